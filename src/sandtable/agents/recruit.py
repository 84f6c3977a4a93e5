"""Fast players by rules of thumb, either side, any scenario.

They take objectives, shoot what they can hit, and keep no memory: what they do follows from what
they see.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.agents.chance import by_sight, stir
from sandtable.agents.thumb import judge, thumb
from sandtable.core.errors import SandtableError
from sandtable.core.moves import Move
from sandtable.core.rng import Rng
from sandtable.core.state import Decision, View
from sandtable.heroes.view import SkirmishView
from sandtable.undaunted.view import BattleView

HASTE: Final = 0.7
"""How much of what a choice seems to promise to a recruit is chance. Without it the rules of thumb
are hard to beat for somebody who has just learned them.
"""


class Thumb:
    """Always does what the rules of thumb say, whatever the seed."""

    name: str = "thumb"

    def __init__(self, seed: int) -> None:
        self.seed: int = seed

    def decide(self, view: View, decision: Decision) -> Move:
        if not isinstance(view, (SkirmishView, BattleView)):
            raise SandtableError(f"the agent '{self.name}' knows no rules of thumb for this title")
        if len(decision.options) == 1:
            return decision.options[0]
        return self.choose(view, decision.seat)

    def choose(self, view: View, seat: i64) -> Move:
        return judge(view.position, seat).best()


class Recruit(Thumb):
    """Follows the rules of thumb in haste, and may miss what is best; what it has begun it carries
    out. The same view and seed give the same move.
    """

    name = "recruit"

    def choose(self, view: View, seat: i64) -> Move:
        position = view.position
        codes = position.codes(seat)
        weighed = judge(position, seat)
        best = weighed.best_code(codes)
        if not weighed.carries_out(best):
            best = in_haste(codes, thumb(position, seat), by_sight(view, self.seed))
        return position.scenario.by_code[int(best)]


def in_haste(codes: vec[i64], promises: vec[float], rng: Rng) -> i64:
    """What seems to promise most to somebody who does not look twice."""
    stir(promises, HASTE, rng)
    best: i64 = 0
    for index in range(i64(len(promises))):
        if promises[index] > promises[best]:
            best = index
    return codes[best]
