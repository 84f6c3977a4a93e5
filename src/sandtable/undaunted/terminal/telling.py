"""Text description of an Undaunted table, for screen readers."""

from collections.abc import Iterator, Mapping
from typing import Any

from textual.content import Content

from sandtable.tui.client_words import Speech
from sandtable.tui.painter import SIGNS
from sandtable.undaunted.terminal.map import TileMap
from sandtable.undaunted.terminal.pieces import riders
from sandtable.undaunted.terminal.vehicles import VehicleCards
from sandtable.words import Words

PILES = ("hand", "deck", "discard", "played", "supply", "removed")
AIMS = ("escape", "neutralise")
"""The aims besides points, as keys in a view."""
DONE = "✓"


class Telling:
    """Describes aims, piles and tiles in text."""

    def __init__(self, map: TileMap, vehicles: VehicleCards, words: Words, speech: Speech) -> None:
        self.map = map
        self.vehicles = vehicles
        self.sides = map.scenario.seats
        self.words = words
        self.speech = speech

    def aims(self, data: Mapping[str, Any], side: str) -> Iterator[Content]:
        """Describe a side's aims besides points, with their pieces and progress."""
        for aim in AIMS:
            told = data.get("aims", {}).get(side, {}).get(aim)
            if told and told["needed"]:
                names = [
                    self.words.card(piece) + (f" {DONE}" if piece in told["done"] else "")
                    for piece in told["pieces"]
                ]
                label = f"{self.words.say('term-' + aim)} {len(told['done'])}/{told['needed']}"
                yield Content.assemble((f"  {label}: ", "$ink-3"), ", ".join(names))

    def piles(self, side: Mapping[str, Any], is_own: bool) -> Iterator[Content]:
        for pile in PILES if is_own else PILES[:-1]:
            text = ", ".join(
                f"{self.words.card(card)} × {count}" for card, count in side[pile].items()
            )
            hidden = pile == "deck" and not is_own
            name = self.speech.say("ui-pile-unseen") if hidden else self.words.pile(pile)
            yield Content.assemble((f"  {name}: ", "$ink-3"), text or "–")

    def tile(self, tile: str, data: Mapping[str, Any]) -> Content:
        """Describe a tile and everything on it."""
        parts = [*self._ground(tile), *self._markers(tile, data)]
        for seat, side in enumerate(self.sides):
            parts += (f"{SIGNS[seat]} {piece}" for piece in self._pieces(tile, side, data))
        return Content.assemble((f"{tile:<4}", "bold $ink"), " · ".join(parts))

    def _ground(self, tile: str) -> Iterator[str]:
        shown = f"ui-ground-{self.map.ground(tile)}"
        if self.speech.has(shown):
            yield self.speech.say(shown)
        yield f"{self.words.say('term-cover')} {self.map.cover(tile)}"
        if self.map.is_rough(tile):
            yield self.words.say("term-rough-ground")

    def _markers(self, tile: str, data: Mapping[str, Any]) -> Iterator[str]:
        term = self.words.say
        if points := self.map.points(tile, data):
            yield f"{term('term-objective-points')} {points}"
        for structure in data.get("structures", ()):
            if structure["tile"] == tile:
                yield (
                    f"{self.words.card(structure['structure'])} "
                    f"({term('term-objective-points')} {structure['points']}, "
                    f"{term('term-structure-defence')} {structure['defence']})"
                )
        if tile in data.get("exits", ()):
            yield term("term-escape-marker")
        for seat, side in enumerate(self.sides):
            sign = SIGNS[seat]
            if tile in data["sides"][side]["controlled"]:
                yield f"{sign} {term('term-controlled')}"
            if tile in data["sides"][side]["scouted"]:
                yield f"{sign} {term('term-scouted')}"
            if units := self.map.enters(seat, tile):
                all_units = len(units) == int(self.map.scenario.n_units)
                who = "" if all_units else " " + ", ".join(map(self.words.card, units))
                yield f"{sign} {term('term-spawn-marker')}{who}"
            if data.get("targets", {}).get(side) == tile:
                yield f"{sign} {term('term-target-marker')}"

    def _pieces(self, tile: str, side: str, data: Mapping[str, Any]) -> Iterator[str]:
        """Describe the counters of a side on a tile, crews together with their vehicles."""
        term = self.words.say
        names = {
            counter["unit"]: self.words.card(counter["unit"])
            + (f" ({term('term-suppressed')})" if counter["suppressed"] else "")
            for counter in data["sides"][side]["counters"]
            if counter["tile"] == tile
        }
        for vehicle in data.get("vehicles", ()):
            if vehicle["side"] == side and vehicle["tile"] == tile:
                crew = ", ".join(names[unit] if unit else "–" for unit in vehicle["seats"])
                state = f", {term('term-disabled')}" if vehicle["disabled"] else ""
                harm = f"{term('term-damage')} {self.vehicles.track(vehicle)}{state}"
                yield f"{self.words.card(vehicle['vehicle'])} [{crew}; {harm}]"
        inside = riders(data)
        yield from (name for unit, name in names.items() if unit not in inside)
