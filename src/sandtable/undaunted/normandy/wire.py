"""Types of the messages that only this title sends."""

from msgspec import UNSET, Struct, UnsetType

from sandtable.core.wire import GameEvent, Wire
from sandtable.undaunted.lobby_wire import BattleScenario, BattleTitle
from sandtable.undaunted.wire import EVENTS, BattleAfter, BattleBox, BattleView, Standings


class Radio(Struct, forbid_unknown_fields=True):
    """The current points of the tile with the radio."""

    tile: str
    points: int


class NormandyView(BattleView):
    targets: dict[str, str]
    """The tile of each side's target marker."""
    radio: Radio | UnsetType = UNSET


class TargetPlaced(GameEvent, tag="target_placed"):
    side: str
    tile: str


class TargetRemoved(GameEvent, tag="target_removed"):
    side: str


class RadioRaised(GameEvent, tag="radio_raised"):
    side: str
    tile: str
    points: int
    total: int
    now: list[Standings]


WIRE = Wire(
    NormandyView,
    BattleAfter,
    (*EVENTS, TargetPlaced, TargetRemoved, RadioRaised),
    BattleBox,
    BattleTitle,
    scenario=BattleScenario,
)
