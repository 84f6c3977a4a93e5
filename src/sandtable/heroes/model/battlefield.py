"""The theatre: everything about one scenario that never changes, as tables.

Units of both sides are numbered together. Terrain 0 is "no square": a board square under a house
that stands, an alley of one that fell. An area is an overlay: a house, a position, bushes.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.scenario import Scenario
from sandtable.core.vec import vec
from sandtable.grid.squares import NOWHERE, SquareMap
from sandtable.heroes.model.codes import STATS

CORRECTED: Final = 4
"""The version of the rules in which issues found by reading the rulebook again were put right.

Games started under an older version go on under it, so both ways are kept side by side: whatever
asks for ``theatre.corrected`` is a rule that was changed then."""

NO_SQUARE: Final = 0
OPEN: Final = 1

# What a side must do to win: see victory.py
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

# Cards that come into a deck by an option
AIR_CARD: Final = 1
ARTILLERY_CARD: Final = 2


class Theatre(Scenario):
    """The tables of one scenario. The content loader fills them."""

    def __init__(
        self, title: str, rules_version: int, id: str, seats: list[str], ground: SquareMap
    ) -> None:
        super().__init__(title, rules_version, id, seats)
        self.corrected: bool = rules_version >= CORRECTED
        """Whether this is played by the rules as they are since version 4."""
        self.ground: SquareMap = ground
        self.n_cells: i64 = ground.n
        self.cells: list[str] = [ground.name(cell) for cell in range(ground.n)]
        self.crossings: list[str] = []

        # Terrain, by its number
        self.terrains: list[str] = []
        self.cover: vec[i64] = vec[i64]()
        self.limits: vec[i64] = vec[i64]()
        self.blocks: vec[i64] = vec[i64]()
        self.difficult: vec[i64] = vec[i64]()
        self.closed: vec[i64] = vec[i64]()
        """The types of unit that cannot enter, as a mask."""
        self.ambushes: vec[i64] = vec[i64]()
        """Whether infantry in it may fire at what moves (opportunity-fire terrain)."""
        self.hedges: vec[i64] = vec[i64]()
        """Whether a Culin cutter opens it."""

        # The map
        self.base: vec[i64] = vec[i64]()
        """The terrain of each square that no overlay lies on."""
        self.area: vec[i64] = vec[i64]()
        """The overlay on each square, counted from 1; for a board square also the house over it."""
        self.shut: vec[i64] = vec[i64]()
        """For each crossing its closed diagonals: bit 0 rising, bit 1 falling."""
        self.areas: list[str] = []
        self.overlays: list[str] = []
        """What each area is: two houses are one overlay."""
        self.n_areas: i64 = 0
        self.area_terrain: vec[i64] = vec[i64]()
        self.area_structure: vec[i64] = vec[i64]()
        """Demolition points that destroy it; 0 for what cannot be destroyed."""
        self.area_house: vec[i64] = vec[i64]()
        self.area_after: vec[i64] = vec[i64]()
        """The terrain that is left of it; NO_SQUARE for what lay beneath."""
        self.area_wreck: vec[i64] = vec[i64]()
        """Whether it is a wreck that lay there before the battle."""
        self.structures: vec[i64] = vec[i64]()
        """The board squares on which a structure lies at the start."""
        self.area_position: vec[i64] = vec[i64]()
        """Whether it is a defence position, into which grenades are thrown."""

        # The units
        self.units: list[str] = []
        self.counters: list[str] = []
        """The kind of counter of each unit: two Fire Teams are one kind."""
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
        """How many units have a personal order."""
        self.autonomous: i64 = 0
        """How many units are autonomous on one of their sides."""
        self.transports: vec[i64] = vec[i64]()
        """The units with seats for riders."""
        self.plate_of: vec[i64] = vec[i64]()
        """The plate a unit belongs to; a hero's is -1."""
        self.kind_of: vec[i64] = vec[i64]()
        """Which counter a unit is, as a number."""
        self.wreck_of: vec[i64] = vec[i64]()
        """The terrain of its wreck; NO_SQUARE when it leaves none."""
        self.wreck_structure: vec[i64] = vec[i64]()
        self.nest: i64 = NOWHERE
        """The unit that a MG nest option may place; of which side, seat_of says."""
        self.stat: vec[i64] = vec[i64]()
        """STATS numbers for each side of each unit."""

        # Groups: plates and unit options, for equipment and breaking points
        self.groups: list[str] = []
        self.group_seat: vec[i64] = vec[i64]()
        self.group_plate: vec[i64] = vec[i64]()
        """The plate of an option; of a plate itself."""
        self.group_losses: vec[i64] = vec[i64]()
        self.group_points: vec[i64] = vec[i64]()
        self.group_star: vec[i64] = vec[i64]()
        """Whether it lies in a slot that gives a star."""
        self.group_command: vec[i64] = vec[i64]()
        """Whether it is a field command: its equipment serves the whole side."""
        self.group_takes: vec[i64] = vec[i64]()
        """For each group and kind of counter, how many dead of it the group takes."""
        self.kits: vec[i64] = vec[i64]()
        """For each group and kit how many tokens it starts with."""
        self.n_groups: i64 = 0
        self.n_kinds: i64 = 0

        # Templates and what is thrown: bonus against three types, demolition, scatter
        self.template: vec[i64] = vec[i64]()
        self.kit_bonus: vec[i64] = vec[i64]()
        """For each kit: bonus against three types, demolition, range."""

        # Cards
        self.cards: list[str] = []
        self.n_cards: i64 = 0
        self.deck: vec[i64] = vec[i64]()
        """Two rows: how many of each card a side's deck has."""
        self.effect: vec[i64] = vec[i64]()
        self.power: vec[i64] = vec[i64]()
        self.windows: vec[i64] = vec[i64]()
        """For each card the windows it may be played in, as a mask."""
        self.card_bonus: vec[i64] = vec[i64]()
        """For each card: bonus against three types, demolition, scatter, anti-air."""
        self.support_kind: vec[i64] = vec[i64]()
        """For each card AIR_CARD, ARTILLERY_CARD or 0."""
        self.support: vec[i64] = vec[i64]()
        """Two rows: how many of a card a side may have in its deck by choosing it at set-up."""
        self.air_cards: vec[i64] = vec[i64]()
        """For each seat how many air cards it chooses at set-up."""
        self.artillery_cards: vec[i64] = vec[i64]()

        # Set-up
        self.zone: vec[i64] = vec[i64]()
        """Two rows: 1 for a square a side may deploy on."""
        self.entry: vec[i64] = vec[i64]()
        """Two rows: 1 for a square a side's late units enter on."""
        self.exit: vec[i64] = vec[i64]()
        """Two rows: 1 for a square a side's units may leave the map from."""
        self.scouting: vec[i64] = vec[i64]()
        """Two rows: how far a square is from a side's zone; NOWHERE until it is needed."""
        self.arrives: vec[i64] = vec[i64]()
        """For each unit: 0 deployed at the start, else the turn from which it may enter."""
        self.placed: vec[i64] = vec[i64]()
        """For each unit the square the scenario places it on, or NOWHERE."""
        self.faces: vec[i64] = vec[i64]()
        self.no_scouts: i64 = 0
        self.first_initiative: i64 = 0
        """The seat, or NOWHERE when a die decides."""
        self.last_turn: i64 = 0
        self.hand_extra: vec[i64] = vec[i64]()
        """For each seat whether Improvisation lets it draw one more and discard one."""
        self.orders_extra: vec[i64] = vec[i64]()
        self.bluffs: vec[i64] = vec[i64]()
        self.markers: vec[i64] = vec[i64]()
        """For each seat how many Concealed markers it has."""
        self.events: vec[i64] = vec[i64]()
        """Five numbers for each event on the track: see ``scenario_events``."""

        # Objectives and bonuses: where, and for objectives who may hold them and their worth
        self.objectives: list[str] = []
        self.objective_cells: vec[i64] = vec[i64]()
        """Four squares each, NOWHERE where there are fewer."""
        self.objective_side: vec[i64] = vec[i64]()
        """NOWHERE for a neutral one."""
        self.objective_points: vec[i64] = vec[i64]()
        self.objective_area: vec[i64] = vec[i64]()
        self.bonus_cells: vec[i64] = vec[i64]()
        self.n_objectives: i64 = 0
        self.n_bonuses: i64 = 0
        self.items: list[str] = []
        self.item_cell: vec[i64] = vec[i64]()
        """Where an item lies; NOWHERE when chance places it."""
        self.item_spots: vec[i64] = vec[i64]()
        """Eight squares each among which chance chooses, NOWHERE where there are fewer."""
        self.item_turn: vec[i64] = vec[i64]()
        """The turn at whose start an item appears."""
        self.item_side: vec[i64] = vec[i64]()
        """The side that may carry it; NOWHERE for both."""
        self.item_charge: vec[i64] = vec[i64]()
        """The area (from 1) that an item blows up; 0 for what is no charge."""
        self.item_fires: vec[i64] = vec[i64]()
        """The item that an item fires; NOWHERE for what is no detonator."""
        self.aims: vec[i64] = vec[i64]()
        """Two rows of four aims; each kind, argument, number."""

    def stats(self, unit: i64, side: i64) -> i64:
        """Where the numbers of a unit's side begin."""
        return (unit * 2 + side) * STATS

    def cell(self, name: str) -> int:
        return self.cells.index(name)

    def unit(self, name: str) -> int:
        return self.units.index(name)

    def card(self, name: str) -> int:
        return self.cards.index(name)
