"""HN-11: abilities."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.core import Rng
from sandtable.heroes import ambush, casualties, victory, words
from sandtable.heroes.state import ACTED, VEILED, Skirmish


@pytest.mark.rule("HN-11.1")
def test_a_concealed_unit_is_no_target_and_blocks_nothing() -> None:
    rows = terrain_rows(w="d8")
    table = (
        Table(rows=rows, de_units=("fire_group",)).put("fire_team", "d2").put("recon_group", "d8")
    )
    table.put("fire_group_a", "d12").act("fire_team").choose("do fire")
    assert table.options("target") == ["d12"]
    assert table.why("target d8") == ("HN-11.1", "concealed-target")


@pytest.mark.rule("HN-11.1", "HN-11.15")
def test_attacking_reveals() -> None:
    table = Table(rows=terrain_rows(w="d8"), us_units=("bazooka",), de_units=("panzer_iv",))
    table.put("bazooka", "d8").put("panzer_iv", "d12", rear="d13")
    table.act("bazooka")
    assert "do fire" not in table.options()  # the concealed side has no weapon
    table.choose("do move", "flip")
    assert table.events("revealed")


@pytest.mark.rule("HN-11.1")
def test_heavy_vehicles_reveal_nobody_and_openings_show_the_room() -> None:
    table = (
        Table(de_units=("panzer_iv",)).put("recon_team", "d4").put("panzer_iv", "d9", rear="d10")
    )
    assert not ambush.would_be_seen(table.state, table.unit("recon_team"))
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    room = Table(overlays=house).put("recon_team", "b5c6").put("fire_group", "a5")
    assert ambush.would_be_seen(room.state, room.unit("recon_team"))
    room.put("fire_group", "a2")
    assert not ambush.would_be_seen(room.state, room.unit("recon_team"))


@pytest.mark.rule("HN-11.2", "HN-11.20")
def test_an_autonomous_unit_acts_between_activations() -> None:
    table = (
        Table(us_units=("clint",)).put("clint", "d4").put("lt_parks", "a1").put("ob_hauser", "n1")
    )
    table.turn(2)
    table.state.slot = 1
    table.state.set_token(table.unit("ob_hauser"), 1)
    table.state.push2(words.frame(words.GAP, 1, 0), 0)
    table.go()
    assert table.prompt == "between"
    table.choose("activate clint", "do nothing")
    assert table.state.has(table.unit("clint"), ACTED)
    assert table.prompt == "activate"


@pytest.mark.rule("HN-11.3", "HN-11.16")
def test_fire_on_the_move() -> None:
    table = Table(us_units=("sherman",)).put("sherman", "c3", rear="c2").put("fire_group", "c9")
    table.hand("us", "no").act("sherman").choose("do move")
    assert "do fire_second" in table.options()
    assert "do fire" not in table.options()
    table.choose("do fire_second", "target c9")
    assert table.preview("pass")["sum"] == 3 - 2
    table.choose("pass").roll(1).choose("pass")
    assert table.why("halt") == ("HN-11.16", "must-step")
    table.choose("drive forward")
    assert table.why("do fire_second") == ("HN-4.8", "has-acted")


@pytest.mark.rule("HN-11.4", "HN-11.21")
def test_frightening_fire() -> None:
    counters = """
[flamethrower]
army = "us"
type = "infantry"
source = "designed"
[flamethrower.front]
move = 3
defence = 4
main = { infantry = 2, abilities = ["frightening"] }
abilities = ["last_hit"]
"""
    table = Table(us_units=("flamethrower",), counters=counters).put("flamethrower", "d4")
    table.put("fire_group", "d6").act("flamethrower").choose("do fire", "target d6").roll(1)
    assert table.last("attacked")["result"] == "none"
    assert table.suppression("fire_group") == 1


@pytest.mark.rule("HN-11.6", "HN-11.18")
def test_suppression_fire_doubles_what_was_declared() -> None:
    table = (
        Table("plate rifle_platoon_8\n  ammo_us").put("support_team", "d4").put("fire_group", "d6")
    )
    table.act("support_team").choose("do suppress", "ammo")
    assert table.preview("target d6")["sum"] == (3 + 1) * 2
    table.choose("target d6").roll(1)
    assert table.suppression("fire_group") == 2
    assert not table.wounded("fire_group")


@pytest.mark.rule("HN-11.7", "HN-11.21")
def test_good_vibrations_lets_the_owner_pick() -> None:
    table = Table(us_units=("oddball",), de_units=("panzerschreck",)).put(
        "oddball", "d4", rear="d3"
    )
    table.put("panzerschreck", "d9", back=True).act("panzerschreck", holder=1)
    table.choose("do fire", "target d4").roll(5)
    table.roll(6, 1)
    assert table.asked == "us"
    assert table.options("die") == ["1", "6"]
    table.choose("die 1")
    assert table.last("damaged")["damage"] == 2  # piercing adds one


@pytest.mark.rule("HN-11.8", "HN-11.19")
@pytest.mark.parametrize(
    ("die", "result"),
    [(1, "none"), (2, "suppressed"), (4, "hit"), (6, "hit_and_suppressed")],
)
def test_a_sniper(die: int, result: str) -> None:
    table = Table(de_units=("ludwig",), rows=terrain_rows(H="d4")).put("ludwig", "d12")
    table.put("fire_team", "d4").act("ludwig", holder=1).choose("do snipe", "target d4").roll(die)
    assert table.last("attacked")["result"] == result


@pytest.mark.rule("HN-11.10", "HN-11.22")
def test_stars_are_lost_with_their_unit() -> None:
    table = Table().turn()
    assert victory.orders_to_come(table.state, 0) == 2
    table.put("lt_parks", "d4")
    casualties.eliminate(table.state, table.unit("lt_parks"), False)
    assert victory.orders_to_come(table.state, 0) == 0


@pytest.mark.rule("HN-11.11", "HN-11.12", "HN-6.18")
def test_a_revealed_mover_goes_on_with_its_allowance() -> None:
    table = Table().put("recon_team", "d4").put("fire_group", "d9").hand("us", "no")
    table.act("recon_team").choose("do move", "step d5")
    assert table.events("revealed")
    assert table.why("flip") == ("HN-6.4", "no-flip")
    table.choose("step c5", "step b5")
    assert table.why("step b6") == ("HN-6.1", "no-points")


@pytest.mark.rule("HN-11.13")
def test_two_concealed_units_reveal_each_other() -> None:
    table = Table(rows=terrain_rows(w="d4 d8")).put("recon_team", "d4").put("recon_group", "d8")
    table.act("recon_team").choose("do move", "step d5", "step d6")
    assert len(table.events("revealed")) == 2


@pytest.mark.rule("HN-11.14")
def test_only_the_owner_knows_which_concealed_unit_is_which() -> None:
    rows = terrain_rows(w="c3 c5")
    table = Table(rows=rows, us_units=("bazooka",)).put("recon_team", "c3").put("bazooka", "c5")
    for name in ("recon_team", "bazooka"):
        table.state.mark(table.unit(name), VEILED)
    table.turn(2)
    table.state.push2(words.frame(words.INITIATIVE_ROLL), 0)
    table.go()
    theirs = table.state.view(1).data()["sides"]["us"]["units"]  # type: ignore[index]
    hidden = [unit for unit in theirs if unit["unit"] == ""]
    assert sorted(unit["cell"] for unit in hidden) == ["c3", "c5"]
    found = set()
    for seed in range(20):
        imagined = table.state.view(1).imagine(Rng(seed))
        assert isinstance(imagined, Skirmish)
        found.add(table.theatre.cells[imagined.at(table.unit("bazooka"))])
    assert found == {"c3", "c5"}
    swapped = table.state.clone()
    assert isinstance(swapped, Skirmish)
    table2 = Table(rows=rows, us_units=("bazooka",)).put("recon_team", "c5").put("bazooka", "c3")
    for name in ("recon_team", "bazooka"):
        table2.state.mark(table2.unit(name), VEILED)
    table2.turn(2)
    table2.state.push2(words.frame(words.INITIATIVE_ROLL), 0)
    table2.go()
    assert table2.state.view(1).cells() == table.state.view(1).cells()


@pytest.mark.rule("HN-11.23")
def test_limited_range_in_squares_and_in_crossings_are_two_things() -> None:
    assert words.RANGE == 3
    table = Table().put("lt_parks", "c3").put("fire_group", "c8").act("lt_parks")
    assert table.why("do fire") == ("HN-7.13", "no-target")
