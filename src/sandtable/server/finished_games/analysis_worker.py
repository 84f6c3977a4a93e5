"""Requests about a finished game and their answers, computed from the table's row and log.

It runs in a separate process (``analysis_queue``), because replaying a game would noticeably block
the server. So would playing games to estimate or draw battles.
"""

import gzip
import sys
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec

import sandtable
from sandtable.agents.fair_battles import fair_battle
from sandtable.core import SandtableError, State
from sandtable.server import wire
from sandtable.server.finished_games.estimates import estimate
from sandtable.server.finished_games.replays import moment, replay
from sandtable.server.finished_games.report import report
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.store import TableRow
from sandtable.server.tables.live_table import LiveTable, fold
from sandtable.server.tables.records import export_as_told, export_record

PACKED = 5
"""Compression level of answers."""
MOST_KEPT = 4
"""Number of replayed games cached per process, since viewers stay with a game for a while."""
LENGTH = 8
"""Size of a message's length prefix, in bytes."""


class Request(msgspec.Struct, frozen=True, tag=True):
    """A question about a finished game. Equal questions have equal answers."""

    kind: str
    """``replay``, ``moment``, ``report`` or ``record``."""
    row: TableRow
    players: tuple[bytes, ...] = ()
    """The players as the client sees them: each a ``wire.Player`` in JSON."""
    side: str | None = None
    """The side whose view is requested; None: the views of both."""
    entry: int = 0
    seconds: float = 0.0


class Estimate(msgspec.Struct, frozen=True, tag=True):
    """A request for the estimated balance of a battle."""

    title: str
    scenario: str


class Draw(msgspec.Struct, frozen=True, tag=True):
    """A request for the battle drawn for a seed: the first candidate that is about even."""

    title: str
    size: str
    seed: int


Question = Request | Estimate | Draw


class Job(msgspec.Struct):
    question: Question
    log: list[LogEntry]


class Answer(msgspec.Struct):
    status: int
    packed: bytes
    """JSON or plain text, compressed with gzip."""


class Refused(Exception):
    def __init__(self, status: int, error: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.problem = wire.Problem(error, message)


_tables: OrderedDict[TableRow, LiveTable] = OrderedDict()


def answer(job: Job) -> Answer:
    try:
        question = job.question
        if isinstance(question, Estimate):
            told: Any = estimate(question.title, question.scenario)
        elif isinstance(question, Draw):
            game = sandtable.load(question.title)
            told = wire.DrawnBattle(fair_battle(game, question.seed, question.size))
        else:
            told = _answer(question, job.log)
        body = told.encode() if isinstance(told, str) else msgspec.json.encode(told)
        status = 200
    except Refused as error:
        status, body = error.status, msgspec.json.encode(error.problem)
    except SandtableError as error:
        status, body = 400, msgspec.json.encode(wire.Problem("bad-request", str(error)))
    return Answer(status, gzip.compress(body, PACKED, mtime=0))


def _answer(request: Request, log: list[LogEntry]) -> Any:
    table = _table(request.row, log)
    if request.kind == "record":
        if table.log.held:
            return export_as_told(table.row, log)
        return export_record(table.row, table.log, log)
    players = [msgspec.json.decode(one, type=wire.Player) for one in request.players]
    if request.kind == "report":
        _expect_whole(table.log.record.state)
        return report(table, players, request.seconds)
    seat = None if request.side is None else table.log.state.scenario.seat(request.side)
    if request.kind == "moment":
        if request.entry > len(table.log.record.entries):
            raise Refused(404, "unknown-moment", "entry not found")
        return moment(table, request.entry, seat)
    return replay(table, players, seat, log)


def _expect_whole(state: State) -> None:
    if not state.over:
        raise Refused(409, "old-rules", "this game was played under older rules")


def _table(row: TableRow, log: list[LogEntry]) -> LiveTable:
    table = _tables.get(row)
    if table is None:
        table = _tables[row] = LiveTable(row, fold(row, log))
        if len(_tables) > MOST_KEPT:
            _tables.popitem(last=False)
    _tables.move_to_end(row)
    return table


# The process


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "big") + message


def main() -> None:
    """Answer requests until the server closes the input."""
    decode = msgspec.msgpack.Decoder(Job).decode
    asked, answers = sys.stdin.buffer, sys.stdout.buffer
    while (job := _next(asked)) is not None:
        answers.write(framed(msgspec.msgpack.encode(answer(decode(job)))))
        answers.flush()


def _next(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH)
    return stream.read(int.from_bytes(head, "big")) if len(head) == LENGTH else None


if __name__ == "__main__":
    main()
