"""The store of measurements with users and without a server, and players that answer
immediately."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fake_clock import FakeClock
from server_table import Guest, Serving, serving
from studio_guests import ask

import sandtable
from sandtable.core import made_scenarios
from sandtable.measuring.pair_orders import Order, Pair, others_of
from sandtable.measuring.progress import Progress
from sandtable.measuring.tally import Tally
from sandtable.scenario_files import starter
from sandtable.server.accounts.identity import new_id
from sandtable.server.store.store import (
    Store,
)
from sandtable.server.studio.measurer import Player
from sandtable.server.studio.measuring_store import (
    Allowance,
    MeasuringStore,
    Wanted,
)
from sandtable.server.studio.slice_store import SliceStore

TITLE = "undaunted-normandy"
PLENTY = Allowance(1_000_000, is_guest=False)


def a_pair(number: int, is_other: bool = False) -> Pair:
    """Return the result of a pair without playing it."""
    score = random.Random(f"{number} {is_other}").choice([0, 1, 2, 2, 2, 3, 4])
    tally = Tally(
        games=2, wins=score // 2, draws=score % 2, rounds={number % 7: 2}, lines={9: 2},
        endings={"objectives": {0: score // 2, 1: 2 - score // 2}},
    )  # fmt: skip
    return Pair(score, tally, 0.01)


class QuickPlayer:
    """A player that knows the result of a pair immediately."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self.orders: list[Order] = []

    async def play(self, order: Order) -> Pair:
        self.orders.append(order)
        await asyncio.sleep(self.seconds)
        return a_pair(order.pair)

    async def close(self) -> None:
        pass


class Shop:
    """The store of measurements with users and without a server."""

    def __init__(self, database: str, clock: FakeClock | None = None) -> None:
        self.store = Store(database, clock)
        self.measuring = MeasuringStore(self.store)
        self.slices = SliceStore(self.store)
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


@asynccontextmanager
async def measuring(
    database: str, *players: Player, **options: Any
) -> AsyncIterator[tuple[Serving, Guest]]:
    async with serving(database, players=players, **options) as server, server.guest() as ann:
        yield server, ann


async def measure(guest: Guest, draft: Any, status: int = 200, **body: object) -> Any:
    body = {"draft": draft["id"], "revision": draft["revision"], "agent": "corporal", **body}
    return await ask(guest, "POST", "measurements", status, **body)
