"""Tables of a scenario of North Africa, computed once for the heuristics."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.undaunted.codes import VERBS
from sandtable.undaunted.facets.heuristics.scenario_tables import (
    MOST_KEPT,
    UNKNOWN_VERB,
    Action,
    Ground,
    read_actions,
)
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.north_africa.tables import Desert

SEAT_CARDS: Final = {
    "drive": 4.5,
    "attack": 4.0,
    "suppress": 4.6,
    "anti_tank": 4.5,
    "navigate": 3.5,
}
"""Value of one more card of a soldier, by the actions of the soldier's seat."""
MOST_WAYS: Final = 20_000


class DesertGround(Ground):
    """The tables of a scenario, including structures and vehicles."""

    def __init__(self, field: Battlefield, desert: Desert) -> None:
        super().__init__(field)
        self.desert: Desert = desert
        for tile in range(self.n_tiles):
            self.printed[tile] += desert.structure_points[tile]
        self.objectives = self.tiles_with(self.printed)
        self.seat_actions: list[list[Action]] = []
        """The actions of each seat."""
        self.seat_cards: vec[float] = vec[float]()
        """The value of one more card of the soldier in each seat."""
        for seat in range(i64(len(desert.printed))):
            actions = read_actions(desert.printed[seat], desert.power, seat)
            self.seat_actions.append(actions)
            best = 0.0
            for action in actions:
                best = max(best, self.of_verb(SEAT_CARDS, action.verb, UNKNOWN_VERB))
            self.seat_cards = append(self.seat_cards, best)
        self._ways_to: dict[tuple[int, int], vec[i64]] = {}

    def seat_power(self, seat: i64, verb: i64) -> i64:
        """Return the number of a seat's action; 0 if the seat lacks the action."""
        if not self.desert.printed[seat] >> verb & 1:
            return 0
        return max(self.desert.power[seat * VERBS + verb], 0)

    def ways_to(self, marked: i64, goal: i64) -> vec[i64]:
        key = (int(marked), int(goal))
        found = self._ways_to.get(key)
        if found is None:
            if len(self._ways_to) > MOST_WAYS:
                self._ways_to.clear()
            found = self.find_ways(marked, goal)
            self._ways_to[key] = found
        return found


_surveyed: dict[Battlefield, DesertGround] = {}


def survey_desert(field: Battlefield, desert: Desert) -> DesertGround:
    """Return the tables of a scenario, computed only once."""
    found = _surveyed.get(field)
    if found is None:
        if len(_surveyed) >= MOST_KEPT:
            _surveyed.clear()
        found = _surveyed[field] = DesertGround(field, desert)
    return found
