"""Assault: two rolls compared, and who stands where afterwards (HN-8).

An ASSAULTING frame holds attacker, defender, the square attacked, the square it came from plus one
(0: from a transport), and the stage; its second number the bonuses and dice.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.grid.squares import BOARD, NOWHERE, WINDOW_STEP, way_cell, way_crossing, way_kind
from sandtable.heroes import ambush, casualties, movement, tell
from sandtable.heroes.casualties import BY_ASSAULT
from sandtable.heroes.paths import (
    diagonal_open,
    direction,
    find_way,
    free,
    may_stand,
    reaches,
    zone_stops,
)
from sandtable.heroes.reasons import LEGAL
from sandtable.heroes.shots import shelters
from sandtable.heroes.sight import in_front
from sandtable.heroes.state import BACK_UP, PASSING, Skirmish
from sandtable.heroes.windows import open_window, other_than
from sandtable.heroes.words import (
    ABLE,
    ARC,
    ASSAULT,
    ASSAULT_BONUS,
    ASSAULTING,
    BONUS,
    FLIP_AMBUSH,
    HEAVY,
    INFANTRY,
    NO_BONUS,
    WEAPON,
    WEAPON_LENGTH,
    field_a,
    field_b,
    field_c,
    field_d,
    field_e,
    frame,
    shifted,
)

ASK_FIRST: Final = 0
ASK_SECOND: Final = 1
ROLL_ATTACKER: Final = 2
ATTACKER_ROLLED: Final = 3
ROLL_DEFENDER: Final = 4
DEFENDER_ROLLED: Final = 5
JUDGING: Final = 6
WON: Final = 7
RETREATED: Final = 8
LOST: Final = 9
WITHDRAW: Final = 10
"""The defender falls back instead of fighting."""

RETREAT: Final = 8
"""Why a unit is placed: see casualties."""
ZERO: Final = 32


def begin(state: Skirmish, attacker: i64, cell: i64, origin: i64) -> None:
    """The attacker stands before the unit on a square; ``origin`` as a MOVING frame has it."""
    defender = state.occupant(cell)
    came_from = origin if origin < movement.TRANSPORT else 0
    transport = origin - movement.TRANSPORT + 1 if origin >= movement.TRANSPORT else 0
    if (
        state.able(defender, ARC)
        and came_from
        and not in_front(state, cell, state.facing(defender), came_from - 1)
    ):
        casualties.suppress(state, defender, 1)
    state.push2(
        frame(ASSAULTING, attacker, defender, cell, came_from, transport << 4),
        ZERO | ZERO << 8,
    )
    if state.journal is not None:
        tell.of_pair(state, "assaulted", attacker, defender, {})


def stage_of(top: i64) -> i64:
    return field_e(top) & 15


def set_stage(state: Skirmish, stage: i64) -> None:
    top = state.top()
    state.replace_top(top & ~shifted(15, 46) | stage << 46)


def visible_side(state: Skirmish, unit: i64) -> i64:
    """HN-8.13: a concealed unit fights with the values of its visible side."""
    if state.theatre.flip_of[unit] == FLIP_AMBUSH:
        return 1
    return state.look(unit) & BACK_UP


def assault_stat(state: Skirmish, unit: i64, what: i64) -> i64:
    theatre = state.theatre
    return theatre.stat[theatre.stats(unit, visible_side(state, unit)) + what]


def has_assault(state: Skirmish, unit: i64) -> bool:
    return assault_stat(state, unit, ABLE) & ASSAULT != 0


def combat_bonus(state: Skirmish, unit: i64, against: i64) -> i64:
    """HN-8.2, HN-2.12: the bonus against a type; heavy vehicles use the secondary weapon."""
    weapon: i64 = 1 if state.theatre.type_of[unit] == HEAVY else 0
    bonus = assault_stat(state, unit, WEAPON + weapon * WEAPON_LENGTH + BONUS + against)
    return 0 if bonus == NO_BONUS else bonus


def attacker_sum(state: Skirmish, top: i64, more: i64) -> i64:
    attacker = field_a(top)
    return (
        combat_bonus(state, attacker, state.theatre.type_of[field_b(top)])
        + assault_stat(state, attacker, ASSAULT_BONUS)
        + (more & 255)
        - ZERO
        - 2 * state.suppression(attacker)
    )


def defender_sum(state: Skirmish, top: i64, more: i64) -> i64:
    defender = field_b(top)
    return (
        combat_bonus(state, defender, INFANTRY)
        + assault_stat(state, defender, ASSAULT_BONUS)
        + cover(state, top)
        + (more >> 8 & 255)
        - ZERO
        - 2 * state.suppression(defender)
    )


def cover(state: Skirmish, top: i64) -> i64:
    """HN-8.2, HN-8.14: the defender's cover, unless both are inside the same shelter."""
    cell = field_c(top)
    if state.theatre.type_of[field_b(top)] != INFANTRY:
        return 0
    area = state.area(cell)
    origin = field_d(top) - 1
    if area and origin >= 0 and state.area(origin) == area and shelters(state, area):
        return 0
    return state.theatre.cover[state.terrain(cell)]


def defender_dice(state: Skirmish, top: i64) -> i64:
    """HN-8.2: two with Assault, else one; vehicles have one (HN-8.14)."""
    return 2 if has_assault(state, field_b(top)) else 1


def add_bonus(state: Skirmish, seat: i64, count: i64) -> None:
    """A card helps one of the two."""
    top = state.top()
    shift: i64 = 0 if state.seat_of(field_a(top)) == seat else 8
    state.set_top(top, state.more() + (count << shift))


def set_dice(state: Skirmish, faces: i64, shift: i64, stage: i64) -> None:
    """The higher of the dice is kept; the faces are two digits."""
    best = max(faces % 10, faces // 10)
    more = state.more() & ~shifted(255, shift) | best << shift
    state.set_top(state.top(), more)
    set_stage(state, stage)


def judge(state: Skirmish) -> None:
    top = state.top()
    more = state.more()
    attacker = field_a(top)
    defender = field_b(top)
    ours = (more >> 16 & 255) + attacker_sum(state, top, more)
    theirs = (more >> 24 & 255) + defender_sum(state, top, more)
    if state.journal is not None:
        tell.of_pair(
            state,
            "assault_fought",
            attacker,
            defender,
            {"total": int(ours), "enemy_total": int(theirs)},
        )
    if ours > theirs:
        set_stage(state, WON)
        casualties.hit(state, defender, attacker, BY_ASSAULT)
    elif ours < theirs:
        set_stage(state, LOST)
        ambush.reveal(state, attacker)
        casualties.hit(state, attacker, defender, BY_ASSAULT)
    else:
        set_stage(state, LOST)


def won(state: Skirmish) -> None:
    """The defender is hit: it gives way, or the square is free already."""
    top = state.top()
    defender = field_b(top)
    cell = field_c(top)
    if state.theatre.type_of[defender] != INFANTRY:
        go_back(state)
        return
    if state.at(defender) != cell:
        move_in(state)
        return
    if len(retreats(state, top)) == 0:
        set_stage(state, RETREATED)
        casualties.eliminate(state, defender, False)
        return
    set_stage(state, RETREATED)
    open_window(state, other_than(state.seat_of(defender)))


def retreats(state: Skirmish, top: i64) -> vec[i64]:
    """HN-8.3, HN-8.6, HN-8.7: the squares a beaten defender may go to."""
    defender = field_b(top)
    cell = field_c(top)
    origin = field_d(top) - 1
    ground = state.ground
    found = vec[i64]()
    if not casualties.can_be_moved(state, defender) and movement.allowance(state, defender) <= 0:
        return found
    for index in range(ground.first[cell], ground.first[cell + 1]):
        step = ground.ways[index]
        to = way_cell(step)
        if not away(state, origin, cell, to) or way_kind(step) == WINDOW_STEP:
            continue
        if may_stand(state, defender, to) != LEGAL or not free(state, to):
            continue
        if not diagonal_open(state, cell, to, way_crossing(step), defender):
            continue
        if zone_stops(state, state.seat_of(defender), cell, to, way_kind(step), field_a(top)):
            continue
        if (
            origin >= 0
            and state.suppression(field_a(top)) == 0
            and reaches(state, origin, cell)
            and reaches(state, origin, to)
        ):
            continue
        found = append(found, to)
    return found


def away(state: Skirmish, origin: i64, cell: i64, to: i64) -> bool:
    """HN-8.6: straight on, or 45 degrees beside it; elsewhere not next to where it came from."""
    ground = state.ground
    if origin < 0:
        return True
    if ground.kind[origin] == BOARD and ground.kind[cell] == BOARD and ground.kind[to] == BOARD:
        ahead = direction(state, origin, cell)
        turn = (direction(state, cell, to) - ahead + 8) % 8
        return turn <= 1 or turn == 7
    return to != origin and not reaches(state, origin, to)


def move_in(state: Skirmish) -> None:
    """HN-8.3: the attacker takes the square."""
    top = state.top()
    attacker = field_a(top)
    state.pop2()
    if state.at(attacker) < 0:
        return
    state.lift(attacker)
    state.put(attacker, field_c(top), NOWHERE)
    tell.of_unit(state, "took_square", attacker)
    movement.pick_up(state, attacker)


def go_back(state: Skirmish) -> None:
    """HN-8.8: the attacker returns where it came from; when it cannot, it is lost."""
    top = state.top()
    attacker = field_a(top)
    origin = field_d(top) - 1
    transport = (field_e(top) >> 4) - 1
    surprised = state.more() >> 40 & 1
    state.pop2()
    if state.at(attacker) < 0 or not state.has(attacker, PASSING):
        return
    if transport >= 0:
        if state.at(transport) >= 0 and movement.room_reason(state, attacker, transport) == LEGAL:
            movement.get_in(state, attacker, transport)
        else:
            casualties.eliminate(state, attacker, False)
        return
    step = find_way(state, field_c(top), origin)
    if step == NOWHERE or not free(state, origin) or may_stand(state, attacker, origin) != LEGAL:
        casualties.eliminate(state, attacker, False)
        return
    if way_kind(step) == WINDOW_STEP and not surprised:
        casualties.eliminate(state, attacker, False)  # HN-14.7: trapped behind the window
        return
    state.lift(attacker)
    state.put(attacker, origin, NOWHERE)
    tell.of_unit(state, "went_back", attacker)


def at_window(state: Skirmish, top: i64) -> bool:
    """HN-14.7: whether a beaten attacker needs another Surprise! to get back."""
    origin = field_d(top) - 1
    if origin < 0 or state.at(field_a(top)) < 0:
        return False
    step = find_way(state, field_c(top), origin)
    return step != NOWHERE and way_kind(step) == WINDOW_STEP
