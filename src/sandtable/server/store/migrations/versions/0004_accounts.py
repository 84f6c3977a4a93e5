"""Accounts, their sessions, and the links emailed to them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("login", sa.String(80), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column(
            "account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False, index=True
        ),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column(
            "account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False, index=True
        ),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("links", "sessions", "accounts"):
        op.drop_table(table)
