"""Admin view of a table's log.

For a running game it shows only what spectators may know, unless asked for everything. So hosts can
also look after tables at which they play.
"""

import time
from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa

import sandtable
from sandtable.core import Record, SandtableError
from sandtable.core.record import CHOICE, OUTCOME
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.store import TableRow
from sandtable.server.tables.log import superseded
from sandtable.server.tables.recheck import follow, start_of


def table_lines(
    row: TableRow, log: Sequence[tuple[LogEntry, float]], everything: bool
) -> Iterator[str]:
    """Yield the description of a table, line by line; each log entry comes with its time."""
    names = list(sandtable.load(row.title).seats)
    now = row.summary
    yield f"table    {row.id}"
    yield f"game     {row.title}/{row.scenario}, rules version {row.rules_version}"
    yield f"state    {now.status}, round {now.round}{f', {now.ending}' if now.ending else ''}"
    yield f"opened   {_moment(row.created)}, last change {_moment(row.touched)}"
    for seat in row.seats:
        who = seat.agent if seat.kind == "agent" else f"{seat.kind} {seat.name}".strip()
        owes = ", to move" if now.status == "running" and now.owing >> seat.seat & 1 else ""
        yield f"{names[seat.seat]:<8} {who}{owes}"
    yield ""
    told = _whole(log) if everything or now.status == "over" else _public(row, log)
    for number, ((entry, at), text) in enumerate(zip(log, told, strict=True)):
        whose = names[entry.seat] if entry.seat >= 0 else "-"
        yield f"{number:>5}  {_moment(at)}  {whose:<4} {entry.kind:<8} {text}".rstrip()


def reported_line(row: Any) -> str:
    """Return the line for a report about a published scenario."""
    where = f"{row.name}.{row.number} ({row.title}, {row.visibility})"
    note = " ".join(row.note.split())
    return f"{_moment(row.at)}  {where}  {row.reason}{f': {note}' if note else ''}"


def complaint_line(row: sa.Row[Any]) -> str:
    """Return the line for a player's problem report."""
    side = "" if row.seat is None else f" {sandtable.load(row.title).seats[row.seat]}"
    entry = "" if row.entry is None else f" entry {row.entry}"
    where = f"{row.title}/{row.scenario} {row.table_id}{side}{entry}"
    return f"{row.number:>5}  {_moment(row.at)}  {where}  {' '.join(row.note.split())}"


def _whole(log: Sequence[tuple[LogEntry, float]]) -> Iterator[str]:
    for entry, _ in log:
        yield entry.text


def _public(row: TableRow, log: Sequence[tuple[LogEntry, float]]) -> Iterator[str]:
    """Yield public events instead of the texts of choices and outcomes, which may name a card."""
    start = start_of(sandtable.edition(row.title, row.rules_version), row)
    record: Record | None = Record(start)
    gone = superseded([entry for entry, _ in log])
    for number, (entry, _) in enumerate(log):
        if number in gone:
            yield "(undone)"
            continue
        try:
            if record is not None:
                follow(record, entry)
        except SandtableError as error:
            record = None
            yield f"does not replay under these rules: {type(error).__name__}"
            continue
        if entry.kind not in (CHOICE, OUTCOME):
            yield entry.text
        elif record is not None:
            yield " ".join(str(event.seen_by(None)) for event in record.events[-1])
        else:
            yield ""


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(at))
