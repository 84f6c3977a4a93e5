"""Dynamite and detonator: items of a scenario that destroy a structure.

The rulebook has the two markers but leaves their use to scenarios. Our rule: infantry that carries
the dynamite and is inside its target at the end of a supply phase places it there. From the next
supply phase on, a unit with the detonator fires it, if it is outside and within seven squares and
no unit of its side is inside. The structure is destroyed as by demolition (HN-9.6).
"""

from typing import Final

from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE
from sandtable.heroes.fight import demolition
from sandtable.heroes.ground import items
from sandtable.heroes.model import events
from sandtable.heroes.model.state import ABOARD, GONE, Skirmish

FUSE: Final = 7
"""Range of the detonator in squares."""


def settle(state: Skirmish) -> None:
    """Fire the charges placed earlier, then place those carried, at the end of a supply phase."""
    for item in range(i64(len(state.theatre.items))):
        charge = state.theatre.item_fires[item]
        if charge != NOWHERE:
            fire(state, item, charge)
    for item in range(i64(len(state.theatre.items))):
        area = state.theatre.item_charge[item]
        where = state.item(item)
        if area and where <= ABOARD and not demolition.is_gone(state, area):
            at = state.at(ABOARD - where)
            if at >= 0 and state.theatre.area[at] == area:
                items.leave_item(state, item, at)


def fire(state: Skirmish, detonator: i64, charge: i64) -> None:
    """Fire a charge in its target, if the unit with the detonator can."""
    theatre = state.theatre
    area = theatre.item_charge[charge]
    laid = state.item(charge)
    where = state.item(detonator)
    if laid < 0 or theatre.area[laid] != area or demolition.is_gone(state, area):
        return
    if where > ABOARD:
        return
    unit = ABOARD - where
    at = state.at(unit)
    if at < 0 or theatre.area[at] == area or distance(state, at, area) > FUSE:
        return
    if is_inside(state, state.seat_of(unit), area):
        return
    state.set_item(charge, GONE)
    state.set_item(detonator, GONE)
    if state.journal is not None:
        args: dict[str, object] = {
            "side": theatre.seats[state.seat_of(unit)],
            "overlay": theatre.overlays[area - 1],
        }
        events.tell(state, "charge_fired", args)
    demolition.destroy(state, area)


def distance(state: Skirmish, at: i64, area: i64) -> i64:
    """Return the distance in squares from a square to the nearest square of a structure."""
    ground = state.ground
    nearest: i64 = 99
    for cell in range(state.theatre.n_cells):
        if state.theatre.area[cell] == area:
            # Coordinates are doubled; half a square counts as one.
            across = ground.x[cell] - ground.x[at]
            along = ground.y[cell] - ground.y[at]
            far = max(max(across, -across), max(along, -along))
            nearest = min(nearest, (far + 1) // 2)
    return nearest


def is_inside(state: Skirmish, seat: i64, area: i64) -> bool:
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and state.at(unit) >= 0:
            if state.theatre.area[state.at(unit)] == area:
                return True
    return False
