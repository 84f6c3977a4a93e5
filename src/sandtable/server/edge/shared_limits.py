"""Rate limits for passwords, new accounts and emails (S11).

They are stored in the database, so that all workers count together and a restart resets nothing. No
limit counts by name alone: an attacker could use it up to lock the owner out. Guesses count by
network, by network and name, and, for a browser in which the owner has logged in before, by browser
alone. Attempts that were not wrong guesses are given back.
"""

import hashlib
import hmac
import time
from collections.abc import Callable

from sandtable.server.edge.errors import Refusal
from sandtable.server.store.store import Store
from sandtable.server.store.usage_store import Quota, UsageStore, Use, UsedUp

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0

QUOTAS: dict[str, tuple[Quota, ...]] = {
    "guess from network": (Quota(20, MINUTE), Quota(200, DAY)),
    "guess name from network": (Quota(10, MINUTE), Quota(50, DAY)),
    "guess from browser": (Quota(10, MINUTE), Quota(100, DAY)),
    "guess in session": (Quota(10, MINUTE), Quota(50, DAY)),
    # By account, in unknown browsers: a code has only six digits. Recovery codes and known browsers
    # do not count, so that the owner always has a way in.
    "code": (Quota(10, HOUR), Quota(30, DAY)),
    "sign-up": (Quota(10, MINUTE), Quota(100, DAY)),
    "link": (Quota(20, MINUTE),),
    "letter from network": (Quota(3, MINUTE), Quota(50, DAY)),
    # Beyond the limit nothing is sent, and the latest link stays valid.
    "letter to account": (Quota(5, HOUR),),
    "warning": (Quota(1, DAY),),
    # Guests can have any number of names.
    "draft from network": (Quota(60, HOUR), Quota(200, DAY)),
    "measurement from network": (Quota(20, HOUR), Quota(50, DAY)),
    # Versions are permanent.
    "publish": (Quota(30, HOUR), Quota(60, DAY)),
}
"""The rate per minute is higher than the rate per day, so that repeated guessing gets slower."""

PAUSE = 1.0
"""Seconds during which a refused use is refused again without asking the database."""
MOST_REFUSED = 10_000
FORGET_SECONDS = 600.0
"""Seconds between deletions of expired entries."""


class SharedLimits:
    """Limits shared by all processes; ``scale`` multiplies all of them."""

    def __init__(
        self,
        store: Store,
        secret: str,
        scale: int = 1,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._usage = UsageStore(store)
        self._secret = secret.encode()
        self._quotas = {
            what: tuple(Quota(quota.times * scale, quota.seconds) for quota in quotas)
            for what, quotas in QUOTAS.items()
        }
        self._clock = clock
        self._refused: dict[str, float] = {}
        self._forgotten = clock()

    async def takes(self, *asked: tuple[str, str]) -> list[Use] | None:
        """Count one use of each (what, who); None if one of the limits is reached."""
        now = self._clock()
        uses = [use for what, who in asked for use in self._uses(what, who)]
        if any(self._refused.get(use.key, now) > now for use in uses):
            return None
        try:
            await self._usage.take(uses, now)
        except UsedUp as error:
            self._remember(error.use, now)
            return None
        if now - self._forgotten > FORGET_SECONDS:
            self._forgotten = now
            await self._usage.forget(now)
        return uses

    async def expect(self, *asked: tuple[str, str]) -> list[Use]:
        """Count uses as ``takes`` does; refuse if a limit is reached."""
        uses = await self.takes(*asked)
        if uses is None:
            raise Refusal(429, "too-many-tries", "too many attempts; wait a while and try again")
        return uses

    async def give_back(self, uses: list[Use]) -> None:
        """Undo counted uses, for attempts that were not wrong guesses."""
        await self._usage.give_back(uses)

    def _uses(self, what: str, who: str) -> list[Use]:
        # The database stores only keyed hashes of addresses and names.
        return [
            Use(self._key(f"{what}|{quota.seconds:g}|{who}"), quota) for quota in self._quotas[what]
        ]

    def _key(self, text: str) -> str:
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()

    def _remember(self, use: Use, now: float) -> None:
        if len(self._refused) > MOST_REFUSED:
            self._refused = {key: until for key, until in self._refused.items() if until > now}
        if len(self._refused) <= MOST_REFUSED:
            self._refused[use.key] = now + min(PAUSE, use.quota.share)
