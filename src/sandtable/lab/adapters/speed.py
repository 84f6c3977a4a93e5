"""Speed of random play through the adapters, for the benchmark."""

import random

from sandtable.bench import SCENARIOS
from sandtable.bench.measure import per_second
from sandtable.lab.adapters.pettingzoo_env import env

SEED = 20_240_606


def pettingzoo(title: str, seconds: float, *, choices: bool = True) -> float:
    """Return the decisions per second through PettingZoo's AEC interface with all arrays.

    The result is the mean over the scenarios; the loop is the same as for PettingZoo's own games.
    """
    share = seconds / len(SCENARIOS[title])
    rates = [_rate(title, scenario, share, choices) for scenario in SCENARIOS[title]]
    return sum(rates) / len(rates)


def _rate(title: str, scenario: str, seconds: float, choices: bool) -> float:
    game = env(title, scenario, choices=choices)
    uniform = random.Random(SEED).random
    game.reset(seed=SEED)

    def play() -> int:
        for decisions in range(100):
            seen, _, over, _, _ = game.last()
            if over:
                game.reset()
                return decisions
            actions = seen["action_mask"].nonzero()[0].tolist()
            game.step(actions[int(uniform() * len(actions))])
        return 100

    return per_second(play, seconds)
