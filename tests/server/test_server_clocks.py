"""Long games: clocks, time-outs, agents that take over, and notifications."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from fake_clock import DAY, MINUTE, FakeClock
from fake_post import fake_post
from hooks import hook
from server_table import (
    Browser,
    Guest,
    Message,
    Serving,
    new_key,
    play_out,
    serving,
    two_friends,
    whole_line,
)

from sandtable.core import Rng
from sandtable.server.accounts.accounts_store import AccountStore
from sandtable.server.social.webhook import WebhookClient
from sandtable.server.tables.clocks import Clock, Control

LIVE = {"kind": "live", "minutes": 10, "increment": 20}
DAYS = {"kind": "days", "days": 3}
PASSWORD = "correct horse battery"


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@asynccontextmanager
async def timed(database: str, clock: FakeClock, **options: object) -> AsyncIterator[Serving]:
    async with serving(database, clock=clock, tick=0.02, **options) as server:
        yield server


async def bid(*players: Browser) -> None:
    """Make both sides bid, after which one of them has the turn."""
    for player in players:
        await player.play(whole_line(player.frame["ask"]))
    log = players[-1].frame["log"]
    for player in players:
        await player.until(lambda frame: frame["log"] >= log)


def to_move(us: Browser, de: Browser) -> tuple[Browser, Browser]:
    return (us, de) if us.frame["clock"]["running"] == ["us"] else (de, us)


async def end_turn(player: Browser, other: Browser) -> None:
    answer = await player.play(["end"])
    await other.until(lambda frame: frame["log"] >= answer["log"])


# The clock alone


def test_a_live_clock_counts_the_whole_game_and_gives_back_for_each_turn() -> None:
    clock = Clock(Control("live", 600, 20, ""))
    clock.since = 100.0
    clock.run(0b01, 130.0)
    assert clock.left == [570, 600]
    clock.end(0)
    clock.begin(1, False)
    clock.run(0b10, 140.0)
    assert clock.left == [590, 590]
    # An undo gives no extra time.
    clock.begin(0, True)
    assert clock.left == [570, 590]
    assert clock.left_at(0, True, 150.0) == 560
    assert clock.left_at(1, False, 150.0) == 590


def test_a_clock_in_days_restarts_with_each_move() -> None:
    clock = Clock(Control("days", 3 * DAY, 0, ""))
    clock.run(0b11, 2 * DAY)
    assert clock.left == [DAY, DAY]
    clock.answered(0)
    assert clock.left == [3 * DAY, DAY]
    clock.begin(1, False)
    assert clock.left == [3 * DAY, 3 * DAY]


def test_the_time_control_is_read_as_it_was_written() -> None:
    for control in (Control("live", 1800, 20, "recruit"), Control("days", 3 * DAY, 0, "")):
        assert Control.parse(control.text()) == control
    assert Control.parse("") is None


# Clocks at a table


async def test_the_table_shows_what_is_left_and_whose_time_runs(
    database: str, clock: FakeClock
) -> None:
    async with timed(database, clock) as server, two_friends(server, clock=LIVE) as (us, de):
        assert us.frame["clock"] == {
            "kind": "live",
            "left": {"us": 600, "de": 600},
            "running": ["us", "de"],
            "increment": 20,
            "agent": "",
        }
        clock.pass_(30)
        await us.play(whole_line(us.frame["ask"]))
        assert us.frame["clock"]["left"]["us"] == 590
        clock.pass_(15)
        await de.play(whole_line(de.frame["ask"]))
        left = de.frame["clock"]["left"]
        # The side with the first turn after the bid has not ended a turn yet.
        assert left in ({"us": 590, "de": 555}, {"us": 590, "de": 575})
        await us.until(lambda frame: frame["log"] >= de.frame["log"])
        assert us.frame["clock"] == de.frame["clock"]


async def test_there_is_no_clock_without_agreement_or_against_an_agent(
    database: str, clock: FakeClock
) -> None:
    async with timed(database, clock) as server:
        async with two_friends(server) as (us, _):
            assert us.frame["clock"] is None
        async with server.guest() as guest:
            made = await guest.open("agent", clock=DAYS)
            async with guest.sit(made["table"], "us") as us:
                assert us.frame["clock"] is None


@pytest.mark.parametrize("agreed", [LIVE, DAYS, {**DAYS, "agent": "recruit"}, None])
@pytest.mark.parametrize("opponent", ["friend", "anyone"])
async def test_an_invited_player_is_shown_the_clock(
    server: Serving, opponent: str, agreed: Message | None
) -> None:
    async with server.guest() as ann, server.guest() as ben:
        table = (await ann.open(opponent, clock=agreed))["table"]
        told = (await ben.http.get(f"/api/tables/{table}")).json()
        assert told["anyone"] == (opponent == "anyone")
        if agreed is None:
            assert told["clock"] is None
        else:
            assert agreed.items() <= told["clock"].items()
            assert told["clock"]["agent"] == agreed.get("agent", "")
        challenges = (await ben.http.get("/api/challenges")).json()
        assert [one["clock"] for one in challenges if one["id"] == table] == (
            [told["clock"]] if opponent == "anyone" else []
        )


@pytest.mark.parametrize(
    "wrong", [{"kind": "hours"}, {"kind": "days", "days": 0}, {"kind": "live", "agent": "nobody"}]
)
async def test_an_invalid_clock_is_refused(server: Serving, wrong: Message) -> None:
    async with server.guest() as guest:
        body = {"title": "undaunted-normandy", "scenario": "la-raye", "side": "us"}
        body |= {"opponent": "friend", "nonce": "0" * 32, "clock": wrong}
        answer = await guest.http.post("/api/tables", json=body)
        assert answer.status_code in (400, 404)


async def test_a_player_without_time_has_lost(database: str, clock: FakeClock) -> None:
    async with timed(database, clock) as server, two_friends(server, clock=DAYS) as (us, de):
        await bid(us, de)
        late, other = to_move(us, de)
        clock.pass_(3 * DAY - 1)
        await asyncio.sleep(0.2)
        await late.play(whole_line(late.frame["ask"], "end"))
        await other.until(lambda frame: frame["ask"] is not None)
        clock.pass_(3 * DAY + 1)
        await late.until(lambda frame: frame["view"]["waits"] == "over")
        assert late.frame["view"]["winner"] == late.frame["seat"]
        assert late.frame["view"]["ending"] == "timed_out"
        text = (await server.hub.store.log(late.frame["table"]))[-1]
        assert text.kind == "out of time"


async def test_a_move_after_the_deadline_is_refused(database: str, clock: FakeClock) -> None:
    async with (
        serving(database, clock=clock, tick=600) as server,
        two_friends(server, clock=LIVE) as (us, _),
    ):
        clock.pass_(11 * MINUTE)
        refused = await us.commit(whole_line(us.frame["ask"]))
        assert refused["error"] == "out-of-time"


async def test_time_runs_out_without_browsers_and_after_a_restart(
    database: str, clock: FakeClock
) -> None:
    async with timed(database, clock) as server, two_friends(server, clock=DAYS) as (us, de):
        await bid(us, de)
        table = us.frame["table"]
    clock.pass_(4 * DAY)
    async with timed(database, clock) as server:
        async with asyncio.timeout(90):
            while (await server.hub.store.table(table)).summary.status != "over":
                await asyncio.sleep(0.02)
        row = await server.hub.store.table(table)
        assert row.summary.ending == "timed_out"
        assert row.summary.deadline is None


async def test_the_list_of_games_shows_deadlines(database: str, clock: FakeClock) -> None:
    async with timed(database, clock) as server, server.guest() as one, server.guest() as other:
        made = await one.open("friend", clock=DAYS)
        (table,) = (await one.http.get("/api/me")).json()["tables"]
        assert table["deadline"] is None
        await other.join(made)
        (table,) = (await one.http.get("/api/me")).json()["tables"]
        assert table["deadline"] == clock.now + 3 * DAY


# Agents that take over


async def test_on_time_out_an_agent_takes_over_where_that_was_agreed(
    database: str, clock: FakeClock
) -> None:
    agreed = {**DAYS, "agent": "random"}
    async with timed(database, clock) as server, two_friends(server, clock=agreed) as (us, de):
        await bid(us, de)
        late, other = to_move(us, de)
        clock.pass_(3 * DAY + 1)
        await other.until(lambda frame: any(p["kind"] == "agent" for p in frame["players"]))
        assert any(event["kind"] == "handed_over" for event in other.events)
        seat = late.frame["seat"]
        assert seat not in other.frame["clock"]["left"]
        # The agent plays, and its side has no clock.
        await other.until(lambda frame: frame["ask"] is not None)
        clock.pass_(2 * DAY)
        await other.play(whole_line(other.frame["ask"], "end"))
        await other.until(lambda frame: frame["ask"] is not None)
        # The late player comes back as a spectator.
        await late.connection.wait_closed()
        assert late.connection.close_code == 1012


async def test_the_player_who_was_replaced_still_finds_the_game(
    database: str, clock: FakeClock
) -> None:
    agreed = {**DAYS, "agent": "random"}
    async with timed(database, clock) as server, server.guest() as one, server.guest() as other:
        made = await one.open("friend", clock=agreed)
        await other.join(made)
        clock.pass_(4 * DAY)
        # Both sides owe a bid, so agents replace both and finish the game.
        async with asyncio.timeout(90):
            while (await server.hub.store.table(made["table"])).summary.status != "over":
                await asyncio.sleep(0.05)
        (table,) = (await one.http.get("/api/me")).json()["tables"]
        assert [player["kind"] for player in table["players"]] == ["agent", "agent"]
        assert not table["your_turn"]
        data = (await one.http.get("/api/me/data")).json()
        assert data["tables"][0]["sides"] == ["us"]
        async with one.socket(made["table"]) as browser:
            answer = await browser.hello("us")
            assert answer["error"] == "not-your-seat"


async def test_a_player_who_handed_a_seat_over_cannot_read_the_agents_choices(
    database: str, clock: FakeClock
) -> None:
    """S5: the export of a player's own data contains the player's choices, and no secret bid of the
    agent."""
    agreed = {**DAYS, "agent": "random"}
    async with timed(database, clock) as server, server.guest() as one, server.guest() as other:
        made = await one.open("friend", clock=agreed)
        await other.join(made)
        async with one.sit(made["table"], "us") as us, other.sit(made["table"], "de") as de:
            await bid(us, de)
            await us.ask("offer", kind="agent")
            await de.until(lambda frame: frame["offer"] is not None)
            before = (await one.http.get("/api/me/data")).json()["tables"][0]["choices"]
            assert before
            assert (await de.ask("answer", accept=True))["type"] == "accepted"
            await de.catch_up()
            await play_out([de], Rng(1), most=6)
        log = [entry for entry in await server.hub.store.log(made["table"]) if entry.seat == 0]
        assert sum(entry.kind == "choice" for entry in log) > len(before)
        after = (await one.http.get("/api/me/data")).json()["tables"][0]
        assert after["status"] == "running"
        assert after["choices"] == before


async def test_by_agreement_an_agent_takes_the_seat_of_the_player_who_asks(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        await us.ask("offer", kind="agent")
        await de.until(lambda frame: frame["offer"] is not None)
        assert de.frame["offer"] == {"kind": "agent", "by": "us"}
        assert (await de.ask("answer", accept=True))["type"] == "accepted"
        await de.until(lambda frame: frame["players"][0]["kind"] == "agent")
        assert de.frame["players"][0]["name"] == "lieutenant"
        # The agent bids, and the game continues.
        await de.play(whole_line(de.frame["ask"]))
        await de.until(lambda frame: frame["view"]["round"] >= 1 and frame["ask"] is not None)
        await us.connection.wait_closed()
        assert us.connection.close_code == 1012


async def test_a_player_stays_when_a_takeover_is_declined(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        await us.ask("offer", kind="agent")
        await de.until(lambda frame: frame["offer"] is not None)
        await de.ask("answer", accept=False)
        await us.until(lambda frame: frame["declined"] is not None)
        assert us.frame["players"][0]["kind"] == "guest"
        await us.play(whole_line(us.frame["ask"]))


async def test_against_an_agent_nobody_can_agree(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("agent")
        async with guest.sit(made["table"], "us") as us:
            assert (await us.ask("offer", kind="agent"))["error"] == "no-opponent"


async def test_a_rematch_keeps_the_clock_and_no_absent_player(
    database: str, clock: FakeClock
) -> None:
    async with timed(database, clock) as server, two_friends(server, clock=LIVE) as (us, de):
        await us.ask("resign")
        await de.until(lambda frame: frame["view"]["waits"] == "over")
        await de.say(type="rematch", key=new_key(), nonce="1" * 32)
        await de.until(lambda frame: frame["rematch"] is not None)
        row = await server.hub.store.table(de.frame["rematch"])
        assert row.clock == "live 600 20 -"


# Notifications


async def account(guest: Guest, name: str, *, webhook: str = "", email: str = "") -> None:
    body = {"name": name, "password": PASSWORD, "language": "pl"}
    assert (await guest.http.post("/api/account", json=body)).status_code == 200
    if webhook or email:
        settings = {"email": email, "webhook": webhook, "language": "pl", "password": PASSWORD}
        answer = await guest.http.put("/api/account", json=settings)
        assert answer.status_code == 200, answer.text


async def confirmed(server: Serving, name: str, email: str) -> None:
    """Set an email address as if the link in the email had been opened."""
    accounts = AccountStore(server.hub.store)
    found = await accounts.by_login(name)
    assert found is not None
    assert await accounts.change(found, email=email)


async def test_a_player_who_is_away_is_notified_once_a_turn_by_email_and_webhook(
    database: str, clock: FakeClock
) -> None:
    async with (
        fake_post() as (post, way),
        hook() as (called, address),
        timed(
            database, clock, post=way, caller=WebhookClient(private=True), address=way.address
        ) as server,
        server.guest() as one,
        server.guest() as other,
    ):
        await account(one, "Ann", webhook=address)
        await confirmed(server, "ann", "ann@example.org")
        made = await one.open("friend", clock=DAYS)
        await other.join(made)
        async with one.sit(made["table"], "us") as us, other.sit(made["table"], "de") as de:
            clock.pass_(61)
            await asyncio.sleep(0.4)
            # A player who is connected to the table is not notified.
            assert called.calls == []
            await bid(us, de)
            if to_move(us, de)[0] is us:
                await end_turn(us, de)
        # One player disconnects, the other continues.
        async with other.sit(made["table"], "de") as de:
            await end_turn(de, de)
            await asyncio.sleep(0.2)
            assert called.calls == []
            clock.pass_(61)
            letter = await post.next()
            clock.pass_(2000)
            await asyncio.sleep(0.4)
        assert letter["To"] == "ann@example.org"
        assert letter["Subject"] == "Twoja kolej: La Raye"
        assert f"{way.address}/table/{made['table']}" in letter.get_content()
        (call,) = called.calls
        assert call["event"] == "your-turn"
        assert (call["table"], call["side"]) == (made["table"], "us")
        assert call["link"] == f"{way.address}/table/{made['table']}"
        assert len(post.letters) == 1
        # The next turn is notified again.
        async with one.sit(made["table"], "us") as us, other.sit(made["table"], "de") as de:
            rng = Rng(3)
            for _ in range(30):
                player = us if us.frame["ask"] is not None else de
                await player.play_something(rng)
                log = player.frame["log"]
                for each in (us, de):
                    await each.until(lambda frame: frame["log"] >= log)  # noqa: B023
                if player is de and us.frame["ask"] is not None and de.frame["ask"] is None:
                    break
        clock.pass_(61)
        await post.next(2)


async def test_a_player_without_an_address_is_not_notified(database: str, clock: FakeClock) -> None:
    async with (
        fake_post() as (post, way),
        timed(database, clock, post=way, address=way.address) as server,
        server.guest() as one,
        server.guest() as other,
    ):
        await account(one, "Ann")
        made = await one.open("friend")
        await other.join(made)
        clock.pass_(1000)
        await asyncio.sleep(0.4)
        assert post.letters == []


# Returning players


async def test_on_return_the_table_shows_what_has_happened_since(
    server: Serving,
) -> None:
    async with server.guest() as one, server.guest() as other:
        made = await one.open("friend")
        await other.join(made)
        table = made["table"]
        async with one.sit(table, "us") as us, other.sit(table, "de") as de:
            await us.play(whole_line(us.frame["ask"]))
            await de.until(lambda frame: frame["log"] >= us.frame["log"])
            seen, had, view = us.frame["log"], len(us.events), us.frame["view"]
        async with other.sit(table, "de") as de:
            await de.play(whole_line(de.frame["ask"]))
        async with one.socket(table) as us:
            await us.say(type="hello", seat="us", seen=seen)
            frame = await us.get("frame")
            assert frame["since"]["first_event"] == had
            assert frame["since"]["view"] == view
            assert len(frame["events"]) > had
            # The summary is sent once, and not to spectators or players who have seen everything.
            await us.say(type="hello", seat="us", seen=frame["log"])
            assert (await us.get("frame"))["since"] is None
            await us.say(type="hello", seat=None, seen=seen)
            assert (await us.get("frame"))["since"] is None
