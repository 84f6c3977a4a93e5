"""An attack with one die: declaration, cards, roll, cards, result, and effects of a hit (HN-7)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.fight import demolition
from sandtable.heroes.fight.casualties import eliminate, stop, suppress
from sandtable.heroes.fight.shots import (
    SUPPRESSED_PENALTY,
    Shot,
    defend,
    is_fire,
    splits_or_doubles,
    weapon_able,
    weapon_of,
    weapon_stat,
)
from sandtable.heroes.model import dice, events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.battlefield import DICE
from sandtable.heroes.model.codes import (
    ATTACK,
    DAMAGE,
    DEMOLITION,
    DIE,
    FAUST,
    FRIGHTENING,
    GOOD_VIBRATIONS,
    HEAVY,
    HIT,
    LAST_HIT,
    LIGHT,
    NOBODY_FIRES,
    PANZERFAUST,
    PASS,
    PIERCING,
    REROLL,
    REROLL_DIE,
    SNIPE,
    SUPPRESS,
    SUPPRESS_SECOND,
    VERBS,
    bit,
    code,
    shifted,
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
    only_pass,
    roll,
    with_field,
    with_last,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import ARMOUR, BACK_UP, CREW, MAIN_GUN, TRACK, Skirmish
from sandtable.heroes.model.windows import (
    ATTACKED,
    BOTH_SEATS,
    OWN_ATTACK,
    OWN_HIT,
    OWN_ROLL,
    asked,
    asked_if_attacked,
    open_window,
    other_than,
)

# Causes of a hit, as bits of its frame
KILLING: Final = 1
BY_FIRE: Final = 2
BY_ASSAULT: Final = 4
PIERCES: Final = 8
WEAK_POINT: Final = 16
DRIVES_BACK: Final = 32

# Effects of a hit, as a preview reports them
WOUNDS: Final = 0
DESTROYS: Final = 1
DAMAGES: Final = 2

# Stages
ASK_FIRST: Final = 0
ASK_SECOND: Final = 1
ROLLING: Final = 2
ROLLED: Final = 3

NO_CELL: Final = 1023

# Bit offsets in the frame's second number
LIMIT_AT: Final = 8
OTHER_AT: Final = 16
DEFENCE_AT: Final = 24
DIE_AT: Final = 32
HOW_AT: Final = 40
ZERO: Final = 64
"""Added to a bonus so that the stored number is never negative."""


def begin(state: Skirmish, unit: i64, verb: i64, shot: Shot) -> None:
    """Declare a shot."""
    how: i64 = BY_FIRE if is_fire(verb) or verb == SNIPE else 0
    if verb != FAUST and verb != SNIPE and weapon_able(state, unit, weapon_of(verb), PIERCING):
        how |= PIERCES
    push(state, unit, state.seat_of(unit), verb, shot, how, 0)


def push(state: Skirmish, unit: i64, seat: i64, verb: i64, shot: Shot, how: i64, room: i64) -> None:
    more = (
        shot.bonus + ZERO
        | shot.limit << LIMIT_AT
        | (shot.far + shot.shaken) << OTHER_AT
        | (shot.defence + shot.cover) << DEFENCE_AT
        | how << HOW_AT
    )
    start = shot.start if shot.start >= 0 else NO_CELL
    state.push2(Attack.frame(unit, shot.target, start, shot.aim, verb, seat, room), more)


def blast(
    state: Skirmish,
    unit: i64,
    seat: i64,
    verb: i64,
    target: i64,
    bonus: i64,
    room: bool,
) -> None:
    """Start the attack of a template on a unit (HN-9.2)."""
    shot = blast_shot(state, unit, target, bonus, room)
    push(state, unit, seat, verb, shot, BY_FIRE, 1 if room else 0)


def blast_shot(state: Skirmish, unit: i64, target: i64, bonus: i64, room: bool) -> Shot:
    """Return the shot of a template: no range, no terrain in between."""
    shot = Shot(0)
    shot.target = target
    shot.aim = state.at(target)
    shot.bonus = bonus
    if unit != NOBODY_FIRES:
        shot.shaken = state.suppression(unit) * 2
    defend(state, shot, NOWHERE)
    if room:
        shot.cover = 0
    return shot


def bonus_of(more: i64) -> i64:
    return (more & 255) - ZERO


def add_bonus(state: Skirmish, count: i64) -> None:
    state.set_top(state.top(), state.more() + count)


def steady(state: Skirmish, unit: i64) -> None:
    """Reduce the penalty of a unit's pending attacks after it lost a suppression (HN-7.19).

    Only where the penalty is subtracted from the result, not from the bonus.
    """
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == ATTACK and Attack.attacker(top) == unit:
            if not splits_or_doubles(state, unit, Attack.verb(top)):
                state.frames[index - 1] -= shifted(SUPPRESSED_PENALTY, OTHER_AT)
        index -= 2


def add_defence(state: Skirmish, count: i64) -> None:
    state.set_top(state.top(), state.more() + (count << DEFENCE_AT))


def clear_limit(state: Skirmish) -> None:
    """Ignore limiting terrain (Sneaky Shot)."""
    state.set_top(state.top(), state.more() & ~shifted(255, LIMIT_AT))


def add_how(state: Skirmish, bits: i64) -> None:
    state.set_top(state.top(), state.more() | bits << HOW_AT)


def doubles(verb: i64) -> bool:
    return verb == SUPPRESS or verb == SUPPRESS_SECOND


def modifier(verb: i64, more: i64) -> i64:
    """Return what is added to the die (HN-7.10); a bonus below 0 is not doubled (HN-11.18)."""
    bonus = bonus_of(more)
    if doubles(verb) and bonus > 0:
        bonus *= 2
    return bonus - (more >> LIMIT_AT & 255) - (more >> OTHER_AT & 255)


def defence_of(more: i64) -> i64:
    return more >> DEFENCE_AT & 255


def die_of(more: i64) -> i64:
    return more >> DIE_AT & 255


def judge(state: Skirmish) -> None:
    """Apply the result of the roll."""
    top = state.top()
    more = state.more()
    unit = Attack.attacker(top)
    target = Attack.target(top)
    verb = Attack.verb(top)
    total = die_of(more) + modifier(verb, more)
    defence = defence_of(more)
    how = more >> HOW_AT & 255
    state.pop2()
    if state.at(target) < 0:
        return  # HN-3.3: the target is gone
    result = outcome(verb, total, defence)
    if state.journal is not None:
        tell_result(state, top, more, total, result)
    follow_up(state, top, unit, verb)
    if result == NONE:
        if (
            unit != NOBODY_FIRES
            and is_fire(verb)
            and (weapon_able(state, unit, weapon_of(verb), FRIGHTENING))
        ):
            suppress(state, target, 1)
    elif result == SUPPRESSED:
        suppress(state, target, 1)
    elif result == SUPPRESSED_TWICE:
        suppress(state, target, 2)
    else:
        if result == KILLED:
            how |= KILLING
        elif result == HIT_AND_SUPPRESSED:
            how |= DRIVES_BACK
        hit(state, target, unit, how)


NONE: Final = 0
SUPPRESSED: Final = 1
SUPPRESSED_TWICE: Final = 2
PLAIN_HIT: Final = 3
HIT_AND_SUPPRESSED: Final = 4
KILLED: Final = 5
RESULTS: Final = ["none", "suppressed", "suppressed_twice", "hit", "hit_and_suppressed", "killed"]


def outcome(verb: i64, total: i64, defence: i64) -> i64:
    """Return the result of an attack with this total against this defence."""
    if verb == SNIPE:
        if total <= 1:
            return NONE
        if total <= 3:
            return SUPPRESSED
        return PLAIN_HIT if total <= 5 else HIT_AND_SUPPRESSED
    if total < defence:
        return NONE
    if doubles(verb):
        return SUPPRESSED_TWICE if total >= 2 * defence else SUPPRESSED
    return KILLED if total >= 2 * defence else PLAIN_HIT


def follow_up(state: Skirmish, top: i64, unit: i64, verb: i64) -> None:
    """Offer demolition dice after an attack on a unit in a structure (HN-9.6, HN-9.18)."""
    if unit == NOBODY_FIRES or not (is_fire(verb) or verb == FAUST) or doubles(verb):
        return
    dice = demolition_of(state, unit, verb)
    area = state.area(Attack.aim(top))
    if dice and area and demolition.structure(state, area):
        demolition.offer(state, unit, area, dice)


def demolition_of(state: Skirmish, unit: i64, verb: i64) -> i64:
    if verb == FAUST:
        return state.theatre.kit_number(PANZERFAUST, DICE)
    return weapon_stat(state, unit, weapon_of(verb), DEMOLITION)


def tell_result(state: Skirmish, top: i64, more: i64, total: i64, result: i64) -> None:
    unit = Attack.attacker(top)
    target = Attack.target(top)
    verb = Attack.verb(top)
    args: dict[str, object] = {
        "action": VERBS[verb] if verb < len(VERBS) else "card",
        "die": int(die_of(more)),
        "bonus": int(bonus_of(more)),
        "limit": int(more >> LIMIT_AT & 255),
        "other": int(more >> OTHER_AT & 255),
        "total": int(total),
        "defence": int(defence_of(more)),
        "result": RESULTS[result],
    }
    if unit == NOBODY_FIRES:
        args["side"] = state.theatre.seats[Attack.seat(top)]
        args["enemy"] = state.theatre.seats[state.seat_of(target)]
        args["target"] = state.theatre.units[target]
        args["target_cell"] = events.place(state, target)
        events.tell(state, "attacked", args)
    else:
        events.of_pair(state, "attacked", unit, target, args)


def chances(verb: i64, modifier: i64, defence: i64) -> dict[str, int]:
    """Count the faces of the die that lead to each result."""
    counts = {"hits": 0, "kills": 0, "suppresses": 0, "ways": 6}
    for die in range(1, 7):
        result = outcome(verb, die + modifier, defence)
        if result >= PLAIN_HIT:
            counts["hits"] += 1
        if result == KILLED:
            counts["kills"] += 1
        if result in (SUPPRESSED, SUPPRESSED_TWICE, HIT_AND_SUPPRESSED):
            counts["suppresses"] += 1
    return counts


def sum_of(verb: i64, shot: Shot) -> i64:
    """Return what is added to the die."""
    bonus = shot.bonus * 2 if doubles(verb) and shot.bonus > 0 else shot.bonus
    return bonus - shot.limit - shot.far - shot.shaken


def odds(verb: i64, shot: Shot) -> dict[str, int]:
    return chances(verb, sum_of(verb, shot), shot.defence + shot.cover)


def preview(state: Skirmish, verb: i64, shot: Shot) -> dict[str, int]:
    """Return all numbers of a shot, its odds, and the effect of a hit."""
    return {
        "bonus": int(shot.bonus),
        "limit": int(shot.limit),
        "range": int(shot.distance),
        "far": int(shot.far),
        "suppressed": int(shot.shaken),
        "sum": int(sum_of(verb, shot)),
        "defence": int(shot.defence),
        "cover": int(shot.cover),
        "total": int(shot.defence + shot.cover),
        **({"side": int(shot.side)} if state.theatre.type_of[shot.target] == HEAVY else {}),
        **odds(verb, shot),
        "effect": int(hit_effect(state, shot.target)),
    }


def retarget(state: Skirmish, target: i64) -> None:
    """Turn a grenade back on another target (Return to Sender)."""
    top = state.top()
    shot = Shot(0)
    shot.target = target
    shot.aim = state.at(target)
    defend(state, shot, NOWHERE)
    if Attack.into_room(top):
        shot.cover = 0
    more = state.more() & ~shifted(255, DEFENCE_AT) | (shot.defence + shot.cover) << DEFENCE_AT
    state.set_top(
        frame(ATTACK, Attack.attacker(top), target, Attack.start(top), shot.aim, last_of(top)),
        more,
    )


# Hits and damage


def hit(state: Skirmish, target: i64, attacker: i64, how: i64) -> None:
    """Push a hit that is about to take effect; its owner may play a card first."""
    state.push2(Hit.frame(target, attacker, how), 0)
    owner = state.seat_of(target)
    open_window(state, BOTH_SEATS if how & BY_ASSAULT else other_than(owner))


def hit_effect(state: Skirmish, unit: i64) -> i64:
    """Return the effect of a hit that is not a double one (HN-7.6)."""
    kind = state.theatre.type_of[unit]
    if kind == HEAVY:
        return DAMAGES
    return DESTROYS if kind == LIGHT or state.able(unit, LAST_HIT) else WOUNDS


def take_hit(state: Skirmish, unit: i64, attacker: i64, how: i64) -> None:
    """Apply a hit to a unit (HN-7.6)."""
    effect = hit_effect(state, unit)
    if how & KILLING:
        eliminate(state, unit, False)
    elif effect == WOUNDS:
        state.mark(unit, BACK_UP)
        events.of_unit(state, "wounded", unit)
    elif effect == DESTROYS:
        eliminate(state, unit, state.theatre.type_of[unit] == LIGHT)
    else:
        state.push2(Damage.frame(unit, attacker, how), 0)
        open_window(state, BOTH_SEATS)


def damage(state: Skirmish, unit: i64, result: i64) -> None:
    """Damage a heavy vehicle; the same damage twice destroys it (HN-7.6)."""
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


class Attack(Moment):
    """An attack with one die on one unit (HN-7.3). Its frame's second number holds the sums."""

    def __init__(self) -> None:
        super().__init__("attack", units=2)
        self.rules = {
            "attack": ["HN-3.8", "HN-7.3"],
            "rolled": ["HN-3.8", "HN-7.3", "HN-7.7", "HN-12.5"],
        }

    @staticmethod
    def frame(
        attacker: i64, target: i64, start: i64, aim: i64, verb: i64, seat: i64, room: i64
    ) -> i64:
        """``room``: 1 for a grenade thrown into a room or position."""
        last = verb | ASK_FIRST << 4 | seat << 8 | room << 9
        return frame(ATTACK, attacker, target, start, aim, last)

    @staticmethod
    def attacker(top: i64) -> i64:
        return field(top, FIRST)

    @staticmethod
    def target(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def start(top: i64) -> i64:
        """Return the square the attack is made from, or NO_CELL."""
        return field(top, THIRD)

    @staticmethod
    def aim(top: i64) -> i64:
        """Return the attacked square."""
        return field(top, FOURTH)

    @staticmethod
    def verb(top: i64) -> i64:
        return last_of(top) & 15

    @staticmethod
    def stage(top: i64) -> i64:
        return last_of(top) >> 4 & 15

    @staticmethod
    def seat(top: i64) -> i64:
        """Return the attacking side."""
        return last_of(top) >> 8 & 1

    @staticmethod
    def into_room(top: i64) -> bool:
        return last_of(top) >> 9 & 1 != 0

    @staticmethod
    def at_stage(top: i64, stage: i64) -> i64:
        """Return the frame with another stage."""
        return with_last(top, last_of(top) & ~i64(15 << 4) | stage << 4)

    def advance(self, state: Skirmish, top: i64) -> bool:
        stage = Attack.stage(top)
        if state.at(Attack.target(top)) < 0:
            state.pop2()
            return False
        if stage <= ASK_SECOND:
            seat = state.holder if stage == ASK_FIRST else 1 - state.holder
            own = Attack.seat(top) == seat
            if asked(state, seat) if own else asked_if_attacked(state, seat):
                return ask(state, seat)
            state.replace_top(Attack.at_stage(top, stage + 1))
            return False
        if stage == ROLLING:
            return roll(state)
        if stage == ROLLED:
            seat = Attack.seat(top)
            if may_roll_again(state, seat, Attack.attacker(top)):
                return ask(state, seat)
        judge(state)
        return False

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        if Attack.stage(top) == ROLLED:
            return OWN_ROLL
        return OWN_ATTACK if Attack.seat(top) == seat else ATTACKED

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        if Attack.stage(top) == ROLLED:
            return rerolls(state, Attack.attacker(top), die_of(state.more()), only_pass())
        return only_pass()

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(REROLL) | bit(PASS) if Attack.stage(top) == ROLLED else bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == PASS:
            return LEGAL
        return reroll_reason(state, Attack.attacker(top), die_of(state.more()), kind, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == REROLL:
            spend_veteran(state, Attack.attacker(top))
            self.roll_again(state, top)
        elif Attack.stage(top) == ROLLED:
            judge(state)
        else:
            state.replace_top(Attack.at_stage(top, Attack.stage(top) + 1))

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        more = state.more() & ~shifted(255, DIE_AT) | outcome << DIE_AT
        state.set_top(Attack.at_stage(top, ROLLED), more)
        open_window(state, other_than(Attack.seat(top)))

    def roll_again(self, state: Skirmish, top: i64) -> None:
        state.replace_top(Attack.at_stage(top, ROLLING))

    def card_played(self, state: Skirmish, top: i64) -> None:
        if Attack.stage(top) == ASK_SECOND:
            state.replace_top(Attack.at_stage(top, ASK_FIRST))

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        target = Attack.target(top)
        args["target"] = state.theatre.units[target]
        args["enemy"] = state.theatre.seats[state.seat_of(target)]
        if Attack.stage(top) == ROLLED:
            args["die"] = int(die_of(state.more()))
            return "rolled"
        return self.prompt

    def preview(self, state: Skirmish, top: i64, kind: i64, arg: i64) -> dict[str, int]:
        if kind != PASS or Attack.stage(top) > ASK_SECOND:
            return {}
        more = state.more()
        verb = Attack.verb(top)
        sum = modifier(verb, more)
        total = defence_of(more)
        return {
            "sum": int(sum),
            "total": int(total),
            **chances(verb, sum, total),
            "effect": int(hit_effect(state, Attack.target(top))),
        }


class Hit(Moment):
    """A hit that is about to take effect; its owner may play a card first (HN-7.6)."""

    def __init__(self) -> None:
        super().__init__("hit", units=2)
        self.rules = {"hit": ["HN-7.6", "HN-3.8"]}

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
        """Return the causes of the hit, as bits."""
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
    """The attacker's damage roll; of two dice the vehicle's owner picks one (HN-7.20, HN-11.7)."""

    def __init__(self) -> None:
        super().__init__("damage_die", units=1)
        self.rules = {"damage_die": ["HN-7.20", "HN-11.7"]}

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
        """Return the dice, as digits; 0 before the roll."""
        return field(top, FOURTH)

    @staticmethod
    def stands(top: i64) -> bool:
        """Whether the attacker accepted the roll."""
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


KINDS[ATTACK] = Attack()
KINDS[HIT] = Hit()
KINDS[DAMAGE] = Damage()
