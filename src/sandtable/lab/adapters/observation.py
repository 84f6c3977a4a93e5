"""Observations and choices of a seat as arrays, for the adapters and for self-play data.

All functions take a view, so that the arrays cannot depend on hidden information. The numbers are
the features that guide the agents' search.
"""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

import sandtable
from sandtable.agents.network_guide import Reader, reader
from sandtable.core import View

Array = npt.NDArray[np.float32]

SCENARIOS_KEPT = 64


class Senses:
    """Converts the views of one scenario into arrays."""

    def __init__(self, reader: Reader) -> None:
        self.size = reader.size
        """Number of features of an observation."""
        self.width = reader.width
        """Number of features of a choice."""
        self._reader = reader

    def observation(self, view: View) -> Array:
        assert view.seat is not None
        return self._reader.position(view.position, view.seat).astype(np.float32)

    def choices(self, view: View) -> Array:
        assert view.seat is not None
        if len(view.position.codes(view.seat)) == 0:
            return np.zeros((0, self.width), np.float32)
        return self._reader.choices(view.position, view.seat).astype(np.float32)


@lru_cache(SCENARIOS_KEPT)
def senses(title: str, scenario: str) -> Senses:
    """Return the converter of a scenario's views."""
    return Senses(reader(sandtable.load(title), scenario))


def observation(view: View) -> Array:
    """Return the features of a view as one row, scaled to about one."""
    return _senses_of(view).observation(view)


def choices(view: View) -> Array:
    """Return the features of a seat's options, one row each, in their order."""
    return _senses_of(view).choices(view)


def _senses_of(view: View) -> Senses:
    scenario = view.position.scenario
    return senses(scenario.title, scenario.id)
