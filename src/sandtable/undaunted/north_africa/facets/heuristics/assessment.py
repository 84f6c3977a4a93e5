"""The value of what a position of North Africa has: vehicles, structures, exits, targets."""

from typing import Final, cast

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.undaunted.codes import ATTACK
from sandtable.undaunted.facets.heuristics.assessment import (
    AIM_TO_PIN,
    ALL_POINTS,
    VICTORY,
    WINNING_POINTS,
    Shooter,
)
from sandtable.undaunted.facets.heuristics.option_values import GOOD_CHANCE, Judgement
from sandtable.undaunted.facets.heuristics.placement import AIMING, DECAY, PULL, Goal
from sandtable.undaunted.facets.heuristics.scenario_tables import Ground
from sandtable.undaunted.north_africa.codes import (
    ANTI_TANK,
    DEMOLISH,
    NO_DEFENCE,
    ON_FOOT,
    SEATS,
)
from sandtable.undaunted.north_africa.facets.heuristics.scenario_tables import (
    DesertGround,
    survey_desert,
)
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

# Own vehicles
RIDERS: Final = 0.4
"""Weight of the goals of a vehicle's crew, apart from the strongest one."""
WHEEL_CAUTION: Final = 1.5
"""Cost of an expected hit on an own vehicle."""


class DesertOutlook(Judgement):
    """The value of a position in North Africa: its vehicles, structures, exits and targets."""

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

    def can_use(self, unit: i64, seat: i64) -> bool:
        return self.desert.users[seat] >> unit & 1 != 0

    def _nearest_exit(self, tile: i64) -> float:
        """Return the proximity of the nearest exit."""
        nearest = 0.0
        for exit in range(self.ground.n_tiles):
            if self.desert.exits >> exit & 1:
                nearest = max(nearest, DECAY[self.land.ways_to(self.marked, exit)[tile]])
        return nearest
