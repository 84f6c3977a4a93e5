"""Opening and ending sessions, inside a transaction."""

import time

import sqlalchemy as sa

from sandtable.server.store.database import notify
from sandtable.server.store.schema import links, sessions

MOST_SESSIONS = 100
"""Sessions per account; beyond this, those that were not used for longest end."""


def open_session(connection: sa.Connection, account: str, session: str, device: str) -> None:
    mine = sa.select(sessions.c.token).where(sessions.c.account == account)
    unused = mine.order_by(sessions.c.used.desc()).offset(MOST_SESSIONS - 1)
    if tokens := connection.execute(unused).scalars().all():
        end_sessions(connection, sessions.delete().where(sessions.c.token.in_(tokens)))
    now = time.time()
    new = {"token": session, "account": account, "created": now, "used": now, "device": device}
    connection.execute(sessions.insert(), [new])


def close_sessions(connection: sa.Connection, account: str, *keep: str) -> None:
    """End the sessions of an account, except some, and its emailed links."""
    ended = sessions.delete().where(sessions.c.account == account, sessions.c.token.not_in(keep))
    end_sessions(connection, ended)
    connection.execute(links.delete().where(links.c.account == account))


def end_sessions(connection: sa.Connection, change: sa.Update | sa.Delete) -> bool:
    """Apply a change that ends sessions, and make every process check its sockets."""
    if not connection.execute(change).rowcount:
        return False
    notify(connection, ["ended"], channel="sessions")
    return True
