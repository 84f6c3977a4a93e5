"""Chat and private notes at a table."""

import sqlalchemy as sa

from sandtable.server.accounts.identity import Guest
from sandtable.server.store.database import notify
from sandtable.server.store.schema import desks, guests, messages
from sandtable.server.store.store import Store, TableRow
from sandtable.server.wire import social as wire

MOST_TOLD = 200
MOST_SAID = 2000
"""Messages kept per table; the oldest are deleted."""


def others(row: TableRow, guest: Guest) -> bool:
    """Whether another person sits at a table."""
    return any(seat.kind == "guest" and seat.guest not in guest.ids for seat in row.seats)


async def talk(store: Store, row: TableRow, guest: Guest) -> wire.Talk:
    """Return the chat of a table as one of its players may see it."""
    own = await store.fetch(
        sa.select(desks).where(desks.c.table_id == row.id, desks.c.guest.in_(guest.ids))
    )
    muted = any(desk.muted for desk in own)
    heard = messages.c.table_id == row.id
    if muted:
        heard &= messages.c.guest.in_(guest.ids)
    rows = await store.fetch(
        sa.select(messages, guests.c.name)
        .join(guests, guests.c.id == messages.c.guest)
        .where(heard)
        .order_by(messages.c.number.desc())
        .limit(MOST_TOLD)
    )
    return wire.Talk(
        messages=[
            wire.Said(said.number, said.name, said.guest in guest.ids, said.text, said.at)
            for said in reversed(rows)
        ],
        muted=muted,
        notes=own[0].notes if own else "",
        to_whom=others(row, guest),
    )


async def say(store: Store, table: str, guest: Guest, text: str) -> None:
    def add(connection: sa.Connection) -> None:
        here = messages.c.table_id == table
        latest = sa.select(sa.func.max(messages.c.number)).where(here)
        number = (connection.execute(latest).scalar() or 0) + 1
        said = {"table_id": table, "number": number, "guest": guest.id, "text": text}
        connection.execute(messages.insert(), [{**said, "at": store.clock.wall()}])
        connection.execute(messages.delete().where(here, messages.c.number <= number - MOST_SAID))
        notify(connection, [f"{table}:0"])

    await store.writer.do(add)


async def keep(store: Store, table: str, guest: Guest, desk: wire.Desk) -> None:
    """Update a player's notes, or whether the opponent is muted."""
    mine = sa.and_(desks.c.table_id == table, desks.c.guest == guest.id)
    new = {
        name: value
        for name, value in (("notes", desk.notes), ("muted", desk.muted))
        if value is not None
    }

    def change(connection: sa.Connection) -> None:
        if connection.execute(sa.select(desks).where(mine)).first() is None:
            first = {"table_id": table, "guest": guest.id, "notes": "", "muted": False}
            connection.execute(desks.insert(), [{**first, **new}])
        elif new:
            connection.execute(desks.update().where(mine).values(**new))

    await store.writer.do(change)
