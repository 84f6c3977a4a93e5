"""Setting up: near the goals, in cover, with something to see, out of the enemy's fire."""

from sandtable.agents.skirmish.ground import RANGE_AT
from sandtable.agents.skirmish.orders import Orders
from sandtable.grid.squares import DX, DY
from sandtable.heroes.words import (
    FLIP_TRIPOD,
    HEAVY_WEAPON,
    INFANTRY,
    OFFICER,
)

SEES = 0.03
"""For each square a heavy weapon sees within range."""
SEES_LITTLE = 0.008
FIELD = 7
IN_COVER = 0.9
CROWD = 0.35
"""Less for each own unit next to it: one template hits them all."""
TOWARDS = 0.4
BACK_ROW = 0.15
"""Officers stand behind: more for each step away from the middle of the map."""


class Deployment(Orders):
    """The set-up, and every later placing."""

    def place_score(self, unit: int, cell: int) -> float:
        """A square to set a unit up on."""
        ground = self.ground
        foot = ground.type_of[unit] == INFANTRY
        value = self.pull(self._pulls_of(unit), cell)
        value += self._sight_worth(unit, cell)
        if foot:
            value += IN_COVER * ground.cover[cell]
        value -= self.danger(unit, cell, -1)
        for other in self.own:
            at = self.at[other]
            if at >= 0 and other != unit and ground.gap(at, cell) <= 1:
                value -= CROWD
        if ground.frame_of[unit] == OFFICER:
            value += BACK_ROW * self._from_middle(cell)
        return value

    def _pulls_of(self, unit: int) -> list[tuple[float, list[float], float]]:
        return self.standing(unit).pulls

    def _sight_worth(self, unit: int, cell: int) -> float:
        heavy = self.ground.frame_of[unit] == HEAVY_WEAPON or self.ground.type_of[unit] != INFANTRY
        return (SEES if heavy else SEES_LITTLE) * self.seen_from(cell)

    def seen_from(self, cell: int) -> int:
        """How many squares that are not deep in the own zone a square sees well."""
        known = self.ground.seen.get((self.seat, cell))
        if known is None:
            zone = self.seat * self.ground.n
            known = 0
            for other, line in enumerate(self.ground.lines(cell)):
                if line >= 0 and line & 63 <= 1 and line >> RANGE_AT <= FIELD:
                    known += not self.theatre.zone[zone + other]
            self.ground.seen[(self.seat, cell)] = known
        return known

    def _from_middle(self, cell: int) -> float:
        x, y = self.ground.middle
        return max(abs(self.ground.x[cell] - x), abs(self.ground.y[cell] - y)) / 2

    def side_score(self, unit: int, side: int) -> float:
        """Ambushers hide; tripods stand ready where their side waits for the enemy."""
        if self.ground.flip_of[unit] == FLIP_TRIPOD:
            return 1.0 if (side == 1) == self.waits_to_win else 0.0
        return 1.0 if side == 0 else 0.0

    def face_score(self, unit: int, direction: int) -> float:
        """Towards enemies and goals; armour to the front."""
        ground = self.ground
        front = self.at[unit]
        if front < 0:
            return 0.0
        value = 0.0
        if ground.squares_of[unit] > 1:
            rear = ground.beside(front, (direction + 4) % 8)
            value += self.usual(unit).value((front, rear))
        dx, dy = DX[direction], DY[direction]
        for cell, weight in self._sights(unit):
            ax, ay = ground.x[cell] - ground.x[front], ground.y[cell] - ground.y[front]
            far = max(abs(ax), abs(ay))
            if far:
                ahead = (ax * dx + ay * dy) / (far * max(abs(dx) + abs(dy), 1) ** 0.5)
                value += weight * ahead * 4.0 / (far + 2)
        return value

    def _sights(self, unit: int) -> list[tuple[int, float]]:
        """What a unit should look at."""
        found = [(self.at[foe], self.hit_worth(foe)) for foe in self.foes]
        lines = self.ground.lines(self.at[unit])
        found = [(cell, worth * (3.0 if lines[cell] >= 0 else 1.0)) for cell, worth in found]
        if not found:
            found = [(goal.cells[0], goal.worth * TOWARDS) for goal in self.goals]
            found.append((self.ground.middle_cell, 2.0))
        return found
