"""Measurements: jobs of people, shared fairly, played by those who take a slice, counted once."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from fake_clock import FakeClock
from fake_post import fake_post
from hooks import hook
from server_table import Guest, Serving, new_nonce, serving
from studio_guests import account, ask, new

import sandtable
from sandtable.core import made_scenarios
from sandtable.lab.games import play
from sandtable.lab.measure.balance import Enquiry, Finding
from sandtable.lab.measured_pairs import answer, play_pair
from sandtable.measuring.pair_orders import Order, Pair, others_of, seed_of
from sandtable.measuring.progress import Part, Progress
from sandtable.measuring.tally import Tally
from sandtable.scenario_files import starter
from sandtable.server.accounts.accounts_store import AccountStore
from sandtable.server.accounts.identity import new_id
from sandtable.server.agents.agent_pool import Died
from sandtable.server.edge import measuring_api
from sandtable.server.edge.security import RateLimits
from sandtable.server.edge.shared_limits import QUOTAS
from sandtable.server.social.webhook import WebhookClient
from sandtable.server.store.schema import (
    accounts,
    contents,
    guests,
    measured_games,
    measurements,
    slices,
)
from sandtable.server.store.store import (
    SeatRow,
    Store,
    Summary,
    TableRow,
    insert_table,
    keep_content,
)
from sandtable.server.store.usage_store import Quota
from sandtable.server.studio import measuring_store
from sandtable.server.studio.measurer import BoxedPlayer, Measurer, Player, processes_here
from sandtable.server.studio.measuring_store import (
    LEASE,
    WAIT,
    Allowance,
    Busy,
    FailedBefore,
    MeasuringStore,
    QuotaSpent,
    Slice,
    Wanted,
)
from sandtable.server.studio.studio_store import StudioStore, TooMany

TITLE = "undaunted-normandy"
PATIENCE = 30
PLENTY = Allowance(1_000_000, is_guest=False)


def a_pair(number: int, is_other: bool = False) -> Pair:
    """What comes of a pair, without playing it."""
    score = random.Random(f"{number} {is_other}").choice([0, 1, 2, 2, 2, 3, 4])
    tally = Tally(
        games=2, wins=score // 2, draws=score % 2, rounds={number % 7: 2}, lines={9: 2},
        endings={"objectives": {0: score // 2, 1: 2 - score // 2}},
    )  # fmt: skip
    return Pair(score, tally, 0.01)


class QuickPlayer:
    """Knows at once what comes of a pair."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self.orders: list[Order] = []

    async def play(self, order: Order) -> Pair:
        self.orders.append(order)
        await asyncio.sleep(self.seconds)
        return a_pair(order.pair)

    async def close(self) -> None:
        pass


@asynccontextmanager
async def measuring(
    database: str, *players: Player, **options: Any
) -> AsyncIterator[tuple[Serving, Guest]]:
    async with serving(database, players=players, **options) as server, server.guest() as ann:
        yield server, ann


async def measure(guest: Guest, draft: Any, status: int = 200, **body: object) -> Any:
    body = {"draft": draft["id"], "revision": draft["revision"], "agent": "corporal", **body}
    return await ask(guest, "POST", "measurements", status, **body)


async def until(guest: Guest, found: Any, *states: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while found["summary"]["state"] not in states:
            await asyncio.sleep(0.02)
            found = await ask(guest, "GET", f"measurements/{found['summary']['id']}")
    return found


# What people see


async def test_a_draft_is_measured_and_told(database: str) -> None:
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
        # It belongs to the content: the same again is there at once, more goes on from there.
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
        assert quota["games_today"] == games, "what was not played is given back"
        # Nothing happens to what has ended.
        assert (await ask(ann, "POST", f"{path}/continue"))["summary"]["state"] == "stopped"


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
            # Who draws the same battle learns nothing of what was measured for another.
            same = await new(ben)
            assert same["text"] == draft["text"]
            assert (await ask(ben, "GET", "measurements"))["quota"]["games_today"] == 0
            gate = await ask(ben, "GET", f"drafts/{same['id']}/gate")
            assert gate["balance"] is None
            begun = await measure(ben, same, games=40)
            assert begun["summary"]["games"] < 40, "it is played again for him"


async def test_refusals_help(database: str) -> None:
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
        assert (await measure(ann, draft, 409, games=402))["error"] == "games-spent", "a guest"
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
        # The last one is to be next.
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
        # Exactly this content: another round limit is another battle.
        text = draft["text"].replace("round_limit = 30", "round_limit = 29")
        draft = await ask(ann, "PUT", path, **{**body, "revision": 2, "text": text})
        assert await missing() == ["measured", "both-win", "ends"]
        draft = await ask(ann, "PUT", path, **{**body, "revision": 3})
        assert await missing() == [], "back again, and what was measured is there again"
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


async def test_the_owner_is_told_once(database: str) -> None:
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


# Sharing


class Shop:
    """The store with people in it, and no server."""

    def __init__(self, database: str, clock: FakeClock | None = None) -> None:
        self.store = Store(database, clock)
        self.measuring = MeasuringStore(self.store)
        self.allowed = PLENTY

    def pass_(self, seconds: float) -> None:
        assert isinstance(self.store.clock, FakeClock)
        self.store.clock.pass_(seconds)

    async def wants(self, who: str, pairs: int, limit: int = 30, agent: str = "corporal") -> str:
        if who not in await self.store.guest_names((who,)):
            await self.store.add_guest(who, who)
        game = sandtable.load(TITLE)
        text = starter(TITLE).replace("round_limit = 30", f"round_limit = {limit}")
        content = game.scenario(game.add(text)).content
        others = others_of(pairs, content, tuple(game.seats))
        wanted = Wanted(
            new_id(), who, "", "Mill", TITLE, made_scenarios.content_id(TITLE, content), content,
            game.rules_version, agent, pairs, others,
        )  # fmt: skip
        return await self.measuring.add(wanted, (who,), self.allowed)

    async def finished(self, id: str, who: str) -> Progress:
        found = await self.measuring.one(id, (who,))
        assert found is not None
        assert found[0].state == "finished"
        return found[1]


@pytest.fixture
async def shop(database: str) -> AsyncIterator[Shop]:
    found = Shop(database, FakeClock())
    yield found
    await found.store.close()


async def test_nobody_waits_for_someone_elses_many_games(shop: Shop) -> None:
    many = await shop.wants("ann", 3200)
    shop.pass_(1)
    few = await shop.wants("ben", 24)
    shop.pass_(1)
    later = await shop.wants("ann", 24, limit=29)
    taken = []
    for number in range(9):
        slice = await shop.measuring.take(f"h{number}")
        assert slice is not None
        taken.append(slice.measurement)
    # In turn; and with all of Ben's given away, the rest is Ann's first one, not her second.
    assert taken[:7] == [many, few, many, few, many, few, many]
    assert later not in taken
    assert await shop.measuring.queue() == [(few, "ben"), (many, "ann")]


async def test_turns_are_fair_by_time(shop: Shop) -> None:
    """Ann's games take ten times as long as Ben's."""
    long, short = await shop.wants("ann", 800), await shop.wants("ben", 800)
    seconds = {long: 0.0, short: 0.0}
    for number in range(66):
        slice = await shop.measuring.take(f"h{number}")
        assert slice is not None
        for at in range(slice.pairs):
            pair = a_pair(at)
            pair.seconds = 10.0 if slice.measurement == long else 1.0
            seconds[slice.measurement] += pair.seconds
            slice.part.add(pair)
        await shop.measuring.report(slice, f"h{number}")
    assert 0.7 < seconds[long] / seconds[short] < 1.4
    # Someone new is first, but not until they have had as much as the others.
    new = await shop.wants("eve", 800)
    turns = 0
    for number in range(20):
        slice = await shop.measuring.take(f"n{number}")
        assert slice is not None
        turns += slice.measurement == new
        slice.part.seconds += 100.0
        await shop.measuring.report(slice, f"n{number}")
    assert 7 <= turns <= 10


async def test_a_long_pair_counts_while_it_is_played(shop: Shop) -> None:
    """Also one that is thrown away because its measurement was paused."""
    id = await shop.wants("ann", 10)
    slice = await shop.measuring.take("holder")
    assert slice is not None
    assert await shop.measuring.renew(slice, "holder")
    assert await shop.measuring.put_next(id, ("ann",))
    assert await shop.measuring.renew(slice, "holder"), "which stops nothing that is played"
    assert await shop.measuring.pause(id, ("ann",))
    assert not await shop.measuring.renew(slice, "holder")
    (row,) = await shop.store.fetch(measurements.select())
    assert row.served == measuring_store.TAKEN + 3 * measuring_store.RENEWED


async def test_a_turn_ends_within_a_slice(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.studio.measurer.TURN_SECONDS", 0.0)
    many = await shop.wants("ann", 4)
    shop.pass_(1)
    few = await shop.wants("ben", 4)
    player = QuickPlayer()
    taken: list[str] = []
    take = shop.measuring.take

    async def noted(holder: str) -> Slice | None:
        slice = await take(holder)
        taken.extend([slice.measurement] if slice is not None else [])
        return slice

    monkeypatch.setattr(shop.measuring, "take", noted)
    await Measurer(shop.measuring, [player]).run(asyncio.Event(), once=True)
    assert taken[:4] == [many, few, many, few]
    for id, who in ((many, "ann"), (few, "ben")):
        assert (await shop.finished(id, who)).games == 8


async def test_there_are_limits(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(4):
        await shop.wants("ann", 10, limit=20 + number)
    with pytest.raises(TooMany):
        await shop.wants("ann", 10, limit=12)
    monkeypatch.setattr(measuring_store, "MOST_OF_ALL", 4)
    with pytest.raises(Busy):
        await shop.wants("ben", 10)
    monkeypatch.setattr(measuring_store, "MOST_OF_ALL", 1000)
    shop.allowed = Allowance(30, is_guest=True)
    await shop.wants("ben", 8)
    with pytest.raises(QuotaSpent):
        await shop.wants("ben", 8, limit=29)
    monkeypatch.setattr(measuring_store, "MOST_OF_GUESTS", 5)
    with pytest.raises(Busy):
        await shop.wants("eve", 8)


async def test_what_rests_keeps_no_one_out_and_ends(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measuring_store, "MOST_OF_GUESTS", 1)
    monkeypatch.setattr(measuring_store, "MOST_OF_ALL", 1)
    shop.allowed = Allowance(400, is_guest=True)
    id = await shop.wants("eve", 10)
    await shop.measuring.pause(id, ("eve",))
    own = await shop.wants("ann", 10)
    await shop.measuring.pause(own, ("ann",))
    row = {"id": "ann", "login": "ann", "password": "", "email": "", "webhook": ""}
    add = accounts.insert().values(**row, language="en", created=0.0)
    await shop.store.writer.do(lambda connection: connection.execute(add))
    assert await shop.measuring.sweep() == 0
    shop.pass_(measuring_store.DAY + 1)
    assert await shop.measuring.sweep() == 1, "a guest's"
    found = await shop.measuring.one(id, ("eve",))
    assert found is not None
    assert found[0].state == "stopped"
    shop.pass_(29 * measuring_store.DAY)
    assert await shop.measuring.sweep() == 1


async def test_guests_of_one_address_share_measurements(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(QUOTAS, "measurement from network", (Quota(2, 3600.0),))
    async with measuring(database, QuickPlayer(60), limits=RateLimits(1)) as (server, ann):
        await account(ann, "Ann")
        for status in (200, 200, 429):
            async with server.guest() as ben:
                await measure(ben, await new(ben), status, games=20)
        await measure(ann, await new(ann), games=20)


async def test_no_more_is_given_back_than_was_charged(shop: Shop) -> None:
    id = await shop.wants("ann", 3200)
    assert await shop.measuring.stop(id, ("ann",))
    assert await shop.measuring.games_today(("ann",)) == 0
    assert await shop.wants("ann", 10) == id
    found = await shop.measuring.one(id, ("ann",))
    assert found is not None
    assert (found[0].pairs, found[0].others) == (10, 2), "what is played is what was charged"
    await shop.wants("ann", 50, limit=29)
    await shop.measuring.stop(id, ("ann",))
    assert await shop.measuring.games_today(("ann",)) == 100
    # What was charged yesterday is not given back today.
    await shop.wants("ann", 40)
    shop.pass_(measuring_store.DAY)
    await shop.wants("ann", 60, limit=28)
    await shop.measuring.stop(id, ("ann",))
    assert await shop.measuring.games_today(("ann",)) == 120


async def test_games_that_fail_are_given_back_and_those_played_count(shop: Shop) -> None:
    id = await shop.wants("ann", 10)
    slice = await shop.measuring.take("holder")
    assert slice is not None
    for number in range(3):
        slice.part.add(a_pair(number))
    assert await shop.measuring.report(slice, "holder")
    await shop.measuring.fail(slice, "holder", "failed")
    found = await shop.measuring.one(id, ("ann",))
    assert found is not None
    assert (found[0].state, found[1].games) == ("failed", 6)
    assert await shop.measuring.games_today(("ann",)) == 6


async def test_what_always_fails_is_not_played_again_at_once(shop: Shop) -> None:
    """Under the same rules; the wait doubles. Others and other contents are not concerned."""
    for wait in (WAIT, 2 * WAIT):
        await shop.wants("ann", 10)
        slice = await shop.measuring.take("holder")
        assert slice is not None
        await shop.measuring.fail(slice, "holder", "failed")
        for agent in ("corporal", "captain"):
            with pytest.raises(FailedBefore):
                await shop.wants("ann", 10, agent=agent)
        assert await shop.measuring.games_today(("ann",)) == 0, "a refusal costs nothing"
        shop.pass_(wait - 1)
        with pytest.raises(FailedBefore):
            await shop.wants("ann", 10)
        shop.pass_(2)
    id = await shop.wants("ben", 10)
    assert await shop.measuring.stop(id, ("ben",))
    id = await shop.wants("ann", 10, limit=20)
    assert await shop.measuring.stop(id, ("ann",))


async def test_orders_at_once_do_not_share_a_quota(shared: str) -> None:
    """On PostgreSQL, from several processes."""
    shops = [Shop(shared) for _ in range(3)]
    await shops[0].wants("ann", 1, limit=12)
    for shop in shops:
        shop.allowed = Allowance(50, is_guest=False)

    def hold(connection: sa.Connection) -> None:
        connection.execute(measured_games.update().values(games=2))
        time.sleep(0.5)  # both orders have come as far as this row

    held = asyncio.create_task(shops[2].store.writer.do(hold))
    await asyncio.sleep(0.1)
    orders = [shop.wants("ann", 20, limit=20 + at) for at, shop in enumerate(shops[:2])]
    found = await asyncio.gather(*orders, return_exceptions=True)
    await held
    assert sum(isinstance(one, str) for one in found) == 1
    assert sum(isinstance(one, QuotaSpent) for one in found) == 1
    assert await shops[0].measuring.games_today(("ann",)) == 42
    for shop in shops:
        await shop.store.close()


async def test_a_new_version_of_the_rules_ends_what_was_begun(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await shop.wants("ann", 10)
    monkeypatch.setattr(sandtable.load(TITLE), "rules_version", 99)
    assert await shop.measuring.take("holder") is None
    found = await shop.measuring.one(id, ("ann",))
    assert found is not None
    assert (found[0].state, found[0].error) == ("failed", "rules-changed")


@pytest.mark.parametrize("newer", [{"rules_version": 99}, {"title": "new-title"}])
async def test_an_old_server_leaves_what_a_newer_one_measures(
    shop: Shop, newer: dict[str, Any]
) -> None:
    id = await shop.wants("ann", 10)
    shop.pass_(1)
    own = await shop.wants("ann", 10, limit=29)
    change = measurements.update().where(measurements.c.id == id).values(**newer)
    await shop.store.writer.do(lambda connection: connection.execute(change))
    slice = await shop.measuring.take("holder")
    assert slice is not None
    assert slice.measurement == own, "and goes on with what it knows"
    found = await shop.measuring.one(id, ("ann",))
    assert found is not None
    assert found[0].state == "active"


async def test_contents_that_nothing_uses_go(shop: Shop) -> None:
    sweep = StudioStore(shop.store).sweep_contents
    for limit in (27, 28, 29, 30):
        await shop.wants("ann", 10, limit)
    ids = [row.id for row in await shop.store.fetch(contents.select())]
    played, measured, again = ids[:3]
    not_measured = measurements.delete().where(measurements.c.content != measured)
    summary = Summary("running", 0, 1, -1, "", 1)
    seats = (SeatRow(0, "open", None, "", "", "00"),)
    table = TableRow("t", TITLE, 1, played, "", "", 0, None, summary, 0.0, 0.0, seats)

    def use(connection: sa.Connection) -> None:
        connection.execute(not_measured)
        insert_table(connection, table, [], 0.0)

    await shop.store.writer.do(use)
    assert await sweep() == 0
    shop.pass_(2 * measuring_store.DAY)
    now = shop.store.clock.wall()
    await shop.store.writer.do(lambda c: keep_content(c, TITLE, again, "", now))
    assert await sweep() == 1
    left = {row.id for row in await shop.store.fetch(contents.select())}
    assert left == {played, measured, again}, "and not what is about to be used"


# Nothing is lost, nothing is counted twice


def expected(pairs: int, others: int) -> Progress:
    """What a measurement finds that no one disturbs."""
    found = Progress()
    for is_other, count in ((False, pairs), (True, others)):
        part = Part()
        for number in range(count):
            part.add(a_pair(number, is_other))
        found.add(part, is_other)
    return found


def same(one: Progress, other: Progress) -> None:
    one.seconds = other.seconds = 0.0
    assert one == other


@pytest.mark.parametrize("seed", range(3))
async def test_however_those_who_play_end_each_pair_is_counted_once(shop: Shop, seed: int) -> None:
    """Many who play take turns at random: they stop at any moment for good, fall silent and come
    back late, report twice; the owner pauses and goes on."""
    rng = random.Random(f"holders {seed}")
    pairs = 90
    id = await shop.wants("ann", pairs)
    others = pairs // 4
    held: list[tuple[str, Slice]] = []
    games = 0
    for step in range(2000):
        found = await shop.measuring.one(id, ("ann",))
        assert found is not None
        now = found[1].games + found[1].others.games
        assert now >= games or found[0].state == "paused", "what is shown never shrinks"
        games = now
        if found[0].state == "finished":
            break
        if found[0].state == "paused" or rng.random() < 0.03:
            change = shop.measuring.go_on if found[0].state == "paused" else shop.measuring.pause
            await change(id, ("ann",))
        if rng.random() < 0.05:
            shop.pass_(LEASE + 1)  # all who are silent have lost what they hold
        if len(held) < 3:
            slice = await shop.measuring.take(f"holder {step}")
            if slice is not None:
                held.append((f"holder {step}", slice))
        if not held:
            continue
        at = rng.randrange(len(held))
        holder, slice = held[at]
        if rng.random() < 0.1:
            del held[at]  # killed
            continue
        for _ in range(rng.randint(1, 4)):
            if not slice.is_done:
                slice.part.add(a_pair(slice.order().pair, slice.is_other))
        if rng.random() < 0.7 or slice.is_done:
            goes_on = await shop.measuring.report(slice, holder)
            if rng.random() < 0.3:
                await shop.measuring.report(slice, holder)
            if slice.is_done or not goes_on:
                del held[at]
    same(await shop.finished(id, "ann"), expected(pairs, others))
    assert await shop.store.fetch(slices.select()) == []


async def test_two_who_finish_at_once_miss_nothing(shared: str) -> None:
    """On PostgreSQL, from several processes."""
    shops = [Shop(shared) for _ in range(3)]
    id = await shops[0].wants("ann", 60)
    leaving = asyncio.Event()
    measurers = [Measurer(shop.measuring, [QuickPlayer(), QuickPlayer()]) for shop in shops]

    await asyncio.gather(*(measurer.run(leaving, once=True) for measurer in measurers))
    found = await shops[0].finished(id, "ann")
    assert found.scores == expected(60, 15).scores
    assert found.tally == expected(60, 15).tally
    played = sum(len(p.orders) for m in measurers for p in m.players if isinstance(p, QuickPlayer))
    assert played == 75, "and none is played twice"
    for shop in shops:
        await shop.store.close()


async def test_a_clock_that_was_set_back_keeps_no_slice(shop: Shop) -> None:
    """Found by seed 1265 of the simulation: nobody played on for two hours."""
    await shop.wants("ann", 8)
    killed = await shop.measuring.take("killed")
    assert killed is not None
    assert await shop.measuring.take("other") != killed
    shop.pass_(-7200)
    again = await shop.measuring.take("other")
    assert again is not None
    assert (again.first, again.is_other) == (killed.first, killed.is_other)
    # Who lost it is told so with the next report.
    killed.part.add(a_pair(0))
    assert not await shop.measuring.report(killed, "killed")


class HerePlayer:
    """Plays in this process."""

    async def play(self, order: Order) -> Pair:
        return await asyncio.to_thread(play_pair, order)

    async def close(self) -> None:
        pass


async def test_a_killed_worker_loses_at_most_its_slice(database: str) -> None:
    """``sandtable worker`` is killed in the middle; another goes on, and the result is that of
    ``sandtable lab balance``."""
    shop = Shop(database)
    pairs = 60
    id = await shop.wants("ann", pairs, agent="recruit")
    command = [sys.executable, "-m", "sandtable.cli", "worker", "--once", "--jobs", "1"]
    worker = subprocess.Popen([*command, "--database", database], stdout=subprocess.DEVNULL)
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await shop.measuring.one(id, ("ann",))
                assert found is not None
                if found[1].games:
                    break
                await asyncio.sleep(0.01)
    finally:
        os.kill(worker.pid, signal.SIGKILL)
        worker.wait()
    found = await shop.measuring.one(id, ("ann",))
    assert found is not None
    assert 0 < found[1].games < 2 * pairs
    later = FakeClock()
    later.pass_(time.time() + LEASE + 1 - later.wall())
    after = Shop(database, later)
    player = HerePlayer()
    await Measurer(after.measuring, [player]).run(asyncio.Event(), once=True)
    progress = await after.finished(id, "ann")
    # Each game once, and those that anyone can play again.
    row = (await shop.store.fetch(measurements.select()))[0]
    content = sandtable.load(TITLE).scenario(row.content).content
    enquiry = Enquiry(TITLE, (row.content,), "recruit", 2 * pairs, seed_of(TITLE, content))
    played = [play(fixture) for fixture in enquiry.fixtures(row.content)]
    finding = Finding(sandtable.load(TITLE), row.content, played, paired=True)
    assert progress.games == finding.games
    assert progress.share == finding.first_side.value
    assert (row.low, row.high) == (finding.first_side.low, finding.first_side.high)
    assert progress.tally.rounds == {
        rounds: sum(one.rounds == rounds for one in played) for rounds in progress.tally.rounds
    }
    await shop.store.close()
    await after.store.close()


async def test_a_server_that_starts_again_goes_on_at_once(database: str) -> None:
    player = QuickPlayer(0.02)
    async with measuring(database, player) as (_, ann):
        draft = await new(ann)
        begun = await until(ann, await measure(ann, draft, games=200), "measuring")
    shop = Shop(database)
    # As if it had been killed: what it held is still held.
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


# The box


async def test_games_are_played_in_a_box(shop: Shop) -> None:
    """At the lowest priority, and what comes of them is what would come of them here."""
    id = await shop.wants("ann", 2, agent="recruit")
    boxed = BoxedPlayer()
    slice = await shop.measuring.take("holder")
    assert slice is not None
    pair = await boxed.play(slice.order())
    assert pair.tally == play_pair(slice.order()).tally
    process = boxed._process._process
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == 19
    assert os.sched_getscheduler(process.pid) == os.SCHED_IDLE
    await boxed.close()
    assert id


async def test_a_game_that_cannot_be_played_fails_its_measurement_only(shop: Shop) -> None:
    class Broken(QuickPlayer):
        async def play(self, order: Order) -> Pair:
            raise Died

    class NeverEnding(QuickPlayer):
        async def play(self, order: Order) -> Pair:
            return Pair(0, Tally(), 0.0, "never-ends")

    players: Sequence[tuple[Player, str]] = [(Broken(), "failed"), (NeverEnding(), "never-ends")]
    for number, (player, error) in enumerate(players):
        id = await shop.wants("ann", 10, limit=20 + number)
        await Measurer(shop.measuring, [player]).run(asyncio.Event(), once=True)
        found = await shop.measuring.one(id, ("ann",))
        assert found is not None
        assert (found[0].state, found[0].error) == ("failed", error)
    # A process that dies once is replaced, and the pair is played again.
    crash = BoxedPlayer([sys.executable, "-c", "import sys; sys.stdin.readline()"])
    with pytest.raises(Died):
        await crash.play(Order(TITLE, "", "recruit", 1, 1))
    slow = BoxedPlayer([sys.executable, "-c", "import time; time.sleep(60)"], seconds=0.1)
    with pytest.raises(Died):
        await slow.play(Order(TITLE, "", "recruit", 1, 1))
    await crash.close()
    await slow.close()


def test_a_scenario_that_never_ends_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sandtable.load(TITLE)
    content = game.scenario(game.add(starter(TITLE))).content
    order = Order(TITLE, content, "random", 1, 1)
    monkeypatch.setattr("sandtable.lab.measured_pairs.MOST_CHOICES", 10)
    assert answer(order).error == "never-ends"
    assert answer(Order(TITLE, "nonsense", "random", 1, 1)).error == "failed"


def test_how_many_processes_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SANDTABLE_MEASURING", raising=False)
    assert processes_here() == os.cpu_count()
    for told, servers, processes in (
        ("4", 1, 4), ("4", 2, 2), ("1", 3, 1), ("0", 1, 0), ("workers", 1, -1), ("many", 1, 0),
    ):  # fmt: skip
        monkeypatch.setenv("SANDTABLE_MEASURING", told)
        assert processes_here(servers) == processes


async def test_measurements_go_with_their_owner(database: str) -> None:
    async with measuring(database, QuickPlayer(60)) as (server, ann):
        draft = await new(ann)
        await measure(ann, draft, games=100)
        await account(ann, "Ann")
        listed = await ask(ann, "GET", "measurements")
        assert len(listed["measurements"]) == 1, "they come along into an account"
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
    """One of the last release that still runs beside this one."""
    await shop.wants("ann", 10)
    assert await shop.measuring.take("holder") is not None
    await shop.store.writer.do(lambda connection: connection.execute(guests.delete()))
    for table in (measurements, slices, measured_games):
        assert await shop.store.fetch(table.select()) == []
    keys = await shop.store.writer.do(
        lambda connection: sa.inspect(connection).get_foreign_keys("version_tables")
    )
    (key,) = [key for key in keys if key["referred_table"] == "tables"]
    assert key["options"] == {"ondelete": "CASCADE"}
