"""Heuristics for what only North Africa has: vehicles, structures, exits and neutralise aims."""

from typing import Final, cast

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.undaunted.codes import ATTACK, MOVE, SCOUT, STALK, SUPPRESS, VERBS
from sandtable.undaunted.facets.heuristics.assessment import (
    AIM_TO_PIN,
    ALL_POINTS,
    VICTORY,
    WINNING_POINTS,
    Shooter,
)
from sandtable.undaunted.facets.heuristics.option_values import (
    ANOTHER_COPY,
    GOOD_CHANCE,
    Judgement,
    Use,
)
from sandtable.undaunted.facets.heuristics.placement import AIMING, DECAY, NO_STEP, PULL, STEP, Goal
from sandtable.undaunted.facets.heuristics.scenario_tables import (
    MOST_KEPT,
    NO_VERB,
    UNKNOWN_VERB,
    Action,
    Ground,
    read_actions,
)
from sandtable.undaunted.field import Battlefield
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
    NO_DEFENCE,
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
from sandtable.undaunted.north_africa.frames import Marking, Picking
from sandtable.undaunted.north_africa.rules.engine import NorthAfricaRules
from sandtable.undaunted.north_africa.state import DesertBattle, count
from sandtable.undaunted.north_africa.tables import DESTROYER, Desert
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.state import OFF_BOARD, Battle

# Enemy vehicles
DAMAGE: Final = 5.0
DISABLE: Final = 7.0
DESTROY: Final = 14.0
"""Value of one damage on an enemy vehicle, and bonuses for disabling and destroying it."""
IDLE: Final = 0.4
"""Factor for that value if the vehicle is already disabled and empty."""

# Structures and exits
DEMOLITION: Final = [1.0, 0.5, 0.2]
"""Estimated chance that an enemy destroys a structure, by the enemy's distance in steps."""
ALL_ESCAPES: Final = 90.0
"""Total value of all escapes that are still required."""
FUGITIVE: Final = 6.0
"""Bonus for hitting a unit that should escape."""
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
RIDERS: Final = 0.4
"""Weight of the goals of a vehicle's crew, apart from the strongest one."""
WHEEL_CAUTION: Final = 1.5
"""Cost of an expected hit on an own vehicle."""
CHANGE: Final = 0.4
"""Minimum gain of a change of places."""
AFTERMATH: Final = 0.5
"""Weight of a better place, compared with the effect of the card there."""
SWAPPED: Final = 4.0
"""Cost of a card that is played for a swap."""
SEAT_CARDS: Final = {
    "drive": 4.5,
    "attack": 4.0,
    "suppress": 4.6,
    "anti_tank": 4.5,
    "navigate": 3.5,
}
"""Value of one more card of a soldier, by the actions of the soldier's seat."""
MOST_ON_FOOT: Final = 6.0
"""Maximum value of a soldier's freedom to walk."""
MOST_WAYS: Final = 20_000


class DesertGround(Ground):
    """The tables of a scenario, including structures and vehicles."""

    def __init__(self, field: Battlefield, desert: Desert) -> None:
        super().__init__(field)
        self.desert: Desert = desert
        for tile in range(self.n_tiles):
            self.printed[tile] += desert.structure_points[tile]
        self.objectives = self.tiles_with(self.printed)
        self.seat_actions: list[list[Action]] = []
        """The actions of each seat."""
        self.seat_cards: vec[float] = vec[float]()
        """The value of one more card of the soldier in each seat."""
        for seat in range(i64(len(desert.printed))):
            actions = read_actions(desert.printed[seat], desert.power, seat)
            self.seat_actions.append(actions)
            best = 0.0
            for action in actions:
                best = max(best, self.of_verb(SEAT_CARDS, action.verb, UNKNOWN_VERB))
            self.seat_cards = append(self.seat_cards, best)
        self._ways_to: dict[tuple[int, int], vec[i64]] = {}

    def seat_power(self, seat: i64, verb: i64) -> i64:
        """Return the number of a seat's action; 0 if the seat lacks the action."""
        if not self.desert.printed[seat] >> verb & 1:
            return 0
        return max(self.desert.power[seat * VERBS + verb], 0)

    def ways_to(self, marked: i64, goal: i64) -> vec[i64]:
        key = (int(marked), int(goal))
        found = self._ways_to.get(key)
        if found is None:
            if len(self._ways_to) > MOST_WAYS:
                self._ways_to.clear()
            found = self.find_ways(marked, goal)
            self._ways_to[key] = found
        return found


_surveyed: dict[Battlefield, DesertGround] = {}


def survey_desert(field: Battlefield, desert: Desert) -> DesertGround:
    """Return the tables of a scenario, computed only once."""
    found = _surveyed.get(field)
    if found is None:
        if len(_surveyed) >= MOST_KEPT:
            _surveyed.clear()
        found = _surveyed[field] = DesertGround(field, desert)
    return found


class DesertJudgement(Judgement):
    """The value of each option of one decision in North Africa."""

    def __init__(self, position: Battle, seat: i64) -> None:
        super().__init__(position, seat)
        self.land: DesertGround = cast(DesertGround, self.ground)
        battle = cast(DesertBattle, self.position)
        self.battle: DesertBattle = battle
        self.desert: Desert = battle.desert
        self.desert_rules: NorthAfricaRules = cast(NorthAfricaRules, self.rules)
        self.seated: vec[i64] = battle.seated[:]
        self.owners: vec[i64] = battle.owners[:]
        self.fugitives: i64 = self.desert.fugitives[seat]
        self.foe_fugitives: i64 = self.desert.fugitives[1 - seat]
        self.quarry: i64 = self.desert.quarry[seat]
        self.foe_quarry: i64 = self.desert.quarry[1 - seat]
        self.exposed = vec[i64]()
        for unit in self.foes:
            if self.seated[unit] == ON_FOOT:
                self.exposed = append(self.exposed, unit)
        self._vehicle_targets: vec[float] = vec[float]()
        self._vehicle_suppressions: vec[float] = vec[float]()
        self._tank_killers: list[Shooter] | None = None

    def look_again(self, position: Battle) -> None:
        super().look_again(position)
        self.battle = cast(DesertBattle, self.position)

    def survey(self, position: Battle) -> Ground:
        return survey_desert(position.field, cast(DesertBattle, position).desert)

    # Aims

    def is_blocked(self, tile: i64) -> bool:
        return self.foe_tiles >> tile & 1 != 0 and self.foe_controlled >> tile & 1 != 0

    def hunts(self, unit: i64) -> bool:
        return self.quarry >> unit & 1 != 0

    def is_hunted(self, unit: i64) -> bool:
        return self.foe_quarry >> unit & 1 != 0

    def one_is_enough(self) -> bool:
        lost = count(self.battle.lost_by(1 - self.seat) & self.quarry)
        return self.desert.kills_to_win[self.seat] - lost == 1

    @property
    def flight(self) -> float:
        """The value of one more escaped piece."""
        missing = self.desert.escapes_to_win[self.seat] - count(
            self.battle.escaped & self.fugitives
        )
        if missing <= 0:
            return 0.0
        return WINNING_POINTS if missing == 1 else ALL_ESCAPES / float(missing)

    def crew(self, vehicle: i64) -> vec[i64]:
        """Return the soldiers in a vehicle."""
        found = vec[i64]()
        for unit in range(self.ground.n_units):
            seat = self.seated[unit]
            if seat != ON_FOOT and seat // SEATS == vehicle:
                found = append(found, unit)
        return found

    # Structures

    def stands(self, tile: i64) -> bool:
        """Return whether a structure stands on a tile."""
        return self.desert.structures & self.battle.standing & i64(1) << tile != 0

    def raze_worth(self, tile: i64) -> float:
        """Return the value of destroying a structure."""
        if self.seat != DESTROYER or not self.stands(tile):
            return 0.0
        points = self.desert.structure_points[tile]
        worth = self.points_worth(points) if points else 0.0
        if self.foe_controlled >> tile & 1:
            worth += self.points_denied(points)
        return worth

    def find_threats(self) -> vec[float]:
        threats = super().find_threats()
        if self.seat == DESTROYER or not self.foe_goal:
            return threats
        for tile in range(self.ground.n_tiles):
            if not self.stands(tile):
                continue
            points = self.desert.structure_points[tile]
            loss = WINNING_POINTS
            if self.foe.points + points < self.foe_goal:
                loss = ALL_POINTS * float(points) / float(self.foe_goal)
            row = self.ground.distance[tile]
            for unit in self.foes:
                steps = row[self.foe_at[unit]]
                if self.ground.prints(unit, DEMOLISH) and steps < len(DEMOLITION):
                    threats[tile] = max(threats[tile], DEMOLITION[steps] * loss)
        return threats

    def find_goals(self, unit: i64) -> list[Goal]:
        found = super().find_goals(unit)
        charge = self.ground.power(unit, DEMOLISH)
        if charge:
            self._add_demolitions(found, unit, charge)
        if self.fugitives >> unit & 1 and self.flight != 0.0:
            for tile in range(self.ground.n_tiles):
                if self.desert.exits >> tile & 1:
                    found.append(Goal(tile, self.flight, self.ways(unit, tile)))
        return found

    def _add_demolitions(self, found: list[Goal], unit: i64, charge: i64) -> None:
        """Add the structures and vehicles that a soldier with charges can destroy."""
        ground = self.ground
        for tile in range(ground.n_tiles):
            if self.stands(tile):
                chance = ground.chance(charge, self.desert.structure_defence[tile])
                worth = self.raze_worth(tile) * chance
                if worth != 0.0:
                    found.append(Goal(tile, worth, self.ways(unit, tile)))
        for vehicle in range(self.desert.n_vehicles):
            if self.is_target(vehicle):
                tile = self.battle.parked[vehicle]
                chance = ground.chance(charge, self.desert.armour[vehicle])
                worth = self.vehicle_targets[vehicle] * chance / PULL
                found.append(Goal(tile, worth, self.ways(unit, tile)))

    def needs_way(self, unit: i64) -> bool:
        return (
            self.ground.controls(unit)
            or (self.ground.prints(unit, DEMOLISH) and not self.ground.freely(unit))
            or self.fugitives >> unit & 1 != 0
        )

    def ways(self, unit: i64, tile: i64) -> vec[i64]:
        if self.ground.freely(unit) and self.seated[unit] == ON_FOOT:
            return self.ground.distance[tile]
        return self.land.ways_to(self.marked, tile)

    # Fire

    def prepare(self) -> None:
        super().prepare()
        # These values depend on who sits where.
        self._vehicle_targets = self.vehicle_targets
        self._vehicle_suppressions = self.vehicle_suppressions
        self._openings = self.openings

    def wound_worth(self, unit: i64) -> float:
        value = super().wound_worth(unit)
        return value + FUGITIVE if self.foe_fugitives >> unit & 1 else value

    def is_target(self, vehicle: i64) -> bool:
        """Return whether an enemy vehicle is on the board."""
        return self.battle.parked[vehicle] != OFF_BOARD and self.owners[vehicle] != self.seat

    @property
    def vehicle_targets(self) -> vec[float]:
        """The value of a hit on each enemy vehicle on the board."""
        if len(self._vehicle_targets) == 0:
            worths = vec[float]()
            for vehicle in range(self.desert.n_vehicles):
                enemy = self.is_target(vehicle)
                worths = append(worths, self.vehicle_worth(vehicle) if enemy else 0.0)
            self._vehicle_targets = worths
        return self._vehicle_targets

    def vehicle_worth(self, vehicle: i64) -> float:
        after = self.battle.damage[vehicle] + 1
        crew = self.crew(vehicle)
        piece = self.desert.piece(vehicle)
        destroyed = after >= self.desert.integrity[vehicle]
        value = DAMAGE
        if destroyed:
            value += DESTROY
        elif after == self.desert.critical[vehicle]:
            value += DISABLE
        if self.battle.is_disabled(vehicle) and len(crew) == 0:
            value *= IDLE
        if self.quarry >> piece & 1:
            if destroyed and self.one_is_enough():
                value += VICTORY
            value *= AIM_TO_PIN
        if self.foe_fugitives >> piece & 1:
            value += FUGITIVE
        worst = 0.0
        for unit in crew:
            worst = max(worst, self.wound_worth(unit))
        return value + worst

    @property
    def vehicle_suppressions(self) -> vec[float]:
        """The value of suppressing one of the crew, for each enemy vehicle."""
        if len(self._vehicle_suppressions) == 0:
            worths = vec[float]()
            for vehicle in range(self.desert.n_vehicles):
                best = 0.0
                if self.is_target(vehicle):
                    for unit in self.crew(vehicle):
                        best = max(best, self.suppression_worth(unit))
                worths = append(worths, best)
            self._vehicle_suppressions = worths
        return self._vehicle_suppressions

    def find_shot(self, tile: i64, number: i64, suppresses: bool) -> float:
        best = super().find_shot(tile, number, suppresses)
        values = self.vehicle_suppressions if suppresses else self.vehicle_targets
        return max(best, self.best_at_vehicles(tile, number, values, self.desert.defence))

    def best_at_vehicles(
        self, tile: i64, number: i64, values: vec[float], defence: vec[i64]
    ) -> float:
        ground = self.ground
        row = ground.distance[tile]
        cover = ground.cover_from(tile)
        best = 0.0
        for vehicle in range(self.desert.n_vehicles):
            if defence[vehicle] != NO_DEFENCE and self.is_target(vehicle):
                place = self.battle.parked[vehicle]
                chance = ground.chance(number, defence[vehicle] + cover[place] + row[place])
                best = max(best, chance * values[vehicle])
        return best

    def best_chance(self, tile: i64, number: i64) -> float:
        at_vehicles = self._chance_at_vehicles(tile, number, self.desert.defence)
        return max(super().best_chance(tile, number), at_vehicles)

    def _chance_at_vehicles(self, tile: i64, number: i64, defence: vec[i64]) -> float:
        alike = vec[float]([1.0] * int(self.desert.n_vehicles))
        return self.best_at_vehicles(tile, number, alike, defence)

    def is_wanted(self, unit: i64) -> bool:
        if super().is_wanted(unit):
            return True
        here = self.at[unit]
        if here == OFF_BOARD:
            return False
        if self.rules.verb_reason(self.position, unit, ANTI_TANK) == LEGAL:
            power = self.ground.power(unit, ANTI_TANK)
            if self._chance_at_vehicles(here, power, self.desert.armour) >= GOOD_CHANCE:
                return True
        if self.seated[unit] == ON_FOOT:
            return False
        for action in self.land.seat_actions[self.seated[unit]]:
            best = 0.0
            if self.desert_rules.use_reason(self.battle, unit, action.verb) != LEGAL:
                continue
            if action.verb == ATTACK:
                best = self.best_chance(here, action.power)
            elif action.verb == ANTI_TANK:
                best = self._chance_at_vehicles(here, action.power, self.desert.armour)
            if best >= GOOD_CHANCE:
                return True
        return False

    def best_anti_tank(self, tile: i64, number: i64) -> float:
        return self.best_at_vehicles(tile, number, self.vehicle_targets, self.desert.armour)

    def best_strafe(self, number: i64) -> float:
        ground = self.ground
        cover = ground.high
        best = 0.0
        for unit in self.exposed:
            total = ground.field.defence[unit] + cover[self.foe_at[unit]]
            best = max(best, ground.chance(number, total) * self.targets[unit])
        for vehicle in range(self.desert.n_vehicles):
            defence = self.desert.defence[vehicle]
            if defence != NO_DEFENCE and self.is_target(vehicle):
                chance = ground.chance(number, defence + cover[self.battle.parked[vehicle]])
                best = max(best, chance * self.vehicle_targets[vehicle])
        return best

    def best_demolition(self, tile: i64, number: i64) -> float:
        """Return the best expected value of a demolition on a tile."""
        ground = self.ground
        best = 0.0
        if self.stands(tile):
            chance = ground.chance(number, self.desert.structure_defence[tile])
            best = self.raze_worth(tile) * chance
        for vehicle in range(self.desert.n_vehicles):
            if self.battle.parked[vehicle] == tile and self.is_target(vehicle):
                chance = ground.chance(number, self.desert.armour[vehicle])
                best = max(best, self.vehicle_targets[vehicle] * chance)
        return best

    def find_shooters(self) -> list[Shooter]:
        found: list[Shooter] = []
        for unit in self.foes:
            self._add_shooter(found, unit, self.ground.firepower[unit], ATTACK)
        return found

    @property
    def tank_killers(self) -> list[Shooter]:
        """The enemies that can fire at armour."""
        if self._tank_killers is None:
            self._tank_killers = []
            for unit in self.foes:
                power = self.ground.power(unit, ANTI_TANK)
                self._add_shooter(self._tank_killers, unit, power, ANTI_TANK)
        return self._tank_killers

    def _add_shooter(self, found: list[Shooter], unit: i64, power: i64, verb: i64) -> None:
        """Add an enemy with this number of dice on foot, or more if its seat allows."""
        if self.seated[unit] != ON_FOOT:
            power = max(power, self.land.seat_power(self.seated[unit], verb))
        if power:
            found.append(Shooter(self.foe_at[unit], power))

    # Vehicles

    def vehicle_danger(self, vehicle: i64, tile: i64) -> float:
        """Return the expected hits on a vehicle on a tile if every enemy fired at it once."""
        defence = self.desert.defence[vehicle]
        armour = self.desert.armour[vehicle]
        total = 0.0
        if defence != NO_DEFENCE:
            total = self._hits_from(self.shooters, total, defence, tile)
        if armour != NO_DEFENCE:
            total = self._hits_from(self.tank_killers, total, armour, tile)
        return total

    def _hits_from(self, shooters: list[Shooter], total: float, defence: i64, tile: i64) -> float:
        ground = self.ground
        row = ground.distance[tile]
        for shooter in shooters:
            needed = defence + ground.cover_from(shooter.tile)[tile] + row[shooter.tile]
            total += ground.chance(shooter.dice, needed)
        return total

    def vehicle_standing(self, vehicle: i64, tile: i64) -> float:
        """Return how good a tile is for a vehicle with its crew."""
        best = 0.0
        total = 0.0
        crew = self.crew(vehicle)
        for unit in crew:
            pull = self.pull(unit, tile)
            total += pull
            best = max(best, pull)
        if self.fugitives >> self.desert.piece(vehicle) & 1 and self.flight != 0.0:
            pull = self.flight * self._nearest_exit(tile)
            total += pull
            best = max(best, pull)
        value = PULL * (best + RIDERS * (total - best))
        for unit in crew:
            seat = self.seated[unit]
            if self.can_use(unit, seat):
                printed = self.desert.printed[seat]
                if printed >> ATTACK & 1:
                    number = self.land.seat_power(seat, ATTACK)
                    value += AIMING * self.best_shot(tile, number, False)
                if printed >> ANTI_TANK & 1:
                    number = self.land.seat_power(seat, ANTI_TANK)
                    value += AIMING * self.best_anti_tank(tile, number)
        return value - WHEEL_CAUTION * self.vehicle_danger(vehicle, tile)

    def _nearest_exit(self, tile: i64) -> float:
        """Return the proximity of the nearest exit."""
        nearest = 0.0
        for exit in range(self.ground.n_tiles):
            if self.desert.exits >> exit & 1:
                nearest = max(nearest, DECAY[self.land.ways_to(self.marked, exit)[tile]])
        return nearest

    def can_use(self, unit: i64, seat: i64) -> bool:
        return self.desert.users[seat] >> unit & 1 != 0

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
