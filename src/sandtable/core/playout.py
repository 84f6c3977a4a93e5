"""Random play inside the engine, for rollouts, benchmarks and the perft files."""

from mypy_extensions import i64

from sandtable.core.rng import Rng
from sandtable.core.state import OVER, State, View


def play_out(state: State, rng: Rng, most: i64 = 1_000_000) -> i64:
    """Play at random until the game is over or after ``most`` decisions; return their number."""
    decisions: i64 = 0
    state.settle_chance(rng)
    while state.waits != OVER and decisions < most:
        seat = state.first_owing()
        codes = state.codes(seat)
        state.choose_code(codes[rng.below(len(codes))], seat)
        state.settle_chance(rng)
        decisions += 1
    return decisions


def clone_often(state: State, times: i64) -> None:
    """Clone a state repeatedly, for the benchmark."""
    for _ in range(times):
        state.clone()


def imagine_often(view: View, rng: Rng, times: i64) -> None:
    """Imagine states repeatedly, for the benchmark."""
    for _ in range(times):
        view.imagine(rng)
