"""A seat's assessment of a Heroes position: places and worth of units, effects of hits.

What many options need is computed once and cached in a property, which is None before. It all
depends only on the board and on what ``sign_of_board`` adds to it, and is reused for other
positions with the same board.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.heuristics import Judge
from sandtable.core.signs import stir, stir_all
from sandtable.core.vec import append, vec
from sandtable.heroes.facets.heuristics.scenario_tables import (
    PENALTY,
    RANGE_AT,
    Face,
    Ground,
    Weapon,
    survey,
)
from sandtable.heroes.fight.attack import doubles
from sandtable.heroes.fight.shots import Shot
from sandtable.heroes.ground.sight import FRONT, in_front, side_met
from sandtable.heroes.model.battlefield import Theatre
from sandtable.heroes.model.codes import (
    ARC,
    CONCEALED,
    FLIP_AMBUSH,
    FLIP_NONE,
    HEAVY,
    INFANTRY,
    LAST_HIT,
    LIGHT,
    NO_BONUS,
    SHOWN,
    SNIPE,
    SNIPER,
    SUPPRESSION,
    bit,
)
from sandtable.heroes.model.state import (
    ABOARD,
    ACTED,
    ARMOUR,
    BACK_UP,
    CREW,
    FACING_AT,
    GONE,
    MAIN_GUN,
    SUPPRESSED_AT,
    TRACK,
    Skirmish,
)

PER_BONUS: Final = [1.2, 0.5, 0.8]
"""Worth per point of a unit's best combat bonus, by type of target."""
DISABLED: Final = 0.25
"""Share of a heavy vehicle's worth that each damage costs."""

# Shares of a unit's worth that an effect costs
WOUND: Final = 0.5
DAMAGE: Final = 0.42
PIERCING_DAMAGE: Final = 0.55
SECOND_DAMAGE: Final = 0.16
"""Added for each damage that the vehicle already has."""
SUPPRESSED: Final = 0.22
"""For a unit that may still act this turn."""
SUPPRESSED_IDLE: Final = 0.07
"""For a unit that has acted, or has no order: the marker is removed at the end of the turn."""
LASTING: Final = 0.2
"""For a second marker, which stays for the next turn."""
LEAST_FRIGHT: Final = 0.15
"""Least share of infantry's worth that suppressive fire costs."""
SNIPER_FACES: Final = 3
"""Number of faces of a die with which a sniper hits."""

ENEMY_ACTS: Final = 0.3
"""Probability that an enemy that could fire at a unit does so."""


def sign_of_board(position: Skirmish, seat: i64) -> i64:
    """Return a seat's hash of a board, with the turn and what both sides have achieved."""
    sign = stir(position.turn << 1 | seat, position.fallen)
    sign = stir(sign, position.broken)
    sign = stir(sign, position.lying)
    for side in range(i64(2)):
        army = position.army(side)
        sign = stir(sign, army.out << 8 | army.open[1])
    return stir_all(stir_all(sign, position.units), position.things)


class Gunner:
    """An enemy that can fire, on one of its squares."""

    def __init__(self, unit: i64, cell: i64, face: Face, shaken: i64, facing: i64) -> None:
        self.unit: i64 = unit
        self.cell: i64 = cell
        self.shaken: i64 = shaken
        """Penalty of its attacks for suppression."""
        self.facing: i64 = facing
        """Direction of its arc; -1 if it fires in all directions."""
        self.weapons: list[Weapon] = []
        self.able: i64 = 0
        for weapon in face.weapons:
            if not weapon.template:
                self.weapons.append(weapon)
                self.able |= weapon.able


class Outlook(Judge):
    """A position as one seat sees it."""

    def __init__(self, position: Skirmish, seat: i64) -> None:
        super().__init__(position, seat)
        self.sign: i64 = 0
        """Hash of the board, if this judgement is reused for another position."""
        self.position: Skirmish = position
        self.foe: i64 = 1 - seat
        self.ground: Ground = survey(position)
        self.theatre: Theatre = position.theatre
        self.top: i64 = position.top() if position.depth else 0
        """The frame that is being resolved."""
        self.turn: i64 = position.turn
        self.turns_left: i64 = self.theatre.last_turn - self.turn + 1
        """Remaining turns, including this one."""
        self._muster()
        self._worths: vec[float] = vec[float]()
        self._gunners: list[Gunner] | None = None

    def look_again(self, position: Skirmish) -> None:
        """Switch to another position with the same board; cards and the question may differ."""
        self.state = position
        self.position = position
        self.top = position.top() if position.depth else 0

    def _muster(self) -> None:
        """Read the places and states of the units."""
        units = self.position.units
        n = self.theatre.n_units
        self.at: vec[i64] = vec[i64]([0] * int(n))
        self.rear: vec[i64] = vec[i64]([0] * int(n))
        self.look: vec[i64] = vec[i64]([0] * int(n))
        self.token: vec[i64] = vec[i64]([0] * int(n))
        self.own: vec[i64] = vec[i64]()
        """Own units on the map or aboard a transport."""
        self.foes: vec[i64] = vec[i64]()
        """Enemies on the map."""
        for unit in range(n):
            at = units[unit * 4]
            self.at[unit] = at
            self.rear[unit] = units[unit * 4 + 1]
            self.look[unit] = units[unit * 4 + 2]
            self.token[unit] = units[unit * 4 + 3]
            if self.theatre.seat_of[unit] != self.seat:
                if at >= 0:
                    self.foes = append(self.foes, unit)
            elif at >= 0 or at <= ABOARD:
                self.own = append(self.own, unit)

    # Units

    def kind(self, unit: i64) -> i64:
        """Return a unit's type: infantry, light or heavy."""
        return self.theatre.type_of[unit]

    def face(self, unit: i64) -> Face:
        """Return the side of a unit that is up."""
        return self.ground.faces[unit * 2 + (self.look[unit] & BACK_UP)]

    def back(self, unit: i64) -> Face:
        """Return a unit's back: the visible side of an ambusher, the ready side of a tripod."""
        return self.ground.faces[unit * 2 + 1]

    def armed_face(self, unit: i64) -> Face:
        """Return the side a unit fights with: visible, or ready."""
        return self.face(unit) if self.theatre.flip_of[unit] == FLIP_NONE else self.back(unit)

    def suppression(self, unit: i64) -> i64:
        return self.look[unit] >> SUPPRESSED_AT & 15

    def has_acted(self, unit: i64) -> bool:
        return self.look[unit] & ACTED != 0 or self.token[unit] >= SHOWN

    def is_concealed(self, unit: i64) -> bool:
        return self.position.concealed(unit)

    def damages(self, unit: i64) -> i64:
        look = self.look[unit]
        count: i64 = 0
        if look & CREW:
            count += 1
        if look & TRACK:
            count += 1
        if look & ARMOUR:
            count += 1
        if look & MAIN_GUN:
            count += 1
        return count

    def is_last_hit(self, unit: i64) -> bool:
        """Whether the next hit eliminates a unit."""
        if self.theatre.flip_of[unit] == FLIP_AMBUSH:
            return True
        return self.face(unit).able & LAST_HIT != 0

    def bearer(self, unit: i64) -> i64:
        """Return the unit whose squares a unit is on: for a rider its transport."""
        at = self.at[unit]
        return ABOARD - at if at <= ABOARD else unit

    def cell_of(self, unit: i64) -> i64:
        """Return the square a unit is on, the front one of two; negative off the map."""
        return self.at[self.bearer(unit)]

    # Worth of units

    @property
    def worths(self) -> vec[float]:
        """The worth of each unit of either side."""
        if len(self._worths) == 0:
            one = self._types_met(0)
            other = self._types_met(1)
            worths = vec[float]([0.0] * int(self.theatre.n_units))
            for unit in range(self.theatre.n_units):
                worths[unit] = self._worth(unit, other if self.theatre.seat_of[unit] else one)
            self._worths = worths
        return self._worths

    def _types_met(self, seat: i64) -> i64:
        """Return the mask of the types of a seat's remaining enemies, always with infantry."""
        met: i64 = 1
        for unit in range(self.theatre.n_units):
            if self.theatre.seat_of[unit] != seat and self.at[unit] != GONE:
                met |= bit(self.kind(unit))
        return met

    def _worth(self, unit: i64, against: i64) -> float:
        if self.at[unit] == GONE:
            return 0.0
        best = self.armed_face(unit).best
        value = self.ground.body_of[unit]
        for kind in range(i64(3)):
            if best[kind] > 0 and against >> kind & 1:
                value += PER_BONUS[kind] * float(best[kind])
        if self.kind(unit) == HEAVY:
            value *= 1.0 - DISABLED * float(min(self.damages(unit), 3))
        return value + self.extra_worth(unit)

    def extra_worth(self, unit: i64) -> float:
        """Return what the scenario's aims add to a unit's worth."""
        return 0.0

    # Effects

    def hit_worth(self, unit: i64, piercing: bool = False) -> float:
        """Return what a hit costs a unit."""
        worth = self.worths[unit]
        kind = self.kind(unit)
        if kind == INFANTRY:
            return worth if self.is_last_hit(unit) else worth * WOUND
        if kind == LIGHT:
            return worth
        share = PIERCING_DAMAGE if piercing else DAMAGE
        return worth * min(share + SECOND_DAMAGE * float(self.damages(unit)), 1.0)

    def suppression_worth(self, unit: i64) -> float:
        """Return what a suppression marker costs a unit."""
        worth = self.worths[unit]
        markers = self.suppression(unit)
        if markers >= 3:
            return 0.0
        if markers:
            return worth * (LASTING / float(markers))
        idle = self.has_acted(unit) or self.token[unit] == 0
        return worth * (SUPPRESSED_IDLE if idle else SUPPRESSED)

    def effect(self, target: i64, verb: i64, total: i64, defence: i64, piercing: bool) -> float:
        """Return the expected effect of an attack; ``total`` is added to the die."""
        if verb == SNIPE:
            return self._sniped(target, total)
        needed = defence - total
        hits: i64 = 6
        if needed > 1:
            hits = 7 - needed
        if hits <= 0:
            return 0.0
        kills = faces(7 - (2 * defence - total))
        if doubles(verb):
            effects = float(hits) + 0.5 * float(kills)
            return effects * self.suppression_worth(target) / 6.0
        hit = self.hit_worth(target, piercing)
        return (float(hits) * hit + float(kills) * (self.worths[target] - hit)) / 6.0

    def _sniped(self, target: i64, total: i64) -> float:
        hits: i64 = 0
        marks: i64 = 0
        for face in range(1 + total, 7 + total):
            if face >= 4:
                hits += 1
            if face == 2 or face == 3 or face >= 6:
                marks += 1
        lost = float(hits) * self.hit_worth(target)
        return (lost + float(marks) * self.suppression_worth(target)) / 6.0

    def shot_effect(self, verb: i64, shot: Shot, piercing: bool) -> float:
        """Return the expected effect of a shot."""
        defence = shot.defence + shot.cover
        return self.effect(shot.target, verb, total_of(verb, shot), defence, piercing)

    # Threats

    @property
    def gunners(self) -> list[Gunner]:
        """The enemies that can fire."""
        if self._gunners is None:
            self._gunners = self._find_gunners()
        return self._gunners

    def _find_gunners(self) -> list[Gunner]:
        found: list[Gunner] = []
        for unit in self.foes:
            face = self.face(unit)
            if face.able & CONCEALED:
                face = self.back(unit)
            facing: i64 = -1
            if face.able & ARC:
                facing = self.look[unit] >> FACING_AT & 7
            gunner = Gunner(unit, self.at[unit], face, 2 * self.suppression(unit), facing)
            if gunner.weapons:
                found.append(gunner)
                if self.rear[unit] >= 0:
                    found.append(Gunner(unit, self.rear[unit], face, gunner.shaken, facing))
        return found

    def danger(self, unit: i64, front: i64, rear: i64) -> float:
        """Return the expected loss of a unit in this place to the enemy's fire."""
        ground = self.ground
        kind = self.kind(unit)
        face = self.armed_face(unit)
        loss = self.hit_worth(unit)
        least = 0.0
        defence = face.defence[FRONT]
        if kind == INFANTRY:
            least = LEAST_FRIGHT * self.worths[unit]
            defence += ground.cover[front]
        total = 0.0
        last: i64 = -1
        cell = front
        while True:
            for gunner in self.gunners:
                if gunner.unit == last:
                    continue
                line = ground.line(cell, gunner.cell)
                if line < 0:
                    continue
                facing = gunner.facing
                if facing >= 0 and not in_front(ground.map, gunner.cell, facing, cell):
                    continue
                bonus = best_bonus(gunner.weapons, kind, line >> RANGE_AT)
                if bonus == NO_BONUS:
                    continue
                last = gunner.unit
                penalty = (line & PENALTY) + gunner.shaken
                if kind == HEAVY:
                    defence = face.defence[side_met(ground.map, front, rear, gunner.cell, cell)]
                if gunner.able & SNIPER and kind == INFANTRY:
                    total += loss * float(max(SNIPER_FACES - penalty, 0)) / 6.0
                    continue
                hit = loss * hit_chance(bonus - penalty - defence)
                if gunner.able & SUPPRESSION and hit < least:
                    hit = least
                total += hit
            if total != 0.0 or cell == rear or rear < 0:
                return total * ENEMY_ACTS
            cell = rear


def total_of(verb: i64, shot: Shot) -> i64:
    """Return what a shot adds to the die."""
    bonus = shot.bonus
    if doubles(verb) and bonus > 0:
        bonus *= 2
    return bonus - shot.limit - shot.far - shot.shaken


def faces(count: i64) -> i64:
    """Clamp a count of die faces to 0..6."""
    if count < 0:
        return 0
    return min(count, 6)


def hit_chance(margin: i64) -> float:
    """Return the chance that a die plus this margin is at least 0."""
    if margin >= -1:
        return 1.0
    return float(7 + margin) / 6.0 if margin > -7 else 0.0


def best_bonus(weapons: list[Weapon], kind: i64, far: i64) -> i64:
    """Return the best bonus of some weapons against a type at a range; NO_BONUS for none."""
    best: i64 = NO_BONUS
    for weapon in weapons:
        if weapon.bonus[kind] > best and (not weapon.reach or far <= weapon.reach):
            best = weapon.bonus[kind]
    return best
