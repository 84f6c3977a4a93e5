"""Moments: the classes of frames, one for each kind of thing that is being resolved.

A position stores what is being resolved as a stack of frames, the latest on top. The ``Moment`` of
a frame's kind, in the module of its rule, defines the question, the moves it offers, why it refuses
other moves, and what a move or a roll does. Moments have no state: all data is in the frame.

A frame is two numbers. The first holds its kind and five fields, four of ten bits and a longer last
one; each moment names its fields. The second number is for any use.
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

# Bit offsets of the fields of a frame
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
    """Return a ten-bit field."""
    return frame >> at & 1023


def unit_of(frame: i64) -> i64:
    """Return the first field, which is the unit in most frames."""
    return frame >> 6 & 1023


def last_of(frame: i64) -> i64:
    return frame >> 46


def with_field(frame: i64, at: i64, value: i64) -> i64:
    """Return the frame with another value in a ten-bit field."""
    return frame & ~(shifted(1023, at)) | value << at


def with_last(frame: i64, value: i64) -> i64:
    """Return the frame with another value in its last field."""
    return frame & bit(46) - 1 | value << 46


def is_active(state: Skirmish, unit: i64) -> bool:
    """Whether a unit is in the middle of an activation, or of a move that a card gave it."""
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
    """Wait for a random outcome."""
    state.waits = CHANCE
    state.owing = 0
    return True


def only_pass() -> vec[i64]:
    return append(vec[i64](), code(PASS, 0))


class Moment:
    """One kind of frame. Its methods receive the position and the frame on top."""

    def __init__(self, prompt: str, units: i64 = 0, in_hand: bool = False) -> None:
        self.prompt: str = prompt
        self.rules: dict[str, list[str]] = {}
        """The rules behind the question, by prompt; the most important first."""
        self.units: i64 = units
        """How many of the first fields are units."""
        self.elsewhere: i64 = why.FINISH_FIRST if in_hand else why.NOT_ASKED
        """The reason for refusing a move of another kind.

        Either the current action must be finished first, or the move does not answer the question.
        """

    # The first field of most frames

    @staticmethod
    def unit(top: i64) -> i64:
        """Return the unit of a frame that starts with a unit."""
        return field(top, FIRST)

    @staticmethod
    def seat(top: i64) -> i64:
        """Return the seat of a frame that starts with a seat."""
        return field(top, FIRST)

    # What comes next

    def advance(self, state: Skirmish, top: i64) -> bool:
        """Resolve one step; return True if a choice or a random outcome is needed."""
        return roll(state)

    # Choices

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        """Return the possible moves, as codes: those for which ``reason`` is 0."""
        return only_pass()

    def asks(self, state: Skirmish, top: i64) -> i64:
        """Return the mask of the kinds of move that answer the question."""
        return bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        """Return why a move of these kinds is not possible, or 0."""
        return LEGAL

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        """Return the window for cards, as named in windows.py; 0 if none is open."""
        return 0

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        """Carry out a choice."""
        state.pop2()

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        """Return the prompt and add its arguments to ``args``."""
        if self.units == 1:
            args["unit"] = state.theatre.units[field(top, FIRST)]
        return self.prompt

    def preview(self, state: Skirmish, top: i64, kind: i64, arg: i64) -> dict[str, int]:
        """Return the numbers behind a choice before it is made."""
        return {}

    # Chance: dice by default

    def dice(self, state: Skirmish, top: i64) -> i64:
        """Return the number of dice rolled."""
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
        """Return the outcome that the words of a record name, or -1."""
        if words and words[0] == "roll":
            roll = "".join(words[1:])
            if are_faces(roll, int(self.dice(state, top))) and len(words) == len(roll) + 1:
                return int(roll)
        return -1

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        """Apply a random outcome."""

    # Effects of other rules on a frame

    def roll_again(self, state: Skirmish, top: i64) -> None:
        """Reroll all dice of the roll; the new result stands."""

    def card_played(self, state: Skirmish, top: i64) -> None:
        """Ask both sides again after a card was played over this frame (HN-3.10)."""

    def cancel(self, state: Skirmish, top: i64) -> None:
        """Cancel the card in this frame: it has no effect."""

    def stopped(self, frame: i64, unit: i64) -> i64:
        """Return the frame after a unit was stopped: its move ends (HN-6.21)."""
        return frame

    def revealed(self, frame: i64, unit: i64) -> i64:
        """Return the frame after a unit was revealed."""
        return frame

    def renamed(self, state: Skirmish, frame: i64, units: vec[i64], order: vec[i64]) -> i64:
        """Return the frame with each unit of ``order`` replaced by its counterpart in ``units``."""
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
    """Return the outcome that a record names; raise BadOutcome if it does not fit."""
    top = state.top()
    moment = KINDS[kind_of(top)]
    found = moment.parse(state, top, text.split())
    if found < 0:
        raise BadOutcome(f"{text!r} does not fit {moment.chance_text(state, top)}")
    return int(found)


MOST_KINDS: Final = 64
KINDS: Final[list[Moment]] = [Moment("") for _ in range(MOST_KINDS)]
"""The moment of each kind of frame, registered by the modules of the rules."""
