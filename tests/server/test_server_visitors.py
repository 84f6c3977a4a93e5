"""Features for newcomers and visitors: a random side, games to watch, previews of links (B12).

A visitor learns only what a spectator may know.
"""

import base64
import hashlib
import html
import re
import struct
import zlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server_table import Guest, Serving, new_nonce, play_out, serving

from sandtable.core import Rng
from sandtable.server.edge.previews import picture
from sandtable.server.tables.lobby import drawn_titles, title_info


async def test_a_side_is_drawn_at_random(server: Serving) -> None:
    """B12: a player who asks for either side gets one of them at random."""
    async with server.guest() as guest:
        drawn = [(await guest.open("agent", side="random"))["seats"] for _ in range(24)]
        # All 24 are equal once in eight million runs.
        assert sorted({tuple(seats) for seats in drawn}) == [("de",), ("us",)]


async def test_a_friend_gets_the_side_that_is_left(server: Serving) -> None:
    async with server.guest() as host, server.guest() as friend:
        made = await host.open("friend", side="random")
        seated = await friend.join(made)
        assert sorted(made["seats"] + seated["seats"]) == ["de", "us"]


# Previews on other sites


def head_of(page: str) -> str:
    return page[: page.index("</head>")]


def told(page: str, name: str) -> str:
    found = re.search(rf'<meta (?:name|property)="{re.escape(name)}" content="([^"]*)"', page)
    assert found is not None, name
    return html.unescape(found[1])


@pytest.fixture
async def built(database: str, tmp_path: Path) -> AsyncIterator[Serving]:
    """Run a server with a small page of its own."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    shell = "<html><head><!--preview--><title>x</title><!--/preview--><style>a{}</style></head>"
    page = f"{shell}<body><script>1</script></body></html>"
    (folder / "index.html").write_text(page, encoding="utf-8")
    (folder / "sw.js").write_text("// nothing", encoding="utf-8")
    script = folder / "assets" / "a-1.js"
    script.write_text("let a = 1;\n" * 400, encoding="utf-8")
    script.with_name("a-1.js.br").write_bytes(b"packed")
    async with serving(database, web=folder) as running:
        yield running


async def test_a_link_to_a_table_shows_its_scenario(built: Serving) -> None:
    """B11, B12: a title, a sentence and a picture, in the reader's language."""
    async with built.guest() as guest, built.stranger() as stranger:
        table = (await guest.open("agent"))["table"]
        page = (await stranger.http.get(f"/table/{table}")).text
        assert told(page, "og:title") == "La Raye – Undaunted: Normandy"
        assert told(page, "description") == told(page, "og:description") != ""
        picture = told(page, "og:image")
        assert picture.endswith("/preview/undaunted-normandy/la-raye.png")
        answer = await stranger.http.get(picture)
        assert answer.headers["content-type"] == "image/png"
        assert answer.content.startswith(b"\x89PNG")
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        polish = await stranger.http.get(f"/join/{table}", headers={"accept-language": "pl-PL"})
        assert told(polish.text, "og:title").endswith("Nieustraszeni: Normandia")
        # Opening a link does not create a guest.
        assert not stranger.http.cookies


async def test_a_preview_reveals_nothing_of_players_or_the_game(built: Serving) -> None:
    """B12: the preview depends on the scenario only. It contains no names, codes or positions."""
    async with built.guest() as host, built.guest() as friend, built.stranger() as stranger:
        await host.http.put("/api/me", json={"name": "<b>Ann</b>"})
        made = await host.open("friend")
        before = (await stranger.http.get(f"/table/{made['table']}")).content
        await friend.join(made)
        async with host.sit(made["table"], "us") as us, friend.sit(made["table"], "de") as de:
            await play_out([us, de], Rng(3), most=6)
        after = (await stranger.http.get(f"/table/{made['table']}")).content
        assert after == before
        assert b"Ann" not in after
        assert made["invitation"].encode() not in after


@pytest.mark.parametrize(
    "path", ["/table/aaaaaaaaaaaaaaaa", "/table/%3Cscript%3E", "/rules/%22%3E%3Cb%3E", "/"]
)
async def test_odd_paths_leave_the_head_of_the_page_intact(built: Serving, path: str) -> None:
    async with built.stranger() as stranger:
        page = (await stranger.http.get(path)).text
        assert told(page, "og:title") == "Sandtable"
        assert "<b>" not in head_of(page)
        assert head_of(page).count("<script") == 0


@pytest.mark.parametrize(
    "path",
    ["undaunted-normandy/nowhere.png", "chess/la-raye.png", "heroes-of-normandie/battle-1.png"],
)
async def test_there_are_pictures_of_listed_scenarios_only(server: Serving, path: str) -> None:
    async with server.stranger() as stranger:
        answer = await stranger.http.get(f"/preview/{path}")
        assert answer.status_code == 404
        assert answer.json()["error"] == "unknown"


@pytest.mark.parametrize("title", drawn_titles())
def test_every_scenario_has_a_picture(title: str) -> None:
    drawn = {picture(title, scenario.id) for scenario in title_info(title).scenarios}
    assert len(drawn) == len(title_info(title).scenarios)
    for file in drawn:
        width, height = struct.unpack(">II", file[16:24])
        assert (width, height) == (1200, 630)
        data = zlib.decompress(file[file.index(b"IDAT") + 4 : -16])
        assert len(data) == height * (3 * width + 1)


# Files of the page


async def test_assets_are_compressed_and_cached_and_the_page_is_not(built: Serving) -> None:
    """B11: files whose name changes with each build are cached for a year and served compressed."""
    async with built.stranger() as stranger:
        asks = {"accept-encoding": "gzip, br"}
        part = await stranger.http.get("/assets/a-1.js", headers=asks)
        assert part.headers["content-encoding"] == "br"
        assert "immutable" in part.headers["cache-control"]
        assert part.headers["content-type"].startswith("text/javascript")
        plain = await stranger.http.get("/assets/a-1.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text.startswith("let a")
        for path in ("/", "/sw.js"):
            assert (await stranger.http.get(path)).headers["cache-control"] == "no-cache"
        assert (await stranger.http.get("/api/titles")).headers["cache-control"] == "no-store"
        assert (await stranger.http.get("/assets/b.js")).status_code == 404


async def test_only_the_page_s_own_inline_parts_are_allowed(built: Serving) -> None:
    async with built.stranger() as stranger:
        policy = (await stranger.http.get("/")).headers["content-security-policy"]
        for kind, text in (("script", "1"), ("style", "a{}")):
            digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            assert f"{kind}-src 'self' 'sha256-{digest}';" in policy
        assert "unsafe" not in policy


async def test_the_shelf_needs_only_the_names(server: Serving) -> None:
    async with server.stranger() as stranger:
        names = (await stranger.http.get("/api/names/pl")).json()
        assert names["language"] == "pl"
        assert set(names["names"]) == set(drawn_titles())
        assert names["names"]["undaunted-normandy"] == "Nieustraszeni: Normandia"


# Games to watch


async def listed(guest: Guest) -> list[str]:
    answer = await guest.http.get("/api/listed")
    assert answer.status_code == 200, answer.text
    return [table["id"] for table in answer.json()]


async def challenge(host: Guest, friend: Guest, **changes: object) -> str:
    """Open a challenge and let a friend accept it; return the table."""
    table: str = (await host.open("anyone", **changes))["table"]
    answer = await friend.http.post(f"/api/tables/{table}/accept", json={"nonce": new_nonce()})
    assert answer.status_code == 200, answer.text
    return table


async def test_only_games_that_were_open_to_anyone_are_listed(server: Serving) -> None:
    """B12: games alone or with an invited friend are private unless the players choose
    otherwise."""
    async with server.guest() as host, server.guest() as friend, server.stranger() as stranger:
        await host.open("agent")
        await host.open("here", listed=True)
        await friend.join(await host.open("friend"))
        assert await listed(stranger) == []
        public = await challenge(host, friend)
        await challenge(host, friend, listed=False)
        asked_for = await host.open("friend", listed=True)
        assert await listed(stranger) == [public]
        # The invited player sees this before joining.
        answer = await friend.http.get(f"/api/tables/{asked_for['table']}")
        assert answer.json()["listed"] is True
        await friend.join(asked_for)
        assert await listed(stranger) == [asked_for["table"], public]


async def test_a_finished_game_is_not_listed(server: Serving) -> None:
    async with server.guest() as host, server.guest() as friend:
        table = await challenge(host, friend)
        async with host.sit(table, "us") as us:
            await us.ask("resign")
        assert await listed(friend) == []


async def test_either_player_takes_a_game_off_the_list(server: Serving) -> None:
    async with server.guest() as host, server.guest() as friend, server.guest() as other:
        table = await challenge(host, friend)
        refused = await other.http.post(f"/api/tables/{table}/unlist", json={})
        assert refused.status_code == 403
        assert await listed(other) == [table]
        async with host.sit(table, "us") as us:
            assert us.frame["listed"] is True
            answer = await friend.http.post(f"/api/tables/{table}/unlist", json={})
            assert answer.status_code == 200
            await us.until(lambda frame: not frame["listed"])
        assert await listed(other) == []


async def test_the_list_shows_only_what_a_spectator_may_know(server: Serving) -> None:
    """B12: two games that differ only in hidden information look the same in the list."""
    async with server.guest() as host, server.guest() as friend, server.stranger() as stranger:
        table = await challenge(host, friend)
        before = (await stranger.http.get("/api/listed")).json()
        assert before[0]["your_turn"] is False
        assert [player["you"] for player in before[0]["players"]] == [False, False]
        assert set(before[0]["players"][0]) == {"seat", "kind", "name", "you", "online"}
        async with host.sit(table, "us") as us:
            # The list must not reveal that this secret bid was made.
            await us.play_something(Rng(1))
        after = (await stranger.http.get("/api/listed")).json()
        for one in (*before, *after):
            one.pop("touched")
        assert before == after


async def test_spectators_are_counted_and_not_named(server: Serving) -> None:
    """B12: everyone sees the number of spectators. A user's tabs count once, and players do not
    count."""
    async with (
        server.guest() as host,
        server.guest() as friend,
        server.guest() as watcher,
        server.stranger() as stranger,
    ):
        table = await challenge(host, friend)
        async with host.sit(table, "us") as us, friend.sit(table, "de") as de:
            assert us.frame["watching"] == 0
            async with watcher.sit(table, None) as first, watcher.sit(table, None):
                await us.until(lambda frame: frame["watching"] == 1)
                async with stranger.sit(table, None) as second, host.sit(table, None):
                    for one in (us, de, first, second):
                        await one.until(lambda frame: frame["watching"] == 2)
                    assert watcher.http.cookies
                    name = (await watcher.http.get("/api/me")).json()["name"]
                    assert name not in str(us.frame)
            await us.until(lambda frame: frame["watching"] == 0)
