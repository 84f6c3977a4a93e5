"""Compares the speed of builds: ``side_by_side.py SRC SRC...``, folders with a package each.

All measures of `sandtable bench` are taken in turn, a fifth of a second of processor time each. A
build's rate is the median of the faster half of its slices, since what else the machine does only
makes them slower. Prints the ratio to the first build.
"""

import os
import statistics
import subprocess
import sys

from sandtable.bench.own import SCENARIOS, own

ROUNDS = 7
SECONDS = 0.2


def main(folders: list[str]) -> None:
    workers = [
        subprocess.Popen(
            [sys.executable, __file__, "--worker"],
            env={**os.environ, "PYTHONPATH": folder},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for folder in folders
    ]
    names = [f"{title} {name}" for title in SCENARIOS for name in own(title)]
    slices: dict[str, list[list[float]]] = {name: [[] for _ in workers] for name in names}
    for number in range(ROUNDS):
        order = range(len(workers)) if number % 2 == 0 else reversed(range(len(workers)))
        places = list(order)
        for name in names:
            for place in places:
                slices[name][place].append(ask(workers[place], name))
    for worker in workers:
        worker.communicate()
    ratios: list[list[float]] = [[] for _ in workers]
    for name in names:
        rates = [statistics.median(sorted(taken)[ROUNDS // 2 :]) for taken in slices[name]]
        for place, rate in enumerate(rates):
            ratios[place].append(rate / rates[0])
        print(f"{name:40}", *(f"{rate:12,.0f} {rate / rates[0]:6.3f}" for rate in rates))
    print(f"{'all, geometric mean':40}", *(f"{statistics.geometric_mean(r):19.3f}" for r in ratios))


def ask(worker: subprocess.Popen[str], name: str) -> float:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(name + "\n")
    worker.stdin.flush()
    return float(worker.stdout.readline())


def work() -> None:
    measures = {f"{title} {name}": rate for title in SCENARIOS for name, rate in own(title).items()}
    for line in sys.stdin:
        print(measures[line.strip()](SECONDS), flush=True)


if sys.argv[1:] == ["--worker"]:
    work()
else:
    main(sys.argv[1:])
