"""Messages of the lobby: titles, rules and lessons, lists of tables, new tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.base import ArmyText, Code, Nonce, Player, Points, ScenarioId
from sandtable.words.catalogue import Table


class Balance(Struct):
    """The balance of a scenario, measured between two equal agents."""

    agent: str
    games: int
    first_side: float
    """The share of games that the first side won."""
    low: float
    high: float
    rounds: float
    lines: float
    """Mean number of lines per game, both sides together."""
    fraction: float = 1.0
    """The fraction of the agent's normal search budget that was used."""
    rules: int = 0
    """The version of the rules; 0 if unknown."""


class DrawnBattle(Struct):
    """The random battle drawn for a seed; its id contains the seed of the chosen candidate."""

    scenario: str


class EditWords(Struct):
    """A small edit of a scenario.

    It is described by the message ``edit-KEY`` of the title's catalogue with these arguments.
    """

    group: str
    key: str
    args: dict[str, str | int]


class HandicapInfo(Struct):
    """A handicap that helps one side of a scenario."""

    scenario: str
    """The id of the scenario with the handicap."""
    side: str
    grade: int
    edits: list[EditWords]
    """The edits it adds to the grade below."""
    balance: Balance


class Handicaps(Struct):
    """The handicaps of a scenario, and its balance as printed, measured by the same agent."""

    printed: Balance | None
    fraction: float
    """The fraction of the agent's normal search budget that was used."""
    handicaps: list[HandicapInfo]


class Length(Struct):
    """The length of a game: measured rounds, and estimated minutes for two people."""

    rounds: int
    minutes: int


class ScenarioInfo(Struct, kw_only=True):
    """A scenario. Systems add fields (``core.wire.ScenarioPart`` and ``LayoutPart``)."""

    id: str
    number: int
    place: str
    date: str
    initiative: str
    round_limit: int
    balance: Balance | None
    length: Length | None = None
    build: int = 0
    """The points for which players build their armies; 0 if the armies are given."""


class GuideInfo(Struct):
    """The guided first game of a title."""

    scenario: str
    side: str
    agent: str


class OlderScenario(Struct):
    """A scenario as it was under older rules, which gave it another layout."""

    rules: int
    scenario: ScenarioInfo


class TitleInfo(Struct, kw_only=True):
    """A title. Systems may add fields (``core.wire.TitlePart``)."""

    id: str
    system: str
    seats: list[str]
    agents: list[str]
    scenarios: list[ScenarioInfo]
    guide: GuideInfo | None = None
    examples: list[str] = []
    """The ids of the example rounds."""
    battle_sizes: list[str] = []
    """The sizes of random battles, smallest first; empty if the title has none."""
    older: list[OlderScenario] = []
    """Scenarios of games that were started under older rules."""
    sum_rule: str = ""
    """The rule to link to while the numbers of an attack are shown; ``over_rule``: when the game is
    over; ``waiting_rule``: when nothing is asked."""
    over_rule: str = ""
    waiting_rule: str = ""


class TitleNames(Struct):
    """The names of the titles in a language."""

    language: str
    names: dict[str, str]


class Catalogue(Struct):
    """The texts of a language: Fluent files, the most general first, and the types of arguments."""

    language: str
    texts: list[str]
    arguments: Table


class CampaignPlace(Struct, gc=False):
    """A battle's place in a campaign: its number, counted from 1, and the number of battles."""

    campaign: str
    battle: int
    battles: int


class NewClock(Struct, forbid_unknown_fields=True):
    """A time control: minutes for the game and seconds per turn, or days per answer."""

    kind: Literal["live", "days"]
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 20
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    agent: str = ""
    """The agent that takes over when a player's time runs out; empty: the player loses."""


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
    """When the next player's time runs out."""
    clock: NewClock | None = None
    """The time control."""
    anyone: bool = False
    """Whether any player may take the open seat."""
    listed: bool = False
    """Whether the game is on the list of games to watch."""


class CampaignSummary(Struct):
    """A campaign in a list."""

    id: str
    title: str
    players: list[Player]
    battles: int
    fought: int
    """Number of battles that are over."""
    victories: dict[str, int]
    status: Literal["running", "between", "over"]
    """``between``: the next battle can start."""
    touched: float


class Me(Struct):
    """The user of this browser, as the server knows them."""

    name: str
    tables: list[TableSummary]
    account: bool = False
    """Whether the user is logged in."""
    campaigns: list[CampaignSummary] = []


class NewTable(Struct, forbid_unknown_fields=True):
    """A request for a table.

    ``nonce`` is the player's share of the dice. Games at one screen or against an agent have no
    clock.
    """

    title: str
    scenario: ScenarioId
    side: str
    """A side, or ``random`` for a random one."""
    opponent: Literal["agent", "friend", "here", "anyone"]
    """``anyone``: an open challenge."""
    nonce: Nonce
    agent: str = ""
    clock: NewClock | None = None
    listed: bool | None = None
    """Whether the game is on the list of games to watch; by default only open challenges are."""


class Seated(Struct):
    """A table at which the user was seated. ``invitation``: for the friend, if any is invited."""

    table: str
    seats: list[str]
    invitation: str | None
    campaign: str | None = None


class Join(Struct, forbid_unknown_fields=True):
    invitation: Code
    nonce: Nonce
    army: ArmyText = ""
    """The army the player has built, if the scenario allows that; empty: the scenario's army."""


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
    """A scenario for which armies are built; its points then apply, and the seed is not used."""
    armies: dict[str, ArmyText] = {}


class RuleText(Struct):
    """A rule in the reader's language. A chapter's heading has the chapter's id and no text."""

    id: str
    title: str
    text: str


class Trigger(Struct, forbid_unknown_fields=True):
    """The conditions for a lesson in a game; all that are given must hold."""

    prompts: list[str] = []
    """The player is asked one of these prompts."""
    offers: list[str] = []
    """A move that starts with one of these can be chosen now, or right after the next choice."""
    verb: str = ""
    """This action has been chosen."""
    sum: bool = False
    """The numbers of an attack are shown."""
    event: str = ""
    """This event has happened."""
    by: Literal["own", "enemy", ""] = ""
    """The side the event belongs to."""
    round: int = 0
    """The round or turn is this one or a later one."""
    waiting: bool = False
    """It is the other side's turn."""
    over: bool = False


class Lesson(Struct):
    """A lesson of a guided game, in the reader's language."""

    id: str
    title: str
    text: str
    rule: str
    when: list[Trigger]
    """The lesson is due if any of these holds."""
    point: list[str]
    """The parts of the table that the lesson is about."""
    last: bool = False
    """Whether this is the last lesson that a new player needs."""
