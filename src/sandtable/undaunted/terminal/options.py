"""The options of an Undaunted title as text, and moves that players may miss among them."""

from collections.abc import Iterator, Mapping
from typing import Any

from textual.content import Content

from sandtable.core import Decision, Move
from sandtable.undaunted.terminal.cards import Cards
from sandtable.undaunted.terminal.map import CONTROLLED, EXIT, ROUGH, SCOUTED, TileMap
from sandtable.undaunted.terminal.pieces import POINTS, STRUCTURE, structure_worth
from sandtable.undaunted.terminal.pointing import rides, stands
from sandtable.undaunted.terminal.vehicles import VehicleCards
from sandtable.words import Words


class Options:
    """Texts of moves with hints for choosing."""

    def __init__(self, map: TileMap, cards: Cards, vehicles: VehicleCards, words: Words) -> None:
        self.map = map
        self.cards = cards
        self.vehicles = vehicles
        self.words = words

    def text(self, data: Mapping[str, Any], move: Move, decision: Decision) -> Content:
        printed = self._printed(data, move, decision)
        text = Content(printed or self.words.option(move, decision))
        hint = self._hint(data, move, decision)
        return text + Content.styled(f"  {hint}", "$ink-3") if hint else text

    def _printed(self, data: Mapping[str, Any], move: Move, decision: Decision) -> str:
        """Return an action as printed on its card or its soldier's seat; empty for other moves."""
        if move.kind not in ("do", "use"):
            return ""
        card = str(decision.args["card"])
        title, squad = self.cards.library.by_id[card]
        actions = title.actions
        if move.kind == "use":
            actions = self.vehicles.seat(*_seat(data, card)).actions
        found = [self.cards.action(a, squad) for a in actions if a.verb == move.arg]
        return found[0] if found else ""

    def _hint(self, data: Mapping[str, Any], move: Move, decision: Decision) -> str:
        """Return a hint: a tile's properties, a seat's actions or a vehicle's damage."""
        kind, arg = move.kind, move.arg
        if kind in ("to", "enter", "aim", "mark"):
            return self._lie(data, arg)
        if kind == "at_structure":
            found = next(s for s in data["structures"] if s["tile"] == arg)
            return f"{self.words.card(found['structure'])} {POINTS}{found['points']}"
        if kind in ("at_vehicle", "mend"):
            return self.vehicles.track(next(v for v in data["vehicles"] if v["vehicle"] == arg))
        if kind == "board":
            vehicle, _, place = arg.partition(".")
            return self.vehicles.does(vehicle, int(place))
        if kind == "swap":
            return self.vehicles.does(*_seat(data, arg))
        if kind == "pick":
            return self.vehicles.actions(*_seat(data, arg))
        if kind == "shift":
            vehicle, _ = _seat(data, _actor(decision))
            return self.vehicles.does(vehicle, int(arg))
        if kind == "use":
            return self.words.card(_seat(data, _actor(decision))[0])
        return ""

    def _lie(self, data: Mapping[str, Any], tile: str) -> str:
        """Return the properties of a tile in a few signs, including the own marker."""
        points = self.map.points(tile, data)
        seat = self.map.scenario.seat(data["seat"])
        side = data["sides"][data["seat"]]
        signs = [
            f"+{self.map.cover(tile)}",
            ROUGH * 2 if self.map.is_rough(tile) else "",
            f"{POINTS}{points}" if points else "",
            *(
                f"{STRUCTURE}{structure_worth(structure)}"
                for structure in data.get("structures", ())
                if structure["tile"] == tile
            ),
            EXIT if tile in data.get("exits", ()) else "",
            SCOUTED[seat] if tile in side["scouted"] else "",
            CONTROLLED[seat] if tile in side["controlled"] else "",
        ]
        return " ".join(filter(None, signs))

    # Moves that are not offered

    def withheld(self, data: Mapping[str, Any], decision: Decision) -> list[Move]:
        """Return moves that a player might expect here, but that are not offered."""
        moves = [self.map.scenario.move(text) for text in self._expected(data, decision)]
        return [move for move in moves if move not in decision.options]

    def _expected(self, data: Mapping[str, Any], decision: Decision) -> Iterator[str]:
        if decision.prompt == "card":
            yield from self._expected_of_card(data, str(decision.args["card"]))
        elif decision.prompt == "step":
            here = stands(data, f"{data['seat']}.{decision.args['unit']}")
            yield from (f"to {tile}" for tile in self.map.neighbours(here))
            if here in data.get("exits", ()):
                yield "leave"
        elif decision.prompt == "enter":
            seat = self.map.scenario.seat(data["seat"])
            for tile in self.map.scenario.tiles:
                if decision.args["unit"] in self.map.enters(seat, tile):
                    yield f"enter {tile}"
        elif decision.prompt == "guide":
            for counter in data["sides"][data["seat"]]["counters"]:
                yield f"guide {counter['unit']}"
        elif decision.prompt == "fire":
            for vehicle in data.get("vehicles", ()):
                if vehicle["side"] != data["seat"]:
                    yield f"at_vehicle {vehicle['vehicle']}"

    def _expected_of_card(self, data: Mapping[str, Any], card: str) -> Iterator[str]:
        for action in self.cards.library.by_id[card][0].actions:
            yield f"do {action.verb}"
        if rides(data, card):
            for action in self.vehicles.seat(*_seat(data, card)).actions:
                yield f"use {action.verb}"
            yield "alight"


def _actor(decision: Decision) -> str:
    return str(decision.args.get("unit") or decision.args["card"])


def _seat(data: Mapping[str, Any], unit: str) -> tuple[str, int]:
    """Return the vehicle of a soldier and the number of the soldier's seat."""
    vehicle = rides(data, unit)
    assert vehicle is not None
    return vehicle["vehicle"], vehicle["seats"].index(unit) + 1
