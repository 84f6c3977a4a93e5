"""The map of an Undaunted scenario, drawn in characters.

A tile is a box. Its top edge shows the tile's code, its cover, target and escape markers and
objective points; its bottom edge the control markers and spawn markers, one side's on the left, the
other's on the right. Counters and structures are inside, on ground with a colour and a pattern. A
controlled tile has its own frame: heavy for the first side, double for the second, so that the map
can be read without colours.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from textual.content import Content
from textual.geometry import Region, Size

from sandtable.grid.offset import OffsetMap
from sandtable.tui.canvas import Canvas
from sandtable.tui.painter import COLOURS
from sandtable.tui.themes import PAPER
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.library import Library
from sandtable.undaunted.terminal.pieces import POINTS, READY, Piece, Pieces, arrange

SCOUTED = "○◇"
CONTROLLED = READY
SPAWN = "▲▼"
TARGET = "⊕⊞"
EXIT = "»"
ROUGH = "░"
"""Ground that vehicles cannot enter; covers the whole tile."""

# Corners and edges, clockwise from the top left: uncontrolled tiles, then each side's.
FRAMES = ("╭─╮│╯─╰│", "┏━┓┃┛━┗┃", "╔═╗║╝═╚║")

GROUNDS = {
    "airstrip": "=",
    "camp": "△",
    "dunes": "~",
    "flat": "·",
    "fort": "#",
    "oasis": "♣",
    "ridge": "∩",
    "rocks": "^",
    "track": "-",
    "village": "▫",
    "wadi": "≈",
}
"""The pattern of a tile, by its terrain."""
STRIDE = 6
"""Distance in cells between the signs of a pattern."""

NARROW = 14
"""Minimum width for showing everything comfortably: four counters and the tile's edges."""
WIDTHS = range(26, 9, -2)
LOW = 3
SPELLED_ROWS = 3
"""Minimum number of counter lines for showing full names, if these fit."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """The things on the map that the pending decision points at."""

    labels: Mapping[str, str] = field(default_factory=dict)
    """The option numbers for each tile that options lead to."""
    tiles: frozenset[str] = frozenset()
    """The tiles of the option under the cursor."""
    pieces: frozenset[str] = frozenset()
    """The acting and targeted pieces, as named in moves: ``us.scout_a``."""


class TileMap:
    """The positions of a scenario's tiles on the screen, and their contents."""

    def __init__(
        self, layout: OffsetMap, scenario: Battlefield, library: Library, pieces: Pieces
    ) -> None:
        self.layout = layout
        self.scenario = scenario
        self.library = library
        self.pieces = pieces
        units = scenario.cards[: scenario.n_units]
        self.longest = max(len(pieces.names(unit)) for unit in units) + 2
        """The width in cells of the longest soldier with sign and name."""
        lines = max(line for line, _ in layout.places.values()) + 1
        half_steps = max(step for _, step in layout.places.values()) + 2
        self.across, self.down = (half_steps, 2 * lines) if layout.rows else (2 * lines, half_steps)
        """The size of the map in half tiles."""
        self.tile = Size(NARROW, LOW)

    # Positions

    def fit(self, room: Size) -> Size:
        """Choose the largest tiles that fit, or else small but readable ones."""
        heights = (8, 7, 6, 5, 4, LOW) if self.layout.rows else (8, 6, 4)
        sizes = [
            Size(width, height)
            for height in heights
            for width in WIDTHS
            # A tile is a square on the table; a character is twice as high as it is wide.
            if width <= max(NARROW, 4 * height)
        ]
        fitting = [
            size
            for size in sizes
            if self._extent(size).width <= room.width and self._extent(size).height <= room.height
        ]
        small = Size(NARROW, heights[-1])
        self.tile = max(fitting, key=lambda size: size.area) if fitting else small
        return self.tile

    def _extent(self, tile: Size) -> Size:
        return Size(self.across * tile.width // 2, self.down * tile.height // 2)

    @property
    def size(self) -> Size:
        """The size of the whole map in characters."""
        return self._extent(self.tile)

    def box(self, tile: str) -> Region:
        """Return the region of a tile in characters."""
        line, step = self.layout.places[tile]
        width, height = self.tile
        if self.layout.rows:
            return Region(step * width // 2, line * height, width, height)
        return Region(line * width, step * height // 2, width, height)

    def tile_at(self, x: int, y: int) -> str:
        """Return the tile at a position; empty if there is none."""
        for tile in self.layout.places:
            if self.box(tile).contains(x, y):
                return tile
        return ""

    def neighbours(self, tile: str) -> list[str]:
        return [other for other in self.layout.places if self.layout.touching(tile, other)]

    # Drawing

    def draw(self, data: Mapping[str, Any], spotlight: Spotlight) -> Content:
        """Return the map with everything on it, from a view's data."""
        canvas = Canvas(self.size)
        for tile in self.layout.places:
            self._draw_tile(canvas, tile, data, spotlight)
        return canvas.content()

    def _draw_tile(
        self, canvas: Canvas, tile: str, data: Mapping[str, Any], spotlight: Spotlight
    ) -> None:
        box = self.box(tile)
        inside = box.width - 2
        ground = self._colour(tile)
        holder = next(
            (
                n
                for n, side in enumerate(self.scenario.seats, 1)
                if tile in data["sides"][side]["controlled"]
            ),
            0,
        )
        edge = f"{('$tile-edge', '$olive-text bold', '$slate-text bold')[holder]} on {ground}"
        if tile in spotlight.tiles:
            edge = "$ink on $brass-hi"
        elif tile in spotlight.labels:
            edge = f"$brass bold on {ground}"
        frame = FRAMES[holder]
        for y in range(box.y + 1, box.bottom - 1):
            canvas.write(box.x, y, frame[7] + " " * inside + frame[3], edge)
            pattern = self._pattern(tile, y - box.y, inside)
            canvas.write(box.x + 1, y, pattern, f"$tile-edge on {ground}")
        top, bottom = box.y, box.bottom - 1
        canvas.write(box.x, top, frame[0] + frame[1] * inside + frame[2], edge)
        canvas.write(box.x, bottom, frame[6] + frame[5] * inside + frame[4], edge)
        self._draw_top(canvas, box, tile, data, edge)
        self._draw_bottom(canvas, box, tile, data, spotlight, edge)
        self._draw_pieces(canvas, box, self.pieces.on(tile, data), spotlight, ground)

    # The ground

    def ground(self, tile: str) -> str:
        """Return the terrain of a tile; empty if its file does not say."""
        return self.library.ground.get(tile, "")

    def is_rough(self, tile: str) -> bool:
        return tile in self.library.rough

    def _colour(self, tile: str) -> str:
        index = self.scenario.tile(tile)
        shown = f"ground-{self.ground(tile)}"
        if shown in PAPER:
            return f"${shown}"
        if self.scenario.hills >> index & 1:
            return "$tile-hill"
        return f"$tile-{min(int(self.scenario.cover[index]), 3)}"

    def _pattern(self, tile: str, line: int, width: int) -> str:
        """Return one line of the ground: separate signs on every second line."""
        if self.is_rough(tile):
            return ROUGH * width
        sign = GROUNDS.get(self.ground(tile), " ") if line % 2 else " "
        start = 1 + line // 2 % 2 * STRIDE // 2
        return "".join(sign if x % STRIDE == start else " " for x in range(width))

    def cover(self, tile: str) -> str:
        """Return a tile's cover as printed."""
        index = self.scenario.tile(tile)
        return "3/1" if self.scenario.hills >> index & 1 else str(int(self.scenario.cover[index]))

    def points(self, tile: str, data: Mapping[str, Any]) -> int:
        """Return the current objective points of a tile, without those of structures."""
        radio = data.get("radio")
        if radio and radio["tile"] == tile:
            return int(radio["points"])
        return int(self.scenario.objective[self.scenario.tile(tile)])

    # The edges

    def _draw_top(
        self, canvas: Canvas, box: Region, tile: str, data: Mapping[str, Any], edge: str
    ) -> None:
        ground = edge.split(" on ")[1]
        x = box.right - 1
        if points := self.points(tile, data):
            x -= 1 + len(str(points))
            canvas.write(x, box.y, f"{POINTS}{points}", f"$brass-lo bold on {ground}")
        if tile in data.get("exits", ()):
            x -= 1
            canvas.write(x, box.y, EXIT, f"$oxide bold on {ground}")
        for seat, side in enumerate(self.scenario.seats):
            if data.get("targets", {}).get(side) == tile:
                x -= 1
                canvas.write(x, box.y, TARGET[seat], f"$oxide bold on {ground}")
        room = x - box.x - 1 - len(tile)
        # A narrow tile omits the gap, and then the plus.
        cover = next(
            text
            for text in (f" +{self.cover(tile)}", f"+{self.cover(tile)}", self.cover(tile)[:room])
            if len(text) <= room
        )
        canvas.write(box.x + 1, box.y, tile, f"$ink bold on {ground}")
        gap = len(cover) - len(cover.lstrip())
        canvas.write(box.x + 1 + len(tile) + gap, box.y, cover.lstrip(), f"$ink on {ground}")

    def _draw_bottom(
        self,
        canvas: Canvas,
        box: Region,
        tile: str,
        data: Mapping[str, Any],
        spotlight: Spotlight,
        edge: str,
    ) -> None:
        y = box.bottom - 1
        ground = edge.split(" on ")[1]
        for seat, side in enumerate(self.scenario.seats):
            marks = ""
            if tile in data["sides"][side]["controlled"]:
                marks = CONTROLLED[seat]
            elif tile in data["sides"][side]["scouted"]:
                marks = SCOUTED[seat]
            if self.enters(seat, tile):
                marks += SPAWN[seat]
            x = box.right - 1 - len(marks) if seat else box.x + 1
            style = f"${COLOURS[seat]}-text bold on {ground}"
            canvas.write(x, y, marks[::-1] if seat else marks, style)
        if label := spotlight.labels.get(tile, ""):
            most = box.width - 6
            label = f" {label} " if len(label) + 2 <= most else label[:most]
            canvas.write(box.x + (box.width - len(label)) // 2, y, label, "$ink bold on $brass-hi")

    def enters(self, seat: int, tile: str) -> list[str]:
        """Return the units of a side that enter the map on this tile."""
        here = self.scenario.tile(tile)
        units = int(self.scenario.n_units)
        return [
            self.scenario.cards[unit]
            for unit in range(units)
            if self.scenario.spawn[seat * units + unit] >> here & 1
        ]

    # The pieces

    def _draw_pieces(
        self,
        canvas: Canvas,
        box: Region,
        groups: list[list[Piece]],
        spotlight: Spotlight,
        ground: str,
    ) -> None:
        width, rows = box.width - 2, box.height - 2
        pieces = [piece for group in groups for piece in group]
        each = max([self.longest, *(len(piece.spelled) for piece in pieces)])
        spelled = each <= width and len(pieces) <= rows and rows >= SPELLED_ROWS
        lines = [[piece] for piece in pieces] if spelled else arrange(groups, width, rows)
        y = box.y + 1 + (rows - len(lines)) // 2
        for line in lines:
            texts = [piece.spelled.ljust(each) if spelled else piece.small for piece in line]
            gap = 1 if sum(map(len, texts)) + len(texts) - 1 <= width else 0
            taken = sum(map(len, texts)) + gap * (len(texts) - 1)
            x = box.x + 1 + (width - taken) // 2
            # Keep the pattern at a distance.
            start, end = max(x - 1, box.x + 1), min(x + taken + 1, box.right - 1)
            canvas.write(start, y, " " * (end - start), f"on {ground}")
            for piece, text in zip(line, texts, strict=True):
                is_lit = not piece.names.isdisjoint(spotlight.pieces)
                style = "$ink bold on $brass-hi" if is_lit else piece.style
                canvas.write(x, y, text[:width], style)
                x += len(text) + gap
            y += 1
