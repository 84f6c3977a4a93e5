"""Hearing what the other server processes on the same PostgreSQL write."""

import asyncio
import logging

import psycopg

from sandtable.server.hub import Hub

logger = logging.getLogger(__name__)

RETRY = 1.0


async def listen(hub: Hub) -> None:
    """Follow the notes ``table:length`` for ever, through lost connections."""
    address = hub.store.url.replace("postgresql+psycopg://", "postgresql://", 1)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
            async with connection:
                await connection.execute("LISTEN tables")
                # What was written while nobody listened.
                await hub.catch_up()
                async for note in connection.notifies():
                    table, _, length = note.payload.partition(":")
                    await hub.notice(table, int(length))
        except psycopg.OperationalError:
            logger.warning("the database does not answer; trying again")
            await asyncio.sleep(RETRY)
