"""Whether a game is listed for others to watch."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    column = sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
    op.create_index("ix_tables_listed", "tables", ["listed"])


def downgrade() -> None:
    op.drop_index("ix_tables_listed", "tables")
    op.drop_column("tables", "listed")
