"""A position as signed bytes: what a seat may know, with the scenario's own numbering.

The seat's own data come first, then the enemy's. The cards of a hidden hand are counted with the
deck, except those known to be in the hand.
"""

from mypy_extensions import i64, u8

from sandtable.core.facets import Part
from sandtable.core.vec import vec
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.frames import FIRST, FOURTH, LAST, SECOND, SMALL, THIRD, kind_of
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import NO_BID, Battle, Side

TABLE = ("round", "turns", "active", "initiative", "own bid", "enemy has bid")
FRAME = ("kind", "first", "second", "third", "fourth", "rest 0", "rest 1", "rest 2", "rest 3")
SIDE = ("points", "hand", "deck", "discard")
CARD = ("hand", "deck", "discard", "played", "supply")
COUNTER = ("tile", "suppressed")
TILE = ("own marker", "own control", "enemy marker", "enemy control")


class LeanObserver:
    """Writes the positions of one scenario as bytes."""

    def __init__(self, rules: Rules) -> None:
        field = rules.field
        self.rules: Rules = rules
        self.field: Battlefield = field
        self.row: vec[u8] = vec[u8]()
        self.at: i64 = 0
        tables: list[tuple[str, int, list[str]]] = [
            ("table", 1, list(TABLE)),
            ("asked", 1, list(FRAME)),
        ]
        for whose in ("own", "enemy"):
            tables += [
                (f"{whose} side", 1, list(SIDE)),
                (f"{whose} cards", int(field.n_cards), list(CARD)),
                (f"{whose} counters", int(field.n_units), list(COUNTER)),
            ]
        tables.append(("tiles", int(field.n_tiles), list(TILE)))
        self.layout: list[Part] = []
        first = 0
        for name, rows, columns in tables + rules.lean_parts():
            self.layout.append(Part(name, first, rows, tuple(columns)))
            first += rows * len(columns)

    def add(self, value: i64) -> None:
        self.row[self.at] = u8(value & 255)
        self.at += 1

    def write(self, state: Battle, seat: i64, row: vec[u8], at: i64) -> None:
        self.row = row
        self.at = at
        own = state.side(seat)
        enemy = state.side(1 - seat)
        self.add(state.round if state.round < 127 else i64(127))
        self.add(state.turns)
        self.add(1 if state.active == seat else 0)
        self.add(1 if state.holder == seat else 0)
        self.add(own.bid)
        self.add(0 if enemy.bid == NO_BID else 1)
        top = state.top()
        self.add(kind_of(top))
        self.add(top >> FIRST & SMALL)
        self.add(top >> SECOND & SMALL)
        self.add(top >> THIRD & SMALL)
        self.add(top >> FOURTH & SMALL)
        rest = top >> LAST
        self.add(rest)
        self.add(rest >> 8)
        self.add(rest >> 16)
        self.add(rest >> 24)
        self.side(own, True)
        self.side(enemy, False)
        row = self.row
        at = self.at
        for tile in range(self.field.n_tiles):
            row[at] = u8(own.marked >> tile & 1)
            row[at + 1] = u8(own.controlled >> tile & 1)
            row[at + 2] = u8(enemy.marked >> tile & 1)
            row[at + 3] = u8(enemy.controlled >> tile & 1)
            at += 4
        self.at = at
        self.rules.add_lean(state, seat, self)

    def side(self, side: Side, own: bool) -> None:
        row = self.row
        at = self.at
        row[at] = u8(side.points)
        row[at + 1] = u8(side.hand_size)
        row[at + 2] = u8(side.deck_size)
        row[at + 3] = u8(side.discard_size)
        at += 4
        first = at
        hand = side.hand
        deck = side.deck
        discard = side.discard
        played = side.played
        supply = side.supply
        for card in range(self.field.n_cards):
            if own:
                row[at] = u8(hand[card])
                row[at + 1] = u8(deck[card])
            else:
                row[at] = 0
                row[at + 1] = u8(hand[card] + deck[card])
            row[at + 2] = u8(discard[card])
            row[at + 3] = u8(played[card])
            row[at + 4] = u8(supply[card])
            at += 5
        if not own:
            for card in side.shown:
                row[first + card * 5] += 1
                row[first + card * 5 + 1] -= 1
        stands = side.at
        for unit in range(self.field.n_units):
            row[at] = u8(stands[unit] & 255)
            row[at + 1] = u8(side.suppressed >> unit & 1)
            at += 2
        self.at = at
