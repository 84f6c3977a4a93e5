"""The turn: orders, activation by number, supply (HN-4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE
from sandtable.heroes import victory
from sandtable.heroes.cards import timing
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    ACTIVATE,
    ACTIVATION,
    BLUFF,
    BONUSES,
    DISCARDING,
    DRAWING,
    GAP,
    HIDDEN,
    KEEP_INITIATIVE,
    MORE_CARDS,
    MORE_ORDERS,
    MOST_BLUFFS,
    MOST_NUMBERS,
    MOST_SPECIALS,
    NEST,
    ORDER,
    ORDERING,
    ORDERS,
    REFILL,
    RESOLVE,
    SHOW,
    SPECIAL,
    SPECIAL_ORDER,
    SPECIALS_AT,
    SPOTTING,
    SUPPLY,
    SUPPLY_MOVES,
    SUPPLYING,
    TOKEN,
    TOKENS,
    bit,
    code,
    field_a,
    field_b,
    frame,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import ACTED, LATE, MOVED, UNMASKED, VEILED, WAITING, Skirmish
from sandtable.heroes.model.windows import EVERYBODY, open_window, other_than
from sandtable.heroes.move import movement
from sandtable.heroes.move.activation import can_act
from sandtable.heroes.turn import charges, deployment, scenario_events, support

HAND: Final = 4
KEEP: Final = 4
"""A bit of the state's ``extra``: the marker moves on unflipped."""
OPENED: Final = 64
"""Another one: a number was turned up, so that it is too late for order 0."""
BLUFFS_AT: Final = 20
ORDER_ZERO: Final = 4
"""The stage of a GAP frame in which the side without initiative may go first."""
SPECIALS: Final = 11
"""The slot in which specials that were kept are resolved."""


# Orders


def begin(state: Skirmish) -> None:
    """A new turn begins with the orders."""
    state.turn += 1
    state.phase = ORDERS
    events.tell(state, "turn_began", {"turn": int(state.turn)})
    for seat in range(i64(2)):
        count_orders(state, seat)
    state.push2(frame(ORDERING, state.holder), 0)


def count_orders(state: Skirmish, seat: i64) -> None:
    """HN-4.3, HN-1.3: the tokens of this turn, from the stars."""
    theatre = state.theatre
    army = state.army(seat)
    army.numbers = min(victory.orders_to_come(state, seat), MOST_NUMBERS)
    army.specials = 0
    army.bluffs = min(theatre.bluffs[seat], MOST_BLUFFS)
    army.left = (bit(army.numbers) - 1) << 1 | army.bluffs << BLUFFS_AT
    army.left_size = army.numbers + army.bluffs


def bare(state: Skirmish, unit: i64) -> bool:
    """Whether a unit may be given a token."""
    return state.alive(unit) and state.token(unit) == 0 and may_have_order(state, unit)


def may_have_order(state: Skirmish, unit: i64) -> bool:
    """HN-1.11: a unit waiting to enter may hold one from the turn it may come."""
    return can_act(state, unit)


def bare_units(state: Skirmish, seat: i64) -> i64:
    count: i64 = 0
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and bare(state, unit):
            count += 1
    return count


def personal_left(state: Skirmish, seat: i64) -> i64:
    """HN-4.16: units that must still get an order."""
    count: i64 = 0
    theatre = state.theatre
    if not theatre.personals:
        return 0
    for unit in range(theatre.n_units):
        if theatre.seat_of[unit] == seat and theatre.personal_of[unit] and bare(state, unit):
            count += 1
    return count


def real_left(state: Skirmish, seat: i64) -> i64:
    """Tokens left that are no bluffs."""
    army = state.army(seat)
    return army.left_size - (army.left >> BLUFFS_AT)


def places_tokens(state: Skirmish, seat: i64) -> bool:
    if state.army(seat).left_size == 0:
        return False
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and bare(state, unit):
            return True
    return False


def order_reason(state: Skirmish, seat: i64, unit: i64) -> i64:
    """Why a unit cannot be given an order."""
    if state.theatre.seat_of[unit] != seat or not state.alive(unit):
        return why.NO_TARGET
    if not may_have_order(state, unit):
        return why.NOT_ABLE
    if state.token(unit):
        return why.HAS_ORDER
    personal = personal_left(state, seat)
    if personal and not state.theatre.personal_of[unit]:
        army = state.army(seat)
        bluffs = army.left >> BLUFFS_AT
        if real_left(state, seat) <= personal and bluffs == 0:
            return why.KEPT_FOR_PERSONAL
        if bare_units(state, seat) - personal <= 0:
            return why.KEPT_FOR_PERSONAL
    elif state.theatre.personal_of[unit] and real_left(state, seat) == 0:
        return why.NO_BLUFF if bare_units(state, seat) > personal else LEGAL
    return LEGAL


def orderable(state: Skirmish, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for unit in range(state.theatre.n_units):
        if order_reason(state, seat, unit) == LEGAL:
            found = append(found, code(ORDER, unit))
    return found


def token_reason(state: Skirmish, seat: i64, unit: i64, token: i64) -> i64:
    """Why this token cannot be laid on a unit."""
    army = state.army(seat)
    personal = personal_left(state, seat)
    is_personal = state.theatre.personal_of[unit] != 0
    if token == BLUFF:
        if army.left >> BLUFFS_AT == 0:
            return why.NO_TOKEN
        if is_personal and real_left(state, seat) > 0:
            return why.NO_BLUFF
        return LEGAL
    if token == SPECIAL:
        if not army.left >> SPECIALS_AT & 15:
            return why.NO_TOKEN
    elif token < 1 or token > MOST_NUMBERS or not army.left >> token & 1:
        return why.NO_TOKEN
    if personal and not is_personal and real_left(state, seat) <= personal:
        return why.KEPT_FOR_PERSONAL
    return LEGAL


def tokens(state: Skirmish, seat: i64, unit: i64) -> vec[i64]:
    found = vec[i64]()
    for token in range(i64(1), i64(BLUFF) + 1):
        if token_reason(state, seat, unit, token) == LEGAL:
            found = append(found, code(TOKEN, token))
    return found


def lay_token(state: Skirmish, seat: i64, unit: i64, token: i64) -> None:
    army = state.army(seat)
    if token == BLUFF:
        army.left -= bit(BLUFFS_AT)
    elif token == SPECIAL:
        army.left -= bit(SPECIALS_AT)
    else:
        army.left &= ~bit(token)
    army.left_size -= 1
    state.set_token(unit, token)
    if state.journal is not None:
        name = state.theatre.units[unit]
        args: dict[str, object] = {
            "side": state.theatre.seats[seat],
            "cell": events.place(state, unit),
            "off": events.place(state, unit) == "",
            "unit": "" if state.has(unit, VEILED) else name,
        }
        secret: dict[str, object] = {"token": TOKENS[token], "unit": name}
        state.journal.add_secret("order_placed", args, secret, seat)


# Activation


def begin_activation(state: Skirmish) -> None:
    state.phase = ACTIVATION
    state.slot = 1
    events.tell(state, "activation_began", {})
    if not victory.check_activation(state):
        state.push2(frame(GAP, 0, 0), 0)


def owner(state: Skirmish, half: i64) -> i64:
    return 1 - state.holder if half else state.holder


def next_slot(state: Skirmish) -> bool:
    """Find the next slot with an order in it; False when activation is over."""
    half = field_a(state.top())
    while True:
        seat = owner(state, half)
        if has_unknown(state, seat):
            break
        if state.slot < SPECIALS:
            if timing.holder_of(state, seat, state.slot) != NOWHERE:
                break
        elif timing.holder_of(state, seat, SPECIAL) != NOWHERE:
            break
        elif timing.holder_of(state, 1 - seat, SPECIAL) == NOWHERE:
            return False
        if half:
            half = 0
            if state.slot < SPECIALS:
                state.slot += 1
        else:
            half = 1
    state.replace_top(frame(GAP, half, 1))
    return True


def has_unknown(state: Skirmish, seat: i64) -> bool:
    """Whether this is a view's position, in which a side's tokens have no faces."""
    for unit in range(state.theatre.n_units):
        if state.units[unit * 4 + 3] == HIDDEN and state.theatre.seat_of[unit] == seat:
            return True
    return False


def pass_slot(state: Skirmish) -> None:
    """A slot is done; the other side's follows."""
    half = field_a(state.top())
    if half and state.slot < SPECIALS:
        state.slot += 1
    state.replace_top(frame(GAP, 1 - half, 0))


def autonomous(state: Skirmish, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for unit in range(state.theatre.n_units):
        if autonomous_reason(state, seat, unit) == LEGAL:
            found = append(found, code(ACTIVATE, unit))
    return found


def autonomous_reason(state: Skirmish, seat: i64, unit: i64) -> i64:
    """HN-11.2, HN-11.20: why a unit cannot act by itself."""
    if state.theatre.seat_of[unit] != seat or not victory.is_autonomous(state, unit):
        return why.NOT_AUTONOMOUS
    if state.has(unit, ACTED):
        return why.HAS_ACTED
    return LEGAL if state.at(unit) >= 0 or state.carrier(unit) >= 0 else why.NOT_ABLE


def specials(state: Skirmish, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and state.token(unit) == SPECIAL:
            found = append(found, code(RESOLVE, unit))
    return found


def reveal(state: Skirmish) -> None:
    """The order of the slot is turned up and its unit activated."""
    half = field_a(state.top())
    seat = owner(state, half)
    number = state.slot
    unit = timing.holder_of(state, seat, number)
    state.extra |= OPENED
    pass_slot(state)
    timing.show_order(state, unit)


def resolve_special(state: Skirmish, unit: i64) -> None:
    """Afterwards the same slot is due, and whoever may act between two activations is asked."""
    if field_b(state.top()) == ORDER_ZERO:
        state.extra |= OPENED
    if state.slot >= SPECIALS:
        pass_slot(state)
    else:
        state.replace_top(frame(GAP, field_a(state.top()), 1))
    timing.show_order(state, unit)


# Tactical bonuses (HN-13.13)


def show_reason(state: Skirmish, seat: i64, kind: i64) -> i64:
    """Why a bonus cannot be shown now."""
    army = state.army(seat)
    if army.held[kind] == 0:
        return why.NO_BONUS_HELD
    if kind == SPECIAL_ORDER:
        if state.phase != ORDERS or army.specials >= MOST_SPECIALS:
            return why.NOT_NOW
    elif kind == KEEP_INITIATIVE:
        if state.phase != SUPPLY:
            return why.NOT_NOW
        if state.holder != seat and state.theatre.corrected:
            return why.NO_USE
    elif kind == REFILL and army.hand_size >= hand_limit(state, seat):
        return why.NO_USE
    return LEGAL


def shows(state: Skirmish, seat: i64) -> vec[i64]:
    found = vec[i64]()
    if state.army(seat).held_size:
        for kind in range(i64(len(BONUSES))):
            if show_reason(state, seat, kind) == LEGAL:
                found = append(found, code(SHOW, kind))
    return found


def show(state: Skirmish, seat: i64, kind: i64) -> None:
    army = state.army(seat)
    army.held[kind] -= 1
    army.held_size -= 1
    if state.journal is not None:
        args: dict[str, object] = {"side": state.theatre.seats[seat], "bonus": BONUSES[kind]}
        events.tell(state, "bonus_shown", args, True)
    if kind == MORE_CARDS or kind == MORE_ORDERS:
        army.open[kind] += 1
    elif kind == SPECIAL_ORDER:
        army.specials += 1
        army.left += bit(SPECIALS_AT)
        army.left_size += 1
    elif kind == REFILL:
        state.push2(frame(DRAWING, seat, hand_limit(state, seat) - army.hand_size), 0)
    else:
        state.extra |= KEEP


def deal(state: Skirmish) -> None:
    """HN-1.8, HN-12.9: four cards each; with Improvisation one more, of which one is discarded."""
    for index in range(i64(2)):
        seat = state.holder if index else 1 - state.holder
        state.push2(frame(DISCARDING, seat, 2), 0)
        state.push2(frame(DRAWING, seat, HAND + state.theatre.hand_extra[seat]), 0)
    support.begin(state)


def hand_limit(state: Skirmish, seat: i64) -> i64:
    return HAND + state.army(seat).open[MORE_CARDS]


# Supply: the eleven steps


def begin_supply(state: Skirmish) -> None:
    state.phase = SUPPLY
    events.tell(state, "supply_began", {})
    state.push2(frame(SUPPLYING, 1), 0)


def supply_step(state: Skirmish) -> None:
    """One step of the supply phase; the frame holds the next."""
    step = field_a(state.top())
    state.replace_top(frame(SUPPLYING, step + 1))
    holder = state.holder
    if step == 1:
        open_window(state, EVERYBODY)
    elif step == 2:
        # HN-4.12: events come after cards and the effects of options.
        scenario_events.happen(state, scenario_events.SUPPLY_STARTS)
        drop_bluffs(state)
    elif step == 3:
        state.push2(frame(SUPPLY_MOVES, holder), 0)
    elif step == 4:
        open_window(state, EVERYBODY)  # after all moves, before suppression is taken off
        state.push2(frame(SUPPLY_MOVES, 1 - holder), 0)
    elif step == 5:
        for unit in range(state.theatre.n_units):
            if state.alive(unit) and state.suppression(unit):
                state.add_suppression(unit, -1)
    elif step == 6:
        state.push2(frame(NEST, 1 - holder), 0)
        state.push2(frame(NEST, holder), 0)
        open_window(state, EVERYBODY)  # HN-4.12: cards come before the effects of options
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
        begin(state)
        appear(state)


def drop_bluffs(state: Skirmish) -> None:
    for unit in range(state.theatre.n_units):
        if state.token(unit) == BLUFF:
            state.set_token(unit, 0)
            events.of_order(state, "bluff_shown", unit, 0)


def free_to_move(state: Skirmish, unit: i64) -> bool:
    """HN-4.10, HN-4.13: without order and activation marker, and once only."""
    return (
        can_act(state, unit)
        and state.token(unit) == 0
        and not state.has(unit, ACTED | MOVED)
        and movement.worth_moving(state, unit)
    )


def supply_movers(state: Skirmish, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and free_to_move(state, unit):
            found = append(found, code(ACTIVATE, unit))
    return found


def move_in_supply(state: Skirmish, unit: i64) -> None:
    state.mark(unit, MOVED)
    movement.begin(state, unit, NOWHERE)
    open_window(state, other_than(state.seat_of(unit)))


def begin_discards(state: Skirmish) -> None:
    state.push2(frame(DISCARDING, 1 - state.holder), 0)
    state.push2(frame(DISCARDING, state.holder), 0)


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


def appear(state: Skirmish) -> None:
    """Items come to the map at the start of their turn; chance places some of them. Then the events
    of the turn's start."""
    theatre = state.theatre
    for item in range(i64(len(theatre.items))):
        if state.item(item) == WAITING and theatre.item_turn[item] == state.turn:
            cell = theatre.item_cell[item]
            if cell >= 0:
                state.set_item(item, cell)
            else:
                state.push2(frame(SPOTTING, item), 0)
    scenario_events.happen(state, scenario_events.TURN_STARTS)


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
