"""Numeric codes of the system: verbs, kinds of move, and moves.

Titles add their own codes from ``TITLE`` on. The order of the codes is the order of the options.
"""

from typing import Final

from mypy_extensions import i64

TITLE: Final = 16

# Verbs: what a card is played for
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

# Kinds of move. A move's code consists of its kind and one argument.
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

UNITS: Final = 32
"""Number of kinds of counter that fit into the code of a target."""

HIDDEN: Final = -2
"""The other seat's secret bid, in a view."""


def code(kind: i64, arg: i64) -> i64:
    """Return the code of a move."""
    return kind << 8 | arg


def kind_of_move(code: i64) -> i64:
    return code >> 8


def arg_of_move(code: i64) -> i64:
    return code & 255


def counter_arg(seat: i64, unit: i64) -> i64:
    """Return the argument of a move that names a counter of either side."""
    return seat << 5 | unit


def seat_of(counter: i64) -> i64:
    """Return the seat of a counter in a move's argument."""
    return counter >> 5


def unit_of(counter: i64) -> i64:
    """Return the unit of a counter in a move's argument."""
    return counter & UNITS - 1
