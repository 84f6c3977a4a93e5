"""A tournament on a ladder: does each level beat the one below it, and by how much?

Every level meets its neighbours, and the top level meets the floor. A meeting goes over all
scenarios of a title in cycles. In each cycle every scenario is played twice with the same dice and
draws and the sides exchanged. After each cycle a test checks whether the upper level wins more or
less often than claimed; the meeting ends when the test is certain. The result does not depend on
the number of processes: games beyond the end of a meeting are ignored.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

import sandtable
from sandtable.agents import AGENTS, make
from sandtable.core import SandtableError
from sandtable.lab.game_log import GameLog
from sandtable.lab.games import Fixture, Played, check_fraction
from sandtable.lab.measure.ratings import Rating, Ratings, Score
from sandtable.lab.measure.statistics import OPEN, Rate, SequentialTest, rate

FLOOR = "recruit"
"""The level that the top is measured against in addition to its neighbour; its rating is 0."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The settings of a tournament."""

    agents: tuple[str, ...]
    """The levels, weakest first."""
    games: int
    """Maximum games of a meeting, rounded up to whole cycles."""
    seed: int = 1944
    fraction: float = 1.0
    seconds: float = 0.0
    """Time limit per decision in seconds, instead of a number of rounds; 0 to use rounds."""
    step: float = 0.6
    """Target win rate of each level against the one below."""
    height: float = 0.9
    """Target win rate of the top level against the bottom one."""
    hours: float = inf
    """Hours after the first game in which a game may still start."""

    def check(self) -> None:
        for agent in self.agents:
            make(agent, 0)
        if len(set(self.agents)) < 2 or len(set(self.agents)) < len(self.agents):
            raise SandtableError(
                "--agents needs at least two different agents, not "
                f"{' '.join(self.agents) or 'none'}"
            )
        if self.games < 1:
            raise SandtableError(f"--games must be at least 1, not {self.games}")
        check_fraction(self.fraction)
        if not 0 <= self.seconds < inf:  # written so that it rejects nan too
            raise SandtableError(
                "--seconds-per-move must be 0 (use the search budget) or more, "
                f"not {self.seconds:g}"
            )
        if not self.hours > 0:
            raise SandtableError(f"--max-hours must be greater than 0, not {self.hours:g}")
        for claim in (self.step, self.height):
            if not 0 < claim < 1:
                raise SandtableError(f"target win rates must be between 0 and 1, not {claim:g}")


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that an agent takes."""

    mean: float
    """Mean per choice."""
    slowest: float
    """Slowest choice."""
    longest: float
    """Longest turn, until the other side has a choice."""


def default_ladder() -> tuple[str, ...]:
    """Return all levels, weakest first."""
    return tuple(AGENTS)


class Meeting:
    """Two levels in one title, until the test is certain or the maximum of games is reached."""

    def __init__(self, title: str, upper: str, lower: str, claim: float, terms: Terms) -> None:
        self.title = title
        self.upper = upper
        self.lower = lower
        self.test = SequentialTest(claim)
        self.scenarios = [listing.id for listing in sandtable.load(title).listings()]
        self.cycle = 2 * len(self.scenarios)
        """Games per cycle: each scenario twice, with the sides swapped."""
        self.most = -(-terms.games // self.cycle) * self.cycle
        self.counted = 0
        """Number of games that the test has counted."""
        self._terms = terms
        self._played: dict[int, Played] = {}

    @property
    def played(self) -> int:
        return len(self._played)

    @property
    def over(self) -> bool:
        return self.counted == self.most or self.test.verdict != OPEN

    def fixture(self, number: int) -> Fixture:
        """Return game ``number``; two in a row are a mirrored pair."""
        pair = number // 2
        fixture = Fixture(
            self.title,
            self.scenarios[pair % len(self.scenarios)],
            (self.upper, self.lower),
            self._terms.seed,
            pair,
            self._terms.fraction,
            self._terms.seconds,
        )
        return fixture.exchanged() if number % 2 else fixture

    def add(self, number: int, played: Played) -> None:
        self._played[number] = played
        while not self.over and all(
            wanted in self._played for wanted in range(self.counted, self.counted + self.cycle)
        ):
            for first in range(self.counted, self.counted + self.cycle, 2):
                self.test.add((self.score(first) + self.score(first + 1)) / 2)
            self.counted += self.cycle

    def score(self, number: int) -> float:
        """Return the upper level's score in a game."""
        return self._played[number].score(number % 2)

    # Results

    def result(self, scenario: str | None = None) -> Score:
        """Return the upper level's score in all games that count, or in those of one scenario."""
        scores = [
            self.score(number)
            for number in range(self.counted)
            if scenario in (None, self.fixture(number).scenario)
        ]
        return Score(sum(scores), len(scores))

    def rate(self, scenario: str | None = None) -> Rate | None:
        score = self.result(scenario)
        return rate(score.won, score.games)

    @property
    def draws(self) -> int:
        return sum(self._played[number].winner < 0 for number in range(self.counted))

    def played_by(self, agent: str) -> Iterator[tuple[Played, int]]:
        """Yield the counted games of one of the two levels, with its seat."""
        for number in range(self.counted):
            yield self._played[number], self.fixture(number).agents.index(agent)


class Tournament:
    """The meetings of a ladder in one title."""

    def __init__(self, title: str, terms: Terms) -> None:
        self.title = title
        self.terms = terms
        self.meetings = [
            Meeting(title, upper, lower, claim, terms)
            for upper, lower, claim in pairings(terms.agents, terms.step, terms.height)
        ]
        self._asked: dict[Fixture, tuple[Meeting, int]] = {}

    def fixtures(self, log: GameLog, until: float = inf) -> Iterator[Fixture]:
        """Yield the games still to be played, as long as they can start before ``until``.

        The top level's games come last, because it takes longest; if there is no time for all of
        them, it still meets its neighbour and the floor equally often. The caller adds results
        between games, so that decided meetings stop.
        """
        for meeting, number in self._order():
            if meeting.over:
                continue
            fixture = meeting.fixture(number)
            if fixture in log:
                meeting.add(number, log[fixture])
            elif time.monotonic() < until:
                self._asked[fixture] = meeting, number
                yield fixture

    def _order(self) -> Iterator[tuple[Meeting, int]]:
        """Yield one cycle of each meeting in turn; the meetings of the top level come last."""
        top = self.terms.agents[-1]
        for group in (
            [meeting for meeting in self.meetings if meeting.upper != top],
            [meeting for meeting in self.meetings if meeting.upper == top],
        ):
            for first in range(0, max((meeting.most for meeting in group), default=0), self._cycle):
                for meeting in group:
                    for number in range(first, first + self._cycle):
                        yield meeting, number

    def add(self, fixture: Fixture, played: Played) -> Meeting:
        """Count a game; return its meeting."""
        meeting, number = self._asked.pop(fixture)
        meeting.add(number, played)
        return meeting

    @property
    def _cycle(self) -> int:
        return self.meetings[0].cycle

    @property
    def told(self) -> list[Meeting]:
        """Meetings with at least one whole cycle, which can be reported."""
        return [meeting for meeting in self.meetings if meeting.counted]

    @property
    def missing(self) -> list[Meeting]:
        """Meetings for which there was no time yet."""
        return [meeting for meeting in self.meetings if not meeting.counted]

    @property
    def anchor(self) -> str:
        """The agent whose rating is 0.

        If there is a floor it is the floor, not the weakest agent: losing every game to the next
        level says nothing about how far the others are above.
        """
        return FLOOR if FLOOR in self.terms.agents else self.terms.agents[0]

    @property
    def rated(self) -> list[str]:
        """The agents connected with the anchor by games, weakest first."""
        joined = {self.anchor}
        for _ in self.told:  # a chain is at most as long as the number of meetings
            for meeting in self.told:
                pair = {meeting.upper, meeting.lower}
                if pair & joined:
                    joined |= pair
        return [agent for agent in self.terms.agents if agent in joined]

    def ratings(self) -> dict[str, Rating]:
        """Return the ratings of the rated agents relative to the anchor."""
        found = self._strengths()
        return {agent: found.above(agent, self.anchor) for agent in self.rated}

    def between(self, meeting: Meeting) -> Rating | None:
        """Return the upper level's rating relative to the lower, from the games of all meetings."""
        if not {meeting.upper, meeting.lower} <= set(self.rated):
            return None
        return self._strengths().above(meeting.upper, meeting.lower)

    def _strengths(self) -> Ratings:
        rated = self.rated
        return Ratings(
            rated,
            {
                (meeting.upper, meeting.lower): meeting.result()
                for meeting in self.told
                if meeting.upper in rated
            },
        )

    def pace(self, agent: str) -> Pace:
        played = [
            game
            for meeting in self.meetings
            if agent in (meeting.upper, meeting.lower)
            for game in meeting.played_by(agent)
        ]
        choices = sum(game.choices[seat] for game, seat in played)
        return Pace(
            mean=sum(game.seconds[seat] for game, seat in played) / max(1, choices),
            slowest=max((game.slowest[seat] for game, seat in played), default=0.0),
            longest=max((game.longest[seat] for game, seat in played), default=0.0),
        )


def pairings(agents: Sequence[str], step: float, height: float) -> Iterator[tuple[str, str, float]]:
    """Yield the pairings: the stronger agent, the weaker one and the claimed win rate."""
    for lower, upper in pairwise(agents):
        yield upper, lower, step
    top = agents[-1]
    if FLOOR in agents[:-2]:
        yield top, FLOOR, height
