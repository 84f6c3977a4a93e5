"""Moments: what is being resolved, one class for each kind.

A position keeps what is going on as a stack of frames, the latest on top. What a frame of some kind
asks, which moves it offers, why it refuses others, and what a move or a roll does, its ``Moment``
says, in the module of its rule. Moments have no state of their own: everything is in the frame.

A frame is two numbers. The first holds its kind and five fields, four of ten bits and a longer last
one; each moment gives its fields names. The second is free.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.errors import BadOutcome
from sandtable.core.state import CHANCE, DECISION
from sandtable.core.vec import append, vec
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import MENU, MOVING, PASS, bit, code, shifted
from sandtable.heroes.model.dice import are_faces, rolled, ways_of
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import Skirmish

# Where the fields of a frame begin
FIRST: Final = 6
SECOND: Final = 16
THIRD: Final = 26
FOURTH: Final = 36
LAST: Final = 46


def frame(
    kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0, last: i64 = 0
) -> i64:
    return kind | first << 6 | second << 16 | third << 26 | fourth << 36 | last << 46


def kind_of(frame: i64) -> i64:
    return frame & 63


def field(frame: i64, at: i64) -> i64:
    """One of the fields of ten bits."""
    return frame >> at & 1023


def unit_of(frame: i64) -> i64:
    """The first field, which is the unit of most frames."""
    return frame >> 6 & 1023


def last_of(frame: i64) -> i64:
    return frame >> 46


def with_field(frame: i64, at: i64, value: i64) -> i64:
    """The frame with another value in one of its ten-bit fields."""
    return frame & ~(shifted(1023, at)) | value << at


def with_last(frame: i64, value: i64) -> i64:
    """The frame with another value in its last field."""
    return frame & bit(46) - 1 | value << 46


def is_active(state: Skirmish, unit: i64) -> bool:
    """Whether a unit is in the middle of an activation, or of a move a card gave it."""
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == MENU and unit_of(top) == unit:
            return True
        if state.theatre.corrected and kind_of(top) == MOVING and unit_of(top) == unit:
            return True
        index -= 2
    return False


def ask(state: Skirmish, seat: i64) -> bool:
    """Wait for a seat's choice."""
    state.waits = DECISION
    state.owing = bit(seat)
    return True


def roll(state: Skirmish) -> bool:
    """Wait for chance."""
    state.waits = CHANCE
    state.owing = 0
    return True


def only_pass() -> vec[i64]:
    return append(vec[i64](), code(PASS, 0))


class Moment:
    """One kind of frame. Its methods are handed the position and the frame on top."""

    def __init__(self, prompt: str, units: i64 = 0, in_hand: bool = False) -> None:
        self.prompt: str = prompt
        self.rules: dict[str, list[str]] = {}
        """By prompt the rules behind the question, those first that one needs first."""
        self.units: i64 = units
        """How many of its first fields are units."""
        self.elsewhere: i64 = why.FINISH_FIRST if in_hand else why.NOT_ASKED
        """Why a move of a kind that it does not ask for is refused: to finish what one has in hand,
        or because it is not the question."""

    # The first field of most frames

    @staticmethod
    def unit(top: i64) -> i64:
        """The unit it is about; for moments of units."""
        return field(top, FIRST)

    @staticmethod
    def seat(top: i64) -> i64:
        """The side it is about; for moments of sides."""
        return field(top, FIRST)

    # What comes next

    def advance(self, state: Skirmish, top: i64) -> bool:
        """Resolve a little more; True when it waits for a choice or for chance."""
        return roll(state)

    # Choices

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        """The moves that may be chosen, as codes: those for which ``reason`` is 0."""
        return only_pass()

    def asks(self, state: Skirmish, top: i64) -> i64:
        """The kinds of move this is a question about, as a mask."""
        return bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        """Why a move of a kind that is asked for cannot be chosen; 0 when it can."""
        return LEGAL

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        """Which window for cards this is, as windows.py names them; 0 when none can be played."""
        return 0

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        """Carry out a choice."""
        state.pop2()

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        """The prompt; its arguments go into a dictionary."""
        if self.units == 1:
            args["unit"] = state.theatre.units[field(top, FIRST)]
        return self.prompt

    def preview(self, state: Skirmish, top: i64, kind: i64, arg: i64) -> dict[str, int]:
        """The numbers behind a choice before it is made."""
        return {}

    # Chance: dice, unless a moment says otherwise

    def dice(self, state: Skirmish, top: i64) -> i64:
        """How many dice are rolled."""
        return 1

    def ways(self, state: Skirmish, top: i64) -> i64:
        return ways_of(self.dice(state, top))

    def outcome(self, state: Skirmish, top: i64, way: i64) -> i64:
        return rolled(way, self.dice(state, top))

    def odds(self, state: Skirmish, top: i64) -> list[tuple[int, int]]:
        number = self.dice(state, top)
        counts: dict[int, int] = {}
        for way in range(ways_of(number)):
            faces = int("".join(sorted(str(rolled(way, number)))))
            counts[faces] = counts.get(faces, 0) + 1
        return sorted(counts.items())

    def possible(self, state: Skirmish, top: i64, outcome: i64) -> bool:
        return are_faces(str(outcome), int(self.dice(state, top)))

    def chance_text(self, state: Skirmish, top: i64) -> str:
        return f"a roll of {self.dice(state, top)} dice"

    def outcome_text(self, state: Skirmish, top: i64, outcome: i64) -> str:
        return "roll " + " ".join(str(outcome))

    def parse(self, state: Skirmish, top: i64, words: list[str]) -> i64:
        """The outcome that words name, or -1."""
        if words and words[0] == "roll":
            roll = "".join(words[1:])
            if are_faces(roll, int(self.dice(state, top))) and len(words) == len(roll) + 1:
                return int(roll)
        return -1

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        """Chance has spoken."""

    # What others do to a frame

    def roll_again(self, state: Skirmish, top: i64) -> None:
        """Roll all dice of the roll again; the new result stands."""

    def card_played(self, state: Skirmish, top: i64) -> None:
        """HN-3.10: a card was played over this frame: both sides are asked again."""

    def cancel(self, state: Skirmish, top: i64) -> None:
        """A card answers this one: it does nothing."""

    def stopped(self, frame: i64, unit: i64) -> i64:
        """The frame after a unit was stopped: it goes no further (HN-6.21)."""
        return frame

    def revealed(self, frame: i64, unit: i64) -> i64:
        """The frame after a unit was revealed."""
        return frame

    def renamed(self, state: Skirmish, frame: i64, units: vec[i64], order: vec[i64]) -> i64:
        """The frame with each unit of ``order`` called as the one beside it in ``units``."""
        if self.units >= 1:
            frame = with_field(frame, FIRST, new_name(units, order, field(frame, FIRST)))
        if self.units >= 2:
            frame = with_field(frame, SECOND, new_name(units, order, field(frame, SECOND)))
        return frame


def new_name(units: vec[i64], order: vec[i64], unit: i64) -> i64:
    for index in range(i64(len(units))):
        if order[index] == unit:
            return units[index]
    return unit


def parse_outcome(state: Skirmish, text: str) -> int:
    """The outcome a record names; BadOutcome for what does not fit."""
    top = state.top()
    moment = KINDS[kind_of(top)]
    found = moment.parse(state, top, text.split())
    if found < 0:
        raise BadOutcome(f"{text!r} does not fit {moment.chance_text(state, top)}")
    return int(found)


MOST_KINDS: Final = 64
KINDS: Final[list[Moment]] = [Moment("") for _ in range(MOST_KINDS)]
"""The moment of each kind of frame. The modules of the rules put theirs here."""
