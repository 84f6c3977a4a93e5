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
    """The same numbers for NumPy; the types do not know that a vec is a buffer."""
    return np.frombuffer(cast(bytearray, values)).astype(np.float32)


class Reader:
    """The numbers of one scenario's positions, and of the choices there, for NumPy."""

    def __init__(self, facet: SystemReader) -> None:
        self.system = facet
        self.size = int(facet.size)
        """How many numbers a position has."""
        self.width = int(facet.width)
        """How many a choice has."""
        self.foresights = tuple(facet.foresights)
        """How far a search may look; who can spend more looks further."""

    def position(self, state: State, seat: i64) -> Numbers:
        return numbers(self.system.position(state, seat))

    def choices(self, state: State, seat: i64, known: bool = False) -> Numbers:
        """``known``: the same position of the same seat was the last one asked for."""
        return numbers(self.system.choices(state, seat, known)).reshape(-1, self.width)

    def quiet(self, state: State) -> bool:
        """Whether a position can be judged: nothing is half done."""
        return self.system.quiet(state)

    def idle(self, code: int) -> bool:
        """Whether a choice changes nothing in the game, and could be made again and again."""
        return self.system.idle(code)


def reader(game: Game, scenario: str) -> Reader:
    """What reads the positions of a scenario."""
    return reader_of(game.start(scenario))


def reader_of(position: State) -> Reader:
    """What reads the positions of a game like this one, under the rules it is played by."""
    return Reader(position.scenario.facets.reader(position))


class NetworkGuide(Guide):
    """A network's opinion."""

    def __init__(
        self,
        network: Network,
        reader: Reader,
        foresight: Foresight | None = None,
        thoughts: Intent | None = None,
    ) -> None:
        """Without ``foresight`` the shortest there is; ``thoughts`` that guides may share."""
        super().__init__()
        foresight = foresight or reader.foresights[0]
        self.foresight = foresight.choices
        self.branching = foresight.branching
        self.network = network
        self.reader = reader
        # What is judged in the end should be like what was learned from: play by heuristics.
        self.thoughts = thoughts or Intent()
        """Where units are going while a position is played on, and what was found out before."""
        self.intent = self.thoughts
        self.system: SystemReader = reader.system

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """By heuristics, which cost less time than the network."""
        thumbs = likelihoods(state, seat, self.thoughts)
        if not has_idle(state, seat, self.system):
            return thumbs
        return self._of_use(list(thumbs), list(thumbs), codes)

    def learned(self, state: State, seat: i64) -> list[float]:
        """What the network promises."""
        position = self.reader.position(state, seat)
        promises: list[float] = self.network.promise(
            position, self.reader.choices(state, seat, known=True)
        ).tolist()
        return promises

    def second_look(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """Half of it what the heuristics say, half the network; what they rule out is out."""
        thumbs = list(likelihoods(state, seat, self.thoughts))
        both = zip(thumbs, self.learned(state, seat), strict=True)
        promises = [(one + other) / 2 if one else 0.0 for one, other in both]
        whole = sum(promises)
        return self._of_use([promise / whole for promise in promises], thumbs, codes)

    def _of_use(self, promises: list[float], thumbs: list[float], codes: vec[i64]) -> vec[float]:
        """Choices that change nothing promise nothing, unless heuristics want nothing else.

        No search can tell what they are good for: how much to be asked, for one.
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
