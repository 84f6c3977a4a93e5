"""Scores of the first side in the games of many scenarios, between equal agents.

Games of the same number have the same dice in all scenarios, so that differences between scenarios
depend less on luck.
"""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from math import log
from typing import TypeVar

import sandtable
from sandtable.agents import Searching, make
from sandtable.agents.heuristics import play_on
from sandtable.agents.match import CHANCE_STREAM, stream
from sandtable.agents.recruit import Thumb
from sandtable.core import Game, Rng, State, made_scenarios
from sandtable.lab.workers import Workers

SLICE = 16
"""Games that a worker plays at a time."""

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Player:
    """The agent in both seats."""

    agent: str
    fraction: float = 1.0


@dataclass(frozen=True, slots=True)
class Slice:
    """Some games of a scenario."""

    title: str
    scenario: str
    content: str
    """Content of a made scenario; empty for a printed one."""
    player: Player
    seed: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """Games to play of a scenario: a printed one, or a made one with its content."""

    scenario: str
    content: str
    games: int
    first: int = 0
    """Number of the first game, to use other dice than in an earlier selection."""


def play_slice(some: Slice) -> tuple[float, ...]:
    """Return the first side's score in each game."""
    if some.content:
        made_scenarios.remember(some.title, some.content)
    return tuple(_score(some, number) for number in range(some.first, some.last))


def _score(some: Slice, number: int) -> float:
    game = sandtable.load(some.title)
    chance = Rng(stream(some.seed, number, CHANCE_STREAM))
    if some.player.agent == Thumb.name:
        state = game.start(some.scenario, chance)
        play_on(state, chance)
    else:
        state = _played(game, some, number, chance)
    return 0.5 if state.winner < 0 else float(state.winner == 0)


def _played(game: Game, some: Slice, number: int, chance: Rng) -> State:
    """Play a game to its end."""
    agents = []
    for seat in range(len(game.seats)):
        agent = make(some.player.agent, stream(some.seed, number, CHANCE_STREAM + 1 + seat))
        if isinstance(agent, Searching):
            agent.fraction = some.player.fraction
        agents.append(agent)
    state = game.start(some.scenario, chance)
    while not state.over:
        view = state.view(state.seat)
        decision = view.decision()
        assert decision is not None
        state.play(agents[state.seat].decide(view, decision), chance, state.seat)
    return state


def measure(
    team: Workers, title: str, wanted: Mapping[Key, Wanted], player: Player, seed: int = 1944
) -> dict[Key, list[float]]:
    """Return the first side's scores in all games, in their order."""

    def slices() -> Iterator[tuple[Key, Slice]]:
        for key, one in wanted.items():
            end = one.first + one.games
            for first in range(one.first, end, SLICE):
                last = min(first + SLICE, end)
                yield (
                    key,
                    Slice(title, one.scenario, one.content, player, seed, first, last),
                )

    parts: dict[Key, dict[int, tuple[float, ...]]] = {key: {} for key in wanted}
    keys: dict[Slice, list[Key]] = {}
    for key, some in slices():
        keys.setdefault(some, []).append(key)
    for some, scores in team.run(play_slice, keys):
        for key in keys[some]:
            parts[key][some.first] = scores
    return {
        key: [score for first in sorted(found) for score in found[first]]
        for key, found in parts.items()
    }


def logit(share: float) -> float:
    return log(share / (1 - share))


def log_odds(scores: list[float]) -> float:
    """Return the first side's log odds. One win for each side is added, so that the result is
    finite."""
    return logit((sum(scores) + 1) / (len(scores) + 2))
