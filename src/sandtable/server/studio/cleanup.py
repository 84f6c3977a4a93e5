"""What no one needs goes, of all owners: drafts that were deleted long ago, measurements that have
rested too long, and contents that nothing uses."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.store.store import Store
from sandtable.server.studio.measuring_store import MeasuringStore
from sandtable.server.studio.studio_store import StudioStore
from sandtable.server.tables.clock_watcher import pause

logger = logging.getLogger(__name__)

EVERY = 3600.0
"""Seconds from one look to the next."""


async def sweep_studio(store: Store, leaving: asyncio.Event) -> None:
    """Look again and again until the server goes. Every process may: what is gone is gone."""
    while not leaving.is_set():
        try:
            swept = await StudioStore(store).sweep()
            stopped = await MeasuringStore(store).sweep()
            unused = await StudioStore(store).sweep_contents()
            if swept or stopped or unused:
                counts = {"drafts": swept, "measurements": stopped, "contents": unused}
                logger.info("studio swept", extra=counts)
        except SQLAlchemyError:
            logger.warning("database unavailable; what no one needs stays for now")
        await pause(EVERY, leaving)
