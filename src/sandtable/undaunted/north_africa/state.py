"""A position of North Africa: who sits where, damage, destroyed structures and losses."""

from mypy_extensions import i64

from sandtable.core.state import CellReader
from sandtable.core.vec import vec
from sandtable.undaunted.north_africa.codes import ON_FOOT, SEATS
from sandtable.undaunted.north_africa.tables import Desert
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import OFF_BOARD, Battle, Side


class DesertBattle(Battle):
    """A position of Undaunted: North Africa."""

    def __init__(
        self,
        rules: Rules,
        desert: Desert,
        one: Side,
        other: Side,
        frames: vec[i64],
        depth: i64,
        parked: vec[i64],
        owners: vec[i64],
        damage: vec[i64],
        seated: vec[i64],
    ) -> None:
        super().__init__(rules, one, other, frames, depth)
        self.desert: Desert = desert
        self.parked: vec[i64] = parked
        """The tile of each vehicle, or OFF_BOARD."""
        self.owners: vec[i64] = owners
        """The side that has each vehicle's card."""
        self.damage: vec[i64] = damage
        self.seated: vec[i64] = seated
        """The seat of each soldier, numbered across all vehicles, or ON_FOOT."""
        self.standing: i64 = desert.structures
        """The tiles with standing structures, as a mask."""
        self.escaped: i64 = 0
        """The pieces that have escaped; each can escape for one side only."""
        self.lost_by_one: i64 = 0
        """The pieces the first side has lost to wounds or damage."""
        self.lost_by_other: i64 = 0

    def clone(self) -> "DesertBattle":
        copy = DesertBattle(
            self.rules,
            self.desert,
            self.one.clone(),
            self.other.clone(),
            self.frames[:],
            self.depth,
            self.parked[:],
            self.owners[:],
            self.damage[:],
            self.seated[:],
        )
        self.copy_to(copy)
        copy.standing = self.standing
        copy.escaped = self.escaped
        copy.lost_by_one = self.lost_by_one
        copy.lost_by_other = self.lost_by_other
        return copy

    def cells(self) -> list[int]:
        cells: list[int] = []
        for numbers in (self.parked, self.owners, self.damage, self.seated):
            for number in numbers:
                cells.append(int(number))
        cells += [int(self.standing), int(self.escaped)]
        cells += [int(self.lost_by_one), int(self.lost_by_other)]
        return cells + super().cells()

    def read_cells(self, cells: CellReader) -> None:
        cells.fill(self.parked)
        cells.fill(self.owners)
        cells.fill(self.damage)
        cells.fill(self.seated)
        self.standing = cells.next()
        self.escaped = cells.next()
        self.lost_by_one = cells.next()
        self.lost_by_other = cells.next()
        super().read_cells(cells)

    # Vehicles

    def vehicle(self, unit: i64) -> i64:
        """Return the vehicle of a soldier, or ON_FOOT."""
        seat = self.seated[unit]
        return ON_FOOT if seat == ON_FOOT else seat // SEATS

    def crew(self, vehicle: i64) -> i64:
        """Return the soldiers in a vehicle, as a mask."""
        inside: i64 = 0
        for unit in range(self.desert.n_units):
            seat = self.seated[unit]
            if seat != ON_FOOT and seat // SEATS == vehicle:
                inside |= i64(1) << unit
        return inside

    def is_free(self, seat: i64) -> bool:
        for taken in self.seated:
            if taken == seat:
                return False
        return True

    def is_disabled(self, vehicle: i64) -> bool:
        """UA-2.6, UA-3.7: return whether a vehicle's damage has reached its critical level."""
        return self.damage[vehicle] >= self.desert.critical[vehicle]

    # Lost and remaining pieces

    def lost_by(self, seat: i64) -> i64:
        return self.lost_by_other if seat else self.lost_by_one

    def lose(self, seat: i64, piece: i64) -> None:
        if seat:
            self.lost_by_other |= i64(1) << piece
        else:
            self.lost_by_one |= i64(1) << piece

    def on_the_board(self) -> i64:
        """Return the pieces of both sides on the board."""
        pieces: i64 = 0
        for unit in range(self.desert.n_units):
            if self.one.at[unit] != OFF_BOARD or self.other.at[unit] != OFF_BOARD:
                pieces |= i64(1) << unit
        for vehicle in range(self.desert.n_vehicles):
            if self.parked[vehicle] != OFF_BOARD:
                pieces |= i64(1) << self.desert.piece(vehicle)
        return pieces


def count(pieces: i64) -> i64:
    """Return the number of pieces in a mask."""
    number: i64 = 0
    while pieces:
        pieces &= pieces - 1
        number += 1
    return number
