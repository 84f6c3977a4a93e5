"""Training the prediction of balance from scenarios measured by fast games.

The training set has random battles, random battles after a few small edits, and printed scenarios
after one small edit. The evaluation uses other random battles, each measured by many games.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import sandtable
from sandtable.agents.prediction import first_position, playouts
from sandtable.core import Game, made_scenarios
from sandtable.core.edits import Edit, applied, is_legal
from sandtable.lab.console import say
from sandtable.lab.measure.scores import Player, Wanted, measure
from sandtable.lab.workers import Workers

Floats = NDArray[np.float64]
TAUGHT_FROM, EDITED_FROM, EXAMINED_FROM = 500_000, 600_000, 900_000
"""First seeds of the random battles for training, for training after edits, and for evaluation."""
SMOOTHING = 1e-2
MARGIN = 0.25
"""Margin beyond the range of a feature in training, as a share of the range."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """The settings of training a title's prediction."""

    title: str
    battles: int
    games: int
    exam_battles: int
    exam_games: int
    plays: int
    last_round: int
    seed: int = 1944


@dataclass(frozen=True, slots=True)
class Measured:
    """Measured scenarios: the prediction's inputs, first positions, wins and games."""

    signs: Floats
    starts: Floats
    wins: Floats
    games: Floats


def teach(lessons: Lessons, team: Workers, file: Path) -> str:
    """Measure scenarios, train the prediction, write it to a file and return a report."""
    game = sandtable.load(lessons.title)
    taught = list(_taught(game, lessons))
    exam = list(_battles(game, EXAMINED_FROM, lessons.exam_battles, lessons.exam_games))
    say(f"measuring {len(taught)} scenarios for training, {len(exam)} for evaluation")
    seen, unseen = (_measured(game, lessons, team, some) for some in (taught, exam))
    return learn(lessons, seen, unseen, file)


def examine(lessons: Lessons, team: Workers, file: Path) -> str:
    """Evaluate a trained prediction with another number of playouts, save that and return a
    report."""
    game = sandtable.load(lessons.title)
    some = list(_battles(game, EXAMINED_FROM, lessons.exam_battles, lessons.exam_games))
    say(f"measuring {len(some)} scenarios for evaluation")
    exam = _measured(game, lessons, team, some)
    with np.load(file) as kept:
        learned = dict(kept)
    return _examined(lessons, exam, learned, file)


def _battles(game: Game, first: int, number: int, games: int) -> Iterator[Wanted]:
    sizes = game.battle_sizes
    for seed in range(first, first + number):
        yield Wanted(game.random_battle(seed, sizes[seed % len(sizes)]), "", games)


def _taught(game: Game, lessons: Lessons) -> Iterator[Wanted]:
    yield from _battles(game, TAUGHT_FROM, lessons.battles, lessons.games)
    draw = random.Random(lessons.seed)
    for battle in _battles(game, EDITED_FROM, lessons.battles, lessons.games):
        yield from _edited(game, battle.scenario, draw.randint(1, 3), draw, lessons.games)
    listed = [listing.id for listing in game.listings()]
    for number in range(lessons.battles):
        yield from _edited(game, listed[number % len(listed)], 1, draw, lessons.games)


def _edited(
    game: Game, scenario: str, number: int, draw: random.Random, games: int
) -> Iterator[Wanted]:
    """Yield a scenario after some small edits; nothing if it cannot be edited."""
    data = made_scenarios.parse(game.text(scenario))
    facet = game.facets.edits()
    chosen: list[Edit] = []
    for _ in range(number if facet is not None else 0):
        assert facet is not None
        now = applied(data, chosen)
        edit = draw.choice(list(facet.candidates(game, now)))
        if is_legal(game, now, [edit]):
            chosen.append(edit)
    if chosen:
        content = game.content(made_scenarios.canonical(applied(data, chosen)))
        yield Wanted(made_scenarios.content_id(game.id, content), content, games)


def _measured(game: Game, lessons: Lessons, team: Workers, some: Sequence[Wanted]) -> Measured:
    shares = measure(team, game.id, dict(enumerate(some)), Player("thumb"), lessons.seed)
    look = partial(_look, lessons)
    looks = dict(team.run(look, dict.fromkeys(some)))
    return Measured(
        np.array([looks[one][0] for one in some], dtype=float),
        np.array([looks[one][1] for one in some], dtype=float),
        np.array([sum(shares[number]) for number in range(len(some))], dtype=float),
        np.array([len(shares[number]) for number in range(len(some))], dtype=float),
    )


def _look(lessons: Lessons, wanted: Wanted) -> tuple[list[float], list[float]]:
    if wanted.content:
        made_scenarios.remember(lessons.title, wanted.content)
    game = sandtable.load(lessons.title)
    signs = playouts(game, wanted.scenario, lessons.plays, lessons.last_round)
    assert signs is not None
    return signs.tolist(), first_position(game, wanted.scenario).tolist()


def learn(lessons: Lessons, taught: Measured, exam: Measured, file: Path) -> str:
    """Fit the weights by one step of logistic regression, weighted by the evidence of each
    result."""
    odds = np.log((taught.wins + 1) / (taught.games - taught.wins + 1))
    share = taught.wins / taught.games
    evidence = taught.games * share * (1 - share) + 1
    mean, spread = taught.signs.mean(0), taught.signs.std(0) + 1e-6
    table = np.c_[(taught.signs - mean) / spread, np.ones(len(odds))]
    ridge = np.eye(table.shape[1]) * SMOOTHING * evidence.sum()
    ridge[-1, -1] = 0
    weighed = (table * evidence[:, None]).T
    found = np.linalg.solve(weighed @ table + ridge, weighed @ odds)
    weights = found[:-1] / spread
    bias = found[-1] - mean @ weights
    low, high = taught.starts.min(0), taught.starts.max(0)
    margin = MARGIN * (high - low) + 1e-3
    learned = {
        "weights": weights.astype(np.float32),
        "bias": np.float32(bias),
        "low": (low - margin).astype(np.float16),
        "high": (high + margin).astype(np.float16),
    }
    return f"trained on {len(odds)} scenarios; {_examined(lessons, exam, learned, file)}"


def _examined(lessons: Lessons, exam: Measured, learned: dict[str, Any], file: Path) -> str:
    """Write the trained prediction with its errors; return a report."""
    told = 1 / (1 + np.exp(-(exam.signs @ learned["weights"] + learned["bias"])))
    off = np.abs(told - exam.wins / exam.games)
    found = {
        "plays": lessons.plays,
        "last_round": lessons.last_round,
        "mean_error": np.float32(off.mean()),
        "error": np.float32(np.quantile(off, 0.95)),
    }
    np.savez_compressed(file, **{**learned, **found})
    even = np.abs(0.5 - exam.wins / exam.games).mean()
    return (
        f"{lessons.title}: on {len(off)} random battles outside the training set, each measured "
        f"in {exam.games.min():.0f} games, the error is {100 * off.mean():.1f} points on average "
        f"and at most {100 * np.quantile(off, 0.95):.1f} in 19 of 20 "
        f"(always predicting 50%: {100 * even:.1f} on average)"
    )
