"""S11: limits that all workers share and that survive a restart; no owner is locked out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from server_table import Guest, Serving, serving
from test_server_accounts import PASSWORD, error, log_in, post, sign_up

from sandtable.server.accounts.identity import BROWSER, SESSION
from sandtable.server.accounts.passwords import Passwords
from sandtable.server.edge.security import RateLimits, network
from sandtable.server.edge.shared_limits import DAY, MINUTE, QUOTAS, SharedLimits
from sandtable.server.store.store import Store
from sandtable.server.store.usage_store import Quota, UsageStore, Use, UsedUp

GUESSES = QUOTAS["guess name from network"][0].times
FROM_PLACE = QUOTAS["guess from network"][0].times


def strict(database: str, **options: Any) -> Any:
    """Run a server with the limits of production."""
    return serving(database, limits=RateLimits(), **options)


async def guess(thief: Guest, times: int, name: str = "Ann Onym") -> list[int]:
    answers = [await log_in(thief, name, f"guess {number}") for number in range(times)]
    return [answer.status_code for answer in answers]


def come_from(guest: Guest, address: str) -> None:
    """Send a guest's later requests from another address, as a proxy reports it."""
    guest.http.headers["x-forwarded-for"] = address


@pytest.fixture(params=["sqlite", "postgres"])
def anywhere(request: pytest.FixtureRequest) -> str:
    """Return an empty database of each kind."""
    name = {"sqlite": "database", "postgres": "shared"}[request.param]
    address: str = request.getfixturevalue(name)
    return address


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = Store(address)
    try:
        yield store
    finally:
        await store.close()


# One number per key


async def takes(usage: UsageStore, now: float, *uses: Use) -> bool:
    try:
        await usage.take(uses, now)
    except UsedUp:
        return False
    return True


async def test_a_quota_is_used_and_recovers(anywhere: str) -> None:
    async with opened(anywhere) as store:
        usage, use, now = UsageStore(store), Use("a", Quota(3, 60.0)), 1_000_000.0
        assert [await takes(usage, now, use) for _ in range(4)] == [True, True, True, False]
        assert await takes(usage, now, Use("b", use.quota))
        assert [await takes(usage, now + 21, use) for _ in range(2)] == [True, False]
        await usage.give_back([use])
        assert [await takes(usage, now + 21, use) for _ in range(2)] == [True, False]
        # The wait is never longer than the period, even if the clock is set back.
        assert await takes(usage, now - 10_000, use)
        await usage.forget(now + 1000)
        assert await store.fetch(sa.text("SELECT key FROM limits")) == []


async def test_several_limits_are_used_together_or_not_at_all(anywhere: str) -> None:
    async with opened(anywhere) as store:
        usage, now = UsageStore(store), 1_000_000.0
        scarce, plenty = Use("z", Quota(1, 60.0)), Use("a", Quota(2, 60.0))
        assert await takes(usage, now, scarce)
        for _ in range(5):
            assert not await takes(usage, now, scarce, plenty)
        assert [await takes(usage, now, plenty) for _ in range(3)] == [True, True, False]


async def test_two_processes_cannot_both_use_the_last_try(shared: str) -> None:
    async with opened(shared) as one, opened(shared) as other:
        use, now = Use("a", Quota(20, 60.0)), 1_000_000.0
        tries = [takes(UsageStore(store), now, use) for store in (one, other) for _ in range(20)]
        assert sum(await asyncio.gather(*tries)) == 20


async def test_a_refusal_is_repeated_without_asking_the_database(database: str) -> None:
    async with opened(database) as store:
        now = 1_000_000.0
        limits = SharedLimits(store, "secret", clock=lambda: now)
        while await limits.takes(("sign-up", "1.2.3.4")) is not None:
            pass
        written = store.writer.do
        asked = 0

        async def count(job: Any) -> Any:
            nonlocal asked
            asked += 1
            return await written(job)

        store.writer.do = count  # type: ignore[method-assign]
        assert [await limits.takes(("sign-up", "1.2.3.4")) for _ in range(50)] == [None] * 50
        assert asked == 0
        now += 61
        assert await limits.takes(("sign-up", "1.2.3.4")) is not None
        assert asked == 1


async def test_neither_addresses_nor_names_are_stored(database: str) -> None:
    async with opened(database) as store:
        await SharedLimits(store, "secret").takes(("guess name from network", "1.2.3.4 ann"))
        (first, second) = await store.fetch(sa.text("SELECT key FROM limits"))
        for row in (first, second):
            assert len(row.key) == 64
            assert "ann" not in row.key


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "unix", False),
    ],
)
def test_a_household_is_one_network(one: str, other: str, same: bool) -> None:
    """All addresses of an IPv6 network count as one, because an attacker can use all of them."""
    assert (network(one) == network(other)) is same


def test_an_attacker_who_continues_waits_longer() -> None:
    """The limit for a minute is higher than its share of the limit for a day."""
    for what, quotas in QUOTAS.items():
        if what.startswith("guess"):
            by_seconds = {quota.seconds: quota for quota in quotas}
            assert by_seconds[DAY].share > 10 * by_seconds[MINUTE].share


# Log-in attempts


async def test_two_servers_count_together(shared: str) -> None:
    async with (
        strict(shared) as one,
        strict(shared) as other,
        one.stranger() as here,
        other.stranger() as there,
    ):
        half = GUESSES // 2
        assert await guess(here, half) == [401] * half
        assert await guess(there, half) == [401] * half
        assert await guess(here, 1) == [429]
        assert await guess(there, 1) == [429]


async def test_a_restart_forgets_nothing(database: str) -> None:
    async with strict(database) as server, server.stranger() as thief:
        assert await guess(thief, GUESSES) == [401] * GUESSES
    async with strict(database) as server, server.stranger() as thief:
        assert await guess(thief, 1) == [429]
        # These guesses also counted for the limit of the network.
        rest = FROM_PLACE - GUESSES
        assert await guess(thief, rest + 1, "Bea") == [401] * rest + [429]


@asynccontextmanager
async def proxied(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Serving]:
    """Run a server behind a proxy that reports the clients' addresses."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1")
    async with strict(database) as server:
        yield server


async def test_many_addresses_do_not_lock_the_owner_out(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S11: ten guesses a minute from any addresses were enough."""
    async with proxied(database, monkeypatch) as server, server.guest() as ann:
        come_from(ann, "198.51.100.1")
        await sign_up(ann)
        await post(ann, "session/end")
        async with server.stranger() as thief, server.stranger() as elsewhere:
            for number in range(1, 13):
                come_from(thief, f"203.0.113.{number}")
                assert (await guess(thief, GUESSES + 1))[-1] == 429
            # The owner gets in from a known browser and from a new one.
            assert (await log_in(ann)).status_code == 200
            come_from(elsewhere, "198.51.100.2")
            assert (await log_in(elsewhere)).status_code == 200


async def test_a_known_browser_is_let_in_beside_the_attacker(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S11: even from the attacker's address, such as that of a whole school."""
    async with (
        proxied(database, monkeypatch) as server,
        server.guest() as ann,
        server.stranger() as thief,
        server.stranger() as bea,
    ):
        await sign_up(ann)
        await sign_up(bea, "Bea")
        for browser in (ann, bea):
            await post(browser, "session/end")
            assert any(name.startswith(BROWSER) for name in browser.http.cookies)
            assert SESSION not in browser.http.cookies
        assert (await guess(thief, FROM_PLACE + 1))[-1] == 429
        assert error(await log_in(thief)) == (429, "too-many-tries")
        # A browser is known for one account only.
        assert error(await log_in(bea)) == (429, "too-many-tries")
        assert (await log_in(ann)).status_code == 200
        # Guesses from a known browser are limited, too.
        await post(ann, "session/end")
        limit = QUOTAS["guess from browser"][0].times
        assert (await guess(ann, limit + 1))[-1] == 429


async def test_a_forged_browser_is_unknown(database: str) -> None:
    async with strict(database) as server, server.guest() as ann, server.stranger() as thief:
        await sign_up(ann)
        name, value = next(
            (name, value) for name, value in ann.http.cookies.items() if name.startswith(BROWSER)
        )
        for forged in (value[:-2], f"{value}x", "nonsense", ann.http.cookies[SESSION]):
            thief.http.cookies.set(name, forged)
            await guess(thief, GUESSES)
            assert (await log_in(thief)).status_code == 429


async def test_logging_in_often_is_no_guess(database: str) -> None:
    async with strict(database) as server, server.guest() as ann, server.stranger() as there:
        await sign_up(ann)
        for _ in range(FROM_PLACE + 3):
            assert (await log_in(there)).status_code == 200
            await post(there, "session/end")
            there.http.cookies.clear()


async def test_a_thief_with_a_session_cannot_block_other_sessions(database: str) -> None:
    """The password of the same account can still be entered in another session."""
    async with strict(database) as server, server.guest() as ann, server.stranger() as thief:
        await sign_up(ann)
        assert (await log_in(thief)).status_code == 200
        change = {"old": "a guess", "new": "another password"}
        statuses = [
            (await thief.http.put("/api/account/password", json=change)).status_code
            for _ in range(QUOTAS["guess in session"][0].times + 1)
        ]
        assert statuses[-2:] == [401, 429]
        own = {"old": PASSWORD, "new": "another password"}
        assert (await ann.http.put("/api/account/password", json=own)).status_code == 200


async def test_a_flood_of_guesses_does_not_hold_up_a_known_browser(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The known browser does not wait behind the other hashes."""
    monkeypatch.setattr("sandtable.server.accounts.passwords.MOST_WAITING", 3)
    async with serving(database) as server, server.guest() as ann:
        await sign_up(ann)
        await post(ann, "session/end")
        gate = asyncio.Event()
        checked = Passwords._check

        async def slow(self: Passwords, hashed: str, password: str, threads: Any) -> bool:
            if password.startswith("guess"):
                await gate.wait()
            return await checked(self, hashed, password, threads)

        monkeypatch.setattr(Passwords, "_check", slow)
        async with server.stranger() as thief:
            waiting = [asyncio.create_task(log_in(thief, "Ann", f"guess {n}")) for n in range(3)]
            try:
                async with asyncio.timeout(60):
                    while server.app.state.access.passwords._waiting < len(waiting):
                        await asyncio.sleep(0.01)
                    assert error(await log_in(thief, "Bea", "other")) == (503, "busy")
                    assert (await log_in(ann)).status_code == 200
            finally:
                gate.set()
            assert {answer.status_code for answer in await asyncio.gather(*waiting)} == {401}
