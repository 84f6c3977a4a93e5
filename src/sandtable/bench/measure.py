"""Measuring on a noisy machine."""

import time
from collections.abc import Callable, Mapping

Measure = Callable[[float], float]
"""Function that runs for about this many seconds and returns the operations per second."""


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Call ``work`` until the time is up; return the sum of its results per second of processor
    time. Processor time excludes the machine's other work."""
    total = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        total += work()
    return total / elapsed


def interleave(
    measures: Mapping[str, Measure], rounds: int, seconds: float
) -> dict[str, list[float]]:
    """Take every measure once per round, so that slow periods of the machine affect all equally."""
    speeds: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            speeds[name].append(measure(seconds))
    return speeds
