"""The queue for agents' thinking time: one place per table, quick answers first, no starvation."""

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from typing import Generic, TypeVar

Worker = TypeVar("Worker")

MOST_WAITING = 5000
"""Maximum number of waiting questions; further ones are refused."""


class QueueFull(Exception):
    """The queue is full."""


class _Place(Generic[Worker]):
    def __init__(self, due: float, number: int) -> None:
        self.due = due
        self.number = number
        self.turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: "_Place[Worker]") -> bool:
        return (self.due, self.number) < (other.due, other.number)


class ThinkingQueue(Generic[Worker]):
    """Assigns workers to questions. One worker is reserved for quick questions.

    Each question says how long it may wait. The queue is ordered by the time at which answers are
    due, so that a question that has waited too long precedes all later ones, and the coach is never
    delayed indefinitely.
    """

    def __init__(
        self,
        workers: list[Worker],
        quick: Worker,
        clock: Callable[[], float],
        most: int = MOST_WAITING,
    ) -> None:
        self._idle = list(workers)
        self._quick = quick
        self._quick_is_idle = True
        self._clock = clock
        self._most = most
        self._size = len(workers)
        self._places: list[_Place[Worker]] = []
        self._quick_places: list[_Place[Worker]] = []
        self._by_table: dict[str, _Place[Worker]] = {}
        self._count = 0
        self._latest = 0.0
        """When the last answer is due."""
        self.waiting = 0
        """Number of long questions waiting for their turn."""

    @property
    def is_idle(self) -> bool:
        """Whether no worker is busy."""
        return self._quick_is_idle and len(self._idle) == self._size

    def has_place(self, table: str) -> bool:
        return table in self._by_table

    def share(self) -> float:
        """Return the seconds for the current search.

        With this share, all waiting questions get as much time each before the last one is due.
        """
        if not self.waiting:
            return inf
        return max(0.0, self._latest - self._clock()) * self._size / (self.waiting + 1)

    @asynccontextmanager
    async def turn(self, table: str, patience: float, quick: bool = False) -> AsyncIterator[Worker]:
        """Yield a worker for a question of a table.

        A newer question of the same table cancels the older one. QueueFull if the queue is full.
        """
        worker = await self._wait(table, patience, quick)
        try:
            yield worker
        finally:
            self._give_back(worker)

    async def _wait(self, table: str, patience: float, quick: bool) -> Worker:
        before = self._by_table.pop(table, None) if table else None
        if before is not None:
            before.turn.cancel()
        if quick and self._quick_is_idle:
            self._quick_is_idle = False
            return self._quick
        if self._idle:
            return self._idle.pop()
        places = self._quick_places if quick else self._places
        if len(places) >= self._most:
            places[:] = [place for place in places if not place.turn.done()]
            heapq.heapify(places)
            if len(places) >= self._most:
                raise QueueFull
        self._count += 1
        place = _Place[Worker](self._clock() + patience, self._count)
        heapq.heappush(places, place)
        if not quick:
            self._latest = max(self._latest, place.due)
        if table:
            self._by_table[table] = place
        self.waiting += not quick
        try:
            return await place.turn
        except asyncio.CancelledError:
            if place.turn.done() and not place.turn.cancelled():
                # The worker was assigned just when the question was cancelled.
                self._give_back(place.turn.result())
            place.turn.cancel()
            raise
        finally:
            self.waiting -= not quick
            if self._by_table.get(table) is place:
                del self._by_table[table]

    def _give_back(self, worker: Worker) -> None:
        is_quick = worker is self._quick
        places = [self._quick_places] if is_quick else [self._quick_places, self._places]
        for some in places:
            while some:
                place = heapq.heappop(some)
                if not place.turn.done():
                    place.turn.set_result(worker)
                    return
        if is_quick:
            self._quick_is_idle = True
        else:
            self._idle.append(worker)
