"""Hits, damage, wrecks, the dead and the breaking points (HN-7.6, HN-13.2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE
from sandtable.heroes.ground.items import drop_items
from sandtable.heroes.ground.paths import free, in_zone, may_stand, reaches
from sandtable.heroes.model import events
from sandtable.heroes.model.codes import (
    BREAKING,
    DAMAGE,
    HIT,
    INFANTRY,
    LAST_HIT,
    LIGHT,
    MOVE,
    MOVING,
    PLACING,
    bit,
    field_a,
    frame,
    kind_of,
    shifted,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import (
    ARMOUR,
    BACK_UP,
    CREW,
    GONE,
    MAIN_GUN,
    MARKED,
    TRACK,
    VEILED,
    Skirmish,
)
from sandtable.heroes.model.windows import EVERYBODY, open_window, other_than

# What made a hit, as bits of its frame
KILLING: Final = 1
BY_FIRE: Final = 2
BY_ASSAULT: Final = 4
PIERCES: Final = 8
WEAK_POINT: Final = 16
DRIVES_BACK: Final = 32

# Why a unit is placed anew
RIDER: Final = 0
RUN_OVER: Final = 1
TRAPPED: Final = 2
ALLEY_LOST: Final = 3

STOPPED: Final = 16
"""The flag of a MOVING frame: see movement.py."""


def suppress(state: Skirmish, unit: i64, count: i64) -> None:
    state.add_suppression(unit, count)
    events.of_unit(state, "suppressed", unit, "count", count)


def hit(state: Skirmish, target: i64, attacker: i64, how: i64) -> None:
    """A hit is about to take effect; first its owner may play a card."""
    state.push2(frame(HIT, target, attacker, how, 0), 0)
    owner = state.seat_of(target)
    open_window(state, EVERYBODY if how & BY_ASSAULT else other_than(owner))


def take_hit(state: Skirmish, unit: i64, attacker: i64, how: i64) -> None:
    """HN-7.6: what a hit does."""
    kind = state.theatre.type_of[unit]
    if kind == INFANTRY:
        if how & KILLING or state.able(unit, LAST_HIT):
            eliminate(state, unit, False)
        else:
            state.mark(unit, BACK_UP)
            events.of_unit(state, "wounded", unit)
    elif kind == LIGHT:
        eliminate(state, unit, not how & KILLING)
    elif how & KILLING:
        eliminate(state, unit, False)
    else:
        state.push2(frame(DAMAGE, unit, attacker, how, 0), 0)
        open_window(state, EVERYBODY)


def damage(state: Skirmish, unit: i64, result: i64) -> None:
    """HN-7.6: the damage of a heavy vehicle; the same twice destroys it."""
    if result >= 6:
        eliminate(state, unit, True)
        return
    bit: i64 = CREW
    if result == 2:
        bit = TRACK
    elif result == 3 or result == 4:
        bit = ARMOUR
    elif result == 5:
        bit = MAIN_GUN
    if state.has(unit, bit):
        eliminate(state, unit, True)
        return
    state.mark(unit, bit)
    events.of_unit(state, "damaged", unit, "damage", result)
    if bit == ARMOUR:
        suppress(state, unit, 2)
    if bit == ARMOUR or bit == TRACK:
        stop(state, unit)


def stop(state: Skirmish, unit: i64) -> None:
    """HN-6.21: a unit that is on the move goes no further."""
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == MOVING and field_a(top) == unit:
            state.frames[index] = top | shifted(STOPPED, 36)
        index -= 2


def eliminate(state: Skirmish, unit: i64, wreck: bool) -> None:
    """A unit is out of the game: its token goes unseen, its riders get out, a wreck may stay."""
    theatre = state.theatre
    front = state.at(unit)
    rear = state.rear(unit)
    wreck = wreck and theatre.wreck_of[unit] != 0
    events.of_unit(state, "destroyed" if theatre.type_of[unit] else "eliminated", unit, "", 0, True)
    if front >= 0:
        drop_items(state, unit, front)
    elif state.carrier(unit) >= 0 and state.at(state.carrier(unit)) >= 0:
        drop_items(state, unit, state.at(state.carrier(unit)))
    if state.has(unit, MARKED):
        state.army(state.seat_of(unit)).markers += 1
        state.unmark(unit, MARKED)
    state.lift(unit)
    state.unmark(unit, VEILED)
    state.units[unit * 4] = GONE
    state.units[unit * 4 + 1] = NOWHERE
    state.set_token(unit, 0)
    if front >= 0 and wreck:
        state.leave_wreck(unit, front, rear)
    lay_down(state, unit)
    if front >= 0:
        if wreck:
            run_over_both(state, front, rear)
        for rider in range(theatre.n_units):
            if state.carrier(rider) == unit:
                state.push2(frame(PLACING, rider, front, rear + 1, RIDER), 0)


# Breaking points


def lay_down(state: Skirmish, unit: i64) -> None:
    """HN-13.2: under an option before the plate; the owner chooses among several."""
    choices = groups_for(state, unit)
    if len(choices) == 1:
        lay_under(state, unit, choices[0])
    elif len(choices) > 1:
        state.push2(frame(BREAKING, unit), 0)


def groups_for(state: Skirmish, unit: i64) -> vec[i64]:
    """The groups a dead unit may be laid under."""
    theatre = state.theatre
    kind = theatre.kind_of[unit]
    plate = theatre.plate_of[unit]
    found = vec[i64]()
    if unit == theatre.nest:
        return found  # HN-12.10: it counts for no breaking point
    for group in range(theatre.n_groups):
        if theatre.group_seat[group] != theatre.seat_of[unit] or group == plate:
            continue
        own = theatre.group_plate[group]
        if plate >= 0 and own != plate:
            continue
        if plate < 0 and own != NOWHERE:
            continue
        if laid(state, group, kind) < theatre.group_takes[group * theatre.n_kinds + kind]:
            found = append(found, group)
    if len(found) == 0 and plate >= 0:
        found = append(found, plate)
    return found


def laid(state: Skirmish, group: i64, kind: i64) -> i64:
    """How many dead of a kind lie under a group."""
    count: i64 = 0
    theatre = state.theatre
    for unit in range(theatre.n_units):
        if state.at(unit) == GONE and state.rear(unit) == group and theatre.kind_of[unit] == kind:
            count += 1
    return count


def lay_under(state: Skirmish, unit: i64, group: i64) -> None:
    theatre = state.theatre
    state.units[unit * 4 + 1] = group
    count: i64 = 0
    for other in range(theatre.n_units):
        if state.at(other) == GONE and state.rear(other) == group:
            count += 1
    losses = theatre.group_losses[group]
    if losses and count >= losses and not state.broken >> group & 1:
        state.broken |= bit(group)
        enemy = 1 - theatre.group_seat[group]
        state.army(enemy).points += theatre.group_points[group]
        if state.journal is not None:
            events.tell(
                state,
                "broken",
                {
                    "side": theatre.seats[theatre.group_seat[group]],
                    "group": theatre.groups[group],
                    "enemy": theatre.seats[enemy],
                    "points": int(theatre.group_points[group]),
                },
            )


# Placing units anew


def run_over(state: Skirmish, cell: i64) -> None:
    """HN-6.8: infantry under a vehicle that stopped, or under a wreck, is moved aside."""
    unit = state.foot(cell)
    if unit >= 0:
        state.push2(frame(PLACING, unit, cell, 0, RUN_OVER), 0)


def run_over_both(state: Skirmish, front: i64, rear: i64) -> None:
    """HN-6.18: both squares of the vehicle; the initiative side's infantry goes first."""
    if rear < 0:
        run_over(state, front)
        return
    unit = state.foot(front)
    if unit >= 0 and state.seat_of(unit) == state.holder:
        run_over(state, rear)
        run_over(state, front)
    else:
        run_over(state, front)
        run_over(state, rear)


def can_be_moved(state: Skirmish, unit: i64) -> bool:
    return state.stat(unit, MOVE) - 2 * state.suppression(unit) > 0


def place_reason(state: Skirmish, top: i64, unit: i64, cell: i64) -> bool:
    """Whether a unit that must be placed anew may come to a square."""
    why = top >> 36 & 1023
    front = top >> 16 & 1023
    rear = (top >> 26 & 1023) - 1
    if may_stand(state, unit, cell) != LEGAL or not free(state, cell):
        return False
    seat = state.seat_of(unit)
    if why == TRAPPED:
        return state.theatre.area[cell] == front and state.ground.kind[cell] == 0
    if why == RIDER:
        # On its own squares only when no wreck lies there (HN-7.21).
        if cell == front or cell == rear:
            near = state.area(cell) <= state.theatre.n_areas
        else:
            near = reaches(state, front, cell) or (rear >= 0 and reaches(state, rear, cell))
        return near and not in_zone(state, seat, cell)
    if why == ALLEY_LOST:
        return state.ground.gap(cell, front) <= 2
    return (
        reaches(state, front, cell)
        and state.ground.kind[cell] == 0
        and not in_zone(state, seat, cell)
    )


def places(state: Skirmish, top: i64) -> vec[i64]:
    """The squares on which a unit may be placed anew; none when it is lost."""
    unit = field_a(top)
    found = vec[i64]()
    if top >> 36 & 1023 == RUN_OVER and not can_be_moved(state, unit):
        return found
    for cell in range(state.theatre.n_cells):
        if place_reason(state, top, unit, cell):
            found = append(found, cell)
    if top >> 36 & 1023 == ALLEY_LOST:
        return nearest(state, top >> 16 & 1023, found)
    return found


def nearest(state: Skirmish, alley: i64, found: vec[i64]) -> vec[i64]:
    """HN-5.25: the squares a lost alley overlapped, if there are any; else its neighbours."""
    near = vec[i64]()
    for cell in found:
        if state.ground.gap(cell, alley) <= 1:
            near = append(near, cell)
    return near if len(near) else found


def has_units(state: Skirmish, seat: i64) -> bool:
    """Whether a side has a unit on the map, aboard or still to come."""
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and state.alive(unit):
            return True
    return False
