"""Maps of squares, and houses whose inner squares are centred on crossings.

Coordinates are doubled: the square in column c and row r has its centre at (2c, 2r) and extends one
to each side, so that crossings, rooms of houses and the alleys between them have integer
coordinates too. (1, 1) is the south-western square.

The squares of a map are numbered: first the board's own, row by row from the south, then the inner
squares of the houses, then the alleys. A house covers a block of board squares, which cannot be
used while the house stands. This module does not know whether a house stands.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec

BOARD: Final = 0
INNER: Final = 1
ALLEY: Final = 2

NOWHERE: Final = -1

# Sides of a square
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# The types of half a side of an inner square
WALL: Final = 0
WINDOW: Final = 1
DOOR: Final = 2
INSIDE: Final = 3
"""No side: the next inner square of the same room."""

# The eight directions, clockwise from the north
DIRECTIONS: Final = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
DX: Final = [0, 1, 1, 1, 0, -1, -1, -1]
DY: Final = [1, 1, 0, -1, -1, -1, 0, 1]

# Ways between squares: the neighbour, the crossing of a diagonal plus one, and the type
STEP: Final = 0
DOOR_STEP: Final = 1
WINDOW_STEP: Final = 2


def way(cell: i64, crossing: i64, kind: i64) -> i64:
    return cell | (crossing + 1) << 10 | kind << 20


def way_cell(step: i64) -> i64:
    return step & 1023


def way_crossing(step: i64) -> i64:
    return (step >> 10 & 1023) - 1


def way_kind(step: i64) -> i64:
    return step >> 20


def size(number: i64) -> i64:
    """Return an absolute value. The built-in function would leave native arithmetic."""
    return -number if number < 0 else number


class House:
    """A building: the place and size of its block, and its openings."""

    def __init__(self, column: int, row: int, width: int, height: int) -> None:
        self.column: i64 = column
        self.row: i64 = row
        """``column`` and ``row`` are the block's south-western board square."""
        self.width: i64 = width
        self.height: i64 = height
        self.halves: vec[i64] = vec[i64]([WALL] * (width * height * 8))
        """The two halves of each side of each inner square, the west or south half first."""
        self.rooms: vec[i64] = vec[i64]([0] * (width * height))
        for x in range(self.width):
            for y in range(self.height):
                inner = y * self.width + x
                for side in range(i64(4)):
                    if self.beside(x, y, side) != NOWHERE:
                        self.halves[inner * 8 + side * 2] = INSIDE
                        self.halves[inner * 8 + side * 2 + 1] = INSIDE

    def beside(self, x: i64, y: i64, side: i64) -> i64:
        """Return the inner square on a side of another, or NOWHERE."""
        x += 1 if side == EAST else -1 if side == WEST else 0
        y += 1 if side == NORTH else -1 if side == SOUTH else 0
        if 0 <= x < self.width and 0 <= y < self.height:
            return y * self.width + x
        return NOWHERE

    def open(self, x: i64, y: i64, side: i64, half: i64, what: i64) -> None:
        """Put a window or door into half a side: 0 is west or south, 1 is east or north."""
        self.halves[(y * self.width + x) * 8 + side * 2 + half] = what

    def half(self, inner: i64, side: i64, half: i64) -> i64:
        return self.halves[inner * 8 + side * 2 + half]


class SquareMap:
    """The squares of a map, their neighbours, and the exact lines between them."""

    def __init__(self, width: int, height: int, houses: list[House]) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.houses: list[House] = houses
        self.n_board: i64 = self.width * self.height
        self.n: i64 = self.n_board
        self.x: vec[i64] = vec[i64]()
        self.y: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.house: vec[i64] = vec[i64]()
        """The house on a board square or around an inner square; an alley's first house."""
        self.house_too: vec[i64] = vec[i64]()
        """The second house of an alley; NOWHERE for other squares."""
        self.inner: vec[i64] = vec[i64]()
        """The index of an inner square in its house."""
        self.room: vec[i64] = vec[i64]()
        """The room of an inner square, numbered across the whole map."""
        self.overlaps: vec[i64] = vec[i64]()
        """An alley that overlaps this alley; NOWHERE for other squares."""
        self.first: vec[i64] = vec[i64]()
        """The index in ``ways`` of each square's first way, and a final end index."""
        self.ways: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()
        """The index in ``pool`` of the line between two squares; NOWHERE until computed."""
        self.pool: vec[i64] = vec[i64]()
        self._lay_board()
        self._lay_houses()
        self._lay_alleys()
        self._join()
        self.start = vec[i64]([NOWHERE] * int(self.n * self.n))

    # The squares

    def _add(self, x: i64, y: i64, kind: i64, house: i64, too: i64, inner: i64, room: i64) -> None:
        self.x = append(self.x, x)
        self.y = append(self.y, y)
        self.kind = append(self.kind, kind)
        self.house = append(self.house, house)
        self.house_too = append(self.house_too, too)
        self.inner = append(self.inner, inner)
        self.room = append(self.room, room)
        self.overlaps = append(self.overlaps, NOWHERE)
        self.n = len(self.x)

    def _lay_board(self) -> None:
        for row in range(i64(1), self.height + 1):
            for column in range(i64(1), self.width + 1):
                covered: i64 = NOWHERE
                for index in range(i64(len(self.houses))):
                    house = self.houses[index]
                    if (
                        house.column <= column <= house.column + house.width
                        and house.row <= row <= house.row + house.height
                    ):
                        covered = index
                self._add(2 * column, 2 * row, BOARD, covered, NOWHERE, NOWHERE, NOWHERE)

    def _lay_houses(self) -> None:
        for index in range(i64(len(self.houses))):
            house = self.houses[index]
            for y in range(house.height):
                for x in range(house.width):
                    inner = y * house.width + x
                    self._add(
                        2 * (house.column + x) + 1,
                        2 * (house.row + y) + 1,
                        INNER,
                        index,
                        NOWHERE,
                        inner,
                        index * 16 + house.rooms[inner],
                    )

    def _lay_alleys(self) -> None:
        for one in range(i64(len(self.houses))):
            for other in range(i64(len(self.houses))):
                a = self.houses[one]
                b = self.houses[other]
                if a.column + a.width + 1 == b.column:
                    for row in range(
                        max(a.row, b.row), min(a.row + a.height, b.row + b.height) + 1
                    ):
                        self._add(2 * b.column - 1, 2 * row, ALLEY, one, other, NOWHERE, NOWHERE)
                if a.row + a.height + 1 == b.row:
                    for column in range(
                        max(a.column, b.column),
                        min(a.column + a.width, b.column + b.width) + 1,
                    ):
                        self._add(2 * column, 2 * b.row - 1, ALLEY, one, other, NOWHERE, NOWHERE)
        for cell in range(self.n):
            for mate in range(self.n):
                if (
                    cell != mate
                    and self.kind[cell] == ALLEY
                    and self.kind[mate] == ALLEY
                    and self.gap(cell, mate) < 2
                ):
                    self.overlaps[cell] = mate

    def board_cell(self, column: i64, row: i64) -> i64:
        """Return the board square in a column and row, or NOWHERE."""
        if 1 <= column <= self.width and 1 <= row <= self.height:
            return (row - 1) * self.width + column - 1
        return NOWHERE

    def cell_at(self, x: i64, y: i64) -> i64:
        """Return the square, inner square or alley centred at doubled coordinates, or NOWHERE."""
        if x & 1 == 0 and y & 1 == 0:
            return self.board_cell(x >> 1, y >> 1)
        for cell in range(self.n_board, self.n):
            if self.x[cell] == x and self.y[cell] == y:
                return cell
        return NOWHERE

    def beside(self, cell: i64, direction: i64) -> i64:
        """Return the board square next to another in one of eight directions, or NOWHERE."""
        return self.board_cell(
            (self.x[cell] >> 1) + i64(DX[direction]), (self.y[cell] >> 1) + i64(DY[direction])
        )

    def gap(self, one: i64, other: i64) -> i64:
        """Return the larger coordinate difference of two centres, in doubled coordinates."""
        return max(size(self.x[one] - self.x[other]), size(self.y[one] - self.y[other]))

    # Crossings, numbered from the south-western corner of the map

    @property
    def n_crossings(self) -> int:
        return int((self.width + 1) * (self.height + 1))

    def crossing_at(self, x: i64, y: i64) -> i64:
        """Return the crossing at doubled (odd) coordinates, or NOWHERE."""
        if 1 <= x <= 2 * self.width + 1 and 1 <= y <= 2 * self.height + 1 and x & y & 1:
            return (y >> 1) * (self.width + 1) + (x >> 1)
        return NOWHERE

    def crossing_x(self, crossing: i64) -> i64:
        return crossing % (self.width + 1) * 2 + 1

    def crossing_y(self, crossing: i64) -> i64:
        return crossing // (self.width + 1) * 2 + 1

    # Neighbours

    def _join(self) -> None:
        for cell in range(self.n):
            self.first = append(self.first, len(self.ways))
            if self.kind[cell] == INNER:
                self._join_inner(cell)
            else:
                self._join_outer(cell)
        self.first = append(self.first, len(self.ways))

    def _link(self, cell: i64, crossing: i64, kind: i64) -> None:
        self.ways = append(self.ways, way(cell, crossing, kind))

    def _join_outer(self, cell: i64) -> None:
        for other in range(self.n):
            if other == cell or self.gap(cell, other) > 3:
                continue
            if self.kind[other] == INNER:
                self._link_openings(other, cell, other)
            elif self.kind[cell] == BOARD and self.kind[other] == BOARD:
                if self.gap(cell, other) == 2:
                    dx = self.x[other] - self.x[cell]
                    dy = self.y[other] - self.y[cell]
                    crossing: i64 = NOWHERE
                    if dx and dy:
                        crossing = self.crossing_at(self.x[cell] + dx // 2, self.y[cell] + dy // 2)
                    self._link(other, crossing, STEP)
            elif self.gap(cell, other) == 2 or (
                # Alleys at a corner overlap.
                self.kind[cell] == ALLEY and self.kind[other] == ALLEY and self.gap(cell, other) < 2
            ):
                self._link(other, NOWHERE, STEP)

    def _join_inner(self, cell: i64) -> None:
        for other in range(self.n):
            if other == cell:
                continue
            if self.kind[other] == INNER:
                if self.room[other] == self.room[cell] and self.gap(cell, other) == 2:
                    self._link(other, NOWHERE, STEP)
            else:
                self._link_openings(cell, other, other)

    def _link_openings(self, inner: i64, outside: i64, to: i64) -> None:
        """Add a way between an inner square and one outside through the best opening."""
        best: i64 = WALL
        house = self.houses[self.house[inner]]
        for side in range(i64(4)):
            for half in range(i64(2)):
                what = house.half(self.inner[inner], side, half)
                if what != INSIDE and self.outside(inner, side, half) == outside:
                    best = max(best, what)
        if best == DOOR:
            self._link(to, NOWHERE, DOOR_STEP)
        elif best == WINDOW:
            self._link(to, NOWHERE, WINDOW_STEP)

    def outside(self, inner: i64, side: i64, half: i64) -> i64:
        """Return the alley or board square in front of half a side of an inner square."""
        along: i64 = 1 if half else -1
        x = self.x[inner]
        y = self.y[inner]
        for far in range(i64(2), i64(4)):
            if side == NORTH:
                cell = self.cell_at(x + along, y + far)
            elif side == SOUTH:
                cell = self.cell_at(x + along, y - far)
            elif side == EAST:
                cell = self.cell_at(x + far, y + along)
            else:
                cell = self.cell_at(x - far, y + along)
            if cell != NOWHERE:
                return cell
        return NOWHERE

    def touch(self, one: i64, other: i64) -> bool:
        """Return whether infantry could step between squares, ignoring crossings and windows."""
        for index in range(self.first[one], self.first[one + 1]):
            step = self.ways[index]
            if way_cell(step) == other and way_kind(step) != WINDOW_STEP:
                return True
        return False

    def near_opening(self, outside: i64, house: i64) -> bool:
        """Return whether a door or window of a house opens to a square outside."""
        for index in range(self.first[outside], self.first[outside + 1]):
            step = self.ways[index]
            if way_kind(step) != STEP and self.house[way_cell(step)] == house:
                return True
        return False

    def beside_door(self, inner: i64, outside: i64, watcher: i64) -> bool:
        """Return whether a third square touches the half square that a step through a door crosses.

        The half square lies between the inner square and the one outside; it reaches half a square
        to each side of the door. Its neighbours are therefore the squares beside the one used and
        the one round the corner.
        """
        if watcher == outside or self.kind[watcher] == INNER or self.kind[outside] == ALLEY:
            return False
        if self.gap(inner, outside) != 3:
            return False
        # The half square in front of the door: as wide as the outside square, half as deep.
        dx = self.x[outside] - self.x[inner]
        dy = self.y[outside] - self.y[inner]
        if size(dy) == 3:
            left = self.x[outside] - 1
            right = self.x[outside] + 1
            top = self.y[inner] + (2 if dy > 0 else -1)
            bottom = top - 1
        else:
            bottom = self.y[outside] - 1
            top = self.y[outside] + 1
            right = self.x[inner] + (2 if dx > 0 else -1)
            left = right - 1
        return (
            self.x[watcher] - 1 <= right
            and self.x[watcher] + 1 >= left
            and self.y[watcher] - 1 <= top
            and self.y[watcher] + 1 >= bottom
        )

    # Names: c4 for squares, b5c6 for places between two squares

    def name_at(self, x: i64, y: i64) -> str:
        """Return the name of a place in doubled coordinates."""
        if x & 1 == 0 and y & 1 == 0:
            return column_name(int(x >> 1)) + str(y >> 1)
        low = column_name(int(x >> 1)) + str(y >> 1)
        return low + column_name(int((x + 1) >> 1)) + str((y + 1) >> 1)

    def name(self, cell: i64) -> str:
        return self.name_at(self.x[cell], self.y[cell])


def column_name(column: int) -> str:
    """Return the letter of a column, or "z" for crossings at the western edge."""
    return "abcdefghijklmnopqrstuvwxyz"[column - 1] if column else "z"
