"""Distances and fire on the map of an Undaunted scenario, before any game."""

from sandtable.core.errors import UnknownName
from sandtable.core.game import Game
from sandtable.core.survey import Fire, FiredAt, FirstThere
from sandtable.grid.offset import FAR
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.state import OFF_BOARD


class UndauntedSurvey:
    """Steps are tiles. Who may enter which tile is another matter: most must be scouted first."""

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
        """UN-7.1: any counter can be fired at; distance and cover make it harder."""
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


def _field(game: Game, id: str) -> Battlefield:
    field = game.scenario(id)
    assert isinstance(field, Battlefield)
    return field


def _starts(field: Battlefield, seat: int, cards: int) -> set[int]:
    """The tiles where units of a side stand or may enter; ``cards``: a mask of those that count."""
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
