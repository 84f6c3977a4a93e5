"""What the server's tests share: a server in the test's own loop, guests, and their browsers."""

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
"""How long a test waits for what must come; much longer than it should ever take."""

A_MOMENT = 0.01

Message = dict[str, Any]
Ask = dict[str, Any]


def new_key() -> str:
    return secrets.token_hex(8)


def new_nonce() -> str:
    return secrets.token_hex(16)


class QuietServer(uvicorn.Server):
    """Leaves the signals to the tests, and goes as soon as it may: there are hundreds of it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def main_loop(self) -> None:
        while not await self.on_tick(0):
            await asyncio.sleep(A_MOMENT)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Who has just hung up is gone after this; only for others one must wait.
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
        # Nothing here has a certificate, and to read those one trusts takes 50 ms.
        return httpx2.AsyncClient(base_url=self.base, timeout=PATIENCE, verify=False)

    @asynccontextmanager
    async def guest(self) -> AsyncIterator["Guest"]:
        """Someone new, with a cookie of their own."""
        async with self._client() as http:
            await http.get("/api/me")
            yield Guest(self, http)

    @asynccontextmanager
    async def stranger(self) -> AsyncIterator["Guest"]:
        """Someone without a cookie."""
        async with self._client() as http:
            yield Guest(self, http)


class Guest:
    """A browser, before it looks at a table."""

    def __init__(self, serving: Serving, http: httpx2.AsyncClient) -> None:
        self.serving = serving
        self.http = http

    @property
    def cookie(self) -> str:
        """What the cookie holds that makes this someone."""
        (value,) = self.http.cookies.values()
        return value

    async def open(self, opponent: str = "here", **changes: object) -> Message:
        """A new table, as the server answers."""
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
        """A socket that has not said anything yet."""
        base = (serving or self.serving).base
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            f"{base.replace('http', 'ws')}/api/tables/{table}/socket",
            additional_headers={"cookie": cookies, "origin": base},
            max_size=None,
            # Frames that a test does not read must not hold up the end of the connection.
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
    """One socket at a table, and all that came through it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        """Everything that was received, as it was."""
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
        """The next message of these types; what comes before is taken in as well."""
        while True:
            message = await self.next()
            if message["type"] in types:
                return message

    async def until(self, fits: Callable[[Message], bool]) -> Message:
        """The first frame, from the latest on, that fits."""
        while not self.frame or not fits(self.frame):
            await self.get("frame")
        return self.frame

    async def catch_up(self) -> None:
        """Take in all that the server has for this browser now: a frame that is due is sent before
        it answers a second time."""
        for _ in range(2):
            await self.say(type="ping")
            await self.get("pong")

    async def hello(self, seat: str | None, events: int = 0) -> Message:
        """Sit down at a seat, or as a spectator; the first frame for it, or the refusal."""
        await self.say(type="hello", seat=seat, events=events)
        while True:
            message = await self.get("frame", "rejected")
            if message["type"] == "rejected" or message["seat"] == seat:
                return message

    async def ask(self, type: str, **rest: object) -> Message:
        """Say something that is answered by its key."""
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
        """Commit a line that must be taken, and see what came of it."""
        answer = await self.commit(line)
        assert answer["type"] == "accepted", answer
        return await self.until(lambda frame: frame["log"] >= answer["log"])

    async def play_something(self, rng: Rng) -> Message:
        return await self.play(await self.some_line(rng))

    async def some_line(self, rng: Rng) -> list[str]:
        """A random whole line from the tree; what was left out of it is explored."""
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
    """A line that begins so and takes the last option from there on."""
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
    """Run a server in a thread of its own, for tests that have no loop."""
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
    """An empty database with all tables; its address."""
    url = f"sqlite:///{file}"
    Store(url).migrate()
    return url


def copied(template: Path, folder: Path) -> str:
    """A copy of an empty database: faster than making one."""
    file = folder / "tables.sqlite"
    shutil.copy(template, file)
    return f"sqlite:///{file}"


@asynccontextmanager
async def two_friends(server: Serving, **changes: object) -> AsyncIterator[tuple[Browser, Browser]]:
    """Two guests at one table, the Americans first."""
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
    """The first player who is asked; None when the game is over."""
    # The server may be passing for a seat that has nothing to choose.
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
