"""Fair queueing: a few requests run at once, and waiting clients take turns."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MOST_OF_ONE = 6
"""Maximum number of waiting questions per client."""
MOST_WAITING = 100
"""Maximum number of waiting questions of all clients together."""


class TooManyWait(Exception):
    """Too many questions are waiting. ``own``: those of the same client."""

    def __init__(self, own: bool) -> None:
        super().__init__("too many requests are waiting")
        self.own = own


class FairTurns:
    """Limits concurrent requests. Waiting clients take turns, one question each."""

    def __init__(self, at_once: int, most: int = MOST_WAITING, most_of_one: int = MOST_OF_ONE):
        self._free = at_once
        self._most = most
        self._most_of_one = most_of_one
        self._clients: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.waiting = 0

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        await self._wait(client)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, client: str) -> None:
        if self._free:
            self._free -= 1
            return
        places = self._clients.get(client, deque())
        if len(places) >= self._most_of_one:
            raise TooManyWait(own=True)
        if self.waiting >= self._most:
            raise TooManyWait(own=False)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        places.append(turn)
        self._clients[client] = places
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # its turn came just when it was cancelled
            raise
        finally:
            self.waiting -= 1

    def _next(self) -> None:
        while self._clients:
            client, places = self._clients.popitem(last=False)
            while places and places[0].done():
                places.popleft()
            if not places:
                continue
            turn = places.popleft()
            if places:
                self._clients[client] = places  # behind all others
            turn.set_result(None)
            return
        self._free += 1
