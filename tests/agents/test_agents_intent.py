"""The plan that a search keeps between choices when it plays on."""

import pytest

import sandtable
from sandtable import Rng, State
from sandtable.agents.heuristics import appraise, play_on, reply
from sandtable.agents.match import CHANCE_STREAM, play_game, stream
from sandtable.core.heuristics import Intent
from titles import spread

EACH_TITLE = pytest.mark.parametrize("title", sandtable.TITLES)


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


@EACH_TITLE
def test_what_is_kept_of_other_positions_changes_no_worth(title: str) -> None:
    """Each game is continued several times from its middle, like in a search."""
    kept = Intent()
    looked = used = 0
    game = sandtable.load(title)
    for number, scenario in enumerate(spread(game, 3)):
        rng = Rng(number)
        middle = game.start(scenario, rng)
        play(middle, rng, 60 + 40 * number)
        for branch in range(4):
            state = middle.clone()
            for _ in range(25):
                if state.over:
                    break
                seat = state.seat
                before = list(kept.looks)
                found = list(appraise(state, seat, kept))
                assert found == list(appraise(state, seat))
                looked += 1
                used += all(one is other for one, other in zip(before, kept.looks, strict=True))
                play(state, rng, 1, 10 * branch)
    assert looked > 200
    assert used > looked // 5


@EACH_TITLE
def test_a_quick_game_is_the_game_that_thumb_plays(title: str) -> None:
    game = sandtable.load(title)
    for number, scenario in enumerate(spread(game, 2)):
        record = play_game(game, scenario, ("thumb", "thumb"), 7, number)
        rng = Rng(stream(7, number, CHANCE_STREAM))
        state = game.start(scenario, rng)
        half = play_on(state, rng, until=3)
        assert half > 20
        assert state.over or state.rounds() == 3
        assert play_on(state, rng, 5) <= 5
        play_on(state, rng)
        assert state.cells() == record.state.cells()


def play(state: State, rng: Rng, choices: int, slips: int = 20) -> None:
    """Make some choices by heuristics, of which ``slips`` percent are random."""
    for _ in range(choices):
        if state.over:
            return
        seat = state.seat
        codes = state.codes(seat)
        slip = rng.below(100) < slips
        code = codes[rng.below(len(codes))] if slip else reply(state, seat, Intent())
        state.choose_code(code, seat)
        state.settle_all(rng)
