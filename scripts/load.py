"""Load a server with live tables and measure how long a line takes to reach the opponent's socket.

    scripts/load.py --all                                 # what `make load` runs
    scripts/load.py --tables 500 --seconds 60
    scripts/load.py --tables 500 1000 1500 --postgres
    scripts/load.py --tables 300 --flood replays --target 150

Each table has two players with their own sockets, who play random whole lines. Each player moves
every 2 to 4 seconds on average, so that a table has a line every 1 to 2 seconds. A finished game is
followed by a rematch. The time of a line is from sending it until the opponent's socket has the
frame. At the end every acknowledged line must be in the database exactly once, as it was sent. With
``--postgres`` the two players of a table use different server processes.

The script reports the processor time of the servers and the generator, and of everything else: the
database if it is a separate process, the processes that replay finished games, and other work of
the machine, which should be none. The generator's lag is how late its own timers are; the measured
times include it.

A flood runs beside the tables. ``replays``: twelve guests with finished games request replays,
reports and single moments as often as the limits allow. ``silent``: 1,100 connections that send
nothing and reconnect when the server closes them. ``measurements``: drafts that the captain
measures on all cores.
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
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
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
# The tests' helper for a temporary PostgreSQL is used here too.
sys.path.insert(0, str(ROOT / "tests" / "server"))
from temporary_postgres import temporary_postgres  # noqa: E402

WARM_UP = 5.0
UNSEEN_SECONDS = 10.0
"""Seconds after which a line counts as one that the opponent did not see."""
READERS = 12
"""Guests who read finished games in a flood."""
READS_A_SECOND = 9.5
"""Requests per second of each of them, just within the limit."""
READ_LINES = 200
"""Maximum lines of their games; the games also end after ``READ_SECONDS``."""
READ_SECONDS = 30.0
MEASURED = 4
"""Drafts measured at the same time."""
SILENT = 1100
AT_ONCE = 16
"""Tables set up at the same time."""


# The parsed parts of messages: as few as possible, since the generator shares the cores


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
    """Results of all tables together."""

    measuring: bool = False
    seconds: list[float] = field(default_factory=list)
    """Seconds until each line reached the opponent."""
    lines: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    """Acknowledged lines by table and key."""
    games: int = 0
    unseen: int = 0
    """Lines that the opponent did not see: a Heroes card was considered but not played."""
    lags: list[float] = field(default_factory=list)
    """Seconds by which the generator's timers were late."""
    reads: list[float] = field(default_factory=list)
    """Response times of requests for finished games, in seconds."""
    refused: int = 0
    """Number of these requests that the server refused as too many."""


class Player:
    """One player, connected to one server process."""

    def __init__(self, base: str, address: str, tally: Tally) -> None:
        self.base = base
        self.tally = tally
        # Each player gets its own address, because of the rate limits.
        self.headers = {"x-forwarded-for": address}
        self._cookies: dict[str, str] = {}
        self.table = ""
        self.seat = 0
        self.frame: Frame | None = None
        self._answers: asyncio.Queue[Accepted | Explored] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._sent: tuple[int, float] | None = None
        """The log's length and the time when the opponent sent a line."""
        self._socket: ClientConnection

    async def post(self, http: httpx2.AsyncClient, path: str, body: dict[str, object]) -> Any:
        answer = await http.post(self.base + path, json=body, headers=self.headers)
        answer.raise_for_status()
        # An account's answer sets two cookies: the guest's and the session's.
        for line in answer.headers.get_list("set-cookie"):
            name, _, value = line.split(";")[0].partition("=")
            self._cookies[name] = value
            self.headers["cookie"] = "; ".join("=".join(one) for one in self._cookies.items())
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

    async def resign(self) -> None:
        await self._say(type="resign", key=secrets.token_hex(8))
        async with asyncio.timeout(UNSEEN_SECONDS):
            while self.frame is None or self.frame.view.waits != "over":
                await self.change()

    async def move(self, opponent: "Player") -> None:
        """Send a random line, and wait until it is acknowledged and the opponent sees it."""
        assert self.frame is not None
        assert opponent.frame is not None
        line = await self._line(self.frame)
        key = secrets.token_hex(8)
        # The log's length is counted per seat: it includes only what the seat may see.
        opponent._sent = (opponent.frame.log, time.perf_counter())
        await self._say(type="commit", decision=self.frame.decision, choose=line, key=key)
        await self._answers.get()
        self.tally.lines[self.table, f"{self.seat}-{key}"] = line
        try:
            async with asyncio.timeout(UNSEEN_SECONDS):
                while opponent._sent is not None:
                    await opponent.change()
        except TimeoutError:
            # Lines without visible effects are not sent to the opponent. A frame that is this late
            # counts as unseen too.
            opponent._sent = None
            self.tally.unseen += self.tally.measuring

    async def _line(self, frame: Frame) -> list[str]:
        """Return a random whole line from the tree; ask the server for branches missing in it."""
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

    def __init__(self, bases: list[str], tables: int, pids: list[int], flood: str) -> None:
        self.bases = bases
        self.flood = flood
        self.pids = pids
        self.cpu: list[float] = []
        """Cores used: each server's, the generator's, and those of all other processes together."""
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
            finished = await self._finished(http, boards) if self.flood == "replays" else []
            async with asyncio.TaskGroup() as group:
                playing = [
                    group.create_task(self._play(http, number, *boards[number % len(boards)]))
                    for number in range(self.tables)
                ]
                while self._seated < self.tables:
                    await asyncio.sleep(0.1)
                await asyncio.sleep(WARM_UP)
                # Freeze the existing objects: collecting garbage would count as the server's time.
                gc.collect()
                gc.freeze()
                playing.append(group.create_task(self._measure_lag()))
                playing += [group.create_task(self._read(http, *one)) for one in finished]
                if self.flood == "silent":
                    playing += [group.create_task(self._stay_silent()) for _ in range(SILENT)]
                if self.flood == "measurements":
                    await asyncio.gather(*(self._have_measured(http, n) for n in range(MEASURED)))
                    await asyncio.sleep(WARM_UP)
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

    async def _measure_lag(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.01)
            self.tally.lags.append(time.perf_counter() - began - 0.01)

    # Floods

    async def _finished(
        self, http: httpx2.AsyncClient, boards: list[tuple[dict[str, Any], str]]
    ) -> list[tuple[Player, str, list[str]]]:
        """Return guests, each with the table of a finished game and its sides."""
        games = (
            self._finish_one(http, number, *boards[number * len(boards) // READERS])
            for number in range(READERS)
        )
        return await asyncio.gather(*games)

    async def _finish_one(
        self, http: httpx2.AsyncClient, number: int, title: dict[str, Any], scenario: str
    ) -> tuple[Player, str, list[str]]:
        guest = Player(self.bases[0], f"10.2.0.{number}", Tally())
        sides = title["seats"]
        new = {"title": title["id"], "scenario": scenario, "opponent": "here", "side": sides[0]}
        made = await guest.post(http, "/api/tables", {**new, "nonce": secrets.token_hex(16)})
        other = Player(self.bases[0], f"10.2.0.{number}", guest.tally)
        other.headers = guest.headers
        table = made["table"]
        async with guest.sitting(table, sides[0], 0), other.sitting(table, sides[1], 1):
            with suppress(TimeoutError):
                async with asyncio.timeout(READ_SECONDS):
                    await play_game(guest, other, lines=READ_LINES)
            await guest.resign()
        return guest, table, sides

    async def _read(
        self, http: httpx2.AsyncClient, guest: Player, table: str, sides: list[str]
    ) -> None:
        while True:
            side = random.choice(["both", *sides])
            kinds = ["replay", "report", f"replay/{random.randrange(READ_LINES)}"]
            path = f"{guest.base}/api/tables/{table}/{random.choice(kinds)}"
            began = time.perf_counter()
            answer = await http.get(path, params={"side": side}, headers=guest.headers)
            took = time.perf_counter() - began
            if answer.is_success:
                self.tally.reads.append(took)
            else:
                self.tally.refused += 1
            await asyncio.sleep(max(0.0, 1 / READS_A_SECOND - took))

    async def _have_measured(self, http: httpx2.AsyncClient, number: int) -> None:
        """Start the measurement of a draft with a slow agent."""
        guest = Player(self.bases[0], f"10.3.0.{number}", Tally())
        draft = await guest.post(http, "/api/studio/drafts", {"title": "undaunted-normandy"})
        about = {"draft": draft["id"], "revision": draft["revision"]}
        wanted = {**about, "agent": "captain", "games": 400}
        await guest.post(http, "/api/studio/measurements", wanted)

    async def _stay_silent(self) -> None:
        address = self.bases[0].removeprefix("http://").split(":")
        while True:
            try:
                reader, writer = await asyncio.open_connection(address[0], int(address[1]))
                await reader.read()
                writer.close()
            except OSError:
                pass
            await asyncio.sleep(1)

    async def _play(
        self, http: httpx2.AsyncClient, number: int, title: dict[str, Any], scenario: str
    ) -> None:
        """Play one game after the other between two players at one table."""
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


async def play_game(one: Player, other: Player, lines: int = 0) -> str:
    """Play until the game is over; return the table of its rematch.

    With ``lines``, play this many without pauses, and no rematch.
    """
    for player in (one, other):
        while player.frame is None or not player.frame.view.waits:
            await player.change()
    await asyncio.sleep(0 if lines else random.uniform(0, 2))
    played = 0
    while one.frame is not None and one.frame.view.waits != "over":
        if lines and played == lines:
            return ""
        owing = [player for player in (one, other) if player.frame and player.frame.ask]
        if not owing:
            await one.change()
            continue
        player = random.choice(owing)
        before = player.frame
        await player.move(other if player is one else one)
        while lines and player.frame is before:
            await player.change()
        played += 1
        await asyncio.sleep(0 if lines else random.uniform(1, 2))
    if lines:
        return ""
    await one.ask_for_rematch()
    while one.frame is None or one.frame.rematch is None:
        await one.change()
    return one.frame.rematch


# The server


@contextmanager
def serving(database: str, port: int, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run the server with its usual command."""
    command = [str(Path(sys.executable).parent / "sandtable"), "serve", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--database", database],
        stdout=subprocess.DEVNULL,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "SANDTABLE_SECRET": "load"},
    )
    try:
        for _ in range(300):
            if server.poll() is not None:
                raise RuntimeError("the server did not start")
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
    """Return the processor time of all processes since the machine started."""
    user, nice, system, _, _, interrupts, soft, *_ = map(
        int, Path("/proc/stat").read_text().partition("\n")[0].split()[1:]
    )
    return (user + nice + system + interrupts + soft) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


# The result


def count_lost(database: str, lines: dict[tuple[str, str], list[str]]) -> int:
    """Count the acknowledged lines that are not in the log exactly once, as they were sent.

    Hidden information may cut a line short, and entries that wait for the other side to pass are
    written later, so the log must contain the beginning of the line.
    """
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
    return sum(times[at] != 1 or found[at] != line[: len(found[at])] for at, line in lines.items())


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass(frozen=True)
class Run:
    """The settings of one measurement and its target."""

    tables: int
    target_ms: float
    postgres: bool = False
    flood: str = ""


ALL = (
    Run(500, 25),
    Run(1000, 100),
    Run(1000, 100, postgres=True),
    Run(300, 150, flood="replays"),
    Run(300, 150, flood="silent"),
    Run(300, 100, flood="measurements"),
)


def measure(run: Run, seconds: float) -> dict[str, Any]:
    processes = 2 if run.postgres else 1
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sandtable-load-")))
        if run.postgres:
            database = stack.enter_context(temporary_postgres())
        else:
            database = f"sqlite:///{folder / 'tables.sqlite'}"
        ports = [free_port() for _ in range(processes)]
        servers = [stack.enter_context(serving(database, port, folder)) for port in ports]
        pids = [*(server.pid for server in servers), os.getpid()]
        bases = [f"http://127.0.0.1:{port}" for port in ports]
        load = Load(bases, run.tables, pids, run.flood)
        uvloop.run(load.run(seconds))
        tally = load.tally
        return {
            "database": "PostgreSQL" if run.postgres else "SQLite",
            "processes": processes,
            "tables": run.tables,
            "flood": run.flood,
            "seconds": seconds,
            "lines_per_second": round(len(tally.seconds) / seconds, 1),
            "p50_ms": milliseconds(tally.seconds, 0.50),
            "p95_ms": milliseconds(tally.seconds, 0.95),
            "p99_ms": milliseconds(tally.seconds, 0.99),
            "max_ms": milliseconds(tally.seconds, 1),
            "target_ms": run.target_ms,
            "acknowledged": len(tally.lines),
            "lost": count_lost(database, tally.lines),
            "unseen": tally.unseen,
            "games_finished": tally.games,
            "server_cpu": load.cpu[:-2],
            "server_ms_per_line": [
                round(1000 * cpu * seconds / max(1, len(tally.seconds)), 2) for cpu in load.cpu[:-2]
            ],
            "server_mb": [round(megabytes(server.pid)) for server in servers],
            "generator_cpu": load.cpu[-2],
            "generator_lag_p99_ms": milliseconds(tally.lags, 0.99),
            "other_cpu": load.cpu[-1],
            "reads_per_second": round(len(tally.reads) / seconds, 1),
            "reads_refused": tally.refused,
            "reads_p50_ms": milliseconds(tally.reads, 0.50),
        }


def milliseconds(values: list[float], share: float) -> float:
    return round(1000 * percentile(values, share), 1)


def as_text(result: dict[str, Any]) -> str:
    return "\n".join(f"{name.replace('_', ' '):<21} {value}" for name, value in result.items())


COLUMNS = (
    "database",
    "processes",
    "tables",
    "beside",
    "moves a second",
    "p50",
    "p99 (target)",
    "worst",
    "acknowledged, lost",
    "server's cores, ms a move",
    "generator's cores, lag",
    "others' cores",
)
HEAD = f"| {' | '.join(COLUMNS)} |\n|---|---:|---:|---|{'---:|' * 8}"


def as_row(found: dict[str, Any]) -> str:
    """Return a row of the table in docs/results.md."""
    beside = ""
    if found["flood"] == "replays":
        beside = f"{found['reads_per_second']} looks at finished games a second"
    elif found["flood"] == "measurements":
        beside = "measurements on all cores"
    elif found["flood"]:
        beside = f"{SILENT:,} silent connections"
    cells = [
        found["database"],
        found["processes"],
        f"{found['tables']:,}",
        beside,
        round(found["lines_per_second"]),
        f"{found['p50_ms']} ms",
        f"{found['p99_ms']} ms ({found['target_ms']:.0f})",
        f"{found['max_ms']:.0f} ms",
        f"{found['acknowledged']:,}, {found['lost']}",
        f"{' + '.join(map(str, found['server_cpu']))}, "
        f"{' + '.join(map(str, found['server_ms_per_line']))} ms",
        f"{found['generator_cpu']}, {found['generator_lag_p99_ms']} ms",
        found["other_cpu"],
    ]
    return f"| {' | '.join(map(str, cells))} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument(
        "--all", action="store_true", help="run all measurements of docs/results.md"
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[500])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument(
        "--postgres", action="store_true", help="use two server processes on one PostgreSQL"
    )
    parser.add_argument("--flood", choices=["replays", "silent", "measurements"], default="")
    parser.add_argument(
        "--target", type=float, default=100.0, help="target for the p99 latency, in milliseconds"
    )
    parser.add_argument("--json", action="store_true", help="print only JSON")
    options = parser.parse_args()
    given = [Run(n, options.target, options.postgres, options.flood) for n in options.tables]
    results = []
    for run in ALL if options.all else given:
        results.append(measure(run, options.seconds))
        sys.stdout.write(json.dumps(results[-1]) + "\n")
        if not options.json:
            sys.stdout.write(as_text(results[-1]) + "\n\n")
        sys.stdout.flush()
    if not options.json:
        sys.stdout.write("\n".join([HEAD, *map(as_row, results), ""]))
    missed = [found for found in results if found["lost"] or found["p99_ms"] > found["target_ms"]]
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
