"""Facets: what a system or a title offers to the rest of the program besides its rules.

Servers, agents, the lab and the terminal contain no code for a particular system. They use its
facets, from ``Scenario.facets`` and ``Game.facets``. The base class ``Facets`` offers nothing: a
title that uses it can still be played.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from mypy_extensions import i64, u8

from sandtable.core.errors import SandtableError
from sandtable.core.vec import vec

if TYPE_CHECKING:
    from sandtable.core.edits import Edits
    from sandtable.core.follies import Folly, FollyCounter
    from sandtable.core.game import Game
    from sandtable.core.heuristics import Intent, Judge
    from sandtable.core.journal import Event
    from sandtable.core.map_patches import Plan
    from sandtable.core.map_survey import Survey
    from sandtable.core.moves import Move
    from sandtable.core.report_parts import Mattered, Roll
    from sandtable.core.state import Decision, State
    from sandtable.core.wire import (
        ArmyCheck,
        GameBox,
        LayoutPart,
        Outlook,
        ScenarioPart,
        TitlePart,
        Wire,
    )


@dataclass(frozen=True)
class Lines:
    """How a system's moves form lines, and how the line tree presents them."""

    rests: frozenset[str] | None
    """Prompts between two actions of a seat, at which a line may end; None: every move is a line.
    """
    ahead: frozenset[str] = frozenset()
    """Prompts whose answers the tree already lists, so that a line may include them."""
    spreads: bool = False
    """Whether the tree grows breadth first and follows only the first way to each position.

    So it shows all squares that a unit can reach rather than all ways to some of them.
    """
    self_evident: frozenset[str] = frozenset()
    """Reasons for refusals that the tree omits."""
    unexplained: frozenset[str] = frozenset()
    """Prompts at which the tree explains no refusals, because only the options make sense."""


@dataclass(frozen=True)
class RuleTable:
    """The rules that apply to each prompt and action, the most useful first."""

    prompts: Mapping[str, Sequence[str]]
    actions: Mapping[str, Sequence[str]]
    own: frozenset[str] = frozenset()
    """Prompts with rules of their own, regardless of the action they belong to."""
    sum: str = ""
    """The rule by which the numbers of an attack are added up."""
    over: str = ""
    waiting: str = ""
    """The rule shown when nothing is asked: whose turn it is, and why."""

    def rule_of_action(self, action: str) -> str:
        return self.actions[action][0] if action in self.actions else ""

    def rule_at(self, prompt: str, action: str) -> str:
        """Return the first rule to read at this prompt."""
        asked = self.prompts[prompt][0] if prompt in self.prompts else ""
        if prompt in self.own:
            return asked
        return self.rule_of_action(action) or asked or self.waiting


@dataclass(frozen=True)
class ScenarioFacts:
    """Facts that every system gives about a scenario."""

    round_limit: int = 0
    initiative: str = ""
    """The side with the initiative at the start; empty if chance decides."""
    build: int = 0
    """The points with which players build their armies; 0 if the armies are given."""


class Lobby(Protocol):
    """The data a client needs to draw a title. Data of one system only has its own types."""

    keeps_layouts: bool
    """Whether scenarios may have had another layout under older rules."""

    def title_part(self, game: "Game") -> "TitlePart | None":
        """Return printed data of a title that only this system has (``Wire.title``)."""
        ...

    def facts(self, game: "Game", id: str) -> ScenarioFacts:
        """Return the facts about a scenario that all systems give."""
        ...

    def scenario_part(self, game: "Game", id: str) -> "ScenarioPart | None":
        """Return data of only this system for lists of scenarios (``Wire.scenario``)."""
        ...

    def layout_part(self, game: "Game", id: str) -> "LayoutPart | None":
        """Return data sent only when a scenario is requested by id (``Wire.layout``)."""
        ...

    def plan(self, game: "Game", id: str) -> "Plan":
        """Return the map at the start, for a small picture."""
        ...

    def box_data(self, game: "Game") -> "GameBox":
        """Return the contents of the box, for the studio (``Wire.box``)."""
        ...


class Armies(Protocol):
    """Armies that players build."""

    def report(self, game: "Game", side: str, points: int, text: str) -> "ArmyCheck":
        """Return what an army costs, the rules it breaks and what can still be added."""
        ...

    def battle_id(
        self, game: "Game", points: int, seed: int, scenario: str, armies: dict[str, str]
    ) -> str:
        """Return the id of a battle with these armies."""
        ...

    def parted(self, game: "Game", id: str) -> tuple[str, dict[str, str]]:
        """Split an id into the scenario without built armies, and the armies as texts."""
        ...


class Outlooks(Protocol):
    """Forecasts for moves before they are made.

    One object is made for each line tree; it limits how much it adds to that tree.
    """

    def of(self, state: "State", move: "Move", offered: bool) -> "Outlook | None":
        """Return the forecast for a move, offered or refused (``Wire.outlook``)."""
        ...


class Chronicle(Protocol):
    """The questions that an after-action report asks about a game. One is made for each report."""

    heading: tuple[str, str]
    """The event that starts a round, and its argument with the round number."""
    fresh_start: frozenset[str]
    """Events after which later events are unrelated to the last roll."""
    decisive: frozenset[str]
    """Events that can end a game."""
    figures: tuple[tuple[str, bool], ...]
    """The counted figures, and whether each is shown as a side's share of the total."""
    at_limit: frozenset[str]
    """Endings that happen only because the round limit is reached."""

    def points(self, state: "State", seat: int) -> int: ...

    def goal(self, state: "State", seat: int) -> int: ...

    def roll(self, state: "State", outcome: int) -> "Roll | None":
        """Return what a dice outcome means for an attack, or None."""
        ...

    def loss(self, event: "Event") -> tuple[str, str] | None:
        """Return the side and the unit that was lost, or None if the event is no loss."""
        ...

    def standing(self, state: "State", seat: int) -> list[str]:
        """Return the tile or square of each of a side's counters on the map."""
        ...

    def fallen(self, state: "State", events: "Sequence[Event]") -> list[tuple[str, str]]:
        """Return the side and place of each loss in these events; ``state`` follows them."""
        ...

    def bought(self, event: "Event") -> tuple[str, str] | None:
        """Return the side that took a card from its supply, and the card, or None."""
        ...

    def decided(self, state: "State") -> list[str]:
        """Return the victory conditions that the winner of a finished game met, by their scenario
        names."""
        ...

    def moment(self, event: "Event", roll: "Roll | None") -> "Mattered | None":
        """Return the importance, kind and event of a key moment; None if it is unimportant."""
        ...

    def count(self, event: "Event") -> tuple[str, str] | None:
        """Return the side and the figure that an event adds to, or None."""
        ...


class Measures(Protocol):
    """Numbers that the coach counts in a position to explain its advice."""

    def stock(self, position: "State", seat: int, start: "State") -> dict[str, float]:
        """Return counts of a position reached by a line from ``start``, by message key."""
        ...

    def unused(self, position: "State", seat: int) -> float:
        """Return how many cards a seat could still play."""
        ...

    def idle(self, position: "State", decision: "Decision", move: "Move") -> float:
        """Return how many units that could act a move leaves idle."""
        ...

    def is_blind(self, position: "State") -> bool:
        """Return whether all sides choose secretly at the same time."""
        ...

    def bid_value(self, position: "State", move: "Move") -> float:
        """Return the value of a secret bid."""
        ...


@dataclass(frozen=True)
class Foresight:
    """How far a search plays on before it evaluates a position."""

    choices: int
    """Choices that heuristics make before the evaluation."""
    price: int
    """Rounds of an agent's budget that one round of this search costs."""
    branching: bool = True
    """Whether the search also branches after the first choice; otherwise it only plays on."""


@dataclass(frozen=True)
class Part:
    """Adjacent bytes of a lean observation: a table with rows and columns."""

    name: str
    first: int
    rows: int
    columns: tuple[str, ...]


class Reader:
    """Converts the positions of one scenario, and the options there, into numbers for learning.

    The numbers depend only on what the seat may know, even if the true state is read.
    """

    def __init__(
        self, size: i64, width: i64, foresights: Sequence[Foresight], layout: Sequence[Part] = ()
    ) -> None:
        self.size: i64 = size
        """Numbers per position."""
        self.width: i64 = width
        """Numbers per option."""
        self.foresights: Sequence[Foresight] = foresights
        """How far a search may look, the shortest first; larger budgets use the later ones."""
        self.layout: Sequence[Part] = layout
        """The layout of a lean observation."""
        self.lean_size: i64 = sum([part.rows * len(part.columns) for part in layout])
        self._blank: vec[float] = vec[float]([0.0] * int(size))

    def position(self, state: "State", seat: i64) -> vec[float]:
        """Return the numbers of a position."""
        values = self._blank[: self.size]
        self.write_position(state, seat, values, 0)
        return values

    def choices(self, state: "State", seat: i64, known: bool = False) -> vec[float]:
        """Return the numbers of all options in sequence.

        ``known``: the last position read was this one, for the same seat.
        """
        count = self.width * i64(len(state.codes(seat)))
        if len(self._blank) < count:
            self._blank = vec[float]([0.0] * int(count))
        values = self._blank[:count]
        self.write_choices(state, seat, values, 0, known)
        return values

    def write_position(self, state: "State", seat: i64, values: vec[float], at: i64) -> None:
        """Write the numbers of a position into ``values``, which must be zero there."""
        raise NotImplementedError

    def write_choices(
        self, state: "State", seat: i64, values: vec[float], at: i64, known: bool
    ) -> None:
        """Write the numbers of all options into ``values``, which must be zero there.

        ``known``: the last position written was this one, for the same seat.
        """
        raise NotImplementedError

    def write_lean(self, state: "State", seat: i64, row: vec[u8], at: i64) -> None:
        """Write a position as signed bytes."""
        raise NotImplementedError

    def quiet(self, state: "State") -> bool:
        """Return whether a position can be evaluated, that is, no action is half done."""
        raise NotImplementedError

    def idle(self, code: i64) -> bool:
        """Return whether a move changes nothing in the game and could be repeated endlessly."""
        return False


SINGLE = Lines(rests=None)
NO_RULES = RuleTable({}, {})


class Facets:
    """Everything that a title offers besides its rules. Systems derive from this, titles from
    those."""

    def __init__(self, lines: Lines = SINGLE, painter: str = "", thumbs: bool = False) -> None:
        self.lines: Lines = lines
        self.painter: str = painter
        """The module whose ``make`` builds the title's terminal painter; empty if there is none."""
        self.thumbs: bool = thumbs
        """Whether the title has heuristics."""

    def judge(self, position: "State", seat: i64) -> "Judge":
        """Return heuristics for a seat's decision; the position holds only the seat's knowledge."""
        raise SandtableError("this title has no heuristics")

    def judge_again(self, position: "State", seat: i64, intent: "Intent") -> "Judge":
        """Like ``judge``, but reuse results for similar positions, for repeated questions.

        The returned object is valid until the next call.
        """
        return self.judge(position, seat)

    def reader(self, position: "State") -> Reader:
        """Return the reader for positions of a game with this scenario and rules version."""
        raise SandtableError("training is not available for this title")

    def casualties(self, state: "State", seat: i64) -> i64:
        """Return a side's casualties as a campaign counts them."""
        raise SandtableError("this title does not count casualties")

    def chronicle(self, start: "State") -> Chronicle | None:
        return None

    def measures(self) -> Measures | None:
        return None

    def lobby(self) -> Lobby | None:
        """None if no graphical client can draw the title; the terminal can play every title."""
        return None

    def armies(self) -> Armies | None:
        """None if players build no armies."""
        return None

    def outlooks(self) -> Outlooks | None:
        """None if the title has no forecasts for moves."""
        return None

    def survey(self) -> "Survey | None":
        """Questions about maps without a game; None if the title does not answer them."""
        return None

    def edits(self) -> "Edits | None":
        """Small edits of scenarios; None if the title has none."""
        return None

    def follies(self) -> "Sequence[Folly]":
        """The kinds of foolish play that this title detects."""
        return ()

    def folly_counter(self) -> "FollyCounter":
        """Return a new counter of foolish moves for one game."""
        raise SandtableError("this title does not count foolish moves")

    def rules(self) -> RuleTable:
        return NO_RULES

    def after(
        self, before: "State", after: "State", seat: i64, args: dict[str, object]
    ) -> dict[str, object] | None:
        """Return where a move puts the pieces of its seat, to preview the move on the map.

        None if it moves no pieces. ``args`` are the arguments of the question.
        """
        return None

    def wire(self) -> "Wire | None":
        """The types of messages to clients; None if no graphical client can draw the title."""
        return None


NO_FACETS = Facets()
