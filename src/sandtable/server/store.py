"""What is kept: guests, tables, seats, and the entries of each table's log.

Nothing is changed but a table's summary; entries are only ever added. The primary key of an entry
is (table, number): of two writers that race for the same number one gets a clean conflict.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sandtable.server.log import LogEntry

metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("scenario", sa.String(60), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("invitation", sa.String(64), nullable=False),
    sa.Column("given", sa.Integer, nullable=False),
    sa.Column("rematch", sa.String(16), nullable=True),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("owing", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("winner", sa.Integer, nullable=False),
    sa.Column("ending", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), nullable=True, index=True),
    sa.Column("agent", sa.String(40), nullable=False),
    sa.Column("nonce", sa.String(32), nullable=False),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(120), nullable=False),
    sa.Column("key", sa.String(40), nullable=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "key"),
)


class Conflict(Exception):
    """Somebody else added to the log first."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    kind: str
    """guest, agent, or open while nobody sits there."""
    guest: str
    name: str
    agent: str
    nonce: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log."""

    id: str
    title: str
    scenario: str
    secret: str
    invitation: str
    given: int
    """How many entries at the start were taken over from another game."""
    rematch: str | None
    status: str
    owing: int
    round: int
    winner: int
    ending: str
    created: float
    touched: float
    seats: tuple[SeatRow, ...]

    @property
    def nonces(self) -> dict[str, str]:
        return {str(seat.seat): seat.nonce for seat in self.seats}


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a table; written together with the entries it follows from."""

    status: str
    owing: int
    round: int
    winner: int
    ending: str


class Store:
    """The database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.engine: AsyncEngine = create_async_engine(self.url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        # SQLite has one writer at a time; waiting for it here is kinder than failing there.
        self._writing = asyncio.Lock()
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _configure_sqlite)

    def migrate(self) -> None:
        """Bring the database to the newest shape."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["url"] = sync_url(self.url)
        command.upgrade(config, "head")

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; when it ends, what was written is on the disk."""
        if self.is_sqlite:
            async with self._writing, self.engine.begin() as connection:
                yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection

    async def fetch(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        async with self.engine.connect() as connection:
            rows: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
            return rows

    # Guests

    async def add_guest(self, id: str, name: str) -> None:
        async with self.write() as connection:
            await connection.execute(guests.insert().values(id=id, name=name, created=time.time()))

    async def rename_guest(self, id: str, name: str) -> None:
        async with self.write() as connection:
            await connection.execute(guests.update().where(guests.c.id == id).values(name=name))

    async def guest_name(self, id: str) -> str | None:
        rows = await self.fetch(sa.select(guests.c.name).where(guests.c.id == id))
        return str(rows[0].name) if rows else None

    # Tables

    async def add_table(self, table: TableRow, rules_version: int, log: Sequence[LogEntry]) -> None:
        async with self.write() as connection:
            await connection.execute(
                tables.insert().values(
                    id=table.id,
                    title=table.title,
                    rules_version=rules_version,
                    scenario=table.scenario,
                    secret=table.secret,
                    invitation=table.invitation,
                    given=table.given,
                    rematch=None,
                    status=table.status,
                    owing=table.owing,
                    round=table.round,
                    winner=table.winner,
                    ending=table.ending,
                    created=table.created,
                    touched=table.touched,
                )
            )
            await connection.execute(
                seats.insert(),
                [
                    {
                        "table_id": table.id,
                        "seat": seat.seat,
                        "kind": seat.kind,
                        "guest": seat.guest or None,
                        "agent": seat.agent,
                        "nonce": seat.nonce,
                    }
                    for seat in table.seats
                ],
            )
            if log:
                await connection.execute(entries.insert(), _rows(table.id, 0, log))

    async def append(
        self, table: str, first: int, log: Sequence[LogEntry], summary: Summary
    ) -> None:
        """Add entries from a number on, all or none; Conflict when the number is taken."""
        try:
            async with self.write() as connection:
                await connection.execute(entries.insert(), _rows(table, first, log))
                await connection.execute(
                    tables.update()
                    .where(tables.c.id == table)
                    .values(
                        status=summary.status,
                        owing=summary.owing,
                        round=summary.round,
                        winner=summary.winner,
                        ending=summary.ending,
                        touched=time.time(),
                    )
                )
                if not self.is_sqlite:
                    # Delivered when, and only when, the transaction is durable.
                    await connection.execute(
                        sa.text("SELECT pg_notify('tables', :note)"),
                        {"note": f"{table}:{first + len(log)}"},
                    )
        except IntegrityError as error:
            raise Conflict from error

    async def sit_down(
        self, table: str, seat: int, guest: str, nonce: str, log: Sequence[LogEntry], first: int
    ) -> None:
        """Take an open seat and begin the game; Conflict when somebody else was faster."""
        try:
            async with self.write() as connection:
                taken = await connection.execute(
                    seats.update()
                    .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == "open")
                    .values(kind="guest", guest=guest, nonce=nonce)
                )
                if taken.rowcount != 1:
                    raise Conflict
                if log:
                    await connection.execute(entries.insert(), _rows(table, first, log))
                await connection.execute(
                    tables.update()
                    .where(tables.c.id == table)
                    .values(status="running", owing=3, round=1, touched=time.time())
                )
                if not self.is_sqlite:
                    await connection.execute(
                        sa.text("SELECT pg_notify('tables', :note)"), {"note": f"{table}:0"}
                    )
        except IntegrityError as error:
            raise Conflict from error

    async def set_rematch(self, table: str, rematch: str) -> str:
        """Link the next game; the one that was linked first, if there is one."""
        async with self.write() as connection:
            await connection.execute(
                tables.update()
                .where(tables.c.id == table, tables.c.rematch.is_(None))
                .values(rematch=rematch)
            )
            query = sa.select(tables.c.rematch).where(tables.c.id == table)
            return str((await connection.execute(query)).scalar_one())

    async def table(self, id: str) -> TableRow | None:
        found = await self._tables(tables.c.id == id)
        return found[0] if found else None

    async def tables_of(self, guest: str, most: int = 100) -> list[TableRow]:
        """A guest's tables, the latest first."""
        mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
        return await self._tables(tables.c.id.in_(mine), most)

    async def tables_waiting_for_agents(self) -> list[str]:
        """Running tables where an agent owes a choice: a server that starts goes on with them."""
        rows = await self.fetch(
            sa.select(tables.c.id, tables.c.owing, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status == "running", seats.c.kind == "agent")
        )
        return sorted({str(row.id) for row in rows if row.owing >> row.seat & 1})

    async def _tables(self, where: sa.ColumnElement[bool], most: int = 1) -> list[TableRow]:
        chosen = sa.select(tables).where(where).order_by(tables.c.touched.desc()).limit(most)
        rows = await self.fetch(chosen)
        if not rows:
            return []
        seated = await self.fetch(
            sa.select(seats, guests.c.name.label("name"))
            .join(guests, guests.c.id == seats.c.guest, isouter=True)
            .where(seats.c.table_id.in_([row.id for row in rows]))
            .order_by(seats.c.seat)
        )
        by_table: dict[str, list[SeatRow]] = {}
        for seat in seated:
            by_table.setdefault(seat.table_id, []).append(
                SeatRow(
                    seat.seat,
                    seat.kind,
                    seat.guest or "",
                    seat.name or "",
                    seat.agent,
                    seat.nonce,
                )
            )
        return [
            TableRow(
                row.id,
                row.title,
                row.scenario,
                row.secret,
                row.invitation,
                row.given,
                row.rematch,
                row.status,
                row.owing,
                row.round,
                row.winner,
                row.ending,
                row.created,
                row.touched,
                tuple(by_table[row.id]),
            )
            for row in rows
        ]

    async def log(self, table: str, first: int = 0) -> list[LogEntry]:
        """The entries of a table from a number on."""
        rows = await self.fetch(
            sa.select(entries)
            .where(entries.c.table_id == table, entries.c.number >= first)
            .order_by(entries.c.number)
        )
        return [LogEntry(row.kind, row.seat, row.text, row.key or "") for row in rows]


def _rows(table: str, first: int, log: Sequence[LogEntry]) -> list[dict[str, object]]:
    now = time.time()
    return [
        {
            "table_id": table,
            "number": first + index,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "key": entry.key or None,
            "at": now,
        }
        for index, entry in enumerate(log)
    ]


def _configure_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # A line is on the disk before it is acknowledged, whatever happens to the machine.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def async_url(url: str) -> str:
    """The address with the driver we use."""
    if url.startswith("sqlite://"):
        return url.replace("sqlite://", "sqlite+aiosqlite://", 1)
    if url.startswith("postgresql://"):
        return url.replace("postgresql://", "postgresql+psycopg://", 1)
    return url


def sync_url(url: str) -> str:
    return url.replace("sqlite+aiosqlite://", "sqlite://", 1)
