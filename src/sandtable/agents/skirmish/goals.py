"""Where a side wants to be: its aims, the enemy's aims, objectives, bonuses, the enemy himself."""

from dataclasses import dataclass

from sandtable.agents.lazy import lazy
from sandtable.agents.skirmish.ground import UNREACHABLE
from sandtable.agents.skirmish.outlook import Outlook
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.state import ABOARD, BACK_UP, GONE, WAITING
from sandtable.heroes.theatre import (
    AIM_CARRY,
    AIM_EXIT,
    AIM_GATHER,
    AIM_HOLD,
    AIM_KILL,
    AIM_LAST,
    AIM_POINTS,
)
from sandtable.heroes.victory import orders_to_come
from sandtable.heroes.words import FLIP_AMBUSH, FLIP_TRIPOD, INFANTRY, OFFICER

# What it is worth to be somewhere.
HOLD = 42.0
HOLD_LATER = 26.0
"""While the turn from which it counts is still far."""
DENY = 36.0
DENY_LATER = 20.0
OBJECTIVE_POINT = 7.0
DENIED_POINT = 4.0
FETCH = 40.0
EXPECT = 30.0
"""Where an item will appear, less when it may be elsewhere."""
BRING_OUT = 120.0
EXIT = 60.0
HUNT_CARRIER = 22.0
GUARD_ITEM = 12.0
BAR_EXIT = 10.0
BONUS = 7.0
CLOSE_IN = 8.0
STAND_OFF = 3.0
"""The same for a side that wins by waiting."""

SHARES = (1.0, 0.7, 0.5, 0.35, 0.25)
"""How much a goal draws the nearest unit, the next one, and so on."""
ALONE = (1.0, 0.25, 0.1)
TOGETHER = (1.0,)
DECAY = 0.8
"""How much less a goal is worth for every turn of the way."""
TOO_LATE = 0.35
SLACK = 2.0
HIGH_TIME = 2.2
"""More for what must be done now or never."""
OFFICER_SHY = 0.45
OFFICER_DRAWN = 10.0
"""Officers leave the goals to others."""

# What aims add to a unit.
CARRIER = 18.0
ON_OBJECTIVE = 6.0
LATE = 3
"""Standing where the enemy must be; twice as much in the last turns."""
LAST_ORDERS = 14.0
"""The unit without which a side has no orders left."""
MARKED_MAN = 25.0
RUNNER = 8.0
"""An enemy near the way out he needs."""
POINT = 1.2
"""A victory point, where points decide."""


@dataclass(slots=True)
class Goal:
    """Squares to be on, and for whom."""

    cells: tuple[int, ...]
    worth: float
    shares: tuple[float, ...] = SHARES
    on_foot: bool = False
    only: int = NOWHERE
    """The one unit it is for."""
    dismissed: bool = False
    """Whether officers go for it like everybody."""


class Goals(Outlook):
    """What a seat wants on the map."""

    @lazy
    def aims(self) -> list[list[tuple[int, int, int]]]:
        """For each seat its aims: kind, what, number."""
        table = [int(number) for number in self.theatre.aims]
        found: list[list[tuple[int, int, int]]] = [[], []]
        for seat in range(2):
            for index in range(4):
                at = (seat * 4 + index) * 3
                if table[at]:
                    found[seat].append((table[at], table[at + 1], table[at + 2]))
        return found

    @lazy
    def waits_to_win(self) -> bool:
        """Whether this side wins when nothing happens."""
        return any(kind == AIM_LAST for kind, _, _ in self.aims[self.seat])

    @lazy
    def wants_points(self) -> list[bool]:
        """For each seat whether points may win it the game."""
        open_end = not any(kind == AIM_LAST for aims in self.aims for kind, _, _ in aims)
        return [open_end or any(kind == AIM_POINTS for kind, _, _ in aims) for aims in self.aims]

    @lazy
    def items(self) -> list[int]:
        """Where each item is: a square, WAITING, GONE, out, or ABOARD minus its carrier."""
        return [int(self.position.item(item)) for item in range(len(self.theatre.items))]

    def carried_by(self, item: int) -> int:
        """The unit that carries an item, or NOWHERE."""
        where = self.items[item]
        return ABOARD - where if where <= ABOARD else NOWHERE

    def should_leave(self, unit: int) -> bool:
        """Whether it helps the aims that a unit goes off the map."""
        for kind, what, number in self.aims[self.seat]:
            if kind == AIM_CARRY and self.carried_by(what) == unit:
                return True
            if kind == AIM_EXIT:
                last = int(self.position.army(self.seat).out) + 1 >= number
                if last or self.ground.frame_of[unit] != OFFICER:
                    return True
        return False

    # Goals

    @lazy
    def goals(self) -> list[Goal]:
        found: list[Goal] = []
        for kind, what, number in self.aims[self.seat]:
            if kind == AIM_HOLD:
                for objective in self._objectives(what):
                    late = self.turn >= number - 1
                    self._add(
                        found, self.ground.objectives[objective], HOLD if late else HOLD_LATER
                    )
            elif kind == AIM_CARRY:
                self._add_carry(found, what, FETCH)
            elif kind == AIM_EXIT:
                missing = number - int(self.position.army(self.seat).out)
                shares = (1.0,) * max(missing, 1) + (0.8, 0.5, 0.3)
                found.append(Goal(self.ground.easy_exits[self.seat], EXIT, shares))
            elif kind == AIM_GATHER:
                self._add_gather(found, what, number)
        for kind, what, number in self.aims[self.foe]:
            if kind == AIM_HOLD:
                for objective in self._objectives(what):
                    late = self.turn >= number - 2
                    self._add(
                        found, self.ground.objectives[objective], DENY if late else DENY_LATER
                    )
            elif kind == AIM_CARRY:
                self._add_hunt(found, what)
            elif kind == AIM_EXIT:
                self._add(found, self._way_out(), BAR_EXIT)
            elif kind == AIM_GATHER:
                self._add(found, self.ground.objectives[what], DENY_LATER)
                for item, where in enumerate(self.items):
                    if where >= 0:
                        self._add(found, (where,), GUARD_ITEM)
                    self._add_hunt(found, item)
        self._add_points(found)
        for number in range(int(self.theatre.n_bonuses)):
            if self.position.lying >> number & 1:
                self._add(found, self.ground.bonuses[number], BONUS, ALONE)
        cells = sorted(cell for unit in self.foes for cell in self.cells_of(unit)[:1])
        self._add(found, tuple(cells), STAND_OFF if self.waits_to_win else CLOSE_IN, TOGETHER)
        return found

    def _objectives(self, mask: int) -> list[int]:
        return [number for number in range(int(self.theatre.n_objectives)) if mask >> number & 1]

    def _add(
        self,
        found: list[Goal],
        cells: tuple[int, ...],
        worth: float,
        shares: tuple[float, ...] = SHARES,
    ) -> None:
        if cells:
            found.append(Goal(cells, worth, shares))

    def _add_carry(self, found: list[Goal], item: int, worth: float) -> None:
        where = self.items[item]
        carrier = self.carried_by(item)
        if where >= 0:
            found.append(Goal((where,), worth, SHARES, on_foot=True))
        elif where == WAITING:
            cells = self._expected(item)
            for cell in cells:
                share = EXPECT / len(cells) ** 0.5
                found.append(Goal((cell,), share, (1.0, 0.5, 0.3), on_foot=True))
        elif carrier >= 0 and self.ground.seat_of[carrier] == self.seat:
            way_out = self.ground.easy_exits[self.seat]
            found.append(Goal(way_out, BRING_OUT, TOGETHER, only=carrier, dismissed=True))

    def _expected(self, item: int) -> list[int]:
        """Where an item may appear."""
        theatre = self.theatre
        if theatre.item_cell[item] >= 0:
            return [int(theatre.item_cell[item])]
        spots = [int(theatre.item_spots[item * 8 + index]) for index in range(8)]
        return [spot for spot in spots if spot >= 0]

    def _add_gather(self, found: list[Goal], objective: int, number: int) -> None:
        has = 0
        for item in range(len(self.items)):
            carrier = self.carried_by(item)
            if carrier >= 0 and self.ground.seat_of[carrier] == self.seat:
                has += 1
        if has < number:
            for item, where in enumerate(self.items):
                if where >= 0:
                    found.append(Goal((where,), FETCH, SHARES, on_foot=True))
                elif where == WAITING:
                    self._add_carry(found, item, FETCH)
        worth = HOLD if has >= number else HOLD_LATER * (0.5 + 0.5 * has / number)
        self._add(found, self.ground.objectives[objective], worth)

    def _add_hunt(self, found: list[Goal], item: int) -> None:
        """An enemy with an item is chased."""
        carrier = self.carried_by(item)
        if carrier >= 0 and self.ground.seat_of[carrier] == self.foe and self.at[carrier] >= 0:
            found.append(Goal((self.at[carrier],), HUNT_CARRIER, TOGETHER))

    def _way_out(self) -> tuple[int, ...]:
        """Squares some way before the enemy's exit, from which it can be barred."""
        exits = self.ground.exits[self.foe]
        ways = self.ground.ways(INFANTRY, exits)
        return tuple(
            cell
            for cell in self.ground.cells
            if 2 <= ways[cell] <= 5 and self.ground.cover[cell] > 0
        )

    def _add_points(self, found: list[Goal]) -> None:
        theatre = self.theatre
        for number in range(int(theatre.n_objectives)):
            points = int(theatre.objective_points[number])
            if points == 0 or not any(self.wants_points):
                continue
            owner = int(theatre.objective_side[number])
            worth = OBJECTIVE_POINT if self.wants_points[self.seat] else 0.0
            if owner == self.foe or not worth:
                worth = DENIED_POINT if self.wants_points[self.foe] else 0.0
            self._add(found, self.ground.objectives[number], worth * (points + 1))

    # Their pull on a unit

    def pace(self, unit: int) -> int:
        """How far a unit goes in a turn, when it may."""
        move = self.face(unit).move
        if self.ground.flip_of[unit] in (FLIP_AMBUSH, FLIP_TRIPOD):
            move = self.ground.faces[unit][0].move
        return max(move, 1)

    @lazy
    def ways_to(self) -> list[list[list[float]]]:
        """For each goal the ways of each type of unit."""
        kinds = {
            self.ground.type_of[u] for u in self.ground.units if self.ground.seat_of[u] == self.seat
        }
        ways = self.ground.ways
        return [
            [ways(kind, goal.cells) if kind in kinds else [] for kind in range(3)]
            for goal in self.goals
        ]

    @lazy
    def ranks(self) -> list[dict[int, int]]:
        """For each goal which own unit is nearest, next, and so on."""
        walkers = []
        for unit in self.own:
            cells = self.cells_of(unit)
            if cells:
                walkers.append((unit, cells[0], self.ground.type_of[unit], self.pace(unit)))
        found: list[dict[int, int]] = []
        for goal, ways in zip(self.goals, self.ways_to, strict=True):
            if len(goal.shares) == 1:
                found.append({})
                continue
            order = [
                (ways[kind][cell] / pace + self._shy(goal, unit), unit)
                for unit, cell, kind, pace in walkers
                if self._is_for(goal, unit)
            ]
            order.sort()
            found.append({unit: rank for rank, (_, unit) in enumerate(order)})
        return found

    def _is_for(self, goal: Goal, unit: int) -> bool:
        if goal.on_foot and self.ground.type_of[unit] != INFANTRY:
            return False
        return goal.only in (NOWHERE, unit)

    def _shy(self, goal: Goal, unit: int) -> float:
        """Who had better not go first."""
        shy = self.ground.frame_of[unit] == OFFICER and not goal.dismissed
        return 1.5 if shy or self.face(unit).move < 0 else 0.0

    def pulls(self, unit: int) -> list[tuple[float, list[float], float]]:
        """What draws a unit: the worth of being there, the ways, and turns for each step."""
        found = []
        kind = self.ground.type_of[unit]
        pace = self.pace(unit)
        here = self.cells_of(unit)
        officer = self.ground.frame_of[unit] == OFFICER
        for goal, ranks, all_ways in zip(self.goals, self.ranks, self.ways_to, strict=True):
            if not self._is_for(goal, unit):
                continue
            ways = all_ways[kind]
            worth = goal.worth
            if len(goal.shares) > 1:
                rank = ranks[unit] if unit in ranks else self._there(goal)
                worth *= goal.shares[min(rank, len(goal.shares) - 1)]
            if officer and not goal.dismissed:
                worth = min(worth * OFFICER_SHY, OFFICER_DRAWN)
            if here:
                slack = self.turns_left - ways[here[0]] / pace
                if slack < -0.5:
                    worth *= TOO_LATE
                elif slack < SLACK and worth > BONUS:
                    worth *= HIGH_TIME
            found.append((worth, ways, 1.0 / pace))
        found.sort(key=lambda pull: -pull[0])
        return found

    def _there(self, goal: Goal) -> int:
        """How many own units are at a goal already, for one that is not on the map."""
        return sum(self.at[unit] in goal.cells for unit in self.own)

    def pull(self, pulls: list[tuple[float, list[float], float]], cell: int) -> float:
        best = 0.0
        for worth, ways, turns in pulls:
            if worth <= best:
                break  # they come in the order of their worth
            far = ways[cell]
            if far < UNREACHABLE:
                worth *= DECAY ** (far * turns)
                if worth > best:
                    best = worth
        return best

    # What units are worth by the aims

    @lazy
    def orders(self) -> list[int]:
        """How many orders each seat will have."""
        return [int(orders_to_come(self.position, seat)) for seat in range(2)]

    @lazy
    def carriers(self) -> set[int]:
        return {ABOARD - where for where in self.items if where <= ABOARD}

    @lazy
    def contested(self) -> dict[int, int]:
        """For each square that somebody must hold the seat that must."""
        cells = {}
        for seat in range(2):
            for kind, what, _ in self.aims[seat]:
                objectives = self._objectives(what) if kind == AIM_HOLD else []
                if kind == AIM_GATHER:
                    objectives = [what]
                for objective in objectives:
                    for cell in self.ground.objectives[objective]:
                        cells[cell] = seat
                if kind in (AIM_CARRY, AIM_GATHER):
                    cells.update((where, seat) for where in self.items if where >= 0)
        return cells

    @lazy
    def point_worth(self) -> list[float]:
        """For each unit its share of the points its loss may give the enemy."""
        theatre = self.theatre
        found = [0.0] * self.ground.n_units
        for group in range(int(theatre.n_groups)):
            losses, points = int(theatre.group_losses[group]), int(theatre.group_points[group])
            enemy = 1 - int(theatre.group_seat[group])
            if not losses or self.position.broken >> group & 1 or not self.wants_points[enemy]:
                continue
            for unit in self.ground.units:
                kind = int(theatre.kind_of[unit])
                if theatre.group_takes[group * theatre.n_kinds + kind]:
                    found[unit] = max(found[unit], POINT * points / losses)
        return found

    def extra_worth(self, unit: int) -> float:
        seat = self.ground.seat_of[unit]
        extra = self.point_worth[unit]
        stars = self.ground.stars_of[unit]
        if stars and stars >= self.orders[seat] and self.at[unit] != GONE:
            extra += LAST_ORDERS
        if unit in self.carriers:
            extra += CARRIER
        at = self.at[unit]
        if at >= 0 and self.contested.get(at, NOWHERE) == 1 - seat:
            extra += ON_OBJECTIVE if self.turns_left > LATE else 2 * ON_OBJECTIVE
        for kind, what, _ in self.aims[1 - seat]:
            if kind == AIM_KILL and what == unit:
                extra += MARKED_MAN
        if at >= 0:
            for kind, _, _ in self.aims[seat]:
                if kind == AIM_EXIT:
                    ways = self.ground.ways(self.ground.type_of[unit], self.ground.exits[seat])
                    extra += RUNNER * DECAY ** (ways[at] / self.pace(unit))
        return extra

    def is_packed(self, unit: int) -> bool:
        """Whether a tripod stands on its packed side."""
        return self.ground.flip_of[unit] == FLIP_TRIPOD and not self.look[unit] & BACK_UP
