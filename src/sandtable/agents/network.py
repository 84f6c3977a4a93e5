"""A small network that evaluates positions and choices from their features.

Two layers turn a position into its value. Two other layers turn a position into a context that is
matched with the features of each choice, to give the probability that the choice is the best. The
network depends only on the number of a title's features, so it can play scenarios it was not
trained on.
"""

import math
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
ZERO = np.float32(0)

SHAPES = {
    "worth_in": ("position", "wide"),
    "worth_in_bias": ("wide",),
    "worth_mid": ("wide", "deep"),
    "worth_mid_bias": ("deep",),
    "worth": ("deep",),
    "worth_bias": (),
    "in": ("position", "wide"),
    "in_bias": ("wide",),
    "mid": ("wide", "deep"),
    "mid_bias": ("deep",),
    "choice": ("choice", "match"),
    "context": ("deep", "match"),
    "match_bias": ("match",),
    "promise": ("match",),
    "direct": ("choice",),
}
"""Names of a network's arrays, with the names of their dimensions."""
LAYERS = ("in", "in_bias", "mid", "mid_bias")


class Network:
    """A network's weights and its evaluation of features."""

    def __init__(self, weights: dict[str, NDArray[np.floating]]) -> None:
        lengths: dict[str, int] = {}
        for name, shape in SHAPES.items():
            found = weights[name].shape
            expected = tuple(
                lengths.setdefault(part, found[at] if at < len(found) else -1)
                for at, part in enumerate(shape)
            )
            if found != expected:
                raise ValueError(f"unexpected shape of {name}: {found}, expected {expected}")
        self.weights = {name: weights[name].astype(np.float32) for name in SHAPES}
        self.position_size = lengths["position"]
        self.choice_size = lengths["choice"]
        part = self.weights
        self._worth_layers = tuple(part[f"worth_{name}"] for name in LAYERS)
        self._layers = tuple(part[name] for name in LAYERS)
        self._worth, self._worth_bias = part["worth"], float(part["worth_bias"])
        self._choice, self._context = part["choice"], part["context"]
        self._match_bias, self._promise = part["match_bias"], part["promise"]
        self._direct = part["direct"]

    @classmethod
    def load(cls, file: Path) -> "Network":
        with np.load(file) as weights:
            return cls(dict(weights))

    def save(self, file: Path) -> None:
        """Save the weights in half precision, which is sufficient and halves the file."""
        halves: dict[str, Any] = {
            name: part.astype(np.float16) for name, part in self.weights.items()
        }
        np.savez_compressed(file, **halves)

    def worth(self, position: Numbers) -> float:
        """Return the value of a position, from -1 to 1."""
        return math.tanh(
            float(deep(position, *self._worth_layers) @ self._worth) + self._worth_bias
        )

    def promise(self, position: Numbers, choices: Numbers) -> Numbers:
        """Return the probability of each choice; a choice is a row."""
        match: Numbers = choices @ self._choice
        match += deep(position, *self._layers) @ self._context + self._match_bias
        np.maximum(match, ZERO, out=match)
        promise: Numbers = match @ self._promise
        promise += choices @ self._direct
        promise -= promise.max()
        np.exp(promise, out=promise)
        promise /= promise.sum()
        return promise


def deep(
    position: Numbers, wide: Numbers, wide_bias: Numbers, mid: Numbers, mid_bias: Numbers
) -> Numbers:
    """Return the output of the two layers for a position."""
    found: Numbers = position @ wide
    found += wide_bias
    np.maximum(found, ZERO, out=found)
    found = found @ mid
    found += mid_bias
    return np.maximum(found, ZERO, out=found)


def blank(
    position: int, choice: int, seed: int = 0, *, wide: int, deep: int, match: int
) -> Network:
    """Return an untrained network that gives all choices the same probability."""
    lengths = {"position": position, "choice": choice, "wide": wide, "deep": deep, "match": match}
    random = np.random.default_rng(seed)
    weights: dict[str, NDArray[np.floating]] = {}
    for name, shape in SHAPES.items():
        size = tuple(lengths[part] for part in shape)
        scale = 0.0 if name.endswith("bias") else math.sqrt(2.0 / size[0])
        weights[name] = random.standard_normal(size) * scale
    weights["promise"] *= 0.0
    weights["direct"] *= 0.0
    return Network(weights)
