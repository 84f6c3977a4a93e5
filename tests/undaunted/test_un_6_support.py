"""UN-6: support actions."""

from typing import cast

import pytest

from sandtable.core import Refusal
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.testkit import Table

SEATS = pytest.mark.parametrize("seat", ["us", "de"])


def enemy_of(seat: str) -> str:
    return "de" if seat == "us" else "us"


def asked(table: Table) -> tuple[str, dict[str, object]]:
    """Return the prompt of the open decision and its arguments."""
    decision = table.state.decision(table.state.first_owing())
    assert decision is not None
    return decision.prompt, decision.args


def aim(table: Table, seat: str, tile: str) -> None:
    """Place a side's target marker."""
    cast(NormandyBattle, table.state).set_target(table.field.seat(seat), table.field.tile(tile))


def targets(table: Table) -> object:
    return table.state.view(None).data()["targets"]


def aims(table: Table) -> str:
    """Return the tiles offered for the target marker, as one line."""
    return " ".join(option.removeprefix("aim ") for option in table.options)


# Bolster


@pytest.mark.rule("UN-6.1")
@SEATS
def test_bolster_takes_cards_of_the_supply_in_any_mix_into_the_discard(seat: str) -> None:
    table = Table("la-raye").cards(
        seat,
        hand=["platoon_sergeant", "scout_b"],
        supply=["rifleman_a", "rifleman_a", "scout_a", "squad_leader_b", "fog_of_war"],
    )
    table.turn(seat).choose("play platoon_sergeant", "do bolster")
    assert asked(table) == ("bolster", {"left": 3})
    assert table.options == ["take rifleman_a", "take scout_a", "take squad_leader_b"]
    table.choose("take rifleman_a")
    assert asked(table) == ("bolster", {"left": 2})
    table.choose("take squad_leader_b", "take rifleman_a")
    assert table.prompt == "turn"
    assert table.pile(seat, "discard") == ["rifleman_a", "rifleman_a", "squad_leader_b"]
    assert table.pile(seat, "supply") == ["fog_of_war", "scout_a"]
    assert table.pile(seat, "hand") == ["scout_b"]
    assert table.pile(seat, "played") == ["platoon_sergeant"]
    assert table.state.side(table.field.seat(seat)).discard_size == 3
    assert table.events("bolstered") == [
        {"side": seat, "card": "rifleman_a"},
        {"side": seat, "card": "squad_leader_b"},
        {"side": seat, "card": "rifleman_a"},
    ]
    assert table.last("played") == {
        "side": seat, "card": "platoon_sergeant", "action": "bolster", "power": 3,
    }  # fmt: skip


@pytest.mark.rule("UN-6.1")
def test_bolster_may_take_fewer_cards_but_at_least_one() -> None:
    table = Table("la-raye").cards(
        "us", hand=["platoon_sergeant", "scout_b"], supply=["rifleman_a"] * 4
    )
    table.turn("us").choose("play platoon_sergeant", "do bolster")
    assert not table.offers("enough")
    assert table.refusal("enough") == Refusal("UN-4.7", "one-card-due")
    table.choose("take rifleman_a")
    assert table.options == ["take rifleman_a", "enough"]
    assert table.refused_by("enough") == ""
    table.choose("enough")
    assert table.prompt == "turn"
    assert table.pile("us", "discard") == ["rifleman_a"]
    assert table.pile("us", "supply") == ["rifleman_a"] * 3


@pytest.mark.rule("UN-6.1")
def test_bolster_with_a_squad_takes_only_cards_of_that_squad() -> None:
    table = Table("la-huberderie").cards(
        "de",
        hand=["squad_leader_b", "scout_a"],
        supply=["rifleman_a", "rifleman_b", "machine_gunner_b", "mortar", "squad_leader_a"],
    )
    table.turn("de").choose("play squad_leader_b", "do bolster")
    assert asked(table) == ("bolster", {"left": 2})
    assert table.options == ["take rifleman_b", "take machine_gunner_b"]
    assert table.refusal("take rifleman_a") == Refusal("UN-4.9", "not-of-squad")
    assert table.refusal("take mortar") == Refusal("UN-4.9", "not-of-squad")
    assert table.refusal("take scout_b") == Refusal("UN-6.1", "not-in-supply")
    table.choose("take rifleman_b", "take machine_gunner_b")
    assert table.pile("de", "discard") == ["machine_gunner_b", "rifleman_b"]


@pytest.mark.rule("UN-6.1")
def test_a_squad_has_its_leader_among_its_cards() -> None:
    """No box has a second leader of a squad, but the rule includes it."""
    table = Table("la-raye").cards("us", hand=["squad_leader_a"], supply=["squad_leader_a"])
    table.turn("us").choose("play squad_leader_a", "do bolster")
    assert table.options == ["take squad_leader_a"]


@pytest.mark.rule("UN-6.1")
def test_bolster_ends_when_nothing_is_left_to_take() -> None:
    table = Table("la-raye").cards(
        "us",
        hand=["squad_leader_a", "scout_b"],
        supply=["rifleman_a", "rifleman_b", "fog_of_war"],
    )
    table.turn("us").plays("squad_leader_a", "bolster", "take rifleman_a")
    assert table.prompt == "turn"
    assert table.pile("us", "supply") == ["fog_of_war", "rifleman_b"]


@pytest.mark.rule("UN-6.1")
def test_fog_of_war_is_not_bolstered() -> None:
    table = Table("la-raye").cards("us", hand=["platoon_sergeant"], supply=["fog_of_war"] * 3)
    table.turn("us").choose("play platoon_sergeant")
    assert not table.offers("do bolster")
    assert table.refusal("do bolster") == Refusal("UN-6.1", "nothing-to-bolster")


@pytest.mark.rule("UN-6.1")
def test_bolster_needs_a_card_of_its_squad_in_the_own_supply() -> None:
    table = Table("la-raye").cards(
        "us", hand=["squad_leader_a"], deck=["rifleman_a"], discard=["scout_a"], supply=["scout_b"]
    )
    table.cards("de", supply=["rifleman_a"]).turn("us").choose("play squad_leader_a")
    assert table.refused_by("do bolster") == "UN-6.1"


@pytest.mark.rule("UN-6.1")
def test_the_platoon_guide_bolsters_one_card_of_any_squad_or_none() -> None:
    table = Table("la-huberderie").cards(
        "us", hand=["platoon_guide", "scout_a"], supply=["sniper", "rifleman_c"]
    )
    table.turn("us").choose("play platoon_guide", "do bolster")
    assert table.options == ["take rifleman_c", "take sniper"]
    table.choose("take sniper")
    assert table.prompt == "turn"
    assert table.pile("us", "supply") == ["rifleman_c"]


# Command


@pytest.mark.rule("UN-6.2")
@SEATS
def test_command_names_a_number_and_draws_that_many_cards(seat: str) -> None:
    table = Table("la-raye").cards(
        seat, hand=["platoon_sergeant"], deck=["scout_a", "rifleman_a", "rifleman_b"]
    )
    table.turn(seat).choose("play platoon_sergeant", "do command")
    assert asked(table) == ("count", {"most": 2})
    assert table.options == ["draw 1", "draw 2"]
    assert table.refused_by("draw 1") == table.refused_by("draw 2") == ""
    assert table.refusal("end") == Refusal("UN-4.2", "finish-first")
    assert not table.waits_for_chance, "the number is named before the first draw"
    table.choose("draw 2")
    assert table.waits_for_chance
    table.draw("scout_a", "rifleman_b")
    assert table.to_decide == [seat]
    assert table.options == ["play rifleman_b", "play scout_a", "end"]
    assert table.pile(seat, "deck") == ["rifleman_a"]
    assert table.events("drew") == [
        {"side": seat, "card": "scout_a"},
        {"side": seat, "card": "rifleman_b"},
    ]


@pytest.mark.rule("UN-6.2")
def test_command_may_draw_fewer_cards() -> None:
    table = Table("la-raye").cards(
        "us", hand=["platoon_sergeant"], deck=["scout_a", "rifleman_a", "rifleman_b"]
    )
    table.turn("us").plays("platoon_sergeant", "command", "draw 1", draws=["scout_a"])
    assert table.pile("us", "hand") == ["scout_a"]
    assert table.prompt == "turn"


@pytest.mark.rule("UN-6.2", "UN-3.3")
def test_command_shuffles_the_discard_pile_when_the_deck_runs_out() -> None:
    table = Table("la-raye").cards(
        "us",
        hand=["platoon_sergeant"],
        deck=["scout_a"],
        discard=["rifleman_a", "rifleman_b", "rifleman_b"],
        played=["scout_b"],
    )
    table.turn("us").choose("play platoon_sergeant", "do command", "draw 2").draw("scout_a")
    assert table.events("reshuffled") == [{"side": "us", "count": 3}]
    table.draw("rifleman_b")
    assert table.pile("us", "hand") == ["rifleman_b", "scout_a"]
    assert table.pile("us", "deck") == ["rifleman_a", "rifleman_b"]
    assert table.pile("us", "discard") == []
    assert table.pile("us", "played") == ["platoon_sergeant", "scout_b"]


@pytest.mark.rule("UN-6.2")
def test_the_number_may_exceed_what_can_be_drawn() -> None:
    table = Table("la-raye").cards("us", hand=["platoon_sergeant"], deck=["scout_a"])
    table.turn("us").choose("play platoon_sergeant", "do command")
    assert table.options == ["draw 1", "draw 2"]
    table.choose("draw 2").draw("scout_a")
    assert not table.waits_for_chance, "the draw stops short"
    assert table.pile("us", "hand") == ["scout_a"]


@pytest.mark.rule("UN-6.2")
def test_command_needs_something_to_draw() -> None:
    table = Table("la-raye").cards("us", hand=["platoon_sergeant"], supply=["scout_a"])
    table.turn("us").choose("play platoon_sergeant")
    assert table.refusal("do command") == Refusal("UN-6.2", "nothing-to-draw")
    table = Table("la-raye").cards("us", hand=["platoon_sergeant"], discard=["scout_a"])
    table.turn("us").choose("play platoon_sergeant")
    assert table.offers("do command")


# Conceal


@pytest.mark.rule("UN-6.3")
@SEATS
def test_conceal_gives_the_opponent_a_fog_of_war(seat: str) -> None:
    enemy = enemy_of(seat)
    table = Table("la-raye").cards(seat, hand=["scout_a", "scout_b"], supply=["fog_of_war"])
    table.cards(enemy, deck=["rifleman_a"], supply=["fog_of_war", "fog_of_war", "scout_a"])
    table.turn(seat).plays("scout_a", "conceal")
    assert table.pile(enemy, "supply") == ["fog_of_war", "scout_a"]
    assert table.pile(enemy, "discard") == ["fog_of_war"]
    assert table.state.side(table.field.seat(enemy)).discard_size == 1
    assert table.pile(seat, "supply") == ["fog_of_war"]
    assert table.pile(seat, "discard") == []
    assert table.events("concealed") == [{"side": seat, "enemy": enemy, "fog": True}]
    assert table.prompt == "turn"


@pytest.mark.rule("UN-6.3")
def test_conceal_is_legal_without_effect_when_the_opponent_has_no_fog_left() -> None:
    table = Table("la-raye").cards("us", hand=["scout_a", "scout_b"], supply=["fog_of_war"])
    table.cards("de", deck=["rifleman_a"], supply=["scout_a"]).turn("us")
    table.plays("scout_a", "conceal")
    assert table.pile("de", "supply") == ["scout_a"]
    assert table.pile("de", "discard") == []
    assert table.pile("us", "supply") == ["fog_of_war"]
    assert table.events("concealed") == [{"side": "us", "enemy": "de", "fog": False}]


# Control


@pytest.mark.rule("UN-6.4")
@SEATS
def test_control_flips_the_own_marker_where_the_unit_stands(seat: str) -> None:
    table = Table("la-raye").markers(seat, scouted=["13B", "12B"], controlled=["6A"])
    table.markers(enemy_of(seat)).put(f"{seat}.rifleman_a", "13B").put(f"{seat}.rifleman_b", "12B")
    table.cards(seat, hand=["rifleman_a", "scout_b"]).turn(seat).plays("rifleman_a", "control")
    assert table.controlled(seat) == ["13B", "6A"]
    assert table.marked(seat) == ["12B", "13B", "6A"]
    assert table.points(seat) == 4
    assert table.events("controlled") == [
        {"side": seat, "tile": "13B", "points": 2, "taken": False, "total": 4}
    ]
    assert table.prompt == "turn"


@pytest.mark.rule("UN-6.4")
@SEATS
def test_control_turns_the_opponents_marker_back_to_scouted(seat: str) -> None:
    enemy = enemy_of(seat)
    table = Table("la-raye").markers(seat, scouted=["13B"])
    table.markers(enemy, controlled=["13B", "16B"]).put(f"{seat}.rifleman_a", "13B")
    table.cards(seat, hand=["rifleman_a", "scout_b"]).turn(seat).plays("rifleman_a", "control")
    assert table.controlled(seat) == ["13B"]
    assert table.controlled(enemy) == ["16B"]
    assert table.marked(enemy) == ["13B", "16B"]
    assert (table.points(seat), table.points(enemy)) == (2, 1)
    assert table.last("controlled") == {
        "side": seat, "tile": "13B", "points": 2, "taken": True, "total": 2,
    }  # fmt: skip


@pytest.mark.rule("UN-6.4")
def test_an_opponents_scouted_marker_stays_as_it_is() -> None:
    table = Table("la-raye").markers("us", scouted=["13B"]).markers("de", scouted=["13B"])
    table.put("us.rifleman_a", "13B").cards("us", hand=["rifleman_a", "scout_b"]).turn("us")
    table.plays("rifleman_a", "control")
    assert table.marked("de") == ["13B"]
    assert (table.points("us"), table.points("de")) == (2, 0)
    assert table.last("controlled")["taken"] is False


@pytest.mark.rule("UN-6.4")
def test_a_tile_without_an_objective_can_be_controlled_too() -> None:
    table = Table("la-raye").markers("us", scouted=["12B"]).put("us.rifleman_a", "12B")
    table.cards("us", hand=["rifleman_a", "scout_b"]).turn("us").plays("rifleman_a", "control")
    assert table.controlled("us") == ["12B"]
    assert table.last("controlled")["points"] == 0


@pytest.mark.rule("UN-6.4")
@pytest.mark.parametrize("enemy", ["de.rifleman_b", "de.scout_a"])
def test_no_control_with_an_enemy_counter_on_the_tile(enemy: str) -> None:
    table = Table("la-raye").markers("us", scouted=["13B"]).put("us.rifleman_a", "13B")
    table.put(enemy, "13B").suppress(enemy)
    table.cards("us", hand=["rifleman_a"]).turn("us").choose("play rifleman_a")
    assert not table.offers("do control")
    assert table.refusal("do control") == Refusal("UN-6.4", "enemy-on-tile")
    table.put(enemy, "12B")
    assert table.refused_by("do control") == ""


@pytest.mark.rule("UN-6.4")
def test_control_needs_an_own_marker() -> None:
    table = Table("la-raye").markers("us").markers("de", scouted=["13B"])
    table.put("us.rifleman_a", "13B").cards("us", hand=["rifleman_a"]).turn("us")
    table.choose("play rifleman_a")
    assert not table.offers("do control")
    assert table.refusal("do control") == Refusal("UN-6.4", "no-own-marker")


@pytest.mark.rule("UN-6.4")
@SEATS
def test_a_tile_that_is_already_controlled_is_not_controlled_again(seat: str) -> None:
    table = Table("la-raye").markers(seat, controlled=["13B"]).put(f"{seat}.rifleman_a", "13B")
    table.cards(seat, hand=["rifleman_a"]).turn(seat).choose("play rifleman_a")
    assert not table.offers("do control")
    assert table.refusal("do control") == Refusal("UN-6.4", "already-controlled")


# Inspire


@pytest.mark.rule("UN-6.5")
@SEATS
def test_inspire_takes_a_card_of_the_squad_from_the_play_area_into_the_hand(seat: str) -> None:
    table = Table("la-raye").cards(
        seat, hand=["squad_leader_a", "scout_b"], played=["rifleman_a", "scout_a", "rifleman_b"]
    )
    table.turn(seat).choose("play squad_leader_a", "do inspire")
    assert asked(table) == ("inspire", {"left": 1})
    assert table.options == ["take rifleman_a", "take scout_a"]
    table.choose("take rifleman_a")
    assert table.options == ["play rifleman_a", "play scout_b", "end"]
    assert table.pile(seat, "played") == ["rifleman_b", "scout_a", "squad_leader_a"]
    assert table.state.side(table.field.seat(seat)).hand_size == 2
    assert table.events("inspired") == [{"side": seat, "card": "rifleman_a"}]
    assert table.last("played") == {
        "side": seat, "card": "squad_leader_a", "action": "inspire", "power": 1,
    }  # fmt: skip


@pytest.mark.rule("UN-6.5")
def test_inspire_reaches_only_its_own_squad_and_the_own_play_area() -> None:
    table = Table("la-raye").cards(
        "us",
        hand=["squad_leader_a", "scout_a"],
        played=["rifleman_a", "rifleman_b", "platoon_sergeant"],
        discard=["scout_a"],
        supply=["scout_a"],
    )
    table.cards("de", deck=["rifleman_a"], played=["scout_a"])
    table.turn("us").choose("play squad_leader_a", "do inspire")
    assert table.options == ["take rifleman_a"]
    assert table.refusal("take rifleman_b") == Refusal("UN-4.9", "not-of-squad")
    assert table.refusal("take platoon_sergeant") == Refusal("UN-4.9", "not-of-squad")
    assert table.refusal("take scout_a") == Refusal("UN-6.5", "not-in-play-area")
    assert table.refused_by("enough") == "UN-4.7"


@pytest.mark.rule("UN-6.5")
def test_inspire_never_takes_itself() -> None:
    table = Table("la-raye").cards("us", hand=["squad_leader_a"], played=["rifleman_b"])
    table.turn("us").choose("play squad_leader_a")
    assert not table.offers("do inspire")
    assert table.refusal("do inspire") == Refusal("UN-6.5", "nothing-to-inspire")
    table = Table("la-raye").cards("us", hand=["squad_leader_a"], played=["rifleman_a"])
    table.turn("us").choose("play squad_leader_a", "do inspire")
    assert table.options == ["take rifleman_a"]
    assert table.refusal("take squad_leader_a") == Refusal("UN-6.5", "not-itself")


@pytest.mark.rule("UN-6.5")
def test_another_copy_of_the_inspiring_card_may_be_taken() -> None:
    """The box has one leader per squad. The rule exempts the played card, not other copies."""
    table = Table("la-raye").cards(
        "us", hand=["squad_leader_a", "scout_b"], played=["squad_leader_a"]
    )
    table.turn("us").choose("play squad_leader_a")
    assert table.offers("do inspire")
    table.choose("do inspire", "take squad_leader_a")
    assert table.pile("us", "hand") == ["scout_b", "squad_leader_a"]
    assert table.pile("us", "played") == ["squad_leader_a"]


@pytest.mark.rule("UN-6.5")
def test_inspire_takes_a_card_that_only_readied_a_counter() -> None:
    table = Table("la-raye").cards("us", hand=["rifleman_a", "squad_leader_a"])
    table.put("us.rifleman_a", "13B").markers("us", scouted=["13B"]).suppress("us.rifleman_a")
    table.turn("us").plays("rifleman_a", "ready")
    table.plays("squad_leader_a", "inspire", "take rifleman_a").plays("rifleman_a", "control")
    assert table.controlled("us") == ["13B"]


@pytest.mark.rule("UN-6.5")
def test_a_card_that_hunkered_down_is_out_of_reach() -> None:
    table = Table("la-raye").cards(
        "us", hand=["rifleman_a", "squad_leader_a"], deck=["rifleman_b", "scout_b"]
    )
    table.turn("us").plays("rifleman_a", "hunker_down").choose("play squad_leader_a")
    assert table.refused_by("do inspire") == "UN-6.5"


# Recon


@pytest.mark.rule("UN-6.6")
@SEATS
def test_recon_removes_a_fog_of_war_from_the_game_and_draws_a_card(seat: str) -> None:
    table = Table("la-raye").cards(
        seat, hand=["scout_a", "fog_of_war", "fog_of_war"], deck=["rifleman_a", "scout_b"]
    )
    table.turn(seat).choose("play scout_a", "do recon")
    assert table.pile(seat, "removed") == ["fog_of_war"]
    assert table.pile(seat, "hand") == ["fog_of_war"]
    assert table.waits_for_chance
    table.draw("scout_b")
    assert not table.waits_for_chance, "one card only"
    assert table.options == ["play scout_b", "end"]
    assert table.pile(seat, "hand") == ["fog_of_war", "scout_b"]
    assert table.pile(seat, "deck") == ["rifleman_a"]
    assert table.pile(seat, "supply") == []
    assert table.state.side(table.field.seat(seat)).hand_size == 2
    assert table.events("fog_cleared") == [{"side": seat}]
    assert table.events("drew") == [{"side": seat, "card": "scout_b"}]


@pytest.mark.rule("UN-6.6", "UN-3.3")
def test_recon_shuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    table = Table("la-raye").cards("us", hand=["scout_a", "fog_of_war"], discard=["rifleman_a"])
    table.turn("us").plays("scout_a", "recon", draws=["rifleman_a"])
    assert table.events("reshuffled") == [{"side": "us", "count": 1}]
    assert table.options == ["play rifleman_a", "end"]


@pytest.mark.rule("UN-6.6")
def test_recon_clears_the_fog_even_when_no_card_is_left_to_draw() -> None:
    table = Table("la-raye").cards("us", hand=["scout_a", "scout_b", "fog_of_war"])
    table.turn("us").plays("scout_a", "recon")
    assert table.pile("us", "removed") == ["fog_of_war"]
    assert table.options == ["play scout_b", "end"]


@pytest.mark.rule("UN-6.6")
def test_recon_needs_a_fog_of_war_in_hand() -> None:
    table = Table("la-raye").cards(
        "us", hand=["scout_a"], deck=["fog_of_war"], discard=["fog_of_war"], supply=["fog_of_war"]
    )
    table.cards("de", hand=["fog_of_war"]).turn("us").choose("play scout_a")
    assert not table.offers("do recon")
    assert table.refusal("do recon") == Refusal("UN-6.6", "no-fog-in-hand")


# Target


@pytest.mark.rule("UN-6.7")
@SEATS
def test_the_target_is_three_or_more_tiles_from_the_mortar(seat: str) -> None:
    table = Table("la-huberderie").put(f"{seat}.mortar", "3B")
    table.cards(seat, hand=["mortar", "scout_a"]).turn(seat).choose("play mortar", "do target")
    assert asked(table) == ("aim", {"unit": "mortar"})
    assert table.options == ["aim 18B", "aim 14B"]
    for near in ("3B", "8A", "2B", "4B"):
        assert table.refusal(f"aim {near}") == Refusal("UN-6.7", "too-near")
    table.choose("aim 14B")
    assert targets(table) == {seat: "14B"}
    assert table.events("target_placed") == [{"side": seat, "tile": "14B"}]
    assert table.prompt == "turn"


@pytest.mark.rule("UN-6.7")
def test_any_tile_at_that_distance_will_do_scouted_or_not_occupied_or_not() -> None:
    table = Table("la-huberderie").put("us.mortar", "11B").markers("us", scouted=["13B"])
    table.markers("de", controlled=["2B"]).put("de.scout_a", "16B").put("us.scout_a", "18B")
    table.cards("us", hand=["mortar"]).turn("us").choose("play mortar", "do target")
    assert aims(table) == "13B 2B 16B 18B 17B 8A 15B 9B 5B 12B 14B"


@pytest.mark.rule("UN-6.7")
@SEATS
def test_a_target_marker_on_the_board_goes_to_another_tile(seat: str) -> None:
    table = Table("la-huberderie").put(f"{seat}.mortar", "3B")
    aim(table, "us", "14B")
    aim(table, "de", "14B")
    table.cards(seat, hand=["mortar", "scout_a"]).turn(seat).choose("play mortar", "do target")
    assert table.options == ["aim 18B"]
    assert table.refusal("aim 14B") == Refusal("UN-6.7", "already-aimed")
    table.choose("aim 18B")
    assert targets(table) == {seat: "18B", enemy_of(seat): "14B"}


@pytest.mark.rule("UN-6.7")
def test_there_is_no_target_when_no_tile_is_far_enough() -> None:
    """Every tile of Mortain is within two steps of 5B, which is in its middle."""
    table = Table("mortain").put("us.mortar", "5B")
    table.cards("us", hand=["mortar"]).turn("us").choose("play mortar")
    assert not table.offers("do target")
    assert table.refusal("do target") == Refusal("UN-6.7", "no-tile-in-range")
    table.put("us.mortar", "1B")
    assert table.refused_by("do target") == ""


@pytest.mark.rule("UN-6.7", "UN-4.6")
def test_a_mortar_off_the_board_aims_from_its_spawn_tile() -> None:
    table = Table("la-huberderie").take_off("de.mortar").cards("de", hand=["mortar", "scout_a"])
    table.turn("de").choose("play mortar", "do target")
    assert table.where("de.mortar") == "14B"
    assert aims(table) == "13B 2B 16B 18B 17B 8A 15B 7A 3B 1B 11B"


@pytest.mark.rule("UN-6.7")
def test_suppressing_the_mortar_does_not_move_its_target_marker() -> None:
    table = Table("la-huberderie").put("de.mortar", "14B").put("us.machine_gunner_a", "12B")
    aim(table, "de", "2B")
    table.cards("us", hand=["machine_gunner_a", "scout_a"]).turn("us")
    table.plays("machine_gunner_a", "suppress", "at de.mortar", dice=[0, 1, 1, 1])
    assert table.is_suppressed("de.mortar")
    assert targets(table) == {"de": "2B"}


@pytest.mark.rule("UN-6.1")
def test_fog_of_war_is_not_chosen_by_bolster() -> None:
    table = Table("la-raye").cards(
        "us", hand=["platoon_sergeant"], supply=["fog_of_war", "rifleman_a"]
    )
    table.turn("us").choose("play platoon_sergeant", "do bolster")
    assert table.options == ["take rifleman_a"]
    refusal = table.refusal("take fog_of_war")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("UN-6.1", "fog-not-bolstered")
