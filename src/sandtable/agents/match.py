"""Games between agents: one recorded game, or a match of many.

All randomness in game n of a match is derived from the match's seed and n, in separate streams for
chance and for each seat. So a game does not depend on the other games, their order, or the number
of processes.
"""

import hashlib
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import sandtable
from sandtable.agents import Agent, make
from sandtable.core import (
    Game,
    IllegalMove,
    Move,
    Record,
    Rng,
    SandtableError,
    State,
    UnknownName,
    made_scenarios,
)
from sandtable.core.errors import bad_argument, shown, whole_number
from sandtable.core.game import expect_game

CHANCE_STREAM = 0
"""Number of the random stream for chance; the streams of the seats follow."""
LARGEST_CHUNK = 50
"""Games sent to a worker at a time, so that progress can be reported."""
Z95 = 1.959963984540054
"""The normal quantile of a two-sided 95% interval."""

Progress = Callable[[int, int], None]
"""Callback with the number of games done and the total."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match. Wins are in the order of the agents."""

    scenario: str
    agents: tuple[str, str]
    games: int
    wins: tuple[int, int]
    draws: int
    rounds: float
    """Average number of rounds per game."""
    side_wins: dict[str, int]
    """Wins of each side, by either agent."""
    endings: dict[str, int]
    """Number of games by kind of ending."""

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95% interval of the first agent's win rate; a draw counts as half a win."""
        return wilson(self.wins[0] + self.draws / 2, self.games)

    def data(self) -> dict[str, object]:
        """Return the result as plain data, ready for JSON."""
        return {
            "scenario": self.scenario,
            "agents": list(self.agents),
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "interval": list(self.interval),
            "rounds": self.rounds,
        }

    def __str__(self) -> str:
        first, second = self.agents
        rate = (self.wins[0] + self.draws / 2) / self.games
        low, high = self.interval
        sides = ", ".join(f"{side} {wins}" for side, wins in self.side_wins.items())
        endings = ", ".join(f"{ending} {times}" for ending, times in self.endings.items())
        return "\n".join(
            [
                f"{self.scenario}: {self.games} games, {self.rounds:.1f} rounds on average",
                f"{first} won {self.wins[0]}, {second} won {self.wins[1]}, drawn {self.draws}",
                f"{first} wins {rate:.1%} (95% interval {low:.1%} to {high:.1%})",
                f"by side: {sides}",
                f"endings: {endings}",
            ]
        )


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95% interval of a win rate."""
    rate = wins / games
    square = Z95 * Z95 / games
    middle = rate + square / 2
    spread = Z95 * sqrt(rate * (1 - rate) / games + square / games / 4)
    low = (middle - spread) / (1 + square)
    high = (middle + spread) / (1 + square)
    return max(0.0, low), min(1.0, high)


def stream(seed: int, number: int, which: int) -> int:
    """Return the seed of one stream of game ``number``."""
    text = f"{seed}/{number}/{which}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def play_game(
    game: Game, scenario: str, agents: Sequence[str | Agent], seed: int, number: int = 0
) -> Record:
    """Play game ``number`` of a match with this seed and return its record.

    Agents are by seat: a name, or an object of your own with a method ``decide``.
    """
    expect_game(game)
    _expect_agents(agents, or_objects=True)
    seed, number = whole_number("seed", seed), whole_number("number", number)
    record = game.record(scenario)
    players, chance = _seat(agents, seed, number)
    record.settle_all(chance)
    while not record.state.over:
        seat = record.state.seat
        record.play(_ask(players[seat], record.state, seat), chance, seat)
    return record


def play_match(
    title: str,
    scenario: str,
    agents: tuple[str, str],
    games: int,
    seed: int = 0,
    swap: bool = False,
    jobs: int | None = None,
    progress: Progress | None = None,
    records: Path | None = None,
) -> MatchResult:
    """Play a match and count the results.

    Without ``swap`` the first agent has the first seat in every game. With it games are played in
    pairs with the same seed and the seats exchanged. ``jobs`` is the number of processes (default:
    one per processor); the result does not depend on it. ``records`` is a folder for the records
    of all games, by number: ``000000.record`` and so on.
    """
    games, seed = whole_number("games", games), whole_number("seed", seed)
    jobs = None if jobs is None else whole_number("jobs", jobs)
    _check(title, scenario, agents, games, swap, jobs)
    if records is not None:
        _expect_empty(records)
    content = sandtable.load(title).scenario(scenario).content
    workers = min(jobs or os.cpu_count() or 1, games)
    size = max(1, min(LARGEST_CHUNK, games // (workers * 4)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    played: list[_Played] = []

    def add(more: list[_Played]) -> None:
        played.extend(more)
        if progress is not None:
            progress(len(played), games)

    if workers == 1:
        for chunk in chunks:
            add(_play_chunk(title, scenario, agents, chunk, seed, swap, records, content))
    else:
        # Start a new interpreter for each worker: forking a process that has threads is not safe.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, context) as pool:
            tasks = [
                pool.submit(
                    _play_chunk, title, scenario, agents, chunk, seed, swap, records, content
                )
                for chunk in chunks
            ]
            try:
                for task in as_completed(tasks):
                    add(task.result())
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
    return _count(title, scenario, agents, played)


@dataclass(frozen=True, slots=True)
class _Played:
    """A worker's report of one game: the winning agent's index in the match, and the ending."""

    winner: int
    side: str
    ending: str
    rounds: int


def _check(
    title: str,
    scenario: str,
    agents: tuple[str, str],
    games: int,
    swap: bool,
    jobs: int | None,
) -> None:
    """Raise an error if the match cannot be played, before any process is started."""
    sandtable.load(title).scenario(scenario)
    _expect_agents(agents)
    if games < 1:
        raise SandtableError(f"number of games must be at least 1, not {games}")
    if swap and games % 2:
        raise SandtableError(
            f"--swap plays games in pairs; use an even number of games, not {games}"
        )
    if jobs is not None and jobs < 1:
        raise SandtableError(f"number of processes must be at least 1, not {jobs}")


def _expect_agents(agents: object, or_objects: bool = False) -> None:
    """Raise an error unless there are two agents, both known."""
    if not isinstance(agents, (tuple, list)) or len(agents) != 2:
        raise bad_argument("agents", agents, "the names of two agents")
    for agent in agents:
        if not (or_objects and callable(getattr(agent, "decide", None))):
            make(agent, 0)


def _play_chunk(
    title: str,
    scenario: str,
    agents: tuple[str, str],
    numbers: range,
    seed: int,
    swap: bool,
    records: Path | None,
    content: str,
) -> list[_Played]:
    game = sandtable.load(title)
    if content:
        made_scenarios.remember(title, content)
    return [_play_one(game, scenario, agents, number, seed, swap, records) for number in numbers]


def _expect_empty(folder: Path) -> None:
    """Create a folder for records; raise an error if it already has some."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnknownName(f"records: {folder} cannot be a folder: {error.strerror}") from None
    if any(folder.glob("*.record")):
        raise UnknownName(f"records: {folder} has records already; name another folder")


def _play_one(
    game: Game,
    scenario: str,
    agents: tuple[str, str],
    number: int,
    seed: int,
    swap: bool,
    records: Path | None,
) -> _Played:
    exchanged = swap and number % 2 == 1
    seated = (agents[1], agents[0]) if exchanged else agents
    deal = number // 2 if swap else number
    if records is not None:
        record = play_game(game, scenario, seated, seed, deal)
        who = ", ".join(f"{side} {name}" for side, name in zip(game.seats, seated, strict=True))
        text = f"{record.text()}# {who}\n"
        (records / f"{number:06}.record").write_text(text, encoding="utf-8")
        return _played(record.state, exchanged)
    players, chance = _seat(seated, seed, deal)
    state = game.start(scenario, chance)
    while not state.over:
        seat = state.seat
        state.play(_ask(players[seat], state, seat), chance, seat)
    return _played(state, exchanged)


def _played(state: State, exchanged: bool) -> _Played:
    rounds = int(state.rounds())
    winner = int(state.winner)
    if winner < 0:
        return _Played(winner, "", state.ending, rounds)
    return _Played(
        1 - winner if exchanged else winner, state.scenario.seats[winner], state.ending, rounds
    )


def _seat(agents: Sequence[str | Agent], seed: int, number: int) -> tuple[list[Agent], Rng]:
    """Return the agents of a game in seat order, and its chance."""
    players = [
        make(agent, stream(seed, number, CHANCE_STREAM + seat)) if isinstance(agent, str) else agent
        for seat, agent in enumerate(agents, 1)
    ]
    return players, Rng(stream(seed, number, CHANCE_STREAM))


def _ask(agent: Agent, state: State, seat: int) -> Move:
    """Return an agent's choice, made from its view alone."""
    view = state.view(seat)
    decision = view.decision()
    assert decision is not None
    move = agent.decide(view, decision)
    if move not in decision.options:
        raise IllegalMove(
            f"agent {getattr(agent, 'name', agent)!r} chose {shown(str(move))}, "
            "which is not one of its options"
        )
    return move


def _count(
    title: str, scenario: str, agents: tuple[str, str], played: list[_Played]
) -> MatchResult:
    winners = Counter(game.winner for game in played)
    sides = Counter(game.side for game in played)
    endings = Counter(game.ending for game in played)
    return MatchResult(
        scenario=f"{title}/{scenario}",
        agents=agents,
        games=len(played),
        wins=(winners[0], winners[1]),
        draws=winners[-1],
        rounds=sum(game.rounds for game in played) / len(played),
        side_wins={seat: sides[seat] for seat in sandtable.load(title).seats},
        endings={ending: endings[ending] for ending in sorted(endings)},
    )
