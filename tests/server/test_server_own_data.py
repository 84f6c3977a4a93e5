"""The export of a player's own data, and what remains after the account is deleted."""

import json
from typing import Any

import msgspec
import pytest
from server_table import Guest, Serving, new_nonce, serving
from studio_guests import ask, link_of, new, publish
from test_server_even_search import even
from test_server_version_handicaps import Rising, find, helps, published

from sandtable.server.accounts.data_export import PAGE, PART, own_data
from sandtable.server.accounts.identity import Guest as Visitor
from sandtable.server.edge.security import RateLimits
from sandtable.server.store.schema import complaints, drafts, metadata
from sandtable.server.store.store import Store
from sandtable.server.wire import accounts as wire

PASSWORD = "correct horse battery"


async def everything(server: Serving) -> dict[str, str]:
    """Return all rows of the database, by table."""
    found = {}
    for table in metadata.sorted_tables:
        rows = await server.hub.store.fetch(table.select())
        found[table.name] = json.dumps([tuple(row) for row in rows], default=str)
    return found


async def post(guest: Guest, path: str, **body: object) -> Any:
    answer = await guest.http.post(f"/api/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_large_data_is_read_and_sent_in_parts(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything was read at once and encoded on the event loop: the versions of one author may
    have 600 MB."""
    store = Store(database)
    await store.add_guest("ann", "Ann")
    drawn = [
        {
            "id": f"d{number:015d}", "owner": "ann", "title": "undaunted-normandy",
            "name": f"draft {number}", "text": "x" * 60_000, "texts": "{}", "parent": "",
            "revision": 1, "created": number, "changed": number, "deleted": None, "nonce": None,
        }
        for number in range(120)
    ]  # fmt: skip
    await store.writer.do(lambda connection: connection.execute(drafts.insert(), drawn))
    fetch = store.fetch

    async def counted(*asked: Any) -> Any:
        rows = await fetch(*asked)
        assert len(rows) <= PAGE
        return rows

    monkeypatch.setattr(store, "fetch", counted)
    parts = [part async for part in own_data(store, Visitor(("ann",)), None, [])]
    assert max(map(len, parts)) < PART + 70_000
    data = msgspec.json.decode(b"".join(parts), type=wire.OwnData)
    assert [one.name for one in data.drafts] == [f"draft {number}" for number in range(120)]
    assert (data.name, data.tables, data.said) == ("Ann", [], [])
    await store.close()


async def test_own_data_has_a_rate(database: str) -> None:
    limits = RateLimits()
    limits._a_minute["export"] = 1
    async with serving(database, limits=limits) as server, server.guest() as ann:
        asked = [(await ann.http.get("/api/me/data")).status_code for _ in range(2)]
        assert asked == [200, 429]


async def test_only_published_data_remains_of_a_deleted_account(database: str) -> None:
    async with even(database, Rising()) as (server, ann, draft), server.guest() as ben:
        version = await published(ann, draft)
        await ann.http.put("/api/me", json={"name": "Ann Zebra", "password": PASSWORD})
        await post(ann, "tables", title="undaunted-normandy", scenario="la-raye", side="us",
                   opponent="here", nonce=new_nonce())  # fmt: skip
        # Create every kind of data that a user can leave behind, each with a distinct name.
        own = await new(ann, name="Zebra draft")
        await find(ann, own, chosen={"us": [await helps(ann, own, "us", 1)]})
        await ask(ann, "POST", "measurements", draft=own["id"], revision=1, agent="corporal")
        gone = await new(ann, name="Zebra deleted")
        await ask(ann, "DELETE", f"drafts/{gone['id']}")
        link = link_of(version)
        await ask(ann, "POST", f"{link}/like", like=True)
        await ask(ann, "POST", f"{link}/report", reason="other", note="Zebra report")
        made = await ann.open("friend")
        await ben.join(made)
        table = made["table"]
        await post(ann, f"tables/{table}/talk", text="Zebra said")
        await ann.http.put(f"/api/tables/{table}/desk", json={"notes": "Zebra note"})
        await post(ann, f"tables/{table}/problem", note="Zebra problem", side="us", entry=0)
        ids = [(await server.hub.store.table(table)).seats[0].guest]
        data = (await ann.http.get("/api/me/data")).json()
        told = json.dumps(data)
        for word in ("draft", "deleted", "report", "said", "note", "problem"):
            assert f"Zebra {word}" in told, word
        (mine,) = data["published"]
        assert (mine["address"], mine["visibility"]) == (version["summary"]["address"], "link")
        before = await everything(server)
        for kind in ("drafts", "measurements", "searches", "measured_games", "accounts"):
            assert before[kind] != "[]", kind
        await post(ann, "me/deletion", password=PASSWORD)
        left = await everything(server)
        for kind, rows in left.items():
            assert "Zebra" not in rows, kind
            assert ids[0] not in rows, kind
        for kind in ("drafts", "measurements", "searches", "slices", "measured_games", "likes"):
            assert left[kind] == "[]", kind
        # Published versions remain without the author's name, for people with the address.
        seen = await ask(ben, "GET", link)
        assert seen["text"] == version["text"]
        assert seen["summary"]["author"] == ""
        assert not seen["mine"]
        (problem,) = await server.hub.store.fetch(complaints.select())
        assert problem.note == ""


async def test_a_guest_leaves_nothing_behind_in_the_studio(database: str) -> None:
    async with serving(database) as server, server.guest() as ann:
        await new(ann, name="Zebra")
        await post(ann, "me/deletion")
        assert all("Zebra" not in rows for rows in (await everything(server)).values())


async def test_a_version_that_another_person_copied_stays_theirs(database: str) -> None:
    async with serving(database) as server, server.guest() as ann, server.guest() as ben:
        await post(ann, "account", name="Ann", password=PASSWORD)
        version = await publish(ann, await new(ann))
        copy = await ask(ben, "POST", f"{link_of(version)}/fork")
        await post(ann, "me/deletion", password=PASSWORD)
        assert (await ask(ben, "GET", f"drafts/{copy['id']}"))["text"] == version["text"]
