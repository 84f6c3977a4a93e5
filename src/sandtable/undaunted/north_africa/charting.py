"""UA-3.5, UA-3.6: Navigate and Observe place scouted markers from afar.

The tiles are chosen one by one. Each is marked at once; the frame remembers the chosen ones.
"""

from mypy_extensions import i64

from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.north_africa.vocabulary import (
    ALREADY_MARKED,
    LEADS_NOWHERE,
    NAVIGATE,
    NOT_CONNECTED,
)
from sandtable.undaunted.reasons import LEGAL


def mark_reason(
    state: DesertBattle, verb: i64, here: i64, left: i64, placed: bool, chosen: i64, tile: i64
) -> i64:
    """Why this tile cannot be the next: ``left`` may be chosen yet, it included."""
    side = state.side(state.active)
    if verb != NAVIGATE:
        return ALREADY_MARKED if side.marked >> tile & 1 else LEGAL
    if chosen >> tile & 1:
        return NOT_CONNECTED
    if not state.field.near[tile] & (chosen if chosen else i64(1) << here):
        return NOT_CONNECTED
    if placed or reaches_unmarked(state, chosen | i64(1) << tile, left - 1):
        return LEGAL
    return LEADS_NOWHERE


def reaches_unmarked(state: DesertBattle, chosen: i64, steps: i64) -> bool:
    """Whether a tile without an own marker is among the chosen ones or so many steps from them."""
    field = state.field
    marked = state.side(state.active).marked
    for tile in range(field.n_tiles):
        if marked >> tile & 1:
            continue
        for start in range(field.n_tiles):
            if chosen >> start & 1 and field.distance[start * field.n_tiles + tile] <= steps:
                return True
    return False


def can_mark(state: DesertBattle, verb: i64, here: i64, number: i64) -> bool:
    """Whether the action could place a marker at all."""
    for tile in range(state.field.n_tiles):
        if mark_reason(state, verb, here, number, False, 0, tile) == LEGAL:
            return True
    return False
