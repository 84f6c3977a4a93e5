"""U5: the features of the scripted tables."""

from sandtable.heroes.testkit import Table as HeroesTable
from sandtable.undaunted.testkit import DesertTable, Table

HOPE = ("rifleman_a", "scout_a", "rifleman_b")
"""Cards within reach, so that no side is hopeless (UN-8.5)."""


def mortar() -> Table:
    table = Table("crossing-the-vire").take_off("us", "de")
    table.put("us.mortar", "1A").put("us.rifleman_a", "1A").put("de.rifleman_a", "5A").put(
        "de.scout_a", "5A"
    )
    table.cards("us", hand=["mortar"], deck=HOPE).cards("de", hand=HOPE, discard=["scout_a"])
    return table.target("us", "5A").turn("us")


def test_a_target_marker_can_be_laid_and_taken_off() -> None:
    table = mortar()
    table.choose("play mortar")
    assert table.offers("do blast")
    table = mortar().target("us")
    table.choose("play mortar")
    assert not table.offers("do blast")


def test_the_rolls_of_a_whole_blast_can_be_scripted() -> None:
    table = mortar()
    table.blasts("mortar", {"de.scout_a": [0], "de.rifleman_a": [1]})
    rolled = table.events("rolled")
    assert [(event["target"], event["dice"]) for event in rolled] == [
        ("scout_a", [0]),
        ("rifleman_a", [1]),
    ]
    assert [event["hit"] for event in rolled] == [True, False]


def test_a_fork_of_a_table_goes_its_own_way() -> None:
    table = mortar()
    other = table.fork()
    other.target("us", "1A").choose("play mortar")
    assert other.state != table.state
    assert table.offers("play mortar")
    desert = DesertTable()
    twin = desert.fork()
    twin.wreck(twin.desert.vehicles[0])
    assert twin.battle is twin.state
    assert twin.parked(twin.desert.vehicles[0]) == ""
    assert desert.parked(desert.desert.vehicles[0]) != ""
    heroes = HeroesTable().put("fire_team", "c1").put("fire_group", "c5").act("fire_team")
    shot = heroes.fork().choose("do fire", "target c5").rolls(6, 6)
    assert shot.last("attacked")["result"] == "killed"
    assert heroes.events("attacked") == []
    assert not heroes.wounded("fire_group")
