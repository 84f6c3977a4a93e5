"""The queue for agents' thinking time: one place per table, quick answers first, no starvation."""

import asyncio
import heapq
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from typing import Generic, NamedTuple, TypeVar

Worker = TypeVar("Worker")

MOST_WAITING = 5000
"""Maximum number of waiting questions; further ones are refused."""


MOST_OF_PLAYER = 100
"""Of these places, how many one player may take."""
CLUB = 10
"""As many guests of one network may ask at once, as if they had addresses of their own."""


class Asker(NamedTuple):
    """For whom an agent thinks."""

    player: str = ""
    network: str = ""
    """Of guests, who have as many names as they like."""


UNKNOWN = Asker()


class QueueFull(Exception):
    """The queue is full."""


class _Place(Generic[Worker]):
    def __init__(self, due: float, number: int, is_extra: bool) -> None:
        self.due = due
        self.is_extra = is_extra
        """Whether the same player, or too many guests of the network, were already waiting."""
        self.number = number
        self.turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: "_Place[Worker]") -> bool:
        return (self.due, self.number) < (other.due, other.number)


class ThinkingQueue(Generic[Worker]):
    """Assigns workers to questions. One worker is reserved for quick questions.

    Each question says how long it may wait. The queue is ordered by the time at which answers are
    due, so that a question that has waited too long precedes all later ones, and the coach is never
    delayed indefinitely.

    The answer to a player's second waiting question is due later, to the third later still, and so
    on. So a player with hundreds of tables delays others by one question, and takes no time from
    their searches. Of guests of one network, ten at a time count as one player.
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
        self._latest = [0.0, 0.0]
        """When the last answer is due: of first questions of players, and of others."""
        self._long = [0, 0]
        """Number of long questions waiting for their turn: first questions, and others."""
        self._of: Counter[tuple[bool, str]] = Counter()
        """Waiting questions of a player or network; quick ones are counted separately."""

    @property
    def waiting(self) -> int:
        """Number of long questions waiting for their turn."""
        return sum(self._long)

    @property
    def is_idle(self) -> bool:
        """Whether no worker is busy."""
        return self._quick_is_idle and len(self._idle) == self._size

    def has_place(self, table: str) -> bool:
        return table in self._by_table

    def share(self) -> float:
        """Return the seconds for the current search.

        With this share, all waiting questions get as much time each before the last one is due, and
        so do the first questions of players by themselves.
        """
        now, firsts = self._clock(), self._long[False]
        shares = [inf]
        for count, latest in ((firsts, self._latest[False]), (self.waiting, max(self._latest))):
            if count:
                shares.append(max(0.0, latest - now) * self._size / (count + 1))
        return min(shares)

    @asynccontextmanager
    async def turn(
        self, table: str, patience: float, quick: bool = False, asker: Asker = UNKNOWN
    ) -> AsyncIterator[Worker]:
        """Yield a worker for a question of a table.

        A newer question of the same table cancels the older one. QueueFull if the queue is full or
        the player has too many places. Without an asker, a question is the first of its player.
        """
        worker = await self._wait(table, patience, quick, asker)
        try:
            yield worker
        finally:
            self._give_back(worker)

    async def _wait(self, table: str, patience: float, quick: bool, asker: Asker) -> Worker:
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
        player, net = (quick, f"player {asker.player}"), (quick, f"network {asker.network}")
        earlier = max(
            self._of[player] if asker.player else 0,
            self._of[net] // CLUB if asker.network else 0,
        )
        if earlier >= MOST_OF_PLAYER:
            raise QueueFull
        self._count += 1
        due = self._clock() + patience * (1 + earlier)
        place = _Place[Worker](due, self._count, earlier > 0)
        heapq.heappush(places, place)
        if not quick:
            self._latest[place.is_extra] = max(self._latest[place.is_extra], due)
        if table:
            self._by_table[table] = place
        self._long[place.is_extra] += not quick
        self._of.update((player, net))
        try:
            return await place.turn
        except asyncio.CancelledError:
            if place.turn.done() and not place.turn.cancelled():
                # The worker was assigned just when the question was cancelled.
                self._give_back(place.turn.result())
            place.turn.cancel()
            raise
        finally:
            self._long[place.is_extra] -= not quick
            self._of.subtract((player, net))
            for one in (player, net):
                if not self._of[one]:
                    del self._of[one]
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
