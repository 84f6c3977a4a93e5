"""A finished game as a file: its record, and what proves its dice.

Below the record stand lines that begin with ``#``: what was promised at the start, the players'
shares, the secret, and for each outcome the number of the log entry it came from.
"""

from dataclasses import dataclass

import sandtable
from sandtable.core import BadRecord, Record
from sandtable.core.record import OUTCOME
from sandtable.server import dice
from sandtable.server.log import TableLog
from sandtable.server.store import TableRow


def export_record(row: TableRow, log: TableLog) -> str:
    names = log.state.scenario.seats
    numbers = [
        str(number)
        for entry, number in zip(log.record.entries, log.outcome_numbers, strict=True)
        if entry.kind == OUTCOME
    ]
    lines = [
        f"# promise {dice.promise(row.secret)}",
        *(f"# nonce {names[seat.seat]} {seat.nonce}" for seat in row.seats),
        f"# secret {row.secret}",
        f"# given {row.given}",
        f"# outcomes {' '.join(numbers)}",
    ]
    return log.record.text() + "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check of a game's dice found."""

    record: Record
    checked: int
    """How many outcomes follow from the key."""
    given: int
    """How many were taken over from another game and prove nothing here."""


def verify(text: str) -> Verdict:
    """Check the dice of an exported game; BadRecord names what does not fit."""
    lines = text.splitlines()
    proof: dict[str, list[str]] = {}
    nonces: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        words = line.split()
        if words[:1] != ["#"] or len(words) < 2:
            continue
        where[words[1]] = number
        if words[1] == "nonce" and len(words) == 4:
            nonces[words[2]] = words[3]
        else:
            proof[words[1]] = words[2:]
    record = sandtable.replay(text)
    for key in ("promise", "secret", "outcomes", "given"):
        if key not in proof:
            raise BadRecord(
                f"the line '# {key} ...' is missing: nothing can be verified", len(lines)
            )
    try:
        secret = proof["secret"][0]
        promised = dice.promise(secret)
        key = dice.make_key(secret, nonces)
        numbers = [int(number) for number in proof["outcomes"]]
        given = int(proof["given"][0])
    except (ValueError, IndexError):
        raise BadRecord("the lines of the proof are damaged", where["secret"]) from None
    if proof["promise"] != [promised]:
        raise BadRecord("the secret is not the one that was promised", where["promise"])
    return _check_outcomes(record, key, numbers, given, where["outcomes"])


def _check_outcomes(record: Record, key: str, numbers: list[int], given: int, line: int) -> Verdict:
    outcomes = [index for index, entry in enumerate(record.entries) if entry.kind == OUTCOME]
    if len(outcomes) != len(numbers):
        raise BadRecord(f"{len(outcomes)} outcomes, but {len(numbers)} numbers", line)
    again = record.at(0)
    checked = 0
    by_index = dict(zip(outcomes, numbers, strict=True))
    for index, entry in enumerate(record.entries):
        number = by_index.get(index)
        if number is not None and index >= given:
            state = again.state
            way = dice.way(key, number, int(state.ways()))
            expected = state.outcome_text(state.outcome(way))
            if expected != entry.text:
                raise BadRecord(
                    f"entry {index + 1} says {entry.text!r}, but the key gives {expected!r}", line
                )
            checked += 1
        again.follow(entry)
    if sorted(numbers) != numbers or len(set(numbers)) != len(numbers):
        raise BadRecord("the outcomes' numbers do not grow", line)
    return Verdict(record, checked, len(outcomes) - checked)
