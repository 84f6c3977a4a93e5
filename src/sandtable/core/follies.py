"""Counting foolish moves. Each system defines which moves are foolish."""

from collections.abc import Sequence
from dataclasses import dataclass

from sandtable.core.moves import Move
from sandtable.core.state import State


@dataclass(frozen=True)
class Folly:
    """One kind of foolish play and its limit."""

    name: str
    most: float
    """The maximum share of opportunities at which a good agent may be foolish."""


class FollyCounter:
    """Counts foolish moves in one game, knowing the true state. Each system derives its own."""

    def __init__(self, follies: Sequence[Folly]) -> None:
        self.occasions: dict[str, int] = {folly.name: 0 for folly in follies}
        self.counts: dict[str, int] = {folly.name: 0 for folly in follies}

    def note(self, name: str, foolish: bool) -> None:
        """Count an opportunity to be foolish, and whether the seat was."""
        self.occasions[name] += 1
        self.counts[name] += foolish

    def watch(self, state: State, seat: int, move: Move) -> None:
        """Inspect a move that a seat is about to make."""
        raise NotImplementedError

    def finish(self, state: State) -> None:
        """Inspect the final state of the game."""
