"""The agents use only what they may know, and the recruit plays sensibly."""

import pytest

import sandtable
from sandtable.agents import AGENTS, Recruit, make
from sandtable.core import Rng, SandtableError, UnknownName
from sandtable.core.facets import NO_FACETS
from sandtable.undaunted.testkit import Table

TITLE = "undaunted-normandy"
GAME = sandtable.load(TITLE)
ASKED = ("random", "recruit", "corporal")
"""Agents tested often. Higher levels are the corporal with more rounds, and too slow here;
test_agents_levels tests the top level."""
SCENARIOS = [listing.id for listing in GAME.listings()]


# Every agent


def test_an_unknown_agent_is_named_with_a_hint() -> None:
    with pytest.raises(UnknownName, match="unknown agent: 'recuit'; did you mean 'recruit'"):
        make("recuit", 1)


@pytest.mark.parametrize("name", list(AGENTS))
def test_an_agent_bears_its_name(name: str) -> None:
    assert make(name, 1).name == name


def test_random_chooses_every_option_about_as_often() -> None:
    table = Table("la-raye").cards("us", hand=["rifleman_a", "scout_a", "rifleman_b"])
    view = table.cards("de", hand=["scout_a"]).turn("us").state.view(0)
    decision = view.decision()
    assert decision is not None
    agent = make("random", 3)
    chosen = [agent.decide(view, decision) for _ in range(4000)]
    for option in decision.options:
        assert 900 <= chosen.count(option) <= 1100


# Strength of the recruit


# Choices


def test_it_says_so_when_it_does_not_know_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.start("la-raye", Rng(1)).view("us")
    decision = view.decision()
    assert decision is not None
    monkeypatch.setattr(view.position.scenario, "facets", NO_FACETS)
    with pytest.raises(SandtableError, match="has no heuristics for this title"):
        Recruit(1).decide(view, decision)
