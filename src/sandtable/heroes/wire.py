"""Wire types of Heroes: views, events and other data sent to clients."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from sandtable.core.wire import AfterChoice, GameBox, GameEvent, GameView, Outlook, Wire
from sandtable.heroes.lobby_wire import ArmyReport, SkirmishLayout, SkirmishTitle

Pile = dict[str, int]
"""Number of copies of each card."""


class PieceView(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A unit's place and its visible state."""

    cell: str | UnsetType = UNSET
    rear: str | UnsetType = UNSET
    """The second square of a long vehicle."""
    facing: str | UnsetType = UNSET
    aboard: str | UnsetType = UNSET
    """The transport it rides in."""
    off: Literal["waiting", "gone", "left"] | UnsetType = UNSET
    side: Literal["front", "back"]
    concealed: bool
    marker: bool | UnsetType = UNSET
    """Whether a Concealed marker hides it."""
    suppressed: int
    damage: list[str] | UnsetType = UNSET


class UnitView(PieceView, kw_only=True):
    unit: str
    """Its name in this battle; empty if this seat may not know it, as is its counter."""
    counter: str
    acted: bool
    allowance: int = 0
    """Movement points it has now."""
    reach: int = 0
    """How far its main weapon fires without the penalty of long range; 0 where it cannot."""
    token: str | UnsetType = UNSET
    """The face of its order token: a number, special, bluff, or hidden."""
    shown: bool | UnsetType = UNSET


class SkirmishAfter(AfterChoice, kw_only=True):
    """Where the unit named in the question is after a choice, as in ``PieceView``."""

    cell: str | UnsetType = UNSET
    rear: str | UnsetType = UNSET
    facing: str | UnsetType = UNSET
    aboard: str | UnsetType = UNSET
    off: Literal["waiting", "gone", "left"] | UnsetType = UNSET
    side: Literal["front", "back"] = "front"
    concealed: bool = False
    marker: bool | UnsetType = UNSET
    token: str | UnsetType = UNSET
    """The order token placed by this choice."""


class WreckView(Struct, forbid_unknown_fields=True):
    unit: str
    cells: list[str]
    harm: int


class SkirmishSide(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    points: int
    hand_size: int
    deck_size: int
    hand: Pile
    deck: Pile
    """For the opponent: deck and hand together."""
    discard: Pile
    orders: int
    specials: int
    bluffs: int
    tokens_left: int
    bonuses_held: int
    bonuses_open: list[str]
    out: int
    """Number of units that have left the map."""
    markers: int
    """Number of Concealed markers left."""
    asks: Literal["never", "own", "attacks", "always"]
    """At which windows the seat is asked; games of older rules may start with fewer."""
    kits: dict[str, dict[str, int]]
    """Remaining equipment, by the group that has it."""
    dead: dict[str, int]
    """Number of eliminated units assigned to each group (HN-13.2)."""
    broken: list[str]
    units: list[UnitView]
    bonuses: list[str] | UnsetType = UNSET
    """Only for the own side, as are its tokens."""
    tokens: list[int | str] | UnsetType = UNSET


class SkirmishView(GameView):
    turn: int
    last_turn: int
    phase: Literal["deployment", "orders", "activation", "supply"]
    slot: int
    """The number of the current order."""
    sides: dict[str, SkirmishSide]
    objectives: dict[str, str]
    """The side that controls each objective; empty for none."""
    bonuses: list[int]
    """The numbers of the tactical bonuses still on the map."""
    items: dict[str, str]
    """The place of each item: a square, "carried UNIT", "out SIDE", "waiting" or "gone"."""
    fallen: list[str]
    harm: dict[str, int]
    wrecks: list[WreckView]
    opened: list[str]
    """Hedgerow squares with a passage."""
    ground: dict[str, str]
    """The terrain of each square that the battle has changed; empty where no square is left."""


class UnitEvent(GameEvent):
    """An event about a unit; its name is empty if the seat may not know it."""

    side: str
    cell: str
    unit: str


class PieceEvent(UnitEvent, kw_only=True):
    """An event that may have changed the state of a unit."""

    now: list[PieceView] | UnsetType = UNSET


class OrderEvent(UnitEvent):
    """An event about a unit's order token; the unit may still be off the map."""

    off: bool
    number: int


class AttackEvent(UnitEvent):
    """An attack of one unit on another."""

    enemy: str
    target: str
    target_cell: str


class ScenarioBegan(GameEvent, tag="scenario_began"):
    scenario: str


class TurnBegan(GameEvent, tag="turn_began"):
    turn: int


class ActivationBegan(GameEvent, tag="activation_began"):
    pass


class SupplyBegan(GameEvent, tag="supply_began"):
    pass


class Initiative(GameEvent, tag="initiative"):
    side: str


class Drew(GameEvent, tag="drew"):
    """A draw; only its side learns the card."""

    side: str
    card: str = ""


class CardCancelled(GameEvent, tag="card_cancelled"):
    side: str
    card: str


class CardResolved(GameEvent, tag="card_resolved"):
    side: str
    card: str


class CardReturned(GameEvent, tag="card_returned"):
    side: str
    card: str


class CardVoid(GameEvent, tag="card_void"):
    side: str
    card: str


class Discarded(GameEvent, tag="discarded"):
    side: str
    card: str


class SupportChosen(GameEvent, tag="support_chosen"):
    side: str
    card: str


class Reshuffled(GameEvent, tag="reshuffled"):
    side: str
    count: int


class CardPlayed(GameEvent, tag="card_played"):
    side: str
    card: str
    targets: int
    aim: str
    unit: str = ""
    cell: str = ""
    off: bool = False
    crossing: str = ""
    enemy: str = ""
    target: str = ""
    target_cell: str = ""
    target_off: bool = False
    second: str = ""
    second_cell: str = ""
    second_off: bool = False


class BonusShown(GameEvent, tag="bonus_shown"):
    side: str
    bonus: str


class BonusTaken(GameEvent, tag="bonus_taken"):
    """A tactical bonus; only its side learns which one."""

    side: str
    bonus: str = ""


class EventHappened(GameEvent, tag="event_happened"):
    side: str
    event: str
    card: str
    count: int


class ChargeFired(GameEvent, tag="charge_fired"):
    side: str
    overlay: str


class OrderPlaced(GameEvent, tag="order_placed"):
    side: str
    cell: str
    off: bool
    unit: str
    token: str = ""


class OrderShown(OrderEvent, tag="order_shown"):
    pass


class OrderMoved(OrderEvent, tag="order_moved"):
    pass


class BluffShown(OrderEvent, tag="bluff_shown"):
    pass


class Activated(UnitEvent, tag="activated"):
    pass


class Left(UnitEvent, tag="left"):
    pass


class Eliminated(UnitEvent, tag="eliminated"):
    pass


class Destroyed(UnitEvent, tag="destroyed"):
    pass


class Deployed(PieceEvent, tag="deployed"):
    pass


class Placed(PieceEvent, tag="placed"):
    pass


class Flipped(PieceEvent, tag="flipped"):
    pass


class Revealed(PieceEvent, tag="revealed"):
    pass


class Concealed(PieceEvent, tag="concealed"):
    pass


class Wounded(PieceEvent, tag="wounded"):
    pass


class TookSquare(PieceEvent, tag="took_square"):
    pass


class WentBack(PieceEvent, tag="went_back"):
    pass


class HedgeCut(PieceEvent, tag="hedge_cut"):
    pass


class WreckCrushed(PieceEvent, tag="wreck_crushed"):
    pass


class AmmoSpent(PieceEvent, tag="ammo_spent"):
    pass


class VeteranSpent(PieceEvent, tag="veteran_spent"):
    pass


class Moved(PieceEvent, tag="moved"):
    start: str


class Boarded(PieceEvent, tag="boarded"):
    transport: str


class Suppressed(PieceEvent, tag="suppressed"):
    count: int


class Damaged(PieceEvent, tag="damaged"):
    damage: int


class PickedUp(UnitEvent, tag="picked_up"):
    item: str


class ItemFound(GameEvent, tag="item_found"):
    item: str
    cell: str


class ItemDropped(GameEvent, tag="item_dropped"):
    item: str
    cell: str


class Fired(AttackEvent, tag="fired"):
    action: str
    range: int


class Razed(UnitEvent, tag="razed"):
    action: str
    overlay: str
    target_cell: str


class Attacked(GameEvent, tag="attacked"):
    """The result of an attack; ``cell`` and ``unit`` are empty if a card attacks."""

    side: str
    enemy: str
    target: str
    target_cell: str
    action: str
    die: int
    bonus: int
    limit: int
    other: int
    total: int
    defence: int
    result: str
    cell: str = ""
    unit: str = ""


class Assaulted(AttackEvent, tag="assaulted"):
    pass


class AssaultFought(AttackEvent, tag="assault_fought"):
    total: int
    enemy_total: int


class Rolled(GameEvent, tag="rolled"):
    side: str
    dice: list[int]
    purpose: str


class BlastAimed(UnitEvent, tag="blast_aimed"):
    action: str
    crossing: str


class Scattered(GameEvent, tag="scattered"):
    die: int
    crossing: str


class BlastLost(GameEvent, tag="blast_lost"):
    die: int


class Demolition(GameEvent, tag="demolition"):
    side: str
    overlay: str
    dice: list[int]
    points: int


class WreckDestroyed(GameEvent, tag="wreck_destroyed"):
    cell: str


class StructureDestroyed(GameEvent, tag="structure_destroyed"):
    overlay: str


class Broken(GameEvent, tag="broken"):
    side: str
    group: str
    enemy: str
    points: int


class ObjectiveHeld(GameEvent, tag="objective_held"):
    side: str
    objective: str
    points: int


class BoardFace(Struct, forbid_unknown_fields=True):
    """One printed face of a board, north at the top."""

    face: str
    board: str
    """The board of this face."""
    ground: list[str]
    """The terrain letters of its squares, as in ``SkirmishInfo.ground``."""
    closed: list[tuple[int, int, int, int]]
    """Diagonals without passage: column and row of both squares, from 1 in the south-west."""


class OverlayPiece(Struct, forbid_unknown_fields=True):
    """An overlay in the box."""

    id: str
    kind: str
    width: int
    height: int
    """Inner squares; a house covers one more square in each direction."""
    terrain: str
    ruin: str
    structure: int
    copies: int
    """Number of copies in the box; an overlay on the back shares them."""
    front: str
    """The overlay on the front of these pieces: itself, unless it is on a back."""
    rooms: list[list[str]]
    """For a house, by clockwise quarter turns: the walls of its inner squares as in
    ``RoomInfo.halves``, by rows from the south-west."""


class ScenarioLimits(Struct, forbid_unknown_fields=True):
    """Limits for a user's scenario."""

    columns: int
    rows: int
    """Boards side by side, and rows of boards."""
    board: int
    """Squares along the side of a board."""
    overlays: int
    units: int
    objectives: int
    items: int
    spots: int
    """Possible places of an item."""
    bonuses: int
    aims: int
    events: int
    parts: int
    """Rectangles in a zone."""
    last_turn: int
    least_points: int
    most_points: int


class SkirmishBox(GameBox):
    boards: list[BoardFace]
    overlays: list[OverlayPiece]
    names: dict[str, list[str]]
    """Possible names of objectives, items and overlays, which are translated into all languages."""
    counters: dict[str, int]
    """Number of each counter in the box."""
    limits: ScenarioLimits


class CrossedSquare(Struct, omit_defaults=True, gc=False):
    """A square that a line of fire crosses."""

    cell: str
    terrain: str = ""
    """What blocks or limits the line there; empty for nothing."""
    effect: Literal["clear", "limits", "blocks"] = "clear"
    modifier: int = 0
    by: str = ""
    """The cause: ``terrain``, ``infantry``, ``vehicle``, ``house``, ``wall`` or ``no_passage``."""
    beside: str = ""
    """The other square, where the line runs along the edge between two."""


class FireLine(Struct, omit_defaults=True, gc=False):
    """A line of fire, by squares from the attacker to the target."""

    origin: str = field(name="from")
    to: str
    range: int
    limit: int
    blocked: bool
    squares: list[CrossedSquare]
    """Without both ends."""
    scatters: bool = False


class Threat(Struct, omit_defaults=True, gc=False):
    """A visible enemy that could fire at a moving unit, with its best attack."""

    unit: str
    cell: str
    action: str
    hits: int
    kills: int
    suppresses: int
    ways: int


class SkirmishOutlook(Outlook):
    fire: FireLine | None = None
    """The line to a target."""
    threats: list[Threat] = field(default_factory=list)
    """Enemies that could fire at a unit that takes this step."""


WIRE = Wire(
    SkirmishView,
    SkirmishAfter,
    (
        ScenarioBegan,
        TurnBegan,
        ActivationBegan,
        SupplyBegan,
        Initiative,
        Drew,
        CardCancelled,
        CardResolved,
        CardReturned,
        CardVoid,
        Discarded,
        SupportChosen,
        Reshuffled,
        CardPlayed,
        BonusShown,
        BonusTaken,
        EventHappened,
        ChargeFired,
        OrderPlaced,
        OrderShown,
        OrderMoved,
        BluffShown,
        Activated,
        Left,
        Eliminated,
        Destroyed,
        Deployed,
        Placed,
        Flipped,
        Revealed,
        Concealed,
        Wounded,
        TookSquare,
        WentBack,
        HedgeCut,
        WreckCrushed,
        AmmoSpent,
        VeteranSpent,
        Moved,
        Boarded,
        Suppressed,
        Damaged,
        PickedUp,
        ItemFound,
        ItemDropped,
        Fired,
        Razed,
        Attacked,
        Assaulted,
        AssaultFought,
        Rolled,
        BlastAimed,
        Scattered,
        BlastLost,
        Demolition,
        WreckDestroyed,
        StructureDestroyed,
        Broken,
        ObjectiveHeld,
    ),
    SkirmishBox,
    SkirmishTitle,
    SkirmishLayout,
    ArmyReport,
    SkirmishOutlook,
)
