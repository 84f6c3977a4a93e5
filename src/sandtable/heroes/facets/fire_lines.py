"""Lines of fire and threats, told with the choices they belong to."""

from typing import Any

from sandtable.core import Move, State
from sandtable.heroes.engine import Engine

AIMED = ("target", "blast")
MOVING = ("step", "drive", "halt")
"""The kinds of move that have a line of fire, and those that others may fire at."""


class HeroesFireLines:
    def line(self, state: State, move: Move) -> dict[str, Any] | None:
        if move.kind not in AIMED:
            return None
        assert isinstance(state, Engine)
        data: dict[str, Any] = state.line_of_fire(move)
        for square in data.get("squares", []):
            if square.get("effect", "clear") == "clear":
                square["terrain"] = ""  # the map shows it
        return data or None

    def threats(self, state: State, move: Move) -> list[dict[str, Any]]:
        if move.kind not in MOVING:
            return []
        assert isinstance(state, Engine)
        threats: list[dict[str, Any]] = state.threats(move)
        return threats
