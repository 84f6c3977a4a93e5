"""Positions and options of Undaunted as numbers."""

from mypy_extensions import i64, u8

from sandtable.core.facets import Foresight, Reader
from sandtable.core.state import State
from sandtable.core.vec import vec
from sandtable.undaunted.features import Observer
from sandtable.undaunted.frames import TURN, kind_of
from sandtable.undaunted.lean import LeanObserver
from sandtable.undaunted.prospects import Surveyor
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import Battle


class UndauntedReader(Reader):
    def __init__(self, rules: Rules) -> None:
        self._observer: Observer = Observer(rules)
        self._surveyor: Surveyor = Surveyor(self._observer)
        self._lean: LeanObserver = LeanObserver(rules)
        super().__init__(
            self._observer.size, self._surveyor.width, [Foresight(12, 1)], self._lean.layout
        )

    def write_position(self, state: State, seat: i64, values: vec[float], at: i64) -> None:
        assert isinstance(state, Battle)
        self._observer.observe(state, seat, values, at)

    def write_choices(
        self, state: State, seat: i64, values: vec[float], at: i64, known: bool
    ) -> None:
        assert isinstance(state, Battle)
        self._surveyor.survey(state, seat, values, at, known)

    def write_lean(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Battle)
        self._lean.write(state, seat, row, at)

    def quiet(self, state: State) -> bool:
        return kind_of(state.top()) <= TURN
