"""A batch as a PufferLib environment: two agents for each game, one for each seat.

Agent ``2 * game + seat`` is that seat of that game. Native environments of PufferLib have one array
of observations, so a row is the lean observation followed by the action mask. The arrays are
PufferLib's own, which its vectors keep in shared memory.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
import pufferlib
from gymnasium import spaces

from sandtable.batch import Batch

Rows = npt.NDArray[Any]


class BatchEnv(pufferlib.PufferEnv):  # type: ignore[misc]
    """Games of one title as an environment.

    ``masks`` shows which agents are to choose. The actions of the others are ignored, and their
    rows repeat what they last observed in this game, or zeros. A finished game restarts in the same
    step: both its agents are then in ``terminals`` and get their rewards.
    """

    def __init__(
        self,
        title: str,
        scenarios: str | list[str],
        games: int = 1,
        buf: dict[str, Rows] | None = None,
        seed: int = 0,
    ) -> None:
        self.batch = Batch(title, scenarios, games, seed=seed)
        self.lean_width = self.batch.lean.shape[1]
        """Index in a row at which the mask starts."""
        moves = self.batch.mask.shape[1]
        self.single_observation_space = spaces.Box(-128, 127, (self.lean_width + moves,), np.int8)
        self.single_action_space = spaces.Discrete(moves)
        self.num_agents = 2 * games
        self._games = 2 * np.arange(games)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[Rows, list[dict[str, Any]]]:
        """Start all games; game ``i`` gets ``seed + i``."""
        self.batch.reset(seed)
        self.observations[:] = 0
        self.rewards[:] = 0.0
        self.terminals[:] = False
        self.truncations[:] = False
        self._show()
        return self.observations, []

    def step(self, actions: npt.ArrayLike) -> tuple[Rows, Rows, Rows, Rows, list[dict[str, Any]]]:
        """Make the choice of the agent to choose in every game."""
        batch = self.batch
        batch.step(np.asarray(actions)[self._games + batch.seat])
        self.rewards[:] = batch.reward.reshape(-1)
        self.terminals[:] = np.repeat(batch.done, 2)
        ended = np.flatnonzero(batch.done)
        for game in ended:
            self.observations[2 * game : 2 * game + 2] = 0
        self._show()
        infos = [{"first_seat_wins": float(batch.reward[game, 0] > 0)} for game in ended]
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def _show(self) -> None:
        asked = self._games + self.batch.seat
        self.observations[asked, : self.lean_width] = self.batch.lean
        self.observations[asked, self.lean_width :] = self.batch.mask
        self.masks[:] = False
        self.masks[asked] = True

    def close(self) -> None:
        """Do nothing: the environment has no resources to close."""
