"""UN-10: special rules of single scenarios."""

from typing import Any, cast

import pytest

from sandtable.undaunted.testkit import Table

SEATS = ["us", "de"]
FOR_POINTS = [
    "la-raye",
    "raid-across-the-canal",
    "behind-enemy-lines",
    "la-huberderie",
    "streets-of-tessy-sur-vire",
    "critical-intelligence",
    "mortain",
]


def other(seat: str) -> str:
    return "de" if seat == "us" else "us"


def at_the_radio(*hand: str) -> Table:
    """Return US riflemen on the radio's tile, which the US controls; both sides have hope."""
    table = Table("critical-intelligence").put("us.rifleman_a", "6B")
    table.markers("us", controlled=["6B"]).markers("de", scouted=["6B"])
    table.cards("us", hand=hand, deck=["scout_a", "rifleman_b"])
    return table.cards("de", deck=["scout_a", "rifleman_b"])


def radio(table: Table) -> dict[str, Any]:
    return cast(dict[str, Any], table.state.view(None).data()["radio"])


def refused(table: Table, move: str) -> tuple[str, str]:
    """Return the rule that forbids a move and the key of the message."""
    refusal = table.refusal(move)
    assert refusal is not None
    return refusal.rule, refusal.key


# UN-10.1: the radio


@pytest.mark.rule("UN-10.1")
def test_the_first_us_control_takes_the_tile_and_raises_nothing() -> None:
    table = at_the_radio("rifleman_a", "scout_b").markers("us", scouted=["6B"]).turn("us")
    table.plays("rifleman_a", "control")
    assert table.last("controlled") == {
        "side": "us",
        "tile": "6B",
        "points": 1,
        "taken": False,
        "total": 1,
    }
    assert table.events("radio_raised") == []
    assert table.points("us") == 1
    assert radio(table) == {"tile": "6B", "points": 1}


@pytest.mark.rule("UN-10.1")
def test_a_further_us_control_raises_the_value_by_one() -> None:
    table = at_the_radio("rifleman_a", "rifleman_a", "scout_b").turn("us")
    table.choose("play rifleman_a")
    assert table.offers("do control")
    table.choose("do control")
    assert table.events("radio_raised") == [{"side": "us", "tile": "6B", "points": 2, "total": 2}]
    assert table.events("controlled") == []
    assert table.points("us") == 2
    assert radio(table) == {"tile": "6B", "points": 2}
    table.plays("rifleman_a", "control")
    assert table.last("radio_raised") == {"side": "us", "tile": "6B", "points": 3, "total": 3}
    assert table.controlled("us") == ["6B"]
    assert table.points("us") == 3


@pytest.mark.rule("UN-10.1")
def test_the_raised_value_adds_to_the_other_objectives() -> None:
    table = at_the_radio("rifleman_a", "scout_b").markers("us", controlled=["6B", "1B"])
    table.turn("us").plays("rifleman_a", "control")
    assert table.last("radio_raised") == {"side": "us", "tile": "6B", "points": 2, "total": 4}
    assert table.result is None


@pytest.mark.rule("UN-10.1")
def test_the_us_can_win_by_the_radio_alone() -> None:
    table = at_the_radio(*["rifleman_a"] * 5).turn("us")
    for total in (2, 3, 4):
        table.plays("rifleman_a", "control")
        assert table.points("us") == total
        assert table.result is None
    table.plays("rifleman_a", "control")
    assert table.result == ("us", "objectives")
    assert radio(table)["points"] == 5


@pytest.mark.rule("UN-10.1")
def test_the_side_that_controls_the_tile_scores_the_raised_value() -> None:
    table = at_the_radio("rifleman_a", "rifleman_a").put("de.rifleman_a", "12B")
    table.put("us.rifleman_b", "4B").markers("us", scouted=["4B"], controlled=["6B"])
    table.cards("us", hand=["rifleman_a"] * 3, deck=["scout_a", "rifleman_b"]).turn("us")
    table.plays("rifleman_a", "control").plays("rifleman_a", "control")
    assert table.points("us") == 3
    table.plays("rifleman_a", "move", "to 4B")
    table.put("de.rifleman_a", "6B").cards("de", hand=["rifleman_a"] * 2, deck=["scout_a"])
    table.turn("de").plays("rifleman_a", "control")
    assert table.last("controlled") == {
        "side": "de",
        "tile": "6B",
        "points": 3,
        "taken": True,
        "total": 3,
    }
    assert [table.points("us"), table.points("de")] == [0, 3]
    assert radio(table)["points"] == 3
    table.take_off("de.rifleman_a").put("us.rifleman_a", "6B")
    table.cards("us", hand=["rifleman_a"] * 2, deck=["scout_a"]).turn("us")
    table.plays("rifleman_a", "control")
    assert table.last("controlled")["points"] == 3
    assert [table.points("us"), table.points("de")] == [3, 0]


@pytest.mark.rule("UN-10.1")
def test_the_raised_value_can_win_for_germany() -> None:
    table = at_the_radio(*["rifleman_a"] * 4).turn("us")
    for _ in range(3):
        table.plays("rifleman_a", "control")
    table.take_off("us.rifleman_a").put("de.rifleman_a", "6B")
    table.markers("de", scouted=["6B"], controlled=["7B"])
    table.cards("de", hand=["rifleman_a"], deck=["scout_a"]).turn("de")
    table.plays("rifleman_a", "control")
    assert table.points("de") == 5
    assert table.result == ("de", "objectives")


@pytest.mark.rule("UN-10.1")
def test_germany_cannot_raise_it() -> None:
    table = at_the_radio().take_off("us.rifleman_a").put("de.rifleman_a", "6B").markers("us")
    table.markers("de", controlled=["6B"]).cards("de", hand=["rifleman_a", "scout_a"]).turn("de")
    table.choose("play rifleman_a")
    assert not table.offers("do control")
    assert refused(table, "do control") == ("UN-6.4", "already-controlled")
    assert table.points("de") == 1


@pytest.mark.rule("UN-10.1")
def test_the_unit_of_the_card_must_stand_on_the_tile() -> None:
    table = at_the_radio("rifleman_a", "rifleman_b").put("us.rifleman_b", "4B").turn("us")
    table.choose("play rifleman_b")
    assert refused(table, "do control") == ("UN-6.4", "no-own-marker")


@pytest.mark.rule("UN-10.1")
def test_an_enemy_counter_on_the_tile_prevents_it() -> None:
    table = at_the_radio("rifleman_a", "scout_b").put("de.scout_a", "6B").turn("us")
    table.choose("play rifleman_a")
    assert refused(table, "do control") == ("UN-6.4", "enemy-on-tile")
    table = at_the_radio("rifleman_a", "scout_b").put("de.scout_a", "5B").turn("us")
    assert table.choose("play rifleman_a").offers("do control")


@pytest.mark.rule("UN-10.1")
def test_no_other_objective_can_be_raised() -> None:
    table = at_the_radio("rifleman_a", "scout_b").markers("us", controlled=["6B", "5B"])
    table.put("us.rifleman_a", "5B").turn("us").choose("play rifleman_a")
    assert refused(table, "do control") == ("UN-6.4", "already-controlled")


@pytest.mark.rule("UN-10.1")
@pytest.mark.parametrize("scenario", ["la-huberderie", "montmartin-en-graignes"])
def test_the_same_tile_has_no_radio_in_another_scenario(scenario: str) -> None:
    table = Table(scenario).put("us.rifleman_a", "6B").take_off("de")
    table.markers("us", controlled=["6B"]).cards("us", hand=["rifleman_a", "scout_a"])
    table.turn("us").choose("play rifleman_a")
    assert refused(table, "do control") == ("UN-6.4", "already-controlled")
    assert "radio" not in table.state.view(None).data()


@pytest.mark.rule("UN-10.1")
def test_a_counter_that_enters_the_board_cannot_raise_it_from_its_spawn() -> None:
    table = at_the_radio("rifleman_a", "scout_b").take_off("us.rifleman_a").turn("us")
    table.choose("play rifleman_a")
    assert refused(table, "do control") == ("UN-4.6", "not-from-spawn")


def hope(
    deck: list[str], *, scouted: list[str] | None = None, controlled: list[str] | None = None
) -> tuple[str, str] | None:
    """Return the result of a game in which only these US cards and markers are left.

    Germany holds 1B, worth two points, so it wins if the US has no hope and at most one point.
    """
    table = Table("critical-intelligence").markers("de", controlled=["1B"])
    table.markers("us", scouted=scouted or [], controlled=controlled or [])
    table.cards("us", deck=deck).cards("de", deck=["rifleman_a", "scout_a"])
    return table.check_end().result


@pytest.mark.rule("UN-10.1")
def test_the_us_has_hope_while_it_holds_the_radio_and_has_a_control() -> None:
    assert hope(["rifleman_a"], controlled=["6B"]) is None
    assert hope(["scout_a"], controlled=["6B"]) == ("de", "hopeless")
    assert hope(["machine_gunner_a"], controlled=["6B"]) == ("de", "hopeless")


@pytest.mark.rule("UN-10.1")
def test_the_us_has_hope_while_it_could_still_take_the_radio() -> None:
    assert hope(["rifleman_a"], scouted=["6B"]) is None
    assert hope(["rifleman_a", "scout_a"]) is None
    assert hope(["rifleman_a"]) == ("de", "hopeless")
    assert hope(["rifleman_a"], scouted=["4B", "5B", "11A"]) == ("de", "hopeless")
    assert hope(["scout_a"], scouted=["6B"]) == ("de", "hopeless")


@pytest.mark.rule("UN-10.1")
def test_a_card_in_the_supply_gives_hope_only_if_a_bolster_can_take_it() -> None:
    def with_supply(hand: list[str]) -> tuple[str, str] | None:
        table = Table("critical-intelligence").markers("de", controlled=["1B"])
        table.markers("us", scouted=["6B"])
        table.cards("us", hand=hand, supply=["rifleman_a"])
        return table.cards("de", deck=["rifleman_a", "scout_a"]).check_end().result

    assert with_supply(["squad_leader_a"]) is None
    assert with_supply(["squad_leader_b"]) == ("de", "hopeless")
    assert with_supply(["scout_a"]) == ("de", "hopeless")


@pytest.mark.rule("UN-10.1")
def test_the_radio_gives_germany_no_further_hope() -> None:
    """With one rifleman and no scouts Germany can reach no more than its present points."""
    table = Table("critical-intelligence").markers("de", controlled=["6B"])
    table.markers("us", controlled=["1B"])
    table.cards("de", deck=["rifleman_a"]).cards("us", deck=["rifleman_a", "scout_a"])
    assert table.check_end().result == ("us", "hopeless")


@pytest.mark.rule("UN-10.1")
def test_germany_counts_the_raised_value_of_a_tile_it_could_still_take() -> None:
    table = at_the_radio(*["rifleman_a"] * 4).turn("us")
    for _ in range(3):
        table.plays("rifleman_a", "control")
    assert table.points("us") == 4
    table.markers("de", scouted=["6B"], controlled=["7B"]).cards("de", deck=["rifleman_a"])
    assert table.check_end().result is None
    table.markers("de", scouted=["6B"])
    assert table.check_end().result == ("us", "hopeless")


# UN-10.2: both sides play for points


@pytest.mark.rule("UN-10.2")
@pytest.mark.parametrize("scenario", FOR_POINTS)
@pytest.mark.parametrize("holder", SEATS)
def test_both_pinned_at_once_ends_the_game(scenario: str, holder: str) -> None:
    table = Table(scenario).initiative(holder).markers("us").markers("de")
    table.take_off("us", "de").put("us.scout_a", table.field.tiles[0])
    assert table.check_end().result == (holder, "both_pinned")


@pytest.mark.rule("UN-10.2")
@pytest.mark.parametrize("scenario", FOR_POINTS)
@pytest.mark.parametrize("pinned", SEATS)
def test_one_side_pinned_alone_does_not_end_it(scenario: str, pinned: str) -> None:
    table = Table(scenario).take_off(pinned)
    assert table.check_end().result is None


@pytest.mark.rule("UN-10.2")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("squad", ["a", "b", "c"])
def test_one_rifleman_counter_of_any_squad_keeps_a_side_from_being_pinned(
    seat: str, squad: str
) -> None:
    table = Table("la-huberderie").initiative("us").take_off("us", "de").markers("us").markers("de")
    for unit in ("scout_a", "machine_gunner_b", "sniper", "mortar"):
        table.put(f"us.{unit}", "9B").put(f"de.{unit}", "9B")
    table.put(f"{seat}.rifleman_{squad}", "9B")
    assert table.check_end().result is None
    table.take_off(f"{seat}.rifleman_{squad}")
    assert table.check_end().result == ("us", "both_pinned")


@pytest.mark.rule("UN-10.2")
@pytest.mark.parametrize(("seat", "tile"), [("us", "13B"), ("de", "2B")])
def test_the_shot_that_pins_the_second_side_ends_the_game(seat: str, tile: str) -> None:
    """The side with more points wins, independent of the initiative and of the side that fired."""
    table = Table("la-raye").initiative(seat).take_off("us", "de")
    table.put(f"{seat}.scout_a", "17B").put(f"{other(seat)}.rifleman_a", "13B")
    table.markers(seat).markers(other(seat), controlled=[tile])
    table.cards(seat, hand=["scout_a", "scout_a"], deck=["rifleman_a"])
    table.cards(other(seat), hand=["scout_a"], deck=["rifleman_b"], supply=["rifleman_a"])
    table.turn(seat).plays("scout_a", "attack", f"at {other(seat)}.rifleman_a", dice=[1])
    assert table.result is None
    table.plays("scout_a", "attack", f"at {other(seat)}.rifleman_a", dice=[0])
    assert table.result == (other(seat), "both_pinned")
    assert table.last("game_over") == {"side": other(seat), "ending": "both_pinned"}


@pytest.mark.rule("UN-10.2")
def test_where_a_side_plays_to_pin_one_pinned_side_is_enough() -> None:
    assert Table("crossing-the-vire").take_off("us").check_end().result == ("de", "pinned")
    assert Table("crossing-the-vire").take_off("us", "de").check_end().result == ("de", "pinned")
    assert Table("crossing-the-vire").take_off("de").check_end().result is None
    assert Table("hill-314").take_off("de").check_end().result == ("us", "pinned")


@pytest.mark.rule("UN-10.2")
def test_these_are_the_scenarios_where_both_play_for_points() -> None:
    for scenario in FOR_POINTS:
        assert all(points > 0 for points in Table(scenario).field.points_to_win)
    for scenario in ("montmartin-en-graignes", "crossing-the-vire", "desperate-withdrawal"):
        assert list(Table(scenario).field.points_to_win)[1] == 0
