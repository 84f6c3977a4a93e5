"""The tree of what a seat may answer, as far as chance or the other side.

It is read-only: every branch is tried on a copy of what the seat may know.
"""

from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import cast

import msgspec

from sandtable.core import (
    Decision,
    Move,
    Refusal,
    Scenario,
    State,
)
from sandtable.core.facets import FireLines
from sandtable.core.line import asked_again, choose, go_past, is_asked
from sandtable.server import wire

MOST_NODES = 300
"""Options in a tree at which it stops growing; what lies beyond is explored when it is asked
for."""
MOST_LINES = 30
"""Maximum lines of fire per tree; the rest are sent when the client explores."""


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
        if not state.scenario.facets.lines.spreads:
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
        fire_lines = state.scenario.facets.fire_lines()
        for move in decision.options:
            choice = wire.Choice(
                move.text,
                state.preview(move),
                fire=self._fire_line(fire_lines, state, move),
                threats=[]
                if fire_lines is None
                else msgspec.convert(fire_lines.threats(state, move), list[wire.Threat]),
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
        if state.scenario.facets.lines.spreads:
            self._waiting.extend(open_)
        else:
            self._waiting.extendleft(reversed(open_))
        args = cast(dict[str, str | int | list[int]], decision.args)
        impossible = [
            wire.Refused(move.text, why.rule, why.key, self._fire_line(fire_lines, state, move))
            for move, why in refused(state, seat, decision)
        ]
        return wire.Ask(decision.prompt, args, options, impossible)

    def _fire_line(
        self, fire_lines: FireLines | None, state: State, move: Move
    ) -> wire.FireLine | None:
        if fire_lines is None or self.lines_left == 0:
            return None
        data = fire_lines.line(state, move)
        if data is None:
            return None
        self.lines_left -= 1
        return msgspec.convert(data, wire.FireLine)


def refused(state: State, seat: int, decision: Decision) -> Iterator[tuple[Move, Refusal]]:
    """What one might think of but cannot do now, with the rule that stops it."""
    lines = state.scenario.facets.lines
    if decision.prompt in lines.unexplained:
        return
    offered = set(decision.options)
    for kind in sorted({move.kind for move in decision.options}):
        for move in moves_of(state.scenario)[kind]:
            if move not in offered:
                refusal = state.why_not(move, seat)
                if refusal is not None and refusal.key not in lines.self_evident:
                    yield move, refusal


@lru_cache(32)
def moves_of(scenario: Scenario) -> dict[str, list[Move]]:
    """All moves of a scenario by their kind."""
    by_kind: dict[str, list[Move]] = {}
    for move in scenario.moves:
        by_kind.setdefault(move.kind, []).append(move)
    return by_kind
