"""Stored account data. Passwords, sessions and links are stored as hashes only."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sandtable.server.accounts.email_links import CONFIRM, RESET, Link, add_link, use_link
from sandtable.server.accounts.factor_store import Verdict, pass_factor, remove_factor
from sandtable.server.accounts.session_rows import close_sessions, end_sessions, open_session
from sandtable.server.store.batch_writer import Conflict
from sandtable.server.store.database import notify
from sandtable.server.store.schema import (
    accounts,
    complaints,
    desks,
    drafts,
    guests,
    likes,
    links,
    measured_games,
    measurements,
    messages,
    seats,
    sessions,
    slices,
    version_reports,
    versions,
)
from sandtable.server.store.store import Store


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


_ACCOUNTS = sa.select(accounts, guests.c.name).join(guests, guests.c.id == accounts.c.id)
SESSION = sa.select(sessions.c.account, sessions.c.used).where(
    sessions.c.token == sa.bindparam("token"), sessions.c.used >= sa.bindparam("oldest")
)
LIVE = sa.select(sessions.c.token).where(
    sessions.c.token.in_(sa.bindparam("tokens", expanding=True))
)


class AccountStore:
    """Accounts, their sessions and the links that were mailed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Accounts

    async def add(
        self, account: AccountRow, guest_ids: tuple[str, ...], session: str, device: str
    ) -> None:
        """A new account, logged in, with the games of a guest; Conflict when the name is taken."""

        def add(connection: sa.Connection) -> None:
            now = {"id": account.id, "name": account.name, "created": account.created}
            connection.execute(guests.insert(), [now])
            connection.execute(accounts.insert(), [_values(account)])
            _move(connection, guest_ids, account.id)
            open_session(connection, account.id, session, device)

        try:
            await self._store.writer.do(add)
        except IntegrityError as error:
            raise Conflict from error

    async def by_id(self, id: str) -> AccountRow | None:
        return await self._find(accounts.c.id == id)

    async def by_login(self, login: str) -> AccountRow | None:
        return await self._find(accounts.c.login == login)

    async def _find(self, where: sa.ColumnElement[bool]) -> AccountRow | None:
        rows = await self._store.fetch(_ACCOUNTS.where(where))
        return _account(rows[0]) if rows else None

    async def change(self, account: AccountRow, **values: object) -> bool:
        """Change something of an account; Conflict when a name is taken.

        Nothing is changed, and the answer is no, when the password is no longer the one that was
        checked: of two changes at once the second would otherwise undo the first.
        """
        change = accounts.update().where(_unchanged(account)).values(**values)
        try:
            return await self._store.writer.do(lambda found: found.execute(change).rowcount == 1)
        except IntegrityError as error:
            raise Conflict from error

    async def secure(
        self, account: AccountRow, session: str = "", device: str = "", **values: object
    ) -> bool:
        """Change a password or an email address: all sessions and all links end.

        The user gets a new session, because the old one may have been copied.
        """

        def change(connection: sa.Connection) -> bool:
            update = accounts.update().where(_unchanged(account)).values(**values)
            if connection.execute(update).rowcount != 1:
                return False
            close_sessions(connection, account.id)
            if session:
                open_session(connection, account.id, session, device)
            return True

        return await self._store.writer.do(change)

    async def delete(self, guest_ids: tuple[str, ...], stand_in: str) -> None:
        """Delete a user. In their games the seat now belongs to a nameless former player."""

        def delete(connection: sa.Connection) -> None:
            nameless = {"id": stand_in, "name": "", "created": time.time()}
            connection.execute(guests.insert(), [nameless])
            # What they said and wrote down is theirs, and goes with them.
            for own in (messages, desks, likes, version_reports):
                connection.execute(own.delete().where(own.c.guest.in_(guest_ids)))
            for told in _complaints_of(connection, guest_ids):
                connection.execute(complaints.update().where(told).values(note=""))
            connection.execute(drafts.delete().where(drafts.c.owner.in_(guest_ids)))
            mine = sa.select(measurements.c.id).where(measurements.c.owner.in_(guest_ids))
            connection.execute(slices.delete().where(slices.c.measurement.in_(mine)))
            for own in (measurements, measured_games):
                connection.execute(own.delete().where(own.c.owner.in_(guest_ids)))
            for id in guest_ids:
                close_sessions(connection, id)
                remove_factor(connection, id)
                connection.execute(accounts.delete().where(accounts.c.id == id))
            _move(connection, guest_ids, stand_in)

        await self._store.writer.do(delete)

    # Sessions

    async def log_in(
        self,
        account: AccountRow,
        guest_ids: tuple[str, ...],
        session: str,
        device: str = "",
        code: str = "",
    ) -> Verdict | None:
        """One more session, if the code fits; the games of the guest who logs in move along.

        None when the password has changed since it was checked.
        """

        def enter(connection: sa.Connection) -> Verdict | None:
            if not _is_unchanged(connection, account):
                return None
            verdict = pass_factor(connection, account.id, code)
            if verdict:
                _move(connection, guest_ids, account.id)
                open_session(connection, account.id, session, device)
            return verdict

        return await self._store.writer.do(enter)

    async def session(self, token: str, oldest: float) -> tuple[str, float] | None:
        """Whose session this is and when it was last used, unless that is too long ago."""
        rows = await self._store.fetch(SESSION, {"token": token, "oldest": oldest})
        return (rows[0].account, rows[0].used) if rows else None

    async def touch(self, token: str) -> None:
        touch = sessions.update().where(sessions.c.token == token).values(used=time.time())
        await self._store.writer.do(lambda connection: connection.execute(touch))

    async def renew(self, token: str, renewed: str) -> None:
        """A session goes on under another token; a copy of the old one opens nothing."""
        renew = sessions.update().where(sessions.c.token == token).values(token=renewed)
        await self._store.writer.do(lambda connection: end_sessions(connection, renew))

    async def log_out(self, token: str) -> None:
        leave = sessions.delete().where(sessions.c.token == token)
        await self._store.writer.do(lambda connection: end_sessions(connection, leave))

    async def end_session(self, id: str, number: str) -> bool:
        """End one session of an account, by the number it is listed under."""
        end = sessions.delete().where(
            sessions.c.account == id, sessions.c.token.startswith(number, autoescape=True)
        )
        return await self._store.writer.do(lambda connection: end_sessions(connection, end))

    async def log_out_everywhere(self, id: str) -> None:
        """Also ends the links that were mailed: after this request no open link is trusted."""
        await self._store.writer.do(lambda connection: close_sessions(connection, id))

    async def live_sessions(self, tokens: Sequence[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        rows = await self._store.fetch(LIVE, {"tokens": list(tokens)})
        return {row.token for row in rows}

    async def sessions(self, id: str) -> Sequence[sa.Row[Any]]:
        return await self._store.fetch(
            sa.select(sessions).where(sessions.c.account == id).order_by(sessions.c.used.desc())
        )

    # Links in letters

    async def add_link(self, link: Link, account: AccountRow) -> bool:
        """A link; it takes the place of those that were mailed for the same purpose.

        Not when the password or the address has changed since the account was looked up.
        """

        def add(connection: sa.Connection) -> bool:
            if not _is_unchanged(connection, account):
                return False
            add_link(connection, account.id, link)
            return True

        return await self._store.writer.do(add)

    async def reset(self, token: str, password: str) -> AccountRow | None:
        """A new password by a link; every session ends. The account as it was before."""

        def reset(connection: sa.Connection) -> AccountRow | None:
            link = use_link(connection, token, RESET)
            return None if link is None else _replace(connection, link, (), password=password)

        return await self._store.writer.do(reset)

    async def confirm(self, token: str, guest: str, session: str, device: str) -> AccountRow | None:
        """Confirm an address by a link; the account as it was before.

        Sessions end, but for the one that asked for the link. When it is the account itself that
        follows it, it gets a new one.
        """

        def confirm(connection: sa.Connection) -> AccountRow | None:
            link = use_link(connection, token, CONFIRM)
            if link is None:
                return None
            before = _replace(connection, link, (link.session,), email=link.email)
            if before.id == guest:
                open_session(connection, guest, session, device)
            return before

        return await self._store.writer.do(confirm)

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


def _complaints_of(
    connection: sa.Connection, guest_ids: tuple[str, ...]
) -> list[sa.ColumnElement[bool]]:
    """Which problem reports came from the seats of these people."""
    mine = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.guest.in_(guest_ids))
    return [
        sa.and_(complaints.c.table_id == row.table_id, complaints.c.seat == row.seat)
        for row in connection.execute(mine)
    ]


def _move_measurements(connection: sa.Connection, guest_ids: tuple[str, ...], to: str) -> None:
    """Where both have measured the same, what the other has stays."""
    theirs = measurements.alias()
    same = sa.exists().where(
        theirs.c.owner == to,
        theirs.c.content == measurements.c.content,
        theirs.c.rules_version == measurements.c.rules_version,
        theirs.c.agent == measurements.c.agent,
    )
    for id in guest_ids:
        mine = measurements.c.owner == id
        twice = sa.select(measurements.c.id).where(mine, same)
        connection.execute(slices.delete().where(slices.c.measurement.in_(twice)))
        connection.execute(measurements.delete().where(mine, same))
        connection.execute(measurements.update().where(mine).values(owner=to, charged=0))
    # An account has a larger quota, and counts for itself: nothing of this is given back to it.
    connection.execute(measured_games.delete().where(measured_games.c.owner.in_(guest_ids)))


def _move(connection: sa.Connection, guest_ids: tuple[str, ...], to: str) -> None:
    """Give the seats of guests to another user, and delete the guests."""
    if not guest_ids:
        return
    mine = sa.select(seats.c.table_id).where(seats.c.guest.in_(guest_ids))
    tables = [row.table_id for row in connection.execute(mine)]
    connection.execute(seats.update().where(seats.c.guest.in_(guest_ids)).values(guest=to))
    connection.execute(messages.update().where(messages.c.guest.in_(guest_ids)).values(guest=to))
    # Two of them may have used the same key for a request.
    drawn = drafts.update().where(drafts.c.owner.in_(guest_ids))
    connection.execute(drawn.values(owner=to, nonce=None))
    connection.execute(versions.update().where(versions.c.author.in_(guest_ids)).values(author=to))
    _move_measurements(connection, guest_ids, to)
    for own in (likes, version_reports):
        # One for each person: what guests said counts no more when they have an account.
        connection.execute(own.delete().where(own.c.guest.in_(guest_ids)))
    for id in guest_ids:
        # Where both were at the same table, what the other has kept there stays.
        there = sa.select(desks.c.table_id).where(desks.c.guest == to)
        connection.execute(desks.delete().where(desks.c.guest == id, desks.c.table_id.in_(there)))
        connection.execute(desks.update().where(desks.c.guest == id).values(guest=to))
    connection.execute(guests.delete().where(guests.c.id.in_(guest_ids)))
    notify(connection, [f"{table}:0" for table in tables])


def _unchanged(account: AccountRow) -> sa.ColumnElement[bool]:
    """That no one has changed the password or the address since an account was looked up."""
    return sa.and_(
        accounts.c.id == account.id,
        accounts.c.password == account.password,
        accounts.c.email == account.email,
    )


def _is_unchanged(connection: sa.Connection, account: AccountRow) -> bool:
    # PostgreSQL writes from several processes: who changes it now must wait until this is done.
    held = sa.select(accounts.c.id).where(_unchanged(account)).with_for_update()
    return connection.execute(held).first() is not None


def _replace(
    connection: sa.Connection, link: sa.Row[Any], keep: tuple[str, ...], **values: str
) -> AccountRow:
    """Do what a link is for; the account as it was before."""
    before = connection.execute(_ACCOUNTS.where(accounts.c.id == link.account)).one()
    connection.execute(accounts.update().where(accounts.c.id == link.account).values(**values))
    close_sessions(connection, link.account, *keep)
    return _account(before)


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
