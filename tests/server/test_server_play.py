"""Playing at a table: lines, keys, decisions, undo, offers and endings."""

import asyncio
from collections import Counter

import pytest
from server_table import Browser, Serving, new_key, new_nonce, play_out, two_friends, whole_line

from sandtable.core import Rng


def bid(browser: Browser) -> list[str]:
    return [browser.frame["ask"]["options"][0]["move"]]


async def after_bids(us: Browser, de: Browser) -> tuple[Browser, Browser]:
    """Make both sides bid; return the player with the turn, and the other."""
    await us.play(bid(us))
    await de.play(bid(de))
    log = max(us.frame["log"], de.frame["log"])
    await us.until(lambda frame: frame["log"] >= log)
    return (us, de) if us.frame["ask"] else (de, us)


async def log_of(server: Serving, table: str) -> list[str]:
    return [entry.key for entry in await server.hub.store.log(table)]


async def test_a_frame_describes_the_table(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        frame = us.frame
        assert frame["seat"] == "us"
        assert frame["seats"] == ["us"]
        assert frame["title"] == "undaunted-normandy"
        assert frame["decision"] == frame["log"]
        assert frame["ask"]["prompt"] == "bid"
        assert [event["n"] for event in us.events] == list(range(len(us.events)))
        assert frame["dice"]["key"] is None
        assert set(frame["dice"]["nonces"]) == {"us", "de"}
        await us.until(lambda frame: frame["players"][1]["online"])
        assert [player["you"] for player in us.frame["players"]] == [True, False]
        assert de.frame["seat"] == "de"


async def test_a_line_is_acknowledged_before_the_frame_that_shows_it(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        await us.until(lambda frame: frame["players"][1]["online"])
        line = bid(us)
        await us.say(type="commit", decision=us.frame["decision"], choose=line, key=new_key())
        first, second = await us.next(), await us.next()
        assert [first["type"], second["type"]] == ["accepted", "frame"]
        assert first["log"] == second["log"]
        await de.until(lambda frame: frame["log"] == first["log"])


async def test_a_line_is_on_the_disk_before_it_is_acknowledged(server: Serving) -> None:
    written = asyncio.Event()
    append = server.hub.store.append

    async def slow_append(what: object) -> None:
        await asyncio.sleep(0.2)
        await append(what)
        written.set()

    server.hub.store.append = slow_append
    async with two_friends(server) as (us, _):
        answer = await us.commit(bid(us))
        assert answer["type"] == "accepted"
        assert written.is_set()


async def test_a_key_counts_once(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        key, decision, line = new_key(), us.frame["decision"], bid(us)
        first = await us.commit(line, key=key)
        again = await us.commit(line, key=key, decision=decision)
        assert (first["type"], again["type"]) == ("accepted", "accepted")
        keys = await log_of(server, us.frame["table"])
        assert Counter(keys)[f"0-{key}"] == 1
        assert de.frame["table"] == us.frame["table"]


async def test_a_key_counts_once_from_many_tabs_and_after_coming_back(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        key = new_key()
        async with (
            guest.sit(made["table"], "us") as one,
            guest.sit(made["table"], "us") as two,
            guest.sit(made["table"], "us") as three,
        ):
            line, decision = bid(one), one.frame["decision"]
            answers = await asyncio.gather(
                *(tab.commit(line, key=key, decision=decision) for tab in (one, two, three))
            )
            assert {answer["type"] for answer in answers} == {"accepted"}
            for tab in (one, two, three):
                await tab.until(lambda frame: frame["view"]["sides"]["us"]["has_bid"])
        async with guest.sit(made["table"], "us") as later:
            assert (await later.commit(line, key=key, decision=decision))["type"] == "accepted"
        assert Counter(await log_of(server, made["table"]))[f"0-{key}"] == 1


async def test_two_open_bids_do_not_make_each_other_stale(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        ours, theirs = us.frame["decision"], de.frame["decision"]
        await us.play(bid(us))
        await de.until(lambda frame: frame["view"]["sides"]["us"]["has_bid"])
        assert de.frame["decision"] == theirs
        assert (await de.commit(bid(de), decision=theirs))["type"] == "accepted"
        assert ours == theirs


async def test_a_bid_taken_back_does_not_make_the_other_stale(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        theirs = de.frame["decision"]
        await us.play(bid(us))
        before = us.frame["decision"]
        assert (await us.ask("undo"))["type"] == "accepted"
        await us.until(lambda frame: frame["decision"] is not None)
        assert before is None
        assert (await de.commit(bid(de), decision=theirs))["type"] == "accepted"
        assert (await us.commit(bid(us)))["type"] == "accepted"


async def test_a_stale_line_is_refused_with_what_was_missed(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        old, line = us.frame["decision"], bid(us)
        await us.play(line)
        answer = await us.commit(line, decision=old)
        assert (answer["type"], answer["error"]) == ("rejected", "stale")
        missed = await us.next()
        assert missed["type"] == "frame"
        assert missed["log"] == us.frame["log"]
        assert (await de.commit(bid(de)))["type"] == "accepted"


async def test_two_tabs_that_disagree_have_one_winner(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as one, guest.sit(made["table"], "us") as two:
            options = [choice["move"] for choice in one.frame["ask"]["options"]]
            answers = await asyncio.gather(one.commit(options[:1]), two.commit(options[-1:]))
            assert sorted(answer["type"] for answer in answers) == ["accepted", "rejected"]
            loser = one if answers[0]["type"] == "rejected" else two
            await loser.until(lambda frame: frame["view"]["sides"]["us"]["has_bid"])


async def test_a_line_is_taken_whole_or_not_at_all(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        mover, _ = await after_bids(us, de)
        log = mover.frame["log"]
        play = next(o for o in mover.frame["ask"]["options"] if o["move"].startswith("play"))
        half = await mover.commit([play["move"]])
        assert (half["type"], half["error"]) == ("rejected", "line-incomplete")
        wrong = await mover.commit([play["move"], "to 1A"])
        assert wrong["type"] == "rejected"
        late = await mover.commit(["end", "end"])
        assert late["type"] == "rejected"
        assert (await mover.hello(mover.frame["seat"]))["log"] == log


async def test_an_illegal_move_is_refused_with_its_rule(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        mover, _ = await after_bids(us, de)
        refused = mover.frame["ask"]["refused"][0]
        answer = await mover.commit([refused["move"]])
        assert answer["type"] == "rejected"
        assert (answer["error"], answer["rule"]) == (refused["key"], refused["rule"])
        unknown = await mover.commit(["march on Berlin"])
        assert (unknown["type"], unknown["error"]) == ("rejected", "unknown")


async def test_what_the_tree_leaves_out_is_explored(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        mover, other = await after_bids(us, de)
        decision = mover.frame["decision"]
        play = next(o for o in mover.frame["ask"]["options"] if o["move"].startswith("play"))
        await mover.say(type="explore", decision=decision, line=[play["move"]])
        found = await mover.get("explored", "rejected")
        assert found["line"] == [play["move"]]
        assert found["ask"] == play["next"]
        await mover.say(type="explore", decision=decision - 1, line=[play["move"]])
        assert (await mover.get("explored", "rejected"))["error"] == "stale"
        await other.say(type="explore", decision=decision, line=[play["move"]])
        assert (await other.get("explored", "rejected"))["error"] == "stale"


# Owners of a seat


async def test_nobody_acts_for_a_seat_that_is_not_theirs(server: Serving) -> None:
    async with two_friends(server) as (us, _), server.guest() as third:
        table = us.frame["table"]
        async with third.socket(table) as browser:
            answer = await browser.hello("us")
            assert (answer["type"], answer["error"]) == ("rejected", "not-your-seat")
            assert (await browser.ask("resign"))["error"] == "not-your-seat"
            assert (await browser.hello("nobody"))["error"] == "unknown"
            await browser.hello(None)
            for deed in ("undo", "resign"):
                assert (await browser.ask(deed))["error"] == "not-your-seat"
            assert (await browser.ask("offer", kind="draw"))["error"] == "not-your-seat"
            assert (await browser.ask("rematch", nonce=new_nonce()))["error"] == "not-your-seat"


async def test_one_player_cannot_sit_down_at_the_others_place(server: Serving) -> None:
    async with two_friends(server) as (us, _):
        assert (await us.hello("de"))["error"] == "not-your-seat"
        assert (await us.commit(bid(us)))["type"] == "accepted"


async def test_a_table_with_an_open_seat_waits(server: Serving) -> None:
    async with server.guest() as one, server.guest() as other:
        made = await one.open("friend")
        async with one.sit(made["table"], "us") as us:
            assert us.frame["view"]["waits"] == "chance"
            assert not us.frame["ask"]
            assert us.frame["players"][1]["kind"] == "open"
            assert (await us.ask("resign"))["error"] == "waiting"
            await other.join(made)
            await us.until(lambda frame: frame["ask"] is not None)
            assert us.frame["players"][1]["kind"] == "guest"
            assert us.frame["ask"]["prompt"] == "bid"


async def test_two_players_share_a_screen(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        assert made["seats"] == ["us", "de"]
        async with guest.sit(made["table"], "us") as browser:
            assert browser.frame["seats"] == ["us", "de"]
            await browser.play(bid(browser))
            await browser.hello("de")
            await browser.until(lambda frame: frame["seat"] == "de")
            await browser.play(bid(browser))
            assert browser.frame["view"]["waits"] == "decision"


async def test_presence_is_shown(server: Serving) -> None:
    async with server.guest() as one, server.guest() as other:
        made = await one.open("friend")
        await other.join(made)
        async with one.sit(made["table"], "us") as us:
            assert not us.frame["players"][1]["online"]
            async with other.sit(made["table"], "de"):
                await us.until(lambda frame: frame["players"][1]["online"])
            await us.until(lambda frame: not frame["players"][1]["online"])


async def test_a_client_without_a_cookie_owns_no_open_seat(server: Serving) -> None:
    async with server.guest() as one, server.stranger() as stranger:
        made = await one.open("friend")
        async with stranger.sit(made["table"], None) as spectator:
            assert [player["online"] for player in spectator.frame["players"]] == [False, False]


# Undo


async def test_a_line_is_undone_as_far_as_the_horizon(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        mover, other = await after_bids(us, de)
        assert not mover.frame["undo"]["possible"]
        told = len(mover.events)
        before = mover.frame["view"]
        card = next(
            option["move"]
            for option in mover.frame["ask"]["options"]
            if option["move"].startswith("play")
        )
        await mover.play(whole_line(mover.frame["ask"], card, "do hunker_down"))
        assert mover.frame["undo"]["possible"]
        answer = await mover.ask("undo", log=mover.frame["log"])
        assert answer["type"] == "accepted"
        for browser in (mover, other):
            await browser.until(lambda frame: frame["log"] == answer["log"])
            assert len(browser.events) == told
            assert browser.frame["first_event"] == told
        assert mover.frame["view"] == before
        again = await mover.ask("undo")
        assert again["type"] == "rejected"
        assert again["error"].startswith("undo-")


async def test_an_undo_that_was_meant_for_something_else_is_stale(server: Serving) -> None:
    async with two_friends(server) as (us, _):
        await us.play(bid(us))
        answer = await us.ask("undo", log=us.frame["log"] - 1)
        assert (answer["type"], answer["error"]) == ("rejected", "stale")


async def test_beyond_the_horizon_the_opponent_must_agree(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        mover, other = await after_bids(us, de)
        await mover.play(["end"])
        await other.until(lambda frame: frame["ask"] is not None)
        assert other.frame["undo"]["possible"] is False
        assert (await other.ask("offer", kind="undo"))["type"] == "accepted"
        await mover.until(lambda frame: frame["offer"] is not None)
        assert mover.frame["offer"] == {"kind": "undo", "by": other.frame["seat"]}
        assert (await other.ask("answer", accept=True))["error"] == "stale"
        answer = await mover.ask("answer", accept=True, log=mover.frame["log"])
        assert answer["type"] == "accepted"
        await other.until(lambda frame: frame["log"] == answer["log"])
        assert other.frame["offer"] is None
        assert other.frame["ask"]["prompt"] == "bid"


async def test_a_refused_offer_is_shown_as_such(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        await us.play(bid(us))
        await us.ask("offer", kind="draw")
        assert (await us.ask("offer", kind="undo"))["error"] == "stale"
        await de.until(lambda frame: frame["offer"] is not None)
        await de.ask("answer", accept=False)
        await us.until(lambda frame: frame["declined"] is not None)
        assert us.frame["declined"] == {"kind": "draw", "by": "us"}
        assert us.frame["offer"] is None
        await de.play(bid(de))
        await us.until(lambda frame: frame["declined"] is None)


async def test_an_offer_lapses_when_the_game_goes_on(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        await us.ask("offer", kind="draw")
        await us.play(bid(us))
        assert us.frame["offer"] is None
        assert (await de.ask("answer", accept=True))["error"] == "stale"


async def test_a_client_that_returns_after_an_undo_gets_all_events_again(
    server: Serving,
) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as browser:
            held = len(browser.events)
        async with guest.sit(made["table"], "us") as browser:
            frame = await browser.hello("us", events=held)
            assert frame["first_event"] == held
            assert frame["events"] == []
            await browser.play(bid(browser))
            await browser.ask("undo")
        async with guest.socket(made["table"]) as browser:
            frame = await browser.hello("us", events=held)
            assert frame["first_event"] == 0
            assert len(frame["events"]) == held


# Endings


async def test_an_agreed_draw_ends_the_game(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        await us.ask("offer", kind="draw")
        await de.until(lambda frame: frame["offer"] is not None)
        await de.ask("answer", accept=True)
        await us.until(lambda frame: frame["view"]["waits"] == "over")
        assert us.frame["view"]["winner"] is None
        assert us.frame["view"]["ending"] == "draw_agreed"
        assert (await us.ask("offer", kind="draw"))["error"] == "game-over"
        assert (await us.ask("undo"))["type"] == "rejected"


async def test_a_player_who_resigns_loses(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        await us.ask("resign")
        await de.until(lambda frame: frame["view"]["waits"] == "over")
        assert de.frame["view"]["winner"] == "de"
        assert (await us.ask("resign"))["type"] == "rejected"


@pytest.mark.parametrize("opponent", ["friend", "here", "agent"])
async def test_a_rematch_has_the_sides_exchanged(server: Serving, opponent: str) -> None:
    async with server.guest() as one, server.guest() as other:
        made = await one.open(opponent)
        if opponent == "friend":
            await other.join(made)
        async with one.sit(made["table"], "us") as us:
            assert (await us.ask("rematch", nonce=new_nonce()))["error"] == "not-over"
            await us.ask("resign")
            nonce = new_nonce()
            assert (await us.ask("rematch", nonce=nonce))["type"] == "accepted"
            await us.until(lambda frame: frame["rematch"] is not None)
            next_table = us.frame["rematch"]
            assert (await us.ask("rematch", nonce=new_nonce()))["type"] == "accepted"
            assert us.frame["rematch"] == next_table
        side = "us" if opponent == "here" else "de"
        async with one.sit(next_table, side) as again:
            assert again.frame["dice"]["nonces"]["de"] == nonce
            kinds = [player["kind"] for player in again.frame["players"]]
            assert kinds[0] == ("agent" if opponent == "agent" else "guest")
        if opponent == "friend":
            async with other.sit(next_table, "us") as again:
                assert again.frame["seat"] == "us"


async def test_a_whole_game_is_played(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        await play_out([us, de], Rng(3))
        assert us.frame["view"]["ending"]
        assert us.frame["dice"]["key"] is not None
        assert us.frame["decision"] is None


async def test_a_slow_browser_gets_fewer_frames_and_the_latest(server: Serving) -> None:
    """The server drops older frames for a client that does not read them."""
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as slow, guest.sit(made["table"], "us") as fast:
            slow.connection.transport.pause_reading()
            rng = Rng(1)
            for _ in range(60):
                if fast.over:
                    break
                if fast.frame["ask"] is None:
                    seat = "de" if fast.frame["seat"] == "us" else "us"
                    await fast.hello(seat)
                    await fast.until(lambda frame, seat=seat: frame["seat"] == seat)  # type: ignore[misc]
                    continue
                await fast.play_something(rng)
            slow.connection.transport.resume_reading()
            await slow.until(lambda frame: frame["log"] == fast.frame["log"])
            assert [event["n"] for event in slow.events] == list(range(len(slow.events)))


async def talk(browser: Browser) -> None:
    while True:
        await browser.say(type="x" * 15_000)


async def test_a_client_that_never_reads_is_dropped(server: Serving) -> None:
    """The server stops reading from a client that does not read its answers."""
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as browser:
            browser.connection.transport.pause_reading()
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(talk(browser), 1)
            (watcher,) = server.hub._live[made["table"]].watchers
            assert len(watcher._answers) <= 50
            browser.connection.transport.abort()
        async with asyncio.timeout(90):
            while server.hub._live[made["table"]].visitors:
                await asyncio.sleep(0.02)


async def test_pings_are_answered(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.socket(made["table"]) as browser:
            await browser.say(type="ping")
            assert (await browser.next())["type"] == "pong"
