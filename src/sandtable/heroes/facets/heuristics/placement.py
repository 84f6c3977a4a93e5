"""Worth of a square for a unit, and the best end of a move."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.facets.heuristics.assessment import best_bonus, hit_chance
from sandtable.heroes.facets.heuristics.attacks import Attacks
from sandtable.heroes.facets.heuristics.scenario_tables import (
    FACINGS,
    NO_LINE,
    PENALTY,
    RANGE_AT,
    Face,
)
from sandtable.heroes.ground import paths
from sandtable.heroes.ground.paths import FAR_AWAY, reach
from sandtable.heroes.ground.sight import FRONT, in_front, side_met
from sandtable.heroes.model.codes import (
    ARC,
    CANNOT_MOVE,
    FIRE,
    FLIP_AMBUSH,
    FLIP_TRIPOD,
    HEAVY,
    INFANTRY,
    NO_BONUS,
)
from sandtable.heroes.model.state import FACING_AT, Skirmish

FIRE_AHEAD: Final = 0.8
"""Weight of the best shot that could be fired from a square later."""
PACKED: Final = 0.6
"""Factor on FIRE_AHEAD for a tripod that must first be set up."""
TEMPLATE_AHEAD: Final = 1.5
HIDDEN: Final = 0.25
"""Share of the danger that is left for a concealed unit."""
COVER: Final = 0.25
"""Small value of cover even if no enemy can fire yet."""
CRUSHED: Final = 0.9
"""Share of the worth of infantry that a vehicle gains by stopping on it."""
HURRY: Final = 0.6
"""Factor on danger in the last turns for a side that must act."""
SETTING_UP: Final = 1.2
"""Cost of a move for a tripod that is set up."""
COMING: Final = 5.0
"""Worth of entering the map."""
LEAVING: Final = 50.0
STEP: Final = 0.02
"""Cost of a step, so that shorter ways come first."""
WORST: Final = -1e9
UNSEEN: Final = -1
UNKNOWN: Final = -1.0


class Prey:
    """An enemy that can be fired at."""

    def __init__(self, front: i64, rear: i64, kind: i64, face: Face, worth: float) -> None:
        self.front: i64 = front
        self.rear: i64 = rear
        self.kind: i64 = kind
        self.face: Face = face
        self.worth: float = worth
        """Worth of a hit."""


class Standing:
    """A possible state of a unit: its other side, concealed, in more or less danger."""

    def __init__(self, unit: i64, kind: i64, face: Face) -> None:
        self.unit: i64 = unit
        self.kind: i64 = kind
        self.face: Face = face
        """The side that the unit fights with."""
        self.share: float = FIRE_AHEAD
        self.caution: float = 1.0
        self.shaken: i64 = 0
        """Penalty of its attacks for suppression."""
        self.facing: i64 = 0
        self.pierces: bool = False
        self.most_fire: float = UNKNOWN
        """Upper bound of the worth of its best shot."""


class Roaming:
    """The best end found for a unit's move, and its start."""

    def __init__(self, unit: i64, home: i64, home_rear: i64) -> None:
        self.unit: i64 = unit
        self.home: i64 = home
        self.home_rear: i64 = home_rear
        self.at_home: float = 0.0
        self.front: i64 = home
        self.rear: i64 = home_rear
        self.best: float = WORST

    def gain(self) -> float:
        """Return how much more the best place is worth than staying."""
        return self.best - self.at_home


class Footing(Attacks):
    """Worth of squares, computed for one unit at a time."""

    def __init__(self, position: Skirmish, seat: i64) -> None:
        super().__init__(position, seat)
        self._standings: list[Standing | None] = [None] * int(4 * self.theatre.n_units)
        self._hit: list[Prey] | None = None
        self._pierced: list[Prey] | None = None
        self._stands: dict[int, Roaming] = {}

    def standing(self, unit: i64, ready: bool = False, hidden: bool = False) -> Standing:
        """Return a possible state of a unit; with ``ready`` its tripod is set up."""
        key = unit * 4 + (2 if ready else 0) + (1 if hidden else 0)
        found = self._standings[key]
        if found is None:
            found = self._stand(unit, ready, hidden)
            self._standings[key] = found
        return found

    def _stand(self, unit: i64, ready: bool, hidden: bool) -> Standing:
        standing = Standing(unit, self.kind(unit), self.armed_face(unit))
        if self.theatre.flip_of[unit] == FLIP_TRIPOD and not ready:
            standing.share *= PACKED
        if hidden:
            standing.caution = HIDDEN
        if self.turns_left <= 2 and not self.waits_to_win:
            standing.caution *= HURRY
        standing.caution *= self.enemy_share()
        standing.shaken = 2 * self.suppression(unit)
        standing.facing = self.look[unit] >> FACING_AT & 7
        standing.pierces = self.pierces(unit, FIRE)
        return standing

    def usual(self, unit: i64) -> Standing:
        """Return a unit's current state: a tripod ready or packed, an ambusher hidden or not."""
        ready = self.theatre.flip_of[unit] == FLIP_TRIPOD and not self.is_packed(unit)
        return self.standing(unit, ready, self.is_concealed(unit))

    def moving(self, unit: i64) -> Standing:
        """Return a unit's state after a move: a tripod has to be set up again."""
        return self.standing(unit, False, self.is_concealed(unit))

    def points(self, unit: i64) -> i64:
        return paths.allowance(self.position, unit)

    def enemy_share(self) -> float:
        """Return the share of the enemy's units that can act in a turn."""
        return min(1.0, 0.5 + float(self.orders(self.foe)) / float(max(len(self.foes), 1)))

    # Worth of places

    def place_worth(self, standing: Standing, front: i64, rear: i64) -> float:
        """Return the worth of one square or two for a unit in this state."""
        value = self._ground_worth(standing, front, rear)
        value += self.fire_ahead(standing, front, rear)
        return value - self.danger(standing.unit, front, rear) * standing.caution

    def _ground_worth(self, standing: Standing, front: i64, rear: i64) -> float:
        """Return the worth of a place without fire."""
        value = self.pull(self.pulls(standing.unit), front)
        if standing.kind == INFANTRY:
            return value + COVER * float(self.ground.cover[front])
        return value + self._crush_worth(front) + self._crush_worth(rear)

    def _prey(self, pierces: bool) -> list[Prey]:
        """Return the enemies to fire at; ``pierces`` is for hits that pierce armour."""
        found = self._pierced if pierces else self._hit
        if found is None:
            found = []
            for foe in self.targets:
                worth = self.hit_worth(foe, pierces)
                found.append(
                    Prey(self.at[foe], self.rear[foe], self.kind(foe), self.face(foe), worth)
                )
            if pierces:
                self._pierced = found
            else:
                self._hit = found
        return found

    def _most_fire(self, standing: Standing) -> float:
        """Return an upper bound of the worth of a shot from anywhere."""
        weapons = standing.face.weapons
        if not weapons:
            return 0.0
        if weapons[0].template:
            return TEMPLATE_AHEAD
        if standing.most_fire < 0.0:
            standing.most_fire = 0.0
            for prey in self._prey(standing.pierces):
                standing.most_fire = max(standing.most_fire, prey.worth * standing.share)
        return standing.most_fire

    def fire_ahead(self, standing: Standing, front: i64, rear: i64) -> float:
        """Return the worth of the best shot from a place, as it counts for later turns."""
        weapons = standing.face.weapons
        if not weapons:
            return 0.0
        all_prey = self._prey(standing.pierces)
        if weapons[0].template:
            return TEMPLATE_AHEAD if all_prey else 0.0
        best = 0.0
        for prey in all_prey:
            best = max(best, self._shot_worth(standing, prey, front, prey.front))
            if prey.rear >= 0:
                best = max(best, self._shot_worth(standing, prey, front, prey.rear))
            if rear >= 0:
                best = max(best, self._shot_worth(standing, prey, rear, prey.front))
                if prey.rear >= 0:
                    best = max(best, self._shot_worth(standing, prey, rear, prey.rear))
        return best * standing.share

    def _shot_worth(self, standing: Standing, prey: Prey, start: i64, cell: i64) -> float:
        """Return the expected effect of a shot from one square at another."""
        line = self.ground.line(start, cell)
        if line == NO_LINE:
            return 0.0
        bonus = best_bonus(standing.face.weapons, prey.kind, line >> RANGE_AT)
        if bonus == NO_BONUS or not self._covers(standing, start, cell):
            return 0.0
        side: i64 = FRONT
        if prey.kind == HEAVY:
            side = side_met(self.ground.map, prey.front, prey.rear, start, cell)
        defence = prey.face.defence[side]
        if prey.kind == INFANTRY:
            defence += self.ground.cover[cell]
        margin = bonus - (line & PENALTY) - standing.shaken - defence
        return hit_chance(margin) * prey.worth

    def _covers(self, standing: Standing, start: i64, cell: i64) -> bool:
        """Whether a unit can fire in this direction; a unit that moves may turn."""
        face = standing.face
        if not face.able & ARC or face.move > 0 or start != self.at[standing.unit]:
            return True
        return in_front(self.ground.map, start, standing.facing, cell)

    def _crush_worth(self, cell: i64) -> float:
        """Return the worth of stopping on infantry, which is lost if it cannot move (HN-6.8)."""
        if cell < 0:
            return 0.0
        foot = self.position.foot(cell)
        if foot < 0:
            return 0.0
        move = self.face(foot).move
        stuck = move == CANNOT_MOVE or move - 2 * self.suppression(foot) <= 0
        if self.theatre.seat_of[foot] == self.seat:
            return -self.worths[foot] if stuck else -2.0
        return CRUSHED * self.worths[foot] if stuck else 0.3

    # Places that a unit can reach

    def best_stand(
        self, unit: i64, points: i64, openings: bool = False, sure: bool = False
    ) -> Roaming:
        """The best place that a move of this many points can reach."""
        key = int(points << 10 | unit << 2 | (2 if openings else 0) | (1 if sure else 0))
        found = self._stands.get(key)
        if found is None:
            found = self._find_stand(unit, points, openings, sure)
            self._stands[key] = found
        return found

    def _find_stand(self, unit: i64, points: i64, openings: bool, sure: bool) -> Roaming:
        roaming = Roaming(unit, self.at[unit], self.rear[unit])
        if roaming.home < 0:
            return roaming
        if points <= 0:
            self._consider(roaming, roaming.home, roaming.home_rear, 0)
        elif roaming.home_rear >= 0:
            self._drive_about(roaming, points)
        else:
            self._walk_about(roaming, points, openings, sure)
        return roaming

    def _consider(self, roaming: Roaming, front: i64, rear: i64, steps: i64) -> None:
        """Compare a place with the best one so far; on its own square the unit does not change."""
        if front == roaming.home and rear == roaming.home_rear:
            value = self.place_worth(self.usual(roaming.unit), front, rear)
            roaming.at_home = value
        else:
            # The costly parts come last: often a place has lost before they are needed.
            standing = self.moving(roaming.unit)
            value = self._ground_worth(standing, front, rear) - STEP * float(steps)
            if value + self._most_fire(standing) <= roaming.best:
                return
            value += self.fire_ahead(standing, front, rear)
            if value <= roaming.best:
                return
            value -= self.danger(roaming.unit, front, rear) * standing.caution
        if value > roaming.best:
            roaming.best = value
            roaming.front = front
            roaming.rear = rear

    def _walk_about(self, roaming: Roaming, points: i64, openings: bool, sure: bool) -> None:
        """Consider all squares that a one-square unit can reach."""
        unit = roaming.unit
        steps = reach(self.position, unit, roaming.home, points, openings, sure)
        for cell in range(self.ground.n):
            if steps[cell] != FAR_AWAY:
                other = self.position.occupant(cell)
                if other == NOWHERE or other == unit:
                    self._consider(roaming, cell, NOWHERE, steps[cell])

    def _drive_about(self, roaming: Roaming, points: i64) -> None:
        """Consider all places that a two-square vehicle can reach."""
        ground = self.ground
        unit = roaming.unit
        start = ground.pose(roaming.home, roaming.home_rear)
        steps = vec[i64]([UNSEEN] * int(ground.n * FACINGS))
        steps[start.pose] = 0
        self._consider(roaming, start.front, start.rear, 0)
        queue = [start]
        for here in queue:
            done = steps[here.pose] + 1
            if done > points:
                break
            for drive in ground.drives(self.kind(unit), here):
                if steps[drive.pose] == UNSEEN and self.may_drive(unit, drive.entered):
                    steps[drive.pose] = done
                    self._consider(roaming, drive.front, drive.rear, done)
                    queue.append(drive)

    def may_drive(self, unit: i64, cell: i64) -> bool:
        """Whether neither another vehicle nor a wreck closes a square to a vehicle."""
        hull = self.position.hull(cell)
        if hull >= 0 and hull != unit:
            return False
        return not self.theatre.closed[self.position.terrain(cell)] >> self.kind(unit) & 1

    def move_worth(self, unit: i64) -> float:
        """Return the gain of moving now, without flips."""
        at = self.at[unit]
        if at < 0:
            return COMING
        points = self.points(unit)
        if points > 0 and self.ground.exits[self.seat].holds(at) and self.should_leave(unit):
            return LEAVING
        if self.theatre.flip_of[unit] == FLIP_TRIPOD and not self.is_packed(unit):
            if self.suppression(unit):
                return 0.0
            return self.best_stand(unit, self.ground.faces[unit * 2].move).gain() - SETTING_UP
        return self.best_stand(unit, points).gain() if points > 0 else 0.0

    def flip_worth(self, unit: i64) -> float:
        """Return the gain of flipping a unit where it is."""
        at = self.at[unit]
        rear = self.rear[unit]
        flips = self.theatre.flip_of[unit]
        if at < 0:
            return 0.0
        if flips == FLIP_TRIPOD:
            if not self.is_packed(unit):
                return -1.0
            ready = self.fire_ahead(self.standing(unit, True), at, rear)
            packed = self.fire_ahead(self.standing(unit), at, rear)
            return ready - packed + (0.1 if len(self.foes) else 0.3)
        if flips == FLIP_AMBUSH:
            hidden = self.place_worth(self.standing(unit, False, True), at, rear)
            seen = self.place_worth(self.standing(unit), at, rear)
            return seen - hidden if self.is_concealed(unit) else hidden - seen + 0.2
        return 0.0
