"""The live tables of one server process: who sits at them, and what happens there."""

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import replace

import sandtable
from sandtable.agents import make
from sandtable.core import Game, IllegalMove, SandtableError, UnknownName
from sandtable.core.record import CHOICE
from sandtable.server import dice, wire
from sandtable.server.frames import make_frame
from sandtable.server.log import LogEntry, Stale, TableLog
from sandtable.server.store import Conflict, SeatRow, Store, Summary, TableRow
from sandtable.server.thinking import Thinkers

logger = logging.getLogger(__name__)

MOST_IDLE_TABLES = 2000
"""So many tables nobody looks at are kept folded; the others are folded anew when needed."""
AGENT_PAUSE = 0.15
"""Between two lines of an agent, so that one can follow."""

ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(16))


class Watcher:
    """A browser that looks at a table, for one seat or as a spectator."""

    def __init__(self, guest: str, send: Callable[[wire.ServerMessage], None]) -> None:
        self.guest = guest
        self.send = send
        self.seat: int | None = None
        self.events = 0
        """How many events it already has."""


class LiveTable:
    """A table somebody sits at: its log folded, and its watchers."""

    def __init__(self, row: TableRow, log: TableLog) -> None:
        self.row = row
        self.log = log
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None

    @property
    def names(self) -> list[str]:
        return self.log.state.scenario.seats

    def seats_of(self, guest: str) -> list[int]:
        return [seat.seat for seat in self.row.seats if seat.guest and seat.guest == guest]

    def agent_owing(self) -> SeatRow | None:
        """An agent that owes a choice."""
        for seat in self.row.seats:
            if seat.kind == "agent" and seat.seat in self.log.state.seats_owing:
                return seat
        return None

    def players(self, guest: str) -> list[wire.Player]:
        online = {watcher.guest for watcher in self.watchers}
        return [
            wire.Player(
                seat=self.names[seat.seat],
                kind="agent" if seat.kind == "agent" else "guest" if seat.guest else "open",
                name=seat.agent if seat.kind == "agent" else seat.name,
                you=bool(seat.guest) and seat.guest == guest,
                online=seat.kind == "agent" or seat.guest in online,
            )
            for seat in self.row.seats
        ]

    def summary(self) -> Summary:
        state = self.log.state
        if any(seat.kind == "open" for seat in self.row.seats):
            status = "waiting"
        else:
            status = "over" if state.over else "running"
        data = state.view(None).data()
        rounds = data["round"]
        assert isinstance(rounds, int)
        return Summary(status, int(state.owing), rounds, int(state.winner), state.ending)

    def frame(self, watcher: Watcher) -> wire.Frame:
        """What a watcher may know now, with the events it does not have yet."""
        since = min(watcher.events, sum(len(events) for events in self.log.record.events))
        thinking = self.agent_owing() if self.thinking is not None else None
        frame = make_frame(
            self.log,
            table=self.row.id,
            seat=watcher.seat,
            seats=self.seats_of(watcher.guest),
            players=self.players(watcher.guest),
            since=since,
            thinking=None if thinking is None else self.names[thinking.seat],
            promise=dice.promise(self.row.secret),
            nonces={self.names[seat.seat]: seat.nonce for seat in self.row.seats},
            secret=self.row.secret,
            rematch=self.row.rematch,
        )
        watcher.events = since + len(frame.events)
        return frame

    def broadcast(self) -> None:
        for watcher in list(self.watchers):
            watcher.send(self.frame(watcher))


def fold(row: TableRow, log: Iterable[LogEntry]) -> TableLog:
    """The game at a table, from its log."""
    game = sandtable.load(row.title)
    nonces = {game.seats[seat.seat]: seat.nonce for seat in row.seats}
    table_log = TableLog(game.start(row.scenario), dice.make_key(row.secret, nonces))
    table_log.fold(log)
    return table_log


class Hub:
    """All live tables, the store behind them, and the agents."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    # Finding tables

    async def live(self, id: str) -> LiveTable:
        """A table, folded from its log when it is not at hand."""
        table = self._live.get(id)
        if table is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                table = self._live.get(id)
                if table is None:
                    table = await self._load(id)
                    self._live[id] = table
            self._loading.pop(id, None)
            self._forget_idle()
        self._live.move_to_end(id)
        self._let_agent_think(table)
        return table

    async def _load(self, id: str) -> LiveTable:
        row = await self.store.table(id)
        if row is None:
            raise UnknownName(f"there is no table {id}")
        return LiveTable(row, fold(row, await self.store.log(id)))

    def _forget_idle(self) -> None:
        idle = [
            id
            for id, table in self._live.items()
            if not table.watchers and table.thinking is None and not table.lock.locked()
        ]
        for id in idle[: max(0, len(self._live) - MOST_IDLE_TABLES)]:
            del self._live[id]

    async def wake_agents(self) -> None:
        """Go on with the tables where an agent owes a choice."""
        for id in await self.store.tables_waiting_for_agents():
            await self.live(id)

    # Sitting down

    async def create(
        self,
        guest: str,
        request: wire.NewTable,
        given: list[LogEntry] | None = None,
    ) -> wire.Seated:
        """A new table, its maker seated."""
        game = sandtable.load(request.title)
        scenario = game.scenario(request.scenario)
        own = scenario.seat(request.side)
        if request.opponent == "agent":
            make(request.agent, 0)  # an unknown agent is refused here
        seated = []
        for seat in range(len(game.seats)):
            mine = seat == own or request.opponent == "here"
            agent = request.agent if not mine and request.opponent == "agent" else ""
            kind = "guest" if mine else "agent" if agent else "open"
            if seat == own:
                nonce = request.nonce
            else:
                nonce = "" if kind == "open" else secrets.token_hex(16)
            seated.append(SeatRow(seat, kind, guest if mine else "", "", agent, nonce))
        code = secrets.token_urlsafe(24) if request.opponent == "friend" else ""
        id = await self._add_table(game, scenario.id, tuple(seated), code, given or [])
        seats = [scenario.seats[seat.seat] for seat in seated if seat.guest]
        return wire.Seated(id, seats, code or None)

    async def _add_table(
        self,
        game: Game,
        scenario: str,
        seated: tuple[SeatRow, ...],
        code: str,
        given: list[LogEntry],
    ) -> str:
        now = time.time()
        row = TableRow(
            id=new_id(),
            title=game.id,
            scenario=scenario,
            secret=secrets.token_hex(32),
            invitation=_hash(code),
            given=len(given),
            rematch=None,
            status="waiting",
            owing=0,
            round=1,
            winner=-1,
            ending="",
            created=now,
            touched=now,
            seats=seated,
        )
        log = fold(row, given)
        # With an open seat the dice wait for the friend's share of the key.
        entries = given if code else [*given, *log.settle()]
        summary = LiveTable(row, log).summary()
        row = replace(
            row,
            status=summary.status,
            owing=summary.owing,
            round=summary.round,
            winner=summary.winner,
            ending=summary.ending,
        )
        await self.store.add_table(row, game.rules_version, entries)
        await self.live(row.id)
        return row.id

    async def rematch(self, table: LiveTable, seat: int, guest: str, nonce: str) -> None:
        """The same scenario with the sides exchanged; whoever asks first makes the table."""
        async with table.lock:
            if table.row.rematch is None:
                game = sandtable.load(table.row.title)
                seated = tuple(
                    replace(
                        old,
                        seat=1 - old.seat,
                        nonce=nonce if old.seat == seat else secrets.token_hex(16),
                    )
                    for old in reversed(table.row.seats)
                )
                made = await self._add_table(game, table.row.scenario, seated, "", [])
                linked = await self.store.set_rematch(table.row.id, made)
                table.row = replace(table.row, rematch=linked)
        table.broadcast()

    async def join(self, id: str, guest: str, invitation: str, nonce: str) -> wire.Seated:
        """Take the open seat of a table one is invited to."""
        table = await self.live(id)
        async with table.lock:
            mine = table.seats_of(guest)
            if not hmac.compare_digest(_hash(invitation), table.row.invitation):
                raise UnknownName("this invitation is not for this table")
            if not mine:
                open_seats = [seat for seat in table.row.seats if seat.kind == "open"]
                if not open_seats:
                    raise Stale("somebody else has already taken the seat")
                seat = open_seats[0].seat
                seated = tuple(
                    SeatRow(s.seat, "guest", guest, "", "", nonce) if s.seat == seat else s
                    for s in table.row.seats
                )
                row = replace(table.row, seats=seated)
                log = fold(row, await self.store.log(id))
                entries = log.settle()
                try:
                    await self.store.sit_down(id, seat, guest, nonce, entries, 0)
                except Conflict:
                    raise Stale("somebody else has already taken the seat") from None
                await self.refresh(table)
                mine = [seat]
        table.broadcast()
        return wire.Seated(id, [table.names[seat] for seat in mine], None)

    async def refresh(self, table: LiveTable) -> None:
        """Read a table anew: who sits there, and what was added to its log."""
        loaded = await self._load(table.row.id)
        table.row = loaded.row
        table.log = loaded.log

    # Playing

    async def commit(
        self, table: LiveTable, act: Callable[[TableLog], list[LogEntry]], key: str
    ) -> bool:
        """Do something to a table's log: on a copy, then on the disk, then for all to see.

        False when it was done before: a key counts once.
        """
        async with table.lock:
            if key and key in table.log.keys:
                return False
            for attempt in range(2):
                draft = table.log.fork()
                first = draft.length
                entries = act(draft)
                after = LiveTable(table.row, draft)
                try:
                    await self.store.append(table.row.id, first, entries, after.summary())
                except Conflict:
                    # Another process was faster: take in what it wrote and judge anew.
                    await self.refresh(table)
                    if key and key in table.log.keys:
                        return False
                    if attempt:
                        raise Stale("somebody else was faster") from None
                    continue
                break
            shorter = len(draft.record.entries) < len(table.log.record.entries)
            table.log = draft
            if shorter:
                # After an undo the watchers' events are no longer a beginning of ours.
                for watcher in table.watchers:
                    watcher.events = 0
        table.broadcast()
        self._let_agent_think(table)
        return True

    async def notice(self, id: str, length: int) -> None:
        """Another process has added to a table's log."""
        table = self._live.get(id)
        if table is None or (length and table.log.length >= length):
            return
        async with table.lock:
            await self.refresh(table)
            for watcher in table.watchers:
                watcher.events = 0
        table.broadcast()
        self._let_agent_think(table)

    async def catch_up(self) -> None:
        """Read all live tables anew: notes may have been missed."""
        for id in list(self._live):
            await self.notice(id, 0)

    # Agents

    def _let_agent_think(self, table: LiveTable) -> None:
        if table.thinking is None and table.agent_owing() is not None:
            table.thinking = asyncio.create_task(self._think(table))

    async def _think(self, table: LiveTable) -> None:
        try:
            while (seat := table.agent_owing()) is not None:
                log = table.log
                table.broadcast()
                line = await self.thinkers.line(
                    table.row.title,
                    table.row.scenario,
                    seat.seat,
                    log.state.view(seat.seat).cells(),
                    seat.agent,
                    _seed(log),
                )
                await asyncio.sleep(AGENT_PAUSE)
                await self._play_agent(table, seat.seat, log.opened[seat.seat], line)
        except (SandtableError, AssertionError):
            logger.exception("an agent at table %s could not go on", table.row.id)
        finally:
            table.thinking = None

    async def _play_agent(
        self, table: LiveTable, seat: int, decision: int, line: list[str]
    ) -> None:
        key = f"agent-{decision}-{seat}"
        try:
            await self.commit(table, lambda log: log.choose(seat, decision, line, key), key)
        except Stale:
            pass  # the game went another way meanwhile: an undo, or a resignation
        except IllegalMove:
            logger.exception("an agent at table %s chose what is not offered", table.row.id)
            raise

    async def close(self) -> None:
        for table in self._live.values():
            if table.thinking is not None:
                table.thinking.cancel()
        self.thinkers.close()
        await self.store.close()


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def _seed(log: TableLog) -> int:
    digest = hmac.new(bytes.fromhex(log.chance_key), f"agent {log.length}".encode(), "sha256")
    return int.from_bytes(digest.digest()[:6], "big")


def given_entries(log: TableLog, length: int) -> list[LogEntry]:
    """The beginning of a finished game, as the beginning of a new one."""
    entries = log.record.entries[:length]
    return [
        LogEntry(
            entry.kind, entry.seat, entry.text, f"given-{index}" if entry.kind == CHOICE else ""
        )
        for index, entry in enumerate(entries)
    ]
