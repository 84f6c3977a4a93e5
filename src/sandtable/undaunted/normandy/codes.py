"""Numeric codes that only this title has: verbs, kinds of move, and reasons."""

from typing import Final

from sandtable.undaunted.codes import TITLE
from sandtable.undaunted.reasons import TITLE_REASONS

# Verbs
GUIDE: Final = TITLE
TARGET: Final = TITLE + 1
BLAST: Final = TITLE + 2
VERB_NAMES: Final = {"guide": GUIDE, "target": TARGET, "blast": BLAST}

# Kinds of move
GUIDE_UNIT: Final = TITLE
AIM: Final = TITLE + 1

# Reasons
NOBODY_TO_GUIDE: Final = TITLE_REASONS
GUIDE_SUPPRESSED: Final = TITLE_REASONS + 1
GUIDE_OFF_BOARD: Final = TITLE_REASONS + 2
GUIDE_NO_WAY: Final = TITLE_REASONS + 3
NO_TILE_IN_RANGE: Final = TITLE_REASONS + 4
TOO_NEAR: Final = TITLE_REASONS + 5
ALREADY_AIMED: Final = TITLE_REASONS + 6
NO_TARGET_MARKER: Final = TITLE_REASONS + 7
NOBODY_ON_TARGET: Final = TITLE_REASONS + 8
NOT_ON_TARGET: Final = TITLE_REASONS + 9

REASONS: Final = {
    NOBODY_TO_GUIDE: ("UN-5.3", "nobody-to-guide"),
    GUIDE_SUPPRESSED: ("UN-5.3", "guide-suppressed"),
    GUIDE_OFF_BOARD: ("UN-5.3", "guide-off-board"),
    GUIDE_NO_WAY: ("UN-5.3", "guide-no-way"),
    NO_TILE_IN_RANGE: ("UN-6.7", "no-tile-in-range"),
    TOO_NEAR: ("UN-6.7", "too-near"),
    ALREADY_AIMED: ("UN-6.7", "already-aimed"),
    NO_TARGET_MARKER: ("UN-7.2", "no-target-marker"),
    NOBODY_ON_TARGET: ("UN-7.2", "nobody-on-target"),
    NOT_ON_TARGET: ("UN-7.2", "not-on-target"),
}
