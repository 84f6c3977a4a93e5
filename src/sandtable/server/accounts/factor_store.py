"""The second factor of an account: its secret and the remaining recovery codes.

The secret is stored in plain text, because a hash cannot check a code. Recovery codes are stored as
hashes.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import sqlalchemy as sa

from sandtable.server.accounts.session_rows import close_sessions, open_session
from sandtable.server.accounts.totp import hash_recovery_code, is_recovery_code, step_of
from sandtable.server.store.schema import factors, recovery_codes
from sandtable.server.store.store import Store


class Verdict(Enum):
    """The result of checking a code."""

    PASSED = "passed"
    """The code was right, or none is needed."""
    RECOVERED = "recovered"
    """It was a recovery code, which is now used up."""
    NEEDED = "needed"
    WRONG = "wrong"
    """It was wrong, or used before."""

    def __bool__(self) -> bool:
        return self in (Verdict.PASSED, Verdict.RECOVERED)


@dataclass(frozen=True, slots=True)
class Factor:
    """Whether an account has a second factor, and how many recovery codes are left."""

    on: bool
    codes_left: int


class FactorStore:
    """Second factors and recovery codes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, account: str) -> Factor:
        found = await self._store.fetch(
            sa.select(factors.c.confirmed).where(factors.c.account == account)
        )
        left = await self._store.fetch(
            sa.select(sa.func.count().label("left"))
            .select_from(recovery_codes)
            .where(recovery_codes.c.account == account)
        )
        return Factor(bool(found and found[0].confirmed), left[0].left)

    async def prove(self, account: str, code: str) -> Verdict:
        """Check a code and use it up."""
        return await self._store.writer.do(
            lambda connection: pass_factor(connection, account, code)
        )

    async def start(self, account: str, secret: str) -> bool:
        """Store a secret that becomes active when a code confirms it; False if a factor is
        active."""

        def start(connection: sa.Connection) -> bool:
            unconfirmed = sa.and_(factors.c.account == account, ~factors.c.confirmed)
            connection.execute(factors.delete().where(unconfirmed))
            if connection.execute(_held(account)).first() is not None:
                return False
            new = {"account": account, "secret": secret, "confirmed": False, "step": 0}
            connection.execute(factors.insert(), [new])
            return True

        return await self._store.writer.do(start)

    async def confirm(
        self, account: str, code: str, codes: Sequence[str], session: str, device: str
    ) -> bool:
        """Turn a second factor on. All sessions end, and a new one is opened."""

        def confirm(connection: sa.Connection) -> bool:
            row = connection.execute(_held(account)).first()
            if row is None or row.confirmed:
                return False
            step = step_of(row.secret, code, time.time())
            if step is None:
                return False
            on = factors.update().where(factors.c.account == account)
            connection.execute(on.values(confirmed=True, step=step))
            _replace_codes(connection, account, codes)
            close_sessions(connection, account)
            open_session(connection, account, session, device)
            return True

        return await self._store.writer.do(confirm)

    async def replace_codes(self, account: str, codes: Sequence[str]) -> None:
        await self._store.writer.do(lambda connection: _replace_codes(connection, account, codes))

    async def remove(self, account: str) -> None:
        await self._store.writer.do(lambda connection: remove_factor(connection, account))


def pass_factor(connection: sa.Connection, account: str, code: str) -> Verdict:
    """Check a code and use it up, in the transaction that needs it."""
    row = connection.execute(_held(account)).first()
    if row is None or not row.confirmed:
        return Verdict.PASSED
    if not code.strip():
        return Verdict.NEEDED
    if is_recovery_code(code):
        used = recovery_codes.delete().where(
            recovery_codes.c.account == account, recovery_codes.c.code == hash_recovery_code(code)
        )
        return Verdict.RECOVERED if connection.execute(used).rowcount else Verdict.WRONG
    step = step_of(row.secret, code, time.time())
    if step is None or step <= row.step:
        return Verdict.WRONG
    connection.execute(factors.update().where(factors.c.account == account).values(step=step))
    return Verdict.PASSED


def remove_factor(connection: sa.Connection, account: str) -> None:
    for own in (recovery_codes, factors):
        connection.execute(own.delete().where(own.c.account == account))


def _held(account: str) -> sa.Select[tuple[str, bool, int]]:
    # Locked, since on PostgreSQL two processes could otherwise accept the same code.
    return (
        sa.select(factors.c.secret, factors.c.confirmed, factors.c.step)
        .where(factors.c.account == account)
        .with_for_update()
    )


def _replace_codes(connection: sa.Connection, account: str, codes: Sequence[str]) -> None:
    connection.execute(recovery_codes.delete().where(recovery_codes.c.account == account))
    rows = [{"account": account, "code": hash_recovery_code(code)} for code in codes]
    connection.execute(recovery_codes.insert(), rows)
