"""Changed rules: which games differ, and how these and the other games continue."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import older_rules
import pytest
from server_table import TITLE, Browser, Guest, Serving, new_nonce, serving, two_friends, whole_line

import sandtable
from sandtable.cli import main
from sandtable.core import BadRecord, Record, Rng
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.store import SeatRow, Store
from sandtable.server.tables import recheck
from sandtable.server.tables.live_table import summarise
from sandtable.server.tables.log import TableLog
from sandtable.server.tables.records import verify
from sandtable.server.tables.table_setup import new_table
from sandtable.testkit.strategies import walk

ROOT = Path(__file__).parents[2]
GOLDEN = sorted((ROOT / "tests" / "undaunted" / "replays").rglob("*.record"))
ALTERED = "crossing-the-vire-hopeless"
"""The only golden game in which a mortar fires."""


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recheck, "PAUSE", 0)


async def store_game(store: Store, record: Record) -> str:
    """Store a finished game as a table; return its id."""
    scenario = record.state.scenario
    seated = [SeatRow(seat, "agent", "", "", "random", new_nonce()) for seat in (0, 1)]
    game = sandtable.load(scenario.title)
    row, _ = new_table(game, scenario.id, seated, "", [], await store.moment())
    log = TableLog(game.start(scenario.id), "00")
    entries = [log._add(LogEntry(entry.kind, entry.seat, entry.text)) for entry in record.entries]
    await store.add_table(replace(row, summary=summarise(row, log)), entries)
    return row.id


async def store_golden_games(database: str) -> dict[str, str]:
    store = Store(database)
    try:
        return {
            file.stem: await store_game(store, sandtable.replay(file.read_text()))
            for file in GOLDEN
        }
    finally:
        await store.close()


def changed_release(folder: Path) -> Path:
    """Make the next release of Sandtable, in whose Normandy a Blast removes the target marker."""
    package = folder / "sandtable"
    skip = shutil.ignore_patterns("*.so", "__pycache__", "learned", "static")
    shutil.copytree(ROOT / "src" / "sandtable", package, ignore=skip)
    rules = package / "undaunted" / "normandy" / "rules.py"
    change(
        rules,
        "            state.push(Blasting.of(card, power, self.on_target(state)))\n",
        "            hit = self.on_target(state)\n"
        "            cast(NormandyBattle, state).set_target(state.active, OFF_MAP)\n"
        "            state.push(Blasting.of(card, power, hit))\n",
    )
    change(rules.with_name("__init__.py"), "edition(2, packs", "edition(3, packs")
    return folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert text.count(old) == 1
    file.write_text(text.replace(old, new))


def test_a_changed_rule_that_alters_one_golden_game_names_that_one_and_where(
    database: str, tmp_path: Path
) -> None:
    ids = asyncio.run(store_golden_games(database))
    release = changed_release(tmp_path / "next")
    told = subprocess.run(
        [sys.executable, "-m", "sandtable.cli", "recheck", "--database", database],
        env={**os.environ, "PYTHONPATH": str(release)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 1, told.stderr
    record = next(file for file in GOLDEN if file.stem == ALTERED).read_text()
    entries = sandtable.replay(record).entries
    blast = next(number for number, entry in enumerate(entries) if entry.text == "do blast")
    assert told.stdout.splitlines() == [
        f"{ids[ALTERED]}  {TITLE}/crossing-the-vire  over  entry {blast}: "
        "leads to a different position",
        "1 game would play out differently",
    ]


def test_under_the_same_rules_no_game_differs(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(store_golden_games(database))
    assert main(["recheck", "--all", "--database", database]) == 0
    assert capsys.readouterr().out == "no games would play out differently\n"


# Tables that were started under version 0 of the rules, which is no longer available.


def begun_under_older_rules(database: str) -> None:
    _change(database, "UPDATE tables SET rules_version = 0, checked = 0")


def differs_from(database: str, entry: int) -> None:
    """Store that the older rules lead to a different position from this entry."""
    _change(database, f"UPDATE entries SET mark = 77 WHERE number = {entry}")


def _change(database: str, what: str) -> None:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        connection.execute(what)


@asynccontextmanager
async def returning(
    database: str, cookies: list[object]
) -> AsyncIterator[tuple[Serving, list[Guest]]]:
    """Yield a restarted server and its earlier guests."""
    async with (
        serving(database) as server,
        server.stranger() as one,
        server.stranger() as other,
    ):
        for guest, jar in zip((one, other), cookies, strict=False):
            guest.http.cookies.update(jar)  # type: ignore[arg-type]
        yield server, [one, other]


async def begin(database: str, lines: int) -> tuple[str, list[object]]:
    """Let two friends play some lines; return their table and cookies."""
    async with serving(database) as server, server.guest() as one, server.guest() as other:
        made = await one.open("friend")
        await other.join(made)
        table: str = made["table"]
        async with one.sit(table, "us") as us, other.sit(table, "de") as de:
            await play(us, de, lines)
        return table, [one.http.cookies, other.http.cookies]


async def play(us: Browser, de: Browser, lines: int) -> None:
    rng = Rng(5)
    for _ in range(lines):
        log = max(us.frame["log"], de.frame["log"])
        for player in (us, de):
            await player.until(lambda frame: frame["log"] >= log)  # noqa: B023
        player = us if us.frame["ask"] is not None else de
        await player.play_something(rng)


async def test_a_running_game_waits_until_both_agree_to_the_new_rules(database: str) -> None:
    table, cookies = await begin(database, 6)
    begun_under_older_rules(database)
    async with returning(database, cookies) as (_, (one, other)):
        async with one.sit(table, "us") as us, other.sit(table, "de") as de:
            assert us.frame["rules"] == {
                "version": 0,
                "held": True,
                "over": False,
                "differs": False,
            }
            assert us.frame["ask"] is None
            assert us.frame["events"]
            length = us.frame["log"]
            refused = await us.commit(["end"], decision=1)
            assert refused["error"] == "old-rules"
            assert (await us.ask("undo"))["error"] == "old-rules"
            assert (await us.ask("offer", kind="rules"))["type"] == "accepted"
            await de.until(lambda frame: frame["offer"] is not None)
            assert (await de.ask("answer", accept=True))["type"] == "accepted"
            await us.until(lambda frame: frame["rules"] is None)
            await de.until(lambda frame: frame["rules"] is None)
            assert us.frame["log"] > length
            await play(us, de, 6)
            await us.ask("resign")
        # The whole log, including the agreement, proves the dice.
        text = (await one.http.get(f"/api/tables/{table}/record")).text
        assert verify(text).checked > 0
    # After a restart the server reads it the same way.
    async with returning(database, cookies) as (_, (one, _)):
        answer = await one.http.get(f"/api/tables/{table}/replay")
        assert answer.json()["ending"] == "resigned"
        assert answer.json()["shown"] == len(answer.json()["entries"])


async def test_a_game_that_differs_is_taken_back_to_there_by_agreement(database: str) -> None:
    table, cookies = await begin(database, 12)
    store = Store(database)
    log = await store.log(table)
    await store.close()
    first = len(log) - 3
    begun_under_older_rules(database)
    differs_from(database, first)
    async with returning(database, cookies) as (server, (one, other)):
        async with one.sit(table, "us") as us, other.sit(table, "de") as de:
            assert us.frame["rules"]["differs"]
            seen = len(us.events)
            await de.ask("offer", kind="rules")
            await us.until(lambda frame: frame["offer"] is not None)
            await us.ask("answer", accept=True)
            await de.until(lambda frame: frame["rules"] is None)
            await us.until(lambda frame: frame["rules"] is None)
            assert len(us.events) >= seen
            await play(us, de, 5)
            await us.ask("resign")
        text = (await one.http.get(f"/api/tables/{table}/record")).text
        assert verify(text).record.entries[:first] == [entry.as_record() for entry in log[:first]]
        assert await server.hub.store.count_differing() == 0
        forged = text.replace("answer yes", "answer no")
        with pytest.raises(BadRecord, match="no change of rules was agreed"):
            verify(forged)


async def test_a_player_who_does_not_agree_can_still_end_the_game(database: str) -> None:
    table, cookies = await begin(database, 4)
    begun_under_older_rules(database)
    differs_from(database, 9)
    async with (
        returning(database, cookies) as (_, (one, other)),
        one.sit(table, "us") as us,
        other.sit(table, "de") as de,
    ):
        await us.ask("offer", kind="rules")
        await de.until(lambda frame: frame["offer"] is not None)
        await de.ask("answer", accept=False)
        await us.until(lambda frame: frame["declined"] is not None)
        assert (await us.ask("resign"))["type"] == "accepted"
    async with returning(database, cookies) as (_, (one, _)):
        (mine,) = (await one.http.get("/api/me")).json()["tables"]
        assert (mine["status"], mine["winner"]) == ("over", "de")


def test_a_record_is_replayed_under_the_older_rules_its_title_keeps(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """C5: other programs than the server know kept rules, too."""
    record = older_rules.load().record("la-raye")
    walk(record, Rng(3), 40)
    file = tmp_path / "older.record"
    file.write_text(record.text())
    assert main(["replay", str(file)]) == 1
    assert (
        "played under rules version 0, which is not available; the current version is "
        in capsys.readouterr().err
    )
    monkeypatch.setitem(sandtable.EDITIONS, (TITLE, 0), "older_rules")
    again = sandtable.replay(record.text())
    assert again.state.scenario.rules_version == 0
    assert again.entries == record.entries
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == f"{TITLE}/la-raye: {record.result_line()[2:]}\n"


async def test_where_the_title_keeps_its_older_rules_the_game_goes_on_under_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, cookies = await begin(database, 6)
    begun_under_older_rules(database)
    monkeypatch.setitem(sandtable.EDITIONS, (TITLE, 0), "older_rules")
    async with (
        returning(database, cookies) as (server, (one, other)),
        one.sit(table, "us") as us,
        other.sit(table, "de") as de,
    ):
        assert us.frame["rules"] == {
            "version": 0,
            "held": False,
            "over": False,
            "differs": False,
        }
        await play(us, de, 6)
        assert us.frame["rules"]["version"] == 0
        row = await server.hub.store.table(table)
        assert row.rules_version == 0
        await us.ask("offer", kind="rules")
        await de.until(lambda frame: frame["offer"] is not None)
        await de.ask("answer", accept=True)
        await us.until(lambda frame: frame["rules"] is None)
        await de.until(lambda frame: frame["rules"] is None)
        await play(us, de, 3)
        row = await server.hub.store.table(table)
        assert row.rules_version == sandtable.load(TITLE).rules_version


async def test_against_an_agent_the_player_decides_alone(database: str) -> None:
    async with serving(database) as server, server.guest() as guest:
        made = await guest.open("agent")
        cookies = [guest.http.cookies]
        async with guest.sit(made["table"], "us") as us:
            await us.play(whole_line(us.frame["ask"]))
            await us.until(lambda frame: frame["ask"] is not None)
    begun_under_older_rules(database)
    async with (
        returning(database, cookies) as (_, (guest, _)),
        guest.sit(made["table"], "us") as us,
    ):
        assert us.frame["ask"] is None
        await us.ask("offer", kind="rules")
        await us.until(lambda frame: frame["rules"] is None)
        await us.until(lambda frame: frame["ask"] is not None)


async def test_a_finished_game_that_differs_is_shown_as_far_as_it_goes_and_told_to_its_end(
    database: str,
) -> None:
    async with serving(database) as server, two_friends(server) as (us, de):
        await play(us, de, 12)
        await us.ask("resign")
        table = us.frame["table"]
    begun_under_older_rules(database)
    differs_from(database, 20)
    async with returning(database, []) as (server, (one, _)):
        whole = (await one.http.get(f"/api/tables/{table}/replay")).json()
        assert (whole["winner"], whole["ending"]) == ("de", "resigned")
        assert whole["shown"] == 20
        assert whole["entries"][-1] == {"line": "* us resigns", "events": []}
        assert (await one.http.get(f"/api/tables/{table}/replay/20")).status_code == 200
        assert (await one.http.get(f"/api/tables/{table}/replay/21")).status_code == 404
        text = (await one.http.get(f"/api/tables/{table}/record")).text
        assert text.startswith("sandtable record 2\ntitle undaunted-normandy ~d23c\nrules 0 ~")
        assert "* us resigns" in text
        report = await one.http.get(f"/api/tables/{table}/report")
        assert (report.status_code, report.json()["error"]) == (409, "old-rules")
        async with one.sit(table, None) as watcher:
            assert watcher.frame["rules"]["over"]
        # The server finds it in the background.
        async with asyncio.timeout(90):
            while await server.hub.store.count_differing() == 0:
                await asyncio.sleep(0.02)


async def test_a_log_that_cannot_be_replayed_hides_no_other(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first, _ = await begin(database, 3)
    second, _ = await begin(database, 3)
    begun_under_older_rules(database)
    _change(database, f"UPDATE tables SET scenario = 'lost' WHERE id = '{first}'")
    _change(
        database,
        "UPDATE entries SET text = 'end', kind = 'choice'"
        f" WHERE table_id = '{second}' AND number = 1",
    )
    assert await asyncio.to_thread(main, ["recheck", "--database", database]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(first)
    assert told[1].startswith(second)
    assert told[1].endswith("entry 1: is refused")
    assert told[2] == "2 games would play out differently"
