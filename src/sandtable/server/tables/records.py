"""A finished game as a file: its record, and the proof of its dice.

Below the record stand lines that begin with ``#``: what was promised at the start, the players'
shares, the secret, and what the table's log holds besides the record (``aside``: what was taken
back, offers and answers). Together they are the whole log, so that every outcome can be made again
from the key and its number, and none can be left out. These lines carry marks as the record's do.

What was drawn from is told too (``odds``: the number of the log entry, then each thing that could
have come with how many of it there were), so that a browser, which knows no rules, can check every
outcome with nothing but HMAC. That these were the odds follows from the rules, and ``verify`` sees
to it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import sandtable
from sandtable.core import (
    CHANCE,
    BadOutcome,
    BadRecord,
    IllegalMove,
    Record,
    SandtableError,
    State,
)
from sandtable.core.marks import split_mark
from sandtable.core.record import (
    CHOICE,
    FORMAT,
    OUTCOME,
    changed,
    content_of,
    is_remark,
    write_lines,
)
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.store import TableRow
from sandtable.server.tables import fair_dice
from sandtable.server.tables.log import (
    ANSWER,
    OFFER,
    RULES,
    UNDO,
    TableLog,
    standing,
    superseded,
)
from sandtable.server.tables.recheck import start_of

NOBODY = "-"
ASIDES = (CHOICE, OUTCOME, UNDO, OFFER, ANSWER, RULES)
PARTS = ("promise", "nonce", "secret", "given")


def export_record(row: TableRow, log: TableLog, entries: Sequence[LogEntry]) -> str:
    """The record of a table whose game is over, with the proof; ``entries`` are its whole log."""
    names = log.state.scenario.seats
    stands = set(log.numbers)
    lines = [
        f"# promise {fair_dice.promise(row.secret)}",
        *(f"# nonce {names[seat.seat]} {seat.nonce}" for seat in row.seats),
        f"# secret {row.secret}",
        f"# given {row.given}",
        *(
            f"# aside {number} {names[entry.seat] if entry.seat >= 0 else NOBODY} "
            f"{entry.kind} {entry.text}"
            for number, entry in enumerate(entries)
            if number not in stands
        ),
        *odds_lines(row, log, entries),
    ]
    return log.record.text() + "\n".join(log.record.chain().write(lines)) + "\n"


def export_as_told(row: TableRow, log: Sequence[LogEntry]) -> str:
    """The record of a finished game whose rules are not here any more, as it was written."""
    names = list(sandtable.load(row.title).seats)
    entries = standing(log)
    winner = "nobody" if row.summary.winner < 0 else names[row.summary.winner]
    head = {"title": row.title, "rules": str(row.rules_version), "scenario": row.scenario}
    lines = [
        *write_lines(head, entries, names, row.content)[1],
        "",
        f"# {winner} {row.summary.ending}, {len(entries)} entries, under rules {row.rules_version}",
        "",
    ]
    return "\n".join(lines)


def odds_lines(row: TableRow, log: TableLog, entries: Sequence[LogEntry]) -> Iterator[str]:
    """What every draw was from; what dice can show needs no telling."""
    start = start_of(sandtable.edition(row.title, row.rules_version), row)
    again = TableLog(start, log.chance_key)
    gone = superseded(entries)
    for number, entry in enumerate(entries):
        if number in gone:
            # These rules would have had it drawn from something else, or not at all.
            again.pass_over([entry])
            continue
        if number >= row.given and entry.kind == OUTCOME and not is_roll(entry):
            yield f"# odds {number} {odds_text(again.state)}"
        again.apply(entry)


def is_roll(entry: LogEntry) -> bool:
    return entry.text.startswith("roll ")


def odds_text(state: State) -> str:
    """What may be drawn now: the last words of the outcomes, in the order of the ways."""
    return " ".join(
        f"{state.outcome_text(outcome).split()[-1]}*{weight}" for outcome, weight in state.odds()
    )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check of a game's dice found."""

    record: Record
    checked: int
    """How many outcomes of the game that stands follow from the key."""
    given: int
    """How many were taken over from another game and prove nothing here."""


@dataclass
class Proof:
    """What stands below a record."""

    promise: str = ""
    secret: str = ""
    given: int = 0
    nonces: dict[str, str] = field(default_factory=dict)
    aside: dict[int, tuple[LogEntry, int]] = field(default_factory=dict)
    """By their number the entries of the log that the record has not, each with its line."""
    odds: dict[int, tuple[str, int]] = field(default_factory=dict)
    """By the number of a log entry what was drawn from, and in which line that stands."""
    where: dict[str, int] = field(default_factory=dict)
    """The line of each part."""

    def read(self, what: str, words: list[str], seats: list[str], line: int) -> None:
        """Take in one line; ValueError when it is none."""
        if what == "aside":
            number, name, kind, *text = words
            ASIDES.index(kind)
            seat = -1 if name == NOBODY else seats.index(name)
            self.aside[int(number)] = LogEntry(kind, seat, " ".join(text)), line
            return
        if what == "odds":
            number, *rest = words
            self.odds[int(number)] = " ".join(rest), line
            return
        side, value = words if what == "nonce" else ("", *words)
        if what == "promise":
            self.promise = value
        elif what == "secret":
            self.secret = bytes.fromhex(value).hex()
        elif what == "given":
            self.given = int(value)
        else:
            self.nonces[seats[seats.index(side)]] = value
        self.where[what] = line


def verify(text: str) -> Verdict:
    """Check the dice of an exported game; BadRecord names the line that does not fit."""
    record = sandtable.replay(text)
    proof = read_proof(text, record)
    if fair_dice.promise(proof.secret) != proof.promise:
        raise BadRecord("the secret does not match the commitment", proof.where["promise"])
    scenario = record.state.scenario
    start = sandtable.edition(scenario.title, scenario.rules_version).start(record.scenario)
    log = TableLog(start, fair_dice.make_key(proof.secret, proof.nonces))
    granted = None
    lines = list(whole_log(text, record, proof))
    gone = superseded([entry for entry, _ in lines])
    for number, (entry, line) in enumerate(lines):
        if entry.kind == RULES and not agreed([one for one, _ in lines[:number]]):
            raise BadRecord("no change of rules was agreed at this entry", line)
        if number in gone:
            log.pass_over([entry])
            continue
        try:
            odds = proof.odds.pop(number, None)
            if number >= proof.given:
                check(log, entry, granted)
                check_odds(log, entry, odds)
            granted = grants(log, entry)
            log.apply(entry)
        except BadRecord:
            raise
        except (SandtableError, ValueError, IndexError) as error:
            raise BadRecord(str(error), line) from None
    if proof.odds:
        _, line = next(iter(proof.odds.values()))
        raise BadRecord("no outcome was due at this entry", line)
    if log.record.entries != record.entries:
        raise BadRecord("the log does not match this record", proof.where["given"])
    check_marks(text, record)
    outcomes = [n for n, e in zip(log.numbers, record.entries, strict=True) if e.kind == OUTCOME]
    given = sum(number < proof.given for number in outcomes)
    return Verdict(record, len(outcomes) - given, given)


def read_proof(text: str, record: Record) -> Proof:
    proof = Proof()
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if is_proof(line):
            what, *words = (split_mark(line)[0] if has_marks(text) else line).split()[1:]
            try:
                proof.read(what, words, record.state.scenario.seats, number)
            except (ValueError, TypeError):
                raise BadRecord(f"the line '# {what} ...' is damaged", number) from None
    for part in PARTS:
        if part not in proof.where:
            raise BadRecord(f"cannot verify: the line '# {part} ...' is missing", len(lines))
    return proof


def is_proof(line: str) -> bool:
    """Whether a line is part of the proof, not a comment added to the file."""
    words = line.split()
    return words[:1] == ["#"] and len(words) > 1 and words[1] in (*PARTS, "aside", "odds")


def has_marks(text: str) -> bool:
    return text.partition("\n")[0].strip() == FORMAT


def check_marks(text: str, record: Record) -> None:
    """Whether the proof is as it was written; the record's own lines were checked before."""
    if not has_marks(text):
        return
    chain = record.chain()
    for number, line in enumerate(text.splitlines(), 1):
        if is_proof(line) and not chain.fits(line):
            raise changed(number)


def whole_log(text: str, record: Record, proof: Proof) -> Iterator[tuple[LogEntry, int]]:
    """The log that a record and what stands aside were parts of, each entry with its line."""
    first = content_of(text)[1]
    lines = [n for n, line in enumerate(text.splitlines(), 1) if n > first and not is_remark(line)]
    standing = iter(zip(record.entries, lines, strict=False))
    for number in range(len(record.entries) + len(proof.aside)):
        if number in proof.aside:
            yield proof.aside[number]
        else:
            entry, line = next(standing, (None, 0))
            if entry is None:
                raise BadRecord(f"the log has no entry {number}", proof.where["given"])
            # A key makes its entry the beginning of a line; here every choice is one.
            yield LogEntry(entry.kind, entry.seat, entry.text, str(number)), line


def check(log: TableLog, entry: LogEntry, granted: int | None) -> None:
    """Whether the next entry of a log is what it must be: dice by the key, undos by the rules."""
    if entry.kind == OUTCOME:
        if log.state.waits != CHANCE:
            raise BadOutcome("no chance outcome is expected here")
        due = log.outcome_text()
        if entry.text != due:
            raise BadOutcome(f"the record says {entry.text!r}, but the key gives {due!r}")
    if entry.kind == UNDO and granted != entry.seat:
        limit, reason = log.undo_limit(entry.seat)
        if int(entry.text) < limit:
            raise IllegalMove(f"cannot undo here: {reason}")


def agreed(before: Sequence[LogEntry]) -> bool:
    """Whether a log ends with an agreement to other rules: nothing else undoes that much."""
    offers = [entry for entry in before if entry.kind == OFFER]
    if not offers or offers[-1].text != "rules":
        return False
    last = before[-1]
    return (last.kind, last.text, last.seat) == (ANSWER, "yes", 1 - offers[-1].seat)


def check_odds(log: TableLog, entry: LogEntry, told: tuple[str, int] | None) -> None:
    """Whether what is told of a draw is what the rules say; older files tell nothing."""
    if told is None:
        return
    odds, line = told
    if entry.kind != OUTCOME or is_roll(entry):
        raise BadRecord("no outcome was due at this entry", line)
    if odds != odds_text(log.state):
        raise BadRecord("the listed odds do not match the position", line)


def grants(log: TableLog, entry: LogEntry) -> int | None:
    """The seat that is allowed by this entry to take back more."""
    if entry.kind == ANSWER and entry.text == "yes" and log.offer is not None:
        kind, by = log.offer
        return by if kind == "undo" and by != entry.seat else None
    return None
