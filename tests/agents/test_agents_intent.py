"""What a search that plays on keeps in mind from one choice to the next."""

import sandtable
from sandtable import Rng
from sandtable.agents.heuristics import reply
from sandtable.core.heuristics import Intent


def test_a_unit_that_plays_on_goes_where_it_was_going() -> None:
    """With an intent a move ends where its first step was meant to lead."""
    rng = Rng(3)
    state = sandtable.load("heroes-of-normandie").start("godsend", rng)
    intent = Intent()
    followed = 0
    while not state.over:
        seat = state.seat
        codes = state.codes(seat)
        before = int(intent.unit), int(intent.front), int(intent.points)
        code = reply(state, seat, intent)
        after = int(intent.unit), int(intent.front), int(intent.points)
        if before[0] >= 0 and before[:2] == after[:2] and after[2] < before[2]:
            followed += 1
        assert code in list(codes)
        state.choose_code(code, seat)
        state.settle_all(rng)
    assert followed > 20
