"""Access, rates, sizes, and the contents of logs."""

import asyncio
import json
import logging

import httpx2
import pytest
from itsdangerous import URLSafeSerializer
from server_table import TITLE, Guest, Message, Serving, new_nonce, serving
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import sandtable
from sandtable.server.accounts.identity import COOKIE
from sandtable.server.accounts.identity import Guest as Visitor
from sandtable.server.edge import sockets
from sandtable.server.edge.security import HEADERS, RateLimits, host
from sandtable.server.finished_games.analysis_queue import AnalysisQueue
from sandtable.server.ops.serve import own_hosts


async def test_every_answer_carries_the_headers(server: Serving) -> None:
    async with server.guest() as guest:
        answers = [
            await guest.http.get("/api/me"),
            await guest.http.get("/api/titles"),
            await guest.http.get("/api"),
            await guest.http.get("/api/openapi.json"),
            await guest.http.get("/"),
            await guest.http.get("/nothing/here"),
            await guest.http.delete("/api/me"),
            await guest.http.post("/api/tables", content=b"{"),
            await guest.http.post("/api/tables", content=b"x" * 100_000),
            await guest.http.post("/api/tables", headers={"origin": "http://evil.example"}),
        ]
        for answer in answers:
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
        assert {answer.headers["cache-control"] for answer in answers[:4]} == {"no-store"}
        policy = answers[0].headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert {answer.headers["content-security-policy"] for answer in answers} == {policy}
        assert "strict-transport-security" not in answers[0].headers


async def test_an_error_carries_the_headers_too(
    server: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: str) -> None:
        raise RuntimeError("a secret inside")

    async with server.guest() as guest:
        monkeypatch.setattr(server.hub.store, "tables_of", fail)
        answer = await guest.http.get("/api/me")
        assert answer.status_code == 500
        assert answer.json()["error"] == "server"
        number = answer.json()["number"]
        assert len(number) == 8
        assert f"error number {number}" in caplog.text
        assert "secret" not in answer.text
        policy = (await guest.http.get("/api/titles")).headers["content-security-policy"]
        assert answer.headers["content-security-policy"] == policy


async def test_behind_tls_the_cookie_is_for_tls_only(database: str) -> None:
    async with serving(database, secure=True) as server, server.stranger() as stranger:
        answer = await stranger.http.get("/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"]


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Serving) -> None:
    async with server.stranger() as stranger:
        cookie = (await stranger.http.get("/api/me")).headers["set-cookie"]
        parts = {part.strip().lower().partition("=")[0] for part in cookie.split(";")}
        assert {"httponly", "samesite", "path", "max-age"} <= parts
        assert "samesite=lax" in cookie.lower()


@pytest.mark.parametrize(
    "forge",
    [
        lambda own: own[:-2],
        lambda own: own + "x",
        lambda own: URLSafeSerializer("another secret", salt="guest").dumps("a" * 16),
        lambda own: URLSafeSerializer("a secret of the tests", salt="other").dumps("a" * 16),
        lambda own: URLSafeSerializer("a secret of the tests", salt="guest").dumps([1, 2]),
        lambda own: "nonsense",
        lambda own: "",
    ],
)
async def test_a_forged_cookie_is_ignored(server: Serving, forge: object) -> None:
    async with server.guest() as guest, server.stranger() as thief:
        made = await guest.open("here")
        thief.http.cookies.set(f"{COOKIE}_x", forge(guest.cookie))  # type: ignore[operator]
        async with thief.socket(made["table"]) as browser:
            assert (await browser.hello("us"))["error"] == "not-your-seat"
        answer = await thief.http.get("/api/me")
        assert answer.json()["tables"] == []
        assert "set-cookie" in answer.headers


FOREIGN = ["http://evil.example", "null", "http://[", "file://", "http://127.0.0.1:1"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_page_of_another_site_can_change_nothing(server: Serving, origin: str) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        for method, path in (("PUT", "/api/me"), ("POST", "/api/tables")):
            answer = await guest.http.request(method, path, json={}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
        cookie = f"{COOKIE}_x={guest.cookie}"
        address = f"{server.base.replace('http', 'ws')}/api/tables/{made['table']}/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers={"cookie": cookie, "origin": origin})
        assert refused.value.response.status_code == 403


async def test_a_socket_says_where_it_comes_from(server: Serving) -> None:
    """S12: browsers always send an origin; clients without one are not our page."""
    async with server.guest() as guest:
        made = await guest.open("here")
        address = f"{server.base.replace('http', 'ws')}/api/tables/{made['table']}/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers={"cookie": f"{COOKIE}_x={guest.cookie}"})
        assert refused.value.response.status_code == 403


async def test_a_server_answers_to_its_own_names_only(database: str) -> None:
    """S12: a foreign name that resolves to this server would make its pages ours."""
    hosts = frozenset({"127.0.0.1", "table.example"})
    async with serving(database, hosts=hosts) as server, server.guest() as guest:
        for host, status in (
            ("table.example", 200),
            ("TABLE.example:443", 200),
            ("evil.example", 421),
            ("table.example.evil.example", 421),
            ("[", 421),
        ):
            answer = await guest.http.get("/api/me", headers={"host": host})
            assert answer.status_code == status, host
        answer = await guest.http.get("/healthz", headers={"host": "10.0.0.7"})
        assert answer.status_code == 200
        made = await guest.open("here")
        address = f"{server.base.replace('http', 'ws')}/api/tables/{made['table']}/socket"
        foreign = {"host": "evil.example", "origin": "http://evil.example"}
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=foreign)
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("variables", "names"),
    [
        ({"SANDTABLE_BOUND": "127.0.0.1"}, {"127.0.0.1", "localhost", "::1"}),
        ({"SANDTABLE_BOUND": "0.0.0.0"}, set()),
        (
            {"SANDTABLE_BOUND": "0.0.0.0", "SANDTABLE_URL": "https://table.example:8443"},
            {"table.example", "127.0.0.1", "localhost", "::1"},
        ),
        (
            {"SANDTABLE_BOUND": "::", "SANDTABLE_HOSTS": "One.example, two.example"},
            {"one.example", "two.example", "127.0.0.1", "localhost", "::1"},
        ),
    ],
)
def test_the_names_of_a_server(
    variables: dict[str, str], names: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """S12."""
    for name in ("SANDTABLE_BOUND", "SANDTABLE_URL", "SANDTABLE_HOSTS"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert own_hosts() == names


@pytest.mark.parametrize("entry", [2**31, 2**63, 2**63 - 1, 10**30])
async def test_a_number_too_large_for_the_database_is_refused(server: Serving, entry: int) -> None:
    """S12: it caused an internal error."""
    async with server.guest() as guest:
        made = await guest.open("here")
        path = f"/api/tables/{made['table']}/problem"
        body = {"note": "odd", "side": "us"}
        assert (await guest.http.post(path, json={**body, "entry": 3})).status_code == 200
        answer = await guest.http.post(path, json={**body, "entry": entry})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
        answer = await guest.http.get(f"/api/tables/{made['table']}/replay/{entry}")
        assert answer.status_code in (400, 404, 409, 422), answer.text


@pytest.mark.parametrize(
    "path",
    ["/api/titles/heroes-of-normandie/battles/100/{}", f"/api/tables/{'a' * 16}/replay/{{}}"],
)
@pytest.mark.parametrize("digits", [19, 5000])
async def test_a_number_with_thousands_of_digits_is_no_error_of_the_server(
    server: Serving, path: str, digits: int
) -> None:
    """Python refuses to read it, before any rate is asked: anyone could fill the log."""
    async with server.stranger() as stranger:
        answer = await stranger.http.get(path.format("9" * digits))
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown")


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "An\u3164n",
        "\u2800\u2800",
        "Ann\ufe0f",
        "\u0430nn",
        "Ann\u0391",
        "Ann\u200b",
        "\u0301\u0301",
        " \u00a0 ",
    ],
)
async def test_names_that_hide_or_imitate_are_refused(server: Serving, name: str) -> None:
    """S12: invisible letters, and mixed alphabets that imitate another name."""
    async with server.guest() as guest:
        answer = await guest.http.put("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-name")


@pytest.mark.parametrize(
    "name", ["Łucja Żółć", "Ο Νίκος", "Анна 2", "山田たろう", "José-María", "Ő"]
)
async def test_names_of_any_language_are_accepted(server: Serving, name: str) -> None:
    async with server.guest() as guest:
        answer = await guest.http.put("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text


async def test_a_request_without_an_origin_is_refused_by_its_fetch_site(server: Serving) -> None:
    async with server.guest() as guest:
        for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 400)):
            answer = await guest.http.put("/api/me", json={}, headers={"sec-fetch-site": site})
            assert answer.status_code == status


async def test_the_servers_own_page_may_change_data(server: Serving) -> None:
    async with server.guest() as guest:
        answer = await guest.http.put(
            "/api/me", json={"name": "Ada"}, headers={"origin": server.base}
        )
        assert answer.status_code == 200


async def test_behind_tls_a_page_over_http_is_another_site(database: str) -> None:
    async with serving(database, secure=True) as server, server.guest() as guest:
        safe = server.base.replace("http://", "https://")
        for origin, status in ((server.base, 403), (safe, 200)):
            headers = {"origin": origin}
            answer = await guest.http.put("/api/me", json={"name": "Ada"}, headers=headers)
            assert answer.status_code == status


# Two first requests at the same time


async def first_requests(guest: Guest, reverse: bool) -> tuple[Message, Message]:
    """Request a new table and the own profile before the first answer, in either order; return both
    answers."""
    new = {"title": TITLE, "scenario": "la-raye", "side": "us", "opponent": "here"}
    body = {**new, "nonce": new_nonce()}
    requests = [
        guest.http.build_request("POST", "/api/tables", json=body),
        guest.http.build_request("GET", "/api/me"),
    ]
    answers = {}
    for request in reversed(requests) if reverse else requests:
        assert "cookie" not in request.headers
        answers[request.method] = (await guest.http.send(request)).json()
    return answers["POST"], answers["GET"]


@pytest.mark.parametrize("reverse", [False, True])
async def test_no_answer_of_two_first_requests_is_lost(server: Serving, reverse: bool) -> None:
    async with server.stranger() as guest, server.guest() as other:
        made, _ = await first_requests(guest, reverse)
        assert len(guest.http.cookies) == 2
        table = made["table"]
        assert [one["id"] for one in (await me(guest))["tables"]] == [table]
        async with guest.sit(table, "us") as browser:
            assert browser.frame["seats"] == ["us", "de"]
            assert browser.frame["players"][0]["you"]
            assert browser.frame["players"][0]["online"]
            await guest.http.put("/api/me", json={"name": "Ada"})
            await browser.until(lambda frame: frame["players"][0]["name"] == "Ada")
        # The next table belongs to the same guest, and another guest sees only their own.
        made = await guest.open("friend")
        assert (await other.join(made))["seats"] == ["de"]
        assert len((await me(guest))["tables"]) == 2
        (seen,) = (await me(other))["tables"]
        assert seen["players"][0]["name"] == "Ada"


async def test_two_cookies_do_not_change_the_guest(server: Serving) -> None:
    async with server.stranger() as guest:
        _, first = await first_requests(guest, reverse=True)
        for _ in range(3):
            assert (await me(guest))["name"] == first["name"]
        assert len(guest.http.cookies) == 2


async def me(guest: Guest) -> Message:
    answer: Message = (await guest.http.get("/api/me")).json()
    return answer


# Sizes


async def test_a_body_has_a_limit_whatever_it_says_of_its_length(server: Serving) -> None:
    async def endless() -> object:
        for _ in range(100):
            yield b" " * 4096

    async with server.guest() as guest:
        json_type = {"content-type": "application/json"}
        for content in (b" " * 70_000, endless()):
            answer = await guest.http.post("/api/tables", content=content, headers=json_type)  # type: ignore[arg-type]
            assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


async def test_a_message_has_a_limit(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as browser:
            await browser.connection.send("x" * 20_000)
            assert (await browser.get("rejected"))["error"] == "too-large"
            await browser.connection.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await browser.get("never")
            assert browser.connection.close_code == 1009


# Rates


class Tight(RateLimits):
    """Limits with low rates."""

    def __init__(self, **rates: int) -> None:
        super().__init__()
        for what, rate in rates.items():
            (self._a_day if what in self._a_day else self._a_minute)[what] = rate


async def test_requests_have_a_rate(database: str) -> None:
    async with serving(database, limits=Tight(request=5)) as server, server.guest() as guest:
        statuses = [(await guest.http.get("/api/titles")).status_code for _ in range(8)]
        assert statuses[:5] == [200] * 5
        assert statuses[-1] == 429
        answer = await guest.http.get("/api/titles")
        assert answer.json()["error"] == "too-fast"
        async with server.guest() as other:
            assert (await other.http.get("/api/titles")).status_code == 200


async def test_new_guests_and_new_tables_have_a_rate(database: str) -> None:
    limits = Tight(guest=3, create=2)
    async with serving(database, limits=limits) as server:
        async with server.guest() as guest:
            await guest.open("here")
            await guest.open("here")
            body = {"title": "t", "scenario": "s", "side": "us", "opponent": "here"}
            answer = await guest.http.post("/api/tables", json={**body, "nonce": new_nonce()})
            assert answer.status_code == 429
        async with httpx2.AsyncClient(base_url=server.base, verify=False) as http:
            statuses = []
            for _ in range(4):
                http.cookies.clear()
                statuses.append((await http.get("/api/me")).status_code)
            assert statuses == [200, 200, 429, 429]


async def test_guests_of_one_network_share_a_rate_of_new_tables(database: str) -> None:
    """Creating guests is free, so without a shared rate one address could open any number of
    tables."""
    limits = Tight(**{"create from network": 2})
    async with serving(database, limits=limits) as server:
        body = {"title": "t", "scenario": "s", "side": "us", "opponent": "here"}
        statuses = []
        for _ in range(3):
            async with server.guest() as guest:
                answer = await guest.http.post("/api/tables", json={**body, "nonce": new_nonce()})
                statuses.append(answer.status_code)
        assert statuses == [404, 404, 429]


async def test_changes_of_stored_data_have_a_rate(database: str) -> None:
    """Each change is written to the disk, and no one types that fast."""
    async with serving(database, limits=Tight(change=3)) as server, server.guest() as ann:
        draft = (await ann.http.post("/api/studio/drafts", json={"title": TITLE})).json()
        path = f"/api/studio/drafts/{draft['id']}"
        statuses = []
        for revision in range(1, 5):
            body = {"revision": revision, "text": f"{draft['text']}# {revision}\n"}
            statuses.append((await ann.http.put(path, json=body)).status_code)
        assert statuses == [200, 200, 200, 429]
        table = (await ann.open("here"))["table"]
        for method, other in (
            ("DELETE", path),
            ("POST", f"{path}/restore"),
            ("PUT", "/api/me"),
            ("POST", f"/api/tables/{table}/unlist"),
        ):
            body = {"name": "Ada"} if other == "/api/me" else {}
            answer = await ann.http.request(method, other, json=body)
            assert (answer.status_code, answer.json()["error"]) == (429, "too-fast"), other


async def test_generated_scenarios_have_a_rate(database: str) -> None:
    """Generating a random battle takes 20 ms in which all tables wait, and there is an endless
    supply."""
    title = "heroes-of-normandie"
    path = f"/api/titles/{title}/scenarios"
    async with serving(database, limits=Tight(**{"lay out": 2})) as server, server.guest() as ann:
        battles = [sandtable.load(title).random_battle(seed, "100") for seed in (1, 2, 3)]
        statuses = [(await ann.http.get(f"{path}/{id}")).status_code for id in battles]
        assert statuses == [200, 200, 429]
        assert (await ann.http.get(f"{path}/{battles[2]}/estimate")).status_code == 429
        assert (await ann.http.get(f"{path}/godsend")).status_code == 200, (
            "a printed scenario needs no generation"
        )
        missing = "/api/studio/versions/no-such-mill"
        for address in (missing, f"{missing}/1"):
            assert (await ann.http.get(address)).status_code == 429


@pytest.mark.parametrize(
    "what", ["change", "check", "coach", "export", "lay out", "report", "say", "socket", "trial"]
)
def test_guests_of_one_network_share_every_rate(what: str) -> None:
    """Otherwise a client could multiply its rates by creating guests."""
    limits = RateLimits()
    ann, where = Visitor(("ann",), "a session"), "10.0.0.1"
    done = 0
    while limits.allows_guest(what, Visitor((f"guest {done}",)), where):
        done += 1
        # The rate recovers a little during the loop.
        assert done <= 10.1 * limits.rate(what), "more than a club needs"
    assert not limits.allows_guest(what, Visitor(("one more",)), where)
    assert limits.allows_guest(what, Visitor(("far away",)), "10.0.0.2")
    assert limits.allows_guest(what, ann, where), "an account counts for itself"


async def test_guests_of_one_network_share_a_turn_at_finished_games(database: str) -> None:
    """Seventeen guests with six requests each took all places in the queue."""
    asked: list[str] = []

    async def answer(self: object, client: str, request: object) -> None:
        asked.append(client)
        raise TimeoutError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AnalysisQueue, "answer", answer)
        async with serving(database) as server:
            path = f"/api/titles/{TITLE}/scenarios/la-raye/estimate"
            for _ in range(2):
                async with server.guest() as guest:
                    assert (await guest.http.get(path)).status_code == 503
    assert asked == ["127.0.0.1"] * 2


async def test_guests_of_one_network_share_a_rate_of_requests(database: str) -> None:
    async with serving(database, limits=Tight(**{"request from network": 4})) as server:
        statuses = []
        for _ in range(3):
            # The first request of each client creates a guest.
            async with server.guest() as guest:
                statuses.append((await guest.http.get("/api/challenges")).status_code)
        assert statuses == [200, 200, 429]


async def test_guests_of_one_network_share_a_rate_at_their_tables(database: str) -> None:
    """An address has hundreds of connections, and could use a new guest for each."""
    limits = Tight(**{"message from network": 5, "explore from network": 1})
    async with serving(database, limits=limits) as server:
        explored = []
        for _ in range(2):
            async with server.guest() as guest:
                made = await guest.open("here")
                async with guest.sit(made["table"], "us") as browser:
                    line = [browser.frame["ask"]["options"][0]["move"]]
                    decision = browser.frame["decision"]
                    await browser.say(type="explore", decision=decision, line=line)
                    explored.append((await browser.get("explored", "rejected"))["type"])
        assert explored == ["explored", "rejected"]
        async with server.guest() as guest:
            made = await guest.open("here")
            async with guest.sit(made["table"], "us") as browser:
                await browser.say(type="ping")
                await browser.connection.wait_closed()
                assert browser.connection.close_code == 4429


def test_an_ipv6_household_is_one_client() -> None:
    def asking(address: str) -> HTTPConnection:
        return HTTPConnection({"type": "http", "client": (address, 1), "headers": []})

    assert host(asking("2001:db8::1")) == host(asking("2001:db8::2"))
    assert host(asking("10.0.0.1")) != host(asking("10.0.0.2"))


async def test_messages_have_a_rate(database: str) -> None:
    async with serving(database, limits=Tight(message=10)) as server, server.guest() as guest:
        made = await guest.open("here")
        async with guest.socket(made["table"]) as browser:
            for _ in range(10):
                await browser.say(type="ping")
                await browser.next()
            await browser.say(type="ping")
            await browser.connection.wait_closed()
            assert browser.connection.close_code == 4429


async def test_explorations_have_a_rate(database: str) -> None:
    async with serving(database, limits=Tight(explore=2)) as server, server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as browser:
            line = [browser.frame["ask"]["options"][0]["move"]]
            types = []
            for _ in range(3):
                decision = browser.frame["decision"]
                await browser.say(type="explore", decision=decision, line=line)
                types.append((await browser.get("explored", "rejected"))["type"])
            assert types == ["explored", "explored", "rejected"]
            assert (await browser.commit(line))["type"] == "accepted"


async def test_a_log_does_not_grow_without_end(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undos and offers never end a game. Within the rates of a day a log could get a million
    entries, which held up all tables for a minute whenever it was read."""
    monkeypatch.setattr(sockets, "MOST_ENTRIES", 40)
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as us, guest.sit(made["table"], "de") as de:
            answers = []
            for _ in range(20):
                answers.append((await us.ask("offer", kind="draw")).get("error"))
                if answers[-1] is None:
                    await de.ask("answer", accept=False)
            assert answers[0] is None
            assert answers[-1] == "too-long"
            decision, options = us.frame["decision"], us.frame["ask"]["options"]
            line = [options[0]["move"]]
            assert (await us.ask("commit", decision=decision, choose=line))["error"] == "too-long"
            assert (await us.ask("undo"))["error"] == "too-long"
            assert (await us.ask("resign"))["type"] == "accepted"


async def test_spectators_without_a_cookie_do_not_share_a_guests_rate(database: str) -> None:
    async with (
        serving(database, limits=Tight(message=10)) as server,
        server.guest() as guest,
        server.stranger() as stranger,
    ):
        made = await guest.open("here")
        async with stranger.socket(made["table"]) as browser:
            for _ in range(10):
                await browser.say(type="ping")
                await browser.next()
        async with guest.sit(made["table"], "us") as browser:
            assert browser.frame["seat"] == "us"


async def test_sockets_have_a_rate_and_a_number(database: str) -> None:
    async with serving(database, limits=Tight(socket=3)) as server, server.guest() as guest:
        made = await guest.open("here")
        for _ in range(3):
            async with guest.sit(made["table"], "us"):
                pass
        with pytest.raises(InvalidStatus):
            async with guest.sit(made["table"], "us"):
                pass
    limits = RateLimits()
    limits._most_sockets = 2
    with limits.socket("a") as one, limits.socket("a") as two, limits.socket("a") as three:
        assert (one, two, three) == (True, True, False)
    with limits.socket("a") as again:
        assert again


async def test_permanent_data_has_a_daily_limit(database: str) -> None:
    """Tables are made in a second and kept for years; those of guests count by network."""
    limits = Tight(**{"table": 6, "challenge": 1, "listed": 1, "problem": 1, "copied game": 1})
    async with serving(database, limits=limits) as server, server.guest() as guest:
        made = await guest.open("here")
        path = f"/api/tables/{made['table']}"
        async with guest.sit(made["table"], "us") as browser:
            await browser.ask("resign")

        async def twice(path: str, **body: object) -> list[int]:
            return [(await guest.http.post(path, json=body)).status_code for _ in range(2)]

        assert await twice(f"{path}/problem", note="odd") == [200, 429]
        copy = {"entry": 0, "side": "us", "agent": "random", "nonce": new_nonce()}
        assert await twice(f"{path}/from-here", **copy) == [200, 429]
        new = {"title": TITLE, "scenario": "la-raye", "side": "us", "nonce": new_nonce()}
        assert await twice("/api/tables", **new, opponent="anyone") == [200, 429]
        async with server.guest() as other:
            friend = {**new, "opponent": "friend", "listed": True}
            assert (await other.http.post("/api/tables", json=friend)).status_code == 200
            here = {**new, "opponent": "here"}
            assert (await other.http.post("/api/tables", json=here)).status_code == 429


async def test_a_rematch_counts_as_a_new_table(database: str) -> None:
    """At its socket it had only the rate of messages: hundreds of tables a minute."""
    async with serving(database, limits=Tight(create=1)) as server, server.guest() as guest:
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as browser:
            await browser.ask("resign")
            answer = await browser.ask("rematch", nonce=new_nonce())
            assert (answer["type"], answer["error"]) == ("rejected", "too-fast")


async def test_guests_of_one_network_share_a_rate_of_sockets(database: str) -> None:
    limits = Tight(**{"socket from network": 2})
    async with serving(database, limits=limits) as server, server.guest() as guest:
        made = await guest.open("here")
        for _ in range(2):
            async with server.guest() as other, other.sit(made["table"], None):
                pass
        async with server.guest() as other:
            with pytest.raises(InvalidStatus):
                async with other.sit(made["table"], None):
                    pass


async def test_armies_are_checked_at_a_rate(database: str) -> None:
    """A long text with a fault in each line is answered with 250 kB."""
    path = "/api/titles/heroes-of-normandie/armies"
    body = {"side": "us", "points": 100, "text": "nothing\n" * 900}
    async with serving(database, limits=Tight(check=2)) as server, server.guest() as guest:
        statuses = [(await guest.http.post(path, json=body)).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


def test_old_clients_are_not_searched_at_each_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sandtable.server.edge.security.MOST_REMEMBERED", 10)
    limits = RateLimits()
    rebuilt = 0
    for number in range(1000):
        before = limits._used_until
        assert limits.allows("create", str(number))
        rebuilt += limits._used_until is not before
    assert rebuilt < 10


def test_a_daily_limit_recovers_by_the_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("sandtable.server.edge.security.time.monotonic", lambda: now)
    limits = Tight(table=24)
    assert [limits.allows("table", "a") for _ in range(25)] == [True] * 24 + [False]
    now += 3601
    assert [limits.allows("table", "a") for _ in range(2)] == [True, False]


def test_a_rate_recovers_and_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("sandtable.server.edge.security.time.monotonic", lambda: now)
    monkeypatch.setattr("sandtable.server.edge.security.MOST_REMEMBERED", 10)
    limits = Tight(create=2)
    assert [limits.allows("create", "a") for _ in range(3)] == [True, True, False]
    now += 31
    assert [limits.allows("create", "a") for _ in range(2)] == [True, False]
    for number in range(50):
        now += 61
        assert limits.allows("create", str(number))
    assert len(limits._used_until) <= 11


# Logs and stored data


async def test_no_secret_is_in_a_log_or_an_address(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    # Log levels as in a running server, and all messages of Sandtable itself.
    caplog.set_level(logging.WARNING)
    caplog.set_level(logging.DEBUG, "sandtable")
    async with server.guest() as one, server.guest() as other:
        made = await one.open("friend")
        await other.join(made)
        row = await server.hub.store.table(made["table"])
        hush = [row.secret, made["invitation"], one.cookie]
        async with one.sit(made["table"], "us") as us:
            await us.commit(["nonsense"])
            await us.connection.send(b"\xff" + made["invitation"].encode())
            await us.get("rejected")
        await break_something(one, made["table"])
        assert "it failed" in caplog.text
        assert not [word for word in hush if word in caplog.text]


async def break_something(guest: Guest, table: str) -> None:
    """Log an error of the database."""
    store = guest.serving.hub.store
    row = await store.table(table)
    with pytest.raises(Exception, match="UNIQUE") as failed:
        await store.add_table(row, [])
    assert row.secret not in str(failed.value)
    logging.getLogger("sandtable.server").error("it failed", exc_info=failed.value)


async def test_an_invitation_is_not_stored_in_plain_text(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("friend")
        row = await server.hub.store.table(made["table"])
        assert made["invitation"] not in json.dumps(
            [getattr(row, name) for name in row.__slots__], default=str
        )


async def test_a_silent_connection_delays_no_one(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        async with guest.socket(made["table"]), guest.sit(made["table"], "us") as browser:
            line = [browser.frame["ask"]["options"][0]["move"]]
            async with asyncio.timeout(90):
                assert (await browser.commit(line))["type"] == "accepted"
