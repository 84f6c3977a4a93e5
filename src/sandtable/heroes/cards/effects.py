"""The effects that cards have, by their names, and what each is aimed at (HN-14)."""

from typing import Final

from mypy_extensions import i64

# Effects
ACTIVATE_UNIT: Final = 0
REROLL_DICE: Final = 1
OPENING: Final = 2
RALLY: Final = 3
NEXT_ORDER: Final = 4
STOP_HIT: Final = 5
CANCEL: Final = 6
FLIP_UNIT: Final = 7
MOVE_AGAIN: Final = 8
SHOOT: Final = 9
DEFEND: Final = 10
WEAKEN: Final = 11
RAGE: Final = 12
ADVANCE: Final = 13
SURE_FOOTED: Final = 14
FALL_BACK: Final = 15
READY: Final = 16
RELAY: Final = 17
SNEAK: Final = 18
ONE_MORE_ORDER: Final = 19
TAKE_INITIATIVE: Final = 20
CONFUSE: Final = 21
SCRAMBLE: Final = 22
HIT_AND_RUN: Final = 23
RETURN: Final = 24
EVERYBODY_MOVES: Final = 25
STOP_FIRE_HIT: Final = 26
BOG_DOWN: Final = 27
DRIVE_BACK: Final = 28
DRAW_CARDS: Final = 29
PRECISION: Final = 30
RAM: Final = 31
REPAIR: Final = 32
STORM: Final = 33
DESERT: Final = 34
GIVE_FAUST: Final = 35
RESUPPLY: Final = 36
RALLY_ALL: Final = 37
BOOBY_TRAP: Final = 38
MINE: Final = 39
BUNDLE: Final = 40
HEAL: Final = 41
ARTILLERY: Final = 42
AIR: Final = 43
EFFECTS: Final = [
    "activate_unit",
    "reroll",
    "opening",
    "rally",
    "next_order",
    "stop_hit",
    "cancel",
    "flip_unit",
    "move_again",
    "shoot",
    "defend",
    "weaken",
    "rage",
    "advance",
    "sure_footed",
    "fall_back",
    "ready",
    "relay",
    "sneak",
    "one_more_order",
    "take_initiative",
    "confuse",
    "scramble",
    "hit_and_run",
    "return",
    "everybody_moves",
    "stop_fire_hit",
    "bog_down",
    "drive_back",
    "draw_cards",
    "precision",
    "ram",
    "repair",
    "storm",
    "desert",
    "give_faust",
    "resupply",
    "rally_all",
    "booby_trap",
    "mine",
    "bundle",
    "heal",
    "artillery",
    "air",
]

STIRS: Final = (
    1 << ACTIVATE_UNIT | 1 << RALLY | 1 << NEXT_ORDER | 1 << EVERYBODY_MOVES | 1 << RALLY_ALL
)
"""Effects by which units move or have a zone again: they wait while a unit passes another, which
could be left with no square to stop on."""

# What a card is aimed at
AT_NOTHING: Final = 0
AT_OWN: Final = 1
AT_ENEMY: Final = 2
AT_CROSSING: Final = 3
AT_TWO_OWN: Final = 4
AT_TWO_ENEMIES: Final = 5


def aimed(effect: i64) -> i64:
    """What a card with this effect is aimed at."""
    if effect in (ACTIVATE_UNIT, RALLY, SHOOT, READY, REPAIR, HEAL):
        return AT_OWN
    if effect in (SCRAMBLE, HIT_AND_RUN, RAM, DESERT):
        return AT_ENEMY
    if effect in (BUNDLE, ARTILLERY, AIR):
        return AT_CROSSING
    if effect == RELAY:
        return AT_TWO_OWN
    return AT_TWO_ENEMIES if effect == CONFUSE else AT_NOTHING
