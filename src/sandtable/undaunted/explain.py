"""What a seat is asked, and why it cannot do what it is not offered."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sandtable.core.moves import Move, Refusal
from sandtable.core.state import CHANCE, DECISION, OVER, Decision
from sandtable.undaunted import reasons as why
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.words import (
    AT,
    BID,
    BIDDING,
    CARD,
    COUNTING,
    DO,
    DRAW,
    END,
    ENOUGH,
    ENTER,
    ENTERING,
    FIRING,
    HALT,
    PLAY,
    STEPPING,
    TAKE,
    TAKING,
    TO,
    TURN,
    field_a,
    field_b,
    field_d,
    kind_of,
)

if TYPE_CHECKING:
    from sandtable.undaunted.state import Battle


def decision(state: "Battle", seat: i64) -> Decision | None:
    if state.waits != DECISION or seat < 0 or not state.owing >> seat & 1:
        return None
    prompt, args = state.rules.prompt(state)
    return Decision(seat, prompt, args, state.options(seat))


def why_not(state: "Battle", move: Move, seat: i64) -> Refusal | None:
    return state.rules.reasons.refusal(reason(state, move.code, seat))


def reason(state: "Battle", move: i64, seat: i64) -> i64:
    """Why a seat cannot choose this move now."""
    if state.waits == OVER:
        return why.GAME_OVER
    if state.waits == CHANCE:
        return why.CHANCE_FIRST
    kind = kind_of(state.top())
    if seat < 0 or not state.owing >> seat & 1:
        return why.ALREADY_BID if kind == BIDDING else why.NOT_YOUR_TURN
    if kind == BIDDING:
        return bid_reason(state, move, seat)
    if kind == TURN:
        return turn_reason(state, move, seat)
    return action_reason(state, move)


def bid_reason(state: "Battle", move: i64, seat: i64) -> i64:
    if move >> 8 != BID:
        return why.BID_FIRST
    return LEGAL if state.side(seat).hand[move & 255] else why.NOT_IN_HAND


def turn_reason(state: "Battle", move: i64, seat: i64) -> i64:
    if move >> 8 == END:
        return LEGAL
    if move >> 8 != PLAY:
        return why.CARD_FIRST
    if move & 255 == state.field.fog:
        return why.FOG_STAYS
    return LEGAL if state.side(seat).hand[move & 255] else why.NOT_IN_HAND


def action_reason(state: "Battle", move: i64) -> i64:
    """The same while a card is being played."""
    rules = state.rules
    top = state.top()
    asked = kind_of(top)
    kind = move >> 8
    arg = move & 255
    if asked == CARD and kind == DO:
        return rules.verb_reason(state, field_a(top), arg)
    if asked == ENTERING and kind == ENTER:
        return rules.enter_reason(state, field_a(top), field_b(top), arg)
    if asked == STEPPING and kind == TO:
        return rules.step_reason(state, field_a(top), field_b(top), arg)
    if asked == STEPPING and kind == HALT:
        return LEGAL if field_d(top) else why.FIRST_STEP_DUE
    if asked == TAKING and kind == TAKE:
        return rules.take_reason(state, top, arg)
    if asked == TAKING and kind == ENOUGH:
        return LEGAL if field_d(top) else why.ONE_CARD_DUE
    if asked == COUNTING and kind == DRAW:
        return LEGAL if arg <= field_a(top) else why.TOO_MANY
    if asked == FIRING and kind == AT:
        return rules.target_reason(state, top, arg >> 5, arg & 31)
    return rules.title_reason(state, top, kind, arg)
