"""What a seat may choose: for each kind of frame the codes, and why another is not among them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.state import DECISION
from sandtable.heroes.cards import timing
from sandtable.heroes.cards.playing import SHOT_ROLLED
from sandtable.heroes.fight import assault, attack, blast, casualties, fire
from sandtable.heroes.flow import may_reroll
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    ACTIVATE,
    AIM,
    AMMO_UP,
    ASK,
    ASSAULTING,
    AT,
    ATTACK,
    BARRAGE,
    BLAST,
    BOARD,
    BREAKING,
    CARD,
    CHARGE,
    CHOOSING,
    CONCEAL,
    DAMAGE,
    DEMOLISHING,
    DEPLOYING,
    DIE,
    DISCARD,
    DISCARDING,
    DO,
    DRIVE,
    FACE,
    FACING,
    FIRE,
    FLIP,
    GAP,
    GOING,
    HALT,
    HANDING,
    HIT,
    KEEP,
    LAUNCH,
    LEAVE,
    MENU,
    MOVING,
    NEST,
    ON,
    ORDER,
    ORDERING,
    ORDERS,
    PASS,
    PICK,
    PLACING,
    PLAYED,
    RAZE,
    REROLL,
    REROLL_DIE,
    RESOLVE,
    REVEAL,
    SHARE,
    SHARING,
    SHOOTING_UP,
    SHOW,
    STEP,
    SUPPLY,
    SUPPLY_MOVES,
    SUPPORTING,
    TARGETING,
    THROW,
    TOKEN,
    UP,
    WINDOW,
    code,
    field_a,
    field_b,
    field_d,
    field_e,
    kind_of,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import Skirmish
from sandtable.heroes.model.windows import (
    ALWAYS,
    ANSWER,
    ASKS,
    ATTACKED,
    ENEMY_STEP,
    IN_ASSAULT,
    IN_GAP,
    IN_MENU,
    IN_MOVE,
    IN_ORDERS,
    IN_SUPPLY,
    MOMENT,
    OWN_ATTACK,
    OWN_HIT,
    OWN_ROLL,
    level,
)
from sandtable.heroes.move import activation, movement, opportunity
from sandtable.heroes.turn import deployment, orders, support


def window_of(state: Skirmish, top: i64, seat: i64) -> i64:
    """Which window this question is, for cards; 0 when none may be played."""
    kind = kind_of(top)
    if kind == MOVING:
        return IN_MOVE
    if kind == MENU:
        return 0 if activation.storms(top) else IN_MENU
    if kind == GAP:
        return IN_GAP if field_b(top) != 4 else 0
    if kind == ORDERING:
        return IN_ORDERS
    if kind == SHOOTING_UP:
        return ENEMY_STEP
    if kind == ATTACK:
        if attack.stage_of(top) == attack.ROLLED:
            return OWN_ROLL
        return OWN_ATTACK if attack.seat_of(top) == seat else ATTACKED
    if kind == ASSAULTING:
        stage = assault.stage_of(top)
        if stage <= assault.ASK_SECOND:
            return IN_ASSAULT
        if stage == assault.RETREATED:
            return MOMENT
        return IN_MOVE if stage == assault.LOST else OWN_ROLL
    if kind == HIT:
        return OWN_HIT
    if kind == DEMOLISHING and state.more() == attack.UNDECIDED:
        return MOMENT
    if kind == BLAST and blast.stage_of(top) == blast.FALLS:
        return MOMENT
    if kind == DEMOLISHING or kind == BLAST or (kind == DAMAGE and field_e(top) == 0):
        return OWN_ROLL
    if kind == PLAYED:
        return OWN_ROLL if field_e(top) == SHOT_ROLLED else ANSWER
    if kind == SUPPLY_MOVES:
        return IN_SUPPLY
    if kind == WINDOW:
        if state.phase == SUPPLY:
            return IN_SUPPLY
        return IN_ORDERS if state.phase == ORDERS else MOMENT
    return MOMENT if kind == PLACING else 0


def join(found: vec[i64], more: vec[i64]) -> vec[i64]:
    for option in more:
        found = append(found, option)
    return found


def in_order(found: vec[i64]) -> vec[i64]:
    """Sort the codes, each once: they come almost sorted."""
    sorted_so_far = True
    for index in range(i64(1), i64(len(found))):
        if found[index] <= found[index - 1]:
            sorted_so_far = False
            break
    if sorted_so_far:
        return found
    for index in range(i64(1), i64(len(found))):
        value = found[index]
        place = index
        while place > 0 and found[place - 1] > value:
            found[place] = found[place - 1]
            place -= 1
        found[place] = value
    kept: i64 = 0
    for index in range(i64(len(found))):
        if index == 0 or found[index] != found[kept - 1]:
            found[kept] = found[index]
            kept += 1
    return found[:kept]


def with_cards(state: Skirmish, found: vec[i64], seat: i64, window: i64) -> vec[i64]:
    """Cards that may be played in a window, and tactical bonuses (HN-13.13)."""
    if window:
        for card in timing.playable(state, seat, window):
            found = append(found, code(CARD, card))
        for bonus in orders.shows(state, seat):
            found = append(found, bonus)
    return found


def list_options(state: Skirmish, seat: i64) -> vec[i64]:
    """All codes, in order."""
    top = state.top()
    found = frame_options(state, top, kind_of(top), seat)
    found = with_cards(state, found, seat, window_of(state, top, seat))
    if may_change_asks(state, top, seat):
        for asks in range(i64(len(ASKS))):
            if asks != level(state, seat):
                found = append(found, code(ASK, asks))
    return in_order(found)


def idle(state: Skirmish, seat: i64) -> bool:
    """Whether a seat is asked for a card and has nothing to play: it can only pass.

    Not where it wants to be asked at every window, so that it never answers at once.
    """
    if state.waits != DECISION or seat < 0 or not state.owing >> seat & 1:
        return False
    if level(state, seat) == ALWAYS:
        return False
    found = state.codes(seat)
    return len(found) == 1 and found[0] == code(PASS, 0)


def may_change_asks(state: Skirmish, top: i64, seat: i64) -> bool:
    """A seat says how much it wants to be asked before it lays its first token."""
    if kind_of(top) != ORDERING:
        return False
    army = state.army(seat)
    return army.hand_size > 0 and army.left_size == army.numbers + army.specials + army.bluffs


def frame_options(state: Skirmish, top: i64, kind: i64, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=16)
    if kind == MOVING:
        return move_options(state, top, found)
    if kind == MENU:
        if activation.storms(top):
            return activation.assault_targets(state, top, False)
        return activation.verbs(state, top)
    if kind == ORDERING:
        return orders.orderable(state, seat)
    if kind == HANDING:
        return orders.tokens(state, seat, field_a(top))
    if kind == GAP:
        return gap_options(state, top, seat, found)
    if kind == SHOOTING_UP:
        found = opportunity.shooters(state, top)
        return append(found, code(PASS, 0))
    if kind == TARGETING:
        verb = field_b(top)
        if verb == BARRAGE or verb == THROW or verb == LAUNCH:
            return blast.aims(state, top)
        found = fire.targets(state, top)
        if fire.load_reason(state, top) == LEGAL:
            found = append(found, code(AMMO_UP, 0))
        return found
    if kind == SHARING:
        if field_e(top) == 0:
            return fire.shares(state, top, state.more())
        return fire.next_targets(state, top, state.more(), False)
    if kind == ATTACK:
        if attack.stage_of(top) == attack.ROLLED:
            found = rerolls(state, field_a(top), 1, found)
        return append(found, code(PASS, 0))
    if kind == ASSAULTING:
        return assault_options(state, top, found)
    if kind == SUPPLY_MOVES:
        return append(orders.supply_movers(state, seat), code(PASS, 0))
    if kind == DEPLOYING:
        if field_b(top) == 0:
            return deployment.picks(state, seat)
        if deployment.asks_side(state, top):
            found = append(found, code(UP, 0))
            return append(found, code(UP, 1))
        return deployment.places(state, top)
    if kind == BLAST and blast.stage_of(top) == blast.FALLS:
        for unit in blast.victims(state, top):
            found = append(found, code(AT, state.at(unit)))
        return found
    if kind == DEMOLISHING or kind == BLAST or (kind == DAMAGE and field_e(top) == 0):
        if kind == DEMOLISHING and state.more() == attack.UNDECIDED:
            found = append(found, code(DO, RAZE))
        elif kind == DEMOLISHING:
            found = rerolls(state, field_a(top), field_e(top), found)
        elif kind == DAMAGE:
            found = rerolls(state, field_b(top), field_d(top), found)
        else:
            found = rerolls(state, field_a(top), 1, found)
        return append(found, code(PASS, 0))
    if kind == DAMAGE:
        found = append(found, code(DIE, field_d(top) // 10))
        return append(found, code(DIE, field_d(top) % 10))
    if kind == FACING:
        for direction in movement.facings(
            state, field_a(top), state.at(field_a(top)), field_b(top) == 1
        ):
            found = append(found, code(FACE, direction))
        return found
    if kind == PLACING:
        for cell in casualties.places(state, top):
            found = append(found, code(ON, cell))
        return found
    if kind == CHOOSING:
        return append(timing.targets(state, top), code(KEEP, 0))
    if kind == DISCARDING:
        for card in range(state.theatre.n_cards):
            if state.army(seat).hand[card]:
                found = append(found, code(DISCARD, card))
        return found if field_b(top) else append(found, code(PASS, 0))
    if kind == BREAKING:
        for group in casualties.groups_for(state, field_a(top)):
            found = append(found, code(CHARGE, group))
        return found
    if kind == SUPPORTING:
        return support.options(state, top)
    if kind == NEST:
        for cell in orders.nest_places(state, seat):
            found = append(found, code(ON, cell))
        return append(found, code(PASS, 0))
    if kind == GOING:
        for unit in timing.movers_near_officer(state, seat):
            found = append(found, code(ACTIVATE, unit))
        return append(found, code(PASS, 0))
    return append(found, code(PASS, 0))  # HIT, PLAYED, WINDOW


def move_options(state: Skirmish, top: i64, found: vec[i64]) -> vec[i64]:
    steps = movement.steps(state, top)
    if len(steps) and state.phase != SUPPLY and field_b(top) > 0:
        found = activation.fires_on_the_move(state, top)
    found = join(found, steps)
    if movement.flip_reason(state, top) == LEGAL:
        found = append(found, code(FLIP, 0))
    if movement.halt_reason(state, top, len(steps) > 0) == LEGAL:
        found = append(found, code(HALT, 0))
    if state.infantry(field_a(top)):
        found = join(found, movement.boardings(state, top))
        if movement.conceal_reason(state, top) == LEGAL:
            found = append(found, code(CONCEAL, 0))
    if movement.leave_reason(state, top) == LEGAL:
        found = append(found, code(LEAVE, 0))
    return found


def gap_options(state: Skirmish, top: i64, seat: i64, found: vec[i64]) -> vec[i64]:
    stage = field_b(top)
    if stage == 4:
        found = orders.specials(state, seat)
        return append(found, code(PASS, 0))
    found = orders.autonomous(state, seat)
    if stage == 3:
        found = join(found, orders.specials(state, seat))
        if state.slot < orders.SPECIALS:
            found = append(found, code(REVEAL, 0))
        return found
    return append(found, code(PASS, 0))


def assault_options(state: Skirmish, top: i64, found: vec[i64]) -> vec[i64]:
    stage = assault.stage_of(top)
    if stage == assault.RETREATED:
        for cell in assault.retreats(state, top):
            found = append(found, code(ON, cell))
        return found
    if stage == assault.ATTACKER_ROLLED or stage == assault.DEFENDER_ROLLED:
        unit = field_a(top) if stage == assault.ATTACKER_ROLLED else field_b(top)
        found = rerolls(state, unit, assault.faces(state, stage), found)
    return append(found, code(PASS, 0))


def rerolls(state: Skirmish, unit: i64, faces: i64, found: vec[i64]) -> vec[i64]:
    """HN-12.1: a Veteran token rerolls all dice, or those with one of several faces."""
    if not may_reroll(state, unit):
        return found
    found = append(found, code(REROLL, 0))
    first = faces % 10
    several = False
    rest = faces
    while rest:
        several = several or rest % 10 != first
        rest //= 10
    if several:
        rest = faces
        while rest:
            found = append(found, code(REROLL_DIE, rest % 10))
            rest //= 10
    return found


# Why not


def reason(state: Skirmish, seat: i64, move: i64) -> i64:
    """Why a move that is not offered is not; the nearest rule to what was asked."""
    top = state.top()
    asked = kind_of(top)
    kind = move >> 10
    arg = move & 1023
    if asked == SUPPORTING:
        return support.reason(state, top, arg) if kind == CARD else why.FINISH_FIRST
    if kind == CARD:
        window = window_of(state, top, seat)
        if window == 0:
            return why.NOT_NOW
        return timing.play_reason(state, seat, arg, window)
    if kind == SHOW:
        window = window_of(state, top, seat)
        return orders.show_reason(state, seat, arg) if window else why.NOT_NOW
    if asked == MOVING:
        return move_reason(state, top, kind, arg)
    if asked == MENU:
        if activation.storms(top):
            return activation.storm_reason(state, top, arg) if kind == AT else why.FINISH_FIRST
        return activation.verb_reason(state, top, arg) if kind == DO else why.FINISH_FIRST
    if asked == TARGETING:
        return targeting_reason(state, top, kind, arg)
    if asked == SHARING:
        if kind == SHARE:
            return fire.share_reason(state, top, state.more(), arg)
        if kind == AT and field_e(top):
            return fire.next_target_reason(state, top, state.more(), arg)
        return why.FINISH_FIRST
    if asked == ORDERING:
        if kind == ORDER:
            return orders.order_reason(state, seat, arg)
        return why.NOT_ASKED
    if asked == HANDING:
        if kind == TOKEN:
            return orders.token_reason(state, seat, field_a(top), arg)
        return why.FINISH_FIRST
    if asked == GAP:
        if kind == ACTIVATE:
            return orders.autonomous_reason(state, seat, arg)
        if kind == RESOLVE:
            return why.NO_SPECIAL
        return why.NOT_ASKED
    if asked == DEPLOYING:
        return deploying_reason(state, top, kind, arg, seat)
    if asked == CHOOSING:
        if kind in (AT, PICK, AIM):
            return why.NO_USE
        return why.FINISH_FIRST
    if asked == DISCARDING:
        if kind == DISCARD:
            return why.NOT_IN_HAND
        return why.MUST_DISCARD if kind == PASS else why.FINISH_FIRST
    if asked == SUPPLY_MOVES:
        if kind == ACTIVATE:
            return why.HAS_ACTED
        if kind == DO and arg >= FIRE:
            return why.NO_FIRE_IN_SUPPLY
        return why.NOT_ASKED
    if asked in (PLACING, NEST, ASSAULTING) and kind == ON:
        return why.OCCUPIED
    if asked == SHOOTING_UP and kind == ACTIVATE:
        return why.NOT_ABLE
    return why.NOT_ASKED


def move_reason(state: Skirmish, top: i64, kind: i64, arg: i64) -> i64:
    if kind == STEP:
        return movement.one_step_reason(state, top, arg)
    if kind == DRIVE:
        return movement.form_reason(state, top, arg)
    if kind == FLIP:
        return movement.flip_reason(state, top)
    if kind == HALT:
        return movement.halt_reason(state, top, True)
    if kind == BOARD:
        return movement.board_reason(state, top, arg)
    if kind == LEAVE:
        return movement.leave_reason(state, top)
    if kind == CONCEAL:
        return movement.conceal_reason(state, top)
    if kind == DO:
        if state.phase == SUPPLY:
            return why.NO_FIRE_IN_SUPPLY
        if arg < FIRE or arg == RAZE:
            return why.FINISH_FIRST
        if field_d(top) & movement.FIRED:
            return why.HAS_ACTED
        unit = field_a(top)
        found = activation.fire_reason(state, unit, arg, True, -1)
        return found if found != LEGAL else why.MUST_STEP
    return why.FINISH_FIRST


def targeting_reason(state: Skirmish, top: i64, kind: i64, arg: i64) -> i64:
    unit = field_a(top)
    verb = field_b(top)
    thrown = verb == BARRAGE or verb == THROW or verb == LAUNCH
    if kind == AIM and thrown:
        dice = blast.dice_of(state, unit, verb)
        seat = state.seat_of(unit)
        return blast.aim_reason(state, unit, seat, verb, arg, field_e(top) - 1, dice)
    if kind == AT:
        if thrown:
            if verb == BARRAGE:
                return why.NO_TARGET
            return blast.room_reason(state, unit, arg, field_e(top) - 1)
        found = fire.target_reason(state, top, arg)
        return found if found != LEGAL else why.NO_TARGET
    if kind == AMMO_UP and not thrown:
        return fire.load_reason(state, top)
    return why.FINISH_FIRST


def deploying_reason(state: Skirmish, top: i64, kind: i64, arg: i64, seat: i64) -> i64:
    if field_b(top) == 0:
        if kind == PICK:
            return deployment.pick_reason(state, seat, arg)
    elif not deployment.asks_side(state, top):
        if kind == ON:
            return deployment.place_reason(state, top, arg)
        if kind == BOARD:
            return deployment.aboard_reason(state, field_b(top) - 1, arg)
    return why.FINISH_FIRST
