"""Dice as decimal digits: a roll of 2 and 5 is the number 25."""

from mypy_extensions import i64


def ways_of(number: i64) -> i64:
    """Return the number of possible rolls of some dice."""
    total: i64 = 1
    for _ in range(number):
        total *= 6
    return total


def rolled(way: i64, number: i64) -> i64:
    """Return the roll with this number, from 0."""
    roll: i64 = 0
    for _ in range(number):
        roll = roll * 10 + way % 6 + 1
        way //= 6
    return roll


def digits(number: i64) -> i64:
    """Return how many dice a roll has."""
    count: i64 = 0
    while number > 0:
        count += 1
        number //= 10
    return count


def joined(kept: i64, roll: i64) -> i64:
    """Return a roll of the kept dice followed by the rerolled ones."""
    return int(str(kept) + str(roll)) if kept > 0 else roll


def without(roll: i64, face: i64) -> i64:
    """Return the dice of a roll that do not show a face."""
    kept: i64 = 0
    while roll:
        if roll % 10 != face:
            kept = kept * 10 + roll % 10
        roll //= 10
    return kept


def shows(roll: i64, face: i64) -> bool:
    """Whether one of the dice shows a face."""
    while roll:
        if roll % 10 == face:
            return True
        roll //= 10
    return False


def are_faces(text: str, number: int) -> bool:
    return len(text) == number and all(face in "123456" for face in text)


def faces(roll: int) -> list[int]:
    return [int(face) for face in str(roll)]
