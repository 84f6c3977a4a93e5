"""Worth of a unit's attacks: shots, suppression, grenades, templates, assaults."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.facets.heuristics.goals import Goals
from sandtable.heroes.fight import blast
from sandtable.heroes.fight.shots import best_shot, cannot_use
from sandtable.heroes.ground.sight import sight_to_crossing
from sandtable.heroes.model.codes import (
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
    NO_BONUS,
    PANZERFAUST,
    PIERCING,
    RIFLE_GRENADE,
    SNIPE,
    SNIPER,
    SUPPRESS,
    SUPPRESS_SECOND,
    SUPPRESSION,
    THROW,
)
from sandtable.heroes.model.equipment import kit_group
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import ABOARD, Skirmish
from sandtable.heroes.move import activation
from sandtable.heroes.move.activation import Activation

FOLLOW_UP: Final = 0.2
"""Share of a target's worth for suppressing it before a friendly unit may assault it."""
FOLLOW_UP_STEPS: Final = 4
SCATTER: Final = 0.5
"""Share of a template's effect that is left if it may scatter."""
FRIENDS: Final = 1.3
"""Weight of own units under a template."""
TOKEN_COST: Final = 0.7
"""Cost of an attack that uses up a token."""
UNMASKED: Final = 0.8
"""Cost for a concealed unit of revealing itself."""
NO_RETREAT: Final = 0.15
"""Added share of a beaten defender's worth, because it may have no retreat."""
GROUND_GAINED: Final = 0.5
GROUND_TAKEN: Final = 0.8
"""Weight of being nearer to the goals, or farther from them, after an assault."""
LEAST: Final = -1000.0

FACES: Final = 7
"""One more than the highest face of a die."""
TEMPLATE_LENGTH: Final = 5


def is_template(verb: i64) -> bool:
    """Whether an attack is aimed at a crossing or a room, not at a unit."""
    return verb == THROW or verb == LAUNCH or verb == BARRAGE


def assault_odds(margin: i64, two: bool) -> tuple[float, float]:
    """Return the attacker's chances to win and to lose; ``margin`` is the lead before the dice.

    The attacker counts the higher of two dice, and so does a defender with ``two``.
    """
    wins: i64 = 0
    losses: i64 = 0
    ways: i64 = 0
    for one in range(i64(1), FACES):
        for other in range(i64(1), FACES):
            weight = 2 * one - 1
            if two:
                weight *= 2 * other - 1
            ways += weight
            if one + margin > other:
                wins += weight
            elif one + margin < other:
                losses += weight
    return float(wins) / float(ways), float(losses) / float(ways)


class Attacks(Goals):
    """Expected worth of attacks now, with the numbers of the rules."""

    def __init__(self, position: Skirmish, seat: i64) -> None:
        super().__init__(position, seat)
        self.targets: vec[i64] = vec[i64]()
        """The enemies that can be aimed at."""
        for unit in self.foes:
            if not self.is_concealed(unit):
                self.targets = append(self.targets, unit)
        self._attack_worths: dict[int, float] = {}

    def verbs(self, unit: i64) -> vec[i64]:
        """Return the direct attacks of a unit's current side."""
        face = self.face(unit)
        found = vec[i64]()
        if face.able & CONCEALED:
            face = self.back(unit)
        second = False
        for weapon in face.weapons:
            if weapon.best > NO_BONUS:
                found = append(found, FIRE_SECOND if second else FIRE)
                if weapon.able & SUPPRESSION:
                    found = append(found, SUPPRESS_SECOND if second else SUPPRESS)
                if weapon.able & SNIPER:
                    found = append(found, SNIPE)
            second = True
        if self.kind(unit) == INFANTRY and self.has_kit(unit, PANZERFAUST):
            found = append(found, FAUST)
        return found

    def has_kit(self, unit: i64, kit: i64) -> bool:
        return kit_group(self.position, unit, kit) >= 0

    def shot_worth(self, unit: i64, verb: i64, target: i64, moving: bool, ammo: i64) -> float:
        """Return the expected worth of a shot; LEAST if it is not possible."""
        shot = best_shot(self.position, unit, verb, target, moving, ammo)
        if shot.reason != LEGAL:
            return LEAST
        effect = self.shot_effect(verb, shot, self.pierces(unit, verb))
        return self.aim_worth(unit, verb, target, effect)

    def best_shot_at(self, unit: i64, target: i64) -> float:
        """Return the worth of a unit's best attack on an enemy; LEAST if there is none."""
        best = LEAST
        for verb in self.verbs(unit):
            best = max(best, self.shot_worth(unit, verb, target, False, 0))
        return best

    def pierces(self, unit: i64, verb: i64) -> bool:
        if verb == FAUST or verb == SNIPE:
            return False
        weapons = self.armed_face(unit).weapons
        return len(weapons) > 0 and weapons[0].able & PIERCING != 0

    def aim_worth(self, unit: i64, verb: i64, target: i64, effect: float) -> float:
        """Return an attack's effect, corrected for a possible assault and for spent tokens."""
        suppresses = verb == SUPPRESS or verb == SUPPRESS_SECOND
        if suppresses and effect != 0.0 and self._is_stormed(unit, target):
            effect += FOLLOW_UP * self.worths[target]
        return effect - TOKEN_COST if verb == FAUST else effect

    def _is_stormed(self, unit: i64, target: i64) -> bool:
        """Whether another friendly unit could assault a target after this one has fired at it."""
        if self.suppression(target):
            return False
        at = self.at[target]
        for other in self.own:
            if (
                other != unit
                and self._may_storm(other)
                and self.ground.gap(self.at[other], at) <= FOLLOW_UP_STEPS
            ):
                return True
        return False

    def _may_storm(self, unit: i64) -> bool:
        """Whether a friendly unit has a hidden order and could assault this turn."""
        return (
            self.at[unit] >= 0
            and self.token[unit] != 0
            and not self.has_acted(unit)
            and self.face(unit).able & ASSAULT != 0
        )

    def best_of(self, unit: i64, verb: i64, moving: bool = False) -> float:
        """Return the greatest worth of a kind of attack now; 0 for none."""
        if is_template(verb):
            return self.best_template(unit, verb)
        if cannot_use(self.position, unit, verb, moving) != LEGAL:
            return 0.0
        best = 0.0
        for target in self.targets:
            best = max(best, self.shot_worth(unit, verb, target, moving, 0))
        return max(best - UNMASKED, 0.0) if self.is_concealed(unit) else best

    # Templates

    def best_template(self, unit: i64, verb: i64) -> float:
        if blast.cannot_use(self.position, unit, verb, False) != LEGAL:
            return 0.0
        best = 0.0
        for option in blast.aims(self.position, unit, verb, NOWHERE):
            place = option & 1023
            if option >> 10 == AIM:
                best = max(best, self.template_worth(unit, verb, place))
            else:
                best = max(best, self.room_worth(unit, verb, place))
        return best

    def bonuses_of(self, unit: i64, verb: i64) -> vec[i64]:
        """Return the bonus of a template or grenade against the three types."""
        if verb == BARRAGE:
            start = (self.armed_face(unit).weapons[0].template - 1) * TEMPLATE_LENGTH
            return self.theatre.template[start : start + 3]
        kit: i64 = GRENADE
        if verb != THROW:
            kit = RIFLE_GRENADE
        start = kit * TEMPLATE_LENGTH
        return self.theatre.kit_bonus[start : start + 3]

    def template_worth(self, unit: i64, verb: i64, crossing: i64) -> float:
        """Return the worth of a template on a crossing: for enemies under it, less own units."""
        value = self.under_worth(crossing, self.bonuses_of(unit, verb), 2 * self.suppression(unit))
        if verb != THROW:
            at = self.at[unit]
            if at >= 0 and sight_to_crossing(self.position, at, crossing, unit) != 0:
                value *= SCATTER
        return value if verb == BARRAGE else value - TOKEN_COST

    def under_worth(self, crossing: i64, bonuses: vec[i64], shaken: i64) -> float:
        value = 0.0
        for unit in self.targets:
            value += self._under_effect(unit, crossing, bonuses, shaken)
        for unit in self.own:
            value += -FRIENDS * self._under_effect(unit, crossing, bonuses, shaken)
        return value

    def _under_effect(self, unit: i64, crossing: i64, bonuses: vec[i64], shaken: i64) -> float:
        at = self.at[unit]
        if at < 0 or not blast.under(self.position, unit, crossing):
            return 0.0
        return self._blast_effect(unit, bonuses, shaken, self.ground.cover[at])

    def room_worth(self, unit: i64, verb: i64, cell: i64) -> float:
        """Return the worth of a grenade into a room or position: all units in it, no cover."""
        area = self.position.area(cell)
        bonuses = self.bonuses_of(unit, verb)
        shaken = 2 * self.suppression(unit)
        value = 0.0
        for other in self.foes:
            value += self._room_effect(other, area, bonuses, shaken)
        for other in self.own:
            value += -FRIENDS * self._room_effect(other, area, bonuses, shaken)
        return value - TOKEN_COST

    def _room_effect(self, unit: i64, area: i64, bonuses: vec[i64], shaken: i64) -> float:
        at = self.at[unit]
        if at < 0 or self.position.area(at) != area:
            return 0.0
        return self._blast_effect(unit, bonuses, shaken, 0)

    def _blast_effect(self, unit: i64, bonuses: vec[i64], shaken: i64, cover: i64) -> float:
        kind = self.kind(unit)
        if bonuses[kind] == NO_BONUS:
            return 0.0
        defence = self.face(unit).defence[1 if kind == HEAVY else 0]
        if kind == INFANTRY:
            defence += cover
        return self.effect(unit, FIRE, bonuses[kind] - shaken, defence, False)

    # Assault

    def fights_with(self, unit: i64, against: i64) -> i64:
        """Return a unit's bonus in an assault; heavy vehicles use the secondary weapon."""
        face = self.face(unit)
        if self.theatre.flip_of[unit] == FLIP_AMBUSH:
            face = self.back(unit)
        weapon = 1 if self.kind(unit) == HEAVY else 0
        bonus: i64 = 0
        if len(face.weapons) > weapon:
            bonus = max(face.weapons[weapon].bonus[against], 0)
        return bonus + face.assault_bonus - 2 * self.suppression(unit)

    def assault_worth(self, unit: i64, target: i64, start: i64) -> float:
        """Return the expected worth of assaulting an enemy."""
        kind = self.kind(target)
        margin = self.fights_with(unit, kind) - self.fights_with(target, INFANTRY)
        at = self.at[target]
        if kind == INFANTRY:
            area = self.position.area(at)
            if not (area and start >= 0 and self.position.area(start) == area):
                margin -= self.ground.cover[at]
        face = self.face(target)
        if self.theatre.flip_of[target] == FLIP_AMBUSH:
            face = self.back(target)
        wins, losses = assault_odds(margin, face.able & ASSAULT != 0)
        gain = self.hit_worth(target)
        if kind == INFANTRY:
            gain += self.worths[target] * (1.0 if self._is_stuck(target) else NO_RETREAT)
            gain = min(gain, self.worths[target]) + GROUND_GAINED
            if start >= 0:
                pulls = self.pulls(unit)
                gain += GROUND_TAKEN * (self.pull(pulls, at) - self.pull(pulls, start))
        return wins * gain - losses * self.hit_worth(unit)

    def _is_stuck(self, unit: i64) -> bool:
        """Whether a beaten unit could not retreat."""
        move = self.face(unit).move
        return move == CANNOT_MOVE or move - 2 * self.suppression(unit) <= 0

    def best_assault(self, unit: i64, flags: i64 = 0) -> float:
        """Return the worth of the best assault that a unit could make now; 0 for none."""
        if self.at[unit] <= ABOARD or self.kind(unit) != INFANTRY:
            return 0.0
        best = LEAST
        for option in activation.assault_targets(
            self.position, Activation.frame(unit, flags, NOWHERE), False
        ):
            target = self.position.occupant(option & 1023)
            best = max(best, self.assault_worth(unit, target, self.at[unit]))
        return best if best > LEAST else 0.0

    def _ordered_assault(self, unit: i64) -> float:
        """Return the worth of an assault by order, if the unit is able and a target is near."""
        at = self.at[unit]
        if not self.face(unit).able & ASSAULT or at < 0:
            return 0.0
        near = 2 + self.pace(unit)
        for foe in self.foes:
            if self.ground.gap(at, self.at[foe]) <= near:
                return self.best_assault(unit)
        return 0.0

    # The best attack

    def attack_worth(self, unit: i64) -> float:
        """Return the greatest worth of a unit's actions with an order now, without moves."""
        found = self._attack_worths.get(int(unit))
        if found is None:
            found = self._find_attack_worth(unit)
            self._attack_worths[int(unit)] = found
        return found

    def _find_attack_worth(self, unit: i64) -> float:
        if self.at[unit] < 0 and self.at[unit] > ABOARD:
            return 0.0
        first = 0.0
        second = 0.0
        for verb in self.verbs(unit):
            worth = self.best_of(unit, verb)
            if verb == FIRE_SECOND or verb == SUPPRESS_SECOND:
                second = max(second, worth)
            else:
                first = max(first, worth)
        value = first + second
        if self.kind(unit) == INFANTRY:
            value = max(value, self._ordered_assault(unit))
            if self.has_kit(unit, GRENADE):
                value = max(value, self.best_template(unit, THROW))
            if self.has_kit(unit, RIFLE_GRENADE):
                value = max(value, self.best_template(unit, LAUNCH))
        weapons = self.face(unit).weapons
        if weapons and weapons[0].template:
            value = max(value, self.best_template(unit, BARRAGE))
        return value
