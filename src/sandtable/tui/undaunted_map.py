"""The map of an Undaunted scenario, drawn in characters.

A tile is a box. Its top edge bears the tile's code, its cover, target markers and objective points;
its bottom edge the control markers and spawn markers, one side's at the left, the other's at the
right. Counters stand inside. A tile under control has a frame of its own: heavy for the first side,
double for the second, so that no sign needs colour to be told apart.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from textual.content import Content, Span
from textual.geometry import Region, Size

from sandtable.grid.offset import OffsetMap
from sandtable.undaunted.field import Battlefield

READY = "●◆"
SUPPRESSED = "◎◈"
SCOUTED = "○◇"
CONTROLLED = "●◆"
SPAWN = "▲▼"
TARGET = "⊕⊞"
POINTS = "★"

# Corners and edges, clockwise from the top left: nobody's tile, then each side's.
FRAMES = ("╭─╮│╯─╰│", "┏━┓┃┛━┗┃", "╔═╗║╝═╚║")

COUNTER = 3
"""The cells of a counter: its side's sign and two letters."""
NARROW = 14
"""The least width of a tile: four counters and its edges."""
WIDTHS = range(26, NARROW - 1, -2)
LOW = 3
SPELLED_ROWS = 3
"""In tiles with so many lines for counters they bear their names, if these fit."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """What the decision in hand points at."""

    labels: Mapping[str, str] = field(default_factory=dict)
    """For each tile that an option leads to, the numbers of those options."""
    tiles: frozenset[str] = frozenset()
    """The tiles of the option under the cursor."""
    counters: frozenset[str] = frozenset()
    """The counters that act or are aimed at, as moves name them: ``us.scout_a``."""


class Canvas:
    """A grid of characters, each with a style."""

    def __init__(self, size: Size) -> None:
        self.cells = [[" "] * size.width for _ in range(size.height)]
        self.styles = [["on $table"] * size.width for _ in range(size.height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        for offset, char in enumerate(text):
            self.cells[y][x + offset] = char
            self.styles[y][x + offset] = style

    def content(self) -> Content:
        """The whole as text, one span for each run of a style."""
        plain = "\n".join("".join(row) for row in self.cells)
        spans = []
        start = 0
        for row in self.styles:
            run = 0
            for x in range(1, len(row) + 1):
                if x == len(row) or row[x] != row[run]:
                    spans.append(Span(start + run, start + x, row[run]))
                    run = x
            start += len(row) + 1
        return Content(plain, spans)


class TileMap:
    """How the tiles of a scenario lie on the screen, and what stands on them."""

    def __init__(
        self,
        layout: OffsetMap,
        scenario: Battlefield,
        letters: Callable[[str], str],
        names: Callable[[str], str],
    ) -> None:
        self.layout = layout
        self.scenario = scenario
        units = scenario.cards[: scenario.n_units]
        self.letters = {unit: letters(unit) for unit in units}
        """The two letters of a unit on a small counter."""
        self.names = {unit: names(unit) for unit in units}
        lines = max(line for line, _ in layout.places.values()) + 1
        half_steps = max(step for _, step in layout.places.values()) + 2
        self.across, self.down = (half_steps, 2 * lines) if layout.rows else (2 * lines, half_steps)
        """The size of the map in half tiles."""
        self.tile = Size(NARROW, LOW)

    # Where the tiles lie

    def fit(self, room: Size) -> Size:
        """Choose the largest tiles that fit, or else the smallest there are."""
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
        self.tile = max(fitting, key=lambda size: size.area) if fitting else sizes[-1]
        return self.tile

    def _extent(self, tile: Size) -> Size:
        return Size(self.across * tile.width // 2, self.down * tile.height // 2)

    @property
    def size(self) -> Size:
        """The size of the whole map in characters."""
        return self._extent(self.tile)

    def box(self, tile: str) -> Region:
        """The characters a tile takes."""
        line, step = self.layout.places[tile]
        width, height = self.tile
        if self.layout.rows:
            return Region(step * width // 2, line * height, width, height)
        return Region(line * width, step * height // 2, width, height)

    def tile_at(self, x: int, y: int) -> str:
        """The tile at these characters; empty where there is none."""
        for tile in self.layout.places:
            if self.box(tile).contains(x, y):
                return tile
        return ""

    def neighbours(self, tile: str) -> list[str]:
        return [other for other in self.layout.places if self.layout.touching(tile, other)]

    # Drawing

    def draw(self, data: Mapping[str, Any], spotlight: Spotlight) -> Content:
        """The map with everything on it, from what a view tells."""
        canvas = Canvas(self.size)
        for tile in self.layout.places:
            self._draw_tile(canvas, tile, data, spotlight)
        return canvas.content()

    def _draw_tile(
        self, canvas: Canvas, tile: str, data: Mapping[str, Any], spotlight: Spotlight
    ) -> None:
        box = self.box(tile)
        inside = box.width - 2
        ground = self._ground(tile)
        holder = next(
            (
                n
                for n, side in enumerate(self.scenario.seats, 1)
                if tile in data["sides"][side]["controlled"]
            ),
            0,
        )
        edge = f"{('$tile-edge', '$olive bold', '$slate bold')[holder]} on {ground}"
        if tile in spotlight.tiles:
            edge = "$ink on $brass-hi"
        elif tile in spotlight.labels:
            edge = f"$brass bold on {ground}"
        frame = FRAMES[holder]
        for y in range(box.y + 1, box.bottom - 1):
            canvas.write(box.x, y, frame[7] + " " * inside + frame[3], edge)
            canvas.write(box.x + 1, y, " " * inside, f"on {ground}")
        top, bottom = box.y, box.bottom - 1
        canvas.write(box.x, top, frame[0] + frame[1] * inside + frame[2], edge)
        canvas.write(box.x, bottom, frame[6] + frame[5] * inside + frame[4], edge)
        self._draw_top(canvas, box, tile, data, edge)
        self._draw_bottom(canvas, box, tile, data, spotlight, edge)
        self._draw_counters(canvas, box, tile, data, spotlight, ground)

    def _ground(self, tile: str) -> str:
        index = self.scenario.tile(tile)
        if self.scenario.hills >> index & 1:
            return "$tile-hill"
        return f"$tile-{min(int(self.scenario.cover[index]), 3)}"

    def cover(self, tile: str) -> str:
        """A tile's cover, as it is printed."""
        index = self.scenario.tile(tile)
        return "3/1" if self.scenario.hills >> index & 1 else str(int(self.scenario.cover[index]))

    def points(self, tile: str, data: Mapping[str, Any]) -> int:
        """The objective points on a tile now."""
        radio = data.get("radio")
        if radio and radio["tile"] == tile:
            return int(radio["points"])
        return int(self.scenario.objective[self.scenario.tile(tile)])

    def _draw_top(
        self, canvas: Canvas, box: Region, tile: str, data: Mapping[str, Any], edge: str
    ) -> None:
        ground = edge.split(" on ")[1]
        canvas.write(box.x + 1, box.y, tile, f"$ink bold on {ground}")
        canvas.write(box.x + 2 + len(tile), box.y, f"+{self.cover(tile)}", f"$ink on {ground}")
        x = box.right - 1
        if points := self.points(tile, data):
            x -= 1 + len(str(points))
            canvas.write(x, box.y, f"{POINTS}{points}", f"$brass-lo bold on {ground}")
        for seat, side in enumerate(self.scenario.seats):
            if data.get("targets", {}).get(side) == tile:
                x -= 1
                canvas.write(x, box.y, TARGET[seat], f"$oxide bold on {ground}")

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
            style = f"{('$olive', '$slate')[seat]} bold on {ground}"
            canvas.write(x, y, marks[::-1] if seat else marks, style)
        if label := spotlight.labels.get(tile, ""):
            label = f" {label} "[: box.width - 6]
            canvas.write(box.x + (box.width - len(label)) // 2, y, label, "$ink bold on $brass-hi")

    def enters(self, seat: int, tile: str) -> list[str]:
        """The units of a side that enter the map on this tile."""
        here = self.scenario.tile(tile)
        units = int(self.scenario.n_units)
        return [
            self.scenario.cards[unit]
            for unit in range(units)
            if self.scenario.spawn[seat * units + unit] >> here & 1
        ]

    def _draw_counters(
        self,
        canvas: Canvas,
        box: Region,
        tile: str,
        data: Mapping[str, Any],
        spotlight: Spotlight,
        ground: str,
    ) -> None:
        width, rows = box.width - 2, box.height - 2
        stacks = [
            [counter for counter in data["sides"][side]["counters"] if counter["tile"] == tile]
            for side in self.scenario.seats
        ]
        number = sum(map(len, stacks))
        longest = max(map(len, self.names.values())) + 2
        spelled = longest <= width and number <= rows and rows >= SPELLED_ROWS
        lines = [1] * number if spelled else _arrange([len(s) for s in stacks], width, rows)
        each = longest if spelled else COUNTER
        left_out = number - sum(lines)
        if left_out:
            left_out += 1  # to make room for saying so
            for _ in range(left_out):
                max(stacks, key=len).pop()
        counters = [
            self._counter(seat, counter, spotlight, each)
            for seat, stack in enumerate(stacks)
            for counter in stack
        ]
        if left_out:
            counters.append((f"+{left_out}".ljust(each), f"$ink bold on {ground}"))
        y = box.y + 1 + (rows - len(lines)) // 2
        for count in lines:
            gap = 1 if count * (each + 1) - 1 <= width else 0
            x = box.x + 1 + (width - count * (each + gap) + gap) // 2
            for text, style in counters[:count]:
                canvas.write(x, y, text, style)
                x += each + gap
            del counters[:count]
            y += 1

    def _counter(
        self, seat: int, counter: Mapping[str, Any], spotlight: Spotlight, width: int
    ) -> tuple[str, str]:
        unit = counter["unit"]
        sign = (SUPPRESSED if counter["suppressed"] else READY)[seat]
        text = sign + (self.letters[unit] if width == COUNTER else f" {self.names[unit]}")
        colour = ("olive", "slate")[seat]
        if f"{self.scenario.seats[seat]}.{unit}" in spotlight.counters:
            style = "$ink bold on $brass-hi"
        elif counter["suppressed"]:
            style = f"${colour}-lo strike on ${colour}-wash"
        else:
            style = f"$ink-inv bold on ${colour}"
        return text.ljust(width), style


def _arrange(stacks: Sequence[int], width: int, rows: int) -> list[int]:
    """How many counters stand on each line of a tile; each side on lines of its own if they fit."""
    for most in ((width + 1) // (COUNTER + 1), width // COUNTER):
        apart = [line for stack in stacks for line in _share(stack, most)]
        if len(apart) <= rows:
            return apart
    mixed = _share(sum(stacks), most)
    return mixed if len(mixed) <= rows else [most] * rows


def _share(number: int, most: int) -> list[int]:
    """Share a number of counters out evenly among as few lines as hold them."""
    lines = -(-number // most)
    return [(number + line) // lines for line in reversed(range(lines))]
