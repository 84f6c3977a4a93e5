"""A game of a language model against an agent, described in compact text.

All texts are made from the view of the model's seat and from the events it may see, as for a human
player. ``mcp_server`` offers them through the Model Context Protocol.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field

from msgspec import to_builtins

import sandtable
from sandtable.agents import make
from sandtable.agents.match import stream, wilson
from sandtable.core import Decision, IllegalMove, Move, Rng, View
from sandtable.words import Words

CHANCE_STREAM, OPPONENT_STREAM = 0, 1
MOST_DIGITS = 9
"""Digits of an option's number that are read; more are more than any decision has."""


class SeatGame:
    """One game of a model against an agent."""

    def __init__(
        self, title: str, scenario: str, side: str = "", opponent: str = "recruit", seed: int = 0
    ) -> None:
        self.game = sandtable.load(title)
        self.record = self.game.record(scenario)
        self.seat = self.record.state.scenario.seat(side) if side else 0
        self.words = Words(self.game, "en")
        self._agent = make(opponent, stream(seed, 0, OPPONENT_STREAM))
        self._rng = Rng(stream(seed, 0, CHANCE_STREAM))
        self._told = 0
        self.record.settle_all(self._rng)
        self._go_on()

    @property
    def over(self) -> bool:
        return self.record.state.over

    @property
    def won(self) -> float:
        """1 for a win, 0.5 for a draw, 0 for a loss."""
        winner = self.record.state.winner
        return 0.5 if winner < 0 else float(winner == self.seat)

    def view(self) -> View:
        return self.record.state.view(self.seat)

    def _go_on(self) -> None:
        """Play the opponent's moves and forced passes until it is the model's turn."""
        state = self.record.state
        while not state.over:
            idle = [seat for seat in state.seats_owing if state.idle(seat)]
            if idle:
                (move,) = state.options(idle[0])
                self.record.play(move, self._rng, idle[0])
            elif self.seat in state.seats_owing:
                return
            else:
                view = state.view(state.seat)
                decision = view.decision()
                assert decision is not None
                self.record.play(self._agent.decide(view, decision), self._rng, state.seat)

    # What the model reads

    def position(self) -> str:
        """Return everything the seat may know of the position."""
        data = {name: value for name, value in self.view().data().items() if name != "waits"}
        return "\n".join(lines(data))

    def battlefield(self) -> str:
        """Return the initial map and the scenario data that both sides know."""
        lobby = self.game.facets.lobby()
        if lobby is None:
            return "This title has no map data; see the position."
        id = self.record.state.scenario.id
        data = asdict(lobby.facts(self.game, id))
        for part in (lobby.scenario_part(self.game, id), lobby.layout_part(self.game, id)):
            if part is not None:
                data |= to_builtins(part)
        return "\n".join(lines(data))

    def question(self) -> str:
        """Return the current decision, with every option, its number and its odds."""
        if self.over:
            return self.result()
        decision = self._decision()
        rows = [f"{self.words.prompt(decision)} ({decision.prompt})"]
        position = self.view().position
        for number, move in enumerate(decision.options):
            said = self.words.option(move, decision)
            rows.append(f"{number}: {move.text} = {said}{odds(position.preview(move))}")
        return "\n".join(rows)

    def _decision(self) -> Decision:
        decision = self.view().decision()
        assert decision is not None
        return decision

    def result(self) -> str:
        state = self.record.state
        winner = "" if state.winner < 0 else self.words.side(state.scenario.seats[state.winner])
        how = self.words.ending(state.ending)
        if not winner:
            return f"The game is over: a draw ({how})."
        you = "you won" if state.winner == self.seat else "you lost"
        return f"The game is over: {winner} won, {you} ({how})."

    def log(self, last: int = 20) -> str:
        """Return the last events that the seat may know, the latest last."""
        events = self.record.seen_by(self.seat)
        return "\n".join(self.words.event(event) for event in events[-last:] if last > 0)

    def news(self) -> str:
        """Return the events since the previous call."""
        events = self.record.seen_by(self.seat)
        text = "\n".join(self.words.event(event) for event in events[self._told :])
        self._told = len(events)
        return text

    # What the model sends

    def move(self, said: str) -> Move:
        """Return a move given by its text, or an option given by its number."""
        said = said.strip()
        if said.isdecimal() and not self.over:
            options = self._decision().options
            number = int(said[:MOST_DIGITS])
            if number >= len(options):
                raise IllegalMove(
                    f"unknown option {number}; the options are 0 to {len(options) - 1}"
                )
            return options[number]
        return self.record.state.scenario.move(said)

    def why_not(self, said: str) -> str:
        """Return the rule that forbids a move, judged only by what the seat may know."""
        refusal = self.view().position.why_not(self.move(said), self.seat)
        if refusal is None:
            return "This move is possible now."
        return f"{refusal.rule}: {self.words.refusal(refusal)}"

    def choose(self, said: str) -> str:
        """Make a choice; return what happened and the next decision."""
        if self.over:
            return self.result()
        move = self.move(said)
        if move not in self._decision().options:
            raise IllegalMove(f"{move.text!r} is not possible. {self.why_not(move.text)}")
        self.record.play(move, self._rng, self.seat)
        self._go_on()
        return f"{self.news()}\n\n{self.question()}"


def odds(preview: Mapping[str, int]) -> str:
    """Return the numbers behind an option as text."""
    if not preview:
        return ""
    parts = [f"{name} {number}" for name, number in preview.items() if name not in ("hits", "ways")]
    if preview.get("ways"):
        parts.insert(0, f"hits {preview['hits'] / preview['ways']:.0%}")
    return f" [{', '.join(parts)}]"


def lines(data: Mapping[str, object], indent: str = "") -> Iterator[str]:
    """Yield nested data as short lines, omitting empty, false and zero values."""
    for name, value in data.items():
        if not value:
            continue
        if isinstance(value, Mapping) and any(_is_nested(part) for part in value.values()):
            yield f"{indent}{name}:"
            yield from lines(value, indent + " ")
        elif isinstance(value, Sequence) and _is_nested(value):
            yield f"{indent}{name}:"
            yield from (f"{indent} {_flat(row)}" for row in value)
        else:
            yield f"{indent}{name}: {_flat(value)}"


def _is_nested(value: object) -> bool:
    """Return whether a value needs several lines."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        return any(isinstance(part, Mapping) for part in value)
    return isinstance(value, Mapping)


def _flat(value: object) -> str:
    if isinstance(value, Mapping):
        shown = {name: part for name, part in value.items() if part or part == 0}
        return ", ".join(
            name if part is True else f"{name} {_flat(part)}"
            for name, part in shown.items()
            if part is not False
        )
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(_flat(part) for part in value)
    return str(value)


@dataclass
class Rating:
    """A series of mirrored pairs of games against one agent, with its results."""

    title: str
    scenario: str
    opponent: str
    pairs: int
    seed: int = 0
    results: list[float] = field(default_factory=list)
    seconds: float = 0.0
    """The model's total time, from each answer to its next request."""
    tokens: int = 0
    """Tokens that the model reported."""
    choices: int = 0
    refused: int = 0
    read: int = 0
    """Characters sent to the model."""
    _answered: float = 0.0

    def next_game(self) -> SeatGame | None:
        """Return the next game. The sides are exchanged between the two games of a pair.

        Their dice differ, because a player who remembers the first game would know the hands of the
        second.
        """
        number = len(self.results)
        if number >= 2 * self.pairs:
            return None
        side = sandtable.load(self.title).seats[number % 2]
        return SeatGame(self.title, self.scenario, side, self.opponent, self.seed + number)

    def asked(self, choice: bool, tokens: int) -> None:
        if self._answered:
            self.seconds += time.monotonic() - self._answered
        self.choices += choice
        self.tokens += max(tokens, 0)

    def answered(self, text: str, refused: bool) -> None:
        self._answered = time.monotonic()
        self.read += len(text)
        self.refused += refused

    def data(self) -> dict[str, object]:
        """Return the report as JSON data."""
        games = len(self.results)
        pairs = list(zip(self.results[::2], self.results[1::2], strict=False))
        return {
            "title": self.title,
            "scenario": self.scenario,
            "opponent": self.opponent,
            "rules_version": sandtable.load(self.title).rules_version,
            "sandtable": sandtable.__version__,
            "seed": self.seed,
            "games": games,
            "results": self.results,
            "win_rate": sum(self.results) / games if games else None,
            "interval": list(wilson(sum(self.results), games)) if games else None,
            "pairs": {
                "won": sum(one + other > 1 for one, other in pairs),
                "even": sum(one + other == 1 for one, other in pairs),
                "lost": sum(one + other < 1 for one, other in pairs),
            },
            "choices": self.choices,
            "refused": self.refused,
            "seconds": round(self.seconds, 3),
            "characters_read": self.read,
            "tokens": self.tokens,
        }
