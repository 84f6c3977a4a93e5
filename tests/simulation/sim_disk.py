"""A simulated disk with real SQLite on it, in a machine that can lose its power.

Data that SQLite has written is on the disk once it is synced. A killed process loses nothing that
it has written. A loss of power loses what was not synced, or parts of it in any order, down to
single sectors. So the write-ahead log is cut and torn as on a real disk, and real SQLite has to
recover from it.
"""

import asyncio
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from functools import cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sim_loop import Process, SimLoop
from sqlalchemy import event
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from sandtable.server.store.database import TELL, Database, Listen, Note, configure_sqlite

SECTOR = 512
FULL = 2
"""SQLite's value of ``PRAGMA synchronous`` for a sync with every transaction."""


class Disk:
    """The files of a database, and the part of them that would survive a loss of power."""

    def __init__(
        self, folder: Path, template: bytes, rng: random.Random, happened: Counter[str]
    ) -> None:
        self._folder = folder
        self._rng = rng
        self._happened = happened
        self._grow_older(0)
        self.file.parent.mkdir()
        self.file.write_bytes(template)
        self._synced = 0
        self._written = 0
        self._syncs = True
        self._newest: int | None = None
        """Number of the latest row in any log."""
        self.is_full = False
        self.wrote_something = asyncio.Event()
        """Set when a transaction has ended and is not synced yet."""
        self.committed: dict[str, int] = {}
        """Length of each table's log on the disk, synced or not."""
        self.safe: dict[str, int] = {}
        """Length of each table's log after a loss of power."""

    def _grow_older(self, age: int) -> None:
        """Use new files, as after each loss of power."""
        self._age = age
        self.file = self._folder / str(age) / "tables.sqlite"
        self._wal = self.file.with_name("tables.sqlite-wal")

    def wrote(self, connection: sqlite3.Connection) -> None:
        """Record the end of a transaction. If SQLite was told to sync, it is safe once the thread's
        work is done."""
        self._written = self._wal.stat().st_size if self._wal.exists() else 0
        (mode,) = connection.execute("PRAGMA synchronous").fetchone()
        self._syncs = mode >= FULL
        self.wrote_something.set()
        (newest,) = connection.execute("SELECT max(rowid) FROM entries").fetchone()
        if newest != self._newest:
            # Most transactions are beats, which do not change any log.
            self._newest = newest
            self.committed = dict(
                connection.execute("SELECT table_id, count(*) FROM entries GROUP BY table_id")
            )

    def has_no_room(self) -> bool:
        """Return whether a transaction fails. Sometimes space becomes free even on a full disk."""
        if self.is_full and self._rng.random() < 0.8:
            self._happened["the disk is full"] += 1
            return True
        return False

    def has(self, key: str) -> bool:
        """Return whether a player's request with this key is in a log."""
        with closing(sqlite3.connect(self.file)) as connection:
            found = connection.execute(
                "SELECT 1 FROM entries WHERE substr(key, 3) = ? LIMIT 1", [key]
            )
            return bool(key) and found.fetchone() is not None

    def sync(self) -> Callable[[], None]:
        """Return a function that completes a sync of what is written now."""
        age = self._age
        return lambda: self.end_sync() if age == self._age else None

    def end_sync(self) -> None:
        """Complete the sync. SQLite starts the next transaction, and shows this one to others, only
        after that."""
        if self._syncs:
            self._synced, self.safe = self._written, self.committed

    def lose_power(self) -> None:
        """Lose or tear the data that is not synced. No process has the files open any more."""
        old, wal = self.file, self._wal.read_bytes() if self._wal.exists() else b""
        kept = bytearray(wal[: self._synced])
        if len(wal) > self._synced:
            self._happened["what was not synced is lost"] += 1
        if self._rng.random() < 0.8:
            lost = False
            for start in range(self._synced, len(wal), SECTOR):
                sector = wal[start : start + SECTOR]
                if self._rng.random() >= 0.7:
                    lost = True
                    self._happened["a write is torn"] += 1
                else:
                    self._happened["a write comes before an earlier one"] += lost
                    kept[len(kept) :] = bytes(max(0, start - len(kept)))
                    kept[start : start + len(sector)] = sector
        self._grow_older(self._age + 1)
        self.file.parent.mkdir()
        shutil.copyfile(old, self.file)
        self._wal.write_bytes(bytes(kept))
        self._synced = self._written = len(kept)
        self._newest = None
        with sqlite3.connect(self.file) as connection:
            self.committed = self.safe = dict(
                connection.execute("SELECT table_id, count(*) FROM entries GROUP BY table_id")
            )
        connection.close()


class Wires:
    """The notifications between processes with a shared database."""

    def __init__(self, loop: SimLoop, rng: random.Random) -> None:
        self._loop = loop
        self._rng = rng
        self._ears: list[Ear] = []

    def tell(self, notes: list[Note]) -> None:
        for ear in list(self._ears):
            seconds = self._rng.choice((0.001, 0.02, 0.2, 1.0)) * self._rng.random()
            self._loop.happened["a note between processes is late"] += seconds > 0.2
            ear.hear(notes, seconds)

    @asynccontextmanager
    async def listen(self, process: Process) -> AsyncIterator[Listen]:
        ear = Ear(self._loop, process)
        self._ears.append(ear)
        try:
            yield ear.notes
        finally:
            if ear in self._ears:
                self._ears.remove(ear)

    def cut(self) -> None:
        """Lose all connections that receive notifications, with the messages under way."""
        ears, self._ears = self._ears, []
        self._loop.happened["processes do not hear each other"] += bool(ears)
        for ear in ears:
            ear.lose()


class Ear:
    """A process's connection for notifications, which arrive in the order in which they were
    sent."""

    def __init__(self, loop: SimLoop, process: Process) -> None:
        self._loop = loop
        self._process = process
        self._heard: list[Note] = []
        self._lost = False
        self._free = 0.0
        self._news = asyncio.Event()

    def hear(self, notes: list[Note], seconds: float) -> None:
        self._free = max(self._free, self._loop.time() + seconds)
        self._loop.call_in(self._process, self._free - self._loop.time(), self._take, notes)

    def _take(self, notes: list[Note]) -> None:
        self._heard += notes
        self._news.set()

    def lose(self) -> None:
        self._lost = True
        self._news.set()

    async def notes(self) -> list[Note]:
        while not self._heard and not self._lost:
            self._news.clear()
            await self._news.wait()
        if self._lost:
            raise OperationalError("LISTEN", None, Exception("the connection was lost"))
        heard, self._heard = self._heard[:1], self._heard[1:]
        return heard


class SimDatabase(Database):
    """The connection of one process to the database on a simulated disk."""

    def __init__(self, loop: SimLoop, process: Process, disk: Disk, wires: Wires | None) -> None:
        self._loop = loop
        self._process = process
        self._disk = disk
        self._wires = wires
        self.is_shared = wires is not None
        self._raw = _connect(disk.file)
        self._raw_reading = _connect(disk.file)
        self.writing = _engine(self._raw, {} if wires is None else {TELL: self._tell})
        self._reading = _engine(self._raw_reading, {"isolation_level": "AUTOCOMMIT"})
        self._open: sa.Connection | None = None
        self._told: list[Note] | None = None
        event.listen(self.writing, "begin", self._begin)
        event.listen(self.writing, "commit", self._commit)
        self._telling: list[Note] = []

    def _begin(self, connection: sa.Connection) -> None:
        self._telling = []
        self._disk.end_sync()

    def _commit(self, connection: sa.Connection) -> None:
        if self._disk.has_no_room():
            # There is no space for the write-ahead log, so the transaction is rolled back.
            full = sqlite3.OperationalError("database or disk is full")
            raise OperationalError("COMMIT", None, full)
        self._told = self._telling

    def after_work(self) -> None:
        """After a transaction, record the write and notify the other processes."""
        if self._told is not None:
            told, self._told = self._told, None
            self._disk.wrote(self._raw)
            if self._wires is not None and told:
                self._wires.tell(told)

    def _tell(self, connection: sa.Connection, notes: list[str], channel: str) -> None:
        self._telling += [Note(channel, note) for note in notes]

    async def fetch(
        self, query: sa.Executable, parameters: Mapping[str, Any] | None = None
    ) -> Sequence[sa.Row[Any]]:
        def read() -> Sequence[sa.Row[Any]]:
            self._disk.end_sync()
            return self._reader().execute(query, parameters).all()

        return await self._loop.run_in_executor(None, read)

    def _reader(self) -> sa.Connection:
        """Return a connection for all reads. Opening one takes a sixth of the time of a read."""
        if self._open is None or self._open.closed:
            self._open = self._reading.connect()
        return self._open

    async def tell(self, notes: list[str], channel: str) -> None:
        if self._wires is not None:
            self._wires.tell([Note(channel, note) for note in notes])

    def listen(self) -> Any:
        assert self._wires is not None
        return self._wires.listen(self._process)

    async def close(self) -> None:
        pass

    def bury(self) -> None:
        """Close the connections of a process that has ended."""
        if self._open is not None:
            with suppress(sqlite3.Error, SQLAlchemyError):
                self._open.close()
        for raw in (self._raw, self._raw_reading):
            with suppress(sqlite3.Error):
                raw.close()


def _connect(file: Path) -> sqlite3.Connection:
    raw = sqlite3.connect(file, check_same_thread=False)
    configure_sqlite(raw, None)
    # Without checkpoints the data stays in the write-ahead log, where a loss of power can tear it.
    raw.execute("PRAGMA wal_autocheckpoint=0")
    return raw


def _engine(raw: sqlite3.Connection, options: dict[str, Any]) -> sa.Engine:
    base, compiled = _base()
    return sa.Engine(
        StaticPool(lambda: raw),
        base.dialect,
        base.url,
        hide_parameters=True,
        execution_options={**options, "compiled_cache": compiled},
    )


@cache
def _base() -> tuple[sa.Engine, dict[Any, Any]]:
    """Return the base and the statement cache of all engines, so that each statement is compiled
    only once."""
    base = sa.create_engine("sqlite+pysqlite://")
    base.connect().close()
    return base, {}
