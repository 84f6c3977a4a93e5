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
"""Rounds of search for which there is never time."""
OTHER_DICE = 1 << 32
"""Between the numbers of two games of a pair that have dice of their own."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game that is to be played. Everything in it follows from these."""

    title: str
    scenario: str
    agents: tuple[str, str]
    """By seat."""
    seed: int
    number: int
    fraction: float = 1.0
    """The part of their budgets the agents get."""
    seconds: float = 0.0
    """The time each thought takes instead of a number of rounds; 0 for rounds."""
    content: str = ""
    """The content of a scenario that a player made."""
    mirrored: bool = False
    """Whether the agents have exchanged their own luck; the dice stay."""

    @property
    def key(self) -> str:
        """The name of this game in a game log: a game is played once."""
        rules = sandtable.load(self.title).rules_version
        return (
            f"{self.title}/{self.scenario} {'-'.join(self.agents)} "
            f"{self.seed}/{self.number} x{self.fraction:g}"
            f"{f' {self.seconds:g}s' if self.seconds else ''}"
            f"{' mirrored' if self.mirrored else ''} r{rules}"
        )

    def paired(self) -> "Fixture":
        """The other game of a pair: the same dice, and the agents have exchanged their own luck.
        Where they have none it would be the same game again; then it has dice of its own."""
        if all(agent in WITHOUT_LUCK for agent in self.agents):
            return replace(self, number=self.number + OTHER_DICE)
        return replace(self, mirrored=True)

    def exchanged(self) -> "Fixture":
        """The same dice and draws with the agents in each other's seats."""
        return replace(self, agents=(self.agents[1], self.agents[0]))


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Games that are wanted: scenarios of a title, one agent in all seats."""

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
    """What came of a game."""

    winner: int
    """A seat; -1 is a draw."""
    ending: str
    rounds: int
    lines: int
    """How many actions it took, each with all its choices, both sides together."""
    choices: tuple[int, int]
    """How many choices each seat made where there was something to choose."""
    seconds: tuple[float, float]
    """What these took each seat, together."""
    slowest: tuple[float, float]
    """What the slowest of them took each seat."""
    longest: tuple[float, float]
    """What the longest turn took each seat: its choices until the other side had one."""
    first: int
    """The seat that had the initiative when the first of them was alone to choose."""
    half: tuple[float, float] | None
    """How near each side was to its goal in points, or its points where no number wins, when half
    of the record had been written; None where a side does not play for points."""
    record: str = ""
    """The game itself, if it is to be kept."""

    def score(self, seat: int) -> float:
        """1 for a win of a seat, 0 for a loss, a half for a draw."""
        return 0.5 if self.winner < 0 else float(self.winner == seat)

    def data(self) -> dict[str, Any]:
        data = asdict(self)
        if not self.record:
            del data["record"]
        return data


NEWER: dict[str, Any] = {"longest": (0.0, 0.0)}
"""What older ledgers do not tell, and what is taken for it."""


def played_from(data: dict[str, Any]) -> Played:
    """What ``Played.data`` wrote, after a journey through JSON."""
    unknown = data.keys() - {field.name for field in fields(Played)}
    if unknown:
        raise SandtableError(f"unknown fields: {', '.join(sorted(unknown))}")
    try:
        return msgspec.convert({**NEWER, **data}, Played)
    except msgspec.ValidationError as error:
        raise SandtableError(str(error)) from None


class Observer(Protocol):
    """Looks on while a game is played, and tells no one who plays."""

    def see(self, record: Record) -> None:
        """A choice was made, and all chance that followed is settled; at first, none was."""
        ...


def play(fixture: Fixture, keep: bool = False, observer: Observer | None = None) -> Played:
    """Play a game, and write it down if it is to be kept."""
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
    """Asks the agents of one game and notes what an experiment wants to know."""

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
        """Count the actions: a choice begins one, or goes on with one; chance ends it."""
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
    """How near each side is to its goal in points, or its points where no number wins; None where
    it does not play for points."""
    data: Any = record.state.view(None).data()
    return [_standing(data["sides"][name]) for name in record.state.scenario.seats]


def _standing(side: dict[str, Any]) -> float | None:
    points = float(side["points"])
    goal = side.get("points_to_win")
    if goal is None:  # most points win
        return points
    return round(points / goal, 4) if goal else None
