"""The recruit in Heroes: it uses no hidden information, beats random, and uses all features."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.agents import make
from sandtable.agents.match import play_game, play_match
from sandtable.core import Record, Rng
from sandtable.testkit.strategies import records

TITLE = "heroes-of-normandie"
GAME = sandtable.load(TITLE)
SCENARIOS = [listing.id for listing in GAME.listings()]


@given(record=records(GAME), seed=st.integers(0, 2**32 - 1))
def test_the_recruit_does_not_peek(record: Record, seed: int) -> None:
    """It makes the same choice in all states that look the same to its seat."""
    for seat in record.state.seats_owing:
        view = record.state.view(seat)
        decision = view.decision()
        assert decision is not None
        chosen = make("recruit", 7).decide(view, decision)
        assert chosen in decision.options
        seen = view.imagine(Rng(seed)).view(seat)
        asked = seen.decision()
        assert asked is not None
        assert make("recruit", 7).decide(seen, asked) is chosen


@pytest.mark.parametrize("scenario", ["plain-carnage", "tempest-of-fire"])
def test_a_recruit_is_not_in_haste_about_the_next_step_of_a_move(scenario: str) -> None:
    rng = Rng(3)
    state = GAME.start(scenario, rng)
    thumb = make("thumb", 0)
    steps = misses = 0
    for _ in range(200):
        view = state.view(state.seat)
        decision = view.decision()
        assert decision is not None
        best = thumb.decide(view, decision)
        chosen = {make("recruit", seed).decide(view, decision) for seed in range(4)}
        if best.kind in ("step", "drive", "halt"):
            assert chosen == {best}
            steps += 1
        else:
            misses += chosen != {best}
        state.play(best, rng, state.seat)
    assert steps > 20
    assert misses > 20


@given(record=records(GAME))
def test_deciding_changes_nothing_in_the_view(record: Record) -> None:
    for seat in record.state.seats_owing:
        view = record.state.view(seat)
        decision = view.decision()
        assert decision is not None
        before = view.cells()
        make("recruit", 1).decide(view, decision)
        assert view.cells() == before


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_recruit_beats_random(scenario: str) -> None:
    """With a true win rate of 95% this fails once in ten thousand runs."""
    result = play_match(TITLE, scenario, ("recruit", "random"), 10, seed=11, swap=True, jobs=1)
    assert result.wins[0] >= 7


def test_recruits_use_what_the_game_has() -> None:
    done: Counter[str] = Counter()
    for scenario in SCENARIOS:
        record = play_game(GAME, scenario, ("thumb", "thumb"), seed=5)
        assert record.state.over
        for event in record.seen_by(None):
            done[event.kind] += 1
            done[f"{event.kind} {event.args.get('action', '')}"] += 1
    for kind in ("card_resolved", "flipped", "assaulted", "blast_aimed", "bonus_taken"):
        assert done[kind] > 0, kind
    for kind in ("ammo_spent", "picked_up", "bluff_shown", "objective_held"):
        assert done[kind] > 0, kind
    for action in ("fire", "fire_second", "suppress", "suppress_second"):
        assert done[f"fired {action}"] > 0, action


def test_it_does_not_waste_its_orders() -> None:
    """More than half of the units whose order is revealed do something."""
    shown = acted = 0
    for seed in range(4):
        record = play_game(GAME, "plain-carnage", ("thumb", "thumb"), seed)
        waiting = False
        for event in record.seen_by(None):
            if event.kind == "order_shown":
                shown += 1
                waiting = True
            elif waiting and event.kind in (
                "fired",
                "moved",
                "assaulted",
                "blast_aimed",
                "flipped",
            ):
                acted += 1
                waiting = False
    assert shown > 40
    assert acted > shown // 2
