"""Making a scenario even: which small edits are tried, in which games, and what they led to.

Small edits are predicted. The most promising, alone or up to three together where one is not
enough, are tried with the same dice as the scenario as it is, so that luck cancels out. The best
three and the scenario itself are then measured with fresh dice, which no choice depended on.

All games of a search have a place in one row of pairs: first the trials, variant by variant, then
the final games. So a search is played like a measurement, slice by slice.
"""

import time
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import Literal

import msgspec

from sandtable.agents.match import Z95
from sandtable.agents.prediction import predict
from sandtable.core import Game, SandtableError, made_scenarios
from sandtable.core.edits import Data, Edit, applied, is_legal, small_edits
from sandtable.measuring.interval import FAIR, MOST_HALVES, Interval, at_any_time, at_the_end
from sandtable.measuring.pair_orders import PAIRS

SHOWN = 3
MOST_TOGETHER = 3
"""Edits of one suggestion."""
COMBINED = 8
"""Edits that are put together with others."""
FRESH = 1 << 20
"""The number of the first pair of the final games."""
NEARLY = (0.43, 0.57)
QUICK = 0.25
"""The part of a prediction's games that each edit gets."""
EXTREME = 0.01
SPENT = 0.8
"""The part of the time that is for predicting; the rest is for putting edits together."""

Label = Literal["even", "looks-even", "nearly-even", "not-enough"]


class Size(msgspec.Struct, frozen=True):
    """How much is played. Pairs fill whole slices, so that a slice belongs to one variant."""

    tried: int
    """Variants."""
    trial_pairs: int
    final_pairs: int

    def __post_init__(self) -> None:
        if self.trial_pairs % PAIRS or self.final_pairs % PAIRS:
            raise ValueError("the pairs of a variant must fill whole slices")


SIZES = {"quick": Size(8, 8, 32), "full": Size(12, 24, 200)}


class Variant(msgspec.Struct):
    """The scenario after some edits; the first variant of a plan is the scenario as it is."""

    content: str
    edits: list[Edit] = []
    predicted: float | None = None
    """The share of the first side; None where there is no estimate."""


class Plan(msgspec.Struct):
    size: Size
    variants: list[Variant]
    looked_at: int
    """How many small edits were predicted."""
    groups: list[str] = []
    """What may be changed; nothing named: all."""
    share: float | None = None
    """What was measured of the scenario before; None where nothing was."""
    chosen: list[int] = []
    """The variants with final games, after the trials."""

    @property
    def trials(self) -> int:
        """Pairs of all trials."""
        return len(self.variants) * self.size.trial_pairs

    @property
    def pairs(self) -> int:
        """Pairs of the whole search."""
        if len(self.variants) < 2:
            return 0
        return self.trials + (1 + min(SHOWN, len(self.variants) - 1)) * self.size.final_pairs

    @property
    def known(self) -> int:
        """Pairs of which it is known by now what they are."""
        return self.pairs if self.chosen else self.trials

    def pair(self, place: int) -> tuple[Variant, int]:
        """What is played at a place: a variant, and the number of the dice."""
        if place < self.trials:
            return self.variants[place // self.size.trial_pairs], place % self.size.trial_pairs
        at, number = divmod(place - self.trials, self.size.final_pairs)
        return self.variants[([0, *self.chosen])[at]], FRESH + number

    def trial(self, scores: Sequence[int], variant: int) -> list[int]:
        first = variant * self.size.trial_pairs
        return list(scores[first : first + self.size.trial_pairs])

    def final(self, scores: Sequence[int], at: int) -> list[int]:
        first = self.trials + at * self.size.final_pairs
        return list(scores[first : first + self.size.final_pairs])

    def choose(self, scores: Sequence[int]) -> None:
        """After the trials: the variants that come nearest to one half, by how much they differ
        from the scenario in the games with the same dice."""
        now = share_of(self.trial(scores, 0))
        base = now if self.share is None else self.share
        off = {
            number: abs(base + share_of(self.trial(scores, number)) - now - 0.5)
            for number in range(1, len(self.variants))
        }
        self.chosen = sorted(off, key=lambda number: off[number])[:SHOWN]


class Estimate(msgspec.Struct, frozen=True):
    share: float
    low: float
    high: float
    games: int


class Found(msgspec.Struct, frozen=True):
    """A variant that was measured."""

    variant: Variant
    result: Estimate
    effect: Estimate
    """How much more often the first side wins than before, in games with the same dice."""

    @property
    def label(self) -> Label:
        result = self.result
        if FAIR[0] <= result.low and result.high <= FAIR[1]:
            return "even"
        if FAIR[0] <= result.share <= FAIR[1]:
            return "looks-even"
        return "nearly-even" if NEARLY[0] <= result.share <= NEARLY[1] else "not-enough"


class Result(msgspec.Struct, frozen=True):
    """What a search has found so far."""

    now: Estimate | None
    """Of the scenario as it is, in the final games; before them in the trials."""
    found: list[Found]
    """The nearest to one half first."""


def result_of(plan: Plan, scores: Sequence[int], finished: bool) -> Result:
    """From the scores of all pairs that were played, in their order."""
    mine = plan.final(scores, 0) if plan.chosen else []
    if not mine:
        return Result(_estimate(plan.trial(scores, 0), False), [])
    found = []
    for at, number in enumerate(plan.chosen, 1):
        theirs = plan.final(scores, at)
        result = _estimate(theirs, finished)
        if result is not None:
            found.append(Found(plan.variants[number], result, _effect(mine, theirs)))
    found.sort(key=lambda one: abs(one.result.share - 0.5))
    return Result(_estimate(mine, finished), found)


def share_of(scores: Sequence[int]) -> float:
    return sum(scores) / (MOST_HALVES * len(scores))


def _estimate(scores: Sequence[int], finished: bool) -> Estimate | None:
    if not scores:
        return None
    counts = [0] * (MOST_HALVES + 1)
    for score in scores:
        counts[score] += 1
    interval: Interval = at_the_end(counts) if finished else at_any_time(counts)
    return Estimate(share_of(scores), interval.low, interval.high, 2 * len(scores))


def _effect(before: Sequence[int], after: Sequence[int]) -> Estimate:
    """With a 95 % interval from the differences of pairs with the same dice."""
    both = [(b - a) / MOST_HALVES for a, b in zip(before, after, strict=False)]
    mean = sum(both) / len(both)
    spread = sum((one - mean) ** 2 for one in both) / max(1, len(both) - 1)
    # Where all pairs are alike one is still not certain: at most one more would differ.
    error = Z95 * sqrt(max(spread, 1 / len(both)) / len(both))
    return Estimate(mean, max(-1.0, mean - error), min(1.0, mean + error), 2 * len(both))


# What is tried


def plan_of(
    game: Game,
    text: str,
    size: Size,
    groups: Sequence[str] = (),
    share: float | None = None,
    seconds: float = float("inf"),
) -> Plan:
    """The variants to try. ``share``: what was measured of the scenario; ``seconds``: after which
    edits that are not predicted yet are left out. ContentError where the text has faults."""
    began = time.monotonic()
    data = made_scenarios.parse(text)
    edits = [edit for edit in small_edits(game, text) if not groups or edit.group in groups]
    now = predict(game, game.add(text), QUICK)
    shifts: dict[int, float] = {}
    for number in _spread(len(edits)) if now is not None else ():
        if time.monotonic() - began > SPENT * seconds:
            break
        told = predict(game, game.add(_edited(data, [edits[number]])), QUICK)
        if told is not None and now is not None:
            shifts[number] = logit(told.first_side) - logit(now.first_side)
    base = share if share is not None else now.first_side if now is not None else 0.5
    variants = [Variant(game.content(text), predicted=None if now is None else now.first_side)]
    for numbers in _promising(edits, shifts, -logit(base)):
        if len(variants) > size.tried or time.monotonic() - began > seconds:
            break
        chosen = [edits[number] for number in numbers]
        if len(chosen) > 1 and not _fits(game, data, chosen):
            continue
        predicted = None
        if all(number in shifts for number in numbers):
            predicted = _share(logit(base) + sum(shifts[number] for number in numbers))
        variants.append(Variant(game.content(_edited(data, chosen)), chosen, predicted))
    return Plan(size, variants, len(shifts) or len(edits), list(groups), share)


def _promising(
    edits: Sequence[Edit], shifts: dict[int, float], needed: float
) -> Iterator[tuple[int, ...]]:
    """Edits and sets of them, those that are predicted to lead nearest to one half first; all
    others, in an order that mixes their kinds, where nothing is predicted."""
    helpful = sorted(shifts, key=lambda number: -shifts[number] * needed)
    together = [number for number in helpful[:COMBINED] if shifts[number] * needed > 0]
    sets: list[tuple[int, ...]] = [(number,) for number in shifts]
    for count in range(2, MOST_TOGETHER + 1):
        sets += [
            some for some in combinations(together, count) if _apart([edits[one] for one in some])
        ]

    def off(some: tuple[int, ...]) -> float:
        # Of two that lead equally near the smaller change is better.
        return abs(sum(shifts[one] for one in some) - needed) + 0.1 * (len(some) - 1)

    yield from sorted(sets, key=off)
    yield from ((number,) for number in _spread(len(edits)) if number not in shifts)


def _apart(edits: Sequence[Edit]) -> bool:
    """Whether no two of them change the same."""
    paths = [change.path for edit in edits for change in edit.changes]
    return len(set(paths)) == len(paths) and not any(
        one != other and other[: len(one)] == one for one in paths for other in paths
    )


def _fits(game: Game, data: Data, edits: Sequence[Edit]) -> bool:
    try:
        return is_legal(game, data, edits)
    except SandtableError:
        return False


def _spread(count: int) -> list[int]:
    """All numbers, those that follow each other far apart: neighbours are edits of one kind."""
    step = max(1, round(sqrt(count)))
    return [number for first in range(step) for number in range(first, count, step)]


def _edited(data: Data, edits: Sequence[Edit]) -> str:
    return made_scenarios.canonical(applied(data, edits))


def logit(share: float) -> float:
    inside = min(1 - EXTREME, max(EXTREME, share))
    return log(inside / (1 - inside))


def _share(odds: float) -> float:
    return 1 / (1 + exp(-odds))
