"""A table in memory: its log folded, and those who look at it."""

import asyncio
import time
from typing import NamedTuple, Protocol

import sandtable
from sandtable.core import SandtableError
from sandtable.server import dice, wire
from sandtable.server.frames import Glance, glance, make_frame
from sandtable.server.log import LogEntry, TableLog
from sandtable.server.people import Guest
from sandtable.server.store import SeatRow, TableRow
from sandtable.server.writing import Summary


class OldRules(SandtableError):
    """A game that was begun under other rules."""


class Watcher(Protocol):
    """A browser that looks at a table, for one seat or as a spectator."""

    guest: Guest
    seat: int | None
    events: int
    """How many events it already has."""

    def look(self) -> None:
        """There is something new to see."""

    def come_again(self) -> None:
        """It is not who it was, and must say again who it is."""


class Pondered(NamedTuple):
    """What an agent has been asked, until it answers."""

    seat: int
    decision: int
    answer: asyncio.Task[list[str]]


class LiveTable:
    """A table in memory. It is kept at least while it has visitors or an agent at work."""

    def __init__(self, row: TableRow, log: TableLog) -> None:
        self.row = row
        self.log = log
        self.lock = asyncio.Lock()
        self.visitors = 0
        """Connections and requests that hold this table."""
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[int, float]] = {}
        """By process, the seats whose players are there, as a bit mask, and until when it holds."""
        self.thinking: asyncio.Task[None] | None = None
        self.pondered: Pondered | None = None
        self._glances: dict[int | None, Glance] = {}

    @property
    def names(self) -> list[str]:
        return self.log.state.scenario.seats

    @property
    def idle(self) -> bool:
        return not self.visitors and self.thinking is None and not self.lock.locked()

    def adopt(self, log: TableLog) -> None:
        """Go on with a fork of the log, and let everybody see it."""
        self.log = log
        self._glances.clear()
        if self.pondered is not None and not log.is_open(*self.pondered[:2]):
            # Nobody wants to know any more, and others may be waiting to be thought about.
            self.pondered.answer.cancel()
        for watcher in self.watchers:
            # Events that an undo took back are no longer had.
            watcher.events = min(watcher.events, log.kept)
        self.show()

    def replace(self, row: TableRow, log: TableLog) -> None:
        """Go on with what was read from the store, whatever it is."""
        self.row = row
        log.kept = 0
        self.adopt(log)

    def reseat(self, row: TableRow) -> None:
        """Others sit here now, or have another name; who lost a seat must say who it is."""
        self.row = row
        for watcher in self.watchers:
            if watcher.seat is not None and watcher.seat not in row.seats_of(watcher.guest.ids):
                watcher.come_again()
        self.show()

    def dissolve(self) -> None:
        """There is no such table any more."""
        for watcher in self.watchers:
            watcher.come_again()

    def show(self) -> None:
        for watcher in self.watchers:
            watcher.look()

    # Who is here

    def agent_owing(self) -> SeatRow | None:
        """An agent that owes a choice."""
        for seat in self.row.seats:
            if seat.kind == "agent" and not self.row.waiting and self._owes(seat.seat):
                return seat
        return None

    def _owes(self, seat: int) -> bool:
        return bool(self.log.state.owing >> seat & 1)

    def plays_itself(self, seat: int) -> bool:
        return self.row.seats[seat].kind == "agent"

    def present(self) -> int:
        """The seats whose players look at the table here, as a bit mask."""
        guests = {id for watcher in self.watchers for id in watcher.guest.ids}
        return sum(1 << seat.seat for seat in self.row.seats if seat.guest in guests)

    def present_elsewhere(self) -> int:
        now = time.monotonic()
        present = 0
        for seats, until in self.elsewhere.values():
            present |= seats if until > now else 0
        return present

    def players(self, guest: Guest) -> list[wire.Player]:
        online = self.present() | self.present_elsewhere()
        return [player(self.names[seat.seat], seat, guest, online) for seat in self.row.seats]

    # What is seen

    def frame(self, watcher: Watcher) -> wire.Frame:
        """What a watcher may know now, with the events it does not have yet."""
        seen = self._glances.get(watcher.seat)
        if seen is None:
            seen = self._glances[watcher.seat] = glance(self.log, watcher.seat)
        thinking = self.agent_owing()
        frame = make_frame(
            self.log,
            seen,
            table=self.row.id,
            seats=self.row.seats_of(watcher.guest.ids),
            players=self.players(watcher.guest),
            since=min(watcher.events, len(self.log.told)),
            thinking=None if thinking is None else self.names[thinking.seat],
            dice=self.dice(),
            rematch=self.row.rematch,
            campaign=place(self.row),
            said=self.row.said if watcher.seat is not None else 0,
        )
        watcher.events = len(self.log.told)
        return frame

    def dice(self) -> wire.Dice:
        return wire.Dice(
            dice.promise(self.row.secret),
            {self.names[seat.seat]: seat.nonce for seat in self.row.seats},
            self.row.secret if self.log.state.over else None,
        )


def place(row: TableRow) -> wire.CampaignPlace | None:
    """Which battle of a campaign a table is."""
    if row.place is None:
        return None
    return wire.CampaignPlace(row.place.campaign, row.place.number, row.place.length)


def player(name: str, seat: SeatRow, guest: Guest, online: int) -> wire.Player:
    """Who sits at a seat, as a guest sees it. ``online``: the seats of those who are there."""
    return wire.Player(
        seat=name,
        kind="agent" if seat.kind == "agent" else "guest" if seat.guest else "open",
        name=seat.agent or seat.name,
        you=seat.guest in guest.ids,
        online=seat.kind == "agent" or bool(online >> seat.seat & 1),
    )


def summarise(row: TableRow, log: TableLog) -> Summary:
    """What lists show of a table."""
    state = log.state
    status = "over" if state.over else "waiting" if row.waiting else "running"
    seen = state.view(None).data()
    rounds = seen.get("round", seen.get("turn", 0))
    assert isinstance(rounds, int)
    return Summary(status, int(state.owing), rounds, int(state.winner), state.ending)


def fold(row: TableRow, log: list[LogEntry]) -> TableLog:
    """The game at a table, from its log."""
    game = sandtable.load(row.title)
    if row.rules_version != game.rules_version:
        raise OldRules(
            f"this game was begun under rules version {row.rules_version} of {row.title}, "
            f"but these are version {game.rules_version}"
        )
    nonces = {game.seats[seat.seat]: seat.nonce for seat in row.seats}
    table_log = TableLog(game.start(row.scenario), dice.make_key(row.secret, nonces))
    table_log.fold(log)
    return table_log
