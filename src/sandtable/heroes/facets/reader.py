"""Positions and choices of Heroes as numbers, for search and for training the network."""

from typing import Final

from mypy_extensions import i64, u8

from sandtable.core.facets import Foresight, Reader
from sandtable.core.state import State
from sandtable.core.vec import vec
from sandtable.heroes.learning.choice_features import Surveyor
from sandtable.heroes.learning.features import Observer
from sandtable.heroes.learning.lean import LeanObserver
from sandtable.heroes.model.battlefield import Theatre
from sandtable.heroes.model.codes import (
    ASK,
    ASSAULTING,
    ATTACK,
    BLAST,
    CHOOSING,
    DAMAGE,
    DEMOLISHING,
    HIT,
    KEEP,
    PLAYED,
    SHARING,
    TARGETING,
    WINDOW,
)
from sandtable.heroes.model.moments import kind_of
from sandtable.heroes.model.state import Skirmish

HALF_DONE: Final = (
    1 << TARGETING
    | 1 << SHARING
    | 1 << ATTACK
    | 1 << HIT
    | 1 << DAMAGE
    | 1 << ASSAULTING
    | 1 << BLAST
    | 1 << DEMOLISHING
    | 1 << CHOOSING
    | 1 << PLAYED
    | 1 << WINDOW
)
"""Frames that are resolved before a position is judged: attacks and cards, not long moves."""


class HeroesReader(Reader):
    def __init__(self, theatre: Theatre) -> None:
        self._observer: Observer = Observer(theatre)
        self._surveyor: Surveyor = Surveyor(self._observer)
        self._lean: LeanObserver = LeanObserver(theatre)
        # A turn has about seventy small choices. A small budget judges the position after an order
        # or two. A large budget looks ahead to the next turn, where the effect of a choice shows;
        # at that distance branching adds little.
        foresights = [Foresight(24, 3), Foresight(96, 12, branching=False)]
        super().__init__(self._observer.size, self._surveyor.width, foresights, self._lean.layout)

    def write_position(self, state: State, seat: i64, values: vec[float], at: i64) -> None:
        assert isinstance(state, Skirmish)
        self._observer.observe(state, seat, values, at)

    def write_choices(
        self, state: State, seat: i64, values: vec[float], at: i64, known: bool
    ) -> None:
        assert isinstance(state, Skirmish)
        self._surveyor.survey(state, seat, values, at, known)

    def write_lean(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Skirmish)
        self._lean.write(state, seat, row, at)

    def quiet(self, state: State) -> bool:
        return not HALF_DONE >> kind_of(state.top()) & 1

    def idle(self, code: i64) -> bool:
        return code >> 10 == ASK or code >> 10 == KEEP
