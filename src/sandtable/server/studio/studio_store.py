"""What is kept of the studio: drafts, published versions, likes, reports."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sandtable.server.store.batch_writer import Conflict
from sandtable.server.store.schema import contents, drafts, guests, likes, version_reports, versions
from sandtable.server.store.store import Store, keep_content

KEEP_DELETED = 30 * 24 * 3600.0
"""Seconds for which a deleted draft can be taken back."""
DELETED_TOO = 4
"""How many times as many drafts a person may have, deleted ones included."""
MOST_LISTED = 200
MOST_VERSIONS = 99
"""Of one name."""
HIDDEN_BY = 3
"""Reports that take a version off the lists until the host decides."""

Row = sa.Row[Any]


class TooMany(Exception):
    """A quota is used up."""


class StudioStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # Drafts

    async def drafts(self, owners: tuple[str, ...]) -> Sequence[Row]:
        """All drafts of a person, those that can be taken back included, the latest first."""
        oldest = self._store.clock.wall() - KEEP_DELETED
        still = sa.or_(drafts.c.deleted.is_(None), drafts.c.deleted > oldest)
        listed = [column for column in drafts.c if column.name not in ("text", "texts")]
        query = sa.select(*listed).where(drafts.c.owner.in_(owners), still)
        return await self._store.fetch(query.order_by(drafts.c.changed.desc(), drafts.c.id))

    async def draft(self, id: str, owners: tuple[str, ...]) -> Row | None:
        """A draft, for its owner alone."""
        query = sa.select(drafts).where(drafts.c.id == id, drafts.c.owner.in_(owners))
        rows = await self._store.fetch(query)
        return rows[0] if rows else None

    async def add_draft(self, values: dict[str, object], most: int) -> None:
        """A new draft; TooMany where its owner has as many as they may."""
        now = self._store.clock.wall()

        def add(connection: sa.Connection) -> None:
            mine = drafts.c.owner == values["owner"]
            # What can no longer be taken back goes.
            gone = drafts.c.deleted < now - KEEP_DELETED
            connection.execute(drafts.delete().where(mine, gone))
            living = sa.and_(mine, drafts.c.deleted.is_(None))
            if _count(connection, drafts, living) >= most:
                raise TooMany
            # Deleted ones can be taken back, so they take room for a while.
            if _count(connection, drafts, mine) >= DELETED_TOO * most:
                raise TooMany
            row = {**values, "revision": 1, "created": now, "changed": now, "deleted": None}
            connection.execute(drafts.insert(), [row])

        await self._store.writer.do(add)

    async def save_draft(
        self, id: str, owners: tuple[str, ...], revision: int, values: dict[str, object]
    ) -> None:
        """Save a draft over the revision that was changed; Conflict where it has another by now."""
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
            if connection.execute(change).rowcount != 1:
                raise Conflict

        await self._store.writer.do(save)

    async def delete_draft(self, id: str, owners: tuple[str, ...], most: int | None) -> None:
        """Delete a draft, or with ``most`` take the deletion back, where there is room for it."""
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

    # Versions

    async def publish(self, values: dict[str, Any], content: str, most: int) -> int:
        """A new version; its number. Conflict where the name is another person's, or the latest
        version has the same content; TooMany where there are too many."""
        now = self._store.clock.wall()
        name, author = values["name"], values["author"]

        def add(connection: sa.Connection) -> int:
            own = connection.execute(
                sa.select(versions.c.author, versions.c.number, versions.c.content)
                .where(versions.c.name == name)
                .order_by(versions.c.number.desc())
            ).all()
            if own and (own[0].author != author or own[0].content == values["content"]):
                raise Conflict
            names = sa.select(sa.func.count(sa.distinct(versions.c.name)))
            published = connection.execute(names.where(versions.c.author == author)).scalar_one()
            number = own[0].number + 1 if own else 1
            if number > MOST_VERSIONS or (not own and published >= most):
                raise TooMany
            keep_content(connection, values["title"], values["content"], content, now)
            connection.execute(versions.insert(), [{**values, "number": number, "published": now}])
            return number

        try:
            return await self._store.writer.do(add)
        except IntegrityError as error:  # published at the same moment elsewhere
            raise Conflict from error

    async def published_names(self, authors: tuple[str, ...]) -> int:
        query = sa.select(sa.func.count(sa.distinct(versions.c.name)))
        ((found,),) = await self._store.fetch(query.where(versions.c.author.in_(authors)))
        return int(found)

    async def listed(self, title: str, words: str) -> Sequence[Row]:
        """The latest version of each name that everyone may find, the newest first."""
        latest = (
            sa.select(versions.c.name, sa.func.max(versions.c.number).label("number"))
            .where(versions.c.visibility == "all")
            .group_by(versions.c.name)
            .subquery()
        )
        query = self._versions().join(
            latest, sa.and_(latest.c.name == versions.c.name, latest.c.number == versions.c.number)
        )
        reports = (
            sa.select(sa.func.count())
            .where(
                version_reports.c.name == versions.c.name,
                version_reports.c.number == versions.c.number,
            )
            .scalar_subquery()
        )
        query = query.where(reports < HIDDEN_BY)
        if title:
            query = query.where(versions.c.title == title)
        if words:
            like = f"%{words.replace('%', '').replace('_', '')}%"
            query = query.where(sa.or_(versions.c.called.ilike(like), versions.c.name.ilike(like)))
        return await self._store.fetch(
            query.order_by(versions.c.published.desc(), versions.c.name).limit(MOST_LISTED)
        )

    async def version(self, name: str, number: int) -> Row | None:
        query = self._versions().where(versions.c.name == name, versions.c.number == number)
        rows = await self._store.fetch(query)
        return rows[0] if rows else None

    async def numbers(self, name: str) -> Sequence[Row]:
        """The versions of a name, each with who may see it."""
        query = sa.select(versions.c.number, versions.c.visibility, versions.c.author)
        return await self._store.fetch(
            query.where(versions.c.name == name).order_by(versions.c.number)
        )

    def _versions(self) -> sa.Select[Any]:
        liked = (
            sa.select(sa.func.count())
            .where(likes.c.name == versions.c.name, likes.c.number == versions.c.number)
            .scalar_subquery()
            .label("likes")
        )
        return (
            sa.select(
                versions,
                guests.c.name.label("author_name"),
                contents.c.text.label("content_text"),
                liked,
            )
            .join(guests, guests.c.id == versions.c.author)
            .join(contents, contents.c.id == versions.c.content)
        )

    async def show(self, name: str, number: int, visibility: str) -> None:
        change = versions.update().where(versions.c.name == name, versions.c.number == number)
        change = change.values(visibility=visibility)
        await self._store.writer.do(lambda connection: connection.execute(change))

    async def likes(self, name: str, number: int, guest: str) -> bool:
        query = sa.select(likes.c.guest).where(
            likes.c.name == name, likes.c.number == number, likes.c.guest == guest
        )
        return bool(await self._store.fetch(query))

    async def like(self, name: str, number: int, guest: str, is_liked: bool) -> None:
        """One for each person, however often they say so."""
        which = sa.and_(likes.c.name == name, likes.c.number == number, likes.c.guest == guest)

        def change(connection: sa.Connection) -> None:
            connection.execute(likes.delete().where(which))
            if is_liked:
                row = {"name": name, "number": number, "guest": guest}
                connection.execute(likes.insert(), [row])

        await self._store.writer.do(change)

    async def report(self, name: str, number: int, guest: str, reason: str, note: str) -> None:
        """One report for each person and version; the last one counts."""
        which = sa.and_(
            version_reports.c.name == name,
            version_reports.c.number == number,
            version_reports.c.guest == guest,
        )
        row = {"name": name, "number": number, "guest": guest, "reason": reason, "note": note}

        def change(connection: sa.Connection) -> None:
            connection.execute(version_reports.delete().where(which))
            values = {**row, "at": self._store.clock.wall()}
            connection.execute(version_reports.insert(), [values])

        await self._store.writer.do(change)


def _count(connection: sa.Connection, table: sa.Table, where: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(table).where(where)
    return int(connection.execute(query).scalar_one())
