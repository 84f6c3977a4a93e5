"""HN-8: assault."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.heroes import assault, words


def storm(table: Table, attacker: str, *steps: str, holder: int = 0) -> Table:
    table.act(attacker, holder=holder).choose("do assault", f"target {steps[-1]}")
    return table.choose(*(f"step {step}" for step in steps))


@pytest.mark.rule("HN-8.1", "HN-8.10")
def test_an_assault_is_declared_and_must_be_carried_out() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c5").hand("us", "no")
    table.act("fire_team").choose("do assault", "target c5")
    assert table.prompt == "assault_move"
    assert table.why("halt") == ("HN-8.10", "declared")
    assert table.why("step c2") == ("HN-8.10", "out-of-reach")
    assert "c4" in table.options("step")
    support = Table().put("support_team", "c3").put("fire_group", "c4").act("support_team")
    assert support.why("do assault") == ("HN-2.2", "not-able")


@pytest.mark.rule("HN-8.2", "HN-8.11", "HN-8.9")
def test_the_sums_of_an_assault() -> None:
    rows = terrain_rows(H="c5")
    table = Table("plate rifle_platoon_8\n  ammo_us", rows=rows).put("fire_team", "c3")
    table.put("fire_group", "c5").suppress("fire_team", 1).act("fire_team")
    assert "do assault" not in table.options()  # one point is not enough
    table.put("fire_team", "c4").act("fire_team").choose("do assault", "target c5", "step c5")
    assert "ammo" not in table.options()
    table.roll(3, 5).roll(2, 4)
    fought = table.last("assault_fought")
    assert fought["total"] == 5 + 2 - 2
    assert fought["enemy_total"] == 4 + 2 + 2


@pytest.mark.rule("HN-8.3")
def test_a_tie_leaves_both_where_they_were() -> None:
    table = storm(Table().put("fire_team", "c3").put("fire_group", "c5"), "fire_team", "c4", "c5")
    table.roll(3, 3).roll(3, 1)
    assert (table.at("fire_team"), table.at("fire_group")) == ("c4", "c5")
    assert not table.wounded("fire_team")


@pytest.mark.rule("HN-8.3", "HN-8.8")
def test_a_beaten_attacker_is_hit_and_goes_back() -> None:
    table = storm(Table().put("fire_team", "c3").put("fire_group", "c5"), "fire_team", "c4", "c5")
    table.roll(1, 1).roll(6, 1)
    assert table.at("fire_team") == "c4"
    assert table.wounded("fire_team")


@pytest.mark.rule("HN-8.3", "HN-8.5", "HN-8.14")
def test_vehicles_never_retreat() -> None:
    table = Table(de_units=("puma",)).put("fire_team", "c3").put("puma", "c5", rear="c6")
    storm(table, "fire_team", "c4", "c5")
    assert assault.defender_dice(table.state, table.state.top()) == 1
    table.roll(6, 6).roll(1)
    assert table.gone("puma")
    assert table.at("fire_team") == "c4"
    tank = Table(de_units=("panzer_iv",)).put("fire_team", "c3").put("panzer_iv", "c5", rear="c6")
    storm(tank, "fire_team", "c4", "c5").roll(6, 6).roll(1)
    tank.roll(1)
    assert tank.events("damaged")
    assert tank.at("fire_team") == "c4"


@pytest.mark.rule("HN-8.4")
def test_a_gun_assaulted_from_behind_is_suppressed_first() -> None:
    table = Table(de_units=("pak_40",)).put("fire_team", "c3").put("pak_40", "c5", facing=0)
    storm(table, "fire_team", "c4", "c5")
    assert table.suppression("pak_40") == 1
    front = Table(de_units=("pak_40",)).put("fire_team", "c7").put("pak_40", "c5", facing=0)
    storm(front, "fire_team", "c6", "c5")
    assert front.suppression("pak_40") == 0


@pytest.mark.rule("HN-8.6")
def test_the_three_squares_of_a_diagonal_attack() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "d4")
    storm(table, "fire_team", "d4").roll(6, 6).roll(1, 1)
    assert sorted(table.options("on")) == ["d5", "e4", "e5"]


@pytest.mark.rule("HN-8.7")
def test_a_unit_that_cannot_move_cannot_retreat() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c4").suppress("fire_group", 2)
    storm(table, "fire_team", "c4").roll(6, 6).roll(1, 1)
    assert table.gone("fire_group")
    assert table.at("fire_team") == "c4"


@pytest.mark.rule("HN-8.12", "HN-10.5")
def test_opportunity_fire_at_the_last_step() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c4").put("mg_42", "c9", back=True)
    table.act("fire_team").choose("do assault", "target c4", "step c4")
    assert table.asked == "de"
    assert table.options("activate") == ["mg_42"]
    table.choose("activate mg_42", "do fire", "target c4").roll(3)
    assert table.wounded("fire_team")
    assert table.events("assaulted")


@pytest.mark.rule("HN-8.13")
def test_a_concealed_unit_may_be_assaulted_and_fights_with_its_visible_side() -> None:
    table = Table(rows=terrain_rows(w="c6 c7 c8")).put("fire_team", "c3").put("recon_group", "c4")
    table.act("fire_team").choose("do assault")
    assert table.options("target") == ["c4"]
    assert assault.assault_stat(table.state, table.unit("recon_group"), words.MOVE) == 4


@pytest.mark.rule("HN-8.15", "HN-6.11")
def test_an_assault_from_a_transport() -> None:
    table = Table("plate rifle_platoon_22\n  mechanized_22").put("half_track_a", "c4", rear="c3")
    table.aboard("fire_team", "half_track_a").put("fire_group", "c5").act("fire_team")
    table.choose("do assault", "target c5", "step c5").roll(1, 1).roll(6, 6)
    assert table.state.carrier(table.unit("fire_team")) == table.unit("half_track_a")
    assert table.wounded("fire_team")


@pytest.mark.rule("HN-8.14")
def test_there_is_no_killing_shot_in_assault() -> None:
    table = storm(Table().put("fire_team", "c3").put("fire_group", "c4"), "fire_team", "c4")
    table.roll(6, 6).roll(1, 1)
    assert table.wounded("fire_group")
    assert not table.gone("fire_group")


@pytest.mark.rule("HN-8.10")
def test_when_the_target_is_gone_the_rest_is_a_move() -> None:
    from sandtable.heroes import casualties

    table = Table().put("fire_team", "c3").put("fire_group", "c6").hand("us", "no")
    table.act("fire_team").choose("do assault", "target c6", "step c4")
    casualties.eliminate(table.state, table.unit("fire_group"), False)
    table.go()
    assert table.prompt == "move"
    assert "halt" in table.options()
