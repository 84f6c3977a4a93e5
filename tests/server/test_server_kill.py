"""``kill -9`` during play: nothing acknowledged is lost or counted twice, and every table
continues."""

import asyncio
import os
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from server_players import Journal, Persistent, check_journal
from server_process import Process, children
from server_table import Serving


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("kills", [3, pytest.param(40, marks=pytest.mark.soak)])
async def test_nothing_is_lost_when_the_server_is_killed_again_and_again(
    tmp_path: Path, kills: int
) -> None:
    file = tmp_path / "tables.sqlite"
    journal = Journal()
    orphans: list[int] = []
    with Process(f"sqlite:///{file}", tmp_path) as process:
        server = Serving(process.base, None)
        async with AsyncExitStack() as stack:
            players = await seat_players(stack, server, journal)
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(player.play([server])) for player in players]
                for _ in range(kills):
                    await progress(players)
                    orphans += children(process.process.pid)
                    process.kill()
                    await asyncio.to_thread(process.start)
                await progress(players)
                for task in playing:
                    task.cancel()
    rows = entries_of(file)
    check_journal(journal, rows)
    # Some connections broke before the acknowledgement, and the players sent their lines again.
    assert len(journal.acknowledged) > 10 * kills
    assert orphans
    async with asyncio.timeout(120):
        while any(runs(pid) for pid in orphans):
            await asyncio.sleep(0.1)


async def seat_players(
    stack: AsyncExitStack, server: Serving, journal: Journal
) -> list[Persistent]:
    """Seat two friends at two tables, one player against an agent, and one at both seats of a
    table."""
    one = await stack.enter_async_context(server.guest())
    other = await stack.enter_async_context(server.guest())
    players = []
    for seed in (1, 2):
        made = await one.open("friend", scenario="hill-314")
        await other.join(made)
        players.append(Persistent(one, made["table"], "us", seed, journal))
        players.append(Persistent(other, made["table"], "de", seed + 10, journal))
    made = await one.open("agent", scenario="hill-314")
    players.append(Persistent(one, made["table"], "us", 3, journal))
    made = await one.open("here", scenario="hill-314")
    players.append(Persistent(one, made["table"], "us", 4, journal))
    players.append(Persistent(one, made["table"], "de", 5, journal))
    return players


async def progress(players: list[Persistent]) -> None:
    """Wait until every player has moved or finished."""
    before = [player.lines for player in players]
    async with asyncio.timeout(240):
        while not all(
            player.over or player.lines > lines
            for player, lines in zip(players, before, strict=True)
        ):
            await asyncio.sleep(0.02)


def entries_of(file: Path) -> list[tuple[str, int, str, str, str | None]]:
    with sqlite3.connect(file) as connection:
        query = "SELECT table_id, number, kind, text, key FROM entries"
        return connection.execute(query).fetchall()
