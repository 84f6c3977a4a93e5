"""Possible movement: closed and occupied squares, zones of control, doors (HN-5, HN-6)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import (
    ALLEY,
    BOARD,
    INNER,
    NOWHERE,
    STEP,
    WINDOW_STEP,
    way_cell,
    way_crossing,
    way_kind,
)
from sandtable.heroes.ground.sight import crossing_shut
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import BACK, CULIN, HEAVY, INFANTRY, MOVE, PIVOT
from sandtable.heroes.model.equipment import kit_group
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import MARKED, TRACK, Skirmish, direction

FAR_AWAY: Final = 99
MARKER_MOVE: Final = 3
SUPPRESSED_MOVE: Final = 2
"""Movement points lost for each suppression."""
LONGEST_STEP: Final = 3
"""Gap that one step closes at most, in doubled coordinates: through an opening of a house."""


def allowance(state: Skirmish, unit: i64) -> i64:
    """Return a unit's movement points (HN-6.3)."""
    points = state.stat(unit, MOVE)
    if state.has(unit, MARKED):
        points = min(points, MARKER_MOVE)
    if state.has(unit, TRACK):
        return 0
    return max(points - SUPPRESSED_MOVE * state.suppression(unit), 0)


def has_zone(state: Skirmish, unit: i64) -> bool:
    """Whether a unit has a zone of control: infantry on the map that is not suppressed (HN-6.5)."""
    return state.infantry(unit) and state.at(unit) >= 0 and state.suppression(unit) == 0


def diagonal_open(state: Skirmish, start: i64, to: i64, crossing: i64, mover: i64) -> bool:
    if crossing < 0:
        return True
    ground = state.ground
    rising = (ground.x[to] > ground.x[start]) == (ground.y[to] > ground.y[start])
    return not crossing_shut(state, crossing, rising, mover, NOWHERE, False, True)


def marked_open(state: Skirmish, start: i64, to: i64, crossing: i64) -> bool:
    """Whether a zone extends over a diagonal; only a no-passage mark closes it."""
    if crossing < 0:
        return True
    ground = state.ground
    rising = (ground.x[to] > ground.x[start]) == (ground.y[to] > ground.y[start])
    return state.theatre.shut[crossing] & (1 if rising else 2) == 0


def reaches(state: Skirmish, one: i64, other: i64) -> bool:
    """Whether a zone extends from one square to a neighbour."""
    ground = state.ground
    for index in range(ground.first[one], ground.first[one + 1]):
        step = ground.ways[index]
        if way_cell(step) == other:
            return way_kind(step) != WINDOW_STEP and marked_open(
                state, one, other, way_crossing(step)
            )
    return False


def in_zone(state: Skirmish, seat: i64, cell: i64, besides: i64 = NOWHERE) -> bool:
    """Whether a square is in an enemy zone of control of a side."""
    ground = state.ground
    for index in range(ground.first[cell], ground.first[cell + 1]):
        step = ground.ways[index]
        unit = state.foot(way_cell(step))
        if (
            unit >= 0
            and unit != besides
            and state.seat_of(unit) != seat
            and has_zone(state, unit)
            and way_kind(step) != WINDOW_STEP
            and marked_open(state, cell, way_cell(step), way_crossing(step))
        ):
            return True
    return False


def zone_stops(
    state: Skirmish, seat: i64, start: i64, to: i64, kind: i64, besides: i64 = NOWHERE
) -> bool:
    """Whether a step leads from one square of a unit's zone to another (HN-6.5, HN-6.16)."""
    ground = state.ground
    for index in range(ground.first[start], ground.first[start + 1]):
        step = ground.ways[index]
        there = way_cell(step)
        unit = state.foot(there)
        if unit < 0 or unit == besides or state.seat_of(unit) == seat:
            continue
        if (
            has_zone(state, unit)
            and way_kind(step) != WINDOW_STEP
            and marked_open(state, start, there, way_crossing(step))
            and reaches(state, there, to)
        ):
            return True
    if kind != STEP:
        inner = start if ground.kind[start] == INNER else to
        outside = to if inner == start else start
        for index in range(ground.first[outside], ground.first[outside + 1]):
            there = way_cell(ground.ways[index])
            unit = state.foot(there)
            if (
                unit >= 0
                and unit != besides
                and state.seat_of(unit) != seat
                and has_zone(state, unit)
                and ground.beside_door(inner, outside, there)
            ):
                return True
    return False


def free(state: Skirmish, cell: i64) -> bool:
    """Whether a square has no unit, nor an alley that overlaps it."""
    return state.occupant(cell) < 0 and not shared(state, cell, NOWHERE)


def shared(state: Skirmish, cell: i64, unit: i64) -> bool:
    """Whether another unit is on an alley that overlaps this one (HN-5.22)."""
    ground = state.ground
    if ground.overlaps[cell] < 0:
        return False
    for mate in range(ground.n_board, ground.n):
        if mate != cell and ground.kind[mate] == ALLEY and ground.gap(cell, mate) < 2:
            if state.occupant(mate) >= 0 and state.occupant(mate) != unit:
                return True
    return False


def may_stand(state: Skirmish, unit: i64, cell: i64) -> i64:
    """Return why a unit could not be on this square even if it were empty, or LEGAL."""
    terrain = state.terrain(cell)
    if terrain == 0:
        return why.CLOSED
    kind = state.theatre.type_of[unit]
    if kind != INFANTRY and state.ground.kind[cell] != BOARD:
        return why.CLOSED
    return why.CLOSED if state.theatre.closed[terrain] >> kind & 1 else LEGAL


def may_cut(state: Skirmish, unit: i64, cell: i64) -> bool:
    """Whether a heavy vehicle with a Culin cutter can drive through a hedgerow here (HN-12.1)."""
    return (
        state.theatre.type_of[unit] == HEAVY
        and state.theatre.hedges[state.terrain(cell)] != 0
        and kit_group(state, unit, CULIN) != NOWHERE
    )


def passable(
    state: Skirmish, unit: i64, start: i64, step: i64, openings: bool, besides: i64
) -> i64:
    """Return why a one-square unit cannot take a step, ignoring occupied squares, or LEGAL."""
    to = way_cell(step)
    kind = way_kind(step)
    if kind == WINDOW_STEP and not openings:
        return why.WALL
    reason = may_stand(state, unit, to)
    if reason != LEGAL:
        return reason
    if state.infantry(unit):
        if not diagonal_open(state, start, to, way_crossing(step), unit):
            return why.NO_PASSAGE
        if zone_stops(state, state.seat_of(unit), start, to, kind, besides):
            return why.ZONE
    elif not diagonal_open(state, start, to, way_crossing(step), unit):
        return why.NO_PASSAGE
    return LEGAL


def step_reason(
    state: Skirmish,
    unit: i64,
    start: i64,
    step: i64,
    points: i64,
    openings: bool,
    sure: bool,
) -> i64:
    """Return why a one-square unit cannot take this step of a normal move, or LEGAL."""
    to = way_cell(step)
    word = state.board[to]
    reason = passable(state, unit, start, step, openings, NOWHERE)
    if reason != LEGAL:
        return reason
    hull = word >> 16 & 255
    if hull:
        return why.OCCUPIED
    if shared(state, to, unit):
        return why.OCCUPIED
    other = (word >> 8 & 255) - 1
    if other < 0:
        return LEGAL
    if not state.infantry(unit):
        return LEGAL  # HN-6.8: vehicles pass infantry of both sides
    if state.seat_of(other) != state.seat_of(unit):
        return why.OCCUPIED
    # HN-6.25: through own infantry only if there is a free square to continue to.
    if points < 2 or (state.theatre.difficult[word & 255] and not sure):
        return why.CANNOT_STOP
    ground = state.ground
    for index in range(ground.first[to], ground.first[to + 1]):
        if way_cell(ground.ways[index]) != start:
            if step_reason(state, unit, to, ground.ways[index], points - 1, False, sure) == LEGAL:
                return LEGAL
    return why.CANNOT_STOP


def find_way(state: Skirmish, start: i64, to: i64) -> i64:
    """Return the connection between two neighbouring squares, or NOWHERE."""
    ground = state.ground
    for index in range(ground.first[start], ground.first[start + 1]):
        if way_cell(ground.ways[index]) == to:
            return ground.ways[index]
    return NOWHERE


def enterable(state: Skirmish, unit: i64, start: i64, step: i64, openings: bool) -> i64:
    """Return why an assault cannot take its last step, or LEGAL; zones do not count (HN-8.1)."""
    to = way_cell(step)
    if way_kind(step) == WINDOW_STEP and not openings:
        return why.WALL
    if not diagonal_open(state, start, to, way_crossing(step), state.occupant(to)):
        return why.NO_PASSAGE
    return may_stand(state, unit, to)


def reach(
    state: Skirmish,
    unit: i64,
    start: i64,
    points: i64,
    openings: bool,
    sure: bool,
    end: i64 = NOWHERE,
) -> vec[i64]:
    """Return the number of steps to each square for infantry; FAR_AWAY if unreachable.

    With ``end`` the search stops there, and only the number of that square is complete.
    """
    ground = state.ground
    steps = vec[i64]([FAR_AWAY] * int(ground.n))
    steps[start] = 0
    queue = vec[i64]([0] * 1)
    queue[0] = start
    head: i64 = 0
    while head < len(queue):
        here = queue[head]
        head += 1
        done = steps[here]
        if done >= points:
            continue
        if done and state.theatre.difficult[state.terrain(here)] and not sure:
            continue
        for index in range(ground.first[here], ground.first[here + 1]):
            step = ground.ways[index]
            to = way_cell(step)
            if steps[to] == FAR_AWAY and (
                step_reason(state, unit, here, step, points - done, openings, sure) == LEGAL
            ):
                steps[to] = done + 1
                if to == end:
                    return steps
                queue = append(queue, to)
    return steps


def reaches_enemy(
    state: Skirmish,
    unit: i64,
    start: i64,
    target: i64,
    points: i64,
    openings: bool,
    sure: bool,
) -> bool:
    """Whether an assault on the unit on a square is still possible from here (HN-8.10)."""
    if points <= 0:
        return False
    ground = state.ground
    if ground.gap(start, target) > LONGEST_STEP * points:
        return False
    steps = reach(state, unit, start, points - 1, openings, sure)
    for index in range(ground.first[target], ground.first[target + 1]):
        back = ground.ways[index]
        there = way_cell(back)
        if steps[there] < points and (state.foot(there) == unit or free(state, there)):
            if there != start and state.theatre.difficult[state.terrain(there)] and not sure:
                continue
            if enterable(state, unit, there, way_back(state, there, target), openings) == LEGAL:
                return True
    return False


def way_back(state: Skirmish, start: i64, to: i64) -> i64:
    step = find_way(state, start, to)
    assert step != NOWHERE
    return step


# Two-square vehicles (HN-6.13)


def turned(facing: i64, form: i64) -> i64:
    """Return the facing after a step of this form: unchanged, or 45 degrees left or right."""
    turn = form % 3
    if form >= PIVOT:
        turn = form - PIVOT + 1
    if turn == 1:
        return (facing + 7) % 8
    if turn == 2:
        return (facing + 1) % 8
    return facing


def new_front(state: Skirmish, unit: i64, form: i64) -> i64:
    """Return the front square after a step; NOWHERE off the map."""
    ground = state.ground
    front = state.at(unit)
    rear = state.rear(unit)
    facing = turned(direction(state, rear, front), form)
    if form >= PIVOT:
        return ground.beside(rear, facing)
    if form >= BACK:
        return rear
    return ground.beside(front, facing)


def new_rear(state: Skirmish, unit: i64, form: i64) -> i64:
    """Return the rear square after a step; NOWHERE off the map."""
    front = state.at(unit)
    rear = state.rear(unit)
    if form >= PIVOT:
        return rear
    if form >= BACK:
        facing = turned(direction(state, rear, front), form)
        return state.ground.beside(rear, (facing + 4) % 8)
    return front


def entered(form: i64, front: i64, rear: i64) -> i64:
    """Return the new square that a step enters (HN-6.14)."""
    return rear if form >= BACK and form < PIVOT else front


def drive_reason(state: Skirmish, unit: i64, form: i64) -> i64:
    """Return why a two-square vehicle cannot take a step of this form, or LEGAL."""
    front = new_front(state, unit, form)
    rear = new_rear(state, unit, form)
    if front == NOWHERE or rear == NOWHERE:
        return why.NO_EXIT
    to = entered(form, front, rear)
    reason = may_stand(state, unit, to)
    if reason != LEGAL and not may_cut(state, unit, to):
        return reason
    hull = state.hull(to)
    if hull >= 0 and hull != unit:
        return why.OCCUPIED
    return lies_across(state, unit, front, rear)


def lies_across(state: Skirmish, unit: i64, front: i64, rear: i64) -> i64:
    """Return why a vehicle cannot be on two squares across a closed diagonal, or LEGAL.

    HN-6.14, HN-6.15.
    """
    ground = state.ground
    if ground.x[front] != ground.x[rear] and ground.y[front] != ground.y[rear]:
        crossing = ground.crossing_at(
            (ground.x[front] + ground.x[rear]) // 2, (ground.y[front] + ground.y[rear]) // 2
        )
        if not diagonal_open(state, rear, front, crossing, unit):
            return why.NO_PASSAGE
    return LEGAL


def adjacent_to_unit(state: Skirmish, cell: i64, unit: i64) -> bool:
    """Whether a square is next to a vehicle, with no wall or no-passage mark between (HN-6.22)."""
    at = state.at(unit)
    rear = state.rear(unit)
    return reaches(state, cell, at) or (rear >= 0 and reaches(state, cell, rear))
