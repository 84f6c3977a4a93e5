"""Table time, which players' clocks count, and the time at which each entry was written."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("entries", sa.Column("written", sa.Float, nullable=True))
    table_time = op.create_table(
        "table_time",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("now", sa.Float, nullable=False),
    )
    # Running games continue from the last activity; until now they were timed by the wall clock.
    found = op.get_bind().execute(sa.text("SELECT max(touched) FROM tables")).scalar()
    op.bulk_insert(table_time, [{"id": 1, "now": time.time() if found is None else found}])


def downgrade() -> None:
    op.drop_table("table_time")
    op.drop_column("entries", "written")
