"""A finished game as a file: its record, and the proof of its dice.

The trailer lines begin with ``#``: the commit made at the start, the players' shares, the secret,
and the log entries that are not in the record (``aside``: undone entries, offers and answers).
Together they are the whole log, so that every outcome can be computed from the key and its number,
and none can be left out. These lines carry checksums like those of the record.

The odds of each draw are listed too (``odds``: the number of the log entry, then each possible
outcome with its count). A browser, which does not know the rules, can then check every outcome with
HMAC alone. ``verify`` checks the odds themselves against the rules.
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
    """Return the record of a finished game with its proof; ``entries`` is the whole log."""
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
    """Return a finished game's record as it was written, for a game whose rules are gone."""
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
    """Yield the odds of every draw; dice rolls need none."""
    start = start_of(sandtable.edition(row.title, row.rules_version), row)
    again = TableLog(start, log.chance_key)
    gone = superseded(entries)
    for number, entry in enumerate(entries):
        if number in gone:
            # Under these rules the outcome would have had other odds, or would not exist.
            again.pass_over([entry])
            continue
        if number >= row.given and entry.kind == OUTCOME and not is_roll(entry):
            yield f"# odds {number} {odds_text(again.state)}"
        again.apply(entry)


def is_roll(entry: LogEntry) -> bool:
    return entry.text.startswith("roll ")


def odds_text(state: State) -> str:
    """Return the possible outcomes of a draw with their counts, in the order of
    ``fair_dice.way``."""
    return " ".join(
        f"{state.outcome_text(outcome).split()[-1]}*{weight}" for outcome, weight in state.odds()
    )


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of checking a game's dice."""

    record: Record
    checked: int
    """Number of outcomes in the record that follow from the key."""
    given: int
    """Number of outcomes taken over from another game, which cannot be verified here."""


@dataclass
class Proof:
    """The trailer lines of a record, parsed."""

    promise: str = ""
    secret: str = ""
    given: int = 0
    nonces: dict[str, str] = field(default_factory=dict)
    aside: dict[int, tuple[LogEntry, int]] = field(default_factory=dict)
    """By number, the log entries that are not in the record, each with its line in the file."""
    odds: dict[int, tuple[str, int]] = field(default_factory=dict)
    """By number of the log entry, the odds of a draw and their line in the file."""
    where: dict[str, int] = field(default_factory=dict)
    """The line number of each part."""

    def read(self, what: str, words: list[str], seats: list[str], line: int) -> None:
        """Parse one line; ValueError if it is malformed."""
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
    """Check the dice of an exported game; BadRecord names the first bad line."""
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
    if not proof.where and not proof.aside:
        raise SandtableError("cannot verify: only records of a server's games have verifiable dice")
    for part in PARTS:
        if part not in proof.where:
            raise BadRecord(f"cannot verify: the line '# {part} ...' is missing", len(lines))
    return proof


def is_proof(line: str) -> bool:
    """Whether a line belongs to the proof and is not a comment added to the file."""
    words = line.split()
    return words[:1] == ["#"] and len(words) > 1 and words[1] in (*PARTS, "aside", "odds")


def has_marks(text: str) -> bool:
    return text.partition("\n")[0].strip() == FORMAT


def check_marks(text: str, record: Record) -> None:
    """Check the checksums of the proof; those of the record were checked before."""
    if not has_marks(text):
        return
    chain = record.chain()
    for number, line in enumerate(text.splitlines(), 1):
        if is_proof(line) and not chain.fits(line):
            raise changed(number)


def whole_log(text: str, record: Record, proof: Proof) -> Iterator[tuple[LogEntry, int]]:
    """Yield the log, merged from record and aside entries, each with its line in the file."""
    first = content_of(text)[1]
    lines = [n for n, line in enumerate(text.splitlines(), 1) if n > first and not is_remark(line)]
    standing = iter(zip(record.entries, lines, strict=False))
    for number in range(len(record.entries) + len(proof.aside)):
        if number in proof.aside:
            yield proof.aside[number]
        else:
            entry, line = next(standing, (None, 0))
            if entry is None:
                raise BadRecord(f"log entry {number} is missing", proof.where["given"])
            # A key marks the start of a line of moves; here every choice gets one.
            yield LogEntry(entry.kind, entry.seat, entry.text, str(number)), line


def check(log: TableLog, entry: LogEntry, granted: int | None) -> None:
    """Check that a log entry is legal: outcomes follow from the key, undos respect the limit."""
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
    """Whether a log ends with an agreement to change the rules."""
    offers = [entry for entry in before if entry.kind == OFFER]
    if not offers or offers[-1].text != "rules":
        return False
    last = before[-1]
    return (last.kind, last.text, last.seat) == (ANSWER, "yes", 1 - offers[-1].seat)


def check_odds(log: TableLog, entry: LogEntry, told: tuple[str, int] | None) -> None:
    """Check the listed odds of a draw against the rules; older files list none."""
    if told is None:
        return
    odds, line = told
    if entry.kind != OUTCOME or is_roll(entry):
        raise BadRecord("no outcome was due at this entry", line)
    if odds != odds_text(log.state):
        raise BadRecord("the listed odds do not match the position", line)


def grants(log: TableLog, entry: LogEntry) -> int | None:
    """Return the seat that this entry allows to undo beyond its limit, if any."""
    if entry.kind == ANSWER and entry.text == "yes" and log.offer is not None:
        kind, by = log.offer
        return by if kind == "undo" and by != entry.seat else None
    return None
