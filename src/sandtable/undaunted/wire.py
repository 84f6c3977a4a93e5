"""Types of the views and events of Undaunted."""

from msgspec import UNSET, Struct, UnsetType, field

from sandtable.core.wire import AfterChoice, GameBox, GameEvent, GameView, Wire
from sandtable.undaunted.lobby_wire import BattleScenario, BattleTitle

Pile = dict[str, int]
"""Cards: the number of each."""


class CounterView(Struct, forbid_unknown_fields=True):
    unit: str
    tile: str
    suppressed: bool


class BattleSide(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    points: int
    points_to_win: int
    """0 if the side does not win by points."""
    hand_size: int
    deck_size: int
    hand: Pile
    deck: Pile
    """For the other side, deck and hand together, because no one knows the division."""
    discard: Pile
    played: Pile
    supply: Pile
    removed_size: int
    counters: list[CounterView]
    scouted: list[str]
    controlled: list[str]
    has_bid: bool
    removed: Pile | UnsetType = UNSET
    """Only for the seat's own side, like ``bid``."""
    bid: str | UnsetType = UNSET


class BattleView(GameView):
    round: int
    round_limit: int
    active: str
    sides: dict[str, BattleSide]


class BattleAfter(AfterChoice):
    counters: dict[str, str]
    """The new tiles of the own counters that the choice moves."""


class Standings(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Points and markers of both sides."""

    points: dict[str, int]
    scouted: dict[str, list[str]]
    controlled: dict[str, list[str]]


class RoundBegan(GameEvent, tag="round_began"):
    round: int


class Drew(GameEvent, tag="drew"):
    """Only the drawing side receives the card."""

    side: str
    card: str = ""


class Reshuffled(GameEvent, tag="reshuffled"):
    side: str
    count: int


class BidPlaced(GameEvent, tag="bid_placed"):
    """Only the bidding side receives the card."""

    side: str
    card: str = ""


class BidsRevealed(GameEvent, tag="bids_revealed"):
    side: str
    enemy: str
    card: str
    value: int
    enemy_card: str
    enemy_value: int
    tie: bool


class TurnBegan(GameEvent, tag="turn_began"):
    side: str


class TurnEnded(GameEvent, tag="turn_ended"):
    side: str


class Played(GameEvent, tag="played"):
    side: str
    card: str
    action: str
    power: int


class HunkeredDown(GameEvent, tag="hunkered_down"):
    side: str
    card: str


class Readied(GameEvent, tag="readied"):
    side: str
    card: str


class Placed(GameEvent, tag="placed"):
    side: str
    unit: str
    tile: str


class Moved(GameEvent, tag="moved"):
    side: str
    unit: str
    start: str = field(name="from")
    to: str
    action: str


class Scouted(GameEvent, tag="scouted"):
    side: str
    tile: str
    fog: bool
    now: list[Standings]


class Bolstered(GameEvent, tag="bolstered"):
    side: str
    card: str


class Inspired(GameEvent, tag="inspired"):
    side: str
    card: str


class Concealed(GameEvent, tag="concealed"):
    side: str
    enemy: str
    fog: bool


class FogCleared(GameEvent, tag="fog_cleared"):
    side: str


class Controlled(GameEvent, tag="controlled"):
    side: str
    tile: str
    points: int
    taken: bool
    total: int
    now: list[Standings]


class AttackDeclared(GameEvent, tag="attack_declared"):
    side: str
    unit: str
    action: str
    enemy: str
    target: str
    tile: str
    defence: int
    cover: int
    range: int
    total: int
    dice: int


class Rolled(GameEvent, tag="rolled"):
    side: str
    enemy: str
    target: str
    dice: list[int]
    total: int
    hit: bool


class Suppressed(GameEvent, tag="suppressed"):
    side: str
    unit: str
    already: bool


class Casualty(GameEvent, tag="casualty"):
    side: str
    unit: str
    pile: str
    soldier: int
    name: str = ""


class PieceAim(Struct, forbid_unknown_fields=True):
    """An aim other than points: a number of these pieces."""

    pieces: list[str]
    done: list[str]
    needed: int


class PieceAims(Struct, forbid_unknown_fields=True):
    escape: PieceAim
    neutralise: PieceAim


class AimsNow(Struct, forbid_unknown_fields=True):
    """The progress of aims that count losses and escapes."""

    aims: dict[str, PieceAims]


class CounterLost(GameEvent, tag="counter_lost"):
    side: str
    unit: str
    tile: str
    now: list[AimsNow] | UnsetType = UNSET


EVENTS = (
    RoundBegan,
    Drew,
    Reshuffled,
    BidPlaced,
    BidsRevealed,
    TurnBegan,
    TurnEnded,
    Played,
    HunkeredDown,
    Readied,
    Placed,
    Moved,
    Scouted,
    Bolstered,
    Inspired,
    Concealed,
    FogCleared,
    Controlled,
    AttackDeclared,
    Rolled,
    Suppressed,
    Casualty,
    CounterLost,
)


class TileFace(Struct, forbid_unknown_fields=True):
    """One face of a tile in the box."""

    id: str
    cover: int
    hill: bool
    ground: str
    rough: bool


class StructurePiece(Struct, forbid_unknown_fields=True):
    """A kind of structure marker."""

    id: str
    defence: int


class BattleBox(GameBox):
    tiles: list[TileFace]
    copies: dict[str, dict[str, int]]
    """For each side the maximum copies of each card."""
    hand: int
    """Cards drawn for a round."""
    most_worth: int
    """Maximum points of an objective."""
    round_limit: int
    most_rounds: int
    aims: list[str]
    """The aims a side can have."""
    single_aim: bool
    """Whether a side has exactly one aim."""
    spawns: bool
    """Whether units may enter after the start."""
    markers: dict[str, int]
    """Number of markers of the kinds that are limited in the box."""
    structures: list[StructurePiece]


WIRE = Wire(BattleView, BattleAfter, EVENTS, BattleBox, BattleTitle, scenario=BattleScenario)
