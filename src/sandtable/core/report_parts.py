"""Parts of an after-action report: attack rolls, their chances and results, and key moments."""

from dataclasses import dataclass
from typing import Literal

from sandtable.core.journal import Event

MomentKind = Literal["control", "loss", "miss", "end"]

Mattered = tuple[float, MomentKind, Event]
"""The importance of a key moment, its kind, and the event to report."""


@dataclass(frozen=True)
class Roll:
    """The result of a dice roll.

    If an attack takes several rolls, each counts by how it changes the chance of a hit. The luck of
    all of them together is then the result (1 or 0) minus the chance before the attack.
    """

    seat: int
    """The attacking seat."""
    mean: float
    """The chance of a hit before this roll."""
    variance: float
    value: float
    """The chance of a hit after this roll; 1 or 0 if the roll decides the attack."""
    chance: float
    """The chance of a hit when the attack started."""
    decides: bool = True


def decided(seat: int, chance: float, hit: bool) -> Roll:
    """Return a roll that alone decides an attack."""
    return Roll(seat, chance, chance * (1 - chance), 1.0 if hit else 0.0, chance)
