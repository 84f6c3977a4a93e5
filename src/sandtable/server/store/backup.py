"""Backing up a whole server to one file, and restoring it.

The file is an SQLite database whatever the server uses, so a backup also moves a server from one
kind of database to the other. It is taken while the server runs, as a consistent snapshot, and the
file only gets its name when it is complete. The secret that signs cookies is not included.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from sandtable.core import SandtableError
from sandtable.server.store.database import MIGRATIONS
from sandtable.server.store.schema import entries, guests, metadata, tables
from sandtable.server.store.store import Store

AT_ONCE = 1000
"""Rows copied per batch."""


class BackupError(SandtableError):
    """A backup that cannot be created or used."""


@dataclass(frozen=True, slots=True)
class Contents:
    """The size of a backup."""

    guests: int
    tables: int
    entries: int

    def __str__(self) -> str:
        return f"{self.guests} people, {self.tables} tables, {self.entries} entries"


def back_up(url: sa.URL, file: Path) -> Contents:
    """Write a server's whole database to a file, while the server runs."""
    with _draft(file) as draft:
        if url.get_backend_name() == "sqlite":
            _copy_file(Path(str(url.database)), draft)
        else:
            _empty(draft)
            _copy_rows(url, _sqlite(draft))
        return check(draft)


def restore(file: Path, url: sa.URL, replace: bool = False) -> Contents:
    """Replace a server's database with a backup; the server must not be running."""
    if not file.is_file():
        raise BackupError(f"file not found: {file}")
    # On a copy, since an old backup is first migrated to the newest schema.
    with _draft(file.with_name(f"{file.name}.restored"), keep=False) as draft:
        _copy_file(file, draft)
        _expect_server(draft, file)
        with _told(f"{file} is not a backup"):
            Store(_sqlite(draft)).migrate()
        found = check(draft)
        with _told("cannot use the database"):
            Store(url).migrate()
            if not replace:
                _expect_empty(url)
            _copy_rows(_sqlite(draft), url)
        return found


def _expect_server(copy: Path, file: Path) -> None:
    """Refuse an empty file or another program's database: migrations would make it a server without
    data."""
    with closing(sqlite3.connect(copy)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not {"alembic_version", tables.name} <= names:
        raise BackupError(f"{file} is not a backup of a Sandtable server")


def check(file: Path) -> Contents:
    """Return the size of a backup; BackupError if it is corrupt."""
    with closing(sqlite3.connect(file)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        orphans = connection.execute("PRAGMA foreign_key_check").fetchone()
        # The numbers of a log must have no gap.
        broken = connection.execute(
            "SELECT table_id FROM entries GROUP BY table_id"
            " HAVING min(number) != 0 OR max(number) + 1 != count(*) LIMIT 1"
        ).fetchone()
        if verdict != "ok" or orphans or broken:
            raise BackupError(f"{file} is corrupt")
        counts = [
            connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]
            for table in (guests, tables, entries)
        ]
        return Contents(*counts)


@contextmanager
def _draft(file: Path, keep: bool = True) -> Iterator[Path]:
    """Yield a temporary file that is renamed on success and deleted on failure."""
    draft = file.with_name(f"{file.name}.part")
    try:
        # It contains hidden cards and email addresses, so only its owner may read it.
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    except OSError as error:
        raise BackupError(f"cannot write {draft}: {error.strerror}") from None
    try:
        yield draft
        if keep:
            draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def _told(what: str) -> Iterator[None]:
    """Turn database errors into a BackupError of one sentence, without their details."""
    try:
        yield
    except CommandError:
        raise BackupError(f"{what}: it was created by a newer version of Sandtable") from None
    except SQLAlchemyError as error:
        raise BackupError(f"{what}: {type(error).__name__}") from None


def _copy_file(source: Path, target: Path) -> None:
    """Copy an SQLite file with SQLite's own backup, which takes a snapshot without blocking."""
    if not source.is_file():
        raise BackupError(f"file not found: {source}")
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            # A single file, without a write-ahead log beside it.
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        raise BackupError(f"cannot read {source}: {error}") from None


def _empty(file: Path) -> None:
    Store(_sqlite(file)).migrate()


def _copy_rows(source: sa.URL, target: sa.URL) -> None:
    """Replace all rows of one database with those of another, in one transaction."""
    with _told("cannot use the database"), _engine(source) as old, _engine(target) as new:
        _expect_newest(old)
        snapshot = {} if old.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
        with old.connect().execution_options(**snapshot) as reading, new.begin() as writing:
            for table in reversed(metadata.sorted_tables):
                writing.execute(table.delete())
            for table in metadata.sorted_tables:
                rows = reading.execution_options(yield_per=AT_ONCE).execute(sa.select(table))
                for part in rows.mappings().partitions():
                    writing.execute(table.insert(), [dict(row) for row in part])


def _expect_newest(engine: sa.Engine) -> None:
    """Check that the database has the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    newest = ScriptDirectory.from_config(config).get_current_head()
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    if found != newest:
        raise BackupError(
            f"the database has schema version {found}, but this Sandtable expects {newest}; "
            "use the version of Sandtable that serves it"
        )


def _expect_empty(url: sa.URL) -> None:
    with _engine(url) as engine, engine.connect() as connection:
        if connection.execute(sa.select(guests.c.id).limit(1)).first() is not None:
            raise BackupError("the database is not empty; use --replace to overwrite it")


def _sqlite(file: Path) -> sa.URL:
    return sa.URL.create("sqlite", database=str(file))


@contextmanager
def _engine(url: sa.URL) -> Iterator[sa.Engine]:
    driver = "sqlite+pysqlite" if url.get_backend_name() == "sqlite" else "postgresql+psycopg"
    options: dict[str, Any] = {"hide_parameters": True}
    engine = sa.create_engine(url.set(drivername=driver), **options)
    try:
        yield engine
    finally:
        engine.dispose()
