"""The data that a client needs to draw North Africa, including vehicles, exits and aims."""

from msgspec.structs import replace

from sandtable.core import Game
from sandtable.core.wire import filled
from sandtable.undaunted import lobby_wire as wire
from sandtable.undaunted.facets.lobby import UndauntedLobby, action_infos, tiles_in
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.north_africa import NorthAfrica
from sandtable.undaunted.north_africa.codes import NO_DEFENCE, SEATS
from sandtable.undaunted.north_africa.rules.engine import NorthAfricaRules
from sandtable.undaunted.north_africa.tables import Desert
from sandtable.undaunted.wire import BattleBox, StructurePiece


class DesertLobby(UndauntedLobby):
    def title_part(self, game: Game) -> wire.BattleTitle:
        assert isinstance(game, NorthAfrica)
        return replace(super().title_part(game), vehicles=_vehicles(game))

    def box_data(self, game: Game) -> BattleBox:
        assert isinstance(game, NorthAfrica)
        structures = game.desert.structures.values()
        return replace(
            super().box_data(game),
            aims=["points", "escape", "neutralise"],
            single_aim=False,
            spawns=False,
            markers=game.desert.markers,
            structures=[StructurePiece(one.id, one.defence) for one in structures],
        )

    def scenario_part(self, game: Game, id: str) -> wire.BattleScenario:
        assert isinstance(game, NorthAfrica)
        rules = game.rules(id)
        assert isinstance(rules, NorthAfricaRules)
        field, desert = rules.field, rules.desert
        part = super().scenario_part(game, id)
        sides = [
            replace(
                side, vehicles=_parked(field, desert, seat), aims=_piece_aims(field, desert, seat)
            )
            for seat, side in enumerate(part.sides)
        ]
        exits = tiles_in(field.tiles, int(desert.exits))
        return replace(part, sides=sides, exits=exits, structures=_structures(field, desert))


def _vehicles(game: NorthAfrica) -> list[wire.VehicleInfo]:
    return [
        filled(
            wire.VehicleInfo,
            vehicle,
            defence=None if vehicle.defence == NO_DEFENCE else vehicle.defence,
            seats=[wire.SeatInfo(action_infos(seat.actions), seat.needs) for seat in vehicle.seats],
        )
        for vehicle in game.desert.vehicles.values()
    ]


def _structures(field: Battlefield, desert: Desert) -> list[wire.StructureInfo]:
    return [
        wire.StructureInfo(
            tile=field.tiles[tile],
            id=id,
            points=int(desert.structure_points[tile]),
            defence=int(desert.structure_defence[tile]),
        )
        for tile, id in desert.structure_names.items()
    ]


def _parked(field: Battlefield, desert: Desert, seat: int) -> dict[str, wire.ParkedInfo]:
    return {
        id: wire.ParkedInfo(field.tiles[desert.parked[vehicle]], _crew(field, desert, vehicle))
        for vehicle, id in enumerate(desert.vehicles)
        if desert.owners[vehicle] == seat
    }


def _piece_aims(field: Battlefield, desert: Desert, seat: int) -> list[wire.AimInfo]:
    names = [*field.cards[: field.n_units], *desert.vehicles]
    return [
        wire.AimInfo(kind, tiles_in(names, int(pieces)), int(number))
        for kind, pieces, number in (
            ("escape", desert.fugitives[seat], desert.escapes_to_win[seat]),
            ("neutralise", desert.quarry[seat], desert.kills_to_win[seat]),
        )
        if number
    ]


def _crew(field: Battlefield, desert: Desert, vehicle: int) -> list[str]:
    places = [""] * int(desert.seats[vehicle])
    for unit, seat in enumerate(desert.crew):
        if seat // SEATS == vehicle:
            places[int(seat % SEATS)] = field.cards[unit]
    return places
