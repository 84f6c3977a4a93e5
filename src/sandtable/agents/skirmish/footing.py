"""What a square is worth to a unit, and where a move should end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.agents.skirmish.attacks import Attacks
from sandtable.agents.skirmish.goals import Pull
from sandtable.agents.skirmish.ground import (
    FACINGS,
    NO_LINE,
    PENALTY,
    RANGE_AT,
    Drive,
    Face,
    Ground,
)
from sandtable.agents.skirmish.outlook import best_bonus, hit_chance, is_ahead, side_met
from sandtable.grid.squares import NOWHERE
from sandtable.heroes import movement
from sandtable.heroes.paths import FAR_AWAY, reach
from sandtable.heroes.state import FACING_AT, Skirmish
from sandtable.heroes.words import (
    ARC,
    CANNOT_MOVE,
    FIRE,
    FLIP_AMBUSH,
    FLIP_TRIPOD,
    FORWARD,
    HEAVY,
    INFANTRY,
    NO_BONUS,
)

FIRE_AHEAD: Final = 0.8
"""What a shot that could be fired from a square later counts."""
PACKED: Final = 0.6
"""The share of it for a tripod that must first be set up."""
TEMPLATE_AHEAD: Final = 1.5
HIDDEN: Final = 0.25
"""How much of the danger is left for a concealed unit."""
COVER: Final = 0.25
"""A little for cover, even where nobody can fire yet."""
CRUSHED: Final = 0.9
"""Driving onto infantry that cannot get away."""
HURRY: Final = 0.6
"""How much danger counts in the last turns of a side that must act."""
SETTING_UP: Final = 1.2
"""What a ready tripod loses by moving."""
COMING: Final = 5.0
"""Coming onto the map."""
LEAVING: Final = 50.0
STEP: Final = 0.02
"""Shorter ways first."""
WORST: Final = -1e9
UNSEEN: Final = -1


class Footing(Attacks):
    """What squares are worth. Everything is worked out for one unit at a time."""

    def __init__(self, position: Skirmish, seat: i64) -> None:
        super().__init__(position, seat)
        self._standings: list[Standing | None] = [None] * int(4 * self.theatre.n_units)

    def standing(self, unit: i64, ready: bool = False, hidden: bool = False) -> "Standing":
        """What squares are worth to a unit; ``ready`` with its tripod set up."""
        key = unit * 4 + (2 if ready else 0) + (1 if hidden else 0)
        found = self._standings[key]
        if found is None:
            found = Standing(self, unit, ready, hidden)
            self._standings[key] = found
        return found

    def usual(self, unit: i64) -> "Standing":
        """As the unit is now: a tripod ready or packed, an ambush hidden or not."""
        ready = self.theatre.flip_of[unit] == FLIP_TRIPOD and not self.is_packed(unit)
        return self.standing(unit, ready, self.is_concealed(unit))

    def moving(self, unit: i64) -> "Standing":
        """As a unit will stand after a move: a tripod has to be set up again."""
        return self.standing(unit, False, self.is_concealed(unit))

    def points(self, unit: i64) -> i64:
        return movement.allowance(self.position, unit)

    # Where a unit can go

    def best_stand(
        self, unit: i64, points: i64, openings: bool = False, sure: bool = False
    ) -> "Roaming":
        """The best place a move of so many points can end."""
        roaming = Roaming(self, unit)
        if roaming.home < 0:
            return roaming
        if points <= 0:
            roaming.consider(roaming.home, roaming.home_rear, 0)
        elif roaming.home_rear >= 0:
            self._drive_about(roaming, points)
        else:
            self._walk_about(roaming, points, openings, sure)
        return roaming

    def _walk_about(self, roaming: "Roaming", points: i64, openings: bool, sure: bool) -> None:
        """Wherever a unit on one square can go."""
        unit = roaming.unit
        steps = reach(self.position, unit, roaming.home, points, openings, sure)
        for cell in range(self.ground.n):
            if steps[cell] != FAR_AWAY:
                other = self.position.occupant(cell)
                if other == NOWHERE or other == unit:
                    roaming.consider(cell, NOWHERE, steps[cell])

    def _drive_about(self, roaming: "Roaming", points: i64) -> None:
        """Wherever a vehicle on two squares can go."""
        ground = self.ground
        unit = roaming.unit
        kind = self.kind(unit)
        facing = ground.direction(roaming.home_rear, roaming.home)
        start = Drive(FORWARD, roaming.home, roaming.home_rear, facing)
        steps = vec[i64]([UNSEEN] * int(ground.n * FACINGS))
        steps[start.pose] = 0
        roaming.consider(start.front, start.rear, 0)
        queue = [start]
        for here in queue:
            done = steps[here.pose] + 1
            if done > points:
                break
            for drive in ground.drives(kind, here.front, here.rear):
                if steps[drive.pose] == UNSEEN and self.may_drive(unit, drive.entered):
                    steps[drive.pose] = done
                    roaming.consider(drive.front, drive.rear, done)
                    queue.append(drive)

    def may_drive(self, unit: i64, cell: i64) -> bool:
        """Whether no other vehicle and no wreck closes a square to a vehicle."""
        hull = self.position.hull(cell)
        if hull >= 0 and hull != unit:
            return False
        return not self.theatre.closed[self.position.terrain(cell)] >> self.kind(unit) & 1

    def move_worth(self, unit: i64) -> float:
        """What moving brings now, flips aside."""
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
        """What turning a unit over brings where it stands."""
        at = self.at[unit]
        rear = self.rear[unit]
        flips = self.theatre.flip_of[unit]
        if at < 0:
            return 0.0
        if flips == FLIP_TRIPOD:
            if not self.is_packed(unit):
                return -1.0
            gain = self.standing(unit, True).fire(at, rear) - self.standing(unit).fire(at, rear)
            return gain + (0.1 if len(self.foes) else 0.3)
        if flips == FLIP_AMBUSH:
            hidden = self.standing(unit, False, True).value(at, rear)
            seen = self.standing(unit, False, False).value(at, rear)
            return seen - hidden if self.is_concealed(unit) else hidden - seen + 0.2
        return 0.0

    def enemy_share(self) -> float:
        """How many of the enemy's units can act in a turn."""
        return min(1.0, 0.5 + float(self.orders(self.foe)) / float(max(len(self.foes), 1)))


class Roaming:
    """Looking for the best place where a unit's move can end."""

    def __init__(self, footing: Footing, unit: i64) -> None:
        self.footing: Footing = footing
        self.unit: i64 = unit
        self.home: i64 = footing.at[unit]
        self.home_rear: i64 = footing.rear[unit]
        self.at_home: float = 0.0
        self.front: i64 = self.home
        self.rear: i64 = self.home_rear
        self.best: float = WORST

    def consider(self, front: i64, rear: i64, steps: i64) -> None:
        """A place so many steps away; where it stands the unit stays as it is."""
        if front == self.home and rear == self.home_rear:
            value = self.footing.usual(self.unit).value(front, rear)
            self.at_home = value
        else:
            value = self.footing.moving(self.unit).value(front, rear) - STEP * float(steps)
        if value > self.best:
            self.best = value
            self.front = front
            self.rear = rear

    def gain(self) -> float:
        """What the best place is worth more than staying."""
        return self.best - self.at_home


class Prey:
    """An enemy to fire at."""

    def __init__(self, unit: i64, front: i64, rear: i64, kind: i64, worth: float) -> None:
        self.unit: i64 = unit
        self.front: i64 = front
        self.rear: i64 = rear
        self.kind: i64 = kind
        self.worth: float = worth
        """What a hit is worth."""


class Standing:
    """What places are worth to one unit."""

    def __init__(self, footing: Footing, unit: i64, ready: bool, hidden: bool) -> None:
        self.footing: Footing = footing
        self.unit: i64 = unit
        self.ground: Ground = footing.ground
        self.kind: i64 = footing.kind(unit)
        self.face: Face = footing.armed_face(unit)
        self.share: float = FIRE_AHEAD
        if footing.theatre.flip_of[unit] == FLIP_TRIPOD and not ready:
            self.share *= PACKED
        self.caution: float = HIDDEN if hidden else 1.0
        if footing.turns_left <= 2 and not footing.waits_to_win:
            self.caution *= HURRY
        self.caution *= footing.enemy_share()
        self.shaken: i64 = 2 * footing.suppression(unit)
        self.arc: bool = self.face.able & ARC != 0
        self.facing: i64 = footing.look[unit] >> FACING_AT & 7
        self._pulls: list[Pull] | None = None
        self._prey: list[Prey] | None = None

    @property
    def pulls(self) -> list[Pull]:
        """What draws the unit."""
        if self._pulls is None:
            self._pulls = self.footing.pulls(self.unit)
        return self._pulls

    @property
    def prey(self) -> list[Prey]:
        """The enemies it may fire at."""
        if self._prey is None:
            footing = self.footing
            pierces = footing.pierces(self.unit, FIRE)
            self._prey = []
            for foe in footing.targets:
                worth = footing.hit_worth(foe, pierces)
                self._prey.append(
                    Prey(foe, footing.at[foe], footing.rear[foe], footing.kind(foe), worth)
                )
        return self._prey

    def value(self, front: i64, rear: i64) -> float:
        value = self.fire(front, rear) - self.danger(front, rear) * self.caution
        if self.kind == INFANTRY:
            value += COVER * float(self.ground.cover[front])
        else:
            value += self.crush(front) + self.crush(rear)
        return value + self.footing.pull(self.pulls, front)

    def fire(self, front: i64, rear: i64) -> float:
        """The best shot from there, as it counts for the turns to come."""
        weapons = self.face.weapons
        if not weapons:
            return 0.0
        if weapons[0].template:
            return TEMPLATE_AHEAD if self.prey else 0.0
        best = 0.0
        for prey in self.prey:
            best = max(best, self._shot(front, prey.front, prey))
            if prey.rear >= 0:
                best = max(best, self._shot(front, prey.rear, prey))
            if rear >= 0:
                best = max(best, self._shot(rear, prey.front, prey))
                if prey.rear >= 0:
                    best = max(best, self._shot(rear, prey.rear, prey))
        return best * self.share

    def _shot(self, start: i64, cell: i64, prey: Prey) -> float:
        """What a shot from one square at another is expected to take."""
        line = self.ground.line(start, cell)
        if line == NO_LINE:
            return 0.0
        bonus = best_bonus(self.face.weapons, prey.kind, line >> RANGE_AT)
        if bonus == NO_BONUS or (self.arc and not self._covers(start, cell)):
            return 0.0
        margin = bonus - (line & PENALTY) - self.shaken
        return hit_chance(margin - self._defence(prey, cell, start)) * prey.worth

    def _covers(self, start: i64, cell: i64) -> bool:
        """Whether an arc covers a square; a unit that moves may turn."""
        if start != self.footing.at[self.unit] or self.face.move > 0:
            return True
        return is_ahead(self.ground, start, self.facing, cell)

    def _defence(self, prey: Prey, cell: i64, start: i64) -> i64:
        defence = self.footing.face(prey.unit).defence
        if prey.kind == INFANTRY:
            return defence[0] + self.ground.cover[cell]
        if prey.kind == HEAVY:
            return defence[side_met(self.ground, prey.front, prey.rear, start, cell)]
        return defence[0]

    def danger(self, front: i64, rear: i64) -> float:
        return self.footing.danger(self.unit, front, rear)

    def crush(self, cell: i64) -> float:
        """HN-6.8: infantry under a stopped vehicle that cannot move is lost."""
        footing = self.footing
        if cell < 0:
            return 0.0
        foot = footing.position.foot(cell)
        if foot < 0:
            return 0.0
        move = footing.face(foot).move
        stuck = move == CANNOT_MOVE or move - 2 * footing.suppression(foot) <= 0
        if footing.theatre.seat_of[foot] == footing.seat:
            return -footing.worths[foot] if stuck else -2.0
        return CRUSHED * footing.worths[foot] if stuck else 0.3
