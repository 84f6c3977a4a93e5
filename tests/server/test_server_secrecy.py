"""The messages to a seat contain nothing that it may not know.

Two kinds of test. All messages of whole games are compared with the record. And at every position
of a game, the same table with other hidden information must send identical bytes.
"""

import asyncio
import json
from collections import Counter
from typing import Any

import msgspec
import pytest
from hidden_things import (
    everything_in,
    random_log,
    sent_to,
    states_of,
    with_other_hidden_things,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from server_table import Browser, Message, Serving, play_out

import sandtable
from sandtable.core import Rng, State

GAME = sandtable.load("undaunted-normandy")
SCENARIOS = [listing.id for listing in GAME.listings()]
SEATS = ("us", "de")


def check_event(event: Message, seat: str | None) -> None:
    """Check that an event of another side names no card that only its owner saw."""
    if event.get("side") != seat:
        if event["kind"] == "drew":
            assert set(event) == {"n", "kind", "side"}
        if event["kind"] == "bid_placed":
            assert set(event) == {"n", "kind", "side"}


def check_message(raw: str, seat: str | None, key: str, states: dict[int, State]) -> Message:
    message: Message = json.loads(raw)
    over = message["type"] == "frame" and message["view"]["waits"] == "over"
    if over:
        return message
    assert key not in raw
    if message["type"] == "frame":
        assert message["seat"] == seat
        assert message["dice"]["key"] is None
        for event in message["events"]:
            check_event(event, seat)
        for name, side in message["view"]["sides"].items():
            if name != seat:
                assert "bid" not in side
                assert "removed" not in side
        if seat is None:
            assert message["ask"] is None
        number = None if seat is None else SEATS.index(seat)
        state = states.get(message["log"])
        if state is not None:
            # The hands in the message are those of the view, which is made from a position without
            # the hidden information.
            shown = json.loads(msgspec.json.encode(state.view(number).data()))
            assert message["view"] == shown
    return message


@pytest.mark.parametrize(("scenario", "seed"), [("la-raye", 1), ("hill-314", 2)])
async def test_over_a_whole_game_nobody_is_sent_what_they_may_not_know(
    server: Serving, scenario: str, seed: int
) -> None:
    async with server.guest() as guest, server.guest() as third:
        made = await guest.open("here", scenario=scenario)
        table = made["table"]
        async with (
            guest.sit(table, "us") as us,
            guest.sit(table, "de") as de,
            third.sit(table, None) as spectator,
        ):
            rng = Rng(seed)
            turns = 0
            while not us.over:
                await play_out([us, de], rng, most=1)
                turns += 1
                if turns % 5 == 0 and not us.over:
                    await pry(us, de, spectator, rng)
            for browser in (de, spectator):
                await browser.until(lambda frame: frame["view"]["waits"] == "over")
            entries = await server.hub.store.log(table)
            for browser, seat in ((us, "us"), (de, "de"), (spectator, None)):
                secret = us.frame["dice"]["key"]
                number = None if seat is None else SEATS.index(seat)
                states = states_of(GAME, scenario, entries, number)
                for raw in browser.heard:
                    check_message(raw, seat, secret, states)
        assert turns > 10


async def pry(us: Browser, de: Browser, spectator: Browser, rng: Rng) -> None:
    """Ask for forbidden information. Refusals and explorations must reveal nothing either."""
    for browser in (us, de):
        moves = sandtable.load("undaunted-normandy").scenario(browser.frame["scenario"]).moves
        move = moves[rng.below(len(moves))]
        decision = browser.frame["decision"] or 0
        await browser.say(type="explore", decision=decision, line=[move.text])
        await browser.get("explored", "rejected")
        if browser.frame["ask"] is None:
            await browser.commit([move.text], decision=us.frame["log"])
    assert (await spectator.ask("resign"))["error"] == "not-your-seat"


async def test_a_spectator_is_sent_what_both_players_may_see(server: Serving) -> None:
    async with server.guest() as guest, server.guest() as third:
        made = await guest.open("here")
        table = made["table"]
        async with (
            guest.sit(table, "us") as us,
            guest.sit(table, "de") as de,
            third.sit(table, None) as spectator,
        ):
            await play_out([us, de], Rng(6), most=12)
            log = max(us.frame["log"], de.frame["log"])
            for browser in (us, de, spectator):
                await browser.until(lambda frame: frame["log"] == log)
            public = spectator.frame["view"]["sides"]
            assert public["us"] == de.frame["view"]["sides"]["us"]
            assert public["de"] == us.frame["view"]["sides"]["de"]
            for mine, seen in zip(us.events, spectator.events, strict=True):
                assert seen.items() <= mine.items()


async def test_the_api_reveals_nothing_of_a_running_game(server: Serving) -> None:
    """Read everything that the API shows of a table to others, and search it for card names."""
    cards = {card.id for card in _cards()}
    async with server.guest() as guest, server.guest() as third:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as us, guest.sit(made["table"], "de") as de:
            await play_out([us, de], Rng(2), most=6)
        for path in ("", "/replay", "/replay/2", "/record"):
            answer = await third.http.get(f"/api/tables/{made['table']}{path}")
            words = set(everything_in(answer.json()))
            assert not words & cards
            secret = (await server.hub.store.table(made["table"])).secret
            assert secret not in answer.text


def _cards() -> list[Any]:
    from sandtable.server.tables.lobby import title_info

    return title_info("undaunted-normandy").cards


# The same table with other hidden information


@settings(max_examples=25)
@given(
    st.sampled_from(SCENARIOS),
    st.integers(0, 2**32 - 1),
    st.integers(0, 40),
    st.sampled_from([0, 1, None]),
)
def test_what_is_hidden_does_not_change_a_byte(
    scenario: str, seed: int, lines: int, seat: int | None
) -> None:
    rng = Rng(seed)
    log = random_log(GAME, scenario, rng, lines)
    if log.state.over:
        return
    sent = sent_to(log, seat)
    for _ in range(3):
        assert sent_to(with_other_hidden_things(log, seat, rng), seat) == sent


def test_the_cards_drawn_by_the_other_side_are_in_no_own_event() -> None:
    """With other cards drawn by the other side, every event of this side is the same."""
    log = random_log(GAME, "la-raye", Rng(11), 30)
    for seat in (0, 1, None):
        foreign = [
            (one.public, one.own) for one in log.told if one.owner != seat and one.own != one.public
        ]
        assert foreign
        for public, own in foreign:
            secret = set(json.loads(own).items()) - set(json.loads(public).items())
            assert secret
            assert not {name for name, _ in secret} & set(json.loads(public))
    assert Counter(json.loads(one.public)["kind"] for one in log.told if one.own != one.public)


async def test_the_length_of_the_log_is_no_secret_but_the_entries_are(server: Serving) -> None:
    """A second browser of the opponent learns that there was a bid, but not which."""
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as us, guest.sit(made["table"], "de") as de:
            line = [us.frame["ask"]["options"][0]["move"]]
            before = len(de.heard)
            answer = await us.commit(line)
            await de.until(lambda frame: frame["log"] == answer["log"])
            await asyncio.sleep(0)
            heard = [json.loads(raw) for raw in de.heard[before:]]
            bids = [event for frame in heard for event in frame["events"]]
            assert bids == [{"n": bids[0]["n"], "kind": "bid_placed", "side": "us"}]


# S1: refusals of lines
