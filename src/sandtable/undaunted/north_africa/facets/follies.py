"""Foolish play in Undaunted: North Africa, where vehicles can attack too."""

from sandtable.undaunted.codes import ATTACK, DO, arg_of_move, kind_of_move
from sandtable.undaunted.facets.follies import UndauntedFollies
from sandtable.undaunted.north_africa.codes import ANTI_TANK, USE
from sandtable.undaunted.state import Battle


class NorthAfricaFollies(UndauntedFollies):
    def names_attack(self, state: Battle, code: int) -> bool:
        return kind_of_move(code) in (DO, USE) and arg_of_move(code) in (ATTACK, ANTI_TANK)
