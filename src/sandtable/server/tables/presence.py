"""Who is present, across all processes.

Each process repeats its announcements; old ones expire, so that the players of a dead process do
not stay online.
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
    """Announces this process's players, and tracks those of other processes."""

    def __init__(self, store: Store, live: Mapping[str, LiveTable]) -> None:
        self._store = store
        self._live = live
        self._process = secrets.token_hex(4)
        self._due: dict[str, bool] = {}
        """Tables to announce, each with whether other processes are asked to reply."""
        self._telling: asyncio.Task[None] | None = None

    def tell(self, table: LiveTable, ask: bool = True) -> None:
        """Announce that a player has come or gone."""
        self._due[table.row.id] = self._due.get(table.row.id, False) or ask
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        try:
            while self._due:
                due, self._due = self._due, {}
                # Process, table, connected seats as a bit mask, number of spectators, whether it
                # asks for a reply.
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
        # Processes of an older version do not send the number of spectators.
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
        """Announce who is present at regular intervals, until cancelled."""
        while True:
            await asyncio.sleep(REPEAT)
            for table in list(self._live.values()):
                if table.watchers:
                    self.tell(table, ask=False)
