"""A grid of styled characters on which painters draw their maps."""

from textual.content import Content, Span
from textual.geometry import Size


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
        """Return the grid as text, with one span for each run of a style."""
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
