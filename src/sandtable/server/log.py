"""A table's log, and the game it folds to.

The log only grows. Besides what a record knows it holds undos, offers and answers; an exported
record holds the line that stands.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from sandtable.core import CHANCE, DECISION, Entry, IllegalMove, Record, SandtableError, State
from sandtable.core.record import CHOICE, DRAW_AGREED, HANDED_OVER, OUTCOME, RESIGNED, TIMED_OUT
from sandtable.server import dice

UNDO = "undo"
OFFER = "offer"
ANSWER = "answer"
RECORD_KINDS = (CHOICE, OUTCOME, RESIGNED, TIMED_OUT, DRAW_AGREED, HANDED_OVER)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of a table's log. ``key`` is the client's, for what a client asked for."""

    kind: str
    seat: int
    text: str
    key: str = ""


class Stale(SandtableError):
    """A request about a decision that is closed."""


class TableLog:
    """The game at a table: the fold of its log."""

    def __init__(self, start: State, chance_key: str) -> None:
        self.record = Record(start)
        self.chance_key = chance_key
        self.length = 0
        self.keys: set[str] = set()
        self.opened = [0, 0]
        """For each seat the length of the log when its open decision opened."""
        self.offer: tuple[str, int] | None = None
        """An open offer: of what, and by which seat."""
        self.lines: list[tuple[int, int]] = []
        """Where each line that stands begins in the record, and whose it is."""
        self.outcome_numbers: list[int] = []
        """For each entry of the record the number of its log entry: what its outcome came from."""

    def fork(self) -> "TableLog":
        copy = TableLog.__new__(TableLog)
        copy.record = self.record.fork()
        copy.chance_key = self.chance_key
        copy.length = self.length
        copy.keys = set(self.keys)
        copy.opened = list(self.opened)
        copy.offer = self.offer
        copy.lines = list(self.lines)
        copy.outcome_numbers = list(self.outcome_numbers)
        return copy

    @property
    def state(self) -> State:
        return self.record.state

    # Folding

    def fold(self, entries: Iterable[LogEntry]) -> None:
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: LogEntry) -> None:
        """Take one entry into the fold; an error leaves everything as it was."""
        owed = self.state.owing
        if entry.kind in RECORD_KINDS:
            self.record.follow(Entry(entry.kind, entry.seat, entry.text))
            if entry.kind == CHOICE and entry.key:
                self.lines.append((len(self.record.entries) - 1, entry.seat))
            self.outcome_numbers.append(self.length)
            self.offer = None
        elif entry.kind == UNDO:
            stays = int(entry.text)
            self.record.take_back(stays)
            self.lines = [line for line in self.lines if line[0] < stays]
            del self.outcome_numbers[stays:]
            self.offer = None
            owed = 0
        elif entry.kind == OFFER:
            self.offer = (entry.text, entry.seat)
        else:
            self.offer = None
        self.length += 1
        if entry.key:
            self.keys.add(entry.key)
        if entry.kind in (OFFER, ANSWER):
            return
        for seat in (0, 1):
            # Another seat's choice leaves a decision open that was open before: a secret bid.
            still_open = entry.kind == CHOICE and entry.seat != seat and owed >> seat & 1
            if not still_open:
                self.opened[seat] = self.length

    # Making new entries: each gives what is to be appended, and applies it to this fold

    def choose(self, seat: int, decision: int, line: list[str], key: str) -> list[LogEntry]:
        """A whole line of choices, and the chance it leads to."""
        if seat not in self.state.seats_owing or decision != self.opened[seat]:
            raise Stale("this decision is closed")
        entries = []
        for index, text in enumerate(line):
            if self.state.waits != DECISION or seat not in self.state.seats_owing:
                raise IllegalMove(f"{text!r} comes too late: the line is already complete")
            move = self.state.scenario.move(text)
            entries.append(self._add(LogEntry(CHOICE, seat, move.text, "" if index else key)))
        return entries + self.settle()

    def settle(self) -> list[LogEntry]:
        """What chance owes."""
        entries = []
        while self.state.waits == CHANCE:
            way = dice.way(self.chance_key, self.length, int(self.state.ways()))
            text = self.state.outcome_text(self.state.outcome(way))
            entries.append(self._add(LogEntry(OUTCOME, -1, text)))
        return entries

    def resign(self, seat: int, key: str) -> list[LogEntry]:
        return [self._add(LogEntry(RESIGNED, seat, "", key))]

    def take_back(self, seat: int, key: str) -> list[LogEntry]:
        """Take back a seat's own last line, where the horizon allows it."""
        limit, reason = self.record.undo_limit(seat)
        if limit == len(self.record.entries):
            raise IllegalMove(f"this cannot be taken back: {reason}", key=f"undo-{reason}")
        return [self._add(LogEntry(UNDO, seat, str(max(limit, self._last_line(seat))), key))]

    def _last_line(self, seat: int) -> int:
        """Where a seat's last line begins; -1 when it has none."""
        return max((start for start, whose in self.lines if whose == seat), default=-1)

    def make_offer(self, seat: int, kind: str, key: str) -> list[LogEntry]:
        if self.state.over:
            raise IllegalMove("the game is over", key="game-over")
        if self.offer is not None:
            raise Stale("there is an open offer already")
        if kind == "undo" and self._last_line(seat) < 0:
            raise IllegalMove("there is nothing to take back", key="undo-start")
        return [self._add(LogEntry(OFFER, seat, kind, key))]

    def answer(self, seat: int, accept: bool, key: str) -> list[LogEntry]:
        if self.offer is None or self.offer[1] == seat:
            raise Stale("there is no offer to answer")
        kind, by = self.offer
        entries = [self._add(LogEntry(ANSWER, seat, "yes" if accept else "no", key))]
        if accept and kind == "draw":
            entries.append(self._add(LogEntry(DRAW_AGREED, -1, "")))
        elif accept:
            entries.append(self._add(LogEntry(UNDO, by, str(self._last_line(by)))))
            entries += self.settle()
        return entries

    def _add(self, entry: LogEntry) -> LogEntry:
        self.apply(entry)
        return entry
