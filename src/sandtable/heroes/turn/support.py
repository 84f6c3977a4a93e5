"""Air and artillery cards that a side chooses at set-up (HN-1.16, HN-12.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.battlefield import AIR_CARD
from sandtable.heroes.model.codes import CARD, SUPPORTING, code, field_a, field_b, field_c, frame
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import Skirmish


def begin(state: Skirmish) -> None:
    """Ask both sides, the one with the initiative first."""
    theatre = state.theatre
    for index in range(i64(2)):
        seat = state.holder if index else 1 - state.holder
        if theatre.air_cards[seat] or theatre.artillery_cards[seat]:
            air, artillery = theatre.air_cards[seat], theatre.artillery_cards[seat]
            state.push2(frame(SUPPORTING, seat, air, artillery), 0)


def reason(state: Skirmish, top: i64, card: i64) -> i64:
    """Why a card cannot be chosen."""
    theatre = state.theatre
    seat = field_a(top)
    kind = theatre.support_kind[card]
    copies = theatre.support[seat * theatre.n_cards + card]
    if copies == 0:
        return why.NO_SUPPORT
    if (field_b(top) if kind == AIR_CARD else field_c(top)) == 0:
        return why.NO_SUPPORT
    return LEGAL if state.army(seat).deck[card] < copies else why.NO_COPIES


def options(state: Skirmish, top: i64) -> vec[i64]:
    found = vec[i64]()
    for card in range(state.theatre.n_cards):
        if reason(state, top, card) == LEGAL:
            found = append(found, code(CARD, card))
    return found


def choose(state: Skirmish, top: i64, card: i64) -> None:
    """A card goes into the deck, in sight of both."""
    seat = field_a(top)
    army = state.army(seat)
    army.deck[card] += 1
    army.deck_size += 1
    air, artillery = field_b(top), field_c(top)
    if state.theatre.support_kind[card] == AIR_CARD:
        air -= 1
    else:
        artillery -= 1
    state.replace_top(frame(SUPPORTING, seat, air, artillery))
    events.of_card(state, "support_chosen", seat, card)


def go_on(state: Skirmish, top: i64) -> bool:
    """Whether a side has something to choose; a single card is taken without asking."""
    found = options(state, top)
    if len(found) > 1:
        return True
    if len(found) == 1:
        choose(state, top, found[0] & 1023)
    else:
        state.pop2()
    return False
