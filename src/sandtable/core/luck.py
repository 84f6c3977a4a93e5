"""The parts of a report: attack rolls, their chances and results, and key moments."""

from dataclasses import dataclass
from typing import Literal

from sandtable.core.journal import Event

MomentKind = Literal["control", "loss", "miss", "end"]

Mattered = tuple[float, MomentKind, Event]
"""How much something mattered, its kind, and the event to be told of it."""


@dataclass(frozen=True)
class Roll:
    """Dice that have fallen.

    Where an attack takes several rolls, each is worth what it does to the chance of a hit: so the
    luck of all of them together is the hit less the chance there was of it.
    """

    seat: int
    """Whose attack it is."""
    mean: float
    """The chance of a hit before the dice fell."""
    variance: float
    value: float
    """The chance of a hit once they have fallen; 1 or 0 where they decide."""
    chance: float
    """The chance of a hit when the attack began."""
    decides: bool = True


def decided(seat: int, chance: float, hit: bool) -> Roll:
    """A roll that alone decides an attack."""
    return Roll(seat, chance, chance * (1 - chance), 1.0 if hit else 0.0, chance)
