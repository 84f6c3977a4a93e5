"""The cards of one side: a deck in unknown order, and a hand that others know in part.

A pile is a count for each card: copies are interchangeable, and no player knows the order of a
shuffled deck. A view includes everything that card counting reveals. Of a hidden hand both sides
know which cards the hand and the deck hold together, and also:

- ``shown``: cards that entered the hand openly, or that must be in the hand because the deck ran
  out while all other cards were visible;
- ``proofs``: "at least m of the other hand cards are among these", packed as a mask of cards and m.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.rng import Rng
from sandtable.core.vec import append, vec

NO_CARD: Final = -1


class Cards:
    """Deck, hand and discard pile."""

    def __init__(self, deck: vec[i64], hand: vec[i64], discard: vec[i64]) -> None:
        self.deck: vec[i64] = deck
        self.hand: vec[i64] = hand
        self.discard: vec[i64] = discard
        self.deck_size: i64 = 0
        self.hand_size: i64 = 0
        self.discard_size: i64 = 0
        self.shown: vec[i64] = vec[i64]()
        self.proofs: vec[i64] = vec[i64]()

    # Moving cards

    def draw(self, card: i64) -> None:
        self.deck[card] -= 1
        self.deck_size -= 1
        self.hand[card] += 1
        self.hand_size += 1

    def put_away(self, card: i64) -> None:
        """Put a card on the discard pile."""
        self.discard[card] += 1
        self.discard_size += 1

    def leave_hand(self, card: i64) -> None:
        """Remove a card from the hand openly."""
        self.hand[card] -= 1
        self.hand_size -= 1
        if len(self.shown) or len(self.proofs):
            self._forget(card)

    def _forget(self, card: i64) -> None:
        """Update what is known about the hand after a card left it.

        Copies are interchangeable: if a copy in the hand is known, that is the copy that left.
        """
        kept = vec[i64]()
        found = False
        for other in self.shown:
            if other == card and not found:
                found = True
            else:
                kept = append(kept, other)
        if found:
            self.shown = kept
            return
        proofs = vec[i64]()
        for proof in self.proofs:
            least = proof & 255
            if proof >> 8 >> card & 1:
                least -= 1
            if least > 0:
                proofs = append(proofs, proof >> 8 << 8 | least)
        self.proofs = proofs

    def show(self, card: i64) -> None:
        """Add a card to the hand openly."""
        self.hand[card] += 1
        self.hand_size += 1
        self.shown = append(self.shown, card)

    def prove_absent(self, card: i64) -> None:
        """Record that both sides now know that the hand holds none of this card."""
        unknown = self.hand_size - len(self.shown)
        if unknown == 0:
            return
        others = ~(i64(1) << card)
        last = len(self.proofs) - 1
        if last >= 0 and self.proofs[last] & 255 == unknown:
            self.proofs[last] = (self.proofs[last] >> 8 & others) << 8 | unknown
        else:
            everything = (i64(1) << len(self.hand)) - 1
            self.proofs = append(self.proofs, (everything & others) << 8 | unknown)

    def refill(self) -> None:
        """Shuffle the discard pile into a new deck.

        The old deck is empty, so a player who counted the cards now knows the whole hand.
        """
        self.forget_hand()
        for card in range(i64(len(self.deck))):
            self.deck[card] = self.discard[card]
            self.discard[card] = 0
            for _ in range(self.hand[card]):
                self.shown = append(self.shown, card)
        self.deck_size = self.discard_size
        self.discard_size = 0

    def forget_hand(self) -> None:
        """Discard everything that is known about the hand."""
        self.shown = vec[i64]()
        self.proofs = vec[i64]()

    # What others know of the hand, and hands consistent with that

    def hide(self) -> None:
        """Move the unknown cards of the hand into the deck. The sizes stay unchanged."""
        for card in range(i64(len(self.hand))):
            self.deck[card] += self.hand[card]
            self.hand[card] = 0
        for card in self.shown:
            self.deck[card] -= 1
            self.hand[card] += 1

    def deal(self, rng: Rng, not_only: i64) -> None:
        """Deal a random hidden hand that is consistent with everything known about it.

        ``not_only``: a card that cannot be the only kind in the hand, or NO_CARD.
        """
        unknown = self.hand_size - len(self.shown)
        deck = self.deck
        hand = self.hand
        while True:
            pool = self.deck_size + unknown
            for _ in range(unknown):
                card = card_at(deck, rng.below(pool))
                deck[card] -= 1
                hand[card] += 1
                pool -= 1
            if (len(self.proofs) == 0 or self.fits()) and not (
                not_only != NO_CARD and hand[not_only] == self.hand_size
            ):
                return
            self.hide()

    def fits(self) -> bool:
        """Return whether the unknown cards of the hand satisfy the proofs."""
        for proof in self.proofs:
            among: i64 = 0
            for card in range(i64(len(self.hand))):
                if proof >> 8 >> card & 1:
                    among += self.hand[card]
            for card in self.shown:
                if proof >> 8 >> card & 1:
                    among -= 1
            if among < proof & 255:
                return False
        return True


def card_at(pile: vec[i64], place: i64) -> i64:
    """Return the card at a place of a pile, counting copies from the first card."""
    card: i64 = 0
    while place >= pile[card]:
        place -= pile[card]
        card += 1
    return card
