"""HN-2: armies."""

import pytest
from heroes_table import Table

import sandtable
from sandtable.heroes import words
from sandtable.heroes.armies import check_army, deck_of, read_army
from sandtable.heroes.content import HeroesGame
from sandtable.heroes.shots import kit_group

GAME = sandtable.load("heroes-of-normandie")
assert isinstance(GAME, HeroesGame)


def faults(text: str, limit: int = 300, seat: str = "us") -> list[str]:
    army, found = read_army(text, GAME.library, seat)
    return [fault.key for fault in found + check_army(army, GAME.library, limit)]


@pytest.mark.rule("HN-2.1", "HN-2.8")
def test_equipment_serves_its_plate_heroes_and_field_command_everybody() -> None:
    table = Table(
        "plate rifle_platoon_8\n  ammo_us\n  veteran_us\nplate rifle_platoon_22\nhero hero_clint"
    )
    state = table.state
    assert kit_group(state, table.unit("lt_parks"), words.AMMO) == 0
    assert kit_group(state, table.unit("lt_jones"), words.AMMO) == -1
    assert kit_group(state, table.unit("clint"), words.AMMO) == 0
    assert kit_group(state, table.unit("clint"), words.VETERAN) == -1
    command = Table("plate rifle_platoon_8\nplate field_command_us\n  ammo_us")
    assert kit_group(command.state, command.unit("lt_parks"), words.AMMO) >= 0


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
    assert any(
        GAME.library.cards[name].kind == "air" for name in deck_of(army, GAME.library, "us", [], [])
    )
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
    from sandtable.heroes.words import ABLE, LAST_HIT

    for counter in GAME.library.counters.values():
        if counter.type == words.INFANTRY:
            assert counter.stats[1][ABLE] & LAST_HIT
            if counter.flip:
                assert counter.stats[0][ABLE] & LAST_HIT
        else:
            assert counter.stats[0] == counter.stats[1]
    assert GAME.library.counters["mg_nest"].squares == 1


@pytest.mark.rule("HN-2.11")
def test_a_wreck_lies_on_the_vehicles_squares() -> None:
    from sandtable.heroes import casualties

    table = Table(de_units=("panzer_iv",)).put("panzer_iv", "d5", rear="e6").turn()
    casualties.eliminate(table.state, table.unit("panzer_iv"), True)
    names = table.theatre.terrains
    assert names[table.state.terrain(table.cell("d5"))] == "heavy_wreck"
    assert names[table.state.terrain(table.cell("e6"))] == "heavy_wreck"
    assert table.state.view(0).data()["wrecks"][0]["cells"] == ["d5", "e6"]  # type: ignore[index]


@pytest.mark.rule("HN-2.12")
def test_an_x_bars_fire_and_counts_as_nothing_in_defence() -> None:
    from sandtable.heroes import assault

    table = Table(de_units=("panzer_iv",)).put("fire_team", "c3").put("panzer_iv", "c4", rear="c5")
    table.act("fire_team")
    assert "do fire" not in table.options()
    assert assault.combat_bonus(table.state, table.unit("fire_team"), words.HEAVY) == 0


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
