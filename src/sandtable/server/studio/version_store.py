"""Stored published scenarios: versions, likes, reports, and their tables."""

import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sandtable.agents import AGENTS
from sandtable.core import made_scenarios
from sandtable.server.accounts.identity import new_id
from sandtable.server.store.schema import (
    accounts,
    contents,
    guests,
    likes,
    tables,
    version_reports,
    version_tables,
    versions,
)
from sandtable.server.store.store import Store, keep_content
from sandtable.server.studio.quotas import MOST_VERSIONS
from sandtable.server.studio.studio_store import TooMany
from sandtable.server.tables.lobby import SECONDS_A_LINE

NAME = re.compile(r"[a-z0-9][a-z0-9-]{1,58}[a-z0-9]")
NUMBER = re.compile(r"([1-9][0-9]?)(?:-([a-z0-9]{16}))?")
"""A version's number in its address, with the key if it is unlisted."""
MOST_LISTED = 200
HIDDEN_BY = 3
"""Number of reports that hide a version from lists until the host decides."""
KNOWN_FOR = 86_400.0
"""Minimum age in seconds of an account for its reports to count."""
SHORT = [column for column in versions.c if column.name not in ("text", "texts", "handicaps")]
"""The columns of a version that lists need."""
WITHDRAWN, REMOVED = "withdrawn", "removed"
"""Withdrawn by its author, who can undo it; or removed by the host, who alone decides."""
MEASURED = ("agent", "games", "first_side", "low", "high", "rounds", "lines")
"""The stored fields of a version's balance; the others follow from its title and rules."""
SAME = ("content", "called", "texts", "place", "date", "handicaps")
"""The fields of which at least one must differ from the previous version."""

Row = sa.Row[Any]


class _Named(msgspec.Struct):
    """The name of a scenario in one language; its other texts are skipped."""

    name: str = ""


NAMED = msgspec.json.Decoder(dict[str, _Named])
Order = Literal["played", "newest", "even", "liked"]


class NameTaken(Exception):
    """The name belongs to another user."""


class Removed(Exception):
    """The host has removed the scenario."""


class SameVersion(Exception):
    """The latest version is identical."""

    def __init__(self, number: int) -> None:
        super().__init__(f"version {number} is identical")
        self.number = number


@dataclass(frozen=True, slots=True)
class Wanted:
    """Filters for published versions; empty values filter nothing."""

    title: str = ""
    words: str = ""
    even: float = 0.0
    """Maximum difference of the first side's share from one half."""
    helped: bool = False
    """Whether to include versions that a handicap makes even."""
    minutes: int = 0
    agent: str = ""
    """The agent of the measurement must be this one or a stronger one."""
    language: str = ""
    order: Order = "newest"


class VersionStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def publish(self, values: dict[str, Any], content: str, most: int) -> tuple[str, int]:
        """Add a version; return its name and number. A repeated request gets the same answer.

        Raises NameTaken, Removed, SameVersion or TooMany.
        """
        now = self._store.clock.wall()
        name, author = values["name"], values["author"]

        def add(connection: sa.Connection) -> tuple[str, int]:
            found = connection.execute(_by_nonce((author,), values["nonce"])).first()
            if found is not None:
                return found.name, found.number
            own = connection.execute(
                sa.select(versions)
                .where(versions.c.name == name)
                .order_by(versions.c.number.desc())
                .limit(1)
            ).first()
            if own is not None and own.author != author:
                raise NameTaken
            if _is_removed(connection, name, author, values["content"]):
                raise Removed
            if own is not None and all(getattr(own, key) == values.get(key, "") for key in SAME):
                raise SameVersion(own.number)
            names = sa.select(sa.func.count(sa.distinct(versions.c.name)))
            published = connection.execute(names.where(versions.c.author == author)).scalar_one()
            number = own.number + 1 if own is not None else 1
            if number > MOST_VERSIONS or (own is None and published >= most):
                raise TooMany
            keep_content(connection, values["title"], values["content"], content, now)
            row = {**values, "number": number, "published": now, "names": _names(values["texts"])}
            connection.execute(versions.insert(), [row])
            return name, number

        try:
            return await self._store.writer.do(add)
        except IntegrityError:
            # Another user or a repeated request has just taken the number; check again.
            return await self._store.writer.do(add)

    async def published_by(self, authors: tuple[str, ...], nonce: str) -> Row | None:
        """Return the version that an earlier request with this nonce published, if any."""
        rows = await self._store.fetch(_by_nonce(authors, nonce))
        return rows[0] if rows else None

    async def name_of_draft(self, draft: str, authors: tuple[str, ...]) -> str:
        """Return the name under which a draft was last published; empty if none."""
        mine = sa.and_(versions.c.draft == draft, versions.c.author.in_(authors))
        query = sa.select(versions.c.name).where(mine).order_by(versions.c.published.desc())
        rows = await self._store.fetch(query.limit(1))
        return str(rows[0].name) if rows else ""

    async def published_names(self, authors: tuple[str, ...]) -> int:
        query = sa.select(sa.func.count(sa.distinct(versions.c.name)))
        ((found,),) = await self._store.fetch(query.where(versions.c.author.in_(authors)))
        return int(found)

    async def listed(self, wanted: Wanted, authors: tuple[str, ...] | None = None) -> Sequence[Row]:
        """Return the latest public version of each name; of authors, the latest of any kind."""
        shown = versions.c.visibility == "all" if authors is None else _written_by(authors)
        latest = (
            sa.select(versions.c.name, sa.func.max(versions.c.number).label("number"))
            .where(shown)
            .group_by(versions.c.name)
            .subquery()
        )
        query = _summaries().join(
            latest, sa.and_(latest.c.name == versions.c.name, latest.c.number == versions.c.number)
        )
        if authors is None:
            query = query.where(_reports() < HIDDEN_BY)
        query = query.where(*_conditions(wanted))
        return await self._store.fetch(query.order_by(*_order(wanted.order)).limit(MOST_LISTED))

    async def version(self, name: str, number: int) -> Row | None:
        query = _summaries().add_columns(
            versions.c.text,
            versions.c.texts,
            versions.c.handicaps,
            contents.c.text.label("content_text"),
        )
        query = query.join(contents, contents.c.id == versions.c.content)
        query = query.where(versions.c.name == name, versions.c.number == number)
        rows = await self._store.fetch(query)
        return rows[0] if rows else None

    async def at(self, name: str, number: str) -> tuple[Row | None, bool]:
        """Return the version at an address, and whether the address is complete.

        Unlisted and withdrawn versions need their key in the address.
        """
        asked = NUMBER.fullmatch(number)
        if asked is None or not NAME.fullmatch(name):
            return None, False
        row = await self.version(name, int(asked[1]))
        if row is None:
            return None, False
        if row.visibility == "link" and not row.key:
            return row, False
        return row, row.visibility == "all" or hmac.compare_digest(row.key, asked[2] or "")

    async def all_of(self, name: str) -> Sequence[Row]:
        """Return all versions of a name without their texts, oldest first."""
        query = sa.select(*SHORT).where(versions.c.name == name)
        return await self._store.fetch(query.order_by(versions.c.number))

    async def public(self, parents: Sequence[str]) -> set[str]:
        """Return those of the given versions (``name.number``) that are public."""
        names = {parent.rpartition(".")[0] for parent in parents}
        query = sa.select(versions.c.name, versions.c.number).where(
            versions.c.name.in_(names), versions.c.visibility == "all"
        )
        return {f"{row.name}.{row.number}" for row in await self._store.fetch(query)}

    async def show(
        self, name: str, number: int, visibility: str, measured: Mapping[str, Any] | None = None
    ) -> None:
        """Change a version's visibility; ``measured`` is stored with it.

        A version that was public gets a new key when it becomes link-only, because its old address
        is known. A public version has no key. Removed if the host has removed it.
        """
        which = sa.and_(versions.c.name == name, versions.c.number == number)
        open_to_change = sa.and_(which, versions.c.visibility != REMOVED)
        values = {"visibility": visibility, **(measured or {})}

        def change(connection: sa.Connection) -> None:
            if visibility == "all":
                values["key"] = ""
            changed = connection.execute(versions.update().where(open_to_change).values(**values))
            if changed.rowcount != 1:
                raise Removed
            if visibility == "link":
                without = versions.update().where(which, versions.c.key == "")
                connection.execute(without.values(key=new_id()))

        await self._store.writer.do(change)

    async def plays(self, name: str, number: int) -> dict[str, int]:
        """Return finished games by handicap, counted as in ``_plays``; empty name: no handicap."""
        own = sa.and_(versions.c.name == name, versions.c.number == number)
        games = _finished().join(versions, _of_version()).where(own).subquery()
        handicap = sa.func.substr(games.c.scenario, made_scenarios.LENGTH + 2)
        query = (
            sa.select(handicap.label("handicap"), sa.func.count().label("games"))
            .where(games.c.is_played)
            .group_by("handicap")
            .order_by("handicap")
        )
        return {row.handicap: row.games for row in await self._store.fetch(query)}

    async def likes(self, name: str, number: int, guest: str) -> bool:
        query = sa.select(likes.c.guest).where(
            likes.c.name == name, likes.c.number == number, likes.c.guest == guest
        )
        return bool(await self._store.fetch(query))

    async def like(self, name: str, number: int, guest: str, is_liked: bool) -> None:
        """Set or remove a user's like; each user counts once."""
        which = sa.and_(likes.c.name == name, likes.c.number == number, likes.c.guest == guest)

        def change(connection: sa.Connection) -> None:
            connection.execute(likes.delete().where(which))
            if is_liked:
                row = {"name": name, "number": number, "guest": guest}
                connection.execute(likes.insert(), [row])

        await self._store.writer.do(change)

    async def report(self, name: str, number: int, guest: str, reason: str, note: str) -> None:
        """Store a user's report of a version, in place of an earlier one."""
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


async def reported(store: Store) -> Sequence[Row]:
    """Return the reports of published scenarios for the host, latest first."""
    query = (
        sa.select(version_reports, versions.c.title, versions.c.called, versions.c.visibility)
        .join(
            versions,
            sa.and_(
                versions.c.name == version_reports.c.name,
                versions.c.number == version_reports.c.number,
            ),
        )
        .order_by(version_reports.c.at.desc())
    )
    return await store.fetch(query)


async def dismiss(store: Store, name: str) -> int:
    """Delete the reports of a name, so that lists show it again; return how many."""
    change = version_reports.delete().where(version_reports.c.name == name)
    done = await store.writer.do(lambda connection: connection.execute(change).rowcount)
    return int(done)


async def withdraw(store: Store, name: str) -> int:
    """Remove all versions of a name permanently; return how many."""
    change = versions.update().where(versions.c.name == name).values(visibility=REMOVED)
    done = await store.writer.do(lambda connection: connection.execute(change).rowcount)
    return int(done)


def _is_removed(connection: sa.Connection, name: str, author: str, content: str) -> bool:
    """Whether the host has removed this name, or this author's same content."""
    same = sa.or_(
        versions.c.name == name,
        sa.and_(versions.c.author == author, versions.c.content == content),
    )
    return _count(connection, sa.and_(versions.c.visibility == REMOVED, same)) > 0


def _count(connection: sa.Connection, where: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(versions).where(where)
    return int(connection.execute(query).scalar_one())


def _summaries() -> sa.Select[Any]:
    """Return the query for versions without their long texts."""
    return sa.select(
        *SHORT,
        guests.c.name.label("author_name"),
        _likes().label("likes"),
        _reports().label("reports"),
        _plays().label("plays"),
    ).join(guests, guests.c.id == versions.c.author)


def _names(texts: str) -> str:
    """Return the names in the texts by language, as JSON."""
    found = {language: one.name for language, one in NAMED.decode(texts).items() if one.name}
    return msgspec.json.encode(found).decode()


def _written_by(authors: tuple[str, ...]) -> sa.ColumnElement[bool]:
    return versions.c.author.in_(authors)


def _by_nonce(authors: tuple[str, ...], nonce: str) -> sa.Select[Any]:
    return sa.select(*SHORT).where(versions.c.author.in_(authors), versions.c.nonce == nonce)


def _count_of(table: sa.Table) -> sa.ScalarSelect[int]:
    return (
        sa.select(sa.func.count())
        .where(table.c.name == versions.c.name, table.c.number == versions.c.number)
        .scalar_subquery()
    )


def _likes() -> sa.ScalarSelect[int]:
    return _count_of(likes)


def _reports() -> sa.ScalarSelect[int]:
    """Return the number of users who reported any version of a name, ignoring new accounts."""
    return (
        sa.select(sa.func.count(sa.distinct(version_reports.c.guest)))
        .join_from(version_reports, accounts, accounts.c.id == version_reports.c.guest)
        .where(
            version_reports.c.name == versions.c.name,
            accounts.c.created <= version_reports.c.at - KNOWN_FOR,
        )
        .scalar_subquery()
    )


def _of_version() -> sa.ColumnElement[bool]:
    return sa.and_(
        version_tables.c.name == versions.c.name, version_tables.c.number == versions.c.number
    )


def _finished() -> sa.Select[Any]:
    """Return the query for finished games of one version, and whether each counts as played.

    They count if they took at least half the usual rounds: those measured, or the average of all.
    The average is a window function: a subquery would be run again for every game.
    """
    usual = sa.func.coalesce(versions.c.rounds, sa.func.avg(tables.c.round).over())
    return (
        sa.select(tables.c.scenario, (2 * tables.c.round >= usual).label("is_played"))
        .join_from(version_tables, tables, tables.c.id == version_tables.c.table_id)
        .where(tables.c.status == "over")
    )


def _plays() -> sa.ScalarSelect[int]:
    games = _finished().where(_of_version()).correlate(versions).subquery()
    return sa.select(sa.func.count()).where(games.c.is_played).scalar_subquery()


def _conditions(wanted: Wanted) -> list[sa.ColumnElement[bool]]:
    found: list[sa.ColumnElement[bool]] = []
    if wanted.title:
        found.append(versions.c.title == wanted.title)
    if wanted.words:
        fields = (versions.c.called, versions.c.name, versions.c.place, guests.c.name)
        found.append(sa.or_(*(one.icontains(wanted.words, autoescape=True) for one in fields)))
    if wanted.even:
        even = sa.func.abs(versions.c.first_side - 0.5) <= wanted.even + 1e-9
        found.append(sa.or_(even, versions.c.even_with != "") if wanted.helped else even)
    if wanted.minutes:
        found.append(versions.c.lines * SECONDS_A_LINE <= 60 * wanted.minutes)
    if wanted.agent:
        names = list(AGENTS)
        found.append(versions.c.agent.in_(names[names.index(wanted.agent) :]))
    if wanted.language:
        # Inside a text, quotes would be escaped by a backslash.
        found.append(versions.c.texts.contains(f'"{wanted.language}":{{', autoescape=True))
    return found


def _order(order: Order) -> list[sa.ColumnElement[Any]]:
    newest = [versions.c.published.desc(), versions.c.name]
    if order == "played":
        return [sa.desc("plays"), *newest]
    if order == "liked":
        return [sa.desc("likes"), *newest]
    if order == "even":
        # Versions without a measurement come last.
        return [sa.func.abs(sa.func.coalesce(versions.c.first_side, 1.0) - 0.5), *newest]
    return newest
