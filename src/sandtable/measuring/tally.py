"""Counts of measured games. Tallies can be added."""

from typing import TypeVar

import msgspec

MINUTE_ACTIONS = 6
"""Number of actions that people take per minute."""
LINES_STEP = 10
"""Step in which the actions of a game are counted."""

Key = TypeVar("Key", int, str)


class Tally(msgspec.Struct):
    games: int = 0
    draws: int = 0
    wins: int = 0
    """Wins of the first side."""
    endings: dict[str, dict[int, int]] = {}
    """Number of games by ending and winner (a seat, or -1)."""
    at_limit: int = 0
    """Number of games that ended at the round limit."""
    rounds: dict[int, int] = {}
    """Number of games by their number of rounds."""
    lines: dict[int, int] = {}
    """Number of games by their number of actions, in steps of ``LINES_STEP``."""
    began: list[list[int]] = msgspec.field(default_factory=lambda: [[0, 0], [0, 0]])
    """By the seat with the first initiative: games, and the first side's score in half points."""
    behind: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Number of games in which a side was behind at half-time, and how many of these it won."""
    led: int = 0
    """Number of games with points, in which a side can lead."""
    changes: int = 0
    """Number of changes of the lead."""
    goal: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Points that each side needs; 0 if there is no such number."""
    points: dict[int, list[int]] = {}
    """By round: the points of both sides in unfinished games, and the number of these games."""
    final: dict[int, list[int]] = {}
    """By round: the points of both sides in games that ended in it, and these games' number."""
    heat: dict[int, dict[str, list[int]]] = {}
    """By round and place: the first side's counters there at the end of the round, its losses
    there, and the same for the second side."""

    bought: dict[str, dict[str, int]] = {}
    """By side and card: number of games in which the side took the card from its supply."""
    decided: dict[str, dict[str, int]] = {}
    """By side and goal: number of games that the side won by it."""

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.draws += other.draws
        self.wins += other.wins
        self.at_limit += other.at_limit
        self.led += other.led
        self.changes += other.changes
        self.goal = other.goal if other.games else self.goal
        add_lists(self.behind, other.behind)
        for mine, theirs in zip(self.began, other.began, strict=True):
            add_lists(mine, theirs)
        for ending, winners in other.endings.items():
            add_counts(self.endings.setdefault(ending, {}), winners)
        add_counts(self.rounds, other.rounds)
        add_counts(self.lines, other.lines)
        for mine_of, theirs_of in ((self.points, other.points), (self.final, other.final)):
            for round, values in theirs_of.items():
                add_lists(mine_of.setdefault(round, [0] * len(values)), values)
        for mine_by, theirs_by in ((self.bought, other.bought), (self.decided, other.decided)):
            for side, counts_of in theirs_by.items():
                add_counts(mine_by.setdefault(side, {}), counts_of)
        for round, places in other.heat.items():
            here = self.heat.setdefault(round, {})
            for place, counts in places.items():
                add_lists(here.setdefault(place, [0] * len(counts)), counts)

    @property
    def halves(self) -> int:
        """Score of the first side in half points."""
        return 2 * self.wins + self.draws

    def mean_points(self) -> list[tuple[int, float, float]]:
        """Return the mean points of both sides by round; finished games keep their points."""
        found = []
        over = [0, 0, 0]
        for round in sorted({*self.points, *self.final}):
            going_on = self.points.get(round, [0, 0, 0])
            add_lists(over, self.final.get(round, [0, 0, 0]))
            one, other, games = (a + b for a, b in zip(going_on, over, strict=True))
            if games:
                found.append((round, one / games, other / games))
        return found


def add_lists(mine: list[int], theirs: list[int]) -> None:
    for place, value in enumerate(theirs):
        mine[place] += value


def add_counts(mine: dict[Key, int], theirs: dict[Key, int]) -> None:
    for key, value in theirs.items():
        mine[key] = mine.get(key, 0) + value


def quartiles(counts: dict[int, int]) -> tuple[int, int, int]:
    """Return the quartiles of counted values."""
    total = sum(counts.values())
    found = []
    for part in (1, 2, 3):
        seen = 0
        for value in sorted(counts):
            seen += counts[value]
            if 4 * seen >= part * total:
                found.append(value)
                break
    return found[0], found[1], found[2]
