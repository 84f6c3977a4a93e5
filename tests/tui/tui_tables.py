"""Shared helpers of the terminal client's tests: opening a table and reading the screen."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from textual.pilot import Pilot

import sandtable
from sandtable.core import Decision
from sandtable.tui.app import SandtableApp
from sandtable.tui.saves import HUMAN, Saves
from sandtable.tui.session import Session
from sandtable.tui.table import TableScreen

SMALL = (100, 30)
GAME = sandtable.load("undaunted-normandy")
DESERT = sandtable.load("undaunted-north-africa")


def session(
    folder: Path,
    scenario: str = "la-raye",
    us: str = HUMAN,
    de: str = "random",
    seed: int = 1,
) -> Session:
    return Session.new(GAME, scenario, {"us": us, "de": de}, Saves(folder), seed)


@asynccontextmanager
async def opened(
    session: Session | None,
    folder: Path,
    language: str = "en",
    size: tuple[int, int] = SMALL,
) -> AsyncIterator[Pilot[int]]:
    """Open the client with agents as fast as possible."""
    app = SandtableApp(Saves(folder), language, session, pace=0)
    async with app.run_test(size=size, notifications=True) as pilot:
        await settle(pilot)
        yield pilot


async def settle(pilot: Pilot[int]) -> None:
    """Wait until all agents have chosen and the screen is drawn."""
    await think(pilot)
    await pilot.pause()


async def think(pilot: Pilot[int]) -> None:
    """Wait until all agents have chosen; if the client crashed, raise its error."""
    while pilot.app.workers and pilot.app._exception is None:
        await pilot.app.workers.wait_for_complete()
    if pilot.app._exception is not None:
        raise pilot.app._exception


async def press(pilot: Pilot[int], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await think(pilot)


async def tap(pilot: Pilot[int], *keys: str) -> None:
    """Press keys that make a choice, and return when it is made."""
    entries = table(pilot).session.record.entries
    before = len(entries)
    for key in keys:
        pilot.app.simulate_key(key)
    async with asyncio.timeout(60):
        while len(entries) == before:
            await asyncio.sleep(0.001)
    await think(pilot)


async def choose(pilot: Pilot[int], move: str) -> None:
    """Choose an option with the key of its number."""
    await press(pilot, *keys(decision(pilot), move))


def keys(decision: Decision, move: str) -> list[str]:
    """Return the keys that choose an option by its number."""
    options = [option.text for option in decision.options]
    number = options.index(move) + 1
    if len(options) <= 10:
        return [str(number % 10)]
    # A number that could be the start of a longer one needs Enter.
    return [*str(number), *(["enter"] if 10 * number <= len(options) else [])]


def table(pilot: Pilot[int]) -> TableScreen:
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))


def decision(pilot: Pilot[int]) -> Decision:
    return cast(Decision, table(pilot).decision)


def read(pilot: Pilot[int], part: str = "") -> str:
    """Return everything on the screen as text, or one part of it."""
    screen = pilot.app.screen
    lines = [strip.text for strip in screen._compositor.render_strips()]
    if part:
        region = screen.query_one(part).region
        lines = [line[region.x : region.right] for line in lines[region.y : region.bottom]]
    return "\n".join(lines)


def flat(text: str) -> str:
    """Return a text without the line breaks of a narrow column."""
    return " ".join(re.sub("[│▌▐]", " ", text).split())


def tight(text: str) -> str:
    """Return a text without spaces, to find a name that was broken at the end of a line."""
    return re.sub(r"[│▌▐\s]", "", text)


def seed_where(holds: Callable[[Session], bool], folder: Path, **args: str) -> int:
    """Return the first seed whose opening meets a condition."""
    return next(seed for seed in range(1000) if holds(session(folder, seed=seed, **args)))


def hand(session: Session, seat: int) -> dict[str, int]:
    """Return the true hand of a seat."""
    data = cast(dict[str, dict[str, dict[str, dict[str, int]]]], session.view(seat).data())
    return data["sides"][GAME.seats[seat]]["hand"]
