"""Passwords: only argon2 hashes are stored, which are slow to compute on purpose."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""Maximum concurrent hashes; each takes a core and 64 MiB, which would slow down the tables."""
MOST_WAITING = 50
"""Maximum number of waiting checks; further ones are refused."""


class Busy(Exception):
    """Too many checks are waiting."""


class Passwords:
    """Hashes and checks passwords in threads.

    Known browsers have a separate thread, so that a flood of guesses does not delay the owner.
    """

    hasher = PasswordHasher()

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._known = ThreadPoolExecutor(1, thread_name_prefix="known-password")
        self._waiting = 0
        self._nobody = ""

    async def hash(self, password: str) -> str:
        hashing = asyncio.get_running_loop().run_in_executor
        return await hashing(self._threads, self.hasher.hash, password)

    async def fits(self, hashed: str | None, password: str, known: bool = False) -> bool:
        """Whether this is the password.

        Without a hash the check takes just as long, so that response times do not reveal which
        names exist. ``known``: whether this is a known browser.
        """
        if known:
            return await self._check(hashed or "", password, self._known)
        if self._waiting >= MOST_WAITING:
            raise Busy
        self._waiting += 1
        try:
            if hashed is None:
                self._nobody = self._nobody or await self.hash("nobody")
                await self._check(self._nobody, password, self._threads)
                return False
            return await self._check(hashed, password, self._threads)
        finally:
            self._waiting -= 1

    def is_old(self, hashed: str) -> bool:
        """Whether a hash was made with outdated parameters."""
        return self.hasher.check_needs_rehash(hashed)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _check(self, hashed: str, password: str, threads: ThreadPoolExecutor) -> bool:
        checking = asyncio.get_running_loop().run_in_executor
        return await checking(threads, self._verify, hashed, password)

    def close(self) -> None:
        self._threads.shutdown()
        self._known.shutdown()
