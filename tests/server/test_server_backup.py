"""Backups taken under load contain everything that was acknowledged, and a server can continue from
them."""

import asyncio
import secrets
import sqlite3
from collections.abc import Iterable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from server_players import Journal, Persistent, check_journal
from server_table import Serving, migrated, play_out, serving
from test_server_kill import entries_of, progress, seat_players

from sandtable.cli import main
from sandtable.core import Rng
from sandtable.server.ops.serve import hold
from sandtable.server.store.schema import guests, metadata
from sandtable.server.store.store import Store
from sandtable.server.tables.live_table import fold, summarise


async def play_and_back_up(server: Serving, database: str, file: Path) -> list[Persistent]:
    """Take a backup in the middle of some games; return the players."""
    journal = Journal()
    async with AsyncExitStack() as stack:
        players = await seat_players(stack, server, journal)
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(player.play([server])) for player in players]
            await progress(players)
            before = Journal(acknowledged=dict(journal.acknowledged))
            arguments = ["backup", str(file), "--database", database]
            assert await asyncio.to_thread(main, arguments) == 0
            await progress(players)
            for task in playing:
                task.cancel()
    assert len(journal.acknowledged) > len(before.acknowledged)
    check_journal(before, entries_of(file))
    return players


async def expect_consistent(database: str) -> None:
    """Check that the summary of each table matches its log."""
    store = Store(database)
    ids = [row.id for row in await store.fetch(sa.text("SELECT id FROM tables"))]
    assert len(ids) == 4
    for id in ids:
        row = await store.table(id)
        assert row is not None
        assert row.summary == summarise(row, fold(row, await store.log(id)))
    await store.close()


async def expect_to_go_on(database: str, players: list[Persistent]) -> None:
    """Check that the same players continue at the restored server and finish a game."""
    async with serving(database) as server:
        player = players[-1]
        async with (
            player.guest.sit(player.table, "us", server) as one,
            player.guest.sit(player.table, "de", server) as two,
        ):
            assert one.frame["log"] > 0
            await play_out([one, two], Rng(1))
            await two.until(lambda frame: frame["view"]["waits"] == "over")


async def test_a_backup_under_load_restores_to_a_consistent_server(
    server: Serving, database: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.sqlite"
    players = await play_and_back_up(server, database, file)
    restored = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    assert await asyncio.to_thread(main, ["restore", str(file), "--database", restored]) == 0
    await expect_consistent(restored)
    await expect_to_go_on(restored, players)
    assert sorted(one.name for one in tmp_path.glob("backup*")) == ["backup.sqlite"]
    assert file.stat().st_mode & 0o077 == 0


async def test_a_backup_of_postgresql_restores_too(
    shared: str, postgres: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.sqlite"
    async with serving(shared) as server:
        players = await play_and_back_up(server, shared, file)
    before = rows_of(f"sqlite:///{file}")
    other = f"restored_{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {other}")
    restored = postgres.replace("/postgres?", f"/{other}?")
    assert await asyncio.to_thread(main, ["restore", str(file), "--database", restored]) == 0
    assert rows_of(restored) == before
    await expect_consistent(restored)
    await expect_to_go_on(restored, players)


def rows_of(database: str) -> dict[str, list[Any]]:
    """Return all rows of a database, except the time, which a running server updates."""
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr)
            for table in metadata.sorted_tables
            if table.name != "table_time"
        }
    engine.dispose()
    return found


def refused(capsys: pytest.CaptureFixture[str], arguments: Iterable[object]) -> str:
    assert main([str(one) for one in arguments]) == 2
    return capsys.readouterr().err


async def test_restoring_overwrites_only_with_replace(
    server: Serving, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.sqlite"
    async with server.guest() as guest:
        await guest.open("here")
        assert await asyncio.to_thread(main, ["backup", str(file), "--database", database]) == 0
        assert "1 people, 1 tables, 8 entries" in capsys.readouterr().out
    other = tmp_path / "other.sqlite"
    arguments = ["restore", str(file), "--database", f"sqlite:///{other}"]
    assert await asyncio.to_thread(main, arguments) == 0
    assert "not empty" in await asyncio.to_thread(refused, capsys, arguments)
    assert await asyncio.to_thread(main, [*arguments, "--replace"]) == 0
    assert rows_of(f"sqlite:///{other}") == rows_of(database)
    lock = hold(other)
    assert "already in use" in await asyncio.to_thread(refused, capsys, arguments)
    lock.close()


def test_an_invalid_backup_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = ["--database", f"sqlite:///{tmp_path / 'new.sqlite'}"]
    assert "file not found" in refused(capsys, ["restore", tmp_path / "nothing", *target])
    letter = tmp_path / "letter"
    letter.write_text("Dear reader, this is no database, and never will be one.")
    assert "cannot read" in refused(capsys, ["restore", letter, *target])
    good = tmp_path / "good.sqlite"
    migrated(good)
    with sa.create_engine(f"sqlite:///{good}").begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert "newer version of Sandtable" in refused(capsys, ["restore", good, *target])
    assert "newer" in refused(capsys, ["restore", good, *target])
    assert "file not found" in refused(
        capsys, ["backup", tmp_path / "b", "--database", f"sqlite:///{tmp_path}/none.sqlite"]
    )
    nowhere = tmp_path / "nowhere" / "b"
    assert "cannot write" in refused(capsys, ["backup", nowhere, *target])


def test_a_file_that_is_no_servers_replaces_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An empty file and another program's database were restored as a server without data."""
    held = tmp_path / "held.sqlite"
    migrated(held)
    engine = sa.create_engine(f"sqlite:///{held}")
    with engine.begin() as connection:
        kept = {"id": "kept", "name": "Ann", "created": 0.0}
        connection.execute(guests.insert().values(kept))
    engine.dispose()
    before = rows_of(f"sqlite:///{held}")
    empty, foreign = tmp_path / "empty", tmp_path / "foreign.sqlite"
    empty.touch()
    with closing(sqlite3.connect(foreign)) as other, other:
        other.execute("CREATE TABLE tables (id TEXT)")
    for file in (empty, foreign):
        told = refused(capsys, ["restore", file, "--database", f"sqlite:///{held}", "--replace"])
        assert "not a backup of a Sandtable server" in told
        assert rows_of(f"sqlite:///{held}") == before


def test_an_inconsistent_backup_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "gap.sqlite"
    migrated(file)
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(
            sa.text(
                "INSERT INTO entries (table_id, number, kind, seat, text, at)"
                " VALUES ('nothing', 3, 'choice', 0, '', 0)"
            )
        )
    engine.dispose()
    target = ["--database", f"sqlite:///{tmp_path / 'new.sqlite'}"]
    assert "is corrupt" in refused(capsys, ["restore", file, *target])


async def test_a_host_looks_at_a_table_without_seeing_the_hands(
    server: Serving, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server.guest() as guest:
        table = (await guest.open("here"))["table"]
        async with guest.sit(table, "us") as us, guest.sit(table, "de") as de:
            await play_out([us, de], Rng(4), most=1)
            bid = (await server.hub.store.log(table))[-1].text
            arguments = ["inspect", table, "--database", database]
            assert await asyncio.to_thread(main, arguments) == 0
            told = capsys.readouterr().out
            assert "undaunted-normandy/la-raye" in told
            assert "<bid_placed side=us>" in told
            assert bid not in told
            assert "draw us" not in told
            assert "de       guest" in told
            assert told.count(", to move") == 1
            assert await asyncio.to_thread(main, [*arguments, "--show-hidden"]) == 0
            assert bid in capsys.readouterr().out
            await us.ask("resign")
        assert await asyncio.to_thread(main, arguments) == 0
        told = capsys.readouterr().out
        assert bid in told
        assert "us   resigns" in told
        row = await server.hub.store.table(table)
        assert row.secret not in told
    assert "table not found" in await asyncio.to_thread(
        refused, capsys, ["inspect", "nothing", "--database", database]
    )
