"""The types of what a client is told of an Undaunted title before a game: cards, maps, set-ups."""

from msgspec import Struct, field

from sandtable.core.wire import ScenarioPart, TitlePart


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
    """An aim other than points: the number of these pieces that must escape or be neutralised."""

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


class BattleTitle(TitlePart):
    cards: list[CardInfo]
    soldiers: dict[str, dict[str, list[str]]]
    """For show: side, card id, the soldiers' names."""
    vehicles: list[VehicleInfo] = field(default_factory=list)


class BattleScenario(ScenarioPart):
    map: MapInfo
    sides: list[SideInfo]
    structures: list[StructureInfo] = field(default_factory=list)
    exits: list[str] = field(default_factory=list)
    """The tiles with an escape marker."""
