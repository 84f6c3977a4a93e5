"""The titles as an OpenSpiel game: ``python_sandtable(title=...,scenario=...)``.

Importing this module registers the game. Chance has its own nodes with exact odds. If both sides
choose at the same time (a secret bid), the first seat's node comes first, and its choice is hidden
from the second.
"""

import json
from typing import Any

import numpy as np
import pyspiel

import sandtable
from sandtable.core import CHANCE, DECISION, BadArgument, BadOutcome, Move, Record
from sandtable.lab.adapters.observation import Array, observation, senses

MOST_CHOICES = 20_000
"""Upper bound of the choices in a game, and of its chance outcomes."""
MOST_OUTCOMES = 5005
"""Number of distinct results of six ten-sided dice, ignoring their order."""
CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
FIRST = sandtable.load(next(iter(sandtable.TITLES)))
DEFAULTS = {"title": FIRST.id, "scenario": ""}
"""Without a scenario, the first of the title."""

GAME_TYPE = pyspiel.GameType(
    short_name="python_sandtable",
    long_name="Sandtable",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class SandtableGame(pyspiel.Game):  # type: ignore[misc]
    """A scenario of a title as an OpenSpiel game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.title = sandtable.load(given["title"])
        given["scenario"] = given["scenario"] or self.title.listings()[0].id
        self.scenario = self.title.scenario(given["scenario"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.scenario.moves),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_CHOICES,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> "SandtableState":
        return SandtableState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SeatObserver":
        return SeatObserver(self, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CHOICES


class Told:
    """The record of a game; a seat's history is computed on request."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def heard(self, seat: int) -> str:
        return "\n".join(repr(event) for event in self.record.seen_by(seat))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Told":
        return Told(self.record.fork())

    def __reduce__(self) -> tuple[Any, ...]:
        return _tell_again, (self.record.text(),)


def _tell_again(text: str) -> Told:
    return Told(sandtable.replay(text))


class SandtableState(pyspiel.State):  # type: ignore[misc]
    """A position as an OpenSpiel state."""

    def __init__(self, game: SandtableGame) -> None:
        super().__init__(game)
        self.told = Told(game.title.record(game.scenario.id))
        self.seen: dict[int, Array] = {}
        """Cached observations by seat; OpenSpiel asks twice for each tensor."""

    @property
    def state(self) -> sandtable.State:
        return self.told.record.state

    def current_player(self) -> int:
        state = self.told.record.state
        if state.waits == DECISION:
            return state.seat
        return CHANCE_PLAYER if state.waits == CHANCE else TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return [int(move.index) for move in self.state.options(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = int(self.state.ways())
        return [(place, weight / ways) for place, (_, weight) in enumerate(self.state.odds())]

    def _apply_action(self, action: int) -> None:
        self.seen = {}
        if self.state.waits == CHANCE:
            self.told.record.settle(self._outcome(action))
        else:
            self.told.record.choose(self._move(action), self.state.seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.state.outcome_text(self._outcome(action))
        return self._move(action).text

    def _outcome(self, action: int) -> int:
        odds = self.state.odds()
        if not 0 <= action < len(odds):
            raise BadOutcome(f"unknown outcome {action}; the outcomes are 0 to {len(odds) - 1}")
        return odds[action][0]

    def _move(self, action: int) -> Move:
        moves = self.state.scenario.moves
        if not 0 <= action < len(moves):
            raise BadArgument(f"unknown action {action}; the actions are 0 to {len(moves) - 1}")
        return moves[action]

    def is_terminal(self) -> bool:
        return self.state.over

    def returns(self) -> list[float]:
        if not self.state.over or self.state.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.state.winner == 0 else [-1.0, 1.0]

    def __str__(self) -> str:
        return self.told.record.text()


class SeatObserver:
    """Observes a seat's view, or its whole history with perfect recall."""

    def __init__(self, game: SandtableGame, kind: Any) -> None:
        self.recalls = kind is not None and kind.perfect_recall
        size = senses(game.title.id, game.scenario.id).size
        self.tensor: Array = np.zeros(0 if self.recalls else size, np.float32)
        self.dict = {} if self.recalls else {"observation": self.tensor}

    def set_from(self, state: SandtableState, player: int) -> None:
        if not self.recalls:
            if player not in state.seen:
                state.seen[player] = observation(state.state.view(player))
            self.tensor[:] = state.seen[player]

    def string_from(self, state: SandtableState, player: int) -> str:
        if self.recalls:
            return state.told.heard(player)
        return json.dumps(state.state.view(player).data())


pyspiel.register_game(GAME_TYPE, SandtableGame)
