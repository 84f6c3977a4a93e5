"""Ends the connections of sessions that have ended (S7).

A socket is let in by its session once. What ends the session later, here or in another process,
must end the socket too: a thief of the cookie may still hold one open.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.accounts.accounts_store import AccountStore
from sandtable.server.accounts.identity import Guest
from sandtable.server.store.store import Store

logger = logging.getLogger(__name__)

CHECK_SECONDS = 10.0
"""Time between checks of all open sessions. Most ends are noticed at once; this finds the rest."""
AT_ONCE = 1000
"""Sessions in one query."""


class Holder(Protocol):
    """A connection that was opened with a session."""

    guest: Guest

    def end_session(self) -> None: ...


class OpenSessions:
    """The connections of this process, and whether their sessions still exist."""

    def __init__(self, store: Store) -> None:
        self._accounts = AccountStore(store)
        self._holders: set[Holder] = set()

    def add(self, holder: Holder) -> None:
        if holder.guest.session:
            self._holders.add(holder)

    def discard(self, holder: Holder) -> None:
        self._holders.discard(holder)

    async def check(self, *only: Holder) -> None:
        """End the connections whose sessions are gone; of all, or only of some."""
        holders = [one for one in only or self._holders if one in self._holders]
        tokens = sorted({one.guest.session for one in holders})
        live: set[str] = set()
        for start in range(0, len(tokens), AT_ONCE):
            live |= await self._accounts.live_sessions(tokens[start : start + AT_ONCE])
        for holder in holders:
            if holder.guest.session not in live and holder in self._holders:
                self._holders.discard(holder)
                holder.end_session()

    async def watch(self, leaving: asyncio.Event) -> None:
        """Check again and again until the server stops."""
        while not leaving.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(leaving.wait(), CHECK_SECONDS)
            try:
                await self.check()
            except SQLAlchemyError:
                logger.warning("database unavailable; open sessions are checked later")
