"""Assault: the two rolls, their comparison, and where the units stand afterwards (HN-8)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import BOARD, NOWHERE, WINDOW_STEP, way_cell, way_crossing, way_kind
from sandtable.heroes.fight import attack, casualties
from sandtable.heroes.fight.attack import BY_ASSAULT, Attack
from sandtable.heroes.fight.shots import shelters
from sandtable.heroes.ground import concealment, items, transports
from sandtable.heroes.ground.paths import (
    allowance,
    diagonal_open,
    find_way,
    free,
    may_stand,
    reaches,
    zone_stops,
)
from sandtable.heroes.ground.sight import in_front
from sandtable.heroes.model import dice, events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    ABLE,
    ARC,
    ASSAULT,
    ASSAULT_BONUS,
    ASSAULTING,
    ATTACK,
    BONUS,
    HEAVY,
    INFANTRY,
    NO_BONUS,
    ON,
    PASS,
    REROLL,
    REROLL_DIE,
    WEAPON,
    WEAPON_LENGTH,
    bit,
    code,
    shifted,
)
from sandtable.heroes.model.equipment import may_roll_again, reroll_reason, rerolls, spend_veteran
from sandtable.heroes.model.moments import (
    FIRST,
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
    only_pass,
    roll,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import PASSING, Skirmish, direction
from sandtable.heroes.model.windows import (
    IN_ASSAULT,
    IN_MOVE,
    MOMENT,
    OWN_ROLL,
    asked,
    open_window,
    other_than,
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
"""The defender retreats instead of fighting."""

ZERO: Final = 32
HELD_AT: Final = 32
SURPRISED: Final = 40
"""Bit of the frame's second number that lets the attacker back through a window (HN-14.7)."""
ASKED_AT_WINDOW: Final = 41


def begin(state: Skirmish, attacker: i64, cell: i64, origin: i64) -> None:
    """Start an assault on the unit on a square; ``origin`` is encoded as in a MOVING frame."""
    defender = state.occupant(cell)
    transport = origin - transports.TRANSPORT if origin >= transports.TRANSPORT else i64(NOWHERE)
    came_from = origin - 1 if transport < 0 else i64(NOWHERE)
    if state.able(defender, ARC):
        start = came_from if came_from >= 0 else beside(state, transport, cell)
        if not in_front(state.ground, cell, state.facing(defender), start):
            casualties.suppress(state, defender, 1)
    state.push2(Assaulting.frame(attacker, defender, cell, came_from, transport), ZERO | ZERO << 8)
    if state.journal is not None:
        events.of_pair(state, "assaulted", attacker, defender, {})


def beside(state: Skirmish, transport: i64, cell: i64) -> i64:
    """Return the square of a transport from which an assault on a neighbouring square starts."""
    rear = state.rear(transport)
    if rear >= 0 and not reaches(state, state.at(transport), cell):
        return rear
    return state.at(transport)


def origin_of(state: Skirmish, top: i64) -> i64:
    """Return the square an assault came from; for a transport, the nearer of its squares."""
    origin = Assaulting.origin(top)
    transport = Assaulting.transport(top)
    if origin < 0 and transport >= 0 and state.at(transport) >= 0:
        return beside(state, transport, Assaulting.cell(top))
    return origin


def set_stage(state: Skirmish, stage: i64) -> None:
    top = state.top()
    state.replace_top(top & ~shifted(15, 46) | stage << 46)


def has_assault(state: Skirmish, unit: i64) -> bool:
    return state.fighting_stat(unit, ABLE) & ASSAULT != 0


def combat_bonus(state: Skirmish, unit: i64, against: i64) -> i64:
    """Return a unit's combat bonus against a type (HN-8.2, HN-8.13, HN-2.12).

    Heavy vehicles use the secondary weapon, concealed units the values of their visible side.
    """
    weapon: i64 = 1 if state.theatre.type_of[unit] == HEAVY else 0
    bonus = state.fighting_stat(unit, WEAPON + weapon * WEAPON_LENGTH + BONUS + against)
    return 0 if bonus == NO_BONUS else bonus


def may_attack(state: Skirmish, unit: i64, against: i64) -> bool:
    """Whether a unit may assault this type; an X forbids it (HN-2.12)."""
    return state.fighting_stat(unit, WEAPON + BONUS + against) != NO_BONUS


def attacker_sum(state: Skirmish, top: i64, more: i64) -> i64:
    attacker = Assaulting.attacker(top)
    return (
        combat_bonus(state, attacker, state.theatre.type_of[Assaulting.defender(top)])
        + state.fighting_stat(attacker, ASSAULT_BONUS)
        + (more & 255)
        - ZERO
        - 2 * state.suppression(attacker)
    )


def defender_sum(state: Skirmish, top: i64, more: i64) -> i64:
    defender = Assaulting.defender(top)
    return (
        combat_bonus(state, defender, INFANTRY)
        + state.fighting_stat(defender, ASSAULT_BONUS)
        + cover(state, top)
        + (more >> 8 & 255)
        - ZERO
        - 2 * state.suppression(defender)
    )


def cover(state: Skirmish, top: i64) -> i64:
    """Return an infantry defender's cover; 0 inside the same shelter (HN-8.2, HN-8.14)."""
    cell = Assaulting.cell(top)
    if state.theatre.type_of[Assaulting.defender(top)] != INFANTRY:
        return 0
    area = state.area(cell)
    origin = origin_of(state, top)
    if area and origin >= 0 and state.area(origin) == area and shelters(state, area):
        return 0
    return state.theatre.cover[state.terrain(cell)]


def defender_dice(state: Skirmish, top: i64) -> i64:
    """Return the defender's dice: 2 with Assault, else 1, as for vehicles (HN-8.2, HN-8.14)."""
    return 2 if has_assault(state, Assaulting.defender(top)) else 1


def add_bonus(state: Skirmish, seat: i64, count: i64) -> None:
    """Add a card's bonus to the unit of a seat."""
    top = state.top()
    shift: i64 = 0 if state.seat_of(Assaulting.attacker(top)) == seat else 8
    state.set_top(top, state.more() + (count << shift))


def dice_at(stage: i64) -> i64:
    """Return the bit offset of a stage's dice in the frame's second number (stored as digits)."""
    return 16 if stage <= ATTACKER_ROLLED else 24


def faces(state: Skirmish, stage: i64) -> i64:
    return state.more() >> dice_at(stage) & 255


def held_back(more: i64) -> i64:
    """Return the die that a Veteran token does not reroll; 0 for none."""
    return more >> HELD_AT & 15


def set_dice(state: Skirmish, roll: i64) -> i64:
    """Store the rolled dice and the die that was kept, if any; return all of them as digits."""
    stage = Assaulting.stage(state.top())
    more = state.more()
    if held_back(more):
        roll += 10 * held_back(more)
    shift = dice_at(stage)
    more = more & ~(shifted(255, shift) | shifted(15, HELD_AT)) | roll << shift
    state.set_top(state.top(), more)
    set_stage(state, stage + 1)
    return roll


def hold_back(state: Skirmish, face: i64) -> None:
    """Reroll the die with this face and keep the other one (HN-12.1)."""
    stage = Assaulting.stage(state.top())
    now = faces(state, stage)
    kept = now // 10 if now % 10 == face else now % 10
    state.set_top(state.top(), state.more() | kept << HELD_AT)
    set_stage(state, stage - 1)


def best_die(more: i64, shift: i64) -> i64:
    """Return the higher of the stored dice, which counts (HN-8.2)."""
    roll = more >> shift & 255
    return max(roll % 10, roll // 10)


def judge(state: Skirmish) -> None:
    top = state.top()
    more = state.more()
    attacker = Assaulting.attacker(top)
    defender = Assaulting.defender(top)
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
        attack.hit(state, defender, attacker, BY_ASSAULT)
    elif ours < theirs:
        set_stage(state, LOST)
        concealment.reveal(state, attacker)
        attack.hit(state, attacker, defender, BY_ASSAULT)
    else:
        # After a tie the attacker was not driven back, so it may return (HN-8.3).
        state.set_top(state.top(), more | bit(SURPRISED))
        set_stage(state, LOST)


def won(state: Skirmish) -> None:
    """Resolve an assault that the attacker won: make the defender retreat, or move in."""
    top = state.top()
    defender = Assaulting.defender(top)
    cell = Assaulting.cell(top)
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
    """Return the squares to which a beaten defender may retreat."""
    ground = state.ground
    cell = Assaulting.cell(top)
    found = vec[i64]()
    if not may_retreat(state, Assaulting.defender(top)):
        return found
    for index in range(ground.first[cell], ground.first[cell + 1]):
        if retreat_reason(state, top, ground.ways[index]) == LEGAL:
            found = append(found, way_cell(ground.ways[index]))
    return found


def may_retreat(state: Skirmish, defender: i64) -> bool:
    return casualties.can_be_moved(state, defender) or allowance(state, defender) > 0


def retreat_reason(state: Skirmish, top: i64, step: i64) -> i64:
    """Return why a beaten defender cannot retreat this way, or LEGAL (HN-8.3, HN-8.6, HN-8.7)."""
    defender = Assaulting.defender(top)
    attacker = Assaulting.attacker(top)
    cell = Assaulting.cell(top)
    origin = origin_of(state, top)
    to = way_cell(step)
    if not away(state, origin, cell, to):
        return why.NO_SUCH_STEP
    if way_kind(step) == WINDOW_STEP:
        return why.WALL
    if aboard_at(state, defender, to) == NOWHERE:
        reason = may_stand(state, defender, to)
        if reason != LEGAL:
            return reason
        if not free(state, to):
            return why.OCCUPIED
    if not diagonal_open(state, cell, to, way_crossing(step), defender):
        return why.NO_PASSAGE
    if zone_stops(state, state.seat_of(defender), cell, to, way_kind(step), attacker):
        return why.ZONE
    if (
        origin >= 0
        and state.suppression(attacker) == 0
        and reaches(state, origin, cell)
        and reaches(state, origin, to)
    ):
        return why.ZONE
    return LEGAL


def aboard_at(state: Skirmish, unit: i64, cell: i64) -> i64:
    """Return a friendly transport on a square with room for the unit, or NOWHERE (HN-8.15)."""
    hull = state.hull(cell)
    if hull >= 0 and transports.room_reason(state, unit, hull) == LEGAL:
        return hull
    return NOWHERE


def away(state: Skirmish, origin: i64, cell: i64, to: i64) -> bool:
    """Whether a retreat leads away from the attacker (HN-8.6).

    On the board: straight on or 45 degrees to one side. Elsewhere: to a square that is not next to
    the attacker's origin.
    """
    ground = state.ground
    if origin < 0:
        return True
    if ground.kind[origin] == BOARD and ground.kind[cell] == BOARD and ground.kind[to] == BOARD:
        ahead = direction(state, origin, cell)
        turn = (direction(state, cell, to) - ahead + 8) % 8
        return turn <= 1 or turn == 7
    return to != origin and not reaches(state, origin, to)


def move_in(state: Skirmish) -> None:
    """Move the attacker to the defender's square (HN-8.3)."""
    top = state.top()
    attacker = Assaulting.attacker(top)
    state.pop2()
    if state.at(attacker) < 0:
        return
    state.lift(attacker)
    state.put(attacker, Assaulting.cell(top), NOWHERE)
    events.of_unit(state, "took_square", attacker)
    items.pick_up(state, attacker)


def go_back(state: Skirmish) -> None:
    """Return the attacker to its origin; eliminate it if it cannot return (HN-8.8)."""
    top = state.top()
    attacker = Assaulting.attacker(top)
    origin = Assaulting.origin(top)
    transport = Assaulting.transport(top)
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
    step = find_way(state, Assaulting.cell(top), origin)
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
    """Whether a beaten attacker needs another Surprise! to return through a window (HN-14.7)."""
    origin = Assaulting.origin(top)
    if origin < 0 or state.at(Assaulting.attacker(top)) < 0:
        return False
    step = find_way(state, Assaulting.cell(top), origin)
    return step != NOWHERE and way_kind(step) == WINDOW_STEP


def give_way(state: Skirmish, unit: i64, cell: i64) -> None:
    """Move a beaten defender to a square, or into a transport there (HN-8.3, HN-8.15)."""
    transport = aboard_at(state, unit, cell)
    if transport != NOWHERE:
        transports.get_in(state, unit, transport)
        return
    start = state.at(unit)
    state.lift(unit)
    state.put(unit, cell, NOWHERE)
    events.moved(state, unit, start)
    concealment.look_around(state, unit)


def odds(state: Skirmish, top: i64) -> dict[str, int]:
    """Return the exact odds of an assault before the roll."""
    ours = int(attacker_sum(state, top, state.more()))
    theirs = int(defender_sum(state, top, state.more()))
    two = defender_dice(state, top) == 2
    wins = ties = ways = 0
    for one in range(1, 7):
        # The number of pairs whose higher die shows this face.
        weight = 2 * one - 1
        for other in range(1, 7):
            ways_here = weight * ((2 * other - 1) if two else 1)
            ways += ways_here
            if ours + one > theirs + other:
                wins += ways_here
            elif ours + one == theirs + other:
                ties += ways_here
    return {"sum": ours, "total": theirs, "hits": wins, "ties": ties, "ways": ways}


def has_won(state: Skirmish, top: i64, seat: i64) -> bool:
    """Whether a seat's dice already win an attack or assault, whatever is still rolled."""
    more = state.more()
    if kind_of(top) == ATTACK:
        if Attack.stage(top) != attack.ROLLED or Attack.seat(top) != seat:
            return False
        verb = Attack.verb(top)
        total = attack.die_of(more) + attack.modifier(verb, more)
        return attack.outcome(verb, total, attack.defence_of(more)) != attack.NONE
    if kind_of(top) != ASSAULTING or not Assaulting.has_rolled(top):
        return False
    if state.seat_of(Assaulting.roller(top)) != seat:
        return False
    ours = attacker_sum(state, top, more) + best_die(more, 16)
    theirs = defender_sum(state, top, more)
    if Assaulting.stage(top) == ATTACKER_ROLLED:
        return ours > theirs + 6
    return theirs + best_die(more, 24) > ours


class Assaulting(Moment):
    """An assault (HN-8). The second number of its frame holds bonuses and dice."""

    def __init__(self) -> None:
        super().__init__("assault", units=2)
        self.rules = {
            "assault": ["HN-8.2", "HN-3.8"],
            "assault_rolled": ["HN-8.2", "HN-8.14"],
            "retreat": ["HN-8.3", "HN-8.6", "HN-8.7"],
        }

    @staticmethod
    def frame(attacker: i64, defender: i64, cell: i64, origin: i64, transport: i64) -> i64:
        """``origin`` is NOWHERE for an assault from a transport, ``transport`` for any other."""
        last = ASK_FIRST | (transport + 1) << 4
        return frame(ASSAULTING, attacker, defender, cell, origin + 1, last)

    @staticmethod
    def attacker(top: i64) -> i64:
        return field(top, FIRST)

    @staticmethod
    def defender(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def cell(top: i64) -> i64:
        """Return the attacked square."""
        return field(top, THIRD)

    @staticmethod
    def origin(top: i64) -> i64:
        """Return the square the attacker came from; NOWHERE if it came from a transport."""
        return field(top, FOURTH) - 1

    @staticmethod
    def stage(top: i64) -> i64:
        return last_of(top) & 15

    @staticmethod
    def transport(top: i64) -> i64:
        return (last_of(top) >> 4) - 1

    @staticmethod
    def roller(top: i64) -> i64:
        """Return the unit whose dice are rolled next or were just rolled."""
        if Assaulting.stage(top) <= ATTACKER_ROLLED:
            return Assaulting.attacker(top)
        return Assaulting.defender(top)

    @staticmethod
    def has_rolled(top: i64) -> bool:
        """Whether the stage has rolled dice, which may be rerolled."""
        stage = Assaulting.stage(top)
        return stage == ATTACKER_ROLLED or stage == DEFENDER_ROLLED

    def advance(self, state: Skirmish, top: i64) -> bool:
        stage = Assaulting.stage(top)
        if stage <= ASK_SECOND:
            seat = state.holder if stage == ASK_FIRST else 1 - state.holder
            if asked(state, seat):
                return ask(state, seat)
            set_stage(state, stage + 1)
            return False
        if stage == ROLL_ATTACKER or stage == ROLL_DEFENDER:
            return roll(state)
        if Assaulting.has_rolled(top):
            unit = Assaulting.roller(top)
            seat = state.seat_of(unit)
            if may_roll_again(state, seat, unit):
                return ask(state, seat)
            set_stage(state, stage + 1)
            return False
        if stage == JUDGING:
            judge(state)
        elif stage == WON:
            won(state)
        elif stage == WITHDRAW:
            set_stage(state, RETREATED)
        elif stage == RETREATED:
            defender = Assaulting.defender(top)
            if state.at(defender) == Assaulting.cell(top):
                return ask(state, state.seat_of(defender))
            move_in(state)
        else:
            if at_window(state, top) and not state.more() >> SURPRISED & 3:
                seat = state.seat_of(Assaulting.attacker(top))
                if asked(state, seat):
                    return ask(state, seat)
            go_back(state)
        return False

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        stage = Assaulting.stage(top)
        if stage <= ASK_SECOND:
            return IN_ASSAULT
        if stage == RETREATED:
            return MOMENT
        return IN_MOVE if stage == LOST else OWN_ROLL

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        stage = Assaulting.stage(top)
        if stage == RETREATED:
            found = vec[i64]()
            for cell in retreats(state, top):
                found = append(found, code(ON, cell))
            return found
        if Assaulting.has_rolled(top):
            return rerolls(state, Assaulting.roller(top), faces(state, stage), only_pass())
        return only_pass()

    def asks(self, state: Skirmish, top: i64) -> i64:
        if Assaulting.stage(top) == RETREATED:
            return bit(ON)
        if Assaulting.has_rolled(top):
            return bit(REROLL) | bit(REROLL_DIE) | bit(PASS)
        return bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == ON:
            if not may_retreat(state, Assaulting.defender(top)):
                return why.SUPPRESSED
            step = find_way(state, Assaulting.cell(top), arg)
            return why.NO_SUCH_STEP if step == NOWHERE else retreat_reason(state, top, step)
        if kind == PASS:
            return LEGAL
        roll = faces(state, Assaulting.stage(top))
        return reroll_reason(state, Assaulting.roller(top), roll, kind, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == ON:
            give_way(state, Assaulting.defender(top), arg)
        elif kind == PASS:
            if Assaulting.stage(top) == LOST:
                state.set_top(top, state.more() | bit(ASKED_AT_WINDOW))
            else:
                set_stage(state, Assaulting.stage(top) + 1)
        else:
            spend_veteran(state, Assaulting.roller(top))
            if kind == REROLL_DIE:
                hold_back(state, arg)
            else:
                self.roll_again(state, top)

    def dice(self, state: Skirmish, top: i64) -> i64:
        held: i64 = 1 if held_back(state.more()) else 0
        if Assaulting.stage(top) == ROLL_ATTACKER:
            return 2 - held
        return defender_dice(state, top) - held

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        seat = state.seat_of(Assaulting.roller(top))
        rolled = set_dice(state, outcome)
        if state.journal is not None:
            events.rolled(state, seat, dice.faces(int(rolled)), "assault")
        open_window(state, other_than(seat))

    def roll_again(self, state: Skirmish, top: i64) -> None:
        set_stage(state, Assaulting.stage(top) - 1)

    def card_played(self, state: Skirmish, top: i64) -> None:
        if Assaulting.stage(top) == ASK_SECOND:
            set_stage(state, ASK_FIRST)

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        if Assaulting.stage(top) == RETREATED:
            args["unit"] = state.theatre.units[Assaulting.defender(top)]
            return "retreat"
        return "assault_rolled" if Assaulting.has_rolled(top) else self.prompt

    def preview(self, state: Skirmish, top: i64, kind: i64, arg: i64) -> dict[str, int]:
        if kind == PASS and Assaulting.stage(top) <= ASK_SECOND:
            return odds(state, top)
        return {}


KINDS[ASSAULTING] = Assaulting()
