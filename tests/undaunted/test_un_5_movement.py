"""UN-5: movement actions."""

from typing import cast

import pytest

from sandtable.core import Refusal
from sandtable.grid.offset import OffsetMap
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.testkit import Table

HOPE = ("rifleman_b", "scout_b")
"""Available cards, so that no side has lost all hope (UN-8.5)."""


def empty_map(scenario: str, seat: str, card: str) -> Table:
    """Return a side's turn on an empty map, with this card and one more in hand."""
    table = Table(scenario).take_off("us", "de").markers("us").markers("de")
    for side in ("us", "de"):
        table.cards(side, hand=[card, "squad_leader_a"], deck=HOPE, supply=["fog_of_war"] * 3)
    return table.turn(seat)


def la_raye(seat: str, card: str) -> Table:
    return empty_map("la-raye", seat, card)


def huberderie(seat: str, card: str) -> Table:
    return empty_map("la-huberderie", seat, card)


def aim(table: Table, seat: str, tile: str) -> None:
    """Place a side's target marker."""
    cast(NormandyBattle, table.state).set_target(table.field.seat(seat), table.field.tile(tile))


def targets(table: Table) -> object:
    return table.state.view(None).data()["targets"]


def asked(table: Table) -> tuple[str, dict[str, object]]:
    """Return the prompt of the open decision and its arguments."""
    decision = table.state.decision(table.state.first_owing())
    assert decision is not None
    return decision.prompt, decision.args


# The map


@pytest.mark.rule("UN-5.1")
def test_a_tile_inside_the_map_has_six_neighbours() -> None:
    table = la_raye("us", "scout_a").put("us.scout_a", "12B")
    table.choose("play scout_a", "do scout")
    assert table.options == ["to 7A", "to 17B", "to 4B", "to 13B", "to 5B", "to 8A"]


@pytest.mark.rule("UN-5.1")
def test_a_tile_at_the_rim_has_fewer_neighbours() -> None:
    table = la_raye("de", "scout_a").put("de.scout_a", "6A")
    table.choose("play scout_a", "do scout")
    assert table.options == ["to 16B", "to 3B"]


@pytest.mark.rule("UN-5.1")
def test_in_a_map_of_rows_the_rows_are_offset() -> None:
    table = huberderie("us", "scout_a").put("us.scout_a", "3B")
    table.choose("play scout_a", "do scout")
    assert table.options == ["to 17B", "to 8A", "to 7A", "to 9B", "to 1B", "to 6B"]


@pytest.mark.rule("UN-5.1")
def test_a_shared_edge_or_part_of_one_makes_neighbours_but_a_corner_does_not() -> None:
    rows = OffsetMap.parse("1A    2A\n   3A\n         4A", rows=True)
    assert rows.touching("1A", "2A")
    assert rows.touching("1A", "3A")
    assert rows.touching("3A", "2A")
    assert not rows.touching("3A", "4A")
    assert not rows.touching("1A", "1A")
    columns = OffsetMap.parse("1A\n     2A\n3A\n\n     4A", rows=False)
    assert columns.touching("1A", "3A")
    assert columns.touching("1A", "2A")
    assert not columns.touching("3A", "4A")


@pytest.mark.rule("UN-5.1")
def test_distance_is_counted_around_a_hole_in_the_map() -> None:
    ring = OffsetMap.parse("1A    2A\n   3A    4A\n6A          5A\n   7A    8A", rows=True)
    names = list(ring.places)
    steps = ring.distances()[names.index("6A")]
    assert dict(zip(names, steps, strict=True)) == {
        "6A": 0, "3A": 1, "7A": 1, "1A": 2, "2A": 2, "4A": 2, "8A": 2, "5A": 3,
    }  # fmt: skip


@pytest.mark.rule("UN-5.1", "UN-7.3")
@pytest.mark.parametrize(
    ("tile", "steps"),
    [("17B", 0), ("7A", 1), ("13B", 1), ("4B", 2), ("3B", 2), ("11B", 3), ("6A", 3)],
)
def test_distance_is_the_fewest_steps(tile: str, steps: int) -> None:
    table = la_raye("us", "rifleman_a").put("us.rifleman_a", "17B").put("de.scout_a", tile)
    table.choose("play rifleman_a", "do attack", "at de.scout_a")
    assert table.last("attack_declared")["range"] == steps


@pytest.mark.rule("UN-5.1")
def test_a_tile_holds_any_number_of_counters_of_both_sides() -> None:
    table = Table("la-raye")
    table.cards("us", hand=["rifleman_a"]).markers("us", scouted=["5B"])
    for unit in ("rifleman_b", "scout_a", "scout_b"):
        table.put(f"us.{unit}", "5B")
    table.put("us.rifleman_a", "12B").turn("us")
    table.plays("rifleman_a", "move", "to 5B")
    for side in ("us", "de"):
        for unit in ("rifleman_a", "rifleman_b", "scout_a", "scout_b"):
            assert table.where(f"{side}.{unit}") == "5B"


@pytest.mark.rule("UN-5.1")
def test_enemies_do_not_block_the_way() -> None:
    table = la_raye("us", "scout_a").put("us.scout_a", "13B")
    table.put("de.rifleman_a", "12B").put("de.rifleman_b", "12B")
    table.plays("scout_a", "scout", "to 12B", "to 4B")
    assert table.where("us.scout_a") == "4B"


# Move


@pytest.mark.rule("UN-5.2")
def test_a_unit_moves_to_scouted_and_to_controlled_tiles_only() -> None:
    table = la_raye("us", "rifleman_a").put("us.rifleman_a", "12B")
    table.markers("us", scouted=["7A", "6A"], controlled=["5B"])
    table.choose("play rifleman_a", "do move")
    assert table.options == ["to 7A", "to 5B"]
    assert table.refusal("to 17B") == Refusal("UN-5.2", "not-scouted")
    assert table.refused_by("to 6A") == "UN-5.7"


@pytest.mark.rule("UN-5.2")
def test_markers_of_the_enemy_open_no_way() -> None:
    table = la_raye("de", "rifleman_a").put("de.rifleman_a", "12B")
    table.markers("us", scouted=["7A"], controlled=["5B"]).markers("de", scouted=["8A"])
    table.choose("play rifleman_a", "do move")
    assert table.options == ["to 8A"]
    assert table.refused_by("to 7A") == "UN-5.2"
    assert table.refused_by("to 5B") == "UN-5.2"


@pytest.mark.rule("UN-5.2")
def test_without_a_scouted_neighbour_there_is_no_move() -> None:
    table = la_raye("us", "rifleman_a").put("us.rifleman_a", "12B")
    table.markers("us", scouted=["12B", "6A"]).choose("play rifleman_a")
    assert not table.offers("do move")
    assert table.refusal("do move") == Refusal("UN-5.2", "no-scouted-neighbour")


@pytest.mark.rule("UN-5.2")
def test_the_tile_that_is_left_needs_no_marker() -> None:
    table = la_raye("us", "rifleman_a").put("us.rifleman_a", "12B").markers("us", scouted=["7A"])
    table.plays("rifleman_a", "move", "to 7A")
    assert table.where("us.rifleman_a") == "7A"
    assert table.marked("us") == ["7A"]


@pytest.mark.rule("UN-5.2")
@pytest.mark.parametrize("seat", ["us", "de"])
def test_move_1_is_one_step_by_the_unit_of_the_card(seat: str) -> None:
    table = huberderie(seat, "machine_gunner_c").put(f"{seat}.machine_gunner_c", "16B")
    table.put(f"{seat}.machine_gunner_b", "16B").markers(seat, scouted=["16B", "2B", "13B"])
    table.choose("play machine_gunner_c", "do move")
    assert asked(table) == ("step", {"unit": "machine_gunner_c", "action": "move", "left": 1})
    assert table.last("played") == {
        "side": seat, "card": "machine_gunner_c", "action": "move", "power": 1,
    }  # fmt: skip
    table.choose("to 2B")
    assert table.where(f"{seat}.machine_gunner_c") == "2B"
    assert table.where(f"{seat}.machine_gunner_b") == "16B"
    assert table.events("moved") == [
        {"side": seat, "unit": "machine_gunner_c", "from": "16B", "to": "2B", "action": "move"}
    ]
    assert not table.events("scouted")


# Guide


@pytest.mark.rule("UN-5.3")
@pytest.mark.parametrize("seat", ["us", "de"])
@pytest.mark.parametrize("unit", ["rifleman_a", "scout_b", "machine_gunner_c", "sniper", "mortar"])
def test_the_guide_moves_one_counter_of_whatever_unit(seat: str, unit: str) -> None:
    table = huberderie(seat, "platoon_guide").put(f"{seat}.{unit}", "3B")
    table.put(f"{seat}.rifleman_b", "3B").markers(seat, scouted=["8A", "2B"], controlled=["9B"])
    table.choose("play platoon_guide", "do guide")
    assert asked(table) == ("guide", {"card": "platoon_guide"})
    assert sorted(table.options) == sorted([f"guide {unit}", "guide rifleman_b"])
    table.choose(f"guide {unit}")
    assert asked(table) == ("step", {"unit": unit, "action": "guide", "left": 1})
    assert table.options == ["to 8A", "to 9B"]
    table.choose("to 8A")
    assert table.where(f"{seat}.{unit}") == "8A"
    assert table.where(f"{seat}.rifleman_b") == "3B"
    assert table.events("moved") == [
        {"side": seat, "unit": unit, "from": "3B", "to": "8A", "action": "guide"}
    ]


@pytest.mark.rule("UN-5.3")
@pytest.mark.parametrize("unit", ["scout_a", "sniper"])
def test_a_guided_scout_or_sniper_needs_a_scouted_tile_and_places_no_marker(unit: str) -> None:
    table = huberderie("us", "platoon_guide").put(f"us.{unit}", "3B").markers("us", scouted=["8A"])
    table.choose("play platoon_guide", "do guide", f"guide {unit}")
    assert table.options == ["to 8A"]
    assert table.refused_by("to 9B") == "UN-5.2"
    assert table.refused_by("halt") == "UN-5.7"
    table.choose("to 8A")
    assert table.marked("us") == ["8A"]
    assert table.pile("us", "supply") == ["fog_of_war"] * 3


@pytest.mark.rule("UN-5.3")
def test_a_suppressed_counter_cannot_be_guided() -> None:
    table = huberderie("us", "platoon_guide").put("us.scout_a", "3B").put("us.scout_b", "3B")
    table.markers("us", scouted=["8A"]).suppress("us.scout_a")
    table.choose("play platoon_guide", "do guide")
    assert table.options == ["guide scout_b"]
    assert table.refusal("guide scout_a") == Refusal("UN-5.3", "guide-suppressed")


@pytest.mark.rule("UN-5.3")
def test_a_counter_off_the_board_cannot_be_guided_even_if_the_enemys_stands() -> None:
    table = huberderie("us", "platoon_guide").put("us.scout_b", "3B").put("de.scout_a", "3B")
    table.markers("us", scouted=["8A"]).choose("play platoon_guide", "do guide")
    assert table.options == ["guide scout_b"]
    assert table.refusal("guide scout_a") == Refusal("UN-5.3", "guide-off-board")


@pytest.mark.rule("UN-5.3")
def test_a_counter_with_no_way_to_go_cannot_be_guided() -> None:
    table = huberderie("de", "platoon_guide").put("de.scout_a", "12B").put("de.scout_b", "3B")
    table.markers("de", scouted=["8A", "12B"]).choose("play platoon_guide", "do guide")
    assert table.options == ["guide scout_b"]
    assert table.refusal("guide scout_a") == Refusal("UN-5.3", "guide-no-way")


@pytest.mark.rule("UN-5.3")
def test_an_enemy_counter_is_never_guided() -> None:
    table = huberderie("us", "platoon_guide").put("de.rifleman_a", "3B")
    table.markers("us", scouted=["8A"]).choose("play platoon_guide")
    assert table.options == ["do hunker_down"]
    assert table.refusal("do guide") == Refusal("UN-5.3", "nobody-to-guide")


@pytest.mark.rule("UN-5.3")
def test_only_guiding_is_possible_while_the_guide_chooses() -> None:
    table = huberderie("us", "platoon_guide").put("us.scout_a", "3B").markers("us", scouted=["8A"])
    table.choose("play platoon_guide", "do guide")
    assert table.refused_by("to 8A") == "UN-4.2"
    assert table.refused_by("aim 8A") == "UN-4.2"


# Scout


@pytest.mark.rule("UN-5.4")
@pytest.mark.parametrize("seat", ["us", "de"])
def test_scouting_a_tile_places_a_marker_and_takes_a_fog_of_war(seat: str) -> None:
    table = la_raye(seat, "scout_a").put(f"{seat}.scout_a", "12B")
    table.plays("scout_a", "scout", "to 8A", "to 3B")
    assert table.where(f"{seat}.scout_a") == "3B"
    assert table.marked(seat) == ["8A", "3B"]
    assert table.controlled(seat) == []
    assert table.pile(seat, "supply") == ["fog_of_war"]
    assert table.pile(seat, "discard") == ["fog_of_war"] * 2
    assert table.events("scouted") == [
        {"side": seat, "tile": "8A", "fog": True},
        {"side": seat, "tile": "3B", "fog": True},
    ]
    other = "de" if seat == "us" else "us"
    assert table.marked(other) == []
    assert table.pile(other, "supply") == ["fog_of_war"] * 3


@pytest.mark.rule("UN-5.4")
def test_the_fog_of_war_lies_in_the_discard_while_the_scout_is_still_played() -> None:
    table = la_raye("us", "scout_a").put("us.scout_a", "12B")
    table.choose("play scout_a", "do scout", "to 8A")
    assert table.pile("us", "discard") == ["fog_of_war"]
    assert table.pile("us", "played") == ["scout_a"]
    assert table.prompt == "step"
    assert table.state.one.discard_size == 1


@pytest.mark.rule("UN-5.4")
def test_a_tile_with_an_own_marker_costs_nothing() -> None:
    table = la_raye("us", "scout_a").put("us.scout_a", "12B")
    table.markers("us", scouted=["8A"], controlled=["3B"])
    table.plays("scout_a", "scout", "to 8A", "to 3B")
    assert table.marked("us") == ["8A", "3B"]
    assert table.controlled("us") == ["3B"]
    assert table.pile("us", "supply") == ["fog_of_war"] * 3
    assert not table.events("scouted")


@pytest.mark.rule("UN-5.4")
def test_a_marker_of_the_enemy_does_not_spare_the_scout_its_own() -> None:
    table = la_raye("us", "scout_a").put("us.scout_a", "12B")
    table.markers("de", scouted=["8A"], controlled=["5B"])
    table.plays("scout_a", "scout", "to 8A", "to 5B")
    assert table.marked("us") == ["5B", "8A"]
    assert table.pile("us", "supply") == ["fog_of_war"]
    assert table.marked("de") == ["5B", "8A"]
    assert table.controlled("de") == ["5B"]
    assert table.points("us") == 0


@pytest.mark.rule("UN-5.4")
def test_without_fog_of_war_left_the_marker_is_placed_anyway() -> None:
    table = la_raye("us", "scout_a")
    table.cards("us", hand=["scout_a", "scout_b"], supply=["fog_of_war", "rifleman_a"])
    table.put("us.scout_a", "12B").plays("scout_a", "scout", "to 8A", "to 3B")
    assert table.marked("us") == ["8A", "3B"]
    assert table.pile("us", "supply") == ["rifleman_a"]
    assert table.pile("us", "discard") == ["fog_of_war"]
    assert [event["fog"] for event in table.events("scouted")] == [True, False]


@pytest.mark.rule("UN-5.4")
def test_scout_2_is_at_most_two_steps() -> None:
    table = la_raye("us", "scout_a").put("us.scout_a", "12B")
    table.choose("play scout_a", "do scout")
    assert asked(table) == ("step", {"unit": "scout_a", "action": "scout", "left": 2})
    assert table.last("played")["power"] == 2
    table.choose("to 8A")
    assert asked(table) == ("step", {"unit": "scout_a", "action": "scout", "left": 1})
    table.choose("to 3B")
    assert table.prompt == "turn"
    assert [(event["from"], event["to"]) for event in table.events("moved")] == [
        ("12B", "8A"),
        ("8A", "3B"),
    ]


# Stalk


@pytest.mark.rule("UN-5.5")
@pytest.mark.parametrize("seat", ["us", "de"])
def test_a_sniper_stalks_through_unscouted_tiles_and_places_no_marker(seat: str) -> None:
    table = huberderie(seat, "sniper").put(f"{seat}.sniper", "3B").markers(seat, scouted=["8A"])
    table.choose("play sniper", "do stalk")
    assert asked(table) == ("step", {"unit": "sniper", "action": "stalk", "left": 1})
    assert table.options == ["to 17B", "to 8A", "to 7A", "to 9B", "to 1B", "to 6B"]
    table.choose("to 9B")
    assert table.where(f"{seat}.sniper") == "9B"
    assert table.marked(seat) == ["8A"]
    assert table.pile(seat, "supply") == ["fog_of_war"] * 3
    assert table.last("moved")["action"] == "stalk"
    assert table.prompt == "turn", "it was one step only"


# The mortar


@pytest.mark.rule("UN-5.6")
@pytest.mark.parametrize("seat", ["us", "de"])
def test_the_target_marker_leaves_when_the_mortar_moves(seat: str) -> None:
    table = huberderie(seat, "mortar").put(f"{seat}.mortar", "3B").markers(seat, scouted=["8A"])
    aim(table, "us", "14B")
    aim(table, "de", "18B")
    table.plays("mortar", "move", "to 8A")
    assert targets(table) == ({"de": "18B"} if seat == "us" else {"us": "14B"})
    assert table.events("target_removed") == [{"side": seat}]


@pytest.mark.rule("UN-5.6")
def test_the_target_marker_leaves_when_the_mortar_is_guided() -> None:
    table = huberderie("us", "platoon_guide").put("us.mortar", "3B").markers("us", scouted=["8A"])
    aim(table, "us", "14B")
    table.plays("platoon_guide", "guide", "guide mortar")
    assert targets(table) == {"us": "14B"}
    table.choose("to 8A")
    assert targets(table) == {}
    assert table.events("target_removed") == [{"side": "us"}]


@pytest.mark.rule("UN-5.6")
def test_the_target_marker_stays_when_another_unit_is_guided() -> None:
    table = huberderie("us", "platoon_guide").put("us.mortar", "3B").put("us.rifleman_a", "3B")
    aim(table, "us", "14B")
    table.markers("us", scouted=["8A"]).plays("platoon_guide", "guide", "guide rifleman_a", "to 8A")
    assert targets(table) == {"us": "14B"}
    assert not table.events("target_removed")


@pytest.mark.rule("UN-5.6")
def test_a_mortar_without_a_target_marker_just_moves() -> None:
    table = huberderie("us", "mortar").put("us.mortar", "3B").markers("us", scouted=["8A"])
    table.plays("mortar", "move", "to 8A")
    assert table.where("us.mortar") == "8A"
    assert not table.events("target_removed")


# Steps


@pytest.mark.rule("UN-5.7")
def test_a_movement_may_end_after_a_step_but_not_before_the_first() -> None:
    table = la_raye("us", "scout_a").put("us.scout_a", "12B")
    table.choose("play scout_a", "do scout")
    assert not table.offers("halt")
    assert table.refusal("halt") == Refusal("UN-5.7", "first-step-due")
    table.choose("to 8A")
    assert table.options == ["to 12B", "to 13B", "to 5B", "to 3B", "to 11B", "halt"]
    assert table.refused_by("halt") == ""
    table.choose("halt")
    assert table.where("us.scout_a") == "8A"
    assert table.marked("us") == ["8A"]
    assert table.prompt == "turn"


@pytest.mark.rule("UN-5.7")
def test_a_movement_may_go_out_and_back() -> None:
    table = la_raye("de", "scout_a").put("de.scout_a", "12B")
    table.plays("scout_a", "scout", "to 8A", "to 12B")
    assert table.where("de.scout_a") == "12B"
    assert table.marked("de") == ["12B", "8A"], "the starting tile is entered like any other"
    assert table.pile("de", "supply") == ["fog_of_war"]


@pytest.mark.rule("UN-5.7")
def test_each_step_goes_to_an_adjacent_tile() -> None:
    table = la_raye("us", "scout_a").put("us.scout_a", "12B")
    table.choose("play scout_a", "do scout")
    for tile in ("12B", "2B", "3B"):
        assert table.refusal(f"to {tile}") == Refusal("UN-5.7", "not-adjacent")
    table.choose("to 8A")
    assert table.refused_by("to 7A") == "UN-5.7"
    assert table.refused_by("to 3B") == ""
