"""Stored measurements, as their owners order and see them; the games are in ``slice_store``."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sandtable.measuring.even_search import Plan
from sandtable.measuring.progress import PART, PROGRESS, Progress
from sandtable.server.store.schema import (
    accounts,
    contents,
    measured_games,
    measurements,
    searches,
    slices,
)
from sandtable.server.store.store import Store, keep_content
from sandtable.server.studio.quotas import (
    DAY,
    MOST_KEPT,
    MOST_OF_ALL,
    MOST_OF_GUESTS,
    MOST_RUNNING,
    MOST_WAITING,
    REST,
    REST_OF_GUEST,
)
from sandtable.server.studio.search_rows import (
    HANDICAPS,
    PLAN,
    insert_search,
    is_search,
    read_scores,
    searching,
)
from sandtable.server.studio.slice_store import (
    ACTIVE,
    FAILED,
    FINISHED,
    PAUSED,
    STOPPED,
    active_jobs,
    encoded,
    give_up,
    in_turn,
    served_of,
)
from sandtable.server.studio.studio_store import TooMany

Row = sa.Row[Any]

WAIT, LONGEST_WAIT = 600.0, float(DAY)
"""Minimum and maximum seconds before failed content may be measured again; doubled per failure."""


class Busy(Exception):
    """Too many measurements are waiting."""


class FailedBefore(Exception):
    """The same content failed recently under the same rules."""


class QuotaSpent(Exception):
    """The user's games for today are used up."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A requested measurement."""

    id: str
    owner: str
    draft: str
    name: str
    title: str
    scenario: str
    content: str
    rules_version: int
    agent: str
    pairs: int
    others: int


@dataclass(frozen=True, slots=True)
class Allowance:
    games_a_day: int
    is_guest: bool


class MeasuringStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # Orders

    async def add(self, wanted: Wanted, ids: tuple[str, ...], allowed: Allowance) -> str:
        """Add a measurement, or more games to an existing one; return its id."""
        return await self._store.writer.do(lambda c: self._add(c, wanted, ids, allowed))

    async def search(
        self, wanted: Wanted, plan: Plan, ids: tuple[str, ...], allowed: Allowance
    ) -> str:
        """Add a search in place of an earlier one of the same content; return its id.

        A repeated request gets the id of the search that is under way.
        """
        wanted = replace(wanted, agent=searching(wanted.agent, plan), pairs=plan.pairs, others=0)

        def work(connection: sa.Connection) -> str:
            if (repeated := self._same_search(connection, wanted, plan, ids)) is not None:
                return repeated
            self._forget_search(connection, wanted, ids)
            id = self._add(connection, wanted, ids, allowed)
            insert_search(connection, id, plan)
            # The page shows the results of searches; emails are only sent for measurements.
            told = measurements.update().where(measurements.c.id == id)
            connection.execute(told.values(told=True))
            return id

        return await self._store.writer.do(work)

    def _same_search(
        self, connection: sa.Connection, wanted: Wanted, plan: Plan, ids: tuple[str, ...]
    ) -> str | None:
        """Return the id of an active search with the same variants, if any."""
        query = sa.select(measurements.c.id, searches.c.plan)
        query = query.join(searches, searches.c.measurement == measurements.c.id)
        active = measurements.c.state == ACTIVE
        for row in connection.execute(query.where(_same(wanted, ids), active)):
            if PLAN.decode(row.plan).tries_the_same(plan):
                return str(row.id)
        return None

    def _forget_search(
        self, connection: sa.Connection, wanted: Wanted, ids: tuple[str, ...]
    ) -> None:
        same = _same(wanted, ids)
        query = sa.select(measurements.c.id, measurements.c.state).where(same)
        for row in connection.execute(query.with_for_update()).all():
            if row.state == FAILED:
                self._expect_patience(connection, wanted, ids, self._store.clock.wall())
            if row.state in (ACTIVE, PAUSED):
                give_up(connection, row.id, STOPPED, "", self._store.clock.wall())
            connection.execute(measurements.delete().where(measurements.c.id == row.id))

    async def graded(self, ids: tuple[str, ...], content: str, rules: int) -> Sequence[Row]:
        """Return the finished handicap searches of a content, with plans and scores."""
        query = (
            sa.select(measurements, searches.c.plan, searches.c.scores)
            .join(searches, searches.c.measurement == measurements.c.id)
            .where(
                measurements.c.owner.in_(ids),
                measurements.c.content == content,
                measurements.c.rules_version == rules,
                measurements.c.agent.endswith(HANDICAPS),
                measurements.c.state == FINISHED,
            )
            .order_by(measurements.c.changed.desc())
        )
        return await self._store.fetch(query)

    async def searched(self, id: str, ids: tuple[str, ...]) -> tuple[Row, Plan, list[int]] | None:
        """Return a search to its owner: measurement, plan, and scores of counted pairs."""
        query = (
            sa.select(measurements, searches.c.plan, searches.c.scores)
            .join(searches, searches.c.measurement == measurements.c.id)
            .where(measurements.c.id == id, measurements.c.owner.in_(ids))
        )
        rows = await self._store.fetch(query)
        if not rows:
            return None
        return rows[0], PLAN.decode(rows[0].plan), read_scores(rows[0].scores)

    def _add(
        self, connection: sa.Connection, wanted: Wanted, ids: tuple[str, ...], allowed: Allowance
    ) -> str:
        now = self._store.clock.wall()
        same = connection.execute(
            sa.select(measurements).where(_same(wanted, ids)).with_for_update()
        ).first()
        if same is not None and same.pairs >= wanted.pairs and same.state in (ACTIVE, FINISHED):
            return str(same.id)
        if same is not None and same.state == STOPPED and same.counted >= wanted.pairs:
            return str(same.id)
        if same is None or same.state not in (ACTIVE, PAUSED):
            self._expect_patience(connection, wanted, ids, now)
            self._expect_room(connection, ids, allowed)
        before, others = (0, 0) if same is None else (same.pairs, same.others)
        if same is not None and same.state in (STOPPED, FAILED):
            # Unplayed games were given back.
            before, others = same.counted, same.others_counted
        # Games in which the other side begins are not charged.
        games = 2 * max(0, wanted.pairs - before)
        self._charge(connection, wanted.owner, ids, games, allowed.games_a_day, now)
        keep_content(connection, wanted.title, wanted.scenario, wanted.content, now)
        values: dict[str, Any] = {
            "state": ACTIVE, "error": "", "draft": wanted.draft, "name": wanted.name,
            "rank": now, "changed": now, "told": False,
            "pairs": max(before, wanted.pairs), "others": max(others, wanted.others),
            "charged": games, "charged_day": int(now // DAY),
        }  # fmt: skip
        if same is not None:
            if same.charged_day == values["charged_day"]:
                values["charged"] += same.charged
            connection.execute(
                measurements.update().where(measurements.c.id == same.id).values(**values)
            )
            return str(same.id)
        values |= {
            "id": wanted.id, "owner": wanted.owner, "title": wanted.title,
            "content": wanted.scenario, "rules_version": wanted.rules_version,
            "agent": wanted.agent,
            "counted": 0, "others_counted": 0, "progress": encoded(Progress()),
            "share": None, "low": None, "high": None, "served": 0.0, "created": now,
        }  # fmt: skip
        connection.execute(measurements.insert(), [values])
        self._forget_oldest(connection, ids)
        return wanted.id

    def _expect_patience(
        self, connection: sa.Connection, wanted: Wanted, ids: tuple[str, ...], now: float
    ) -> None:
        """Raise FailedBefore if the content failed recently.

        It would fail again with any agent, and take other users' turns.
        """
        query = sa.select(measurements.c.failures, measurements.c.changed).where(
            measurements.c.owner.in_(ids),
            measurements.c.content == wanted.scenario,
            measurements.c.rules_version == wanted.rules_version,
            measurements.c.state == FAILED,
            measurements.c.failures > 0,
        )
        for row in connection.execute(query):
            wait = min(LONGEST_WAIT, WAIT * 2 ** min(row.failures - 1, 20))
            # A clock that was set back must not extend the wait.
            if row.changed <= now < row.changed + wait:
                raise FailedBefore

    def _expect_room(
        self, connection: sa.Connection, ids: tuple[str, ...], allowed: Allowance
    ) -> None:
        # Paused measurements do not count against the total limit.
        active = measurements.c.state == ACTIVE
        mine = sa.and_(measurements.c.state.in_((ACTIVE, PAUSED)), measurements.c.owner.in_(ids))
        if _count(connection, mine) >= MOST_RUNNING + MOST_WAITING:
            raise TooMany
        if _count(connection, active) >= MOST_OF_ALL:
            raise Busy
        of_guests = sa.and_(active, _of_guests())
        if allowed.is_guest and _count(connection, of_guests) >= MOST_OF_GUESTS:
            raise Busy

    def _charge(
        self,
        connection: sa.Connection,
        owner: str,
        ids: tuple[str, ...],
        games: int,
        most: int,
        now: float,
    ) -> None:
        day = int(now // DAY)
        connection.execute(
            measured_games.delete().where(
                measured_games.c.owner == owner, measured_games.c.day < day
            )
        )
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        row = dialect.insert(measured_games).on_conflict_do_nothing()
        connection.execute(row, [{"owner": owner, "day": day, "games": 0}])
        # Checked and changed in one statement, as another process may charge the same user now.
        elsewhere = _played(connection, tuple(id for id in ids if id != owner), day)
        change = measured_games.update().where(
            measured_games.c.owner == owner,
            measured_games.c.day == day,
            measured_games.c.games <= most - elsewhere - games,
        )
        changed = connection.execute(change.values(games=measured_games.c.games + games))
        if changed.rowcount != 1:
            raise QuotaSpent

    def _forget_oldest(self, connection: sa.Connection, ids: tuple[str, ...]) -> None:
        ended = (
            sa.select(measurements.c.id)
            .where(
                measurements.c.owner.in_(ids),
                measurements.c.state.in_((FINISHED, STOPPED, FAILED)),
            )
            .order_by(measurements.c.changed.desc(), measurements.c.id)
            .offset(MOST_KEPT)
        )
        old = [row.id for row in connection.execute(ended)]
        if old:
            connection.execute(measurements.delete().where(measurements.c.id.in_(old)))

    async def games_today(self, ids: tuple[str, ...]) -> int:
        day = int(self._store.clock.wall() // DAY)
        query = sa.select(sa.func.coalesce(sa.func.sum(measured_games.c.games), 0))
        rows = await self._store.fetch(
            query.where(measured_games.c.owner.in_(ids), measured_games.c.day == day)
        )
        return int(rows[0][0])

    async def of(self, ids: tuple[str, ...]) -> Sequence[Row]:
        """Return all measurements of a user without their progress, latest first.

        ``played`` are pairs that are not counted yet.
        """
        listed = [column for column in measurements.c if column.name != "progress"]
        played = (
            sa.select(sa.func.coalesce(sa.func.sum(slices.c.done), 0))
            .where(slices.c.measurement == measurements.c.id, slices.c.is_other.is_(False))
            .scalar_subquery()
            .label("played")
        )
        query = sa.select(*listed, played).where(measurements.c.owner.in_(ids))
        return await self._store.fetch(query.order_by(measurements.c.changed.desc()))

    async def one(self, id: str, ids: tuple[str, ...]) -> tuple[Row, Progress] | None:
        """Return a measurement to its owner, with results that are played but not counted yet."""
        query = sa.select(measurements, contents.c.text.label("content_text")).join(
            contents, contents.c.id == measurements.c.content
        )
        # Read before the measurement: a slice counted in between is then skipped below, not missed.
        parts = await self._store.fetch(
            sa.select(slices)
            .where(slices.c.measurement == id)
            .order_by(slices.c.is_other, slices.c.first)
        )
        rows = await self._store.fetch(
            query.where(measurements.c.id == id, measurements.c.owner.in_(ids))
        )
        if not rows:
            return None
        progress = PROGRESS.decode(rows[0].progress)
        counted = [rows[0].counted, rows[0].others_counted]
        for row in parts:
            if row.first == counted[row.is_other] and not is_search(rows[0].agent):
                progress.add(PART.decode(row.data), row.is_other)
                counted[row.is_other] += row.done
        return rows[0], progress

    async def of_content(self, ids: tuple[str, ...], content: str, rules: int) -> Sequence[Row]:
        query = sa.select(measurements).where(
            measurements.c.owner.in_(ids),
            measurements.c.content == content,
            measurements.c.rules_version == rules,
        )
        return await self._store.fetch(query)

    async def pause(self, id: str, ids: tuple[str, ...]) -> bool:
        return await self._change(id, ids, (ACTIVE,), {"state": PAUSED})

    async def go_on(self, id: str, ids: tuple[str, ...]) -> bool:
        return await self._change(id, ids, (PAUSED,), {"state": ACTIVE})

    async def put_next(self, id: str, ids: tuple[str, ...]) -> bool:
        """Move one of a user's measurements ahead of the others."""
        lowest = sa.select(sa.func.min(measurements.c.rank) - 1).where(
            measurements.c.owner.in_(ids), measurements.c.state == ACTIVE
        )
        rank = sa.func.coalesce(lowest.scalar_subquery(), measurements.c.rank)
        return await self._change(id, ids, (ACTIVE, PAUSED), {"state": ACTIVE, "rank": rank})

    async def _change(
        self, id: str, ids: tuple[str, ...], states: tuple[str, ...], values: dict[str, Any]
    ) -> bool:
        now = self._store.clock.wall()
        change = measurements.update().where(
            measurements.c.id == id,
            measurements.c.owner.in_(ids),
            measurements.c.state.in_(states),
        )

        def work(connection: sa.Connection) -> bool:
            if connection.execute(change.values(changed=now, **values)).rowcount != 1:
                return False
            if values["state"] == PAUSED:
                # Free its slices now; their holders notice at their next report.
                free = slices.update().where(slices.c.measurement == id)
                connection.execute(free.values(until=0.0, holder=""))
            return True

        return await self._store.writer.do(work)

    async def stop(self, id: str, ids: tuple[str, ...]) -> bool:
        """End a measurement and keep its results; unplayed games are given back."""

        def work(connection: sa.Connection) -> bool:
            query = sa.select(measurements.c.id).where(
                measurements.c.id == id,
                measurements.c.owner.in_(ids),
                measurements.c.state.in_((ACTIVE, PAUSED)),
            )
            if connection.execute(query.with_for_update()).first() is None:
                return False
            give_up(connection, id, STOPPED, "", self._store.clock.wall())
            return True

        return await self._store.writer.do(work)

    async def sweep(self) -> int:
        """Stop measurements that were paused too long; return how many."""
        now = self._store.clock.wall()
        old = measurements.c.changed < now - REST
        old_of_guest = sa.and_(measurements.c.changed < now - REST_OF_GUEST, _of_guests())
        query = (
            sa.select(measurements.c.id)
            .where(measurements.c.state == PAUSED, sa.or_(old, old_of_guest))
            .order_by(measurements.c.id)
            .with_for_update()
        )

        def work(connection: sa.Connection) -> int:
            rows = connection.execute(query).all()
            for row in rows:
                give_up(connection, row.id, STOPPED, "", self._store.clock.wall())
            return len(rows)

        return await self._store.writer.do(work)

    async def queue(self) -> list[tuple[str, str]]:
        """Return the first measurement of each user with its owner, in the order of their turns."""
        query = active_jobs().order_by(measurements.c.rank, measurements.c.id)
        rows = await self._store.fetch(query)
        latest = await self._store.fetch(served_of(sorted({row.owner for row in rows})))
        return [(row.id, row.owner) for row in in_turn(rows, latest)]

    async def under_way(self) -> int:
        """Return the number of active measurements of all users."""
        query = sa.select(sa.func.count()).select_from(measurements)
        ((found,),) = await self._store.fetch(query.where(measurements.c.state == ACTIVE))
        return int(found)

    # Notifications

    async def notices(
        self, ids: tuple[str, ...], has_post: bool
    ) -> list[Literal["email", "webhook"]]:
        """Return the ways by which a user is told when a measurement ends."""
        query = sa.select(accounts.c.email, accounts.c.webhook).where(accounts.c.id.in_(ids))
        rows = await self._store.fetch(query)
        ways: list[Literal["email", "webhook"]] = []
        if has_post and any(row.email for row in rows):
            ways.append("email")
        if any(row.webhook for row in rows):
            ways.append("webhook")
        return ways

    async def to_be_told(self) -> Sequence[Row]:
        """Return measurements that finished or failed, with their owners' contact data."""
        query = (
            sa.select(
                measurements.c.id, measurements.c.draft, measurements.c.name,
                measurements.c.title, measurements.c.state, measurements.c.counted,
                measurements.c.share, measurements.c.low, measurements.c.high,
                accounts.c.id.label("account"), accounts.c.email, accounts.c.webhook,
                accounts.c.language,
            )
            .join(accounts, accounts.c.id == measurements.c.owner)
            .where(measurements.c.state.in_((FINISHED, FAILED)), measurements.c.told.is_(False))
        )  # fmt: skip
        return await self._store.fetch(query)

    async def tell(self, id: str) -> bool:
        """Mark a measurement as notified; return whether this process was first."""
        change = measurements.update().where(
            measurements.c.id == id, measurements.c.told.is_(False)
        )
        changed = change.values(told=True)
        return await self._store.writer.do(lambda c: c.execute(changed).rowcount == 1)


def _same(wanted: Wanted, ids: tuple[str, ...]) -> sa.ColumnElement[bool]:
    return sa.and_(
        measurements.c.owner.in_(ids),
        measurements.c.content == wanted.scenario,
        measurements.c.rules_version == wanted.rules_version,
        measurements.c.agent == wanted.agent,
    )


def _count(connection: sa.Connection, where: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(measurements).where(where)
    return int(connection.execute(query).scalar_one())


def _of_guests() -> sa.ColumnElement[bool]:
    return measurements.c.owner.not_in(sa.select(accounts.c.id))


def _played(connection: sa.Connection, ids: tuple[str, ...], day: int) -> int:
    query = sa.select(sa.func.coalesce(sa.func.sum(measured_games.c.games), 0))
    query = query.where(measured_games.c.owner.in_(ids), measured_games.c.day == day)
    return int(connection.execute(query).scalar_one())
