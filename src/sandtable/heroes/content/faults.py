"""Possible errors in the text of a Heroes scenario."""

from typing import Final

from sandtable.core.errors import Says

NO_BOARDS: Final = Says("no-boards", "the map has no boards")
UNKNOWN_BOARD: Final = Says("unknown-board", "unknown board {name}")
BAD_TURN: Final = Says("bad-turn", "{name} can only be turned by 90, 180 or 270 degrees")
BOARD_TWICE: Final = Says("board-twice", "board {name} is used twice, or with both faces")
BOARD_GRID: Final = Says(
    "board-grid",
    "boards must form 1 to {rows} rows of equal length, with 1 to {columns} boards each",
)
NOT_A_PLACE: Final = Says("not-a-place", "{value} is not a place on this map")
UNKNOWN_OVERLAY: Final = Says("unknown-overlay", "unknown overlay {name}")
OVERLAY_OFF_MAP: Final = Says("overlay-off-map", "{name} is not on the map")
OVERLAYS_OVERLAP: Final = Says("overlays-overlap", "{name} overlaps another overlay")
TOO_MANY_OVERLAYS: Final = Says("too-many-overlays", "more than {most} overlays")
OVERLAY_COPIES: Final = Says(
    "overlay-copies", "{count} of {overlay} used, but the box has only {copies}"
)
SAME_NAME: Final = Says("same-name", "the name {name} is used twice")
UNKNOWN_UNIT: Final = Says("unknown-unit", "unknown counter {name}")
UNIT_COPIES: Final = Says("unit-copies", "{count} of {unit} used, but the box has only {copies}")
TOO_MANY_UNITS: Final = Says("too-many-units", "more than {most} units or {groups} groups")
BROKEN_ARMY: Final = Says("broken-army", "{problem} ({rule}): {about}")
"""An army that breaks a rule of army building; ``problem`` is the message key of the rule."""
UNKNOWN_CARD: Final = Says("unknown-card-named", "unknown card {name}")
SMALL_DECK: Final = Says(
    "small-deck", "{count} cards in the deck; a side needs at least {least} to start"
)
TOO_MANY_BONUSES: Final = Says("too-many-bonuses", "at most six bonus tactics are allowed")
TOO_MANY_AIMS: Final = Says("too-many-aims", "a side can have at most four aims")
TOO_MANY_THINGS: Final = Says("too-many-things", "{count} entries; at most {most} are allowed")
UNKNOWN_OBJECTIVE: Final = Says("unknown-objective", "unknown objective {name}")
ORDERS_AT_START: Final = Says("orders-at-start", "orders can only be given at the start of a turn")
NOT_A_HOUSE: Final = Says("not-a-house", "{name} is not a house: no unit can be inside it")
NOT_A_CHARGE: Final = Says("not-a-charge", "{name} is not an explosive")
NO_PLACE: Final = Says("no-place", "{name} has no position on the map")
BAD_AREA: Final = Says("bad-area", "invalid area {value}; expected a form such as 'c4' or 'a1:g3'")
TAKEN: Final = Says("taken", "this square is occupied by another unit")
