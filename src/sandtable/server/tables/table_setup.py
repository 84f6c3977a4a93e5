"""Table set-up: new tables, invitations, rematches, continuing old games."""

import hashlib
import hmac
import secrets
from dataclasses import replace

import sandtable
from sandtable.agents import make
from sandtable.core import Game, SandtableError, Scenario, UnknownName
from sandtable.core.game import unknown
from sandtable.core.record import CHOICE, OUTCOME
from sandtable.server import wire
from sandtable.server.accounts.identity import Guest, new_id
from sandtable.server.store.batch_writer import Append, Conflict, Summary
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.server_clock import Moment
from sandtable.server.store.store import SeatRow, TableRow
from sandtable.server.tables.clocks import A_DAY, Control
from sandtable.server.tables.hub import Hub
from sandtable.server.tables.live_table import LiveTable, fold, summarise
from sandtable.server.tables.lobby import drawn_titles
from sandtable.server.tables.log import Stale, TableLog, mark
from sandtable.server.tables.recheck import recall

RANDOM_SIDE = "random"
MOST_LEFT = 10_000
"""Maximum number of tables loaded when a player leaves; no one has more."""


async def open_table(
    hub: Hub,
    guest: Guest,
    request: wire.NewTable,
    given: list[LogEntry] | None = None,
    of_version: tuple[str, int] | None = None,
) -> wire.Seated:
    """Create a table and seat the player who asked for it."""
    row, log, seated = prepare(guest, request, given or [], await hub.store.moment())
    for_anyone = request.opponent == "anyone"
    await hub.store.add_table(row, log, for_anyone=for_anyone, of_version=of_version)
    return seated


def prepare(
    guest: Guest, request: wire.NewTable, given: list[LogEntry], moment: Moment
) -> tuple[TableRow, list[LogEntry], wire.Seated]:
    """Return a requested table, not stored yet, with its first log entries."""
    if request.title not in drawn_titles():
        raise UnknownName(unknown("title", request.title, drawn_titles()))
    game = sandtable.load(request.title)
    scenario = game.scenario(request.scenario)
    own = own_seat(scenario, request.side)
    army = ""
    if request.opponent in ("friend", "anyone"):
        # The second player builds an army too, and sees this one once both are built.
        building = game.facets.armies()
        id, armies = (scenario.id, {}) if building is None else building.parted(game, scenario.id)
        scenario, army = game.scenario(id), armies.get(scenario.seats[own], "")
    if request.opponent == "agent":
        make(request.agent, 0)  # raises an error for an unknown agent
    seated = []
    for seat in range(len(game.seats)):
        nonce = request.nonce if seat == own else new_nonce()
        if seat == own or request.opponent == "here":
            seated.append(SeatRow(seat, "guest", guest.id, "", "", nonce, army))
        elif request.opponent == "agent":
            seated.append(SeatRow(seat, "agent", "", "", request.agent, nonce))
        else:
            seated.append(SeatRow(seat, "open", "", "", "", ""))
    code = secrets.token_urlsafe(24) if request.opponent == "friend" else ""
    clock = "" if request.clock is None else control(request.clock).text()
    # Against an agent or at one screen, no player waits for another.
    clock = clock if request.opponent in ("friend", "anyone") else ""
    row, log = new_table(game, scenario.id, seated, code, given, moment, clock)
    row = replace(row, listed=is_listed(request))
    seats = [scenario.seats[seat.seat] for seat in seated if seat.guest]
    return row, log, wire.Seated(row.id, seats, code or None)


def is_listed(request: wire.NewTable) -> bool:
    """Whether others may find and watch a game.

    By default only games that were open to everyone from the start; never games at one screen.
    """
    if request.opponent == "here":
        return False
    return request.opponent == "anyone" if request.listed is None else request.listed


def own_seat(scenario: Scenario, side: str) -> int:
    """Return the requested seat, or a random one."""
    return secrets.randbelow(len(scenario.seats)) if side == RANDOM_SIDE else scenario.seat(side)


def control(clock: wire.NewClock) -> Control:
    """Return the time control for a request."""
    if clock.agent:
        make(clock.agent, 0)  # raises an error for an unknown agent
    if clock.kind == "live":
        return Control("live", 60.0 * clock.minutes, clock.increment, clock.agent)
    return Control("days", A_DAY * clock.days, 0.0, clock.agent)


def for_anyone(row: TableRow) -> bool:
    """Whether any player may join: invitations have a code, challenges have none."""
    return row.waiting and row.invitation == hash_code("")


def agreed(clock: str) -> wire.NewClock | None:
    """Return a table's time control in the form of a request."""
    control = Control.parse(clock)
    if control is None:
        return None
    if control.kind == "live":
        minutes, increment = round(control.seconds / 60), round(control.increment)
        return wire.NewClock("live", minutes=minutes, increment=increment, agent=control.agent)
    return wire.NewClock("days", days=round(control.seconds / A_DAY), agent=control.agent)


def new_table(
    game: Game,
    scenario: str,
    seated: list[SeatRow],
    code: str,
    given: list[LogEntry],
    moment: Moment,
    clock: str = "",
) -> tuple[TableRow, list[LogEntry]]:
    """Return a new table, not stored yet, with its first log entries."""
    given = [replace(entry, at=moment.table) for entry in given]
    row = TableRow(
        id=new_id(),
        title=game.id,
        rules_version=game.rules_version,
        scenario=scenario,
        secret=new_secret(),
        invitation=hash_code(code),
        given=len(given),
        rematch=None,
        summary=Summary("waiting", 0, 1, -1, "", game.rules_version),
        created=moment.wall,
        touched=moment.wall,
        seats=tuple(seated),
        mark=mark(game.start(scenario)),
        clock=clock,
        content=game.scenario(scenario).content,
    )
    log = fold(row, given)
    log.now = moment.table
    # With an open seat, dice are not rolled until the friend's share of the key is known.
    entries = given if row.waiting else [*given, *log.settle()]
    return replace(row, summary=summarise(row, log)), entries


async def accept(
    hub: Hub, table: LiveTable, guest: Guest, nonce: str, army: str = ""
) -> wire.Seated:
    """Take the open seat of a table that any player may join."""
    async with table.lock:
        if not table.row.seats_of(guest.ids):
            if not await hub.store.is_challenge(table.row.id):
                raise Stale("this seat is already taken")
            await _take_open_seat(hub, table, guest, nonce, army)
    return wire.Seated(
        table.row.id, [table.names[seat] for seat in table.row.seats_of(guest.ids)], None
    )


async def give_up(hub: Hub, table: LiveTable) -> None:
    """Cancel a table that no opponent has joined yet."""
    async with table.lock:
        try:
            await hub.store.remove_table(table.row.id)
        except Conflict:
            await hub.reload(table)
            raise Stale("an opponent has already joined") from None
        await hub.reload(table)


async def join(hub: Hub, table: LiveTable, guest: Guest, request: wire.Join) -> wire.Seated:
    """Take the open seat of a table with an invitation."""
    if not hmac.compare_digest(hash_code(request.invitation), table.row.invitation):
        raise UnknownName("invalid invitation for this table")
    async with table.lock:
        if table.log.state.over:
            raise Stale("the player who invited you has left Sandtable")
        if not table.row.seats_of(guest.ids):
            await _take_open_seat(hub, table, guest, request.nonce, request.army)
    return wire.Seated(
        table.row.id, [table.names[seat] for seat in table.row.seats_of(guest.ids)], None
    )


async def _take_open_seat(hub: Hub, table: LiveTable, guest: Guest, nonce: str, army: str) -> None:
    row = table.row
    try:
        if not row.waiting:
            raise Conflict
        seat = next(seat for seat in row.seats if seat.kind == "open")
        taken = replace(seat, kind="guest", guest=guest.id, nonce=nonce, army=army)
        row = replace(row, seats=tuple(taken if s is seat else s for s in row.seats))
        awaited, row = row, with_armies(row)
        log = fold(row, await hub.store.log(row.id))
        log.now = hub.store.clock.table()
        first = log.length
        entries = log.settle()
        append = Append(row.id, first, entries, summarise(row, log))
        await hub.store.sit_down(taken, append, table=None if row is awaited else row)
    except Conflict:
        await hub.reload(table)
        # It is not an error if the same player used the invitation in another tab.
        if not table.row.seats_of(guest.ids):
            raise Stale("this seat is already taken") from None
    else:
        await hub.reload(table)


def with_armies(row: TableRow) -> TableRow:
    """Return the table with its players' armies; IllegalArmy if one breaks the rules."""
    game = sandtable.edition(row.title, row.rules_version)
    armies = {game.seats[seat.seat]: seat.army for seat in row.seats if seat.army}
    if not armies:
        return row
    building = game.facets.armies()
    if building is None:
        raise SandtableError(f"{game.id} has no army builder")
    scenario = building.battle_id(game, 0, 0, row.scenario, armies)
    return replace(row, scenario=scenario, mark=mark(game.start(scenario)))


async def leave_for_good(hub: Hub, guest: Guest) -> None:
    """Resign all running games of a player, so that no opponent waits for them."""
    for row in await hub.store.tables_of(guest.ids, MOST_LEFT):
        if row.summary.status == "over" or row.title not in sandtable.TITLES:
            continue
        async with hub.visit(row.id) as table:
            # If an agent has taken over the seat, no one waits.
            mine = table.row.seats_of(guest.ids)
            if mine and not table.log.state.over:
                seat = mine[0]
                key = f"{seat}-gone-for-good"
                await hub.commit(table, lambda log, s=seat, k=key: log.resign(s, k), key)  # type: ignore[misc]


async def rematch(hub: Hub, table: LiveTable, seat: int, nonce: str) -> None:
    """Create a table with the same scenario and swapped sides, unless it exists already."""
    async with table.lock:
        if table.row.rematch is None:
            seated = [
                replace(
                    old,
                    seat=1 - old.seat,
                    guest=old.guest if old.kind == "guest" else "",
                    nonce=nonce if old.seat == seat else new_nonce(),
                    army="",
                )
                for old in reversed(table.row.seats)
            ]
            game = sandtable.load(table.row.title)
            recall(table.row)
            alone = any(old.kind == "agent" for old in table.row.seats)
            clock = "" if alone else table.row.clock
            moment = hub.store.clock.moment()
            row, log = new_table(game, table.row.scenario, seated, "", [], moment, clock)
            row = replace(row, listed=table.row.listed)
            try:
                await hub.store.add_table(row, log, rematch_of=table.row.id)
            except Conflict:
                await hub.reload(table)
            else:
                table.row = replace(table.row, rematch=row.id)
                table.show()


def given_entries(log: TableLog, length: int) -> list[LogEntry]:
    """Return the first entries of a finished game, as the start of a new one."""
    return [
        LogEntry(
            entry.kind, entry.seat, entry.text, f"given-{index}" if entry.kind == CHOICE else ""
        )
        for index, entry in enumerate(log.record.entries[:length])
        if entry.kind in (CHOICE, OUTCOME)
    ]


def new_secret() -> str:
    """Return a new secret, the server's part of a table's dice key."""
    return secrets.token_hex(32)


def new_nonce() -> str:
    return secrets.token_hex(16)


def hash_code(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
