"""What a system, or a title, offers to the rest of the program beside its rules.

Servers, agents, the lab and the terminal know no system. What they need to know of one they ask of
its facets, which ``Scenario.facets`` and ``Game.facets`` hold. The base class here is what a system
has that offers nothing: its titles can still be played.
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
    from sandtable.core.luck import Mattered, Roll
    from sandtable.core.map_patches import Plan
    from sandtable.core.map_survey import Survey
    from sandtable.core.moves import Move
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
    """How the choices of a system make lines, and what a tree of them tells."""

    rests: frozenset[str] | None
    """What a seat is asked between two actions of its own, where a line may end; None: a line is a
    single choice."""
    ahead: frozenset[str] = frozenset()
    """Of these prompts those that a line may answer before they are asked: the tree says how."""
    spreads: bool = False
    """Whether a tree grows evenly, and of several ways to the same position follows only the first:
    so a move shows all squares it can reach rather than all ways to some of them."""
    self_evident: frozenset[str] = frozenset()
    """Reasons that need not be told."""
    unexplained: frozenset[str] = frozenset()
    """Prompts at which no reasons are told: all but what is offered is out of the question."""


@dataclass(frozen=True)
class RuleTable:
    """Which rules stand behind what is asked, those first that one needs first."""

    prompts: Mapping[str, Sequence[str]]
    actions: Mapping[str, Sequence[str]]
    own: frozenset[str] = frozenset()
    """Prompts with rules of their own, whatever action they belong to."""
    sum: str = ""
    """Where the numbers of an attack are added up."""
    over: str = ""
    waiting: str = ""
    """Where nothing is asked: whose turn it is, and why."""

    def rule_of_action(self, action: str) -> str:
        return self.actions[action][0] if action in self.actions else ""

    def rule_at(self, prompt: str, action: str) -> str:
        """The first rule to read where this is asked."""
        asked = self.prompts[prompt][0] if prompt in self.prompts else ""
        if prompt in self.own:
            return asked
        return self.rule_of_action(action) or asked or self.waiting


@dataclass(frozen=True)
class ScenarioFacts:
    """What every system tells of a scenario."""

    round_limit: int = 0
    initiative: str = ""
    """The side that begins; empty where chance decides."""
    build: int = 0
    """The points for which players build their armies; 0 where the armies are given."""


class Lobby(Protocol):
    """What a client must know of a title to draw it. What only one system has has its own type."""

    keeps_layouts: bool
    """Whether scenarios may have been laid out otherwise under older rules."""

    def title_part(self, game: "Game") -> "TitlePart | None":
        """What is printed and only this system has (``Wire.title``)."""
        ...

    def facts(self, game: "Game", id: str) -> ScenarioFacts:
        """What all systems tell of a scenario."""
        ...

    def scenario_part(self, game: "Game", id: str) -> "ScenarioPart | None":
        """What a list of scenarios shows of one, and only this system has (``Wire.scenario``)."""
        ...

    def layout_part(self, game: "Game", id: str) -> "LayoutPart | None":
        """What comes only with a scenario that is asked for by its id (``Wire.layout``)."""
        ...

    def plan(self, game: "Game", id: str) -> "Plan":
        """The map as it lies at the start, for a small picture."""
        ...

    def box_data(self, game: "Game") -> "GameBox":
        """All that lies in the box, for those who draw scenarios (``Wire.box``)."""
        ...


class Armies(Protocol):
    """Armies that players build."""

    def report(self, game: "Game", side: str, points: int, text: str) -> "ArmyCheck":
        """What an army costs, the rules it breaks, what could still be added to it."""
        ...

    def battle_id(
        self, game: "Game", points: int, seed: int, scenario: str, armies: dict[str, str]
    ) -> str:
        """The id of a battle with these armies."""
        ...

    def parted(self, game: "Game", id: str) -> tuple[str, dict[str, str]]:
        """A scenario without the armies that players built for it, and these as texts."""
        ...


class Outlooks(Protocol):
    """What a system tells with choices before they are made. One is made for each tree of choices,
    and keeps what it tells there within limits."""

    def of(self, state: "State", move: "Move", offered: bool) -> "Outlook | None":
        """What is told with a move, offered or refused (``Wire.outlook``)."""
        ...


class Chronicle(Protocol):
    """What an after-action report asks about a game. One is made for each report."""

    heading: tuple[str, str]
    """The event that begins a round, and its argument that counts them."""
    fresh_start: frozenset[str]
    """Events after which what happens has nothing to do with the last roll."""
    decisive: frozenset[str]
    """Events that can end a game."""
    figures: tuple[tuple[str, bool], ...]
    """What is counted, and whether each side's count is its share of the whole."""
    at_limit: frozenset[str]
    """Endings that come only because no rounds are left: nobody has done what wins."""

    def points(self, state: "State", seat: int) -> int: ...

    def goal(self, state: "State", seat: int) -> int: ...

    def roll(self, state: "State", outcome: int) -> "Roll | None":
        """What dice that have fallen so mean for an attack."""
        ...

    def loss(self, event: "Event") -> tuple[str, str] | None:
        """The side that lost something, and what."""
        ...

    def standing(self, state: "State", seat: int) -> list[str]:
        """The tile or square of each of a side's counters on the map."""
        ...

    def fallen(self, state: "State", events: "Sequence[Event]") -> list[tuple[str, str]]:
        """Of these events each loss: whose it was, and where. ``state`` is that after them."""
        ...

    def bought(self, event: "Event") -> tuple[str, str] | None:
        """The side that took a card out of its supply, and which."""
        ...

    def decided(self, state: "State") -> list[str]:
        """The aims that the winner of a finished game had met, by their names in the scenario."""
        ...

    def moment(self, event: "Event", roll: "Roll | None") -> "Mattered | None":
        """How much an event mattered, its kind, and what is to be told; None: not at all."""
        ...

    def count(self, event: "Event") -> tuple[str, str] | None:
        """The figure an event adds to, and for whom."""
        ...


class Measures(Protocol):
    """What the coach can count in a position: its reasons are made of it."""

    def stock(self, position: "State", seat: int, start: "State") -> dict[str, float]:
        """Numbers of a position that a line from ``start`` has led to, by their message keys."""
        ...

    def unused(self, position: "State", seat: int) -> float:
        """How many cards a seat could still play."""
        ...

    def idle(self, position: "State", decision: "Decision", move: "Move") -> float:
        """How many units a choice leaves idle that could act."""
        ...

    def is_blind(self, position: "State") -> bool:
        """Whether all sides choose at the same moment, unseen."""
        ...

    def bid_value(self, position: "State", move: "Move") -> float:
        """What a secret bid is worth."""
        ...


@dataclass(frozen=True)
class Foresight:
    """How far a search looks before it judges."""

    choices: int
    """Number of choices played out by heuristics."""
    price: int
    """How many rounds of an agent's budget one round takes."""
    branching: bool = True
    """Whether what follows a choice is searched as well, or only played on."""


@dataclass(frozen=True)
class Part:
    """Some neighbouring bytes of a lean observation: a table with rows and columns."""

    name: str
    first: int
    rows: int
    columns: tuple[str, ...]


class Reader:
    """Turns the positions of one scenario, and the choices there, into numbers to learn from.

    What is written depends only on what the seat may know, also where the true state is read.
    """

    def __init__(
        self, size: i64, width: i64, foresights: Sequence[Foresight], layout: Sequence[Part] = ()
    ) -> None:
        self.size: i64 = size
        """How many numbers a position has."""
        self.width: i64 = width
        """How many a choice has."""
        self.foresights: Sequence[Foresight] = foresights
        """How far a search may look; who can spend more looks further."""
        self.layout: Sequence[Part] = layout
        """What the bytes of a lean observation are."""
        self.lean_size: i64 = sum([part.rows * len(part.columns) for part in layout])
        self._blank: vec[float] = vec[float]([0.0] * int(size))

    def position(self, state: "State", seat: i64) -> vec[float]:
        """The numbers of a position."""
        values = self._blank[: self.size]
        self.write_position(state, seat, values, 0)
        return values

    def choices(self, state: "State", seat: i64, known: bool = False) -> vec[float]:
        """The numbers of all choices, one after the other; ``known``: the same position of the
        same seat was the last one asked for."""
        count = self.width * i64(len(state.codes(seat)))
        if len(self._blank) < count:
            self._blank = vec[float]([0.0] * int(count))
        values = self._blank[:count]
        self.write_choices(state, seat, values, 0, known)
        return values

    def write_position(self, state: "State", seat: i64, values: vec[float], at: i64) -> None:
        """Write the numbers of a position where there are zeros."""
        raise NotImplementedError

    def write_choices(
        self, state: "State", seat: i64, values: vec[float], at: i64, known: bool
    ) -> None:
        """Write the rows of all choices where there are zeros; ``known``: the same position of
        the same seat was the last one written."""
        raise NotImplementedError

    def write_lean(self, state: "State", seat: i64, row: vec[u8], at: i64) -> None:
        """Write a position as signed bytes."""
        raise NotImplementedError

    def quiet(self, state: "State") -> bool:
        """Whether a position can be judged: nothing is half done."""
        raise NotImplementedError

    def idle(self, code: i64) -> bool:
        """Whether a choice changes nothing in the game, and could be made again and again."""
        return False


SINGLE = Lines(rests=None)
NO_RULES = RuleTable({}, {})


class Facets:
    """All that a title offers. Systems derive theirs, and titles from these."""

    def __init__(self, lines: Lines = SINGLE, painter: str = "", thumbs: bool = False) -> None:
        self.lines: Lines = lines
        self.painter: str = painter
        """The module whose ``make`` builds what draws the title in a terminal; empty: none."""
        self.thumbs: bool = thumbs
        """Whether there are heuristics."""

    def judge(self, position: "State", seat: i64) -> "Judge":
        """Heuristics for what a seat is asked in a position that holds no more than it may
        know."""
        raise SandtableError("this title has no heuristics")

    def judge_again(self, position: "State", seat: i64, intent: "Intent") -> "Judge":
        """The same for who asks about one position after the other: what was found out about one
        that looks alike may be used again. It holds until the next question."""
        return self.judge(position, seat)

    def reader(self, position: "State") -> Reader:
        """What reads the positions of a game like this one, under the rules it is played by."""
        raise SandtableError("training is not available for this title")

    def casualties(self, state: "State", seat: i64) -> i64:
        """What a side has lost, as a campaign counts it."""
        raise SandtableError("no casualties are counted in this title")

    def chronicle(self, start: "State") -> Chronicle | None:
        return None

    def measures(self) -> Measures | None:
        return None

    def lobby(self) -> Lobby | None:
        """None where no client can draw the title; the terminal plays all."""
        return None

    def armies(self) -> Armies | None:
        """None where players build no armies."""
        return None

    def outlooks(self) -> Outlooks | None:
        """None where nothing is told with choices."""
        return None

    def survey(self) -> "Survey | None":
        """Answers about maps without a game; None where there are none."""
        return None

    def edits(self) -> "Edits | None":
        """Small edits of scenarios; None where there are none."""
        return None

    def follies(self) -> "Sequence[Folly]":
        """The kinds of foolish play that can be told from others."""
        return ()

    def folly_counter(self) -> "FollyCounter":
        """Counts them in one game."""
        raise SandtableError("foolish moves are not counted in this title")

    def rules(self) -> RuleTable:
        return NO_RULES

    def after(
        self, before: "State", after: "State", seat: i64, args: dict[str, object]
    ) -> dict[str, object] | None:
        """Where a choice puts the pieces of its seat, for drawing it before it is made; None where
        it moves none. ``args`` are those of the question."""
        return None

    def wire(self) -> "Wire | None":
        """The types of what a client is sent; None where no client can draw the title."""
        return None


NO_FACETS = Facets()
