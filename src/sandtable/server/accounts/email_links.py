"""Links in emails: their purpose and lifetime. Each works once."""

import time
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from sandtable.server.store.schema import links

RESET = "reset"
CONFIRM = "confirm"
LINK_SECONDS = {RESET: 3600.0, CONFIRM: 24 * 3600.0}
"""Validity in seconds, by purpose."""


@dataclass(frozen=True, slots=True)
class Link:
    """An emailed link, without its secret."""

    token: str
    """Hash of the secret."""
    purpose: str
    email: str
    """The address it was sent to."""
    expires: float
    session: str = ""
    """Hash of the session that requested it."""


def add_link(connection: sa.Connection, account: str, link: Link) -> None:
    """Store a link in place of earlier ones for the same purpose."""
    connection.execute(
        links.delete().where(links.c.account == account, links.c.purpose == link.purpose)
    )
    connection.execute(links.insert(), [{"account": account, **asdict(link)}])


def use_link(connection: sa.Connection, token: str, purpose: str) -> sa.Row[Any] | None:
    """Use up a link; return it if it is valid and in time."""
    row = connection.execute(
        sa.select(links).where(links.c.token == token, links.c.purpose == purpose)
    ).first()
    gone = connection.execute(links.delete().where(links.c.token == token)).rowcount
    return row if row is not None and gone and row.expires >= time.time() else None
