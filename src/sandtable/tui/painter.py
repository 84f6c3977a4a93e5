"""How a game is drawn: one painter for each system, and a plain one for those without."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from textual.content import Content
from textual.geometry import Region, Size

from sandtable.core import Decision, Move, View
from sandtable.tui.client_words import Speech
from sandtable.words import Words

SIGNS = "●◆"
"""The sign of each seat: shape tells the sides apart before colour does."""
COLOURS = ("olive", "slate")


@dataclass(frozen=True, slots=True)
class Cursor:
    """What the player points at besides the list of options; nothing where it is empty."""

    spot: str = ""
    """A place on the board."""
    card: str = ""
    """A card in hand."""


NO_CURSOR = Cursor()


class Painter:
    """Draws any game as a plain listing. A system's own painter draws it better."""

    least_width = 40
    """The least width in which the board is readable."""
    chapters: Sequence[str] = ()
    """The events that begin something new; the log rules a line at them."""
    loud: Sequence[str] = ()
    """Fire and what it does; the log tells it in the colour of fire."""
    quiet: Sequence[str] = ()
    """Events that only the full log tells once something else has happened."""

    def __init__(self, sides: Sequence[str], words: Words, speech: Speech) -> None:
        self.sides = sides
        self.words = words
        self.speech = speech

    # The board

    def fit(self, room: Size) -> None:
        """Make the board as large as the room allows."""

    def board(
        self,
        view: View,
        decision: Decision | None,
        chosen: int | None,
        cursor: Cursor = NO_CURSOR,
    ) -> Content:
        """The board, with the options pointed out and the one under the cursor marked."""
        return Content("\n".join(listing(view.data())))

    def place(self, view: View, decision: Decision, option: int) -> Region | None:
        """The part of the board an option points at."""
        return None

    def options_at(self, view: View, decision: Decision, x: int, y: int) -> list[int]:
        """The options that point at this character of the board."""
        return []

    # The cursor on the board

    def spots(self, view: View, decision: Decision | None) -> Mapping[str, tuple[int, int]]:
        """The places the cursor can stand on, with their coordinates: east, then south."""
        return {}

    def spot_of(self, view: View, decision: Decision, option: int) -> str:
        """The place an option points at; empty where it points at none."""
        return ""

    def start(self, view: View, decision: Decision) -> str:
        """The place of who or what a question is about; empty where it has none."""
        return ""

    def region(self, spot: str) -> Region | None:
        """The part of the board a place takes."""
        return None

    def moves_at(self, view: View, decision: Decision, spot: str) -> list[Move]:
        """What a player who points at a place may want to do there, possible or not."""
        return []

    # What lies around it

    def score(self, view: View) -> Content:
        """Round, initiative and points, for the bar at the top."""
        return Content("")

    def piles(self, view: View) -> Content:
        """Every side's cards that are open to this view, one line a side."""
        return Content("")

    def hand(
        self,
        view: View,
        decision: Decision | None,
        chosen: int | None,
        width: int,
        cursor: Cursor = NO_CURSOR,
    ) -> Content:
        """The cards in hand."""
        return Content("")

    def cards(self, view: View) -> list[str]:
        """The cards in hand that the cursor can stand on."""
        return []

    def moves_of(self, view: View, decision: Decision, card: str) -> list[Move]:
        """What a player who points at a card may want to do with it, possible or not."""
        return []

    def details(
        self,
        view: View,
        decision: Decision | None,
        chosen: int | None,
        cursor: Cursor,
        width: int,
    ) -> Content:
        """What is known of the place, card or option under the cursor."""
        return Content("")

    def vehicles(self, view: View, width: int) -> Content:
        """The vehicles on the board and who sits in them; nothing where a game has none."""
        return Content("")

    def everything(self, view: View) -> Content:
        """Board and piles as text, for screen readers."""
        return Content("\n".join(listing(view.data())))

    # What the rules say

    def option(self, view: View, move: Move, decision: Decision) -> Content:
        """A move, with what helps to choose it."""
        return Content(self.words.option(move, decision))

    def first(self, view: View, decision: Decision) -> int:
        """The option the cursor begins at."""
        return 0

    def withheld(self, view: View, decision: Decision) -> list[Move]:
        """The moves a player might expect among the options, but does not find there."""
        return []

    def lessons(self, decision: Decision) -> list[Content]:
        """The rules behind a decision, as paragraphs."""
        return []

    def legend(self, view: View) -> list[tuple[str, str]]:
        """The signs on the board, each with what it means."""
        return []

    def odds(self, preview: Mapping[str, int]) -> Content:
        """The chance of an attack and its sum, before the dice are rolled."""
        percent = round(100 * preview["hits"] / preview["ways"])
        total = self.speech.say("ui-odds-sum", **preview)
        return Content.assemble((f"{percent} %", "bold $oxide"), (f"  {total}", "$ink-3"))

    def lesson(self, id: str) -> str:
        """A lesson of a guided game in this client's own words; empty where the common ones do."""
        return ""

    # Small things all painters share

    def side_name(self, seat: int) -> Content:
        side = self.sides[seat]
        return Content.assemble(
            (f"{SIGNS[seat]} {self.words.side(side)}", f"bold ${COLOURS[seat]}-text")
        )


def listing(data: Mapping[str, Any], indent: str = "") -> list[str]:
    """Plain data as indented lines."""
    lines = []
    for key, value in data.items():
        if isinstance(value, Mapping) and value:
            lines += [f"{indent}{key}:", *listing(value, indent + "  ")]
        elif isinstance(value, list) and value and isinstance(value[0], Mapping):
            lines.append(f"{indent}{key}:")
            for item in value:
                lines.append(f"{indent}  " + ", ".join(f"{k} {v}" for k, v in item.items()))
        else:
            text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            lines.append(f"{indent}{key}: {text}")
    return lines
