"""Foolish play in Undaunted: Normandy: mortars that fire at their own side."""

from sandtable.core.follies import Folly
from sandtable.core.moves import Move
from sandtable.core.state import State
from sandtable.undaunted.codes import DO, arg_of_move, code, kind_of_move
from sandtable.undaunted.facets.follies import FOLLIES as OF_THE_SYSTEM
from sandtable.undaunted.facets.follies import UndauntedFollies
from sandtable.undaunted.normandy.codes import AIM, BLAST
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.state import Battle

FIRE_ON_OWN = "fire-on-own"

FOLLIES = (*OF_THE_SYSTEM, Folly(FIRE_ON_OWN, 0.02))


class NormandyFollies(UndauntedFollies):
    def watch(self, state: State, seat: int, move: Move) -> None:
        super().watch(state, seat, move)
        assert isinstance(state, NormandyBattle)
        if kind_of_move(move.code) == AIM:
            self.note(FIRE_ON_OWN, hurts_own_side(state, seat, int(arg_of_move(move.code))))
        elif move.code == code(DO, BLAST):
            self.note(FIRE_ON_OWN, hurts_own_side(state, seat, int(state.target(seat))))


def hurts_own_side(state: Battle, seat: int, tile: int) -> bool:
    """Return whether shells on a tile would meet more own counters than enemy counters."""
    own = sum(at == tile for at in state.side(seat).at)
    return own > sum(at == tile for at in state.side(1 - seat).at)
