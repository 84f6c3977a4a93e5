"""Training games: observations, values of choices, and results."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sandtable.agents.heuristics import likelihoods, reply
from sandtable.agents.network_guide import NetworkGuide, Reader
from sandtable.agents.search import Tree
from sandtable.core import Game, Rng, State
from sandtable.core.heuristics import Intent

FULL_SEARCH = 4
"""One decision in this many is searched in full and used for training."""
NOTED = 20
"""In games without search, one decision in this many is used for training."""
SLIPS = (0, 5, 10, 25)
"""Percentages of random choices in a game by heuristics, during up to the first ``LATE`` decisions;
each game uses one of them."""
LATE = 300
NOISE = 0.25


@dataclass(slots=True)
class Lessons:
    """Training rows from some games."""

    positions: list[NDArray[np.float16]] = field(default_factory=list)
    choices: list[NDArray[np.float16]] = field(default_factory=list)
    promises: list[NDArray[np.float32]] = field(default_factory=list)
    """Target probabilities of the choices, which sum to 1."""
    thoughts: list[float] = field(default_factory=list)
    """Values of the positions for the seat that chose, as estimated by the search."""
    telling: list[bool] = field(default_factory=list)
    """Whether the value of each position is used for training."""
    seats: list[int] = field(default_factory=list)
    results: list[float] = field(default_factory=list)

    def note(
        self,
        reader: Reader,
        state: State,
        seat: int,
        promises: ArrayLike,
        worth: float,
        counts: bool = True,
    ) -> None:
        """Add a position. ``counts`` is whether the game's result says something about its
        value."""
        self.positions.append(reader.position(state, seat).astype(np.float16))
        self.choices.append(reader.choices(state, seat).astype(np.float16))
        self.promises.append(np.array(promises, dtype=np.float32))
        self.thoughts.append(worth)
        self.telling.append(counts and reader.quiet(state))
        self.seats.append(seat)

    def close(self, state: State) -> None:
        """Add the result of a finished game to all its positions."""
        for seat in self.seats[len(self.results) :]:
            self.results.append(0.0 if state.winner < 0 else 1.0 if state.winner == seat else -1.0)

    def save(self, file: Path) -> None:
        """Save the rows as arrays; a position's choices end where those of the next start."""
        part = file.with_suffix(".part.npz")
        np.savez(
            part,
            positions=np.array(self.positions),
            choices=np.concatenate(self.choices),
            promises=np.concatenate(self.promises),
            ends=np.cumsum([len(rows) for rows in self.choices]),
            thoughts=np.array(self.thoughts, dtype=np.float32),
            telling=np.array(self.telling),
            results=np.array(self.results, dtype=np.float32),
        )
        # Rename the file only when it is complete, even if the process is killed.
        part.rename(file)


def play_by_thumb(game: Game, scenario: str, reader: Reader, lessons: Lessons, rng: Rng) -> None:
    """Play a game by heuristics, with random choices at first so that other positions occur.

    The value of a position is learned only after the last random choice, when both sides play as
    they do in a search.
    """
    slips = SLIPS[rng.below(len(SLIPS))]
    last_slip = rng.below(LATE)
    intent = Intent()
    made = 0
    state = game.start(scenario, rng)
    while not state.over:
        seat = state.seat
        codes = state.codes(seat)
        code = codes[0]
        if len(codes) > 1:
            if rng.below(NOTED) == 0:
                likely = likelihoods(state.view(seat).position, seat)
                lessons.note(reader, state, seat, list(likely), 0.0, counts=made > last_slip)
            if made == last_slip or (made < last_slip and rng.below(100) < slips):
                code = codes[rng.below(len(codes))]
                intent.forget()
            else:
                code = reply(state, seat, intent)
            made += 1
        state.choose_code(code, seat)
        state.settle_all(rng)
    lessons.close(state)
    lessons.thoughts = list(lessons.results)


def play_by_promise(
    game: Game, scenario: str, guide: NetworkGuide, lessons: Lessons, rng: Rng
) -> None:
    """Play a quick game by the network's policy; the heuristics provide the target probabilities.

    The network learns most from its own mistakes: it reaches positions that the heuristics never
    do. The results of such games say little about the value of positions.
    """
    state = game.start(scenario, rng)
    while not state.over:
        seat = state.seat
        codes = state.codes(seat)
        code = codes[0]
        if len(codes) > 1:
            if rng.below(NOTED) == 0:
                right = likelihoods(state.view(seat).position, seat)
                lessons.note(guide.reader, state, seat, list(right), 0.0, counts=False)
            promises = guide.learned(state, seat)
            code = codes[draw([int(1000 * promise) for promise in promises], rng)]
        state.choose_code(code, seat)
        state.settle_all(rng)
    lessons.close(state)
    lessons.thoughts = list(lessons.results)


def play_by_search(
    game: Game,
    scenario: str,
    guide: NetworkGuide,
    rounds: int,
    lessons: Lessons,
    rng: Rng,
    rival: NetworkGuide | None = None,
) -> None:
    """Play a game in which both sides search, some decisions in full and most with fewer rounds.

    Against a rival, which plays one side at full strength, only the other side's decisions are
    used.
    """
    pupil = int(rng.below(len(game.seats)))
    state = game.start(scenario, rng)
    while not state.over:
        seat = state.seat
        codes = state.codes(seat)
        code = codes[0]
        if len(codes) > 1 and rival is not None and seat != pupil:
            tree = Tree(state.view(seat), seat, rival, rng)
            tree.grow(rounds, math.inf, hurry=True)
            code = tree.best()
        elif len(codes) > 1:
            full = rng.below(FULL_SEARCH) == 0
            tree = Tree(state.view(seat), seat, guide, rng, NOISE if full else 0.0)
            tree.grow(rounds if full else max(8, rounds // 5), math.inf)
            shares = list(tree.shares())
            if full:
                lessons.note(guide.reader, state, seat, shares, tree.worth(tree.best()))
            code = codes[draw([int(1000 * share) for share in shares], rng)]
        state.choose_code(code, seat)
        state.settle_all(rng)
    lessons.close(state)


def draw(weights: Sequence[int], rng: Rng) -> int:
    """Return a random index with probabilities proportional to the weights."""
    point = rng.below(sum(weights))
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise AssertionError("weights must be greater than 0")
