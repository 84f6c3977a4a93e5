"""Problem reports, with the record as far as the reporter may know it.

A finished game is attached as its record. For a running game it is what the player's seat has
seen::

    sandtable seen 1
    title undaunted-normandy
    rules 1
    scenario la-raye
    side us

    us: bid scout_a
    ? bid_placed side=de
    = open, 2 entries
    cells 3 0 1 ...

The seat's own choices are complete; of all other entries only the events that it saw are listed.
The cells are those of its view, from which the position can be restored as the seat knew it. The
content of a made scenario follows the head, as in a record.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import sandtable
from sandtable.core import BadRecord, SandtableError, View, made_scenarios
from sandtable.core.record import CHOICE, CONTENT, Record
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.records import export_as_told, export_record

FORMAT = "sandtable seen 1"
NOBODY = "-"
HEAD = ("title", "rules", "scenario", "side")


def complaint(table: LiveTable, log: list[LogEntry], seat: int | None) -> str:
    """Return the record of a table as far as a seat, or a spectator, may know it."""
    if not table.over:
        return seen(table.log.record, seat)
    if table.log.held:
        return export_as_told(table.row, log)
    return export_record(table.row, table.log, log)


def seen(record: Record, seat: int | None) -> str:
    """Return a running game as a seat has seen it."""
    state = record.state
    scenario = state.scenario
    side = NOBODY if seat is None else scenario.seats[seat]
    head = (scenario.title, str(scenario.rules_version), scenario.id, side)
    lines = [
        FORMAT,
        *(f"{key} {value}" for key, value in zip(HEAD, head, strict=True)),
        *(f"{CONTENT}{line}" for line in scenario.content.splitlines()),
        "",
        *_lines(record, seat),
        f"= open, {len(record.entries)} entries",
    ]
    if seat is not None:
        lines.append("cells " + " ".join(str(cell) for cell in state.view(seat).cells()))
    return "\n".join(lines) + "\n"


def _lines(record: Record, seat: int | None) -> Iterator[str]:
    # Live tables drop their events after sending them; replaying the record restores them.
    whole = record.at(len(record.entries))
    seats = record.state.scenario.seats
    for entry, events in zip(whole.entries, whole.events, strict=True):
        if entry.kind == CHOICE and entry.seat == seat:
            yield entry.line(seats)
        else:
            told = " ".join(str(event.seen_by(seat)) for event in events)
            yield f"? {told}".rstrip()


@dataclass(frozen=True, slots=True)
class Seen:
    """A parsed report on a running game."""

    game: str
    side: str
    entries: int
    view: View | None
    """The position as the side knew it; None for a spectator's report."""


def is_seen(text: str) -> bool:
    return text.partition("\n")[0].strip() == FORMAT


def read_seen(text: str) -> Seen:
    """Parse a report on a running game; BadRecord names the first bad line."""
    lines = text.splitlines()
    head: dict[str, str] = {}
    for number, key in enumerate(HEAD, 1):
        word, _, value = lines[number].partition(" ") if number < len(lines) else ("", "", "")
        if word != key or not value:
            raise BadRecord(f"expected '{key} ...'", number + 1)
        head[key] = value
    said = [line for line in lines[6:] if not line.startswith(CONTENT)]
    entries = sum(1 for line in said if line.startswith("? ") or ": " in line or line == "?")
    try:
        game = sandtable.kept(head["title"], int(head["rules"]))
        if game is None:
            today = sandtable.load(head["title"]).rules_version
            raise BadRecord(
                f"recorded under rules version {head['rules']}, but this is version {today}", 3
            )
        content = [line[len(CONTENT) :] for line in lines if line.startswith(CONTENT)]
        if content:
            made_scenarios.remember(head["title"], "".join(f"{line}\n" for line in content))
        cells = next((line.split()[1:] for line in lines if line.startswith("cells ")), None)
        view = None
        if cells is not None:
            seat = list(game.seats).index(head["side"])
            view = game.restore_view(head["scenario"], seat, [int(cell) for cell in cells])
    except (SandtableError, ValueError, IndexError) as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord(f"cannot restore the reported view: {error}", len(lines)) from None
    return Seen(f"{head['title']}/{head['scenario']}", head["side"], entries, view)
