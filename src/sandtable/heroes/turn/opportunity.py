"""Opportunity fire between two squares of an enemy's move (HN-10)."""

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.heroes.cards.playing import may_answer_step
from sandtable.heroes.fight.fire import can_fire
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model import windows
from sandtable.heroes.model.codes import (
    ACTIVATE,
    FLIP_TRIPOD,
    HEAVY_WEAPON,
    OPPORTUNITY,
    PASS,
    SHOOTING_UP,
    bit,
    code,
)
from sandtable.heroes.model.moments import FIRST, KINDS, Moment, ask, field, is_active
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import ACTED, BACK_UP, VEILED, Skirmish
from sandtable.heroes.move.activation import begin_shooter


def alert(state: Skirmish, unit: i64) -> bool:
    """Whether a unit has opportunity fire and may still use it (HN-10.1, HN-10.2, HN-5.8)."""
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
    """Whether a unit is infantry in terrain that gives opportunity fire (HN-5.8)."""
    at = state.at(unit)
    return at >= 0 and state.infantry(unit) and state.theatre.ambushes[state.terrain(at)] != 0


def shooter_reason(state: Skirmish, unit: i64, mover: i64) -> i64:
    """Return why a unit cannot fire at a moving enemy, or LEGAL."""
    if state.theatre.seat_of[unit] == state.theatre.seat_of[mover]:
        return why.NO_TARGET
    if state.at(mover) < 0 or state.concealed(mover):
        return why.CONCEALED_TARGET
    if not alert(state, unit):
        return why.HAS_ACTED if state.has(unit, ACTED) else why.NOT_ABLE
    if not can_fire(state, unit, mover):
        return why.NO_TARGET
    return why.NOT_ABLE if is_assaulted(state, unit, mover) else LEGAL


def shooters(state: Skirmish, mover: i64) -> vec[i64]:
    """Return the units that may fire at a moving enemy now, as codes of moves."""
    found = vec[i64]()
    if state.at(mover) < 0 or state.concealed(mover):
        return found
    for unit in range(state.theatre.n_units):
        if shooter_reason(state, unit, mover) == LEGAL:
            found = append(found, code(ACTIVATE, unit))
    return found


def may_be_shot_at(state: Skirmish, mover: i64) -> bool:
    """Whether the enemy of a moving unit is asked for opportunity fire.

    The answer depends only on what both sides know. The pause must not reveal which unit a
    concealed unit in a position is, or whether it could fire.
    """
    if len(shooters(state, mover)):
        return True
    if not state.theatre.corrected or state.concealed(mover):
        return False
    seat = 1 - state.seat_of(mover)
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and state.has(unit, VEILED):
            if not state.has(unit, ACTED) and in_position(state, unit):
                return True
    return False


def is_assaulted(state: Skirmish, unit: i64, mover: i64) -> bool:
    """Whether a moving unit has entered this unit's square to assault it (HN-8.12).

    The assaulted unit may not fire at the attacker. A vehicle that drives over infantry is none.
    """
    if state.theatre.revised and not state.infantry(mover):
        return False
    at = state.at(mover)
    return state.at(unit) == at or state.rear(unit) == at


class ShootingUp(Moment):
    """Opportunity fire at a unit that has moved a step (HN-10.1)."""

    def __init__(self) -> None:
        super().__init__("opportunity", units=1)
        self.rules = {"opportunity": ["HN-10.1", "HN-10.2", "HN-10.3"]}

    @staticmethod
    def mover(top: i64) -> i64:
        return field(top, FIRST)

    def advance(self, state: Skirmish, top: i64) -> bool:
        mover = ShootingUp.mover(top)
        seat = 1 - state.seat_of(mover)
        if state.at(mover) < 0:
            state.pop2()
            return False
        if windows.watching(state, seat) or may_be_shot_at(state, mover):
            return ask(state, seat)
        if windows.alert(state, seat) and may_answer_step(state, seat, mover):
            return ask(state, seat)
        state.pop2()
        return False

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return windows.ENEMY_STEP

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        return append(shooters(state, ShootingUp.mover(top)), code(PASS, 0))

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(ACTIVATE) | bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        return LEGAL if kind == PASS else shooter_reason(state, arg, ShootingUp.mover(top))

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == PASS:
            state.pop2()
        else:
            begin_shooter(state, arg, ShootingUp.mover(top))

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        mover = ShootingUp.mover(top)
        args["target"] = "" if state.has(mover, VEILED) else state.theatre.units[mover]
        args["enemy"] = state.theatre.seats[state.seat_of(mover)]
        return self.prompt


KINDS[SHOOTING_UP] = ShootingUp()
