"""HN-9: indirect fire, grenades, demolition."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.heroes.fight import blast, demolition
from sandtable.heroes.model import codes, moments

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
    assert (table.asked, table.prompt) == ("us", "blast_order")
    assert table.options("target") == ["d9", "e9"]  # the attacker chooses the order
    table.choose("target e9").roll(5).roll(5)
    assert [event["target"] for event in table.events("attacked")] == ["fire_team", "fire_group"]
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
    assert table.why("blast d9e10") == ("HN-7.2", "too-far")
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
    under = {
        name
        for index, name in enumerate(alley.theatre.crossings)
        if blast.under(alley.state, alley.unit("fire_group"), index)
    }
    # All crossings with the alley under one of their four squares.
    assert under == {
        f"{a}{b}"
        for a, b in (
            ("b4", "c5"),
            ("c4", "d5"),
            ("d4", "e5"),
            ("b5", "c6"),
            ("c5", "d6"),
            ("d5", "e6"),
        )
    }


@pytest.mark.rule("HN-9.7")
@pytest.mark.parametrize(
    ("mortar_at", "corner", "inside", "outside"),
    [
        ("d4", "a1", "a1b2", ("z0a1", "z1a2", "a0b1")),
        ("k4", "n1", "m1n2", ("n0o1", "n1o2", "m0n1")),
        ("d11", "a14", "a13b14", ("z14a15", "z13a14", "a14b15")),
        ("k11", "n14", "m13n14", ("n14o15", "n13o14", "m14n15")),
    ],
)
def test_a_template_lies_on_the_map_with_all_four_squares(
    mortar_at: str, corner: str, inside: str, outside: tuple[str, ...]
) -> None:
    table = Table(us_units=("mortar_60mm",)).put("mortar_60mm", mortar_at, back=True)
    table.put("fire_group", corner).act("mortar_60mm").choose("do barrage")
    assert inside in table.options("blast")
    for crossing in outside:
        assert table.why(f"blast {crossing}") == ("HN-7.13", "no-target")


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
    assert table.prompt == "demolish"  # demolition dice may follow
    assert table.options() == ["do demolish", "pass"]
    table.choose("do demolish").roll(4, 6)
    assert table.state.fallen == 1
    assert table.suppression("fire_group") == 1
    spared = Table(us_units=("sherman",), overlays=HOUSES).put("sherman", "b1", rear="a1")
    spared.put("fire_group", "b5c6").act("sherman").choose("do fire", "target b5c6").roll(1)
    spared.choose("pass")
    assert spared.state.harm(1) == 0
    assert not spared.events("demolition")


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
def test_a_wreck_is_removed_without_side_effects() -> None:
    from sandtable.heroes.fight import casualties, demolition

    table = Table(de_units=("puma",)).put("puma", "d5", rear="d6").put("fire_team", "e5").turn()
    casualties.eliminate(table.state, table.unit("puma"), True)
    area = int(table.theatre.n_areas + 1 + table.unit("puma"))
    demolition.destroy(table.state, area)
    assert table.state.area(table.cell("d5")) == 0
    assert table.suppression("fire_team") == 0
    assert table.prompt == ""


@pytest.mark.rule("HN-9.2", "HN-9.13")
def test_a_tank_under_two_squares_is_attacked_once_at_its_side() -> None:
    table = Table(us_units=("mortar_60mm",), de_units=("panzer_iv",))
    table.put("mortar_60mm", "d1", back=True).put("panzer_iv", "d9", rear="d10")
    table.act("mortar_60mm").choose("do barrage", "blast d9e10").roll(6)
    (attacked,) = table.events("attacked")
    assert (attacked["defence"], attacked["bonus"], attacked["limit"]) == (7, 0, 0)


@pytest.mark.rule("HN-9.1")
def test_indirect_fire_has_no_range_and_stays_out_of_houses() -> None:
    table = mortar(overlays=HOUSES).put("fire_group", "d14").put("mg_42", "b5c6")
    table.act("mortar_60mm").choose("do barrage")
    assert "d13e14" in table.options("blast")
    assert table.why("blast b5c6") == ("HN-9.1", "inside-house")
    inside = Table(us_units=("mortar_60mm",), overlays=HOUSES).put("mortar_60mm", "b5c6", back=True)
    inside.put("fire_group", "d14").act("mortar_60mm")
    assert inside.why("do barrage") == ("HN-9.1", "inside-house")


@pytest.mark.rule("HN-9.14", "HN-7.7")
def test_a_blast_kills_at_twice_the_defence() -> None:
    table = Table(extra='support = ["nebelwerfer"]').put("fire_team", "d9").put("ob_hauser", "n1")
    table.hand("de", "nebelwerfer").turn(2, holder=1)
    table.state.slot = 1
    table.state.set_token(table.unit("ob_hauser"), 1)
    table.state.push2(moments.frame(codes.GAP, 0, 0), 0)
    table.go().choose("card nebelwerfer", "blast d9e10").roll(6).roll(3)
    assert table.last("attacked")["result"] == "killed"
    assert table.gone("fire_team")


@pytest.mark.rule("HN-9.8")
def test_a_blast_may_land_inside_a_block_and_then_hits_only_the_house() -> None:
    rows = terrain_rows(H="d2 e2 e3 c2 c3")
    table = Table(us_units=("mortar_60mm",), overlays=HOUSES, rows=rows)
    table.put("mortar_60mm", "d1", back=True).put("fire_group", "b8").put("mg_42", "b5c6")
    table.act("mortar_60mm").choose("do barrage", "blast b7c8").roll(2)
    assert table.last("scattered")["crossing"] == "b5c6"
    assert not table.events("attacked")
    table.roll(4)
    assert table.state.harm(1) == 1


@pytest.mark.rule("HN-9.15")
def test_a_grenade_in_a_room_attacks_friends_too_and_nobody_outside() -> None:
    big = '{ overlay = "house_2x2", name = "big", at = "T10 4 4" }'
    table = Table(GRENADES, overlays=big).put("fire_team", "c2").put("support_team", "d3e4")
    table.put("fire_group", "c3d4").put("mg_42", "b3").act("fire_team")
    table.choose("do grenade", "target c3d4", "target d3e4").roll(1).roll(1)
    assert sorted(event["target"] for event in table.events("attacked")) == [
        "fire_group",
        "support_team",
    ]
    assert all(event["defence"] == 4 for event in table.events("attacked"))  # cover does not count


@pytest.mark.rule("HN-9.16", "HN-9.4")
def test_a_grenade_leaves_a_house_by_an_open_half_of_its_own_square() -> None:
    table = Table(GRENADES, overlays=HOUSES).put("fire_team", "b5c6")
    table.put("fire_group", "b8").put("mg_42", "d8").act("fire_team").choose("do grenade")
    assert "c7d8" in table.options("blast")  # the east half of the north door is open to it
    assert table.why("blast a7b8") == ("HN-5.11", "wall")
    own = Table(GRENADES, overlays='{ overlay = "house_2x2", at = "T10 4 4" }')
    own.put("fire_team", "c3d4").put("fire_group", "d4e5").act("fire_team")
    assert own.why("do grenade") == ("HN-7.13", "no-target")  # the same room


@pytest.mark.rule("HN-9.5", "HN-9.12")
def test_a_rifle_grenade_reaches_seven_crossings() -> None:
    table = Table(RIFLE_GRENADES).put("fire_team", "d1").put("fire_group", "d9").act("fire_team")
    table.choose("do rifle_grenade")
    assert "d8e9" in table.options("blast")
    assert table.why("blast d9e10") == ("HN-7.2", "too-far")


@pytest.mark.rule("HN-9.18", "HN-12.1", "HN-9.6")
def test_a_panzerfaust_may_be_fired_at_a_structure() -> None:
    table = Table(de="plate panzergrenadiere_901\n  panzerfaust_de", overlays=HOUSES)
    table.put("fire_group", "b2").put("fire_team", "n1").act("fire_group", holder=1)
    table.choose("do panzerfaust")
    assert "b5c6" in table.options("target")
    assert table.preview("target b5c6") == {}
    table.choose("target b5c6").roll(4)
    assert not table.events("attacked")
    assert table.state.harm(1) == 1
    assert table.last("razed")["overlay"] == "house_1x1"
    far = Table(de="plate panzergrenadiere_901\n  panzerfaust_de", overlays=HOUSES)
    far.put("fire_group", "b14").put("fire_team", "n1").act("fire_group", holder=1)
    assert far.why("do panzerfaust") == ("HN-7.13", "no-target")


@pytest.mark.rule("HN-9.18")
def test_the_points_of_a_structure_stay() -> None:
    table = Table(us_units=("sherman",), overlays=HOUSES).put("sherman", "b1", rear="a1")
    for roll in ((4, 1), (1, 1)):
        table.act("sherman").choose("do demolish", "target b5c6").roll(*roll)
    assert table.state.harm(1) == 1
    table.act("sherman").choose("do demolish", "target b5c6").roll(6, 1)
    assert table.state.fallen == 1


@pytest.mark.rule("HN-9.19", "HN-9.6")
def test_those_inside_are_placed_on_the_ruins_initiative_first() -> None:
    big = '{ overlay = "house_2x2", name = "big", at = "T10 4 4" }'
    table = Table(overlays=big).put("fire_team", "c3d4").put("fire_group", "d4e5")
    table.turn(2, holder=1)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    demolition.destroy(table.state, 1)
    table.go()
    assert (table.asked, table.prompt) == ("de", "place")
    block = {f"{column}{row}" for column in "cde" for row in (3, 4, 5)}
    assert set(table.options("on")) == block
    table.choose("on d4")
    assert table.asked == "us"
    assert "d4" not in table.options("on")
    table.choose("on c3")
    assert (table.suppression("fire_team"), table.suppression("fire_group")) == (1, 1)
