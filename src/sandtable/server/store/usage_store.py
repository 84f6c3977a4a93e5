"""Usage of each limit: shared by all processes, kept across restarts.

Each key has one number: the time until which its quota is used up, assuming even use. One more use
moves it ahead by one share; it must not be ahead by more than the whole period. This is a single
statement, so that two processes cannot both take the last use.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from sandtable.server.store.schema import limits
from sandtable.server.store.store import Store

# A time far beyond the period cannot come from this statement: the clock was set back. It counts as
# nothing used, so that nobody is locked out.
TAKE = sa.text(
    """
    INSERT INTO limits (key, until) VALUES (:key, :first)
    ON CONFLICT (key) DO UPDATE SET until = :share + CASE
        WHEN limits.until > :now AND limits.until <= :beyond THEN limits.until ELSE :now
    END
    WHERE limits.until <= :most OR limits.until > :beyond
    """
)
GIVE_BACK = sa.text("UPDATE limits SET until = until - :share WHERE key = :key")
SLACK = 0.01
"""Tolerance for rounding errors in sums of shares, in shares."""


@dataclass(frozen=True, slots=True)
class Quota:
    """The number of uses allowed within a period."""

    times: int
    seconds: float

    @property
    def share(self) -> float:
        """Seconds after which one more use is allowed."""
        return self.seconds / self.times


@dataclass(frozen=True, slots=True)
class Use:
    """One use of a quota by the client that the key stands for."""

    key: str
    quota: Quota


class UsedUp(Exception):
    """A use that exceeds its quota."""

    def __init__(self, use: Use) -> None:
        super().__init__("too many")
        self.use = use


class UsageStore:
    """The table of limits."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, uses: Sequence[Use], now: float) -> None:
        """Take one use of each, or none: UsedUp if one exceeds its quota."""

        def take(connection: sa.Connection) -> None:
            # In a fixed order, so that two processes locking rows cannot deadlock.
            for use in sorted(uses, key=lambda use: use.key):
                if connection.execute(TAKE, _bound(use, now)).rowcount != 1:
                    raise UsedUp(use)

        await self._store.writer.do(take)

    async def give_back(self, uses: Sequence[Use]) -> None:
        """Give back uses that should not count."""
        rows = [{"key": use.key, "share": use.quota.share} for use in uses]
        rows.sort(key=lambda row: str(row["key"]))
        await self._store.writer.do(lambda connection: connection.execute(GIVE_BACK, rows))

    async def forget(self, before: float) -> None:
        """Delete rows that no longer count."""
        old = limits.delete().where(limits.c.until < before)
        await self._store.writer.do(lambda connection: connection.execute(old))


def _bound(use: Use, now: float) -> dict[str, object]:
    share, period = use.quota.share, use.quota.seconds
    return {
        "key": use.key,
        "now": now,
        "share": share,
        "first": now + share,
        "most": now + period - share * (1 - SLACK),
        "beyond": now + 2 * period,
    }
