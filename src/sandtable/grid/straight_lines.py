"""Exact straight lines over a map of squares, in integer arithmetic.

A line is stored as a list of numbers: a head (the length of the list, the range, whether walls
block the line), then what the line meets, each a place and a tag. A line meets a square when it
passes through the square's inside; touching a corner does not count. A line along the common edge
of two squares meets the pair. A line through a crossing meets it too, because a closed diagonal may
block the line there.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import (
    ALLEY,
    BOARD,
    DOOR,
    EAST,
    INNER,
    INSIDE,
    NORTH,
    NOWHERE,
    SOUTH,
    WALL,
    WEST,
    SquareMap,
    size,
)

# Tags of the things a line meets
MET: Final = 0
PAIR: Final = 1
"""This square and the one in the next entry are on opposite sides of the line."""
MATE: Final = 2
RISING: Final = 3
"""A crossing on a line between south-west and north-east."""
FALLING: Final = 4

# Bits of the head
WALLED: Final = 1 << 16
ROOM: Final = 1 << 17
"""Both ends are in the same room."""


def met_place(entry: i64) -> i64:
    return entry & 4095


def met_tag(entry: i64) -> i64:
    return entry >> 12


def head_length(head: i64) -> i64:
    return head & 255


def head_range(head: i64) -> i64:
    return head >> 8 & 255


def leaving(ground: SquareMap, cell: i64, dx: i64, dy: i64) -> i64:
    """Return how a line leaves an inner square: WALL, or 1 plus the half-units saved.

    The line must go through an open half of a side, ends included. Crossing a half square makes it
    half a square shorter; crossing an alley does not.
    """
    best: i64 = WALL
    if size(dx) >= size(dy):
        best = max(best, _open_side(ground, cell, EAST if dx > 0 else WEST, dy))
    if size(dy) >= size(dx):
        best = max(best, _open_side(ground, cell, NORTH if dy > 0 else SOUTH, dx))
    return best


def _open_side(ground: SquareMap, cell: i64, side: i64, along: i64) -> i64:
    house = ground.houses[ground.house[cell]]
    best: i64 = WALL
    for half in range(i64(2)):
        if (along > 0 and half == 0) or (along < 0 and half == 1):
            continue
        what = house.half(ground.inner[cell], side, half)
        if what == WALL or what == INSIDE:
            continue
        before = ground.outside(cell, side, half)
        alley = before != NOWHERE and ground.kind[before] == ALLEY
        best = max(best, 1) if alley else DOOR
    return best


def line(ground: SquareMap, one: i64, other: i64) -> i64:
    """Return the index in the map's pool of the line between two squares, tracing it only once."""
    at = ground.start[one * ground.n + other]
    if at != NOWHERE:
        return at
    at = line(ground, other, one) if one > other else _trace_cells(ground, one, other)
    ground.start[one * ground.n + other] = at
    return at


def _trace_cells(ground: SquareMap, one: i64, other: i64) -> i64:
    dx = ground.x[other] - ground.x[one]
    dy = ground.y[other] - ground.y[one]
    far = max(size(dx), size(dy))
    head: i64 = 0
    both_in = ground.kind[one] == INNER and ground.kind[other] == INNER
    if both_in and ground.house[one] == ground.house[other]:
        head = ROOM if ground.room[one] == ground.room[other] else WALLED
    if head == 0:
        if ground.kind[one] == INNER:
            way = leaving(ground, one, dx, dy)
            if way == WALL:
                head |= WALLED
            else:
                far -= way - 1
        if ground.kind[other] == INNER:
            way = leaving(ground, other, -dx, -dy)
            if way == WALL:
                head |= WALLED
            else:
                far -= way - 1
    at: i64 = len(ground.pool)
    ground.pool = append(ground.pool, head | (far + 1) // 2 << 8)
    trace(ground, ground.x[one], ground.y[one], ground.x[other], ground.y[other], one, other)
    ground.pool[at] |= len(ground.pool) - at - 1
    return at


def trace(ground: SquareMap, ax: i64, ay: i64, bx: i64, by: i64, one: i64, other: i64) -> None:
    """Append to the pool what a segment meets, except the squares ``one`` and ``other``."""
    if ax > bx:
        ax, ay, bx, by = bx, by, ax, ay
    if ax == bx and ax & 1:
        _along_column(ground, ax, min(ay, by), max(ay, by))
    elif ay == by and ay & 1:
        _along_row(ground, ay, ax, bx)
    else:
        _through_board(ground, ax, ay, bx, by, one, other)
    for cell in range(ground.n_board, ground.n):
        if cell != one and cell != other and _inside(ground, cell, ax, ay, bx, by):
            ground.pool = append(ground.pool, cell)


def _along_column(ground: SquareMap, x: i64, low: i64, high: i64) -> None:
    row = (low + 1) >> 1
    while 2 * row - 1 < high:
        _pair(ground, ground.board_cell(x >> 1, row), ground.board_cell((x >> 1) + 1, row))
        row += 1


def _along_row(ground: SquareMap, y: i64, low: i64, high: i64) -> None:
    column = (low + 1) >> 1
    while 2 * column - 1 < high:
        _pair(ground, ground.board_cell(column, y >> 1), ground.board_cell(column, (y >> 1) + 1))
        column += 1


def _pair(ground: SquareMap, one: i64, other: i64) -> None:
    if one != NOWHERE and other != NOWHERE:
        ground.pool = append(ground.pool, one | PAIR << 12)
        ground.pool = append(ground.pool, other | MATE << 12)


def _through_board(
    ground: SquareMap, ax: i64, ay: i64, bx: i64, by: i64, one: i64, other: i64
) -> None:
    dx = bx - ax
    dy = by - ay
    column = (ax + 1) >> 1
    while 2 * column - 1 < bx or (dx == 0 and 2 * column - 1 < ax + 1):
        if dx == 0:
            scale: i64 = 1
            low = min(ay, by)
            high = max(ay, by)
        else:
            scale = dx
            low = ay * dx + dy * (max(ax, 2 * column - 1) - ax)
            high = ay * dx + dy * (min(bx, 2 * column + 1) - ax)
            if low > high:
                low, high = high, low
        row = (low + scale) // (2 * scale)
        while (2 * row - 1) * scale < high or (low == high and (2 * row - 1) * scale < high + 1):
            cell = ground.board_cell(column, row)
            if cell != NOWHERE and cell != one and cell != other:
                ground.pool = append(ground.pool, cell)
            row += 1
            if low == high:
                break
        if dx == 0:
            break
        column += 1
    if dx and dy:
        x = ax | 1 if ax & 1 == 0 else ax + 2
        while x < bx:
            rise = dy * (x - ax)
            if rise % dx == 0 and (ay + rise // dx) & 1:
                crossing = ground.crossing_at(x, ay + rise // dx)
                if crossing != NOWHERE:
                    tag: i64 = RISING if dy > 0 else FALLING
                    ground.pool = append(ground.pool, crossing | tag << 12)
            x += 2


def _inside(ground: SquareMap, cell: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Return whether a segment (ax <= bx) passes through the inside of a square."""
    x = ground.x[cell]
    y = ground.y[cell]
    if max(ax, x - 1) > min(bx, x + 1) or max(min(ay, by), y - 1) > min(max(ay, by), y + 1):
        return False
    if ax != bx and max(ax, x - 1) == min(bx, x + 1):
        return False
    if ay != by and max(min(ay, by), y - 1) == min(max(ay, by), y + 1):
        return False
    # The square's corners must be on both sides of the line.
    dx = bx - ax
    dy = by - ay
    centre = dx * (y - ay) - dy * (x - ax)
    return size(centre) < size(dx) + size(dy)


def line_to_crossing(ground: SquareMap, cell: i64, crossing: i64) -> vec[i64]:
    """Return the line from a square's centre to a crossing, in the format of other lines."""
    x = ground.crossing_x(crossing)
    y = ground.crossing_y(crossing)
    head: i64 = 0
    dx = x - ground.x[cell]
    dy = y - ground.y[cell]
    if ground.kind[cell] == INNER and leaving(ground, cell, dx, dy) == WALL:
        head = WALLED
    # These lines are not cached, unlike lines between squares: trace into an empty pool.
    remembered = ground.pool
    ground.pool = vec[i64]()
    ground.pool = append(ground.pool, 0)
    trace(ground, ground.x[cell], ground.y[cell], x, y, cell, NOWHERE)
    met = ground.pool
    ground.pool = remembered
    met[0] = head | crossing_distance(ground, cell, crossing) << 8 | (len(met) - 1)
    return met


def crossing_distance(ground: SquareMap, cell: i64, crossing: i64) -> i64:
    """Return the distance to a crossing in crossings; 0 if the crossing touches the square."""
    far = max(
        size(ground.x[cell] - ground.crossing_x(crossing)),
        size(ground.y[cell] - ground.crossing_y(crossing)),
    )
    return far // 2


def all_lines(ground: SquareMap) -> int:
    """Trace the line between every two squares; return the resulting size of the pool."""
    for one in range(ground.n):
        if ground.kind[one] == BOARD and ground.house[one] != NOWHERE:
            continue
        for other in range(one + 1, ground.n):
            line(ground, one, other)
    return len(ground.pool)
