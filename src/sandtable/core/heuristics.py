"""The common part of all heuristics: rate every option and choose the best one."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.moves import Move
from sandtable.core.state import State
from sandtable.core.vec import vec

NOBODY: Final = -1
NEVER: Final = float("-inf")
"""The value of options that must not be chosen."""


LOOKS: Final = 1 << 10
"""Number of cached evaluations; each position's slot is determined by its hash (``sign``)."""


class Intent:
    """A plan that lasts over several choices, such as where a unit is going.

    It also caches evaluations of earlier positions.
    """

    def __init__(self) -> None:
        self.unit: i64 = NOBODY
        self.points: i64 = 0
        """The unit's remaining movement when the plan was made."""
        self.look: i64 = 0
        """The unit's condition when the plan was made; a unit that is hit gets a new plan."""
        self.front: i64 = 0
        self.rear: i64 = 0
        self.looks: list[Judge | None] = [None] * LOOKS
        """Cached evaluations of other positions, largely valid for similar ones."""

    def forget(self) -> None:
        self.unit = NOBODY


class Judge:
    """Rates the options of one decision. Each system derives its own."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state: State = state
        self.seat: i64 = seat
        self.intent: Intent | None = None
        """The plan of the previous choice, if any. The chosen move depends on it as well as on the
        view."""

    def worth_of(self, code: i64) -> float:
        """Return the value of the option with this code."""
        raise NotImplementedError

    def carries_out(self, code: i64) -> bool:
        """Return whether an option merely continues an earlier plan."""
        return False

    def worths_of(self, codes: vec[i64]) -> vec[float]:
        """Return the values of several options."""
        worths = vec[float]([0.0] * len(codes))
        for index in range(i64(len(codes))):
            worths[index] = self.worth_of(codes[index])
        return worths

    def best_code(self, codes: vec[i64]) -> i64:
        """Return the code of the most valuable option; the first one in a tie."""
        best = codes[0]
        most = self.worth_of(best)
        for index in range(i64(1), i64(len(codes))):
            worth = self.worth_of(codes[index])
            if worth > most:
                most = worth
                best = codes[index]
        return best

    def best(self) -> Move:
        return self.state.scenario.by_code[self.best_code(self.state.codes(self.seat))]
