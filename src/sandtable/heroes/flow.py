"""Going on to whatever the position waits for next: one frame after the other."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.state import CHANCE, DECISION, OVER
from sandtable.grid.squares import NOWHERE
from sandtable.heroes import victory
from sandtable.heroes.cards import playing, timing
from sandtable.heroes.cards.effects import AIR
from sandtable.heroes.cards.playing import ANSWERING, CANCELLED, RESOLVING, SHOT_AT, SHOT_ROLLED
from sandtable.heroes.fight import assault, attack, blast, casualties, demolition
from sandtable.heroes.fight.casualties import DRIVES_BACK, PIERCES, WEAK_POINT
from sandtable.heroes.ground import concealment, items
from sandtable.heroes.model import events
from sandtable.heroes.model.codes import (
    ACTIVATION,
    ASSAULTING,
    ATTACK,
    BLAST,
    BREAKING,
    CHOOSING,
    DAMAGE,
    DEMOLISHING,
    DEPLOYING,
    DISCARDING,
    DRAWING,
    FACING,
    GAP,
    GOING,
    HANDING,
    HIT,
    MENU,
    MOVING,
    NEST,
    NOBODY_FIRES,
    ORDERING,
    PLACING,
    PLAYED,
    SHARING,
    SHOOTING_UP,
    SPECIAL,
    SUPPLY_MOVES,
    SUPPLYING,
    SUPPORTING,
    TARGETING,
    VETERAN,
    WINDOW,
    C,
    D,
    bit,
    field_a,
    field_b,
    field_c,
    field_d,
    field_e,
    frame,
    kind_of,
    shifted,
    with_field,
    with_stage,
)
from sandtable.heroes.model.equipment import kit_group
from sandtable.heroes.model.state import ACTED, GONE, LEFT, PASSING, Skirmish
from sandtable.heroes.model.windows import (
    EVERYBODY,
    NEVER,
    alert,
    asked,
    asked_if_attacked,
    level,
    next_asked,
    open_window,
    other_than,
    watching,
)
from sandtable.heroes.move import activation, movement, opportunity
from sandtable.heroes.move.movement import AFTER, ENDED, STOPPED
from sandtable.heroes.turn import deployment, orders, support

PHASE_ENDS: Final = 8
"""A stage of the last GAP frame."""

# Stages of an ORDERING frame
BEFORE_TOKEN: Final = 0
TOKEN_DUE: Final = 1
ALL_LAID: Final = 2


def ask(state: Skirmish, seat: i64) -> bool:
    state.waits = DECISION
    state.owing = bit(seat)
    return True


def roll(state: Skirmish) -> bool:
    state.waits = CHANCE
    state.owing = 0
    return True


def advance(state: Skirmish) -> None:
    """Settle frames until somebody is asked, chance is owed, or the game is over."""
    while state.waits != OVER:
        if waits_for(state):
            return


def waits_for(state: Skirmish) -> bool:
    """Settle the top frame a little further; True when it waits."""
    top = state.top()
    kind = kind_of(top)
    if kind == MOVING:
        return go_on_moving(state, top)
    if kind == SHOOTING_UP:
        return shooting_up(state, top)
    if kind == MENU:
        return go_on_menu(state, top)
    if kind == GAP:
        return go_on_gap(state, top)
    if kind == ATTACK:
        return go_on_attack(state, top)
    if kind == ORDERING:
        return go_on_ordering(state, top)
    if kind == HIT:
        return go_on_hit(state, top)
    if kind == WINDOW:
        return go_on_window(state, top)
    if kind == ASSAULTING:
        return go_on_assault(state, top)
    if kind == TARGETING or kind == SHARING:
        return ask(state, state.seat_of(field_a(top)))
    if kind == HANDING:
        return ask(state, state.seat_of(field_a(top)))
    if kind == SUPPLYING:
        orders.supply_step(state)
        return False
    if kind == SUPPLY_MOVES:
        return go_on_supply_moves(state, top)
    if kind == DEPLOYING:
        return go_on_deploying(state, top)
    if kind == FACING:
        return ask(state, state.seat_of(field_a(top)))
    if kind == PLACING:
        return go_on_placing(state, top)
    if kind == SUPPORTING:
        return support.go_on(state, top) and ask(state, field_a(top))
    if kind == BLAST:
        return go_on_blast(state, top)
    if kind == PLAYED:
        return go_on_card(state, top)
    if kind == CHOOSING:
        return ask(state, field_b(top))
    if kind == DRAWING:
        return go_on_drawing(state, top)
    if kind == DISCARDING:
        return go_on_discarding(state, top)
    if kind == BREAKING:
        return ask(state, state.seat_of(field_a(top)))
    if kind == NEST:
        return go_on_nest(state, top)
    if kind == GOING:
        if len(timing.movers_near_officer(state, field_a(top))) == 0:
            state.pop2()
            return False
        return ask(state, field_a(top))
    if kind == DAMAGE and field_d(top):
        return go_on_damage(state, top)
    if kind == DEMOLISHING and state.more() == attack.UNDECIDED:
        return ask(state, field_d(top))
    if kind == DEMOLISHING and field_e(top):
        if may_roll_again(state, field_d(top), field_a(top)):
            return ask(state, field_d(top))
        demolish(state, top)
        return False
    # DAMAGE, DEMOLISHING, TAKING_BONUS, SPOTTING, INITIATIVE_ROLL
    return roll(state)


# Moving


def go_on_moving(state: Skirmish, top: i64) -> bool:
    unit = field_a(top)
    flags = field_d(top)
    at = state.at(unit)
    if at == GONE or at == LEFT:
        state.pop2()
        victory.check_units(state)
        return False
    if flags & AFTER:
        state.replace_top(top & ~shifted(AFTER, D))
        concealment.look_around(state, unit)
        if state.phase == ACTIVATION:
            state.push2(frame(SHOOTING_UP, unit), 0)
            open_window(state, bit(state.seat_of(unit)))
        return False
    target = field_c(top) - 1
    if target >= 0 and at == target:
        return arrive(state, top, unit, target)
    if flags & ENDED:
        movement.finish(state)
        return False
    if target >= 0 and not standing(state, target, unit):
        # HN-8.10: the target is gone; the rest is an ordinary move.
        state.replace_top(with_field(top, C, 0))
        return False
    seat = state.seat_of(unit)
    if (field_b(top) == 0 or flags & STOPPED) and not asked(state, seat):
        if not flags & (AFTER | ENDED) and idle(state, state.top()):
            movement.halt(state)
            return False
    return ask(state, seat)


def idle(state: Skirmish, top: i64) -> bool:
    """Whether a move can only end."""
    return (
        field_c(top) == 0
        and at_rest(state, field_a(top))
        and movement.flip_reason(state, top) != 0
        and movement.conceal_reason(state, top) != 0
        and len(movement.boardings(state, top)) == 0
        and len(movement.steps(state, top)) == 0
    )


def at_rest(state: Skirmish, unit: i64) -> bool:
    return not state.has(unit, PASSING)


def standing(state: Skirmish, cell: i64, unit: i64) -> bool:
    """Whether an enemy is still on the square under assault, and can be reached."""
    other = state.occupant(cell)
    if other < 0 or state.seat_of(other) == state.seat_of(unit):
        return False
    return len(movement.steps(state, state.top())) > 0


def arrive(state: Skirmish, top: i64, unit: i64, target: i64) -> bool:
    """The last step of an assault is taken: it is fought, unless nobody is there any more."""
    other = state.occupant(target)
    state.replace_top(with_field(top | shifted(ENDED, D), C, 0))
    if other < 0 or state.seat_of(other) == state.seat_of(unit):
        state.lift(unit)
        state.put(unit, target, NOWHERE)
        return False
    assault.begin(state, unit, target, field_e(top))
    return False


def shooting_up(state: Skirmish, top: i64) -> bool:
    unit = field_a(top)
    seat = 1 - state.seat_of(unit)
    if state.at(unit) < 0:
        state.pop2()
        return False
    if watching(state, seat) or opportunity.may_be_shot_at(state, top):
        return ask(state, seat)
    if alert(state, seat) and timing.may_answer_step(state, seat, unit):
        return ask(state, seat)
    state.pop2()
    return False


# Activation


def go_on_menu(state: Skirmish, top: i64) -> bool:
    unit = field_a(top)
    if not state.alive(unit) or activation.is_done(state, top):
        state_at = state.at(unit)
        activation.finish_menu(state)
        if state_at == GONE:
            state.unmark(unit, ACTED)
        victory.check_units(state)
        return False
    return ask(state, state.seat_of(unit))


def go_on_gap(state: Skirmish, top: i64) -> bool:
    """HN-4.19: who may act before the next order is turned up."""
    stage = field_b(top)
    half = field_a(top)
    if stage == 0:
        if victory.check_units(state):
            return False
        if not orders.next_slot(state):
            return leave_gaps(state)
        return False
    if stage == PHASE_ENDS:
        state.extra &= ~i64(48)
        state.pop2()
        orders.begin_supply(state)
        return False
    owner = orders.owner(state, half)
    if orders.has_unknown(state, owner):
        return ask(state, owner)  # what lies there only its owner can say
    if stage < 4 and timing.holder_of(state, owner, slot_token(state)) == NOWHERE:
        # Its unit died or acted meanwhile.
        orders.pass_slot(state)
        return False
    if stage == 1 or stage == 2:
        seat = state.holder if stage == 1 else 1 - state.holder
        waits = seat != owner and (
            watching(state, seat) or (alert(state, seat) and timing.may_act_in_gap(state, seat))
        )
        if waits or ((seat != owner or stage == 1) and victory.fresh_autonomous(state, seat)):
            return ask(state, seat)
        state.replace_top(frame(GAP, half, stage + 1))
        return False
    if stage == 3:
        if state.slot >= orders.SPECIALS:
            return ask(state, owner)
        if (
            asked(state, owner)
            or state.army(owner).specials
            or state.army(owner).held_size
            or victory.fresh_autonomous(state, owner)
        ):
            return ask(state, owner)
        state.replace_top(frame(GAP, half, 4))
        return False
    if stage == 4:
        # Order 0: the side without initiative may go first.
        other = 1 - owner
        if half == 0 and not state.extra & orders.OPENED and state.army(other).specials:
            if timing.holder_of(state, other, SPECIAL) != NOWHERE:
                return ask(state, other)
        state.replace_top(frame(GAP, half, 5))
        return False
    if timing.holder_of(state, owner, slot_token(state)) == NOWHERE:
        orders.pass_slot(state)
        return False
    orders.reveal(state)
    return False


def slot_token(state: Skirmish) -> i64:
    return SPECIAL if state.slot >= orders.SPECIALS else state.slot


def leave_gaps(state: Skirmish) -> bool:
    """All orders are resolved; autonomous units get a last chance."""
    for index in range(i64(2)):
        seat = state.holder if index == 0 else 1 - state.holder
        if victory.fresh_autonomous(state, seat) and not state.extra >> (4 + seat) & 1:
            state.replace_top(frame(GAP, 0, 6 + index))
            return ask(state, seat)
    state.replace_top(frame(GAP, 0, PHASE_ENDS))
    open_window(state, EVERYBODY)
    return False


def go_on_ordering(state: Skirmish, top: i64) -> bool:
    """One token after the other; before each, and after the last, those who watch are asked."""
    seat = field_a(top)
    stage = field_b(top)
    if not orders.places_tokens(state, seat):
        seat = 1 - seat
    if not orders.places_tokens(state, seat):
        if stage != ALL_LAID:
            state.replace_top(frame(ORDERING, seat, ALL_LAID))
            open_window(state, EVERYBODY)
            return False
        state.pop2()
        orders.begin_activation(state)
        return False
    if stage == BEFORE_TOKEN:
        state.replace_top(frame(ORDERING, seat, TOKEN_DUE))
        open_window(state, other_than(seat))
        return False
    state.replace_top(frame(ORDERING, seat, TOKEN_DUE))
    return ask(state, seat)


# Attacks


def go_on_attack(state: Skirmish, top: i64) -> bool:
    stage = attack.stage_of(top)
    if state.at(field_b(top)) < 0:
        state.pop2()
        return False
    if stage <= attack.ASK_SECOND:
        seat = state.holder if stage == attack.ASK_FIRST else 1 - state.holder
        own = attack.seat_of(top) == seat
        if asked(state, seat) if own else asked_if_attacked(state, seat):
            return ask(state, seat)
        attack.set_stage(state, stage + 1)
        return False
    if stage == attack.ROLLING:
        return roll(state)
    if stage == attack.ROLLED:
        seat = attack.seat_of(top)
        if may_roll_again(state, seat, field_a(top)):
            return ask(state, seat)
    attack.judge(state)
    return False


def may_reroll(state: Skirmish, unit: i64) -> bool:
    """HN-12.5: whether a Veteran token may reroll for a unit."""
    return unit != NOBODY_FIRES and kit_group(state, unit, VETERAN) != NOWHERE


def may_roll_again(state: Skirmish, seat: i64, unit: i64) -> bool:
    """Whether who rolled is asked before the dice count."""
    return asked(state, seat) or (may_reroll(state, unit) and level(state, seat) != NEVER)


def go_on_damage(state: Skirmish, top: i64) -> bool:
    """HN-7.20, HN-11.7: the attacker rolled; of two dice the owner picks one."""
    unit = field_a(top)
    if field_e(top) == 0 and may_roll_again(state, 1 - state.seat_of(unit), field_b(top)):
        return ask(state, 1 - state.seat_of(unit))
    if field_d(top) > 6:
        state.replace_top(with_stage(top, 1))
        return ask(state, state.seat_of(unit))
    take_damage(state, top, field_d(top))
    return False


def take_damage(state: Skirmish, top: i64, die: i64) -> None:
    how = field_c(top)
    state.pop2()
    plus: i64 = (1 if how & PIERCES else 0) + (1 if how & WEAK_POINT else 0)
    casualties.damage(state, field_a(top), die + plus)


def demolish(state: Skirmish, top: i64) -> None:
    state.pop2()
    demolition.roll(state, field_d(top), field_b(top), [int(f) for f in str(field_e(top))])


def go_on_hit(state: Skirmish, top: i64) -> bool:
    unit = field_a(top)
    if state.at(unit) < 0:
        state.pop2()
        return False
    if field_d(top) == 0 and not field_c(top) & casualties.BY_ASSAULT:
        if asked(state, state.seat_of(unit)):
            return ask(state, state.seat_of(unit))
    state.pop2()
    casualties.take_hit(state, unit, field_b(top), field_c(top))
    if field_c(top) & DRIVES_BACK and state.at(unit) >= 0:
        casualties.suppress(state, unit, 1)
    return False


def go_on_assault(state: Skirmish, top: i64) -> bool:
    stage = assault.stage_of(top)
    attacker = field_a(top)
    defender = field_b(top)
    if stage <= assault.ASK_SECOND:
        seat = state.holder if stage == assault.ASK_FIRST else 1 - state.holder
        if asked(state, seat):
            return ask(state, seat)
        assault.set_stage(state, stage + 1)
        return False
    if stage == assault.ROLL_ATTACKER or stage == assault.ROLL_DEFENDER:
        return roll(state)
    if stage == assault.ATTACKER_ROLLED or stage == assault.DEFENDER_ROLLED:
        unit = attacker if stage == assault.ATTACKER_ROLLED else defender
        seat = state.seat_of(unit)
        if may_roll_again(state, seat, unit):
            return ask(state, seat)
        assault.set_stage(state, stage + 1)
        return False
    if stage == assault.JUDGING:
        assault.judge(state)
    elif stage == assault.WON:
        assault.won(state)
    elif stage == assault.WITHDRAW:
        assault.set_stage(state, assault.RETREATED)
    elif stage == assault.RETREATED:
        if state.at(defender) == field_c(top):
            return ask(state, state.seat_of(defender))
        assault.move_in(state)
    else:
        if assault.at_window(state, top) and not state.more() >> assault.SURPRISED & 3:
            seat = state.seat_of(attacker)
            if asked(state, seat):
                return ask(state, seat)
        assault.go_back(state)
    return False


def go_on_blast(state: Skirmish, top: i64) -> bool:
    stage = blast.stage_of(top)
    if stage == blast.SCATTERS:
        return roll(state)
    if stage == blast.SCATTERED:
        if may_roll_again(state, blast.seat_of(top), field_a(top)):
            return ask(state, blast.seat_of(top))
        blast.scatter(state)
        return False
    struck = blast.victims(state, top)
    if len(struck) == 0:
        blast.finish(state)
        return False
    if len(struck) == 1:
        blast.strike(state, struck[0])
        return False
    return ask(state, blast.seat_of(top))  # HN-9.13: in the order the attacker likes


# Cards


def go_on_card(state: Skirmish, top: i64) -> bool:
    stage = field_e(top)
    seat = field_b(top)
    if stage == ANSWERING:
        if asked(state, 1 - seat):
            return ask(state, 1 - seat)
        stage = next_stage(state, top)
        state.replace_top(with_stage(top, stage))
        return False
    if stage == SHOT_AT:
        return roll(state)
    if stage == SHOT_ROLLED:
        # HN-3.8: after a roll, before it counts.
        if asked(state, 1 - seat):
            return ask(state, 1 - seat)
        state.set_top(with_stage(top, after_shot(state, top, state.more())), 0)
        return False
    if stage == CANCELLED:
        state.pop2()
        state.army(seat).put_away(field_a(top))
        events.of_card(state, "card_cancelled", seat, field_a(top))
        return False
    playing.resolve(state)
    return False


def next_stage(state: Skirmish, top: i64) -> i64:
    """After the answers: an air card is shot at, others are resolved."""
    if state.theatre.effect[field_a(top)] == AIR:
        return SHOT_AT
    return RESOLVING


def after_shot(state: Skirmish, top: i64, die: i64) -> i64:
    """HN-3.4: at or above the anti-air value the card is lost."""
    needs = state.theatre.card_bonus[field_a(top) * 6 + 5]
    return CANCELLED if die >= needs else RESOLVING


def go_on_drawing(state: Skirmish, top: i64) -> bool:
    army = state.army(field_a(top))
    if field_b(top) == 0:
        state.pop2()
        return False
    if army.deck_size == 0:
        if army.discard_size == 0:
            state.pop2()
            return False
        events.of_count(state, "reshuffled", field_a(top), army.discard_size)
        army.refill()
    return roll(state)


def go_on_discarding(state: Skirmish, top: i64) -> bool:
    """HN-4.10, HN-12.9: discard what you like, draw to the limit, one more with Improvisation."""
    seat = field_a(top)
    army = state.army(seat)
    stage = field_b(top)
    if stage == 0:
        if army.hand_size:
            return ask(state, seat)
        state.replace_top(frame(DISCARDING, seat, 1))
        return False
    limit = orders.hand_limit(state, seat)
    if stage == 1:
        extra = state.theatre.hand_extra[seat]
        state.replace_top(frame(DISCARDING, seat, 2))
        draws = limit + extra - army.hand_size
        if draws > 0:
            state.push2(frame(DRAWING, seat, draws), 0)
        return False
    if army.hand_size > limit:
        return ask(state, seat)
    state.pop2()
    return False


# The rest


def go_on_deploying(state: Skirmish, top: i64) -> bool:
    if deployment.go_on(state):
        return ask(state, field_a(state.top()))
    state.pop2()
    if state.depth == 0:
        deployment.end(state)
        orders.begin(state)
        orders.appear(state)
        orders.deal(state)
    return False


def go_on_placing(state: Skirmish, top: i64) -> bool:
    unit = field_a(top)
    if state.at(unit) in (GONE, LEFT):
        state.pop2()
        return False
    if field_e(top) == 0:
        state.replace_top(with_stage(top, 1))
        open_window(state, other_than(state.seat_of(unit)))
        return False
    if len(casualties.places(state, top)) == 0:
        state.pop2()
        if field_d(top) != casualties.TRAPPED:
            items.drop_items(state, unit, field_b(top))
        casualties.eliminate(state, unit, False)
        return False
    return ask(state, state.seat_of(unit))


def go_on_supply_moves(state: Skirmish, top: i64) -> bool:
    seat = field_a(top)
    if asked(state, seat) or state.army(seat).held_size or len(orders.supply_movers(state, seat)):
        return ask(state, seat)
    state.pop2()
    return False


def go_on_nest(state: Skirmish, top: i64) -> bool:
    seat = field_a(top)
    if len(orders.nest_places(state, seat)):
        return ask(state, seat)
    state.pop2()
    return False


def go_on_window(state: Skirmish, top: i64) -> bool:
    seat = next_asked(state, top)
    if seat >= 0:
        return ask(state, seat)
    state.pop2()
    return False
