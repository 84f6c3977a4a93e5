"""How a position looks to one seat: what an objective or an enemy is worth.

Worth has no unit; an ordinary enemy card is worth about ten.
"""

from sandtable.agents.ground import HIT, Ground, survey
from sandtable.agents.lazy import lazy
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.state import OFF_BOARD, Battle
from sandtable.undaunted.view import BattleView

VICTORY = 1000.0
WINNING_POINTS = 120.0
"""What an objective is worth that would win the game."""
ALL_POINTS = 50.0
"""What all the points a side still needs are worth together."""
OTHER_POINTS = 1.0
"""A point for a side that needs none: it decides a game that nobody wins."""

CARD = 7.0
LAST_CARDS = 6.0
"""More for a unit that has few cards left."""
COUNTER = 8.0
"""More for a hit that takes the counter off the board."""
THREAT_STOPPED = 0.5
THREAT_WEAKENED = 0.15
"""The share of what an enemy could take that is saved by removing it, or a card of it."""
AIM_TO_PIN = 2.5
"""How much more the units that take control are worth to a side that must pin the other."""

SUPPRESSED = 3.0
"""What it is worth that the enemy spends a card on readying a unit."""
SUPPRESSED_CONTROLLER = 1.0
THREAT_DELAYED = 0.25
SUPPRESSED_IDLE = 1.0
"""Suppressing a unit that has no card to act with."""

THREAT = [1.0, 0.55, 0.25, 0.1]
"""How likely an enemy so many steps away takes control, seen from before its turn."""
SUPPRESSED_THREAT = 0.5
NOT_SCOUTED = 0.3
OCCUPIED = 0.45
"""An objective on which an enemy stands cannot be taken at once."""
FAR = 1000


Desire = tuple[int, float, float, list[int], int, int]
"""An objective that is worth something: its tile, what taking it and what guarding it is worth,
how long a unit is on its way there from each tile, and for the own unit that is best placed to take
it how long it is and which it is."""


class Outlook:
    """One look at a position by the seat whose view it is."""

    def __init__(self, view: BattleView, seat: int) -> None:
        position = view.position
        if position.active != seat:
            # While both bid nobody's turn has begun; the rules answer for the active side.
            position = position.clone()
            position.active = seat
        self.position = position
        self.ground: Ground = self.survey(position)
        self.rules = position.rules
        self.seat = seat
        own = position.side(seat)
        foe = position.side(1 - seat)
        self.own = own
        self.foe = foe
        self.at: list[int] = [*own.at]
        self.foe_at: list[int] = [*foe.at]
        self.hand: list[int] = [*own.hand]
        self.marked: int = own.marked
        self.controlled: int = own.controlled
        self.foe_marked: int = foe.marked
        self.foe_controlled: int = foe.controlled
        self.foe_suppressed: int = foe.suppressed
        self.points: int = own.points
        self.foe_points: int = foe.points
        self.goal = self.ground.goals[seat]
        self.foe_goal = self.ground.goals[1 - seat]
        self.foes = [unit for unit, tile in enumerate(self.foe_at) if tile != OFF_BOARD]
        self.foe_tiles = {*self.foe_at} - {OFF_BOARD}
        self.exposed = self.foes
        """The enemies that can be fired at."""

    def survey(self, position: Battle) -> Ground:
        return survey(position.field)

    # Objectives

    def points_worth(self, points: int) -> float:
        """What points are worth to this side."""
        if not self.goal:
            return OTHER_POINTS * points
        missing = self.goal - self.points
        return WINNING_POINTS if points >= missing else ALL_POINTS * points / missing

    def points_denied(self, points: int) -> float:
        """What it is worth that the enemy does not have these points."""
        if not self.foe_goal:
            return 0.0
        return ALL_POINTS * points / (self.foe_goal - self.foe_points + points)

    def control_worth(self, tile: int) -> float:
        """What taking control of a tile, or raising its value, is worth."""
        points = self.worth.get(tile, 0)
        if self.controlled >> tile & 1:
            # Only an objective that can be raised can be controlled again.
            raised = points and self.rules.control_reason(self.position, tile) == LEGAL
            return self.points_worth(1) if raised else 0.0
        worth = self.points_worth(points) if points else 0.0
        if self.foe_controlled >> tile & 1 and tile in self.foe_worth:
            worth += self.points_denied(self.foe_worth[tile])
        return worth

    @lazy
    def worth(self) -> dict[int, int]:
        """The points on each objective now."""
        return {
            tile: int(self.rules.worth(self.position, self.seat, tile))
            for tile in self.ground.objectives
        }

    @lazy
    def foe_worth(self) -> dict[int, int]:
        """The same for the enemy."""
        return {
            tile: int(self.rules.worth(self.position, 1 - self.seat, tile))
            for tile in self.ground.objectives
        }

    @lazy
    def desires(self) -> list[Desire]:
        """The objectives that are worth something."""
        ground = self.ground
        standing = [
            (unit, tile)
            for unit, tile in enumerate(self.at)
            if tile != OFF_BOARD and ground.controls[unit]
        ]
        found: list[Desire] = []
        threats = self.threats
        for tile, ways in zip(ground.objectives, ground.ways(self.marked), strict=True):
            take = self.control_worth(tile)
            guard = threats[tile]
            if take or guard:
                if self.is_blocked(tile):
                    take *= OCCUPIED
                nearest, first = FAR, 0
                for unit, place in standing:
                    if ways[place] < nearest:
                        nearest, first = ways[place], unit
                found.append((tile, take, guard, ways, nearest, first))
        return found

    def is_blocked(self, tile: int) -> bool:
        """Whether an enemy on a tile keeps this side from taking it."""
        return tile in self.foe_tiles

    @lazy
    def threats(self) -> dict[int, float]:
        """For each objective what is lost if the enemy takes it, by how likely that is."""
        ground = self.ground
        controllers = [
            (self.foe_at[unit], SUPPRESSED_THREAT if self.foe_suppressed >> unit & 1 else 1.0)
            for unit in self.foes
            if ground.controls[unit]
        ]
        threats = dict.fromkeys(ground.objectives, 0.0)
        if not self.foe_goal:
            return threats
        for tile in ground.objectives:
            if self.foe_controlled >> tile & 1 and not self.can_rise(tile):
                continue
            row = ground.distance[tile]
            threat = 0.0
            for place, able in controllers:
                steps = row[place]
                if steps < len(THREAT) and THREAT[steps] * able > threat:
                    threat = THREAT[steps] * able
            if threat:
                if not self.foe_marked >> tile & 1:
                    threat *= NOT_SCOUTED
                threats[tile] = threat * self._loss(tile)
        return threats

    def can_rise(self, tile: int) -> bool:
        """Whether an objective gives its holder more points: it has done so before."""
        return self.worth[tile] > self.ground.printed[tile]

    def _loss(self, tile: int) -> float:
        points = 1 if self.foe_controlled >> tile & 1 else self.foe_worth[tile]
        if self.foe_points + points >= self.foe_goal:
            return WINNING_POINTS
        loss = self.points_denied(points)
        if self.controlled >> tile & 1 and self.goal:
            own = self.worth[tile]
            loss += ALL_POINTS * own / (self.goal - self.points + own)
        return loss

    # Enemies

    @lazy
    def targets(self) -> dict[int, float]:
        """The enemy counters on the board, each with what a casualty there is worth."""
        return {unit: self.wound_worth(unit) for unit in self.exposed}

    def wound_worth(self, unit: int) -> float:
        """What a casualty of an enemy unit is worth."""
        foe = self.foe
        left: int = foe.hand[unit] + foe.deck[unit] + foe.discard[unit]
        value = CARD + self.ground.firepower[unit]
        value += LAST_CARDS / (left + 1)
        if left == 0:
            value += COUNTER
        if self.ground.controls[unit]:
            saved = THREAT_WEAKENED if left else THREAT_STOPPED
            value += saved * self._threat_of(unit)
        if self.hunts(unit):
            if left == 0 and self.one_is_enough:
                value += VICTORY
            value *= AIM_TO_PIN
        return value

    def hunts(self, unit: int) -> bool:
        """Whether this side must take this unit off the board."""
        return self.goal == 0 and self.ground.controls[unit]

    def is_hunted(self, unit: int) -> bool:
        """Whether the enemy must take this unit off the board."""
        return self.foe_goal == 0 and self.ground.controls[unit]

    @lazy
    def one_is_enough(self) -> bool:
        """Whether the next hunted unit that falls wins the game."""
        return sum(self.hunts(unit) for unit in self.foes) == 1

    def _threat_of(self, unit: int) -> float:
        """The worst that an enemy unit could do by taking control near where it stands."""
        row = self.ground.distance[self.foe_at[unit]]
        worst = 0.0
        for tile, threat in self.threats.items():
            if threat > worst and row[tile] <= 1:
                worst = threat
        return worst

    @lazy
    def suppressions(self) -> dict[int, float]:
        """What suppressing each enemy counter is worth."""
        return {unit: self.suppression_worth(unit) for unit in self.exposed}

    def suppression_worth(self, unit: int) -> float:
        """What suppressing an enemy unit is worth."""
        if self.foe_suppressed >> unit & 1:
            return 0.0
        foe = self.foe
        left = foe.hand[unit] + foe.deck[unit] + foe.discard[unit]
        value = SUPPRESSED + self.ground.firepower[unit] if left else SUPPRESSED_IDLE
        if self.ground.controls[unit]:
            value += SUPPRESSED_CONTROLLER + THREAT_DELAYED * self._threat_of(unit)
        return value

    def best_shot(self, tile: int, number: int, worth: dict[int, float]) -> float:
        """The best that so many dice, thrown from a tile, can be expected to do."""
        ground = self.ground
        row = ground.distance[tile]
        cover = ground.cover[ground.hills >> tile & 1]
        chances = HIT[number]
        best = 0.0
        for foe, value in worth.items():
            place = self.foe_at[foe]
            expected = chances[ground.defence[foe] + cover[place] + row[place]] * value
            if expected > best:
                best = expected
        return best

    def danger(self, unit: int, tile: int) -> float:
        """How many casualties a unit on a tile could expect if every enemy fired at it once."""
        ground = self.ground
        row = ground.distance[tile]
        base = ground.defence[unit]
        low = base + ground.cover[0][tile]
        high = base + ground.cover[1][tile]
        total = 0.0
        for place, is_high, chances in self.shooters:
            total += chances[(high if is_high else low) + row[place]]
        return total

    @lazy
    def shooters(self) -> list[tuple[int, int, list[float]]]:
        """The enemies that can fire: where they stand, whether on a hill, and how well they hit."""
        ground = self.ground
        return [
            (self.foe_at[unit], ground.hills >> self.foe_at[unit] & 1, HIT[ground.firepower[unit]])
            for unit in self.foes
            if ground.firepower[unit]
        ]

    def lives(self, unit: int) -> int:
        """How many own cards could be lost before the counter is."""
        own = self.own
        return own.hand[unit] + own.discard[unit] + own.deck[unit]
