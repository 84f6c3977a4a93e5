"""What stands on the tiles of an Undaunted map: counters and structures, small or spelled out.

A soldier is his side's sign and two letters. A vehicle is two letters and a sign for each of its
seats, so that one sees whose it is and who is inside even where there is no colour.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sandtable.tui.painter import COLOURS

READY = "●◆"
SUPPRESSED = "◎◈"
FREE = "○◇"
"""An empty seat of a vehicle."""
STRUCTURE = "⌂"
DAMAGED = "!"
DISABLED = "✗"
POINTS = "★"

SMALL = 3
"""The cells of a small counter: its side's sign and two letters."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on a tile, in its two sizes."""

    small: str
    spelled: str
    style: str
    names: frozenset[str] = frozenset()
    """What moves call it: ``us.scout_a``; of a vehicle also those who sit in it."""


class Pieces:
    """Finds what stands where, from what a view tells."""

    def __init__(
        self, sides: Sequence[str], letters: Callable[[str], str], names: Callable[[str], str]
    ) -> None:
        self.sides = sides
        self.letters = letters
        self.names = names

    def on(self, tile: str, data: Mapping[str, Any]) -> list[list[Piece]]:
        """The pieces on a tile: structures, then those of each side, vehicles before soldiers."""
        structures = [
            self.structure(structure)
            for structure in data.get("structures", ())
            if structure["tile"] == tile
        ]
        return [structures, *(list(self._of(side, tile, data)) for side in self.sides)]

    def _of(self, side: str, tile: str, data: Mapping[str, Any]) -> Iterator[Piece]:
        inside = riders(data)
        counters = data["sides"][side]["counters"]
        suppressed = {counter["unit"] for counter in counters if counter["suppressed"]}
        for vehicle in data.get("vehicles", ()):
            if vehicle["side"] == side and vehicle["tile"] == tile:
                yield self.vehicle(vehicle, suppressed)
        for counter in counters:
            if counter["tile"] == tile and counter["unit"] not in inside:
                yield self.soldier(side, counter)

    def soldier(self, side: str, counter: Mapping[str, Any]) -> Piece:
        seat = self.sides.index(side)
        unit = counter["unit"]
        sign = (SUPPRESSED if counter["suppressed"] else READY)[seat]
        return Piece(
            sign + self.letters(unit),
            f"{sign} {self.names(unit)}",
            style(seat, "strike" if counter["suppressed"] else ""),
            frozenset({f"{side}.{unit}"}),
        )

    def vehicle(self, vehicle: Mapping[str, Any], suppressed: set[str]) -> Piece:
        side, id = vehicle["side"], vehicle["vehicle"]
        seat = self.sides.index(side)
        signs = seat_signs(seat, vehicle["seats"], suppressed)
        harm = harm_sign(vehicle)
        return Piece(
            self.letters(id) + signs + harm,
            " ".join(filter(None, (self.names(id), signs, harm))),
            style(seat, "bold" if vehicle["disabled"] else ""),
            frozenset({id, *(f"{side}.{unit}" for unit in vehicle["seats"] if unit)}),
        )

    def structure(self, structure: Mapping[str, Any]) -> Piece:
        id = structure["structure"]
        worth = structure_worth(structure)
        return Piece(
            STRUCTURE + self.letters(id) + worth,
            f"{STRUCTURE} {self.names(id)} {worth}",
            "$ink-inv bold on $structure",
            frozenset({structure["tile"]}),
        )


def riders(data: Mapping[str, Any]) -> set[str]:
    """The soldiers who sit in vehicles."""
    return {unit for vehicle in data.get("vehicles", ()) for unit in vehicle["seats"] if unit}


def seat_signs(seat: int, places: Sequence[str], suppressed: set[str]) -> str:
    """The seats of a vehicle: free, or taken by a ready or suppressed soldier."""
    return "".join(
        (FREE if not unit else SUPPRESSED if unit in suppressed else READY)[seat] for unit in places
    )


def harm_sign(vehicle: Mapping[str, Any]) -> str:
    if not vehicle["damage"]:
        return ""
    return f"{DISABLED if vehicle['disabled'] else DAMAGED}{vehicle['damage']}"


def structure_worth(structure: Mapping[str, Any]) -> str:
    """A structure's points and its defence."""
    return f"{POINTS}{structure['points']}/{structure['defence']}"


def style(seat: int, down: str) -> str:
    """How a side's counters are coloured; ``down`` is how they are set on their bad side."""
    colour = COLOURS[seat]
    return f"${colour}-lo {down} on ${colour}-wash" if down else f"$ink-inv bold on ${colour}"


def arrange(groups: Sequence[Sequence[Piece]], width: int, rows: int) -> list[list[Piece]]:
    """The small pieces in lines, each group on lines of its own if they fit.

    Where the room is too small, the largest groups give way, and a last piece says how many.
    """
    for gap in (1, 0):
        apart = [line for group in groups for line in _even(_lines, group, width, gap)]
        if len(apart) <= rows:
            return apart
    kept = [list(group) for group in groups]
    left_out = 0
    while True:
        pieces = [piece for group in kept for piece in group]
        if left_out:
            text = f"+{left_out}".ljust(SMALL)
            pieces.append(Piece(text, text, "$ink bold on $paper-0"))
        for gap in (1, 0):
            mixed = _even(_packed, pieces, width, gap)
            if len(mixed) <= rows:
                return mixed
        max(kept, key=len).pop()
        left_out += 1


Filler = Callable[[Sequence[Piece], int, int], list[list[Piece]]]
"""Fills lines of a width with pieces, with a gap between them."""


def _even(fill: Filler, pieces: Sequence[Piece], width: int, gap: int) -> list[list[Piece]]:
    """Share pieces out among as few lines as hold them, about the same on each."""
    lines = fill(pieces, width, gap)
    while width > 1 and len(narrower := fill(pieces, width - 1, gap)) == len(lines):
        width -= 1
        lines = narrower
    return lines


def _lines(pieces: Sequence[Piece], width: int, gap: int) -> list[list[Piece]]:
    """One piece after the other, each line filled before the next."""
    lines: list[list[Piece]] = []
    for piece in pieces:
        if not lines or _length([*lines[-1], piece], gap) > width:
            lines.append([])
        lines[-1].append(piece)
    return lines


def _packed(pieces: Sequence[Piece], width: int, gap: int) -> list[list[Piece]]:
    """The long pieces first, each on the first line that has room for it."""
    lines: list[list[Piece]] = []
    for piece in sorted(pieces, key=lambda piece: -len(piece.small)):
        fitting = (line for line in lines if _length([*line, piece], gap) <= width)
        line = next(fitting, None)
        if line is None:
            lines.append([piece])
        else:
            line.append(piece)
    return lines


def _length(line: Sequence[Piece], gap: int) -> int:
    return sum(len(piece.small) + gap for piece in line) - gap
