"""Accounts: a guest registers a name and a password, uses them, and deletes the account."""

import asyncio
import json
import logging
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher, extract_parameters
from fake_post import FakePost, fake_post, token_in
from server_table import Guest, Serving, play_out, serving

from sandtable.cli import main
from sandtable.core import Rng
from sandtable.server.accounts.accounts_store import AccountStore
from sandtable.server.accounts.email_links import Link
from sandtable.server.accounts.identity import COOKIE, SESSION
from sandtable.server.accounts.passwords import Passwords
from sandtable.server.edge import sockets
from sandtable.server.edge.security import RateLimits
from sandtable.server.social.mail import MailConfigError, Mailer

PASSWORD = "correct horse battery"
OTHER = "staple of another kind"
DEAR = Passwords.hasher
"""The server's real password hasher. The tests use a faster one."""


async def post(guest: Guest, path: str, **body: object) -> Any:
    return await guest.http.post(f"/api/{path}", json=body)


async def sign_up(guest: Guest, name: str = "Ann Onym", password: str = PASSWORD) -> Any:
    answer = await post(guest, "account", name=name, password=password)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def log_in(guest: Guest, name: str = "Ann Onym", password: str = PASSWORD) -> Any:
    return await post(guest, "session", name=name, password=password)


async def games(guest: Guest) -> list[str]:
    return [table["id"] for table in (await guest.http.get("/api/me")).json()["tables"]]


async def set_up(guest: Guest, **changes: str) -> Any:
    """Change the settings of an account, with the right password unless another is given."""
    settings = {"email": "", "webhook": "", "language": "en", "password": PASSWORD, **changes}
    return await guest.http.put("/api/account", json=settings)


def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


# Sign-up and log-in


async def test_a_guests_games_move_along(server: Serving) -> None:
    async with server.guest() as guest:
        table = (await guest.open("here"))["table"]
        old = dict(guest.http.cookies)
        account = await sign_up(guest, "  Ann   Onym ")
        assert account["name"] == "Ann Onym"
        me = (await guest.http.get("/api/me")).json()
        assert me["account"] is True
        assert me["name"] == "Ann Onym"
        assert [one["id"] for one in me["tables"]] == [table]
        assert not any(name.startswith(COOKIE) for name in guest.http.cookies)
        assert SESSION in guest.http.cookies
        async with guest.sit(table, "us") as browser:
            assert browser.frame["ask"] is not None
    # The old cookie of the guest is invalid now.
    async with server.stranger() as thief:
        thief.http.cookies.update(old)
        assert await games(thief) == []
        async with thief.socket(table) as browser:
            assert (await browser.hello("us"))["error"] == "not-your-seat"


async def test_logging_in_elsewhere_brings_that_guests_games_too(server: Serving) -> None:
    async with server.guest() as here, server.guest() as there:
        first = (await here.open("here"))["table"]
        await sign_up(here)
        second = (await there.open("here"))["table"]
        answer = await log_in(there, " ANN onym ")
        assert answer.status_code == 200
        for browser in (here, there):
            assert set(await games(browser)) == {first, second}
        rows = await server.hub.store.fetch(sa.text("SELECT count(*) AS n FROM guests"))
        assert rows[0].n == 1


async def test_a_new_account_keeps_its_place_at_a_table(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    close_later: list[Callable[[], None]] = []
    come_again = sockets.Connection.come_again
    monkeypatch.setattr(
        sockets.Connection,
        "come_again",
        lambda line: close_later.append(lambda: come_again(line)),
    )
    monkeypatch.setattr(sockets, "COOKIE_SECONDS", 0.05)
    async with server.guest() as guest, server.guest() as friend:
        made = await guest.open("friend")
        await friend.join(made)
        async with (
            guest.sit(made["table"], "us") as mine,
            friend.sit(made["table"], "de") as theirs,
        ):
            await sign_up(guest)
            # The friend sees the name. The guest's own socket is not valid any more and closes, so
            # that the browser returns as Ann.
            await theirs.until(lambda frame: frame["players"][0]["name"] == "Ann Onym")
            assert (await mine.ask("resign"))["error"] == "not-your-seat"
            (close_now,) = close_later
            close_now()
            await asyncio.wait_for(mine.connection.wait_closed(), 90)
            assert mine.connection.close_code == 1012
        async with guest.sit(made["table"], "us") as again:
            await again.play_something(Rng(1))


async def test_a_name_belongs_to_one_account(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as other:
        await sign_up(ann, "Ann")
        taken = await post(other, "account", name="ＡＮＮ", password=PASSWORD)
        assert error(taken) == (409, "name-taken")
        renamed = await other.http.put("/api/me", json={"name": "ann"})
        assert error(renamed) == (409, "name-taken")
        # The owner of a name may change its spelling, or take another name.
        assert (await ann.http.put("/api/me", json={"name": "ANN"})).json()["name"] == "ANN"
        bea = {"name": "Bea", "password": PASSWORD}
        assert (await ann.http.put("/api/me", json=bea)).json()["name"] == "Bea"
        await sign_up(other, "Ann")
        again = await ann.http.put("/api/me", json={"name": "Ann", "password": PASSWORD})
        assert error(again) == (409, "name-taken")
        async with server.stranger() as elsewhere:
            assert (await log_in(elsewhere, "Bea")).status_code == 200


@pytest.mark.parametrize(
    ("first", "second", "taken"),
    [
        ("coco", "сосо", True),
        ("BOB", "ВОВ", True),
        ("Сара", "Capa", True),
        ("Καττ", "Катт", True),
        ("Anna", "Анна", False),
        ("Иван", "Ivan", False),
        ("12", "13", False),
    ],
)
async def test_a_name_in_another_alphabet_does_not_imitate(
    server: Serving, first: str, second: str, taken: bool
) -> None:
    """S12: both names look the same, although each has letters of one alphabet only."""
    async with server.guest() as ann, server.guest() as other:
        await sign_up(ann, first)
        for answer in (
            await other.http.put("/api/me", json={"name": second}),
            await post(other, "account", name=second, password=PASSWORD),
        ):
            assert answer.status_code == (409 if taken else 200), answer.text
            assert not taken or answer.json()["error"] == "name-taken"


@pytest.mark.parametrize(
    ("name", "password", "status"),
    [
        ("Ann", "short", 400),
        ("Ann", "x" * 201, 400),
        ("", PASSWORD, 400),
        ("\u200b", PASSWORD, 422),
    ],
)
async def test_an_invalid_account_is_refused(
    server: Serving, name: str, password: str, status: int
) -> None:
    async with server.guest() as guest:
        answer = await post(guest, "account", name=name, password=password)
        assert answer.status_code == status
        assert (await guest.http.get("/api/me")).json()["account"] is False


async def test_a_wrong_password_and_a_wrong_name_are_answered_alike(server: Serving) -> None:
    async with server.guest() as ann, server.stranger() as other:
        await sign_up(ann, "Ann")
        wrong = await log_in(other, "Ann", "not the password")
        nobody = await log_in(other, "Nobody", "not the password")
        assert wrong.status_code == nobody.status_code == 401
        assert wrong.json() == nobody.json()
        assert "set-cookie" not in wrong.headers
        assert error(await post(ann, "session", name="Ann", password=PASSWORD)) == (
            409,
            "logged-in",
        )


async def test_guessing_is_slowed_down(database: str) -> None:
    async with serving(database, limits=RateLimits()) as server, server.stranger() as thief:
        answers = [await log_in(thief, "Ann", f"guess {n}") for n in range(12)]
        assert {answer.status_code for answer in answers[:10]} == {401}
        assert error(answers[-1]) == (429, "too-many-tries")
        # The limit counts guesses from one address, for any names.
        others = [await log_in(thief, f"Bea {n}", "guess") for n in range(12)]
        assert {answer.status_code for answer in others[:10]} == {401}
        assert others[-1].status_code == 429


async def test_logging_out_ends_the_session_here_or_everywhere(server: Serving) -> None:
    async with server.guest() as here, server.stranger() as there, server.stranger() as thief:
        await sign_up(here)
        await log_in(there)
        thief.http.cookies.update(dict(there.http.cookies))
        assert (await thief.http.get("/api/account")).status_code == 200
        assert (await post(there, "session/end")).status_code == 200
        assert SESSION not in there.http.cookies
        assert error(await thief.http.get("/api/account")) == (401, "logged-out")
        await log_in(there)
        assert (await post(here, "session/end", everywhere=True)).status_code == 200
        assert (await there.http.get("/api/account")).status_code == 401


async def test_a_new_password_logs_out_everywhere_else(server: Serving) -> None:
    async with server.guest() as here, server.stranger() as there:
        await sign_up(here)
        await log_in(there)
        change = {"old": "wrong " + PASSWORD, "new": OTHER}
        answer = await here.http.put("/api/account/password", json=change)
        assert error(answer) == (401, "wrong-password")
        answer = await here.http.put("/api/account/password", json={**change, "old": PASSWORD})
        assert answer.status_code == 200
        assert (await here.http.get("/api/account")).status_code == 200
        assert (await there.http.get("/api/account")).status_code == 401
        assert (await log_in(there)).status_code == 401
        assert (await log_in(there, password=OTHER)).status_code == 200


async def test_only_hashes_are_kept_and_nothing_is_logged(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "sandtable")
    async with server.guest() as guest:
        await sign_up(guest, "Ann")
        token = guest.http.cookies[SESSION]
        kept = []
        for table in ("accounts", "sessions", "links"):
            rows = await server.hub.store.fetch(sa.text(f"SELECT * FROM {table}"))
            kept.append(str([tuple(row) for row in rows]))
        for secret in (PASSWORD, token):
            assert secret not in "".join(kept)
            assert secret not in caplog.text
        assert "$argon2id$" in kept[0]
    assert "Ann" not in caplog.text


async def test_a_password_hash_is_expensive() -> None:
    """Require at least the values of RFC 9106 for little memory: 64 MiB, three passes."""
    passwords = Passwords()
    passwords.hasher = DEAR
    try:
        hashed = await passwords.hash(PASSWORD)
        assert await passwords.fits(hashed, PASSWORD)
        assert not await passwords.fits(hashed, OTHER)
    finally:
        passwords.close()
    cost = extract_parameters(hashed)
    assert cost.memory_cost >= 64 * 1024
    assert cost.time_cost >= 3


async def test_a_weak_hash_is_replaced_at_log_in(server: Serving) -> None:
    async with server.guest() as ann, server.stranger() as there:
        await sign_up(ann)
        weak = "$argon2id$v=19$m=8,t=1,p=1$"
        cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
        assert cheap.startswith(weak)
        change = sa.text("UPDATE accounts SET password = :p")
        await server.hub.store.writer.do(lambda c: c.execute(change, {"p": cheap}))
        assert (await log_in(there)).status_code == 200
        rows = await server.hub.store.fetch(sa.text("SELECT password FROM accounts"))
        assert not rows[0].password.startswith(weak)


# Emails


async def test_without_a_mail_server_nothing_is_mailed(server: Serving) -> None:
    async with server.guest() as guest:
        assert (await guest.http.get("/api/doors")).json() == {"mail": False}
        assert error(await post(guest, "account/forgotten", name="Ann")) == (409, "no-mail")
        await sign_up(guest)
        answer = await set_up(guest, email="ann@example.org", language="pl")
        assert error(answer) == (409, "no-mail")
        answer = await set_up(guest, language="pl", password="")
        assert answer.json()["language"] == "pl"


async def test_an_address_counts_when_it_is_confirmed_and_brings_a_new_password(
    database: str,
) -> None:
    async with (
        fake_post() as (box, way),
        serving(database, post=way) as server,
        server.guest() as ann,
        server.stranger() as there,
    ):
        assert (await ann.http.get("/api/doors")).json() == {"mail": True}
        await sign_up(ann, "Ann")
        account = (await set_up(ann, email="ann@example.org", language="pl")).json()
        assert (account["email"], account["unconfirmed"]) == ("", "ann@example.org")
        letter = await box.next()
        assert letter["To"] == "ann@example.org"
        assert letter["Subject"] == "Twój adres e-mail w Sandtable"
        assert letter["Auto-Submitted"] == "auto-generated"
        # No email is sent to an unconfirmed address.
        assert (await post(there, "account/forgotten", name="Ann")).status_code == 200
        token = token_in(letter, "confirm")
        assert (await post(there, "account/confirm", token=token)).status_code == 200
        assert error(await post(there, "account/confirm", token=token)) == (404, "link-used")
        account = (await ann.http.get("/api/account")).json()
        assert (account["email"], account["unconfirmed"]) == ("ann@example.org", "")

        for name in ("ann", "nobody"):
            assert (await post(there, "account/forgotten", name=name)).json() == {}
        letter = await box.next(2)
        assert letter["Subject"] == "Nowe hasło do Sandtable"
        token = token_in(letter, "reset")
        # A link is valid for one purpose only.
        assert (await post(there, "account/confirm", token=token)).status_code == 404
        assert (await post(there, "account/forgotten", name="Ann")).status_code == 200
        token = token_in(await box.next(3), "reset")
        answer = await post(there, "account/reset", token=token, password=OTHER)
        assert answer.status_code == 200
        again = await post(there, "account/reset", token=token, password=PASSWORD)
        assert error(again) == (404, "link-used")
        assert (await ann.http.get("/api/account")).status_code == 401
        assert (await log_in(there, "Ann", PASSWORD)).status_code == 401
        assert (await log_in(there, "Ann", OTHER)).status_code == 200
        assert (await box.next(4))["Subject"] == "Zmieniono Twoje hasło do Sandtable"
        assert len(box.letters) == 4


async def test_a_link_that_is_too_old_opens_nothing(database: str) -> None:
    async with (
        fake_post() as (box, way),
        serving(database, post=way) as server,
        server.guest() as ann,
    ):
        await sign_up(ann)
        await set_up(ann, email="ann@example.org")
        token = token_in(await box.next(), "confirm")
        late = sa.text("UPDATE links SET expires = expires - 100000")
        await server.hub.store.writer.do(lambda connection: connection.execute(late))
        assert error(await post(ann, "account/confirm", token=token)) == (404, "link-used")
        account = (await ann.http.get("/api/account")).json()
        assert (account["email"], account["unconfirmed"]) == ("", "")


async def test_a_refused_email_is_logged_without_its_address(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        fake_post() as (box, way),
        serving(database, post=way) as server,
        server.guest() as ann,
    ):
        await sign_up(ann)
        box.refuses = True
        answer = await set_up(ann, email="ann@example.org")
        assert error(answer) == (503, "mail-failed")
    assert "could not be sent" in caplog.text
    assert "ann@example.org" not in caplog.text


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("email", "nobody", "bad-email"),
        ("email", "a@b@c.de", "bad-email"),
        ("email", "a@b.c\nBcc: d@e.fg", "bad-email"),
        ("webhook", "ftp://example.org", "bad-webhook"),
        ("webhook", "https://", "bad-webhook"),
        ("webhook", "https://exa mple.org/", "bad-webhook"),
        ("webhook", "https://example.org:x/", "bad-webhook"),
    ],
)
async def test_an_invalid_address_is_refused(
    database: str, field: str, value: str, problem: str
) -> None:
    async with (
        fake_post() as (box, way),
        serving(database, post=way) as server,
        server.guest() as ann,
    ):
        await sign_up(ann)
        assert error(await set_up(ann, **{field: value})) == (422, problem)
        assert box.letters == []


LETTERS = [
    *("reset", "confirm", "moving", "moved", "password"),
    *("factor-on", "factor-off", "recovery-used", "recovery-codes", "code-guessing"),
]


def test_emails_are_written_in_each_language() -> None:
    way = Mailer.__new__(Mailer)
    texts = set()
    for language in ("en", "pl", "hu", "pt-BR"):
        for kind in LETTERS:
            object.__setattr__(way, "sender", "table@table.example")
            about = {"name": "Łucja", "link": "https://x.y/z#t", "left": "9"}
            letter = way.letter("a@b.cd", language, kind, **about)
            text = letter.get_content()
            assert "Łucja" in text
            assert "\nhttps://x.y/z#t\n" in text
            texts.add((letter["Subject"], text))
    assert len(texts) == 4 * len(LETTERS)


@pytest.mark.parametrize(
    ("server", "sender", "address", "missing"),
    [
        ("mail.example", "a@b.cd", "https://x.y", "invalid SANDTABLE_SMTP"),
        ("smtp://mail.example", "", "https://x.y", "SANDTABLE_MAIL_FROM"),
        ("smtp://mail.example", "a@b.cd", "", "SANDTABLE_URL"),
    ],
)
def test_an_incomplete_mail_configuration_is_reported(
    monkeypatch: pytest.MonkeyPatch, server: str, sender: str, address: str, missing: str
) -> None:
    monkeypatch.setenv("SANDTABLE_SMTP", server)
    monkeypatch.setenv("SANDTABLE_MAIL_FROM", sender)
    monkeypatch.setenv("SANDTABLE_URL", address)
    with pytest.raises(MailConfigError, match=missing):
        Mailer.from_environment()
    monkeypatch.delenv("SANDTABLE_SMTP")
    assert Mailer.from_environment() is None


# Stolen sessions


class Robbed(NamedTuple):
    """Ann's browser at home, her second session at the desk, and a thief with the session from
    home."""

    server: Serving
    box: FakePost
    ann: Guest
    desk: Guest
    thief: Guest


@asynccontextmanager
async def robbed(database: str) -> AsyncIterator[Robbed]:
    """Yield Ann's account with an address, and a thief with a copy of her session."""
    async with (
        fake_post() as (box, way),
        serving(database, post=way) as server,
        server.guest() as ann,
        server.stranger() as desk,
        server.stranger() as thief,
    ):
        await sign_up(ann, "Ann")
        await set_up(ann, email="ann@example.org", language="pl")
        token = token_in(await box.next(), "confirm")
        assert (await post(ann, "account/confirm", token=token)).status_code == 200
        box.letters.clear()
        thief.http.cookies.update(dict(ann.http.cookies))
        assert await is_in(thief)
        assert (await log_in(desk, "Ann")).status_code == 200
        yield Robbed(server, box, ann, desk, thief)


async def is_in(guest: Guest) -> bool:
    return (await guest.http.get("/api/account")).status_code == 200


async def email_of(guest: Guest) -> str:
    email: str = (await guest.http.get("/api/account")).json()["email"]
    return email


@pytest.mark.parametrize(
    "changes",
    [
        {"email": "thief@example.org"},
        {"email": ""},
        {"webhook": "https://thief.example/"},
        {"email": "no address"},
        {"webhook": "no address"},
    ],
)
async def test_a_stolen_session_cannot_change_where_emails_go(
    database: str, changes: dict[str, str]
) -> None:
    """S2."""
    async with robbed(database) as (server, box, ann, _, thief), server.stranger() as other:
        kept = {"email": "ann@example.org", "webhook": "", "language": "pl"}
        for said in ("", "not the password"):
            answer = await set_up(thief, **{**kept, **changes, "password": said})
            # The answer does not depend on the changed setting.
            assert error(answer) == (401, "wrong-password")
            assert answer.json() == (await log_in(other, "Nobody")).json()
        account = (await ann.http.get("/api/account")).json()
        assert (account["email"], account["unconfirmed"]) == ("ann@example.org", "")
        assert account["webhook"] == ""
        assert box.letters == []


async def test_a_stolen_session_cannot_take_the_name_the_password_or_the_account(
    database: str,
) -> None:
    """S2: the owner logs in with the name."""
    async with robbed(database) as (server, _, _, _, thief):
        assert error(await thief.http.put("/api/me", json={"name": "Mallory"})) == (
            401,
            "wrong-password",
        )
        renamed = {"name": "Mallory", "password": "a guess"}
        assert error(await thief.http.put("/api/me", json=renamed)) == (401, "wrong-password")
        change = {"old": "", "new": OTHER}
        answer = await thief.http.put("/api/account/password", json=change)
        assert error(answer) == (401, "wrong-password")
        assert error(await post(thief, "me/deletion")) == (401, "wrong-password")
        async with server.stranger() as elsewhere:
            assert (await log_in(elsewhere, "Ann")).json()["name"] == "Ann"


async def test_a_new_password_ends_the_thiefs_link_and_session(database: str) -> None:
    """S2, step by step. The thief knows the password, too."""
    async with robbed(database) as (server, box, ann, desk, thief):
        # The thief enters another address. Ann is warned immediately, in her language.
        answer = await set_up(thief, email="thief@example.org", language="pl")
        assert answer.json()["unconfirmed"] == "thief@example.org"
        letters = {str(letter["To"]): letter for letter in (await box.next(), await box.next(2))}
        link = token_in(letters["thief@example.org"], "confirm")
        warning = letters["ann@example.org"]
        assert warning["Subject"] == "Nowy adres e-mail na Twoim koncie w Sandtable"
        assert "\nhttps://table.example/account\n" in warning.get_content().replace("\r", "")
        assert "thief@example.org" not in warning.get_content()
        # Ann follows the advice in the email.
        change = {"old": PASSWORD, "new": OTHER}
        assert (await desk.http.put("/api/account/password", json=change)).status_code == 200
        assert (await box.next(3))["To"] == "ann@example.org"
        # The thief is logged out, and the link is invalid.
        assert await is_in(desk)
        assert not await is_in(thief)
        assert not await is_in(ann)
        async with server.stranger() as elsewhere:
            refused = await post(elsewhere, "account/confirm", token=link)
            nonsense = await post(elsewhere, "account/confirm", token="x" * 43)
            assert error(refused) == (404, "link-used")
            assert refused.json() == nonsense.json()
            assert (await log_in(elsewhere, "Ann", PASSWORD)).status_code == 401
        account = (await desk.http.get("/api/account")).json()
        assert (account["email"], account["unconfirmed"]) == ("ann@example.org", "")


async def test_a_new_password_ends_a_copy_of_the_session_it_was_set_in(database: str) -> None:
    """S2."""
    async with robbed(database) as (_, _, ann, desk, thief):
        change = {"old": PASSWORD, "new": OTHER}
        assert (await ann.http.put("/api/account/password", json=change)).status_code == 200
        assert await is_in(ann)
        assert not await is_in(thief)
        assert not await is_in(desk)


async def test_a_new_address_ends_other_sessions_and_all_links(database: str) -> None:
    """S2: this includes the password link that was sent to the old address."""
    async with robbed(database) as (server, box, ann, desk, thief), server.stranger() as phone:
        assert (await post(phone, "account/forgotten", name="Ann")).status_code == 200
        reset = token_in(await box.next(), "reset")
        assert (await set_up(desk, email="new@example.org", language="pl")).status_code == 200
        letters = {str(letter["To"]): letter for letter in (await box.next(2), await box.next(3))}
        assert await is_in(thief)
        assert await is_in(ann)
        token = token_in(letters["new@example.org"], "confirm")
        assert (await post(phone, "account/confirm", token=token)).status_code == 200
        # The session that asked for the change stays valid, whichever device opened the link.
        assert await email_of(desk) == "new@example.org"
        assert not await is_in(thief)
        assert not await is_in(ann)
        answer = await post(phone, "account/reset", token=reset, password=OTHER)
        assert error(answer) == (404, "link-used")
        told = await box.next(4)
        assert told["To"] == "ann@example.org"
        assert told["Subject"] == "Twoje konto w Sandtable nie używa już tego adresu"


async def test_a_copy_of_the_session_that_asks_for_a_new_address_ends(database: str) -> None:
    """S2."""
    async with robbed(database) as (_, box, ann, desk, thief):
        assert (await set_up(ann, email="new@example.org", language="pl")).status_code == 200
        assert await is_in(ann)
        assert not await is_in(thief)
        letters = {str(letter["To"]): letter for letter in (await box.next(), await box.next(2))}
        token = token_in(letters["new@example.org"], "confirm")
        assert (await post(desk, "account/confirm", token=token)).status_code == 200
        assert await email_of(desk) == await email_of(ann) == "new@example.org"


async def test_removing_an_address_notifies_it_and_ends_other_sessions(database: str) -> None:
    """S2."""
    async with robbed(database) as (_, box, _, desk, thief):
        assert (await set_up(desk, email="", language="pl")).json()["email"] == ""
        assert (await box.next())["To"] == "ann@example.org"
        assert await is_in(desk)
        assert not await is_in(thief)


async def test_a_link_to_a_new_password_ends_every_session_and_every_other_link(
    database: str,
) -> None:
    """S2."""
    async with robbed(database) as (server, box, ann, _, thief), server.stranger() as phone:
        await set_up(thief, email="thief@example.org", language="pl")
        letters = {str(letter["To"]): letter for letter in (await box.next(), await box.next(2))}
        assert (await post(phone, "account/forgotten", name="Ann")).status_code == 200
        reset = token_in(await box.next(3), "reset")
        answer = await post(phone, "account/reset", token=reset, password=OTHER)
        assert answer.status_code == 200
        assert not await is_in(ann)
        assert not await is_in(thief)
        link = token_in(letters["thief@example.org"], "confirm")
        assert error(await post(thief, "account/confirm", token=link)) == (404, "link-used")
        await log_in(phone, "Ann", OTHER)
        assert await email_of(phone) == "ann@example.org"


async def test_logging_out_everywhere_ends_links_too(database: str) -> None:
    """S2."""
    async with robbed(database) as (_, box, _, desk, thief):
        await set_up(thief, email="thief@example.org", language="pl")
        letters = {str(letter["To"]): letter for letter in (await box.next(), await box.next(2))}
        await post(desk, "session/end", everywhere=True)
        link = token_in(letters["thief@example.org"], "confirm")
        assert error(await post(thief, "account/confirm", token=link)) == (404, "link-used")


async def test_what_ends_on_one_server_ends_on_the_other(shared: str) -> None:
    """S2, on PostgreSQL."""
    async with (
        robbed(shared) as (_, box, ann, desk, thief),
        serving(shared) as second,
        second.stranger() as there,
    ):
        assert (await log_in(there, "Ann")).status_code == 200
        assert (await set_up(ann, email="new@example.org", language="pl")).status_code == 200
        letters = {str(letter["To"]): letter for letter in (await box.next(), await box.next(2))}
        token = token_in(letters["new@example.org"], "confirm")
        assert (await post(ann, "account/confirm", token=token)).status_code == 200
        assert await email_of(ann) == "new@example.org"
        for other in (desk, thief, there):
            assert not await is_in(other)


async def test_a_request_with_the_old_password_is_not_finished(server: Serving) -> None:
    """S2: the password may change while the server checks it."""
    async with server.guest() as ann:
        await sign_up(ann, "Ann")
        accounts = AccountStore(server.hub.store)
        before = await accounts.by_login("ann")
        assert before is not None
        change = {"old": PASSWORD, "new": OTHER}
        assert (await ann.http.put("/api/account/password", json=change)).status_code == 200
        assert not await accounts.change(before, login="mallory")
        assert not await accounts.secure(before, password="mine")
        assert not await accounts.log_in(before, (), "a session")
        link = Link("a link", "reset", "thief@example.org", time.time() + 60)
        assert not await accounts.add_link(link, before)
        after = await accounts.by_login("ann")
        assert after is not None
        assert after.password != before.password
        assert len(await accounts.sessions(after.id)) == 1
        assert await accounts.reset("a link", "mine") is None


# Lost passwords without email


@pytest.mark.parametrize("address", ["", "https://table.example/"])
async def test_the_host_gives_a_link_to_a_new_password(
    database: str, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """B4: the command works while the server runs, and without a mail server."""
    async with serving(database) as server, server.guest() as ann, server.stranger() as there:
        await sign_up(ann, "Ann Onym")
        command = ["account", "reset", " ANN onym", "--database", database]
        command += ["--address", address] if address else []
        assert await asyncio.to_thread(main, command) == 0
        said = capsys.readouterr().out
        found = re.search(r"^(.*)/reset#([\w-]+)$", said, re.MULTILINE)
        assert found is not None, said
        assert found[1] == address.rstrip("/")
        assert "Ann Onym" in said
        # Everything that was valid before is invalid.
        assert not await is_in(ann)
        wrong = await log_in(there, password=PASSWORD)
        assert wrong.json() == (await log_in(there, "Nobody")).json()
        answer = await post(there, "account/reset", token=found[2], password=OTHER)
        assert answer.status_code == 200
        again = await post(there, "account/reset", token=found[2], password=PASSWORD)
        assert error(again) == (404, "link-used")
        assert (await log_in(there, password=OTHER)).status_code == 200
        rows = await server.hub.store.fetch(sa.text("SELECT * FROM links"))
        assert rows == []


@pytest.mark.parametrize("removes", [False, True])
async def test_the_host_can_remove_an_address_that_is_the_thiefs(
    database: str, removes: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """B4, after S2."""
    async with robbed(database) as (server, _, _, _, thief):
        option = ["--remove-email"] if removes else []
        command = ["account", "reset", "Ann", "--database", database, *option]
        assert await asyncio.to_thread(main, command) == 0
        assert not await is_in(thief)
        row = await AccountStore(server.hub.store).by_login("ann")
        assert row is not None
        assert row.email == ("" if removes else "ann@example.org")
        assert "/reset#" in capsys.readouterr().out


def test_an_unknown_account_is_reported(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """B4."""
    assert main(["account", "reset", "Nobody", "--database", database]) != 0
    assert "no account has the name 'Nobody'" in capsys.readouterr().err


# Deleted accounts and what remains of them


async def finished(ann: Guest, ben: Guest) -> str:
    """Play a game that Ben resigns; return its table."""
    made = await ann.open("friend")
    await ben.join(made)
    async with ben.sit(made["table"], "de") as theirs:
        assert (await theirs.ask("resign"))["type"] == "accepted"
    table: str = made["table"]
    return table


async def test_a_profile_shows_the_results_of_games(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        await sign_up(ann, "Ann")
        await ben.http.put("/api/me", json={"name": "Ben"})
        await finished(ann, ben)
        await finished(ann, ben)
        agent = await ann.open("agent", agent="recruit", side="de")
        async with ann.sit(agent["table"], "de") as browser:
            await browser.ask("resign")
        here = await ann.open("here")
        async with ann.sit(here["table"], "us") as browser:
            await browser.ask("resign")
        await ann.open("here")
        profile = (await ann.http.get("/api/me/profile")).json()
        against_ben, against_agent = profile["scores"]
        assert against_ben == {
            "title": "undaunted-normandy",
            "side": "us",
            "kind": "guest",
            "opponent": "Ben",
            "handicap": False,
            "won": 2,
            "lost": 0,
            "drawn": 0,
        }
        assert (against_agent["opponent"], against_agent["lost"]) == ("recruit", 1)
        assert (await ben.http.get("/api/me/profile")).json()["scores"][0]["lost"] == 2


async def test_own_data_has_own_choices_and_not_those_of_others(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        await sign_up(ann, "Ann")
        made = await ann.open("friend")
        await ben.join(made)
        async with ann.sit(made["table"], "us") as us, ben.sit(made["table"], "de") as de:
            await play_out([us, de], Rng(3), most=8)
        data = (await ann.http.get("/api/me/data")).json()
        assert data["name"] == data["account"]["name"] == "Ann"
        assert len(data["sessions"]) == 1
        (table,) = data["tables"]
        log = await server.hub.store.log(made["table"])
        mine = [entry.text for entry in log if entry.kind == "choice" and entry.seat == 0]
        assert mine
        assert [choice["text"] for choice in table["choices"]] == mine
        row = await server.hub.store.table(made["table"])
        for secret in (row.secret, row.invitation, ann.http.cookies[SESSION], "argon2"):
            assert secret not in json.dumps(data)
        assert (await ben.http.get("/api/me/data")).json()["account"] is None


async def test_a_deleted_account_leaves_games_without_a_name(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "COOKIE_SECONDS", 0.05)
    async with server.guest() as ann, server.guest() as ben, server.stranger() as late:
        await sign_up(ann, "Ann")
        past = await finished(ann, ben)
        running = await ann.open("friend")
        await ben.join(running)
        waiting = await ann.open("friend")
        async with ben.sit(running["table"], "de") as theirs:
            wrong = await post(ann, "me/deletion", password="not it")
            assert error(wrong) == (401, "wrong-password")
            session = dict(ann.http.cookies)
            answer = await post(ann, "me/deletion", password=PASSWORD)
            assert answer.status_code == 200
            assert not ann.http.cookies
            # The deleted player resigns, so the opponent does not wait forever.
            await theirs.until(lambda frame: frame["view"]["waits"] == "over")
            player = (await theirs.until(lambda f: not f["players"][0]["name"]))["players"][0]
            assert (player["kind"], player["online"]) == ("guest", False)
        assert await games(ben) == [running["table"], past]
        for table in (past, running["table"]):
            answer = await ben.http.get(f"/api/tables/{table}/replay")
            assert answer.json()["players"][0]["name"] == ""
        body = {"invitation": waiting["invitation"], "nonce": "0" * 32}
        refused = await late.http.post(f"/api/tables/{waiting['table']}/join", json=body)
        assert error(refused) == (409, "stale")
        ann.http.cookies.update(session)
        assert (await ann.http.get("/api/account")).status_code == 401
        assert (await log_in(late, "Ann")).status_code == 401
        everything = []
        for name in ("guests", "accounts", "sessions", "links", "tables", "seats"):
            rows = await server.hub.store.fetch(sa.text(f"SELECT * FROM {name}"))
            everything += [str(tuple(row)) for row in rows]
        assert not any("Ann" in row for row in everything)
        # The name is available again.
        await sign_up(late, "Ann")


async def test_a_guest_can_be_deleted_too(server: Serving) -> None:
    async with server.guest() as guest:
        table = (await guest.open("here"))["table"]
        old = dict(guest.http.cookies)
        assert (await post(guest, "me/deletion")).status_code == 200
        guest.http.cookies.update(old)
        assert await games(guest) == []
        assert (await server.hub.store.table(table)).summary.status == "over"
    async with server.stranger() as nobody:
        assert (await post(nobody, "me/deletion")).status_code == 200


async def test_two_servers_know_the_same_accounts(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "COOKIE_SECONDS", 0.05)
    async with serving(shared) as one, serving(shared) as other, one.guest() as ann:
        made = await ann.open("here")
        async with ann.sit(made["table"], "us", other) as browser:
            await sign_up(ann, "Ann")
            await browser.until(lambda frame: frame["players"][0]["name"] == "Ann")
            await asyncio.wait_for(browser.connection.wait_closed(), 90)
        async with ann.sit(made["table"], "us", other) as browser:
            await browser.play_something(Rng(1))
        assert not any(name.startswith(COOKIE) for name in ann.http.cookies)
