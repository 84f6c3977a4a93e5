"""Games recorded under older rules: titles keep the earlier versions of their rules."""

from pathlib import Path

import pytest

import sandtable
from sandtable.agents import make
from sandtable.core import Record, made_scenarios
from sandtable.core.edits import applied
from sandtable.undaunted.game import UndauntedGame

OLDER = Path(__file__).parent / "older"
CHANGED = ("landing-ground-no-7", "jebel-sherif", "sidi-haneish")
AFRICA = "undaunted-north-africa"
HEROES = "heroes-of-normandie"


def older(title: str, version: int) -> UndauntedGame:
    game = sandtable.kept(title, version)
    assert isinstance(game, UndauntedGame)
    return game


def follow(file: Path) -> tuple[Record, str]:
    """Replay a record under the rules it names; return it with its recorded result."""
    text = file.read_text()
    version = int(file.stem.split("-")[2 if "africa" in file.stem else 1])
    assert f"\nrules {version}" in text
    assert text.startswith(f"sandtable record {1 if version < 4 else 2}\n"), "lines have marks now"
    (result,) = [line for line in text.splitlines() if line.startswith("=")]
    return sandtable.replay(text), result.split(",")[0]


@pytest.mark.rule("UN-8.6")
@pytest.mark.parametrize("file", sorted(OLDER.glob("*.record")), ids=lambda file: file.stem)
def test_a_game_of_older_rules_ends_as_it_did(file: Path) -> None:
    record, result = follow(file)
    winner = record.state.scenario.seats[record.state.winner]
    assert result == f"= {winner} {record.state.ending}"


@pytest.mark.rule("UN-8.6")
def test_under_version_1_of_normandy_the_last_round_is_the_40th() -> None:
    """U7: running games keep the limit they started with."""
    record, _ = follow(OLDER / "normandy-1.record")
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
    assert isinstance(today, UndauntedGame)
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


CHANGED_EQUIPMENT = {
    "le-dezert": ({"panzerfaust_de"}, {"grenade_de"}),
    "road-junction": ({"grenade_us"}, set[str]()),
}
"""Equipment a scenario had until version 6, and what replaced it."""
NEW_HANDICAPS = [
    "heart-goes-boom",
    "out-of-gas",
    "good-offense",
    "azeville",
    "le-dezert",
    "hedgerow-patrols",
    "road-junction",
]
"""Scenarios of Heroes whose handicaps changed in version 7."""


def test_version_4_of_heroes_keeps_the_seven_turns_of_azeville_and_its_handicaps() -> None:
    """The scenario now has six turns, to be even; its handicaps edit other armies differently."""
    before, today = sandtable.kept(HEROES, 4), sandtable.load(HEROES)
    assert before is not None
    for id in ("azeville", "azeville+de2"):
        turns = [made_scenarios.parse(game.text(id))["last_turn"] for game in (before, today)]
        assert turns == [7, 6]
    assert before.text("godsend") == today.text("godsend")
    assert before.graded["azeville"] != today.graded["azeville"]
    assert before.graded["godsend"] == today.graded["godsend"]


@pytest.mark.parametrize("version", [4, 5, 6])
@pytest.mark.parametrize("scenario", ["le-dezert", "road-junction"])
def test_version_6_of_heroes_and_before_keep_the_equipment(scenario: str, version: int) -> None:
    """Two scenarios have other equipment, to be even; older games keep theirs."""
    before, today = sandtable.kept(HEROES, version), sandtable.load(HEROES)
    assert before is not None
    army = "de" if scenario == "le-dezert" else "us"
    older_army, newer_army = (
        made_scenarios.parse(game.text(scenario))[army]["army"].split() for game in (before, today)
    )
    lost, gained = set(older_army) - set(newer_army), set(newer_army) - set(older_army)
    assert (lost, gained) == CHANGED_EQUIPMENT[scenario]


@pytest.mark.parametrize("scenario", NEW_HANDICAPS)
def test_version_6_of_heroes_keeps_the_handicaps_that_were_replaced(scenario: str) -> None:
    """The even settings of version 7 were chosen with more games; older games keep theirs."""
    before, today = sandtable.kept(HEROES, 6), sandtable.load(HEROES)
    assert before is not None
    kept_edits, edits = (
        [(one.name, one.edits) for one in game.graded[scenario].handicaps]
        for game in (before, today)
    )
    assert kept_edits != edits
    for name, _ in kept_edits:
        assert made_scenarios.parse(before.text(f"{scenario}+{name}"))["id"] == f"{scenario}+{name}"
    assert before.graded["godsend"] == today.graded["godsend"]


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
