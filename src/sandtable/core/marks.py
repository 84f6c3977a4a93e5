"""Marks: every line of a record ends with a piece of a digest over all lines so far.

So no one can change, add, drop or swap a line unnoticed, and the first line that was touched is
the one that is named. The digest is SHA-256 over nothing but what the file says, so that a client
without rules can check it too. It proves that a file is whole, not who wrote it: a forger
who makes all marks again has written another record. Dice are proved by ``sandtable verify``.

A mark tells something about the line it ends. It belongs only into files whose reader may know
every line: four digits are enough to try all cards that could have been drawn.
"""

import hashlib
from collections.abc import Iterable

SIGN = "~"
LENGTH = 4
"""Enough to notice a change at its line in all but one of 65,536 cases; the next mark tells too."""
WHOLE = 16
"""How much of the digest the last line gives."""


class Chain:
    """The running digest of a record: give it the lines in their order."""

    def __init__(self, first: str) -> None:
        self._digest = hashlib.sha256(_bytes(first)).digest()

    def mark(self, line: str) -> str:
        """Take in a line; the mark that belongs to it."""
        self._digest = hashlib.sha256(self._digest + _bytes(line)).digest()
        return SIGN + self._digest.hex()[:LENGTH]

    def write(self, lines: Iterable[str]) -> list[str]:
        """The same lines, each with its mark."""
        return [f"{line} {self.mark(line)}" for line in lines]

    def fits(self, line: str) -> bool:
        """Take in a line as it was read; whether it ends with its mark."""
        text, mark = split_mark(line)
        return self.mark(text) == mark

    @property
    def whole(self) -> str:
        """The digest of all lines so far."""
        return self._digest.hex()[:WHOLE]


def split_mark(line: str) -> tuple[str, str]:
    """A line without its mark, with single spaces, and the mark; empty where there is none."""
    *words, last = line.split() or [""]
    if not last.startswith(SIGN):
        return " ".join([*words, last]), ""
    return " ".join(words), last


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
