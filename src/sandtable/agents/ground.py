"""What never changes in a scenario, laid out for a fast look: the map and the cards."""

from collections import deque
from functools import lru_cache

from sandtable.undaunted import dice
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.rules import HILL_COVER, HILL_COVER_LOW
from sandtable.undaunted.words import VERBS

MOST_DICE = 9
MOST_TOTAL = 60
HIT = [
    [dice.hits(number, total) / 10**number for total in range(MOST_TOTAL)]
    for number in range(MOST_DICE + 1)
]
"""The chance that so many dice hit a total defence."""

UNMARKED = 3
"""A step onto a tile that must first be scouted takes as long as this many others."""
REMEMBERED = 2000
"""The ways for so many sets of markers are kept before the memory is cleared."""


class Ground:
    """The tables of one scenario, as plain lists."""

    def __init__(self, field: Battlefield) -> None:
        n_tiles = len(field.tiles)
        self.tiles = {name: tile for tile, name in enumerate(field.tiles)}
        self.cards = {name: card for card, name in enumerate(field.cards)}
        self.counters = {
            field.counter(seat, unit): (seat, unit)
            for seat in range(len(field.seats))
            for unit in range(int(field.n_units))
        }
        self.goals = [int(points) for points in field.points_to_win]
        self.n_units = int(field.n_units)
        self.fog = int(field.fog)

        distance = [int(steps) for steps in field.distance]
        self.distance = [distance[t * n_tiles : (t + 1) * n_tiles] for t in range(n_tiles)]
        self.near = [
            [other for other in range(n_tiles) if field.near[tile] >> other & 1]
            for tile in range(n_tiles)
        ]
        self.hills = int(field.hills)
        # The cover of each tile against an attacker below, and against one on a hill.
        low = [int(cover) for cover in field.cover]
        high = low[:]
        for tile in range(n_tiles):
            if self.hills >> tile & 1:
                low[tile] = HILL_COVER
                high[tile] = HILL_COVER_LOW
        self.cover = (low, high)
        self.printed = [int(points) for points in field.objective]
        self.objectives = [tile for tile in range(n_tiles) if self.printed[tile]]

        self.defence = [int(value) for value in field.defence]
        self.initiative = [int(value) for value in field.initiative]
        self.takes = [int(cards) for cards in field.takes]
        self.actions = [
            [
                (name, verb, max(0, int(field.power[card * VERBS + verb])))
                for name, verb in field.verbs.items()
                if field.prints(card, verb)
            ]
            for card in range(len(field.cards))
        ]
        """For each card what it prints: the verb, its number and its power."""
        self.power = [{name: power for name, _, power in row} for row in self.actions]
        self.controls = ["control" in row for row in self.power]
        self.dice = [row.get("attack", 0) for row in self.power]
        self.freely = ["scout" in row or "stalk" in row for row in self.power]
        """Whether a unit goes where its side has no marker."""
        self.firepower = [row.get("attack", row.get("blast", 0)) for row in self.power]
        self.spawn = [int(mask) for mask in field.spawn]
        self._ways: dict[int, list[list[int]]] = {}

    def ways(self, marked: int) -> list[list[int]]:
        """For each objective how long a unit is on its way there from each tile.

        The ways lead over the own markers where they can.
        """
        found = self._ways.get(marked)
        if found is None:
            if len(self._ways) >= REMEMBERED:
                self._ways.clear()
            found = [self.find_ways(marked, goal) for goal in self.objectives]
            self._ways[marked] = found
        return found

    def find_ways(self, marked: int, goal: int) -> list[int]:
        """How long a unit is on its way to a tile from each other one."""
        far = UNMARKED * len(self.near)
        ways = [far] * len(self.near)
        ways[goal] = 0
        queue = deque([goal])
        while queue:
            tile = queue.popleft()
            way = ways[tile] + (1 if marked >> tile & 1 else UNMARKED)
            for other in self.near[tile]:
                if way < ways[other]:
                    ways[other] = way
                    queue.append(other)
        return ways


@lru_cache(maxsize=64)
def survey(field: Battlefield) -> Ground:
    """The ground of a scenario; surveyed once."""
    return Ground(field)
