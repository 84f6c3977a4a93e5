"""A position as numbers for learning: what a seat may know, scaled to about one.

The numbers describe roles and relations (distance to an objective, quality of a shot), not the
tiles of one map, so that results of learning on some scenarios apply to others. They do not depend
on how an opponent's hidden cards are divided between hand and deck.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.undaunted import dice
from sandtable.undaunted.codes import ATTACK, VERBS
from sandtable.undaunted.field import NO_AIM, Battlefield
from sandtable.undaunted.frames import BIDDING, kind_of
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import OFF_BOARD, Battle, Side

MOST_DICE: Final = 6
MOST_TOTAL: Final = 24
NO_TARGET: Final = 1 << 20
LATE: Final = 40
"""The round number that counts as 1; the networks were trained with this scale."""
NEARNESS: Final = 16
UNMARKED: Final = 2
"""Additional steps for a tile without an own marker."""

SIDE_NUMBERS: Final = 17
UNIT_NUMBERS: Final = 8
COMMAND_NUMBERS: Final = 3
TABLE_NUMBERS: Final = 5


class Observer:
    """Converts the positions of one scenario into numbers."""

    def __init__(self, rules: Rules) -> None:
        field = rules.field
        self.rules: Rules = rules
        self.field: Battlefield = field
        self.size: i64 = (
            TABLE_NUMBERS
            + 2 * (SIDE_NUMBERS + UNIT_NUMBERS * field.n_unit_slots)
            + 2 * COMMAND_NUMBERS * field.n_command_slots
            + rules.feature_count()
        )
        self.values: vec[float] = vec[float]()
        self.at: i64 = 0
        chances: list[float] = []
        for number in range(MOST_DICE + 1):
            for total in range(MOST_TOTAL):
                chances.append(dice.hits(number, total) / 10**number)
        self.chances: vec[float] = vec[float](chances)
        self.near: vec[float] = vec[float]([0.75**steps for steps in range(NEARNESS + 8)])
        self.fire: vec[i64] = vec[i64](
            [
                max(0, int(field.power[card * VERBS + ATTACK]), int(rules.extra_fire(card)))
                for card in range(int(field.n_units))
            ]
        )

        # The latest tile values: one row of tiles for each seat
        self.worths: vec[float] = vec[float]([0.0] * int(2 * field.n_tiles))
        self.wanted: vec[i64] = vec[i64]([0] * int(2 * field.n_tiles))
        """The tiles with a value, one row for each seat."""
        self.wants: vec[i64] = vec[i64]([0, 0])
        """The number of tiles with a value for each seat."""
        self.low: vec[i64] = vec[i64](
            [int(rules.cover(tile, False)) for tile in range(int(field.n_tiles))]
        )
        """The cover of each tile against an attacker who is not on a hill."""
        self.high: vec[i64] = vec[i64](
            [int(rules.cover(tile, True)) for tile in range(int(field.n_tiles))]
        )
        """The cover of each tile against an attacker on a hill."""

    def weigh(self, state: Battle) -> None:
        """Compute the value of each tile to each side."""
        tiles = self.field.n_tiles
        worths = self.worths
        wanted = self.wanted
        for seat in range(i64(2)):
            first = seat * tiles
            count: i64 = 0
            for tile in range(tiles):
                worth = self.rules.worth(state, seat, tile)
                worths[first + tile] = float(worth)
                if worth:
                    wanted[first + count] = tile
                    count += 1
            self.wants[seat] = count

    def observe(self, state: Battle, seat: i64, values: vec[float], at: i64) -> None:
        """Write the numbers for a position as a seat knows it."""
        self.values = values
        self.at = at
        self.weigh(state)
        number: i64 = state.round if state.round < LATE else i64(LATE)
        self.add(float(number) / float(LATE))
        self.add(1.0 if kind_of(state.frames[0]) == BIDDING else 0.0)
        self.add(float(state.turns))
        self.add(1.0 if state.active == seat else 0.0)
        self.add(1.0 if state.holder == seat else 0.0)
        self.side(state, seat, True)
        self.side(state, 1 - seat, False)
        self.rules.add_features(state, seat, self)

    def add(self, value: float) -> None:
        self.values[self.at] = value
        self.at += 1

    # One side

    def side(self, state: Battle, seat: i64, own: bool) -> None:
        field = self.field
        side = state.side(seat)
        foe = state.side(1 - seat)
        goal = field.points_to_win[seat]
        missing = goal - side.points if goal > side.points else i64(1)
        self.add(0.0 if goal == NO_AIM else 1.0)
        self.add(0.0 if goal == NO_AIM else float(side.points) / float(goal))
        self.add(float(missing) / 10.0)
        self.prospects(state, seat, side, foe, missing)
        marked: i64 = 0
        for tile in range(field.n_tiles):
            marked += side.marked >> tile & 1
        self.add(float(marked) / float(field.n_tiles))
        self.add(float(side.hand_size) / 6.0)
        self.add(float(side.deck_size) / 16.0)
        self.add(float(side.discard_size) / 16.0)
        self.piles(side, own)
        units: i64 = 0
        for unit in range(field.n_units):
            if side.at[unit] != OFF_BOARD:
                units += 1
        self.add(float(units) / 8.0)
        first = self.at
        for unit in range(field.n_units):
            slot = field.slots[unit]
            if side.at[unit] != OFF_BOARD or side.supply[unit] + self.lives(side, unit) > 0:
                self.at = first + slot * UNIT_NUMBERS
                self.unit(state, seat, side, foe, unit, own)
        self.at = first + field.n_unit_slots * UNIT_NUMBERS
        first = self.at
        for card in range(field.n_units, field.fog):
            self.at = first + field.slots[card] * COMMAND_NUMBERS
            self.add(float(self.lives(side, card) + side.played[card]))
            self.add(float(side.hand[card]) if own else 0.0)
            self.add(float(side.supply[card]))
        self.at = first + field.n_command_slots * COMMAND_NUMBERS

    def prospects(self, state: Battle, seat: i64, side: Side, foe: Side, missing: i64) -> None:
        """Write how close a side is to more points, and the enemy to taking points from it."""
        field = self.field
        hoped = 0.0
        best = 0.0
        feared = 0.0
        worst = 0.0
        first = seat * field.n_tiles
        for index in range(first, first + self.wants[seat]):
            tile = self.wanted[index]
            worth = self.worths[first + tile]
            if not side.controlled >> tile & 1:
                value = worth * self.nearest(side, tile)
                hoped += value
                if value > best:
                    best = value
            else:
                value = worth * self.nearest(foe, tile)
                feared += value
                if value > worst:
                    worst = value
        scale = float(missing)
        self.add(hoped / scale)
        self.add(best / scale)
        self.add(feared / scale)
        self.add(worst / scale)

    def nearest(self, side: Side, tile: i64) -> float:
        """Return the proximity of the nearest unit that can take control of a tile."""
        field = self.field
        aside: i64 = 0 if side.marked >> tile & 1 else i64(UNMARKED)
        best = 0.0
        for unit in range(field.n_units):
            here = side.at[unit]
            if here != OFF_BOARD and field.controllers >> unit & 1:
                near = self.near[field.distance[here * field.n_tiles + tile] + aside]
                if near > best:
                    best = near
        return best

    def lives(self, side: Side, card: i64) -> i64:
        """Return how many copies of a card a side can still draw or play: a unit's lives."""
        return side.hand[card] + side.deck[card] + side.discard[card]

    def piles(self, side: Side, own: bool) -> None:
        """Write the quality of a side's cards: how many there are and the share of Fog of War."""
        field = self.field
        fog = self.lives(side, field.fog)
        cards = side.hand_size + side.deck_size + side.discard_size
        self.add(float(fog) / float(cards if cards else 1))
        self.add(float(side.supply[field.fog]) / 8.0)
        self.add(float(side.hand[field.fog]) if own else 0.0)
        lives: i64 = 0
        controlling: i64 = 0
        for unit in range(field.n_units):
            count = self.lives(side, unit)
            lives += count
            if field.controllers >> unit & 1 and side.at[unit] != OFF_BOARD:
                controlling += count + 1
        self.add(float(lives) / 16.0)
        self.add(float(controlling) / 8.0)

    def unit(self, state: Battle, seat: i64, side: Side, foe: Side, unit: i64, own: bool) -> None:
        here = side.at[unit]
        self.add(0.0 if here == OFF_BOARD else 1.0)
        self.add(float(side.suppressed >> unit & 1))
        self.add(float(self.lives(side, unit)) / 4.0)
        self.add(float(side.hand[unit]) / 2.0 if own else 0.0)
        self.add(float(side.supply[unit]) / 4.0)
        if here == OFF_BOARD:
            return
        self.add(self.pull(seat, side, here))
        self.add(self.best_shot(here, self.fire[unit], foe))
        self.add(self.danger(foe, unit, here))

    def pull(self, seat: i64, side: Side, here: i64) -> float:
        """Return the weighted proximity of the best tile that a side could still take."""
        tiles = self.field.n_tiles
        near = self.near
        distance = self.field.distance
        from_here = here * tiles
        best = 0.0
        first = seat * tiles
        for index in range(first, first + self.wants[seat]):
            tile = self.wanted[index]
            if not side.controlled >> tile & 1:
                aside: i64 = 0 if side.marked >> tile & 1 else i64(UNMARKED)
                value = near[distance[from_here + tile] + aside] * self.worths[first + tile]
                if value > best:
                    best = value
        return best / 3.0

    def chance(self, number: i64, total: i64) -> float:
        if number > MOST_DICE:
            number = MOST_DICE
        if total >= MOST_TOTAL:
            total = MOST_TOTAL - 1
        return self.chances[number * MOST_TOTAL + total]

    def best_shot(self, here: i64, number: i64, foe: Side) -> float:
        if number == 0:
            return 0.0
        field = self.field
        cover = self.high if field.hills >> here & 1 else self.low
        distance = field.distance
        from_here = here * field.n_tiles
        least: i64 = NO_TARGET
        for unit in range(field.n_units):
            tile = foe.at[unit]
            if tile != OFF_BOARD:
                total = field.defence[unit] + cover[tile] + distance[from_here + tile]
                if total < least:
                    least = total
        return 0.0 if least == NO_TARGET else self.chance(number, least)

    def danger(self, foe: Side, unit: i64, here: i64) -> float:
        """Return the expected hits on a unit if every enemy fired at it once."""
        field = self.field
        fire = self.fire
        distance = field.distance
        from_here = here * field.n_tiles
        defence = field.defence[unit]
        low = defence + self.low[here]
        high = defence + self.high[here]
        total = 0.0
        for other in range(field.n_units):
            tile = foe.at[other]
            if tile != OFF_BOARD and fire[other]:
                need = high if field.hills >> tile & 1 else low
                total += self.chance(fire[other], need + distance[from_here + tile])
        return total / 2.0
