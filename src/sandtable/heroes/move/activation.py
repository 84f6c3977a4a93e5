"""What an activated unit does: move or assault, or fire (HN-4.7).

A MENU frame holds the unit, flags, and for opportunity fire the moving unit plus one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE, way_cell
from sandtable.heroes.fight import assault, blast, fire, shots
from sandtable.heroes.fight.fire import MOVING_FIRE, OPPORTUNITY_FIRE
from sandtable.heroes.fight.shots import one_weapon_only
from sandtable.heroes.ground import paths
from sandtable.heroes.ground.paths import FAR_AWAY, enterable, free, reach, way_back
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    AT,
    BARRAGE,
    DEMOLITION,
    DO,
    FAUST,
    FIRE,
    FIRE_SECOND,
    GO,
    HEAVY,
    LAUNCH,
    MENU,
    MOVING,
    NOTHING,
    RAZE,
    SHOWN,
    SNIPE,
    STORM,
    SUPPRESS,
    SUPPRESS_SECOND,
    SUPPRESSION,
    TARGETING,
    THROW,
    VERBS,
    D,
    code,
    field_a,
    field_b,
    field_c,
    field_d,
    frame,
    kind_of,
    shifted,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import ACTED, Skirmish
from sandtable.heroes.model.windows import open_window, other_than
from sandtable.heroes.move import movement

HAS_MOVED: Final = 1
FIRED_MAIN: Final = 2
FIRED_SECOND: Final = 4
FLIPPED: Final = 8
RAGING: Final = 16
BY_CARD: Final = 32
STORMING: Final = 64
"""The target of an assault is being chosen."""
OPENED: Final = 128
"""It may pass openings (Surprise!)."""
NEW_MENU: Final = 0


def begin_menu(state: Skirmish, unit: i64, by_card: bool) -> None:
    """Activate a unit."""
    state.push2(frame(MENU, unit, BY_CARD if by_card else 0, 0), 0)


def menu_flags(top: i64) -> i64:
    """What the unit has done so far; 0 when nothing."""
    return field_b(top) & (HAS_MOVED | FIRED_MAIN | FIRED_SECOND)


def flags_of(top: i64) -> i64:
    return field_b(top)


def set_menu_flag(state: Skirmish, flag: i64) -> None:
    state.replace_top(state.top() | flag << 16)


def can_act(state: Skirmish, unit: i64) -> bool:
    """On the map, aboard, or able to come in this turn."""
    if state.at(unit) >= 0 or state.carrier(unit) >= 0:
        return True
    return state.alive(unit) and 0 < state.theatre.arrives[unit] <= state.turn


def finish_menu(state: Skirmish) -> None:
    """The unit has acted; a token that was not turned up is lost unseen (HN-4.8)."""
    unit = field_a(state.top())
    state.pop2()
    state.mark(unit, ACTED)
    if state.token(unit) < SHOWN:
        state.set_token(unit, 0)


def is_active(state: Skirmish, unit: i64) -> bool:
    """Whether a unit is in the middle of an activation, or of a move a card gave it."""
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == MENU and field_a(top) == unit:
            return True
        if state.theatre.corrected and kind_of(top) == MOVING and field_a(top) == unit:
            return True
        index -= 2
    return False


def weapon_flag(verb: i64) -> i64:
    return FIRED_SECOND if verb == FIRE_SECOND or verb == SUPPRESS_SECOND else FIRED_MAIN


def verb_reason(state: Skirmish, top: i64, verb: i64) -> i64:
    """Why an activated unit cannot do this."""
    unit = field_a(top)
    done = menu_flags(top)
    mover = field_c(top) - 1
    if verb == NOTHING:
        # Who was called up to fire at a moving enemy fires, if it still can.
        return LEGAL if mover < 0 or done or not can_fire(state, unit, mover) else why.DECLARED
    if flags_of(top) & STORMING:
        return why.FINISH_FIRST
    if verb == GO or verb == STORM:
        if mover >= 0 or done:
            return why.HAS_ACTED
        return move_reason(state, top, verb)
    if done & HAS_MOVED or done & weapon_flag(verb):
        return why.HAS_ACTED
    if done and (state.theatre.type_of[unit] != HEAVY or one_weapon_only(state, unit)):
        return why.HAS_ACTED
    if mover >= 0 and done and (not state.theatre.corrected or state.at(mover) < 0):
        return why.HAS_ACTED
    return fire_reason(state, unit, verb, False, mover)


def can_fire(state: Skirmish, unit: i64, mover: i64) -> bool:
    """Whether a unit has any attack on a moving enemy (HN-10.4)."""
    for verb in range(i64(FIRE), i64(len(VERBS))):
        if fire_reason(state, unit, verb, False, mover) == LEGAL:
            return True
    return False


def fire_reason(state: Skirmish, unit: i64, verb: i64, moving: bool, mover: i64) -> i64:
    """Why a unit cannot make such an attack now: not able to, or nothing to attack."""
    if state.at(unit) < 0 and state.carrier(unit) < 0:
        return why.NO_TARGET
    if verb == BARRAGE or verb == THROW or verb == LAUNCH:
        reason = blast.cannot_use(state, unit, verb, moving)
        if reason != LEGAL:
            return reason
        return LEGAL if blast.can_aim(state, unit, verb, mover) else why.NO_TARGET
    how: i64 = MOVING_FIRE if moving else 0
    if mover >= 0:
        how |= OPPORTUNITY_FIRE
    if verb == RAZE:
        if mover >= 0 or moving:
            return why.NO_TARGET
        if shots.weapon_stat(state, unit, 0, DEMOLITION) == 0:
            return why.NO_DEMOLITION
    else:
        reason = shots.cannot_use(state, unit, verb, moving)
        if reason != LEGAL:
            return reason
        if mover < 0 and verb != FAUST:
            return LEGAL if shots.has_shot(state, unit, verb) else why.NO_TARGET
    probe = frame(TARGETING, unit, verb, how, 0, mover + 1)
    return LEGAL if len(fire.targets(state, probe)) else why.NO_TARGET


def move_reason(state: Skirmish, top: i64, verb: i64) -> i64:
    unit = field_a(top)
    if verb == GO:
        return LEGAL
    if not state.infantry(unit) or not (assault.has_assault(state, unit) or flags_of(top) & RAGING):
        return why.NOT_ABLE
    return LEGAL if len(assault_targets(state, top, True)) else why.OUT_OF_REACH


def assault_targets(state: Skirmish, top: i64, any_will_do: bool) -> vec[i64]:
    """The squares of enemies an infantry unit could assault now, as codes."""
    unit = field_a(top)
    found = vec[i64]()
    points = paths.allowance(state, unit)
    if points <= 0:
        return found
    start = state.at(unit)
    ground = state.ground
    enemy = 1 - state.seat_of(unit)
    openings = flags_of(top) & OPENED != 0
    steps = vec[i64]()
    for target in range(state.theatre.n_units):
        if state.theatre.seat_of[target] != enemy or state.at(target) < 0:
            continue
        if not assault.may_attack(state, unit, state.theatre.type_of[target]):
            continue
        for half in range(i64(2)):
            cell = state.square(target, half)
            if cell < 0:
                continue
            if start < 0:
                good = from_transport(state, unit, cell, points)
            elif ground.gap(start, cell) > 2 * points + 3:
                continue
            else:
                if len(steps) == 0:
                    steps = reach(state, unit, start, points - 1, openings, False)
                good = assault_reaches(state, unit, start, cell, openings, steps)
            if good:
                found = append(found, code(AT, cell))
                if any_will_do:
                    return found
    return found


def assault_reaches(
    state: Skirmish, unit: i64, start: i64, target: i64, openings: bool, steps: vec[i64]
) -> bool:
    """Whether the last step onto a square can be taken from somewhere within reach."""
    ground = state.ground
    for index in range(ground.first[target], ground.first[target + 1]):
        there = way_cell(ground.ways[index])
        if steps[there] == FAR_AWAY or (there != start and not free(state, there)):
            continue
        if there != start and state.theatre.difficult[state.terrain(there)]:
            continue
        if enterable(state, unit, there, way_back(state, there, target), openings) == LEGAL:
            return True
    return False


def from_transport(state: Skirmish, unit: i64, cell: i64, points: i64) -> bool:
    """HN-8.15: an assault that begins aboard."""
    carrier = state.carrier(unit)
    if carrier < 0:
        return False
    probe = frame(MOVING, unit, points, cell + 1, 0, 0)
    for place in movement.candidates(state, unit, cell):
        if movement.arrival_reason(state, probe, place) == LEGAL:
            return True
    return False


def verbs(state: Skirmish, top: i64) -> vec[i64]:
    found = vec[i64]()
    unit = field_a(top)
    fires = False
    fires_second = False
    for verb in range(i64(len(VERBS))):
        if verb == SUPPRESS or verb == SUPPRESS_SECOND:
            # Whoever can fire a weapon can suppress with it, if it is made for that.
            fired = fires if verb == SUPPRESS else fires_second
            good = fired and shots.weapon_able(state, unit, shots.weapon_of(verb), SUPPRESSION)
        else:
            good = verb_reason(state, top, verb) == LEGAL
        if good:
            found = append(found, code(DO, verb))
        if verb == FIRE:
            fires = good
        elif verb == FIRE_SECOND:
            fires_second = good
    return found


def do(state: Skirmish, verb: i64) -> None:
    """Carry out what an activated unit was told to do."""
    top = state.top()
    unit = field_a(top)
    mover = field_c(top) - 1
    if verb == NOTHING:
        set_menu_flag(state, HAS_MOVED)
        return
    if verb == GO:
        set_menu_flag(state, HAS_MOVED)
        movement.begin(state, unit, NOWHERE)
        if flags_of(top) & FLIPPED:
            state.replace_top(state.top() | shifted(movement.FLIPPED, D))
        open_way(state, top)
        open_window(state, other_than(state.seat_of(unit)))
        return
    if verb == STORM:
        set_menu_flag(state, STORMING)
        return
    set_menu_flag(state, weapon_flag(verb))
    fire.begin(state, unit, verb, OPPORTUNITY_FIRE if mover >= 0 else 0, mover)


def storm(state: Skirmish, cell: i64) -> None:
    """The target of an assault is named (HN-8.10)."""
    top = state.top()
    state.replace_top(top & ~shifted(STORMING, 16) | shifted(HAS_MOVED, 16))
    movement.begin(state, field_a(top), cell)
    open_way(state, top)
    open_window(state, other_than(state.seat_of(field_a(top))))


def open_way(state: Skirmish, top: i64) -> None:
    """What a Surprise! gave the unit holds for its move."""
    if flags_of(top) & OPENED:
        state.replace_top(state.top() | shifted(movement.OPENINGS, D))


def is_done(state: Skirmish, top: i64) -> bool:
    """Whether a unit that did something can do no more."""
    done = menu_flags(top)
    if not done:
        return False
    unit = field_a(top)
    if done & HAS_MOVED or state.at(unit) == -2:
        return True
    if field_c(top) and not state.theatre.corrected:
        return True
    for verb in (FIRE, FIRE_SECOND, SUPPRESS, SUPPRESS_SECOND, SNIPE, FAUST, RAZE, BARRAGE):
        if verb_reason(state, top, verb) == LEGAL:
            return False
    return True


def fires_on_the_move(state: Skirmish, top: i64) -> vec[i64]:
    """HN-11.3: the attacks a moving unit may make before its next step."""
    found = vec[i64]()
    unit = field_a(top)
    if field_d(top) & movement.FIRED or state.at(unit) < 0:
        return found
    for verb in range(i64(FIRE), i64(len(VERBS))):
        if verb != RAZE and fire_reason(state, unit, verb, True, NOWHERE) == LEGAL:
            found = append(found, code(DO, verb))
    return found


def fire_on_the_move(state: Skirmish, verb: i64) -> None:
    top = state.top()
    state.replace_top(top | shifted(movement.FIRED | movement.MUST, D))
    fire.begin(state, field_a(top), verb, MOVING_FIRE, NOWHERE)


def storms(top: i64) -> bool:
    return kind_of(top) == MENU and flags_of(top) & STORMING != 0


def storm_reason(state: Skirmish, top: i64, cell: i64) -> i64:
    for option in assault_targets(state, top, False):
        if option == code(AT, cell):
            return LEGAL
    target = state.occupant(cell)
    if target < 0 or state.seat_of(target) == state.seat_of(field_a(top)):
        return why.NOT_ONLY_ARMY
    if not assault.may_attack(state, field_a(top), state.theatre.type_of[target]):
        return why.NO_ATTACK
    return why.OUT_OF_REACH
