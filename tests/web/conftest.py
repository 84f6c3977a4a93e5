"""Fixtures: a server for all browser tests, one Chromium, and the guests of a test."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Protocol, Unpack

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from web.guests import Guest, Settings
from web.served import Line, chromium, serving
from web.wire_player import DesertPlayer, WirePlayer

PATIENCE_MS = 30_000
"""Timeout in milliseconds, far more than anything takes: the machine may be slow or busy."""
FAILURES = Path(__file__).parents[2] / "build" / "browser"
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of the server for these tests."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for these tests. While it runs, no other event loop can run."""
    expect.set_options(timeout=PATIENCE_MS)
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments)
        yield browser
        browser.close()


class Invite(Protocol):
    """Makes a guest of the server. Keyword arguments are settings, ``options`` those of
    ``Guest``."""

    def __call__(self, options: dict[str, Any] = ..., **settings: Unpack[Settings]) -> Guest: ...


@pytest.fixture
def invite(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Yield a function that makes guests. At the end none of their pages may have logged an
    error."""
    guests: list[Guest] = []

    def come(options: dict[str, Any] | None = None, **settings: Unpack[Settings]) -> Guest:
        settings = {"speed": "instant", "theme": "light", "language": "en", **settings}
        guest = Guest(browser, settings=settings, **{"address": address, **(options or {})})
        guest.context.set_default_timeout(PATIENCE_MS)
        guests.append(guest)
        return guest

    yield come
    complaints = [text for guest in guests for text in guest.complaints]
    for number, guest in enumerate(guests):
        if request.node.stash.get(FAILED, False):
            guest.photograph(FAILURES, f"{request.node.name}-{number}")
        guest.leave()
    assert complaints == []


@pytest.fixture
def line(address: str) -> Iterator[Line]:
    """Yield a connection to the server that can fail."""
    line = Line(address)
    yield line
    line.close()


@pytest.fixture
def player(address: str) -> WirePlayer:
    """Return a player who prepares a table."""
    return WirePlayer(address)


@pytest.fixture
def patrol(address: str) -> DesertPlayer:
    """Return a player who prepares a table of North Africa."""
    return DesertPlayer(address)


@pytest.fixture(scope="session")
def finished(address: str) -> str:
    """Return the table of a finished game."""
    player = WirePlayer(address)
    table: str = player.open_table("here")["table"]
    player.play_both(table, rounds=6)
    return table
