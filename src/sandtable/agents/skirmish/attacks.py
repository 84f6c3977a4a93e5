"""What a unit's attacks are worth: shots, suppression, grenades, templates, assaults."""

from functools import lru_cache

from sandtable.agents.lazy import lazy
from sandtable.agents.skirmish.goals import Goals
from sandtable.heroes import blast, menu
from sandtable.heroes.reasons import LEGAL
from sandtable.heroes.shots import best_shot, cannot_use, kit_group
from sandtable.heroes.sight import sight_to_crossing
from sandtable.heroes.state import ABOARD
from sandtable.heroes.words import (
    AIM,
    ASSAULT,
    BARRAGE,
    CANNOT_MOVE,
    CONCEALED,
    FAUST,
    FIRE,
    FIRE_SECOND,
    FLIP_AMBUSH,
    GRENADE,
    HEAVY,
    INFANTRY,
    LAUNCH,
    MENU,
    NO_BONUS,
    PANZERFAUST,
    PIERCING,
    RIFLE_GRENADE,
    SNIPE,
    SNIPER,
    SUPPRESS,
    SUPPRESS_SECOND,
    SUPPRESSION,
    TARGETING,
    THROW,
    frame,
)

FOLLOW_UP = 0.2
"""Suppressing somebody whom an own unit may then assault."""
FOLLOW_UP_STEPS = 4
SCATTER = 0.5
"""What is left of a template's effect when it may scatter."""
FRIENDS = 1.3
"""How much more an own unit under a template counts."""
TOKEN_COST = 0.7
"""What an attack must bring more that uses up a token."""
UNMASKED = 0.8
"""What a concealed unit loses by showing itself."""
NO_RETREAT = 0.15
"""More for a beaten defender: it may find no way back."""
GROUND_GAINED = 0.5
GROUND_TAKEN = 0.8
"""How much of being nearer to the goals counts, or of leaving them."""
LEAST = -1000.0


@lru_cache(maxsize=256)
def assault_odds(margin: int, two: bool) -> tuple[float, float]:
    """How likely an attacker wins and loses; ``margin`` is what he adds more to the dice."""
    wins = losses = ways = 0
    for one in range(1, 7):
        for other in range(1, 7):
            weight = (2 * one - 1) * ((2 * other - 1) if two else 1)
            ways += weight
            if one + margin > other:
                wins += weight
            elif one + margin < other:
                losses += weight
    return wins / ways, losses / ways


class Attacks(Goals):
    """What attacks can bring now, by the rules' own numbers."""

    @lazy
    def targets(self) -> list[int]:
        """The enemies that can be aimed at."""
        return [unit for unit in self.foes if not self.is_concealed(unit)]

    @lazy
    def stormers(self) -> list[int]:
        """Own units with a hidden order that could assault this turn."""
        return [
            unit
            for unit in self.own
            if self.at[unit] >= 0
            and self.token[unit]
            and not self.has_acted(unit)
            and self.face(unit).able & ASSAULT
        ]

    def verbs(self, unit: int) -> list[int]:
        """The direct attacks a unit's side knows."""
        face = self.face(unit)
        found = []
        if face.able & CONCEALED:
            face = self.ground.faces[unit][1]
        for number, weapon in enumerate(face.weapons):
            if max(weapon.bonus) > NO_BONUS:
                found.append(FIRE_SECOND if number else FIRE)
                if weapon.able & SUPPRESSION:
                    found.append(SUPPRESS_SECOND if number else SUPPRESS)
                if weapon.able & SNIPER:
                    found.append(SNIPE)
        if self.ground.type_of[unit] == INFANTRY and self.has_kit(unit, PANZERFAUST):
            found.append(FAUST)
        return found

    def has_kit(self, unit: int, kit: int) -> bool:
        return bool(kit_group(self.position, unit, kit) >= 0)

    def shot_worth(self, unit: int, verb: int, target: int, moving: bool, ammo: int) -> float:
        """What one shot is expected to bring; LEAST when it is not possible."""
        shot = best_shot(self.position, unit, verb, target, moving, ammo)
        if shot.reason != LEGAL:
            return LEAST
        return self.aim_worth(
            unit, verb, target, self.shot_effect(unit, verb, shot, self.pierces(unit, verb))
        )

    def best_shot_at(self, unit: int, target: int) -> float:
        """The best of a unit's attacks on one enemy; LEAST when there is none."""
        shots = (self.shot_worth(unit, verb, target, False, 0) for verb in self.verbs(unit))
        return max(shots, default=LEAST)

    def pierces(self, unit: int, verb: int) -> bool:
        if verb in (FAUST, SNIPE):
            return False
        weapons = self.armed_face(unit).weapons
        return bool(weapons) and weapons[0].able & PIERCING != 0

    def aim_worth(self, unit: int, verb: int, target: int, effect: float) -> float:
        """An effect, and what else speaks for this kind of attack."""
        if verb in (SUPPRESS, SUPPRESS_SECOND) and effect and self._is_stormed(unit, target):
            effect += FOLLOW_UP * self.worths[target]
        return effect - TOKEN_COST if verb == FAUST else effect

    def _is_stormed(self, unit: int, target: int) -> bool:
        """Whether another own unit could assault a target after this one has fired at it."""
        if self.suppression(target):
            return False
        at = self.at[target]
        return any(
            other != unit and self.ground.gap(self.at[other], at) <= FOLLOW_UP_STEPS
            for other in self.stormers
        )

    def best_of(self, unit: int, verb: int, moving: bool = False) -> float:
        """The best that a kind of attack can bring now; 0 when nothing."""
        if verb in (THROW, LAUNCH, BARRAGE):
            return self.best_template(unit, verb)
        best = 0.0
        if cannot_use(self.position, unit, verb, moving) != LEGAL:
            return best
        for target in self.targets:
            best = max(best, self.shot_worth(unit, verb, target, moving, 0))
        return max(best - UNMASKED, 0.0) if self.is_concealed(unit) else best

    # Templates

    def best_template(self, unit: int, verb: int) -> float:
        if blast.cannot_use(self.position, unit, verb, False) != LEGAL:
            return 0.0
        best = 0.0
        for option in blast.aims(self.position, frame(TARGETING, unit, verb)):
            place = int(option) & 1023
            if option >> 10 == AIM:
                best = max(best, self.template_worth(unit, verb, place))
            else:
                best = max(best, self.room_worth(unit, verb, place))
        return best

    def bonuses_of(self, unit: int, verb: int) -> list[int]:
        """A template's or thrown thing's bonus against the three types."""
        theatre = self.theatre
        if verb == BARRAGE:
            start = (self.armed_face(unit).weapons[0].template - 1) * 5
            return [int(theatre.template[start + kind]) for kind in range(3)]
        kit = GRENADE if verb == THROW else RIFLE_GRENADE
        return [int(theatre.kit_bonus[kit * 5 + kind]) for kind in range(3)]

    def template_worth(self, unit: int, verb: int, crossing: int) -> float:
        """A template on a crossing: the enemies under it, less own units."""
        value = self.under_worth(crossing, self.bonuses_of(unit, verb), 2 * self.suppression(unit))
        if verb != THROW:
            at = self.at[unit]
            if at >= 0 and sight_to_crossing(self.position, at, crossing, unit) != 0:
                value *= SCATTER
        return value - (0.0 if verb == BARRAGE else TOKEN_COST)

    def under_worth(self, crossing: int, bonuses: list[int], shaken: int) -> float:
        value = 0.0
        for other in (*self.targets, *self.own):
            if self.at[other] >= 0 and blast.under(self.position, other, crossing):
                effect = self._blast_effect(
                    other, bonuses, shaken, self.ground.cover[self.at[other]]
                )
                value += effect if other in self.targets else -FRIENDS * effect
        return value

    def room_worth(self, unit: int, verb: int, cell: int) -> float:
        """A grenade into the house or position of a square: everybody in it, without cover."""
        area = self.position.area(cell)
        bonuses = self.bonuses_of(unit, verb)
        value = 0.0
        for other in (*self.foes, *self.own):
            at = self.at[other]
            if at >= 0 and self.position.area(at) == area:
                effect = self._blast_effect(other, bonuses, 2 * self.suppression(unit), 0)
                value += effect if other in self.foes else -FRIENDS * effect
        return value - TOKEN_COST

    def _blast_effect(self, unit: int, bonuses: list[int], shaken: int, cover: int) -> float:
        kind = self.ground.type_of[unit]
        if bonuses[kind] == NO_BONUS:
            return 0.0
        face = self.face(unit)
        defence = face.defence[1] if kind == HEAVY else face.defence[0]
        if kind == INFANTRY:
            defence += cover
        return self.effect(unit, FIRE, bonuses[kind] - shaken, defence, False)

    # Assault

    def fights_with(self, unit: int, against: int) -> int:
        """A unit's bonus in an assault: the secondary weapon's of heavy vehicles."""
        face = self.face(unit)
        if self.ground.flip_of[unit] == FLIP_AMBUSH:
            face = self.ground.faces[unit][1]
        weapon = 1 if self.ground.type_of[unit] == HEAVY else 0
        bonus = face.weapons[weapon].bonus[against] if len(face.weapons) > weapon else 0
        return max(bonus, 0) + face.assault_bonus - 2 * self.suppression(unit)

    def assault_worth(self, unit: int, target: int, start: int) -> float:
        """What assaulting an enemy is expected to bring."""
        ground = self.ground
        kind = ground.type_of[target]
        margin = self.fights_with(unit, kind) - self.fights_with(target, INFANTRY)
        at = self.at[target]
        if kind == INFANTRY:
            area = self.position.area(at)
            if not (area and start >= 0 and self.position.area(start) == area):
                margin -= ground.cover[at]
        face = self.face(target)
        if ground.flip_of[target] == FLIP_AMBUSH:
            face = ground.faces[target][1]
        wins, losses = assault_odds(margin, face.able & ASSAULT != 0)
        gain = self.hit_worth(target)
        if kind == INFANTRY:
            gain += self.worths[target] * (1.0 if self._is_stuck(target) else NO_RETREAT)
            gain = min(gain, self.worths[target]) + GROUND_GAINED
            if start >= 0:
                pulls = self.pulls(unit)
                gain += GROUND_TAKEN * (self.pull(pulls, at) - self.pull(pulls, start))
        return wins * gain - losses * self.hit_worth(unit)

    def _is_stuck(self, unit: int) -> bool:
        """Whether a beaten unit could not retreat."""
        move = self.face(unit).move
        return move == CANNOT_MOVE or move - 2 * self.suppression(unit) <= 0

    def assaults(self, unit: int, flags: int = 0) -> dict[int, float]:
        """The squares a unit could assault now, each with what it is expected to bring."""
        if self.at[unit] <= ABOARD or self.ground.type_of[unit] != INFANTRY:
            return {}
        found = {}
        for option in menu.assault_targets(self.position, frame(MENU, unit, flags, 0), False):
            cell = int(option) & 1023
            target = int(self.position.occupant(cell))
            found[cell] = self.assault_worth(unit, target, self.at[unit])
        return found

    def best_assault(self, unit: int) -> float:
        if not self.face(unit).able & ASSAULT or self.at[unit] < 0:
            return 0.0
        near = 2 + self.pace(unit)
        if not any(self.ground.gap(self.at[unit], self.at[foe]) <= near for foe in self.foes):
            return 0.0
        return max(self.assaults(unit).values(), default=0.0)

    # All of them

    def attack_worth(self, unit: int) -> float:
        """The best a unit could do with an order now, other than moving."""
        if self.at[unit] < 0 and self.at[unit] > ABOARD:
            return 0.0
        best = [0.0, 0.0]
        for verb in self.verbs(unit):
            second = verb in (FIRE_SECOND, SUPPRESS_SECOND)
            best[second] = max(best[second], self.best_of(unit, verb))
        value = sum(best)
        if self.ground.type_of[unit] == INFANTRY:
            value = max(value, self.best_assault(unit))
            if self.has_kit(unit, GRENADE):
                value = max(value, self.best_template(unit, THROW))
            if self.has_kit(unit, RIFLE_GRENADE):
                value = max(value, self.best_template(unit, LAUNCH))
        face = self.face(unit)
        if face.weapons and face.weapons[0].template:
            value = max(value, self.best_template(unit, BARRAGE))
        return value
