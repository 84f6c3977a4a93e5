"""Reasons for the coach's preference between two lines, from their system's ``facets.Measures``."""

from dataclasses import dataclass

from sandtable.agents.coach_messages import Reason

Bearings = dict[str, float]
"""Values of measures, by the message key of their reason."""

MOST_REASONS = 3


@dataclass(frozen=True, slots=True)
class Measure:
    """When a difference in a value is worth mentioning, and how important it is."""

    least: float
    weight: float
    """Importance of a difference of 1; negative if less is better."""
    given: str = ""
    """Key of another value that must be equal for the two to be comparable."""


MEASURES = {
    "points": Measure(1, 10.0, given="moment"),
    "enemy-points": Measure(1, -10.0, given="moment"),
    "units": Measure(1, 5.0),
    "enemy-units": Measure(1, -5.0),
    "items": Measure(1, 8.0),
    "odds": Measure(8, 0.08),
    "suppression-odds": Measure(8, 0.05),
    "exposure": Measure(0.15, -6.0),
    "threat": Measure(0.15, 4.0),
    "enemy-fire": Measure(0.15, -6.0, given="moment"),
    "own-fire": Measure(0.15, 4.0, given="moment"),
    "enemy-suppressed": Measure(1, 2.0, given="moment"),
    "suppressed": Measure(1, -2.0, given="moment"),
    "unused": Measure(1, -2.0),
    "idle": Measure(1, -2.0),
    "orders": Measure(1, 1.8, given="moment"),
    "number": Measure(1, -1.6, given="ordered"),
    "steps": Measure(1, -1.5),
    "cover": Measure(1, 1.4),
    "draws": Measure(1, 1.5),
    "cards": Measure(1, 1.2),
    "hand": Measure(1, 1.2, given="moment"),
    "fog": Measure(1, -1.2),
    "enemy-fog": Measure(1, 1.2),
    "scouted": Measure(1, 1.0),
    "ways": Measure(1, -0.8, given="waiting"),
}
LATER = Reason("later", 0.0, 0.0)
"""The reason if no measure differs enough: the difference comes later in the game."""


def reasons(better: Bearings, worse: Bearings) -> list[Reason]:
    """Return the reasons for preferring one line to another, strongest first."""
    found: list[tuple[float, Reason]] = []
    for key, measure in MEASURES.items():
        alike = better.get(measure.given) == worse.get(measure.given)
        if key in better and key in worse and alike:
            difference = better[key] - worse[key]
            if abs(difference) >= measure.least and difference * measure.weight > 0:
                reason = Reason(key, round(better[key], 1), round(worse[key], 1))
                found.append((difference * measure.weight, reason))
    if better.get("bid", 0.0) != worse.get("bid", 0.0):
        key = "bid-more" if better["bid"] > worse["bid"] else "bid-less"
        found.append((0.0, Reason(key, better["bid"], worse["bid"])))
    found.sort(key=lambda one: -one[0])
    return [reason for _, reason in found[:MOST_REASONS]] or [LATER]
