"""What the browser must know to draw an Undaunted title: maps, set-ups, cards."""

from collections.abc import Sequence

from sandtable.server import wire
from sandtable.server.tables.pictures import (
    BRASS,
    INK,
    OLIVE,
    SLATE,
    Colour,
    Patch,
    Plan,
    disc,
    square,
)
from sandtable.undaunted.content import ActionText, UndauntedGame
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.north_africa import NorthAfrica
from sandtable.undaunted.north_africa.codes import NO_DEFENCE, SEATS
from sandtable.undaunted.north_africa.rules.engine import NorthAfricaRules
from sandtable.undaunted.north_africa.tables import Desert
from sandtable.undaunted.state import OFF_BOARD

GRASS: Colour = (196, 193, 131)
SAND: Colour = (222, 189, 128)
TREES: Colour = (84, 107, 50)
ROCKS: Colour = (140, 100, 56)
CLUMPS = ((0.2, 0.3), (0.45, 0.68), (0.78, 0.22), (0.3, 0.78), (0.66, 0.46), (0.82, 0.76))
"""Where cover is drawn on a tile, in parts of its side."""
GAP = 0.035


def plan(scenario: wire.ScenarioInfo) -> Plan:
    """The map as it lies at the start: cover, objectives, and where each side stands."""
    tiles = scenario.map.tiles
    line0, step0 = min(tile.line for tile in tiles), min(tile.step for tile in tiles)
    patches: list[Patch] = []
    at: dict[str, tuple[float, float]] = {}
    for tile in tiles:
        across, down = (tile.step - step0) / 2, float(tile.line - line0)
        x, y = (across, down) if scenario.map.rows else (down, across)
        at[tile.id] = x, y
        patches.append(square(x + 0.5, y + 0.5, INK, 1 - GAP))
        patches.append(square(x + 0.5, y + 0.5, SAND if tile.ground else GRASS, 1 - 2 * GAP))
        clumps = CLUMPS[: 2 * min(3, tile.cover + tile.hill)]
        colour = ROCKS if tile.ground else TREES
        patches += [disc(x + right, y + below, colour, 0.24) for right, below in clumps]
        if tile.objective:
            patches.append(disc(x + 0.8, y + 0.2, INK, 0.3))
            patches.append(disc(x + 0.8, y + 0.2, BRASS, 0.25))
    for side, colour, draw in zip(scenario.sides, (OLIVE, SLATE), (disc, square), strict=True):
        for tile_id in sorted(set(side.counters.values()) & at.keys()):
            x, y = at[tile_id]
            patches.append(draw(x + 0.5, y + 0.5, GRASS, 0.44))
            patches.append(draw(x + 0.5, y + 0.5, colour, 0.38))
    return Plan(max(x for x, _ in at.values()) + 1, max(y for _, y in at.values()) + 1, patches)


def fill_in(info: wire.TitleInfo, game: UndauntedGame) -> None:
    """Add to a title what only its system knows."""
    for scenario in info.scenarios:
        fill_in_scenario(scenario, game)
    if isinstance(game, NorthAfrica):
        info.vehicles = _vehicles(game)
    info.cards = _cards(game)
    info.soldiers = game.library.soldiers


def fill_in_scenario(scenario: wire.ScenarioInfo, game: UndauntedGame) -> None:
    """How a scenario is laid out."""
    rules = game.rules(scenario.id)
    field = rules.field
    scenario.map = _map(game, field)
    scenario.sides = [_side(field, seat) for seat in range(len(game.seats))]
    scenario.initiative = game.seats[field.first_holder]
    scenario.round_limit = int(field.round_limit)
    if isinstance(rules, NorthAfricaRules):
        _fill_in_desert(scenario, field, rules.desert)


def _map(game: UndauntedGame, field: Battlefield) -> wire.MapInfo:
    laid = game.map(field.id)
    tiles = [
        wire.TileInfo(
            id=name,
            line=line,
            step=step,
            cover=int(field.cover[index]),
            hill=bool(field.hills >> index & 1),
            objective=int(field.objective[index]),
            ground=game.library.ground[name],
            rough=name in game.library.rough,
        )
        for index, (name, (line, step)) in enumerate(laid.places.items())
    ]
    return wire.MapInfo(laid.rows, tiles)


def _side(field: Battlefield, seat: int) -> wire.SideInfo:
    units = range(int(field.n_units))
    row = seat * int(field.n_units)
    first = seat * len(field.cards)
    copies = {
        card: int(field.deck[first + index] + field.supply[first + index])
        for index, card in enumerate(field.cards)
    }
    spawn: dict[str, list[str]] = {}
    for unit in units:
        for tile, name in enumerate(field.tiles):
            if copies[field.cards[unit]] and field.spawn[row + unit] >> tile & 1:
                spawn.setdefault(name, []).append(field.cards[unit])
    return wire.SideInfo(
        id=field.seats[seat],
        points_to_win=int(field.points_to_win[seat]),
        counters={
            field.cards[unit]: field.tiles[field.stands[row + unit]]
            for unit in units
            if field.stands[row + unit] != OFF_BOARD
        },
        scouted=_tiles(field.tiles, int(field.scouted[seat])),
        controlled=_tiles(field.tiles, int(field.controlled[seat])),
        spawn=spawn,
        copies={card: count for card, count in copies.items() if count},
    )


def _tiles(tiles: list[str], mask: int) -> list[str]:
    return [name for index, name in enumerate(tiles) if mask >> index & 1]


def _cards(game: UndauntedGame) -> list[wire.CardInfo]:
    return [
        wire.CardInfo(
            id=id,
            title=card.title,
            kind=card.kind,
            side=card.side,
            role=card.role,
            squad=squad,
            initiative=card.initiative,
            defence=game.library.defence.get(card.title, 0),
            copies=card.copies,
            actions=_actions(card.actions),
        )
        for id, (card, squad) in game.library.by_id.items()
    ]


def _actions(actions: Sequence[ActionText]) -> list[wire.ActionInfo]:
    return [wire.ActionInfo(action.verb, action.number, action.own_squad) for action in actions]


# What only the desert has


def _vehicles(game: NorthAfrica) -> list[wire.VehicleInfo]:
    return [
        wire.VehicleInfo(
            id=vehicle.id,
            side=vehicle.side,
            defence=None if vehicle.defence == NO_DEFENCE else vehicle.defence,
            armour=vehicle.armour,
            critical=vehicle.critical,
            integrity=vehicle.integrity,
            seats=[wire.SeatInfo(_actions(seat.actions), seat.needs) for seat in vehicle.seats],
        )
        for vehicle in game.desert.vehicles.values()
    ]


def _fill_in_desert(scenario: wire.ScenarioInfo, field: Battlefield, desert: Desert) -> None:
    scenario.exits = _tiles(field.tiles, int(desert.exits))
    scenario.structures = [
        wire.StructureInfo(
            tile=field.tiles[tile],
            id=id,
            points=int(desert.structure_points[tile]),
            defence=int(desert.structure_defence[tile]),
        )
        for tile, id in desert.structure_names.items()
    ]
    names = [*field.cards[: field.n_units], *desert.vehicles]
    for seat, side in enumerate(scenario.sides):
        side.vehicles = {
            id: wire.ParkedInfo(field.tiles[desert.parked[vehicle]], _crew(field, desert, vehicle))
            for vehicle, id in enumerate(desert.vehicles)
            if desert.owners[vehicle] == seat
        }
        side.aims = [
            wire.AimInfo(kind, _tiles(names, int(pieces)), int(number))
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
