"""Entry texts of any length."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # SQLite ignores the length of text columns.
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("entries", "text", type_=sa.Text, existing_nullable=False)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("entries", "text", type_=sa.String(120), existing_nullable=False)
