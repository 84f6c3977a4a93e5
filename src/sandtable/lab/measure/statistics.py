"""Confidence intervals of rates, and a sequential test."""

from dataclasses import dataclass, field
from math import log

from sandtable.agents.match import wilson
from sandtable.measuring import interval
from sandtable.measuring.interval import BETS, mean_of_stakes

CONFIDENCE = 0.99
"""A test that stops early is wrong in at most one of a hundred cases."""

BETTER = "shown"
WORSE = "refuted"
OPEN = "open"


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of games, with its 95 % interval by Wilson; a draw counts as half a win."""

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
    """A rate; of no games there is none."""
    if games == 0:
        return None
    low, high = wilson(wins, games)
    return Rate(wins / games, low, high, games)


def difference(one: Rate, other: Rate) -> tuple[float, float, float]:
    """How much higher one rate is than another, with a 95 % interval (Newcombe)."""
    return interval.difference((one.value, one.low, one.high), (other.value, other.low, other.high))


@dataclass(slots=True)
class SequentialTest:
    """Whether scores between 0 and 1 are higher or lower on the average than a claim.

    Two gamblers bet on every score, one that it is above the claim, one that it is below. If the
    claim is the truth, or the truth lies on the other side of it, neither can expect to gain: the
    chance that his stake ever grows a hundredfold is at most one in a hundred, however often one
    looks. So the test may stop as soon as one of them has done it, and is right with 99 %
    confidence. The scores need not be alike (a scenario may suit one side), if the average over a
    whole cycle of them is what the claim is about and the test is looked at after whole cycles
    only: with a fixed bet an uneven cycle never gains more than an even one.
    """

    claim: float
    above: list[float] = field(default_factory=lambda: [0.0] * len(BETS))
    """The logarithms of the stakes of a gambler who bets on "better", one for each bet."""
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
