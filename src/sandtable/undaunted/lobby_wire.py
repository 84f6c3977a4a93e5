"""The types of an Undaunted title's data for clients before a game: cards, maps, set-ups."""

from msgspec import Struct, field

from sandtable.core.wire import ScenarioPart, TitlePart


class TileInfo(Struct):
    """A tile and its position: a line, and a half-step along it."""

    id: str
    line: int
    step: int
    cover: int
    hill: bool
    objective: int
    ground: str = ""
    """The terrain shown on the tile; empty if the title does not say."""
    rough: bool = False
    """Whether vehicles cannot enter."""


class MapInfo(Struct):
    """The tiles of a scenario. If ``rows`` is false, their lines are columns."""

    rows: bool
    tiles: list[TileInfo]


class StructureInfo(Struct):
    """A structure on the map."""

    tile: str
    id: str
    points: int
    defence: int


class ParkedInfo(Struct):
    """A vehicle at the start: its tile, and the soldier in each seat."""

    tile: str
    crew: list[str]


class AimInfo(Struct):
    """An aim other than points: the number of these pieces that must escape or be neutralised."""

    kind: str
    pieces: list[str]
    number: int


class SideInfo(Struct):
    """A side of a scenario: its aims and its initial set-up."""

    id: str
    points_to_win: int
    """0 if the side does not win by points."""
    counters: dict[str, str]
    """The tile of each counter at the start."""
    scouted: list[str]
    controlled: list[str]
    spawn: dict[str, list[str]]
    """The units that may enter on each tile: tile, then unit ids."""
    copies: dict[str, int] = {}
    """Number of copies of each card in this scenario, in deck and supply together."""
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
    """The only side that has the card; empty if both have it."""
    role: str = ""
    """The soldier's function; cards of both sides may share a role."""


class SeatInfo(Struct):
    """A seat of a vehicle, and the role required to use its actions."""

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
    """The soldiers' names for display, by side and card id."""
    vehicles: list[VehicleInfo] = field(default_factory=list)


class BattleScenario(ScenarioPart):
    map: MapInfo
    sides: list[SideInfo]
    structures: list[StructureInfo] = field(default_factory=list)
    exits: list[str] = field(default_factory=list)
    """The tiles with an escape marker."""
