"""Stored guests, tables, seats, and the entries of each table's log.

Entries are only ever added; of a table, mainly its summary changes. The primary key of an entry is
(table, number): if two writers race for the same number, one gets a clean conflict.
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
"""Upper bound; no title has as many scenarios."""
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
# Frequent queries are built once, because building one takes longer than running it.
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
    """guest, agent, or open if the seat is not taken."""
    guest: str
    name: str
    agent: str
    nonce: str
    army: str = ""
    """The army its player has built; after all have joined, the scenario's id contains it."""


@dataclass(frozen=True, slots=True)
class Place:
    """A battle's place in a campaign: its number, counted from 1, and the number of battles."""

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
    """Number of entries at the start that were taken over from another game."""
    rematch: str | None
    summary: Summary
    created: float
    touched: float
    seats: tuple[SeatRow, ...]
    mark: int = 0
    """Checksum of the start position; 0 if none was stored."""
    place: Place | None = None
    """Its place in a campaign."""
    clock: str = ""
    """The time control, as text."""
    said: int = 0
    """Number of chat messages."""
    listed: bool = False
    """Whether the game is on the list of games to watch."""
    content: str = ""
    """The content of a made scenario; only set when the table is read by its id."""

    @property
    def waiting(self) -> bool:
        """Whether a seat is open."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def nonces(self) -> list[str]:
        return [seat.nonce for seat in self.seats]

    def seats_of(self, guests: tuple[str, ...]) -> list[int]:
        """Return the seats of any of these guests, except those taken over by an agent."""
        return [s.seat for s in self.seats if s.guest in guests and s.kind == "guest"]


class Store:
    """The stored data of a server, in SQLite or PostgreSQL."""

    def __init__(self, database: str | sa.URL | Database, clock: ServerClock | None = None) -> None:
        """``database``: a URL, or an open database."""
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
        """Change a guest's name, and notify the other processes of the affected tables."""

        def rename(connection: sa.Connection) -> None:
            connection.execute(guests.update().where(guests.c.id.in_(ids)).values(name=name))
            mine = sa.select(seats.c.table_id).where(seats.c.guest.in_(ids))
            notify(connection, [f"{row.table_id}:0" for row in connection.execute(mine)])

        await self.writer.do(rename)

    async def guest_names(self, ids: tuple[str, ...]) -> dict[str, str]:
        """Return the names of those guests that exist."""
        rows = await self.fetch(sa.select(guests.c.id, guests.c.name).where(guests.c.id.in_(ids)))
        return {row.id: row.name for row in rows}

    # Tables

    async def add_table(
        self,
        table: TableRow,
        log: Sequence[LogEntry],
        rematch_of: str | None = None,
        for_anyone: bool = False,
        of_version: tuple[str, int] | None = None,
    ) -> None:
        """Add a table. ``of_version``: name and number of the published version that it plays.

        As a rematch: Conflict if the other table already has one.
        """

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
                # The rematch counts as a game of the same published version.
                columns = (version_tables.c.name, version_tables.c.number)
                same = sa.select(sa.literal(table.id), *columns)
                same = same.where(version_tables.c.table_id == rematch_of)
                add = version_tables.insert()
                connection.execute(add.from_select(["table_id", "name", "number"], same))
            if of_version is not None:
                name, number = of_version
                game = {"table_id": table.id, "name": name, "number": number}
                connection.execute(version_tables.insert(), [game])
            if for_anyone:
                challenge = {"table_id": table.id, "created": table.created}
                connection.execute(challenges.insert(), [challenge])

        await self.writer.do(add)

    async def append(self, append: Append) -> None:
        await self.writer.append(append)

    async def sit_down(
        self, seat: SeatRow, append: Append, instead_of: str = "open", table: TableRow | None = None
    ) -> None:
        """Take an open seat and start the game, or replace a player and continue.

        Conflict if another player was faster. ``table``: the table with the scenario that the
        armies make.
        """

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
                started = {"scenario": table.scenario, "mark": table.mark}
                connection.execute(tables.update().where(tables.c.id == table.id).values(started))
            notify(connection, [f"{append.table}:0"])

        try:
            await self.writer.do(sit)
        except IntegrityError as error:
            raise Conflict from error

    async def remove_table(self, id: str) -> None:
        """Remove a table that no opponent has joined; Conflict if one has."""

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

    async def challenges(self, most: int, most_of_player: int) -> list[TableRow]:
        """Return the tables that any player may join, latest first, and few of each player."""
        number = sa.func.row_number().over(
            partition_by=seats.c.guest, order_by=challenges.c.created.desc()
        )
        made = sa.join(challenges, seats, challenges.c.table_id == seats.c.table_id)
        ranked = sa.select(challenges.c.table_id, number.label("number")).select_from(made)
        ranked_open = ranked.where(seats.c.kind == "guest").subquery()
        open_ = sa.select(ranked_open.c.table_id).where(ranked_open.c.number <= most_of_player)
        return await self._tables(
            sa.and_(tables.c.id.in_(open_), tables.c.status == "waiting"), most
        )

    async def listed(self, most: int) -> list[TableRow]:
        """Return the running games that others may watch, latest first."""
        return await self._tables(sa.and_(tables.c.listed, tables.c.status == "running"), most)

    async def unlist(self, id: str) -> None:
        """Take a game off the list of games to watch."""

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
        """Return the content of a made scenario, if it is stored."""
        own = made_scenarios.without_handicap(id)
        rows = await self.fetch(sa.select(contents.c.text).where(contents.c.id == own))
        return str(rows[0].text) if rows else None

    async def tables_of(self, guests: tuple[str, ...], most: int = 100) -> list[TableRow]:
        """Return the tables where any of these guests sits, latest first."""
        mine = sa.select(seats.c.table_id).where(seats.c.guest.in_(guests))
        return await self._tables(tables.c.id.in_(mine), most)

    async def tables_waiting_for_agents(self) -> list[str]:
        """Return the running tables where an agent has to move, for a starting server."""
        rows = await self.fetch(
            sa.select(tables.c.id, tables.c.owing, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status == "running", seats.c.kind == "agent")
        )
        return sorted({str(row.id) for row in rows if row.owing >> row.seat & 1})

    async def tables_in(self, campaign: str) -> list[TableRow]:
        """Return the battles of a campaign, in order."""
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
        """Return the entries of a table from a number on."""
        return [entry for entry, _ in await self.timed_log(table, first)]

    async def timed_log(self, table: str, first: int = 0) -> list[tuple[LogEntry, float]]:
        """Return the entries of a table from a number on, each with the time it was written."""
        rows = await self.fetch(LOG, {"table": table, "from_number": first})
        return [(_log_entry(row), row.at if row.written is None else row.written) for row in rows]

    async def seconds(self, table: TableRow) -> float:
        """Return a game's duration in seconds, between its own first and last entries."""
        own = (entries.c.table_id == table.id) & (entries.c.number >= table.given)
        query = sa.select(sa.func.max(entries.c.at) - sa.func.min(entries.c.at)).where(own)
        ((found,),) = await self.fetch(query)
        return float(found or 0.0)

    # Time

    async def beat(self) -> None:
        """Save table time, and adopt that of other processes if they are ahead."""
        mine = self.clock.table() if self.clock.is_known else 0.0

        def write(connection: sa.Connection) -> float:
            return float(connection.execute(BEAT, {"mine": mine}).scalar_one())

        self.clock.beat(await self.writer.do(write))

    async def know_time(self) -> None:
        """Make sure that this process knows table time."""
        if not self.clock.is_known:
            await self.beat()

    async def moment(self) -> Moment:
        await self.know_time()
        return self.clock.moment()

    async def out_of_time(self, now: float) -> list[str]:
        """Return the tables where a player's time has run out."""
        rows = await self.fetch(OUT_OF_TIME, {"time": now})
        return [row.id for row in rows]

    async def set_deadline(self, table: str, deadline: float | None) -> None:
        change = tables.update().where(tables.c.id == table).values(deadline=deadline)
        await self.writer.do(lambda connection: connection.execute(change))

    async def to_be_told(self, before: float) -> Sequence[sa.Row[Any]]:
        """Return players to notify whose turn began before a time and who were not notified yet."""
        return await self.fetch(TO_BE_TOLD, {"before": before})

    async def ring(self, table: str, seat: int, turn: int) -> bool:
        """Mark a player as notified of a turn; return whether this process was first."""
        note = (
            seats.update()
            .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.rung < turn)
            .values(rung=turn)
        )
        return await self.writer.do(lambda connection: connection.execute(note).rowcount == 1)

    # Problem reports

    async def complain(
        self, table: str, seat: int | None, entry: int | None, note: str, record: str
    ) -> int:
        """Store a problem report; return its number."""

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
        """Return problem reports, latest first; all of them, or one."""
        query = sa.select(complaints, tables.c.title, tables.c.scenario).join(
            tables, tables.c.id == complaints.c.table_id
        )
        if number is not None:
            query = query.where(complaints.c.number == number)
        return await self.fetch(query.order_by(complaints.c.number.desc()))

    # Changed rules

    async def tables_to_check(self, title: str, version: int, which: str) -> list[str]:
        """Return games of a title: all, those started under other rules, or these if unchecked."""
        about = {"title": title, "version": version}
        return [row.id for row in await self.fetch(TO_CHECK[which], about)]

    async def set_checked(self, table: str, version: int, differs: int | None) -> None:
        """Store that a game was replayed under the current rules, and its first difference."""
        change = tables.update().where(tables.c.id == table)
        change = change.values(checked=version, differs=differs)
        await self.writer.do(lambda connection: connection.execute(change))

    async def count_differing(self) -> int:
        """Return the number of games that differ under the current rules."""
        differ = tables.c.differs.is_not(None)
        ((found,),) = await self.fetch(sa.select(sa.func.count()).where(differ))
        return int(found)

    async def announce(self, notes: list[str]) -> None:
        """Announce to the other processes who is present."""
        await self.database.tell(notes, "presence")

    async def logs(self, firsts: Mapping[str, int]) -> dict[str, list[LogEntry]]:
        """Return the logs of many tables, each from its own number on."""
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
    """Insert a new table, its seats and its first log entries."""
    if table.content:
        keep_content(connection, table.title, table.scenario, table.content, now)
    connection.execute(tables.insert(), [_table_values(table)])
    connection.execute(seats.insert(), [_seat_values(table.id, seat) for seat in table.seats])
    if log:
        connection.execute(ADD_ENTRIES, entry_rows(table.id, 0, log, now))


def version_address(row: sa.Row[Any]) -> str:
    """Return the path of a published version's page."""
    return f"/s/{row.name}/{row.number}" + (f"-{row.key}" if row.key else "")


def keep_content(connection: sa.Connection, title: str, id: str, content: str, now: float) -> None:
    """Store the content of a made scenario, or mark it as just used if it is stored already.

    The mark protects it from being deleted before it is used.
    """
    id = made_scenarios.without_handicap(id)
    there = contents.update().where(contents.c.id == id).values(created=now)
    if connection.execute(there).rowcount == 0:
        values = {"id": id, "title": title, "text": content, "created": now}
        # Another process may insert the same content at the same moment.
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
