"""The actions of an activated unit: move or assault, or fire (HN-4.7)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE, way_cell
from sandtable.heroes import victory
from sandtable.heroes.fight import assault, fire, shots
from sandtable.heroes.fight.fire import OPPORTUNITY_FIRE, can_fire, fire_reason
from sandtable.heroes.fight.shots import one_weapon_only
from sandtable.heroes.ground.paths import (
    FAR_AWAY,
    LONGEST_STEP,
    allowance,
    enterable,
    free,
    reach,
    way_back,
)
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    AT,
    BARRAGE,
    DO,
    FAUST,
    FIRE,
    FIRE_SECOND,
    GO,
    HEAVY,
    MENU,
    NOTHING,
    RAZE,
    SHOWN,
    SNIPE,
    STORM,
    SUPPRESS,
    SUPPRESS_SECOND,
    SUPPRESSION,
    VERBS,
    bit,
    code,
    shifted,
)
from sandtable.heroes.model.moments import (
    KINDS,
    SECOND,
    THIRD,
    Moment,
    ask,
    field,
    frame,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import ACTED, GONE, PASSING, Skirmish
from sandtable.heroes.model.windows import IN_MENU, open_window, other_than
from sandtable.heroes.move import movement
from sandtable.heroes.move.movement import Moving

# Flags: what the unit has done, and what cards allow it
HAS_MOVED: Final = 1
FIRED_MAIN: Final = 2
FIRED_SECOND: Final = 4
FLIPPED: Final = 8
RAGING: Final = 16
BY_CARD: Final = 32
STORMING: Final = 64
"""The target of an assault is being chosen."""
OPENED: Final = 128
"""The unit may pass openings (Surprise!)."""
NEW_MENU: Final = 0


def begin_menu(state: Skirmish, unit: i64, by_card: bool) -> None:
    """Activate a unit."""
    state.push2(Activation.frame(unit, BY_CARD if by_card else 0, NOWHERE), 0)


def begin_shooter(state: Skirmish, unit: i64, mover: i64) -> None:
    """Activate a unit to fire at a moving enemy; afterwards it has an activation marker."""
    state.push2(Activation.frame(unit, 0, mover), 0)


def set_menu_flag(state: Skirmish, flag: i64) -> None:
    state.replace_top(state.top() | flag << SECOND)


def can_act(state: Skirmish, unit: i64) -> bool:
    """Whether a unit is on the map, aboard, or able to enter this turn."""
    if state.at(unit) >= 0 or state.carrier(unit) >= 0:
        return True
    return state.alive(unit) and 0 < state.theatre.arrives[unit] <= state.turn


def finish_menu(state: Skirmish) -> None:
    """End a unit's activation; a token that was not shown is removed unseen (HN-4.8)."""
    unit = Activation.unit(state.top())
    state.pop2()
    state.mark(unit, ACTED)
    if state.token(unit) < SHOWN:
        state.set_token(unit, 0)


def weapon_flag(verb: i64) -> i64:
    return FIRED_SECOND if verb == FIRE_SECOND or verb == SUPPRESS_SECOND else FIRED_MAIN


def verb_reason(state: Skirmish, top: i64, verb: i64) -> i64:
    """Return why an activated unit cannot do this, or LEGAL."""
    unit = Activation.unit(top)
    done = Activation.done(top)
    mover = Activation.mover(top)
    if verb == NOTHING:
        # A unit activated to fire at a moving enemy must fire if it still can.
        return LEGAL if mover < 0 or done or not can_fire(state, unit, mover) else why.DECLARED
    if Activation.flags(top) & STORMING:
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


def move_reason(state: Skirmish, top: i64, verb: i64) -> i64:
    unit = Activation.unit(top)
    if verb == GO:
        return LEGAL
    if not state.infantry(unit) or not (
        assault.has_assault(state, unit) or Activation.flags(top) & RAGING
    ):
        return why.NOT_ABLE
    return LEGAL if len(assault_targets(state, top, True)) else why.OUT_OF_REACH


def assault_targets(state: Skirmish, top: i64, any_will_do: bool) -> vec[i64]:
    """Return the squares of enemies an infantry unit could assault now, as codes of moves.

    With ``any_will_do`` stop at the first one.
    """
    unit = Activation.unit(top)
    found = vec[i64]()
    points = allowance(state, unit)
    if points <= 0:
        return found
    start = state.at(unit)
    ground = state.ground
    enemy = 1 - state.seat_of(unit)
    openings = Activation.flags(top) & OPENED != 0
    steps = vec[i64]()
    for target in range(state.theatre.n_units):
        if state.theatre.seat_of[target] != enemy or state.at(target) < 0:
            continue
        if not assault.may_attack(state, unit, state.theatre.type_of[target]):
            continue
        if state.theatre.revised and state.has(target, PASSING):
            continue  # HN-8.1: it is on the square of another unit
        for half in range(i64(2)):
            cell = state.square(target, half)
            if cell < 0:
                continue
            if start < 0:
                good = from_transport(state, unit, cell, points)
            elif ground.gap(start, cell) > LONGEST_STEP * points:
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
    """Whether a unit aboard a transport could start an assault on a square (HN-8.15)."""
    carrier = state.carrier(unit)
    if carrier < 0:
        return False
    probe = Moving.frame(unit, points, cell)
    for place in movement.candidates(state, unit):
        if movement.arrival_reason(state, probe, place) == LEGAL:
            return True
    return False


def verbs(state: Skirmish, top: i64) -> vec[i64]:
    found = vec[i64]()
    unit = Activation.unit(top)
    fires = False
    fires_second = False
    for verb in range(i64(len(VERBS))):
        if verb == SUPPRESS or verb == SUPPRESS_SECOND:
            # A unit that can fire a weapon can suppress with it if the weapon has that ability.
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
    """Carry out the chosen action of an activated unit."""
    top = state.top()
    unit = Activation.unit(top)
    mover = Activation.mover(top)
    if verb == NOTHING:
        set_menu_flag(state, HAS_MOVED)
        return
    if verb == GO:
        set_menu_flag(state, HAS_MOVED)
        movement.begin(state, unit, NOWHERE)
        if Activation.flags(top) & FLIPPED:
            state.replace_top(Moving.flagged(state.top(), movement.FLIPPED))
        open_way(state, top)
        open_window(state, other_than(state.seat_of(unit)))
        return
    if verb == STORM:
        set_menu_flag(state, STORMING)
        return
    set_menu_flag(state, weapon_flag(verb))
    fire.begin(state, unit, verb, OPPORTUNITY_FIRE if mover >= 0 else 0, mover)


def storm(state: Skirmish, cell: i64) -> None:
    """Start an assault on a chosen square (HN-8.10)."""
    top = state.top()
    state.replace_top(top & ~shifted(STORMING, SECOND) | shifted(HAS_MOVED, SECOND))
    movement.begin(state, Activation.unit(top), cell)
    open_way(state, top)
    open_window(state, other_than(state.seat_of(Activation.unit(top))))


def open_way(state: Skirmish, top: i64) -> None:
    """Let the unit's move pass openings if a Surprise! card allowed it."""
    if Activation.flags(top) & OPENED:
        state.replace_top(Moving.flagged(state.top(), movement.OPENINGS))


def is_done(state: Skirmish, top: i64) -> bool:
    """Whether a unit that has acted can do no more."""
    done = Activation.done(top)
    if not done:
        return False
    unit = Activation.unit(top)
    if done & HAS_MOVED or state.at(unit) == GONE:
        return True
    if Activation.mover(top) >= 0 and not state.theatre.corrected:
        return True
    for verb in (FIRE, FIRE_SECOND, SUPPRESS, SUPPRESS_SECOND, SNIPE, FAUST, RAZE, BARRAGE):
        if verb_reason(state, top, verb) == LEGAL:
            return False
    return True


def storm_reason(state: Skirmish, top: i64, cell: i64) -> i64:
    for option in assault_targets(state, top, False):
        if option == code(AT, cell):
            return LEGAL
    target = state.occupant(cell)
    if target < 0 or state.seat_of(target) == state.seat_of(Activation.unit(top)):
        return why.NOT_ONLY_ARMY
    if not assault.may_attack(state, Activation.unit(top), state.theatre.type_of[target]):
        return why.NO_ATTACK
    return why.OUT_OF_REACH


class Activation(Moment):
    """The activation of a unit: its player is asked what it does (HN-4.7)."""

    def __init__(self) -> None:
        super().__init__("activate", units=1, in_hand=True)
        self.rules = {"activate": ["HN-4.7", "HN-4.17"], "assault_target": ["HN-8.1", "HN-8.10"]}

    @staticmethod
    def frame(unit: i64, flags: i64, mover: i64) -> i64:
        """``mover``: the moving enemy that the unit may fire at, or NOWHERE."""
        return frame(MENU, unit, flags, mover + 1)

    @staticmethod
    def flags(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def done(top: i64) -> i64:
        """Return what the unit has done; 0 for nothing."""
        return field(top, SECOND) & (HAS_MOVED | FIRED_MAIN | FIRED_SECOND)

    @staticmethod
    def storms(top: i64) -> bool:
        """Whether the target of an assault is being chosen."""
        return field(top, SECOND) & STORMING != 0

    @staticmethod
    def mover(top: i64) -> i64:
        return field(top, THIRD) - 1

    def advance(self, state: Skirmish, top: i64) -> bool:
        unit = Activation.unit(top)
        if not state.alive(unit) or is_done(state, top):
            gone = state.at(unit) == GONE
            finish_menu(state)
            if gone:
                state.unmark(unit, ACTED)
            victory.check_units(state)
            return False
        return ask(state, state.seat_of(unit))

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return 0 if Activation.storms(top) else IN_MENU

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        if Activation.storms(top):
            return assault_targets(state, top, False)
        return verbs(state, top)

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(AT) if Activation.storms(top) else bit(DO)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == AT:
            return storm_reason(state, top, arg)
        return verb_reason(state, top, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == AT:
            storm(state, arg)
        else:
            do(state, arg)

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        args["unit"] = state.theatre.units[Activation.unit(top)]
        return "assault_target" if Activation.storms(top) else self.prompt


KINDS[MENU] = Activation()
