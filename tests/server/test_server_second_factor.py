"""The second factor: app codes, recovery codes, and ending single sessions."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import sqlalchemy as sa
from fake_post import FakePost, fake_post, token_in
from server_table import Guest, Serving, serving
from sqlalchemy import event
from test_server_accounts import OTHER, PASSWORD, error, log_in, post, set_up, sign_up
from test_server_sessions import expect_shut_out

from sandtable.cli import main
from sandtable.server.accounts import totp
from sandtable.server.accounts.devices import device_of
from sandtable.server.accounts.passwords import Passwords
from sandtable.server.edge import sockets
from sandtable.server.edge.security import RateLimits
from sandtable.server.edge.shared_limits import QUOTAS


class App:
    """An authenticator app whose clock a test can set."""

    def __init__(self, secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.secret = secret
        self.now = time.time()
        monkeypatch.setattr("sandtable.server.accounts.factor_store.time.time", lambda: self.now)

    def code(self) -> str:
        """Return a code that has not been used."""
        self.now += totp.STEP
        return totp.code_at(self.secret, int(self.now) // totp.STEP)


async def turn_on(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> tuple[App, list[str]]:
    """Set up a second factor; return the app and the recovery codes."""
    answer = await post(guest, "account/factor", password=PASSWORD)
    assert answer.status_code == 200, answer.text
    app = App(answer.json()["secret"], monkeypatch)
    answer = await guest.http.put("/api/account/factor", json={"code": app.code()})
    assert answer.status_code == 200, answer.text
    codes: list[str] = answer.json()["codes"]
    return app, codes


async def enter(guest: Guest, code: str = "", password: str = PASSWORD) -> Any:
    return await post(guest, "session", name="Ann Onym", password=password, code=code)


async def security(guest: Guest) -> Any:
    answer = await guest.http.get("/api/account/security")
    assert answer.status_code == 200, answer.text
    return answer.json()


# Codes


@pytest.mark.parametrize(
    ("seconds", "code"),
    [
        (59, "287082"),
        (1111111109, "081804"),
        (1111111111, "050471"),
        (1234567890, "005924"),
        (2000000000, "279037"),
        (20000000000, "353130"),
    ],
)
def test_codes_are_those_of_the_standard(seconds: int, code: str) -> None:
    """RFC 6238, appendix B: the last six of its eight digits."""
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    assert totp.code_at(secret, seconds // totp.STEP) == code
    assert totp.step_of(secret, f" {code[:3]} {code[3:]} ", seconds) == seconds // totp.STEP
    for late in (-totp.STEP, totp.STEP):
        assert totp.step_of(secret, code, seconds + late) == seconds // totp.STEP
    assert totp.step_of(secret, code, seconds + 3 * totp.STEP) is None
    for wrong in ("", "000000", code[:-1], f"{code}0", "١٢٣٤٥٦"):
        assert totp.step_of(secret, wrong, seconds) is None


def test_an_app_can_read_the_secret() -> None:
    secret = totp.new_secret()
    uri = totp.uri(secret, "Ann & Łucja?")
    parts = urlsplit(uri)
    assert (parts.scheme, parts.netloc) == ("otpauth", "totp")
    assert parse_qs(parts.query) == {"secret": [secret], "issuer": ["Sandtable"]}
    assert totp.picture(uri).startswith("data:image/svg+xml")
    assert len({totp.new_secret() for _ in range(100)}) == 100


def test_recovery_codes_are_read_however_they_are_typed() -> None:
    codes = totp.new_recovery_codes()
    assert len(set(codes)) == totp.RECOVERY_CODES
    for code in codes:
        assert re.fullmatch(r"([0-9a-z]{4}-){3}[0-9a-z]{4}", code)
        typed = f" {code.upper().replace('-', ' ').replace('0', 'O').replace('1', 'l')} "
        assert totp.is_recovery_code(typed)
        assert totp.hash_recovery_code(typed) == totp.hash_recovery_code(code)
    assert not totp.is_recovery_code("123456")


# Setting up and removing the second factor


async def test_the_second_factor_from_start_to_end(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.guest() as ann, server.stranger() as there:
        await sign_up(ann)
        await log_in(there)
        assert error(await post(ann, "account/factor", password="wrong")) == (401, "wrong-password")
        app, codes = await turn_on(ann, monkeypatch)
        # All other sessions ended, because they were opened without the second factor.
        assert (await there.http.get("/api/account")).status_code == 401
        assert (await ann.http.get("/api/account")).json()["second_factor"] is True
        assert (await security(ann))["codes_left"] == len(codes) == 10

        assert error(await enter(there)) == (401, "code-needed")
        assert error(await enter(there, "000000")) == (401, "wrong-code")
        assert error(await enter(there, app.code(), "wrong")) == (401, "wrong-password")
        assert len((await security(ann))["sessions"]) == 1
        code = app.code()
        assert (await enter(there, code)).status_code == 200
        await post(there, "session/end")
        # A used code is invalid, so a code that someone has seen is worthless.
        assert error(await enter(there, code)) == (401, "wrong-code")
        assert (await enter(there, codes[0].upper())).status_code == 200
        await post(there, "session/end")
        assert error(await enter(there, codes[0])) == (401, "wrong-code")
        assert (await security(ann))["codes_left"] == 9

        again = await post(ann, "account/factor", password=PASSWORD, code=app.code())
        assert error(again) == (409, "has-factor")
        off = "account/factor/removal"
        assert error(await post(ann, off, password=PASSWORD)) == (401, "code-needed")
        wrong = await post(ann, off, password="wrong", code=app.code())
        assert error(wrong) == (401, "wrong-password")
        answer = await post(ann, off, password=PASSWORD, code=app.code())
        assert answer.status_code == 200
        assert (await enter(there)).status_code == 200
        assert (await security(ann))["second_factor"] is False
        rows = await server.hub.store.fetch(sa.text("SELECT * FROM recovery_codes"))
        assert rows == []


async def test_a_secret_counts_when_it_is_confirmed(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.guest() as ann, server.stranger() as there:
        await sign_up(ann)
        confirm = {"code": "123456"}
        assert error(await ann.http.put("/api/account/factor", json=confirm)) == (401, "wrong-code")
        first = (await post(ann, "account/factor", password=PASSWORD)).json()["secret"]
        assert (await log_in(there)).status_code == 200
        second = (await post(ann, "account/factor", password=PASSWORD)).json()["secret"]
        for secret, status in ((first, 401), (second, 200)):
            code = App(secret, monkeypatch).code()
            answer = await ann.http.put("/api/account/factor", json={"code": code})
            assert answer.status_code == status


async def test_new_recovery_codes_end_the_old_ones(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.guest() as ann, server.stranger() as there:
        await sign_up(ann)
        assert error(await post(ann, "account/codes", password=PASSWORD)) == (409, "no-factor")
        app, old = await turn_on(ann, monkeypatch)
        assert error(await post(ann, "account/codes", password=PASSWORD)) == (401, "code-needed")
        answer = await post(ann, "account/codes", password=PASSWORD, code=app.code())
        new = answer.json()["codes"]
        assert not {*old} & {*new}
        assert error(await enter(there, old[0])) == (401, "wrong-code")
        assert (await enter(there, new[0])).status_code == 200


async def test_secrets_are_kept_to_the_server(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.guest() as ann:
        await sign_up(ann)
        app, codes = await turn_on(ann, monkeypatch)
        rows = await server.hub.store.fetch(sa.text("SELECT * FROM recovery_codes"))
        assert not any(code.replace("-", "") in str(rows) for code in codes)
        told = [
            (await ann.http.get(path)).text
            for path in ("/api/me/data", "/api/account", "/api/account/security")
        ]
        assert app.secret not in "".join(told)


async def test_a_deleted_account_leaves_no_factor(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.guest() as ann:
        await sign_up(ann)
        app, _ = await turn_on(ann, monkeypatch)
        assert error(await post(ann, "me/deletion", password=PASSWORD)) == (401, "code-needed")
        answer = await post(ann, "me/deletion", password=PASSWORD, code=app.code())
        assert answer.status_code == 200
        for table in ("factors", "recovery_codes", "accounts"):
            assert await server.hub.store.fetch(sa.text(f"SELECT * FROM {table}")) == []


# Protected actions


async def test_actions_that_give_control_ask_for_the_code_too(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thief with the session and the password does not have the phone."""
    async with (
        fake_post() as (_, way),
        serving(database, post=way) as server,
        server.guest() as ann,
    ):
        await sign_up(ann)
        app, _ = await turn_on(ann, monkeypatch)
        rename = {"name": "Bea", "password": PASSWORD}
        password = {"old": PASSWORD, "new": OTHER}
        settings = {"email": "", "webhook": "https://x.example/", "language": "en"}
        asked = [
            ("/api/me", rename),
            ("/api/account", {**settings, "password": PASSWORD}),
            ("/api/account", {**settings, "email": "b@example.org", "password": PASSWORD}),
            ("/api/account/password", password),
        ]
        for path, body in asked:
            answer = await ann.http.put(path, json=body)
            assert error(answer) == (401, "code-needed")
            answer = await ann.http.put(path, json={**body, "code": "000000"})
            assert error(answer) == (401, "wrong-code")
        for path, body in asked:
            answer = await ann.http.put(path, json={**body, "code": app.code()})
            assert answer.status_code == 200, answer.text


async def test_a_new_password_by_email_keeps_the_second_factor(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        mailed(database, monkeypatch) as (server, box, _, app, _codes),
        server.stranger() as there,
    ):
        begun = len(box.letters)
        await post(there, "account/forgotten", name="Ann Onym")
        token = token_in(await box.next(begun + 1), "reset")
        answer = await post(there, "account/reset", token=token, password=OTHER)
        assert answer.status_code == 200
        assert error(await enter(there, "", OTHER)) == (401, "code-needed")
        assert (await enter(there, app.code(), OTHER)).status_code == 200


# What the answers reveal


async def test_before_the_right_password_nothing_reveals_a_factor_or_a_name(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All answers are the same and take the same work: as many hashes and statements."""
    async with server.guest() as ann, server.guest() as bea, server.stranger() as thief:
        await sign_up(ann)
        await turn_on(ann, monkeypatch)
        await sign_up(bea, "Bea")
        hashes: list[str] = []
        checked = Passwords._check

        async def count(self: Passwords, hashed: str, password: str, threads: Any) -> bool:
            hashes.append(hashed.rpartition("$")[0].rpartition("$")[0])
            return await checked(self, hashed, password, threads)

        monkeypatch.setattr(Passwords, "_check", count)
        statements: list[str] = []

        def note(*said: Any) -> None:
            # The server's background tasks query other tables.
            if re.search(r"accounts\.login|factors|recovery_codes|limits", said[2]):
                statements.append(said[2])

        event.listen(sa.Engine, "before_cursor_execute", note)
        told = []
        # One request before, so that one-time work for unknown names is done.
        await post(thief, "session", name="Nobody", password="wrong")
        for name in ("Ann Onym", "Bea", "Nobody"):
            for code in ("", "123456", "0000-0000-0000-0000"):
                hashes.clear()
                statements.clear()
                answer = await post(thief, "session", name=name, password="wrong", code=code)
                told.append((answer.status_code, answer.text, [*hashes], [*statements]))
        event.remove(sa.Engine, "before_cursor_execute", note)
        assert len(told[0][2]) == 1
        assert told[0][3]
        assert told == [told[0]] * len(told)


# Guessing codes


async def test_codes_cannot_be_guessed_from_many_addresses(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner still gets in, from a known browser or with a recovery code."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1")
    async with mailed(database, monkeypatch, RateLimits()) as (server, box, ann, app, codes):
        await post(ann, "session/end")
        begun = len(box.letters)
        async with server.stranger() as thief, server.stranger() as elsewhere:
            statuses = []
            for number in range(QUOTAS["code"][0].times + 3):
                thief.http.headers["x-forwarded-for"] = f"203.0.113.{number}"
                statuses.append((await enter(thief, f"{number:06}")).status_code)
            assert statuses == [401] * (len(statuses) - 3) + [429] * 3
            # The owner is notified once.
            assert "trying to log in" in str((await box.next(begun + 1))["Subject"])
            assert (await enter(ann, app.code())).status_code == 200
            elsewhere.http.headers["x-forwarded-for"] = "198.51.100.1"
            assert (await enter(elsewhere, app.code())).status_code == 429
            assert (await enter(elsewhere, codes[3])).status_code == 200
        subjects = [str(letter["Subject"]) for letter in box.letters]
        assert sum("trying to log in" in subject for subject in subjects) == 1


# Emails


@asynccontextmanager
async def mailed(
    database: str, monkeypatch: pytest.MonkeyPatch, limits: RateLimits | None = None
) -> AsyncIterator[tuple[Serving, FakePost, Guest, App, list[str]]]:
    """Yield a server with a mail server, and Ann with an address and a second factor."""
    async with (
        fake_post() as (box, way),
        serving(database, post=way, limits=limits) as server,
        server.guest() as ann,
    ):
        await sign_up(ann)
        await set_up(ann, email="ann@example.org")
        await post(ann, "account/confirm", token=token_in(await box.next(), "confirm"))
        app, codes = await turn_on(ann, monkeypatch)
        await box.next(2)
        yield server, box, ann, app, codes


async def test_the_owner_is_notified_of_every_change(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with mailed(database, monkeypatch) as (server, box, ann, app, codes):
        assert "is on" in (await box.next(2))["Subject"]
        async with server.stranger() as there:
            assert (await enter(there, codes[0])).status_code == 200
        used = await box.next(3)
        assert "was used" in used["Subject"]
        assert "Codes left: 9" in used.get_content()
        await post(ann, "account/codes", password=PASSWORD, code=app.code())
        assert "New recovery codes" in (await box.next(4))["Subject"]
        await post(ann, "account/factor/removal", password=PASSWORD, code=app.code())
        assert "is off" in (await box.next(5))["Subject"]
        assert {str(letter["To"]) for letter in box.letters} == {"ann@example.org"}


async def test_emails_cannot_be_sent_without_end(database: str) -> None:
    """The limit holds for all callers: the owner's mailbox is not flooded, and the last link stays
    valid."""
    async with (
        fake_post() as (box, way),
        serving(database, post=way) as server,
        server.guest() as ann,
    ):
        await sign_up(ann)
        await set_up(ann, email="ann@example.org")
        await post(ann, "account/confirm", token=token_in(await box.next(), "confirm"))
        limits = server.app.state.access.limits if server.app else None
        assert limits is not None
        limits._quotas["letter to account"] = QUOTAS["letter to account"]
        most = QUOTAS["letter to account"][0].times
        for number in range(most + 5):
            assert (await post(ann, "account/forgotten", name="Ann Onym")).json() == {}
            await box.next(2 + min(number, most - 1))
        await asyncio.sleep(0.2)
        assert len(box.letters) == 1 + most
        for letter in box.letters[1:]:
            token = token_in(letter, "reset")
            answer = await post(ann, "account/reset", token=token, password=OTHER)
            assert answer.status_code == (200 if letter is box.letters[-1] else 404)


# Sessions


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, "
            "like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/138.0.0.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        ("<script>alert(1)</script>", ""),
        ("", ""),
    ],
)
def test_a_device_is_named_after_its_browser(agent: str, device: str) -> None:
    assert device_of(agent) == device


async def test_sessions_are_listed_and_ended_one_by_one(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their connections end too, and no other user's."""
    monkeypatch.setattr(sockets, "COOKIE_SECONDS", 0.2)
    async with (
        server.guest() as ann,
        server.stranger() as phone,
        server.stranger() as desk,
        server.guest() as bea,
    ):
        await sign_up(ann)
        await sign_up(bea, "Bea")
        phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 16; Mobile) Firefox/140.0"
        await log_in(phone)
        await log_in(desk)
        table = (await ann.open("here"))["table"]
        listed = (await security(ann))["sessions"]
        assert sorted(one["current"] for one in listed) == [False, False, True]
        (number,) = [one["number"] for one in listed if one["device"] == "Firefox, Android"]
        (own,) = [one["number"] for one in listed if one["current"]]
        end = "account/sessions/end"
        # Others, clients without a session, and incomplete numbers are refused.
        assert error(await post(bea, end, number=number)) == (404, "unknown-session")
        async with server.stranger() as nobody:
            assert error(await post(nobody, end, number=number)) == (401, "logged-out")
        for odd in (number[:-1], "%" * 16, "", "_" * 16):
            assert (await post(ann, end, number=odd)).status_code == 400
        assert error(await post(ann, end, number=own)) == (409, "own-session")
        async with phone.sit(table, "us") as there, ann.sit(table, "us") as here:
            assert (await post(ann, end, number=number)).status_code == 200
            await expect_shut_out(there)
            assert (await here.ask("resign"))["type"] == "accepted"
        assert (await phone.http.get("/api/account")).status_code == 401
        assert (await desk.http.get("/api/account")).status_code == 200
        assert error(await post(ann, end, number=number)) == (404, "unknown-session")
        assert len((await security(ann))["sessions"]) == 2


# Help from the host


@pytest.mark.parametrize("removes", [False, True])
async def test_the_host_can_help_a_user_who_has_lost_the_phone(
    database: str,
    removes: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with serving(database) as server, server.guest() as ann, server.stranger() as there:
        await sign_up(ann)
        app, codes = await turn_on(ann, monkeypatch)
        option = ["--remove-second-factor"] if removes else []
        command = ["account", "reset", "Ann Onym", "--database", database, *option]
        assert await asyncio.to_thread(main, command) == 0
        said = capsys.readouterr().out
        assert ("--remove-second-factor" in said) is not removes
        found = re.search(r"/reset#([\w-]+)$", said, re.MULTILINE)
        assert found is not None
        await post(there, "account/reset", token=found[1], password=OTHER)
        answer = await enter(there, "", OTHER)
        if removes:
            assert answer.status_code == 200
            assert error(await ann.http.get("/api/account")) == (401, "logged-out")
        else:
            assert error(answer) == (401, "code-needed")
            assert (await enter(there, codes[0], OTHER)).status_code == 200
            await post(there, "session/end")
            assert (await enter(there, app.code(), OTHER)).status_code == 200


async def test_a_code_works_on_one_of_two_servers(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two simultaneous logins with one code, one succeeds."""
    async with (
        serving(shared) as one,
        serving(shared) as other,
        one.guest() as ann,
        one.stranger() as here,
        other.stranger() as there,
    ):
        await sign_up(ann)
        app, codes = await turn_on(ann, monkeypatch)
        for code in (app.code(), codes[0]):
            answers = await asyncio.gather(enter(here, code), enter(there, code))
            assert sorted(answer.status_code for answer in answers) == [200, 401]
            for guest in (here, there):
                await post(guest, "session/end")
