"""Small edits of Heroes scenarios: options of an army, points, turns, the initiative, zones."""

import copy
from collections.abc import Iterator
from typing import Any

from sandtable.core.edits import Data, Edit, changed
from sandtable.core.game import Game
from sandtable.heroes.content.armies import ArmyList, Plate, addable, read_army, with_option
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.content.library import Library, square
from sandtable.heroes.content.scenarios import ANY_POINTS

MOST_COST = 15
"""Greatest cost of an option to add or remove, or cost difference of two to swap."""
NUMBERED_AIMS = {"points": "number", "exit": "number", "gather": "number", "hold": "from"}
"""Aims with a number that can be changed by one, and its key."""
MOST_SCORED = 20


class HeroesEdits:
    keys = (
        "add-option", "drop-option", "swap-option", *(f"aim-{kind}" for kind in NUMBERED_AIMS),
        "objective-worth", "last-turn", "initiative", "initiative-random", "zone-larger",
        "zone-smaller", "arrive", "arrive-all",
    )  # fmt: skip

    def candidates(self, game: Game, data: Data) -> Iterator[Edit]:
        assert isinstance(game, HeroesGame)
        for side in game.seats:
            if not data.get("build"):  # players choose the options of the armies that they build
                yield from _armies(game.library, data, side)
        for side in game.seats:
            yield from _aims(data, side)
        yield from _points(data)
        yield from _initiative(data, game)
        for side in game.seats:
            yield from _zones(data, side, next(seat for seat in game.seats if seat != side))
            yield from _arrivals(data, side)


# Armies


def _armies(library: Library, data: Data, side: str) -> Iterator[Edit]:
    """Yield armies with an option added, removed or replaced."""
    army, _ = read_army(data[side]["army"], library, side)
    limit = data.get("build") or ANY_POINTS
    small = [
        option
        for option in library.options.values()
        if option.army == side and option.kind != "plate"
    ]

    def edit(key: str, after: ArmyList, **args: str) -> Edit:
        later = copy.deepcopy(data)
        later[side]["army"] = after.text()
        return changed("armies", key, {"side": side, **args}, data, later)

    for option in small:
        if option.cost <= MOST_COST:
            places, fault = addable(army, option, library, limit)
            if fault is None:
                place = places[0] if places else 0
                yield edit("add-option", with_option(army, option, place), group=option.name)
    for number, plate in enumerate(army.plates):
        for index, option in enumerate(plate.inside):
            if option.cost <= MOST_COST:
                yield edit("drop-option", _without(army, number, index), group=option.name)
            for other in small:
                if other.kind == "hero" or other.name == option.name:
                    continue
                if abs(other.cost - option.cost) <= MOST_COST:
                    swapped = _without(army, number, index)
                    swapped.plates[number].inside.insert(index, other)
                    args = {"group": option.name, "instead": other.name}
                    yield edit("swap-option", swapped, **args)
    for index, hero in enumerate(army.heroes):
        if hero.cost <= MOST_COST:
            heroes = [one for at, one in enumerate(army.heroes) if at != index]
            fewer = ArmyList(army.plates, heroes, army.deck)
            yield edit("drop-option", fewer, group=hero.name)


def _without(army: ArmyList, number: int, index: int) -> ArmyList:
    """Return an army without an option of a plate."""
    plates = [Plate(plate.option, list(plate.inside)) for plate in army.plates]
    del plates[number].inside[index]
    return ArmyList(plates, army.heroes, army.deck)


# Aims, points, turns


def _stepped(
    data: Data, group: str, key: str, args: dict[str, str | int], path: tuple[str | int, ...],
    low: int, high: int,
) -> Iterator[Edit]:  # fmt: skip
    """Yield the data with a number one higher or lower."""
    place: Any = data
    for part in path:
        place = place[part]
    for number in (place + 1, place - 1):
        if low <= number <= high:
            after = copy.deepcopy(data)
            table: Any = after
            for part in path[:-1]:
                table = table[part]
            table[path[-1]] = number
            yield changed(group, key, {**args, "count": number}, data, after)


def _aims(data: Data, side: str) -> Iterator[Edit]:
    for index, aim in enumerate(data[side].get("aims", [])):
        number = NUMBERED_AIMS.get(aim["kind"], "")
        if number in aim:
            args: dict[str, str | int] = {"side": side}
            path = (side, "aims", index, number)
            yield from _stepped(data, "aims", f"aim-{aim['kind']}", args, path, 1, 60)


def _points(data: Data) -> Iterator[Edit]:
    for index, objective in enumerate(data.get("objectives", [])):
        if objective.get("points"):
            args: dict[str, str | int] = {"objective": objective["name"]}
            path = ("objectives", index, "points")
            yield from _stepped(data, "aims", "objective-worth", args, path, 1, MOST_SCORED)
    yield from _stepped(data, "aims", "last-turn", {}, ("last_turn",), 2, 12)


def _initiative(data: Data, game: Game) -> Iterator[Edit]:
    for side in ("random", *game.seats):
        if side != data["initiative"]:
            after = {**data, "initiative": side}
            args: dict[str, str | int] = {} if side == "random" else {"side": side}
            key = "initiative-random" if side == "random" else "initiative"
            yield changed("initiative", key, args, data, after)


# Place and time of a side's start


def _zones(data: Data, side: str, enemy: str) -> Iterator[Edit]:
    """Yield zones whose edge towards the enemy is moved by one column."""
    zone, other = data[side].get("zone", []), data[enemy].get("zone", [])
    if not zone or not other or ":" not in zone[0]:
        return
    first, last = (square(part) for part in zone[0].split(":"))
    facing = square(other[0].partition(":")[0])
    if first is None or last is None or facing is None:
        return
    east = facing[0] > first[0]
    for key, step in (("zone-larger", 1), ("zone-smaller", -1)):
        left, right = first[0], last[0]
        if east:
            right += step
        else:
            left -= step
        if left < right:
            after = copy.deepcopy(data)
            after[side]["zone"][0] = f"{_name(left, first[1])}:{_name(right, last[1])}"
            yield changed("start", key, {"side": side}, data, after)


def _name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column - 1)}{row}"


def _arrivals(data: Data, side: str) -> Iterator[Edit]:
    """Yield arrivals one turn earlier or later."""
    for unit in data[side].get("arrives", {}):
        args: dict[str, str | int] = {"side": side}
        if unit != "all":
            args["unit"] = unit
        key = "arrive-all" if unit == "all" else "arrive"
        path = (side, "arrives", unit)
        yield from _stepped(data, "start", key, args, path, 1, data["last_turn"] - 1)
