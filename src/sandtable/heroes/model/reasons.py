"""Reasons for refusing a move, each with its rule and a message key."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.moves import Refusal

LEGAL: Final = 0
GAME_OVER: Final = 1
CHANCE_FIRST: Final = 2
NOT_YOUR_TURN: Final = 3
FINISH_FIRST: Final = 4
NOT_ASKED: Final = 5
NO_SUCH_STEP: Final = 6
NO_POINTS: Final = 7
CLOSED: Final = 8
OCCUPIED: Final = 9
ZONE: Final = 10
NO_PASSAGE: Final = 11
WALL: Final = 12
CANNOT_STOP: Final = 13
OUT_OF_REACH: Final = 14
STOPPED: Final = 15
NO_FLIP: Final = 16
SEEN_THERE: Final = 17
NO_SEAT: Final = 18
NOT_BESIDE: Final = 19
NO_EXIT: Final = 20
NO_TARGET: Final = 21
NO_LINE: Final = 22
TOO_FAR: Final = 23
OUT_OF_ARC: Final = 24
NO_ATTACK: Final = 25
CONCEALED_TARGET: Final = 26
NOT_ABLE: Final = 27
SUPPRESSED: Final = 28
NO_KIT: Final = 29
HEAVY_ABOARD: Final = 30
NO_DEMOLITION: Final = 31
TOO_FAR_APART: Final = 32
OTHER_TYPE: Final = 33
NO_SHARE: Final = 34
NOT_IN_ZONE: Final = 35
NEXT_TO_OBJECTIVE: Final = 36
HAS_ORDER: Final = 37
NO_TOKEN: Final = 38
KEPT_FOR_PERSONAL: Final = 39
NO_BLUFF: Final = 40
NO_SPECIAL: Final = 41
NOT_AUTONOMOUS: Final = 42
HAS_ACTED: Final = 43
NOT_IN_HAND: Final = 44
NOT_NOW: Final = 45
NO_USE: Final = 46
NO_BONUS_HELD: Final = 47
MUST_STEP: Final = 48
NO_FIRE_IN_SUPPLY: Final = 49
TOO_MANY: Final = 50
INSIDE_HOUSE: Final = 51
NOT_ONLY_ARMY: Final = 52
MUST_DISCARD: Final = 53
DECLARED: Final = 54
NO_SUPPORT: Final = 55
NO_COPIES: Final = 56

REASONS: Final = {
    GAME_OVER: ("HN-13.3", "game-over"),
    CHANCE_FIRST: ("HN-7.3", "chance-first"),
    NOT_YOUR_TURN: ("HN-4.7", "not-your-turn"),
    FINISH_FIRST: ("HN-4.17", "finish-first"),
    NOT_ASKED: ("HN-3.8", "not-asked"),
    NO_SUCH_STEP: ("HN-6.1", "no-such-step"),
    NO_POINTS: ("HN-6.1", "no-points"),
    CLOSED: ("HN-5.5", "closed"),
    OCCUPIED: ("HN-6.2", "occupied"),
    ZONE: ("HN-6.5", "zone"),
    NO_PASSAGE: ("HN-5.6", "no-passage"),
    WALL: ("HN-5.11", "wall"),
    CANNOT_STOP: ("HN-6.25", "cannot-stop"),
    OUT_OF_REACH: ("HN-8.10", "out-of-reach"),
    STOPPED: ("HN-5.4", "stopped"),
    NO_FLIP: ("HN-6.4", "no-flip"),
    SEEN_THERE: ("HN-6.20", "seen-there"),
    NO_SEAT: ("HN-6.11", "no-seat"),
    NOT_BESIDE: ("HN-6.22", "not-beside"),
    NO_EXIT: ("HN-5.18", "no-exit"),
    NO_TARGET: ("HN-7.13", "no-target"),
    NO_LINE: ("HN-7.1", "no-line"),
    TOO_FAR: ("HN-7.2", "too-far"),
    OUT_OF_ARC: ("HN-7.8", "out-of-arc"),
    NO_ATTACK: ("HN-2.12", "no-attack"),
    CONCEALED_TARGET: ("HN-11.1", "concealed-target"),
    NOT_ABLE: ("HN-2.2", "not-able"),
    SUPPRESSED: ("HN-6.3", "suppressed"),
    NO_KIT: ("HN-12.3", "no-kit"),
    HEAVY_ABOARD: ("HN-6.11", "heavy-aboard"),
    NO_DEMOLITION: ("HN-9.6", "no-demolition"),
    TOO_FAR_APART: ("HN-11.5", "too-far-apart"),
    OTHER_TYPE: ("HN-11.5", "other-type"),
    NO_SHARE: ("HN-11.17", "no-share"),
    NOT_IN_ZONE: ("HN-1.6", "not-in-zone"),
    NEXT_TO_OBJECTIVE: ("HN-1.9", "next-to-objective"),
    HAS_ORDER: ("HN-4.2", "has-order"),
    NO_TOKEN: ("HN-4.2", "no-token"),
    KEPT_FOR_PERSONAL: ("HN-4.16", "kept-for-personal"),
    NO_BLUFF: ("HN-4.6", "no-bluff"),
    NO_SPECIAL: ("HN-4.5", "no-special"),
    NOT_AUTONOMOUS: ("HN-11.2", "not-autonomous"),
    HAS_ACTED: ("HN-4.8", "has-acted"),
    NOT_IN_HAND: ("HN-3.1", "not-in-hand"),
    NOT_NOW: ("HN-3.8", "not-now"),
    NO_USE: ("HN-3.3", "no-use"),
    NO_BONUS_HELD: ("HN-13.13", "no-bonus-held"),
    MUST_STEP: ("HN-11.16", "must-step"),
    NO_FIRE_IN_SUPPLY: ("HN-4.11", "no-fire-in-supply"),
    TOO_MANY: ("HN-4.3", "too-many"),
    INSIDE_HOUSE: ("HN-9.1", "inside-house"),
    NOT_ONLY_ARMY: ("HN-7.13", "not-an-enemy"),
    MUST_DISCARD: ("HN-12.9", "must-discard"),
    DECLARED: ("HN-8.10", "declared"),
    NO_SUPPORT: ("HN-12.8", "no-support"),
    NO_COPIES: ("HN-2.6", "no-copies"),
}

_REFUSALS: Final = {number: Refusal(rule, key) for number, (rule, key) in REASONS.items()}


def refusal(reason: i64) -> Refusal | None:
    """Return the refusal for a reason; None for LEGAL."""
    return None if reason == LEGAL else _REFUSALS[int(reason)]
