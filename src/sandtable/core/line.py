"""Lines: the choices of a seat that belong together, as far as chance or the other side.

``Facets.lines`` of a system says how its choices make lines.
"""

from sandtable.core.errors import IllegalMove
from sandtable.core.journal import Event, Journal
from sandtable.core.moves import Move
from sandtable.core.state import DECISION, Decision, State


def is_complete(state: State, decision: Decision | None) -> bool:
    """Whether a line may end here: nothing more is asked of its seat, or only its next action."""
    if decision is None:
        return True
    rests = state.scenario.facets.lines.rests
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
    for event in events:  # noqa: SIM110 (quicker when compiled)
        if event.news:
            return True
    return False


def asked_again(state: State, seat: int) -> Decision | None:
    """What a seat is asked before its line may end."""
    if state.waits != DECISION or not state.owing >> seat & 1:
        return None
    rests = state.scenario.facets.lines.rests
    # The prompt alone tells it in most cases, and costs less than a list of the options.
    if rests is None or state.question({}) in rests:
        return None
    return state.decision(seat)


def next_in_line(state: State, move: Move, seat: int) -> Decision | None:
    """Make a choice on a copy; what its seat is asked before the line may end."""
    if choose(state, move, seat):
        return None
    go_past(state, seat)
    return asked_again(state, seat)


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
    """As ``follow``; IllegalMove, too, when the line is incomplete."""
    news = _walk(position, seat, line)
    if not line or not (news or asked_again(position, seat) is None):
        raise IllegalMove("the line is incomplete", key="line-incomplete")


def _walk(position: State, seat: int, line: list[str]) -> bool:
    """Make choices one after the other; whether the last of them showed something hidden.

    A line ends where chance or the other seat comes next, and where something hidden is shown.
    """
    news = False
    for text in line:
        if news or not is_asked(position, seat):
            raise IllegalMove(f"unexpected move {text!r}: the line is already complete")
        news = choose(position, position.scenario.move(text), seat)
        if not news:
            go_past(position, seat)
    return news
