"""Delivery of notifications, tolerant of slow receivers.

Each player has a queue. Several queues are served at once, but only one delivery per player and per
receiving host. Players whose last delivery was slow use a separate lane, so that slow receivers
only delay each other.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from enum import Enum, auto

logger = logging.getLogger(__name__)

AT_ONCE = 8
"""Maximum concurrent deliveries."""
SLOW_AT_ONCE = 2
"""Maximum additional deliveries to slow receivers."""
MOST_WAITING = 8
"""Maximum number queued per player; the rest wait in the database."""
AGAIN = (5.0, 30.0)
"""Seconds before each retry, for attempts that cannot have arrived."""


class Outcome(Enum):
    """The result of a delivery."""

    TAKEN = auto()
    REFUSED = auto()
    SLOW = auto()
    """It timed out, and may have arrived."""
    UNREACHED = auto()
    """It cannot have arrived, because the receiver was not reached."""


@dataclass(frozen=True, slots=True)
class Parcel:
    player: str
    place: str
    """The receiving host, which gets one delivery at a time; empty for no such limit."""
    deliver: Callable[[], Awaitable[Outcome]]


class Lane:
    """A group of deliveries with a limit on concurrency."""

    def __init__(self, at_once: int) -> None:
        self._slots = asyncio.Semaphore(at_once)
        self._places: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def slot(self, place: str) -> AsyncIterator[None]:
        if not place:
            async with self._slots:
                yield
            return
        lock = self._places.setdefault(place, asyncio.Lock())
        self._waiting[place] += 1
        try:
            # Lock the host first, so that waiting for it does not occupy a slot.
            async with lock, self._slots:
                yield
        finally:
            self._waiting[place] -= 1
            if not self._waiting[place]:
                del self._waiting[place], self._places[place]


class Deliveries:
    """The deliveries by one channel: email or webhook."""

    def __init__(self, at_once: int = AT_ONCE, slow_at_once: int = SLOW_AT_ONCE) -> None:
        self._fast = Lane(at_once)
        self._slow = Lane(slow_at_once)
        self._late: set[str] = set()
        """Players whose last delivery timed out."""
        self._queues: dict[str, deque[Parcel]] = {}
        self._workers: set[asyncio.Task[None]] = set()
        self._leaving = asyncio.Event()

    def has_room(self, player: str) -> bool:
        return len(self._queues.get(player, ())) < MOST_WAITING

    def add(self, parcel: Parcel) -> None:
        """Queue a delivery after the player's earlier ones."""
        if parcel.player in self._queues:
            self._queues[parcel.player].append(parcel)
            return
        self._queues[parcel.player] = deque([parcel])
        worker = asyncio.create_task(self._serve(parcel.player))
        self._workers.add(worker)
        worker.add_done_callback(self._workers.discard)

    async def close(self, seconds: float) -> None:
        """Deliver what is waiting, for at most some seconds."""
        self._leaving.set()
        if self._workers:
            await asyncio.wait(self._workers, timeout=seconds)
        lost = sum(map(len, self._queues.values()))
        workers = list(self._workers)
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        if lost:
            logger.warning("%d notifications not delivered before shutdown", lost)

    async def _serve(self, player: str) -> None:
        queue = self._queues[player]
        try:
            while queue:
                await self._deliver(queue[0])
                queue.popleft()
        finally:
            del self._queues[player]

    async def _deliver(self, parcel: Parcel) -> None:
        for seconds in (*AGAIN, None):
            lane = self._slow if parcel.player in self._late else self._fast
            async with lane.slot(parcel.place):
                outcome = await self._try(parcel)
            if outcome is Outcome.SLOW:
                self._late.add(parcel.player)
            elif outcome is Outcome.TAKEN:
                self._late.discard(parcel.player)
            if outcome is not Outcome.UNREACHED or seconds is None or self._leaving.is_set():
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(self._leaving.wait(), seconds)

    async def _try(self, parcel: Parcel) -> Outcome:
        try:
            return await parcel.deliver()
        except Exception:
            logger.exception("a notification could not be delivered")
            return Outcome.REFUSED
