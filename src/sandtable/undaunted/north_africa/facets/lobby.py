"""What a client must know to draw North Africa: its vehicles, structures, exits and aims too."""

from typing import Any

from sandtable.core import Game
from sandtable.undaunted.facets.lobby import UndauntedLobby, actions_data, tiles_in
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.north_africa import NorthAfrica
from sandtable.undaunted.north_africa.codes import NO_DEFENCE, SEATS
from sandtable.undaunted.north_africa.rules.engine import NorthAfricaRules
from sandtable.undaunted.north_africa.tables import Desert

Data = dict[str, Any]


class DesertLobby(UndauntedLobby):
    def title_data(self, game: Game) -> Data:
        assert isinstance(game, NorthAfrica)
        return {**super().title_data(game), "vehicles": _vehicles(game)}

    def box_contents(self, game: Game) -> Data:
        assert isinstance(game, NorthAfrica)
        structures = game.desert.structures.values()
        return {
            **super().box_contents(game),
            "aims": ["points", "escape", "neutralise"],
            "single_aim": False,
            "spawns": False,
            "markers": game.desert.markers,
            "structures": [{"id": one.id, "defence": one.defence} for one in structures],
        }

    def scenario_data(self, game: Game, id: str) -> Data:
        assert isinstance(game, NorthAfrica)
        rules = game.rules(id)
        assert isinstance(rules, NorthAfricaRules)
        data = super().scenario_data(game, id)
        _add_desert(data, rules.field, rules.desert)
        return data


def _vehicles(game: NorthAfrica) -> list[Data]:
    return [
        {
            "id": vehicle.id,
            "side": vehicle.side,
            "defence": None if vehicle.defence == NO_DEFENCE else vehicle.defence,
            "armour": vehicle.armour,
            "critical": vehicle.critical,
            "integrity": vehicle.integrity,
            "seats": [
                {
                    "actions": actions_data(seat.actions),
                    "needs": seat.needs,
                }
                for seat in vehicle.seats
            ],
        }
        for vehicle in game.desert.vehicles.values()
    ]


def _add_desert(data: Data, field: Battlefield, desert: Desert) -> None:
    data["exits"] = tiles_in(field.tiles, int(desert.exits))
    data["structures"] = [
        {
            "tile": field.tiles[tile],
            "id": id,
            "points": int(desert.structure_points[tile]),
            "defence": int(desert.structure_defence[tile]),
        }
        for tile, id in desert.structure_names.items()
    ]
    names = [*field.cards[: field.n_units], *desert.vehicles]
    for seat, side in enumerate(data["sides"]):
        side["vehicles"] = {
            id: {
                "tile": field.tiles[desert.parked[vehicle]],
                "crew": _crew(field, desert, vehicle),
            }
            for vehicle, id in enumerate(desert.vehicles)
            if desert.owners[vehicle] == seat
        }
        side["aims"] = [
            {
                "kind": kind,
                "pieces": tiles_in(names, int(pieces)),
                "number": int(number),
            }
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
