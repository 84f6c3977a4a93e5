"""Ratings of orders: the most important unit first, a bluff where nothing is lost."""

from typing import Final

from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE
from sandtable.heroes.facets.heuristics.hand import Hand
from sandtable.heroes.model.codes import AUTONOMOUS, BLUFF, INFANTRY, SPECIAL
from sandtable.heroes.model.state import GONE

PICK_UP: Final = 8.0
"""For a unit that can take an item this turn, or leave the map for an aim."""
BRING_OUT: Final = 20.0
"""For a unit that carries an item away."""
AT_RISK: Final = 0.15
"""Weight of the danger to a unit, because it should act before it is hit."""
NEAR: Final = 0.6
"""Small value of being near the enemy, if no unit has anything to do."""
NOBODY_NEAR: Final = 20
RESERVE: Final = 0.1
"""Small value for a unit that is not on the map yet."""
BLUFFS_AT: Final = 20


class Orders(Hand):
    """Ratings of the order phase."""

    def _priority(self, unit: i64) -> float:
        """Return how much a friendly unit without a token needs an order."""
        at = self.at[unit]
        if self.theatre.seat_of[unit] != self.seat or self.token[unit] or at == GONE:
            return 0.0
        if at < 0 and not self.is_own(unit):
            return RESERVE
        value = self.attack_worth(unit) + self.errand(unit)
        if self.face(unit).able & AUTONOMOUS:
            value *= 0.3
        if at >= 0:
            value += AT_RISK * self.danger(unit, at, self.rear[unit])
            value += NEAR / float(1 + self._nearest(at))
        return value

    def is_own(self, unit: i64) -> bool:
        """Whether a unit is friendly and on the map or aboard a transport."""
        for own in self.own:
            if own == unit:
                return True
        return False

    def _nearest(self, cell: i64) -> i64:
        """Return the distance to the nearest enemy."""
        nearest: i64 = NOBODY_NEAR
        for index in range(i64(len(self.foes))):
            gap = self.ground.gap(cell, self.at[self.foes[index]])
            if index == 0 or gap < nearest:
                nearest = gap
        return nearest

    def errand(self, unit: i64) -> float:
        """Return a bonus for a unit that can pick something up or carry it off this turn."""
        at = self.at[unit]
        if at < 0:
            return 0.0
        value = 0.0
        points = self.points(unit)
        kind = self.kind(unit)
        for goal in self.goals:
            if goal.only == unit:
                value = max(value, BRING_OUT)
            elif goal.on_foot and goal.only == NOWHERE and kind == INFANTRY:
                if goal.place.ways(kind)[at] <= points and self._lies(goal.place.cells[0]):
                    value = max(value, PICK_UP)
            elif goal.place is self.ground.easy_exits[self.seat]:
                if goal.place.ways(kind)[at] < points:
                    value = max(value, PICK_UP / 2)
        return value

    def _lies(self, cell: i64) -> bool:
        """Whether there is an item on a square."""
        for item in range(self.n_items):
            if self.position.item(item) == cell:
                return True
        return False

    @property
    def bluffs_now(self) -> bool:
        """Whether the next token should be the bluff, which is not always the last one."""
        army = self.position.army(self.seat)
        bluffs = army.left >> BLUFFS_AT
        if not bluffs:
            return False
        moment = (self.turn * 5 + self.seat) % max(army.numbers, 1)
        return army.left_size - bluffs <= moment

    def order_score(self, unit: i64) -> float:
        value = self._priority(unit)
        if not self.bluffs_now:
            return value
        # A decoy looks strong to the enemy and has nothing to do.
        decoy = 0.05 * self.worths[unit] - value
        return decoy - 100.0 if self.is_personal(unit) else decoy

    def is_personal(self, unit: i64) -> bool:
        return self.theatre.personal_of[unit] != 0

    def token_score(self, token: i64, unit: i64) -> float:
        if token == BLUFF:
            return 50.0 if self.bluffs_now and not self.is_personal(unit) else -50.0
        if token == SPECIAL:
            return 20.0
        return 10.0 - float(token)
