"""A table in memory: its folded log and its connected viewers."""

import asyncio
from typing import NamedTuple, Protocol

import sandtable
from sandtable.agents.time_budget import TURN
from sandtable.core import Game
from sandtable.server import wire
from sandtable.server.accounts.identity import Guest
from sandtable.server.store.batch_writer import Summary
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.server_clock import ServerClock
from sandtable.server.store.store import SeatRow, TableRow
from sandtable.server.tables import fair_dice
from sandtable.server.tables.answer_times import USUAL, AnswerTimes
from sandtable.server.tables.clocks import Control
from sandtable.server.tables.log import ANSWER, OFFER, TableLog, raw
from sandtable.server.tables.recheck import first_difference, start_of
from sandtable.server.tables.seat_frame import Glance, glance, make_frame


class Watcher(Protocol):
    """A browser connected to a table, for one seat or as a spectator."""

    guest: Guest
    seat: int | None
    events: int
    """Number of events already sent to it."""
    seen: int | None
    """The player's step number on their last visit; None if the page did not ask."""

    def look(self) -> None:
        """Send the current state."""

    def come_again(self) -> None:
        """Ask the browser to identify itself again: its user or seat has changed."""


class AgentTime(NamedTuple):
    """A running question to an agent."""

    seat: int
    decision: int
    answer: asyncio.Task[list[str]]
    began: float
    """Start time, by the monotonic clock."""


class LiveTable:
    """A table in memory.

    It stays there at least while it has visitors or an agent is thinking.
    """

    def __init__(self, row: TableRow, log: TableLog, clock: ServerClock | None = None) -> None:
        self.row = row
        self.time = clock or ServerClock()
        self.log = log
        self.lock = asyncio.Lock()
        self.visitors = 0
        """Connections and requests that hold this table."""
        self.watchers: dict[Watcher, None] = {}
        """Connected viewers, in order of arrival."""
        self.elsewhere: dict[str, tuple[int, int, float]] = {}
        """By process: the seats whose players are connected there (a bit mask), the number of
        spectators, and the time at which this information expires."""
        self.thinking: asyncio.Task[None] | None = None
        self.pondered: AgentTime | None = None
        self.waiting_for = 0
        """The number of games waiting for an agent that players were last shown."""
        self._spent: dict[int, tuple[int, float]] = {}
        """For each seat: the log length when its agent's turn began, and the seconds spent."""
        self._glances: dict[int | None, Glance] = {}
        self._answers = AnswerTimes()
        self._asked = self.time.monotonic()
        """When the last choice or outcome arrived."""

    @property
    def names(self) -> list[str]:
        return self.log.state.scenario.seats

    @property
    def idle(self) -> bool:
        return not self.visitors and self.thinking is None and not self.lock.locked()

    def adopt(self, log: TableLog) -> None:
        """Continue with a fork of the log, and send it to viewers who may notice the change."""
        self._note_answers(log)
        before, self.log = self.log.noticed, log
        self._glances.clear()
        if self.pondered is not None and not log.is_open(*self.pondered[:2]):
            # The answer is no longer needed, and other games may be waiting for the agent.
            self.pondered.answer.cancel()
        for watcher in self.watchers:
            # Events taken back by an undo count as not sent.
            watcher.events = min(watcher.events, log.kept)
            if log.noticed.number(watcher.seat) != before.number(watcher.seat):
                watcher.look()

    def replace(self, row: TableRow, log: TableLog) -> None:
        """Continue with a row and log read from the store, which may differ in any way."""
        self.row = row
        log.kept = 0
        self.adopt(log)
        self.show()

    def reseat(self, row: TableRow) -> None:
        """Update players or their names; viewers who lost their seat must reconnect."""
        self.row = row
        for watcher in self.watchers:
            if watcher.seat is not None and watcher.seat not in row.seats_of(watcher.guest.ids):
                watcher.come_again()
        self.show()

    def dissolve(self) -> None:
        """Disconnect viewers: the table no longer exists."""
        for watcher in self.watchers:
            watcher.come_again()

    def show(self) -> None:
        for watcher in self.watchers:
            watcher.look()

    # Players and viewers

    def agent_owing(self) -> SeatRow | None:
        """Return the agent that has to move, if any."""
        if self.log.held:
            return None
        for seat in self.row.seats:
            if seat.kind == "agent" and not self.row.waiting and self._owes(seat.seat):
                return seat
        return None

    def idle_owing(self) -> int | None:
        """Return a seat that is asked for a card but can only pass: the server passes for it."""
        if self.log.held or self.row.waiting:
            return None
        state = self.log.state
        return next((seat for seat in state.seats_owing if state.idle(seat)), None)

    def _note_answers(self, log: TableLog) -> None:
        """Record the answer time of seats that could have passed."""
        if len(log.record.entries) > len(self.log.record.entries):
            now, state = self.time.monotonic(), self.log.state
            for seat in state.seats_owing:
                if state.may_pass(seat) and not state.idle(seat):
                    self._answers.note(seat, now - self._asked)
            self._asked = now

    def pause_of(self, seat: int, usual: float) -> float:
        """Return the pause before a pass made for a seat.

        It imitates the seat's own answer times if another person is waiting, who could tell from
        the pause whether the seat had anything to play.
        """
        own, other = self.row.seats[seat], self.row.seats[1 - seat]
        if other.kind != "guest" or (own.kind == "guest" and own.guest == other.guest):
            return usual
        return self._answers.pause(seat, USUAL if own.kind == "guest" else (usual,))

    def follows_a_plan(self) -> bool:
        """Whether the rest of a stored line can be played now."""
        return not self.log.held and any(self.log.goes_on(seat) for seat in (0, 1))

    def drop_plan(self) -> None:
        """Drop the rest of a line that is no longer legal; the seat is asked again."""
        self.log.plan = None
        self._glances.clear()
        self.show()

    def spent(self, seat: int) -> float:
        """Return the seconds a seat's agent has spent on its turn so far."""
        turn, seconds = self._spent.get(seat, (0, 0.0))
        return seconds if turn == self.log.turns[seat] else 0.0

    def spend(self, seat: int, seconds: float) -> None:
        self._spent[seat] = self.log.turns[seat], self.spent(seat) + seconds

    def thought(self, seat: int) -> wire.Thought | None:
        """Return the progress of a seat's agent; None if it thinks in another process."""
        if self.thinking is None:
            return None
        spent = self.spent(seat)
        if self.pondered is not None and self.pondered.seat == seat:
            spent += self.time.monotonic() - self.pondered.began
        return wire.Thought(round(spent, 1), TURN, roughly(self.waiting_for))

    def _owes(self, seat: int) -> bool:
        return bool(self.log.state.owing >> seat & 1)

    def plays_itself(self, seat: int) -> bool:
        return self.row.seats[seat].kind == "agent"

    def present(self) -> int:
        """Return the seats whose players are connected to this process, as a bit mask."""
        guests = {id for watcher in self.watchers for id in watcher.guest.ids}
        return sum(1 << s.seat for s in self.row.seats if s.kind == "guest" and s.guest in guests)

    def present_elsewhere(self) -> int:
        present = 0
        for seats, _ in self._heard():
            present |= seats
        return present

    def _heard(self) -> list[tuple[int, int]]:
        now = self.time.monotonic()
        return [(seats, others) for seats, others, until in self.elsewhere.values() if until > now]

    def spectators(self) -> int:
        """Return the number of spectators in this process; several tabs of a guest count once."""
        others = [w for w in self.watchers if not self.row.seats_of(w.guest.ids)]
        known = {watcher.guest.id for watcher in others if watcher.guest.id}
        return len(known) + sum(not watcher.guest.id for watcher in others)

    def watching(self) -> int:
        """Return the number of spectators in all processes."""
        return self.spectators() + sum(others for _, others in self._heard())

    def players(self, guest: Guest) -> list[wire.Player]:
        online = self.present() | self.present_elsewhere()
        return [player(self.names[seat.seat], seat, guest, online) for seat in self.row.seats]

    # Frames

    def frame(self, watcher: Watcher) -> wire.Frame:
        """Return a frame with what a watcher may know and the events it does not have yet."""
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
            first=min(watcher.events, len(self.log.told)),
            thinking=None if thinking is None else self.names[thinking.seat],
            dice=self.dice(),
            rematch=self.row.rematch,
            rules=self.rules(),
            campaign=place(self.row),
            clock=self.clock(),
            since=self._since(watcher),
            said=self.row.said if watcher.seat is not None else 0,
            thought=None if thinking is None else self.thought(thinking.seat),
            listed=self.row.listed,
            watching=self.watching(),
        )
        watcher.events = len(self.log.told)
        watcher.seen = None
        return frame

    @property
    def over(self) -> bool:
        """Whether the game is over; under older rules the shown position may be an earlier one."""
        return self.log.state.over or (self.log.held and self.row.summary.status == "over")

    def rules(self) -> wire.OlderRules | None:
        if not self.log.older:
            return None
        return wire.OlderRules(self.row.rules_version, self.log.held, self.over, self.log.differs)

    def clock(self) -> wire.Clock | None:
        clock = self.log.clock
        if clock is None or self.log.held:
            return None
        now, control = self.time.table(), clock.control
        return wire.Clock(
            control.kind,
            {
                self.names[seat.seat]: self.log.time_left(seat.seat, now)
                for seat in self.row.seats
                if seat.kind != "agent"
            },
            [] if self.over else [self.names[s] for s in (0, 1) if self.log.due >> s & 1],
            control.increment,
            control.agent,
        )

    def deadline(self) -> float | None:
        return deadline(self.row, self.log)

    def out_of_time(self, now: float) -> int | None:
        """Return the seat whose time ran out first, if any."""
        left = [(self.log.time_left(seat, now), seat) for seat in _minding(self.row, self.log)]
        out = [(time, seat) for time, seat in left if time is not None and time <= 0]
        return min(out)[1] if out else None

    def _since(self, watcher: Watcher) -> wire.Since | None:
        """Return the position at a player's last visit, if anything has happened since."""
        if watcher.seen is None or watcher.seat is None:
            return None
        stays = self.log.noticed.entries_at(watcher.seat, watcher.seen)
        if not 0 < stays < len(self.log.numbers):
            return None
        past = self.log.record.at(stays)
        events = sum(len(events) for events in past.events)
        return wire.Since(events, raw(past.state.view(watcher.seat).data()))

    def dice(self) -> wire.Dice:
        return wire.Dice(
            fair_dice.promise(self.row.secret),
            {self.names[seat.seat]: seat.nonce for seat in self.row.seats},
            self.row.secret if self.log.state.over else None,
        )


def roughly(number: int) -> int:
    """Round a number down to its first digit's unit; numbers below ten stay exact."""
    unit = 1 if number < 10 else 10 if number < 100 else 100
    return number // unit * unit


def place(row: TableRow) -> wire.CampaignPlace | None:
    """Return the place of a table's battle in its campaign."""
    if row.place is None:
        return None
    return wire.CampaignPlace(row.place.campaign, row.place.number, row.place.length)


def player(name: str, seat: SeatRow, guest: Guest, online: int) -> wire.Player:
    """Return a seat's player, as a guest sees it. ``online``: connected seats, a bit mask."""
    return wire.Player(
        seat=name,
        kind="agent" if seat.kind == "agent" else "guest" if seat.guest else "open",
        name=seat.agent or seat.name,
        you=seat.kind == "guest" and seat.guest in guest.ids,
        online=seat.kind == "agent" or bool(online >> seat.seat & 1),
    )


def _minding(row: TableRow, log: TableLog) -> list[int]:
    """Return the seats whose clocks are running; agents have no clock."""
    if row.waiting or log.held or log.state.over:
        return []
    return [s.seat for s in row.seats if s.kind == "guest" and log.due >> s.seat & 1]


def deadline(row: TableRow, log: TableLog) -> float | None:
    """Return when the next player's time runs out."""
    if log.clock is None:
        return None
    left = [log.clock.left[seat] for seat in _minding(row, log)]
    return log.clock.since + min(left) if left else None


def summarise(row: TableRow, log: TableLog) -> Summary:
    """Return what lists show of a table."""
    state = log.state
    status = "over" if state.over else "waiting" if row.waiting else "running"
    return Summary(
        status,
        int(state.owing),
        int(state.rounds()),
        int(state.winner),
        state.ending,
        row.rules_version,
        deadline(row, log),
        max(log.turns),
        log.turned,
    )


def fold(row: TableRow, log: list[LogEntry]) -> TableLog:
    """Fold a table's log to its game.

    If the rules it was started under are gone, the game is only shown, up to where the current
    rules differ.
    """
    game = sandtable.kept(row.title, row.rules_version)
    if game is None:
        return fold_today(row, log)[0]
    table_log = _begin(game, row)
    table_log.fold(log)
    return _compared(table_log, row, log)


async def fold_beside(row: TableRow, log: list[LogEntry]) -> TableLog:
    """Fold a table's log like ``fold``; other tables have their turn during a long one."""
    game = sandtable.kept(row.title, row.rules_version)
    if game is None:
        return fold_today(row, log)[0]
    table_log = _begin(game, row)
    for _ in table_log.fold_in_parts(log):
        await asyncio.sleep(0)
    return _compared(table_log, row, log)


def _compared(table_log: TableLog, row: TableRow, log: list[LogEntry]) -> TableLog:
    """Return a folded log with what the current rules would change."""
    today = sandtable.load(row.title)
    if row.rules_version != today.rules_version:
        table_log.older = True
        table_log.differs = first_difference(today, row, log) is not None
    return table_log


def fold_today(row: TableRow, log: list[LogEntry]) -> tuple[TableLog, int]:
    """Fold a log as far as the current rules accept it, and return the number of entries too."""
    game = sandtable.load(row.title)
    found = first_difference(game, row, log)
    first = len(log) if found is None else found[0]
    table_log = _begin(game, row)
    table_log.fold(log[:first])
    for entry in log[first:]:
        # Offers and their answers stay even where the moves are no longer applied.
        if entry.kind in (OFFER, ANSWER):
            table_log.apply(entry)
        else:
            table_log.pass_over([entry])
    table_log.held = table_log.older = True
    table_log.differs = found is not None
    return table_log, first


def _begin(game: Game, row: TableRow) -> TableLog:
    nonces = {game.seats[seat.seat]: seat.nonce for seat in row.seats}
    key = fair_dice.make_key(row.secret, nonces)
    return TableLog(start_of(game, row), key, Control.parse(row.clock))
