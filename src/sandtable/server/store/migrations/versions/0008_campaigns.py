"""Campaigns and their battles."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("first", sa.String(60), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "battles",
        sa.Column("campaign", sa.String(16), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, unique=True
        ),
        sa.Column("lost_first", sa.Integer, nullable=True),
        sa.Column("lost_second", sa.Integer, nullable=True),
    )


def downgrade() -> None:
    for table in ("battles", "campaigns"):
        op.drop_table(table)
