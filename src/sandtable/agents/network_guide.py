"""The guide of a search: a network's value and policy from features of a position."""

from typing import cast

import numpy as np
from mypy_extensions import i64

from sandtable.agents.heuristics import has_idle, likelihoods
from sandtable.agents.network import Network, Numbers
from sandtable.agents.search import Guide
from sandtable.core import Game, State
from sandtable.core.facets import Foresight
from sandtable.core.facets import Reader as SystemReader
from sandtable.core.heuristics import Intent
from sandtable.core.vec import vec


def numbers(values: vec[float]) -> Numbers:
    """Return a vec as a NumPy array. A vec is a buffer, but its type does not show that."""
    return np.frombuffer(cast(bytearray, values)).astype(np.float32)


class Reader:
    """The features of positions and choices of one scenario, as NumPy arrays."""

    def __init__(self, facet: SystemReader) -> None:
        self.system = facet
        self.size = int(facet.size)
        """Number of features of a position."""
        self.width = int(facet.width)
        """Number of features of a choice."""
        self.foresights = tuple(facet.foresights)
        """Available foresights, shortest first; larger budgets use longer ones."""

    def position(self, state: State, seat: i64) -> Numbers:
        return numbers(self.system.position(state, seat))

    def choices(self, state: State, seat: i64, known: bool = False) -> Numbers:
        """Return the features of a seat's choices, one row each.

        ``known`` says that the last call was for the same position and seat.
        """
        return numbers(self.system.choices(state, seat, known)).reshape(-1, self.width)

    def quiet(self, state: State) -> bool:
        """Return whether a position can be evaluated, with no action half resolved."""
        return self.system.quiet(state)

    def idle(self, code: int) -> bool:
        """Return whether a choice changes nothing in the game and could be repeated endlessly."""
        return self.system.idle(code)


def reader(game: Game, scenario: str) -> Reader:
    """Return the reader for the positions of a scenario."""
    return reader_of(game.start(scenario))


def reader_of(position: State) -> Reader:
    """Return the reader for positions of the same scenario and rules version."""
    return Reader(position.scenario.facets.reader(position))


class NetworkGuide(Guide):
    """Guide that uses a network's value and policy together with the heuristics."""

    def __init__(
        self,
        network: Network,
        reader: Reader,
        foresight: Foresight | None = None,
        thoughts: Intent | None = None,
    ) -> None:
        """``foresight`` defaults to the shortest; ``thoughts`` may be shared by several guides."""
        super().__init__()
        foresight = foresight or reader.foresights[0]
        self.foresight = foresight.choices
        self.branching = foresight.branching
        self.network = network
        self.reader = reader
        # Positions are evaluated after heuristic play, as in the network's training games.
        self.thoughts = thoughts or Intent()
        """The heuristics' plans during heuristic play, and their cache of other positions."""
        self.intent = self.thoughts
        self.system: SystemReader = reader.system

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """Return the heuristics' probabilities, which are faster than the network's."""
        thumbs = likelihoods(state, seat, self.thoughts)
        if not has_idle(state, seat, self.system):
            return thumbs
        return self._of_use(list(thumbs), list(thumbs), codes)

    def learned(self, state: State, seat: i64) -> list[float]:
        """Return the network's probability of each choice."""
        position = self.reader.position(state, seat)
        promises: list[float] = self.network.promise(
            position, self.reader.choices(state, seat, known=True)
        ).tolist()
        return promises

    def second_look(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """Return the mean of the heuristics' and the network's probabilities; 0 where the
        heuristics exclude a choice."""
        thumbs = list(likelihoods(state, seat, self.thoughts))
        both = zip(thumbs, self.learned(state, seat), strict=True)
        promises = [(one + other) / 2 if one else 0.0 for one, other in both]
        whole = sum(promises)
        return self._of_use([promise / whole for promise in promises], thumbs, codes)

    def _of_use(self, promises: list[float], thumbs: list[float], codes: vec[i64]) -> vec[float]:
        """Give choices that change nothing the probability 0, unless they are the heuristics' best.

        A search cannot see the use of such choices, for example a setting of how often the seat is
        asked.
        """
        idle = [index for index, code in enumerate(codes) if self.reader.idle(int(code))]
        if idle:
            wanted = thumbs.index(max(thumbs))
            if wanted in idle:
                return vec[float]([float(index == wanted) for index in range(len(promises))])
            for index in idle:
                promises[index] = 0.0
            whole = sum(promises) or 1.0
            promises = [promise / whole for promise in promises]
        return vec[float](promises)

    def worth(self, state: State, seat: i64) -> float:
        return self.network.worth(self.reader.position(state, seat))
