"""What Undaunted: North Africa offers beside its rules."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sandtable.core.facets import Lobby, RuleTable
from sandtable.undaunted.facets.facets import UndauntedFacets
from sandtable.undaunted.facets.heuristics.option_values import Judgement
from sandtable.undaunted.north_africa.facets.heuristics import DesertJudgement
from sandtable.undaunted.north_africa.facets.rule_table import RULES
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.state import Battle

if TYPE_CHECKING:
    from sandtable.core.wire import Wire


class NorthAfricaFacets(UndauntedFacets):
    def judgement(self, position: Battle, seat: i64) -> Judgement:
        assert isinstance(position, DesertBattle)
        return DesertJudgement(position, seat)

    def lobby(self) -> Lobby | None:
        from sandtable.undaunted.north_africa.facets.lobby import DesertLobby

        return DesertLobby()

    def rules(self) -> RuleTable:
        return RULES

    def wire(self) -> "Wire | None":
        from sandtable.undaunted.north_africa.wire import WIRE

        return WIRE
