"""Windows for cards: when they open and who is asked, as listed in docs/heroes-windows.md.

A window opens on public facts only: what happens, whether a hand is empty, which cards it may hold
as far as both sides know, and its owner's setting, which both know. If a side is choosing anyway,
cards are additional options. A WINDOW frame asks seats with the level *always* that are not
choosing. In an open window a side with nothing to play is ``idle``: the server or the client passes
for it.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.heroes.model.codes import WINDOW, bit, shifted
from sandtable.heroes.model.moments import FOURTH, SECOND, THIRD, field, frame
from sandtable.heroes.model.state import Skirmish

IN_ORDERS: Final = 1 << 0
IN_GAP: Final = 1 << 1
IN_MENU: Final = 1 << 2
IN_MOVE: Final = 1 << 3
ENEMY_STEP: Final = 1 << 4
OWN_ATTACK: Final = 1 << 5
ATTACKED: Final = 1 << 6
OWN_ROLL: Final = 1 << 7
OWN_HIT: Final = 1 << 8
ANSWER: Final = 1 << 9
IN_SUPPLY: Final = 1 << 10
IN_ASSAULT: Final = 1 << 11
MOMENT: Final = 1 << 12
"""Any other window, only for cards that may be played at any moment."""
ANY: Final = (1 << 13) - 1
WINDOWS: Final = {
    "orders": IN_ORDERS,
    "gap": IN_GAP,
    "menu": IN_MENU,
    "move": IN_MOVE,
    "enemy_step": ENEMY_STEP,
    "own_attack": OWN_ATTACK,
    "attacked": ATTACKED,
    "own_roll": OWN_ROLL,
    "own_hit": OWN_HIT,
    "answer": ANSWER,
    "supply": IN_SUPPLY,
    "assault": IN_ASSAULT,
    "any": ANY,
}

# How often a seat is asked
NEVER: Final = 0
OWN: Final = 1
"""Asked at own rolls, at hits on own units and at cards played against it."""
ATTACKS: Final = 2
"""Also asked before an attack on one of its units; the level at the start since version 4.

Since version 4 also asked whenever a card it may hold responds to what happens.
"""
ALWAYS: Final = 3
ASKS: Final = ["never", "own", "attacks", "always"]

BOTH_SEATS: Final = 3
"""Both seats, as a mask."""


def level(state: Skirmish, seat: i64) -> i64:
    return state.asks >> 2 * seat & 3


def set_level(state: Skirmish, seat: i64, asks: i64) -> None:
    state.asks = state.asks & ~shifted(3, 2 * seat) | shifted(asks, 2 * seat)


def asked(state: Skirmish, seat: i64) -> bool:
    """Whether a seat is asked at its own rolls and hits; never with an empty hand."""
    return state.army(seat).hand_size > 0 and level(state, seat) >= OWN


def asked_if_attacked(state: Skirmish, seat: i64) -> bool:
    return state.army(seat).hand_size > 0 and level(state, seat) >= ATTACKS


def alert(state: Skirmish, seat: i64) -> bool:
    """Whether a seat is asked whenever a card that it may hold responds to what happens."""
    return state.theatre.corrected and asked_if_attacked(state, seat)


def watching(state: Skirmish, seat: i64) -> bool:
    """Whether a seat is asked at every window."""
    return state.army(seat).hand_size > 0 and level(state, seat) == ALWAYS


def open_window(state: Skirmish, seats: i64) -> None:
    """Push a WINDOW frame if one of these seats is asked at every window."""
    for seat in range(i64(2)):
        if seats >> seat & 1 and watching(state, seat):
            state.push2(frame(WINDOW, 0, seats), 0)
            return


# Fields of a WINDOW frame: the seats that are asked, the number of passes in a row, and whether the
# side without initiative is next.


def next_asked(state: Skirmish, top: i64) -> i64:
    """Return the next seat to ask, or -1 when both have passed in a row (HN-3.10).

    The side with the initiative is asked first.
    """
    while field(top, THIRD) < 2:
        seat = 1 - state.holder if field(top, FOURTH) else state.holder
        if field(top, SECOND) >> seat & 1 and watching(state, seat):
            return seat
        top = passed(top)
        state.replace_top(top)
    return -1


def passed(top: i64) -> i64:
    """Return a WINDOW frame after its seat has passed."""
    return frame(WINDOW, 0, field(top, SECOND), field(top, THIRD) + 1, 1 - field(top, FOURTH))


def afresh(top: i64) -> i64:
    """Return a WINDOW frame after a card was played: both sides are asked again."""
    return frame(WINDOW, 0, field(top, SECOND))


def other_than(seat: i64) -> i64:
    """Return the mask of the other seat."""
    return bit(1 - seat)
