"""The JSON API about accounts: sign up, log in, settings, data export and deletion."""

import secrets
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from sandtable.server.accounts.accounts_store import AccountRow
from sandtable.server.accounts.data_export import own_data, scores
from sandtable.server.accounts.email_addresses import normal_address
from sandtable.server.accounts.email_links import CONFIRM, LINK_SECONDS, RESET, Link
from sandtable.server.accounts.identity import Guest, hash_token, new_id
from sandtable.server.accounts.player_names import alike_logins, login_of, tidy_name
from sandtable.server.edge.account_access import AccountAccess, device, wrong_password
from sandtable.server.edge.api import Api, Operation
from sandtable.server.edge.errors import Refusal
from sandtable.server.edge.security import host
from sandtable.server.social.mail import Mailer
from sandtable.server.store.batch_writer import Conflict
from sandtable.server.tables.table_setup import leave_for_good
from sandtable.server.wire import Me
from sandtable.server.wire import accounts as wire


class AccountApi:
    """The routes of accounts."""

    def __init__(self, api: Api, access: AccountAccess) -> None:
        self._api = api
        self._hub = api.hub
        self._people = api.people
        self._access = access
        self._accounts = access.accounts
        self._passwords = access.passwords
        self._sessions = access.sessions

    # Logging in and out

    async def doors(self, request: Request, guest: Guest) -> wire.Doors:
        return wire.Doors(self._access.post is not None)

    async def sign_up(self, request: Request, guest: Guest, body: wire.SignUp) -> wire.Account:
        self._expect_guest(guest)
        await self._expect_few("sign-up", request)
        name = tidy_name(body.name)
        await self._expect_no_twin(login_of(name))
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
            await self._accounts.add(account, guest.ids, hash_token(token), device(request))
        except Conflict:
            raise name_taken() from None
        self._hub.change_guest(guest.ids, account.id, account.name)
        self._access.remember(request, guest, account, token)
        return await self._access.described(account)

    async def log_in(self, request: Request, guest: Guest, body: wire.LogIn) -> wire.Account:
        self._expect_guest(guest)
        account = await self._access.let_in(request, guest, body)
        # The guest's seats at live tables now belong to the account.
        self._hub.change_guest(guest.ids, account.id, account.name)
        return await self._access.described(account)

    async def log_out(self, request: Request, guest: Guest, body: wire.LogOut) -> wire.Done:
        if guest.session:
            if body.everywhere:
                await self._accounts.log_out_everywhere(guest.id)
            else:
                await self._accounts.log_out(guest.session)
            await self._sessions.check()
        request.state.remember = lambda response: self._people.forget(response, guest)
        return wire.Done()

    # Settings of an account

    async def account(self, request: Request, guest: Guest) -> wire.Account:
        return await self._access.described(await self._access.own(guest))

    async def rename(self, request: Request, guest: Guest, body: wire.Rename) -> Me:
        name = tidy_name(body.name)
        login = login_of(name)
        if guest.session:
            account = await self._access.own(guest)
            if login != account.login:
                # The login name is also used to reset the password, so changing it needs proof.
                await self._access.expect_owner(guest, account, body.password, body.code)
                await self._expect_no_twin(login)
                await self._change(account, login=login)
        else:
            if await self._accounts.by_login(login) is not None:
                raise name_taken()
            await self._expect_no_twin(login)
        await self._hub.store.rename_guest(guest.ids, name)
        self._hub.rename(guest, name)
        return await self._api.me(request, guest)

    async def change_settings(
        self, request: Request, guest: Guest, body: wire.AccountSettings
    ) -> wire.Account:
        """Change the settings of an account.

        A stolen session alone can neither redirect the emails nor read them.
        """
        account = await self._access.own(guest)
        email, webhook = body.email.strip(), body.webhook.strip()
        email = normal_address(email) or email
        removes = not email and bool(account.email or await self._accounts.unconfirmed(account.id))
        moves = bool(email) and email != account.email
        grave = removes or moves or webhook != account.webhook
        if grave:
            await self._access.expect_password(guest, account, body.password)
        # Report impossible changes before a code is used up.
        if moves:
            expect_address(email)
        expect_webhook(webhook)
        post = self._access.expect_post() if moves else None
        if grave:
            await self._access.expect_code(guest, account, body.code)
        if post is not None:
            await self._expect_letter(request, account)
        await self._change(account, webhook=webhook, language=body.language)
        changed = replace(account, webhook=webhook, language=body.language)
        if removes:
            await self._access.secure(request, guest, account, email="")
            self._access.tell(changed, "moved")
            changed = replace(changed, email="")
        if post is not None:
            token = secrets.token_urlsafe(32)
            await self._accounts.renew(guest.session, hash_token(token))
            await self._sessions.check()
            self._access.remember(request, guest, account, token)
            if not await self._send_link(post, changed, CONFIRM, email, hash_token(token)):
                raise Refusal(503, "mail-failed", "the email could not be sent")
            self._access.tell(changed, "moving")
        return await self._access.described(changed)

    async def _expect_letter(self, request: Request, account: AccountRow) -> None:
        await self._access.limits.expect(
            ("letter from network", host(request)), ("letter to account", account.id)
        )

    async def confirm_email(
        self, request: Request, guest: Guest, body: wire.ConfirmEmail
    ) -> wire.Done:
        await self._expect_few("link", request)
        token = secrets.token_urlsafe(32)
        before = await self._accounts.confirm(
            hash_token(body.token),
            guest.id if guest.session else "",
            hash_token(token),
            device(request),
        )
        if before is None:
            raise link_used()
        await self._sessions.check()
        if guest.session and before.id == guest.id:
            self._access.remember(request, guest, before, token)
        self._access.tell(before, "moved")
        return wire.Done()

    async def change_password(
        self, request: Request, guest: Guest, body: wire.NewPassword
    ) -> wire.Done:
        # The rate of correct passwords counts by session, and this starts a new one.
        account = await self._access.own(guest)
        await self._access.expect_owner(guest, account, body.old, body.code)
        hashed = await self._passwords.hash(body.new)
        await self._access.secure(request, guest, account, password=hashed)
        self._access.tell(account, "password")
        return wire.Done()

    async def forgot_password(
        self, request: Request, guest: Guest, body: wire.Forgotten
    ) -> wire.Done:
        """Email a reset link; the response does not reveal whether the name is known."""
        post = self._access.expect_post()
        await self._expect_few("letter from network", request)
        account = await self._accounts.by_login(login_of(body.name))
        if account is not None and account.email:
            # In the background: the response time must not reveal whether an email is sent.
            self._access.beside(self._send_reset(post, account))
        return wire.Done()

    async def _send_reset(self, post: Mailer, account: AccountRow) -> bool:
        """Email a link, unless the limit is reached; then the latest link stays valid."""
        if await self._access.limits.takes(("letter to account", account.id)) is None:
            return False
        return await self._send_link(post, account, RESET, account.email)

    async def reset_password(
        self, request: Request, guest: Guest, body: wire.ResetPassword
    ) -> wire.Done:
        await self._expect_few("link", request)
        # Hashed first, so that an invalid link takes as long as a valid one.
        hashed = await self._passwords.hash(body.password)
        account = await self._accounts.reset(hash_token(body.token), hashed)
        if account is None:
            raise link_used()
        await self._sessions.check()
        self._access.tell(account, "password")
        return wire.Done()

    # Stored user data

    async def profile(self, request: Request, guest: Guest) -> wire.Profile:
        names = await self._hub.store.guest_names(guest.ids)
        return wire.Profile(names[guest.id], await scores(self._hub.store, guest))

    async def export(self, request: Request, guest: Guest) -> Response:
        account = (
            await self._access.described(await self._access.own(guest)) if guest.session else None
        )
        found = await self._accounts.sessions(guest.id)
        sessions = [wire.OwnSession(row.created, row.used, row.device) for row in found]
        parts = own_data(self._hub.store, guest, account, sessions)
        # An error so far is still answered as one.
        first = await anext(parts)

        async def whole() -> AsyncIterator[bytes]:
            yield first
            async for part in parts:
                yield part

        return StreamingResponse(whole(), media_type="application/json")

    async def delete_me(self, request: Request, guest: Guest, body: wire.DeleteMe) -> wire.Done:
        if guest.session:
            account = await self._access.own(guest)
            await self._access.expect_owner(guest, account, body.password, body.code)
        if guest:
            await leave_for_good(self._hub, guest)
            stand_in = new_id()
            await self._accounts.delete(guest.ids, stand_in)
            self._hub.change_guest(guest.ids, stand_in, "")
            await self._sessions.check()

        def forget(response: Response) -> None:
            self._people.forget(response, guest)
            if guest.session:
                self._people.forget_browser(response, guest.id)

        request.state.remember = forget
        return wire.Done()

    # Helpers

    def _expect_guest(self, guest: Guest) -> None:
        if guest.session:
            raise Refusal(409, "logged-in", "log out first")

    async def _expect_few(self, what: str, request: Request) -> None:
        """Refuse too many of these requests from one network."""
        await self._access.limits.expect((what, host(request)))

    async def _expect_no_twin(self, login: str) -> None:
        """Refuse names that look like an existing login in another alphabet."""
        for twin in alike_logins(login):
            if await self._accounts.by_login(twin) is not None:
                raise name_taken()

    async def _change(self, account: AccountRow, **values: object) -> None:
        try:
            if not await self._accounts.change(account, **values):
                raise wrong_password()
        except Conflict:
            raise name_taken() from None

    async def _send_link(
        self, post: Mailer, account: AccountRow, purpose: str, email: str, session: str = ""
    ) -> bool:
        token = secrets.token_urlsafe(32)
        expires = time.time() + LINK_SECONDS[purpose]
        link = Link(hash_token(token), purpose, email, expires, session)
        if not await self._accounts.add_link(link, account):
            return False
        # In the fragment, which browsers do not send, so that it appears in no log.
        where = post.link(f"/{purpose}#{token}")
        return await post.send(email, account.language, purpose, name=account.name, link=where)


def expect_address(text: str) -> None:
    if normal_address(text) is None:
        raise Refusal(422, "bad-email", "not a valid email address")


def expect_webhook(address: str) -> None:
    """Check a webhook URL's syntax; the target is checked on each call."""
    if not address:
        return
    try:
        parts = urlsplit(address)
        fits = parts.scheme in ("https", "http") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits or not address.isascii() or not address.isprintable() or " " in address:
        raise Refusal(422, "bad-webhook", "not a valid webhook URL")


def name_taken() -> Refusal:
    return Refusal(409, "name-taken", "this name is taken")


def link_used() -> Refusal:
    return Refusal(404, "link-used", "this link has expired or has already been used")


ACCOUNT_OPERATIONS = [
    Operation("GET", "/api/doors", AccountApi.doors,
              "List the account features that this server offers."),
    Operation("POST", "/api/account", AccountApi.sign_up,
              "Create an account. A guest's games move to it."),
    Operation("GET", "/api/account", AccountApi.account, "Get your account."),
    Operation("PUT", "/api/me", AccountApi.rename,
              "Change your name. If you log in with it, this requires your password.",
              welcomes=True, rate="change"),
    Operation("PUT", "/api/account", AccountApi.change_settings,
              "Change your email address, webhook (both require your password) and language.",
              rate="change"),
    Operation("PUT", "/api/account/password", AccountApi.change_password,
              "Change your password and log out everywhere else.", rate="change"),
    Operation("POST", "/api/account/confirm", AccountApi.confirm_email,
              "Confirm an email address with the link sent to it."),
    Operation("POST", "/api/account/forgotten", AccountApi.forgot_password,
              "Request an email with a password reset link."),
    Operation("POST", "/api/account/reset", AccountApi.reset_password,
              "Set a new password with a reset link."),
    Operation("POST", "/api/session", AccountApi.log_in,
              "Log in. A guest's games move to the account."),
    Operation("POST", "/api/session/end", AccountApi.log_out, "Log out."),
    Operation("GET", "/api/me/profile", AccountApi.profile, "Get your results.", welcomes=True),
    Operation("GET", "/api/me/data", AccountApi.export, "Get everything stored about you.",
              gives=wire.OwnData, welcomes=True, rate="export"),
    Operation("POST", "/api/me/deletion", AccountApi.delete_me,
              "Delete all your data. Your finished games remain, without your name."),
]  # fmt: skip
