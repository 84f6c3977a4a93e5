"""Constant data of a Heroes scenario: numbers of its counters, lines of fire, ways."""

from typing import Final

from mypy_extensions import i16, i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import (
    BOARD,
    DX,
    DY,
    NOWHERE,
    WINDOW_STEP,
    SquareMap,
    size,
    way_cell,
    way_crossing,
    way_kind,
)
from sandtable.heroes.fight.shots import LONG_RANGE, LONG_RANGE_PENALTY
from sandtable.heroes.ground.sight import BLOCKED, distance, sight
from sandtable.heroes.learning.map_cache import without_units
from sandtable.heroes.model.battlefield import AIM_LAST, AIM_POINTS, Theatre
from sandtable.heroes.model.codes import (
    ABLE,
    ASSAULT,
    ASSAULT_BONUS,
    BACK,
    DEFENCE,
    FORMS,
    FORWARD,
    HERO,
    INFANTRY,
    MACHINE_GUN,
    MOVE,
    NO_BONUS,
    PIVOT,
    RANGE,
    TEMPLATE,
    WEAPON,
    WEAPON_ABLE,
    WEAPON_LENGTH,
)
from sandtable.heroes.model.state import Skirmish

UNREACHABLE: Final = 999
DIFFICULT_STEPS: Final = 2
"""Average cost of entering difficult terrain: the rest of a move."""

# Worth of a counter
BODY: Final = [4.0, 5.0, 9.0]
"""Base worth, by type."""
STAR: Final = 4.0
HERO_WORTH: Final = 3.0
MACHINE_GUN_WORTH: Final = 1.5
ASSAULT_WORTH: Final = 1.0
POINT: Final = 1.2
"""Worth of a victory point, if points decide."""

UNTRACED: Final = -2
NO_LINE: Final = -1
RANGE_AT: Final = 6
"""Bit offset of the range in a line's word; the bits below hold the penalty."""
PENALTY: Final = 63

FACINGS: Final = 8
MOST_AIMS: Final = 4
MOST_KEPT: Final = 64
MOST_PLACES: Final = 500


class Weapon:
    """One weapon of a counter's side."""

    def __init__(self, theatre: Theatre, first: i64) -> None:
        self.bonus: vec[i64] = theatre.stat[first : first + 3]
        self.reach: i64 = theatre.stat[first + RANGE]
        self.able: i64 = theatre.stat[first + WEAPON_ABLE]
        self.template: i64 = theatre.stat[first + TEMPLATE]
        self.best: i64 = max(self.bonus[0], max(self.bonus[1], self.bonus[2]))


class Face:
    """One side of a counter."""

    def __init__(self, theatre: Theatre, first: i64) -> None:
        self.move: i64 = theatre.stat[first + MOVE]
        self.defence: vec[i64] = theatre.stat[first + DEFENCE : first + DEFENCE + 3]
        self.able: i64 = theatre.stat[first + ABLE]
        self.assault_bonus: i64 = theatre.stat[first + ASSAULT_BONUS]
        self.weapons: list[Weapon] = []
        self.best: vec[i64] = vec[i64]([NO_BONUS] * 3)
        """Its best combat bonus against each type."""
        for number in range(i64(2)):
            weapon = Weapon(theatre, first + WEAPON + number * WEAPON_LENGTH)
            if weapon.best > NO_BONUS or weapon.template:
                self.weapons.append(weapon)
                for kind in range(i64(3)):
                    self.best[kind] = max(self.best[kind], weapon.bonus[kind])

    def weapons_able(self) -> i64:
        """Return the abilities of all weapons, as bits."""
        able: i64 = 0
        for weapon in self.weapons:
            able |= weapon.able
        return able


class Aim:
    """A condition by which a side wins."""

    def __init__(self, kind: i64, what: i64, number: i64) -> None:
        self.kind: i64 = kind
        self.what: i64 = what
        self.number: i64 = number


class Drive:
    """A step of a two-square vehicle: its form, its end, and the square entered."""

    def __init__(self, form: i64, front: i64, rear: i64, facing: i64) -> None:
        self.form: i64 = form
        self.front: i64 = front
        self.rear: i64 = rear
        self.entered: i64 = rear if form >= BACK and form < PIVOT else front
        self.pose: i64 = front * FACINGS + facing
        """One number for both squares."""


class Ground:
    """The map of a scenario with some of its overlays destroyed, and the counters."""

    def __init__(self, position: Skirmish) -> None:
        theatre = position.theatre
        self.theatre: Theatre = theatre
        self.n: i64 = theatre.n_cells
        self.n_units: i64 = theatre.n_units
        self.map: SquareMap = theatre.ground
        self.x: vec[i64] = theatre.ground.x
        self.y: vec[i64] = theatre.ground.y
        self.bare: Skirmish = without_units(position)
        cells = range(int(self.n))
        self.terrain: vec[i64] = vec[i64]([self.bare.terrain(cell) for cell in cells])
        self.cover: vec[i64] = vec[i64]([theatre.cover[kind] for kind in self.terrain])
        self.difficult: vec[i64] = vec[i64]([theatre.difficult[kind] for kind in self.terrain])
        self.faces: list[Face] = []
        """Two for each unit."""
        self.body_of: vec[float] = vec[float]()
        """Worth of a counter without its combat bonuses."""
        for unit in range(self.n_units):
            self.faces.append(Face(theatre, theatre.stats(unit, 0)))
            self.faces.append(Face(theatre, theatre.stats(unit, 1)))
            self.body_of = append(self.body_of, self._body(unit))
        self.aims: list[list[Aim]] = [self._aims_of(0), self._aims_of(1)]
        self.wants_points: list[bool] = [self._wants_points(0), self._wants_points(1)]
        """For each seat whether it may win by points."""
        self._point_worths: dict[int, vec[float]] = {}
        self.middle_x: i64 = theatre.ground.width + 1
        self.middle_y: i64 = theatre.ground.height + 1
        """In doubled coordinates, like x and y."""
        self.middle_cell: i64 = self._middle_cell()
        self.seen: vec[i64] = vec[i64]([UNTRACED] * int(2 * self.n))
        """For each seat and square how many squares can be seen; filled by the caller."""
        self._lines: vec[i16] = vec[i16]([UNTRACED] * int(self.n * self.n))
        """Short numbers, so that the table fits into the processor's cache."""
        self._drives: list[list[Drive] | None] = [None] * int(3 * self.n * FACINGS)
        self._lay_places()

    def _lay_places(self) -> None:
        theatre = self.theatre
        self._places: dict[tuple[int, ...], Place] = {}
        self.squares: list[Place] = [Place(self, vec[i64]([cell])) for cell in range(int(self.n))]
        self.objectives: list[Place] = []
        """The squares from which each objective is held."""
        for number in range(theatre.n_objectives):
            self.objectives.append(Place(self, self._objective(number)))
        self.bonuses: list[Place] = []
        for number in range(theatre.n_bonuses):
            self.bonuses.append(Place(self, self._corner(theatre.bonus_cells, number)))
        self.exits: list[Place] = [Place(self, self._exit(seat)) for seat in range(2)]
        self.easy_exits: list[Place] = [self._easy_exit(place) for place in self.exits]
        """Exit squares that a unit can leave in the move that brings it there."""
        self.barriers: list[Place] = [self._barrier(place) for place in self.exits]
        """Squares some way before an exit, from which it can be blocked."""

    # Counters

    def _body(self, unit: i64) -> float:
        theatre = self.theatre
        value = BODY[theatre.type_of[unit]] + STAR * float(theatre.stars_of[unit])
        if theatre.frame_of[unit] == HERO:
            value += HERO_WORTH
        face = self.faces[unit * 2 + (1 if theatre.flip_of[unit] else 0)]
        if face.able & ASSAULT:
            value += ASSAULT_WORTH
        if face.weapons_able() & MACHINE_GUN:
            value += MACHINE_GUN_WORTH
        return value

    # Aims

    def _aims_of(self, seat: i64) -> list[Aim]:
        table = self.theatre.aims
        found: list[Aim] = []
        for index in range(i64(MOST_AIMS)):
            at = (seat * MOST_AIMS + index) * 3
            if table[at]:
                found.append(Aim(table[at], table[at + 1], table[at + 2]))
        return found

    def has_aim(self, seat: i64, kind: i64) -> bool:
        for aim in self.aims[seat]:
            if aim.kind == kind:
                return True
        return False

    def _wants_points(self, seat: i64) -> bool:
        open_end = not self.has_aim(0, AIM_LAST) and not self.has_aim(1, AIM_LAST)
        return open_end or self.has_aim(seat, AIM_POINTS)

    def point_worths(self, broken: i64) -> vec[float]:
        """Return for each unit its share of the points that its loss may give the enemy."""
        found = self._point_worths.get(int(broken))
        if found is None:
            found = self._point_worths[int(broken)] = self._share_points(broken)
        return found

    def _share_points(self, broken: i64) -> vec[float]:
        theatre = self.theatre
        found = vec[float]([0.0] * int(self.n_units))
        for group in range(theatre.n_groups):
            losses = theatre.group_losses[group]
            enemy = 1 - theatre.group_seat[group]
            if not losses or broken >> group & 1 or not self.wants_points[enemy]:
                continue
            share = POINT * float(theatre.group_points[group]) / float(losses)
            for unit in range(self.n_units):
                if theatre.group_takes[group * theatre.n_kinds + theatre.kind_of[unit]]:
                    found[unit] = max(found[unit], share)
        return found

    # Squares

    def _middle_cell(self) -> i64:
        best: i64 = 0
        for cell in range(self.n):
            if self.off_middle(cell) < self.off_middle(best):
                best = cell
        return best

    def off_middle(self, cell: i64) -> i64:
        """Return the distance of a square from the middle of the map, doubled."""
        return max(size(self.x[cell] - self.middle_x), size(self.y[cell] - self.middle_y))

    def _corner(self, table: vec[i64], number: i64) -> vec[i64]:
        """Return the squares around a crossing."""
        found = vec[i64]()
        for index in range(i64(4)):
            cell = table[number * 4 + index]
            if cell >= 0 and self.terrain[cell]:
                found = append(found, cell)
        return found

    def _objective(self, number: i64) -> vec[i64]:
        theatre = self.theatre
        found = self._corner(theatre.objective_cells, number)
        area = theatre.objective_area[number]
        if area:
            for cell in range(self.n):
                if theatre.area[cell] == area and self.terrain[cell]:
                    found = append(found, cell)
        return found

    def _exit(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for cell in range(self.n):
            if self.theatre.exit[seat * self.n + cell]:
                found = append(found, cell)
        return found

    def _easy_exit(self, exit: "Place") -> "Place":
        found = vec[i64]()
        for cell in exit.cells:
            if not self.difficult[cell]:
                found = append(found, cell)
        return Place(self, found) if len(found) else exit

    def _barrier(self, exit: "Place") -> "Place":
        ways = exit.ways(INFANTRY)
        found = vec[i64]()
        for cell in range(self.n):
            if ways[cell] >= 2 and ways[cell] <= 5 and self.cover[cell] > 0:
                found = append(found, cell)
        return Place(self, found)

    def place(self, cells: vec[i64]) -> "Place":
        """Return the place with these squares; the cache is cleared when it is full."""
        key = tuple(sorted([int(cell) for cell in cells]))
        found = self._places.get(key)
        if found is None:
            if len(self._places) >= MOST_PLACES:
                self._places.clear()
            found = self._places[key] = Place(self, cells)
        return found

    def gap(self, one: i64, other: i64) -> i64:
        """Return the distance between two squares, rounded down."""
        return max(size(self.x[one] - self.x[other]), size(self.y[one] - self.y[other])) >> 1

    # Lines of fire, without units

    def line(self, one: i64, other: i64) -> i64:
        """Return the word of the line from one square to another, or NO_LINE (cached)."""
        at = one * self.n + other
        word = i64(self._lines[at])
        if word == UNTRACED:
            word = self._trace(one, other)
            self._lines[at] = i16(word)
        return word

    def _trace(self, one: i64, other: i64) -> i64:
        if one == other or not self.terrain[one] or not self.terrain[other]:
            return NO_LINE
        limit = sight(self.bare, one, other, NOWHERE, NOWHERE, False)
        if limit == BLOCKED:
            return NO_LINE
        far = distance(self.bare, one, other)
        if far > LONG_RANGE:
            limit += LONG_RANGE_PENALTY
        return limit | far << RANGE_AT

    # Ways

    def is_open(self, cell: i64, kind: i64) -> bool:
        """Whether a type of unit may be on a square."""
        terrain = self.terrain[cell]
        if not terrain or self.theatre.closed[terrain] >> kind & 1:
            return False
        return kind == INFANTRY or self.theatre.ground.kind[cell] == BOARD

    def _is_shut(self, one: i64, other: i64, crossing: i64) -> bool:
        if crossing < 0:
            return False
        rising = (self.x[other] > self.x[one]) == (self.y[other] > self.y[one])
        return self.theatre.shut[crossing] & (1 if rising else 2) != 0

    def ways(self, kind: i64, goals: vec[i64]) -> vec[i64]:
        """Return for each square the steps of a type of unit to the nearest goal.

        Search backwards from the goals; a step costs what entering its end costs.
        """
        ground = self.theatre.ground
        far = vec[i64]([UNREACHABLE] * int(self.n))
        queue = vec[i64]()
        for goal in goals:
            if self.terrain[goal]:
                far[goal] = 0
                queue = append(queue, goal)
        done: i64 = 0
        while done < len(queue):
            here = queue[done]
            done += 1
            steps = far[here] + 1
            if kind == INFANTRY and self.difficult[here]:
                steps = far[here] + DIFFICULT_STEPS
            for index in range(ground.first[here], ground.first[here + 1]):
                way = ground.ways[index]
                there = way_cell(way)
                if steps < far[there] and self._leads(kind, here, way):
                    far[there] = steps
                    queue = append(queue, there)
        return far

    def _leads(self, kind: i64, start: i64, way: i64) -> bool:
        """Whether a type of unit can take a step."""
        to = way_cell(way)
        return (
            way_kind(way) != WINDOW_STEP
            and self.is_open(to, kind)
            and not self._is_shut(start, to, way_crossing(way))
        )

    def pose(self, front: i64, rear: i64) -> Drive:
        """Return the place of a two-square vehicle, as a step that led there."""
        return Drive(FORWARD, front, rear, self.direction(rear, front))

    def drives(self, kind: i64, here: Drive) -> list[Drive]:
        """Return the steps of a two-square vehicle that the ground allows (HN-6.13)."""
        key = kind * self.n * FACINGS + here.pose
        found = self._drives[key]
        if found is None:
            found = self._find_drives(kind, here.front, here.rear)
            self._drives[key] = found
        return found

    def _find_drives(self, kind: i64, front: i64, rear: i64) -> list[Drive]:
        facing = self.direction(rear, front)
        found: list[Drive] = []
        for form in range(i64(len(FORMS))):
            drive = self._drive(form, front, rear, facing)
            if drive.front < 0 or drive.rear < 0 or not self.is_open(drive.entered, kind):
                continue
            x = self.x[drive.front] + self.x[drive.rear]
            y = self.y[drive.front] + self.y[drive.rear]
            crossing = self.theatre.ground.crossing_at(x >> 1, y >> 1)
            if not self._is_shut(drive.rear, drive.front, crossing):
                found.append(drive)
        return found

    def _drive(self, form: i64, front: i64, rear: i64, facing: i64) -> Drive:
        """Return a step: ahead or 45 degrees left or right; back; or a turn on the spot."""
        ground = self.theatre.ground
        turn = form - PIVOT + 1 if form >= PIVOT else form % 3
        if turn == 1:
            facing = (facing + 7) % FACINGS
        elif turn == 2:
            facing = (facing + 1) % FACINGS
        if form >= PIVOT:
            return Drive(form, ground.beside(rear, facing), rear, facing)
        if form >= BACK:
            return Drive(form, rear, ground.beside(rear, (facing + 4) % FACINGS), facing)
        return Drive(form, ground.beside(front, facing), front, facing)

    def direction(self, rear: i64, front: i64) -> i64:
        """Return which of the eight directions leads from a square to its neighbour."""
        dx = (self.x[front] - self.x[rear]) >> 1
        dy = (self.y[front] - self.y[rear]) >> 1
        facing: i64 = 0
        while i64(DX[facing]) != dx or i64(DY[facing]) != dy:
            facing += 1
        return facing


class Place:
    """Some squares, and for each type of unit the steps to the nearest of them."""

    def __init__(self, ground: Ground, cells: vec[i64]) -> None:
        self._ground: Ground = ground
        self.cells: vec[i64] = cells
        self._ways: list[vec[i64]] = [vec[i64](), vec[i64](), vec[i64]()]

    def ways(self, kind: i64) -> vec[i64]:
        """Return the steps from each square; computed on demand."""
        if len(self._ways[kind]) == 0:
            self._ways[kind] = self._ground.ways(kind, self.cells)
        return self._ways[kind]

    def holds(self, cell: i64) -> bool:
        """Whether a square is one of them."""
        for mine in self.cells:
            if mine == cell:
                return True
        return False


_surveyed: dict[tuple[Theatre, int], Ground] = {}


def survey(position: Skirmish) -> Ground:
    """Return the ground of a position, cached for each set of destroyed overlays."""
    key = (position.theatre, int(position.fallen))
    found = _surveyed.get(key)
    if found is None:
        if len(_surveyed) >= MOST_KEPT:
            _surveyed.clear()
        found = _surveyed[key] = Ground(position)
    return found
