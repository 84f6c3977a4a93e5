"""Open challenges, chat messages, and players' private notes."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "messages",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "desks",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    for table in ("desks", "messages", "challenges"):
        op.drop_table(table)
