"""Mutation testing: make small changes to the rules and check whether a test fails.

A test that names a rule may still prove nothing. Each mutant is the interpreted package with one
change in a rules module; it is caught if a rule test fails. Survivors are listed with their place
and change, in the format of `mutants_explained.toml`: that file explains the changes that do not
affect behaviour, which are not counted.

    python scripts/mutants.py [SUITE ...] [--module PART] [--sample N] [--seed N] [--part I/N]
        [--jobs N]
    python scripts/mutants.py [SUITE ...] --unreached
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

from mutant_finder import Mutant, find_mutants
from mutant_trials import Trials

from sandtable.agents.match import wilson

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "sandtable"
NOTES = ROOT / "build" / "mutants"
"""Folder of the records of which test reaches which statement."""
EXPLAINED = Path(__file__).with_name("mutants_explained.toml")


@dataclass(frozen=True, slots=True)
class Suite:
    """The rules of one system or title, and the tests that should catch their mutants."""

    modules: tuple[str, ...]
    first: tuple[str, ...]
    then: tuple[str, ...]
    """Additional tests for mutants that the rule tests do not catch."""


def matching(folder: Path, patterns: list[str], without: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the files that match, relative to a folder; a pattern may end with a test's name."""
    every = []
    for pattern in patterns:
        glob, colons, test = pattern.partition("::")
        files = sorted(folder.glob(glob))
        assert files, f"no file {pattern}"
        every += [
            file.relative_to(folder).as_posix() + colons + test
            for file in files
            if file.stem not in without
        ]
    return tuple(every)


def suites() -> dict[str, Suite]:
    """Return the suites, each of which is described beside its tests."""
    return {
        name: Suite(
            matching(PACKAGE, told["rules"], ("__init__", *told["without"])),
            matching(ROOT, told["first"]),
            matching(ROOT, told["then"]),
        )
        for file in sorted((ROOT / "tests").glob("*/mutants.toml"), reverse=True)
        for name, told in tomllib.loads(file.read_text()).items()
    }


LEAST_CAUGHT = 0.9


def explanations() -> dict[tuple[str, str, str], str]:
    """Return why changes do not affect behaviour, by function and lines."""
    entries = tomllib.loads(EXPLAINED.read_text()).get("equivalent", [])
    return {(entry["function"], entry["before"], entry["after"]): entry["why"] for entry in entries}


def spread(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return a sample with one mutant from each of equal ranges, so that no module is left out."""
    if not 0 < count < len(mutants):
        return mutants
    random = Random(seed)
    bounds = [len(mutants) * step // count for step in range(count + 1)]
    return [mutants[random.randrange(low, high)] for low, high in pairwise(bounds)]


def part_of(mutants: list[Mutant], part: str) -> list[Mutant]:
    """Return one part of the mutants: "2/3" is every third one, starting with the second."""
    number, _, of = part.partition("/")
    return mutants[int(number) - 1 :: int(of)]


def list_them(mutants: list[Mutant]) -> None:
    for mutant in mutants:
        print(mutant)
    print(f"{len(mutants)} mutants are in statements that no test reaches")


@dataclass(slots=True)
class Count:
    """Counts of a sample's mutants."""

    name: str
    size: int
    verbose: bool = False
    caught: int = 0
    tried: int = 0

    def report(self, mutant: Mutant, catcher: str) -> None:
        self.tried += 1
        if catcher:
            self.caught += 1
            if self.verbose:
                print(f"\r{mutant}: {catcher}", flush=True)
        else:
            print(f"\rsurvived: {mutant}\n{entry(mutant)}", flush=True)
        print(f"\r{self.tried}/{self.size}", end="", flush=True)

    def enough(self) -> bool:
        low, high = wilson(self.caught, self.size)
        print(
            f"\r{self.name}: {self.caught} of {self.size} caught: {self.caught / self.size:.1%} "
            f"({low:.1%} to {high:.1%})",
            flush=True,
        )
        return self.caught >= LEAST_CAUGHT * self.size


def entry(mutant: Mutant) -> str:
    """Return a survivor as an entry of the explanations file."""
    function, before, after = mutant.key
    return (
        f"[[equivalent]]\nfunction = {function!r}\nbefore = {before!r}\nafter = {after!r}\n"
        'why = ""\n'
    )


def examine(options: argparse.Namespace) -> bool:
    """Try the mutants of one suite on the imported package; return whether enough are caught."""
    import sandtable

    (name,) = options.suites
    suite = suites()[name]
    package = Path(sandtable.__file__).parent
    found = [
        mutant
        for module in suite.modules
        for mutant in find_mutants(module, (package / module).read_text())
    ]
    explained = explanations()
    counted = [
        mutant
        for mutant in found
        if options.module in mutant.module and mutant.key not in explained
    ]
    chosen = part_of(spread(counted, options.sample, options.seed), options.part)
    if not chosen:
        return True
    print(
        f"{name}: {len(chosen)} of {len(counted)} mutants (seed {options.seed}); "
        f"{len(found) - len(counted)} more are explained",
        flush=True,
    )
    count = Count(name, len(chosen), options.verbose)
    began = time.monotonic()
    status = Trials(
        package,
        found,
        chosen,
        suite.first,
        suite.then,
        options.seconds,
        NOTES / f"{name}.json",
        options.jobs,
        count.report,
        list_them if options.unreached else None,
    ).run()
    if status or options.unreached:
        return not status
    print(f"\r{time.monotonic() - began:.0f} s")
    return count.enough()


def in_interpreted_package(words: list[str]) -> int:
    """Run this script again with a copy of the package without compiled modules."""
    with tempfile.TemporaryDirectory() as folder:
        leave_out = shutil.ignore_patterns("*.so", "__pycache__")
        shutil.copytree(PACKAGE, Path(folder) / "sandtable", ignore=leave_out)
        paths = (folder, str(ROOT), str(ROOT / "tests" / "heroes"))
        return subprocess.run(
            [sys.executable, __file__, *words, "--here"],
            cwd=ROOT,
            # Loading all installed plugins would take longer than the tests.
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(paths),
                "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            },
            check=False,
        ).returncode


def stale_explanations() -> list[tuple[str, str, str]]:
    """Return the explanations of changes that no longer exist."""
    keys = {
        mutant.key
        for suite in suites().values()
        for module in suite.modules
        for mutant in find_mutants(module, (PACKAGE / module).read_text())
    }
    return [key for key in explanations() if key not in keys]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    known = suites()
    parser.add_argument(
        "suites",
        nargs="*",
        metavar="SUITE",
        help=f"suites to run: {', '.join(known)} (default: all)",
    )
    parser.add_argument("--module", default="", help="only modules whose name contains this text")
    parser.add_argument(
        "--sample",
        type=int,
        default=100,
        help="number of mutants per suite, spread evenly (0: all)",
    )
    parser.add_argument("--seed", type=int, default=1, help="random seed of the sample")
    parser.add_argument(
        "--seconds",
        type=float,
        default=40,
        help="maximum CPU time for the tests of one mutant, in seconds",
    )
    parser.add_argument(
        "--part", default="1/1", metavar="I/N", help="try only part I of N of the sample"
    )
    parser.add_argument("--jobs", type=int, default=1, help="number of mutants tried in parallel")
    parser.add_argument(
        "--unreached", action="store_true", help="only list the mutants that no test reaches"
    )
    parser.add_argument(
        "--verbose", action="store_true", help="name the test that caught each mutant"
    )
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    for name in options.suites:
        if name not in known:
            parser.error(f"unknown suite {name!r}; available: {', '.join(known)}")
    if options.here:
        return 0 if examine(options) else 1
    stale = stale_explanations()
    for key in stale:
        print(f"{EXPLAINED.name} explains a mutant that no longer exists: {' | '.join(key)}")
    words = [f"--sample={options.sample}", f"--seed={options.seed}", f"--module={options.module}"]
    words.append(f"--seconds={options.seconds}")
    words.append(f"--part={options.part}")
    words.append(f"--jobs={options.jobs}")
    words += ["--verbose"] * options.verbose + ["--unreached"] * options.unreached
    failed = [in_interpreted_package([name, *words]) for name in options.suites or known]
    return 1 if stale or any(failed) else 0


if __name__ == "__main__":
    sys.exit(main())
