"""Elimination, stopped movement, wrecks, and units that are placed again (HN-6)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.ground import concealment, items
from sandtable.heroes.ground.paths import free, in_zone, may_stand, reaches
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    CONCEALED,
    FLIP_NONE,
    FLIP_TRIPOD,
    MOVE,
    ON,
    PLACING,
    bit,
    code,
)
from sandtable.heroes.model.moments import (
    FOURTH,
    KINDS,
    SECOND,
    THIRD,
    Moment,
    ask,
    field,
    frame,
    kind_of,
    last_of,
    with_last,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import (
    BACK_UP,
    GONE,
    LEFT,
    MARKED,
    VEILED,
    Skirmish,
)
from sandtable.heroes.model.windows import (
    MOMENT,
    open_window,
    other_than,
)
from sandtable.heroes.victory import lay_down

# Causes for placing a unit again
RIDER: Final = 0
RUN_OVER: Final = 1
TRAPPED: Final = 2
ALLEY_LOST: Final = 3


def suppress(state: Skirmish, unit: i64, count: i64) -> None:
    state.add_suppression(unit, count)
    events.of_unit(state, "suppressed", unit, "count", count)


def stop(state: Skirmish, unit: i64) -> None:
    """End a unit's current movement (HN-6.21)."""
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        state.frames[index] = KINDS[kind_of(top)].stopped(top, unit)
        index -= 2


def eliminate(state: Skirmish, unit: i64, wreck: bool) -> None:
    """Remove a unit from the game.

    Its order token is removed without being shown, its riders get out, and it leaves a wreck if
    ``wreck``.
    """
    theatre = state.theatre
    front = state.at(unit)
    rear = state.rear(unit)
    wreck = wreck and theatre.wreck_of[unit] != 0
    events.of_unit(state, "destroyed" if theatre.type_of[unit] else "eliminated", unit, "", 0, True)
    if front >= 0:
        items.drop_items(state, unit, front)
    elif state.carrier(unit) >= 0 and state.at(state.carrier(unit)) >= 0:
        items.drop_items(state, unit, state.at(state.carrier(unit)))
    if state.has(unit, MARKED):
        state.army(state.seat_of(unit)).markers += 1
        state.unmark(unit, MARKED)
    state.lift(unit)
    state.unmark(unit, VEILED)
    state.units[unit * 4] = GONE
    state.units[unit * 4 + 1] = NOWHERE
    state.set_token(unit, 0)
    if front >= 0 and wreck:
        state.leave_wreck(unit, front, rear)
    lay_down(state, unit)
    if front >= 0:
        if wreck:
            run_over_both(state, front, rear)
        for rider in range(theatre.n_units):
            if state.carrier(rider) == unit:
                state.push2(Placing.frame(rider, front, rear, RIDER), 0)


# Placing units again


def run_over(state: Skirmish, cell: i64) -> None:
    """Move infantry out of the way of a vehicle that stopped there, or of a wreck (HN-6.8)."""
    unit = state.foot(cell)
    if unit >= 0:
        state.push2(Placing.frame(unit, cell, NOWHERE, RUN_OVER), 0)


def run_over_both(state: Skirmish, front: i64, rear: i64) -> None:
    """Do so for both squares of a vehicle, first for the side with the initiative (HN-6.18)."""
    if rear < 0:
        run_over(state, front)
        return
    unit = state.foot(front)
    if unit >= 0 and state.seat_of(unit) == state.holder:
        run_over(state, rear)
        run_over(state, front)
    else:
        run_over(state, front)
        run_over(state, rear)


def can_be_moved(state: Skirmish, unit: i64) -> bool:
    return state.stat(unit, MOVE) - 2 * state.suppression(unit) > 0


def place_reason(state: Skirmish, top: i64, cell: i64) -> i64:
    """Return why a unit cannot be placed again on a square, or LEGAL."""
    unit = Placing.unit(top)
    cause = Placing.cause(top)
    front = Placing.front(top)
    rear = Placing.rear(top)
    reason = may_stand(state, unit, cell)
    if reason != LEGAL:
        return reason
    if not free(state, cell):
        return why.OCCUPIED
    seat = state.seat_of(unit)
    if cause == TRAPPED:
        ruins = state.theatre.area[cell] == front and state.ground.kind[cell] == 0
        return LEGAL if ruins else why.NOT_BESIDE
    if cause == RIDER:
        # On the transport's own squares only if no wreck is there (HN-7.21).
        if cell == front or cell == rear:
            near = state.area(cell) <= state.theatre.n_areas
        else:
            near = reaches(state, front, cell) or (rear >= 0 and reaches(state, rear, cell))
        if not near:
            return why.NOT_BESIDE
        return why.ZONE if in_zone(state, seat, cell) else LEGAL
    if cause == ALLEY_LOST:
        return LEGAL if state.ground.gap(cell, front) <= 2 else why.NOT_BESIDE
    if not reaches(state, front, cell) or state.ground.kind[cell] != 0:
        return why.NOT_BESIDE
    return why.ZONE if in_zone(state, seat, cell) else LEGAL


def places(state: Skirmish, top: i64) -> vec[i64]:
    """Return the squares on which a unit may be placed again; none if it is eliminated."""
    found = vec[i64]()
    if Placing.cause(top) == RUN_OVER and not can_be_moved(state, Placing.unit(top)):
        return found
    for cell in range(state.theatre.n_cells):
        if place_reason(state, top, cell) == LEGAL:
            found = append(found, cell)
    if Placing.cause(top) == ALLEY_LOST:
        return nearest(state, Placing.front(top), found)
    return found


def nearest(state: Skirmish, alley: i64, found: vec[i64]) -> vec[i64]:
    """Return the squares that a lost alley overlapped; if none, its neighbours (HN-5.25)."""
    near = vec[i64]()
    for cell in found:
        if state.ground.gap(cell, alley) <= 1:
            near = append(near, cell)
    return near if len(near) else found


class Placing(Moment):
    """A unit that lost its square is placed again (HN-6.11)."""

    def __init__(self) -> None:
        super().__init__("place", units=1)
        self.rules = {"place": ["HN-9.6", "HN-6.11", "HN-9.19"]}

    @staticmethod
    def frame(unit: i64, front: i64, rear: i64, cause: i64) -> i64:
        """``front`` and ``rear`` are the lost squares; for TRAPPED ``front`` is the area."""
        return frame(PLACING, unit, front, rear + 1, cause)

    @staticmethod
    def front(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def rear(top: i64) -> i64:
        return field(top, THIRD) - 1

    @staticmethod
    def cause(top: i64) -> i64:
        return field(top, FOURTH)

    def advance(self, state: Skirmish, top: i64) -> bool:
        unit = Placing.unit(top)
        if state.at(unit) in (GONE, LEFT):
            state.pop2()
            return False
        if last_of(top) == 0:
            state.replace_top(with_last(top, 1))
            open_window(state, other_than(state.seat_of(unit)))
            return False
        if len(places(state, top)) == 0:
            state.pop2()
            if Placing.cause(top) != TRAPPED:
                items.drop_items(state, unit, Placing.front(top))
            eliminate(state, unit, False)
            return False
        return ask(state, state.seat_of(unit))

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return MOMENT

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for cell in places(state, top):
            found = append(found, code(ON, cell))
        return found

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(ON)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        found = place_reason(state, top, arg)
        if found == LEGAL:
            for cell in places(state, top):
                if cell == arg:
                    return LEGAL
            return why.NOT_BESIDE
        return found

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        unit = Placing.unit(top)
        state.pop2()
        state.lift(unit)
        if Placing.cause(top) == RIDER:
            suppress(state, unit, 1)
            if state.theatre.flip_of[unit] != FLIP_NONE:
                # HN-6.11: its ability becomes inactive: it is visible, or its weapon is packed.
                if state.able(unit, CONCEALED):
                    state.mark(unit, BACK_UP)
                elif state.theatre.flip_of[unit] == FLIP_TRIPOD:
                    state.unmark(unit, BACK_UP)
        state.put(unit, arg, NOWHERE)
        events.of_unit(state, "placed", unit)
        concealment.look_around(state, unit)


KINDS[PLACING] = Placing()
