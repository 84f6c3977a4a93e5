"""Published scenarios: unguessable addresses, request nonces, measured balance."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0016"

MEASURED = ("first_side", "low", "high", "rounds", "lines")
TOLD = {"key": 16, "draft": 16, "place": 60, "date": 60}


def upgrade() -> None:
    for name, length in TOLD.items():
        column = sa.Column(name, sa.String(length), nullable=False, server_default="")
        op.add_column("versions", column)
    for name in MEASURED:
        op.add_column("versions", sa.Column(name, sa.Float, nullable=True))
    op.add_column("versions", sa.Column("games", sa.Integer, nullable=True))
    op.add_column("versions", sa.Column("agent", sa.String(40), nullable=True))
    op.add_column("versions", sa.Column("nonce", sa.String(32), nullable=True))
    op.create_index("ix_versions_draft", "versions", ["draft"])
    op.create_index("versions_nonce", "versions", ["author", "nonce"], unique=True)
    op.create_table(
        "version_tables",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["name", "number"], ["versions.name", "versions.number"]),
    )
    op.create_index("version_tables_version", "version_tables", ["name", "number"])


def downgrade() -> None:
    op.drop_table("version_tables")
    op.drop_index("versions_nonce", "versions")
    op.drop_index("ix_versions_draft", "versions")
    for name in (*TOLD, "nonce", "agent", "games", *MEASURED):
        op.drop_column("versions", name)
