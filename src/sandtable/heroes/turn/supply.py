"""Supply: the eleven steps that end a turn (HN-4.10 to HN-4.15)."""

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes import victory
from sandtable.heroes.cards.hand import CHOOSES, Discarding
from sandtable.heroes.ground import concealment
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    ACTIVATE,
    ARC,
    BLUFF,
    DO,
    FIRE,
    NEST,
    ON,
    PASS,
    SUPPLY_MOVES,
    SUPPLYING,
    bit,
    code,
)
from sandtable.heroes.model.moments import FIRST, KINDS, Moment, ask, field, frame
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import ACTED, LATE, MOVED, UNMASKED, WAITING, Skirmish
from sandtable.heroes.model.windows import BOTH_SEATS, IN_SUPPLY, asked, open_window, other_than
from sandtable.heroes.move import movement
from sandtable.heroes.move.activation import can_act
from sandtable.heroes.move.movement import Facing
from sandtable.heroes.turn import charges, deployment, orders, scenario_events
from sandtable.heroes.turn.bonuses import KEEP


def supply_step(state: Skirmish) -> None:
    """One step of the supply phase; the frame holds the next."""
    step = Supplying.step(state.top())
    state.replace_top(frame(SUPPLYING, step + 1))
    holder = state.holder
    if step == 1:
        open_window(state, BOTH_SEATS)
    elif step == 2:
        # HN-4.12: events come after cards and the effects of options.
        scenario_events.happen(state, scenario_events.SUPPLY_STARTS)
        drop_bluffs(state)
    elif step == 3:
        state.push2(frame(SUPPLY_MOVES, holder), 0)
    elif step == 4:
        open_window(state, BOTH_SEATS)  # after all moves, before suppression is taken off
        state.push2(frame(SUPPLY_MOVES, 1 - holder), 0)
    elif step == 5:
        for unit in range(state.theatre.n_units):
            if state.alive(unit) and state.suppression(unit):
                state.add_suppression(unit, -1)
    elif step == 6:
        state.push2(frame(NEST, 1 - holder), 0)
        state.push2(frame(NEST, holder), 0)
        open_window(state, BOTH_SEATS)  # HN-4.12: cards come before the effects of options
    elif step == 7:
        begin_discards(state)
        scenario_events.happen(state, scenario_events.SUPPLY_ENDS)
        charges.settle(state)
    elif step == 8:
        victory.take_objectives(state)
    elif step == 9:
        victory.check_supply(state)
    elif step == 10:
        clear_tokens(state)
    elif step == 11:
        state.pop2()
        pass_initiative(state)
        orders.begin(state)
        orders.appear(state)


def drop_bluffs(state: Skirmish) -> None:
    for unit in range(state.theatre.n_units):
        if state.token(unit) == BLUFF:
            state.set_token(unit, 0)
            events.of_order(state, "bluff_shown", unit, 0)


def mover_reason(state: Skirmish, seat: i64, unit: i64) -> i64:
    """HN-4.10, HN-4.13: why a unit cannot move in supply: without order and activation marker, and
    once only."""
    if state.theatre.seat_of[unit] != seat:
        return why.NO_TARGET
    if state.token(unit):
        return why.HAS_ORDER
    if state.has(unit, ACTED | MOVED):
        return why.HAS_ACTED
    if not can_act(state, unit) or not movement.worth_moving(state, unit):
        return why.NOT_ABLE
    return LEGAL


def supply_movers(state: Skirmish, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for unit in range(state.theatre.n_units):
        if mover_reason(state, seat, unit) == LEGAL:
            found = append(found, code(ACTIVATE, unit))
    return found


def move_in_supply(state: Skirmish, unit: i64) -> None:
    state.mark(unit, MOVED)
    movement.begin(state, unit, NOWHERE)
    open_window(state, other_than(state.seat_of(unit)))


def begin_discards(state: Skirmish) -> None:
    state.push2(Discarding.frame(1 - state.holder, CHOOSES), 0)
    state.push2(Discarding.frame(state.holder, CHOOSES), 0)


def clear_tokens(state: Skirmish) -> None:
    """HN-4.15: resolved tokens and activation markers leave."""
    for unit in range(state.theatre.n_units):
        state.set_token(unit, 0)
        if state.has(unit, LATE):
            state.army(state.seat_of(unit)).markers += 1
        state.unmark(unit, ACTED | MOVED | UNMASKED | LATE)


def pass_initiative(state: Skirmish) -> None:
    """Step 11: the marker moves on and flips, unless a card or bonus says otherwise."""
    taken = state.extra & 3
    if taken:
        state.holder = taken - 1
    elif not state.extra & KEEP:
        state.holder = 1 - state.holder
    state.extra = 0
    events.of_side(state, "initiative", state.holder)


def nest_waits(state: Skirmish, seat: i64) -> bool:
    """HN-12.10: whether a side still has its MG nest to place."""
    nest = state.theatre.nest
    return nest >= 0 and state.theatre.seat_of[nest] == seat and state.at(nest) == WAITING


def nest_places(state: Skirmish, seat: i64) -> vec[i64]:
    found = vec[i64]()
    if nest_waits(state, seat):
        for cell in range(state.theatre.n_cells):
            if deployment.nest_reason(state, seat, cell) == LEGAL:
                found = append(found, cell)
    return found


class Supplying(Moment):
    """HN-4.10: the supply phase. Its frame holds the step that comes next."""

    def __init__(self) -> None:
        super().__init__("")

    @staticmethod
    def step(top: i64) -> i64:
        return field(top, FIRST)

    def advance(self, state: Skirmish, top: i64) -> bool:
        supply_step(state)
        return False


class SupplyMoves(Moment):
    """HN-4.10: units without an order may move."""

    def __init__(self) -> None:
        super().__init__("supply")

    def advance(self, state: Skirmish, top: i64) -> bool:
        seat = SupplyMoves.seat(top)
        if asked(state, seat) or state.army(seat).held_size or len(supply_movers(state, seat)):
            return ask(state, seat)
        state.pop2()
        return False

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return IN_SUPPLY

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        return append(supply_movers(state, seat), code(PASS, 0))

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(ACTIVATE) | bit(PASS) | bit(DO)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == PASS:
            return LEGAL
        if kind == DO:
            return why.NO_FIRE_IN_SUPPLY if arg >= FIRE else why.FINISH_FIRST
        return mover_reason(state, seat, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == PASS:
            state.pop2()
        else:
            move_in_supply(state, arg)


class Nest(Moment):
    """HN-12.10: a side may place its MG nest."""

    def __init__(self) -> None:
        super().__init__("supply_end")

    def advance(self, state: Skirmish, top: i64) -> bool:
        seat = Nest.seat(top)
        if len(nest_places(state, seat)):
            return ask(state, seat)
        state.pop2()
        return False

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for cell in nest_places(state, seat):
            found = append(found, code(ON, cell))
        return append(found, code(PASS, 0))

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(ON) | bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        return LEGAL if kind == PASS else deployment.nest_reason(state, seat, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == PASS:
            state.pop2()
            return
        nest = state.theatre.nest
        state.put(nest, arg, NOWHERE)
        events.of_unit(state, "deployed", nest)
        if not (state.theatre.corrected and state.able(nest, ARC)):
            concealment.look_around(state, nest)
        if state.able(nest, ARC):
            state.push2(Facing.frame(nest, False), 0)


KINDS[SUPPLYING] = Supplying()
KINDS[SUPPLY_MOVES] = SupplyMoves()
KINDS[NEST] = Nest()
