"""What Undaunted: North Africa offers beside its rules."""

from mypy_extensions import i64

from sandtable.core.facets import Lobby
from sandtable.undaunted.facets.facets import UndauntedFacets
from sandtable.undaunted.facets.heuristics.option_values import Judgement
from sandtable.undaunted.north_africa.facets.heuristics import DesertJudgement
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.state import Battle


class NorthAfricaFacets(UndauntedFacets):
    def judgement(self, position: Battle, seat: i64) -> Judgement:
        assert isinstance(position, DesertBattle)
        return DesertJudgement(position, seat)

    def lobby(self) -> Lobby | None:
        from sandtable.undaunted.north_africa.facets.lobby import DesertLobby

        return DesertLobby()
