"""Counting foolish moves. Each system defines what is foolish."""

from collections.abc import Sequence
from dataclasses import dataclass

from sandtable.core.moves import Move
from sandtable.core.state import State


@dataclass(frozen=True)
class Folly:
    """One kind of foolish play, and how much of it is tolerated."""

    name: str
    most: float
    """The largest share of its occasions at which a good agent may be foolish."""


class FollyCounter:
    """Watches one game from outside, and knows all of it. Systems derive theirs."""

    def __init__(self, follies: Sequence[Folly]) -> None:
        self.occasions: dict[str, int] = {folly.name: 0 for folly in follies}
        self.counts: dict[str, int] = {folly.name: 0 for folly in follies}

    def note(self, name: str, foolish: bool) -> None:
        """There was an occasion to be foolish."""
        self.occasions[name] += 1
        self.counts[name] += foolish

    def watch(self, state: State, seat: int, move: Move) -> None:
        """A seat is about to make this choice."""
        raise NotImplementedError

    def finish(self, state: State) -> None:
        """The game is over."""
