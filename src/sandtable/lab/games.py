"""One game of an experiment: its settings and its result."""

import time
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Protocol

import msgspec

import sandtable
from sandtable.agents import WITHOUT_LUCK, Agent, Searching, make
from sandtable.agents.match import CHANCE_STREAM, stream
from sandtable.core import IllegalMove, Move, Record, Rng, SandtableError, made_scenarios
from sandtable.core.line import is_complete

NO_END = 1 << 40
"""A number of search rounds that no time limit allows."""
OTHER_DICE = 1 << 32
"""Offset of the second game's number if the two games of a pair have different dice."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """The settings of a game, which determine everything in it."""

    title: str
    scenario: str
    agents: tuple[str, str]
    """Names of the agents by seat."""
    seed: int
    number: int
    fraction: float = 1.0
    """Share of their budgets that the agents use."""
    seconds: float = 0.0
    """Time limit per decision in seconds, instead of a number of rounds; 0 to use rounds."""
    content: str = ""
    """The content of a scenario that a player made."""
    mirrored: bool = False
    """Whether the agents use each other's random streams; the dice stay the same."""

    @property
    def key(self) -> str:
        """The game's unique key in a game log."""
        rules = sandtable.load(self.title).rules_version
        return (
            f"{self.title}/{self.scenario} {'-'.join(self.agents)} "
            f"{self.seed}/{self.number} x{self.fraction:g}"
            f"{f' {self.seconds:g}s' if self.seconds else ''}"
            f"{' mirrored' if self.mirrored else ''} r{rules}"
        )

    def paired(self) -> "Fixture":
        """Return the other game of a pair: the same dice, with the agents' random streams
        exchanged.

        If the agents use no random numbers, that would be the same game, so it gets other dice.
        """
        if all(agent in WITHOUT_LUCK for agent in self.agents):
            return replace(self, number=self.number + OTHER_DICE)
        return replace(self, mirrored=True)

    def exchanged(self) -> "Fixture":
        """Return a game with the same dice and draws and the agents' seats exchanged."""
        return replace(self, agents=(self.agents[1], self.agents[0]))


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Games to play for a dataset: scenarios of a title, with one agent in all seats."""

    title: str
    scenarios: tuple[str, ...]
    agent: str
    games: int
    seed: int = 1944
    fraction: float = 1.0

    def check(self) -> None:
        game = sandtable.load(self.title)
        for scenario in self.scenarios:
            game.scenario(scenario)
        make(self.agent, 0)
        if self.games < 1:
            raise SandtableError(f"--games must be at least 1, not {self.games}")
        check_fraction(self.fraction)

    def fixture(self, scenario: str, number: int) -> Fixture:
        agents = (self.agent, self.agent)
        content = sandtable.load(self.title).scenario(scenario).content
        return Fixture(
            self.title, scenario, agents, self.seed, number, self.fraction, content=content
        )


def check_fraction(fraction: float) -> None:
    if not 0 < fraction <= 1:
        raise SandtableError(
            f"--budget-fraction must be greater than 0 and at most 1, not {fraction:g}"
        )


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a game."""

    winner: int
    """The winner's seat; -1 for a draw."""
    ending: str
    rounds: int
    lines: int
    """Number of lines, both sides together."""
    choices: tuple[int, int]
    """Number of choices per seat with more than one option."""
    seconds: tuple[float, float]
    """Seconds for these choices, per seat."""
    slowest: tuple[float, float]
    """Seconds for the slowest of these choices, per seat."""
    longest: tuple[float, float]
    """Seconds of the longest turn per seat: its choices until the other side has one."""
    first: int
    """The seat with the initiative when a seat first chose alone."""
    half: tuple[float, float] | None
    """Points of each side when half of the record was written, as a share of its goal or absolute
    if there is no goal; None if a side does not play for points."""
    record: str = ""
    """The record's text; empty if it is not kept."""

    def score(self, seat: int) -> float:
        """Return 1 for a win of a seat, 0 for a loss, 0.5 for a draw."""
        return 0.5 if self.winner < 0 else float(self.winner == seat)

    def data(self) -> dict[str, Any]:
        data = asdict(self)
        if not self.record:
            del data["record"]
        return data


NEWER: dict[str, Any] = {"longest": (0.0, 0.0)}
"""Defaults of the fields that older logs lack."""


def played_from(data: dict[str, Any]) -> Played:
    """Return the result that ``Played.data`` wrote, after a round trip through JSON."""
    unknown = data.keys() - {field.name for field in fields(Played)}
    if unknown:
        raise SandtableError(f"unknown fields: {', '.join(sorted(unknown))}")
    try:
        return msgspec.convert({**NEWER, **data}, Played)
    except msgspec.ValidationError as error:
        raise SandtableError(str(error)) from None


class Observer(Protocol):
    """Watches a game while it is played, without influence on it."""

    def see(self, record: Record) -> None:
        """Called at the start and after each choice, when all chance that follows is settled."""
        ...


def play(fixture: Fixture, keep: bool = False, observer: Observer | None = None) -> Played:
    """Play a game; ``keep`` includes its record in the result."""
    game = sandtable.load(fixture.title)
    if fixture.content:
        made_scenarios.remember(fixture.title, fixture.content)
    chance = Rng(stream(fixture.seed, fixture.number, CHANCE_STREAM))
    record = game.record(fixture.scenario)
    record.settle_all(chance)
    table = _Table(record, [_seat(fixture, seat) for seat in range(len(game.seats))])
    if observer is not None:
        observer.see(record)
    while not record.state.over:
        seats = record.state.seats_owing
        if len(seats) == 1:
            table.note_initiative()
        for seat in seats:
            record.choose(table.ask(seat), seat)
            table.note(seat)
            record.settle_all(chance)
            if observer is not None:
                observer.see(record)
    return table.result(keep)


def play_and_keep(fixture: Fixture) -> Played:
    return play(fixture, keep=True)


def _seat(fixture: Fixture, seat: int) -> Agent:
    own = 1 - seat if fixture.mirrored else seat
    seed = stream(fixture.seed, fixture.number, CHANCE_STREAM + 1 + own)
    agent = make(fixture.agents[seat], seed)
    if isinstance(agent, Searching):
        agent.fraction = fixture.fraction
        if fixture.seconds:
            agent.budget, agent.seconds = NO_END, fixture.seconds
    return agent


class _Table:
    """Asks the agents of one game and collects statistics."""

    def __init__(self, record: Record, agents: list[Agent]) -> None:
        self.record = record
        self.agents = agents
        self.choices = [0, 0]
        self.seconds = [0.0, 0.0]
        self.slowest = [0.0, 0.0]
        self.turn = [0.0, 0.0]
        self.longest = [0.0, 0.0]
        self.lines = 0
        self.first = -1
        self._in_line = [False, False]

    def ask(self, seat: int) -> Move:
        agent = self.agents[seat]
        view = self.record.state.view(seat)
        decision = view.decision()
        assert decision is not None
        began = time.perf_counter()
        move = agent.decide(view, decision)
        took = time.perf_counter() - began
        if move not in decision.options:
            raise IllegalMove(
                f"agent {agent.name!r} chose {move.text!r}, which is not one of its options"
            )
        if len(decision.options) > 1:
            self.choices[seat] += 1
            self.seconds[seat] += took
            self.slowest[seat] = max(self.slowest[seat], took)
            self.turn[seat] += took
            self.turn[1 - seat] = 0.0
            self.longest[seat] = max(self.longest[seat], self.turn[seat])
        return move

    def note_initiative(self) -> None:
        if self.first < 0:
            state = self.record.state
            self.first = state.scenario.seats.index(str(state.view(None).data()["initiative"]))

    def note(self, seat: int) -> None:
        """Count lines: a choice starts or continues one, and chance ends it."""
        state = self.record.state
        self.lines += not self._in_line[seat]
        self._in_line[seat] = not is_complete(state, state.decision(seat))

    def result(self, keep: bool) -> Played:
        state = self.record.state
        one, other = standings(self.record.at(len(self.record.entries) // 2))
        return Played(
            winner=int(state.winner),
            ending=state.ending,
            rounds=int(state.rounds()),
            lines=self.lines,
            choices=(self.choices[0], self.choices[1]),
            seconds=(round(self.seconds[0], 6), round(self.seconds[1], 6)),
            slowest=(round(self.slowest[0], 6), round(self.slowest[1], 6)),
            longest=(round(self.longest[0], 6), round(self.longest[1], 6)),
            first=self.first,
            half=None if one is None or other is None else (one, other),
            record=self.record.text() if keep else "",
        )


def standings(record: Record) -> list[float | None]:
    """Return each side's points, as a share of its goal or absolute if there is no goal.

    The value is None for a side that does not play for points.
    """
    data: Any = record.state.view(None).data()
    return [_standing(data["sides"][name]) for name in record.state.scenario.seats]


def _standing(side: dict[str, Any]) -> float | None:
    points = float(side["points"])
    goal = side.get("points_to_win")
    if goal is None:  # the side with most points wins
        return points
    return round(points / goal, 4) if goal else None
