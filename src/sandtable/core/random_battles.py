"""Random battles: scenarios that a title makes from a size and a seed.

The id of a random battle, ``random-medium-7``, contains everything needed to make it again, for
records, tables and agents. The same id means the same battle on every machine, permanently: a title
that changes its generator needs another prefix.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from sandtable.core.errors import bad_argument, whole_number
from sandtable.core.rng import Rng

T = TypeVar("T")

NUMBER = 99
"""The number of scenarios that are not in the list."""
SEEDS = 10**9
ID = re.compile(r"random-([a-z0-9]{1,12})-(0|[1-9]\d{0,8})")


@dataclass(frozen=True, slots=True)
class RandomBattle:
    """The parameters of a random battle."""

    size: str
    seed: int

    @property
    def id(self) -> str:
        return f"random-{self.size}-{self.seed}"


def parse(id: str, sizes: Sequence[str]) -> RandomBattle | None:
    """Return the random battle with this id; None for other ids."""
    found = ID.fullmatch(id)
    if found is None or found[1] not in sizes:
        return None
    return RandomBattle(found[1], int(found[2]))


def choose(size: object, seed: object, sizes: Sequence[str]) -> RandomBattle:
    """Return a random battle from a caller's size and seed; raise BadArgument if one is invalid."""
    if not isinstance(size, str) or size not in sizes:
        raise bad_argument("size", size, f"one of {', '.join(sizes)}")
    most = SEEDS - 1
    return RandomBattle(size, whole_number("seed", seed, f"a number from 0 to {most}", 0, most))


class Draw:
    """Random choices from a seed, the same on every machine."""

    def __init__(self, *parts: int) -> None:
        seed = 0
        for part in parts:
            seed = seed * 1_000_003 + part
        self._rng = Rng(seed)

    def number(self, low: int, high: int) -> int:
        """Return a number from ``low`` to ``high``, both included."""
        return low + int(self._rng.below(high - low + 1))

    def chance(self, percent: int) -> bool:
        return int(self._rng.below(100)) < percent

    def pick(self, items: Sequence[T]) -> T:
        return items[int(self._rng.below(len(items)))]

    def weighted(self, items: Sequence[tuple[T, int]]) -> T:
        """Return one of the items, with probabilities in proportion to their weights."""
        left = int(self._rng.below(sum(weight for _, weight in items)))
        for item, weight in items:
            left -= weight
            if left < 0:
                return item
        raise AssertionError("weights must be greater than 0")

    def shuffled(self, items: Sequence[T]) -> list[T]:
        left = list(items)
        return [left.pop(int(self._rng.below(len(left)))) for _ in range(len(left))]

    def sample(self, items: Sequence[T], number: int) -> list[T]:
        """Return up to ``number`` different items in random order."""
        return self.shuffled(items)[:number]
