"""The numbers behind the words of the system: verbs, kinds of move, kinds of frame.

Titles add their own from ``TITLE`` on. The order of these numbers is the order of the options.
"""

from typing import Final

from mypy_extensions import i64

TITLE: Final = 16

# Verbs: what a card is played for.
MOVE: Final = 0
SCOUT: Final = 1
STALK: Final = 2
BOLSTER: Final = 3
COMMAND: Final = 4
CONCEAL: Final = 5
CONTROL: Final = 6
INSPIRE: Final = 7
RECON: Final = 8
ATTACK: Final = 9
SUPPRESS: Final = 10
READY: Final = 30
HUNKER_DOWN: Final = 31
VERBS: Final = 32

VERB_NAMES: Final = {
    "move": MOVE,
    "scout": SCOUT,
    "stalk": STALK,
    "bolster": BOLSTER,
    "command": COMMAND,
    "conceal": CONCEAL,
    "control": CONTROL,
    "inspire": INSPIRE,
    "recon": RECON,
    "attack": ATTACK,
    "suppress": SUPPRESS,
    "ready": READY,
    "hunker_down": HUNKER_DOWN,
}

# Kinds of move. A move's code is its kind and one argument.
BID: Final = 0
PLAY: Final = 1
END: Final = 2
DO: Final = 3
ENTER: Final = 4
TO: Final = 5
HALT: Final = 6
TAKE: Final = 7
ENOUGH: Final = 8
DRAW: Final = 9
AT: Final = 10

# Kinds of frame: what is being resolved.
DRAWING: Final = 0
BIDDING: Final = 1
TURN: Final = 2
CARD: Final = 3
ENTERING: Final = 4
STEPPING: Final = 5
TAKING: Final = 6
COUNTING: Final = 7
FIRING: Final = 8
ROLLING: Final = 9

UNITS: Final = 32
"""So many kinds of counter fit the name of a target."""

HIDDEN: Final = -2
"""A secret bid, as somebody else sees it."""


def code(kind: i64, arg: i64) -> i64:
    """A move's code."""
    return kind << 8 | arg


def counter_arg(seat: i64, unit: i64) -> i64:
    """The argument of a move that names a counter of either side."""
    return seat << 5 | unit


# A frame is one number: its kind, four small fields and a mask.


def frame(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, mask: i64 = 0) -> i64:
    return kind | a << 5 | b << 13 | c << 21 | d << 29 | mask << 37


def kind_of(frame: i64) -> i64:
    return frame & 31


def field_a(frame: i64) -> i64:
    return frame >> 5 & 255


def field_b(frame: i64) -> i64:
    return frame >> 13 & 255


def field_c(frame: i64) -> i64:
    return frame >> 21 & 255


def field_d(frame: i64) -> i64:
    return frame >> 29 & 255


def mask_of(frame: i64) -> i64:
    return frame >> 37
