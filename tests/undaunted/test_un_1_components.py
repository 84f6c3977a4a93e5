"""UN-1: components and zones."""

from itertools import pairwise
from typing import Any, cast

import pytest

import sandtable
from sandtable.core import BadOutcome, Record, Rng
from sandtable.testkit.strategies import walk
from sandtable.undaunted.game import UndauntedGame
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.state import Battle
from sandtable.undaunted.testkit import PILES, Table

GAME = cast(UndauntedGame, sandtable.load("undaunted-normandy"))
CARDS = GAME.library.cards
SCENARIOS = [listing.id for listing in GAME.listings()]

UNITS = [
    *("rifleman_a", "rifleman_b", "rifleman_c"),
    *("scout_a", "scout_b", "scout_c"),
    *("machine_gunner_a", "machine_gunner_b", "machine_gunner_c"),
    *("sniper", "mortar"),
]
COVER: dict[str, list[int | str]] = {
    "A": [0, "hill", 3, 3, 1, 1, 2, 2, "hill", 1, 1, 1, 0, 0, 0, "hill", 0, 0],
    "B": [1, 2, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3],
}


def side_data(table: Table, viewer: int | None, seat: str) -> dict[str, Any]:
    """Return a side as it is shown to a seat or a spectator."""
    return cast(dict[str, dict[str, Any]], table.state.view(viewer).data()["sides"])[seat]


def everyone_played_at_random(scenario: str, entries: int = 250) -> list[NormandyBattle]:
    """Return all positions of a random game, including the first."""
    record = Record(GAME.start(scenario))
    rng = Rng(len(scenario))
    positions = [cast(NormandyBattle, record.state.clone())]
    while len(record.entries) < entries and not record.state.over:
        walk(record, rng, 1)
        positions.append(cast(NormandyBattle, record.state.clone()))
    return positions


# The box


@pytest.mark.rule("UN-1.1")
def test_the_two_sides_are_us_and_german() -> None:
    assert list(GAME.seats) == ["us", "de"]
    assert all(GAME.scenario(id).seats == ["us", "de"] for id in SCENARIOS)


@pytest.mark.rule("UN-1.1")
def test_a_side_has_fifty_four_cards() -> None:
    assert {title: card.copies * len(card.ids()) for title, card in CARDS.items()} == {
        "rifleman": 15,
        "scout": 9,
        "machine_gunner": 9,
        "sniper": 3,
        "mortar": 3,
        "platoon_sergeant": 1,
        "platoon_guide": 1,
        "squad_leader": 3,
        "fog_of_war": 10,
    }
    assert sum(card.copies * len(card.ids()) for card in CARDS.values()) == 54


@pytest.mark.rule("UN-1.1")
def test_a_side_has_eleven_counters() -> None:
    table = Table("mortain")
    assert table.field.cards[: int(table.field.n_units)] == UNITS
    assert len(UNITS) == 11
    counters = [move.arg for move in table.field.moves if move.kind == "at"]
    assert counters == [f"{seat}.{unit}" for seat in ("us", "de") for unit in UNITS]


@pytest.mark.rule("UN-1.1", "UN-1.7")
def test_there_are_eighteen_tiles_each_with_two_faces() -> None:
    faces = [f"{number}{face}" for number in range(1, 19) for face in "AB"]
    assert sorted(GAME.library.cover) == sorted(faces)


@pytest.mark.rule("UN-1.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_scenario_lays_out_more_than_the_box_holds(scenario: str) -> None:
    field = cast(Battle, GAME.start(scenario)).field
    numbers = [tile[:-1] for tile in field.tiles]
    assert len(set(numbers)) == len(numbers) <= 18
    assert sum(worth > 0 for worth in field.objective) <= 14
    for seat, most in ((0, 4), (1, 5)):
        spawn = 0
        for unit in range(int(field.n_units)):
            spawn |= field.spawn[seat * field.n_units + unit]
        assert 1 <= int(spawn).bit_count() <= most


@pytest.mark.rule("UN-1.1")
def test_only_scenario_ten_has_a_radio_marker() -> None:
    with_radio = [id for id in SCENARIOS if "radio" in GAME.start(id).view(None).data()]
    assert with_radio == ["critical-intelligence"]


@pytest.mark.rule("UN-1.1")
def test_each_side_has_one_target_marker_of_its_own() -> None:
    table = Table("hill-314").put("us.mortar", "9A").put("de.mortar", "8A")
    table.cards("us", hand=["mortar"] * 3).cards("de", hand=["mortar", "fog_of_war"]).turn("us")
    assert table.state.view(None).data()["targets"] == {}
    table.plays("mortar", "target", "aim 1B")
    table.plays("mortar", "target", "aim 14B")
    assert table.state.view(None).data()["targets"] == {"us": "14B"}
    table.choose("end").plays("mortar", "target", "aim 2A")
    assert table.state.view(None).data()["targets"] == {"us": "14B", "de": "2A"}


@pytest.mark.rule("UN-1.1")
def test_the_one_initiative_marker_is_always_with_one_side() -> None:
    table = Table("la-raye")
    assert table.state.view(None).data()["initiative"] == "us"
    assert table.initiative("de").state.view(None).data()["initiative"] == "de"


@pytest.mark.rule("UN-1.1")
def test_four_ten_sided_dice_are_rolled_at_most() -> None:
    table = Table("la-huberderie").put("us.machine_gunner_a", "13B")
    table.cards("us", hand=["machine_gunner_a"]).turn("us")
    table.choose("play machine_gunner_a", "do suppress", "at de.rifleman_a")
    assert table.state.ways() == 10**4
    odds = table.state.odds()
    assert len(odds) == 715
    assert sum(weight for _, weight in odds) == 10**4
    assert (0, 1) in odds  # four zeros, in one way
    assert (1234, 24) in odds
    assert (1122, 6) in odds
    assert table.state.outcome_text(9) == "roll 0 0 0 9"
    for wrong in ("roll 1 2 3", "roll 1 2 3 4 5", "roll 1 2 3 10", "roll 1 2 3 x", "cast 1 2 3 4"):
        with pytest.raises(BadOutcome, match="a roll of 4 dice"):
            table.state.parse_outcome(wrong)
    assert not table.state.possible(10**4)
    assert not table.state.possible(-1)
    assert max(action.number for card in CARDS.values() for action in card.actions) == 4


# Places of a card


@pytest.mark.rule("UN-1.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_card_is_always_in_exactly_one_zone(scenario: str) -> None:
    first, *positions = everyone_played_at_random(scenario)
    cards = range(len(first.field.cards))
    for state in positions:
        for seat in (0, 1):
            side, start = state.side(seat), first.side(seat)
            piles = [getattr(side, name) for name in PILES]
            assert all(count >= 0 for pile in piles for count in pile)
            for card in cards:
                assert sum(pile[card] for pile in piles) == start.deck[card] + start.supply[card]
            assert side.deck_size == sum(side.deck)
            assert side.hand_size == sum(side.hand)
            assert side.discard_size == sum(side.discard)


@pytest.mark.rule("UN-1.2")
def test_cards_a_scenario_does_not_name_stay_in_the_box() -> None:
    table = Table("la-raye")
    assert table.field.cards == [
        *("rifleman_a", "rifleman_b", "scout_a", "scout_b"),
        *("platoon_sergeant", "squad_leader_a", "squad_leader_b"),
        "fog_of_war",
    ]
    table = Table("montmartin-en-graignes")
    assert "rifleman_b" not in table.pile("de", "deck") + table.pile("de", "supply")


@pytest.mark.rule("UN-1.2")
def test_a_card_is_in_the_play_area_while_its_action_is_carried_out() -> None:
    table = Table("la-raye").cards("us", hand=["scout_a", "rifleman_a"]).turn("us")
    table.choose("play scout_a")
    assert table.pile("us", "hand") == ["rifleman_a"]
    assert table.pile("us", "played") == ["scout_a"]
    table.choose("do scout", "to 13B")
    assert table.pile("us", "played") == ["scout_a"]
    table.choose("halt")
    assert table.pile("us", "played") == ["scout_a"]
    assert table.pile("us", "discard") == []


@pytest.mark.rule("UN-1.2")
def test_a_card_that_hunkers_down_goes_straight_to_the_supply() -> None:
    table = Table("la-raye").cards("us", hand=["scout_a", "rifleman_a"]).turn("us")
    table.plays("scout_a", "hunker_down")
    assert table.pile("us", "played") == []
    assert table.pile("us", "supply") == ["scout_a"]


# Visibility


def table_with_cards_everywhere() -> Table:
    return Table("la-raye").cards(
        "us",
        deck=["rifleman_b", "scout_b", "scout_b"],
        hand=["rifleman_a", "fog_of_war"],
        discard=["scout_a"],
        played=["platoon_sergeant"],
        supply=["rifleman_a", "rifleman_a", "fog_of_war"],
        removed=["rifleman_b", "fog_of_war", "rifleman_b"],
    )


@pytest.mark.rule("UN-1.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_supply_discard_and_play_area_are_open_to_all(viewer: int | None) -> None:
    shown = side_data(table_with_cards_everywhere(), viewer, "us")
    assert shown["supply"] == {"rifleman_a": 2, "fog_of_war": 1}
    assert shown["discard"] == {"scout_a": 1}
    assert shown["played"] == {"platoon_sergeant": 1}


@pytest.mark.rule("UN-1.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_number_of_cards_in_every_zone_is_open(viewer: int | None) -> None:
    shown = side_data(table_with_cards_everywhere(), viewer, "us")
    assert shown["hand_size"] == 2
    assert shown["deck_size"] == 3
    assert shown["removed_size"] == 3
    assert [sum(shown[pile].values()) for pile in ("discard", "played", "supply")] == [1, 1, 3]


@pytest.mark.rule("UN-1.3")
@pytest.mark.parametrize("viewer", [1, None])
def test_a_hand_is_hidden_among_the_deck_from_all_but_its_owner(viewer: int | None) -> None:
    table = table_with_cards_everywhere()
    own = side_data(table, 0, "us")
    assert own["hand"] == {"rifleman_a": 1, "fog_of_war": 1}
    assert own["deck"] == {"rifleman_b": 1, "scout_b": 2}
    shown = side_data(table, viewer, "us")
    assert shown["hand"] == {}
    assert shown["deck"] == {"rifleman_a": 1, "rifleman_b": 1, "scout_b": 2, "fog_of_war": 1}


@pytest.mark.rule("UN-1.3")
@pytest.mark.parametrize("viewer", [1, None])
def test_a_card_taken_into_the_hand_in_sight_of_all_is_known_to_be_there(
    viewer: int | None,
) -> None:
    table = Table("la-raye").cards(
        "us",
        hand=["squad_leader_a", "scout_b"],
        deck=["rifleman_a", "rifleman_b"],
        played=["rifleman_a"],
    )
    table.turn("us").plays("squad_leader_a", "inspire", "take rifleman_a")
    shown = side_data(table, viewer, "us")
    assert shown["hand"] == {"rifleman_a": 1}
    assert shown["hand_size"] == 2
    assert shown["deck"] == {"rifleman_a": 1, "rifleman_b": 1, "scout_b": 1}
    assert shown["deck_size"] == 2


@pytest.mark.rule("UN-1.3")
@pytest.mark.parametrize("seat", ["us", "de"])
def test_another_hand_of_the_same_cards_looks_the_same_to_the_opponent(seat: str) -> None:
    views = []
    for hand, deck in ((["scout_a"], ["rifleman_a"]), (["rifleman_a"], ["scout_a"])):
        table = Table("la-raye").cards(seat, hand=hand, deck=deck)
        owner = table.field.seat(seat)
        views.append([table.state.view(viewer).data() for viewer in (1 - owner, None, owner)])
    assert views[0][:2] == views[1][:2]
    assert views[0][2] != views[1][2]


@pytest.mark.rule("UN-1.3")
def test_only_the_owner_may_look_through_the_removed_cards() -> None:
    table = table_with_cards_everywhere()
    assert side_data(table, 0, "us")["removed"] == {"rifleman_b": 2, "fog_of_war": 1}
    assert "removed" not in side_data(table, 1, "us")
    assert "removed" not in side_data(table, None, "us")


@pytest.mark.rule("UN-1.3")
def test_both_see_a_card_being_removed() -> None:
    table = Table("la-raye").cards("us", hand=["rifleman_a"]).cards("de", hand=["scout_a"])
    table.turn("us").plays("rifleman_a", "attack", "at de.scout_a", dice=[0])
    [event] = [event for event in table.journal.events if event.kind == "casualty"]
    for viewer in (0, 1, None):
        assert event.seen_by(viewer).args == {
            "side": "de",
            "unit": "scout_a",
            "pile": "hand",
            "soldier": 1,
        }


@pytest.mark.rule("UN-1.3")
@pytest.mark.parametrize("seat", ["us", "de"])
def test_a_drawn_card_is_shown_to_its_owner_only(seat: str) -> None:
    table = Table("la-raye").cards("us").cards("de").cards(seat, deck=["scout_a"]).new_round()
    table.draw("scout_a")
    [event] = [event for event in table.journal.events if event.kind == "drew"]
    owner = table.field.seat(seat)
    assert event.seen_by(owner).args == {"side": seat, "card": "scout_a"}
    assert event.seen_by(1 - owner).args == {"side": seat}
    assert event.seen_by(None).args == {"side": seat}


@pytest.mark.rule("UN-1.3")
def test_the_order_of_a_deck_does_not_exist() -> None:
    one, other = Table("la-raye"), Table("la-raye")
    for table, draws in ((one, ("scout_a", "rifleman_a")), (other, ("rifleman_a", "scout_a"))):
        table.cards("us", deck=["rifleman_a", "scout_a", "scout_a"]).new_round().draw(*draws)
    assert one.state == other.state
    assert side_data(one, 0, "us")["deck"] == {"scout_a": 1}


@pytest.mark.rule("UN-1.3")
def test_a_view_names_its_seat_and_what_the_game_waits_for() -> None:
    table = Table("la-raye").cards("us", hand=["scout_a"]).turn("us", second=True).round(7)
    data = table.state.view(1).data()
    assert {key: data[key] for key in data if key not in ("sides", "targets")} == {
        "title": "undaunted-normandy",
        "scenario": "la-raye",
        "seat": "de",
        "waits": "decision",
        "owing": ["us"],
        "round": 7,
        "round_limit": 100,
        "initiative": "us",
        "active": "us",
        "winner": None,
        "ending": "",
    }
    assert table.state.view(0).data()["seat"] == "us"
    assert table.state.view(None).data()["seat"] is None
    asked = table.state.view(0).decision()
    assert asked is not None
    assert [move.text for move in asked.options] == ["play scout_a", "end"]
    assert table.state.view(1).decision() is None
    assert table.state.view(None).decision() is None
    table.choose("play scout_a", "do attack", "at de.scout_a")
    assert table.state.view(1).data()["waits"] == "chance"
    table.state.resign(0)
    data = table.state.view(1).data()
    assert [data[key] for key in ("waits", "owing", "winner", "ending")] == [
        *("over", [], "de", "resigned")
    ]


# Cards, units and counters


@pytest.mark.rule("UN-1.4")
def test_combat_cards_are_tied_to_a_counter_and_no_other_cards_are() -> None:
    assert {title: card.kind for title, card in CARDS.items()} == {
        "rifleman": "combat",
        "scout": "combat",
        "machine_gunner": "combat",
        "sniper": "combat",
        "mortar": "combat",
        "platoon_sergeant": "command",
        "platoon_guide": "command",
        "squad_leader": "command",
        "fog_of_war": "fog",
    }
    assert {title for title, card in CARDS.items() if card.kind == "combat"} == set(
        GAME.library.defence
    )


@pytest.mark.rule("UN-1.4")
def test_a_card_acts_with_the_counter_of_its_title_and_squad() -> None:
    table = Table("la-raye").cards("us", hand=["rifleman_b", "scout_b"]).turn("us")
    table.plays("rifleman_b", "move", "to 2B")
    assert table.last("moved") == {
        "side": "us",
        "unit": "rifleman_b",
        "from": "17B",
        "to": "2B",
        "action": "move",
    }
    table.plays("scout_b", "scout", "to 7A", "halt")
    assert [table.where(f"us.{unit}") for unit in ("rifleman_a", "rifleman_b")] == ["17B", "2B"]
    assert [table.where(f"us.{unit}") for unit in ("scout_a", "scout_b")] == ["17B", "7A"]
    assert [table.where(f"de.{unit}") for unit in ("rifleman_b", "scout_b")] == ["5B", "5B"]


@pytest.mark.rule("UN-1.5")
def test_a_unit_has_three_to_five_cards() -> None:
    assert {title: card.copies for title, card in CARDS.items() if card.kind == "combat"} == {
        "rifleman": 5,
        "scout": 3,
        "machine_gunner": 3,
        "sniper": 3,
        "mortar": 3,
    }


@pytest.mark.rule("UN-1.5")
def test_snipers_mortars_sergeant_and_guide_have_no_squad() -> None:
    squads = {title: "".join(card.squads) for title, card in CARDS.items()}
    assert squads == {
        "rifleman": "ABC",
        "scout": "ABC",
        "machine_gunner": "ABC",
        "sniper": "",
        "mortar": "",
        "platoon_sergeant": "",
        "platoon_guide": "",
        "squad_leader": "ABC",
        "fog_of_war": "",
    }


@pytest.mark.rule("UN-1.6")
@pytest.mark.parametrize(
    ("unit", "defence"),
    [
        ("rifleman_a", 4),
        ("rifleman_b", 4),
        ("rifleman_c", 4),
        ("scout_a", 5),
        ("scout_b", 5),
        ("scout_c", 5),
        ("machine_gunner_a", 4),
        ("machine_gunner_b", 4),
        ("machine_gunner_c", 4),
        ("sniper", 6),
        ("mortar", 4),
    ],
)
def test_the_value_printed_on_a_counter_is_its_base_defence(unit: str, defence: int) -> None:
    table = Table("la-huberderie").put("us.scout_a", "3B").put(f"de.{unit}", "3B")
    table.cards("us", hand=["scout_a"]).cards("de", deck=[unit]).turn("us")
    table.choose("play scout_a", "do attack", f"at de.{unit}")
    declared = table.last("attack_declared")
    assert [declared[key] for key in ("defence", "cover", "range", "total")] == [
        *(defence, 0, 0, defence)
    ]
    table.roll(defence)
    assert table.last("rolled")["hit"] is True


@pytest.mark.rule("UN-1.6")
@pytest.mark.parametrize(("seat", "tile"), [("us", "17B"), ("de", "5B")])
def test_a_counter_is_ready_or_suppressed(seat: str, tile: str) -> None:
    table = Table("la-raye").suppress(f"{seat}.scout_a")
    for viewer in (0, 1, None):
        assert side_data(table, viewer, seat)["counters"] == [
            {"unit": "rifleman_a", "tile": tile, "suppressed": False},
            {"unit": "rifleman_b", "tile": tile, "suppressed": False},
            {"unit": "scout_a", "tile": tile, "suppressed": True},
            {"unit": "scout_b", "tile": tile, "suppressed": False},
        ]


@pytest.mark.rule("UN-1.7")
def test_every_face_of_a_tile_has_its_cover() -> None:
    library = GAME.library
    for face, values in COVER.items():
        for number, value in enumerate(values, 1):
            tile = f"{number}{face}"
            assert (value == "hill") == (tile in library.hills)
            assert value == "hill" or library.cover[tile] == value
    assert library.hills == {"2A", "9A", "16A"}


@pytest.mark.rule("UN-1.7")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_tile_on_a_map_gives_the_cover_of_its_face(scenario: str) -> None:
    """Attack from the same tile. A hill gives 1 then, because the attacker is on it too."""
    table = Table(scenario).cards("us", hand=["rifleman_a"]).turn("us")
    table.choose("play rifleman_a", "do attack")
    shot = table.field.move("at de.rifleman_a")
    for tile in table.field.tiles:
        table.put("us.rifleman_a", tile).put("de.rifleman_a", tile)
        printed = COVER[tile[-1]][int(tile[:-1]) - 1]
        assert table.state.preview(shot)["cover"] == (1 if printed == "hill" else printed)


# Markers


@pytest.mark.rule("UN-1.8")
def test_a_tile_is_unmarked_scouted_or_controlled_for_each_side_on_its_own() -> None:
    table = Table("la-raye").markers("us", scouted=["2B", "8A"], controlled=["13B"])
    table.markers("de", scouted=["13B", "8A"], controlled=["5B"])
    for viewer in (0, 1, None):
        us, de = (side_data(table, viewer, seat) for seat in ("us", "de"))
        assert us["scouted"] == ["2B", "8A"]
        assert us["controlled"] == ["13B"]
        assert us["points"] == 2
        assert us["points_to_win"] == 5
        assert de["scouted"] == ["13B", "8A"]
        assert de["controlled"] == ["5B"]
        assert de["points"] == 3
        assert de["points_to_win"] == 5


@pytest.mark.rule("UN-1.8", "UN-1.10")
def test_control_turns_the_own_marker_and_turns_the_enemys_back() -> None:
    table = Table("la-raye").markers("us", scouted=["13B"]).markers("de", controlled=["13B"])
    table.put("us.rifleman_a", "13B").cards("us", hand=["rifleman_a", "scout_a"]).turn("us")
    table.plays("rifleman_a", "control")
    assert table.controlled("us") == ["13B"]
    assert table.controlled("de") == []
    assert table.marked("de") == ["13B"]
    assert [table.points("us"), table.points("de")] == [2, 0]
    assert table.last("controlled") == {
        "side": "us",
        "tile": "13B",
        "points": 2,
        "taken": True,
        "total": 2,
    }


@pytest.mark.rule("UN-1.8", "UN-1.10")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_at_most_one_side_controls_a_tile_and_no_marker_leaves_it(scenario: str) -> None:
    positions = everyone_played_at_random(scenario, 600)
    for before, state in pairwise(positions):
        assert state.one.controlled & state.other.controlled == 0
        for seat in (0, 1):
            side = state.side(seat)
            assert side.controlled & ~side.marked == 0
            assert before.side(seat).marked & ~side.marked == 0
            assert side.points == sum(
                state.rules.worth(state, seat, tile)
                for tile in range(len(state.field.tiles))
                if side.controlled >> tile & 1
            )


@pytest.mark.rule("UN-1.10")
def test_an_empty_tile_stays_controlled_until_the_opponent_controls_it() -> None:
    table = Table("la-raye").put("us.rifleman_a", "13B").put("de.rifleman_a", "8A")
    table.markers("us", scouted=["13B", "17B"]).markers("de", scouted=["13B"])
    table.cards("us", hand=["rifleman_a"] * 2, discard=["scout_a"])
    table.cards("de", hand=["rifleman_a"] * 3, discard=["scout_a"]).turn("us")
    table.plays("rifleman_a", "control").plays("rifleman_a", "move", "to 17B")
    assert table.controlled("us") == ["13B"]
    table.plays("rifleman_a", "move", "to 13B")
    assert table.controlled("us") == ["13B"]  # an enemy alone does not take the tile
    assert table.points("us") == 2
    table.plays("rifleman_a", "control")
    assert table.controlled("us") == []
    assert table.marked("us") == ["17B", "13B"]
    assert table.points("us") == 0
    assert table.controlled("de") == ["13B"]


@pytest.mark.rule("UN-1.9")
@pytest.mark.parametrize(
    ("scenario", "seat", "spawns"),
    [
        ("la-raye", "us", {"17B": ["rifleman_a", "rifleman_b", "scout_a", "scout_b"]}),
        (
            "la-huberderie",
            "us",
            {
                "13B": ["rifleman_a", "scout_a", "machine_gunner_a"],
                "18B": ["rifleman_b", "scout_b", "machine_gunner_b"],
                "16B": ["rifleman_c", "scout_c", "machine_gunner_c", "sniper", "mortar"],
            },
        ),
        (
            "la-huberderie",
            "de",
            {
                "6B": [unit for unit in UNITS if unit not in ("sniper", "mortar")],
                "7A": ["sniper"],
                "14B": ["mortar"],
            },
        ),
    ],
)
def test_a_spawn_marker_lets_in_everyone_or_a_squad_or_a_unit(
    scenario: str, seat: str, spawns: dict[str, list[str]]
) -> None:
    for tile, units in spawns.items():
        for unit in units:
            table = Table(scenario).take_off(seat).cards(seat, hand=[unit]).turn(seat)
            table.choose(f"play {unit}", "do target" if unit == "mortar" else "do attack")
            assert table.where(f"{seat}.{unit}") == tile


# Printed actions of cards


@pytest.mark.rule("UN-1.11")
def test_every_card_has_its_initiative_value() -> None:
    assert {title: card.initiative for title, card in CARDS.items()} == {
        "platoon_sergeant": 9,
        "platoon_guide": 8,
        "squad_leader": 7,
        "scout": 6,
        "rifleman": 5,
        "sniper": 4,
        "machine_gunner": 3,
        "mortar": 2,
        "fog_of_war": 1,
    }


@pytest.mark.rule("UN-1.11")
@pytest.mark.parametrize("card", list(Table("mortain").field.cards))
def test_a_card_counts_its_initiative_value_when_it_is_bid(card: str) -> None:
    table = Table("mortain").cards("us", hand=[card]).cards("de").bidding()
    table.choose(f"bid {card}")
    assert table.last("bids_revealed")["value"] == GAME.library.by_id[card][0].initiative


@pytest.mark.rule("UN-1.11")
def test_combat_and_command_cards_have_actions_and_fog_has_none() -> None:
    assert {
        title: [(action.verb, action.number, action.own_squad) for action in card.actions]
        for title, card in CARDS.items()
    } == {
        "rifleman": [("move", 1, False), ("attack", 1, False), ("control", 0, False)],
        "scout": [
            *(("scout", 2, False), ("attack", 1, False)),
            *(("recon", 0, False), ("conceal", 0, False)),
        ],
        "machine_gunner": [("move", 1, False), ("attack", 2, False), ("suppress", 4, False)],
        "sniper": [("stalk", 1, False), ("attack", 3, False)],
        "mortar": [("move", 1, False), ("target", 0, False), ("blast", 1, False)],
        "platoon_sergeant": [("bolster", 3, False), ("command", 2, False)],
        "platoon_guide": [("bolster", 1, False), ("guide", 1, False)],
        "squad_leader": [("bolster", 2, True), ("inspire", 1, True)],
        "fog_of_war": [],
    }


@pytest.mark.rule("UN-1.11")
def test_every_soldier_but_the_fog_has_a_name() -> None:
    assert set(GAME.library.soldiers) == {"us", "de"}
    for names in GAME.library.soldiers.values():
        assert {id: len(soldiers) for id, soldiers in names.items()} == {
            id: card.copies for id, (card, _) in GAME.library.by_id.items() if card.kind != "fog"
        }


@pytest.mark.rule("UN-1.11")
@pytest.mark.parametrize(("seat", "enemy"), [("us", "de"), ("de", "us")])
def test_the_next_casualty_of_a_unit_bears_its_next_name(seat: str, enemy: str) -> None:
    table = Table("la-raye").cards(seat, hand=["rifleman_a"] * 3, deck=["scout_a"])
    table.cards(enemy, hand=["scout_b"], deck=["scout_a"] * 3 + ["rifleman_a"]).turn(seat)
    for unit in ("scout_a", "scout_a", "scout_b"):
        table.plays("rifleman_a", "attack", f"at {enemy}.{unit}", dice=[0])
    names = GAME.library.soldiers[enemy]
    casualties = [event for event in table.journal.events if event.kind == "casualty"]
    assert [GAME.dress(event).args["name"] for event in casualties] == [
        *names["scout_a"][:2],
        names["scout_b"][0],
    ]
    rolled = next(event for event in table.journal.events if event.kind == "rolled")
    assert GAME.dress(rolled) is rolled


@pytest.mark.rule("UN-1.11")
def test_a_name_has_no_effect_and_copies_of_a_card_are_the_same() -> None:
    table = Table("la-raye").cards("us", hand=["rifleman_a"] * 5).turn("us")
    assert table.options == ["play rifleman_a", "end"]


@pytest.mark.rule("UN-1.12")
@pytest.mark.parametrize(
    ("verbs", "title"),
    [
        (["control"], "rifleman"),
        (["scout", "recon", "conceal"], "scout"),
        (["suppress"], "machine_gunner"),
        (["stalk"], "sniper"),
        (["target", "blast"], "mortar"),
        (["guide"], "platoon_guide"),
    ],
)
def test_these_actions_are_on_one_card_only(verbs: list[str], title: str) -> None:
    table = Table("mortain")
    for verb in verbs:
        number = table.field.verbs[verb]
        printing = {
            table.field.roles[card]
            for card in range(len(table.field.cards))
            if table.field.prints(card, number)
        }
        assert printing == {title}


@pytest.mark.rule("UN-1.12")
def test_no_unit_defends_or_attacks_better_than_the_sniper() -> None:
    attack = {
        title: action.number
        for title, card in CARDS.items()
        for action in card.actions
        if action.verb == "attack"
    }
    assert attack == {"rifleman": 1, "scout": 1, "machine_gunner": 2, "sniper": 3}
    assert max(attack.values()) == attack["sniper"]
    assert max(GAME.library.defence.values()) == GAME.library.defence["sniper"] == 6
