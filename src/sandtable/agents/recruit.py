"""A fast player by rules of thumb, either side, any scenario.

It takes objectives, shoots what it can hit, and keeps no memory: what it does follows from what it
sees.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.agents.desert import DesertJudgement
from sandtable.agents.judge import Intent, Judge
from sandtable.agents.judgement import Judgement
from sandtable.agents.skirmish.judgement import Judgement as SkirmishJudgement
from sandtable.core.errors import SandtableError
from sandtable.core.moves import Move
from sandtable.core.state import Decision, State, View
from sandtable.heroes.state import Skirmish
from sandtable.heroes.view import SkirmishView
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.state import Battle
from sandtable.undaunted.view import BattleView


def judgement(view: View, decision: Decision) -> Judge:
    """What the rules of thumb of a title make of a decision."""
    if not isinstance(view, (SkirmishView, BattleView)):
        raise SandtableError("the agent 'recruit' knows no rules of thumb for this title")
    return judge(view.position, decision.seat)


def judge(position: State, seat: i64) -> Judge:
    """The same of what a seat is asked in a position that holds no more than it may know."""
    if isinstance(position, Skirmish):
        return SkirmishJudgement(position, seat)
    assert isinstance(position, Battle)
    return battle_judgement(position, seat)


def battle_judgement(position: Battle, seat: i64) -> Judgement:
    """What the rules of thumb of an Undaunted title make of a position."""
    if isinstance(position, DesertBattle):
        return DesertJudgement(position, seat)
    return Judgement(position, seat)


def reply(position: State, seat: i64, intent: Intent) -> i64:
    """Which of its choices a seat would make by rules of thumb: what a search asks for."""
    found = judge(position, seat)
    found.intent = intent
    return found.best_code(position.codes(seat))


def appraise(position: State, seat: i64) -> vec[float]:
    """What options are worth to a seat by rules of thumb."""
    return judge(position, seat).worths_of(position.codes(seat))


class Recruit:
    """Plays by rules of thumb. The same view gives the same move, whatever the seed."""

    name = "recruit"

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, view: View, decision: Decision) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        return judgement(view, decision).best()
