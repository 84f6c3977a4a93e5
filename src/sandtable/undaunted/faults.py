"""Faults in the text of a scenario of an Undaunted title."""

from typing import Final

from sandtable.core.errors import Says

NO_MAP: Final = Says("no-map", "the map has no tiles")
TOO_MANY_TILES: Final = Says("too-many-tiles", "{count} tiles, but the box has only {copies}")
UNKNOWN_TILE: Final = Says("unknown-tile", "unknown tile {name}")
BOTH_FACES: Final = Says("both-faces", "both faces of tile {name} are used")
NOT_CONNECTED: Final = Says("not-connected", "the tiles are not all connected")
NOT_ON_MAP: Final = Says("not-on-map", "tile {name} is not on the map")
TOO_MANY_KINDS: Final = Says("too-many-kinds", "more than {most} kinds of counter")
TOO_MANY_UNITS: Final = Says("too-many-units", "more than {most} counters per side")
UNKNOWN_CARD: Final = Says("unknown-card", "unknown card")
TOO_MANY_COPIES: Final = Says(
    "too-many-copies", "{count} copies used, but the box has only {copies}"
)
OTHER_SIDES_CARD: Final = Says("other-sides-card", "this card belongs to the other side")
SMALL_DECK: Final = Says(
    "small-deck", "{count} cards in the deck; a side needs at least {least} to start"
)
MARKED_TWICE: Final = Says("marked-twice", "tile {name} is marked twice")
BOTH_CONTROL: Final = Says("both-control", "both sides control the same tile")
UNKNOWN_COUNTER: Final = Says("unknown-counter", "unknown counter {name}")
PLACED_TWICE: Final = Says("placed-twice", "{unit} is placed twice")
NO_CARDS: Final = Says("no-cards", "{unit} has no cards in this scenario")
BAD_SPAWN: Final = Says("bad-spawn", "invalid value {value}; expected 'all', a squad or a unit")
TOO_MANY_POINTS: Final = Says("too-many-points", "{points} points required, but the map has fewer")

# Normandy

POINTS_OR_PIN: Final = Says("points-or-pin", "a side's aim must be either points or pin")

# North Africa

UNKNOWN_VEHICLE: Final = Says("unknown-vehicle", "unknown vehicle")
OTHER_SIDES_VEHICLE: Final = Says("other-sides-vehicle", "this vehicle belongs to the other side")
ROUGH_GROUND: Final = Says("rough-ground", "a vehicle cannot stand on difficult terrain")
TOO_FEW_SEATS: Final = Says("too-few-seats", "the vehicle has only {count} seats")
NOT_PLACED: Final = Says("not-placed", "{unit} has cards but is not placed")
NO_AIM: Final = Says("no-aim", "a side's aims can be points, escape and neutralise")
NO_PIECES: Final = Says("no-pieces", "name at least one piece for this aim")
NO_EXIT: Final = Says("no-exit", "there is no escape marker on the map")
NOT_THEIR_SOLDIER: Final = Says("not-their-soldier", "{unit} is not a soldier of that side")
UNKNOWN_PIECE: Final = Says("unknown-piece", "unknown soldier or vehicle {name}")
TOO_MANY_EXITS: Final = Says(
    "too-many-exits", "{count} escape markers used, but the box has only {copies}"
)
TOO_MANY_STRUCTURES: Final = Says(
    "too-many-structures", "{count} structure markers used, but the box has only {copies}"
)
