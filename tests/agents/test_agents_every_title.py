"""What holds for the agents in every title: they use only what they may know, and play sensibly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.agents import make
from sandtable.agents.match import play_match
from sandtable.core import Game, Rng
from sandtable.testkit.strategies import records

GAMES = [sandtable.load(title) for title in sandtable.TITLES]
EACH_TITLE = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
ASKED = ("random", "recruit", "corporal")
"""Agents tested often. Higher levels are the corporal with more rounds, and too slow here;
test_agents_levels tests the top level."""


@EACH_TITLE
@pytest.mark.parametrize("name", ASKED)
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_no_agent_peeks(game: Game, name: str, data: st.DataObject, seed: int) -> None:
    """An agent makes the same choice in all states that look the same to its seat."""
    state = data.draw(records(game)).state
    for seat in state.seats_owing:
        view = state.view(seat)
        decision = view.decision()
        assert decision is not None
        chosen = make(name, 7).decide(view, decision)
        assert chosen in decision.options
        seen = view.imagine(Rng(seed)).view(seat)
        asked = seen.decision()
        assert asked is not None
        assert make(name, 7).decide(seen, asked) is chosen


@EACH_TITLE
@pytest.mark.parametrize("name", ASKED)
@given(data=st.data())
def test_deciding_changes_nothing_in_the_view(game: Game, name: str, data: st.DataObject) -> None:
    """Heuristics try out places on the view's own position, and restore it."""
    state = data.draw(records(game)).state
    for seat in state.seats_owing:
        view = state.view(seat)
        decision = view.decision()
        assert decision is not None
        before = view.cells()
        make(name, 7).decide(view, decision)
        assert view.cells() == before


@pytest.mark.parametrize(
    ("title", "scenario"),
    [(game.id, listing.id) for game in GAMES for listing in game.listings()],
)
def test_recruit_beats_random(title: str, scenario: str) -> None:
    """With a true win rate of 95% this fails once in ten thousand runs."""
    result = play_match(title, scenario, ("recruit", "random"), 10, seed=11, swap=True, jobs=1)
    assert result.wins[0] >= 7
