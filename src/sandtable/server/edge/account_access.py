"""Access to accounts: passwords, codes, and notices to the owner."""

import asyncio
import secrets
from collections.abc import Coroutine
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server.accounts.accounts_store import AccountRow, AccountStore
from sandtable.server.accounts.devices import device_of
from sandtable.server.accounts.factor_store import FactorStore, Verdict
from sandtable.server.accounts.identity import Guest, hash_token
from sandtable.server.accounts.open_sessions import OpenSessions
from sandtable.server.accounts.passwords import Busy, Passwords
from sandtable.server.accounts.player_names import login_of
from sandtable.server.accounts.totp import is_recovery_code
from sandtable.server.edge.api import Api
from sandtable.server.edge.errors import Refusal
from sandtable.server.edge.security import host
from sandtable.server.edge.shared_limits import SharedLimits
from sandtable.server.social.mail import Mailer
from sandtable.server.wire import accounts as wire
from sandtable.words import LANGUAGES


class AccountAccess:
    """Verifies that a request comes from the owner of an account."""

    def __init__(
        self, api: Api, post: Mailer | None, sessions: OpenSessions, limits: SharedLimits
    ) -> None:
        self.people = api.people
        self.rates = api.limits
        self.post = post
        self.sessions = sessions
        self.limits = limits
        self.passwords = Passwords()
        self.accounts = AccountStore(api.hub.store)
        self.factors = FactorStore(api.hub.store)
        self._sending: set[asyncio.Task[bool]] = set()

    async def close(self) -> None:
        """Shut down after all emails have been sent."""
        await asyncio.gather(*self._sending, return_exceptions=True)
        self.passwords.close()

    # Logging in

    async def let_in(self, request: Request, guest: Guest, body: wire.LogIn) -> AccountRow:
        """Open a session for the owner, who proves it with the password and the second factor."""
        login = login_of(body.name)
        account = await self.accounts.by_login(login)
        browser = self.people.known_browser(request, account.id) if account else ""
        place = host(request)
        # Correct passwords count too: each check takes a core for a while, and each one that fits
        # adds a session.
        self._expect_few_checks(browser or place)
        uses = await self.limits.expect(
            *(
                [("guess from browser", browser)]
                if browser
                # Limit guesses at one name from one network, and at all names from one network.
                else [
                    ("guess from network", place),
                    ("guess name from network", f"{place} {login}"),
                ]
            )
        )
        hashed = None if account is None else account.password
        fits = await self._fits(hashed, body.password, known=bool(browser))
        if account is None or not fits:
            raise wrong_password()
        if self.passwords.is_old(account.password):
            hashed = await self.passwords.hash(body.password)
            if not await self.accounts.change(account, password=hashed):
                raise wrong_password()
            account = replace(account, password=hashed)
        await self._expect_few_codes(account, body.code, browser)
        token = secrets.token_urlsafe(32)
        verdict = await self.accounts.log_in(
            account, guest.ids, hash_token(token), device(request), body.code
        )
        if verdict is None:
            raise wrong_password()
        if verdict is not Verdict.WRONG:
            await self.limits.give_back(uses)
        await self._judge(account, verdict)
        self.remember(request, guest, account, token, browser)
        return account

    async def _expect_few_codes(self, account: AccountRow, code: str, browser: str) -> None:
        """Refuse if there were too many wrong codes after a correct password.

        The limit counts by account, since an attacker can have many addresses. It ignores known
        browsers and recovery codes, which nobody can guess, so the owner can always log in.
        """
        if not code.strip() or browser or is_recovery_code(code):
            return
        if (await self.factors.of(account.id)).on:
            try:
                await self.limits.expect(("code", account.id))
            except Refusal:
                await self._warn(account)
                raise

    async def _warn(self, account: AccountRow) -> None:
        """Tell the owner, at most once a day, that someone else knows the password."""
        if await self.limits.takes(("warning", account.id)) is not None:
            self.tell(account, "code-guessing")

    async def _judge(self, account: AccountRow, verdict: Verdict) -> None:
        if verdict is Verdict.NEEDED:
            raise Refusal(401, "code-needed", "enter the code of the authenticator app")
        if verdict is Verdict.WRONG:
            raise wrong_code()
        if verdict is Verdict.RECOVERED:
            left = (await self.factors.of(account.id)).codes_left
            self.tell(account, "recovery-used", left=str(left))

    def _expect_few_checks(self, who: str) -> None:
        if not self.rates.allows("log in", who):
            raise Refusal(429, "too-many-tries", "too many attempts; try again in a minute")

    async def _fits(self, hashed: str | None, password: str, known: bool) -> bool:
        try:
            return await self.passwords.fits(hashed, password, known)
        except Busy:
            raise Refusal(
                503, "busy", "too many people are logging in right now; try again"
            ) from None

    # Actions that need more than a session

    async def own(self, guest: Guest) -> AccountRow:
        account = await self.accounts.by_id(guest.id) if guest.session else None
        if account is None:
            raise Refusal(401, "logged-out", "log in first")
        return account

    async def expect_owner(
        self, guest: Guest, account: AccountRow, password: str, code: str
    ) -> None:
        """Check the password and the second factor, in case the session was stolen."""
        await self.expect_password(guest, account, password)
        await self.expect_code(guest, account, code)

    async def expect_password(self, guest: Guest, account: AccountRow, password: str) -> None:
        """Check the password.

        Guesses count by session, so that a thief of one session locks nobody else out.
        """
        if not password:
            raise wrong_password()  # an empty password is not counted as a guess
        self._expect_few_checks(guest.session)
        uses = await self.limits.expect(("guess in session", guest.session))
        if not await self._fits(account.password, password, known=True):
            raise wrong_password()
        await self.limits.give_back(uses)

    async def expect_code(self, guest: Guest, account: AccountRow, code: str) -> None:
        """Check and use up the code if the account has a second factor."""
        uses = await self.limits.expect(("guess in session", guest.session))
        verdict = await self.factors.prove(account.id, code)
        if verdict is not Verdict.WRONG:
            await self.limits.give_back(uses)
        await self._judge(account, verdict)

    async def secure(
        self, request: Request, guest: Guest, account: AccountRow, **values: object
    ) -> None:
        """Change a password or email address, and log out everywhere except in this browser."""
        token = secrets.token_urlsafe(32)
        if not await self.accounts.secure(account, hash_token(token), device(request), **values):
            raise wrong_password()
        await self.sessions.check()
        self.remember(request, guest, account, token)

    def remember(
        self, request: Request, guest: Guest, account: AccountRow, token: str, browser: str = ""
    ) -> None:
        """Set the cookies for the session and for recognising this browser later."""
        browser = browser or self.people.known_browser(request, account.id)

        def remember(response: Response) -> None:
            self.people.remember_session(response, guest, token)
            self.people.remember_browser(response, account.id, browser)

        request.state.remember = remember

    # Emails

    def expect_post(self) -> Mailer:
        if self.post is None:
            raise Refusal(409, "no-mail", "this server cannot send email")
        return self.post

    def tell(self, account: AccountRow, kind: str, **more: str) -> None:
        """Notify the owner, at the address the account had, that something has changed."""
        if self.post is not None and account.email:
            about = {"name": account.name, "link": self.post.link("/account"), **more}
            self.beside(self.post.send(account.email, account.language, kind, **about))

    def beside(self, letter: Coroutine[None, None, bool]) -> None:
        """Send an email in the background, so that the response does not wait for it."""
        task = asyncio.create_task(letter)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    # Responses

    async def described(self, account: AccountRow) -> wire.Account:
        return wire.Account(
            name=account.name,
            email=account.email,
            unconfirmed=await self.accounts.unconfirmed(account.id),
            webhook=account.webhook,
            language=language_of(account.language),
            created=account.created,
            second_factor=(await self.factors.of(account.id)).on,
        )


def device(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


def language_of(name: str) -> wire.Language:
    return name if name in LANGUAGES else LANGUAGES[0]


def wrong_password() -> Refusal:
    """Return the error for a wrong name, a wrong password or one that was just changed."""
    return Refusal(401, "wrong-password", "wrong name or password")


def wrong_code() -> Refusal:
    return Refusal(401, "wrong-code", "wrong code, or a code that has already been used")
