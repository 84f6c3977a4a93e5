"""Clocks: minutes for a whole game, or days for each move."""

from dataclasses import dataclass
from typing import Final, Literal

A_DAY: Final = 24 * 3600.0
NOBODY = "-"


@dataclass(frozen=True, slots=True)
class Control:
    """What was agreed about time when a table was made."""

    kind: Literal["live", "days"]
    seconds: float
    """For the whole game, or for each answer."""
    increment: float
    """What a whole turn brings back, in a live game."""
    agent: str
    """The agent that replaces a player whose time is up; empty: that player loses."""

    def text(self) -> str:
        return f"{self.kind} {self.seconds:.0f} {self.increment:.0f} {self.agent or NOBODY}"

    @classmethod
    def parse(cls, text: str) -> "Control | None":
        """What the text of a table says; None: no one minds the time."""
        if not text:
            return None
        kind, seconds, increment, agent = text.split()
        agent = "" if agent == NOBODY else agent
        return cls("live" if kind == "live" else "days", float(seconds), float(increment), agent)


class Clock:
    """What is left to each seat, by what the log says and nothing else."""

    def __init__(self, control: Control) -> None:
        self.control = control
        self.left = [control.seconds, control.seconds]
        self.since = 0.0
        """Up to when time is counted already."""

    def fork(self) -> "Clock":
        copy = Clock(self.control)
        copy.left = list(self.left)
        copy.since = self.since
        return copy

    def run(self, seats: int, at: float) -> None:
        """Time has passed for these seats, a bit mask."""
        for seat in (0, 1):
            if seats >> seat & 1:
                self.left[seat] -= max(0.0, at - self.since)
        # Another process may be a moment behind; what is counted is not counted twice.
        self.since = max(self.since, at)

    def answered(self, seat: int) -> None:
        """A player who acts has a whole number of days again."""
        if self.control.kind == "days":
            self.left[seat] = self.control.seconds

    def begin(self, seat: int, again: bool) -> None:
        """A seat's turn begins; ``again``: it was over, and that was taken back."""
        if self.control.kind == "live":
            self.left[seat] -= self.control.increment if again else 0.0
        elif not again:
            self.left[seat] = self.control.seconds

    def end(self, seat: int) -> None:
        """A seat has done all that was asked of it."""
        if self.control.kind == "live":
            self.left[seat] += self.control.increment

    def left_at(self, seat: int, running: bool, now: float) -> float:
        return self.left[seat] - (max(0.0, now - self.since) if running else 0.0)
