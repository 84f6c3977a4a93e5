"""Tactical bonuses: taking and showing them (HN-13.5, HN-13.13)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.heroes.cards.hand import Drawing, hand_limit
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    BONUSES,
    KEEP_INITIATIVE,
    MORE_CARDS,
    MORE_ORDERS,
    MOST_SPECIALS,
    ORDERS,
    REFILL,
    SHOW,
    SPECIAL_ORDER,
    SPECIALS_AT,
    SUPPLY,
    TAKING_BONUS,
    bit,
    code,
)
from sandtable.heroes.model.moments import KINDS, Moment
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import Skirmish

KEEP: Final = 4
"""Bit of the state's ``extra``: the initiative does not change sides."""


def show_reason(state: Skirmish, seat: i64, kind: i64) -> i64:
    """Return why a bonus cannot be shown now, or LEGAL."""
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


def shows(state: Skirmish, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add the bonuses that may be shown to a list of codes."""
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
        state.push2(Drawing.frame(seat, hand_limit(state, seat) - army.hand_size), 0)
    else:
        state.extra |= KEEP


class TakingBonus(Moment):
    """The random choice of the bonus a side takes (HN-13.5)."""

    def __init__(self) -> None:
        super().__init__("")

    def ways(self, state: Skirmish, top: i64) -> i64:
        total: i64 = 0
        for kind in range(i64(len(BONUSES))):
            total += state.pool(kind)
        return total

    def outcome(self, state: Skirmish, top: i64, way: i64) -> i64:
        kind: i64 = 0
        while way >= state.pool(kind):
            way -= state.pool(kind)
            kind += 1
        return kind

    def odds(self, state: Skirmish, top: i64) -> list[tuple[int, int]]:
        return [(kind, int(state.pool(kind))) for kind in range(len(BONUSES)) if state.pool(kind)]

    def possible(self, state: Skirmish, top: i64, outcome: i64) -> bool:
        return 0 <= outcome < len(BONUSES) and state.pool(outcome) > 0

    def chance_text(self, state: Skirmish, top: i64) -> str:
        return f"a bonus of {state.theatre.seats[TakingBonus.seat(top)]}"

    def outcome_text(self, state: Skirmish, top: i64, outcome: i64) -> str:
        return f"bonus {state.theatre.seats[TakingBonus.seat(top)]} {BONUSES[outcome]}"

    def parse(self, state: Skirmish, top: i64, words: list[str]) -> i64:
        if len(words) == 3 and words[0] == "bonus":
            if words[1] == state.theatre.seats[TakingBonus.seat(top)] and words[2] in BONUSES:
                return BONUSES.index(words[2])
        return -1

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        seat = TakingBonus.seat(top)
        state.pop2()
        state.add_pool(outcome, -1)
        state.army(seat).held[outcome] += 1
        state.army(seat).held_size += 1
        events.secretly(state, "bonus_taken", seat, "bonus", BONUSES[outcome], {})


KINDS[TAKING_BONUS] = TakingBonus()
