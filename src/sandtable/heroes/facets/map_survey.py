"""Distances and fire on the map of a Heroes scenario, before any game."""

from collections.abc import Iterable
from typing import Any

from mypy_extensions import i64

from sandtable.core.errors import UnknownName
from sandtable.core.game import Game
from sandtable.core.lru_cache import LruCache
from sandtable.core.map_survey import Fire, FiredAt, FirstThere
from sandtable.core.vec import vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.learning.map_cache import FAR, NO_LINE, RANGE_AT, Land
from sandtable.heroes.model.codes import INFANTRY, MOVE, TYPES
from sandtable.heroes.model.state import Skirmish

MOST_KEPT = 16

_lands: LruCache[Land] = LruCache(MOST_KEPT)


class HeroesSurvey:
    """Steps are squares; difficult ground counts twice for infantry. No unit stands in the way."""

    def distances(self, game: Game, id: str, side: str) -> dict[str, int]:
        land = _land(game, id)
        seat = land.theatre.seat(side)
        ways = land.ways(_cells(_starts(land, seat)))
        names = land.theatre.cells
        first = int(INFANTRY) * int(land.n)
        return {
            names[cell]: int(ways[first + cell])
            for cell in range(int(land.n))
            if names[cell] and ways[first + cell] < FAR
        }

    def first_there(self, game: Game, id: str) -> list[FirstThere]:
        land = _land(game, id)
        theatre = land.theatre
        return [
            FirstThere(
                name,
                tuple(theatre.cells[int(cell)] for cell in land.objective(number)),
                tuple(_moves(land, land.objectives[number], seat) for seat in (0, 1)),
            )
            for number, name in enumerate(theatre.objectives)
        ]

    def fire(self, game: Game, id: str, place: str, side: str) -> Fire:
        land = _land(game, id)
        theatre = land.theatre
        names = theatre.cells
        enemy = 1 - theatre.seat(side)
        if place not in names or not place:
            raise UnknownName(f"{place!r} is not a square of this map")
        start = names.index(place)
        targets = []
        under_fire = 0
        begins = set(_starts(land, enemy))
        for cell in range(int(land.n)):
            if cell == start or not names[cell]:
                continue
            word = int(land.line(start, cell))
            is_blocked = word == NO_LINE
            low = (1 << RANGE_AT) - 1
            reach = land.bare.ground.gap(start, cell) // 2 if is_blocked else word >> RANGE_AT
            targets.append(
                FiredAt(names[cell], int(reach), 0 if is_blocked else word & low, is_blocked)
            )
            under_fire += cell in begins and not is_blocked
        return Fire(tuple(targets), under_fire)

    def by_thing(
        self, before: dict[str, Any], after: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """They lie in lists of tables, each with its place, as the files have it."""
        return before, after


def _land(game: Game, id: str) -> Land:
    """The map of a scenario; the latest ones are kept, for one designer asks many questions."""
    key = f"{game.id}/{game.rules_version}/{id}"
    found = _lands.get(key)
    if found is None:
        state = game.start(id)
        assert isinstance(state, Skirmish)
        found = Land(state)
        _lands.put(key, found)
    return found


def _cells(cells: Iterable[int]) -> vec[i64]:
    return vec[i64](list(cells))


def _starts(land: Land, seat: int) -> list[int]:
    """The squares where units of a side may begin: its zone, its ways in, and where they stand."""
    theatre, n = land.theatre, int(land.n)
    begin = {
        cell for cell in range(n) if theatre.zone[seat * n + cell] or theatre.entry[seat * n + cell]
    }
    begin |= {
        int(theatre.placed[unit])
        for unit in range(int(theatre.n_units))
        if theatre.seat_of[unit] == seat and theatre.placed[unit] != NOWHERE
    }
    return sorted(begin)


def _moves(land: Land, ways: vec[i64], seat: int) -> int | None:
    """The activations in which the nearest unit of a side gets to a place."""
    theatre, n = land.theatre, int(land.n)
    best: int | None = None
    zone = _starts(land, seat)
    for unit in range(int(theatre.n_units)):
        if theatre.seat_of[unit] != seat:
            continue
        move = int(theatre.stat[theatre.stats(unit, 0) + MOVE])
        kind = int(theatre.type_of[unit])
        placed = int(theatre.placed[unit])
        cells = [placed] if placed != NOWHERE else zone
        steps = min((int(ways[kind * n + cell]) for cell in cells), default=int(FAR))
        if steps >= FAR or (steps and move <= 0):
            continue
        late = max(0, int(theatre.arrives[unit]) - 1)
        needed = late + (-(-steps // move) if steps else 0)
        best = needed if best is None else min(best, needed)
    assert len(TYPES) * n == len(ways)
    return best
