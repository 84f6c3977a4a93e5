"""Guests: somebody is whoever holds the signed cookie."""

import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sandtable.server.hub import new_id
from sandtable.server.store import Store

COOKIE = "sandtable_guest"
A_YEAR = 365 * 24 * 3600

ADJECTIVES = ("Steady", "Quiet", "Bold", "Careful", "Lucky", "Patient", "Sharp", "Weathered")
NOUNS = ("Badger", "Heron", "Fox", "Otter", "Raven", "Hare", "Kestrel", "Marten")


class People:
    """Who a browser is."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="guest")

    def known(self, connection: HTTPConnection) -> str:
        """The guest this connection belongs to; empty when it brings no valid cookie."""
        try:
            guest = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return ""
        return guest if isinstance(guest, str) else ""

    async def guest(self, connection: HTTPConnection) -> tuple[str, bool]:
        """The guest this connection belongs to, made if need be, and whether it is new."""
        guest = self.known(connection)
        if guest and await self._store.guest_name(guest) is not None:
            return guest, False
        guest = new_id()
        name = f"{secrets.choice(ADJECTIVES)} {secrets.choice(NOUNS)}"
        await self._store.add_guest(guest, name)
        return guest, True

    def remember(self, response: Response, guest: str, secure: bool) -> None:
        response.set_cookie(
            COOKIE,
            self._signer.dumps(guest),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
