"""HN-8: assault."""

from itertools import product

import pytest
from heroes_table import Table, terrain_rows

from sandtable.heroes.fight import assault
from sandtable.heroes.model import codes


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
    assert "do assault" not in table.options()  # one movement point is not enough
    table.put("fire_team", "c4").act("fire_team").choose("do assault", "target c5", "step c5")
    assert "ammo" not in table.options()
    table.roll(3, 5).roll(2, 4)
    fought = table.last("assault_fought")
    assert fought["total"] == 5 + 2 - 2
    assert fought["enemy_total"] == 4 + 2 + 2


@pytest.mark.rule("HN-8.2", "HN-8.14")
@pytest.mark.parametrize(("defender", "dice"), [("fire_group", 2), ("puma", 1)])
def test_the_odds_of_an_assault_count_every_roll(defender: str, dice: int) -> None:
    table = Table(de_units=("puma",)).put("fire_team", "c3").put(defender, "c4", rear="c5")
    storm(table.hand("us", "surprise"), "fire_team", "c4")
    odds = table.preview("pass")
    faces = range(1, 7)
    leads = [
        odds["sum"] + max(ours) - odds["total"] - max(theirs)
        for ours in product(faces, repeat=2)
        for theirs in product(faces, repeat=dice)
    ]
    assert odds["ways"] == len(leads)
    assert odds["hits"] == sum(lead > 0 for lead in leads)
    assert odds["ties"] == leads.count(0)


@pytest.mark.rule("HN-8.2")
def test_the_report_counts_the_higher_of_the_attackers_dice() -> None:
    """The report took 2 and 5 for 25, and every assault for a sure win."""
    table = storm(Table().put("fire_team", "c3").put("fire_group", "c4"), "fire_team", "c4")
    table.roll(2, 5)
    state, top, more = table.state, table.state.top(), table.state.more()
    lead = 5 + assault.attacker_sum(state, top, more) - assault.defender_sum(state, top, more)
    wins = sum(lead > max(theirs) for theirs in product(range(1, 7), repeat=2))
    assert 0 < wins < 36
    chronicle = state.scenario.facets.chronicle(state)
    assert chronicle is not None
    for outcome, _ in state.odds():
        roll = chronicle.roll(state, outcome)
        assert roll is not None
        assert roll.mean == pytest.approx(wins / 36)


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


@pytest.mark.rule("HN-8.3", "HN-3.8")
def test_a_beaten_attacker_is_asked_for_a_card_only_at_a_window() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c4").hand("us", "surprise")
    storm(table, "fire_team", "c4").choose("pass").roll(1, 1).choose("pass").roll(6, 6)
    assert table.prompt == ""
    assert table.at("fire_team") == "c3"


@pytest.mark.rule("HN-8.3", "HN-8.5", "HN-8.14")
def test_vehicles_never_retreat() -> None:
    table = Table(de_units=("puma",)).put("fire_team", "c3").put("puma", "c5", rear="c6")
    storm(table, "fire_team", "c4", "c5")
    assert assault.defender_dice(table.state, table.state.top()) == 1
    table.roll(6, 6).roll(1)
    assert table.gone("puma")
    assert table.at("fire_team") == "c4"
    tank = Table(us_units=("bazooka",), de_units=("panzer_iv",)).hand("us", "battle_rage")
    tank.put("bazooka", "c3", back=True).put("panzer_iv", "c5", rear="c6").act("bazooka")
    tank.choose("card battle_rage", "do assault", "target c5", "step c4", "step c5")
    tank.roll(6, 6).roll(1).roll(1)
    fought = tank.last("assault_fought")
    # +3 against heavy vehicles; the tank defends with its secondary weapon, +3.
    assert (fought["total"], fought["enemy_total"]) == (9, 4)
    assert tank.last("damaged")["damage"] == 1
    assert tank.at("bazooka") == "c4"


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
    table.act("fire_team").choose("do assault", "target c4")
    # Next to enemy infantry it is revealed by the normal check after the next step.
    table.choose("step c4")
    assert table.events("revealed")
    table.roll(1, 1).roll(6)
    fought = table.last("assault_fought")
    assert (fought["total"], fought["enemy_total"]) == (3, 7)


@pytest.mark.rule("HN-8.13")
def test_against_a_tank_an_attacker_stays_concealed_until_it_loses() -> None:
    counters = """
[raiders]
army = "us"
type = "infantry"
flip = "ambush"
source = "designed"
[raiders.front]
move = 3
defence = 5
abilities = ["concealed", "last_hit"]
[raiders.back]
move = 4
defence = 5
main = { infantry = 1, heavy = 2 }
abilities = ["assault", "last_hit"]
"""

    def fight(defence: int) -> Table:
        table = Table(us_units=("raiders",), de_units=("panzer_iv",), counters=counters)
        table.put("raiders", "c4").put("panzer_iv", "c5", rear="c6").act("raiders")
        table.choose("do assault", "target c5", "step c5")
        assert table.state.concealed(table.unit("raiders"))
        return table.roll(3, 3).roll(defence)

    won = fight(1)
    assert won.last("assault_fought")["total"] == 3 + 2
    won.roll(1)
    assert won.state.concealed(won.unit("raiders"))
    lost = fight(6)
    assert lost.gone("raiders")  # the last hit eliminates it


@pytest.mark.rule("HN-8.3", "HN-14.7")
def test_a_tie_traps_nobody_behind_a_window() -> None:
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    table = Table(overlays=house).put("fire_team", "a5").put("fire_group", "b5c6")
    table.hand("us", "surprise").act("fire_team")
    table.choose("card surprise", "do assault", "target b5c6", "step b5c6")
    table.roll(6, 1).roll(3, 1)  # 6 + 2 against 3 + 2 + 3
    fought = table.last("assault_fought")
    assert fought["total"] == fought["enemy_total"] == 8
    assert table.at("fire_team") == "a5"
    assert not table.wounded("fire_team")


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
    from sandtable.heroes.fight import casualties

    table = Table().put("fire_team", "c3").put("fire_group", "c6").hand("us", "no")
    table.act("fire_team").choose("do assault", "target c6", "step c4")
    casualties.eliminate(table.state, table.unit("fire_group"), False)
    table.go()
    assert table.prompt == "move"
    assert "halt" in table.options()


@pytest.mark.rule("HN-8.1", "HN-8.5")
def test_an_assault_needs_a_point_for_the_last_square_and_an_empty_one_before_it() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c7").act("fire_team")
    assert table.why("do assault") == ("HN-8.10", "out-of-reach")
    crowd = Table().put("fire_team", "c3").put("support_team", "c4").put("lt_parks", "b4")
    crowd.put("recon_team", "d4", back=True).put("fire_group", "c5").act("fire_team")
    assert crowd.why("do assault") == ("HN-8.10", "out-of-reach")  # the squares before it are full
    crowd.put("lt_parks", "a1").act("fire_team").choose("do assault", "target c5")
    assert "b4" in crowd.options("step")
    assert crowd.why("step c4") == ("HN-8.10", "out-of-reach")  # the square is occupied


@pytest.mark.rule("HN-8.10", "HN-5.21")
def test_each_step_through_a_door_brings_an_assault_one_and_a_half_squares_nearer() -> None:
    """Three doors in a row: nothing is farther away that three points reach."""
    houses = ", ".join(
        f'{{ overlay = "house_1x1", name = "{name}", at = "T10 i2 {row}" }}'
        for name, row in (("south", 2), ("north", 5))
    )
    on_foot = Table(overlays=houses).put("fire_team", "b1").put("fire_group", "b5c6")
    storm(on_foot, "fire_team", "b2c3", "c4", "b5c6")
    assert on_foot.events("assaulted")
    army = "plate rifle_platoon_22\n  mechanized_22"
    riding = Table(army, overlays=houses).put("half_track_a", "a1", rear="a2")
    riding.aboard("fire_team", "half_track_a").put("fire_group", "b5c6").act("fire_team")
    riding.choose("do assault", "target b5c6")
    assert "b1" in riding.options("step")
    assert riding.choose("step b1", "step b2c3", "step c4", "step b5c6").events("assaulted")


@pytest.mark.rule("HN-8.10", "HN-5.21")
def test_four_points_reach_an_enemy_behind_two_houses() -> None:
    houses = ", ".join(
        f'{{ overlay = "house_1x1", name = "{name}", at = "T10 i2 {row}" }}'
        for name, row in (("south", 2), ("north", 5))
    )
    table = Table(overlays=houses).put("lt_parks", "b1").put("fire_group", "c7")
    storm(table, "lt_parks", "b2c3", "c4", "b5c6", "c7")
    assert table.events("assaulted")


@pytest.mark.rule("HN-8.1")
def test_the_last_step_ignores_zones() -> None:
    table = Table(de_units=("fire_group",)).put("fire_team", "c3").put("fire_group_a", "c4")
    table.put("fire_group_b", "d4").act("fire_team").choose("do assault", "target c4", "step c4")
    assert table.events("assaulted")


@pytest.mark.rule("HN-8.2")
def test_defenders_without_assault_roll_one_die_and_add_their_assault_bonus() -> None:
    table = Table(us_units=("the_rock",)).put("the_rock", "c3").put("mg_42", "c4", back=True)
    storm(table, "the_rock", "c4")
    bonus = table.theatre.stat[table.theatre.stats(table.unit("the_rock"), 0) + codes.ASSAULT_BONUS]
    assert bonus == 2
    table.roll(2, 4)
    assert table.state.chance_text() == "a roll of 1 dice"
    table.roll(3)
    fought = table.last("assault_fought")
    assert (fought["total"], fought["enemy_total"]) == (4 + 3 + 2, 3 + 4)


@pytest.mark.rule("HN-8.2", "HN-8.14")
def test_cover_counts_unless_both_are_inside_when_the_attack_begins() -> None:
    house = '{ overlay = "house_2x2", name = "big", at = "T10 4 4" }'
    outside = Table(overlays=house).put("fire_team", "c2").put("fire_group", "c3d4")
    storm(outside, "fire_team", "c3d4").roll(1, 1).roll(1, 1)
    assert outside.last("assault_fought")["enemy_total"] == 1 + 2 + 3
    inside = Table(overlays=house).put("fire_team", "c4d5").put("fire_group", "c3d4")
    storm(inside, "fire_team", "c3d4").roll(1, 1).roll(1, 1)
    assert inside.last("assault_fought")["enemy_total"] == 1 + 2


@pytest.mark.rule("HN-8.4", "HN-8.15")
def test_a_gun_assaulted_from_a_transport_behind_it() -> None:
    army = "plate rifle_platoon_22\n  mechanized_22"

    def attack(facing: int) -> Table:
        table = Table(army, de_units=("pak_40",)).put("half_track_a", "c4", rear="c3")
        table.aboard("fire_team", "half_track_a").put("pak_40", "c5", facing=facing)
        return table.act("fire_team").choose("do assault", "target c5", "step c5")

    assert attack(0).suppression("pak_40") == 1  # it faces north, the transport is south
    assert attack(4).suppression("pak_40") == 0


@pytest.mark.rule("HN-8.6", "HN-8.15")
def test_the_three_squares_away_from_a_transport() -> None:
    army = "plate rifle_platoon_22\n  mechanized_22"
    table = Table(army).put("half_track_a", "c4", rear="c3").aboard("fire_team", "half_track_a")
    table.put("fire_group", "c5").act("fire_team").choose("do assault", "target c5", "step c5")
    table.roll(6, 6).roll(1, 1)
    assert sorted(table.options("on")) == ["b6", "c6", "d6"]


@pytest.mark.rule("HN-8.6")
@pytest.mark.parametrize(
    ("corner", "target", "places"),
    [
        ("a1", "b2", ["b3", "c2", "c3"]),
        ("n1", "m2", ["l2", "l3", "m3"]),
        ("a14", "b13", ["b12", "c12", "c13"]),
        ("n14", "m13", ["l12", "l13", "m12"]),
    ],
)
def test_from_the_corner_of_the_map_one_drives_straight_on_or_beside_it(
    corner: str, target: str, places: list[str]
) -> None:
    table = Table().put("fire_team", corner).put("fire_group", target)
    storm(table, "fire_team", target).roll(6, 6).roll(1, 1)
    assert sorted(table.options("on")) == places


@pytest.mark.rule("HN-8.6")
def test_out_of_a_house_one_retreats_to_where_the_attacker_is_not() -> None:
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    table = Table(overlays=house).put("fire_team", "b4").put("fire_group", "b5c6")
    storm(table, "fire_team", "b5c6").roll(6, 6).roll(1, 1)
    assert table.options("on") == ["c7"]  # through the other door; c4 is next to the attacker


@pytest.mark.rule("HN-8.15", "HN-6.11")
def test_a_beaten_defender_may_retreat_into_its_transport() -> None:
    army = "plate panzergrenadiere_902\n  mechanisierte_902"
    table = Table(de=army).put("fire_team", "c3").put("fire_group_a", "c4")
    table.put("sdkfz_251_a", "c5", rear="c6")
    storm(table, "fire_team", "c4").roll(6, 6).roll(1, 1)
    assert sorted(table.options("on")) == ["b5", "c5", "d5"]
    table.choose("on c5")
    assert table.state.carrier(table.unit("fire_group_a")) == table.unit("sdkfz_251_a")
    assert table.last("boarded") == {
        "side": "de", "cell": "c5", "transport": "sdkfz_251_a", "unit": "fire_group_a",
    }  # fmt: skip
    assert table.at("fire_team") == "c4"
    full = Table(de=army).put("fire_team", "c3").put("fire_group_a", "c4")
    full.put("sdkfz_251_a", "c5", rear="c6").aboard("fire_group_b", "sdkfz_251_a")
    full.aboard("recon_group", "sdkfz_251_a").aboard("ob_krause", "sdkfz_251_a")
    storm(full, "fire_team", "c4").roll(6, 6).roll(1, 1)
    assert sorted(full.options("on")) == ["b5", "d5"]


@pytest.mark.rule("HN-8.8")
def test_a_beaten_attacker_without_a_way_back_is_lost() -> None:
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    table = Table(overlays=house).put("fire_team", "b4").put("fire_group", "b5c6")
    storm(table, "fire_team", "b5c6").roll(1, 1)
    table.put("support_team", "b4")
    table.roll(6, 6)
    assert table.gone("fire_team")


@pytest.mark.rule("HN-8.9")
def test_no_opportunity_fire_is_swapped_for_an_assault() -> None:
    table = Table().put("fire_team", "d4").put("mg_42", "d9", back=True).act("fire_team")
    table.choose("do move", "step d5", "activate mg_42")
    assert table.options("do") == ["fire", "suppress"]
    assert table.why("do assault") == ("HN-4.8", "has-acted")


@pytest.mark.rule("HN-8.11")
def test_a_wound_on_the_way_counts_in_the_roll_and_not_in_the_steps() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c6").put("mg_42", "h4", back=True)
    table.act("fire_team").choose("do assault", "target c6", "step c4")
    table.choose("activate mg_42", "do fire", "target c4").roll(2)
    assert table.wounded("fire_team")
    table.choose("step c5", "step c6").roll(5, 1).roll(1, 1)
    assert table.last("assault_fought")["total"] == 5 + 1


@pytest.mark.rule("HN-8.12")
def test_a_unit_on_the_square_of_the_defender_is_fired_at_in_passing_only() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c4").put("mg_42", "c9", back=True)
    table.hand("de", "dynamic").asks("de", "always")
    table.state.set_token(table.unit("mg_42"), 2)
    table.act("fire_team").choose("do assault", "target c4", "pass", "step c4", "card dynamic")
    assert table.last("order_shown")["unit"] == "mg_42"
    assert "fire" not in table.options("do")
