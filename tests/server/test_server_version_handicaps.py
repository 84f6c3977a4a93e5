"""Handicaps of published scenarios: found or chosen for a draft, stored with its version, and
played."""

import asyncio
from typing import Any

from server_table import Guest, new_nonce
from studio_guests import TITLE, account, ask, link_of, publish
from test_server_even_search import PATIENCE, Judge, even

import sandtable
from sandtable.measuring.pair_orders import Order, Pair
from sandtable.measuring.tally import Tally
from sandtable.server.store.schema import contents, versions
from sandtable.server.studio.studio_store import KEEP_UNUSED, StudioStore

START = {"side": "us", "opponent": "here"}


class Rising(Judge):
    """The first side wins more games with each further variant."""

    async def play(self, order: Order) -> Pair:
        self.orders.append(order)
        await asyncio.sleep(0)
        seen = list(dict.fromkeys(one.content for one in self.orders))
        score = min(3, 1 + seen.index(order.content))
        return Pair(score, Tally(games=2, wins=score // 2, rounds={5: 2}), 0.01)


async def find(guest: Guest, draft: Any, status: int = 200, **body: object) -> Any:
    body = {"draft": draft["id"], "revision": draft["revision"], "agent": "corporal", **body}
    found = await ask(guest, "POST", "handicaps", status, **body)
    async with asyncio.timeout(PATIENCE):
        while status == 200 and found["stage"] != "over":
            await asyncio.sleep(0.02)
            found = await ask(guest, "GET", f"handicaps/{found['summary']['id']}")
    return found


async def helps(guest: Guest, draft: Any, side: str, count: int) -> list[dict[str, Any]]:
    """Return small edits of a draft that help a side, like the page lists them."""
    told = await ask(guest, "POST", "edits", title=TITLE, text=draft["text"], helps=side)
    shares = [one["first_side"] for one in told["edits"]]
    assert shares == sorted(shares, reverse=side == "us"), "the most helpful edits come first"
    assert (shares[0] > told["first_side"]) == (side == "us")
    return [{"key": one["key"], "args": one["args"]} for one in told["edits"][:count]]


async def test_handicaps_are_found_in_grades_and_measured(database: str) -> None:
    async with even(database, Rising()) as (_, ann, draft):
        assert (await find(ann, draft, 409))["error"] == "games-spent", (
            "a guest's quota is too small"
        )
        await account(ann, "Ann")
        found = await find(ann, draft)
        assert found["summary"]["state"] == "finished"
        assert found["told"]["printed"]["games"] == 96
        for one in found["told"]["handicaps"]:
            balance = one["balance"]
            assert balance["games"] == 96
            assert balance["low"] <= balance["first_side"] <= balance["high"]
            assert one["edits"]
            assert one["scenario"].endswith(f"+{one['side']}{one['grade']}")
        listed = await ask(ann, "GET", "measurements")
        assert [one["id"] for one in listed["handicaps"]] == [found["summary"]["id"]]
        assert listed["searches"] == listed["measurements"] == []


async def test_only_its_owner_sees_a_search_for_handicaps(database: str) -> None:
    async with even(database, Rising()) as (server, ann, draft):
        chosen = {"us": [await helps(ann, draft, "us", 1)]}
        found = await find(ann, draft, chosen=chosen)
        id = found["summary"]["id"]
        async with server.guest() as ben:
            missing = await ask(ben, "GET", f"handicaps/{'z' * 16}", 404)
            assert await ask(ben, "GET", f"handicaps/{id}", 404) == missing
            await find(ben, draft, 404)
        await ask(ann, "GET", f"searches/{id}", 404)


async def test_an_invalid_choice_is_refused(database: str) -> None:
    async with even(database, Rising()) as (_, ann, draft):
        wrong = {"us": [[{"key": "weather", "args": {}}]]}
        assert (await find(ann, draft, 409, chosen=wrong))["error"] == "no-edits"
        assert (await find(ann, draft, 400, chosen={"us": [[]]}))["error"] == "bad-request"
        assert (await find(ann, draft, 409, groups=["armies"]))["error"] == "no-edits"
        body = {"title": TITLE, "text": draft["text"], "helps": "fr"}
        assert (await ask(ann, "POST", "edits", 422, **body))["error"] == "bad-request"


async def published(guest: Guest, draft: Any) -> Any:
    """Publish a version with two chosen grades for the first side."""
    await account(guest, "Ann")
    edits = await helps(guest, draft, "us", 40)
    grades = [[edits[0]], [next(one for one in edits if one["key"] != edits[0]["key"])]]
    found = await find(guest, draft, chosen={"us": grades})
    assert [one["grade"] for one in found["told"]["handicaps"]] == [1, 2]
    gate = await ask(guest, "GET", f"drafts/{draft['id']}/gate")
    assert gate["handicaps"] == ["us1", "us2"]
    return await publish(guest, draft)


async def test_a_version_is_played_with_a_handicap_recorded_and_counted_apart(
    database: str,
) -> None:
    async with even(database, Rising()) as (server, ann, draft), server.guest() as ben:
        version = await published(ann, draft)
        link = link_of(version)
        seen = await ask(ben, "GET", link)
        assert seen["handicaps"] == version["handicaps"]
        assert seen["summary"]["even_with"] == "us1"
        told = seen["handicaps"]["handicaps"]
        assert [one["balance"]["first_side"] for one in told] == [0.5, 0.75]
        start = {**START, "opponent": "agent", "agent": "recruit"}
        for handicap in ("us2", ""):
            body = {**start, "handicap": handicap, "nonce": new_nonce()}
            made = await ask(ben, "POST", f"{link}/table", **body)
            async with ben.sit(made["table"], "us") as seat:
                scenario = seat.frame["scenario"]
                assert scenario.endswith("+us2") == bool(handicap)
                await seat.ask("resign")
            path = f"/api/tables/{made['table']}"
            record = (await ben.http.get(f"{path}/record")).text
            assert sandtable.replay(record).scenario == scenario
            for what in ("replay", "report"):
                assert (await ben.http.get(f"{path}/{what}")).json()["scenario"] == scenario
            layout = (await ben.http.get(f"{path}/scenario")).json()
            assert layout["id"] == scenario
            if handicap:
                assert scenario == told[1]["scenario"]
        assert (await ask(ben, "GET", link))["plays"] == {"": 1, "us2": 1}
        scores = (await ben.http.get("/api/me/profile")).json()["scores"]
        assert sorted((one["handicap"], one["lost"]) for one in scores) == [(False, 1), (True, 1)]
        body = {**start, "handicap": "de1", "nonce": new_nonce()}
        await ask(ben, "POST", f"{link}/table", 404, **body)


async def test_the_content_of_a_game_with_a_handicap_stays(database: str) -> None:
    async with even(database, Rising()) as (server, ann, draft):
        link = link_of(await published(ann, draft))
        body = {**START, "handicap": "us1", "nonce": new_nonce()}
        made = await ask(ann, "POST", f"{link}/table", **body)
        store = server.hub.store
        before = len(await store.fetch(contents.select()))

        def age(connection: Any) -> None:
            connection.execute(contents.update().values(created=-2 * KEEP_UNUSED))

        await store.writer.do(age)
        await StudioStore(store).sweep_contents()
        assert len(await store.fetch(contents.select())) == before
        row = await store.table(made["table"])
        assert row is not None
        assert row.content


async def test_no_user_learns_of_the_handicaps_of_another(database: str) -> None:
    """The owner of an identical draft has to find its handicaps independently."""
    async with even(database, Rising()) as (server, ann, draft), server.guest() as ben:
        await find(ann, draft, chosen={"us": [await helps(ann, draft, "us", 1)]})
        assert (await ask(ann, "GET", f"drafts/{draft['id']}/gate"))["handicaps"] == ["us1"]
        same = await ask(ben, "POST", "drafts", title=TITLE, text=draft["text"])
        assert (await ask(ben, "GET", f"drafts/{same['id']}/gate"))["handicaps"] == []
        body = {**START, "handicap": "us1", "nonce": new_nonce()}
        await ask(ben, "POST", f"drafts/{same['id']}/table", 404, **body)


async def test_new_handicaps_of_the_same_content_are_a_new_version(database: str) -> None:
    async with even(database, Rising()) as (_, ann, draft):
        await published(ann, draft)
        assert (await publish(ann, draft, 409))["error"] == "same-version"
        chosen = {"us": [await helps(ann, draft, "us", 1)]}
        assert len((await find(ann, draft, chosen=chosen))["told"]["handicaps"]) == 1
        assert (await publish(ann, draft))["summary"]["number"] == 2


async def test_a_draft_is_tried_out_with_a_handicap(database: str) -> None:
    async with even(database, Rising()) as (_, ann, draft):
        path = f"drafts/{draft['id']}/table"
        body = {**START, "handicap": "us1", "nonce": new_nonce()}
        await ask(ann, "POST", path, 404, **body)
        await find(ann, draft, chosen={"us": [await helps(ann, draft, "us", 1)]})
        assert (await ask(ann, "POST", path, **body))["table"]


async def test_the_list_finds_what_a_handicap_makes_even(database: str) -> None:
    async with even(database, Rising()) as (server, ann, draft), server.guest() as ben:
        await published(ann, draft)
        assert await ask(ben, "GET", "versions?balance=handicap") == [], (
            "only its link opens the version"
        )
        await server.hub.store.writer.do(
            lambda connection: connection.execute(versions.update().values(visibility="all"))
        )
        (found,) = await ask(ben, "GET", "versions?balance=handicap")
        assert found["even_with"] == "us1"
        assert await ask(ben, "GET", "versions?balance=even") == []
