"""Everything that can go wrong with what somebody hands us, as one small family.

An error says what was wrong and where; it never says more than the seat that caused it may know.
"""

from dataclasses import dataclass


class SandtableError(ValueError):
    """The base of all our errors: bad input, clearly told, with nothing changed."""


class UnknownName(SandtableError):
    """A title, scenario, seat, move or agent that does not exist."""


class IllegalMove(SandtableError):
    """A move that is not among the options."""

    def __init__(self, message: str, rule: str = "", key: str = "") -> None:
        super().__init__(message)
        self.rule = rule
        """The id of the rule that stops the move, such as ``UN-4.4``."""
        self.key = key
        """The reason as a message key, for a translated explanation."""


class BadOutcome(SandtableError):
    """An outcome that chance cannot give here."""


class BadRecord(SandtableError):
    """A record that does not fit the rules; ``line`` is the first line that does not."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One fault in a content file: which file, which line, which path inside it, and what."""

    file: str
    line: int
    path: str
    message: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}"
        return f"{where}: {self.path}: {self.message}" if self.path else f"{where}: {self.message}"


class ContentError(SandtableError):
    """Content that cannot be loaded; ``faults`` lists every fault, not only the first."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = sorted(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))
