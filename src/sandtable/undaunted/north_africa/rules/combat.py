"""UA-4: combat: targets, total defence, and the effects of hits."""

from typing import cast

from mypy_extensions import i64

from sandtable.core.state import DECISION, OVER
from sandtable.core.vec import append, vec
from sandtable.undaunted import events as system_events
from sandtable.undaunted import reasons as why
from sandtable.undaunted.codes import (
    AT,
    ATTACK,
    SUPPRESS,
    arg_of_move,
    code,
    counter_arg,
    kind_of_move,
    seat_of,
    unit_of,
)
from sandtable.undaunted.frames import FIRING, Firing, Rolling, kind_of
from sandtable.undaunted.north_africa import events
from sandtable.undaunted.north_africa.codes import (
    ANTI_TANK,
    ARMOURED,
    AT_STRUCTURE,
    AT_VEHICLE,
    DEMOLISH,
    NO_DEFENCE,
    NO_STRUCTURE,
    NOT_INSIDE,
    NOT_SAME_TILE,
    ON_FOOT,
    ONLY_DEMOLISH,
    ONLY_VEHICLES,
    OWN_VEHICLE,
    PICK,
    SHIELDED,
    STRAFE,
    STRUCTURE,
    VEHICLE,
    VEHICLE_GONE,
)
from sandtable.undaunted.north_africa.frames import Picking
from sandtable.undaunted.north_africa.rules.ending import DesertEnding
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.north_africa.tables import DESTROYER
from sandtable.undaunted.reasons import FINISH_FIRST, LEGAL
from sandtable.undaunted.state import OFF_BOARD, Battle


def is_fire(verb: i64) -> bool:
    return (
        verb == ATTACK
        or verb == SUPPRESS
        or verb == STRAFE
        or verb == ANTI_TANK
        or verb == DEMOLISH
    )


class DesertCombat(DesertEnding):
    """Soldiers, vehicles and structures as targets."""

    # UA-4.1, UA-4.2: the target

    def target_options(self, state: Battle, top: i64) -> vec[i64]:
        here = cast(DesertBattle, state)
        codes = super().target_options(state, top)
        verb = Firing.verb(top)
        tile = self.tile_of_card(state, Firing.card(top))
        for vehicle in range(self.desert.n_vehicles):
            if vehicle_reason(here, verb, tile, vehicle) == LEGAL:
                codes = append(codes, code(AT_VEHICLE, vehicle))
        if verb == DEMOLISH and structure_reason(here, verb, tile, tile) == LEGAL:
            codes = append(codes, code(AT_STRUCTURE, tile))
        return codes

    def target_reason(self, state: Battle, top: i64, seat: i64, unit: i64) -> i64:
        return soldier_reason(cast(DesertBattle, state), Firing.verb(top), seat, unit)

    def other_target_reason(self, state: DesertBattle, top: i64, kind: i64, arg: i64) -> i64:
        """Return why a vehicle or a structure cannot be chosen as a target, or LEGAL."""
        verb = Firing.verb(top)
        tile = self.tile_of_card(state, Firing.card(top))
        if kind == AT_VEHICLE:
            return vehicle_reason(state, verb, tile, arg)
        if kind == AT_STRUCTURE:
            return structure_reason(state, verb, tile, arg)
        return FINISH_FIRST

    def tile_of_card(self, state: Battle, card: i64) -> i64:
        """Return the tile from which a card acts; OFF_BOARD for command cards."""
        if card >= self.field.n_units:
            return OFF_BOARD
        return state.side(state.active).at[card]

    # UA-4.3, UA-4.4: total defence

    def cover_of(self, state: DesertBattle, verb: i64, here: i64, target: i64) -> i64:
        """Return the cover of a target: none against Demolish.

        A hill gives its low cover against Strafe and against attackers on hills.
        """
        if verb == DEMOLISH:
            return 0
        high = verb == STRAFE or self.field.hills >> here & 1 != 0
        return self.cover(tile_of(state, target), high)

    def preview(self, state: Battle, move: i64) -> dict[str, int]:
        top = state.top()
        if state.waits != DECISION or kind_of(top) != FIRING:
            return {}
        here = cast(DesertBattle, state)
        kind = kind_of_move(move)
        arg = arg_of_move(move)
        if kind == AT:
            reason = self.target_reason(state, top, seat_of(arg), unit_of(arg))
            target = arg
        else:
            reason = self.other_target_reason(here, top, kind, arg)
            target = (VEHICLE if kind == AT_VEHICLE else STRUCTURE) + arg
        if reason != LEGAL:
            return {}
        verb = Firing.verb(top)
        tile = self.tile_of_card(state, Firing.card(top))
        return self.sum_up(
            base_defence(here, verb, target),
            self.cover_of(here, verb, tile, target),
            range_to(here, verb, tile, target),
            Firing.dice(top),
        )

    # The roll

    def fire(self, state: Battle, top: i64, seat: i64, unit: i64) -> None:
        self.open_fire(cast(DesertBattle, state), top, counter_arg(seat, unit))

    def open_fire(self, state: DesertBattle, top: i64, target: i64) -> None:
        """Replace the choice of a target with the roll."""
        attacker = Firing.card(top)
        verb = Firing.verb(top)
        number = Firing.dice(top)
        here = self.tile_of_card(state, attacker)
        defence = base_defence(state, verb, target)
        cover = self.cover_of(state, verb, here, target)
        distance = range_to(state, verb, here, target)
        need = defence + cover + distance
        state.replace_top(Rolling.of(number, target, need, attacker, verb))
        if target >= STRUCTURE:
            events.demolition_declared(state, attacker, here, need, number)
        else:
            system_events.attack_declared(
                state,
                verb,
                attacker,
                1 - state.active,
                target_name(state, target),
                tile_of(state, target),
                defence,
                cover,
                distance,
                number,
            )

    def announce_roll(
        self, state: Battle, target: i64, faces: i64, number: i64, need: i64, is_hit: bool
    ) -> None:
        name = target_name(cast(DesertBattle, state), target)
        system_events.rolled(state, 1 - state.active, name, faces, number, need, is_hit)

    def hit(self, state: Battle, verb: i64, target: i64) -> None:
        here = cast(DesertBattle, state)
        if target >= STRUCTURE:
            self.destroy_structure(here, target - STRUCTURE)
        elif target >= VEHICLE:
            self.hit_vehicle(here, target - VEHICLE, verb)
        else:
            super().hit(state, verb, target)

    def lose_counter(self, state: Battle, seat: i64, unit: i64) -> None:
        """UA-4.6: remove a fallen soldier's supply cards too."""
        here = cast(DesertBattle, state)
        here.seated[unit] = ON_FOOT
        here.lose(seat, unit)
        super().lose_counter(state, seat, unit)
        side = state.side(seat)
        side.removed[unit] += side.supply[unit]
        side.supply[unit] = 0

    # UA-4.7, UA-4.8, UA-4.10: a vehicle is hit

    def hit_vehicle(self, state: DesertBattle, vehicle: i64, verb: i64) -> None:
        """Let the attacker choose one of the crew; a single one is hit directly."""
        crew = self.pickable(state, vehicle, verb)
        if crew == 0:
            if verb == SUPPRESS:
                events.nobody_suppressed(state, vehicle)
            else:
                self.take_damage(state, vehicle)
        elif crew & (crew - 1):
            state.push(Picking.of(vehicle, verb))
        else:
            unit: i64 = 0
            while not crew >> unit & 1:
                unit += 1
            self.hit_one(state, vehicle, verb, unit)

    def pickable(self, state: DesertBattle, vehicle: i64, verb: i64) -> i64:
        crew = state.crew(vehicle)
        if verb == SUPPRESS:
            crew &= ~state.side(state.owners[vehicle]).suppressed
        return crew

    def pick_options(self, state: DesertBattle, top: i64) -> vec[i64]:
        codes = vec[i64](capacity=16)
        for unit in range(self.field.n_units):
            if self.pick_reason(state, top, unit) == LEGAL:
                codes = append(codes, code(PICK, unit))
        return codes

    def pick_reason(self, state: DesertBattle, top: i64, unit: i64) -> i64:
        crew = self.pickable(state, Picking.vehicle(top), Picking.verb(top))
        return LEGAL if crew >> unit & 1 else NOT_INSIDE

    def hit_one(self, state: DesertBattle, vehicle: i64, verb: i64, unit: i64) -> None:
        """UA-4.10: apply the wound before the damage, because it may end the game."""
        owner = state.owners[vehicle]
        if verb == SUPPRESS:
            self.suppress(state, owner, unit)
            return
        self.casualty(state, owner, unit)
        if state.waits != OVER:
            self.take_damage(state, vehicle)

    def take_damage(self, state: DesertBattle, vehicle: i64) -> None:
        state.damage[vehicle] += 1
        events.damaged(state, vehicle)
        if state.damage[vehicle] >= self.desert.integrity[vehicle]:
            self.destroy_vehicle(state, vehicle)
        self.check_end(state)

    def destroy_vehicle(self, state: DesertBattle, vehicle: i64) -> None:
        crew = state.crew(vehicle)
        for unit in range(self.field.n_units):
            if crew >> unit & 1:
                state.seated[unit] = ON_FOOT
        tile = state.parked[vehicle]
        state.parked[vehicle] = OFF_BOARD
        state.lose(state.owners[vehicle], self.desert.piece(vehicle))
        events.vehicle_destroyed(state, vehicle, tile)

    # UA-4.9: a structure is hit

    def destroy_structure(self, state: DesertBattle, tile: i64) -> None:
        holder = state.side(1 - DESTROYER)
        points = self.desert.structure_points[tile]
        if holder.controlled >> tile & 1:
            holder.points -= points
        state.standing &= ~(i64(1) << tile)
        scored = points if state.active == DESTROYER else i64(0)
        state.side(state.active).points += scored
        events.structure_destroyed(state, tile, scored)
        self.check_end(state)


# UA-4.1, UA-4.2: possible targets


def soldier_reason(state: DesertBattle, verb: i64, seat: i64, unit: i64) -> i64:
    """UA-4.1, UA-4.2: return why a soldier cannot be the target, or LEGAL."""
    if seat == state.active:
        return why.NOT_THE_ENEMY
    if state.side(seat).at[unit] == OFF_BOARD:
        return why.NOT_ON_BOARD
    if verb == ANTI_TANK or verb == DEMOLISH:
        return ONLY_VEHICLES
    return LEGAL if state.seated[unit] == ON_FOOT else SHIELDED


def vehicle_reason(state: DesertBattle, verb: i64, here: i64, vehicle: i64) -> i64:
    """UA-4.1, UA-4.2: return why a vehicle cannot be the target from this tile, or LEGAL."""
    if state.parked[vehicle] == OFF_BOARD:
        return VEHICLE_GONE
    if state.owners[vehicle] == state.active:
        return OWN_VEHICLE
    if verb == ANTI_TANK:
        return LEGAL
    if verb == DEMOLISH:
        return LEGAL if state.parked[vehicle] == here else NOT_SAME_TILE
    return ARMOURED if state.desert.defence[vehicle] == NO_DEFENCE else LEGAL


def structure_reason(state: DesertBattle, verb: i64, here: i64, tile: i64) -> i64:
    """UA-4.1: return why the structure on this tile cannot be the target, or LEGAL."""
    if not state.standing >> tile & 1:
        return NO_STRUCTURE
    if verb != DEMOLISH:
        return ONLY_DEMOLISH
    return LEGAL if tile == here else NOT_SAME_TILE


def has_target(state: DesertBattle, verb: i64, here: i64) -> bool:
    enemy = 1 - state.active
    for unit in range(state.field.n_units):
        if soldier_reason(state, verb, enemy, unit) == LEGAL:
            return True
    for vehicle in range(state.desert.n_vehicles):
        if vehicle_reason(state, verb, here, vehicle) == LEGAL:
            return True
    return verb == DEMOLISH and structure_reason(state, verb, here, here) == LEGAL


# UA-4.3: total defence


def tile_of(state: DesertBattle, target: i64) -> i64:
    """Return the tile of a target."""
    if target >= STRUCTURE:
        return target - STRUCTURE
    if target >= VEHICLE:
        return state.parked[target - VEHICLE]
    return state.side(seat_of(target)).at[unit_of(target)]


def base_defence(state: DesertBattle, verb: i64, target: i64) -> i64:
    if target >= STRUCTURE:
        return state.desert.structure_defence[target - STRUCTURE]
    if target < VEHICLE:
        return state.field.defence[unit_of(target)]
    if verb == ANTI_TANK or verb == DEMOLISH:
        return state.desert.armour[target - VEHICLE]
    return state.desert.defence[target - VEHICLE]


def range_to(state: DesertBattle, verb: i64, here: i64, target: i64) -> i64:
    if verb == STRAFE:
        return 0
    return state.field.distance[here * state.field.n_tiles + tile_of(state, target)]


def target_name(state: DesertBattle, target: i64) -> str:
    if target >= STRUCTURE:
        return state.desert.structure_names[int(target - STRUCTURE)]
    if target >= VEHICLE:
        return state.desert.vehicles[target - VEHICLE]
    return state.field.cards[unit_of(target)]
