"""Second factors, recovery codes, the device of a session, and limits shared by all workers."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("device", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "factors",
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("step", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("code", sa.String(64), primary_key=True),
    )
    op.create_table(
        "limits",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("limits")
    op.drop_table("recovery_codes")
    op.drop_table("factors")
    op.drop_column("sessions", "device")
