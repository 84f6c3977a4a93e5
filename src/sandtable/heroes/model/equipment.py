"""Equipment tokens: whose token a unit may spend, and rerolls with Veteran tokens (HN-12)."""

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.model import dice, events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    KITS,
    NOBODY_FIRES,
    REROLL,
    REROLL_DIE,
    VETERAN,
    code,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import Skirmish
from sandtable.heroes.model.windows import NEVER, asked, level


def kit_group(state: Skirmish, unit: i64, kit: i64) -> i64:
    """Return the group whose token a unit may spend, or NOWHERE (HN-2.1, HN-2.8)."""
    theatre = state.theatre
    plate = theatre.plate_of[unit]
    if plate >= 0 and state.kit(plate, kit):
        return plate
    for group in range(theatre.n_groups):
        if (
            theatre.group_seat[group] == theatre.seat_of[unit]
            and state.kit(group, kit)
            and (theatre.group_command[group] or (plate < 0 and kit != KITS - 1))
            and not (kit == KITS - 1 and theatre.group_command[group])
        ):
            return group
    return NOWHERE


# Veteran tokens (HN-12.1, HN-12.5)


def may_reroll(state: Skirmish, unit: i64) -> bool:
    """Whether a Veteran token may be spent for a unit."""
    return unit != NOBODY_FIRES and kit_group(state, unit, VETERAN) != NOWHERE


def may_roll_again(state: Skirmish, seat: i64, unit: i64) -> bool:
    """Whether the seat that rolled is asked before the dice count."""
    return asked(state, seat) or (may_reroll(state, unit) and level(state, seat) != NEVER)


def reroll_reason(state: Skirmish, unit: i64, roll: i64, kind: i64, face: i64) -> i64:
    """Return why a Veteran token cannot reroll all dice, or those with one face, or LEGAL."""
    if not may_reroll(state, unit):
        return why.NO_KIT
    if kind == REROLL:
        return LEGAL
    return LEGAL if dice.shows(roll, face) and dice.without(roll, face) else why.NO_USE


def rerolls(state: Skirmish, unit: i64, roll: i64, found: vec[i64]) -> vec[i64]:
    """Add the possible rerolls of a unit's roll to a list of codes."""
    if not may_reroll(state, unit):
        return found
    found = append(found, code(REROLL, 0))
    rest = roll
    while rest:
        if dice.without(roll, rest % 10):
            found = append(found, code(REROLL_DIE, rest % 10))
        rest //= 10
    return found


def spend_veteran(state: Skirmish, unit: i64) -> None:
    state.add_kit(kit_group(state, unit, VETERAN), VETERAN, -1)
    events.of_unit(state, "veteran_spent", unit)
