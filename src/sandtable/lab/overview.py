"""The views of Heroes as plain numbers: where the units stand, and what lies on the table."""

from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.core import Game, View
from sandtable.heroes.theatre import Theatre
from sandtable.heroes.words import PHASES, TOKENS

Array = npt.NDArray[np.float32]

UNIT = 12
"""The numbers of a unit."""
# What is counted of a side, and what is much of it.
COUNTED = {
    "points": 10,
    "hand_size": 6,
    "deck_size": 60,
    "orders": 10,
    "specials": 2,
    "bluffs": 2,
    "tokens_left": 10,
    "bonuses_held": 3,
    "out": 10,
    "markers": 4,
    "watches": 1,
}
KINDS = (
    "activate",
    "ammo",
    "blast",
    "board",
    "card",
    "charge",
    "conceal",
    "die",
    "discard",
    "do",
    "drive",
    "face",
    "flip",
    "halt",
    "leave",
    "on",
    "order",
    "pass",
    "pick",
    "resolve",
    "reroll",
    "reveal",
    "share",
    "show",
    "step",
    "target",
    "token",
    "up",
    "wait",
    "watch",
)
ODDS = ("hits", "kills", "suppresses")
"""What a preview counts of its ways."""


class Overview:
    """Turns the views of one scenario into numbers."""

    def __init__(self, game: Game, scenario: str) -> None:
        theatre = game.scenario(scenario)
        assert isinstance(theatre, Theatre)
        self._theatre = theatre
        ground = theatre.ground
        # A board square is two by two of the map's units.
        wide, high = 2 * int(ground.width), 2 * int(ground.height)
        self._places = {
            name: (int(ground.x[cell]) / wide, int(ground.y[cell]) / high)
            for cell, name in enumerate(theatre.cells)
        }
        self.size = (
            3
            + len(PHASES)
            + 2 * len(COUNTED)
            + len(theatre.cards)
            + len(theatre.objectives)
            + UNIT * len(theatre.units)
        )
        self.width = len(KINDS) + len(ODDS) + 2

    def observation(self, view: View) -> Array:
        data: Any = view.data()
        me = data["seat"]
        sides = [data["sides"][me], *(side for name, side in data["sides"].items() if name != me)]
        numbers = [
            data["turn"] / data["last_turn"],
            data["slot"] / len(TOKENS),
            float(data["initiative"] == me),
            *(float(data["phase"] == phase) for phase in PHASES),
            *(side[name] / much for side in sides for name, much in COUNTED.items()),
            *(float(sides[0]["hand"].get(card, 0)) for card in self._theatre.cards),
            *(
                0.0 if not holder else 1.0 if holder == me else -1.0
                for holder in data["objectives"].values()
            ),
        ]
        for side in sides:
            for unit in side["units"]:
                numbers += self._unit(unit)
        return np.array(numbers, np.float32)

    def _unit(self, unit: dict[str, Any]) -> list[float]:
        x, y = self._places.get(unit.get("cell", ""), (0.0, 0.0))
        token = unit.get("token", TOKENS[0])
        return [
            float("cell" in unit),
            float("aboard" in unit),
            float(unit.get("off") == "waiting"),
            x,
            y,
            float(unit["side"] == "back"),
            float(unit["concealed"]),
            unit["suppressed"] / 2,
            float(unit["acted"]),
            len(unit.get("damage", ())) / 4,
            TOKENS.index(token) / len(TOKENS),
            float(unit.get("shown", False)),
        ]

    def choices(self, view: View) -> Array:
        decision = view.decision()
        options = [] if decision is None else decision.options
        rows = np.zeros((len(options), self.width), np.float32)
        for row, move in zip(rows, options, strict=True):
            row[KINDS.index(move.kind)] = 1
            preview = view.position.preview(move)
            for place, name in enumerate(ODDS, len(KINDS)):
                row[place] = preview.get(name, 0) / preview.get("ways", 1)
            row[-2:] = self._places.get(move.arg, (0.0, 0.0))
        return rows
