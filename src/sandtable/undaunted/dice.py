"""Ten-sided dice, numbered 0 to 9; a 0 counts as ten.

A roll is one number whose decimal digits are the faces in the order of the dice.
"""

from itertools import combinations_with_replacement
from math import factorial

from mypy_extensions import i64


def ways(number: i64) -> i64:
    """Return the number of equally likely rolls."""
    total: i64 = 1
    for _ in range(number):
        total *= 10
    return total


def faces(roll: int, number: int) -> list[int]:
    """Return the faces of a roll, in order."""
    return [int(digit) for digit in str(roll).zfill(number)]


def is_hit(roll: i64, number: i64, need: i64) -> bool:
    """Return whether at least one die equals or exceeds the total defence."""
    for _ in range(number):
        face = roll % 10
        if face == 0 or face >= need:
            return True
        roll //= 10
    return False


def hits(number: int, need: int) -> int:
    """Return how many of the equally likely rolls hit.

    >>> hits(2, 7)  # 64 of 100
    64
    >>> hits(1, 12)  # only the 0
    1
    """
    misses = min(max(need - 1, 0), 9)
    return int(10**number - misses**number)


def odds(number: int) -> list[tuple[int, int]]:
    """Return the distinct rolls, ignoring the order of faces, with the number of ways to roll each.

    >>> len(odds(4)), sum(weight for _, weight in odds(4))
    (715, 10000)
    """
    distinct = []
    for dice in combinations_with_replacement(range(10), number):
        weight = factorial(number)
        for face in set(dice):
            weight //= factorial(dice.count(face))
        distinct.append((int("".join(str(face) for face in dice)), weight))
    return distinct
