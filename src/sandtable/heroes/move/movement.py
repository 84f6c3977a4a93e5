"""A move, step by step (HN-6.10): steps, flips, boarding, and what a stop brings about.

A MOVING frame holds the unit, the points left, the square under assault plus one, flags, and the
square the last step came from plus one (or TRANSPORT plus the transport it came from).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.grid.squares import DX, DY, NOWHERE, way_cell
from sandtable.heroes.fight import casualties, demolition
from sandtable.heroes.ground import concealment
from sandtable.heroes.ground.items import pick_up
from sandtable.heroes.ground.paths import (
    adjacent_to_unit,
    allowance,
    drive_reason,
    enterable,
    entered,
    find_way,
    free,
    lies_across,
    may_stand,
    new_front,
    new_rear,
    reaches_enemy,
    step_reason,
)
from sandtable.heroes.ground.transports import TRANSPORT, room_reason
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    ARC,
    BOARD,
    CONCEALED,
    CULIN,
    DRIVE,
    FACING,
    FLIP_AMBUSH,
    FLIP_NONE,
    HEAVY,
    MOVE,
    MOVING,
    NO_TURNING,
    STEP,
    SUPPLY,
    B,
    D,
    code,
    field_a,
    field_b,
    field_c,
    field_d,
    field_e,
    frame,
    kind_of,
    shifted,
    with_field,
)
from sandtable.heroes.model.equipment import kit_group
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import (
    ABOARD,
    BACK_UP,
    LEFT,
    MARKED,
    PASSING,
    UNMASKED,
    VEILED,
    Skirmish,
)

STEPPED: Final = 1
FLIPPED: Final = 2
FIRED: Final = 4
MUST: Final = 8
"""It fired on the move and owes a step."""
STOPPED: Final = 16
SURE: Final = 32
OPENINGS: Final = 64
AFTER: Final = 128
"""Reveals and opportunity fire of the last step are due."""
ENDED: Final = 256


def begin(state: Skirmish, unit: i64, target: i64) -> None:
    """Begin a move, or an assault on the unit on a square (NOWHERE for none)."""
    state.push2(frame(MOVING, unit, allowance(state, unit), target + 1, 0, 0), 0)


# Which steps there are


def steps(state: Skirmish, top: i64) -> vec[i64]:
    """The codes of the steps a moving unit may take now."""
    unit = field_a(top)
    found = vec[i64]()
    if state.at(unit) < 0 or state.theatre.squares_of[unit] == 1:
        for cell in candidates(state, unit, field_c(top) - 1):
            if one_step_reason(state, top, cell) == LEGAL:
                found = append(found, code(STEP, cell))
        return found
    for form in range(i64(8)):
        if form_reason(state, top, form) == LEGAL:
            found = append(found, code(DRIVE, form))
    return found


def candidates(state: Skirmish, unit: i64, target: i64) -> vec[i64]:
    """Squares worth asking about: the neighbours, or where the unit can come onto the map."""
    ground = state.ground
    found = vec[i64]()
    at = state.at(unit)
    if at >= 0:
        for index in range(ground.first[at], ground.first[at + 1]):
            found = append(found, way_cell(ground.ways[index]))
        return found
    carrier = state.carrier(unit)
    if carrier >= 0:
        for half in range(i64(2)):
            square = state.square(carrier, half)
            if square >= 0:
                for index in range(ground.first[square], ground.first[square + 1]):
                    found = append(found, way_cell(ground.ways[index]))
        return found
    for cell in range(ground.n):
        if state.theatre.entry[state.seat_of(unit) * ground.n + cell]:
            found = append(found, cell)
    return found


def one_step_reason(state: Skirmish, top: i64, cell: i64) -> i64:
    """Why a unit cannot step to this square."""
    unit = field_a(top)
    points = field_b(top)
    target = field_c(top) - 1
    flags = field_d(top)
    at = state.at(unit)
    if flags & STOPPED:
        return why.STOPPED
    if at >= 0 and state.theatre.squares_of[unit] > 1:
        return why.NO_SUCH_STEP
    if at < 0:
        return arrival_reason(state, top, cell)
    if points <= 0:
        return why.NO_POINTS
    step = find_way(state, at, cell)
    if step == NOWHERE:
        return why.NO_SUCH_STEP
    openings = flags & OPENINGS != 0
    sure = flags & SURE != 0
    if target >= 0 and cell == target:
        if state.has(unit, PASSING):
            return why.CANNOT_STOP
        return enterable(state, unit, at, step, openings)
    reason = step_reason(state, unit, at, step, points, openings, sure)
    if reason != LEGAL or target < 0:
        return reason
    if state.theatre.difficult[state.terrain(cell)] and not sure:
        return why.OUT_OF_REACH
    if reaches_enemy(state, unit, cell, target, points - 1, openings, sure):
        return LEGAL
    return why.OUT_OF_REACH


def arrival_reason(state: Skirmish, top: i64, cell: i64) -> i64:
    """HN-1.11, HN-6.22: why a unit cannot get out of its transport, or onto the map, here."""
    unit = field_a(top)
    points = field_b(top)
    target = field_c(top) - 1
    carrier = state.carrier(unit)
    if points <= 0:
        return why.NO_POINTS
    if carrier < 0:
        if not state.theatre.entry[state.seat_of(unit) * state.theatre.n_cells + cell]:
            return why.NO_SUCH_STEP
        points -= 1
        if state.theatre.squares_of[unit] > 1 and len(facings(state, unit, cell, True)) == 0:
            return why.CLOSED
    elif not adjacent_to_unit(state, cell, carrier):
        return why.NOT_BESIDE
    elif target >= 0 and cell == target:
        return may_stand(state, unit, cell)
    reason = may_stand(state, unit, cell)
    if reason != LEGAL:
        return reason
    if not free(state, cell):
        return why.OCCUPIED
    if target >= 0 and not reaches_enemy(state, unit, cell, target, points, False, False):
        return why.OUT_OF_REACH
    return LEGAL


def form_reason(state: Skirmish, top: i64, form: i64) -> i64:
    """Why a two-square vehicle cannot take a step of this form."""
    unit = field_a(top)
    if field_d(top) & STOPPED:
        return why.STOPPED
    if state.at(unit) < 0 or state.theatre.squares_of[unit] == 1:
        return why.NO_SUCH_STEP
    if field_b(top) <= 0:
        return why.NO_POINTS
    return drive_reason(state, unit, form)


def facings(state: Skirmish, unit: i64, front: i64, entering: bool) -> vec[i64]:
    """HN-1.12: the facings a unit may be placed in with its front on this square."""
    theatre = state.theatre
    found = vec[i64]()
    if theatre.squares_of[unit] == 1:
        for direction in range(i64(4)):
            found = append(found, direction * 2)
        return found
    ground = state.ground
    zone = theatre.entry if entering else theatre.zone
    for direction in range(i64(8)):
        rear = ground.board_cell(
            (ground.x[front] >> 1) - i64(DX[direction]),
            (ground.y[front] >> 1) - i64(DY[direction]),
        )
        if (
            rear != NOWHERE
            and zone[state.seat_of(unit) * theatre.n_cells + rear]
            and may_stand(state, unit, rear) == LEGAL
            and free(state, rear)
            and lies_across(state, unit, front, rear) == LEGAL
        ):
            found = append(found, direction)
    return found


# Taking a step


def take_step(state: Skirmish, cell: i64) -> None:
    top = state.top()
    unit = field_a(top)
    start = state.at(unit)
    points = field_b(top)
    origin = start + 1
    carrier = state.carrier(unit)
    if start >= 0 or carrier < 0:
        points -= 1
    if carrier >= 0:
        origin = TRANSPORT + carrier
        if cell == field_c(top) - 1:
            points -= 1
    state.lift(unit)
    if cell == field_c(top) - 1:
        # HN-8.12: it counts as standing on the target's square.
        state.units[unit * 4] = cell
        state.mark(unit, PASSING)
    else:
        state.put(unit, cell, NOWHERE)
    finish_step(state, top, unit, points, origin, cell, start)
    if start < 0 and carrier < 0 and state.theatre.squares_of[unit] > 1:
        state.push2(frame(FACING, unit, 1), 0)


def take_form(state: Skirmish, form: i64) -> None:
    """A two-square vehicle takes a step."""
    top = state.top()
    unit = field_a(top)
    front = new_front(state, unit, form)
    rear = new_rear(state, unit, form)
    to = entered(form, front, rear)
    start = state.at(unit)
    before = state.area(to)
    was_on = before and (state.area(start) == before or state.area(state.rear(unit)) == before)
    state.lift(unit)
    state.put(unit, front, rear)
    finish_step(state, top, unit, field_b(top) - 1, start + 1, to, start)
    if before and not was_on and is_wreck(state, before):
        crush(state, unit, before)


def is_wreck(state: Skirmish, area: i64) -> bool:
    n_areas = state.theatre.n_areas
    return area > n_areas or state.theatre.area_wreck[area - 1] != 0


def finish_step(
    state: Skirmish, top: i64, unit: i64, points: i64, origin: i64, to: i64, start: i64
) -> None:
    flags = field_d(top) & ~i64(MUST) | STEPPED | AFTER
    theatre = state.theatre
    terrain = state.terrain(to)
    if theatre.type_of[unit] == HEAVY and theatre.hedges[terrain]:
        cut_hedge(state, unit, to)
    elif theatre.difficult[terrain] and not flags & SURE:
        flags |= STOPPED
    state.set_top(frame(MOVING, unit, max(points, 0), field_c(top), flags, origin), state.more())
    events.moved(state, unit, start)


def cut_hedge(state: Skirmish, unit: i64, cell: i64) -> None:
    """HN-12.6: a Culin cutter opens the square for all."""
    group = kit_group(state, unit, CULIN)
    state.add_kit(group, CULIN, -1)
    state.open_hedge(cell)
    events.of_unit(state, "hedge_cut", unit)


def crush(state: Skirmish, unit: i64, area: i64) -> None:
    """HN-6.9, HN-6.19: a heavy vehicle drives onto a wreck."""
    theatre = state.theatre
    if theatre.type_of[unit] != HEAVY:
        return
    events.of_unit(state, "wreck_crushed", unit)
    demolition.add_points(state, area, 1)


# Flips, transports, the end


def flip_reason(state: Skirmish, top: i64) -> i64:
    """HN-6.4, HN-6.20: why a unit cannot flip now."""
    unit = field_a(top)
    flags = field_d(top)
    if state.theatre.flip_of[unit] == FLIP_NONE or flags & FLIPPED or field_c(top):
        return why.NO_FLIP
    if state.at(unit) < 0 or flags & MUST or state.has(unit, PASSING | MARKED):
        return why.NO_FLIP
    if state.theatre.flip_of[unit] == FLIP_AMBUSH and not state.able(unit, CONCEALED):
        if concealment.would_be_seen(state, unit):
            return why.SEEN_THERE
    return LEGAL


def flip(state: Skirmish, unit: i64) -> None:
    """Turn a unit over."""
    if state.able(unit, CONCEALED):
        concealment.reveal(state, unit)
        return
    if state.has(unit, BACK_UP):
        state.unmark(unit, BACK_UP)
    else:
        state.mark(unit, BACK_UP)
    events.of_unit(state, "flipped", unit)


def flip_moving(state: Skirmish) -> None:
    """A flip before the first step gives the new side's allowance, one after it ends the move."""
    top = state.top()
    unit = field_a(top)
    flip(state, unit)
    flags = field_d(top) | FLIPPED
    points = field_b(top)
    if flags & STEPPED:
        flags |= ENDED
    else:
        points = allowance(state, unit)
    state.set_top(frame(MOVING, unit, points, 0, flags, field_e(top)), state.more())


def board_reason(state: Skirmish, top: i64, transport: i64) -> i64:
    """HN-6.22: why a moving unit cannot get into a transport at the end of its move."""
    unit = field_a(top)
    at = state.at(unit)
    if at < 0 or state.at(transport) < 0 or field_c(top) or field_d(top) & MUST:
        return why.NOT_BESIDE
    if not (field_d(top) & STEPPED and state.theatre.corrected):
        # HN-6.21: once on its way a unit completes its move, whatever happens to it.
        if state.stat(unit, MOVE) <= 0 or allowance(state, unit) <= 0:
            return why.SUPPRESSED
    if not adjacent_to_unit(state, at, transport):
        return why.NOT_BESIDE
    return room_reason(state, unit, transport)


def end_moves(state: Skirmish, unit: i64) -> None:
    """A unit got in at the end of a move a card gave it in the middle of another: that ends too."""
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == MOVING and field_a(top) == unit:
            state.frames[index] = top | shifted(ENDED, D)
        index -= 2


def boardings(state: Skirmish, top: i64) -> vec[i64]:
    found = vec[i64]()
    unit = field_a(top)
    if not state.infantry(unit):
        return found
    for transport in state.theatre.transports:
        if state.theatre.seat_of[transport] == state.seat_of(unit):
            if board_reason(state, top, transport) == LEGAL:
                found = append(found, code(BOARD, transport))
    return found


def leave_reason(state: Skirmish, top: i64) -> i64:
    """HN-5.18: why a unit cannot leave the map."""
    unit = field_a(top)
    at = state.at(unit)
    if at < 0 or field_c(top) or field_d(top) & STOPPED:
        return why.NO_EXIT
    if not state.theatre.exit[state.seat_of(unit) * state.theatre.n_cells + at]:
        return why.NO_EXIT
    return LEGAL if field_b(top) > 0 else why.NO_POINTS


def leave(state: Skirmish, unit: i64) -> None:
    """A unit goes off the map, with what it carries and its riders."""
    seat = state.seat_of(unit)
    events.of_unit(state, "left", unit)
    for item in range(i64(len(state.theatre.items))):
        if state.item(item) == ABOARD - unit:
            state.set_item(item, LEFT - seat)
    state.army(seat).out += 1
    state.lift(unit)
    state.unmark(unit, VEILED)
    state.units[unit * 4] = LEFT
    state.units[unit * 4 + 1] = NOWHERE
    if not state.token(unit) & 16:
        state.set_token(unit, 0)
    for rider in range(state.theatre.n_units):
        if state.carrier(rider) == unit:
            leave(state, rider)


def halt_reason(state: Skirmish, top: i64, can_step: bool) -> i64:
    """Why a move cannot end here."""
    unit = field_a(top)
    flags = field_d(top)
    if state.has(unit, PASSING):
        return why.CANNOT_STOP
    if field_c(top) and can_step:
        return why.DECLARED
    if flags & MUST and can_step:
        return why.MUST_STEP
    return LEGAL


def halt(state: Skirmish) -> None:
    """End a move; one without a step is a zero move, at which one may be fired at."""
    top = state.top()
    flags = field_d(top) | ENDED
    if not flags & STEPPED and state.at(field_a(top)) >= 0:
        flags |= AFTER
    state.set_top(frame(MOVING, field_a(top), field_b(top), 0, flags, field_e(top)), state.more())


def may_turn(state: Skirmish, unit: i64) -> bool:
    """HN-6.24: whether a unit with an arc chooses its facing at the end of a move."""
    return (
        state.able(unit, ARC)
        and not state.able(unit, NO_TURNING)
        and state.stat(unit, MOVE) > 0
        and state.at(unit) >= 0
    )


def worth_moving(state: Skirmish, unit: i64) -> bool:
    """A unit that can neither go nor flip nor turn has no move to make."""
    return allowance(state, unit) > 0 or state.theatre.flip_of[unit] != 0 or may_turn(state, unit)


def finish(state: Skirmish) -> None:
    """The move is over: take the frame away and settle what the stop brings about."""
    top = state.top()
    unit = field_a(top)
    state.pop2()
    at = state.at(unit)
    if at < 0:
        return
    if state.infantry(unit):
        pick_up(state, unit)
    else:
        casualties.run_over_both(state, at, state.rear(unit))
    if may_turn(state, unit):
        state.push2(frame(FACING, unit, 0), 0)


def slow_down(state: Skirmish) -> None:
    """HN-12.7: a marker laid before the first step moves no faster than markers do; one laid later
    ends the move."""
    top = state.top()
    if field_d(top) & STEPPED:
        state.replace_top(top | shifted(ENDED, D))
    else:
        points = min(field_b(top), allowance(state, field_a(top)))
        state.replace_top(with_field(top, B, points))


def conceal_reason(state: Skirmish, top: i64) -> i64:
    """HN-12.7: why a Concealed marker cannot take the place of a moving unit."""
    unit = field_a(top)
    if state.phase != SUPPLY or state.army(state.seat_of(unit)).markers == 0:
        return why.NO_KIT
    if not state.infantry(unit) or state.concealed(unit) or state.has(unit, UNMASKED | PASSING):
        return why.NO_KIT
    if state.at(unit) < 0:
        return why.NO_KIT
    if concealment.would_be_seen(state, unit):
        return why.SEEN_THERE
    return LEGAL
