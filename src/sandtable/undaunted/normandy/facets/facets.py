"""What Undaunted: Normandy offers besides its rules."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sandtable.core.facets import RuleTable
from sandtable.core.signs import stir
from sandtable.undaunted.facets.facets import UndauntedFacets
from sandtable.undaunted.facets.heuristics.option_values import Judgement
from sandtable.undaunted.normandy.facets.heuristics import NormandyJudgement
from sandtable.undaunted.normandy.facets.rule_table import RULES
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.state import Battle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sandtable.core.follies import Folly, FollyCounter
    from sandtable.core.wire import Wire


class NormandyFacets(UndauntedFacets):
    def sign_of_board(self, position: Battle, seat: i64) -> i64:
        assert isinstance(position, NormandyBattle)
        return stir(super().sign_of_board(position, seat), position.raised)

    def judgement(self, position: Battle, seat: i64) -> Judgement:
        assert isinstance(position, NormandyBattle)
        return NormandyJudgement(position, seat)

    def follies(self) -> "Sequence[Folly]":
        from sandtable.undaunted.normandy.facets.follies import FOLLIES

        return FOLLIES

    def folly_counter(self) -> "FollyCounter":
        from sandtable.undaunted.normandy.facets.follies import NormandyFollies

        return NormandyFollies(self.follies())

    def rules(self) -> RuleTable:
        return RULES

    def wire(self) -> "Wire | None":
        from sandtable.undaunted.normandy.wire import WIRE

        return WIRE
