"""The Alembic environment."""

import sqlalchemy as sa
from alembic import context

ONE_AT_A_TIME = 5_441_967
"""The advisory lock that serialises migrations of processes starting at the same time."""

engine = sa.create_engine(context.config.attributes["url"], hide_parameters=True)
with engine.connect() as connection:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    context.configure(connection=connection)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
engine.dispose()
