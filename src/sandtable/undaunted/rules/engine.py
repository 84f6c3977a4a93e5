"""The rules of a scenario, frame by frame: questions, options and effects.

Frames that only one title has are passed to the methods whose names begin with ``title_``.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sandtable.core.state import CHANCE, DECISION, NOBODY, OVER
from sandtable.core.vec import vec
from sandtable.undaunted import reasons as why
from sandtable.undaunted.codes import (
    AT,
    BID,
    DO,
    DRAW,
    END,
    ENOUGH,
    ENTER,
    HALT,
    PLAY,
    TAKE,
    TO,
    arg_of_move,
    kind_of_move,
    seat_of,
    unit_of,
)
from sandtable.undaunted.frames import (
    BIDDING,
    CARD,
    COUNTING,
    DRAWING,
    ENTERING,
    FIRING,
    ROLLING,
    STEPPING,
    TAKING,
    TURN,
    Card,
    Counting,
    Drawing,
    Entering,
    Firing,
    Stepping,
    Taking,
    kind_of,
)
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.rules.round import Round
from sandtable.undaunted.state import Battle
from sandtable.undaunted.view import BattleView, hide_hand

if TYPE_CHECKING:
    from sandtable.undaunted.features import Observer
    from sandtable.undaunted.lean import LeanObserver
    from sandtable.undaunted.prospects import Surveyor


class Rules(Round):
    """The rules of one scenario of one title."""

    def start(self) -> Battle:
        """Return the position before the first draw."""
        state = self.new_battle()
        state.holder = self.field.first_holder
        state.active = state.holder
        self.begin_round(state)
        self.advance(state)
        return state

    def new_battle(self) -> Battle:
        """Return the initial board. Titles with more pieces override this."""
        return Battle(self, self.new_side(0), self.new_side(1), vec[i64]([0] * 8), 0)

    def advance(self, state: Battle) -> None:
        """Resolve frames until the state waits for a decision or chance, or is over."""
        while state.waits != OVER:
            top = state.top()
            kind = kind_of(top)
            if kind == TURN:
                side = state.side(state.active)
                if self.may_play(side):
                    self.ask(state, i64(1) << state.active)
                    return
                self.end_turn(state)
            elif kind == DRAWING:
                if self.next_draw(state, top):
                    state.waits = CHANCE
                    state.owing = 0
                    return
            elif kind == ROLLING:
                state.waits = CHANCE
                state.owing = 0
                return
            elif kind == BIDDING:
                bidders = self.bidders(state)
                if bidders:
                    self.ask(state, bidders)
                    return
                self.reveal_bids(state)
            elif self.settled(state, top):
                state.pop()
            else:
                self.ask(state, i64(1) << state.active)
                return

    def ask(self, state: Battle, seats: i64) -> None:
        state.waits = DECISION
        state.owing = seats

    def settled(self, state: Battle, top: i64) -> bool:
        """Return whether a frame has nothing left to ask."""
        kind = kind_of(top)
        if kind == STEPPING:
            return Stepping.left(top) == 0
        if kind == TAKING:
            return Taking.left(top) == 0 or not self.can_take(state, top)
        return False

    # Options, and reasons against other moves

    def options(self, state: Battle, seat: i64) -> vec[i64]:
        top = state.top()
        kind = kind_of(top)
        if kind == CARD:
            return self.verb_options(state, top)
        if kind == TURN:
            return self.play_options(state.side(seat))
        if kind == STEPPING:
            return self.step_options(state, top)
        if kind == FIRING:
            return self.target_options(state, top)
        if kind == TAKING:
            return self.take_options(state, top)
        if kind == BIDDING:
            return self.bid_options(state.side(seat))
        if kind == COUNTING:
            return self.draw_options(top)
        if kind == ENTERING:
            return self.enter_options(state, top)
        return self.title_options(state, top)

    def title_options(self, state: Battle, top: i64) -> vec[i64]:
        """Return the options of a frame that only this title has."""
        raise NotImplementedError

    def reason(self, state: Battle, move: i64, seat: i64) -> i64:
        """Return why a seat cannot choose this move now, or LEGAL."""
        if state.waits == OVER:
            return why.GAME_OVER
        if state.waits == CHANCE:
            return why.CHANCE_FIRST
        top = state.top()
        asked = kind_of(top)
        if seat < 0 or not state.owing >> seat & 1:
            return why.ALREADY_BID if asked == BIDDING else why.NOT_YOUR_TURN
        kind = kind_of_move(move)
        arg = arg_of_move(move)
        if asked == BIDDING:
            return self.bid_reason(state.side(seat), arg) if kind == BID else why.BID_FIRST
        if asked == TURN:
            if kind == END:
                return LEGAL
            return self.play_reason(state.side(seat), arg) if kind == PLAY else why.CARD_FIRST
        if asked == CARD and kind == DO:
            return self.verb_reason(state, Card.card(top), arg)
        if asked == ENTERING and kind == ENTER:
            return self.enter_reason(state, Entering.card(top), Entering.verb(top), arg)
        if asked == STEPPING and kind == TO:
            return self.step_reason(state, Stepping.card(top), Stepping.verb(top), arg)
        if asked == STEPPING and kind == HALT:
            return self.halt_reason(top)
        if asked == TAKING and kind == TAKE:
            return self.take_reason(state, top, arg)
        if asked == TAKING and kind == ENOUGH:
            return self.enough_reason(top)
        if asked == COUNTING and kind == DRAW:
            return self.draw_reason(top, arg)
        if asked == FIRING and kind == AT:
            return self.target_reason(state, top, seat_of(arg), unit_of(arg))
        return self.title_reason(state, top, kind, arg)

    def title_reason(self, state: Battle, top: i64, kind: i64, arg: i64) -> i64:
        """Return why a move in a frame that only this title has is illegal, or LEGAL."""
        return why.FINISH_FIRST

    def prompt(self, state: Battle) -> tuple[str, dict[str, object]]:
        """Return the pending question as a key with arguments."""
        top = state.top()
        kind = kind_of(top)
        cards = self.field.cards
        if kind == BIDDING:
            return "bid", {}
        if kind == TURN:
            return "turn", {}
        if kind == CARD:
            return "card", {"card": cards[Card.card(top)]}
        if kind == ENTERING:
            return "enter", {"unit": cards[Entering.card(top)]}
        if kind == STEPPING:
            action = self.field.verb_names[Stepping.verb(top)]
            return "step", {
                "unit": cards[Stepping.card(top)],
                "action": action,
                "left": int(Stepping.left(top)),
            }
        if kind == TAKING:
            return self.field.verb_names[Taking.verb(top)], {"left": int(Taking.left(top))}
        if kind == COUNTING:
            return "count", {"most": int(Counting.most(top))}
        return "fire", {
            "unit": cards[Firing.card(top)],
            "action": self.field.verb_names[Firing.verb(top)],
            "dice": int(Firing.dice(top)),
        }

    # Carrying out

    def apply(self, state: Battle, move: i64, seat: i64) -> None:
        """Carry out a choice."""
        kind = kind_of_move(move)
        arg = arg_of_move(move)
        top = state.top()
        if kind == DO:
            self.do(state, Card.card(top), arg)
        elif kind == PLAY:
            self.play(state, arg)
        elif kind == TO:
            self.step(state, top, arg)
        elif kind == AT:
            self.fire(state, top, seat_of(arg), unit_of(arg))
        elif kind == BID:
            self.bid(state, seat, arg)
        elif kind == END:
            self.end_turn(state)
        elif kind == TAKE:
            self.take(state, top, arg)
        elif kind == HALT or kind == ENOUGH:
            state.pop()
        elif kind == DRAW:
            state.replace_top(Drawing.of(arg, state.active))
        elif kind == ENTER:
            state.pop()
            self.enter_and_act(state, Entering.card(top), Entering.verb(top), arg)
        else:
            self.title_apply(state, top, kind, arg)
        self.advance(state)

    def title_apply(self, state: Battle, top: i64, kind: i64, arg: i64) -> None:
        """Carry out a kind of move that only this title has."""
        raise NotImplementedError

    def resolve(self, state: Battle, outcome: i64) -> None:
        """Carry out an outcome of chance."""
        top = state.top()
        if kind_of(top) == DRAWING:
            self.draw(state, top, outcome)
        else:
            self.roll(state, top, outcome)
        self.advance(state)

    # Views

    def view(self, state: Battle, seat: int | None) -> BattleView:
        """Return the view of a seat: a copy of the state without hidden information."""
        position = state.clone()
        position.forget_options()
        for other in range(i64(2)):
            if seat is None or other != seat:
                hide_hand(position.side(other))
        return BattleView(NOBODY if seat is None else seat, position)

    def view_data(self, state: Battle) -> dict[str, object]:
        """Return the title's additional public data for a view."""
        return {}

    def losses(self, state: Battle) -> dict[str, object] | None:
        """Return the progress of aims that count losses; None if there are no such aims."""
        return None

    # Learning

    def feature_count(self) -> int:
        """Return how many numbers a title adds to an observation."""
        return 0

    def add_features(self, state: Battle, seat: i64, observer: "Observer") -> None:
        """Write the title's additional numbers of a position."""

    def choice_feature_count(self) -> int:
        """Return how many numbers a title adds to the row of an option."""
        return 0

    def add_choice_features(
        self,
        state: Battle,
        seat: i64,
        top: i64,
        code: i64,
        surveyor: "Surveyor",
        values: vec[float],
        at: i64,
    ) -> None:
        """Write the title's additional numbers of an option into ``values``, from ``at`` on."""

    def lean_parts(self) -> list[tuple[str, int, list[str]]]:
        """Return the tables a title adds to lean observations: name, row count, columns."""
        return []

    def add_lean(self, state: Battle, seat: i64, lean: "LeanObserver") -> None:
        """Write the title's additional tables of a lean observation."""

    def extra_fire(self, card: int) -> int:
        """Return the dice of a unit's firing action that only this title has."""
        return 0
