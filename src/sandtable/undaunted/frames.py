"""The stack of things being resolved: a frame is one number with its kind and named fields.

Each kind has a class: ``of`` makes the number, the other functions read its fields. The layout is
part of a position's ``cells``, so a field's place must not change. Titles number their own kinds
from ``codes.TITLE`` on.
"""

from typing import Final

from mypy_extensions import i64

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

# The first bit of each field: five bits for the kind, four fields of eight bits, and the rest.
FIRST: Final = 5
SECOND: Final = 13
THIRD: Final = 21
FOURTH: Final = 29
LAST: Final = 37
SMALL: Final = 255


def kind_of(frame: i64) -> i64:
    return frame & 31


class Drawing:
    """UN-3.2, UN-6.2, UN-6.6: a seat draws cards."""

    @staticmethod
    def of(left: i64, seat: i64) -> i64:
        return DRAWING | left << FIRST | seat << SECOND

    @staticmethod
    def left(frame: i64) -> i64:
        """Return how many cards remain to be drawn."""
        return frame >> FIRST & SMALL

    @staticmethod
    def seat(frame: i64) -> i64:
        return frame >> SECOND & SMALL


class Action:
    """Base of the frames in which a card or its unit acts, with their two common fields."""

    @staticmethod
    def card(frame: i64) -> i64:
        """Return the card; a unit has the number of its card."""
        return frame >> FIRST & SMALL

    @staticmethod
    def verb(frame: i64) -> i64:
        """Return the verb for which the card was played."""
        return frame >> SECOND & SMALL


class Card:
    """UN-4.2: a card was played, and its player chooses the verb."""

    @staticmethod
    def of(card: i64) -> i64:
        return CARD | card << FIRST

    @staticmethod
    def card(frame: i64) -> i64:
        return frame >> FIRST & SMALL


class Entering(Action):
    """UN-4.8: a unit is about to be placed on one of several tiles."""

    @staticmethod
    def of(card: i64, verb: i64) -> i64:
        return ENTERING | card << FIRST | verb << SECOND


class Stepping(Action):
    """UN-5: a unit moves from tile to tile."""

    @staticmethod
    def of(unit: i64, verb: i64, left: i64, moved: i64) -> i64:
        return STEPPING | unit << FIRST | verb << SECOND | left << THIRD | moved << FOURTH

    @staticmethod
    def left(frame: i64) -> i64:
        """Return how many steps remain."""
        return frame >> THIRD & SMALL

    @staticmethod
    def moved(frame: i64) -> i64:
        """Return 1 after the first step, which is mandatory."""
        return frame >> FOURTH & SMALL


class Taking(Action):
    """UN-6.1, UN-6.5: Bolster or Inspire takes cards."""

    @staticmethod
    def of(card: i64, verb: i64, left: i64, took: i64) -> i64:
        return TAKING | card << FIRST | verb << SECOND | left << THIRD | took << FOURTH

    @staticmethod
    def left(frame: i64) -> i64:
        """Return how many more cards may be taken."""
        return frame >> THIRD & SMALL

    @staticmethod
    def took(frame: i64) -> i64:
        """Return 1 after the first card, which is mandatory."""
        return frame >> FOURTH & SMALL


class Counting:
    """UN-6.2: Command, before its player chooses the number of cards to draw."""

    @staticmethod
    def of(most: i64) -> i64:
        return COUNTING | most << FIRST

    @staticmethod
    def most(frame: i64) -> i64:
        return frame >> FIRST & SMALL


class Firing(Action):
    """UN-7.1: an attacker is about to choose a target."""

    @staticmethod
    def of(unit: i64, verb: i64, dice: i64) -> i64:
        return FIRING | unit << FIRST | verb << SECOND | dice << THIRD

    @staticmethod
    def dice(frame: i64) -> i64:
        return frame >> THIRD & SMALL


class Rolling:
    """UN-7.4: dice are about to be rolled."""

    @staticmethod
    def of(dice: i64, target: i64, need: i64, attacker: i64, verb: i64) -> i64:
        return (
            ROLLING
            | dice << FIRST
            | target << SECOND
            | need << THIRD
            | attacker << FOURTH
            | verb << LAST
        )

    @staticmethod
    def dice(frame: i64) -> i64:
        return frame >> FIRST & SMALL

    @staticmethod
    def target(frame: i64) -> i64:
        """Return the target, as the argument of the move that chose it."""
        return frame >> SECOND & SMALL

    @staticmethod
    def need(frame: i64) -> i64:
        """Return the total defence."""
        return frame >> THIRD & SMALL

    @staticmethod
    def attacker(frame: i64) -> i64:
        return frame >> FOURTH & SMALL

    @staticmethod
    def verb(frame: i64) -> i64:
        return frame >> LAST
