"""Battles made from a seed, or from armies that players built: the id contains everything."""

import re
from pathlib import Path

import pytest

import sandtable
from sandtable.core import Fault, Record, Rng, SandtableError, UnknownName
from sandtable.core.content import Document
from sandtable.heroes.content import game as content_game
from sandtable.heroes.content.armies import ArmyList, IllegalArmy, check_army, read_army, read_code
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.content.generator import Battle, battle, draft, parse_id

GAME = sandtable.load("heroes-of-normandie")
assert isinstance(GAME, HeroesGame)
LIBRARY = GAME.library

US = "plate rifle_platoon_8\n  cal_30_squad_8\n  ammo_us\nhero hero_clint\n"
DE = "plate panzergrenadiere_901\n  grenadiere_901\n  grenade_de\n  pak_40_option\n"
ID = (
    "battle-200-7~us.rifle_platoon_8.cal_30_squad_8.ammo_us.hero_clint"
    "~de.panzergrenadiere_901.grenadiere_901.grenade_de.pak_40_option"
)


def played(id: str, seed: int) -> Record:
    """Play a whole game at random."""
    rng = Rng(seed)
    record = GAME.record(id)
    record.settle_all(rng)
    while not record.state.over:
        options = record.state.options()
        record.play(options[rng.below(len(options))], rng)
    return record


@pytest.mark.rule("HN-13.6")
def test_battles_are_made_from_a_seed() -> None:
    for points in (70, 100, 150, 200, 300):
        army = draft(LIBRARY, "de", points, Rng(points))
        assert check_army(army, LIBRARY, points) == []
        assert army.cost >= points - 50
        theatre = GAME.rules(f"battle-{points}-5").theatre
        assert theatre.n_objectives >= 1
        assert battle(LIBRARY, Battle(points, 5)) == battle(LIBRARY, Battle(points, 5))
    assert battle(LIBRARY, Battle(200, 5)) != battle(LIBRARY, Battle(200, 6))


@pytest.mark.rule("HN-13.6")
def test_objectives_and_breaking_points_score() -> None:
    theatre = GAME.rules("battle-200-5").theatre
    assert [int(points) for points in theatre.objective_points] == [3, 1]
    assert any(points > 0 for points in theatre.group_points)


def test_the_id_holds_both_armies() -> None:
    assert GAME.battle_id(200, 7, {"de": DE, "us": US}) == ID
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", ID)
    theatre = GAME.rules(ID).theatre
    assert theatre.id == ID
    assert theatre.groups[:3] == ["rifle_platoon_8", "cal_30_squad_8", "hero_clint"]
    assert "pak_40" in theatre.units
    made = parse_id(ID, LIBRARY)
    assert made is not None
    assert {seat: army.text() for seat, army in made.armies.items()} == {"us": US, "de": DE}


def test_a_deck_travels_in_the_id_too() -> None:
    cards = [name for name, card in LIBRARY.cards.items() if card.army == "both"][:22]
    deck = {name: LIBRARY.cards[name].copies for name in cards}
    text = US + "".join(f"card {name} {count}\n" for name, count in reversed(deck.items()))
    id = GAME.battle_id(200, 7, {"us": text})
    assert id.startswith("battle-200-7~us.rifle_platoon_8.cal_30_squad_8.ammo_us.hero_clint..")
    assert f"courage-{LIBRARY.cards['courage'].copies}" in id
    theatre = GAME.rules(id).theatre
    kept = {name: count for name, count in deck.items() if name != "surprise"}
    n = theatre.n_cards
    assert {theatre.cards[i]: c for i, c in enumerate(theatre.deck[:n]) if c} == kept


@pytest.mark.parametrize("seed", range(40))
def test_every_army_is_read_again_from_its_code(seed: int) -> None:
    seat = ("us", "de")[seed % 2]
    army = draft(LIBRARY, seat, 100 + 5 * seed, Rng(seed))
    again, faults = read_code(army.code(LIBRARY), LIBRARY, seat)
    assert faults == []
    assert again.code(LIBRARY) == army.code(LIBRARY)
    assert sorted(again.text().splitlines()) == sorted(army.text().splitlines())
    id = GAME.battle_id(300, seed, {seat: army.text()})
    assert GAME.rules(id).theatre.id == id


def test_what_one_side_built_does_not_change_the_other_nor_the_map() -> None:
    plain = GAME.rules("battle-200-7").theatre
    built = GAME.rules(GAME.battle_id(200, 7, {"us": US})).theatre
    assert list(plain.base) == list(built.base)
    assert list(plain.bonus_cells) == list(built.bonus_cells)
    germans = [
        [theatre.units[u] for u in range(theatre.n_units) if theatre.seat_of[u] == 1]
        for theatre in (plain, built)
    ]
    assert germans[0] == germans[1]


@pytest.mark.rule("HN-2.5", "HN-2.6")
@pytest.mark.parametrize(
    ("id", "key"),
    [
        ("battle-150-7~us.rifle_platoon_8.sherman_option.cal_30_squad_8", "too-many-points"),
        ("battle-199-7~us.rifle_platoon_8.field_command_us", "command-too-early"),
        ("battle-200-7~us.rifle_platoon_8.bazooka_squad_22", "other-insignia"),
        ("battle-200-7~us.rifle_platoon_8.sherman_option.stuart_option", "no-slot"),
        ("battle-200-7~us.hero_clint", "no-plate"),
        ("battle-200-7~de.rifle_platoon_8", "other-army"),
        ("battle-200-7~us.rifle_platoon_8.nonsense", "no-such-option"),
        ("battle-200-7~us.rifle_platoon_8..courage-2", "too-few-cards"),
        ("battle-200-7~us.rifle_platoon_8..courage-9", "too-many-copies"),
        ("battle-200-7~us.rifle_platoon_8..nonsense-2", "no-such-card"),
    ],
)
def test_an_illegal_army_is_refused_with_its_rule(id: str, key: str) -> None:
    with pytest.raises(IllegalArmy) as caught:
        GAME.scenario(id)
    assert key in [fault.key for fault in caught.value.faults]
    assert all(fault.rule.startswith("HN-2.") for fault in caught.value.faults)
    assert key in str(caught.value)


def test_an_army_is_refused_before_it_has_an_id() -> None:
    with pytest.raises(IllegalArmy) as caught:
        GAME.battle_id(100, 7, {"us": US})
    assert [fault.key for fault in caught.value.faults] == ["too-many-points"]
    with pytest.raises(SandtableError, match="cannot generate a battle with 900 points"):
        GAME.battle_id(900, 7, {})


@pytest.mark.parametrize(
    "id",
    [
        "battle-200-007",
        "battle-60-1",
        "battle-301-1",
        "battle-200-7~de.panzergrenadiere_901~us.rifle_platoon_8",
        "battle-200-7~us.rifle_platoon_8~us.rifle_platoon_8",
        "battle-200-7~us.hero_clint.rifle_platoon_8",
        "battle-200-7~uk.rifle_platoon_8",
        "battle-200-7~us.rifle_platoon_8..",
        "battle-200-7~us.",
        "battle-200-7~us.rifle_platoon_8 ",
    ],
)
def test_a_battle_has_one_id_only(id: str) -> None:
    with pytest.raises(UnknownName):
        GAME.scenario(id)


def test_a_record_of_built_armies_needs_nothing_else() -> None:
    text = played(ID, 3).text()
    fresh = HeroesGame(
        GAME.id, rules_version=GAME.rules_version, seats=GAME.seats, folder=GAME.folder
    )
    assert sandtable.core.replay(text, lambda title, version: fresh).text() == text


def test_generated_battles_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content_game, "MOST_MADE", 3)
    game = HeroesGame(
        GAME.id, rules_version=GAME.rules_version, seats=GAME.seats, folder=GAME.folder
    )
    kept = game.rules("battle-100-0")
    for seed in range(1, 12):
        game.rules(f"battle-100-{seed}")
        assert game.rules("battle-100-0") is kept
    assert len(game._made) == 3
    assert game.rules("battle-100-2").theatre.id == "battle-100-2"


def test_an_army_without_a_deck_has_the_whole_one() -> None:
    army, faults = read_army(US, LIBRARY, "us")
    assert faults == []
    assert army.deck == {}
    assert isinstance(army, ArmyList)
    assert ".." not in army.code(LIBRARY)


def test_the_files_of_the_scenarios_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each listing in the lobby once read and checked every file again."""
    game = HeroesGame(
        GAME.id, rules_version=GAME.rules_version, seats=GAME.seats, folder=GAME.folder
    )
    read: list[object] = []

    def noting(source: Path | str, faults: list[Fault], shown_as: str = "") -> Document:
        read.append(source)
        return Document(source, faults, shown_as)

    monkeypatch.setattr(content_game, "Document", noting)
    listings = game.listings()
    assert len(read) == len(listings) == len(set(read)) == 14
    assert game.listings() == listings
    for listing in listings:
        assert game.listing(listing.id) == listing
        assert game.scenario(listing.id).id == listing.id
        game.build_points(listing.id)
    assert len(read) == 14
