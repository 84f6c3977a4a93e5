"""Set-up: who deploys what where (HN-1).

Units are deployed in their order, transports first. Units that can start concealed come last and
are picked by their owner, because the enemy may not know which of them is where.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.grid.squares import BOARD, NOWHERE
from sandtable.heroes.ground import concealment, transports
from sandtable.heroes.ground.paths import FAR_AWAY, free, may_stand
from sandtable.heroes.ground.sight import distance
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    ARC,
    CONCEALED,
    DEPLOYING,
    FACING,
    FLIP_AMBUSH,
    FLIP_NONE,
    ON,
    PICK,
    SEATS,
    code,
    field_a,
    field_b,
    field_c,
    frame,
)
from sandtable.heroes.model.codes import BOARD as BOARD_MOVE
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import BACK_UP, MOVED, VEILED, WAITING, Skirmish
from sandtable.heroes.move import movement

MOST_SCOUTING: Final = 4
"""No unit scouts further."""


def waits_for_place(state: Skirmish, unit: i64) -> bool:
    """Whether a unit is still to be deployed."""
    theatre = state.theatre
    return (
        state.at(unit) == WAITING
        and theatre.arrives[unit] == 0
        and unit != theatre.nest
        and not state.has(unit, MOVED)
    )


def next_unit(state: Skirmish, seat: i64) -> i64:
    """The next unit to deploy, or NOWHERE; the ambushers are picked, not dealt."""
    theatre = state.theatre
    for group in range(i64(2)):
        for unit in range(theatre.n_units):
            if theatre.seat_of[unit] != seat or theatre.flip_of[unit] == FLIP_AMBUSH:
                continue
            carries = theatre.stat[theatre.stats(unit, 0) + SEATS] > 0
            if carries == (group == 0) and waits_for_place(state, unit):
                return unit
    return NOWHERE


def picks(state: Skirmish, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for unit in range(state.theatre.n_units):
        if pick_reason(state, seat, unit) == LEGAL:
            found = append(found, code(PICK, unit))
    return found


def pick_reason(state: Skirmish, seat: i64, unit: i64) -> i64:
    if state.theatre.seat_of[unit] != seat or not waits_for_place(state, unit):
        return why.NO_TARGET
    return LEGAL if state.theatre.flip_of[unit] == FLIP_AMBUSH else why.NO_TARGET


def go_on(state: Skirmish) -> bool:
    """Find the next unit of a DEPLOYING frame; False when all are on the map."""
    top = state.top()
    seat = field_a(top)
    if field_b(top):
        return True
    unit = next_unit(state, seat)
    if unit == NOWHERE:
        return len(picks(state, seat)) > 0
    state.replace_top(frame(DEPLOYING, seat, unit + 1))
    if state.theatre.flip_of[unit] == FLIP_NONE and not has_place(state, state.top()):
        state.mark(unit, MOVED)  # no room: it stays out
        state.replace_top(frame(DEPLOYING, seat))
        return go_on(state)
    return True


def asks_side(state: Skirmish, top: i64) -> bool:
    """HN-1.7: units with a flip ability start either side up."""
    unit = field_b(top) - 1
    return unit >= 0 and state.theatre.flip_of[unit] != FLIP_NONE and field_c(top) == 0


def choose_side(state: Skirmish, back: i64) -> None:
    top = state.top()
    unit = field_b(top) - 1
    if back:
        state.mark(unit, BACK_UP)
    else:
        state.unmark(unit, BACK_UP)
    state.replace_top(frame(DEPLOYING, field_a(top), unit + 1, 1))
    if not has_place(state, state.top()):
        state.mark(unit, MOVED)
        state.replace_top(frame(DEPLOYING, field_a(top)))


def place_reason(state: Skirmish, top: i64, cell: i64) -> i64:
    """HN-1.6, HN-1.9: why a unit cannot be deployed on a square."""
    theatre = state.theatre
    unit = field_b(top) - 1
    seat = theatre.seat_of[unit]
    zone = seat * theatre.n_cells
    if not theatre.zone[zone + cell]:
        reason = scout_reason(state, unit, cell)
        if reason != LEGAL:
            return reason
    reason = may_stand(state, unit, cell)
    if reason != LEGAL:
        return reason
    if not free(state, cell):
        return why.OCCUPIED
    if theatre.squares_of[unit] > 1 and len(movement.facings(state, unit, cell, False)) == 0:
        return why.NOT_IN_ZONE
    return LEGAL


def scout_reason(state: Skirmish, unit: i64, cell: i64) -> i64:
    """HN-1.9, HN-1.13: how far scouts may go beyond the zone."""
    theatre = state.theatre
    scout = theatre.scout_of[unit]
    if scout == 0 or theatre.no_scouts:
        return why.NOT_IN_ZONE
    if beside_objective(state, cell):
        return why.NEXT_TO_OBJECTIVE
    far = zone_distance(state, theatre.seat_of[unit], cell)
    return LEGAL if far <= scout else why.NOT_IN_ZONE


def zone_distance(state: Skirmish, seat: i64, cell: i64) -> i64:
    """The range from a square to the nearest one of a side's zone; found once."""
    theatre = state.theatre
    row = seat * theatre.n_cells
    best = theatre.scouting[row + cell]
    if best != NOWHERE:
        return best
    best = FAR_AWAY
    ground = state.ground
    for other in range(theatre.n_cells):
        if theatre.zone[row + other] and ground.gap(other, cell) <= 2 * MOST_SCOUTING + 1:
            best = min(best, distance(state, other, cell))
    theatre.scouting[row + cell] = best
    return best


def beside_objective(state: Skirmish, cell: i64) -> bool:
    """Next to an objective or bonus, or in an overlay that holds an objective."""
    theatre = state.theatre
    for number in range(theatre.n_objectives):
        area = theatre.objective_area[number]
        if area and state.area(cell) == area:
            return True
        for index in range(i64(4)):
            if theatre.objective_cells[number * 4 + index] == cell:
                return True
    for number in range(theatre.n_bonuses):
        if theatre.corrected and not state.lying >> number & 1:
            continue  # taken: it is off the map
        for index in range(i64(4)):
            if theatre.bonus_cells[number * 4 + index] == cell:
                return True
    return False


def places(state: Skirmish, top: i64) -> vec[i64]:
    """Where a unit may be deployed, as codes: transports first, then squares."""
    unit = field_b(top) - 1
    theatre = state.theatre
    found = vec[i64]()
    for transport in range(theatre.n_units):
        if aboard_reason(state, unit, transport) == LEGAL:
            found = append(found, code(BOARD_MOVE, transport))
    scouts = theatre.scout_of[unit] != 0 and theatre.no_scouts == 0
    zone = theatre.seat_of[unit] * theatre.n_cells
    for cell in range(theatre.n_cells):
        if scouts or theatre.zone[zone + cell] != 0:
            if place_reason(state, top, cell) == LEGAL:
                found = append(found, code(ON, cell))
    return found


def has_place(state: Skirmish, top: i64) -> bool:
    unit = field_b(top) - 1
    for cell in range(state.theatre.n_cells):
        if place_reason(state, top, cell) == LEGAL:
            return True
    for transport in range(state.theatre.n_units):
        if aboard_reason(state, unit, transport) == LEGAL:
            return True
    return False


def aboard_reason(state: Skirmish, unit: i64, transport: i64) -> i64:
    """HN-1.12: infantry may start aboard a transport of its army."""
    theatre = state.theatre
    if theatre.seat_of[transport] != theatre.seat_of[unit] or state.at(transport) < 0:
        return why.NO_SEAT
    if state.able(unit, CONCEALED):
        return why.NO_SEAT
    if not theatre.zone[theatre.seat_of[unit] * theatre.n_cells + state.at(transport)]:
        if theatre.scout_of[unit] == 0:
            return why.NO_SEAT
    return transports.room_reason(state, unit, transport)


def place(state: Skirmish, cell: i64) -> None:
    top = state.top()
    unit = field_b(top) - 1
    state.replace_top(frame(DEPLOYING, field_a(top)))
    state.put(unit, cell, NOWHERE)
    if state.able(unit, CONCEALED):
        state.mark(unit, VEILED)
    if state.theatre.squares_of[unit] > 1 or state.able(unit, ARC):
        state.push2(frame(FACING, unit, 0), 0)
    events.of_unit(state, "deployed", unit)


def put_aboard(state: Skirmish, transport: i64) -> None:
    top = state.top()
    unit = field_b(top) - 1
    state.replace_top(frame(DEPLOYING, field_a(top)))
    transports.get_in(state, unit, transport)


def face(state: Skirmish, unit: i64, direction: i64) -> None:
    """Turn a unit as it is placed: an arc, or the rear square of a vehicle."""
    if state.theatre.squares_of[unit] > 1:
        front = state.at(unit)
        rear = state.ground.beside(front, (direction + 4) % 8)
        state.lift(unit)
        state.put(unit, front, rear)
    else:
        state.set_facing(unit, direction)


def begin(state: Skirmish) -> None:
    """Put down what the scenario places itself, then let the initiative side deploy first."""
    theatre = state.theatre
    for unit in range(theatre.n_units):
        cell = theatre.placed[unit]
        if cell >= 0 and free(state, cell):
            state.put(unit, cell, NOWHERE)
            if theatre.squares_of[unit] > 1 or state.able(unit, ARC):
                face(state, unit, theatre.faces[unit])
            if state.able(unit, CONCEALED):
                state.mark(unit, VEILED)
    state.push2(frame(DEPLOYING, 1 - state.holder), 0)
    state.push2(frame(DEPLOYING, state.holder), 0)


def end(state: Skirmish) -> None:
    """HN-1.14: everybody is on the map; who is seen is revealed."""
    for unit in range(state.theatre.n_units):
        state.unmark(unit, MOVED)
    concealment.look_everywhere(state)


def nest_reason(state: Skirmish, seat: i64, cell: i64) -> i64:
    """HN-12.10: why the MG nest cannot be placed on a square."""
    theatre = state.theatre
    if state.ground.kind[cell] != BOARD or theatre.zone[(1 - seat) * theatre.n_cells + cell]:
        return why.NOT_IN_ZONE
    if beside_objective(state, cell):
        return why.NEXT_TO_OBJECTIVE
    if not free(state, cell):
        return why.OCCUPIED
    return may_stand(state, theatre.nest, cell)
