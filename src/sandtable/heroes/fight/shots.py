"""Shots before they are fired: whether they are possible, and all their numbers (HN-7)."""

from typing import Final

from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE
from sandtable.grid.straight_lines import WALLED, head_range, line
from sandtable.heroes.ground.sight import BLOCKED, FRONT, follow, in_arc, side_hit
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    AMMO,
    BONUS,
    DEFENCE,
    FAUST,
    FIRE,
    FIRE_SECOND,
    HEAVY,
    HEAVY_WEAPON,
    INFANTRY,
    MACHINE_GUN,
    MOVE_PENALTY,
    NO_BONUS,
    ON_THE_MOVE,
    PANZERFAUST,
    RANGE,
    SNIPE,
    SNIPER,
    SUPPRESS,
    SUPPRESS_SECOND,
    SUPPRESSION,
    WEAPON,
    WEAPON_ABLE,
    WEAPON_LENGTH,
)
from sandtable.heroes.model.equipment import kit_group
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import CREW, MAIN_GUN, Skirmish

LONG_RANGE: Final = 7
LONG_RANGE_PENALTY: Final = 2
SUPPRESSED_PENALTY: Final = 2
FAUST_RANGE: Final = 4


class Shot:
    """One way to attack one square: its numbers, or the reason why it is not possible."""

    def __init__(self, reason: i64) -> None:
        self.reason: i64 = reason
        self.start: i64 = NOWHERE
        self.aim: i64 = NOWHERE
        self.target: i64 = NOWHERE
        self.distance: i64 = 0
        self.limit: i64 = 0
        self.far: i64 = 0
        self.bonus: i64 = 0
        """Part of the sum that is split or doubled, with the movement penalty and Ammo."""
        self.shaken: i64 = 0
        """Penalty for the shooter's suppression if it reduces the result, not the bonus."""
        self.defence: i64 = 0
        self.cover: i64 = 0
        self.side: i64 = FRONT

    def worth(self) -> i64:
        """Return how good the shot is for the attacker."""
        return self.bonus - self.limit - self.far - self.defence - self.cover


def weapon_of(verb: i64) -> i64:
    """Return the number of a verb's weapon: 0 for the main weapon, 1 for the secondary one."""
    return 1 if verb == FIRE_SECOND or verb == SUPPRESS_SECOND else 0


def weapon_stat(state: Skirmish, unit: i64, weapon: i64, what: i64) -> i64:
    return state.fighting_stat(unit, WEAPON + weapon * WEAPON_LENGTH + what)


def weapon_able(state: Skirmish, unit: i64, weapon: i64, ability: i64) -> bool:
    return weapon_stat(state, unit, weapon, WEAPON_ABLE) & ability != 0


def bonus_against(state: Skirmish, unit: i64, verb: i64, kind: i64) -> i64:
    """Return the combat bonus against a type; a token's bonus replaces the unit's (HN-7.17)."""
    if verb == FAUST:
        return state.theatre.kit_number(PANZERFAUST, kind)
    return weapon_stat(state, unit, weapon_of(verb), BONUS + kind)


def cannot_use(state: Skirmish, unit: i64, verb: i64, moving: bool) -> i64:
    """Return why a unit cannot make this kind of attack at all, or LEGAL."""
    theatre = state.theatre
    if verb == FAUST:
        if theatre.type_of[unit] != INFANTRY:
            return why.NOT_ABLE
        if kit_group(state, unit, PANZERFAUST) == NOWHERE:
            return why.NO_KIT
        if moving and not weapon_able(state, unit, 0, ON_THE_MOVE):
            return why.NOT_ABLE
    else:
        weapon = weapon_of(verb)
        needs: i64 = 0
        if verb == SUPPRESS or verb == SUPPRESS_SECOND:
            needs = SUPPRESSION
        elif verb == SNIPE:
            needs = SNIPER
        able = weapon_stat(state, unit, weapon, WEAPON_ABLE)
        if able & needs != needs or not armed(state, unit, weapon):
            return why.NOT_ABLE
        if moving and not able & ON_THE_MOVE:
            return why.NOT_ABLE
        if weapon == 0 and state.has(unit, MAIN_GUN):
            return why.NOT_ABLE
    return why.HEAVY_ABOARD if too_heavy_aboard(state, unit) else LEGAL


def too_heavy_aboard(state: Skirmish, unit: i64) -> bool:
    """Whether a unit is a heavy weapon aboard that cannot fire on the move (HN-6.11)."""
    return (
        state.carrier(unit) >= 0
        and state.theatre.frame_of[unit] == HEAVY_WEAPON
        and not weapon_able(state, unit, 0, ON_THE_MOVE)
    )


def armed(state: Skirmish, unit: i64, weapon: i64) -> bool:
    """Whether a unit has this weapon for direct fire."""
    return (
        weapon_stat(state, unit, weapon, BONUS) != NO_BONUS
        or weapon_stat(state, unit, weapon, BONUS + 1) != NO_BONUS
        or weapon_stat(state, unit, weapon, BONUS + 2) != NO_BONUS
    )


def one_weapon_only(state: Skirmish, unit: i64) -> bool:
    """Whether a damaged crew limits a Fire order to one weapon (HN-7.6)."""
    return state.has(unit, CREW)


def base_of(state: Skirmish, unit: i64) -> i64:
    """Return the unit that an attack is made from: itself, or its transport (HN-6.23)."""
    carrier = state.carrier(unit)
    return unit if carrier < 0 else carrier


def shot_at(state: Skirmish, unit: i64, verb: i64, aim: i64, moving: bool, ammo: i64) -> Shot:
    """Return a unit's best shot at the enemy on a square, from either of its own squares."""
    target = state.occupant(aim)
    if target < 0:
        return Shot(why.NO_TARGET)
    if state.seat_of(target) == state.seat_of(unit):
        return Shot(why.NOT_ONLY_ARMY)
    if state.concealed(target):
        return Shot(why.CONCEALED_TARGET)
    kind = state.theatre.type_of[target]
    if verb == SNIPE:
        if kind != INFANTRY:
            return Shot(why.NO_ATTACK)
    elif bonus_against(state, unit, verb, kind) == NO_BONUS or (ammo and kind != INFANTRY):
        return Shot(why.NO_ATTACK)
    base = base_of(state, unit)
    best = shot_from(state, unit, base, verb, state.at(base), aim, target, moving, ammo)
    rear = state.rear(base)
    if rear >= 0:
        other = shot_from(state, unit, base, verb, rear, aim, target, moving, ammo)
        if best.reason != LEGAL or (other.reason == LEGAL and other.worth() > best.worth()):
            return other
    return best


def shot_from(
    state: Skirmish,
    unit: i64,
    base: i64,
    verb: i64,
    start: i64,
    aim: i64,
    target: i64,
    moving: bool,
    ammo: i64,
) -> Shot:
    theatre = state.theatre
    if start < 0:
        return Shot(why.NO_TARGET)
    ground = state.ground
    at = line(ground, start, aim)
    head = ground.pool[at]
    if head & WALLED:
        return Shot(why.NO_LINE)
    far = head_range(head)
    reach = reach_of(state, unit, verb)
    if reach and far > reach:
        return Shot(why.TOO_FAR)
    if not in_arc(state, unit, start, aim):
        return Shot(why.OUT_OF_ARC)
    foot = theatre.type_of[unit] == INFANTRY and theatre.type_of[target] == INFANTRY
    limit = follow(state, ground.pool, at, base, target, foot, True)
    if limit == BLOCKED:
        return Shot(why.NO_LINE)
    shot = Shot(LEGAL)
    shot.start = start
    shot.aim = aim
    shot.target = target
    shot.distance = far
    shot.limit = limit
    shaken = state.suppression(unit) * SUPPRESSED_PENALTY
    if verb == SNIPE:
        shot.shaken = shaken
        return shot
    weapon = weapon_of(verb)
    shot.bonus = bonus_against(state, unit, verb, theatre.type_of[target])
    if moving:
        shot.bonus -= weapon_stat(state, unit, weapon, MOVE_PENALTY)
    if splits_or_doubles(state, unit, verb):
        shot.bonus -= shaken
    else:
        shot.shaken = shaken
    shot.bonus += ammo
    if far > LONG_RANGE:
        shot.far = LONG_RANGE_PENALTY
    defend(state, shot, start)
    return shot


def splits_or_doubles(state: Skirmish, unit: i64, verb: i64) -> bool:
    """Whether suppression reduces the bonus before it is split or doubled (HN-7.19)."""
    return verb == SUPPRESS or verb == SUPPRESS_SECOND or may_split(state, unit, verb)


def defend(state: Skirmish, shot: Shot, start: i64) -> None:
    """Set the target's defence and cover against an attack from a square (NOWHERE: from above)."""
    theatre = state.theatre
    target = shot.target
    kind = theatre.type_of[target]
    if kind == HEAVY:
        shot.side = 1 if start < 0 else side_hit(state, target, start, shot.aim)
        shot.defence = state.stat(target, DEFENCE + shot.side)
    else:
        shot.defence = state.stat(target, DEFENCE)
    if kind == INFANTRY:
        shot.cover = cover_at(state, shot.aim, start)


def cover_at(state: Skirmish, cell: i64, start: i64) -> i64:
    """Return a square's cover; 0 if the attacker is in the same house or position.

    HN-5.1, HN-7.24.
    """
    area = state.area(cell)
    if area and start >= 0 and state.area(start) == area and shelters(state, area):
        return 0
    return state.theatre.cover[state.terrain(cell)]


def shelters(state: Skirmish, area: i64) -> bool:
    """Whether an area is a house or a defence position."""
    theatre = state.theatre
    return area <= theatre.n_areas and (
        theatre.area_house[area - 1] >= 0 or theatre.area_position[area - 1] != 0
    )


def reach_of(state: Skirmish, unit: i64, verb: i64) -> i64:
    """Return the range of such an attack; 0 for unlimited."""
    if verb == FAUST:
        return FAUST_RANGE
    return weapon_stat(state, unit, weapon_of(verb), RANGE)


def clear_reach(state: Skirmish, unit: i64) -> i64:
    """How far the main weapon fires without the penalty of long range; 0 where it cannot."""
    if cannot_use(state, unit, FIRE, False) != LEGAL:
        return 0
    return reach_of(state, unit, FIRE) or LONG_RANGE


def has_shot(state: Skirmish, unit: i64, verb: i64) -> bool:
    """Whether a unit has a shot at any enemy."""
    enemy = 1 - state.seat_of(unit)
    for target in range(state.theatre.n_units):
        if state.theatre.seat_of[target] == enemy and state.at(target) >= 0:
            if can_hit(state, unit, verb, target):
                return True
    return False


def can_hit(state: Skirmish, unit: i64, verb: i64, target: i64) -> bool:
    """Whether a unit has a shot at an enemy: as ``shot_at``, but without the numbers."""
    if state.concealed(target):
        return False
    kind = state.theatre.type_of[target]
    if verb == SNIPE:
        if kind != INFANTRY:
            return False
    elif bonus_against(state, unit, verb, kind) == NO_BONUS:
        return False
    base = base_of(state, unit)
    foot = kind == INFANTRY and state.theatre.type_of[unit] == INFANTRY
    reach = reach_of(state, unit, verb)
    for half in range(i64(2)):
        start = state.square(base, half)
        for other in range(i64(2)):
            aim = state.square(target, other)
            if start < 0 or aim < 0 or not in_arc(state, unit, start, aim):
                continue
            if state.occupant(aim) != target:
                continue  # HN-8.12: on another unit's square only opportunity fire can hit it
            at = line(state.ground, start, aim)
            if reach and head_range(state.ground.pool[at]) > reach:
                continue
            if follow(state, state.ground.pool, at, base, target, foot, True) != BLOCKED:
                return True
    return False


def best_shot(state: Skirmish, unit: i64, verb: i64, target: i64, moving: bool, ammo: i64) -> Shot:
    """Return the better of the shots at the two squares of a target."""
    best = shot_at(state, unit, verb, state.at(target), moving, ammo)
    rear = state.rear(target)
    if rear >= 0:
        other = shot_at(state, unit, verb, rear, moving, ammo)
        if best.reason != LEGAL or (other.reason == LEGAL and other.worth() > best.worth()):
            return other
    return best


def may_load(state: Skirmish, unit: i64, verb: i64) -> bool:
    """Whether Ammo can help this kind of attack (HN-12.1, HN-12.4)."""
    return (
        verb != FAUST
        and verb != SNIPE
        and bonus_against(state, unit, verb, INFANTRY) != NO_BONUS
        and kit_group(state, unit, AMMO) != NOWHERE
    )


def may_split(state: Skirmish, unit: i64, verb: i64) -> bool:
    return (
        verb != FAUST and verb != SNIPE and (weapon_able(state, unit, weapon_of(verb), MACHINE_GUN))
    )


def is_fire(verb: i64) -> bool:
    """Whether a verb is Fire; a Panzerfaust is not (HN-12.4)."""
    return verb == FIRE or verb == FIRE_SECOND or verb == SUPPRESS or verb == SUPPRESS_SECOND
