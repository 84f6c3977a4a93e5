"""Painters draw games: one for each system, and a plain one for all others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from textual.content import Content
from textual.geometry import Region, Size

from sandtable.core import Decision, Move, View
from sandtable.tui.client_words import Speech
from sandtable.words import Words

SIGNS = "●◆"
"""The sign of each seat; sides differ by shape as well as by colour."""
COLOURS = ("olive", "slate")


@dataclass(frozen=True, slots=True)
class Cursor:
    """The place or card that the player points at; empty for none."""

    spot: str = ""
    """A place on the board."""
    card: str = ""
    """A card in hand."""


NO_CURSOR = Cursor()


class Deck:
    """Draws the cards of a game; nothing for a game without cards."""

    def held(self, view: View) -> list[str]:
        """Return the cards in hand, which the cursor can be on; none for a spectator."""
        return []

    def hand(
        self, view: View, decision: Decision | None, chosen: int | None, width: int, pointed: str
    ) -> Content:
        """Return the cards in hand, with the one under the cursor marked."""
        return Content("")

    def piles(self, view: View) -> Content:
        """Return the cards of each side that this view may see, one line per side."""
        return Content("")


class Painter:
    """Draws any game as a plain listing; systems have better painters."""

    least_width = 40
    """Minimum width at which the board is readable."""
    chapters: Sequence[str] = ()
    """Events that start a new section, which the log shows with a line."""
    loud: Sequence[str] = ()
    """Events of fire and its effects, which the log shows in the colour of fire."""
    quiet: Sequence[str] = ()
    """Events that only the full log shows once other events have followed."""

    def __init__(self, sides: Sequence[str], words: Words, speech: Speech) -> None:
        self.sides = sides
        self.words = words
        self.speech = speech
        self.deck = Deck()

    # The board

    def fit(self, room: Size) -> None:
        """Make the board as large as the space allows."""

    def board(
        self,
        view: View,
        decision: Decision | None,
        chosen: int | None,
        cursor: Cursor = NO_CURSOR,
    ) -> Content:
        """Return the board with the options highlighted and the one under the cursor marked."""
        return Content("\n".join(listing(view.data())))

    def place(self, view: View, decision: Decision, option: int) -> Region | None:
        """Return the part of the board that an option points at."""
        spot = self.spot_of(view, decision, option)
        return self.region(spot) if spot else None

    def options_at(self, view: View, decision: Decision, x: int, y: int) -> list[int]:
        """Return the options that point at a character of the board."""
        spot = self.spot_at(view, x, y)
        options = range(len(decision.options))
        return [n for n in options if spot and self.spot_of(view, decision, n) == spot]

    def spot_at(self, view: View, x: int, y: int) -> str:
        """Return the place that a character of the board belongs to; empty if none."""
        return ""

    # The cursor on the board

    def spots(self, view: View, decision: Decision | None) -> Mapping[str, tuple[int, int]]:
        """Return the places the cursor can be on, with their coordinates: east, then south."""
        return {}

    def spot_of(self, view: View, decision: Decision, option: int) -> str:
        """Return the place that an option points at; empty if none."""
        return ""

    def start(self, view: View, decision: Decision) -> str:
        """Return the place of the piece a question is about; empty if none."""
        return ""

    def region(self, spot: str) -> Region | None:
        """Return the part of the board that a place covers."""
        return None

    def moves_at(self, view: View, decision: Decision, spot: str) -> list[Move]:
        """Return the moves that concern a place, possible or not."""
        return []

    # Around the board

    def score(self, view: View) -> Content:
        """Return round, initiative and points, for the bar at the top."""
        return Content("")

    def moves_of(self, view: View, decision: Decision, card: str) -> list[Move]:
        """Return the moves that concern a card, possible or not."""
        return []

    def details(
        self, view: View, decision: Decision | None, chosen: int | None, cursor: Cursor
    ) -> Content:
        """Return what is known of the place, card or option under the cursor."""
        return Content("")

    def vehicles(self, view: View, width: int) -> Content:
        """Return the vehicles on the board and their crews; empty for games without vehicles."""
        return Content("")

    def everything(self, view: View) -> Content:
        """Return board and piles as text, for screen readers."""
        return Content("\n".join(listing(view.data())))

    # Moves and rules

    def option(self, view: View, move: Move, decision: Decision) -> Content:
        """Return the text of a move, with details that help to choose it."""
        return Content(self.words.option(move, decision))

    def first(self, view: View, decision: Decision) -> int:
        """Return the option on which the cursor starts."""
        return 0

    def withheld(self, view: View, decision: Decision) -> list[Move]:
        """Return moves that a player might expect, but that are not available."""
        return []

    def lessons(self, decision: Decision) -> list[Content]:
        """Return the rules behind a decision, as paragraphs."""
        return []

    def legend(self, view: View) -> list[tuple[str, str]]:
        """Return the signs on the board with their meanings."""
        return []

    def odds(self, preview: Mapping[str, int]) -> Content:
        """Return the chance of an attack and its sum, before the dice are rolled."""
        percent = round(100 * preview["hits"] / preview["ways"])
        total = self.speech.say("ui-odds-sum", **preview)
        return Content.assemble((f"{percent}%", "bold $oxide"), (f"  {total}", "$ink-3"))

    def lesson(self, id: str) -> str:
        """Return this client's own text of a lesson; empty to use the common text."""
        return ""

    # Shared by all painters

    def side_name(self, seat: int) -> Content:
        side = self.sides[seat]
        return Content.assemble(
            (f"{SIGNS[seat]} {self.words.side(side)}", f"bold ${COLOURS[seat]}-text")
        )


def listing(data: Mapping[str, Any], indent: str = "") -> list[str]:
    """Return data as indented lines of plain text."""
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
