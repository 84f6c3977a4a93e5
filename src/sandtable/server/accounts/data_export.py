"""Personal data export and results per player."""

from collections.abc import AsyncIterator, Collection, Iterable, Iterator
from datetime import date
from typing import Any

import msgspec
import sqlalchemy as sa

import sandtable
from sandtable.core import made_scenarios
from sandtable.core.record import CHOICE, HANDED_OVER
from sandtable.server.accounts.identity import Guest
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.schema import (
    complaints,
    desks,
    drafts,
    guests,
    likes,
    measured_games,
    measurements,
    messages,
    seats,
    tables,
    version_reports,
    version_tables,
    versions,
)
from sandtable.server.store.store import Store, TableRow, version_address
from sandtable.server.wire import accounts as wire

MOST_TABLES = 10_000
PAGE = 50
"""Rows read at a time; each may have a text of 64 kB."""
PART = 1 << 16
"""Bytes of the response sent at a time."""
EPOCH = date(1970, 1, 1).toordinal()
encode = msgspec.json.Encoder().encode


async def own_data(
    store: Store, guest: Guest, account: wire.Account | None, sessions: list[wire.OwnSession]
) -> AsyncIterator[bytes]:
    """Yield all data stored about a user, as parts of one ``OwnData`` in JSON; of their tables,
    nothing that others chose.

    It may be hundreds of megabytes, so only a part of it is read at a time.
    """
    names = await store.guest_names(guest.ids)
    measured, charged = await own_measurements(store, guest)
    liked, reported = await own_opinions(store, guest)
    short = wire.OwnData(
        names.get(guest.id, ""),
        account,
        sessions,
        [],
        measurements=measured,
        measured_games=charged,
        likes=liked,
        reports=reported,
    )
    long: dict[str, AsyncIterator[msgspec.Struct]] = {
        "tables": _own_tables(store, guest),
        "said": _own_messages(store, guest),
        "notes": _own_notes(store, guest),
        "drafts": _own_drafts(store, guest),
        "published": _own_versions(store, guest),
    }
    text = bytearray()
    for field in msgspec.structs.fields(wire.OwnData):
        text += b"," if text else b"{"
        text += encode(field.name) + b":"
        if field.name not in long:
            text += encode(getattr(short, field.name))
            continue
        between = b"["
        async for item in long[field.name]:
            text += between + encode(item)
            between = b","
            if len(text) >= PART:
                yield bytes(text)
                text[:] = b""
        text += b"[]" if between == b"[" else b"]"
    yield bytes(text + b"}")


async def _rows(store: Store, query: sa.Select[Any]) -> AsyncIterator[sa.Row[Any]]:
    """Yield the rows of an ordered query, of which a page is read at a time."""
    at = 0
    while rows := await store.fetch(query.limit(PAGE).offset(at)):
        for row in rows:
            yield row
        at += len(rows)


async def _own_tables(store: Store, guest: Guest) -> AsyncIterator[wire.OwnTable]:
    for row in await store.tables_of(guest.ids, MOST_TABLES):
        if row.title in sandtable.TITLES:
            yield await _own_table(store, row, guest)


async def _own_messages(store: Store, guest: Guest) -> AsyncIterator[wire.OwnWords]:
    query = sa.select(messages).where(messages.c.guest.in_(guest.ids))
    ordered = query.order_by(messages.c.at, messages.c.table_id, messages.c.number)
    async for row in _rows(store, ordered):
        yield wire.OwnWords(row.table_id, row.text, row.at)


async def _own_notes(store: Store, guest: Guest) -> AsyncIterator[wire.OwnWords]:
    query = sa.select(desks).where(desks.c.guest.in_(guest.ids), desks.c.notes != "")
    async for row in _rows(store, query.order_by(desks.c.table_id, desks.c.guest)):
        yield wire.OwnWords(row.table_id, row.notes)


async def _own_drafts(store: Store, guest: Guest) -> AsyncIterator[wire.OwnDraft]:
    query = sa.select(drafts).where(drafts.c.owner.in_(guest.ids))
    async for row in _rows(store, query.order_by(drafts.c.created, drafts.c.id)):
        yield wire.OwnDraft(row.title, row.name, row.text, row.texts, row.changed)


async def _own_versions(store: Store, guest: Guest) -> AsyncIterator[wire.OwnDraft]:
    query = sa.select(versions).where(versions.c.author.in_(guest.ids))
    ordered = query.order_by(versions.c.published, versions.c.name, versions.c.number)
    async for row in _rows(store, ordered):
        yield wire.OwnDraft(
            row.title, f"{row.name}.{row.number}", row.text, row.texts, row.published,
            version_address(row), row.visibility,
        )  # fmt: skip


async def own_measurements(
    store: Store, guest: Guest
) -> tuple[list[wire.OwnMeasurement], dict[str, int]]:
    """Return a user's measurements, and the games charged by day."""
    measured = await store.fetch(
        sa.select(measurements)
        .where(measurements.c.owner.in_(guest.ids))
        .order_by(measurements.c.created, measurements.c.id)
    )
    charged = await store.fetch(
        sa.select(measured_games.c.day, sa.func.sum(measured_games.c.games).label("games"))
        .where(measured_games.c.owner.in_(guest.ids))
        .group_by(measured_games.c.day)
    )
    return (
        [
            wire.OwnMeasurement(
                row.title, row.name, row.content, row.agent, row.state, 2 * row.counted,
                row.share, row.low, row.high, row.created, row.changed,
            )
            for row in measured
        ],
        {str(date.fromordinal(EPOCH + row.day)): int(row.games) for row in charged},
    )  # fmt: skip


async def own_opinions(store: Store, guest: Guest) -> tuple[list[str], list[wire.OwnReport]]:
    """Return the versions a user likes, and their reports to the host."""
    liked = await store.fetch(
        sa.select(likes).where(likes.c.guest.in_(guest.ids)).order_by(likes.c.name, likes.c.number)
    )
    reported = await store.fetch(
        sa.select(version_reports)
        .where(version_reports.c.guest.in_(guest.ids))
        .order_by(version_reports.c.at)
    )
    # A problem report stores the seat, not the user.
    at_tables = await store.fetch(
        sa.select(complaints)
        .join(
            seats,
            sa.and_(seats.c.table_id == complaints.c.table_id, seats.c.seat == complaints.c.seat),
        )
        .where(seats.c.guest.in_(guest.ids))
        .order_by(complaints.c.at)
    )
    return (
        [f"{row.name}.{row.number}" for row in liked],
        [
            *(
                wire.OwnReport(f"{row.name}.{row.number}", row.reason, row.note, row.at)
                for row in reported
            ),
            *(wire.OwnReport(row.table_id, "problem", row.note, row.at) for row in at_tables),
        ],
    )


async def _own_table(store: Store, row: TableRow, guest: Guest) -> wire.OwnTable:
    names = sandtable.load(row.title).seats
    # Including seats that an agent has taken over.
    mine = [seat.seat for seat in row.seats if seat.guest in guest.ids]
    now = row.summary
    return wire.OwnTable(
        id=row.id,
        title=row.title,
        scenario=row.scenario,
        sides=[names[seat] for seat in mine],
        status=now.status,
        winner=None if now.winner < 0 else names[now.winner],
        ending=now.ending,
        created=row.created,
        touched=row.touched,
        choices=[
            wire.OwnChoice(at, entry.text)
            for entry, at in own_choices(await store.timed_log(row.id), mine)
        ],
    )


def own_choices(
    log: Iterable[tuple[LogEntry, float]], seats: Collection[int]
) -> Iterator[tuple[LogEntry, float]]:
    """Yield a player's choices at their seats, without those of an agent that took over (S5)."""
    left = set()
    for entry, at in log:
        if entry.kind == HANDED_OVER:
            left.add(entry.seat)
        elif entry.kind == CHOICE and entry.seat in seats and entry.seat not in left:
            yield entry, at


async def scores(store: Store, guest: Guest) -> list[wire.Score]:
    """Return the results of a player's finished games.

    They are grouped by title, side, opponent and handicap, the most played first.
    """
    mine, theirs = seats.alias("mine"), seats.alias("theirs")
    helped = tables.c.scenario.contains("+").label("handicap")
    query = (
        sa.select(
            tables.c.title,
            mine.c.seat,
            theirs.c.kind,
            theirs.c.agent,
            theirs.c.guest,
            helped,
            sa.func.max(guests.c.name).label("name"),
            sa.func.sum(sa.case((tables.c.winner == mine.c.seat, 1), else_=0)).label("won"),
            sa.func.sum(sa.case((tables.c.winner == theirs.c.seat, 1), else_=0)).label("lost"),
            sa.func.sum(sa.case((tables.c.winner < 0, 1), else_=0)).label("drawn"),
        )
        .join(mine, mine.c.table_id == tables.c.id)
        .join(theirs, sa.and_(theirs.c.table_id == tables.c.id, theirs.c.seat != mine.c.seat))
        .join(guests, guests.c.id == theirs.c.guest, isouter=True)
        .where(
            tables.c.status == "over",
            mine.c.guest.in_(guest.ids),
            mine.c.kind == "guest",
            # Games of drafts are tests; only games of published versions count.
            sa.or_(
                tables.c.scenario.not_like(f"{made_scenarios.PREFIX}%"),
                sa.exists().where(version_tables.c.table_id == tables.c.id),
            ),
            # A player of both sides on one screen has no opponent.
            sa.or_(theirs.c.kind == "agent", theirs.c.guest.not_in(guest.ids)),
        )
        .group_by(
            tables.c.title, mine.c.seat, theirs.c.kind, theirs.c.agent, theirs.c.guest, "handicap"
        )
        .order_by(sa.func.count().desc(), tables.c.title)
    )
    return [
        wire.Score(
            title=row.title,
            side=sandtable.load(row.title).seats[row.seat],
            kind="agent" if row.kind == "agent" else "guest",
            opponent=row.agent if row.kind == "agent" else row.name or "",
            handicap=bool(row.handicap),
            won=int(row.won),
            lost=int(row.lost),
            drawn=int(row.drawn),
        )
        for row in await store.fetch(query)
        if row.title in sandtable.TITLES
    ]
