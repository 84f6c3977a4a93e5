"""Stored campaigns: their scenarios, and the tables of their battles."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sandtable.server.store.batch_writer import Conflict
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.schema import battles, campaigns
from sandtable.server.store.store import Place, Store, TableRow, insert_table


@dataclass(frozen=True, slots=True)
class CampaignRow:
    """Consecutive scenarios of a title. Its players are those of its latest battle."""

    id: str
    title: str
    first: str
    length: int
    created: float


Losses = dict[int, tuple[int, int]]
"""By battle number, the casualties of each seat."""


class CampaignStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, campaign: CampaignRow, table: TableRow, log: Sequence[LogEntry]) -> None:
        """Add a campaign with the table of its first battle."""
        values = {
            "id": campaign.id,
            "title": campaign.title,
            "first": campaign.first,
            "length": campaign.length,
            "created": campaign.created,
        }

        def add(connection: sa.Connection) -> None:
            connection.execute(campaigns.insert(), [values])
            _insert(connection, Place(campaign.id, 1, campaign.length), table, log)

        await self._store.writer.do(add)

    async def go_on(self, place: Place, table: TableRow, log: Sequence[LogEntry]) -> None:
        """Add the table of a further battle; Conflict if it exists already."""
        try:
            await self._store.writer.do(lambda connection: _insert(connection, place, table, log))
        except IntegrityError as error:
            raise Conflict from error

    async def get(self, id: str) -> CampaignRow | None:
        rows = await self._store.fetch(sa.select(campaigns).where(campaigns.c.id == id))
        return CampaignRow(**rows[0]._mapping) if rows else None

    async def losses(self, id: str) -> Losses:
        """Return the casualties counted so far."""
        rows = await self._store.fetch(
            sa.select(battles).where(battles.c.campaign == id, battles.c.lost_first.is_not(None))
        )
        return {row.number: (row.lost_first, row.lost_second) for row in rows}

    async def note_losses(self, place: Place, lost: tuple[int, int]) -> None:
        note = (
            battles.update()
            .where(battles.c.campaign == place.campaign, battles.c.number == place.number)
            .values(lost_first=lost[0], lost_second=lost[1])
        )
        await self._store.writer.do(lambda connection: connection.execute(note))


def _insert(
    connection: sa.Connection, place: Place, table: TableRow, log: Sequence[LogEntry]
) -> None:
    insert_table(connection, table, log, table.created)
    values = {"campaign": place.campaign, "number": place.number, "table_id": table.id}
    connection.execute(battles.insert(), [values])
