"""What all heuristics have in common: every option has a worth, the best one is chosen."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.moves import Move
from sandtable.core.state import State
from sandtable.core.vec import vec

NOBODY: Final = -1
NEVER: Final = float("-inf")
"""What is worth so little is out of the question."""


LOOKS: Final = 1 << 10
"""How many looks at positions are kept, each in the place that its sign names."""


class Intent:
    """A plan that lasts from one choice to the next: where a unit is going. Beside it what is kept
    of positions that were looked at."""

    def __init__(self) -> None:
        self.unit: i64 = NOBODY
        self.points: i64 = 0
        """What was left of its move."""
        self.look: i64 = 0
        """How it was: a unit that is hit thinks again."""
        self.front: i64 = 0
        self.rear: i64 = 0
        self.looks: list[Judge | None] = [None] * LOOKS
        """What was made of other positions: most of it holds for one that looks alike."""

    def forget(self) -> None:
        self.unit = NOBODY


class Judge:
    """Weighs the options of one decision. Each system derives its own."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state: State = state
        self.seat: i64 = seat
        self.intent: Intent | None = None
        """Left by the choice before, where there is one; the same view then gives the same move
        only together with it."""

    def worth_of(self, code: i64) -> float:
        """What an option is worth, by its code."""
        raise NotImplementedError

    def carries_out(self, code: i64) -> bool:
        """Whether an option is only the next step of what was decided before."""
        return False

    def worths_of(self, codes: vec[i64]) -> vec[float]:
        """The same for several."""
        worths = vec[float]([0.0] * len(codes))
        for index in range(i64(len(codes))):
            worths[index] = self.worth_of(codes[index])
        return worths

    def best_code(self, codes: vec[i64]) -> i64:
        """Of some options the one that is worth most; the first of several."""
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
