"""The studio's lower half: drafts of one's own, checks in a box, versions, tables of both."""

import asyncio
import sys
from typing import Any

import pytest
from server_table import Guest, Serving, new_nonce, serving

import sandtable
from sandtable import sandbox
from sandtable.core import made
from sandtable.own_scenarios import starter
from sandtable.server.edge.studio_api import MOST_DRAFTS_OF_GUEST
from sandtable.server.social.problem_reports import read_seen, seen
from sandtable.server.store.schema import drafts
from sandtable.server.store.store import Store
from sandtable.server.studio.check_worker import Question, answer
from sandtable.server.studio.checker import Checker
from sandtable.server.studio.diff import differences
from sandtable.server.studio.studio_store import DELETED_TOO
from sandtable.server.tables.records import verify

TITLE = "undaunted-normandy"


async def ask(guest: Guest, method: str, path: str, status: int = 200, **body: object) -> Any:
    path = f"/api/studio/{path}"
    if method in ("GET", "DELETE"):
        found = await guest.http.request(method, path)
    else:
        found = await guest.http.request(method, path, json=body)
    assert found.status_code == status, found.text
    return found.json()


async def new(guest: Guest, title: str = TITLE, **body: object) -> Any:
    return await ask(guest, "POST", "drafts", title=title, **body)


async def account(guest: Guest, name: str) -> None:
    body = {"name": name, "password": "correct horse battery"}
    made_account = await guest.http.post("/api/account", json=body)
    assert made_account.status_code == 200, made_account.text


async def test_a_draft_is_saved_and_nothing_is_lost(server: Serving) -> None:
    async with server.guest() as ann:
        draft = await new(ann)
        assert draft["revision"] == 1
        assert draft["text"] == starter(TITLE)
        path = f"drafts/{draft['id']}"
        text = draft["text"].replace("round_limit = 30", "round_limit = 25")
        texts = {"en": {"name": "Mill <b>at\u202e dawn</b>\n", "brief": "Hold\x07 it."}}
        saved = await ask(ann, "PUT", path, revision=1, text=text, name="Mill", texts=texts)
        assert saved["revision"] == 2
        assert saved["texts"]["en"]["name"] == "Mill <b>at dawn</b>"
        assert saved["texts"]["en"]["brief"] == "Hold it."
        # A second tab has changed the first state: it is told, and what was saved stays.
        refused = await ask(ann, "PUT", path, 409, revision=1, text="other", name="")
        assert refused["error"] == "changed-elsewhere"
        assert (await ask(ann, "GET", path))["text"] == text
        both = [
            ask_quietly(ann, path, revision=2, text=f"{text}# {number}\n") for number in range(4)
        ]
        assert sorted(await asyncio.gather(*both)) == [200, 409, 409, 409]
        await ask(ann, "DELETE", path)
        listed = await ask(ann, "GET", "drafts")
        assert [one["id"] for one in listed["deleted"]] == [draft["id"]]
        assert listed["drafts"] == []
        await ask(ann, "POST", f"{path}/restore")
        assert len((await ask(ann, "GET", "drafts"))["drafts"]) == 1


async def ask_quietly(guest: Guest, path: str, **body: object) -> int:
    found = await guest.http.put(f"/api/studio/{path}", json=body)
    return int(found.status_code)


async def test_a_draft_is_its_owners_alone(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben, server.stranger() as eve:
        draft = await new(ann)
        path = f"drafts/{draft['id']}"
        missing = "drafts/" + "z" * 16
        for other in (ben, eve):
            assert await ask(other, "GET", path, 404) == await ask(other, "GET", missing, 404)
            assert await ask(other, "GET", f"{path}/gate", 404)
            body = {"revision": 1, "text": "mine now"}
            assert await ask(other, "PUT", path, 404, **body)
            assert await ask(other, "DELETE", path, 404)
            listed = await ask(other, "GET", "drafts")
            assert listed["drafts"] == listed["deleted"] == []
        start = {"side": "us", "opponent": "here", "nonce": new_nonce()}
        assert await ask(ben, "POST", f"{path}/table", 404, **start)
        assert (await ask(ann, "GET", path))["text"] == draft["text"]
        # Nor does the id of its content open anything, while it is played and after.
        await ask(ann, "POST", f"{path}/table", **start)
        id = sandtable.load(TITLE).add(draft["text"])
        shown = await ben.http.get(f"/api/titles/{TITLE}/scenarios/{id}")
        nowhere = await ben.http.get(f"/api/titles/{TITLE}/scenarios/made-{'0' * 32}")
        assert (shown.status_code, shown.text) == (404, nowhere.text)
        guessed = await ben.http.get(f"/api/titles/{TITLE}/scenarios/{id}/estimate")
        assert (guessed.status_code, guessed.text) == (404, nowhere.text)
        table = {**start, "title": TITLE, "scenario": id, "nonce": new_nonce()}
        assert (await ben.http.post("/api/tables", json=table)).status_code == 404


async def test_deleted_drafts_take_room_for_a_while(server: Serving) -> None:
    async with server.guest() as ann:
        for _ in range(DELETED_TOO * MOST_DRAFTS_OF_GUEST):
            draft = await new(ann)
            await ask(ann, "DELETE", f"drafts/{draft['id']}")
        body = {"title": TITLE, "text": starter(TITLE)}
        assert (await ask(ann, "POST", "drafts", 409, **body))["error"] == "quota"


async def test_texts_that_no_one_would_write_are_refused(server: Serving) -> None:
    async with server.guest() as ann:
        bomb = "a." * 30_000 + "a = 1"
        await ask(ann, "POST", "compare", 422, title=TITLE, before=bomb, after=starter(TITLE))
        nul = {"title": TITLE, "text": starter(TITLE) + "\0"}
        assert (await ask(ann, "POST", "drafts", 422, **nul))["error"] == "not-plain"


async def test_a_check_tells_what_the_command_tells(server: Serving) -> None:
    async with server.guest() as ann:
        text = starter(TITLE).replace("round_limit = 30", "round_limit = 300")
        text = text.replace('"rifleman_a", "scout_a"', '"rifleman_a", "rifleman_a"', 1)
        found = await ask(ann, "POST", "check", title=TITLE, text=text)
        faults = sandtable.load(TITLE).faults(text)
        assert [(one["path"], one["line"], one["key"]) for one in found["faults"]] == [
            (fault.path, fault.line, fault.key) for fault in faults
        ]
        assert found["faults"][0]["args"] == {"value": "300", "low": 1, "high": 99}
        assert found["scenario"] == ""
        whole = await ask(ann, "POST", "check", title=TITLE, text=starter(TITLE), trial=True)
        assert whole["faults"] == []
        assert whole["scenario"] == sandtable.load(TITLE).add(starter(TITLE))
        assert len(whole["layout"]["map"]["tiles"]) == 7
        assert await ask(ann, "POST", "check", 404, title="chess", text="")
        (long,) = (await ask(ann, "POST", "check", title=TITLE, text="x" * 70_000))["faults"]
        assert long["key"] == "too-long"
        assert await ask(ann, "POST", "drafts", 413, title=TITLE, text="x" * 70_000)
        assert await ask(ann, "POST", "check", 413, title=TITLE, text="x" * 300_000)


@pytest.mark.parametrize("title", list(sandtable.TITLES))
async def test_a_draft_is_played_and_its_record_carries_it(
    database: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    side = sandtable.load(title).seats[0]
    async with serving(database) as server, server.guest() as ann:
        draft = await new(ann, title)
        start = {"side": side, "opponent": "agent", "agent": "random", "nonce": new_nonce()}
        table = (await ask(ann, "POST", f"drafts/{draft['id']}/table", **start))["table"]
        layout = await ann.http.get(f"/api/tables/{table}/scenario")
        assert layout.json()["id"].startswith(made.PREFIX)
        async with ann.sit(table, side) as browser:
            await browser.ask("resign")
    # The server was started again and remembers nothing that it was told.
    monkeypatch.setattr(made, "_contents", type(made._contents)(8))
    monkeypatch.setattr(sandtable.load(title), "_made", type(made._contents)(8))
    async with serving(database) as server, server.guest() as ben:
        record = (await ben.http.get(f"/api/tables/{table}/record")).text
        assert verify(record).record.scenario == layout.json()["id"]
        report = await ben.http.get(f"/api/tables/{table}/report")
        assert report.status_code == 200, report.text
        again = await ben.http.get(f"/api/tables/{table}/scenario")
        assert again.json() == layout.json()


async def test_a_version_is_published_copied_and_withdrawn(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        draft = await new(ann)
        path = f"drafts/{draft['id']}"
        name = {"name": "mill-at-dawn", "revision": 1}
        assert (await ask(ann, "POST", f"{path}/publish", 403, **name))["error"] == "no-account"
        await account(ann, "Ann")
        gate = await ask(ann, "GET", f"{path}/gate")
        assert {one["key"]: one["met"] for one in gate["lines"]} == {
            "valid": True, "measured": False, "named": False,
        }  # fmt: skip
        everyone = {**name, "visibility": "all"}
        assert await ask(ann, "POST", f"{path}/publish", 409, **everyone)
        version = await ask(ann, "POST", f"{path}/publish", **name)
        assert version["summary"]["number"] == 1
        assert (await ask(ann, "POST", f"{path}/publish", 409, **name))["error"] == "name-taken"
        assert await ask(ben, "GET", "versions") == [], "only who has the link finds it"
        link = "versions/mill-at-dawn/1"
        assert (await ask(ben, "GET", link))["text"] == draft["text"]
        copy = await ask(ben, "POST", f"{link}/fork")
        assert copy["parent"] == "mill-at-dawn.1"
        assert copy["text"] == draft["text"]
        # Another person's name is taken, and what is published never changes.
        await account(ben, "Ben")
        mine = {"name": "mill-at-dawn", "revision": 1}
        assert await ask(ben, "POST", f"drafts/{copy['id']}/publish", 409, **mine)
        changed = draft["text"].replace("round_limit = 30", "round_limit = 20")
        await ask(ann, "PUT", path, revision=1, text=changed)
        assert await ask(ann, "POST", f"{path}/publish", 409, **name), "another revision by now"
        second = await ask(ann, "POST", f"{path}/publish", name="mill-at-dawn", revision=2)
        assert second["summary"]["number"] == 2
        assert second["numbers"] == [1, 2]
        assert (await ask(ben, "GET", link))["text"] == draft["text"]
        assert (await ask(ben, "POST", f"{link}/like", like=True))["summary"]["likes"] == 1
        assert (await ask(ben, "POST", f"{link}/like", like=True))["summary"]["likes"] == 1
        assert (await ask(ben, "POST", f"{link}/like", like=False))["summary"]["likes"] == 0
        assert await ask(ben, "POST", f"{link}/report", reason="broken")
        start = {"side": "us", "opponent": "here", "nonce": new_nonce()}
        seated = await ask(ben, "POST", f"{link}/table", **start)
        assert await ask(ben, "POST", f"{link}/visibility", 403, visibility="withdrawn")
        await ask(ann, "POST", f"{link}/visibility", visibility="withdrawn")
        assert await ask(ben, "GET", link, 404)
        assert await ask(ann, "GET", link)
        # The game goes on, and the copy stays.
        assert (await ben.http.get(f"/api/tables/{seated['table']}/scenario")).status_code == 200
        assert (await ask(ben, "GET", f"drafts/{copy['id']}"))["text"] == draft["text"]


async def test_there_is_a_quota(server: Serving) -> None:
    async with server.guest() as ann:
        for _ in range(5):
            draft = await new(ann)
        assert (await ask(ann, "POST", "drafts", 409, title=TITLE))["error"] == "quota"
        await ask(ann, "DELETE", f"drafts/{draft['id']}")
        await new(ann)
        assert await ask(ann, "POST", f"drafts/{draft['id']}/restore", 409)
        await account(ann, "Ann")
        quota = (await ask(ann, "GET", "drafts"))["quota"]
        assert (quota["drafts"], quota["most_drafts"]) == (5, 50), "drafts come along"


async def test_drafts_go_with_their_owner(server: Serving, database: str) -> None:
    async with server.guest() as ann:
        await new(ann)
        await account(ann, "Ann")
        own = (await ann.http.get("/api/me/data")).json()
        assert [one["text"] for one in own["drafts"]] == [starter(TITLE)]
        body = {"password": "correct horse battery"}
        gone = await ann.http.post("/api/me/deletion", json=body)
        assert gone.status_code == 200, gone.text
    store = Store(database)
    assert await store.fetch(drafts.select()) == []
    await store.close()


async def test_two_processes_on_postgres_share_drafts_and_versions(shared: str) -> None:
    async with serving(shared) as one, serving(shared) as two, one.guest() as ann:
        await account(ann, "Ann")
        draft = await new(ann)
        path = f"drafts/{draft['id']}"
        both = [
            ask_quietly(ann, path, revision=1, text=draft["text"] + f"# {number}\n")
            for number in range(3)
        ]
        assert sorted(await asyncio.gather(*both)) == [200, 409, 409]
        saved = await ask(ann, "GET", path)
        assert saved["revision"] == 2
        name = {"name": "on-postgres", "revision": 2}
        assert (await ask(ann, "POST", f"{path}/publish", **name))["summary"]["number"] == 1
        async with two.guest() as ben:
            link = "versions/on-postgres/1"
            assert (await ask(ben, "GET", link))["text"] == saved["text"]
            start = {"side": "us", "opponent": "here", "nonce": new_nonce()}
            table = (await ask(ben, "POST", f"{link}/table", **start))["table"]
        found = await ann.http.get(f"/api/tables/{table}/scenario")
        assert found.json()["id"] == sandtable.load(TITLE).add(saved["text"])


def test_a_problem_report_of_a_running_game_carries_the_scenario(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = sandtable.load(TITLE)
    record = game.record(game.add(starter(TITLE)))
    record.settle_all(sandtable.Rng(3))
    text = seen(record, 0)
    monkeypatch.setattr(made, "_contents", type(made._contents)(8))
    monkeypatch.setattr(game, "_made", type(made._contents)(8))
    again = read_seen(text)
    assert again.entries == len(record.entries)
    assert again.view is not None
    assert again.view.cells() == record.state.view(0).cells()


# The box


async def test_a_text_that_takes_too_long_or_too_much_is_stopped_and_told() -> None:
    sleepy = [sys.executable, "-c", "import time; time.sleep(60)"]
    slow = Checker(sleepy, check_seconds=0.2, trial_seconds=0.2)
    assert [one.key for one in (await slow.check("ann", TITLE, "")).faults] == ["too-slow"]
    assert [one.key for one in (await slow.check("ann", TITLE, "", trial=True)).faults] == [
        "never-ends"
    ]
    await slow.close()
    greedy = Checker(limits=sandbox.Limits(memory=24 << 20))
    assert [one.key for one in (await greedy.check("ann", TITLE, "")).faults] == ["too-slow"]
    await greedy.close()


def test_a_scenario_that_never_ends_or_asks_too_much_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    question = Question(TITLE, starter(TITLE), trial=True)
    assert answer(question).faults == []
    monkeypatch.setattr("sandtable.server.studio.check_worker.MOST_CHOICES", 10)
    assert [one.key for one in answer(question).faults] == ["never-ends"]
    monkeypatch.setattr("sandtable.server.studio.check_worker.MOST_OPTIONS", 1)
    assert [one.key for one in answer(question).faults] == ["too-many-options"]


def test_a_difference_is_one_of_content() -> None:
    text = starter(TITLE)
    other = text.replace("# The map", "# A map").replace("13B = 2", "13B = 3")
    other = other.replace('scouted = ["5B"]', "")
    (points, scouted) = differences(text, other)
    assert (points.path, points.before, points.after) == ("objectives.13B", "2", "3")
    assert (scouted.path, scouted.before, scouted.after) == ("de.scouted", '["5B"]', "")
