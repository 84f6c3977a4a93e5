"""Maps of square tiles laid in rows or columns that are shifted by half a tile.

A tile has a position on a line (a row or a column), counted in half-steps. Two tiles touch if they
are on the same line two half-steps apart, or on adjacent lines at most one half-step apart. So a
tile has up to six neighbours.
"""

from collections import deque
from dataclasses import dataclass

from sandtable.core.errors import Argument, Says

ROW_CHARS_A_HALF_STEP = 3
COLUMN_CHARS_A_LINE = 5

MISALIGNED = Says(
    "tile-misaligned",
    "tile {name} starts at column {column}, not at one of 0, {width}, {double} ...",
)
TILE_TWICE = Says("tile-twice", "tile {name} appears twice")
TILES_OVERLAP = Says("tiles-overlap", "tile {name} overlaps tile {other_name}")
MOST_IN_NAME = 20
"""Characters of a tile's name in a message."""
FAR = 99
"""The distance between tiles that are not connected."""


class MapError(ValueError):
    """A text map that is invalid; ``row`` is the text line, counted from 0."""

    def __init__(self, row: int, says: Says, **args: Argument) -> None:
        super().__init__(says.english.format(**args))
        self.row = row
        self.says = says
        self.args_given = args


@dataclass(frozen=True, slots=True)
class OffsetMap:
    """Tiles by name, each with its (line, half-step), in reading order."""

    rows: bool
    """Whether the lines are rows; otherwise they are columns."""
    places: dict[str, tuple[int, int]]

    @classmethod
    def parse(cls, text: str, *, rows: bool) -> "OffsetMap":
        """Parse a text map that shows the tiles as they lie on the table.

        In rows, a text line is a line of tiles and a half-step is three characters wide. In
        columns, a text line is a half-step and a line of tiles is five characters wide.

        >>> sorted(OffsetMap.parse("   2B    16B\\n17B   13B", rows=True).places.items())
        [('13B', (1, 2)), ('16B', (0, 3)), ('17B', (1, 0)), ('2B', (0, 1))]
        """
        width = ROW_CHARS_A_HALF_STEP if rows else COLUMN_CHARS_A_LINE
        places: dict[str, tuple[int, int]] = {}
        names: dict[tuple[int, int], str] = {}
        for row, line in enumerate(text.splitlines()):
            column = 0
            for word in line.split():
                column = line.index(word, column)
                if column % width:
                    raise MapError(
                        row,
                        MISALIGNED,
                        name=word[:MOST_IN_NAME],
                        column=column,
                        width=width,
                        double=2 * width,
                    )
                place = (row, column // width) if rows else (column // width, row)
                if word in places:
                    raise MapError(row, TILE_TWICE, name=word[:MOST_IN_NAME])
                # In reading order there is no tile further along the line yet.
                for step in (place[1] - 1, place[1]):
                    other = names.get((place[0], step))
                    if other is not None:
                        raise MapError(
                            row,
                            TILES_OVERLAP,
                            name=word[:MOST_IN_NAME],
                            other_name=other[:MOST_IN_NAME],
                        )
                places[word] = place
                names[place] = word
                column += len(word)
        return cls(rows, places)

    def text(self) -> str:
        """Return the map as text for ``parse``, moved as far to the left and the top as possible.

        >>> print(OffsetMap.parse("      2B\\n   17B", rows=True).text())
           2B
        17B
        """
        if not self.places:
            return ""
        # All tiles move by the same amount, so their relative positions stay unchanged.
        least_line = min(line for line, _ in self.places.values())
        least_step = min(step for _, step in self.places.values())
        rows: dict[int, list[tuple[int, str]]] = {}
        for name, (line, step) in self.places.items():
            line, step = line - least_line, step - least_step
            row, column = (line, step) if self.rows else (step, line)
            width = ROW_CHARS_A_HALF_STEP if self.rows else COLUMN_CHARS_A_LINE
            rows.setdefault(row, []).append((width * column, name))
        lines = []
        for row in range(max(rows) + 1):
            text = ""
            for column, name in sorted(rows.get(row, [])):
                text = f"{text:<{column}}{name}"
            lines.append(text)
        return "\n".join(lines)

    def touching(self, one: str, other: str) -> bool:
        """Return whether two tiles share an edge or part of one; a corner is not enough."""
        (line, step), (other_line, other_step) = self.places[one], self.places[other]
        return (abs(line - other_line), abs(step - other_step)) in ((0, 2), (1, 0), (1, 1))

    def neighbours(self) -> list[list[int]]:
        """Return the touching tiles of each tile, in reading order."""
        names = list(self.places)
        return [
            [index for index, other in enumerate(names) if self.touching(name, other)]
            for name in names
        ]

    def distances(self) -> list[list[int]]:
        """Return the shortest distance in steps between each pair of tiles."""
        neighbours = self.neighbours()
        table = []
        for start in range(len(neighbours)):
            steps = [FAR] * len(neighbours)
            steps[start] = 0
            queue = deque([start])
            while queue:
                here = queue.popleft()
                for there in neighbours[here]:
                    if steps[there] == FAR:
                        steps[there] = steps[here] + 1
                        queue.append(there)
            table.append(steps)
        return table
