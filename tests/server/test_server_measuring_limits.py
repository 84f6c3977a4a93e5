"""Limits of measurements: quotas, orders that wait, and contents that nothing uses."""

import asyncio
import threading
import time
from typing import Any

import pytest
import sqlalchemy as sa
from measuring_shop import TITLE, QuickPlayer, Shop, a_pair, measure, measuring
from studio_guests import account, new

import sandtable
from sandtable.server.edge.security import RateLimits
from sandtable.server.edge.shared_limits import QUOTAS
from sandtable.server.store.schema import (
    accounts,
    contents,
    measured_games,
    measurements,
)
from sandtable.server.store.store import (
    SeatRow,
    Summary,
    TableRow,
    insert_table,
    keep_content,
)
from sandtable.server.store.usage_store import Quota
from sandtable.server.studio import measuring_store, quotas
from sandtable.server.studio.measuring_store import (
    WAIT,
    Allowance,
    Busy,
    FailedBefore,
    QuotaSpent,
)
from sandtable.server.studio.studio_store import StudioStore, TooMany


async def test_measurements_have_limits(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_paused_measurements_block_no_one_and_end(
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
    shop.pass_(quotas.DAY + 1)
    assert await shop.measuring.sweep() == 1, "the guest's measurement ends first"
    found = await shop.measuring.one(id, ("eve",))
    assert found is not None
    assert found[0].state == "stopped"
    shop.pass_(29 * quotas.DAY)
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


async def test_no_more_is_refunded_than_was_charged(shop: Shop) -> None:
    id = await shop.wants("ann", 3200)
    assert await shop.measuring.stop(id, ("ann",))
    assert await shop.measuring.games_today(("ann",)) == 0
    assert await shop.wants("ann", 10) == id
    found = await shop.measuring.one(id, ("ann",))
    assert found is not None
    assert (found[0].pairs, found[0].others) == (10, 2), (
        "the games played are those that were charged"
    )
    await shop.wants("ann", 50, limit=29)
    await shop.measuring.stop(id, ("ann",))
    assert await shop.measuring.games_today(("ann",)) == 100
    # Games that were charged yesterday are not refunded today.
    await shop.wants("ann", 40)
    shop.pass_(quotas.DAY)
    await shop.wants("ann", 60, limit=28)
    await shop.measuring.stop(id, ("ann",))
    assert await shop.measuring.games_today(("ann",)) == 120


async def test_failed_games_are_refunded_and_played_games_count(shop: Shop) -> None:
    id = await shop.wants("ann", 10)
    slice = await shop.slices.take("holder")
    assert slice is not None
    for number in range(3):
        slice.part.add(a_pair(number))
    assert await shop.slices.report(slice, "holder")
    await shop.slices.fail(slice, "holder", "failed")
    found = await shop.measuring.one(id, ("ann",))
    assert found is not None
    assert (found[0].state, found[1].games) == ("failed", 6)
    assert await shop.measuring.games_today(("ann",)) == 6


async def test_a_failed_measurement_cannot_be_repeated_immediately(shop: Shop) -> None:
    """The refusal holds for the same rules and content and this owner. The wait doubles each
    time."""
    for wait in (WAIT, 2 * WAIT):
        await shop.wants("ann", 10)
        slice = await shop.slices.take("holder")
        assert slice is not None
        await shop.slices.fail(slice, "holder", "failed")
        for agent in ("corporal", "captain"):
            with pytest.raises(FailedBefore):
                await shop.wants("ann", 10, agent=agent)
        assert await shop.measuring.games_today(("ann",)) == 0, "a refusal is not charged"
        shop.pass_(wait - 1)
        with pytest.raises(FailedBefore):
            await shop.wants("ann", 10)
        shop.pass_(2)
    id = await shop.wants("ben", 10)
    assert await shop.measuring.stop(id, ("ben",))
    id = await shop.wants("ann", 10, limit=20)
    assert await shop.measuring.stop(id, ("ann",))


async def test_simultaneous_orders_cannot_exceed_a_quota(shared: str) -> None:
    """On PostgreSQL, from several processes."""
    shops = [Shop(shared) for _ in range(3)]
    await shops[0].wants("ann", 1, limit=12)
    for shop in shops:
        shop.allowed = Allowance(50, is_guest=False)

    is_held = threading.Event()

    def hold(connection: sa.Connection) -> None:
        connection.execute(measured_games.update().values(games=2))
        is_held.set()
        time.sleep(0.5)  # both orders wait for this row

    held = asyncio.create_task(shops[2].store.writer.do(hold))
    await asyncio.to_thread(is_held.wait)
    orders = [shop.wants("ann", 20, limit=20 + at) for at, shop in enumerate(shops[:2])]
    found = await asyncio.gather(*orders, return_exceptions=True)
    await held
    assert sum(isinstance(one, str) for one in found) == 1
    assert sum(isinstance(one, QuotaSpent) for one in found) == 1
    assert await shops[0].measuring.games_today(("ann",)) == 42
    for shop in shops:
        await shop.store.close()


async def test_a_new_version_of_the_rules_ends_running_measurements(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await shop.wants("ann", 10)
    monkeypatch.setattr(sandtable.load(TITLE), "rules_version", 99)
    assert await shop.slices.take("holder") is None
    found = await shop.measuring.one(id, ("ann",))
    assert found is not None
    assert (found[0].state, found[0].error) == ("failed", "rules-changed")


@pytest.mark.parametrize("newer", [{"rules_version": 99}, {"title": "new-title"}])
async def test_an_old_server_leaves_measurements_of_a_newer_one(
    shop: Shop, newer: dict[str, Any]
) -> None:
    id = await shop.wants("ann", 10)
    shop.pass_(1)
    own = await shop.wants("ann", 10, limit=29)
    change = measurements.update().where(measurements.c.id == id).values(**newer)
    await shop.store.writer.do(lambda connection: connection.execute(change))
    slice = await shop.slices.take("holder")
    assert slice is not None
    assert slice.measurement == own, "the old server continues its own measurement"
    found = await shop.measuring.one(id, ("ann",))
    assert found is not None
    assert found[0].state == "active"


async def test_unused_contents_are_deleted(shop: Shop) -> None:
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
    shop.pass_(2 * quotas.DAY)
    now = shop.store.clock.wall()
    await shop.store.writer.do(lambda c: keep_content(c, TITLE, again, "", now))
    assert await sweep() == 1
    left = {row.id for row in await shop.store.fetch(contents.select())}
    assert left == {played, measured, again}, "content that is about to be used stays"
