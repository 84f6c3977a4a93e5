"""What a seat is asked, why not something else, and the numbers behind an option."""

from mypy_extensions import i64

from sandtable.core.moves import Move, Refusal
from sandtable.core.state import CHANCE, DECISION, OVER, Decision
from sandtable.heroes import options
from sandtable.heroes.cards.playing import SHOT_ROLLED
from sandtable.heroes.fight import assault, attack, blast, demolition, fire
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    AIM,
    ASSAULTING,
    AT,
    ATTACK,
    BARRAGE,
    BLAST,
    BREAKING,
    CHOOSING,
    DAMAGE,
    DEMOLISHING,
    DEPLOYING,
    DISCARDING,
    FACING,
    FLIPS,
    GAP,
    GOING,
    HANDING,
    HIT,
    LAUNCH,
    MENU,
    MOVING,
    NEST,
    ORDERING,
    PASS,
    PLACING,
    PLAYED,
    RAZE,
    SHARE,
    SHARING,
    SHOOTING_UP,
    SUPPLY_MOVES,
    SUPPORTING,
    TARGETING,
    THROW,
    VERBS,
    WINDOW,
    field_a,
    field_b,
    field_c,
    field_d,
    field_e,
    kind_of,
)
from sandtable.heroes.model.reasons import LEGAL, refusal
from sandtable.heroes.model.state import VEILED, Skirmish
from sandtable.heroes.move import activation
from sandtable.heroes.turn import deployment, orders

PROMPTS = {
    DEPLOYING: "deploy",
    PLACING: "place",
    FACING: "face",
    ORDERING: "orders",
    HANDING: "token",
    GAP: "gap",
    MENU: "activate",
    MOVING: "move",
    TARGETING: "target",
    SHARING: "share",
    ATTACK: "attack",
    ASSAULTING: "assault",
    HIT: "hit",
    SHOOTING_UP: "opportunity",
    PLAYED: "answer",
    CHOOSING: "card_target",
    DISCARDING: "discard",
    BREAKING: "break",
    SUPPLY_MOVES: "supply",
    NEST: "supply_end",
    SUPPORTING: "support",
    GOING: "go",
    DAMAGE: "damage_die",
    DEMOLISHING: "dice_rolled",
    BLAST: "dice_rolled",
    WINDOW: "window",
}


def decision(state: Skirmish, seat: i64) -> Decision | None:
    if state.waits != DECISION or seat < 0 or not state.owing >> seat & 1:
        return None
    prompt, args = asked(state, seat)
    return Decision(seat, prompt, args, state.options(seat))


def asked(state: Skirmish, seat: i64) -> tuple[str, dict[str, object]]:
    """The prompt and its arguments."""
    top = state.top()
    kind = kind_of(top)
    theatre = state.theatre
    prompt = PROMPTS[int(kind)]
    args: dict[str, object] = {}
    if kind == MOVING:
        args = {"unit": theatre.units[field_a(top)], "left": int(field_b(top))}
        if field_c(top):
            prompt = "assault_move"
    elif kind in (MENU, FACING, HANDING, PLACING, BREAKING, DAMAGE):
        args = {"unit": theatre.units[field_a(top)]}
        if kind == MENU and activation.storms(top):
            prompt = "assault_target"
        if kind == DAMAGE and field_e(top) == 0:
            prompt = "dice_rolled"
            args = {"dice": [int(face) for face in str(field_d(top))]}
    elif kind == DEMOLISHING:
        if state.more() == attack.UNDECIDED:
            prompt = "demolish"
            args = {"overlay": demolition.structure_name(state, field_b(top))}
        else:
            args = {"dice": [int(face) for face in str(field_e(top))]}
    elif kind == BLAST and blast.stage_of(top) == blast.FALLS:
        prompt = "blast_order"
    elif kind == BLAST:
        args = {"dice": [int(field_e(top) >> blast.DIE_AT & 7)]}
    elif kind == TARGETING or kind == SHARING:
        args = {"unit": theatre.units[field_a(top)], "action": VERBS[field_b(top)]}
        if kind == SHARING:
            args["left"] = int(field_d(top))
            if field_e(top):
                prompt = "share_target"
        else:
            args["ammo"] = int(field_d(top))
    elif kind == DEPLOYING:
        if field_b(top) == 0:
            prompt = "deploy_pick"
        else:
            args = {"unit": theatre.units[field_b(top) - 1]}
            if deployment.asks_side(state, top):
                prompt = "deploy_side"
                args["flip"] = FLIPS[theatre.flip_of[field_b(top) - 1]]
    elif kind == ATTACK or kind == HIT:
        target = field_b(top) if kind == ATTACK else field_a(top)
        args = {"target": theatre.units[target], "enemy": theatre.seats[state.seat_of(target)]}
        if kind == ATTACK and attack.stage_of(top) == attack.ROLLED:
            prompt = "rolled"
            args["die"] = int(attack.die_of(state.more()))
    elif kind == ASSAULTING:
        stage = assault.stage_of(top)
        if stage == assault.RETREATED:
            prompt = "retreat"
            args = {"unit": theatre.units[field_b(top)]}
        elif stage in (assault.ATTACKER_ROLLED, assault.DEFENDER_ROLLED):
            prompt = "assault_rolled"
    elif kind == GAP:
        args = {"number": int(min(state.slot, 11))}
        if field_b(top) == 4:
            prompt = "order_zero"
        elif field_b(top) != 3:
            prompt = "between"
        elif state.slot >= orders.SPECIALS:
            prompt = "special"
    elif kind == PLAYED and field_e(top) == SHOT_ROLLED:
        prompt = "dice_rolled"
        args = {"dice": [int(state.more())]}
    elif kind == SUPPORTING:
        args = {"air": int(field_b(top)), "artillery": int(field_c(top))}
    elif kind in (PLAYED, CHOOSING):
        args = {"card": theatre.cards[field_a(top)]}
    elif kind == SHOOTING_UP:
        mover = field_a(top)
        args = {
            "target": "" if state.has(mover, VEILED) else theatre.units[mover],
            "enemy": theatre.seats[state.seat_of(mover)],
        }
    return prompt, args


def why_not(state: Skirmish, move: Move, seat: i64) -> Refusal | None:
    if state.waits == OVER:
        return refusal(why.GAME_OVER)
    if state.waits == CHANCE:
        return refusal(why.CHANCE_FIRST)
    if seat < 0 or not state.owing >> seat & 1:
        return refusal(why.NOT_YOUR_TURN)
    for option in state.codes(seat):
        if option == move.code:
            return None
    found = options.reason(state, seat, move.code)
    return refusal(found if found != LEGAL else i64(why.NOT_ASKED))


def preview(state: Skirmish, code: i64) -> dict[str, int]:
    """HN-7.3: the sum and the chance of an attack before it is rolled."""
    if state.waits != DECISION:
        return {}
    top = state.top()
    kind = code >> 10
    arg = code & 1023
    asked_for = kind_of(top)
    if asked_for == TARGETING and kind == AT:
        verb = field_b(top)
        if verb in (THROW, LAUNCH, BARRAGE, RAZE):
            return {}
        if fire.target_reason(state, top, arg) != LEGAL or fire.razes(state, top, arg):
            return {}
        return attack.preview(verb, fire.shot_of(state, top, arg))
    if asked_for == SHARING and kind == SHARE:
        if fire.share_reason(state, top, state.more(), arg) != LEGAL:
            return {}
        return attack.preview(field_b(top), fire.shared_shot(state, top, state.more(), arg))
    if asked_for == TARGETING and kind == AIM:
        count = 0
        for unit in range(state.theatre.n_units):
            if blast.under(state, unit, arg):
                count += 1
        return {"under": count}
    if asked_for == ATTACK and kind == PASS and attack.stage_of(top) <= attack.ASK_SECOND:
        more = state.more()
        verb = attack.verb_of(top)
        modifier = attack.modifier(verb, more)
        return {
            "sum": int(modifier),
            "total": int(attack.defence_of(more)),
            **attack.chances(verb, modifier, attack.defence_of(more)),
        }
    if asked_for == ASSAULTING and kind == PASS and assault.stage_of(top) <= assault.ASK_SECOND:
        return assault_odds(state, top)
    return {}


def assault_odds(state: Skirmish, top: i64) -> dict[str, int]:
    """The exact chance of an assault before it is rolled."""
    ours = int(assault.attacker_sum(state, top, state.more()))
    theirs = int(assault.defender_sum(state, top, state.more()))
    two = assault.defender_dice(state, top) == 2
    wins = ties = ways = 0
    for one in range(1, 7):
        # How many pairs have this face as their higher one.
        weight = 2 * one - 1
        for other in range(1, 7):
            ways_here = weight * ((2 * other - 1) if two else 1)
            ways += ways_here
            if ours + one > theirs + other:
                wins += ways_here
            elif ours + one == theirs + other:
                ties += ways_here
    return {"sum": ours, "total": theirs, "hits": wins, "ties": ties, "ways": ways}
