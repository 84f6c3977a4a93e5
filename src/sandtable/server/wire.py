"""Everything that goes over the wire, as types. The browser's types are generated from these.

A client holds no rules. It is sent what its seat may know, what it is asked, and a tree of what it
may answer; it walks the tree freely and commits a whole line at once.

What is made anew for every frame says ``gc=False``: it holds no circles, and so many short-lived
things would have Python look for garbage all the time.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

# The look-ahead is for Python, whose ``$`` would let a newline at the end through.
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$(?!\n)")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Line = Annotated[list[MoveText], Meta(min_length=1, max_length=60)]
Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,64}$(?!\n)")]
ScenarioId = Annotated[str, Meta(max_length=4000)]
Points = Annotated[int, Meta(ge=0, le=999)]
ArmyText = Annotated[str, Meta(max_length=8000)]
Note = Annotated[str, Meta(max_length=2000)]
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
    skirmish: "SkirmishInfo | None" = None
    """Of Heroes, how it is laid out. It comes with a scenario that is asked for by its id."""


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


# What only Heroes has. Places are in doubled coordinates: the square in column c and row r, counted
# from 1 in the south-west, has its centre at (2c, 2r); crossings, rooms and alleys have odd ones.


class Place(Struct):
    x: int
    y: int


class TerrainInfo(Struct):
    id: str
    char: str
    """Its letter in ``SkirmishInfo.ground``; empty for what only overlays have."""
    cover: int
    limits: int
    blocks: bool
    difficult: bool
    closed: list[str]
    """The types of unit that cannot enter."""
    opportunity: bool
    hedge: bool


class WeaponInfo(Struct):
    bonus: list[int | None]
    """Against infantry, light and heavy vehicles; null is the X."""
    range: int
    """0: without limit."""
    abilities: list[str]
    on_the_move: int | None
    """The penalty for fire on the move; null where it cannot."""
    demolition: int
    template: str


class CounterSide(Struct):
    """One side of a counter."""

    move: int | None
    """null is the X."""
    defence: list[int]
    """Front, side and rear."""
    abilities: list[str]
    assault_bonus: int
    seats: int
    main: WeaponInfo | None
    second: WeaponInfo | None


class CounterInfo(Struct):
    id: str
    army: str
    type: str
    frame: str
    flip: str
    squares: int
    scout: int
    stars: int
    personal: bool
    wreck: str
    """The terrain it leaves when it is destroyed."""
    front: CounterSide
    back: CounterSide


class ActionCardInfo(Struct):
    id: str
    army: str
    """A side, or ``both``."""
    kind: str
    copies: int
    effect: str
    when: list[str]
    """The windows it may be played in."""
    power: int
    bonus: list[int]
    demolition: int
    scatter: int
    anti_air: int


class SlotInfo(Struct):
    size: str
    colours: list[str]


class OptionInfo(Struct):
    """A recruitment plate, or what lies in its slots, or a hero."""

    id: str
    kind: str
    army: str
    cost: int
    insignia: str
    size: str
    colours: list[str]
    units: list[str]
    """Counters."""
    gives: str
    """Equipment or a trait."""
    order: str
    copies: int
    losses: int
    """So many of its units lost break it."""
    points: int
    """What that is worth to the enemy."""
    slots: list[SlotInfo]
    command: bool
    star_slot: bool


class TemplateInfo(Struct):
    id: str
    bonus: list[int]
    demolition: int
    scatter: int


class EquipmentInfo(Struct):
    id: str
    tokens: int
    bonus: list[int]
    demolition: int


class BuildingLimits(Struct):
    """What an army and a battle from a seed are bound by."""

    least_points: int
    most_points: int
    command_from: int
    """The points from which a field command may be taken."""
    least_cards: int


class HeroesInfo(Struct):
    """The printed things of a Heroes title."""

    terrains: list[TerrainInfo]
    counters: list[CounterInfo]
    cards: list[ActionCardInfo]
    options: list[OptionInfo]
    templates: list[TemplateInfo]
    equipment: list[EquipmentInfo]
    bonuses: dict[str, int]
    """The tactical bonuses in the box, and how many of each."""
    limits: BuildingLimits


class LaidBoardInfo(Struct):
    """A board where it lies."""

    face: str
    turn: int
    """Degrees clockwise."""
    column: int
    row: int
    """Its south-western square."""


class RoomInfo(Struct):
    """An inner square of a house."""

    cell: str
    room: int
    halves: str
    """Its sides north, east, south, west, each in two halves, the western or southern one first:
    ``#`` wall, ``o`` window, ``d`` door, ``.`` nothing, for there the house goes on."""


class OverlayInfo(Struct):
    """An overlay where it lies."""

    name: str
    id: str
    kind: str
    x: int
    y: int
    """Its middle."""
    width: int
    height: int
    """In squares, as it lies; of a house without the half squares around it."""
    turn: int
    terrain: str
    ruin: str
    """The terrain that is left of it; empty for what lay beneath."""
    structure: int
    """Demolition points that destroy it; 0 for what stands for ever."""
    covers: list[str]
    """The squares under it. Those under a house are none while it stands."""
    rooms: list[RoomInfo]


class AlleyInfo(Struct):
    """A square between two houses, while both stand."""

    cell: str
    houses: list[str]


class ObjectiveInfo(Struct):
    name: str
    rank: str
    x: int
    y: int
    cells: list[str]
    """The squares it is held from."""
    inside: str
    """The house whose rooms it is held from."""
    side: str
    """The only side that may hold it; empty for both."""
    points: int


class BonusPlace(Struct):
    x: int
    y: int
    cells: list[str]


class ItemInfo(Struct):
    name: str
    cells: list[str]
    """Where it appears; of several, chance chooses one."""
    turn: int
    side: str
    """The only side that may carry it; empty for both."""


class TrackEvent(Struct):
    """Something on the turn track."""

    turn: int
    side: str
    """A side, or ``both``."""
    kind: str
    """What happens: see ``scenario_events.KINDS``."""
    at: str
    """When: at the start of the ``turn``, of ``supply``, or at its ``end``."""
    number: int
    """How many cards or orders; 0 for other kinds."""
    card: str
    """Which card; empty for other kinds."""


class SkirmishAim(Struct):
    """What a side wins by, when it holds at the check."""

    kind: str
    objectives: list[str]
    item: str
    unit: str
    structure: str
    """The overlay to destroy, for the aim ``demolish``."""
    number: int
    """Of turns, units, items or points."""


class GroupInfo(Struct):
    """A plate, a unit option or a hero: what has a breaking point and holds equipment."""

    id: str
    """Its name in this battle: two of a kind have a letter."""
    option: str
    plate: str
    """The plate it lies in; a plate lies in itself, a hero in none."""
    losses: int
    points: int
    star: bool
    """Whether it lies in the slot that gives a star."""
    kits: dict[str, int]


class PlateInfo(Struct):
    option: str
    slots: list[str]
    """The option in each slot; empty for an empty one."""


class UnitInfo(Struct):
    id: str
    """Its name in this battle: two of a kind have a letter."""
    counter: str
    plate: str
    """The plate it belongs to; empty for a hero and for a unit of the scenario's own."""
    arrives: int
    """The turn from which it may enter; 0 for what is there at the start."""
    cell: str
    """Where the scenario places it."""
    facing: str


class ArmyInfo(Struct):
    """A side of a battle."""

    id: str
    text: str
    """The army as a text file."""
    cost: int
    plates: list[PlateInfo]
    heroes: list[str]
    groups: list[GroupInfo]
    units: list[UnitInfo]
    deck: dict[str, int]
    orders: int
    """How many numbered orders it has in the first turn."""
    bluffs: int
    markers: int
    """Concealed markers."""
    improvises: bool
    """Whether it draws one card more and discards one."""
    zone: list[str]
    entry: list[str]
    exit: list[str]
    aims: list[SkirmishAim]


class SkirmishInfo(Struct):
    """A battle of Heroes: its map, its goals and both armies."""

    columns: int
    rows: int
    boards: list[LaidBoardInfo]
    ground: list[str]
    """The letters of the terrain, rows from the north; what lies under overlays included."""
    closed: dict[str, str]
    """Crossings with a diagonal nobody passes: ``rising`` (to the north-east), ``falling`` or
    ``both``."""
    cells: dict[str, Place]
    """Every square, room and alley: its name, where its centre is."""
    crossings: dict[str, Place]
    overlays: list[OverlayInfo]
    alleys: list[AlleyInfo]
    objectives: list[ObjectiveInfo]
    bonuses: list[BonusPlace]
    items: list[ItemInfo]
    events: list[TrackEvent]
    last_turn: int
    scouts: bool
    """Whether scouts may go ahead."""
    build: int
    """The points for which players build their armies; 0 where the armies are given."""
    armies: list[ArmyInfo]


class GuideInfo(Struct):
    """The game that is played with a guide."""

    scenario: str
    side: str
    agent: str


class OlderScenario(Struct):
    """A scenario as it was under older rules, where it was laid out otherwise."""

    rules: int
    scenario: ScenarioInfo


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
    heroes: HeroesInfo | None = None
    guide: GuideInfo | None = None
    examples: list[str] = []
    """The example rounds that can be watched."""
    older: list[OlderScenario] = []
    """For the games that were begun under older rules."""


class TitleNames(Struct):
    """What the titles are called in a language."""

    language: str
    names: dict[str, str]


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
    """Who takes the seat of somebody whose time is up; empty: they have lost."""


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
    """Whether anybody may take the seat that is open."""
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
    """Whether others may find the game on the list of games to watch; left out: only where anybody
    could have joined it."""


class Seated(Struct):
    """A table one has sat down at. ``invitation`` is for the friend, where one is awaited."""

    table: str
    seats: list[str]
    invitation: str | None
    campaign: str | None = None


class Join(Struct, forbid_unknown_fields=True):
    invitation: Code
    nonce: Nonce


class CheckArmy(Struct, forbid_unknown_fields=True):
    """An army for a limit of points, as a text file."""

    side: str
    points: Points
    text: ArmyText


class ArmyFault(Struct):
    """A rule an army breaks."""

    rule: str
    key: str
    """A message key of the locale files, without ``army-``."""
    about: str
    """What it is about: an option, a card, a line of the text, or two numbers."""


class ArmyReport(Struct):
    """What an army costs, the rules it breaks, and what could still be added to it."""

    text: str
    """The army as it was read."""
    cost: int
    plates: list[PlateInfo]
    heroes: list[str]
    deck: dict[str, int]
    """Empty for the whole deck."""
    air_cards: int
    artillery_cards: int
    """How many air and artillery cards its deck may hold."""
    faults: list[ArmyFault]
    fits: dict[str, list[int]]
    """The options that could be added without breaking a rule, each with the plates it fits into,
    counted from 0; plates and heroes, which lie in none, with an empty list."""


class NewBattle(Struct, forbid_unknown_fields=True):
    """A battle from a seed, or a scenario for which armies are built.

    A side without an army gets one drawn from the seed, or that of the scenario.
    """

    points: Points
    seed: Annotated[int, Meta(ge=0, le=999_999_999)]
    scenario: Annotated[str, Meta(max_length=80)] = ""
    """A scenario whose armies are built; its points count then, and no seed."""
    armies: dict[str, ArmyText] = {}


class FromHere(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against an agent."""

    entry: int
    side: str
    agent: str
    nonce: Nonce


class Complaint(Struct, forbid_unknown_fields=True):
    """Something seems wrong: what, and where one was looking."""

    note: Note
    side: str | None = None
    """The own side, while the game runs."""
    entry: Annotated[int, Meta(ge=0)] | None = None
    """The moment of a replay."""


class Filed(Struct):
    """What was reported is kept under this number."""

    number: int


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
    shown: int
    """So many entries can be shown; the others were played under older rules and are only told."""
    rules: int
    """The version of the rules it is shown under."""


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


class ExampleStep(Struct):
    """A moment of an example round: what is said to it, and how the table lies."""

    entry: int
    rules: list[str]
    text: str
    events: list[dict[str, Any]]
    """What has happened since the step before."""
    views: list[dict[str, Any]]
    """What each side knows."""


class Example(Struct):
    """An example round of the printed rules, told in the reader's language."""

    id: str
    title: str
    text: str
    scenario: str
    steps: list[ExampleStep]


class Problem(Struct):
    """Why a request was refused."""

    error: str
    """A message key of the locale files, without ``error-``."""
    message: str
    rule: str = ""


# At the table: what the server sends


class CrossedSquare(Struct, omit_defaults=True, gc=False):
    """A square that a line of fire crosses."""

    cell: str
    terrain: str = ""
    """What stops or hinders the line there; empty where nothing does."""
    effect: Literal["clear", "limits", "blocks"] = "clear"
    modifier: int = 0
    by: str = ""
    """What of it: ``terrain``, ``infantry``, ``vehicle``, ``house``, ``wall`` or ``no_passage``."""
    beside: str = ""
    """The other square, where the line runs along the edge of two."""


class FireLine(Struct, omit_defaults=True, gc=False):
    """A line of fire, square by square from who fires to the target."""

    origin: str = field(name="from")
    to: str
    range: int
    limit: int
    blocked: bool
    squares: list[CrossedSquare]
    """Both ends left out."""
    scatters: bool = False


class Threat(Struct, omit_defaults=True, gc=False):
    """A visible enemy that could fire at a unit on the way, with its best attack."""

    unit: str
    cell: str
    action: str
    hits: int
    kills: int
    suppresses: int
    ways: int


class Choice(Struct, omit_defaults=True, gc=False):
    """An option, with the numbers behind it and what would be asked next.

    ``next`` is missing where the line is complete: it ends there, or chance or the other side comes
    next. ``more`` says that what is asked next was left out for its size; explore it.
    """

    move: str
    preview: dict[str, int] = {}
    next: "Ask | None" = None
    more: bool = False
    fire: FireLine | None = None
    threats: list[Threat] = []
    free: bool = False
    """Whether a line that ends with it could be taken back: neither chance nor the other side comes
    next, nor is anything hidden shown."""


class Refused(Struct, omit_defaults=True, gc=False):
    """Something that is not possible, with the rule that stops it."""

    move: str
    rule: str
    key: str
    fire: FireLine | None = None


class Ask(Struct, gc=False):
    """What a seat is asked: a prompt with arguments, what it may choose, and what it may not."""

    prompt: str
    args: dict[str, str | int | list[int]]
    options: list[Choice]
    refused: list[Refused]


class Undo(Struct, gc=False):
    possible: bool
    reason: str
    """Why not: a message key."""


class Offer(Struct, gc=False):
    """Something one player asks of the other."""

    kind: Literal["draw", "undo", "coach", "rules", "agent"]
    by: str


class OlderRules(Struct, gc=False):
    """A game that was begun under older rules than today's."""

    version: int
    held: bool
    """Whether those rules are here no more: nothing is chosen until both agree to today's."""
    over: bool
    differs: bool
    """Whether today's rules would have had it go another way, so that some of it is taken back."""


class Clock(Struct, gc=False):
    """What is left to each player, in seconds, when the frame was made."""

    kind: Literal["live", "days"]
    left: dict[str, float | None]
    """By seat; an agent has none."""
    running: list[str]
    """The seats whose time passes."""
    increment: float
    """What a whole turn brings back."""
    agent: str
    """Who takes the seat of somebody whose time is up; empty: they have lost."""


class Thought(Struct, gc=False):
    """How far an agent is in its turn, in seconds, when the frame was made.

    In tenths: whoever watches sees no finer, and the time is all that is told.
    """

    spent: float
    """What its turn has taken so far."""
    limit: float
    """What a turn takes at most."""


class Since(Struct, gc=False):
    """What has happened since a player last looked."""

    first_event: int
    view: dict[str, Any]
    """How things lay then, as the player's seat saw it."""


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
    coach: bool = False
    """Whether the coach may be asked: both sides have agreed to that."""
    rules: OlderRules | None = None
    """Where the game was begun under older rules."""
    campaign: CampaignPlace | None = None
    clock: Clock | None = None
    """Where the time is limited."""
    since: Since | None = None
    """In the first frame for a player who comes back."""
    said: int = 0
    """How much the players have said to each other; nothing for a spectator."""
    listed: bool = False
    """Whether others find the game on the list of games to watch."""
    watching: int = 0
    """How many people look on who do not play."""
    thought: Thought | None = None
    """Of the agent that is thinking, where this server process lets it think."""


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
    """The first message: for which seat, and which events it already has.

    ``seen`` is how long the log was when its player last looked, of who wants to see what has
    happened since.
    """

    seat: str | None = None
    events: Annotated[int, Meta(ge=0)] = 0
    seen: Annotated[int, Meta(ge=0)] | None = None


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
    """Offer a draw, ask for an undo beyond the horizon, that both may ask the coach, to go on under
    newer rules, or that an agent takes the own seat."""

    kind: Literal["draw", "undo", "coach", "rules", "agent"]
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
