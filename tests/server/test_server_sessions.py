"""S7: everything that ends a session closes its sockets, in every process."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from server_table import Browser, Guest, Serving, serving
from test_server_accounts import OTHER, PASSWORD, log_in, post, sign_up
from websockets.exceptions import ConnectionClosed

from sandtable.server.accounts import session_rows
from sandtable.server.accounts.accounts_store import AccountStore
from sandtable.server.edge import sockets
from sandtable.server.edge.security import RateLimits

Ending = Callable[[Guest, Guest], Awaitable[Any]]


async def log_out_everywhere(owner: Guest, thief: Guest) -> Any:
    return await post(owner, "session/end", everywhere=True)


async def log_out_there(owner: Guest, thief: Guest) -> Any:
    return await post(thief, "session/end")


async def change_password(owner: Guest, thief: Guest) -> Any:
    change = {"old": PASSWORD, "new": OTHER}
    return await owner.http.put("/api/account/password", json=change)


async def delete_account(owner: Guest, thief: Guest) -> Any:
    return await post(owner, "me/deletion", password=PASSWORD)


ENDINGS = [log_out_everywhere, log_out_there, change_password, delete_account]


async def expect_shut_out(browser: Browser) -> None:
    """Check that the socket refuses messages and closes, so that the page reconnects as a
    stranger."""
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
        answer = await browser.ask("offer", kind="draw", log=browser.frame["log"])
        assert (answer["type"], answer["error"]) == ("rejected", "not-your-seat")
        while True:
            await browser.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == sockets.COME_AGAIN


@pytest.mark.parametrize("end", ENDINGS)
async def test_a_socket_ends_with_its_session(
    server: Serving, end: Ending, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S7: a draw could be offered after "log out everywhere"."""
    monkeypatch.setattr(sockets, "COOKIE_SECONDS", 0.2)
    async with server.guest() as owner, server.stranger() as thief:
        await sign_up(owner)
        await log_in(thief)
        table = (await owner.open("here"))["table"]
        async with thief.sit(table, "us") as browser:
            assert (await end(owner, thief)).status_code == 200
            await expect_shut_out(browser)


async def test_a_session_that_ends_without_notice_is_detected(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S7: the socket closes even if another process ended the session, such as the operator's
    command."""
    monkeypatch.setattr(sockets, "COOKIE_SECONDS", 0.2)
    monkeypatch.setattr("sandtable.server.accounts.open_sessions.CHECK_SECONDS", 0.1)
    async with serving(database) as server, server.guest() as owner:
        account = await sign_up(owner)
        table = (await owner.open("here"))["table"]
        me = (await owner.http.get("/api/me")).json()
        assert me["name"] == account["name"]
        async with owner.sit(table, "us") as browser:
            store = AccountStore(server.hub.store)
            found = await store.by_login("ann onym")
            assert found is not None
            await store.log_out_everywhere(found.id)
            with pytest.raises(ConnectionClosed):  # noqa: PT012
                while True:
                    await browser.next()


async def test_a_socket_ends_on_the_other_server_too(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S7, on PostgreSQL."""
    monkeypatch.setattr(sockets, "COOKIE_SECONDS", 0.2)
    async with (
        serving(shared) as one,
        serving(shared) as other,
        one.guest() as owner,
        other.stranger() as thief,
    ):
        await sign_up(owner)
        await log_in(thief)
        table = (await owner.open("here"))["table"]
        async with thief.sit(table, "us") as browser:
            await log_out_everywhere(owner, thief)
            with pytest.raises(ConnectionClosed):  # noqa: PT012
                while True:
                    await browser.next()


async def test_an_account_has_a_number_of_sessions(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that logged in again and again added sessions without end."""
    monkeypatch.setattr(session_rows, "MOST_SESSIONS", 2)
    async with AsyncExitStack() as stack:
        owner = await stack.enter_async_context(server.guest())
        await sign_up(owner)
        browsers = [await stack.enter_async_context(server.stranger()) for _ in range(2)]
        for browser in browsers:
            await log_in(browser)
        known = [(await one.http.get("/api/account")).status_code for one in (owner, *browsers)]
        assert known == [401, 200, 200]


async def test_logging_in_has_a_rate_for_correct_passwords_too(database: str) -> None:
    """Each check takes a core for a while, and known browsers have one thread together."""
    limits = RateLimits()
    limits._a_minute["log in"] = 3
    async with serving(database, limits=limits) as server, server.guest() as owner:
        await sign_up(owner)
        statuses = []
        for _ in range(4):
            await post(owner, "session/end")
            statuses.append((await log_in(owner)).status_code)
        assert statuses == [200, 200, 200, 429]
    async with serving(database, limits=limits) as server, server.stranger() as owner:
        limits._a_minute |= {"log in": 2, "change": 2}
        assert (await log_in(owner)).status_code == 200
        change = {"old": PASSWORD, "new": PASSWORD}
        asked = [await owner.http.put("/api/account/password", json=change) for _ in range(3)]
        assert [one.status_code for one in asked] == [200, 200, 429]
        proof = {"password": PASSWORD}
        statuses = [
            (await owner.http.post("/api/account/factor", json=proof)).status_code for _ in range(3)
        ]
        assert statuses == [200, 200, 429]
