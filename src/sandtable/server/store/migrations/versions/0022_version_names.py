"""Names of versions in each language, separate from their texts, for lists."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("versions", sa.Column("names", sa.Text, nullable=False, server_default="{}"))
    versions = sa.table("versions", *map(sa.column, ("name", "number", "texts", "names")))
    connection = op.get_bind()
    for name, number, texts in connection.execute(
        sa.select(versions.c.name, versions.c.number, versions.c.texts)
    ).all():
        names = {key: one["name"] for key, one in json.loads(texts).items() if one.get("name")}
        connection.execute(
            versions.update()
            .where(versions.c.name == name, versions.c.number == number)
            .values(names=json.dumps(names, ensure_ascii=False))
        )


def downgrade() -> None:
    op.drop_column("versions", "names")
