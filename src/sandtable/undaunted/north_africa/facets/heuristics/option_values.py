"""Ratings of the options of a decision in North Africa."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.undaunted.codes import ATTACK, MOVE, SCOUT, STALK, SUPPRESS
from sandtable.undaunted.facets.heuristics.option_values import ANOTHER_COPY, Use
from sandtable.undaunted.facets.heuristics.placement import NO_STEP, STEP
from sandtable.undaunted.facets.heuristics.scenario_tables import NO_VERB, UNKNOWN_VERB
from sandtable.undaunted.frames import CARD, Stepping, kind_of
from sandtable.undaunted.north_africa.codes import (
    ALIGHT,
    ANTI_TANK,
    ANY_ROLE,
    AT_STRUCTURE,
    AT_VEHICLE,
    BOARD,
    DEMOLISH,
    DRIVE,
    LEAVE,
    MARK,
    MEND,
    NAVIGATE,
    OBSERVE,
    ON_FOOT,
    PICK,
    REPAIR,
    SEATS,
    SHIFT,
    STRAFE,
    SWAP,
    USE,
)
from sandtable.undaunted.north_africa.facets.heuristics.assessment import DesertOutlook
from sandtable.undaunted.north_africa.frames import Marking, Picking
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.state import OFF_BOARD

# Structures and exits
ESCAPE: Final = 500.0

# Own vehicles
MENDED: Final = 3.0
RUNS_AGAIN: Final = 12.0
"""Value of a repair, and of a repair after which the vehicle can drive again."""
WHEEL: Final = 3.0
"""Value of sitting at the wheel."""
LIFT: Final = 2.0
"""Bonus for a unit far from its goal."""
SPECIALIST: Final = 2.0
"""Bonus for a soldier in a seat that requires the soldier's role."""
PASSAGE: Final = 4.0
"""Bonus for a unit in a vehicle if both should escape."""
LOOKOUT: Final = 1.5
"""Value of a seat for scouting while tiles should be scouted."""
CAPTURE: Final = 6.0
CHANGE: Final = 0.4
"""Minimum gain of a change of places."""
AFTERMATH: Final = 0.5
"""Weight of a better place, compared with the effect of the card there."""
SWAPPED: Final = 4.0
"""Cost of a card that is played for a swap."""
MOST_ON_FOOT: Final = 6.0
"""Maximum value of a soldier's freedom to walk."""


class DesertJudgement(DesertOutlook):
    """The value of each option of one decision in North Africa."""

    def reach(self, tile: i64, steps: i64) -> i64:
        """Return the tiles a vehicle can reach with at most this many steps, as a mask."""
        open_ground = self.marked & ~self.desert.rough
        found = i64(1) << tile
        for _ in range(steps):
            wider = found
            for place in range(self.ground.n_tiles):
                if found >> place & 1:
                    wider |= self.ground.field.near[place] & open_ground
            found = wider
        return found

    def best_drive(self, vehicle: i64, places: i64, now: float) -> float:
        """Return the value of driving to the best of ``places``; ``now`` is that of staying."""
        best = NO_STEP
        for place in range(self.ground.n_tiles):
            if places >> place & 1:
                best = max(best, self.vehicle_standing(vehicle, place) - now - STEP)
        return best

    def drive_worth(self, driver: i64, steps: i64) -> float:
        vehicle = self.seated[driver] // SEATS
        if self.desert_rules.vehicle_leave_reason(self.battle, vehicle) == LEGAL:
            return ESCAPE
        here = self.battle.parked[vehicle]
        now = self.vehicle_standing(vehicle, here)
        places = self.reach(here, steps) & ~(i64(1) << here)
        return self.best_drive(vehicle, places, now) if places else 0.0

    # Actions

    def action_worth(self, card: i64, verb: i64, power: i64) -> float:
        if verb == MOVE or verb == STALK or verb == SCOUT:
            here = self.at[card]
            if self.desert_rules.piece_leave_reason(self.battle, card, here) == LEGAL:
                return ESCAPE
        return super().action_worth(card, verb, power)

    def title_worth(self, card: i64, verb: i64, power: i64) -> float:
        if verb == DRIVE:
            return self.drive_worth(card, power)
        if verb == ANTI_TANK:
            return self.best_anti_tank(self.at[card], power)
        if verb == DEMOLISH:
            return self.best_demolition(self.at[card], power)
        if verb == STRAFE:
            return self.best_strafe(power)
        if verb == NAVIGATE:
            return self.best_chart(self.at[card], power)
        if verb == OBSERVE:
            return self.best_gains(power)
        if verb == REPAIR:
            return self.best_repair(card)
        return UNKNOWN_VERB

    def gain(self, tile: i64) -> float:
        """Return the value of scouting a tile, at least 0."""
        return max(0.0, self.markers[tile])

    def best_gains(self, number: i64) -> float:
        """Return the value of scouting the best ``number`` tiles."""
        gains: list[float] = []
        for tile in range(self.ground.n_tiles):
            gains.append(self.gain(tile))
        gains.sort(reverse=True)
        total = 0.0
        for gain in gains[:number]:
            total += gain
        return total

    def best_chart(self, here: i64, number: i64) -> float:
        """Return the value of scouting the best adjacent tile and possibly one more."""
        best = 0.0
        for tile in self.ground.near[here]:
            gain = self.gain(tile)
            best = max(best, gain + self._next_gain(tile) if number > 1 else gain)
        return best

    def _next_gain(self, tile: i64) -> float:
        """Return the value of scouting the best tile next to a tile."""
        best = 0.0
        for other in self.ground.near[tile]:
            best = max(best, self.gain(other))
        return best

    def best_repair(self, unit: i64) -> float:
        use = Use()
        for vehicle in range(self.desert.n_vehicles):
            if self.desert_rules.mend_reason(self.battle, unit, vehicle) == LEGAL:
                use.consider(NO_VERB, self.mend_worth(vehicle))
        return use.worth

    def mend_worth(self, vehicle: i64) -> float:
        if self.owners[vehicle] != self.seat:
            return -1.0
        runs_again = self.battle.damage[vehicle] == self.desert.critical[vehicle]
        return RUNS_AGAIN if runs_again else MENDED

    def new_card(self, card: i64) -> float:
        value = super().new_card(card)
        if card < self.ground.n_units and self.seated[card] != ON_FOOT:
            seat = self.seated[card]
            if self.can_use(card, seat):
                copies = float(self.copies(card))
                value = max(value, self.land.seat_cards[seat] / (1.0 + ANOTHER_COPY * copies))
        return value

    # Seats and walking

    def place_value(self, unit: i64, seat: i64) -> float:
        """Return how useful a soldier is in a seat, or on foot."""
        if seat == ON_FOOT:
            return self.foot_value(unit)
        vehicle = seat // SEATS
        tile = self.battle.parked[vehicle]
        runs = not self.battle.is_disabled(vehicle)
        value = 0.0
        if self.can_use(unit, seat) and runs:
            for action in self.land.seat_actions[seat]:
                value = max(value, self.seat_value(unit, tile, action.verb, action.power))
            if self.desert.users[seat] != ANY_ROLE:
                value += SPECIALIST
        pieces = i64(1) << unit | i64(1) << self.desert.piece(vehicle)
        if self.fugitives & pieces == pieces and runs:
            value += PASSAGE
        return value

    def seat_value(self, unit: i64, tile: i64, verb: i64, power: i64) -> float:
        if verb == DRIVE:
            return WHEEL + (LIFT if self._has_far_to_go(unit, tile) else 0.0)
        if verb == ATTACK:
            own = self.ground.dice[unit]
            gain = self.best_shot(tile, power, False)
            return gain - (self.best_shot(tile, own, False) if own else 0.0)
        if verb == SUPPRESS:
            return 0.5 * self.best_shot(tile, power, True)
        if verb == ANTI_TANK:
            return self.best_anti_tank(tile, power)
        if verb == NAVIGATE:
            return LOOKOUT if self._is_scouting_due() else 0.0
        return 0.0

    def _has_far_to_go(self, unit: i64, tile: i64) -> bool:
        """Return whether a soldier has goals, none of them near a tile."""
        goals = self.goals(unit)
        for goal in goals:
            if goal.ways[tile] <= 1:
                return False
        return len(goals) > 0

    def _is_scouting_due(self) -> bool:
        for tile in range(self.ground.n_tiles):
            if self.markers[tile] > 0.0:
                return True
        return False

    def foot_value(self, unit: i64) -> float:
        """Return the value of a soldier's freedom to walk."""
        ground = self.ground
        value = 0.0
        if ground.prints(unit, SCOUT):
            value = 0.5 * self.best_scouting(unit, ground.power(unit, SCOUT))
        elif ground.prints(unit, MOVE):
            value = 0.25 * self.best_walk(unit, False)
        elif ground.prints(unit, STALK):
            value = 0.25 * self.best_walk(unit, True)
        return max(0.0, min(MOST_ON_FOOT, value))

    def change_gain(self, unit: i64, seat: i64) -> float:
        """Return how much more useful a soldier would be in another place."""
        gain = self.place_value(unit, seat) - self.place_value(unit, self.seated[unit])
        if seat != ON_FOOT and self.owners[seat // SEATS] != self.seat:
            gain += CAPTURE
        return gain

    def effect_in(self, unit: i64, seat: i64) -> float:
        """Return the value of a soldier's card if the soldier were in another place."""
        battle = self.battle
        was = self.seated[unit]
        vehicle = seat // SEATS
        wanted = self.displace(unit)
        if seat != ON_FOOT:
            battle.owners[vehicle] = self.seat
        battle.seated[unit] = seat
        self.seated[unit] = seat
        use = Use()
        self.find_effects(use, unit)
        self._find_seat_effects(use, unit)
        self.seated[unit] = was
        battle.seated[unit] = was
        if seat != ON_FOOT:
            battle.owners[vehicle] = self.owners[vehicle]
        self.replace(unit, wanted)
        return use.worth

    def find_uses(self, use: Use, card: i64) -> None:
        super().find_uses(use, card)
        if card < self.ground.n_units:
            self._find_seat_effects(use, card)
            self._find_changes(use, card)

    def _find_seat_effects(self, use: Use, card: i64) -> None:
        """Consider the actions of the seat of a card's soldier."""
        if card < self.ground.n_units and self.seated[card] != ON_FOOT:
            for action in self.land.seat_actions[self.seated[card]]:
                verb = action.verb
                if self.desert_rules.use_reason(self.battle, card, verb) == LEGAL:
                    use.consider(verb, self.action_worth(card, verb, action.power))

    def _find_changes(self, use: Use, unit: i64) -> None:
        """Consider the uses of a card after its soldier boards, alights or changes seat."""
        if self.at[unit] == OFF_BOARD:
            return
        for code in self.desert_rules.changes(self.battle, vec[i64](), unit, True):
            use.consider(NO_VERB, self.effect_in(unit, self._seat_of(unit, code >> 8, code & 255)))

    def _seat_of(self, unit: i64, kind: i64, place: i64) -> i64:
        """Return a soldier's seat after boarding, changing seat or alighting."""
        if kind == BOARD:
            return place
        if kind == SHIFT:
            return self.seated[unit] // SEATS * SEATS + place
        return ON_FOOT

    # Options

    def title_score(self, code: i64, kind: i64, arg: i64) -> float:
        if kind == USE:
            return self.score_use(arg)
        if kind == SWAP:
            return self.score_swap(arg)
        if kind == BOARD or kind == ALIGHT or kind == SHIFT:
            return self.score_change(self._seat_of(self.unit, kind, arg))
        if kind == LEAVE:
            return ESCAPE
        if kind == MARK:
            return self.score_mark(arg)
        if kind == AT_VEHICLE:
            worth = self.vehicle_suppressions if self.suppresses else self.vehicle_targets
            return worth[arg] * self.chance(code)
        if kind == AT_STRUCTURE:
            return self.raze_worth(arg) * self.chance(code)
        if kind == MEND:
            return self.mend_worth(arg)
        if kind == PICK:
            picks = Picking.verb(self.top) == SUPPRESS
            return self.suppression_worth(arg) if picks else self.wound_worth(arg)
        return 0.0

    def score_use(self, verb: i64) -> float:
        power = self.land.seat_power(self.seated[self.unit], verb)
        return self.action_worth(self.unit, verb, power)

    def score_swap(self, other: i64) -> float:
        unit = self.unit
        here = self.seated[unit]
        there = self.seated[other]
        gain = self.place_value(unit, there) - self.place_value(unit, here)
        gain += self.place_value(other, here)
        return gain - self.place_value(other, there) - SWAPPED

    def score_change(self, seat: i64) -> float:
        unit = self.unit
        if kind_of(self.top) == CARD:
            effect = self.effect_in(unit, seat)
            return effect + AFTERMATH * self.change_gain(unit, seat) - CHANGE
        return self.change_gain(unit, seat) - CHANGE

    def score_to(self, tile: i64) -> float:
        if Stepping.verb(self.top) != DRIVE:
            return super().score_to(tile)
        vehicle = self.seated[self.unit] // SEATS
        now = self.vehicle_standing(vehicle, self.battle.parked[vehicle])
        return self.best_drive(vehicle, self.reach(tile, Stepping.left(self.top) - 1), now)

    def score_mark(self, tile: i64) -> float:
        worth = self.markers[tile]
        if Marking.verb(self.top) == NAVIGATE and Marking.left(self.top) != 1:
            worth += self._next_gain(tile)
        return worth

    def chance(self, code: i64) -> float:
        odds = self.rules.preview(self.position, code)
        return float(odds["hits"]) / float(odds["ways"])
