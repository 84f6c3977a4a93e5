"""How Alembic reaches the database."""

import sqlalchemy as sa
from alembic import context

engine = sa.create_engine(context.config.attributes["url"])
with engine.connect() as connection:
    context.configure(connection=connection)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
engine.dispose()
