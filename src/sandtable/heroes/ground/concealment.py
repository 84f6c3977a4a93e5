"""Concealed units and what reveals them (HN-11.1, HN-11.11)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import INNER
from sandtable.heroes.ground.sight import distance, in_arc, sight
from sandtable.heroes.model import events
from sandtable.heroes.model.codes import HEAVY, INFANTRY, SUPPLY
from sandtable.heroes.model.moments import KINDS, kind_of
from sandtable.heroes.model.state import BACK_UP, LATE, MARKED, UNMASKED, VEILED, Skirmish

CLOSE: Final = 2


def sheltered(state: Skirmish, cell: i64) -> bool:
    """Whether a square has terrain or an overlay that makes concealment easier."""
    theatre = state.theatre
    terrain = state.terrain(cell)
    return (
        state.area(cell) != 0
        or theatre.cover[terrain] != 0
        or theatre.limits[terrain] != 0
        or theatre.blocks[terrain] != 0
        or theatre.difficult[terrain] != 0
    )


def watches(state: Skirmish, unit: i64) -> bool:
    """Whether a unit can reveal others: infantry and light vehicles on the map (HN-11.1)."""
    return state.at(unit) >= 0 and state.theatre.type_of[unit] != HEAVY


def sees(state: Skirmish, watcher: i64, hidden: i64) -> bool:
    if sees_from(state, watcher, state.at(watcher), hidden):
        return True
    rear = state.rear(watcher)
    return rear >= 0 and sees_from(state, watcher, rear, hidden)


def sees_from(state: Skirmish, watcher: i64, cell: i64, hidden: i64) -> bool:
    return sees_at(state, watcher, cell, hidden, state.at(hidden))


def sees_at(state: Skirmish, watcher: i64, cell: i64, hidden: i64, at: i64) -> bool:
    ground = state.ground
    if state.theatre.corrected and not in_arc(state, watcher, cell, at):
        return False
    if ground.kind[at] == INNER and ground.kind[cell] != INNER:
        if ground.near_opening(cell, ground.house[at]):
            return True
    if sheltered(state, at) and distance(state, cell, at) > CLOSE:
        return False
    foot = state.theatre.type_of[watcher] == INFANTRY
    return sight(state, cell, at, watcher, hidden, foot) == 0


def would_be_seen(state: Skirmish, unit: i64) -> bool:
    """Whether a unit would be revealed immediately if it were concealed now (HN-6.20)."""
    enemy = 1 - state.seat_of(unit)
    for watcher in range(state.theatre.n_units):
        if (
            state.theatre.seat_of[watcher] == enemy
            and watches(state, watcher)
            and sees(state, watcher, unit)
        ):
            return True
    return False


def look_around(state: Skirmish, mover: i64) -> None:
    """Reveal units after a step, all together and before opportunity fire (HN-11.11, HN-11.13)."""
    if state.at(mover) < 0:
        return
    theatre = state.theatre
    enemy = 1 - state.seat_of(mover)
    found = vec[i64]()
    if state.concealed(mover) and would_be_seen(state, mover):
        found = append(found, mover)
    if watches(state, mover):
        for unit in range(theatre.n_units):
            if (
                theatre.seat_of[unit] == enemy
                and state.at(unit) >= 0
                and state.concealed(unit)
                and sees(state, mover, unit)
            ):
                found = append(found, unit)
    for unit in found:
        reveal(state, unit)


def look_everywhere(state: Skirmish) -> None:
    """Check every concealed unit once after deployment (HN-1.14)."""
    found = vec[i64]()
    for unit in range(state.theatre.n_units):
        if state.at(unit) >= 0 and state.concealed(unit) and would_be_seen(state, unit):
            found = append(found, unit)
    for unit in found:
        reveal(state, unit)


def reveal(state: Skirmish, unit: i64) -> None:
    """Turn a concealed unit to its visible side; it cannot flip again in this move."""
    if not state.concealed(unit):
        return
    if state.has(unit, MARKED):
        state.unmark(unit, MARKED)
        state.mark(unit, UNMASKED)
        if state.phase == SUPPLY:
            state.mark(unit, LATE)
        else:
            state.army(state.seat_of(unit)).markers += 1
    else:
        state.mark(unit, BACK_UP)
    state.unmark(unit, VEILED)
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        state.frames[index] = KINDS[kind_of(top)].revealed(top, unit)
        index -= 2
    events.of_unit(state, "revealed", unit, "", 0, True)


def hide(state: Skirmish, unit: i64) -> None:
    """Place a Concealed marker on a unit (HN-12.7)."""
    state.mark(unit, MARKED)
    state.army(state.seat_of(unit)).markers -= 1
    events.of_unit(state, "concealed", unit)
