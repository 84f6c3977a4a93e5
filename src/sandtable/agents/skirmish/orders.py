"""Who gets which order: what matters most comes first, a bluff goes where nothing is lost."""

from sandtable.agents.lazy import lazy
from sandtable.agents.skirmish.hand import Hand
from sandtable.heroes.words import AUTONOMOUS, BLUFF, SPECIAL

PICK_UP = 8.0
"""More for a unit that can take an item this turn, or leave the map as it should."""
BRING_OUT = 20.0
"""More for one that carries an item away."""
AT_RISK = 0.15
"""A unit that may be hit had better act first."""
NEAR = 0.6
"""A little for being near the enemy, when nobody has anything to do."""
BLUFFS_AT = 20


class Orders(Hand):
    """The orders phase."""

    @lazy
    def priorities(self) -> dict[int, float]:
        """How much each own unit without a token wants an order."""
        return {
            unit: self._priority(unit)
            for unit in self.ground.units
            if self.ground.seat_of[unit] == self.seat
            and not self.token[unit]
            and self.at[unit] != -2
        }

    def _priority(self, unit: int) -> float:
        if self.at[unit] < 0 and unit not in self.own:
            return 0.1
        value = self.attack_worth(unit) + self._errand(unit)
        if self.face(unit).able & AUTONOMOUS:
            value *= 0.3
        at = self.at[unit]
        if at >= 0:
            value += AT_RISK * self.usual(unit).danger(self.stand(unit))
            gaps = [self.ground.gap(at, self.at[foe]) for foe in self.foes]
            value += NEAR / (1 + min(gaps, default=20))
        return value

    def _errand(self, unit: int) -> float:
        """More for whoever can pick something up or bring it out this turn."""
        at = self.at[unit]
        if at < 0:
            return 0.0
        value = 0.0
        points = self.points(unit)
        kind = self.ground.type_of[unit]
        for goal in self.goals:
            if goal.only == unit:
                value = max(value, BRING_OUT)
            elif goal.on_foot and goal.only < 0 and kind == 0:
                ways = self.ground.ways(kind, goal.cells)
                if ways[at] <= points and self.items and goal.cells[0] in self.items:
                    value = max(value, PICK_UP)
            elif goal.cells == self.ground.easy_exits[self.seat]:
                ways = self.ground.ways(kind, goal.cells)
                if ways[at] < points:
                    value = max(value, PICK_UP / 2)
        return value

    @lazy
    def bluffs_now(self) -> bool:
        """Whether the token to be laid next is the bluff: not always the last one."""
        army = self.position.army(self.seat)
        if not army.left >> BLUFFS_AT:
            return False
        real = int(army.left_size - (army.left >> BLUFFS_AT))
        moment = (self.turn * 5 + self.seat) % max(int(army.numbers), 1)
        return real <= moment

    def order_score(self, unit: int) -> float:
        value = self.priorities.get(unit, 0.0)
        if not self.bluffs_now:
            return value
        # A decoy: strong in the enemy's eyes, with nothing to do.
        return 0.05 * self.worths[unit] - value - 100.0 * self.is_personal(unit)

    def is_personal(self, unit: int) -> bool:
        return bool(self.theatre.personal_of[unit])

    def token_score(self, token: int, unit: int) -> float:
        if token == BLUFF:
            return 50.0 if self.bluffs_now and not self.is_personal(unit) else -50.0
        if token == SPECIAL:
            return 20.0
        return 10.0 - token
