"""The studio's server side: drafts of one user, sandboxed checks, revisions, and tables with
drafts."""

import asyncio
import base64
import signal
import subprocess
import sys
import time
from typing import Any

import pytest
from server_table import Guest, Serving, new_nonce, serving
from studio_guests import TITLE, account, ask, new

import sandtable
from sandtable import sandbox
from sandtable.agents.prediction import predict
from sandtable.core import made_scenarios
from sandtable.scenario_archive import with_title
from sandtable.scenario_files import starter
from sandtable.server.fair_turns import TooManyWait
from sandtable.server.social.problem_reports import read_seen, seen
from sandtable.server.store.schema import drafts
from sandtable.server.store.store import Store
from sandtable.server.studio.check_worker import Question, answer
from sandtable.server.studio.checker import WAITING_OF_ONE, Checker
from sandtable.server.studio.quotas import DELETED_TOO, MOST_DRAFTS_OF_GUEST
from sandtable.server.studio.scenario_diff import differences
from sandtable.server.tables.records import verify

DRAFTS = "/api/studio/drafts"


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
        # A second tab sends a change of the first revision. It is refused, and the saved text
        # stays.
        refused = await ask(ann, "PUT", path, 409, revision=1, text="other", name="")
        assert refused["error"] == "changed-elsewhere"
        assert (await ask(ann, "GET", path))["text"] == text
        # The answer to a save got lost. The same request again is no conflict and changes nothing.
        again = await ask(ann, "PUT", path, revision=1, text=text, name="Mill", texts=texts)
        assert again == saved
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


async def test_a_repeated_request_makes_one_draft(database: str) -> None:
    """The same request may arrive several times: after a lost answer, twice, or after a restart."""
    nonce = new_nonce()
    file = base64.b64encode(with_title(starter(TITLE), TITLE).encode()).decode()
    async with serving(database) as server, server.guest() as ann, server.guest() as ben:
        posts = [ann.http.post(DRAFTS, json={"title": TITLE, "nonce": nonce}) for _ in range(4)]
        made = [answer.json() for answer in await asyncio.gather(*posts)]
        assert len({one["id"] for one in made}) == 1
        key = new_nonce()
        brought = [
            (await ask(ann, "POST", "files", name="a.toml", data=file, nonce=key))["draft"]
            for _ in range(3)
        ]
        assert len({one["id"] for one in brought}) == 1
        # Requests of different users are different, even with the same key.
        other = await new(ben, nonce=nonce)
        assert other["id"] != made[0]["id"]
        cookies = dict(ann.http.cookies)
    async with serving(database) as server, server.stranger() as ann:
        ann.http.cookies.update(cookies)
        again = await new(ann, nonce=nonce)
        assert again["id"] == made[0]["id"]
        assert len((await ask(ann, "GET", "drafts"))["drafts"]) == 2


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
        # The id of the draft's content gives no access either, during the test game and after it.
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


async def test_malicious_texts_are_refused(server: Serving) -> None:
    async with server.guest() as ann:
        bomb = "a." * 30_000 + "a = 1"
        await ask(ann, "POST", "compare", 422, title=TITLE, before=bomb, after=starter(TITLE))
        nul = {"title": TITLE, "text": starter(TITLE) + "\0"}
        assert (await ask(ann, "POST", "drafts", 422, **nul))["error"] == "not-plain"


async def test_a_check_of_a_valid_text_predicts_its_balance(server: Serving) -> None:
    game = sandtable.load(TITLE)
    async with server.guest() as ann:
        text = game.text("la-raye")
        found = (await ask(ann, "POST", "check", title=TITLE, text=text))["prediction"]
        told = predict(game, game.add(text))
        assert told is not None
        assert found == {"first_side": told.first_side, "error": pytest.approx(told.error)}
        faulty = text.replace('initiative = "us"', 'initiative = "no one"')
        assert (await ask(ann, "POST", "check", title=TITLE, text=faulty))["prediction"] is None


async def test_small_edits_that_make_a_text_even_are_listed(server: Serving) -> None:
    game = sandtable.load(TITLE)
    text = game.text("la-raye")
    async with server.guest() as ann:
        told = await ask(ann, "POST", "edits", title=TITLE, text=text, groups=["aims"])
        assert told["first_side"] < 0.4
        assert "markers" in told["groups"]
        assert 1 <= len(told["edits"]) <= 12
        assert {one["group"] for one in told["edits"]} == {"aims"}
        off = [abs(one["first_side"] - 0.5) for one in told["edits"]]
        assert off == sorted(off)
        [change] = told["edits"][0]["changes"]
        assert change["before"] != change["after"]
        faulty = text.replace('initiative = "us"', 'initiative = "no one"')
        body = {"title": TITLE, "text": faulty}
        assert (await ask(ann, "POST", "edits", 422, **body))["error"] == "not-valid"


async def test_a_check_reports_the_same_as_the_command(server: Serving) -> None:
    async with server.guest() as ann:
        text = starter(TITLE).replace("round_limit = 30", "round_limit = 300")
        text = text.replace('"rifleman_a", "scout_a"', '"rifleman_a", "rifleman_a"', 1)
        found = await ask(ann, "POST", "check", title=TITLE, text=text)
        faults = sandtable.load(TITLE).faults(text)
        assert [(one["path"], one["line"], one["key"]) for one in found["faults"]] == [
            (fault.path, fault.line, fault.key) for fault in faults
        ]
        assert found["faults"][0]["args"] == {"value": "300", "low": 1, "high": 100}
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
        assert layout.json()["id"].startswith(made_scenarios.PREFIX)
        async with ann.sit(table, side) as browser:
            await browser.ask("resign")
        # The game was a test: it does not count in the results.
        assert (await ann.http.get("/api/me/profile")).json()["scores"] == []
    # After a restart the server has no made scenario in memory.
    monkeypatch.setattr(made_scenarios, "_contents", type(made_scenarios._contents)(8))
    monkeypatch.setattr(sandtable.load(title), "_made", type(made_scenarios._contents)(8))
    async with serving(database) as server, server.guest() as ben:
        record = (await ben.http.get(f"/api/tables/{table}/record")).text
        assert verify(record).record.scenario == layout.json()["id"]
        report = await ben.http.get(f"/api/tables/{table}/report")
        assert report.status_code == 200, report.text
        again = await ben.http.get(f"/api/tables/{table}/scenario")
        assert again.json() == layout.json()


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
        assert (quota["drafts"], quota["most_drafts"]) == (5, 50), "drafts move into an account"


async def test_drafts_are_deleted_with_their_owner(server: Serving, database: str) -> None:
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
        name = {"name": "on-postgres", "revision": 2, "nonce": new_nonce()}
        twice = [ask(ann, "POST", f"{path}/publish", **name) for _ in range(2)]
        first, again = await asyncio.gather(*twice)
        assert first["summary"]["number"] == again["summary"]["number"] == 1
        async with two.guest() as ben:
            link = first["summary"]["address"].replace("/s/", "versions/")
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
    monkeypatch.setattr(made_scenarios, "_contents", type(made_scenarios._contents)(8))
    monkeypatch.setattr(game, "_made", type(made_scenarios._contents)(8))
    again = read_seen(text)
    assert again.entries == len(record.entries)
    assert again.view is not None
    assert again.view.cells() == record.state.view(0).cells()


# The sandbox


async def test_a_text_that_takes_too_long_or_too_much_is_stopped_and_reported() -> None:
    sleepy = [sys.executable, "-c", "import time; time.sleep(60)"]
    slow = Checker(sleepy, check_seconds=0.2, trial_seconds=0.2, patience=1)
    assert [one.key for one in (await slow.check("ann", Question(TITLE, ""))).faults] == [
        "too-slow"
    ]
    assert [
        one.key for one in (await slow.check("ann", Question(TITLE, "", trial=True))).faults
    ] == ["never-ends"]
    await slow.close()
    greedy = Checker(limits=sandbox.Limits(memory=24 << 20))
    assert [one.key for one in (await greedy.check("ann", Question(TITLE, ""))).faults] == [
        "too-slow"
    ]
    await greedy.close()


async def test_only_the_processor_time_of_a_check_counts() -> None:
    """The time to start the process does not count: on a busy machine it is much longer than the
    limit of a check."""
    strict = Checker(check_seconds=0.3, patience=30_000)
    for _ in range(2):
        assert (await strict.check("ann", Question(TITLE, starter(TITLE)))).faults == []
    process = strict._processes[0]._process
    strict._seconds = (0.001, *strict._seconds[1:])
    busy = await strict.check("ann", Question(TITLE, starter(TITLE), layout=True))
    assert [one.key for one in busy.faults] == ["too-slow"]
    assert process is not None
    assert process.returncode == -signal.SIGPROF
    await strict.close()


def test_the_process_that_parses_texts_loads_no_database() -> None:
    """Database modules would make the sandbox larger, and double its start time."""
    loaded = "import sys, sandtable.server.studio.check_worker; print(*sys.modules)"
    modules = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "sandtable.agents.prediction" in modules
    assert not {"sqlalchemy", "alembic", "starlette", "sandtable.server.store.store"} & {*modules}


async def test_guests_of_one_network_take_turns_as_one_client(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    clients = []
    check = Checker.check

    async def noted(self: Checker, client: str, *args: Any, **named: Any) -> Any:
        clients.append(client)
        return await check(self, client, *args, **named)

    monkeypatch.setattr(Checker, "check", noted)
    async with server.guest() as ann, server.guest() as ben, server.stranger() as eve:
        for guest in (ann, ben, eve):
            await ask(guest, "POST", "check", title=TITLE, text="")
        await account(ann, "Ann")
        await ask(ann, "POST", "check", title=TITLE, text="")
    assert clients[0] == clients[1] == clients[2] != clients[3]


async def test_no_one_fills_the_queue_of_trial_games() -> None:
    sleepy = [sys.executable, "-c", "import time; time.sleep(60)"]
    slow = Checker(sleepy, check_seconds=0.1, trial_seconds=0.1, patience=1)
    trials = 0

    async def trial() -> Any:
        nonlocal trials
        answer = await slow.check("guests", Question(TITLE, "", trial=True))
        trials += 1
        return answer

    many = [trial() for _ in range(20)]
    edits = [slow.check("guests", Question(TITLE, "", edits=[])) for _ in range(20)]
    flood = asyncio.gather(*many, *edits, return_exceptions=True)
    await asyncio.sleep(0)
    own = await slow.check("ann", Question(TITLE, "", trial=True))
    assert own.faults[0].key == "never-ends", "Ann's trial was played"
    assert trials <= 2, "at most the running trial and one more came before"
    refused = [isinstance(one, TooManyWait) for one in await flood]
    assert refused.count(True) == 2 * (20 - 1 - WAITING_OF_ONE)
    await slow.close()


def test_a_scenario_that_never_ends_or_asks_too_much_is_reported(
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
    (points, scouted) = differences(TITLE, text, other)
    assert (points.path, points.before, points.after) == ("objectives.13B", "2", "3")
    assert (scouted.path, scouted.before, scouted.after) == ("de.scouted", '["5B"]', "")
    assert (points.kind, scouted.kind) == ("changed", "removed")


def test_a_moved_part_is_a_move_and_not_a_removal() -> None:
    text = starter(TITLE)
    assert differences(TITLE, text, text.replace('map = """\n', 'map = """\n\n')) == []
    # Tile 2B moves to the other end, a new tile is above all others, and the Scout stands
    # elsewhere.
    other = text.replace(
        "   2B    16B\n17B   13B   5B\n   12B   8A\n",
        "      9A\n         16B\n17B   13B   5B\n   12B   8A    2B\n",
    )
    other = other.replace(
        '17B = ["rifleman_a", "scout_a"]', '17B = ["rifleman_a"], 12B = ["scout_a"]'
    )
    found = {one.path: (one.kind, one.before, one.after) for one in differences(TITLE, text, other)}
    assert found.pop("tiles.2B.at")[0] == "moved"
    assert found.pop("tiles.9A")[0] == "added"
    assert found.pop("us.counters.scout_a.at") == ("moved", '["17B"]', '["12B"]')
    assert found == {}
    heroes = "heroes-of-normandie"
    text = starter(heroes)
    two = text.replace('at = "g4" }', 'at = "g4" }, { overlay = "thicket", at = "d2" }')
    moved = two.replace('at = "g4"', 'at = "f4"')
    (one,) = differences(heroes, two, moved)
    assert (one.path, one.kind, one.before, one.after) == (
        "overlays[0].at", "moved", '"g4"', '"f4"',
    )  # fmt: skip
    # The first of two equal parts is removed, and the other one is unchanged.
    (gone,) = differences(heroes, two, text.replace('at = "g4"', 'at = "d2"'))
    assert (gone.kind, gone.before) == ("removed", '{"overlay": "thicket", "at": "g4"}')


def test_long_lists_and_maps_are_compared_quickly() -> None:
    """The time is proportional to the number of items, not to its square."""
    parts = "".join(f"[[units]]\nsize = [{'0,' * 120}{number}]\n" for number in range(199))
    start = time.process_time()
    assert len(differences(TITLE, parts, parts.replace("0]", "1000]"))) == 40
    found = differences(TITLE, parts, f"{parts}[[units]]\nsize = 9\n")
    assert [(one.path, one.kind) for one in found] == [("units[199]", "added")]
    tiles = "".join(f"{number:<6}" for number in range(10_000))
    assert differences(TITLE, f'map = """\n{tiles}\n"""', f'map = """\n\n{tiles}\n"""') == []
    assert time.process_time() - start < 2.0


async def test_texts_are_compared_in_the_sandbox(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object) -> list[object]:
        raise AssertionError("a user's text was parsed outside the sandbox")

    monkeypatch.setattr("sandtable.server.studio.scenario_diff.parse", here)
    async with server.stranger() as eve:
        text = starter(TITLE)
        body = {"title": TITLE, "before": text, "after": text.replace("13B = 2", "13B = 3")}
        (change,) = (await ask(eve, "POST", "compare", **body))["changes"]
        assert (change["path"], change["after"]) == ("objectives.13B", "3")
        refused = await ask(eve, "POST", "compare", 422, title=TITLE, before="a", after=text)
        assert refused["error"] == "not-toml"


# The sandbox and the map


async def test_the_box_of_a_title_is_listed(server: Serving) -> None:
    async with server.guest() as ann:
        normandy = await ask(ann, "GET", f"box/{TITLE}")
        assert len(normandy["tiles"]) == 36
        assert normandy["copies"]["us"]["rifleman_a"] == 5
        assert normandy["aims"] == ["points", "pin"]
        desert = await ask(ann, "GET", "box/undaunted-north-africa")
        assert desert["markers"] == {"escape": 4, "structure": 6}
        assert {"id": "hangar", "defence": 6} in desert["structures"]
        assert not desert["spawns"]
        await ask(ann, "GET", "box/chess", 404)


async def test_a_map_is_surveyed_without_a_game(server: Serving) -> None:
    async with server.guest() as ann:
        found = await ask(ann, "POST", "survey", title=TITLE, text=starter(TITLE), place="13B")
        assert found["distances"]["us"]["5B"] == 2
        assert {one["objective"]: one["moves"] for one in found["first"]}["16B"] == [2, 1]
        assert found["fire"]["us"]["targets"][0] == {
            "place": "2B", "range": 1, "limit": 2, "blocked": False,
        }  # fmt: skip
        # Without the place, or with a wrong one, the rest of the answer is the same.
        for place in ("99Z", ""):
            bare = await ask(ann, "POST", "survey", title=TITLE, text=starter(TITLE), place=place)
            assert bare["fire"] == {}
        refused = await ask(ann, "POST", "survey", 422, title=TITLE, text="map = 3")
        assert refused["error"] == "not-valid"
