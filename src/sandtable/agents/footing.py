"""Where a unit should stand: near what it can take or guard, able to shoot, out of danger."""

from sandtable.agents.ground import UNMARKED
from sandtable.agents.lazy import lazy
from sandtable.agents.outlook import Outlook
from sandtable.undaunted.state import OFF_BOARD
from sandtable.undaunted.view import BattleView

DECAY = [0.76**steps for steps in range(200)]
"""What is so many steps away is worth less."""
SHARED = 0.4
"""An objective for which another unit is better placed."""
GUARDED = 0.15
"""A threatened objective on which another own unit stands."""

PULL = 3.0
"""Being near an objective serves for more than one round."""
AIMING = 3.5
"""So does a good position to shoot from."""
CAUTION = 1.0
FRAGILE = 1.0
"""More caution for a unit whose next casualty is its counter."""
HUNTED = 3.0
"""How much more caution for the units that the enemy must pin."""
STEP = 0.15
"""A step must be worth more than this, lest a unit walk to and fro."""
TARGET_LOST = 3.0
"""What it costs to move a unit whose target marker would leave the board."""
FOLLOW_UP = 0.9
"""What a later card will do counts almost as if it were done."""

MARKER = 1.2
"""How much more a way that is scouted counts than what it brings its unit nearer."""
DETOUR = 0.2
"""The worth of a marker beside the shortest way."""
APPROACH = 0.5
FOG = 1.5
"""What taking a fog of war costs."""
MORE_FOG = 2.5
"""More, by the share of fog of war among the own cards: the first can still be bid."""

Goal = tuple[int, float, list[int]]
"""A tile where a unit should be, what that is worth, and the ways there from each tile."""


class Footing(Outlook):
    """A look at a position that also weighs steps."""

    def __init__(self, view: BattleView, seat: int) -> None:
        super().__init__(view, seat)
        self._goals: dict[int, list[Goal]] = {}

    def goals(self, unit: int) -> list[Goal]:
        """The objectives a unit should take or guard."""
        found = self._goals.get(unit)
        if found is None:
            found = self._goals[unit] = self._find_goals(unit)
        return found

    def _find_goals(self, unit: int) -> list[Goal]:
        ground = self.ground
        here = self.at[unit]
        controls = ground.controls[unit]
        freely = ground.freely[unit]
        found = []
        for tile, take, guard, ways, nearest, first in self.desires:
            value = 0.0
            if controls and take:
                value = take
                mine = ways[here]
                if first != unit and (nearest < mine or (nearest == mine and first < unit)):
                    value *= SHARED
            if guard:
                if self.at.count(tile) > (here == tile):
                    guard *= GUARDED
                if guard > value:
                    value = guard
            if value:
                found.append((tile, value, ground.distance[tile] if freely else ways))
        return found

    def pull(self, unit: int, tile: int) -> float:
        """How near a unit on a tile is to where it should be."""
        best = 0.0
        for _, value, ways in self.goals(unit):
            near = value * DECAY[ways[tile]]
            if near > best:
                best = near
        return best

    # Moving

    def standing(self, unit: int, tile: int) -> float:
        """How well a unit stands on a tile."""
        ground = self.ground
        value = PULL * self.pull(unit, tile)
        if ground.dice[unit]:
            value += AIMING * self.best_shot(tile, ground.dice[unit], self.targets)
        caution = CAUTION if self.lives(unit) else CAUTION + FRAGILE
        if self.is_hunted(unit):
            caution *= HUNTED
        return value - caution * self.danger(unit, tile)

    def best_walk(self, unit: int, name: str) -> float:
        """What the best single step of a unit is worth."""
        here = self.at[unit]
        freely = name == "stalk"
        now = self.standing(unit, here)
        return max(
            (
                self.walk(unit, tile, now)
                for tile in self.ground.near[here]
                if freely or self.marked >> tile & 1
            ),
            default=0.0,
        )

    def walk(self, unit: int, tile: int, now: float) -> float:
        """What stepping to a tile is worth to a unit that stands so well now."""
        ground = self.ground
        gain = self.standing(unit, tile) - now - STEP
        if not ground.dice[unit] and "target" in ground.power[unit]:
            gain -= TARGET_LOST
        if (
            ground.controls[unit]
            and not self.is_blocked(tile)
            and self.marked >> tile & 1
            and self.can_follow(unit)
        ):
            gain = max(gain, FOLLOW_UP * self.control_worth(tile))
        return gain

    def can_follow(self, unit: int) -> bool:
        """Whether another card in hand lets this unit act again this turn."""
        if self.hand[unit]:
            return True
        ground = self.ground
        return any(
            self.hand[card] and "inspire" in ground.power[card] and ground.takes[card] >> unit & 1
            for card in range(ground.n_units, ground.fog)
        )

    # Scouting

    @lazy
    def markers(self) -> list[float]:
        """What a marker is worth on each tile: most where it opens a way to an objective."""
        ground = self.ground
        cost = self.fog_cost if self.own.supply[ground.fog] else 0.0
        worth = [0.0 if self.marked >> tile & 1 else -cost for tile in range(len(ground.near))]
        for unit in range(ground.n_units):
            here = self.at[unit]
            if here == OFF_BOARD or not self.needs_way(unit):
                continue
            row = ground.distance[here]
            now = self.pull(unit, here)
            for tile, value, ways in self.goals(unit):
                steps = row[tile]
                longer = ways[here] - steps
                gain = value * DECAY[steps] - now
                if not longer or gain <= 0:
                    continue
                # As many markers are missing as make the way so much longer.
                gain *= MARKER * (UNMARKED - 1) / longer
                beyond = ground.distance[tile]
                for other in range(len(worth)):
                    if not self.marked >> other & 1:
                        aside = row[other] + beyond[other] - steps
                        if aside < 2:
                            better = gain * (DETOUR if aside else 1.0) - cost
                            if better > worth[other]:
                                worth[other] = better
        return worth

    def needs_way(self, unit: int) -> bool:
        """Whether it is worth scouting for a unit."""
        return self.ground.controls[unit]

    @lazy
    def wanted(self) -> list[tuple[int, float]]:
        """The tiles that should be scouted."""
        return [(tile, value) for tile, value in enumerate(self.markers) if value > 0]

    @lazy
    def fog_cost(self) -> float:
        own = self.own
        fog = self.ground.fog
        cards = int(own.hand_size + own.deck_size + own.discard_size)
        share = int(own.hand[fog] + own.deck[fog] + own.discard[fog]) / max(1, cards)
        return FOG + MORE_FOG * share

    def best_scouting(self, unit: int, steps: int) -> float:
        """What the best way of so many steps is worth to a scout."""
        here = self.at[unit]
        now = self.outpost(unit, here)
        return max(self.scouting(unit, tile, steps, now) for tile in self.ground.near[here])

    def scouting(self, unit: int, tile: int, steps: int, now: float) -> float:
        """What stepping to a tile is worth to a scout, with a step that may follow."""
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

    def outpost(self, unit: int, tile: int) -> float:
        """How well a scout stands on a tile."""
        row = self.ground.distance[tile]
        near = 0.0
        for other, value in self.wanted:
            if value * DECAY[row[other]] > near:
                near = value * DECAY[row[other]]
        return APPROACH * near + PULL * self.pull(unit, tile) - CAUTION * self.danger(unit, tile)
