"""The map of a Heroes scenario, drawn in characters.

A square is a block of characters: its ground is shown by colour and pattern, its cover at the top
right, the numbers of its options at the bottom right. The rooms of a house lie between the squares,
as on the table, with walls, windows and doors around them. The margins have the letters of the
columns and the numbers of the rows, and the signs of the sides that may leave the map there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from textual.content import Content
from textual.geometry import Region, Size

from sandtable.core import View
from sandtable.grid.squares import EAST, INNER, NORTH, NOWHERE, SOUTH, WEST
from sandtable.heroes.engine import Engine
from sandtable.heroes.model.battlefield import NO_SQUARE, Theatre
from sandtable.heroes.terminal import ground
from sandtable.heroes.terminal.counters import (
    CARRIES,
    READY,
    Counters,
    arrow,
    on_map,
    style,
    token_sign,
)
from sandtable.tui.canvas import Canvas
from sandtable.tui.painter import COLOURS

OBJECTIVE = "★"
BONUS = "✚"
ITEM = CARRIES
BLAST = "+"
BODY = "░"
"""The rear square of a two-square vehicle."""

DARKER = " 82%"
"""Brightness of every other square."""
LEFT, TOP, RIGHT, BOTTOM = 4, 1, 1, 0
"""Margins around the squares."""
WIDTHS = range(12, 3, -1)
HEIGHTS = range(6, 1, -1)
SMALL = Size(4, 2)
"""The smallest square in which a counter can be read."""
COMFORTABLE = 75
"""Width of a map for which the column beside it may be narrower."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """The places that the current decision points at."""

    labels: Mapping[str, str] = field(default_factory=dict)
    """For each square or crossing that options lead to, the numbers of these options."""
    spots: frozenset[str] = frozenset()
    """The squares or crossings under the cursor."""
    acting: frozenset[str] = frozenset()
    """The squares of the acting units."""
    line: Mapping[str, str] = field(default_factory=dict)
    """The squares of a line of fire, each with its effect on the line."""


class Chart:
    """The places of a scenario's squares on the screen, and what is drawn on them."""

    def __init__(self, theatre: Theatre, counters: Counters) -> None:
        self.theatre = theatre
        self.counters = counters
        self.ground = theatre.ground
        self.columns, self.rows = int(self.ground.width), int(self.ground.height)
        self.square = SMALL
        self.crossings = {
            name: (int(self.ground.crossing_x(n)), int(self.ground.crossing_y(n)))
            for n, name in enumerate(theatre.crossings)
        }

    # Places of the squares

    @property
    def least_width(self) -> int:
        return max(COMFORTABLE, self.columns * SMALL.width + LEFT + RIGHT)

    def fit(self, room: Size) -> None:
        """Choose the largest squares that fit, or else small ones and a map that scrolls."""
        fitting = [
            size
            for height in HEIGHTS
            for width in WIDTHS
            # A character is about twice as high as it is wide.
            if width <= 3 * height
            and self._extent(size := Size(width, height)).width <= room.width
            and self._extent(size).height <= room.height
        ]
        self.square = max(fitting, key=lambda size: size.area, default=SMALL)

    def _extent(self, square: Size) -> Size:
        return Size(
            self.columns * square.width + LEFT + RIGHT,
            self.rows * square.height + TOP + BOTTOM,
        )

    @property
    def size(self) -> Size:
        return self._extent(self.square)

    def point(self, x: int, y: int) -> tuple[int, int]:
        """Return the character at doubled map coordinates, counted from the south-west."""
        width, height = self.square
        return LEFT + (x - 1) * width // 2, TOP + (2 * self.rows + 1 - y) * height // 2

    def box(self, cell: int) -> Region:
        """Return the characters of a square."""
        x, y = self.point(int(self.ground.x[cell]) - 1, int(self.ground.y[cell]) + 1)
        return Region(x, y, *self.square)

    def region(self, spot: str) -> Region:
        """Return the characters of a square or around a crossing."""
        if spot in self.theatre.cells:
            return self.box(self.theatre.cell(spot))
        x, y = self.point(*self.crossings[spot])
        return Region(x - 1, y - 1, 2, 2)

    def around(self, spot: str) -> list[str]:
        """Return a square itself, or the squares that touch a crossing."""
        if spot in self.theatre.cells:
            return [spot]
        x, y = self.crossings[spot]
        return [
            name
            for cell, name in enumerate(self.theatre.cells)
            if abs(int(self.ground.x[cell]) - x) <= 1 and abs(int(self.ground.y[cell]) - y) <= 1
        ]

    def cells(self, position: Engine) -> list[int]:
        """Return the current squares; a house hides those beneath it."""
        cells = range(int(self.ground.n))
        return [cell for cell in cells if position.terrain(cell) != NO_SQUARE]

    def cell_at(self, position: Engine, x: int, y: int) -> str:
        """Return the square at this character; empty if there is none."""
        found = [cell for cell in self.cells(position) if self.box(cell).contains(x, y)]
        # A room or an alley covers squares of the board.
        return self.theatre.cells[found[-1]] if found else ""

    def terrain(self, position: Engine, cell: int) -> str:
        return self.theatre.terrains[position.terrain(cell)]

    def cover(self, position: Engine, cell: int) -> int:
        return int(self.theatre.cover[position.terrain(cell)])

    # Drawing

    def draw(self, view: View, position: Engine, lit: Spotlight) -> Content:
        """Return the map with everything on it that a seat may know."""
        drawing = Drawing(self, view, position, lit)
        return drawing.content()


class Drawing:
    """One drawing of the map. Later parts avoid characters that must stay readable."""

    def __init__(self, chart: Chart, view: View, position: Engine, lit: Spotlight) -> None:
        self.chart = chart
        self.theatre = chart.theatre
        self.position = position
        self.lit = lit
        self.pointed = {name for spot in lit.spots for name in chart.around(spot)}
        self.data: Mapping[str, Any] = view.data()
        self.units = on_map(view, self.theatre.seats)
        self.canvas = Canvas(chart.size)
        self.taken: set[tuple[int, int]] = set()
        """Characters that contain information."""

    def content(self) -> Content:
        self._draw_margins()
        for house in range(len(self.chart.ground.houses)):
            self._draw_house(house)
        for cell in self.chart.cells(self.position):
            self._draw_ground(cell)
        for house in range(len(self.chart.ground.houses)):
            self._draw_walls(house)
        for seat, unit in self.units:
            self._draw_unit(seat, unit)
        self._draw_line()
        self._draw_labels()
        self._draw_markers()
        return self.canvas.content()

    def _say(self, x: int, y: int, text: str, style: str) -> None:
        self.canvas.write(x, y, text, style)
        self.taken |= {(x + n, y) for n in range(len(text))}

    def _say_beside(self, x: int, y: int, text: str, style: str) -> None:
        """Write near a crossing, at a free place if possible."""
        places = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
        width, height = self.chart.size
        inside = [(px, py) for px, py in places if px < width and py < height]
        free = [place for place in inside if place not in self.taken]
        self._say(*(free or inside)[0], text, style)

    # Ground

    def _draw_margins(self) -> None:
        chart, ground = self.chart, self.chart.ground
        width, height = chart.square
        for column in range(1, chart.columns + 1):
            cell = int(ground.board_cell(column, chart.rows))
            x = chart.box(cell).x + (width - 1) // 2
            name = self.theatre.cells[cell].rstrip("0123456789")
            self.canvas.write(x, 0, name, "$ink-2 on $table")
        for row in range(1, chart.rows + 1):
            y = chart.box(int(ground.board_cell(1, row))).y + (height - 1) // 2
            self.canvas.write(0, y, f"{row:>2}", "$ink-2 on $table")
        for seat in range(2):
            for cell in range(int(ground.n_board)):
                if self.theatre.exit[seat * int(ground.n) + cell]:
                    self._draw_exit(seat, cell)

    def _draw_exit(self, seat: int, cell: int) -> None:
        """Draw a sign beside a square from which a side may leave the map."""
        chart = self.chart
        box = chart.box(cell)
        column, row = int(chart.ground.x[cell]) // 2, int(chart.ground.y[cell]) // 2
        middle = box.y + (box.height - 1) // 2
        if column == 1:
            place = (LEFT - 1, middle)
        elif column == chart.columns:
            place = (box.right, middle)
        elif row == chart.rows:
            place = (box.x + (box.width - 1) // 2 + 1, 0)
        else:
            place = (box.x, box.bottom - 1)
        self._say(*place, READY[seat], f"bold ${COLOURS[seat]}-text on $table")

    def _ground_style(self, cell: int) -> str:
        terrain = self.chart.terrain(self.position, cell)
        name = self.theatre.cells[cell]
        if name in self.pointed:
            return "$ink on $brass-hi"
        # Every other square is a little darker, so that squares can be counted.
        x, y = int(self.chart.ground.x[cell]), int(self.chart.ground.y[cell])
        shade = DARKER if (x + y) // 2 % 2 else ""
        return f"$tile-edge on {ground.colour(terrain)}{shade}"

    def _draw_ground(self, cell: int) -> None:
        box = self.chart.box(cell)
        terrain = self.chart.terrain(self.position, cell)
        style = self._ground_style(cell)
        for y in range(box.height):
            line = "".join(ground.pattern(terrain, x, y) for x in range(box.width))
            self.canvas.write(box.x, box.y + y, line, style)
        if cover := self.chart.cover(self.position, cell):
            text = f"+{cover}"
            self.canvas.write(
                box.right - len(text), box.y, text, style.replace("$tile-edge", "$ink-2")
            )

    # Houses

    def _stands(self, house: int) -> bool:
        return any(
            self.chart.ground.kind[cell] == INNER and self.chart.ground.house[cell] == house
            for cell in self.chart.cells(self.position)
        )

    def _block(self, house: int) -> Region:
        """Return the characters that a house covers, with its walls."""
        built = self.chart.ground.houses[house]
        column, row = int(built.column), int(built.row)
        across, up = int(built.width) + 1, int(built.height) + 1
        x, y = self.chart.point(2 * column - 1, 2 * (row + up) - 1)
        width, height = self.chart.square
        return Region(x, y, across * width, up * height)

    def _draw_house(self, house: int) -> None:
        if not self._stands(house):
            return
        block = self._block(house)
        for y in range(block.y, block.bottom):
            self.canvas.write(block.x, y, " " * block.width, "$ink-inv on $structure")

    def _draw_walls(self, house: int) -> None:
        if not self._stands(house):
            return
        built = self.chart.ground.houses[house]
        for cell in self.chart.cells(self.position):
            if self.chart.ground.kind[cell] == INNER and self.chart.ground.house[cell] == house:
                self._draw_sides(self.chart.box(cell), built, int(self.chart.ground.inner[cell]))

    def _draw_sides(self, box: Region, built: Any, inner: int) -> None:
        """Draw walls, windows and doors around a room; nothing towards the same room."""
        across, down = box.width // 2, box.height // 2
        # The first half of a side is the western or the southern one.
        columns = (Region(box.x, 0, across, 1), Region(box.x + across, 0, box.width - across, 1))
        rows = (Region(0, box.y + down, 1, box.height - down), Region(0, box.y, 1, down))
        for half in (0, 1):
            for side, y in ((NORTH, box.y - 1), (SOUTH, box.bottom)):
                what = int(built.half(inner, side, half))
                self._draw_side(columns[half].translate((0, y)), what, 0)
            for side, x in ((WEST, box.x - 1), (EAST, box.right)):
                what = int(built.half(inner, side, half))
                self._draw_side(rows[half].translate((x, 0)), what, 1)

    def _draw_side(self, side: Region, what: int, upright: int) -> None:
        sign = ground.WALLS[what][upright]
        if sign == " ":
            return
        style = "$structure on $structure" if sign == "█" else "$ink-inv bold on $structure"
        for y in range(side.y, side.bottom):
            self.canvas.write(side.x, y, sign * side.width, style)

    # Units

    def _draw_unit(self, seat: int, unit: Mapping[str, Any]) -> None:
        chart, counters = self.chart, self.chart.counters
        box = chart.region(unit["cell"])
        lit = unit["cell"] in self.pointed | self.lit.acting
        look = "$ink bold on $brass-hi" if lit else style(seat, unit["acted"])
        if "rear" in unit:
            rear = chart.region(unit["rear"])
            for y in range(rear.y, rear.bottom):
                self._say(rear.x, y, BODY * rear.width, look)
        top = box.y + (box.height - 2) // 2
        sign = counters.sign(seat, unit)
        self._say(box.x, top, sign[: box.width].ljust(min(4, box.width)), look)
        riders = sum(other.get("aboard") == unit["unit"] != "" for other in self._all_units())
        state = counters.state(unit, self._carried(unit["unit"]), riders)
        token = token_sign(unit)
        gap = " " if token and arrow(unit) == "" and len(state) < box.width - 1 else ""
        line = (token + gap + arrow(unit) + state)[: box.width]
        self._say(box.x, top + 1, line.ljust(min(4, box.width)), look)

    def _all_units(self) -> list[Mapping[str, Any]]:
        return [unit for side in self.data["sides"].values() for unit in side["units"]]

    def _carried(self, unit: str) -> list[str]:
        return [
            item for item, where in self.data["items"].items() if where == f"carried {unit}" != ""
        ]

    # Highlights

    def _draw_line(self) -> None:
        for spot, sign in self.lit.line.items():
            box = self.chart.region(spot)
            y = min(box.y + box.height // 2, box.bottom - 1)
            self.canvas.write(box.x + (box.width - 1) // 2, y, sign, "$oxide bold on $paper-0")

    def _draw_labels(self) -> None:
        for spot, label in self.lit.labels.items():
            box = self.chart.region(spot)
            look = "$ink bold on $brass-hi"
            if spot in self.theatre.cells:
                text = label if len(label) < box.width else f"{label.split('·')[0]}…"[: box.width]
                self._say(box.right - len(text), box.bottom - 1, text, look)
            else:
                sign = "◎" if spot in self.lit.spots else BLAST
                # In the corner of the square to its north-west, where there is the least
                # information.
                x, y = self.chart.point(*self.chart.crossings[spot])
                self._say(x - 1, y - 1, sign, look)

    def _draw_markers(self) -> None:
        theatre, chart = self.theatre, self.chart
        for number, shut in enumerate(theatre.shut):
            if shut:
                x, y = chart.point(*chart.crossings[theatre.crossings[number]])
                self._say_beside(x, y, ground.SHUT[int(shut)], "$oxide bold on $paper-0")
        for where in self.data["items"].values():
            if where in theatre.cells:
                self._say_free(chart.region(where), ITEM, "$oxide bold on $brass-hi")
        for number in self.data["bonuses"]:
            around = theatre.bonus_cells[number * 4 : number * 4 + 4]
            self._mark([int(cell) for cell in around], BONUS)
        for number, holder in enumerate(self.data["objectives"].values()):
            self._draw_objective(number, READY[theatre.seats.index(holder)] if holder else "")

    def _draw_objective(self, number: int, holder: str) -> None:
        """Draw an objective with the sign of the side that holds it."""
        theatre = self.theatre
        area = int(theatre.objective_area[number])
        if area:
            house = int(theatre.area_house[area - 1])
            if house >= 0 and self._stands(house):
                block = self._block(house)
                self._say(block.x, block.y, OBJECTIVE + holder, "$ink bold on $brass-hi")
                return
            cells = [
                cell for cell in self.chart.cells(self.position) if int(theatre.area[cell]) == area
            ]
        else:
            cells = [int(cell) for cell in theatre.objective_cells[number * 4 : number * 4 + 4]]
        self._mark(cells, OBJECTIVE + holder)

    def _mark(self, cells: Sequence[int], sign: str) -> None:
        """Draw a marker in the middle of the squares around it."""
        found = [cell for cell in cells if cell != NOWHERE]
        if not found:
            return
        ground = self.chart.ground
        x = sum(int(ground.x[cell]) for cell in found) // len(found)
        y = sum(int(ground.y[cell]) for cell in found) // len(found)
        self._say_beside(*self.chart.point(x, y), sign, "$ink bold on $brass-hi")

    def _say_free(self, box: Region, text: str, style: str) -> None:
        """Write into a square, at a free place if possible."""
        places = [
            (x, y) for y in reversed(range(box.y, box.bottom)) for x in range(box.x, box.right)
        ]
        free = [place for place in places if place not in self.taken]
        self._say(*(free or places)[0], text, style)
