"""Random choices of agents, derived from view and seed so that they can be repeated."""

import math
import zlib
from typing import Final

from mypy_extensions import i64

from sandtable.core.rng import Rng
from sandtable.core.state import View
from sandtable.core.vec import append, vec

RIVAL: Final = 0.4
"""Share of the best prior that a choice needs to get any noise."""
PARTS: Final = 1_000_000


def by_sight(view: View, seed: int) -> Rng:
    """Return a generator that depends on the view and the seed, but not on earlier moves."""
    return Rng(seed ^ zlib.crc32(repr(view.cells()).encode()))


def share(rng: Rng) -> float:
    """Return a random number between 0 and 1."""
    return float(rng.below(PARTS)) / float(PARTS)


def stir(promises: vec[float], haste: float, rng: Rng, rival: float = RIVAL) -> None:
    """Mix random numbers into the priors, with the weight ``haste``.

    Only choices with at least ``rival`` times the best prior get a random part.
    """
    least = max(promises) * rival
    shares = vec[float]()
    whole = 0.0
    for promise in promises:
        part = -math.log(share(rng) + 1e-9) if promise >= least else 0.0
        shares = append(shares, part)
        whole += part
    for index in range(i64(len(promises))):
        promises[index] += haste * (shares[index] / whole - promises[index])
