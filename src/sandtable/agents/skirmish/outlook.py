"""What a seat sees of a Heroes position: who is where, what everybody is worth, what a hit does."""

from sandtable.agents.lazy import lazy
from sandtable.agents.skirmish.ground import RANGE_AT, Face, Ground, survey
from sandtable.heroes.attack import doubles
from sandtable.heroes.shots import Shot
from sandtable.heroes.state import (
    ABOARD,
    ACTED,
    ARMOUR,
    BACK_UP,
    CREW,
    FACING_AT,
    GONE,
    MAIN_GUN,
    MOVED,
    SUPPRESSED_AT,
    TRACK,
    Skirmish,
)
from sandtable.heroes.view import SkirmishView
from sandtable.heroes.words import (
    ARC,
    CONCEALED,
    FLIP_AMBUSH,
    FLIP_TRIPOD,
    HEAVY,
    INFANTRY,
    LAST_HIT,
    LIGHT,
    NO_BONUS,
    SHOWN,
    SNIPE,
    SNIPER,
    SUPPRESSION,
)

PER_BONUS = (1.2, 0.5, 0.8)
"""What each point of a unit's best combat bonus against each type is worth."""
DISABLED = 0.25
"""The share taken off a heavy vehicle for each damage."""

# What an effect takes of it.
WOUND = 0.5
DAMAGE = 0.42
PIERCING_DAMAGE = 0.55
SECOND_DAMAGE = 0.16
"""More for each damage the vehicle has already."""
SUPPRESSED = 0.22
"""A unit that may still act this turn."""
SUPPRESSED_IDLE = 0.07
"""One that has acted, or has no order: the marker goes at the end of the turn."""
LASTING = 0.2
"""A second marker stays for the next turn."""

ENEMY_ACTS = 0.3
"""How likely an enemy that could fire at a unit does."""


HITS_FROM = 40
HITS = [min(max(7 + margin, 0), 6) / 6.0 for margin in range(-HITS_FROM, HITS_FROM)]
"""How likely a die makes up for so much of a defence, from -HITS_FROM on."""

Gunner = tuple[int, int, list[tuple[tuple[int, int], ...]], int, int, int]
"""An enemy: unit, square, bonus and range of its weapons by type, abilities, penalty, facing."""


class Outlook:
    """A position as one seat sees it."""

    def __init__(self, view: SkirmishView, seat: int) -> None:
        position = view.position
        self.position: Skirmish = position
        self.seat = seat
        self.foe = 1 - seat
        self.ground: Ground = survey(position)
        self.theatre = position.theatre
        numbers = [int(number) for number in position.units]
        self.at = numbers[0::4]
        self.rear = numbers[1::4]
        self.look = numbers[2::4]
        self.token = numbers[3::4]
        seats = self.ground.seat_of
        self.own = [unit for unit in self.ground.units if seats[unit] == seat and self._here(unit)]
        self.foes = [
            unit for unit in self.ground.units if seats[unit] != seat and self.at[unit] >= 0
        ]
        self.turn = int(position.turn)
        self.turns_left = int(self.theatre.last_turn) - self.turn + 1
        """This turn included."""

    def _here(self, unit: int) -> bool:
        return self.at[unit] >= 0 or self.at[unit] <= ABOARD

    # Units

    def face(self, unit: int) -> Face:
        """The side of a unit that is up."""
        return self.ground.faces[unit][self.look[unit] & BACK_UP]

    def armed_face(self, unit: int) -> Face:
        """The side a unit fights with: visible, or ready."""
        flips = self.ground.flip_of[unit]
        if flips in (FLIP_AMBUSH, FLIP_TRIPOD):
            return self.ground.faces[unit][1]
        return self.face(unit)

    def suppression(self, unit: int) -> int:
        return self.look[unit] >> SUPPRESSED_AT & 15

    def has_acted(self, unit: int) -> bool:
        return self.look[unit] & ACTED != 0 or self.token[unit] >= SHOWN

    def is_concealed(self, unit: int) -> bool:
        return bool(self.position.concealed(unit))

    def damages(self, unit: int) -> int:
        return (self.look[unit] & (CREW | TRACK | ARMOUR | MAIN_GUN)).bit_count()

    def is_last_hit(self, unit: int) -> bool:
        """Whether the next hit eliminates a unit."""
        if self.ground.flip_of[unit] == FLIP_AMBUSH:
            return True
        return self.face(unit).able & LAST_HIT != 0

    def cells_of(self, unit: int) -> list[int]:
        """The squares a unit stands on; a rider's are its transport's."""
        at = self.at[unit]
        if at <= ABOARD:
            unit = ABOARD - at
            at = self.at[unit]
        if at < 0:
            return []
        return [at] if self.rear[unit] < 0 else [at, self.rear[unit]]

    @lazy
    def worths(self) -> list[float]:
        """What each unit is worth, whoever it belongs to."""
        return [self._worth(unit) for unit in self.ground.units]

    def _worth(self, unit: int) -> float:
        if self.at[unit] == GONE:
            return 0.0
        face = self.armed_face(unit)
        value = self.ground.body_of[unit]
        against = self._met_by[self.ground.seat_of[unit]]
        for kind, best in enumerate(face.best):
            if best > 0 and against >> kind & 1:
                value += PER_BONUS[kind] * best
        if self.ground.type_of[unit] == HEAVY:
            value *= 1.0 - DISABLED * min(self.damages(unit), 3)
        return value + self.extra_worth(unit)

    def extra_worth(self, unit: int) -> float:
        """What the scenario's aims add to it."""
        return 0.0

    @lazy
    def _met_by(self) -> list[int]:
        """For each seat the types of its enemies that are left, as a mask; infantry always."""
        met = [1, 1]
        for unit in self.ground.units:
            if self.at[unit] != GONE:
                met[1 - self.ground.seat_of[unit]] |= 1 << self.ground.type_of[unit]
        return met

    @lazy
    def foe_key(self) -> tuple[tuple[int, int, int, int, float], ...]:
        """All about the enemies that matters to fire: equal keys, equal numbers."""
        bits = ~(ACTED | MOVED)
        return tuple(
            (unit, self.at[unit], self.rear[unit], self.look[unit] & bits, self.worths[unit])
            for unit in self.foes
        )

    # Effects

    def hit_worth(self, unit: int, piercing: bool = False) -> float:
        """What a hit takes from a unit."""
        worth = self.worths[unit]
        kind = self.ground.type_of[unit]
        if kind == INFANTRY:
            return worth if self.is_last_hit(unit) else worth * WOUND
        if kind == LIGHT:
            return worth
        share = PIERCING_DAMAGE if piercing else DAMAGE
        return worth * min(share + SECOND_DAMAGE * self.damages(unit), 1.0)

    def suppression_worth(self, unit: int) -> float:
        """What a suppression marker takes from a unit."""
        worth = self.worths[unit]
        markers = self.suppression(unit)
        if markers >= 3:
            return 0.0
        if self.has_acted(unit) or self.token[unit] == 0:
            value = SUPPRESSED_IDLE if markers == 0 else LASTING / markers
        else:
            value = SUPPRESSED if markers == 0 else LASTING / markers
        return worth * value

    def effect(self, target: int, verb: int, total: int, defence: int, piercing: bool) -> float:
        """What an attack is expected to take: ``total`` is added to the die."""
        if verb == SNIPE:
            faces = [face + total for face in range(1, 7)]
            hits = sum(face >= 4 for face in faces)
            marks = sum(2 <= face <= 3 or face >= 6 for face in faces)
            return (hits * self.hit_worth(target) + marks * self.suppression_worth(target)) / 6.0
        needed = defence - total
        hits = 7 - needed if needed > 1 else 6
        if hits <= 0:
            return 0.0
        kills = min(max(7 - (2 * defence - total), 0), 6)
        if doubles(verb):
            return (hits + 0.5 * kills) * self.suppression_worth(target) / 6.0
        hit = self.hit_worth(target, piercing)
        return (hits * hit + kills * (self.worths[target] - hit)) / 6.0

    def shot_effect(self, unit: int, verb: int, shot: Shot, piercing: bool) -> float:
        """What a shot of the rules is expected to take."""
        bonus = int(shot.bonus)
        if doubles(verb) and bonus > 0:
            bonus *= 2
        total = bonus - int(shot.limit) - int(shot.far) - int(shot.shaken)
        defence = int(shot.defence) + int(shot.cover)
        return self.effect(int(shot.target), verb, total, defence, piercing)

    # Threats

    @lazy
    def gunners(self) -> list[Gunner]:
        """The enemies that can fire."""
        found = []
        for unit in self.foes:
            face = self.face(unit)
            if face.able & CONCEALED:
                face = self.ground.faces[unit][1]
            weapons = [weapon for weapon in face.weapons if not weapon.template]
            if weapons:
                facing = self.look[unit] >> FACING_AT & 7 if face.able & ARC else -1
                able = 0
                for weapon in weapons:
                    able |= weapon.able
                shaken = 2 * self.suppression(unit)
                reaches = [
                    tuple((weapon.bonus[kind], weapon.reach) for weapon in weapons)
                    for kind in range(3)
                ]
                for cell in self.cells_of(unit):
                    found.append((unit, cell, reaches, able, shaken, facing))
        return found

    def danger(self, unit: int, front: int, rear: int) -> float:
        """What a unit that would stand so can expect to lose to the enemy's fire."""
        ground = self.ground
        kind = ground.type_of[unit]
        face = self.armed_face(unit)
        loss = self.hit_worth(unit)
        least = 0.15 * self.worths[unit] if kind == INFANTRY else 0.0
        defence = face.defence[0]
        if kind == INFANTRY:
            defence += ground.cover[front]
        total = 0.0
        last = -1
        for cell in (front,) if rear < 0 else (front, rear):
            lines = ground.lines(cell)
            for gunner, start, reaches, able, shaken, facing in self.gunners:
                line = lines[start]
                if line < 0 or gunner == last:
                    continue
                if facing >= 0 and not is_ahead(ground, start, facing, cell):
                    continue
                far = line >> RANGE_AT
                best = NO_BONUS
                for bonus, reach in reaches[kind]:
                    if bonus > best and (not reach or far <= reach):
                        best = bonus
                if best == NO_BONUS:
                    continue
                penalty = (line & 63) + shaken
                if kind == HEAVY:
                    defence = face.defence[side_met(ground, front, rear, start, cell)]
                if able & SNIPER and kind == INFANTRY:
                    hit = loss * max(3 - penalty, 0) / 6.0
                else:
                    hit = loss * HITS[best - penalty - defence + HITS_FROM]
                    if able & SUPPRESSION and hit < least:
                        hit = least
                total += hit
                last = gunner
            if total:
                break
        return total * ENEMY_ACTS


def is_ahead(ground: Ground, cell: int, facing: int, aim: int) -> bool:
    """Whether a square lies in the arc of a unit on another (HN-7.16)."""
    dx, dy = (0, 1, 1, 1, 0, -1, -1, -1)[facing], (1, 1, 0, -1, -1, -1, 0, 1)[facing]
    ax, ay = ground.x[aim] - ground.x[cell], ground.y[aim] - ground.y[cell]
    ahead = ax * dx + ay * dy
    return ahead > 0 and abs(ax * dy - ay * dx) <= ahead


def side_met(ground: Ground, front: int, rear: int, start: int, aim: int) -> int:
    """Whether a shot meets the front, the side or the rear of a vehicle (HN-7.15)."""
    dx, dy = ground.x[front] - ground.x[rear], ground.y[front] - ground.y[rear]
    ax, ay = ground.x[start] - ground.x[aim], ground.y[start] - ground.y[aim]
    ahead = ax * dx + ay * dy
    aside = abs(ax * dy - ay * dx)
    if aim == front:
        if ahead > 0 and aside <= ahead:
            return 0
        return 2 if ahead < 0 and 3 * aside <= -ahead else 1
    if ahead < 0 and aside <= -ahead:
        return 2
    return 0 if ahead > 0 and 3 * aside <= ahead else 1
