"""Two histories of one table that a seat or a spectator cannot distinguish.

The engine makes them. Both continue step by step, and the other side chooses and draws freely in
each, as long as the viewer is shown the same. The viewer is shown its view and its events;
everything else that a server sends must be a function of these.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sandtable.core import Game, Rng, SandtableError, State
from sandtable.core.journal import Journal
from sandtable.core.line import is_asked, next_in_line
from sandtable.core.record import HANDED_OVER, OUTCOME
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.tables import fair_dice
from sandtable.server.tables.clocks import Control
from sandtable.server.tables.log import IDLE, TableLog

TRIES = 3
"""Lines of the other side that are tried in the second history for each line in the first."""
STEP_TRIES = 5
ALIKE = 2
"""One in this many draws may differ in the second history. If all could, the two would soon have no
playable card in common."""
MOST_WAYS = 40
BACK = 5
"""Most steps back before a pair stays at its position."""

Shown = tuple[bytes, tuple[bytes, ...], bool]
Way = Callable[[State], int]


def shown_to(log: TableLog, viewer: int | None) -> Shown:
    """Return everything that the rules show a viewer: the view, the events and whether the game is
    over."""
    told = tuple(one.own if one.owner == viewer else one.public for one in log.told)
    return msgspec.json.encode(log.state.view(viewer).data()), told, log.state.over


def news_of(state: State, outcome: int, viewer: int | None) -> str:
    """Return the events of an outcome as a viewer is shown them."""
    after = state.clone()
    journal = after.journal = Journal()
    after.settle(outcome)
    return repr([event.seen_by(viewer).data() for event in journal.events])


def coupled_way(log: TableLog) -> int:
    """Return dice that are the same in both histories, although one may have more hidden
    entries."""
    number = sum(entry.kind == OUTCOME for entry in log.record.entries)
    return fair_dice.way(log.chance_key, number, int(log.state.ways()))


def settle_down(log: TableLog) -> list[LogEntry]:
    """Apply what the server adds by itself: passes for seats with nothing to play, and planned
    lines."""
    entries = []
    while not log.state.over:
        idle = next((seat for seat in log.state.seats_owing if log.state.idle(seat)), None)
        planned = next((seat for seat in (0, 1) if log.goes_on(seat)), None)
        if idle is not None:
            decision = log.opened[idle]
            entries += log.pass_by(idle, decision, f"{IDLE}{decision}-{idle}")
        elif planned is not None:
            try:
                entries += log.go_on_with_plan(f"{IDLE}{log.length}-plan")
            except SandtableError:
                log.plan = None
        else:
            break
    return entries


def random_line(log: TableLog, seat: int, rng: Rng, also: TableLog | None = None) -> list[str]:
    """Return a random whole line. Prefer moves that are also possible in ``also``."""
    position = log.state.view(seat).position
    beside = None if also is None or seat not in also.state.seats_owing else also
    other = None if beside is None else beside.state.view(seat).position
    line: list[str] = []
    decision = position.decision(seat)
    while decision is not None:
        options = decision.options
        if other is not None:
            theirs = {move.text for move in other.options(seat)}
            options = [move for move in options if move.text in theirs] or options
        move = options[rng.below(len(options))]
        line.append(move.text)
        if other is not None and move.text in theirs and is_asked(other, seat):
            next_in_line(other, move, seat)
        else:
            other = None
        if other is not None and not is_asked(other, seat):
            other = None
        decision = next_in_line(position, move, seat)
    return line


@dataclass
class Step:
    """A step in both histories: a seat's line in each, or a line in one and nothing in the
    other."""

    seat: int
    lines: tuple[list[str] | None, list[str] | None]


@dataclass
class History:
    log: TableLog
    entries: list[LogEntry] = field(default_factory=list)

    def fork(self, way: Way | None = None) -> "History":
        log = self.log.fork()
        if way is not None:
            log._way = lambda: way(log.state)  # type: ignore[method-assign]
        return History(log, list(self.entries))

    def choose(self, seat: int, line: list[str]) -> None:
        self.entries += self.log.choose(
            seat, self.log.opened[seat], line, f"{seat}-{self.log.length}-line"
        )
        self.entries += settle_down(self.log)


def passes(after: History, before: History) -> int:
    """Return how many passes the server has added since."""
    return sum(entry.key.startswith(IDLE) for entry in after.entries[len(before.entries) :])


def chances(after: History, before: History) -> int:
    """Return how many outcomes were added since."""
    return sum(entry.kind == OUTCOME for entry in after.entries[len(before.entries) :])


def shows_nothing(before: History, after: History, viewer: int | None) -> bool:
    """Return whether the viewer was shown the same after each entry. The end alone is not enough:
    after two passes the position may look as before."""
    log = before.log.fork()
    seen = shown_to(log, viewer)
    for entry in after.entries[len(before.entries) :]:
        log.apply(entry)
        if shown_to(log, viewer) != seen:
            return False
    return True


class Twins:
    """Two histories that look the same to a viewer."""

    def __init__(
        self,
        game: Game,
        scenario: str,
        viewer: int | None,
        rng: Rng,
        control: Control | None = None,
        key: str = "00" * 32,
        handed_over: int | None = None,
        now: float = 0.0,
    ) -> None:
        """Start both histories. An agent has taken over the seat ``handed_over``; all entries have
        the time ``now``."""
        self.viewer = viewer
        self.rng = rng
        self.dealt: list[tuple[int, str]] = []
        start = game.start(scenario)
        both = [History(TableLog(start, key, control)) for _ in range(2)]
        self.one, self.two = both[0].fork(self.deal), both[1].fork(self.deal_alike)
        for history in (self.one, self.two):
            history.log.now = now
            if handed_over is not None:
                entry = LogEntry(HANDED_OVER, handed_over, "random", "handed-over")
                history.log.apply(entry)
                history.entries.append(entry)
            history.entries += history.log.settle()
            history.entries += settle_down(history.log)
        if shown_to(self.one.log, viewer) != shown_to(self.two.log, viewer):
            raise AssertionError("the first deal shows what should be hidden")

    # Chance

    def deal(self, state: State) -> int:
        """Return any outcome, and store it for the other history."""
        way = self.rng.below(int(state.ways()))
        outcome = int(state.outcome(way))
        self.dealt.append((way, news_of(state, outcome, self.viewer)))
        return way

    def deal_alike(self, state: State) -> int:
        """Return an outcome that shows the viewer the same as the stored one of the first
        history."""
        way, expected = self.dealt.pop(0) if self.dealt else (0, "")
        ways = int(state.ways())
        first = way % ways if self.rng.below(ALIKE) else self.rng.below(ways)
        tried: dict[int, bool] = {}
        for other in (first, way % ways, *((first + offset) % ways for offset in range(MOST_WAYS))):
            outcome = int(state.outcome(other))
            if outcome not in tried:
                tried[outcome] = news_of(state, outcome, self.viewer) == expected
            if tried[outcome]:
                return other
        return first  # the histories do not look the same any more

    # Continuing

    def differ(self) -> bool:
        return list(self.one.log.state.cells()) != list(self.two.log.state.cells())

    def hidden(self) -> set[str]:
        """Return the fields of the views in which the histories differ."""
        kinds: set[str] = set()
        for seat in (0, 1):
            sides = [history.log.state.view(seat).data() for history in (self.one, self.two)]
            kinds |= set(differences(sides[0], sides[1]))
        return kinds

    def go_on(self, lines: int) -> None:
        """Continue for some lines. In a dead end go back a little and try another way."""
        behind = [(self.one, self.two)]
        back = 0
        while lines > 0 and not self.one.log.state.over and back < BACK:
            pair = self.next(dealt=True)
            if pair is not None:
                self.one, self.two = pair[1]
                behind.append(pair[1])
                lines -= 1
            else:
                back += 1
                gone = min(2, len(behind) - 1)
                del behind[len(behind) - gone :]
                lines += gone
                self.one, self.two = behind[-1]

    def next(self, dealt: bool) -> tuple[Step, tuple[History, History]] | None:
        """Return a step after which both still look the same, with the histories after it, or None.

        With ``dealt``, outcomes are chosen freely; otherwise they are those of the two servers.
        """
        for _ in range(STEP_TRIES):
            owing = self.one.log.state.seats_owing
            if not owing:
                return None
            seat = owing[self.rng.below(len(owing))]
            self.dealt = []
            # On the servers the other side prefers different lines. The difference may come out
            # with the next step, but until then the viewer can be tested.
            alike = seat == self.viewer or self.rng.below(4) < (2 if dealt else 1)
            line = random_line(self.one.log, seat, self.rng, self.two.log if alike else None)
            one = self.one.fork(self.deal if dealt else None)
            one.choose(seat, line)
            found = shown_to(one.log, self.viewer)
            # Each try starts with the outcomes of the first history.
            dealt_before = list(self.dealt)
            for other in self._alternatives(seat, line, alike):
                self.dealt = list(dealt_before)
                two = self.two.fork(self.deal_alike if dealt else None)
                try:
                    two.choose(seat, other)
                except SandtableError:
                    continue
                # Different lines may let the server pass a different number of times, but different
                # hands may not. Before chance everyone notices a pass, by the server or a player;
                # there the other history is merely one pass behind.
                seen = passes(one, self.one) == passes(two, self.two) or (
                    other == line and chances(one, self.one) == chances(two, self.two)
                )
                if seen and shown_to(two.log, self.viewer) == found:
                    return Step(seat, (line, other)), (one, two)
            if seat != self.viewer and shows_nothing(self.one, one, self.viewer):
                return Step(seat, (line, None)), (one, self.two)
        return None

    def _alternatives(self, seat: int, line: list[str], alike: bool) -> Iterator[list[str]]:
        """Yield lines for the second history: the same line first or last, and others."""
        if alike:
            yield line
        if seat != self.viewer and seat in self.two.log.state.seats_owing:
            for _ in range(TRIES):
                other = random_line(self.two.log, seat, self.rng)
                if other != line:
                    yield other
        if not alike:
            yield line


def differences(one: Any, two: Any, path: str = "") -> Iterator[str]:
    """Yield the paths at which two messages differ, without list indices."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in one.keys() | two.keys():
            yield from differences(one.get(key), two.get(key), f"{path}.{key}" if path else key)
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for first, second in zip(one, two, strict=True):
            yield from differences(first, second, path)
    elif one != two:
        yield path
