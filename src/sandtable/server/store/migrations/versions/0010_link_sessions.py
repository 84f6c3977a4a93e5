"""The session that requested an emailed link."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    session = sa.Column("session", sa.String(64), nullable=False, server_default="")
    op.add_column("links", session)


def downgrade() -> None:
    op.drop_column("links", "session")
