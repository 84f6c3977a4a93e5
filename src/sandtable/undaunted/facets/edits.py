"""Small edits of Undaunted scenarios: markers, cards, points, initiative, start tiles, faces."""

import copy
from collections.abc import Iterator
from typing import Any

from sandtable.core.edits import Data, Edit, changed
from sandtable.core.game import Game
from sandtable.grid.offset import OffsetMap
from sandtable.undaunted.content import MOST_WORTH
from sandtable.undaunted.game import UndauntedGame
from sandtable.undaunted.library import Library
from sandtable.undaunted.rules.round import HAND

LEAST_DECK = int(HAND) + 1
"""Minimum size of a deck that may lose a card: a hand and one card to draw must remain."""


class UndauntedEdits:
    """The edits that all titles of the system have."""

    keys: tuple[str, ...] = (
        "unmark", "scout", "control", "to-deck", "to-supply", "more-supply", "less-supply", "needs",
        "worth", "last-round", "initiative", "start", "face",
    )  # fmt: skip

    def candidates(self, game: Game, data: Data) -> Iterator[Edit]:
        assert isinstance(game, UndauntedGame)
        tiles = OffsetMap.parse(data["map"], rows=data["stagger"] == "rows")
        for side in game.seats:
            yield from self.markers(data, side, game.seats, list(tiles.places))
        for side in game.seats:
            yield from self.cards(game.library, data, side)
        for side in game.seats:
            yield from self.aims(data, side)
        yield from self.points(data)
        yield from _initiative(data, game)
        for side in game.seats:
            yield from self.starts(data, side, tiles)
        yield from _faces(game.library, data, list(tiles.places))

    # Markers

    def markers(self, data: Data, side: str, seats: Any, tiles: list[str]) -> Iterator[Edit]:
        """Yield edits of one marker of a side; control markers are placed only on objectives."""
        enemy = next(seat for seat in seats if seat != side)
        for tile in tiles:
            args: dict[str, str | int] = {"side": side, "tile": tile}
            now = _marker(data, side, tile)
            may_control = tile in data["objectives"] and not (
                tile in data[enemy].get("controlled", []) or _stands(data, enemy, tile)
            )
            for key, wanted in (("unmark", ""), ("scout", "scouted"), ("control", "controlled")):
                if wanted == now or (wanted == "controlled" and not may_control):
                    continue
                if not wanted and _stands(data, side, tile):
                    continue  # a unit's own tile stays scouted
                after = copy.deepcopy(data)
                if now:
                    after[side][now].remove(tile)
                if wanted:
                    after[side].setdefault(wanted, []).append(tile)
                yield changed("markers", key, args, data, after)

    # Cards

    def cards(self, library: Library, data: Data, side: str) -> Iterator[Edit]:
        """Yield edits that move a card between deck and supply, or change the supply by one."""
        cards = data[side]["cards"]
        in_deck = sum(deck for deck, _ in cards.values())
        for card, (deck, supply) in cards.items():
            title = library.by_id[card][0]
            args: dict[str, str | int] = {"side": side, "card": card}
            copies = title.fewer.get(side, title.copies)
            least = 0 if title.kind == "fog" else 1
            moved = (
                ("decks", "to-deck", deck + 1, supply - 1, supply > 0),
                ("decks", "to-supply", deck - 1, supply + 1, deck > least and in_deck > LEAST_DECK),
                ("supplies", "more-supply", deck, supply + 1, deck + supply < copies),
                ("supplies", "less-supply", deck, supply - 1, supply > 0),
            )
            for group, key, first, second, possible in moved:
                if possible:
                    after = copy.deepcopy(data)
                    after[side]["cards"][card] = [first, second]
                    yield changed(group, key, args, data, after)

    # Aims

    def aims(self, data: Data, side: str) -> Iterator[Edit]:
        """Yield edits that change the points a side needs by one."""
        yield from step(data, "needs", {"side": side}, (side, "aim", "points"))

    def points(self, data: Data) -> Iterator[Edit]:
        """Yield edits that change a tile's points or the round limit by one."""
        for tile in data["objectives"]:
            yield from step(data, "worth", {"tile": tile}, ("objectives", tile), MOST_WORTH)
        yield from step(data, "last-round", {}, ("round_limit",))

    # Start tiles

    def starts(self, data: Data, side: str, tiles: OffsetMap) -> Iterator[Edit]:
        """Yield edits that move the counters on a tile to an adjacent tile scouted by their side.

        Spawn entries of the tile move too.
        """
        names = list(tiles.places)
        near = tiles.neighbours()
        for tile, units in data[side]["counters"].items():
            for index in near[names.index(tile)]:
                other = names[index]
                if not units or not _marker(data, side, other):
                    continue
                after = copy.deepcopy(data)
                for key in ("counters", "spawn"):
                    table = after[side].get(key, {})
                    if tile in table:
                        table[other] = [*table.get(other, []), *table.pop(tile)]
                args: dict[str, str | int] = {"side": side, "from": tile, "to": other}
                yield changed("start", "start", args, data, after)


def _marker(data: Data, side: str, tile: str) -> str:
    """Return the kind of a side's marker on a tile; empty if there is none."""
    for kind in ("controlled", "scouted"):
        if tile in data[side].get(kind, []):
            return kind
    return ""


def _stands(data: Data, side: str, tile: str) -> bool:
    vehicles = data[side].get("vehicles", {}).values()
    return bool(data[side]["counters"].get(tile)) or any(
        vehicle["tile"] == tile for vehicle in vehicles
    )


def _initiative(data: Data, game: Game) -> Iterator[Edit]:
    for side in game.seats:
        if side != data["initiative"]:
            after = {**data, "initiative": side}
            yield changed("initiative", "initiative", {"side": side}, data, after)


def step(
    data: Data, key: str, args: dict[str, str | int], path: tuple[str, ...], most: int = 99
) -> Iterator[Edit]:
    """Yield edits that change a number of the scenario by one; none if the number is missing."""
    place: Any = data
    for part in path:
        place = place.get(part) if isinstance(place, dict) else None
    if not isinstance(place, int):
        return
    for number in (place + 1, place - 1):
        if 1 <= number <= most:
            after = copy.deepcopy(data)
            table: Any = after
            for part in path[:-1]:
                table = table[part]
            table[path[-1]] = number
            yield changed("aims", key, {**args, "count": number}, data, after)


def _faces(library: Library, data: Data, tiles: list[str]) -> Iterator[Edit]:
    """Yield edits that turn a tile over; everything on the tile stays there."""
    for tile in tiles:
        other = tile[:-1] + ("B" if tile.endswith("A") else "A")
        if other in library.cover:
            args: dict[str, str | int] = {"from": tile, "to": other}
            yield changed("tiles", "face", args, data, _renamed(data, tile, other))


def _renamed(value: Any, tile: str, other: str) -> Any:
    if isinstance(value, dict):
        return {
            other if key == tile else key: _renamed(one, tile, other) for key, one in value.items()
        }
    if isinstance(value, list):
        return [_renamed(one, tile, other) for one in value]
    if isinstance(value, str) and "\n" in value:
        lines = value.split("\n")
        return "\n".join(
            " ".join(other if word == tile else word for word in line.split(" ")) for line in lines
        )
    return other if value == tile else value
