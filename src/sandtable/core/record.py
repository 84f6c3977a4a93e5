"""Game records: every choice and outcome, one per line.

A record contains no seed and no position, only what happened. It serves as a saved game, a bug
report, test data and study material. The text format is the same for all titles::

    sandtable record 2
    title undaunted-normandy ~ef86
    rules 1 ~0b5f
    scenario la-raye ~1fca

    chance: draw us scout_a ~a75d
    us: bid scout_a ~9f20
    chance: roll 5 8 ~33ba
    * us resigns ~06c1

    = de resigned, 4 entries, position 0123456789abcdef, chain 0123456789abcdef

Each line ends with a check mark (``marks``), so that the first edited line can be found. Records
without marks, ``sandtable record 1``, can still be read. Lines that start with ``#`` are comments.

The record of a made scenario contains the scenario below the header, in lines that start with
``+``. The scenario's id is a digest of these lines.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from sandtable.core import made_scenarios
from sandtable.core.errors import (
    BadOutcome,
    BadRecord,
    ContentError,
    IllegalMove,
    SandtableError,
    UnknownName,
    bad_argument,
    shown,
)
from sandtable.core.journal import Event, Journal
from sandtable.core.marks import Chain, split_mark
from sandtable.core.moves import Move
from sandtable.core.rng import Rng
from sandtable.core.state import CHANCE, NOBODY, State, expect_rng

FORMAT = "sandtable record 2"
WITHOUT_MARKS = "sandtable record 1"
HEAD = ("title", "rules", "scenario")
CONTENT = "+ "
"""Prefix of the lines that hold a made scenario's content."""
MOST_DIGITS = 9

CHOICE = "choice"
OUTCOME = "outcome"
RESIGNED = "resigns"
TIMED_OUT = "out of time"
DRAW_AGREED = "draw agreed"
HANDED_OVER = "handed over to"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record: a choice, outcome, resignation, timeout, agreed draw or handover."""

    kind: str
    seat: int
    text: str

    def line(self, seats: Sequence[str]) -> str:
        if self.kind == CHOICE:
            return f"{seats[self.seat]}: {self.text}"
        if self.kind == OUTCOME:
            return f"chance: {self.text}"
        if self.kind == DRAW_AGREED:
            return f"* {DRAW_AGREED}"
        return f"* {seats[self.seat]} {self.kind} {self.text}".rstrip()


class Record:
    """A recorded game: its current state, its entries, and the events of each entry."""

    def __init__(self, start: State) -> None:
        self._start = start
        self._reset()

    def _reset(self) -> None:
        self.state = self._start.clone()
        self.journal = Journal()
        self.state.journal = self.journal
        self.state.announce(self.journal)
        self.entries: list[Entry] = []
        self.events: list[list[Event]] = []

    def fork(self) -> "Record":
        """Return an independent copy."""
        copy = Record.__new__(Record)
        copy._start = self._start
        copy.journal = Journal()
        copy.journal.events = list(self.journal.events)
        copy.state = self.state.clone()
        copy.state.journal = copy.journal
        copy.entries = list(self.entries)
        copy.events = list(self.events)
        return copy

    @property
    def scenario(self) -> str:
        return self.state.scenario.id

    # Writing

    def choose(self, move: Move | str, seat: int | str = NOBODY) -> None:
        """Make a choice, given as a Move or as text.

        The seat is optional if only one seat must choose, and required if several must.
        """
        state = self.state
        if seat == NOBODY and len(state.seats_owing) > 1:
            names = " and ".join(state.scenario.seats[owing] for owing in state.seats_owing)
            raise IllegalMove(f"seat: {names} must both choose; pass a seat")
        number = int(state.seat_or_first(seat))
        chosen = state.move_given(move)
        state.choose(chosen, number if number >= 0 else NOBODY)
        self._write(Entry(CHOICE, number, chosen.text))

    def settle(self, outcome: int) -> Entry:
        """Resolve pending chance with this outcome."""
        text = self.state.outcome_text(outcome)
        self.state.settle(outcome)
        return self._write(Entry(OUTCOME, NOBODY, text))

    def settle_way(self, way: int) -> Entry:
        """Resolve pending chance by one of its equally likely ways, numbered from 0."""
        state = self.state
        state.expect_chance()
        ways = int(state.ways())
        if not isinstance(way, int) or not 0 <= way < ways:
            raise BadOutcome(
                f"way: {state.chance_text()} has ways 0 to {ways - 1}, not {shown(way)}"
            )
        return self.settle(int(state.outcome(way)))

    def settle_all(self, rng: Rng) -> None:
        """Resolve chance from a generator up to the next decision or the end of the game."""
        expect_rng(rng)
        while self.state.waits == CHANCE:
            self.settle(self.state.sample(rng))

    def play(self, move: Move | str, rng: Rng, seat: int | str = NOBODY) -> None:
        """Make a choice and resolve chance up to the next decision."""
        expect_rng(rng)
        self.choose(move, seat)
        self.settle_all(rng)

    def resign(self, seat: int | str) -> None:
        number = int(self.state.seat_number(seat))
        self.state.resign(number)
        self._write(Entry(RESIGNED, number, ""))

    def time_out(self, seat: int | str) -> None:
        number = int(self.state.seat_number(seat))
        self.state.time_out(number)
        self._write(Entry(TIMED_OUT, number, ""))

    def agree_draw(self) -> None:
        self.state.agree_draw()
        self._write(Entry(DRAW_AGREED, NOBODY, ""))

    def hand_over(self, seat: int | str, to: str) -> None:
        """Record that another player takes over the seat. The position does not change."""
        if self.state.over:
            raise IllegalMove("the game is over")
        number = int(self.state.seat_number(seat))
        if not isinstance(to, str):
            raise bad_argument("to", to, "a name")
        player = " ".join(to.split())
        if not player:
            raise UnknownName("to: the name of the new player is missing")
        name = self.state.scenario.seats[number]
        self.journal.add("handed_over", {"side": name, "player": player})
        self._write(Entry(HANDED_OVER, number, player))

    def _write(self, entry: Entry) -> Entry:
        self.entries.append(entry)
        self.events.append(self.journal.take())
        return entry

    # Reading

    def seen_by(self, seat: int | str | None) -> list[Event]:
        """Return all events so far, as a seat or a spectator (None) may know them."""
        viewer = self.state.viewer(seat)
        return [event.seen_by(viewer) for events in self.events for event in events]

    def at(self, length: int) -> "Record":
        """Return the game as it was after the first ``length`` entries."""
        self._expect_length(length)
        past = Record(self._start)
        for entry in self.entries[:length]:
            past.follow(entry)
        return past

    def follow(self, entry: Entry) -> None:
        """Repeat an entry from another record of the same scenario."""
        if not isinstance(entry, Entry):
            raise bad_argument("entry", entry, "an entry of a record")
        if entry.kind == CHOICE:
            self.choose(entry.text, entry.seat)
        elif entry.kind == OUTCOME:
            if self.state.waits != CHANCE:
                raise BadOutcome("no chance outcome is expected here")
            self.settle(self.state.parse_outcome(entry.text))
        elif entry.kind == RESIGNED:
            self.resign(entry.seat)
        elif entry.kind == TIMED_OUT:
            self.time_out(entry.seat)
        elif entry.kind == DRAW_AGREED:
            self.agree_draw()
        else:
            self.hand_over(entry.seat, entry.text)

    # Undo

    def undo_limit(self, seat: int | str, length: int | None = None) -> tuple[int, str]:
        """Return how far a seat can undo: the number of entries that stay, and the reason.

        A seat can undo its own choices back to the latest outcome of chance, another seat's
        choice, or new information. The reason is a key: ``chance``, ``other``, ``seen``,
        ``start`` or ``over``. With ``length``, only that many entries count.
        """
        number = int(self.state.seat_number(seat))
        stays = len(self.entries) if length is None else length
        if self.state.over:
            return stays, "over"
        while stays > 0:
            entry = self.entries[stays - 1]
            if entry.kind == OUTCOME:
                return stays, "chance"
            if entry.kind != CHOICE or entry.seat != number:
                return stays, "other"
            if any(event.news for event in self.events[stays - 1]):
                return stays, "seen"
            stays -= 1
        return 0, "start"

    def undo(self, seat: int | str) -> None:
        """Undo the seat's last choice; raise IllegalMove with the reason if it cannot."""
        limit, reason = self.undo_limit(seat)
        if limit == len(self.entries):
            raise IllegalMove(f"cannot undo: {reason}", key=f"undo-{reason}")
        self.take_back(len(self.entries) - 1)

    def take_back(self, length: int, state: State | None = None) -> None:
        """Remove all but the first ``length`` entries, for an undo that both players agreed to.

        ``state``: the position there, if it is known; otherwise the entries are replayed.
        """
        self._expect_length(length)
        if state is not None and length:
            del self.entries[length:], self.events[length:]
            self.journal = Journal()
            self.state = state.clone()
            self.state.journal = self.journal
            return
        entries = self.entries[:length]
        self._reset()
        for entry in entries:
            self.follow(entry)

    def _expect_length(self, length: int) -> None:
        if not isinstance(length, int) or isinstance(length, bool):
            raise bad_argument("length", length, "a number of entries")
        if not 0 <= length <= len(self.entries):
            raise UnknownName(
                f"length: expected a number from 0 to {len(self.entries)}, not {shown(length)}"
            )

    # The text form

    def text(self) -> str:
        chain, lines = self._written()
        return "\n".join([*lines, "", f"{self._result()}, chain {chain.whole}", ""])

    def chain(self) -> Chain:
        """Return the running digest up to the last entry."""
        return self._written()[0]

    def __repr__(self) -> str:
        return f"<record of {len(self.entries)} entries: {self.state!r}>"

    def result_line(self) -> str:
        """Return the last line: the winner, the ending, and digests of the whole record."""
        return f"{self._result()}, chain {self.chain().whole}"

    def _written(self) -> tuple[Chain, list[str]]:
        scenario = self.state.scenario
        head = {
            "title": scenario.title,
            "rules": str(scenario.rules_version),
            "scenario": scenario.id,
        }
        return write_lines(head, self.entries, scenario.seats, scenario.content)

    def _result(self) -> str:
        state = self.state
        if not state.over:
            result = "open"
        elif state.winner == NOBODY:
            result = f"nobody {state.ending}"
        else:
            result = f"{state.scenario.seats[state.winner]} {state.ending}"
        return f"= {result}, {len(self.entries)} entries, position {digest(state)}"


def write_lines(
    head: Mapping[str, str], entries: Iterable[Entry], seats: Sequence[str], content: str = ""
) -> tuple[Chain, list[str]]:
    """Return the lines of a record up to its last entry, and their running digest."""
    chain = Chain(FORMAT)
    first = chain.write(f"{key} {head[key]}" for key in HEAD)
    first += chain.write(f"{CONTENT}{line}" for line in content.splitlines())
    return chain, [FORMAT, *first, "", *chain.write(entry.line(seats) for entry in entries)]


def digest(state: State) -> str:
    """Return a short digest of a position, the same in interpreted and compiled code."""
    text = ",".join(str(cell) for cell in state.cells())
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def header(text: str) -> dict[str, str]:
    """Return the header of a record: title, rules version and scenario."""
    if not isinstance(text, str):
        raise bad_argument("text", text, "a record")
    lines = text.splitlines()
    first = lines[0].strip() if lines else ""
    if first not in (FORMAT, WITHOUT_MARKS):
        raise BadRecord(f"not a Sandtable record: the first line must be {FORMAT!r}", 1)
    head: dict[str, str] = {}
    for number, key in enumerate(HEAD, 2):
        line = lines[number - 1] if number <= len(lines) else ""
        words = (split_mark(line)[0] if first == FORMAT else line).split()
        if len(words) != 2 or words[0] != key:
            raise BadRecord(f"expected '{key} ...'", number)
        head[key] = words[1]
    version = head["rules"]
    if not (version.isascii() and version.isdigit() and len(version) <= MOST_DIGITS):
        raise BadRecord(f"the rules version must be a number, not {shown(version)}", 3)
    return head


def content_of(text: str) -> tuple[str, int]:
    """Return the scenario content in a record (empty unless the scenario is made).

    Also return the number of lines before the record's entries.
    """
    lines = text.splitlines()
    has_marks = lines[0].strip() == FORMAT
    found = []
    for line in lines[1 + len(HEAD) :]:
        if not line.startswith(CONTENT):
            break
        found.append((split_mark(line)[0] if has_marks else line.rstrip())[len(CONTENT) :] + "\n")
    return "".join(found), 1 + len(HEAD) + len(found)


class Loads(Protocol):
    """The part of a game's interface that replaying a record needs."""

    rules_version: int

    def start(self, scenario: str) -> State: ...

    def add(self, text: str) -> str: ...


def replay(text: str, load: Callable[[str, int], Loads]) -> Record:
    """Replay a record and check every line.

    ``load`` returns a title with a given rules version, or with another version if that one is no
    longer available. BadRecord names the first line that does not match.
    """
    head = header(text)
    lines = text.splitlines()
    chain = Chain(FORMAT) if lines[0].strip() == FORMAT else None
    content, first = content_of(text)
    edited = next((n for n in range(2, first + 1) if chain and not chain.fits(lines[n - 1])), None)
    try:
        record = _open(head, content, load)
    except BadRecord as error:
        if edited is not None and edited < error.line:
            raise changed(edited) from None
        raise
    if edited is not None:
        raise changed(edited)
    for number, line in enumerate(lines[first:], first + 1):
        if is_remark(line):
            continue
        if line.startswith("="):
            _check_result(record, line, number, chain)
            for later, rest in enumerate(lines[number:], number + 1):
                if not is_remark(rest):
                    raise BadRecord("unexpected content after the result line", later)
            return record
        entry = line if chain is None else split_mark(line)[0]
        try:
            record.follow(parse_entry(entry, record.state.scenario.seats))
        except SandtableError as error:
            raise BadRecord(str(error), number) from None
        if chain is not None and not chain.fits(line):
            raise changed(number)
    raise BadRecord("the record is truncated: the final result line is missing", len(lines))


def _open(head: Mapping[str, str], content: str, load: Callable[[str, int], Loads]) -> Record:
    """Start a record of the game that a header names, without entries."""
    told = int(head["rules"])
    try:
        game = load(head["title"], told)
    except UnknownName as error:
        raise BadRecord(str(error), 2) from None
    if told != game.rules_version:
        raise BadRecord(
            f"played under rules version {told}, which is not available; the current version is "
            f"{game.rules_version}",
            3,
        )
    try:
        if content:
            _expect_content(head, content)
            game.add(content)
        return Record(game.start(head["scenario"]))
    except UnknownName as error:
        raise BadRecord(str(error), 4) from None
    except ContentError as error:
        fault = error.faults[0]
        raise BadRecord(f"{fault.path}: {fault.message}", 4 + fault.line) from None


def _expect_content(head: Mapping[str, str], content: str) -> None:
    """Raise BadRecord unless the content belongs to the scenario in the header."""
    id = made_scenarios.without_handicap(head["scenario"])
    if id != made_scenarios.content_id(head["title"], content):
        raise BadRecord("the content does not match the scenario", 4)
    if not made_scenarios.is_canonical(content):
        raise BadRecord("the content is not in the format of a record", 5)


def _check_result(record: Record, line: str, number: int, chain: Chain | None) -> None:
    due = record._result()
    if chain is not None:
        due += f", chain {chain.whole}"
    if line.strip() != due:
        raise BadRecord(
            f"the result line is {line.strip()!r}, but the replayed game gives {due!r}", number
        )


def changed(number: int) -> BadRecord:
    """Return the error for the first line whose mark does not match."""
    return BadRecord(
        "the checksum at its end does not match: this line was changed, or an earlier one is "
        "missing",
        number,
    )


def is_remark(line: str) -> bool:
    """Return whether a line is a comment or empty."""
    return not line.strip() or line.startswith("#")


def parse_entry(line: str, seats: Sequence[str]) -> Entry:
    """Parse one line of a record."""
    line = " ".join(line.split())
    if line == f"* {DRAW_AGREED}":
        return Entry(DRAW_AGREED, NOBODY, "")
    if line.startswith("* "):
        name, _, rest = line[2:].partition(" ")
        for kind in (RESIGNED, TIMED_OUT, HANDED_OVER):
            if name in seats and (rest == kind or rest.startswith(kind + " ")):
                return Entry(kind, seats.index(name), rest[len(kind) :].strip())
    who, colon, what = line.partition(": ")
    if colon and who == "chance":
        return Entry(OUTCOME, NOBODY, what)
    if colon and who in seats:
        return Entry(CHOICE, seats.index(who), what)
    raise UnknownName(f"not a record entry: {line!r}")
