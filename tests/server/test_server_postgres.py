"""Several server processes on one PostgreSQL database."""

import asyncio
import secrets
import subprocess
import sys
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from server_players import Journal, Persistent, check_journal
from server_process import Process
from server_table import (
    Browser,
    Serving,
    far_friends,
    new_key,
    new_nonce,
    play_out,
    serving,
    two_friends,
    two_servers,
)

from sandtable.core import Rng
from sandtable.server.accounts.identity import NOBODY
from sandtable.server.agents.agent_pool import AgentPool
from sandtable.server.tables import hub as hubs


async def test_a_move_here_is_seen_there_at_once(shared: str) -> None:
    async with two_servers(shared) as (one, other), far_friends(one, other) as (us, de):
        took = []
        for mover, watcher in ((us, de), (de, us)):
            line = [mover.frame["ask"]["options"][0]["move"]]
            began = time.monotonic()
            answer = await mover.commit(line)
            assert answer["type"] == "accepted"
            for browser in (watcher, mover):
                await browser.until(lambda frame, log=answer["log"]: frame["log"] >= log)  # type: ignore[misc]
                took.append(time.monotonic() - began)
        # Faster than any polling interval.
        assert min(took[0], took[2]) < 5
        assert us.frame["view"]["active"] == de.frame["view"]["active"]


async def test_a_whole_game_is_played_at_two_servers(shared: str) -> None:
    async with two_servers(shared) as (one, other), far_friends(one, other) as (us, de):
        await play_out([us, de], Rng(3))
        for player in (us, de):
            await player.until(lambda frame: bool(frame["dice"]["key"]))
        assert us.frame["dice"] == de.frame["dice"]
        assert len(us.events) == len(de.events)
        # Only new events were sent, not the whole game each time.
        total = sum(raw.count('"kind":"drew"') for raw in us.heard)
        assert total <= 2 * sum(event["kind"] == "drew" for event in us.events)


async def test_of_two_servers_in_a_race_one_wins(shared: str) -> None:
    async with two_servers(shared) as (one, other), one.guest() as guest:
        made = await guest.open("here")
        async with (
            guest.sit(made["table"], "us", one) as here,
            guest.sit(made["table"], "us", other) as there,
        ):
            for number in range(8):
                seat = here.frame["view"]["owing"][0]
                for browser in (here, there):
                    await browser.hello(seat)
                    await browser.until(lambda frame: frame["ask"] is not None)
                decision = here.frame["decision"]
                assert there.frame["decision"] == decision
                lines = [await browser.some_line(Rng(number)) for browser in (here, there)]
                answers = await asyncio.gather(
                    here.commit(lines[0], decision=decision),
                    there.commit(lines[1], decision=decision),
                )
                assert sorted(answer["type"] for answer in answers) == ["accepted", "rejected"]
                assert {answer.get("error") for answer in answers} == {None, "stale"}
                log = max(answer.get("log", 0) for answer in answers)
                for browser in (here, there):
                    await browser.until(lambda frame, log=log: frame["log"] >= log)  # type: ignore[misc]
                if here.over:
                    break


async def test_a_key_counts_once_at_both_servers(shared: str) -> None:
    async with two_servers(shared) as (one, other), one.guest() as guest:
        made = await guest.open("here")
        async with (
            guest.sit(made["table"], "us", one) as here,
            guest.sit(made["table"], "us", other) as there,
        ):
            key, line = new_key(), [here.frame["ask"]["options"][0]["move"]]
            answers = await asyncio.gather(here.commit(line, key=key), there.commit(line, key=key))
            assert [answer["type"] for answer in answers] == ["accepted", "accepted"]
        keys = [entry.key for entry in await one.hub.store.log(made["table"])]
        assert keys.count(f"0-{key}") == 1


async def test_a_server_that_heard_nothing_catches_up_before_it_refuses(shared: str) -> None:
    """The notification of a line may arrive later than the player who changes to the other
    server."""
    async with two_servers(shared) as (one, other), one.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us", other):
            other.hub.notice = _ignore
            async with guest.sit(made["table"], "us", one) as here:
                await here.play([here.frame["ask"]["options"][0]["move"]])
                await here.hello("de")
                await here.play([here.frame["ask"]["options"][0]["move"]])
                # Both bids were open from the start. The next turn is what the other server cannot
                # know.
                mover = here.frame["view"]["active"]
                await here.hello(mover)
                await here.until(lambda frame: frame["ask"] is not None)
                decision, line = here.frame["decision"], await here.some_line(Rng(1))
            async with guest.sit(made["table"], mover, other) as late:
                assert late.frame["log"] < decision
                answer = await late.commit(line, decision=decision)
                assert answer["type"] == "accepted"


async def _ignore(lengths: dict[str, int]) -> None:
    pass


async def test_what_was_missed_while_the_listener_was_gone_is_read(shared: str) -> None:
    async with two_servers(shared) as (one, other), far_friends(one, other) as (us, de):
        notice = other.hub.notice
        other.hub.notice = _ignore
        answer = await us.commit([us.frame["ask"]["options"][0]["move"]])
        await asyncio.sleep(0.2)
        other.hub.notice = notice
        assert de.frame["log"] < answer["log"]
        cut_listeners(shared)
        await de.until(lambda frame: frame["log"] >= answer["log"])


def cut_listeners(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )


async def test_a_table_goes_on_when_the_database_has_cut_all_connections(shared: str) -> None:
    async with two_servers(shared) as (one, other), far_friends(one, other) as (us, de):
        with psycopg.connect(shared, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        answer = await us.commit([us.frame["ask"]["options"][0]["move"]])
        assert answer["type"] == "accepted"
        await de.until(lambda frame: frame["log"] >= answer["log"])


async def test_a_friend_who_joins_at_the_other_server_is_seen(shared: str) -> None:
    async with two_servers(shared) as (one, other), one.guest() as us, other.guest() as de:
        made = await us.open("friend")
        async with us.sit(made["table"], "us") as here:
            assert not here.frame["ask"]
            await de.join(made)
            await here.until(lambda frame: frame["ask"] is not None)
            answer = await here.commit([here.frame["ask"]["options"][0]["move"]])
            assert answer["type"] == "accepted"


async def test_of_two_friends_at_two_servers_one_joins(shared: str) -> None:
    async with two_servers(shared) as (one, other), AsyncExitStack() as stack:
        host = await stack.enter_async_context(one.guest())
        friends = [await stack.enter_async_context(s.guest()) for s in (one, other)]
        made = await host.open("friend")
        path = f"/api/tables/{made['table']}/join"
        body = {"invitation": made["invitation"], "nonce": new_nonce()}
        answers = await asyncio.gather(*(friend.http.post(path, json=body) for friend in friends))
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_presence_is_known_at_both_servers(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_servers(shared) as (one, other), one.guest() as us, other.guest() as de:
        made = await us.open("friend")
        await de.join(made)
        async with us.sit(made["table"], "us") as here:
            async with de.sit(made["table"], "de") as there:
                await here.until(lambda frame: frame["players"][1]["online"])
                await there.until(lambda frame: frame["players"][0]["online"])
            await here.until(lambda frame: not frame["players"][1]["online"])
            # A dead process sends no farewell; its reports expire.
            monkeypatch.setattr("sandtable.server.tables.presence.FORGET", 0.2)
            table = one.hub._live[made["table"]]
            one.hub.presence.hear(f"dead:{made['table']}:2:0:0")
            assert [player.online for player in table.players(NOBODY)] == [True, True]
            await asyncio.sleep(0.3)
            assert [player.online for player in table.players(NOBODY)] == [True, False]


async def test_a_new_name_is_seen_at_the_other_server(shared: str) -> None:
    async with two_servers(shared) as (one, other), one.guest() as us, other.guest() as de:
        made = await us.open("friend")
        await de.join(made)
        async with us.sit(made["table"], "us") as here:
            await de.http.put("/api/me", json={"name": "Ada"})
            await here.until(lambda frame: frame["players"][1]["name"] == "Ada")


async def test_two_players_who_want_a_rematch_get_the_same(shared: str) -> None:
    async with two_servers(shared) as (one, other), far_friends(one, other) as (us, de):
        await us.ask("resign")
        await de.until(lambda frame: frame["view"]["waits"] == "over")
        await asyncio.gather(
            us.ask("rematch", nonce=new_nonce()), de.ask("rematch", nonce=new_nonce())
        )
        for browser in (us, de):
            await browser.until(lambda frame: frame["rematch"] is not None)
        assert us.frame["rematch"] == de.frame["rematch"]
        rows = await one.hub.store.fetch(sa.text("SELECT count(*) AS n FROM tables"))
        assert rows[0].n == 2


async def test_the_longest_key_fits(shared: str) -> None:
    async with serving(shared) as server, server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as browser:
            line = [browser.frame["ask"]["options"][0]["move"]]
            assert (await browser.commit(line, key="k" * 40))["type"] == "accepted"


async def test_an_agent_thinks_at_one_server_and_is_seen_at_the_other(shared: str) -> None:
    async with two_servers(shared) as (one, other), one.guest() as guest:
        made = await guest.open("agent")
        async with (
            guest.sit(made["table"], "us", one) as here,
            guest.sit(made["table"], "us", other) as there,
        ):
            await here.play([here.frame["ask"]["options"][0]["move"]])
            for browser in (here, there):
                await browser.until(lambda frame: frame["ask"] and frame["ask"]["prompt"] != "bid")


async def test_an_agent_whose_server_died_goes_on_at_the_other(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "TAKE_OVER", 0.3)
    stuck = AgentPool(1, 1000, ["sleep", "1000"])
    async with (
        serving(shared, thinkers=stuck) as one,
        serving(shared) as other,
        one.guest() as guest,
    ):
        made = await guest.open("agent")
        async with (
            guest.sit(made["table"], "us", one) as here,
            # The agent thinks on this server forever. The other server is only informed.
            other.hub.visit(made["table"]),
        ):
            await here.until(lambda frame: frame["view"]["sides"]["de"]["has_bid"])
            await here.play([here.frame["ask"]["options"][0]["move"]])
            rng = Rng(5)
            while here.frame["thinking"] is None:
                await here.play_something(rng)
            await here.until(lambda frame: frame["thinking"] is None)


def told(browser: Browser) -> list[str]:
    """Return the kinds of the events that a player was sent, without private details."""
    return [event["kind"] for event in browser.events]


async def test_the_workers_of_one_server_share_its_tables(shared: str, tmp_path: Path) -> None:
    """The tables work whichever worker accepts the socket."""
    with Process(shared, tmp_path, "--workers", "2") as process:
        server = Serving(process.base, None)
        for _ in range(4):
            async with two_friends(server) as (us, de):
                await play_out([us, de], Rng(1), most=4)
                assert len(told(us)) > 0
                async with asyncio.timeout(30):
                    while told(us) != told(de):
                        await asyncio.sleep(0.05)
                        await us.catch_up()
                        await de.catch_up()
        # Killing the supervisor must end the workers too.
        process.process.kill()
        async with asyncio.timeout(90):
            while process.answers():
                await asyncio.sleep(0.05)


def test_two_servers_that_start_at_once_both_start(postgres: str) -> None:
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    address = postgres.replace("/postgres?", f"/{name}?")

    async def both() -> None:
        await asyncio.gather(*(asyncio.to_thread(_migrate_in_a_process, address) for _ in range(2)))

    asyncio.run(both())
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT count(*) FROM entries").fetchall() == [(0,)]


def _migrate_in_a_process(address: str) -> None:
    code = f"from sandtable.server.store.store import Store; Store({address!r}).migrate()"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("rounds", [1, pytest.param(10, marks=pytest.mark.soak)])
async def test_a_killed_process_loses_nothing(shared: str, tmp_path: Path, rounds: int) -> None:
    """Two real processes: one is killed repeatedly, and its players continue at the other."""
    journal = Journal()
    with ExitStack() as processes:
        one = processes.enter_context(Process(shared, tmp_path))
        other = processes.enter_context(Process(shared, tmp_path))
        servings = [Serving(process.base, None) for process in (one, other)]
        async with AsyncExitStack() as stack:
            players: list[Persistent] = []
            for seed in range(2):
                us = await stack.enter_async_context(servings[0].guest())
                de = await stack.enter_async_context(servings[1].guest())
                made = await us.open("friend", scenario="hill-314")
                await de.join(made)
                players.append(Persistent(us, made["table"], "us", seed, journal))
                players.append(Persistent(de, made["table"], "de", seed + 10, journal))
            async with asyncio.TaskGroup() as group:
                playing = [
                    group.create_task(player.play(servings if n % 2 else servings[::-1]))
                    for n, player in enumerate(players)
                ]
                for victim in (one, other) * rounds:
                    await progress(players, 2)
                    victim.kill()
                    await progress(players, 2)
                    await asyncio.to_thread(victim.start)
                await progress(players, 2)
                for task in playing:
                    task.cancel()
    with psycopg.connect(shared) as connection:
        rows = connection.execute(
            "SELECT table_id, number, kind, text, key FROM entries"
        ).fetchall()
    check_journal(journal, rows)
    assert len(journal.acknowledged) >= 5 * 2 * len(players)


async def progress(players: list[Persistent], lines: int) -> None:
    before = [player.lines for player in players]
    async with asyncio.timeout(240):
        while not all(
            player.over or player.lines >= at + lines
            for player, at in zip(players, before, strict=True)
        ):
            await asyncio.sleep(0.02)
