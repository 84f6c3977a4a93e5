"""Players' scenarios: their content, drafts, published versions, likes and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "drafts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("texts", sa.Text, nullable=False),
        sa.Column("parent", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("deleted", sa.Float, nullable=True),
    )
    op.create_table(
        "versions",
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column(
            "content", sa.String(40), sa.ForeignKey("contents.id"), nullable=False, index=True
        ),
        sa.Column("called", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("texts", sa.Text, nullable=False),
        sa.Column("author", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("parent", sa.Text, nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("forkable", sa.Boolean, nullable=False),
        sa.Column("published", sa.Float, nullable=False),
    )
    op.create_table(
        "likes",
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.ForeignKeyConstraint(["name", "number"], ["versions.name", "versions.number"]),
    )
    op.create_table(
        "version_reports",
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["name", "number"], ["versions.name", "versions.number"]),
    )


def downgrade() -> None:
    for table in ("version_reports", "likes", "versions", "drafts", "contents"):
        op.drop_table(table)
