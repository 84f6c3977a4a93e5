"""The look of the ground on a Heroes map: colours, patterns, walls, closed diagonals."""

from sandtable.grid.squares import DOOR, INSIDE, WALL, WINDOW
from sandtable.tui.themes import PAPER

PATTERNS = {
    "open": " ",
    "road": "=",
    "hedgerow": "▒",
    "woods": "♣",
    "deep_woods": "♠",
    "wheat": '"',
    "bushes": "*",
    "water": "≈",
    "position": "∩",
    "house": " ",
    "ruin": "▞",
    "light_wreck": "x",
    "heavy_wreck": "X",
}
"""Sign of each terrain."""
UNKNOWN_PATTERN = "%"
"""Sign of other terrain."""

WALLS = {WALL: "██", WINDOW: "╌╎", DOOR: "▯▯", INSIDE: "  "}
"""Signs for half a side of a room: the northern and southern sides, the eastern and western."""
SHUT = {1: "╲", 2: "╱", 3: "╳"}
"""Bars across a crossing; the diagonal that a bar crosses is closed."""


def colour(terrain: str) -> str:
    name = f"field-{terrain.replace('_', '-')}"
    return f"${name}" if name in PAPER else "$field-open"


def pattern(terrain: str, x: int, y: int) -> str:
    """Return the sign of a terrain at a character of a square; empty ground starts with a dot."""
    sign = PATTERNS.get(terrain, UNKNOWN_PATTERN)
    if sign == " ":
        return "·" if x == y == 0 else " "
    return sign if x % 3 == y % 2 else " "
