"""Request nonces of drafts, and the number of failures of measurements."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("drafts", sa.Column("nonce", sa.String(32), nullable=True))
    op.create_index("drafts_nonce", "drafts", ["owner", "nonce"], unique=True)
    failures = sa.Column("failures", sa.Integer, nullable=False, server_default="0")
    op.add_column("measurements", failures)


def downgrade() -> None:
    op.drop_column("measurements", "failures")
    op.drop_index("drafts_nonce", "drafts")
    op.drop_column("drafts", "nonce")
