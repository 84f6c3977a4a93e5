"""Predicting the balance of a scenario from the openings of a few fast games.

The heuristics play. The prediction weighs the network's evaluations at the start of some rounds,
and the results of games that end in time, with weights learned from measured scenarios. The dice
are fixed, so that the same scenario has the same prediction.
"""

import time
from dataclasses import dataclass
from functools import cache

import numpy as np

from sandtable.agents.heuristics import play_on
from sandtable.agents.levels import trained
from sandtable.agents.match import stream
from sandtable.agents.network import Network, Numbers
from sandtable.agents.network_guide import Reader, reader_of
from sandtable.agents.title_settings import PREDICTION, learned_file
from sandtable.core import Game, Rng, State

SEED = 77
DEAL_SEED = 7
DEALS = 8
"""Number of deals of cards over which the features of the first position are averaged."""
ROUNDS = (1, 2, 3, 4, 6, 8)
"""Rounds at whose start the network evaluates the position."""
SIGNS = len(ROUNDS) + 1
"""Number of values per playout: one evaluation for each of ``ROUNDS``, and the result."""
MOST_CHOICES = 3000
"""Maximum choices in a playout; a longer one counts as a draw."""
PATIENCE = 1.0
"""Processor time in seconds after which a prediction is abandoned, on a busy machine too."""
UNLIKE = 0.02
"""Maximum share of first-position features outside the range seen in training."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """The predicted win rate of the first side when the heuristics play both sides."""

    first_side: float
    mean_error: float
    """Mean error on scenarios outside the training set; 19 of 20 are within ``error``."""
    error: float
    games: int
    """Number of playouts used."""


@dataclass(frozen=True, slots=True)
class Predictor:
    """The trained parameters of a title's predictions."""

    plays: int
    last_round: int
    """Playouts end when this round starts."""
    weights: Numbers
    bias: float
    low: Numbers
    """Smallest values of the first position's features in training; ``high`` has the largest."""
    high: Numbers
    mean_error: float
    error: float

    def of(self, signs: Numbers) -> float:
        return float(1 / (1 + np.exp(-(signs @ self.weights + self.bias))))

    def is_unlike(self, start: Numbers) -> bool:
        outside = (start < self.low) | (start > self.high)
        return bool(outside.mean() > UNLIKE)


@cache
def predictor(title: str) -> Predictor | None:
    """Return the predictor of a title; None if none was trained."""
    file = learned_file(title, PREDICTION)
    if not file.exists():
        return None
    with np.load(file) as kept:
        return Predictor(
            int(kept["plays"]),
            int(kept["last_round"]),
            kept["weights"].astype(np.float32),
            float(kept["bias"]),
            kept["low"].astype(np.float32),
            kept["high"].astype(np.float32),
            float(kept["mean_error"]),
            float(kept["error"]),
        )


def predict(game: Game, scenario: str, part: float = 1.0) -> Prediction | None:
    """Return the predicted balance of a scenario.

    Return None if the scenario is too different from the training set or too slow to play. ``part``
    is the share of the usual playouts to run, for comparing many similar scenarios; the dice are
    the same for all.
    """
    known = predictor(game.id)
    if known is None or known.is_unlike(first_position(game, scenario)):
        return None
    end = time.process_time() + PATIENCE
    plays = max(1, round(part * known.plays))
    signs = playouts(game, scenario, plays, known.last_round, end)
    if signs is None:
        return None
    return Prediction(known.of(signs), known.mean_error, known.error, plays)


def first_position(game: Game, scenario: str) -> Numbers:
    """Return the features of the first position as both seats see it, averaged over some deals."""
    rows = []
    for deal in range(DEALS):
        state = game.start(scenario, Rng(stream(DEAL_SEED, deal, 0)))
        reader = reader_of(state)
        rows.append(np.concatenate([_seen(reader, state, seat) for seat in (0, 1)]))
    mean: Numbers = np.mean(rows, axis=0)
    return mean


def playouts(
    game: Game, scenario: str, plays: int, last_round: int, end: float = float("inf")
) -> Numbers | None:
    """Return the mean values of playouts, from -1 to 1 for the first side; None on timeout."""
    network = trained(game.id)
    rows = []
    for number in range(plays):
        if time.process_time() > end:
            return None
        rows.append(_playout(game, scenario, network, number, last_round))
    mean: Numbers = np.mean(np.array(rows, dtype=np.float32), axis=0)
    return mean


def _playout(
    game: Game, scenario: str, network: Network, number: int, last_round: int
) -> list[float]:
    rng = Rng(stream(SEED, number, 0))
    state = game.start(scenario, rng)
    reader = reader_of(state)
    signs: dict[int, float] = {}
    left = MOST_CHOICES
    for place, begins in enumerate(ROUNDS):
        if begins > last_round:
            break
        left -= play_on(state, rng, left, begins)
        if state.over or not left:
            break
        signs[place] = _opinion(network, reader, state)
    play_on(state, rng, left, last_round)
    result = 0.0
    if state.over:
        result = 0.0 if state.winner < 0 else 1.0 if state.winner == 0 else -1.0
    return [signs.get(place, result) for place in range(SIGNS)]


def _opinion(network: Network, reader: Reader, state: State) -> float:
    return (network.worth(_seen(reader, state, 0)) - network.worth(_seen(reader, state, 1))) / 2


def _seen(reader: Reader, state: State, seat: int) -> Numbers:
    return reader.position(state.view(seat).position, seat)
