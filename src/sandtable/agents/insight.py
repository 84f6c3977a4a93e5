"""What guides a search: a network's view of the numbers of a position and its choices."""

from dataclasses import dataclass
from typing import Protocol, cast

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.agents.judge import Intent
from sandtable.agents.network import Network, Numbers
from sandtable.agents.search import Guide
from sandtable.agents.thumb import reply, thumb
from sandtable.core import Game, State
from sandtable.heroes.learning.choice_features import Surveyor as SkirmishSurveyor
from sandtable.heroes.learning.features import Observer as SkirmishObserver
from sandtable.heroes.model import codes as heroes_words
from sandtable.heroes.model.battlefield import Theatre
from sandtable.heroes.model.moments import kind_of as kind_of_moment
from sandtable.heroes.model.state import Skirmish
from sandtable.undaunted.features import Observer
from sandtable.undaunted.frames import TURN, kind_of
from sandtable.undaunted.prospects import Surveyor
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import Battle


def numbers(values: vec[float]) -> Numbers:
    """The same numbers for NumPy; the types do not know that a vec is a buffer."""
    return np.frombuffer(cast(bytearray, values)).astype(np.float32)


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far a search looks before it judges."""

    choices: int
    """So many are played on by rules of thumb."""
    price: int
    """How many rounds of an agent's budget one round takes."""
    branching: bool = True
    """Whether what follows a choice is searched as well, or only played on."""


class Reader(Protocol):
    """Turns the positions of one scenario, and the choices there, into numbers."""

    size: int
    """How many numbers a position has."""
    width: int
    """How many a choice has."""
    foresights: tuple[Foresight, ...]
    """How far a search may look; who can spend more looks further."""

    def position(self, state: State, seat: i64) -> Numbers: ...

    def choices(self, state: State, seat: i64) -> Numbers: ...

    def quiet(self, state: State) -> bool:
        """Whether a position can be judged: nothing is half done."""
        ...

    def idle(self, code: int) -> bool:
        """Whether a choice changes nothing in the game, and could be made again and again."""
        ...


class UndauntedReader:
    """The numbers of the Undaunted system."""

    foresights: tuple[Foresight, ...] = (Foresight(12, 1),)

    def __init__(self, rules: Rules) -> None:
        self._observer = Observer(rules)
        self._surveyor = Surveyor(self._observer)
        self.size = int(self._observer.size)
        self.width = int(self._surveyor.width)

    def position(self, state: State, seat: i64) -> Numbers:
        assert isinstance(state, Battle)
        return numbers(self._observer.observe(state, seat))

    def choices(self, state: State, seat: i64) -> Numbers:
        assert isinstance(state, Battle)
        return numbers(self._surveyor.survey(state, seat)).reshape(-1, self.width)

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

    # A turn is some seventy small choices. Who thinks little judges what came of an order or two;
    # what a choice brings shows in the next turn, and where so much follows branches say little.
    foresights: tuple[Foresight, ...] = (
        Foresight(24, 3),
        Foresight(96, 12, branching=False),
    )

    def __init__(self, theatre: Theatre) -> None:
        self._observer = SkirmishObserver(theatre)
        self._surveyor = SkirmishSurveyor(self._observer)
        self.size = int(self._observer.size)
        self.width = int(self._surveyor.width)

    def position(self, state: State, seat: i64) -> Numbers:
        assert isinstance(state, Skirmish)
        return numbers(self._observer.observe(state, seat))

    def choices(self, state: State, seat: i64) -> Numbers:
        assert isinstance(state, Skirmish)
        return numbers(self._surveyor.survey(state, seat)).reshape(-1, self.width)

    def quiet(self, state: State) -> bool:
        return int(kind_of_moment(state.top())) not in HALF_DONE

    def idle(self, code: int) -> bool:
        return code >> 10 in (heroes_words.ASK, heroes_words.KEEP)


def reader(game: Game, scenario: str) -> Reader:
    """What reads the positions of a scenario."""
    return reader_of(game.start(scenario))


def reader_of(position: State) -> Reader:
    """What reads the positions of a game like this one, under the rules it is played by."""
    if isinstance(position, Skirmish):
        return HeroesReader(position.theatre)
    assert isinstance(position, Battle)
    return UndauntedReader(position.rules)


class Insight(Guide):
    """A network's opinion."""

    def __init__(
        self, network: Network, reader: Reader, foresight: Foresight | None = None
    ) -> None:
        """Without ``foresight`` the shortest there is."""
        super().__init__()
        foresight = foresight or reader.foresights[0]
        self.foresight = foresight.choices
        self.branching = foresight.branching
        self.network = network
        self.reader = reader
        self._intent = Intent()

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """By rules of thumb, which cost less time than the network."""
        thumbs = list(thumb(state, seat))
        return self._of_use(thumbs, thumbs, codes)

    def learned(self, state: State, seat: i64) -> list[float]:
        """What the network promises."""
        position = self.reader.position(state, seat)
        promises: list[float] = self.network.promise(
            position, self.reader.choices(state, seat)
        ).tolist()
        return promises

    def second_look(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """Half of it what the rules of thumb say, half the network."""
        thumbs = list(thumb(state, seat))
        both = zip(thumbs, self.learned(state, seat), strict=True)
        return self._of_use([(one + other) / 2 for one, other in both], thumbs, codes)

    def reply(self, state: State, seat: i64, codes: vec[i64]) -> i64:
        """By rules of thumb: what is judged in the end should be like what was learned from."""
        return reply(state, seat, self._intent)

    def set_out(self) -> None:
        self._intent.forget()

    def _of_use(self, promises: list[float], thumbs: list[float], codes: vec[i64]) -> vec[float]:
        """Choices that change nothing promise nothing, unless rules of thumb want nothing else.

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

    def quiet(self, state: State) -> bool:
        return self.reader.quiet(state)
