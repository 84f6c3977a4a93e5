"""A customer with a measurement, and players of its games, in a simulated world.

The result of a pair depends on its number, so the total is known in advance.
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
"""Two and a half slices, and one slice of games that the other side starts."""
FIRST_SEED, ONE_IN = 11, 12
"""One in ``ONE_IN`` histories has a measurement. The others do not change because of it."""
OWNER = "person-0"
ID = "measured-by-seed"
ANSWERS = 10.0
"""Seconds after which the customer repeats an unanswered request."""
LOOKS = 3.0


def is_measured(seed: int) -> bool:
    return seed % ONE_IN == FIRST_SEED


@cache
def content() -> str:
    return made_scenarios.canonical(made_scenarios.parse(starter(TITLE)))


def score_of(is_other: bool, number: int) -> int:
    """Return the score of the first side in a pair, in halves."""
    return zlib.crc32(f"{is_other} {number}".encode()) % 5


def expected(is_other: bool, pairs: int) -> list[int]:
    """Return how many pairs have each score of the first side, from 0 to 4 halves."""
    return [
        sum(score_of(is_other, number) == score for number in range(pairs)) for score in range(5)
    ]


class SimPlayer:
    """Plays pairs of games, in a subprocess that may die."""

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
        # One pair in fifty takes longer than the lease of a slice, without a sign of life.
        happened = self._world.loop.happened
        happened["who plays for a measurement falls silent"] += fate < 0.02
        await asyncio.sleep(rng.uniform(40.0, 80.0) if fate < 0.02 else rng.uniform(0.2, 3.0))
        # The holder of a slice tries a pair a second time; a pair that kills two processes has
        # failed.
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
    """Orders a measurement, repeats this until it is confirmed, and watches the progress."""

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
        # Players that start after this must not start any counted pair.
        history.begun.clear()
        self._counted = (row.counted, row.others_counted)

    async def _ask(self, what: Any) -> Any:
        """Return a server's answer, or None when it dies or has no database."""
        server = await self._world.a_server()
        store = MeasuringStore(server.app.state.hub.store)
        asking = self._world.loop.start(server.process, what(store))
        await asyncio.wait({asking}, timeout=ANSWERS)
        if not asking.done() or asking.exception() is not None:
            return None
        return asking.result()


def players(world: "World", name: str) -> tuple[SimPlayer, ...]:
    """Return the players of measurements in a server process."""
    return (SimPlayer(world, f"{name}-p"),) if is_measured(world.seed) else ()
