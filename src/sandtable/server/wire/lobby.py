"""Messages of the lobby: titles, rules and lessons, lists of tables, new tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.base import ArmyText, Code, Nonce, Player, Points, ScenarioId
from sandtable.words.catalogue import Table


class Balance(Struct):
    """How even a scenario is, measured between two equal agents."""

    agent: str
    games: int
    first_side: float
    """The share of games the first side won."""
    low: float
    high: float
    rounds: float
    lines: float
    """How many actions a game took, both sides together."""
    fraction: float = 1.0
    """The part of its budget for search that the agent had."""
    rules: int = 0
    """The version of the rules; 0 where nobody wrote it down."""


class DrawnBattle(Struct):
    """The random battle that was drawn for a seed; its id names the seed of its own."""

    scenario: str


class EditWords(Struct):
    """A small edit of a scenario: the message ``edit-KEY`` of the title's catalogue with these
    arguments."""

    group: str
    key: str
    args: dict[str, str | int]


class HandicapInfo(Struct):
    """A help for one side of a scenario."""

    scenario: str
    """The id of the scenario with it."""
    side: str
    grade: int
    edits: list[EditWords]
    """What it adds to the grade below."""
    balance: Balance


class Handicaps(Struct):
    """The handicaps of a scenario, and how it was as printed, measured by the same agent."""

    printed: Balance | None
    fraction: float
    """The part of its budget for search that the agent had."""
    handicaps: list[HandicapInfo]


class Length(Struct):
    """How long a game takes: rounds as measured, and about how many minutes for two people."""

    rounds: int
    minutes: int


class ScenarioInfo(Struct, kw_only=True):
    """A scenario; its system adds to it (``core.wire.ScenarioPart`` and ``LayoutPart``)."""

    id: str
    number: int
    place: str
    date: str
    initiative: str
    round_limit: int
    balance: Balance | None
    length: Length | None = None
    build: int = 0
    """The points for which players build their armies; 0 where the armies are given."""


class GuideInfo(Struct):
    """The game that is played with a guide."""

    scenario: str
    side: str
    agent: str


class OlderScenario(Struct):
    """A scenario as it was under older rules, where it was laid out otherwise."""

    rules: int
    scenario: ScenarioInfo


class TitleInfo(Struct, kw_only=True):
    """A title; its system may add to it (``core.wire.TitlePart``)."""

    id: str
    system: str
    seats: list[str]
    agents: list[str]
    scenarios: list[ScenarioInfo]
    guide: GuideInfo | None = None
    examples: list[str] = []
    """The example rounds that can be watched."""
    battle_sizes: list[str] = []
    """The sizes of random battles, the smallest first; none where there are none."""
    older: list[OlderScenario] = []
    """For the games that were started under older rules."""
    sum_rule: str = ""
    """The rule to read where the numbers of an attack are in sight, when the game is over, and
    where nothing is asked."""
    over_rule: str = ""
    waiting_rule: str = ""


class TitleNames(Struct):
    """What the titles are called in a language."""

    language: str
    names: dict[str, str]


class Catalogue(Struct):
    """A language: Fluent texts, the more general first, and what the arguments of sentences are."""

    language: str
    texts: list[str]
    arguments: Table


class CampaignPlace(Struct, gc=False):
    """Which battle of a campaign a game is, counted from 1, and of how many."""

    campaign: str
    battle: int
    battles: int


class NewClock(Struct, forbid_unknown_fields=True):
    """How long players may take: minutes for the game and seconds for each turn, or days for each
    answer."""

    kind: Literal["live", "days"]
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 20
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    agent: str = ""
    """The agent that replaces a player whose time is up; empty: that player loses."""


class TableSummary(Struct):
    """A table in a list."""

    id: str
    title: str
    scenario: str
    players: list[Player]
    status: Literal["waiting", "running", "over"]
    your_turn: bool
    round: int
    winner: str | None
    ending: str
    created: float
    touched: float
    campaign: CampaignPlace | None = None
    deadline: float | None = None
    """When the time of one of the players will be up."""
    clock: NewClock | None = None
    """What was agreed about time."""
    anyone: bool = False
    """Whether any player may take the open seat."""
    listed: bool = False
    """Whether others find it on the list of games to watch."""


class CampaignSummary(Struct):
    """A campaign in a list."""

    id: str
    title: str
    players: list[Player]
    battles: int
    fought: int
    """How many of its battles are over."""
    victories: dict[str, int]
    status: Literal["running", "between", "over"]
    """``between``: the next battle may begin."""
    touched: float


class Me(Struct):
    """Who the server takes this browser for."""

    name: str
    tables: list[TableSummary]
    account: bool = False
    """Whether it is logged in."""
    campaigns: list[CampaignSummary] = []


class NewTable(Struct, forbid_unknown_fields=True):
    """A request for a table. ``nonce`` is the player's share of the dice.

    A clock is for players who are not at one screen.
    """

    title: str
    scenario: ScenarioId
    side: str
    """A side, or ``random``: then one is drawn by lot."""
    opponent: Literal["agent", "friend", "here", "anyone"]
    """``anyone``: an open challenge."""
    nonce: Nonce
    agent: str = ""
    clock: NewClock | None = None
    listed: bool | None = None
    """Whether others may find the game on the list of games to watch; left out: only where any
    player could have joined it."""


class Seated(Struct):
    """A table one has sat down at. ``invitation`` is for the friend, where one is awaited."""

    table: str
    seats: list[str]
    invitation: str | None
    campaign: str | None = None


class Join(Struct, forbid_unknown_fields=True):
    invitation: Code
    nonce: Nonce
    army: ArmyText = ""
    """The army one has built, where the scenario lets players do so; empty for the scenario's."""


class CheckArmy(Struct, forbid_unknown_fields=True):
    """An army for a limit of points, as a text file."""

    side: str
    points: Points
    text: ArmyText


class NewBattle(Struct, forbid_unknown_fields=True):
    """A battle from a seed, or a scenario for which armies are built.

    A side without an army gets one drawn from the seed, or that of the scenario.
    """

    points: Points
    seed: Annotated[int, Meta(ge=0, le=999_999_999)]
    scenario: Annotated[str, Meta(max_length=80)] = ""
    """A scenario whose armies are built; its points count then, and no seed."""
    armies: dict[str, ArmyText] = {}


class RuleText(Struct):
    """A rule, told in the reader's language; the heading of a chapter has its number, no text."""

    id: str
    title: str
    text: str


class Trigger(Struct, forbid_unknown_fields=True):
    """A moment of a game. All that is given must hold."""

    prompts: list[str] = []
    """One of these is asked of the player."""
    offers: list[str] = []
    """A move that begins as one of these may be chosen now, or right after the next choice."""
    verb: str = ""
    """This action is chosen."""
    sum: bool = False
    """The numbers of an attack are in sight."""
    event: str = ""
    """This has happened."""
    by: Literal["own", "enemy", ""] = ""
    """To whom the event belongs."""
    round: int = 0
    """It is this round or turn, or a later one."""
    waiting: bool = False
    """The other side is to choose."""
    over: bool = False


class Lesson(Struct):
    """One thing a guided game tells, in the reader's language."""

    id: str
    title: str
    text: str
    rule: str
    when: list[Trigger]
    """It is due at any of these moments."""
    point: list[str]
    """The parts of the table it is about."""
    last: bool = False
    """Whether the guide has told all one needs after it."""
