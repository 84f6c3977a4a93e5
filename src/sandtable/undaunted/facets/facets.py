"""What an Undaunted title offers besides its rules."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sandtable.core.facets import Chronicle, Facets, Lines, Lobby, Measures, Reader, RuleTable
from sandtable.core.heuristics import LOOKS, Intent, Judge
from sandtable.core.state import State
from sandtable.undaunted.facets.heuristics.assessment import sign_of_board
from sandtable.undaunted.facets.heuristics.option_values import Judgement
from sandtable.undaunted.facets.reader import UndauntedReader
from sandtable.undaunted.facets.rule_table import RULES
from sandtable.undaunted.state import OFF_BOARD, Battle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sandtable.core.edits import Edits
    from sandtable.core.follies import Folly, FollyCounter
    from sandtable.core.map_survey import Survey
    from sandtable.core.wire import Wire

LINES = Lines(rests=frozenset(["turn"]), self_evident=frozenset(["not-printed"]))


class UndauntedFacets(Facets):
    def __init__(self) -> None:
        super().__init__(LINES, "sandtable.undaunted.terminal.painter", True)

    def judge(self, position: State, seat: i64) -> Judge:
        assert isinstance(position, Battle)
        return self.judgement(position, seat)

    def judge_again(self, position: State, seat: i64, intent: Intent) -> Judge:
        assert isinstance(position, Battle)
        sign = self.sign_of_board(position, seat)
        kept = intent.looks[sign & (LOOKS - 1)]
        if isinstance(kept, Judgement) and kept.sign == sign and kept.rules is position.rules:
            kept.look_again(position)
            return kept
        found = self.judgement(position, seat)
        found.sign = sign
        intent.looks[sign & (LOOKS - 1)] = found
        return found

    def sign_of_board(self, position: Battle, seat: i64) -> i64:
        """Return a hash of the board; titles include their additional pieces."""
        return sign_of_board(position, seat)

    def judgement(self, position: Battle, seat: i64) -> Judgement:
        """Return the heuristics for a position; titles with their own heuristics override this."""
        return Judgement(position, seat)

    def reader(self, position: State) -> Reader:
        assert isinstance(position, Battle)
        return UndauntedReader(position.rules)

    def casualties(self, state: State, seat: i64) -> i64:
        """Return the combat cards a side has lost to casualties (UN-10.3)."""
        assert isinstance(state, Battle)
        removed = state.side(seat).removed
        total: i64 = 0
        for unit in range(state.field.n_units):
            total += removed[unit]
        return total

    def chronicle(self, start: State) -> Chronicle | None:
        from sandtable.undaunted.facets.chronicle import UndauntedChronicle

        return UndauntedChronicle(start)

    def measures(self) -> Measures | None:
        from sandtable.undaunted.facets.measures import UndauntedMeasures

        return UndauntedMeasures()

    def edits(self) -> "Edits | None":
        from sandtable.undaunted.facets.edits import UndauntedEdits

        return UndauntedEdits()

    def follies(self) -> "Sequence[Folly]":
        from sandtable.undaunted.facets.follies import FOLLIES

        return FOLLIES

    def folly_counter(self) -> "FollyCounter":
        from sandtable.undaunted.facets.follies import UndauntedFollies

        return UndauntedFollies(self.follies())

    def lobby(self) -> Lobby | None:
        from sandtable.undaunted.facets.lobby import UndauntedLobby

        return UndauntedLobby()

    def survey(self) -> "Survey | None":
        from sandtable.undaunted.facets.map_survey import UndauntedSurvey

        return UndauntedSurvey()

    def rules(self) -> RuleTable:
        return RULES

    def after(
        self, before: State, after: State, seat: i64, args: dict[str, object]
    ) -> dict[str, object] | None:
        assert isinstance(before, Battle)
        assert isinstance(after, Battle)
        was = before.side(seat).at
        now = after.side(seat).at
        moved: dict[str, str] = {}
        for unit in range(before.field.n_units):
            if now[unit] != was[unit] and now[unit] != OFF_BOARD:
                moved[before.field.cards[unit]] = before.field.tiles[now[unit]]
        return {"counters": moved} if moved else None

    def wire(self) -> "Wire | None":
        from sandtable.undaunted.wire import WIRE

        return WIRE
