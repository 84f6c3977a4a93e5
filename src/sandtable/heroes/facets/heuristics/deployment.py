"""Deployment: near the goals, in cover, with a good view, out of the enemy's fire."""

import math
from typing import Final

from mypy_extensions import i64

from sandtable.grid.squares import DX, DY, size
from sandtable.heroes.facets.heuristics.orders import Orders
from sandtable.heroes.facets.heuristics.scenario_tables import PENALTY, RANGE_AT, UNTRACED
from sandtable.heroes.model.codes import (
    FLIP_TRIPOD,
    HEAVY_WEAPON,
    INFANTRY,
    OFFICER,
)

SEES: Final = 0.03
"""Worth of each square that a heavy weapon sees within range."""
SEES_LITTLE: Final = 0.008
FIELD: Final = 7
IN_COVER: Final = 0.9
CROWD: Final = 0.35
"""Cost of each adjacent own unit, because one template can hit both."""
TOWARDS: Final = 0.4
MIDDLE: Final = 2.0
BACK_ROW: Final = 0.15
"""Worth of each step that an officer stays away from the middle of the map."""


class Deployment(Orders):
    """Ratings of the set-up, and of every later placement."""

    def place_score(self, unit: i64, cell: i64) -> float:
        """Return the worth of a square for deploying a unit."""
        ground = self.ground
        value = self.pull(self.pulls(unit), cell)
        value += self._sight_worth(unit, cell)
        if self.kind(unit) == INFANTRY:
            value += IN_COVER * float(ground.cover[cell])
        value -= self.danger(unit, cell, -1)
        for other in self.own:
            at = self.at[other]
            if at >= 0 and other != unit and ground.gap(at, cell) <= 1:
                value -= CROWD
        if self.theatre.frame_of[unit] == OFFICER:
            value += BACK_ROW * (float(ground.off_middle(cell)) / 2.0)
        return value

    def _sight_worth(self, unit: i64, cell: i64) -> float:
        heavy = self.theatre.frame_of[unit] == HEAVY_WEAPON or self.kind(unit) != INFANTRY
        return (SEES if heavy else SEES_LITTLE) * float(self.seen_from(cell))

    def seen_from(self, cell: i64) -> i64:
        """Return the number of squares outside the own zone that a square sees well."""
        at = self.seat * self.ground.n + cell
        if self.ground.seen[at] == UNTRACED:
            self.ground.seen[at] = self._count_seen(cell)
        return self.ground.seen[at]

    def _count_seen(self, cell: i64) -> i64:
        zone = self.seat * self.ground.n
        count: i64 = 0
        for other in range(self.ground.n):
            line = self.ground.line(cell, other)
            if line >= 0 and line & PENALTY <= 1 and line >> RANGE_AT <= FIELD:
                if not self.theatre.zone[zone + other]:
                    count += 1
        return count

    def side_score(self, unit: i64, side: i64) -> float:
        """Return the worth of a unit's side at set-up.

        Ambushers are hidden; tripods are ready if their side waits for the enemy.
        """
        if self.theatre.flip_of[unit] == FLIP_TRIPOD:
            return 1.0 if (side == 1) == self.waits_to_win else 0.0
        return 1.0 if side == 0 else 0.0

    def face_score(self, unit: i64, direction: i64) -> float:
        """Return the worth of a facing: towards enemies and goals, armour to the front."""
        ground = self.ground
        front = self.at[unit]
        if front < 0:
            return 0.0
        value = 0.0
        if self.theatre.squares_of[unit] > 1:
            rear = self.theatre.ground.beside(front, (direction + 4) % 8)
            value += self.place_worth(self.usual(unit), front, rear)
        for foe in self.foes:
            at = self.at[foe]
            weight = self.hit_worth(foe) * (3.0 if ground.line(front, at) >= 0 else 1.0)
            value += self._looks_at(front, direction, at, weight)
        if not len(self.foes):
            for goal in self.goals:
                towards = goal.place.cells[0]
                value += self._looks_at(front, direction, towards, goal.worth * TOWARDS)
            value += self._looks_at(front, direction, ground.middle_cell, MIDDLE)
        return value

    def _looks_at(self, front: i64, direction: i64, cell: i64, weight: float) -> float:
        """Return the worth of facing a square: more if it is ahead, less if it is far away."""
        dx = i64(DX[direction])
        dy = i64(DY[direction])
        ax = self.ground.x[cell] - self.ground.x[front]
        ay = self.ground.y[cell] - self.ground.y[front]
        far = max(size(ax), size(ay))
        if not far:
            return 0.0
        ahead = float(ax * dx + ay * dy) / (float(far) * math.sqrt(float(size(dx) + size(dy))))
        return weight * ahead * 4.0 / float(far + 2)
