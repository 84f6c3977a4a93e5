"""Database access: transactions, queries, and notifications between processes.

SQLite serves one process. PostgreSQL serves several, which notify each other of what they have
written. The differences between the two are here and in the statements of `batch_writer`.
Simulations replace this class by one with a disk that fails on demand.
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
"""Seconds without a notification after which the listening connection is tested."""
TELL = "sandtable_tell"
"""The engine option that holds the function for notifying other processes."""


class Note(NamedTuple):
    """A notification from another process."""

    channel: str
    text: str


Listen = Callable[[], Awaitable[list[Note]]]


def notify_on(channel: str) -> str:
    """Return the PostgreSQL statement that notifies the other processes."""
    return f"SELECT pg_notify('{channel}', note) FROM unnest(CAST(:notes AS text[])) AS note"


def notify(connection: sa.Connection, notes: list[str], channel: str = "tables") -> None:
    """Notify the other processes; delivered only if, and when, the transaction commits."""
    if (tell := connection.get_execution_options().get(TELL)) is not None:
        tell(connection, notes, channel)


def _tell(connection: sa.Connection, notes: list[str], channel: str) -> None:
    connection.execute(sa.text(notify_on(channel)), {"notes": notes})


class Database:
    """An SQLite or PostgreSQL database."""

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.is_shared = url.get_backend_name() != "sqlite"
        """Whether several processes may use the database at once and notify each other."""
        reading, writing = ("psycopg", "psycopg") if self.is_shared else ("aiosqlite", "pysqlite")
        backend = url.get_backend_name()
        self._sync_url = url.set(drivername=f"{backend}+{writing}")
        options: dict[str, Any] = {
            # Keeps secrets out of logged errors.
            "hide_parameters": True,
            "connect_args": {"connect_timeout": CONNECT_SECONDS} if self.is_shared else {},
        }
        # Each read is a single statement, so a transaction around it would only cost time.
        self._reading: AsyncEngine = create_async_engine(
            url.set(drivername=f"{backend}+{reading}"),
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
            **options,
        )
        self.writing = sa.create_engine(
            self._sync_url, execution_options={TELL: _tell} if self.is_shared else {}, **options
        )
        """Each transaction is on disk when it ends."""
        if not self.is_shared:
            event.listen(self._reading.sync_engine, "connect", configure_sqlite)
            event.listen(self.writing, "connect", configure_sqlite)

    def migrate(self) -> None:
        """Migrate the database to the newest schema."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["url"] = self._sync_url
        command.upgrade(config, "head")
        if not self.is_shared:
            # The mode is stored in the file. Two connections changing it at once lock each other
            # out.
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
            # The database was restarted, and this connection is stale.
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
        """Notify the other processes of something that is not stored."""
        await self.fetch(sa.text(notify_on(channel)), {"notes": notes})

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[Listen]:
        """Yield a function that waits for notifications; it returns none after a long silence."""
        # Imported here because only PostgreSQL needs its driver.
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
            # Without the error's text, which may reveal more of the database than a log should
            # hold.
            raise DatabaseError("LISTEN", None, error, hide_parameters=True) from None


def configure_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA journal_mode=WAL")
    # A line is on disk before it is acknowledged, even if the machine loses power.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
