"""HN-9: indirect fire, grenades, demolition."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.heroes import blast, words

HOUSES = (
    '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }, '
    '{ overlay = "house_1x1", name = "east", at = "T10 i4 5" }'
)
GRENADES = "plate rifle_platoon_8\n  grenade_us"
RIFLE_GRENADES = "plate rifle_platoon_8\n  rifle_grenade_us"


def mortar(**more: str) -> Table:
    table = Table(us_units=("mortar_60mm",), **more)  # type: ignore[arg-type]
    return table.put("mortar_60mm", "d1", back=True)


@pytest.mark.rule("HN-9.1", "HN-9.9")
def test_a_clear_line_does_not_scatter() -> None:
    table = mortar().put("fire_group", "d9").act("mortar_60mm").choose("do barrage", "blast d9e10")
    assert table.state.chance_text() == "a roll of 1 dice"
    table.roll(6)
    assert table.events("attacked")
    assert not table.events("scattered")


@pytest.mark.rule("HN-9.1", "HN-9.9")
def test_only_terrain_spoils_the_line_to_a_crossing() -> None:
    table = mortar().put("fire_group", "d9").put("fire_team", "d4").act("mortar_60mm")
    table.choose("do barrage", "blast d9e10").roll(1)
    assert not table.events("scattered")
    hidden = mortar(rows=terrain_rows(w="d4 e4")).put("fire_group", "d9")  # type: ignore[arg-type]
    hidden.act("mortar_60mm").choose("do barrage", "blast d9e10").roll(1)
    assert hidden.last("scattered") == {"die": 1, "crossing": "d11e12"}


@pytest.mark.rule("HN-9.2", "HN-9.14", "HN-9.13")
def test_the_attack_of_a_template() -> None:
    table = mortar(rows=terrain_rows(H="d9")).put("fire_group", "d9")  # type: ignore[arg-type]
    table.suppress("mortar_60mm", 1).put("fire_team", "e9").put("recon_group", "e10")
    table.act("mortar_60mm").choose("do barrage", "blast d9e10")
    while table.state.waits == 1 and len(table.events("attacked")) < 2:
        table.roll(5)
    attacked = {event["target"]: event for event in table.events("attacked")}
    assert set(attacked) == {"fire_group", "fire_team"}
    assert attacked["fire_group"]["defence"] == 6
    assert attacked["fire_group"]["other"] == 2


@pytest.mark.rule("HN-9.3", "HN-9.20")
def test_a_howitzer_needs_a_clear_line() -> None:
    counters = """
[gun]
army = "us"
type = "infantry"
source = "designed"
[gun.front]
move = 1
defence = 5
main = { abilities = ["howitzer", "indirect"], template = "green" }
abilities = ["last_hit"]
"""
    table = Table(us_units=("gun",), counters=counters, rows=terrain_rows(w="d4"))
    table.put("gun", "d1").put("fire_group", "d9").put("mg_42", "h1").act("gun")
    table.choose("do barrage")
    assert table.why("blast d9e10") == ("HN-7.1", "no-line")
    table.choose("blast h1i2").roll(1)
    assert not table.events("scattered")


@pytest.mark.rule("HN-9.4", "HN-9.15", "HN-9.16")
def test_grenades_from_and_into_houses() -> None:
    table = Table(GRENADES, overlays=HOUSES).put("fire_team", "b4").put("fire_group", "b5c6")
    table.put("mg_42", "a4").act("fire_team").choose("do grenade", "target b5c6").roll(1)
    assert [event["target"] for event in table.events("attacked")] == ["fire_group"]
    out = Table(GRENADES, overlays=HOUSES).put("fire_team", "b5c6").put("fire_group", "b3")
    out.act("fire_team").choose("do grenade")
    assert "b3c4" in out.options("blast")
    own = Table(GRENADES, overlays=HOUSES).put("fire_team", "b5c6").act("fire_team")
    assert "do grenade" not in own.options() or own.options("target") == []


@pytest.mark.rule("HN-9.5", "HN-9.17")
def test_rifle_grenades() -> None:
    table = Table(RIFLE_GRENADES, rows=terrain_rows(w="d4")).put("fire_team", "d1")
    table.put("fire_group", "d8").act("fire_team").choose("do rifle_grenade")
    assert "d7e8" in table.options("blast")
    assert table.why("blast d9e10") == ("HN-7.13", "no-target")
    table.choose("blast d7e8").roll(6).roll(1)
    assert table.events("scattered")
    near = Table(RIFLE_GRENADES, overlays=HOUSES).put("fire_team", "b4").put("fire_group", "b5c6")
    near.act("fire_team").choose("do rifle_grenade", "target b5c6").roll(1)
    assert not near.events("scattered")
    inside = Table(RIFLE_GRENADES, overlays=HOUSES).put("fire_team", "b5c6").put("fire_group", "b2")
    inside.act("fire_team")
    assert inside.why("do rifle_grenade") == ("HN-9.1", "inside-house")


@pytest.mark.rule("HN-9.7")
def test_where_a_template_may_be_aimed() -> None:
    table = mortar(overlays=HOUSES).put("fire_group", "b4")
    table.act("mortar_60mm").choose("do barrage")
    assert table.why("blast b5c6") == ("HN-9.1", "inside-house")
    assert "b4c5" in table.options("blast")
    assert table.why("blast z0a1") == ("HN-7.13", "no-target")
    alley = mortar(overlays=HOUSES).put("fire_group", "c5d5")
    crossing = alley.theatre.crossings.index("c4d5")
    assert blast.under(alley.state, alley.unit("fire_group"), crossing)


@pytest.mark.rule("HN-9.8")
@pytest.mark.parametrize(("die", "crossing"), [(1, "d6e7"), (2, "d2e3"), (3, "b4c5"), (4, "f4g5")])
def test_the_four_directions(die: int, crossing: str) -> None:
    table = mortar(rows=terrain_rows(H="d2 e2 e3"))  # type: ignore[arg-type]
    table.put("fire_group", "d4").act("mortar_60mm").choose("do barrage", "blast d4e5").roll(die)
    assert table.last("scattered")["crossing"] == crossing


@pytest.mark.rule("HN-9.8")
def test_off_the_map_it_has_no_effect() -> None:
    table = mortar(rows=terrain_rows(H="c2 b2 c3 b3 d2"))  # type: ignore[arg-type]
    table.put("fire_group", "a5").act("mortar_60mm").choose("do barrage", "blast a5b6").roll(3)
    assert table.events("blast_lost")
    assert not table.events("attacked")


@pytest.mark.rule("HN-9.10", "HN-9.20")
def test_a_blast_outside_damages_the_house_only() -> None:
    table = mortar(overlays=HOUSES).put("fire_group", "b4").put("mg_42", "b5c6")
    table.act("mortar_60mm").choose("do barrage", "blast b4c5").roll(1)
    assert [event["target"] for event in table.events("attacked")] == ["fire_group"]
    table.roll(5)
    assert table.state.harm(1) == 1


@pytest.mark.rule("HN-9.11", "HN-9.12")
def test_limited_blast_range_counts_crossings() -> None:
    counters = """
[launcher]
army = "us"
type = "infantry"
source = "designed"
[launcher.front]
move = 3
defence = 5
main = { abilities = ["indirect"], template = "blue", range = 3 }
abilities = ["last_hit"]
"""
    table = Table(us_units=("launcher",), counters=counters).put("launcher", "d4")
    table.put("fire_group", "h4").act("launcher").choose("do barrage")
    assert "g4h5" in table.options("blast")
    assert table.why("blast h4i5") == ("HN-7.2", "too-far")


@pytest.mark.rule("HN-9.6", "HN-9.18")
def test_demolition_after_an_attack_on_a_unit_inside() -> None:
    table = Table(us_units=("sherman",), overlays=HOUSES).put("sherman", "b1", rear="a1")
    table.put("fire_group", "b5c6").act("sherman").choose("do fire", "target b5c6").roll(1)
    assert table.last("attacked")["result"] == "none"
    table.roll(4, 6)
    assert table.state.fallen == 1
    assert table.suppression("fire_group") == 1


@pytest.mark.rule("HN-9.18")
def test_a_structure_is_attacked_without_a_roll_to_hit() -> None:
    table = Table(us_units=("sherman",), overlays=HOUSES, rows=terrain_rows(H="b3 c3"))
    table.put("sherman", "b1", rear="a1").act("sherman")
    assert table.why("do demolish") == ("HN-7.13", "no-target")
    table = Table(us_units=("sherman",), overlays=HOUSES).put("sherman", "b1", rear="a1")
    table.act("sherman").choose("do demolish")
    assert "b5c6" in table.options("target")
    infantry = Table(overlays=HOUSES).put("fire_team", "b2").act("fire_team")
    assert infantry.why("do demolish") == ("HN-9.6", "no-demolition")


@pytest.mark.rule("HN-9.19")
def test_a_wreck_is_removed_without_a_fuss() -> None:
    from sandtable.heroes import casualties, demolition

    table = Table(de_units=("puma",)).put("puma", "d5", rear="d6").put("fire_team", "e5").turn()
    casualties.eliminate(table.state, table.unit("puma"), True)
    area = int(table.theatre.n_areas + 1 + table.unit("puma"))
    demolition.destroy(table.state, area)
    assert table.state.area(table.cell("d5")) == 0
    assert table.suppression("fire_team") == 0
    assert words.PLACING == 2
