"""Non-interference on the wire: two servers with histories that a viewer cannot distinguish, and
all its requests.

Both servers have the same tables, guests, secrets and clock. The clock advances with each step,
including steps on one server only. Only what the viewer may not know differs. So all answers and
frames, their order and their sizes must be the same, byte by byte. ``UNSTEADY`` names the few
values that are not compared.
"""

import asyncio
import random
import re
import secrets
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, ClassVar
from unittest import mock

import httpx2
import msgspec
from any_requests import MESSAGES, HttpRequest, Requests, Route
from fake_clock import FakeClock
from hidden_people import HiddenPeople
from hidden_studio import HiddenStudio
from hidden_things import TAKEN, answer_to, probes
from server_table import PATIENCE, Serving, copied, serving
from starlette.routing import Route as ServedRoute
from twin_histories import History, Twins, coupled_way, random_line, shown_to, shows_nothing
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import sandtable
from sandtable.agents.coach_messages import Consultation, Counsel, Studied, Study
from sandtable.agents.worker import Question
from sandtable.core import Game, Rng, faults, made_scenarios
from sandtable.server import wire
from sandtable.server.agents.agent_pool import AgentPool
from sandtable.server.agents.thinking_queue import UNKNOWN, Asker
from sandtable.server.edge import app as edge_app
from sandtable.server.edge import sockets
from sandtable.server.edge.security import RateLimits
from sandtable.server.finished_games import analysis_worker
from sandtable.server.finished_games.analysis_queue import AnalysisQueue
from sandtable.server.store.store import SeatRow, TableRow
from sandtable.server.studio import check_worker
from sandtable.server.studio.check_worker import Question as CheckQuestion
from sandtable.server.studio.check_worker import RecordQuestion
from sandtable.server.studio.checker import Checker
from sandtable.server.tables import fair_dice
from sandtable.server.tables.clocks import A_DAY, Control
from sandtable.server.tables.hub import Hub
from sandtable.server.tables.live_table import summarise
from sandtable.server.tables.log import TableLog
from sandtable.server.tables.table_setup import hash_code, new_table

CLOCK = FakeClock()
"""The clock of both servers. It stands still during a step."""
STEP_SECONDS = 0.7
"""Seconds between two steps: a fraction, so that different sums of them are different."""
HOST = "sandtable.example"
"""The host name of both servers, which appears in pages."""
UNSTEADY = [(re.compile(r'"spent":[0-9.]+'), '"spent":0')]
"""The seconds an agent has thought. Of HTTP answers only the header ``date`` is not compared."""
NOT_COMPARED = ("/metrics",)
"""Metrics of the whole process, for its operator only."""
STEPS = 8
"""Steps of a table that are played on the servers."""
LAST = 12
"""Requests that the report of a difference lists. Any of them may be the cause."""
REFUSED = 16
"""Refused lines that are always tried when the viewer has a question."""
PAGES = 8
"""One in this many requests is for a page; the others are operations of the API."""
STRIDE = 3
BESIDE = 20
"""Distance of the starting points of tables and observers in the list of routes."""
MOST_DONE = 10_000
"""More requests than a table ever has, so that no two tables have the same random numbers."""
OTHERS = 2
"""HTTP requests of each observer at each pair of positions."""
BEGINNINGS = (6, 40, 40, 160)
"""Lengths of a table's past. Bonuses and cards of Heroes come late."""


CONTROLS = Control("days", 3 * A_DAY, 0.0, ""), Control("live", A_DAY, 7.0, "")
HEROES = "heroes-of-normandie"
FINISHED = 10**11
"""Added to the seeds of finished games, so that no table has the name of another."""
SOON = 4
"""One in this many tables of Heroes has bonuses in the deployment zones."""
FIRST_TURN = 60
"""Lines after which units hold these bonuses."""


class Difference(AssertionError):
    """Two answers differ that should be the same."""


class NoAgents(AgentPool):
    """Agents that never answer, and a coach whose answer depends on all of its question."""

    async def line(self, question: Question, table: str = "", asker: Asker = UNKNOWN) -> list[str]:
        await asyncio.Event().wait()
        return []

    async def counsel(self, question: Consultation) -> Counsel | None:
        return Counsel(zlib.crc32(msgspec.json.encode(question)) / 2**32, [], [])

    async def study(self, study: Study) -> Studied | None:
        return None


class SharedChecks(Checker):
    """Checks run in this process and once for both servers, because their time is not under
    test."""

    answers: ClassVar[dict[bytes, Any]] = {}

    async def _ask(self, which: int, question: CheckQuestion, again: bool = False) -> Any:
        return self.answered(question, check_worker.answer)

    async def replay(self, client: str, question: RecordQuestion) -> Any:
        return self.answered(question, check_worker.replayed)

    def answered(self, question: msgspec.Struct, answer: Callable[[Any], Any]) -> Any:
        key = msgspec.json.encode(question)
        if key not in self.answers:
            try:
                self.answers[key] = answer(question)
            except Exception as error:  # the worker process catches all errors, too
                self.answers[key] = error
        found = self.answers[key]
        if isinstance(found, Exception):
            if isinstance(question, RecordQuestion):
                return check_worker.RecordAnswer(wrong=str(found))
            return check_worker.failing(faults.TRIAL_FAILED)
        return found


class SharedEstimates(AnalysisQueue):
    """Estimates run once for both servers, because their result depends on the available time."""

    told: ClassVar[dict[bytes, Any]] = {}

    async def answer(self, client: str, request: analysis_worker.Question) -> Any:
        if not isinstance(request, analysis_worker.Estimate | analysis_worker.Draw):
            return await super().answer(client, request)
        key = msgspec.json.encode(request)
        if key not in self.told:
            self.told[key] = await super().answer(client, request)
        return self.told[key]


class Repeatable:
    """Random tokens that repeat after ``reset``."""

    def __init__(self) -> None:
        self.source = random.Random(0)

    def reset(self, number: int) -> None:
        self.source = random.Random(number)

    @contextmanager
    def everywhere(self) -> Iterator[None]:
        """Replace the system's random numbers and time during a test."""

        def token_hex(size: int = 16) -> str:
            return self.source.randbytes(size).hex()

        with (
            mock.patch.object(secrets, "token_hex", token_hex),
            mock.patch.object(secrets, "token_urlsafe", token_hex),
            mock.patch.object(secrets, "choice", lambda several: self.source.choice(several)),
            mock.patch.object(secrets, "randbelow", lambda end: self.source.randrange(end)),
            mock.patch.object(time, "time", CLOCK.table),
            mock.patch.object(sockets, "COOKIE_SECONDS", 0.0),
            mock.patch.object(check_worker, "EDITS_SECONDS", 0.2),
            # Dice are the same on both servers, although one may have more hidden entries.
            mock.patch.object(TableLog, "_way", coupled_way),
        ):
            yield


@dataclass
class Tally:
    """Counts of what was compared."""

    tables: int = 0
    pairs: int = 0
    requests: Counter[tuple[str, str]] = field(default_factory=Counter)
    """HTTP requests by observer and route."""
    messages: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Socket messages by observer and type."""
    answers: int = 0
    """Messages of one server that were received and compared."""
    hidden: Counter[str] = field(default_factory=Counter)
    """Pairs of positions by the fields in which they differ."""
    told_apart: int = 0
    """Tables at which the rules showed the viewer a difference."""

    def __str__(self) -> str:
        return (
            f"{self.pairs} pairs at {self.tables} tables, {self.requests.total()} requests, "
            f"{self.messages.total()} messages, {self.answers} messages received"
        )


class Ear:
    """The sockets of one observer, one for each server."""

    def __init__(self, connections: list[ClientConnection]) -> None:
        self.connections = connections
        self.heard: list[list[str]] = [[], []]
        self.open = [True, True]
        self.decision = 0
        """Number of the latest decision."""

    async def say(self, which: int, text: str) -> None:
        if self.open[which]:
            try:
                await self.connections[which].send(text)
            except ConnectionClosed:
                await self.listen(which)

    async def listen(self, which: int, pongs: int = 2) -> None:
        """Receive everything that a server has sent. A due frame comes before the second pong."""
        for _ in range(pongs):
            if not self.open[which]:
                return
            try:
                await self.connections[which].send('{"type":"ping"}')
                async with asyncio.timeout(PATIENCE):
                    while (text := str(await self.connections[which].recv())) != '{"type":"pong"}':
                        self.heard[which].append(text)
                        self.decision = msgspec.json.decode(text).get("decision", self.decision)
            except ConnectionClosed as closed:
                self.open[which] = False
                self.heard[which].append(f"closed {closed.rcvd and closed.rcvd.code}")

    def take(self) -> tuple[list[str], list[str]]:
        one, two = self.heard
        self.heard = [[], []]
        return one, two


@dataclass
class Observer:
    """A client that observes a table: its seat, a spectator, a stranger, or a player who left the
    seat."""

    name: str
    guest: str
    seat: str | None
    ear: Ear | None = None
    asked: int = 0


class TwinServers:
    """Two servers and a client of both."""

    def __init__(self, servers: list[Serving], https: list[httpx2.AsyncClient]) -> None:
        self.servers = servers
        self.https = https
        self.repeatable = Repeatable()
        self.tally = Tally()
        self.description: Any = None
        self.readable: list[str] = []
        """Paths that can be read with no id or with a table's id."""
        self.operations = 0
        """Number of operations in the description. Pages come after them in the list of routes."""

    async def describe(self) -> None:
        answer = await self.https[0].get("/api/openapi.json")
        self.description = answer.json()
        self.readable = [
            path
            for path, methods in self.description["paths"].items()
            if "get" in methods and set(re.findall(r"\{(\w+)\}", path)) <= {"id"}
        ]

    def requests(self, rng: Rng) -> Requests:
        """Return a generator of requests for all operations of the API and all pages."""
        made = Requests.described(self.description, rng)
        self.operations = len(made.routes)
        app = self.servers[0].app
        assert app is not None
        paths = [route.path for route in app.routes if isinstance(route, ServedRoute)]
        known = {re.sub(r"\{(\w+)\}", "", route.path) for route in made.routes}
        for path in paths:
            plain = re.sub(r":\w+\}", "}", path)
            is_file = "." in plain and "{" not in plain
            if (
                re.sub(r"\{(\w+)\}", "", plain) not in known
                and plain not in NOT_COMPARED
                and not is_file
            ):
                made.routes.append(Route("GET", plain, (), None))
        return made

    def cookie(self, guest: str) -> dict[str, str]:
        if not guest:
            return {}
        app = self.servers[0].app
        assert app is not None
        return {"cookie": f"sandtable_guest_{guest[:6]}={app.state.people.cookie(guest)}"}

    @asynccontextmanager
    async def ear(self, table: str, guest: str) -> AsyncIterator[Ear]:
        async with AsyncExitStack() as stack:
            connections = []
            for server in self.servers:
                url = f"ws://{HOST}/api/tables/{table}/socket"
                headers = {**self.cookie(guest), "origin": f"http://{HOST}"}
                port = int(server.base.rpartition(":")[2])
                connections.append(
                    await stack.enter_async_context(
                        connect(
                            url,
                            additional_headers=headers,
                            max_size=None,
                            compression=None,
                            host="127.0.0.1",
                            port=port,
                        )
                    )
                )
            yield Ear(connections)

    async def fetch(self, which: int, request: HttpRequest, guest: str) -> tuple[object, ...]:
        """Return everything that one server answers to a request."""
        http = self.https[which]
        headers = {**self.cookie(guest), "host": HOST, "origin": f"http://{HOST}"}
        if request.body is not None:
            headers["content-type"] = "application/json"
        answer = await http.request(
            request.method, request.path, content=request.body, headers=headers
        )
        http.cookies.clear()
        kept = sorted(
            (name, value) for name, value in answer.headers.multi_items() if name != "date"
        )
        return answer.status_code, kept, answer.content

    async def settle(self, which: int, table: str) -> None:
        """Wait until a server has nothing more to do at a table."""
        async with asyncio.timeout(PATIENCE):
            while True:
                live = self.servers[which].hub._live.get(table)
                if live is None:
                    return
                busy = live.idle_owing() is not None or live.follows_a_plan() or live.lock.locked()
                if not busy and (live.thinking is None or live.agent_owing() is not None):
                    return
                await asyncio.sleep(0.001)


def steady(messages: list[str]) -> list[str]:
    for pattern, instead in UNSTEADY:
        messages = [pattern.sub(instead, message) for message in messages]
    return messages


async def stopped_watch(hub: Hub, tick: float, leaving: asyncio.Event) -> None:
    """Never time out: which of the servers does this first would be random."""
    await leaving.wait()


@asynccontextmanager
async def twin_servers(template: Path, folder: Path) -> AsyncIterator[TwinServers]:
    """Run two servers in this process, each on its own empty database."""
    async with AsyncExitStack() as stack:
        stack.enter_context(mock.patch.object(edge_app, "keep_time", stopped_watch))
        servers, https = [], []
        stack.enter_context(mock.patch.object(edge_app, "Checker", SharedChecks))
        stack.enter_context(mock.patch.object(edge_app, "AnalysisQueue", SharedEstimates))
        for name in ("one", "two"):
            (folder / name).mkdir(parents=True)
            server = await stack.enter_async_context(
                serving(
                    copied(template, folder / name),
                    thinkers=NoAgents(1),
                    limits=RateLimits(1_000_000),
                    clock=CLOCK,
                    tick=3600.0,
                )
            )
            servers.append(server)
            https.append(
                await stack.enter_async_context(
                    httpx2.AsyncClient(base_url=server.base, timeout=PATIENCE, verify=False)
                )
            )
        twins = TwinServers(servers, https)
        await twins.describe()
        with twins.repeatable.everywhere():
            yield twins


@cache
def with_bonuses_at_hand(game: Game) -> str:
    """Return a scenario in which both sides soon hold bonuses. In the others they are far away."""
    data = made_scenarios.parse(game.text("plain-carnage"))
    data["bonuses"] = ["a1b2", "a3b4", "a5b6", "m1n2", "m3n4", "m5n6"]
    return game.add(made_scenarios.canonical(data))


class TwinTable:
    """One table on both servers, and its observers."""

    def __init__(self, servers: TwinServers, title: str, seed: int) -> None:
        self.servers = servers
        self.seed = seed
        self.rng = Rng(seed)
        self.tally = servers.tally
        self.requests = servers.requests(Rng(seed + 1))
        self.pages = len(self.requests.routes) - servers.operations
        self.game = sandtable.load(title)
        listings = self.game.listings()
        self.scenario = listings[self.rng.below(len(listings))].id
        soon = title == HEROES and seed % SOON == 0
        if soon:
            self.scenario = with_bonuses_at_hand(self.game)
        self.viewer = (0, 1, None)[self.rng.below(3)]
        other = 1 if self.viewer is None else 1 - self.viewer
        self.by_agent = [other] if self.rng.below(4) == 0 else []
        """Seats that an agent has taken over."""
        control = CONTROLS[seed % len(CONTROLS)] if self.rng.below(4) == 0 else None
        self.id = f"t{seed:015d}"
        self.row = self._row(control)
        nonces = {self.game.seats[seat.seat]: seat.nonce for seat in self.row.seats}
        key = fair_dice.make_key(self.row.secret, nonces)
        handed_over = self.by_agent[0] if self.by_agent else None
        self.twins = Twins(
            self.game, self.scenario, self.viewer, self.rng, control, key, handed_over, CLOCK.now
        )
        lines = self.rng.below(BEGINNINGS[self.rng.below(len(BEGINNINGS))])
        self.twins.go_on(max(lines, FIRST_TURN) if soon else lines)
        # The data of a user who is not at the table.
        self.studio = HiddenStudio(title, seed, f"x{seed:015d}")
        self.requests.guessed = self.studio.names()
        unobserved = [
            self.guests[seat]
            for seat in (0, 1)
            if seat != self.viewer and seat not in self.by_agent
        ]
        self.people = HiddenPeople(title, seed, self.id, unobserved, self.studio.owner)
        self.everyone: list[Observer] = []
        self.looked = 0
        self.done: list[str] = []
        """Descriptions of all steps, for the report of a difference."""

    @property
    def guests(self) -> list[str]:
        """Return the player of each seat, and a spectator."""
        return [f"{who}{self.seed:015d}" for who in "uds"]

    def _row(self, control: Control | None) -> TableRow:
        seats = [
            SeatRow(
                seat,
                "agent" if seat in self.by_agent else "guest",
                self.guests[seat],
                f"player {seat}",
                "random" if seat in self.by_agent else "",
                f"{self.seed * 2 + seat:032x}",
            )
            for seat in (0, 1)
        ]
        clock = "" if control is None else control.text()
        row, _ = new_table(self.game, self.scenario, seats, "", [], CLOCK.moment(), clock)
        return replace(row, id=self.id, secret=f"{self.seed:064x}", invitation=hash_code("nobody"))

    def observers(self) -> list[Observer]:
        seat = None if self.viewer is None else self.game.seats[self.viewer]
        found = [
            Observer("spectator", self.guests[2], None),
            Observer("stranger", "", None),
        ]
        if self.viewer is not None:
            found.insert(0, Observer("seat", self.guests[self.viewer], seat))
        found += [Observer("former", self.guests[seat], None) for seat in self.by_agent]
        return found

    async def check(self) -> None:
        """Play some steps on both servers, and make requests at each pair of positions."""
        if self.twins.one.log.state.over:
            return
        self.tally.tables += 1
        await self.store((self.twins.one, self.twins.two))
        async with AsyncExitStack() as stack:
            for observer in self.observers():
                self.everyone.append(observer)
                observer.ear = await stack.enter_async_context(
                    self.servers.ear(self.id, observer.guest)
                )
                hello = msgspec.json.encode({"type": "hello", "seat": observer.seat}).decode()
                await self.both(f"{observer.name} says {hello}", observer, hello)
            for _ in range(STEPS):
                if self.twins.differ():
                    self.tally.pairs += 1
                    self.tally.hidden.update(self.twins.hidden())
                    if not await self.ask_everything():
                        return
                if not await self.go_on():
                    return

    async def store(self, histories: tuple[History, History]) -> None:
        """Add the table, and what nobody at it may know, to both servers."""
        for which, (server, history) in enumerate(
            zip(self.servers.servers, histories, strict=True)
        ):
            await server.hub.store.add_guest(self.studio.owner, "owner of drafts")
            await self.studio.keep(server.hub.store, which)
            for number, guest in enumerate(self.guests):
                await server.hub.store.add_guest(guest, f"player {number}")
            row = replace(self.row, summary=summarise(self.row, history.log))
            await server.hub.store.add_table(row, history.entries)
            await self.people.keep(server.hub.store, which, CLOCK.moment())

    async def check_finished(self) -> None:
        """Make every request about the same finished game on both servers. Nothing of the game is
        hidden any more, but all that people keep to themselves is."""
        history = self.twins.one
        if not history.log.state.over:
            history.entries += history.log.resign(0, "0-resigned")
        await self.store((history, history))
        about = [route for route in self.requests.routes if "{id}" in route.path]
        async with AsyncExitStack() as stack:
            for observer in self.observers():
                ear = await stack.enter_async_context(self.servers.ear(self.id, observer.guest))
                observer.ear = ear
                hello = msgspec.json.encode({"type": "hello", "seat": observer.seat}).decode()
                await self.both_after(f"{observer.name} says {hello}", observer, hello)
                for route in about:
                    made = self.requests.http(route)
                    path = re.sub(r"\{id\}", self.id, route.path)
                    path = re.sub(r"\{\w+\}", "1", path)
                    request = replace(made, path=path)
                    self.tally.requests[observer.name, route.name] += 1
                    await self.both_after(f"{observer.name} asks {request}", observer, request)

    async def both_after(self, what: str, observer: Observer, request: str | HttpRequest) -> None:
        """Send a request about a finished game to both servers, and compare all they send."""
        self.note(what)
        answers: list[list[object]] = [[], []]
        assert observer.ear is not None
        for which in (0, 1):
            self.servers.repeatable.reset(self.seed * MOST_DONE + len(self.done))
            if isinstance(request, str):
                await observer.ear.say(which, request)
            else:
                answers[which].append(await self.servers.fetch(which, request, observer.guest))
            await observer.ear.listen(which)
        for answer, heard in zip(answers, observer.ear.take(), strict=True):
            answer += steady(heard)
        self.tally.answers += len(answers[0])
        if answers[0] != answers[1]:
            raise self.difference(str(answers[0]), str(answers[1]))
        for answer in answers[0]:
            self.requests.hear(answer[2] if isinstance(answer, tuple) else str(answer))

    # Requests

    async def ask_everything(self) -> bool:
        """Send some requests of each observer; return whether both servers still look the same."""
        for observer in self.everyone:
            for _ in range(OTHERS):
                request = self.requests.http(self.next_route(observer))
                self.tally.requests[observer.name, request.route] += 1
                if not await self.both(f"{observer.name} asks {request}", observer, request):
                    return False
            for message in self.messages(observer):
                if not await self.both(f"{observer.name} says {message}", observer, message):
                    return False
            if not await self.compare(self.everyone):
                return False
        return True

    def next_route(self, observer: Observer) -> Route:
        """Return the next route of an observer. Different tables start with different routes."""
        routes = self.requests.routes
        if self.rng.below(PAGES) == 0:
            return routes[-1 - self.rng.below(self.pages)]
        observer.asked += 1
        first = self.seed * STRIDE + BESIDE * self.everyone.index(observer)
        return routes[(first + observer.asked) % (len(routes) - self.pages)]

    def messages(self, observer: Observer) -> Iterator[str]:
        """Yield the next messages of an observer at its socket."""
        lines: list[list[str]] = []
        log = self.twins.one.log
        if observer.name == "seat" and self.viewer in log.state.seats_owing:
            lines = list(probes(log, self.viewer))
            yield from self.refused_lines(observer, lines[:REFUSED])
        for number in range(8 if observer.name == "seat" else 3):
            kind = MESSAGES[self.rng.below(len(MESSAGES))]
            if lines and number < 5:
                # Answers to lines reveal most.
                kind = wire.Commit
            if kind is wire.Resign and self.rng.below(4):
                continue  # it ends the game, after which nothing is hidden
            if kind is wire.Ping:
                continue  # ``listen`` uses pings to wait for answers
            self.tally.messages[observer.name, kind.__name__] += 1
            yield self.requests.message(kind, lines)

    def refused_lines(self, observer: Observer, lines: list[list[str]]) -> Iterator[str]:
        """Yield well-formed lines that become illegal after the first choice. Their refusal
        revealed the secret bid (S1), and random messages contain them too rarely."""
        assert observer.ear is not None
        assert self.viewer is not None
        decision = observer.ear.decision
        for number, line in enumerate(lines):
            if answer_to(self.twins.one.log, self.viewer, line) != TAKEN:
                self.tally.messages[observer.name, wire.Commit.__name__] += 1
                key = f"{len(self.done):016x}{number:016x}"
                commit = {"type": "commit", "decision": decision, "choose": line, "key": key}
                yield msgspec.json.encode(commit).decode()

    def note(self, what: str) -> None:
        """Record a step and advance the clock."""
        self.done.append(what)
        CLOCK.pass_(STEP_SECONDS)

    async def both(self, what: str, observer: Observer, request: str | HttpRequest) -> bool:
        """Send a request to both servers; return whether the viewer still cannot distinguish
        them."""
        self.note(what)
        answers = []
        for which in (0, 1):
            self.servers.repeatable.reset(self.seed * MOST_DONE + len(self.done))
            if isinstance(request, str):
                assert observer.ear is not None
                await observer.ear.say(which, request)
                # Wait for the answer before the server is checked for further work.
                await observer.ear.listen(which, 1)
            else:
                answers.append(await self.servers.fetch(which, request, observer.guest))
            await self.servers.settle(which, self.id)
        if answers and answers[0] != answers[1]:
            raise self.difference(str(answers[0]), str(answers[1]))
        if answers:
            self.requests.hear(answers[0][2])  # type: ignore[arg-type]
        return await self.compare([observer], observer if isinstance(request, str) else None)

    # Steps

    async def go_on(self) -> bool:
        """Play the next step in both histories; return whether there was one."""
        if self.rng.below(3) == 0:
            await self.fidget()
        found = self.twins.next(dealt=False)
        if found is None:
            return False
        step, _ = found
        self.note(f"seat {step.seat} plays {step.lines[0]} and {step.lines[1]}")
        for which, line in enumerate(step.lines):
            if line is not None:
                await self.play(which, step.seat, line)
            await self.servers.settle(which, self.id)
        return await self.compare(self.everyone)

    async def fidget(self) -> None:
        """Let the other side do something unnoticed on one server, and sometimes undo it."""
        history = self.twins.one
        seats = [seat for seat in history.log.state.seats_owing if seat != self.viewer]
        for _ in range(6 if seats else 0):
            draft = history.fork()
            line = random_line(draft.log, seats[0], self.rng)
            draft.choose(seats[0], line)
            if shows_nothing(history, draft, self.viewer):
                self.note(f"seat {seats[0]} tries {line} at the first")
                await self.play(0, seats[0], line)
                if self.rng.below(2) and self.live(0).undo_limit(seats[0])[1] != "over":
                    await self.undo(0, seats[0])
                await self.servers.settle(0, self.id)
                await self.compare(self.everyone)
                await self.look_around()
                return

    async def look_around(self) -> None:
        """Let one observer read everything about the table, and all lists. These requests do not
        come from ``self.requests``, whose sequence must not depend on unnoticed actions."""
        self.looked += 1
        observer = self.everyone[self.looked % len(self.everyone)]
        for path in self.servers.readable:
            request = HttpRequest(f"GET {path}", "GET", path.replace("{id}", self.id), None)
            self.note(f"{observer.name} reads {request.path}")
            answers = []
            for which in (0, 1):
                self.servers.repeatable.reset(self.seed * MOST_DONE + len(self.done))
                answers.append(await self.servers.fetch(which, request, observer.guest))
            if answers[0] != answers[1]:
                raise self.difference(str(answers[0]), str(answers[1]))

    async def play(self, which: int, seat: int, line: list[str]) -> None:
        hub = self.servers.servers[which].hub
        async with hub.visit(self.id) as table:
            key = f"{seat}-{len(self.done)}-played"
            opened = table.log.opened[seat]
            await hub.commit(table, lambda log: log.choose(seat, opened, line, key), key)

    async def undo(self, which: int, seat: int) -> None:
        hub = self.servers.servers[which].hub
        async with hub.visit(self.id) as table:
            limit, _ = table.log.undo_limit(seat)
            if limit < len(table.log.record.entries):
                key = f"{seat}-{len(self.done)}-undone"
                await hub.commit(table, lambda log: log.take_back(seat, key), key)

    def live(self, which: int) -> TableLog:
        log: TableLog = self.servers.servers[which].hub._live[self.id].log
        return log

    # Comparison

    async def compare(self, observers: list[Observer], asker: Observer | None = None) -> bool:
        """Compare everything that observers were sent; return whether both servers still look the
        same."""
        alike = self.catch_up()
        for observer in observers:
            assert observer.ear is not None
            for which in (0, 1):
                await observer.ear.listen(which)
            one, two = map(steady, observer.ear.take())
            self.tally.answers += len(one)
            if not alike:
                # The rules showed the viewer a difference. Only the answer, which comes before
                # that, is compared.
                one, two = (one[:1], two[:1]) if observer is asker else ([], [])
            if one != two:
                raise self.difference(f"{observer.name}: {one}", f"{observer.name}: {two}")
            for text in one:
                self.requests.hear(text)
        if not alike and not self.twins.one.log.state.over:
            self.tally.told_apart += 1
        return alike

    def catch_up(self) -> bool:
        """Copy the logs of the servers; return whether the viewer sees the same on both."""
        for which, history in enumerate((self.twins.one, self.twins.two)):
            live = self.servers.servers[which].hub._live.get(self.id)
            if live is None:
                return True
            history.log = live.log.fork()
        one, two = self.twins.one.log, self.twins.two.log
        if one.state.over or two.state.over:
            return False
        return shown_to(one, self.viewer) == shown_to(two, self.viewer)

    def difference(self, one: str, two: str) -> Difference:
        start = next(
            (i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b),
            min(len(one), len(two)),
        )
        start = max(0, start - 160)
        return Difference(
            f"{self.game.id}/{self.scenario}, seed {self.seed}, viewer {self.viewer}: the answers "
            f"differ after\n  " + "\n  ".join(self.done[-LAST:]) + "\n"
            f"one: ...{one[start : start + 400]}\ntwo: ...{two[start : start + 400]}\n"
            f"hidden: {sorted(self.twins.hidden())}\n"
            f"again: scripts/wire_secrecy.py --title {self.game.id} --seed {self.seed % FINISHED} "
            "--tables 1"
        )


async def check_tables(servers: TwinServers, title: str, seed: int, tables: int) -> Tally:
    """Check a number of tables of a title, starting from a seed."""
    for number in range(tables):
        await TwinTable(servers, title, seed + number).check()
    return servers.tally


async def check_finished_tables(servers: TwinServers, title: str, seed: int, tables: int) -> Tally:
    """Check a number of finished games of a title, starting from a seed."""
    for number in range(tables):
        await TwinTable(servers, title, FINISHED + seed + number).check_finished()
    return servers.tally
