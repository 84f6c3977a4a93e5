"""UA-4: who can be fired at with what, what it takes to hit, and what a hit does to a vehicle."""

from mypy_extensions import i64

from sandtable.undaunted import reasons as why
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.north_africa.vocabulary import (
    ANTI_TANK,
    ARMOURED,
    DEMOLISH,
    NO_DEFENCE,
    NO_STRUCTURE,
    NOT_SAME_TILE,
    ON_FOOT,
    ONLY_DEMOLISH,
    ONLY_VEHICLES,
    OWN_VEHICLE,
    SHIELDED,
    STRAFE,
    STRUCTURE,
    VEHICLE,
    VEHICLE_GONE,
)
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.state import OFF_BOARD
from sandtable.undaunted.words import ATTACK, SUPPRESS


def is_fire(verb: i64) -> bool:
    return (
        verb == ATTACK
        or verb == SUPPRESS
        or verb == STRAFE
        or verb == ANTI_TANK
        or verb == DEMOLISH
    )


def soldier_reason(state: DesertBattle, verb: i64, seat: i64, unit: i64) -> i64:
    """UA-4.1, UA-4.2: why a soldier cannot be the target."""
    if seat == state.active:
        return why.NOT_THE_ENEMY
    if state.side(seat).at[unit] == OFF_BOARD:
        return why.NOT_ON_BOARD
    if verb == ANTI_TANK or verb == DEMOLISH:
        return ONLY_VEHICLES
    return LEGAL if state.seated[unit] == ON_FOOT else SHIELDED


def vehicle_reason(state: DesertBattle, verb: i64, here: i64, vehicle: i64) -> i64:
    """UA-4.1, UA-4.2: why a vehicle cannot be the target of somebody who is here."""
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
    """UA-4.1: why the structure on this tile cannot be the target."""
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


# UA-4.3: what it takes to hit


def tile_of(state: DesertBattle, target: i64) -> i64:
    """Where a target is."""
    if target >= STRUCTURE:
        return target - STRUCTURE
    if target >= VEHICLE:
        return state.parked[target - VEHICLE]
    return state.side(target >> 5).at[target & 31]


def base_defence(state: DesertBattle, verb: i64, target: i64) -> i64:
    if target >= STRUCTURE:
        return state.desert.structure_defence[target - STRUCTURE]
    if target < VEHICLE:
        return state.field.defence[target & 31]
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
    return state.field.cards[target & 31]
