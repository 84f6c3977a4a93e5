"""Lines: consecutive choices of a seat, up to chance or the other side.

A system's ``Facets.lines`` defines how its choices form lines.
"""

from sandtable.core.errors import IllegalMove
from sandtable.core.journal import Event, Journal
from sandtable.core.moves import Move
from sandtable.core.state import DECISION, Decision, State


def is_complete(state: State, decision: Decision | None) -> bool:
    """Return whether a line may end here: no decision follows, or one that starts a new line."""
    if decision is None:
        return True
    rests = state.scenario.facets.lines.rests
    return rests is None or decision.prompt in rests


def choose(state: State, move: Move, seat: int) -> bool:
    """Make a choice on a copy; return whether it revealed hidden information.

    A line ends there: later options may depend on the information, and the refusal of a line must
    not reveal it.
    """
    journal = state.journal = Journal()
    state.choose(move, seat)
    state.journal = None
    return has_news(journal.events)


def go_past(state: State, seat: int) -> bool:
    """Continue past windows in which the other side could only play a card, as if it played none.

    ``state`` is a copy of what a seat may know. Return whether there was such a window.
    """
    past = False
    while state.waits == DECISION and seat not in state.seats_owing and state.idle(1 - seat):
        (move,) = state.options(1 - seat)
        state.choose(move, 1 - seat)
        past = True
    return past


def has_news(events: list[Event]) -> bool:
    for event in events:  # noqa: SIM110 (quicker when compiled)
        if event.news:
            return True
    return False


def asked_again(state: State, seat: int) -> Decision | None:
    """Return the decision a seat has to make before its line may end."""
    if state.waits != DECISION or not state.owing >> seat & 1:
        return None
    rests = state.scenario.facets.lines.rests
    # In most cases the prompt alone is enough, and it is cheaper than listing the options.
    if rests is None or state.question({}) in rests:
        return None
    return state.decision(seat)


def next_in_line(state: State, move: Move, seat: int) -> Decision | None:
    """Make a choice on a copy; return the decision to make before the line may end."""
    if choose(state, move, seat):
        return None
    go_past(state, seat)
    return asked_again(state, seat)


def is_asked(state: State, seat: int) -> bool:
    """Return whether a position waits for a choice of this seat."""
    return state.waits == DECISION and seat in state.seats_owing


def follow(position: State, seat: int, line: list[str]) -> State:
    """Apply a line of choices to a seat's position; raise IllegalMove if one is not legal.

    ``position`` must be the position of the seat's own view, so that no answer, not even a refusal,
    reveals hidden information.
    """
    _walk(position, seat, line)
    return position


def expect_whole_line(position: State, seat: int, line: list[str]) -> None:
    """Like ``follow``; also raise IllegalMove if the line is incomplete."""
    news = _walk(position, seat, line)
    if not line or not (news or asked_again(position, seat) is None):
        raise IllegalMove("the line is incomplete", key="line-incomplete")


def _walk(position: State, seat: int, line: list[str]) -> bool:
    """Make choices one after another; return whether the last one revealed hidden information.

    A line ends when chance or the other seat comes next, or when hidden information is revealed.
    """
    news = False
    for text in line:
        if news or not is_asked(position, seat):
            raise IllegalMove(f"unexpected move {text!r}: the line is already complete")
        news = choose(position, position.scenario.move(text), seat)
        if not news:
            go_past(position, seat)
    return news
