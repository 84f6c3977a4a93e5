"""The game state interface: decisions, chance, views.

A state waits for one of three things: decisions (one seat owes a choice, or several at once),
chance (dice or a draw owe an outcome), or nothing, because it is over. What is being resolved is a
stack of small frames inside the state, so that it can be cloned, saved and resumed at any point.
"""

import zlib
from typing import Final

from mypy_extensions import i64

from sandtable.core.errors import (
    BadOutcome,
    IllegalMove,
    SandtableError,
    UnknownName,
    bad_argument,
    shown,
)
from sandtable.core.journal import Journal
from sandtable.core.moves import NO_MOVE, Move, Refusal
from sandtable.core.rng import Rng
from sandtable.core.scenario import Scenario
from sandtable.core.vec import append, vec

DECISION: Final = 0
CHANCE: Final = 1
OVER: Final = 2

NOBODY: Final = -1

MOST: Final = 1 << 62
"""No outcome is as large as this."""


def expect_rng(rng: object) -> Rng:
    """The generator that was given; BadArgument for anything else."""
    if isinstance(rng, Rng):
        return rng
    raise bad_argument("rng", rng, "a sandtable.Rng")


class CellReader:
    """Reads the numbers of a position one after the other."""

    def __init__(self, cells: list[int]) -> None:
        self.cells: list[int] = cells
        self.at: i64 = 0

    def next(self) -> i64:
        if self.at >= len(self.cells):
            raise SandtableError(f"incomplete position: only {len(self.cells)} cells")
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

    def imagine(self, rng: object) -> "State":
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
    """A position of a game. The systems derive theirs from it and fill in the rules.

    A seat is given by its number or its name, a move by itself or its text. What does not exist,
    or is of a wrong kind, is a SandtableError that names it, and changes nothing. Methods that take
    codes (``codes``, ``choose_code``, ``apply``, ``resolve``) are the engine's own: they are as
    fast as can be, and trust who calls them.
    """

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

    # What was given

    def seat_number(self, seat: object) -> i64:
        """The seat with this number or name; UnknownName where there is none."""
        if isinstance(seat, int) and not isinstance(seat, bool):
            if 0 <= seat < len(self.scenario.seats):
                return i64(seat)
        elif isinstance(seat, str) and seat in self.scenario.seats:
            return i64(self.scenario.seats.index(seat))
        names = " and ".join(f"{n} ({name})" for n, name in enumerate(self.scenario.seats))
        raise UnknownName(f"seat: there is no {shown(seat)}; the seats are {names}")

    def seat_or_first(self, seat: object) -> i64:
        """The same; where no seat is given (-1), the first that owes a choice."""
        if isinstance(seat, int) and seat == NOBODY:
            return self.first_owing()
        return self.seat_number(seat)

    def viewer(self, seat: object) -> int | None:
        """The same for who looks: None is a spectator."""
        return None if seat is None else int(self.seat_number(seat))

    def move_given(self, move: object) -> Move:
        """A move given by itself or by its text."""
        if isinstance(move, Move):
            return move
        if isinstance(move, str):
            return self.scenario.move(move)
        raise bad_argument("move", move, "a move or its text")

    def own_move(self, move: object) -> Move:
        """The same, and it must be a move of this scenario."""
        given = self.move_given(move)
        by_code = self.scenario.by_code
        if not 0 <= given.code < len(by_code) or by_code[given.code] is not given:
            title, scenario = self.scenario.title, self.scenario.id
            raise UnknownName(f"move: {given.text!r} is not a move of {title}/{scenario}")
        return given

    def outcome_given(self, outcome: object) -> i64:
        """An outcome that chance can give now; BadOutcome for any other."""
        self.expect_chance()
        if isinstance(outcome, int) and -MOST < outcome < MOST and self.possible(i64(outcome)):
            return i64(outcome)
        raise BadOutcome(f"outcome: {shown(outcome)} is not an outcome of {self.chance_text()}")

    # Choices

    def options(self, seat: object = NOBODY) -> list[Move]:
        """The moves a seat may choose from, always in the same order."""
        codes = self.codes(self.seat_or_first(seat))
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
        """Drop the options last listed: they belong to one seat and one position."""
        self._listed = vec[i64]()
        self._listed_for = NOBODY

    def choose(self, move: object, seat: object = NOBODY) -> None:
        """Make a choice, up to the next thing the state waits for. Chance is not settled."""
        number = self.seat_or_first(seat)
        chosen = self.move_given(move)
        self.choose_code(chosen.code, number, chosen)

    def choose_code(self, code: i64, seat: i64, move: Move | None = None) -> None:
        # The code alone does not prove that a move belongs to this scenario.
        if self.offers(code, seat) and (move is None or self.scenario.by_code[code] is move):
            self.carry_out(code, seat)
        else:
            self.refuse(code, seat, move)

    def offers(self, code: i64, seat: i64) -> bool:
        """Whether a seat may choose a move, by its code."""
        for option in self.codes(seat):
            if option == code:
                return True
        return False

    def carry_out(self, code: i64, seat: i64) -> None:
        """Make a choice that is known to be offered."""
        self._listed_for = NOBODY
        self.apply(code, seat)

    def refuse(self, code: i64, seat: i64, move: Move | None) -> None:
        by_code = self.scenario.by_code
        known = by_code[code] if 0 <= code < len(by_code) else NO_MOVE
        if known is NO_MOVE or (move is not None and move is not known):
            text = str(code) if move is None else move.text
            raise IllegalMove(
                f"unknown move for {self.scenario.title}/{self.scenario.id}: {text!r}"
            )
        refusal = self.why_not(known, seat)
        assert refusal is not None
        raise IllegalMove(
            f"illegal move {known.text!r}: {refusal.key} ({refusal.rule})",
            refusal.rule,
            refusal.key,
        )

    def play(self, move: object, rng: object, seat: object = NOBODY) -> None:
        """Make a choice and settle all chance up to the next decision."""
        generator = expect_rng(rng)
        number = self.seat_or_first(seat)
        chosen = self.move_given(move)
        self.choose_code(chosen.code, number, chosen)
        self.settle_chance(generator)

    # Chance

    def settle_all(self, rng: object) -> None:
        """Settle chance from a generator until a seat owes a choice or the game is over."""
        self.settle_chance(expect_rng(rng))

    def settle_chance(self, rng: Rng) -> None:
        while self.waits == CHANCE:
            self.resolve(self.outcome(rng.below(self.ways())))

    def sample(self, rng: object) -> int:
        """One outcome at random, without listing them all."""
        self.expect_chance()
        return int(self.outcome(expect_rng(rng).below(self.ways())))

    def settle(self, outcome: object) -> None:
        """Settle the chance the state waits for with this outcome."""
        self.resolve(self.outcome_given(outcome))

    def expect_chance(self) -> None:
        """BadOutcome unless chance is awaited."""
        if self.waits != CHANCE:
            raise BadOutcome("no chance outcome is expected here")

    # Endings that are no move

    def resign(self, seat: object) -> None:
        """The seat gives up; the other wins."""
        self._concede(self.seat_number(seat), "resigned")

    def time_out(self, seat: object) -> None:
        """The seat's time is up; the other wins."""
        self._concede(self.seat_number(seat), "timed_out")

    def agree_draw(self) -> None:
        """Both agree to a draw."""
        self._expect_open()
        self.finish(NOBODY, "draw_agreed")

    def _concede(self, seat: i64, ending: str) -> None:
        self._expect_open()
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

    def outcome_text(self, outcome: object) -> str:
        """The outcome as the record writes it."""
        raise NotImplementedError

    def parse_outcome(self, text: object) -> int:
        """The outcome that the record wrote so; BadOutcome when it does not fit."""
        raise NotImplementedError

    def decision(self, seat: object = NOBODY) -> Decision | None:
        """What a seat is asked now, if it is asked anything."""
        number = self.seat_or_first(seat)
        if self.waits != DECISION or number < 0 or not self.owing >> number & 1:
            return None
        args: dict[str, object] = {}
        prompt = self.question(args)
        return Decision(number, prompt, args, self.options(number))

    def question(self, args: dict[str, object]) -> str:
        """What is asked now, by its key; its arguments go into a dictionary."""
        raise NotImplementedError

    def rounds(self) -> i64:
        """How far the game has gone, as its system counts: the round, or turn, it is in."""
        return 0

    def idle(self, seat: i64) -> bool:
        """Whether a seat is asked though it can only pass: an answer that the caller may
        give for it, each as an entry of its own, so that no one learns whether it was asked."""
        return False

    def may_pass(self, seat: i64) -> bool:
        """Whether a seat is asked and could pass: with less to play it would be idle there."""
        return False

    def view(self, seat: object) -> View:
        """What a seat, or a spectator (None), may know. There is no default."""
        raise NotImplementedError

    def why_not(self, move: object, seat: object = NOBODY) -> Refusal | None:
        """Which rule stops a move; None when it is offered."""
        raise NotImplementedError

    def preview(self, move: object, *then: object) -> dict[str, int]:
        """The numbers behind an option before it is chosen (odds of an attack); often empty.

        More moves are those that would follow: ``preview("play rifleman_a", "do attack", "at
        de.scout_a")`` looks at the attack before the card is played. They are tried on a copy;
        IllegalMove where one of them would not be possible.
        """
        last = self.own_move(move)
        if not then:
            return self.preview_code(last.code) if self.waits == DECISION else {}
        seat = self.first_owing()
        after = self.clone()
        for following in then:
            after.choose_code(last.code, seat, last)
            last = after.own_move(following)
            if after.waits != DECISION or not after.owing >> seat & 1:
                raise IllegalMove(f"then: {last.text!r} cannot follow: {after.waiting_text()}")
        refusal = after.why_not(last, seat)
        if refusal is not None:
            after.refuse(last.code, seat, last)
        return after.preview_code(last.code)

    def waiting_text(self) -> str:
        """What comes before the next choice of the seat that chose, for messages."""
        if self.waits == OVER:
            return "the game is over"
        return "chance comes first" if self.waits == CHANCE else "the other side chooses first"

    def preview_code(self, code: i64) -> dict[str, int]:
        """The numbers behind an option, by its code."""
        return {}

    def cells(self) -> list[int]:
        """Everything the state holds, as numbers in a fixed order: for equality and digests."""
        raise NotImplementedError

    def sign(self) -> i64:
        """A number by which positions are told apart, where a mistake once in a billion times does
        no harm: quicker than ``cells``."""
        return zlib.crc32(repr(self.cells()).encode())

    def restore(self, cells: object, ending: object) -> None:
        """Become the position whose ``cells`` and ``ending`` these are."""
        if not isinstance(ending, str):
            raise bad_argument("ending", ending, "the key of an ending")
        if not isinstance(cells, list):
            raise bad_argument("cells", cells, "the cells of a position")
        numbers: list[int] = []
        for cell in cells:
            if not isinstance(cell, int) or not -MOST < cell < MOST:
                raise bad_argument("cells", cell, "numbers")
            numbers.append(cell)
        before = self.cells()
        reader = CellReader(numbers)
        try:
            self.read_cells(reader)
            if reader.at != len(numbers):
                raise SandtableError(f"{len(numbers)} cells, but a position has {reader.at}")
        except SandtableError:
            self.read_cells(CellReader(before))
            raise
        self.ending = ending
        self.forget_options()

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
