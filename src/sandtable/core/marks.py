"""Marks: every line of a record ends with part of a digest of all lines so far.

A line cannot be changed, added, removed or swapped unnoticed, and the first edited line can be
named. The digest is SHA-256 over the file's text alone, so that a client without the rules can
check it too. It proves that a file is intact, not who wrote it: a forger who recomputes all marks
has written a different record. ``sandtable verify`` proves the dice.

A mark reveals something about its line. Use marks only in files whose reader may know every line:
four digits are enough to try all cards that could have been drawn.
"""

import hashlib
from collections.abc import Iterable

SIGN = "~"
LENGTH = 4
"""Digits of a mark. A change goes unnoticed at its line once in 65,536 times; later marks show it.
"""
WHOLE = 16
"""Digits of the digest in the last line."""


class Chain:
    """The running digest of a record. Lines must be added in order."""

    def __init__(self, first: str) -> None:
        self._digest = hashlib.sha256(_bytes(first)).digest()

    def mark(self, line: str) -> str:
        """Add a line; return its mark."""
        self._digest = hashlib.sha256(self._digest + _bytes(line)).digest()
        return SIGN + self._digest.hex()[:LENGTH]

    def write(self, lines: Iterable[str]) -> list[str]:
        """Add lines; return each with its mark."""
        return [f"{line} {self.mark(line)}" for line in lines]

    def fits(self, line: str) -> bool:
        """Add a line as it was read; return whether it ends with the correct mark."""
        text, mark = split_mark(line)
        return self.mark(text) == mark

    @property
    def whole(self) -> str:
        """The digest of all lines so far."""
        return self._digest.hex()[:WHOLE]


def split_mark(line: str) -> tuple[str, str]:
    """Return a line without its mark, with single spaces, and the mark (empty if missing)."""
    *words, last = line.split() or [""]
    if not last.startswith(SIGN):
        return " ".join([*words, last]), ""
    return " ".join(words), last


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
