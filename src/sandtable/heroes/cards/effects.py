"""Effects of cards, one table row for each effect (HN-14).

An effect defines its targets, when it would do something, and what it does. A played card is pushed
over the frame in which it is played and changes that frame: the attack, the move, the hit.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import INNER, NOWHERE
from sandtable.grid.straight_lines import crossing_distance
from sandtable.heroes.cards.hand import Drawing
from sandtable.heroes.fight import assault, attack, blast, casualties
from sandtable.heroes.fight.assault import Assaulting
from sandtable.heroes.fight.attack import (
    BY_ASSAULT,
    BY_FIRE,
    DRIVES_BACK,
    WEAK_POINT,
    Attack,
    Hit,
)
from sandtable.heroes.fight.fire import can_fire
from sandtable.heroes.fight.shots import Shot, defend
from sandtable.heroes.ground import concealment, transports
from sandtable.heroes.ground.paths import allowance, reaches
from sandtable.heroes.ground.sight import distance
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.battlefield import DICE, SCATTER
from sandtable.heroes.model.codes import (
    ACTIVATE,
    ACTIVATION,
    ASSAULT,
    ASSAULTING,
    ATTACK,
    AUTONOMOUS,
    BLAST,
    BY_CARD,
    CHOOSING,
    CONCEALED,
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
    OPPORTUNITY,
    PANZERFAUST,
    PASS,
    SHOOTING_UP,
    SHOWN,
    SNIPE,
    SUPPLY_MOVES,
    SUPPLYING,
    THROW,
    bit,
    code,
    shifted,
)
from sandtable.heroes.model.moments import (
    FIRST,
    FOURTH,
    KINDS,
    SECOND,
    Moment,
    ask,
    field,
    frame,
    is_active,
    kind_of,
    unit_of,
    with_field,
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
from sandtable.heroes.model.windows import open_window, other_than
from sandtable.heroes.move import activation, movement
from sandtable.heroes.move.activation import (
    NEW_MENU,
    Activation,
    begin_menu,
    begin_shooter,
    can_act,
    set_menu_flag,
)
from sandtable.heroes.move.movement import OPENINGS, STEPPED, STOPPED, SURE, Moving

# Kinds of target
AT_NOTHING: Final = 0
AT_OWN: Final = 1
AT_ENEMY: Final = 2
AT_CROSSING: Final = 3
AT_TWO_OWN: Final = 4
AT_TWO_ENEMIES: Final = 5

NEAR_OFFICER: Final = 2
NEXT_HOLDER: Final = 1
"""Bit of the state's ``extra``: seat 0 takes the initiative; the next bit is for seat 1."""


class Effect:
    """The effect of cards."""

    def __init__(self, name: str, aim: i64 = AT_NOTHING, stirs: bool = False) -> None:
        self.name: str = name
        self.aim: i64 = aim
        self.stirs: bool = stirs
        """Whether units may move or regain a zone of control by this effect.

        Such a card cannot be played while a unit passes another one: the passing unit could be left
        without a square to stop on.
        """

    def is_shot_at(self) -> bool:
        """Whether the enemy rolls against the card before it takes effect (HN-3.4)."""
        return False

    def comes_back(self) -> bool:
        """Whether the card returns to its owner's hand when it is cancelled (HN-3.11)."""
        return False

    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        """Whether a card without a target would do anything now."""
        return False

    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        """Whether a card would do anything to a unit of the right side.

        ``target`` is the unit, or the square of an enemy; ``first`` is the first of two targets
        plus one, or 0.
        """
        return False

    def crossing_reason(self, state: Skirmish, seat: i64, card: i64, crossing: i64) -> i64:
        """Return why a card cannot be aimed at a crossing, or LEGAL."""
        dice = state.theatre.card_number(card, DICE)
        return blast.aim_reason(state, NOBODY_FIRES, seat, BY_CARD, crossing, NOWHERE, dice)

    def verb(self) -> i64:
        """Return the verb with which a card aimed at a crossing attacks."""
        return BY_CARD

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        """Apply the effect; the frame that the card was played over is on top."""
        raise NotImplementedError

    # Whether a seat that may hold such a card is asked

    def answers_step(self, state: Skirmish, seat: i64, card: i64, mover: i64) -> bool:
        """Whether the card would do something about an enemy's step."""
        return self.helps(state, seat, card)

    def fits_gap(self, state: Skirmish, seat: i64, card: i64) -> bool:
        """Whether the card could be played between two activations."""
        return has_targets(state, seat, card, 0)


def effect_of(state: Skirmish, card: i64) -> Effect:
    return TABLE[state.theatre.effect[card]]


def below(state: Skirmish) -> i64:
    """Return the frame that a card is played over."""
    top = state.top()
    return state.frames[state.depth - 3] if kind_of(top) == CHOOSING else top


# Targets


def target_reason(state: Skirmish, seat: i64, card: i64, first: i64, target: i64) -> i64:
    """Return why a unit, an enemy's square or a crossing is not a target of a card, or LEGAL."""
    theatre = state.theatre
    effect = effect_of(state, card)
    aim = effect.aim
    if aim == AT_CROSSING:
        return effect.crossing_reason(state, seat, card, target)
    if aim == AT_OWN or aim == AT_TWO_OWN:
        unit = target
        if theatre.seat_of[unit] != seat or not state.alive(unit):
            return why.NO_TARGET
    else:
        unit = state.occupant(target)
        if unit < 0 or theatre.seat_of[unit] == seat:
            return why.NO_TARGET
    return LEGAL if effect.fits(state, seat, unit, target, first) else why.NO_USE


def has_targets(state: Skirmish, seat: i64, card: i64, first: i64) -> bool:
    aim = effect_of(state, card).aim
    if aim == AT_CROSSING:
        # A card is offered only if there is something to hit, though it may be aimed elsewhere.
        dice = state.theatre.card_number(card, DICE)
        for crossing in blast.near_targets(state, seat, NOWHERE, dice):
            if blast.worth_it(state, seat, crossing, NOWHERE, dice):
                if target_reason(state, seat, card, first, crossing) == LEGAL:
                    return True
        return False
    found: i64 = 0
    own = aim == AT_OWN or aim == AT_TWO_OWN
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
        if found and (aim == AT_OWN or aim == AT_ENEMY):
            return True
    if aim == AT_TWO_ENEMIES and first == 0:
        return found > 1
    if aim == AT_TWO_OWN and first == 0 and found:
        return has_targets(state, seat, card, 1)  # and a unit to receive the token
    return found > 0


# Activation and orders


class ActivateUnit(Effect):
    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        return not state.has(unit, ACTED) and state.token(unit) == 0 and can_act(state, unit)

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        begin_menu(state, target, True)


class NextOrder(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        number = next_number(state, seat)
        return number != 0 and not is_active(state, holder_of(state, seat, number))

    def answers_step(self, state: Skirmish, seat: i64, card: i64, mover: i64) -> bool:
        return False  # its own order comes anyway: not a reason to stop at every step

    def fits_gap(self, state: Skirmish, seat: i64, card: i64) -> bool:
        # Only the owner knows whether a token is an order or a bluff.
        for unit in range(state.theatre.n_units):
            token = state.token(unit)
            if state.theatre.seat_of[unit] == seat and token and token < SHOWN:
                return True
        return False

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        show_order(state, holder_of(state, seat, next_number(state, seat)))


def next_number(state: Skirmish, seat: i64) -> i64:
    """Return the lowest numbered order of a side that is not shown yet; 0 if there is none."""
    best: i64 = 0
    for unit in range(state.theatre.n_units):
        token = state.token(unit)
        if state.seat_of(unit) == seat and 0 < token <= MOST_NUMBERS:
            if best == 0 or token < best:
                best = token
    return best


def holder_of(state: Skirmish, seat: i64, token: i64) -> i64:
    """Return the unit with a token, or NOWHERE."""
    for unit in range(state.theatre.n_units):
        if state.units[unit * 4 + 3] == token and state.theatre.seat_of[unit] == seat:
            return unit
    return NOWHERE


def show_order(state: Skirmish, unit: i64) -> None:
    """Show the order of a unit and activate the unit; then the enemy may play cards."""
    token = state.token(unit)
    state.set_token(unit, token | SHOWN)
    events.of_order(state, "order_shown", unit, token if token <= MOST_NUMBERS else 0)
    begin_menu(state, unit, False)
    open_window(state, other_than(state.seat_of(unit)))


class Ready(Effect):
    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        if not state.has(unit, ACTED) or is_active(state, unit):
            return False
        if state.theatre.corrected:
            return state.token(unit) == 0 and may_act_again(state, seat, unit)
        return True

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        state.unmark(target, ACTED)


def may_act_again(state: Skirmish, seat: i64, unit: i64) -> bool:
    """Whether a unit without its activation marker could still do something this turn."""
    if not can_act(state, unit):
        return False
    moves = movement.worth_moving(state, unit)
    if state.phase == ACTIVATION:
        return moves or state.able(unit, AUTONOMOUS | OPPORTUNITY)
    return moves and moves_to_come(state, seat)


def moves_to_come(state: Skirmish, seat: i64) -> bool:
    """Whether a side still has moves to make in this supply phase."""
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == SUPPLY_MOVES and field(top, FIRST) == seat:
            return True
        if kind_of(top) == SUPPLYING:
            # The frame holds the next step: 3 is the initiative side's moves, 4 the other side's.
            return field(top, FIRST) <= (3 if seat == state.holder else 4)
        index -= 2
    return False


class Relay(Effect):
    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        token = state.token(unit)
        if first:
            if state.theatre.revised and not can_act(state, unit):
                return False  # HN-1.11: it enters in a later turn
            return token == 0 and not state.has(unit, ACTED)
        return token != 0 and token < SHOWN

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        state.set_token(second, state.token(target))
        state.set_token(target, 0)
        events.of_order(state, "order_moved", second, 0)


class OneMoreOrder(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return state.army(seat).numbers < MOST_NUMBERS

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        army = state.army(seat)
        army.numbers += 1
        army.left |= bit(army.numbers)
        army.left_size += 1


class TakeInitiative(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return True

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        state.extra = state.extra & ~i64(3) | (NEXT_HOLDER << seat)


class Scramble(Effect):
    """Effect that removes an enemy's order token."""

    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        token = state.token(unit)
        if first and state.theatre.revised and unit == state.occupant(first - 1):
            return False  # the other square of the same vehicle
        return token != 0 and token < SHOWN and (first == 0 or target != first - 1)

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        state.set_token(state.occupant(target), 0)


class Confuse(Scramble):
    """Effect that swaps the order tokens of two enemies."""

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        one = state.occupant(target)
        other = state.occupant(second)
        if one >= 0 and other >= 0:
            token = state.token(one)
            state.set_token(one, state.token(other))
            state.set_token(other, token)


class Rage(Effect):
    """Effect that lets infantry without Assault make an assault."""

    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        return is_new_infantry(state, top) and not state.able(unit_of(top), ASSAULT)

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        set_menu_flag(state, activation.RAGING)


def is_new_infantry(state: Skirmish, top: i64) -> bool:
    """Whether infantry was just activated and has not done anything yet."""
    return (
        kind_of(top) == MENU
        and state.infantry(Activation.unit(top))
        and Activation.done(top) == NEW_MENU
    )


class GiveFaust(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return is_new_infantry(state, state.top())

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        plate = max(state.theatre.plate_of[Activation.unit(state.top())], 0)
        state.add_kit(plate, PANZERFAUST, 1)


# Cards and tokens


class Reroll(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return True

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        top = state.top()
        KINDS[kind_of(top)].roll_again(state, top)


class Cancel(Effect):
    """Effect of No!: the card it answers has no effect."""

    def comes_back(self) -> bool:
        return True

    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return True

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        top = state.top()
        KINDS[kind_of(top)].cancel(state, top)


class DrawCards(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return state.army(seat).deck_size + state.army(seat).discard_size > 0

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        state.push2(Drawing.frame(seat, state.theatre.power[card]), 0)


class Resupply(Effect):
    """Effect that returns one token of each kind that was spent."""

    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return resupply(state, seat, False)

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        resupply(state, seat, True)


def resupply(state: Skirmish, seat: i64, give: bool) -> bool:
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


# Units


class Rally(Effect):
    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        return state.suppression(unit) > 0

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        rally(state, target)


class RallyAll(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        for unit in range(state.theatre.n_units):
            if state.seat_of(unit) == seat and state.alive(unit) and state.suppression(unit):
                return True
        return False

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        for unit in range(state.theatre.n_units):
            if state.seat_of(unit) == seat and state.alive(unit) and state.suppression(unit):
                rally(state, unit)


def rally(state: Skirmish, unit: i64) -> None:
    """Remove a suppression from a unit, and its penalty from the unit's current attack and move."""
    before = allowance(state, unit)
    state.add_suppression(unit, -1)
    attack.steady(state, unit)
    movement.lengthen(state, unit, allowance(state, unit) - before)


class Repair(Effect):
    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        return state.has(unit, CREW | TRACK | ARMOUR | MAIN_GUN)

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        before = allowance(state, target)
        for damage in (MAIN_GUN, TRACK, ARMOUR, CREW):
            if state.has(target, damage):
                state.unmark(target, damage)
                break
        movement.lengthen(state, target, allowance(state, target) - before)


class Heal(Effect):
    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        if not (state.infantry(unit) and state.has(unit, BACK_UP) and two_steps(state, unit)):
            return False
        return not state.theatre.revised or transports.has_room_when_healthy(state, unit)

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        state.unmark(target, BACK_UP)


def two_steps(state: Skirmish, unit: i64) -> bool:
    theatre = state.theatre
    return (
        theatre.flip_of[unit] == FLIP_NONE
        and theatre.stat[theatre.stats(unit, 0) + 4] & LAST_HIT == 0
    )


class Desert(Effect):
    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        if state.theatre.revised and state.concealed(unit):
            return False  # HN-11.1
        return state.infantry(unit) and state.suppression(unit) >= 2

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        attack.hit(state, state.occupant(target), NOBODY_FIRES, 0)


# Moves


class Opening(Effect):
    """Effect of Surprise!: infantry may pass through windows."""

    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        kind = kind_of(top)
        if kind == ASSAULTING:
            return True
        if kind == MENU:
            return is_new_infantry(state, top)
        return (
            kind == MOVING and state.infantry(Moving.unit(top)) and not Moving.flags(top) & OPENINGS
        )

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        top = state.top()
        if kind_of(top) == ASSAULTING:
            state.set_top(top, state.more() | bit(assault.SURPRISED))
        elif kind_of(top) == MENU:
            set_menu_flag(state, activation.OPENED)
        else:
            state.replace_top(Moving.flagged(top, OPENINGS))


class FlipUnit(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        """Whether a flip is possible: never a second one in the same move (HN-14.8)."""
        top = state.top()
        if kind_of(top) == MENU:
            unit = Activation.unit(top)
            flip = state.theatre.flip_of[unit]
            if flip == FLIP_NONE or Activation.flags(top) & activation.FLIPPED:
                return False
            if state.at(unit) < 0:
                return False
            if flip == FLIP_AMBUSH and not state.able(unit, CONCEALED):
                return not concealment.would_be_seen(state, unit)
            return True
        return kind_of(top) == MOVING and movement.flip_reason(state, top) == LEGAL

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        top = state.top()
        before = allowance(state, unit_of(top))
        movement.flip(state, unit_of(top))
        if kind_of(top) == MENU:
            set_menu_flag(state, activation.FLIPPED)
        else:
            state.replace_top(Moving.flagged(top, movement.FLIPPED))
            movement.lengthen(state, unit_of(top), allowance(state, unit_of(top)) - before)


class MoveAgain(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        return (
            kind_of(top) == MOVING
            and Moving.flags(top) & STEPPED != 0
            and Moving.target(top) < 0
            and allowance(state, Moving.unit(top)) > 0
        )

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        top = state.top()
        points = Moving.points(top) + allowance(state, Moving.unit(top))
        state.replace_top(Moving.with_points(top, points) & ~shifted(STOPPED, FOURTH))


class Advance(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        return kind_of(top) == MOVING and allowance(state, Moving.unit(top)) > 0

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        top = state.top()
        points = Moving.points(top) + state.theatre.power[card]
        state.replace_top(Moving.with_points(top, points))


class SureFooted(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        return kind_of(top) == MOVING and not Moving.flags(top) & SURE

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        state.replace_top(Moving.flagged(state.top(), SURE))


class EverybodyMoves(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return len(movers_near_officer(state, seat)) > 0

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        state.push2(frame(GOING, seat), 0)


def movers_near_officer(state: Skirmish, seat: i64) -> vec[i64]:
    """Return the friendly units near a friendly officer that can move (HN-14.1, HN-14.4).

    These are the units within 2 squares that have not acted, and the active unit, once for each
    card.
    """
    found = vec[i64]()
    theatre = state.theatre
    active: i64 = NOWHERE
    if theatre.corrected:
        active = called_by(state, seat)
        if active == NOWHERE:
            return found  # only during the activation of a friendly unit
    for unit in range(theatre.n_units):
        if mover_reason(state, seat, unit, active) == LEGAL:
            found = append(found, unit)
    return found


def mover_reason(state: Skirmish, seat: i64, unit: i64, active: i64) -> i64:
    """Return why a unit cannot move with the others, or LEGAL; ``active`` is the activated unit."""
    if state.theatre.seat_of[unit] != seat or state.at(unit) < 0:
        return why.NO_TARGET
    if unit == active:
        if kind_of(state.top()) == GOING and Going.has_moved_active(state.top()):
            return why.HAS_ACTED  # this card has already moved it
    elif state.has(unit, ACTED) or is_active(state, unit):
        return why.HAS_ACTED
    if allowance(state, unit) <= 0:
        return why.NOT_ABLE
    return LEGAL if near_officer(state, seat, unit) else why.TOO_FAR


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
    """Return the seat's unit that is being activated, or NOWHERE (HN-14.4).

    There is none in supply, in an enemy's activation, or while a unit fires at a moving enemy.
    """
    if state.phase != ACTIVATION:
        return NOWHERE
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == MENU:
            own = state.seat_of(Activation.unit(top)) == seat and Activation.mover(top) < 0
            return Activation.unit(top) if own else NOWHERE
        index -= 2
    return NOWHERE


class Going(Moment):
    """Moves of several units, one after the other (HN-14.4)."""

    def __init__(self) -> None:
        super().__init__("go")
        self.rules = {"go": ["HN-14.4"]}

    @staticmethod
    def has_moved_active(top: i64) -> bool:
        return field(top, SECOND) != 0

    def advance(self, state: Skirmish, top: i64) -> bool:
        if len(movers_near_officer(state, Going.seat(top))) == 0:
            state.pop2()
            return False
        return ask(state, Going.seat(top))

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for unit in movers_near_officer(state, seat):
            found = append(found, code(ACTIVATE, unit))
        return append(found, code(PASS, 0))

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(ACTIVATE) | bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == PASS:
            return LEGAL
        active = called_by(state, seat) if state.theatre.corrected else i64(NOWHERE)
        return mover_reason(state, seat, arg, active)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == PASS:
            state.pop2()
            return
        if state.theatre.corrected and arg == called_by(state, Going.seat(top)):
            state.replace_top(with_field(top, SECOND, 1))  # it gets no activation marker
        else:
            state.mark(arg, ACTED)
            state.set_token(arg, 0)
        movement.begin(state, arg, NOWHERE)


KINDS[GOING] = Going()


class HitAndRun(Effect):
    """Effect that lets moving infantry hit adjacent infantry."""

    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        return beside_mover(state, unit, True)

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        attack.hit(state, state.occupant(target), NOBODY_FIRES, 0)


class Ram(HitAndRun):
    """Effect that lets a moving vehicle hit an adjacent vehicle."""

    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        return beside_mover(state, unit, False)


def beside_mover(state: Skirmish, enemy: i64, on_foot: bool) -> bool:
    """Whether an enemy is next to the moving unit: infantry to infantry, vehicle to vehicle."""
    top = below(state)
    if kind_of(top) != MOVING:
        return False
    if state.theatre.corrected and state.phase != ACTIVATION:
        return False  # no attack in supply
    unit = Moving.unit(top)
    at = state.at(unit)
    if at < 0 or not Moving.flags(top) & STEPPED or Moving.target(top) >= 0:
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


# An enemy's step


class Shoot(Effect):
    """Effect that lets a unit without opportunity fire attack the moving enemy."""

    def fits(self, state: Skirmish, seat: i64, unit: i64, target: i64, first: i64) -> bool:
        top = below(state)
        return kind_of(top) == SHOOTING_UP and could_shoot(state, unit, unit_of(top))

    def answers_step(self, state: Skirmish, seat: i64, card: i64, mover: i64) -> bool:
        if state.concealed(mover):
            return False
        for unit in range(state.theatre.n_units):
            if state.theatre.seat_of[unit] == seat and could_shoot(state, unit, mover):
                return True
        return False

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        begin_shooter(state, target, unit_of(state.top()))


def could_shoot(state: Skirmish, unit: i64, mover: i64) -> bool:
    """Whether a unit could attack a moving enemy if a card allows it."""
    if state.theatre.revised and state.infantry(mover):
        if state.at(unit) == state.at(mover) or state.rear(unit) == state.at(mover):
            return False  # HN-8.12: it is being assaulted
    return (
        not state.has(unit, ACTED)
        and not (state.theatre.corrected and is_active(state, unit))
        and state.at(unit) >= 0
        and not state.concealed(unit)
        and can_fire(state, unit, mover)
    )


class BogDown(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        return kind_of(top) == SHOOTING_UP and not state.infantry(unit_of(top))

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        casualties.stop(state, unit_of(state.top()))


class Mine(BogDown):
    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        spring(state, seat, card, unit_of(state.top()))


class BoobyTrap(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        unit = unit_of(top)
        return (
            kind_of(top) == SHOOTING_UP
            and state.infantry(unit)
            and state.at(unit) >= 0
            and not state.concealed(unit)
            and state.ground.kind[state.at(unit)] == INNER
        )

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        spring(state, seat, card, unit_of(state.top()))


def spring(state: Skirmish, seat: i64, card: i64, unit: i64) -> None:
    """Attack the unit that stepped on a mine or trap."""
    shot = Shot(LEGAL)
    shot.target = unit
    shot.aim = state.at(unit)
    shot.bonus = state.theatre.card_number(card, state.theatre.type_of[unit])
    defend(state, shot, NOWHERE)
    if state.theatre.type_of[unit] == INFANTRY:
        shot.cover = 0
    attack.push(state, NOBODY_FIRES, seat, BY_CARD, shot, 0, 0)


# Attacks


class Defend(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        if kind_of(top) != ATTACK or not state.infantry(Attack.target(top)):
            return False
        # HN-11.19: a Sniper's roll does not ask for the defence.
        return not (state.theatre.revised and Attack.verb(top) == SNIPE)

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        attack.add_defence(state, state.theatre.power[card])


class Weaken(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        return kind_of(top) == ATTACK and state.theatre.type_of[Attack.target(top)] == HEAVY

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        attack.add_how(state, WEAK_POINT)


class Sneak(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return kind_of(state.top()) == ATTACK and state.more() >> attack.LIMIT_AT & 255 != 0

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        attack.clear_limit(state)


class Precision(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return kind_of(state.top()) == ATTACK

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        attack.add_bonus(state, state.theatre.power[card])


class DriveBack(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return kind_of(state.top()) == ATTACK and state.more() >> attack.HOW_AT & BY_FIRE != 0

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        attack.add_how(state, DRIVES_BACK)


class Return(Effect):
    """Effect that turns a grenade back on its thrower; it attacks no one else."""

    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        attacker = Attack.attacker(top)
        return (
            kind_of(top) == ATTACK
            and Attack.verb(top) == THROW
            and attacker != NOBODY_FIRES
            and attacker != Attack.target(top)
            and state.at(attacker) >= 0
        )

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        attack.retarget(state, Attack.attacker(state.top()))
        under = state.depth - 3
        if under > 0 and kind_of(state.frames[under]) == BLAST:
            state.frames[under - 1] = blast.RETURNED


class StopHit(Effect):
    """Effect that cancels a hit, but not the suppression that comes with it."""

    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        return kind_of(top) == HIT and not Hit.how(top) & BY_ASSAULT

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        top = state.top()
        state.pop2()
        if Hit.how(top) & DRIVES_BACK:
            casualties.suppress(state, Hit.target(top), 1)


class StopFireHit(StopHit):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        return kind_of(top) == HIT and Hit.how(top) & BY_FIRE != 0


class Storm(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return kind_of(state.top()) == ASSAULTING

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        assault.add_bonus(state, seat, state.theatre.power[card])


class FallBack(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        top = state.top()
        return (
            kind_of(top) == ASSAULTING
            and state.seat_of(Assaulting.defender(top)) == seat
            and state.infantry(Assaulting.defender(top))
            and len(assault.retreats(state, top)) > 0
        )

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        assault.set_stage(state, assault.WITHDRAW)


# Templates


class Bombard(Effect):
    """Effect that drops an artillery or air template on a crossing (HN-3.5)."""

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        scatters = state.theatre.card_number(card, SCATTER) > 0
        blast.by_card(state, seat, card, target, scatters)


class AirRaid(Bombard):
    def is_shot_at(self) -> bool:
        return True


class Bundle(Effect):
    """Effect that lets an activated unit throw a bundle of grenades."""

    def verb(self) -> i64:
        return THROW

    def crossing_reason(self, state: Skirmish, seat: i64, card: i64, crossing: i64) -> i64:
        top = below(state)
        unit = unit_of(top)
        if not is_new_infantry(state, top) or state.at(unit) < 0:
            return why.NO_USE
        if crossing_distance(state.ground, state.at(unit), crossing) > 1:
            return why.TOO_FAR
        dice = state.theatre.card_number(card, DICE)
        return blast.aim_reason(state, unit, seat, THROW, crossing, NOWHERE, dice)

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        unit = Activation.unit(state.top())
        set_menu_flag(state, activation.FIRED_MAIN)
        concealment.reveal(state, unit)
        blast.push(state, unit, seat, THROW, target, card + 1, blast.FALLS, False)


TABLE: Final[list[Effect]] = [
    ActivateUnit("activate_unit", AT_OWN, stirs=True),
    Reroll("reroll"),
    Opening("opening"),
    Rally("rally", AT_OWN, stirs=True),
    NextOrder("next_order", stirs=True),
    StopHit("stop_hit"),
    Cancel("cancel"),
    FlipUnit("flip_unit"),
    MoveAgain("move_again"),
    Shoot("shoot", AT_OWN),
    Defend("defend"),
    Weaken("weaken"),
    Rage("rage"),
    Advance("advance"),
    SureFooted("sure_footed"),
    FallBack("fall_back"),
    Ready("ready", AT_OWN),
    Relay("relay", AT_TWO_OWN),
    Sneak("sneak"),
    OneMoreOrder("one_more_order"),
    TakeInitiative("take_initiative"),
    Confuse("confuse", AT_TWO_ENEMIES),
    Scramble("scramble", AT_ENEMY),
    HitAndRun("hit_and_run", AT_ENEMY),
    Return("return"),
    EverybodyMoves("everybody_moves", stirs=True),
    StopFireHit("stop_fire_hit"),
    BogDown("bog_down"),
    DriveBack("drive_back"),
    DrawCards("draw_cards"),
    Precision("precision"),
    Ram("ram", AT_ENEMY),
    Repair("repair", AT_OWN),
    Storm("storm"),
    Desert("desert", AT_ENEMY),
    GiveFaust("give_faust"),
    Resupply("resupply"),
    RallyAll("rally_all", stirs=True),
    BoobyTrap("booby_trap"),
    Mine("mine"),
    Bundle("bundle", AT_CROSSING),
    Heal("heal", AT_OWN),
    Bombard("artillery", AT_CROSSING),
    AirRaid("air", AT_CROSSING),
]
"""Effects by number."""
EFFECTS: Final = [effect.name for effect in TABLE]
