"""The tree of what a seat may answer, as far as chance or the other side.

It is read-only: every branch is tried on a copy of what the seat may know.
"""

from sandtable.core import DECISION, IllegalMove, State
from sandtable.server import wire

MOST_NODES = 300
"""So many options a tree shows at most; what lies beyond is explored when it is asked for."""
COMPLETE = "turn"
"""A line is complete when the seat is asked for its next card."""


class Tree:
    """Builds the tree of one decision, within its budget."""

    def __init__(self) -> None:
        self.left = MOST_NODES

    def ask(self, state: State, seat: int) -> wire.Ask | None:
        decision = state.decision(seat)
        if decision is None:
            return None
        self.left -= len(decision.options)
        options = [wire.Choice(move.text, state.preview(move)) for move in decision.options]
        for choice, move in zip(options, decision.options, strict=True):
            after = state.clone()
            after.choose(move, seat)
            following = after.decision(seat)
            if following is None or following.prompt == COMPLETE:
                continue
            if self.left > 0:
                choice.next = self.ask(after, seat)
            else:
                choice.more = True
        args = {key: value for key, value in decision.args.items() if isinstance(value, str | int)}
        return wire.Ask(decision.prompt, args, options, refused(state, seat))


def refused(state: State, seat: int) -> list[wire.Refused]:
    """What the chosen card prints but cannot do now, and targets that cannot be chosen."""
    offered = {move.text for move in state.options(seat)}
    kinds = {move.kind for move in state.options(seat)}
    found = []
    for move in state.scenario.moves:
        if move.kind in kinds and move.text not in offered:
            refusal = state.why_not(move, seat)
            if refusal is not None and refusal.key != "not-printed":
                found.append(wire.Refused(move.text, refusal.rule, refusal.key))
    return found


def follow(state: State, seat: int, line: list[str]) -> State:
    """The position after a line of a seat's choices; IllegalMove when it does not fit."""
    for text in line:
        if state.waits != DECISION or seat not in state.seats_owing:
            raise IllegalMove(f"{text!r} comes too late: the line is already complete")
        state.choose(state.scenario.move(text), seat)
    return state
