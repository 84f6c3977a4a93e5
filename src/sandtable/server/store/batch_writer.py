"""Batched writes to the database, for many tables at a time.

A line is acknowledged once it is on disk, and the flush to disk is slow. Lines that arrive during a
transaction therefore share the next one: one flush serves them all.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError

from sandtable.server.store.database import notify, notify_on
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.schema import entries, tables
from sandtable.server.store.server_clock import ServerClock

T = TypeVar("T")

ADD_ENTRIES = entries.insert()
UPDATE_SUMMARY = (
    tables.update()
    .where(tables.c.id == sa.bindparam("table"))
    .values(
        status=sa.bindparam("new_status"),
        owing=sa.bindparam("new_owing"),
        round=sa.bindparam("new_round"),
        winner=sa.bindparam("new_winner"),
        ending=sa.bindparam("new_ending"),
        rules_version=sa.bindparam("new_rules"),
        deadline=sa.bindparam("new_deadline"),
        turn=sa.bindparam("new_turn"),
        turned=sa.bindparam("new_turned"),
        touched=sa.func.coalesce(sa.bindparam("now", type_=sa.Float), tables.c.touched),
    )
)


# The inserts and updates in one statement, since each statement costs a round trip.
ALL_AT_ONCE = sa.text(
    """
    WITH added AS (
        INSERT INTO entries (table_id, number, kind, seat, text, key, at, mark, written)
        SELECT * FROM unnest(
            CAST(:table_id AS text[]), CAST(:number AS int[]), CAST(:kind AS text[]),
            CAST(:seat AS int[]), CAST(:text AS text[]), CAST(:key AS text[]), CAST(:at AS float[]),
            CAST(:mark AS bigint[]), CAST(:written AS float[])
        )
    ), summed_up AS (
        UPDATE tables SET
            status = new.status, owing = new.owing, round = new.round, winner = new.winner,
            ending = new.ending, rules_version = new.rules, deadline = new.deadline,
            turn = new.turn, turned = new.turned,
            touched = COALESCE(new.touched, tables.touched)
        FROM unnest(
            CAST(:table AS text[]), CAST(:new_status AS text[]), CAST(:new_owing AS int[]),
            CAST(:new_round AS int[]), CAST(:new_winner AS int[]), CAST(:new_ending AS text[]),
            CAST(:new_rules AS int[]), CAST(:new_deadline AS float[]), CAST(:new_turn AS int[]),
            CAST(:new_turned AS float[]), CAST(:now AS float[])
        ) AS new(id, status, owing, round, winner, ending, rules, deadline, turn, turned, touched)
        WHERE tables.id = new.id
    )
    """
    + notify_on("tables")
)


class Conflict(Exception):
    """Another writer was faster."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a table; written together with the entries it follows from."""

    status: str
    owing: int
    round: int
    winner: int
    ending: str
    rules: int
    deadline: float | None = None
    """The table time at which a player's time runs out."""
    turn: int = 0
    """Log length when the latest turn began; ``turned`` is the table time then."""
    turned: float = 0.0

    def bound(self, table: str, now: float | None) -> dict[str, object]:
        """``now``: when something happened that lists may show; None: nothing did."""
        return {
            "table": table,
            "new_status": self.status,
            "new_owing": self.owing,
            "new_round": self.round,
            "new_winner": self.winner,
            "new_ending": self.ending,
            "new_rules": self.rules,
            "new_deadline": self.deadline,
            "new_turn": self.turn,
            "new_turned": self.turned,
            "now": now,
        }


@dataclass(frozen=True, slots=True)
class Append:
    """Entries to add to a table's log from number ``first`` on, all or none."""

    table: str
    first: int
    log: Sequence[LogEntry]
    summary: Summary
    shown: bool = True
    """Whether others than their owner can notice the entries."""

    @property
    def note(self) -> str:
        return f"{self.table}:{self.first + len(self.log)}"


def entry_rows(
    table: str, first: int, log: Sequence[LogEntry], now: float
) -> list[dict[str, object]]:
    return [
        {
            "table_id": table,
            "number": first + index,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "key": entry.key or None,
            "at": entry.at,
            "mark": entry.mark,
            "written": now,
        }
        for index, entry in enumerate(log)
    ]


class Writer:
    """The single thread that writes."""

    def __init__(self, engine: sa.Engine, clock: ServerClock) -> None:
        self._engine = engine
        self._clock = clock
        # A single statement is a transaction by itself and needs no BEGIN and COMMIT.
        is_postgres = engine.dialect.name == "postgresql"
        self._appending = (
            engine.execution_options(isolation_level="AUTOCOMMIT") if is_postgres else engine
        )
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._pending: list[tuple[Append, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a transaction; when this returns, its changes are on disk."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._run, self._engine, job)

    async def append(self, append: Append) -> None:
        """Add entries to a log; Conflict if their numbers or key are taken."""
        done = asyncio.get_running_loop().create_future()
        self._pending.append((append, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_pending())
        await done

    async def _write_pending(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._pending:
                batch, self._pending = self._pending, []
                # Sorted by table, so that two processes locking rows cannot deadlock.
                batch.sort(key=lambda pair: pair[0].table)
                appends = [append for append, _ in batch]
                errors = await loop.run_in_executor(self._thread, self._write, appends)
                for (_, done), error in zip(batch, errors, strict=True):
                    if done.done():
                        continue
                    if error is None:
                        done.set_result(None)
                    else:
                        done.set_exception(error)
        finally:
            self._writing = None

    def _write(self, appends: list[Append]) -> Sequence[Exception | None]:
        """Write all appends in one transaction; return the error of each, or None."""
        try:
            now = self._clock.wall()
            self._run(self._appending, lambda connection: _add(connection, appends, now))
        except IntegrityError:
            if len(appends) == 1:
                return [Conflict()]
            # One of them is in conflict and fails the whole batch: write each one separately.
            return [error for append in appends for error in self._write([append])]
        except Exception as error:
            return [error] * len(appends)
        return [None] * len(appends)

    def _run(self, engine: sa.Engine, job: Callable[[sa.Connection], T]) -> T:
        for attempt in range(2):
            try:
                with engine.begin() as connection:
                    return job(connection)
            except OperationalError as error:
                # The database was restarted. If the first attempt was written after all, the second
                # is a conflict, and the request finds its own key in the log.
                if attempt or not error.connection_invalidated:
                    raise
        raise AssertionError("there are two attempts")

    def close(self) -> None:
        self._thread.shutdown()


def _add(connection: sa.Connection, appends: list[Append], now: float) -> None:
    rows = [row for one in appends for row in entry_rows(one.table, one.first, one.log, now)]
    summaries = [one.summary.bound(one.table, now if one.shown else None) for one in appends]
    notes = [one.note for one in appends]
    if connection.dialect.name == "postgresql":
        connection.execute(ALL_AT_ONCE, {**_columns(rows), **_columns(summaries), "notes": notes})
    else:
        connection.execute(ADD_ENTRIES, rows)
        connection.execute(UPDATE_SUMMARY, summaries)
        notify(connection, notes)


def _columns(rows: list[dict[str, object]]) -> dict[str, list[object]]:
    return {name: [row[name] for row in rows] for name in rows[0]}
