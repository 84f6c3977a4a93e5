"""Secrecy in Undaunted: bids, and what past events prove about hidden cards."""

import itertools
import json
import sys
from collections import Counter
from pathlib import Path
from typing import cast

import pytest
from mypy_extensions import i64

import sandtable
from sandtable.core import Record, Rng
from sandtable.core.vec import vec
from sandtable.undaunted.state import Battle, Side
from sandtable.undaunted.testkit import DesertTable, Table

sys.path.append(str(Path(__file__).parents[1] / "undaunted"))
import proving_ground


def test_a_view_keeps_nothing_that_was_listed_for_another_seat() -> None:
    state = cast(Battle, sandtable.load("undaunted-normandy").start("la-raye", Rng(1)))
    state.options(1)
    assert len(state.view(0).position._listed) == 0


def test_a_secret_bid_is_nobody_elses_business() -> None:
    table = Table("la-raye").cards("us", hand=["scout_a", "rifleman_a"], deck=["rifleman_b"] * 5)
    table.cards("de", hand=["scout_a"]).bidding().choose("bid scout_a", seat="us")
    assert "scout_a" not in json.dumps(table.journal.events[-1].seen_by(1).data())
    assert "scout_a" in json.dumps(table.journal.events[-1].seen_by(0).data())
    imagined = {cast(Battle, table.state.view(1).imagine(Rng(n))).one.bid for n in range(300)}
    assert {table.field.cards[bid] for bid in imagined} == {"scout_a", "rifleman_a", "rifleman_b"}


def hands(table: Table, seat: str, times: int = 4000) -> Counter[tuple[str, ...]]:
    """Count the hands that a seat's opponent imagines for it."""
    viewer = 1 - table.field.seat(seat)
    view = table.state.view(viewer)
    rng = Rng(7)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(times):
        side = cast(Battle, view.imagine(rng)).side(1 - viewer)
        found[cards_of(table, side)] += 1
    return found


def cards_of(table: Table, side: Side) -> tuple[str, ...]:
    return tuple(card for i, card in enumerate(table.field.cards) for _ in range(int(side.hand[i])))


def enumerated(table: Table, seat: str) -> Counter[tuple[str, ...]]:
    """Count every way to deal the unknown cards of a hand, by brute force."""
    side = table.state.side(table.field.seat(seat))
    shown = list(side.shown)
    pool = [c for c in range(len(side.deck)) for _ in range(side.deck[c] + side.hand[c])]
    for card in shown:
        pool.remove(card)
    deals: Counter[tuple[str, ...]] = Counter()
    trial = side.clone()
    for picked in itertools.combinations(range(len(pool)), int(side.hand_size) - len(shown)):
        for card in range(len(side.hand)):
            trial.hand[card] = shown.count(card)
        for index in picked:
            trial.hand[pool[index]] += 1
        if trial.fits():
            deals[cards_of(table, trial)] += 1
    return deals


def expect_same_distribution(table: Table, seat: str) -> None:
    found, expected = hands(table, seat), enumerated(table, seat)
    assert set(found) == set(expected)
    total = sum(expected.values())
    times = sum(found.values())
    for hand, ways in expected.items():
        share = ways / total
        spread = (share * (1 - share) * times) ** 0.5
        assert abs(found[hand] - share * times) < 5 * spread + 1


def small_position() -> Table:
    table = Table("la-raye")
    table.cards("us", hand=["rifleman_a"] * 4, deck=["scout_b"])
    table.cards(
        "de",
        hand=["rifleman_b", "scout_a", "fog_of_war"],
        deck=["rifleman_a", "rifleman_a", "scout_b", "rifleman_b"],
        discard=["rifleman_a"],
        supply=["fog_of_war"],
    )
    return table.turn("us")


def test_imagine_deals_every_hand_that_fits_as_often_as_it_should() -> None:
    expect_same_distribution(small_position(), "de")


def test_a_casualty_from_the_discard_proves_that_the_hand_held_none() -> None:
    table = small_position()
    table.plays("rifleman_a", "attack", "at de.rifleman_a", dice=[0])
    assert table.last("casualty")["pile"] == "discard"
    assert not any("rifleman_a" in hand for hand in hands(table, "de"))
    expect_same_distribution(table, "de")


def test_a_casualty_from_the_deck_proves_it_too_and_proofs_add_up() -> None:
    table = small_position()
    for unit in ("rifleman_a", "rifleman_a", "scout_b"):
        table.plays("rifleman_a", "attack", f"at de.{unit}", dice=[0])
    assert [c["pile"] for c in table.events("casualty")] == ["discard", "deck", "deck"]
    for hand in hands(table, "de"):
        assert not {"rifleman_a", "scout_b"} & set(hand)
    expect_same_distribution(table, "de")


def test_a_casualty_from_the_hand_proves_nothing_more() -> None:
    table = small_position()
    table.plays("rifleman_a", "attack", "at de.scout_a", dice=[0])
    assert table.last("casualty")["pile"] == "hand"
    assert len(table.state.other.proofs) == 0
    expect_same_distribution(table, "de")


def test_cards_drawn_after_the_proof_are_free_of_it() -> None:
    table = small_position()
    table.cards("us", hand=["rifleman_a"], deck=["scout_a"])
    table.cards(
        "de",
        hand=["rifleman_b", "platoon_sergeant"],
        deck=["rifleman_a", "rifleman_a", "scout_b", "rifleman_b", "scout_a"],
        discard=["rifleman_a"],
    ).turn("us")
    table.plays("rifleman_a", "attack", "at de.rifleman_a", dice=[0])
    assert table.to_decide == ["de"]
    table.plays("platoon_sergeant", "command", "draw 1", draws=["rifleman_a"])
    # One of the two proved cards is left, and one card is new.
    assert all(hand.count("rifleman_a") <= 1 for hand in hands(table, "de"))
    assert any("rifleman_a" in hand for hand in hands(table, "de"))
    expect_same_distribution(table, "de")


def test_an_inspired_card_is_known_to_be_in_the_hand() -> None:
    table = Table("la-raye")
    table.cards(
        "us",
        hand=["rifleman_a", "squad_leader_a", "scout_b"],
        deck=["rifleman_b", "rifleman_b", "scout_a"],
    ).turn("us")
    table.plays("rifleman_a", "attack", "at de.rifleman_a", dice=[1])
    table.plays("squad_leader_a", "inspire", "take rifleman_a")
    assert all("rifleman_a" in hand for hand in hands(table, "us"))
    expect_same_distribution(table, "us")
    table.plays("rifleman_a", "attack", "at de.rifleman_a", dice=[1])
    assert len(table.state.one.shown) == 0
    expect_same_distribution(table, "us")


def test_a_reshuffle_shows_a_counting_opponent_the_whole_hand() -> None:
    table = Table("la-raye")
    table.cards("us", deck=["rifleman_a", "scout_b"], discard=["rifleman_b", "scout_a"] * 2)
    table.cards("de", deck=["rifleman_a"] * 4).new_round()
    table.draw("rifleman_a", "scout_b")
    assert table.last("reshuffled") == {"side": "us", "count": 4}
    table.draw("rifleman_b", "rifleman_b", *["rifleman_a"] * 4)
    for hand in hands(table, "us"):
        assert {"rifleman_a", "scout_b"} <= set(hand)
    expect_same_distribution(table, "us")


def test_an_opponent_who_plays_on_does_not_hold_only_fog() -> None:
    table = Table("la-raye")
    table.cards("us", hand=["scout_a", "fog_of_war"], deck=["fog_of_war", "fog_of_war"]).turn("us")
    assert set(hands(table, "us")) == {("scout_a", "fog_of_war")}


def test_a_player_in_the_middle_of_an_action_may_hold_only_fog() -> None:
    table = Table("la-raye")
    table.cards("us", hand=["rifleman_a", "fog_of_war"], deck=["scout_a"]).turn("us")
    table.choose("play rifleman_a", "do attack")
    assert table.prompt == "fire"
    assert set(hands(table, "us")) == {("fog_of_war",), ("scout_a",)}


def test_known_cards_and_proofs_hold_together() -> None:
    table = Table("la-raye")
    table.cards(
        "us",
        hand=["rifleman_a", "rifleman_b", "squad_leader_b"],
        deck=["scout_a", "scout_a", "rifleman_b", "scout_b", "rifleman_a"],
    )
    table.cards("de", hand=["scout_a"], deck=["rifleman_a", "scout_a"]).turn("de")
    side = table.state.one
    side.shown = vec[i64]([table.field.card("rifleman_a")])
    side.prove_absent(table.field.card("scout_a"))
    side.prove_absent(table.field.card("scout_b"))
    assert len(side.proofs) == 1
    rng = Rng(5)
    view = table.state.view(1)
    for _ in range(300):
        imagined = cast(Battle, view.imagine(rng)).one
        hand = cards_of(table, imagined)
        assert len(hand) == 3
        assert "rifleman_a" in hand
        assert not {"scout_a", "scout_b"} & set(hand)
        for card in range(int(table.field.n_cards)):
            together = imagined.hand[card] + imagined.deck[card]
            assert together == side.hand[card] + side.deck[card]
    expect_same_distribution(table, "us")
    # The known card is not part of the proof, so playing it does not weaken the proof.
    side.leave_hand(table.field.card("rifleman_a"))
    assert (len(side.shown), [int(proof) & 255 for proof in side.proofs]) == (0, [2])
    side.leave_hand(table.field.card("rifleman_b"))
    assert [int(proof) & 255 for proof in side.proofs] == [1]
    side.leave_hand(table.field.card("squad_leader_b"))
    assert len(side.proofs) == 0


def test_a_card_outside_the_proof_leaves_it_as_it_is() -> None:
    table = Table("la-raye").cards("us", hand=["rifleman_a", "rifleman_b"], deck=["scout_a"])
    side = table.state.one
    side.prove_absent(table.field.card("scout_a"))
    side.draw(table.field.card("scout_a"))
    side.leave_hand(table.field.card("scout_a"))
    assert [int(proof) & 255 for proof in side.proofs] == [2]


def fleeing(*hand: str, deck: list[str]) -> DesertTable:
    """Return a table where a rifleman on an escape marker can be played.

    The arguments are the other cards of his side.
    """
    table = proving_ground.empty(lrdg='escape = { pieces = ["rifleman", "sniper"], number = 2 }')
    table.put("lrdg.rifleman", "4A").put("lrdg.sniper", "8A").put("it.machine_gunner_a", "8A")
    table.cards("lrdg", hand=["rifleman", *hand], deck=deck, supply=["rifleman"])
    return table.turn("lrdg")


def expect_what_the_escape_proved(table: DesertTable) -> None:
    """Check the imagined hands after an escape.

    They are the earlier hands with as many of the rifleman's cards as have left, without these
    cards.
    """
    table.choose("play rifleman", "do move")
    before = enumerated(table, "lrdg")
    size = int(table.state.one.hand_size)
    table.choose("leave")
    left = size - int(table.state.one.hand_size)
    expected: Counter[tuple[str, ...]] = Counter()
    for hand, ways in before.items():
        if hand.count("rifleman") == left:
            expected[tuple(card for card in hand if card != "rifleman")] += ways
    after = enumerated(table, "lrdg")
    assert set(after) == set(expected)
    for hand in after:
        assert after[hand] * expected.total() == expected[hand] * after.total()
    expect_same_distribution(table, "lrdg")


@pytest.mark.rule("UA-5.2")
@pytest.mark.parametrize("more", [[], ["rifleman"], ["rifleman", "rifleman"]])
def test_an_escape_shows_how_many_of_the_cards_were_in_hand(more: list[str]) -> None:
    expect_what_the_escape_proved(
        fleeing(*more, "scout", "fog_of_war", deck=["rifleman", "scout", "sniper", "navigator"])
    )


@pytest.mark.rule("UA-5.2")
def test_an_escape_forgets_the_known_copies_first() -> None:
    deck = ["rifleman", "scout", "sniper", "navigator"]
    table = fleeing("rifleman", "scout", deck=deck)
    table.state.one.shown = vec[i64]([table.field.card("rifleman")])
    expect_what_the_escape_proved(table)
    assert len(table.state.one.shown) == 0


@pytest.mark.rule("UA-5.2", "UA-4.6")
@pytest.mark.parametrize("absent", ["scout", "sniper"])
def test_an_escape_keeps_what_wounds_have_proved(absent: str) -> None:
    table = fleeing(
        *("rifleman", "navigator", "navigator"), deck=["rifleman", "scout", "sniper", "sniper"]
    )
    table.state.one.prove_absent(table.field.card(absent))
    expect_what_the_escape_proved(table)
    assert not any(absent in hand for hand in hands(table, "lrdg"))
    assert table.state.one.fits()


@pytest.mark.rule("UA-5.2")
def test_cards_drawn_after_the_proof_may_be_those_that_escape() -> None:
    table = fleeing("navigator", deck=["rifleman", "scout", "scout", "sniper"])
    side = table.state.one
    side.prove_absent(table.field.card("scout"))
    side.draw(table.field.card("rifleman"))
    expect_what_the_escape_proved(table)


@pytest.mark.rule("UA-5.2")
def test_an_escaping_vehicle_takes_the_cards_of_all_inside_out_of_the_hand() -> None:
    names = ["gun_truck", "rifleman", "scout", "sniper"]
    table = proving_ground.empty(lrdg=f"escape = {{ pieces = {names} }}").put("lrdg.sniper", "8A")
    table.park("gun_truck", "4A", "rifleman", "scout")
    table.cards(
        "lrdg",
        hand=["rifleman", "scout", "scout", "navigator"],
        deck=["rifleman", "scout", "sniper", "navigator"],
    )
    table.turn("lrdg").choose("play rifleman", "use drive", "leave")
    assert table.state.one.hand_size == 1
    assert set(hands(table, "lrdg")) == {("sniper",), ("navigator",)}
    expect_same_distribution(table, "lrdg")


@pytest.mark.rule("UA-4.6", "UA-4.7")
def test_a_wound_in_a_vehicle_proves_what_the_hand_does_not_hold() -> None:
    table = proving_ground.lay("it", "anti_tank_a", "anti_tank_a").put("it.anti_tank_a", "8A")
    table.park("support_truck", "8A", "rifleman", "scout")
    table.cards(
        "lrdg",
        hand=["navigator", "sniper"],
        deck=["rifleman", "rifleman", "scout", "navigator"],
        supply=["scout"],
    )
    table.plays("anti_tank_a", "anti_tank", "at_vehicle support_truck", dice=[9, 9])
    table.choose("pick rifleman")
    assert table.last("casualty")["pile"] == "deck"
    assert not any("rifleman" in hand for hand in hands(table, "lrdg"))
    expect_same_distribution(table, "lrdg")
    table.plays("anti_tank_a", "anti_tank", "at_vehicle support_truck", dice=[9, 9])
    table.choose("pick scout")
    assert table.last("casualty")["pile"] == "deck"
    for hand in hands(table, "lrdg"):
        assert not {"rifleman", "scout"} & set(hand)
    expect_same_distribution(table, "lrdg")


@pytest.mark.rule("UA-4.6")
def test_a_fallen_soldier_proves_that_no_card_of_his_was_hidden() -> None:
    table = proving_ground.lay("it", "machine_gunner_a").put("it.machine_gunner_a", "8A")
    table.put("lrdg.sniper", "8A").cards(
        "lrdg", hand=["navigator", "scout"], deck=["rifleman", "scout"], supply=["sniper"] * 3
    )
    table.plays("machine_gunner_a", "attack", "at lrdg.sniper", dice=[9, 9])
    assert table.events("counter_lost")
    expect_same_distribution(table, "lrdg")
    imagined = cast(Battle, table.state.view(1).imagine(Rng(1)))
    assert not imagined.one.supply[table.field.card("sniper")]


@pytest.mark.rule("UA-5.2")
def test_an_escape_is_not_taken_back_for_it_has_shown_a_hand() -> None:
    table = fleeing("rifleman", "scout", deck=["navigator", "sniper"])
    record = Record(table.state.clone())
    for move in ("play rifleman", "do move"):
        record.choose(table.field.move(move), 0)
    assert record.undo_limit(0) == (0, "start")
    record.choose(table.field.move("leave"), 0)
    assert record.undo_limit(0) == (3, "seen")


@pytest.mark.rule("UA-2.2")
def test_a_change_of_seat_shows_nothing_and_can_be_taken_back() -> None:
    table = proving_ground.lay("lrdg", "rifleman").park("gun_truck", "8A", "rifleman")
    record = Record(table.put("it.gunner", "7A").state.clone())
    before = record.state.clone()
    for move in ("play rifleman", "alight"):
        record.choose(table.field.move(move), 0)
    record.undo(0)
    record.undo(0)
    assert record.state == before
