"""Slices of measurements: the pairs that are being played, and the order of turns.

A worker leases a slice and reports every few games. If its reports stop, the slice is given to
another worker, together with the reported results. A slice is counted when all earlier ones are, in
one transaction with its removal, so that no pair is counted twice even if a worker fails.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

import sandtable
from sandtable.measuring.pair_orders import (
    OTHERS,
    PAIRS,
    Order,
    begun_by_other,
    fraction_of,
    seed_of,
)
from sandtable.measuring.progress import PART, PROGRESS, Part, Progress
from sandtable.server.store.schema import contents, measured_games, measurements, slices
from sandtable.server.store.store import Store
from sandtable.server.studio.search_rows import add_scores, agent_of, is_search, read_plan

Row = sa.Row[Any]

LEASE = 30.0
"""Seconds after which a slice without reports is given to another worker."""
RENEWED = LEASE / 3
"""Seconds between two lease renewals during a long pair."""
ATTEMPTS = 4
TAKEN = 1.0
"""Seconds charged when a slice is taken, so that workers taking slices at once alternate users."""
AHEAD = 300.0
"""Maximum difference in served seconds between users.

It limits how long a returning user comes first.
"""
ACTIVE, PAUSED, FINISHED, STOPPED, FAILED = "active", "paused", "finished", "stopped", "failed"
RULES_CHANGED = "rules-changed"


@dataclass(slots=True)
class Slice:
    """Consecutive pairs of a measurement, leased to one worker."""

    measurement: str
    is_other: bool
    first: int
    pairs: int
    title: str
    content: str
    agent: str
    seed: int
    part: Part = field(default_factory=Part)
    """The results played so far."""
    accounted: float = 0.0
    """Seconds of playing already charged to its owner."""
    dice: int | None = None
    """The dice number of the first pair, if it differs from its index."""

    def order(self) -> Order:
        """Return the next pair to play."""
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


class SliceStore:
    """What workers read and report."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, holder: str) -> Slice | None:
        """Lease the next slice, of the user who was served least; None if there is none."""
        for _ in range(ATTEMPTS):
            try:
                return await self._store.writer.do(lambda c: self._take(c, holder))
            except IntegrityError:
                continue  # another process has just taken it
        return None

    def _take(self, connection: sa.Connection, holder: str) -> Slice | None:
        now = self._now(connection)
        query = active_jobs().order_by(measurements.c.rank, measurements.c.id)
        # Leave newer rules to newer servers: this one may be about to be replaced.
        rows = [row for row in connection.execute(query) if row.rules_version <= _rules(row.title)]
        if not rows:
            return None
        latest = connection.execute(served_of(sorted({row.owner for row in rows}))).all()
        for head in in_turn(rows, latest):
            # Read again with a lock, since the counts and the leased slices must be consistent.
            job = connection.execute(
                active_jobs().where(measurements.c.id == head.id).with_for_update()
            ).first()
            if job is None:
                continue
            if job.rules_version < _rules(job.title):
                give_up(connection, job.id, FAILED, RULES_CHANGED, self._store.clock.wall())
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
            # A clock that was set back must not block a slice.
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
            # The final games are only known when all trials are counted.
            left[0] = read_plan(connection, job.id).known - given[0]
        if left[0] <= 0 and left[1] <= 0:
            return None
        turn = given[0] >= OTHERS * (given[1] + min(PAIRS, left[1]))
        is_other = left[1] > 0 and (turn or left[0] <= 0)
        pairs = min(PAIRS, left[is_other])
        row_values = {
            "measurement": job.id, "is_other": is_other, "first": given[is_other],
            "pairs": pairs, "holder": holder, "until": now + LEASE, "done": 0,
            "data": encoded(Part()),
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
        """Store the results of a slice; return whether this holder should continue."""

        def work(connection: sa.Connection) -> bool:
            # Locked, so that two slices ending at once cannot both overlook each other.
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
            values = {"until": until, "done": done, "data": encoded(slice.part)}
            if connection.execute(mine.values(**values)).rowcount != 1:
                return False
            _account(connection, slice, slice.part.seconds - slice.accounted)
            if slice.is_done:
                counted, others = _count_parts(connection, job, whole=True)
                if counted >= job.pairs and others >= job.others:
                    _end(connection, job.id, FINISHED, "", self._store.clock.wall())
            return bool(job.state == ACTIVE)

        return await self._store.writer.do(work)

    async def renew(self, slice: Slice, holder: str) -> bool:
        """Extend the lease of a slice; return whether it still belongs to this holder."""

        def work(connection: sa.Connection) -> bool:
            # Charged even if the pair is discarded now.
            _account(connection, slice, RENEWED)
            mine = slices.update().where(_key(slice.measurement, slice.is_other, slice.first))
            mine = mine.where(slices.c.holder == holder)
            return connection.execute(mine.values(until=self._now(connection) + LEASE)).rowcount > 0

        return await self._store.writer.do(work)

    async def fail(self, slice: Slice, holder: str, error: str) -> None:
        """End a measurement because a slice's games cannot be played."""

        def work(connection: sa.Connection) -> None:
            job = sa.select(measurements.c.id).where(measurements.c.id == slice.measurement)
            connection.execute(job.with_for_update())
            mine = sa.select(slices.c.first).where(
                _key(slice.measurement, slice.is_other, slice.first), slices.c.holder == holder
            )
            if connection.execute(mine).first() is not None:
                now = self._store.clock.wall()
                give_up(connection, slice.measurement, FAILED, error, now)

        await self._store.writer.do(work)

    async def release(self, holder: str | None) -> None:
        """Free the slices of a holder; None: those of all holders, left by a dead server."""
        free = slices.update().values(until=0.0, holder="")
        if holder is not None:
            free = free.where(slices.c.holder == holder)
        await self._store.writer.do(lambda connection: connection.execute(free))

    def _now(self, connection: sa.Connection) -> float:
        """Return the current time; processes that share a database use its clock."""
        if connection.dialect.name == "postgresql":
            query = sa.select(sa.extract("epoch", sa.func.clock_timestamp()))
            return float(connection.execute(query).scalar_one())
        return self._store.clock.wall()


def give_up(connection: sa.Connection, id: str, state: str, error: str, now: float) -> None:
    """End a measurement early.

    Its results are kept. Unplayed games of the last charge are given back to the day they were
    charged on.
    """
    query = sa.select(measurements).where(measurements.c.id == id)
    job = connection.execute(query.with_for_update()).one()
    counted, _ = _count_parts(connection, job, whole=False)
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
    _end(connection, id, state, error, now)


def _count_parts(connection: sa.Connection, job: Row, whole: bool) -> tuple[int, int]:
    """Count the slices that are next in order; ``whole``: only finished ones."""
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
        connection.execute(slices.delete().where(_key(row.measurement, row.is_other, row.first)))
    if progress is not None:
        values: dict[str, Any] = {"counted": counted[0], "others_counted": counted[1]}
        values |= {"progress": encoded(progress)}
        if progress.games:
            interval = progress.interval(counted[0] >= job.pairs)
            values |= {"share": progress.share, "low": interval.low, "high": interval.high}
        connection.execute(
            measurements.update().where(measurements.c.id == job.id).values(**values)
        )
    return counted[0], counted[1]


def _end(connection: sa.Connection, id: str, state: str, error: str, now: float) -> None:
    connection.execute(slices.delete().where(slices.c.measurement == id))
    values: dict[str, Any] = {
        "state": state, "error": error, "changed": now,
    }  # fmt: skip
    if state == FINISHED:
        values["failures"] = 0
    elif state == FAILED and error != RULES_CHANGED:
        values["failures"] = measurements.c.failures + 1
    connection.execute(measurements.update().where(measurements.c.id == id).values(**values))


def encoded(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _key(measurement: str, is_other: bool, first: int) -> sa.ColumnElement[bool]:
    return sa.and_(
        slices.c.measurement == measurement,
        slices.c.is_other == is_other,
        slices.c.first == first,
    )


def _rules(title: str) -> int:
    """Return the version of a title's rules on this server; -1 for an unknown title."""
    return sandtable.load(title).rules_version if title in sandtable.TITLES else -1


def active_jobs() -> sa.Select[Any]:
    listed = [column for column in measurements.c if column.name != "progress"]
    return sa.select(*listed).where(measurements.c.state == ACTIVE)


def served_of(owners: Sequence[str]) -> sa.Select[Any]:
    """Return the query for the seconds served to these users."""
    return (
        sa.select(measurements.c.owner, sa.func.max(measurements.c.served).label("served"))
        .where(measurements.c.owner.in_(owners))
        .group_by(measurements.c.owner)
    )


def _seconds(latest: Sequence[Row]) -> dict[str, float]:
    least = max((row.served for row in latest), default=0.0) - AHEAD
    return {row.owner: max(row.served, least) for row in latest}


def _account(connection: sa.Connection, slice: Slice, seconds: float) -> None:
    """Charge seconds of playing to a slice's owner, once."""
    if seconds <= 0:
        return
    theirs = measurements.alias()
    before = sa.select(sa.func.max(theirs.c.served)).where(theirs.c.owner == measurements.c.owner)
    change = measurements.update().where(measurements.c.id == slice.measurement)
    connection.execute(change.values(served=before.scalar_subquery() + seconds))
    slice.accounted += seconds


def in_turn(rows: Sequence[Row], latest: Sequence[Row]) -> list[Row]:
    """Return the first measurement of each user; the least served user comes first."""
    served = _seconds(latest)
    heads: dict[str, Row] = {}
    for row in rows:
        heads.setdefault(row.owner, row)
    return sorted(heads.values(), key=lambda row: (served.get(row.owner, 0.0), row.rank, row.id))
