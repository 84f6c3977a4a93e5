"""The frames that only this title has."""

from typing import Final

from mypy_extensions import i64

from sandtable.undaunted.codes import TITLE
from sandtable.undaunted.frames import CARD, FIRST, FOURTH, LAST, SECOND, SMALL, THIRD, Action, Card

AFTERWARDS: Final = TITLE
MARKING: Final = TITLE + 1
PICKING: Final = TITLE + 2
MENDING: Final = TITLE + 3


class SoldierCard(Card):
    """UA-2.2: a card was played; its soldier may already have changed place."""

    @staticmethod
    def after_change(card: i64) -> i64:
        return CARD | card << FIRST | 1 << SECOND

    @staticmethod
    def changed(frame: i64) -> i64:
        return frame >> SECOND & SMALL


class Afterwards:
    """UA-2.2: a card's effect is over; its soldier may still board, alight or change seat."""

    @staticmethod
    def of(unit: i64) -> i64:
        return AFTERWARDS | unit << FIRST

    @staticmethod
    def unit(frame: i64) -> i64:
        return frame >> FIRST & SMALL


class Marking(Action):
    """UA-3.5, UA-3.6: Navigate or Observe chooses tiles."""

    @staticmethod
    def of(card: i64, verb: i64, left: i64, placed: i64, chosen: i64) -> i64:
        return (
            MARKING
            | card << FIRST
            | verb << SECOND
            | left << THIRD
            | placed << FOURTH
            | chosen << LAST
        )

    @staticmethod
    def left(frame: i64) -> i64:
        """Return how many more tiles may be chosen."""
        return frame >> THIRD & SMALL

    @staticmethod
    def placed(frame: i64) -> i64:
        """Return 1 after the first marker, which is mandatory."""
        return frame >> FOURTH & SMALL

    @staticmethod
    def chosen(frame: i64) -> i64:
        """Return the tiles chosen so far, as a mask."""
        return frame >> LAST


class Picking:
    """UA-4.7, UA-4.8: a vehicle was hit, and the attacker chooses one of its crew."""

    @staticmethod
    def of(vehicle: i64, verb: i64) -> i64:
        return PICKING | vehicle << FIRST | verb << SECOND

    @staticmethod
    def vehicle(frame: i64) -> i64:
        return frame >> FIRST & SMALL

    @staticmethod
    def verb(frame: i64) -> i64:
        return frame >> SECOND & SMALL


class Mending:
    """UA-3.7: a soldier is about to choose a vehicle to repair."""

    @staticmethod
    def of(unit: i64) -> i64:
        return MENDING | unit << FIRST

    @staticmethod
    def unit(frame: i64) -> i64:
        return frame >> FIRST & SMALL
