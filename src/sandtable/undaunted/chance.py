"""Outcomes of chance: card draws and dice rolls."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sandtable.core.cards import card_at
from sandtable.core.errors import BadOutcome
from sandtable.undaunted import dice
from sandtable.undaunted.frames import DRAWING, Drawing, Rolling, kind_of

if TYPE_CHECKING:
    from sandtable.undaunted.state import Battle


def ways(state: "Battle") -> i64:
    top = state.top()
    if kind_of(top) == DRAWING:
        return state.side(Drawing.seat(top)).deck_size
    return dice.ways(Rolling.dice(top))


def outcome(state: "Battle", way: i64) -> i64:
    """Return the card at this place of the deck, or the roll with this number."""
    top = state.top()
    if kind_of(top) == DRAWING:
        return card_at(state.side(Drawing.seat(top)).deck, way)
    return way


def odds(state: "Battle") -> list[tuple[int, int]]:
    top = state.top()
    if kind_of(top) == DRAWING:
        deck = state.side(Drawing.seat(top)).deck
        return [(card, int(deck[card])) for card in range(len(deck)) if deck[card]]
    return dice.odds(int(Rolling.dice(top)))


def possible(state: "Battle", outcome: i64) -> bool:
    top = state.top()
    if kind_of(top) == DRAWING:
        deck = state.side(Drawing.seat(top)).deck
        return 0 <= outcome < len(deck) and deck[outcome] > 0
    return 0 <= outcome < dice.ways(Rolling.dice(top))


def chance_text(state: "Battle") -> str:
    top = state.top()
    if kind_of(top) == DRAWING:
        return f"a draw of {state.field.seats[Drawing.seat(top)]}"
    return f"a roll of {Rolling.dice(top)} dice"


def outcome_text(state: "Battle", outcome: i64) -> str:
    top = state.top()
    if kind_of(top) == DRAWING:
        return f"draw {state.field.seats[Drawing.seat(top)]} {state.field.cards[outcome]}"
    faces = dice.faces(int(outcome), int(Rolling.dice(top)))
    return "roll " + " ".join(str(face) for face in faces)


def parse_outcome(state: "Battle", text: str) -> int:
    top = state.top()
    words = text.split()
    if kind_of(top) == DRAWING:
        seat = state.field.seats[Drawing.seat(top)]
        if len(words) == 3 and words[:2] == ["draw", seat] and words[2] in state.field.cards:
            return state.field.card(words[2])
    elif len(words) == Rolling.dice(top) + 1 and words[0] == "roll":
        faces = words[1:]
        if all(len(face) == 1 and face in "0123456789" for face in faces):
            return int("".join(faces))
    raise BadOutcome(f"{text!r} is not a possible outcome of {chance_text(state)}")
