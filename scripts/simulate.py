#!/usr/bin/env python3
"""Replay one history of the simulated server, or try many.

scripts/simulate.py 17               print the history of seed 17, and what is wrong with it
scripts/simulate.py 0:100000         try many seeds; print those that fail, and how to replay them
"""

import argparse
import gc
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from itertools import repeat
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BIN = ROOT / ".venv" / "bin" / "python"
AT_ONCE = 25

if sys.prefix == sys.base_prefix and BIN.exists():
    os.execv(BIN, [str(BIN), *sys.argv])
sys.path.insert(0, str(ROOT / "tests" / "simulation"))

from sim_checker import check  # noqa: E402
from simulate import run  # noqa: E402

# Freeze the imported objects: otherwise a sixth of the time is spent on garbage collection.
gc.collect()
gc.freeze()
gc.set_threshold(50_000, 10, 50)


def replay(seed: int) -> int:
    history = run(seed)
    wrong = check(history)
    print(history.text(), end="")
    for what, times in sorted(history.happened.items()):
        if times:
            print(f"{times:5} times {what}")
    print(f"seed {seed}: {len(history.acknowledged)} acknowledged, digest {history.digest()}")
    for what in wrong:
        print(f"WRONG: {what}")
    return bool(wrong)


def failing(first: int, last: int, most: int) -> list[tuple[int, str]]:
    """Return the seeds of a range that fail, and how."""
    found: list[tuple[int, str]] = []
    for seed in range(first, last):
        if wrong := check(run(seed)):
            found.append((seed, wrong[0]))
            if len(found) == most:
                break
    return found


def try_many(first: int, last: int, jobs: int, most: int, minutes: float) -> int:
    began, bad, done = time.monotonic(), 0, first
    starts = range(first, last, AT_ONCE)
    ends = [min(last, start + AT_ONCE) for start in starts]
    with ExitStack() as stack:
        tries = map(failing, starts, ends, repeat(most))
        if jobs > 1:
            pool = stack.enter_context(ProcessPoolExecutor(jobs, max_tasks_per_child=40))
            stack.callback(pool.shutdown, cancel_futures=True)
            tries = pool.map(failing, starts, ends, repeat(most))
        for end, found in zip(ends, tries, strict=True):
            done = end
            for seed, wrong in found:
                bad += 1
                print(
                    f"seed {seed}: {wrong}\n    replay it with: scripts/simulate.py {seed}",
                    flush=True,
                )
            if (most and bad >= most) or (minutes and time.monotonic() - began > 60 * minutes):
                break
    print(f"{done - first} seeds, {bad} failed, {time.monotonic() - began:.0f} s")
    return bool(bad)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("seeds", help="one seed, or a range FIRST:LAST")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    parser.add_argument(
        "--most", type=int, default=0, help="stop after this number of failures (0: no limit)"
    )
    parser.add_argument(
        "--minutes", type=float, default=0, help="stop after this number of minutes"
    )
    options = parser.parse_args()
    first, _, last = options.seeds.partition(":")
    if not last:
        return replay(int(first))
    return try_many(int(first), int(last), options.jobs, options.most, options.minutes)


if __name__ == "__main__":
    sys.exit(main())
