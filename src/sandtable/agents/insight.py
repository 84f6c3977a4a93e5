"""What guides a search: a network's view of the numbers of a position and its choices."""

from typing import Protocol, cast

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.agents.network import Network, Numbers
from sandtable.agents.recruit import judgement
from sandtable.agents.search import Guide
from sandtable.core import Decision, Game, State, View
from sandtable.heroes import words as heroes_words
from sandtable.heroes.content import HeroesGame
from sandtable.heroes.features import Observer as SkirmishObserver
from sandtable.heroes.prospects import Surveyor as SkirmishSurveyor
from sandtable.heroes.state import Skirmish
from sandtable.heroes.view import SkirmishView
from sandtable.undaunted.content import UndauntedGame
from sandtable.undaunted.features import Observer
from sandtable.undaunted.prospects import Surveyor
from sandtable.undaunted.state import Battle
from sandtable.undaunted.view import BattleView
from sandtable.undaunted.words import TURN, kind_of

CALM = 6.0
"""By how many points of a rule of thumb one choice is e times as likely as another."""
LEAST = -8.0
"""Where choices are so bad that it no longer matters how bad."""


def numbers(values: vec[float]) -> Numbers:
    """The same numbers for NumPy, not copied; the types do not know that a vec is a buffer."""
    return np.frombuffer(cast(bytearray, values))


class Reader(Protocol):
    """Turns the positions of one scenario, and the choices there, into numbers."""

    size: int
    """How many numbers a position has."""
    width: int
    """How many a choice has; the last tells what a rule of thumb makes of it."""

    def position(self, state: State, seat: i64) -> Numbers: ...

    def choices(self, state: State, seat: i64, codes: vec[i64]) -> Numbers: ...

    def quiet(self, state: State) -> bool:
        """Whether a position can be judged: nothing is half done."""
        ...


class UndauntedReader:
    """The numbers of the Undaunted system."""

    def __init__(self, game: UndauntedGame, scenario: str) -> None:
        self._observer = Observer(game.rules(scenario))
        self._surveyor = Surveyor(self._observer)
        self.size = int(self._observer.size)
        self.width = int(self._surveyor.width) + 1

    def position(self, state: State, seat: i64) -> Numbers:
        assert isinstance(state, Battle)
        return numbers(self._observer.observe(state, seat))

    def choices(self, state: State, seat: i64, codes: vec[i64]) -> Numbers:
        assert isinstance(state, Battle)
        rows = numbers(self._surveyor.survey(state, seat, codes))
        found = np.empty((len(codes), self.width))
        found[:, :-1] = rows.reshape(len(codes), -1)
        found[:, -1] = thumb(BattleView(seat, state), state.decision(seat))
        return found

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Battle)
        return kind_of(state.top()) <= TURN


HALF_DONE = frozenset(
    (
        heroes_words.TARGETING,
        heroes_words.SHARING,
        heroes_words.ATTACK,
        heroes_words.HIT,
        heroes_words.DAMAGE,
        heroes_words.ASSAULTING,
        heroes_words.BLAST,
        heroes_words.DEMOLISHING,
        heroes_words.CHOOSING,
        heroes_words.PLAYED,
        heroes_words.WINDOW,
    )
)
"""What of Heroes is carried out before a position is judged: attacks and cards, no long moves."""


class HeroesReader:
    """The numbers of the Heroes system."""

    def __init__(self, game: HeroesGame, scenario: str) -> None:
        self._observer = SkirmishObserver(game.rules(scenario))
        self._surveyor = SkirmishSurveyor(self._observer)
        self.size = int(self._observer.size)
        self.width = int(self._surveyor.width) + 1

    def position(self, state: State, seat: i64) -> Numbers:
        assert isinstance(state, Skirmish)
        return numbers(self._observer.observe(state, seat))

    def choices(self, state: State, seat: i64, codes: vec[i64]) -> Numbers:
        assert isinstance(state, Skirmish)
        rows = numbers(self._surveyor.survey(state, seat, codes))
        found = np.empty((len(codes), self.width))
        found[:, :-1] = rows.reshape(len(codes), -1)
        found[:, -1] = thumb(SkirmishView(seat, state), state.decision(seat))
        return found

    def quiet(self, state: State) -> bool:
        return int(heroes_words.kind_of(state.top())) not in HALF_DONE


def thumb(view: View, decision: Decision | None) -> Numbers:
    """What rules of thumb make of each choice: the logarithm of how likely it is, 0 at best."""
    assert decision is not None
    judge = judgement(view, decision)
    scores: Numbers = np.array([judge.score(move) for move in decision.options])
    scores -= scores.max()
    scores /= CALM
    np.maximum(scores, LEAST, out=scores)
    return scores


def reader(game: Game, scenario: str) -> Reader:
    """What reads the positions of a scenario."""
    if isinstance(game, HeroesGame):
        return HeroesReader(game, scenario)
    assert isinstance(game, UndauntedGame)
    return UndauntedReader(game, scenario)


class Insight(Guide):
    """A network's opinion."""

    def __init__(self, network: Network, reader: Reader) -> None:
        self.network = network
        self.reader = reader

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        position = self.reader.position(state, seat)
        choices = self.reader.choices(state, seat, codes)
        return vec[float](self.network.promise(position, choices).tolist())

    def worth(self, state: State, seat: i64) -> float:
        return self.network.worth(self.reader.position(state, seat))

    def quiet(self, state: State) -> bool:
        return self.reader.quiet(state)
