"""What of a Heroes scenario does not change: its counters' numbers, lines of fire, and ways."""

from collections.abc import Hashable
from dataclasses import dataclass
from heapq import heappop, heappush

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.grid.squares import (
    BOARD,
    DX,
    DY,
    NOWHERE,
    WINDOW_STEP,
    way_cell,
    way_crossing,
    way_kind,
)
from sandtable.heroes.sight import BLOCKED, distance, sight
from sandtable.heroes.state import WAITING, Skirmish
from sandtable.heroes.theatre import Theatre
from sandtable.heroes.words import (
    ABLE,
    ASSAULT,
    ASSAULT_BONUS,
    DEFENCE,
    DEMOLITION,
    HERO,
    INFANTRY,
    MACHINE_GUN,
    MOVE,
    MOVE_PENALTY,
    NO_BONUS,
    RANGE,
    SEATS,
    STATS,
    TEMPLATE,
    WEAPON,
    WEAPON_ABLE,
    WEAPON_LENGTH,
)

LONG_RANGE = 7
FAR_PENALTY = 2
UNREACHABLE = 999.0
DIFFICULT_STEP = 2.0
"""What entering difficult terrain costs a way: the rest of a move, on the average."""

# What a counter is worth.
BODY = (4.0, 5.0, 9.0)
"""By its type alone."""
STAR = 4.0
HERO_WORTH = 3.0
MACHINE_GUN_WORTH = 1.5
ASSAULT_WORTH = 1.0

NO_LINE = -1
MOST_FIELDS = 2_000
RANGE_AT = 6
"""A line's word: its penalty below, its range from this bit on."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """One weapon of a counter's side."""

    bonus: tuple[int, int, int]
    reach: int
    able: int
    penalty: int
    demolition: int
    template: int


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a counter."""

    move: int
    defence: tuple[int, int, int]
    able: int
    assault_bonus: int
    seats: int
    weapons: tuple[Weapon, ...]
    best: tuple[int, int, int]
    """Its best combat bonus against each type."""


Drive = tuple[int, int, int, int]
"""A step of a two-square vehicle: its form, the new front and rear squares, the one entered."""


class Ground:
    """The map of a scenario with some of its overlays destroyed, and the counters."""

    def __init__(self, position: Skirmish, fallen: int) -> None:
        theatre = position.theatre
        self.theatre = theatre
        self.n = int(theatre.n_cells)
        self.n_units = int(theatre.n_units)
        self.bare = _without_units(position, fallen)
        self.terrain = [int(self.bare.terrain(cell)) for cell in range(self.n)]
        self.cover = [int(theatre.cover[kind]) for kind in self.terrain]
        self.difficult = [theatre.difficult[kind] != 0 for kind in self.terrain]
        self.closed = [int(theatre.closed[kind]) for kind in self.terrain]
        self.seat_of = [int(seat) for seat in theatre.seat_of]
        self.type_of = [int(kind) for kind in theatre.type_of]
        self.squares_of = [int(squares) for squares in theatre.squares_of]
        self.flip_of = [int(flip) for flip in theatre.flip_of]
        self.frame_of = [int(frame) for frame in theatre.frame_of]
        self.stars_of = [int(stars) for stars in theatre.stars_of]
        self.faces = [(_face(theatre, unit, 0), _face(theatre, unit, 1)) for unit in self.units]
        self.body_of = [self._body(unit) for unit in self.units]
        """What a counter is worth, its combat bonuses aside."""
        self.x = [int(x) for x in theatre.ground.x]
        self.y = [int(y) for y in theatre.ground.y]
        self.objectives = [self._objective(n) for n in range(int(theatre.n_objectives))]
        """The squares from which each objective is held."""
        self.bonuses = [self._corner(theatre.bonus_cells, n) for n in range(int(theatre.n_bonuses))]
        self.exits = [
            tuple(cell for cell in self.cells if theatre.exit[seat * self.n + cell])
            for seat in range(2)
        ]
        self.middle = (int(theatre.ground.width) + 1, int(theatre.ground.height) + 1)
        """In doubled coordinates, as x and y are."""
        self.middle_cell = min(self.cells, key=lambda cell: self._off_middle(cell))
        self.seen: dict[tuple[int, int], int] = {}
        """For a seat and a square how much can be seen from it; filled by who asks."""
        self.fields: dict[Hashable, dict[tuple[int, int], float]] = {}
        """What fire from and at places is worth, while the enemies stand as they do."""
        self.easy_exits = [
            tuple(cell for cell in cells if not self.difficult[cell]) or cells
            for cells in self.exits
        ]
        """Those from which a unit leaves in the move that brings it there."""
        self._lines: list[list[int] | None] = [None] * self.n
        self._steps = [[self._steps_from(cell, kind) for cell in self.cells] for kind in range(3)]
        self._ways: dict[tuple[int, tuple[int, ...]], list[float]] = {}
        self._drives: dict[tuple[int, int, int], list[Drive]] = {}

    @property
    def cells(self) -> range:
        return range(self.n)

    @property
    def units(self) -> range:
        return range(self.n_units)

    def _body(self, unit: int) -> float:
        value = BODY[self.type_of[unit]] + STAR * self.stars_of[unit]
        if self.frame_of[unit] == HERO:
            value += HERO_WORTH
        face = self.faces[unit][1 if self.flip_of[unit] else 0]
        if face.able & ASSAULT:
            value += ASSAULT_WORTH
        if any(weapon.able & MACHINE_GUN for weapon in face.weapons):
            value += MACHINE_GUN_WORTH
        return value

    def _off_middle(self, cell: int) -> int:
        return max(abs(self.x[cell] - self.middle[0]), abs(self.y[cell] - self.middle[1]))

    def _corner(self, table: vec[i64], number: int) -> tuple[int, ...]:
        """The squares around a crossing."""
        cells = [int(table[number * 4 + index]) for index in range(4)]
        return tuple(cell for cell in cells if cell >= 0 and self.terrain[cell])

    def _objective(self, number: int) -> tuple[int, ...]:
        theatre = self.theatre
        area = int(theatre.objective_area[number])
        inside = [c for c in self.cells if area and theatre.area[c] == area and self.terrain[c]]
        return self._corner(theatre.objective_cells, number) + tuple(inside)

    # Lines of fire, units aside

    def lines(self, cell: int) -> list[int]:
        """For each square the word of the line to it, or NO_LINE."""
        row = self._lines[cell]
        if row is None:
            row = self._lines[cell] = [self._line(cell, other) for other in self.cells]
        return row

    def _line(self, one: int, other: int) -> int:
        if one == other or not self.terrain[one] or not self.terrain[other]:
            return NO_LINE
        limit = sight(self.bare, one, other, NOWHERE, NOWHERE, False)
        if limit == BLOCKED:
            return NO_LINE
        far = int(distance(self.bare, one, other))
        penalty = int(limit) + (FAR_PENALTY if far > LONG_RANGE else 0)
        return penalty | far << RANGE_AT

    def field(self, key: Hashable) -> dict[tuple[int, int], float]:
        """What is known for this key; forgotten when there is too much of it."""
        found = self.fields.get(key)
        if found is None:
            if len(self.fields) >= MOST_FIELDS:
                self.fields.clear()
            found = self.fields[key] = {}
        return found

    # Ways

    def _steps_from(self, cell: int, kind: int) -> list[tuple[int, float]]:
        """The neighbours that a type of unit can step to, each with its cost."""
        ground = self.theatre.ground
        found = []
        for index in range(ground.first[cell], ground.first[cell + 1]):
            way = ground.ways[index]
            to = int(way_cell(way))
            if way_kind(way) == WINDOW_STEP or not self.is_open(to, kind):
                continue
            if self._is_shut(cell, to, int(way_crossing(way))):
                continue
            slow = kind == INFANTRY and self.difficult[to]
            found.append((to, DIFFICULT_STEP if slow else 1.0))
        return found

    def is_open(self, cell: int, kind: int) -> bool:
        """Whether a type of unit may stand on a square."""
        if not self.terrain[cell] or self.closed[cell] >> kind & 1:
            return False
        return kind == INFANTRY or self.theatre.ground.kind[cell] == BOARD

    def _is_shut(self, one: int, other: int, crossing: int) -> bool:
        if crossing < 0:
            return False
        rising = (self.x[other] > self.x[one]) == (self.y[other] > self.y[one])
        return self.theatre.shut[crossing] & (1 if rising else 2) != 0

    def ways(self, kind: int, goals: tuple[int, ...]) -> list[float]:
        """For each square how far a type of unit has to the nearest of some squares."""
        key = (kind, goals)
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = self._find_ways(kind, goals)
        return found

    def _find_ways(self, kind: int, goals: tuple[int, ...]) -> list[float]:
        """Backwards from the goals: entering a square is paid by where it is entered from."""
        far = [UNREACHABLE] * self.n
        steps = self._steps[kind]
        queue: list[tuple[float, int]] = []
        for goal in goals:
            if self.terrain[goal]:
                far[goal] = 0.0
                queue.append((0.0, goal))
        while queue:
            done, here = heappop(queue)
            if done > far[here]:
                continue
            cost = DIFFICULT_STEP if kind == INFANTRY and self.difficult[here] else 1.0
            for there, _ in steps[here]:
                if done + cost < far[there]:
                    far[there] = done + cost
                    heappush(queue, (done + cost, there))
        return far

    def drives(self, kind: int, front: int, rear: int) -> list[Drive]:
        """The steps of a two-square vehicle that the ground allows (HN-6.13)."""
        key = (kind, front, rear)
        found = self._drives.get(key)
        if found is None:
            found = self._drives[key] = self._find_drives(kind, front, rear)
        return found

    def _find_drives(self, kind: int, front: int, rear: int) -> list[Drive]:
        facing = self.direction(rear, front)
        found = []
        for form in range(8):
            turn = form - 5 if form >= 6 else form % 3
            ahead = (facing + (0, 7, 1)[turn]) % 8
            if form >= 6:
                new = (self.beside(rear, ahead), rear)
            elif form >= 3:
                new = (rear, self.beside(rear, (ahead + 4) % 8))
            else:
                new = (self.beside(front, ahead), front)
            entered = new[1] if 3 <= form < 6 else new[0]
            if min(new) < 0 or not self.is_open(entered, kind):
                continue
            x, y = self.x[new[0]] + self.x[new[1]], self.y[new[0]] + self.y[new[1]]
            crossing = int(self.theatre.ground.crossing_at(x // 2, y // 2))
            if not self._is_shut(new[1], new[0], crossing):
                found.append((form, new[0], new[1], entered))
        return found

    def direction(self, rear: int, front: int) -> int:
        """Which of the eight directions leads from one square to a neighbour."""
        dx = (self.x[front] - self.x[rear]) // 2
        dy = (self.y[front] - self.y[rear]) // 2
        return next(index for index in range(8) if (DX[index], DY[index]) == (dx, dy))

    def beside(self, cell: int, direction: int) -> int:
        return int(self.theatre.ground.beside(cell, direction))

    def gap(self, one: int, other: int) -> int:
        """How many squares lie between two, at the least."""
        return max(abs(self.x[one] - self.x[other]), abs(self.y[one] - self.y[other])) // 2


def _without_units(position: Skirmish, fallen: int) -> Skirmish:
    """The map alone: what was destroyed is gone, wrecks and cut hedgerows are not there."""
    bare = position.clone()
    theatre = position.theatre
    for unit in range(theatre.n_units):
        bare.units[unit * 4] = WAITING
        bare.things[theatre.n_areas + unit] = 0
    for index in range(bare.opened_from(), len(bare.things)):
        bare.things[index] = NOWHERE
    bare.fallen = fallen
    bare.lay_ground()
    return bare


def _face(theatre: Theatre, unit: int, side: int) -> Face:
    start = (unit * 2 + side) * STATS
    stat = [int(number) for number in theatre.stat[start : start + STATS]]
    weapons = []
    for weapon in range(2):
        row = stat[WEAPON + weapon * WEAPON_LENGTH : WEAPON + (weapon + 1) * WEAPON_LENGTH]
        if max(row[:3]) > NO_BONUS or row[TEMPLATE]:
            weapons.append(
                Weapon(
                    (row[0], row[1], row[2]),
                    row[RANGE],
                    row[WEAPON_ABLE],
                    row[MOVE_PENALTY],
                    row[DEMOLITION],
                    row[TEMPLATE],
                )
            )
    return Face(
        stat[MOVE],
        (stat[DEFENCE], stat[DEFENCE + 1], stat[DEFENCE + 2]),
        stat[ABLE],
        stat[ASSAULT_BONUS],
        stat[SEATS],
        tuple(weapons),
        (
            max((weapon.bonus[0] for weapon in weapons), default=NO_BONUS),
            max((weapon.bonus[1] for weapon in weapons), default=NO_BONUS),
            max((weapon.bonus[2] for weapon in weapons), default=NO_BONUS),
        ),
    )


_surveyed: dict[tuple[Theatre, int], Ground] = {}
MOST_KEPT = 64


def survey(position: Skirmish) -> Ground:
    """The ground of a position; surveyed once for whatever has fallen."""
    key = (position.theatre, int(position.fallen))
    found = _surveyed.get(key)
    if found is None:
        if len(_surveyed) >= MOST_KEPT:
            _surveyed.clear()
        found = _surveyed[key] = Ground(position, int(position.fallen))
    return found
