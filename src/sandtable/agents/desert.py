"""Rules of thumb for what only the desert has: vehicles, structures, ways out, men to catch."""

from functools import lru_cache
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.agents.footing import AIMING, DECAY, PULL, STEP, Goal
from sandtable.agents.ground import HIT, Ground
from sandtable.agents.judgement import UNKNOWN_VERB, Judgement
from sandtable.agents.lazy import lazy
from sandtable.agents.outlook import (
    AIM_TO_PIN,
    ALL_POINTS,
    VICTORY,
    WINNING_POINTS,
)
from sandtable.core import Decision, Move
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.north_africa.desert import DESTROYER, Desert
from sandtable.undaunted.north_africa.rules import NorthAfricaRules
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.north_africa.vocabulary import (
    BOARD,
    NO_DEFENCE,
    ON_FOOT,
    SEATS,
    SHIFT,
)
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.state import OFF_BOARD, Battle
from sandtable.undaunted.view import BattleView
from sandtable.undaunted.words import VERBS

# Enemy vehicles.
DAMAGE = 5.0
DISABLE = 7.0
DESTROY = 14.0
"""What one damage on an enemy vehicle is worth, and more for what it brings about."""
IDLE = 0.4
"""The share of it when the vehicle is disabled and empty already."""

# Structures and ways out.
DEMOLITION = [1.0, 0.5, 0.2]
"""How likely an enemy so many steps away destroys a structure."""
ALL_ESCAPES = 90.0
"""What it is worth that all those escape who still must."""
FUGITIVE = 6.0
"""More for hitting somebody who should escape."""
LEAVE = 500.0

# Own vehicles.
REPAIR = 3.0
REPAIR_ENGINE = 12.0
"""Mending a vehicle, and making it move again."""
WHEEL = 3.0
"""What it is worth to sit at a wheel."""
LIFT = 2.0
"""More for somebody whose way is long."""
SPECIALIST = 2.0
"""More for somebody in the seat that asks for him."""
PASSAGE = 4.0
"""More for somebody who should escape in a vehicle that should, too."""
LOOKOUT = 1.5
"""A seat from which to scout, while something should be scouted."""
CAPTURE = 6.0
RIDERS = 0.4
"""How much those in a vehicle count who are not drawn most strongly."""
WHEEL_CAUTION = 1.5
"""What an expected hit on an own vehicle costs."""
CHANGE = 0.4
"""Changing places must be worth more than this."""
AFTERMATH = 0.5
"""How much being in a better place counts beside what the card does there."""
SWAP = 4.0
"""What a card costs that is played for a swap."""
SEAT_CARDS = {"drive": 4.5, "attack": 4.0, "suppress": 4.6, "anti_tank": 4.5, "navigate": 3.5}
"""What one more card of a soldier is worth who sits in a seat with this action."""


class DesertGround(Ground):
    """The ground of a scenario, its structures and vehicles included."""

    def __init__(self, field: Battlefield, desert: Desert) -> None:
        super().__init__(field)
        tiles = range(len(field.tiles))
        self.structures = [tile for tile in tiles if desert.structures >> tile & 1]
        self.structure_points = [int(points) for points in desert.structure_points]
        self.structure_defence = [int(value) for value in desert.structure_defence]
        self.printed = [self.printed[tile] + self.structure_points[tile] for tile in tiles]
        self.objectives = [tile for tile in tiles if self.printed[tile]]
        self.exits = [tile for tile in tiles if desert.exits >> tile & 1]
        self.rough = int(desert.rough)
        self.vehicles = {name: vehicle for vehicle, name in enumerate(desert.vehicles)}
        self.seats = [int(number) for number in desert.seats]
        self.vehicle_defence = [int(value) for value in desert.defence]
        self.armour = [int(value) for value in desert.armour]
        self.critical = [int(value) for value in desert.critical]
        self.integrity = [int(value) for value in desert.integrity]
        self.users = [int(mask) for mask in desert.users]
        self.seat_actions = [
            [
                (name, verb, max(0, int(desert.power[row * VERBS + verb])))
                for name, verb in field.verbs.items()
                if desert.printed[row] >> verb & 1
            ]
            for row in range(len(desert.printed))
        ]
        """For each seat its actions: the verb, its number and its power."""
        self.seat_power = [{name: n for name, _, n in row} for row in self.seat_actions]
        self._ways_to: dict[tuple[int, int], list[int]] = {}

    def ways_to(self, marked: int, goal: int) -> list[int]:
        key = (marked, goal)
        if key not in self._ways_to:
            if len(self._ways_to) > 20_000:
                self._ways_to.clear()
            self._ways_to[key] = self.find_ways(marked, goal)
        return self._ways_to[key]


@lru_cache(maxsize=64)
def survey_desert(field: Battlefield, desert: Desert) -> DesertGround:
    """The ground of a scenario; surveyed once."""
    return DesertGround(field, desert)


class DesertJudgement(Judgement):
    """What each option of one decision is worth in the desert."""

    ground: DesertGround

    def __init__(self, view: BattleView, decision: Decision) -> None:
        super().__init__(view, decision)
        battle = cast(DesertBattle, self.position)
        self.battle = battle
        self.desert_rules = cast(NorthAfricaRules, self.rules)
        self.seated: list[int] = [*battle.seated]
        self.parked: list[int] = [*battle.parked]
        self.owners: list[int] = [*battle.owners]
        self.damage: list[int] = [*battle.damage]
        self.standing_structures = [
            tile for tile in self.ground.structures if battle.standing >> tile & 1
        ]
        desert = battle.desert
        seat = self.seat
        self.fugitives = int(desert.fugitives[seat])
        self.foe_fugitives = int(desert.fugitives[1 - seat])
        self.quarry = int(desert.quarry[seat])
        self.foe_quarry = int(desert.quarry[1 - seat])
        self.exposed = [unit for unit in self.foes if self.seated[unit] == ON_FOOT]

    def survey(self, position: Battle) -> Ground:
        return survey_desert(position.field, cast(DesertBattle, position).desert)

    # Aims

    def is_blocked(self, tile: int) -> bool:
        return tile in self.foe_tiles and self.foe_controlled >> tile & 1 != 0

    def hunts(self, unit: int) -> bool:
        return self.quarry >> unit & 1 != 0

    def is_hunted(self, unit: int) -> bool:
        return self.foe_quarry >> unit & 1 != 0

    @lazy
    def one_is_enough(self) -> bool:
        lost = int(self.battle.lost_by(1 - self.seat)) & self.quarry
        return int(self.battle.desert.kills_to_win[self.seat]) - lost.bit_count() == 1

    @lazy
    def flight(self) -> float:
        """What it is worth that one more piece escapes."""
        needed = int(self.battle.desert.escapes_to_win[self.seat])
        missing = needed - (int(self.battle.escaped) & self.fugitives).bit_count()
        if missing <= 0:
            return 0.0
        return WINNING_POINTS if missing == 1 else ALL_ESCAPES / missing

    def piece(self, vehicle: int) -> int:
        return self.ground.n_units + vehicle

    def crew(self, vehicle: int) -> list[int]:
        return [
            unit
            for unit, seat in enumerate(self.seated)
            if seat != ON_FOOT and seat // SEATS == vehicle
        ]

    def is_disabled(self, vehicle: int) -> bool:
        return self.damage[vehicle] >= self.ground.critical[vehicle]

    # Structures

    def raze_worth(self, tile: int) -> float:
        """What destroying a structure is worth."""
        if self.seat != DESTROYER or tile not in self.standing_structures:
            return 0.0
        points = self.ground.structure_points[tile]
        worth = self.points_worth(points) if points else 0.0
        if self.foe_controlled >> tile & 1:
            worth += self.points_denied(points)
        return worth

    @lazy
    def threats(self) -> dict[int, float]:
        threats = dict(super().threats)
        if self.seat == DESTROYER or not self.foe_goal:
            return threats
        for tile in self.standing_structures:
            points = self.ground.structure_points[tile]
            wins = self.foe_points + points >= self.foe_goal
            loss = WINNING_POINTS if wins else ALL_POINTS * points / self.foe_goal
            row = self.ground.distance[tile]
            for unit in self.foes:
                steps = row[self.foe_at[unit]]
                if "demolish" in self.ground.power[unit] and steps < len(DEMOLITION):
                    threats[tile] = max(threats.get(tile, 0.0), DEMOLITION[steps] * loss)
        return threats

    def _find_goals(self, unit: int) -> list[Goal]:
        found = super()._find_goals(unit)
        ground = self.ground
        charge = ground.power[unit].get("demolish", 0)
        if charge:
            for tile in self.standing_structures:
                worth = self.raze_worth(tile) * HIT[charge][ground.structure_defence[tile]]
                if worth:
                    found.append((tile, worth, self.ways(unit, tile)))
            for vehicle, value in self.vehicle_targets.items():
                tile = self.parked[vehicle]
                worth = value * HIT[charge][ground.armour[vehicle]] / PULL
                found.append((tile, worth, self.ways(unit, tile)))
        if self.fugitives >> unit & 1 and self.flight:
            for tile in ground.exits:
                found.append((tile, self.flight, self.ways(unit, tile)))
        return found

    def needs_way(self, unit: int) -> bool:
        return (
            self.ground.controls[unit]
            or ("demolish" in self.ground.power[unit] and not self.ground.freely[unit])
            or self.fugitives >> unit & 1 != 0
        )

    def ways(self, unit: int, tile: int) -> list[int]:
        if self.ground.freely[unit] and self.seated[unit] == ON_FOOT:
            return self.ground.distance[tile]
        return self.ground.ways_to(self.marked, tile)

    # Fire

    def wound_worth(self, unit: int) -> float:
        value = super().wound_worth(unit)
        return value + FUGITIVE if self.foe_fugitives >> unit & 1 else value

    @lazy
    def vehicle_targets(self) -> dict[int, float]:
        """The enemy vehicles on the board, each with what a hit is worth."""
        return {
            vehicle: self.vehicle_worth(vehicle)
            for vehicle, tile in enumerate(self.parked)
            if tile != OFF_BOARD and self.owners[vehicle] != self.seat
        }

    def vehicle_worth(self, vehicle: int) -> float:
        after = self.damage[vehicle] + 1
        crew = self.crew(vehicle)
        piece = self.piece(vehicle)
        destroyed = after >= self.ground.integrity[vehicle]
        value = DAMAGE
        if destroyed:
            value += DESTROY
        elif after == self.ground.critical[vehicle]:
            value += DISABLE
        if self.is_disabled(vehicle) and not crew:
            value *= IDLE
        if self.quarry >> piece & 1:
            if destroyed and self.one_is_enough:
                value += VICTORY
            value *= AIM_TO_PIN
        if self.foe_fugitives >> piece & 1:
            value += FUGITIVE
        return value + max((self.wound_worth(unit) for unit in crew), default=0.0)

    @lazy
    def vehicle_suppressions(self) -> dict[int, float]:
        """What suppressing one of the crew is worth, for each enemy vehicle."""
        return {
            vehicle: max((self.suppression_worth(unit) for unit in self.crew(vehicle)), default=0.0)
            for vehicle in self.vehicle_targets
        }

    def best_shot(self, tile: int, number: int, worth: dict[int, float]) -> float:
        best = super().best_shot(tile, number, worth)
        suppresses = worth is self.suppressions
        values = self.vehicle_suppressions if suppresses else self.vehicle_targets
        return max(best, self.best_at_vehicles(tile, number, values, self.ground.vehicle_defence))

    def best_at_vehicles(
        self, tile: int, number: int, values: dict[int, float], defence: list[int]
    ) -> float:
        ground = self.ground
        row = ground.distance[tile]
        cover = ground.cover[ground.hills >> tile & 1]
        best = 0.0
        for vehicle, value in values.items():
            if defence[vehicle] != NO_DEFENCE:
                place = self.parked[vehicle]
                total = defence[vehicle] + cover[place] + row[place]
                best = max(best, HIT[number][total] * value)
        return best

    def best_anti_tank(self, tile: int, number: int) -> float:
        return self.best_at_vehicles(tile, number, self.vehicle_targets, self.ground.armour)

    def best_strafe(self, number: int) -> float:
        ground = self.ground
        cover = ground.cover[1]
        chances = HIT[number]
        best = max(
            (
                chances[ground.defence[unit] + cover[self.foe_at[unit]]] * value
                for unit, value in self.targets.items()
            ),
            default=0.0,
        )
        for vehicle, value in self.vehicle_targets.items():
            if ground.vehicle_defence[vehicle] != NO_DEFENCE:
                total = ground.vehicle_defence[vehicle] + cover[self.parked[vehicle]]
                best = max(best, chances[total] * value)
        return best

    def best_demolition(self, tile: int, number: int) -> float:
        """The best that charges can do on a tile."""
        best = 0.0
        if tile in self.standing_structures:
            best = self.raze_worth(tile) * HIT[number][self.ground.structure_defence[tile]]
        for vehicle, value in self.vehicle_targets.items():
            if self.parked[vehicle] == tile:
                best = max(best, value * HIT[number][self.ground.armour[vehicle]])
        return best

    @lazy
    def shooters(self) -> list[tuple[int, int, list[float]]]:
        ground = self.ground
        found = []
        for unit in self.foes:
            power = ground.firepower[unit]
            if self.seated[unit] != ON_FOOT:
                power = max(power, ground.seat_power[self.seated[unit]].get("attack", 0))
            if power:
                place = self.foe_at[unit]
                found.append((place, ground.hills >> place & 1, HIT[power]))
        return found

    @lazy
    def tank_killers(self) -> list[tuple[int, int, list[float]]]:
        """The enemies that can fire at armour, as ``shooters``."""
        ground = self.ground
        found = []
        for unit in self.foes:
            power = ground.power[unit].get("anti_tank", 0)
            if self.seated[unit] != ON_FOOT:
                power = max(power, ground.seat_power[self.seated[unit]].get("anti_tank", 0))
            if power:
                place = self.foe_at[unit]
                found.append((place, ground.hills >> place & 1, HIT[power]))
        return found

    # Vehicles

    def vehicle_danger(self, vehicle: int, tile: int) -> float:
        """How many hits a vehicle on a tile could expect if every enemy fired at it once."""
        ground = self.ground
        row = ground.distance[tile]
        total = 0.0
        base = ground.vehicle_defence[vehicle]
        for shooters, defence in (
            (self.shooters, base),
            (self.tank_killers, ground.armour[vehicle]),
        ):
            if defence != NO_DEFENCE:
                for place, is_high, chances in shooters:
                    total += chances[defence + ground.cover[is_high][tile] + row[place]]
        return total

    def vehicle_standing(self, vehicle: int, tile: int) -> float:
        """How well a vehicle, with everybody in it, stands on a tile."""
        pulls = [self.pull(unit, tile) for unit in self.crew(vehicle)]
        if self.fugitives >> self.piece(vehicle) & 1 and self.flight:
            ways = [self.ground.ways_to(self.marked, exit)[tile] for exit in self.ground.exits]
            pulls.append(self.flight * max(DECAY[way] for way in ways))
        best = max(pulls, default=0.0)
        value = PULL * (best + RIDERS * (sum(pulls) - best))
        for unit in self.crew(vehicle):
            power = self.ground.seat_power[self.seated[unit]]
            if self.can_use(unit, self.seated[unit]):
                if "attack" in power:
                    value += AIMING * self.best_shot(tile, power["attack"], self.targets)
                if "anti_tank" in power:
                    value += AIMING * self.best_anti_tank(tile, power["anti_tank"])
        return value - WHEEL_CAUTION * self.vehicle_danger(vehicle, tile)

    def can_use(self, unit: int, seat: int) -> bool:
        return self.ground.users[seat] >> unit & 1 != 0

    def reach(self, tile: int, steps: int) -> set[int]:
        """Where a vehicle can be after so many steps, or fewer."""
        found = {tile}
        edge = {tile}
        for _ in range(steps):
            edge = {
                other
                for place in edge
                for other in self.ground.near[place]
                if self.marked >> other & 1 and not self.ground.rough >> other & 1
            } - found
            found |= edge
        return found

    def best_drive(self, vehicle: int, tile: int, steps: int, now: float) -> float:
        """What driving on from a tile is worth to a vehicle that stands so well now."""
        return max(
            self.vehicle_standing(vehicle, place) - now - STEP for place in self.reach(tile, steps)
        )

    def drive_worth(self, driver: int, steps: int) -> float:
        vehicle = self.seated[driver] // SEATS
        if self.desert_rules.vehicle_leave_reason(self.battle, vehicle) == LEGAL:
            return LEAVE
        here = self.parked[vehicle]
        now = self.vehicle_standing(vehicle, here)
        return max(
            (
                self.vehicle_standing(vehicle, place) - now - STEP
                for place in self.reach(here, steps) - {here}
            ),
            default=0.0,
        )

    # Actions

    def action_worth(self, card: int, name: str, power: int) -> float:
        if name in ("move", "stalk", "scout"):
            here = self.at[card]
            if self.desert_rules.piece_leave_reason(self.battle, card, here) == LEGAL:
                return LEAVE
        elif name == "drive":
            return self.drive_worth(card, power)
        elif name == "anti_tank":
            return self.best_anti_tank(self.at[card], power)
        elif name == "demolish":
            return self.best_demolition(self.at[card], power)
        elif name == "strafe":
            return self.best_strafe(power)
        elif name == "navigate":
            return self.best_chart(self.at[card], power)
        elif name == "observe":
            return sum(sorted(self.gains, reverse=True)[:power])
        elif name == "repair":
            return max((self.mend_worth(vehicle) for vehicle in self.mendable(card)), default=0.0)
        return super().action_worth(card, name, power)

    @lazy
    def gains(self) -> list[float]:
        return [max(0.0, worth) for worth in self.markers]

    def best_chart(self, here: int, number: int) -> float:
        """What the best tile next to here is worth to scout, with one that may follow."""
        near = self.ground.near
        return max(
            (
                self.gains[tile]
                + (max(self.gains[other] for other in near[tile]) if number > 1 else 0.0)
                for tile in near[here]
            ),
            default=0.0,
        )

    def mendable(self, unit: int) -> list[int]:
        return [
            vehicle
            for vehicle in range(len(self.parked))
            if self.desert_rules.mend_reason(self.battle, unit, vehicle) == LEGAL
        ]

    def mend_worth(self, vehicle: int) -> float:
        if self.owners[vehicle] != self.seat:
            return -1.0
        runs_again = self.damage[vehicle] == self.ground.critical[vehicle]
        return REPAIR_ENGINE if runs_again else REPAIR

    def new_card(self, card: int) -> float:
        value = super().new_card(card)
        if card < self.ground.n_units and self.seated[card] != ON_FOOT:
            seat = self.seated[card]
            if self.can_use(card, seat):
                best = max(
                    (SEAT_CARDS.get(name, UNKNOWN_VERB) for name in self.ground.seat_power[seat]),
                    default=0.0,
                )
                own = self.own
                copies = int(own.hand[card] + own.deck[card] + own.discard[card] + own.played[card])
                value = max(value, best / (1.0 + 0.3 * copies))
        return value

    # Places

    def place_value(self, unit: int, seat: int) -> float:
        """How useful a soldier is in a seat, or on foot."""
        if seat == ON_FOOT:
            return self.foot_value(unit)
        vehicle = seat // SEATS
        ground = self.ground
        tile = self.parked[vehicle]
        value = 0.0
        if self.can_use(unit, seat) and not self.is_disabled(vehicle):
            for name, power in ground.seat_power[seat].items():
                value = max(value, self.seat_value(unit, tile, name, power))
            if ground.users[seat] != -1:
                value += SPECIALIST
        pieces = 1 << unit | 1 << self.piece(vehicle)
        if self.fugitives & pieces == pieces and not self.is_disabled(vehicle):
            value += PASSAGE
        return value

    def seat_value(self, unit: int, tile: int, name: str, power: int) -> float:
        if name == "drive":
            ways = [way[tile] for _, _, way in self.goals(unit)]
            return WHEEL + (LIFT if ways and min(ways) > 1 else 0.0)
        if name == "attack":
            own = self.ground.dice[unit]
            gain = self.best_shot(tile, power, self.targets)
            return gain - (self.best_shot(tile, own, self.targets) if own else 0.0)
        if name == "suppress":
            return 0.5 * self.best_shot(tile, power, self.suppressions)
        if name == "anti_tank":
            return self.best_anti_tank(tile, power)
        if name == "navigate":
            return LOOKOUT if self.wanted else 0.0
        return 0.0

    def foot_value(self, unit: int) -> float:
        """What it is worth that a soldier can walk."""
        power = self.ground.power[unit]
        if "scout" in power:
            return max(0.0, min(6.0, 0.5 * self.best_scouting(unit, power["scout"])))
        for name in ("move", "stalk"):
            if name in power:
                return max(0.0, min(6.0, 0.25 * self.best_walk(unit, name)))
        return 0.0

    def change_gain(self, unit: int, seat: int) -> float:
        """How much more useful a soldier is in another place."""
        gain = self.place_value(unit, seat) - self.place_value(unit, self.seated[unit])
        if seat != ON_FOOT and self.owners[seat // SEATS] != self.seat:
            gain += CAPTURE
        return gain

    def effect_in(self, unit: int, seat: int) -> float:
        """The best that a card of a soldier could do if he were in another place."""
        battle = self.battle
        was = self.seated[unit]
        owner = -1
        if seat != ON_FOOT:
            owner = self.owners[seat // SEATS]
            battle.owners[seat // SEATS] = self.seat
        battle.seated[unit] = seat
        self.seated[unit] = seat
        best = max((worth for _, worth in self.effects(unit)), default=0.0)
        self.seated[unit] = was
        battle.seated[unit] = was
        if seat != ON_FOOT:
            battle.owners[seat // SEATS] = owner
        return best

    def effects(self, card: int) -> list[tuple[str, float]]:
        """What a card can do with its soldier where he is."""
        position = self.battle
        found = [
            (name, self.verb_worth(card, name, power))
            for name, verb, power in self.ground.actions[card]
            if self.rules.verb_reason(position, card, verb) == LEGAL
        ]
        if card < self.ground.n_units and self.seated[card] != ON_FOOT:
            for name, verb, power in self.ground.seat_actions[self.seated[card]]:
                if self.desert_rules.use_reason(position, card, verb) == LEGAL:
                    found.append((name, self.action_worth(card, name, power)))
        return found

    def changes(self, unit: int) -> list[int]:
        """The seats, or ON_FOOT, a soldier could be in before his card does something."""
        if self.at[unit] == OFF_BOARD:
            return []
        seats = []
        for code in self.desert_rules.changes(self.battle, vec[i64](), unit, True):
            if code >> 8 == BOARD:
                seats.append(int(code & 255))
            elif code >> 8 == SHIFT:
                seats.append(self.seated[unit] // SEATS * SEATS + int(code & 255))
            else:
                seats.append(ON_FOOT)
        return seats

    def uses(self, card: int) -> list[tuple[str, float]]:
        found = super().uses(card)
        if card >= self.ground.n_units:
            return found
        self.hand[card] -= 1
        if self.seated[card] != ON_FOOT:
            for name, verb, power in self.ground.seat_actions[self.seated[card]]:
                if self.desert_rules.use_reason(self.battle, card, verb) == LEGAL:
                    found.append((name, self.action_worth(card, name, power)))
        for seat in self.changes(card):
            found.append(("", self.effect_in(card, seat)))
        self.hand[card] += 1
        return found

    # Options

    @lazy
    def card(self) -> int:
        """The card that is being played."""
        return self.ground.cards[str(self.decision.args["card"])]

    def score_use(self, move: Move) -> float:
        power = self.ground.seat_power[self.seated[self.card]][move.arg]
        return self.action_worth(self.card, move.arg, power)

    def score_swap(self, move: Move) -> float:
        unit = self.card
        other = self.ground.cards[move.arg]
        gain = self.place_value(unit, self.seated[other]) - self.place_value(
            unit, self.seated[unit]
        )
        gain += self.place_value(other, self.seated[unit])
        return gain - self.place_value(other, self.seated[other]) - SWAP

    def score_board(self, move: Move) -> float:
        name, place = move.arg.split(".")
        return self.score_change(self.ground.vehicles[name] * SEATS + int(place) - 1)

    def score_alight(self, move: Move) -> float:
        return self.score_change(ON_FOOT)

    def score_shift(self, move: Move) -> float:
        unit = self.card if self.decision.prompt == "card" else self.unit
        return self.score_change(self.seated[unit] // SEATS * SEATS + int(move.arg) - 1)

    def score_change(self, seat: int) -> float:
        if self.decision.prompt == "card":
            effect = self.effect_in(self.card, seat)
            return effect + AFTERMATH * self.change_gain(self.card, seat) - CHANGE
        return self.change_gain(self.unit, seat) - CHANGE

    def score_leave(self, move: Move) -> float:
        return LEAVE

    def score_to(self, move: Move) -> float:
        if self.decision.args["action"] != "drive":
            return super().score_to(move)
        left = self.decision.args["left"]
        assert isinstance(left, int)
        vehicle = self.seated[self.unit] // SEATS
        tile = self.ground.tiles[move.arg]
        now = self.vehicle_standing(vehicle, self.parked[vehicle])
        return self.best_drive(vehicle, tile, left - 1, now)

    def score_mark(self, move: Move) -> float:
        tile = self.ground.tiles[move.arg]
        worth = self.markers[tile]
        if self.decision.args["action"] == "navigate" and self.decision.args["left"] != 1:
            worth += max(self.gains[other] for other in self.ground.near[tile])
        return worth

    def score_at_vehicle(self, move: Move) -> float:
        vehicle = self.ground.vehicles[move.arg]
        suppresses = self.decision.args.get("action") == "suppress"
        worth = self.vehicle_suppressions if suppresses else self.vehicle_targets
        return worth[vehicle] * self.chance(move)

    def score_at_structure(self, move: Move) -> float:
        return self.raze_worth(self.ground.tiles[move.arg]) * self.chance(move)

    def chance(self, move: Move) -> float:
        odds = self.position.preview(move)
        hits, ways = odds["hits"], odds["ways"]
        assert isinstance(hits, int)
        assert isinstance(ways, int)
        return hits / ways

    def score_mend(self, move: Move) -> float:
        return self.mend_worth(self.ground.vehicles[move.arg])

    def score_pick(self, move: Move) -> float:
        unit = self.ground.cards[move.arg]
        if self.decision.args["action"] == "suppress":
            return self.suppression_worth(unit)
        return self.wound_worth(unit)
