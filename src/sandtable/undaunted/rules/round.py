"""UN-3: the round: draw, bid for the initiative, two turns."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.undaunted import events
from sandtable.undaunted import reasons as why
from sandtable.undaunted.codes import BID, code
from sandtable.undaunted.frames import BIDDING, TURN, Drawing
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.rules.turn import Turn
from sandtable.undaunted.state import NO_BID, Battle, Side

HAND: Final = 4
"""UN-3.2: cards that each player draws at the start of a round."""


class Round(Turn):
    """The parts of a round outside the players' actions."""

    def begin_round(self, state: Battle) -> None:
        state.round += 1
        state.turns = 0
        events.round_began(state)
        state.push(BIDDING)
        state.push(Drawing.of(HAND, 1))
        state.push(Drawing.of(HAND, 0))

    # UN-3.3: drawing

    def next_draw(self, state: Battle, top: i64) -> bool:
        """Prepare the next draw, or end the drawing and return False."""
        seat = Drawing.seat(top)
        side = state.side(seat)
        if Drawing.left(top) == 0:
            state.pop()
            return False
        if side.deck_size == 0:
            if side.discard_size == 0:
                state.pop()
                return False
            events.reshuffled(state, seat, side.discard_size)
            side.refill()
        return True

    def draw(self, state: Battle, top: i64, card: i64) -> None:
        seat = Drawing.seat(top)
        state.side(seat).draw(card)
        events.drew(state, seat, card)
        state.replace_top(Drawing.of(Drawing.left(top) - 1, seat))

    # UN-3.4: initiative

    def bidders(self, state: Battle) -> i64:
        """Return the seats that still owe a bid, as a mask."""
        seats: i64 = 0
        if state.one.hand_size > 0 and state.one.bid == NO_BID:
            seats |= 1
        if state.other.hand_size > 0 and state.other.bid == NO_BID:
            seats |= 2
        return seats

    def bid_options(self, side: Side) -> vec[i64]:
        codes = vec[i64](capacity=16)
        for card in range(self.field.n_cards):
            if self.bid_reason(side, card) == LEGAL:
                codes = append(codes, code(BID, card))
        return codes

    def bid_reason(self, side: Side, card: i64) -> i64:
        return LEGAL if side.hand[card] else why.NOT_IN_HAND

    def bid(self, state: Battle, seat: i64, card: i64) -> None:
        state.side(seat).bid = card
        events.bid_placed(state, seat, card)

    def reveal_bids(self, state: Battle) -> None:
        one = self.bid_value(state.one)
        other = self.bid_value(state.other)
        if one != other:
            state.holder = 0 if one > other else 1
        if state.holder == 0:
            events.bids_revealed(state, one, other)
        else:
            events.bids_revealed(state, other, one)
        self.discard_bid(state.one)
        self.discard_bid(state.other)
        state.pop()
        self.begin_turn(state, state.holder)

    def bid_value(self, side: Side) -> i64:
        return 0 if side.bid == NO_BID else self.field.initiative[side.bid]

    def discard_bid(self, side: Side) -> None:
        if side.bid != NO_BID:
            side.leave_hand(side.bid)
            side.put_away(side.bid)
            side.bid = NO_BID

    # UN-3.5: the turns

    def begin_turn(self, state: Battle, seat: i64) -> None:
        state.active = seat
        state.push(TURN)
        events.turn_began(state, seat)

    def end_turn(self, state: Battle) -> None:
        state.pop()
        state.side(state.active).clear_table()
        events.turn_ended(state)
        state.turns += 1
        if state.turns == 1:
            self.begin_turn(state, 1 - state.active)
        elif state.round >= self.field.round_limit:
            self.decide_on_points(state, "round_limit")
        else:
            self.begin_round(state)
