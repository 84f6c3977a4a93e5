"""Passwords: only their argon2 hashes are kept, and making those is slow on purpose."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""Each hash takes a core and 64 MiB for a moment: more at once would be felt at the tables."""


class Passwords:
    """Hashes and checks, beside the loop."""

    hasher = PasswordHasher()

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._nobody = ""

    async def hash(self, password: str) -> str:
        hashing = asyncio.get_running_loop().run_in_executor
        return await hashing(self._threads, self.hasher.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether this is the password. Without a hash it takes as long to say no: no one is to
        learn from the clock which names there are."""
        if hashed is None:
            self._nobody = self._nobody or await self.hash("nobody")
            await self._check(self._nobody, password)
            return False
        return await self._check(hashed, password)

    def is_old(self, hashed: str) -> bool:
        """Whether it was made more cheaply than is done now."""
        return self.hasher.check_needs_rehash(hashed)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _check(self, hashed: str, password: str) -> bool:
        checking = asyncio.get_running_loop().run_in_executor
        return await checking(self._threads, self._verify, hashed, password)

    def close(self) -> None:
        self._threads.shutdown()
