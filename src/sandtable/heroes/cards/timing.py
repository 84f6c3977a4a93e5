"""When a card may be played, and at what (HN-3, HN-14)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.grid.lines import crossing_distance
from sandtable.grid.squares import INNER, NOWHERE
from sandtable.heroes.cards.effects import (
    ACTIVATE_UNIT,
    ADVANCE,
    AT_CROSSING,
    AT_ENEMY,
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
    READY,
    RELAY,
    REPAIR,
    REROLL_DICE,
    RESUPPLY,
    RETURN,
    SCRAMBLE,
    SHOOT,
    SNEAK,
    STIRS,
    STOP_FIRE_HIT,
    STOP_HIT,
    STORM,
    SURE_FOOTED,
    TAKE_INITIATIVE,
    WEAKEN,
    aimed,
)
from sandtable.heroes.fight import assault, attack, blast
from sandtable.heroes.fight.blast import aimable, near_targets, worth_it
from sandtable.heroes.fight.casualties import BY_ASSAULT, BY_FIRE
from sandtable.heroes.ground import concealment, paths
from sandtable.heroes.ground.paths import reaches
from sandtable.heroes.ground.sight import distance
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    ACTIVATION,
    AIM,
    ASSAULT,
    ASSAULTING,
    AT,
    ATTACK,
    AUTONOMOUS,
    BY_CARD,
    CHOOSING,
    CONCEALED,
    FLIP_AMBUSH,
    FLIP_NONE,
    GOING,
    HEAVY,
    HIT,
    LAST_HIT,
    MENU,
    MOST_NUMBERS,
    MOVING,
    NOBODY_FIRES,
    OFFICER,
    OPPORTUNITY,
    PICK,
    SHOOTING_UP,
    SHOWN,
    SUPPLY_MOVES,
    SUPPLYING,
    THROW,
    code,
    field_a,
    field_b,
    field_c,
    field_d,
    kind_of,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import (
    ACTED,
    ARMOUR,
    BACK_UP,
    CREW,
    MAIN_GUN,
    PASSING,
    TRACK,
    Skirmish,
)
from sandtable.heroes.model.windows import ANY, ENEMY_STEP, IN_GAP, open_window, other_than
from sandtable.heroes.move import movement
from sandtable.heroes.move.activation import FLIPPED as MENU_FLIPPED
from sandtable.heroes.move.activation import (
    NEW_MENU,
    begin_menu,
    can_act,
    flags_of,
    is_active,
    menu_flags,
)
from sandtable.heroes.move.movement import OPENINGS, STEPPED, SURE
from sandtable.heroes.move.opportunity import could_shoot

NEAR_OFFICER: Final = 2


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
    while left > 0 and card < state.theatre.n_cards:  # in a view a hand has cards without names
        if army.hand[card]:
            left -= army.hand[card]
            if state.theatre.windows[card] & window:
                if play_reason(state, seat, card, window) == LEGAL:
                    found = append(found, card)
        card += 1
    return found


def may_hold(state: Skirmish, seat: i64, card: i64) -> bool:
    """Whether a hand may hold a card, as far as both know: not all copies have been seen."""
    army = state.army(seat)
    return army.hand_size > 0 and army.deck[card] + army.hand[card] > 0


def may_answer_step(state: Skirmish, seat: i64, mover: i64) -> bool:
    """Whether a card that a hand may hold would do something about the step of an enemy."""
    theatre = state.theatre
    for card in range(theatre.n_cards):
        if theatre.windows[card] & ENEMY_STEP == 0 or theatre.windows[card] == ANY:
            continue
        effect = theatre.effect[card]
        if effect == NEXT_ORDER or not may_hold(state, seat, card):
            continue  # its own order comes anyway: no reason to stop every step
        if effect != SHOOT:
            if helps(state, seat, card, effect):
                return True
        elif not state.concealed(mover):
            for unit in range(theatre.n_units):
                if theatre.seat_of[unit] == seat and could_shoot(state, unit, mover):
                    return True
    return False


def may_act_in_gap(state: Skirmish, seat: i64) -> bool:
    """Whether a card that a hand may hold could be played between two activations."""
    theatre = state.theatre
    for card in range(theatre.n_cards):
        if theatre.windows[card] & IN_GAP == 0 or theatre.windows[card] == ANY:
            continue
        if not may_hold(state, seat, card):
            continue
        effect = theatre.effect[card]
        if effect == NEXT_ORDER:
            # Whether a token is an order or a bluff only its owner knows.
            for unit in range(theatre.n_units):
                token = state.token(unit)
                if theatre.seat_of[unit] == seat and token and token < SHOWN:
                    return True
        elif has_targets(state, seat, card, 0):
            return True
    return False


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
        number = next_number(state, seat)
        return number != 0 and not is_active(state, holder_of(state, seat, number))
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
            and paths.allowance(state, field_a(top)) > 0
        )
    if effect == ADVANCE:
        return kind == MOVING and paths.allowance(state, field_a(top)) > 0
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
            return not concealment.would_be_seen(state, unit)
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
    events.of_order(state, "order_shown", unit, token if token <= MOST_NUMBERS else 0)
    begin_menu(state, unit, False)
    open_window(state, other_than(state.seat_of(unit)))


def movers_near_officer(state: Skirmish, seat: i64) -> vec[i64]:
    """HN-14.1, HN-14.4: own units within 2 of an own officer that can move: those that have not
    acted, and the active one, once for each card."""
    found = vec[i64]()
    theatre = state.theatre
    active: i64 = NOWHERE
    if theatre.corrected:
        active = called_by(state, seat)
        if active == NOWHERE:
            return found  # only in the activation of an own unit
    for unit in range(theatre.n_units):
        if theatre.seat_of[unit] != seat or state.at(unit) < 0:
            continue
        if unit == active:
            if kind_of(state.top()) == GOING and field_b(state.top()):
                continue  # it was moved by this card
        elif state.has(unit, ACTED) or is_active(state, unit):
            continue
        if paths.allowance(state, unit) > 0 and near_officer(state, seat, unit):
            found = append(found, unit)
    return found


def near_officer(state: Skirmish, seat: i64, unit: i64) -> bool:
    theatre = state.theatre
    for officer in range(theatre.n_units):
        if (
            theatre.seat_of[officer] == seat
            and theatre.frame_of[officer] == OFFICER
            and state.at(officer) >= 0
            and distance(state, state.at(officer), state.at(unit)) <= NEAR_OFFICER
        ):
            return True
    return False


def called_by(state: Skirmish, seat: i64) -> i64:
    """HN-14.4: the own unit that is being activated, or NOWHERE: in supply, in an enemy's
    activation and while a unit fires at a moving enemy there is none."""
    if state.phase != ACTIVATION:
        return NOWHERE
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == MENU:
            own = state.seat_of(field_a(top)) == seat and field_c(top) == 0
            return field_a(top) if own else NOWHERE
        index -= 2
    return NOWHERE


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
        if theatre.corrected:
            good = good and state.token(unit) == 0 and may_act_again(state, seat, unit)
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


def may_act_again(state: Skirmish, seat: i64, unit: i64) -> bool:
    """Whether a unit without its activation marker could still do something this turn."""
    if not can_act(state, unit):
        return False
    moves = movement.worth_moving(state, unit)
    if state.phase == ACTIVATION:
        return moves or state.able(unit, AUTONOMOUS | OPPORTUNITY)
    return moves and moves_to_come(state, seat)


def moves_to_come(state: Skirmish, seat: i64) -> bool:
    """Whether a side's moves of this supply phase are not over."""
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == SUPPLY_MOVES and field_a(top) == seat:
            return True
        if kind_of(top) == SUPPLYING:
            # The frame holds the step that comes next: 3 is the holder's moves, 4 the other's.
            return field_a(top) <= (3 if seat == state.holder else 4)
        index -= 2
    return False


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
    if state.theatre.corrected and state.phase != ACTIVATION:
        return False  # HN-3.2, HN-4.11: no attack in supply
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
        # A card is offered where there is something to hit, though it may be aimed elsewhere.
        dice = state.theatre.card_bonus[card * 6 + 3]
        for crossing in near_targets(state, seat, NOWHERE, dice):
            if worth_it(state, seat, crossing, NOWHERE, dice):
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
        verb: i64 = THROW if state.theatre.effect[card] == BUNDLE else BY_CARD
        dice = state.theatre.card_bonus[card * 6 + 3]
        for crossing in aimable(state, seat, verb, NOWHERE, dice):
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
