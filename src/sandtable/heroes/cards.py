"""Action cards: when each may be played, at what, and what it does (HN-3, HN-14).

A played card is a PLAYED frame: card, side, target plus one, second target plus one, stage. First
the enemy may answer, then it is resolved: taking frames off the stack is last in, first out. What
it changes is the frame below: the attack, the move, the hit during which it was played.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.grid.lines import crossing_distance
from sandtable.grid.squares import INNER, NOWHERE
from sandtable.heroes import ambush, assault, attack, blast, casualties, movement, tell
from sandtable.heroes import reasons as why
from sandtable.heroes.blast import near_targets
from sandtable.heroes.casualties import BY_ASSAULT, BY_FIRE, DRIVES_BACK, WEAK_POINT
from sandtable.heroes.menu import FLIPPED as MENU_FLIPPED
from sandtable.heroes.menu import (
    NEW_MENU,
    begin_menu,
    can_act,
    flags_of,
    menu_flags,
    set_menu_flag,
)
from sandtable.heroes.menu import OPENED as MENU_OPENED
from sandtable.heroes.menu import RAGING as MENU_RAGING
from sandtable.heroes.movement import OPENINGS, STEPPED, STOPPED, SURE
from sandtable.heroes.opportunity import begin_shooter, could_shoot
from sandtable.heroes.paths import reaches
from sandtable.heroes.reasons import LEGAL
from sandtable.heroes.shots import Shot, defend
from sandtable.heroes.sight import distance
from sandtable.heroes.state import (
    ACTED,
    ARMOUR,
    BACK_UP,
    CREW,
    MAIN_GUN,
    PASSING,
    TRACK,
    Skirmish,
)
from sandtable.heroes.windows import afresh, open_window, other_than
from sandtable.heroes.words import (
    AIM,
    ASSAULT,
    ASSAULTING,
    AT,
    ATTACK,
    BLAST,
    BY_CARD,
    CHOOSING,
    CONCEALED,
    DAMAGE,
    DEMOLISHING,
    DRAWING,
    FLIP_AMBUSH,
    FLIP_NONE,
    GOING,
    HEAVY,
    HIT,
    INFANTRY,
    LAST_HIT,
    MENU,
    MOST_NUMBERS,
    MOVING,
    NOBODY_FIRES,
    OFFICER,
    PANZERFAUST,
    PICK,
    PLAYED,
    SHOOTING_UP,
    SHOWN,
    THROW,
    WINDOW,
    B,
    C,
    D,
    bit,
    code,
    field_a,
    field_b,
    field_c,
    field_d,
    frame,
    kind_of,
    shifted,
    with_field,
    with_stage,
)

# Effects
ACTIVATE_UNIT: Final = 0
REROLL_DICE: Final = 1
OPENING: Final = 2
RALLY: Final = 3
NEXT_ORDER: Final = 4
STOP_HIT: Final = 5
CANCEL: Final = 6
FLIP_UNIT: Final = 7
MOVE_AGAIN: Final = 8
SHOOT: Final = 9
DEFEND: Final = 10
WEAKEN: Final = 11
RAGE: Final = 12
ADVANCE: Final = 13
SURE_FOOTED: Final = 14
FALL_BACK: Final = 15
READY: Final = 16
RELAY: Final = 17
SNEAK: Final = 18
ONE_MORE_ORDER: Final = 19
TAKE_INITIATIVE: Final = 20
CONFUSE: Final = 21
SCRAMBLE: Final = 22
HIT_AND_RUN: Final = 23
RETURN: Final = 24
EVERYBODY_MOVES: Final = 25
STOP_FIRE_HIT: Final = 26
BOG_DOWN: Final = 27
DRIVE_BACK: Final = 28
DRAW_CARDS: Final = 29
PRECISION: Final = 30
RAM: Final = 31
REPAIR: Final = 32
STORM: Final = 33
DESERT: Final = 34
GIVE_FAUST: Final = 35
RESUPPLY: Final = 36
RALLY_ALL: Final = 37
BOOBY_TRAP: Final = 38
MINE: Final = 39
BUNDLE: Final = 40
HEAL: Final = 41
ARTILLERY: Final = 42
AIR: Final = 43
EFFECTS: Final = [
    "activate_unit",
    "reroll",
    "opening",
    "rally",
    "next_order",
    "stop_hit",
    "cancel",
    "flip_unit",
    "move_again",
    "shoot",
    "defend",
    "weaken",
    "rage",
    "advance",
    "sure_footed",
    "fall_back",
    "ready",
    "relay",
    "sneak",
    "one_more_order",
    "take_initiative",
    "confuse",
    "scramble",
    "hit_and_run",
    "return",
    "everybody_moves",
    "stop_fire_hit",
    "bog_down",
    "drive_back",
    "draw_cards",
    "precision",
    "ram",
    "repair",
    "storm",
    "desert",
    "give_faust",
    "resupply",
    "rally_all",
    "booby_trap",
    "mine",
    "bundle",
    "heal",
    "artillery",
    "air",
]

STIRS: Final = (
    1 << ACTIVATE_UNIT | 1 << RALLY | 1 << NEXT_ORDER | 1 << EVERYBODY_MOVES | 1 << RALLY_ALL
)
"""Effects by which units move or have a zone again: they wait while a unit passes another, which
could be left with no square to stop on."""

# What a card is aimed at
AT_NOTHING: Final = 0
AT_OWN: Final = 1
AT_ENEMY: Final = 2
AT_CROSSING: Final = 3
AT_TWO_OWN: Final = 4
AT_TWO_ENEMIES: Final = 5

# Stages of a played card
ANSWERING: Final = 0
SHOT_AT: Final = 1
"""HN-3.4: the enemy rolls against an air card."""
RESOLVING: Final = 2
CANCELLED: Final = 3

NEAR_OFFICER: Final = 2
NEXT_HOLDER: Final = 1
"""Bits of the state's ``extra``: 1 and 2 name the side that takes the initiative."""


def aimed(effect: i64) -> i64:
    """What a card with this effect is aimed at."""
    if effect in (ACTIVATE_UNIT, RALLY, SHOOT, READY, REPAIR, HEAL):
        return AT_OWN
    if effect in (SCRAMBLE, HIT_AND_RUN, RAM, DESERT):
        return AT_ENEMY
    if effect in (BUNDLE, ARTILLERY, AIR):
        return AT_CROSSING
    if effect == RELAY:
        return AT_TWO_OWN
    return AT_TWO_ENEMIES if effect == CONFUSE else AT_NOTHING


def play_reason(state: Skirmish, seat: i64, card: i64, window: i64) -> i64:
    """Why a card cannot be played in a window."""
    theatre = state.theatre
    if state.army(seat).hand[card] == 0:
        return why.NOT_IN_HAND
    if theatre.windows[card] & window == 0:
        return why.NOT_NOW
    effect = theatre.effect[card]
    if STIRS >> effect & 1 and in_passing(state):
        return why.CANNOT_STOP
    kind = aimed(effect)
    if kind != AT_NOTHING:
        return LEGAL if has_targets(state, seat, card, 0) else why.NO_USE
    return LEGAL if helps(state, seat, card, effect) else why.NO_USE


def playable(state: Skirmish, seat: i64, window: i64) -> vec[i64]:
    """The cards of a hand that may be played in a window."""
    found = vec[i64]()
    army = state.army(seat)
    left = army.hand_size
    card: i64 = 0
    while left > 0:
        if army.hand[card]:
            left -= army.hand[card]
            if state.theatre.windows[card] & window:
                if play_reason(state, seat, card, window) == LEGAL:
                    found = append(found, card)
        card += 1
    return found


def in_passing(state: Skirmish) -> bool:
    """Whether a unit is moving and just now on another's square, on its way through (HN-6.25).

    Not one that has reached the enemy it assaults: it takes no further step.
    """
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == MOVING and state.has(field_a(top), PASSING):
            return state.at(field_a(top)) != field_c(top) - 1
        index -= 2
    return False


def helps(state: Skirmish, seat: i64, card: i64, effect: i64) -> bool:
    """Whether a card without a target would do anything now."""
    top = state.top()
    kind = kind_of(top)
    if effect == REROLL_DICE or effect == TAKE_INITIATIVE or effect == CANCEL:
        return True
    if effect == OPENING:
        if kind == ASSAULTING:
            return True
        if kind == MENU:
            return state.infantry(field_a(top)) and menu_flags(top) == NEW_MENU
        return kind == MOVING and state.infantry(field_a(top)) and not field_d(top) & OPENINGS
    if effect == NEXT_ORDER:
        return next_number(state, seat) != 0
    if effect == STOP_HIT:
        return kind == HIT and not field_c(top) & BY_ASSAULT
    if effect == STOP_FIRE_HIT:
        return kind == HIT and field_c(top) & BY_FIRE != 0
    if effect == FLIP_UNIT:
        return flips(state, top, kind)
    if effect == MOVE_AGAIN:
        return (
            kind == MOVING
            and field_d(top) & STEPPED != 0
            and field_c(top) == 0
            and movement.allowance(state, field_a(top)) > 0
        )
    if effect == ADVANCE:
        return kind == MOVING and movement.allowance(state, field_a(top)) > 0
    if effect == SURE_FOOTED:
        return kind == MOVING and not field_d(top) & SURE
    if effect == DEFEND:
        return kind == ATTACK and state.infantry(field_b(top))
    if effect == WEAKEN:
        return kind == ATTACK and state.theatre.type_of[field_b(top)] == HEAVY
    if effect == SNEAK:
        return kind == ATTACK and state.more() >> attack.LIMIT_AT & 255 != 0
    if effect == PRECISION:
        return kind == ATTACK
    if effect == DRIVE_BACK:
        return kind == ATTACK and state.more() >> attack.HOW_AT & BY_FIRE != 0
    if effect == RETURN:
        return (
            kind == ATTACK
            and attack.verb_of(top) == THROW
            and field_a(top) != NOBODY_FIRES
            and field_a(top) != field_b(top)
            and state.at(field_a(top)) >= 0
        )
    if effect == RAGE:
        unit = field_a(top)
        return (
            kind == MENU
            and state.infantry(unit)
            and not state.able(unit, ASSAULT)
            and menu_flags(top) == NEW_MENU
        )
    if effect == STORM:
        return kind == ASSAULTING
    if effect == FALL_BACK:
        return (
            kind == ASSAULTING
            and state.seat_of(field_b(top)) == seat
            and state.infantry(field_b(top))
            and len(assault.retreats(state, top)) > 0
        )
    if effect == ONE_MORE_ORDER:
        return state.army(seat).numbers < MOST_NUMBERS
    if effect == EVERYBODY_MOVES:
        return len(movers_near_officer(state, seat)) > 0
    if effect == BOG_DOWN or effect == MINE:
        return kind == SHOOTING_UP and not state.infantry(field_a(top))
    if effect == BOOBY_TRAP:
        unit = field_a(top)
        return (
            kind == SHOOTING_UP
            and state.infantry(unit)
            and state.at(unit) >= 0
            and not state.concealed(unit)
            and state.ground.kind[state.at(unit)] == INNER
        )
    if effect == DRAW_CARDS:
        return state.army(seat).deck_size + state.army(seat).discard_size > 0
    if effect == GIVE_FAUST:
        return kind == MENU and state.infantry(field_a(top)) and menu_flags(top) == NEW_MENU
    if effect == RESUPPLY:
        return resupply(state, seat, False)
    if effect == RALLY_ALL:
        for unit in range(state.theatre.n_units):
            if state.seat_of(unit) == seat and state.alive(unit) and state.suppression(unit):
                return True
    return False


def flips(state: Skirmish, top: i64, kind: i64) -> bool:
    """HN-14.8: never a second flip in one move."""
    unit = field_a(top)
    if kind == MENU:
        if state.theatre.flip_of[unit] == FLIP_NONE or flags_of(top) & MENU_FLIPPED:
            return False
        if state.at(unit) < 0:
            return False
        if state.theatre.flip_of[unit] == FLIP_AMBUSH and not state.able(unit, CONCEALED):
            return not ambush.would_be_seen(state, unit)
        return True
    return kind == MOVING and movement.flip_reason(state, top) == LEGAL


def next_number(state: Skirmish, seat: i64) -> i64:
    """The lowest numbered order of a side that is not turned up; 0 when there is none."""
    best: i64 = 0
    for unit in range(state.theatre.n_units):
        token = state.token(unit)
        if state.seat_of(unit) == seat and 0 < token <= MOST_NUMBERS:
            if best == 0 or token < best:
                best = token
    return best


def holder_of(state: Skirmish, seat: i64, token: i64) -> i64:
    """The unit on which a token lies, or NOWHERE."""
    for unit in range(state.theatre.n_units):
        if state.units[unit * 4 + 3] == token and state.theatre.seat_of[unit] == seat:
            return unit
    return NOWHERE


def show_order(state: Skirmish, unit: i64) -> None:
    """The order on a unit is turned up and the unit activated; then the enemy may play cards."""
    token = state.token(unit)
    state.set_token(unit, token | SHOWN)
    tell.of_order(state, "order_shown", unit, token if token <= MOST_NUMBERS else 0)
    begin_menu(state, unit, False)
    open_window(state, other_than(state.seat_of(unit)))


def movers_near_officer(state: Skirmish, seat: i64) -> vec[i64]:
    """HN-14.1: units within 2 of an own officer that have not acted and can move."""
    found = vec[i64]()
    theatre = state.theatre
    for unit in range(theatre.n_units):
        if theatre.seat_of[unit] != seat or state.at(unit) < 0 or state.has(unit, ACTED):
            continue
        if movement.allowance(state, unit) <= 0 or is_active(state, unit):
            continue
        for officer in range(theatre.n_units):
            if (
                theatre.seat_of[officer] == seat
                and theatre.frame_of[officer] == OFFICER
                and state.at(officer) >= 0
                and distance(state, state.at(officer), state.at(unit)) <= NEAR_OFFICER
            ):
                found = append(found, unit)
                break
    return found


def is_active(state: Skirmish, unit: i64) -> bool:
    """Whether a unit is in the middle of an activation."""
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == MENU and field_a(top) == unit:
            return True
        index -= 2
    return False


# Targets


def target_reason(state: Skirmish, seat: i64, card: i64, first: i64, target: i64) -> i64:
    """Why a unit, an enemy's square or a crossing is no target of a card.

    ``first`` is the first of two targets plus one, or 0.
    """
    theatre = state.theatre
    effect = theatre.effect[card]
    kind = aimed(effect)
    if kind == AT_CROSSING:
        return crossing_reason(state, seat, effect, target, theatre.card_bonus[card * 6 + 3])
    if kind == AT_OWN or kind == AT_TWO_OWN:
        unit = target
        if theatre.seat_of[unit] != seat or not state.alive(unit):
            return why.NO_TARGET
    else:
        unit = state.occupant(target)
        if unit < 0 or theatre.seat_of[unit] == seat:
            return why.NO_TARGET
    good = False
    if effect == ACTIVATE_UNIT:
        good = not state.has(unit, ACTED) and state.token(unit) == 0 and can_act(state, unit)
    elif effect == RALLY:
        good = state.suppression(unit) > 0
    elif effect == SHOOT:
        top = state.top()
        if kind_of(top) == CHOOSING:
            top = state.frames[state.depth - 3]
        good = kind_of(top) == SHOOTING_UP and could_shoot(state, unit, field_a(top))
    elif effect == READY:
        good = state.has(unit, ACTED) and not is_active(state, unit)
    elif effect == REPAIR:
        good = state.has(unit, CREW | TRACK | ARMOUR | MAIN_GUN)
    elif effect == HEAL:
        good = state.infantry(unit) and state.has(unit, BACK_UP) and two_steps(state, unit)
    elif effect == RELAY:
        token = state.token(unit)
        bare = token == 0 and not state.has(unit, ACTED)
        good = bare if first else token != 0 and token < SHOWN
    elif effect == SCRAMBLE or effect == CONFUSE:
        token = state.token(unit)
        good = token != 0 and token < SHOWN and (first == 0 or target != first - 1)
    elif effect == DESERT:
        good = state.infantry(unit) and state.suppression(unit) >= 2
    else:
        good = beside_mover(state, unit, effect == HIT_AND_RUN)
    return LEGAL if good else why.NO_USE


def two_steps(state: Skirmish, unit: i64) -> bool:
    theatre = state.theatre
    return (
        theatre.flip_of[unit] == FLIP_NONE
        and theatre.stat[theatre.stats(unit, 0) + 4] & LAST_HIT == 0
    )


def beside_mover(state: Skirmish, enemy: i64, on_foot: bool) -> bool:
    """Whether an enemy touches the unit that is moving: infantry infantry, vehicle vehicle."""
    top = state.top()
    if kind_of(top) == CHOOSING:
        top = state.frames[state.depth - 3]
    if kind_of(top) != MOVING:
        return False
    unit = field_a(top)
    at = state.at(unit)
    if at < 0 or not field_d(top) & STEPPED or field_c(top):
        return False
    if state.infantry(unit) != on_foot or state.infantry(enemy) != on_foot:
        return False
    if state.concealed(enemy):
        return False
    for half in range(i64(2)):
        cell = state.square(unit, half)
        for other in range(i64(2)):
            there = state.square(enemy, other)
            if cell >= 0 and there >= 0 and reaches(state, cell, there):
                return True
    return False


def crossing_reason(state: Skirmish, seat: i64, effect: i64, crossing: i64, dice: i64) -> i64:
    if effect == BUNDLE:
        top = state.top()
        if kind_of(top) == CHOOSING:
            top = state.frames[state.depth - 3]
        unit = field_a(top)
        if (
            kind_of(top) != MENU
            or not state.infantry(unit)
            or state.at(unit) < 0
            or menu_flags(top) != NEW_MENU
        ):
            return why.NO_USE
        if crossing_distance(state.ground, state.at(unit), crossing) > 1:
            return why.TOO_FAR
        return blast.aim_reason(state, unit, seat, THROW, crossing, NOWHERE, dice)
    return blast.aim_reason(state, NOBODY_FIRES, seat, BY_CARD, crossing, NOWHERE, dice)


def has_targets(state: Skirmish, seat: i64, card: i64, first: i64) -> bool:
    kind = aimed(state.theatre.effect[card])
    if kind == AT_CROSSING:
        for crossing in near_targets(state, seat, NOWHERE, state.theatre.card_bonus[card * 6 + 3]):
            if target_reason(state, seat, card, first, crossing) == LEGAL:
                return True
        return False
    found: i64 = 0
    own = kind == AT_OWN or kind == AT_TWO_OWN
    for unit in range(state.theatre.n_units):
        if own != (state.theatre.seat_of[unit] == seat):
            continue
        if own:
            if target_reason(state, seat, card, first, unit) == LEGAL:
                found += 1
        elif state.at(unit) >= 0 and (
            target_reason(state, seat, card, first, state.at(unit)) == LEGAL
        ):
            found += 1
        if found and (kind == AT_OWN or kind == AT_ENEMY):
            return True
    if kind == AT_TWO_ENEMIES and first == 0:
        return found > 1
    if kind == AT_TWO_OWN and first == 0 and found:
        return has_targets(state, seat, card, 1)  # somebody to hand the token to
    return found > 0


def targets(state: Skirmish, top: i64) -> vec[i64]:
    """The targets a CHOOSING frame offers, as codes."""
    card = field_a(top)
    seat = field_b(top)
    first = field_c(top)
    kind = aimed(state.theatre.effect[card])
    found = vec[i64]()
    if kind == AT_CROSSING:
        for crossing in near_targets(state, seat, NOWHERE, state.theatre.card_bonus[card * 6 + 3]):
            if target_reason(state, seat, card, first, crossing) == LEGAL:
                found = append(found, code(AIM, crossing))
        return found
    for unit in range(state.theatre.n_units):
        if kind == AT_OWN or kind == AT_TWO_OWN:
            if target_reason(state, seat, card, first, unit) == LEGAL:
                found = append(found, code(PICK, unit))
        elif state.at(unit) >= 0:
            for half in range(i64(2)):
                cell = state.square(unit, half)
                if cell >= 0 and target_reason(state, seat, card, first, cell) == LEGAL:
                    found = append(found, code(AT, cell))
    return found


# Playing


def play(state: Skirmish, seat: i64, card: i64) -> None:
    """A card without a target is played at once; of others the target is chosen first, and until
    then nobody knows of it."""
    if aimed(state.theatre.effect[card]) == AT_NOTHING:
        lay_open(state, seat, card, 0, 0)
    else:
        state.push2(frame(CHOOSING, card, seat), 0)


def choose(state: Skirmish, target: i64) -> None:
    """A target is chosen; two-target cards ask twice."""
    top = state.top()
    card = field_a(top)
    kind = aimed(state.theatre.effect[card])
    if (kind == AT_TWO_OWN or kind == AT_TWO_ENEMIES) and field_c(top) == 0:
        state.replace_top(with_field(top, C, target + 1))
        return
    first = field_c(top)
    state.pop2()
    if first == 0:
        lay_open(state, field_b(top), card, target + 1, 0)
    else:
        lay_open(state, field_b(top), card, first, target + 1)


def lay_open(state: Skirmish, seat: i64, card: i64, first: i64, second: i64) -> None:
    """HN-3.11: a card leaves the hand, its targets chosen; then the enemy may answer it."""
    state.army(seat).leave_hand(card)
    if state.journal is not None:
        tell_played(state, seat, card, first - 1, second - 1)
    again(state)
    state.push2(frame(PLAYED, card, seat, first, second, ANSWERING), 0)


def again(state: Skirmish) -> None:
    """HN-3.10: after a card both are asked again."""
    top = state.top()
    if kind_of(top) == ATTACK and attack.stage_of(top) == attack.ASK_SECOND:
        attack.set_stage(state, attack.ASK_FIRST)
    elif kind_of(top) == ASSAULTING and assault.stage_of(top) == assault.ASK_SECOND:
        assault.set_stage(state, assault.ASK_FIRST)
    elif kind_of(top) == WINDOW:
        state.replace_top(afresh(top))


def tell_played(state: Skirmish, seat: i64, card: i64, first: i64, second: i64) -> None:
    """A card and what it is aimed at."""
    theatre = state.theatre
    args: dict[str, object] = {"side": theatre.seats[seat], "card": theatre.cards[card]}
    args["targets"] = 0 if first < 0 else 1 if second < 0 else 2
    kind = aimed(theatre.effect[card])
    if kind == AT_CROSSING:
        args["aim"] = "crossing"
        args["crossing"] = theatre.crossings[first]
    elif kind == AT_OWN or kind == AT_TWO_OWN:
        args["aim"] = "own"
        tell.of_units(state, "card_played", first, second, args)
        return
    elif kind != AT_NOTHING:
        args["aim"] = "enemy"
        tell.of_enemies(state, state.occupant(first), args, "target")
        if second >= 0:
            tell.of_enemies(state, state.occupant(second), args, "second")
    else:
        args["aim"] = "nothing"
    tell.tell(state, "card_played", args)


def cancel_below(state: Skirmish, seat: i64) -> None:
    """No!: the card it answers does nothing; a No! that is answered returns to its owner."""
    top = state.top()
    if kind_of(top) != PLAYED:
        return
    card = field_a(top)
    if state.theatre.effect[card] == CANCEL:
        state.pop2()
        state.army(field_b(top)).take_back(card)
        tell.of_card(state, "card_returned", field_b(top), card)
        return
    state.replace_top(with_stage(top, CANCELLED))


def resolve(state: Skirmish) -> None:
    """A card takes effect and goes to the discard."""
    top = state.top()
    card = field_a(top)
    seat = field_b(top)
    state.pop2()
    state.army(seat).put_away(card)
    effect = state.theatre.effect[card]
    target = field_c(top) - 1
    second = field_d(top) - 1
    power = state.theatre.power[card]
    if aimed(effect) == AT_NOTHING:
        if effect != CANCEL and not helps(state, seat, card, effect):
            tell.of_card(state, "card_void", seat, card)
            return
    elif target_reason(state, seat, card, 0, target) != LEGAL:
        tell.of_card(state, "card_void", seat, card)
        return
    tell.of_card(state, "card_resolved", seat, card)
    take_effect(state, seat, card, effect, target, second, power)


def take_effect(
    state: Skirmish, seat: i64, card: i64, effect: i64, target: i64, second: i64, power: i64
) -> None:
    top = state.top()
    if effect == CANCEL:
        cancel_below(state, seat)
    elif effect == ACTIVATE_UNIT:
        begin_menu(state, target, True)
    elif effect == REROLL_DICE:
        roll_again(state)
    elif effect == OPENING:
        if kind_of(top) == ASSAULTING:
            state.set_top(top, state.more() | bit(assault.SURPRISED))
        elif kind_of(top) == MENU:
            set_menu_flag(state, MENU_OPENED)
        else:
            state.replace_top(top | shifted(OPENINGS, D))
    elif effect == RALLY:
        rally(state, target)
    elif effect == NEXT_ORDER:
        number = next_number(state, seat)
        show_order(state, holder_of(state, seat, number))
    elif effect == STOP_HIT or effect == STOP_FIRE_HIT:
        stop_hit(state)
    elif effect == FLIP_UNIT:
        movement.flip(state, field_a(top))
        if kind_of(top) == MENU:
            set_menu_flag(state, MENU_FLIPPED)
        else:
            state.replace_top(top | shifted(movement.FLIPPED, D))
    elif effect == MOVE_AGAIN:
        points = field_b(top) + movement.allowance(state, field_a(top))
        state.replace_top(with_field(top, B, points) & ~shifted(STOPPED, D))
    elif effect == ADVANCE:
        state.replace_top(with_field(top, B, field_b(top) + power))
    elif effect == SURE_FOOTED:
        state.replace_top(top | shifted(SURE, D))
    elif effect == SHOOT:
        begin_shooter(state, target, field_a(top))
    elif effect == DEFEND:
        attack.add_defence(state, power)
    elif effect == WEAKEN:
        attack.add_how(state, WEAK_POINT)
    elif effect == SNEAK:
        attack.clear_limit(state)
    elif effect == PRECISION:
        attack.add_bonus(state, power)
    elif effect == DRIVE_BACK:
        attack.add_how(state, DRIVES_BACK)
    elif effect == RETURN:
        return_grenade(state)
    elif effect == RAGE:
        set_menu_flag(state, MENU_RAGING)
    elif effect == STORM:
        assault.add_bonus(state, seat, power)
    elif effect == FALL_BACK:
        assault.set_stage(state, assault.WITHDRAW)
    elif effect == READY:
        state.unmark(target, ACTED)
    elif effect == RELAY:
        state.set_token(second, state.token(target))
        state.set_token(target, 0)
        tell.of_order(state, "order_moved", second, 0)
    elif effect == ONE_MORE_ORDER:
        army = state.army(seat)
        army.numbers += 1
        army.left |= bit(army.numbers)
        army.left_size += 1
    elif effect == TAKE_INITIATIVE:
        state.extra = state.extra & ~i64(3) | (NEXT_HOLDER << seat)
    elif effect == CONFUSE:
        one = state.occupant(target)
        other = state.occupant(second)
        if one >= 0 and other >= 0:
            token = state.token(one)
            state.set_token(one, state.token(other))
            state.set_token(other, token)
    elif effect == SCRAMBLE:
        state.set_token(state.occupant(target), 0)
    elif effect == HIT_AND_RUN or effect == RAM or effect == DESERT:
        casualties.hit(state, state.occupant(target), NOBODY_FIRES, 0)
    elif effect == EVERYBODY_MOVES:
        state.push2(frame(GOING, seat), 0)
    elif effect == BOG_DOWN:
        casualties.stop(state, field_a(top))
    elif effect == BOOBY_TRAP or effect == MINE:
        spring(state, seat, card, field_a(top))
    elif effect == DRAW_CARDS:
        state.push2(frame(DRAWING, seat, power), 0)
    elif effect == REPAIR:
        for damage in (MAIN_GUN, TRACK, ARMOUR, CREW):
            if state.has(target, damage):
                state.unmark(target, damage)
                break
    elif effect == GIVE_FAUST:
        plate = max(state.theatre.plate_of[field_a(top)], 0)
        state.add_kit(plate, PANZERFAUST, 1)
    elif effect == RESUPPLY:
        resupply(state, seat, True)
    elif effect == RALLY_ALL:
        for unit in range(state.theatre.n_units):
            if state.seat_of(unit) == seat and state.alive(unit) and state.suppression(unit):
                rally(state, unit)
    elif effect == BUNDLE:
        unit = field_a(top)
        set_menu_flag(state, 2)
        ambush.reveal(state, unit)
        blast.push(state, unit, seat, THROW, target, card + 1, blast.FALLS, False)
    elif effect == HEAL:
        state.unmark(target, BACK_UP)
    else:
        scatters = state.theatre.card_bonus[card * 6 + 4] > 0
        blast.by_card(state, seat, card, target, scatters)


def rally(state: Skirmish, unit: i64) -> None:
    """A unit loses a suppression; an attack it is making gains by it (HN-7.9)."""
    state.add_suppression(unit, -1)
    attack.steady(state, unit)


def roll_again(state: Skirmish) -> None:
    """HN-14.1: all dice of the roll; the new result stands."""
    top = state.top()
    if kind_of(top) == ATTACK:
        attack.set_stage(state, attack.ROLLING)
    elif kind_of(top) == ASSAULTING:
        stage = assault.stage_of(top)
        assault.set_stage(state, stage - 1)
    elif kind_of(top) == DAMAGE:
        state.replace_top(with_field(top, D, 0))
    elif kind_of(top) == DEMOLISHING:
        state.replace_top(with_stage(top, 0))
    elif kind_of(top) == BLAST:
        blast.scatter_again(state)


def stop_hit(state: Skirmish) -> None:
    """The hit does not count; a suppression that comes with it does."""
    top = state.top()
    state.pop2()
    if field_c(top) & DRIVES_BACK:
        casualties.suppress(state, field_a(top), 1)


def return_grenade(state: Skirmish) -> None:
    """The grenade goes off where it came from; nobody else is attacked by it."""
    top = state.top()
    attack.retarget(state, field_a(top))
    below = state.depth - 3
    if below > 0 and kind_of(state.frames[below]) == BLAST:
        state.frames[below - 1] = -1


def spring(state: Skirmish, seat: i64, card: i64, unit: i64) -> None:
    """A mine or trap attacks the unit that stepped on it."""
    shot = Shot(LEGAL)
    shot.target = unit
    shot.aim = state.at(unit)
    shot.bonus = state.theatre.card_bonus[card * 6 + state.theatre.type_of[unit]]
    defend(state, shot, NOWHERE)
    if state.theatre.type_of[unit] == INFANTRY:
        shot.cover = 0
    attack.push(state, NOBODY_FIRES, seat, BY_CARD, shot, 0, 0)


def resupply(state: Skirmish, seat: i64, give: bool) -> bool:
    """Every spent kind of token comes back once."""
    theatre = state.theatre
    found = False
    for group in range(theatre.n_groups):
        if theatre.group_seat[group] != seat:
            continue
        for kit in range(i64(6)):
            if state.kit(group, kit) < theatre.kits[group * 6 + kit]:
                found = True
                if give:
                    state.add_kit(group, kit, 1)
    return found
