"""What a square is worth to a unit, and where a move should end."""

from sandtable.agents.lazy import lazy
from sandtable.agents.skirmish.attacks import Attacks
from sandtable.agents.skirmish.ground import NO_LINE, RANGE_AT, Weapon
from sandtable.agents.skirmish.outlook import HITS, HITS_FROM, is_ahead, side_met
from sandtable.grid.squares import NOWHERE
from sandtable.heroes import movement
from sandtable.heroes.paths import FAR_AWAY, reach
from sandtable.heroes.state import FACING_AT
from sandtable.heroes.view import SkirmishView
from sandtable.heroes.words import (
    ARC,
    CANNOT_MOVE,
    FIRE,
    FLIP_AMBUSH,
    FLIP_TRIPOD,
    HEAVY,
    INFANTRY,
    NO_BONUS,
)

FIRE_AHEAD = 0.8
"""What a shot that could be fired from a square later counts."""
PACKED = 0.6
"""The share of it for a tripod that must first be set up."""
TEMPLATE_AHEAD = 1.5
HIDDEN = 0.25
"""How much of the danger is left for a concealed unit."""
COVER = 0.25
"""A little for cover, even where nobody can fire yet."""
CRUSHED = 0.9
"""Driving onto infantry that cannot get away."""
HURRY = 0.6
"""How much danger counts in the last turns of a side that must act."""
SETTING_UP = 1.2
"""What a ready tripod loses by moving."""
LEAVING = 50.0
STEP = 0.02
"""Shorter ways first."""

Stand = tuple[int, int]
"""The square of a unit, or front and rear; NOWHERE for no rear."""


class Footing(Attacks):
    """What squares are worth. Everything is worked out for one unit at a time."""

    def __init__(self, view: SkirmishView, seat: int) -> None:
        super().__init__(view, seat)
        self._footings: dict[tuple[int, bool, bool], Standing] = {}

    def standing(self, unit: int, ready: bool = False, hidden: bool = False) -> "Standing":
        """What squares are worth to a unit; ``ready`` with its tripod set up."""
        key = (unit, ready, hidden)
        found = self._footings.get(key)
        if found is None:
            found = self._footings[key] = Standing(self, unit, ready, hidden)
        return found

    def usual(self, unit: int) -> "Standing":
        """As the unit is now: a tripod ready or packed, an ambush hidden or not."""
        ready = self.ground.flip_of[unit] == FLIP_TRIPOD and not self.is_packed(unit)
        return self.standing(unit, ready, self.is_concealed(unit))

    def stand(self, unit: int) -> Stand:
        return self.at[unit], self.rear[unit]

    def points(self, unit: int) -> int:
        return int(movement.allowance(self.position, unit))

    # Where a unit can go

    def taken(self, cell: int, unit: int) -> bool:
        """Whether another unit stands on a square."""
        other = int(self.position.occupant(cell))
        return other not in (NOWHERE, unit)

    def stands(
        self, unit: int, points: int, openings: bool = False, sure: bool = False
    ) -> list[tuple[Stand, int]]:
        """Where a move of so many points can end, each with its steps."""
        at, rear = self.stand(unit)
        if at < 0 or points <= 0:
            return [((at, rear), 0)] if at >= 0 else []
        if rear >= 0:
            return self._driven(unit, points)
        steps = reach(self.position, unit, at, points, openings, sure)
        found = []
        for cell in self.ground.cells:
            far = steps[cell]
            if far != FAR_AWAY and not self.taken(cell, unit):
                found.append(((cell, -1), int(far)))
        return found

    def _driven(self, unit: int, points: int) -> list[tuple[Stand, int]]:
        """The same for a two-square vehicle."""
        kind = self.ground.type_of[unit]
        start = self.stand(unit)
        seen = {start: 0}
        edge = [start]
        for steps in range(1, points + 1):
            new_edge = []
            for front, rear in edge:
                for _, new_front, new_rear, entered in self.ground.drives(kind, front, rear):
                    new = (new_front, new_rear)
                    if new in seen:
                        continue
                    hull = self.position.hull(entered)
                    if (hull >= 0 and hull != unit) or not self._is_clear(entered, kind):
                        continue
                    seen[new] = steps
                    new_edge.append(new)
            edge = new_edge
        return list(seen.items())

    def _is_clear(self, cell: int, kind: int) -> bool:
        """Whether no wreck closes a square."""
        return not self.theatre.closed[self.position.terrain(cell)] >> kind & 1

    def best_stand(
        self, unit: int, points: int, openings: bool = False, sure: bool = False
    ) -> tuple[float, Stand]:
        """The best place a move can end, and what it is worth more than staying."""
        standing = self.moving(unit)
        here = self.stand(unit)
        best, chosen = -1e9, here
        at_home = 0.0
        for stand, steps in self.stands(unit, points, openings, sure):
            value = standing.value(stand) - STEP * steps
            if stand == here:
                at_home = self.usual(unit).value(stand)
                value = at_home
            if value > best:
                best, chosen = value, stand
        return best - at_home, chosen

    def moving(self, unit: int) -> "Standing":
        """As a unit will stand after a move: a tripod has to be set up again."""
        return self.standing(unit, False, self.is_concealed(unit))

    def move_worth(self, unit: int) -> float:
        """What moving brings now, flips aside."""
        if self.at[unit] < 0:
            return 5.0
        points = self.points(unit)
        if points > 0 and self.at[unit] in self.ground.exits[self.seat] and self.should_leave(unit):
            return LEAVING
        if self.ground.flip_of[unit] == FLIP_TRIPOD and not self.is_packed(unit):
            if self.suppression(unit):
                return 0.0
            gain, _ = self.best_stand(unit, self.ground.faces[unit][0].move)
            return gain - SETTING_UP
        return self.best_stand(unit, points)[0] if points > 0 else 0.0

    def flip_worth(self, unit: int) -> float:
        """What turning a unit over brings where it stands."""
        at = self.at[unit]
        flips = self.ground.flip_of[unit]
        if at < 0:
            return 0.0
        stand = self.stand(unit)
        if flips == FLIP_TRIPOD:
            ready = self.standing(unit, True)
            if self.is_packed(unit):
                gain = ready.fire(stand) - self.standing(unit).fire(stand)
                return gain + (0.3 if not self.foes else 0.1)
            return -1.0
        if flips == FLIP_AMBUSH:
            hidden = self.standing(unit, False, True).value(stand)
            seen = self.standing(unit, False, False).value(stand)
            return seen - hidden if self.is_concealed(unit) else hidden - seen + 0.2
        return 0.0


class Standing:
    """What places are worth to one unit."""

    def __init__(self, outlook: Footing, unit: int, ready: bool, hidden: bool) -> None:
        self.outlook = outlook
        self.unit = unit
        self.hidden = hidden
        ground = self.ground = outlook.ground
        self.kind = ground.type_of[unit]
        flips = ground.flip_of[unit]
        self.face = outlook.face(unit)
        if flips in (FLIP_TRIPOD, FLIP_AMBUSH):
            self.face = ground.faces[unit][1]
        self.share = FIRE_AHEAD
        if flips == FLIP_TRIPOD and not ready:
            self.share *= PACKED
        self.pulls = outlook.pulls(unit)
        self.loss = outlook.hit_worth(unit)
        self.caution = HIDDEN if hidden else 1.0
        if outlook.turns_left <= 2 and not outlook.waits_to_win:
            self.caution *= HURRY
        self.caution *= enemy_share(outlook)
        self.shaken = 2 * outlook.suppression(unit)
        self.arc = self.face.able & ARC != 0
        self.facing = outlook.look[unit] >> FACING_AT & 7
        here = outlook.at[unit] if self.arc else 0
        self.field = ground.field(
            (
                unit,
                self.face,
                self.share,
                outlook.worths[unit],
                outlook.look[unit],
                here,
                self.caution,
                outlook.foe_key,
            )
        )

    def value(self, stand: Stand) -> float:
        value = self.field.get(stand)
        if value is None:
            value = self.fire(stand) - self.danger(stand) * self.caution
            if self.kind == INFANTRY:
                value += COVER * self.ground.cover[stand[0]]
            self.field[stand] = value
        if self.kind != INFANTRY:
            value += self.crush(*stand)
        return value + self.outlook.pull(self.pulls, stand[0])

    @lazy
    def prey(self) -> list[tuple[list[int], int, float, int]]:
        """The enemies: squares, type, what a hit is worth, and which."""
        outlook = self.outlook
        pierces = outlook.pierces(self.unit, FIRE)
        return [
            (outlook.cells_of(foe), self.ground.type_of[foe], outlook.hit_worth(foe, pierces), foe)
            for foe in outlook.targets
        ]

    def fire(self, stand: Stand) -> float:
        """The best shot from there, as it counts for the turns to come."""
        weapons = self.face.weapons
        if not weapons:
            return 0.0
        if weapons[0].template:
            return TEMPLATE_AHEAD if self.prey else 0.0
        best = 0.0
        for start in stand:
            if start < 0:
                continue
            lines = self.ground.lines(start)
            for cells, kind, worth, foe in self.prey:
                for cell in cells:
                    line = lines[cell]
                    if line == NO_LINE:
                        continue
                    margin = self._margin(weapons, kind, line)
                    if margin is None:
                        continue
                    margin -= self._defence(foe, kind, cell, start)
                    effect = HITS[margin + HITS_FROM] * worth
                    if effect > best and not (self.arc and not self._covers(start, cell)):
                        best = effect
        return best * self.share

    def _covers(self, start: int, cell: int) -> bool:
        """Whether an arc covers a square; a unit that moves may turn."""
        if start != self.outlook.at[self.unit] or self.face.move > 0:
            return True
        return is_ahead(self.ground, start, self.facing, cell)

    def _margin(self, weapons: tuple[Weapon, ...], kind: int, line: int) -> int | None:
        far = line >> RANGE_AT
        best = NO_BONUS
        for weapon in weapons:
            if weapon.bonus[kind] > best and (not weapon.reach or far <= weapon.reach):
                best = weapon.bonus[kind]
        return None if best == NO_BONUS else best - (line & 63) - self.shaken

    def _defence(self, foe: int, kind: int, cell: int, start: int) -> int:
        outlook = self.outlook
        defence = outlook.face(foe).defence
        if kind == INFANTRY:
            return defence[0] + self.ground.cover[cell]
        if kind == HEAVY:
            front, rear = outlook.at[foe], outlook.rear[foe]
            return defence[side_met(self.ground, front, rear, start, cell)]
        return defence[0]

    def danger(self, stand: Stand) -> float:
        return self.outlook.danger(self.unit, *stand)

    def crush(self, front: int, rear: int) -> float:
        """HN-6.8: infantry under a stopped vehicle that cannot move is lost."""
        outlook = self.outlook
        value = 0.0
        for cell in (front, rear):
            if cell < 0:
                continue
            foot = int(outlook.position.foot(cell))
            if foot < 0:
                continue
            face = outlook.face(foot)
            stuck = face.move == CANNOT_MOVE or face.move - 2 * outlook.suppression(foot) <= 0
            if outlook.ground.seat_of[foot] == outlook.seat:
                value -= outlook.worths[foot] if stuck else 2.0
            else:
                value += CRUSHED * outlook.worths[foot] if stuck else 0.3
        return value


def enemy_share(outlook: Footing) -> float:
    """How many of the enemy's units can act in a turn."""
    return min(1.0, 0.5 + outlook.orders[outlook.foe] / max(len(outlook.foes), 1))
