"""A position: two sides, the active side, and the stack of what is being resolved."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sandtable.core.cards import Cards
from sandtable.core.errors import bad_argument
from sandtable.core.journal import Journal
from sandtable.core.moves import Refusal
from sandtable.core.state import FIRST, CellReader, State
from sandtable.core.vec import vec
from sandtable.undaunted import chance
from sandtable.undaunted.field import Battlefield

if TYPE_CHECKING:
    from sandtable.undaunted.rules.engine import Rules
    from sandtable.undaunted.view import BattleView

OFF_BOARD: Final = -1
NO_BID: Final = -1


class Side(Cards):
    """One player's cards, counters and markers."""

    def __init__(
        self,
        deck: vec[i64],
        hand: vec[i64],
        discard: vec[i64],
        played: vec[i64],
        supply: vec[i64],
        removed: vec[i64],
        at: vec[i64],
    ) -> None:
        super().__init__(deck, hand, discard)
        self.played: vec[i64] = played
        self.supply: vec[i64] = supply
        self.removed: vec[i64] = removed
        self.at: vec[i64] = at
        """The tile of each unit's counter, or OFF_BOARD."""
        self.suppressed: i64 = 0
        self.marked: i64 = 0
        """The tiles with an own control marker, with either side up."""
        self.controlled: i64 = 0
        self.points: i64 = 0
        self.bid: i64 = NO_BID

    def clone(self) -> "Side":
        copy = Side(
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.played[:],
            self.supply[:],
            self.removed[:],
            self.at[:],
        )
        copy.deck_size = self.deck_size
        copy.hand_size = self.hand_size
        copy.discard_size = self.discard_size
        copy.suppressed = self.suppressed
        copy.marked = self.marked
        copy.controlled = self.controlled
        copy.points = self.points
        copy.bid = self.bid
        if len(self.shown):
            copy.shown = self.shown[:]
        if len(self.proofs):
            copy.proofs = self.proofs[:]
        return copy

    def cells(self) -> list[int]:
        cells: list[int] = []
        for pile in (
            self.deck,
            self.hand,
            self.discard,
            self.played,
            self.supply,
            self.removed,
            self.at,
        ):
            for count in pile:
                cells.append(int(count))
        cells += [int(self.deck_size), int(self.hand_size), int(self.discard_size)]
        cells += [int(self.suppressed), int(self.marked), int(self.controlled)]
        cells += [int(self.points), int(self.bid)]
        for notes in (self.shown, self.proofs):
            cells.append(len(notes))
            for note in notes:
                cells.append(int(note))
        return cells

    def read_cells(self, cells: CellReader) -> None:
        cells.fill(self.deck)
        cells.fill(self.hand)
        cells.fill(self.discard)
        cells.fill(self.played)
        cells.fill(self.supply)
        cells.fill(self.removed)
        cells.fill(self.at)
        self.deck_size = cells.next()
        self.hand_size = cells.next()
        self.discard_size = cells.next()
        self.suppressed = cells.next()
        self.marked = cells.next()
        self.controlled = cells.next()
        self.points = cells.next()
        self.bid = cells.next()
        self.shown = cells.notes()
        self.proofs = cells.notes()

    def clear_table(self) -> None:
        """Move the hand and the play area to the discard pile at the end of a turn."""
        hand = self.hand
        played = self.played
        size: i64 = 0
        for card in range(i64(len(hand))):
            count = hand[card] + played[card]
            if count:
                size += count
                self.discard[card] += count
                hand[card] = 0
                played[card] = 0
        self.hand_size = 0
        self.discard_size += size
        self.forget_hand()


class Battle(State):
    """A position of an Undaunted title. ``rules`` contains its rules."""

    def __init__(
        self, rules: "Rules", one: Side, other: Side, frames: vec[i64], depth: i64
    ) -> None:
        super().__init__(rules.field, frames, depth)
        self.rules: Rules = rules
        self.field: Battlefield = rules.field
        self.one: Side = one
        self.other: Side = other
        self.round: i64 = 0
        self.holder: i64 = 0
        """The seat with the initiative marker."""
        self.active: i64 = 0
        """The seat whose turn it is."""
        self.turns: i64 = 0
        """Number of finished turns in this round."""

    def side(self, seat: i64) -> Side:
        return self.other if seat else self.one

    def clone(self) -> "Battle":
        copy = Battle(self.rules, self.one.clone(), self.other.clone(), self.frames[:], self.depth)
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: "Battle") -> None:
        """Copy the common fields of all titles' states, except sides and frames."""
        copy.waits = self.waits
        copy.owing = self.owing
        copy.winner = self.winner
        copy.ending = self.ending
        copy.round = self.round
        copy.holder = self.holder
        copy.active = self.active
        copy.turns = self.turns
        copy._listed = self._listed
        copy._listed_for = self._listed_for

    def rounds(self) -> i64:
        return self.round

    def cells(self) -> list[int]:
        cells = [
            int(self.waits),
            int(self.owing),
            int(self.winner),
            int(self.round),
            int(self.holder),
            int(self.active),
            int(self.turns),
            int(self.depth),
        ]
        for index in range(self.depth):
            cells.append(int(self.frames[index]))
        return cells + self.one.cells() + self.other.cells()

    def read_cells(self, cells: CellReader) -> None:
        self.waits = cells.next()
        self.owing = cells.next()
        self.winner = cells.next()
        self.round = cells.next()
        self.holder = cells.next()
        self.active = cells.next()
        self.turns = cells.next()
        self.depth = 0
        for _ in range(cells.next()):
            self.push(cells.next())
        self.one.read_cells(cells)
        self.other.read_cells(cells)

    def announce(self, journal: Journal) -> None:
        journal.add("round_began", {"round": int(self.round)})

    # Delegated to the rules

    def list_options(self, seat: i64) -> vec[i64]:
        return self.rules.options(self, seat)

    def apply(self, code: i64, seat: i64) -> None:
        self.rules.apply(self, code, seat)

    def ways(self) -> i64:
        return chance.ways(self)

    def outcome(self, way: i64) -> i64:
        return chance.outcome(self, way)

    def odds(self) -> list[tuple[int, int]]:
        self.expect_chance()
        return chance.odds(self)

    def possible(self, outcome: i64) -> bool:
        return chance.possible(self, outcome)

    def resolve(self, outcome: i64) -> None:
        self.rules.resolve(self, outcome)

    def chance_text(self) -> str:
        return chance.chance_text(self)

    def outcome_text(self, outcome: object) -> str:
        return chance.outcome_text(self, self.outcome_given(outcome))

    def parse_outcome(self, text: object) -> int:
        self.expect_chance()
        if not isinstance(text, str):
            raise bad_argument("text", text, "an outcome as a record writes it")
        return chance.parse_outcome(self, text)

    def question(self, args: dict[str, object]) -> str:
        prompt, found = self.rules.prompt(self)
        args.update(found)
        return prompt

    def why_not(self, move: object, seat: object = FIRST) -> Refusal | None:
        code = self.own_move(move).code
        reason = self.rules.reason(self, code, self.seat_or_first(seat))
        return self.rules.reasons.refusal(reason)

    def preview_code(self, code: i64) -> dict[str, int]:
        return self.rules.preview(self, code)

    def view(self, seat: object) -> "BattleView":
        return self.rules.view(self, self.viewer(seat))
