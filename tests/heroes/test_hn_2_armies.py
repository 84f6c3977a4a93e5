"""HN-2: armies."""

import pytest
from heroes_table import Table

import sandtable
from sandtable.heroes.content.armies import check_army, deck_of, read_army
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.model import codes
from sandtable.heroes.model.equipment import kit_group

GAME = sandtable.load("heroes-of-normandie")
assert isinstance(GAME, HeroesGame)


def faults(text: str, limit: int = 300, seat: str = "us") -> list[str]:
    army, found = read_army(text, GAME.library, seat)
    return [fault.key for fault in found + check_army(army, GAME.library, limit)]


@pytest.mark.rule("HN-2.1", "HN-2.8")
def test_equipment_serves_its_plate_and_that_of_the_field_command_all_units() -> None:
    table = Table(
        "plate rifle_platoon_8\n  ammo_us\n  veteran_us\nplate rifle_platoon_22\nhero hero_clint"
    )
    state = table.state
    assert kit_group(state, table.unit("lt_parks"), codes.AMMO) == 0
    assert kit_group(state, table.unit("lt_jones"), codes.AMMO) == -1
    assert kit_group(state, table.unit("clint"), codes.AMMO) == 0
    assert kit_group(state, table.unit("clint"), codes.VETERAN) == -1
    command = Table("plate rifle_platoon_8\nplate field_command_us\n  ammo_us")
    assert kit_group(command.state, command.unit("lt_parks"), codes.AMMO) >= 0


@pytest.mark.rule("HN-2.5")
def test_illegal_armies_are_refused() -> None:
    assert faults("") == ["no-plate"]
    assert faults("plate rifle_platoon_8\n  sherman_option\n  stuart_option") == ["no-slot"]
    assert faults("plate rifle_platoon_8\n  bazooka_squad_22") == ["other-insignia"]
    assert faults("plate rifle_platoon_8\n  bluff_us")[0] in ("no-slot", "order-needs-command")
    assert "no-plate" in faults("plate field_command_us")
    assert faults("plate panzergrenadiere_901") == ["other-army", "no-plate"]
    assert faults("plate rifle_platoon_8\n  nonsense") == ["no-such-option"]
    assert faults("ammo_us") == ["not-in-a-slot", "no-plate"]


@pytest.mark.rule("HN-2.7")
def test_several_plates_are_allowed() -> None:
    assert faults("plate rifle_platoon_8\nplate rifle_platoon_22\nhero hero_clint") == []


@pytest.mark.rule("HN-2.6", "HN-12.8")
def test_air_cards_need_the_air_strike() -> None:
    with_air = "plate rifle_platoon_8\nplate field_command_us\n  air_strike_us"
    army, _ = read_army(with_air, GAME.library, "us")
    army.deck = {"p47_thunderbolt": 1}
    assert check_army(army, GAME.library, 300) == []
    assert deck_of(army, GAME.library, "us", [], [])["p47_thunderbolt"] == 1
    plain, _ = read_army("plate rifle_platoon_8", GAME.library, "us")
    deck = deck_of(plain, GAME.library, "us", [], [])
    assert not any(GAME.library.cards[name].kind in ("air", "artillery") for name in deck)
    plain.deck = {**deck, "p47_thunderbolt": 1}
    assert "no-air-strike" in [fault.key for fault in check_army(plain, GAME.library, 300)]


@pytest.mark.rule("HN-2.6")
def test_there_are_76_cards_a_side() -> None:
    for seat in ("us", "de"):
        cards = [card for card in GAME.library.cards.values() if card.army in ("both", seat)]
        assert sum(card.copies for card in cards) == 76


@pytest.mark.rule("HN-2.10", "HN-2.2", "HN-2.13")
def test_counters_have_two_sides_of_one_kind() -> None:
    from sandtable.heroes.model.codes import ABLE, LAST_HIT

    for counter in GAME.library.counters.values():
        if counter.type == codes.INFANTRY:
            assert counter.stats[1][ABLE] & LAST_HIT
            if counter.flip:
                assert counter.stats[0][ABLE] & LAST_HIT
        else:
            assert counter.stats[0] == counter.stats[1]
    assert GAME.library.counters["mg_nest"].squares == 1


@pytest.mark.rule("HN-2.11")
def test_a_wreck_lies_on_the_vehicles_squares() -> None:
    from sandtable.heroes.fight import casualties

    table = Table(de_units=("panzer_iv",)).put("panzer_iv", "d5", rear="e6").turn()
    casualties.eliminate(table.state, table.unit("panzer_iv"), True)
    names = table.theatre.terrains
    assert names[table.state.terrain(table.cell("d5"))] == "heavy_wreck"
    assert names[table.state.terrain(table.cell("e6"))] == "heavy_wreck"
    assert table.state.view(0).data()["wrecks"][0]["cells"] == ["d5", "e6"]  # type: ignore[index]


@pytest.mark.rule("HN-2.12")
def test_an_x_bars_fire_and_assault() -> None:
    table = Table(de_units=("panzer_iv",)).put("fire_team", "c3").put("panzer_iv", "c4", rear="c5")
    table.act("fire_team")
    assert table.why("do fire") == ("HN-7.13", "no-target")
    assert table.why("do assault") == ("HN-8.10", "out-of-reach")
    both = Table(de_units=("panzer_iv",)).put("fire_team", "c3").put("panzer_iv", "c4", rear="c5")
    both.put("fire_group", "d4").act("fire_team").choose("do assault")
    assert both.options("target") == ["d4"]
    assert both.why("target c4") == ("HN-2.12", "no-attack")


@pytest.mark.rule("HN-2.12")
def test_a_token_lifts_the_x_and_an_x_still_defends() -> None:
    table = Table(de="plate panzergrenadiere_901\n  panzerfaust_de", us_units=("sherman",))
    table.put("sherman", "c5", rear="c4").put("fire_group", "c8").act("fire_group", holder=1)
    assert table.why("do fire") == ("HN-7.13", "no-target")
    assert "do panzerfaust" in table.options()
    counters = """
[unarmed]
army = "de"
type = "infantry"
source = "designed"
[unarmed.front]
move = 3
defence = 4
[unarmed.back]
move = 3
defence = 5
abilities = ["last_hit"]
"""
    defender = Table(de_units=("unarmed",), counters=counters).put("fire_team", "c3")
    defender.put("unarmed", "c4").act("fire_team").choose("do assault", "target c4", "step c4")
    defender.roll(1, 1).roll(6)
    fought = defender.last("assault_fought")
    assert (fought["total"], fought["enemy_total"]) == (3, 6)


@pytest.mark.rule("HN-2.3", "HN-6.25")
def test_how_many_squares_a_counter_takes() -> None:
    for counter in GAME.library.counters.values():
        if counter.type == codes.HEAVY:
            assert counter.squares == 2
        elif counter.type == codes.INFANTRY:
            assert counter.squares == 1
    small = {name for name, c in GAME.library.counters.items() if c.type == 1 and c.squares == 1}
    assert small == {"willys", "zundapp", "mg_nest"}
    assert GAME.library.counters["pak_40"].squares == 1


@pytest.mark.rule("HN-2.9", "HN-13.2")
def test_stars_go_with_the_officer_and_with_the_option_in_the_slot() -> None:
    from sandtable.heroes import victory
    from sandtable.heroes.fight import casualties

    table = Table("plate rifle_platoon_8\n  cal_30_squad_8").turn()
    assert victory.orders_to_come(table.state, 0) == 3
    for name in ("cal_30", "fire_team_b"):
        casualties.eliminate(table.state, table.unit(name), False)
    assert victory.orders_to_come(table.state, 0) == 2
    casualties.eliminate(table.state, table.unit("lt_parks"), False)
    assert victory.orders_to_come(table.state, 0) == 0
    empty = Table("plate rifle_platoon_8\n  ammo_us").turn()
    assert victory.orders_to_come(empty.state, 0) == 2


@pytest.mark.rule("HN-2.6")
def test_artillery_needs_an_option_of_its_own() -> None:
    with_air = "plate rifle_platoon_8\nplate field_command_us\n  air_strike_us\n"
    deck = "".join(
        f"card {name} {card.copies}\n"
        for name, card in GAME.library.cards.items()
        if card.kind == "common"
    )
    assert faults(with_air + deck + "card p47_thunderbolt 1") == []
    assert faults(with_air + deck + "card p47_thunderbolt 2") == ["no-air-strike"]
    assert faults(with_air + deck + "card long_tom 1") == ["no-artillery"]


@pytest.mark.rule("HN-2.8")
def test_field_command_takes_no_traits_and_orders_need_it() -> None:
    assert "no-traits-in-command" in faults(
        "plate rifle_platoon_8\nplate field_command_us\n  veteran_us"
    )
    assert "order-needs-command" in faults("plate rifle_platoon_8\n  planning_us")


@pytest.mark.rule("HN-2.5", "HN-2.7")
def test_a_hero_of_a_division_needs_a_plate_of_it() -> None:
    heroes = {name: o for name, o in GAME.library.options.items() if o.kind == "hero"}
    for name, hero in heroes.items():
        plates = [
            option.name
            for option in GAME.library.options.values()
            if option.kind == "plate" and option.army == hero.army and not option.command
        ]
        for plate in plates:
            fits = hero.insignia in (hero.army, GAME.library.options[plate].insignia)
            found = faults(f"plate {plate}\nhero {name}", seat=hero.army)
            assert (found == []) == fits


@pytest.mark.rule("HN-2.14")
def test_every_unit_remembers_its_plate() -> None:
    table = Table("plate rifle_platoon_8\n  mortar_option\nplate rifle_platoon_22\nhero hero_clint")
    plates = {
        name: int(table.theatre.plate_of[table.unit(name)])
        for name in ("lt_parks", "mortar_60mm", "lt_jones", "clint")
    }
    assert plates["lt_parks"] == plates["mortar_60mm"] == 0
    assert plates["lt_jones"] == table.theatre.groups.index("rifle_platoon_22")
    assert plates["clint"] == -1


def test_an_army_is_written_and_read_again() -> None:
    text = "plate rifle_platoon_8\n  ammo_us\nhero hero_clint\ncard courage 2\n"
    army, found = read_army(text, GAME.library, "us")
    assert found == []
    assert army.text() == text
