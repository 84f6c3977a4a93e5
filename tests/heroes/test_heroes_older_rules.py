"""Games recorded under older rules of Heroes."""

import pytest

import sandtable
from sandtable.core import made_scenarios

HEROES = "heroes-of-normandie"


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
