"""HN-12: equipment, traits, orders."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.core import Rng
from sandtable.heroes import victory
from sandtable.heroes.fight import casualties
from sandtable.heroes.model import codes, moments
from sandtable.heroes.model.state import MARKED, UNMASKED
from sandtable.heroes.turn import deployment, phases, support_cards


@pytest.mark.rule("HN-12.1", "HN-12.6")
def test_a_culin_cutter_opens_hedgerows() -> None:
    rows = terrain_rows(H="d5 d6")
    plain = Table(us_units=("sherman",), rows=rows).put("sherman", "d4", rear="d3").act("sherman")
    plain.choose("do move")
    assert plain.why("drive forward") == ("HN-5.5", "closed")
    army = "plate rifle_platoon_8\n  sherman_option\n  culin_us"
    table = Table(army, rows=rows).put("sherman", "d4", rear="d3").act("sherman")
    table.choose("do move", "drive forward", "drive forward")
    assert table.at("sherman") == "d6"
    assert table.state.kit(0, codes.CULIN) == 0
    assert table.theatre.terrains[table.state.terrain(table.cell("d5"))] == "open"
    assert table.state.view(1).data()["opened"] == ["d5", "d6"]
    copy = table.state.clone()
    copy.restore(table.state.cells(), "")
    assert copy == table.state


@pytest.mark.rule("HN-12.1", "HN-12.5")
def test_a_veteran_rolls_again() -> None:
    table = (
        Table("plate rifle_platoon_8\n  veteran_us").put("fire_team", "d4").put("fire_group", "d6")
    )
    table.act("fire_team").choose("do fire", "target d6").roll(1)
    assert table.options() == ["reroll", "pass"]
    table.choose("reroll").roll(3)
    assert table.state.kit(0, codes.VETERAN) == 2
    table.choose("pass")
    assert table.last("attacked")["die"] == 3
    assault = Table("plate rifle_platoon_8\n  veteran_us").put("fire_team", "d4")
    assault.put("fire_group", "d5").act("fire_team")
    assault.choose("do assault", "target d5", "step d5").roll(1, 1).choose("reroll").roll(6, 6)
    assault.choose("pass").roll(1, 1)
    assert assault.last("assault_fought")["total"] == 8


@pytest.mark.rule("HN-12.5")
def test_a_veteran_rerolls_damage_scatter_and_demolition_too() -> None:
    army = "plate rifle_platoon_8\n  veteran_us\n  sherman_option"
    table = Table(army, de_units=("panzer_iv",)).put("sherman", "c3", rear="c2")
    table.put("panzer_iv", "c9", rear="c10").act("sherman").choose("do fire", "target c9").roll(6)
    table.choose("pass").roll(1)
    assert table.prompt == "dice_rolled"
    table.choose("reroll").roll(6).choose("pass")
    assert table.gone("panzer_iv")
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    walls = Table(army, overlays=house).put("sherman", "b1", rear="a1").act("sherman")
    walls.choose("do demolish", "target b5c6").roll(1, 1).choose("reroll").roll(4, 4).choose("pass")
    assert walls.state.fallen == 1
    mortar = Table(
        "plate rifle_platoon_8\n  veteran_us\n  mortar_option", rows=terrain_rows(w="d4 e4")
    )
    mortar.put("mortar_60mm", "d1", back=True).put("fire_group", "d9").act("mortar_60mm")
    mortar.choose("do barrage", "blast d9e10").roll(1).choose("reroll").roll(6).choose("pass")
    assert mortar.last("scattered") == {"die": 6, "crossing": "d9e10"}


@pytest.mark.rule("HN-12.2", "HN-12.10")
def test_the_nest_is_placed_at_the_end_of_a_supply_phase() -> None:
    extra = 'objectives = [{ name = "cross", at = "T10 i7 7" }]'
    army = "plate panzergrenadiere_901\nplate feldkommando\n  mg_nest_de"
    table = Table(de=army, extra=extra).put("fire_team", "d4")
    assert not deployment.waits_for_place(table.state, table.unit("mg_nest"))
    table.window(codes.NEST, seat=1)
    assert table.prompt == "supply_end"
    assert "h9" in table.options("on")
    assert not {"a3", "b3", "g7", "h8", "d4"} & set(table.options("on"))
    table.choose("on h9", "face w")
    assert table.at("mg_nest") == "h9"
    table.window(codes.NEST, seat=1)
    assert table.options("on") == []


@pytest.mark.rule("HN-12.2", "HN-12.7")
def test_concealed_markers() -> None:
    army = "plate panzergrenadiere_901\nplate feldkommando\n  concealed_de"
    table = Table(de=army).put("fire_group", "m9").put("fire_team", "a1")
    assert table.state.other.markers == 2
    table.put("fire_team", "a13").moves("fire_group")
    assert "conceal" not in table.options()  # it would be seen across open ground
    table = Table(de=army, rows=terrain_rows(w="m9")).put("fire_group", "m9").put("fire_team", "a1")
    table.moves("fire_group").choose("conceal")
    assert table.state.concealed(table.unit("fire_group"))
    assert table.state.other.markers == 1
    from sandtable.heroes.ground import concealment

    concealment.reveal(table.state, table.unit("fire_group"))
    assert not table.state.has(table.unit("fire_group"), MARKED)
    assert table.state.has(table.unit("fire_group"), UNMASKED)
    table.moves("fire_group")
    assert table.why("conceal") == ("HN-12.3", "no-kit")


@pytest.mark.rule("HN-12.2", "HN-12.12")
def test_bluff_and_planning() -> None:
    army = "plate rifle_platoon_8\nplate field_command_us\n  bluff_us\n  planning_us"
    table = Table(army).turn()
    phases.count_orders(table.state, 0)
    assert table.state.one.bluffs == 2
    assert table.state.one.numbers == victory.orders_to_come(table.state, 0) == 2 + 2 + 1


@pytest.mark.rule("HN-12.2", "HN-12.9")
def test_improvisation_draws_one_more_and_discards_one() -> None:
    army = "plate rifle_platoon_8\nplate field_command_us\n  improvisation_us"
    table = Table(army).turn(2, codes.SUPPLY)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    table.state.push2(moments.frame(codes.DISCARDING, 0), 0)
    table.go()
    rng = Rng(1)
    while table.state.one.hand_size < 5:
        table.state.settle(table.state.sample(rng))
    assert table.prompt == "discard"
    assert table.why("pass") == ("HN-12.9", "must-discard")
    table.choose(f"discard {table.options('discard')[0]}")
    assert table.state.one.hand_size == 4


@pytest.mark.rule("HN-12.3", "HN-12.11")
def test_ammo_helps_one_fire_and_never_a_template_or_the_sniper_roll() -> None:
    army = "plate rifle_platoon_8\n  ammo_us\n  mortar_option"
    table = Table(army).put("mortar_60mm", "d1", back=True).put("fire_group", "d9")
    table.act("mortar_60mm").choose("do barrage")
    assert table.options("ammo") == []
    split = Table("plate rifle_platoon_22\n  ammo_us").put("cal_30", "c3", back=True)
    split.put("fire_group", "b2").put("mg_42", "d2").act("cal_30").choose("do fire", "ammo")
    split.choose("target b2")
    assert split.options("share") == ["1", "2", "3", "4"]


@pytest.mark.rule("HN-12.4")
def test_only_infantry_uses_a_panzerfaust() -> None:
    army = "plate panzergrenadiere_901\n  panzerfaust_de\n  luchs_option"
    table = Table(de=army, us_units=("sherman",)).put("sherman", "d4", rear="d3")
    table.put("luchs", "d7", rear="d8").act("luchs", holder=1)
    assert table.why("do panzerfaust") == ("HN-2.2", "not-able")


@pytest.mark.rule("HN-12.8")
def test_an_air_strike_brings_one_card() -> None:
    table = Table("plate rifle_platoon_8\nplate field_command_us\n  air_strike_us\n")
    table.turn(1, codes.ORDERS)
    support_cards.begin(table.state)
    table.go()
    assert table.options("card") == ["p47_thunderbolt", "p51_mustang", "p38_lightning"]
    deck = int(table.state.one.deck_size)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    support_cards.begin(table.state)
    table.go().choose("card p38_lightning")
    assert table.state.one.deck[table.theatre.card("p38_lightning")] == 1
    assert table.state.one.deck_size == deck + 1


@pytest.mark.rule("HN-12.1", "HN-12.5")
def test_a_veteran_may_reroll_some_of_the_dice() -> None:
    army = "plate rifle_platoon_8\n  veteran_us\n  sherman_option"
    fight = Table(army).put("fire_team", "d4").put("fire_group", "d5").act("fire_team")
    fight.choose("do assault", "target d5", "step d5").roll(5, 2)
    assert fight.options() == ["reroll", "pass", "reroll_die 2", "reroll_die 5"]
    fight.choose("reroll_die 2")
    assert fight.state.chance_text() == "a roll of 1 dice"
    fight.roll(1).choose("pass").roll(1, 1)
    assert fight.last("assault_fought")["total"] == 5 + 2  # the 5 was not rerolled
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    walls = Table(army, overlays=house).put("sherman", "b1", rear="a1").act("sherman")
    walls.choose("do demolish", "target b5c6").roll(6, 1).choose("reroll_die 1").roll(4)
    walls.choose("pass")
    assert walls.state.fallen == 1
    assert sorted(walls.last("demolition")["dice"]) == [4, 6]
    assert walls.state.kit(0, codes.VETERAN) == 2


@pytest.mark.rule("HN-12.5")
def test_another_token_rerolls_the_new_result_and_own_dice_only() -> None:
    army = "plate rifle_platoon_8\n  veteran_us"
    table = Table(army).put("fire_team", "d4").put("fire_group", "d6").act("fire_team")
    table.choose("do fire", "target d6").roll(1).choose("reroll").roll(1).choose("reroll").roll(5)
    assert table.state.kit(0, codes.VETERAN) == 1
    defence = Table(army).put("fire_team", "d4").put("fire_group", "d5").act("fire_group", holder=1)
    defence.choose("do assault", "target d4", "step d4").roll(6, 6)
    assert defence.state.chance_text() == "a roll of 2 dice"  # the enemy's dice are not rerolled
    defence.roll(1, 1)
    assert (defence.asked, defence.prompt) == ("us", "assault_rolled")


@pytest.mark.rule("HN-12.6", "HN-12.1")
def test_nobody_deploys_in_a_hedgerow_for_a_cutter() -> None:
    from sandtable.heroes.ground.paths import may_stand
    from sandtable.heroes.model.reasons import LEGAL

    army = "plate rifle_platoon_8\n  sherman_option\n  culin_us"
    table = Table(army, rows=terrain_rows(H="a5"))
    assert may_stand(table.state, table.unit("sherman"), table.cell("a5")) != LEGAL
    open_way = Table(army, rows=terrain_rows(H="d5")).put("sherman", "d4", rear="d3")
    open_way.act("sherman").choose("do move", "drive forward", "drive forward", "drive forward")
    open_way.put("fire_team", "d3").act("fire_team").choose("do move")
    # The square is open ground for all: it neither stops movement nor blocks fire.
    assert open_way.state.kit(0, codes.CULIN) == 1
    assert open_way.theatre.terrains[open_way.state.terrain(open_way.cell("d5"))] == "open"


@pytest.mark.rule("HN-12.7")
def test_a_marker_is_laid_at_the_start_or_the_end_of_a_move() -> None:
    army = "plate panzergrenadiere_901\nplate feldkommando\n  concealed_de"
    table = Table(de=army).put("ob_hauser", "m9").hand("de", "no").moves("ob_hauser")
    table.choose("step m10", "conceal")
    assert table.options("step") == []  # the move is over
    assert table.state.concealed(table.unit("ob_hauser"))
    first = Table(de=army).put("ob_hauser", "m9").hand("de", "no").moves("ob_hauser")
    first.choose("conceal", "step m10", "step m11", "step m12")
    assert first.why("step m13") == ("HN-6.1", "no-points")  # a marker moves 3
    other = Table(de=army).put("ob_hauser", "m9").act("ob_hauser", holder=1).choose("do move")
    assert other.why("conceal") == ("HN-12.3", "no-kit")  # only possible in supply


@pytest.mark.rule("HN-12.7")
def test_a_marker_revealed_in_supply_is_free_in_the_next_one() -> None:
    from sandtable.heroes.ground import concealment

    army = "plate panzergrenadiere_901\nplate feldkommando\n  concealed_de"
    table = Table(de=army).put("fire_group", "m9").moves("fire_group").choose("conceal")
    assert table.state.other.markers == 1
    concealment.reveal(table.state, table.unit("fire_group"))
    assert table.state.other.markers == 1
    phases.clear_tokens(table.state)
    assert table.state.other.markers == 2
    table.state.phase = codes.ACTIVATION
    concealment.hide(table.state, table.unit("fire_group"))
    concealment.reveal(table.state, table.unit("fire_group"))
    assert table.state.other.markers == 2


@pytest.mark.rule("HN-12.10")
def test_the_nest_is_a_light_vehicle_without_a_breaking_point() -> None:
    army = "plate panzergrenadiere_901\nplate feldkommando\n  mg_nest_de"
    table = Table(de=army, rows=terrain_rows(H="h9", W="h10")).window(codes.NEST, seat=1)
    assert not {"h9", "h10"} & set(table.options("on"))
    assert "h11" in table.options("on")
    table.choose("on h11", "face w")
    before = int(table.state.one.points)
    casualties.eliminate(table.state, table.unit("mg_nest"), True)
    assert table.state.one.points == before
    assert len(table.state.wreck_cells(table.unit("mg_nest"))) == 0


@pytest.mark.rule("HN-12.9")
def test_improvisation_works_at_set_up_too() -> None:
    army = "plate rifle_platoon_8\nplate field_command_us\n  improvisation_us"
    table = Table(army).turn(1, codes.ORDERS)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    phases.deal(table.state)
    rng = Rng(2)
    table.go()
    while table.state.waits == 1:
        table.state.settle(table.state.sample(rng))
    assert (table.asked, table.prompt) == ("us", "discard")
    assert table.state.one.hand_size == 5


@pytest.mark.rule("HN-12.12", "HN-4.3")
def test_bluff_and_planning_never_lift_the_limits() -> None:
    table = Table(us_units=("the_rock",) * 12).turn()
    table.theatre.bluffs[0] = 3
    table.theatre.orders_extra[0] = 4
    phases.count_orders(table.state, 0)
    assert (table.state.one.numbers, table.state.one.bluffs) == (10, 2)


@pytest.mark.rule("HN-12.3", "HN-12.1")
@pytest.mark.parametrize(
    ("option", "verb", "kit"),
    [("grenade_us", "grenade", codes.GRENADE), ("rifle_grenade_us", "rifle_grenade", 4)],
)
def test_what_is_thrown_is_spent(option: str, verb: str, kit: int) -> None:
    table = Table(f"plate rifle_platoon_8\n  {option}").put("fire_team", "d4")
    table.put("fire_group", "d6").act("fire_team").choose(f"do {verb}", "blast d6e7").roll(1)
    assert table.state.kit(0, kit) == 2
