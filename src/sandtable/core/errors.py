"""Exceptions raised for invalid input.

An error says what is wrong and where, and reveals only what the seat that caused it may know.
"""

from dataclasses import dataclass, field
from operator import index
from typing import Any


class SandtableError(ValueError):
    """Base class of all Sandtable errors. After an error the state is unchanged."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle without calling the constructor, whose arguments differ between subclasses."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(
    kind: type[SandtableError], args: tuple[object, ...], fields: dict[str, object]
) -> SandtableError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class UnknownName(SandtableError):
    """A title, scenario, seat, move or agent that does not exist."""


class IllegalMove(SandtableError):
    """A move that is not among the options."""

    def __init__(self, message: str, rule: str = "", key: str = "") -> None:
        super().__init__(message)
        self.rule = rule
        """The id of the rule that forbids the move, such as ``UN-4.4``."""
        self.key = key
        """The reason as a message key, for a translated explanation."""


class IllegalSetup(SandtableError):
    """Something a player built that breaks the rules, such as an army."""

    def __init__(self, message: str, rule: str, key: str) -> None:
        super().__init__(message)
        self.rule = rule
        """The id of the first rule that is broken."""
        self.key = key
        """The problem as a message key."""


class BadOutcome(SandtableError):
    """An outcome that is not possible here."""


class BadArgument(SandtableError):
    """A value of the wrong type or range; the message names the argument and the value."""


class BadRecord(SandtableError):
    """A record that does not match the rules; ``line`` is the first line that does not."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


MOST_SHOWN = 60


def shown(value: object) -> str:
    """Return a value as text for a message, shortened if it is long."""
    if isinstance(value, int) and abs(value) >= 10**MOST_SHOWN:
        return "a huge number"
    try:
        text = repr(value).replace("\n", " ")
    except ValueError:  # it contains a number with thousands of digits
        return f"a {type(value).__name__}"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 3] + "..."


def bad_argument(name: str, value: object, expected: str) -> BadArgument:
    """Return the error for an argument of the wrong kind."""
    return BadArgument(f"{name}: expected {expected}, not {shown(value)}")


def whole_number(
    name: str,
    value: Any,
    expected: str = "a number",
    least: int | None = None,
    most: int | None = None,
) -> int:
    """Return an integer argument, also one of NumPy's; raise BadArgument for anything else."""
    try:
        number = None if isinstance(value, bool) else int(index(value))
    except TypeError:
        number = None
    below = number is not None and least is not None and number < least
    if number is None or below or (most is not None and number > most):
        raise bad_argument(name, value, expected)
    return number


@dataclass(frozen=True, slots=True)
class Says:
    """A kind of fault in content: a key for translations, and the English text."""

    key: str
    english: str


Argument = str | int


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One fault in a content file: the file, the line, the path inside it, and the kind."""

    file: str
    line: int
    path: str
    message: str
    key: str = field(default="", compare=False)
    """The kind as a message key; empty for faults that only the authors of a title can cause."""
    args: tuple[tuple[str, Argument], ...] = field(default=(), compare=False)
    """The arguments of the message."""

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}"
        return f"{where}: {self.path}: {self.message}" if self.path else f"{where}: {self.message}"


class ContentError(SandtableError):
    """Content that cannot be loaded; ``faults`` lists all faults."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = sorted(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))
