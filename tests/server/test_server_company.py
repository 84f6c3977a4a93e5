"""Players among themselves: open challenges, chat, private notes and undo."""

from contextlib import AsyncExitStack
from typing import Any

import pytest
from server_table import Browser, Guest, Message, Serving, new_nonce, serving, two_friends

from sandtable.server.edge.security import RateLimits

NOWHERE = "a" * 16
MOST_HANDS = 20


async def listed(guest: Guest) -> list[str]:
    answer = await guest.http.get("/api/challenges")
    assert answer.status_code == 200, answer.text
    return [table["id"] for table in answer.json()]


async def accept(guest: Guest, table: str) -> Any:
    return await guest.http.post(f"/api/tables/{table}/accept", json={"nonce": new_nonce()})


async def cancel(guest: Guest, table: str) -> Any:
    return await guest.http.post(f"/api/tables/{table}/cancel", json={})


async def talk(guest: Guest, table: str) -> Message:
    answer = await guest.http.get(f"/api/tables/{table}/talk")
    assert answer.status_code == 200, answer.text
    heard: Message = answer.json()
    return heard


async def say(guest: Guest, table: str, text: str) -> Any:
    return await guest.http.post(f"/api/tables/{table}/talk", json={"text": text})


async def keep(guest: Guest, table: str, **desk: object) -> Message:
    answer = await guest.http.put(f"/api/tables/{table}/desk", json=desk)
    assert answer.status_code == 200, answer.text
    kept: Message = answer.json()
    return kept


async def test_a_challenge_is_accepted_by_the_first_player(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben, server.guest() as late:
        made = await ann.open("anyone", side="de")
        table = made["table"]
        assert made["invitation"] is None
        assert await listed(ben) == [table]
        # A table for a friend is not listed.
        await ann.open("friend")
        assert await listed(late) == [table]
        async with ann.sit(table, "de") as waiting:
            seated = (await accept(ben, table)).json()
            assert seated["seats"] == ["us"]
            await waiting.until(lambda frame: frame["players"][0]["kind"] == "guest")
            # Both players' nonces are part of the dice before the first card is drawn.
            assert all(waiting.frame["dice"]["nonces"].values())
        assert await listed(late) == []
        assert not (await late.http.get(f"/api/tables/{table}")).json()["anyone"]
        refused = await accept(late, table)
        assert (refused.status_code, refused.json()["error"]) == (409, "stale")
        assert (await accept(late, NOWHERE)).status_code == 404


async def test_nobody_pushes_the_challenges_of_others_off_the_list(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        other = await ann.open("anyone")
        own = [(await ben.open("anyone"))["table"] for _ in range(55)]
        listed = [row["id"] for row in (await ann.http.get("/api/challenges")).json()]
        assert listed == [*own[:-4:-1], other["table"]]


async def test_nobody_pushes_the_games_of_others_off_the_list(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        other = await ann.open("agent", listed=True)
        for _ in range(55):
            await ben.open("agent", listed=True)
        listed = [row["id"] for row in (await ann.http.get("/api/listed")).json()]
        assert len(listed) == 4
        assert other["table"] in listed


async def test_nobody_plays_against_themselves(server: Serving) -> None:
    async with server.guest() as ann:
        table = (await ann.open("anyone"))["table"]
        assert (await accept(ann, table)).json()["seats"] == ["us"]
        assert await listed(ann) == [table]


async def test_an_invitation_opens_no_challenge_and_a_challenge_no_invitation(
    server: Serving,
) -> None:
    async with server.guest() as ann, server.guest() as ben:
        friends = (await ann.open("friend"))["table"]
        assert (await accept(ben, friends)).status_code == 409
        table = (await ann.open("anyone"))["table"]
        body = {"invitation": "x" * 20, "nonce": new_nonce()}
        assert (await ben.http.post(f"/api/tables/{table}/join", json=body)).status_code == 404


async def test_a_waiting_player_may_cancel(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        table = (await ann.open("anyone"))["table"]
        assert (await cancel(ben, table)).status_code == 403
        assert (await cancel(ann, table)).status_code == 200
        assert await listed(ben) == []
        assert (await ann.http.get("/api/me")).json()["tables"] == []
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await accept(ben, table)).status_code == 404
        # A host who waits for a friend may cancel too, but not after the friend has joined.
        made = await ann.open("friend")
        await ben.join(made)
        refused = await cancel(ann, made["table"])
        assert (refused.status_code, refused.json()["error"]) == (409, "stale")
        assert (await ann.http.get(f"/api/tables/{made['table']}")).status_code == 200


async def test_a_campaign_without_an_opponent_can_be_cancelled(server: Serving) -> None:
    async with server.guest() as ann:
        body = {"title": "undaunted-normandy", "first": "hill-314", "length": 2, "side": "us"}
        body |= {"opponent": "friend", "nonce": new_nonce()}
        made = (await ann.http.post("/api/campaigns", json=body)).json()
        assert (await cancel(ann, made["table"])).status_code == 200
        assert (await ann.http.get(f"/api/campaigns/{made['campaign']}")).status_code == 404


async def test_players_talk_and_spectators_do_not(server: Serving) -> None:
    async with AsyncExitStack() as stack:
        ann, ben, watcher = [await stack.enter_async_context(server.guest()) for _ in range(3)]
        made = await ann.open("friend")
        table = made["table"]
        assert (await say(ann, table, "is anyone there?")).status_code == 409
        await ben.join(made)
        theirs = await stack.enter_async_context(ben.sit(table, "de"))
        public = await stack.enter_async_context(watcher.sit(table, None))
        text = "<b>Good luck</b> & have fun"
        assert (await say(ann, table, f"  {text}\x00\u202e \n")).status_code == 200
        # Connected players immediately get the number of messages, and request the texts.
        await theirs.until(lambda frame: frame["said"] == 1)
        (heard,) = (await talk(ben, table))["messages"]
        assert (heard["text"], heard["you"]) == (text, False)
        assert (await talk(ann, table))["messages"][0]["you"]
        for refused in (
            await watcher.http.get(f"/api/tables/{table}/talk"),
            await say(watcher, table, "hello"),
            await watcher.http.put(f"/api/tables/{table}/desk", json={"notes": "x"}),
        ):
            assert (refused.status_code, refused.json()["error"]) == (403, "not-your-seat")
        assert public.frame["said"] == 0
        assert not any("Good luck" in message for message in public.heard)
        assert (await say(ann, table, " \x00 ")).status_code == 422
        assert (await say(ann, table, "x" * 501)).status_code == 400


async def test_a_muted_player_is_not_heard_and_does_not_know(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        made = await ann.open("friend")
        table = made["table"]
        await ben.join(made)
        await say(ann, table, "first")
        assert (await keep(ben, table, muted=True))["messages"] == []
        assert (await say(ann, table, "second")).status_code == 200
        assert not (await talk(ann, table))["muted"]
        await say(ben, table, "mine")
        assert [said["text"] for said in (await talk(ben, table))["messages"]] == ["mine"]
        # Messages of a muted player are stored, and muting can be undone.
        heard = await keep(ben, table, muted=False)
        assert [said["text"] for said in heard["messages"]] == ["first", "second", "mine"]


async def test_nobody_talks_too_much(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = RateLimits(1000)
    # The limit is low enough for the slowest machine.
    monkeypatch.setitem(limits._a_minute, "say", 1)
    async with (
        serving(database, limits=limits) as server,
        server.guest() as ann,
        server.guest() as ben,
    ):
        made = await ann.open("friend")
        await ben.join(made)
        statuses = [(await say(ann, made["table"], "again")).status_code for _ in range(3)]
        assert statuses == [200, 429, 429]
        assert (await say(ben, made["table"], "quiet")).status_code == 200


async def test_notes_are_private(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        made = await ann.open("friend")
        table = made["table"]
        await ben.join(made)
        await keep(ann, table, notes="the scout is bait")
        await keep(ann, table, muted=True)
        assert (await talk(ann, table))["notes"] == "the scout is bait"
        assert (await talk(ben, table))["notes"] == ""
        # Notes and messages move into an account, and are in the export of the player's data.
        await say(ann, table, "hello")
        signed = {"name": "Ann of Orval", "password": "a long password", "language": "en"}
        assert (await ann.http.post("/api/account", json=signed)).status_code == 200
        kept = await talk(ann, table)
        assert (kept["notes"], kept["muted"]) == ("the scout is bait", True)
        data = (await ann.http.get("/api/me/data")).json()
        assert [one["text"] for one in data["said"]] == ["hello"]
        assert [one["text"] for one in data["notes"]] == ["the scout is bait"]
        # Deleting the account deletes the player's messages.
        gone = await ann.http.post("/api/me/deletion", json={"password": "a long password"})
        assert gone.status_code == 200
        assert (await talk(ben, table))["messages"] == []


async def first_turn(us: Browser, de: Browser) -> Browser:
    """Make both sides bid; return the player with the first turn."""
    for player in (us, de):
        bids = player.frame["ask"]["options"]
        # A bid cannot be undone: the opponent's bid or chance follows.
        assert not any(option.get("free") for option in bids)
        await player.play([bids[0]["move"]])
    await us.until(lambda frame: frame["log"] >= de.frame["log"])
    first = us if us.frame["ask"] is not None else de
    await first.until(lambda frame: frame["ask"] is not None)
    return first


async def test_the_tree_marks_lines_that_can_be_undone(server: Serving) -> None:
    """In express mode a line that can be undone needs no confirmation; a line before chance
    does."""
    for _ in range(MOST_HANDS):
        # A line that plays the last card ends the turn. In that case deal another hand.
        async with two_friends(server) as (us, de):
            first = await first_turn(us, de)
            ends = {
                option["move"]: option.get("free", False)
                for option in first.frame["ask"]["options"]
                if option.get("next") is None
            }
            assert ends["end"] is False
            free = [line for line, is_free in leaves(first.frame["ask"], []) if is_free]
            if free:
                await first.play(free[0])
                assert first.frame["undo"]["possible"]
                return
    raise AssertionError("no hand had a line that could be undone")


def leaves(ask: Message, line: list[str]) -> Any:
    for option in ask["options"]:
        following = [*line, option["move"]]
        if option.get("next"):
            yield from leaves(option["next"], following)
        elif not option.get("more"):
            yield following, option.get("free", False)
