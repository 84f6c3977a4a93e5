"""Playing a card, and what it does (HN-3, HN-14).

A played card is a PLAYED frame: card, side, target plus one, second target plus one, stage. First
the enemy may answer, then it is resolved: taking frames off the stack is last in, first out. What
it changes is the frame below: the attack, the move, the hit during which it was played.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE
from sandtable.heroes.cards.effects import (
    ACTIVATE_UNIT,
    ADVANCE,
    AT_CROSSING,
    AT_NOTHING,
    AT_OWN,
    AT_TWO_ENEMIES,
    AT_TWO_OWN,
    BOG_DOWN,
    BOOBY_TRAP,
    BUNDLE,
    CANCEL,
    CONFUSE,
    DEFEND,
    DESERT,
    DRAW_CARDS,
    DRIVE_BACK,
    EVERYBODY_MOVES,
    FALL_BACK,
    FLIP_UNIT,
    GIVE_FAUST,
    HEAL,
    HIT_AND_RUN,
    MINE,
    MOVE_AGAIN,
    NEXT_ORDER,
    ONE_MORE_ORDER,
    OPENING,
    PRECISION,
    RAGE,
    RALLY,
    RALLY_ALL,
    RAM,
    READY,
    RELAY,
    REPAIR,
    REROLL_DICE,
    RESUPPLY,
    RETURN,
    SCRAMBLE,
    SHOOT,
    SNEAK,
    STOP_FIRE_HIT,
    STOP_HIT,
    STORM,
    SURE_FOOTED,
    TAKE_INITIATIVE,
    WEAKEN,
    aimed,
)
from sandtable.heroes.cards.timing import (
    helps,
    holder_of,
    next_number,
    resupply,
    show_order,
    target_reason,
)
from sandtable.heroes.fight import assault, attack, blast, casualties
from sandtable.heroes.fight.casualties import DRIVES_BACK, WEAK_POINT
from sandtable.heroes.fight.shots import Shot, defend
from sandtable.heroes.ground import concealment, paths
from sandtable.heroes.model import events
from sandtable.heroes.model.codes import (
    ASSAULTING,
    ATTACK,
    BLAST,
    BY_CARD,
    CHOOSING,
    DAMAGE,
    DEMOLISHING,
    DRAWING,
    GOING,
    INFANTRY,
    MENU,
    NOBODY_FIRES,
    PANZERFAUST,
    PLAYED,
    THROW,
    WINDOW,
    B,
    C,
    D,
    bit,
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
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import (
    ACTED,
    ARMOUR,
    BACK_UP,
    CREW,
    MAIN_GUN,
    TRACK,
    Skirmish,
)
from sandtable.heroes.model.windows import afresh
from sandtable.heroes.move import movement
from sandtable.heroes.move.activation import FLIPPED as MENU_FLIPPED
from sandtable.heroes.move.activation import OPENED as MENU_OPENED
from sandtable.heroes.move.activation import RAGING as MENU_RAGING
from sandtable.heroes.move.activation import (
    begin_menu,
    set_menu_flag,
)
from sandtable.heroes.move.movement import OPENINGS, STOPPED, SURE
from sandtable.heroes.move.opportunity import begin_shooter

# Stages of a played card
ANSWERING: Final = 0
SHOT_AT: Final = 1
"""HN-3.4: the enemy rolls against an air card."""
RESOLVING: Final = 2
CANCELLED: Final = 3
SHOT_ROLLED: Final = 4
"""The die against an air card lies there; its roller may roll it again."""

NEXT_HOLDER: Final = 1
"""Bits of the state's ``extra``: 1 and 2 name the side that takes the initiative."""


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
        events.of_units(state, "card_played", first, second, args)
        return
    elif kind != AT_NOTHING:
        args["aim"] = "enemy"
        events.of_enemies(state, state.occupant(first), args, "target")
        if second >= 0:
            events.of_enemies(state, state.occupant(second), args, "second")
    else:
        args["aim"] = "nothing"
    events.tell(state, "card_played", args)


def cancel_below(state: Skirmish, seat: i64) -> None:
    """No!: the card it answers does nothing; a No! that is answered returns to its owner."""
    top = state.top()
    if kind_of(top) != PLAYED:
        return
    card = field_a(top)
    if state.theatre.effect[card] == CANCEL:
        state.pop2()
        state.army(field_b(top)).take_back(card)
        events.of_card(state, "card_returned", field_b(top), card)
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
            events.of_card(state, "card_void", seat, card)
            return
    elif target_reason(state, seat, card, 0, target) != LEGAL:
        events.of_card(state, "card_void", seat, card)
        return
    events.of_card(state, "card_resolved", seat, card)
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
        points = field_b(top) + paths.allowance(state, field_a(top))
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
        events.of_order(state, "order_moved", second, 0)
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
        concealment.reveal(state, unit)
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
    elif kind_of(top) == PLAYED:
        state.set_top(with_stage(top, SHOT_AT), 0)


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
