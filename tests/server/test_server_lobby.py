"""The JSON API: titles, users, tables, invitations, finished games, and refusals."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from server_table import Guest, Serving, new_nonce, play_out, whole_line

import sandtable
from sandtable.agents import AGENTS, YARDSTICKS
from sandtable.core import Game, Rng
from sandtable.core.game import Listing
from sandtable.server.tables import lobby
from sandtable.server.texts import words
from sandtable.words import LANGUAGES, rulebook

NOWHERE = "a" * 16


@asynccontextmanager
async def finished_game(server: Serving) -> AsyncIterator[tuple[Guest, str]]:
    """Yield a guest who has finished a game, and its table."""
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as us, guest.sit(made["table"], "de") as de:
            await play_out([us, de], Rng(5), most=12)
            await us.ask("resign")
        yield guest, made["table"]


async def get(guest: Guest, path: str) -> Any:
    answer = await guest.http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_titles_are_listed_for_everyone(server: Serving) -> None:
    async with server.stranger() as stranger:
        titles = await get(stranger, "/api/titles")
        assert [title["id"] for title in titles] == list(sandtable.TITLES)
        for title in titles:
            listed = [listing.id for listing in sandtable.load(title["id"]).listings()]
            assert [scenario["id"] for scenario in title["scenarios"]] == listed
        assert "recruit" in titles[0]["agents"]
        answer = await stranger.http.get("/api/titles", headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        # Reading does not create a guest.
        assert not stranger.http.cookies


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("pl", "pl"), ("de-DE,hu;q=0.8", "hu"), ("pt-PT", "pt-BR"), ("xx", "en"), ("", "en")],
)
async def test_a_guest_gets_a_name_in_the_language_of_the_page(
    server: Serving, accepted: str, language: str
) -> None:
    """B13: names of guests stayed English on a Polish page."""
    words_of = partial(words, language)
    names = {
        words_of("guest-name", adjective=adjective, noun=noun)
        for adjective in words_of("guest-adjectives").split(", ")
        for noun in words_of("guest-nouns").split(", ")
    }
    async with server.stranger() as stranger:
        answer = await stranger.http.get("/api/me", headers={"accept-language": accepted})
        assert answer.json()["name"] in names


@pytest.mark.parametrize("language", LANGUAGES)
async def test_texts_and_rules_exist_in_every_language(server: Serving, language: str) -> None:
    async with server.stranger() as stranger:
        words = await get(stranger, f"/api/catalogue/undaunted-normandy/{language}")
        assert words["language"] == language
        assert words["texts"]
        rules = await get(stranger, f"/api/rules/undaunted-normandy/{language}")
        told = rulebook(sandtable.load("undaunted-normandy"), language)
        texts = {rule["id"]: rule["text"] for rule in rules if "." in rule["id"]}
        assert texts == {id: rule.text for id, rule in told.items()}
        # Each chapter's heading comes before its first rule.
        headings = [number for number, rule in enumerate(rules) if "." not in rule["id"]]
        assert [rules[number]["id"] for number in headings] == [f"UN-{n}" for n in range(1, 11)]
        for number in headings:
            assert rules[number + 1]["id"] == f"{rules[number]['id']}.1"
            assert rules[number]["title"]


@pytest.mark.parametrize("title", sandtable.TITLES)
def test_every_scenario_was_measured(title: str) -> None:
    """C3: the failure names the command to run. Scenarios with built armies have no balance."""
    game = sandtable.load(title)
    missing = " ".join(
        scenario.id
        for scenario in lobby.title_info(title).scenarios
        if scenario.balance is None and not game.facets.lobby().facts(game, scenario.id).build
    )
    assert not missing, f"run sandtable lab balance {title} {missing} --games 1600 --publish"


@pytest.mark.parametrize("title", list(sandtable.TITLES))
def test_a_balance_says_who_measured_it_and_under_which_rules(title: str) -> None:
    """A balance states the agents, their search, the number of games, the interval and the
    rules."""
    told = [scenario.balance for scenario in lobby.title_info(title).scenarios]
    graded = [lobby.handicaps_of(title, one.id) for one in lobby.title_info(title).scenarios]
    told += [one.printed for one in graded]
    told += [one.balance for some in graded for one in some.handicaps]
    for balance in told:
        assert balance is not None
        assert balance.agent in {*AGENTS, *YARDSTICKS}
        assert 0 < balance.fraction <= 1
        assert balance.games >= 48
        assert balance.low <= balance.first_side <= balance.high
        assert 1 <= balance.rules <= sandtable.load(title).rules_version


async def test_a_scenario_shows_its_length_and_the_cards_of_a_side(server: Serving) -> None:
    async with server.stranger() as stranger:
        scenarios = (await get(stranger, "/api/titles"))[0]["scenarios"]
        la_raye = scenarios[0]
        assert la_raye["length"]["rounds"] == round(la_raye["balance"]["rounds"])
        lengths = [scenario["length"] for scenario in scenarios if scenario["length"] is not None]
        assert all(5 <= length["minutes"] <= 120 for length in lengths)
        for scenario in scenarios:
            state = sandtable.load("undaunted-normandy").start(scenario["id"], Rng(1))
            for seat, side in enumerate(scenario["sides"]):
                view: Any = state.view(seat).data()["sides"]
                piles = [view[side["id"]][pile] for pile in ("hand", "deck", "supply")]
                assert side["copies"] == dict(sum(map(Counter, piles), Counter()))


class Elsewhere(Game):
    """A title of a different system, from the server's point of view."""

    id = "elsewhere"
    system = "another"

    def __init__(self) -> None:
        self._like = sandtable.load("undaunted-normandy")
        self.seats = self._like.seats
        self.rulebooks = []
        self.folder = Path("nowhere")

    def listings(self) -> list[Listing]:
        return self._like.listings()[:2]


def test_a_title_of_another_system_is_listed_without_a_drawing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    load = sandtable.load
    monkeypatch.setattr(
        sandtable, "load", lambda title: Elsewhere() if title == "elsewhere" else load(title)
    )
    info = lobby.title_info.__wrapped__("elsewhere")
    assert (info.system, info.seats) == ("another", ["us", "de"])
    assert [scenario.number for scenario in info.scenarios] == [1, 2]
    assert not hasattr(info, "cards")
    assert not hasattr(info.scenarios[0], "map")
    assert info.scenarios[0].length is None
    assert (info.guide, info.examples) == (None, [])


async def test_a_guest_has_a_name_and_may_change_it(server: Serving) -> None:
    async with server.guest() as guest:
        me = await get(guest, "/api/me")
        assert me["name"]
        assert me["tables"] == []
        answer = await guest.http.put("/api/me", json={"name": "  Ada   Lovelace "})
        assert answer.json()["name"] == "Ada Lovelace"
        assert (await get(guest, "/api/me"))["name"] == "Ada Lovelace"


async def test_a_new_name_is_seen_at_the_table(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as browser:
            await guest.http.put("/api/me", json={"name": "Ada"})
            await browser.until(lambda frame: frame["players"][0]["name"] == "Ada")


@pytest.mark.parametrize("name", ["", " ", "\n", "x" * 41, "\u200b", "a\x00b"])
async def test_a_name_can_be_read(server: Serving, name: str) -> None:
    async with server.guest() as guest:
        answer = await guest.http.put("/api/me", json={"name": name})
        assert answer.status_code in (400, 422)
        assert answer.json()["error"] in ("bad-request", "bad-name")


async def test_own_tables_are_listed_with_whose_turn_it_is(server: Serving) -> None:
    async with server.guest() as one, server.guest() as other:
        made = await one.open("friend")
        (table,) = (await get(one, "/api/me"))["tables"]
        assert (table["status"], table["your_turn"]) == ("waiting", False)
        await other.join(made)
        for guest in (one, other):
            (table,) = (await get(guest, "/api/me"))["tables"]
            assert (table["status"], table["your_turn"]) == ("running", True)
        async with one.sit(made["table"], "us") as us:
            await us.play(whole_line(us.frame["ask"]))
            assert not (await get(one, "/api/me"))["tables"][0]["your_turn"]
            assert (await get(other, "/api/me"))["tables"][0]["your_turn"]
            await us.ask("resign")
        summary = await get(other, f"/api/tables/{made['table']}")
        assert (summary["status"], summary["winner"], summary["ending"]) == (
            "over",
            "de",
            "resigned",
        )
        assert [player["you"] for player in summary["players"]] == [False, True]


# Invitations


async def test_an_invitation_is_for_one_friend(server: Serving) -> None:
    async with server.guest() as one, server.guest() as friend, server.guest() as late:
        made = await one.open("friend", side="de")
        assert made["seats"] == ["de"]
        path = f"/api/tables/{made['table']}/join"
        wrong = await friend.http.post(path, json={"invitation": "x" * 20, "nonce": new_nonce()})
        assert (wrong.status_code, wrong.json()["error"]) == (404, "unknown")
        assert (await friend.join(made))["seats"] == ["us"]
        assert (await friend.join(made))["seats"] == ["us"]
        assert (await one.join(made))["seats"] == ["de"]
        body = {"invitation": made["invitation"], "nonce": new_nonce()}
        refused = await late.http.post(path, json=body)
        assert (refused.status_code, refused.json()["error"]) == (409, "stale")


async def test_of_two_simultaneous_friends_one_joins(server: Serving) -> None:
    async with server.guest() as one, server.guest() as first, server.guest() as second:
        made = await one.open("friend")
        body = {"invitation": made["invitation"], "nonce": new_nonce()}
        path = f"/api/tables/{made['table']}/join"
        answers = await asyncio.gather(
            *(guest.http.post(path, json=body) for guest in (first, second, first))
        )
        statuses = [answer.status_code for answer in answers]
        assert sorted({statuses[0], statuses[1]}) == [200, 409]
        assert statuses[2] == statuses[0]


async def test_a_table_for_one_player_takes_no_invitation(server: Serving) -> None:
    async with server.guest() as one, server.guest() as other:
        made = await one.open("here")
        assert made["invitation"] is None
        body = {"invitation": "x" * 32, "nonce": new_nonce()}
        answer = await other.http.post(f"/api/tables/{made['table']}/join", json=body)
        assert answer.status_code == 404


# Finished games


async def test_a_running_game_has_no_replay(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        for path in ("record", "replay", "replay/3"):
            answer = await guest.http.get(f"/api/tables/{made['table']}/{path}")
            assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
        body = {"entry": 3, "side": "us", "agent": "random", "nonce": new_nonce()}
        answer = await guest.http.post(f"/api/tables/{made['table']}/from-here", json=body)
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


async def test_a_finished_game_is_replayed_entry_by_entry(server: Serving) -> None:
    async with finished_game(server) as (_, table), server.stranger() as anybody:
        replay = await get(anybody, f"/api/tables/{table}/replay")
        text = (await anybody.http.get(f"/api/tables/{table}/record")).text
        record = sandtable.replay(text)
        names = record.state.scenario.seats
        assert [entry["line"] for entry in replay["entries"]] == [
            entry.line(names) for entry in record.entries
        ]
        told = [event for entry in replay["entries"] for event in entry["events"]]
        assert [event["kind"] for event in told] == [event.kind for event in record.seen_by(None)]
        assert all("card" in event for event in told if event["kind"] == "drew")
        assert replay["ending"] == record.state.ending
        assert replay["dice"]["key"] is not None


async def test_a_finished_game_is_replayed_as_one_side_saw_it(server: Serving) -> None:
    async with finished_game(server) as (guest, table):
        whole = (await get(guest, f"/api/tables/{table}/replay"))["entries"]
        assert (await get(guest, f"/api/tables/{table}/replay?side=both"))["entries"] == whole
        for side, other in (("us", "de"), ("de", "us")):
            seen = (await get(guest, f"/api/tables/{table}/replay?side={side}"))["entries"]
            whole = (await get(guest, f"/api/tables/{table}/replay"))["entries"]
            hidden = 0
            for part, entry in zip(seen, whole, strict=True):
                kinds = [event["kind"] for event in entry["events"]]
                assert [event["kind"] for event in part["events"]] == kinds
                if entry["line"].startswith((f"chance: draw {other} ", f"{other}: bid ")):
                    hidden += 1
                    assert part["line"] == ""
                    for short, event in zip(part["events"], entry["events"], strict=True):
                        if event["kind"] in ("drew", "bid_placed"):
                            del event["card"]
                        assert short == event
                else:
                    assert part == entry
            assert hidden > 4
        strange = await guest.http.get(f"/api/tables/{table}/replay?side=nobody")
        assert strange.status_code == 404


async def test_every_moment_can_be_looked_at(server: Serving) -> None:
    async with finished_game(server) as (guest, table):
        replay = await get(guest, f"/api/tables/{table}/replay")
        last = len(replay["entries"])
        for entry in (0, 1, last // 2, last):
            moment = await get(guest, f"/api/tables/{table}/replay/{entry}")
            assert moment["entry"] == entry
            assert [view["seat"] for view in moment["views"]] == ["us", "de"]
            one = await get(guest, f"/api/tables/{table}/replay/{entry}?side=de")
            assert one["views"] == moment["views"][1:]
        past = await guest.http.get(f"/api/tables/{table}/replay/{last + 1}")
        assert (past.status_code, past.json()["error"]) == (404, "unknown-moment")
        strange = await guest.http.get(f"/api/tables/{table}/replay/0?side=nobody")
        assert strange.status_code == 404


async def test_a_game_goes_on_from_a_moment_against_an_agent(server: Serving) -> None:
    async with finished_game(server) as (_, table), server.guest() as guest:
        replay = await get(guest, f"/api/tables/{table}/replay")
        entry = len(replay["entries"]) // 2
        path = f"/api/tables/{table}/from-here"
        body = {"entry": entry, "side": "de", "agent": "random", "nonce": new_nonce()}
        answer = await guest.http.post(path, json=body)
        made = answer.json()
        assert made["seats"] == ["de"]
        async with guest.sit(made["table"], "de") as browser:
            rng = Rng(8)
            for _ in range(5):
                await browser.until(lambda frame: frame["ask"] is not None)
                await browser.play_something(rng)
            await browser.ask("resign")
        again = await get(guest, f"/api/tables/{made['table']}/replay")
        assert again["entries"][:entry] == replay["entries"][:entry]
        for wrong in ({"entry": 10_000}, {"entry": -1}, {"side": "x"}, {"agent": "x"}):
            refused = await guest.http.post(path, json={**body, **wrong})
            assert refused.status_code == 404, refused.text


async def test_a_finished_game_hides_nothing_from_a_spectator(server: Serving) -> None:
    async with (
        finished_game(server) as (_, table),
        server.guest() as guest,
        guest.sit(table, None) as spectator,
    ):
        drawn = [event for event in spectator.events if event["kind"] == "drew"]
        assert drawn
        assert all("card" in event for event in drawn)
        for side in spectator.frame["view"]["sides"].values():
            assert sum(side["hand"].values()) == side["hand_size"]
            assert "removed" in side


# Refusals


async def problem(guest: Guest, method: str, path: str, **rest: Any) -> tuple[int, str]:
    answer = await guest.http.request(method, path, **rest)
    body = answer.json()
    assert set(body) == {"error", "message", "rule", "number"}
    assert body["message"]
    assert not body["number"], "only an error of the server itself has a number"
    return answer.status_code, body["error"]


async def test_what_cannot_be_is_refused_with_a_reason(server: Serving) -> None:
    async with server.guest() as guest:
        new = {"title": "undaunted-normandy", "scenario": "la-raye", "side": "us"}
        new |= {"opponent": "here", "nonce": new_nonce()}

        async def opened(**changes: object) -> tuple[int, str]:
            return await problem(guest, "POST", "/api/tables", json={**new, **changes})

        assert await opened(title="chess") == (404, "unknown")
        assert await opened(scenario="agincourt") == (404, "unknown")
        assert await opened(side="fr") == (404, "unknown")
        assert await opened(opponent="agent", agent="napoleon") == (404, "unknown")
        assert await opened(opponent="ghost") == (400, "bad-request")
        assert await opened(nonce="short") == (400, "bad-request")
        assert await opened(nonce=new_nonce() + "\n") == (400, "bad-request")
        assert await opened(more="than asked") == (400, "bad-request")
        assert await problem(guest, "POST", "/api/tables", content=b"{") == (415, "not-json")
        json = {"content-type": "application/json"}
        deep = b"[" * 50_000 + b"]" * 10_000
        lone = b'{"title": "\\ud800", "scenario": "", "side": "", "opponent": "here", "nonce": ""}'
        for content in (b"", b"{", b"\xff\xfe", b"null", b'{"title": 1}', deep, lone):
            refused = await problem(guest, "POST", "/api/tables", content=content, headers=json)
            assert refused == (400, "bad-request")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", f"/api/tables/{NOWHERE}", 404),
        ("GET", f"/api/tables/{NOWHERE}/replay", 404),
        ("GET", f"/api/tables/{NOWHERE}/replay/1", 404),
        ("GET", f"/api/tables/{NOWHERE}/record", 404),
        ("GET", "/api/tables/..%2F..%2Fsecret", 404),
        ("GET", f"/api/tables/{NOWHERE}%0A", 404),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/tables/x/replay/-1", 404),
        ("GET", "/api/catalogue/undaunted-normandy/tlh", 404),
        ("GET", "/api/catalogue/chess/en", 404),
        ("GET", "/api/rules/chess/en", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing", 404),
        ("DELETE", "/api/me", 405),
        ("PATCH", "/api/titles", 405),
    ],
)
async def test_unknown_things_are_not_found(
    server: Serving, method: str, path: str, status: int
) -> None:
    async with server.guest() as guest:
        assert (await problem(guest, method, path))[0] == status


async def test_an_unknown_table_closes_its_socket(server: Serving) -> None:
    async with server.guest() as guest:
        for table in (NOWHERE, "x", "%0a" * 16):
            async with guest.socket(table) as browser:
                await browser.connection.wait_closed()
                assert browser.connection.close_code == 4404


async def test_the_description_can_be_read(server: Serving) -> None:
    async with server.stranger() as stranger:
        description = await get(stranger, "/api/openapi.json")
        assert description["openapi"].startswith("3.")
        assert "Frame" in description["components"]["schemas"]
        page = await stranger.http.get("/api")
        assert page.headers["content-type"].startswith("text/html")
        assert "/api/tables/{id}/join" in page.text
