"""The queue of thinking agents: quick answers first, time shared fairly, and no one starves."""

import asyncio
import sys
import time

import pytest
import sqlalchemy as sa
from server_table import TITLE, Serving, serving
from test_server_agents import question

from sandtable.agents.time_budget import LEAST, TURN, TimeBudget
from sandtable.agents.worker import Question, fallback_line
from sandtable.core import Decision, Move, Rng, View
from sandtable.server.accounts.identity import Guest
from sandtable.server.agents.agent_pool import ANSWER_SECONDS, AgentPool
from sandtable.server.agents.thinking_queue import (
    CLUB,
    MOST_OF_PLAYER,
    UNKNOWN,
    Asker,
    QueueFull,
    ThinkingQueue,
)
from sandtable.server.store import schema
from sandtable.server.store.server_clock import Moment
from sandtable.server.store.store import Store, insert_table
from sandtable.server.tables.live_table import roughly
from sandtable.server.tables.table_setup import prepare
from sandtable.server.wire import NewTable

SLOW = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["agent"] == "captain":
        time.sleep(min(0.4, asked["seconds"] / 5))
    print(json.dumps([asked["agent"], str(asked["seconds"])]), flush=True)
"""


def still() -> float:
    """Return a constant time."""
    return 0.0


class Simulation:
    """The queue under a fake clock: each answer takes the time its agent would take."""

    def __init__(self, processes: int = 1) -> None:
        self.now = 0.0
        self.queue = ThinkingQueue([*range(1, processes + 1)], 0, lambda: self.now)
        self.waited: dict[str, float] = {}
        self.thought: dict[str, float] = {}
        self._busy: list[tuple[float, asyncio.Event]] = []

    async def ask(
        self,
        table: str,
        wanted: float,
        patience: float,
        quick: bool = False,
        asker: Asker = UNKNOWN,
    ) -> None:
        came = self.now
        async with self.queue.turn(table, patience, quick, asker):
            seconds = wanted if quick else min(wanted, self.queue.share())
            done = asyncio.Event()
            self._busy.append((self.now + seconds, done))
            await done.wait()
        self.waited[table] = self.now - came
        self.thought[table] = seconds

    async def run(self) -> None:
        """Advance the clock until all have answered."""
        await self.settle()
        while self._busy:
            self._busy.sort(key=lambda one: one[0])
            self.now, done = self._busy.pop(0)
            done.set()
            await self.settle()

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


async def test_a_recruit_answers_at_once_while_a_thousand_captains_wait() -> None:
    world = Simulation()
    captains = [asyncio.create_task(world.ask(f"c{n}", 1.0, ANSWER_SECONDS)) for n in range(1000)]
    await world.settle()
    recruits = [
        asyncio.create_task(world.ask(f"r{n}", 0.05, ANSWER_SECONDS, quick=True)) for n in range(10)
    ]
    await world.run()
    await asyncio.gather(*captains, *recruits)
    assert max(world.waited[f"r{n}"] for n in range(10)) < 2
    # Every captain answers in the promised time, and all think equally long.
    assert max(world.waited.values()) < ANSWER_SECONDS + 1  # the last has no one behind it
    thoughts = [world.thought[f"c{n}"] for n in range(1, 1000)]
    assert min(thoughts) == pytest.approx(max(thoughts[:-1]))


async def test_waiting_agents_share_the_time_and_a_single_one_has_all_of_it() -> None:
    world = Simulation()
    alone = asyncio.create_task(world.ask("alone", 1.0, ANSWER_SECONDS))
    await world.run()
    await alone
    assert world.thought["alone"] == 1.0
    many = [asyncio.create_task(world.ask(f"c{n}", 1.0, ANSWER_SECONDS)) for n in range(20)]
    await world.run()
    await asyncio.gather(*many)
    # The answers come in the order of the questions.
    assert list(world.waited)[1:] == [f"c{n}" for n in range(20)]
    assert world.thought["c1"] == pytest.approx((ANSWER_SECONDS - 1) / 19)
    assert world.thought["c18"] == pytest.approx(world.thought["c1"])
    assert max(world.waited.values()) < ANSWER_SECONDS + 1


async def test_no_question_is_delayed_forever() -> None:
    """The coach waits longer, but then comes before all later questions."""
    world = Simulation()
    first = asyncio.create_task(world.ask("c", 1.0, ANSWER_SECONDS))
    await world.settle()
    study = asyncio.create_task(world.ask("study", 1.0, 3.0))
    flood = []
    for n in range(30):
        flood.append(asyncio.create_task(world.ask(f"c{n}", 1.0, 2.0)))
        await world.settle()
        if world._busy:
            world.now, done = world._busy.pop(0)
            done.set()
            await world.settle()
    await world.run()
    await asyncio.gather(first, study, *flood)
    assert world.waited["study"] <= 6


@pytest.mark.parametrize("quick", [False, True])
async def test_a_player_with_a_hundred_tables_delays_others_by_one_question(quick: bool) -> None:
    world = Simulation()
    many = [
        asyncio.create_task(world.ask(f"t{n}", 1.0, ANSWER_SECONDS, quick, Asker("one")))
        for n in range(MOST_OF_PLAYER)
    ]
    await world.settle()
    others = [
        asyncio.create_task(world.ask(f"o{n}", 1.0, ANSWER_SECONDS, quick, Asker(f"other {n}")))
        for n in range(3)
    ]
    await world.run()
    await asyncio.gather(*many, *others)
    # Before them the one that thinks already, and one that came first.
    assert [world.waited[f"o{n}"] for n in range(3)] == ([2, 3, 3] if quick else [3, 4, 5])
    assert {world.thought[f"o{n}"] for n in range(3)} == {1.0}


async def test_guests_of_one_network_come_before_others_ten_at_a_time() -> None:
    world = Simulation()
    guests = [
        asyncio.create_task(
            world.ask(f"t{n}", 1.0, ANSWER_SECONDS, asker=Asker(f"guest {n}", "network"))
        )
        for n in range(20 * CLUB)
    ]
    await world.settle()
    other = asyncio.create_task(world.ask("other", 1.0, ANSWER_SECONDS, asker=Asker("other")))
    await world.run()
    await asyncio.gather(*guests, other)
    assert world.waited["other"] <= ANSWER_SECONDS + 1
    assert world.thought["other"] > 0.7
    assert sum(world.waited[f"t{n}"] < world.waited["other"] for n in range(20 * CLUB)) == CLUB + 1


async def test_a_player_cannot_take_every_place() -> None:
    world = Simulation()
    many = [
        asyncio.create_task(world.ask(f"t{n}", 1.0, ANSWER_SECONDS, asker=Asker("one")))
        for n in range(MOST_OF_PLAYER + 1)
    ]
    await world.settle()
    with pytest.raises(QueueFull):
        await world.ask("more", 1.0, ANSWER_SECONDS, asker=Asker("one"))
    other = asyncio.create_task(world.ask("other", 1.0, ANSWER_SECONDS, asker=Asker("other")))
    await world.run()
    await asyncio.gather(*many, other)


async def test_a_table_has_one_place_and_the_queue_is_bounded() -> None:
    queue = ThinkingQueue(["one"], "quick", still, most=2)

    async def ask(table: str) -> str:
        async with queue.turn(table, 1.0) as worker:
            return worker

    async with queue.turn("first", 1.0):
        old = asyncio.create_task(ask("a"))
        await asyncio.sleep(0)
        new = asyncio.create_task(ask("a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert old.cancelled()
        assert queue.waiting == 1
        other = asyncio.create_task(ask("b"))
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await ask("c")
        assert await_quick(queue) == "quick"
        assert queue.has_place("b")
        other.cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not queue.has_place("b")
    assert await new == "one"
    assert queue.is_idle
    assert queue.waiting == 0


def await_quick(queue: "ThinkingQueue[str]") -> str:
    """Check that a quick question does not wait; return its process."""
    turn = queue.turn("d", 1.0, quick=True)
    step = turn.__aenter__()
    try:
        step.send(None)
    except StopIteration as done:
        worker: str = done.value
    leaving = turn.__aexit__(None, None, None)
    with pytest.raises(StopIteration):
        leaving.send(None)
    return worker


async def test_a_cancelled_question_passes_its_turn_on() -> None:
    queue = ThinkingQueue(["one"], "quick", still)

    async def ask() -> None:
        async with queue.turn("", 1.0):
            pass

    async with queue.turn("", 1.0):
        first, second = asyncio.create_task(ask()), asyncio.create_task(ask())
        await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait_for(second, 60)
    assert queue.is_idle


class Stopwatch:
    """An agent that uses all the time it is given."""

    name = "stopwatch"
    budget = 1
    fraction = 1.0

    def __init__(self) -> None:
        self.seconds = 0.0
        self.given: list[float] = []

    def decide(self, view: View, decision: Decision) -> Move:
        self.given.append(self.seconds)
        return decision.options[0]


def test_a_line_ends_within_its_share() -> None:
    from sandtable.agents.worker import restore

    view = restore(question())
    decision = view.decision()
    assert decision is not None
    for seconds, first in ((10.0, 1.0), (0.5, 0.25), (0.001, LEAST)):
        agent = Stopwatch()
        TimeBudget(agent, 0.0, seconds).decide(view, decision)
        assert agent.given == [pytest.approx(first)]


async def test_a_recruit_beside_forty_slow_captains() -> None:
    """The same at a smaller scale with real processes."""
    thinkers = AgentPool(1, 20, [sys.executable, "-u", "-c", SLOW])
    captains = [
        asyncio.create_task(thinkers.line(question("captain"), f"table-{n}")) for n in range(40)
    ]
    await asyncio.sleep(0.1)
    assert thinkers.others_waiting("table-39") == 38
    assert thinkers.others_waiting("another") == 39
    began = time.monotonic()
    assert (await thinkers.line(question("recruit"), "quick"))[0] == "recruit"
    # Most of this is the start of Python on a busy machine.
    started, answered = time.monotonic() - began, sum(captain.done() for captain in captains)
    for _ in range(3):
        await thinkers.line(question("recruit"), "quick")
    assert started < 60
    assert sum(captain.done() for captain in captains) - answered < 20, (
        "a quick question does not wait for all others"
    )
    lines = await asyncio.gather(*captains)
    await thinkers.close()
    seconds = [float(line[1]) for line in lines]
    # The first and the last find no others waiting and use a full turn; the others share the time.
    assert seconds[0] == seconds[-1] == TURN
    assert all(0 <= one <= ANSWER_SECONDS / 10 for one in seconds[1:30])


async def test_players_are_told_how_many_games_wait(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.server.tables.hub.TELL_AGAIN", 0.05)
    stuck = [sys.executable, "-c", "import time; time.sleep(1000)"]
    async with (
        serving(database, thinkers=AgentPool(1, 1000, stuck)) as server,
        server.guest() as guest,
    ):
        tables = [await guest.open("agent", agent="captain") for _ in range(4)]
        sitting = [guest.sit(made["table"], "us") for made in tables]
        async with sitting[0] as first, sitting[1], sitting[2], sitting[3] as last:
            for browser in (first, last):
                frame = await browser.until(
                    lambda frame: frame["thought"] and frame["thought"]["waiting"]
                )
                assert frame["thinking"] == "de"
            told = await first.until(lambda frame: frame["thought"]["waiting"] == 3)
            assert told["thought"]["limit"] == 14
            await last.until(lambda frame: frame["thought"]["waiting"] == 2)


def test_the_number_of_waiting_games_is_rounded() -> None:
    assert [roughly(n) for n in (0, 7, 10, 38, 99, 100, 1234)] == [0, 7, 10, 30, 90, 100, 1200]


def test_a_question_does_not_contain_its_table() -> None:
    """The table's id orders the queue, and is not sent to the agent."""
    assert "table" not in Question.__struct_fields__


BUSY = """
import sys
import msgspec
from sandtable.agents.worker import Question, fallback_line
for line in sys.stdin.buffer:
    asked = msgspec.json.decode(line, type=Question)
    if asked.agent == "captain":
        sys.stdin.read()
    print(msgspec.json.encode(fallback_line(asked)).decode(), flush=True)
"""
"""Captains in it think until the server ends; others answer at once."""


async def test_a_server_with_a_thousand_waiting_captains_answers_for_a_recruit(
    database: str,
) -> None:
    """The tables are there when the server starts, as after a restart (S12)."""
    store = Store(database)
    await keep_tables(store, 1000)
    await store.close()
    thinkers = AgentPool(1, 1000, [sys.executable, "-c", BUSY])
    async with serving(database, thinkers=thinkers) as server, server.guest() as guest:
        while thinkers.others_waiting("") < 999:
            await asyncio.sleep(0.1)
        made = await guest.open("agent", agent="recruit")
        async with guest.sit(made["table"], "us") as browser:
            rng = Rng(1)
            seconds = []
            while len(seconds) < 8 and not browser.over:
                await browser.play_something(rng)
                asked = time.monotonic()
                if browser.frame["thinking"]:
                    await browser.until(lambda frame: not frame["thinking"])
                    seconds.append(time.monotonic() - asked)
        # The process starts with the first question, and the machine may be busy at some of them.
        assert min(seconds) < 2
        assert thinkers.others_waiting("") == 999


async def keep_tables(store: Store, count: int) -> None:
    """Tables at which a captain owes a bid, each of another guest."""
    guests = [Guest((f"g{n:015d}",)) for n in range(count)]
    made = [
        prepare(
            guest,
            NewTable(TITLE, "la-raye", "us", "agent", f"{n:032x}", "captain"),
            [],
            Moment(0.0, 0.0),
        )
        for n, guest in enumerate(guests)
    ]

    def keep(connection: sa.Connection) -> None:
        rows = [{"id": guest.id, "name": "someone", "created": 0.0} for guest in guests]
        connection.execute(schema.guests.insert(), rows)
        for row, log, _ in made:
            insert_table(connection, row, log, 0.0)

    await store.writer.do(keep)


class Noting(AgentPool):
    """Answers at once, and notes for whom."""

    def __init__(self) -> None:
        super().__init__(1)
        self.askers: list[Asker] = []

    async def line(self, question: Question, table: str = "", asker: Asker = UNKNOWN) -> list[str]:
        self.askers.append(asker)
        return fallback_line(question)


async def test_an_agent_thinks_for_the_player_at_its_table(database: str) -> None:
    """Guests count by their network too, players with an account do not."""
    thinkers = Noting()
    async with serving(database, thinkers=thinkers) as server, server.guest() as guest:
        made = await guest.open("agent", agent="captain")
        async with guest.sit(made["table"], "us"):
            assert set(thinkers.askers) == {Asker(made_by(server, made["table"]), "127.0.0.1")}
        thinkers.askers.clear()
        account = {"name": "Anna", "password": "a long password", "language": "en"}
        assert (await guest.http.post("/api/account", json=account)).status_code == 200
        made = await guest.open("agent", agent="captain")
        async with guest.sit(made["table"], "us"):
            assert set(thinkers.askers) == {Asker(made_by(server, made["table"]))}


def made_by(server: Serving, table: str) -> str:
    seats = server.hub._live[table].row.seats
    return str(next(seat.guest for seat in seats if seat.guest))
