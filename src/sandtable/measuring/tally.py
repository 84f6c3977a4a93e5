"""Counts of measured games. Tallies can be added."""

from typing import TypeVar

import msgspec

MINUTE_ACTIONS = 6
"""Actions that people take in a minute."""
LINES_STEP = 10
"""Actions of a game are counted in steps of this."""

Key = TypeVar("Key", int, str)


class Tally(msgspec.Struct):
    games: int = 0
    draws: int = 0
    wins: int = 0
    """Of the first side."""
    endings: dict[str, dict[int, int]] = {}
    """By ending and winner (a seat, or -1) the games."""
    at_limit: int = 0
    """Games that ended because no rounds were left."""
    rounds: dict[int, int] = {}
    """By the number of rounds the games that took as many."""
    lines: dict[int, int] = {}
    """The same by the number of actions, in steps."""
    began: list[list[int]] = msgspec.field(default_factory=lambda: [[0, 0], [0, 0]])
    """By the seat with the first initiative: games, and what the first side won of them in
    halves."""
    behind: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Games in which a side was behind at half time, and those that it still won."""
    led: int = 0
    """Games with points, so that one can lead."""
    changes: int = 0
    """Of the lead."""
    goal: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """The points each side needs; 0 where no number wins."""
    points: dict[int, list[int]] = {}
    """By round the points of both sides in games that were still going on, and these games."""
    final: dict[int, list[int]] = {}
    """The same for games that were over with this round."""
    heat: dict[int, dict[str, list[int]]] = {}
    """By round and place: counters of the first side that stood there at its end, what it lost
    there, and the same of the second."""

    bought: dict[str, dict[str, int]] = {}
    """By side and card the games in which the side took it from its supply."""
    decided: dict[str, dict[str, int]] = {}
    """By side and aim the games that the side won by it."""

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
        """What the first side won, a draw as half a game."""
        return 2 * self.wins + self.draws

    def mean_points(self) -> list[tuple[int, float, float]]:
        """By round the mean points of both sides: games that are over keep theirs."""
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
    """Where a quarter, half and three quarters of counted values lie."""
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
