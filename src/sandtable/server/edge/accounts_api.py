"""The JSON API about accounts: sign up, log in, settings, data export and deletion."""

import asyncio
import secrets
import time
from collections.abc import Coroutine
from dataclasses import replace
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server.accounts.accounts_store import CONFIRM, RESET, AccountRow, AccountStore, Link
from sandtable.server.accounts.data_export import own_data, scores
from sandtable.server.accounts.email_addresses import normal_address
from sandtable.server.accounts.identity import Guest, hash_token, new_id
from sandtable.server.accounts.open_sessions import OpenSessions
from sandtable.server.accounts.passwords import Passwords
from sandtable.server.accounts.player_names import login_of, tidy_name
from sandtable.server.edge.api import Api, Operation
from sandtable.server.edge.errors import Refusal
from sandtable.server.edge.security import host
from sandtable.server.social.mail import Mailer
from sandtable.server.store.batch_writer import Conflict
from sandtable.server.tables.table_setup import leave_for_good
from sandtable.server.wire import Me
from sandtable.server.wire import accounts as wire

LINK_SECONDS = {RESET: 3600.0, CONFIRM: 24 * 3600.0}


class AccountApi:
    """What the routes about accounts do."""

    def __init__(self, api: Api, post: Mailer | None, sessions: OpenSessions) -> None:
        self._api = api
        self._hub = api.hub
        self._people = api.people
        self._accounts = AccountStore(api.hub.store)
        self._passwords = Passwords()
        self._post = post
        self._sessions = sessions
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
            raise name_taken() from None
        self._entered(request, guest, account, token)
        return await self._described(account)

    async def log_in(self, request: Request, guest: Guest, body: wire.LogIn) -> wire.Account:
        self._expect_guest(guest)
        account = await self._let_in(request, body)
        token = secrets.token_urlsafe(32)
        if not await self._accounts.log_in(account, guest.ids, hash_token(token)):
            raise wrong_password()
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
            raise wrong_password()
        if self._passwords.is_old(account.password):
            hashed = await self._passwords.hash(body.password)
            if not await self._accounts.change(account, password=hashed):
                raise wrong_password()
            account = replace(account, password=hashed)
        return account

    async def log_out(self, request: Request, guest: Guest, body: wire.LogOut) -> wire.Done:
        if guest.session:
            if body.everywhere:
                await self._accounts.log_out_everywhere(guest.id)
            else:
                await self._accounts.log_out(guest.session)
            await self._sessions.check()
        request.state.remember = lambda response: self._people.forget(response, guest)
        return wire.Done()

    def _entered(self, request: Request, guest: Guest, account: AccountRow, token: str) -> None:
        """The browser belongs to another user now: update the tables and the cookies."""
        self._hub.change_guest(guest.ids, account.id, account.name)
        self._remember(request, guest, token)

    def _remember(self, request: Request, guest: Guest, token: str) -> None:
        def remember(response: Response) -> None:
            self._people.remember_session(response, guest, token)

        request.state.remember = remember

    # What belongs to an account

    async def account(self, request: Request, guest: Guest) -> wire.Account:
        return await self._described(await self._own(guest))

    async def rename(self, request: Request, guest: Guest, body: wire.Rename) -> Me:
        name = tidy_name(body.name)
        login = login_of(name)
        if guest.session:
            account = await self._own(guest)
            if login != account.login:
                # It is what the owner logs in with, and asks for a new password by.
                await self._expect_password(request, account, body.password)
                await self._change(account, login=login)
        elif await self._accounts.by_login(login) is not None:
            raise name_taken()
        await self._hub.store.rename_guest(guest.ids, name)
        self._hub.rename(guest, name)
        return await self._api.me(request, guest)

    async def change_settings(
        self, request: Request, guest: Guest, body: wire.AccountSettings
    ) -> wire.Account:
        """A stolen session alone can neither redirect the emails nor read them."""
        account = await self._own(guest)
        email, webhook = body.email.strip(), body.webhook.strip()
        email = normal_address(email) or email
        removes = not email and bool(account.email or await self._accounts.unconfirmed(account.id))
        moves = bool(email) and email != account.email
        if removes or moves or webhook != account.webhook:
            await self._expect_password(request, account, body.password)
        if moves:
            expect_address(email)
        expect_webhook(webhook)
        post = self._expect_letter(request, account) if moves else None
        await self._change(account, webhook=webhook, language=body.language)
        changed = replace(account, webhook=webhook, language=body.language)
        if removes:
            await self._secure(request, guest, account, email="")
            self._tell(changed, "moved")
            changed = replace(changed, email="")
        if post is not None:
            token = secrets.token_urlsafe(32)
            await self._accounts.renew(guest.session, hash_token(token))
            await self._sessions.check()
            self._remember(request, guest, token)
            if not await self._send_link(post, changed, CONFIRM, email, hash_token(token)):
                raise Refusal(503, "mail-failed", "the email could not be sent")
            self._tell(changed, "moving")
        return await self._described(changed)

    def _expect_letter(self, request: Request, account: AccountRow) -> Mailer:
        """That a link can be mailed, and may be."""
        post = self._expect_post()
        self._expect_rate("letter", host(request))
        self._expect_rate("letter", account.id)
        return post

    async def confirm_email(
        self, request: Request, guest: Guest, body: wire.ConfirmEmail
    ) -> wire.Done:
        self._expect_rate("log-in", host(request))
        token = secrets.token_urlsafe(32)
        before = await self._accounts.confirm(
            hash_token(body.token), guest.id if guest.session else "", hash_token(token)
        )
        if before is None:
            raise link_used()
        await self._sessions.check()
        if guest.session and before.id == guest.id:
            self._remember(request, guest, token)
        self._tell(before, "moved")
        return wire.Done()

    async def change_password(
        self, request: Request, guest: Guest, body: wire.NewPassword
    ) -> wire.Done:
        account = await self._own(guest)
        await self._expect_password(request, account, body.old)
        hashed = await self._passwords.hash(body.new)
        await self._secure(request, guest, account, password=hashed)
        self._tell(account, "password")
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
            self._beside(self._send_link(post, account, RESET, account.email))
        return wire.Done()

    async def reset_password(
        self, request: Request, guest: Guest, body: wire.ResetPassword
    ) -> wire.Done:
        self._expect_rate("log-in", host(request))
        # First, so that a link that opens nothing takes as long.
        hashed = await self._passwords.hash(body.password)
        account = await self._accounts.reset(hash_token(body.token), hashed)
        if account is None:
            raise link_used()
        await self._sessions.check()
        self._tell(account, "password")
        return wire.Done()

    # What is stored about a user

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
            await self._sessions.check()
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
        if not said:
            raise wrong_password()  # it guesses nothing, and counts as no guess
        self._expect_rate("log-in", host(request))
        self._expect_rate("log-in", f"name {account.login}")
        if not await self._passwords.fits(account.password, said):
            raise wrong_password()

    async def _change(self, account: AccountRow, **values: object) -> None:
        try:
            if not await self._accounts.change(account, **values):
                raise wrong_password()
        except Conflict:
            raise name_taken() from None

    async def _secure(
        self, request: Request, guest: Guest, account: AccountRow, **values: object
    ) -> None:
        """Change a password or an address, after which only this browser is logged in."""
        token = secrets.token_urlsafe(32)
        if not await self._accounts.secure(account, hash_token(token), **values):
            raise wrong_password()
        await self._sessions.check()
        self._remember(request, guest, token)

    def _expect_post(self) -> Mailer:
        if self._post is None:
            raise Refusal(409, "no-mail", "this server cannot send email")
        return self._post

    def _expect_rate(self, what: str, who: str) -> None:
        self._api.expect_rate(what, who)

    async def _send_link(
        self, post: Mailer, account: AccountRow, purpose: str, email: str, session: str = ""
    ) -> bool:
        token = secrets.token_urlsafe(32)
        expires = time.time() + LINK_SECONDS[purpose]
        link = Link(hash_token(token), purpose, email, expires, session)
        if not await self._accounts.add_link(link, account):
            return False
        # A fragment, so that it never reaches a log on its way.
        where = post.link(f"/{purpose}#{token}")
        return await post.send(email, account.language, purpose, name=account.name, link=where)

    def _tell(self, account: AccountRow, kind: str) -> None:
        """Write to the address an account had that something has changed, and what to do."""
        if self._post is not None and account.email:
            about = {"name": account.name, "link": self._post.link("/account")}
            self._beside(self._post.send(account.email, account.language, kind, **about))

    def _beside(self, letter: Coroutine[None, None, bool]) -> None:
        """Send a letter beside the answer, which must not take longer because of it."""
        task = asyncio.create_task(letter)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _described(self, account: AccountRow) -> wire.Account:
        return wire.Account(
            name=account.name,
            email=account.email,
            unconfirmed=await self._accounts.unconfirmed(account.id),
            webhook=account.webhook,
            language=language_of(account.language),
            created=account.created,
        )


def expect_address(text: str) -> None:
    if normal_address(text) is None:
        raise Refusal(422, "bad-email", "this is not an email address that can be written to")


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
        raise Refusal(422, "bad-webhook", "not a valid webhook URL")


def wrong_password() -> Refusal:
    """The same for a wrong name, a wrong password and one that has just been changed."""
    return Refusal(401, "wrong-password", "wrong name or password")


def name_taken() -> Refusal:
    return Refusal(409, "name-taken", "this name is taken")


def link_used() -> Refusal:
    return Refusal(404, "link-used", "this link has expired or has already been used")


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
    _operation("GET", "doors", "doors", "Which account features this server offers.", wire.Doors),
    _operation("POST", "account", "sign_up", "Create an account. A guest's games move to it.",
               wire.Account, wire.SignUp),
    _operation("GET", "account", "account", "Your account.", wire.Account),
    _operation("PUT", "me", "rename",
               "Change your name; who logs in with it says the password, too.",
               Me, wire.Rename, welcomes=True),
    _operation("PUT", "account", "change_settings",
               "Change email address and webhook, with the password, and the language.",
               wire.Account, wire.AccountSettings),
    _operation("PUT", "account/password", "change_password",
               "Change your password and log out everywhere else.",
               wire.Done, wire.NewPassword),
    _operation("POST", "account/confirm", "confirm_email",
               "Confirm an email address with the link sent to it.",
               wire.Done, wire.ConfirmEmail),
    _operation("POST", "account/forgotten", "forgot_password",
               "Request an email with a password reset link.", wire.Done, wire.Forgotten),
    _operation("POST", "account/reset", "reset_password",
               "Set a new password with a reset link.", wire.Done, wire.ResetPassword),
    _operation("POST", "session", "log_in", "Log in. A guest's games move to the account.",
               wire.Account, wire.LogIn),
    _operation("POST", "session/end", "log_out", "Log out.", wire.Done, wire.LogOut),
    _operation("GET", "me/profile", "profile", "Your results.", wire.Profile,
               welcomes=True),
    _operation("GET", "me/data", "export", "Everything stored about you.", wire.OwnData,
               welcomes=True),
    _operation("POST", "me/deletion", "delete_me",
               "Delete all your data. Your finished games remain, without your name.",
               wire.Done, wire.DeleteMe),
]  # fmt: skip
