"""Scenario ids of any length, since they contain players' armies and their decks."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # SQLite ignores the length of text columns.
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("tables", "scenario", type_=sa.Text, existing_nullable=False)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("tables", "scenario", type_=sa.String(60), existing_nullable=False)
