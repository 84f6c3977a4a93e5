"""Types of the messages that only this title sends."""

from msgspec import UNSET, Struct, UnsetType, field

from sandtable.core.wire import GameEvent, Wire
from sandtable.undaunted.lobby_wire import BattleScenario, BattleTitle
from sandtable.undaunted.wire import (
    EVENTS,
    AimsNow,
    BattleAfter,
    BattleBox,
    BattleView,
    PieceAims,
    Standings,
)


class VehicleView(Struct, forbid_unknown_fields=True):
    vehicle: str
    side: str
    tile: str
    seats: list[str]
    """The soldier in each seat; empty for a free seat."""
    damage: int
    disabled: bool


class StructureView(Struct, forbid_unknown_fields=True):
    """A standing structure."""

    structure: str
    tile: str
    points: int
    defence: int


class NorthAfricaView(BattleView):
    vehicles: list[VehicleView]
    structures: list[StructureView]
    razed: list[str]
    """Tiles whose structure was destroyed."""
    exits: list[str]
    """Tiles with an escape marker."""
    aims: dict[str, PieceAims]


class NorthAfricaAfter(BattleAfter):
    vehicles: list[VehicleView] | UnsetType = UNSET
    """The vehicles that the move affects, with their new places and crews."""


class VehicleNow(Struct, forbid_unknown_fields=True):
    vehicle: VehicleView


class Boarded(GameEvent, tag="boarded"):
    side: str
    unit: str
    vehicle: str
    place: int
    captured: bool
    now: list[VehicleNow]


class Alighted(GameEvent, tag="alighted"):
    side: str
    unit: str
    vehicle: str
    tile: str
    now: list[VehicleNow]


class Shifted(GameEvent, tag="shifted"):
    side: str
    unit: str
    vehicle: str
    place: int
    now: list[VehicleNow]


class Swapped(GameEvent, tag="swapped"):
    side: str
    unit: str
    other: str
    vehicle: str
    now: list[VehicleNow]


class Used(GameEvent, tag="used"):
    side: str
    card: str
    vehicle: str
    action: str
    power: int


class Drove(GameEvent, tag="drove"):
    side: str
    unit: str
    vehicle: str
    start: str = field(name="from")
    to: str
    now: list[VehicleNow]


class Escaped(GameEvent, tag="escaped"):
    side: str
    unit: str
    tile: str
    now: list[AimsNow] | UnsetType = UNSET


class Repaired(GameEvent, tag="repaired"):
    side: str
    vehicle: str
    damage: int
    active_again: bool
    now: list[VehicleNow]


class DemolitionDeclared(GameEvent, tag="demolition_declared"):
    side: str
    unit: str
    structure: str
    tile: str
    total: int
    dice: int


class Damaged(GameEvent, tag="damaged"):
    side: str
    vehicle: str
    damage: int
    disabled: bool
    now: list[VehicleNow]


class VehicleDestroyed(GameEvent, tag="vehicle_destroyed"):
    side: str
    vehicle: str
    tile: str
    now: list[AimsNow] | UnsetType = UNSET


class StructureDestroyed(GameEvent, tag="structure_destroyed"):
    side: str
    structure: str
    tile: str
    points: int
    total: int
    now: list[Standings]


class NobodySuppressed(GameEvent, tag="nobody_suppressed"):
    side: str
    vehicle: str


WIRE = Wire(
    NorthAfricaView,
    NorthAfricaAfter,
    (
        *EVENTS,
        Boarded,
        Alighted,
        Shifted,
        Swapped,
        Used,
        Drove,
        Escaped,
        Repaired,
        DemolitionDeclared,
        Damaged,
        VehicleDestroyed,
        StructureDestroyed,
        NobodySuppressed,
    ),
    BattleBox,
    BattleTitle,
    scenario=BattleScenario,
)
