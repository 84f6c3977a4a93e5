"""Confidence intervals of rates, and a sequential test."""

from dataclasses import dataclass, field
from math import log

from sandtable.agents.match import wilson
from sandtable.measuring import interval
from sandtable.measuring.interval import BETS, mean_of_stakes

CONFIDENCE = 0.99
"""Confidence of the sequential test: it errs in at most one of a hundred cases."""

BETTER = "shown"
WORSE = "refuted"
OPEN = "open"


@dataclass(frozen=True, slots=True)
class Rate:
    """A win rate with its Wilson 95% interval; a draw counts as half a win."""

    value: float
    low: float
    high: float
    games: int

    def data(self) -> dict[str, float | int]:
        return {
            "rate": round(self.value, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "games": self.games,
        }

    def __str__(self) -> str:
        return f"{100 * self.value:.1f}% ({100 * self.low:.1f} to {100 * self.high:.1f})"


def rate(wins: float, games: int) -> Rate | None:
    """Return a rate; None if there are no games."""
    if games == 0:
        return None
    low, high = wilson(wins, games)
    return Rate(wins / games, low, high, games)


def difference(one: Rate, other: Rate) -> tuple[float, float, float]:
    """Return the difference of two rates with its 95% interval (Newcombe)."""
    return interval.difference((one.value, one.low, one.high), (other.value, other.low, other.high))


@dataclass(slots=True)
class SequentialTest:
    """Test of whether scores between 0 and 1 are on average higher or lower than a claim.

    Two gamblers bet on every score, one that it is above the claim, one that it is below. If the
    claim is true, or the truth is on the other side of it, a gambler cannot expect to gain: the
    chance that the stake ever grows a hundredfold is at most one in a hundred, however often one
    checks. The test may therefore stop as soon as one of them has reached it, with 99% confidence.

    The scores need not have the same distribution (a scenario may favour one side), if the claim is
    about the average over a whole cycle and the test is evaluated only after whole cycles: with a
    fixed bet an uneven cycle never gains more than an even one.
    """

    claim: float
    above: list[float] = field(default_factory=lambda: [0.0] * len(BETS))
    """Log stakes of the gamblers who bet on "better", one for each size of bet."""
    below: list[float] = field(default_factory=lambda: [0.0] * len(BETS))

    def add(self, score: float) -> None:
        gain = (score - self.claim) / self.claim
        loss = (self.claim - score) / (1 - self.claim)
        for place, bet in enumerate(BETS):
            self.above[place] += log(1 + bet * gain)
            self.below[place] += log(1 + bet * loss)

    @property
    def verdict(self) -> str:
        enough = log(1 / (1 - CONFIDENCE))
        if mean_of_stakes(self.above) >= enough:
            return BETTER
        return WORSE if mean_of_stakes(self.below) >= enough else OPEN
