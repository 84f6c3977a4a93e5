"""Opportunity fire between two squares of an enemy's move (HN-10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.heroes.model.codes import (
    ACTIVATE,
    FLIP_TRIPOD,
    HEAVY_WEAPON,
    MENU,
    OPPORTUNITY,
    code,
    field_a,
    frame,
)
from sandtable.heroes.model.state import ACTED, BACK_UP, VEILED, Skirmish
from sandtable.heroes.move.activation import can_fire, is_active


def alert(state: Skirmish, unit: i64) -> bool:
    """HN-10.1, HN-10.2, HN-5.8: whether a unit has opportunity fire and may still use it."""
    if state.has(unit, ACTED):
        return False
    theatre = state.theatre
    if theatre.corrected and is_active(state, unit):
        return False
    at = state.at(unit)
    if theatre.flip_of[unit] == FLIP_TRIPOD and not state.look(unit) & BACK_UP:
        return False
    if state.concealed(unit):
        return theatre.corrected and in_position(state, unit)
    if at < 0:
        return (
            state.carrier(unit) >= 0
            and theatre.frame_of[unit] != HEAVY_WEAPON
            and state.able(unit, OPPORTUNITY)
        )
    if state.able(unit, OPPORTUNITY):
        return True
    return in_position(state, unit)


def in_position(state: Skirmish, unit: i64) -> bool:
    """HN-5.8: whether a unit is infantry in terrain that gives opportunity fire."""
    at = state.at(unit)
    return at >= 0 and state.infantry(unit) and state.theatre.ambushes[state.terrain(at)] != 0


def can_shoot(state: Skirmish, unit: i64, mover: i64) -> bool:
    return alert(state, unit) and can_fire(state, unit, mover)


def could_shoot(state: Skirmish, unit: i64, mover: i64) -> bool:
    """The same for a unit that a card lets shoot."""
    return (
        not state.has(unit, ACTED)
        and not (state.theatre.corrected and is_active(state, unit))
        and state.at(unit) >= 0
        and not state.concealed(unit)
        and can_fire(state, unit, mover)
    )


def shooters(state: Skirmish, top: i64) -> vec[i64]:
    """The units that may fire at the mover now, as codes."""
    mover = field_a(top)
    found = vec[i64]()
    if state.at(mover) < 0 or state.concealed(mover):
        return found
    seat = 1 - state.seat_of(mover)
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and can_shoot(state, unit, mover):
            if not is_assaulted(state, unit, mover):
                found = append(found, code(ACTIVATE, unit))
    return found


def may_be_shot_at(state: Skirmish, top: i64) -> bool:
    """Whether the mover's enemy is asked, by what both know: which unit a concealed one in a
    position is, and whether it could fire, the pause must not tell."""
    if len(shooters(state, top)):
        return True
    mover = field_a(top)
    if not state.theatre.corrected or state.concealed(mover):
        return False
    seat = 1 - state.seat_of(mover)
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and state.has(unit, VEILED):
            if not state.has(unit, ACTED) and in_position(state, unit):
                return True
    return False


def is_assaulted(state: Skirmish, unit: i64, mover: i64) -> bool:
    """HN-8.12: the unit whose square was entered may not fire at the one who entered it."""
    at = state.at(mover)
    return state.at(unit) == at or state.rear(unit) == at


def begin_shooter(state: Skirmish, unit: i64, mover: i64) -> None:
    """A unit fires at the mover; then it carries an activation marker."""
    state.push2(frame(MENU, unit, 0, mover + 1), 0)
