"""The tree of what a seat may answer, as far as chance or the other side.

It is read-only: every branch is tried on a copy of what the seat may know.
"""

from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import cast

from sandtable.core import (
    DECISION,
    Decision,
    Event,
    IllegalMove,
    Journal,
    Move,
    Refusal,
    Scenario,
    State,
)
from sandtable.server import wire
from sandtable.server.heroes_outlook import AIMED, MOVING, fire_line, threats
from sandtable.server.manners import manner_of

MOST_NODES = 300
"""Once a tree shows so many options it grows no more; what lies beyond is explored when it is asked
for."""
MOST_LINES = 30
"""So many lines of fire a tree tells; those to a target further on when it is explored."""


def is_complete(state: State, decision: Decision | None) -> bool:
    """Whether a line may end here: nothing more is asked of its seat, or only its next action."""
    if decision is None:
        return True
    rests = manner_of(state.scenario).rests
    return rests is None or decision.prompt in rests


def choose(state: State, move: Move, seat: int) -> bool:
    """Make a choice on a copy; whether it showed something hidden.

    A line never goes on after that: what can be chosen next may depend on what was shown, and a
    refused line must not tell it.
    """
    journal = state.journal = Journal()
    state.choose(move, seat)
    state.journal = None
    return has_news(journal.events)


def go_past(state: State, seat: int) -> bool:
    """Go on, on a copy of what a seat may know, where the other side could do nothing but play a
    card: a line is meant for the case that it plays none. Whether there was such a place."""
    past = False
    while state.waits == DECISION and seat not in state.seats_owing and state.idle(1 - seat):
        (move,) = state.options(1 - seat)
        state.choose(move, 1 - seat)
        past = True
    return past


def has_news(events: list[Event]) -> bool:
    return any(event.news for event in events)


def asked_again(state: State, seat: int) -> Decision | None:
    """What a seat is asked before its line may end."""
    decision = state.decision(seat)
    return None if is_complete(state, decision) else decision


def next_in_line(state: State, move: Move, seat: int) -> Decision | None:
    """Make a choice on a copy; what its seat is asked before the line may end."""
    if choose(state, move, seat):
        return None
    go_past(state, seat)
    return asked_again(state, seat)


class Tree:
    """Builds the tree of one decision, within its budget."""

    def __init__(self) -> None:
        self.left = MOST_NODES
        self.lines_left = MOST_LINES
        self._known: set[tuple[int, ...]] = set()
        self._waiting: deque[tuple[wire.Choice, State, Decision, bool]] = deque()

    def ask(self, state: State, seat: int) -> wire.Ask | None:
        decision = state.decision(seat)
        if decision is None:
            return None
        root = self._ask(state, seat, decision)
        while self._waiting:
            choice, after, following, past = self._waiting.popleft()
            if self.left > 0 and self._is_new(after):
                choice.next = self._ask(after, seat, following, past)
            else:
                choice.more = True
        return root

    def _is_new(self, state: State) -> bool:
        """Whether no other way has led to a position."""
        if not manner_of(state.scenario).spreads:
            return True
        cells = tuple(state.cells())
        if cells in self._known:
            return False
        self._known.add(cells)
        return True

    def _ask(
        self, state: State, seat: int, decision: Decision, went_past: bool = False
    ) -> wire.Ask:
        self.left -= len(decision.options)
        options = []
        open_ = []
        for move in decision.options:
            choice = wire.Choice(
                move.text,
                state.preview(move),
                fire=self._fire_line(state, move),
                threats=threats(state, move) if move.kind in MOVING else [],
            )
            options.append(choice)
            after = state.clone()
            news = choose(after, move, seat)
            past = (not news and go_past(after, seat)) or went_past
            following = None if news else asked_again(after, seat)
            if following is not None:
                open_.append((choice, after, following, past))
            else:
                # The line could be taken back: its seat goes on choosing, nothing was shown, and
                # the other side had no say.
                choice.free = not news and not past and is_asked(after, seat)
        if manner_of(state.scenario).spreads:
            self._waiting.extend(open_)
        else:
            self._waiting.extendleft(reversed(open_))
        args = cast(dict[str, str | int | list[int]], decision.args)
        impossible = [
            wire.Refused(move.text, why.rule, why.key, self._fire_line(state, move))
            for move, why in refused(state, seat, decision)
        ]
        return wire.Ask(decision.prompt, args, options, impossible)

    def _fire_line(self, state: State, move: Move) -> wire.FireLine | None:
        if self.lines_left == 0 or move.kind not in AIMED:
            return None
        line = fire_line(state, move)
        if line is not None:
            self.lines_left -= 1
        return line


def refused(state: State, seat: int, decision: Decision) -> Iterator[tuple[Move, Refusal]]:
    """What one might think of but cannot do now, with the rule that stops it."""
    manner = manner_of(state.scenario)
    if decision.prompt in manner.unexplained:
        return
    offered = set(decision.options)
    for kind in sorted({move.kind for move in decision.options}):
        for move in moves_of(state.scenario)[kind]:
            if move not in offered:
                refusal = state.why_not(move, seat)
                if refusal is not None and refusal.key not in manner.self_evident:
                    yield move, refusal


@lru_cache(32)
def moves_of(scenario: Scenario) -> dict[str, list[Move]]:
    """All moves of a scenario by their kind."""
    by_kind: dict[str, list[Move]] = {}
    for move in scenario.moves:
        by_kind.setdefault(move.kind, []).append(move)
    return by_kind


def is_asked(state: State, seat: int) -> bool:
    """Whether a position waits for a choice of this seat."""
    return state.waits == DECISION and seat in state.seats_owing


def follow(position: State, seat: int, line: list[str]) -> State:
    """Make a line of choices on what a seat may know; IllegalMove when it does not fit.

    ``position`` must be the position of the seat's own view: then the answer, a refusal included,
    tells the seat nothing that it does not know.
    """
    _walk(position, seat, line)
    return position


def expect_whole_line(position: State, seat: int, line: list[str]) -> None:
    """As ``follow``; IllegalMove, too, when the line stops half-way."""
    news = _walk(position, seat, line)
    if not line or not (news or asked_again(position, seat) is None):
        raise IllegalMove("the line stops half-way", key="line-incomplete")


def _walk(position: State, seat: int, line: list[str]) -> bool:
    """Make choices one after the other; whether the last of them showed something hidden.

    A line ends where chance or the other seat comes next, and where something hidden is shown.
    """
    news = False
    for text in line:
        if news or not is_asked(position, seat):
            raise IllegalMove(f"{text!r} comes too late: the line is already complete")
        news = choose(position, position.scenario.move(text), seat)
        if not news:
            go_past(position, seat)
    return news
