"""Speed of random play in our engine: one process, one core."""

import random
from collections.abc import Callable
from functools import partial
from statistics import mean

import sandtable
from sandtable import Rng, State
from sandtable.agents.levels import Searcher
from sandtable.bench.measure import Measure, per_second
from sandtable.core.playout import clone_often, imagine_often, play_out

SCENARIOS: dict[str, tuple[str, ...]] = {
    title: tuple(sandtable.load(title).settings["bench"]["scenarios"]) for title in sandtable.TITLES
}
"""Scenarios to average over: of Undaunted the smallest and one of the largest, of Heroes all, as
their rates differ by a factor of three."""
SEED = 20_240_606
BATCH = 1000
SEARCH_ROUNDS = 100
MIDDLE = 100
"""Number of decisions to reach a typical mid-game position."""


def inside(title: str, seconds: float) -> float:
    """Return the decisions per second with the loop inside the engine."""

    def measure(start: State, seconds: float) -> float:
        rng = Rng(SEED)
        return per_second(lambda: play_out(start.clone(), rng), seconds)

    return _mean(measure, _starts(title), seconds)


def from_python(title: str, seconds: float) -> float:
    """Return the decisions per second through the public API, one play-and-settle call each."""

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

    return _mean(measure, _starts(title), seconds)


def clones(title: str, seconds: float) -> float:
    """Return the clones per second in the middle of a game."""

    def measure(state: State, seconds: float) -> float:
        def work() -> int:
            clone_often(state, BATCH)
            return BATCH

        return per_second(work, seconds)

    return _mean(measure, _middles(title), seconds)


def imagined(title: str, seconds: float) -> float:
    """Return the states imagined from a view per second in the middle of a game."""

    def measure(state: State, seconds: float) -> float:
        view = state.view(state.seat)
        rng = Rng(SEED)

        def work() -> int:
            imagine_often(view, rng, BATCH)
            return BATCH

        return per_second(work, seconds)

    return _mean(measure, _middles(title), seconds)


def searched(title: str, seconds: float) -> float:
    """Return the decisions per second inside the levels' search, including all its work."""
    searcher = Searcher("bench", SEARCH_ROUNDS, SEED)

    def measure(state: State, seconds: float) -> float:
        view = state.view(state.seat)

        def work() -> int:
            decision = view.decision()
            assert decision is not None
            return int(searcher.think(view, decision).choices)

        work()
        return per_second(work, seconds)

    return _mean(measure, _middles(title), seconds)


RATES = {
    "inside": inside,
    "from_python": from_python,
    "clones": clones,
    "imagined": imagined,
    "searched": searched,
}


def own(title: str) -> dict[str, Measure]:
    """Return the measures of a title."""
    return {name: partial(rate, title) for name, rate in RATES.items()}


def _mean(measure: Callable[[State, float], float], states: list[State], seconds: float) -> float:
    return mean(measure(state, seconds / len(states)) for state in states)


def _starts(title: str) -> list[State]:
    return [sandtable.start(title, scenario) for scenario in SCENARIOS[title]]


def _middles(title: str) -> list[State]:
    states = _starts(title)
    for state in states:
        play_out(state, Rng(SEED), MIDDLE)
    return states
