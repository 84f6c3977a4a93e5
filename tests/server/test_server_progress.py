"""The progress of an agent's turn: everyone who waits for it sees it, and nothing else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from server_table import Browser, Guest, serving

from sandtable.agents.time_budget import TURN
from sandtable.agents.worker import Question, find_line
from sandtable.server.agents.agent_pool import AgentPool
from sandtable.server.agents.thinking_queue import UNKNOWN, Asker
from sandtable.server.tables.live_table import LiveTable

A_WHILE = 0.3
EARLIER = 3.0


class Held(AgentPool):
    """An agent that thinks until a test releases it."""

    go: asyncio.Event

    async def line(self, question: Question, table: str = "", asker: Asker = UNKNOWN) -> list[str]:
        await self.go.wait()
        return find_line(question)


@asynccontextmanager
async def waiting(database: str) -> AsyncIterator[tuple[LiveTable, Guest, Browser]]:
    """Yield a table at which a player waits for an agent, which moves at the end."""
    thinkers = Held(1)
    thinkers.go = asyncio.Event()
    async with serving(database, thinkers=thinkers) as server, server.guest() as guest:
        made = await guest.open("agent", agent="recruit")
        async with guest.sit(made["table"], "us") as browser:
            yield server.hub._live[made["table"]], guest, browser
            thinkers.go.set()
            await browser.until(lambda frame: frame["thinking"] is None)
            assert browser.frame["thought"] is None


async def test_a_frame_says_how_much_of_an_agents_turn_is_spent(database: str) -> None:
    async with waiting(database) as (table, guest, browser):
        assert browser.frame["thinking"] == "de"
        first = browser.frame["thought"]
        assert first.keys() == {"spent", "limit", "waiting"}
        assert first["limit"] == TURN
        # Earlier thinking in this turn counts, and so does the present.
        table.spend(1, EARLIER)
        await asyncio.sleep(A_WHILE)
        async with guest.sit(table.row.id, None) as late:
            thought = late.frame["thought"]
            assert EARLIER + A_WHILE <= thought["spent"] < TURN
            # The value has tenths of a second and no more.
            assert thought["spent"] == round(thought["spent"], 1)
            await browser.get("frame")
            assert browser.frame["thought"].keys() == thought.keys()


async def test_the_next_turn_starts_at_zero(database: str) -> None:
    async with waiting(database) as (table, _, _):
        table.spend(1, EARLIER)
        table.log.turns[1] += 1
        thought = table.thought(1)
        assert thought is not None
        assert thought.spent < EARLIER


async def test_a_process_that_does_not_run_the_agent_does_not_know_its_progress(
    database: str,
) -> None:
    """Another process runs the agent and knows the time."""
    async with serving(database) as server, server.guest() as guest:
        made = await guest.open("agent", agent="recruit")
        async with guest.sit(made["table"], "us") as browser:
            await browser.until(lambda frame: frame["thinking"] is None)
            table = server.hub._live[made["table"]]
            async with asyncio.timeout(90):
                while table.thinking is not None:
                    await asyncio.sleep(0.01)
            table.spend(1, EARLIER)
            assert table.thought(1) is None
