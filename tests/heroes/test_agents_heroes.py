"""The recruit in Heroes: it uses all features of the game."""

from collections import Counter

import pytest

import sandtable
from sandtable.agents import make
from sandtable.agents.match import play_game
from sandtable.core import Rng

TITLE = "heroes-of-normandie"
GAME = sandtable.load(TITLE)
SCENARIOS = [listing.id for listing in GAME.listings()]


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
