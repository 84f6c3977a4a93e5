"""Distances and fire on the map of an Undaunted scenario, before any game."""

from collections import Counter
from typing import Any

from sandtable.core.errors import UnknownName
from sandtable.core.game import Game
from sandtable.core.map_survey import Fire, FiredAt, FirstThere, Threat
from sandtable.grid.offset import FAR, MapError, OffsetMap
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.state import OFF_BOARD


class UndauntedSurvey:
    """Answers for Undaunted maps. Steps are tiles, whether or not they have been scouted."""

    def distances(self, game: Game, id: str, side: str) -> dict[str, int]:
        field = _field(game, id)
        starts = _starts(field, field.seat(side), -1)
        steps = {tile: _steps(field, starts, index) for index, tile in enumerate(field.tiles)}
        return {tile: count for tile, count in steps.items() if count is not None}

    def first_there(self, game: Game, id: str) -> list[FirstThere]:
        field = _field(game, id)
        able = [_starts(field, seat, int(field.controllers)) for seat in range(len(field.seats))]
        return [
            FirstThere(tile, (tile,), tuple(_steps(field, starts, index) for starts in able))
            for index, tile in enumerate(field.tiles)
            if field.objective[index]
        ]

    def fire(self, game: Game, id: str, place: str, side: str) -> Fire:
        """UN-7.1: every counter can be fired at; distance and cover make it harder."""
        field = _field(game, id)
        enemy = _starts(field, 1 - field.seat(side), -1)
        if place not in field.tiles:
            raise UnknownName(f"{place!r} is not a tile of this map")
        start = field.tiles.index(place)
        targets = tuple(
            FiredAt(
                tile,
                int(field.distance[start * int(field.n_tiles) + index]),
                int(field.cover[index]),
                False,
            )
            for index, tile in enumerate(field.tiles)
        )
        return Fire(targets, len(enemy))

    def threats(self, game: Game, id: str) -> list[Threat]:
        """UN-7.1: return nothing, because all tiles are in range of each other."""
        return []

    def by_thing(
        self, before: dict[str, Any], after: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        old, new = dict(before), dict(after)
        laid = [_tiles(data) for data in (before, after)]
        if laid[0] is not None and laid[1] is not None:
            # An additional line at the top moves all tiles; the most common shift counts as no
            # move.
            moved = Counter(
                (line - laid[0][tile][0], step - laid[0][tile][1])
                for tile, (line, step) in laid[1].items()
                if tile in laid[0]
            )
            ((down, along), _), *_ = moved.most_common(1) or [((0, 0), 0)]
            for data, tiles, by in ((old, laid[0], (down, along)), (new, laid[1], (0, 0))):
                del data["map"]
                data["tiles"] = {
                    tile: {"at": [line + by[0], step + by[1]]}
                    for tile, (line, step) in tiles.items()
                }
        for data in (old, new):
            for side, told in list(data.items()):
                if isinstance(told, dict):
                    data[side] = {
                        key: _by_unit(value) if key in ("counters", "spawn") else value
                        for key, value in told.items()
                    }
        return old, new


def _tiles(data: dict[str, Any]) -> dict[str, tuple[int, int]] | None:
    """Return the place of each tile; None if the map is invalid."""
    try:
        return OffsetMap.parse(data["map"], rows=data.get("stagger") != "columns").places
    except (KeyError, AttributeError, MapError):
        return None


def _by_unit(places: object) -> object:
    """Return the tiles of each unit instead of the units of each tile, if the format is valid."""
    if not isinstance(places, dict):
        return places
    found: dict[str, list[str]] = {}
    for tile, units in places.items():
        if not isinstance(units, list) or not all(isinstance(unit, str) for unit in units):
            return places
        for unit in units:
            found.setdefault(unit, []).append(tile)
    return {unit: {"at": sorted(tiles)} for unit, tiles in found.items()}


def _field(game: Game, id: str) -> Battlefield:
    field = game.scenario(id)
    assert isinstance(field, Battlefield)
    return field


def _starts(field: Battlefield, seat: int, cards: int) -> set[int]:
    """Return the tiles where units of a side start or may enter; ``cards`` is a mask of units."""
    found: set[int] = set()
    for unit in range(int(field.n_units)):
        row = seat * int(field.n_units) + unit
        if not cards >> unit & 1:
            continue
        if field.stands[row] != OFF_BOARD:
            found.add(int(field.stands[row]))
        has_cards = (
            field.deck[seat * field.n_cards + unit] + field.supply[seat * field.n_cards + unit]
        )
        if has_cards:
            found |= {tile for tile in range(int(field.n_tiles)) if field.spawn[row] >> tile & 1}
    return found


def _steps(field: Battlefield, starts: set[int], tile: int) -> int | None:
    steps = [int(field.distance[start * int(field.n_tiles) + tile]) for start in starts]
    least = min(steps, default=FAR)
    return None if least >= FAR else least
