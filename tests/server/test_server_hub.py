"""The live tables of a process: kept in memory while used, read once, and removed when idle."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from server_table import Serving, new_key, serving
from sqlalchemy.exc import OperationalError

import sandtable
from sandtable.core import UnknownName
from sandtable.server.agents.agent_pool import AgentPool
from sandtable.server.store.batch_writer import Append, Conflict, Summary
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.schema import seats
from sandtable.server.store.store import SeatRow, Store
from sandtable.server.tables.hub import Hub
from sandtable.server.tables.live_table import fold
from sandtable.server.tables.table_setup import new_nonce, new_table

GAME = sandtable.load("undaunted-normandy")
SUMMARY = Summary("running", 3, 1, -1, "", 1)


async def new_row(store: Store) -> str:
    """Add a table with two guests to the store; return its id."""
    for seat in (0, 1):
        if not await store.guest_names((f"guest-{seat}",)):
            await store.add_guest(f"guest-{seat}", "Guest")
    both = [SeatRow(seat, "guest", f"guest-{seat}", "", "", new_nonce()) for seat in (0, 1)]
    row, log = new_table(GAME, "la-raye", both, "", [], await store.moment())
    await store.add_table(row, log)
    return row.id


async def test_idle_tables_are_unloaded_and_loaded_again(database: str) -> None:
    hub = Hub(Store(database), AgentPool(1), most_idle=5)
    ids = [await new_row(hub.store) for _ in range(12)]
    async with hub.visit(ids[0]) as kept:
        for id in ids[1:]:
            async with hub.visit(id):
                pass
        assert len(hub._live) == 1 + 5
        assert hub._live[ids[0]] is kept
    async with hub.visit(ids[1]) as again:
        assert again.log.state.seats_owing == [0, 1]
    await hub.close()


async def test_a_table_is_read_once_for_simultaneous_visitors(database: str) -> None:
    hub = Hub(Store(database), AgentPool(1))
    id = await new_row(hub.store)
    reads = 0
    log = hub.store.log

    async def counted(table: str, first: int = 0) -> list[LogEntry]:
        nonlocal reads
        reads += 1
        await asyncio.sleep(0.05)
        return await log(table, first)

    hub.store.log = counted  # type: ignore[method-assign]

    async def visit() -> object:
        async with hub.visit(id) as table:
            return table

    first = asyncio.create_task(visit())
    others = [asyncio.create_task(visit()) for _ in range(5)]
    await asyncio.sleep(0.01)
    # The first visitor is cancelled; the others still get the table.
    first.cancel()
    served = await asyncio.gather(*others)
    assert all(table is served[0] for table in served)
    assert reads == 1
    await hub.close()


async def test_a_player_who_logs_in_while_a_table_is_loaded_has_the_seat(database: str) -> None:
    """The table was read with the guest in the seat, and kept until the server stopped."""
    hub = Hub(Store(database), AgentPool(1))
    id = await new_row(hub.store)
    read, go_on, log = asyncio.Event(), asyncio.Event(), hub.store.log

    async def slow(table: str, first: int = 0) -> list[LogEntry]:
        read.set()
        await go_on.wait()
        return await log(table, first)

    hub.store.log = slow  # type: ignore[method-assign]
    await hub.store.add_guest("account", "Ann")
    visit = asyncio.create_task(hub._find(id))
    await read.wait()
    moved = seats.update().where(seats.c.guest == "guest-0").values(guest="account")
    await hub.store.writer.do(lambda connection: connection.execute(moved))
    hub.change_guest(("guest-0",), "account", "Ann")
    go_on.set()
    table = await visit
    await asyncio.wait(hub._reloading)
    assert table.row.seats_of(("account",)) == [0]
    await hub.close()


async def test_tables_that_do_not_exist_leave_nothing_behind(database: str) -> None:
    hub = Hub(Store(database), AgentPool(1))
    for number in range(20):
        with pytest.raises(UnknownName):
            async with hub.visit(f"{number:016}"):
                pass
    assert not hub._loading
    assert not hub._live
    await hub.close()


async def test_a_conflict_affects_only_its_own_line(database: str) -> None:
    """One of several lines written together comes too late: only this one is refused."""
    store = Store(database)
    ids = [await new_row(store) for _ in range(6)]
    first = len(await store.log(ids[0]))
    line = [LogEntry("choice", 0, "bid scout_a", "0-one-key")]
    await store.append(Append(ids[0], first, line, SUMMARY))

    async def append(id: str, number: int, key: str) -> str:
        entry = [LogEntry("choice", 1, "bid scout_a", key)]
        try:
            await store.append(Append(id, number, entry, SUMMARY))
        except Conflict:
            return "conflict"
        return "written"

    results = await asyncio.gather(
        append(ids[0], first, "1-another"),
        append(ids[1], first, "1-key"),
        append(ids[2], first, "1-key"),
        append(ids[0], first + 1, "0-one-key"),
        *(append(id, first, "1-key") for id in ids[3:]),
    )
    assert results == ["conflict", "written", "written", "conflict", *["written"] * 3]
    assert len(await store.log(ids[0])) == first + 1
    await store.close()


async def test_lines_that_come_together_share_a_transaction(database: str) -> None:
    store = Store(database)
    ids = [await new_row(store) for _ in range(20)]
    first = len(await store.log(ids[0]))
    batches = []
    write = store.writer._write

    def counted(appends: list[Append]) -> object:
        batches.append(len(appends))
        return write(appends)

    store.writer._write = counted  # type: ignore[assignment, method-assign]
    entry = [LogEntry("choice", 0, "bid scout_a", "0-key")]
    await asyncio.gather(*(store.append(Append(id, first, entry, SUMMARY)) for id in ids))
    assert sum(batches) == 20
    assert len(batches) <= 2
    await store.close()


async def test_sqlite_waits_for_the_disk(database: str) -> None:
    store = Store(database)

    def pragmas(connection: object) -> tuple[object, object]:
        run = connection.exec_driver_sql  # type: ignore[attr-defined]
        return run("PRAGMA synchronous").scalar(), run("PRAGMA journal_mode").scalar()

    full = 2
    assert await store.writer.do(pragmas) == (full, "wal")
    await store.close()


async def test_a_database_that_fails_closes_the_socket_and_the_line_counts_once_later(
    server: Serving,
) -> None:
    """The client cannot know whether its line was written. It reconnects and sends the line
    again."""
    store = server.hub.store
    append = store.append
    async with server.guest() as guest:
        made = await guest.open("here")
        key = new_key()
        async with guest.sit(made["table"], "us") as browser:
            line = [browser.frame["ask"]["options"][0]["move"]]
            decision = browser.frame["decision"]

            async def written_but_not_told(what: Append) -> None:
                await append(what)
                raise OperationalError("COMMIT", {}, Exception("connection lost"))

            store.append = written_but_not_told
            await browser.say(type="commit", decision=decision, choose=line, key=key)
            await browser.connection.wait_closed()
            assert browser.connection.close_code == 1013
        store.append = append
        async with guest.sit(made["table"], "us") as browser:
            answer = await browser.commit(line, decision=decision, key=key)
            assert answer["type"] == "accepted"
            await browser.until(lambda frame: frame["view"]["sides"]["us"]["has_bid"])
        assert [e.key for e in await store.log(made["table"])].count(f"0-{key}") == 1


async def test_a_failing_database_answers_unavailable(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: str) -> None:
        raise OperationalError("SELECT", {}, Exception("connection lost"))

    async with server.guest() as guest:
        monkeypatch.setattr(server.hub.store, "guest_names", fail)
        answer = await guest.http.get("/api/me")
        assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")


async def test_a_missing_title_hides_no_other_game(database: str) -> None:
    async with serving(database) as server, server.guest() as guest:
        lost = await guest.open("agent")
        made = await guest.open("here")
        cookies = guest.http.cookies
    file = Path(database.removeprefix("sqlite:///"))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET title = 'chess' WHERE id = ?", [lost["table"]])
    async with serving(database) as server, server.stranger() as guest:
        guest.http.cookies.update(cookies)
        (table,) = (await guest.http.get("/api/me")).json()["tables"]
        assert table["id"] == made["table"]
        assert (await guest.http.get(f"/api/tables/{lost['table']}")).status_code == 404


async def test_a_table_read_again_is_the_same(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as browser:
            await browser.play([browser.frame["ask"]["options"][0]["move"]])
            table = server.hub._live[made["table"]]
            again = fold(table.row, await server.hub.store.log(made["table"]))
            assert again.state == table.log.state
            assert again.told == table.log.told
            assert again.opened == table.log.opened
