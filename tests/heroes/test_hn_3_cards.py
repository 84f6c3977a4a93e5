"""HN-3: action cards, their windows and their effects."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.core import Rng
from sandtable.heroes.cards import hand
from sandtable.heroes.model import codes, moments, windows
from sandtable.heroes.model.state import ACTED, TRACK
from sandtable.heroes.turn import phases


def gap(table: Table, holder: int = 0) -> Table:
    """Continue to the gap between two activations, where each side has an order left."""
    table.turn(2, codes.ACTIVATION, holder)
    table.state.slot = 1
    first, second = ("lt_parks", "ob_hauser") if holder == 0 else ("ob_hauser", "lt_parks")
    table.put("lt_parks", "a1").put("ob_hauser", "n1")
    table.state.set_token(table.unit(first), 1)
    table.state.set_token(table.unit(second), 1)
    table.state.push2(moments.frame(codes.GAP, 0, 0), 0)
    return table.go()


@pytest.mark.rule("HN-3.1", "HN-3.8", "HN-3.10")
def test_a_card_is_played_only_in_its_window() -> None:
    table = gap(Table().hand("us", "courage", "precision"))
    assert table.why("card precision") == ("HN-3.8", "not-now")
    assert table.why("card courage") == ("HN-3.3", "no-use")
    table = gap(Table().put("fire_team", "c3").suppress("fire_team", 1).hand("us", "courage"))
    assert table.options("card") == ["courage"]
    table.choose("card courage", "pick fire_team")
    assert table.suppression("fire_team") == 0
    assert table.state.one.discard_size == 1


@pytest.mark.rule("HN-3.9", "HN-3.10")
def test_windows_open_on_public_facts() -> None:
    for held in ("no", "precision"):
        table = Table().put("fire_team", "c3").put("fire_group", "c5").hand("de", held)
        table.asks("de", "attacks").act("fire_team").choose("do fire", "target c5")
        assert table.asked == "de"
    empty = Table().put("fire_team", "c3").put("fire_group", "c5").act("fire_team")
    empty.choose("do fire", "target c5")
    assert empty.asked == ""


@pytest.mark.rule("HN-3.3", "HN-3.7", "HN-3.11", "HN-14.1", "HN-14.3")
def test_answers_resolve_first_and_a_no_may_be_answered() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c5")
    table.hand("us", "precision", "no").hand("de", "no")
    table.act("fire_team").choose("do fire", "target c5", "card precision")
    assert table.prompt == "answer"
    assert table.asked == "de"
    table.choose("card no")
    assert table.asked == "us"
    table.choose("card no")
    assert [event["card"] for event in table.events("card_returned")] == ["no"]
    assert table.state.other.hand_size == 1
    assert table.asked == "de"
    table.choose("pass")
    assert table.last("card_resolved")["card"] == "precision"
    table.roll(1)
    assert table.last("attacked")["bonus"] == 4


@pytest.mark.rule("HN-3.3", "HN-14.3")
def test_a_cancelled_card_does_nothing_and_is_discarded() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c5")
    table.hand("us", "precision").hand("de", "no").act("fire_team")
    table.choose("do fire", "target c5", "card precision", "card no").roll(1)
    assert table.last("attacked")["bonus"] == 2
    assert (table.state.one.discard_size, table.state.other.discard_size) == (1, 1)


@pytest.mark.rule("HN-3.2")
def test_no_card_fires_in_supply() -> None:
    theatre = Table(extra='support = ["long_tom"]').theatre
    for name in ("long_tom", "burst_into_action", "opportunistic_fire"):
        assert not theatre.windows[theatre.card(name)] & windows.IN_SUPPLY


@pytest.mark.rule("HN-3.5", "HN-14.6")
def test_artillery_scatters_and_attacks_as_fire() -> None:
    table = gap(
        Table(extra='support = ["long_tom"]').put("fire_group", "m3").hand("us", "long_tom")
    )
    table.choose("card long_tom", "blast l2m3").roll(5).roll(1)
    attacked = table.last("attacked")
    assert (attacked["bonus"], attacked["total"], attacked["other"]) == (4, 5, 0)


@pytest.mark.rule("HN-3.5", "HN-14.6", "HN-14.1")
def test_artillery_is_fire_for_the_cards_that_name_it() -> None:
    table = Table(extra='support = ["long_tom"]').put("fire_group", "m3").suppress("lt_parks", 3)
    table.hand("us", "long_tom").hand("de", "bounced_off")
    gap(table).choose("card long_tom", "blast l2m3", "pass").roll(5).roll(3)
    assert table.prompt == "hit"
    assert table.last("attacked")["other"] == 0  # no unit fires, so no suppression counts
    table.choose("card bounced_off")
    assert not table.wounded("fire_group")


@pytest.mark.rule("HN-3.2", "HN-4.11")
def test_nothing_a_card_does_in_supply_is_an_attack() -> None:
    theatre = Table().theatre
    supply = {
        theatre.cards[card]
        for card in range(theatre.n_cards)
        if theatre.windows[card] & windows.IN_SUPPLY
    }
    assert supply == {
        "courage",
        "ready",
        "initiative",
        "high_command",
        "repairs",
        "american_way_of_life",
        "resupply",
        "uncle_sam",
        "hitlerjugend",
        "fury",
    }


@pytest.mark.rule("HN-3.5", "HN-9.2")
@pytest.mark.parametrize(
    ("unit", "rear", "bonus", "defence"), [("puma", "m4", 4, 6), ("panzer_iv", "m4", 3, 7)]
)
def test_artillery_has_a_bonus_against_each_type(
    unit: str, rear: str, bonus: int, defence: int
) -> None:
    table = Table(extra='support = ["long_tom"]', de_units=(unit,)).hand("us", "long_tom")
    gap(table.put(unit, "m3", rear=rear)).choose("card long_tom", "blast l2m3").roll(5).roll(1)
    attacked = table.last("attacked")
    assert (attacked["bonus"], attacked["defence"]) == (bonus, defence)


def test_relay_needs_a_unit_without_a_token() -> None:
    table = Table("", us_units=("lt_parks", "fire_team")).put("lt_parks", "a1")
    table.put("fire_team", "a2").put("ob_hauser", "n1").hand("us", "relay")
    table.state.set_token(table.unit("lt_parks"), 1)
    table.turn(2, codes.ORDERS)
    army = table.state.one
    army.numbers, army.left, army.left_size = 2, 4, 1
    table.state.push2(moments.frame(codes.ORDERING, 0), 0)
    assert "card relay" in table.go().options()
    table.state.set_token(table.unit("fire_team"), 2)
    table.state.forget_options()
    assert table.why("card relay") == ("HN-3.3", "no-use")


@pytest.mark.rule("HN-3.3")
def test_a_card_whose_effect_no_longer_applies_does_nothing() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "e3").suppress("fire_group", 2)
    table.hand("us", "desertion").hand("de", "courage")
    gap(table).choose("card desertion", "target e3", "card courage", "pick fire_group")
    assert table.last("card_void") == {"side": "us", "card": "desertion"}
    assert not table.wounded("fire_group")
    assert table.state.one.discard_size == 1


@pytest.mark.rule("HN-3.6", "HN-3.13")
def test_an_empty_deck_is_rebuilt_and_the_limit_holds_only_in_supply() -> None:
    table = Table().turn()
    army = table.state.one
    for card in range(table.theatre.n_cards):
        army.discard[card] += army.deck[card]
        army.discard_size += army.deck[card]
        army.deck[card] = 0
    army.deck_size = 0
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    table.state.push2(moments.frame(codes.DRAWING, 0, 2), 0)
    table.go()
    assert table.events("reshuffled")
    table.state.settle(table.state.sample(Rng(1)))
    table.state.settle(table.state.sample(Rng(2)))
    assert army.hand_size == 2
    assert hand.hand_limit(table.state, 0) == 4


@pytest.mark.rule("HN-3.13", "HN-4.10")
def test_above_the_limit_a_player_must_discard_in_supply() -> None:
    table = Table().hand("us", "no", "no", "mine", "ram", "ready").turn(2, codes.SUPPLY)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    table.state.push2(moments.frame(codes.DISCARDING, 0), 0)
    table.go().choose("pass")
    assert table.prompt == "discard"
    assert table.why("pass") == ("HN-12.9", "must-discard")
    table.choose("discard ram")
    assert table.state.one.hand_size == 4


@pytest.mark.rule("HN-3.13")
def test_with_deck_and_discard_empty_the_draw_stops_short() -> None:
    table = Table().turn()
    army = table.state.one
    for card in range(table.theatre.n_cards):
        army.deck[card] = 0
    army.deck_size = 0
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    table.state.push2(moments.frame(codes.DRAWING, 0, 2), 0)
    table.go()
    assert army.hand_size == 0


@pytest.mark.rule("HN-3.12")
def test_burst_into_action_gives_a_marker() -> None:
    table = gap(Table().put("fire_team", "c3").hand("us", "burst_into_action"))
    table.choose("card burst_into_action", "pick fire_team", "do nothing")
    assert table.state.has(table.unit("fire_team"), ACTED)
    assert table.prompt in ("activate", "gap")


def test_dynamic_reveals_the_next_order() -> None:
    table = Table().put("fire_team", "c3").hand("us", "dynamic")
    table.state.set_token(table.unit("fire_team"), 2)
    gap(table).choose("card dynamic")
    assert table.last("order_shown")["unit"] == "lt_parks"


def test_cards_of_a_move() -> None:
    table = Table(rows=terrain_rows(H="d3")).put("fire_team", "c3")
    table.hand("us", "advance", "all_terrain", "dont_stop").act("fire_team").choose("do move")
    table.choose("card advance", "card all_terrain", "step d3", "step e3", "step f3", "step g3")
    assert table.at("fire_team") == "g3"
    table.choose("step h3", "card dont_stop", "step i3")
    assert table.at("fire_team") == "i3"


def test_cards_before_a_roll() -> None:
    table = Table(rows=terrain_rows(w="c4")).put("fire_team", "c3").put("fire_group", "c5")
    table.hand("us", "sneaky_shot").hand("de", "hit_the_dirt").asks("de", "attacks")
    table.act("fire_team").choose("do fire", "target c5", "card sneaky_shot")
    table.choose("pass", "card hit_the_dirt").roll(6)
    attacked = table.last("attacked")
    assert (attacked["limit"], attacked["defence"]) == (0, 6)


def test_cards_of_an_assault() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c5").hand("us", "assault")
    table.hand("de", "fall_back").act("fire_team")
    table.choose("do assault", "target c5", "step c4", "step c5", "card assault", "pass")
    assert table.asked == "de"
    table.choose("card fall_back")
    assert table.prompt == "retreat"
    table.choose("on c6")
    assert (table.at("fire_team"), table.at("fire_group")) == ("c5", "c6")
    assert not table.wounded("fire_group")


def test_cards_against_orders() -> None:
    table = Table().put("fire_group", "n5").put("mg_42", "n7")
    table.hand("us", "confusion", "communications_scrambled")
    table.state.set_token(table.unit("fire_group"), 2)
    table.state.set_token(table.unit("mg_42"), codes.BLUFF)
    gap(table).choose("card confusion", "target n5", "target n7")
    assert table.state.token(table.unit("fire_group")) == codes.BLUFF
    table.choose("card communications_scrambled", "target n7")
    assert table.state.token(table.unit("mg_42")) == 0


def test_confusion_needs_two_tokens() -> None:
    table = Table().put("fire_group", "n5").put("mg_42", "n7").hand("us", "confusion")
    assert gap(table).why("card confusion") == ("HN-3.3", "no-use")  # the only one is on OB Hauser


def test_relay_and_tactician() -> None:
    table = Table().put("lt_parks", "a1").put("fire_team", "a2").put("support_team", "a3")
    table.put("ob_hauser", "n1").hand("us", "relay", "tactician").turn(1, codes.ORDERS)
    phases.begin(table.state)
    table.go().choose("order lt_parks", "token 1")
    while table.asked == "de":
        table.choose(f"order {table.options('order')[0]}")
        table.choose(f"token {table.options('token')[0]}")
    table.choose("card relay", "pick lt_parks", "pick fire_team")
    assert table.state.token(table.unit("fire_team")) == 1
    table.choose("card tactician")
    assert table.state.one.numbers == 3


def test_cards_of_the_initiative_and_readiness() -> None:
    table = Table().put("fire_team", "c3").hand("us", "ready", "initiative")
    table.state.mark(table.unit("fire_team"), ACTED)
    table.window(codes.SUPPLY_MOVES, seat=0).choose("card ready", "pick fire_team")
    assert not table.state.has(table.unit("fire_team"), ACTED)
    table.choose("card initiative")
    phases.pass_initiative(table.state)
    assert table.state.holder == 0


def test_cards_against_a_moving_enemy() -> None:
    table = Table(us_units=("greyhound",)).put("greyhound", "c3", rear="c2")
    table.put("fire_group", "m9").hand("de", "mine", "bogged_down")
    table.asks("de", "always").act("greyhound").choose("do move", "pass", "drive forward")
    assert table.prompt == "opportunity"
    table.choose("card mine", "pass").roll(1).choose("pass")
    assert table.last("attacked")["total"] == 5
    table.choose("card bogged_down")
    assert table.options("drive") == []


def test_opportunistic_fire_and_booby_traps() -> None:
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    table = Table(overlays=house).put("fire_team", "b4").put("fire_group", "b2")
    table.hand("de", "opportunistic_fire", "booby_trapped")
    table.asks("de", "always").act("fire_team").choose("do move", "pass", "step b5c6")
    assert table.options("card") == ["opportunistic_fire", "booby_trapped"]
    table.choose("card booby_trapped", "pass").roll(4).choose("pass")
    assert table.last("attacked")["result"] == "hit"
    shot = Table().put("fire_team", "b4").put("fire_group", "b8").hand("de", "opportunistic_fire")
    shot.asks("de", "always").act("fire_team").choose("do move", "pass", "step b5")
    shot.choose("card opportunistic_fire", "pick fire_group")
    shot.choose("do fire", "target b5").roll(2)
    assert shot.state.has(shot.unit("fire_group"), ACTED)


def test_other_cards_of_ours() -> None:
    table = Table(us_units=("sherman",)).put("sherman", "c3", rear="c2").put("fire_team", "e5")
    table.hand("us", "repairs", "uncle_sam", "resupply").suppress("fire_team", 1)
    table.state.mark(table.unit("sherman"), TRACK)
    table.window(codes.SUPPLY_MOVES, seat=0).choose("card repairs", "pick sherman")
    assert not table.state.has(table.unit("sherman"), TRACK)
    table.choose("card uncle_sam")
    assert table.suppression("fire_team") == 0
    assert table.why("card resupply") == ("HN-3.3", "no-use")
    heal = Table().put("fire_group", "n3", back=True).hand("de", "hitlerjugend")
    heal.window(codes.SUPPLY_MOVES, seat=1).choose("card hitlerjugend", "pick fire_group")
    assert not heal.wounded("fire_group")


@pytest.mark.rule("HN-3.3")
def test_resupply_brings_every_spent_kind_back_once_and_only_when_it_is_played() -> None:
    army = "plate rifle_platoon_8\n  ammo_us\n  grenade_us"
    table = Table(army).put("fire_team", "c3").hand("us", "resupply")
    kits = (codes.AMMO, codes.GRENADE, codes.VETERAN)
    full = [table.state.kit(0, kit) for kit in kits]
    table.state.add_kit(0, codes.AMMO, -2)
    table.state.add_kit(0, codes.GRENADE, -1)
    table.window(codes.SUPPLY_MOVES, seat=0)
    assert "card resupply" in table.options()
    assert table.why("card resupply") is None
    assert [table.state.kit(0, kit) for kit in kits] == [full[0] - 2, full[1] - 1, full[2]]
    table.choose("card resupply")
    assert [table.state.kit(0, kit) for kit in kits] == [full[0] - 1, full[1], full[2]]


@pytest.mark.parametrize(
    ("far", "near", "corner", "beside"),
    [
        ("a3", "a2", "a1", "b1"),
        ("n3", "n2", "n1", "m1"),
        ("a12", "a13", "a14", "b14"),
        ("n12", "n13", "n14", "m14"),
    ],
)
def test_hit_and_run_at_and_from_the_corners_of_the_map(
    far: str, near: str, corner: str, beside: str
) -> None:
    table = Table().put("fire_team", far).put("fire_group", corner).hand("us", "hit_and_run")
    table.act("fire_team").choose("do move", f"step {near}", "card hit_and_run")
    assert table.choose(f"target {corner}").wounded("fire_group")
    back = Table().put("fire_team", near).put("fire_group", beside).hand("us", "hit_and_run")
    back.suppress("fire_group", 1).act("fire_team")  # so it has no zone of control
    back.choose("do move", f"step {corner}", "card hit_and_run")
    assert back.choose(f"target {beside}").wounded("fire_group")


def test_hit_and_run_desertion_and_ram() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "e3").hand("us", "hit_and_run")
    table.act("fire_team").choose("do move", "step d3", "card hit_and_run", "target e3")
    assert table.wounded("fire_group")
    tank = Table(us_units=("sherman",), de_units=("puma",)).put("sherman", "c3", rear="c2")
    tank.put("puma", "c6", rear="c7").hand("us", "ram").act("sherman")
    tank.choose("do move", "drive forward", "drive forward", "card ram", "target c6")
    assert tank.gone("puma")
    away = gap(Table().put("fire_group", "m5").suppress("fire_group", 2).hand("us", "desertion"))
    away.choose("card desertion", "target m5")
    assert away.wounded("fire_group")


def test_battle_rage_lets_any_unit_assault() -> None:
    table = Table().put("support_team", "c3").put("fire_group", "c4").hand("us", "battle_rage")
    table.act("support_team")
    assert table.why("do assault") == ("HN-2.2", "not-able")
    table.choose("card battle_rage", "do assault")
    assert table.options("target") == ["c4"]


def test_driven_back_and_weak_point() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c5").hand("us", "driven_back")
    table.act("fire_team").choose("do fire", "target c5", "pass").roll(3).choose("card driven_back")
    assert table.wounded("fire_group")
    assert table.suppression("fire_group") == 1
    tank = Table(us_units=("sherman",), de_units=("panzer_iv",)).put("sherman", "c3", rear="c2")
    tank.put("panzer_iv", "c9", rear="d9").hand("us", "weak_point").act("sherman")
    tank.choose("do fire", "target c9", "card weak_point").roll(4).roll(5)
    assert tank.gone("panzer_iv")


def test_american_way_of_life_and_high_command_draw() -> None:
    table = Table().hand("us", "high_command").window(codes.SUPPLY_MOVES, seat=0)
    table.choose("card high_command")
    table.state.settle_all(Rng(1))
    assert table.state.one.hand_size == 2
