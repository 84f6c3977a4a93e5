"""Fast agents that use heuristics, for either side of any scenario.

They take objectives and shoot at what they can hit. They store nothing: their choices depend only
on the view.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.agents.heuristics import judge, likelihoods
from sandtable.agents.noise import RIVAL, by_sight, stir
from sandtable.agents.title_settings import recruit_haste
from sandtable.core.errors import SandtableError
from sandtable.core.moves import Move
from sandtable.core.state import Decision, View
from sandtable.core.vec import vec

HASTE: Final = (0.7, RIVAL)
"""Share of noise in the recruit's priors, and share of the best prior that a choice needs to get
noise. Without noise the heuristics are hard to beat for a player who has just learned them."""


class Thumb:
    """Always follows the heuristics, whatever the seed."""

    name: str = "thumb"

    def __init__(self, seed: int) -> None:
        self.seed: int = seed

    def decide(self, view: View, decision: Decision) -> Move:
        if not view.position.scenario.facets.thumbs:
            raise SandtableError(f"agent '{self.name}' has no heuristics for this title")
        if len(decision.options) == 1:
            return decision.options[0]
        return self.choose(view, decision.seat)

    def choose(self, view: View, seat: i64) -> Move:
        return judge(view.position, seat).best()


class Recruit(Thumb):
    """Follows the heuristics with noise, and may miss the best move, but completes an action it has
    started. The same view and seed give the same move."""

    name = "recruit"

    def choose(self, view: View, seat: i64) -> Move:
        position = view.position
        codes = position.codes(seat)
        promises = likelihoods(position, seat)
        if not judge(position, seat).carries_out(codes[most(promises)]):
            haste, rival = recruit_haste(position.scenario.title, HASTE[0], HASTE[1])
            stir(promises, haste, by_sight(view, self.seed), rival)
        return position.scenario.by_code[int(codes[most(promises)])]


def most(promises: vec[float]) -> i64:
    """Return the index of the largest value; the first of several."""
    best: i64 = 0
    for index in range(i64(len(promises))):
        if promises[index] > promises[best]:
            best = index
    return best
