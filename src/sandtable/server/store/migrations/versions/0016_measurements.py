"""Measurements of made scenarios: jobs, the slices being played, and games per day."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "measurements",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column(
            "owner",
            sa.String(16),
            sa.ForeignKey("guests.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("draft", sa.String(16), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column(
            "content", sa.String(40), sa.ForeignKey("contents.id"), nullable=False, index=True
        ),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("agent", sa.String(40), nullable=False),
        sa.Column("state", sa.String(10), nullable=False, index=True),
        sa.Column("error", sa.String(20), nullable=False),
        sa.Column("pairs", sa.Integer, nullable=False),
        sa.Column("others", sa.Integer, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
        sa.Column("others_counted", sa.Integer, nullable=False),
        sa.Column("charged", sa.Integer, nullable=False),
        sa.Column("charged_day", sa.Integer, nullable=False),
        sa.Column("progress", sa.Text, nullable=False),
        sa.Column("share", sa.Float, nullable=True),
        sa.Column("low", sa.Float, nullable=True),
        sa.Column("high", sa.Float, nullable=True),
        sa.Column("rank", sa.Float, nullable=False),
        sa.Column("served", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sa.UniqueConstraint("owner", "content", "rules_version", "agent"),
    )
    op.create_table(
        "slices",
        sa.Column(
            "measurement",
            sa.String(16),
            sa.ForeignKey("measurements.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("is_other", sa.Boolean, primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("pairs", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(16), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "measured_games",
        sa.Column(
            "owner", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("measured_games", "slices", "measurements"):
        op.drop_table(table)
