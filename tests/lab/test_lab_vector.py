"""Batches in several processes and in Gymnasium: the same games as in one process."""

import os
import signal
import threading
from collections.abc import Iterator

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import sandtable
from sandtable import Rng
from sandtable.batch import Batch
from sandtable.batch_workers import ARRAYS, WorkerBatch
from sandtable.core import IllegalMove, SandtableError
from sandtable.lab.adapters.gymnasium_vector import BatchEnv
from sandtable.scenario_files import starter

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


def test_single_games_of_several_processes_are_started_again() -> None:
    """A scenario without a file is known in the processes too."""
    game = sandtable.load("undaunted-normandy")
    made = game.add(starter(game.id).replace("13B = 2", "13B = 3"))
    scenarios = [made, "la-raye", game.random_battle(3)]
    one = Batch(game.id, scenarios, 5, seed=np.int64(4), autoreset="disabled")
    with WorkerBatch(game.id, scenarios, 5, seed=4, autoreset="disabled") as two:
        for batch in (one, two):
            batch.reset(np.array([7, 8]), [1, 4])
        assert np.array_equal(one.lean, two.lean)
        for wrong in ({"games": [5]}, {"seeds": "x"}, {"seeds": [None] * 5}):
            with pytest.raises(SandtableError, match=r"games|seeds"):
                two.reset(**wrong)  # type: ignore[arg-type]
        kept = two.lean[1]
        expected = kept.tolist()
    assert kept.tolist() == expected, "an array outlives the batch"
    with pytest.raises(SandtableError, match="the batch is closed"):
        two.step()
    two.close()


def test_a_process_that_is_killed_is_reported() -> None:
    with WorkerBatch("undaunted-normandy", "la-raye", 4) as batch:
        process = batch._processes[1]
        process.kill()
        process.join()
        for _ in range(2):
            with pytest.raises(SandtableError, match=r"ended \(exit code -9\).*close the batch"):
                batch.step(batch.mask.argmax(axis=1))


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A shell starts background commands with SIGINT ignored; then no interrupt would come."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_stops_the_wait_and_not_the_processes() -> None:
    """Ctrl-C reaches all processes of the terminal."""
    with WorkerBatch("undaunted-normandy", "la-raye", 4) as batch:
        slow, quick = (process.pid for process in batch._processes)
        assert slow is not None
        assert quick is not None
        os.kill(quick, signal.SIGINT)
        batch.step(batch.mask.argmax(axis=1))
        os.kill(slow, signal.SIGSTOP)
        timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            batch.step(batch.mask.argmax(axis=1))
        timer.join()
        os.kill(slow, signal.SIGCONT)
        with pytest.raises(SandtableError, match="an interrupted call"):
            batch.step(batch.mask.argmax(axis=1))


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


def test_a_vector_environment_refuses_what_it_cannot_reset() -> None:
    with pytest.raises(SandtableError, match=r"AutoresetMode.NEXT_STEP or AutoresetMode.DISABLED"):
        BatchEnv("undaunted-normandy", "la-raye", 2, autoreset_mode=AutoresetMode.SAME_STEP)
    env = BatchEnv("undaunted-normandy", "la-raye", 3)
    before, _ = env.reset(seed=(1, 2, 3))  # type: ignore[arg-type]
    for wrong in ({"seed": "x"}, {"seed": [1, 2]}, {"seed": 1.5}):
        with pytest.raises(SandtableError, match="seeds: expected"):
            env.reset(**wrong)  # type: ignore[arg-type]
    for mask in ([True], "x", np.ones(5, np.bool_), np.arange(3)):
        with pytest.raises(SandtableError, match="reset_mask: expected 3 booleans"):
            env.reset(seed=1, options={"reset_mask": mask})
    assert np.array_equal(env.batch.lean, before["observation"])
