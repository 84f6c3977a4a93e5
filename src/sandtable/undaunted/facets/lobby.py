"""The data that a browser needs to draw an Undaunted title: maps, set-ups, cards."""

from collections.abc import Sequence

from sandtable.core import Game
from sandtable.core.facets import ScenarioFacts
from sandtable.core.map_patches import BRASS, INK, OLIVE, SLATE, Colour, Patch, Plan, disc, square
from sandtable.core.wire import filled
from sandtable.undaunted import lobby_wire as wire
from sandtable.undaunted.facets.box import contents
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.game import UndauntedGame
from sandtable.undaunted.library import ActionText
from sandtable.undaunted.state import OFF_BOARD
from sandtable.undaunted.wire import BattleBox

GRASS: Colour = (196, 193, 131)
SAND: Colour = (222, 189, 128)
TREES: Colour = (84, 107, 50)
ROCKS: Colour = (140, 100, 56)
CLUMPS = ((0.2, 0.3), (0.45, 0.68), (0.78, 0.22), (0.3, 0.78), (0.66, 0.46), (0.82, 0.76))
"""Positions of cover symbols on a tile, as fractions of its side."""
GAP = 0.035


class UndauntedLobby:
    """The data that a client needs to draw an Undaunted title."""

    keeps_layouts = True

    def title_part(self, game: Game) -> wire.BattleTitle:
        assert isinstance(game, UndauntedGame)
        return wire.BattleTitle(cards=_cards(game), soldiers=game.library.soldiers)

    def facts(self, game: Game, id: str) -> ScenarioFacts:
        assert isinstance(game, UndauntedGame)
        field = game.rules(id).field
        return ScenarioFacts(int(field.round_limit), game.seats[field.first_holder])

    def scenario_part(self, game: Game, id: str) -> wire.BattleScenario:
        assert isinstance(game, UndauntedGame)
        field = game.rules(id).field
        sides = [_side(field, seat) for seat in range(len(game.seats))]
        return wire.BattleScenario(map=_map(game, field), sides=sides)

    def layout_part(self, game: Game, id: str) -> None:
        return None

    def box_data(self, game: Game) -> BattleBox:
        assert isinstance(game, UndauntedGame)
        return contents(game)

    def plan(self, game: Game, id: str) -> Plan:
        """Return a picture of the initial map: cover, objectives, and where each side starts."""
        scenario = self.scenario_part(game, id)
        tiles = scenario.map.tiles
        line0 = min(tile.line for tile in tiles)
        step0 = min(tile.step for tile in tiles)
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
        scouted=tiles_in(field.tiles, int(field.scouted[seat])),
        controlled=tiles_in(field.tiles, int(field.controlled[seat])),
        spawn=spawn,
        copies={card: count for card, count in copies.items() if count},
    )


def tiles_in(tiles: list[str], mask: int) -> list[str]:
    return [name for index, name in enumerate(tiles) if mask >> index & 1]


def _cards(game: UndauntedGame) -> list[wire.CardInfo]:
    return [
        filled(
            wire.CardInfo,
            card,
            id=id,
            squad=squad,
            defence=game.library.defence.get(card.title, 0),
            actions=action_infos(card.actions),
        )
        for id, (card, squad) in game.library.by_id.items()
    ]


def action_infos(actions: Sequence[ActionText]) -> list[wire.ActionInfo]:
    return [wire.ActionInfo(action.verb, action.number, action.own_squad) for action in actions]
