"""Follows changes that other processes make."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.tables.hub import Hub
from sandtable.server.tables.presence import Presence

logger = logging.getLogger(__name__)

Listener = Callable[[], Awaitable[None]]

RETRY = 1.0


async def listen(hub: Hub, presence: Presence, sessions_ended: Listener) -> None:
    """Follow the notifications of other processes until cancelled; reconnect after errors."""
    while True:
        try:
            await _follow(hub, presence, sessions_ended)
        except SQLAlchemyError:
            logger.warning("database unavailable; reconnecting")
        except Exception:
            logger.exception("could not process a database notification")
        await asyncio.sleep(RETRY)


async def _follow(hub: Hub, presence: Presence, sessions_ended: Listener) -> None:
    async with hub.store.database.listen() as notes:
        # Read what was written while this process was not listening.
        await hub.catch_up()
        await sessions_ended()
        while True:
            lengths: dict[str, int] = {}
            for note in await notes():
                if note.channel == "presence":
                    presence.hear(note.text)
                    continue
                if note.channel == "sessions":
                    await sessions_ended()
                    continue
                table, _, length = note.text.partition(":")
                # A table's length only grows, but a 0 (row changed) takes precedence over any
                # length.
                lengths[table] = int(length) if lengths.get(table, 1) else 0
            await hub.notice(lengths)
