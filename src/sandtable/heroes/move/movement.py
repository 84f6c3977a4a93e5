"""Moves, step by step (HN-6.10): steps, flips, boarding, and the effects of a stop."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import DX, DY, NOWHERE, way_cell
from sandtable.heroes import victory
from sandtable.heroes.fight import assault, casualties, demolition, fire
from sandtable.heroes.fight.fire import MOVING_FIRE
from sandtable.heroes.ground import concealment, items, transports
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
    ACTIVATION,
    ARC,
    BOARD,
    CONCEAL,
    CONCEALED,
    CULIN,
    DO,
    DRIVE,
    FACE,
    FACING,
    FIRE,
    FLIP,
    FLIP_AMBUSH,
    FLIP_NONE,
    HALT,
    HEAVY,
    LEAVE,
    MOVE,
    MOVING,
    NO_TURNING,
    RAZE,
    SHOOTING_UP,
    STEP,
    SUPPLY,
    VERBS,
    bit,
    code,
    shifted,
)
from sandtable.heroes.model.equipment import kit_group
from sandtable.heroes.model.moments import (
    FOURTH,
    KINDS,
    SECOND,
    THIRD,
    Moment,
    ask,
    field,
    frame,
    kind_of,
    last_of,
    with_field,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import (
    ABOARD,
    BACK_UP,
    GONE,
    LEFT,
    MARKED,
    PASSING,
    UNMASKED,
    VEILED,
    Skirmish,
)
from sandtable.heroes.model.windows import IN_MOVE, asked, open_window

# Flags of a move
STEPPED: Final = 1
FLIPPED: Final = 2
FIRED: Final = 4
MUST: Final = 8
"""The unit fired on the move and must take a step."""
STOPPED: Final = 16
SURE: Final = 32
OPENINGS: Final = 64
AFTER: Final = 128
"""Revealing units and opportunity fire after the last step are still to come."""
ENDED: Final = 256


def begin(state: Skirmish, unit: i64, target: i64) -> None:
    """Start a move, or an assault on the unit on a square (NOWHERE for none)."""
    state.push2(Moving.frame(unit, allowance(state, unit), target), 0)


# Possible steps


def steps(state: Skirmish, top: i64) -> vec[i64]:
    """Return the steps a moving unit may take now, as codes of moves."""
    unit = Moving.unit(top)
    found = vec[i64]()
    if state.at(unit) < 0 or state.theatre.squares_of[unit] == 1:
        for cell in candidates(state, unit):
            if one_step_reason(state, top, cell) == LEGAL:
                found = append(found, code(STEP, cell))
        return found
    for form in range(i64(8)):
        if form_reason(state, top, form) == LEGAL:
            found = append(found, code(DRIVE, form))
    return found


def candidates(state: Skirmish, unit: i64) -> vec[i64]:
    """Return the squares to check: the neighbours, or those where the unit can enter the map."""
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
    """Return why a unit cannot step to this square, or LEGAL."""
    unit = Moving.unit(top)
    points = Moving.points(top)
    target = Moving.target(top)
    flags = Moving.flags(top)
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
    """Return why a unit cannot leave its transport, or enter the map, here (HN-1.11, HN-6.22)."""
    unit = Moving.unit(top)
    points = Moving.points(top)
    target = Moving.target(top)
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
    """Return why a two-square vehicle cannot take a step of this form, or LEGAL."""
    unit = Moving.unit(top)
    if Moving.flags(top) & STOPPED:
        return why.STOPPED
    if state.at(unit) < 0 or state.theatre.squares_of[unit] == 1:
        return why.NO_SUCH_STEP
    if Moving.points(top) <= 0:
        return why.NO_POINTS
    return drive_reason(state, unit, form)


def facing_reason(state: Skirmish, unit: i64, front: i64, direction: i64, entering: bool) -> i64:
    """Return why a unit with its front on this square cannot face this way, or LEGAL (HN-1.12)."""
    theatre = state.theatre
    if theatre.squares_of[unit] == 1:
        return LEGAL if direction % 2 == 0 else why.NOT_ABLE
    ground = state.ground
    zone = theatre.entry if entering else theatre.zone
    rear = ground.board_cell(
        (ground.x[front] >> 1) - i64(DX[direction]),
        (ground.y[front] >> 1) - i64(DY[direction]),
    )
    if rear == NOWHERE or not zone[state.seat_of(unit) * theatre.n_cells + rear]:
        return why.NOT_IN_ZONE
    reason = may_stand(state, unit, rear)
    if reason != LEGAL:
        return reason
    if not free(state, rear):
        return why.OCCUPIED
    return lies_across(state, unit, front, rear)


def facings(state: Skirmish, unit: i64, front: i64, entering: bool) -> vec[i64]:
    """Return the directions a unit may face with its front on this square."""
    found = vec[i64]()
    for direction in range(i64(8)):
        if facing_reason(state, unit, front, direction, entering) == LEGAL:
            found = append(found, direction)
    return found


# Taking a step


def take_step(state: Skirmish, cell: i64) -> None:
    top = state.top()
    unit = Moving.unit(top)
    start = state.at(unit)
    points = Moving.points(top)
    origin = start + 1
    carrier = state.carrier(unit)
    if start >= 0 or carrier < 0:
        points -= 1
    if carrier >= 0:
        origin = TRANSPORT + carrier
        if cell == Moving.target(top):
            points -= 1
    state.lift(unit)
    if cell == Moving.target(top):
        # HN-8.12: the attacker counts as being on the target's square.
        state.units[unit * 4] = cell
        state.mark(unit, PASSING)
    else:
        state.put(unit, cell, NOWHERE)
    finish_step(state, top, unit, points, origin, cell, start)
    if start < 0 and carrier < 0 and state.theatre.squares_of[unit] > 1:
        state.push2(Facing.frame(unit, True), 0)


def take_form(state: Skirmish, form: i64) -> None:
    """Take a step with a two-square vehicle."""
    top = state.top()
    unit = Moving.unit(top)
    front = new_front(state, unit, form)
    rear = new_rear(state, unit, form)
    to = entered(form, front, rear)
    start = state.at(unit)
    before = state.area(to)
    was_on = before and (state.area(start) == before or state.area(state.rear(unit)) == before)
    state.lift(unit)
    state.put(unit, front, rear)
    finish_step(state, top, unit, Moving.points(top) - 1, start + 1, to, start)
    if before and not was_on and is_wreck(state, before):
        crush(state, unit, before)


def is_wreck(state: Skirmish, area: i64) -> bool:
    n_areas = state.theatre.n_areas
    return area > n_areas or state.theatre.area_wreck[area - 1] != 0


def finish_step(
    state: Skirmish, top: i64, unit: i64, points: i64, origin: i64, to: i64, start: i64
) -> None:
    flags = Moving.flags(top) & ~i64(MUST) | STEPPED | AFTER
    theatre = state.theatre
    terrain = state.terrain(to)
    if theatre.type_of[unit] == HEAVY and theatre.hedges[terrain]:
        cut_hedge(state, unit, to)
    elif theatre.difficult[terrain] and not flags & SURE:
        flags |= STOPPED
    state.replace_top(Moving.frame(unit, max(points, 0), Moving.target(top), flags, origin))
    events.moved(state, unit, start)


def cut_hedge(state: Skirmish, unit: i64, cell: i64) -> None:
    """Open the hedgerow on a square for all units, with a Culin cutter (HN-12.6)."""
    group = kit_group(state, unit, CULIN)
    state.add_kit(group, CULIN, -1)
    state.open_hedge(cell)
    events.of_unit(state, "hedge_cut", unit)


def crush(state: Skirmish, unit: i64, area: i64) -> None:
    """Let a heavy vehicle damage a wreck it drives onto (HN-6.9, HN-6.19)."""
    theatre = state.theatre
    if theatre.type_of[unit] != HEAVY:
        return
    events.of_unit(state, "wreck_crushed", unit)
    demolition.add_points(state, area, 1)


# Flips, transports, the end


def flip_reason(state: Skirmish, top: i64) -> i64:
    """Return why a unit cannot flip now, or LEGAL (HN-6.4, HN-6.20)."""
    unit = Moving.unit(top)
    flags = Moving.flags(top)
    if state.theatre.flip_of[unit] == FLIP_NONE or flags & FLIPPED or Moving.target(top) >= 0:
        return why.NO_FLIP
    if state.at(unit) < 0 or flags & MUST or state.has(unit, PASSING | MARKED):
        return why.NO_FLIP
    if state.theatre.flip_of[unit] == FLIP_AMBUSH and not state.able(unit, CONCEALED):
        if concealment.would_be_seen(state, unit):
            return why.SEEN_THERE
    return LEGAL


def flip(state: Skirmish, unit: i64) -> None:
    """Flip a unit to its other side."""
    if state.able(unit, CONCEALED):
        concealment.reveal(state, unit)
        return
    if state.has(unit, BACK_UP):
        state.unmark(unit, BACK_UP)
    else:
        state.mark(unit, BACK_UP)
    events.of_unit(state, "flipped", unit)


def flip_moving(state: Skirmish) -> None:
    """Flip a moving unit.

    Before the first step it gets the new side's allowance; later the flip ends the move.
    """
    top = state.top()
    unit = Moving.unit(top)
    before = allowance(state, unit)
    flip(state, unit)
    flags = Moving.flags(top) | FLIPPED
    points = Moving.points(top)
    if flags & STEPPED:
        flags |= ENDED
    elif state.theatre.revised:
        points = max(points + allowance(state, unit) - before, 0)  # keeps what a card added
    else:
        points = allowance(state, unit)
    state.replace_top(Moving.frame(unit, points, NOWHERE, flags, Moving.origin(top)))


def board_reason(state: Skirmish, top: i64, transport: i64) -> i64:
    """Return why a moving unit cannot board a transport at the end of its move (HN-6.22)."""
    unit = Moving.unit(top)
    at = state.at(unit)
    if at < 0 or state.at(transport) < 0 or Moving.target(top) >= 0 or Moving.flags(top) & MUST:
        return why.NOT_BESIDE
    if not (Moving.flags(top) & STEPPED and state.theatre.corrected):
        # HN-6.21: a unit that has started to move completes its move, whatever happens to it.
        if state.stat(unit, MOVE) <= 0 or allowance(state, unit) <= 0:
            return why.SUPPRESSED
    if not adjacent_to_unit(state, at, transport):
        return why.NOT_BESIDE
    return room_reason(state, unit, transport)


def end_moves(state: Skirmish, unit: i64) -> None:
    """End all moves of a unit that boarded a transport.

    A card may have given it a second move in the middle of another one.
    """
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == MOVING and Moving.unit(top) == unit:
            state.frames[index] = Moving.flagged(top, ENDED)
        index -= 2


def lengthen(state: Skirmish, unit: i64, points: i64) -> None:
    """Add points to the moves of a unit that has not taken its first step (HN-6.21).

    They are less than 0 if the unit flipped to a slower side.
    """
    if points == 0 or not state.theatre.revised:
        return
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == MOVING and Moving.unit(top) == unit:
            if not Moving.flags(top) & STEPPED:
                state.frames[index] = Moving.with_points(top, max(Moving.points(top) + points, 0))
        index -= 2


def boardings(state: Skirmish, top: i64) -> vec[i64]:
    found = vec[i64]()
    unit = Moving.unit(top)
    if not state.infantry(unit):
        return found
    for transport in state.theatre.transports:
        if state.theatre.seat_of[transport] == state.seat_of(unit):
            if board_reason(state, top, transport) == LEGAL:
                found = append(found, code(BOARD, transport))
    return found


def leave_reason(state: Skirmish, top: i64) -> i64:
    """Return why a unit cannot leave the map, or LEGAL (HN-5.18)."""
    unit = Moving.unit(top)
    at = state.at(unit)
    if at < 0 or Moving.target(top) >= 0 or Moving.flags(top) & STOPPED:
        return why.NO_EXIT
    if not state.theatre.exit[state.seat_of(unit) * state.theatre.n_cells + at]:
        return why.NO_EXIT
    return LEGAL if Moving.points(top) > 0 else why.NO_POINTS


def leave(state: Skirmish, unit: i64) -> None:
    """Remove a unit from the map, with its items and riders."""
    seat = state.seat_of(unit)
    events.of_unit(state, "left", unit)
    for item in range(i64(len(state.theatre.items))):
        if state.item(item) == ABOARD - unit:
            state.set_item(item, LEFT - seat)
    state.army(seat).out += 1
    state.lift(unit)
    state.unmark(unit, VEILED)
    if state.theatre.revised and state.has(unit, MARKED):
        state.unmark(unit, MARKED)
        state.army(seat).markers += 1
    state.units[unit * 4] = LEFT
    state.units[unit * 4 + 1] = NOWHERE
    if not state.token(unit) & 16:
        state.set_token(unit, 0)
    for rider in range(state.theatre.n_units):
        if state.carrier(rider) == unit:
            leave(state, rider)


def halt_reason(state: Skirmish, top: i64, can_step: bool) -> i64:
    """Return why a move cannot end here, or LEGAL."""
    unit = Moving.unit(top)
    flags = Moving.flags(top)
    if state.has(unit, PASSING):
        return why.CANNOT_STOP
    if Moving.target(top) >= 0 and can_step:
        return why.DECLARED
    if flags & MUST and can_step:
        return why.MUST_STEP
    return LEGAL


def halt(state: Skirmish) -> None:
    """End a move; one without a step is a zero move, which allows opportunity fire too."""
    top = state.top()
    flags = Moving.flags(top) | ENDED
    if not flags & STEPPED and state.at(Moving.unit(top)) >= 0:
        flags |= AFTER
    origin = Moving.origin(top)
    state.replace_top(Moving.frame(Moving.unit(top), Moving.points(top), NOWHERE, flags, origin))


def may_turn(state: Skirmish, unit: i64) -> bool:
    """Whether a unit with an arc chooses its facing at the end of a move (HN-6.24)."""
    return (
        state.able(unit, ARC)
        and not state.able(unit, NO_TURNING)
        and state.stat(unit, MOVE) > 0
        and state.at(unit) >= 0
    )


def worth_moving(state: Skirmish, unit: i64) -> bool:
    """Whether a unit can move, flip or turn at all."""
    return allowance(state, unit) > 0 or state.theatre.flip_of[unit] != 0 or may_turn(state, unit)


def finish(state: Skirmish) -> None:
    """Remove the frame of a finished move and apply the effects of the stop."""
    top = state.top()
    unit = Moving.unit(top)
    state.pop2()
    at = state.at(unit)
    if at < 0:
        return
    if state.infantry(unit):
        items.pick_up(state, unit)
    else:
        casualties.run_over_both(state, at, state.rear(unit))
    if may_turn(state, unit):
        state.push2(Facing.frame(unit, False), 0)


def slow_down(state: Skirmish) -> None:
    """Limit a move in which a Concealed marker was placed (HN-12.7).

    Before the first step the unit gets at most the allowance of a marker; later its move ends.
    """
    top = state.top()
    if Moving.flags(top) & STEPPED:
        state.replace_top(Moving.flagged(top, ENDED))
    else:
        points = min(Moving.points(top), allowance(state, Moving.unit(top)))
        state.replace_top(Moving.with_points(top, points))


def conceal_reason(state: Skirmish, top: i64) -> i64:
    """Return why a Concealed marker cannot replace a moving unit, or LEGAL (HN-12.7)."""
    unit = Moving.unit(top)
    if state.phase != SUPPLY or state.army(state.seat_of(unit)).markers == 0:
        return why.NO_KIT
    if not state.infantry(unit) or state.concealed(unit) or state.has(unit, UNMASKED | PASSING):
        return why.NO_KIT
    if state.at(unit) < 0:
        return why.NO_KIT
    if concealment.would_be_seen(state, unit):
        return why.SEEN_THERE
    return LEGAL


# Moments


def face(state: Skirmish, unit: i64, direction: i64) -> None:
    """Set the direction of a unit: its arc, or the rear square of a vehicle."""
    if state.theatre.squares_of[unit] > 1:
        front = state.at(unit)
        rear = state.ground.beside(front, (direction + 4) % 8)
        state.lift(unit)
        state.put(unit, front, rear)
    else:
        state.set_facing(unit, direction)


def standing(state: Skirmish, top: i64, cell: i64) -> bool:
    """Whether an enemy is still on the assaulted square and can be reached."""
    other = state.occupant(cell)
    if other < 0 or state.seat_of(other) == state.seat_of(Moving.unit(top)):
        return False
    return len(steps(state, top)) > 0


def arrive(state: Skirmish, top: i64, unit: i64, target: i64) -> None:
    """Start the assault after its last step; if the enemy is gone, just take the square."""
    other = state.occupant(target)
    state.replace_top(with_field(Moving.flagged(top, ENDED), THIRD, 0))
    if other < 0 or state.seat_of(other) == state.seat_of(unit):
        state.lift(unit)
        state.put(unit, target, NOWHERE)
        if state.theatre.revised and may_stand(state, unit, target) != LEGAL:
            casualties.run_over(state, target)  # HN-6.18: the enemy is a wreck there now
        return
    assault.begin(state, unit, target, Moving.origin(top))


def can_only_end(state: Skirmish, top: i64) -> bool:
    """Whether a move can only end."""
    return (
        Moving.target(top) < 0
        and not state.has(Moving.unit(top), PASSING)
        and flip_reason(state, top) != 0
        and conceal_reason(state, top) != 0
        and len(boardings(state, top)) == 0
        and len(steps(state, top)) == 0
    )


def fire_on_the_move_reason(state: Skirmish, top: i64, verb: i64, can_step: bool) -> i64:
    """Return why a moving unit cannot make this attack before its next step (HN-11.3, HN-11.16)."""
    if state.phase == SUPPLY:
        return why.NO_FIRE_IN_SUPPLY
    if verb < FIRE or verb == RAZE:
        return why.FINISH_FIRST
    if Moving.flags(top) & FIRED:
        return why.HAS_ACTED
    if not can_step or Moving.points(top) <= 0:
        return why.MUST_STEP
    unit = Moving.unit(top)
    if state.at(unit) < 0:
        return why.NO_TARGET
    return fire.fire_reason(state, unit, verb, True, NOWHERE)


class Moving(Moment):
    """A unit's move (HN-6.10)."""

    def __init__(self) -> None:
        super().__init__("move", units=1, in_hand=True)
        self.rules = {
            "move": ["HN-6.1", "HN-6.2", "HN-6.5", "HN-5.4"],
            "assault_move": ["HN-8.1", "HN-8.5", "HN-6.5"],
        }

    @staticmethod
    def frame(unit: i64, points: i64, target: i64, flags: i64 = 0, origin: i64 = 0) -> i64:
        return frame(MOVING, unit, points, target + 1, flags, origin)

    @staticmethod
    def points(top: i64) -> i64:
        """Return the remaining movement points."""
        return field(top, SECOND)

    @staticmethod
    def target(top: i64) -> i64:
        """Return the assaulted square, or NOWHERE."""
        return field(top, THIRD) - 1

    @staticmethod
    def flags(top: i64) -> i64:
        return field(top, FOURTH)

    @staticmethod
    def origin(top: i64) -> i64:
        """Return the start square of the last step plus one, or TRANSPORT plus the transport."""
        return last_of(top)

    @staticmethod
    def flagged(top: i64, flag: i64) -> i64:
        return top | shifted(flag, FOURTH)

    @staticmethod
    def with_points(top: i64, points: i64) -> i64:
        return with_field(top, SECOND, points)

    def advance(self, state: Skirmish, top: i64) -> bool:
        unit = Moving.unit(top)
        flags = Moving.flags(top)
        at = state.at(unit)
        if at == GONE or at == LEFT:
            state.pop2()
            victory.check_units(state)
            return False
        if flags & AFTER:
            state.replace_top(top & ~shifted(AFTER, FOURTH))
            concealment.look_around(state, unit)
            if state.phase == ACTIVATION:
                state.push2(frame(SHOOTING_UP, unit), 0)
                open_window(state, bit(state.seat_of(unit)))
            return False
        target = Moving.target(top)
        if target >= 0 and at == target:
            arrive(state, top, unit, target)
            return False
        if flags & ENDED:
            finish(state)
            return False
        if target >= 0 and not standing(state, top, target):
            # HN-8.10: the target is gone; the rest is a normal move.
            state.replace_top(with_field(top, THIRD, 0))
            return False
        seat = state.seat_of(unit)
        if (Moving.points(top) == 0 or flags & STOPPED) and not asked(state, seat):
            if can_only_end(state, top):
                halt(state)
                return False
        return ask(state, seat)

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return IN_MOVE

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        next_steps = steps(state, top)
        can_step = len(next_steps) > 0
        if can_step and state.phase != SUPPLY and not Moving.flags(top) & FIRED:
            for verb in range(i64(FIRE), i64(len(VERBS))):
                if fire_on_the_move_reason(state, top, verb, can_step) == LEGAL:
                    found = append(found, code(DO, verb))
        for step in next_steps:
            found = append(found, step)
        if flip_reason(state, top) == LEGAL:
            found = append(found, code(FLIP, 0))
        if halt_reason(state, top, can_step) == LEGAL:
            found = append(found, code(HALT, 0))
        if state.infantry(Moving.unit(top)):
            for boarding in boardings(state, top):
                found = append(found, boarding)
            if conceal_reason(state, top) == LEGAL:
                found = append(found, code(CONCEAL, 0))
        if leave_reason(state, top) == LEGAL:
            found = append(found, code(LEAVE, 0))
        return found

    def asks(self, state: Skirmish, top: i64) -> i64:
        steps = bit(STEP) | bit(DRIVE) | bit(FLIP) | bit(HALT) | bit(BOARD)
        return steps | bit(LEAVE) | bit(CONCEAL) | bit(DO)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == STEP:
            return one_step_reason(state, top, arg)
        if kind == DRIVE:
            return form_reason(state, top, arg)
        if kind == FLIP:
            return flip_reason(state, top)
        if kind == HALT:
            return halt_reason(state, top, len(steps(state, top)) > 0)
        if kind == BOARD:
            return board_reason(state, top, arg)
        if kind == LEAVE:
            return leave_reason(state, top)
        if kind == CONCEAL:
            return conceal_reason(state, top)
        return fire_on_the_move_reason(state, top, arg, len(steps(state, top)) > 0)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        unit = Moving.unit(top)
        if kind == STEP:
            take_step(state, arg)
        elif kind == DRIVE:
            take_form(state, arg)
        elif kind == HALT:
            halt(state)
        elif kind == DO:
            state.replace_top(Moving.flagged(top, FIRED | MUST))
            fire.begin(state, unit, arg, MOVING_FIRE, NOWHERE)
        elif kind == FLIP:
            flip_moving(state)
        elif kind == BOARD:
            state.pop2()
            transports.get_in(state, unit, arg)
            end_moves(state, unit)
        elif kind == LEAVE:
            leave(state, unit)
        else:
            concealment.hide(state, unit)
            slow_down(state)

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        args["unit"] = state.theatre.units[Moving.unit(top)]
        args["left"] = int(Moving.points(top))
        return "assault_move" if Moving.target(top) >= 0 else self.prompt

    def stopped(self, frame: i64, unit: i64) -> i64:
        return Moving.flagged(frame, STOPPED) if Moving.unit(frame) == unit else frame

    def revealed(self, frame: i64, unit: i64) -> i64:
        """Mark that a revealed unit cannot flip again in this move."""
        return Moving.flagged(frame, FLIPPED) if Moving.unit(frame) == unit else frame


class Facing(Moment):
    """The choice of a unit's facing (HN-1.12, HN-6.24)."""

    def __init__(self) -> None:
        super().__init__("face", units=1)
        self.rules = {"face": ["HN-6.24", "HN-7.8"]}

    @staticmethod
    def frame(unit: i64, entering: bool) -> i64:
        return frame(FACING, unit, 1 if entering else 0)

    @staticmethod
    def is_entering(top: i64) -> bool:
        """Whether a vehicle enters the map; otherwise a unit is deployed or turns."""
        return field(top, SECOND) != 0

    def advance(self, state: Skirmish, top: i64) -> bool:
        return ask(state, state.seat_of(Facing.unit(top)))

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        unit = Facing.unit(top)
        found = vec[i64]()
        for direction in facings(state, unit, state.at(unit), Facing.is_entering(top)):
            found = append(found, code(FACE, direction))
        return found

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(FACE)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        unit = Facing.unit(top)
        return facing_reason(state, unit, state.at(unit), arg, Facing.is_entering(top))

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        unit = Facing.unit(top)
        state.pop2()
        face(state, unit, arg)
        if state.theatre.corrected and state.turn and state.able(unit, ARC):
            concealment.look_around(state, unit)  # HN-11.11: it sees in its new direction


KINDS[MOVING] = Moving()
KINDS[FACING] = Facing()
