"""The network between browsers and a server, with the interface of an ASGI server.

A connection keeps the order of the server's messages, as TCP does, and is lost as a whole. A
browser's messages may also arrive twice, late or not at all, as from a browser that tries again.
"""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
from sim_loop import OUTSIDE, Process, SimLoop

HOST = "table.example"
ORIGIN = f"https://{HOST}"
PING_SECONDS = 40.0
"""Seconds after which a server notices that the other end is gone."""

read_json = msgspec.json.decode
Json = dict[str, Any]
App = Callable[..., Any]


class Network:
    """Delays and losses of messages."""

    def __init__(self, loop: SimLoop, rng: random.Random) -> None:
        self.loop = loop
        self.rng = rng
        self.is_bad = False
        self.connections: list[Connection] = []
        self.on_message: Callable[[Json], None] = lambda message: None
        """Called with each message of a server when it is sent."""

    def seconds(self) -> float:
        if self.is_bad and self.rng.random() < 0.1:
            self.loop.happened["a message is late"] += 1
            return self.rng.uniform(0.5, 8.0)
        return self.rng.uniform(0.001, 0.08)

    def copies(self) -> int:
        """Return how many copies of a browser's message arrive."""
        copies = self.rng.choices((1, 0, 2, 3), (85, 6, 7, 2))[0] if self.is_bad else 1
        if copies != 1:
            self.loop.happened["a message comes again" if copies else "a message is lost"] += 1
        return copies

    def lose_some(self, share: float, silently: bool) -> None:
        for connection in list(self.connections):
            if self.rng.random() < share:
                connection.lose(silently)

    async def request(
        self, process: Process, app: App, method: str, path: str, cookie: str, body: Json | None
    ) -> tuple[int, dict[str, str], Any]:
        """Make an HTTP request. The status is 0 without an answer."""
        answered = self.loop.create_future()
        scope = _scope("http", path, cookie) | {"method": method, "http_version": "1.1"}
        scope["headers"].append((b"content-type", b"application/json"))
        sent = [
            {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}
        ]
        parts: list[Json] = []

        async def receive() -> Json:
            if sent:
                return sent.pop()
            await self.loop.create_future()
            raise AssertionError

        async def send(message: Json) -> None:
            parts.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                self.loop.call_in(OUTSIDE, self.seconds(), _answer, answered, parts)

        await asyncio.sleep(self.seconds())
        if process.alive:
            self.loop.start(process, app(scope, receive, send))
        try:
            async with asyncio.timeout(15):
                return await answered
        except TimeoutError:
            return 0, {}, None


def _answer(answered: asyncio.Future[Any], parts: list[Json]) -> None:
    if not answered.done():
        headers = {name.decode(): value.decode() for name, value in parts[0]["headers"]}
        body = b"".join(part.get("body", b"") for part in parts[1:])
        answered.set_result((parts[0]["status"], headers, read_json(body) if body else None))


def _scope(kind: str, path: str, cookie: str) -> Json:
    headers = [(b"host", HOST.encode()), (b"origin", ORIGIN.encode())]
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    return {
        "type": kind,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "scheme": "https" if kind == "http" else "wss",
        "headers": headers,
        "client": ("10.0.0.1", 40000),
        "server": (HOST, 443),
        "subprotocols": [],
    }


class Connection:
    """A WebSocket. ``inbox`` has the messages for the browser, and None when the connection is
    gone."""

    def __init__(
        self, network: Network, process: Process, app: App, path: str, cookie: str
    ) -> None:
        self._network = network
        self._loop = network.loop
        self._process = process
        self.inbox: asyncio.Queue[Json | None] = asyncio.Queue()
        self._to_server: asyncio.Queue[Json] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._number = 0
        """Number of messages that the browser has sent; ``_heard`` is the latest that arrived."""
        self._heard = 0
        self._sent = 0.0
        """Arrival time of the browser's last message."""
        self._free = 0.0
        """Arrival time of the server's last message."""
        self._lost = False
        self._closed = False
        self._accepted = False
        network.connections.append(self)
        self._loop.start(process, app(_scope("websocket", path, cookie), self._receive, self._send))

    # The server's end

    async def _receive(self) -> Json:
        return await self._to_server.get()

    async def _send(self, message: Json) -> None:
        if self._closed:
            if not self._accepted:
                return
            raise OSError("the connection is gone")
        if message["type"] == "websocket.accept":
            self._accepted = True
        elif message["type"] == "websocket.close":
            self._end(None)
        elif message["type"] == "websocket.send" and not self._lost:
            said = read_json(message["text"])
            self._network.on_message(said)
            self._deliver(said)

    def _deliver(self, said: Json | None) -> None:
        now = self._loop.time()
        self._free = max(self._free + 1e-6, now + self._network.seconds())
        self._loop.call_in(OUTSIDE, self._free - now, self._arrive, said)

    def _arrive(self, said: Json | None) -> None:
        if not self._lost or said is None:
            self.inbox.put_nowait(said)

    # The browser's end

    def send(self, message: Json) -> None:
        received = {"type": "websocket.receive", "text": json.dumps(message)}
        self._number += 1
        now = self._loop.time()
        for copy in range(self._network.copies()):
            # First copies arrive in order; repeated ones may come at any time after that.
            arrives = max(self._sent + 1e-6, now + self._network.seconds())
            if copy == 0:
                self._sent = arrives
            self._loop.call_in(self._process, arrives - now, self._take, received, self._number)

    def _take(self, received: Json, number: int) -> None:
        if not self._lost and not self._closed:
            if number < self._heard:
                self._loop.happened["a message comes after a later one"] += 1
            self._heard = number
            self._to_server.put_nowait(received)

    def close(self) -> None:
        """Close the connection from the browser's end."""
        self._end(1001)

    def lose(self, silently: bool) -> None:
        """Cut the connection. If ``silently``, both ends notice it only after a timeout."""
        if self._lost or self._closed:
            return
        self._lost = True
        self._network.connections.remove(self)
        self._loop.happened["a connection is half open" if silently else "a line is cut"] += 1
        wait = PING_SECONDS if silently else 0.01
        self._loop.call_in(self._process, wait, self._hang_up, 1006)
        if not silently:
            self._loop.call_in(OUTSIDE, 0.01, self._arrive, None)

    def died(self) -> None:
        """Close the connection because the server's process is dead and its machine reports it."""
        if not self._lost and not self._closed:
            self._end(None)

    def _end(self, code: int | None) -> None:
        if self._closed:
            return
        if self in self._network.connections:
            self._network.connections.remove(self)
        self._deliver(None)
        self._loop.call_in(self._process, 0.001, self._hang_up, code or 1006)

    def _hang_up(self, code: int) -> None:
        if not self._closed:
            self._closed = True
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": code})

    @property
    def process(self) -> Process:
        return self._process
