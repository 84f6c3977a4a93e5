"""Agents on the server: their time limit and watchdog, and that they get only the view."""

import asyncio
import os
import signal
import sys
from collections import Counter
from itertools import pairwise

import pytest
import sqlalchemy as sa
from server_table import Browser, Guest, Serving, new_nonce, serving, whole_line
from sqlalchemy.exc import OperationalError

import sandtable
from sandtable.agents.worker import Question, fallback_line, find_line
from sandtable.core import Rng, State
from sandtable.server.agents.agent_pool import AgentPool
from sandtable.server.agents.thinking_queue import UNKNOWN, Asker
from sandtable.server.store.store import Store
from sandtable.server.tables.hub import Hub

GAME = sandtable.load("undaunted-normandy")
SLEEPS = [sys.executable, "-c", "import time; time.sleep(1000)"]
DIES = [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"]
BABBLES = [sys.executable, "-u", "-c", "input(); print('what?'); input()"]
CHEATS = [sys.executable, "-u", "-c", 'while True: input(); print(\'["end", "end"]\')']


def question(agent: str = "random", seed: int = 1) -> Question:
    state = GAME.start("la-raye", Rng(seed))
    return asked_of(state, agent, seed)


def asked_of(state: State, agent: str, seed: int) -> Question:
    cells = state.view(0).cells()
    return Question("undaunted-normandy", "la-raye", 0, cells, agent, seed, GAME.rules_version)


async def play_against_agent(browser: Browser, rng: Rng) -> None:
    while not browser.over:
        await browser.until(lambda frame: frame["ask"] or frame["view"]["waits"] == "over")
        if browser.frame["ask"] is not None:
            await browser.play_something(rng)


async def agents_line(browser: Browser) -> None:
    """Bid, and check that the agent has bid too."""
    await browser.play([browser.frame["ask"]["options"][0]["move"]])
    await browser.until(lambda frame: frame["ask"] and frame["ask"]["prompt"] != "bid")


async def test_an_agent_plays_a_whole_game(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("agent", agent="recruit")
        async with guest.sit(made["table"], "us") as browser:
            assert browser.frame["players"][1] == {
                "seat": "de",
                "kind": "agent",
                "name": "recruit",
                "you": False,
                "online": True,
            }
            await play_against_agent(browser, Rng(2))
        keys = [entry.key for entry in await server.hub.store.log(made["table"]) if entry.key]
        assert max(Counter(keys).values()) == 1


async def test_it_is_shown_that_the_agent_thinks(database: str) -> None:
    async with (
        serving(database, thinkers=AgentPool(1, 3, SLEEPS)) as server,
        server.guest() as guest,
    ):
        made = await guest.open("agent")
        async with guest.sit(made["table"], "us") as browser:
            assert browser.frame["thinking"] == "de"
            await browser.until(lambda frame: frame["thinking"] is None)
            assert browser.frame["view"]["sides"]["de"]["has_bid"]


class Watched(AgentPool):
    """A pool whose agents think for a moment, and that records the time each turn had used."""

    spent: list[float]

    async def line(self, question: Question, table: str = "", asker: Asker = UNKNOWN) -> list[str]:
        self.spent.append(question.spent)
        await asyncio.sleep(0.01)
        return find_line(question)


async def test_an_agent_knows_how_long_its_turn_has_taken(database: str) -> None:
    thinkers = Watched(1)
    thinkers.spent = []
    async with serving(database, thinkers=thinkers) as server, server.guest() as guest:
        made = await guest.open("agent", agent="recruit")
        async with guest.sit(made["table"], "us") as browser:
            await play_against_agent(browser, Rng(2))
    spent = thinkers.spent
    assert spent[0] == 0
    for before, now in pairwise(spent):
        assert now == 0 or now >= before + 0.01
    assert len(spent) > spent.count(0.0) >= 3


@pytest.mark.parametrize("command", [SLEEPS, DIES, BABBLES, ["/nowhere/at/all"]])
async def test_the_watchdog_plays_for_an_agent_that_hangs_or_dies(command: list[str]) -> None:
    thinkers = AgentPool(1, 0.5, command)
    asked = question()
    assert await thinkers.line(asked) == fallback_line(asked)
    assert await thinkers.line(asked) == fallback_line(asked)
    await thinkers.close()


@pytest.mark.parametrize("title", sandtable.TITLES)
def test_the_watchdog_alone_plays_a_game_to_its_end_and_beats_chance(title: str) -> None:
    game = sandtable.load(title)
    scenario = game.listings()[0].id
    for seat in (0, 1):
        rng = Rng(seat)
        state = game.start(scenario, rng)
        while not state.over:
            options = state.options()
            if state.seat == seat:
                cells = state.view(seat).cells()
                asked = Question(title, scenario, seat, cells, "captain", 1, game.rules_version)
                text = fallback_line(asked)[0]
                move = next(option for option in options if option.text == text)
            else:
                move = options[rng.below(len(options))]
            state.play(move, rng, state.seat)
        assert state.winner == seat


async def test_an_agent_whose_process_was_killed_is_asked_again() -> None:
    thinkers = AgentPool(1)
    questions = [question(seed=seed) for seed in range(9)]
    asked = next(one for one in questions if find_line(one) != fallback_line(one))
    line = await thinkers.line(asked)
    thinker = thinkers._all[0]  # the process that is reserved for quick questions
    assert thinker._process is not None
    killed = thinker._process.pid
    os.kill(killed, signal.SIGSTOP)
    again = asyncio.create_task(thinkers.line(asked))
    await asyncio.sleep(0.1)
    os.kill(killed, signal.SIGKILL)
    # The line is the same as before, not the watchdog's fallback.
    assert await again == line
    assert thinker._process.pid != killed
    await thinkers.close()


async def test_the_agents_wait_for_a_database_that_does_not_answer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.server.tables.hub.RETRY", 0.01)
    hub = Hub(Store(database), AgentPool(1))
    asked = 0

    async def tables() -> list[str]:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise OperationalError("", {}, Exception())
        return []

    monkeypatch.setattr(hub.store, "tables_waiting_for_agents", tables)
    await hub.wake_agents()
    assert asked == 3
    await hub.close()


async def test_the_game_goes_on_when_an_agent_chooses_what_is_not_offered(database: str) -> None:
    async with (
        serving(database, thinkers=AgentPool(1, 20, CHEATS)) as server,
        server.guest() as guest,
    ):
        made = await guest.open("agent")
        async with guest.sit(made["table"], "us") as browser:
            await agents_line(browser)


async def test_an_agent_that_hangs_leaves_the_others_alone() -> None:
    """Time in the queue does not count as thinking time, and has no limit."""
    script = (
        "import sys, time\n"
        "for line in sys.stdin:\n"
        "    time.sleep(1000 if 'hangs' in line else 0.2)\n"
        "    print('[\"bid scout_a\"]', flush=True)\n"
    )
    thinkers = AgentPool(1, 1.5, [sys.executable, "-c", script])
    asked = [question("hangs"), *(question(f"agent-{n}") for n in range(10))]
    lines = await asyncio.gather(*(thinkers.line(one) for one in asked))
    assert lines[0] == fallback_line(asked[0])
    assert lines[1:] == [["bid scout_a"]] * 10
    await thinkers.close()


async def test_an_agent_finds_no_secret_in_its_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SANDTABLE_SECRET", "hush")
    script = "import json, os; input(); print(json.dumps([k for k in os.environ]))"
    thinkers = AgentPool(1, 20, [sys.executable, "-c", script])
    names = await thinkers.line(question())
    assert "PATH" in names
    assert not [name for name in names if name.startswith("SANDTABLE_")]
    await thinkers.close()


async def test_an_agents_line_depends_on_its_view_alone() -> None:
    """The agent's line is the same in all states with the same view."""
    thinkers = AgentPool(1)
    state = GAME.start("la-raye", Rng(4))
    asked = asked_of(state, "recruit", 7)
    other = state.view(0).imagine(Rng(9))
    same = asked_of(other, "recruit", 7)
    assert other != state
    assert await thinkers.line(asked) == await thinkers.line(same) == find_line(asked)
    await thinkers.close()


async def test_a_process_that_thinks_ends_with_the_server() -> None:
    thinkers = AgentPool(1)
    await thinkers.line(question())
    thinker = thinkers._all[0]  # the process that is reserved for quick questions
    assert thinker._process is not None
    pid = thinker._process.pid
    await thinkers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def finish_turn(guest: Guest, table: str) -> None:
    async with guest.sit(table, "us") as browser:
        await browser.play([browser.frame["ask"]["options"][0]["move"]])


async def test_a_server_that_starts_again_goes_on_with_an_agents_turn(database: str) -> None:
    stuck = AgentPool(1, 1000, SLEEPS)
    async with serving(database, thinkers=stuck) as server, server.guest() as guest:
        made = await guest.open("agent")
        await finish_turn(guest, made["table"])
        cookies = guest.http.cookies
    async with serving(database) as server, server.stranger() as guest:
        guest.http.cookies.update(cookies)
        # The agent plays although no browser is connected.
        async with asyncio.timeout(90):
            while not await _is_my_turn(guest):
                await asyncio.sleep(0.05)
        async with guest.sit(made["table"], "us") as browser:
            assert browser.frame["ask"] is not None
            await play_against_agent(browser, Rng(1))


async def _is_my_turn(guest: Guest) -> bool:
    return bool((await guest.http.get("/api/me")).json()["tables"][0]["your_turn"])


async def test_one_damaged_table_does_not_keep_the_server_from_starting(database: str) -> None:
    stuck = AgentPool(1, 1000, SLEEPS)
    async with serving(database, thinkers=stuck) as server, server.guest() as guest:
        broken = await guest.open("agent")
        sound = await guest.open("agent")
        cookies = guest.http.cookies
        damage = sa.text("UPDATE entries SET text = 'nonsense' WHERE table_id = :table")
        await server.hub.store.writer.do(
            lambda connection: connection.execute(damage, {"table": broken["table"]})
        )
    async with serving(database) as server, server.stranger() as guest:
        guest.http.cookies.update(cookies)
        async with guest.sit(sound["table"], "us") as browser:
            await agents_line(browser)
        async with guest.socket(broken["table"]) as browser:
            await browser.connection.wait_closed()
            assert browser.connection.close_code == 4410


async def test_an_agent_allows_an_undo_and_declines_a_draw(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("agent")
        async with guest.sit(made["table"], "us") as browser:
            await agents_line(browser)
            answer = await browser.ask("offer", kind="draw")
            assert answer["type"] == "accepted"
            await browser.until(lambda frame: frame["declined"] is not None)
            assert browser.frame["declined"] == {"kind": "draw", "by": "us"}
            assert not browser.over
            await browser.ask("offer", kind="undo")
            await browser.until(lambda frame: frame["ask"] and frame["ask"]["prompt"] == "bid")
            assert browser.frame["offer"] is None


async def test_a_resignation_stops_a_thinking_agent(database: str) -> None:
    thinkers = AgentPool(1, 1000, SLEEPS)
    async with serving(database, thinkers=thinkers) as server, server.guest() as guest:
        made = await guest.open("agent")
        async with guest.sit(made["table"], "us") as browser:
            table = server.hub._live[made["table"]]
            # The agent keeps thinking about its bid: the player's bid and undo do not change its
            # question.
            await browser.play([browser.frame["ask"]["options"][0]["move"]])
            pondered = table.pondered
            assert pondered is not None
            await browser.ask("undo")
            assert table.pondered is pondered
            await browser.ask("resign")
            await browser.until(lambda frame: frame["view"]["waits"] == "over")
            log = table.log.length
            async with asyncio.timeout(90):
                while table.thinking is not None:
                    await asyncio.sleep(0.05)
                while not thinkers._queue.is_idle:
                    await asyncio.sleep(0.05)
            assert len(await server.hub.store.log(made["table"])) == log


async def test_an_unknown_agent_is_refused(server: Serving) -> None:
    async with server.guest() as guest:
        body = {"title": "undaunted-normandy", "scenario": "la-raye", "side": "us"}
        body |= {"opponent": "agent", "agent": "", "nonce": new_nonce()}
        assert (await guest.http.post("/api/tables", json=body)).status_code == 404


async def test_the_process_that_replaces_another_lets_the_agent_play_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On SQLite the old process may stop after it took a line and before the agent has answered,
    while the new process opened the table before that line (found by the simulation, seed 2)."""
    async with serving(database) as old, serving(database) as new, old.guest() as guest:
        table = (await guest.open("agent"))["table"]
        async with guest.sit(table, "us", old) as us:
            await us.play(whole_line(us.frame["ask"]))
            await us.until(lambda frame: frame["ask"] is not None and frame["thinking"] is None)
            async with guest.sit(table, "us", new) as after:
                monkeypatch.setattr(old.hub, "_let_agent_think", lambda table: None)
                while us.frame["thinking"] is None:
                    await us.play(whole_line(us.frame["ask"]))
                await new.hub.catch_up()
                async with asyncio.timeout(20):
                    await after.until(lambda frame: frame["log"] > us.frame["log"])
