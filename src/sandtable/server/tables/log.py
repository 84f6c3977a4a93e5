"""A table's log, and the game it folds to.

The log only grows. Besides the entries of a record it holds undos, offers and answers. An exported
record holds only the entries that were not taken back.
"""

import logging
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

import msgspec

import sandtable
from sandtable.core import (
    CHANCE,
    DECISION,
    Entry,
    Event,
    IllegalMove,
    Record,
    SandtableError,
    State,
)
from sandtable.core.line import expect_whole_line, follow, has_news, is_asked
from sandtable.core.record import CHOICE, DRAW_AGREED, HANDED_OVER, OUTCOME, RESIGNED, TIMED_OUT
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.tables import fair_dice
from sandtable.server.tables.clocks import Clock, Control
from sandtable.server.tables.step_numbers import Noticed

logger = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode

UNDO = "undo"
OFFER = "offer"
ANSWER = "answer"
RULES = "rules"
"""Kind of the entry that changes the rules.

Its text is the new version, and the number of the first entry that the new rules refuse.
"""
STAND_IN = "lieutenant"
"""The agent that takes over a seat if no other was agreed."""
IDLE = "idle-"
"""Prefix of the key of an automatic pass for a seat with nothing to play.

Such a pass is not a line of the seat; undoing the line before it removes it too.
"""
RECORD_KINDS = (CHOICE, OUTCOME, RESIGNED, TIMED_OUT, DRAW_AGREED, HANDED_OVER)

MOST_REWOUND = 8
"""Positions that are kept for undos."""
MOST_ENTRIES = 20_000
"""Entries of a log after which players can only resign; the longest games have a tenth of that.

Undos and offers never end a game, so a log and the time to read it could grow without end.
"""
IN_PART = 200
"""Entries of a long log that are applied at once, before other tables have their turn."""

NEWS = [Event("", {}, {}, -1, True)]
QUIET: list[Event] = []
"""Replacement for the events of an entry once they are encoded: undo only needs to know whether
there was news."""


def raw(value: object) -> msgspec.Raw:
    """Encode a value as JSON that is inserted into a message unchanged."""
    return msgspec.Raw(encode(value))


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event in JSON: the public version, the owner's version, and the owner's seat.

    A live table has hundreds of events. Plain bytes are small, and the garbage collector skips
    them. Otherwise it would stop a full server for half a second.
    """

    public: bytes
    own: bytes
    owner: int


def mark(state: State) -> int:
    """Return a short checksum of a position, to notice when positions differ."""
    return zlib.crc32(array("q", state.cells()).tobytes()) or 1


def superseded(log: Sequence[LogEntry]) -> set[int]:
    """Return the numbers of entries that no longer count because of a later change of rules."""
    gone: set[int] = set()
    for number, entry in enumerate(log):
        if entry.kind == RULES:
            gone.update(range(int(entry.text.split()[1]), number))
    return gone


def standing(log: Sequence[LogEntry]) -> list[Entry]:
    """Return the entries that were not taken back, without applying any rules."""
    gone = superseded(log)
    stands: list[Entry] = []
    for number, entry in enumerate(log):
        if number in gone:
            continue
        if entry.kind == UNDO:
            del stands[int(entry.text) :]
        elif entry.kind in RECORD_KINDS:
            stands.append(entry.as_record())
    return stands


@lru_cache(10_000)
def same(entry: Entry) -> Entry:
    """Return one shared object for equal entries of all tables."""
    return entry


class Stale(SandtableError):
    """A request about a decision that is already closed."""


def closed() -> Stale:
    return Stale("this decision has already been made")


def public(state: State) -> dict[str, object]:
    """Return the public view of a position.

    The position's cells hold more, such as half-made decisions.
    """
    return state.view(None).data()


def _forked(value: object) -> object:
    """Return a field's value for a fork: mutable values are copied, others are shared."""
    if isinstance(value, (Record, Noticed, Clock)):
        return value.fork()
    if isinstance(value, (list, set, dict)):
        return value.copy()
    return value


class TableLog:
    """The game at a table, folded from its log."""

    def __init__(self, start: State, chance_key: str, control: Control | None = None) -> None:
        self.record = Record(start)
        self.chance_key = chance_key
        self.length = 0
        self.keys: set[str] = set()
        self.opened = [0, 0]
        """For each seat, the log length when its open decision opened."""
        self.noticed = Noticed()
        """What each seat and spectators have noticed; only these step numbers are ever sent."""
        self.offer: tuple[str, int] | None = None
        """The open offer: its kind, and the seat that made it."""
        self.declined: tuple[str, int] | None = None
        """The last declined offer, until something else happens."""
        self.lines: list[tuple[int, int]] = []
        """Each line that was not taken back: its first index in the record, and its seat."""
        self.numbers: list[int] = []
        """For each record entry, the number of its log entry, which determined its outcome."""
        self._told_before: list[int] = []
        """For each entry of the record, how many events there were before it."""
        self._rewound: list[tuple[int, State]] = []
        """Positions to go back to, each with the length of the record there: the beginnings of the
        last lines, from the first undo on. Replaying a long game for each undo would hold up all
        other tables, and folding the log of a game with hundreds of undos would take minutes."""
        self.told: list[Told] = []
        """The events of the game that were not taken back."""
        self.kept = 0
        """How many events from before the fork are still valid."""
        self.undone = False
        """Whether a publicly visible entry was ever taken back."""
        self.coached = False
        """Whether both sides have allowed the coach."""
        self.held = False
        """Whether moves are blocked because the game was started under other rules."""
        self.older = False
        """Whether newer rules exist than those the game was started under."""
        self.differs = False
        """Whether the game would have played out differently under the newer rules."""
        self.clock = None if control is None else Clock(control)
        self.now = 0.0
        """Timestamp for new entries, in table time."""
        self.due = 0
        """The seats whose turn it is, as a bit mask; unchanged while a chance outcome is due."""
        self.turns = [0, 0]
        """For each seat, the log length when its turn began."""
        self.turned = 0.0
        """Table time when a turn last began."""
        self.plan: tuple[int, list[str]] | None = None
        """A seat and the rest of its line, waiting for the other side to pass.

        It is not stored: if it is lost, the seat is asked again.
        """

    def fork(self) -> "TableLog":
        copy = TableLog.__new__(TableLog)
        for name, value in vars(self).items():
            setattr(copy, name, _forked(value))
        copy.kept = len(self.told)
        return copy

    @property
    def state(self) -> State:
        return self.record.state

    # Folding

    def fold(self, entries: Sequence[LogEntry]) -> None:
        """Apply a whole log, or the entries that follow."""
        for _ in self.fold_in_parts(entries):
            pass

    def fold_in_parts(self, entries: Sequence[LogEntry]) -> Iterator[None]:
        """Apply a log like ``fold``, with a pause from time to time."""
        gone = superseded(entries)
        for number, entry in enumerate(entries, 1):
            if number - 1 in gone:
                self.pass_over([entry])
            else:
                self.apply(entry)
            if number % IN_PART == 0:
                yield

    def pass_over(self, entries: Iterable[LogEntry]) -> None:
        """Count entries without applying them."""
        for entry in entries:
            self.length += 1
            if entry.key:
                self.keys.add(entry.key)

    def apply(self, entry: LogEntry) -> None:
        """Apply one entry; on an error nothing changes."""
        if entry.kind in RECORD_KINDS:
            self._go_on(entry)
        elif entry.kind == UNDO:
            self._go_back(entry)
        else:
            self._talk(entry)
        self.length += 1
        if entry.key:
            self.keys.add(entry.key)

    def _talk(self, entry: LogEntry) -> None:
        """Apply an offer, an answer or a change of rules; all of these are public."""
        self.noticed.count(entry, shown=True)
        if entry.kind == OFFER:
            self.offer, self.declined = (entry.text, entry.seat), None
        elif entry.kind == RULES:
            self._restart_clocks(entry.at)
        else:
            if entry.text == "yes" and self.offer is not None and self.offer[0] == "coach":
                self.coached = True
            self.declined = self.offer if entry.text == "no" else None
            self.offer = None

    def _go_on(self, entry: LogEntry) -> None:
        owed = int(self.state.owing)
        before = public(self.state) if entry.kind == CHOICE else None
        if self._rewound and entry.kind == CHOICE and entry.key:
            self._rewound.append((len(self.record.entries), self.state.clone()))
            del self._rewound[:-MOST_REWOUND]
        self.record.follow(entry.as_record())
        self._went_on(entry, owed, before)

    def _went_on(self, entry: LogEntry, owed: int, before: dict[str, object] | None = None) -> None:
        """Update this log after an entry was added to the record.

        ``owed``: the seats that were asked before it. ``before``: the public view before it.
        """
        told = len(self.told)
        self._told_before.append(told)
        self._tell()
        # A choice that is invisible to others must not affect them: not the offer, the rest of
        # their line, their step number or their clock.
        shown = entry.kind != CHOICE or len(self.told) > told or public(self.state) != before
        self.noticed.count(entry, shown)
        self.noticed.write(shown)
        own = self.plan is not None and entry.seat == self.plan[0]
        if own or (shown and entry.text != "pass"):
            self.plan = None  # the plan is being followed, or something else has happened
        if entry.kind == CHOICE and entry.key and not entry.key.startswith(IDLE):
            self.lines.append((len(self.record.entries) - 1, entry.seat))
        self.numbers.append(self.length)
        if shown:
            self.offer = self.declined = None
        for seat in (0, 1):
            # Another seat's choice does not close a decision that was already open, such as a
            # secret bid.
            if entry.kind != CHOICE or entry.seat == seat or not owed >> seat & 1:
                self._open(seat)
        self._run_clock(entry, shown)

    def _open(self, seat: int) -> None:
        """Note that a seat may have a new decision from the next entry on."""
        self.opened[seat] = self.length + 1
        self.noticed.ask(seat)

    def _go_back(self, entry: LogEntry) -> None:
        stays = int(entry.text)
        first = self.numbers[stays]
        shown = self.noticed.take_back(stays)
        self.noticed.count(entry, shown)
        if shown or (self.plan is not None and self.plan[0] == entry.seat):
            self.plan = None
        self.lines = [line for line in self.lines if line[0] < stays]
        del self.numbers[stays:]
        self._rewind(stays)
        self.kept = min(self.kept, len(self.told))
        if shown:
            self.undone = True
            self.offer = self.declined = None
        for seat in (0, 1):
            # A decision that was open before the undone choice, and ever since, stays open.
            if self.opened[seat] > first or not self.state.owing >> seat & 1:
                self._open(seat)
        self._run_clock(entry, shown)

    def _rewind(self, stays: int) -> None:
        """Go back to a number of entries of the record."""
        self._rewound = [past for past in self._rewound if past[0] <= stays]
        found = next((state for length, state in self._rewound if length == stays), None)
        if found is None:
            self._replay(stays)
        else:
            self.record.take_back(stays, found)
        if stays < len(self._told_before):
            del self.told[self._told_before[stays] :], self._told_before[stays:]

    def _replay(self, stays: int) -> None:
        """Replay the first entries of the record, and keep the positions before its last lines."""
        starts = {line for line, _ in self.lines[-MOST_REWOUND:] if line < stays}
        entries = self.record.entries[:stays]
        self._rewound = []
        self.record.take_back(min(starts, default=stays))
        for index in range(len(self.record.entries), stays):
            if index in starts:
                self._rewound.append((index, self.state.clone()))
            self.record.follow(entries[index])
        self._rewound.append((stays, self.state.clone()))
        for index in range(stays):
            self._quieten(index)

    def _run_clock(self, entry: LogEntry, shown: bool) -> None:
        """Update the clocks, and the seats whose turn it is."""
        if self.clock is not None:
            self.clock.run(self.due, entry.at)
            if entry.kind == CHOICE and shown:
                self.clock.answered(entry.seat)
        if self.state.waits == CHANCE:
            return
        owing = int(self.state.owing)
        for seat in (0, 1):
            was, is_ = self.due >> seat & 1, owing >> seat & 1
            if is_ and not was:
                self.turns[seat], self.turned = self.length + 1, entry.at
            if self.clock is not None and is_ and not was:
                self.clock.begin(seat, entry.kind == UNDO)
            elif self.clock is not None and was and not is_:
                self.clock.end(seat)
        self.due = owing

    def time_left(self, seat: int, now: float) -> float | None:
        """Return the time left to a seat; None without a clock."""
        if self.clock is None or self.held:
            return None
        return self.clock.left_at(seat, bool(self.due >> seat & 1), now)

    def expect_time(self, seat: int) -> None:
        left = self.time_left(seat, self.now)
        if left is not None and left <= 0:
            raise IllegalMove("you have run out of time", key="out-of-time")

    def _restart_clocks(self, at: float) -> None:
        """Apply a change of rules: all seats are asked again, and no time counts as passed."""
        if self.clock is not None:
            self.clock.since = max(self.clock.since, at)
        self.offer = self.declined = None
        self.held = self.older = self.differs = False
        self.undone = True
        self.noticed.begin_anew()
        for seat in (0, 1):
            self._open(seat)

    def _tell(self) -> None:
        """Encode the events of the last record entry for sending."""
        game = sandtable.load(self.state.scenario.title)
        for event in self.record.events[-1]:
            public = encode(game.dress(event.seen_by(None)).data())
            own = encode(game.dress(event.whole()).data()) if event.secret else public
            self.told.append(Told(public, own, int(event.owner)))
        self._quieten(-1)

    def _quieten(self, index: int) -> None:
        """Store an entry of the record, and its events, in as little memory as possible."""
        record = self.record
        record.events[index] = NEWS if any(event.news for event in record.events[index]) else QUIET
        record.entries[index] = same(record.entries[index])

    # Making new entries: each method returns the entries to append and applies them to this fold.

    def choose(self, seat: int, decision: int, line: list[str], key: str) -> list[LogEntry]:
        """Play a line of choices and the chance outcomes it leads to.

        The line is checked against what its seat may know. Hidden information can only cut it
        short: once the true position reveals something, the later choices are dropped.
        """
        self.expect_open(seat, decision)
        expect_whole_line(self.state.view(seat).position, seat, line)
        return self._carry_out(seat, line, key)

    def pass_by(self, seat: int, decision: int, key: str) -> list[LogEntry]:
        """Pass for a seat that can do nothing else, even if another question follows."""
        self.expect_open(seat, decision)
        follow(self.state.view(seat).position, seat, ["pass"])
        return self._carry_out(seat, ["pass"], key)

    def _carry_out(self, seat: int, line: list[str], key: str) -> list[LogEntry]:
        entries = []
        for index, text in enumerate(line):
            move = self.state.scenario.move(text)
            try:
                entries.append(self._add(LogEntry(CHOICE, seat, move.text, "" if index else key)))
            except SandtableError:
                # The error message may contain something the seat does not know.
                logger.exception("a view offers a move that the position refuses: %s", line)
                if index == 0:
                    raise IllegalMove("this is not possible now", key="not-possible") from None
                break
            if has_news(self.record.events[-1]):
                break
            if not is_asked(self.state, seat):
                if self.state.waits == DECISION and line[index + 1 :]:
                    self.plan = seat, line[index + 1 :]
                break
        return entries + self.settle()

    def goes_on(self, seat: int) -> bool:
        """Whether the rest of a seat's line can be played now because the other side has passed."""
        return self.plan is not None and self.plan[0] == seat and is_asked(self.state, seat)

    def go_on_with_plan(self, key: str) -> list[LogEntry]:
        """Play the rest of a line after the other side has passed."""
        if self.plan is None or not self.goes_on(self.plan[0]):
            raise Stale("the planned moves can no longer be played")
        seat, line = self.plan
        return self.choose(seat, self.opened[seat], line, key)

    def is_open(self, seat: int, decision: int) -> bool:
        """Whether a seat has this decision open."""
        return seat in self.state.seats_owing and decision == self.opened[seat]

    def expect_open(self, seat: int, decision: int) -> None:
        if not self.is_open(seat, decision):
            raise closed()

    def named(self, seat: int, decision: int) -> int:
        """Return the internal number of the decision a seat answers; Stale if it is closed."""
        if seat not in self.state.seats_owing or decision != self.noticed.asked[seat]:
            raise closed()
        return self.opened[seat]

    def expect_number(self, seat: int, number: int | None) -> None:
        """Raise Stale if a seat's number is not the current one."""
        if number is not None and number != self.noticed.number(seat):
            raise Stale("the table has changed")

    def settle(self) -> list[LogEntry]:
        """Draw all chance outcomes that are due."""
        entries = []
        while self.state.waits == CHANCE:
            written = self.record.settle_way(self._way())
            entry = LogEntry(OUTCOME, -1, written.text, at=self.now)
            self._went_on(entry, 0)
            self.length += 1
            entries.append(replace(entry, mark=mark(self.state)))
        return entries

    def outcome_text(self) -> str:
        """Return the text of the outcome that the table's key gives for the chance now due."""
        return self.state.outcome_text(self.state.outcome(self._way()))

    def _way(self) -> int:
        return fair_dice.way(self.chance_key, self.length, int(self.state.ways()))

    def resign(self, seat: int, key: str) -> list[LogEntry]:
        return [self._add(LogEntry(RESIGNED, seat, "", key))]

    def time_out(self, seat: int, key: str) -> list[LogEntry]:
        """Apply a timeout: the seat loses, or an agent takes it over."""
        left = self.time_left(seat, self.now)
        if left is None or left > 0 or not self.due >> seat & 1 or self.clock is None:
            raise Stale("the clock has not run out")
        if self.state.idle(seat):
            raise Stale("this seat is passing automatically")
        if agent := self.clock.control.agent:
            return [self._add(LogEntry(HANDED_OVER, seat, agent, key))]
        return [self._add(LogEntry(TIMED_OUT, seat, "", key))]

    def take_back(self, seat: int, key: str) -> list[LogEntry]:
        """Undo a seat's last line, as far back as the rules of undo allow."""
        limit, reason = self.undo_limit(seat)
        if limit == len(self.record.entries):
            raise IllegalMove(f"cannot undo: {reason}", key=f"undo-{reason}")
        return [self._add(LogEntry(UNDO, seat, str(max(limit, self._last_line(seat))), key))]

    def undo_limit(self, seat: int) -> tuple[int, str]:
        """Return how far a seat may undo, and the reason for the limit.

        As in the record, except that later choices of the other side do not count if nobody else
        could notice them.
        """
        whole = len(self.record.entries)
        length = whole
        for start, whose in reversed(self.lines):
            if self.state.over or whose == seat or self.noticed.was_shown(start, length):
                break
            length = start
        limit, reason = self.record.undo_limit(seat, length)
        return whole if limit == length else limit, reason

    def _last_line(self, seat: int) -> int:
        """Return where a seat's last line begins; -1 if it has none."""
        return max((start for start, whose in self.lines if whose == seat), default=-1)

    def make_offer(self, seat: int, kind: str, key: str) -> list[LogEntry]:
        if self.state.over:
            raise IllegalMove("the game is over", key="game-over")
        if self.offer is not None:
            raise Stale("there is already an open offer")
        if kind == "coach" and self.coached:
            raise Stale("the coach is already allowed")
        if kind == "rules" and not self.older:
            raise Stale("the table already uses these rules")
        if kind == "undo" and self._last_line(seat) < 0:
            raise IllegalMove("there is nothing to undo", key="undo-start")
        return [self._add(LogEntry(OFFER, seat, kind, key))]

    def answer(self, seat: int, accept: bool, key: str) -> list[LogEntry]:
        if self.offer is None or self.offer[1] == seat:
            raise Stale("there is no open offer")
        kind, by = self.offer
        entries = [self._add(LogEntry(ANSWER, seat, "yes" if accept else "no", key))]
        if accept and kind == "draw":
            entries.append(self._add(LogEntry(DRAW_AGREED, -1, "")))
        elif accept and kind == "undo":
            entries.append(self._add(LogEntry(UNDO, by, str(self._last_line(by)))))
            entries += self.settle()
        elif accept and kind == "agent":
            entries.append(self._add(LogEntry(HANDED_OVER, by, self.stand_in)))
        return entries

    @property
    def stand_in(self) -> str:
        """The agent that takes over seats at this table."""
        return (self.clock.control.agent if self.clock is not None else "") or STAND_IN

    def change_rules(self, seat: int, key: str, version: int, first: int) -> list[LogEntry]:
        """Accept other rules, under which this log is folded up to the entry ``first``."""
        entries = [self._add(LogEntry(ANSWER, seat, "yes", key))]
        entries.append(self._add(LogEntry(RULES, -1, f"{version} {first}")))
        return entries + self.settle()

    def _add(self, entry: LogEntry) -> LogEntry:
        entry = replace(entry, at=self.now)
        self.apply(entry)
        return replace(entry, mark=mark(self.state))
