"""Structures and their end (HN-9.6, HN-5.25)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.grid.squares import BOARD, INNER, NOWHERE
from sandtable.heroes.fight import casualties
from sandtable.heroes.fight.attack import structure
from sandtable.heroes.fight.casualties import ALLEY_LOST, TRAPPED
from sandtable.heroes.model import events
from sandtable.heroes.model.codes import PLACING, bit, frame
from sandtable.heroes.model.state import WAITING, Skirmish

NEEDED = 4
"""HN-9.6: each die of four or more is a point."""


def roll(state: Skirmish, seat: i64, area: i64, faces: list[int]) -> None:
    """The demolition dice fell."""
    points = sum(face >= NEEDED for face in faces)
    if state.journal is not None:
        events.tell(
            state,
            "demolition",
            {
                "side": state.theatre.seats[seat],
                "overlay": structure_name(state, area),
                "dice": faces,
                "points": points,
            },
        )
    add_points(state, area, points)


def structure_name(state: Skirmish, area: i64) -> str:
    """The overlay of an area; none for the wreck of a vehicle of this battle."""
    return state.theatre.overlays[area - 1] if area <= state.theatre.n_areas else ""


def add_points(state: Skirmish, area: i64, points: i64) -> None:
    needs = structure(state, area)
    now = state.harm(area) + points
    if needs == 0 or is_gone(state, area):
        return
    state.set_harm(area, min(now, needs))
    if now >= needs:
        destroy(state, area)


def is_gone(state: Skirmish, area: i64) -> bool:
    if area <= state.theatre.n_areas:
        return state.fallen >> (area - 1) & 1 != 0
    return len(state.wreck_cells(area - state.theatre.n_areas - 1)) == 0


def destroy(state: Skirmish, area: i64) -> None:
    theatre = state.theatre
    if area > theatre.n_areas:
        unit = area - theatre.n_areas - 1
        if state.journal is not None:
            name = theatre.cells[state.wreck_cells(unit)[0]]
            events.tell(state, "wreck_destroyed", {"cell": name})
        state.clear_wreck(unit)
        return
    if state.journal is not None:
        events.tell(state, "structure_destroyed", {"overlay": theatre.overlays[area - 1]})
    house = theatre.area_house[area - 1]
    state.fallen |= bit(area - 1)
    if house == NOWHERE:
        for cell in range(theatre.n_cells):
            if theatre.area[cell] == area:
                state.lay_again(cell)
        return
    bring_down(state, area, house)


def bring_down(state: Skirmish, area: i64, house: i64) -> None:
    """HN-9.19: those inside are suppressed and placed on the ruins, the initiative side first."""
    ground = state.ground
    trapped = vec[i64]()
    lost = vec[i64]()
    for cell in range(ground.n):
        if ground.house[cell] != house and ground.house_too[cell] != house:
            continue
        unit = state.foot(cell) if ground.kind[cell] != BOARD else i64(NOWHERE)
        if unit >= 0:
            if ground.kind[cell] == INNER:
                trapped = append(trapped, unit)
            else:
                lost = append(lost, unit | cell << 8)
            state.lift(unit)
            state.units[unit * 4] = WAITING
        state.lay_square(cell)
    for turn in range(i64(2)):
        seat = state.holder if turn else 1 - state.holder
        for word in lost:
            unit = word & 255
            if state.seat_of(unit) == seat:
                state.push2(frame(PLACING, unit, word >> 8, 0, ALLEY_LOST), 0)
        for unit in trapped:
            if state.seat_of(unit) == seat:
                state.push2(frame(PLACING, unit, area, 0, TRAPPED), 0)
                casualties.suppress(state, unit, 1)
