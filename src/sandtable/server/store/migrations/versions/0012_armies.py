"""The army a player has built before the opponent joins."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("seats", sa.Column("army", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "army")
