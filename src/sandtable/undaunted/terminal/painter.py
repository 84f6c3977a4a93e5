"""Draws an Undaunted title: the map, the cards, the vehicles and the options.

It draws what the title's views contain: vehicles, structures and escape markers only if present.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from textual.content import Content
from textual.geometry import Region, Size

from sandtable.core import Decision, Move, View
from sandtable.tui.client_words import Speech, speech
from sandtable.tui.painter import NO_CURSOR, Cursor, Painter
from sandtable.tui.rulebook import rule_content
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.game import UndauntedGame
from sandtable.undaunted.terminal import pointing
from sandtable.undaunted.terminal.cards import Cards
from sandtable.undaunted.terminal.map import (
    CONTROLLED,
    EXIT,
    NARROW,
    ROUGH,
    SCOUTED,
    SPAWN,
    TARGET,
    Spotlight,
    TileMap,
)
from sandtable.undaunted.terminal.options import Options
from sandtable.undaunted.terminal.pieces import (
    POINTS,
    READY,
    STRUCTURE,
    SUPPRESSED,
    Pieces,
    structure_worth,
)
from sandtable.undaunted.terminal.rules import rules_behind
from sandtable.undaunted.terminal.telling import AIMS, Telling
from sandtable.undaunted.terminal.vehicles import VehicleCards
from sandtable.words import Words, rulebook

INITIATIVE = "⚑"
CARD_MOVES = ("bid", "play")


class UndauntedPainter(Painter):
    """Draws one scenario of an Undaunted title."""

    deck: Cards
    chapters = ("round_began",)
    loud = (
        *("rolled", "casualty", "counter_lost", "suppressed"),
        *("damaged", "vehicle_destroyed", "structure_destroyed"),
    )
    quiet = ("bid_placed", "turn_ended")

    def __init__(
        self, game: UndauntedGame, scenario: Battlefield, words: Words, speech: Speech
    ) -> None:
        super().__init__(scenario.seats, words, speech)
        self.rule_table = game.facets.rules()
        self.library = game.library
        self.scenario = scenario
        self.deck = Cards(game.library, scenario, words, speech)
        pieces = Pieces(scenario.seats, self.deck.letters, words.card)
        self.map = TileMap(game.map(scenario.id), scenario, game.library, pieces)
        self.motor_pool = VehicleCards(game.library, scenario.seats, words, self.deck.action)
        self.options = Options(self.map, self.deck, self.motor_pool, words)
        self.telling = Telling(self.map, self.motor_pool, words, speech)
        self.rulebook = rulebook(game, words.language)
        self.least_width = self.map.across * NARROW // 2

    # The board

    def fit(self, room: Size) -> None:
        self.map.fit(room)

    def board(
        self,
        view: View,
        decision: Decision | None,
        chosen: int | None,
        cursor: Cursor = NO_CURSOR,
    ) -> Content:
        data: Mapping[str, Any] = view.data()
        lit = Spotlight() if decision is None else pointing.spotlight(data, decision, chosen)
        if cursor.spot:
            lit = replace(lit, tiles=frozenset({cursor.spot}))
        return self.map.draw(data, lit)

    def spots(self, view: View, decision: Decision | None) -> Mapping[str, tuple[int, int]]:
        return {
            tile: (box.x + box.width // 2, 2 * box.y + box.height)
            for tile in self.map.layout.places
            for box in [self.map.box(tile)]
        }

    def spot_of(self, view: View, decision: Decision, option: int) -> str:
        return pointing.tile_of(view.data(), decision, decision.options[option])

    def start(self, view: View, decision: Decision) -> str:
        data: Mapping[str, Any] = view.data()
        actor = pointing.actor(data, decision)
        return pointing.stands(data, actor) if actor else ""

    def region(self, spot: str) -> Region | None:
        return self.map.box(spot)

    def moves_at(self, view: View, decision: Decision, spot: str) -> list[Move]:
        data: Mapping[str, Any] = view.data()
        moves = [*decision.options, *self.withheld(view, decision)]
        return [move for move in moves if pointing.tile_of(data, decision, move) == spot]

    def spot_at(self, view: View, x: int, y: int) -> str:
        return self.map.tile_at(x, y)

    # Around the board

    def score(self, view: View) -> Content:
        data: Mapping[str, Any] = view.data()
        turn = self.speech.say("ui-round", round=data["round"], limit=data["round_limit"])
        parts = [Content.styled(turn, "$ink-2")]
        for seat, side in enumerate(self.sides):
            flag = f" {INITIATIVE}" if data["initiative"] == side else ""
            aims = f" {self._aims(data, side)}{flag}"
            parts.append(self.side_name(seat) + Content.styled(aims, "bold $ink"))
        return Content("   ").join(parts)

    def _aims(self, data: Mapping[str, Any], side: str) -> str:
        """Return a side's progress towards its aims in a few words."""
        points, goal = data["sides"][side]["points"], data["sides"][side]["points_to_win"]
        told = [f"{points}/{goal}"] if goal else []
        if "aims" not in data:
            return told[0] if told else f"{points} {self.speech.say('ui-aim-pin')}"
        for aim in AIMS:
            came = data["aims"][side][aim]
            if came["needed"]:
                name = self.speech.say(f"ui-aim-{aim}")
                told.append(f"{name} {len(came['done'])}/{came['needed']}")
        if points and not goal:
            told.append(f"{POINTS}{points}")  # points may decide the game at the end
        return " ".join(told)

    def moves_of(self, view: View, decision: Decision, card: str) -> list[Move]:
        return [
            move for move in self.scenario.by_code if move.kind in CARD_MOVES and move.arg == card
        ]

    def details(
        self, view: View, decision: Decision | None, chosen: int | None, cursor: Cursor
    ) -> Content:
        return self.telling.tile(cursor.spot, view.data()) if cursor.spot else Content("")

    def vehicles(self, view: View, width: int) -> Content:
        return Content("\n").join(self.motor_pool.drawn(view.data(), width))

    def everything(self, view: View) -> Content:
        data: Mapping[str, Any] = view.data()
        lines = []
        for seat, side in enumerate(self.sides):
            lines += [
                self.side_name(seat),
                *self.telling.aims(data, side),
                *self.telling.piles(data["sides"][side], seat == view.seat),
                Content(""),
            ]
        lines += [self.telling.tile(tile, data) for tile in self.map.layout.places]
        return Content("\n").join(lines)

    # Options

    def option(self, view: View, move: Move, decision: Decision) -> Content:
        return self.options.text(view.data(), move, decision)

    def withheld(self, view: View, decision: Decision) -> list[Move]:
        return self.options.withheld(view.data(), decision)

    # Rules

    def lessons(self, decision: Decision) -> list[Content]:
        ids = rules_behind(decision, self.rule_table, self.library)
        return [rule_content(self.rulebook[id]) for id in ids if id in self.rulebook]

    def lesson(self, id: str) -> str:
        message = f"ui-lesson-undaunted-{id}"
        return self.speech.say(message) if self.speech.has(message) else ""

    def legend(self, view: View) -> list[tuple[str, str]]:
        data: Mapping[str, Any] = view.data()
        term = self.words.say
        letters = self.deck.letters
        units = self.scenario.cards[: self.scenario.n_units]
        example = letters(units[0])
        lines = [
            (f"{READY[0]}{example}  {READY[1]}{example}", term("term-ready")),
            (f"{SUPPRESSED[0]}{example}  {SUPPRESSED[1]}{example}", term("term-suppressed")),
        ]
        vehicles = [vehicle["vehicle"] for vehicle in data.get("vehicles", ())]
        if vehicles:
            lines += self.motor_pool.legend(letters(vehicles[0]))
        lines += [
            (f"╰{SCOUTED[0]}──{SCOUTED[1]}╯", term("term-scouted")),
            (f"┗{CONTROLLED[0]}━┛  ╚═{CONTROLLED[1]}╝", term("term-controlled")),
            (f"{POINTS}2", term("term-objective-points")),
            ("+2", term("term-cover")),
            ("+3/1", f"{term('term-cover')}: {term('term-hill')}"),
        ]
        lines += self._markers(data)
        lines += [
            (INITIATIVE, term("term-initiative")),
            *self.deck.legend(),
            ("", self.speech.say("ui-help-odds")),
            ("", ""),
        ]
        structures = [structure["structure"] for structure in data.get("structures", ())]
        named = dict.fromkeys([*self.scenario.cards, *vehicles, *structures])
        return lines + [(letters(id), self.words.card(id)) for id in named]

    def _markers(self, data: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Return the signs of the markers and terrain in this scenario, with their meaning."""
        term = self.words.say
        lines = []
        if any(self.map.is_rough(tile) for tile in self.scenario.tiles):
            lines.append((ROUGH * 3, term("term-rough-ground")))
        for structure in data.get("structures", ())[:1]:
            told = (
                f"{term('term-structure')}: {term('term-objective-points')} {structure['points']}, "
                f"{term('term-structure-defence')} {structure['defence']}"
            )
            sign = f"{STRUCTURE}{self.deck.letters(structure['structure'])}"
            lines.append((sign + structure_worth(structure), told))
        if data.get("exits"):
            lines.append((EXIT, term("term-escape-marker")))
        if any(int(tiles) for tiles in self.scenario.spawn):
            lines.append((" ".join(SPAWN), term("term-spawn-marker")))
        if "targets" in data:
            lines.append((" ".join(TARGET), term("term-target-marker")))
        return lines


def make(game: UndauntedGame, scenario: str, words: Words) -> UndauntedPainter:
    """Return the painter of a scenario."""
    return UndauntedPainter(game, game.rules(scenario).field, words, speech(words.language))
