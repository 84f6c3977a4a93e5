"""Air and artillery cards that a side chooses at set-up (HN-1.16, HN-12.8)."""

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.battlefield import AIR_CARD
from sandtable.heroes.model.codes import CARD, SUPPORTING, bit, code
from sandtable.heroes.model.moments import (
    KINDS,
    SECOND,
    THIRD,
    Moment,
    ask,
    field,
    frame,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import Skirmish


def begin(state: Skirmish) -> None:
    """Ask both sides for their cards, the side with the initiative first."""
    theatre = state.theatre
    for index in range(i64(2)):
        seat = state.holder if index else 1 - state.holder
        if theatre.air_cards[seat] or theatre.artillery_cards[seat]:
            air, artillery = theatre.air_cards[seat], theatre.artillery_cards[seat]
            state.push2(Supporting.frame(seat, air, artillery), 0)


class Supporting(Moment):
    """A side's choice of its air and artillery cards (HN-1.16, HN-12.8)."""

    def __init__(self) -> None:
        super().__init__("support", in_hand=True)
        self.rules = {"support": ["HN-3.4", "HN-12.8"]}

    @staticmethod
    def frame(seat: i64, air: i64, artillery: i64) -> i64:
        return frame(SUPPORTING, seat, air, artillery)

    @staticmethod
    def air(top: i64) -> i64:
        """Return the number of air cards still to choose."""
        return field(top, SECOND)

    @staticmethod
    def artillery(top: i64) -> i64:
        return field(top, THIRD)

    def advance(self, state: Skirmish, top: i64) -> bool:
        """Ask for a card; if only one is possible, take it without asking."""
        seat = Supporting.seat(top)
        found = self.options(state, top, seat)
        if len(found) > 1:
            return ask(state, seat)
        if len(found) == 1:
            self.choose(state, top, seat, CARD, found[0] & 1023)
        else:
            state.pop2()
        return False

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in range(state.theatre.n_cards):
            if self.reason(state, top, seat, CARD, card) == LEGAL:
                found = append(found, code(CARD, card))
        return found

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(CARD)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        theatre = state.theatre
        owner = Supporting.seat(top)
        copies = theatre.support[owner * theatre.n_cards + arg]
        if copies == 0:
            return why.NO_SUPPORT
        air = theatre.support_kind[arg] == AIR_CARD
        if (Supporting.air(top) if air else Supporting.artillery(top)) == 0:
            return why.NO_SUPPORT
        return LEGAL if state.army(owner).deck[arg] < copies else why.NO_COPIES

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        """Put a card into the deck; both sides see it."""
        owner = Supporting.seat(top)
        army = state.army(owner)
        army.deck[arg] += 1
        army.deck_size += 1
        air, artillery = Supporting.air(top), Supporting.artillery(top)
        if state.theatre.support_kind[arg] == AIR_CARD:
            air -= 1
        else:
            artillery -= 1
        state.replace_top(Supporting.frame(owner, air, artillery))
        events.of_card(state, "support_chosen", owner, arg)

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        args["air"] = int(Supporting.air(top))
        args["artillery"] = int(Supporting.artillery(top))
        return self.prompt


KINDS[SUPPORTING] = Supporting()
