"""UN-8: the end."""

from pathlib import Path
from typing import cast

import pytest

from sandtable.core import IllegalMove, Refusal
from sandtable.undaunted import normandy
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.testkit import Table

# In La Raye both sides play for 5 points. On Hill 314 the Germans need 1 point and the Americans
# play to pin them; in Reinforcements it is the other way round. Where a side plays for 1 point:
PINNING = pytest.mark.parametrize(
    ("scenario", "seat", "pinner", "objective"),
    [("reinforcements", "us", "de", "9A"), ("hill-314", "de", "us", "2A")],
)
SEATS = pytest.mark.parametrize("seat", ["us", "de"])
HOPE = ("rifleman_a", "scout_a")
"""Cards with which a side can still take any tile (UN-8.8)."""


MIDDLE = {"la-raye": "8A", "hill-314": "3A", "reinforcements": "3B"}
"""A tile in the middle of each map, without an objective."""


def enemy_of(seat: str) -> str:
    return "de" if seat == "us" else "us"


def lay(scenario: str = "la-raye") -> Table:
    """Return an undecided game: both sides have riflemen on the board, and hope."""
    table = Table(scenario).take_off("us", "de").markers("us").markers("de")
    for side in ("us", "de"):
        table.put(f"{side}.rifleman_a", MIDDLE[scenario]).cards(side, deck=HOPE)
    return table


def aim(table: Table, seat: str, tile: str) -> Table:
    """Place a side's target marker."""
    cast(NormandyBattle, table.state).set_target(table.field.seat(seat), table.field.tile(tile))
    return table


# Time of the check


@pytest.mark.rule("UN-8.1")
def test_the_game_ends_at_once_in_the_middle_of_a_turn() -> None:
    table = lay().markers("us", scouted=["13B"], controlled=["5B"]).put("us.rifleman_a", "13B")
    table.cards("us", hand=["rifleman_a", "scout_a"], deck=HOPE).cards("de", hand=["scout_a"])
    table.turn("us").plays("rifleman_a", "control")
    assert table.result == ("us", "objectives")
    assert table.events("game_over") == [{"side": "us", "ending": "objectives"}]
    assert table.to_decide == []
    assert not table.waits_for_chance
    assert not table.events("turn_ended")
    for side in ("us", "de"):
        assert table.refusal("play scout_a", side) == Refusal("UN-8.1", "game-over")
        assert table.refusal("end", side) == Refusal("UN-8.1", "game-over")
        with pytest.raises(IllegalMove):
            table.choose("end", seat=side)
    data = table.state.view(None).data()
    assert (data["waits"], data["winner"], data["ending"]) == ("over", "us", "objectives")


@pytest.mark.rule("UN-8.1", "UN-8.3")
def test_what_was_still_to_come_of_a_blast_is_dropped() -> None:
    table = aim(lay("hill-314"), "us", "1B").put("us.mortar", "16A")
    table.put("de.rifleman_a", "1B").put("de.scout_a", "1B")
    table.cards("us", hand=["mortar", "scout_a"], deck=HOPE).cards("de", deck=["rifleman_b"])
    table.turn("us").plays("mortar", "blast", "at de.rifleman_a", dice=[9])
    assert table.result == ("us", "pinned")
    assert table.where("de.scout_a") == "1B"
    assert len(table.events("rolled")) == 1


@pytest.mark.rule("UN-8.1")
def test_the_attacks_of_a_blast_are_effects_one_by_one() -> None:
    """The riflemen are the second target, so the first attack decides nothing."""
    table = aim(lay("hill-314"), "us", "1B").put("us.mortar", "16A")
    table.put("de.rifleman_a", "1B").put("de.scout_a", "1B").cards("de", deck=["rifleman_b"])
    table.markers("de", scouted=["2A"])
    table.cards("us", hand=["mortar", "scout_a"], deck=HOPE)
    table.turn("us").plays("mortar", "blast", "at de.scout_a", dice=[9])
    assert table.result is None
    table.choose("at de.rifleman_a").roll(9)
    assert table.result == ("us", "pinned")


@pytest.mark.rule("UN-8.1", "UN-8.5")
@PINNING
def test_one_card_removed_is_an_effect(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    """The counter remains, but without the last card with Control there is no hope."""
    table = lay(scenario)
    table.cards(seat, hand=["rifleman_a"], deck=["scout_a"])
    table.cards(pinner, hand=["rifleman_a", "scout_a"]).turn(pinner)
    table.plays("rifleman_a", "attack", f"at {seat}.rifleman_a", dice=[9])
    assert table.result == (pinner, "hopeless")
    assert table.where(f"{seat}.rifleman_a") == MIDDLE[scenario]


@pytest.mark.rule("UN-8.1", "UN-8.5", "UN-8.8")
@PINNING
def test_one_card_hunkered_down_is_an_effect(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    table = lay(scenario).cards(seat, hand=["rifleman_a", "scout_a"])
    table.turn(seat).plays("rifleman_a", "hunker_down")
    assert table.result == (pinner, "hopeless")
    assert table.pile(seat, "supply") == ["rifleman_a"]


@pytest.mark.rule("UN-8.1", "UN-8.2")
def test_a_control_counts_with_all_its_flips() -> None:
    """The Germans have no hope; the flip takes their lead, and the Americans have more points."""
    table = lay().markers("us", scouted=["13B"], controlled=["2B"])
    table.markers("de", controlled=["13B", "16B"]).put("us.rifleman_a", "13B")
    table.cards("us", hand=["rifleman_a", "scout_a"], deck=HOPE).cards("de", deck=["scout_a"])
    table.check_end().turn("us")
    assert table.result is None
    table.plays("rifleman_a", "control")
    assert (table.points("us"), table.points("de")) == (3, 1)
    assert table.result == ("us", "hopeless")


# Capture


@pytest.mark.rule("UN-8.2")
@SEATS
@pytest.mark.parametrize(
    ("held", "last", "points", "wins"),
    [
        (["13B", "16B"], "6A", 5, True),
        (["13B", "6A"], "5B", 7, True),
        (["13B", "16B"], "7A", 4, False),
    ],
)
def test_reaching_or_passing_the_number_wins(
    seat: str, held: list[str], last: str, points: int, wins: bool
) -> None:
    table = lay().markers(seat, controlled=held, scouted=[last]).put(f"{seat}.rifleman_a", last)
    table.cards(seat, hand=["rifleman_a", "scout_a"], deck=HOPE).turn(seat)
    table.plays("rifleman_a", "control")
    assert table.points(seat) == points
    assert table.result == ((seat, "objectives") if wins else None)


@pytest.mark.rule("UN-8.2")
@PINNING
def test_capture_wins_only_for_the_side_whose_aim_it_is(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    for side, result in ((seat, (seat, "objectives")), (pinner, None)):
        table = lay(scenario).markers(side, scouted=[objective])
        table.put(f"{side}.rifleman_a", objective)
        table.cards(side, hand=["rifleman_a", "scout_a"], deck=HOPE).turn(side)
        table.plays("rifleman_a", "control")
        assert table.points(side) == 1
        assert table.result == result


# Pinned


@pytest.mark.rule("UN-8.3")
@PINNING
def test_a_side_without_a_rifleman_counter_is_pinned_and_loses_to_an_aim_to_pin(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    table = lay(scenario).take_off(f"{seat}.rifleman_a")
    table.put(f"{seat}.scout_a", "17B").put(f"{seat}.machine_gunner_a", "17B").check_end()
    assert table.result == (pinner, "pinned")


@pytest.mark.rule("UN-8.3")
@PINNING
@pytest.mark.parametrize("unit", ["rifleman_a", "rifleman_b"])
def test_one_rifleman_counter_is_enough_even_when_suppressed(
    scenario: str, seat: str, pinner: str, objective: str, unit: str
) -> None:
    table = lay(scenario).take_off(seat).put(f"{seat}.{unit}", "17B").suppress(f"{seat}.{unit}")
    assert table.check_end().result is None


@pytest.mark.rule("UN-8.3")
@PINNING
def test_the_attack_that_takes_the_last_rifleman_off_the_board_wins(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    table = lay(scenario).put(f"{seat}.rifleman_a", "17B").put(f"{seat}.rifleman_b", "17B")
    table.put(f"{pinner}.sniper", "17B")
    table.cards(seat, deck=["scout_a"], played=["rifleman_a"])
    table.cards(pinner, hand=["sniper"] * 3, deck=HOPE).turn(pinner)
    table.plays("sniper", "attack", f"at {seat}.rifleman_b", dice=[9, 1, 1])
    assert table.result is None
    table.plays("sniper", "attack", f"at {seat}.rifleman_a", dice=[9, 1, 1])
    assert table.result == (pinner, "pinned")


@pytest.mark.rule("UN-8.3")
@PINNING
def test_a_pinned_side_whose_opponent_plays_for_points_plays_on(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    table = lay(scenario).take_off(pinner)
    assert table.check_end().result is None


@pytest.mark.rule("UN-8.3")
@SEATS
def test_without_an_aim_to_pin_the_game_continues(seat: str) -> None:
    assert lay().take_off(seat).check_end().result is None


@pytest.mark.rule("UN-8.3", "UN-8.4")
@pytest.mark.parametrize("comes_back", [False, True])
def test_a_side_is_no_longer_pinned_once_it_places_a_rifleman_again(comes_back: bool) -> None:
    table = (
        lay().take_off("us").put("us.scout_a", MIDDLE["la-raye"]).markers("us", controlled=["2B"])
    )
    table.cards("us", hand=["rifleman_b", "scout_a", "scout_b"], deck=HOPE)
    table.cards("de", deck=["rifleman_b", "scout_b"]).turn("us")
    if comes_back:
        table.plays("rifleman_b", "attack", "at de.rifleman_a", dice=[1])
    table.plays("scout_a", "attack", "at de.rifleman_a", dice=[9])
    assert table.where("de.rifleman_a") == ""
    assert table.result == (None if comes_back else ("us", "both_pinned"))


@pytest.mark.rule("UN-8.3", "UN-7.9")
def test_a_blast_on_the_own_last_riflemen_loses_the_game() -> None:
    table = aim(lay("hill-314"), "de", "2A").take_off("de")
    table.put("de.mortar", "8A").put("de.rifleman_b", "2A").put("us.scout_a", "2A")
    table.cards("de", hand=["mortar", "scout_a"], deck=HOPE).turn("de")
    table.plays("mortar", "blast", "at de.rifleman_b", dice=[0])
    assert table.result == ("us", "pinned")


# Both pinned


@pytest.mark.rule("UN-8.4", "UN-10.2")
@SEATS
@pytest.mark.parametrize("holder", ["us", "de"])
def test_when_both_are_pinned_more_points_win(seat: str, holder: str) -> None:
    table = lay().take_off("us", "de").initiative(holder)
    table.markers(seat, controlled=["13B"]).markers(enemy_of(seat), controlled=["2B"])
    assert table.check_end().result == (seat, "both_pinned")


@pytest.mark.rule("UN-8.4")
@SEATS
def test_when_both_are_pinned_and_points_are_even_the_initiative_decides(seat: str) -> None:
    table = lay().take_off("us", "de").initiative(seat)
    table.markers("us", controlled=["13B"]).markers("de", controlled=["6A"])
    assert table.check_end().result == (seat, "both_pinned")


@pytest.mark.rule("UN-8.4", "UN-8.5")
@SEATS
def test_lost_hope_counts_as_pinned(seat: str) -> None:
    """The hopeless side leads, so the game continues until its opponent is pinned too."""
    enemy = enemy_of(seat)
    table = lay().markers(seat, controlled=["13B"]).cards(seat, deck=["scout_a"])
    assert table.check_end().result is None
    table.take_off(enemy)
    assert table.check_end().result == (seat, "both_pinned")


@pytest.mark.rule("UN-8.4", "UN-8.5")
@SEATS
def test_two_hopeless_sides_with_even_points_are_decided_by_the_initiative(seat: str) -> None:
    table = lay().initiative(seat).cards("us", deck=["scout_a"]).cards("de", deck=["scout_a"])
    assert table.check_end().result == (seat, "both_pinned")


# Abandon all hope


@pytest.mark.rule("UN-8.5")
@PINNING
def test_a_hopeless_side_loses_at_once_to_an_aim_to_pin(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    table = lay(scenario).cards(seat, deck=["scout_a"])
    assert table.check_end().result == (pinner, "hopeless")


@pytest.mark.rule("UN-8.5")
@PINNING
def test_a_side_whose_aim_is_to_pin_never_loses_hope(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    table = lay(scenario).cards(pinner, deck=["fog_of_war"])
    assert table.check_end().result is None


@pytest.mark.rule("UN-8.5")
@SEATS
@pytest.mark.parametrize(
    ("own", "others", "wins"),
    [
        (["13B"], ["2B"], True),
        (["13B"], ["6A"], False),
        (["2B"], ["6A"], False),
        (["2B"], [], True),
        ([], [], False),
    ],
)
def test_against_an_aim_of_points_the_opponent_wins_when_holding_more(
    seat: str, own: list[str], others: list[str], wins: bool
) -> None:
    """The other side has lost all hope."""
    table = lay().markers(seat, controlled=own).markers(enemy_of(seat), controlled=others)
    table.cards(enemy_of(seat), deck=["scout_a"])
    assert table.check_end().result == ((seat, "hopeless") if wins else None)


@pytest.mark.rule("UN-8.5")
@SEATS
def test_against_a_hopeless_side_play_goes_on_until_the_opponent_leads(seat: str) -> None:
    enemy = enemy_of(seat)
    table = lay().markers(enemy, controlled=["2B"]).cards(enemy, deck=["scout_a"])
    table.markers(seat, controlled=["7A"], scouted=["16B"]).put(f"{seat}.rifleman_a", "16B")
    table.cards(seat, hand=["rifleman_a", "scout_a"], deck=HOPE).check_end().turn(seat)
    assert table.result is None
    table.plays("rifleman_a", "control")
    assert table.points(seat) == 2
    assert table.result == (seat, "hopeless")


@pytest.mark.rule("UN-8.5")
@SEATS
@pytest.mark.parametrize(
    ("controlled", "scouted", "hope"),
    [
        ([], ["13B", "6A", "16B"], True),  # 0 + 5
        ([], ["13B", "6A"], False),  # 0 + 4
        (["6A"], ["5B"], True),  # 2 + 3
        (["6A"], ["13B"], False),  # 2 + 2
        (["6A", "13B"], ["12B", "3B"], False),  # 4 + 0
        (["6A", "13B"], ["16B"], True),  # 4 + 1
    ],
)
def test_hope_is_lost_when_own_points_and_open_ones_are_below_the_number(
    seat: str, controlled: list[str], scouted: list[str], hope: bool
) -> None:
    """No card with Scout is left, so a side can take only tiles with its own markers.

    The opponent is pinned, so that the loss of hope ends the game.
    """
    table = lay().take_off(enemy_of(seat)).initiative(seat)
    table.markers(seat, controlled=controlled, scouted=scouted).cards(seat, deck=["rifleman_a"])
    assert table.check_end().result == (None if hope else (seat, "both_pinned"))


@pytest.mark.rule("UN-8.5", "UN-8.8")
def test_without_a_card_with_control_only_the_own_points_count() -> None:
    table = lay().take_off("de").markers("us", controlled=["6A", "13B"], scouted=["5B", "16B"])
    table.cards("us", deck=["scout_a"])
    assert table.check_end().result == ("us", "both_pinned")


@pytest.mark.rule("UN-8.5")
@PINNING
def test_tiles_the_enemy_controls_can_still_be_taken(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    """Enemies on the tile do not matter either."""
    table = (
        lay(scenario).markers(pinner, controlled=[objective]).put(f"{pinner}.scout_a", objective)
    )
    table.markers(seat, scouted=[objective]).cards(seat, deck=["rifleman_a"])
    assert table.check_end().result is None


# The round limit


@pytest.mark.rule("UN-8.6")
@SEATS
@pytest.mark.parametrize("holder", ["us", "de"])
def test_after_the_last_turn_of_round_100_more_points_win(seat: str, holder: str) -> None:
    table = lay().initiative(holder).round(100).markers(seat, controlled=["2B"])
    table.cards("us", hand=["scout_a"], deck=HOPE).cards("de", hand=["scout_a"], deck=HOPE)
    table.turn(holder).choose("end")
    assert table.result is None, "the second turn of the round is still to come"
    assert table.to_decide == [enemy_of(holder)]
    table.choose("end")
    assert table.result == (seat, "round_limit")
    assert table.last("game_over") == {"side": seat, "ending": "round_limit"}


@pytest.mark.rule("UN-8.6")
@SEATS
def test_at_the_round_limit_the_initiative_breaks_a_tie(seat: str) -> None:
    table = lay().initiative(seat).round(100).cards("us", hand=["scout_a"], deck=HOPE)
    table.turn("us", second=True).choose("end")
    assert table.result == (seat, "round_limit")


@pytest.mark.rule("UN-8.6")
@PINNING
def test_at_the_round_limit_points_decide_whatever_the_aims(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    """The side that plays to pin holds the only point, and is pinned itself."""
    table = lay(scenario).take_off(pinner).initiative(seat).round(100)
    table.markers(pinner, controlled=[objective]).cards(seat, hand=["scout_a"], deck=HOPE)
    table.turn(seat, second=True).choose("end")
    assert table.result == (pinner, "round_limit")


@pytest.mark.rule("UN-8.6")
def test_before_the_limit_another_round_begins() -> None:
    table = lay().round(99).cards("us", hand=["scout_a"], deck=HOPE).turn("us", second=True)
    table.choose("end")
    assert table.result is None
    assert table.events("round_began") == [{"round": 100}]


def pack(folder: Path, name: str, change: tuple[str, str]) -> Path:
    """Write a content pack with one file of the title, changed in one place."""
    text = (Path(normandy.__file__).parent / "data" / name).read_text("utf-8")
    assert change[0] in text
    target = folder / name
    target.parent.mkdir(exist_ok=True)
    target.write_text(text.replace(*change), "utf-8")
    return folder


@pytest.mark.rule("UN-8.6")
@pytest.mark.parametrize(("line", "limit"), [("round_limit = 3", 3), ("", 100)])
def test_a_scenario_may_name_its_round_limit(tmp_path: Path, line: str, limit: int) -> None:
    change = ('initiative = "us"', f'initiative = "us"\n{line}')
    la_raye = pack(tmp_path, "scenarios/01_la_raye.toml", change)
    state = normandy.load([la_raye]).start("la-raye")
    assert state.view(None).data()["round_limit"] == limit


# The order of the checks


@pytest.mark.rule("UN-8.7")
@PINNING
def test_capture_comes_before_pinned(scenario: str, seat: str, pinner: str, objective: str) -> None:
    table = lay(scenario).take_off(seat).markers(seat, controlled=[objective])
    assert table.check_end().result == (seat, "objectives")


@pytest.mark.rule("UN-8.7")
@PINNING
def test_pinned_comes_before_lost_hope_and_both_pinned(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    table = lay(scenario).take_off("us", "de").initiative(seat).cards(seat, deck=["scout_a"])
    assert table.check_end().result == (pinner, "pinned")


@pytest.mark.rule("UN-8.7")
@PINNING
def test_lost_hope_comes_before_both_pinned(
    scenario: str, seat: str, pinner: str, objective: str
) -> None:
    table = lay(scenario).take_off(pinner).initiative(seat).cards(seat, deck=["scout_a"])
    assert table.check_end().result == (pinner, "hopeless")


@pytest.mark.rule("UN-8.7")
@SEATS
def test_of_two_hopeless_sides_the_one_that_leads_wins_as_by_lost_hope(seat: str) -> None:
    table = lay().cards("us", deck=["scout_a"]).cards("de", deck=["scout_a"])
    table.markers(seat, controlled=["2B"]).initiative(enemy_of(seat))
    assert table.check_end().result == (seat, "hopeless")


# Tiles that can still be taken


def has_hope(table: Table) -> bool:
    """Return whether the Germans of Hill 314 still have hope. Without it the Americans win
    immediately."""
    table.check_end()
    assert table.result in (None, ("us", "hopeless"))
    return table.result is None


@pytest.mark.rule("UN-8.8")
@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "played"])
def test_cards_in_hand_deck_discard_and_play_area_are_available(pile: str) -> None:
    table = lay("hill-314").markers("de", scouted=["9A"])
    assert has_hope(table.cards("de", **{pile: ["fog_of_war", "rifleman_b"]}))


@pytest.mark.rule("UN-8.8")
@pytest.mark.parametrize("pile", ["deck", "discard", "played"])
def test_copies_of_a_card_in_several_piles_are_available(pile: str) -> None:
    table = lay("hill-314").markers("de", scouted=["9A"])
    assert has_hope(table.cards("de", hand=["rifleman_b"], **{pile: ["rifleman_b"]}))


@pytest.mark.rule("UN-8.8")
@pytest.mark.parametrize("pile", ["supply", "removed"])
def test_cards_in_the_supply_or_removed_are_not_available(pile: str) -> None:
    table = lay("hill-314").markers("de", scouted=["9A"])
    table.cards("de", hand=["scout_a"], **{pile: ["rifleman_b"]})
    assert not has_hope(table)


@pytest.mark.rule("UN-8.8")
@pytest.mark.parametrize("bolster", ["platoon_sergeant", "platoon_guide", "squad_leader_b"])
@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "played"])
def test_the_supply_is_available_to_an_available_bolster(bolster: str, pile: str) -> None:
    table = lay("hill-314").markers("de", scouted=["9A"])
    assert has_hope(table.cards("de", supply=["rifleman_b"], **{pile: [bolster]}))


@pytest.mark.rule("UN-8.8")
def test_a_bolster_that_is_bound_to_another_squad_does_not_help() -> None:
    table = lay("hill-314").markers("de", scouted=["9A"])
    table.cards("de", deck=["squad_leader_a"], supply=["rifleman_b"])
    assert not has_hope(table)


@pytest.mark.rule("UN-8.8")
def test_a_bolster_that_lies_in_the_supply_itself_does_not_help() -> None:
    table = lay("hill-314").markers("de", scouted=["9A"])
    table.cards("de", deck=["scout_a"], supply=["platoon_sergeant", "rifleman_b"])
    assert not has_hope(table)


@pytest.mark.rule("UN-8.8")
def test_a_bolster_may_fetch_another_bolster(tmp_path: Path) -> None:
    """No printed card starts such a chain, so here scouts bolster any card.

    The leader of squad A may take its scout, the scout the riflemen of squad B.
    """
    scouts_bolster = ('{ do = "recon" },', '{ do = "recon" }, { do = "bolster", n = 1 },')
    table = Table("hill-314")
    game = normandy.load([pack(tmp_path, "cards.toml", scouts_bolster)])
    table.state = cast(NormandyBattle, game.start("hill-314"))
    table.field = table.state.field
    table.markers("de", scouted=["9A"])
    table.cards("de", deck=["squad_leader_a"], supply=["scout_a", "rifleman_b"])
    assert has_hope(table)
    assert not has_hope(
        table.cards("de", deck=["squad_leader_c"], supply=["scout_a", "rifleman_b"])
    )


@pytest.mark.rule("UN-8.8")
def test_a_tile_without_an_own_marker_needs_a_card_with_scout() -> None:
    table = lay("hill-314").markers("de", scouted=["1B", "4A"])
    assert has_hope(table.cards("de", hand=["rifleman_a"], deck=["scout_b"]))
    assert not has_hope(table.cards("de", hand=["rifleman_a"], supply=["scout_b"]))


@pytest.mark.rule("UN-8.8")
def test_a_scout_in_the_supply_counts_when_a_bolster_can_take_it() -> None:
    table = lay("hill-314").markers("de")
    table.cards("de", hand=["rifleman_a"], deck=["squad_leader_b"], supply=["scout_b"])
    assert has_hope(table)


@pytest.mark.rule("UN-8.8")
def test_no_tile_can_be_taken_without_a_card_with_control() -> None:
    table = lay("hill-314").markers("de", scouted=["2A", "9A", "16A"])
    hand = ["scout_a", "machine_gunner_a", "sniper", "mortar", "squad_leader_a", "fog_of_war"]
    assert not has_hope(table.cards("de", hand=hand))


@pytest.mark.rule("UN-8.8")
def test_rounds_left_do_not_matter() -> None:
    table = lay("hill-314").markers("de").round(100)
    assert has_hope(table.cards("de", discard=HOPE))


@pytest.mark.rule("UN-8.8", "UN-8.5")
def test_hunkering_down_can_end_all_hope() -> None:
    table = lay("hill-314").cards("de", hand=["rifleman_a", "platoon_sergeant"], deck=["scout_a"])
    table.turn("de").plays("rifleman_a", "hunker_down")
    assert table.result is None, "the sergeant could bolster it"
    table.plays("platoon_sergeant", "hunker_down")
    assert table.result == ("us", "hopeless")
