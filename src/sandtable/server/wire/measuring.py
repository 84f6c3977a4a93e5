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
    """Measure a draft in its stored form.

    This continues an earlier measurement of the same content by the same agent.
    """

    draft: DraftId
    revision: Count
    agent: MeasuringAgent
    games: Games = 400
    search: DraftId = ""
    """The id of a search: its result number ``found`` is measured instead of the draft."""
    found: Annotated[int, Meta(ge=0, le=2)] = 0


class Share(Struct):
    """A share of games with its 95% interval."""

    share: float
    low: float
    high: float
    games: int


class MeasurementSummary(Struct):
    """A measurement in a list. It belongs to a content, whose id is ``scenario``."""

    id: str
    draft: str
    name: str
    title: str
    scenario: str
    rules_version: int
    is_current: bool
    """Whether it was measured under the current rules."""
    agent: str
    state: Literal["queued", "waiting", "measuring", "paused", "finished", "stopped", "failed"]
    """``queued``: other users are served first; ``waiting``: another of your measurements is."""
    place: int
    """Place in the queue, counted from 1; 0 if it is not queued."""
    error: str
    """Why it failed: ``never-ends``, ``failed`` or ``rules-changed``."""
    error_number: str
    """The number under which the failure is in the server's log; empty if it did not fail."""
    wanted: int
    games: int
    result: Share | None
    """The first side's share; draws count as half."""
    starts_in: float | None
    """Estimated seconds until its first games, if it is queued."""
    seconds_left: float | None
    """Estimated seconds until its last game, if it is queued or measuring."""
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
    """The length of games: the number of games by rounds, the median and quartiles, and estimated
    minutes between people."""

    rounds: list[RoundGames]
    median: int
    quarter: int
    three_quarters: int
    minutes: int


class Worth(Struct):
    """A difference of shares with its 95% interval."""

    more: float
    low: float
    high: float


class Beginning(Struct):
    """How much it matters who begins.

    It has the first side's share by beginning side, and the difference, with 95% intervals.
    """

    fixed: str
    """The side that the scenario lets begin; empty if chance or bids decide."""
    first_begins: Share | None
    second_begins: Share | None
    worth: Worth | None


class PlaceHeat(Struct):
    """Counters of both sides that stood on a tile or square at the end of a round, summed over all
    games, and those lost there in this round."""

    round: int
    place: str
    stood: int
    fell: int
    second_stood: int
    second_fell: int


class SideGames(Struct):
    """The number of games in which a side bought a card, or won by an objective."""

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
    """The favoured side; empty if there is none."""
    interval: Literal["always", "final"]
    """``always``: valid however often it is read; ``final``: all requested games are played."""
    draws: int
    band: list[BandPoint]
    """The share and its interval after increasing numbers of games."""
    begins: Beginning | None
    endings: list[Ending]
    at_limit: int
    """Games that ended because there were no rounds left."""
    length: GameLength
    points: list[RoundPoints]
    """Mean points of both sides by round."""
    goal: BothSides
    """The points each side needs; 0 if it does not win by points."""
    comebacks: Share | None
    """Share of games won by the side that was behind at half time."""
    lead_changes: float | None
    """Mean number of changes of the lead per game."""
    lost: BothSides
    """Mean losses of each side per game."""
    heat: list[PlaceHeat]
    bought: list[SideGames] = []
    """Cards taken from the supply."""
    decided: list[SideGames] = []
    """Decisive objectives, by their names in the scenario or their numbers in its list."""


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
    """The user's measurements, latest first."""

    measurements: list[MeasurementSummary]
    quota: MeasuringQuota
    is_open: bool
    """Whether measuring is turned on at this server."""
    queue: int
    """Number of active measurements of all users."""
    usual: dict[str, str]
    """The default agent of measurements, by title."""
    game_seconds: dict[str, dict[str, float]]
    """Estimated seconds for each game of a measurement that starts now, by title and agent."""
    notices: list[Literal["email", "webhook"]]
    """How the user is told when a measurement ends."""
    searches: list[MeasurementSummary]
    """Searches for small edits that make a draft even. They are queued, paused, continued and
    stopped like measurements."""
    handicaps: list[MeasurementSummary]
    """Searches for handicaps; they are queued, paused, continued and stopped like measurements."""


class NewSearch(Struct, forbid_unknown_fields=True):
    """Search for small edits that make a draft even, in its stored form.

    Edits are predicted, then tried with the same dice; the best three are measured with fresh dice.
    An earlier search of the same content is replaced.
    """

    draft: DraftId
    revision: Count
    agent: MeasuringAgent
    size: Literal["quick", "full"] = "quick"
    groups: Annotated[list[str], Meta(max_length=20)] = []
    """The groups of edits that are allowed; empty: all."""


class FoundEdit(Struct):
    """One of the small edits that are made together."""

    group: str
    key: str
    args: dict[str, str | int]
    changes: list[EditChange]


class FoundEdits(Struct):
    """A set of small edits, the first side's share after them in games with fresh dice, and how
    much higher it is than before in games with the same dice."""

    edits: list[FoundEdit]
    scenario: str
    """The id of the content after the edits; its measurements are listed under this id."""
    label: Literal["even", "looks-even", "nearly-even", "not-enough"]
    result: Share
    effect: Worth


class EvenSearch(Struct):
    summary: MeasurementSummary
    size: Literal["quick", "full"]
    groups: list[str]
    stage: Literal["trying", "measuring", "over"]
    predicted: int
    """Number of small edits that were predicted."""
    tried: int
    """Number of edits, or sets of edits, that are tried."""
    now: Share | None
    """The first side's share in the current draft."""
    found: list[FoundEdits]
    """At most three, the most even first."""


class ChosenEdit(Struct, forbid_unknown_fields=True):
    """A small edit, identified by its key and arguments."""

    key: Annotated[str, Meta(max_length=60)]
    args: Annotated[dict[str, str | int], Meta(max_length=12)]


MostEdits = Annotated[list[ChosenEdit], Meta(min_length=1, max_length=4)]
MostGrades = Annotated[list[MostEdits], Meta(max_length=3)]


class NewHandicaps(NewSearch):
    """Search for handicaps of a draft, in its stored form, with three grades for each side, and
    measure them; or measure the chosen ones.

    An earlier search of the same content is replaced.
    """

    chosen: Annotated[dict[str, MostGrades], Meta(max_length=4)] = {}
    """The edits each grade adds, by side; if given, no handicaps are searched for."""


class HandicapSearch(Struct):
    summary: MeasurementSummary
    size: Literal["quick", "full"]
    stage: Literal["trying", "measuring", "over"]
    predicted: int
    """Number of small edits that were predicted."""
    tried: int
    """Number of settings that are tried."""
    told: Handicaps | None
    """The results so far; None before every setting has been played."""
