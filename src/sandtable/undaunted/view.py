"""What a seat may know, and the possible states that fit it.

A view holds a copy of the state in which the unknown cards of a hidden hand are in the deck, so
that nothing in it depends on which cards are in the hand. ``core.cards`` tracks what others know of
a hand; a casualty that was not taken from the hand proves that it holds no card of that unit.
"""

from mypy_extensions import i64

from sandtable.core.cards import NO_CARD, card_at
from sandtable.core.rng import Rng
from sandtable.core.state import DECISION, NOBODY, OVER, Decision, View, expect_rng
from sandtable.core.vec import vec
from sandtable.undaunted.codes import HIDDEN
from sandtable.undaunted.events import tiles_of
from sandtable.undaunted.frames import TURN, kind_of
from sandtable.undaunted.state import NO_BID, OFF_BOARD, Battle, Side


def hide_hand(side: Side) -> None:
    """Remove from a side what only its player knows."""
    side.hide()
    if side.bid != NO_BID:
        side.bid = HIDDEN


def deal_hand(side: Side, rng: Rng, not_only: i64) -> None:
    """Fill in at random what only its player knows, consistent with what others know."""
    side.deal(rng, not_only)
    if side.bid == HIDDEN:
        side.bid = card_at(side.hand, rng.below(side.hand_size))


class BattleView(View):
    """What one seat, or a spectator, may know of a position."""

    def __init__(self, seat: i64, position: Battle) -> None:
        super().__init__(seat)
        # Not the true position: it contains nothing that this seat may not know.
        self._position: Battle = position

    def imagine(self, rng: object) -> Battle:
        generator = expect_rng(rng)
        state = self._position.clone()
        # A side that is choosing a card has one to play: not all are Fog of War.
        plays = state.waits == DECISION and kind_of(state.top()) == TURN
        for seat in range(i64(2)):
            if seat != self._seat:
                not_only = state.field.fog if plays and state.active == seat else i64(NO_CARD)
                deal_hand(state.side(seat), generator, not_only)
        return state

    def decision(self) -> Decision | None:
        return None if self._seat == NOBODY else self._position.decision(self._seat)

    def cells(self) -> list[int]:
        return self._position.cells()

    # The public table

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
            "scouted": tiles_of(position, side.marked & ~side.controlled),
            "controlled": tiles_of(position, side.controlled),
            "has_bid": side.bid != NO_BID,
        }
        if own:
            data["removed"] = self._pile(side.removed)
            data["bid"] = "" if side.bid == NO_BID else field.cards[side.bid]
        return data

    def _pile(self, pile: vec[i64]) -> dict[str, int]:
        cards = self._position.field.cards
        return {cards[card]: int(pile[card]) for card in range(len(pile)) if pile[card]}
