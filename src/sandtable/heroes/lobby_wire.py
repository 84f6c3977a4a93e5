"""The types of what a client is told of a Heroes title and its scenarios before any game: printed
things, layouts, armies.

Places are in doubled coordinates: the square in column c and row r, counted
from 1 in the south-west, has its centre at (2c, 2r); crossings, rooms and alleys have odd ones.
"""

from msgspec import Struct

from sandtable.core.wire import ArmyCheck, LayoutPart, TitlePart


class Place(Struct):
    x: int
    y: int


class LaidSquare(Place):
    terrain: str
    """What it is before the battle changes it; empty where a house stands."""


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
    by_option: bool
    """Whether it comes into a deck by an option of the army only."""
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
    brings: list[str]
    """The counters that come into the battle with it: its units, or the MG Nest of an order."""
    gives: str
    """Equipment or a trait."""
    order: str
    copies: int
    losses: int
    """Losses at which the group reaches its critical point."""
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
    long_range: int
    """The range beyond which a shot loses points."""
    suppressed_move: int
    """The movement points that each Suppressed marker costs."""
    demolition_face: int
    """The lowest face that counts as a point of demolition."""


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
    called: str
    """What it is spoken of as: ``id``, or a name of its own in this scenario."""
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
    """Demolition points that destroy it; 0 if it cannot be destroyed."""
    covers: list[str]
    """The squares under it. Those under a house are none while it stands."""
    rooms: list[RoomInfo]


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
    blows_up: str
    """The overlay that it brings down as a charge; empty where it is none."""
    fires: str
    """The item that it fires as a detonator; empty where it is none."""
    reach: int
    """From how many squares away at most it fires; 0 for what is no detonator."""


class TrackEvent(Struct):
    """Something on the turn track."""

    turn: int
    side: str
    """A side, or ``both``."""
    kind: str
    """What happens: see ``scenario_events.KINDS``; ``item`` where one appears."""
    at: str
    """When: at the start of the ``turn``, of ``supply``, or at its ``end``."""
    number: int
    """How many cards or orders; 0 for other kinds."""
    card: str
    """Which card; empty for other kinds."""
    item: str
    """Which item appears; empty for other kinds."""


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
    """Crossings with a diagonal no one passes: ``rising`` (to the north-east), ``falling`` or
    ``both``."""
    cells: dict[str, LaidSquare]
    """Every square, room and alley: its name, where its centre is."""
    crossings: dict[str, Place]
    overlays: list[OverlayInfo]
    objectives: list[ObjectiveInfo]
    bonuses: list[BonusPlace]
    items: list[ItemInfo]
    events: list[TrackEvent]
    last_turn: int
    scouts: bool
    """Whether scouts may go ahead."""
    armies: list[ArmyInfo]


class ArmyFault(Struct):
    """A rule an army breaks."""

    rule: str
    key: str
    """A message key of the locale files, without ``army-``."""
    about: str
    """What it is about: an option, a card, a line of the text, or two numbers."""


class ArmyReport(ArmyCheck):
    """What an army costs, the rules it breaks, and what could still be added to it."""

    text: str
    """The army as it was read."""
    cost: int
    plates: list[PlateInfo]
    heroes: list[str]
    deck: dict[str, int]
    """Empty for the whole deck."""
    support_cards: dict[str, int]
    """How many cards its deck may hold of each kind that comes by an option only."""
    faults: list[ArmyFault]
    fits: dict[str, list[int]]
    """The options that could be added without breaking a rule, each with the plates it fits into,
    counted from 0; plates and heroes, which lie in none, with an empty list."""
    refused: dict[str, ArmyFault]
    """Why the others could not."""


class SkirmishTitle(TitlePart):
    heroes: HeroesInfo


class SkirmishLayout(LayoutPart):
    skirmish: SkirmishInfo
    """How it is laid out."""
