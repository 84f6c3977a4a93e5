"""The JSON API about accounts: making one, being let in, what belongs to it, and going for good."""

import asyncio
import re
import secrets
import time
from dataclasses import replace
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server import account_wire as wire
from sandtable.server.account_store import CONFIRM, RESET, AccountRow, AccountStore
from sandtable.server.api import Api, Operation, Refusal
from sandtable.server.names import login_of, tidy_name
from sandtable.server.own_data import own_data, scores
from sandtable.server.passwords import Passwords
from sandtable.server.people import Guest, hash_token, new_id
from sandtable.server.post import Post
from sandtable.server.seating import leave_for_good
from sandtable.server.security import host
from sandtable.server.writing import Conflict

RESET_SECONDS = 3600.0
CONFIRM_SECONDS = 24 * 3600.0
EMAIL = re.compile(r"[^@\s\x00-\x1f,;:<>()\"\\]+@[^@\s\x00-\x1f,;:<>()\"\\]+\.[^@\s.,;:<>()\"\\]+")


class AccountApi:
    """What the routes about accounts do."""

    def __init__(self, api: Api, post: Post | None) -> None:
        self._api = api
        self._hub = api.hub
        self._people = api.people
        self._accounts = AccountStore(api.hub.store)
        self._passwords = Passwords()
        self._post = post
        self._sending: set[asyncio.Task[bool]] = set()

    async def close(self) -> None:
        """Let go of what is under way; letters that are being handed in are waited for."""
        await asyncio.gather(*self._sending, return_exceptions=True)
        self._passwords.close()

    # In and out

    async def doors(self, request: Request, guest: Guest) -> wire.Doors:
        return wire.Doors(self._post is not None)

    async def sign_up(self, request: Request, guest: Guest, body: wire.SignUp) -> wire.Account:
        self._expect_guest(guest)
        self._expect_rate("sign-up", host(request))
        name = tidy_name(body.name)
        account = AccountRow(
            id=new_id(),
            name=name,
            login=login_of(name),
            password=await self._passwords.hash(body.password),
            email="",
            webhook="",
            language=body.language,
            created=time.time(),
        )
        token = secrets.token_urlsafe(32)
        try:
            await self._accounts.add(account, guest.ids, hash_token(token))
        except Conflict:
            raise Refusal(409, "name-taken", "somebody else has this name") from None
        self._entered(request, guest, account, token)
        return await self._described(account)

    async def log_in(self, request: Request, guest: Guest, body: wire.LogIn) -> wire.Account:
        self._expect_guest(guest)
        account = await self._let_in(request, body)
        token = secrets.token_urlsafe(32)
        await self._accounts.log_in(account.id, guest.ids, hash_token(token))
        self._entered(request, guest, account, token)
        return await self._described(account)

    async def _let_in(self, request: Request, body: wire.LogIn) -> AccountRow:
        login = login_of(body.name)
        # Both: neither one name from everywhere nor every name from one place.
        self._expect_rate("log-in", host(request))
        self._expect_rate("log-in", f"name {login}")
        account = await self._accounts.by_login(login)
        hashed = None if account is None else account.password
        fits = await self._passwords.fits(hashed, body.password)
        if account is None or not fits:
            raise Refusal(401, "wrong-password", "there is no such name with this password")
        if self._passwords.is_old(account.password):
            hashed = await self._passwords.hash(body.password)
            await self._accounts.change(account.id, password=hashed)
        return account

    async def log_out(self, request: Request, guest: Guest, body: wire.LogOut) -> wire.Done:
        if guest.session:
            if body.everywhere:
                await self._accounts.log_out_everywhere(guest.id)
            else:
                await self._accounts.log_out(guest.session)
        request.state.remember = lambda response: self._people.forget(response, guest)
        return wire.Done()

    def _entered(self, request: Request, guest: Guest, account: AccountRow, token: str) -> None:
        """Somebody is somebody else now: at the tables, and in the browser."""
        self._hub.change_guest(guest.ids, account.id, account.name)

        def remember(response: Response) -> None:
            self._people.remember_session(response, guest, token)

        request.state.remember = remember

    # What belongs to an account

    async def account(self, request: Request, guest: Guest) -> wire.Account:
        return await self._described(await self._own(guest))

    async def change_settings(
        self, request: Request, guest: Guest, body: wire.AccountSettings
    ) -> wire.Account:
        account = await self._own(guest)
        email, webhook = body.email.strip(), body.webhook.strip()
        expect_webhook(webhook)
        changes: dict[str, object] = {"webhook": webhook, "language": body.language}
        if not email:
            changes["email"] = ""
        await self._accounts.change(account.id, **changes)
        account = replace(account, webhook=webhook, language=body.language)
        if not email:
            account = replace(account, email="")
        elif email != account.email:
            await self._ask_to_confirm(request, account, email)
        return await self._described(account)

    async def _ask_to_confirm(self, request: Request, account: AccountRow, email: str) -> None:
        post = self._expect_post()
        if not EMAIL.fullmatch(email):
            raise Refusal(422, "bad-email", "this is no e-mail address")
        self._expect_rate("letter", host(request))
        self._expect_rate("letter", account.id)
        if not await self._send_link(post, account, CONFIRM, email, CONFIRM_SECONDS):
            raise Refusal(503, "mail-failed", "the letter could not be sent")

    async def confirm_email(
        self, request: Request, guest: Guest, body: wire.ConfirmEmail
    ) -> wire.Done:
        account, email = await self._follow(request, body.token, CONFIRM)
        await self._accounts.change(account, email=email)
        return wire.Done()

    async def change_password(
        self, request: Request, guest: Guest, body: wire.NewPassword
    ) -> wire.Done:
        account = await self._own(guest)
        await self._expect_password(request, account, body.old)
        hashed = await self._passwords.hash(body.new)
        await self._accounts.set_password(account.id, hashed, keep=guest.session)
        return wire.Done()

    async def forgot_password(
        self, request: Request, guest: Guest, body: wire.Forgotten
    ) -> wire.Done:
        """Whether there is such a name, and whether it has an address, is told by letter only."""
        post = self._expect_post()
        login = login_of(body.name)
        self._expect_rate("letter", host(request))
        self._expect_rate("letter", f"name {login}")
        account = await self._accounts.by_login(login)
        if account is not None and account.email:
            # Beside the answer, which must not take longer when there is a letter to send.
            letter = self._send_link(post, account, RESET, account.email, RESET_SECONDS)
            task = asyncio.create_task(letter)
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)
        return wire.Done()

    async def reset_password(
        self, request: Request, guest: Guest, body: wire.ResetPassword
    ) -> wire.Done:
        account, _ = await self._follow(request, body.token, RESET)
        await self._accounts.set_password(account, await self._passwords.hash(body.password))
        return wire.Done()

    async def _follow(self, request: Request, token: str, purpose: str) -> tuple[str, str]:
        """Whose link from a letter this is, and the address it was sent to; it works once."""
        self._expect_rate("log-in", host(request))
        found = await self._accounts.use_link(hash_token(token), purpose)
        if found is None:
            raise Refusal(404, "link-used", "this link has been used, or is too old")
        return found

    # What is kept about somebody

    async def profile(self, request: Request, guest: Guest) -> wire.Profile:
        names = await self._hub.store.guest_names(guest.ids)
        return wire.Profile(names[guest.id], await scores(self._hub.store, guest))

    async def export(self, request: Request, guest: Guest) -> wire.OwnData:
        account = await self._described(await self._own(guest)) if guest.session else None
        found = await self._accounts.sessions(guest.id)
        sessions = [wire.OwnSession(row.created, row.used) for row in found]
        return await own_data(self._hub.store, guest, account, sessions)

    async def delete_me(self, request: Request, guest: Guest, body: wire.DeleteMe) -> wire.Done:
        if guest.session:
            await self._expect_password(request, await self._own(guest), body.password)
        if guest:
            await leave_for_good(self._hub, guest)
            stand_in = new_id()
            await self._accounts.delete(guest.ids, stand_in)
            self._hub.change_guest(guest.ids, stand_in, "")
        request.state.remember = lambda response: self._people.forget(response, guest)
        return wire.Done()

    # Helping

    def _expect_guest(self, guest: Guest) -> None:
        if guest.session:
            raise Refusal(409, "logged-in", "log out first")

    async def _own(self, guest: Guest) -> AccountRow:
        account = await self._accounts.by_id(guest.id) if guest.session else None
        if account is None:
            raise Refusal(401, "logged-out", "log in first")
        return account

    async def _expect_password(self, request: Request, account: AccountRow, said: str) -> None:
        self._expect_rate("log-in", host(request))
        self._expect_rate("log-in", f"name {account.login}")
        if not await self._passwords.fits(account.password, said):
            raise Refusal(401, "wrong-password", "this is not the password")

    def _expect_post(self) -> Post:
        if self._post is None:
            raise Refusal(409, "no-mail", "this server sends no letters")
        return self._post

    def _expect_rate(self, what: str, who: str) -> None:
        self._api.expect_rate(what, who)

    async def _send_link(
        self, post: Post, account: AccountRow, purpose: str, email: str, seconds: float
    ) -> bool:
        token = secrets.token_urlsafe(32)
        expires = time.time() + seconds
        await self._accounts.add_link(hash_token(token), account.id, purpose, email, expires)
        # A fragment, so that it never reaches a log on its way.
        link = post.link(f"/{purpose}#{token}")
        return await post.send(email, account.language, purpose, name=account.name, link=link)

    async def _described(self, account: AccountRow) -> wire.Account:
        return wire.Account(
            name=account.name,
            email=account.email,
            unconfirmed=await self._accounts.unconfirmed(account.id),
            webhook=account.webhook,
            language=language_of(account.language),
            created=account.created,
        )


def expect_webhook(address: str) -> None:
    """An address that can be called at all; whether it may be is asked when it is."""
    if not address:
        return
    try:
        parts = urlsplit(address)
        fits = parts.scheme in ("https", "http") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits or not address.isascii() or not address.isprintable() or " " in address:
        raise Refusal(422, "bad-webhook", "this is no address that can be called")


def language_of(name: str) -> wire.Language:
    return next((language for language in wire.LANGUAGES if language == name), "en")


def _operation(
    method: str,
    path: str,
    name: str,
    about: str,
    gives: type,
    takes: type | None = None,
    welcomes: bool = False,
) -> Operation:
    return Operation(method, f"/api/{path}", name, about, gives, takes, welcomes=welcomes)


ACCOUNT_OPERATIONS = [
    _operation("GET", "doors", "doors", "What there is for those without an account.", wire.Doors),
    _operation("POST", "account", "sign_up", "Make an account; a guest's games move along.",
               wire.Account, wire.SignUp),
    _operation("GET", "account", "account", "Your account.", wire.Account),
    _operation("PUT", "account", "change_settings", "Change e-mail address, webhook, language.",
               wire.Account, wire.AccountSettings),
    _operation("PUT", "account/password", "change_password",
               "Change your password, which logs you out everywhere else.",
               wire.Done, wire.NewPassword),
    _operation("POST", "account/confirm", "confirm_email",
               "Confirm an e-mail address by the link that was sent there.",
               wire.Done, wire.ConfirmEmail),
    _operation("POST", "account/forgotten", "forgot_password",
               "Ask for a letter with a link to a new password.", wire.Done, wire.Forgotten),
    _operation("POST", "account/reset", "reset_password",
               "A new password, by the link of such a letter.", wire.Done, wire.ResetPassword),
    _operation("POST", "session", "log_in", "Log in; a guest's games move along.",
               wire.Account, wire.LogIn),
    _operation("POST", "session/end", "log_out", "Log out.", wire.Done, wire.LogOut),
    _operation("GET", "me/profile", "profile", "How your games went.", wire.Profile,
               welcomes=True),
    _operation("GET", "me/data", "export", "All that is kept about you.", wire.OwnData,
               welcomes=True),
    _operation("POST", "me/deletion", "delete_me",
               "Be forgotten: your name is gone, your games stay without it.",
               wire.Done, wire.DeleteMe),
]  # fmt: skip
