"""Numeric codes of the system: phases, verbs, kinds of move, frames, abilities."""

from typing import Final

from mypy_extensions import i64

# Phases
DEPLOYMENT: Final = 0
ORDERS: Final = 1
ACTIVATION: Final = 2
SUPPLY: Final = 3
PHASES: Final = ["deployment", "orders", "activation", "supply"]

# Types of unit, by the colour of their defence
INFANTRY: Final = 0
LIGHT: Final = 1
HEAVY: Final = 2
TYPES: Final = ["infantry", "light", "heavy"]

# Abilities of a unit's side, as bits
ASSAULT: Final = 1 << 0
OPPORTUNITY: Final = 1 << 1
AUTONOMOUS: Final = 1 << 2
ARC: Final = 1 << 3
GUN: Final = 1 << 4
GOOD_VIBRATIONS: Final = 1 << 5
CONCEALED: Final = 1 << 6
"""The concealed side of an ambush unit."""
LAST_HIT: Final = 1 << 7
"""The next hit eliminates the unit."""
NO_TURNING: Final = 1 << 8
ABILITIES: Final = {
    "assault": ASSAULT,
    "opportunity": OPPORTUNITY,
    "autonomous": AUTONOMOUS,
    "arc": ARC,
    "gun": GUN,
    "good_vibrations": GOOD_VIBRATIONS,
    "concealed": CONCEALED,
    "last_hit": LAST_HIT,
    "no_turning": NO_TURNING,
}

# Abilities of a weapon, as bits
MACHINE_GUN: Final = 1 << 0
SUPPRESSION: Final = 1 << 1
PIERCING: Final = 1 << 2
FRIGHTENING: Final = 1 << 3
SNIPER: Final = 1 << 4
ON_THE_MOVE: Final = 1 << 5
INDIRECT: Final = 1 << 6
HOWITZER: Final = 1 << 7
WEAPON_ABILITIES: Final = {
    "machine_gun": MACHINE_GUN,
    "suppression": SUPPRESSION,
    "piercing": PIERCING,
    "frightening": FRIGHTENING,
    "sniper": SNIPER,
    "indirect": INDIRECT,
    "howitzer": HOWITZER,
}

NO_BONUS: Final = -99
"""The printed X against a type: no attack."""
CANNOT_MOVE: Final = -1
"""The printed X for movement."""

# Offsets in the numbers of a unit's side: see Theatre.stat
MOVE: Final = 0
DEFENCE: Final = 1
"""The first of three: front, side and rear."""
ABLE: Final = 4
ASSAULT_BONUS: Final = 5
SEATS: Final = 6
"""Number of seats of a transport."""
WEAPON: Final = 7
"""The first of two weapons; the offsets within a weapon follow."""
WEAPON_LENGTH: Final = 8
BONUS: Final = 0
"""The first of three: against infantry, light and heavy vehicles."""
RANGE: Final = 3
WEAPON_ABLE: Final = 4
MOVE_PENALTY: Final = 5
DEMOLITION: Final = 6
TEMPLATE: Final = 7
"""Number of the template of indirect fire plus one; 0 for none."""
STATS: Final = 24

# Flip abilities of a unit
FLIP_NONE: Final = 0
FLIP_AMBUSH: Final = 1
FLIP_TRIPOD: Final = 2
FLIPS: Final = ["", "ambush", "tripod"]

# Frames of a counter
PLAIN: Final = 0
OFFICER: Final = 1
HERO: Final = 2
HEAVY_WEAPON: Final = 3
FRAMES: Final = ["plain", "officer", "hero", "heavy_weapon"]

# Order tokens; 1 to 10 are the numbered orders
SPECIAL: Final = 11
BLUFF: Final = 12
HIDDEN: Final = 13
"""A token whose face the viewer may not know."""
SHOWN: Final = 16
"""Added to a token when its face is shown."""
TOKENS: Final = [*map(str, range(11)), "special", "bluff", "hidden"]
MOST_NUMBERS: Final = 10
SPECIALS_AT: Final = 16
"""Bit offset of the special orders in ``Army.left``."""
MOST_SPECIALS: Final = 2
MOST_BLUFFS: Final = 2

# Equipment and traits
AMMO: Final = 0
CULIN: Final = 1
GRENADE: Final = 2
PANZERFAUST: Final = 3
RIFLE_GRENADE: Final = 4
VETERAN: Final = 5
EQUIPMENT: Final = ["ammo", "culin", "grenade", "panzerfaust", "rifle_grenade", "veteran"]
KITS: Final = 6

# Tactical bonuses
MORE_CARDS: Final = 0
MORE_ORDERS: Final = 1
SPECIAL_ORDER: Final = 2
REFILL: Final = 3
KEEP_INITIATIVE: Final = 4
BONUSES: Final = ["more_cards", "more_orders", "special_order", "refill", "keep_initiative"]
BONUS_COPIES: Final = [1, 2, 1, 1, 1]
"""Copies of each bonus in the box, six in all (HN-13.5, HN-15.27)."""

# Verbs: actions of an activated unit
NOTHING: Final = 0
GO: Final = 1
STORM: Final = 2
FIRE: Final = 3
FIRE_SECOND: Final = 4
SUPPRESS: Final = 5
SUPPRESS_SECOND: Final = 6
SNIPE: Final = 7
BARRAGE: Final = 8
THROW: Final = 9
LAUNCH: Final = 10
FAUST: Final = 11
RAZE: Final = 12
VERBS: Final = [
    "nothing",
    "move",
    "assault",
    "fire",
    "fire_second",
    "suppress",
    "suppress_second",
    "snipe",
    "barrage",
    "grenade",
    "rifle_grenade",
    "panzerfaust",
    "demolish",
]
# Verb of an attack by a card.
BY_CARD: Final = 13

# Kinds of move. A move's code is its kind and one argument; options are listed in this order.
DO: Final = 0
STEP: Final = 1
DRIVE: Final = 2
FLIP: Final = 3
HALT: Final = 4
BOARD: Final = 5
LEAVE: Final = 6
AMMO_UP: Final = 7
AT: Final = 8
SHARE: Final = 9
AIM: Final = 10
ON: Final = 11
FACE: Final = 12
UP: Final = 13
ORDER: Final = 14
TOKEN: Final = 15
REVEAL: Final = 16
RESOLVE: Final = 17
ACTIVATE: Final = 18
CARD: Final = 19
PICK: Final = 20
REROLL: Final = 21
CHARGE: Final = 22
SHOW: Final = 23
CONCEAL: Final = 24
DISCARD: Final = 25
DIE: Final = 26
ASK: Final = 27
KEEP: Final = 28
PASS: Final = 29
REROLL_DIE: Final = 30

# Forms of a two-square vehicle's step (HN-6.13)
FORMS: Final = [
    "forward",
    "forward_left",
    "forward_right",
    "back",
    "back_left",
    "back_right",
    "pivot_left",
    "pivot_right",
]
FORWARD: Final = 0
BACK: Final = 3
PIVOT: Final = 6

# Kinds of frame: what is being resolved
DEPLOYING: Final = 1
PLACING: Final = 2
FACING: Final = 3
SUPPORTING: Final = 4
"""A side's choice of its air and artillery cards."""
ORDERING: Final = 5
HANDING: Final = 6
GAP: Final = 7
MENU: Final = 8
MOVING: Final = 9
TARGETING: Final = 10
SHARING: Final = 11
ATTACK: Final = 12
HIT: Final = 14
DAMAGE: Final = 15
ASSAULTING: Final = 16
BLAST: Final = 17
DEMOLISHING: Final = 19
SHOOTING_UP: Final = 20
"""Opportunity fire at a moving unit."""
PLAYED: Final = 21
"""A played card that waits for answers and is then resolved."""
CHOOSING: Final = 22
"""The choice of a card's target."""
DRAWING: Final = 23
BREAKING: Final = 24
SUPPLYING: Final = 25
SUPPLY_MOVES: Final = 26
DISCARDING: Final = 27
TAKING_BONUS: Final = 28
INITIATIVE_ROLL: Final = 31
NEST: Final = 32
GOING: Final = 33
"""Moves of several units, one after the other."""

SPOTTING: Final = 34
"""The random choice of an item's square."""
WINDOW: Final = 35
"""A window for seats that are asked at every window."""

NOBODY_FIRES: Final = 63
"""Attacker of an attack by a card."""


def code(kind: i64, arg: i64) -> i64:
    """Return a move's code."""
    return kind << 10 | arg


def shifted(value: i64, by: i64) -> i64:
    """Shift a number to the left in 64 bits.

    In compiled code a shifted literal has only 32 bits.
    """
    return value << by


def bit(number: i64) -> i64:
    return shifted(1, number)
