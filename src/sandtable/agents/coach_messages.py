"""Messages exchanged with the coach process."""

import msgspec
from msgspec import Struct


class Step(Struct):
    """A move, with the arguments of its question, which its text needs."""

    move: str
    args: dict[str, str | int | list[int]]


class StudiedLine(Struct):
    """A whole line of moves, and the chance of winning after it."""

    steps: list[Step]
    chance: float


class Reason(Struct):
    """Why one line is better than another."""

    key: str
    """A message key of the locale files, without ``web-coach-why-``."""
    better: float
    worse: float
    """The measure's value with the worse line; ``better`` is its value with the better line."""


class Consultation(Struct, tag="consultation"):
    """A position, as a seat may know it, in which the seat asks for advice."""

    title: str
    scenario: str
    seat: int
    cells: list[int]
    seed: int
    rounds: int
    rules: int
    """The version of the rules that the game is played under."""
    content: str = ""
    """The content of a scenario that a player made."""


class Study(Consultation, tag="study"):
    """A position, as a seat may know it, and the line the seat played there."""

    played: list[str] = []
    """The line that the seat played; empty if only the chance is wanted."""


class Studied(msgspec.Struct):
    """The chance before the line was played, and the line the coach would have played instead."""

    chance: float
    played: StudiedLine | None = None
    better: StudiedLine | None = None
    """None if the coach would have played the same line or found no better one."""
    reasons: list[Reason] = []

    @property
    def cost(self) -> float:
        """Return how much chance the played line cost."""
        if self.played is None or self.better is None:
            return 0.0
        return self.better.chance - self.played.chance


class Counsel(msgspec.Struct):
    """The coach's advice."""

    chance: float
    lines: list[StudiedLine]
    """Recommended lines, best first."""
    reasons: list[Reason]
    """Why the first line is better than the second."""
