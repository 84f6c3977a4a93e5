"""Database access: transactions, reading, and notes between processes.

SQLite serves one process and PostgreSQL several, which tell each other what they have written. What
differs between the two is here and in the statements of `batch_writer`. A simulation puts a disk of
its own here, which fails when it is told to.
"""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
CONNECT_SECONDS = 5
"""Database connection timeout in seconds."""
CHANNELS = ("tables", "presence", "sessions")
SILENCE = 15.0
"""Seconds without a notification after which the connection is tested."""
TELL = "sandtable_tell"
"""The option of an engine that says how a transaction tells the other processes."""


class Note(NamedTuple):
    """What another process has told."""

    channel: str
    text: str


Listen = Callable[[], Awaitable[list[Note]]]


def notify_on(channel: str) -> str:
    """The statement that tells the other processes, on PostgreSQL."""
    return f"SELECT pg_notify('{channel}', note) FROM unnest(CAST(:notes AS text[])) AS note"


def notify(connection: sa.Connection, notes: list[str], channel: str = "tables") -> None:
    """Tell the other processes; delivered when, and only when, the transaction is durable."""
    if (tell := connection.get_execution_options().get(TELL)) is not None:
        tell(connection, notes, channel)


def _tell(connection: sa.Connection, notes: list[str], channel: str) -> None:
    connection.execute(sa.text(notify_on(channel)), {"notes": notes})


class Database:
    """SQLite or PostgreSQL, by its address."""

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.is_shared = url.get_backend_name() != "sqlite"
        """Whether several processes may use it at once; then they tell each other."""
        reading, writing = ("psycopg", "psycopg") if self.is_shared else ("aiosqlite", "pysqlite")
        backend = url.get_backend_name()
        self._sync_url = url.set(drivername=f"{backend}+{writing}")
        options: dict[str, Any] = {
            # An error in a log must not tell a table's secret.
            "hide_parameters": True,
            "connect_args": {"connect_timeout": CONNECT_SECONDS} if self.is_shared else {},
        }
        # Each reading is one statement: a transaction around it would only take time.
        self._reading: AsyncEngine = create_async_engine(
            url.set(drivername=f"{backend}+{reading}"),
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
            **options,
        )
        self.writing = sa.create_engine(
            self._sync_url, execution_options={TELL: _tell} if self.is_shared else {}, **options
        )
        """Each transaction is on the disk when it ends."""
        if not self.is_shared:
            event.listen(self._reading.sync_engine, "connect", configure_sqlite)
            event.listen(self.writing, "connect", configure_sqlite)

    def migrate(self) -> None:
        """Bring the database to the newest shape."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["url"] = self._sync_url
        command.upgrade(config, "head")
        if not self.is_shared:
            # Kept in the file. Two connections that change it at the same time lock each other out.
            with closing(sqlite3.connect(str(self.url.database))) as connection:
                connection.execute("PRAGMA journal_mode=WAL")

    async def close(self) -> None:
        self.writing.dispose()
        await self._reading.dispose()

    async def fetch(
        self, query: sa.Executable, parameters: Mapping[str, Any] | None = None
    ) -> Sequence[sa.Row[Any]]:
        try:
            return await self._fetch(query, parameters)
        except OperationalError as error:
            # The database was restarted, and this connection did not know.
            if not error.connection_invalidated:
                raise
            return await self._fetch(query, parameters)

    async def _fetch(
        self, query: sa.Executable, parameters: Mapping[str, Any] | None
    ) -> Sequence[sa.Row[Any]]:
        async with self._reading.connect() as connection:
            rows: Sequence[sa.Row[Any]] = (await connection.execute(query, parameters)).all()
            return rows

    async def tell(self, notes: list[str], channel: str) -> None:
        """Tell the other processes something that is not written down."""
        await self.fetch(sa.text(notify_on(channel)), {"notes": notes})

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[Listen]:
        """A connection that hears what other processes tell: the next notes, or none for long."""
        # Only PostgreSQL needs its driver.
        import psycopg

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        try:
            connection = await psycopg.AsyncConnection.connect(
                address, autocommit=True, connect_timeout=CONNECT_SECONDS
            )
            async with connection:
                for channel in CHANNELS:
                    await connection.execute(f"LISTEN {channel}")

                async def notes() -> list[Note]:
                    heard = connection.notifies(timeout=SILENCE, stop_after=1)
                    found = [Note(note.channel, note.payload) async for note in heard]
                    if not found:
                        await connection.execute("SELECT 1")
                    return found

                yield notes
        except psycopg.Error as error:
            # Without its text: it may tell more of the database than a log should hold.
            raise DatabaseError("LISTEN", None, error, hide_parameters=True) from None


def configure_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA journal_mode=WAL")
    # A line is on the disk before it is acknowledged, whatever happens to the machine.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
