"""Where a unit should be: near what it can take or guard, able to shoot, and out of danger."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.heuristics import NOBODY
from sandtable.core.vec import vec
from sandtable.undaunted.codes import INSPIRE
from sandtable.undaunted.facets.heuristics.assessment import UNKNOWN, Desire, Outlook
from sandtable.undaunted.facets.heuristics.scenario_tables import UNMARKED
from sandtable.undaunted.state import OFF_BOARD, Battle

DECAY: Final = [0.76**steps for steps in range(200)]
"""Discount of a goal by its distance in steps."""
SHARED: Final = 0.4
"""Factor for an objective for which another unit is better placed."""
GUARDED: Final = 0.15
"""Factor for a threatened objective with another own unit on it."""

PULL: Final = 3.0
"""Weight of being near objectives, which helps for more than one round."""
AIMING: Final = 3.5
"""Weight of the best shot from a tile."""
CAUTION: Final = 1.0
FRAGILE: Final = 1.0
"""Additional caution for a unit whose next casualty is its counter."""
HUNTED: Final = 3.0
"""Factor for the caution of units that the enemy must remove."""
STEP: Final = 0.15
"""Minimum gain of a step, so that units do not walk back and forth."""
TARGET_LOST: Final = 3.0
"""Cost of moving a unit whose target marker would be removed."""
FOLLOW_UP: Final = 0.9
"""Factor for the effect of a later card in the same turn."""

MARKER: Final = 1.2
"""Factor for a way opened by markers, relative to the distance gained."""
DETOUR: Final = 0.2
"""Factor for a marker one step off the shortest way."""
APPROACH: Final = 0.5
FOG: Final = 1.5
"""Cost of taking a Fog of War."""
MORE_FOG: Final = 2.5
"""Additional cost times the share of Fog of War in the own cards: a few are useful as bids."""
NO_STEP: Final = -1e9
"""A value below that of any step."""


class Goal:
    """A tile that a unit should reach, its value, and the travel time from each tile."""

    def __init__(self, tile: i64, worth: float, ways: vec[i64]) -> None:
        self.tile: i64 = tile
        self.worth: float = worth
        self.ways: vec[i64] = ways


class Footing(Outlook):
    """An evaluation of a position that also rates steps."""

    def __init__(self, position: Battle, seat: i64) -> None:
        super().__init__(position, seat)
        n_tiles = self.ground.n_tiles
        self._goals: list[list[Goal] | None] = [None] * int(self.ground.n_units)
        self._pulls: vec[float] = vec[float]([UNKNOWN] * int(self.ground.n_units * n_tiles))
        """The pull for each unit and tile."""
        self._openings: vec[float] = vec[float]()
        self._markers: vec[float] = vec[float]([0.0] * int(n_tiles))
        self._marker_cost: float = UNKNOWN
        """The cost of a marker when the markers were last rated."""
        self._weighed: bool = False
        """Whether the markers have been rated for this position."""
        self._nears: vec[float] = vec[float]([UNKNOWN] * int(n_tiles))

    def look_again(self, position: Battle) -> None:
        super().look_again(position)
        self._weighed = False

    def goals(self, unit: i64) -> list[Goal]:
        """Return the objectives that a unit should take or guard."""
        found = self._goals[unit]
        if found is None:
            found = self.find_goals(unit)
            self._goals[unit] = found
        return found

    def find_goals(self, unit: i64) -> list[Goal]:
        found: list[Goal] = []
        for desire in self.desires:
            value = 0.0
            if desire.take != 0.0 and self.ground.controls(unit):
                value = desire.take
                if self._is_another_first(unit, desire):
                    value *= SHARED
            if desire.guard != 0.0:
                guarded = self._others_on(desire.tile, unit) > 0
                value = max(value, desire.guard * GUARDED if guarded else desire.guard)
            if value != 0.0:
                freely = self.ground.freely(unit)
                ways = self.ground.distance[desire.tile] if freely else desire.ways
                found.append(Goal(desire.tile, value, ways))
        return found

    def _is_another_first(self, unit: i64, desire: Desire) -> bool:
        """Return whether another unit is better placed to take an objective."""
        mine = desire.ways[self.at[unit]]
        if desire.first == unit or desire.nearest > mine:
            return False
        return desire.nearest < mine or desire.first < unit

    def _others_on(self, tile: i64, unit: i64) -> i64:
        """Return how many other own units are on a tile."""
        count: i64 = 0
        for other in range(self.ground.n_units):
            if other != unit and self.at[other] == tile:
                count += 1
        return count

    def pull(self, unit: i64, tile: i64) -> float:
        """Return the value of a unit's best goal on a tile, discounted by distance."""
        if unit == self.displaced:
            return self._find_pull(unit, tile)
        at = unit * self.ground.n_tiles + tile
        best = self._pulls[at]
        if best == UNKNOWN:
            best = self._find_pull(unit, tile)
            self._pulls[at] = best
        return best

    def _find_pull(self, unit: i64, tile: i64) -> float:
        best = 0.0
        for goal in self.goals(unit):
            best = max(best, goal.worth * DECAY[goal.ways[tile]])
        return best

    # Evaluating a unit elsewhere

    def displace(self, unit: i64) -> list[Goal] | None:
        """Treat a unit as being elsewhere; return its cached goals for ``replace``."""
        self.prepare()
        wanted = self._goals[unit]
        self.displaced = unit
        self._goals[unit] = None
        return wanted

    def prepare(self) -> None:
        """Cache the values that depend on all units before one of them is displaced."""
        self._desires = self.desires

    def replace(self, unit: i64, wanted: list[Goal] | None) -> None:
        """End ``displace`` and restore the unit's goals."""
        self.displaced = NOBODY
        self._goals[unit] = wanted

    # Moving

    def standing(self, unit: i64, tile: i64) -> float:
        """Return how good a tile is for a unit."""
        number = self.ground.dice[unit]
        value = PULL * self.pull(unit, tile)
        if number:
            value += AIMING * self.best_shot(tile, number, False)
        caution = CAUTION if self.lives(unit) else CAUTION + FRAGILE
        if self.is_hunted(unit):
            caution *= HUNTED
        return value - caution * self.danger(unit, tile)

    def best_walk(self, unit: i64, freely: bool) -> float:
        """Return the value of a unit's best single step; 0 if there is none."""
        here = self.at[unit]
        now = self.standing(unit, here)
        best = NO_STEP
        for tile in self.ground.near[here]:
            if freely or self.marked >> tile & 1:
                best = max(best, self.walk(unit, tile, now))
        return 0.0 if best == NO_STEP else best

    def walk(self, unit: i64, tile: i64, now: float) -> float:
        """Return the value of a unit's step to a tile; ``now`` is the value of its current tile."""
        ground = self.ground
        gain = self.standing(unit, tile) - now - STEP
        if not ground.dice[unit] and ground.prints(unit, ground.target):
            gain -= TARGET_LOST
        if (
            ground.controls(unit)
            and not self.is_blocked(tile)
            and self.marked >> tile & 1
            and self.can_follow(unit)
        ):
            gain = max(gain, FOLLOW_UP * self.control_worth(tile))
        return gain

    def can_follow(self, unit: i64) -> bool:
        """Return whether another card in hand lets this unit act again this turn."""
        if self.hand[unit]:
            return True
        ground = self.ground
        for card in range(ground.n_units, ground.fog):
            if (
                self.hand[card]
                and ground.prints(card, INSPIRE)
                and ground.field.takes[card] >> unit & 1
            ):
                return True
        return False

    # Scouting

    @property
    def markers(self) -> vec[float]:
        """The value of a marker on each tile: highest if it opens a way to an objective."""
        if not self._weighed:
            self._weighed = True
            cost = self.fog_cost() if self.own.supply[self.ground.fog] else 0.0
            if cost != self._marker_cost:
                self._weigh_markers(cost)
        return self._markers

    def _weigh_markers(self, cost: float) -> None:
        self._marker_cost = cost
        openings = self.openings
        for tile in range(self.ground.n_tiles):
            self._markers[tile] = 0.0 if self.marked >> tile & 1 else openings[tile] - cost
            self._nears[tile] = UNKNOWN

    @property
    def openings(self) -> vec[float]:
        """The value of the ways that a marker on each tile opens."""
        if len(self._openings) == 0:
            worth = vec[float]([0.0] * int(self.ground.n_tiles))
            for unit in range(self.ground.n_units):
                if self.at[unit] != OFF_BOARD and unit != self.displaced and self.needs_way(unit):
                    now = self.pull(unit, self.at[unit])
                    for goal in self.goals(unit):
                        self._weigh_way(worth, self.at[unit], goal, now)
            self._openings = worth
        return self._openings

    def _weigh_way(self, worth: vec[float], here: i64, goal: Goal, now: float) -> None:
        """Rate the markers on the way to a goal; ``now`` is the unit's pull on its current tile."""
        ground = self.ground
        row = ground.distance[here]
        beyond = ground.distance[goal.tile]
        steps = row[goal.tile]
        longer = goal.ways[here] - steps
        gain = goal.worth * DECAY[steps] - now
        if not longer or gain <= 0.0:
            return
        # Each missing marker lengthens the way.
        gain *= MARKER * float(UNMARKED - 1) / float(longer)
        for other in range(ground.n_tiles):
            if not self.marked >> other & 1:
                aside = row[other] + beyond[other] - steps
                if aside < 2:
                    worth[other] = max(worth[other], gain * (DETOUR if aside else 1.0))

    def needs_way(self, unit: i64) -> bool:
        """Return whether a unit benefits from scouting."""
        return self.ground.controls(unit)

    def fog_cost(self) -> float:
        own = self.own
        fog = self.ground.fog
        cards = max(own.hand_size + own.deck_size + own.discard_size, 1)
        share = float(own.hand[fog] + own.deck[fog] + own.discard[fog]) / float(cards)
        return FOG + MORE_FOG * share

    def best_scouting(self, unit: i64, steps: i64) -> float:
        """Return the value of a scout's best way with this many steps."""
        here = self.at[unit]
        now = self.outpost(unit, here)
        best = NO_STEP
        for tile in self.ground.near[here]:
            best = max(best, self.scouting(unit, tile, steps, now))
        return best

    def scouting(self, unit: i64, tile: i64, steps: i64, now: float) -> float:
        """Return the value of a scout's step to a tile, including one possible further step."""
        markers = self.markers
        gain = markers[tile]
        if steps > 1:
            here = self.at[unit]
            after = 0.0
            for other in self.ground.near[tile]:
                if markers[other] > after and other != here:
                    after = markers[other]
            gain += after
        return gain + self.outpost(unit, tile) - now

    def outpost(self, unit: i64, tile: i64) -> float:
        """Return how good a tile is for a scout."""
        value = APPROACH * self._next_marker(tile) + PULL * self.pull(unit, tile)
        return value - CAUTION * self.danger(unit, tile)

    def _next_marker(self, tile: i64) -> float:
        """Return the value of the best tile for a marker, discounted by distance from ``tile``."""
        markers = self.markers
        near = self._nears[tile]
        if near == UNKNOWN:
            row = self.ground.distance[tile]
            near = 0.0
            for other in range(self.ground.n_tiles):
                if markers[other] > 0.0:
                    near = max(near, markers[other] * DECAY[row[other]])
            self._nears[tile] = near
        return near
