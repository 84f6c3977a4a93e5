"""Choosing a target: direct fire, the split of a machine gun, demolition of structures."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import INNER, WALL
from sandtable.grid.straight_lines import WALLED, leaving, line
from sandtable.heroes.fight import attack, blast, demolition, shots
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
from sandtable.heroes.model.battlefield import DICE
from sandtable.heroes.model.codes import (
    AIM,
    AMMO,
    AMMO_UP,
    AT,
    BARRAGE,
    DEMOLITION,
    FAUST,
    FIRE,
    LAUNCH,
    PANZERFAUST,
    RAZE,
    SHARE,
    SHARING,
    TARGETING,
    THROW,
    VERBS,
    bit,
    code,
    shifted,
)
from sandtable.heroes.model.equipment import kit_group
from sandtable.heroes.model.moments import (
    FIRST,
    FOURTH,
    KINDS,
    SECOND,
    THIRD,
    Moment,
    ask,
    field,
    frame,
    last_of,
    with_field,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import MAIN_GUN, Skirmish

# Kinds of fire, as bits
MOVING_FIRE: Final = 1
OPPORTUNITY_FIRE: Final = 2

SPREAD: Final = 2
"""Greatest distance between two targets of a machine gun (HN-11.5)."""
MOST_TARGETS: Final = 6


def begin(state: Skirmish, unit: i64, verb: i64, how: i64, mover: i64) -> None:
    state.push2(Targeting.frame(unit, verb, how, 0, mover), 0)


def is_thrown(verb: i64) -> bool:
    """Whether a verb aims a template and not a shot."""
    return verb == BARRAGE or verb == THROW or verb == LAUNCH


def fire_reason(state: Skirmish, unit: i64, verb: i64, moving: bool, mover: i64) -> i64:
    """Return why a unit cannot make such an attack now, or LEGAL: not able to, or no target."""
    if state.at(unit) < 0 and state.carrier(unit) < 0:
        return why.NO_TARGET
    if is_thrown(verb):
        reason = blast.cannot_use(state, unit, verb, moving)
        if reason != LEGAL:
            return reason
        return LEGAL if blast.can_aim(state, unit, verb, mover) else why.NO_TARGET
    how: i64 = MOVING_FIRE if moving else 0
    if mover >= 0:
        how |= OPPORTUNITY_FIRE
    if verb == RAZE:
        if mover >= 0 or moving:
            return why.NO_TARGET
        if shots.weapon_stat(state, unit, 0, DEMOLITION) == 0:
            return why.NO_DEMOLITION
    else:
        reason = shots.cannot_use(state, unit, verb, moving)
        if reason != LEGAL:
            return reason
        if mover < 0 and verb != FAUST:
            return LEGAL if shots.has_shot(state, unit, verb) else why.NO_TARGET
    probe = Targeting.frame(unit, verb, how, 0, mover)
    return LEGAL if len(targets(state, probe)) else why.NO_TARGET


def can_fire(state: Skirmish, unit: i64, mover: i64) -> bool:
    """Whether a unit has any attack on a moving enemy (HN-10.4)."""
    for verb in range(i64(FIRE), i64(len(VERBS))):
        if fire_reason(state, unit, verb, False, mover) == LEGAL:
            return True
    return False


def target_reason(state: Skirmish, top: i64, cell: i64) -> i64:
    """Return why a square cannot be fired at, or LEGAL."""
    unit = Targeting.unit(top)
    verb = Targeting.verb(top)
    mover = Targeting.mover(top)
    if razes(state, top, cell):
        return raze_reason(state, unit, verb, cell)
    if mover >= 0 and state.at(mover) != cell and state.rear(mover) != cell:
        return why.NO_TARGET
    return shot_of(state, top, cell).reason


def razes(state: Skirmish, top: i64, cell: i64) -> bool:
    """Whether the attack is on the structure itself.

    A Panzerfaust attacks the structure if no enemy on the square can be attacked.
    """
    if Targeting.verb(top) == RAZE:
        return True
    if Targeting.verb(top) != FAUST or Targeting.mover(top) >= 0 or not is_structure(state, cell):
        return False
    target = state.occupant(cell)
    return (
        target < 0 or state.seat_of(target) == state.seat_of(Targeting.unit(top))
    ) or state.concealed(target)


def is_structure(state: Skirmish, cell: i64) -> bool:
    return state.area(cell) != 0 and demolition.structure(state, state.area(cell)) != 0


def shot_of(state: Skirmish, top: i64, cell: i64) -> Shot:
    """Return the shot of a TARGETING frame at a square."""
    mover = Targeting.mover(top)
    moving = Targeting.is_moving(top)
    if mover < 0 or not state.infantry(mover) or state.foot(cell) == mover:
        return shot_at(
            state, Targeting.unit(top), Targeting.verb(top), cell, moving, Targeting.ammo(top)
        )
    # HN-8.12: the mover is on another unit's square; treat it as the only unit there.
    word = state.board[cell]
    state.board[cell] = word & ~shifted(65535, 8) | (mover + 1) << 8
    shot = shot_at(
        state, Targeting.unit(top), Targeting.verb(top), cell, moving, Targeting.ammo(top)
    )
    state.board[cell] = word
    return shot


def shot_at_mover(state: Skirmish, unit: i64, verb: i64, mover: i64) -> Shot:
    """Return the better of the shots at the squares of a moving unit (HN-10.1)."""
    probe = Targeting.frame(unit, verb, OPPORTUNITY_FIRE, 0, mover)
    best = shot_of(state, probe, state.at(mover))
    rear = state.rear(mover)
    if rear >= 0:
        other = shot_of(state, probe, rear)
        if best.reason != LEGAL or (other.reason == LEGAL and other.worth() > best.worth()):
            return other
    return best


def targets(state: Skirmish, top: i64) -> vec[i64]:
    """Return the squares that can be fired at, as codes of moves."""
    unit = Targeting.unit(top)
    found = vec[i64]()
    mover = Targeting.mover(top)
    if Targeting.verb(top) == RAZE or (Targeting.verb(top) == FAUST and mover < 0):
        for cell in range(state.theatre.n_cells):
            if state.area(cell) and razes(state, top, cell):
                if raze_reason(state, unit, Targeting.verb(top), cell) == LEGAL:
                    found = append(found, code(AT, cell))
        if Targeting.verb(top) == RAZE:
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
    """Return why no more Ammo can be used, or LEGAL: there must be a target for it (HN-12.1)."""
    unit = Targeting.unit(top)
    verb = Targeting.verb(top)
    if not may_load(state, unit, verb) or verb == RAZE:
        return why.NO_KIT
    loaded = with_field(top, FOURTH, Targeting.ammo(top) + 1)
    return LEGAL if len(targets(state, loaded)) else why.NO_TARGET


def load(state: Skirmish) -> None:
    top = state.top()
    unit = Targeting.unit(top)
    group = kit_group(state, unit, AMMO)
    state.add_kit(group, AMMO, -1)
    events.of_unit(state, "ammo_spent", unit)
    state.replace_top(with_field(top, FOURTH, Targeting.ammo(top) + 1))


def fire_at(state: Skirmish, cell: i64) -> None:
    """Attack the chosen target, or ask how a machine gun's bonus is split."""
    top = state.top()
    unit = Targeting.unit(top)
    verb = Targeting.verb(top)
    if razes(state, top, cell):
        state.pop2()
        concealment.reveal(state, unit)
        if verb == FAUST:
            spend_faust(state, unit)
        tell_razed(state, unit, verb, cell)
        dice = dice_against(state, unit, verb)
        demolition.begin(state, unit, state.area(cell), dice, state.seat_of(unit))
        return
    shot = shot_of(state, top, cell)
    if Targeting.mover(top) < 0 and may_split(state, unit, verb) and shot.bonus > 1:
        split = Sharing.frame(unit, verb, Targeting.how(top), Targeting.ammo(top), shot.bonus, 0)
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


# The machine gun's targets: ten bits each, the unit plus one in six bits, then its share


def share_of(more: i64, index: i64) -> i64:
    return more >> (index * 10) & 1023


def chosen_count(more: i64) -> i64:
    count: i64 = 0
    while more:
        count += 1
        more >>= 10
    return count


def next_target_reason(state: Skirmish, top: i64, more: i64, cell: i64) -> i64:
    """Return why a machine gun cannot also fire at this square, or LEGAL (HN-11.5, HN-11.17)."""
    unit = Sharing.unit(top)
    target = state.occupant(cell)
    if target < 0:
        return why.NO_TARGET
    if chosen_count(more) >= MOST_TARGETS:
        return why.TOO_MANY
    for index in range(chosen_count(more)):
        other = (share_of(more, index) & 63) - 1
        if other == target:
            return why.NO_TARGET
        if state.theatre.type_of[other] != state.theatre.type_of[target]:
            return why.OTHER_TYPE
        if apart(state, other, target) > SPREAD:
            return why.TOO_FAR_APART
    return shot_at(
        state, unit, Sharing.verb(top), cell, Sharing.is_moving(top), Sharing.ammo(top)
    ).reason


def apart(state: Skirmish, one: i64, other: i64) -> i64:
    """Return the range between the nearest squares of two units."""
    best = distance(state, state.at(one), state.at(other))
    for half in range(i64(2)):
        first = state.square(one, half)
        for other_half in range(i64(2)):
            second = state.square(other, other_half)
            if first >= 0 and second >= 0:
                best = min(best, distance(state, first, second))
    return best


def next_targets(state: Skirmish, top: i64, more: i64, any_will_do: bool) -> vec[i64]:
    enemy = 1 - state.seat_of(Sharing.unit(top))
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
    """Return why a target cannot have this share of the bonus, or LEGAL."""
    left = Sharing.left(top)
    if Sharing.asks_target(top) or share < 1 or share > left:
        return why.NO_SHARE
    if share < left and len(next_targets(state, top, more, True)) == 0:
        return why.NO_SHARE
    return LEGAL


def shares(state: Skirmish, top: i64, more: i64) -> vec[i64]:
    found = vec[i64]()
    for share in range(i64(1), Sharing.left(top) + 1):
        if share_reason(state, top, more, share) == LEGAL:
            found = append(found, code(SHARE, share))
    return found


def shared_shot(state: Skirmish, top: i64, more: i64, share: i64) -> Shot:
    """Return the shot at the last chosen target, with this share of the bonus."""
    target = (share_of(more, chosen_count(more) - 1) & 63) - 1
    moving = Sharing.is_moving(top)
    shot = best_shot(state, Sharing.unit(top), Sharing.verb(top), target, moving, Sharing.ammo(top))
    shot.bonus = share
    return shot


def take_share(state: Skirmish, share: i64) -> None:
    top = state.top()
    more = state.more()
    last = chosen_count(more) - 1
    more |= share << (last * 10 + 6)
    left = Sharing.left(top) - share
    if left:
        state.set_top(Sharing.next(top, left, 1), more)
        return
    unit = Sharing.unit(top)
    verb = Sharing.verb(top)
    moving = Sharing.is_moving(top)
    state.pop2()
    concealment.reveal(state, unit)
    index = last
    while index >= 0:
        word = share_of(more, index)
        shot = best_shot(state, unit, verb, (word & 63) - 1, moving, Sharing.ammo(top))
        if shot.reason == LEGAL:
            shot.bonus = word >> 6
            declare(state, unit, verb, shot)
        index -= 1


def take_next(state: Skirmish, cell: i64) -> None:
    top = state.top()
    more = state.more()
    more |= (state.occupant(cell) + 1) << (chosen_count(more) * 10)
    state.set_top(Sharing.next(top, Sharing.left(top), 0), more)


# Demolition of a structure (HN-9.18)


def dice_against(state: Skirmish, unit: i64, verb: i64) -> i64:
    """Return the number of demolition dice of a weapon or a Panzerfaust."""
    if verb == FAUST:
        return state.theatre.kit_number(PANZERFAUST, DICE)
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
    """Return why a unit cannot fire at the structure on a square, or LEGAL."""
    area = state.area(cell)
    if area == 0 or demolition.structure(state, area) == 0:
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
    """Whether a unit has a line to a square of a structure.

    The structure's own walls and squares do not block it.
    """
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


class Targeting(Moment):
    """The choice of a target, or of the crossing for a template (HN-7.13)."""

    def __init__(self) -> None:
        super().__init__("target", units=1, in_hand=True)
        self.rules = {"target": ["HN-7.1", "HN-7.2", "HN-7.3"]}

    @staticmethod
    def frame(unit: i64, verb: i64, how: i64, ammo: i64, mover: i64) -> i64:
        """``mover``: the moving enemy that is fired at, or NOWHERE."""
        return frame(TARGETING, unit, verb, how, ammo, mover + 1)

    @staticmethod
    def verb(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def how(top: i64) -> i64:
        return field(top, THIRD)

    @staticmethod
    def is_moving(top: i64) -> bool:
        return field(top, THIRD) & MOVING_FIRE != 0

    @staticmethod
    def ammo(top: i64) -> i64:
        """Return the number of Ammo tokens spent."""
        return field(top, FOURTH)

    @staticmethod
    def mover(top: i64) -> i64:
        return last_of(top) - 1

    def advance(self, state: Skirmish, top: i64) -> bool:
        return ask(state, state.seat_of(Targeting.unit(top)))

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        verb = Targeting.verb(top)
        if is_thrown(verb):
            return blast.aims(state, Targeting.unit(top), verb, Targeting.mover(top))
        found = targets(state, top)
        if load_reason(state, top) == LEGAL:
            found = append(found, code(AMMO_UP, 0))
        return found

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(AT) | bit(AIM) if is_thrown(Targeting.verb(top)) else bit(AT) | bit(AMMO_UP)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        unit = Targeting.unit(top)
        verb = Targeting.verb(top)
        mover = Targeting.mover(top)
        if kind == AIM:
            dice = blast.dice_of(state, unit, verb)
            return blast.aim_reason(state, unit, seat, verb, arg, mover, dice)
        if kind == AMMO_UP:
            return load_reason(state, top)
        if is_thrown(verb):
            return why.NO_TARGET if verb == BARRAGE else blast.room_reason(state, unit, arg, mover)
        return target_reason(state, top, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        unit = Targeting.unit(top)
        verb = Targeting.verb(top)
        if kind == AIM:
            blast.fire(state, unit, verb, arg, Targeting.is_moving(top))
        elif kind == AMMO_UP:
            load(state)
        elif is_thrown(verb):
            blast.throw_into(state, unit, verb, arg, Targeting.is_moving(top))
        else:
            fire_at(state, arg)

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        args["unit"] = state.theatre.units[Targeting.unit(top)]
        args["action"] = VERBS[Targeting.verb(top)]
        args["ammo"] = int(Targeting.ammo(top))
        return self.prompt

    def preview(self, state: Skirmish, top: i64, kind: i64, arg: i64) -> dict[str, int]:
        verb = Targeting.verb(top)
        if kind == AIM:
            count = 0
            for unit in range(state.theatre.n_units):
                if blast.under(state, unit, arg):
                    count += 1
            return {"under": count}
        if kind != AT or is_thrown(verb) or verb == RAZE:
            return {}
        if target_reason(state, top, arg) != LEGAL or razes(state, top, arg):
            return {}
        return attack.preview(state, verb, shot_of(state, top, arg))


class Sharing(Moment):
    """The split of a machine gun's bonus (HN-11.5).

    The second number of its frame holds the targets chosen so far and their shares.
    """

    def __init__(self) -> None:
        super().__init__("share", units=1, in_hand=True)
        self.rules = {"share": ["HN-11.5", "HN-11.17"], "share_target": ["HN-11.5", "HN-11.17"]}

    @staticmethod
    def frame(unit: i64, verb: i64, how: i64, ammo: i64, left: i64, asks_target: i64) -> i64:
        return frame(SHARING, unit, verb, how | ammo << 4, left, asks_target)

    @staticmethod
    def next(top: i64, left: i64, asks_target: i64) -> i64:
        """Return the frame of the next question."""
        return frame(
            SHARING, field(top, FIRST), field(top, SECOND), field(top, THIRD), left, asks_target
        )

    @staticmethod
    def verb(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def is_moving(top: i64) -> bool:
        return field(top, THIRD) & MOVING_FIRE != 0

    @staticmethod
    def ammo(top: i64) -> i64:
        return field(top, THIRD) >> 4

    @staticmethod
    def left(top: i64) -> i64:
        """Return the part of the bonus that is not yet assigned."""
        return field(top, FOURTH)

    @staticmethod
    def asks_target(top: i64) -> bool:
        """Whether the question is for the next target, not for the share of the last one."""
        return last_of(top) != 0

    def advance(self, state: Skirmish, top: i64) -> bool:
        return ask(state, state.seat_of(Sharing.unit(top)))

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        if Sharing.asks_target(top):
            return next_targets(state, top, state.more(), False)
        return shares(state, top, state.more())

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(AT) | bit(SHARE) if Sharing.asks_target(top) else bit(SHARE)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == SHARE:
            return share_reason(state, top, state.more(), arg)
        return next_target_reason(state, top, state.more(), arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == SHARE:
            take_share(state, arg)
        else:
            take_next(state, arg)

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        args["unit"] = state.theatre.units[Sharing.unit(top)]
        args["action"] = VERBS[Sharing.verb(top)]
        args["left"] = int(Sharing.left(top))
        return "share_target" if Sharing.asks_target(top) else self.prompt

    def preview(self, state: Skirmish, top: i64, kind: i64, arg: i64) -> dict[str, int]:
        if kind != SHARE or share_reason(state, top, state.more(), arg) != LEGAL:
            return {}
        return attack.preview(state, Sharing.verb(top), shared_shot(state, top, state.more(), arg))


KINDS[TARGETING] = Targeting()
KINDS[SHARING] = Sharing()
