"""The rules of thumb as probabilities."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.agents.recruit import appraise
from sandtable.core.state import State

CALM: Final = 6.0
"""By how many points of a rule of thumb one choice is e times as likely as another."""
LEAST: Final = -8.0
"""Where choices are so bad that it no longer matters how bad."""


def thumb(position: State, seat: i64) -> vec[float]:
    """How likely each choice is the best, by rules of thumb; together 1."""
    likely = appraise(position, seat)
    best = max(likely)
    whole = 0.0
    for index in range(i64(len(likely))):
        behind = (likely[index] - best) / CALM
        likely[index] = math.exp(behind if behind > LEAST else LEAST)
        whole += likely[index]
    for index in range(i64(len(likely))):
        likely[index] /= whole
    return likely
