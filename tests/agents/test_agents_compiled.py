"""The rules of thumb choose the same, interpreted and compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

TITLES = ("undaunted-normandy", "undaunted-north-africa", "heroes-of-normandie")
CHOICES = 150

CHOOSE = """
import json, sys
import sandtable
from sandtable import Rng
from sandtable.agents.recruit import appraise, reply

found = []
for title in sys.argv[2:]:
    game = sandtable.load(title)
    for number, listing in enumerate(game.listings()[::4]):
        rng = Rng(number)
        state = game.start(listing.id, rng)
        made = []
        while not state.over and len(made) < int(sys.argv[1]):
            seat = state.seat
            position = state.view(seat).position
            worths = appraise(position, seat, position.codes(seat))
            made.append([int(reply(position, seat)), *map(float.hex, worths)])
            state.play(state.scenario.by_code[made[-1][0]], rng, seat)
        found.append(made)
print(json.dumps([sandtable.COMPILED, found]))
"""


def choices(folder: Path | None) -> tuple[bool, list[object]]:
    environment = dict(os.environ)
    if folder is not None:
        environment["PYTHONPATH"] = str(folder)
    output = subprocess.run(
        [sys.executable, "-c", CHOOSE, str(CHOICES), *TITLES],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    compiled, found = json.loads(output)
    return compiled, found


def test_interpreted_and_compiled_judgements_are_the_same(interpreted: Path) -> None:
    compiled, fast = choices(None)
    pure, slow = choices(interpreted)
    assert compiled, "the engine is not compiled here: is there a C compiler?"
    assert not pure
    assert len(fast) > len(TITLES)
    assert fast == slow
