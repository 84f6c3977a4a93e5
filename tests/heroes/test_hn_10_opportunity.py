"""HN-10: opportunity fire."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.heroes.fight import blast
from sandtable.heroes.model.state import ACTED


def guarded(**more: object) -> Table:
    table = Table(de_units=("mg_42",), **more)  # type: ignore[arg-type]
    return table.put("fire_team", "d4").put("mg_42_a", "d9", back=True)


@pytest.mark.rule("HN-10.1", "HN-10.2", "HN-10.5")
def test_it_fires_once_at_an_enemy_on_the_move() -> None:
    table = guarded().act("fire_team").choose("do move", "step d5")
    table.choose("activate mg_42_a", "do fire", "target d5").roll(2)
    assert table.wounded("fire_team")
    assert table.state.has(table.unit("mg_42_a"), ACTED)
    table.choose("step d6")
    assert table.asked == "us"
    table.choose("step d7")
    assert table.at("fire_team") == "d7"


@pytest.mark.rule("HN-10.1", "HN-10.6")
def test_not_on_the_starting_square_but_at_a_zero_move() -> None:
    table = guarded().act("fire_team").choose("do move")
    assert table.asked == "us"
    table.choose("halt")
    assert table.prompt == "opportunity"


@pytest.mark.rule("HN-10.2")
def test_a_unit_that_acted_or_is_packed_does_not_fire() -> None:
    table = guarded()
    table.state.mark(table.unit("mg_42_a"), ACTED)
    table.act("fire_team").choose("do move", "step d5")
    assert table.asked == "us"
    packed = Table().put("fire_team", "d4").put("mg_42", "d9").act("fire_team")
    packed.choose("do move", "step d5")
    assert packed.asked == "us"


@pytest.mark.rule("HN-10.3")
def test_several_units_fire_one_after_the_other() -> None:
    table = guarded().put("mg_42_b", "h9", back=True).act("fire_team").choose("do move", "step d5")
    assert table.options("activate") == ["mg_42_a", "mg_42_b"]
    table.choose("activate mg_42_a", "do suppress", "target d5").roll(1)
    assert table.options("activate") == ["mg_42_b"]
    table.choose("pass")
    assert table.asked == "us"


@pytest.mark.rule("HN-10.4")
def test_the_mover_is_the_only_target() -> None:
    table = guarded().put("support_team", "e4").act("fire_team").choose("do move", "step d5")
    table.choose("activate mg_42_a", "do fire")
    assert table.options("target") == ["d5"]
    table.choose("target d5")
    assert table.state.chance_text() == "a roll of 1 dice"


@pytest.mark.rule("HN-10.5")
def test_a_tank_stops_at_damage() -> None:
    overlay = '{ overlay = "position_1", at = "T00 4 2" }'
    table = Table(us_units=("sherman",), de_units=("pak_40",), overlays=overlay)
    table.put("sherman", "d4", rear="d3").put("pak_40", "d9", facing=4).act("sherman")
    table.choose("do move", "drive forward", "activate pak_40", "do fire", "target d5").roll(3)
    table.roll(2)
    assert table.options("drive") == []


@pytest.mark.rule("HN-10.6")
def test_pivots_and_getting_out_are_steps() -> None:
    table = Table(us_units=("greyhound",), de_units=("mg_42",)).put("greyhound", "d4", rear="d3")
    table.put("mg_42_a", "d9", back=True).act("greyhound").choose("do move", "drive pivot_left")
    assert table.prompt == "opportunity"
    out = Table("plate rifle_platoon_22\n  mechanized_22").put("half_track_a", "d4", rear="d3")
    out.aboard("fire_team", "half_track_a").put("mg_42", "e9", back=True).act("fire_team")
    out.choose("do move", "step e4")
    assert out.prompt == "opportunity"


@pytest.mark.rule("HN-10.7", "HN-11.13")
def test_a_unit_just_revealed_may_be_fired_at() -> None:
    table = Table(rows=terrain_rows(w="d4")).put("recon_team", "d4").put("mg_42", "d9", back=True)
    table.act("recon_team").choose("do move", "step d5")
    assert table.events("revealed")
    assert table.options("activate") == ["mg_42"]


@pytest.mark.rule("HN-10.1")
def test_a_blocked_line_gives_no_opportunity() -> None:
    table = guarded(rows=terrain_rows(H="d7")).act("fire_team").choose("do move", "step d5")
    assert table.asked == "us"
    limited = guarded(rows=terrain_rows(w="d7")).act("fire_team").choose("do move", "step d5")
    assert limited.prompt == "opportunity"


@pytest.mark.rule("HN-10.2", "HN-4.8")
def test_a_token_on_the_firing_unit_is_lost_unseen() -> None:
    table = guarded()
    table.state.set_token(table.unit("mg_42_a"), 3)
    table.act("fire_team").choose("do move", "step d5", "activate mg_42_a", "do fire", "target d5")
    table.roll(1)
    assert table.state.token(table.unit("mg_42_a")) == 0
    assert not table.events("order_shown")


@pytest.mark.rule("HN-10.4")
def test_a_grenade_thrown_at_a_mover_must_cover_it() -> None:
    overlay = '{ overlay = "position_1", at = "T10 4 7" }'
    army = "plate panzergrenadiere_901\n  grenade_de"
    table = Table(de=army, overlays=overlay).put("fire_team", "d3").put("support_team", "f6")
    table.put("fire_group", "d7").act("fire_team").choose("do move", "step d4", "pass", "step d5")
    table.choose("activate fire_group", "do grenade")
    mover = table.unit("fire_team")
    crossings = table.theatre.crossings
    for name in table.options("blast"):
        assert blast.under(table.state, mover, crossings.index(name))


@pytest.mark.rule("HN-10.1", "HN-4.17")
def test_a_unit_activated_to_fire_must_fire() -> None:
    table = guarded().act("fire_team").choose("do move", "step d5", "activate mg_42_a")
    assert table.why("do nothing") == ("HN-8.10", "declared")


@pytest.mark.rule("HN-10.6", "HN-8.7")
def test_a_retreat_gives_no_opportunity() -> None:
    table = guarded(us_units=("cal_30",)).put("cal_30", "h2", back=True).put("fire_group", "d3")
    table.put("fire_team", "d4").act("fire_team").choose("do assault", "target d3", "step d3")
    while table.prompt == "opportunity":
        table.choose("pass")
    table.roll(6, 6).roll(1, 1).choose("on d2")
    assert table.prompt == ""  # there is no question
    assert table.at("fire_group") == "d2"


@pytest.mark.rule("HN-10.7")
def test_nobody_fires_at_a_move_in_supply() -> None:
    table = guarded().moves("fire_team").choose("step d5", "step d6")
    assert table.asked == "us"
