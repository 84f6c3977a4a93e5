"""Data sent with choices before they are made: lines of fire, and threats to a step."""

from msgspec import convert

from sandtable.core import Move, State
from sandtable.heroes.engine import Engine
from sandtable.heroes.wire import CrossedSquare, FireLine, SkirmishOutlook, Threat

AIMED = ("target", "blast")
MOVING = ("step", "drive", "halt")
"""Kinds of move that have a line of fire, and kinds that may draw fire."""
MOST_LINES = 30
"""Maximum lines of fire per tree; the rest are sent when the client explores."""


class HeroesOutlooks:
    def __init__(self) -> None:
        self.lines_left = MOST_LINES

    def of(self, state: State, move: Move, offered: bool) -> SkirmishOutlook | None:
        assert isinstance(state, Engine)
        if move.kind in AIMED and self.lines_left:
            fire = line_of_fire(state, move)
            if fire is not None:
                self.lines_left -= 1
                return SkirmishOutlook(fire=fire)
        if move.kind in MOVING and offered:
            threats = state.threats(move)
            if threats:
                return SkirmishOutlook(threats=convert(threats, list[Threat]))
        return None


def line_of_fire(state: Engine, move: Move) -> FireLine | None:
    """Return the line to a target, even if blocked; None for a move without a line."""
    data = state.line_of_fire(move)
    if not data:
        return None
    line = convert(data, FireLine)
    line.squares = [brief(square) for square in line.squares]
    return line


def brief(square: CrossedSquare) -> CrossedSquare:
    """Return a square of a line without terrain that has no effect; the map shows it."""
    if square.effect == "clear":
        square.terrain = ""
    return square
