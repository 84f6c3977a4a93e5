"""What Undaunted: Normandy offers beside its rules."""

from mypy_extensions import i64

from sandtable.undaunted.facets.facets import UndauntedFacets
from sandtable.undaunted.facets.heuristics.option_values import Judgement
from sandtable.undaunted.normandy.facets.heuristics import NormandyJudgement
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.state import Battle


class NormandyFacets(UndauntedFacets):
    def judgement(self, position: Battle, seat: i64) -> Judgement:
        assert isinstance(position, NormandyBattle)
        return NormandyJudgement(position, seat)
