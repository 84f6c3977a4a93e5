"""Checksums of positions, and the games that differ under newer rules."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # 0 means unknown, as in all earlier rows.
    zero = sa.text("0")
    for table, name, kind in (
        ("tables", "mark", sa.BigInteger),
        ("tables", "checked", sa.Integer),
        ("entries", "mark", sa.BigInteger),
    ):
        op.add_column(table, sa.Column(name, kind, nullable=False, server_default=zero))
    op.add_column("tables", sa.Column("differs", sa.Integer, nullable=True))


def downgrade() -> None:
    op.drop_column("entries", "mark")
    for column in ("differs", "checked", "mark"):
        op.drop_column("tables", column)
