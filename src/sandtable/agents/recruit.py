"""A fast player by rules of thumb, either side, any scenario.

It takes objectives, shoots what it can hit, and keeps no memory: what it does follows from what it
sees.
"""

from sandtable.agents.desert import DesertJudgement
from sandtable.agents.judgement import Judgement
from sandtable.agents.skirmish.judgement import Judgement as SkirmishJudgement
from sandtable.core import Decision, Move, SandtableError, View
from sandtable.heroes.view import SkirmishView
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.view import BattleView


def judgement(view: View, decision: Decision) -> Judgement | SkirmishJudgement:
    """What the rules of thumb of a title make of a decision."""
    if isinstance(view, SkirmishView):
        return SkirmishJudgement(view, decision)
    if not isinstance(view, BattleView):
        raise SandtableError("the agent 'recruit' knows no rules of thumb for this title")
    return battle_judgement(view, decision)


def battle_judgement(view: BattleView, decision: Decision) -> Judgement:
    """What the rules of thumb of an Undaunted title make of a decision."""
    judge = DesertJudgement if isinstance(view.position, DesertBattle) else Judgement
    return judge(view, decision)


class Recruit:
    """Plays by rules of thumb. The same view gives the same move, whatever the seed."""

    name = "recruit"

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, view: View, decision: Decision) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        return judgement(view, decision).best()
