"""UN-2: set-up."""

from dataclasses import dataclass
from typing import Any, cast

import pytest

import sandtable
from sandtable.core import CHANCE, UnknownName
from sandtable.undaunted.game import UndauntedGame
from sandtable.undaunted.normandy.rules import NormandyRules
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.testkit import Table

GAME = cast(UndauntedGame, sandtable.load("undaunted-normandy"))

PIN = 0
"""In place of points, stands for the aim to pin."""


@dataclass(frozen=True)
class Brief:
    """A summary of a scenario; pairs are US and German."""

    number: int
    tiles: int
    edges: int
    """Number of pairs of adjacent tiles."""
    on_map: int
    """Sum of the objective points on the map."""
    initiative: str
    aims: tuple[int, int]
    points: tuple[int, int]
    counters: tuple[int, int]
    scouted: tuple[int, int]
    controlled: tuple[int, int]
    decks: tuple[int, int]
    supplies: tuple[int, int]


BRIEFS = {
    "la-raye": Brief(
        *(1, 12, 23, 10, "us", (5, 5), (0, 3)),
        *((4, 4), (2, 1), (0, 1), (9, 9), (20, 20)),
    ),
    "montmartin-en-graignes": Brief(
        *(2, 15, 31, 3, "us", (1, PIN), (0, 0)),
        *((4, 3), (4, 1), (0, 0), (11, 9), (18, 14)),
    ),
    "raid-across-the-canal": Brief(
        *(3, 16, 34, 12, "de", (6, 6), (2, 0)),
        *((4, 4), (2, 3), (1, 0), (9, 9), (26, 26)),
    ),
    "behind-enemy-lines": Brief(
        *(4, 17, 36, 8, "us", (5, 5), (3, 4)),
        *((5, 6), (2, 0), (2, 3), (12, 11), (26, 24)),
    ),
    "crossing-the-vire": Brief(
        *(5, 16, 33, 2, "us", (2, PIN), (0, 0)),
        *((4, 3), (3, 8), (0, 0), (10, 10), (29, 31)),
    ),
    "desperate-withdrawal": Brief(
        *(6, 18, 37, 1, "de", (1, PIN), (0, 0)),
        *((4, 2), (3, 4), (0, 0), (12, 9), (18, 32)),
    ),
    "la-huberderie": Brief(
        *(7, 18, 37, 20, "us", (10, 10), (2, 3)),
        *((4, 4), (2, 3), (2, 1), (9, 9), (45, 45)),
    ),
    "streets-of-tessy-sur-vire": Brief(
        *(8, 18, 38, 10, "us", (7, 7), (0, 0)),
        *((4, 5), (5, 4), (0, 0), (9, 12), (45, 42)),
    ),
    "reinforcements": Brief(
        *(9, 17, 35, 3, "de", (1, PIN), (0, 0)),
        *((4, 6), (4, 3), (0, 0), (11, 12), (31, 29)),
    ),
    "critical-intelligence": Brief(
        *(10, 18, 38, 7, "de", (5, 5), (0, 0)),
        *((4, 5), (2, 4), (0, 0), (11, 8), (24, 30)),
    ),
    "hill-314": Brief(
        *(11, 16, 33, 3, "de", (PIN, 1), (3, 0)),
        *((3, 3), (3, 7), (3, 0), (9, 9), (45, 45)),
    ),
    "mortain": Brief(
        *(12, 16, 33, 17, "de", (10, 10), (6, 6)),
        *((4, 4), (1, 1), (3, 3), (9, 9), (45, 45)),
    ),
}


@dataclass(frozen=True)
class Army:
    """The complete set-up of one side."""

    scouted: set[str]
    controlled: set[str]
    spawn: dict[str, str]
    """Units that may enter at a tile: ALL, letters of squads, or names of units."""
    counters: dict[str, str]
    cards: dict[str, tuple[int, int]]
    """Copies in the deck and in the supply."""


THREE_LEADERS = {
    "platoon_sergeant": (1, 0),
    "squad_leader_a": (1, 0),
    "squad_leader_b": (1, 0),
}
TWO_SQUADS = {
    "rifleman_a": (1, 4),
    "rifleman_b": (1, 4),
    "scout_a": (1, 2),
    "scout_b": (1, 2),
}
GUNNERS = {"machine_gunner_a": (0, 3), "machine_gunner_b": (0, 3)}
FOG = {"fog_of_war": (2, 8)}
THIRD_SQUAD_IN_SUPPLY = {
    "platoon_guide": (0, 1),
    "squad_leader_c": (0, 1),
    "rifleman_c": (0, 5),
    "scout_c": (0, 3),
    **GUNNERS,
    "machine_gunner_c": (0, 3),
    "mortar": (0, 3),
    "sniper": (0, 3),
}
HILL_CARDS = {
    **THREE_LEADERS,
    **THIRD_SQUAD_IN_SUPPLY,
    "squad_leader_c": (1, 0),
    **{f"rifleman_{squad}": (1, 4) for squad in "abc"},
    **{f"scout_{squad}": (0, 3) for squad in "abc"},
    **FOG,
}

OBJECTIVES = {
    "la-raye": {"2B": 1, "16B": 1, "7A": 1, "13B": 2, "6A": 2, "5B": 3},
    "crossing-the-vire": {"18A": 1, "17A": 1},
    "la-huberderie": {
        **dict.fromkeys(("13B", "18B", "17B", "15B", "14B"), 1),
        **dict.fromkeys(("2B", "16B", "8A", "7A", "5B", "1B"), 2),
        "6B": 3,
    },
    "critical-intelligence": {"6B": 1, "5B": 1, "1B": 2, "11A": 1, "7B": 1, "8B": 1},
    "hill-314": {"2A": 1, "9A": 1, "16A": 1},
}
ARMIES = {
    ("la-raye", "us"): Army(
        {"17B", "2B"},
        set(),
        {"17B": "ALL"},
        {"17B": "rifleman_a rifleman_b scout_a scout_b"},
        {**THREE_LEADERS, **TWO_SQUADS, **FOG},
    ),
    ("la-raye", "de"): Army(
        {"8A"},
        {"5B"},
        {"5B": "ALL"},
        {"5B": "rifleman_a rifleman_b scout_a scout_b"},
        {**THREE_LEADERS, **TWO_SQUADS, **FOG},
    ),
    ("crossing-the-vire", "us"): Army(
        {"1A", "5A", "3A"},
        set(),
        {"1A": "B sniper", "5A": "A"},
        {"1A": "rifleman_b scout_b", "5A": "rifleman_a scout_a"},
        {
            **THREE_LEADERS,
            "platoon_guide": (1, 0),
            **TWO_SQUADS,
            **GUNNERS,
            "sniper": (0, 3),
            **FOG,
        },
    ),
    ("crossing-the-vire", "de"): Army(
        {"18A", "17A", "7A", "8B", "16B", "4A", "6A", "2B"},
        set(),
        {"2B": "ALL"},
        {"2B": "rifleman_a rifleman_b mortar"},
        {
            **THREE_LEADERS,
            **TWO_SQUADS,
            "scout_a": (0, 3),
            "scout_b": (0, 3),
            **GUNNERS,
            "mortar": (2, 1),
            "sniper": (0, 3),
            "fog_of_war": (3, 7),
        },
    ),
    ("la-huberderie", "us"): Army(
        {"2B", "16B"},
        {"13B", "18B"},
        {"13B": "A", "18B": "B", "16B": "C sniper mortar"},
        {"13B": "rifleman_a scout_a", "18B": "rifleman_b scout_b"},
        {**THREE_LEADERS, **TWO_SQUADS, **THIRD_SQUAD_IN_SUPPLY, **FOG},
    ),
    ("la-huberderie", "de"): Army(
        {"7A", "3B", "14B"},
        {"6B"},
        {"6B": "A B C", "7A": "sniper", "14B": "mortar"},
        {"6B": "rifleman_a rifleman_b scout_a scout_b"},
        {**THREE_LEADERS, **TWO_SQUADS, **THIRD_SQUAD_IN_SUPPLY, **FOG},
    ),
    ("critical-intelligence", "us"): Army(
        {"4B", "6B"},
        set(),
        {"4B": "ALL"},
        {"4B": "rifleman_a rifleman_b scout_a scout_b"},
        {**THREE_LEADERS, **TWO_SQUADS, **GUNNERS, "fog_of_war": (4, 6)},
    ),
    ("critical-intelligence", "de"): Army(
        {"14B", "7B", "8B", "13B"},
        set(),
        {"14B": "A", "13B": "B mortar"},
        {"14B": "rifleman_a scout_a", "13B": "rifleman_b scout_b mortar"},
        {
            "platoon_sergeant": (1, 0),
            "squad_leader_a": (0, 1),
            "squad_leader_b": (0, 1),
            **TWO_SQUADS,
            **GUNNERS,
            "mortar": (1, 2),
            **FOG,
        },
    ),
    ("hill-314", "us"): Army(
        {"15B", "4A", "7A"},
        {"2A", "9A", "16A"},
        {"2A": "A", "9A": "B sniper mortar", "16A": "C"},
        {"2A": "rifleman_a", "9A": "rifleman_b", "16A": "rifleman_c"},
        HILL_CARDS,
    ),
    ("hill-314", "de"): Army(
        {"1B", "6A", "12A", "8A", "11A", "14B", "5A"},
        set(),
        {"1B": "A", "8A": "B sniper mortar", "14B": "C"},
        {"1B": "rifleman_a", "8A": "rifleman_b", "14B": "rifleman_c"},
        HILL_CARDS,
    ),
}

NEIGHBOURS = {
    # Columns shifted by half a tile
    "la-raye": {
        "2B": "13B 16B 17B",
        "16B": "2B 3B 6A 13B",
        "6A": "3B 16B",
        "17B": "2B 7A 12B 13B",
        "13B": "2B 3B 8A 12B 16B 17B",
        "3B": "6A 8A 13B 16B",
        "7A": "4B 12B 17B",
        "12B": "4B 5B 7A 8A 13B 17B",
        "8A": "3B 5B 11B 12B 13B",
        "4B": "5B 7A 12B",
        "5B": "4B 8A 11B 12B",
        "11B": "5B 8A",
    },
    # Rows shifted by half a tile
    "la-huberderie": {
        "13B": "2B 17B",
        "2B": "8A 13B 16B 17B",
        "16B": "2B 8A 15B 18B",
        "18B": "15B 16B",
        "17B": "2B 3B 7A 8A 13B",
        "8A": "2B 3B 9B 15B 16B 17B",
        "15B": "5B 8A 9B 16B 18B",
        "7A": "1B 3B 17B",
        "3B": "1B 6B 7A 8A 9B 17B",
        "9B": "3B 5B 6B 8A 12B 15B",
        "5B": "9B 12B 15B",
        "1B": "3B 6B 7A 10B 11B",
        "6B": "1B 3B 4B 9B 10B 12B",
        "12B": "4B 5B 6B 9B 14B",
        "11B": "1B 10B",
        "10B": "1B 4B 6B 11B",
        "4B": "6B 10B 12B 14B",
        "14B": "4B 12B",
    },
}


def sides_data(table: Table) -> dict[str, dict[str, Any]]:
    return cast(dict[str, dict[str, Any]], table.state.view(None).data()["sides"])


def may_enter(who: str, unit: str) -> bool:
    """Return whether a spawn marker with these names admits a unit."""
    names = who.split()
    return who == "ALL" or unit in names or unit[-1].upper() in names


# Data of a scenario


@pytest.mark.rule("UN-2.1", "UN-2.3")
def test_the_printed_scenarios_come_first() -> None:
    listings = GAME.listings()[: len(BRIEFS)]
    assert [listing.number for listing in listings] == list(range(1, len(BRIEFS) + 1))
    assert [listing.id for listing in listings] == list(BRIEFS)
    assert [listing.tiles for listing in listings] == [brief.tiles for brief in BRIEFS.values()]


@pytest.mark.rule("UN-2.1")
@pytest.mark.parametrize("scenario", BRIEFS)
def test_every_scenario_is_set_up_as_its_page_says(scenario: str) -> None:
    table = Table(scenario)
    field, rules = table.field, cast(NormandyRules, table.state.rules)
    sides = sides_data(table).values()
    assert BRIEFS[scenario] == Brief(
        BRIEFS[scenario].number,
        len(field.tiles),
        sum(int(near).bit_count() for near in field.near) // 2,
        sum(int(worth) for worth in field.objective),
        field.seats[table.state.holder],
        (int(field.points_to_win[0]), int(field.points_to_win[1])),
        (table.points("us"), table.points("de")),
        cast(tuple[int, int], tuple(len(side["counters"]) for side in sides)),
        cast(tuple[int, int], tuple(len(side["scouted"]) for side in sides)),
        cast(tuple[int, int], tuple(len(side["controlled"]) for side in sides)),
        (len(table.pile("us", "deck")), len(table.pile("de", "deck"))),
        (len(table.pile("us", "supply")), len(table.pile("de", "supply"))),
    )
    assert [bool(pin) for pin in rules.pins] == [aim == PIN for aim in BRIEFS[scenario].aims]


@pytest.mark.rule("UN-2.1")
@pytest.mark.parametrize("scenario", BRIEFS)
def test_aims_are_shown_to_both(scenario: str) -> None:
    sides = sides_data(Table(scenario))
    assert (sides["us"]["points_to_win"], sides["de"]["points_to_win"]) == BRIEFS[scenario].aims


@pytest.mark.rule("UN-2.1")
@pytest.mark.parametrize("scenario", OBJECTIVES)
def test_objective_markers_lie_where_the_scenario_lays_them(scenario: str) -> None:
    table = Table(scenario)
    assert {
        tile: worth
        for tile, worth in zip(table.field.tiles, table.field.objective, strict=True)
        if worth
    } == OBJECTIVES[scenario]


@pytest.mark.rule("UN-2.1")
@pytest.mark.parametrize("scenario", NEIGHBOURS)
def test_tiles_lie_where_the_scenario_lays_them(scenario: str) -> None:
    table = Table(scenario)
    assert sorted(table.field.tiles) == sorted(NEIGHBOURS[scenario])
    for tile, neighbours in NEIGHBOURS[scenario].items():
        table.cards("us", hand=["scout_a"]).put("us.scout_a", tile).turn("us")
        table.choose("play scout_a", "do scout")
        assert {option.removeprefix("to ") for option in table.options} == set(neighbours.split())


@pytest.mark.rule("UN-2.1")
def test_the_radio_lies_on_its_tile_in_scenario_ten() -> None:
    assert Table("critical-intelligence").state.view(None).data()["radio"] == {
        "tile": "6B",
        "points": 1,
    }


@pytest.mark.rule("UN-2.1", "UN-2.3")
@pytest.mark.parametrize(("scenario", "seat"), ARMIES)
def test_control_markers_start_with_the_side_up_that_is_named(scenario: str, seat: str) -> None:
    army, side = ARMIES[scenario, seat], sides_data(Table(scenario))[seat]
    assert set(side["scouted"]) == army.scouted
    assert set(side["controlled"]) == army.controlled
    assert len(side["scouted"]) == len(army.scouted)
    assert side["points"] == sum(OBJECTIVES[scenario].get(tile, 0) for tile in army.controlled)


@pytest.mark.rule("UN-2.1", "UN-2.3")
@pytest.mark.parametrize(("scenario", "seat"), ARMIES)
def test_counters_start_ready_on_the_tiles_that_are_named(scenario: str, seat: str) -> None:
    army, side = ARMIES[scenario, seat], sides_data(Table(scenario))[seat]
    assert {counter["unit"]: counter["tile"] for counter in side["counters"]} == {
        unit: tile for tile, units in army.counters.items() for unit in units.split()
    }
    assert not any(counter["suppressed"] for counter in side["counters"])


@pytest.mark.rule("UN-2.1")
@pytest.mark.parametrize(("scenario", "seat"), ARMIES)
def test_spawn_markers_lie_where_the_scenario_lays_them(scenario: str, seat: str) -> None:
    army, table = ARMIES[scenario, seat], Table(scenario)
    field = table.field
    row = field.seat(seat) * field.n_units
    for unit in range(int(field.n_units)):
        name = field.cards[unit]
        if name in army.cards:
            tiles = {t for i, t in enumerate(field.tiles) if field.spawn[row + unit] >> i & 1}
            assert tiles == {tile for tile, who in army.spawn.items() if may_enter(who, name)}


@pytest.mark.rule("UN-2.1", "UN-2.2")
@pytest.mark.parametrize(("scenario", "seat"), ARMIES)
def test_each_card_starts_in_deck_or_supply_or_out_of_the_game(scenario: str, seat: str) -> None:
    army, table = ARMIES[scenario, seat], Table(scenario)
    for index, pile in enumerate(("deck", "supply")):
        expected = [card for card, copies in army.cards.items() for _ in range(copies[index])]
        assert table.pile(seat, pile) == sorted(expected)


@pytest.mark.rule("UN-2.1")
def test_a_scenario_that_names_no_other_round_limit_has_a_hundred() -> None:
    assert {int(Table(scenario).field.round_limit) for scenario in BRIEFS} == {100}


# The deck


@pytest.mark.rule("UN-2.2")
def test_the_deck_is_shuffled_so_that_any_card_may_come_first() -> None:
    table = Table("critical-intelligence")
    field = table.field
    assert {field.cards[card]: weight for card, weight in table.state.odds()} == {
        "rifleman_a": 1,
        "rifleman_b": 1,
        "scout_a": 1,
        "scout_b": 1,
        "platoon_sergeant": 1,
        "squad_leader_a": 1,
        "squad_leader_b": 1,
        "fog_of_war": 4,
    }
    assert table.state.ways() == 11
    drawn = [field.cards[table.state.outcome(way)] for way in range(11)]
    assert drawn == [*field.cards[:4], *field.cards[-4:-1], *["fog_of_war"] * 4]
    table.draw("fog_of_war")
    assert table.state.ways() == 10
    assert dict(table.state.odds())[field.card("fog_of_war")] == 3


@pytest.mark.rule("UN-2.2")
def test_the_supply_lies_open_to_both() -> None:
    table = Table("la-raye")
    expected = {"rifleman_a": 4, "rifleman_b": 4, "scout_a": 2, "scout_b": 2, "fog_of_war": 8}
    for viewer in (0, 1, None):
        sides = cast(dict[str, dict[str, Any]], table.state.view(viewer).data()["sides"])
        assert sides["us"]["supply"] == expected
        assert sides["de"]["supply"] == expected


# The start


@pytest.mark.rule("UN-2.3")
def test_any_scenario_may_be_chosen_in_any_order() -> None:
    for scenario in reversed(BRIEFS):
        assert GAME.start(scenario).scenario.id == scenario


@pytest.mark.rule("UN-2.3")
def test_only_a_scenario_that_exists_may_be_chosen() -> None:
    with pytest.raises(UnknownName, match="did you mean 'la-raye'"):
        GAME.start("la-ray")


@pytest.mark.rule("UN-2.3")
@pytest.mark.parametrize("scenario", BRIEFS)
def test_hands_play_areas_and_discard_piles_start_empty(scenario: str) -> None:
    table = Table(scenario)
    for seat in ("us", "de"):
        for pile in ("hand", "played", "discard", "removed"):
            assert table.pile(seat, pile) == []
        side = sides_data(table)[seat]
        assert side["hand_size"] == 0
        assert side["deck_size"] == len(table.pile(seat, "deck"))
        assert side["has_bid"] is False
    assert table.state.waits == CHANCE
    assert table.state.round == 1
    assert table.state.turns == 0


@pytest.mark.rule("UN-2.3")
@pytest.mark.parametrize("scenario", BRIEFS)
def test_target_markers_start_off_the_board(scenario: str) -> None:
    table = Table(scenario)
    assert table.state.view(None).data()["targets"] == {}
    state = cast(NormandyBattle, table.state)
    assert state.target(0) < 0
    assert state.target(1) < 0
    assert state.raised == 0


@pytest.mark.rule("UN-2.3")
def test_a_counter_the_scenario_does_not_place_starts_off_the_board() -> None:
    table = Table("la-huberderie")
    off_board = ["rifleman_c", "scout_c", "machine_gunner_a", "sniper", "mortar"]
    for seat in ("us", "de"):
        assert [table.where(f"{seat}.{unit}") for unit in off_board] == [""] * 5


@pytest.mark.rule("UN-2.3")
@pytest.mark.parametrize("scenario", BRIEFS)
def test_the_marker_starts_with_the_side_the_scenario_names(scenario: str) -> None:
    data = Table(scenario).state.view(None).data()
    assert data["initiative"] == BRIEFS[scenario].initiative
    assert data["active"] == BRIEFS[scenario].initiative
