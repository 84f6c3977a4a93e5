"""Events of a scenario at a turn: cards, bonuses, orders (HN-1.1, HN-4.14)."""

from typing import Final

from mypy_extensions import i64

from sandtable.heroes.cards.hand import Drawing
from sandtable.heroes.model import events
from sandtable.heroes.model.battlefield import Theatre
from sandtable.heroes.model.codes import (
    BONUSES,
    MOST_NUMBERS,
    MOST_SPECIALS,
    SPECIALS_AT,
    TAKING_BONUS,
    bit,
)
from sandtable.heroes.model.moments import frame, kind_of
from sandtable.heroes.model.state import Skirmish

# Time of an event
TURN_STARTS: Final = 0
SUPPLY_STARTS: Final = 1
SUPPLY_ENDS: Final = 2
MOMENTS: Final = ["turn", "supply", "end"]

# Kinds of event
ARRIVAL: Final = 0
"""A mark on the turn track for the scenario's arrivals: units may enter, or items appear."""
CARDS: Final = 1
CARD: Final = 2
BONUS: Final = 3
SPECIAL_ORDER: Final = 4
ORDERS: Final = 5
KINDS: Final = ["arrival", "cards", "card", "bonus", "special_order", "orders"]

BOTH: Final = 2
LENGTH: Final = 5
"""Numbers per event: turn, side (2 for both), kind, moment, and a count or a card."""


def happen(state: Skirmish, moment: i64) -> None:
    """Apply the events of this turn and moment."""
    events = state.theatre.events
    # The frame pushed last is resolved first: start with the last event and the side without
    # initiative.
    for index in range(i64(len(events)) - LENGTH, i64(-1), i64(-LENGTH)):
        if events[index] == state.turn and events[index + 3] == moment:
            for order in range(i64(2)):
                seat = state.holder if order else 1 - state.holder
                if events[index + 1] == seat or events[index + 1] == BOTH:
                    take_effect(state, seat, events[index + 2], events[index + 4])


def take_effect(state: Skirmish, seat: i64, kind: i64, number: i64) -> None:
    army = state.army(seat)
    if kind == ARRIVAL:
        if not units_arrive(state.theatre, seat, state.turn):
            return  # items that appear have their own events
    elif kind == CARDS:
        state.push2(Drawing.frame(seat, number), 0)
    elif kind == CARD:
        army.take_back(number)
    elif kind == BONUS:
        if bonuses_left(state) == 0:
            return
        state.push2(frame(TAKING_BONUS, seat, state.theatre.n_bonuses), 0)
    elif kind == SPECIAL_ORDER:
        if army.specials >= MOST_SPECIALS:
            return
        army.specials += 1
        army.left += bit(SPECIALS_AT)
        army.left_size += 1
    elif kind == ORDERS:
        number = min(number, MOST_NUMBERS - army.numbers)
        for _ in range(number):
            army.numbers += 1
            army.left |= bit(army.numbers)
            army.left_size += 1
    if state.journal is not None:
        theatre = state.theatre
        events.tell(
            state,
            "event_happened",
            {
                "side": theatre.seats[seat],
                "event": KINDS[kind],
                "card": theatre.cards[number] if kind == CARD else "",
                "count": 0 if kind == CARD else int(number),
            },
        )


def units_arrive(theatre: Theatre, seat: i64, turn: i64) -> bool:
    """Whether units of a side may enter from this turn on."""
    for unit in range(theatre.n_units):
        if theatre.seat_of[unit] == seat and theatre.arrives[unit] == turn:
            return True
    return False


def bonuses_left(state: Skirmish) -> i64:
    """Return the number of free tactical bonuses: not on the map and not being taken (HN-1.5)."""
    left: i64 = 0
    for kind in range(i64(len(BONUSES))):
        left += state.pool(kind)
    for number in range(state.theatre.n_bonuses):
        left -= state.lying >> number & 1
    for index in range(i64(1), state.depth, i64(2)):
        if kind_of(state.frames[index]) == TAKING_BONUS:
            left -= 1
    return left
