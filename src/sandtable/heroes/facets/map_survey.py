"""Distances and fire on the map of a Heroes scenario, before any game."""

from collections.abc import Iterable
from typing import Any

from mypy_extensions import i64

from sandtable.core.errors import UnknownName
from sandtable.core.game import Game
from sandtable.core.lru_cache import LruCache
from sandtable.core.map_survey import Fire, FiredAt, FirstThere, Threat
from sandtable.core.vec import vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.fight.shots import (
    LONG_RANGE,
    LONG_RANGE_PENALTY,
    bonus_against,
    reach_of,
)
from sandtable.heroes.ground.sight import in_front
from sandtable.heroes.learning.map_cache import FAR, NO_LINE, RANGE_AT, Land
from sandtable.heroes.model.codes import ARC, DEFENCE, FIRE, INFANTRY, MOVE, NO_BONUS, TYPES
from sandtable.heroes.model.state import Skirmish

MOST_KEPT = 16
FACES = 6

_lands: LruCache[Land] = LruCache(MOST_KEPT)


class HeroesSurvey:
    """Steps are squares; difficult terrain counts twice for infantry, and units do not block."""

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

    def threats(self, game: Game, id: str) -> list[Threat]:
        land = _land(game, id)
        theatre = land.theatre
        found = []
        for unit in range(int(theatre.n_units)):
            start = int(theatre.placed[unit])
            if start == NOWHERE or theatre.arrives[unit] > 1:
                continue
            count = _under_fire(land, unit, start)
            if count:
                side = theatre.seats[int(theatre.seat_of[unit])]
                found.append(Threat(side, theatre.units[unit], theatre.cells[start], count))
        return found

    def by_thing(
        self, before: dict[str, Any], after: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return both unchanged: the files already list things with their places."""
        return before, after


def _land(game: Game, id: str) -> Land:
    """Return the map of a scenario; the latest are cached, for the many requests of a designer."""
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
    """Return the squares where a side's units start: its zone, entry squares, placed units."""
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


def _under_fire(land: Land, unit: int, start: int) -> int:
    """Return how many squares of the enemy's zone a unit can hit from its first square."""
    theatre, bare, n = land.theatre, land.bare, int(land.n)
    bonus = int(bonus_against(bare, unit, FIRE, INFANTRY))
    if bonus == NO_BONUS:
        return 0
    enemy = 1 - int(theatre.seat_of[unit])
    reach = int(reach_of(bare, unit, FIRE))
    weakest = min(
        (
            int(bare.stat(one, DEFENCE))
            for one in range(int(theatre.n_units))
            if theatre.seat_of[one] == enemy and theatre.type_of[one] == INFANTRY
        ),
        default=0,
    )
    facing = int(theatre.faces[unit])
    count = 0
    for cell in range(n):
        if not theatre.zone[enemy * n + cell]:
            continue
        word = int(land.line(start, cell))
        far = word >> RANGE_AT
        if word == NO_LINE or (reach and far > reach):
            continue
        off = word & ((1 << RANGE_AT) - 1)
        if far > LONG_RANGE:
            off += LONG_RANGE_PENALTY
        if bonus - off + FACES < weakest:
            continue  # even the best die does not hit
        count += not bare.able(unit, ARC) or in_front(bare.ground, start, facing, cell)
    return count


def _moves(land: Land, ways: vec[i64], seat: int) -> int | None:
    """Return the number of activations that a side's nearest unit needs to reach a place."""
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
