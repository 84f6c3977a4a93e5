"""UN-8.8: whether a side can still win."""

from mypy_extensions import i64

from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.state import Side


def has(field: Battlefield, side: Side, cards: i64) -> bool:
    """Return whether one of these cards is in hand, deck, discard pile or play area."""
    for card in range(field.fog):
        if cards >> card & 1 and (
            side.deck[card] or side.discard[card] or side.hand[card] or side.played[card]
        ):
            return True
    return False


def available(field: Battlefield, side: Side) -> i64:
    """Return the cards a side could still play, including those a Bolster can take from supply."""
    cards: i64 = 0
    stock: i64 = 0
    for card in range(field.n_cards):
        if side.hand[card] + side.deck[card] + side.discard[card] + side.played[card]:
            cards |= i64(1) << card
        elif side.supply[card]:
            stock |= i64(1) << card
    grown = True
    while grown and stock:
        grown = False
        for card in range(field.fog):
            if (cards & field.bolsterers) >> card & 1:
                found = stock & field.takes[card]
                if found:
                    cards |= found
                    stock &= ~found
                    grown = True
    return cards
