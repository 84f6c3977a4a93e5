"""What the moves of an Undaunted title point at: tiles, counters, structures."""

from collections.abc import Mapping
from typing import Any

from sandtable.core import Decision, Move
from sandtable.undaunted.terminal.map import Spotlight

TILE_MOVES = ("to", "enter", "aim", "mark", "at_structure")
"""The moves that name a tile."""
OWN_MOVES = ("play", "bid", "guide", "swap")
"""The moves that name a soldier of the side that chooses."""
VEHICLE_MOVES = ("at_vehicle", "mend", "board")
PLACE_MOVES = ("at", "guide", "pick", "alight", "leave", *VEHICLE_MOVES)
"""The moves that point at the tile of a unit or an object."""


def spotlight(data: Mapping[str, Any], decision: Decision, chosen: int | None) -> Spotlight:
    """What the options point at, the one under the cursor above all."""
    numbers: dict[str, list[int]] = {}
    for number, move in enumerate(decision.options, 1):
        if tile := tile_of(data, decision, move):
            numbers.setdefault(tile, []).append(number)
    pieces = {actor(data, decision)}
    tiles = set()
    if chosen is not None:
        move = decision.options[chosen]
        pieces.add(piece_of(data, decision, move))
        tiles.add(tile_of(data, decision, move))
    labels = {
        tile: "·".join(map(str, found)) if len(found) < 4 else f"{found[0]}–{found[-1]}"
        for tile, found in numbers.items()
    }
    return Spotlight(labels, frozenset(tiles), frozenset(pieces))


def tile_of(data: Mapping[str, Any], decision: Decision, move: Move) -> str:
    """The tile a move points at; empty when it points at none."""
    if move.kind in TILE_MOVES:
        return move.arg
    return stands(data, piece_of(data, decision, move)) if move.kind in PLACE_MOVES else ""


def piece_of(data: Mapping[str, Any], decision: Decision, move: Move) -> str:
    """Whom or what a move speaks of, as the map names it; empty when it speaks of no one."""
    if move.kind in ("at", "at_structure"):
        return move.arg
    if move.kind in OWN_MOVES:
        return f"{data['seat']}.{move.arg}"
    if move.kind in VEHICLE_MOVES:
        return move.arg.partition(".")[0]
    if move.kind == "pick":
        return str(decision.args["vehicle"])
    return actor(data, decision) if move.kind in ("alight", "leave") else ""


def actor(data: Mapping[str, Any], decision: Decision) -> str:
    """Who acts; empty when no one does yet."""
    unit = decision.args.get("unit") or decision.args.get("card")
    return f"{data['seat']}.{unit}" if unit else ""


def stands(data: Mapping[str, Any], piece: str) -> str:
    """The tile of a counter; empty when it is off the board."""
    side, _, unit = piece.partition(".")
    if not unit:
        return next((v["tile"] for v in data.get("vehicles", ()) if v["vehicle"] == piece), "")
    return next((c["tile"] for c in data["sides"][side]["counters"] if c["unit"] == unit), "")


def rides(data: Mapping[str, Any], unit: str) -> Mapping[str, Any] | None:
    """The vehicle in which a soldier sits, as a view tells it."""
    vehicles: list[Mapping[str, Any]] = data.get("vehicles", [])
    return next((vehicle for vehicle in vehicles if unit in vehicle["seats"]), None)
