"""Everything that goes over the wire, as types. The browser's types are generated from these.

A client holds no rules. It is sent what its seat may know, what it is asked, and a tree of what it
may answer; it walks the tree freely and commits a whole line at once.

What is made anew for every frame says ``gc=False``: it holds no circles, and so many short-lived
things would have Python look for garbage all the time.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# The look-ahead is for Python, whose ``$`` would let a newline at the end through.
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$(?!\n)")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Line = Annotated[list[MoveText], Meta(min_length=1, max_length=60)]
Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,64}$(?!\n)")]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]


# The lobby


class TileInfo(Struct):
    """A tile where it lies: on a line, at a half-step along it."""

    id: str
    line: int
    step: int
    cover: int
    hill: bool
    objective: int
    ground: str = ""
    """What it shows, where the title says so."""
    rough: bool = False
    """Whether no vehicle can enter."""


class MapInfo(Struct):
    """How a scenario's tiles lie; the lines are rows, or else columns."""

    rows: bool
    tiles: list[TileInfo]


class StructureInfo(Struct):
    """A structure on the map."""

    tile: str
    id: str
    points: int
    defence: int


class ParkedInfo(Struct):
    """A vehicle at the start: where it stands, and who sits in which seat."""

    tile: str
    crew: list[str]


class AimInfo(Struct):
    """An aim that is not points: so many of these pieces must escape, or be neutralised."""

    kind: str
    pieces: list[str]
    number: int


class SideInfo(Struct):
    """A side of a scenario: what it aims at and what it starts with."""

    id: str
    points_to_win: int
    """0 where its aim is to pin the other side."""
    counters: dict[str, str]
    """The tile of each counter at the start."""
    scouted: list[str]
    controlled: list[str]
    spawn: dict[str, list[str]]
    """Who enters where: tile, then unit ids."""
    copies: dict[str, int] = {}
    """How many of each card it owns here, in deck and supply together."""
    vehicles: dict[str, ParkedInfo] = {}
    aims: list[AimInfo] = []


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


class Length(Struct):
    """How long a game takes: rounds as measured, and about how many minutes for two people."""

    rounds: int
    minutes: int


class ScenarioInfo(Struct):
    id: str
    number: int
    place: str
    date: str
    map: MapInfo
    sides: list[SideInfo]
    initiative: str
    round_limit: int
    balance: Balance | None
    length: Length | None = None
    structures: list[StructureInfo] = []
    exits: list[str] = []
    """The tiles with an escape marker."""


class ActionInfo(Struct):
    verb: str
    number: int
    own_squad: bool


class CardInfo(Struct):
    id: str
    title: str
    kind: str
    squad: str
    initiative: int
    defence: int
    copies: int
    actions: list[ActionInfo]
    side: str = ""
    """The only side that has it."""
    role: str = ""
    """What its soldier does; cards of both sides may share a role."""


class SeatInfo(Struct):
    """A seat of a vehicle, and the role of the only soldiers who may use its actions."""

    actions: list[ActionInfo]
    needs: str


class VehicleInfo(Struct):
    id: str
    side: str
    defence: int | None
    armour: int
    critical: int
    integrity: int
    seats: list[SeatInfo]


class TitleInfo(Struct):
    id: str
    system: str
    seats: list[str]
    agents: list[str]
    scenarios: list[ScenarioInfo]
    cards: list[CardInfo]
    soldiers: dict[str, dict[str, list[str]]]
    """For show: side, card id, the soldiers' names."""
    vehicles: list[VehicleInfo] = []


class Catalogue(Struct):
    """A language: Fluent texts, the more general first, and what the arguments of sentences are."""

    language: str
    texts: list[str]
    arguments: dict[str, Any]


# People and tables


class Player(Struct, gc=False):
    seat: str
    kind: Literal["guest", "agent", "open"]
    name: str
    you: bool
    online: bool


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


class Me(Struct):
    """Who the server takes this browser for."""

    name: str
    tables: list[TableSummary]


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class NewTable(Struct, forbid_unknown_fields=True):
    """A request for a table. ``nonce`` is the player's share of the dice."""

    title: str
    scenario: str
    side: str
    opponent: Literal["agent", "friend", "here"]
    nonce: Nonce
    agent: str = ""


class Seated(Struct):
    """A table one has sat down at. ``invitation`` is for the friend, where one is awaited."""

    table: str
    seats: list[str]
    invitation: str | None


class Join(Struct, forbid_unknown_fields=True):
    invitation: Code
    nonce: Nonce


class FromHere(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against an agent."""

    entry: int
    side: str
    agent: str
    nonce: Nonce


# Looking back, and looking things up


class ReplayEntry(Struct):
    """One entry of a finished game, as the record writes it, with what it brought about."""

    line: str
    """Empty where one side's replay is asked for and that side did not see it."""
    events: list[dict[str, Any]]


class Replay(Struct):
    """A finished game from beginning to end."""

    table: str
    title: str
    scenario: str
    players: list[Player]
    winner: str | None
    ending: str
    entries: list[ReplayEntry]
    dice: "Dice"


class Moment(Struct):
    """How the table looked after so many entries, as one side knew it, or with nothing hidden."""

    entry: int
    views: list[dict[str, Any]]
    """One side's view, or both."""


class RuleText(Struct):
    """A rule, told in the reader's language; the heading of a chapter has its number, no text."""

    id: str
    title: str
    text: str


class Problem(Struct):
    """Why a request was refused."""

    error: str
    """A message key of the locale files, without ``error-``."""
    message: str
    rule: str = ""


# At the table: what the server sends


class Choice(Struct, omit_defaults=True, gc=False):
    """An option, with the numbers behind it and what would be asked next.

    ``next`` is missing where the line is complete: it ends there, or chance or the other side comes
    next. ``more`` says that what is asked next was left out for its size; explore it.
    """

    move: str
    preview: dict[str, int] = {}
    next: "Ask | None" = None
    more: bool = False


class Refused(Struct, gc=False):
    """Something that is not possible, with the rule that stops it."""

    move: str
    rule: str
    key: str


class Ask(Struct, gc=False):
    """What a seat is asked: a prompt with arguments, what it may choose, and what it may not."""

    prompt: str
    args: dict[str, str | int]
    options: list[Choice]
    refused: list[Refused]


class Undo(Struct, gc=False):
    possible: bool
    reason: str
    """Why not: a message key."""


class Offer(Struct, gc=False):
    """Something one player asks of the other."""

    kind: Literal["draw", "undo"]
    by: str


class Dice(Struct, gc=False):
    """What was promised about the dice, and, when the game is over, the proof."""

    promise: str
    nonces: dict[str, str]
    key: str | None


class Frame(Struct, tag="frame", gc=False):
    """All a seat, or a spectator, may know of a table now."""

    table: str
    title: str
    scenario: str
    log: int
    """How long the table's log is."""
    seat: str | None
    seats: list[str]
    """All seats this browser holds; two of them on one screen."""
    players: list[Player]
    view: dict[str, Any]
    decision: int | None
    """The number of the open decision; a line names it."""
    ask: Ask | None
    events: list[dict[str, Any]]
    """Events since ``first_event``, each numbered by its place in the game."""
    first_event: int
    undo: Undo
    offer: Offer | None
    declined: Offer | None
    """The offer that was refused last, until something else happens."""
    thinking: str | None
    """The seat whose agent is thinking."""
    dice: Dice
    rematch: str | None
    """The table of the next game, once there is one."""


class Accepted(Struct, tag="accepted"):
    """A line is durable. The frame that follows shows what came of it."""

    key: str
    log: int


class Rejected(Struct, tag="rejected"):
    """A line, or another request, was not taken; nothing has changed."""

    key: str
    error: str
    message: str
    rule: str = ""


class Explored(Struct, tag="explored"):
    line: list[str]
    ask: Ask | None


class Pong(Struct, tag="pong"):
    pass


ServerMessage = Frame | Accepted | Rejected | Explored | Pong


# At the table: what a client sends


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: for which seat, and which events it already has."""

    seat: str | None = None
    events: Annotated[int, Meta(ge=0)] = 0


class Commit(Struct, tag="commit", forbid_unknown_fields=True):
    """A whole line. Its key makes it count once, however often it is sent."""

    decision: Annotated[int, Meta(ge=0)]
    choose: Line
    key: Key


class Explore(Struct, tag="explore", forbid_unknown_fields=True):
    decision: Annotated[int, Meta(ge=0)]
    line: Line


class TakeBack(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the own last line. ``log``: stale unless the log is so long."""

    key: Key
    log: Annotated[int, Meta(ge=0)] | None = None


class MakeOffer(Struct, tag="offer", forbid_unknown_fields=True):
    """Offer a draw, or ask for an undo beyond the horizon."""

    kind: Literal["draw", "undo"]
    key: Key


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answer an offer. ``log``: stale unless the log is so long, so that it is the offer seen."""

    accept: bool
    key: Key
    log: Annotated[int, Meta(ge=0)] | None = None


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    key: Key


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """The same scenario again, with the sides exchanged."""

    key: Key
    nonce: Nonce


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = Hello | Commit | Explore | TakeBack | MakeOffer | Answer | Resign | Rematch | Ping
