"""Reads what only this title has: vehicles, structures, exits, and aims other than points."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from mypy_extensions import i64

from sandtable.core import Fault
from sandtable.core.content import Table, merged
from sandtable.core.errors import Says, shown
from sandtable.core.vec import vec
from sandtable.undaunted import faults as said
from sandtable.undaunted.codes import SCOUT, VERBS
from sandtable.undaunted.content import ScenarioReader
from sandtable.undaunted.field import NO_POWER, Battlefield
from sandtable.undaunted.library import SOURCES, ActionText, Library, read_actions
from sandtable.undaunted.north_africa.codes import (
    ANY_ROLE,
    DEMOLISH,
    NAVIGATE,
    NO_DEFENCE,
    OBSERVE,
    ON_FOOT,
    SEATS,
)
from sandtable.undaunted.north_africa.tables import Desert
from sandtable.undaunted.state import OFF_BOARD


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a vehicle: its actions and its users."""

    actions: tuple[ActionText, ...]
    needs: str
    """The role required to use its actions; empty if every soldier may use them."""


@dataclass(frozen=True, slots=True)
class Vehicle:
    """A vehicle card."""

    id: str
    side: str
    defence: int
    armour: int
    critical: int
    integrity: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Structure:
    """A structure marker."""

    id: str
    defence: int


@dataclass(slots=True)
class DesertLibrary(Library):
    """The components of this title, including vehicles and structures."""

    vehicles: dict[str, Vehicle] = field(default_factory=dict)
    structures: dict[str, Structure] = field(default_factory=dict)
    markers: dict[str, int] = field(default_factory=dict)
    """The number of markers of each kind in the box."""


def read_motor_pool(
    library: DesertLibrary,
    folders: Sequence[Path],
    seats: Sequence[str],
    verbs: Mapping[str, int],
    numbered: Sequence[str],
    faults: list[Fault],
) -> None:
    """Add the vehicles and structures to a library that already has its cards."""
    for card in library.cards.values():
        if card.kind == "combat" and not card.side:  # seats store soldiers without their side
            file = str(folders[0] / "cards.toml")
            faults.append(Fault(file, 1, card.title, "a soldier must belong to exactly one side"))
    for table in merged(folders, "vehicles.toml", faults):
        vehicle = _read_vehicle(table, seats, library, verbs, numbered)
        library.vehicles[table.name] = vehicle
    for table in merged(folders, "structures.toml", faults):
        library.structures[table.name] = Structure(table.name, table.number("defence", 1, 10))
        table.text("source", among=SOURCES)
        table.close()
    for table in merged(folders, "markers.toml", faults):
        library.markers[table.name] = table.number("copies", 1, 99)
        table.text("source", among=SOURCES)
        table.close()


def _read_vehicle(
    table: Table,
    seats: Sequence[str],
    library: Library,
    verbs: Mapping[str, int],
    numbered: Sequence[str],
) -> Vehicle:
    if table.name in library.by_id:
        table.fault("", "name already used by a card")
    roles = [card.role for card in library.cards.values() if card.kind == "combat"]
    places = []
    for row in table.rows("seats"):
        places.append(
            Seat(read_actions(row, verbs, numbered), row.text("needs", "", among=["", *roles]))
        )
        row.close()
    if not 1 <= len(places) <= SEATS:
        table.fault("seats", f"a vehicle must have 1 to {SEATS} seats")
    vehicle = Vehicle(
        table.name,
        table.text("side", among=list(seats)),
        table.number("defence", 1, 10, default=NO_DEFENCE),
        table.number("armour", 1, 10),
        table.number("critical", 1, 9),
        table.number("integrity", 1, 9),
        tuple(places),
    )
    if vehicle.integrity < vehicle.critical:
        table.fault("integrity", "integrity must be higher than the critical level")
    table.text("source", among=SOURCES)
    table.close()
    return vehicle


class DesertReader:
    """Reads the vehicles, structures, exits and aims of one scenario file."""

    def __init__(self, reader: ScenarioReader, field: Battlefield) -> None:
        assert isinstance(reader.library, DesertLibrary)
        library = reader.library
        self.reader = reader
        self.field = field
        self.library = library
        self.places: dict[str, tuple[int, Table]] = {}
        """Each vehicle in play with its player's seat and its table in the file."""
        for seat, side in enumerate(reader.sides):
            vehicles = side.table("vehicles", required=False)
            for id in vehicles:
                if id not in library.vehicles:
                    vehicles.fault(id, said.UNKNOWN_VEHICLE)
                elif library.vehicles[id].side != side.name:
                    vehicles.fault(id, said.OTHER_SIDES_VEHICLE)
                else:
                    self.places[id] = (seat, vehicles.table(id))

    def desert(self) -> Desert:
        field = self.field
        structures = self._structures()
        desert = Desert(
            list(self.places),
            {field.tile(tile): id for tile, (id, _) in structures.items()},
            int(field.n_units),
            int(field.n_tiles),
        )
        for tile, (id, points) in structures.items():
            desert.structure_points[field.tile(tile)] = points
            desert.structure_defence[field.tile(tile)] = self.library.structures[id].defence
        desert.structures = self.reader.mask(field, list(structures))
        desert.rough = self.reader.mask(
            field, [tile for tile in field.tiles if tile in self.library.rough]
        )
        exits = self.reader.root.texts("exits", [])
        for at, tile in enumerate(exits):
            self.reader.expect_tile(self.reader.root, "exits", tile, at)
        self._expect_in_box("exits", len(exits), "escape", said.TOO_MANY_EXITS)
        desert.exits = self.reader.mask(field, exits)
        self._print_vehicles(desert)
        self._park(desert)
        self._aims(desert)
        desert.demolishers = self.reader.printing(field, DEMOLISH)
        for verb in (SCOUT, NAVIGATE, OBSERVE):
            desert.charters |= self.reader.printing(field, verb)
        lying = sum(int(worth) for worth in field.objective)
        self.reader.expect_points(field, lying + sum(points for _, points in structures.values()))
        return desert

    def _structures(self) -> dict[str, tuple[str, int]]:
        """Return the kind and the points of the structure on each tile."""
        found = {}
        table = self.reader.root.table("structures", required=False)
        self._expect_in_box("structures", len(list(table)), "structure", said.TOO_MANY_STRUCTURES)
        for tile in table:
            row = table.table(tile)
            id = row.text("kind", among=list(self.library.structures))
            points = row.number("points", 0, 9, default=0)
            self.reader.expect_tile(table, tile, tile)
            if tile in self.field.tiles:
                found[tile] = (id, points)
        return found

    def _expect_in_box(self, key: str, count: int, marker: str, what: Says) -> None:
        copies = self.library.markers[marker]
        if self.reader.made and count > copies:
            self.reader.root.fault(key, what, count=count, copies=copies)

    def _print_vehicles(self, desert: Desert) -> None:
        """Fill the tables with the printed data of the vehicles."""
        cards = [self.library.vehicles[id] for id in desert.vehicles]
        every = list(self.library.vehicles)
        desert.slots = vec[i64]([every.index(id) for id in desert.vehicles])
        desert.n_slots = len(every)
        desert.seats = vec[i64]([len(card.seats) for card in cards])
        desert.defence = vec[i64]([card.defence for card in cards])
        desert.armour = vec[i64]([card.armour for card in cards])
        desert.critical = vec[i64]([card.critical for card in cards])
        desert.integrity = vec[i64]([card.integrity for card in cards])
        power = [NO_POWER] * len(cards) * SEATS * VERBS
        printed = [0] * len(cards) * SEATS
        users = [ANY_ROLE] * len(cards) * SEATS
        for vehicle, card in enumerate(cards):
            for place, seat in enumerate(card.seats):
                row = vehicle * SEATS + place
                for action in seat.actions:
                    verb = self.field.verbs[action.verb]
                    power[row * VERBS + verb] = action.number
                    printed[row] |= 1 << verb
                if seat.needs:
                    users[row] = sum(
                        1 << unit
                        for unit in range(int(self.field.n_units))
                        if self.field.roles[unit] == seat.needs
                    )
        desert.power = vec[i64](power)
        desert.printed = vec[i64](printed)
        desert.users = vec[i64](users)

    def _park(self, desert: Desert) -> None:
        """Place the vehicles and seat their crews."""
        field = self.field
        parked = []
        crew = [ON_FOOT] * int(field.n_units)
        for vehicle, (seat, table) in enumerate(self.places.values()):
            tile = table.text("tile")
            self.reader.expect_tile(table, "tile", tile)
            known = tile in field.tiles
            if known and desert.rough >> field.tile(tile) & 1:
                table.fault("tile", said.ROUGH_GROUND)
            parked.append(field.tile(tile) if known else 0)
            riders = table.texts("crew", [])
            if len(riders) > desert.seats[vehicle]:
                table.fault("crew", said.TOO_FEW_SEATS, count=int(desert.seats[vehicle]))
                riders = riders[: desert.seats[vehicle]]
            for place, rider in enumerate(riders):
                if not rider:
                    continue
                if rider not in field.cards[: field.n_units]:
                    self.reader.unknown_counter(table, "crew", place, rider)
                    continue
                unit = field.card(rider)
                row = seat * int(field.n_units) + unit
                if rider not in self.reader.sides[seat].table("cards"):
                    table.fault("crew", said.NO_CARDS, at=place, unit=rider)
                if crew[unit] != ON_FOOT or field.stands[row] != OFF_BOARD:
                    table.fault("crew", said.PLACED_TWICE, at=place, unit=rider)
                crew[unit] = vehicle * SEATS + place
                field.stands[row] = parked[vehicle]
        desert.parked = vec[i64](parked)
        desert.owners = vec[i64]([seat for seat, _ in self.places.values()])
        desert.crew = vec[i64](crew)
        self._expect_everybody()

    def _expect_everybody(self) -> None:
        """UA-1.9: require every soldier with cards to be placed, because no one enters later."""
        field = self.field
        for seat, side in enumerate(self.reader.sides):
            for unit in range(int(field.n_units)):
                has_cards = (
                    field.deck[seat * field.n_cards + unit]
                    + field.supply[seat * field.n_cards + unit]
                )
                if has_cards and field.stands[seat * field.n_units + unit] == OFF_BOARD:
                    side.fault("counters", said.NOT_PLACED, unit=field.cards[unit])

    def _aims(self, desert: Desert) -> None:
        fugitives, escapes, quarry, kills = [], [], [], []
        for seat, side in enumerate(self.reader.sides):
            aim = side.table("aim")
            if not any(kind in aim for kind in ("points", "escape", "neutralise")):
                side.fault("aim", said.NO_AIM)
            pieces, number = self._pieces(desert, aim, "escape", seat)
            fugitives.append(pieces)
            escapes.append(number)
            if pieces and not desert.exits:
                aim.fault("escape", said.NO_EXIT)
            pieces, number = self._pieces(desert, aim, "neutralise", 1 - seat)
            quarry.append(pieces)
            kills.append(number)
        desert.fugitives = vec[i64](fugitives)
        desert.escapes_to_win = vec[i64](escapes)
        desert.quarry = vec[i64](quarry)
        desert.kills_to_win = vec[i64](kills)

    def _pieces(self, desert: Desert, aim: Table, kind: str, owner: int) -> tuple[int, int]:
        """Return the pieces named in an aim, as a mask, and how many of them are required."""
        if kind not in aim:
            return 0, 0
        table = aim.table(kind)
        field = self.field
        mask = 0
        names = table.texts("pieces")
        if "pieces" in table and not names:
            table.fault("pieces", said.NO_PIECES)
        for at, name in enumerate(names):
            if name in desert.vehicles:
                mask |= 1 << int(desert.piece(desert.vehicles.index(name)))
            elif name in field.cards[: field.n_units]:
                unit = field.card(name)
                if field.stands[owner * field.n_units + unit] == OFF_BOARD:
                    table.fault("pieces", said.NOT_THEIR_SOLDIER, at=at, unit=name)
                mask |= 1 << unit
            else:
                table.fault("pieces", said.UNKNOWN_PIECE, at=at, name=shown(name)[1:-1])
        return mask, table.number("number", 1, max(1, mask.bit_count()), default=mask.bit_count())
