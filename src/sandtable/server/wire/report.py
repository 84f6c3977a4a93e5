"""Messages about finished games: replays, examples, the report, the coach."""

from typing import Literal

from msgspec import Struct

from sandtable.agents.coach_messages import Reason, StudiedLine
from sandtable.core.luck import MomentKind
from sandtable.server.wire.base import Count, Event, Nonce, Player, View
from sandtable.server.wire.table import Dice

# The after-action report. Rounds are whatever a system counts by; lists by round begin with the
# start of the game, so that the last item is how it ended.


class ScoreLine(Struct):
    """A side's points, round by round."""

    side: str
    points: list[int]
    goal: int
    """How many points win; 0 where it does not win by a number of points."""


class Losses(Struct):
    """How many of a kind were lost, by side."""

    unit: str
    lost: dict[str, int]


class LuckLine(Struct):
    """What a side's dice did, against what was to be expected of them."""

    side: str
    rolled: int
    """How many attacks were decided by them."""
    hit: int
    expected: float
    """How many hits the exact odds promised."""
    luck: list[float]
    """Hits above or below expectation, round by round."""
    band: list[float]
    """One standard deviation of that."""


class KeyMoment(Struct):
    """A key moment, and the number of entries before it."""

    entry: int
    round: int
    side: str
    kind: MomentKind
    event: Event
    """What happened; of a miss, the attack."""
    chance: float | None
    """How likely the attack was to hit, where there was one."""


class Figure(Struct):
    """Something that was counted, by side."""

    key: str
    """A message key of the locale files, without ``web-report-``."""
    counts: dict[str, int]
    of: int
    """How many there were for both; 0 where that says nothing."""


class Report(Struct):
    """A finished game, and how it came to its end."""

    table: str
    title: str
    scenario: str
    players: list[Player]
    winner: str | None
    ending: str
    decisive: Event | None
    """What happened just before the end, where that ended it."""
    rounds: int
    rules: int
    """The version of the rules it was played under."""
    ends: list[int]
    """How many entries there were at the end of each round."""
    seconds: float
    """From the first choice to the last."""
    points: list[ScoreLine]
    casualties: list[Losses]
    luck: list[LuckLine]
    moments: list[KeyMoment]
    figures: list[Figure]
    rematch: str | None


class Again(Struct, forbid_unknown_fields=True):
    """The same scenario once more, with the sides exchanged."""

    nonce: Nonce


# The coach. A chance is that of winning, from 0 to 1, as the search sees it from what one side may
# know; half of the draws count.


class CostlyLine(Struct):
    """A line that cost much, and what was better."""

    entry: int
    """How many entries there were before it."""
    round: int
    played: StudiedLine
    better: StudiedLine
    reasons: list[Reason]


class ChanceAt(Struct):
    """The chance of winning after a number of entries."""

    entry: int
    round: int
    chance: float


class Review(Struct):
    """What the coach says of one side's game."""

    side: str
    state: Literal["untaught", "working", "done"]
    """``untaught``: no one has taught the coach this title."""
    done: int
    whole: int
    """Progress: lines analysed, and lines in all."""
    chances: list[ChanceAt]
    costly: list[CostlyLine]
    """The lines that cost most, the worst first; they come when all others are done."""


class AskCoach(Struct, forbid_unknown_fields=True):
    """What would you play? At a table by its decision, in a finished game by its entry."""

    side: str
    decision: Count | None = None
    entry: Count | None = None


class Advice(Struct):
    """What the coach would play for a side, and what else it thought of."""

    side: str
    chance: float
    """As things stand."""
    lines: list[StudiedLine]
    """The best first."""
    reasons: list[Reason]
    """Why the first is better than the second."""


class FromHere(Struct, forbid_unknown_fields=True):
    """Continue a finished game from an entry, against an agent."""

    entry: int
    side: str
    agent: str
    nonce: Nonce


class ReplayEntry(Struct):
    """One entry of a finished game, as the record writes it, with what it brought about."""

    line: str
    """Empty where one side's replay is asked for and that side did not see it."""
    events: list[Event]


class Replay(Struct):
    """A finished game from beginning to end."""

    table: str
    title: str
    scenario: str
    players: list[Player]
    winner: str | None
    ending: str
    entries: list[ReplayEntry]
    dice: Dice
    shown: int
    """Entries that can be shown; later ones were played under older rules."""
    rules: int
    """The version of the rules it is shown under."""


class Moment(Struct):
    """The table after a number of entries, as one side knew it, or with nothing hidden."""

    entry: int
    views: list[View]
    """One side's view, or both."""


class ExampleStep(Struct):
    """A moment of an example round: what is said to it, and how the table lies."""

    entry: int
    rules: list[str]
    text: str
    events: list[Event]
    """What has happened since the step before."""
    views: list[View]
    """What each side knows."""


class Example(Struct):
    """An example round of the printed rules, told in the reader's language."""

    id: str
    title: str
    text: str
    scenario: str
    steps: list[ExampleStep]
