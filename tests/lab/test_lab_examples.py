"""The example for research learns, and its gradients are correct."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from sandtable.batch import Batch

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def school(ppo: ModuleType) -> Any:
    batch = Batch(ppo.TITLE, ppo.SCENARIO, 16, seed=3, lean=False, rich=True, choices=True)
    return ppo.School(ppo.Policy(batch.size, batch.width, 3), batch, 3)


def test_who_watches_learns_to_do_the_same(ppo: ModuleType) -> None:
    pupil = school(ppo)

    def agreement() -> float:
        seen = ppo.look(pupil.batch)
        thumb = ppo.thumb_actions(pupil.batch, pupil.batch.seat)
        own = pupil.batch.options[pupil.policy.best(seen)]
        pupil.batch.step(thumb)
        return float((own == thumb).mean())

    before = np.mean([agreement() for _ in range(60)])
    for _ in range(8):
        assert pupil.lesson(32, watch=True) == 16 * 32
    assert np.mean([agreement() for _ in range(60)]) > before + 0.15


def test_lessons_are_of_its_own_choices_and_the_same_for_the_same_seed(ppo: ModuleType) -> None:
    one, other = school(ppo), school(ppo)
    learned = [pupil.lesson(24) for pupil in (one, other)]
    # The heuristics have a seat in half of the games.
    assert learned[0] == learned[1]
    assert 16 * 12 < learned[0] < 16 * 24
    for name, weights in one.policy.weights.items():
        assert np.isfinite(weights).all()
        assert np.array_equal(weights, other.policy.weights[name])


def test_the_slopes_are_those_of_the_objective(ppo: ModuleType) -> None:
    pupil = school(ppo)
    policy, seen = pupil.policy, ppo.look(pupil.batch)
    policy.weights = {name: weights.astype(np.float64) for name, weights in policy.weights.items()}
    rng = np.random.default_rng(1)
    chosen, before, _ = policy.choose(seen, rng)
    before = before * rng.uniform(0.9, 1.1, len(before))
    gains, returns = rng.normal(size=len(before)), rng.normal(size=len(before))
    found: dict[str, Any] = {}
    policy.descend = found.update
    policy.learn(seen, chosen, before, gains, returns)

    def loss() -> float:
        odds, values, _, _ = policy.think(seen)
        ratio = odds[chosen] / before
        clipped = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
        entropy = -np.add.reduceat(odds * np.log(odds + 1e-9), seen.first)
        objective = np.minimum(ratio * gains, clipped * gains) + ppo.CURIOSITY * entropy
        return float((0.5 * ppo.WORTH * (values - returns) ** 2 - objective).mean())

    assert set(found) == set(policy.weights)
    for name, weights in policy.weights.items():
        # Where the gradient is largest, so that the difference is not lost in rounding.
        place = np.unravel_index(np.abs(found[name]).argmax(), weights.shape)
        sides = []
        for step in (1e-5, -1e-5):
            weights[place] += step
            sides.append(loss())
            weights[place] -= step
        slope = (sides[0] - sides[1]) / 2e-5
        assert found[name][place] == pytest.approx(slope, rel=0.02, abs=1e-6), name


def test_a_gain_is_told_to_the_seat_that_chose(ppo: ModuleType) -> None:
    pupil = school(ppo)
    game = np.array([0])

    def told(value: float) -> Any:
        return game, game, np.ones(1, np.float32), np.array([value], np.float32)

    # Seat 0 chooses, then seat 1 wins with its choice; then seat 0 chooses in a new game.
    ends = [
        (np.array([False]), np.zeros((1, 2), np.int8), np.array([0])),
        (np.array([True]), np.array([[-1, 1]], np.int8), np.array([1])),
        (np.array([False]), np.zeros((1, 2), np.int8), np.array([0])),
    ]
    ahead = np.array([[0.5, -0.5]], np.float32)
    gains = pupil.gains([told(0.2), told(0.1), told(0.3)], ends, ahead)
    assert gains == pytest.approx([-1.2, 0.9, 0.2])


def test_a_short_run_leaves_its_curve(ppo: ModuleType, tmp_path: Path) -> None:
    ppo.train(tmp_path, updates=1, seed=1, exam_every=1, exam_games=4)
    assert len((tmp_path / "curve.jsonl").read_text().splitlines()) == 2
    assert "Points against the heuristics" in (tmp_path / "curve.svg").read_text()
    with np.load(tmp_path / "policy.npz") as weights:
        assert "score" in weights
