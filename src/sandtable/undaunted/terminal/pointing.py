"""The tiles, counters and structures that the moves of an Undaunted title point at."""

from collections.abc import Mapping
from typing import Any

from sandtable.core import Decision, Move
from sandtable.undaunted.terminal.map import Spotlight

TILE_MOVES = ("to", "enter", "aim", "mark", "at_structure")
"""Moves whose argument is a tile."""
OWN_MOVES = ("play", "bid", "guide", "swap")
"""Moves whose argument is a soldier of the choosing side."""
VEHICLE_MOVES = ("at_vehicle", "mend", "board")
PLACE_MOVES = ("at", "guide", "pick", "alight", "leave", *VEHICLE_MOVES)
"""Moves that point at the tile of a unit or an object."""


def spotlight(data: Mapping[str, Any], decision: Decision, chosen: int | None) -> Spotlight:
    """Return what the options point at, with emphasis on the option under the cursor."""
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
    """Return the tile that a move points at; empty if there is none."""
    if move.kind in TILE_MOVES:
        return move.arg
    return stands(data, piece_of(data, decision, move)) if move.kind in PLACE_MOVES else ""


def piece_of(data: Mapping[str, Any], decision: Decision, move: Move) -> str:
    """Return the piece that a move is about, as named on the map; empty if there is none."""
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
    """Return the acting piece; empty if there is none yet."""
    unit = decision.args.get("unit") or decision.args.get("card")
    return f"{data['seat']}.{unit}" if unit else ""


def stands(data: Mapping[str, Any], piece: str) -> str:
    """Return the tile of a counter; empty if it is off the board."""
    side, _, unit = piece.partition(".")
    if not unit:
        return next((v["tile"] for v in data.get("vehicles", ()) if v["vehicle"] == piece), "")
    return next((c["tile"] for c in data["sides"][side]["counters"] if c["unit"] == unit), "")


def rides(data: Mapping[str, Any], unit: str) -> Mapping[str, Any] | None:
    """Return the vehicle of a soldier, from a view's data; None on foot."""
    vehicles: list[Mapping[str, Any]] = data.get("vehicles", [])
    return next((vehicle for vehicle in vehicles if unit in vehicle["seats"]), None)
