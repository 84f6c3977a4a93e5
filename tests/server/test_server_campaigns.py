"""Campaigns: consecutive scenarios with one opponent, and a running score."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from server_table import TITLE, Guest, Message, Serving, new_nonce, play_out

import sandtable
from sandtable.core import Rng
from sandtable.server.store.schema import battles

NOWHERE = "a" * 16
RECORDS = Path(__file__).parents[1] / "undaunted" / "replays" / TITLE


async def begin(guest: Guest, opponent: str = "here", **changes: object) -> Message:
    body = {
        "title": TITLE,
        "first": "hill-314",
        "length": 2,
        "side": "us",
        "opponent": opponent,
        "nonce": new_nonce(),
        **({"agent": "random"} if opponent == "agent" else {}),
        **changes,
    }
    answer = await guest.http.post("/api/campaigns", json=body)
    assert answer.status_code == 200, answer.text
    made: Message = answer.json()
    return made


async def page(guest: Guest, id: str) -> Any:
    answer = await guest.http.get(f"/api/campaigns/{id}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def go_on(guest: Guest, id: str) -> Any:
    answer = await guest.http.post(f"/api/campaigns/{id}/battles", json={"nonce": new_nonce()})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def resign(guest: Guest, table: str, side: str) -> None:
    async with guest.sit(table, side) as browser:
        await browser.ask("resign")


async def test_a_campaign_of_two_games_with_a_friend(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben, server.stranger() as watcher:
        made = await begin(ann, "friend")
        id = made["campaign"]
        first = made["table"]
        assert (await page(ann, id))["battles"][0]["status"] == "waiting"
        await ben.join(made)

        async with ann.sit(first, "us") as us, ben.sit(first, "de") as de:
            place = {"campaign": id, "battle": 1, "battles": 2}
            assert us.frame["campaign"] == de.frame["campaign"] == place
            await play_out([us, de], Rng(3), most=6)
            now = await page(ben, id)
            assert now["status"] == "running"
            assert now["battles"][1] == {
                "scenario": "mortain",
                "status": "ahead",
                "table": None,
                "your_turn": False,
                "round": 0,
                "winner": None,
                "ending": "",
                "casualties": {},
            }
            # While a battle is running, "next battle" opens that battle.
            assert (await go_on(ben, id))["table"] == first
            await us.ask("resign")

        between = await page(watcher, id)
        assert between["status"] == "between"
        assert between["battles"][0]["winner"] == "de"
        assert (between["leader"], between["grade"]) == ("de", "marginal")
        assert [player["you"] for player in between["players"]] == [False, False]
        (mine,) = (await ann.http.get("/api/me")).json()["campaigns"]
        assert (mine["id"], mine["status"], mine["fought"]) == (id, "between", 1)
        assert mine["victories"] == {"us": 0, "de": 1}

        # Both request the next battle at the same moment: they get one table and keep their sides.
        seated = await asyncio.gather(go_on(ann, id), go_on(ben, id))
        second = seated[0]["table"]
        assert [one["table"] for one in seated] == [second, second]
        assert [one["seats"] for one in seated] == [["us"], ["de"]]
        await resign(ben, second, "de")

        over = await page(ann, id)
        assert over["status"] == "over"
        assert [battle["winner"] for battle in over["battles"]] == ["de", "us"]
        assert (over["leader"], over["grade"]) == (None, "")
        refused = await ann.http.post(f"/api/campaigns/{id}/battles", json={"nonce": new_nonce()})
        assert (refused.status_code, refused.json()["error"]) == (422, "game-over")


async def test_casualties_cost_points_and_are_counted_once(server: Serving) -> None:
    async with server.guest() as guest:
        lost: dict[str, int] = {}
        while sum(lost.values()) == 0:  # a short random game may have no casualties
            made = await begin(guest, first="la-raye")
            async with guest.sit(made["table"], "us") as us, guest.sit(made["table"], "de") as de:
                await play_out([us, de], Rng(11), most=400)
                if not us.over:
                    await us.ask("resign")
            now = await page(guest, made["campaign"])
            lost = now["battles"][0]["casualties"]
        for score in now["scores"]:
            assert score["casualties"] == lost[score["side"]]
            assert score["score"] == score["victories"] - lost[score["side"]] // 10
        assert now["casualties_a_point"] == 10
        # The casualties are stored, and not counted again from the game.
        stored = await server.hub.store.fetch(
            battles.select().where(battles.c.campaign == made["campaign"])
        )
        assert (stored[0].lost_first, stored[0].lost_second) == (lost["us"], lost["de"])


@pytest.mark.parametrize("title", sandtable.TITLES)
async def test_every_title_has_campaigns(server: Serving, title: str) -> None:
    game = sandtable.load(title)
    ids = [listing.id for listing in game.listings()]
    async with server.guest() as guest:
        side = game.seats[0]
        made = await begin(
            guest, title=title, first=ids[0], length=len(ids), side=side, opponent="agent"
        )
        now = await page(guest, made["campaign"])
        assert [battle["scenario"] for battle in now["battles"]] == ids
        await resign(guest, made["table"], side)
        after = await page(guest, made["campaign"])
        assert after["scores"][1]["victories"] == 1
        second = await go_on(guest, made["campaign"])
        summary = (await guest.http.get(f"/api/tables/{second['table']}")).json()
        assert summary["scenario"] == ids[1]
        assert [player["kind"] for player in summary["players"]] == ["guest", "agent"]


async def test_an_account_takes_a_campaign_along(server: Serving) -> None:
    async with server.guest() as guest:
        made = await begin(guest)
        await resign(guest, made["table"], "us")
        signed = {"name": "Ann of Orval", "password": "a long password", "language": "en"}
        assert (await guest.http.post("/api/account", json=signed)).status_code == 200
        assert (await go_on(guest, made["campaign"]))["seats"] == ["us", "de"]


async def test_no_battle_starts_after_a_player_has_left(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        made = await begin(ann, "friend")
        await ben.join(made)
        # A player who deletes the account resigns and loses the name.
        assert (await ben.http.post("/api/me/deletion", json={})).status_code == 200
        answer = await ann.http.post(
            f"/api/campaigns/{made['campaign']}/battles", json={"nonce": new_nonce()}
        )
        assert (answer.status_code, answer.json()["error"]) == (409, "stale")


async def test_an_invalid_campaign_is_refused(server: Serving) -> None:
    async with AsyncExitStack() as stack:
        guest = await stack.enter_async_context(server.guest())
        other = await stack.enter_async_context(server.guest())
        last = sandtable.load(TITLE).listings()[-1].id
        body = {"title": TITLE, "first": last, "side": "us", "opponent": "here"}
        for length, status in ((2, 404), (1, 400), (1000, 400)):
            asked = {**body, "length": length, "nonce": new_nonce()}
            answer = await guest.http.post("/api/campaigns", json=asked)
            assert answer.status_code == status, answer.text
        # The refused requests created nothing.
        assert (await guest.http.get("/api/me")).json()["tables"] == []
        assert (await guest.http.get(f"/api/campaigns/{NOWHERE}")).status_code == 404
        assert (await guest.http.get("/api/campaigns/no-id-at-all")).status_code == 404
        made = await begin(guest)
        await resign(guest, made["table"], "us")
        path = f"/api/campaigns/{made['campaign']}/battles"
        answer = await other.http.post(path, json={"nonce": new_nonce()})
        assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
