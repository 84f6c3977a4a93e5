"""Speed of random play in other engines, in decisions per second: one process, one core.

Install the engines with ``pip install -r benchmarks/requirements.txt``. A decision is one choice
made by a player, including forced ones; dice and deals cost time but are not counted. Each loop is
as fast as a competent user of the engine's public interface would write it.
"""

import functools
import importlib
import os
import random
import warnings
from collections.abc import Callable
from typing import Any

from sandtable.bench.measure import Measure, per_second

SEED = 20_240_606
LENGTH_SAMPLE = 2_000
PGX_GAMES = 1024
PGX_STEPS = 32


class PeerMissingError(ImportError):
    """A requested peer is not installed."""


def openspiel_hearts_python(seconds: float) -> float:
    """OpenSpiel's hearts, with every step made from Python."""
    return _openspiel_python("hearts", seconds)


def openspiel_backgammon_python(seconds: float) -> float:
    """OpenSpiel's backgammon, with every step made from Python."""
    return _openspiel_python("backgammon", seconds)


def openspiel_hearts_cpp(seconds: float) -> float:
    """OpenSpiel's hearts played by its own random bots, with one call from Python per game."""
    pyspiel = _load("pyspiel", "open_spiel")
    game = pyspiel.load_game("hearts")
    bots = _uniform_random_bots(pyspiel, game)
    seeds = random.Random(SEED)

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seeds.getrandbits(31))
        return 1

    return per_second(play, seconds) * _decisions_per_hearts_game()


def python_chess(seconds: float) -> float:
    """python-chess, with every rule that ends a game without a claim."""
    chess = _load("chess", "chess")
    uniform = random.Random(SEED).random

    # Board.is_game_over() would generate the moves a second time.
    def play() -> int:
        board = chess.Board()
        decisions = 0
        while True:
            moves = list(board.legal_moves)
            clock = board.halfmove_clock
            if not moves or clock >= 150 or board.is_insufficient_material():
                return decisions
            # A fifth repetition takes at least 16 reversible plies, and checking for it is slow.
            if clock >= 16 and board.is_fivefold_repetition():
                return decisions
            board.push(moves[int(uniform() * len(moves))])
            decisions += 1

    return per_second(play, seconds)


def rlcard_gin_rummy(seconds: float) -> float:
    """RLCard's gin rummy; each step also builds the observation of the next player."""
    rlcard = _load("rlcard", "rlcard")
    env = rlcard.make("gin-rummy", config={"seed": SEED})
    uniform = random.Random(SEED).random

    def play() -> int:
        observation, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(observation["legal_actions"])
            observation, _ = env.step(actions[int(uniform() * len(actions))])
            decisions += 1
        return decisions

    return per_second(play, seconds)


def pettingzoo_connect_four(seconds: float) -> float:
    """PettingZoo's connect_four_v3 through the AEC interface, in its standard wrappers."""
    # pygame prints a greeting on standard output, where the results go.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    pettingzoo = _load("pettingzoo", "pettingzoo")
    _load("pygame", "pygame-ce")
    env = _quietly(lambda: pettingzoo.make("aec", "classic/connect_four-v3"))
    uniform = random.Random(SEED).random

    def play() -> int:
        env.reset()
        decisions = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions
            actions = observation["action_mask"].nonzero()[0].tolist()
            env.step(actions[int(uniform() * len(actions))])
            decisions += 1

    return per_second(play, seconds)


def openspiel_backgammon_observed(seconds: float) -> float:
    """OpenSpiel's backgammon from Python, with observation tensor and mask at every decision."""
    return _openspiel_python("backgammon", seconds, observed=True)


def openspiel_connect_four_observed(seconds: float) -> float:
    """OpenSpiel's connect four from Python, with observation tensor and mask at every decision."""
    return _openspiel_python("connect_four", seconds, observed=True)


def pgx_backgammon(seconds: float) -> float:
    """Pgx's backgammon on the processor, a batch of games in one compiled step; each step also
    writes the observation and the mask."""
    return _pgx("backgammon", seconds)


def pgx_connect_four(seconds: float) -> float:
    """Pgx's connect four, measured like ``pgx_backgammon``."""
    return _pgx("connect_four", seconds)


PEERS: dict[str, Measure] = {
    "openspiel_hearts_python": openspiel_hearts_python,
    "openspiel_hearts_cpp": openspiel_hearts_cpp,
    "openspiel_backgammon_python": openspiel_backgammon_python,
    "python_chess": python_chess,
    "rlcard_gin_rummy": rlcard_gin_rummy,
    "pettingzoo_connect_four": pettingzoo_connect_four,
}


BATCH_PEERS: dict[str, Measure] = {
    "openspiel_backgammon_observed": openspiel_backgammon_observed,
    "openspiel_connect_four_observed": openspiel_connect_four_observed,
    "pgx_backgammon": pgx_backgammon,
    "pgx_connect_four": pgx_connect_four,
    "pettingzoo_connect_four": pettingzoo_connect_four,
}
"""Peers of the batch: engines that compute observations."""


def _pgx(game_name: str, seconds: float) -> float:
    jax = _load("jax", "jax")
    step, key, states = _pgx_loop(game_name)
    key, states = step(key, states)

    def play() -> int:
        nonlocal key, states
        key, states = step(key, states)
        jax.block_until_ready(states.observation)
        return PGX_GAMES * PGX_STEPS

    return per_second(play, seconds)


@functools.cache
def _pgx_loop(game_name: str) -> tuple[Any, Any, Any]:
    """Return a compiled function with random steps of a batch of games, and its start state."""
    jax = _load("jax", "jax")
    pgx = _load("pgx", "pgx")
    env = pgx.make(game_name)
    restart = _quietly(lambda: importlib.import_module("pgx.experimental")).auto_reset

    def one(carry: Any, _: Any) -> Any:
        key, states = carry
        key, choosing, luck = jax.random.split(key, 3)
        scores = jax.numpy.where(states.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choosing, scores)
        keys = jax.random.split(luck, PGX_GAMES)
        states = jax.vmap(restart(env.step, env.init))(states, actions, keys)
        return (key, states), states.observation.sum()

    def steps(key: Any, states: Any) -> Any:
        carry, _ = jax.lax.scan(one, (key, states), None, length=PGX_STEPS)
        return carry

    compiled = jax.jit(steps)
    key = jax.random.key(SEED)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, PGX_GAMES))
    compiled(key, states)
    return compiled, key, states


def _openspiel_python(game_name: str, seconds: float, *, observed: bool = False) -> float:
    pyspiel = _load("pyspiel", "open_spiel")
    game = pyspiel.load_game(game_name)
    chance = int(pyspiel.PlayerId.CHANCE)
    terminal = int(pyspiel.PlayerId.TERMINAL)
    uniform = random.Random(SEED).random

    # One current_player() instead of is_terminal() and is_chance_node() saves a call into C++ at
    # every step.
    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while (player := state.current_player()) != terminal:
            if player == chance:
                state.apply_action(_draw(state.chance_outcomes(), uniform()))
            else:
                actions = state.legal_actions()
                if observed:
                    state.observation_tensor(player)
                    state.legal_actions_mask(player)
                state.apply_action(actions[int(uniform() * len(actions))])
                decisions += 1
        return decisions

    return per_second(play, seconds)


def _draw(outcomes: list[tuple[int, float]], point: float) -> int:
    """Return the outcome at `point` of the unit interval, divided by the outcomes' odds."""
    # Nearly half the steps of hearts are deals: random.choices here would cost 40% of its speed.
    for outcome, probability in outcomes:
        point -= probability
        if point < 0.0:
            return outcome
    # The sum of the probabilities may be slightly less than one.
    return outcomes[-1][0]


@functools.cache
def _decisions_per_hearts_game() -> float:
    """Return the mean length of a hearts game between random bots, from untimed games."""
    pyspiel = _load("pyspiel", "open_spiel")
    game = pyspiel.load_game("hearts")
    bots = _uniform_random_bots(pyspiel, game)
    seeds = random.Random(SEED)
    decisions = 0
    for _ in range(LENGTH_SAMPLE):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seeds.getrandbits(31))
        decisions += sum(step.player >= 0 for step in state.full_history())
    return decisions / LENGTH_SAMPLE


def _uniform_random_bots(pyspiel: Any, game: Any) -> list[Any]:
    return [pyspiel.make_uniform_random_bot(p, SEED + p) for p in range(game.num_players())]


def _load(module: str, package: str) -> Any:
    """Import a peer when it is measured, as this module works without them."""
    try:
        return _quietly(lambda: importlib.import_module(module))
    except ModuleNotFoundError as error:
        raise PeerMissingError(
            f"{package} is not installed ({error}); run: pip install -r benchmarks/requirements.txt"
        ) from error


def _quietly(action: Callable[[], Any]) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return action()
