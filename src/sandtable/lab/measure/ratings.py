"""Elo ratings from results: the Bradley–Terry model by maximum likelihood."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt

import numpy as np
import numpy.typing as npt

from sandtable.agents.match import Z95
from sandtable.core import SandtableError

ELO = 400 / log(10)
"""Elo points per unit of log-odds."""
ENOUGH = 1e-10
MOST_STEPS = 100

Vector = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Score:
    """One agent's score against another; a draw is half a point."""

    won: float
    games: int


@dataclass(frozen=True, slots=True)
class Rating:
    """An agent's rating relative to the first, with its 95% interval."""

    agent: str
    elo: float
    low: float
    high: float


class Ratings:
    """The ratings of some agents, with the first at 0.

    One drawn game is added to each pairing, so that an agent that won all its games does not get an
    infinite rating. The intervals come from the observed information, as if all games were
    independent and without draws; mirrored pairs and draws only make the true intervals narrower.
    """

    def __init__(self, agents: Sequence[str], scores: Mapping[tuple[str, str], Score]) -> None:
        self.agents = list(agents)
        size = len(self.agents)
        won = np.zeros((size, size))
        for (one, other), score in scores.items():
            if score.games:
                a, b = self.agents.index(one), self.agents.index(other)
                won[a, b] += score.won + 0.5
                won[b, a] += score.games - score.won + 0.5
        self._played = won + won.T
        if not _joined(self._played):
            raise SandtableError("cannot compare these agents: they are not connected by games")
        self._strength, self._spread = _most_likely(won)

    def __getitem__(self, agent: str) -> Rating:
        """Return the rating of an agent."""
        return self.above(agent, self.agents[0])

    def above(self, one: str, other: str) -> Rating:
        """Return one agent's rating relative to another."""
        a, b = self.agents.index(one), self.agents.index(other)
        elo = ELO * (self._strength[a] - self._strength[b])
        spread = self._spread
        variance = spread[a, a] + spread[b, b] - 2 * spread[a, b]
        wide = Z95 * ELO * sqrt(max(0.0, float(variance)))
        return Rating(one, float(elo), float(elo - wide), float(elo + wide))


def _joined(played: Vector) -> bool:
    """Return whether games connect every agent with the first."""
    reached = {0}
    while True:
        more = {int(b) for a in reached for b in np.flatnonzero(played[a])} - reached
        if not more:
            return len(reached) == len(played)
        reached |= more


def _most_likely(won: Vector) -> tuple[Vector, Vector]:
    """Return the most likely strengths for these results, and their covariances (Newton's
    method)."""
    size = len(won)
    played = won + won.T
    strength = np.zeros(size)
    spread = np.zeros((size, size))
    for _ in range(MOST_STEPS):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (won - played * chance).sum(axis=1)
        weight = played * chance * (1 - chance)
        information = np.diag(weight.sum(axis=1)) - weight
        # The first agent's strength is fixed: only differences can be estimated.
        spread[1:, 1:] = np.linalg.inv(information[1:, 1:])
        step = spread @ slope
        # A long step may overshoot; the likelihood has one maximum, so shorter steps reach it too.
        strength += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < ENOUGH:
            break
    return strength, spread
