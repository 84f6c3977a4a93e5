"""Predicting the balance of a scenario from the openings of a few fast games.

Heuristics play; what the title's network thinks of the positions at the start of some rounds,
and how games ended that came to their end, are weighed by what was learned from measured scenarios.
The dice are fixed, so that the same scenario has the same prediction.
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
"""Deals of cards over which the first position is looked at."""
ROUNDS = (1, 2, 3, 4, 6, 8)
"""At the start of which the network is asked."""
SIGNS = len(ROUNDS) + 1
"""What is known of a playout: an opinion for each of these rounds, and the result."""
MOST_CHOICES = 3000
"""Of a playout; one that goes on longer counts as a draw."""
PATIENCE = 1.0
"""Seconds of processor time after which a prediction is given up, on a busy machine too."""
UNLIKE = 0.02
"""The part of its numbers that may lie outside of what was seen."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """The share of the first side between two players by heuristics."""

    first_side: float
    mean_error: float
    """On scenarios it was not taught: the mean, and what 19 of 20 stay below."""
    error: float
    games: int
    """Beginnings of games it was made of."""


@dataclass(frozen=True, slots=True)
class Predictor:
    """What was learned for a title."""

    plays: int
    last_round: int
    """Playouts end when this round begins."""
    weights: Numbers
    bias: float
    low: Numbers
    """The least and greatest numbers of first positions that were seen."""
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
    """What was learned for a title; None where nothing was."""
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
    """The balance of a scenario; None where there is no estimate: too unlike all that was seen, or
    too slow to play. ``part``: of the games it begins, to compare many scenarios that differ by
    little; the dice are the same for all."""
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
    """The numbers of the first position, as both seats see it, on average over some deals."""
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
    """What playouts show on average, from -1 to 1 for the first side; None where time is up."""
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
