"""What is kept about accounts. Of every secret that opens something only a hash is kept."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sandtable.server.schema import accounts, desks, guests, links, messages, seats, sessions
from sandtable.server.store import Store
from sandtable.server.writing import Conflict, notify

RESET = "reset"
CONFIRM = "confirm"


@dataclass(frozen=True, slots=True)
class AccountRow:
    id: str
    name: str
    login: str
    password: str
    email: str
    webhook: str
    language: str
    created: float


class AccountStore:
    """Accounts, their sessions and the links that were mailed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Accounts

    async def add(self, account: AccountRow, guest_ids: tuple[str, ...], session: str) -> None:
        """A new account, logged in, with the games of a guest; Conflict when the name is taken."""

        def add(connection: sa.Connection) -> None:
            now = {"id": account.id, "name": account.name, "created": account.created}
            connection.execute(guests.insert(), [now])
            connection.execute(accounts.insert(), [_values(account)])
            _move(connection, guest_ids, account.id)
            _open(connection, account.id, session)

        try:
            await self._store.writer.do(add)
        except IntegrityError as error:
            raise Conflict from error

    async def by_id(self, id: str) -> AccountRow | None:
        return await self._find(accounts.c.id == id)

    async def by_login(self, login: str) -> AccountRow | None:
        return await self._find(accounts.c.login == login)

    async def _find(self, where: sa.ColumnElement[bool]) -> AccountRow | None:
        rows = await self._store.fetch(
            sa.select(accounts, guests.c.name)
            .join(guests, guests.c.id == accounts.c.id)
            .where(where)
        )
        return _account(rows[0]) if rows else None

    async def change(self, id: str, **values: object) -> None:
        """Change something of an account; Conflict when a name is taken."""
        change = accounts.update().where(accounts.c.id == id).values(**values)
        try:
            await self._store.writer.do(lambda connection: connection.execute(change))
        except IntegrityError as error:
            raise Conflict from error

    async def set_password(self, id: str, password: str, keep: str = "") -> None:
        """A new password ends all sessions but one, and what was mailed about the old one."""

        def change(connection: sa.Connection) -> None:
            connection.execute(
                accounts.update().where(accounts.c.id == id).values(password=password)
            )
            _close_all(connection, id, keep)
            connection.execute(
                links.delete().where(links.c.account == id, links.c.purpose == RESET)
            )

        await self._store.writer.do(change)

    async def delete(self, guest_ids: tuple[str, ...], stand_in: str) -> None:
        """Forget somebody. In their games sits from now on somebody without a name."""

        def delete(connection: sa.Connection) -> None:
            nameless = {"id": stand_in, "name": "", "created": time.time()}
            connection.execute(guests.insert(), [nameless])
            # What they said and wrote down is theirs, and goes with them.
            for own in (messages, desks):
                connection.execute(own.delete().where(own.c.guest.in_(guest_ids)))
            for id in guest_ids:
                for table in (sessions, links):
                    connection.execute(table.delete().where(table.c.account == id))
                connection.execute(accounts.delete().where(accounts.c.id == id))
            _move(connection, guest_ids, stand_in)

        await self._store.writer.do(delete)

    # Sessions

    async def log_in(self, id: str, guest_ids: tuple[str, ...], session: str) -> None:
        """One more session; the games of the guest who logs in move along."""

        def enter(connection: sa.Connection) -> None:
            _move(connection, guest_ids, id)
            _open(connection, id, session)

        await self._store.writer.do(enter)

    async def session(self, token: str, oldest: float) -> tuple[str, float] | None:
        """Whose session this is and when it was last used, unless that is too long ago."""
        rows = await self._store.fetch(
            sa.select(sessions.c.account, sessions.c.used).where(
                sessions.c.token == token, sessions.c.used >= oldest
            )
        )
        return (rows[0].account, rows[0].used) if rows else None

    async def touch(self, token: str) -> None:
        touch = sessions.update().where(sessions.c.token == token).values(used=time.time())
        await self._store.writer.do(lambda connection: connection.execute(touch))

    async def log_out(self, token: str) -> None:
        leave = sessions.delete().where(sessions.c.token == token)
        await self._store.writer.do(lambda connection: connection.execute(leave))

    async def log_out_everywhere(self, id: str) -> None:
        await self._store.writer.do(lambda connection: _close_all(connection, id, ""))

    async def sessions(self, id: str) -> Sequence[sa.Row[Any]]:
        return await self._store.fetch(
            sa.select(sessions.c.created, sessions.c.used)
            .where(sessions.c.account == id)
            .order_by(sessions.c.created)
        )

    # Links in letters

    async def add_link(
        self, token: str, account: str, purpose: str, email: str, expires: float
    ) -> None:
        """A link; it takes the place of those that were mailed for the same purpose."""

        def add(connection: sa.Connection) -> None:
            connection.execute(
                links.delete().where(links.c.account == account, links.c.purpose == purpose)
            )
            values = {"account": account, "purpose": purpose, "email": email, "expires": expires}
            connection.execute(links.insert(), [{"token": token, **values}])

        await self._store.writer.do(add)

    async def use_link(self, token: str, purpose: str) -> tuple[str, str] | None:
        """The account and the e-mail address of a link, once and in time."""

        def use(connection: sa.Connection) -> tuple[str, str] | None:
            row = connection.execute(
                sa.select(links).where(links.c.token == token, links.c.purpose == purpose)
            ).first()
            gone = connection.execute(links.delete().where(links.c.token == token)).rowcount
            if row is None or not gone or row.expires < time.time():
                return None
            return row.account, row.email

        return await self._store.writer.do(use)

    async def unconfirmed(self, account: str) -> str:
        """An address that was mailed a link which is still open."""
        rows = await self._store.fetch(
            sa.select(links.c.email).where(
                links.c.account == account,
                links.c.purpose == CONFIRM,
                links.c.expires >= time.time(),
            )
        )
        return rows[0].email if rows else ""


def _move(connection: sa.Connection, guest_ids: tuple[str, ...], to: str) -> None:
    """Give the seats of guests to somebody else; those guests are no more."""
    if not guest_ids:
        return
    mine = sa.select(seats.c.table_id).where(seats.c.guest.in_(guest_ids))
    tables = [row.table_id for row in connection.execute(mine)]
    connection.execute(seats.update().where(seats.c.guest.in_(guest_ids)).values(guest=to))
    connection.execute(messages.update().where(messages.c.guest.in_(guest_ids)).values(guest=to))
    for id in guest_ids:
        # Where both were at the same table, what the other has kept there stays.
        there = sa.select(desks.c.table_id).where(desks.c.guest == to)
        connection.execute(desks.delete().where(desks.c.guest == id, desks.c.table_id.in_(there)))
        connection.execute(desks.update().where(desks.c.guest == id).values(guest=to))
    connection.execute(guests.delete().where(guests.c.id.in_(guest_ids)))
    notify(connection, [f"{table}:0" for table in tables])


def _open(connection: sa.Connection, account: str, session: str) -> None:
    now = time.time()
    new = {"token": session, "account": account, "created": now, "used": now}
    connection.execute(sessions.insert(), [new])


def _close_all(connection: sa.Connection, account: str, keep: str) -> None:
    connection.execute(
        sessions.delete().where(sessions.c.account == account, sessions.c.token != keep)
    )


def _account(row: sa.Row[Any]) -> AccountRow:
    return AccountRow(
        row.id, row.name, row.login, row.password, row.email, row.webhook, row.language, row.created
    )


def _values(account: AccountRow) -> dict[str, object]:
    return {
        "id": account.id,
        "login": account.login,
        "password": account.password,
        "email": account.email,
        "webhook": account.webhook,
        "language": account.language,
        "created": account.created,
    }
