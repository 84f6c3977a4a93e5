"""The texts of the options in a Heroes title, their odds, and options that are not possible."""

from collections.abc import Iterator, Mapping
from typing import Any

from textual.content import Content

from sandtable.core import Decision, Move, View
from sandtable.heroes.engine import Engine
from sandtable.heroes.model.codes import VERBS
from sandtable.heroes.terminal.counters import face
from sandtable.heroes.terminal.map import Chart
from sandtable.heroes.terminal.pointing import Pointing
from sandtable.tui.client_words import Speech
from sandtable.words import Words

DULL = ("not-able", "no-kit", "not-asked", "no-demolition")
"""Reasons that only mean that a unit is of another kind."""
ENDED = ("stopped", "no-points")
"""Reasons that hold for every step, because the move is over."""


class Options:
    """Texts for moves, with hints for the choice."""

    def __init__(self, chart: Chart, pointing: Pointing, words: Words, speech: Speech) -> None:
        self.chart = chart
        self.pointing = pointing
        self.theatre = chart.theatre
        self.words = words
        self.speech = speech

    def text(self, position: Engine, move: Move, decision: Decision) -> Content:
        text = Content(self.words.option(move, decision))
        hint = self._hint(position, move)
        return text + Content.styled(f"  {hint}", "$ink-3") if hint else text

    def _hint(self, position: Engine, move: Move) -> str:
        """Return who is on a square, or its terrain."""
        if move.kind == "target":
            return self.standing(position, move.arg)
        if move.kind in ("step", "on"):
            cell = self.theatre.cell(move.arg)
            cover = self.chart.cover(position, cell)
            terrain = self.chart.terrain(position, cell)
            named = "" if terrain == "open" else self.terrain(terrain)
            return " ".join(filter(None, (named, f"+{cover}" if cover else "")))
        if move.kind in ("order", "activate", "resolve", "pick", "board"):
            return self.pointing.square_of(position, move.arg)
        if move.kind == "token":
            return face(move.arg)
        return ""

    def terrain(self, terrain: str) -> str:
        return self.words.say(f"terrain-{terrain.replace('_', '-')}")

    def standing(self, position: Engine, spot: str) -> str:
        """Return the unit on a square, as far as it is known."""
        if spot not in self.theatre.cells:
            return ""
        unit = int(position.occupant(self.theatre.cell(spot)))
        if unit < 0:
            return ""
        if position.concealed(unit) and position.seat_of(unit) != position.first_owing():
            return self.words.say("term-concealed")
        return self.words.card(self.theatre.units[unit])

    # Odds

    def odds(self, preview: Mapping[str, int]) -> Content:
        """Return the odds of an attack and its sum, before the roll."""
        if preview.get("under") == 0:
            return Content("")
        if "under" in preview:
            return Content.styled(self.speech.say("ui-under", count=preview["under"]), "$ink-3")
        parts = [(f"{percent(preview, 'hits')}%", "bold $oxide")]
        if "ties" in preview:
            ties = self.speech.say("ui-odds-tie", percent=percent(preview, "ties"))
            parts += [(f"  {ties}", "$ink-2")]
            told = self.speech.say("ui-odds-assault", ours=preview["sum"], theirs=preview["total"])
        else:
            extras = {"kills": "term-double-hit", "suppresses": "term-suppressed"}
            for name, term in extras.items():
                if preview[name]:
                    text = f"  {self.words.say(term)} {percent(preview, name)}%"
                    parts.append((text, "$ink-2"))
            told = self.words.say("attack-sum", sum=preview["sum"], total=preview["total"])
        return Content.assemble(*parts, (f"  {told}", "$ink-3"))

    # Options that are not possible

    def withheld(self, view: View, position: Engine, decision: Decision) -> list[Move]:
        """Return moves that a player might expect but cannot make, if the reason is informative."""
        found = []
        for text in dict.fromkeys(self._expected(view, position, decision)):
            move = self.pointing.moves.get(text)
            if move is None or move in decision.options:
                continue
            refusal = position.why_not(move, decision.seat)
            if refusal is not None and refusal.key not in DULL + ENDED:
                found.append(move)
        return found

    def _expected(self, view: View, position: Engine, decision: Decision) -> Iterator[str]:
        data: Mapping[str, Any] = view.data()
        side = data["seat"]
        prompt = decision.prompt
        if prompt == "activate":
            yield from (f"do {verb}" for verb in VERBS)
        elif prompt in ("move", "assault_move"):
            here = self.pointing.square_of(position, str(decision.args["unit"]))
            yield from (f"step {cell}" for cell in self._around(position, here))
        elif prompt in ("target", "share_target", "assault_target"):
            for other, enemies in data["sides"].items():
                if other != side:
                    yield from (f"target {u['cell']}" for u in enemies["units"] if "cell" in u)
        elif prompt == "orders":
            for unit in data["sides"][side]["units"]:
                if unit.get("off") != "gone":
                    yield f"order {unit['unit']}"
        elif prompt in ("supply", "opportunity"):
            for unit in data["sides"][side]["units"]:
                if "cell" in unit:
                    yield f"activate {unit['unit']}"

    def _around(self, position: Engine, here: str) -> Iterator[str]:
        """Return the squares one step away, even if the unit cannot go there."""
        if not here:
            return
        ground = self.theatre.ground
        cell = self.theatre.cell(here)
        for other in self.chart.cells(position):
            if other != cell and ground.gap(cell, other) <= 2:
                yield self.theatre.cells[other]


def percent(preview: Mapping[str, int], name: str) -> int:
    return round(100 * preview[name] / preview["ways"])
