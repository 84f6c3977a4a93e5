"""Batches in several processes and in Gymnasium: the same games as in one process."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import sandtable
from sandtable import Rng
from sandtable.batch import Batch
from sandtable.batch_workers import ARRAYS, WorkerBatch
from sandtable.core import IllegalMove, SandtableError
from sandtable.lab.adapters.gymnasium_vector import BatchEnv

SCENARIOS = ["la-raye", "mortain", "hill-314"]


def test_two_processes_play_the_games_of_one_batch() -> None:
    one = Batch("undaunted-normandy", SCENARIOS, 7, seed=4, rich=True)
    with WorkerBatch("undaunted-normandy", SCENARIOS, 7, seed=4, workers=2, rich=True) as two:
        choosing = Rng(1)
        for step in range(300):
            for name in ARRAYS:
                assert np.array_equal(getattr(one, name), getattr(two, name)), (step, name)
            actions = one.sample(choosing).copy()
            one.step(actions)
            two.step(actions)
        one.reset(50)
        two.reset(50)
        assert np.array_equal(one.lean, two.lean)
        before = two.lean.copy()
        forbidden = one.sample(choosing).copy()
        forbidden[6] = int(np.flatnonzero(two.mask[6] == 0)[0])
        with pytest.raises(IllegalMove, match=f"game 6: action {forbidden[6]} is not legal"):
            two.step(forbidden)
        assert np.array_equal(two.lean, before)
        with pytest.raises(SandtableError, match=r"expected one seed per game \(7\), got 3"):
            two.reset([1, 2, 3])
    with pytest.raises(SandtableError, match="workers"):
        WorkerBatch("undaunted-normandy", "la-raye", 2, workers=3)


def test_a_vector_environment_tells_what_the_batch_tells() -> None:
    env = BatchEnv("undaunted-normandy", ["la-raye"], 3)
    seen, _ = env.reset(seed=21)
    luck = [Rng(21 + number) for number in range(3)]
    states = [sandtable.load("undaunted-normandy").start("la-raye", rng) for rng in luck]
    choosing = Rng(2)
    ended = 0
    while not ended:
        assert seen in env.observation_space
        assert seen["seat"].tolist() == [state.seat for state in states]
        actions = env.batch.sample(choosing).copy()
        for state, action, rng in zip(states, actions, luck, strict=True):
            state.play(state.scenario.moves[action], rng)
        before = seen["seat"]
        seen, rewards, over, cut, info = env.step(actions)
        assert over.tolist() == [state.over for state in states]
        assert not cut.any()
        ended = int(over.sum())
    for number, state in enumerate(states):
        won = [1.0 if state.winner == seat else -1.0 for seat in (0, 1)]
        expected = won if state.over and state.winner >= 0 else [0.0, 0.0]
        assert info["rewards"][number].tolist() == expected
        assert rewards[number] == expected[before[number]]
    # The next step starts a new game in finished rows, whatever the action.
    seen, *_ = env.step(np.where(over, 0, env.batch.sample(choosing)))
    assert (seen["seat"][over] >= 0).all()
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


def test_some_games_of_a_vector_environment_are_started_again() -> None:
    env = BatchEnv("undaunted-normandy", "la-raye", 3, autoreset_mode=AutoresetMode.DISABLED)
    seen, _ = env.reset(seed=5)
    for _ in range(4):
        later, *_ = env.step(env.batch.sample(Rng(3)))
    again, _ = env.reset(seed=5, options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(again["observation"][1], seen["observation"][1])
    assert np.array_equal(again["observation"][[0, 2]], later["observation"][[0, 2]])
