"""Confidence intervals of a share: one valid at every moment, and one for the end.

While games are played one looks at the share all the time, and may stop because of what one sees.
An ordinary interval is then wrong far too often. This one is made of bets (see
``lab.measure.statistics``): it holds every share against which no gambler has made a fortune. If a
share is the truth, the chance that his stake ever grows beyond 1 / ``RISK`` is at most ``RISK``, so
that the interval holds the truth at all moments together with a chance of 95 %.

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
"""On each side."""
BETS = tuple((place + 0.5) / 20 for place in range(20))
"""The shares of its stake a gambler bets, all at once."""
MOST_HALVES = 4
"""What both games of a pair can bring, in halves."""
STEPS = 30
"""Of a search by halves: a billionth."""

EVEN = (0.47, 0.53)
FAIR = (0.45, 0.55)

Verdict = Literal["even", "favoured", "unknown"]


@dataclass(frozen=True, slots=True)
class Interval:
    low: float = 0.0
    high: float = 1.0

    def within(self, other: "Interval") -> "Interval":
        """What both allow. Should they contradict each other, the later one."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(low, high) if low <= high else self


def mean_of_stakes(logarithms: list[float]) -> float:
    """The logarithm of the mean of numbers that are given by their logarithms."""
    most = max(logarithms)
    return most + log(sum(exp(one - most) for one in logarithms) / len(logarithms))


def _fortune(counts: tuple[int, ...], claim: float) -> float:
    """The logarithm of what a gambler has who bet that scores are above a claim. ``counts``: how
    often each score came, the lowest first."""
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
    """The lowest share that has not been refuted."""
    low, high = 0.0, 1.0
    enough = log(1 / RISK)
    for _ in range(STEPS):
        middle = (low + high) / 2
        # The lower the claim, the more one wins who bets against it.
        if _fortune(counts, middle) >= enough:
            low = middle
        else:
            high = middle
    return low


def at_any_time(counts: list[int]) -> Interval:
    """The interval after pairs with these scores, which may be looked at after each of them."""
    return _at_any_time(tuple(counts))


@lru_cache(4096)
def _at_any_time(counts: tuple[int, ...]) -> Interval:
    # Who looks at a measurement asks for the same again and again.
    return Interval(_lowest(counts), 1 - _lowest(counts[::-1]))


def likeness(counts: list[int]) -> float:
    """How alike the two games of a pair are: 0 where the dice they share change nothing, 1 where
    they decide everything."""
    pairs = sum(counts)
    if pairs < 2:
        return 0.0
    mean = sum(place * count for place, count in enumerate(counts)) / pairs
    variance = sum(count * (place - mean) ** 2 for place, count in enumerate(counts)) / pairs
    share = mean / MOST_HALVES
    # Two games that have nothing to do with each other: twice the variance of one, in halves.
    apart = 8 * share * (1 - share)
    return min(1.0, max(0.0, variance / apart - 1)) if apart else 0.0


def at_the_end(counts: list[int]) -> Interval:
    """Wilson's 95 % interval when all games that were wanted are played. Where the games of a pair
    are alike, they count for fewer."""
    games = 2 * sum(counts)
    if not games:
        return Interval()
    wins = sum(place * count for place, count in enumerate(counts)) / 2
    counted = games / (1 + likeness(counts))
    return Interval(*wilson(wins * counted / games, counted))


Estimate = tuple[float, float, float]
"""A number with the ends of its interval."""


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How much higher one share is than another, with a 95 % interval (Newcombe)."""
    between = one[0] - other[0]
    below = sqrt((one[0] - one[1]) ** 2 + (other[2] - other[0]) ** 2)
    above = sqrt((one[2] - one[0]) ** 2 + (other[0] - other[1]) ** 2)
    return between, between - below, between + above


def verdict(share: float, interval: Interval) -> Verdict:
    if interval.low > 0.5 or interval.high < 0.5:
        return "favoured"
    inside = interval.low >= FAIR[0] and interval.high <= FAIR[1]
    return "even" if inside and EVEN[0] <= share <= EVEN[1] else "unknown"
