"""Stored drafts. Published versions are in ``version_store``."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sandtable.core import made_scenarios
from sandtable.server.store.batch_writer import Conflict
from sandtable.server.store.schema import contents, drafts, measurements, tables, versions
from sandtable.server.store.store import Store
from sandtable.server.studio.quotas import DELETED_TOO, KEEP_DELETED

MOST = 1000
"""Maximum number of contents deleted at once."""

KEEP_UNUSED = 24 * 3600.0
"""Seconds for which an unused content is kept."""

UNUSED = (
    sa.select(contents.c.id)
    .where(
        contents.c.created < sa.bindparam("before"),
        # At tables a handicap's name may follow the content id.
        contents.c.id.not_in(
            sa.select(sa.func.substr(tables.c.scenario, 1, made_scenarios.LENGTH))
        ),
        contents.c.id.not_in(sa.select(versions.c.content)),
        contents.c.id.not_in(sa.select(measurements.c.content)),
    )
    .limit(MOST)
)

Row = sa.Row[Any]


class TooMany(Exception):
    """A quota is used up."""


class StudioStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # Drafts

    async def drafts(self, owners: tuple[str, ...]) -> Sequence[Row]:
        """Return all drafts of a user, including those that can be restored, latest first."""
        oldest = self._store.clock.wall() - KEEP_DELETED
        still = sa.or_(drafts.c.deleted.is_(None), drafts.c.deleted > oldest)
        listed = [column for column in drafts.c if column.name not in ("text", "texts")]
        query = sa.select(*listed).where(drafts.c.owner.in_(owners), still)
        return await self._store.fetch(query.order_by(drafts.c.changed.desc(), drafts.c.id))

    async def draft(self, id: str, owners: tuple[str, ...]) -> Row | None:
        """Return a draft to its owner."""
        query = sa.select(drafts).where(drafts.c.id == id, drafts.c.owner.in_(owners))
        rows = await self._store.fetch(query)
        return rows[0] if rows else None

    async def made_by(self, nonce: str, owners: tuple[str, ...]) -> str:
        """Return the id of the draft that a request with this nonce created; empty if none."""
        rows = await self._store.fetch(_by_nonce(nonce, owners))
        return str(rows[0].id) if rows else ""

    async def add_draft(self, values: dict[str, object], most: int) -> str:
        """Add a draft; return its id, or that of the draft an earlier identical request created.

        TooMany if the owner's quota is used up.
        """
        now = self._store.clock.wall()

        def add(connection: sa.Connection) -> str:
            if values["nonce"] is not None:
                same = _by_nonce(str(values["nonce"]), (str(values["owner"]),))
                if found := connection.execute(same).scalar_one_or_none():
                    return str(found)
            mine = drafts.c.owner == values["owner"]
            living = sa.and_(mine, drafts.c.deleted.is_(None))
            if _count(connection, drafts, living) >= most:
                raise TooMany
            # Deleted drafts can be restored, so they count for a while.
            if _count(connection, drafts, mine) >= DELETED_TOO * most:
                raise TooMany
            row = {**values, "revision": 1, "created": now, "changed": now, "deleted": None}
            connection.execute(drafts.insert(), [row])
            return str(values["id"])

        try:
            return await self._store.writer.do(add)
        except IntegrityError:
            # Another process has just added it, so this finds it.
            return await self._store.writer.do(add)

    async def save_draft(
        self, id: str, owners: tuple[str, ...], revision: int, values: dict[str, object]
    ) -> None:
        """Save a draft over a given revision; Conflict if it has been changed since.

        If it already has exactly these values, this is a repeated request and nothing is done.
        """
        change = (
            drafts.update()
            .where(
                drafts.c.id == id,
                drafts.c.owner.in_(owners),
                drafts.c.revision == revision,
                drafts.c.deleted.is_(None),
            )
            .values(**values, revision=revision + 1, changed=self._store.clock.wall())
        )

        def save(connection: sa.Connection) -> None:
            if connection.execute(change).rowcount == 1:
                return
            mine = sa.and_(drafts.c.id == id, drafts.c.owner.in_(owners))
            same = sa.and_(mine, *(drafts.c[key] == value for key, value in values.items()))
            if not _count(connection, drafts, sa.and_(same, drafts.c.deleted.is_(None))):
                raise Conflict

        await self._store.writer.do(save)

    async def delete_draft(self, id: str, owners: tuple[str, ...], most: int | None) -> None:
        """Delete a draft; with ``most``, restore it, or raise TooMany."""
        deleted = self._store.clock.wall() if most is None else None
        mine = drafts.c.owner.in_(owners)

        def change(connection: sa.Connection) -> None:
            living = sa.and_(mine, drafts.c.deleted.is_(None), drafts.c.id != id)
            if most is not None and _count(connection, drafts, living) >= most:
                raise TooMany
            connection.execute(
                drafts.update().where(drafts.c.id == id, mine).values(deleted=deleted)
            )

        await self._store.writer.do(change)

    async def sweep(self) -> int:
        """Delete all drafts whose restore period has ended; return how many."""
        gone = drafts.delete().where(drafts.c.deleted < self._store.clock.wall() - KEEP_DELETED)
        return await self._store.writer.do(lambda connection: connection.execute(gone).rowcount)

    async def sweep_contents(self) -> int:
        """Delete contents that no table, version or measurement uses; return how many."""
        before = self._store.clock.wall() - KEEP_UNUSED
        found = await self._store.fetch(UNUSED, {"before": before})
        if not found:
            return 0
        # A content that has been used is no longer old.
        gone = contents.delete().where(
            contents.c.id.in_([row.id for row in found]), contents.c.created < before
        )
        return await self._store.writer.do(lambda connection: connection.execute(gone).rowcount)


def _by_nonce(nonce: str, owners: tuple[str, ...]) -> sa.Select[tuple[str]]:
    return sa.select(drafts.c.id).where(drafts.c.owner.in_(owners), drafts.c.nonce == nonce)


def _count(connection: sa.Connection, table: sa.Table, where: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(table).where(where)
    return int(connection.execute(query).scalar_one())
