"""Choosing what to fire at: direct fire, the machine gun's split, demolition of structures."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.grid.lines import WALLED, leaving, line
from sandtable.grid.squares import INNER, WALL
from sandtable.heroes.fight import attack
from sandtable.heroes.fight.shots import (
    Shot,
    base_of,
    best_shot,
    may_load,
    may_split,
    reach_of,
    shot_at,
    too_heavy_aboard,
    weapon_stat,
)
from sandtable.heroes.ground import concealment
from sandtable.heroes.ground.sight import BLOCKED, distance, follow, in_arc
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    AMMO,
    AT,
    DEMOLITION,
    FAUST,
    FIRE,
    PANZERFAUST,
    RAZE,
    SHARE,
    SHARING,
    TARGETING,
    VERBS,
    code,
    field_a,
    field_b,
    field_c,
    field_d,
    field_e,
    frame,
    shifted,
)
from sandtable.heroes.model.equipment import kit_group
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import MAIN_GUN, Skirmish

# How it is fired, the third field of a TARGETING frame
MOVING_FIRE: Final = 1
OPPORTUNITY_FIRE: Final = 2

SPREAD: Final = 2
"""HN-11.5: no two targets of a machine gun are further apart."""
MOST_TARGETS: Final = 6


def begin(state: Skirmish, unit: i64, verb: i64, how: i64, mover: i64) -> None:
    state.push2(frame(TARGETING, unit, verb, how, 0, mover + 1), 0)


def target_reason(state: Skirmish, top: i64, cell: i64) -> i64:
    """Why a square cannot be fired at."""
    unit = field_a(top)
    verb = field_b(top)
    mover = field_e(top) - 1
    if razes(state, top, cell):
        return raze_reason(state, unit, verb, cell)
    if mover >= 0 and state.at(mover) != cell and state.rear(mover) != cell:
        return why.NO_TARGET
    return shot_of(state, top, cell).reason


def razes(state: Skirmish, top: i64, cell: i64) -> bool:
    """Whether a structure itself is attacked: also with a Panzerfaust where no enemy can be."""
    if field_b(top) == RAZE:
        return True
    if field_b(top) != FAUST or field_e(top) or not is_structure(state, cell):
        return False
    target = state.occupant(cell)
    return (target < 0 or state.seat_of(target) == state.seat_of(field_a(top))) or state.concealed(
        target
    )


def is_structure(state: Skirmish, cell: i64) -> bool:
    return state.area(cell) != 0 and attack.structure(state, state.area(cell)) != 0


def shot_of(state: Skirmish, top: i64, cell: i64) -> Shot:
    """The shot of a TARGETING frame at a square."""
    mover = field_e(top) - 1
    moving = field_c(top) & MOVING_FIRE != 0
    if mover < 0 or not state.infantry(mover) or state.foot(cell) == mover:
        return shot_at(state, field_a(top), field_b(top), cell, moving, field_d(top))
    # HN-8.12: the mover stands on another unit's square, as if it were there alone.
    word = state.board[cell]
    state.board[cell] = word & ~shifted(65535, 8) | (mover + 1) << 8
    shot = shot_at(state, field_a(top), field_b(top), cell, moving, field_d(top))
    state.board[cell] = word
    return shot


def shot_at_mover(state: Skirmish, unit: i64, verb: i64, mover: i64) -> Shot:
    """The better of the shots at the squares of a unit on the move (HN-10.1)."""
    probe = frame(TARGETING, unit, verb, OPPORTUNITY_FIRE, 0, mover + 1)
    best = shot_of(state, probe, state.at(mover))
    rear = state.rear(mover)
    if rear >= 0:
        other = shot_of(state, probe, rear)
        if best.reason != LEGAL or (other.reason == LEGAL and other.worth() > best.worth()):
            return other
    return best


def targets(state: Skirmish, top: i64) -> vec[i64]:
    """The squares that can be fired at, as codes."""
    unit = field_a(top)
    found = vec[i64]()
    mover = field_e(top) - 1
    if field_b(top) == RAZE or (field_b(top) == FAUST and mover < 0):
        for cell in range(state.theatre.n_cells):
            if state.area(cell) and razes(state, top, cell):
                if raze_reason(state, unit, field_b(top), cell) == LEGAL:
                    found = append(found, code(AT, cell))
        if field_b(top) == RAZE:
            return found
    enemy = 1 - state.seat_of(unit)
    for target in range(state.theatre.n_units):
        if state.theatre.seat_of[target] != enemy or state.at(target) < 0:
            continue
        if mover >= 0 and target != mover:
            continue
        if target_reason(state, top, state.at(target)) == LEGAL:
            found = append(found, code(AT, state.at(target)))
        rear = state.rear(target)
        if rear >= 0 and target_reason(state, top, rear) == LEGAL:
            found = append(found, code(AT, rear))
    return found


def load_reason(state: Skirmish, top: i64) -> i64:
    """HN-12.1: why no more Ammo can be used: somebody must be there to be shot at with it."""
    unit = field_a(top)
    verb = field_b(top)
    if not may_load(state, unit, verb) or verb == RAZE:
        return why.NO_KIT
    more = frame(TARGETING, unit, verb, field_c(top), field_d(top) + 1, field_e(top))
    return LEGAL if len(targets(state, more)) else why.NO_TARGET


def load(state: Skirmish) -> None:
    top = state.top()
    unit = field_a(top)
    group = kit_group(state, unit, AMMO)
    state.add_kit(group, AMMO, -1)
    events.of_unit(state, "ammo_spent", unit)
    state.set_top(
        frame(TARGETING, unit, field_b(top), field_c(top), field_d(top) + 1, field_e(top)), 0
    )


def fire_at(state: Skirmish, cell: i64) -> None:
    """A target is chosen: attack it, or ask how a machine gun is split."""
    top = state.top()
    unit = field_a(top)
    verb = field_b(top)
    if razes(state, top, cell):
        state.pop2()
        concealment.reveal(state, unit)
        if verb == FAUST:
            spend_faust(state, unit)
        tell_razed(state, unit, verb, cell)
        dice = dice_against(state, unit, verb)
        attack.demolish(state, unit, state.area(cell), dice, state.seat_of(unit))
        return
    shot = shot_of(state, top, cell)
    if field_e(top) == 0 and may_split(state, unit, verb) and shot.bonus > 1:
        split = frame(SHARING, unit, verb, field_c(top) | field_d(top) << 4, shot.bonus, 0)
        chosen = shot.target + 1
        if next_targets(state, split, chosen, True):
            state.set_top(split, chosen)
            return
    state.pop2()
    concealment.reveal(state, unit)
    if verb == FAUST:
        spend_faust(state, unit)
    declare(state, unit, verb, shot)


def spend_faust(state: Skirmish, unit: i64) -> None:
    group = kit_group(state, unit, PANZERFAUST)
    state.add_kit(group, PANZERFAUST, -1)


def declare(state: Skirmish, unit: i64, verb: i64, shot: Shot) -> None:
    if state.journal is not None:
        args: dict[str, object] = {"action": VERBS[verb], "range": int(shot.distance)}
        events.of_pair(state, "fired", unit, shot.target, args)
    attack.begin(state, unit, verb, shot)


# The machine gun: shares are packed ten bits a target, unit plus one and its share


def share_of(more: i64, index: i64) -> i64:
    return more >> (index * 10) & 1023


def chosen_count(more: i64) -> i64:
    count: i64 = 0
    while more:
        count += 1
        more >>= 10
    return count


def next_target_reason(state: Skirmish, top: i64, more: i64, cell: i64) -> i64:
    """HN-11.5, HN-11.17: why a machine gun cannot also fire at this square."""
    unit = field_a(top)
    target = state.occupant(cell)
    if target < 0:
        return why.NO_TARGET
    for index in range(chosen_count(more)):
        other = (share_of(more, index) & 63) - 1
        if other == target:
            return why.NO_TARGET
        if state.theatre.type_of[other] != state.theatre.type_of[target]:
            return why.OTHER_TYPE
        if apart(state, other, target) > SPREAD:
            return why.TOO_FAR_APART
    return shot_at(
        state, unit, field_b(top), cell, field_c(top) & MOVING_FIRE != 0, field_c(top) >> 4
    ).reason


def apart(state: Skirmish, one: i64, other: i64) -> i64:
    """The range between the nearest squares of two units."""
    best = distance(state, state.at(one), state.at(other))
    for half in range(i64(2)):
        first = state.square(one, half)
        for other_half in range(i64(2)):
            second = state.square(other, other_half)
            if first >= 0 and second >= 0:
                best = min(best, distance(state, first, second))
    return best


def next_targets(state: Skirmish, top: i64, more: i64, any_will_do: bool) -> vec[i64]:
    enemy = 1 - state.seat_of(field_a(top))
    found = vec[i64]()
    if chosen_count(more) >= MOST_TARGETS:
        return found
    for target in range(state.theatre.n_units):
        if state.theatre.seat_of[target] != enemy or state.at(target) < 0:
            continue
        if next_target_reason(state, top, more, state.at(target)) == LEGAL:
            found = append(found, code(AT, state.at(target)))
            if any_will_do:
                return found
        rear = state.rear(target)
        if rear >= 0 and next_target_reason(state, top, more, rear) == LEGAL:
            found = append(found, code(AT, rear))
    return found


def share_reason(state: Skirmish, top: i64, more: i64, share: i64) -> i64:
    """Why a target cannot have so much of the bonus."""
    left = field_d(top)
    if field_e(top) or share < 1 or share > left:
        return why.NO_SHARE
    if share < left and len(next_targets(state, top, more, True)) == 0:
        return why.NO_SHARE
    return LEGAL


def shares(state: Skirmish, top: i64, more: i64) -> vec[i64]:
    found = vec[i64]()
    for share in range(i64(1), field_d(top) + 1):
        if share_reason(state, top, more, share) == LEGAL:
            found = append(found, code(SHARE, share))
    return found


def shared_shot(state: Skirmish, top: i64, more: i64, share: i64) -> Shot:
    """The shot at the target chosen last, with this share of the bonus."""
    target = (share_of(more, chosen_count(more) - 1) & 63) - 1
    moving = field_c(top) & MOVING_FIRE != 0
    shot = best_shot(state, field_a(top), field_b(top), target, moving, field_c(top) >> 4)
    shot.bonus = share
    return shot


def take_share(state: Skirmish, share: i64) -> None:
    top = state.top()
    more = state.more()
    last = chosen_count(more) - 1
    more |= share << (last * 10 + 6)
    left = field_d(top) - share
    if left:
        state.set_top(frame(SHARING, field_a(top), field_b(top), field_c(top), left, 1), more)
        return
    unit = field_a(top)
    verb = field_b(top)
    moving = field_c(top) & MOVING_FIRE != 0
    state.pop2()
    concealment.reveal(state, unit)
    index = last
    while index >= 0:
        word = share_of(more, index)
        shot = best_shot(state, unit, verb, (word & 63) - 1, moving, field_c(top) >> 4)
        if shot.reason == LEGAL:
            shot.bonus = word >> 6
            declare(state, unit, verb, shot)
        index -= 1


def take_next(state: Skirmish, cell: i64) -> None:
    top = state.top()
    more = state.more()
    more |= (state.occupant(cell) + 1) << (chosen_count(more) * 10)
    state.set_top(frame(SHARING, field_a(top), field_b(top), field_c(top), field_d(top), 0), more)


# Demolition of a structure itself (HN-9.18)


def dice_against(state: Skirmish, unit: i64, verb: i64) -> i64:
    """The demolition dice of a weapon or a Panzerfaust."""
    if verb == FAUST:
        return state.theatre.kit_bonus[PANZERFAUST * 5 + 3]
    return weapon_stat(state, unit, 0, DEMOLITION)


def tell_razed(state: Skirmish, unit: i64, verb: i64, cell: i64) -> None:
    if state.journal is not None:
        area = state.area(cell)
        args: dict[str, object] = {
            "side": state.theatre.seats[state.seat_of(unit)],
            "cell": events.place(state, unit),
            "action": VERBS[verb],
            "overlay": state.theatre.overlays[area - 1] if area <= state.theatre.n_areas else "",
            "target_cell": state.theatre.cells[cell],
        }
        events.name(state, "razed", unit, args)


def raze_reason(state: Skirmish, unit: i64, verb: i64, cell: i64) -> i64:
    """Why a unit cannot fire at the structure on a square."""
    area = state.area(cell)
    if area == 0 or attack.structure(state, area) == 0:
        return why.NO_TARGET
    if dice_against(state, unit, verb) == 0 or (verb == RAZE and state.has(unit, MAIN_GUN)):
        return why.NO_DEMOLITION
    if too_heavy_aboard(state, unit):
        return why.HEAVY_ABOARD
    base = base_of(state, unit)
    reason: i64 = why.NO_LINE
    for half in range(i64(2)):
        start = state.square(base, half)
        if start < 0 or reason == LEGAL:
            continue
        if state.area(start) == area:
            continue
        reach = reach_of(state, unit, FAUST if verb == FAUST else FIRE)
        if reach and distance(state, start, cell) > reach:
            reason = why.TOO_FAR
        elif not in_arc(state, unit, start, cell):
            reason = why.OUT_OF_ARC
        elif sees_structure(state, base, start, cell, area):
            return LEGAL
    return reason


def sees_structure(state: Skirmish, unit: i64, start: i64, cell: i64, area: i64) -> bool:
    """A line to a square of a structure; its own walls and squares do not stop it."""
    ground = state.ground
    if ground.kind[start] == INNER:
        dx = ground.x[cell] - ground.x[start]
        dy = ground.y[cell] - ground.y[start]
        if leaving(ground, start, dx, dy) == WALL:
            return False
    at = line(ground, start, cell)
    kept = vec[i64]([0])
    kept[0] = ground.pool[at] & ~i64(WALLED | 255)
    for index in range(at + 1, at + 1 + (ground.pool[at] & 255)):
        entry = ground.pool[index]
        if entry >> 12 > 2 or state.area(entry & 4095) != area:
            kept = append(kept, entry)
    kept[0] |= len(kept) - 1
    return follow(state, kept, 0, unit, state.occupant(cell), False, True) != BLOCKED
