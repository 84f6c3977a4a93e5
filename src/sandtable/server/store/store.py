"""Stored guests, tables, seats, and the entries of each table's log.

Nothing is changed but a table's summary; entries are only ever added. The primary key of an entry
is (table, number): of two writers that race for the same number one gets a clean conflict.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from sandtable.core import made_scenarios
from sandtable.server.store.batch_writer import (
    ADD_ENTRIES,
    UPDATE_SUMMARY,
    Append,
    Conflict,
    Summary,
    Writer,
    entry_rows,
)
from sandtable.server.store.database import Database, notify
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.schema import (
    accounts,
    battles,
    campaigns,
    challenges,
    complaints,
    contents,
    desks,
    entries,
    guests,
    messages,
    seats,
    table_time,
    tables,
    version_tables,
)
from sandtable.server.store.server_clock import Moment, ServerClock

MOST_BATTLES = 100
"""More than any title has scenarios."""
ATTEMPTS = 5

BEAT = (
    table_time.update()
    .values(
        now=sa.case(
            (table_time.c.now < sa.bindparam("mine"), sa.bindparam("mine")), else_=table_time.c.now
        )
    )
    .returning(table_time.c.now)
)
# What is asked all the time is put together once: that takes longer than the answer.
_SAID = (
    sa.select(sa.func.count())
    .where(messages.c.table_id == tables.c.id)
    .scalar_subquery()
    .label("said")
)
SUMMARIES = (
    sa.select(tables, battles.c.campaign, battles.c.number, campaigns.c.length, _SAID)
    .join(battles, battles.c.table_id == tables.c.id, isouter=True)
    .join(campaigns, campaigns.c.id == battles.c.campaign, isouter=True)
    .order_by(tables.c.touched.desc())
)
ONE_TABLE = SUMMARIES.where(tables.c.id == sa.bindparam("table"))
SEATED = (
    sa.select(seats, guests.c.name)
    .join(guests, guests.c.id == seats.c.guest, isouter=True)
    .where(seats.c.table_id.in_(sa.bindparam("tables", expanding=True)))
    .order_by(seats.c.seat)
)
LOG = (
    sa.select(entries)
    .where(
        entries.c.table_id == sa.bindparam("table"), entries.c.number >= sa.bindparam("from_number")
    )
    .order_by(entries.c.number)
)
OUT_OF_TIME = sa.select(tables.c.id).where(
    tables.c.deadline <= sa.bindparam("time"), tables.c.status == "running"
)
TO_BE_TOLD = (
    sa.select(
        tables.c.id,
        seats.c.seat,
        seats.c.rung,
        seats.c.guest.label("account"),
        accounts.c.email,
        accounts.c.webhook,
        accounts.c.language,
        guests.c.name,
    )
    .join(seats, seats.c.table_id == tables.c.id)
    .join(accounts, accounts.c.id == seats.c.guest)
    .join(guests, guests.c.id == accounts.c.id)
    .where(
        tables.c.status == "running",
        tables.c.turned <= sa.bindparam("before"),
        seats.c.kind == "guest",
        seats.c.rung < tables.c.turn,
        tables.c.owing.op(">>")(seats.c.seat).op("&")(1) == 1,
        (accounts.c.email != "") | (accounts.c.webhook != ""),
    )
)
_VERSION: sa.BindParameter[int] = sa.bindparam("version")
_OF_TITLE = (
    sa.select(tables.c.id).where(tables.c.title == sa.bindparam("title")).order_by(tables.c.created)
)
_OTHER_RULES = _OF_TITLE.where(tables.c.rules_version != _VERSION)
TO_CHECK = {
    "all": _OF_TITLE,
    "old": _OTHER_RULES,
    "new": _OTHER_RULES.where(tables.c.checked != _VERSION),
}
SINCE = sa.text(
    "SELECT entries.*"
    " FROM unnest(CAST(:tables AS text[]), CAST(:firsts AS int[])) AS want(id, first)"
    " JOIN entries ON entries.table_id = want.id AND entries.number >= want.first"
    " ORDER BY entries.table_id, entries.number"
)


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    kind: str
    """guest, agent, or open while no one sits there."""
    guest: str
    name: str
    agent: str
    nonce: str
    army: str = ""
    """The army that its player has built; once no one is awaited the scenario's id has it."""


@dataclass(frozen=True, slots=True)
class Place:
    """Which battle of a campaign a game is, counted from 1, and of how many."""

    campaign: str
    number: int
    length: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log."""

    id: str
    title: str
    rules_version: int
    scenario: str
    secret: str
    invitation: str
    given: int
    """How many entries at the start were taken over from another game."""
    rematch: str | None
    summary: Summary
    created: float
    touched: float
    seats: tuple[SeatRow, ...]
    mark: int = 0
    """A sign of its first position; 0 where none was kept."""
    place: Place | None = None
    """Its place in a campaign."""
    clock: str = ""
    """What was agreed about time."""
    said: int = 0
    """How much was said here."""
    listed: bool = False
    """Whether others find it on the list of games to watch."""
    content: str = ""
    """The content of a scenario that a player made; of a table that is read by itself."""

    @property
    def waiting(self) -> bool:
        """Whether a player is still to join."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def nonces(self) -> list[str]:
        return [seat.nonce for seat in self.seats]

    def seats_of(self, guests: tuple[str, ...]) -> list[int]:
        """The seats of any of these guests; what an agent has taken over is nobody's."""
        return [s.seat for s in self.seats if s.guest in guests and s.kind == "guest"]


class Store:
    """The database, SQLite or PostgreSQL."""

    def __init__(self, database: str | sa.URL | Database, clock: ServerClock | None = None) -> None:
        """``database``: its address, or the way to it."""
        if not isinstance(database, Database):
            database = Database(sa.make_url(database))
        self.database = database
        self.clock = clock or ServerClock()
        self.writer = Writer(self.database.writing, self.clock)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write, too."""
        return self.database.is_shared

    def migrate(self) -> None:
        self.database.migrate()

    async def close(self) -> None:
        self.writer.close()
        await self.database.close()

    async def fetch(
        self, query: sa.Executable, parameters: Mapping[str, Any] | None = None
    ) -> Sequence[sa.Row[Any]]:
        return await self.database.fetch(query, parameters)

    # Guests

    async def add_guest(self, id: str, name: str) -> None:
        add = guests.insert().values(id=id, name=name, created=self.clock.wall())
        await self.writer.do(lambda connection: connection.execute(add))

    async def rename_guest(self, ids: tuple[str, ...], name: str) -> None:
        """Change a name, and tell the other processes at which tables it has changed."""

        def rename(connection: sa.Connection) -> None:
            connection.execute(guests.update().where(guests.c.id.in_(ids)).values(name=name))
            mine = sa.select(seats.c.table_id).where(seats.c.guest.in_(ids))
            notify(connection, [f"{row.table_id}:0" for row in connection.execute(mine)])

        await self.writer.do(rename)

    async def guest_names(self, ids: tuple[str, ...]) -> dict[str, str]:
        """The names of those that exist."""
        rows = await self.fetch(sa.select(guests.c.id, guests.c.name).where(guests.c.id.in_(ids)))
        return {row.id: row.name for row in rows}

    # Tables

    async def add_table(
        self,
        table: TableRow,
        log: Sequence[LogEntry],
        rematch_of: str | None = None,
        for_anyone: bool = False,
    ) -> None:
        """A new table. As a rematch of another, Conflict when that has one already."""

        def add(connection: sa.Connection) -> None:
            if rematch_of is not None:
                linked = connection.execute(
                    tables.update()
                    .where(tables.c.id == rematch_of, tables.c.rematch.is_(None))
                    .values(rematch=table.id)
                )
                if linked.rowcount != 1:
                    raise Conflict
                notify(connection, [f"{rematch_of}:0"])
            insert_table(connection, table, log, self.clock.wall())
            if rematch_of is not None:
                # It is a game of the same published scenario.
                columns = (version_tables.c.name, version_tables.c.number)
                same = sa.select(sa.literal(table.id), *columns)
                same = same.where(version_tables.c.table_id == rematch_of)
                add = version_tables.insert()
                connection.execute(add.from_select(["table_id", "name", "number"], same))
            if for_anyone:
                challenge = {"table_id": table.id, "created": table.created}
                connection.execute(challenges.insert(), [challenge])

        await self.writer.do(add)

    async def append(self, append: Append) -> None:
        await self.writer.append(append)

    async def sit_down(
        self, seat: SeatRow, append: Append, instead_of: str = "open", table: TableRow | None = None
    ) -> None:
        """Take an open seat and start the game, or the seat of a replaced player and continue;
        Conflict when another player was faster. Where the armies make another scenario of it, the
        table is given as it is then."""

        def sit(connection: sa.Connection) -> None:
            taken = connection.execute(
                seats.update()
                .where(
                    seats.c.table_id == append.table,
                    seats.c.seat == seat.seat,
                    seats.c.kind == instead_of,
                )
                .values(kind=seat.kind, guest=seat.guest, agent=seat.agent, nonce=seat.nonce)
            )
            if taken.rowcount != 1:
                raise Conflict
            connection.execute(challenges.delete().where(challenges.c.table_id == append.table))
            if append.log:
                rows = entry_rows(append.table, append.first, append.log, self.clock.wall())
                connection.execute(ADD_ENTRIES, rows)
            summary = append.summary.bound(append.table, self.clock.wall())
            connection.execute(UPDATE_SUMMARY, summary)
            if table is not None:
                begun = {"scenario": table.scenario, "mark": table.mark}
                connection.execute(tables.update().where(tables.c.id == table.id).values(begun))
            notify(connection, [f"{append.table}:0"])

        try:
            await self.writer.do(sit)
        except IntegrityError as error:
            raise Conflict from error

    async def remove_table(self, id: str) -> None:
        """Remove a table that no opponent has joined; Conflict when one has."""

        def remove(connection: sa.Connection) -> None:
            expected = seats.delete().where(seats.c.table_id == id, seats.c.kind == "open")
            if connection.execute(expected).rowcount == 0:
                raise Conflict
            first = sa.select(battles.c.campaign).where(battles.c.table_id == id)
            campaign = connection.execute(first).scalar()
            parts = (seats, entries, challenges, messages, desks, battles, complaints)
            for part in (*parts, version_tables):
                connection.execute(part.delete().where(part.c.table_id == id))
            if campaign is not None:
                connection.execute(campaigns.delete().where(campaigns.c.id == campaign))
            connection.execute(tables.delete().where(tables.c.id == id))
            notify(connection, [f"{id}:0"])

        await self.writer.do(remove)

    async def challenges(self, most: int) -> list[TableRow]:
        """The tables that any player may join, the latest first."""
        open_ = sa.select(challenges.c.table_id)
        return await self._tables(
            sa.and_(tables.c.id.in_(open_), tables.c.status == "waiting"), most
        )

    async def listed(self, most: int) -> list[TableRow]:
        """The running games that others may watch, the latest first."""
        return await self._tables(sa.and_(tables.c.listed, tables.c.status == "running"), most)

    async def unlist(self, id: str) -> None:
        """Others find a game no more on the list of games to watch."""

        def unlist(connection: sa.Connection) -> None:
            connection.execute(tables.update().where(tables.c.id == id).values(listed=False))
            notify(connection, [f"{id}:0"])

        await self.writer.do(unlist)

    async def is_challenge(self, id: str) -> bool:
        return bool(await self.fetch(sa.select(challenges).where(challenges.c.table_id == id)))

    async def table(self, id: str) -> TableRow | None:
        found = await self._rows(ONE_TABLE, {"table": id})
        if not found or not made_scenarios.is_made(found[0].scenario):
            return found[0] if found else None
        content = await self.content(found[0].scenario)
        return replace(found[0], content=content or "")

    async def content(self, id: str) -> str | None:
        """The content of a scenario that a player made and that was used here."""
        own = made_scenarios.without_handicap(id)
        rows = await self.fetch(sa.select(contents.c.text).where(contents.c.id == own))
        return str(rows[0].text) if rows else None

    async def tables_of(self, guests: tuple[str, ...], most: int = 100) -> list[TableRow]:
        """The tables where any of these guests sits, the latest first."""
        mine = sa.select(seats.c.table_id).where(seats.c.guest.in_(guests))
        return await self._tables(tables.c.id.in_(mine), most)

    async def tables_waiting_for_agents(self) -> list[str]:
        """Running tables where an agent owes a choice: a server that starts goes on with them."""
        rows = await self.fetch(
            sa.select(tables.c.id, tables.c.owing, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status == "running", seats.c.kind == "agent")
        )
        return sorted({str(row.id) for row in rows if row.owing >> row.seat & 1})

    async def tables_in(self, campaign: str) -> list[TableRow]:
        """The battles of a campaign in their order."""
        found = await self._tables(battles.c.campaign == campaign, MOST_BATTLES)
        return sorted(found, key=lambda row: row.place.number if row.place else 0)

    async def _tables(self, where: sa.ColumnElement[bool], most: int = 1) -> list[TableRow]:
        return await self._rows(SUMMARIES.where(where).limit(most))

    async def _rows(
        self, chosen: sa.Executable, parameters: Mapping[str, Any] | None = None
    ) -> list[TableRow]:
        rows = await self.fetch(chosen, parameters)
        if not rows:
            return []
        seated = await self.fetch(SEATED, {"tables": [row.id for row in rows]})
        by_table: dict[str, list[SeatRow]] = {}
        for row in seated:
            seat = SeatRow(
                row.seat, row.kind, row.guest or "", row.name or "", row.agent, row.nonce, row.army
            )
            by_table.setdefault(row.table_id, []).append(seat)
        return [_table_row(row, by_table[row.id]) for row in rows]

    async def log(self, table: str, first: int = 0) -> list[LogEntry]:
        """The entries of a table from a number on."""
        return [entry for entry, _ in await self.timed_log(table, first)]

    async def timed_log(self, table: str, first: int = 0) -> list[tuple[LogEntry, float]]:
        """The same, each with the moment it was written."""
        rows = await self.fetch(LOG, {"table": table, "from_number": first})
        return [(_log_entry(row), row.at if row.written is None else row.written) for row in rows]

    async def seconds(self, table: TableRow) -> float:
        """How long a table has been played at, from the first of its own entries to the last."""
        own = (entries.c.table_id == table.id) & (entries.c.number >= table.given)
        query = sa.select(sa.func.max(entries.c.at) - sa.func.min(entries.c.at)).where(own)
        ((found,),) = await self.fetch(query)
        return float(found or 0.0)

    # Time

    async def beat(self) -> None:
        """Write down how far table time has come, and hear how far other processes have."""
        mine = self.clock.table() if self.clock.is_known else 0.0

        def write(connection: sa.Connection) -> float:
            return float(connection.execute(BEAT, {"mine": mine}).scalar_one())

        self.clock.beat(await self.writer.do(write))

    async def know_time(self) -> None:
        """See to it that this process knows table time."""
        if not self.clock.is_known:
            await self.beat()

    async def moment(self) -> Moment:
        await self.know_time()
        return self.clock.moment()

    async def out_of_time(self, now: float) -> list[str]:
        """The tables at which a player's time is up."""
        rows = await self.fetch(OUT_OF_TIME, {"time": now})
        return [row.id for row in rows]

    async def set_deadline(self, table: str, deadline: float | None) -> None:
        change = tables.update().where(tables.c.id == table).values(deadline=deadline)
        await self.writer.do(lambda connection: connection.execute(change))

    async def to_be_told(self, before: float) -> Sequence[sa.Row[Any]]:
        """Whose turn began before some time, where they can be reached and were not told of it."""
        return await self.fetch(TO_BE_TOLD, {"before": before})

    async def ring(self, table: str, seat: int, turn: int) -> bool:
        """Note that a player is notified of a turn; whether this is the first note of it."""
        note = (
            seats.update()
            .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.rung < turn)
            .values(rung=turn)
        )
        return await self.writer.do(lambda connection: connection.execute(note).rowcount == 1)

    # What players report

    async def complain(
        self, table: str, seat: int | None, entry: int | None, note: str, record: str
    ) -> int:
        """Keep what a player reports; its number."""

        def add(connection: sa.Connection) -> int:
            highest = sa.select(sa.func.coalesce(sa.func.max(complaints.c.number), 0))
            number = int(connection.execute(highest).scalar_one()) + 1
            values = {"number": number, "table_id": table, "seat": seat, "entry": entry}
            values |= {"note": note, "record": record, "at": self.clock.wall()}
            connection.execute(complaints.insert(), [values])
            return number

        for _ in range(ATTEMPTS):
            try:
                return await self.writer.do(add)
            except IntegrityError:
                continue  # another process has just taken the number
        raise Conflict

    async def complaints(self, number: int | None = None) -> Sequence[sa.Row[Any]]:
        """What players have reported, the latest first; all of it, or one."""
        query = sa.select(complaints, tables.c.title, tables.c.scenario).join(
            tables, tables.c.id == complaints.c.table_id
        )
        if number is not None:
            query = query.where(complaints.c.number == number)
        return await self.fetch(query.order_by(complaints.c.number.desc()))

    # Rules that change

    async def tables_to_check(self, title: str, version: int, which: str) -> list[str]:
        """The games of a title: all, those started under other rules, or of these the new ones."""
        about = {"title": title, "version": version}
        return [row.id for row in await self.fetch(TO_CHECK[which], about)]

    async def set_checked(self, table: str, version: int, differs: int | None) -> None:
        """Remember that a game was replayed, and where it differs."""
        change = tables.update().where(tables.c.id == table)
        change = change.values(checked=version, differs=differs)
        await self.writer.do(lambda connection: connection.execute(change))

    async def count_differing(self) -> int:
        """How many games differ under today's rules."""
        differ = tables.c.differs.is_not(None)
        ((found,),) = await self.fetch(sa.select(sa.func.count()).where(differ))
        return int(found)

    async def announce(self, notes: list[str]) -> None:
        """Tell the other processes who is there."""
        await self.database.tell(notes, "presence")

    async def logs(self, firsts: Mapping[str, int]) -> dict[str, list[LogEntry]]:
        """The same for many tables at once."""
        if self.database.writing.dialect.name != "postgresql":
            return {table: await self.log(table, first) for table, first in firsts.items()}
        wanted = {"tables": list(firsts), "firsts": list(firsts.values())}
        found: dict[str, list[LogEntry]] = {table: [] for table in firsts}
        for row in await self.fetch(SINCE, wanted):
            found[row.table_id].append(_log_entry(row))
        return found


def insert_table(
    connection: sa.Connection, table: TableRow, log: Sequence[LogEntry], now: float
) -> None:
    """Write a new table, who sits there and how its log begins."""
    if table.content:
        keep_content(connection, table.title, table.scenario, table.content, now)
    connection.execute(tables.insert(), [_table_values(table)])
    connection.execute(seats.insert(), [_seat_values(table.id, seat) for seat in table.seats])
    if log:
        connection.execute(ADD_ENTRIES, entry_rows(table.id, 0, log, now))


def version_address(row: sa.Row[Any]) -> str:
    """Where the page of a published version is."""
    return f"/s/{row.name}/{row.number}" + (f"-{row.key}" if row.key else "")


def keep_content(connection: sa.Connection, title: str, id: str, content: str, now: float) -> None:
    """Keep the content of a made scenario. It has been there before, or it is the same. It becomes
    new again, so that no one sweeps it away before it is used."""
    id = made_scenarios.without_handicap(id)
    there = contents.update().where(contents.c.id == id).values(created=now)
    if connection.execute(there).rowcount == 0:
        values = {"id": id, "title": title, "text": content, "created": now}
        # Another process may write the same at this moment.
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        once = dialect.insert(contents).on_conflict_do_update(
            index_elements=["id"], set_={"created": now}
        )
        connection.execute(once, [values])


def _log_entry(row: sa.Row[Any]) -> LogEntry:
    return LogEntry(row.kind, row.seat, row.text, row.key or "", row.mark, row.at)


def _table_row(row: sa.Row[Any], seated: list[SeatRow]) -> TableRow:
    return TableRow(
        id=row.id,
        title=row.title,
        rules_version=row.rules_version,
        scenario=row.scenario,
        secret=row.secret,
        invitation=row.invitation,
        given=row.given,
        rematch=row.rematch,
        summary=Summary(
            row.status,
            row.owing,
            row.round,
            row.winner,
            row.ending,
            row.rules_version,
            row.deadline,
            row.turn,
            row.turned,
        ),
        created=row.created,
        touched=row.touched,
        seats=tuple(seated),
        mark=row.mark,
        place=None if row.campaign is None else Place(row.campaign, row.number, row.length),
        clock=row.clock,
        said=row.said,
        listed=row.listed,
    )


def _table_values(table: TableRow) -> dict[str, object]:
    return {
        "id": table.id,
        "title": table.title,
        "rules_version": table.rules_version,
        "scenario": table.scenario,
        "secret": table.secret,
        "invitation": table.invitation,
        "given": table.given,
        "rematch": table.rematch,
        "status": table.summary.status,
        "owing": table.summary.owing,
        "round": table.summary.round,
        "winner": table.summary.winner,
        "ending": table.summary.ending,
        "created": table.created,
        "touched": table.touched,
        "mark": table.mark,
        "clock": table.clock,
        "listed": table.listed,
        "deadline": table.summary.deadline,
        "turn": table.summary.turn,
        "turned": table.summary.turned,
        "checked": table.rules_version,
        "differs": None,
    }


def _seat_values(table: str, seat: SeatRow) -> dict[str, object]:
    return {
        "table_id": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "guest": seat.guest or None,
        "agent": seat.agent,
        "nonce": seat.nonce,
        "army": seat.army,
        "rung": 0,
    }
