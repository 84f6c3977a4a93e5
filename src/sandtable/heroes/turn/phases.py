"""The phases of a turn: orders, activation by number, supply in eleven steps (HN-4)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes import victory
from sandtable.heroes.cards import effects
from sandtable.heroes.cards.hand import CHOOSES, HAND, OVER_LIMIT, Discarding, Drawing
from sandtable.heroes.cards.playing import may_act_in_gap
from sandtable.heroes.ground import items
from sandtable.heroes.model import events, windows
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    ACTIVATE,
    ACTIVATION,
    ASK,
    BLUFF,
    DO,
    FIRE,
    GAP,
    HANDING,
    HIDDEN,
    MOST_BLUFFS,
    MOST_NUMBERS,
    NEST,
    ORDER,
    ORDERING,
    ORDERS,
    PASS,
    RESOLVE,
    REVEAL,
    SPECIAL,
    SPECIALS_AT,
    SUPPLY,
    SUPPLY_MOVES,
    SUPPLYING,
    TOKEN,
    TOKENS,
    bit,
    code,
)
from sandtable.heroes.model.moments import (
    FIRST,
    KINDS,
    SECOND,
    Moment,
    ask,
    field,
    frame,
    with_field,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import ACTED, LATE, MOVED, UNMASKED, VEILED, Skirmish
from sandtable.heroes.model.windows import BOTH_SEATS, IN_SUPPLY, asked, open_window, other_than
from sandtable.heroes.move import movement
from sandtable.heroes.move.activation import begin_menu, can_act
from sandtable.heroes.turn import charges, scenario_events, support_cards
from sandtable.heroes.turn.bonuses import KEEP

OPENED: Final = 64
"""Bit of the state's ``extra``: an order was shown, so order 0 is no longer possible."""
LAST_CHANCE_AT: Final = 4
"""Bit offset in ``extra`` of the seats that passed the last chance of autonomous units."""
BLUFFS_AT: Final = 20
SPECIALS: Final = 11
"""Slot for the special orders that were kept until the end."""

# Stages of the order phase
BEFORE_TOKEN: Final = 0
TOKEN_DUE: Final = 1
ALL_LAID: Final = 2

# Stages of a gap between two activations (HN-4.19)
NEXT_SLOT: Final = 0
INITIATIVE_SIDE: Final = 1
OTHER_SIDE: Final = 2
OWNER: Final = 3
ORDER_ZERO: Final = 4
"""The side without initiative may resolve a special order first."""
TURNED_UP: Final = 5
LAST_CHANCE: Final = 6
"""All orders are resolved, but autonomous units may still act.

This stage is for the side with the initiative; the next number is for the other side.
"""
PHASE_ENDS: Final = 8


# Orders


def begin(state: Skirmish) -> None:
    """Start a new turn with its order phase."""
    state.turn += 1
    state.phase = ORDERS
    events.tell(state, "turn_began", {"turn": int(state.turn)})
    for seat in range(i64(2)):
        count_orders(state, seat)
    state.push2(Ordering.frame(state.holder, BEFORE_TOKEN), 0)


def begin_first(state: Skirmish) -> None:
    """Start the first turn, after deployment."""
    begin(state)
    appear(state)
    deal(state)


def count_orders(state: Skirmish, seat: i64) -> None:
    """Count a side's order tokens for this turn, by its stars (HN-4.3, HN-1.3)."""
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
    """Whether a unit may have an order; before it enters, from its turn of arrival (HN-1.11)."""
    return can_act(state, unit)


def bare_units(state: Skirmish, seat: i64) -> i64:
    count: i64 = 0
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and bare(state, unit):
            count += 1
    return count


def personal_left(state: Skirmish, seat: i64) -> i64:
    """Return the number of units that must still get an order (HN-4.16)."""
    count: i64 = 0
    theatre = state.theatre
    if not theatre.personals:
        return 0
    for unit in range(theatre.n_units):
        if theatre.seat_of[unit] == seat and theatre.personal_of[unit] and bare(state, unit):
            count += 1
    return count


def real_left(state: Skirmish, seat: i64) -> i64:
    """Return the number of remaining tokens that are not bluffs."""
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
    """Return why a unit cannot be given an order, or LEGAL."""
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
    """Return why this token cannot be placed on a unit, or LEGAL."""
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
        state.push2(Gap.frame(0, NEXT_SLOT), 0)


def owner(state: Skirmish, half: i64) -> i64:
    return 1 - state.holder if half else state.holder


def next_slot(state: Skirmish) -> bool:
    """Find the next slot with an order in it; return False when activation is over."""
    half = Gap.half(state.top())
    while True:
        seat = owner(state, half)
        if has_unknown(state, seat):
            break
        if state.slot < SPECIALS:
            if effects.holder_of(state, seat, state.slot) != NOWHERE:
                break
        elif effects.holder_of(state, seat, SPECIAL) != NOWHERE:
            break
        elif effects.holder_of(state, 1 - seat, SPECIAL) == NOWHERE:
            return False
        if half:
            half = 0
            if state.slot < SPECIALS:
                state.slot += 1
        else:
            half = 1
    state.replace_top(Gap.frame(half, INITIATIVE_SIDE))
    return True


def has_unknown(state: Skirmish, seat: i64) -> bool:
    """Whether a side's order tokens are unknown, as in a position made from a view."""
    for unit in range(state.theatre.n_units):
        if state.units[unit * 4 + 3] == HIDDEN and state.theatre.seat_of[unit] == seat:
            return True
    return False


def pass_slot(state: Skirmish) -> None:
    """End a slot; the other side's slot is next."""
    half = Gap.half(state.top())
    if half and state.slot < SPECIALS:
        state.slot += 1
    state.replace_top(Gap.frame(1 - half, NEXT_SLOT))


def autonomous(state: Skirmish, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for unit in range(state.theatre.n_units):
        if autonomous_reason(state, seat, unit) == LEGAL:
            found = append(found, code(ACTIVATE, unit))
    return found


def autonomous_reason(state: Skirmish, seat: i64, unit: i64) -> i64:
    """Return why a unit cannot act as an autonomous unit, or LEGAL (HN-11.2, HN-11.20)."""
    if state.theatre.seat_of[unit] != seat or not victory.is_autonomous(state, unit):
        return why.NOT_AUTONOMOUS
    if state.has(unit, ACTED):
        return why.HAS_ACTED
    return LEGAL if state.at(unit) >= 0 or state.carrier(unit) >= 0 else why.NOT_ABLE


def special_reason(state: Skirmish, seat: i64, unit: i64) -> i64:
    """Return why a unit has no special order to resolve, or LEGAL (HN-4.5)."""
    own = state.theatre.seat_of[unit] == seat and state.token(unit) == SPECIAL
    return LEGAL if own else why.NO_SPECIAL


def reveal(state: Skirmish) -> None:
    """Show the order of the current slot and activate its unit."""
    half = Gap.half(state.top())
    seat = owner(state, half)
    number = state.slot
    unit = effects.holder_of(state, seat, number)
    state.extra |= OPENED
    pass_slot(state)
    effects.show_order(state, unit)


def resolve_special(state: Skirmish, unit: i64) -> None:
    """Resolve a unit's special order.

    Before the slot of specials, the same gap then starts again and both sides may act in it.
    """
    if Gap.stage(state.top()) == ORDER_ZERO:
        state.extra |= OPENED
    if state.slot >= SPECIALS:
        pass_slot(state)
    else:
        state.replace_top(Gap.frame(Gap.half(state.top()), INITIATIVE_SIDE))
    effects.show_order(state, unit)


def begin_supply(state: Skirmish) -> None:
    state.phase = SUPPLY
    events.tell(state, "supply_began", {})
    state.push2(frame(SUPPLYING, 1), 0)


def deal(state: Skirmish) -> None:
    """Deal four cards to each side (HN-1.8, HN-12.9).

    With Improvisation a side draws one more and discards one.
    """
    for index in range(i64(2)):
        seat = state.holder if index else 1 - state.holder
        state.push2(Discarding.frame(seat, OVER_LIMIT), 0)
        state.push2(Drawing.frame(seat, HAND + state.theatre.hand_extra[seat]), 0)
    support_cards.begin(state)


def appear(state: Skirmish) -> None:
    """Add the items and apply the events of the turn's start."""
    items.appear(state)
    scenario_events.happen(state, scenario_events.TURN_STARTS)


def slot_token(state: Skirmish) -> i64:
    return SPECIAL if state.slot >= SPECIALS else state.slot


# Supply


def supply_step(state: Skirmish) -> None:
    """Carry out one step of the supply phase and store the next one in the frame."""
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
        open_window(state, BOTH_SEATS)  # after all moves, before suppression is reduced
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
        begin(state)
        appear(state)


def drop_bluffs(state: Skirmish) -> None:
    for unit in range(state.theatre.n_units):
        if state.token(unit) == BLUFF:
            state.set_token(unit, 0)
            events.of_order(state, "bluff_shown", unit, 0)


def mover_reason(state: Skirmish, seat: i64, unit: i64) -> i64:
    """Return why a unit cannot move in supply, or LEGAL (HN-4.10, HN-4.13).

    It may move once, without an order or activation marker.
    """
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
    """Remove resolved tokens and activation markers (HN-4.15)."""
    for unit in range(state.theatre.n_units):
        state.set_token(unit, 0)
        if state.has(unit, LATE):
            state.army(state.seat_of(unit)).markers += 1
        state.unmark(unit, ACTED | MOVED | UNMASKED | LATE)


def pass_initiative(state: Skirmish) -> None:
    """Pass the initiative to the other side, unless a card or bonus prevents it (step 11)."""
    taken = state.extra & 3
    if taken:
        state.holder = taken - 1
    elif not state.extra & KEEP:
        state.holder = 1 - state.holder
    state.extra = 0
    events.of_side(state, "initiative", state.holder)


class Ordering(Moment):
    """The order phase: the sides place one token at a time (HN-4.1).

    Before each token, and after the last one, seats with the level *always* are asked for cards.
    """

    def __init__(self) -> None:
        super().__init__("orders")
        self.rules = {"orders": ["HN-4.2", "HN-4.3", "HN-4.16"]}

    @staticmethod
    def frame(seat: i64, stage: i64) -> i64:
        return frame(ORDERING, seat, stage)

    @staticmethod
    def stage(top: i64) -> i64:
        return field(top, SECOND)

    def advance(self, state: Skirmish, top: i64) -> bool:
        seat = Ordering.seat(top)
        stage = Ordering.stage(top)
        if not places_tokens(state, seat):
            seat = 1 - seat
        if not places_tokens(state, seat):
            if stage != ALL_LAID:
                state.replace_top(Ordering.frame(seat, ALL_LAID))
                open_window(state, BOTH_SEATS)
                return False
            state.pop2()
            begin_activation(state)
            return False
        if stage == BEFORE_TOKEN:
            state.replace_top(Ordering.frame(seat, TOKEN_DUE))
            open_window(state, other_than(seat))
            return False
        state.replace_top(Ordering.frame(seat, TOKEN_DUE))
        return ask(state, seat)

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return windows.IN_ORDERS

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = orderable(state, seat)
        for level in range(i64(len(windows.ASKS))):
            if asks_reason(state, seat, level) == LEGAL:
                found = append(found, code(ASK, level))
        return found

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(ORDER) | bit(ASK)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        return order_reason(state, seat, arg) if kind == ORDER else asks_reason(state, seat, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == ORDER:
            state.push2(frame(HANDING, arg), 0)
        else:
            windows.set_level(state, seat, arg)


def asks_reason(state: Skirmish, seat: i64, level: i64) -> i64:
    """Return why a seat cannot set its level of questions, or LEGAL.

    The level can be set before the first token of the turn.
    """
    army = state.army(seat)
    all_left = army.left_size == army.numbers + army.specials + army.bluffs
    if army.hand_size == 0 or not all_left:
        return why.NOT_NOW
    return why.NO_USE if level == windows.level(state, seat) else LEGAL


class Handing(Moment):
    """The choice of a token for a unit (HN-4.2)."""

    def __init__(self) -> None:
        super().__init__("token", units=1, in_hand=True)
        self.rules = {"token": ["HN-4.2", "HN-1.3", "HN-4.4", "HN-4.6"]}

    def advance(self, state: Skirmish, top: i64) -> bool:
        return ask(state, state.seat_of(Handing.unit(top)))

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        return tokens(state, seat, Handing.unit(top))

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(TOKEN)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        return token_reason(state, seat, Handing.unit(top), arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        state.pop2()
        lay_token(state, seat, Handing.unit(top), arg)
        state.replace_top(Ordering.frame(1 - seat, BEFORE_TOKEN))


class Gap(Moment):
    """A gap between two activations: who may act before the next order is shown (HN-4.19)."""

    def __init__(self) -> None:
        super().__init__("gap")
        self.rules = {
            "gap": ["HN-4.7", "HN-4.19"],
            "between": ["HN-11.2", "HN-4.19"],
            "order_zero": ["HN-4.5", "HN-4.19"],
            "special": ["HN-4.5"],
        }

    @staticmethod
    def frame(half: i64, stage: i64) -> i64:
        return frame(GAP, half, stage)

    @staticmethod
    def half(top: i64) -> i64:
        """Return whose slot it is: 0 for the side with the initiative, 1 for the other."""
        return field(top, FIRST)

    @staticmethod
    def stage(top: i64) -> i64:
        return field(top, SECOND)

    def advance(self, state: Skirmish, top: i64) -> bool:
        stage = Gap.stage(top)
        half = Gap.half(top)
        if stage == NEXT_SLOT:
            if victory.check_units(state) or next_slot(state):
                return False
            return self.leave(state)
        if stage == PHASE_ENDS:
            state.extra &= ~i64(3 << LAST_CHANCE_AT)
            state.pop2()
            begin_supply(state)
            return False
        owner_seat = owner(state, half)
        if has_unknown(state, owner_seat):
            return ask(state, owner_seat)  # only the owner knows what the tokens are
        if stage < ORDER_ZERO:
            if effects.holder_of(state, owner_seat, slot_token(state)) == NOWHERE:
                # Its unit was eliminated or has acted.
                pass_slot(state)
                return False
        if stage == INITIATIVE_SIDE or stage == OTHER_SIDE:
            seat = state.holder if stage == INITIATIVE_SIDE else 1 - state.holder
            waits = seat != owner_seat and (
                windows.watching(state, seat)
                or (windows.alert(state, seat) and may_act_in_gap(state, seat))
            )
            if waits or (
                (seat != owner_seat or stage == INITIATIVE_SIDE)
                and victory.fresh_autonomous(state, seat)
            ):
                return ask(state, seat)
            state.replace_top(Gap.frame(half, stage + 1))
            return False
        if stage == OWNER:
            if state.slot >= SPECIALS:
                return ask(state, owner_seat)
            if (
                asked(state, owner_seat)
                or state.army(owner_seat).specials
                or state.army(owner_seat).held_size
                or victory.fresh_autonomous(state, owner_seat)
            ):
                return ask(state, owner_seat)
            state.replace_top(Gap.frame(half, ORDER_ZERO))
            return False
        if stage == ORDER_ZERO:
            other = 1 - owner_seat
            if half == 0 and not state.extra & OPENED and state.army(other).specials:
                if effects.holder_of(state, other, SPECIAL) != NOWHERE:
                    return ask(state, other)
            state.replace_top(Gap.frame(half, TURNED_UP))
            return False
        if effects.holder_of(state, owner_seat, slot_token(state)) == NOWHERE:
            pass_slot(state)
            return False
        reveal(state)
        return False

    def leave(self, state: Skirmish) -> bool:
        """Give autonomous units a last chance after all orders, then end the phase."""
        for index in range(i64(2)):
            seat = state.holder if index == 0 else 1 - state.holder
            passed = state.extra >> (LAST_CHANCE_AT + seat) & 1 != 0
            if victory.fresh_autonomous(state, seat) and not passed:
                state.replace_top(Gap.frame(0, LAST_CHANCE + index))
                return ask(state, seat)
        state.replace_top(Gap.frame(0, PHASE_ENDS))
        open_window(state, BOTH_SEATS)
        return False

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return windows.IN_GAP if Gap.stage(top) != ORDER_ZERO else 0

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        stage = Gap.stage(top)
        found = vec[i64]()
        if stage != ORDER_ZERO:
            found = autonomous(state, seat)
        if stage == OWNER or stage == ORDER_ZERO:
            for unit in range(state.theatre.n_units):
                if special_reason(state, seat, unit) == LEGAL:
                    found = append(found, code(RESOLVE, unit))
        if stage != OWNER:
            return append(found, code(PASS, 0))
        if state.slot < SPECIALS:
            found = append(found, code(REVEAL, 0))
        return found

    def asks(self, state: Skirmish, top: i64) -> i64:
        stage = Gap.stage(top)
        if stage == OWNER:
            return bit(ACTIVATE) | bit(RESOLVE) | (bit(REVEAL) if state.slot < SPECIALS else 0)
        return bit(ACTIVATE) | bit(RESOLVE) | bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        stage = Gap.stage(top)
        if kind == ACTIVATE:
            found = autonomous_reason(state, seat, arg)
            return why.NOT_NOW if found == LEGAL and stage == ORDER_ZERO else found
        if kind == RESOLVE:
            if stage != OWNER and stage != ORDER_ZERO:
                return why.NO_SPECIAL
            return special_reason(state, seat, arg)
        return LEGAL

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        stage = Gap.stage(top)
        if kind == REVEAL:
            state.replace_top(with_field(top, SECOND, ORDER_ZERO))
        elif kind == RESOLVE:
            resolve_special(state, arg)
        elif kind == ACTIVATE:
            if stage == OWNER:
                state.replace_top(with_field(top, SECOND, INITIATIVE_SIDE))
            events.of_unit(state, "activated", arg)
            begin_menu(state, arg, True)
        elif stage >= LAST_CHANCE:
            state.extra |= bit(LAST_CHANCE_AT + seat)
            state.replace_top(Gap.frame(0, NEXT_SLOT))
        else:
            state.replace_top(with_field(top, SECOND, stage + 1))

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        args["number"] = int(min(state.slot, 11))
        stage = Gap.stage(top)
        if stage == ORDER_ZERO:
            return "order_zero"
        if stage != OWNER:
            return "between"
        return "special" if state.slot >= SPECIALS else self.prompt


class Supplying(Moment):
    """The supply phase (HN-4.10). Its frame holds the next step."""

    def __init__(self) -> None:
        super().__init__("")

    @staticmethod
    def step(top: i64) -> i64:
        return field(top, FIRST)

    def advance(self, state: Skirmish, top: i64) -> bool:
        supply_step(state)
        return False


class SupplyMoves(Moment):
    """The moves of units without an order in supply (HN-4.10)."""

    def __init__(self) -> None:
        super().__init__("supply")
        self.rules = {"supply": ["HN-4.13", "HN-4.11"]}

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


KINDS[ORDERING] = Ordering()
KINDS[HANDING] = Handing()
KINDS[GAP] = Gap()
KINDS[SUPPLYING] = Supplying()
KINDS[SUPPLY_MOVES] = SupplyMoves()
