"""Hands of cards: drawing, the limit, discarding (HN-3.6, HN-3.13)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    DISCARD,
    DISCARDING,
    DRAWING,
    MORE_CARDS,
    PASS,
    bit,
    code,
)
from sandtable.heroes.model.moments import (
    KINDS,
    SECOND,
    Moment,
    ask,
    field,
    frame,
    roll,
    with_field,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import Skirmish

HAND: Final = 4

# Stages of a discard
CHOOSES: Final = 0
DRAWS: Final = 1
OVER_LIMIT: Final = 2
"""Cards over the limit must be discarded: with Improvisation a side draws one more."""


def hand_limit(state: Skirmish, seat: i64) -> i64:
    return HAND + state.army(seat).open[MORE_CARDS]


class Drawing(Moment):
    """A draw of cards (HN-3.6). Its frame holds the side and the number of cards."""

    def __init__(self) -> None:
        super().__init__("")

    @staticmethod
    def frame(seat: i64, count: i64) -> i64:
        return frame(DRAWING, seat, count)

    @staticmethod
    def count(top: i64) -> i64:
        return field(top, SECOND)

    def advance(self, state: Skirmish, top: i64) -> bool:
        army = state.army(Drawing.seat(top))
        if Drawing.count(top) == 0:
            state.pop2()
            return False
        if army.deck_size == 0:
            if army.discard_size == 0:
                state.pop2()
                return False
            events.of_count(state, "reshuffled", Drawing.seat(top), army.discard_size)
            army.refill()
        return roll(state)

    def ways(self, state: Skirmish, top: i64) -> i64:
        return state.army(Drawing.seat(top)).deck_size

    def outcome(self, state: Skirmish, top: i64, way: i64) -> i64:
        deck = state.army(Drawing.seat(top)).deck
        card: i64 = 0
        while way >= deck[card]:
            way -= deck[card]
            card += 1
        return card

    def odds(self, state: Skirmish, top: i64) -> list[tuple[int, int]]:
        deck = state.army(Drawing.seat(top)).deck
        return [(card, int(deck[card])) for card in range(len(deck)) if deck[card]]

    def possible(self, state: Skirmish, top: i64, outcome: i64) -> bool:
        deck = state.army(Drawing.seat(top)).deck
        return 0 <= outcome < len(deck) and deck[outcome] > 0

    def chance_text(self, state: Skirmish, top: i64) -> str:
        return f"a draw of {state.theatre.seats[Drawing.seat(top)]}"

    def outcome_text(self, state: Skirmish, top: i64, outcome: i64) -> str:
        theatre = state.theatre
        return f"draw {theatre.seats[Drawing.seat(top)]} {theatre.cards[outcome]}"

    def parse(self, state: Skirmish, top: i64, words: list[str]) -> i64:
        theatre = state.theatre
        if len(words) == 3 and words[0] == "draw":
            if words[1] == theatre.seats[Drawing.seat(top)] and words[2] in theatre.cards:
                return theatre.card(words[2])
        return -1

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        seat = Drawing.seat(top)
        state.army(seat).draw(outcome)
        events.drew(state, seat, outcome)
        state.replace_top(with_field(top, SECOND, Drawing.count(top) - 1))


class Discarding(Moment):
    """Discarding any cards, then drawing to the limit (HN-3.13).

    With Improvisation a side draws one more and discards one (HN-12.9).
    """

    def __init__(self) -> None:
        super().__init__("discard", in_hand=True)
        self.rules = {"discard": ["HN-4.10", "HN-3.13"]}

    @staticmethod
    def frame(seat: i64, stage: i64) -> i64:
        return frame(DISCARDING, seat, stage)

    @staticmethod
    def stage(top: i64) -> i64:
        return field(top, SECOND)

    def advance(self, state: Skirmish, top: i64) -> bool:
        seat = Discarding.seat(top)
        army = state.army(seat)
        stage = Discarding.stage(top)
        if stage == CHOOSES:
            if army.hand_size:
                return ask(state, seat)
            state.replace_top(Discarding.frame(seat, DRAWS))
            return False
        limit = hand_limit(state, seat)
        if stage == DRAWS:
            state.replace_top(Discarding.frame(seat, OVER_LIMIT))
            draws = limit + state.theatre.hand_extra[seat] - army.hand_size
            if draws > 0:
                state.push2(Drawing.frame(seat, draws), 0)
            return False
        if army.hand_size > limit:
            return ask(state, seat)
        state.pop2()
        return False

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in range(state.theatre.n_cards):
            if state.army(seat).hand[card]:
                found = append(found, code(DISCARD, card))
        return append(found, code(PASS, 0)) if Discarding.stage(top) == CHOOSES else found

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(DISCARD) | bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == DISCARD:
            return LEGAL if state.army(seat).hand[arg] else why.NOT_IN_HAND
        return LEGAL if Discarding.stage(top) == CHOOSES else why.MUST_DISCARD

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == PASS:
            state.replace_top(Discarding.frame(seat, DRAWS))
            return
        state.army(seat).leave_hand(arg)
        state.army(seat).put_away(arg)
        events.of_card(state, "discarded", seat, arg)


KINDS[DRAWING] = Drawing()
KINDS[DISCARDING] = Discarding()
