"""Ends games when a player's clock runs out, or hands the seat to an agent."""

import asyncio
import logging
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.store.server_clock import BEAT
from sandtable.server.store.store import Store
from sandtable.server.tables.hub import Hub
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.log import Stale

logger = logging.getLogger(__name__)

TICK = 1.0


async def keep_time(hub: Hub, tick: float, leaving: asyncio.Event) -> None:
    """Check the clocks until shutdown.

    Every process does this; the log accepts only one of their entries.
    """
    while not leaving.is_set():
        try:
            now = await hub.store.moment()
            for id in await hub.store.out_of_time(now.table):
                await _call_time(hub, id)
        except SQLAlchemyError:
            logger.warning("database unavailable; clock checks delayed")
        await pause(tick, leaving)


async def beat(store: Store, leaving: asyncio.Event) -> None:
    """Advance table time until shutdown, and save it one last time then."""
    while True:
        gone = leaving.is_set()
        try:
            await store.beat()
        except SQLAlchemyError:
            logger.warning("database unavailable; clocks are paused")
        if gone:
            return
        await pause(BEAT, leaving)


async def pause(seconds: float, leaving: asyncio.Event) -> None:
    """Sleep, but return early on shutdown."""
    with suppress(TimeoutError):
        await asyncio.wait_for(leaving.wait(), seconds)


async def _call_time(hub: Hub, id: str) -> None:
    try:
        async with hub.visit(id) as table:
            seat = table.out_of_time(hub.store.clock.table())
            if seat is None:
                # The clock is stopped because the rules have changed.
                await hub.store.set_deadline(id, table.deadline())
            else:
                await _end(hub, table, seat)
    except Stale:
        pass  # the player answered in time, or another process was faster
    except SQLAlchemyError:
        raise
    except Exception:
        logger.exception("failed to apply the timeout at table %s", id)


async def _end(hub: Hub, table: LiveTable, seat: int) -> None:
    key = f"time-{seat}-{table.log.turns[seat]}"
    assert table.log.clock is not None
    if agent := table.log.clock.control.agent:
        await hub.hand_over(table, seat, agent, lambda log: log.time_out(seat, key), key)
    else:
        await hub.commit(table, lambda log: log.time_out(seat, key), key)
