"""Assault: two rolls compared, and who stands where afterwards (HN-8).

An ASSAULTING frame holds attacker, defender, the square attacked, the square it came from plus one
(0: from a transport), and the stage; its second number the bonuses and dice.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.grid.squares import BOARD, NOWHERE, WINDOW_STEP, way_cell, way_crossing, way_kind
from sandtable.heroes.fight import casualties
from sandtable.heroes.fight.casualties import BY_ASSAULT
from sandtable.heroes.fight.shots import shelters
from sandtable.heroes.ground import concealment, items, paths, transports
from sandtable.heroes.ground.paths import (
    diagonal_open,
    direction,
    find_way,
    free,
    may_stand,
    reaches,
    zone_stops,
)
from sandtable.heroes.ground.sight import in_front
from sandtable.heroes.model import events
from sandtable.heroes.model.codes import (
    ABLE,
    ARC,
    ASSAULT,
    ASSAULT_BONUS,
    ASSAULTING,
    BONUS,
    HEAVY,
    INFANTRY,
    NO_BONUS,
    WEAPON,
    WEAPON_LENGTH,
    bit,
    field_a,
    field_b,
    field_c,
    field_d,
    field_e,
    frame,
    shifted,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import PASSING, Skirmish
from sandtable.heroes.model.windows import open_window, other_than

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
HELD_AT: Final = 32
SURPRISED: Final = 40
"""The bit of the second number that lets the attacker back through a window (HN-14.7)."""
ASKED_AT_WINDOW: Final = 41


def begin(state: Skirmish, attacker: i64, cell: i64, origin: i64) -> None:
    """The attacker stands before the unit on a square; ``origin`` as a MOVING frame has it."""
    defender = state.occupant(cell)
    came_from = origin if origin < transports.TRANSPORT else 0
    transport = origin - transports.TRANSPORT + 1 if origin >= transports.TRANSPORT else 0
    if state.able(defender, ARC):
        start = came_from - 1 if came_from else beside(state, transport - 1, cell)
        if not in_front(state, cell, state.facing(defender), start):
            casualties.suppress(state, defender, 1)
    state.push2(
        frame(ASSAULTING, attacker, defender, cell, came_from, transport << 4),
        ZERO | ZERO << 8,
    )
    if state.journal is not None:
        events.of_pair(state, "assaulted", attacker, defender, {})


def beside(state: Skirmish, transport: i64, cell: i64) -> i64:
    """The square of a transport from which an assault on a neighbouring square begins."""
    rear = state.rear(transport)
    if rear >= 0 and not reaches(state, state.at(transport), cell):
        return rear
    return state.at(transport)


def origin_of(state: Skirmish, top: i64) -> i64:
    """The square an assault came from; of a transport its nearest one."""
    origin = field_d(top) - 1
    transport = (field_e(top) >> 4) - 1
    if origin < 0 and transport >= 0 and state.at(transport) >= 0:
        return beside(state, transport, field_c(top))
    return origin


def stage_of(top: i64) -> i64:
    return field_e(top) & 15


def set_stage(state: Skirmish, stage: i64) -> None:
    top = state.top()
    state.replace_top(top & ~shifted(15, 46) | stage << 46)


def has_assault(state: Skirmish, unit: i64) -> bool:
    return state.fighting_stat(unit, ABLE) & ASSAULT != 0


def combat_bonus(state: Skirmish, unit: i64, against: i64) -> i64:
    """HN-8.2, HN-8.13, HN-2.12: the bonus against a type; heavy vehicles use the secondary weapon,
    concealed units the values of their visible side."""
    weapon: i64 = 1 if state.theatre.type_of[unit] == HEAVY else 0
    bonus = state.fighting_stat(unit, WEAPON + weapon * WEAPON_LENGTH + BONUS + against)
    return 0 if bonus == NO_BONUS else bonus


def may_attack(state: Skirmish, unit: i64, against: i64) -> bool:
    """HN-2.12: an X bars an assault on that type."""
    return state.fighting_stat(unit, WEAPON + BONUS + against) != NO_BONUS


def attacker_sum(state: Skirmish, top: i64, more: i64) -> i64:
    attacker = field_a(top)
    return (
        combat_bonus(state, attacker, state.theatre.type_of[field_b(top)])
        + state.fighting_stat(attacker, ASSAULT_BONUS)
        + (more & 255)
        - ZERO
        - 2 * state.suppression(attacker)
    )


def defender_sum(state: Skirmish, top: i64, more: i64) -> i64:
    defender = field_b(top)
    return (
        combat_bonus(state, defender, INFANTRY)
        + state.fighting_stat(defender, ASSAULT_BONUS)
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
    origin = origin_of(state, top)
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


def dice_at(stage: i64) -> i64:
    """Where the dice of a stage are kept in the second number: as digits."""
    return 16 if stage <= ATTACKER_ROLLED else 24


def faces(state: Skirmish, stage: i64) -> i64:
    return state.more() >> dice_at(stage) & 255


def held_back(more: i64) -> i64:
    """The die that a Veteran token left as it was; 0 for none."""
    return more >> HELD_AT & 15


def set_dice(state: Skirmish, roll: i64) -> i64:
    """The dice fell; all of them, with one that was not rolled again, as digits."""
    stage = stage_of(state.top())
    more = state.more()
    if held_back(more):
        roll += 10 * held_back(more)
    shift = dice_at(stage)
    more = more & ~(shifted(255, shift) | shifted(15, HELD_AT)) | roll << shift
    state.set_top(state.top(), more)
    set_stage(state, stage + 1)
    return roll


def hold_back(state: Skirmish, face: i64) -> None:
    """HN-12.1: of two dice only those with this face are rolled again."""
    stage = stage_of(state.top())
    now = faces(state, stage)
    kept = now // 10 if now % 10 == face else now % 10
    state.set_top(state.top(), state.more() | kept << HELD_AT)
    set_stage(state, stage - 1)


def best_die(more: i64, shift: i64) -> i64:
    """HN-8.2: the higher of the dice counts."""
    roll = more >> shift & 255
    return max(roll % 10, roll // 10)


def judge(state: Skirmish) -> None:
    top = state.top()
    more = state.more()
    attacker = field_a(top)
    defender = field_b(top)
    ours = best_die(more, 16) + attacker_sum(state, top, more)
    theirs = best_die(more, 24) + defender_sum(state, top, more)
    if state.journal is not None:
        events.of_pair(
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
        concealment.reveal(state, attacker)
        casualties.hit(state, attacker, defender, BY_ASSAULT)
    else:
        # Nobody was driven back, so the way back is open (HN-8.3).
        state.set_top(state.top(), more | bit(SURPRISED))
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
    origin = origin_of(state, top)
    ground = state.ground
    found = vec[i64]()
    if not casualties.can_be_moved(state, defender) and paths.allowance(state, defender) <= 0:
        return found
    for index in range(ground.first[cell], ground.first[cell + 1]):
        step = ground.ways[index]
        to = way_cell(step)
        if not away(state, origin, cell, to) or way_kind(step) == WINDOW_STEP:
            continue
        if aboard_at(state, defender, to) == NOWHERE and (
            may_stand(state, defender, to) != LEGAL or not free(state, to)
        ):
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


def aboard_at(state: Skirmish, unit: i64, cell: i64) -> i64:
    """HN-8.15: an own transport on a square with seats for a unit that gives way, or NOWHERE."""
    hull = state.hull(cell)
    if hull >= 0 and transports.room_reason(state, unit, hull) == LEGAL:
        return hull
    return NOWHERE


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
    events.of_unit(state, "took_square", attacker)
    items.pick_up(state, attacker)


def go_back(state: Skirmish) -> None:
    """HN-8.8: the attacker returns where it came from; when it cannot, it is lost."""
    top = state.top()
    attacker = field_a(top)
    origin = field_d(top) - 1
    transport = (field_e(top) >> 4) - 1
    surprised = state.more() >> SURPRISED & 1
    state.pop2()
    if state.at(attacker) < 0 or not state.has(attacker, PASSING):
        return
    if transport >= 0:
        if state.at(transport) >= 0 and transports.room_reason(state, attacker, transport) == LEGAL:
            transports.get_in(state, attacker, transport)
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
    events.of_unit(state, "went_back", attacker)


def at_window(state: Skirmish, top: i64) -> bool:
    """HN-14.7: whether a beaten attacker needs another Surprise! to get back."""
    origin = field_d(top) - 1
    if origin < 0 or state.at(field_a(top)) < 0:
        return False
    step = find_way(state, field_c(top), origin)
    return step != NOWHERE and way_kind(step) == WINDOW_STEP
