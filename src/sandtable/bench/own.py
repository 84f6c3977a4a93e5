"""How fast our own engine plays at random: one process, one core."""

import random
from functools import partial

import sandtable
from sandtable import Rng, State
from sandtable.bench.measure import Measure, per_second
from sandtable.core.playout import clone_often, imagine_often, play_out

SCENARIOS = {
    "undaunted-normandy": ("la-raye", "mortain"),
    "undaunted-north-africa": ("landing-ground-no-7", "barce"),
    "heroes-of-normandie": ("godsend", "tempest-of-fire"),
}
"""Each rate is the lower of two scenarios of a title: the smallest, and the slowest."""
SEED = 20_240_606
BATCH = 1000
MIDDLE = 100
"""So many decisions into the game is a typical middle."""


def inside(title: str, seconds: float) -> float:
    """Decisions a second, the loop inside the engine."""

    def measure(start: State, seconds: float) -> float:
        rng = Rng(SEED)
        return per_second(lambda: play_out(start.clone(), rng), seconds)

    return min(measure(start, seconds / 2) for start in _starts(title))


def from_python(title: str, seconds: float) -> float:
    """Decisions a second through the public API, one play-and-settle call each."""

    def measure(start: State, seconds: float) -> float:
        rng = Rng(SEED)
        uniform = random.Random(SEED).random

        def play() -> int:
            state = start.clone()
            state.settle_all(rng)
            decisions = 0
            while not state.over:
                options = state.options()
                state.play(options[int(uniform() * len(options))], rng)
                decisions += 1
            return decisions

        return per_second(play, seconds)

    return min(measure(start, seconds / 2) for start in _starts(title))


def clones(title: str, seconds: float) -> float:
    """Clones a second, in the middle of a game."""

    def measure(state: State, seconds: float) -> float:
        def work() -> int:
            clone_often(state, BATCH)
            return BATCH

        return per_second(work, seconds)

    return min(measure(state, seconds / 2) for state in _middles(title))


def imagined(title: str, seconds: float) -> float:
    """States imagined from a view a second, in the middle of a game."""

    def measure(state: State, seconds: float) -> float:
        view = state.view(state.seat)
        rng = Rng(SEED)

        def work() -> int:
            imagine_often(view, rng, BATCH)
            return BATCH

        return per_second(work, seconds)

    return min(measure(state, seconds / 2) for state in _middles(title))


RATES = {
    "inside": inside,
    "from_python": from_python,
    "clones": clones,
    "imagined": imagined,
}


def own(title: str) -> dict[str, Measure]:
    """What is measured of a title."""
    return {name: partial(rate, title) for name, rate in RATES.items()}


def _starts(title: str) -> list[State]:
    return [sandtable.start(title, scenario) for scenario in SCENARIOS[title]]


def _middles(title: str) -> list[State]:
    states = _starts(title)
    for state in states:
        play_out(state, Rng(SEED), MIDDLE)
    return states
