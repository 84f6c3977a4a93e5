"""The titles as PettingZoo environments (AEC). A seat is an agent: ``us_0``, ``de_1``.

If both sides choose at the same time (a secret bid), they are asked one after the other, and the
first one's choice is hidden from the second.
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
from sandtable.batch import Batch
from sandtable.core import State, UnknownName
from sandtable.core.errors import whole_number
from sandtable.core.game import unknown
from sandtable.lab.adapters.observation import senses

Observation = dict[str, npt.NDArray[Any]]
MOVE = "the index of a move of the scenario"


def env(
    title: str, scenario: str, render_mode: str | None = None, *, choices: bool = False
) -> OrderEnforcingWrapper:
    """Return a scenario's environment, which raises an error if its methods are called out of
    order."""
    return InOrder(raw_env(title, scenario, render_mode, choices=choices))


class InOrder(OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's checks of the order of calls, faster than its own wrapper, which looks up each
    part of ``last`` by name."""

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            return super().last(observe)  # type: ignore[no-any-return]
        return self.env.last(observe)  # type: ignore[no-any-return]

    def step(self, action: int | None) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def __str__(self) -> str:
        return str(self.env)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """The environment of a scenario.

    An action is the index of a move in ``scenario.moves``. An agent's observation is a dictionary:
    ``observation``, its seat's view; ``action_mask``, 1 for each legal move; with ``choices=True``
    also ``choices``, a row of features for each move, zero if the move is not legal. ``choices`` is
    the same array in every step and is overwritten: copy it if you need it later.
    """

    metadata = {  # noqa: RUF012 - PettingZoo reads it from the class
        "name": "sandtable_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, title: str, scenario: str, render_mode: str | None = None, *, choices: bool = False
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise UnknownName(f"unknown render mode {render_mode!r}; available: ansi")
        self.render_mode = render_mode
        self.game = sandtable.load(title)
        self.scenario = self.game.scenario(scenario)
        self.senses = senses(title, scenario)
        self._batch = Batch(title, scenario, 1, autoreset="disabled", lean=False)
        self._wants_rows = choices
        self.possible_agents = [f"{seat}_{number}" for number, seat in enumerate(self.game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        moves = len(self.scenario.moves)
        parts = {
            "observation": _numbers(self.senses.size),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
        if choices:
            parts["choices"] = _numbers(moves, self.senses.width)
        self.observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self._rows = np.zeros((moves if choices else 0, self.senses.width), np.float32)
        self._written: npt.NDArray[np.int64] | list[int] = []
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self._np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise UnknownName(unknown("agent", agent, self.possible_agents))
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; the same seed gives the same dice and draws. ``options`` is ignored."""
        if seed is not None:
            seed = whole_number("seed", seed, "a number, at least 0", 0)
            self._np_random, _ = seeding.np_random(seed)
        self._batch.reset([int(self._np_random.integers(2**63))])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Make a choice for the agent whose turn it is; raise IllegalMove if the mask forbids
        it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        batch = self._batch
        batch.actions[0] = whole_number("action", action, MOVE, 0, len(self.scenario.moves) - 1)
        batch.step()
        self._cumulative_rewards[agent] = 0.0
        if batch.done[0]:
            self._clear_rewards()
            for other, seat in self._seats.items():
                self.terminations[other] = True
                self.rewards[other] = float(batch.reward[0, seat])
            self._accumulate_rewards()
        self._select()

    @property
    def _state(self) -> State:
        return self._batch.state(0)

    def _select(self) -> None:
        seat = self._asked = int(self._batch.seat[0])
        self.agent_selection = self.possible_agents[seat if seat > 0 else 0]

    def observe(self, agent: str) -> Observation:
        batch = self._batch
        seat = self._seats[self._known(agent)]
        if seat == self._asked:
            numbers, options, rows = batch.read_one(self._wants_rows)
            seen: Observation = {"observation": numbers, "action_mask": batch.mask[0].copy()}
        else:
            view = self._state.view(seat)
            mask = self._asked_too(seat)
            seen = {"observation": self.senses.observation(view), "action_mask": mask}
            if self._wants_rows:
                options, rows = np.flatnonzero(mask), self.senses.choices(view)
        if self._wants_rows:
            self._rows[self._written] = 0.0
            self._rows[options] = rows
            self._written = options
            seen["choices"] = self._rows
        return seen

    def _asked_too(self, seat: int) -> npt.NDArray[np.int8]:
        """Return the action mask of a seat that chooses too but is not the selected agent."""
        mask = np.zeros(len(self.scenario.moves), np.int8)
        mask[[int(move.index) for move in self._state.view(seat).position.options(seat)]] = 1
        return mask

    def render(self) -> str | None:
        """Return a spectator's view as text, if the environment was made with a render mode."""
        if self.render_mode is None:
            return None
        return json.dumps(self._state.view(None).data(), indent=1)

    def close(self) -> None:
        """Do nothing: the environment has no resources to close."""

    def __str__(self) -> str:
        return f"{self.game.id}/{self.scenario.id}"


def _numbers(*shape: int) -> spaces.Space[Any]:
    return spaces.Box(-np.inf, np.inf, shape, np.float32)
