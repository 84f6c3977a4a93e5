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
"""One decision in this many is searched and learned from; the others only continue the game."""
NOTED = 20
"""One decision in this many is recorded in a game without search."""
SLIPS = (0, 5, 10, 25)
"""How many choices of a hundred are made by chance in a game by heuristics, up to one of the
first ``LATE`` decisions."""
LATE = 300
NOISE = 0.25


@dataclass(slots=True)
class Lessons:
    """What is to be learned from some games, row by row."""

    positions: list[NDArray[np.float16]] = field(default_factory=list)
    choices: list[NDArray[np.float16]] = field(default_factory=list)
    promises: list[NDArray[np.float32]] = field(default_factory=list)
    """How good each choice is thought to be; together 1."""
    thoughts: list[float] = field(default_factory=list)
    """What the position was thought to be worth to the one who chose."""
    telling: list[bool] = field(default_factory=list)
    """Whether it can be learned what the position is worth."""
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
        """``counts`` is whether the end of its game tells what this position is worth."""
        self.positions.append(reader.position(state, seat).astype(np.float16))
        self.choices.append(reader.choices(state, seat).astype(np.float16))
        self.promises.append(np.array(promises, dtype=np.float32))
        self.thoughts.append(worth)
        self.telling.append(counts and reader.quiet(state))
        self.seats.append(seat)

    def close(self, state: State) -> None:
        """The game is over: tell all that was noted in it how it ended."""
        for seat in self.seats[len(self.results) :]:
            self.results.append(0.0 if state.winner < 0 else 1.0 if state.winner == seat else -1.0)

    def save(self, file: Path) -> None:
        """As arrays; the choices of a position end where those of the next begin."""
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
        # A file that is there is whole, whenever one was stopped.
        part.rename(file)


def play_by_thumb(game: Game, scenario: str, reader: Reader, lessons: Lessons, rng: Rng) -> None:
    """A game by heuristics, with slips at first so that other positions come up.

    What a position is worth is learned after the last slip: it is worth what comes of it when both
    sides play on as they do in a search, and no slip to come has to be reckoned with.
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
    """A quick game by the network's promises alone; heuristics say what would have been right.

    A pupil learns most from its own mistakes: it comes to positions the teacher never gets into.
    How such a game ends says little about what they are worth.
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
    """A game in which both sides search, some decisions in full and most in passing.

    Against a rival, who plays one side as well as it can, only what the other side sees is learned.
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
    """An index, as likely as its weight says."""
    point = rng.below(sum(weights))
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise AssertionError("a point beyond all weights")
