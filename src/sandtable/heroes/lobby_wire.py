"""Wire types of a Heroes title and its scenarios before a game: components, layouts, armies.

Places are in doubled coordinates: the square in column c and row r, counted from 1 in the
south-west, has its centre at (2c, 2r); crossings, rooms and alleys have odd ones.
"""

from msgspec import Struct

from sandtable.core.wire import ArmyCheck, LayoutPart, TitlePart


class Place(Struct):
    x: int
    y: int


class LaidSquare(Place):
    terrain: str
    """Its terrain before the battle changes it; empty under a house."""


class TerrainInfo(Struct):
    id: str
    char: str
    """Its letter in ``SkirmishInfo.ground``; empty for terrain of overlays only."""
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
    """Against infantry, light and heavy vehicles; null for the printed X."""
    range: int
    """Range in squares; 0 for no limit."""
    abilities: list[str]
    on_the_move: int | None
    """The penalty for fire on the move; null if it cannot fire on the move."""
    demolition: int
    template: str


class CounterSide(Struct):
    """One side of a counter."""

    move: int | None
    """Movement points; null for the printed X."""
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
    """The terrain that it leaves when it is destroyed."""
    front: CounterSide
    back: CounterSide


class ActionCardInfo(Struct):
    id: str
    army: str
    """A side, or ``both``."""
    kind: str
    by_option: bool
    """Whether only an option of the army adds it to a deck."""
    copies: int
    effect: str
    when: list[str]
    """The windows in which it may be played."""
    power: int
    bonus: list[int]
    demolition: int
    scatter: int
    anti_air: int


class SlotInfo(Struct):
    size: str
    colours: list[str]


class OptionInfo(Struct):
    """A recruitment plate, an option for its slots, or a hero."""

    id: str
    kind: str
    army: str
    cost: int
    insignia: str
    size: str
    colours: list[str]
    units: list[str]
    """The counters of the option."""
    brings: list[str]
    """All counters that it adds to the battle: its units, or the MG Nest of an order."""
    gives: str
    """The equipment or trait that it gives."""
    order: str
    copies: int
    losses: int
    """Losses at which the group reaches its critical point."""
    points: int
    """Points for the enemy when that happens."""
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
    """Limits for armies and generated battles."""

    least_points: int
    most_points: int
    command_from: int
    """Points from which a field command is allowed."""
    least_cards: int


class HeroesInfo(Struct):
    """The components of a Heroes title."""

    terrains: list[TerrainInfo]
    counters: list[CounterInfo]
    cards: list[ActionCardInfo]
    options: list[OptionInfo]
    templates: list[TemplateInfo]
    equipment: list[EquipmentInfo]
    bonuses: dict[str, int]
    """The tactical bonuses in the box, with their numbers of copies."""
    limits: BuildingLimits
    demolition_face: int
    """The lowest face of a die that counts as a demolition point."""


class LaidBoardInfo(Struct):
    """A board in its place on the map."""

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
    ``#`` wall, ``o`` window, ``d`` door, ``.`` nothing, where the house continues."""


class OverlayInfo(Struct):
    """An overlay in its place on the map."""

    name: str
    id: str
    called: str
    """Name used in texts: ``id``, or another one in this scenario."""
    kind: str
    x: int
    y: int
    """Its centre."""
    width: int
    height: int
    """In squares, after turning; for a house without the half squares around it."""
    turn: int
    terrain: str
    ruin: str
    """The terrain after its destruction; empty for the terrain beneath."""
    structure: int
    """Demolition points that destroy it; 0 if it cannot be destroyed."""
    covers: list[str]
    """The squares under it. Squares under a standing house cannot be used."""
    rooms: list[RoomInfo]


class ObjectiveInfo(Struct):
    name: str
    rank: str
    x: int
    y: int
    cells: list[str]
    """The squares from which it is controlled."""
    inside: str
    """The house from whose rooms it is controlled."""
    side: str
    """The only side that may control it; empty for both."""
    points: int


class BonusPlace(Struct):
    x: int
    y: int
    cells: list[str]


class ItemInfo(Struct):
    name: str
    cells: list[str]
    """Where it appears; chance chooses one of several."""
    turn: int
    side: str
    """The only side that may carry it; empty for both."""
    blows_up: str
    """The overlay that it destroys as a charge; empty for other items."""
    fires: str
    """The item that it fires as a detonator; empty for other items."""
    reach: int
    """Greatest distance in squares from which a detonator works; 0 for other items."""


class TrackEvent(Struct):
    """An event on the turn track."""

    turn: int
    side: str
    """A side, or ``both``."""
    kind: str
    """Kind of event: see ``scenario_events.KINDS``; ``item`` for an item that appears."""
    at: str
    """Time: at the start of the ``turn``, of ``supply``, or at its ``end``."""
    number: int
    """Number of cards or orders; 0 for other kinds."""
    card: str
    """The card; empty for other kinds."""
    item: str
    """The item that appears; empty for other kinds."""


class SkirmishAim(Struct):
    """A condition by which a side wins if it holds at the check."""

    kind: str
    objectives: list[str]
    item: str
    unit: str
    structure: str
    """The overlay to destroy, for the aim ``demolish``."""
    number: int
    """Number of the turn, or of units, items or points."""


class GroupInfo(Struct):
    """A plate, a unit option or a hero: it has a breaking point and holds equipment."""

    id: str
    """Its name in this battle; two of a kind have a letter."""
    option: str
    plate: str
    """The plate it belongs to; a plate belongs to itself, a hero to none."""
    units: list[str]
    """The units it brings."""
    losses: int
    """Number of eliminated units that breaks it; 0: it never breaks."""
    points: int
    stars: int
    """Stars of its units and of its slot."""
    kits: dict[str, int]


class PlateInfo(Struct):
    option: str
    slots: list[str]
    """The option in each slot; empty for an empty slot."""


class UnitInfo(Struct):
    id: str
    """Its name in this battle; two of a kind have a letter."""
    counter: str
    plate: str
    """The plate it belongs to; empty for a hero and for the scenario's own units."""
    arrives: int
    """The turn from which it may enter; 0 if it is there from the start."""
    cell: str
    """The square on which the scenario places it."""
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
    """Number of numbered orders in the first turn."""
    bluffs: int
    markers: int
    """Number of Concealed markers."""
    improvises: bool
    """Whether it draws one more card and discards one."""
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
    """The terrain letters, by rows from the north, including the terrain under overlays."""
    closed: dict[str, str]
    """Crossings with a closed diagonal: ``rising`` (to the north-east), ``falling`` or ``both``."""
    cells: dict[str, LaidSquare]
    """Every square, room and alley by name, with its centre."""
    crossings: dict[str, Place]
    overlays: list[OverlayInfo]
    objectives: list[ObjectiveInfo]
    bonuses: list[BonusPlace]
    items: list[ItemInfo]
    events: list[TrackEvent]
    last_turn: int
    scouts: bool
    """Whether scouts may deploy ahead."""
    armies: list[ArmyInfo]


class ArmyFault(Struct):
    """A rule that an army breaks."""

    rule: str
    key: str
    """A message key of the locale files, without ``army-``."""
    about: str
    """What the message is about: an option, a card, a line of the text, or two numbers."""


class ArmyReport(ArmyCheck):
    """The cost of an army, the rules it breaks, and the options that could still be added."""

    text: str
    """The army as it was read."""
    cost: int
    plates: list[PlateInfo]
    heroes: list[str]
    deck: dict[str, int]
    """Empty for the full deck."""
    support_cards: dict[str, int]
    """How many cards of each kind its deck may hold that are only added by an option."""
    faults: list[ArmyFault]
    fits: dict[str, list[int]]
    """Options that could be added without breaking a rule, each with the plates it fits into,
    counted from 0; plates and heroes have an empty list."""
    refused: dict[str, ArmyFault]
    """For the other options, the reason why they cannot be added."""


class SkirmishTitle(TitlePart):
    heroes: HeroesInfo


class SkirmishLayout(LayoutPart):
    skirmish: SkirmishInfo
    """The layout of its map and forces."""
