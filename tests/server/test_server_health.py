"""Health check and metrics: what they show to operators, and what they hide from others."""

import asyncio
import json
import logging
import re
import sys

import pytest
from server_table import TITLE, Serving, two_friends
from sqlalchemy.exc import OperationalError

from sandtable.core import Rng
from sandtable.server.ops import health
from sandtable.server.ops.logs import JsonLines, log_config
from sandtable.server.ops.metrics import CountingHandler, exposition
from sandtable.server.tables.lobby import title_info


async def test_a_healthy_server_says_so(server: Serving) -> None:
    async with server.stranger() as stranger:
        answer = await stranger.http.get("/healthz")
        assert answer.status_code == 200
        assert answer.json() == {"status": "ok"}
        assert "set-cookie" not in answer.headers


async def test_a_server_without_its_database_is_not_healthy(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: object) -> None:
        raise OperationalError("SELECT 1", None, Exception("a password"))

    monkeypatch.setattr(server.hub.store, "fetch", fail)
    async with server.stranger() as stranger:
        answer = await stranger.http.get("/healthz")
        assert answer.status_code == 503
        assert "password" not in answer.text


async def test_a_server_that_cannot_write_is_not_healthy(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S12: with a full disk the health check reported success."""

    async def fail(_: object) -> None:
        raise OperationalError("UPDATE", None, Exception("database or disk is full"))

    monkeypatch.setattr(server.hub.store.writer, "do", fail)
    async with server.stranger() as stranger:
        assert (await stranger.http.get("/healthz")).status_code == 503


async def test_health_checks_cannot_keep_the_disk_busy(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each check writes to the database, and anyone may request it: the result is cached to limit
    writes."""
    looks = 0
    look = health.Health._look

    async def count(asked: health.Health) -> bool:
        nonlocal looks
        looks += 1
        return await look(asked)

    monkeypatch.setattr(health.Health, "_look", count)
    monkeypatch.setattr(health, "KEPT", 3600.0)
    async with server.stranger() as stranger:
        answers = await asyncio.gather(*(stranger.http.get("/healthz") for _ in range(20)))
    assert [answer.status_code for answer in answers] == [200] * 20
    assert looks == 1


async def test_metrics_are_for_this_machine_and_holders_of_the_token(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S12: anyone could read the metrics unless a proxy forbade it."""
    monkeypatch.setenv("SANDTABLE_METRICS_TOKEN", "a long token")
    async with server.stranger() as stranger:
        for headers, status in (
            ({}, 200),
            ({"x-forwarded-for": "203.0.113.7"}, 404),
            ({"via": "1.1 proxy"}, 404),
            ({"x-real-ip": "203.0.113.7"}, 404),
            ({"host": "another.example"}, 404),
            ({"host": "localhost"}, 200),
            ({"x-forwarded-for": "203.0.113.7", "authorization": "Bearer wrong"}, 404),
            ({"x-forwarded-for": "203.0.113.7", "authorization": "Bearer a long token"}, 200),
        ):
            answer = await stranger.http.get("/metrics", headers=headers)
            assert answer.status_code == status, headers


async def test_metrics_count_events_and_name_no_player(server: Serving) -> None:
    before = numbers(exposition().decode())
    async with two_friends(server) as (us, de):
        name = us.frame["players"][0]["name"]
        line = await us.some_line(Rng(1))
        assert (await us.commit(line))["type"] == "accepted"
        assert (await us.commit(line, decision=999))["type"] == "rejected"
        async with server.stranger() as stranger:
            answer = await stranger.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        after = numbers(answer.text)
        assert after["sandtable_sockets"] == before["sandtable_sockets"] + 2
        assert after["sandtable_tables"] == 1
        people = 'sandtable_commits_total{by="people"}'
        assert after[people] == before.get(people, 0) + 1
        assert after['sandtable_refusals_total{error="stale"}'] >= 1
        assert after['sandtable_requests_total{operation="join",status="200"}'] >= 1
        for secret in (us.frame["table"], name, line[0].split()[-1], de.frame["dice"]["promise"]):
            assert secret not in answer.text


def numbers(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def test_every_line_of_the_log_is_json_without_secrets(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "sandtable")
    async with two_friends(server) as (us, de):
        rng = Rng(5)
        for browser in (us, de):
            await browser.commit(await browser.some_line(rng))
        await us.commit(["bid somebody_else"])
        table = us.frame["table"]
        row = await server.hub.store.table(table)
    lines = [JsonLines().format(record) for record in caplog.records]
    told = [json.loads(line) for line in lines]
    answered = next(line for line in told if line.get("operation") == "join")
    assert answered["says"] == "answered"
    assert answered["status"] == 200
    assert answered["ms"] > 0
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", answered["at"])
    cards = {card.id for card in title_info(TITLE).cards}
    secrets = {row.secret, row.invitation, *row.nonces, *[seat.guest for seat in row.seats]}
    for line in lines:
        assert not any(secret in line for secret in secrets | cards)


def test_an_error_is_logged_with_its_place_and_without_its_message() -> None:
    for form in ("text", "json"):
        formatter = log_config(form)["formatters"]["lines"]
        maker, layout = formatter.pop("()"), formatter.get("format")
        try:
            try:
                raise ValueError("scout_a is in the hand")
            except ValueError as error:
                raise RuntimeError("the key is 0123abcd") from error
        except RuntimeError:
            caught = sys.exc_info()
        record = logging.LogRecord("here", logging.ERROR, "", 1, "it went %s", ("wrong",), caught)
        line = maker(layout).format(record)
        assert "it went wrong" in line
        assert "RuntimeError at test_server_health.py" in line
        assert "ValueError at test_server_health.py" in line
        assert "scout_a" not in line
        assert "0123abcd" not in line


def test_warnings_are_counted() -> None:
    logger = logging.getLogger("sandtable.test")
    counting = CountingHandler()
    logger.addHandler(counting)
    try:
        before = numbers(exposition().decode()).get('sandtable_logged_total{level="warning"}', 0)
        logger.warning("look at this")
        logger.info("never mind")
        after = numbers(exposition().decode())['sandtable_logged_total{level="warning"}']
    finally:
        logger.removeHandler(counting)
    assert after == before + 1
