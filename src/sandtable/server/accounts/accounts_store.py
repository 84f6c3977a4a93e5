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
    """Accounts, their sessions and the links emailed to them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Accounts

    async def add(
        self, account: AccountRow, guest_ids: tuple[str, ...], session: str, device: str
    ) -> None:
        """Add an account with a session and a guest's games; Conflict if the name is taken."""

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
        """Change fields of an account; Conflict if a name is taken.

        Return False, without a change, if the password or email address is no longer the one that
        was checked: of two simultaneous changes, the second would otherwise undo the first.
        """
        change = accounts.update().where(_unchanged(account)).values(**values)
        try:
            return await self._store.writer.do(lambda found: found.execute(change).rowcount == 1)
        except IntegrityError as error:
            raise Conflict from error

    async def secure(
        self, account: AccountRow, session: str = "", device: str = "", **values: object
    ) -> bool:
        """Change a password or email address, and end all sessions and links.

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
        """Delete a user. In their games the seat then belongs to a nameless former player."""

        def delete(connection: sa.Connection) -> None:
            nameless = {"id": stand_in, "name": "", "created": time.time()}
            connection.execute(guests.insert(), [nameless])
            # Messages, notes, likes and reports are personal data, so they are deleted.
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
        """Open a session if the code is valid, and move the guest's games to the account.

        Return None if the password has changed since it was checked.
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
        """Return a session's account and time of last use; None if it is unknown or expired."""
        rows = await self._store.fetch(SESSION, {"token": token, "oldest": oldest})
        return (rows[0].account, rows[0].used) if rows else None

    async def touch(self, token: str) -> None:
        touch = sessions.update().where(sessions.c.token == token).values(used=time.time())
        await self._store.writer.do(lambda connection: connection.execute(touch))

    async def renew(self, token: str, renewed: str) -> None:
        """Replace a session's token, so that a copy of the old one is useless."""
        renew = sessions.update().where(sessions.c.token == token).values(token=renewed)
        await self._store.writer.do(lambda connection: end_sessions(connection, renew))

    async def log_out(self, token: str) -> None:
        leave = sessions.delete().where(sessions.c.token == token)
        await self._store.writer.do(lambda connection: end_sessions(connection, leave))

    async def end_session(self, id: str, number: str) -> bool:
        """End one session of an account, by the id under which it is listed."""
        end = sessions.delete().where(
            sessions.c.account == id, sessions.c.token.startswith(number, autoescape=True)
        )
        return await self._store.writer.do(lambda connection: end_sessions(connection, end))

    async def log_out_everywhere(self, id: str) -> None:
        """Also end the emailed links: after this request no open link is trusted."""
        await self._store.writer.do(lambda connection: close_sessions(connection, id))

    async def live_sessions(self, tokens: Sequence[str]) -> set[str]:
        """Return those of these sessions that have not ended."""
        rows = await self._store.fetch(LIVE, {"tokens": list(tokens)})
        return {row.token for row in rows}

    async def sessions(self, id: str) -> Sequence[sa.Row[Any]]:
        return await self._store.fetch(
            sa.select(sessions).where(sessions.c.account == id).order_by(sessions.c.used.desc())
        )

    # Links in emails

    async def add_link(self, link: Link, account: AccountRow) -> bool:
        """Store a link in place of earlier ones for the same purpose.

        Return False if the password or email address has changed since the account was read.
        """

        def add(connection: sa.Connection) -> bool:
            if not _is_unchanged(connection, account):
                return False
            add_link(connection, account.id, link)
            return True

        return await self._store.writer.do(add)

    async def reset(self, token: str, password: str) -> AccountRow | None:
        """Set a new password by a link and end all sessions; return the account as it was
        before."""

        def reset(connection: sa.Connection) -> AccountRow | None:
            link = use_link(connection, token, RESET)
            return None if link is None else _replace(connection, link, (), password=password)

        return await self._store.writer.do(reset)

    async def confirm(self, token: str, guest: str, session: str, device: str) -> AccountRow | None:
        """Confirm an email address by a link; return the account as it was before.

        All sessions end, except the one that requested the link. If the user who follows the link
        is logged in to the account, they get a new session.
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
        """Return the email address of an open confirmation link; empty if none."""
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
    """Return conditions for the problem reports from the seats of these users."""
    mine = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.guest.in_(guest_ids))
    return [
        sa.and_(complaints.c.table_id == row.table_id, complaints.c.seat == row.seat)
        for row in connection.execute(mine)
    ]


def _move_measurements(connection: sa.Connection, guest_ids: tuple[str, ...], to: str) -> None:
    """Move guests' measurements to another user; on duplicates the other user's is kept."""
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
    # An account has a larger quota of its own, so games measured as a guest are not counted.
    connection.execute(measured_games.delete().where(measured_games.c.owner.in_(guest_ids)))


def _move(connection: sa.Connection, guest_ids: tuple[str, ...], to: str) -> None:
    """Give the data of guests to another user, and delete the guests."""
    if not guest_ids:
        return
    mine = sa.select(seats.c.table_id).where(seats.c.guest.in_(guest_ids))
    tables = [row.table_id for row in connection.execute(mine)]
    connection.execute(seats.update().where(seats.c.guest.in_(guest_ids)).values(guest=to))
    connection.execute(messages.update().where(messages.c.guest.in_(guest_ids)).values(guest=to))
    # Guests may have used the same nonce, so nonces are dropped.
    drawn = drafts.update().where(drafts.c.owner.in_(guest_ids))
    connection.execute(drawn.values(owner=to, nonce=None))
    connection.execute(versions.update().where(versions.c.author.in_(guest_ids)).values(author=to))
    _move_measurements(connection, guest_ids, to)
    for own in (likes, version_reports):
        # Only one per user: those of guests are dropped when they get an account.
        connection.execute(own.delete().where(own.c.guest.in_(guest_ids)))
    for id in guest_ids:
        # If both played at the same table, the other user's notes are kept.
        there = sa.select(desks.c.table_id).where(desks.c.guest == to)
        connection.execute(desks.delete().where(desks.c.guest == id, desks.c.table_id.in_(there)))
        connection.execute(desks.update().where(desks.c.guest == id).values(guest=to))
    connection.execute(guests.delete().where(guests.c.id.in_(guest_ids)))
    notify(connection, [f"{table}:0" for table in tables])


def _unchanged(account: AccountRow) -> sa.ColumnElement[bool]:
    """Return the condition that the account's password and email address are unchanged."""
    return sa.and_(
        accounts.c.id == account.id,
        accounts.c.password == account.password,
        accounts.c.email == account.email,
    )


def _is_unchanged(connection: sa.Connection, account: AccountRow) -> bool:
    # Lock the row, since on PostgreSQL other processes may change it until this transaction ends.
    held = sa.select(accounts.c.id).where(_unchanged(account)).with_for_update()
    return connection.execute(held).first() is not None


def _replace(
    connection: sa.Connection, link: sa.Row[Any], keep: tuple[str, ...], **values: str
) -> AccountRow:
    """Apply a link's changes and end sessions; return the account as it was before."""
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
