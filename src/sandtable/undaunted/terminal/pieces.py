"""The pieces on the tiles of an Undaunted map: counters and structures, abbreviated or in full.

A soldier is the side's sign and two letters. A vehicle is two letters and a sign for each seat, so
that its side and its crew can be seen without colours.
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
"""Width in cells of an abbreviated counter: its side's sign and two letters."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece on a tile, in both sizes."""

    small: str
    spelled: str
    style: str
    names: frozenset[str] = frozenset()
    """Its names in moves, such as ``us.scout_a``; a vehicle also has the names of its crew."""


class Pieces:
    """Finds the pieces on each tile in a view's data."""

    def __init__(
        self, sides: Sequence[str], letters: Callable[[str], str], names: Callable[[str], str]
    ) -> None:
        self.sides = sides
        self.letters = letters
        self.names = names

    def on(self, tile: str, data: Mapping[str, Any]) -> list[list[Piece]]:
        """Return the pieces on a tile: structures, then each side's vehicles and soldiers."""
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
    """Return the soldiers in vehicles."""
    return {unit for vehicle in data.get("vehicles", ()) for unit in vehicle["seats"] if unit}


def seat_signs(seat: int, places: Sequence[str], suppressed: set[str]) -> str:
    """Return the signs of a vehicle's seats: free, or taken by a ready or suppressed soldier."""
    return "".join(
        (FREE if not unit else SUPPRESSED if unit in suppressed else READY)[seat] for unit in places
    )


def harm_sign(vehicle: Mapping[str, Any]) -> str:
    if not vehicle["damage"]:
        return ""
    return f"{DISABLED if vehicle['disabled'] else DAMAGED}{vehicle['damage']}"


def structure_worth(structure: Mapping[str, Any]) -> str:
    """Return a structure's points and its defence."""
    return f"{POINTS}{structure['points']}/{structure['defence']}"


def style(seat: int, down: str) -> str:
    """Return the style of a side's counters; ``down`` is the modifier for their bad side."""
    colour = COLOURS[seat]
    return f"${colour}-lo {down} on ${colour}-wash" if down else f"$ink-inv bold on ${colour}"


def arrange(groups: Sequence[Sequence[Piece]], width: int, rows: int) -> list[list[Piece]]:
    """Arrange abbreviated pieces in lines, with each group on its own lines if they fit.

    If there is too little room, pieces of the largest groups are omitted and counted at the end.
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
"""Distributes pieces over lines of a width, with a gap between pieces."""


def _even(fill: Filler, pieces: Sequence[Piece], width: int, gap: int) -> list[list[Piece]]:
    """Distribute pieces evenly over as few lines as possible."""
    lines = fill(pieces, width, gap)
    while width > 1 and len(narrower := fill(pieces, width - 1, gap)) == len(lines):
        width -= 1
        lines = narrower
    return lines


def _lines(pieces: Sequence[Piece], width: int, gap: int) -> list[list[Piece]]:
    """Fill lines in order, each as far as possible."""
    lines: list[list[Piece]] = []
    for piece in pieces:
        if not lines or _length([*lines[-1], piece], gap) > width:
            lines.append([])
        lines[-1].append(piece)
    return lines


def _packed(pieces: Sequence[Piece], width: int, gap: int) -> list[list[Piece]]:
    """Fill lines with the longest pieces first, each on the first line with enough room."""
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
