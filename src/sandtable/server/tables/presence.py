"""Who is present, across all processes.

What is not repeated is forgotten, so that a process that died does not keep its players online.
"""

import asyncio
import logging
import secrets
from collections.abc import Mapping

from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.store.store import Store
from sandtable.server.tables.live_table import LiveTable

logger = logging.getLogger(__name__)

REPEAT = 30.0
FORGET = 75.0


class Presence:
    """What this process tells of its players, and what it hears of others."""

    def __init__(self, store: Store, live: Mapping[str, LiveTable]) -> None:
        self._store = store
        self._live = live
        self._process = secrets.token_hex(4)
        self._due: dict[str, bool] = {}
        """The tables to tell of, and whether the others are to tell in return."""
        self._telling: asyncio.Task[None] | None = None

    def tell(self, table: LiveTable, ask: bool = True) -> None:
        """A player has come or gone."""
        self._due[table.row.id] = self._due.get(table.row.id, False) or ask
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        try:
            while self._due:
                due, self._due = self._due, {}
                # Process, table, the seats that are taken as a bit mask, how many others look
                # on, whether it asks.
                notes = [
                    f"{self._process}:{id}:{table.present()}:{table.spectators()}:{int(ask)}"
                    for id, ask in due.items()
                    if (table := self._live.get(id)) is not None
                ]
                await self._store.announce(notes)
        except SQLAlchemyError:
            logger.warning("database unavailable; presence updates delayed")
        finally:
            self._telling = None

    def hear(self, note: str) -> None:
        process, id, seats, *others, asks = note.split(":")
        table = self._live.get(id)
        if table is None or process == self._process:
            return
        before = table.present_elsewhere(), table.watching()
        # A process of an older kind does not say how many look on.
        looking_on = int(others[0]) if others else 0
        table.elsewhere[process] = (int(seats), looking_on, self._store.clock.monotonic() + FORGET)
        if (table.present_elsewhere(), table.watching()) != before:
            table.show()
        if asks == "1" and table.watchers:
            self.tell(table, ask=False)

    async def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    async def repeat(self) -> None:
        """Announce who is present again and again, until cancelled."""
        while True:
            await asyncio.sleep(REPEAT)
            for table in list(self._live.values()):
                if table.watchers:
                    self.tell(table, ask=False)
