"""The server on a simulated loop, clock, disk and network: one seed is one history (docs/trust.md).

A seed that fails is replayed by `scripts/simulate.py SEED`. `make soak` tries 100,000 of them.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sim_checker import check
from simulate import run

SEEDS = 1000
AT_ONCE = 20
ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "simulate.py"


@pytest.mark.parametrize("first", range(0, SEEDS, AT_ONCE))
def test_whatever_goes_wrong_nothing_is_lost(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        expect_well(seed)


def expect_well(seed: int) -> None:
    wrong = check(run(seed))
    assert not wrong, f"replay it with: scripts/simulate.py {seed}\n" + "\n".join(wrong[:5])


def test_a_seed_is_one_history_to_the_byte() -> None:
    """In another interpreter, with other addresses and another order of sets."""
    seed = 12
    command = [sys.executable, str(SCRIPT), str(seed)]
    told = subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": "77"}, capture_output=True, check=True
    )
    assert told.stdout.decode().startswith(run(seed).text())
