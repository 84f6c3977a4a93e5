"""The same table with other hidden information: a viewer who may not know it must be sent the same
bytes."""

import zlib
from collections.abc import Iterator

import msgspec
from option_trees import asked

from sandtable.core import Game, Rng, SandtableError, State
from sandtable.core.line import follow, is_asked
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.tables.log import TableLog
from sandtable.server.tables.seat_frame import glance, make_frame
from sandtable.server.wire import Dice

SECONDS = 8
"""Second choices tried after each first choice."""
TAKEN = "taken"
PROBES = 12
"""Random lines tried at each position, each in two variants."""


def everything_in(value: object) -> Iterator[object]:
    """Yield all values in a message and the names of its fields."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from everything_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from everything_in(inner)
    else:
        yield value


def states_of(
    game: Game, scenario: str, entries: list[LogEntry], seat: int | None
) -> dict[int, State]:
    """Return the true positions by the numbers that a seat or a spectator was sent."""
    log = TableLog(game.start(scenario), "00" * 32)
    states = {}
    for entry in entries:
        log.apply(entry)
        states[log.noticed.number(seat)] = log.state.clone()
    return states


def sent_to(log: TableLog, seat: int | None) -> bytes:
    """Return the frame for a seat, with the answers to all its explorations and refused lines."""
    frame = make_frame(
        log,
        glance(log, seat),
        table="t",
        seats=[],
        players=[],
        first=0,
        thinking=None,
        dice=Dice("", {}, None),
        rematch=None,
    )
    answers = []
    if seat is not None:
        answers += [answer_to(log, seat, [move.text]) for move in log.state.scenario.moves]
        if seat in log.state.seats_owing:
            for move in log.state.options(seat):
                position = follow(log.state.view(seat).position, seat, [move.text])
                ask = asked(position, seat)
                answers.append(msgspec.json.encode(ask).decode())
                # Lines of two choices: the answer to the second must not reveal the result of the
                # first.
                following = [] if ask is None else [*ask.options, *ask.refused]
                answers += [
                    answer_to(log, seat, [move.text, then.move]) for then in following[:SECONDS]
                ]
        answers += [answer_to(log, seat, line) for line in probes(log, seat)]
    return msgspec.json.encode([frame, answers])


def probes(log: TableLog, seat: int) -> Iterator[list[str]]:
    """Yield lines that no player would choose, but whose refusal may reveal something. They are the
    same for all tables that look the same to the seat."""
    view = log.state.view(seat)
    rng = Rng(zlib.crc32(repr(view.cells()).encode()))
    moves = [move.text for move in log.state.scenario.moves]
    offered = [move.text for move in view.position.options(seat)] or moves
    for first in offered[:SECONDS]:
        # S1: such lines revealed to the second bidder whether the first move wins the initiative.
        yield [first, first]
        yield [first, "end"]
    for _ in range(PROBES):
        first = offered[rng.below(len(offered))]
        yield [first, *(moves[rng.below(len(moves))] for _ in range(1 + rng.below(3)))]
        # Follow the questions that would come if the hidden information were this.
        world = view.imagine(rng)
        line = [first]
        while len(line) < 4 and is_asked(world, seat):
            try:
                world.choose(world.scenario.move(line[-1]), seat)
            except SandtableError:
                break
            following = world.options(seat)
            if not following:
                break
            line.append(following[rng.below(len(following))].text)
        yield line


def answer_to(log: TableLog, seat: int, line: list[str]) -> str:
    """Return whether a line is accepted, or the reason for its refusal."""
    try:
        log.fork().choose(seat, log.opened[seat], line, "key")
    except SandtableError as error:
        return str(error)
    return TAKEN


def with_other_hidden_things(log: TableLog, seat: int | None, rng: Rng) -> TableLog:
    """Return a copy of the log in which the hidden information is different."""
    other = log.fork()
    state = log.state.view(seat).imagine(rng)
    state.journal = other.record.journal
    other.record.state = state
    return other


def some_line(log: TableLog, seat: int, rng: Rng) -> list[str]:
    """Return a random whole line from the tree of a seat. Explore parts that the tree leaves
    out."""
    line: list[str] = []
    ask = asked(log.state.view(seat).position, seat)
    while ask is not None:
        choice = ask.options[rng.below(len(ask.options))]
        line.append(choice.move)
        ask = choice.next
        if choice.more:
            ask = asked(follow(log.state.view(seat).position, seat, line), seat)
    return line


def random_log(game: Game, scenario: str, rng: Rng, lines: int) -> TableLog:
    """Return a table after this many random lines, with some undos."""
    log = TableLog(game.start(scenario), f"{rng.below(1 << 30):064x}")
    log.settle()
    for number in range(lines):
        if log.state.over:
            break
        owing = log.state.seats_owing
        seat = owing[rng.below(len(owing))]
        log.choose(seat, log.opened[seat], some_line(log, seat, rng), f"{seat}-{number}")
        limit, _ = log.undo_limit(seat)
        if limit < len(log.record.entries) and rng.below(6) == 0:
            log.take_back(seat, f"{seat}-undo-{number}")
    return log
