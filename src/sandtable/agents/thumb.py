"""The rules of thumb as probabilities."""

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from sandtable.agents.recruit import judgement
from sandtable.core import Decision, View

CALM = 6.0
"""By how many points of a rule of thumb one choice is e times as likely as another."""
LEAST = -8.0
"""Where choices are so bad that it no longer matters how bad."""


def thumb(view: View, decision: Decision) -> NDArray[np.float64]:
    """How likely each choice is the best, by rules of thumb; together 1."""
    codes = vec[i64]([move.code for move in decision.options])
    worths = judgement(view, decision).worths_of(codes)
    scores: NDArray[np.float64] = np.array(list(worths))
    scores -= scores.max()
    scores /= CALM
    np.maximum(scores, LEAST, out=scores)
    likely: NDArray[np.float64] = np.exp(scores)
    likely /= likely.sum()
    return likely
