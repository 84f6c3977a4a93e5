"""Numeric codes that only this title has: verbs, kinds of move, and reasons."""

from typing import Final

from sandtable.undaunted.codes import TITLE
from sandtable.undaunted.reasons import TITLE_REASONS

# Verbs
DRIVE: Final = TITLE
NAVIGATE: Final = TITLE + 1
OBSERVE: Final = TITLE + 2
REPAIR: Final = TITLE + 3
STRAFE: Final = TITLE + 4
ANTI_TANK: Final = TITLE + 5
DEMOLISH: Final = TITLE + 6

VERB_NAMES: Final = {
    "drive": DRIVE,
    "navigate": NAVIGATE,
    "observe": OBSERVE,
    "repair": REPAIR,
    "strafe": STRAFE,
    "anti_tank": ANTI_TANK,
    "demolish": DEMOLISH,
}

# Kinds of move
USE: Final = TITLE
SWAP: Final = TITLE + 1
BOARD: Final = TITLE + 2
ALIGHT: Final = TITLE + 3
SHIFT: Final = TITLE + 4
STAY: Final = TITLE + 5
LEAVE: Final = TITLE + 6
MARK: Final = TITLE + 7
AT_VEHICLE: Final = TITLE + 8
AT_STRUCTURE: Final = TITLE + 9
MEND: Final = TITLE + 10
PICK: Final = TITLE + 11

# Targets: soldiers are encoded by side and number, vehicles and structures by higher numbers.
VEHICLE: Final = 64
STRUCTURE: Final = 128

SEATS: Final = 4
"""Maximum number of seats of a vehicle."""
ON_FOOT: Final = -1
NO_DEFENCE: Final = -1
ANY_ROLE: Final = -1
"""The users of a seat without a required role, as a mask of soldiers."""

# Reasons
NOT_ABOARD: Final = TITLE_REASONS
DISABLED: Final = TITLE_REASONS + 1
NOT_A_SPECIALIST: Final = TITLE_REASONS + 2
NOT_THIS_SEAT: Final = TITLE_REASONS + 3
IN_VEHICLE: Final = TITLE_REASONS + 4
NOT_TOGETHER: Final = TITLE_REASONS + 5
CHANGED_ALREADY: Final = TITLE_REASONS + 6
NO_EFFECT_THEN: Final = TITLE_REASONS + 7
ALREADY_ABOARD: Final = TITLE_REASONS + 8
NOT_HERE: Final = TITLE_REASONS + 9
SEAT_TAKEN: Final = TITLE_REASONS + 10
ENEMY_ABOARD: Final = TITLE_REASONS + 11
ROUGH_GROUND: Final = TITLE_REASONS + 12
NO_WAY_TO_DRIVE: Final = TITLE_REASONS + 13
GUARDED: Final = TITLE_REASONS + 14
NOTHING_TO_MARK: Final = TITLE_REASONS + 15
NOT_CONNECTED: Final = TITLE_REASONS + 16
LEADS_NOWHERE: Final = TITLE_REASONS + 17
ALREADY_MARKED: Final = TITLE_REASONS + 18
ONE_MARKER_DUE: Final = TITLE_REASONS + 19
NOTHING_TO_REPAIR: Final = TITLE_REASONS + 20
UNDAMAGED: Final = TITLE_REASONS + 21
OTHER_VEHICLE: Final = TITLE_REASONS + 22
COMMAND_NOT_INSPIRED: Final = TITLE_REASONS + 23
NO_TARGET: Final = TITLE_REASONS + 24
SHIELDED: Final = TITLE_REASONS + 25
ONLY_VEHICLES: Final = TITLE_REASONS + 26
ARMOURED: Final = TITLE_REASONS + 27
OWN_VEHICLE: Final = TITLE_REASONS + 28
NOT_SAME_TILE: Final = TITLE_REASONS + 29
NO_STRUCTURE: Final = TITLE_REASONS + 30
ONLY_DEMOLISH: Final = TITLE_REASONS + 31
NO_ESCAPE_HERE: Final = TITLE_REASONS + 32
NOT_TO_ESCAPE: Final = TITLE_REASONS + 33
CREW_NOT_TO_ESCAPE: Final = TITLE_REASONS + 34
NOT_INSIDE: Final = TITLE_REASONS + 35
VEHICLE_GONE: Final = TITLE_REASONS + 36
NO_SUCH_SEAT: Final = TITLE_REASONS + 37

REASONS: Final = {
    NOT_ABOARD: ("UA-2.1", "not-aboard"),
    DISABLED: ("UA-2.6", "disabled"),
    NOT_A_SPECIALIST: ("UA-1.4", "not-a-specialist"),
    NOT_THIS_SEAT: ("UA-2.1", "not-this-seat"),
    IN_VEHICLE: ("UA-2.5", "in-vehicle"),
    NOT_TOGETHER: ("UA-2.1", "not-together"),
    CHANGED_ALREADY: ("UA-2.2", "changed-already"),
    NO_EFFECT_THEN: ("UA-2.2", "no-effect-then"),
    ALREADY_ABOARD: ("UA-2.3", "already-aboard"),
    NOT_HERE: ("UA-2.3", "not-here"),
    SEAT_TAKEN: ("UA-2.3", "seat-taken"),
    ENEMY_ABOARD: ("UA-2.3", "enemy-aboard"),
    ROUGH_GROUND: ("UA-1.5", "rough-ground"),
    NO_WAY_TO_DRIVE: ("UA-3.1", "no-way-to-drive"),
    GUARDED: ("UA-3.3", "guarded"),
    NOTHING_TO_MARK: ("UA-3.5", "nothing-to-mark"),
    NOT_CONNECTED: ("UA-3.5", "not-connected"),
    LEADS_NOWHERE: ("UA-3.5", "leads-nowhere"),
    ALREADY_MARKED: ("UA-3.6", "already-marked"),
    ONE_MARKER_DUE: ("UA-3.5", "one-marker-due"),
    NOTHING_TO_REPAIR: ("UA-3.7", "nothing-to-repair"),
    UNDAMAGED: ("UA-3.7", "undamaged"),
    OTHER_VEHICLE: ("UA-3.7", "other-vehicle"),
    COMMAND_NOT_INSPIRED: ("UA-3.4", "command-not-inspired"),
    NO_TARGET: ("UA-4.1", "no-target"),
    SHIELDED: ("UA-4.2", "shielded"),
    ONLY_VEHICLES: ("UA-4.1", "only-vehicles"),
    ARMOURED: ("UA-4.1", "armoured"),
    OWN_VEHICLE: ("UA-4.2", "own-vehicle"),
    NOT_SAME_TILE: ("UA-4.1", "not-same-tile"),
    NO_STRUCTURE: ("UA-4.1", "no-structure"),
    ONLY_DEMOLISH: ("UA-4.1", "only-demolish"),
    NO_ESCAPE_HERE: ("UA-5.2", "no-escape-here"),
    NOT_TO_ESCAPE: ("UA-5.2", "not-to-escape"),
    CREW_NOT_TO_ESCAPE: ("UA-5.2", "crew-not-to-escape"),
    NOT_INSIDE: ("UA-4.7", "not-inside"),
    VEHICLE_GONE: ("UA-4.7", "vehicle-gone"),
    NO_SUCH_SEAT: ("UA-1.4", "no-such-seat"),
}
