"""The tree of what a seat may answer, as far as chance or the other side.

It is read-only: every branch is tried on a copy of what the seat may know.
"""

from functools import cache

import sandtable
from sandtable.core import DECISION, Decision, IllegalMove, Move, Scenario, State
from sandtable.server import wire

MOST_NODES = 300
"""So many options a tree shows at most; what lies beyond is explored when it is asked for."""
RESTS = {"undaunted": "turn"}
"""By system what a seat is asked between two actions of its own, where a line may end. A system
that names nothing here has lines of a single choice."""


def is_complete(state: State, decision: Decision | None) -> bool:
    """Whether a line may end here: nothing more is asked of its seat, or only its next card."""
    if decision is None:
        return True
    rest = RESTS.get(sandtable.load(state.scenario.title).system)
    return rest is None or decision.prompt == rest


class Tree:
    """Builds the tree of one decision, within its budget."""

    def __init__(self) -> None:
        self.left = MOST_NODES

    def ask(self, state: State, seat: int) -> wire.Ask | None:
        decision = state.decision(seat)
        return None if decision is None else self._grow(state, seat, decision)

    def _grow(self, state: State, seat: int, decision: Decision) -> wire.Ask:
        self.left -= len(decision.options)
        options = []
        for move in decision.options:
            choice = wire.Choice(move.text, state.preview(move))
            options.append(choice)
            after = state.clone()
            after.choose(move, seat)
            following = after.decision(seat)
            if following is None or is_complete(after, following):
                continue
            if self.left > 0:
                choice.next = self._grow(after, seat, following)
            else:
                choice.more = True
        args = {key: value for key, value in decision.args.items() if isinstance(value, str | int)}
        return wire.Ask(decision.prompt, args, options, refused(state, seat, decision))


def refused(state: State, seat: int, decision: Decision) -> list[wire.Refused]:
    """What the chosen card prints but cannot do now, and targets that cannot be chosen."""
    offered = set(decision.options)
    found = []
    for kind in sorted({move.kind for move in decision.options}):
        for move in moves_of(state.scenario)[kind]:
            if move not in offered:
                refusal = state.why_not(move, seat)
                if refusal is not None and refusal.key != "not-printed":
                    found.append(wire.Refused(move.text, refusal.rule, refusal.key))
    return found


@cache
def moves_of(scenario: Scenario) -> dict[str, list[Move]]:
    """All moves of a scenario by their kind."""
    by_kind: dict[str, list[Move]] = {}
    for move in scenario.moves:
        by_kind.setdefault(move.kind, []).append(move)
    return by_kind


def follow(state: State, seat: int, line: list[str]) -> State:
    """The position after a line of a seat's choices; IllegalMove when it does not fit."""
    for text in line:
        if state.waits != DECISION or seat not in state.seats_owing:
            raise IllegalMove(f"{text!r} comes too late: the line is already complete")
        state.choose(state.scenario.move(text), seat)
    return state
