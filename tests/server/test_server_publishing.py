"""Published scenarios: immutable, visible to the right people, and published once."""

import asyncio
import time
from typing import Any

import pytest
import sqlalchemy as sa
from server_table import Guest, Serving, new_nonce, serving
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from studio_guests import TITLE, account, ask, link_of, new, publish

from sandtable.cli import main
from sandtable.server import wire
from sandtable.server.edge import publishing_api
from sandtable.server.edge.publishing_api import PublishingApi
from sandtable.server.edge.security import RateLimits
from sandtable.server.edge.shared_limits import QUOTAS
from sandtable.server.store.schema import (
    accounts,
    contents,
    drafts,
    guests,
    tables,
    version_tables,
    versions,
)
from sandtable.server.store.store import Store
from sandtable.server.store.usage_store import Quota
from sandtable.server.studio import version_store
from sandtable.server.studio.publishing_gate import Measured
from sandtable.server.studio.quotas import KEEP_DELETED, MOST_PUBLISHED, MOST_VERSIONS
from sandtable.server.studio.studio_store import StudioStore
from sandtable.server.studio.version_store import VersionStore, Wanted

START = {"side": "us", "opponent": "here"}


def measured(first_side: float = 0.51, lines: float = 100.0, at_limit: float = 0.02) -> Measured:
    return Measured(wire.Balance("corporal", 1600, first_side, 0.48, 0.53, 16.0, lines), at_limit)


@pytest.fixture
def measurements(monkeypatch: pytest.MonkeyPatch) -> dict[str, Measured | None]:
    """The measurements that the server knows, by content."""
    found: dict[str, Measured | None] = {"now": measured()}

    async def measuring(*_: object) -> Measured | None:
        return found["now"]

    monkeypatch.setattr(PublishingApi, "_measured", measuring)
    return found


async def named(guest: Guest, **words: str) -> Any:
    """Save a draft with a name and a brief."""
    draft = await new(guest)
    told = {"name": "Mill at dawn", "brief": "Hold the mill.", **words}
    body = {"revision": 1, "text": draft["text"], "name": told["name"], "texts": {"en": told}}
    return await ask(guest, "PUT", f"drafts/{draft['id']}", **body)


async def test_a_version_is_published_copied_and_withdrawn(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        draft = await new(ann)
        path = f"drafts/{draft['id']}"
        assert (await publish(ann, draft, 403))["error"] == "no-account"
        await account(ann, "Ann")
        gate = await ask(ann, "GET", f"{path}/gate")
        assert {one["key"]: one["met"] for one in gate["lines"]} == {
            "valid": True, "measured": False, "both-win": False, "ends": False, "named": False,
        }  # fmt: skip
        assert (await publish(ann, draft, 409, visibility="all"))["error"] == "not-measured"
        version = await publish(ann, draft)
        assert version["summary"]["number"] == 1
        assert await ask(ben, "GET", "versions") == [], "only users with the link find it"
        link = link_of(version)
        assert (await ask(ben, "GET", link))["text"] == draft["text"]
        nonce = new_nonce()
        copy = await ask(ben, "POST", f"{link}/fork", nonce=nonce)
        assert await ask(ben, "POST", f"{link}/fork", nonce=nonce) == copy, (
            "a repeated request after a lost answer makes no second copy"
        )
        assert copy["parent"] == "mill-at-dawn.1"
        assert copy["text"] == draft["text"]
        # Another user's name is taken, and a published version never changes.
        await account(ben, "Ben")
        assert (await publish(ben, copy, 409))["error"] == "name-taken"
        changed = draft["text"].replace("round_limit = 30", "round_limit = 20")
        saved = await ask(ann, "PUT", path, revision=1, text=changed)
        assert (await publish(ann, draft, 409))["error"] == "changed-elsewhere"
        second = await publish(ann, saved)
        assert second["summary"]["number"] == 2
        assert [one["number"] for one in second["versions"]] == [1, 2]
        gate = await ask(ann, "GET", f"{path}/gate")
        assert (gate["name"], gate["versions"]) == ("mill-at-dawn", second["versions"])
        assert (await ask(ben, "GET", link))["text"] == draft["text"]
        assert (await ask(ben, "POST", f"{link}/like", like=True))["summary"]["likes"] == 1
        assert (await ask(ben, "POST", f"{link}/like", like=True))["summary"]["likes"] == 1
        assert (await ask(ben, "POST", f"{link}/like", like=False))["summary"]["likes"] == 0
        assert await ask(ben, "POST", f"{link}/report", reason="broken")
        await ask(ben, "POST", f"{link}/like", like=True)
        data = (await ben.http.get("/api/me/data")).json()
        assert data["likes"] == ["mill-at-dawn.1"]
        assert [(one["about"], one["reason"]) for one in data["reports"]] == [
            ("mill-at-dawn.1", "broken")
        ]
        await ask(ben, "POST", f"{link}/like", like=False)
        seated = await ask(ben, "POST", f"{link}/table", **START, nonce=new_nonce())
        assert await ask(ben, "POST", f"{link}/visibility", 403, visibility="withdrawn")
        await ask(ann, "POST", f"{link}/visibility", visibility="withdrawn")
        assert (await ask(ben, "GET", link, 410))["error"] == "withdrawn", (
            "its link says that it was withdrawn"
        )
        assert await ask(ann, "GET", link)
        # The running game and the copy remain.
        assert (await ben.http.get(f"/api/tables/{seated['table']}/scenario")).status_code == 200
        assert (await ask(ben, "GET", f"drafts/{copy['id']}"))["text"] == draft["text"]


async def test_a_link_cannot_be_guessed(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        await account(ann, "Ann")
        draft = await new(ann)
        first = await publish(ann, draft)
        text = draft["text"].replace("round_limit = 30", "round_limit = 20")
        saved = await ask(ann, "PUT", f"drafts/{draft['id']}", revision=1, text=text)
        second = link_of(await publish(ann, saved))
        nothing = await ask(ben, "GET", "versions/no-such-name/1", 404)
        key = link_of(first).rpartition("-")[2]
        # Neither the name and number nor the link of another version gives access.
        for guess in ("2", "2-" + "a" * 16, f"2-{key}", "3"):
            for what in ("", "/fork", "/table", "/like", "/report"):
                method = "POST" if what else "GET"
                body: dict[str, object] = {"/like": {"like": True}, "/report": {"reason": "other"}}
                sent = body.get(what, {**START, "nonce": new_nonce()} if what == "/table" else {})
                assert isinstance(sent, dict)
                path = f"versions/mill-at-dawn/{guess}{what}"
                assert await ask(ben, method, path, 404, **sent) == nothing
        assert await ask(ben, "GET", "versions/mill-at-dawn", 404) == nothing
        assert [one["number"] for one in (await ask(ben, "GET", second))["versions"]] == [2]
        # A withdrawn version does not exist for people without the link; people with the link are
        # told.
        await ask(ann, "POST", f"{second}/visibility", visibility="withdrawn")
        assert await ask(ben, "GET", "versions/mill-at-dawn/2", 404) == nothing
        assert await ask(ben, "GET", second, 410)


@pytest.mark.usefixtures("measurements")
async def test_a_link_that_everyone_could_know_is_changed(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        await account(ann, "Ann")
        draft = await named(ann)
        public = link_of(await publish(ann, draft, visibility="all"))
        assert "-" not in public.rpartition("/")[2]
        hidden = link_of(await ask(ann, "POST", f"{public}/visibility", visibility="link"))
        assert await ask(ben, "GET", public, 404)
        assert (await ask(ben, "GET", hidden))["summary"]["visibility"] == "link"
        # Listed again, the address shows no key, and the old key stays invalid.
        shown = await ask(ann, "POST", f"{hidden}/visibility", visibility="all")
        assert link_of(shown) == public
        again = link_of(await ask(ann, "POST", f"{public}/visibility", visibility="link"))
        assert again != hidden
        assert await ask(ben, "GET", hidden, 404)
        assert await ask(ben, "GET", public, 404)


async def test_a_copy_does_not_show_the_link_it_came_from(
    server: Serving, measurements: dict[str, Measured | None]
) -> None:
    async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
        await account(ann, "Ann")
        await account(ben, "Ben")
        secret = await publish(ann, await named(ann), name="my-secret-mill")
        copy = await ask(ben, "POST", f"{link_of(secret)}/fork")
        text = copy["text"].replace("round_limit = 30", "round_limit = 20")
        saved = await ask(
            ben, "PUT", f"drafts/{copy['id']}", revision=1, text=text, texts=copy["texts"]
        )
        mine = await publish(ben, saved, name="other-mill", visibility="all")
        assert mine["summary"]["parent"] == "my-secret-mill.1", (
            "the author of the copy had the link"
        )
        seen = await ask(eve, "GET", "versions/other-mill/1")
        assert seen["summary"]["parent"] == ""
        assert "secret" not in str(await ask(eve, "GET", "versions"))
        # The copy names its parent once everyone may see the parent.
        await ask(ann, "POST", f"{link_of(secret)}/visibility", visibility="all")
        assert (await ask(eve, "GET", "versions/other-mill/1"))["summary"]["parent"]


async def test_nothing_is_published_twice(server: Serving) -> None:
    async with server.guest() as ann:
        await account(ann, "Ann")
        draft = await new(ann)
        nonce = new_nonce()
        first = await publish(ann, draft, nonce=nonce)
        # The answer got lost, and the editor has saved again since then.
        text = draft["text"].replace("round_limit = 30", "round_limit = 20")
        saved = await ask(ann, "PUT", f"drafts/{draft['id']}", revision=1, text=text)
        assert await publish(ann, draft, nonce=nonce) == first
        both = [publish(ann, saved, nonce="f" * 32) for _ in range(2)]
        assert {one["summary"]["number"] for one in await asyncio.gather(*both)} == {2}
        same = await publish(ann, saved, 409)
        assert (same["error"], same["message"]) == ("same-version", "version 2 is identical")
        # New texts make a new version with the same content.
        told = {"en": {"name": "Mill", "brief": "Hold it."}}
        body = {"revision": 2, "text": text, "texts": told}
        worded = await ask(ann, "PUT", f"drafts/{draft['id']}", **body)
        assert (await publish(ann, worded))["summary"]["number"] == 3


async def test_a_server_that_dies_while_publishing_has_published_once_or_not_at_all(
    database: str,
) -> None:
    async with serving(database) as server, server.guest() as ann:
        await account(ann, "Ann")
        draft = await new(ann)
        nonce = new_nonce()
        store = server.app.state.hub.store
        done = store.writer.do

        async def dies(work: Any) -> Any:
            await done(work)
            raise ValueError("the process was killed before it answered")

        store.writer.do = dies
        await publish(ann, draft, 500, nonce=nonce)
        store.writer.do = done
        again = await publish(ann, draft, nonce=nonce)
        assert again["summary"]["number"] == 1
        assert len(await store.fetch(versions.select())) == 1


async def test_the_gate_opens_for_what_was_measured_and_named(
    server: Serving, measurements: dict[str, Measured | None]
) -> None:
    async with server.guest() as ann, server.guest() as ben:
        await account(ann, "Ann")
        draft = await named(ann)
        for wrong, key in [
            (None, "not-measured"),
            (measured(first_side=0.97), "not-both-win"),
            (measured(at_limit=0.3), "not-ends"),
        ]:
            measurements["now"] = wrong
            assert (await publish(ann, draft, 409, visibility="all"))["error"] == key
        measurements["now"] = measured()
        version = await publish(ann, draft, visibility="all")
        assert version["summary"]["address"] == "/s/mill-at-dawn/1"
        assert version["layout"]["balance"]["first_side"] == 0.51
        assert (await ask(ben, "GET", "versions/mill-at-dawn"))["summary"] == version["summary"]


async def test_the_name_of_a_draft_counts_in_every_language(
    server: Serving, measurements: dict[str, Measured | None]
) -> None:
    """Studio design, section 8: a language has its own name only if it differs."""
    async with server.guest() as ann:

        async def is_named(name: str, **texts: dict[str, str]) -> tuple[bool, list[str]]:
            draft = await new(ann, name="Mill")
            path = f"drafts/{draft['id']}"
            body = {"revision": 1, "text": draft["text"], "name": name, "texts": texts}
            await ask(ann, "PUT", path, **body)
            gate = await ask(ann, "GET", f"{path}/gate")
            (line,) = [one for one in gate["lines"] if one["key"] == "named"]
            return line["met"], gate["named"]

        brief = {"brief": "Hold the mill."}
        assert await is_named("Mill", en=brief) == (True, ["en"])
        assert await is_named("Mill", pl={"name": "Młyn"}) == (False, [])
        assert await is_named("", en=brief) == (False, [])
        assert await is_named("", en=brief, pl={"name": "Młyn", **brief}) == (True, ["pl"])


async def test_the_list_is_filtered_and_ordered(
    server: Serving, measurements: dict[str, Measured | None]
) -> None:
    async with server.guest() as ann:
        await account(ann, "Ann")
        for name, share, lines in [("even", 0.5, 60.0), ("near", 0.54, 200.0), ("far", 0.7, 400.0)]:
            measurements["now"] = measured(share, lines)
            draft = await named(ann, name=f"The {name} mill")
            await publish(ann, draft, name=f"{name}-mill", visibility="all")

        async def names(query: str) -> list[str]:
            return [one["name"] for one in await ask(ann, "GET", f"versions?{query}")]

        assert await names("") == ["far-mill", "near-mill", "even-mill"]
        assert await names("order=even") == ["even-mill", "near-mill", "far-mill"]
        assert await names("balance=even") == ["even-mill"]
        assert await names("balance=near&order=even") == ["even-mill", "near-mill"]
        assert await names("minutes=15") == ["even-mill"]
        assert await names("words=FAR") == ["far-mill"]
        assert await names("words=ann&order=even") == ["even-mill", "near-mill", "far-mill"]
        assert await names("words=%25") == []
        assert await names("agent=sergeant") == []
        assert await names("language=en&agent=corporal&order=even") == await names("order=even")
        assert await names("language=pl") == []
        assert await names("title=heroes-of-normandie") == []
        like = "versions/near-mill/1/like"
        await ask(ann, "POST", like, like=True)
        assert (await names("order=liked"))[0] == "near-mill"


async def test_authors_find_their_own_unlisted_versions(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        await account(ann, "Ann")
        await account(ben, "Ben")
        version = await publish(ann, await new(ann))
        link = link_of(version)
        own = "versions?whose=mine"
        assert await ask(ann, "GET", "versions") == []
        assert await ask(ann, "GET", own) == [version["summary"]]
        assert await ask(ann, "GET", f"{own}&title=heroes-of-normandie") == []
        # No one else learns of the link, with an account or without.
        assert await ask(ben, "GET", own) == []
        async with server.guest() as stranger:
            assert await ask(stranger, "GET", own) == []
        await ask(ann, "POST", f"{link}/visibility", visibility="withdrawn")
        [found] = await ask(ann, "GET", own)
        assert (found["name"], found["visibility"]) == ("mill-at-dawn", "withdrawn")


async def test_three_reports_hide_a_scenario_until_the_host_decides(
    server: Serving,
    database: str,
    measurements: dict[str, Measured | None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def is_hidden() -> bool:
        assert measurements
        listed = await ask(ann, "GET", "versions")
        shown = await ask(ann, "GET", "versions/mill-at-dawn/1")
        assert shown["is_hidden"] == (not listed)
        return bool(shown["is_hidden"])

    async def host(*words: str) -> str:
        command = ["scenarios", *words, "--database", database]
        assert await asyncio.to_thread(main, command) == 0
        return capsys.readouterr().out

    async with server.guest() as ann:
        await account(ann, "Ann")
        await publish(ann, await named(ann), visibility="all")
        for name in ("Ben", "Cleo", "Dora"):
            async with server.guest() as reader:
                await account(reader, name)
                body = {"reason": "offensive", "note": "two\nlines"}
                await ask(reader, "POST", "versions/mill-at-dawn/1/report", **body)
        assert not await is_hidden(), "reports from new accounts do not count"
        older = accounts.update().values(created=accounts.c.created - 2 * 86_400)
        await server.hub.store.writer.do(lambda connection: connection.execute(older))
        assert await is_hidden()
        told = (await host()).splitlines()
        assert len(told) == 3
        assert "mill-at-dawn.1 (undaunted-normandy, all)  offensive: two lines" in told[0]
        assert await host("--dismiss", "mill-at-dawn") == "mill-at-dawn: reports dismissed: 3\n"
        assert not await is_hidden()
        assert await host("--withdraw", "mill-at-dawn") == "mill-at-dawn: versions withdrawn: 1\n"
        assert await ask(ann, "GET", "versions") == []
        # The author can neither undo this nor publish the scenario again.
        version, again = "versions/mill-at-dawn/1", await named(ann)
        for visibility in ("all", "link", "withdrawn"):
            body = {"visibility": visibility}
            refused = await ask(ann, "POST", f"{version}/visibility", 403, **body)
            assert refused["error"] == "removed"
        for name in ("mill-at-dawn", "mill-at-dusk"):
            assert (await publish(ann, again, 403, name=name))["error"] == "removed"
        assert (await ask(ann, "GET", version))["summary"]["visibility"] == "withdrawn"
        async with server.guest() as reader:
            assert (await ask(reader, "GET", version, 410))["error"] == "withdrawn"
        unknown = ["scenarios", "--dismiss", "no-such-mill", "--database", database]
        assert await asyncio.to_thread(main, unknown) == 2


async def test_plays_are_finished_games_of_at_least_half_the_usual_length(
    server: Serving, database: str, measurements: dict[str, Measured | None]
) -> None:
    async with server.guest() as ann:
        await account(ann, "Ann")
        version = await publish(ann, await named(ann), visibility="all")
        link = link_of(version)
        played = []
        for _ in range(3):
            seated = await ask(ann, "POST", f"{link}/table", **START, nonce=new_nonce())
            played.append(seated["table"])
        assert (await ask(ann, "GET", link))["summary"]["plays"] == 0
        store = Store(database)
        for table, round, status in zip(
            played, (8, 7, 30), ("over", "over", "running"), strict=True
        ):
            change = tables.update().where(tables.c.id == table)
            change = change.values(status=status, round=round)
            await store.writer.do(lambda connection, change=change: connection.execute(change))
        await store.close()
        assert (await ask(ann, "GET", link))["summary"]["plays"] == 1
        assert (await ask(ann, "GET", "versions?order=played"))[0]["plays"] == 1


async def test_a_table_is_opened_and_counted_in_one_transaction(
    server: Serving,
    measurements: dict[str, Measured | None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A crash in between left a game that never counted as a play of its version."""
    async with server.guest() as ann:
        await account(ann, "Ann")
        link = link_of(await publish(ann, await named(ann), visibility="all"))
        writer = server.hub.store.writer
        do, done = writer.do, 0

        async def once(job: Any) -> Any:
            nonlocal done
            done += 1
            if done > 1:
                raise OperationalError("", {}, Exception("the server was killed"))
            return await do(job)

        with monkeypatch.context() as crash:
            crash.setattr(writer, "do", once)
            seated = await ask(ann, "POST", f"{link}/table", **START, nonce=new_nonce())
        games = await server.hub.store.fetch(sa.select(version_tables.c.table_id))
        assert [row.table_id for row in games] == [seated["table"]]


async def test_a_rematch_is_a_game_of_the_same_version(
    server: Serving, measurements: dict[str, Measured | None]
) -> None:
    async with server.guest() as ann:
        await account(ann, "Ann")
        link = link_of(await publish(ann, await named(ann), visibility="all"))
        start = {"side": "us", "opponent": "agent", "agent": "recruit"}
        table = (await ask(ann, "POST", f"{link}/table", **start, nonce=new_nonce()))["table"]
        async with ann.sit(table, "us") as browser:
            await browser.ask("resign")
        path = f"/api/tables/{table}/again"
        again = (await ann.http.post(path, json={"nonce": new_nonce()})).json()["table"]
        async with ann.sit(again, "de") as browser:
            await browser.ask("resign")
        scores = (await ann.http.get("/api/me/profile")).json()["scores"]
        assert sorted((one["side"], one["lost"]) for one in scores) == [("de", 1), ("us", 1)]


async def test_drafts_deleted_long_ago_are_removed_for_all_owners(
    server: Serving, database: str
) -> None:
    async with server.guest() as ann, server.guest() as ben:
        kept, gone, other = await new(ann), await new(ann), await new(ben)
        for guest, draft in ((ann, kept), (ann, gone), (ben, other)):
            await ask(guest, "DELETE", f"drafts/{draft['id']}")
        store = Store(database)
        old = drafts.update().where(drafts.c.id.in_([gone["id"], other["id"]]))
        old = old.values(deleted=store.clock.wall() - KEEP_DELETED - 60)
        await store.writer.do(lambda connection: connection.execute(old))
        assert await StudioStore(store).sweep() == 2
        assert [row.id for row in await store.fetch(drafts.select())] == [kept["id"]]
        await store.close()


async def test_guests_of_one_address_share_a_quota(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(QUOTAS, "draft from network", (Quota(3, 3600.0),))
    async with serving(database, limits=RateLimits(1)) as server, server.guest() as ann:
        await account(ann, "Ann")
        for _ in range(2):
            async with server.guest() as ben:
                await new(ben)
        async with server.guest() as cleo:
            await new(cleo)
            assert (await ask(cleo, "POST", "drafts", 429, title=TITLE))["error"] == "quota"
        await new(ann)


async def test_names_and_versions_have_quotas(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing_api, "MOST_PUBLISHED", 2)
    monkeypatch.setattr(version_store, "MOST_VERSIONS", 2)
    async with server.guest() as ann:
        await account(ann, "Ann")
        draft = await new(ann)
        for limit, status in ((29, 200), (28, 200), (27, 409)):
            answer = await publish(ann, draft, status)
            text = draft["text"].replace(f"round_limit = {limit + 1}", f"round_limit = {limit}")
            path = f"drafts/{draft['id']}"
            draft = await ask(ann, "PUT", path, revision=draft["revision"], text=text)
        assert answer["error"] == "quota", "a name has a maximum of versions"
        other = await new(ann)
        await publish(ann, other, name="second-mill")
        assert (await publish(ann, other, 409, name="third-mill"))["error"] == "quota"
        quota = (await ask(ann, "GET", "drafts"))["quota"]
        assert (quota["published"], MOST_PUBLISHED, MOST_VERSIONS) == (2, 100, 99)


async def test_versions_have_a_rate_for_a_day(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Versions are permanent: without a limit one account could fill the disk in an afternoon."""
    monkeypatch.setitem(QUOTAS, "publish", (Quota(1, 3600.0),))
    async with serving(database, limits=RateLimits(1)) as server, server.guest() as ann:
        await account(ann, "Ann")
        draft = await new(ann)
        await publish(ann, draft)
        other = await new(ann, text=draft["text"].replace("round_limit = 30", "round_limit = 9"))
        refused = await publish(ann, other, 429, name="second-mill")
        assert refused["error"] == "too-many-tries"
        async with server.guest() as ben:
            await account(ben, "Ben")
            copy = await new(ben)
            # A refused request does not count.
            assert (await publish(ben, copy, 409))["error"] == "name-taken"
            await publish(ben, copy, name="bens-mill")


async def test_a_link_preview_escapes_users_texts_and_needs_the_whole_link(
    server: Serving,
) -> None:
    async with server.guest() as ann, server.guest() as ben:
        await account(ann, "Ann")
        evil = '"><script>alert(1)</script>'
        draft = await named(ann, name=f"Mill {evil}", brief=f"Hold {evil}")
        address = (await publish(ann, draft))["summary"]["address"]
        page = (await ben.http.get(address)).text
        assert "Mill &quot;&gt;&lt;script&gt;" in page
        assert "Hold &quot;&gt;&lt;script&gt;" in page
        assert evil not in page
        picture = await ben.http.get(f"/preview{address}.png")
        assert picture.content.startswith(b"\x89PNG")
        # A request without the complete address reveals nothing.
        assert "Mill" not in (await ben.http.get("/s/mill-at-dawn/1")).text
        assert (await ben.http.get("/preview/s/mill-at-dawn/1.png")).status_code == 404
        await ask(ann, "POST", "versions/mill-at-dawn/1/visibility", visibility="withdrawn")
        assert "Mill" not in (await ben.http.get(address)).text
        assert (await ben.http.get(f"/preview{address}.png")).status_code == 404


async def test_pictures_of_versions_are_drawn_one_at_a_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work, most = 0, 0

    def draw(*_: object) -> bytes:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        time.sleep(0.05)
        at_work -= 1
        return b"a picture"

    monkeypatch.setattr("sandtable.server.edge.previews.made_picture", draw)
    async with serving(database, limits=RateLimits(1)) as server, server.guest() as ann:
        await account(ann, "Ann")
        address = (await publish(ann, await named(ann)))["summary"]["address"]
        picture = f"/preview{address}.png"
        found = await asyncio.gather(*(ann.http.get(picture) for _ in range(4)))
        assert ([one.status_code for one in found], most) == ([200] * 4, 1)
        missing = "/preview/s/mill-at-dawn/9.png"
        asked = [(await ann.http.get(missing)).status_code]
        while asked[-1] == 404 and len(asked) < 1000:  # more than the limit refills
            asked.append((await ann.http.get(missing)).status_code)
        assert asked[0] == 404
        assert asked[-1] == 429, "there is a limit for an address"


async def test_a_picture_waits_for_the_database(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise SQLAlchemyError

    monkeypatch.setattr(VersionStore, "at", fails)
    async with server.stranger() as eve:
        assert (await eve.http.get("/preview/s/mill-at-dawn/1.png")).status_code == 503


async def test_lists_do_not_fetch_whole_texts(
    server: Serving, measurements: dict[str, Measured | None]
) -> None:
    async with server.guest() as ann:
        await account(ann, "Ann")
        await publish(ann, await named(ann), visibility="all")
        store = VersionStore(server.app.state.hub.store)
        for rows in (await store.listed(Wanted()), await store.all_of("mill-at-dawn")):
            assert len(rows) == 1
            assert not {"text", "texts", "content_text"} & set(rows[0]._mapping)
        (told,) = await ask(ann, "GET", "versions")
        assert told["names"] == {"en": "Mill at dawn"}, "lists contain the names"
        whole = await store.version("mill-at-dawn", 1)
        assert whole is not None
        assert {"text", "texts", "content_text"} <= set(whole._mapping)


async def test_the_plays_of_a_popular_version_are_counted_at_once(database: str) -> None:
    """Each game was compared with an average of all games that was computed again for it: 6,000
    games took 80 seconds."""
    version = {
        "title": TITLE, "author": "author", "texts": "{}", "rules_version": 1, "forkable": True,
        "published": 1.0, "nonce": None, "number": 1, "key": "", "name": "mill", "content": "made",
        "called": "Mill", "text": "", "parent": "", "visibility": "all", "draft": "draft",
    }  # fmt: skip
    ids = [f"t{number:015d}" for number in range(4000)]
    table = {
        "title": TITLE, "rules_version": 1, "scenario": "made", "secret": "", "invitation": "",
        "given": 0, "status": "over", "owing": 0, "winner": 0, "ending": "", "created": 1.0,
        "touched": 1.0, "mark": 0, "clock": "", "listed": False, "turn": 0, "turned": 0.0,
        "checked": 1,
    }  # fmt: skip

    def fill(connection: sa.Connection) -> None:
        connection.execute(guests.insert(), [{"id": "author", "name": "Ann", "created": 1.0}])
        content = {"id": "made", "title": TITLE, "text": "", "created": 1.0}
        connection.execute(contents.insert(), [content])
        connection.execute(versions.insert(), [version])
        rounds = [{**table, "id": id, "round": 1 + at % 10} for at, id in enumerate(ids)]
        connection.execute(tables.insert(), rounds)
        games = [{"table_id": id, "name": "mill", "number": 1} for id in ids]
        connection.execute(version_tables.insert(), games)

    store = Store(database)
    await store.writer.do(fill)
    known = VersionStore(store)
    async with asyncio.timeout(10):
        row = await known.version("mill", 1)
        # The average is 5.5 rounds; games of three and more count.
        assert row is not None
        assert row.plays == sum((await known.plays("mill", 1)).values()) == 3200
        assert (await known.listed(Wanted(order="played")))[0].plays == 3200
    await store.close()
