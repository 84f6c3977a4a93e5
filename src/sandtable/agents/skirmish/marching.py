"""A move, step by step: where it should end, and the next step on the way."""

from sandtable.agents.lazy import lazy
from sandtable.agents.skirmish.deployment import Deployment
from sandtable.agents.skirmish.footing import Stand
from sandtable.core import Move
from sandtable.heroes.movement import FLIPPED, OPENINGS, STEPPED, STOPPED, SURE
from sandtable.heroes.paths import FAR_AWAY, reach
from sandtable.heroes.words import (
    FLIP_TRIPOD,
    field_b,
    field_c,
    field_d,
)

GO_ON = 10.0
TURN_OVER = 20.0
LEAVE = 1000.0
NEVER = -1000.0
ON_THE_MOVE = 0.6
"""A shot on the move must be worth this."""
UNDER_WAY = 0.3
"""How much danger on the way counts among steps that lead to the same place."""


class Marching(Deployment):
    """Choices of a moving unit."""

    @lazy
    def flags(self) -> int:
        return int(field_d(self.top))

    @lazy
    def points_left(self) -> int:
        return 0 if self.flags & STOPPED else int(field_b(self.top))

    @lazy
    def is_sure(self) -> bool:
        return self.flags & SURE != 0

    @lazy
    def end(self) -> Stand:
        """Where the move should end."""
        unit = self.active
        points = self.points_left
        if self._must_pack:
            points = self.ground.faces[unit][0].move
        if self.at[unit] < 0:
            return (-1, -1)
        openings = self.flags & OPENINGS != 0
        return self.best_stand(unit, points, openings, self.is_sure)[1]

    @lazy
    def _must_pack(self) -> bool:
        """Whether a tripod stands ready at the start of its move."""
        unit = self.active
        return (
            self.ground.flip_of[unit] == FLIP_TRIPOD
            and not self.is_packed(unit)
            and not self.flags & (STEPPED | FLIPPED)
        )

    @lazy
    def is_there(self) -> bool:
        return self.end == self.stand(self.active)

    def score_halt(self, move: Move) -> float:
        return GO_ON if self.is_there else 0.0

    def score_step(self, move: Move) -> float:
        cell = int(move.code) & 1023
        unit = self.active
        if field_c(self.top):
            return self._storm_step(unit, cell)
        if self.at[unit] < 0:
            return GO_ON + self._arrival(unit, cell)
        if self.is_there:
            return -1.0
        end = self.end[0]
        if cell == end:
            steps = 0
        elif self.ground.difficult[cell] and not self.is_sure:
            return -1.0
        else:
            ways = reach(self.position, unit, cell, self.points_left - 1, False, self.is_sure)
            steps = int(ways[end])
            if steps == FAR_AWAY:
                return -1.0
        risk = self.moving(unit).danger((cell, -1))
        return GO_ON + 1.0 - steps - UNDER_WAY * min(risk, 3.0) / 3.0

    def _arrival(self, unit: int, cell: int) -> float:
        """A square to come onto the map, or to get out of a transport."""
        return 5.0 + 0.1 * self.standing(unit).value((cell, -1))

    def _storm_step(self, unit: int, cell: int) -> float:
        """On the way to an assault: onto the target as soon as possible, else the safest step."""
        if cell == field_c(self.top) - 1:
            return GO_ON + 5.0
        return GO_ON - self.moving(unit).danger((cell, -1)) + self.ground.cover[cell] * 0.1

    def score_drive(self, move: Move) -> float:
        if self.is_there:
            return -1.0
        steps = self._drive_steps.get(int(move.code) & 1023)
        return -1.0 if steps is None else GO_ON + 1.0 - steps

    @lazy
    def _drive_steps(self) -> dict[int, int]:
        """For each form of the next step how many steps are left to the end."""
        unit = self.active
        kind = self.ground.type_of[unit]
        found = {}
        for form, front, rear, _ in self.ground.drives(kind, *self.stand(unit)):
            steps = self._steps_from((front, rear), kind)
            if steps is not None:
                found[form] = steps
        return found

    def _steps_from(self, start: Stand, kind: int) -> int | None:
        if start == self.end:
            return 0
        unit = self.active
        seen = {start}
        edge = [start]
        for steps in range(1, self.points_left):
            new_edge = []
            for stand in edge:
                for _, front, rear, entered in self.ground.drives(kind, *stand):
                    new = (front, rear)
                    if new in seen:
                        continue
                    if new == self.end:
                        return steps
                    seen.add(new)
                    hull = self.position.hull(entered)
                    if (hull < 0 or hull == unit) and self._is_clear(entered, kind):
                        new_edge.append(new)
            edge = new_edge
        return None

    def score_flip(self, move: Move) -> float:
        if self._must_pack:
            return -1.0 if self.is_there else TURN_OVER
        if not self.is_there:
            return -1.0
        return TURN_OVER if self.flip_worth(self.active) > 0.0 else -1.0

    def score_conceal(self, move: Move) -> float:
        unit = self.active
        stand = self.stand(unit)
        if not self.is_there or stand[0] < 0:
            return -1.0
        seen = self.standing(unit).value(stand)
        gain = self.standing(unit, False, True).value(stand) - seen
        return TURN_OVER + gain if gain > 0.3 else -1.0

    def score_leave(self, move: Move) -> float:
        return LEAVE if self.should_leave(self.active) else NEVER

    def score_board(self, move: Move) -> float:
        return -1.0

    def fire_on_the_move(self, verb: int) -> float:
        """Before a step: only if the unit goes on, and the shot is worth it."""
        if self.is_there and not field_c(self.top):
            return -1.0
        worth = self.best_of(self.active, verb, True)
        return TURN_OVER + worth if worth > ON_THE_MOVE else -1.0
