"""Reasons why a move is illegal, each with its rule and a message key.

A reason is a number: 0 means legal, any other number explains why the move is not.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.moves import Refusal

LEGAL: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
CHANCE_FIRST: Final = 3
BID_FIRST: Final = 4
CARD_FIRST: Final = 5
FINISH_FIRST: Final = 6
NOT_IN_HAND: Final = 7
FOG_STAYS: Final = 8
NOT_PRINTED: Final = 9
SUPPRESSED: Final = 10
NOT_SUPPRESSED: Final = 11
NO_SPAWN: Final = 12
NOT_FROM_SPAWN: Final = 13
NOT_A_SPAWN: Final = 14
NO_SCOUTED_NEIGHBOUR: Final = 15
NO_NEIGHBOUR: Final = 16
NOT_ADJACENT: Final = 17
NOT_SCOUTED: Final = 18
FIRST_STEP_DUE: Final = 19
NOTHING_TO_BOLSTER: Final = 20
NOTHING_TO_DRAW: Final = 21
NO_OWN_MARKER: Final = 22
ALREADY_CONTROLLED: Final = 23
ENEMY_ON_TILE: Final = 24
NOTHING_TO_INSPIRE: Final = 25
NO_FOG_IN_HAND: Final = 26
NO_ENEMY_ON_BOARD: Final = 27
NOT_ON_BOARD: Final = 28
NOT_THE_ENEMY: Final = 29
NOT_IN_SUPPLY: Final = 30
NOT_OF_SQUAD: Final = 31
NOT_IN_PLAY_AREA: Final = 32
NOT_ITSELF: Final = 33
FOG_NOT_BOLSTERED: Final = 34
ONE_CARD_DUE: Final = 35
TOO_MANY: Final = 36
ALREADY_BID: Final = 37

TITLE_REASONS: Final = 64

SYSTEM_REASONS: Final = {
    GAME_OVER: ("UN-8.1", "game-over"),
    NOT_YOUR_TURN: ("UN-3.5", "not-your-turn"),
    CHANCE_FIRST: ("UN-4.2", "chance-first"),
    BID_FIRST: ("UN-3.4", "bid-first"),
    CARD_FIRST: ("UN-4.1", "card-first"),
    FINISH_FIRST: ("UN-4.2", "finish-first"),
    NOT_IN_HAND: ("UN-4.1", "not-in-hand"),
    FOG_STAYS: ("UN-4.4", "fog-stays"),
    NOT_PRINTED: ("UN-4.2", "not-printed"),
    SUPPRESSED: ("UN-4.5", "suppressed"),
    NOT_SUPPRESSED: ("UN-4.5", "not-suppressed"),
    NO_SPAWN: ("UN-4.8", "no-spawn"),
    NOT_FROM_SPAWN: ("UN-4.6", "not-from-spawn"),
    NOT_A_SPAWN: ("UN-4.6", "not-a-spawn"),
    NO_SCOUTED_NEIGHBOUR: ("UN-5.2", "no-scouted-neighbour"),
    NO_NEIGHBOUR: ("UN-5.1", "no-neighbour"),
    NOT_ADJACENT: ("UN-5.7", "not-adjacent"),
    NOT_SCOUTED: ("UN-5.2", "not-scouted"),
    FIRST_STEP_DUE: ("UN-5.7", "first-step-due"),
    NOTHING_TO_BOLSTER: ("UN-6.1", "nothing-to-bolster"),
    NOTHING_TO_DRAW: ("UN-6.2", "nothing-to-draw"),
    NO_OWN_MARKER: ("UN-6.4", "no-own-marker"),
    ALREADY_CONTROLLED: ("UN-6.4", "already-controlled"),
    ENEMY_ON_TILE: ("UN-6.4", "enemy-on-tile"),
    NOTHING_TO_INSPIRE: ("UN-6.5", "nothing-to-inspire"),
    NO_FOG_IN_HAND: ("UN-6.6", "no-fog-in-hand"),
    NO_ENEMY_ON_BOARD: ("UN-7.1", "no-enemy-on-board"),
    NOT_ON_BOARD: ("UN-7.1", "not-on-board"),
    NOT_THE_ENEMY: ("UN-7.1", "not-the-enemy"),
    NOT_IN_SUPPLY: ("UN-6.1", "not-in-supply"),
    NOT_OF_SQUAD: ("UN-4.9", "not-of-squad"),
    NOT_IN_PLAY_AREA: ("UN-6.5", "not-in-play-area"),
    NOT_ITSELF: ("UN-6.5", "not-itself"),
    FOG_NOT_BOLSTERED: ("UN-6.1", "fog-not-bolstered"),
    ONE_CARD_DUE: ("UN-4.7", "one-card-due"),
    TOO_MANY: ("UN-6.2", "too-many"),
    ALREADY_BID: ("UN-3.4", "already-bid"),
}


class Reasons:
    """Converts a reason's number into a refusal. Titles add their own reasons."""

    def __init__(self, own: dict[int, tuple[str, str]]) -> None:
        self.refusals: dict[int, Refusal] = {}
        for number, (rule, key) in {**SYSTEM_REASONS, **own}.items():
            self.refusals[number] = Refusal(rule, key)

    def refusal(self, reason: i64) -> Refusal | None:
        return None if reason == LEGAL else self.refusals[int(reason)]
