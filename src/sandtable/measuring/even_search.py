"""Making a scenario even: which edits are tried, in which games, and their results.

The effects of small edits are predicted first. The most promising edits, alone or up to three
together, are tried with the same dice. The results correct the predictions, including those of sets
that were not tried; the sets nearest to one half are tried again in more games. The best three and
the scenario itself are then measured with new dice, which were not used for any choice.

All games of a search form one sequence of pairs, block after block, so that a search is played like
a measurement, slice by slice.
"""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import erf, exp, log, sqrt
from typing import Literal, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from sandtable.agents.match import Z95
from sandtable.agents.prediction import predict
from sandtable.core import Game, SandtableError, made_scenarios
from sandtable.core.edits import Data, Edit, applied, is_legal, small_edits
from sandtable.measuring.interval import FAIR, MOST_HALVES, Interval, at_any_time, at_the_end
from sandtable.measuring.pair_orders import PAIRS

SHOWN = 3
MOST_TOGETHER = 3
"""Maximum number of edits in one suggestion."""
COMBINED = 8
"""Number of edits considered for combinations."""
FRESH = 1 << 20
"""Number of the first pair of the final games."""
NEARLY = (0.43, 0.57)
PASSES = ((0.25, 1000), (1.0, 36))
"""Prediction passes, as long as there is time: the share of a prediction's games to play, and the
maximum number of edits to predict, most promising first."""
EXTREME = 0.01
SPENT = 0.7
"""Share of the time for predicting edits; the rest is for combining them."""
SPARE = 32
"""Number of extra sets of edits, tried only if the results of others make them promising."""
MOST_WITH, MOST_SPARE_WITH = 4, 8
"""Maximum number of tried and of spare variants that share an edit, as its effect may be much
larger than predicted."""
START, EFFECT, OWN, OF_ONE = 0.4, 0.35, 0.35, 0.1
"""Errors of predictions in log odds: of the scenario as it is, of an edit's effect, and of the
additional effect of a set of edits or of a single edit."""
MOST_ALIKE = 0.8
ENOUGH = 2
MEASURED = 100
"""Assumed number of games behind a share that was measured before the search."""

Numbers = NDArray[np.float64]
Label = Literal["even", "looks-even", "nearly-even", "not-enough"]


class Size(msgspec.Struct, frozen=True):
    """The size of a search. Pairs fill whole slices, so that a slice belongs to one variant."""

    tried: int
    """Number of variants to try."""
    trial_pairs: int
    final_pairs: int
    again: int = 0
    """Number of variants to try again in each round."""
    again_pairs: int = 0
    rounds: int = 1

    def __post_init__(self) -> None:
        if any(pairs % PAIRS for pairs in (self.trial_pairs, self.again_pairs, self.final_pairs)):
            raise ValueError("the pairs of a variant must fill whole slices")


SIZES = {"quick": Size(8, 8, 24, 2, 8, 2), "full": Size(12, 16, 480, 4, 24, 3)}


class Variant(msgspec.Struct):
    """The scenario after some edits; a plan's first variant is the scenario as it is."""

    content: str
    edits: list[Edit] = []
    predicted: float | None = None
    """Predicted win rate of the first side; None if there is no estimate."""
    seat: int = 0
    """In a search for handicaps: the side that is helped, its chain and its grade."""
    chain: int = 0
    grade: int = 0


class Block(NamedTuple):
    """Consecutive pairs of one variant."""

    variant: int
    dice: int
    """Number of the first pair's dice."""
    pairs: int


class Plan(msgspec.Struct):
    size: Size
    variants: list[Variant]
    looked_at: int
    """Number of small edits that were predicted."""
    groups: list[str] = []
    """Groups of allowed edits; empty for all."""
    share: float | None = None
    """Win rate of the first side measured before the search; None if there was no measurement."""
    chosen: list[int] = []
    """Variants with final games; set after the trials."""
    finals: int = SHOWN
    """Number of variants with final games."""
    spare: int = 0
    """Number of spare variants, the last ones, tried only if other results make them promising."""
    again: list[int] = []
    """Variants tried again after the first trials, round by round."""

    @property
    def tried(self) -> int:
        """Number of variants in the first trials, without the scenario as it is."""
        return len(self.variants) - 1 - self.spare

    @property
    def trials(self) -> int:
        """Number of pairs in all trials."""
        again = self._at_once * self.size.rounds * self.size.again_pairs
        return (1 + self.tried) * self.size.trial_pairs + again

    @property
    def _at_once(self) -> int:
        """Number of variants tried again per round."""
        return min(self.size.again, len(self.variants) - 1)

    @property
    def pairs(self) -> int:
        """Number of pairs in the whole search."""
        if len(self.variants) < 2:
            return 0
        return self.trials + (1 + min(self.finals, len(self.variants) - 1)) * self.size.final_pairs

    def tries_the_same(self, other: "Plan") -> bool:
        """Whether another plan has the same variants and as many games."""
        mine, theirs = ([one.content for one in plan.variants] for plan in (self, other))
        return (self.size, mine) == (other.size, theirs)

    @property
    def is_graded(self) -> bool:
        """Whether this is a search for handicaps."""
        return any(one.grade for one in self.variants)

    @property
    def blocks(self) -> list[Block]:
        """The blocks decided until now."""
        size = self.size
        found = [Block(variant, 0, size.trial_pairs) for variant in range(1 + self.tried)]
        played = [size.trial_pairs] * len(found) + [0] * self.spare
        for variant in self.again:
            found.append(Block(variant, played[variant], size.again_pairs))
            played[variant] += size.again_pairs
        if self.chosen:
            found += [Block(variant, FRESH, size.final_pairs) for variant in (0, *self.chosen)]
        return found

    @property
    def known(self) -> int:
        """Number of pairs in the blocks decided until now."""
        return sum(block.pairs for block in self.blocks)

    def pair(self, place: int) -> tuple[Variant, int]:
        """Return the variant and the number of the dice of the pair at a place in the sequence."""
        for block in self.blocks:
            if place < block.pairs:
                return self.variants[block.variant], block.dice + place
            place -= block.pairs
        raise IndexError(place)

    def trial(self, scores: Sequence[int], variant: int) -> list[int]:
        """Return a variant's scores in the trials."""
        return self._of(scores, variant, final=False)

    def final(self, scores: Sequence[int], at: int) -> list[int]:
        return self._of(scores, [0, *self.chosen][at], final=True)

    def _of(self, scores: Sequence[int], variant: int, final: bool) -> list[int]:
        found: list[int] = []
        first = 0
        for block in self.blocks:
            if block.variant == variant and (block.dice >= FRESH) == final:
                found += scores[first : first + block.pairs]
            first += block.pairs
        return found

    def _dice(self, scores: Sequence[int], variant: int, finals: bool) -> dict[int, int]:
        """Return a variant's scores by the number of the dice, with or without its final games."""
        found: dict[int, int] = {}
        first = 0
        for block in self.blocks:
            if block.variant == variant and (finals or block.dice < FRESH):
                mine = scores[first : first + block.pairs]
                found.update(zip(range(block.dice, block.dice + block.pairs), mine, strict=False))
            first += block.pairs
        return found

    def choose(self, scores: Sequence[int]) -> None:
        """Decide the next block when all known ones are played: the variants most likely even."""
        expected, error = self.expectations(scores)
        chances = [_inside(*one) for one in zip(expected, error, strict=True)]
        best = sorted(range(1, len(chances)), key=lambda number: -chances[number])
        if len(self.again) < self._at_once * self.size.rounds:
            # Variants that were tried again twice come after the others.
            best.sort(key=lambda number: self.again.count(number) >= ENOUGH)
            self.again += best[: self._at_once]
        else:
            self.chosen = [number for number in best if self.trial(scores, number)][:SHOWN]

    def expectations(
        self, scores: Sequence[int], finals: bool = False
    ) -> tuple[list[float], list[float]]:
        """Return the expected log odds of each variant, with the errors.

        The effects of edits add up, except for an additional effect of each set. A Gaussian process
        starts from the predictions and corrects them by the trials, also for sets that share edits
        with those tried.
        """
        base = self.share if self.share is not None else self.variants[0].predicted
        start = logit(0.5 if base is None else base)
        told = [start if one.predicted is None else logit(one.predicted) for one in self.variants]
        told[0] = start
        names = [{repr(edit.data()) for edit in one.edits} for one in self.variants]
        common = np.array([[len(one & other) for other in names] for one in names], dtype=float)
        own = np.diag([0.0, *(OWN**2 if len(one) > 1 else OF_ONE**2 for one in names[1:])])
        kernel = START**2 + EFFECT**2 * common + own
        played = [self._dice(scores, number, finals) for number in range(len(names))]
        tried = [number for number, dice in enumerate(played) if dice]
        seen, noise = [], []
        for number in tried:
            mine = list(played[number].values())
            games = 2 * len(mine)
            share = (share_of(mine) * games + 1) / (games + 2)
            seen.append(logit(share) - told[number])
            noise.append(1 / (games * share * (1 - share)))
        alike = likeness_of([played[number] for number in tried])
        noises = np.sqrt(np.outer(noise, noise)) * alike
        if self.share is not None:
            # An earlier measurement counts as another observation of the scenario as it is.
            tried.append(0)
            seen.append(0.0)
            noises = np.pad(noises, (0, 1))
            noises[-1, -1] = 1 / (MEASURED * 0.2)
        known = kernel[np.ix_(tried, tried)] + noises
        gain = np.linalg.solve(known, kernel[tried]).T
        mean = np.array(told) + gain @ np.array(seen)
        left = np.diag(kernel) - np.einsum("ij,ij->i", gain, kernel[tried].T)
        return mean.tolist(), np.sqrt(np.maximum(left, 0.0)).tolist()


class Estimate(msgspec.Struct, frozen=True):
    share: float
    low: float
    high: float
    games: int


class Found(msgspec.Struct, frozen=True):
    """A measured variant."""

    variant: Variant
    result: Estimate
    effect: Estimate
    """Change of the first side's win rate, in games with the same dice."""

    @property
    def label(self) -> Label:
        result = self.result
        if FAIR[0] <= result.low and result.high <= FAIR[1]:
            return "even"
        if FAIR[0] <= result.share <= FAIR[1]:
            return "looks-even"
        return "nearly-even" if NEARLY[0] <= result.share <= NEARLY[1] else "not-enough"


class Result(msgspec.Struct, frozen=True):
    """The current result of a search."""

    now: Estimate | None
    """Estimate for the scenario as it is, from the final games, or before them from the trials."""
    found: list[Found]
    """Measured variants, nearest to one half first."""


def result_of(plan: Plan, scores: Sequence[int], finished: bool) -> Result:
    """Return the result from the scores of all pairs played, in their order."""
    mine = plan.final(scores, 0) if plan.chosen else []
    if not mine:
        return Result(estimate(plan.trial(scores, 0), False), [])
    found = []
    for at, number in enumerate(plan.chosen, 1):
        theirs = plan.final(scores, at)
        result = estimate(theirs, finished)
        if result is not None:
            found.append(Found(plan.variants[number], result, _effect(mine, theirs)))
    if not plan.is_graded:
        # Rank by all evidence: of three estimates the nearest to one half often is so by luck.
        expected, _ = plan.expectations(scores, finals=True)
        off = {plan.variants[number].content: abs(expected[number]) for number in plan.chosen}
        found.sort(key=lambda one: off[one.variant.content])
    return Result(estimate(mine, finished), found)


def likeness_of(trials: Sequence[dict[int, int]]) -> Numbers:
    """Return the correlation of the trials' luck.

    It is 1 on the diagonal, elsewhere the share of common dice times the correlation of games with
    the same dice.
    """
    common = sorted(trials[0])
    first = [one for one in trials if all(dice in one for dice in common)]
    table = np.array([[one[dice] for dice in common] for one in first], dtype=float)
    table -= table.mean(axis=1, keepdims=True)
    spread_of = np.sqrt((table**2).sum(axis=1))
    known = spread_of > 0
    alike = 0.0
    if known.sum() > 1:
        rows = table[known] / spread_of[known, None]
        both = rows @ rows.T
        count = len(rows)
        alike = min(MOST_ALIKE, max(0.0, (both.sum() - count) / (count * (count - 1))))
    shared = np.array(
        [
            [len(one.keys() & other.keys()) / sqrt(len(one) * len(other)) for other in trials]
            for one in trials
        ]
    )
    found: Numbers = np.where(np.eye(len(trials)) > 0, 1.0, alike * shared)
    return found


def _inside(mean: float, error: float) -> float:
    """Return the probability that a share is even, from its log odds and their error."""
    low, high = ((logit(end) - mean) / (error * sqrt(2) + 1e-9) for end in FAIR)
    return (erf(high) - erf(low)) / 2


def share_of(scores: Sequence[int]) -> float:
    return sum(scores) / (MOST_HALVES * len(scores))


def estimate(scores: Sequence[int], finished: bool) -> Estimate | None:
    if not scores:
        return None
    counts = [0] * (MOST_HALVES + 1)
    for score in scores:
        counts[score] += 1
    interval: Interval = at_the_end(counts) if finished else at_any_time(counts)
    return Estimate(share_of(scores), interval.low, interval.high, 2 * len(scores))


def _effect(before: Sequence[int], after: Sequence[int]) -> Estimate:
    """Return the mean difference of pairs with the same dice, with its 95% interval."""
    both = [(b - a) / MOST_HALVES for a, b in zip(before, after, strict=False)]
    mean = sum(both) / len(both)
    spread = sum((one - mean) ** 2 for one in both) / max(1, len(both) - 1)
    # If all pairs are alike, assume that one more pair would differ.
    error = Z95 * sqrt(max(spread, 1 / len(both)) / len(both))
    return Estimate(mean, max(-1.0, mean - error), min(1.0, mean + error), 2 * len(both))


# Choice of variants


def plan_of(
    game: Game,
    text: str,
    size: Size,
    groups: Sequence[str] = (),
    share: float | None = None,
    seconds: float = float("inf"),
) -> Plan:
    """Return the plan of a search: the variants to try.

    ``share`` is the scenario's measured win rate. After ``seconds`` of processor time, edits
    without a prediction are left out; processor time makes the result the same on a busy machine.
    Raise ContentError if the text has errors.
    """
    began = time.process_time()
    data = made_scenarios.parse(text)
    edits = [edit for edit in small_edits(game, text) if not groups or edit.group in groups]
    now, shifts = predicted_shifts(game, text, edits, began + SPENT * seconds, share)
    base = share if share is not None else now if now is not None else 0.5
    variants = [Variant(game.content(text), predicted=now)]
    known: set[tuple[int, ...]] = set()
    parts: dict[int, None] = {}

    def add(ways: Iterator[tuple[int, ...]], most: int, most_with: int) -> None:
        used: Counter[int] = Counter()
        for numbers in ways:
            if len(variants) > most or time.process_time() - began > seconds:
                break
            chosen = [edits[number] for number in numbers]
            if numbers in known or any(used[number] >= most_with for number in numbers):
                continue
            if len(chosen) > 1 and not fits(game, data, chosen):
                continue
            predicted = None
            if all(number in shifts for number in numbers):
                predicted = _share(logit(base) + sum(shifts[number] for number in numbers))
            known.add(numbers)
            parts.update(dict.fromkeys(numbers))
            used.update(numbers)
            content = game.content(edited_text(data, chosen))
            variants.append(Variant(content, chosen, predicted))

    add(_promising(edits, shifts, -logit(base)), size.tried, MOST_WITH)
    tried = len(variants)
    if size.again:
        together = list(parts)[: size.tried]
        sets = _sets(edits, together, shifts, -logit(base))
        add(sets, size.tried + SPARE, MOST_SPARE_WITH)
    looked_at = len(shifts) or len(edits)
    spare = len(variants) - tried
    return Plan(size, variants, looked_at, list(groups), share, spare=spare)


def predicted_shifts(
    game: Game,
    text: str,
    edits: Sequence[Edit],
    until: float,
    share: float | None = None,
) -> tuple[float | None, dict[int, float]]:
    """Return the predicted win rate of the first side, and each edit's effect on its log odds.

    Edits that are not predicted in time are left out. ``share`` is the measured win rate; the edits
    that lead nearest to one half from there, on both sides of it, are predicted a second time.
    """
    shifts: dict[int, float] = {}
    numbers = spread(len(edits))
    now: float | None = None
    for part, most in PASSES:
        told = _look(game, text, edits, numbers[:most], part, until, shifts)
        if told is None:
            break
        now = told
        numbers = _most_promising(shifts, -logit(now if share is None else share))
    return now, shifts


def _most_promising(shifts: dict[int, float], needed: float) -> list[int]:
    """Return edits, alternating between those nearest to the needed effect and the strongest."""
    near = sorted(shifts, key=lambda number: abs(shifts[number] - needed))
    far = sorted(shifts, key=lambda number: -shifts[number] * needed)
    return list(dict.fromkeys(one for both in zip(near, far, strict=True) for one in both))


def _look(
    game: Game,
    text: str,
    edits: Sequence[Edit],
    numbers: Sequence[int],
    part: float,
    until: float,
    shifts: dict[int, float],
) -> float | None:
    """Predict a scenario and the effects of some edits, as long as there is time.

    Return the scenario's predicted win rate, or None if there is none.
    """
    if time.process_time() > until:
        return None
    data = made_scenarios.parse(text)
    now = predict(game, game.add(text), part)
    for number in numbers if now is not None else ():
        if time.process_time() > until:
            break
        told = predict(game, game.add(edited_text(data, [edits[number]])), part)
        if told is not None and now is not None:
            shifts[number] = logit(told.first_side) - logit(now.first_side)
    return None if now is None else now.first_side


def _promising(
    edits: Sequence[Edit], shifts: dict[int, float], needed: float
) -> Iterator[tuple[int, ...]]:
    """Yield edits and sets of edits, those predicted to lead nearest to one half first.

    Edits without a prediction come last, in an order that mixes their kinds.
    """
    helpful = sorted(shifts, key=lambda number: -shifts[number] * needed)
    together = [number for number in helpful[:COMBINED] if shifts[number] * needed > 0]
    singles: list[tuple[int, ...]] = [(number,) for number in shifts]
    yield from sorted(
        [*singles, *_sets(edits, together, shifts, needed)],
        key=lambda some: _off(some, shifts, needed),
    )
    yield from ((number,) for number in spread(len(edits)) if number not in shifts)


def _sets(
    edits: Sequence[Edit], together: Sequence[int], shifts: dict[int, float], needed: float
) -> Iterator[tuple[int, ...]]:
    """Yield sets of the given edits, those predicted to lead nearest to one half first."""
    sets = (
        some
        for count in range(2, MOST_TOGETHER + 1)
        for some in combinations(sorted(together), count)
        if apart([edits[one] for one in some])
    )
    yield from sorted(sets, key=lambda some: _off(some, shifts, needed))


def _off(some: tuple[int, ...], shifts: dict[int, float], needed: float) -> float:
    # Prefer the smaller set if two lead equally near.
    return abs(sum(shifts.get(one, 0.0) for one in some) - needed) + 0.1 * (len(some) - 1)


def apart(edits: Sequence[Edit]) -> bool:
    """Return whether no two of the edits change the same value."""
    paths = [change.path for edit in edits for change in edit.changes]
    return len(set(paths)) == len(paths) and not any(
        one != other and other[: len(one)] == one for one in paths for other in paths
    )


def fits(game: Game, data: Data, edits: Sequence[Edit]) -> bool:
    try:
        return is_legal(game, data, edits)
    except SandtableError:
        return False


def spread(count: int) -> list[int]:
    """Return all numbers below ``count``, with neighbours far apart: they are edits of one kind."""
    step = max(1, round(sqrt(count)))
    return [number for first in range(step) for number in range(first, count, step)]


def edited_text(data: Data, edits: Sequence[Edit]) -> str:
    return made_scenarios.canonical(applied(data, edits))


def logit(share: float) -> float:
    inside = min(1 - EXTREME, max(EXTREME, share))
    return log(inside / (1 - inside))


def _share(odds: float) -> float:
    return 1 / (1 + exp(-odds))
