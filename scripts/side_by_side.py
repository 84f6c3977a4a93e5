"""Compare the speed of builds: ``side_by_side.py SRC SRC... [--rounds N]``, each with a package.

All measures of `sandtable bench` run in turn, each for a fifth of a second of processor time, with
the scenarios and the rules version of the first build; the other builds use their archived version
of these rules. Each slice of a build is compared with the first build's slice of the same round.
The script prints the rates and, for each build, the median ratio with its 95% interval (by rank,
so without assumptions about the machine's noise). A digest shows whether the builds play the same
games; if not, their rates are not comparable.
"""

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
from importlib import import_module
from math import comb, prod
from typing import Any

SECONDS = 0.2
GAMES = 4
"""Games of each scenario in the digest."""


class Build:
    """A process that has imported one of the packages."""

    def __init__(self, folder: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--worker"],
            env={**os.environ, "PYTHONPATH": folder},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *question: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", metavar="SRC")
    parser.add_argument("--rounds", type=int, default=21)
    options = parser.parse_args()
    builds = [Build(folder) for folder in options.folders]
    settings = builds[0].ask("settings")
    digests = [build.ask("use", settings) for build in builds]
    for title in settings:
        same = all(digest[title] == digests[0][title] for digest in digests)
        version = settings[title]["version"]
        print(f"{title}, rules version {version}: {'same' if same else 'DIFFERENT'} games")
    names = builds[0].ask("names")
    ratios: dict[str, list[list[float]]] = {name: [[] for _ in builds] for name in names}
    rates: dict[str, list[list[float]]] = {name: [[] for _ in builds] for name in names}
    for number in range(options.rounds):
        for name in names:
            places = list(range(len(builds)))
            taken = {
                place: builds[place].ask("measure", name)
                for place in (places if number % 2 == 0 else reversed(places))
            }
            for place in places:
                rates[name][place].append(taken[place])
                ratios[name][place].append(taken[place] / taken[0])
    for name in names:
        told = [
            f"{statistics.median(rates[name][place]):12,.0f} {spoken(ratios[name][place])}"
            for place in range(len(builds))
        ]
        print(f"{name:40}", *told)
    together = [
        [
            prod(ratios[name][place][number] for name in names) ** (1 / len(names))
            for number in range(options.rounds)
        ]
        for place in range(len(builds))
    ]
    print(f"{'all, geometric mean':40}", *(f"{'':12} {spoken(one)}" for one in together))


def spoken(ratios: list[float]) -> str:
    """Format the median with its 95% interval by rank."""
    ordered, n = sorted(ratios), len(ratios)
    out = 0
    while sum(comb(n, k) for k in range(out + 1)) / 2**n <= 0.025:
        out += 1
    low, high = ordered[max(0, out - 1)], ordered[min(n - 1, n - out)]
    return f"{statistics.median(ordered):6.3f} ({low:.3f} to {high:.3f})"


def work() -> None:
    """Answer the main process's questions about the package imported in this process."""
    import sandtable
    from sandtable.core.playout import play_out

    own: Any = import_module("sandtable.bench.own")
    starts: dict[str, list[Any]] = {}

    def settings() -> Any:
        return {
            title: {"version": sandtable.load(title).rules_version, "scenarios": list(scenarios)}
            for title, scenarios in own.SCENARIOS.items()
        }

    def use(settings: Any) -> Any:
        digests = {}
        for title, told in settings.items():
            game = sandtable.load(title)
            if game.rules_version != told["version"]:
                game = sandtable.kept(title, told["version"])
            assert game is not None, f"{title} has no rules version {told['version']}"
            starts[title] = [game.start(scenario) for scenario in told["scenarios"]]
            digest = hashlib.sha256()
            for start in starts[title]:
                for seed in range(GAMES):
                    state = start.clone()
                    decisions = play_out(state, sandtable.Rng(seed))
                    digest.update(f"{decisions} {state.ending} {state.winner};".encode())
            digests[title] = digest.hexdigest()
        own._starts = lambda title: [start.clone() for start in starts[title]]
        return digests

    def measures() -> dict[str, Any]:
        return {
            f"{title} {name}": rate for title in starts for name, rate in own.own(title).items()
        }

    for line in sys.stdin:
        match json.loads(line):
            case ["settings"]:
                answer = settings()
            case ["use", told]:
                answer = use(told)
            case ["names"]:
                answer = list(measures())
            case ["measure", name]:
                answer = measures()[name](SECONDS)
        print(json.dumps(answer), flush=True)


if sys.argv[1:] == ["--worker"]:
    work()
else:
    main()
