"""Workers for measurements: they take slices, play them in pairs, and report results."""

import asyncio
import logging
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from sandtable import sandbox
from sandtable.measuring.pair_orders import Order, Pair
from sandtable.server.accounts.identity import new_id
from sandtable.server.agents.agent_pool import AgentProcess, Died
from sandtable.server.studio.slice_store import RENEWED, Slice, SliceStore

logger = logging.getLogger(__name__)

LIMITS = sandbox.Limits(memory=2 << 30, processor_seconds=6 * 3600, nice=19)
"""Limits of each process. One that has used up its time is replaced."""
PAIR_SECONDS = 1800.0
"""Maximum seconds per pair of games.

The strongest agents take minutes per game, and their priority is low.
"""
LONGEST = 1 << 22
IDLE_SECONDS = 2.0
"""Seconds between two checks for work."""
REPORT_SECONDS = 1.0
TURN_SECONDS = 60.0
"""Seconds after which a worker takes the next slice in turn, perhaps of another user."""
COMMAND = [sys.executable, "-m", "sandtable.lab.measured_pairs"]
SURROUNDINGS = "SANDTABLE_MEASURING"
ELSEWHERE = "workers"


def number_of_failure(measurement: str) -> str:
    """Return the number under which the failure of a measurement is logged and shown."""
    return measurement[:8]


class Player(Protocol):
    """Plays one pair at a time."""

    async def play(self, order: Order) -> Pair:
        """Play a pair; Died if it could not be finished."""
        ...

    async def close(self) -> None:
        """Stop the pair being played."""
        ...


class BoxedPlayer:
    """A sandboxed process with the lowest priority."""

    def __init__(self, command: list[str] | None = None, seconds: float = PAIR_SECONDS) -> None:
        self._process = AgentProcess(command or COMMAND, LIMITS, LONGEST)
        self._seconds = seconds

    async def play(self, order: Order) -> Pair:
        try:
            async with asyncio.timeout(self._seconds):
                return await self._process.ask(order, Pair)
        except TimeoutError:
            raise Died from None

    async def close(self) -> None:
        await self._process.kill()


class Measurer:
    """A set of players, each working on its own slice."""

    def __init__(self, store: SliceStore, players: Sequence[Player]) -> None:
        self._store = store
        self.players = players
        self._more = asyncio.Event()

    def wake(self) -> None:
        """Check for work at once."""
        self._more.set()

    async def run(self, leaving: asyncio.Event, once: bool = False) -> None:
        """Play until shutdown; ``once``: until there is nothing to play."""
        if self.players:
            await asyncio.gather(*(self._work(player, leaving, once) for player in self.players))

    async def _work(self, player: Player, leaving: asyncio.Event, once: bool) -> None:
        holder = new_id()
        try:
            while not leaving.is_set():
                self._more.clear()
                try:
                    slice = await self._store.take(holder)
                    if slice is not None:
                        await self._play(player, slice, holder, leaving)
                        continue
                except SQLAlchemyError:
                    logger.warning("database unavailable; measurements delayed")
                if once:
                    return
                await self._idle()
        finally:
            await player.close()
            # If this fails, the slice becomes free when its lease ends.
            with suppress(SQLAlchemyError):
                await self._store.release(holder)

    async def _idle(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._more.wait(), IDLE_SECONDS)

    async def _play(
        self, player: Player, slice: Slice, holder: str, leaving: asyncio.Event
    ) -> None:
        begun = time.monotonic()
        reported = float("-inf")
        again = False
        while not slice.is_done and not leaving.is_set():
            try:
                pair = await self._pair(player, slice, holder)
            except Died:
                await player.close()
                # The process may have used up its time on other games: retry in a new one.
                if not again:
                    again = True
                    continue
                await self._fail(slice, holder, "failed")
                return
            if pair is None:
                return
            if pair.error:
                await self._fail(slice, holder, pair.error)
                return
            again = False
            slice.part.add(pair)
            now = time.monotonic()
            is_over = now - begun >= TURN_SECONDS
            if slice.is_done or is_over or now - reported >= REPORT_SECONDS:
                reported = now
                if not await self._store.report(slice, holder):
                    return
            if is_over:
                await self._store.release(holder)
                return

    async def _fail(self, slice: Slice, holder: str, error: str) -> None:
        logger.warning(
            "measurement failed (%s): the games of a scenario of %s cannot be played; "
            "error number %s",
            error,
            slice.title,
            number_of_failure(slice.measurement),
        )
        await self._store.fail(slice, holder, error)

    async def _pair(self, player: Player, slice: Slice, holder: str) -> Pair | None:
        """Play the next pair; None if the slice no longer belongs to this holder."""
        playing = asyncio.ensure_future(player.play(slice.order()))
        try:
            while True:
                done, _ = await asyncio.wait({playing}, timeout=RENEWED)
                if done:
                    return playing.result()
                if not await self._store.renew(slice, holder):
                    return None
        finally:
            if not playing.done():
                playing.cancel()
                await player.close()
                with suppress(asyncio.CancelledError, Died):
                    await playing


def processes_here(servers: int = 1) -> int:
    """Return the number of measuring processes per server process on this machine.

    ``SANDTABLE_MEASURING`` sets the total; the default is one per core. 0: none; -1: only workers
    elsewhere.
    """
    told = os.environ.get(SURROUNDINGS, "").strip().lower()
    if told == ELSEWHERE:
        return -1
    try:
        wanted = int(told) if told else os.cpu_count() or 1
    except ValueError:
        wanted = 0
        logger.warning("%s is not a number of processes; measurements are off", SURROUNDINGS)
    return 0 if wanted <= 0 else max(1, wanted // servers)
