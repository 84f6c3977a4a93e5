"""Time controls, the start of each turn, and the latest turn each player was notified of."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    zero = sa.text("0")
    op.add_column("tables", sa.Column("clock", sa.String(60), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("deadline", sa.Float, nullable=True))
    op.add_column("tables", sa.Column("turn", sa.Integer, nullable=False, server_default=zero))
    op.add_column("tables", sa.Column("turned", sa.Float, nullable=False, server_default=zero))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("rung", sa.Integer, nullable=False, server_default=zero))


def downgrade() -> None:
    op.drop_column("seats", "rung")
    op.drop_index("ix_tables_deadline", "tables")
    for column in ("turned", "turn", "deadline", "clock"):
        op.drop_column("tables", column)
