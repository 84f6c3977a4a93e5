"""Games recorded under older rules of Undaunted."""

from pathlib import Path

import pytest

import sandtable
from sandtable.agents import make
from sandtable.core import Game, made_scenarios
from sandtable.core.edits import applied

OLDER = Path(__file__).parent / "older"
CHANGED = ("landing-ground-no-7", "jebel-sherif", "sidi-haneish")
AFRICA = "undaunted-north-africa"


def older(title: str, version: int) -> Game:
    game = sandtable.kept(title, version)
    assert game is not None
    return game


@pytest.mark.rule("UN-8.6")
def test_under_version_1_of_normandy_the_last_round_is_the_40th() -> None:
    """U7: running games keep the limit they started with."""
    record = sandtable.replay((OLDER / "normandy-1.record").read_text())
    assert record.state.ending == "round_limit"
    data = record.state.view(None).data()
    assert (data["round"], data["round_limit"]) == (40, 40)
    today = sandtable.load("undaunted-normandy").record(record.scenario)
    for entry in record.entries:
        today.follow(entry)
    assert not today.state.over
    data = today.state.view(None).data()
    assert (data["round"], data["round_limit"]) == (41, 100)


@pytest.mark.parametrize("scenario", CHANGED)
def test_version_3_of_north_africa_keeps_the_battles_as_they_were(scenario: str) -> None:
    """U6: three battles were redesigned; games started before then keep the old ones."""
    before, today = older(AFRICA, 3), sandtable.load(AFRICA)
    assert before.start(scenario).cells() != today.start(scenario).cells()


@pytest.mark.parametrize("scenario", ["jebel-sherif", "barce"])
def test_version_4_of_north_africa_keeps_the_decks_and_handicaps_as_they_were(
    scenario: str,
) -> None:
    """Two battles got other decks, to be even; older games keep their deck and their handicap."""
    before, today = older(AFRICA, 4), sandtable.load(AFRICA)
    assert before.text(scenario) != today.text(scenario)
    printed = made_scenarios.parse(before.text(scenario))
    for one in before.graded[scenario].handicaps:
        told = made_scenarios.parse(before.text(f"{scenario}+{one.name}"))
        edits = before.graded[scenario].edits(one.side, one.grade)
        assert told == {**applied(printed, edits), "id": f"{scenario}+{one.name}"}
    assert before.graded[scenario] != today.graded[scenario]
    assert before.graded["murzuk"] == today.graded["murzuk"]


@pytest.mark.parametrize("agent", ["recruit", "corporal"])
@pytest.mark.parametrize("scenario", CHANGED)
def test_an_agent_plays_on_under_the_rules_of_its_game(scenario: str, agent: str) -> None:
    """U6: an agent reads positions with the rules version of the game, not the current one."""
    for game in (older(AFRICA, 3), sandtable.load(AFRICA)):
        state = game.start(scenario, sandtable.Rng(3))
        player = make(agent, 1)
        for _ in range(6):
            seat = state.seats_owing[0]
            decision = state.view(seat).decision()
            assert decision is not None
            move = player.decide(state.view(seat), decision)
            assert move in decision.options
            state.choose(move, seat)
            state.settle_all(sandtable.Rng(5))
