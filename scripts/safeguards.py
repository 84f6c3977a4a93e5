#!/usr/bin/env python3
"""Remove one safeguard at a time and check that a test or the simulation notices.

scripts/safeguards.py                    all of scripts/safeguards.toml
scripts/safeguards.py sync key           those whose names contain one of these words
scripts/safeguards.py --kept FILE        save the results, and continue an earlier run

Each removal is made in a copy of the tree. Its old text must occur exactly once, so that the list
stays up to date. Prints a table; fails if a removal goes unnoticed.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "scripts" / "safeguards.toml"
COPIED = ("src", "tests", "scripts")
LINKED = ("engine_build.py", "setup.py", "pyproject.toml", "web", "docs", "README.md", "Makefile")
BIN = ROOT / ".venv" / "bin" / "python"
PYTHON = BIN if BIN.exists() else sys.executable
SECONDS = 900
WIRE_TABLES = 120
FOUND = re.compile("the answers differ|too few")
"""Pattern of the wire test's messages about a difference."""


@dataclass(frozen=True)
class Removal:
    """The removal of a safeguard."""

    name: str
    file: str
    old: str
    new: str
    test: str = ""
    """The test that must fail; empty for the simulation."""
    wire: str = ""
    """The title for which ``scripts/wire_secrecy.py`` must find a difference."""
    engine: bool = False
    """Whether the file is compiled, so that the copy must run interpreted."""
    seeds: int = 400
    """Maximum number of seeds for the simulation."""

    def command(self, jobs: int) -> list[str]:
        """Return the arguments of the Python command that must fail."""
        if self.test:
            return ["-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", self.test]
        if self.wire:
            tables = ["--title", self.wire, "--tables", str(WIRE_TABLES)]
            return ["scripts/wire_secrecy.py", *tables]
        seeds = ["scripts/simulate.py", f"0:{self.seeds}", "--most", "1"]
        return [*seeds, "--jobs", str(jobs)]

    def apply(self, tree: Path) -> None:
        file = tree / self.file
        text = file.read_text()
        if text.count(self.old) != 1:
            raise SystemExit(
                f"{self.name}: the text occurs {text.count(self.old)} times in {self.file}"
            )
        # The copy shares the file with the original, so replace it instead of writing to it.
        file.unlink()
        file.write_text(text.replace(self.old, self.new))
        if self.engine:
            for compiled in [*tree.glob("src/**/*.so"), *tree.glob("src/**/compiled.json")]:
                compiled.unlink()


def removals() -> list[Removal]:
    with LIST.open("rb") as file:
        return [Removal(**one) for one in tomllib.load(file)["removal"]]


def copy_tree(tree: Path) -> None:
    """Copy the tree with hard links to all files."""

    def link(source: str, target: str) -> None:
        os.link(source, target)

    for name in COPIED:
        skip = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, tree / name, copy_function=link, ignore=skip)
    for name in LINKED:
        (tree / name).symlink_to(ROOT / name)


def notice(removal: Removal, jobs: int) -> tuple[bool, str]:
    """Return whether a removal is noticed, and by what."""
    with tempfile.TemporaryDirectory(dir=ROOT.parent, prefix=".safeguards-") as folder:
        tree = Path(folder)
        copy_tree(tree)
        removal.apply(tree)
        surroundings = {
            **os.environ,
            "PYTHONPATH": str(tree / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        try:
            done = subprocess.run(
                [str(PYTHON), *removal.command(jobs)],
                cwd=tree,
                env=surroundings,
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False, f"no verdict after {SECONDS} s"
    if removal.test:
        # 1 means that a test failed; other exit statuses are not conclusive.
        return done.returncode == 1, removal.test if done.returncode == 1 else done.stdout[-300:]
    if removal.wire:
        said = [line for line in done.stdout.splitlines() if FOUND.search(line)]
        return bool(said), f"the wire: {said[0]}" if said else done.stderr[-300:]
    found = [line for line in done.stdout.splitlines() if line.startswith("seed ")]
    return bool(found), found[0] if found else (done.stdout + done.stderr)[-300:]


def caught_before(kept: Path | None) -> set[str]:
    """Return the names of the removals that an earlier run found to be noticed."""
    if kept is None or not kept.exists():
        return set()
    rows = [line.split(" | ") for line in kept.read_text().splitlines()]
    return {row[2] for row in rows if row[0] == "caught"}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "words", nargs="*", help="only removals whose name contains one of these texts"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    parser.add_argument(
        "--at-once",
        type=int,
        default=1,
        help="removals tried in parallel; they share the processes",
    )
    parser.add_argument(
        "--kept", type=Path, help="file for the results; an existing file is continued"
    )
    options = parser.parse_args()
    unnoticed = 0
    before = caught_before(options.kept)
    chosen = [
        one
        for one in removals()
        if one.name not in before
        and (not options.words or any(word in one.name for word in options.words))
    ]
    jobs = max(1, options.jobs // options.at_once)

    def try_one(removal: Removal) -> tuple[bool, str, float]:
        began = time.monotonic()
        return *notice(removal, jobs), time.monotonic() - began

    with ThreadPoolExecutor(options.at_once) as pool:
        for removal, (noticed, by, seconds) in zip(chosen, pool.map(try_one, chosen), strict=True):
            unnoticed += not noticed
            verdict = "caught" if noticed else "MISSED"
            line = f"{verdict} | {seconds:4.0f} s | {removal.name} | {by[:160]}"
            print(line, flush=True)
            if options.kept is not None:
                with options.kept.open("a") as file:
                    print(line, file=file)
    print(f"{len(chosen) - unnoticed} of {len(chosen)} removals caught")
    return bool(unnoticed)


if __name__ == "__main__":
    sys.exit(main())
