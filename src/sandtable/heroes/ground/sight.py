"""Lines of fire in the current position: what blocks and what limits a line (HN-7.1)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.grid.squares import DX, DY, INNER, NOWHERE, SquareMap, size
from sandtable.grid.straight_lines import (
    FALLING,
    MATE,
    PAIR,
    RISING,
    ROOM,
    WALLED,
    head_length,
    head_range,
    line,
    line_to_crossing,
    met_place,
    met_tag,
)
from sandtable.heroes.model.codes import ARC
from sandtable.heroes.model.state import Skirmish

BLOCKED: Final = -1
FRONT: Final = 0
SIDE: Final = 1
REAR: Final = 2


def distance(state: Skirmish, one: i64, other: i64) -> i64:
    """Return the range between two squares (HN-7.14)."""
    ground = state.ground
    at = line(ground, one, other)
    return head_range(ground.pool[at])


def sight(state: Skirmish, one: i64, other: i64, shooter: i64, target: i64, foot: bool) -> i64:
    """Return the cost of limiting terrain along a line between two squares, or BLOCKED.

    The squares of the two units never count. With ``foot`` infantry in between blocks the line.
    """
    ground = state.ground
    at = line(ground, one, other)
    return follow(state, ground.pool, at, shooter, target, foot, True)


def sight_to_crossing(state: Skirmish, cell: i64, crossing: i64, shooter: i64) -> i64:
    """Return the cost of a line to a crossing, or BLOCKED (HN-9.9).

    Only terrain counts, without the four squares of the crossing.
    """
    met = line_to_crossing(state.ground, cell, crossing)
    return follow(state, met, 0, shooter, -2 - crossing, False, False)


def follow(
    state: Skirmish,
    pool: vec[i64],
    at: i64,
    shooter: i64,
    target: i64,
    foot: bool,
    units: bool,
) -> i64:
    head = pool[at]
    if head & WALLED:
        return BLOCKED
    room = head & ROOM != 0
    limit: i64 = 0
    index = at + 1
    last = at + head_length(head)
    while index <= last:
        entry = pool[index]
        tag = met_tag(entry)
        place = met_place(entry)
        if tag == PAIR:
            mate = met_place(pool[index + 1])
            one = toll(state, place, shooter, target, foot, units, room)
            other = toll(state, mate, shooter, target, foot, units, room)
            if one == BLOCKED and other == BLOCKED:
                return BLOCKED
            if one == BLOCKED:
                limit += other
            elif other == BLOCKED:
                limit += one
            else:
                limit += min(one, other)
            index += 1
        elif tag == RISING or tag == FALLING:
            if crossing_shut(state, place, tag == RISING, shooter, target, True, units):
                return BLOCKED
        elif tag != MATE:
            cost = toll(state, place, shooter, target, foot, units, room)
            if cost == BLOCKED:
                return BLOCKED
            limit += cost
        index += 1
    return limit


def toll(
    state: Skirmish,
    cell: i64,
    shooter: i64,
    target: i64,
    foot: bool,
    units: bool,
    room: bool,
) -> i64:
    """Return the cost of one square for a line that passes through it, or BLOCKED."""
    word = state.board[cell]
    terrain = word & 255
    if terrain == 0:
        return 0
    theatre = state.theatre
    blocks = theatre.blocks[terrain]
    if (
        word >> 8 & 65535 == 0
        and not blocks
        and theatre.limits[terrain] == 0
        and (cell < state.ground.n_board)
    ):
        return 0  # open ground without units, as most squares are
    ground = state.ground
    if target < -1 and touches_crossing(state, cell, -2 - target):
        return 0
    if shooter >= 0 and (state.at(shooter) == cell or state.rear(shooter) == cell):
        return 0
    if target >= 0 and (state.at(target) == cell or state.rear(target) == cell):
        return 0
    if ground.kind[cell] == INNER:
        if not room:
            return BLOCKED
    elif blocks:
        return BLOCKED
    if units:
        if word >> 16 & 255:
            return BLOCKED
        infantry = (word >> 8 & 255) - 1
        if foot and infantry >= 0 and not state.concealed(infantry):
            return BLOCKED
    if room:
        return 0
    return theatre.limits[terrain]


def touches_crossing(state: Skirmish, cell: i64, crossing: i64) -> bool:
    ground = state.ground
    return (
        size(ground.x[cell] - ground.crossing_x(crossing)) <= 1
        and size(ground.y[cell] - ground.crossing_y(crossing)) <= 1
    )


def crossing_shut(
    state: Skirmish,
    crossing: i64,
    rising: bool,
    mover: i64,
    other: i64,
    fire: bool,
    units: bool,
) -> bool:
    """Whether a diagonal at a crossing is closed to a line or a step (HN-5.17, HN-6.15)."""
    if state.theatre.shut[crossing] & (1 if rising else 2):
        return True
    ground = state.ground
    column = crossing % (ground.width + 1)
    row = crossing // (ground.width + 1)
    # The two squares of the other diagonal, which a vehicle or wreck may cover.
    if rising:
        one = ground.board_cell(column, row + 1)
        two = ground.board_cell(column + 1, row)
    else:
        one = ground.board_cell(column, row)
        two = ground.board_cell(column + 1, row + 1)
    if one == NOWHERE or two == NOWHERE:
        return False
    hull = state.hull(one)
    if units and hull >= 0 and hull == state.hull(two) and hull != mover and hull != other:
        return True
    area = state.area(one)
    return (
        area > state.theatre.n_areas
        and area == state.area(two)
        and (not fire or state.theatre.blocks[state.terrain(one)] != 0)
    )


def in_arc(state: Skirmish, unit: i64, cell: i64, aim: i64) -> bool:
    """Whether a square is in a unit's arc: ahead of it, diagonals included (HN-7.16)."""
    if not state.able(unit, ARC):
        return True
    return in_front(state.ground, cell, state.facing(unit), aim)


def in_front(ground: SquareMap, cell: i64, facing: i64, aim: i64) -> bool:
    ax = ground.x[aim] - ground.x[cell]
    ay = ground.y[aim] - ground.y[cell]
    dx = i64(DX[facing])
    dy = i64(DY[facing])
    ahead = ax * dx + ay * dy
    aside = ax * dy - ay * dx
    return ahead > 0 and size(aside) <= ahead


def side_hit(state: Skirmish, vehicle: i64, start: i64, aim: i64) -> i64:
    """Return which side of a vehicle a line meets: front, side or rear; one on a single square has
    only a front."""
    rear = state.rear(vehicle)
    return FRONT if rear < 0 else side_met(state.ground, state.at(vehicle), rear, start, aim)


def side_met(ground: SquareMap, front: i64, rear: i64, start: i64, aim: i64) -> i64:
    """Return which side of a vehicle on two squares a line meets (HN-7.15)."""
    dx = ground.x[front] - ground.x[rear]
    dy = ground.y[front] - ground.y[rear]
    ax = ground.x[start] - ground.x[aim]
    ay = ground.y[start] - ground.y[aim]
    ahead = ax * dx + ay * dy
    aside = size(ax * dy - ay * dx)
    if aim == front:
        if ahead > 0 and aside <= ahead:
            return FRONT
        if ahead < 0 and 3 * aside <= -ahead:
            return REAR
        return SIDE
    if ahead < 0 and aside <= -ahead:
        return REAR
    if ahead > 0 and 3 * aside <= ahead:
        return FRONT
    return SIDE
