"""HN-14: the rulebook's rulings on single cards."""

import pytest
from heroes_table import Table

import sandtable
from sandtable.heroes.model import codes, moments, windows
from sandtable.heroes.model.state import ACTED
from sandtable.heroes.move import activation
from sandtable.words import Words

HOUSE = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'


@pytest.mark.rule("HN-14.1", "HN-14.9")
def test_second_chance_rerolls_both_dice_of_a_pair() -> None:
    table = Table().put("fire_team", "d4").put("fire_group", "d5").hand("us", "second_chance")
    table.act("fire_team").choose("do assault", "target d5", "step d5", "pass").roll(1, 2)
    table.choose("card second_chance")
    assert table.state.chance_text() == "a roll of 2 dice"
    table.roll(6, 5).roll(1, 1)
    assert table.last("assault_fought")["total"] == 8


@pytest.mark.rule("HN-14.1", "HN-14.2")
def test_the_helmet_stops_hits_but_not_in_assault() -> None:
    table = Table().put("fire_team", "d4").put("fire_group", "d6").hand("de", "thank_the_helmet")
    table.act("fire_team").choose("do fire", "target d6").roll(6)
    assert table.prompt == "hit"
    table.choose("card thank_the_helmet")
    assert not table.wounded("fire_group")
    storm = Table().put("fire_team", "d4").put("fire_group", "d5").hand("de", "thank_the_helmet")
    storm.act("fire_team").choose("do assault", "target d5", "step d5", "pass").roll(6, 6).roll(
        1, 1
    )
    storm.choose("pass")
    assert storm.prompt == "retreat"
    run = Table().put("fire_team", "d4").put("fire_group", "f4")
    run.hand("us", "hit_and_run").hand("de", "thank_the_helmet").act("fire_team")
    run.choose("do move", "step e4", "card hit_and_run", "target f4", "pass")
    run.choose("card thank_the_helmet")
    assert not run.wounded("fire_group")


@pytest.mark.rule("HN-14.1")
def test_ricochet_stops_a_fire_hit_and_not_suppression() -> None:
    table = Table().put("support_team", "d4").put("fire_group", "d6").hand("de", "bounced_off")
    table.act("support_team").choose("do suppress", "target d6").roll(1)
    assert table.suppression("fire_group") > 0
    table = Table().put("fire_team", "d4").put("fire_group", "d6").hand("de", "bounced_off")
    table.act("fire_team").choose("do fire", "target d6").roll(4).choose("card bounced_off")
    assert not table.wounded("fire_group")


@pytest.mark.rule("HN-14.1", "HN-14.5")
def test_a_grenade_returns_to_its_sender() -> None:
    table = Table("plate rifle_platoon_8\n  grenade_us", overlays=HOUSE).put("fire_team", "b4")
    table.put("fire_group", "b5c6").hand("de", "return_to_sender").asks("de", "attacks")
    table.act("fire_team")
    table.choose("do grenade", "target b5c6", "card return_to_sender").roll(3)
    assert table.last("attacked")["target"] == "fire_team"
    assert table.wounded("fire_team")
    rifle = Table("plate rifle_platoon_8\n  rifle_grenade_us").put("fire_team", "d1")
    rifle.put("fire_group", "d6").hand("de", "return_to_sender").asks("de", "attacks")
    rifle.act("fire_team")
    rifle.choose("do rifle_grenade", "blast d6e7").roll(6)
    assert rifle.why("card return_to_sender") == ("HN-3.3", "no-use")


@pytest.mark.rule("HN-14.1")
def test_geballte_ladung_is_a_grenade() -> None:
    table = Table().put("fire_team", "d4").put("fire_group", "d5").hand("de", "geballte_ladung")
    table.hand("us", "return_to_sender").asks("us", "attacks").act("fire_group", holder=1)
    table.choose("card geballte_ladung", "blast c3d4", "pass")
    assert table.asked == "us"
    table.choose("card return_to_sender").roll(1)
    assert table.last("attacked")["target"] == "fire_group"


@pytest.mark.rule("HN-14.1", "HN-14.7")
def test_surprise_lets_an_assault_through_a_window() -> None:
    def lost(*hand: str) -> Table:
        table = Table(overlays=HOUSE).put("fire_team", "a5").put("fire_group", "b5c6")
        table.suppress("fire_team", 1).hand("us", *hand).act("fire_team")
        assert "do assault" not in table.options()
        table.choose("card surprise", "do assault", "target b5c6", "step b5c6")
        if len(hand) > 1:
            table.choose("pass")
        table.roll(1, 1)
        if len(hand) > 1:
            table.choose("pass")
        return table.roll(6, 6)

    assert lost("surprise").gone("fire_team")
    second = lost("surprise", "surprise").choose("card surprise")
    assert second.at("fire_team") == "a5"
    assert second.wounded("fire_team")
    kept = lost("surprise", "surprise").choose("pass")  # the question comes once
    assert kept.prompt == ""
    assert kept.gone("fire_team")


@pytest.mark.rule("HN-14.1", "HN-14.4")
def test_go_go_go_moves_units_near_an_officer() -> None:
    table = Table().put("lt_parks", "d4").put("fire_team", "d6").put("support_team", "d9")
    table.put("ob_hauser", "n1").hand("us", "go_go_go").act("lt_parks")
    table.choose("card go_go_go")
    assert table.prompt == "go"
    assert table.options("activate") == ["lt_parks", "fire_team"]  # the distant unit is missing
    table.choose("activate fire_team", "step d7", "halt", "pass")
    assert table.state.has(table.unit("fire_team"), ACTED)
    assert table.prompt == "activate"  # the active unit continues
    assert not table.state.has(table.unit("lt_parks"), ACTED)
    optional = Table().put("lt_parks", "d4").put("fire_team", "d6").hand("us", "go_go_go", "no")
    optional.act("lt_parks").choose("card go_go_go", "pass")
    assert not optional.state.has(optional.unit("fire_team"), ACTED)
    windows_of = table.theatre.windows[table.theatre.card("go_go_go")]
    assert windows_of == windows.IN_MENU | windows.IN_MOVE  # never in an enemy activation


@pytest.mark.rule("HN-6.25", "HN-14.4")
def test_go_go_go_waits_until_a_unit_has_passed_another() -> None:
    table = Table().put("lt_parks", "d4").put("fire_team", "d5").put("support_team", "d6")
    table.put("ob_hauser", "n1").hand("us", "go_go_go").act("support_team").choose("do move")
    assert "go_go_go" in table.options("card")
    table.choose("step d5")
    assert "go_go_go" not in table.options("card")  # the other units could take every free square
    assert table.why("card go_go_go") == ("HN-6.25", "cannot-stop")
    table.choose("step c5")
    assert "go_go_go" in table.options("card")


@pytest.mark.rule("HN-6.25", "HN-14.1")
def test_no_enemy_is_activated_while_a_unit_passes_another() -> None:
    table = Table().put("fire_team", "d5").put("support_team", "d6").put("fire_group", "d10")
    table.hand("de", "dynamic").asks("de", "always")
    table.state.set_token(table.unit("fire_group"), 1)
    table.act("support_team").choose("do move", "pass", "step c6")
    assert table.options("card") == ["dynamic"]
    table.choose("pass", "step d5")
    assert table.options("card") == []  # the other unit could take the last free square
    assert table.why("card dynamic") == ("HN-6.25", "cannot-stop")
    table.choose("pass", "step e5")
    assert table.options("card") == ["dynamic"]


@pytest.mark.rule("HN-14.1")
def test_dynamic_may_be_played_in_the_opponents_activation() -> None:
    table = Table().put("fire_team", "d4").put("fire_group", "d9").put("mg_42", "f9")
    table.hand("de", "dynamic").asks("de", "always")
    table.state.set_token(table.unit("mg_42"), 2)
    table.state.set_token(table.unit("fire_group"), 1)
    table.act("fire_team").choose("do move", "pass", "step d5", "card dynamic")
    assert table.last("order_shown")["unit"] == "fire_group"
    table.choose("do fire", "target d5").roll(1)
    assert table.asked in ("us", "de")
    while table.prompt == "opportunity":
        table.choose("pass")
    assert table.prompt == "move"  # the enemy's move continues
    assert table.at("fire_team") == "d5"


@pytest.mark.rule("HN-14.1")
def test_dynamic_activates_no_acting_unit() -> None:
    """A card may have interrupted the unit's activation; its own order waits until the card is
    done."""
    table = Table().put("fire_team", "d4").put("support_team", "f4").put("fire_group", "d9")
    table.hand("us", "dynamic").asks("us", "always")
    team, support = table.unit("fire_team"), table.unit("support_team")
    table.state.set_token(team, 1)
    table.act("fire_team").choose("do move", "step d5")
    activation.begin_menu(table.state, table.unit("fire_group"), True)  # a card activates this unit
    table.go().choose("do move", "pass", "step d8")
    assert table.prompt == "opportunity"
    assert table.options("card") == []
    assert table.why("card dynamic") == ("HN-3.3", "no-use")
    table.state.set_token(team, 2)
    table.state.set_token(support, 1)
    table.state.forget_options()
    assert table.options("card") == ["dynamic"]


@pytest.mark.rule("HN-14.1")
def test_the_card_assault_is_played_before_the_roll_only() -> None:
    table = Table().put("fire_team", "d4").put("fire_group", "d5").hand("us", "assault", "no")
    table.act("fire_team").choose("do assault", "target d5", "step d5", "pass").roll(1, 1)
    assert table.prompt == "assault_rolled"
    assert table.why("card assault") == ("HN-3.8", "not-now")


@pytest.mark.rule("HN-14.9")
def test_the_cards_have_the_names_of_the_content_file() -> None:
    words_of = Words(sandtable.load("heroes-of-normandie"), "pl")
    names = {
        "dynamic": "Dynamika",
        "thank_the_helmet": "Gdyby nie hełm!",
        "go_go_go": "Ruchy! Ruchy! Ruchy!",
        "bounced_off": "Rykoszet",
        "speed_setup": "Szybkie rozstawienie",
        "assault": "Szturm",
        "no": "Nie!",
        "second_chance": "Druga szansa",
        "return_to_sender": "Zwrot do nadawcy",
        "hit_and_run": "Bij i Wiej",
    }
    assert {card: words_of.card(card) for card in names} == names


@pytest.mark.rule("HN-14.8")
def test_speed_setup_counts_as_the_flip_of_a_move() -> None:
    table = Table(us_units=("cal_30",)).put("cal_30", "d4").hand("us", "speed_setup", "no")
    table.act("cal_30").choose("do move", "card speed_setup")
    assert table.wounded("cal_30")
    assert table.why("flip") == ("HN-6.4", "no-flip")
    twice = Table(us_units=("cal_30",)).put("cal_30", "d4")
    twice.hand("us", "speed_setup", "speed_setup").act("cal_30").choose("card speed_setup")
    assert twice.why("card speed_setup") == ("HN-3.3", "no-use")
    twice.choose("do move")
    assert twice.why("card speed_setup") == ("HN-3.3", "no-use")


@pytest.mark.rule("HN-14.6", "HN-14.9")
def test_the_thunderbolt_never_scatters() -> None:
    table = (
        Table(extra='support = ["p47_thunderbolt"]').put("fire_group", "m3").put("lt_parks", "a1")
    )
    table.hand("us", "p47_thunderbolt").turn(2)
    table.state.slot = 1
    table.state.set_token(table.unit("lt_parks"), 1)
    table.state.push2(moments.frame(codes.GAP, 0, 0), 0)
    table.go().choose("card p47_thunderbolt", "blast l2m3").roll(1)
    assert not table.events("scattered")
    table.roll(1)
    assert table.last("attacked")["bonus"] == 4
