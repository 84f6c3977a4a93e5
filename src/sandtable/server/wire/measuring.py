"""Messages of the studio: measurements of drafts and their results."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.base import Count
from sandtable.server.wire.lobby import Handicaps
from sandtable.server.wire.studio import EditChange

DraftId = Annotated[str, Meta(max_length=16)]
Games = Annotated[int, Meta(ge=20, le=6400)]
MeasuringAgent = Literal["corporal", "sergeant", "lieutenant", "captain"]


class NewMeasurement(Struct, forbid_unknown_fields=True):
    """Measure a draft as it is stored now. Where this content was measured by this agent before,
    it goes on from there."""

    draft: DraftId
    revision: Count
    agent: MeasuringAgent
    games: Games = 400
    search: DraftId = ""
    """Instead of the draft: what this search of it has found, at the place ``found``."""
    found: Annotated[int, Meta(ge=0, le=2)] = 0


class Share(Struct):
    """A share of games with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int


class MeasurementSummary(Struct):
    """A measurement in a list. It belongs to a content: ``scenario`` is its id."""

    id: str
    draft: str
    name: str
    title: str
    scenario: str
    rules_version: int
    is_current: bool
    """Whether the rules are still those it was measured under."""
    agent: str
    state: Literal["queued", "waiting", "measuring", "paused", "finished", "stopped", "failed"]
    """``queued``: others are served first; ``waiting``: another one of yours is."""
    place: int
    """In line, counted from 1; 0 where it does not stand in line."""
    error: str
    """Why it failed: ``never-ends``, ``failed`` or ``rules-changed``."""
    wanted: int
    games: int
    result: Share | None
    """What the first side won; a draw counts as half a game."""
    seconds_left: float | None
    created: float
    changed: float


class Ending(Struct):
    ending: str
    winner: str
    """A side; empty for a draw."""
    games: int


class RoundGames(Struct):
    round: int
    games: int


class GameLength(Struct):
    """How long games are: the number of games by rounds, the median and the middle half, and the
    minutes that people may need."""

    rounds: list[RoundGames]
    median: int
    quarter: int
    three_quarters: int
    minutes: int


class Worth(Struct):
    """A difference of shares with its 95 % interval."""

    more: float
    low: float
    high: float


class Beginning(Struct):
    """The first side's share where each side begins, and how much more the first side wins when
    it begins, with its 95 % interval."""

    fixed: str
    """The side that begins by the scenario; empty where that is left to chance or to the bids."""
    first_begins: Share | None
    second_begins: Share | None
    worth: Worth | None


class PlaceHeat(Struct):
    """Of the first and the second side: counters that stood on a tile or square at the end of a
    round, summed over all games, and what was lost there in this round."""

    round: int
    place: str
    stood: int
    fell: int
    second_stood: int
    second_fell: int


class SideGames(Struct):
    """In how many games a side bought a card, or won by an aim."""

    side: str
    what: str
    games: int


class BandPoint(Struct):
    games: int
    share: float
    low: float
    high: float


class BothSides(Struct):
    first: float
    second: float


class RoundPoints(Struct):
    round: int
    first: float
    second: float


class Finding(Struct):
    verdict: Literal["even", "favoured", "unknown"]
    favoured: str
    """The side, if there is one."""
    interval: Literal["always", "final"]
    """``always``: it holds at every moment, however often one looks; ``final``: all games that
    were wanted are played."""
    draws: int
    band: list[BandPoint]
    """The share after some games, and its interval then."""
    begins: Beginning | None
    endings: list[Ending]
    at_limit: int
    """Games that ended because there were no rounds left."""
    length: GameLength
    points: list[RoundPoints]
    """By round the mean points of both sides."""
    goal: BothSides
    """The points each side needs; 0 where no number wins."""
    comebacks: Share | None
    """How often who was behind at half time won."""
    lead_changes: float | None
    """In a game."""
    lost: BothSides
    """What each side lost in a game."""
    heat: list[PlaceHeat]
    bought: list[SideGames] = []
    """Cards that were taken from a supply."""
    decided: list[SideGames] = []
    """Aims, by their names in the scenario, or by their numbers in its list."""


class Measurement(Struct):
    summary: MeasurementSummary
    finding: Finding | None
    """None before the first games are played."""


class MeasuringQuota(Struct):
    games_today: int
    most_games_a_day: int
    under_way: int
    most_under_way: int


class Measurements(Struct):
    """Your measurements, the latest first."""

    measurements: list[MeasurementSummary]
    quota: MeasuringQuota
    is_open: bool
    """Whether this server measures at all."""
    queue: int
    """Measurements of all people that are to be played."""
    usual: dict[str, str]
    """By title the agent that measures unless another is chosen."""
    searches: list[MeasurementSummary]
    """Your searches for small edits that make a draft even. They wait in the same line, and are
    paused, continued and stopped like measurements."""
    handicaps: list[MeasurementSummary]
    """Your searches for handicaps, likewise."""


class NewSearch(Struct, forbid_unknown_fields=True):
    """Look for small edits that make a draft even, as it is stored now: predicted, tried with the
    same dice, the best three measured with fresh dice. An earlier search of the same content is
    replaced."""

    draft: DraftId
    revision: Count
    agent: MeasuringAgent
    size: Literal["quick", "full"] = "quick"
    groups: Annotated[list[str], Meta(max_length=20)] = []
    """What may be changed; nothing named: all."""


class FoundEdit(Struct):
    """One of the small edits that are made together."""

    group: str
    key: str
    args: dict[str, str | int]
    changes: list[EditChange]


class FoundEdits(Struct):
    """Small edits, what the first side wins after them in games with fresh dice, and how much more
    that is than before in games with the same dice."""

    edits: list[FoundEdit]
    scenario: str
    """The id of the content after them: a measurement of it is listed under this."""
    label: Literal["even", "looks-even", "nearly-even", "not-enough"]
    result: Share
    effect: Worth


class EvenSearch(Struct):
    summary: MeasurementSummary
    size: Literal["quick", "full"]
    groups: list[str]
    stage: Literal["trying", "measuring", "over"]
    predicted: int
    """How many small edits were predicted."""
    tried: int
    """How many edits, or sets of them, are tried."""
    now: Share | None
    """What the first side wins as the draft is."""
    found: list[FoundEdits]
    """At most three, the nearest to one half first."""


class ChosenEdit(Struct, forbid_unknown_fields=True):
    """A small edit, by what tells it from others."""

    key: Annotated[str, Meta(max_length=60)]
    args: Annotated[dict[str, str | int], Meta(max_length=12)]


MostEdits = Annotated[list[ChosenEdit], Meta(min_length=1, max_length=4)]
MostGrades = Annotated[list[MostEdits], Meta(max_length=3)]


class NewHandicaps(Struct, forbid_unknown_fields=True):
    """Look for handicaps of a draft as it is stored now, three grades for each side, and measure
    them; or measure those that were chosen. What was found of the same content is replaced."""

    draft: DraftId
    revision: Count
    agent: MeasuringAgent
    size: Literal["quick", "full"] = "quick"
    groups: Annotated[list[str], Meta(max_length=20)] = []
    """What may be changed; nothing named: all."""
    chosen: Annotated[dict[str, MostGrades], Meta(max_length=4)] = {}
    """By side what each grade adds; with these none are looked for."""


class HandicapSearch(Struct):
    summary: MeasurementSummary
    size: Literal["quick", "full"]
    stage: Literal["trying", "measuring", "over"]
    predicted: int
    """How many small edits were predicted."""
    tried: int
    """How many settings are tried."""
    told: Handicaps | None
    """What was found so far; None before all of them have been played."""
