"""Measurements as they are kept: jobs, and the slices of them that are being played.

Who plays takes a slice for a while and reports after every few games that it is still at it. A
slice whose holder fell silent is given to someone else, together with what was reported of it. A
slice is counted when all before it are, in one transaction with its removal: so nothing is counted
twice, by whom it may be played and however they end.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

import sandtable
from sandtable.measuring.even_search import Plan
from sandtable.measuring.pair_orders import (
    OTHERS,
    PAIRS,
    Order,
    begun_by_other,
    fraction_of,
    seed_of,
)
from sandtable.measuring.progress import PART, PROGRESS, Part, Progress
from sandtable.server.store.schema import (
    accounts,
    contents,
    measured_games,
    measurements,
    searches,
    slices,
)
from sandtable.server.store.store import Store, keep_content
from sandtable.server.studio.search_rows import (
    PLAN,
    add_scores,
    agent_of,
    insert_search,
    is_search,
    read_plan,
    read_scores,
    searching,
)
from sandtable.server.studio.studio_store import TooMany

Row = sa.Row[Any]

LEASE = 30.0
"""Seconds after which a slice is given to someone else."""
RENEWED = LEASE / 3
"""Seconds of a long pair after which who plays says so."""
MOST_RUNNING = 1
MOST_WAITING = 3
"""Of one person."""
MOST_OF_GUESTS = 40
"""Measurements of people without an account, all together."""
MOST_OF_ALL = 1000
MOST_KEPT = 200
"""Of one person; the oldest go."""
DAY = 24 * 3600
REST, REST_OF_GUEST = 30 * DAY, DAY
"""Seconds for which a measurement can rest before it is stopped."""
ATTEMPTS = 4
TAKEN = 1.0
"""Seconds that count for a slice at once: several who take at the same moment take in turn."""
AHEAD = 300.0
"""Seconds of playing by which people may differ: who was away long does not come first for long."""
ACTIVE, PAUSED, FINISHED, STOPPED, FAILED = "active", "paused", "finished", "stopped", "failed"
RULES_CHANGED = "rules-changed"
WAIT, LONGEST_WAIT = 600.0, float(DAY)
"""Seconds before what has failed is played again: twice as many after each failure."""


class Busy(Exception):
    """Too many measurements wait."""


class FailedBefore(Exception):
    """The same content has failed under the same rules, not long ago."""


class QuotaSpent(Exception):
    """Too many games were played for this person today."""


@dataclass(slots=True)
class Slice:
    """Neighbouring pairs of a measurement, for who holds it."""

    measurement: str
    is_other: bool
    first: int
    pairs: int
    title: str
    content: str
    agent: str
    seed: int
    part: Part = field(default_factory=Part)
    """What was played of it before."""
    accounted: float = 0.0
    """Seconds of playing it that count for its owner."""
    dice: int | None = None
    """The number of the first pair's dice, where it is not that of its place."""

    def order(self) -> Order:
        """The next pair."""
        return Order(
            self.title,
            self.content,
            self.agent,
            self.seed,
            (self.first if self.dice is None else self.dice) + len(self.part.scores),
            fraction_of(self.title, self.agent),
        )

    @property
    def is_done(self) -> bool:
        return len(self.part.scores) >= self.pairs


@dataclass(frozen=True, slots=True)
class Wanted:
    """What someone wants to have measured."""

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

    # What people want

    async def add(self, wanted: Wanted, ids: tuple[str, ...], allowed: Allowance) -> str:
        """A new measurement, or more games of one that is there; its id."""
        return await self._store.writer.do(lambda c: self._add(c, wanted, ids, allowed))

    async def search(
        self, wanted: Wanted, plan: Plan, ids: tuple[str, ...], allowed: Allowance
    ) -> str:
        """A new search, instead of an earlier one of the same content; its id."""
        wanted = replace(wanted, agent=searching(wanted.agent), pairs=plan.pairs, others=0)

        def work(connection: sa.Connection) -> str:
            self._forget_search(connection, wanted, ids)
            id = self._add(connection, wanted, ids, allowed)
            insert_search(connection, id, plan)
            # The page tells what it has found; letters tell of measurements.
            told = measurements.update().where(measurements.c.id == id)
            connection.execute(told.values(told=True))
            return id

        return await self._store.writer.do(work)

    def _forget_search(
        self, connection: sa.Connection, wanted: Wanted, ids: tuple[str, ...]
    ) -> None:
        same = _same(wanted, ids)
        query = sa.select(measurements.c.id, measurements.c.state).where(same)
        for row in connection.execute(query.with_for_update()).all():
            if row.state == FAILED:
                self._expect_patience(connection, wanted, ids, self._store.clock.wall())
            if row.state in (ACTIVE, PAUSED):
                self._give_up(connection, row.id, STOPPED, "")
            connection.execute(measurements.delete().where(measurements.c.id == row.id))

    async def searched(self, id: str, ids: tuple[str, ...]) -> tuple[Row, Plan, list[int]] | None:
        """A search, for its owner alone: its measurement, its plan, and the scores of the pairs
        that are counted."""
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
            # What was not played was given back.
            before, others = same.counted, same.others_counted
        # Games with the other side beginning come on top.
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
            "counted": 0, "others_counted": 0, "progress": _encoded(Progress()),
            "share": None, "low": None, "high": None, "served": 0.0, "created": now,
        }  # fmt: skip
        connection.execute(measurements.insert(), [values])
        self._forget_oldest(connection, ids)
        return wanted.id

    def _expect_patience(
        self, connection: sa.Connection, wanted: Wanted, ids: tuple[str, ...], now: float
    ) -> None:
        """What fails would fail again, whichever agent plays it, and take the turns of others."""
        query = sa.select(measurements.c.failures, measurements.c.changed).where(
            measurements.c.owner.in_(ids),
            measurements.c.content == wanted.scenario,
            measurements.c.rules_version == wanted.rules_version,
            measurements.c.state == FAILED,
            measurements.c.failures > 0,
        )
        for row in connection.execute(query):
            wait = min(LONGEST_WAIT, WAIT * 2 ** min(row.failures - 1, 20))
            # A clock that was set back does not make it longer.
            if row.changed <= now < row.changed + wait:
                raise FailedBefore

    def _expect_room(
        self, connection: sa.Connection, ids: tuple[str, ...], allowed: Allowance
    ) -> None:
        # What rests keeps no one else from measuring.
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
        # Looked at and changed at once: another process may charge the same person now.
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
        """All measurements of a person without what was counted, the latest first; ``played`` are
        pairs that are not yet counted."""
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
        """A measurement, for its owner alone, with what is played and not yet counted."""
        query = sa.select(measurements, contents.c.text.label("content_text")).join(
            contents, contents.c.id == measurements.c.content
        )
        # These first: what is counted meanwhile is then passed over, and nothing is missing.
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
        """Let one of a person's measurements go before their others."""
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
                # Who plays a slice of it soon hears of it; others need not wait.
                free = slices.update().where(slices.c.measurement == id)
                connection.execute(free.values(until=0.0, holder=""))
            return True

        return await self._store.writer.do(work)

    async def stop(self, id: str, ids: tuple[str, ...]) -> bool:
        """End a measurement and keep what was played; games that were not are given back."""

        def work(connection: sa.Connection) -> bool:
            query = sa.select(measurements.c.id).where(
                measurements.c.id == id,
                measurements.c.owner.in_(ids),
                measurements.c.state.in_((ACTIVE, PAUSED)),
            )
            if connection.execute(query.with_for_update()).first() is None:
                return False
            self._give_up(connection, id, STOPPED, "")
            return True

        return await self._store.writer.do(work)

    async def sweep(self) -> int:
        """End what has rested too long; how many there were."""
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
                self._give_up(connection, row.id, STOPPED, "")
            return len(rows)

        return await self._store.writer.do(work)

    def _give_up(self, connection: sa.Connection, id: str, state: str, error: str) -> None:
        """End a measurement early: what was played counts, and of the games that were charged last
        those that were not played are given back to the day they were charged on."""
        query = sa.select(measurements).where(measurements.c.id == id)
        job = connection.execute(query.with_for_update()).one()
        counted, _ = self._count_parts(connection, job, whole=False)
        left = min(2 * (job.pairs - counted), job.charged)
        connection.execute(
            measured_games.update()
            .where(measured_games.c.owner == job.owner, measured_games.c.day == job.charged_day)
            .where(measured_games.c.games >= left)
            .values(games=measured_games.c.games - left)
        )
        connection.execute(
            measurements.update().where(measurements.c.id == id).values(charged=job.charged - left)
        )
        self._end(connection, id, state, error)

    async def queue(self) -> list[tuple[str, str]]:
        """Whose turn it is: the first measurement of each person with its owner, in turn."""
        query = _active().order_by(measurements.c.rank, measurements.c.id)
        rows = await self._store.fetch(query)
        latest = await self._store.fetch(_served(sorted({row.owner for row in rows})))
        return [(row.id, row.owner) for row in _in_turn(rows, latest)]

    async def under_way(self) -> int:
        """How many measurements of all people there are to play."""
        query = sa.select(sa.func.count()).select_from(measurements)
        ((found,),) = await self._store.fetch(query.where(measurements.c.state == ACTIVE))
        return int(found)

    # What those who play ask and tell

    async def take(self, holder: str) -> Slice | None:
        """The next slice: of the person who was served least; None where there is none."""
        for _ in range(ATTEMPTS):
            try:
                return await self._store.writer.do(lambda c: self._take(c, holder))
            except IntegrityError:
                continue  # another process has taken it at this moment
        return None

    def _take(self, connection: sa.Connection, holder: str) -> Slice | None:
        now = self._now(connection)
        query = _active().order_by(measurements.c.rank, measurements.c.id)
        # What only newer servers know how to play is theirs: this one may be about to be replaced.
        rows = [row for row in connection.execute(query) if row.rules_version <= _rules(row.title)]
        if not rows:
            return None
        latest = connection.execute(_served(sorted({row.owner for row in rows}))).all()
        for head in _in_turn(rows, latest):
            # As it is now, and no one else changes it meanwhile: what is counted and what is held
            # must fit together.
            job = connection.execute(
                _active().where(measurements.c.id == head.id).with_for_update()
            ).first()
            if job is None:
                continue
            if job.rules_version < _rules(job.title):
                self._give_up(connection, job.id, FAILED, RULES_CHANGED)
                continue
            found = self._next(connection, job, holder, now)
            if found is not None:
                served = _seconds(latest)[head.owner] + TAKEN
                change = measurements.update().where(measurements.c.id == job.id)
                connection.execute(change.values(served=served))
                return found
        return None

    def _next(self, connection: sa.Connection, job: Row, holder: str, now: float) -> Slice | None:
        under_way = connection.execute(
            sa.select(slices)
            .where(slices.c.measurement == job.id)
            .order_by(slices.c.is_other, slices.c.first)
        ).all()
        for row in under_way:
            # A clock that was set back keeps no slice from the others.
            is_held = now <= row.until <= now + 2 * LEASE
            if row.done < row.pairs and not is_held:
                claim = slices.update().where(_key(row.measurement, row.is_other, row.first))
                claim = claim.where(slices.c.until == row.until, slices.c.holder == row.holder)
                claim = claim.values(holder=holder, until=now + LEASE)
                if connection.execute(claim).rowcount == 1:
                    part = PART.decode(row.data)
                    return self._slice(connection, job, row.is_other, row.first, row.pairs, part)
        given = [job.counted, job.others_counted]
        for row in under_way:
            given[row.is_other] = max(given[row.is_other], row.first + row.pairs)
        left = [job.pairs - given[0], job.others - given[1]]
        if is_search(job.agent):
            # What is measured in the end is known when all trials are counted.
            left[0] = read_plan(connection, job.id).known - given[0]
        if left[0] <= 0 and left[1] <= 0:
            return None
        turn = given[0] >= OTHERS * (given[1] + min(PAIRS, left[1]))
        is_other = left[1] > 0 and (turn or left[0] <= 0)
        pairs = min(PAIRS, left[is_other])
        row_values = {
            "measurement": job.id, "is_other": is_other, "first": given[is_other],
            "pairs": pairs, "holder": holder, "until": now + LEASE, "done": 0,
            "data": _encoded(Part()),
        }  # fmt: skip
        connection.execute(slices.insert(), [row_values])
        return self._slice(connection, job, is_other, given[is_other], pairs, Part())

    def _slice(
        self,
        connection: sa.Connection,
        job: Row,
        is_other: bool,
        first: int,
        pairs: int,
        part: Part,
    ) -> Slice:
        query = sa.select(contents.c.text).where(contents.c.id == job.content)
        content = str(connection.execute(query).scalar_one())
        seed = seed_of(job.title, content)
        if is_search(job.agent):
            variant, dice = read_plan(connection, job.id).pair(first)
            return Slice(
                job.id, False, first, pairs, job.title, variant.content, agent_of(job.agent),
                seed, part, part.seconds, dice,
            )  # fmt: skip
        if is_other:
            content = begun_by_other(content, tuple(sandtable.load(job.title).seats))
        return Slice(
            job.id, is_other, first, pairs, job.title, content, job.agent, seed, part, part.seconds
        )

    async def report(self, slice: Slice, holder: str) -> bool:
        """Keep what was played of a slice; whether it is to be played on by this holder."""

        def work(connection: sa.Connection) -> bool:
            # One at a time: two slices that end at once must not both miss the other.
            job = connection.execute(
                sa.select(measurements)
                .where(measurements.c.id == slice.measurement)
                .with_for_update()
            ).first()
            if job is None:
                return False
            mine = slices.update().where(_key(slice.measurement, slice.is_other, slice.first))
            mine = mine.where(slices.c.holder == holder)
            done = len(slice.part.scores)
            until = self._now(connection) + LEASE
            values = {"until": until, "done": done, "data": _encoded(slice.part)}
            if connection.execute(mine.values(**values)).rowcount != 1:
                return False
            _account(connection, slice, slice.part.seconds - slice.accounted)
            if slice.is_done:
                counted, others = self._count_parts(connection, job, whole=True)
                if counted >= job.pairs and others >= job.others:
                    self._end(connection, job.id, FINISHED, "")
            return bool(job.state == ACTIVE)

        return await self._store.writer.do(work)

    async def renew(self, slice: Slice, holder: str) -> bool:
        """Say that someone is still at it; whether it is still theirs."""

        def work(connection: sa.Connection) -> bool:
            # Also where the pair is thrown away now.
            _account(connection, slice, RENEWED)
            mine = slices.update().where(_key(slice.measurement, slice.is_other, slice.first))
            mine = mine.where(slices.c.holder == holder)
            return connection.execute(mine.values(until=self._now(connection) + LEASE)).rowcount > 0

        return await self._store.writer.do(work)

    async def fail(self, slice: Slice, holder: str, error: str) -> None:
        """The games of a slice cannot be played."""

        def work(connection: sa.Connection) -> None:
            job = sa.select(measurements.c.id).where(measurements.c.id == slice.measurement)
            connection.execute(job.with_for_update())
            mine = sa.select(slices.c.first).where(
                _key(slice.measurement, slice.is_other, slice.first), slices.c.holder == holder
            )
            if connection.execute(mine).first() is not None:
                self._give_up(connection, slice.measurement, FAILED, error)

        await self._store.writer.do(work)

    async def release(self, holder: str | None) -> None:
        """Let others have what a holder has taken; None: what anyone has, of a server that was
        alone and is gone."""
        free = slices.update().values(until=0.0, holder="")
        if holder is not None:
            free = free.where(slices.c.holder == holder)
        await self._store.writer.do(lambda connection: connection.execute(free))

    def _count_parts(self, connection: sa.Connection, job: Row, whole: bool) -> tuple[int, int]:
        """Count the slices that are next in order; ``whole``: only those that are done."""
        counted = [job.counted, job.others_counted]
        rows = connection.execute(
            sa.select(slices)
            .where(slices.c.measurement == job.id)
            .order_by(slices.c.is_other, slices.c.first)
        ).all()
        progress: Progress | None = None
        for row in rows:
            if row.first != counted[row.is_other] or (whole and row.done < row.pairs):
                continue
            progress = progress or PROGRESS.decode(job.progress)
            part = PART.decode(row.data)
            if is_search(job.agent):
                add_scores(connection, job.id, part.scores)
                progress.seconds += part.seconds
            else:
                progress.add(part, row.is_other)
            counted[row.is_other] += row.done
            connection.execute(
                slices.delete().where(_key(row.measurement, row.is_other, row.first))
            )
        if progress is not None:
            values: dict[str, Any] = {"counted": counted[0], "others_counted": counted[1]}
            values |= {"progress": _encoded(progress)}
            if progress.games:
                interval = progress.interval(counted[0] >= job.pairs)
                values |= {"share": progress.share, "low": interval.low, "high": interval.high}
            connection.execute(
                measurements.update().where(measurements.c.id == job.id).values(**values)
            )
        return counted[0], counted[1]

    def _end(self, connection: sa.Connection, id: str, state: str, error: str) -> None:
        connection.execute(slices.delete().where(slices.c.measurement == id))
        values: dict[str, Any] = {
            "state": state, "error": error, "changed": self._store.clock.wall(),
        }  # fmt: skip
        if state == FINISHED:
            values["failures"] = 0
        elif state == FAILED and error != RULES_CHANGED:
            values["failures"] = measurements.c.failures + 1
        connection.execute(measurements.update().where(measurements.c.id == id).values(**values))

    def _now(self, connection: sa.Connection) -> float:
        """Machines that share a database share its clock."""
        if connection.dialect.name == "postgresql":
            query = sa.select(sa.extract("epoch", sa.func.clock_timestamp()))
            return float(connection.execute(query).scalar_one())
        return self._store.clock.wall()

    # Notices

    async def to_be_told(self) -> Sequence[Row]:
        """Measurements that have ended by themselves, with how their owners are reached."""
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
        """Note a measurement as told; whether this is who tells it."""
        change = measurements.update().where(
            measurements.c.id == id, measurements.c.told.is_(False)
        )
        changed = change.values(told=True)
        return await self._store.writer.do(lambda c: c.execute(changed).rowcount == 1)


def _encoded(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _same(wanted: Wanted, ids: tuple[str, ...]) -> sa.ColumnElement[bool]:
    return sa.and_(
        measurements.c.owner.in_(ids),
        measurements.c.content == wanted.scenario,
        measurements.c.rules_version == wanted.rules_version,
        measurements.c.agent == wanted.agent,
    )


def _key(measurement: str, is_other: bool, first: int) -> sa.ColumnElement[bool]:
    return sa.and_(
        slices.c.measurement == measurement,
        slices.c.is_other == is_other,
        slices.c.first == first,
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


def _rules(title: str) -> int:
    """The version of a title's rules here; -1 where it is not known."""
    return sandtable.load(title).rules_version if title in sandtable.TITLES else -1


def _active() -> sa.Select[Any]:
    listed = [column for column in measurements.c if column.name != "progress"]
    return sa.select(*listed).where(measurements.c.state == ACTIVE)


def _served(owners: Sequence[str]) -> sa.Select[Any]:
    """How many seconds were played for these people."""
    return (
        sa.select(measurements.c.owner, sa.func.max(measurements.c.served).label("served"))
        .where(measurements.c.owner.in_(owners))
        .group_by(measurements.c.owner)
    )


def _seconds(latest: Sequence[Row]) -> dict[str, float]:
    least = max((row.served for row in latest), default=0.0) - AHEAD
    return {row.owner: max(row.served, least) for row in latest}


def _account(connection: sa.Connection, slice: Slice, seconds: float) -> None:
    """Count seconds of playing for the owner, once: what a long pair took was counted meanwhile."""
    if seconds <= 0:
        return
    theirs = measurements.alias()
    before = sa.select(sa.func.max(theirs.c.served)).where(theirs.c.owner == measurements.c.owner)
    change = measurements.update().where(measurements.c.id == slice.measurement)
    connection.execute(change.values(served=before.scalar_subquery() + seconds))
    slice.accounted += seconds


def _in_turn(rows: Sequence[Row], latest: Sequence[Row]) -> list[Row]:
    """Of each person the first measurement, who was served least first."""
    served = _seconds(latest)
    heads: dict[str, Row] = {}
    for row in rows:
        heads.setdefault(row.owner, row)
    return sorted(heads.values(), key=lambda row: (served.get(row.owner, 0.0), row.rank, row.id))
