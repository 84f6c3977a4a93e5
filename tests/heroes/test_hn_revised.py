"""Rare cases in which several rules meet, corrected in version 6, beside those of version 5."""

import pytest
from heroes_invariants import check_squares
from heroes_table import Table, terrain_rows

import sandtable
from sandtable.core import CHANCE
from sandtable.heroes.fight import casualties
from sandtable.heroes.model import codes, moments
from sandtable.heroes.model.state import ACTED, MAIN_GUN, MARKED, TRACK, Skirmish
from sandtable.heroes.move.movement import Moving

TITLE = "heroes-of-normandie"
MECHANIZED = "plate rifle_platoon_22\n  mechanized_22"
HOUSE = '{ overlay = "house_1x1", name = "farm", at = "T10 i3 3" }'
PIT = '{ overlay = "position_1", name = "pit", at = "T10 1 1" }'
both = pytest.mark.parametrize("version", [5, 6])


def roll_until_asked(table: Table, die: int) -> Table:
    """Settle every roll with this face on all its dice."""
    while table.state.waits == CHANCE and table.state.depth > 2:
        dice = int(table.state.chance_text().split()[3])
        table.roll(*[die] * dice)
    return table


@both
@pytest.mark.rule("HN-7.6", "HN-9.3")
def test_a_tank_without_its_main_weapon_fires_no_template(version: int) -> None:
    table = Table(us_units=("scott",), rules_version=version)
    table.put("scott", "c3", rear="c2").put("fire_group", "c8")
    table.state.mark(table.unit("scott"), MAIN_GUN)
    table.act("scott")
    assert ("barrage" in table.options("do")) == (version == 5)
    assert "fire_second" in table.options("do")


@both
@pytest.mark.rule("HN-1.11", "HN-4.2")
def test_relay_gives_no_order_to_a_unit_that_enters_later(version: int) -> None:
    table = Table(
        us_units=("willys",),
        us_extra='entry = ["a1:a9"]\narrives = { willys = 5 }',
        rules_version=version,
    )
    table.put("fire_team", "c3").put("support_team", "c2").put("fire_group", "n9")
    table.turn(2, codes.ORDERS).hand("us", "relay")
    table.state.set_token(table.unit("fire_team"), 1)
    table.state.set_token(table.unit("fire_group"), 1)
    army = table.state.one
    army.left, army.left_size, army.numbers = 1 << 2, 1, 2
    table.state.push2(moments.frame(codes.ORDERING, 0), 0)
    table.go().choose("card relay", "pick fire_team")
    assert ("willys" in table.options("pick")) == (version == 5)
    assert "support_team" in table.options("pick")


@both
@pytest.mark.rule("HN-9.13", "HN-6.11")
def test_riders_thrown_out_by_a_blast_are_not_attacked_by_it(version: int) -> None:
    table = Table(MECHANIZED, de_units=("light_mortar",), rules_version=version)
    table.put("half_track_a", "f4", rear="f3").aboard("fire_team", "half_track_a")
    table.put("light_mortar", "f10", back=True).act("light_mortar")
    table.choose("do barrage", "blast e4f5").rolls(6)
    while table.prompt != "place":
        table.choose("pass")
    table.choose("on e4")
    roll_until_asked(table, 1)
    told = [event["target"] for event in table.events("attacked")]
    assert told == ["half_track_a", *(["fire_team"] if version == 5 else [])]
    assert table.suppression("fire_team") == 1


@both
@pytest.mark.rule("HN-9.15", "HN-5.16")
def test_a_grenade_attacks_a_tank_whose_rear_is_in_the_position(version: int) -> None:
    pit = PIT.replace("T10 1 1", "T10 4 4")
    table = Table(
        "plate rifle_platoon_8\n  grenade_us",
        de_units=("panzer_iv",),
        overlays=pit,
        rules_version=version,
    )
    table.put("panzer_iv", "d5", rear="d4").put("fire_team", "c3").act("fire_team")
    table.choose("do grenade", "target d4")
    roll_until_asked(table, 1)
    assert len(table.events("attacked")) == (version == 6)


@both
@pytest.mark.rule("HN-9.4", "HN-11.1")
def test_no_grenade_is_thrown_at_a_concealed_unit_alone(version: int) -> None:
    """It would attack nothing: concealed units are not hit."""
    pit = PIT.replace("T10 1 1", "T10 4 4")
    table = Table("plate rifle_platoon_8\n  grenade_us", overlays=pit, rules_version=version)
    table.put("recon_group", "d4").put("fire_team", "c3").act("fire_team")
    assert ("grenade" in table.options("do")) == (version == 5)


@both
@pytest.mark.rule("HN-8.12", "HN-10.2")
def test_a_unit_that_is_assaulted_does_not_fire_by_a_card(version: int) -> None:
    table = Table(rules_version=version).put("fire_team", "c3").put("fire_group", "c4")
    table.hand("de", "opportunistic_fire").asks("de", "attacks").act("fire_team")
    table.choose("do assault", "target c4", "step c4")
    assert ("opportunistic_fire" in table.options("card")) == (version == 5)


@both
@pytest.mark.rule("HN-8.1", "HN-8.12")
def test_who_assaults_is_not_assaulted_on_the_square_of_another_unit(version: int) -> None:
    """The enemy responds to the last step with Dynamic."""
    table = Table(rules_version=version).put("fire_team", "c3").put("fire_group", "c4")
    table.put("ob_hauser", "d4").hand("de", "dynamic").asks("de", "always")
    table.state.set_token(table.unit("ob_hauser"), 1)
    table.act("fire_team").choose("do assault", "target c4", "pass", "step c4", "card dynamic")
    assert table.asked == "de"
    assert ("assault" in table.options("do")) == (version == 5)


@both
@pytest.mark.parametrize(("front", "rear"), [("d3", "d2"), ("d4", "d3")])
@pytest.mark.rule("HN-10.1", "HN-8.12", "HN-6.8")
def test_infantry_fires_at_a_tank_that_drives_over_it(version: int, front: str, rear: str) -> None:
    """With the front on its square it could not, with the rear it could."""
    pit = PIT.replace("T10 1 1", "T10 4 4")
    panzerfaust = "plate panzergrenadiere_901\n  panzerfaust_de"
    table = Table(de=panzerfaust, us_units=("sherman",), overlays=pit, rules_version=version)
    table.put("sherman", front, rear=rear).put("fire_group", "d4").act("sherman")
    table.choose("do move", "drive forward")
    asked = version == 6 or front == "d4"
    assert (table.options("activate") == ["fire_group"]) == asked
    if asked:
        table.choose("activate fire_group", "do panzerfaust")
        assert "d4" in table.options("target")


@pytest.mark.rule("HN-8.12")
def test_another_unit_fires_by_a_card_at_who_assaults() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c4").put("ob_hauser", "e4")
    table.hand("de", "opportunistic_fire").asks("de", "attacks").act("fire_team")
    table.choose("do assault", "target c4", "step c4", "card opportunistic_fire")
    assert table.options("pick") == ["ob_hauser"]


@both
@pytest.mark.rule("HN-11.19", "HN-3.3")
def test_hit_the_dirt_is_offered_where_the_defence_counts(version: int) -> None:
    table = Table(de_units=("ludwig",), rules_version=version)
    table.put("ludwig", "c3").put("fire_team", "c6").hand("us", "hit_the_dirt")
    table.asks("us", "attacks").act("ludwig")
    sniped = table.fork().choose("do snipe", "target c6")
    assert ("hit_the_dirt" in sniped.options("card")) == (version == 5)
    assert table.choose("do fire", "target c6").options("card") == ["hit_the_dirt"]


@both
@pytest.mark.rule("HN-6.11")
def test_no_rider_is_healed_where_it_would_need_a_seat_more(version: int) -> None:
    table = Table(
        de="plate panzergrenadiere_901",
        de_units=("sdkfz_251", "fire_group", "fire_group"),
        rules_version=version,
    )
    riders = [name for name in table.theatre.units if name.startswith("fire_group")]
    table.put("sdkfz_251", "f4", rear="f3").hand("de", "hitlerjugend")
    for name in riders:
        table.aboard(name, "sdkfz_251")
    table.state.mark(table.unit(riders[0]), 1)
    full = 2 * len(riders) > 4
    table.window(codes.SUPPLY_MOVES, 1)
    offered = "hitlerjugend" in table.options("card")
    assert full
    assert offered == (version == 5)


@both
@pytest.mark.rule("HN-11.1")
def test_a_concealed_unit_does_not_desert(version: int) -> None:
    table = Table(rules_version=version).put("recon_group", "c3").suppress("recon_group", 2)
    table.put("fire_team", "n9").hand("us", "desertion")
    table.turn()
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    table.state.push2(moments.frame(codes.GAP, 0, 6), 0)
    table.state.waits, table.state.owing = 1, 1
    table.state.forget_options()
    assert ("desertion" in table.options("card")) == (version == 5)


@both
@pytest.mark.rule("HN-14.1", "HN-9.13")
def test_a_bundle_of_grenades_that_comes_back_destroys_nothing_where_it_was_aimed(
    version: int,
) -> None:
    table = Table(overlays=HOUSE, rules_version=version).put("fire_group", "f3")
    table.put("fire_team", "e3").hand("de", "geballte_ladung").hand("us", "return_to_sender")
    table.asks("us", "attacks").act("fire_group").choose("card geballte_ladung", "blast d3e4")
    while "card return_to_sender" not in table.options():
        table.choose("pass")
    table.choose("card return_to_sender")
    while not table.state.has(table.unit("fire_group"), ACTED):
        if table.state.waits == CHANCE:
            roll_until_asked(table, 1)
        else:
            table.choose("pass")
    assert [event["target"] for event in table.events("attacked")] == ["fire_group"]
    assert len(table.events("demolition")) == (version == 5)


@both
@pytest.mark.rule("HN-5.25", "HN-9.19", "HN-8.10")
def test_a_house_that_falls_while_it_is_assaulted_buries_the_attacker_too(version: int) -> None:
    table = Table(
        de="plate panzergrenadiere_901\n  panzerfaust_de",
        overlays=f"{HOUSE}, {PIT}",
        rules_version=version,
    )
    table.put("fire_group", "c3d4").put("fire_team", "d2").put("recon_group", "a1", back=True)
    table.state.set_harm(1, 1)
    table.act("fire_team").choose("do assault", "target c3d4", "step c3d4")
    table.choose("activate recon_group", "do panzerfaust", "target c3d4").roll(1)
    table.choose("do demolish").roll(6)
    if version == 5:
        assert (table.asked, table.prompt) == ("de", "place")
        return
    assert (table.asked, table.prompt) == ("us", "place")
    table.choose("on c3").choose("on d4")
    assert (table.at("fire_team"), table.suppression("fire_team")) == ("c3", 1)
    assert (table.at("fire_group"), table.suppression("fire_group")) == ("d4", 1)
    assert table.prompt == "move"  # HN-8.10: the rest is an ordinary move
    check_squares(table.state)


@both
@pytest.mark.rule("HN-6.18", "HN-8.10")
def test_who_assaults_a_tank_that_becomes_a_wreck_gives_way_to_it(version: int) -> None:
    """Its own side destroys the tank, by a template for the attacker."""
    table = Table(us_units=("stuart",), de_units=("panzerschreck",), rules_version=version)
    table.hand("us", "no")
    table.put("stuart", "f6", rear="f7").put("panzerschreck", "f4", back=True)
    table.hand("de", "battle_rage").asks("us", "always").act("panzerschreck")
    while "card battle_rage" not in table.options():
        table.choose("pass")
    table.choose("card battle_rage")
    while "do assault" not in table.options():
        table.choose("pass")
    table.choose("do assault", "target f6")
    while "step f6" not in table.options():
        table.choose("step f5" if "step f5" in table.options() else "pass")
    table.choose("step f6")
    assert table.prompt == "opportunity"
    casualties.eliminate(table.state, table.unit("stuart"), True)
    while table.prompt != "place" and "pass" in table.options():
        table.choose("pass")
    assert (table.prompt == "place") == (version == 6)
    if version == 6:
        table.choose("on e5")
        check_squares(table.state)


@both
@pytest.mark.rule("HN-5.25")
def test_what_lies_in_a_house_that_falls_lies_on_the_ruins(version: int) -> None:
    table = Table(
        overlays=HOUSE,
        extra='items = [{ name = "gas", side = "us", inside = "farm", at = [] }]',
        us_units=("sherman",),
        rules_version=version,
    )
    assert table.theatre.cells[table.state.item(0)] == "c3d4"
    table.put("sherman", "c9", rear="c10").put("fire_group", "n1").act("sherman")
    table.state.set_harm(1, 1)
    table.choose("do demolish", "target c3d4")
    roll_until_asked(table, 6)
    assert table.state.fallen == 1
    lies = table.theatre.cells[table.state.item(0)]
    assert lies == ("c3d4" if version == 5 else "c3")
    if version == 6:
        table.put("fire_team", "b3").moves("fire_team").choose("step c3", "halt")
        assert table.events("picked_up")[0]["item"] == "gas"


@both
@pytest.mark.rule("HN-6.21", "HN-6.3")
def test_what_is_cured_before_the_first_step_counts_in_the_move(version: int) -> None:
    table = Table(us_units=("stuart",), rules_version=version).put("fire_team", "c3")
    table.put("stuart", "g4", rear="g3").put("fire_group", "n9").suppress("fire_team", 1)
    table.hand("us", "courage", "repairs")
    walk = table.fork().act("fire_team").choose("do move", "card courage", "pick fire_team")
    assert Moving.points(walk.state.top()) == (1 if version == 5 else 3)
    table.state.mark(table.unit("stuart"), TRACK)
    table.act("stuart").choose("do move", "card repairs", "pick stuart")
    assert ("drive forward" in table.options()) == (version == 6)


@pytest.mark.rule("HN-6.21")
def test_what_is_cured_on_the_way_does_not_lengthen_the_move() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "n9").suppress("fire_team", 1)
    table.hand("us", "courage").act("fire_team").choose("do move", "step c4")
    table.choose("card courage", "pick fire_team")
    assert Moving.points(table.state.top()) == 0
    assert not table.options("step")


@both
@pytest.mark.rule("HN-6.20", "HN-6.21", "HN-14.8")
def test_a_flip_before_the_first_step_changes_the_movement_by_the_side(version: int) -> None:
    """Also a flip by a card, and what a card added to the movement stays."""
    table = Table(rows=terrain_rows(w="c9"), rules_version=version).put("fire_team", "n9")
    table.put("mg_42", "c3", back=True)
    table.put("recon_group", "c9", back=True).hand("de", "speed_setup", "advance")
    gun = table.fork().act("mg_42").choose("do move", "card speed_setup")
    assert Moving.points(gun.state.top()) == (0 if version == 5 else 3)
    scouts = table.fork().act("recon_group").choose("do move", "card advance")
    assert Moving.points(scouts.state.top()) == 4 + 2
    scouts.choose("flip")
    assert Moving.points(scouts.state.top()) == (3 if version == 5 else 3 + 2)


@both
@pytest.mark.rule("HN-12.7")
def test_a_marker_of_a_unit_that_left_the_map_is_free_again(version: int) -> None:
    table = Table(us_extra='exit = ["a1:a14"]', rules_version=version)
    table.put("fire_team", "a3").put("fire_group", "n9")
    table.state.mark(table.unit("fire_team"), MARKED)
    table.moves("fire_team").choose("leave")
    assert table.state.one.markers == (version == 6)


@pytest.mark.rule("HN-14.4")
def test_the_text_of_go_go_go_names_the_active_unit_too() -> None:
    """In every language it speaks of the active unit before it speaks of the others."""
    game = sandtable.load(TITLE)
    for language, active in (("en", "it "), ("pl", "ona "), ("hu", "ez "), ("pt-BR", "ela ")):
        words_of = (game.folder / "locales" / f"{language}.ftl").read_text("utf-8")
        (line,) = [line for line in words_of.splitlines() if line.startswith("text-go-go-go")]
        assert line.split(": ")[1].startswith(active), line


def test_version_5_is_kept_for_the_games_started_under_it() -> None:
    older = sandtable.kept(TITLE, 5)
    assert older is not None
    assert older.rules_version == 5
    state = older.start("godsend")
    assert isinstance(state, Skirmish)
    assert not state.theatre.revised
