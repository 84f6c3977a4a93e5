"""The content of a Heroes box, and the limits of a user's scenario."""

from typing import Any

from sandtable.grid.squares import House
from sandtable.heroes.content.armies import LEAST_POINTS, MOST_POINTS
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.content.library import BOARD_SIZE, Board, Library, Overlay
from sandtable.heroes.content.map_reader import (
    AREAS_AT_MOST,
    MOST_COLUMNS,
    MOST_ROWS,
    build_house,
)
from sandtable.heroes.content.scenarios import (
    AIMS_AT_MOST,
    BONUSES_AT_MOST,
    EVENTS_AT_MOST,
    ITEMS_AT_MOST,
    LAST_TURN_MADE,
    OBJECTIVES_AT_MOST,
    PARTS_AT_MOST,
    SPOTS,
    UNITS_AT_MOST,
)

HALVES = "#od."
"""Wall, window, door, and none, where the house continues: see ``wire.RoomInfo``."""
LIMITS = {
    "columns": MOST_COLUMNS,
    "rows": MOST_ROWS,
    "board": BOARD_SIZE,
    "overlays": AREAS_AT_MOST,
    "units": UNITS_AT_MOST,
    "objectives": OBJECTIVES_AT_MOST,
    "items": ITEMS_AT_MOST,
    "spots": SPOTS,
    "bonuses": BONUSES_AT_MOST,
    "aims": AIMS_AT_MOST,
    "events": EVENTS_AT_MOST,
    "parts": PARTS_AT_MOST,
    "last_turn": LAST_TURN_MADE,
    "least_points": LEAST_POINTS,
    "most_points": MOST_POINTS,
}


def contents(game: HeroesGame) -> dict[str, Any]:
    library = game.library
    return {
        "boards": [_face(board) for board in library.boards.values()],
        "overlays": [_piece(overlay, library) for overlay in library.overlays.values()],
        "names": {kind: sorted(names) for kind, names in library.names.items()},
        "counters": {name: library.copies_of(name) for name in library.counters},
        "limits": LIMITS,
    }


def _face(board: Board) -> dict[str, Any]:
    return {
        "face": board.name,
        "board": board.number,
        "ground": list(board.rows),
        "closed": [list(diagonal) for diagonal in board.closed],
    }


def _piece(overlay: Overlay, library: Library) -> dict[str, Any]:
    front = overlay.back_of or overlay.name
    return {
        "id": overlay.name,
        "kind": overlay.kind,
        "width": overlay.width,
        "height": overlay.height,
        "terrain": overlay.terrain,
        "ruin": overlay.ruin,
        "structure": overlay.structure,
        "copies": library.overlays[front].copies,
        "front": front,
        "rooms": [_rooms(overlay, turns) for turns in range(4)] if overlay.kind == "house" else [],
    }


def _rooms(overlay: Overlay, turns: int) -> list[str]:
    house = build_house(overlay, 1, 1, turns)
    return [halves_of(house, inner) for inner in range(overlay.width * overlay.height)]


def halves_of(house: House, inner: int) -> str:
    """Return the walls of an inner square, see ``wire.RoomInfo``."""
    return "".join(HALVES[house.half(inner, side, half)] for side in range(4) for half in (0, 1))
