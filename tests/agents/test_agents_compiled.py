"""The heuristics make the same choices interpreted and compiled."""

from pathlib import Path

import sandtable
from compiled import both_ways

CHOICES = 150

CHOOSE = """
import json, sys
import sandtable
from sandtable import Rng
from sandtable.core.heuristics import Intent
from sandtable.agents.heuristics import appraise, reply

found = []
for title in sys.argv[2:]:
    game = sandtable.load(title)
    for number, listing in enumerate(game.listings()[::4]):
        rng = Rng(number)
        state = game.start(listing.id, rng)
        made = []
        intent = Intent()
        while not state.over and len(made) < int(sys.argv[1]):
            seat = state.seat
            position = state.view(seat).position
            worths = appraise(position, seat)
            made.append([int(reply(position, seat, intent)), *map(float.hex, worths)])
            state.play(state.scenario.by_code[made[-1][0]], rng, seat)
        found.append(made)
print(json.dumps([sandtable.COMPILED, found]))
"""


def test_interpreted_and_compiled_judgements_are_the_same(interpreted: Path) -> None:
    fast, slow = both_ways(interpreted, CHOOSE, CHOICES, *sandtable.TITLES)
    assert len(fast) > len(sandtable.TITLES)
    assert fast == slow
