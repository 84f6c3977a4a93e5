"""A scripted table for Undaunted: put counters here, this hand, these dice; play; expect.

>>> table = Table("la-raye")
>>> table.put("us.rifleman_a", "13B").put("de.scout_a", "5B")
Table(la-raye)
>>> table.cards("us", hand=["rifleman_a"]).cards("de", discard=["scout_a"]).turn("us")
Table(la-raye)
>>> table.plays("rifleman_a", "attack", "at de.scout_a", dice=[8])
Table(la-raye)
>>> table.last("rolled")["hit"], table.last("casualty")["pile"]
(True, 'discard')
"""

from collections.abc import Sequence
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

import sandtable
from sandtable.core import CHANCE, Event, Journal, Refusal
from sandtable.undaunted import words
from sandtable.undaunted.state import NO_BID, OFF_BOARD, Battle, Side

PILES = ("deck", "hand", "discard", "played", "supply", "removed")


class Table:
    """A position one can lay out by hand, and play from with chosen dice and draws."""

    def __init__(self, scenario: str = "la-raye", title: str = "undaunted-normandy") -> None:
        self.state = cast(Battle, sandtable.start(title, scenario))
        self.field = self.state.field
        self.journal = Journal()
        self.state.journal = self.journal
        self._seen: list[Event] = []

    def __repr__(self) -> str:
        return f"Table({self.field.id})"

    # Laying out

    def put(self, counter: str, tile: str) -> "Table":
        """Put a counter on a tile, ready."""
        side, unit = self._counter(counter)
        side.at[unit] = self.field.tile(tile)
        side.suppressed &= ~(1 << unit)
        return self

    def take_off(self, *counters: str) -> "Table":
        """Take counters off the board; a side's name takes off all of its counters."""
        for counter in counters:
            if "." in counter:
                side, unit = self._counter(counter)
                side.at[unit] = OFF_BOARD
                side.suppressed &= ~(1 << unit)
            else:
                side = self._side(counter)
                side.suppressed = 0
                for unit in range(self.field.n_units):
                    side.at[unit] = OFF_BOARD
        return self

    def suppress(self, *counters: str) -> "Table":
        for counter in counters:
            side, unit = self._counter(counter)
            side.suppressed |= 1 << unit
        return self

    def cards(self, seat: str, **piles: Sequence[str]) -> "Table":
        """Lay a side's cards; the piles that are not named are empty."""
        side = self._side(seat)
        for name in PILES:
            counts = [0] * len(self.field.cards)
            for card in piles.get(name, ()):
                counts[self.field.card(card)] += 1
            setattr(side, name, vec[i64](counts))
        side.deck_size = len(piles.get("deck", ()))
        side.hand_size = len(piles.get("hand", ()))
        side.discard_size = len(piles.get("discard", ()))
        side.bid = NO_BID
        side.shown = vec[i64]()
        side.proofs = vec[i64]()
        return self

    def markers(
        self, seat: str, *, scouted: Sequence[str] = (), controlled: Sequence[str] = ()
    ) -> "Table":
        """Lay a side's control markers, and no others."""
        side = self._side(seat)
        side.controlled = sum(1 << self.field.tile(tile) for tile in controlled)
        side.marked = side.controlled | sum(1 << self.field.tile(tile) for tile in scouted)
        side.points = sum(
            int(self.state.rules.worth(self.state, self.field.tile(tile))) for tile in controlled
        )
        return self

    def initiative(self, seat: str) -> "Table":
        self.state.holder = self.field.seat(seat)
        return self

    def round(self, number: int) -> "Table":
        self.state.round = number
        return self

    def turn(self, seat: str, *, second: bool = False) -> "Table":
        """It is this side's turn: the first of the round, or the second."""
        self.state.depth = 0
        self.state.active = self.field.seat(seat)
        self.state.turns = int(second)
        self.state.push(words.frame(words.TURN))
        return self._go_on()

    def bidding(self) -> "Table":
        """Both sides have drawn and owe a bid."""
        self.state.depth = 0
        self.state.turns = 0
        self.state.push(words.frame(words.BIDDING))
        return self._go_on()

    def new_round(self) -> "Table":
        """A round is about to begin."""
        self.state.depth = 0
        self.state.rules.begin_round(self.state)
        return self._go_on()

    def check_end(self) -> "Table":
        """See whether the position laid out has ended the game."""
        self.state.rules.check_end(self.state)
        return self

    def _go_on(self) -> "Table":
        self.state.forget_options()
        self.state.rules.advance(self.state)
        return self

    # Playing

    def choose(self, *moves: str, seat: str = "") -> "Table":
        """Make choices by their texts. Chance is left alone."""
        for text in moves:
            who = self.field.seat(seat) if seat else self.state.seat
            self.state.choose(self.field.move(text), who)
        return self

    def roll(self, *faces: int) -> "Table":
        return self._settle("roll " + " ".join(str(face) for face in faces))

    def draw(self, *cards: str) -> "Table":
        """Settle draws with these cards, whoever draws them."""
        for card in cards:
            name = self.state.outcome_text(0).split()[1]
            self._settle(f"draw {name} {card}")
        return self

    def _settle(self, text: str) -> "Table":
        self.state.settle(self.state.parse_outcome(text))
        return self

    def plays(
        self,
        card: str,
        verb: str,
        *moves: str,
        dice: Sequence[int] = (),
        draws: Sequence[str] = (),
    ) -> "Table":
        """Play a card for a verb, with further choices, and then these dice and draws."""
        self.choose(f"play {card}", f"do {verb}", *moves)
        if dice:
            self.roll(*dice)
        return self.draw(*draws)

    # Expecting

    @property
    def options(self) -> list[str]:
        return [move.text for move in self.state.options()]

    def offers(self, move: str) -> bool:
        return move in self.options

    def refusal(self, move: str, seat: str = "") -> Refusal | None:
        who = self.field.seat(seat) if seat else self.state.seat
        return self.state.why_not(self.field.move(move), who)

    def refused_by(self, move: str, seat: str = "") -> str:
        """The id of the rule that stops a move; empty when it is offered."""
        refusal = self.refusal(move, seat)
        return refusal.rule if refusal else ""

    def events(self, kind: str = "") -> list[dict[str, object]]:
        """The arguments of all events so far, or of one kind, with nothing hidden."""
        self._seen += self.journal.take()
        return [event.whole().args for event in self._seen if kind in ("", event.kind)]

    def last(self, kind: str) -> dict[str, object]:
        """The arguments of the latest event of a kind."""
        return self.events(kind)[-1]

    @property
    def waits_for_chance(self) -> bool:
        return self.state.waits == CHANCE

    @property
    def to_decide(self) -> list[str]:
        """The sides that owe a choice."""
        return [self.field.seats[seat] for seat in self.state.seats_owing]

    @property
    def prompt(self) -> str:
        """The key of what is asked now; empty when nothing is."""
        decision = self.state.decision(self.state.first_owing())
        return decision.prompt if decision else ""

    @property
    def result(self) -> tuple[str, str] | None:
        """Who won and how, once the game is over."""
        if not self.state.over:
            return None
        winner = self.state.winner
        return ("" if winner < 0 else self.field.seats[winner], self.state.ending)

    def pile(self, seat: str, name: str) -> list[str]:
        """The cards in one of a side's piles, sorted."""
        counts = getattr(self._side(seat), name)
        return sorted(
            card for index, card in enumerate(self.field.cards) for _ in range(counts[index])
        )

    def where(self, counter: str) -> str:
        """The tile of a counter; empty when it is off the board."""
        side, unit = self._counter(counter)
        return "" if side.at[unit] == OFF_BOARD else self.field.tiles[side.at[unit]]

    def is_suppressed(self, counter: str) -> bool:
        side, unit = self._counter(counter)
        return bool(side.suppressed >> unit & 1)

    def marked(self, seat: str) -> list[str]:
        """The tiles with a side's marker, whichever side is up."""
        return self._names(self._side(seat).marked)

    def controlled(self, seat: str) -> list[str]:
        return self._names(self._side(seat).controlled)

    def points(self, seat: str) -> int:
        return int(self._side(seat).points)

    # Names

    def _names(self, mask: int) -> list[str]:
        return [tile for index, tile in enumerate(self.field.tiles) if mask >> index & 1]

    def _side(self, seat: str) -> Side:
        return self.state.side(self.field.seat(seat))

    def _counter(self, name: str) -> tuple[Side, int]:
        seat, _, unit = name.partition(".")
        return self._side(seat), self.field.card(unit)
