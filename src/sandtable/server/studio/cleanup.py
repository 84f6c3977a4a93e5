"""Cleanup: deletes old deleted drafts and unused contents, and stops long-paused measurements."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.store.store import Store
from sandtable.server.studio.measuring_store import MeasuringStore
from sandtable.server.studio.studio_store import StudioStore
from sandtable.server.tables.clock_watcher import pause

logger = logging.getLogger(__name__)

EVERY = 3600.0
"""Seconds between two cleanups."""


async def sweep_studio(store: Store, leaving: asyncio.Event) -> None:
    """Clean up at intervals until shutdown; every process does this."""
    while not leaving.is_set():
        try:
            swept = await StudioStore(store).sweep()
            stopped = await MeasuringStore(store).sweep()
            unused = await StudioStore(store).sweep_contents()
            if swept or stopped or unused:
                counts = {"drafts": swept, "measurements": stopped, "contents": unused}
                logger.info("studio cleaned up", extra=counts)
        except SQLAlchemyError:
            logger.warning("database unavailable; studio clean-up delayed")
        await pause(EVERY, leaving)
