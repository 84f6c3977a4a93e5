"""Messages about finished games: replays, examples, the report, the coach."""

from typing import Literal

from msgspec import Struct

from sandtable.agents.coach_messages import Reason, StudiedLine
from sandtable.core.report_parts import MomentKind
from sandtable.server.wire.base import Count, Event, Nonce, Player, View
from sandtable.server.wire.table import Dice

# The after-action report. A round is the unit that a system counts by. Lists by round begin with
# the start of the game, so the last item is the end.


class ScoreLine(Struct):
    """A side's points, round by round."""

    side: str
    points: list[int]
    goal: int
    """Points needed to win; 0 if the side does not win by points."""


class Losses(Struct):
    """Number of units of a kind lost, by side."""

    unit: str
    lost: dict[str, int]


class LuckLine(Struct):
    """The luck of a side's dice: results compared with expectation."""

    side: str
    rolled: int
    """Number of attacks decided by its dice."""
    hit: int
    expected: float
    """Expected number of hits by the exact odds."""
    luck: list[float]
    """Hits above or below expectation, round by round."""
    band: list[float]
    """One standard deviation of ``luck``, round by round."""


class KeyMoment(Struct):
    """A key moment, and the number of entries before it."""

    entry: int
    round: int
    side: str
    kind: MomentKind
    event: Event
    """What happened; for a miss, the attack."""
    chance: float | None
    """The attack's chance to hit, if there was an attack."""


class Figure(Struct):
    """A count of something, by side."""

    key: str
    """A message key of the locale files, without ``web-report-``."""
    counts: dict[str, int]
    of: int
    """The total of both sides; 0 if shares are not meaningful."""


class Report(Struct):
    """The after-action report of a finished game."""

    table: str
    title: str
    scenario: str
    players: list[Player]
    winner: str | None
    ending: str
    decisive: Event | None
    """The event that ended the game, if one did."""
    rounds: int
    rules: int
    """The version of the rules the game was played under."""
    ends: list[int]
    """Number of entries at the end of each round."""
    seconds: float
    """Seconds from the first choice to the last."""
    points: list[ScoreLine]
    casualties: list[Losses]
    luck: list[LuckLine]
    moments: list[KeyMoment]
    figures: list[Figure]
    rematch: str | None


class Again(Struct, forbid_unknown_fields=True):
    """Rematch with the same scenario and swapped sides."""

    nonce: Nonce


# The coach. A chance is the probability of winning, from 0 to 1, that a search gives from what one
# side may know; draws count half.


class CostlyLine(Struct):
    """A costly line, and a better one."""

    entry: int
    """Number of entries before it."""
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
    """The coach's review of one side's game."""

    side: str
    state: Literal["untaught", "working", "done"]
    """``untaught``: the coach does not support this title."""
    done: int
    whole: int
    """Number of lines to analyse in total; ``done`` of them are analysed."""
    chances: list[ChanceAt]
    costly: list[CostlyLine]
    """The most costly lines, worst first; empty until all lines are analysed."""


class AskCoach(Struct, forbid_unknown_fields=True):
    """Ask the coach for advice, by the decision in a running game, or the entry in a finished
    one."""

    side: str
    decision: Count | None = None
    entry: Count | None = None


class Advice(Struct):
    """The coach's advice for a side: the best line and alternatives."""

    side: str
    chance: float
    """The chance of winning in the current position."""
    lines: list[StudiedLine]
    """The best line first."""
    reasons: list[Reason]
    """Why the first line is better than the second."""


class FromHere(Struct, forbid_unknown_fields=True):
    """Continue a finished game from an entry, against an agent."""

    entry: int
    side: str
    agent: str
    nonce: Nonce


class ReplayEntry(Struct):
    """One entry of a finished game, as in the record, with its events."""

    line: str
    """Empty if one side's replay is requested and that side did not see the entry."""
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
    """Number of entries that can be shown; later ones were played under older rules."""
    rules: int
    """The version of the rules it is shown under."""


class Moment(Struct):
    """The position after a number of entries, as one side knew it, or with nothing hidden."""

    entry: int
    views: list[View]
    """One side's view, or both."""


class ExampleStep(Struct):
    """A step of an example round: a comment and the position."""

    entry: int
    rules: list[str]
    text: str
    events: list[Event]
    """The events since the previous step."""
    views: list[View]
    """Each side's view."""


class Example(Struct):
    """An example round of the printed rules, in the reader's language."""

    id: str
    title: str
    text: str
    scenario: str
    steps: list[ExampleStep]
