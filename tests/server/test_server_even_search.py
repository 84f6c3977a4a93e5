"""The search "Make it even" on a server: the measurement queue plays it for its owner."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from server_table import Guest, Serving, serving
from studio_guests import account, ask, new

import sandtable
from sandtable.core.edits import Change, Edit, edited, parse_path
from sandtable.measuring.even_search import FRESH
from sandtable.measuring.pair_orders import Order, Pair, seed_of
from sandtable.measuring.tally import Tally
from sandtable.server.agents.agent_pool import Died
from sandtable.server.store.schema import measurements, searches, slices

TITLE = "undaunted-normandy"
PATIENCE = 90


class Judge:
    """Knows the result of a pair immediately: the first side wins the draft, and its edits less
    often."""

    def __init__(self, draft: str = "") -> None:
        self.draft = draft
        self.orders: list[Order] = []
        self.dies_at: int | None = None
        self.gate = asyncio.Event()
        self.gate.set()

    async def play(self, order: Order) -> Pair:
        await self.gate.wait()
        self.orders.append(order)
        if len(self.orders) == self.dies_at:
            raise Died
        await asyncio.sleep(0)
        score = 4 if order.content == self.draft else 1 + sum(map(ord, order.content)) % 3
        return Pair(score, Tally(games=2, wins=score // 2, rounds={5: 2}), 0.01)

    async def close(self) -> None:
        pass


@asynccontextmanager
async def even(database: str, player: Judge) -> AsyncIterator[tuple[Serving, Guest, Any]]:
    async with serving(database, players=[player]) as server, server.guest() as ann:
        draft = await new(ann)
        game = sandtable.load(TITLE)
        player.draft = game.content(draft["text"])
        yield server, ann, draft


async def look(guest: Guest, draft: Any, status: int = 200, **body: object) -> Any:
    body = {"draft": draft["id"], "revision": draft["revision"], "agent": "corporal", **body}
    return await ask(guest, "POST", "searches", status, **body)


async def until(guest: Guest, found: Any, stage: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while found["stage"] != stage:
            await asyncio.sleep(0.02)
            found = await ask(guest, "GET", f"searches/{found['summary']['id']}")
    return found


async def test_edits_are_tried_with_the_same_dice_and_the_best_are_measured(database: str) -> None:
    player = Judge()
    player.dies_at = 5  # a process that dies loses a pair, which is played again
    async with even(database, player) as (server, ann, draft):
        begun = await look(ann, draft)
        assert begun["stage"] == "trying"
        assert begun["summary"]["wanted"] == 400
        found = await until(ann, begun, "over")
        assert found["summary"]["state"] == "finished"
        assert found["summary"]["games"] == 400
        assert found["summary"]["agent"] == "corporal"
        assert found["tried"] == 8
        assert found["predicted"] > 8
        assert found["now"]["share"] == 1.0
        assert len(found["found"]) == 3
        off = [abs(one["result"]["share"] - 0.5) for one in found["found"]]
        assert off == sorted(off)
        for one in found["found"]:
            result, effect = one["result"], one["effect"]
            assert result["games"] == 48
            assert result["low"] < result["share"] < result["high"]
            assert effect["more"] == pytest.approx(result["share"] - 1.0)
            assert effect["low"] < effect["more"] < effect["high"]
            assert one["edits"][0]["changes"][0]["path"]
        played = [order for at, order in enumerate(player.orders, 1) if at != 5]
        assert len(played) == 200
        trials = [order for order in played if order.pair < FRESH]
        dice = {order.pair for order in trials}
        assert set(range(8)) <= dice <= set(range(24)), (
            "first trials use pairs 0 to 7, repeated ones up to 23"
        )
        assert {order.seed for order in played} == {seed_of(TITLE, player.draft)}
        assert len({order.content for order in trials if order.pair < 8}) >= 9
        assert len({order.content for order in played[len(trials) :]}) == 4
        # The search is no measurement of the draft, and does not count for the gate.
        listed = await ask(ann, "GET", "measurements")
        assert listed["measurements"] == []
        assert [one["id"] for one in listed["searches"]] == [begun["summary"]["id"]]
        assert listed["quota"]["games_today"] == 400
        assert await server.hub.store.fetch(slices.select()) == []


async def test_only_its_owner_sees_a_search(database: str) -> None:
    async with even(database, Judge()) as (server, ann, draft):
        found = await look(ann, draft)
        path = f"searches/{found['summary']['id']}"
        async with server.guest() as ben, server.guest() as eve:
            missing = await ask(ben, "GET", f"searches/{'z' * 16}", 404)
            for other in (ben, eve):
                assert await ask(other, "GET", path, 404) == missing
            await look(ben, draft, 404)
            listed = await ask(ben, "GET", "measurements")
            assert listed["searches"] == []
            stop = f"measurements/{found['summary']['id']}/stop"
            await ask(ben, "POST", stop, 404)


async def test_a_search_is_paused_stopped_and_replaced(database: str) -> None:
    player = Judge()
    player.gate.clear()
    async with even(database, player) as (server, ann, draft):
        begun = await look(ann, draft)
        path = f"measurements/{begun['summary']['id']}"
        assert (await ask(ann, "POST", f"{path}/pause"))["summary"]["state"] == "paused"
        assert (await ask(ann, "POST", f"{path}/continue"))["summary"]["state"] != "paused"
        stopped = await ask(ann, "POST", f"{path}/stop")
        assert stopped["summary"]["state"] == "stopped"
        assert (await ask(ann, "GET", "measurements"))["quota"]["games_today"] == 0
        over = await ask(ann, "GET", f"searches/{begun['summary']['id']}")
        assert (over["stage"], over["found"]) == ("over", [])
        player.gate.set()
        other = await until(ann, await look(ann, draft, groups=["aims"]), "over")
        assert {edit["group"] for one in other["found"] for edit in one["edits"]} == {"aims"}
        assert len(await server.hub.store.fetch(searches.select())) == 1


async def test_a_repeated_request_keeps_the_search_that_is_under_way(database: str) -> None:
    """The first response was lost, or the button was pressed twice: the games played so far were
    thrown away."""
    player = Judge()
    async with even(database, player) as (_server, ann, draft):
        await account(ann, "Ann")
        player.gate.clear()
        begun = await look(ann, draft)
        again = await look(ann, draft)
        assert again["summary"]["id"] == begun["summary"]["id"]
        assert (await ask(ann, "GET", "measurements"))["quota"]["games_today"] == 400
        other = await look(ann, draft, groups=["aims"])
        assert other["summary"]["id"] != begun["summary"]["id"]
        player.gate.set()


async def test_an_invalid_search_is_refused(database: str) -> None:
    async with even(database, Judge()) as (server, ann, draft):
        assert (await look(ann, draft, 409, size="full"))["error"] == "games-spent"
        assert (await look(ann, draft, 422, groups=["weather"]))["error"] == "bad-request"
        assert (await look(ann, draft, 409, groups=["armies"]))["error"] == "no-edits"
        assert (await look(ann, draft, 409, revision=7))["error"] == "changed-elsewhere"
        await account(ann, "Ann")
        assert (await look(ann, draft, size="full"))["summary"]["wanted"] > 2000
        rows = await server.hub.store.fetch(measurements.select())
        assert [row.agent for row in rows] == ["corporal+even"]


async def test_what_was_found_is_measured_further_without_being_applied(database: str) -> None:
    async with even(database, Judge()) as (server, ann, draft):
        await account(ann, "Ann")
        found = await until(ann, await look(ann, draft), "over")
        body = {"draft": draft["id"], "revision": draft["revision"], "agent": "corporal"}
        body |= {"games": 40, "search": found["summary"]["id"], "found": 1}
        begun = await ask(ann, "POST", "measurements", **body)
        assert begun["summary"]["scenario"] == found["found"][1]["scenario"]
        assert begun["summary"]["wanted"] == 40
        # With the edits applied, the draft is the scenario that was measured.
        text = edited(draft["text"], [read_edit(one) for one in found["found"][1]["edits"]])
        checked = await ask(ann, "POST", "check", title=TITLE, text=text)
        assert checked["scenario"] == begun["summary"]["scenario"]
        other = await new(ann)
        assert await ask(ann, "POST", "measurements", 404, **{**body, "draft": other["id"]})
        assert await ask(ann, "POST", "measurements", 404, **{**body, "search": "z" * 16})
        async with server.guest() as ben:
            mine = await new(ben)
            assert await ask(ben, "POST", "measurements", 404, **{**body, "draft": mine["id"]})


def read_edit(told: Any) -> Edit:
    """Read an edit like the page."""
    changes = tuple(
        Change(
            parse_path(one["path"]),
            *(json.loads(one[key]) if one[key] else None for key in ("before", "after")),
        )
        for one in told["changes"]
    )
    return Edit(told["group"], told["key"], told["args"], changes)
