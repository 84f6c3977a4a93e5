"""Lines of fire and threats, told with the choices they belong to."""

from typing import Any

import msgspec

from sandtable.core import Move, State
from sandtable.heroes.engine import Engine
from sandtable.server import wire

AIMED = ("target", "blast")
MOVING = ("step", "drive", "halt")
"""The kinds of move that have a line of fire, and those that others may fire at."""


def fire_line(state: State, move: Move) -> wire.FireLine | None:
    """The line to a target, possible or not."""
    if not isinstance(state, Engine):
        return None
    data: dict[str, Any] = state.line_of_fire(move)
    if not data:
        return None
    line = msgspec.convert(data, wire.FireLine)
    for square in line.squares:
        if square.effect == "clear":
            square.terrain = ""  # the map shows it
    return line


def threats(state: State, move: Move) -> list[wire.Threat]:
    """Who could fire at a unit that takes this step."""
    if not isinstance(state, Engine):
        return []
    return msgspec.convert(state.threats(move), list[wire.Threat])
