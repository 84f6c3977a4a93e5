"""Speed of random play in batches: one process, one core."""

from functools import partial

from sandtable import Rng
from sandtable.batch import Batch
from sandtable.bench.measure import Measure, per_second
from sandtable.bench.own import SCENARIOS, SEED

GAMES = 64
"""Number of games; more would not fit the processor's cache."""
WARM_UP = 50
STEPS = 20


def _rate(title: str, scenarios: list[str], seconds: float, numbers: bool) -> float:
    batch = Batch(
        title, scenarios, GAMES, seed=SEED, lean=not numbers, rich=numbers, choices=numbers
    )
    rng = Rng(SEED)

    def work() -> int:
        for _ in range(STEPS):
            batch.step(batch.sample(rng))
        return GAMES * STEPS

    for _ in range(WARM_UP):
        batch.step(batch.sample(rng))
    return per_second(work, seconds)


def _mean(title: str, seconds: float, numbers: bool) -> float:
    scenarios = SCENARIOS[title]
    share = seconds / len(scenarios)
    rates = [_rate(title, [scenario], share, numbers) for scenario in scenarios]
    return sum(rates) / len(rates)


def lean(title: str, seconds: float) -> float:
    """Return the decisions per second with mask and lean observation, averaged over scenarios."""
    return _mean(title, seconds, numbers=False)


def rich(title: str, seconds: float) -> float:
    """Return the decisions per second with rich observation and choice rows instead."""
    return _mean(title, seconds, numbers=True)


def mixed(title: str, seconds: float) -> float:
    """Return the decisions per second with mask and lean observation, all scenarios in a batch."""
    return _rate(title, list(SCENARIOS[title]), seconds, numbers=False)


RATES = {"batch_lean": lean, "batch_rich": rich, "batch_mixed": mixed}


def batched(title: str) -> dict[str, Measure]:
    """Return the measures of a title."""
    return {name: partial(rate, title) for name, rate in RATES.items()}
