"""Loads a server with live tables and measures how long a line takes to the opponent's socket.

    scripts/load.py --tables 500 --seconds 60
    scripts/load.py --tables 500 1000 1500 --postgres

Each table has two players on sockets of their own, who play random whole lines. Each player moves
every 2 to 4 seconds on average, so that a table has a line every 1 to 2 seconds. A game that is
over is followed by its rematch. The time of a line runs from sending it until the opponent's socket
has the frame. In the end every line that was acknowledged must be in the database, once, as it was
sent. With ``--postgres`` the two players of a table sit at different server processes.

How much of the cores servers and generator used is told, and how much everything else: the database
where it is a process of its own, and whatever else the machine had to do, which should be nothing.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import sqlalchemy as sa
import uvloop
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
# The PostgreSQL of the tests serves here too.
sys.path.insert(0, str(ROOT / "tests" / "server"))
from temporary_postgres import temporary_postgres  # noqa: E402

TARGET_MS = 100.0
WARM_UP = 5.0
AT_ONCE = 16
"""Tables that are set up at the same time."""


# What is read of a message: as little as possible, since the generator shares the cores


class Choice(msgspec.Struct):
    move: str
    next: "Ask | None" = None
    more: bool = False


class Ask(msgspec.Struct):
    options: list[Choice]


class View(msgspec.Struct):
    waits: str


class Frame(msgspec.Struct, tag="frame"):
    log: int
    view: View
    decision: int | None
    ask: Ask | None
    rematch: str | None


class Accepted(msgspec.Struct, tag="accepted"):
    key: str


class Rejected(msgspec.Struct, tag="rejected"):
    error: str
    message: str


class Explored(msgspec.Struct, tag="explored"):
    ask: Ask | None


decoder = msgspec.json.Decoder(Frame | Accepted | Rejected | Explored)


@dataclass
class Tally:
    """What happened, for all tables together."""

    measuring: bool = False
    seconds: list[float] = field(default_factory=list)
    """How long each line took to the opponent."""
    lines: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    """What was acknowledged, by table and key."""
    games: int = 0


class Player:
    """One player, at one server process."""

    def __init__(self, base: str, address: str, tally: Tally) -> None:
        self.base = base
        self.tally = tally
        # For the rate limits everyone comes from an address of their own.
        self.headers = {"x-forwarded-for": address}
        self.table = ""
        self.seat = 0
        self.frame: Frame | None = None
        self._answers: asyncio.Queue[Accepted | Explored] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._sent: tuple[int, float] | None = None
        """When the opponent sent a line, and how long the log was then."""
        self._socket: ClientConnection

    async def post(self, http: httpx2.AsyncClient, path: str, body: dict[str, object]) -> Any:
        answer = await http.post(self.base + path, json=body, headers=self.headers)
        answer.raise_for_status()
        self.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]
        return answer.json()

    @asynccontextmanager
    async def sitting(self, table: str, side: str, seat: int) -> AsyncIterator[None]:
        self.table, self.seat, self.frame = table, seat, None
        address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/socket"
        line = connect(
            address,
            additional_headers={**self.headers, "origin": self.base},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        async with line as self._socket, asyncio.TaskGroup() as group:
            reading = group.create_task(self._read())
            await self._say(type="hello", seat=side)
            yield
            reading.cancel()

    async def _say(self, **message: object) -> None:
        await self._socket.send(json.dumps(message))

    async def _read(self) -> None:
        while True:
            raw = await self._socket.recv(decode=False)
            now = time.perf_counter()
            message = decoder.decode(raw)
            if isinstance(message, Rejected):
                raise AssertionError(message)
            if not isinstance(message, Frame):
                self._answers.put_nowait(message)
                continue
            if self._sent is not None and message.log > self._sent[0]:
                if self.tally.measuring:
                    self.tally.seconds.append(now - self._sent[1])
                self._sent = None
            self.frame = message
            self._changed.set()

    async def change(self) -> None:
        """Wait for the next frame."""
        self._changed.clear()
        await self._changed.wait()

    async def ask_for_rematch(self) -> None:
        await self._say(type="rematch", key=secrets.token_hex(8), nonce=secrets.token_hex(16))
        await self._answers.get()

    async def move(self, opponent: "Player") -> None:
        """Send a random line, and wait until it is acknowledged and seen."""
        assert self.frame is not None
        assert opponent.frame is not None
        line = await self._line(self.frame)
        key = secrets.token_hex(8)
        opponent._sent = (max(self.frame.log, opponent.frame.log), time.perf_counter())
        await self._say(type="commit", decision=self.frame.decision, choose=line, key=key)
        await self._answers.get()
        self.tally.lines[self.table, f"{self.seat}-{key}"] = line
        while opponent._sent is not None:
            await opponent.change()

    async def _line(self, frame: Frame) -> list[str]:
        """A random whole line from the tree; what was left out of it is explored."""
        ask, line = frame.ask, list[str]()
        while ask is not None:
            choice = random.choice(ask.options)
            line.append(choice.move)
            ask = choice.next
            if choice.more:
                await self._say(type="explore", decision=frame.decision, line=line)
                found = await self._answers.get()
                assert isinstance(found, Explored)
                ask = found.ask
        return line


class Load:
    """All tables of one run."""

    def __init__(self, bases: list[str], tables: int, pids: list[int]) -> None:
        self.bases = bases
        self.pids = pids
        self.cpu: list[float] = []
        """How much of a core each process used, the generator last, then all others together."""
        self.tables = tables
        self.tally = Tally()
        self._door = asyncio.Semaphore(AT_ONCE)
        self._seated = 0

    async def run(self, seconds: float) -> None:
        # Each player keeps its own cookie; the client must not.
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        async with httpx2.AsyncClient(cookies=forgetful, timeout=60) as http:
            titles = (await http.get(f"{self.bases[0]}/api/titles")).json()
            boards = [(title, one["id"]) for title in titles for one in title["scenarios"]]
            async with asyncio.TaskGroup() as group:
                playing = [
                    group.create_task(self._play(http, number, *boards[number % len(boards)]))
                    for number in range(self.tables)
                ]
                while self._seated < self.tables:
                    await asyncio.sleep(0.1)
                await asyncio.sleep(WARM_UP)
                # What is here stays; looking for garbage in it would count as the server's time.
                gc.collect()
                gc.freeze()
                before = self._cpu_seconds()
                self.tally.measuring = True
                await asyncio.sleep(seconds)
                self.tally.measuring = False
                self.cpu = [
                    round((after - spent) / seconds, 2)
                    for after, spent in zip(self._cpu_seconds(), before, strict=True)
                ]
                for task in playing:
                    task.cancel()

    def _cpu_seconds(self) -> list[float]:
        own = [cpu_seconds(pid) for pid in self.pids]
        return [*own, machine_seconds() - sum(own)]

    async def _play(
        self, http: httpx2.AsyncClient, number: int, title: dict[str, Any], scenario: str
    ) -> None:
        """Two players at one table, game after game."""
        near = f"{number >> 8 & 255}.{number & 255}"
        one = Player(self.bases[0], f"10.0.{near}", self.tally)
        other = Player(self.bases[-1], f"10.1.{near}", self.tally)
        async with self._door:
            sides = list(enumerate(title["seats"]))
            new = {"title": title["id"], "scenario": scenario, "opponent": "friend"}
            new["side"] = sides[0][1]
            made = await one.post(http, "/api/tables", {**new, "nonce": secrets.token_hex(16)})
            join = {"invitation": made["invitation"], "nonce": secrets.token_hex(16)}
            table = made["table"]
            await other.post(http, f"/api/tables/{table}/join", join)
        self._seated += 1
        while True:
            (seat, side), (other_seat, other_side) = sides
            async with one.sitting(table, side, seat), other.sitting(table, other_side, other_seat):
                table = await play_game(one, other)
            sides.reverse()
            self.tally.games += 1


async def play_game(one: Player, other: Player) -> str:
    """Play until the game is over; the table of its rematch."""
    for player in (one, other):
        while player.frame is None or not player.frame.view.waits:
            await player.change()
    await asyncio.sleep(random.uniform(0, 2))
    while one.frame is not None and one.frame.view.waits != "over":
        owing = [player for player in (one, other) if player.frame and player.frame.ask]
        if not owing:
            await one.change()
            continue
        player = random.choice(owing)
        await player.move(other if player is one else one)
        await asyncio.sleep(random.uniform(1, 2))
    await one.ask_for_rematch()
    while one.frame is None or one.frame.rematch is None:
        await one.change()
    return one.frame.rematch


# The server


@contextmanager
def serving(database: str, port: int, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The server as anyone would start it."""
    command = [str(Path(sys.executable).parent / "sandtable"), "serve", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--database", database],
        stdout=subprocess.DEVNULL,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "SANDTABLE_SECRET": "load"},
    )
    try:
        for _ in range(300):
            if server.poll() is not None:
                raise RuntimeError("the server does not start")
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield server
    finally:
        server.terminate()
        server.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def cpu_seconds(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def machine_seconds() -> float:
    """What all processors have worked so far, for whomever."""
    user, nice, system, _, _, interrupts, soft, *_ = map(
        int, Path("/proc/stat").read_text().partition("\n")[0].split()[1:]
    )
    return (user + nice + system + interrupts + soft) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


# The result


def count_lost(database: str, lines: dict[tuple[str, str], list[str]]) -> int:
    """How many acknowledged lines are not in the log, once, as they were sent."""
    engine = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        rows = connection.execute(
            sa.text("SELECT table_id, key, kind, text FROM entries ORDER BY table_id, number")
        ).all()
    engine.dispose()
    found: dict[tuple[str, str], list[str]] = {}
    times: Counter[tuple[str, str]] = Counter()
    at = ("", "")
    for table, key, kind, text in rows:
        if kind != "choice":
            at = ("", "")
        elif key:
            at = (table, key)
            times[at] += 1
            found[at] = [text]
        elif at[1]:
            found[at].append(text)
    return sum(found.get(at) != line or times[at] != 1 for at, line in lines.items())


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def measure(database: str, tables: int, seconds: float, processes: int) -> dict[str, object]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sandtable-load-")))
        if not database:
            database = f"sqlite:///{folder / 'tables.sqlite'}"
        ports = [free_port() for _ in range(processes)]
        servers = [stack.enter_context(serving(database, port, folder)) for port in ports]
        pids = [*(server.pid for server in servers), os.getpid()]
        load = Load([f"http://127.0.0.1:{port}" for port in ports], tables, pids)
        uvloop.run(load.run(seconds))
        tally = load.tally
        return {
            "database": database.partition(":")[0],
            "processes": processes,
            "tables": tables,
            "seconds": seconds,
            "lines_per_second": round(len(tally.seconds) / seconds, 1),
            "p50_ms": round(1000 * percentile(tally.seconds, 0.50), 1),
            "p95_ms": round(1000 * percentile(tally.seconds, 0.95), 1),
            "p99_ms": round(1000 * percentile(tally.seconds, 0.99), 1),
            "max_ms": round(1000 * max(tally.seconds, default=0), 1),
            "acknowledged": len(tally.lines),
            "lost": count_lost(database, tally.lines),
            "games_finished": tally.games,
            "server_cpu": load.cpu[:-2],
            "server_mb": [round(megabytes(server.pid)) for server in servers],
            "generator_cpu": load.cpu[-2],
            "other_cpu": load.cpu[-1],
        }


def as_text(result: dict[str, object]) -> str:
    return "\n".join(f"{name.replace('_', ' '):<18} {value}" for name, value in result.items())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="+", default=[500])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--postgres", action="store_true", help="two processes on one PostgreSQL")
    parser.add_argument("--json", action="store_true", help="nothing but JSON")
    options = parser.parse_args()
    status = 0
    for tables in options.tables:
        if options.postgres:
            with temporary_postgres() as database:
                result = measure(database, tables, options.seconds, 2)
        else:
            result = measure("", tables, options.seconds, 1)
        sys.stdout.write(json.dumps(result) + "\n")
        if not options.json:
            sys.stdout.write(as_text(result) + "\n\n")
        sys.stdout.flush()
        if result["lost"] or float(str(result["p99_ms"])) > TARGET_MS:
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
