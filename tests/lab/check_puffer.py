"""Games as an environment of PufferLib, with its released package.

``make test-puffer`` runs this in a separate environment, because PufferLib needs older versions of
NumPy and Gymnasium than we do.
"""

import gymnasium
import numpy as np
import numpy.typing as npt
import pufferlib
import pufferlib.vector
import pytest

from sandtable.batch import Batch
from sandtable.core import IllegalMove
from sandtable.lab.adapters.pufferlib_env import BatchEnv

pytestmark = pytest.mark.filterwarnings("default")  # from libraries it depends on

TITLE, SCENARIOS = "undaunted-normandy", ["la-raye", "mortain"]


def any_action(
    env: BatchEnv, seen: npt.NDArray[np.int8], rng: np.random.Generator
) -> npt.NDArray[np.int64]:
    """Return a random legal action for each agent that is to choose, and 0 for the others."""
    allowed = seen[:, env.lean_width :]
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in allowed])


def test_the_environment_is_the_batch() -> None:
    env, batch = BatchEnv(TITLE, SCENARIOS, 4, seed=5), Batch(TITLE, SCENARIOS, 4, seed=5)
    assert isinstance(env, pufferlib.PufferEnv)
    seen, infos = env.reset(seed=5)
    assert infos == []
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(1500):
        asked = 2 * np.arange(4) + batch.seat
        assert np.flatnonzero(env.masks).tolist() == asked.tolist()
        assert np.array_equal(seen[asked, : env.lean_width], batch.lean)
        assert np.array_equal(seen[asked, env.lean_width :], batch.mask)
        actions = any_action(env, seen, rng)
        batch.step(actions[asked])
        seen, rewards, terminals, truncations, infos = env.step(actions)
        assert np.array_equal(rewards.reshape(4, 2), batch.reward)
        assert np.array_equal(terminals, np.repeat(batch.done, 2))
        assert not truncations.any()
        assert len(infos) == batch.done.sum()
        ended += len(infos)
    assert ended > 3


def test_an_agent_keeps_what_it_saw_until_the_game_ends() -> None:
    env = BatchEnv(TITLE, "la-raye", 1)
    seen, _ = env.reset(seed=2)
    rng = np.random.default_rng(2)
    before = seen.copy()
    for _ in range(2000):
        seen, _, terminals, _, _ = env.step(any_action(env, seen, rng))
        other = int(np.flatnonzero(~env.masks)[0])
        if terminals.any():
            assert not seen[other].any()
            return
        assert np.array_equal(seen[other], before[other])
        before = seen.copy()
    pytest.fail("no game ended")


@pytest.mark.parametrize("backend", [pufferlib.vector.Serial, pufferlib.vector.Multiprocessing])
def test_its_vectors_run_it(backend: type) -> None:
    extra = {"num_workers": 2} if backend is pufferlib.vector.Multiprocessing else {}
    vector = pufferlib.vector.make(
        BatchEnv,
        env_kwargs={"title": TITLE, "scenarios": SCENARIOS, "games": 3},
        num_envs=2,
        backend=backend,
        seed=9,
        **extra,
    )
    try:
        assert vector.num_agents == 12
        assert isinstance(vector.single_action_space, gymnasium.spaces.Discrete)
        rng = np.random.default_rng(3)
        vector.async_reset(9)
        for _ in range(50):
            seen, _, _, _, _, _, masks = vector.recv()
            assert masks.sum() == 6
            vector.send(any_action(vector.driver_env, seen.reshape(12, -1), rng))
        vector.recv()
    finally:
        vector.close()


def test_what_the_mask_forbids_is_refused() -> None:
    env = BatchEnv(TITLE, "la-raye", 1)
    seen, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(seen[env.masks][0, env.lean_width :] == 0)[0])
    with pytest.raises(IllegalMove, match="game 0"):
        env.step([forbidden, forbidden])
