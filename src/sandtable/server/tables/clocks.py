"""Clocks: minutes for a whole game, or days per answer."""

from dataclasses import dataclass
from typing import Final, Literal

A_DAY: Final = 24 * 3600.0
NOBODY = "-"


@dataclass(frozen=True, slots=True)
class Control:
    """The time control that was agreed when a table was created."""

    kind: Literal["live", "days"]
    seconds: float
    """Seconds for the whole game (live) or for each answer (days)."""
    increment: float
    """Seconds added after each full turn of a live game."""
    agent: str
    """The agent that takes over when a player's time runs out; empty: the player loses."""

    def text(self) -> str:
        return f"{self.kind} {self.seconds:.0f} {self.increment:.0f} {self.agent or NOBODY}"

    @classmethod
    def parse(cls, text: str) -> "Control | None":
        """Parse a table's time control; None if the table has no clock."""
        if not text:
            return None
        kind, seconds, increment, agent = text.split()
        agent = "" if agent == NOBODY else agent
        return cls("live" if kind == "live" else "days", float(seconds), float(increment), agent)


class Clock:
    """The time left to each seat, computed from the log alone."""

    def __init__(self, control: Control) -> None:
        self.control = control
        self.left = [control.seconds, control.seconds]
        self.since = 0.0
        """Table time up to which time has been counted."""

    def fork(self) -> "Clock":
        copy = Clock(self.control)
        copy.left = list(self.left)
        copy.since = self.since
        return copy

    def run(self, seats: int, at: float) -> None:
        """Subtract the time passed since the last call from these seats (a bit mask)."""
        for seat in (0, 1):
            if seats >> seat & 1:
                self.left[seat] -= max(0.0, at - self.since)
        # Another process's clock may be slightly behind; never count time twice.
        self.since = max(self.since, at)

    def answered(self, seat: int) -> None:
        """Give a player who acted the full number of days again."""
        if self.control.kind == "days":
            self.left[seat] = self.control.seconds

    def begin(self, seat: int, again: bool) -> None:
        """Start a seat's turn; ``again``: the end of its turn was taken back."""
        if self.control.kind == "live":
            self.left[seat] -= self.control.increment if again else 0.0
        elif not again:
            self.left[seat] = self.control.seconds

    def end(self, seat: int) -> None:
        """End a seat's turn: it has answered everything it was asked."""
        if self.control.kind == "live":
            self.left[seat] += self.control.increment

    def left_at(self, seat: int, running: bool, now: float) -> float:
        return self.left[seat] - (max(0.0, now - self.since) if running else 0.0)
