"""The theatre: all constant data of one scenario, as tables.

Units of both sides are numbered together. Terrain 0 is "no square": a board square under a standing
house, or an alley of a destroyed one. An area is an overlay: a house, a position, bushes.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.scenario import Scenario
from sandtable.core.vec import vec
from sandtable.grid.squares import NOWHERE, SquareMap
from sandtable.heroes.model.codes import STATS

CORRECTED: Final = 4
"""Version of the rules that fixed issues found in a second reading of the rulebook.

Games started under an older version continue under it, so both variants are kept: every check of
``theatre.corrected`` marks a rule that changed in this version.
"""

REVISED: Final = 6
"""Version of the rules that fixed rare cases in which several rules meet: ``theatre.revised``."""

NO_SQUARE: Final = 0
OPEN: Final = 1

# Kinds of aim, by which a side wins: see victory.py
AIM_HOLD: Final = 1
AIM_CARRY: Final = 2
AIM_EXIT: Final = 3
AIM_GATHER: Final = 4
AIM_KILL: Final = 5
AIM_LAST: Final = 6
AIM_POINTS: Final = 7
AIM_DEMOLISH: Final = 8
AIMS: Final = [
    "",
    "hold",
    "carry",
    "exit",
    "gather",
    "kill",
    "last_turn",
    "points",
    "demolish",
]

# Cards that are added to a deck by an option
AIR_CARD: Final = 1
ARTILLERY_CARD: Final = 2

# Numbers of a card, a kit or a template; those before are the bonuses against three types of unit
DICE: Final = 3
"""Demolition dice."""
SCATTER: Final = 4
"""Scatter of a card or a template."""
ANTI_AIR: Final = 5
"""Least roll that shoots a card down."""
CARD_NUMBERS: Final = 6
KIT_NUMBERS: Final = 5


class Theatre(Scenario):
    """The tables of one scenario, filled by the content loader."""

    def __init__(
        self, title: str, rules_version: int, id: str, seats: list[str], ground: SquareMap
    ) -> None:
        super().__init__(title, rules_version, id, seats)
        self.corrected: bool = rules_version >= CORRECTED
        """Whether the game uses the rules since version 4."""
        self.revised: bool = rules_version >= REVISED
        """Whether the game uses the rules since version 6."""
        self.ground: SquareMap = ground
        self.n_cells: i64 = ground.n
        self.cells: list[str] = [ground.name(cell) for cell in range(ground.n)]
        self.crossings: list[str] = []

        # Terrain, by number
        self.terrains: list[str] = []
        self.cover: vec[i64] = vec[i64]()
        self.limits: vec[i64] = vec[i64]()
        self.blocks: vec[i64] = vec[i64]()
        self.difficult: vec[i64] = vec[i64]()
        self.closed: vec[i64] = vec[i64]()
        """Mask of the types of unit that cannot enter."""
        self.ambushes: vec[i64] = vec[i64]()
        """Whether infantry in it has opportunity fire."""
        self.hedges: vec[i64] = vec[i64]()
        """Whether a Culin cutter can open it."""

        # The map
        self.base: vec[i64] = vec[i64]()
        """The terrain of each square, without overlays."""
        self.area: vec[i64] = vec[i64]()
        """The overlay on each square, from 1; for a board square also the house over it."""
        self.shut: vec[i64] = vec[i64]()
        """For each crossing the closed diagonals: bit 0 rising, bit 1 falling."""
        self.areas: list[str] = []
        self.overlays: list[str] = []
        """The kind of each area; two houses can be the same overlay."""
        self.n_areas: i64 = 0
        self.area_terrain: vec[i64] = vec[i64]()
        self.area_structure: vec[i64] = vec[i64]()
        """Demolition points that destroy an area; 0 if it is indestructible."""
        self.area_house: vec[i64] = vec[i64]()
        self.area_after: vec[i64] = vec[i64]()
        """The terrain after destruction; NO_SQUARE for the terrain beneath."""
        self.area_wreck: vec[i64] = vec[i64]()
        """Whether an area is a wreck that is there from the start."""
        self.structures: vec[i64] = vec[i64]()
        """The board squares with a structure at the start."""
        self.area_position: vec[i64] = vec[i64]()
        """Whether an area is a defence position, into which grenades can be thrown."""

        # Units
        self.units: list[str] = []
        self.counters: list[str] = []
        """The kind of counter of each unit; two Fire Teams are the same kind."""
        self.n_units: i64 = 0
        self.seat_of: vec[i64] = vec[i64]()
        self.type_of: vec[i64] = vec[i64]()
        self.squares_of: vec[i64] = vec[i64]()
        self.flip_of: vec[i64] = vec[i64]()
        self.frame_of: vec[i64] = vec[i64]()
        self.scout_of: vec[i64] = vec[i64]()
        self.stars_of: vec[i64] = vec[i64]()
        self.personal_of: vec[i64] = vec[i64]()
        self.personals: i64 = 0
        """Number of units with a personal order."""
        self.autonomous: i64 = 0
        """Number of units that are autonomous on one of their sides."""
        self.transports: vec[i64] = vec[i64]()
        """Units with seats for riders."""
        self.plate_of: vec[i64] = vec[i64]()
        """The plate a unit belongs to; -1 for a hero."""
        self.kind_of: vec[i64] = vec[i64]()
        """The number of each unit's counter."""
        self.wreck_of: vec[i64] = vec[i64]()
        """The terrain of a unit's wreck; NO_SQUARE if it leaves none."""
        self.wreck_structure: vec[i64] = vec[i64]()
        self.nest: i64 = NOWHERE
        """The unit that an MG nest option may place; ``seat_of`` has its side."""
        self.stat: vec[i64] = vec[i64]()
        """STATS numbers for each side of each unit."""

        # Groups: plates and unit options, for equipment and breaking points
        self.groups: list[str] = []
        self.group_seat: vec[i64] = vec[i64]()
        self.group_plate: vec[i64] = vec[i64]()
        """The plate of an option; a plate is its own plate."""
        self.group_losses: vec[i64] = vec[i64]()
        self.group_points: vec[i64] = vec[i64]()
        self.group_star: vec[i64] = vec[i64]()
        """Whether a group is in a slot that gives a star."""
        self.group_command: vec[i64] = vec[i64]()
        """Whether a group is a field command, whose equipment serves the whole side."""
        self.group_takes: vec[i64] = vec[i64]()
        """For each group and kind of counter: how many losses are assigned to the group."""
        self.kits: vec[i64] = vec[i64]()
        """For each group and kit: the number of tokens at the start."""
        self.n_groups: i64 = 0
        self.n_kinds: i64 = 0

        # Templates and kits: bonus against three types, demolition, scatter
        self.template: vec[i64] = vec[i64]()
        self.kit_bonus: vec[i64] = vec[i64]()
        """For each kit: bonus against three types, demolition, range."""

        # Cards
        self.cards: list[str] = []
        self.n_cards: i64 = 0
        self.deck: vec[i64] = vec[i64]()
        """Two rows: the number of each card in a side's deck."""
        self.effect: vec[i64] = vec[i64]()
        self.power: vec[i64] = vec[i64]()
        self.windows: vec[i64] = vec[i64]()
        """For each card the mask of windows in which it may be played."""
        self.card_bonus: vec[i64] = vec[i64]()
        """For each card: bonus against three types, demolition, scatter, anti-air."""
        self.support_kind: vec[i64] = vec[i64]()
        """For each card AIR_CARD, ARTILLERY_CARD or 0."""
        self.support: vec[i64] = vec[i64]()
        """Two rows: how many of each card a side may choose for its deck at set-up."""
        self.air_cards: vec[i64] = vec[i64]()
        """For each seat the number of air cards it chooses at set-up."""
        self.artillery_cards: vec[i64] = vec[i64]()

        # Set-up
        self.zone: vec[i64] = vec[i64]()
        """Two rows: 1 for a square on which a side may deploy."""
        self.entry: vec[i64] = vec[i64]()
        """Two rows: 1 for a square on which a side's late units enter."""
        self.exit: vec[i64] = vec[i64]()
        """Two rows: 1 for a square from which a side's units may leave the map."""
        self.scouting: vec[i64] = vec[i64]()
        """Two rows: the distance of a square from a side's zone; NOWHERE until first computed."""
        self.arrives: vec[i64] = vec[i64]()
        """For each unit: 0 if deployed at the start, else the turn from which it may enter."""
        self.placed: vec[i64] = vec[i64]()
        """For each unit the square on which the scenario places it, or NOWHERE."""
        self.faces: vec[i64] = vec[i64]()
        self.no_scouts: i64 = 0
        self.first_initiative: i64 = 0
        """The seat with the first initiative, or NOWHERE if a die decides."""
        self.last_turn: i64 = 0
        self.hand_extra: vec[i64] = vec[i64]()
        """For each seat whether Improvisation lets it draw one more card and discard one."""
        self.orders_extra: vec[i64] = vec[i64]()
        self.bluffs: vec[i64] = vec[i64]()
        self.markers: vec[i64] = vec[i64]()
        """For each seat the number of Concealed markers."""
        self.events: vec[i64] = vec[i64]()
        """Five numbers for each event on the turn track: see ``scenario_events``."""

        # Objectives and bonuses: their squares; for objectives also who may hold them, and points
        self.objectives: list[str] = []
        self.objective_cells: vec[i64] = vec[i64]()
        """Four squares each; NOWHERE fills the rest."""
        self.objective_side: vec[i64] = vec[i64]()
        """The side that may hold it; NOWHERE for both."""
        self.objective_points: vec[i64] = vec[i64]()
        self.objective_area: vec[i64] = vec[i64]()
        self.bonus_cells: vec[i64] = vec[i64]()
        self.n_objectives: i64 = 0
        self.n_bonuses: i64 = 0
        self.items: list[str] = []
        self.item_cell: vec[i64] = vec[i64]()
        """The square of an item; NOWHERE if chance places it."""
        self.item_spots: vec[i64] = vec[i64]()
        """Eight squares each from which chance chooses; NOWHERE fills the rest."""
        self.item_turn: vec[i64] = vec[i64]()
        """The turn at whose start an item appears."""
        self.item_side: vec[i64] = vec[i64]()
        """The side that may carry an item; NOWHERE for both."""
        self.item_charge: vec[i64] = vec[i64]()
        """The area (from 1) that a charge blows up; 0 for other items."""
        self.item_fires: vec[i64] = vec[i64]()
        """The item that a detonator fires; NOWHERE for other items."""
        self.aims: vec[i64] = vec[i64]()
        """Two rows of four aims, each with kind, argument and number."""

    def stats(self, unit: i64, side: i64) -> i64:
        """Return where the numbers of a unit's side start in ``stat``."""
        return (unit * 2 + side) * STATS

    def card_number(self, card: i64, at: i64) -> i64:
        """Return a number of a card: DICE, SCATTER, ANTI_AIR or the bonus against a type."""
        return self.card_bonus[card * CARD_NUMBERS + at]

    def kit_number(self, kit: i64, at: i64) -> i64:
        return self.kit_bonus[kit * KIT_NUMBERS + at]

    def template_number(self, template: i64, at: i64) -> i64:
        """Return a number of a template; templates are counted from 1."""
        return self.template[(template - 1) * KIT_NUMBERS + at]

    def cell(self, name: str) -> int:
        return self.cells.index(name)

    def unit(self, name: str) -> int:
        return self.units.index(name)

    def card(self, name: str) -> int:
        return self.cards.index(name)
