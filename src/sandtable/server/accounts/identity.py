"""Identity: the logged-in account, or the guest behind a signed cookie.

Each guest's cookie has its own name. Two simultaneous first requests each create a guest; with a
single cookie name, the later response would overwrite the other's cookie, and that guest's tables
would be lost. So the browser keeps both cookies and is both guests.
"""

import hashlib
import secrets
import time
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sandtable.server.accounts.accounts_store import AccountStore
from sandtable.server.accounts.player_names import guest_name
from sandtable.server.store.store import Store

COOKIE = "sandtable_guest"
"""Prefix of the names of guest cookies; a part of the guest's id follows."""
MOST_COOKIES = 8
SESSION = "sandtable_session"
"""The cookie of a logged-in user; if it is valid, guest cookies are ignored."""
BROWSER = "sandtable_browser"
"""Prefix of the cookies that mark known browsers, in which an account's owner has logged in."""
A_DAY = 24 * 3600.0
A_YEAR = 365 * 24 * 3600
ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(16))


@dataclass(frozen=True, slots=True)
class Guest:
    """The identities of a browser: none, usually one, rarely several."""

    ids: tuple[str, ...] = ()
    """Oldest first, in the order of the browser's cookies."""
    session: str = ""
    """Hash of the session token, if the user is logged in."""

    @property
    def id(self) -> str:
        """The id used for new tables; empty for an unknown visitor."""
        return self.ids[0] if self.ids else ""

    def __bool__(self) -> bool:
        return bool(self.ids)


NOBODY = Guest()


class People:
    """Identifies browsers by their cookies."""

    def __init__(self, store: Store, secret: str, secure: bool) -> None:
        self._store = store
        self._secure = secure
        self._accounts = AccountStore(store)
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._browsers = URLSafeSerializer(secret, salt="browser")

    async def known(self, connection: HTTPConnection) -> Guest:
        """Return the user of a connection; NOBODY without a valid cookie."""
        if token := connection.cookies.get(SESSION):
            session = hash_token(token)
            now = time.time()
            found = await self._accounts.session(session, now - A_YEAR)
            if found is not None:
                account, used = found
                if now - used > A_DAY:
                    await self._accounts.touch(session)
                return Guest((account,), session)
        return self._guest(connection)

    def _guest(self, connection: HTTPConnection) -> Guest:
        cookies = [value for name, value in connection.cookies.items() if name.startswith(COOKIE)]
        ids = [self._read(cookie) for cookie in cookies[:MOST_COOKIES]]
        return Guest(tuple(dict.fromkeys(id for id in ids if id)))

    def _read(self, cookie: str) -> str:
        try:
            id = self._signer.loads(cookie)
        except BadSignature:
            return ""
        return id if isinstance(id, str) else ""

    def cookie(self, id: str) -> str:
        """Return the value of a guest's cookie."""
        return _text(self._signer.dumps(id))

    def known_browser(self, connection: HTTPConnection, account: str = "") -> str:
        """Return this browser's id if the owner of an account (or of any) has logged in here."""
        for name, value in connection.cookies.items():
            if not name.startswith(BROWSER):
                continue
            try:
                owner, browser = self._browsers.loads(value)
            except (BadSignature, ValueError, TypeError):
                continue
            if owner == account or not account:
                return str(browser)
        return ""

    def remember_browser(self, response: Response, account: str, browser: str = "") -> None:
        """Mark this browser as known for an account."""
        value = _text(self._browsers.dumps([account, browser or secrets.token_hex(16)]))
        self._set(response, _browser_cookie(account), value)

    async def still_known(self, guest: Guest) -> Guest:
        """Return the ids that exist in this database; a cookie may belong to another one."""
        if guest.session:
            return guest
        names = await self._store.guest_names(guest.ids) if guest else {}
        return Guest(tuple(id for id in guest.ids if id in names))

    async def welcome(self, language: str) -> Guest:
        """Create a guest with a random name in a language."""
        id = new_id()
        await self._store.add_guest(id, guest_name(language))
        return Guest((id,))

    def remember(self, response: Response, guest: Guest) -> None:
        """Set the cookies of a guest; logged-in users have a session cookie instead."""
        if not guest.session:
            for id in guest.ids:
                self._set(response, _cookie_name(id), self.cookie(id))

    def remember_session(self, response: Response, guest: Guest, token: str) -> None:
        """Replace a guest's cookies by a session cookie."""
        self.forget(response, guest)
        self._set(response, SESSION, token)

    def forget(self, response: Response, guest: Guest) -> None:
        """Remove all identities from this browser."""
        self._delete(response, SESSION, *map(_cookie_name, guest.ids))

    def forget_browser(self, response: Response, account: str) -> None:
        self._delete(response, _browser_cookie(account))

    def _delete(self, response: Response, *names: str) -> None:
        for name in names:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=self._secure)

    def _set(self, response: Response, name: str, value: str) -> None:
        response.set_cookie(
            name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=self._secure
        )


def _cookie_name(id: str) -> str:
    return f"{COOKIE}_{id[:8]}"


def _browser_cookie(account: str) -> str:
    return f"{BROWSER}_{hash_token(account)[:8]}"


def _text(signed: str | bytes) -> str:
    return signed.decode() if isinstance(signed, bytes) else signed


def hash_token(token: str) -> str:
    """Return the stored hash of a token, which is useless to a reader of the database."""
    return hashlib.sha256(token.encode()).hexdigest()
