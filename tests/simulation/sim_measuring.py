"""Someone who has a scenario measured, and those who play its games, in a simulated world.

What comes of a pair of games follows from its number, so that the sum of all is known beforehand.
"""

import asyncio
import zlib
from functools import cache
from typing import TYPE_CHECKING, Any

import sandtable
from sandtable.core import made_scenarios
from sandtable.measuring.pair_orders import Order, Pair
from sandtable.measuring.tally import Tally
from sandtable.scenario_files import starter
from sandtable.server.agents.agent_pool import Died
from sandtable.server.studio.measuring_store import Allowance, MeasuringStore, Wanted

if TYPE_CHECKING:
    from sim_world import World

TITLE = "undaunted-normandy"
PAIRS, OTHERS = 20, 5
"""Two slices and a half, and one with the other side beginning."""
FIRST_SEED, ONE_IN = 11, 12
"""Which histories have a measurement: of the others none is another one for it."""
OWNER = "person-0"
ID = "measured-by-seed"
ANSWERS = 10.0
"""Seconds after which someone takes a server for dead, and asks again."""
LOOKS = 3.0


def is_measured(seed: int) -> bool:
    return seed % ONE_IN == FIRST_SEED


@cache
def content() -> str:
    return made_scenarios.canonical(made_scenarios.parse(starter(TITLE)))


def score_of(is_other: bool, number: int) -> int:
    """What the first side wins in a pair, in halves."""
    return zlib.crc32(f"{is_other} {number}".encode()) % 5


def expected(is_other: bool, pairs: int) -> list[int]:
    """How many pairs bring the first side no half, one half, and so on, each counted once."""
    return [
        sum(score_of(is_other, number) == score for number in range(pairs)) for score in range(5)
    ]


class SimPlayer:
    """Plays pairs of games, in a process of its own that may die."""

    def __init__(self, world: "World", name: str) -> None:
        self._world = world
        self._name = name
        self._last: tuple[bool, int] | None = None
        self._died = False

    async def play(self, order: Order) -> Pair:
        rng, is_other = self._world.measuring, order.content != content()
        here = (is_other, order.pair)
        goes_on = self._last == (is_other, order.pair - 1)
        self._last = here
        note = f"plays {'other ' * is_other}pair {order.pair}{'' if goes_on else ', begins'}"
        self._world.note(self._name, note)
        if not goes_on:
            self._world.history.begun.append(here)
        fate = rng.random() if self._world.faulty else 1.0
        # One pair in fifty takes longer than a slice may be held without a sign of life.
        happened = self._world.loop.happened
        happened["who plays for a measurement falls silent"] += fate < 0.02
        await asyncio.sleep(rng.uniform(40.0, 80.0) if fate < 0.02 else rng.uniform(0.2, 3.0))
        # Who holds the slice tries once more; a pair that ends two processes has failed.
        self._died = 0.02 < fate < 0.04 and not self._died
        if self._died:
            happened["who plays for a measurement dies"] += 1
            self._last = (is_other, order.pair - 1)
            raise Died
        score = score_of(is_other, order.pair)
        return Pair(score, Tally(games=2, wins=score // 2, draws=score % 2), 1.0)

    async def close(self) -> None:
        pass


class Customer:
    """Has a scenario measured, asks again until it is told that it is, and looks how far it is."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._seen = (0, 0)
        self._counted = (0, 0)

    async def run(self) -> None:
        wanted = Wanted(
            ID, OWNER, "draft", "Mill", TITLE, made_scenarios.content_id(TITLE, content()),
            content(), sandtable.load(TITLE).rules_version, "corporal", PAIRS, OTHERS,
        )  # fmt: skip
        allowed = Allowance(1000, is_guest=False)
        while not await self._ask(lambda store: store.add(wanted, (OWNER,), allowed)):
            await asyncio.sleep(1.0)
        self._world.history.ordered = True
        self._world.note("customer", "is told that it will be measured")
        while True:
            await asyncio.sleep(LOOKS)
            found = await self._ask(lambda store: store.one(ID, (OWNER,)))
            if found is None:
                continue
            row, progress = found
            self._look((sum(progress.scores), sum(progress.other_scores)), row)
            if row.state != "active":
                self._world.note("customer", f"sees that it is {row.state}")
                return

    def _look(self, now: tuple[int, int], row: Any) -> None:
        history = self._world.history
        if any(one < before for one, before in zip(now, self._seen, strict=True)):
            history.faults.append(f"a measurement was shown at {self._seen}, and later at {now}")
        self._seen = now
        history.faults += [
            f"{'other ' * is_other}pair {number} was counted, and is played again"
            for is_other, number in history.begun
            if number < self._counted[is_other]
        ]
        # Who begins after this begins with none of those that are counted.
        history.begun.clear()
        self._counted = (row.counted, row.others_counted)

    async def _ask(self, what: Any) -> Any:
        """What a server answers; nothing where it dies, or has no database."""
        server = await self._world.a_server()
        store = MeasuringStore(server.app.state.hub.store)
        asking = self._world.loop.start(server.process, what(store))
        await asyncio.wait({asking}, timeout=ANSWERS)
        if not asking.done() or asking.exception() is not None:
            return None
        return asking.result()


def players(world: "World", name: str) -> tuple[SimPlayer, ...]:
    """Those who play in a process."""
    return (SimPlayer(world, f"{name}-p"),) if is_measured(world.seed) else ()
