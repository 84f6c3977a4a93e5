"""A map as coloured patches, for small pictures."""

from typing import Literal, NamedTuple

Colour = tuple[int, int, int]
BRASS: Colour = (217, 166, 46)
OLIVE: Colour = (76, 90, 44)
SLATE: Colour = (52, 67, 78)
INK: Colour = (44, 38, 20)


class Patch(NamedTuple):
    """A square or a disc on a plan: its centre, its size and its colour."""

    kind: Literal["square", "disc"]
    x: float
    y: float
    width: float
    height: float
    colour: Colour


class Plan(NamedTuple):
    """A map as patches, later ones on top; x points east, y points south."""

    width: float
    height: float
    patches: list[Patch]


def square(x: float, y: float, colour: Colour, width: float, height: float | None = None) -> Patch:
    return Patch("square", x, y, width, width if height is None else height, colour)


def disc(x: float, y: float, colour: Colour, width: float) -> Patch:
    return Patch("disc", x, y, width, width, colour)
