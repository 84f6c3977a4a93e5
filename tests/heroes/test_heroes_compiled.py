"""Interpreted and compiled play are the same, move by move."""

import json
import os
import subprocess
import sys
from pathlib import Path

GAMES = 40

TRAJECTORIES = """
import json, sys
import sandtable
from sandtable import Rng
from sandtable.core.record import digest

game = sandtable.load("heroes-of-normandie")
scenarios = [listing.id for listing in game.listings()]
found = []
for number in range(int(sys.argv[1])):
    rng = Rng(number)
    state = game.start(scenarios[number % len(scenarios)], rng)
    trace = 0
    while not state.over:
        options = state.options()
        move = options[rng.below(len(options))]
        for option in options:
            trace = (trace * 31 + option.index + 1) % 1000000007
        trace = (trace * 31 + move.index) % 1000000007
        state.play(move, rng)
    found.append([trace, digest(state), int(state.winner), state.ending])
print(json.dumps([sandtable.COMPILED, found]))
"""


def trajectories(folder: Path | None) -> tuple[bool, list[object]]:
    environment = dict(os.environ)
    if folder is not None:
        environment["PYTHONPATH"] = str(folder)
    output = subprocess.run(
        [sys.executable, "-c", TRAJECTORIES, str(GAMES)],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    compiled, found = json.loads(output)
    return compiled, found


def test_interpreted_and_compiled_agree_move_by_move(interpreted: Path) -> None:
    compiled, fast = trajectories(None)
    pure, slow = trajectories(interpreted)
    assert compiled, "the engine is not compiled here: is there a C compiler?"
    assert not pure
    assert len(fast) == GAMES
    assert fast == slow
