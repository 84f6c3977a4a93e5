"""Usage of each limit: shared by all processes, kept across restarts.

For each key one number is stored: until when its quota is used up, if it is used up evenly. Taking
one more moves it ahead by one share; further ahead than the whole period is too far. This is one
statement, so that two processes cannot both take the last one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from sandtable.server.store.schema import limits
from sandtable.server.store.store import Store

# A number far beyond the period does not come from this statement: the clock was set back. It
# counts as nothing used, so that nobody is locked out by it.
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
"""What sums of shares may differ by, in shares."""


@dataclass(frozen=True, slots=True)
class Quota:
    """How often something may happen within some seconds."""

    times: int
    seconds: float

    @property
    def share(self) -> float:
        """The seconds after which one more is free."""
        return self.seconds / self.times


@dataclass(frozen=True, slots=True)
class Use:
    """One of a quota, for whom the key stands for."""

    key: str
    quota: Quota


class UsedUp(Exception):
    """A use that its quota does not allow."""

    def __init__(self, use: Use) -> None:
        super().__init__("too many")
        self.use = use


class UsageStore:
    """The table of limits."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, uses: Sequence[Use], now: float) -> None:
        """Take one of each, or nothing: UsedUp where one is not to be had."""

        def take(connection: sa.Connection) -> None:
            # In one order, so that two processes that lock rows never cross.
            for use in sorted(uses, key=lambda use: use.key):
                if connection.execute(TAKE, _bound(use, now)).rowcount != 1:
                    raise UsedUp(use)

        await self._store.writer.do(take)

    async def give_back(self, uses: Sequence[Use]) -> None:
        """Give back what need not have been counted."""
        rows = [{"key": use.key, "share": use.quota.share} for use in uses]
        rows.sort(key=lambda row: str(row["key"]))
        await self._store.writer.do(lambda connection: connection.execute(GIVE_BACK, rows))

    async def forget(self, before: float) -> None:
        """Delete what counts no more."""
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
