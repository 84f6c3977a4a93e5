"""Additional features for learning: vehicles, structures, and the progress of other aims."""

from typing import Final

from mypy_extensions import i64, u8

from sandtable.core.vec import vec
from sandtable.undaunted.codes import TO, VERBS
from sandtable.undaunted.features import Observer
from sandtable.undaunted.frames import CARD, STEPPING, Action, kind_of
from sandtable.undaunted.lean import LeanObserver
from sandtable.undaunted.north_africa.codes import (
    AT_STRUCTURE,
    AT_VEHICLE,
    BOARD,
    DEMOLISH,
    MARK,
    MEND,
    ON_FOOT,
    PICK,
    SEATS,
    SHIFT,
    SWAP,
    USE,
)
from sandtable.undaunted.north_africa.frames import AFTERWARDS
from sandtable.undaunted.north_africa.rules.ending import got_away
from sandtable.undaunted.north_africa.state import DesertBattle, count
from sandtable.undaunted.north_africa.tables import DESTROYER, Desert
from sandtable.undaunted.prospects import Surveyor
from sandtable.undaunted.state import OFF_BOARD

VEHICLE_NUMBERS: Final = 7
STRUCTURE_NUMBERS: Final = 3
AIM_NUMBERS: Final = 7
PLACES: Final = 5
"""The places of a soldier: the seats of a vehicle, and on foot."""
CHOICE_NUMBERS: Final = 5


def number(vehicle_slots: i64) -> i64:
    return VEHICLE_NUMBERS * vehicle_slots + STRUCTURE_NUMBERS + 2 * AIM_NUMBERS


def add(state: DesertBattle, seat: i64, observer: Observer) -> None:
    desert = state.desert
    first = observer.at
    for vehicle in range(desert.n_vehicles):
        if state.parked[vehicle] != OFF_BOARD:
            observer.at = first + desert.slots[vehicle] * VEHICLE_NUMBERS
            add_vehicle(state, seat, observer, vehicle)
    observer.at = first + desert.n_slots * VEHICLE_NUMBERS
    add_structures(state, observer)
    add_aims(state, seat, observer)
    add_aims(state, 1 - seat, observer)


def add_vehicle(state: DesertBattle, seat: i64, observer: Observer, vehicle: i64) -> None:
    desert = state.desert
    observer.add(1.0)
    observer.add(1.0 if state.owners[vehicle] == seat else -1.0)
    observer.add(float(state.damage[vehicle]) / float(desert.integrity[vehicle]))
    observer.add(1.0 if state.is_disabled(vehicle) else 0.0)
    observer.add(float(count(state.crew(vehicle))) / 4.0)
    observer.add(0.0 if state.is_free(vehicle * SEATS) else 1.0)
    observer.add(nearest_exit(state, observer, state.parked[vehicle]))


def nearest_exit(state: DesertBattle, observer: Observer, tile: i64) -> float:
    if state.desert.exits == 0:
        return 0.0
    field = state.field
    best = 0.0
    for other in range(field.n_tiles):
        if state.desert.exits >> other & 1:
            near = observer.near[field.distance[tile * field.n_tiles + other]]
            if near > best:
                best = near
    return best


def add_structures(state: DesertBattle, observer: Observer) -> None:
    """Write the standing structures and how close the raiders are to destroying them."""
    field = state.field
    side = state.side(DESTROYER)
    standing = 0.0
    hoped = 0.0
    best = 0.0
    for tile in range(field.n_tiles):
        if not state.standing >> tile & 1:
            continue
        points = float(state.desert.structure_points[tile])
        standing += points
        near = 0.0
        for unit in range(field.n_units):
            here = side.at[unit]
            if here != OFF_BOARD and field.prints(unit, DEMOLISH):
                way = observer.near[field.distance[here * field.n_tiles + tile]]
                if way > near:
                    near = way
        hoped += points * near
        if points * near > best:
            best = points * near
    observer.add(standing / 6.0)
    observer.add(hoped / 3.0)
    observer.add(best / 3.0)


def add_aims(state: DesertBattle, seat: i64, observer: Observer) -> None:
    desert = state.desert
    needed = desert.escapes_to_win[seat]
    observer.add(1.0 if needed else 0.0)
    done = count(got_away(state, seat))
    observer.add(float(done) / float(needed) if needed else 0.0)
    nearness = 0.0
    side = state.side(seat)
    for unit in range(desert.n_units):
        if desert.fugitives[seat] >> unit & 1 and side.at[unit] != OFF_BOARD:
            nearness += nearest_exit(state, observer, side.at[unit])
    observer.add(nearness / float(needed) if needed else 0.0)
    kills = desert.kills_to_win[seat]
    observer.add(1.0 if kills else 0.0)
    lost = state.lost_by(1 - seat)
    observer.add(float(count(desert.quarry[seat] & lost)) / float(kills) if kills else 0.0)
    lives = 0.0
    weakest = 0.0
    foe = state.side(1 - seat)
    for unit in range(desert.n_units):
        if desert.quarry[seat] >> unit & 1 and foe.at[unit] != OFF_BOARD:
            left = float(observer.lives(foe, unit))
            lives += left
            if 1.0 / (1.0 + left) > weakest:
                weakest = 1.0 / (1.0 + left)
    observer.add(lives / 16.0)
    observer.add(weakest)


# The position as bytes


def lean_parts(desert: Desert, n_tiles: i64) -> list[tuple[str, int, list[str]]]:
    return [
        ("vehicles", int(desert.n_vehicles), ["tile", "own", "damage"]),
        ("seats", int(desert.n_units), ["seat"]),
        ("structures", int(n_tiles), ["stands"]),
        ("pieces", int(desert.n_units + desert.n_vehicles), ["escaped", "own loss", "enemy loss"]),
    ]


def add_lean(state: DesertBattle, seat: i64, lean: LeanObserver) -> None:
    desert = state.desert
    for vehicle in range(desert.n_vehicles):
        lean.add(state.parked[vehicle])
        lean.add(1 if state.owners[vehicle] == seat else -1)
        lean.add(state.damage[vehicle])
    row = lean.row
    at = lean.at
    for unit in range(desert.n_units):
        row[at] = u8(state.seated[unit] & 255)
        at += 1
    for tile in range(state.field.n_tiles):
        row[at] = u8(state.standing >> tile & 1)
        at += 1
    own = state.lost_by(seat)
    enemy = state.lost_by(1 - seat)
    for piece in range(desert.n_units + desert.n_vehicles):
        row[at] = u8(state.escaped >> piece & 1)
        row[at + 1] = u8(own >> piece & 1)
        row[at + 2] = u8(enemy >> piece & 1)
        at += 3
    lean.at = at


# Options


def choice_number(vehicle_slots: i64) -> i64:
    return VERBS + vehicle_slots + PLACES + CHOICE_NUMBERS


def add_choice(
    state: DesertBattle,
    seat: i64,
    top: i64,
    code: i64,
    surveyor: Surveyor,
    values: vec[float],
    at: i64,
) -> None:
    """Write the features of an option: action, vehicle, place, structure and exit."""
    desert = state.desert
    kind = code >> 8
    arg = code & 255
    if kind == USE:
        values[at + arg] = 1.0
    at += VERBS
    asked = kind_of(top)
    acts = asked == CARD or asked == AFTERWARDS or asked == STEPPING
    unit = Action.card(top)
    vehicle: i64 = ON_FOOT
    place: i64 = PLACES - 1
    if kind == AT_VEHICLE or kind == MEND:
        vehicle = arg
    elif kind == BOARD:
        vehicle = arg // SEATS
        place = arg % SEATS
    elif acts and unit < desert.n_units and state.seated[unit] != ON_FOOT:
        vehicle = state.seated[unit] // SEATS
        place = arg if kind == SHIFT else state.seated[unit] % SEATS
    if vehicle != ON_FOOT:
        values[at + desert.slots[vehicle]] = 1.0
    values[at + desert.n_slots + place] = 1.0
    at += desert.n_slots + PLACES
    if kind == AT_STRUCTURE:
        values[at] = float(desert.structure_points[arg])
    elif kind == TO:
        observer = surveyor.observer
        values[at + 1] = nearest_exit(state, observer, arg)
        values[at + 2] = float(desert.structure_points[arg] if state.standing >> arg & 1 else 0)
    elif kind == MARK:
        side = state.side(seat)
        values[at + 3] = surveyor.observer.pull(seat, side, arg)
    elif kind == PICK or kind == SWAP:
        lives = surveyor.observer.lives(state.side(1 - seat if kind == PICK else seat), arg)
        values[at + 4] = 1.0 / float(1 + lives)
