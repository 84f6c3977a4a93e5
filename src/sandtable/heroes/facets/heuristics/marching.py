"""Ratings of a move's steps: where the move should end, and the next step."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.facets.heuristics.deployment import Deployment
from sandtable.heroes.facets.heuristics.placement import Roaming
from sandtable.heroes.facets.heuristics.scenario_tables import FACINGS, UNREACHABLE, Drive
from sandtable.heroes.ground.paths import FAR_AWAY, reach
from sandtable.heroes.model.codes import FLIP_TRIPOD
from sandtable.heroes.model.state import SUPPRESSED_AT, WAITING, Skirmish
from sandtable.heroes.move.movement import FLIPPED, OPENINGS, STEPPED, STOPPED, SURE, Moving

GO_ON: Final = 10.0
TURN_OVER: Final = 20.0
FAR_TO_GO: Final = 2
"""Number of moves on foot from which boarding a transport pays."""
BOARDED: Final = 2.0
LEAVE: Final = 1000.0
NEVER: Final = -1000.0
ON_THE_MOVE: Final = 0.6
"""Least worth of a shot on the move."""
UNDER_WAY: Final = 0.3
"""Weight of danger on the way, among steps that lead to the same place."""
FIT: Final = 15 << SUPPRESSED_AT | 1
"""Bits of a unit's look that a hit or suppression changes."""


class Marching(Deployment):
    """Ratings of a moving unit's choices."""

    def __init__(self, position: Skirmish, seat: i64) -> None:
        super().__init__(position, seat)
        self._end: Roaming | None = None
        self._steps: dict[int, int] = {}
        """Cached numbers of steps between two squares or, for a vehicle, two poses."""

    def look_again(self, position: Skirmish) -> None:
        super().look_again(position)
        self._end = None

    @property
    def flags(self) -> i64:
        return Moving.flags(self.top)

    @property
    def points_left(self) -> i64:
        if self.flags & STOPPED:
            return 0
        return Moving.points(self.top)

    @property
    def is_sure(self) -> bool:
        return self.flags & SURE != 0

    @property
    def end(self) -> Roaming:
        """The place where the move should end."""
        if self._end is None:
            self._end = self._intended() or self._think_of_end()
        return self._end

    def _think_of_end(self) -> Roaming:
        unit = self.active
        points = self.points_left
        if self._must_pack():
            points = self.ground.faces[unit * 2].move
        end = self.best_stand(unit, points, self.flags & OPENINGS != 0, self.is_sure)
        intent = self.intent
        if intent is not None and end.home >= 0:
            intent.unit = unit
            intent.points = points
            intent.look = self.look[unit] & FIT
            intent.front = end.front
            intent.rear = end.rear
        return end

    def _intended(self) -> Roaming | None:
        """Return where the unit was going, if it is still on its way."""
        intent = self.intent
        unit = self.active
        if intent is None or intent.unit != unit or not self.flags & STEPPED:
            return None
        if self.points_left >= intent.points or self.look[unit] & FIT != intent.look:
            return None
        intent.points = self.points_left
        end = Roaming(unit, self.at[unit], self.rear[unit])
        end.front = intent.front
        end.rear = intent.rear
        return end

    def _must_pack(self) -> bool:
        """Whether a tripod must be packed at the start of its move."""
        unit = self.active
        return (
            self.theatre.flip_of[unit] == FLIP_TRIPOD
            and not self.is_packed(unit)
            and not self.flags & (STEPPED | FLIPPED)
        )

    @property
    def is_there(self) -> bool:
        end = self.end
        if end.home < 0:
            return end.home == WAITING  # a rider gets off
        return end.front == end.home and end.rear == end.home_rear

    def score_halt(self) -> float:
        return GO_ON if self.is_there else 0.0

    def score_step(self, cell: i64) -> float:
        unit = self.active
        if Moving.target(self.top) >= 0:
            return self._storm_step(unit, cell)
        if self.at[unit] < 0:
            return GO_ON + self._arrival(unit, cell)
        if self.is_there:
            return -1.0
        steps = self._steps_left(unit, cell)
        if steps == FAR_AWAY:
            return -1.0
        risk = self.danger(unit, cell, NOWHERE)
        return GO_ON + 1.0 - float(steps) - UNDER_WAY * min(risk, 3.0) / 3.0

    def _steps_left(self, unit: i64, cell: i64) -> i64:
        """Return the steps from a square to the end of the move; FAR_AWAY if there is no way."""
        end = self.end.front
        if cell == end:
            return 0
        if self.ground.difficult[cell] and not self.is_sure:
            return FAR_AWAY
        left = self.points_left - 1
        key = self._way(cell, end, left, unit << 2 | (2 if self.is_sure else 0))
        found = self._steps.get(key)
        if found is None:
            found = int(reach(self.position, unit, cell, left, False, self.is_sure, end)[end])
            self._steps[key] = found
        return found

    def _way(self, start: i64, end: i64, points: i64, who: i64) -> int:
        """Return one number for a way, its points and its unit."""
        return int(((who << 8 | points & 255) << 16 | start) << 20 | end)

    def _arrival(self, unit: i64, cell: i64) -> float:
        """Return the worth of a square for entering the map or leaving a transport."""
        return 5.0 + 0.1 * self.place_worth(self.standing(unit), cell, NOWHERE)

    def _storm_step(self, unit: i64, cell: i64) -> float:
        """Rate a step of an assault: the target as soon as possible, else the safest square."""
        if cell == Moving.target(self.top):
            return GO_ON + 5.0
        return GO_ON - self.danger(unit, cell, NOWHERE) + float(self.ground.cover[cell]) * 0.1

    def score_drive(self, form: i64) -> float:
        if self.is_there:
            return -1.0
        unit = self.active
        here = self.ground.pose(self.at[unit], self.rear[unit])
        for drive in self.ground.drives(self.kind(unit), here):
            if drive.form == form:
                end = self.end.front << 10 | self.end.rear
                key = self._way(drive.pose, end, self.points_left, unit << 2 | 1)
                found = self._steps.get(key)
                if found is None:
                    found = int(self._drives_left(drive))
                    self._steps[key] = found
                steps: i64 = found
                return -1.0 if steps == FAR_AWAY else GO_ON + 1.0 - float(steps)
        return -1.0

    def _drives_left(self, start: Drive) -> i64:
        """Return the steps from a pose to the end of the move; FAR_AWAY if there is no way."""
        ground = self.ground
        unit = self.active
        kind = self.kind(unit)
        end = self.end
        steps = vec[i64]([FAR_AWAY] * int(ground.n * FACINGS))
        steps[start.pose] = 0
        queue = [start]
        for here in queue:
            done = steps[here.pose]
            if here.front == end.front and here.rear == end.rear:
                return done
            if done + 1 >= self.points_left or (done and not self.may_drive(unit, here.entered)):
                continue
            for drive in ground.drives(kind, here):
                if steps[drive.pose] == FAR_AWAY:
                    steps[drive.pose] = done + 1
                    queue.append(drive)
        return FAR_AWAY

    def score_flip(self) -> float:
        if self._must_pack():
            return -1.0 if self.is_there else TURN_OVER
        if not self.is_there:
            return -1.0
        return TURN_OVER if self.flip_worth(self.active) > 0.0 else -1.0

    def score_conceal(self) -> float:
        unit = self.active
        at = self.at[unit]
        rear = self.rear[unit]
        if not self.is_there or at < 0:
            return -1.0
        seen = self.place_worth(self.standing(unit), at, rear)
        gain = self.place_worth(self.standing(unit, False, True), at, rear) - seen
        return TURN_OVER + gain if gain > 0.3 else -1.0

    def score_board(self, transport: i64) -> float:
        """Rate boarding: it pays for a unit that has far to go and is not safer on foot."""
        unit = self.active
        here = self.at[unit]
        if self.has_acted(transport) or not self.is_lift(transport, unit, here):
            return -1.0
        aboard = self.danger(transport, self.at[transport], self.rear[transport])
        return -1.0 if aboard > self.danger(unit, here, NOWHERE) else GO_ON + BOARDED

    def is_lift(self, transport: i64, unit: i64, cell: i64) -> bool:
        """Whether a transport is faster than a unit that has far to go from a square."""
        pace = self.points(unit)
        if self.points(transport) <= pace:
            return False
        way = self._nearest_goal(unit, cell)
        return way < UNREACHABLE and way > FAR_TO_GO * pace

    def _nearest_goal(self, unit: i64, cell: i64) -> i64:
        """Return the steps to the nearest goal that is for a unit."""
        nearest: i64 = UNREACHABLE
        for goal in self.goals:
            if goal.only == NOWHERE or goal.only == unit:
                nearest = min(nearest, goal.place.ways(self.kind(unit))[cell])
        return nearest

    def score_leave(self) -> float:
        return LEAVE if self.should_leave(self.active) else NEVER

    def fire_on_the_move(self, verb: i64) -> float:
        """Rate fire before a step: only if the unit moves on and the shot is worth it."""
        if self.is_there and Moving.target(self.top) < 0:
            return -1.0
        worth = self.best_of(self.active, verb, True)
        return TURN_OVER + worth if worth > ON_THE_MOVE else -1.0
