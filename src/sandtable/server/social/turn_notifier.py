"""Turn notifications by email and webhook, once per turn.

A turn is marked as notified before the notification is sent, so that nothing is sent twice. Emails
and webhooks are delivered separately, so that no player waits for a mail server or someone else's
receiver.
"""

import asyncio
import logging
from functools import cache, partial
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

import sandtable
from sandtable.server.social.delivery import Deliveries, Parcel
from sandtable.server.social.mail import Mailer
from sandtable.server.social.webhook import WebhookClient
from sandtable.server.tables.clock_watcher import pause
from sandtable.server.tables.hub import Hub
from sandtable.server.tables.live_table import LiveTable
from sandtable.words import Words

logger = logging.getLogger(__name__)

QUIET = 60.0
"""Seconds to answer before a player is notified."""
CALLS = 5
"""Ticks of the clock watcher per check for notifications."""
HEAR_SECONDS = 1.0
"""Seconds to wait for other processes to report presence."""
LOOKS = 8
"""Maximum number of tables checked at once."""
LETTERS = 4
"""Maximum concurrent emails: fewer than the threads, which account emails need too."""


@cache
def _words(title: str, language: str) -> Words:
    """Return a title's texts in a language; cached, as loading them is slow."""
    return Words(sandtable.load(title), language)


class TurnNotifier:
    """Notifies players whose turn it is."""

    def __init__(self, hub: Hub, post: Mailer | None, caller: WebhookClient, address: str) -> None:
        self._hub = hub
        self._post = post
        self._caller = caller
        self._address = address
        """The server's public URL."""
        self._letters = Deliveries(LETTERS)
        self._calls = Deliveries()
        self._looks = asyncio.Semaphore(LOOKS)

    async def close(self, seconds: float) -> None:
        """Deliver the pending notifications, for at most some seconds."""
        await asyncio.gather(self._letters.close(seconds), self._calls.close(seconds))

    async def run(self, seconds: float, leaving: asyncio.Event) -> None:
        """Check at intervals until the server stops."""
        while not leaving.is_set():
            try:
                now = await self._hub.store.moment()
                rows = await self._hub.store.to_be_told(now.table - QUIET)
                await asyncio.gather(*map(self._see_to, rows))
            except SQLAlchemyError:
                logger.warning("database unavailable; notifications delayed")
            await pause(seconds, leaving)

    async def _see_to(self, row: sa.Row[Any]) -> None:
        try:
            async with self._looks, self._hub.visit(row.id) as table:
                turn = table.log.turns[row.seat]
                # A player at the table sees the turn; if they leave without answering, they are
                # notified then.
                if table.log.held or turn <= row.rung or await self._is_there(table, row.seat):
                    return
                # Skipped turns are found again by the next check.
                if not (self._letters.has_room(row.account) and self._calls.has_room(row.account)):
                    return
                if await self._hub.store.ring(row.id, row.seat, turn):
                    self._tell(table, row)
        except SQLAlchemyError:
            raise
        except Exception:
            logger.exception("notification failed for table %s", row.id)

    async def _is_there(self, table: LiveTable, seat: int) -> bool:
        if self._hub.presence is not None and not table.present() >> seat & 1:
            self._hub.presence.tell(table)
            await asyncio.sleep(HEAR_SECONDS)
        return bool((table.present() | table.present_elsewhere()) >> seat & 1)

    def _tell(self, table: LiveTable, row: sa.Row[Any]) -> None:
        words = _words(table.row.title, row.language)
        opponent = table.row.seats[1 - row.seat]
        about = {
            "name": row.name,
            "scenario": words.scenario(table.row.scenario),
            "opponent": opponent.name or opponent.agent,
            "link": f"{self._address}/table/{table.row.id}",
        }
        if row.email and self._post is not None:
            letter = partial(self._post.deliver, row.email, row.language, "turn", **about)
            self._letters.add(Parcel(row.account, "", letter))
        if row.webhook:
            side = table.names[row.seat]
            ids = {"table": table.row.id, "title": table.row.title, "side": side}
            said = {"event": "your-turn", **ids, **about}
            place = urlsplit(row.webhook).netloc.rpartition("@")[2].lower()
            self._calls.add(
                Parcel(row.account, place, partial(self._caller.call, row.webhook, said))
            )
