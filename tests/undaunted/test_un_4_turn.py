"""UN-4: a turn."""

from typing import cast

import pytest
from mypy_extensions import i64

from sandtable.core import IllegalMove, Rng
from sandtable.core.vec import vec
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.testkit import Table

SEATS = ["us", "de"]
HOME = {"us": "17B", "de": "5B"}
"""The spawn tiles of La Raye."""

COMBAT_ACTIONS = {
    "rifleman_a": ["move", "control", "attack"],
    "scout_a": ["scout", "conceal", "recon", "attack"],
    "machine_gunner_a": ["move", "attack", "suppress"],
    "sniper": ["stalk", "attack"],
    "mortar": ["move", "target", "blast"],
}
COMMAND_ACTIONS = {
    "platoon_sergeant": ["bolster", "command"],
    "platoon_guide": ["bolster", "guide"],
    "squad_leader_a": ["bolster", "inspire"],
}
ACTIONS = {**COMBAT_ACTIONS, **COMMAND_ACTIONS}
"""Printed actions of each card, in the order of the options."""


def other(seat: str) -> str:
    return "de" if seat == "us" else "us"


def kinds(table: Table) -> list[str]:
    """Return the kinds of all events since the last call."""
    return [event.kind for event in table.journal.take()]


def key(table: Table, move: str, seat: str = "") -> tuple[str, str]:
    """Return the rule that forbids a move and the key of the message."""
    refusal = table.refusal(move, seat)
    assert refusal is not None
    return refusal.rule, refusal.key


def aim(table: Table, seat: str, tile: str) -> Table:
    """Place a side's target marker."""
    cast(NormandyBattle, table.state).set_target(table.field.seat(seat), table.field.tile(tile))
    return table


def ready_for_anything(*hand: str) -> Table:
    """Return a position of La Huberderie in which every action of every card is possible."""
    table = Table("la-huberderie").markers("us", scouted=["2B", "16B", "13B"])
    table.put("us.rifleman_a", "2B").put("us.scout_a", "13B").put("us.machine_gunner_a", "13B")
    table.put("us.sniper", "16B").put("us.mortar", "16B")
    table.cards(
        "us",
        hand=[*hand, "fog_of_war"],
        deck=["rifleman_a", "scout_b", "scout_c"],
        played=["rifleman_a"],
        supply=["rifleman_a", "rifleman_b", "sniper", "fog_of_war"],
    )
    return aim(table, "us", "6B").turn("us")


def spawns(monkeypatch: pytest.MonkeyPatch, table: Table, counter: str, tiles: list[str]) -> Table:
    """Set the spawn markers of one unit during a test."""
    field = table.field
    seat, _, unit = counter.partition(".")
    masks = list(field.spawn)
    masks[field.seat(seat) * field.n_units + field.card(unit)] = sum(
        1 << field.tile(tile) for tile in tiles
    )
    monkeypatch.setattr(field, "spawn", vec[i64](masks))
    return table


# UN-4.1: a turn and its end


@pytest.mark.rule("UN-4.1")
@pytest.mark.parametrize("seat", SEATS)
def test_hand_cards_are_played_one_at_a_time_into_the_play_area(seat: str) -> None:
    table = Table("la-raye").cards(seat, hand=["scout_b", "rifleman_a", "rifleman_a"]).turn(seat)
    assert table.options == ["play rifleman_a", "play scout_b", "end"]
    table.choose("play rifleman_a")
    assert table.pile(seat, "hand") == ["rifleman_a", "scout_b"]
    assert table.pile(seat, "played") == ["rifleman_a"]
    assert key(table, "play scout_b") == ("UN-4.2", "finish-first")
    assert key(table, "end") == ("UN-4.2", "finish-first")
    table.choose("do attack", f"at {other(seat)}.scout_a").roll(1)
    assert table.options == ["play rifleman_a", "play scout_b", "end"]
    table.plays("scout_b", "attack", f"at {other(seat)}.scout_a", dice=[1])
    assert table.options == ["play rifleman_a", "end"]
    assert table.pile(seat, "played") == ["rifleman_a", "scout_b"]


@pytest.mark.rule("UN-4.1")
@pytest.mark.parametrize("seat", SEATS)
def test_only_a_card_of_the_own_hand_is_played(seat: str) -> None:
    table = Table("la-raye").cards(seat, hand=["scout_a"], deck=["rifleman_a"])
    table.cards(other(seat), hand=["rifleman_b"]).turn(seat)
    for card in ("rifleman_a", "rifleman_b", "platoon_sergeant"):
        assert key(table, f"play {card}") == ("UN-4.1", "not-in-hand")
    for move in ("do attack", "to 2B", "halt", "enough", "draw 1", f"at {seat}.scout_a"):
        assert key(table, move) == ("UN-4.1", "card-first")
    assert key(table, "bid scout_a") == ("UN-4.1", "card-first")
    before = table.state.clone()
    with pytest.raises(IllegalMove, match="not-in-hand") as raised:
        table.choose("play rifleman_a")
    assert (raised.value.rule, raised.value.key) == ("UN-4.1", "not-in-hand")
    assert table.state == before


@pytest.mark.rule("UN-4.1")
@pytest.mark.parametrize("seat", SEATS)
def test_the_turn_ends_when_the_hand_is_empty(seat: str) -> None:
    table = Table("la-raye").cards(seat, hand=["rifleman_a", "rifleman_b"])
    table.cards(other(seat), hand=["scout_a"]).turn(seat)
    table.plays("rifleman_a", "attack", f"at {other(seat)}.scout_a", dice=[1])
    assert table.to_decide == [seat]
    table.plays("rifleman_b", "attack", f"at {other(seat)}.scout_a", dice=[1])
    assert table.to_decide == [other(seat)]
    assert table.last("turn_ended") == {"side": seat}
    assert table.last("turn_began") == {"side": other(seat)}


@pytest.mark.rule("UN-4.1", "UN-4.4")
@pytest.mark.parametrize("seat", SEATS)
def test_the_turn_ends_when_the_hand_holds_only_fog(seat: str) -> None:
    table = Table("la-raye").cards(seat, hand=["fog_of_war", "rifleman_a", "fog_of_war"])
    table.cards(other(seat), hand=["scout_a"]).turn(seat)
    assert table.to_decide == [seat]
    table.plays("rifleman_a", "attack", f"at {other(seat)}.scout_a", dice=[1])
    assert table.to_decide == [other(seat)]
    assert table.pile(seat, "discard") == ["fog_of_war", "fog_of_war", "rifleman_a"]
    assert table.pile(seat, "hand") == []


@pytest.mark.rule("UN-4.1")
@pytest.mark.parametrize("hand", [[], ["fog_of_war"]])
def test_a_turn_without_a_card_to_play_is_over_at_once(hand: list[str]) -> None:
    table = Table("la-raye").cards("us", hand=hand).cards("de", hand=["scout_a"]).turn("us")
    assert kinds(table) == ["turn_ended", "turn_began"]
    assert table.to_decide == ["de"]
    assert table.pile("us", "discard") == hand


@pytest.mark.rule("UN-4.1", "UN-4.4")
@pytest.mark.parametrize("seat", SEATS)
def test_in_a_view_too_a_hand_that_can_only_be_fog_plays_nothing(seat: str) -> None:
    """A hidden hand is known to be Fog of War if all remaining cards are."""
    table = Table("la-raye").cards(seat, hand=["scout_a"], deck=["rifleman_a"])
    table.cards(other(seat), hand=["fog_of_war"], deck=["fog_of_war"]).turn(seat)
    number = table.field.seat(seat)
    position = table.state.view(number).position
    position.choose(position.scenario.move("end"), number)
    assert 1 - number not in position.seats_owing
    # A hand that must contain another card could not be imagined.
    position.view(number).imagine(Rng(1))


@pytest.mark.rule("UN-4.1")
@pytest.mark.parametrize("seat", SEATS)
def test_the_player_may_stop_and_hand_and_play_area_are_discarded(seat: str) -> None:
    table = Table("la-raye").cards(
        seat,
        hand=["scout_a", "fog_of_war", "rifleman_a"],
        deck=["scout_b"],
        discard=["rifleman_b"],
        supply=["rifleman_b"],
    )
    table.cards(other(seat), hand=["scout_b"]).turn(seat)
    table.plays("rifleman_a", "attack", f"at {other(seat)}.scout_a", dice=[1]).choose("end")
    assert table.pile(seat, "discard") == ["fog_of_war", "rifleman_a", "rifleman_b", "scout_a"]
    assert table.pile(seat, "hand") == table.pile(seat, "played") == []
    assert table.pile(seat, "deck") == ["scout_b"]
    assert table.pile(seat, "supply") == ["rifleman_b"]
    side = table.state.side(table.field.seat(seat))
    assert [side.hand_size, side.discard_size, side.deck_size] == [0, 4, 1]
    assert table.pile(other(seat), "hand") == ["scout_b"]
    assert table.pile(other(seat), "discard") == []


@pytest.mark.rule("UN-4.1")
def test_no_card_is_kept_for_a_later_round() -> None:
    table = Table("la-raye")
    table.cards("us", hand=["scout_a"], deck=["rifleman_a"] * 5)
    table.cards("de", hand=["scout_a"], deck=["rifleman_a"] * 5).turn("us").choose("end", "end")
    table.draw(*["rifleman_a"] * 8)
    for seat in SEATS:
        assert table.pile(seat, "hand") == ["rifleman_a"] * 4
        assert table.pile(seat, "discard") == ["scout_a"]


@pytest.mark.rule("UN-4.1", "UN-4.2")
def test_the_last_card_is_carried_out_before_the_turn_ends() -> None:
    table = Table("la-raye").cards("us", hand=["scout_a"]).cards("de", hand=["scout_a"])
    table.turn("us").choose("play scout_a", "do scout", "to 7A")
    assert table.to_decide == ["us"]
    assert table.events("turn_ended") == []
    table.choose("to 4B")
    assert table.to_decide == ["de"]


@pytest.mark.rule("UN-4.1")
def test_a_card_that_brings_new_cards_prolongs_the_turn() -> None:
    table = Table("la-raye").cards("us", hand=["platoon_sergeant"], deck=["scout_a"])
    table.turn("us").plays("platoon_sergeant", "command", "draw 1", draws=["scout_a"])
    assert table.options == ["play scout_a", "end"]


# UN-4.2: one action in full


@pytest.mark.rule("UN-4.2")
@pytest.mark.parametrize("card", ACTIONS)
def test_a_card_is_played_for_one_of_its_actions_or_hunkers_down(card: str) -> None:
    table = ready_for_anything(card)
    table.choose(f"play {card}")
    assert table.options == [f"do {verb}" for verb in (*ACTIONS[card], "hunker_down")]
    printed = {verb for verbs in ACTIONS.values() for verb in verbs}
    for verb in printed - set(ACTIONS[card]):
        assert key(table, f"do {verb}") == ("UN-4.2", "not-printed")


@pytest.mark.rule("UN-4.2")
@pytest.mark.parametrize(
    ("card", "verb", "power"),
    [
        *(("rifleman_a", "move", 1), ("rifleman_a", "attack", 1)),
        *(("scout_a", "scout", 2), ("machine_gunner_a", "suppress", 4)),
        *(("sniper", "stalk", 1), ("sniper", "attack", 3)),
        *(("mortar", "target", 0), ("mortar", "blast", 1)),
        *(("platoon_sergeant", "bolster", 3), ("platoon_sergeant", "command", 2)),
        *(("platoon_guide", "guide", 1), ("squad_leader_a", "inspire", 1)),
    ],
)
def test_an_action_once_chosen_must_be_carried_out(card: str, verb: str, power: int) -> None:
    table = ready_for_anything(card, "rifleman_b")
    table.choose(f"play {card}", f"do {verb}")
    assert table.events("played") == [{"side": "us", "card": card, "action": verb, "power": power}]
    for move in ("end", "play rifleman_b", f"do {verb}", "do hunker_down", "bid rifleman_b"):
        assert key(table, move) == ("UN-4.2", "finish-first")
    assert not table.offers("halt")
    assert not table.offers("enough")


@pytest.mark.rule("UN-4.2")
@pytest.mark.parametrize(
    ("moves", "prompt", "args"),
    [
        ([], "turn", {}),
        (["play scout_a"], "card", {"card": "scout_a"}),
        (
            ["play scout_a", "do scout"],
            "step",
            {"unit": "scout_a", "action": "scout", "left": 2},
        ),
        (
            ["play scout_a", "do scout", "to 17B"],
            "step",
            {"unit": "scout_a", "action": "scout", "left": 1},
        ),
        (
            ["play machine_gunner_a", "do suppress"],
            "fire",
            {"unit": "machine_gunner_a", "action": "suppress", "dice": 4},
        ),
        (["play platoon_sergeant", "do bolster"], "bolster", {"left": 3}),
        (["play platoon_sergeant", "do bolster", "take sniper"], "bolster", {"left": 2}),
        (["play squad_leader_a", "do inspire"], "inspire", {"left": 1}),
        (["play platoon_sergeant", "do command"], "count", {"most": 2}),
        (["play platoon_guide", "do guide"], "guide", {"card": "platoon_guide"}),
        (
            ["play platoon_guide", "do guide", "guide sniper"],
            "step",
            {"unit": "sniper", "action": "guide", "left": 1},
        ),
        (["play mortar", "do target"], "aim", {"unit": "mortar"}),
        (["play mortar", "do blast"], "blast", {"unit": "mortar", "dice": 1}),
    ],
)
def test_an_action_asks_for_one_thing_after_the_other(
    moves: list[str], prompt: str, args: dict[str, object]
) -> None:
    table = ready_for_anything(*ACTIONS).choose(*moves)
    decision = table.state.decision(0)
    assert decision is not None
    assert (decision.seat, decision.prompt, decision.args) == (0, prompt, args)
    assert decision.options == table.state.options()
    assert table.state.decision(1) is None


@pytest.mark.rule("UN-4.2")
def test_nothing_can_be_chosen_while_dice_or_draws_are_due() -> None:
    table = ready_for_anything("sniper", "platoon_sergeant")
    table.choose("play sniper", "do attack", "at de.scout_a")
    assert table.waits_for_chance
    assert table.state.chance_text() == "a roll of 3 dice"
    assert table.to_decide == table.options == []
    for seat in SEATS:
        assert key(table, "end", seat) == ("UN-4.2", "chance-first")
        assert key(table, "at de.scout_a", seat) == ("UN-4.2", "chance-first")
        assert table.state.decision(table.field.seat(seat)) is None
    table.roll(1, 1, 1).choose("play platoon_sergeant", "do command", "draw 2")
    assert key(table, "end", "us") == ("UN-4.2", "chance-first")
    assert table.to_decide == table.options == []
    table.draw("scout_b")
    assert key(table, "end", "us") == ("UN-4.2", "chance-first")
    table.draw("scout_c")
    assert table.refused_by("end", "us") == ""


@pytest.mark.rule("UN-4.2")
def test_a_card_acts_only_once() -> None:
    table = Table("la-raye").cards("us", hand=["rifleman_a", "scout_a"]).turn("us")
    table.plays("rifleman_a", "attack", "at de.scout_a", dice=[1])
    assert table.options == ["play scout_a", "end"]
    assert key(table, "play rifleman_a") == ("UN-4.1", "not-in-hand")


# UN-4.3: hunker down


@pytest.mark.rule("UN-4.3")
@pytest.mark.parametrize("card", ACTIONS)
def test_any_combat_or_command_card_may_hunker_down(card: str) -> None:
    table = Table("la-huberderie").cards("us", hand=[card, "rifleman_b", "scout_b"]).turn("us")
    table.plays(card, "hunker_down")
    assert table.pile("us", "supply") == [card]
    assert table.pile("us", "hand") == ["rifleman_b", "scout_b"]
    assert table.pile("us", "played") == table.pile("us", "discard") == []
    assert table.events("hunkered_down") == [{"side": "us", "card": card}]
    assert table.events("played") == []


@pytest.mark.rule("UN-4.3")
def test_a_hunkered_card_stays_in_the_supply_at_the_end_of_the_turn() -> None:
    table = Table("la-raye")
    table.cards("de", hand=["rifleman_a", "scout_a"], deck=["rifleman_b"])
    table.cards("us", hand=["scout_a"], deck=["rifleman_a"])
    table.turn("de").plays("rifleman_a", "hunker_down").choose("end")
    assert table.pile("de", "supply") == ["rifleman_a"]
    assert table.pile("de", "discard") == ["scout_a"]


@pytest.mark.rule("UN-4.3")
def test_a_bolster_takes_a_hunkered_card_back() -> None:
    table = Table("la-raye").cards("us", hand=["rifleman_a", "platoon_sergeant", "scout_a"])
    table.turn("us").plays("rifleman_a", "hunker_down")
    table.plays("platoon_sergeant", "bolster", "take rifleman_a")
    assert table.pile("us", "supply") == []
    assert table.pile("us", "discard") == ["rifleman_a"]


@pytest.mark.rule("UN-4.3")
def test_hunkering_down_does_not_place_a_counter() -> None:
    table = Table("la-raye").take_off("us.rifleman_a")
    table.cards("us", hand=["rifleman_a", "scout_a", "rifleman_b"]).turn("us")
    table.plays("rifleman_a", "hunker_down")
    assert table.where("us.rifleman_a") == ""
    assert table.events("placed") == []


@pytest.mark.rule("UN-4.3", "UN-4.5")
def test_hunkering_down_does_not_ready_a_counter() -> None:
    table = Table("la-raye").suppress("us.rifleman_a")
    table.cards("us", hand=["rifleman_a", "scout_a", "rifleman_b"]).turn("us")
    table.plays("rifleman_a", "hunker_down")
    assert table.is_suppressed("us.rifleman_a")
    assert table.pile("us", "supply") == ["rifleman_a"]
    assert table.events("readied") == []


# UN-4.4: fog of war


@pytest.mark.rule("UN-4.4")
@pytest.mark.parametrize("seat", SEATS)
def test_fog_of_war_cannot_be_played(seat: str) -> None:
    table = Table("la-raye").cards(seat, hand=["fog_of_war", "fog_of_war", "scout_a"]).turn(seat)
    assert table.options == ["play scout_a", "end"]
    with pytest.raises(IllegalMove, match="fog-stays"):
        table.choose("play fog_of_war")
    refusal = table.refusal("play fog_of_war")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("UN-4.4", "fog-stays")


@pytest.mark.rule("UN-4.4")
def test_fog_of_war_may_be_bid_for_initiative() -> None:
    table = Table("la-raye").cards("us", hand=["fog_of_war", "scout_a"]).cards("de").bidding()
    assert table.options == ["bid scout_a", "bid fog_of_war"]
    table.choose("bid fog_of_war")
    assert table.pile("us", "discard") == ["fog_of_war"]
    assert table.last("bids_revealed")["card"] == "fog_of_war"


@pytest.mark.rule("UN-4.4")
def test_fog_of_war_stays_in_hand_until_it_is_discarded_with_the_rest() -> None:
    table = Table("la-raye").cards("us", hand=["fog_of_war", "scout_a", "rifleman_a"])
    table.cards("de", hand=["scout_a"]).turn("us")
    table.plays("scout_a", "attack", "at de.scout_a", dice=[1])
    assert table.pile("us", "hand") == ["fog_of_war", "rifleman_a"]
    table.choose("end")
    assert table.pile("us", "discard") == ["fog_of_war", "rifleman_a", "scout_a"]
    assert table.pile("us", "removed") == table.pile("us", "supply") == []


@pytest.mark.rule("UN-4.4")
def test_only_recon_takes_fog_of_war_out_of_a_deck() -> None:
    table = Table("la-raye")
    table.cards("us", hand=["fog_of_war", "fog_of_war", "scout_a"], deck=["rifleman_a"])
    table.turn("us").plays("scout_a", "recon", draws=["rifleman_a"])
    assert table.pile("us", "removed") == ["fog_of_war"]
    assert table.pile("us", "hand") == ["fog_of_war", "rifleman_a"]
    assert table.pile("us", "supply") == []
    assert table.events("fog_cleared") == [{"side": "us"}]


# UN-4.5: suppressed units


@pytest.mark.rule("UN-4.5")
@pytest.mark.parametrize("card", COMBAT_ACTIONS)
def test_a_suppressed_unit_can_only_be_readied_or_hunker_down(card: str) -> None:
    table = ready_for_anything(card).suppress(f"us.{card}")
    table.choose(f"play {card}")
    assert table.options == ["do ready", "do hunker_down"]
    for verb in COMBAT_ACTIONS[card]:
        assert key(table, f"do {verb}") == ("UN-4.5", "suppressed")
    assert key(table, "do guide") == ("UN-4.2", "not-printed")


@pytest.mark.rule("UN-4.5")
@pytest.mark.parametrize("seat", SEATS)
def test_readying_turns_the_counter_and_does_nothing_else(seat: str) -> None:
    table = Table("la-raye").suppress(f"{seat}.scout_a", f"{seat}.scout_b")
    table.suppress(f"{other(seat)}.scout_a")
    table.cards(seat, hand=["scout_a", "scout_a", "fog_of_war"]).turn(seat)
    table.plays("scout_a", "ready")
    assert not table.is_suppressed(f"{seat}.scout_a")
    assert table.is_suppressed(f"{seat}.scout_b")
    assert table.is_suppressed(f"{other(seat)}.scout_a")
    assert table.pile(seat, "played") == ["scout_a"]
    assert table.pile(seat, "hand") == ["fog_of_war", "scout_a"]
    assert table.where(f"{seat}.scout_a") == HOME[seat]
    assert table.events("readied") == [{"side": seat, "card": "scout_a"}]
    assert table.options == ["play scout_a", "end"]


@pytest.mark.rule("UN-4.5")
def test_the_next_card_of_a_readied_unit_acts_again() -> None:
    table = Table("la-raye").suppress("us.rifleman_a")
    table.cards("us", hand=["rifleman_a", "rifleman_a"]).turn("us")
    table.plays("rifleman_a", "ready").choose("play rifleman_a")
    assert table.options == ["do move", "do control", "do attack", "do hunker_down"]


@pytest.mark.rule("UN-4.5")
def test_a_ready_unit_cannot_be_readied() -> None:
    table = Table("la-raye").suppress("us.rifleman_b", "de.rifleman_a")
    table.cards("us", hand=["rifleman_a"]).turn("us").choose("play rifleman_a")
    assert key(table, "do ready") == ("UN-4.5", "not-suppressed")
    table.cards("us", hand=["platoon_sergeant"]).turn("us").choose("play platoon_sergeant")
    assert key(table, "do ready") == ("UN-4.5", "not-suppressed")


@pytest.mark.rule("UN-4.5")
def test_the_enemys_suppressed_unit_of_the_same_name_bars_nothing() -> None:
    table = Table("la-raye").suppress("de.rifleman_a", "us.rifleman_b")
    table.cards("us", hand=["rifleman_a"]).turn("us").choose("play rifleman_a")
    assert table.options == ["do move", "do control", "do attack", "do hunker_down"]


@pytest.mark.rule("UN-4.5")
def test_command_cards_act_though_every_unit_is_suppressed() -> None:
    table = Table("la-raye")
    table.suppress(*[f"us.{unit}" for unit in ("rifleman_a", "rifleman_b", "scout_a", "scout_b")])
    table.cards("us", hand=["platoon_sergeant"], deck=["scout_a"], supply=["scout_b"]).turn("us")
    table.choose("play platoon_sergeant")
    assert table.options == ["do bolster", "do command", "do hunker_down"]


@pytest.mark.rule("UN-4.5")
def test_readying_is_possible_though_no_action_would_be() -> None:
    table = Table("la-raye").markers("us").take_off("de").suppress("us.rifleman_a")
    table.cards("us", hand=["rifleman_a"]).turn("us").choose("play rifleman_a")
    assert table.options == ["do ready", "do hunker_down"]
    table.choose("do ready")
    assert not table.is_suppressed("us.rifleman_a")


# UN-4.6: placing


@pytest.mark.rule("UN-4.6")
@pytest.mark.parametrize("seat", SEATS)
def test_the_counter_is_placed_on_its_spawn_marker_and_then_acts(seat: str) -> None:
    there = {"us": "7A", "de": "4B"}[seat]
    table = Table("la-raye").take_off(f"{seat}.scout_a")
    table.cards(seat, hand=["scout_a", "rifleman_a"]).turn(seat).choose("play scout_a")
    assert table.where(f"{seat}.scout_a") == ""
    table.choose("do scout")
    assert table.where(f"{seat}.scout_a") == HOME[seat]
    table.choose(f"to {there}", "halt")
    assert table.where(f"{seat}.scout_a") == there
    assert table.events("placed") == [{"side": seat, "unit": "scout_a", "tile": HOME[seat]}]
    assert table.last("moved")["from"] == HOME[seat]


@pytest.mark.rule("UN-4.6")
def test_placing_comes_after_the_choice_of_card_and_action() -> None:
    table = Table("la-raye").take_off("us.scout_a")
    table.cards("us", hand=["scout_a", "rifleman_a"]).turn("us").plays("scout_a", "conceal")
    assert kinds(table) == ["played", "placed", "concealed"]


@pytest.mark.rule("UN-4.6")
@pytest.mark.parametrize(
    ("unit", "verb", "moves", "dice", "tile"),
    [
        ("rifleman_c", "attack", ["at de.scout_a"], [1], "16B"),
        ("rifleman_c", "move", ["to 2B"], [], "16B"),
        ("rifleman_c", "control", [], [], "16B"),
        ("scout_a", "conceal", [], [], "13B"),
        ("machine_gunner_b", "suppress", ["at de.scout_a"], [1, 1, 1, 1], "18B"),
        ("sniper", "stalk", ["to 8A"], [], "16B"),
        ("mortar", "target", ["aim 6B"], [], "16B"),
    ],
)
def test_any_action_places_the_counter_first(
    unit: str, verb: str, moves: list[str], dice: list[int], tile: str
) -> None:
    table = Table("la-huberderie").take_off(f"us.{unit}")
    table.cards("us", hand=[unit, "rifleman_b"], deck=["scout_b"]).turn("us")
    table.plays(unit, verb, *moves, dice=dice)
    assert table.events("placed") == [{"side": "us", "unit": unit, "tile": tile}]
    assert table.options == ["play rifleman_b", "end"]


@pytest.mark.rule("UN-4.6")
def test_recon_places_the_scouts_too() -> None:
    table = Table("la-raye").take_off("de.scout_b")
    table.cards("de", hand=["scout_b", "fog_of_war"], deck=["rifleman_a"]).turn("de")
    table.plays("scout_b", "recon", draws=["rifleman_a"])
    assert table.where("de.scout_b") == "5B"


@pytest.mark.rule("UN-4.6")
def test_the_action_is_carried_out_from_the_spawn_tile() -> None:
    table = Table("la-huberderie").put("de.scout_a", "8A").put("de.rifleman_a", "6B")
    table.cards("us", hand=["rifleman_c"] * 2, deck=["scout_a"]).turn("us")
    table.plays("rifleman_c", "control")
    assert table.last("controlled")["tile"] == "16B"
    table.take_off("us.rifleman_c").choose("play rifleman_c", "do attack")
    assert table.where("us.rifleman_c") == "16B"
    assert table.state.preview(table.field.move("at de.scout_a"))["range"] == 1
    assert table.state.preview(table.field.move("at de.rifleman_a"))["range"] == 3


@pytest.mark.rule("UN-4.6")
@pytest.mark.parametrize("seat", SEATS)
def test_a_counter_enters_ready_whatever_it_was_when_it_left(seat: str) -> None:
    cards = ["rifleman_b", "scout_b"]
    table = Table("la-raye").suppress(f"{seat}.scout_a").cards(seat, deck=cards)
    table.cards(other(seat), hand=["rifleman_a"], deck=cards).turn(other(seat))
    table.plays("rifleman_a", "attack", f"at {seat}.scout_a", dice=[0])
    assert table.where(f"{seat}.scout_a") == ""
    table.cards(seat, hand=["scout_a"], deck=cards).turn(seat)
    table.plays("scout_a", "attack", f"at {other(seat)}.scout_b", dice=[1])
    assert table.where(f"{seat}.scout_a") == HOME[seat]
    assert not table.is_suppressed(f"{seat}.scout_a")


@pytest.mark.rule("UN-4.6")
def test_only_an_action_that_is_legal_from_the_spawn_tile_is_offered() -> None:
    table = Table("la-raye").take_off("us.rifleman_a").markers("us", scouted=["17B", "6A"])
    table.cards("us", hand=["rifleman_a"]).turn("us").choose("play rifleman_a")
    assert table.options == ["do control", "do attack", "do hunker_down"]
    assert key(table, "do move") == ("UN-4.6", "not-from-spawn")
    table.put("de.scout_a", "17B").cards("us", hand=["rifleman_a"]).turn("us")
    table.choose("play rifleman_a")
    assert table.options == ["do attack", "do hunker_down"]
    assert key(table, "do control") == ("UN-4.6", "not-from-spawn")


@pytest.mark.rule("UN-4.6")
def test_a_mortar_off_the_board_has_no_target_to_blast() -> None:
    table = Table("la-huberderie").cards("us", hand=["mortar"]).turn("us").choose("play mortar")
    assert table.options == ["do move", "do target", "do hunker_down"]
    assert key(table, "do blast") == ("UN-4.6", "not-from-spawn")


@pytest.mark.rule("UN-4.6")
def test_a_card_cannot_be_played_merely_to_place_a_counter() -> None:
    table = Table("la-raye").take_off("us.rifleman_a").markers("us").take_off("de")
    table.cards("us", hand=["rifleman_a", "scout_a"]).turn("us").choose("play rifleman_a")
    assert table.options == ["do hunker_down"]
    table = Table("la-raye").take_off("us.rifleman_a")
    table.cards("us", hand=["rifleman_a", "scout_a"]).turn("us")
    table.choose("play rifleman_a", "do move")
    assert table.options == ["to 2B"]
    assert key(table, "halt") == ("UN-5.7", "first-step-due")


@pytest.mark.rule("UN-4.6")
def test_a_counter_on_the_board_is_not_placed_again() -> None:
    table = Table("la-raye").put("us.scout_a", "3B")
    table.cards("us", hand=["scout_a", "scout_b"]).turn("us").plays("scout_a", "conceal")
    assert table.where("us.scout_a") == "3B"
    assert table.events("placed") == []


# UN-4.7: offered actions


@pytest.mark.rule("UN-4.7")
@pytest.mark.parametrize(
    ("card", "verb", "position", "reason"),
    [
        ("rifleman_a", "move", "no markers", ("UN-5.2", "no-scouted-neighbour")),
        ("machine_gunner_a", "move", "no markers", ("UN-5.2", "no-scouted-neighbour")),
        ("rifleman_a", "attack", "no enemies", ("UN-7.1", "no-enemy-on-board")),
        ("sniper", "attack", "no enemies", ("UN-7.1", "no-enemy-on-board")),
        ("machine_gunner_a", "suppress", "no enemies", ("UN-7.1", "no-enemy-on-board")),
        ("rifleman_a", "control", "no markers", ("UN-6.4", "no-own-marker")),
        ("rifleman_a", "control", "controlled", ("UN-6.4", "already-controlled")),
        ("rifleman_a", "control", "enemy there", ("UN-6.4", "enemy-on-tile")),
        ("scout_a", "recon", "few cards", ("UN-6.6", "no-fog-in-hand")),
        ("platoon_sergeant", "bolster", "few cards", ("UN-6.1", "nothing-to-bolster")),
        ("squad_leader_a", "bolster", "few cards", ("UN-6.1", "nothing-to-bolster")),
        ("platoon_sergeant", "command", "few cards", ("UN-6.2", "nothing-to-draw")),
        ("squad_leader_a", "inspire", "few cards", ("UN-6.5", "nothing-to-inspire")),
        ("platoon_guide", "guide", "no markers", ("UN-5.3", "nobody-to-guide")),
        ("mortar", "blast", "no marker on target", ("UN-7.2", "no-target-marker")),
        ("mortar", "blast", "no counter on target", ("UN-7.2", "nobody-on-target")),
    ],
)
def test_an_action_that_cannot_be_carried_out_at_all_is_not_offered(
    card: str, verb: str, position: str, reason: tuple[str, str]
) -> None:
    table = ready_for_anything(card).choose(f"play {card}")
    assert table.offers(f"do {verb}")
    table = ready_for_anything(card)
    if position == "no markers":
        table.markers("us")
    elif position == "controlled":
        table.markers("us", controlled=["2B"])
    elif position == "no enemies":
        table.take_off("de")
    elif position == "enemy there":
        table.put("de.scout_b", "2B")
    elif position == "few cards":
        table.cards("us", hand=[card], played=["rifleman_b"], supply=["fog_of_war"])
    elif position == "no marker on target":
        cast(NormandyBattle, table.state).set_target(0, -1)
    else:
        aim(table, "us", "11B")
    table.turn("us").choose(f"play {card}")
    assert not table.offers(f"do {verb}")
    assert table.offers("do hunker_down")
    assert key(table, f"do {verb}") == reason


@pytest.mark.rule("UN-4.7")
def test_command_is_possible_with_cards_in_the_discard_pile_alone() -> None:
    table = Table("la-raye").cards("us", hand=["platoon_sergeant"], discard=["scout_a"]).turn("us")
    assert table.choose("play platoon_sergeant").options == ["do command", "do hunker_down"]
    table = Table("la-raye").cards("us", hand=["platoon_sergeant"], deck=["scout_a"]).turn("us")
    assert table.choose("play platoon_sergeant").options == ["do command", "do hunker_down"]


@pytest.mark.rule("UN-4.7")
def test_up_to_x_lets_the_player_do_less_but_at_least_one() -> None:
    table = Table("la-raye").cards(
        "us", hand=["platoon_sergeant", "scout_a"], supply=["rifleman_a"] * 5
    )
    table.turn("us").choose("play platoon_sergeant", "do bolster")
    assert table.options == ["take rifleman_a"]
    assert key(table, "enough") == ("UN-4.7", "one-card-due")
    table.choose("take rifleman_a")
    assert table.options == ["take rifleman_a", "enough"]
    table.choose("enough")
    assert table.pile("us", "discard") == ["rifleman_a"]
    assert table.options == ["play scout_a", "end"]


@pytest.mark.rule("UN-4.7")
def test_moving_no_tile_at_all_is_not_an_action() -> None:
    table = Table("la-raye").cards("us", hand=["scout_a", "rifleman_a"]).turn("us")
    table.choose("play scout_a", "do scout")
    assert table.options == ["to 7A", "to 2B", "to 12B", "to 13B"]
    assert key(table, "halt") == ("UN-5.7", "first-step-due")
    table.choose("to 7A")
    assert table.options == ["to 17B", "to 4B", "to 12B", "halt"]
    table.choose("halt")
    assert table.options == ["play rifleman_a", "end"]


@pytest.mark.rule("UN-4.7")
def test_an_action_that_has_done_all_it_can_is_over() -> None:
    table = Table("la-raye").cards(
        "us", hand=["platoon_sergeant", "scout_a"], supply=["rifleman_a", "fog_of_war"]
    )
    table.turn("us").plays("platoon_sergeant", "bolster", "take rifleman_a")
    assert table.options == ["play scout_a", "end"]


@pytest.mark.rule("UN-4.7")
@pytest.mark.parametrize("seat", SEATS)
def test_conceal_is_offered_though_no_fog_is_left_to_give(seat: str) -> None:
    table = Table("la-raye").cards(seat, hand=["scout_a", "rifleman_a"])
    table.cards(other(seat), supply=["scout_a"]).turn(seat).choose("play scout_a")
    assert table.offers("do conceal")
    table.choose("do conceal")
    assert table.last("concealed") == {"side": seat, "enemy": other(seat), "fog": False}
    assert table.pile(other(seat), "discard") == []
    assert table.pile(seat, "played") == ["scout_a"]


@pytest.mark.rule("UN-4.7")
def test_suppress_is_offered_against_a_suppressed_counter() -> None:
    table = Table("la-huberderie").take_off("de").put("de.scout_a", "6B").suppress("de.scout_a")
    table.put("us.machine_gunner_a", "13B")
    table.cards("us", hand=["machine_gunner_a", "scout_a"]).turn("us")
    table.choose("play machine_gunner_a", "do suppress")
    assert table.options == ["at de.scout_a"]
    table.choose("at de.scout_a").roll(0, 0, 0, 0)
    assert table.last("suppressed") == {"side": "de", "unit": "scout_a", "already": True}
    assert table.is_suppressed("de.scout_a")


# UN-4.8: spawn markers


@pytest.mark.rule("UN-4.8")
@pytest.mark.parametrize("seat", SEATS)
def test_placing_heeds_no_enemy_marker_or_control_on_the_spawn_tile(seat: str) -> None:
    home = HOME[seat]
    table = Table("la-raye").take_off(f"{seat}.scout_a").put(f"{other(seat)}.rifleman_a", home)
    table.markers(seat, scouted=["2B"]).markers(other(seat), controlled=[home])
    table.cards(seat, hand=["scout_a", "rifleman_a"]).turn(seat).plays("scout_a", "conceal")
    assert table.where(f"{seat}.scout_a") == home
    assert table.marked(seat) == ["2B"]
    assert table.controlled(other(seat)) == [home]
    assert table.events("scouted") == []


@pytest.mark.rule("UN-4.8")
def test_the_player_chooses_among_several_spawn_markers(monkeypatch: pytest.MonkeyPatch) -> None:
    table = spawns(monkeypatch, Table("la-huberderie"), "us.sniper", ["16B", "18B", "7A"])
    table.cards("us", hand=["sniper", "rifleman_a"]).turn("us")
    table.choose("play sniper", "do attack")
    assert table.options == ["enter 16B", "enter 18B", "enter 7A"]
    decision = table.state.decision(0)
    assert decision is not None
    assert (decision.prompt, decision.args) == ("enter", {"unit": "sniper"})
    assert table.where("us.sniper") == ""
    assert key(table, "enter 13B") == ("UN-4.6", "not-a-spawn")
    for move in ("end", "to 2B", "do attack", "at de.scout_a"):
        assert key(table, move) == ("UN-4.2", "finish-first")
    table.choose("enter 18B")
    assert table.where("us.sniper") == "18B"
    assert table.events("placed") == [{"side": "us", "unit": "sniper", "tile": "18B"}]
    assert table.prompt == "fire"


@pytest.mark.rule("UN-4.8")
def test_the_last_of_two_spawn_markers_may_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    table = spawns(monkeypatch, Table("la-huberderie"), "de.sniper", ["13B", "14B"])
    table.cards("de", hand=["sniper", "rifleman_a"]).turn("de")
    table.choose("play sniper", "do stalk")
    assert table.options == ["enter 13B", "enter 14B"]
    table.choose("enter 14B", "to 12B")
    assert table.where("de.sniper") == "12B"


@pytest.mark.rule("UN-4.6", "UN-4.8")
def test_a_spawn_marker_where_the_action_is_not_legal_is_not_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table("la-huberderie").markers("us", scouted=["16B", "18B"], controlled=["13B"])
    spawns(monkeypatch, table, "us.rifleman_c", ["13B", "16B", "18B"])
    table.cards("us", hand=["rifleman_c", "scout_a"]).turn("us")
    table.choose("play rifleman_c", "do control")
    assert table.options == ["enter 16B", "enter 18B"]
    assert key(table, "enter 13B") == ("UN-4.6", "not-from-spawn")


@pytest.mark.rule("UN-4.8")
def test_a_single_spawn_marker_that_serves_needs_no_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table("la-huberderie").markers("us", scouted=["16B"], controlled=["13B", "18B"])
    spawns(monkeypatch, table, "us.rifleman_c", ["13B", "16B", "18B"])
    table.cards("us", hand=["rifleman_c", "scout_a"]).turn("us").plays("rifleman_c", "control")
    assert table.where("us.rifleman_c") == "16B"
    assert table.controlled("us") == ["13B", "16B", "18B"]


@pytest.mark.rule("UN-4.8")
@pytest.mark.parametrize("seat", SEATS)
def test_without_a_spawn_marker_the_card_can_only_hunker_down(
    monkeypatch: pytest.MonkeyPatch, seat: str
) -> None:
    table = spawns(monkeypatch, Table("la-raye").take_off(seat), f"{seat}.scout_a", [])
    table.cards(seat, hand=["scout_a", "fog_of_war"]).turn(seat).choose("play scout_a")
    assert table.options == ["do hunker_down"]
    for verb in ("scout", "attack", "recon", "conceal"):
        assert key(table, f"do {verb}") == ("UN-4.8", "no-spawn")
    table.put(f"{seat}.scout_a", "3B").turn(seat)
    table.cards(seat, hand=["scout_a", "fog_of_war"]).turn(seat).choose("play scout_a")
    assert table.offers("do scout")  # a unit on the board needs no spawn marker


# UN-4.9: the number and the letter


@pytest.mark.rule("UN-4.9")
@pytest.mark.parametrize(
    ("card", "verb", "target", "dice"),
    [
        ("rifleman_a", "attack", "de.scout_a", 1),
        ("scout_a", "attack", "de.scout_a", 1),
        ("machine_gunner_a", "attack", "de.scout_a", 2),
        ("sniper", "attack", "de.scout_a", 3),
        ("machine_gunner_a", "suppress", "de.scout_a", 4),
        ("mortar", "blast", "de.scout_a", 1),
    ],
)
def test_x_is_the_number_of_dice(card: str, verb: str, target: str, dice: int) -> None:
    table = ready_for_anything(card)
    table.choose(f"play {card}", f"do {verb}", f"at {target}")
    assert table.state.ways() == 10**dice
    assert table.last("attack_declared")["dice"] == dice
    assert table.last("attack_declared")["action"] == verb


@pytest.mark.rule("UN-4.9")
@pytest.mark.parametrize(
    ("card", "verb", "steps"),
    [
        ("rifleman_a", "move", ["to 16B"]),
        ("machine_gunner_a", "move", ["to 2B"]),
        ("mortar", "move", ["to 2B"]),
        ("sniper", "stalk", ["to 8A"]),
        ("scout_a", "scout", ["to 17B", "to 7A"]),
        ("platoon_guide", "guide", ["guide rifleman_a", "to 16B"]),
    ],
)
def test_x_is_the_most_tiles_a_unit_moves(card: str, verb: str, steps: list[str]) -> None:
    table = ready_for_anything(card, "rifleman_b").choose(f"play {card}", f"do {verb}")
    for step in steps:
        assert table.prompt in ("step", "guide")
        table.choose(step)
    assert table.prompt == "turn"


@pytest.mark.rule("UN-4.9")
@pytest.mark.parametrize(
    ("card", "most"), [("platoon_sergeant", 3), ("platoon_guide", 1), ("squad_leader_a", 2)]
)
def test_x_is_the_most_cards_a_bolster_takes(card: str, most: int) -> None:
    table = Table("la-huberderie").cards(
        "us", hand=[card, "rifleman_b"], supply=["rifleman_a"] * 5, deck=["scout_a"]
    )
    table.turn("us").choose(f"play {card}", "do bolster")
    for taken in range(most):
        assert len(table.pile("us", "supply")) == 5 - taken
        table.choose("take rifleman_a")
    assert table.prompt == "turn"
    assert table.pile("us", "discard") == ["rifleman_a"] * most


@pytest.mark.rule("UN-4.9")
def test_x_is_the_most_cards_an_inspire_takes_and_a_command_draws() -> None:
    table = Table("la-raye").cards(
        "us",
        hand=["squad_leader_a", "platoon_sergeant"],
        played=["rifleman_a", "scout_a"],
        deck=["scout_b"] * 3,
    )
    table.turn("us").plays("squad_leader_a", "inspire", "take scout_a")
    assert table.prompt == "turn"
    assert table.pile("us", "played") == ["rifleman_a", "squad_leader_a"]
    table.choose("play platoon_sergeant", "do command")
    assert table.options == ["draw 1", "draw 2"]
    table.choose("draw 2").draw("scout_b", "scout_b")
    assert table.prompt == "turn"


@pytest.mark.rule("UN-4.9")
@pytest.mark.parametrize("squad", ["a", "b", "c"])
@pytest.mark.parametrize("verb", ["bolster", "inspire"])
def test_a_letter_binds_the_action_to_that_squad(squad: str, verb: str) -> None:
    cards = [
        *("rifleman_a", "rifleman_b", "rifleman_c", "scout_a", "scout_b", "scout_c"),
        *("machine_gunner_a", "machine_gunner_b", "machine_gunner_c", "sniper", "mortar"),
        *("platoon_guide", "platoon_sergeant"),
    ]
    leader = f"squad_leader_{squad}"
    table = Table("la-huberderie").cards("de", hand=[leader], supply=cards, played=cards)
    table.turn("de").choose(f"play {leader}", f"do {verb}")
    titles = ("rifleman", "scout", "machine_gunner")
    assert table.options == [f"take {title}_{squad}" for title in titles]
    for card in cards:
        if not card.endswith(f"_{squad}"):
            assert key(table, f"take {card}") == ("UN-4.9", "not-of-squad")


@pytest.mark.rule("UN-4.9")
def test_without_a_letter_any_squad_or_none_will_do() -> None:
    cards = [
        *("rifleman_a", "rifleman_c", "scout_b", "sniper", "mortar"),
        *("platoon_sergeant", "platoon_guide", "squad_leader_a", "squad_leader_c"),
    ]
    for leader in ("platoon_sergeant", "platoon_guide"):
        table = Table("la-huberderie").cards("us", hand=[leader], supply=[*cards, "fog_of_war"])
        table.turn("us").choose(f"play {leader}", "do bolster")
        assert table.options == [f"take {card}" for card in cards]
