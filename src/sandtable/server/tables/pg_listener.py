"""Listens for changes made by other processes (PostgreSQL LISTEN)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.tables.hub import Hub
from sandtable.server.tables.presence import Presence

logger = logging.getLogger(__name__)

Listener = Callable[[], Awaitable[None]]

RETRY = 1.0
SILENCE = 15.0
"""Seconds without a notification after which the connection is tested."""


async def listen(hub: Hub, presence: Presence, sessions_ended: Listener) -> None:
    """Follow the notes of the other processes until cancelled, through lost connections."""
    address = hub.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await _follow(hub, presence, sessions_ended, address)
        except (psycopg.Error, SQLAlchemyError):
            # Not with its text: it may tell more of the database than a log should hold.
            logger.warning("database unavailable; reconnecting")
        except Exception:
            logger.exception("could not process a database notification")
        await asyncio.sleep(RETRY)


async def _follow(hub: Hub, presence: Presence, sessions_ended: Listener, address: str) -> None:
    connection = await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=5)
    async with connection:
        await connection.execute("LISTEN tables")
        await connection.execute("LISTEN presence")
        await connection.execute("LISTEN sessions")
        # What was written while no one listened.
        await hub.catch_up()
        await sessions_ended()
        while True:
            notes = [n async for n in connection.notifies(timeout=SILENCE, stop_after=1)]
            if not notes:
                await connection.execute("SELECT 1")
            lengths: dict[str, int] = {}
            for note in notes:
                if note.channel == "presence":
                    presence.hear(note.payload)
                    continue
                if note.channel == "sessions":
                    await sessions_ended()
                    continue
                table, _, length = note.payload.partition(":")
                # The lengths of a table grow, but a 0 among them says more than any of them.
                lengths[table] = int(length) if lengths.get(table, 1) else 0
            await hub.notice(lengths)
