"""The progress of a measurement: its counts and its confidence interval."""

import msgspec

from sandtable.measuring.interval import MOST_HALVES, Interval, at_any_time, at_the_end
from sandtable.measuring.pair_orders import Pair
from sandtable.measuring.tally import Tally

DENSE = 1.04
"""Factor by which the number of games grows between two points of the band."""


class Part(msgspec.Struct):
    """The results of some consecutive pairs."""

    scores: list[int] = []
    tally: Tally = msgspec.field(default_factory=Tally)
    seconds: float = 0.0

    def add(self, pair: Pair) -> None:
        self.scores.append(pair.score)
        self.tally.add(pair.tally)
        self.seconds += pair.seconds


class Progress(msgspec.Struct):
    """All counted pairs. They are counted in order, not as they finish, because pairs that one side
    wins may be shorter than others."""

    scores: list[int] = msgspec.field(default_factory=lambda: [0] * (MOST_HALVES + 1))
    """Number of pairs by the first side's score in half points."""
    tally: Tally = msgspec.field(default_factory=Tally)
    other_scores: list[int] = msgspec.field(default_factory=lambda: [0] * (MOST_HALVES + 1))
    """Number of pairs by score, with the other side starting."""
    others: Tally = msgspec.field(default_factory=Tally)
    low: float = 0.0
    high: float = 1.0
    """Upper end of the interval that is valid at every moment; ``low`` is the lower end."""
    band: list[tuple[int, float, float, float]] = []
    """Points of a curve: number of games, share, and the ends of its interval."""
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
        """Win rate of the first side; a draw counts as half a win."""
        halves = sum(score * count for score, count in enumerate(self.scores))
        return halves / (2 * self.games)

    def interval(self, finished: bool) -> Interval:
        """Return the interval of the share, for the moment or for the end."""
        if finished:
            return at_the_end(self.scores)
        return at_any_time(self.scores).within(Interval(self.low, self.high))


PROGRESS = msgspec.json.Decoder(Progress)
PART = msgspec.json.Decoder(Part)
