"""UN-3: the round."""

import pytest

from sandtable.core import BadOutcome, IllegalMove
from sandtable.undaunted.testkit import Table

SEATS = ["us", "de"]
FOUR = ["rifleman_a", "rifleman_b", "scout_a", "scout_b"]


def kinds(table: Table) -> list[str]:
    """Return the kinds of all events since the last call."""
    return [event.kind for event in table.journal.take()]


def other(seat: str) -> str:
    return "de" if seat == "us" else "us"


# The three parts of a round


@pytest.mark.rule("UN-3.1")
def test_a_round_is_draw_then_initiative_then_turns() -> None:
    table = Table("la-raye")
    cards = ["scout_a", "rifleman_a", "fog_of_war", "fog_of_war"]
    table.cards("us", deck=cards).cards("de", deck=cards).new_round()
    assert table.waits_for_chance
    assert table.state.round == 2
    table.draw(*cards, *cards)
    assert kinds(table) == ["round_began", *["drew"] * 8]
    assert table.prompt == "bid"
    table.choose("bid scout_a", seat="us").choose("bid scout_a", seat="de")
    assert kinds(table) == ["bid_placed", "bid_placed", "bids_revealed", "turn_began"]
    assert table.prompt == "turn"
    table.plays("rifleman_a", "attack", "at de.rifleman_a", dice=[1])
    assert kinds(table) == ["played", "attack_declared", "rolled", "turn_ended", "turn_began"]
    assert table.state.turns == 1
    table.choose("end")
    assert kinds(table) == ["turn_ended", "round_began", "reshuffled"]
    assert table.state.round == 3
    assert table.state.turns == 0
    assert table.waits_for_chance


@pytest.mark.rule("UN-3.1")
def test_rounds_are_numbered_one_after_the_other() -> None:
    table = Table("la-raye")
    assert table.state.round == 1
    for number in (2, 3, 4):
        table.cards("us", hand=["scout_a"], deck=FOUR).cards("de", hand=["scout_a"], deck=FOUR)
        table.turn("us").choose("end", "end")
        assert table.last("round_began") == {"round": number}
        assert table.state.round == number


@pytest.mark.rule("UN-3.1")
def test_rounds_stop_when_a_side_has_won() -> None:
    table = Table("la-raye").markers("us", scouted=["5B"], controlled=["13B"]).markers("de")
    table.put("us.rifleman_a", "5B").take_off("de")
    table.cards("us", hand=["rifleman_a", "rifleman_b"]).turn("us", second=True)
    table.plays("rifleman_a", "control")
    assert table.result == ("us", "objectives")
    assert table.options == []
    assert table.to_decide == []
    assert table.refused_by("end", "us") == "UN-8.1"
    assert table.refusal("play rifleman_b", "us") == table.refusal("end", "de")
    assert kinds(table)[-1] == "game_over"


# Drawing


@pytest.mark.rule("UN-3.2")
def test_each_player_draws_four_cards_the_us_first() -> None:
    table = Table("la-raye")
    table.cards("us", deck=[*FOUR, "fog_of_war"]).cards("de", deck=["scout_b", *FOUR]).new_round()
    table.draw("scout_a", "fog_of_war", "rifleman_b")
    assert table.state.chance_text() == "a draw of us"
    table.draw("scout_b")
    assert table.state.chance_text() == "a draw of de"
    table.draw("scout_b", "scout_b", "rifleman_a", "scout_a")
    assert not table.waits_for_chance
    assert table.pile("us", "hand") == ["fog_of_war", "rifleman_b", "scout_a", "scout_b"]
    assert table.pile("us", "deck") == ["rifleman_a"]
    assert table.pile("de", "hand") == ["rifleman_a", "scout_a", "scout_b", "scout_b"]
    assert table.pile("de", "deck") == ["rifleman_b"]
    assert [event["side"] for event in table.events("drew")] == [*["us"] * 4, *["de"] * 4]
    assert table.last("drew") == {"side": "de", "card": "scout_a"}


@pytest.mark.rule("UN-3.2")
def test_only_a_card_of_the_deck_can_be_drawn() -> None:
    table = Table("la-raye").cards("us", deck=["scout_a"] * 4, supply=["scout_b"]).new_round()
    for wrong in ("draw us scout_b", "draw de scout_a", "draw us nobody", "draw us", "roll 1"):
        with pytest.raises(BadOutcome):
            table.state.settle(table.state.parse_outcome(wrong))
    for wrong_card in (-1, len(table.field.cards), table.field.card("scout_b")):
        assert not table.state.possible(wrong_card)
    assert table.state.possible(table.field.card("scout_a"))
    assert table.state.chance_text() == "a draw of us"


@pytest.mark.rule("UN-3.2")
def test_no_player_is_asked_before_all_cards_are_drawn() -> None:
    table = Table("la-raye").cards("us", deck=FOUR).cards("de", deck=FOUR).new_round()
    table.draw(*FOUR, *FOUR[:3])
    assert table.to_decide == []
    assert table.refused_by("bid scout_a", "us") == "UN-4.2"
    table.draw("scout_b")
    assert table.to_decide == SEATS


@pytest.mark.rule("UN-3.3")
@pytest.mark.parametrize("seat", SEATS)
def test_an_empty_deck_is_rebuilt_from_the_discard_pile(seat: str) -> None:
    table = Table("la-raye").cards("us").cards("de")
    table.cards(seat, deck=["scout_a", "rifleman_a"], discard=["scout_b"] * 3).new_round()
    table.draw("rifleman_a")
    assert table.events("reshuffled") == []
    table.draw("scout_a")
    assert table.events("reshuffled") == [{"side": seat, "count": 3}]
    assert table.pile(seat, "deck") == ["scout_b"] * 3
    assert table.pile(seat, "discard") == []
    table.draw("scout_b", "scout_b")
    assert table.pile(seat, "hand") == ["rifleman_a", "scout_a", "scout_b", "scout_b"]
    assert table.pile(seat, "deck") == ["scout_b"]
    assert table.prompt == "bid"


@pytest.mark.rule("UN-3.3")
def test_a_deck_that_just_suffices_is_not_rebuilt() -> None:
    table = Table("la-raye").cards("us", deck=FOUR, discard=["scout_b"]).cards("de")
    table.new_round().draw(*FOUR)
    assert table.events("reshuffled") == []
    assert table.pile("us", "deck") == []
    assert table.pile("us", "discard") == ["scout_b"]


@pytest.mark.rule("UN-3.3")
def test_cards_in_the_play_area_are_never_shuffled_in() -> None:
    table = Table("la-raye")
    table.cards("us", hand=["platoon_sergeant"], discard=["scout_b"], played=["rifleman_a"])
    table.turn("us").plays("platoon_sergeant", "command", "draw 2", draws=["scout_b"])
    assert table.last("reshuffled") == {"side": "us", "count": 1}
    assert table.pile("us", "hand") == ["scout_b"]
    assert table.pile("us", "played") == ["platoon_sergeant", "rifleman_a"]
    assert table.prompt == "turn"


@pytest.mark.rule("UN-3.3")
def test_the_draw_stops_short_when_deck_and_discard_are_empty() -> None:
    table = Table("la-raye").cards("us", deck=["scout_a"], discard=["scout_b"])
    table.cards("de", deck=FOUR).new_round()
    table.draw("scout_a", "scout_b")
    assert table.state.chance_text() == "a draw of de"
    table.draw(*FOUR)
    assert table.pile("us", "hand") == ["scout_a", "scout_b"]
    assert table.pile("de", "hand") == FOUR
    assert table.to_decide == SEATS


@pytest.mark.rule("UN-3.3", "UN-3.4")
def test_two_players_without_cards_pass_their_turns_to_the_last_round() -> None:
    table = Table("la-raye").cards("us").cards("de").new_round()
    assert table.result == ("de", "round_limit")  # the three points of 5B
    assert [event["round"] for event in table.events("round_began")] == list(range(2, 101))
    assert len(table.events("turn_ended")) == 2 * 99
    assert all(event["tie"] for event in table.events("bids_revealed"))


# Initiative


@pytest.mark.rule("UN-3.4")
@pytest.mark.parametrize("holder", SEATS)
@pytest.mark.parametrize(
    ("us", "us_value", "de", "de_value", "first"),
    [
        ("platoon_sergeant", 9, "squad_leader_a", 7, "us"),
        ("rifleman_a", 5, "scout_a", 6, "de"),
        ("fog_of_war", 1, "rifleman_a", 5, "de"),
        ("scout_b", 6, "rifleman_b", 5, "us"),
    ],
)
def test_the_higher_value_takes_the_marker_from_either_side(
    holder: str, us: str, us_value: int, de: str, de_value: int, first: str
) -> None:
    table = Table("la-raye").initiative(holder)
    table.cards("us", hand=[us, "scout_a"]).cards("de", hand=[de, "scout_a"]).bidding()
    table.choose(f"bid {us}", seat="us").choose(f"bid {de}", seat="de")
    bids = {"us": (us, us_value), "de": (de, de_value)}
    card, value = bids.pop(first)
    [(loser, (enemy_card, enemy_value))] = bids.items()
    assert table.last("bids_revealed") == {
        "side": first,
        "enemy": loser,
        "card": card,
        "value": value,
        "enemy_card": enemy_card,
        "enemy_value": enemy_value,
        "tie": False,
    }
    assert table.state.view(None).data()["initiative"] == first
    assert table.to_decide == [first]


@pytest.mark.rule("UN-3.4")
@pytest.mark.parametrize("holder", SEATS)
@pytest.mark.parametrize("cards", [("scout_a", "scout_a"), ("rifleman_a", "rifleman_b")])
def test_a_tie_leaves_the_marker_with_its_holder(holder: str, cards: tuple[str, str]) -> None:
    table = Table("la-raye").initiative(holder)
    table.cards("us", hand=[cards[0], "scout_a"]).cards("de", hand=[cards[1], "scout_a"])
    table.bidding()
    table.choose(f"bid {cards[0]}", seat="us").choose(f"bid {cards[1]}", seat="de")
    assert table.last("bids_revealed")["tie"] is True
    assert table.last("bids_revealed")["side"] == holder
    assert table.to_decide == [holder]


@pytest.mark.rule("UN-3.4")
def test_both_bids_are_discarded() -> None:
    table = Table("la-raye")
    table.cards("us", hand=["scout_a", "scout_a"], discard=["rifleman_b"])
    table.cards("de", hand=["rifleman_a", "scout_a"]).bidding()
    table.choose("bid scout_a", seat="us").choose("bid rifleman_a", seat="de")
    assert table.pile("us", "hand") == ["scout_a"]
    assert table.pile("us", "discard") == ["rifleman_b", "scout_a"]
    assert table.pile("de", "hand") == ["scout_a"]
    assert table.pile("de", "discard") == ["rifleman_a"]
    for side in (table.state.one, table.state.other):
        assert [side.hand_size, side.discard_size] == [1, sum(side.discard)]


@pytest.mark.rule("UN-3.4")
def test_both_bids_are_revealed_together() -> None:
    table = Table("la-raye").cards("us", hand=FOUR).cards("de", hand=FOUR).bidding()
    table.choose("bid scout_a", seat="us")
    assert kinds(table) == ["bid_placed"]
    assert table.pile("us", "hand") == FOUR
    table.choose("bid scout_b", seat="de")
    [revealed] = [event for event in table.journal.events if event.kind == "bids_revealed"]
    assert revealed.news  # after this a bid cannot be undone
    assert revealed.seen_by(None).args["card"] == "scout_a"
    assert revealed.seen_by(None).args["enemy_card"] == "scout_b"


@pytest.mark.rule("UN-3.4")
@pytest.mark.parametrize("order", [SEATS, SEATS[::-1]])
def test_the_order_in_which_bids_arrive_changes_nothing(order: list[str]) -> None:
    def bid_in(order: list[str]) -> Table:
        table = Table("la-raye").cards("us", hand=FOUR).cards("de", hand=FOUR).bidding()
        bids = {"us": "bid rifleman_a", "de": "bid scout_b"}
        for seat in order:
            table.choose(bids[seat], seat=seat)
        return table

    assert bid_in(order).state == bid_in(SEATS).state
    assert bid_in(order).to_decide == ["de"]


@pytest.mark.rule("UN-3.4")
@pytest.mark.parametrize("seat", SEATS)
def test_a_bid_is_secret_until_both_are_made(seat: str) -> None:
    table = Table("la-raye").cards("us", hand=FOUR).cards("de", hand=FOUR).bidding()
    owner = table.field.seat(seat)
    table.choose("bid scout_a", seat=seat)
    assert table.to_decide == [other(seat)]
    [event] = table.journal.events
    assert event.kind == "bid_placed"
    assert event.seen_by(owner).args == {"side": seat, "card": "scout_a"}
    assert event.seen_by(1 - owner).args == event.seen_by(None).args == {"side": seat}
    shown = {
        viewer: table.state.view(viewer).data()["sides"][seat]  # type: ignore[index]
        for viewer in (owner, 1 - owner, None)
    }
    assert shown[owner]["bid"] == "scout_a"
    assert "bid" not in shown[1 - owner]
    assert "bid" not in shown[None]
    assert [shown[viewer]["has_bid"] for viewer in shown] == [True] * 3
    assert [shown[viewer]["hand_size"] for viewer in shown] == [4] * 3
    mine = table.state.view(1 - owner).data()["sides"][other(seat)]  # type: ignore[index]
    assert [mine["has_bid"], mine["bid"]] == [False, ""]


@pytest.mark.rule("UN-3.4")
def test_another_bid_looks_the_same_to_the_opponent() -> None:
    views = []
    for bid in ("scout_a", "rifleman_b"):
        table = Table("la-raye").cards("us", hand=FOUR).cards("de", hand=FOUR).bidding()
        table.choose(f"bid {bid}", seat="us")
        views.append((table.state.view(1).data(), table.state.view(1).position.cells()))
    assert views[0] == views[1]


@pytest.mark.rule("UN-3.4")
def test_a_bid_is_one_card_of_the_hand_and_not_optional() -> None:
    table = Table("la-raye").cards("us", hand=["scout_a", "fog_of_war"], deck=["rifleman_a"])
    table.cards("de", hand=["rifleman_b", "rifleman_b", "scout_b"]).bidding()
    assert table.to_decide == SEATS
    assert table.options == ["bid scout_a", "bid fog_of_war"]
    assert [move.text for move in table.state.options(1)] == ["bid rifleman_b", "bid scout_b"]
    for seat in SEATS:
        assert table.refused_by("end", seat) == "UN-3.4"
        assert table.refused_by("play scout_a", seat) == "UN-3.4"
        assert table.refused_by("bid rifleman_a", seat) == "UN-4.1"
    assert table.refusal("bid scout_b", "de") is None
    assert table.refused_by("bid scout_b", "us") == "UN-4.1"


@pytest.mark.rule("UN-3.4")
@pytest.mark.parametrize("seat", SEATS)
def test_a_player_bids_only_once(seat: str) -> None:
    table = Table("la-raye").cards("us", hand=FOUR).cards("de", hand=FOUR).bidding()
    table.choose("bid scout_a", seat=seat)
    assert table.state.options(table.field.seat(seat)) == []
    refusal = table.refusal("bid scout_b", seat)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("UN-3.4", "already-bid")
    before = table.state.clone()
    with pytest.raises(IllegalMove, match="already-bid"):
        table.choose("bid scout_b", seat=seat)
    assert table.state == before


@pytest.mark.rule("UN-3.4")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("holder", SEATS)
def test_an_empty_hand_bids_nothing_and_loses_to_any_card(seat: str, holder: str) -> None:
    table = Table("la-raye").initiative(holder).cards(seat)
    table.cards(other(seat), hand=["fog_of_war", "scout_a"]).bidding()
    assert table.to_decide == [other(seat)]
    assert table.refused_by("bid scout_a", seat) == "UN-3.4"
    table.choose("bid fog_of_war")
    revealed = table.last("bids_revealed")
    assert [revealed["enemy"], revealed["enemy_card"], revealed["enemy_value"]] == [seat, "", 0]
    assert [revealed["side"], revealed["value"], revealed["tie"]] == [other(seat), 1, False]
    assert table.pile(seat, "discard") == []
    assert table.to_decide == [other(seat)]


@pytest.mark.rule("UN-3.4")
@pytest.mark.parametrize("holder", SEATS)
def test_two_empty_hands_tie(holder: str) -> None:
    table = Table("la-raye").initiative(holder)
    table.cards("us", discard=["scout_a"]).cards("de", discard=["scout_a"]).bidding()
    assert table.events("bids_revealed") == [
        {
            "side": holder,
            "enemy": other(holder),
            "card": "",
            "value": 0,
            "enemy_card": "",
            "enemy_value": 0,
            "tie": True,
        }
    ]
    assert [event["side"] for event in table.events("turn_began")] == [holder, other(holder)]


# Turns


@pytest.mark.rule("UN-3.5")
@pytest.mark.parametrize("first", SEATS)
def test_the_holder_takes_a_whole_turn_and_then_the_other(first: str) -> None:
    second = other(first)
    hand = ["scout_a", "rifleman_a", "rifleman_b"]
    table = Table("la-raye").initiative(first)
    table.cards("us", hand=hand).cards("de", hand=hand).bidding()
    table.choose("bid scout_a", seat="us").choose("bid scout_a", seat="de")
    assert table.to_decide == [first]
    for rifleman in ("rifleman_a", "rifleman_b"):
        assert table.to_decide == [first]
        assert table.refused_by("end", second) == "UN-3.5"
        assert table.refused_by(f"play {rifleman}", second) == "UN-3.5"
        assert table.refused_by("end", first) == ""
        table.plays(rifleman, "attack", f"at {second}.scout_a", dice=[1])
    assert table.to_decide == [second]
    assert table.refused_by("end", first) == "UN-3.5"
    assert table.pile(second, "hand") == ["rifleman_a", "rifleman_b"]
    table.plays("rifleman_a", "attack", f"at {first}.scout_a", dice=[1]).choose("end")
    assert [event["side"] for event in table.events("turn_began")] == [first, second]
    assert [event["side"] for event in table.events("turn_ended")] == [first, second]
    assert len(table.events("round_began")) == 1
    assert table.state.view(None).data()["initiative"] == first


@pytest.mark.rule("UN-3.5")
@pytest.mark.parametrize("first", SEATS)
def test_a_new_round_begins_only_after_the_second_turn(first: str) -> None:
    second = other(first)
    table = Table("la-raye").initiative(first)
    table.cards("us", hand=["scout_a"], deck=FOUR).cards("de", hand=["scout_a"], deck=FOUR)
    table.turn(first).choose("end")
    assert table.to_decide == [second]
    assert table.events("round_began") == []
    assert table.state.view(None).data()["active"] == second
    table.choose("end")
    assert table.events("round_began") == [{"round": 2}]
