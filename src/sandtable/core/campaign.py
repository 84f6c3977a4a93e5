"""Campaigns (UN-10.3): consecutive scenarios with a running score."""

from collections.abc import Sequence
from dataclasses import dataclass

from sandtable.core.errors import IllegalMove, UnknownName, bad_argument, shown, whole_number
from sandtable.core.game import Game, expect_game
from sandtable.core.handicaps import without
from sandtable.core.state import State

CASUALTIES_A_POINT = 10
GRADES = ((5, "decisive"), (3, "clear"), (0, "marginal"))
"""(margin, grade): a victory by more than the margin has at least this grade."""


@dataclass(frozen=True, slots=True)
class Fought:
    """The result of a finished game: the winner and each side's losses."""

    scenario: str
    winner: str
    """The side that won; empty for a draw."""
    casualties: tuple[int, int]


class Campaign:
    """Consecutive scenarios between the same two sides.

    A side's score is its victories minus one for each full ten of its casualties, over all games.
    Nothing else carries over.
    """

    def __init__(self, game: Game, first: str | Sequence[str], length: int = 1) -> None:
        """``first``: the start of a run in printed order, or a list of all scenarios."""
        expect_game(game)
        self.seats = list(game.seats)
        self.battles: list[Fought] = []
        if isinstance(first, (list, tuple)):
            self.scenarios = [game.scenario(id).id for id in first]
            return
        if not isinstance(first, str):
            raise bad_argument("first", first, "the id of a scenario, or a list of ids")
        ids = [listing.id for listing in game.listings()]
        game.expect_scenario(without(first), ids)
        start = ids.index(without(first))
        length = whole_number("length", length, "a number of scenarios")
        if not 1 <= length <= len(ids) - start:
            raise UnknownName(
                f"a campaign starting at {first!r} can have 1 to {len(ids) - start} "
                f"scenarios, not {shown(length)}"
            )
        # A handicap applies to the first battle only.
        self.scenarios = [game.scenario(first).id, *ids[start + 1 : start + length]]

    @property
    def next_scenario(self) -> str:
        """The next scenario, or empty if all have been played."""
        done = len(self.battles)
        return self.scenarios[done] if done < len(self.scenarios) else ""

    def enter(self, state: State) -> None:
        """Add a finished game."""
        if not isinstance(state, State):
            raise bad_argument("state", state, "a finished game")
        if state.scenario.id != self.next_scenario:
            raise IllegalMove(
                f"{state.scenario.id!r} is not the campaign's next scenario "
                f"({self.next_scenario or 'the campaign is over'})"
            )
        if not state.over:
            raise IllegalMove("the game is not over")
        winner = "" if state.winner < 0 else self.seats[state.winner]
        facets = state.scenario.facets
        losses = (int(facets.casualties(state, 0)), int(facets.casualties(state, 1)))
        self.battles.append(Fought(state.scenario.id, winner, losses))

    def victories(self, side: int | str) -> int:
        name = self.seats[self._seat(side)]
        return sum(battle.winner == name for battle in self.battles)

    def casualties(self, side: int | str) -> int:
        seat = self._seat(side)
        return sum(battle.casualties[seat] for battle in self.battles)

    def _seat(self, side: int | str) -> int:
        if isinstance(side, str) and side in self.seats:
            return self.seats.index(side)
        if isinstance(side, int) and not isinstance(side, bool) and 0 <= side < len(self.seats):
            return side
        raise UnknownName(f"unknown side: {shown(side)}; the sides are {' and '.join(self.seats)}")

    def score(self, side: int | str) -> int:
        return self.victories(side) - self.casualties(side) // CASUALTIES_A_POINT

    @property
    def is_over(self) -> bool:
        return not self.next_scenario

    def result(self) -> tuple[str, str]:
        """Return the leader and the grade of victory; two empty strings for a draw."""
        margin = self.score(self.seats[0]) - self.score(self.seats[1])
        for above, grade in GRADES:
            if abs(margin) > above:
                return self.seats[0] if margin > 0 else self.seats[1], grade
        return "", ""
