"""HN-7: fire."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.heroes import casualties, words
from sandtable.heroes.state import CREW, MAIN_GUN


@pytest.mark.rule("HN-7.2", "HN-7.23")
def test_long_range_and_limited_range() -> None:
    table = Table().put("fire_team", "c1").put("fire_group", "c9").act("fire_team")
    table.choose("do fire")
    assert table.preview("target c9")["far"] == 2
    table = Table(us_units=("bazooka",), de_units=("puma",)).put("bazooka", "c1", back=True)
    table.put("puma", "c9", rear="c10").act("bazooka")
    assert table.why("do fire") == ("HN-7.13", "no-target")


@pytest.mark.rule("HN-7.3", "HN-7.9", "HN-7.10", "HN-7.11")
def test_every_modifier_counts() -> None:
    table = Table(rows=terrain_rows(w="c3", H="c9")).put("fire_team", "c1").put("fire_group", "c9")
    table.suppress("fire_team", 1).act("fire_team").choose("do fire")
    shot = table.preview("target c9")
    assert shot["bonus"] == 2
    assert (shot["limit"], shot["far"], shot["suppressed"]) == (1, 2, 2)
    assert shot["sum"] == 2 - 1 - 2 - 2
    assert shot["total"] == 6
    assert shot["hits"] == 0


@pytest.mark.rule("HN-7.4")
def test_cards_are_declared_before_the_roll() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c5").hand("us", "precision")
    table.act("fire_team").choose("do fire", "target c5", "pass").roll(1)
    assert table.prompt == "rolled"
    assert table.why("card precision") == ("HN-3.8", "not-now")


@pytest.mark.rule("HN-7.6", "HN-7.7")
def test_what_a_hit_does() -> None:
    table = Table(de_units=("puma", "zundapp", "mg_nest")).put("puma", "d5", rear="d6").turn()
    table.put("fire_group", "f5").put("mg_42", "f7").put("zundapp", "h5").put("mg_nest", "h7")
    state = table.state
    casualties.take_hit(state, table.unit("fire_group"), 63, 0)
    assert table.wounded("fire_group")
    casualties.take_hit(state, table.unit("fire_group"), 63, 0)
    assert table.gone("fire_group")
    casualties.take_hit(state, table.unit("mg_42"), 63, 0)
    assert table.gone("mg_42")
    casualties.take_hit(state, table.unit("puma"), 63, 0)
    assert len(state.wreck_cells(table.unit("puma"))) == 2
    for name in ("zundapp", "mg_nest"):
        casualties.take_hit(state, table.unit(name), 63, 0)
        assert table.gone(name)
        assert len(state.wreck_cells(table.unit(name))) == 0


@pytest.mark.rule("HN-7.7")
def test_a_killing_shot_leaves_no_wreck() -> None:
    table = Table(de_units=("panzer_iv",)).put("panzer_iv", "d5", rear="d6").turn()
    casualties.take_hit(table.state, table.unit("panzer_iv"), 63, casualties.KILLING)
    assert table.gone("panzer_iv")
    assert len(table.state.wreck_cells(table.unit("panzer_iv"))) == 0
    shot = Table(us_units=("sherman",)).put("sherman", "c3", rear="c2").put("fire_group", "c5")
    shot.act("sherman").choose("do fire", "target c5").roll(5)
    assert shot.last("attacked")["result"] == "killed"
    assert shot.gone("fire_group")


@pytest.mark.rule("HN-7.12")
def test_a_line_along_an_edge_is_stopped_by_two_squares_only() -> None:
    from sandtable.heroes.sight import BLOCKED, sight

    houses = (
        '{ overlay = "house_1x1", name = "south", at = "T10 i2 2" }, '
        '{ overlay = "house_1x1", name = "north", at = "T10 i2 6", turn = 180 }'
    )
    for hedges, stopped in (("b4", False), ("b4 c4", True)):
        table = Table(overlays=houses, rows=terrain_rows(H=hedges)).put("fire_team", "b2c3")
        table.put("fire_group", "b6c7")
        found = sight(
            table.state,
            table.cell("b2c3"),
            table.cell("b6c7"),
            table.unit("fire_team"),
            table.unit("fire_group"),
            True,
        )
        assert (found == BLOCKED) == stopped


@pytest.mark.rule("HN-7.5", "HN-7.15")
def test_the_attacker_picks_the_square_that_suits() -> None:
    table = Table(us_units=("sherman",), de_units=("panzer_iv",)).put("sherman", "h9", rear="i9")
    table.put("panzer_iv", "e5", rear="e4").act("sherman").choose("do fire")
    found = {cell: table.preview(f"target {cell}")["defence"] for cell in table.options("target")}
    assert found["e5"] == 9
    assert found["e4"] == 7


@pytest.mark.rule("HN-7.17", "HN-7.18", "HN-12.4")
def test_a_panzerfaust_brings_its_own_bonus() -> None:
    table = Table(
        de="plate panzergrenadiere_901\n  panzerfaust_de\n  ammo_de", us_units=("sherman",)
    )
    table.put("sherman", "c5", rear="c4").put("fire_group", "c8").hand("us", "bounced_off")
    table.act("fire_group", holder=1)
    assert "do fire" not in table.options()
    table.choose("do panzerfaust")
    assert "ammo" not in table.options()
    assert table.preview("target c5")["bonus"] == 5
    table.choose("target c5").roll(4)
    assert table.prompt == "hit"
    assert table.why("card bounced_off") == ("HN-3.3", "no-use")
    assert table.state.kit(table.theatre.plate_of[table.unit("fire_group")], words.PANZERFAUST) == 2
    far = Table(de="plate panzergrenadiere_901\n  panzerfaust_de", us_units=("sherman",))
    far.put("sherman", "c2", rear="c1").put("fire_group", "c8").act("fire_group", holder=1)
    assert "do panzerfaust" not in far.options()


@pytest.mark.rule("HN-7.20", "HN-7.22")
def test_damaged_crew_and_gun() -> None:
    table = Table(us_units=("sherman",)).put("sherman", "c3", rear="c2").put("fire_group", "c7")
    table.act("sherman").choose("do fire", "target c7").roll(1)
    assert table.prompt == "activate"
    assert "do fire_second" in table.options()
    assert "do fire" not in table.options()
    table.state.mark(table.unit("sherman"), CREW)
    table.act("sherman").choose("do fire", "target c7").roll(1)
    assert table.prompt == ""
    table.state.mark(table.unit("sherman"), MAIN_GUN)
    table.act("sherman")
    assert "do fire" not in table.options()
    assert "do fire_second" in table.options()


@pytest.mark.rule("HN-7.24")
def test_no_cover_inside_the_same_house() -> None:
    house = '{ overlay = "house_2x1", name = "long", at = "T10 3 3.5" }'
    table = Table(overlays=house)
    inner = [
        name
        for name in table.theatre.cells
        if len(name) == 4 and table.state.terrain(table.cell(name))
    ]
    table.put("fire_team", inner[0]).put("fire_group", inner[1]).act("fire_team")
    table.choose("do fire")
    assert table.preview(f"target {inner[1]}")["cover"] == 0


@pytest.mark.rule("HN-7.23")
def test_spent_tokens_are_lost() -> None:
    table = Table("plate rifle_platoon_8\n  ammo_us").put("fire_team", "c3").put("fire_group", "c5")
    table.act("fire_team").choose("do fire", "ammo", "ammo", "target c5").roll(1)
    assert table.state.kit(0, words.AMMO) == 1
