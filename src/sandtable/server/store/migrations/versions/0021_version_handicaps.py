"""Handicaps of versions, and the even setting."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("versions", sa.Column("handicaps", sa.Text, nullable=False, server_default=""))
    even_with = sa.Column("even_with", sa.String(8), nullable=False, server_default="")
    op.add_column("versions", even_with)


def downgrade() -> None:
    op.drop_column("versions", "even_with")
    op.drop_column("versions", "handicaps")
