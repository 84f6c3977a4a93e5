"""Notifications of finished measurements by email and webhook, once each."""

import asyncio
import logging
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.social.delivery import Deliveries, Parcel
from sandtable.server.social.mail import Mailer
from sandtable.server.social.webhook import WebhookClient
from sandtable.server.studio.measuring_store import MeasuringStore
from sandtable.server.studio.slice_store import FAILED
from sandtable.server.tables.clock_watcher import pause

logger = logging.getLogger(__name__)

LETTERS = 2
"""Emails sent concurrently."""


class MeasuredNotifier:
    """Notifies users whose measurement has finished."""

    def __init__(
        self, store: MeasuringStore, post: Mailer | None, caller: WebhookClient, address: str
    ) -> None:
        self._store = store
        self._post = post
        self._caller = caller
        self._address = address
        self._letters = Deliveries(LETTERS)
        self._calls = Deliveries()

    async def close(self, seconds: float) -> None:
        await asyncio.gather(self._letters.close(seconds), self._calls.close(seconds))

    async def run(self, seconds: float, leaving: asyncio.Event) -> None:
        """Check at intervals until the server stops."""
        while not leaving.is_set():
            try:
                for row in await self._store.to_be_told():
                    account = row.account
                    room = self._letters.has_room(account) and self._calls.has_room(account)
                    if room and await self._store.tell(row.id):
                        self._tell(row)
            except SQLAlchemyError:
                logger.warning("database unavailable; notifications delayed")
            await pause(seconds, leaving)

    def _tell(self, row: sa.Row[Any]) -> None:
        about = {
            "name": row.name or row.title,
            "games": str(2 * row.counted),
            "low": str(round(100 * (row.low or 0))),
            "high": str(round(100 * (1 if row.high is None else row.high))),
            "link": f"{self._address}/studio/{row.draft}#balance",
        }
        kind = "unmeasured" if row.state == FAILED else "measured"
        if row.email and self._post is not None:
            letter = partial(self._post.deliver, row.email, row.language, kind, **about)
            self._letters.add(Parcel(row.account, "", letter))
        if row.webhook:
            said = {"event": kind, "measurement": row.id, "title": row.title, **about}
            place = urlsplit(row.webhook).netloc.rpartition("@")[2].lower()
            self._calls.add(
                Parcel(row.account, place, partial(self._caller.call, row.webhook, said))
            )
