"""Finished games of tables, entry by entry: with nothing hidden, or as one side saw them."""

from collections.abc import Sequence

import sandtable
from sandtable.server import wire
from sandtable.server.finished_games.record_replay import entry_told, moment_of
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.tables.live_table import LiveTable, summarise
from sandtable.server.tables.log import standing


def replay(
    table: LiveTable, players: list[wire.Player], seat: int | None, log: Sequence[LogEntry]
) -> wire.Replay:
    """Return the replay of a finished game, as a seat saw it; None: with nothing hidden."""
    # Live tables drop their events after sending them; replaying the record restores them.
    record = table.log.record.at(len(table.log.record.entries))
    state = record.state
    game = sandtable.load(table.row.title)
    now = summarise(table.row, table.log) if state.over else table.row.summary
    told = [] if state.over else standing(log)[len(record.entries) :]
    return wire.Replay(
        table=table.row.id,
        title=table.row.title,
        scenario=table.row.scenario,
        players=players,
        winner=None if now.winner < 0 else table.names[now.winner],
        ending=now.ending,
        entries=[
            *(
                entry_told(game, entry, events, seat)
                for entry, events in zip(record.entries, record.events, strict=True)
            ),
            # Entries that these rules refuse: a side's view of them is unknown, but both together
            # saw all.
            *(
                wire.ReplayEntry("" if seat is not None else one.line(table.names), [])
                for one in told
            ),
        ],
        dice=table.dice(),
        shown=len(record.entries),
        rules=state.scenario.rules_version,
    )


def moment(table: LiveTable, entry: int, seat: int | None) -> wire.Moment:
    """Return the position after a number of entries, as one seat or both saw it."""
    return moment_of(table.log.record, entry, seat)
