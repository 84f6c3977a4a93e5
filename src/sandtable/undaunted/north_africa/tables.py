"""Additional tables of a scenario of this title: vehicles, structures, exits and aims.

A soldier or a vehicle is a piece: soldiers have the numbers of their cards, vehicles follow them.
Sets of pieces are bit masks, like sets of tiles.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.undaunted.codes import VERBS

DESTROYER: Final = 0
"""UA-5.1: the side that scores structures by destroying them; the other scores by holding tiles."""


class Desert:
    """The tables of one scenario, filled by the content loader."""

    def __init__(
        self, vehicles: list[str], structures: dict[int, str], n_units: int, n_tiles: int
    ) -> None:
        self.vehicles: list[str] = vehicles
        self.n_vehicles: i64 = len(vehicles)
        self.n_units: i64 = n_units

        # Vehicles
        self.seats: vec[i64] = vec[i64]()
        """The number of seats."""
        self.defence: vec[i64] = vec[i64]()
        self.armour: vec[i64] = vec[i64]()
        self.critical: vec[i64] = vec[i64]()
        self.integrity: vec[i64] = vec[i64]()

        self.slots: vec[i64] = vec[i64]()
        """The index among all the title's vehicles."""
        self.n_slots: i64 = 0

        # Seats; SEATS rows per vehicle
        self.power: vec[i64] = vec[i64]()
        """The number for each seat and verb."""
        self.printed: vec[i64] = vec[i64]()
        """The verbs of each seat, as a mask."""
        self.users: vec[i64] = vec[i64]()
        """The soldiers who may use each seat's actions, as a mask."""

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

        # The aims, one row for each player's seat; a number of 0 means that there is no such aim
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
