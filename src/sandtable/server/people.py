"""Guests: somebody is whoever holds the signed cookie.

Each guest's cookie has a name of its own. Of two first requests that are on their way at once each
makes a guest; with one name the later answer would overwrite the other's cookie, and what that one
had begun would be lost. So the browser keeps both, and is both.
"""

import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sandtable.server.store import Store

COOKIE = "sandtable_guest"
"""What the names of the cookies begin with; a part of the guest's id follows."""
MOST_COOKIES = 8
A_YEAR = 365 * 24 * 3600
ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"

ADJECTIVES = ("Steady", "Quiet", "Bold", "Careful", "Lucky", "Patient", "Sharp", "Weathered")
NOUNS = ("Badger", "Heron", "Fox", "Otter", "Raven", "Hare", "Kestrel", "Marten")


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(16))


@dataclass(frozen=True, slots=True)
class Guest:
    """Whoever a browser is: nobody, usually one, seldom more."""

    ids: tuple[str, ...] = ()
    """The oldest first, as browsers order their cookies."""

    @property
    def id(self) -> str:
        """The one that sits down at new tables; empty when it is nobody."""
        return self.ids[0] if self.ids else ""

    def __bool__(self) -> bool:
        return bool(self.ids)


NOBODY = Guest()


class People:
    """Who a browser is."""

    def __init__(self, store: Store, secret: str, secure: bool) -> None:
        self._store = store
        self._secure = secure
        self._signer = URLSafeSerializer(secret, salt="guest")

    def known(self, connection: HTTPConnection) -> Guest:
        """Whom this connection belongs to: nobody, when it brings no valid cookie."""
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
        """What the cookie of a guest holds."""
        signed = self._signer.dumps(id)
        return signed.decode() if isinstance(signed, bytes) else signed

    async def still_known(self, guest: Guest) -> Guest:
        """What is left of it in this database: a cookie may have been made for another."""
        names = await self._store.guest_names(guest.ids) if guest else {}
        return Guest(tuple(id for id in guest.ids if id in names))

    async def welcome(self) -> Guest:
        """A new guest."""
        id = new_id()
        name = f"{secrets.choice(ADJECTIVES)} {secrets.choice(NOUNS)}"
        await self._store.add_guest(id, name)
        return Guest((id,))

    def remember(self, response: Response, guest: Guest) -> None:
        for id in guest.ids:
            response.set_cookie(
                f"{COOKIE}_{id[:8]}",
                self.cookie(id),
                max_age=A_YEAR,
                httponly=True,
                samesite="lax",
                secure=self._secure,
            )
