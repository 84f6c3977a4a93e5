"""The frames that only this title has."""

from typing import Final

from mypy_extensions import i64

from sandtable.undaunted.codes import TITLE
from sandtable.undaunted.frames import FIRST, LAST, SECOND, SMALL

GUIDING: Final = TITLE
AIMING: Final = TITLE + 1
BLASTING: Final = TITLE + 2


class Guiding:
    """UN-5.3: the platoon guide is about to choose a counter."""

    @staticmethod
    def of(card: i64, steps: i64) -> i64:
        return GUIDING | card << FIRST | steps << SECOND

    @staticmethod
    def card(frame: i64) -> i64:
        return frame >> FIRST & SMALL

    @staticmethod
    def steps(frame: i64) -> i64:
        return frame >> SECOND & SMALL


class Aiming:
    """UN-6.7: a mortar is about to choose a tile."""

    @staticmethod
    def of(mortar: i64) -> i64:
        return AIMING | mortar << FIRST

    @staticmethod
    def mortar(frame: i64) -> i64:
        return frame >> FIRST & SMALL


class Blasting:
    """UN-7.2: a mortar attacks all counters on a tile, one after another."""

    @staticmethod
    def of(mortar: i64, dice: i64, left: i64) -> i64:
        return BLASTING | mortar << FIRST | dice << SECOND | left << LAST

    @staticmethod
    def mortar(frame: i64) -> i64:
        return frame >> FIRST & SMALL

    @staticmethod
    def dice(frame: i64) -> i64:
        return frame >> SECOND & SMALL

    @staticmethod
    def left(frame: i64) -> i64:
        """Return the counters still to be attacked, as a mask."""
        return frame >> LAST
