"""What a scenario of this title has besides the battlefield: vehicles, structures, ways out, aims.

A soldier or a vehicle is a piece: soldiers have the numbers of their cards, vehicles follow them.
Sets of pieces are bit masks, as sets of tiles are.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.undaunted.codes import VERBS

DESTROYER: Final = 0
"""UA-5.1: the side that scores a structure by destroying it; the other one by holding its tile."""


class Desert:
    """The tables of one scenario. The content loader fills them."""

    def __init__(
        self, vehicles: list[str], structures: dict[int, str], n_units: int, n_tiles: int
    ) -> None:
        self.vehicles: list[str] = vehicles
        self.n_vehicles: i64 = len(vehicles)
        self.n_units: i64 = n_units

        # Each vehicle
        self.seats: vec[i64] = vec[i64]()
        """How many seats it has."""
        self.defence: vec[i64] = vec[i64]()
        self.armour: vec[i64] = vec[i64]()
        self.critical: vec[i64] = vec[i64]()
        self.integrity: vec[i64] = vec[i64]()

        self.slots: vec[i64] = vec[i64]()
        """Its place among all the title's vehicles."""
        self.n_slots: i64 = 0

        # Each seat; SEATS rows a vehicle
        self.power: vec[i64] = vec[i64]()
        """For each seat and verb the number that goes with it."""
        self.printed: vec[i64] = vec[i64]()
        """For each seat its verbs, as a mask."""
        self.users: vec[i64] = vec[i64]()
        """For each seat the soldiers who may use its actions, as a mask."""

        # Structures, by tile
        self.structure_names: dict[int, str] = structures
        self.structures: i64 = 0
        self.structure_points: vec[i64] = vec[i64]([0] * n_tiles)
        self.structure_defence: vec[i64] = vec[i64]([0] * n_tiles)

        # The ground
        self.rough: i64 = 0
        self.exits: i64 = 0

        # The set-up
        self.parked: vec[i64] = vec[i64]()
        """The tile of each vehicle."""
        self.owners: vec[i64] = vec[i64]()
        self.crew: vec[i64] = vec[i64]()
        """The seat of each soldier, or ON_FOOT."""

        # The aims, one row for each seat of the table; a number of 0 is no aim
        self.fugitives: vec[i64] = vec[i64]()
        """The pieces that may escape."""
        self.escapes_to_win: vec[i64] = vec[i64]()
        self.quarry: vec[i64] = vec[i64]()
        """The enemy pieces to neutralise."""
        self.kills_to_win: vec[i64] = vec[i64]()

        # The cards
        self.demolishers: i64 = 0
        self.charters: i64 = 0
        """UA-5.7: the cards that can place a scouted marker."""

    def seat_power(self, seat: i64, verb: i64) -> i64:
        return self.power[seat * VERBS + verb]

    def seat_prints(self, seat: i64, verb: i64) -> bool:
        return self.printed[seat] >> verb & 1 != 0

    def piece(self, vehicle: i64) -> i64:
        return self.n_units + vehicle
