"""Ends the connections of sessions that have ended (S7).

A WebSocket checks its session only when it opens. When the session ends later, here or in another
process, the socket must be closed too: a thief of the cookie may still hold one open.
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
"""Seconds between checks of all open sessions, which find those not noticed at once."""
AT_ONCE = 1000
"""Maximum number of sessions per query."""


class Holder(Protocol):
    """A connection that was opened with a session."""

    guest: Guest

    def end_session(self) -> None: ...


class OpenSessions:
    """Tracks this process's connections, and whether their sessions still exist."""

    def __init__(self, store: Store) -> None:
        self._accounts = AccountStore(store)
        self._holders: set[Holder] = set()

    def add(self, holder: Holder) -> None:
        if holder.guest.session:
            self._holders.add(holder)

    def discard(self, holder: Holder) -> None:
        self._holders.discard(holder)

    async def check(self, *only: Holder) -> None:
        """End the connections whose sessions are gone, among all or the given ones."""
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
        """Check at intervals until the server stops."""
        while not leaving.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(leaving.wait(), CHECK_SECONDS)
            try:
                await self.check()
            except SQLAlchemyError:
                logger.warning("database unavailable; open sessions are checked later")
