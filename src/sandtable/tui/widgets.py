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
    """Text that is never wrapped, in a frame of fixed size; redraws only on changes."""

    _shown = Content("")

    def show(self, content: Content) -> None:
        if not content.is_same(self._shown):
            self._shown = content
            self.update(content, layout=False)


class Sheet(Drawing):
    """A drawing with the size of its content."""

    def show(self, content: Content) -> None:
        lines = content.plain.split("\n")
        self.styles.width = max(map(len, lines))
        self.styles.height = len(lines)
        super().show(content)


class Pointed(Message):
    """Move the cursor of the board or the hand by steps to the east and the south."""

    def __init__(self, east: int, south: int) -> None:
        super().__init__()
        self.east = east
        self.south = south


class Taken(Message):
    """The player chose what is under the cursor of the board or the hand."""


class Board(Sheet, can_focus=True):
    """The board; reports clicks and cursor movement."""

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
    """The cards in hand, with their own cursor."""

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
    """The scrollable area of the board; reports changes of its size."""

    class Resized(Message):
        """The size of the area has changed."""

    def compose(self) -> ComposeResult:
        yield Board()

    def on_resize(self) -> None:
        self.post_message(self.Resized())


def hang(sign: str, text: Content, width: int) -> Content:
    """Return a text beside its sign, with further lines indented under the first."""
    lines = text.wrap(max(NARROW, width) - len(sign)) if text else [text]
    indent = Content("\n" + " " * len(sign))
    return Content.assemble((sign, "bold $brass-lo"), indent.join(lines))


class Log(VerticalScroll):
    """The events, latest last, each with the sign of the side that acted."""

    def __init__(self, painter: Painter, id: str | None = None) -> None:
        super().__init__(id=id)
        self.painter = painter
        self.words = painter.words
        self.sides = painter.sides
        self.events: Sequence[Event] = ()
        self.known = 0
        """Number of events that the reader has already seen."""
        self._told: tuple[Sequence[Event], int, int] | None = None
        """What is shown, and at which width, to skip unchanged updates."""

    def compose(self) -> ComposeResult:
        yield Sheet()

    def show(self, events: Sequence[Event], known: int = 0) -> None:
        self.events = events
        self.known = known
        self._tell()

    def show_latest(self, events: Sequence[Event], known: int, most: int) -> None:
        """Show the latest events, without older ones of little interest."""
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
        """Return the lines of identical consecutive events, shown once with their number."""
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
