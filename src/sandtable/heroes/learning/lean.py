"""A position as signed bytes: what a seat may know, in the numbering of its scenario.

Own data comes first, then the enemy's; units are in the order of the scenario. Enemies that cannot
be told apart are in the order of their squares, as in a view.
"""

from typing import Final

from mypy_extensions import i64, u8

from sandtable.core.facets import Part
from sandtable.core.vec import vec
from sandtable.grid.squares import SquareMap
from sandtable.heroes.cards.playing import Choosing
from sandtable.heroes.know.view import in_order_of_squares, veiled
from sandtable.heroes.model.battlefield import Theatre
from sandtable.heroes.model.codes import BONUSES, CHOOSING, FLIP_AMBUSH, HIDDEN, KITS, SHOWN
from sandtable.heroes.model.moments import FIRST, KINDS, kind_of
from sandtable.heroes.model.state import (
    ABOARD,
    ACTED,
    BACK_UP,
    FACING_AT,
    LEFT,
    MARKED,
    MOVED,
    SUPPRESSED_AT,
    UNMASKED,
    Army,
    Skirmish,
)

TABLE: Final = ["turn", "phase", "number", "initiative", "asked"]
FRAME: Final = ["kind"]
FRAMES: Final = 2
"""Number of frames that are written, the innermost first."""
FIELDS: Final = 4
FIELD_BITS: Final = 10
LAST_BYTES: Final = 3
MORE_BYTES: Final = 9
SIDE: Final = [
    "points",
    "hand",
    "deck",
    "discard",
    "bonuses held",
    "numbers",
    "specials",
    "bluffs",
    "orders left",
    "units out",
    "markers",
]
CARD: Final = ["hand", "discard"]
UNIT: Final = [
    "side",
    "x",
    "y",
    "place",
    "rear x",
    "rear y",
    "back up",
    "facing",
    "suppression",
    "damage",
    "marks",
    "order",
    "wreck",
]
ORDERS: Final = 12
MOST: Final = 127

DAMAGE_AT: Final = 8
"""Bit offset of a vehicle's damages in its look."""
UNKNOWN: Final = 16
"""Mark of an enemy whose identity is unknown."""


class LeanObserver:
    """Writer of the positions of one scenario as bytes."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre: Theatre = theatre
        self.ground: SquareMap = theatre.ground
        self.row: vec[u8] = vec[u8]()
        self.at: i64 = 0
        self.ambushes: bool = FLIP_AMBUSH in list(theatre.flip_of)
        """Whether any unit can enter the map concealed."""
        self.shown_as: vec[i64] = vec[i64]([0] * int(theatre.n_units))
        self.names: vec[i64] = vec[i64]()
        self.order: vec[i64] = vec[i64]()
        words = [f"field {number} {part}" for number in range(FIELDS) for part in ("low", "high")]
        words += [f"last {part}" for part in range(LAST_BYTES)]
        words += [f"more {part}" for part in range(MORE_BYTES)]
        bonuses = [f"bonus {name}" for name in BONUSES]
        tables: list[tuple[str, int, list[str]]] = [
            ("table", 1, TABLE),
            ("resolved", FRAMES, FRAME + words),
        ]
        for whose in ("own", "enemy"):
            tables += [
                (f"{whose} side", 1, SIDE + bonuses),
                (f"{whose} cards", int(theatre.n_cards), CARD),
            ]
        tables += [
            ("own orders", 1, [f"order {number}" for number in range(ORDERS)]),
            ("own bonuses", 1, bonuses),
            ("units", int(theatre.n_units), UNIT),
            ("areas", int(theatre.n_areas), ["fallen", "harm"]),
            ("groups", int(theatre.n_groups), ["broken", *[f"kit {kit}" for kit in range(KITS)]]),
            ("objectives", int(theatre.n_objectives), ["held"]),
            ("bonuses", int(theatre.n_bonuses), ["lies"]),
            ("items", len(theatre.items), ["x", "y", "place"]),
        ]
        self.layout: list[Part] = []
        first = 0
        for name, rows, columns in tables:
            self.layout.append(Part(name, first, rows, tuple(columns)))
            first += rows * len(columns)

    def add(self, value: i64) -> None:
        self.row[self.at] = u8(value & 255)
        self.at += 1

    def write(self, state: Skirmish, seat: i64, row: vec[u8], at: i64) -> None:
        self.row = row
        self.at = at
        self.tell_apart(state, seat)
        self.add(state.turn)
        self.add(state.phase)
        self.add(state.slot)
        self.add(1 if state.holder == seat else 0)
        self.add(state.asks >> 2 * seat & 3)
        self.frames(state, seat)
        own = state.army(seat)
        self.side(own)
        self.cards(own, True)
        enemy = state.army(1 - seat)
        self.side(enemy)
        self.cards(enemy, False)
        self.orders(own)
        for kind in range(i64(len(BONUSES))):
            self.add(own.held[kind])
        for unit in range(self.theatre.n_units):
            self.unit(state, seat, unit, self.shown_as[unit])
        self.things(state, seat)

    def tell_apart(self, state: Skirmish, seat: i64) -> None:
        """Find the unit that is shown in the place of each unit."""
        for unit in range(self.theatre.n_units):
            self.shown_as[unit] = unit
        if not self.ambushes:
            return
        self.names = veiled(state, 1 - seat)
        self.order = in_order_of_squares(state, self.names)
        for index in range(i64(len(self.names))):
            self.shown_as[self.names[index]] = self.order[index]

    # What is being resolved

    def frames(self, state: Skirmish, seat: i64) -> None:
        depth = state.depth
        if depth and kind_of(state.top()) == CHOOSING and Choosing.seat(state.top()) != seat:
            depth -= 2  # hidden: the enemy is choosing the target of a card
        for _ in range(i64(FRAMES)):
            if depth >= 2:
                self.frame(state, state.frames[depth - 1], state.frames[depth - 2])
                depth -= 2
            else:
                self.frame(state, 0, 0)

    def frame(self, state: Skirmish, top: i64, more: i64) -> None:
        if self.ambushes and top:
            top = KINDS[kind_of(top)].renamed(state, top, self.names, self.order)
        row = self.row
        at = self.at
        row[at] = u8(kind_of(top))
        at += 1
        rest = top >> FIRST
        for _ in range(i64(FIELDS)):
            row[at] = u8(rest & MOST)
            row[at + 1] = u8(rest >> 7 & 7)
            rest >>= FIELD_BITS
            at += 2
        for _ in range(i64(LAST_BYTES)):
            row[at] = u8(rest & MOST)
            rest >>= 7
            at += 1
        for _ in range(i64(MORE_BYTES)):
            row[at] = u8(more & MOST)
            more >>= 7
            at += 1
        self.at = at

    # The sides

    def side(self, army: Army) -> None:
        self.add(army.points)
        self.add(army.hand_size)
        self.add(army.deck_size)
        self.add(army.discard_size)
        self.add(army.held_size)
        self.add(army.numbers)
        self.add(army.specials)
        self.add(army.bluffs)
        self.add(army.left_size)
        self.add(army.out)
        self.add(army.markers)
        for kind in range(i64(len(BONUSES))):
            self.add(army.open[kind])

    def cards(self, army: Army, own: bool) -> None:
        first = self.at
        at = first
        row = self.row
        for card in range(self.theatre.n_cards):
            row[at] = u8(army.hand[card]) if own else u8(0)
            row[at + 1] = u8(army.discard[card])
            at += 2
        if not own:
            for card in army.shown:
                row[first + 2 * card] += 1
        self.at = at

    def orders(self, army: Army) -> None:
        """Write the tokens that a side still has to place."""
        for number in range(i64(1), i64(ORDERS - 1)):
            self.add(army.left >> number & 1)
        self.add(army.left >> 16 & 15)
        self.add(army.left >> 20)

    # The map

    def unit(self, state: Skirmish, seat: i64, name: i64, unit: i64) -> None:
        """Write a unit in the place of the unit as which it is known."""
        ground = self.ground
        row = self.row
        at = self.at
        own = self.theatre.seat_of[unit] == seat
        row[at] = u8(1) if own else u8(255)
        where = state.at(unit)
        row[at + 4] = 0
        row[at + 5] = 0
        if where >= 0:
            row[at + 1] = u8(ground.x[where])
            row[at + 2] = u8(ground.y[where])
            row[at + 3] = u8(ground.kind[where])
            rear = state.rear(unit)
            if rear >= 0:
                row[at + 4] = u8(ground.x[rear])
                row[at + 5] = u8(ground.y[rear])
        else:
            row[at + 1] = 0
            row[at + 2] = 0
            row[at + 3] = u8(where & 255)
        look = state.look(unit)
        row[at + 6] = u8(look & BACK_UP)
        row[at + 7] = u8(look >> FACING_AT & 7)
        row[at + 8] = u8(look >> SUPPRESSED_AT & 15)
        row[at + 9] = u8(look >> DAMAGE_AT & 15)
        marks: i64 = 0
        if look & ACTED:
            marks |= 1
        if look & MARKED:
            marks |= 2
        if look & MOVED:
            marks |= 4
        if look & UNMASKED:
            marks |= 8
        token = state.token(unit)
        if not own:
            if 0 < token < SHOWN:
                token = HIDDEN
            if self.ambushes and self.is_veiled(name):
                marks |= UNKNOWN
        row[at + 10] = u8(marks)
        row[at + 11] = u8(token)
        row[at + 12] = u8(0) if state.things[self.theatre.n_areas + name] == 0 else u8(1)
        self.at = at + 13

    def is_veiled(self, name: i64) -> bool:
        for other in self.names:
            if other == name:
                return True
        return False

    def things(self, state: Skirmish, seat: i64) -> None:
        theatre = self.theatre
        row = self.row
        at = self.at
        for area in range(theatre.n_areas):
            row[at] = u8(state.fallen >> area & 1)
            row[at + 1] = u8(state.harm(area + 1))
            at += 2
        things = state.things
        kits = state.kits_from()
        for group in range(theatre.n_groups):
            row[at] = u8(state.broken >> group & 1)
            for kit in range(i64(KITS)):
                row[at + 1 + kit] = u8(things[kits + kit])
            kits += KITS
            at += 1 + KITS
        self.at = at
        for number in range(theatre.n_objectives):
            holder = (state.held_by >> (2 * number) & 3) - 1
            self.add(0 if holder < 0 else 1 if holder == seat else -1)
        for number in range(theatre.n_bonuses):
            self.add(state.lying >> number & 1)
        for item in range(i64(len(theatre.items))):
            self.item(state, seat, state.item(item))

    def item(self, state: Skirmish, seat: i64, where: i64) -> None:
        if where >= 0:
            self.add(self.ground.x[where])
            self.add(self.ground.y[where])
            self.add(self.ground.kind[where])
            return
        if where <= ABOARD and self.ambushes:
            for index in range(i64(len(self.names))):
                if self.order[index] == ABOARD - where:
                    where = ABOARD - self.names[index]
                    break
        elif ABOARD < where <= LEFT:
            where = LEFT if where == LEFT - seat else i64(LEFT - 1)
        self.add(0)
        self.add(0)
        self.add(where)
