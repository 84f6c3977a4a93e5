"""Transports: their room, and boarding (HN-6.11)."""

from typing import Final

from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE
from sandtable.heroes.ground import concealment
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import GUN, HERO, LAST_HIT, OFFICER, SEATS
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import ABOARD, Skirmish

TRANSPORT: Final = 4096
"""Origin of a unit that got out of a transport: this plus the transport's number."""


def seats_taken(state: Skirmish, transport: i64) -> i64:
    taken: i64 = 0
    for unit in range(state.theatre.n_units):
        if state.carrier(unit) == transport:
            taken += seats_for(state, unit)
    return taken


def seats_for(state: Skirmish, unit: i64) -> i64:
    """Return a unit's seats: last-hit units, heroes and officers 1, others 2 (HN-6.11)."""
    kind = state.theatre.frame_of[unit]
    return 1 if state.able(unit, LAST_HIT) or kind == HERO or kind == OFFICER else 2


def has_room_when_healthy(state: Skirmish, unit: i64) -> bool:
    """Whether a wounded unit may become healthy where it is: aboard it then needs two seats."""
    transport = state.carrier(unit)
    if transport < 0:
        return True
    kind = state.theatre.frame_of[unit]
    more: i64 = 0 if kind == HERO or kind == OFFICER else 1
    return seats_taken(state, transport) + more <= state.stat(transport, SEATS)


def room_reason(state: Skirmish, unit: i64, transport: i64) -> i64:
    """Return why a unit does not fit into a transport, or LEGAL."""
    if state.seat_of(unit) != state.seat_of(transport) or not state.infantry(unit):
        return why.NO_SEAT
    seats = state.stat(transport, SEATS)
    if seats_taken(state, transport) + seats_for(state, unit) > seats:
        return why.NO_SEAT
    if state.able(unit, GUN):
        for other in range(state.theatre.n_units):
            if state.carrier(other) == transport and state.able(other, GUN):
                return why.NO_SEAT
    return LEGAL


def get_in(state: Skirmish, unit: i64, transport: i64) -> None:
    if state.concealed(unit):
        concealment.reveal(state, unit)
    state.lift(unit)
    state.units[unit * 4] = ABOARD - transport
    state.units[unit * 4 + 1] = NOWHERE
    if state.journal is not None:
        args: dict[str, object] = {
            "side": state.theatre.seats[state.seat_of(unit)],
            "cell": events.place(state, unit),
            "transport": state.theatre.units[transport],
        }
        events.name(state, "boarded", unit, args, False, True)
