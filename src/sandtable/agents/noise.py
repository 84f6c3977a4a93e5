"""What agents leave to chance, so that the same view and seed always give the same."""

import math
import zlib
from typing import Final

from mypy_extensions import i64

from sandtable.core.rng import Rng
from sandtable.core.state import View
from sandtable.core.vec import append, vec

RIVAL: Final = 0.4
"""Difference of promise that noise never hides."""
PARTS: Final = 1_000_000


def by_sight(view: View, seed: int) -> Rng:
    """Chance that hangs on what is seen, not on what was played before."""
    return Rng(seed ^ zlib.crc32(repr(view.cells()).encode()))


def share(rng: Rng) -> float:
    """A number between 0 and 1."""
    return float(rng.below(PARTS)) / float(PARTS)


def stir(promises: vec[float], haste: float, rng: Rng, rival: float = RIVAL) -> None:
    """Divide a part of it again by chance, among those that promise nearly as much as the best."""
    least = max(promises) * rival
    shares = vec[float]()
    whole = 0.0
    for promise in promises:
        part = -math.log(share(rng) + 1e-9) if promise >= least else 0.0
        shares = append(shares, part)
        whole += part
    for index in range(i64(len(promises))):
        promises[index] += haste * (shares[index] / whole - promises[index])
