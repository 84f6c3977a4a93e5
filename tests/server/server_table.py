"""Shared helpers of the server tests: a server in the test's own loop, guests and their
browsers."""

import asyncio
import json
import secrets
import shutil
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from typing import Any

import httpx2
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from sandtable.core import Rng
from sandtable.server.agents.agent_pool import AgentPool
from sandtable.server.edge.app import make_app
from sandtable.server.edge.connection_limits import GuardedHttp, GuardedSocket
from sandtable.server.edge.security import RateLimits
from sandtable.server.ops.serve import bind
from sandtable.server.store.store import Store

TITLE = "undaunted-normandy"
PATIENCE = 90.0
"""Seconds that a test waits for an expected event; far more than it should ever take."""

A_MOMENT = 0.01

Message = dict[str, Any]
Ask = dict[str, Any]


def new_key() -> str:
    return secrets.token_hex(8)


def new_nonce() -> str:
    return secrets.token_hex(16)


class QuietServer(uvicorn.Server):
    """A server that leaves the signals to the tests and stops immediately: the tests start
    hundreds."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def main_loop(self) -> None:
        while not await self.on_tick(0):
            await asyncio.sleep(A_MOMENT)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Connections that were just closed are gone after this. Only open ones need a longer wait.
        await asyncio.sleep(A_MOMENT)
        if self.server_state.connections or self.server_state.tasks:
            await super().shutdown(sockets)
        else:
            for server in self.servers:
                server.close()
                await server.wait_closed()
            await self.lifespan.shutdown()


class Serving:
    """A running server."""

    def __init__(self, base: str, app: Starlette | None) -> None:
        self.base = base
        self.app = app

    @property
    def hub(self) -> Any:
        assert self.app is not None
        return self.app.state.hub

    def _client(self) -> httpx2.AsyncClient:
        # No certificate is needed here, and loading the trusted ones takes 50 ms.
        return httpx2.AsyncClient(base_url=self.base, timeout=PATIENCE, verify=False)

    @asynccontextmanager
    async def guest(self) -> AsyncIterator["Guest"]:
        """Yield a new guest with a cookie."""
        async with self._client() as http:
            await http.get("/api/me")
            yield Guest(self, http)

    @asynccontextmanager
    async def stranger(self) -> AsyncIterator["Guest"]:
        """Yield a client without a cookie."""
        async with self._client() as http:
            yield Guest(self, http)


class Guest:
    """A browser that has not opened a table's socket yet."""

    def __init__(self, serving: Serving, http: httpx2.AsyncClient) -> None:
        self.serving = serving
        self.http = http

    @property
    def cookie(self) -> str:
        """Return the value of the guest's cookie."""
        (value,) = self.http.cookies.values()
        return value

    async def open(self, opponent: str = "here", **changes: object) -> Message:
        """Open a new table; return the server's answer."""
        body = {
            "title": TITLE,
            "scenario": "la-raye",
            "side": "us",
            "opponent": opponent,
            "nonce": new_nonce(),
            **({"agent": "random"} if opponent == "agent" else {}),
            **changes,
        }
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 200, answer.text
        made: Message = answer.json()
        return made

    async def join(self, made: Message) -> Message:
        body = {"invitation": made["invitation"], "nonce": new_nonce()}
        answer = await self.http.post(f"/api/tables/{made['table']}/join", json=body)
        assert answer.status_code == 200, answer.text
        seated: Message = answer.json()
        return seated

    @asynccontextmanager
    async def socket(self, table: str, serving: Serving | None = None) -> AsyncIterator["Browser"]:
        """Connect to a table's socket without sending a message."""
        base = (serving or self.serving).base
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            f"{base.replace('http', 'ws')}/api/tables/{table}/socket",
            additional_headers={"cookie": cookies, "origin": base},
            max_size=None,
            # Frames that a test does not read must not delay the end of the connection.
            max_queue=None,
        ) as connection:
            yield Browser(connection)

    @asynccontextmanager
    async def sit(
        self, table: str, seat: str | None, serving: Serving | None = None
    ) -> AsyncIterator["Browser"]:
        async with self.socket(table, serving) as browser:
            await browser.hello(seat)
            yield browser


class Browser:
    """A socket at a table, with all messages received through it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        """All received messages, unparsed."""
        self.frame: Message = {}
        self.events: list[Message] = []

    async def say(self, **message: object) -> None:
        await self.connection.send(json.dumps(message))

    async def next(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            raw = await self.connection.recv()
        assert isinstance(raw, str)
        self.heard.append(raw)
        message: Message = json.loads(raw)
        if message["type"] == "frame":
            self.frame = message
            self.events[message["first_event"] :] = message["events"]
        return message

    async def get(self, *types: str) -> Message:
        """Return the next message of these types. Earlier messages are received too."""
        while True:
            message = await self.next()
            if message["type"] in types:
                return message

    async def until(self, fits: Callable[[Message], bool]) -> Message:
        """Return the first frame that fits, starting with the latest one received."""
        while not self.frame or not fits(self.frame):
            await self.get("frame")
        return self.frame

    async def catch_up(self) -> None:
        """Receive everything that the server has for this browser now. The server sends a due frame
        before its second answer."""
        for _ in range(2):
            await self.say(type="ping")
            await self.get("pong")

    async def hello(self, seat: str | None, events: int = 0) -> Message:
        """Take a seat, or watch as a spectator; return the first frame or the refusal."""
        await self.say(type="hello", seat=seat, events=events)
        while True:
            message = await self.get("frame", "rejected")
            if message["type"] == "rejected" or message["seat"] == seat:
                return message

    async def ask(self, type: str, **rest: object) -> Message:
        """Send a message; return the answer with its key."""
        key = rest.pop("key", None) or new_key()
        await self.say(type=type, key=key, **rest)
        while True:
            message = await self.get("accepted", "rejected")
            if message["key"] == key:
                return message

    async def commit(self, line: list[str], **rest: object) -> Message:
        decision = rest.pop("decision", self.frame["decision"])
        return await self.ask("commit", decision=decision, choose=line, **rest)

    async def play(self, line: list[str]) -> Message:
        """Commit a line that must be accepted; return the frame after it."""
        answer = await self.commit(line)
        assert answer["type"] == "accepted", answer
        return await self.until(lambda frame: frame["log"] >= answer["log"])

    async def play_something(self, rng: Rng) -> Message:
        return await self.play(await self.some_line(rng))

    async def some_line(self, rng: Rng) -> list[str]:
        """Return a random whole line from the tree. Explore parts that the tree leaves out."""
        ask: Ask | None = self.frame["ask"]
        line: list[str] = []
        while ask is not None:
            choice = ask["options"][rng.below(len(ask["options"]))]
            line.append(choice["move"])
            ask = choice.get("next")
            if choice.get("more"):
                await self.say(type="explore", decision=self.frame["decision"], line=line)
                ask = (await self.get("explored"))["ask"]
        return line

    @property
    def over(self) -> bool:
        return bool(self.frame["view"]["waits"] == "over")


def whole_line(ask: Ask, *begin: str) -> list[str]:
    """Return a line that begins like this and continues with the last options."""
    line: list[str] = []
    at: Ask | None = ask
    while at is not None:
        wanted = begin[len(line)] if len(line) < len(begin) else at["options"][-1]["move"]
        choice = next(one for one in at["options"] if one["move"] == wanted)
        line.append(wanted)
        at = choice.get("next")
    return line


@asynccontextmanager
async def serving(
    database: str,
    *,
    thinkers: AgentPool | None = None,
    limits: RateLimits | None = None,
    **options: Any,
) -> AsyncIterator[Serving]:
    """Run a server in this loop."""
    app = make_app(
        database,
        "a secret of the tests",
        thinkers=thinkers or AgentPool(1),
        limits=limits or RateLimits(1000),
        **{"analysis_processes": 0, **options},
    )
    app.state.hub.pause = 0
    with bind("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        config = uvicorn.Config(
            app,
            http=GuardedHttp,
            ws=GuardedSocket,
            log_config=None,
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,
        )
        server = QuietServer(config)
        running = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            while not server.started:
                assert not running.done(), "the server does not start"
                await asyncio.sleep(A_MOMENT)
            yield Serving(f"http://127.0.0.1:{port}", app)
        finally:
            server.should_exit = True
            await running


@contextmanager
def serving_beside(database: str) -> Iterator[Serving]:
    """Run a server in a separate thread, for tests without a loop."""
    ready: Queue[Serving] = Queue()
    stop = Event()

    async def run() -> None:
        async with serving(database) as server:
            ready.put(server)
            while not stop.is_set():
                await asyncio.sleep(0.02)

    thread = Thread(target=asyncio.run, args=[run()])
    thread.start()
    try:
        yield ready.get(timeout=PATIENCE)
    finally:
        stop.set()
        thread.join()


def migrated(file: Path) -> str:
    """Create an empty database with all tables; return its URL."""
    url = f"sqlite:///{file}"
    Store(url).migrate()
    return url


def copied(template: Path, folder: Path) -> str:
    """Copy an empty database, which is faster than creating one; return its URL."""
    file = folder / "tables.sqlite"
    shutil.copy(template, file)
    return f"sqlite:///{file}"


@asynccontextmanager
async def two_friends(server: Serving, **changes: object) -> AsyncIterator[tuple[Browser, Browser]]:
    """Yield two guests at one table, the Americans first."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(server.guest())
        other = await stack.enter_async_context(server.guest())
        made = await one.open("friend", **changes)
        await other.join(made)
        yield (
            await stack.enter_async_context(one.sit(made["table"], "us")),
            await stack.enter_async_context(other.sit(made["table"], "de")),
        )


async def next_asked(players: Sequence[Browser]) -> Browser | None:
    """Return the first player with a question, or None when the game is over."""
    # The server may pass for a seat that has nothing to choose.
    async with asyncio.timeout(PATIENCE):
        while not any(player.frame["ask"] is not None or player.over for player in players):
            await asyncio.sleep(A_MOMENT)
            for player in players:
                await player.hello(player.frame["seat"], len(player.events))
    return next((player for player in players if player.frame["ask"] is not None), None)


async def play_out(players: list[Browser], rng: Rng, most: int = 10_000) -> None:
    """Let all players choose at random until the game is over."""
    for _ in range(most):
        if players[0].over:
            return
        asked = await next_asked(players)
        if asked is None:
            return
        await asked.play_something(rng)
        for player in players:
            await player.catch_up()


@asynccontextmanager
async def two_servers(database: str) -> AsyncIterator[tuple[Serving, Serving]]:
    async with serving(database) as one, serving(database) as other:
        yield one, other


@asynccontextmanager
async def far_friends(
    one: Serving, other: Serving, **changes: object
) -> AsyncIterator[tuple[Browser, Browser]]:
    """Yield two friends at one table, each connected to a different server."""
    async with one.guest() as us, other.guest() as de:
        made = await us.open("friend", **changes)
        await de.join(made)
        async with us.sit(made["table"], "us") as here, de.sit(made["table"], "de") as there:
            yield here, there
