"""A position of Undaunted: Normandy."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.state import CellReader
from sandtable.core.vec import vec
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import Battle, Side

OFF_MAP: Final = -1


class NormandyBattle(Battle):
    """A position with the target markers and the points added to the radio."""

    def __init__(self, rules: Rules, one: Side, other: Side, frames: vec[i64], depth: i64) -> None:
        super().__init__(rules, one, other, frames, depth)
        self.target_one: i64 = OFF_MAP
        self.target_other: i64 = OFF_MAP
        self.raised: i64 = 0

    def clone(self) -> "NormandyBattle":
        copy = NormandyBattle(
            self.rules, self.one.clone(), self.other.clone(), self.frames[:], self.depth
        )
        self.copy_to(copy)
        copy.target_one = self.target_one
        copy.target_other = self.target_other
        copy.raised = self.raised
        return copy

    def cells(self) -> list[int]:
        own = [int(self.target_one), int(self.target_other), int(self.raised)]
        return own + super().cells()

    def read_cells(self, cells: CellReader) -> None:
        self.target_one = cells.next()
        self.target_other = cells.next()
        self.raised = cells.next()
        super().read_cells(cells)

    def target(self, seat: i64) -> i64:
        """Return the tile of a side's target marker, or OFF_MAP."""
        return self.target_other if seat else self.target_one

    def set_target(self, seat: i64, tile: i64) -> None:
        if seat:
            self.target_other = tile
        else:
            self.target_one = tile
