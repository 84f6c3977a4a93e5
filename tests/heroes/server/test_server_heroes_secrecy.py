"""Heroes over the wire: token faces, bluffs, concealed units, hands and bonuses stay hidden.

As for Undaunted, two tests: all messages of whole games are compared with the record; and the same
table with other hidden information must send identical bytes.
"""

import json
from typing import Any

import msgspec
import pytest
from hidden_things import (
    everything_in,
    random_log,
    sent_to,
    some_line,
    states_of,
    with_other_hidden_things,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from option_trees import asked
from server_table import Browser, Message, Serving, play_out

import sandtable
from sandtable.core import Rng, State
from sandtable.server.tables.log import TableLog

TITLE = "heroes-of-normandie"
GAME = sandtable.load(TITLE)
SCENARIOS = [listing.id for listing in GAME.listings()]
SEATS = ("us", "de")


# The same table with other hidden information


@settings(max_examples=25)
@given(
    st.sampled_from([*SCENARIOS, "battle-100-3"]),
    st.integers(0, 2**32 - 1),
    st.integers(0, 300),
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
    for _ in range(2):
        assert sent_to(with_other_hidden_things(log, seat, rng), seat) == sent


def at(prompt: str, scenario: str, seed: int, least: int = 1) -> tuple[TableLog, int]:
    """Return a table at which a seat has a question with this prompt and at least this many
    options."""
    rng = Rng(seed)
    log = TableLog(GAME.start(scenario), f"{seed:064x}")
    log.settle()
    while True:
        seat = log.state.seats_owing[0]
        decision = log.state.decision(seat)
        assert decision is not None
        if decision.prompt == prompt and len(decision.options) >= least:
            return log, seat
        log.choose(seat, log.opened[seat], some_line(log, seat, rng), f"k{log.length}")


def sent_after(log: TableLog, seat: int, line: list[str]) -> set[tuple[int | None, bytes]]:
    """Return everything that all others are sent after a seat's line."""
    after = log.fork()
    after.choose(seat, after.opened[seat], line, "key")
    return {(other, sent_to(after, other)) for other in (1 - seat, None)}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_enemy_is_sent_the_same_whichever_token_is_placed(scenario: str) -> None:
    log, seat = at("orders", scenario, 1)
    ask = asked(log.state.view(seat).position, seat)
    assert ask is not None
    order = next(choice for choice in ask.options if choice.move.startswith("order"))
    assert order.next is not None
    tokens = [choice.move for choice in order.next.options]
    assert len(tokens) > 1
    sent = [sent_after(log, seat, [order.move, token]) for token in tokens]
    assert all(one == sent[0] for one in sent)
    # The seat itself sees its token.
    after = log.fork()
    after.choose(seat, after.opened[seat], [order.move, tokens[0]], "key")
    own: Any = after.state.view(seat).data()
    name = SEATS[seat]
    (unit,) = [unit for unit in own["sides"][name]["units"] if unit.get("token")]
    assert unit["token"] == tokens[0].split()[1]
    enemy: Any = after.state.view(1 - seat).data()
    (seen,) = [unit for unit in enemy["sides"][name]["units"] if unit.get("token")]
    assert (seen["token"], seen["shown"]) == ("hidden", False)


def test_the_enemy_is_sent_the_same_whichever_unit_is_concealed() -> None:
    """Put Ambush units of different kinds on the same square, concealed."""
    log, seat = at("deploy_pick", "plain-carnage", 1, least=3)
    ask = asked(log.state.view(seat).position, seat)
    assert ask is not None
    units = [choice.move for choice in ask.options]
    assert {"pick recon_group_a", "pick panzerschreck"} <= set(units)
    drafts = [log.fork() for _ in units]
    for draft, unit in zip(drafts, units, strict=True):
        draft.choose(seat, draft.opened[seat], [unit, "up front"], "one")
    chosen = [{(other, sent_to(draft, other)) for other in (1 - seat, None)} for draft in drafts]
    assert all(one == chosen[0] for one in chosen)
    common = set.intersection(*({move.text for move in d.state.options(seat)} for d in drafts))
    assert common
    for cell in sorted(common)[::10]:
        placed = [sent_after(draft, seat, [cell]) for draft in drafts]
        assert all(one == placed[0] for one in placed)


def test_an_undone_order_leaves_no_trace_for_the_enemy() -> None:
    log, seat = at("orders", "godsend", 3)
    before = json.loads(sent_to(log, 1 - seat))[0]
    ask = asked(log.state.view(seat).position, seat)
    assert ask is not None
    order = next(choice for choice in ask.options if choice.move.startswith("order"))
    assert order.next is not None
    log.choose(seat, log.opened[seat], [order.move, order.next.options[0].move], "one")
    log.take_back(seat, "two")
    after = json.loads(sent_to(log, 1 - seat))[0]
    assert after["log"] > before["log"]
    assert {**after, "log": 0} == {**before, "log": 0}


def test_private_details_are_in_no_event_of_others() -> None:
    log = random_log(GAME, "plain-carnage", Rng(12), 120)
    kinds = set()
    for one in log.told:
        if one.own == one.public:
            continue
        public, own = json.loads(one.public), json.loads(one.own)
        hidden = {name for name in own if own[name] != public.get(name)}
        kinds.add((own["kind"], *sorted(hidden)))
        for name in hidden:
            assert public.get(name) in (None, "")
    assert kinds >= {("drew", "card"), ("order_placed", "token"), ("deployed", "unit")}


# Messages of a whole game


def check_side(side: Message, state: State, name: str) -> None:
    """Check what others are shown of a side."""
    assert not {"tokens", "bonuses"} & set(side)
    for unit in side["units"]:
        if unit.get("token"):
            assert unit["shown"] or unit["token"] == "hidden"
        if unit["unit"] == "":
            assert unit["counter"] == ""
    # Most cards are unknown. A card that is named in the hand was revealed.
    true: Any = state.view(SEATS.index(name)).data()
    assert sum(side["hand"].values()) <= side["hand_size"]
    assert all(true["sides"][name]["hand"][card] >= n for card, n in side["hand"].items())


def check_event(event: Message, seat: str | None) -> None:
    if event.get("side") == seat:
        return
    if event["kind"] == "drew":
        assert set(event) == {"n", "kind", "side"}
    if event["kind"] == "order_placed":
        assert "token" not in event


def check_messages(browser: Browser, seat: str | None, key: str, states: dict[int, State]) -> None:
    for raw in browser.heard:
        message = json.loads(raw)
        if message["type"] == "frame" and message["view"]["waits"] == "over":
            continue
        assert key not in raw
        if message["type"] != "frame":
            continue
        assert message["seat"] == seat
        for event in message["events"]:
            check_event(event, seat)
        state = states.get(message["log"])
        if state is not None:
            number = None if seat is None else SEATS.index(seat)
            assert message["view"] == json.loads(msgspec.json.encode(state.view(number).data()))
            for name, side in message["view"]["sides"].items():
                if name != seat:
                    check_side(side, state, name)
        if seat is None:
            assert message["ask"] is None


async def pry(browser: Browser, spectator: Browser, rng: Rng) -> None:
    """Explore and commit forbidden lines, make offers and undo. The answers must reveal nothing."""
    moves = GAME.scenario(browser.frame["scenario"]).moves
    move = moves[rng.below(len(moves))]
    decision = browser.frame["decision"] or 0
    await browser.say(type="explore", decision=decision, line=[move.text])
    await browser.get("explored", "rejected")
    if browser.frame["ask"] is None:
        assert (await browser.commit([move.text], decision=0))["type"] == "rejected"
    elif browser.frame["undo"]["possible"] and rng.below(2):
        answer = await browser.ask("undo")
        assert answer["type"] == "accepted"
        await browser.until(lambda frame: frame["log"] >= answer["log"])
    assert (await spectator.ask("resign"))["error"] == "not-your-seat"
    await spectator.say(type="explore", decision=0, line=[move.text])
    assert (await spectator.get("explored", "rejected"))["type"] == "rejected"


@pytest.mark.parametrize(("scenario", "most"), [("godsend", 1000), ("plain-carnage", 120)])
async def test_over_a_whole_game_nobody_is_sent_what_they_may_not_know(
    server: Serving, scenario: str, most: int
) -> None:
    async with server.guest() as guest, server.guest() as third:
        made = await guest.open("here", title=TITLE, scenario=scenario)
        table = made["table"]
        async with (
            guest.sit(table, "us") as us,
            guest.sit(table, "de") as de,
            third.sit(table, None) as spectator,
        ):
            rng = Rng(1)
            lines = 0
            while not us.over and lines < most:
                await play_out([us, de], rng, most=1)
                lines += 1
                if lines % 7 == 0 and not us.over:
                    browser = (us, de)[rng.below(2)]
                    await pry(browser, spectator, rng)
                    for one in (us, de):
                        await one.catch_up()
            if not us.over:
                await us.ask("resign")
            for browser in (us, de, spectator):
                await browser.until(lambda frame: frame["view"]["waits"] == "over")
            entries = await server.hub.store.log(table)
            for browser, seat in ((us, "us"), (de, "de"), (spectator, None)):
                number = None if seat is None else SEATS.index(seat)
                states = states_of(GAME, scenario, entries, number)
                check_messages(browser, seat, us.frame["dice"]["key"], states)
        assert lines > 50


async def test_the_api_reveals_nothing_of_a_running_battle(server: Serving) -> None:
    cards = set(GAME.scenario("godsend").cards)  # type: ignore[attr-defined]
    async with server.guest() as guest, server.guest() as third:
        made = await guest.open("here", title=TITLE, scenario="godsend")
        async with guest.sit(made["table"], "us") as us, guest.sit(made["table"], "de") as de:
            await play_out([us, de], Rng(2), most=30)
        for path in ("", "/replay", "/replay/2", "/record"):
            answer = await third.http.get(f"/api/tables/{made['table']}{path}")
            words = set(everything_in(answer.json()))
            assert not words & cards
            secret = (await server.hub.store.table(made["table"])).secret
            assert secret not in answer.text
