"""Evaluates a position for one seat: the value of objectives and enemies.

Values have no unit; an ordinary enemy card is worth about ten. Values that many options need are
computed once and cached in properties (None or empty until then). Values that depend only on the
board are also reused for the next position with the same board. They are therefore computed for the
units' true places, not for a unit that is evaluated elsewhere (``displaced``).
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.heuristics import NOBODY, Judge
from sandtable.core.signs import stir
from sandtable.core.vec import append, vec
from sandtable.undaunted.facets.heuristics.scenario_tables import MOST_DICE, Ground, survey
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import OFF_BOARD, Battle, Side

VICTORY: Final = 1000.0
WINNING_POINTS: Final = 120.0
"""Value of an objective that would win the game."""
ALL_POINTS: Final = 50.0
"""Total value of all the points a side still needs."""
OTHER_POINTS: Final = 1.0
"""Value of a point to a side that needs none: points decide a game that no side wins."""

CARD: Final = 7.0
LAST_CARDS: Final = 6.0
"""Bonus for a unit with few cards left."""
COUNTER: Final = 8.0
"""Bonus for a hit that removes the counter."""
THREAT_STOPPED: Final = 0.5
THREAT_WEAKENED: Final = 0.15
"""The share of a unit's threat that is averted by removing its counter, or one of its cards."""
AIM_TO_PIN: Final = 2.5
"""Factor for the value of units that this side must remove to win."""

SUPPRESSED: Final = 3.0
"""Value of suppressing a unit, which costs the enemy a card to ready it."""
SUPPRESSED_CONTROLLER: Final = 1.0
THREAT_DELAYED: Final = 0.25
SUPPRESSED_IDLE: Final = 1.0
"""Value of suppressing a unit that has no card to act with."""

THREAT: Final = [1.0, 0.55, 0.25, 0.1]
"""Estimated chance that an enemy takes control, by its distance in steps."""
SUPPRESSED_THREAT: Final = 0.5
NOT_SCOUTED: Final = 0.3
OCCUPIED: Final = 0.45
"""Factor for an objective that cannot be taken immediately, because an enemy is on it."""
FAR: Final = 1000
UNKNOWN: Final = -1e300
"""Marks a value that has not been computed."""


def sign_of_board(position: Battle, seat: i64) -> i64:
    """Return a hash of the board for a seat, including the enemy's losses."""
    own = position.side(seat)
    foe = position.side(1 - seat)
    sign = stir(seat, own.marked)
    sign = stir(sign, own.controlled)
    sign = stir(sign, foe.marked)
    sign = stir(sign, foe.controlled)
    sign = stir(sign, foe.suppressed)
    sign = stir(sign, own.points << 16 | foe.points)
    for unit in range(position.field.n_units):
        left = foe.hand[unit] + foe.deck[unit] + foe.discard[unit]
        sign = stir(sign, left << 16 | (own.at[unit] + 1) << 8 | foe.at[unit] + 1)
    return sign


class Desire:
    """An objective with a value to this side."""

    def __init__(self, tile: i64, take: float, guard: float, ways: vec[i64]) -> None:
        self.tile: i64 = tile
        self.take: float = take
        """The value of taking the objective."""
        self.guard: float = guard
        """The value of guarding the objective."""
        self.ways: vec[i64] = ways
        """The travel time to the objective from each tile."""
        self.nearest: i64 = FAR
        """The travel time of the own unit that is best placed to take the objective."""
        self.first: i64 = 0
        """The unit that is best placed."""


class Shooter:
    """An enemy that can fire: its tile and its number of dice."""

    def __init__(self, tile: i64, dice: i64) -> None:
        self.tile: i64 = tile
        self.dice: i64 = dice


class Outlook(Judge):
    """The evaluation of a position by one seat, using only its knowledge."""

    def __init__(self, position: Battle, seat: i64) -> None:
        super().__init__(position, seat)
        self.sign: i64 = 0
        """The hash of the board, if this evaluation is cached for other positions."""
        position = on_turn(position, seat)
        self.position: Battle = position
        self.top: i64 = position.top() if position.depth else 0
        """The frame being resolved."""
        self.ground: Ground = self.survey(position)
        self.rules: Rules = position.rules
        self.own: Side = position.side(seat)
        self.foe: Side = position.side(1 - seat)
        self.at: vec[i64] = self.own.at[:]
        self.hand: vec[i64] = self.own.hand[:]
        self.foe_at: vec[i64] = self.foe.at
        self.marked: i64 = self.own.marked
        self.controlled: i64 = self.own.controlled
        self.foe_controlled: i64 = self.foe.controlled
        self.goal: i64 = position.field.points_to_win[seat]
        self.foe_goal: i64 = position.field.points_to_win[1 - seat]
        self.foes: vec[i64] = vec[i64]()
        """The enemies on the board."""
        self.foe_tiles: i64 = 0
        """The tiles with enemies, as a mask."""
        for unit in range(self.ground.n_units):
            if self.foe_at[unit] != OFF_BOARD:
                self.foes = append(self.foes, unit)
                self.foe_tiles |= i64(1) << self.foe_at[unit]
        self.exposed: vec[i64] = self.foes
        """The enemies that can be fired at."""
        self.displaced: i64 = NOBODY
        """An own unit that is evaluated as if it were elsewhere, or NOBODY."""
        self._threats: vec[float] = vec[float]()
        self._desires: list[Desire] | None = None
        self._targets: vec[float] = vec[float]()
        self._suppressions: vec[float] = vec[float]()
        self._shooters: list[Shooter] | None = None
        n_tiles = self.ground.n_tiles
        self._dangers: vec[float] = vec[float]([UNKNOWN] * int(self.ground.n_units * n_tiles))
        """The expected casualties for each unit and tile."""
        self._shots: vec[float] = vec[float]([UNKNOWN] * int(2 * n_tiles * (MOST_DICE + 1)))
        """The best shot for each tile and number of dice, for attacks and for suppression."""

    def look_again(self, position: Battle) -> None:
        """Switch to another position with the same board, where only the cards differ."""
        self.state = position
        position = on_turn(position, self.seat)
        self.position = position
        self.top = position.top() if position.depth else 0
        self.own = position.side(self.seat)
        self.foe = position.side(1 - self.seat)
        self.foe_at = self.foe.at
        hand = self.own.hand
        for card in range(i64(len(hand))):
            self.hand[card] = hand[card]

    def survey(self, position: Battle) -> Ground:
        return survey(position.field)

    # Objectives

    def points_worth(self, points: i64) -> float:
        """Return the value of points to this side."""
        if not self.goal:
            return OTHER_POINTS * float(points)
        missing = self.goal - self.own.points
        if points >= missing:
            return WINNING_POINTS
        return ALL_POINTS * float(points) / float(missing)

    def points_denied(self, points: i64) -> float:
        """Return the value of keeping these points from the enemy."""
        if not self.foe_goal:
            return 0.0
        # If a side starts with more points than it needs, the game continues until the first move.
        return ALL_POINTS * float(points) / float(max(1, self.foe_goal - self.foe.points + points))

    def worth(self, tile: i64) -> i64:
        """Return the current points of an objective to this side."""
        return self.rules.worth(self.position, self.seat, tile)

    def foe_worth(self, tile: i64) -> i64:
        """Return the current points of an objective to the enemy."""
        return self.rules.worth(self.position, 1 - self.seat, tile)

    def control_worth(self, tile: i64) -> float:
        """Return the value of taking control of a tile, or of raising its points."""
        if not self.ground.printed[tile]:
            return 0.0
        points = self.worth(tile)
        if self.controlled >> tile & 1:
            # Only an objective whose points can be raised can be controlled again.
            raised = points != 0 and self.rules.control_reason(self.position, tile) == LEGAL
            return self.points_worth(1) if raised else 0.0
        worth = self.points_worth(points) if points else 0.0
        if self.foe_controlled >> tile & 1:
            worth += self.points_denied(self.foe_worth(tile))
        return worth

    @property
    def desires(self) -> list[Desire]:
        """The objectives with a value to this side."""
        if self._desires is None:
            self._desires = self._find_desires()
        return self._desires

    def _find_desires(self) -> list[Desire]:
        ground = self.ground
        found: list[Desire] = []
        all_ways = ground.ways(self.marked)
        for index in range(i64(len(ground.objectives))):
            tile = ground.objectives[index]
            take = self.control_worth(tile)
            guard = self.threats[tile]
            if take == 0.0 and guard == 0.0:
                continue
            if self.is_blocked(tile):
                take *= OCCUPIED
            desire = Desire(tile, take, guard, all_ways[index])
            for unit in range(ground.n_units):
                place = self.at[unit]
                if place != OFF_BOARD and ground.controls(unit):
                    if desire.ways[place] < desire.nearest:
                        desire.nearest = desire.ways[place]
                        desire.first = unit
            found.append(desire)
        return found

    def is_blocked(self, tile: i64) -> bool:
        """Return whether an enemy on a tile prevents this side from taking it."""
        return self.foe_tiles >> tile & 1 != 0

    @property
    def threats(self) -> vec[float]:
        """The expected loss on each tile if the enemy takes it."""
        if len(self._threats) == 0:
            self._threats = self.find_threats()
        return self._threats

    def find_threats(self) -> vec[float]:
        ground = self.ground
        threats = vec[float]([0.0] * int(ground.n_tiles))
        if not self.foe_goal:
            return threats
        for tile in ground.objectives:
            if self.foe_controlled >> tile & 1 and not self.can_rise(tile):
                continue
            threat = self._threat_to(tile)
            if threat != 0.0:
                if not self.foe.marked >> tile & 1:
                    threat *= NOT_SCOUTED
                threats[tile] = threat * self._loss(tile)
        return threats

    def _threat_to(self, tile: i64) -> float:
        """Return the estimated chance that the enemy takes control of a tile."""
        row = self.ground.distance[tile]
        threat = 0.0
        for unit in self.foes:
            steps = row[self.foe_at[unit]]
            if steps < len(THREAT) and self.ground.controls(unit):
                able = SUPPRESSED_THREAT if self.foe.suppressed >> unit & 1 else 1.0
                threat = max(threat, THREAT[steps] * able)
        return threat

    def can_rise(self, tile: i64) -> bool:
        """Return whether an objective's points can be raised, which shows only after they were."""
        return self.worth(tile) > self.ground.printed[tile]

    def _loss(self, tile: i64) -> float:
        points: i64 = 1
        if not self.foe_controlled >> tile & 1:
            points = self.foe_worth(tile)
        if self.foe.points + points >= self.foe_goal:
            return WINNING_POINTS
        loss = self.points_denied(points)
        if self.controlled >> tile & 1 and self.goal:
            own = self.worth(tile)
            loss += ALL_POINTS * float(own) / float(self.goal - self.own.points + own)
        return loss

    # Enemies

    @property
    def targets(self) -> vec[float]:
        """The value of a casualty of each enemy unit; 0 for units that cannot be fired at."""
        if len(self._targets) == 0:
            self._targets = vec[float]([0.0] * int(self.ground.n_units))
            for unit in self.exposed:
                self._targets[unit] = self.wound_worth(unit)
        return self._targets

    def wound_worth(self, unit: i64) -> float:
        """Return the value of a casualty of an enemy unit."""
        left = self._cards_left(unit)
        value = CARD + float(self.ground.firepower[unit])
        value += LAST_CARDS / float(left + 1)
        if left == 0:
            value += COUNTER
        if self.ground.controls(unit):
            saved = THREAT_WEAKENED if left else THREAT_STOPPED
            value += saved * self._threat_of(unit)
        if self.hunts(unit):
            if left == 0 and self.one_is_enough():
                value += VICTORY
            value *= AIM_TO_PIN
        return value

    def _cards_left(self, unit: i64) -> i64:
        """Return how many cards of a unit the enemy has left."""
        return self.foe.hand[unit] + self.foe.deck[unit] + self.foe.discard[unit]

    def hunts(self, unit: i64) -> bool:
        """Return whether this side must remove this unit to win."""
        return self.goal == 0 and self.ground.controls(unit)

    def is_hunted(self, unit: i64) -> bool:
        """Return whether the enemy must remove this unit to win."""
        return self.foe_goal == 0 and self.ground.controls(unit)

    def one_is_enough(self) -> bool:
        """Return whether removing one more such unit wins the game."""
        count: i64 = 0
        for unit in self.foes:
            if self.hunts(unit):
                count += 1
        return count == 1

    def _threat_of(self, unit: i64) -> float:
        """Return the greatest loss that an enemy unit could cause by taking control nearby."""
        row = self.ground.distance[self.foe_at[unit]]
        threats = self.threats
        worst = 0.0
        for tile in range(self.ground.n_tiles):
            if threats[tile] > worst and row[tile] <= 1:
                worst = threats[tile]
        return worst

    @property
    def suppressions(self) -> vec[float]:
        """The value of suppressing each enemy unit."""
        if len(self._suppressions) == 0:
            self._suppressions = vec[float]([0.0] * int(self.ground.n_units))
            for unit in self.exposed:
                self._suppressions[unit] = self.suppression_worth(unit)
        return self._suppressions

    def suppression_worth(self, unit: i64) -> float:
        """Return the value of suppressing an enemy unit."""
        if self.foe.suppressed >> unit & 1:
            return 0.0
        value = SUPPRESSED_IDLE
        if self._cards_left(unit):
            value = SUPPRESSED + float(self.ground.firepower[unit])
        if self.ground.controls(unit):
            value += SUPPRESSED_CONTROLLER + THREAT_DELAYED * self._threat_of(unit)
        return value

    # Fire

    def best_shot(self, tile: i64, number: i64, suppresses: bool) -> float:
        """Return the best expected value of an attack with this many dice from a tile."""
        at = 2 * (tile * (MOST_DICE + 1) + number) + (1 if suppresses else 0)
        best = self._shots[at]
        if best == UNKNOWN:
            best = self.find_shot(tile, number, suppresses)
            self._shots[at] = best
        return best

    def find_shot(self, tile: i64, number: i64, suppresses: bool) -> float:
        ground = self.ground
        worth = self.suppressions if suppresses else self.targets
        row = ground.distance[tile]
        cover = ground.cover_from(tile)
        defence = ground.field.defence
        best = 0.0
        for foe in self.exposed:
            place = self.foe_at[foe]
            chance = ground.chance(number, defence[foe] + cover[place] + row[place])
            best = max(best, chance * worth[foe])
        return best

    def best_chance(self, tile: i64, number: i64) -> float:
        """Return the hit chance of the best attack with this many dice from a tile."""
        ground = self.ground
        row = ground.distance[tile]
        cover = ground.cover_from(tile)
        best = 0.0
        for foe in self.exposed:
            place = self.foe_at[foe]
            best = max(
                best, ground.chance(number, ground.field.defence[foe] + cover[place] + row[place])
            )
        return best

    def danger(self, unit: i64, tile: i64) -> float:
        """Return the expected casualties of a unit on a tile if every enemy fired at it once."""
        at = unit * self.ground.n_tiles + tile
        total = self._dangers[at]
        if total == UNKNOWN:
            total = self._find_danger(unit, tile)
            self._dangers[at] = total
        return total

    def _find_danger(self, unit: i64, tile: i64) -> float:
        ground = self.ground
        row = ground.distance[tile]
        base = ground.field.defence[unit]
        total = 0.0
        for shooter in self.shooters:
            defence = base + ground.cover_from(shooter.tile)[tile] + row[shooter.tile]
            total += ground.chance(shooter.dice, defence)
        return total

    @property
    def shooters(self) -> list[Shooter]:
        """The enemies that can fire."""
        if self._shooters is None:
            self._shooters = self.find_shooters()
        return self._shooters

    def find_shooters(self) -> list[Shooter]:
        found: list[Shooter] = []
        for unit in self.foes:
            if self.ground.firepower[unit]:
                found.append(Shooter(self.foe_at[unit], self.ground.firepower[unit]))
        return found

    def under_fire(self, exposed: vec[i64]) -> float:
        """Return the expected hits if every enemy fires once at its best target."""
        ground = self.ground
        total = 0.0
        for shooter in self.shooters:
            row = ground.distance[shooter.tile]
            cover = ground.cover_from(shooter.tile)
            best = 0.0
            for unit in exposed:
                defence = ground.field.defence[unit] + cover[self.at[unit]] + row[self.at[unit]]
                best = max(best, ground.chance(shooter.dice, defence))
            total += best
        return total

    def lives(self, unit: i64) -> i64:
        """Return how many own cards would be lost before the counter."""
        return self.own.hand[unit] + self.own.discard[unit] + self.own.deck[unit]


def on_turn(position: Battle, seat: i64) -> Battle:
    """Return a position in which this seat is active.

    During bidding no turn has started, and the rules answer for the active side.
    """
    if position.active == seat:
        return position
    copy = position.clone()
    copy.active = seat
    return copy
