"""What a seat may know, and the states that fit it.

Card counting is part of what a player may know. Of an opponent's hidden cards everybody knows
which ones they are together (hand and deck), and moreover:

- ``shown``: cards in the hand that went there in sight of both (Inspire), or that must be there
  because the deck ran out while everything else was in sight (a reshuffle);
- ``proofs``: "at least m of the other hand cards are among these", packed as a mask of cards and
  m. A casualty that was not taken from the hand proves that none of them is of that unit.

A view holds a copy of the state in which a hidden hand's unknown cards lie in the deck: nothing in
it depends on which of them are in the hand.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.rng import Rng
from sandtable.core.state import DECISION, NOBODY, OVER, Decision, View, expect_rng
from sandtable.undaunted.codes import HIDDEN
from sandtable.undaunted.frames import TURN, kind_of
from sandtable.undaunted.state import NO_BID, OFF_BOARD, Battle, Side


def hide_hand(side: Side) -> None:
    """Lay the unknown cards of a hand into the deck. Sizes stay as they are."""
    for card in range(i64(len(side.hand))):
        side.deck[card] += side.hand[card]
        side.hand[card] = 0
    for card in side.shown:
        side.deck[card] -= 1
        side.hand[card] += 1
    if side.bid != NO_BID:
        side.bid = HIDDEN


def deal_hand(side: Side, rng: Rng, plays_on: bool) -> None:
    """Deal a hidden hand at random, so that it fits all that is known of it.

    ``plays_on``: its owner is choosing a card, so that it is not all fog of war.
    """
    known = len(side.shown)
    unknown = side.hand_size - known
    deck = side.deck
    hand = side.hand
    while True:
        pool = side.deck_size + unknown
        for _ in range(unknown):
            way = rng.below(pool)
            card: i64 = 0
            while way >= deck[card]:
                way -= deck[card]
                card += 1
            deck[card] -= 1
            hand[card] += 1
            pool -= 1
        if (len(side.proofs) == 0 or fits(side)) and not (
            plays_on and hand[len(hand) - 1] == side.hand_size
        ):
            break
        for card in range(i64(len(hand))):
            deck[card] += hand[card]
            hand[card] = 0
        for card in side.shown:
            deck[card] -= 1
            hand[card] += 1
    if side.bid == HIDDEN:
        side.bid = random_card(hand, rng.below(side.hand_size))


def fits(side: Side) -> bool:
    """Whether the cards of a hand that nobody has seen fit the proofs."""
    for proof in side.proofs:
        among: i64 = 0
        for card in range(i64(len(side.hand))):
            if proof >> 8 >> card & 1:
                among += side.hand[card]
        for card in side.shown:
            if proof >> 8 >> card & 1:
                among -= 1
        if among < proof & 255:
            return False
    return True


def random_card(pile: vec[i64], way: i64) -> i64:
    card: i64 = 0
    while way >= pile[card]:
        way -= pile[card]
        card += 1
    return card


class BattleView(View):
    """What one seat, or a spectator, may know of a position."""

    def __init__(self, seat: i64, position: Battle) -> None:
        super().__init__(seat)
        # Not the true position: what this seat may not know has been taken out of it.
        self._position: Battle = position

    def imagine(self, rng: object) -> Battle:
        generator = expect_rng(rng)
        state = self._position.clone()
        chooses = (
            state.active
            if state.waits == DECISION and kind_of(state.top()) == TURN
            else i64(NOBODY)
        )
        for seat in range(i64(2)):
            if seat != self._seat:
                deal_hand(state.side(seat), generator, chooses == seat)
        return state

    def decision(self) -> Decision | None:
        return None if self._seat == NOBODY else self._position.decision(self._seat)

    def cells(self) -> list[int]:
        return self._position.cells()

    # What lies on the table

    @property
    def position(self) -> Battle:
        return self._position

    def data(self) -> dict[str, object]:
        position = self._position
        field = position.field
        if position.waits == OVER:
            waits = "over"
        else:
            waits = "decision" if position.waits == DECISION else "chance"
        data: dict[str, object] = {
            "title": field.title,
            "scenario": field.id,
            "seat": None if self._seat == NOBODY else field.seats[self._seat],
            "waits": waits,
            "owing": [field.seats[seat] for seat in position.seats_owing],
            "round": int(position.round),
            "round_limit": int(field.round_limit),
            "initiative": field.seats[position.holder],
            "active": field.seats[position.active],
            "winner": None if position.winner == NOBODY else field.seats[position.winner],
            "ending": position.ending,
            "sides": {field.seats[seat]: self._side_data(seat) for seat in range(i64(2))},
        }
        data.update(position.rules.view_data(position))
        return data

    def _side_data(self, seat: i64) -> dict[str, object]:
        position = self._position
        field = position.field
        side = position.side(seat)
        own = seat == self._seat
        counters: list[dict[str, object]] = []
        for unit in range(field.n_units):
            if side.at[unit] != OFF_BOARD:
                counters.append(
                    {
                        "unit": field.cards[unit],
                        "tile": field.tiles[side.at[unit]],
                        "suppressed": side.suppressed >> unit & 1 != 0,
                    }
                )
        data: dict[str, object] = {
            "points": int(side.points),
            "points_to_win": int(field.points_to_win[seat]),
            "hand_size": int(side.hand_size),
            "deck_size": int(side.deck_size),
            "hand": self._pile(side.hand),
            "deck": self._pile(side.deck),
            "discard": self._pile(side.discard),
            "played": self._pile(side.played),
            "supply": self._pile(side.supply),
            "removed_size": sum(int(count) for count in side.removed),
            "counters": counters,
            "scouted": self._tiles(side.marked & ~side.controlled),
            "controlled": self._tiles(side.controlled),
            "has_bid": side.bid != NO_BID,
        }
        if own:
            data["removed"] = self._pile(side.removed)
            data["bid"] = "" if side.bid == NO_BID else field.cards[side.bid]
        return data

    def _pile(self, pile: vec[i64]) -> dict[str, int]:
        cards = self._position.field.cards
        return {cards[card]: int(pile[card]) for card in range(len(pile)) if pile[card]}

    def _tiles(self, mask: i64) -> list[str]:
        tiles = self._position.field.tiles
        return [tiles[tile] for tile in range(len(tiles)) if mask >> i64(tile) & 1]
