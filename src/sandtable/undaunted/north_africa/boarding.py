"""UA-2.2 to UA-2.8: getting in and out of vehicles, and from seat to seat."""

from mypy_extensions import i64

from sandtable.undaunted.north_africa import reports
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.north_africa.vocabulary import (
    ALREADY_ABOARD,
    ENEMY_ABOARD,
    NO_SUCH_SEAT,
    NOT_ABOARD,
    NOT_HERE,
    NOT_TOGETHER,
    ON_FOOT,
    SEAT_TAKEN,
    SEATS,
)
from sandtable.undaunted.reasons import LEGAL, SUPPRESSED


def board_reason(state: DesertBattle, unit: i64, seat: i64) -> i64:
    """UA-2.3: why a soldier of the active side cannot get into this seat."""
    vehicle = seat // SEATS
    side = state.side(state.active)
    if state.seated[unit] != ON_FOOT:
        return ALREADY_ABOARD
    if state.parked[vehicle] != side.at[unit]:
        return NOT_HERE
    if state.owners[vehicle] != state.active and state.crew(vehicle):
        return ENEMY_ABOARD
    return LEGAL if state.is_free(seat) else SEAT_TAKEN


def alight_reason(state: DesertBattle, unit: i64) -> i64:
    """UA-2.4."""
    return NOT_ABOARD if state.seated[unit] == ON_FOOT else LEGAL


def shift_reason(state: DesertBattle, unit: i64, place: i64) -> i64:
    """UA-2.2: why a soldier cannot change to this place in the same vehicle."""
    vehicle = state.vehicle(unit)
    if vehicle == ON_FOOT:
        return NOT_ABOARD
    if place >= state.desert.seats[vehicle]:
        return NO_SUCH_SEAT
    return LEGAL if state.is_free(vehicle * SEATS + place) else SEAT_TAKEN


def swap_reason(state: DesertBattle, unit: i64, other: i64) -> i64:
    """UA-2.1, UA-2.8: why a soldier cannot swap seats with this one."""
    vehicle = state.vehicle(unit)
    if vehicle == ON_FOOT:
        return NOT_ABOARD
    if other == unit or state.vehicle(other) != vehicle:
        return NOT_TOGETHER
    return SUPPRESSED if state.side(state.active).suppressed >> unit & 1 else LEGAL


def board(state: DesertBattle, unit: i64, seat: i64) -> None:
    vehicle = seat // SEATS
    captured = state.owners[vehicle] != state.active
    state.owners[vehicle] = state.active
    state.seated[unit] = seat
    reports.boarded(state, unit, seat, captured)


def alight(state: DesertBattle, unit: i64) -> None:
    vehicle = state.vehicle(unit)
    state.seated[unit] = ON_FOOT
    reports.alighted(state, unit, vehicle)


def shift(state: DesertBattle, unit: i64, place: i64) -> None:
    seat = state.vehicle(unit) * SEATS + place
    state.seated[unit] = seat
    reports.shifted(state, unit, seat)


def swap(state: DesertBattle, unit: i64, other: i64) -> None:
    seat = state.seated[unit]
    state.seated[unit] = state.seated[other]
    state.seated[other] = seat
    reports.swapped(state, unit, other, seat // SEATS)
