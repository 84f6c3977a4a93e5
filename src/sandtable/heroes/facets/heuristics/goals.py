"""Goals of a side: its aims, the enemy's aims, objectives, bonuses, the enemy's units."""

import math
from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import INNER, NOWHERE
from sandtable.heroes.facets.heuristics.assessment import Outlook
from sandtable.heroes.facets.heuristics.scenario_tables import UNREACHABLE, Aim, Place
from sandtable.heroes.model.battlefield import (
    AIM_CARRY,
    AIM_DEMOLISH,
    AIM_EXIT,
    AIM_GATHER,
    AIM_HOLD,
    AIM_KILL,
    AIM_LAST,
)
from sandtable.heroes.model.codes import FLIP_NONE, FLIP_TRIPOD, INFANTRY, OFFICER
from sandtable.heroes.model.state import ABOARD, BACK_UP, GONE, WAITING, Skirmish
from sandtable.heroes.turn import charges
from sandtable.heroes.victory import orders_to_come

# Worth of goals
HOLD: Final = 42.0
HOLD_LATER: Final = 26.0
"""While the turn from which it counts is still far off."""
DENY: Final = 36.0
DENY_LATER: Final = 20.0
OBJECTIVE_POINT: Final = 7.0
DENIED_POINT: Final = 4.0
FETCH: Final = 40.0
EXPECT: Final = 30.0
"""For a square where an item will appear; less if there are several."""
BRING_OUT: Final = 120.0
EXIT: Final = 60.0
HUNT_CARRIER: Final = 22.0
GUARD_ITEM: Final = 12.0
BAR_EXIT: Final = 10.0
BONUS: Final = 7.0
CLOSE_IN: Final = 8.0
STAND_OFF: Final = 3.0
"""Replaces CLOSE_IN for a side that wins by waiting."""

SHARES: Final = [1.0, 0.7, 0.5, 0.35, 0.25]
"""Share of a goal's worth for the nearest unit, for the next one, and so on."""
ALONE: Final = [1.0, 0.25, 0.1]
TOGETHER: Final = [1.0]
SEARCHERS: Final = [1.0, 0.5, 0.3]
STRAGGLERS: Final = [0.8, 0.5, 0.3]
"""For the units after those that are needed."""
DECAY: Final = 0.8
"""Factor on a goal's worth for every turn of the way."""
TOO_LATE: Final = 0.35
SLACK: Final = 2.0
HIGH_TIME: Final = 2.2
"""Factor for goals that must be reached now or never."""
OFFICER_SHY: Final = 0.45
OFFICER_DRAWN: Final = 10.0
"""Greatest pull on an officer, who leaves goals to other units."""
SHY: Final = 1.5
"""Extra turns charged to units that should not lead."""

# Worth that aims add to a unit
CARRIER: Final = 18.0
ON_OBJECTIVE: Final = 6.0
LATE: Final = 3
"""Remaining turns from which ON_OBJECTIVE counts twice."""
LAST_ORDERS: Final = 14.0
"""For the unit without which a side has no orders left."""
MARKED_MAN: Final = 25.0
RUNNER: Final = 8.0
"""For an enemy near the exit that it needs."""

UNRANKED: Final = -1
MOST_SPOTS: Final = 8


class Goal:
    """Squares to be on, and the units they are for."""

    def __init__(self, place: Place, worth: float, shares: list[float]) -> None:
        self.place: Place = place
        self.worth: float = worth
        self.shares: list[float] = shares
        self.on_foot: bool = False
        self.only: i64 = NOWHERE
        """The only unit that the goal is for; officers then go for it like other units."""
        self.ranks: vec[i64] = vec[i64]()
        """Rank of each unit by its distance to the goal, from 0."""

    def is_shared(self) -> bool:
        return len(self.shares) > 1


class Pull:
    """The pull of a goal on a unit: its worth, the steps to it, and its decay with distance."""

    def __init__(self, worth: float, ways: vec[i64], fades: vec[float]) -> None:
        self.worth: float = worth
        self.ways: vec[i64] = ways
        self.fades: vec[float] = fades
        """Share of the worth at a distance in steps."""


class Goals(Outlook):
    """The goals of a seat on the map."""

    def __init__(self, position: Skirmish, seat: i64) -> None:
        super().__init__(position, seat)
        self.waits_to_win: bool = self.ground.has_aim(seat, AIM_LAST)
        """Whether this side wins if nothing happens."""
        self.n_items: i64 = len(self.theatre.items)
        self.point_worths: vec[float] = self.ground.point_worths(position.broken)
        """For each unit its share of the points that its loss may give the enemy."""
        self._goals: list[Goal] | None = None
        self._pulls: list[list[Pull] | None] = [None] * int(self.theatre.n_units)
        self._contested: vec[i64] = vec[i64]()
        self._orders: vec[i64] = vec[i64]()

    def carried_by(self, item: i64) -> i64:
        """Return the unit that carries an item, or NOWHERE."""
        where = self.position.item(item)
        if where > ABOARD:
            return NOWHERE
        return ABOARD - where

    def should_leave(self, unit: i64) -> bool:
        """Whether it helps the side's aims if a unit leaves the map."""
        for aim in self.ground.aims[self.seat]:
            if aim.kind == AIM_CARRY and self.carried_by(aim.what) == unit:
                return True
            if aim.kind == AIM_EXIT:
                last = self.position.army(self.seat).out + 1 >= aim.number
                if last or self.theatre.frame_of[unit] != OFFICER:
                    return True
        return False

    # Goals

    @property
    def goals(self) -> list[Goal]:
        if self._goals is None:
            self._goals = self._find_goals()
            for goal in self._goals:
                if goal.is_shared():
                    goal.ranks = self._ranks(goal)
        return self._goals

    def _find_goals(self) -> list[Goal]:
        found: list[Goal] = []
        for aim in self.ground.aims[self.seat]:
            self._add_aim(found, aim)
        for aim in self.ground.aims[self.foe]:
            self._add_denial(found, aim)
        self._add_points(found)
        for number in range(self.theatre.n_bonuses):
            if self.position.lying >> number & 1:
                self._add(found, self.ground.bonuses[number], BONUS, ALONE)
        if len(self.foes):
            worth = STAND_OFF if self.waits_to_win else CLOSE_IN
            self._add(found, self._enemies(), worth, TOGETHER)
        return found

    def _add_aim(self, found: list[Goal], aim: Aim) -> None:
        """Add the goals of one of the side's aims."""
        if aim.kind == AIM_HOLD:
            late = self.turn >= aim.number - 1
            self._add_objectives(found, aim.what, HOLD if late else HOLD_LATER)
        elif aim.kind == AIM_CARRY:
            self._add_carry(found, aim.what, FETCH)
        elif aim.kind == AIM_EXIT:
            missing = max(int(aim.number - self.position.army(self.seat).out), 1)
            shares = [1.0] * missing + STRAGGLERS
            found.append(Goal(self.ground.easy_exits[self.seat], EXIT, shares))
        elif aim.kind == AIM_GATHER:
            self._add_gather(found, aim.what, aim.number)
        elif aim.kind == AIM_DEMOLISH:
            self._add_demolish(found, aim.what)

    def _add_denial(self, found: list[Goal], aim: Aim) -> None:
        """Add the goals that prevent an aim of the enemy."""
        if aim.kind == AIM_HOLD:
            late = self.turn >= aim.number - 2
            self._add_objectives(found, aim.what, DENY if late else DENY_LATER)
        elif aim.kind == AIM_CARRY:
            self._add_hunt(found, aim.what)
        elif aim.kind == AIM_EXIT:
            self._add(found, self.ground.barriers[self.foe], BAR_EXIT)
        elif aim.kind == AIM_GATHER:
            self._add(found, self.ground.objectives[aim.what], DENY_LATER)
            for item in range(self.n_items):
                where = self.position.item(item)
                if where >= 0:
                    self._add(found, self.ground.squares[where], GUARD_ITEM)
                self._add_hunt(found, item)
        elif aim.kind == AIM_DEMOLISH:
            self._add(found, self.inside(aim.what), DENY_LATER)
            for item in range(self.n_items):
                self._add_hunt(found, item)

    def _add(
        self, found: list[Goal], place: Place, worth: float, shares: list[float] = SHARES
    ) -> None:
        if len(place.cells):
            found.append(Goal(place, worth, shares))

    def _add_objectives(self, found: list[Goal], mask: i64, worth: float) -> None:
        for number in range(self.theatre.n_objectives):
            if mask >> number & 1:
                self._add(found, self.ground.objectives[number], worth)

    def _add_carry(self, found: list[Goal], item: i64, worth: float) -> None:
        where = self.position.item(item)
        carrier = self.carried_by(item)
        if where >= 0:
            self._add_on_foot(found, where, worth, SHARES)
        elif where == WAITING:
            spots = self._expected(item)
            for spot in spots:
                self._add_on_foot(found, spot, EXPECT / math.sqrt(float(len(spots))), SEARCHERS)
        elif carrier >= 0 and self.theatre.seat_of[carrier] == self.seat:
            goal = Goal(self.ground.easy_exits[self.seat], BRING_OUT, TOGETHER)
            goal.only = carrier
            found.append(goal)

    def _add_on_foot(self, found: list[Goal], cell: i64, worth: float, shares: list[float]) -> None:
        goal = Goal(self.ground.squares[cell], worth, shares)
        goal.on_foot = True
        found.append(goal)

    def _expected(self, item: i64) -> vec[i64]:
        """Return the squares where an item may appear."""
        theatre = self.theatre
        found = vec[i64]()
        if theatre.item_cell[item] >= 0:
            return append(found, theatre.item_cell[item])
        for index in range(i64(MOST_SPOTS)):
            spot = theatre.item_spots[item * MOST_SPOTS + index]
            if spot >= 0:
                found = append(found, spot)
        return found

    def _add_gather(self, found: list[Goal], objective: i64, number: i64) -> None:
        has: i64 = 0
        for item in range(self.n_items):
            carrier = self.carried_by(item)
            if carrier >= 0 and self.theatre.seat_of[carrier] == self.seat:
                has += 1
        if has < number:
            for item in range(self.n_items):
                where = self.position.item(item)
                if where >= 0 or where == WAITING:
                    self._add_carry(found, item, FETCH)
        worth = HOLD
        if has < number:
            worth = HOLD_LATER * (0.5 + 0.5 * float(has) / float(number))
        self._add(found, self.ground.objectives[objective], worth)

    def inside(self, area: i64) -> Place:
        """Return the squares inside a house."""
        cells = vec[i64]()
        for cell in range(self.theatre.n_cells):
            if self.theatre.area[cell] == area and self.theatre.ground.kind[cell] == INNER:
                cells = append(cells, cell)
        return self.ground.place(cells)

    def _add_demolish(self, found: list[Goal], area: i64) -> None:
        """Add goals to bring a charge into its target and the detonator near it."""
        theatre = self.theatre
        for item in range(self.n_items):
            if theatre.item_charge[item] != area:
                continue
            where = self.position.item(item)
            carrier = self.carried_by(item)
            if carrier >= 0 and theatre.seat_of[carrier] == self.seat:
                goal = Goal(self.inside(area), BRING_OUT, TOGETHER)
                goal.only = carrier
                found.append(goal)
                self._add(found, self.inside(area), HOLD_LATER)
                self._add_detonator(found, item)
            elif where >= 0 and theatre.area[where] == area:
                self._add_fire(found, item, area)
            else:
                self._add_carry(found, item, FETCH)
                self._add_detonator(found, item)

    def _add_detonator(self, found: list[Goal], charge: i64) -> None:
        """Add the goal to fetch the detonator, for another unit at the same time."""
        for item in range(self.n_items):
            if self.theatre.item_fires[item] == charge and self.carried_by(item) < 0:
                self._add_carry(found, item, FETCH)

    def _add_fire(self, found: list[Goal], charge: i64, area: i64) -> None:
        """Add goals to fire a charge in its target: the detonator comes near, units leave."""
        near = vec[i64]()
        for cell in range(self.theatre.n_cells):
            if 1 < charges.distance(self.position, cell, area) < 4:
                near = append(near, cell)
        for unit in range(self.theatre.n_units):
            at = self.at[unit]
            if (
                at >= 0
                and self.theatre.seat_of[unit] == self.seat
                and self.theatre.area[at] == area
            ):
                leave = Goal(self.ground.place(near), BRING_OUT, TOGETHER)
                leave.only = unit
                found.append(leave)
        for item in range(self.n_items):
            if self.theatre.item_fires[item] != charge:
                continue
            carrier = self.carried_by(item)
            if carrier < 0:
                self._add_carry(found, item, FETCH)
            elif self.theatre.seat_of[carrier] == self.seat:
                cells = vec[i64]()
                for cell in range(self.theatre.n_cells):
                    if charges.distance(self.position, cell, area) == charges.FUSE - 1:
                        cells = append(cells, cell)
                goal = Goal(self.ground.place(cells), BRING_OUT, TOGETHER)
                goal.only = carrier
                found.append(goal)

    def _add_hunt(self, found: list[Goal], item: i64) -> None:
        """Add an enemy that carries an item as a goal."""
        carrier = self.carried_by(item)
        if carrier >= 0 and self.theatre.seat_of[carrier] == self.foe and self.at[carrier] >= 0:
            self._add(found, self.ground.squares[self.at[carrier]], HUNT_CARRIER, TOGETHER)

    def _add_points(self, found: list[Goal]) -> None:
        theatre = self.theatre
        own = self.ground.wants_points[self.seat]
        theirs = self.ground.wants_points[self.foe]
        if not own and not theirs:
            return
        for number in range(theatre.n_objectives):
            points = theatre.objective_points[number]
            if points == 0:
                continue
            worth = OBJECTIVE_POINT
            if theatre.objective_side[number] == self.foe or not own:
                worth = DENIED_POINT if theirs else 0.0
            self._add(found, self.ground.objectives[number], worth * float(points + 1))

    def _enemies(self) -> Place:
        cells = vec[i64]()
        for unit in self.foes:
            cells = append(cells, self.at[unit])
        return self.ground.place(cells)

    # The pull of goals on a unit

    def pace(self, unit: i64) -> i64:
        """Return how far a healthy unit moves in a turn; at least 1."""
        if self.theatre.flip_of[unit] == FLIP_NONE:
            return max(self.face(unit).move, 1)
        return max(self.ground.faces[unit * 2].move, 1)

    def _ranks(self, goal: Goal) -> vec[i64]:
        """Return the rank of each own unit by its distance to a goal."""
        ranks = vec[i64]([UNRANKED] * int(self.theatre.n_units))
        walkers = vec[i64]()
        turns = vec[float]()
        for unit in self.own:
            cell = self.cell_of(unit)
            if cell >= 0 and self._is_for(goal, unit):
                far = float(goal.place.ways(self.kind(unit))[cell])
                walkers = append(walkers, unit)
                turns = append(turns, far / float(self.pace(unit)) + self._shy(goal, unit))
        for index in range(i64(len(walkers))):
            rank: i64 = 0
            for other in range(i64(len(walkers))):
                # At equal distance the unit with the lower number comes first.
                if turns[other] < turns[index] or (turns[other] == turns[index] and other < index):
                    rank += 1
            ranks[walkers[index]] = rank
        return ranks

    def _is_for(self, goal: Goal, unit: i64) -> bool:
        if goal.on_foot and self.kind(unit) != INFANTRY:
            return False
        return goal.only == NOWHERE or goal.only == unit

    def _is_shy(self, goal: Goal, unit: i64) -> bool:
        return self.theatre.frame_of[unit] == OFFICER and goal.only == NOWHERE

    def _shy(self, goal: Goal, unit: i64) -> float:
        """Return the extra turns charged to a unit that should not lead."""
        return SHY if self._is_shy(goal, unit) or self.face(unit).move < 0 else 0.0

    def pulls(self, unit: i64) -> list[Pull]:
        """Return the pulls on a unit, the strongest first."""
        found = self._pulls[unit]
        if found is None:
            found = self._find_pulls(unit)
            self._pulls[unit] = found
        return found

    def _find_pulls(self, unit: i64) -> list[Pull]:
        found: list[Pull] = []
        kind = self.kind(unit)
        pace = float(self.pace(unit))
        fades = fading(self.pace(unit))
        here = self.cell_of(unit)
        for goal in self.goals:
            if not self._is_for(goal, unit):
                continue
            ways = goal.place.ways(kind)
            worth = goal.worth
            if goal.is_shared():
                rank = goal.ranks[unit]
                if rank == UNRANKED:
                    rank = self._there(goal)
                worth *= goal.shares[min(rank, i64(len(goal.shares)) - 1)]
            if self._is_shy(goal, unit):
                worth = min(worth * OFFICER_SHY, OFFICER_DRAWN)
            if here >= 0:
                slack = float(self.turns_left) - float(ways[here]) / pace
                if slack < -0.5:
                    worth *= TOO_LATE
                elif slack < SLACK and worth > BONUS:
                    worth *= HIGH_TIME
            add_in_order(found, Pull(worth, ways, fades))
        return found

    def _there(self, goal: Goal) -> i64:
        """Return how many own units are at a goal, as the rank of a unit that is not on the map."""
        count: i64 = 0
        for unit in self.own:
            if goal.place.holds(self.at[unit]):
                count += 1
        return count

    def pull(self, pulls: list[Pull], cell: i64) -> float:
        best = 0.0
        for pull in pulls:
            worth = pull.worth
            if worth <= best:
                break  # sorted by worth: no later one can be better
            far = pull.ways[cell]
            if far < UNREACHABLE:
                worth *= pull.fades[far]
                if worth > best:
                    best = worth
        return best

    # Worth of units for the aims

    def orders(self, seat: i64) -> i64:
        """Return the number of orders that a seat will have."""
        if len(self._orders) == 0:
            first = orders_to_come(self.position, 0)
            self._orders = append(append(vec[i64](), first), orders_to_come(self.position, 1))
        return self._orders[seat]

    def _is_carrier(self, unit: i64) -> bool:
        for item in range(self.n_items):
            if self.carried_by(item) == unit:
                return True
        return False

    @property
    def contested(self) -> vec[i64]:
        """For each square that a seat must hold, that seat; else NOWHERE."""
        if len(self._contested) == 0:
            self._contested = vec[i64]([NOWHERE] * int(self.ground.n))
            for seat in range(i64(2)):
                for aim in self.ground.aims[seat]:
                    self._contest(seat, aim)
        return self._contested

    def _contest(self, seat: i64, aim: Aim) -> None:
        for number in range(self.theatre.n_objectives):
            held = aim.kind == AIM_HOLD and aim.what >> number & 1 != 0
            if held or (aim.kind == AIM_GATHER and aim.what == number):
                for cell in self.ground.objectives[number].cells:
                    self._contested[cell] = seat
        if aim.kind == AIM_DEMOLISH:
            for cell in self.inside(aim.what).cells:
                self._contested[cell] = seat
        if aim.kind == AIM_CARRY or aim.kind == AIM_GATHER or aim.kind == AIM_DEMOLISH:
            for item in range(self.n_items):
                where = self.position.item(item)
                if where >= 0:
                    self._contested[where] = seat

    def extra_worth(self, unit: i64) -> float:
        seat = self.theatre.seat_of[unit]
        extra = self.point_worths[unit]
        stars = self.theatre.stars_of[unit]
        at = self.at[unit]
        if stars and stars >= self.orders(seat) and at != GONE:
            extra += LAST_ORDERS
        if self._is_carrier(unit):
            extra += CARRIER
        if at >= 0 and self.contested[at] == 1 - seat:
            extra += ON_OBJECTIVE if self.turns_left > LATE else 2 * ON_OBJECTIVE
        for aim in self.ground.aims[1 - seat]:
            if aim.kind == AIM_KILL and aim.what == unit:
                extra += MARKED_MAN
        if at >= 0:
            for aim in self.ground.aims[seat]:
                if aim.kind == AIM_EXIT:
                    way = self.ground.exits[seat].ways(self.kind(unit))[at]
                    extra += RUNNER * math.pow(DECAY, float(way) / float(self.pace(unit)))
        return extra

    def is_packed(self, unit: i64) -> bool:
        """Whether a unit is a packed tripod."""
        return self.theatre.flip_of[unit] == FLIP_TRIPOD and not self.look[unit] & BACK_UP


_fading: dict[int, vec[float]] = {}


def fading(pace: i64) -> vec[float]:
    """Return the share of a goal's worth by distance, for a unit of this pace (cached)."""
    found = _fading.get(int(pace))
    if found is None:
        found = vec[float]()
        for far in range(UNREACHABLE):
            found = append(found, math.pow(DECAY, float(far) / float(pace)))
        _fading[int(pace)] = found
    return found


def add_in_order(pulls: list[Pull], pull: Pull) -> None:
    """Insert a pull in order of worth, after those that are as strong."""
    place = len(pulls)
    while place > 0 and pulls[place - 1].worth < pull.worth:
        place -= 1
    pulls.insert(place, pull)
