"""Limits for connections that occupy a place without using it (S10)."""

import asyncio
import logging
import resource
import socket
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest
from prometheus_client import REGISTRY
from server_process import Process
from server_table import Guest, Serving, migrated, serving

from sandtable.server.edge.connection_limits import Door, is_trusted, raise_file_limit


class Line:
    """A connection from the door's point of view."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def turned_away(why: str) -> float:
    return REGISTRY.get_sample_value("sandtable_turned_away_total", {"why": why}) or 0.0


def test_when_all_places_are_taken_the_oldest_silent_one_goes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    door, before = Door(3), turned_away("full")
    first, second, third, fourth = (Line() for _ in range(4))
    for line in (first, second, third):
        assert door.enter(line, "10.0.0.1", is_proxy=False)
    door.heard(first)
    with caplog.at_level(logging.WARNING):
        assert door.enter(fourth, "10.0.0.2", is_proxy=False)
        assert [line.aborted for line in (first, second, third)] == [False, True, False]
        for line in (third, fourth):
            door.heard(line)
        assert not door.enter(Line(), "10.0.0.3", is_proxy=False)
    # The log has one message, the metric counts both.
    assert caplog.text.count("connection limit reached") == 1
    assert turned_away("full") == before + 2
    door.leave(second)  # uvicorn reports the end of an aborted connection
    door.leave(first)
    assert door.enter(Line(), "10.0.0.3", is_proxy=False)


def test_one_address_has_a_limit_and_a_proxy_has_none() -> None:
    door, before = Door(100, most_of_address=2), turned_away("address")
    lines = [Line() for _ in range(3)]
    assert [door.enter(line, "10.0.0.1", is_proxy=False) for line in lines] == [True, True, False]
    assert door.enter(Line(), "10.0.0.2", is_proxy=False)
    # The addresses of an IPv6 network count as one.
    household = [door.enter(Line(), f"2001:db8::{number}", is_proxy=False) for number in range(3)]
    assert household == [True, True, False]
    assert turned_away("address") == before + 2
    door.leave(lines[0])
    assert door.enter(lines[2], "10.0.0.1", is_proxy=False)
    assert all(door.enter(Line(), "127.0.0.1", is_proxy=True) for _ in range(9))


def test_trusted_proxies() -> None:
    assert is_trusted("127.0.0.1", None)
    assert is_trusted("127.0.0.1", "127.0.0.1")
    assert not is_trusted("10.0.0.1", None)
    assert is_trusted("10.0.0.1", "192.168.0.1, 10.0.0.0/8")
    assert is_trusted("10.0.0.1", ["*"])
    assert not is_trusted("", "127.0.0.1")


def test_the_server_opens_as_many_files_as_it_may() -> None:
    kept = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, kept[1]))
        assert raise_file_limit() == min(65536, kept[1] if kept[1] > 0 else 65536)
        assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, kept)


async def test_an_incomplete_request_is_cut_off(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.server.edge.connection_limits.REQUEST_SECONDS", 0.3)
    async with serving(database) as server, server.guest() as guest:
        port = int(server.base.rpartition(":")[2])
        made = await guest.open()
        async with guest.sit(made["table"], "us") as browser:
            # One client sends nothing; another sends slowly, which must not keep its connection.
            silent, closing = await asyncio.open_connection("127.0.0.1", port)
            slow, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\n")
            before = turned_away("silent")

            async def go_on() -> None:
                while True:
                    writer.write(b"x-a: b\r\n")
                    await asyncio.sleep(0.05)

            going_on = asyncio.create_task(go_on())
            async with asyncio.timeout(30):
                assert await silent.read() == b""
                with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                    await slow.readexactly(1)
            going_on.cancel()
            for end in (closing, writer):
                end.close()
            assert turned_away("silent") >= before
            # A client that has opened a table may stay silent.
            assert (await browser.ask("resign"))["type"] == "accepted"


async def test_silent_connections_keep_nobody_out(tmp_path: Path) -> None:
    database = migrated(tmp_path / "tables.sqlite")
    with Process(database, tmp_path, files=256) as server, ExitStack() as flood:
        for _ in range(400):
            line = flood.enter_context(socket.socket())
            line.setblocking(False)
            line.connect_ex(("127.0.0.1", server.port))
            await asyncio.sleep(0.001)
        async with Serving(server.base, None).guest() as guest:
            await play_a_line(guest)
            metrics = (await guest.http.get("/metrics")).text
        assert 'sandtable_turned_away_total{why="full"}' in metrics
        assert "connection limit reached" in server.errors()
        assert httpx2.get(f"{server.base}/healthz", timeout=10).status_code == 200


async def play_a_line(guest: Guest) -> None:
    made = await guest.open()
    async with guest.sit(made["table"], "us") as browser:
        await browser.play([browser.frame["ask"]["options"][0]["move"]])


async def test_a_socket_that_never_says_hello_is_closed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.server.edge.connection_limits.HELLO_SECONDS", 0.3)
    async with serving(database) as server, server.guest() as guest, server.guest() as other:
        made = await guest.open("here")
        async with (
            guest.sit(made["table"], "us") as player,
            other.socket(made["table"]) as silent,
            other.socket(made["table"]) as chatting,
            other.socket(made["table"]) as refused,
        ):
            await chatting.say(type="ping")
            await chatting.next()
            await refused.say(type="hello", seat="us", events=0)
            assert (await refused.next())["error"] == "not-your-seat"
            async with asyncio.timeout(60):
                for browser in (silent, chatting, refused):
                    await browser.connection.wait_closed()
                    assert browser.connection.close_code == 4408
            # A client that has sent hello stays connected.
            await player.say(type="ping")
            assert (await player.next())["type"] == "pong"
