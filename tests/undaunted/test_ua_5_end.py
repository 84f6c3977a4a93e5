"""UA-5: the end."""

from typing import Any, cast

import pytest
from proving_ground import HOPE, LEADER, POINTS, SIDES, empty, enemy_of, lay

from sandtable.core import Refusal
from sandtable.undaunted.testkit import DesertTable

SEATS = pytest.mark.parametrize("seat", SIDES)
HUNT_SNIPER = 'neutralise = { pieces = ["sniper"] }'
HUNT_GUNNER = 'neutralise = { pieces = ["gunner"] }'
HUNTED = {"lrdg": "sniper", "it": "gunner"}
"""The unit that the opponent of a side hunts in the tests of hope."""


def aims(table: DesertTable, seat: str) -> dict[str, Any]:
    """Return a side's progress as everyone sees it."""
    return cast(dict[str, dict[str, Any]], table.state.view(None).data()["aims"])[seat]


def flee(*pieces: str, number: int = 0) -> str:
    """Return an aim to escape."""
    names = ", ".join(f'"{piece}"' for piece in pieces)
    return f"escape = {{ pieces = [{names}], number = {number or len(pieces)} }}"


def hunt(*pieces: str, number: int = 0) -> str:
    """Return an aim to neutralise."""
    return flee(*pieces, number=number).replace("escape", "neutralise")


# Objectives


@pytest.mark.rule("UA-5.1")
@SEATS
@pytest.mark.parametrize(
    ("held", "last", "goal", "wins"),
    [(["13A"], "14A", 2, True), (["6B"], "14A", 2, True), (["13A"], "14A", 3, False)],
)
def test_reaching_or_passing_the_number_wins(
    seat: str, held: list[str], last: str, goal: int, wins: bool
) -> None:
    unit = {"lrdg": "rifleman", "it": "rifleman_a"}[seat]
    table = lay(seat, unit, **{seat: f"points = {goal}"}).raze("6B").put(f"{seat}.{unit}", last)
    table.markers(seat, controlled=held, scouted=[last]).plays(unit, "control")
    assert table.result == ((seat, "objectives") if wins else None)


@pytest.mark.rule("UA-5.1")
def test_the_lrdg_scores_a_structure_only_by_destroying_it() -> None:
    table = lay("lrdg", "rifleman", "saboteur").markers("lrdg", scouted=["11A"])
    table.put("lrdg.rifleman", "11A").put("lrdg.saboteur", "11A").plays("rifleman", "control")
    assert table.controlled("lrdg") == ["11A"]
    assert table.points("lrdg") == 0
    assert table.last("controlled")["points"] == 0
    table.plays("saboteur", "demolish", "at_structure 11A", dice=[9, 9])
    assert table.points("lrdg") == 2


@pytest.mark.rule("UA-5.1")
def test_the_points_of_a_destroyed_structure_stay_when_its_tile_is_lost() -> None:
    table = lay("lrdg", "saboteur").put("lrdg.saboteur", "11A").markers("lrdg", controlled=["11A"])
    table.plays("saboteur", "demolish", "at_structure 11A", dice=[9, 9])
    table.cards("it", hand=["rifleman_a", "gunner"], deck=HOPE["it"]).markers("it", scouted=["11A"])
    table.take_off("lrdg").put("it.rifleman_a", "11A").turn("it").plays("rifleman_a", "control")
    assert (table.points("lrdg"), table.points("it")) == (2, 0)


@pytest.mark.rule("UA-5.1")
def test_the_italians_score_a_structure_while_they_control_its_tile_and_it_stands() -> None:
    table = lay("it", "rifleman_a").put("it.rifleman_a", "6B").markers("it", scouted=["6B"])
    table.plays("rifleman_a", "control")
    assert table.points("it") == 3, "the objective and the fuel dump"
    assert table.last("controlled")["points"] == 3
    table.take_off("it").put("lrdg.rifleman", "6B").markers("lrdg", scouted=["6B"])
    table.cards("lrdg", hand=["rifleman", "scout"], deck=HOPE["lrdg"]).turn("lrdg")
    table.plays("rifleman", "control")
    assert (table.points("lrdg"), table.points("it")) == (2, 0)


@pytest.mark.rule("UA-5.1")
def test_a_tile_whose_structure_is_gone_has_only_its_objective() -> None:
    table = lay("it", "rifleman_a").raze("6B").put("it.rifleman_a", "6B")
    table.markers("it", scouted=["6B"]).plays("rifleman_a", "control")
    assert table.points("it") == 2


@pytest.mark.rule("UA-5.1", "UA-4.9")
def test_destroying_a_structure_can_win() -> None:
    table = lay("lrdg", "saboteur", "scout", lrdg="points = 3").put("lrdg.saboteur", "11A")
    table.markers("lrdg", controlled=["13A"])
    table.plays("saboteur", "demolish", "at_structure 11A", dice=[9, 9])
    assert table.result == ("lrdg", "objectives")
    assert table.refusal("end", "lrdg") == Refusal("UN-8.1", "game-over")


@pytest.mark.rule("UA-5.1")
def test_holding_structures_can_win() -> None:
    table = lay("it", "rifleman_a", it="points = 3").put("it.rifleman_a", "11A")
    table.markers("it", controlled=["18A"], scouted=["11A"]).plays("rifleman_a", "control")
    assert table.result == ("it", "objectives")


# Escape


@pytest.mark.rule("UA-5.2")
@pytest.mark.parametrize(
    ("card", "verb"), [("rifleman", "move"), ("scout", "scout"), ("saboteur", "stalk")]
)
def test_a_movement_action_takes_a_named_counter_off_the_board(card: str, verb: str) -> None:
    table = lay("lrdg", card, lrdg=flee(card, "sniper")).put("lrdg.sniper", "8A")
    table.put(f"lrdg.{card}", "4A").plays(card, verb, "leave")
    assert table.where(f"lrdg.{card}") == ""
    assert table.last("escaped") == {"side": "lrdg", "unit": card, "tile": "4A"}
    assert aims(table, "lrdg")["escape"] == {
        "pieces": [u for u in table.field.cards if u in (card, "sniper")],
        "done": [card],
        "needed": 2,
    }
    assert table.prompt == "turn"


@pytest.mark.rule("UA-5.2")
def test_only_from_a_tile_with_an_escape_marker() -> None:
    table = lay("lrdg", "rifleman", lrdg=flee("rifleman")).put("lrdg.rifleman", "12A")
    table.markers("lrdg", scouted=["4A"]).choose("play rifleman", "do move")
    assert table.options == ["to 4A"]
    assert table.refusal("leave") == Refusal("UA-5.2", "no-escape-here")


@pytest.mark.rule("UA-5.2")
def test_no_other_counter_may_leave() -> None:
    table = lay("lrdg", "scout", lrdg=flee("rifleman")).put("lrdg.rifleman", "8A")
    table.put("lrdg.scout", "4A").choose("play scout", "do scout")
    assert table.refusal("leave") == Refusal("UA-5.2", "not-to-escape")


@pytest.mark.rule("UA-5.2")
def test_leaving_costs_one_step() -> None:
    table = lay("lrdg", "rifleman", "scout", lrdg=flee("rifleman", "scout", "sniper"))
    table.put("lrdg.sniper", "8A").put("lrdg.rifleman", "12A").put("lrdg.scout", "12A")
    table.markers("lrdg", scouted=["4A"]).plays("rifleman", "move", "to 4A")
    assert table.where("lrdg.rifleman") == "4A"
    assert table.prompt == "turn", "Move 1 is spent"
    table.choose("play scout", "do scout", "to 4A")
    assert table.offers("leave"), "Scout 2 has a step left"
    table.choose("leave")
    assert table.where("lrdg.scout") == ""


@pytest.mark.rule("UA-5.2")
def test_leaving_needs_no_marker_anywhere() -> None:
    table = lay("lrdg", "rifleman", lrdg=flee("rifleman", "sniper")).put("lrdg.sniper", "8A")
    table.put("lrdg.rifleman", "16B").choose("play rifleman")
    assert table.offers("do move"), "although no neighbouring tile is scouted"
    table.choose("do move")
    assert table.options == ["leave"]
    assert table.refusal("halt") == Refusal("UN-5.7", "first-step-due")


@pytest.mark.rule("UA-5.2")
def test_no_counter_leaves_without_a_movement_action() -> None:
    table = lay("lrdg", "rifleman", lrdg=flee("rifleman")).put("lrdg.rifleman", "4A")
    table.put("it.gunner", "7A").choose("play rifleman")
    assert not table.offers("leave")
    assert table.refusal("leave") == Refusal("UN-4.2", "finish-first")
    assert table.choose("do attack").refusal("leave") == Refusal("UN-4.2", "finish-first")


@pytest.mark.rule("UA-5.2", "UA-2.5")
def test_a_soldier_in_a_vehicle_must_alight_to_leave_on_foot() -> None:
    table = lay("lrdg", "rifleman", lrdg=flee("rifleman")).park("gun_truck", "4A", "rifleman")
    table.choose("play rifleman")
    assert table.refusal("do move") == Refusal("UA-2.5", "in-vehicle")
    table.choose("alight", "do move", "leave")
    assert table.result == ("lrdg", "escaped")


@pytest.mark.rule("UA-5.2")
def test_every_card_of_the_soldier_leaves_the_game() -> None:
    table = empty(lrdg=flee("rifleman", "sniper")).put("lrdg.sniper", "8A")
    table.cards(
        "lrdg",
        hand=["rifleman", "rifleman", "scout", "rifleman"],
        deck=["rifleman", "navigator", "sniper"],
        discard=["rifleman", "scout"],
        played=["rifleman", "lieutenant"],
        supply=["rifleman", "sniper"],
        removed=["rifleman"],
    )
    table.put("lrdg.rifleman", "4A").turn("lrdg").plays("rifleman", "move", "leave")
    for pile in ("hand", "deck", "discard", "played", "supply"):
        assert "rifleman" not in table.pile("lrdg", pile)
    assert table.pile("lrdg", "removed") == ["rifleman"] * 8
    assert table.pile("lrdg", "hand") == ["scout"]
    assert table.pile("lrdg", "deck") == ["navigator", "sniper"]
    assert table.pile("lrdg", "discard") == ["scout"]
    assert table.pile("lrdg", "played") == ["lieutenant"], "the card just played has left too"
    side = table.state.one
    assert (side.hand_size, side.deck_size, side.discard_size) == (1, 2, 1)


@pytest.mark.rule("UA-5.2")
def test_the_turn_goes_on_with_what_is_left_of_the_hand() -> None:
    table = empty(lrdg=flee("rifleman", "sniper")).put("lrdg.sniper", "8A")
    table.cards("lrdg", hand=["rifleman", "rifleman", "fog_of_war"], deck=HOPE["lrdg"])
    table.cards("it", hand=["platoon_sergeant"], deck=HOPE["it"])
    table.put("lrdg.rifleman", "4A").turn("lrdg").plays("rifleman", "move", "leave")
    assert table.last("turn_ended") == {"side": "lrdg"}, "only fog of war is left"


@pytest.mark.rule("UA-5.2")
@pytest.mark.parametrize(("number", "wins"), [(1, True), (2, False)])
def test_the_side_wins_when_enough_have_escaped(number: int, wins: bool) -> None:
    aim = flee("rifleman", "scout", "sniper", number=number)
    table = lay("lrdg", "rifleman", lrdg=aim).put("lrdg.scout", "8A").put("lrdg.rifleman", "4A")
    table.plays("rifleman", "move", "leave")
    assert table.result == (("lrdg", "escaped") if wins else None)


@pytest.mark.rule("UA-5.2")
def test_a_counter_lost_to_wounds_has_not_escaped() -> None:
    table = lay("it", "rifleman_a", lrdg=flee("rifleman", "scout", number=1))
    table.put("lrdg.rifleman", "4A").put("it.rifleman_a", "4A").put("lrdg.scout", "8A")
    table.plays("rifleman_a", "attack", "at lrdg.rifleman", dice=[0])
    assert table.where("lrdg.rifleman") == ""
    assert aims(table, "lrdg")["escape"]["done"] == []
    assert table.result is None


def convoy(*named: str, number: int = 0, damage: int = 0) -> DesertTable:
    """Return the gun truck on 4A with a driver and a suppressed scout, and a sniper far away."""
    aim = flee(*named, number=number)
    table = empty(lrdg=aim).put("lrdg.sniper", "8A")
    table.cards(
        "lrdg",
        hand=["rifleman", "scout", "lieutenant"],
        deck=HOPE["lrdg"],
        supply=["scout", "rifleman"],
    )
    table.park("gun_truck", "4A", "rifleman", "scout", damage=damage).suppress("lrdg.scout")
    return table.turn("lrdg").choose("play rifleman")


@pytest.mark.rule("UA-5.2")
def test_a_vehicle_takes_everyone_inside_along() -> None:
    table = convoy("gun_truck", "rifleman", "scout", "sniper").suppress("lrdg.sniper")
    table.choose("use drive", "leave")
    assert [event["unit"] for event in table.events("escaped")] == [
        "gun_truck", "scout", "rifleman",
    ]  # fmt: skip
    assert aims(table, "lrdg")["escape"]["done"] == ["scout", "rifleman", "gun_truck"]
    assert table.parked("gun_truck") == ""
    assert table.where("lrdg.rifleman") == table.where("lrdg.scout") == ""
    assert not table.is_suppressed("lrdg.scout")
    assert table.is_suppressed("lrdg.sniper"), "a soldier who stays does not change"
    assert table.pile("lrdg", "hand") == ["lieutenant"]
    assert table.pile("lrdg", "supply") == []
    assert table.state.view(None).data()["vehicles"] == []
    assert table.prompt == "turn"


@pytest.mark.rule("UA-5.2")
def test_a_vehicle_and_its_crew_count_each() -> None:
    table = convoy("gun_truck", "rifleman", "scout", "sniper", number=3)
    table.choose("use drive", "leave")
    assert table.result == ("lrdg", "escaped")


@pytest.mark.rule("UA-5.2")
def test_a_vehicle_that_is_not_named_cannot_leave() -> None:
    table = convoy("rifleman", "scout").markers("lrdg", scouted=["12A"]).choose("use drive")
    assert table.refusal("leave") == Refusal("UA-5.2", "not-to-escape")


@pytest.mark.rule("UA-5.2")
def test_a_vehicle_leaves_only_when_all_inside_are_named() -> None:
    table = convoy("rifleman", "gun_truck", "sniper")
    assert table.refusal("use drive") == Refusal("UA-3.1", "no-way-to-drive")
    table = convoy("rifleman", "gun_truck", "sniper").markers("lrdg", scouted=["12A"])
    table.choose("use drive")
    assert table.options == ["to 12A"]
    assert table.refusal("leave") == Refusal("UA-5.2", "crew-not-to-escape")


@pytest.mark.rule("UA-5.2", "UA-3.1")
def test_driving_out_costs_one_step_too() -> None:
    table = convoy("gun_truck", "rifleman", "scout", "sniper").markers("lrdg", scouted=["4A"])
    table.park("gun_truck", "12A", "rifleman", "scout").choose("use drive")
    assert table.refusal("leave") == Refusal("UA-5.2", "no-escape-here")
    table.choose("to 4A", "leave")
    assert table.parked("gun_truck") == ""


@pytest.mark.rule("UA-5.2", "UA-2.6")
def test_a_disabled_vehicle_does_not_escape() -> None:
    table = convoy("gun_truck", "rifleman", "scout", damage=2)
    assert table.refusal("use drive") == Refusal("UA-2.6", "disabled")


@pytest.mark.rule("UA-5.2", "UA-2.3")
def test_a_captured_vehicle_escapes_for_its_captor_if_he_was_to_bring_it_away() -> None:
    table = lay("it", "rifleman_a", it=flee("gun_truck", "rifleman_a"))
    table.put("it.rifleman_a", "4A").park("gun_truck", "4A")
    table.choose("play rifleman_a", "board gun_truck.1", "use drive", "leave")
    assert table.result == ("it", "escaped")


@pytest.mark.rule("UA-5.2", "UA-2.3")
def test_a_vehicle_that_escaped_with_the_enemy_has_not_escaped_for_the_own_side() -> None:
    table = lay(
        "it", "rifleman_a", lrdg=flee("gun_truck", "sniper", number=1),
        it=flee("gun_truck", "rifleman_a", "gunner"),
    )  # fmt: skip
    table.put("lrdg.sniper", "8A").put("it.gunner", "7A").put("it.rifleman_a", "4A")
    table.park("gun_truck", "4A").choose("play rifleman_a", "board gun_truck.1", "use drive")
    table.choose("leave")
    assert aims(table, "lrdg")["escape"]["done"] == []
    assert aims(table, "it")["escape"]["done"] == ["rifleman_a", "gun_truck"]
    assert table.result is None


# Neutralise


@pytest.mark.rule("UA-5.3")
@pytest.mark.parametrize(("number", "wins"), [(1, True), (2, False)])
def test_enough_of_the_named_enemies_lost_to_wounds_win(number: int, wins: bool) -> None:
    table = lay("it", "rifleman_a", it=hunt("sniper", "scout", number=number))
    table.put("lrdg.sniper", "8A").put("lrdg.scout", "7A").put("it.rifleman_a", "8A")
    table.plays("rifleman_a", "attack", "at lrdg.sniper", dice=[0])
    assert table.result == (("it", "neutralised") if wins else None)
    assert aims(table, "it")["neutralise"] == {
        "pieces": ["scout", "sniper"], "done": ["sniper"], "needed": number,
    }  # fmt: skip


@pytest.mark.rule("UA-5.3")
def test_others_than_the_named_do_not_count() -> None:
    table = lay("it", "rifleman_a", it=HUNT_SNIPER).put("lrdg.sniper", "8A").put("lrdg.scout", "8A")
    table.put("it.rifleman_a", "8A").plays("rifleman_a", "attack", "at lrdg.scout", dice=[0])
    assert table.where("lrdg.scout") == ""
    assert table.result is None
    assert aims(table, "it")["neutralise"]["done"] == []


@pytest.mark.rule("UA-5.3")
def test_a_wound_that_takes_only_a_card_neutralises_no_unit() -> None:
    table = lay("it", "rifleman_a", it=HUNT_SNIPER).put("lrdg.sniper", "8A")
    table.cards("lrdg", hand=["sniper"], deck=HOPE["lrdg"]).put("it.rifleman_a", "8A")
    table.plays("rifleman_a", "attack", "at lrdg.sniper", dice=[0])
    assert table.result is None


@pytest.mark.rule("UA-5.3")
def test_a_vehicle_is_neutralised_by_damage() -> None:
    table = lay("lrdg", "anti_tank", lrdg=hunt("medium_tank")).put("lrdg.anti_tank", "7A")
    table.park("medium_tank", "7A", damage=2)
    table.plays("anti_tank", "anti_tank", "at_vehicle medium_tank", dice=[9, 9])
    assert table.is_disabled("medium_tank")
    assert table.result is None, "disabled is not removed"
    table.cards("lrdg", hand=["anti_tank", "scout"], deck=HOPE["lrdg"]).turn("lrdg")
    table.plays("anti_tank", "anti_tank", "at_vehicle medium_tank", dice=[9, 9])
    assert table.result == ("lrdg", "neutralised")


@pytest.mark.rule("UA-5.3", "UA-5.8")
def test_escaped_counters_do_not_count() -> None:
    """The sniper escapes, so the Italians can no longer neutralise two units."""
    table = lay("lrdg", "sniper", lrdg=flee("sniper", "scout"), it=hunt("sniper", "scout"))
    table.put("lrdg.sniper", "4A").put("lrdg.scout", "8A").plays("sniper", "stalk", "leave")
    assert aims(table, "it")["neutralise"]["done"] == []
    assert table.result is None, "the aim of the LRDG is to escape: play goes on"


@pytest.mark.rule("UA-5.3")
@pytest.mark.parametrize(("owner", "counts"), [("it", True), ("lrdg", False)])
def test_a_vehicle_counts_when_it_was_an_enemys_at_that_moment(owner: str, counts: bool) -> None:
    """The LRDG hunts the lorry. The owner of its card at its destruction matters."""
    seat = enemy_of(owner)
    card = {"lrdg": "anti_tank", "it": "anti_tank_a"}[seat]
    table = lay(seat, card, lrdg=hunt("lorry", "gunner", number=1)).put("it.gunner", "15B")
    table.put(f"{seat}.{card}", "7A").park("lorry", "7A", owner=owner, damage=2)
    table.plays(card, "anti_tank", "at_vehicle lorry", dice=[9, 9])
    assert table.parked("lorry") == ""
    assert table.result == (("lrdg", "neutralised") if counts else None)
    assert aims(table, "lrdg")["neutralise"]["done"] == (["lorry"] if counts else [])


# Abandon all hope


def hopeless(seat: str, aim: str = POINTS) -> DesertTable:
    """Return a side that plays for points without a card that could score; its opponent has this
    aim."""
    other = enemy_of(seat)
    table = (
        empty(**{seat: POINTS, other: aim})
        .put(f"{seat}.{HUNTED[seat]}", "8A")
        .cards(seat, deck=[LEADER[seat]])
    )
    return table.put(f"{other}.{HUNTED[other]}", "7A")


@pytest.mark.rule("UA-5.4")
@SEATS
def test_a_side_without_hope_loses_at_once_to_an_aim_to_neutralise(seat: str) -> None:
    table = hopeless(seat, aim=hunt(HUNTED[seat])).check_end()
    assert table.result == (enemy_of(seat), "hopeless")
    assert table.events("game_over") == [{"side": enemy_of(seat), "ending": "hopeless"}]


@pytest.mark.rule("UA-5.4")
@SEATS
@pytest.mark.parametrize(
    ("held", "of_enemy", "loses"),
    [([], ["13A"], True), (["13A"], ["14A"], False), ([], [], False), (["6B"], ["14A"], False)],
)
def test_a_side_without_hope_loses_at_once_to_an_opponent_with_more_points(
    seat: str, held: list[str], of_enemy: list[str], loses: bool
) -> None:
    enemy = enemy_of(seat)
    table = hopeless(seat).markers(seat, controlled=held).markers(enemy, controlled=of_enemy)
    assert table.check_end().result == ((enemy, "hopeless") if loses else None)


@pytest.mark.rule("UA-5.4", "UA-5.6", "UA-5.8")
@SEATS
@pytest.mark.parametrize(("of_enemy", "loses"), [(["13A"], True), ([], False)])
def test_an_aim_to_neutralise_that_cannot_be_met_does_not_decide(
    seat: str, of_enemy: list[str], loses: bool
) -> None:
    enemy = enemy_of(seat)
    table = hopeless(seat, aim=f"{POINTS}, {hunt(HUNTED[seat])}").take_off(seat)
    table.markers(enemy, controlled=of_enemy).check_end()
    assert table.result == ((enemy, "hopeless") if loses else None)


@pytest.mark.rule("UA-5.4", "UA-5.6")
@SEATS
@pytest.mark.parametrize("can_score", [True, False])
def test_an_opponent_who_may_escape_or_score_wins_at_once_while_it_can_score(
    seat: str, can_score: bool
) -> None:
    """An opponent that can no longer score must escape, however many points it holds."""
    enemy = enemy_of(seat)
    table = hopeless(seat, aim=f"{POINTS}, {flee(HUNTED[enemy])}")
    table.markers(enemy, controlled=["13A"])
    if not can_score:
        table.cards(enemy, deck=[LEADER[enemy]])
    assert table.check_end().result == ((enemy, "hopeless") if can_score else None)


@pytest.mark.rule("UA-5.4")
@SEATS
def test_otherwise_play_goes_on_until_the_opponent_holds_more(seat: str) -> None:
    enemy = enemy_of(seat)
    unit = {"lrdg": "rifleman", "it": "rifleman_a"}[enemy]
    table = hopeless(seat).markers(seat, controlled=["14A"]).markers(enemy, scouted=["6B", "13A"])
    table.raze("6B").put(f"{enemy}.{unit}", "13A")
    table.cards(enemy, hand=[unit, unit, LEADER[enemy]], deck=HOPE[enemy]).turn(enemy)
    table.plays(unit, "control")
    assert (table.points(seat), table.points(enemy)) == (1, 1)
    assert table.result is None
    table.put(f"{enemy}.{unit}", "6B").plays(unit, "control")
    assert table.result == (enemy, "hopeless")


@pytest.mark.rule("UA-5.4")
@SEATS
@pytest.mark.parametrize("holder", SIDES)
@pytest.mark.parametrize(
    ("held", "of_enemy", "wins"),
    [(["13A"], ["14A"], "holder"), (["6B"], ["14A"], "seat"), ([], ["14A"], "enemy")],
)
def test_when_neither_can_reach_its_number_more_points_win_and_on_a_tie_the_holder(
    seat: str, holder: str, held: list[str], of_enemy: list[str], wins: str
) -> None:
    enemy = enemy_of(seat)
    table = hopeless(seat).cards(enemy, deck=[LEADER[enemy]]).initiative(holder).raze("6B")
    table.markers(seat, controlled=held).markers(enemy, controlled=of_enemy).check_end()
    winner = {"holder": holder, "seat": seat, "enemy": enemy}[wins]
    assert table.result == (winner, "both_hopeless")


@pytest.mark.rule("UA-5.4")
@SEATS
def test_no_side_counts_as_pinned(seat: str) -> None:
    """The game continues without riflemen, and even without counters, while there is hope."""
    assert empty().take_off(seat).check_end().result is None


@pytest.mark.rule("UA-5.4", "UA-5.7")
def test_the_wound_that_takes_the_last_card_with_control_ends_all_hope() -> None:
    table = lay("it", "machine_gunner_a", it=HUNT_SNIPER).put("it.machine_gunner_a", "8A")
    table.put("lrdg.rifleman", "8A").put("lrdg.sniper", "7A")
    table.cards("lrdg", hand=["rifleman"], deck=["scout", "sniper"])
    table.plays("machine_gunner_a", "attack", "at lrdg.rifleman", dice=[9, 9])
    assert table.result == ("it", "hopeless")
    assert table.where("lrdg.rifleman") == "8A", "his counter is still there"


@pytest.mark.rule("UA-5.4", "UA-5.7")
def test_hunkering_down_can_end_all_hope() -> None:
    table = empty(it=HUNT_SNIPER).put("lrdg.sniper", "7A").put("lrdg.navigator", "8A")
    table.cards("lrdg", hand=["navigator", "scout"], deck=["sniper"]).turn("lrdg")
    table.plays("navigator", "hunker_down")
    assert table.result == ("it", "hopeless")


@pytest.mark.rule("UA-5.4", "UA-5.2")
def test_an_escape_can_end_the_hope_for_points() -> None:
    """The aim is points or escape. The navigator takes Control along, and the sniper is already
    lost."""
    aim = f"{POINTS}, {flee('navigator', 'sniper')}"
    table = empty(lrdg=aim, it=hunt("scout")).put("lrdg.scout", "8A").put("lrdg.navigator", "4A")
    table.cards("lrdg", hand=["navigator", "lieutenant"], deck=["scout"]).turn("lrdg")
    table.plays("navigator", "move", "leave")
    assert table.result == ("it", "hopeless")


# The aims


@pytest.mark.rule("UA-5.5")
@SEATS
def test_a_side_wins_only_by_an_aim_that_is_its_own(seat: str) -> None:
    """The Italians play to neutralise, so they do not win by points, and vice versa."""
    enemy = enemy_of(seat)
    table = empty(**{seat: POINTS, enemy: hunt(HUNTED[seat])}).put(f"{seat}.{HUNTED[seat]}", "8A")
    table.markers(enemy, controlled=["6B", "13A", "14A"]).check_end()
    assert table.points(enemy) >= 4
    assert table.result is None
    table.markers(enemy).markers(seat, controlled=["6B", "13A", "14A"]).check_end()
    assert table.result == (seat, "objectives")


@pytest.mark.rule("UA-5.5")
def test_the_first_aim_met_ends_the_game_at_once() -> None:
    table = lay("lrdg", "rifleman", "scout", lrdg=flee("rifleman")).put("lrdg.rifleman", "4A")
    table.plays("rifleman", "move", "leave")
    assert table.result == ("lrdg", "escaped")
    assert table.to_decide == []
    assert not table.events("turn_ended")
    for side in SIDES:
        assert table.refusal("end", side) == Refusal("UN-8.1", "game-over")


@pytest.mark.rule("UA-5.6")
@pytest.mark.parametrize(
    ("setting", "ending"),
    [("points", "objectives"), ("escape", "escaped"), ("hunt", "neutralised")],
)
def test_any_one_of_several_aims_wins(setting: str, ending: str) -> None:
    aim = f"{POINTS}, {flee('rifleman', 'scout', number=1)}, {hunt('gunner')}"
    table = lay("lrdg", "rifleman", lrdg=aim).put("lrdg.scout", "8A").put("it.gunner", "4A")
    table.put("lrdg.rifleman", "4A")
    if setting == "points":
        table.markers("lrdg", controlled=["6B", "13A"], scouted=["14A"])
        table.put("lrdg.rifleman", "14A").plays("rifleman", "control")
    elif setting == "escape":
        table.plays("rifleman", "move", "leave")
    else:
        table.plays("rifleman", "attack", "at it.gunner", dice=[0])
    assert table.result == ("lrdg", ending)


@pytest.mark.rule("UA-5.6")
def test_hope_is_lost_only_when_none_of_the_aims_can_be_met() -> None:
    aim = f"{POINTS}, {flee('rifleman')}"
    table = empty(lrdg=aim, it=HUNT_SNIPER).put("lrdg.sniper", "8A").put("lrdg.rifleman", "7A")
    table.cards("lrdg", deck=["lieutenant"])
    assert table.check_end().result is None, "no points any more, but the rifleman may escape"
    table.take_off("lrdg.rifleman")
    assert table.check_end().result == ("it", "hopeless")


@pytest.mark.rule("UA-5.6")
@SEATS
def test_the_aims_of_the_player_whose_turn_it_is_come_first(seat: str) -> None:
    """Both sides have enough points; the winner is the side whose turn it is."""
    table = lay(seat, lrdg="points = 1", it="points = 1")
    table.markers("lrdg", controlled=["13A"]).markers("it", controlled=["14A"]).check_end()
    assert table.result == (seat, "objectives")


@pytest.mark.rule("UA-5.6")
def test_one_effect_can_meet_the_aim_of_the_player_who_is_not_to_move() -> None:
    """The LRDG takes 6B from the Italians without reaching an aim, but the Italians have enough
    points."""
    table = lay("lrdg", "rifleman", it="points = 1").markers("it", controlled=["13A"])
    table.markers("lrdg", scouted=["6B"]).put("lrdg.rifleman", "6B").plays("rifleman", "control")
    assert table.result == ("it", "objectives")


@pytest.mark.rule("UA-5.6")
def test_aims_are_checked_before_hope() -> None:
    """The last wound neutralises the rifleman, and ends the LRDG's hope as well."""
    table = lay("it", "machine_gunner_a", it=hunt("rifleman", "sniper", number=1))
    table.put("it.machine_gunner_a", "8A").put("lrdg.rifleman", "8A").put("lrdg.sniper", "7A")
    table.cards("lrdg", deck=["sniper"])
    table.plays("machine_gunner_a", "attack", "at lrdg.rifleman", dice=[9, 9])
    assert table.result == ("it", "neutralised")


# Cards and tiles that count for hope


def lrdg_hopes(table: DesertTable) -> bool:
    """Return whether the LRDG has hope. The Italians hunt the sniper, so without hope it loses
    immediately."""
    return table.check_end().result is None


def it_hopes(table: DesertTable) -> bool:
    return table.check_end().result is None


def lrdg_for(points: int, *cards: str) -> DesertTable:
    """Return a LRDG that needs this many points and has only these cards, with their soldiers on
    the board."""
    table = empty(lrdg=f"points = {points}", it=HUNT_SNIPER).cards("lrdg", deck=cards)
    for card in {*cards, "sniper"} - {"lieutenant", "senior_sergeant", "warrant_officer"}:
        table.put(f"lrdg.{card}", "8A")
    return table


def it_for(points: int, *cards: str) -> DesertTable:
    table = empty(it=f"points = {points}", lrdg=HUNT_GUNNER).cards("it", deck=cards)
    leaders = {"platoon_sergeant", "recon_plane", "squad_leader_a", "tank_commander"}
    for card in {*cards, "gunner"} - leaders:
        table.put(f"it.{card}", "8A")
    return table


@pytest.mark.rule("UA-5.7")
@pytest.mark.parametrize(
    ("cards", "points", "hope"),
    [
        (["rifleman", "scout"], 4, True),  # Control and Scout: all objectives
        (["rifleman", "scout"], 5, False),  # but no structure
        (["rifleman"], 1, False),  # Control alone: no tile is marked
        (["scout"], 1, False),  # Scout alone: markers only
        (["navigator"], 4, True),  # Navigate has the effect of Scout
        (["navigator"], 5, False),
        (["saboteur"], 4, True),  # Demolish: all structures, no Control needed
        (["saboteur"], 5, False),
        (["engineer"], 4, True),
        (["navigator", "engineer"], 8, True),
        (["sniper", "machine_gunner", "anti_tank"], 1, False),
    ],
)
def test_what_the_cards_of_the_lrdg_could_still_reach(
    cards: list[str], points: int, hope: bool
) -> None:
    assert lrdg_hopes(lrdg_for(points, *cards)) is hope


@pytest.mark.rule("UA-5.7")
@pytest.mark.parametrize(
    ("cards", "points", "hope"),
    [
        (["rifleman_a", "scout_a"], 8, True),  # objectives and standing structures with their tiles
        (["rifleman_a", "recon_plane"], 8, True),  # Observe has the effect of Scout
        (["rifleman_a"], 1, False),
        (["scout_a", "recon_plane"], 1, False),
        (["crewman", "gunner", "tank_driver"], 1, False),
    ],
)
def test_what_the_cards_of_the_italians_could_still_reach(
    cards: list[str], points: int, hope: bool
) -> None:
    assert it_hopes(it_for(points, *cards)) is hope


@pytest.mark.rule("UA-5.7")
def test_the_italians_count_only_structures_that_stand() -> None:
    table = it_for(7, "rifleman_a", "scout_a").raze("18A")
    assert it_hopes(table)
    assert not it_hopes(table.raze("11A"))


@pytest.mark.rule("UA-5.7")
def test_the_lrdg_counts_only_structures_that_stand() -> None:
    table = lrdg_for(3, "saboteur").raze("18A")
    assert lrdg_hopes(table)
    assert not lrdg_hopes(table.raze("6B"))


@pytest.mark.rule("UA-5.7")
def test_points_of_destroyed_structures_are_kept() -> None:
    """The hangar gives two points. Without the saboteur two more are out of reach."""
    table = empty(lrdg="points = 4", it=HUNT_SNIPER).put("lrdg.sniper", "7A")
    table.put("lrdg.saboteur", "11A").put("lrdg.rifleman", "8A")
    table.cards("lrdg", hand=["saboteur", "rifleman"]).markers("lrdg", scouted=["6B"]).turn("lrdg")
    table.plays("saboteur", "demolish", "at_structure 11A", dice=[9, 9])
    table.cards("lrdg", hand=["rifleman"])
    assert lrdg_hopes(table), "two kept, and 6B with its objective of two can be controlled"
    assert not lrdg_hopes(table.markers("lrdg"))


@pytest.mark.rule("UA-5.7")
def test_without_a_way_to_scout_only_marked_tiles_count() -> None:
    table = lrdg_for(2, "rifleman").markers("lrdg", scouted=["6B"])
    assert lrdg_hopes(table)
    assert not lrdg_hopes(table.markers("lrdg", scouted=["13A"]))


@pytest.mark.rule("UA-5.7")
def test_a_seats_navigate_counts_while_its_vehicle_is_on_the_board() -> None:
    table = lrdg_for(4, "rifleman").park("gun_truck", "15B", damage=2)
    assert lrdg_hopes(table), "disabled, empty and far away, but on the board"
    assert not lrdg_hopes(table.wreck("gun_truck"))


@pytest.mark.rule("UA-5.7")
def test_a_seats_demolish_counts_while_its_vehicle_is_on_the_board() -> None:
    """A seat with Demolish reaches all structures, which are worth four points."""
    truck = """
[gun_truck]
side = "lrdg"
defence = 6
armour = 4
critical = 2
integrity = 3
seats = [{ actions = [{ do = "drive", n = 2 }] }, { actions = [{ do = "demolish", n = 2 }] }]
source = "designed"
"""
    for points, hope in ((4, True), (5, False)):
        table = empty(lrdg=f"points = {points}", it=HUNT_SNIPER, vehicles=truck)
        table.cards("lrdg", deck=["sniper"]).put("lrdg.sniper", "8A").park("gun_truck", "15B")
        assert lrdg_hopes(table) is hope
    assert not lrdg_hopes(lrdg_for(4, "sniper").park("gun_truck", "15B")), "no seat demolishes"


@pytest.mark.rule("UA-5.7")
def test_a_seat_of_a_vehicle_the_enemy_has_counts_too() -> None:
    table = it_for(8, "rifleman_a").park("gun_truck", "8A", "scout")
    assert it_hopes(table)
    assert not it_hopes(table.park("medium_tank", "8A").wreck("gun_truck")), "no seat navigates"


@pytest.mark.rule("UA-5.7")
@pytest.mark.parametrize("leader", ["lieutenant", "rifleman"])
def test_cards_in_the_supply_count_if_a_bolster_may_take_them(leader: str) -> None:
    table = lrdg_for(4).cards("lrdg", deck=[leader], supply=["navigator"])
    table.put("lrdg.navigator", "8A").put("lrdg.rifleman", "8A")
    assert lrdg_hopes(table) is (leader == "lieutenant")


@pytest.mark.rule("UA-5.7")
@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "played"])
def test_cards_in_hand_deck_discard_and_play_area_count(pile: str) -> None:
    table = lrdg_for(4, "navigator").cards("lrdg", **{pile: ["navigator"]})
    assert lrdg_hopes(table)
    assert not lrdg_hopes(table.cards("lrdg", removed=["navigator"]))


@pytest.mark.rule("UA-5.7", "UA-5.4")
def test_destroying_a_structure_can_end_the_hope_of_the_italians() -> None:
    table = lay("lrdg", "saboteur", lrdg=HUNT_GUNNER, it="points = 7").put("it.gunner", "7A")
    table.put("lrdg.saboteur", "11A").plays("saboteur", "demolish", "at_structure 11A", dice=[9, 9])
    assert table.result == ("lrdg", "hopeless")


@pytest.mark.rule("UA-5.7", "UA-5.4")
def test_the_loss_of_a_vehicle_can_end_the_hope_of_its_side() -> None:
    table = lay("it", "anti_tank_a", it=HUNT_SNIPER).put("it.anti_tank_a", "8A")
    table.put("lrdg.sniper", "7A").put("lrdg.rifleman", "7A").park("gun_truck", "8A", damage=2)
    table.cards("lrdg", deck=["rifleman", "sniper"])
    assert table.check_end().result is None
    table.plays("anti_tank_a", "anti_tank", "at_vehicle gun_truck", dice=[9, 9])
    assert table.result == ("it", "hopeless")


# Aims to escape and neutralise that can no longer be met


@pytest.mark.rule("UA-5.8")
def test_escape_can_no_longer_be_met_when_too_few_are_left() -> None:
    table = empty(lrdg=flee("rifleman", "scout", "gun_truck", number=2), it=HUNT_SNIPER)
    table.put("lrdg.sniper", "7A").put("lrdg.rifleman", "8A").put("lrdg.scout", "8A")
    assert table.check_end().result is None
    table.take_off("lrdg.scout").park("gun_truck", "8A")
    assert table.check_end().result is None, "the truck is the second"
    assert table.wreck("gun_truck").check_end().result == ("it", "hopeless")


@pytest.mark.rule("UA-5.8")
def test_those_who_escaped_count_with_those_on_the_board() -> None:
    table = lay("lrdg", "rifleman", lrdg=flee("rifleman", "scout", "anti_tank", number=2))
    table.put("lrdg.rifleman", "4A").put("lrdg.scout", "8A").markers("it", controlled=["13A"])
    table.plays("rifleman", "move", "leave")
    assert table.result is None, "one has escaped, one is on the board"
    table.take_off("lrdg.scout").check_end()
    assert table.result == ("it", "hopeless")


@pytest.mark.rule("UA-5.8")
def test_neutralise_can_no_longer_be_met_when_too_few_are_left() -> None:
    """The scout escapes. With only one target left the Italians have no hope, and the LRDG has
    points."""
    aim = f"{POINTS}, {flee('scout', 'rifleman', 'sniper')}"
    table = lay("lrdg", "scout", lrdg=aim, it=hunt("scout", "sniper"))
    table.put("lrdg.sniper", "8A").put("lrdg.scout", "4A").put("lrdg.rifleman", "8A")
    table.markers("lrdg", controlled=["13A"]).plays("scout", "scout", "leave")
    assert table.result == ("lrdg", "hopeless"), "it can still get its points, and holds more"


@pytest.mark.rule("UA-5.8")
@SEATS
def test_those_neutralised_count_with_those_on_the_board(seat: str) -> None:
    """One of two targets is lost. There is hope while the other is on the board."""
    enemy = enemy_of(seat)
    attacker = {"lrdg": "rifleman", "it": "rifleman_a"}[seat]
    victims = {"lrdg": ("gunner", "crewman"), "it": ("sniper", "engineer")}[seat]
    table = lay(seat, attacker, **{seat: hunt(*victims)}).markers(enemy, controlled=["13A"])
    for unit in victims:
        table.put(f"{enemy}.{unit}", "8A")
    table.put(f"{seat}.{attacker}", "8A")
    table.plays(attacker, "attack", f"at {enemy}.{victims[0]}", dice=[0])
    assert aims(table, seat)["neutralise"]["done"] == [victims[0]]
    assert table.result is None
    assert table.take_off(enemy).check_end().result == (enemy, "hopeless")


@pytest.mark.rule("UA-5.8")
def test_against_an_aim_to_escape_play_goes_on_until_it_is_met_or_cannot_be() -> None:
    table = empty(lrdg=flee("rifleman", "scout", number=1), it=POINTS).put("lrdg.rifleman", "8A")
    table.cards("it", deck=["platoon_sergeant"]).markers("lrdg", controlled=["13A"])
    assert table.check_end().result is None, "the Italians cannot win, but the LRDG must escape"
    table.take_off("lrdg.rifleman").check_end()
    assert table.result == ("lrdg", "both_hopeless"), "now more points win"


@pytest.mark.rule("UA-5.8")
@pytest.mark.parametrize("holder", SIDES)
def test_then_on_a_tie_the_initiative_holder_wins(holder: str) -> None:
    table = empty(lrdg=flee("rifleman"), it=hunt("sniper")).initiative(holder)
    assert table.check_end().result == (holder, "both_hopeless")


@pytest.mark.rule("UA-5.8", "UA-5.4")
def test_a_side_that_can_neither_escape_nor_get_points_loses_to_more_points() -> None:
    table = empty(lrdg=flee("rifleman"), it=POINTS).markers("it", controlled=["13A"])
    assert table.check_end().result == ("it", "hopeless")
    table = empty(lrdg=flee("rifleman"), it=POINTS)
    assert table.check_end().result is None, "without more points play goes on"


@pytest.mark.rule("UA-5.8", "UA-5.4")
@SEATS
@pytest.mark.parametrize("holder", SIDES)
@pytest.mark.parametrize("held", [[], ["13A"]])
def test_at_the_round_limit_points_decide_whatever_the_aims(
    seat: str, holder: str, held: list[str]
) -> None:
    table = empty(lrdg=flee("rifleman"), it=HUNT_SNIPER).put("lrdg.rifleman", "8A")
    table.put("lrdg.sniper", "8A").markers(seat, controlled=held).initiative(holder).round(100)
    table.cards("lrdg", hand=["rifleman"], deck=HOPE["lrdg"]).turn("lrdg", second=True)
    assert table.result is None
    table.choose("end")
    assert table.result == (seat if held else holder, "round_limit")
