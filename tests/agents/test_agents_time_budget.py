"""Time limits for decisions and turns at live tables."""

import pytest

import sandtable
from sandtable.agents import make, time_budget
from sandtable.agents.time_budget import LEAST, SECONDS, TimeBudget
from sandtable.core import Decision, Move, Rng, View

NORMANDY = sandtable.load("undaunted-normandy")


class Ponderer:
    """Uses all its time."""

    name = "ponderer"
    budget = 1
    fraction = 1.0
    seconds = 0.0
    now = 0.0

    def decide(self, view: View, decision: Decision) -> Move:
        self.now += self.seconds
        return decision.options[0]


def test_a_turn_ends_in_time_however_many_choices_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    view = NORMANDY.start("la-raye", Rng(1)).view(0)
    decision = view.decision()
    assert decision is not None
    ponderer = Ponderer()
    monkeypatch.setattr(time_budget.time, "monotonic", lambda: ponderer.now)
    player = TimeBudget(ponderer)
    thoughts = []
    for _ in range(100):
        player.decide(view, decision)
        thoughts.append(ponderer.seconds)
    assert thoughts[:6] == [SECONDS] * 6
    assert thoughts == sorted(thoughts, reverse=True)
    assert thoughts[-1] == LEAST
    assert 13 < player.spent < 15
    assert player.spent == pytest.approx(sum(thoughts))
    player = TimeBudget(ponderer)
    player.decide(view, decision)
    assert ponderer.seconds == SECONDS


def test_who_does_not_search_is_not_hurried() -> None:
    view = NORMANDY.start("la-raye", Rng(1)).view(0)
    decision = view.decision()
    assert decision is not None
    chosen = make("recruit", 1).decide(view, decision)
    assert TimeBudget(make("recruit", 1), spent=100.0).decide(view, decision) is chosen
