"""Records and examples, entry by entry: with nothing hidden, or as one side saw them.

The process that reads users' records imports this module, so it must not import the database or
tables.
"""

from functools import cache

import sandtable
from sandtable.core import Entry, Event, Game, Record
from sandtable.server import wire
from sandtable.server.tables.log import raw
from sandtable.words import example as example_of


def replay_of(record: Record, seat: int | None) -> wire.Replay:
    """Return the replay of a record without a table: players and proof of the dice are unknown."""
    field, state = record.state.scenario, record.state
    game = sandtable.load(field.title)
    return wire.Replay(
        table="",
        title=field.title,
        scenario=field.id,
        players=[wire.Player(side, "guest", "", False, False) for side in field.seats],
        winner=field.seats[state.winner] if state.over and state.winner >= 0 else None,
        ending=state.ending if state.over else "",
        entries=[
            entry_told(game, entry, events, seat)
            for entry, events in zip(record.entries, record.events, strict=True)
        ],
        dice=wire.Dice("", {}, None),
        shown=len(record.entries),
        rules=field.rules_version,
    )


def moment_of(record: Record, entry: int, seat: int | None) -> wire.Moment:
    """Return the position after a number of entries, as one seat or both saw it."""
    state = record.at(entry).state
    seats = range(len(state.scenario.seats)) if seat is None else [seat]
    return wire.Moment(entry, [raw(state.view(one).data()) for one in seats])


def entry_told(game: Game, entry: Entry, events: list[Event], seat: int | None) -> wire.ReplayEntry:
    # A line names what its events hide from other seats, such as a drawn card or a bid.
    hidden = seat is not None and any(event.secret and event.owner != seat for event in events)
    seen = [event.whole() if seat is None else event.seen_by(seat) for event in events]
    line = "" if hidden else entry.line(list(game.seats))
    return wire.ReplayEntry(line, [raw(game.dress(event).data()) for event in seen])


@cache
def example(title: str, id: str, language: str) -> wire.Example:
    """Return an example round with all its steps; nothing is hidden in it."""
    game = sandtable.load(title)
    told = example_of(game, id, language)
    record = sandtable.replay(told.record)
    steps = []
    done = told.notes[0].entry
    for note in told.notes:
        state = record.at(note.entry).state
        events = [event.whole() for some in record.events[done : note.entry] for event in some]
        steps.append(
            wire.ExampleStep(
                entry=note.entry,
                rules=list(note.rules),
                text=note.text,
                events=[raw(game.dress(event).data()) for event in events],
                views=[raw(state.view(seat).data()) for seat in range(len(game.seats))],
            )
        )
        done = note.entry
    return wire.Example(id, told.name, told.text, record.scenario, steps)
