"""A server restart during play: the players reconnect automatically, and nothing is lost."""

import asyncio
import random
import signal
from contextlib import AsyncExitStack
from pathlib import Path

from server_players import Journal, Persistent, check_journal
from server_process import Process, children
from server_table import Serving
from test_server_kill import entries_of

TABLES = 100
GUESTS = 10
SECONDS = 20.0
"""Most seconds that a player may be disconnected; two or three on an idle machine."""
RESTARTED = 1012


async def seat_everybody(
    stack: AsyncExitStack, server: Serving, journal: Journal
) -> list[Persistent]:
    """Seat two players at each table, each with a separate socket and a pause before each line."""
    chance = random.Random(1)
    players = []
    for _ in range(GUESTS):
        guest = await stack.enter_async_context(server.guest())
        for _ in range(TABLES // GUESTS):
            made = await guest.open("here", scenario="hill-314")
            for side in ("us", "de"):
                seed, pause = len(players), chance.uniform(1, 3)
                players.append(Persistent(guest, made["table"], side, seed, journal, pause))
    return players


async def lines_of_all_tables(players: list[Persistent]) -> None:
    """Wait until each table has a new line."""
    before = [player.lines for player in players]
    async with asyncio.timeout(120):
        while not all(
            any(p.over or p.lines > n for p, n in pair)
            for pair in zip(*[iter(zip(players, before, strict=True))] * 2, strict=True)
        ):
            await asyncio.sleep(0.05)


async def test_a_hundred_live_tables_go_on_when_the_server_is_restarted(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    journal = Journal()
    with Process(f"sqlite:///{file}", tmp_path, "--workers", "1") as process:
        server = Serving(process.base, None)
        (old,) = workers(process)
        async with AsyncExitStack() as stack:
            players = await seat_everybody(stack, server, journal)
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(player.play([server])) for player in players]
                await lines_of_all_tables(players)
                process.process.send_signal(signal.SIGHUP)
                async with asyncio.timeout(120):
                    while not all(player.away or player.over for player in players):
                        await asyncio.sleep(0.05)
                await lines_of_all_tables(players)
                for task in playing:
                    task.cancel()
        assert old not in workers(process)
    assert len(players) == 2 * TABLES
    assert {code for player in players for code in player.codes} == {RESTARTED}
    assert max(seconds for player in players for seconds in player.away) < SECONDS
    check_journal(journal, entries_of(file))
    assert len(journal.acknowledged) > 2 * TABLES


def workers(process: Process) -> list[int]:
    """Return the worker processes. Another child process only tracks their shared resources."""
    return [
        pid
        for pid in children(process.process.pid)
        if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]
