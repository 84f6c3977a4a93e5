"""What every position of every game can be asked.

A state waits for one of three things: decisions (one seat owes a choice, or several at once),
chance (dice or a draw owe an outcome), or nothing, because it is over. What is being resolved is a
stack of small frames inside the state, so that it can be cloned, saved and resumed at any point.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.errors import BadOutcome, IllegalMove, SandtableError
from sandtable.core.journal import Journal
from sandtable.core.moves import NO_MOVE, Move, Refusal
from sandtable.core.rng import Rng
from sandtable.core.scenario import Scenario

DECISION: Final = 0
CHANCE: Final = 1
OVER: Final = 2

NOBODY: Final = -1


class CellReader:
    """Reads the numbers of a position one after the other."""

    def __init__(self, cells: list[int]) -> None:
        self.cells: list[int] = cells
        self.at: i64 = 0

    def next(self) -> i64:
        if self.at >= len(self.cells):
            raise SandtableError(f"{len(self.cells)} cells are too few for a position")
        self.at += 1
        return self.cells[self.at - 1]

    def fill(self, numbers: vec[i64]) -> None:
        for index in range(i64(len(numbers))):
            numbers[index] = self.next()

    def notes(self) -> vec[i64]:
        """Numbers that are preceded by how many they are."""
        numbers = vec[i64]()
        for _ in range(self.next()):
            numbers = append(numbers, self.next())
        return numbers


class Decision:
    """What a seat is asked: a prompt key with arguments, and the options it may choose from."""

    def __init__(
        self, seat: i64, prompt: str, args: dict[str, object], options: list[Move]
    ) -> None:
        self.seat: i64 = seat
        self.prompt: str = prompt
        self.args: dict[str, object] = args
        self.options: list[Move] = options

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.prompt}, {len(self.options)} options>"


class View:
    """What one seat, or a spectator, may know of a state. It holds nothing else."""

    def __init__(self, seat: i64) -> None:
        self._seat: i64 = seat

    @property
    def seat(self) -> int | None:
        """The seat whose view this is; None for a spectator."""
        return None if self._seat == NOBODY else int(self._seat)

    def imagine(self, rng: Rng) -> "State":
        """A state that fits this view, drawn at random from all that do."""
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """The view as plain data, ready for JSON."""
        raise NotImplementedError

    @property
    def position(self) -> "State":
        """What the seat may know, laid out as a state: not the true one, nothing else is in it."""
        raise NotImplementedError

    def cells(self) -> list[int]:
        """Everything the view holds, as numbers: what a process that plays for the seat gets."""
        raise NotImplementedError

    def decision(self) -> Decision | None:
        """What this seat is asked now, if it is asked anything."""
        raise NotImplementedError


class State:
    """A position of a game. The systems derive theirs from it and fill in the rules."""

    def __init__(self, scenario: Scenario, frames: vec[i64], depth: i64) -> None:
        self.scenario: Scenario = scenario
        self.waits: i64 = CHANCE
        """DECISION, CHANCE or OVER."""
        self.owing: i64 = 0
        """The seats that owe a choice, as a bit mask."""
        self.winner: i64 = NOBODY
        """The seat that won, once the state is over; -1 is a draw."""
        self.ending: str = ""
        """How the game ended, as a key; empty while it goes on."""
        self.journal: Journal | None = None
        # What is being resolved: the first `depth` cells, the innermost last.
        self.frames: vec[i64] = frames
        self.depth: i64 = depth
        # The options last listed, for whom: play() checks against them without listing again.
        self._listed: vec[i64] = vec[i64]()
        self._listed_for: i64 = NOBODY

    # What it waits for

    @property
    def over(self) -> bool:
        return self.waits == OVER

    @property
    def seat(self) -> int:
        """The seat that owes a choice (the first of them when several do); -1 when none does."""
        return int(self.first_owing())

    @property
    def seats_owing(self) -> list[int]:
        """All seats that owe a choice; the order in which they choose changes nothing."""
        return [s for s in range(len(self.scenario.seats)) if self.owing >> s & 1]

    def first_owing(self) -> i64:
        if self.owing == 0:
            return NOBODY
        seat: i64 = 0
        while not self.owing >> seat & 1:
            seat += 1
        return seat

    # Choices

    def options(self, seat: i64 = NOBODY) -> list[Move]:
        """The moves a seat may choose from, always in the same order."""
        if seat == NOBODY:
            seat = self.first_owing()
        codes = self.codes(seat)
        by_code = self.scenario.by_code
        moves: list[Move] = []
        for code in codes:
            moves.append(by_code[code])
        return moves

    def codes(self, seat: i64) -> vec[i64]:
        """The options as move codes; listed once for each decision."""
        if seat < 0 or not self.owing >> seat & 1:
            return vec[i64]()
        if self._listed_for != seat:
            self._listed = self.list_options(seat)
            self._listed_for = seat
        return self._listed

    def forget_options(self) -> None:
        """Drop the options last listed: they are somebody's, and the position may have changed."""
        self._listed = vec[i64]()
        self._listed_for = NOBODY

    def choose(self, move: Move, seat: i64 = NOBODY) -> None:
        """Make a choice, up to the next thing the state waits for. Chance is not settled."""
        if seat == NOBODY:
            seat = self.first_owing()
        self.choose_code(move.code, seat, move)

    def choose_code(self, code: i64, seat: i64, move: Move | None = None) -> None:
        offered = False
        for option in self.codes(seat):
            if option == code:
                offered = True
                break
        # The code alone does not prove that a move belongs to this scenario.
        if offered and (move is None or self.scenario.by_code[code] is move):
            self._listed_for = NOBODY
            self.apply(code, seat)
        else:
            self.refuse(code, seat, move)

    def refuse(self, code: i64, seat: i64, move: Move | None) -> None:
        by_code = self.scenario.by_code
        known = by_code[code] if 0 <= code < len(by_code) else NO_MOVE
        if known is NO_MOVE or (move is not None and move is not known):
            text = str(code) if move is None else move.text
            raise IllegalMove(f"{text!r} is not a move of {self.scenario.title}/{self.scenario.id}")
        refusal = self.why_not(known, seat)
        assert refusal is not None
        raise IllegalMove(
            f"{known.text!r} is not possible now: {refusal.key} ({refusal.rule})",
            refusal.rule,
            refusal.key,
        )

    def play(self, move: Move, rng: Rng, seat: i64 = NOBODY) -> None:
        """Make a choice and settle all chance up to the next decision."""
        if seat == NOBODY:
            seat = self.first_owing()
        self.choose_code(move.code, seat, move)
        self.settle_all(rng)

    # Chance

    def settle_all(self, rng: Rng) -> None:
        """Settle chance from a generator until somebody owes a choice or the game is over."""
        while self.waits == CHANCE:
            self.resolve(self.outcome(rng.below(self.ways())))

    def sample(self, rng: Rng) -> int:
        """One outcome at random, without listing them all."""
        self._expect_chance()
        return int(self.outcome(rng.below(self.ways())))

    def settle(self, outcome: i64) -> None:
        """Settle the chance the state waits for with this outcome."""
        self.expect_outcome(outcome)
        self.resolve(outcome)

    def expect_outcome(self, outcome: i64) -> None:
        """BadOutcome unless chance can give this outcome now."""
        self._expect_chance()
        if not self.possible(outcome):
            raise BadOutcome(f"{outcome} is not an outcome of {self.chance_text()}")

    def _expect_chance(self) -> None:
        if self.waits != CHANCE:
            raise BadOutcome("nothing is left to chance here")

    # Endings that are no move

    def resign(self, seat: i64) -> None:
        """The seat gives up; the other wins."""
        self._concede(seat, "resigned")

    def time_out(self, seat: i64) -> None:
        """The seat's time is up; the other wins."""
        self._concede(seat, "timed_out")

    def agree_draw(self) -> None:
        """Both agree to a draw."""
        self._expect_open()
        self.finish(NOBODY, "draw_agreed")

    def _concede(self, seat: i64, ending: str) -> None:
        self._expect_open()
        if not 0 <= seat < len(self.scenario.seats):
            raise IllegalMove(f"there is no seat {seat}")
        self.finish(1 - seat, ending)

    def _expect_open(self) -> None:
        if self.waits == OVER:
            raise IllegalMove("the game is over")

    def finish(self, winner: i64, ending: str) -> None:
        """End the game. What was still to be resolved is dropped."""
        self.waits = OVER
        self.owing = 0
        self.winner = winner
        self.ending = ending
        self.depth = 0
        self._listed_for = NOBODY
        if self.journal is not None:
            name = "" if winner == NOBODY else self.scenario.seats[winner]
            self.journal.add("game_over", {"side": name, "ending": ending})

    # The stack of what is being resolved

    def push(self, frame: i64) -> None:
        if self.depth == len(self.frames):
            self.frames = append(self.frames, frame)
        else:
            self.frames[self.depth] = frame
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def top(self) -> i64:
        return self.frames[self.depth - 1]

    def replace_top(self, frame: i64) -> None:
        self.frames[self.depth - 1] = frame

    def announce(self, journal: Journal) -> None:
        """Tell what has happened before the first entry of a record."""

    # What a system fills in

    def clone(self) -> "State":
        """An independent copy, without the journal."""
        raise NotImplementedError

    def list_options(self, seat: i64) -> vec[i64]:
        """The codes of all moves the rules offer this seat now, in ascending order."""
        raise NotImplementedError

    def apply(self, code: i64, seat: i64) -> None:
        """Carry out a move that was offered."""
        raise NotImplementedError

    def ways(self) -> i64:
        """How many equally likely ways chance can go now."""
        raise NotImplementedError

    def outcome(self, way: i64) -> i64:
        """The outcome of one of the equally likely ways."""
        raise NotImplementedError

    def odds(self) -> list[tuple[int, int]]:
        """The distinct outcomes, each with how many of the equally likely ways lead to it."""
        raise NotImplementedError

    def possible(self, outcome: i64) -> bool:
        """Whether chance can give this outcome now."""
        raise NotImplementedError

    def resolve(self, outcome: i64) -> None:
        """Carry out an outcome that is possible."""
        raise NotImplementedError

    def chance_text(self) -> str:
        """What is left to chance now, for messages."""
        raise NotImplementedError

    def outcome_text(self, outcome: i64) -> str:
        """The outcome as the record writes it."""
        raise NotImplementedError

    def parse_outcome(self, text: str) -> int:
        """The outcome that the record wrote so; BadOutcome when it does not fit."""
        raise NotImplementedError

    def decision(self, seat: i64) -> Decision | None:
        """What a seat is asked now, if it is asked anything."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know. There is no default."""
        raise NotImplementedError

    def why_not(self, move: Move, seat: i64 = NOBODY) -> Refusal | None:
        """Which rule stops a move; None when it is offered."""
        raise NotImplementedError

    def preview(self, move: Move) -> dict[str, int]:
        """The numbers behind an option before it is chosen (odds of an attack); often empty."""
        return {}

    def cells(self) -> list[int]:
        """Everything the state holds, as numbers in a fixed order: for equality and digests."""
        raise NotImplementedError

    def restore(self, cells: list[int], ending: str) -> None:
        """Become the position whose ``cells`` and ``ending`` these are."""
        reader = CellReader(cells)
        self.read_cells(reader)
        self.ending = ending
        self.forget_options()
        if reader.at != len(cells):
            raise SandtableError(f"{len(cells)} cells, but a position has {reader.at}")

    def read_cells(self, cells: "CellReader") -> None:
        """Read what ``cells`` wrote, in its order."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.scenario is other.scenario
            and self.ending == other.ending
            and self.cells() == other.cells()
        )

    def __hash__(self) -> int:
        return hash(tuple(self.cells()))
