"""The game state interface: decisions, chance, views.

A state waits for decisions (one or several seats must choose), for chance (dice or a draw must be
resolved), or for nothing, because the game is over. What is being resolved is a stack of small
frames inside the state, so a state can be cloned, saved and resumed at any point.
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
FIRST: Final[object] = NOBODY
"""The default of a seat: the first that must choose. The same object in each call without a seat,
so that it is recognised without looking at its value."""

MOST: Final = 1 << 62
"""Bound on the absolute value of outcomes and cells."""


def expect_rng(rng: object) -> Rng:
    """Return the given generator; raise BadArgument for anything else."""
    if isinstance(rng, Rng):
        return rng
    raise bad_argument("rng", rng, "a sandtable.Rng")


class CellReader:
    """Reads the numbers of a position one after another."""

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
        """Read a count, then that many numbers."""
        numbers = vec[i64]()
        for _ in range(self.next()):
            numbers = append(numbers, self.next())
        return numbers


class Decision:
    """A question to a seat: a prompt key with arguments, and the options."""

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
    """What one seat, or a spectator, may know of a state, and nothing else."""

    def __init__(self, seat: i64) -> None:
        self._seat: i64 = seat

    def __repr__(self) -> str:
        scenario = self.position.scenario
        who = "a spectator" if self._seat == NOBODY else scenario.seats[int(self._seat)]
        return f"<{scenario!r} as seen by {who}>"

    @property
    def seat(self) -> int | None:
        """The seat of this view; None for a spectator."""
        return None if self._seat == NOBODY else int(self._seat)

    def imagine(self, rng: object) -> "State":
        """Draw a state at random from all states that fit this view."""
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """Return the view as plain data, ready for JSON."""
        raise NotImplementedError

    @property
    def position(self) -> "State":
        """The seat's knowledge as a state without any hidden information."""
        raise NotImplementedError

    def cells(self) -> list[int]:
        """Return the whole view as numbers, to send it to another process."""
        raise NotImplementedError

    def decision(self) -> Decision | None:
        """Return the pending decision of this seat, or None."""
        raise NotImplementedError


class State:
    """A position of a game. Each system derives its own and implements the rules.

    A seat is given by number or name, a move as a Move or as text. An unknown name or a bad
    argument raises a SandtableError and changes nothing. Methods that take codes (``codes``,
    ``choose_code``, ``apply``, ``resolve``) are internal to the engine: fast, and without checks.
    """

    def __init__(self, scenario: Scenario, frames: vec[i64], depth: i64) -> None:
        self.scenario: Scenario = scenario
        self.waits: i64 = CHANCE
        """DECISION, CHANCE or OVER."""
        self.owing: i64 = 0
        """The seats that must choose, as a bit mask."""
        self.winner: i64 = NOBODY
        """The seat that won, once the game is over; -1 for a draw."""
        self.ending: str = ""
        """The way the game ended, as a key; empty during the game."""
        self.journal: Journal | None = None
        # The stack: the first `depth` cells, the innermost frame last.
        self.frames: vec[i64] = frames
        self.depth: i64 = depth
        # The cached options and their seat; play() checks a move against them without listing
        # again.
        self._listed: vec[i64] = vec[i64]()
        self._listed_for: i64 = NOBODY

    # Whether the state waits, and for whom

    @property
    def over(self) -> bool:
        return self.waits == OVER

    @property
    def seat(self) -> int:
        """The seat that must choose (the first if several must), or -1."""
        return int(self.first_owing())

    @property
    def seats_owing(self) -> list[int]:
        """All seats that must choose. They may choose in any order."""
        return [s for s in range(len(self.scenario.seats)) if self.owing >> s & 1]

    def first_owing(self) -> i64:
        if self.owing == 0:
            return NOBODY
        seat: i64 = 0
        while not self.owing >> seat & 1:
            seat += 1
        return seat

    # Converting arguments

    def seat_number(self, seat: object) -> i64:
        """Return the number of a seat given by number or name; raise UnknownName if unknown."""
        if isinstance(seat, int) and not isinstance(seat, bool):
            if 0 <= seat < len(self.scenario.seats):
                return i64(seat)
        elif isinstance(seat, str) and seat in self.scenario.seats:
            return i64(self.scenario.seats.index(seat))
        names = " and ".join(f"{n} ({name})" for n, name in enumerate(self.scenario.seats))
        raise UnknownName(f"unknown seat: {shown(seat)}; the seats are {names}")

    def seat_or_first(self, seat: object) -> i64:
        """Like ``seat_number``, but -1 means the first seat that must choose."""
        if isinstance(seat, int) and seat == NOBODY:
            return self.first_owing()
        return self.seat_number(seat)

    def viewer(self, seat: object) -> int | None:
        """Like ``seat_number``, but None means a spectator."""
        return None if seat is None else int(self.seat_number(seat))

    def move_given(self, move: object) -> Move:
        """Return the move given as a Move or as text."""
        if isinstance(move, Move):
            return move
        if isinstance(move, str):
            return self.scenario.move(move)
        raise bad_argument("move", move, "a move or its text")

    def own_move(self, move: object) -> Move:
        """Like ``move_given``, but the move must belong to this scenario."""
        given = self.move_given(move)
        by_code = self.scenario.by_code
        if not 0 <= given.code < len(by_code) or by_code[given.code] is not given:
            title, scenario = self.scenario.title, self.scenario.id
            raise UnknownName(f"move: {given.text!r} is not a move of {title}/{scenario}")
        return given

    def outcome_given(self, outcome: object) -> i64:
        """Return the outcome if it is possible now; raise BadOutcome otherwise."""
        self.expect_chance()
        if isinstance(outcome, int) and -MOST < outcome < MOST and self.possible(i64(outcome)):
            return i64(outcome)
        raise BadOutcome(f"outcome: {shown(outcome)} is not an outcome of {self.chance_text()}")

    # Choices

    def options(self, seat: object = FIRST) -> list[Move]:
        """Return the moves a seat may choose, in a fixed order."""
        codes = self.codes(self.first_owing() if seat is FIRST else self.seat_or_first(seat))
        by_code = self.scenario.by_code
        moves: list[Move] = []
        for code in codes:
            moves.append(by_code[code])
        return moves

    def codes(self, seat: i64) -> vec[i64]:
        """Return the options as move codes; computed once per decision."""
        if seat < 0 or not self.owing >> seat & 1:
            return vec[i64]()
        if self._listed_for != seat:
            self._listed = self.list_options(seat)
            self._listed_for = seat
        return self._listed

    def forget_options(self) -> None:
        """Clear the cached options, which belong to one seat and one position."""
        self._listed = vec[i64]()
        self._listed_for = NOBODY

    def choose(self, move: object, seat: object = FIRST) -> None:
        """Make a choice. Chance is not resolved."""
        number = self.seat_or_first(seat)
        chosen = self.move_given(move)
        self.choose_code(chosen.code, number, chosen)

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

    def offers(self, code: i64, seat: i64) -> bool:
        """Return whether a seat may choose the move with this code."""
        for option in self.codes(seat):
            if option == code:
                return True
        return False

    def carry_out(self, code: i64, seat: i64) -> None:
        """Make a choice that is known to be legal."""
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

    def play(self, move: object, rng: object, seat: object = FIRST) -> None:
        """Make a choice and resolve chance up to the next decision."""
        generator = rng if isinstance(rng, Rng) else expect_rng(rng)
        number = self.first_owing() if seat is FIRST else self.seat_or_first(seat)
        chosen = move if isinstance(move, Move) else self.move_given(move)
        self.choose_code(chosen.code, number, chosen)
        self.settle_chance(generator)

    # Chance

    def settle_all(self, rng: object) -> None:
        """Resolve chance from a generator up to the next decision or the end of the game."""
        self.settle_chance(expect_rng(rng))

    def settle_chance(self, rng: Rng) -> None:
        while self.waits == CHANCE:
            self.resolve(self.outcome(rng.below(self.ways())))

    def sample(self, rng: object) -> int:
        """Draw one outcome at random, without listing all outcomes."""
        self.expect_chance()
        return int(self.outcome(expect_rng(rng).below(self.ways())))

    def settle(self, outcome: object) -> None:
        """Resolve the pending chance with this outcome."""
        self.resolve(self.outcome_given(outcome))

    def expect_chance(self) -> None:
        """Raise BadOutcome unless the state waits for chance."""
        if self.waits != CHANCE:
            raise BadOutcome("no chance outcome is expected here")

    # Endings without a move

    def resign(self, seat: object) -> None:
        """End the game: the seat resigns and the other wins."""
        self._concede(self.seat_number(seat), "resigned")

    def time_out(self, seat: object) -> None:
        """End the game: the seat's time is up and the other wins."""
        self._concede(self.seat_number(seat), "timed_out")

    def agree_draw(self) -> None:
        """End the game by an agreed draw."""
        self._expect_open()
        self.finish(NOBODY, "draw_agreed")

    def _concede(self, seat: i64, ending: str) -> None:
        self._expect_open()
        self.finish(1 - seat, ending)

    def _expect_open(self) -> None:
        if self.waits == OVER:
            raise IllegalMove("the game is over")

    def finish(self, winner: i64, ending: str) -> None:
        """End the game and discard everything that is still to be resolved."""
        self.waits = OVER
        self.owing = 0
        self.winner = winner
        self.ending = ending
        self.depth = 0
        self._listed_for = NOBODY
        if self.journal is not None:
            name = "" if winner == NOBODY else self.scenario.seats[winner]
            self.journal.add("game_over", {"side": name, "ending": ending})

    # The stack

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
        """Report the events that precede the first entry of a record."""

    # Implemented by each system

    def clone(self) -> "State":
        """Return an independent copy without the journal."""
        raise NotImplementedError

    def list_options(self, seat: i64) -> vec[i64]:
        """Return the codes of all legal moves of this seat, in ascending order."""
        raise NotImplementedError

    def apply(self, code: i64, seat: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def ways(self) -> i64:
        """Return the number of equally likely ways in which chance can turn out."""
        raise NotImplementedError

    def outcome(self, way: i64) -> i64:
        """Return the outcome of one of the equally likely ways."""
        raise NotImplementedError

    def odds(self) -> list[tuple[int, int]]:
        """Return the distinct outcomes, each with the number of ways that lead to it."""
        raise NotImplementedError

    def possible(self, outcome: i64) -> bool:
        """Return whether this outcome is possible now."""
        raise NotImplementedError

    def resolve(self, outcome: i64) -> None:
        """Carry out a possible outcome."""
        raise NotImplementedError

    def chance_text(self) -> str:
        """Describe the pending chance, for messages."""
        raise NotImplementedError

    def outcome_text(self, outcome: object) -> str:
        """Return the outcome as a record writes it."""
        raise NotImplementedError

    def parse_outcome(self, text: object) -> int:
        """Parse an outcome from a record; raise BadOutcome if it does not fit."""
        raise NotImplementedError

    def decision(self, seat: object = FIRST) -> Decision | None:
        """Return the pending decision of a seat, or None."""
        number = self.seat_or_first(seat)
        if self.waits != DECISION or number < 0 or not self.owing >> number & 1:
            return None
        args: dict[str, object] = {}
        prompt = self.question(args)
        return Decision(number, prompt, args, self.options(number))

    def question(self, args: dict[str, object]) -> str:
        """Return the key of the pending question and add the question's arguments to ``args``."""
        raise NotImplementedError

    def rounds(self) -> i64:
        """Return the current round or turn."""
        return 0

    def idle(self, seat: i64) -> bool:
        """Return whether a seat has a decision in which it can only pass.

        The caller may pass for the seat, with a record entry of its own, so that no one learns
        whether the seat had a decision.
        """
        return False

    def may_pass(self, seat: i64) -> bool:
        """Return whether a seat has a decision in which it may pass."""
        return False

    def view(self, seat: object) -> View:
        """Return the view of a seat, or of a spectator (None). There is no default."""
        raise NotImplementedError

    def why_not(self, move: object, seat: object = FIRST) -> Refusal | None:
        """Return the rule that forbids a move, or None if the move is legal."""
        raise NotImplementedError

    def preview(self, move: object, *then: object) -> dict[str, int]:
        """Return the numbers behind an option, such as the odds of an attack; often empty.

        ``then`` are moves that would follow: ``preview("play rifleman_a", "do attack", "at
        de.scout_a")`` previews the attack before the card is played. They are tried on a copy; an
        illegal one raises IllegalMove.
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

    def __repr__(self) -> str:
        seats = self.scenario.seats
        if self.waits == OVER:
            winner = "drawn" if self.winner == NOBODY else f"{seats[int(self.winner)]} won"
            doing = f"over, {winner} ({self.ending})"
        elif self.waits == CHANCE:
            doing = "chance is due"
        else:
            doing = " and ".join([seats[seat] for seat in self.seats_owing]) + " to choose"
        return f"<{self.scenario!r} in round {self.rounds()}: {doing}>"

    def waiting_text(self) -> str:
        """Describe what the state waits for before the seat's next choice, for messages."""
        if self.waits == OVER:
            return "the game is over"
        return "chance comes first" if self.waits == CHANCE else "the other side chooses first"

    def preview_code(self, code: i64) -> dict[str, int]:
        """Like ``preview``, for the code of an option."""
        return {}

    def cells(self) -> list[int]:
        """Return the whole state as numbers in a fixed order, for equality and digests."""
        raise NotImplementedError

    def sign(self) -> i64:
        """Return a hash of the position that is faster than ``cells``.

        Use it where a collision once in a billion comparisons does no harm.
        """
        return zlib.crc32(repr(self.cells()).encode())

    def restore(self, cells: object, ending: object) -> None:
        """Restore the position from its ``cells`` and ``ending``."""
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
                raise SandtableError(f"got {len(numbers)} cells, but a position has {reader.at}")
        except SandtableError:
            self.read_cells(CellReader(before))
            raise
        self.ending = ending
        self.forget_options()

    def read_cells(self, cells: "CellReader") -> None:
        """Read the numbers that ``cells`` wrote, in the same order."""
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
