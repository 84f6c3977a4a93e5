"""Constant tables of a scenario for fast access: the map and the cards."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.undaunted import dice
from sandtable.undaunted.codes import ATTACK, CONTROL, SCOUT, STALK, VERBS
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.rules.combat import HILL_COVER, HILL_COVER_LOW

MOST_DICE: Final = 9
MOST_TOTAL: Final = 60

UNMARKED: Final = 3
"""Travel time of a step onto a tile that must first be scouted."""
REMEMBERED: Final = 2000
"""Sets of markers whose paths are cached before the cache is cleared."""
MOST_KEPT: Final = 64
NO_VERB: Final = -1

BOLSTERED: Final = {
    "control": 5.0,
    "suppress": 4.6,
    "stalk": 4.4,
    "scout": 4.6,
    "blast": 3.0,
    "command": 6.0,
    "inspire": 4.8,
    "guide": 3.0,
    "demolish": 5.0,
    "anti_tank": 4.5,
    "navigate": 3.5,
    "observe": 4.0,
}
"""Value of a new card, by the best verb printed on it."""
UNKNOWN_VERB: Final = 2.0
FIRST: Final = {
    "command": 60.0,
    "recon": 50.0,
    "scout": 8.0,
    "navigate": 8.0,
    "observe": 8.0,
    "suppress": 4.0,
    "attack": 2.0,
}
"""Priority of playing a card, by verb: cards that bring cards or open ways come first."""


class Action:
    """A verb of a card or a seat, with its printed number."""

    def __init__(self, verb: i64, power: i64) -> None:
        self.verb: i64 = verb
        self.power: i64 = power


class Ground:
    """The tables of one scenario."""

    def __init__(self, field: Battlefield) -> None:
        self.field: Battlefield = field
        self.n_tiles: i64 = field.n_tiles
        self.n_units: i64 = field.n_units
        self.fog: i64 = field.fog
        self.hills: i64 = field.hills
        # Verbs that only some titles have
        self.guide: i64 = field.verbs.get("guide", NO_VERB)
        self.target: i64 = field.verbs.get("target", NO_VERB)
        self.blast: i64 = field.verbs.get("blast", NO_VERB)
        self.hit: vec[float] = vec[float](
            [
                dice.hits(number, total) / 10**number
                for number in range(MOST_DICE + 1)
                for total in range(MOST_TOTAL)
            ]
        )
        """The chance that a number of dice hit a total defence."""
        self._lay_map()
        self._lay_cards()
        self._ways: dict[int, list[vec[i64]]] = {}

    def _lay_map(self) -> None:
        field = self.field
        n = self.n_tiles
        self.distance: list[vec[i64]] = []
        self.near: list[vec[i64]] = []
        self.low: vec[i64] = field.cover[:]
        """The cover of each tile against an attacker who is not on a hill."""
        self.high: vec[i64] = field.cover[:]
        """The cover of each tile against an attacker on a hill."""
        self.printed: vec[i64] = field.objective[:]
        """The points printed on each tile."""
        for tile in range(n):
            self.distance.append(field.distance[tile * n : tile * n + n])
            near = vec[i64]()
            for other in range(n):
                if field.near[tile] >> other & 1:
                    near = append(near, other)
            self.near.append(near)
            if self.hills >> tile & 1:
                self.low[tile] = HILL_COVER
                self.high[tile] = HILL_COVER_LOW
        self.objectives: vec[i64] = self.tiles_with(self.printed)

    def tiles_with(self, points: vec[i64]) -> vec[i64]:
        """Return the tiles that have points."""
        found = vec[i64]()
        for tile in range(self.n_tiles):
            if points[tile]:
                found = append(found, tile)
        return found

    def _lay_cards(self) -> None:
        field = self.field
        self.actions: list[list[Action]] = []
        """The printed actions of each card."""
        self.bolstered: vec[float] = vec[float]()
        """The value of one more copy of each card."""
        self.dice: vec[i64] = vec[i64]()
        self.firepower: vec[i64] = vec[i64]()
        for card in range(field.n_cards):
            actions = read_actions(field.printed[card], field.power, card)
            self.actions.append(actions)
            best = 0.0
            for action in actions:
                best = max(best, self.of_verb(BOLSTERED, action.verb, UNKNOWN_VERB))
            self.bolstered = append(self.bolstered, best)
            self.dice = append(self.dice, self.power(card, ATTACK))
            fires = ATTACK if self.prints(card, ATTACK) else self.blast
            self.firepower = append(self.firepower, self.power(card, fires))
        self.first: vec[float] = vec[float](
            [self.of_verb(FIRST, verb, 0.0) for verb in range(VERBS)]
        )
        """The priority of playing a card, by verb."""

    def of_verb(self, table: dict[str, float], verb: i64, otherwise: float) -> float:
        """Return the entry of a table for a verb."""
        return table.get(self.field.verb_names[verb], otherwise)

    def prints(self, card: i64, verb: i64) -> bool:
        return verb != NO_VERB and self.field.printed[card] >> verb & 1 != 0

    def power(self, card: i64, verb: i64) -> i64:
        """Return the printed number of a verb; 0 if the card lacks the verb."""
        if not self.prints(card, verb):
            return 0
        return max(self.field.power[card * VERBS + verb], 0)

    def controls(self, card: i64) -> bool:
        return self.prints(card, CONTROL)

    def freely(self, card: i64) -> bool:
        """Return whether a unit can enter tiles without an own marker."""
        return self.prints(card, SCOUT) or self.prints(card, STALK)

    def chance(self, number: i64, total: i64) -> float:
        """Return the chance that a number of dice hit a total defence."""
        return self.hit[number * MOST_TOTAL + total]

    def cover_from(self, tile: i64) -> vec[i64]:
        """Return the cover of each tile against an attacker on ``tile``."""
        return self.high if self.hills >> tile & 1 else self.low

    def ways(self, marked: i64) -> list[vec[i64]]:
        """Return the travel times to each objective from each tile.

        The ways use own markers where possible.
        """
        found = self._ways.get(int(marked))
        if found is None:
            if len(self._ways) >= REMEMBERED:
                self._ways.clear()
            found = []
            for goal in self.objectives:
                found.append(self.find_ways(marked, goal))
            self._ways[int(marked)] = found
        return found

    def find_ways(self, marked: i64, goal: i64) -> vec[i64]:
        """Return the travel time to a tile from each other tile."""
        ways = vec[i64]([int(UNMARKED * self.n_tiles)] * int(self.n_tiles))
        ways[goal] = 0
        queue = append(vec[i64](), goal)
        done: i64 = 0
        while done < len(queue):
            tile = queue[done]
            done += 1
            way = ways[tile] + 1
            if not marked >> tile & 1:
                way = ways[tile] + UNMARKED
            for other in self.near[tile]:
                if way < ways[other]:
                    ways[other] = way
                    queue = append(queue, other)
        return ways


def read_actions(printed: i64, power: vec[i64], row: i64) -> list[Action]:
    """Return the actions of a table's row: the verbs of a mask, each with its number."""
    found: list[Action] = []
    for verb in range(i64(VERBS)):
        if printed >> verb & 1:
            found.append(Action(verb, max(power[row * VERBS + verb], 0)))
    return found


_surveyed: dict[Battlefield, Ground] = {}


def survey(field: Battlefield) -> Ground:
    """Return the tables of a scenario, computed only once."""
    found = _surveyed.get(field)
    if found is None:
        if len(_surveyed) >= MOST_KEPT:
            _surveyed.clear()
        found = _surveyed[field] = Ground(field)
    return found
