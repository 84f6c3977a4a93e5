"""An attack with one die: declared, cards, roll, cards, result (HN-7.3, HN-7.10).

An ATTACK frame holds attacker, target, the square it is made from and the one aimed at; its fifth
field packs how it is made and how far it is, its second number the sums.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE
from sandtable.heroes.fight import casualties
from sandtable.heroes.fight.casualties import BY_FIRE, DRIVES_BACK, KILLING, PIERCES
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
from sandtable.heroes.model import events
from sandtable.heroes.model.codes import (
    ATTACK,
    DEMOLISHING,
    DEMOLITION,
    FAUST,
    FRIGHTENING,
    NOBODY_FIRES,
    PANZERFAUST,
    PIERCING,
    SNIPE,
    SUPPRESS,
    SUPPRESS_SECOND,
    VERBS,
    field_a,
    field_b,
    field_c,
    field_d,
    field_e,
    frame,
    kind_of,
    shifted,
    with_stage,
)
from sandtable.heroes.model.state import Skirmish
from sandtable.heroes.model.windows import EVERYBODY, open_window

# Stages
ASK_FIRST: Final = 0
ASK_SECOND: Final = 1
ROLLING: Final = 2
ROLLED: Final = 3
JUDGED: Final = 4

NO_CELL: Final = 1023
ROOM_ATTACK: Final = 1
"""Thrown into a room or position: no cover."""

# The second number of the frame
LIMIT_AT: Final = 8
OTHER_AT: Final = 16
DEFENCE_AT: Final = 24
DIE_AT: Final = 32
HOW_AT: Final = 40
UNDECIDED: Final = -1
"""The second number of a DEMOLISHING frame: the attacker is asked whether to roll."""
ZERO: Final = 64
"""Added to a bonus so that it is never negative."""


def pack(verb: i64, stage: i64, seat: i64, room: i64) -> i64:
    return verb | stage << 4 | seat << 8 | room << 9


def verb_of(top: i64) -> i64:
    return field_e(top) & 15


def stage_of(top: i64) -> i64:
    return field_e(top) >> 4 & 15


def seat_of(top: i64) -> i64:
    """The attacking side."""
    return field_e(top) >> 8 & 1


def room_of(top: i64) -> bool:
    return field_e(top) >> 9 & 1 != 0


def set_stage(state: Skirmish, stage: i64) -> None:
    top = state.top()
    e = field_e(top) & ~i64(15 << 4) | stage << 4
    state.replace_top(with_stage(top, e))


def begin(state: Skirmish, unit: i64, verb: i64, shot: Shot) -> None:
    """A shot is declared."""
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
    state.push2(
        frame(ATTACK, unit, shot.target, start, shot.aim, pack(verb, ASK_FIRST, seat, room)), more
    )


def blast(
    state: Skirmish,
    unit: i64,
    seat: i64,
    verb: i64,
    target: i64,
    bonus: i64,
    room: bool,
) -> None:
    """HN-9.2: a unit under a template is attacked."""
    shot = blast_shot(state, unit, target, bonus, room)
    push(state, unit, seat, verb, shot, BY_FIRE, 1 if room else 0)


def blast_shot(state: Skirmish, unit: i64, target: i64, bonus: i64, room: bool) -> Shot:
    """The numbers of a template: no range, no terrain in between."""
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
    """A unit lost a suppression: where it comes off the result, it now does less (HN-7.19)."""
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == ATTACK and field_a(top) == unit:
            if not splits_or_doubles(state, unit, verb_of(top)):
                state.frames[index - 1] -= shifted(SUPPRESSED_PENALTY, OTHER_AT)
        index -= 2


def add_defence(state: Skirmish, count: i64) -> None:
    state.set_top(state.top(), state.more() + (count << DEFENCE_AT))


def clear_limit(state: Skirmish) -> None:
    """Sneaky Shot: limiting terrain does not count."""
    state.set_top(state.top(), state.more() & ~shifted(255, LIMIT_AT))


def add_how(state: Skirmish, bits: i64) -> None:
    state.set_top(state.top(), state.more() | bits << HOW_AT)


def doubles(verb: i64) -> bool:
    return verb == SUPPRESS or verb == SUPPRESS_SECOND


def modifier(verb: i64, more: i64) -> i64:
    """HN-7.10: everything that is added to the die; a sum below 0 is not doubled (HN-11.18)."""
    bonus = bonus_of(more)
    if doubles(verb) and bonus > 0:
        bonus *= 2
    return bonus - (more >> LIMIT_AT & 255) - (more >> OTHER_AT & 255)


def defence_of(more: i64) -> i64:
    return more >> DEFENCE_AT & 255


def die_of(more: i64) -> i64:
    return more >> DIE_AT & 255


def set_die(state: Skirmish, die: i64) -> None:
    state.set_top(state.top(), state.more() & ~shifted(255, DIE_AT) | die << DIE_AT)
    set_stage(state, ROLLED)


def judge(state: Skirmish) -> None:
    """The roll counts."""
    top = state.top()
    more = state.more()
    unit = field_a(top)
    target = field_b(top)
    verb = verb_of(top)
    total = die_of(more) + modifier(verb, more)
    defence = defence_of(more)
    how = more >> HOW_AT & 255
    state.pop2()
    if state.at(target) < 0:
        return  # HN-3.3: it is not there any more
    result = outcome(verb, total, defence)
    if state.journal is not None:
        tell_result(state, top, more, total, result)
    follow_up(state, top, unit, target, verb)
    if result == NONE:
        if (
            unit != NOBODY_FIRES
            and is_fire(verb)
            and (weapon_able(state, unit, weapon_of(verb), FRIGHTENING))
        ):
            casualties.suppress(state, target, 1)
    elif result == SUPPRESSED:
        casualties.suppress(state, target, 1)
    elif result == SUPPRESSED_TWICE:
        casualties.suppress(state, target, 2)
    else:
        if result == KILLED:
            how |= KILLING
        elif result == HIT_AND_SUPPRESSED:
            how |= DRIVES_BACK
        casualties.hit(state, target, unit, how)


NONE: Final = 0
SUPPRESSED: Final = 1
SUPPRESSED_TWICE: Final = 2
HIT: Final = 3
HIT_AND_SUPPRESSED: Final = 4
KILLED: Final = 5
RESULTS: Final = ["none", "suppressed", "suppressed_twice", "hit", "hit_and_suppressed", "killed"]


def outcome(verb: i64, total: i64, defence: i64) -> i64:
    """What a result means."""
    if verb == SNIPE:
        if total <= 1:
            return NONE
        if total <= 3:
            return SUPPRESSED
        return HIT if total <= 5 else HIT_AND_SUPPRESSED
    if total < defence:
        return NONE
    if doubles(verb):
        return SUPPRESSED_TWICE if total >= 2 * defence else SUPPRESSED
    return KILLED if total >= 2 * defence else HIT


def follow_up(state: Skirmish, top: i64, unit: i64, target: i64, verb: i64) -> None:
    """HN-9.6, HN-9.18: after an attack on a unit in a structure the demolition dice may follow."""
    if unit == NOBODY_FIRES or not (is_fire(verb) or verb == FAUST) or doubles(verb):
        return
    dice = demolition_of(state, unit, verb)
    area = state.area(field_d(top))
    if dice and area and structure(state, area):
        state.push2(frame(DEMOLISHING, unit, area, dice, state.seat_of(unit)), UNDECIDED)


def demolish(state: Skirmish, unit: i64, area: i64, dice: i64, seat: i64) -> None:
    """The demolition dice are about to be rolled."""
    state.push2(frame(DEMOLISHING, unit, area, dice, seat), 0)
    open_window(state, EVERYBODY)


def demolition_of(state: Skirmish, unit: i64, verb: i64) -> i64:
    if verb == FAUST:
        return state.theatre.kit_bonus[PANZERFAUST * 5 + 3]
    return weapon_stat(state, unit, weapon_of(verb), DEMOLITION)


def structure(state: Skirmish, area: i64) -> i64:
    """HN-5.7: how many demolition points destroy an area; 0 when nothing does."""
    theatre = state.theatre
    if area <= theatre.n_areas:
        return theatre.area_structure[area - 1]
    return theatre.wreck_structure[area - theatre.n_areas - 1]


def tell_result(state: Skirmish, top: i64, more: i64, total: i64, result: i64) -> None:
    unit = field_a(top)
    target = field_b(top)
    verb = verb_of(top)
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
        args["side"] = state.theatre.seats[seat_of(top)]
        args["enemy"] = state.theatre.seats[state.seat_of(target)]
        args["target"] = state.theatre.units[target]
        args["target_cell"] = events.place(state, target)
        events.tell(state, "attacked", args)
    else:
        events.of_pair(state, "attacked", unit, target, args)


def chances(verb: i64, modifier: i64, defence: i64) -> dict[str, int]:
    """Of six faces, how many lead to each result."""
    counts = {"hits": 0, "kills": 0, "suppresses": 0, "ways": 6}
    for die in range(1, 7):
        result = outcome(verb, die + modifier, defence)
        if result >= HIT:
            counts["hits"] += 1
        if result == KILLED:
            counts["kills"] += 1
        if result in (SUPPRESSED, SUPPRESSED_TWICE, HIT_AND_SUPPRESSED):
            counts["suppresses"] += 1
    return counts


def preview(verb: i64, shot: Shot) -> dict[str, int]:
    """Every number of a shot, and its chance."""
    bonus = shot.bonus * 2 if doubles(verb) and shot.bonus > 0 else shot.bonus
    sum = bonus - shot.limit - shot.far - shot.shaken
    return {
        "bonus": int(shot.bonus),
        "limit": int(shot.limit),
        "range": int(shot.distance),
        "far": int(shot.far),
        "suppressed": int(shot.shaken),
        "sum": int(sum),
        "defence": int(shot.defence),
        "cover": int(shot.cover),
        "total": int(shot.defence + shot.cover),
        "side": int(shot.side),
        **chances(verb, sum, shot.defence + shot.cover),
    }


def retarget(state: Skirmish, target: i64) -> None:
    """Return to Sender: the grenade comes back."""
    top = state.top()
    shot = Shot(0)
    shot.target = target
    shot.aim = state.at(target)
    defend(state, shot, NOWHERE)
    if room_of(top):
        shot.cover = 0
    more = state.more() & ~shifted(255, DEFENCE_AT) | (shot.defence + shot.cover) << DEFENCE_AT
    state.set_top(frame(ATTACK, field_a(top), target, field_c(top), shot.aim, field_e(top)), more)
