"""Guests: somebody is whoever holds the signed cookie."""

import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sandtable.server.store import Store

COOKIE = "sandtable_guest"
A_YEAR = 365 * 24 * 3600
ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"

ADJECTIVES = ("Steady", "Quiet", "Bold", "Careful", "Lucky", "Patient", "Sharp", "Weathered")
NOUNS = ("Badger", "Heron", "Fox", "Otter", "Raven", "Hare", "Kestrel", "Marten")


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(16))


class People:
    """Who a browser is."""

    def __init__(self, store: Store, secret: str, secure: bool) -> None:
        self._store = store
        self._secure = secure
        self._signer = URLSafeSerializer(secret, salt="guest")

    def known(self, connection: HTTPConnection) -> str:
        """The guest this connection belongs to; empty when it brings no valid cookie."""
        try:
            guest = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return ""
        return guest if isinstance(guest, str) else ""

    def cookie(self, guest: str) -> str:
        """What the cookie of a guest holds."""
        signed = self._signer.dumps(guest)
        return signed.decode() if isinstance(signed, bytes) else signed

    async def still_known(self, guest: str) -> bool:
        """Whether this is somebody: a cookie outlives the database it was made for."""
        return bool(guest) and await self._store.guest_name(guest) is not None

    async def welcome(self) -> str:
        """A new guest."""
        guest = new_id()
        name = f"{secrets.choice(ADJECTIVES)} {secrets.choice(NOUNS)}"
        await self._store.add_guest(guest, name)
        return guest

    def remember(self, response: Response, guest: str) -> None:
        response.set_cookie(
            COOKIE,
            self.cookie(guest),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )
