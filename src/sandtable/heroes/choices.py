"""Carrying out a choice, and an outcome of chance."""

from mypy_extensions import i64

from sandtable.core.state import OVER
from sandtable.grid.squares import NOWHERE
from sandtable.heroes import chance, flow
from sandtable.heroes.cards import playing, timing
from sandtable.heroes.fight import assault, attack, blast, casualties, fire
from sandtable.heroes.fight.casualties import RIDER
from sandtable.heroes.fight.fire import MOVING_FIRE
from sandtable.heroes.ground import concealment, transports
from sandtable.heroes.model import events
from sandtable.heroes.model.codes import (
    ACTIVATE,
    AIM,
    AMMO_UP,
    ARC,
    ASK,
    ASSAULTING,
    AT,
    ATTACK,
    BARRAGE,
    BLAST,
    BOARD,
    BONUSES,
    CARD,
    CHARGE,
    CHOOSING,
    CONCEAL,
    CONCEALED,
    DAMAGE,
    DEMOLISHING,
    DEPLOYING,
    DIE,
    DISCARD,
    DO,
    DRAWING,
    DRIVE,
    FACE,
    FACING,
    FLIP,
    FLIP_NONE,
    GAP,
    GOING,
    HALT,
    HANDING,
    HIT,
    INITIATIVE_ROLL,
    KEEP,
    LAUNCH,
    LEAVE,
    MENU,
    NEST,
    ON,
    ORDER,
    ORDERING,
    PICK,
    PLACING,
    PLAYED,
    REROLL,
    REROLL_DIE,
    RESOLVE,
    REVEAL,
    SHARE,
    SHARING,
    SHOOTING_UP,
    SHOW,
    SPOTTING,
    STEP,
    SUPPLY_MOVES,
    SUPPORTING,
    TAKING_BONUS,
    THROW,
    TOKEN,
    UP,
    VETERAN,
    WINDOW,
    B,
    D,
    bit,
    field_a,
    field_b,
    field_c,
    field_d,
    field_e,
    frame,
    kind_of,
    with_field,
    with_stage,
)
from sandtable.heroes.model.equipment import kit_group
from sandtable.heroes.model.state import ACTED, BACK_UP, Skirmish
from sandtable.heroes.model.windows import EVERYBODY, open_window, other_than, passed, set_level
from sandtable.heroes.move import activation, movement, opportunity
from sandtable.heroes.turn import deployment, orders, support


def apply(state: Skirmish, code: i64, seat: i64) -> None:
    choose(state, code >> 10, code & 1023, seat)
    if state.waits != OVER:
        flow.advance(state)


def choose(state: Skirmish, kind: i64, arg: i64, seat: i64) -> None:
    top = state.top()
    if kind == STEP:
        movement.take_step(state, arg)
    elif kind == DRIVE:
        movement.take_form(state, arg)
    elif kind == HALT:
        movement.halt(state)
    elif kind == DO:
        if kind_of(top) == MENU:
            activation.do(state, arg)
        elif kind_of(top) == DEMOLISHING:
            state.set_top(top, 0)
            open_window(state, EVERYBODY)
        else:
            activation.fire_on_the_move(state, arg)
    elif kind == AT:
        choose_square(state, top, arg)
    elif kind == AIM:
        if kind_of(top) == CHOOSING:
            playing.choose(state, arg)
        else:
            blast.fire(state, arg, field_c(top) & MOVING_FIRE != 0)
    elif kind == CARD:
        if kind_of(top) == SUPPORTING:
            support.choose(state, top, arg)
        else:
            playing.play(state, seat, arg)
    elif kind == ORDER:
        state.push2(frame(HANDING, arg), 0)
    elif kind == TOKEN:
        state.pop2()
        orders.lay_token(state, seat, field_a(top), arg)
        state.replace_top(frame(ORDERING, 1 - seat))
    elif kind == REVEAL:
        state.replace_top(with_field(top, B, 4))
    elif kind == RESOLVE:
        orders.resolve_special(state, arg)
    elif kind == ACTIVATE:
        activate(state, top, arg)
    elif kind == ON:
        choose_place(state, top, arg)
    elif kind == FACE:
        state.pop2()
        deployment.face(state, field_a(top), arg)
        if state.theatre.corrected and state.turn and state.able(field_a(top), ARC):
            concealment.look_around(state, field_a(top))  # HN-11.11: it sees where it looks now
    elif kind == UP:
        deployment.choose_side(state, arg)
    elif kind == PICK:
        if kind_of(top) == DEPLOYING:
            state.replace_top(frame(DEPLOYING, field_a(top), arg + 1))
        else:
            playing.choose(state, arg)
    elif kind == BOARD:
        if kind_of(top) == DEPLOYING:
            deployment.put_aboard(state, arg)
        else:
            unit = field_a(top)
            state.pop2()
            transports.get_in(state, unit, arg)
            movement.end_moves(state, unit)
    elif kind == FLIP:
        movement.flip_moving(state)
    elif kind == LEAVE:
        movement.leave(state, field_a(top))
    elif kind == AMMO_UP:
        fire.load(state)
    elif kind == SHARE:
        fire.take_share(state, arg)
    elif kind == REROLL:
        reroll(state, top, 0)
    elif kind == REROLL_DIE:
        reroll(state, top, arg)
    elif kind == CHARGE:
        state.pop2()
        casualties.lay_under(state, field_a(top), arg)
    elif kind == SHOW:
        orders.show(state, seat, arg)
    elif kind == CONCEAL:
        concealment.hide(state, field_a(top))
        movement.slow_down(state)
    elif kind == DISCARD:
        state.army(seat).leave_hand(arg)
        state.army(seat).put_away(arg)
        events.of_card(state, "discarded", seat, arg)
    elif kind == DIE:
        flow.take_damage(state, top, arg)
    elif kind == ASK:
        set_level(state, seat, arg)
    elif kind == KEEP:
        state.pop2()
    else:
        pass_on(state, top, seat)


def choose_square(state: Skirmish, top: i64, cell: i64) -> None:
    kind = kind_of(top)
    if kind == MENU:
        activation.storm(state, cell)
    elif kind == CHOOSING:
        playing.choose(state, cell)
    elif kind == SHARING:
        fire.take_next(state, cell)
    elif kind == BLAST:
        blast.strike_at(state, cell)
    elif field_b(top) == THROW or field_b(top) == LAUNCH or field_b(top) == BARRAGE:
        blast.throw_into(state, cell, field_c(top) & MOVING_FIRE != 0)
    else:
        fire.fire_at(state, cell)


def activate(state: Skirmish, top: i64, unit: i64) -> None:
    kind = kind_of(top)
    if kind == GAP:
        if field_b(top) == 3:
            state.replace_top(with_field(top, B, 1))
        events.of_unit(state, "activated", unit)
        activation.begin_menu(state, unit, True)
    elif kind == SHOOTING_UP:
        opportunity.begin_shooter(state, unit, field_a(top))
    elif kind == SUPPLY_MOVES:
        orders.move_in_supply(state, unit)
    elif kind == GOING:
        if state.theatre.corrected and unit == timing.called_by(state, field_a(top)):
            state.replace_top(with_field(top, B, 1))  # HN-3.12: it gets no activation marker
        else:
            state.mark(unit, ACTED)
            state.set_token(unit, 0)
        movement.begin(state, unit, NOWHERE)


def choose_place(state: Skirmish, top: i64, cell: i64) -> None:
    kind = kind_of(top)
    if kind == DEPLOYING:
        deployment.place(state, cell)
    elif kind == PLACING:
        place_again(state, top, cell)
    elif kind == ASSAULTING:
        give_way(state, field_b(top), cell)
    elif kind == NEST:
        nest = state.theatre.nest
        state.put(nest, cell, NOWHERE)
        events.of_unit(state, "deployed", nest)
        if not (state.theatre.corrected and state.able(nest, ARC)):
            concealment.look_around(state, nest)
        if state.able(nest, ARC):
            state.push2(frame(FACING, nest, 0), 0)


def give_way(state: Skirmish, unit: i64, cell: i64) -> None:
    """HN-8.3, HN-8.15: a beaten defender retreats, into a transport if one stands there."""
    transport = assault.aboard_at(state, unit, cell)
    if transport != NOWHERE:
        transports.get_in(state, unit, transport)
        return
    start = state.at(unit)
    state.lift(unit)
    state.put(unit, cell, NOWHERE)
    events.moved(state, unit, start)
    concealment.look_around(state, unit)


def place_again(state: Skirmish, top: i64, cell: i64) -> None:
    unit = field_a(top)
    state.pop2()
    state.lift(unit)
    if field_d(top) == RIDER:
        casualties.suppress(state, unit, 1)
        if state.theatre.flip_of[unit] != FLIP_NONE:
            # HN-6.11: with the ability inactive: visible, or packed.
            if state.able(unit, CONCEALED):
                state.mark(unit, BACK_UP)
            elif state.theatre.flip_of[unit] == 2:
                state.unmark(unit, BACK_UP)
    state.put(unit, cell, NOWHERE)
    events.of_unit(state, "placed", unit)
    concealment.look_around(state, unit)


def reroll(state: Skirmish, top: i64, face: i64) -> None:
    """HN-12.1, HN-12.5: a Veteran token rerolls the own dice of a roll, or those with one face."""
    unit = field_a(top)
    if kind_of(top) == ASSAULTING and assault.stage_of(top) == assault.DEFENDER_ROLLED:
        unit = field_b(top)
    elif kind_of(top) == DAMAGE:
        unit = field_b(top)
    state.add_kit(kit_group(state, unit, VETERAN), VETERAN, -1)
    events.of_unit(state, "veteran_spent", unit)
    if face and kind_of(top) == ASSAULTING:
        assault.hold_back(state, face)
        return
    kept: i64 = 0
    if face:
        faces = field_d(top) if kind_of(top) == DAMAGE else field_e(top)
        kept = chance.without(faces, face)
    playing.roll_again(state)
    if kept:
        state.set_top(state.top(), kept)


def pass_on(state: Skirmish, top: i64, seat: i64) -> None:
    """Nothing more here."""
    kind = kind_of(top)
    if kind == ATTACK:
        if attack.stage_of(top) == attack.ROLLED:
            attack.judge(state)
        else:
            attack.set_stage(state, attack.stage_of(top) + 1)
    elif kind == ASSAULTING:
        if assault.stage_of(top) == assault.LOST:
            state.set_top(top, state.more() | bit(assault.ASKED_AT_WINDOW))
        else:
            assault.set_stage(state, assault.stage_of(top) + 1)
    elif kind == HIT:
        state.replace_top(with_field(top, D, 1))
    elif kind == DAMAGE:
        state.replace_top(with_stage(top, 1))
    elif kind == DEMOLISHING:
        if state.more() == attack.UNDECIDED:
            state.pop2()
        else:
            flow.demolish(state, top)
    elif kind == BLAST:
        blast.scatter(state)
    elif kind == PLAYED:
        if field_e(top) == playing.SHOT_ROLLED:
            state.set_top(with_stage(top, flow.after_shot(state, top, state.more())), 0)
        else:
            state.replace_top(with_stage(top, flow.next_stage(state, top)))
    elif kind == GAP:
        pass_gap(state, top, seat)
    elif kind == WINDOW:
        state.replace_top(passed(top))
    elif field_b(top) == 0 and kind not in (SHOOTING_UP, SUPPLY_MOVES, GOING, NEST):
        state.replace_top(with_field(top, B, 1))  # DISCARDING
    else:
        state.pop2()


def pass_gap(state: Skirmish, top: i64, seat: i64) -> None:
    stage = field_b(top)
    if stage >= 6:
        state.extra |= bit(4 + seat)
        state.replace_top(frame(GAP, 0, 0))
    else:
        state.replace_top(with_field(top, B, stage + 1))


# Chance


def resolve(state: Skirmish, outcome: i64) -> None:
    settle(state, outcome)
    if state.waits != OVER:
        flow.advance(state)


def settle(state: Skirmish, outcome: i64) -> None:
    top = state.top()
    kind = kind_of(top)
    if kind == ATTACK:
        attack.set_die(state, outcome)
        open_window(state, other_than(attack.seat_of(top)))
    elif kind == DRAWING:
        seat = field_a(top)
        state.army(seat).draw(outcome)
        events.drew(state, seat, outcome)
        state.replace_top(with_field(top, B, field_b(top) - 1))
    elif kind == ASSAULTING:
        attacks = assault.stage_of(top) == assault.ROLL_ATTACKER
        unit = field_a(top) if attacks else field_b(top)
        roll = assault.set_dice(state, outcome)
        if state.journal is not None:
            events.rolled(state, state.seat_of(unit), chance.faces(int(roll)), "assault")
        open_window(state, other_than(state.seat_of(unit)))
    elif kind == DAMAGE:
        roll_damage(state, top, outcome)
    elif kind == BLAST:
        blast.set_scatter(state, outcome)
        open_window(state, other_than(blast.seat_of(top)))
    elif kind == DEMOLISHING:
        state.set_top(with_stage(top, chance.joined(state.more(), outcome)), 0)
        open_window(state, other_than(field_d(top)))
    elif kind == PLAYED:
        shoot_down(state, top, outcome)
    elif kind == TAKING_BONUS:
        seat = field_a(top)
        state.pop2()
        state.add_pool(outcome, -1)
        state.army(seat).held[outcome] += 1
        state.army(seat).held_size += 1
        events.secretly(state, "bonus_taken", seat, "bonus", BONUSES[outcome], {})
    elif kind == SPOTTING:
        item = field_a(top)
        state.pop2()
        cell = state.theatre.item_spots[item * 8 + outcome]
        state.set_item(item, cell)
        if state.journal is not None:
            events.tell(
                state,
                "item_found",
                {"item": state.theatre.items[item], "cell": state.theatre.cells[cell]},
            )
    elif kind == INITIATIVE_ROLL:
        state.pop2()
        state.holder = 0 if outcome <= 3 else 1
        events.of_side(state, "initiative", state.holder)
        deployment.begin(state)


def roll_damage(state: Skirmish, top: i64, outcome: i64) -> None:
    """HN-7.6, HN-11.7: with Good vibrations the owner picks one of two dice."""
    unit = field_a(top)
    roll = chance.joined(state.more(), outcome)
    if state.journal is not None:
        events.rolled(state, 1 - state.seat_of(unit), chance.faces(int(roll)), "damage")
    state.set_top(with_field(top, D, roll), 0)
    open_window(state, bit(state.seat_of(unit)))


def shoot_down(state: Skirmish, top: i64, die: i64) -> None:
    """HN-3.4: at or above the anti-air value the card is lost."""
    if state.journal is not None:
        events.rolled(state, 1 - field_b(top), [int(die)], "anti_air")
    if state.theatre.corrected:
        state.set_top(with_stage(top, playing.SHOT_ROLLED), die)
        open_window(state, bit(field_b(top)))
    else:
        state.replace_top(with_stage(top, flow.after_shot(state, top, die)))
