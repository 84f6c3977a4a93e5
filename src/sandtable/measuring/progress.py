"""The progress of a measurement: its counts and confidence interval so far."""

import msgspec

from sandtable.measuring.interval import MOST_HALVES, Interval, at_any_time, at_the_end
from sandtable.measuring.pair_orders import Pair
from sandtable.measuring.tally import Tally

DENSE = 1.04
"""The band has its next point when the games have become more by this factor."""


class Part(msgspec.Struct):
    """What came of some neighbouring pairs."""

    scores: list[int] = []
    tally: Tally = msgspec.field(default_factory=Tally)
    seconds: float = 0.0

    def add(self, pair: Pair) -> None:
        self.scores.append(pair.score)
        self.tally.add(pair.tally)
        self.seconds += pair.seconds


class Progress(msgspec.Struct):
    """All pairs that are counted. They are counted in their order and not as they get finished:
    those that one side wins may be shorter than the others."""

    scores: list[int] = msgspec.field(default_factory=lambda: [0] * (MOST_HALVES + 1))
    """How many pairs brought the first side no half, one half, and so on."""
    tally: Tally = msgspec.field(default_factory=Tally)
    other_scores: list[int] = msgspec.field(default_factory=lambda: [0] * (MOST_HALVES + 1))
    """The same with the other side beginning."""
    others: Tally = msgspec.field(default_factory=Tally)
    low: float = 0.0
    high: float = 1.0
    """Of the interval that holds at every moment."""
    band: list[tuple[int, float, float, float]] = []
    """Points of a curve: the number of games, the share then, and its interval."""
    seconds: float = 0.0

    def add(self, part: Part, is_other: bool) -> None:
        self.seconds += part.seconds
        if is_other:
            self.others.add(part.tally)
            for score in part.scores:
                self.other_scores[score] += 1
            return
        self.tally.add(part.tally)
        for score in part.scores:
            self.scores[score] += 1
            self._look()

    def _look(self) -> None:
        games = self.games
        if self.band and games < self.band[-1][0] * DENSE:
            return
        now = at_any_time(self.scores).within(Interval(self.low, self.high))
        self.low, self.high = now.low, now.high
        self.band.append((games, round(self.share, 4), round(now.low, 4), round(now.high, 4)))

    @property
    def games(self) -> int:
        return 2 * sum(self.scores)

    @property
    def share(self) -> float:
        """What the first side won of all games, a draw as half a game."""
        halves = sum(score * count for score, count in enumerate(self.scores))
        return halves / (2 * self.games)

    def interval(self, finished: bool) -> Interval:
        """How sure one is of the share, now or when everything wanted is played."""
        if finished:
            return at_the_end(self.scores)
        return at_any_time(self.scores).within(Interval(self.low, self.high))


PROGRESS = msgspec.json.Decoder(Progress)
PART = msgspec.json.Decoder(Part)
