"""The titles as PettingZoo environments, one agent after the other.

A seat is an agent: ``us_0``, ``de_1``. Where both choose at once (a secret bid), they are asked one
after the other, and the second is not shown what the first has chosen.
"""

import json
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import sandtable
from sandtable.core import Rng, UnknownName
from sandtable.lab.adapters.observation import senses

Observation = dict[str, npt.NDArray[Any]]


def env(title: str, scenario: str, render_mode: str | None = None) -> OrderEnforcingWrapper:
    """The environment of a scenario, which complains when it is used in a wrong order."""
    return OrderEnforcingWrapper(raw_env(title, scenario, render_mode))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """The environment of a scenario.

    An action is the index of a move in ``scenario.moves``. What an agent observes is a dictionary:
    ``observation``, what its seat sees; ``action_mask``, 1 for what it may choose now; ``choices``,
    a row of numbers for each move, zero where it may not be chosen.
    """

    metadata = {  # noqa: RUF012 - PettingZoo reads it from the class
        "name": "sandtable_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, title: str, scenario: str, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise UnknownName(f"unknown render mode {render_mode!r}; available: ansi")
        self.render_mode = render_mode
        self.game = sandtable.load(title)
        self.scenario = self.game.scenario(scenario)
        self.senses = senses(title, scenario)
        self.possible_agents = [f"{seat}_{number}" for number, seat in enumerate(self.game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        moves = len(self.scenario.moves)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": _numbers(self.senses.size),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                    "choices": _numbers(moves, self.senses.width),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self._np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; the same seed gives the same dice and draws. There are no options."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self._rng = Rng(int(self._np_random.integers(2**63)))
        self._state = self.game.start(self.scenario.id, self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Choose for the agent whose turn it is; IllegalMove for what the mask forbids."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        move = self.scenario.moves[action]
        self._state.play(move, self._rng, self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._state.over:
            for other, seat in self._seats.items():
                self.terminations[other] = True
                if self._state.winner >= 0:
                    self.rewards[other] = 1.0 if self._state.winner == seat else -1.0
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        seat = 0 if self._state.over else self._state.seat
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        view = self._state.view(self._seats[agent])
        decision = view.decision()
        mask = np.zeros(len(self.scenario.moves), np.int8)
        choices = np.zeros((len(mask), self.senses.width), np.float32)
        if decision is not None:
            offered = [int(move.index) for move in decision.options]
            mask[offered] = 1
            choices[offered] = self.senses.choices(view)
        return {
            "observation": self.senses.observation(view),
            "action_mask": mask,
            "choices": choices,
        }

    def render(self) -> str | None:
        """What a spectator may know, as text, if the environment was made for it."""
        if self.render_mode is None:
            return None
        return json.dumps(self._state.view(None).data(), indent=1)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return f"{self.game.id}/{self.scenario.id}"


def _numbers(*shape: int) -> spaces.Space[Any]:
    return spaces.Box(-np.inf, np.inf, shape, np.float32)
