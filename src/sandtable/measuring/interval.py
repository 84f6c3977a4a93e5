"""Confidence intervals of a share: one valid at every moment, and one for the end.

During a measurement people watch the share all the time, and may stop because of what they see. An
ordinary interval would then be wrong far too often. This one uses bets (see
``lab.measure.statistics``): it contains every share against which no gambler has won a fortune. If
a share is the truth, the chance that the gambler's stake ever exceeds 1 / ``RISK`` is at most
``RISK``, so the interval contains the truth at all moments with a probability of 95%.

The unit is a pair of games with the same dice: pairs are independent of each other, the games of
one pair need not be.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import exp, log, sqrt
from typing import Literal

import numpy as np

from sandtable.agents.match import wilson

RISK = 0.025
"""Probability of error on each side."""
BETS = tuple((place + 0.5) / 20 for place in range(20))
"""Shares of its stake that a gambler bets, all at the same time."""
MOST_HALVES = 4
"""Maximum score of a pair, in half points."""
STEPS = 30
"""Steps of a bisection, for a precision of a billionth."""

EVEN = (0.47, 0.53)
FAIR = (0.45, 0.55)

Verdict = Literal["even", "favoured", "unknown"]


@dataclass(frozen=True, slots=True)
class Interval:
    low: float = 0.0
    high: float = 1.0

    def within(self, other: "Interval") -> "Interval":
        """Return the intersection with another interval; if it is empty, this interval."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(low, high) if low <= high else self


def mean_of_stakes(logarithms: list[float]) -> float:
    """Return the logarithm of the mean of numbers given by their logarithms."""
    most = max(logarithms)
    return most + log(sum(exp(one - most) for one in logarithms) / len(logarithms))


def _fortune(counts: tuple[int, ...], claim: float) -> float:
    """Return the log stake of a gambler who bets that scores are above a claim.

    ``counts`` is the number of pairs with each score, lowest first.
    """
    came = [
        (place / (len(counts) - 1) / claim - 1, count)
        for place, count in enumerate(counts)
        if count
    ]
    if not came:
        return 0.0
    gains, times = np.array(came).T
    return mean_of_stakes((np.log1p(np.outer(BETS, gains)) @ times).tolist())


def _lowest(counts: tuple[int, ...]) -> float:
    """Return the lowest share that is not refuted."""
    low, high = 0.0, 1.0
    enough = log(1 / RISK)
    for _ in range(STEPS):
        middle = (low + high) / 2
        # The stake falls as the claim rises, so bisection finds the limit.
        if _fortune(counts, middle) >= enough:
            low = middle
        else:
            high = middle
    return low


def at_any_time(counts: list[int]) -> Interval:
    """Return the interval after some pairs; it stays valid if checked after every pair."""
    return _at_any_time(tuple(counts))


@lru_cache(4096)
def _at_any_time(counts: tuple[int, ...]) -> Interval:
    # Cached, because clients often ask for the same counts.
    return Interval(_lowest(counts), 1 - _lowest(counts[::-1]))


def likeness(counts: list[int]) -> float:
    """Return the correlation of the two games of a pair.

    It is 0 if the common dice have no influence, 1 if they decide everything.
    """
    pairs = sum(counts)
    if pairs < 2:
        return 0.0
    mean = sum(place * count for place, count in enumerate(counts)) / pairs
    variance = sum(count * (place - mean) ** 2 for place, count in enumerate(counts)) / pairs
    share = mean / MOST_HALVES
    # For two independent games: twice the variance of one, in half points.
    apart = 8 * share * (1 - share)
    return min(1.0, max(0.0, variance / apart - 1)) if apart else 0.0


def at_the_end(counts: list[int]) -> Interval:
    """Return Wilson's 95% interval when all planned games are played.

    The number of games is reduced by the correlation of the games of a pair.
    """
    games = 2 * sum(counts)
    if not games:
        return Interval()
    wins = sum(place * count for place, count in enumerate(counts)) / 2
    counted = games / (1 + likeness(counts))
    return Interval(*wilson(wins * counted / games, counted))


Estimate = tuple[float, float, float]
"""A number with the lower and upper ends of its interval."""


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Return the difference of two shares with its 95% interval (Newcombe)."""
    between = one[0] - other[0]
    below = sqrt((one[0] - one[1]) ** 2 + (other[2] - other[0]) ** 2)
    above = sqrt((one[2] - one[0]) ** 2 + (other[0] - other[1]) ** 2)
    return between, between - below, between + above


def verdict(share: float, interval: Interval) -> Verdict:
    if interval.low > 0.5 or interval.high < 0.5:
        return "favoured"
    inside = interval.low >= FAIR[0] and interval.high <= FAIR[1]
    return "even" if inside and EVEN[0] <= share <= EVEN[1] else "unknown"
