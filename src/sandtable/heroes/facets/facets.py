"""The facets of a Heroes title."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sandtable.core.facets import (
    Armies,
    Chronicle,
    Facets,
    Lobby,
    Measures,
    Outlooks,
    Reader,
    RuleTable,
)
from sandtable.core.heuristics import LOOKS, Intent, Judge
from sandtable.core.state import State
from sandtable.heroes.facets.heuristics.assessment import sign_of_board
from sandtable.heroes.facets.heuristics.option_values import Judgement
from sandtable.heroes.facets.lines import LINES
from sandtable.heroes.facets.reader import HeroesReader
from sandtable.heroes.facets.rule_table import RULES
from sandtable.heroes.know.after_choice import after_choice
from sandtable.heroes.model.state import Skirmish

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sandtable.core.edits import Edits
    from sandtable.core.follies import Folly, FollyCounter
    from sandtable.core.map_survey import Survey
    from sandtable.core.wire import Wire


class HeroesFacets(Facets):
    def __init__(self) -> None:
        super().__init__(LINES, "sandtable.heroes.terminal.painter", True)

    def judge(self, position: State, seat: i64) -> Judge:
        assert isinstance(position, Skirmish)
        return Judgement(position, seat)

    def judge_again(self, position: State, seat: i64, intent: Intent) -> Judge:
        assert isinstance(position, Skirmish)
        sign = sign_of_board(position, seat)
        kept = intent.looks[sign & (LOOKS - 1)]
        if isinstance(kept, Judgement) and kept.sign == sign and kept.theatre is position.theatre:
            kept.look_again(position)
            return kept
        found = Judgement(position, seat)
        found.sign = sign
        intent.looks[sign & (LOOKS - 1)] = found
        return found

    def reader(self, position: State) -> Reader:
        assert isinstance(position, Skirmish)
        return HeroesReader(position.theatre)

    def chronicle(self, start: State) -> Chronicle | None:
        from sandtable.heroes.facets.chronicle import HeroesChronicle

        return HeroesChronicle(start)

    def measures(self) -> Measures | None:
        from sandtable.heroes.facets.measures import HeroesMeasures

        return HeroesMeasures()

    def edits(self) -> "Edits | None":
        from sandtable.heroes.facets.edits import HeroesEdits

        return HeroesEdits()

    def follies(self) -> "Sequence[Folly]":
        from sandtable.heroes.facets.follies import FOLLIES

        return FOLLIES

    def folly_counter(self) -> "FollyCounter":
        from sandtable.heroes.facets.follies import HeroesFollies

        return HeroesFollies(self.follies())

    def lobby(self) -> Lobby | None:
        from sandtable.heroes.facets.lobby import HeroesLobby

        return HeroesLobby()

    def survey(self) -> "Survey | None":
        from sandtable.heroes.facets.map_survey import HeroesSurvey

        return HeroesSurvey()

    def rules(self) -> RuleTable:
        return RULES

    def after(
        self, before: State, after: State, seat: i64, args: dict[str, object]
    ) -> dict[str, object] | None:
        assert isinstance(before, Skirmish)
        assert isinstance(after, Skirmish)
        name = args.get("unit")
        if not isinstance(name, str) or name not in before.theatre.units:
            return None
        return after_choice(before, after, before.theatre.unit(name))

    def wire(self) -> "Wire | None":
        from sandtable.heroes.wire import WIRE

        return WIRE

    def armies(self) -> Armies | None:
        from sandtable.heroes.facets.armies import HeroesArmies

        return HeroesArmies()

    def outlooks(self) -> Outlooks | None:
        from sandtable.heroes.facets.outlooks import HeroesOutlooks

        return HeroesOutlooks()
