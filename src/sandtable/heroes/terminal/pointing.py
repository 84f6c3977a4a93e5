"""The places that moves of a Heroes title point at: squares, crossings, and squares of units."""

from functools import cached_property

from sandtable.core import Decision, Move
from sandtable.heroes.engine import Engine
from sandtable.heroes.model.battlefield import Theatre
from sandtable.heroes.terminal.map import Spotlight

SQUARE_MOVES = ("step", "target", "on", "blast")
"""Kinds of move that name a place."""
UNIT_MOVES = ("order", "resolve", "activate", "pick", "board")
"""Kinds of move that name a unit, which is on a square."""
NATURAL = {
    "move": ("step", "target"),
    "assault_move": ("step",),
    "assault_target": ("target",),
    "target": ("target", "blast"),
    "share_target": ("target",),
    "blast_order": ("target",),
    "deploy": ("on",),
    "place": ("on",),
    "retreat": ("on",),
    "supply_end": ("on",),
    "orders": ("order",),
    "gap": ("activate", "resolve"),
    "between": ("activate", "resolve"),
    "special": ("resolve",),
    "order_zero": ("resolve",),
    "supply": ("activate",),
    "opportunity": ("activate",),
    "go": ("activate",),
    "card_target": ("pick", "target", "blast"),
    "deploy_pick": ("pick",),
}
"""For each question the moves that a player who points at a place most likely means."""
AIMED = ("target", "blast")
EFFECTS = {"clear": "•", "blocks": "✕"}
"""Effects of a square on a line of fire; limiting terrain is shown as a number."""


class Pointing:
    """Finds the places of moves."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre

    @cached_property
    def moves(self) -> dict[str, Move]:
        """The moves of the scenario by their texts."""
        return {move.text: move for move in self.theatre.by_code if move.text}

    def spot_of(self, position: Engine, decision: Decision, move: Move) -> str:
        """Return the place that a move points at; empty if there is none."""
        if move.kind in SQUARE_MOVES:
            return move.arg
        if move.kind in UNIT_MOVES:
            return self.square_of(position, move.arg)
        if move.kind == "drive":
            after = position.clone()
            after.choose(move, decision.seat)
            return self.square_of(after, str(decision.args["unit"]))
        return ""

    def square_of(self, position: Engine, unit: str) -> str:
        """Return the square of a unit or of its transport; empty while it is off the map."""
        number = self.theatre.unit(unit)
        at = int(position.at(number))
        if at < 0:
            carrier = int(position.carrier(number))
            at = int(position.at(carrier)) if carrier >= 0 else at
        return self.theatre.cells[at] if at >= 0 else ""

    def acting(self, position: Engine, decision: Decision) -> list[str]:
        """Return the squares of the unit that a question is about, and of its target."""
        units = [str(decision.args.get(name) or "") for name in ("unit", "target")]
        squares = [self.square_of(position, unit) for unit in units if unit]
        return [square for square in squares if square]

    def units_at(self, position: Engine, spot: str) -> list[str]:
        return [unit for unit in self.theatre.units if self.square_of(position, unit) == spot]

    def at(self, position: Engine, decision: Decision, spot: str) -> list[Move]:
        """Return the options at a place, then other moves that a player may want there."""
        found = [
            move for move in decision.options if self.spot_of(position, decision, move) == spot
        ]
        for kind in NATURAL.get(decision.prompt, ()):
            names = [spot] if kind in SQUARE_MOVES else self.units_at(position, spot)
            texts = [f"{kind} {name}" for name in names]
            found += [self.moves[text] for text in texts if text in self.moves]
        return list(dict.fromkeys(found))

    def spotlight(
        self, position: Engine, decision: Decision, chosen: int | None, spot: str
    ) -> Spotlight:
        """Return the places that the options point at, with the one under the cursor."""
        numbers: dict[str, list[int]] = {}
        for number, move in enumerate(decision.options, 1):
            if place := self.spot_of(position, decision, move):
                numbers.setdefault(place, []).append(number)
        spots = {spot} if spot else set()
        line: dict[str, str] = {}
        if chosen is not None:
            move = decision.options[chosen]
            if not spot:
                spots.add(self.spot_of(position, decision, move))
            line = fire_line(position, move)
        return Spotlight(
            {place: "·".join(map(str, found)) for place, found in numbers.items()},
            frozenset(spots - {""}),
            frozenset(self.acting(position, decision)),
            line,
        )


def fire_line(position: Engine, move: Move) -> dict[str, str]:
    """Return the squares that a line of fire crosses, each with its effect on the line."""
    if move.kind not in AIMED:
        return {}
    line = position.line_of_fire(move)
    squares = line.get("squares", [])
    assert isinstance(squares, list)
    return {
        square["cell"]: EFFECTS.get(square["effect"], f"−{-square['modifier']}")
        for square in squares
    }
