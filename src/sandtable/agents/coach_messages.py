"""Messages exchanged with the coach process."""

import msgspec
from msgspec import Struct


class Step(Struct):
    """A choice, and the arguments of the question it answers, which help to say it."""

    move: str
    args: dict[str, str | int | list[int]]


class StudiedLine(Struct):
    """A whole line of choices, and the chance of winning after it."""

    steps: list[Step]
    chance: float


class Reason(Struct):
    """Why one line is better than another."""

    key: str
    """A message key of the locale files, without ``web-coach-why-``."""
    better: float
    worse: float
    """What it is about, with the better line and with the other."""


class Study(msgspec.Struct, tag="study"):
    """A position, as a seat may know it, and the line it played there."""

    title: str
    scenario: str
    seat: int
    cells: list[int]
    seed: int
    rounds: int
    rules: int
    """The version of the rules that the game is played under."""
    played: list[str] = []
    """Empty where only the chance is asked for."""
    content: str = ""
    """The content of a scenario that a player made."""


class Studied(msgspec.Struct):
    """The chance as things stood, and what the coach would have played instead."""

    chance: float
    played: StudiedLine | None = None
    better: StudiedLine | None = None
    """None where it would have played the same, or knows no better."""
    reasons: list[Reason] = []

    @property
    def cost(self) -> float:
        """What the line that was played cost."""
        if self.played is None or self.better is None:
            return 0.0
        return self.better.chance - self.played.chance


class Consultation(msgspec.Struct, tag="consultation"):
    """A position, as a seat may know it, in which it asks what to play."""

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


class Counsel(msgspec.Struct):
    """What the coach would play."""

    chance: float
    lines: list[StudiedLine]
    """The best first."""
    reasons: list[Reason]
    """Why rather the first than the second."""
