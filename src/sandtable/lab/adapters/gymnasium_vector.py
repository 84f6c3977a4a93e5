"""A batch as a Gymnasium vector environment: one policy chooses for both seats.

A row's observation is the view of the seat that chooses. The reward of a step is that of the seat
that has just chosen; ``infos["rewards"]`` has both seats' rewards.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sandtable.batch import Batch, seeds_of
from sandtable.core.errors import bad_argument

Observations = dict[str, npt.NDArray[Any]]
MODES = {AutoresetMode.NEXT_STEP: "next_step", AutoresetMode.DISABLED: "disabled"}
"""Supported autoreset modes. ``SAME_STEP`` is not supported, because a row cannot hold both the
last position of one game and the first of the next."""


class BatchEnv(VectorEnv):
    """Games of one title as an environment.

    An observation has ``observation`` (the lean one), ``action_mask`` and ``seat``; an action is
    the index of a move.
    """

    def __init__(
        self,
        title: str,
        scenarios: str | list[str],
        num_envs: int,
        *,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        super().__init__()
        if autoreset_mode not in MODES:
            modes = " or ".join(f"AutoresetMode.{mode.name}" for mode in MODES)
            raise bad_argument("autoreset_mode", autoreset_mode, modes)
        self.batch = Batch(title, scenarios, num_envs, autoreset=MODES[autoreset_mode])
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": autoreset_mode}
        moves = self.batch.mask.shape[1]
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, self.batch.lean.shape[1:], np.int8),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                "seat": spaces.Box(-1, 1, (), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Start all games, or those where ``options["reset_mask"]`` is true. A number is the seed
        of the first game; the others get the following numbers."""
        any_seed = int(np.random.default_rng().integers(2**62))
        given = any_seed if seed is None else seed
        if isinstance(given, (list, tuple)):
            given = [any_seed + i if one is None else one for i, one in enumerate(given)]
        seeds = seeds_of(given, range(self.num_envs))
        which = list(range(self.num_envs))
        if options is not None and "reset_mask" in options:
            mask = np.asarray(options["reset_mask"])
            if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
                raise bad_argument("reset_mask", options["reset_mask"], f"{self.num_envs} booleans")
            which = np.flatnonzero(mask).tolist()
        self.batch.reset([seeds[game] for game in which], which)
        return self._seen(), {}

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        before = self.batch.seat.copy()
        self.batch.step(np.asarray(actions))
        both = self.batch.reward.astype(np.float64)
        rewards = np.where(before >= 0, both[np.arange(self.num_envs), before.clip(0)], 0.0)
        cut = np.zeros(self.num_envs, np.bool_)
        return self._seen(), rewards, self.batch.done.copy(), cut, {"rewards": both}

    def _seen(self) -> Observations:
        return {
            "observation": self.batch.lean.copy(),
            "action_mask": self.batch.mask.copy(),
            "seat": self.batch.seat.copy(),
        }
