"""Foolish play that only Undaunted: Normandy knows: with mortars."""

from collections.abc import Sequence

from sandtable.core.follies import Folly
from sandtable.core.moves import Move
from sandtable.core.state import State
from sandtable.undaunted.codes import BOLSTER, DO, TAKE, arg_of_move, code, kind_of_move
from sandtable.undaunted.facets.follies import FOLLIES as OF_THE_SYSTEM
from sandtable.undaunted.facets.follies import UndauntedFollies
from sandtable.undaunted.frames import TAKING, Taking, kind_of
from sandtable.undaunted.normandy.codes import AIM, BLAST
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.state import Battle

MORTAR_FORGOTTEN = "mortar-forgotten"
FIRE_ON_OWN = "fire-on-own"
OFTEN = 4
"""A side that may bolster a mortar as often as that should have done it once."""

FOLLIES = (*OF_THE_SYSTEM, Folly(MORTAR_FORGOTTEN, 0.5), Folly(FIRE_ON_OWN, 0.02))


class NormandyFollies(UndauntedFollies):
    def __init__(self, follies: Sequence[Folly]) -> None:
        super().__init__(follies)
        self._offered = [0, 0]
        self._bolstered = [False, False]

    def watch(self, state: State, seat: int, move: Move) -> None:
        super().watch(state, seat, move)
        assert isinstance(state, NormandyBattle)
        kind, arg = int(kind_of_move(move.code)), int(arg_of_move(move.code))
        if kind == AIM:
            self.note(FIRE_ON_OWN, hurts_own_side(state, seat, arg))
        elif move.code == code(DO, BLAST):
            self.note(FIRE_ON_OWN, hurts_own_side(state, seat, int(state.target(seat))))
        elif kind_of(state.top()) == TAKING and Taking.verb(state.top()) == BOLSTER:
            mortars = [card for card in _taken(state, seat) if state.field.prints(card, BLAST)]
            if mortars:
                self._offered[seat] += 1
                self._bolstered[seat] |= kind == TAKE and arg in mortars

    def finish(self, state: State) -> None:
        for seat in range(2):
            if self._offered[seat] >= OFTEN:
                self.note(MORTAR_FORGOTTEN, not self._bolstered[seat])


def _taken(state: Battle, seat: int) -> list[int]:
    """The cards that may be taken."""
    return [int(arg_of_move(code)) for code in state.codes(seat) if kind_of_move(code) == TAKE]


def hurts_own_side(state: Battle, seat: int, tile: int) -> bool:
    """Whether shells on a tile meet more of the own side than of the enemy."""
    own = sum(at == tile for at in state.side(seat).at)
    return own > sum(at == tile for at in state.side(1 - seat).at)
