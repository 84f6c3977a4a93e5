"""Scenarios can be exported to files and imported without changes."""

import base64
from typing import Any

import pytest
from server_table import Guest, Serving
from studio_guests import TITLE, account, ask, link_of, new, publish

import sandtable
from sandtable import scenario_archive
from sandtable.agents.match import play_game
from sandtable.core import faults as said
from sandtable.core import made_scenarios
from sandtable.scenario_files import starter
from sandtable.server.studio.check_worker import Answer, failing
from sandtable.server.studio.checker import Checker

TOLD = {"en": {"name": "Mill & <b>dawn</b>", "brief": "Hold it."}, "pl": {"name": "Młyn"}}


async def take(guest: Guest, path: str) -> Any:
    found = await guest.http.get(f"/api/studio/{path}")
    assert found.status_code == 200, found.text
    return found


async def bring(guest: Guest, data: bytes, name: str = "mill.sandtable") -> Any:
    return await ask(guest, "POST", "files", name=name, data=base64.b64encode(data).decode())


async def test_import_of_an_export_gives_the_same_content(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        await account(ann, "Ann")
        draft = await new(ann)
        path = f"drafts/{draft['id']}"
        body = {"revision": 1, "text": draft["text"], "name": "Młyn o świcie", "texts": TOLD}
        draft = await ask(ann, "PUT", path, **body)
        file = await take(ann, f"{path}/file")
        assert 'filename="mlyn-o-swicie.sandtable"' in file.headers["content-disposition"]
        version = link_of(await publish(ann, draft))
        for data in (file.content, (await take(ben, f"{version}/file")).content):
            copy = (await bring(ben, data))["draft"]
            assert copy["name"] == "Mill & <b>dawn</b>"
            assert {key: one["name"] for key, one in copy["texts"].items()} == {
                "en": "Mill & <b>dawn</b>", "pl": "Młyn",
            }  # fmt: skip
            game = sandtable.load(TITLE)
            assert game.add(copy["text"]) == game.add(draft["text"])
        for where in (f"{path}/toml", f"{version}/toml"):
            text = await take(ann, where)
            assert text.headers["content-type"].startswith("text/plain")
            copy = (await bring(ben, text.content, "dawn.toml"))["draft"]
            assert (copy["title"], copy["name"]) == (TITLE, "dawn")
        # Other users' drafts cannot be exported.
        for what in ("file", "toml"):
            assert (await ben.http.get(f"/api/studio/{path}/{what}")).status_code == 404


async def test_a_faulty_file_opens_and_one_that_is_not_toml_is_refused(server: Serving) -> None:
    async with server.guest() as ann:
        faulty = starter("heroes-of-normandie").replace('title = "heroes-of-normandie"\n', "")
        faulty = faulty.replace("last_turn = 6", "last_turn = 60")
        found = (await bring(ann, faulty.encode(), "my mill.toml"))["draft"]
        assert (found["title"], found["name"]) == ("heroes-of-normandie", "my mill")
        check = {"title": found["title"], "text": found["text"]}
        assert (await ask(ann, "POST", "check", **check))["faults"]
        refused = await bring(ann, b"a = 1\nb\n")
        assert refused["draft"] is None
        assert (refused["fault"]["key"], refused["fault"]["line"]) == ("not-toml", 2)
        deep = (await bring(ann, b"a = " + b"[" * 5000))["fault"]
        assert deep["key"] == "too-deep"
        assert (await bring(ann, b"#" * (scenario_archive.MOST_BYTES + 1)))["fault"]
        large = base64.b64encode(b"#" * 400_000).decode()
        await ask(ann, "POST", "files", 413, name="x", data=large)
        assert (await bring(ann, b"a = 1 # \0"))["fault"]["key"] == "not-toml"
        assert len((await ask(ann, "GET", "drafts"))["drafts"]) == 1


@pytest.mark.parametrize("title", list(sandtable.TITLES))
async def test_a_record_of_a_made_scenario_replays_on_any_server(
    server: Serving, title: str
) -> None:
    game = sandtable.load(title)
    record = play_game(game, game.add(starter(title)), ("random", "random"), 5)
    text = record.text()
    async with server.guest() as ann:
        found = await ask(ann, "POST", "records", record=text)
        assert found["replay"]["scenario"] == found["layout"]["id"] == record.scenario
        assert len(found["replay"]["entries"]) == len(record.entries)
        body = {"record": text, "entry": 5, "side": game.seats[0]}
        moment = await ask(ann, "POST", "records/moment", **body)
        assert len(moment["views"]) == 1
        # Information hidden from a side is hidden in its replay.
        side = await ask(ann, "POST", "records", record=text, side=game.seats[1])
        assert [one["line"] for one in side["replay"]["entries"]] != [
            one["line"] for one in found["replay"]["entries"]
        ]
        # An edited record is refused with the number of the line.
        edited = text.replace("round_limit = 30", "round_limit = 31")
        edited = edited.replace("last_turn = 6", "last_turn = 7")
        refused = await ask(ann, "POST", "records", 422, record=edited)
        assert refused["error"] == "bad-record"
        assert refused["message"].startswith("line "), refused
        refused = await ask(ann, "POST", "records", 422, record="not a record")
        assert "not a Sandtable record" in refused["message"]
        assert (await ask(ann, "GET", "drafts"))["drafts"] == [], "a refused record leaves no draft"


async def test_texts_of_users_are_parsed_in_the_sandbox(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parse(text: str, read: Any = made_scenarios.parse) -> Any:
        assert "# a stranger" not in text, "the text was parsed outside the sandbox"
        return read(text)

    monkeypatch.setattr(made_scenarios, "parse", parse)
    async with server.guest() as ann:
        await account(ann, "Ann")
        text = starter(TITLE) + "# a stranger\n"
        text = text.replace(f'title = "{TITLE}"\n', "")
        draft = (await bring(ann, text.encode(), "mill.toml"))["draft"]
        assert (await take(ann, f"drafts/{draft['id']}/toml")).text.startswith("title = ")
        await take(ann, f"drafts/{draft['id']}/file")
        told = (await publish(ann, draft))["summary"]
        assert (told["place"], told["date"]) == ("Crossroads", "1944-06")


async def test_a_file_that_cannot_be_checked_makes_no_draft(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(*_: object, **__: object) -> Answer:
        return failing(said.TOO_SLOW)

    monkeypatch.setattr(Checker, "check", check)
    async with server.guest() as ann:
        found = await bring(ann, starter(TITLE).encode())
        assert (found["draft"], found["fault"]["key"]) == (None, "too-slow")
        assert (await ask(ann, "GET", "drafts"))["drafts"] == []
