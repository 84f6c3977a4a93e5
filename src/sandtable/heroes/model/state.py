"""A position: the units and their states, two armies, and what is being resolved."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.signs import stir, stir_all
from sandtable.core.state import CellReader, State
from sandtable.core.vec import append, vec
from sandtable.grid.squares import ALLEY, BOARD, DIRECTIONS, DX, DY, NOWHERE, SquareMap
from sandtable.heroes.model.battlefield import NO_SQUARE, Theatre
from sandtable.heroes.model.codes import (
    ABLE,
    BONUS_COPIES,
    FLIP_AMBUSH,
    INFANTRY,
    STATS,
    shifted,
)
from sandtable.heroes.model.codes import CONCEALED as CONCEALED_SIDE

# Places of a unit that is not on a square
WAITING: Final = -1
"""Not on the map yet."""
GONE: Final = -2
"""Eliminated; ``rear`` is then the group to which the loss is assigned."""
LEFT: Final = -3
"""Left the map alive."""
ABOARD: Final = -10
"""Aboard a transport: this minus the transport's number."""

# Bits of a unit's ``look``
BACK_UP: Final = 1
FACING_AT: Final = 1
SUPPRESSED_AT: Final = 4
CREW: Final = 1 << 8
TRACK: Final = 1 << 9
ARMOUR: Final = 1 << 10
MAIN_GUN: Final = 1 << 11
ACTED: Final = 1 << 12
"""The unit has resolved its order or has an activation marker."""
VEILED: Final = 1 << 13
"""The unit entered the map concealed, and the enemy does not know which unit it is."""
MARKED: Final = 1 << 14
"""The unit is under a Concealed marker."""
MOVED: Final = 1 << 15
"""The unit has moved in this supply phase."""
UNMASKED: Final = 1 << 17
"""The unit was revealed this turn and cannot be concealed again before the next turn."""
LATE: Final = 1 << 19
"""The unit was revealed in supply; its marker can be used again in the next supply phase."""
PASSING: Final = 1 << 18
"""The unit is on another unit's square: passing through, or in an assault."""
MOST_SUPPRESSED: Final = 15

# Bits of a square's word in ``board``
TERRAIN_BITS: Final = 255
FOOT_AT: Final = 8
HULL_AT: Final = 16
AREA_AT: Final = 24

LAYER_AT: Final = 32
"""Bit offset of the number of wrecks beneath a wreck, in its word in ``things``."""


class Army:
    """One player's cards, tokens and points. A pile of cards is a count for each card."""

    def __init__(
        self, deck: vec[i64], hand: vec[i64], discard: vec[i64], held: vec[i64], open: vec[i64]
    ) -> None:
        self.deck: vec[i64] = deck
        self.hand: vec[i64] = hand
        self.discard: vec[i64] = discard
        self.held: vec[i64] = held
        """Tactical bonuses taken but not shown, by kind."""
        self.open: vec[i64] = open
        """Tactical bonuses shown and still in effect."""
        self.deck_size: i64 = 0
        self.hand_size: i64 = 0
        self.discard_size: i64 = 0
        self.held_size: i64 = 0
        self.numbers: i64 = 0
        """Number of numbered orders this turn."""
        self.specials: i64 = 0
        self.bluffs: i64 = 0
        self.left: i64 = 0
        """Tokens still to place: bits 1 to 10, specials from bit 16, bluffs from bit 20."""
        self.left_size: i64 = 0
        self.points: i64 = 0
        self.out: i64 = 0
        """Number of units that left the map by the side's exit."""
        self.markers: i64 = 0
        self.shown: vec[i64] = vec[i64]()
        """Cards that both sides know to be in the hand."""

    def clone(self) -> "Army":
        copy = Army(self.deck[:], self.hand[:], self.discard[:], self.held[:], self.open[:])
        copy.deck_size = self.deck_size
        copy.hand_size = self.hand_size
        copy.discard_size = self.discard_size
        copy.held_size = self.held_size
        copy.numbers = self.numbers
        copy.specials = self.specials
        copy.bluffs = self.bluffs
        copy.left = self.left
        copy.left_size = self.left_size
        copy.points = self.points
        copy.out = self.out
        copy.markers = self.markers
        if len(self.shown):
            copy.shown = self.shown[:]
        return copy

    def cells(self) -> list[int]:
        cells: list[int] = []
        for pile in (self.deck, self.hand, self.discard, self.held, self.open):
            for count in pile:
                cells.append(int(count))
        cells += [int(self.deck_size), int(self.hand_size), int(self.discard_size)]
        cells += [int(self.held_size), int(self.numbers), int(self.specials), int(self.bluffs)]
        cells += [int(self.left), int(self.left_size), int(self.points), int(self.out)]
        cells += [int(self.markers), len(self.shown)]
        for card in self.shown:
            cells.append(int(card))
        return cells

    def sign(self, sign: i64) -> i64:
        for pile in (self.deck, self.hand, self.discard, self.held, self.open, self.shown):
            sign = stir_all(sign, pile)
        # The sizes of the piles follow from the piles.
        for number in (self.numbers, self.specials, self.bluffs, self.left, self.left_size):
            sign = stir(sign, number)
        for number in (self.points, self.out, self.markers):
            sign = stir(sign, number)
        return sign

    def read_cells(self, cells: CellReader) -> None:
        cells.fill(self.deck)
        cells.fill(self.hand)
        cells.fill(self.discard)
        cells.fill(self.held)
        cells.fill(self.open)
        self.deck_size = cells.next()
        self.hand_size = cells.next()
        self.discard_size = cells.next()
        self.held_size = cells.next()
        self.numbers = cells.next()
        self.specials = cells.next()
        self.bluffs = cells.next()
        self.left = cells.next()
        self.left_size = cells.next()
        self.points = cells.next()
        self.out = cells.next()
        self.markers = cells.next()
        self.shown = cells.notes()

    def draw(self, card: i64) -> None:
        self.deck[card] -= 1
        self.deck_size -= 1
        self.hand[card] += 1
        self.hand_size += 1

    def leave_hand(self, card: i64) -> None:
        """Remove a card from the hand, seen by both sides; a known copy is removed first."""
        self.hand[card] -= 1
        self.hand_size -= 1
        kept = vec[i64]()
        found = False
        for other in self.shown:
            if other == card and not found:
                found = True
            else:
                kept = append(kept, other)
        if found:
            self.shown = kept

    def put_away(self, card: i64) -> None:
        self.discard[card] += 1
        self.discard_size += 1

    def take_back(self, card: i64) -> None:
        """Return a card to the hand, seen by both sides."""
        self.hand[card] += 1
        self.hand_size += 1
        self.shown = append(self.shown, card)

    def refill(self) -> None:
        """Turn the discard pile into the deck (HN-3.6).

        A player who counted cards then knows the whole hand.
        """
        self.shown = vec[i64]()
        for card in range(i64(len(self.deck))):
            self.deck[card] = self.discard[card]
            self.discard[card] = 0
            for _ in range(self.hand[card]):
                self.shown = append(self.shown, card)
        self.deck_size = self.discard_size
        self.discard_size = 0


class Skirmish(State):
    """The data of a position in a Heroes title; ``Engine`` plays it."""

    def __init__(
        self,
        theatre: Theatre,
        one: Army,
        other: Army,
        units: vec[i64],
        board: vec[i64],
        things: vec[i64],
        frames: vec[i64],
        depth: i64,
    ) -> None:
        super().__init__(theatre, frames, depth)
        self.theatre: Theatre = theatre
        self.ground: SquareMap = theatre.ground
        self.one: Army = one
        self.other: Army = other
        # Four numbers per unit: its square (the front one of two), its rear square, look and token.
        self.units: vec[i64] = units
        # Derived from all other data, for speed: terrain, infantry, vehicle and area of each
        # square.
        self.board: vec[i64] = board
        # Demolition points, kits, items, bonuses, opened hedgerows: see below.
        self.things: vec[i64] = things
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.holder: i64 = 0
        """The seat with the initiative."""
        self.slot: i64 = 0
        """Number of the current slot; first the initiative side acts in it, then the other side."""
        self.extra: i64 = 0
        """Bits set by cards and bonuses for later; they are named in ``turn`` and ``cards``."""
        self.fallen: i64 = 0
        """Mask of the destroyed areas."""
        self.broken: i64 = 0
        """Mask of the groups that reached their breaking point."""
        self.lying: i64 = 0
        """Mask of the tactical bonuses still on the map."""
        self.asks: i64 = 5
        """How often each seat is asked for cards, two bits each: see windows.py."""
        self.held_by: i64 = 0
        """The controller of each objective, two bits each: 0 for none, 1 and 2 for the seats."""

    # Armies and units

    def army(self, seat: i64) -> Army:
        return self.other if seat else self.one

    def at(self, unit: i64) -> i64:
        return self.units[unit * 4]

    def square(self, unit: i64, half: i64) -> i64:
        """Return the square of a unit's front (0) or rear (1); faster than a loop over both."""
        return self.units[unit * 4 + half]

    def rear(self, unit: i64) -> i64:
        return self.units[unit * 4 + 1]

    def look(self, unit: i64) -> i64:
        return self.units[unit * 4 + 2]

    def token(self, unit: i64) -> i64:
        return self.units[unit * 4 + 3]

    def set_token(self, unit: i64, token: i64) -> None:
        self.units[unit * 4 + 3] = token

    def has(self, unit: i64, bits: i64) -> bool:
        return self.units[unit * 4 + 2] & bits != 0

    def mark(self, unit: i64, bits: i64) -> None:
        self.units[unit * 4 + 2] |= bits

    def unmark(self, unit: i64, bits: i64) -> None:
        self.units[unit * 4 + 2] &= ~bits

    def suppression(self, unit: i64) -> i64:
        return self.units[unit * 4 + 2] >> SUPPRESSED_AT & 15

    def add_suppression(self, unit: i64, count: i64) -> None:
        now = min(max(self.suppression(unit) + count, 0), MOST_SUPPRESSED)
        self.units[unit * 4 + 2] = self.look(unit) & ~shifted(15, SUPPRESSED_AT) | (
            now << SUPPRESSED_AT
        )

    def facing(self, unit: i64) -> i64:
        return self.units[unit * 4 + 2] >> FACING_AT & 7

    def set_facing(self, unit: i64, direction: i64) -> None:
        self.units[unit * 4 + 2] = self.look(unit) & ~shifted(7, FACING_AT) | (
            direction << FACING_AT
        )

    def stat(self, unit: i64, what: i64) -> i64:
        """Return a number of the side that is up."""
        side = self.units[unit * 4 + 2] & BACK_UP
        return self.theatre.stat[(unit * 2 + side) * STATS + what]

    def fighting_stat(self, unit: i64, what: i64) -> i64:
        """Return a number of the side that a unit fights with: when concealed, the visible side.

        HN-11.15.
        """
        side = self.look(unit) & BACK_UP
        if self.theatre.flip_of[unit] == FLIP_AMBUSH:
            side = 1
        return self.theatre.stat[(unit * 2 + side) * STATS + what]

    def able(self, unit: i64, ability: i64) -> bool:
        side = self.units[unit * 4 + 2] & BACK_UP
        return self.theatre.stat[(unit * 2 + side) * STATS + ABLE] & ability != 0

    def concealed(self, unit: i64) -> bool:
        look = self.units[unit * 4 + 2]
        if look & MARKED:
            return True
        at = (unit * 2 + (look & BACK_UP)) * STATS + ABLE
        return self.theatre.stat[at] & CONCEALED_SIDE != 0

    def alive(self, unit: i64) -> bool:
        """Whether a unit is on the map, aboard, or still to come."""
        at = self.at(unit)
        return at >= WAITING or at <= ABOARD

    def on_map(self, unit: i64) -> bool:
        return self.at(unit) >= 0

    def carrier(self, unit: i64) -> i64:
        """Return the transport that a unit rides on, or NOWHERE."""
        at = self.at(unit)
        if at <= ABOARD:
            return ABOARD - at
        return NOWHERE

    def infantry(self, unit: i64) -> bool:
        return self.theatre.type_of[unit] == INFANTRY

    def seat_of(self, unit: i64) -> i64:
        return self.theatre.seat_of[unit]

    # Squares

    def terrain(self, cell: i64) -> i64:
        return self.board[cell] & TERRAIN_BITS

    def foot(self, cell: i64) -> i64:
        """Return the infantry on a square, or NOWHERE."""
        return (self.board[cell] >> FOOT_AT & 255) - 1

    def hull(self, cell: i64) -> i64:
        """Return the vehicle on a square, or NOWHERE."""
        return (self.board[cell] >> HULL_AT & 255) - 1

    def occupant(self, cell: i64) -> i64:
        """Return the unit on a square; a vehicle rather than the infantry that it passes."""
        word = self.board[cell]
        hull = word >> HULL_AT & 255
        return (hull if hull else word >> FOOT_AT & 255) - 1

    def area(self, cell: i64) -> i64:
        """Return the overlay (from 1) or wreck (from n_areas + 1) on a square; 0 for none."""
        return self.board[cell] >> AREA_AT

    def lift(self, unit: i64) -> None:
        """Remove a unit from its squares on the board; the caller sets its new place."""
        at = self.at(unit)
        if at < 0:
            return
        if self.has(unit, PASSING):
            self.unmark(unit, PASSING)
            return
        shift: i64 = FOOT_AT if self.infantry(unit) else HULL_AT
        self.board[at] &= ~shifted(255, shift)
        rear = self.rear(unit)
        if rear >= 0:
            self.board[rear] &= ~shifted(255, shift)

    def put(self, unit: i64, cell: i64, rear: i64) -> None:
        """Put a unit that was lifted on one square or two."""
        shift: i64 = FOOT_AT if self.infantry(unit) else HULL_AT
        self.units[unit * 4] = cell
        self.units[unit * 4 + 1] = rear
        if self.board[cell] >> shift & 255:
            self.mark(unit, PASSING)
            return
        self.board[cell] |= (unit + 1) << shift
        if rear >= 0:
            self.board[rear] |= (unit + 1) << shift

    def lay_ground(self) -> None:
        """Rebuild the board from all other data."""
        theatre = self.theatre
        for cell in range(theatre.n_cells):
            self.lay_square(cell)
        for index in range(self.opened_from(), i64(len(self.things))):
            cell = self.things[index]
            if cell >= 0:
                self.board[cell] = self.board[cell] & ~i64(TERRAIN_BITS) | 1
        self.lay_wrecks(NOWHERE)
        for unit in range(theatre.n_units):
            at = self.at(unit)
            if at < 0:
                continue
            if not self.has(unit, PASSING):
                self.put(unit, at, self.rear(unit))

    def lay_square(self, cell: i64) -> None:
        """Set a square to its terrain and overlay, without opened hedges, wrecks and units."""
        theatre = self.theatre
        ground = self.ground
        area = theatre.area[cell]
        terrain = theatre.base[cell]
        house = ground.house[cell]
        if house != NOWHERE:
            standing = not self.house_fell(house)
            if ground.kind[cell] == BOARD:
                if standing:
                    self.board[cell] = NO_SQUARE
                    return
                terrain = theatre.area_after[area - 1]
                area = 0
            elif ground.kind[cell] == ALLEY:
                if not standing or self.house_fell(ground.house_too[cell]):
                    terrain = NO_SQUARE
            elif not standing:
                terrain = NO_SQUARE
                area = 0
        elif area:
            if self.fallen >> (area - 1) & 1:
                after = theatre.area_after[area - 1]
                terrain = after if after else theatre.base[cell]
                area = 0
            else:
                terrain = theatre.area_terrain[area - 1]
        self.board[cell] = terrain | area << AREA_AT

    def house_fell(self, house: i64) -> bool:
        theatre = self.theatre
        for area in range(theatre.n_areas):
            if theatre.area_house[area] == house:
                return self.fallen >> area & 1 != 0
        return False

    def lay_wrecks(self, cell: i64) -> None:
        """Add the wrecks to one square, or to all (NOWHERE), from the lowest up."""
        theatre = self.theatre
        layer: i64 = 0
        more = True
        while more:
            more = False
            for unit in range(theatre.n_units):
                if self.things[theatre.n_areas + unit]:
                    if self.layer(unit) == layer:
                        self.lay_wreck(unit, cell)
                    elif self.layer(unit) > layer:
                        more = True
            layer += 1

    def lay_wreck(self, unit: i64, only: i64) -> None:
        """Replace the terrain beneath a wreck, on one square or all of them (HN-5.18)."""
        terrain = self.theatre.wreck_of[unit]
        number = self.theatre.n_areas + 1 + unit
        for cell in self.wreck_cells(unit):
            if only == NOWHERE or only == cell:
                units = self.board[cell] & (shifted(65535, FOOT_AT))
                self.board[cell] = units | terrain | number << AREA_AT

    def layer(self, unit: i64) -> i64:
        """Return the number of wrecks beneath a unit's wreck."""
        return self.things[self.theatre.n_areas + unit] >> LAYER_AT

    def wreck_cells(self, unit: i64) -> vec[i64]:
        """Return the squares of a unit's wreck; none if it left none."""
        word = self.things[self.theatre.n_areas + unit]
        cells = vec[i64]()
        if word >> 8 & 4095:
            cells = append(cells, (word >> 8 & 4095) - 1)
        if word >> 20 & 4095:
            cells = append(cells, (word >> 20 & 4095) - 1)
        return cells

    def leave_wreck(self, unit: i64, front: i64, rear: i64) -> None:
        layer: i64 = 0
        for half in range(i64(2)):
            cell = rear if half else front
            beneath = self.area(cell) - self.theatre.n_areas - 1 if cell >= 0 else i64(NOWHERE)
            if beneath >= 0 and self.theatre.corrected:
                layer = max(layer, self.layer(beneath) + 1)
        word = (front + 1) << 8 | (rear + 1) << 20 | layer << LAYER_AT
        self.things[self.theatre.n_areas + unit] = word
        self.lay_wreck(unit, NOWHERE)

    def clear_wreck(self, unit: i64) -> None:
        """Remove a wreck and restore what was beneath it."""
        cells = self.wreck_cells(unit)
        self.things[self.theatre.n_areas + unit] = 0
        for cell in cells:
            self.lay_again(cell)

    def lay_again(self, cell: i64) -> None:
        """Rebuild a square after something was removed from it; its units stay."""
        units = self.board[cell] & (shifted(65535, FOOT_AT))
        self.lay_square(cell)
        for index in range(self.opened_from(), i64(len(self.things))):
            if self.things[index] == cell:
                self.board[cell] = self.board[cell] & ~i64(TERRAIN_BITS) | 1
        if self.theatre.corrected:
            self.lay_wrecks(cell)
        self.board[cell] |= units

    # Parts of ``things``: demolition points, kits, items, the pool of bonuses, opened hedgerows

    def harm(self, area: i64) -> i64:
        """Return the demolition points of an area or wreck (from 1)."""
        return self.things[area - 1] & 255

    def set_harm(self, area: i64, points: i64) -> None:
        self.things[area - 1] = self.things[area - 1] & ~i64(255) | points

    def kits_from(self) -> i64:
        return self.theatre.n_areas + self.theatre.n_units

    def kit(self, group: i64, kit: i64) -> i64:
        return self.things[self.kits_from() + group * 6 + kit]

    def add_kit(self, group: i64, kit: i64, count: i64) -> None:
        self.things[self.kits_from() + group * 6 + kit] += count

    def items_from(self) -> i64:
        return self.kits_from() + self.theatre.n_groups * 6

    def item(self, number: i64) -> i64:
        """Return the place of an item: a square, WAITING, GONE, LEFT - side, or ABOARD - unit."""
        return self.things[self.items_from() + number]

    def set_item(self, number: i64, where: i64) -> None:
        self.things[self.items_from() + number] = where

    def pool_from(self) -> i64:
        return self.items_from() + i64(len(self.theatre.items))

    def pool(self, kind: i64) -> i64:
        """Return the number of tactical bonuses of a kind that no one has taken."""
        return self.things[self.pool_from() + kind]

    def add_pool(self, kind: i64, count: i64) -> None:
        self.things[self.pool_from() + kind] += count

    def opened_from(self) -> i64:
        return self.pool_from() + i64(len(BONUS_COPIES))

    def open_hedge(self, cell: i64) -> None:
        """Turn a hedgerow square into open ground, with a Culin cutter (HN-12.6)."""
        self.things = append(self.things, cell)
        self.board[cell] = self.board[cell] & ~i64(TERRAIN_BITS) | 1

    # The stack of frames: two numbers each

    def push2(self, frame: i64, more: i64) -> None:
        self.push(more)
        self.push(frame)

    def more(self) -> i64:
        return self.frames[self.depth - 2]

    def set_top(self, frame: i64, more: i64) -> None:
        self.frames[self.depth - 1] = frame
        self.frames[self.depth - 2] = more

    def pop2(self) -> None:
        self.depth -= 2

    # The interface of the kernel

    def clone(self) -> "Skirmish":
        raise NotImplementedError

    def copy_to(self, copy: "Skirmish") -> None:
        """Copy the fields that the constructor does not set."""
        copy.waits = self.waits
        copy.owing = self.owing
        copy.winner = self.winner
        copy.ending = self.ending
        copy.turn = self.turn
        copy.phase = self.phase
        copy.holder = self.holder
        copy.slot = self.slot
        copy.extra = self.extra
        copy.fallen = self.fallen
        copy.broken = self.broken
        copy.lying = self.lying
        copy.asks = self.asks
        copy.held_by = self.held_by
        copy._listed = self._listed
        copy._listed_for = self._listed_for

    def rounds(self) -> i64:
        return self.turn

    def cells(self) -> list[int]:
        cells = [
            int(self.waits),
            int(self.owing),
            int(self.winner),
            int(self.turn),
            int(self.phase),
            int(self.holder),
            int(self.slot),
            int(self.extra),
            int(self.fallen),
            int(self.broken),
            int(self.lying),
            int(self.asks),
            int(self.held_by),
            int(self.depth),
        ]
        for index in range(self.depth):
            cells.append(int(self.frames[index]))
        for number in self.units:
            cells.append(int(number))
        cells.append(len(self.things))
        for number in self.things:
            cells.append(int(number))
        return cells + self.one.cells() + self.other.cells()

    def sign(self) -> i64:
        sign = stir_all(self.waits, self.frames[: self.depth])
        sign = stir_all(sign, self.units)
        sign = stir_all(sign, self.things)
        for number in (self.owing, self.winner, self.turn, self.phase, self.holder, self.slot):
            sign = stir(sign, number)
        for number in (self.extra, self.fallen, self.broken, self.lying, self.asks, self.held_by):
            sign = stir(sign, number)
        return self.other.sign(self.one.sign(sign))

    def read_cells(self, cells: CellReader) -> None:
        self.waits = cells.next()
        self.owing = cells.next()
        self.winner = cells.next()
        self.turn = cells.next()
        self.phase = cells.next()
        self.holder = cells.next()
        self.slot = cells.next()
        self.extra = cells.next()
        self.fallen = cells.next()
        self.broken = cells.next()
        self.lying = cells.next()
        self.asks = cells.next()
        self.held_by = cells.next()
        self.depth = 0
        for _ in range(cells.next()):
            self.push(cells.next())
        cells.fill(self.units)
        self.things = cells.notes()
        self.one.read_cells(cells)
        self.other.read_cells(cells)
        self.lay_ground()

    def same_ground(self, other: "Skirmish") -> bool:
        """Whether both boards, which are derived from the other data, are equal."""
        for cell in range(self.theatre.n_cells):
            if self.board[cell] != other.board[cell]:
                return False
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Skirmish) and super().__eq__(other) and self.same_ground(other)

    def __hash__(self) -> int:
        return super().__hash__()


def direction(state: Skirmish, rear: i64, front: i64) -> i64:
    """Return which of the eight directions leads from a square to its neighbour."""
    ground = state.ground
    dx = (ground.x[front] - ground.x[rear]) // 2
    dy = (ground.y[front] - ground.y[rear]) // 2
    for index in range(i64(len(DIRECTIONS))):
        if i64(DX[index]) == dx and i64(DY[index]) == dy:
            return index
    return 0
