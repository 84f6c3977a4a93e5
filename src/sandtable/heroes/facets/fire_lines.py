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
        if not data:
            return None
        data["squares"] = [brief(square) for square in data["squares"]]
        if not data.get("scatters"):
            data.pop("scatters", None)
        return data

    def threats(self, state: State, move: Move) -> list[dict[str, Any]]:
        if move.kind not in MOVING:
            return []
        assert isinstance(state, Engine)
        threats: list[dict[str, Any]] = state.threats(move)
        return threats


def brief(square: dict[str, Any]) -> dict[str, Any]:
    """A square of a line without what goes without saying: the map shows the ground."""
    clear = square["effect"] == "clear"
    return {
        key: value
        for key, value in square.items()
        if value and not (clear and key in ("effect", "terrain"))
    }
