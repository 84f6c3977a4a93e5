"""A small random number generator for search, tests and local play.

It is a multiply-with-carry generator: every intermediate value stays below 2**63, so interpreted
and compiled code draw the same numbers, and a copy is one integer. Games on a server do not use it:
their outcomes come from a key to which both players contribute.
"""

from mypy_extensions import i64

from sandtable.core.errors import whole_number

_MASK64 = (1 << 64) - 1


def _scramble(seed: int) -> int:
    """Hash a seed with SplitMix64, so that similar seeds give unrelated first numbers."""
    z = (seed + 0x9E3779B97F4A7C15) & _MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
    return z ^ (z >> 31)


def _mix(word: i64) -> i64:
    """Hash 32 bits using only small intermediates. Faster than ``_scramble``, for frequent use."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return word ^ (word >> 16)


class Rng:
    """A stream of random numbers from a seed."""

    def __init__(self, seed: object = 0) -> None:
        word = _scramble(seed if isinstance(seed, int) else whole_number("seed", seed))
        # The multiplier bounds the high word; if both halves were zero, all numbers would be 0.
        self._state: i64 = ((word >> 32) % 1791398084 << 32) | ((word & 0xFFFFFFFF) | 1)
        for _ in range(8):
            self.below(2)

    def move_to(self, page: i64, line: i64) -> None:
        """Jump to the position given by two numbers below 2**32.

        The same position gives the same numbers, regardless of earlier draws.
        """
        low = _mix(line ^ _mix(page))
        high = _mix(low ^ page) % 1791398084
        self._state = (high << 32) | low | 1

    def below(self, n: i64) -> i64:
        """Return a random number from 0 to n - 1. n must be at least 1."""
        word = self._state
        low = word & 0xFFFFFFFF
        high = word >> 32
        self._state = low * 1791398085 + high
        return ((low ^ high) * n) >> 32

    def clone(self) -> "Rng":
        copy = Rng()
        copy._state = self._state
        return copy
