"""The JSON API about the security of an account: second factor, recovery codes, sessions."""

import secrets

from starlette.requests import Request

from sandtable.server.accounts import totp
from sandtable.server.accounts.identity import Guest, hash_token
from sandtable.server.edge.account_access import AccountAccess, device, wrong_code
from sandtable.server.edge.api import Operation
from sandtable.server.edge.errors import Refusal
from sandtable.server.wire import accounts as wire

NUMBER = 16
"""Length of a session's public id, a prefix of its hash."""


class SecondFactorApi:
    """The routes of account security."""

    def __init__(self, access: AccountAccess) -> None:
        self._access = access
        self._factors = access.factors
        self._accounts = access.accounts

    async def security(self, request: Request, guest: Guest) -> wire.Security:
        account = await self._access.own(guest)
        factor = await self._factors.of(account.id)
        sessions = [
            wire.SessionInfo(
                row.token[:NUMBER], row.device, row.created, row.used, row.token == guest.session
            )
            for row in await self._accounts.sessions(account.id)
        ]
        return wire.Security(factor.on, factor.codes_left, sessions)

    async def end_session(self, request: Request, guest: Guest, body: wire.EndSession) -> wire.Done:
        account = await self._access.own(guest)
        if guest.session.startswith(body.number):
            raise Refusal(409, "own-session", "this is the session you are using; log out instead")
        if not await self._accounts.end_session(account.id, body.number):
            raise Refusal(404, "unknown-session", "this session has already ended")
        await self._access.sessions.check()
        return wire.Done()

    async def start_factor(
        self, request: Request, guest: Guest, body: wire.Proof
    ) -> wire.NewFactor:
        account = await self._access.own(guest)
        await self._access.expect_owner(guest, account, body.password, body.code)
        secret = totp.new_secret()
        if not await self._factors.start(account.id, secret):
            raise Refusal(409, "has-factor", "a second factor is already set up")
        uri = totp.uri(secret, account.name)
        return wire.NewFactor(secret, uri, totp.picture(uri))

    async def confirm_factor(
        self, request: Request, guest: Guest, body: wire.ConfirmFactor
    ) -> wire.RecoveryCodes:
        account = await self._access.own(guest)
        await self._access.limits.expect(("guess in session", guest.session))
        codes = totp.new_recovery_codes()
        token = secrets.token_urlsafe(32)
        if not await self._factors.confirm(
            account.id, body.code, codes, hash_token(token), device(request)
        ):
            raise wrong_code()
        await self._access.sessions.check()
        self._access.remember(request, guest, account, token)
        self._access.tell(account, "factor-on")
        return wire.RecoveryCodes(codes)

    async def renew_codes(
        self, request: Request, guest: Guest, body: wire.Proof
    ) -> wire.RecoveryCodes:
        account = await self._access.own(guest)
        await self._expect_factor(guest, account.id)
        await self._access.expect_owner(guest, account, body.password, body.code)
        codes = totp.new_recovery_codes()
        await self._factors.replace_codes(account.id, codes)
        self._access.tell(account, "recovery-codes")
        return wire.RecoveryCodes(codes)

    async def remove_factor(self, request: Request, guest: Guest, body: wire.Proof) -> wire.Done:
        account = await self._access.own(guest)
        await self._expect_factor(guest, account.id)
        await self._access.expect_owner(guest, account, body.password, body.code)
        await self._factors.remove(account.id)
        self._access.tell(account, "factor-off")
        return wire.Done()

    async def _expect_factor(self, guest: Guest, account: str) -> None:
        if not (await self._factors.of(account)).on:
            raise Refusal(409, "no-factor", "no second factor is set up")


SECOND_FACTOR_OPERATIONS = [
    Operation("GET", "/api/account/security", SecondFactorApi.security,
              "Get the state of your second factor, and your sessions."),
    Operation("POST", "/api/account/factor", SecondFactorApi.start_factor,
              "Create a secret for an authenticator app. It takes effect once you confirm it."),
    Operation("PUT", "/api/account/factor", SecondFactorApi.confirm_factor,
              "Turn on the second factor with a code, and log out everywhere else."),
    Operation("POST", "/api/account/factor/removal", SecondFactorApi.remove_factor,
              "Turn off the second factor."),
    Operation("POST", "/api/account/codes", SecondFactorApi.renew_codes,
              "Create new recovery codes. The old ones stop working."),
    Operation("POST", "/api/account/sessions/end", SecondFactorApi.end_session,
              "End another session and close its connections."),
]  # fmt: skip
