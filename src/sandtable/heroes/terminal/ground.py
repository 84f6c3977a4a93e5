"""What the ground of a Heroes map looks like: colours, patterns, walls, barred diagonals."""

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
"""The sign of a terrain."""
UNKNOWN_PATTERN = "%"
"""The sign of a terrain that has none of its own."""

WALLS = {WALL: "██", WINDOW: "╌╎", DOOR: "▯▯", INSIDE: "  "}
"""What stands on half a side of a room: on a northern or southern one, on an eastern or western."""
SHUT = {1: "╲", 2: "╱", 3: "╳"}
"""A bar across a crossing: the diagonal it lies across cannot be passed."""


def colour(terrain: str) -> str:
    name = f"field-{terrain.replace('_', '-')}"
    return f"${name}" if name in PAPER else "$field-open"


def pattern(terrain: str, x: int, y: int) -> str:
    """The sign of a terrain on one character of a square; the first marks where it begins."""
    sign = PATTERNS.get(terrain, UNKNOWN_PATTERN)
    if sign == " ":
        return "·" if x == y == 0 else " "
    return sign if x % 3 == y % 2 else " "
