"""A whole server with its machine, players and faults, from one seed."""

import asyncio
import contextlib
import hashlib
import logging
import random
import secrets
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import sqlalchemy as sa
import starlette.routing
from sim_disk import Disk, SimDatabase, Wires
from sim_history import History, Shown, Told
from sim_loop import Process, SimLoop
from sim_measuring import is_measured, players
from sim_network import Connection, Json, Network
from sim_players import Player
from sim_programs import Program
from starlette.routing import Route

from sandtable import sandbox
from sandtable.server.agents.agent_pool import AgentPool
from sandtable.server.edge import app
from sandtable.server.edge.api import Api, Operation, make_routes
from sandtable.server.edge.app import make_app
from sandtable.server.edge.security import RateLimits
from sandtable.server.social.delivery import Outcome
from sandtable.server.social.measured_notifier import MeasuredNotifier
from sandtable.server.store import schema
from sandtable.server.store.server_clock import ServerClock
from sandtable.server.store.store import Store
from sandtable.server.tables import clock_watcher

BEGIN = 1_800_000_000.0
"""Wall-clock time of the machine at the start."""
HOOK = "https://hook.example/"
TICK = 5.0
BEAT = 5.0
"""Interval of the server's repeated work, longer than usual to save time."""
compile_path = cache(starlette.routing.compile_path)
"""Cached, because all of the thousands of servers have the same routes."""
ASKED = ("/api/tables", "/api/tables/{id}/join")
"""Paths that players request besides their sockets."""
PEOPLE = 4
SESSION = "sandtable_session"


def some_routes(api: Api, doer: object, operations: list[Operation]) -> list[Route]:
    """Make only the routes that are used here, because a server starts thousands of times."""
    return make_routes(api, doer, [one for one in operations if one.path in ASKED])


async def nothing(*_: Any) -> None:
    """Replace work that would find nothing to do."""


class NoMeasuredNotifier(MeasuredNotifier):
    async def run(self, seconds: float, leaving: asyncio.Event) -> None:
        pass


PARTS = {"make_routes": some_routes, "page_routes": lambda folder, tell: []}
LEFT_OUT = {
    "sweep_studio": nothing,
    "recheck_beside": nothing,
    "MeasuredNotifier": NoMeasuredNotifier,
}
"""Work that is needed only in histories with a measurement. In the others it would make seven
useless database queries at each start of a server."""


@cache
def template() -> bytes:
    """Return a database with some users, each with a webhook."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "template.sqlite"
        Store(f"sqlite:///{file}").migrate()
        engine = sa.create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            for number in range(PEOPLE):
                id = f"person-{number}"
                token = hashlib.sha256(cookie_of(number).partition("=")[2].encode()).hexdigest()
                _insert(connection, schema.guests, id=id, name=f"Person {number}")
                _insert(
                    connection,
                    schema.accounts,
                    id=id,
                    login=id,
                    webhook=f"{HOOK}{number}",
                    language="en",
                )
                _insert(connection, schema.sessions, token=token, account=id, used=BEGIN)
            connection.execute(schema.table_time.update().values(now=BEGIN))
        engine.dispose()
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return file.read_bytes()


def _insert(connection: sa.Connection, table: sa.Table, **values: Any) -> None:
    """Insert a row, with empty values for the columns that are not given."""
    for column in table.columns:
        if column.name not in values and not column.nullable:
            values[column.name] = "" if isinstance(column.type, sa.String) else 0
    connection.execute(table.insert().values(**values))


def cookie_of(person: int) -> str:
    return f"{SESSION}=token-of-person-{person}"


class Server:
    """A server process."""

    def __init__(self, world: "World", name: str) -> None:
        self.process = Process(name)
        self.world = world
        loop = world.loop
        self.database = SimDatabase(loop, self.process, world.disk, world.wires)
        self.app = make_app(
            self.database,
            "a secret of the simulation",
            thinkers=AgentPool(1),
            limits=RateLimits(100_000),
            clock=ServerClock(world.wall, loop.time),
            caller=Receiver(world),  # type: ignore[arg-type]
            address="https://table.example",
            tick=TICK,
            players=players(world, name),
        )
        self.is_ready = False
        self._leaving = asyncio.Event()
        self.gone = asyncio.Event()
        loop.start(self.process, self._live())

    async def _live(self) -> None:
        async with self.app.router.lifespan_context(self.app):
            self.is_ready = True
            self.world.came.set()
            await self._leaving.wait()
            self.is_ready = False
            # Like uvicorn, close the browsers' connections first.
            for connection in self.world.connections_of(self.process):
                connection.close()
            await asyncio.sleep(0.05)
        self.gone.set()

    async def leave(self) -> None:
        """Shut down cleanly."""
        self._leaving.set()
        async with asyncio.timeout(60):
            while not self.gone.is_set():
                if not self.process.alive:
                    return
                await asyncio.sleep(0.1)
        self.world.loop.kill(self.process)
        self.world.servers.remove(self)
        self.world.note(self.process.name, "is gone")


class Receiver:
    """The receiver of all players' webhooks."""

    def __init__(self, world: "World") -> None:
        self._world = world

    async def call(self, address: str, about: dict[str, str]) -> Outcome:
        world = self._world
        await asyncio.sleep(world.faults_rng.uniform(0.01, 0.3))
        fate = world.faults_rng.random() if world.unlucky else 1.0
        if fate < 0.15:
            world.loop.happened["a webhook is not reached"] += 1
            return Outcome.UNREACHED
        if "measurement" in about:
            world.history.told_of_measured.append(about["measurement"])
            world.note("hook", f"{about['measurement']} is {about['event']}")
            return Outcome.TAKEN
        length = world.disk.committed.get(about["table"], 0)
        world.history.told.append(Told(world.loop.time(), about["table"], about["side"], length))
        world.note("hook", f"{about['table'][:4]} {about['side']} is told at {length}")
        if fate < 0.3:
            world.loop.happened["a webhook is slow"] += 1
            await asyncio.sleep(12)
            return Outcome.SLOW
        return Outcome.TAKEN


class World:
    """Everything in one history."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.seed = seed
        self.history = History()
        self.faults_rng = random.Random(f"{seed} faults")
        self.measuring = random.Random(f"{seed} measuring")
        self.loop = SimLoop(random.Random(f"{seed} threads"))
        self.history.happened = self.loop.happened
        self.loop.after_work = self._after_work
        self.loop.on_pass = self._pass
        self.loop.thread_seconds = self._thread_seconds
        self.network = Network(self.loop, random.Random(f"{seed} network"))
        self.network.on_message = self._sent
        self.disk = Disk(folder, template(), random.Random(f"{seed} disk"), self.loop.happened)
        self.plan = random.Random(f"{seed} plan")
        self.shared = self.plan.random() < 0.5
        self.wires = Wires(self.loop, random.Random(f"{seed} wires")) if self.shared else None
        self.servers: list[Server] = []
        self.buried: list[Server] = []
        self.players: list[Player] = []
        self.faulty = False
        self.unlucky = self.plan.random() < 0.95
        """Whether webhooks sometimes fail, even after all other faults: they are called late."""
        self.slow = False
        self.step = 0.0
        self.uptime = 0.0
        """Seconds in which a server was up."""
        self._names = 0
        self.came = asyncio.Event()
        """Set when a server has started."""

    def note(self, who: str, what: str) -> None:
        self.history.note(self.loop.time(), who, what)

    # Time

    def wall(self) -> float:
        return BEGIN + self.loop.time() + self.step

    def _pass(self, seconds: float) -> None:
        if self.servers:
            self.uptime += seconds

    # The machine

    def _after_work(self) -> Any:
        for server in self.servers:
            server.database.after_work()
        return self.disk.sync()

    def _thread_seconds(self) -> float:
        rng = self.loop._rng
        if self.slow and rng.random() < 0.3:
            self.loop.happened["the disk is slow"] += 1
            return rng.uniform(0.1, 6.0)
        return rng.uniform(0.0002, 0.004)

    def boot(self) -> Server:
        self._names += 1
        server = Server(self, f"server-{self._names}")
        self.note(server.process.name, "starts")
        self.servers.append(server)
        self.buried.append(server)
        return server

    def kill(self, server: Server, silently: bool = False) -> None:
        self.note(server.process.name, "is killed")
        self.loop.happened["a process is killed"] += 1
        if len(self.servers) > 1:
            self.loop.happened["one of two processes is killed"] += 1
        self.loop.kill(server.process)
        for connection in self.connections_of(server.process):
            if silently:
                connection.lose(silently=True)
            else:
                connection.died()
        self.servers = [one for one in self.servers if one is not server]

    def lose_power(self) -> None:
        self.loop.happened["power is lost"] += 1
        for server in list(self.servers):
            self.kill(server, silently=True)
        self.disk.lose_power()
        if self.wires is not None:
            self.wires.cut()
        self.note("machine", f"loses its power; the disk has {sum(self.disk.committed.values())}")

    async def a_server(self) -> Server:
        """Return a server that is ready, waiting until there is one."""
        while not (ready := [one for one in self.servers if one.is_ready]):
            self.came.clear()
            await self.came.wait()
        return self.plan.choice(ready)

    # The network

    def connect(self, server: Server, table: str, cookie: str) -> Connection:
        path = f"/api/tables/{table}/socket"
        return Connection(self.network, server.process, server.app, path, cookie)

    def connections_of(self, process: Process) -> list[Connection]:
        return [one for one in self.network.connections if one.process is process]

    def _sent(self, message: Json) -> None:
        # A player whose hello got lost may be told that it has no seat yet.
        refused = message["type"] == "rejected" and message["error"] != "not-your-seat"
        if refused and self.disk.has(message["key"]):
            self.history.faults.append(f"{message['key']} is in the log and was refused")
        if message["type"] == "frame":
            safe = self.disk.safe.get(message["table"], 0)
            left = {} if message["clock"] is None else message["clock"]["left"]
            shown = Shown(
                self.loop.time(), message["table"], message["log"], left, safe, self.uptime
            )
            self.history.shown.append(shown)

    async def ask(self, method: str, path: str, person: int, body: Json | None = None) -> Any:
        server = await self.a_server()
        status, _, answer = await self.network.request(
            server.process, server.app, method, path, cookie_of(person), body
        )
        assert status == 200, (status, answer)
        return answer


@contextlib.contextmanager
def a_world(seed: int) -> Iterator[World]:
    """Yield the world of one history. All clocks and random numbers are simulated inside."""
    shared_memory = Path("/dev/shm")
    folder = tempfile.mkdtemp(dir=shared_memory if shared_memory.is_dir() else None)
    handler = None
    logger = logging.getLogger("sandtable")
    before = logger.propagate, logger.level
    try:
        template()
        world = World(seed, Path(folder))
        lots = random.Random(f"{seed} secrets")
        handler = Listening(world)
        logger.addHandler(handler)
        logger.propagate = False
        logger.setLevel(logging.WARNING)
        world.loop.set_exception_handler(handler.unhandled)
        with (
            patch.multiple(secrets, _sysrand=lots, choice=lots.choice, randbits=lots.getrandbits),
            patch.object(time, "time", world.wall),
            patch.object(time, "monotonic", world.loop.time),
            patch.object(Program, "faults", False),
            patch.object(clock_watcher, "BEAT", BEAT),
            patch.object(starlette.routing, "compile_path", compile_path),
            patch.multiple(app, **(PARTS if is_measured(seed) else PARTS | LEFT_OUT)),
            patch.object(sandbox, "command_in_box", lambda command, limits: [*command]),
        ):
            asyncio.set_event_loop(world.loop)
            try:
                yield world
            finally:
                logger.removeHandler(handler)
                world.loop.bury()
                asyncio.set_event_loop(None)
                for server in world.buried:
                    server.database.bury()
    finally:
        logger.propagate, logger.level = before
        if handler is not None:
            logger.removeHandler(handler)
        shutil.rmtree(folder)


class Listening(logging.Handler):
    """Records the server's log. An unexpected exception is an error."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        self._world.note("log", record.getMessage())
        if record.exc_info and record.exc_info[0] is not None:
            error = record.exc_info[1]
            self._world.history.faults.append(f"{record.getMessage()}: {error!r}")

    def unhandled(self, loop: Any, context: dict[str, Any]) -> None:
        said = f"{context['message']}: {context.get('exception')!r}"
        self._world.note("loop", said)
        self._world.history.faults.append(said)
