"""Positions and choices of Undaunted as numbers."""

from mypy_extensions import i64

from sandtable.core.facets import Foresight, Reader
from sandtable.core.state import State
from sandtable.core.vec import vec
from sandtable.undaunted.features import Observer
from sandtable.undaunted.frames import TURN, kind_of
from sandtable.undaunted.prospects import Surveyor
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import Battle


class UndauntedReader(Reader):
    def __init__(self, rules: Rules) -> None:
        self._observer: Observer = Observer(rules)
        self._surveyor: Surveyor = Surveyor(self._observer)
        super().__init__(self._observer.size, self._surveyor.width, [Foresight(12, 1)])

    def position(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, Battle)
        return self._observer.observe(state, seat)

    def choices(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, Battle)
        return self._surveyor.survey(state, seat)

    def quiet(self, state: State) -> bool:
        return kind_of(state.top()) <= TURN
