"""The rules of a scenario, frame by frame: what is asked, what may be answered, what follows.

A frame that only a title has goes to the methods whose names begin with ``title_``.
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
        """The position before the first draw."""
        state = self.new_battle()
        state.holder = self.field.first_holder
        state.active = state.holder
        self.begin_round(state)
        self.advance(state)
        return state

    def new_battle(self) -> Battle:
        """The board as it is laid out. A title with more on it has a class of its own for it."""
        return Battle(self, self.new_side(0), self.new_side(1), vec[i64]([0] * 8), 0)

    def advance(self, state: Battle) -> None:
        """Go on to whatever the state waits for next."""
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
        """Whether a frame has nothing left to ask."""
        kind = kind_of(top)
        if kind == STEPPING:
            return Stepping.left(top) == 0
        if kind == TAKING:
            return Taking.left(top) == 0 or not self.can_take(state, top)
        return False

    # What may be chosen, and why something else may not

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
        """The options of a frame that only this title has."""
        raise NotImplementedError

    def reason(self, state: Battle, move: i64, seat: i64) -> i64:
        """Why a seat cannot choose this move now."""
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
        """The same for what only this title has."""
        return why.FINISH_FIRST

    def prompt(self, state: Battle) -> tuple[str, dict[str, object]]:
        """What is asked, as a key and its arguments."""
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
        """What a seat may know: a copy from which everything else has been taken out."""
        position = state.clone()
        position.forget_options()
        for other in range(i64(2)):
            if seat is None or other != seat:
                hide_hand(position.side(other))
        return BattleView(NOBODY if seat is None else seat, position)

    def view_data(self, state: Battle) -> dict[str, object]:
        """What a title has on the table besides what all of them have."""
        return {}

    def losses(self, state: Battle) -> dict[str, object] | None:
        """How far the sides have come with aims that losses count for; None: there are none."""
        return None

    # Learning

    def feature_count(self) -> int:
        """How many numbers a title adds to what an observer sees."""
        return 0

    def add_features(self, state: Battle, seat: i64, observer: "Observer") -> None:
        """Add them."""

    def choice_feature_count(self) -> int:
        """How many numbers a title adds to what is seen of a choice."""
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
        """Write them into a row of values, from ``at`` on."""

    def lean_parts(self) -> list[tuple[str, int, list[str]]]:
        """What a title adds to a lean observation: the name, rows and columns of each table."""
        return []

    def add_lean(self, state: Battle, seat: i64, lean: "LeanObserver") -> None:
        """Add it."""

    def extra_fire(self, card: int) -> int:
        """The dice a unit fires by an action that only this title has."""
        return 0
