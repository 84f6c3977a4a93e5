"""Cached lines of fire and paths for a map with its destroyed overlays.

Units, wrecks and cut hedgerows are ignored, so that the cache serves many positions.
"""

from typing import Final

from mypy_extensions import i16, i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import BOARD, NOWHERE, WINDOW_STEP, way_cell, way_crossing, way_kind
from sandtable.grid.straight_lines import head_range, line
from sandtable.heroes.ground.sight import BLOCKED, follow
from sandtable.heroes.model.battlefield import NO_SQUARE, Theatre
from sandtable.heroes.model.codes import INFANTRY, TYPES
from sandtable.heroes.model.state import WAITING, Skirmish

NO_LINE: Final = -1
UNTRACED: Final = -2
RANGE_AT: Final = 8
"""Bit offset of the range in a line's word; the bits below hold the limiting terrain."""

FAR: Final = 63
"""Steps from which a square counts as unreachable."""
DIFFICULT_STEPS: Final = 2
"""Average cost of entering difficult terrain for infantry: the rest of a move."""


class Land:
    """The map of a scenario with some of its overlays destroyed."""

    def __init__(self, position: Skirmish) -> None:
        theatre = position.theatre
        self.theatre: Theatre = theatre
        self.n: i64 = theatre.n_cells
        self.bare: Skirmish = without_units(position)
        self.lines: vec[i16] = vec[i16]([UNTRACED] * int(self.n * self.n))
        """Short numbers, so that the table fits into the processor's cache."""
        self.objectives: list[vec[i64]] = []
        """For each objective the steps to it, as returned by ``ways``."""
        for number in range(theatre.n_objectives):
            self.objectives.append(self.ways(self.objective(number)))
        self.bonuses: list[vec[i64]] = []
        for number in range(theatre.n_bonuses):
            self.bonuses.append(self.ways(self.corner(theatre.bonus_cells, number)))
        self.exits: list[vec[i64]] = [self.ways(self.exit(0)), self.ways(self.exit(1))]
        self.squares: list[vec[i64]] = [vec[i64]() for _ in range(int(self.n))]
        """For each square the steps to it; empty until first computed."""

    # Lines of fire

    def line(self, one: i64, other: i64) -> i64:
        """Return the word of the line between two squares, or NO_LINE (cached)."""
        at = one * self.n + other
        word = i64(self.lines[at])
        if word == UNTRACED:
            word = self.trace(one, other)
            self.lines[at] = i16(word)
            self.lines[other * self.n + one] = i16(word)
        return word

    def trace(self, one: i64, other: i64) -> i64:
        bare = self.bare
        if one == other or bare.terrain(one) == NO_SQUARE or bare.terrain(other) == NO_SQUARE:
            return NO_LINE
        ground = bare.ground
        at = line(ground, one, other)
        limit = follow(bare, ground.pool, at, NOWHERE, NOWHERE, False, False)
        if limit == BLOCKED:
            return NO_LINE
        return limit | head_range(ground.pool[at]) << RANGE_AT

    # Ways

    def ways_to(self, cell: i64) -> vec[i64]:
        """Return the steps to one square, as returned by ``ways``."""
        if len(self.squares[cell]) == 0:
            self.squares[cell] = self.ways(append(vec[i64](), cell))
        return self.squares[cell]

    def ways(self, goals: vec[i64]) -> vec[i64]:
        """Return for each type of unit and square the steps to the nearest goal."""
        far = vec[i64]([FAR] * int(self.n * len(TYPES)))
        for kind in range(i64(len(TYPES))):
            self.spread(far, kind, goals)
        return far

    def spread(self, far: vec[i64], kind: i64, goals: vec[i64]) -> None:
        """Search backwards from the goals; a step costs what entering its end costs."""
        ground = self.bare.ground
        first = kind * self.n
        queue = vec[i64]()
        for goal in goals:
            if self.bare.terrain(goal) != NO_SQUARE:
                far[first + goal] = 0
                queue = append(queue, goal)
        done: i64 = 0
        while done < len(queue):
            here = queue[done]
            done += 1
            steps = far[first + here] + self.cost(kind, here)
            for index in range(ground.first[here], ground.first[here + 1]):
                way = ground.ways[index]
                there = way_cell(way)
                if steps < far[first + there] and self.leads(kind, here, there, way):
                    far[first + there] = steps
                    queue = append(queue, there)

    def cost(self, kind: i64, cell: i64) -> i64:
        slow = kind == INFANTRY and self.theatre.difficult[self.bare.terrain(cell)] != 0
        return DIFFICULT_STEPS if slow else 1

    def leads(self, kind: i64, one: i64, other: i64, way: i64) -> bool:
        """Whether a type of unit can take this step."""
        theatre = self.theatre
        ground = self.bare.ground
        terrain = self.bare.terrain(other)
        if (
            way_kind(way) == WINDOW_STEP
            or terrain == NO_SQUARE
            or theatre.closed[terrain] >> kind & 1
        ):
            return False
        if kind != INFANTRY and ground.kind[other] != BOARD:
            return False
        crossing = way_crossing(way)
        if crossing < 0:
            return True
        rising = (ground.x[other] > ground.x[one]) == (ground.y[other] > ground.y[one])
        return theatre.shut[crossing] & (1 if rising else 2) == 0

    # Places

    def corner(self, table: vec[i64], number: i64) -> vec[i64]:
        """Return the squares around a crossing."""
        found = vec[i64]()
        for index in range(i64(4)):
            cell = table[number * 4 + index]
            if cell >= 0:
                found = append(found, cell)
        return found

    def objective(self, number: i64) -> vec[i64]:
        """Return the squares from which an objective is held."""
        theatre = self.theatre
        area = theatre.objective_area[number]
        if area == 0:
            return self.corner(theatre.objective_cells, number)
        found = vec[i64]()
        for cell in range(self.n):
            if theatre.area[cell] == area:
                found = append(found, cell)
        return found

    def exit(self, seat: i64) -> vec[i64]:
        """Return the squares from which a side's units leave the map."""
        found = vec[i64]()
        for cell in range(self.n):
            if self.theatre.exit[seat * self.n + cell]:
                found = append(found, cell)
        return found


def without_units(position: Skirmish) -> Skirmish:
    """Return the position without units, wrecks and cut hedgerows."""
    bare = position.clone()
    theatre = position.theatre
    for unit in range(theatre.n_units):
        bare.units[unit * 4] = WAITING
        bare.things[theatre.n_areas + unit] = 0
    for index in range(bare.opened_from(), i64(len(bare.things))):
        bare.things[index] = NOWHERE
    bare.lay_ground()
    return bare
