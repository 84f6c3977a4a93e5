"""The parts of the table: drawings, the board, the log."""

from collections.abc import Sequence
from itertools import groupby
from textwrap import wrap
from typing import ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer, VerticalScroll
from textual.content import Content
from textual.geometry import Offset
from textual.message import Message
from textual.widgets import Static

from sandtable.core import Event
from sandtable.tui.painter import COLOURS, SIGNS, Painter

INDENT = 2
NARROW = 20


class Drawing(Static):
    """Text that is never wrapped, in a frame of fixed size; to draw the same again is free."""

    _shown = Content("")

    def show(self, content: Content) -> None:
        if not content.is_same(self._shown):
            self._shown = content
            self.update(content, layout=False)


class Sheet(Drawing):
    """A drawing that is as large as what is on it."""

    def show(self, content: Content) -> None:
        lines = content.plain.split("\n")
        self.styles.width = max(map(len, lines))
        self.styles.height = len(lines)
        super().show(content)


class Pointed(Message):
    """Move the cursor on a board or a hand: places to the east, places to the south."""

    def __init__(self, east: int, south: int) -> None:
        super().__init__()
        self.east = east
        self.south = south


class Taken(Message):
    """What is under the cursor of a board or a hand is chosen."""


class Board(Sheet, can_focus=True):
    """The board. It tells where it was clicked and where its cursor goes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point(0, -1)", show=False),
        Binding("down", "point(0, 1)", show=False),
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
        Binding("enter,space", "take", show=False),
    ]

    class Clicked(Message):
        def __init__(self, offset: Offset) -> None:
            super().__init__()
            self.offset = offset

    def on_click(self, event: events.Click) -> None:
        self.post_message(self.Clicked(event.offset))

    def action_point(self, east: int, south: int) -> None:
        self.post_message(Pointed(east, south))

    def action_take(self) -> None:
        self.post_message(Taken())


class Hand(Drawing, can_focus=True):
    """The cards in hand, with a cursor of their own."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "point(-1)", show=False),
        Binding("right,down", "point(1)", show=False),
        Binding("enter,space", "take", show=False),
    ]

    def action_point(self, east: int) -> None:
        self.post_message(Pointed(east, 0))

    def action_take(self) -> None:
        self.post_message(Taken())


class Room(ScrollableContainer, can_focus=False):
    """Where the board lies. It tells when it has become larger or smaller."""

    class Resized(Message):
        """There is another size of room for the board."""

    def compose(self) -> ComposeResult:
        yield Board()

    def on_resize(self) -> None:
        self.post_message(self.Resized())


def hang(sign: str, text: Content, width: int) -> Content:
    """A text beside its sign, its further lines under the first one."""
    lines = text.wrap(max(NARROW, width) - len(sign)) if text else [text]
    indent = Content("\n" + " " * len(sign))
    return Content.assemble((sign, "bold $brass-lo"), indent.join(lines))


class Log(VerticalScroll):
    """What happened, the latest last, each line with the sign of the side that acted."""

    def __init__(self, painter: Painter, id: str | None = None) -> None:
        super().__init__(id=id)
        self.painter = painter
        self.words = painter.words
        self.sides = painter.sides
        self.events: Sequence[Event] = ()
        self.known = 0
        """How many of the events are no news to the reader."""
        self._told: tuple[Sequence[Event], int, int] | None = None
        """What is written, and for which width: to write the same again is free."""

    def compose(self) -> ComposeResult:
        yield Sheet()

    def show(self, events: Sequence[Event], known: int = 0) -> None:
        self.events = events
        self.known = known
        self._tell()

    def show_latest(self, events: Sequence[Event], known: int, most: int) -> None:
        """Show the latest events, without what goes without saying."""
        older, newer = (
            [event for event in part if event.kind not in self.painter.quiet or event is events[-1]]
            for part in (events[:known], events[known:])
        )
        shown = [*older, *newer][-most:]
        self.show(shown, len(shown) - len(newer))

    def on_resize(self) -> None:
        self._tell()

    def _tell(self) -> None:
        width = max(NARROW, self.scrollable_content_region.width)
        told_before, self._told = self._told, (self.events, self.known, width)
        if self._told == told_before:
            self.scroll_end(animate=False)
            return
        told = enumerate(self.events)
        lines = [
            line
            for (is_news, *_), same in groupby(told, self._sameness)
            for line in self._lines([event for _, event in same], width, is_news)
        ]
        self.query_one(Sheet).show(Content("\n").join(lines))
        self.scroll_end(animate=False)

    def _sameness(self, told: tuple[int, Event]) -> tuple[bool, str, str]:
        index, event = told
        return index >= self.known, event.kind, str(event.args)

    def _lines(self, same: Sequence[Event], width: int, is_news: bool) -> list[Content]:
        """Events that say the same, one after another, are told once."""
        event = same[0]
        text = self.words.event(event) + (f" × {len(same)}" if len(same) > 1 else "")
        if event.kind in self.painter.chapters:
            return [Content.styled(f"── {text} ".ljust(width, "─"), "bold $brass-lo")]
        sign = Content(" " * INDENT)
        side = event.args.get("side")
        if side in self.sides:
            seat = self.sides.index(cast(str, side))
            sign = Content.styled(SIGNS[seat].ljust(INDENT), f"${COLOURS[seat]}-text")
        style = "$oxide" if event.kind in self.painter.loud else "$ink"
        if not is_news:
            style = "$ink-3"
        first, *rest = (Content.styled(line, style) for line in wrap(text, width - INDENT))
        return [sign + first, *(Content(" " * INDENT) + line for line in rest)]
