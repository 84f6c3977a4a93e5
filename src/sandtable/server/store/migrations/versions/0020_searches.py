"""Searches for small edits that make a draft even; each is played as a measurement."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "searches",
        sa.Column(
            "measurement",
            sa.String(16),
            sa.ForeignKey("measurements.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("searches")
