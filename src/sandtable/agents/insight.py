"""What guides a search: a network's view of the numbers of a position and its choices."""

from typing import Protocol, cast

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.agents.network import Network, Numbers
from sandtable.agents.recruit import judgement
from sandtable.agents.search import Guide
from sandtable.agents.thumb import thumb
from sandtable.core import Game, State, View
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


def numbers(values: vec[float]) -> Numbers:
    """The same numbers for NumPy; the types do not know that a vec is a buffer."""
    return np.frombuffer(cast(bytearray, values)).astype(np.float32)


class Reader(Protocol):
    """Turns the positions of one scenario, and the choices there, into numbers."""

    size: int
    """How many numbers a position has."""
    width: int
    """How many a choice has."""

    def position(self, state: State, seat: i64) -> Numbers: ...

    def choices(self, state: State, seat: i64, codes: vec[i64]) -> Numbers: ...

    def view(self, state: State, seat: i64) -> View:
        """What a seat sees of a state that was imagined for it already."""
        ...

    def quiet(self, state: State) -> bool:
        """Whether a position can be judged: nothing is half done."""
        ...

    def idle(self, code: int) -> bool:
        """Whether a choice changes nothing in the game, and could be made again and again."""
        ...


class UndauntedReader:
    """The numbers of the Undaunted system."""

    def __init__(self, game: UndauntedGame, scenario: str) -> None:
        self._observer = Observer(game.rules(scenario))
        self._surveyor = Surveyor(self._observer)
        self.size = int(self._observer.size)
        self.width = int(self._surveyor.width)

    def position(self, state: State, seat: i64) -> Numbers:
        assert isinstance(state, Battle)
        return numbers(self._observer.observe(state, seat))

    def choices(self, state: State, seat: i64, codes: vec[i64]) -> Numbers:
        assert isinstance(state, Battle)
        return numbers(self._surveyor.survey(state, seat, codes)).reshape(len(codes), -1)

    def view(self, state: State, seat: i64) -> View:
        assert isinstance(state, Battle)
        return BattleView(seat, state)

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Battle)
        return kind_of(state.top()) <= TURN

    def idle(self, code: int) -> bool:
        return False


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
        self.width = int(self._surveyor.width)

    def position(self, state: State, seat: i64) -> Numbers:
        assert isinstance(state, Skirmish)
        return numbers(self._observer.observe(state, seat))

    def choices(self, state: State, seat: i64, codes: vec[i64]) -> Numbers:
        assert isinstance(state, Skirmish)
        return numbers(self._surveyor.survey(state, seat, codes)).reshape(len(codes), -1)

    def view(self, state: State, seat: i64) -> View:
        assert isinstance(state, Skirmish)
        return SkirmishView(seat, state)

    def quiet(self, state: State) -> bool:
        return int(heroes_words.kind_of(state.top())) not in HALF_DONE

    def idle(self, code: int) -> bool:
        return code >> 10 == heroes_words.ASK


def reader(game: Game, scenario: str) -> Reader:
    """What reads the positions of a scenario."""
    if isinstance(game, HeroesGame):
        return HeroesReader(game, scenario)
    assert isinstance(game, UndauntedGame)
    return UndauntedReader(game, scenario)


class Insight(Guide):
    """A network's opinion."""

    def __init__(self, network: Network, reader: Reader, foresight: int = 0) -> None:
        super().__init__()
        self.foresight = foresight
        self.network = network
        self.reader = reader

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        position = self.reader.position(state, seat)
        choices = self.reader.choices(state, seat, codes)
        return self._of_use(self.network.promise(position, choices).tolist(), codes)

    def second_look(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """Half of it what the rules of thumb say, which cost much more time."""
        decision = state.decision(seat)
        assert decision is not None
        both = [
            (quick + slow) / 2
            for quick, slow in zip(
                self.promise(state, seat, codes),
                thumb(self.reader.view(state, seat), decision),
                strict=True,
            )
        ]
        return self._of_use(both, codes)

    def reply(self, state: State, seat: i64, codes: vec[i64]) -> i64:
        """By rules of thumb: what is judged in the end should be like what was learned from."""
        decision = state.decision(seat)
        assert decision is not None
        return judgement(self.reader.view(state, seat), decision).best().code

    def _of_use(self, promises: list[float], codes: vec[i64]) -> vec[float]:
        """Choices that change nothing promise nothing."""
        idle = [index for index, code in enumerate(codes) if self.reader.idle(int(code))]
        if idle:
            for index in idle:
                promises[index] = 0.0
            whole = sum(promises) or 1.0
            promises = [promise / whole for promise in promises]
        return vec[float](promises)

    def worth(self, state: State, seat: i64) -> float:
        return self.network.worth(self.reader.position(state, seat))

    def quiet(self, state: State) -> bool:
        return self.reader.quiet(state)
