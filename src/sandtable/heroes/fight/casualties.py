"""Hits, damage, wrecks, the dead, and units that are placed again (HN-7.6)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.ground import concealment, items
from sandtable.heroes.ground.paths import free, in_zone, may_stand, reaches
from sandtable.heroes.model import dice, events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    CONCEALED,
    DAMAGE,
    DIE,
    FLIP_NONE,
    FLIP_TRIPOD,
    GOOD_VIBRATIONS,
    HIT,
    INFANTRY,
    LAST_HIT,
    LIGHT,
    MOVE,
    ON,
    PASS,
    PLACING,
    REROLL,
    REROLL_DIE,
    bit,
    code,
)
from sandtable.heroes.model.equipment import may_roll_again, reroll_reason, rerolls, spend_veteran
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
    kind_of,
    last_of,
    roll,
    with_field,
    with_last,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import (
    ARMOUR,
    BACK_UP,
    CREW,
    GONE,
    LEFT,
    MAIN_GUN,
    MARKED,
    TRACK,
    VEILED,
    Skirmish,
)
from sandtable.heroes.model.windows import (
    BOTH_SEATS,
    MOMENT,
    OWN_HIT,
    OWN_ROLL,
    asked,
    open_window,
    other_than,
)
from sandtable.heroes.victory import lay_down

# What made a hit, as bits of its frame
KILLING: Final = 1
BY_FIRE: Final = 2
BY_ASSAULT: Final = 4
PIERCES: Final = 8
WEAK_POINT: Final = 16
DRIVES_BACK: Final = 32

# Why a unit is placed again
RIDER: Final = 0
RUN_OVER: Final = 1
TRAPPED: Final = 2
ALLEY_LOST: Final = 3


def suppress(state: Skirmish, unit: i64, count: i64) -> None:
    state.add_suppression(unit, count)
    events.of_unit(state, "suppressed", unit, "count", count)


def hit(state: Skirmish, target: i64, attacker: i64, how: i64) -> None:
    """A hit is about to take effect; first its owner may play a card."""
    state.push2(Hit.frame(target, attacker, how), 0)
    owner = state.seat_of(target)
    open_window(state, BOTH_SEATS if how & BY_ASSAULT else other_than(owner))


def take_hit(state: Skirmish, unit: i64, attacker: i64, how: i64) -> None:
    """HN-7.6: what a hit does."""
    kind = state.theatre.type_of[unit]
    if kind == INFANTRY:
        if how & KILLING or state.able(unit, LAST_HIT):
            eliminate(state, unit, False)
        else:
            state.mark(unit, BACK_UP)
            events.of_unit(state, "wounded", unit)
    elif kind == LIGHT:
        eliminate(state, unit, not how & KILLING)
    elif how & KILLING:
        eliminate(state, unit, False)
    else:
        state.push2(Damage.frame(unit, attacker, how), 0)
        open_window(state, BOTH_SEATS)


def damage(state: Skirmish, unit: i64, result: i64) -> None:
    """HN-7.6: the damage of a heavy vehicle; the same twice destroys it."""
    if result >= 6:
        eliminate(state, unit, True)
        return
    bit: i64 = CREW
    if result == 2:
        bit = TRACK
    elif result == 3 or result == 4:
        bit = ARMOUR
    elif result == 5:
        bit = MAIN_GUN
    if state.has(unit, bit):
        eliminate(state, unit, True)
        return
    state.mark(unit, bit)
    events.of_unit(state, "damaged", unit, "damage", result)
    if bit == ARMOUR:
        suppress(state, unit, 2)
    if bit == ARMOUR or bit == TRACK:
        stop(state, unit)


def stop(state: Skirmish, unit: i64) -> None:
    """HN-6.21: a unit that is on the move goes no further."""
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        state.frames[index] = KINDS[kind_of(top)].stopped(top, unit)
        index -= 2


def eliminate(state: Skirmish, unit: i64, wreck: bool) -> None:
    """A unit is out of the game: its token goes unseen, its riders get out, a wreck may stay."""
    theatre = state.theatre
    front = state.at(unit)
    rear = state.rear(unit)
    wreck = wreck and theatre.wreck_of[unit] != 0
    events.of_unit(state, "destroyed" if theatre.type_of[unit] else "eliminated", unit, "", 0, True)
    if front >= 0:
        items.drop_items(state, unit, front)
    elif state.carrier(unit) >= 0 and state.at(state.carrier(unit)) >= 0:
        items.drop_items(state, unit, state.at(state.carrier(unit)))
    if state.has(unit, MARKED):
        state.army(state.seat_of(unit)).markers += 1
        state.unmark(unit, MARKED)
    state.lift(unit)
    state.unmark(unit, VEILED)
    state.units[unit * 4] = GONE
    state.units[unit * 4 + 1] = NOWHERE
    state.set_token(unit, 0)
    if front >= 0 and wreck:
        state.leave_wreck(unit, front, rear)
    lay_down(state, unit)
    if front >= 0:
        if wreck:
            run_over_both(state, front, rear)
        for rider in range(theatre.n_units):
            if state.carrier(rider) == unit:
                state.push2(Placing.frame(rider, front, rear, RIDER), 0)


# Placing units again


def run_over(state: Skirmish, cell: i64) -> None:
    """HN-6.8: infantry under a vehicle that stopped, or under a wreck, is moved aside."""
    unit = state.foot(cell)
    if unit >= 0:
        state.push2(Placing.frame(unit, cell, NOWHERE, RUN_OVER), 0)


def run_over_both(state: Skirmish, front: i64, rear: i64) -> None:
    """HN-6.18: both squares of the vehicle; the initiative side's infantry goes first."""
    if rear < 0:
        run_over(state, front)
        return
    unit = state.foot(front)
    if unit >= 0 and state.seat_of(unit) == state.holder:
        run_over(state, rear)
        run_over(state, front)
    else:
        run_over(state, front)
        run_over(state, rear)


def can_be_moved(state: Skirmish, unit: i64) -> bool:
    return state.stat(unit, MOVE) - 2 * state.suppression(unit) > 0


def place_reason(state: Skirmish, top: i64, cell: i64) -> i64:
    """Why a unit that must be placed again cannot come to a square."""
    unit = Placing.unit(top)
    cause = Placing.cause(top)
    front = Placing.front(top)
    rear = Placing.rear(top)
    reason = may_stand(state, unit, cell)
    if reason != LEGAL:
        return reason
    if not free(state, cell):
        return why.OCCUPIED
    seat = state.seat_of(unit)
    if cause == TRAPPED:
        ruins = state.theatre.area[cell] == front and state.ground.kind[cell] == 0
        return LEGAL if ruins else why.NOT_BESIDE
    if cause == RIDER:
        # On its own squares only when no wreck lies there (HN-7.21).
        if cell == front or cell == rear:
            near = state.area(cell) <= state.theatre.n_areas
        else:
            near = reaches(state, front, cell) or (rear >= 0 and reaches(state, rear, cell))
        if not near:
            return why.NOT_BESIDE
        return why.ZONE if in_zone(state, seat, cell) else LEGAL
    if cause == ALLEY_LOST:
        return LEGAL if state.ground.gap(cell, front) <= 2 else why.NOT_BESIDE
    if not reaches(state, front, cell) or state.ground.kind[cell] != 0:
        return why.NOT_BESIDE
    return why.ZONE if in_zone(state, seat, cell) else LEGAL


def places(state: Skirmish, top: i64) -> vec[i64]:
    """The squares on which a unit may be placed again; none when it is lost."""
    found = vec[i64]()
    if Placing.cause(top) == RUN_OVER and not can_be_moved(state, Placing.unit(top)):
        return found
    for cell in range(state.theatre.n_cells):
        if place_reason(state, top, cell) == LEGAL:
            found = append(found, cell)
    if Placing.cause(top) == ALLEY_LOST:
        return nearest(state, Placing.front(top), found)
    return found


def nearest(state: Skirmish, alley: i64, found: vec[i64]) -> vec[i64]:
    """HN-5.25: the squares a lost alley overlapped, if there are any; else its neighbours."""
    near = vec[i64]()
    for cell in found:
        if state.ground.gap(cell, alley) <= 1:
            near = append(near, cell)
    return near if len(near) else found


class Placing(Moment):
    """HN-6.11: a unit that lost its place is put down again."""

    def __init__(self) -> None:
        super().__init__("place", units=1)

    @staticmethod
    def frame(unit: i64, front: i64, rear: i64, cause: i64) -> i64:
        """``front`` and ``rear`` are the squares it loses; for TRAPPED the first is the area."""
        return frame(PLACING, unit, front, rear + 1, cause)

    @staticmethod
    def front(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def rear(top: i64) -> i64:
        return field(top, THIRD) - 1

    @staticmethod
    def cause(top: i64) -> i64:
        return field(top, FOURTH)

    def advance(self, state: Skirmish, top: i64) -> bool:
        unit = Placing.unit(top)
        if state.at(unit) in (GONE, LEFT):
            state.pop2()
            return False
        if last_of(top) == 0:
            state.replace_top(with_last(top, 1))
            open_window(state, other_than(state.seat_of(unit)))
            return False
        if len(places(state, top)) == 0:
            state.pop2()
            if Placing.cause(top) != TRAPPED:
                items.drop_items(state, unit, Placing.front(top))
            eliminate(state, unit, False)
            return False
        return ask(state, state.seat_of(unit))

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return MOMENT

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for cell in places(state, top):
            found = append(found, code(ON, cell))
        return found

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(ON)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        found = place_reason(state, top, arg)
        if found == LEGAL:
            for cell in places(state, top):
                if cell == arg:
                    return LEGAL
            return why.NOT_BESIDE
        return found

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        unit = Placing.unit(top)
        state.pop2()
        state.lift(unit)
        if Placing.cause(top) == RIDER:
            suppress(state, unit, 1)
            if state.theatre.flip_of[unit] != FLIP_NONE:
                # HN-6.11: with the ability inactive: visible, or packed.
                if state.able(unit, CONCEALED):
                    state.mark(unit, BACK_UP)
                elif state.theatre.flip_of[unit] == FLIP_TRIPOD:
                    state.unmark(unit, BACK_UP)
        state.put(unit, arg, NOWHERE)
        events.of_unit(state, "placed", unit)
        concealment.look_around(state, unit)


class Hit(Moment):
    """HN-7.6: a hit is about to take effect; its owner may play a card first."""

    def __init__(self) -> None:
        super().__init__("hit", units=2)

    @staticmethod
    def frame(target: i64, attacker: i64, how: i64) -> i64:
        return frame(HIT, target, attacker, how)

    @staticmethod
    def target(top: i64) -> i64:
        return field(top, FIRST)

    @staticmethod
    def attacker(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def how(top: i64) -> i64:
        """What made the hit, as bits."""
        return field(top, THIRD)

    @staticmethod
    def has_passed(top: i64) -> bool:
        return field(top, FOURTH) != 0

    def advance(self, state: Skirmish, top: i64) -> bool:
        unit = Hit.target(top)
        how = Hit.how(top)
        if state.at(unit) < 0:
            state.pop2()
            return False
        if not Hit.has_passed(top) and not how & BY_ASSAULT:
            if asked(state, state.seat_of(unit)):
                return ask(state, state.seat_of(unit))
        state.pop2()
        take_hit(state, unit, Hit.attacker(top), how)
        if how & DRIVES_BACK and state.at(unit) >= 0:
            suppress(state, unit, 1)
        return False

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return OWN_HIT

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        state.replace_top(with_field(top, FOURTH, 1))

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        target = Hit.target(top)
        args["target"] = state.theatre.units[target]
        args["enemy"] = state.theatre.seats[state.seat_of(target)]
        return self.prompt


class Damage(Moment):
    """HN-7.20, HN-11.7: the attacker rolls for damage; of two dice the owner picks one."""

    def __init__(self) -> None:
        super().__init__("damage_die", units=1)

    @staticmethod
    def frame(unit: i64, attacker: i64, how: i64) -> i64:
        return frame(DAMAGE, unit, attacker, how)

    @staticmethod
    def attacker(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def how(top: i64) -> i64:
        return field(top, THIRD)

    @staticmethod
    def roll(top: i64) -> i64:
        """The dice, as digits; 0 before the roll."""
        return field(top, FOURTH)

    @staticmethod
    def stands(top: i64) -> bool:
        """Whether the attacker lets the roll stand."""
        return last_of(top) != 0

    def advance(self, state: Skirmish, top: i64) -> bool:
        rolled = Damage.roll(top)
        if rolled == 0:
            return roll(state)
        owner = state.seat_of(Damage.unit(top))
        if not Damage.stands(top) and may_roll_again(state, 1 - owner, Damage.attacker(top)):
            return ask(state, 1 - owner)
        if rolled > 6:
            state.replace_top(with_last(top, 1))
            return ask(state, owner)
        self.take(state, top, rolled)
        return False

    def take(self, state: Skirmish, top: i64, die: i64) -> None:
        how = Damage.how(top)
        state.pop2()
        plus: i64 = (1 if how & PIERCES else 0) + (1 if how & WEAK_POINT else 0)
        damage(state, Damage.unit(top), die + plus)

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return 0 if Damage.stands(top) else OWN_ROLL

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if Damage.stands(top):
            found = append(found, code(DIE, Damage.roll(top) // 10))
            return append(found, code(DIE, Damage.roll(top) % 10))
        found = rerolls(state, Damage.attacker(top), Damage.roll(top), found)
        return append(found, code(PASS, 0))

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(DIE) if Damage.stands(top) else bit(REROLL) | bit(REROLL_DIE) | bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == DIE:
            return LEGAL if dice.shows(Damage.roll(top), arg) else why.NO_TARGET
        if kind == PASS:
            return LEGAL
        return reroll_reason(state, Damage.attacker(top), Damage.roll(top), kind, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == DIE:
            self.take(state, top, arg)
        elif kind == PASS:
            state.replace_top(with_last(top, 1))
        else:
            spend_veteran(state, Damage.attacker(top))
            kept = dice.without(Damage.roll(top), arg) if kind == REROLL_DIE else i64(0)
            self.roll_again(state, top)
            if kept:
                state.set_top(state.top(), kept)

    def dice(self, state: Skirmish, top: i64) -> i64:
        if state.able(Damage.unit(top), GOOD_VIBRATIONS):
            return 2 - dice.digits(state.more())
        return 1

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        owner = state.seat_of(Damage.unit(top))
        rolled = dice.joined(state.more(), outcome)
        if state.journal is not None:
            events.rolled(state, 1 - owner, dice.faces(int(rolled)), "damage")
        state.set_top(with_field(top, FOURTH, rolled), 0)
        open_window(state, bit(owner))

    def roll_again(self, state: Skirmish, top: i64) -> None:
        state.replace_top(with_field(top, FOURTH, 0))

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        if Damage.stands(top):
            args["unit"] = state.theatre.units[Damage.unit(top)]
            return self.prompt
        args["dice"] = dice.faces(int(Damage.roll(top)))
        return "dice_rolled"


KINDS[PLACING] = Placing()
KINDS[HIT] = Hit()
KINDS[DAMAGE] = Damage()
