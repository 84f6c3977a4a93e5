"""Measurements: orders, results and quotas."""

import asyncio
import time
from typing import Any

import pytest
import sqlalchemy as sa
from fake_post import fake_post
from hooks import hook
from measuring_shop import TITLE, QuickPlayer, Shop, a_pair, measure, measuring
from server_table import Guest, new_nonce, serving
from studio_guests import account, ask, new

import sandtable
from sandtable.measuring.pair_orders import Order, Pair, pair_seconds
from sandtable.measuring.progress import Part, Progress
from sandtable.measuring.tally import Tally
from sandtable.scenario_files import starter
from sandtable.server.accounts.accounts_store import AccountStore
from sandtable.server.edge import measuring_api
from sandtable.server.social.webhook import WebhookClient
from sandtable.server.store.schema import (
    guests,
    measured_games,
    measurements,
    slices,
)
from sandtable.server.studio.measurer import TURN_SECONDS
from sandtable.server.studio.measuring_store import (
    MeasuringStore,
)

PATIENCE = 30


async def until(guest: Guest, found: Any, *states: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while found["summary"]["state"] not in states:
            await asyncio.sleep(0.02)
            found = await ask(guest, "GET", f"measurements/{found['summary']['id']}")
    return found


class StuckPlayer(QuickPlayer):
    """A player that never finishes a pair."""

    async def play(self, order: Order) -> Pair:
        return await asyncio.Event().wait() or a_pair(order.pair)


class FailingPlayer(QuickPlayer):
    """A player whose games cannot be played."""

    async def play(self, order: Order) -> Pair:
        return Pair(0, Tally(), 0.0, "failed")


# Results


async def test_a_draft_is_measured_and_its_result_shown(database: str) -> None:
    async with measuring(database, QuickPlayer(), QuickPlayer()) as (_, ann):
        draft = await new(ann, name="Mill")
        begun = await measure(ann, draft, games=160)
        assert begun["summary"]["wanted"] == 160
        done = await until(ann, begun, "finished")
        summary, finding = done["summary"], done["finding"]
        assert summary["games"] == 160
        assert summary["scenario"] == sandtable.load(TITLE).add(draft["text"])
        expected = Progress()
        part = Part()
        for number in range(80):
            part.add(a_pair(number))
        expected.add(part, False)
        assert summary["result"]["share"] == pytest.approx(expected.share, abs=1e-4)
        low, high = expected.interval(True).low, expected.interval(True).high
        assert summary["result"]["low"] == pytest.approx(low, abs=1e-4)
        assert summary["result"]["high"] == pytest.approx(high, abs=1e-4)
        assert finding["interval"] == "final"
        assert finding["band"][-1]["games"] <= 160
        assert sum(one["games"] for one in finding["endings"]) == 160
        assert sum(one["games"] for one in finding["length"]["rounds"]) == 160
        begins = finding["begins"]
        assert begins["fixed"] == "us"
        assert begins["first_begins"]["games"] == 160
        assert begins["second_begins"]["games"] == 40
        # Results belong to the content: the same order is finished immediately, a larger one
        # continues.
        assert (await measure(ann, draft, games=160))["summary"]["state"] == "finished"
        more = await until(ann, await measure(ann, draft, games=200), "finished")
        assert more["summary"]["id"] == summary["id"]
        assert more["summary"]["games"] == 200
        listed = await ask(ann, "GET", "measurements")
        assert [one["id"] for one in listed["measurements"]] == [summary["id"]]
        assert listed["is_open"]
        assert listed["quota"]["games_today"] == 200


async def test_a_measurement_is_paused_continued_and_stopped(database: str) -> None:
    async with measuring(database, QuickPlayer(0.02)) as (_, ann):
        draft = await new(ann)
        await account(ann, "Ann")
        begun = await until(ann, await measure(ann, draft, games=1600), "measuring")
        path = f"measurements/{begun['summary']['id']}"
        paused = await ask(ann, "POST", f"{path}/pause")
        assert paused["summary"]["state"] == "paused"
        await asyncio.sleep(0.1)
        rests = (await ask(ann, "GET", path))["summary"]["games"]
        await asyncio.sleep(0.2)
        assert (await ask(ann, "GET", path))["summary"]["games"] == rests
        assert (await ask(ann, "POST", f"{path}/continue"))["summary"]["state"] in (
            "measuring",
            "queued",
        )
        async with asyncio.timeout(PATIENCE):
            while (await ask(ann, "GET", path))["summary"]["games"] < rests + 20:
                await asyncio.sleep(0.02)
        stopped = await ask(ann, "POST", f"{path}/stop")
        assert stopped["summary"]["state"] == "stopped"
        games = stopped["summary"]["games"]
        assert rests < games < 1600
        assert stopped["finding"]["interval"] == "always"
        await asyncio.sleep(0.1)
        assert (await ask(ann, "GET", path))["summary"]["games"] == games
        quota = (await ask(ann, "GET", "measurements"))["quota"]
        assert quota["games_today"] == games, "games that were not played are refunded"
        # A finished measurement does not change.
        assert (await ask(ann, "POST", f"{path}/continue"))["summary"]["state"] == "stopped"


async def test_the_time_is_estimated_before_the_first_games(database: str) -> None:
    """Studio design, section 13: how long it will take, and how many wait before."""
    async with measuring(database, StuckPlayer()) as (server, ann):
        draft = await new(ann)
        told = await ask(ann, "GET", "measurements")
        alone = told["game_seconds"][TITLE]
        assert alone["corporal"] < alone["sergeant"] < alone["captain"]
        assert alone["corporal"] == pytest.approx(0.625 * pair_seconds(TITLE, "corporal"), abs=1e-3)
        async with server.guest() as ben:
            other = await new(ben, name="Secret Mill")
            await measure(ben, other, games=400)
            found = await ask(ann, "GET", "measurements")
            # Others take turns with what Ann would measure; only their number is told.
            assert found["game_seconds"][TITLE]["corporal"] == pytest.approx(
                2 * alone["corporal"], abs=1e-3
            )
            assert {**found, "game_seconds": 0, "queue": 0} == {
                **told, "game_seconds": 0, "queue": 0,
            }  # fmt: skip
            assert (told["queue"], found["queue"]) == (0, 1)
            begun = (await measure(ann, draft, games=400))["summary"]
            assert begun["state"] == "queued"
            pairs = 200 + 50
            seconds = pairs * 2 * pair_seconds(TITLE, "corporal")
            assert begun["seconds_left"] == pytest.approx(seconds, rel=0.01)
            assert begun["starts_in"] == TURN_SECONDS * (begun["place"] - 1)


async def test_a_failure_has_the_number_that_is_in_the_log(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with measuring(database, FailingPlayer()) as (_, ann):
        draft = await new(ann)
        found = await until(ann, await measure(ann, draft, games=40), "failed")
        number = found["summary"]["error_number"]
        assert len(number) == 8
        assert f"error number {number}" in caplog.text
        assert "Mill" not in caplog.text


async def test_the_ways_by_which_a_designer_is_told_are_listed(database: str) -> None:
    async with (
        fake_post() as (_, letters),
        measuring(database, QuickPlayer(), post=letters, address="x") as (server, ann),
    ):
        assert (await ask(ann, "GET", "measurements"))["notices"] == []
        await account(ann, "Ann")
        accounts = AccountStore(server.hub.store)
        found = await accounts.by_login("ann")
        assert found is not None
        assert await accounts.change(found, email="ann@example.org", webhook="https://a.example")
        assert (await ask(ann, "GET", "measurements"))["notices"] == ["email", "webhook"]


async def test_a_measurement_is_its_owners_alone(database: str) -> None:
    async with measuring(database, QuickPlayer()) as (server, ann):
        draft = await new(ann)
        found = await until(ann, await measure(ann, draft, games=40), "finished")
        path = f"measurements/{found['summary']['id']}"
        async with server.guest() as ben, server.stranger() as eve:
            for other in (ben, eve):
                missing = await ask(other, "GET", f"measurements/{'z' * 16}", 404)
                assert await ask(other, "GET", path, 404) == missing
                for what in ("pause", "continue", "next", "stop"):
                    assert await ask(other, "POST", f"{path}/{what}", 404) == missing
                assert (await ask(other, "GET", "measurements"))["measurements"] == []
            body = {"draft": draft["id"], "revision": 1, "agent": "corporal", "games": 40}
            assert await ask(ben, "POST", "measurements", 404, **body)
            # The owner of an identical draft learns nothing of another user's measurement.
            same = await new(ben)
            assert same["text"] == draft["text"]
            assert (await ask(ben, "GET", "measurements"))["quota"]["games_today"] == 0
            gate = await ask(ben, "GET", f"drafts/{same['id']}/gate")
            assert gate["balance"] is None
            begun = await measure(ben, same, games=40)
            assert begun["summary"]["games"] < 40, "the games are played again for the other owner"


async def test_refusals_name_their_reason(database: str) -> None:
    async with serving(database) as server, server.guest() as ann:
        draft = await new(ann)
        assert not (await ask(ann, "GET", "measurements"))["is_open"]
        assert (await measure(ann, draft, 409))["error"] == "no-measuring"
    async with measuring(database, QuickPlayer(60)) as (_, ann):
        draft = await new(ann)
        stale = {**draft, "revision": 7}
        assert (await measure(ann, stale, 409))["error"] == "changed-elsewhere"
        assert await measure(ann, draft, 400, games=7000)
        assert await measure(ann, draft, 400, agent="random")
        assert (await measure(ann, draft, 409, games=402))["error"] == "games-spent", (
            "a guest's quota is smaller"
        )
        broken = draft["text"].replace("round_limit = 30", "round_limit = 300")
        bad = await new(ann, text=broken)
        assert (await measure(ann, bad, 422))["error"] == "not-valid"


async def test_one_is_measured_and_three_wait(database: str) -> None:
    async with measuring(database, QuickPlayer(60)) as (_, ann):
        await account(ann, "Ann")
        found = []
        for number in range(5):
            text = starter(TITLE).replace("round_limit = 30", f"round_limit = {20 + number}")
            draft = await new(ann, text=text, name=f"Mill {number}")
            if number < 4:
                found.append((await measure(ann, draft, games=100))["summary"])
            else:
                refused = await measure(ann, draft, 409, games=100)
                assert refused["error"] == "too-many-measurements"
        assert [one["state"] for one in found] == ["queued", "waiting", "waiting", "waiting"]
        assert found[0]["place"] == 1
        # Move the last one to the front.
        nexts = await ask(ann, "POST", f"measurements/{found[3]['id']}/next")
        assert nexts["summary"]["state"] == "queued"
        states = {
            one["id"]: one["state"]
            for one in (await ask(ann, "GET", "measurements"))["measurements"]
        }
        assert states[found[0]["id"]] == "waiting"


# The gate


async def test_what_is_measured_can_be_published_for_all(database: str) -> None:
    async with measuring(database, QuickPlayer()) as (server, ann):
        await account(ann, "Ann")
        draft = await new(ann)
        path = f"drafts/{draft['id']}"
        texts = {"en": {"name": "Mill at dawn", "brief": "Hold it."}}
        body = {"revision": 1, "text": draft["text"], "name": "Mill", "texts": texts}
        draft = await ask(ann, "PUT", path, **body)
        publish = {"name": "mill-at-dawn", "revision": 2, "visibility": "all"}
        publish["nonce"] = new_nonce()

        async def missing() -> list[str]:
            lines = (await ask(ann, "GET", f"{path}/gate"))["lines"]
            return [one["key"] for one in lines if not one["met"]]

        assert await missing() == ["measured", "both-win", "ends"]
        assert (await ask(ann, "POST", f"{path}/publish", 409, **publish))[
            "error"
        ] == "not-measured"
        await until(ann, await measure(ann, draft, games=398), "finished")
        assert await missing() == ["measured"]
        done = await until(ann, await measure(ann, draft, games=400), "finished")
        assert await missing() == []
        # The measurement counts for this content only: another round limit is another scenario.
        text = draft["text"].replace("round_limit = 30", "round_limit = 29")
        draft = await ask(ann, "PUT", path, **{**body, "revision": 2, "text": text})
        assert await missing() == ["measured", "both-win", "ends"]
        draft = await ask(ann, "PUT", path, **{**body, "revision": 3})
        assert await missing() == [], "the earlier content still has its measurement"
        version = await ask(ann, "POST", f"{path}/publish", **{**publish, "revision": 4})
        balance = version["summary"]["balance"]
        assert balance["agent"] == "corporal"
        told = done["summary"]["result"]
        found = [balance[key] for key in ("first_side", "low", "high", "games")]
        assert found == [told[key] for key in ("share", "low", "high", "games")]
        async with server.guest() as ben:
            (listed,) = await ask(ben, "GET", "versions")
            assert listed["balance"] == balance


@pytest.mark.parametrize(
    ("tally", "score", "missing"),
    [
        (Tally(games=2, wins=2), 4, "both-win"),
        (Tally(games=2, wins=1, at_limit=1), 2, "ends"),
    ],
)
async def test_a_battle_that_one_side_wins_or_no_one_ends_is_not_listed(
    database: str, tally: Tally, score: int, missing: str
) -> None:
    class Onesided(QuickPlayer):
        async def play(self, order: Order) -> Pair:
            tally.rounds, tally.lines = {3: 2}, {3: 2}
            return Pair(score, tally, 0.0)

    async with measuring(database, Onesided()) as (_, ann):
        await account(ann, "Ann")
        draft = await new(ann)
        await until(ann, await measure(ann, draft, games=400), "finished")
        gate = await ask(ann, "GET", f"drafts/{draft['id']}/gate")
        unmet = [one["key"] for one in gate["lines"] if not one["met"]]
        assert unmet == [missing, "named"]


async def test_the_owner_is_notified_once(database: str) -> None:
    async with (
        fake_post() as (post, letters),
        hook() as (called, address),
        measuring(
            database, QuickPlayer(), tick=0.02, post=letters,
            caller=WebhookClient(private=True), address="https://table.example",
        ) as (server, ann),
    ):  # fmt: skip
        await account(ann, "Ann")
        accounts = AccountStore(server.hub.store)
        found = await accounts.by_login("ann")
        assert found is not None
        assert await accounts.change(found, webhook=address, email="ann@example.org")
        draft = await new(ann, name="Mill")
        await until(ann, await measure(ann, draft, games=40), "finished")
        async with asyncio.timeout(PATIENCE):
            while not (post.letters and called.calls):
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.3)
        assert len(post.letters) == len(called.calls) == 1
        assert called.calls[0]["event"] == "measured"
        assert called.calls[0]["games"] == "40"
        assert f"/studio/{draft['id']}#balance" in str(post.letters[0])


# Server processes


async def test_a_restarted_server_continues_immediately(database: str) -> None:
    player = QuickPlayer(0.02)
    async with measuring(database, player) as (_, ann):
        draft = await new(ann)
        begun = await until(ann, await measure(ann, draft, games=200), "measuring")
    shop = Shop(database)
    # Simulate a killed process: its slice is still leased.
    hold = slices.update().values(until=time.time() + 3600, holder="gone")
    await shop.store.writer.do(lambda connection: connection.execute(hold))
    await shop.store.close()
    async with serving(database, players=[QuickPlayer()]) as server:
        store = MeasuringStore(server.hub.store)
        owner = (await server.hub.store.fetch(measurements.select()))[0].owner
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await store.one(begun["summary"]["id"], (owner,))
                assert found is not None
                if found[0].state == "finished":
                    break
                await asyncio.sleep(0.02)
        assert found[1].games == 200


async def test_measurements_are_deleted_with_their_owner(database: str) -> None:
    async with measuring(database, QuickPlayer(60)) as (server, ann):
        draft = await new(ann)
        await measure(ann, draft, games=100)
        await account(ann, "Ann")
        listed = await ask(ann, "GET", "measurements")
        assert len(listed["measurements"]) == 1, "measurements move into an account"
        assert listed["quota"]["most_games_a_day"] == measuring_api.GAMES_A_DAY
        data = (await ann.http.get("/api/me/data")).json()
        assert [one["agent"] for one in data["measurements"]] == ["corporal"]
        body = {"password": "correct horse battery"}
        assert (await ann.http.post("/api/me/deletion", json=body)).status_code == 200
        for table in (measurements, slices, measured_games):
            assert await server.hub.store.fetch(table.select()) == []


async def test_a_server_that_knows_no_measurements_can_delete_guests_and_tables(
    shop: Shop,
) -> None:
    """This is a server of the previous release, which may run at the same time."""
    await shop.wants("ann", 10)
    assert await shop.slices.take("holder") is not None
    await shop.store.writer.do(lambda connection: connection.execute(guests.delete()))
    for table in (measurements, slices, measured_games):
        assert await shop.store.fetch(table.select()) == []
    keys = await shop.store.writer.do(
        lambda connection: sa.inspect(connection).get_foreign_keys("version_tables")
    )
    (key,) = [key for key in keys if key["referred_table"] == "tables"]
    assert key["options"] == {"ondelete": "CASCADE"}
