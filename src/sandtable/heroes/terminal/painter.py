"""The painter of a Heroes title: the map, the orders, the cards, and the options."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from textual.content import Content
from textual.geometry import Region, Size

from sandtable.core import Decision, Move, View
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.engine import Engine
from sandtable.heroes.terminal import counters as signs
from sandtable.heroes.terminal import ground
from sandtable.heroes.terminal.cards import CARD_MOVES, Cards
from sandtable.heroes.terminal.counters import Counters
from sandtable.heroes.terminal.map import BONUS, ITEM, OBJECTIVE, Chart, Spotlight
from sandtable.heroes.terminal.options import Options
from sandtable.heroes.terminal.pointing import UNIT_MOVES, Pointing
from sandtable.heroes.terminal.rules import rules_behind
from sandtable.heroes.terminal.telling import Telling
from sandtable.tui.client_words import Speech, speech
from sandtable.tui.painter import NO_CURSOR, SIGNS, Cursor, Painter
from sandtable.tui.rulebook import rule_content
from sandtable.words import Words, rulebook

LOCALES = Path(__file__).parent / "locales"
INITIATIVE = "⚑"


class HeroesPainter(Painter):
    """The painter of one scenario of a Heroes title."""

    deck: Cards
    chapters = ("turn_began", "activation_began", "supply_began")
    loud = (
        *("attacked", "wounded", "eliminated", "destroyed", "damaged", "suppressed", "fired"),
        *("structure_destroyed", "assault_fought", "broken", "scattered"),
    )
    quiet = ("card_resolved",)

    def __init__(self, game: HeroesGame, scenario: str, words: Words, speech: Speech) -> None:
        super().__init__(game.seats, words, speech)
        self.rule_table = game.facets.rules()
        self.theatre = game.rules(scenario).theatre
        self.counters = Counters(self.theatre, words)
        self.chart = Chart(self.theatre, self.counters)
        self.pointing = Pointing(self.theatre)
        self.deck = Cards(self.theatre, self.counters, words, speech)
        self.options = Options(self.chart, self.pointing, words, speech)
        self.telling = Telling(self.chart, self.counters, self.options, words, speech)
        self.rulebook = rulebook(game, words.language)
        self.least_width = self.chart.least_width

    # The map

    def fit(self, room: Size) -> None:
        self.chart.fit(room)

    def board(
        self,
        view: View,
        decision: Decision | None,
        chosen: int | None,
        cursor: Cursor = NO_CURSOR,
    ) -> Content:
        position = known(view)
        lit = Spotlight(spots=frozenset({cursor.spot} - {""}))
        if decision is not None:
            lit = self.pointing.spotlight(position, decision, chosen, cursor.spot)
        return self.chart.draw(view, position, lit)

    def spot_at(self, view: View, x: int, y: int) -> str:
        return self.chart.cell_at(known(view), x, y)

    def spots(self, view: View, decision: Decision | None) -> Mapping[str, tuple[int, int]]:
        """Return the squares; while a template is aimed, the crossings."""
        crossings = self.chart.crossings
        if decision is not None and any(move.kind == "blast" for move in decision.options):
            return {
                move.arg: (crossings[move.arg][0], -crossings[move.arg][1])
                for move in decision.options
                if move.kind == "blast"
            }
        ground = self.theatre.ground
        return {
            self.theatre.cells[cell]: (int(ground.x[cell]), -int(ground.y[cell]))
            for cell in self.chart.cells(known(view))
        }

    def spot_of(self, view: View, decision: Decision, option: int) -> str:
        return self.pointing.spot_of(known(view), decision, decision.options[option])

    def start(self, view: View, decision: Decision) -> str:
        acting = self.pointing.acting(known(view), decision)
        return acting[0] if acting else ""

    def region(self, spot: str) -> Region | None:
        return self.chart.region(spot)

    def moves_at(self, view: View, decision: Decision, spot: str) -> list[Move]:
        return self.pointing.at(known(view), decision, spot)

    # Around the map

    def score(self, view: View) -> Content:
        data: Mapping[str, Any] = view.data()
        turn = self.speech.say("ui-turn", turn=data["turn"], limit=data["last_turn"])
        phase = self.words.say(f"phase-{data['phase']}")
        parts = [Content.styled(f"{turn} {phase}", "$ink-2")]
        for seat, side in enumerate(self.sides):
            flag = f" {INITIATIVE}" if data["initiative"] == side else ""
            points = f" {OBJECTIVE}{data['sides'][side]['points']}{flag}"
            parts.append(self.side_name(seat) + Content.styled(points, "bold $ink"))
        return Content("  ").join(parts)

    def moves_of(self, view: View, decision: Decision, card: str) -> list[Move]:
        moves = self.pointing.moves
        return [moves[f"{kind} {card}"] for kind in CARD_MOVES if f"{kind} {card}" in moves]

    def details(
        self, view: View, decision: Decision | None, chosen: int | None, cursor: Cursor
    ) -> Content:
        lines = self._details(view, decision, chosen, cursor)
        return Content("\n").join(lines)

    def _details(
        self, view: View, decision: Decision | None, chosen: int | None, cursor: Cursor
    ) -> Iterator[Content]:
        position = known(view)
        data: Mapping[str, Any] = view.data()
        if cursor.card:
            yield self._card(cursor.card)
            return
        move = None if decision is None or chosen is None else decision.options[chosen]
        if move is not None and decision is not None:
            if move.kind in CARD_MOVES and not cursor.spot:
                yield self._card(move.arg)
            yield from self.telling.attack(position, move, position.preview(move))
            yield from self.telling.threats(position, move)
        spot = cursor.spot
        if not spot and move is not None and decision is not None:
            spot = self.pointing.spot_of(position, decision, move)
        if spot:
            yield self.telling.square(position, data, spot)
        elif move is not None and decision is not None:
            unit = move.arg if move.kind in UNIT_MOVES else str(decision.args.get("unit") or "")
            yield from self._own_unit(data, unit)

    def _card(self, card: str) -> Content:
        return Content.assemble(
            (f"{self.words.card(card)}\n", "bold $ink"), (self.deck.text(card), "$ink-2")
        )

    def _own_unit(self, data: Mapping[str, Any], name: str) -> Iterator[Content]:
        for seat, side in enumerate(self.sides):
            for unit in data["sides"][side]["units"]:
                if name and unit["unit"] == name:
                    yield self.telling.unit(seat, unit, data)

    def everything(self, view: View) -> Content:
        data: Mapping[str, Any] = view.data()
        position = known(view)
        lines: list[Content] = []
        for seat, side in enumerate(self.sides):
            army = data["sides"][side]
            lines += [
                self.side_name(seat),
                *self._aims(seat),
                *self._piles(army, seat == view.seat),
                *(self.telling.unit(seat, unit, data) for unit in army["units"]),
                Content(""),
            ]
        for cell in self.chart.cells(position):
            spot = self.theatre.cells[cell]
            told = self.telling.square(position, data, spot)
            if len(told.plain.splitlines()) > 1 or self.chart.terrain(position, cell) != "open":
                lines.append(told)
        return Content("\n").join(lines)

    def _aims(self, seat: int) -> Iterator[Content]:
        for aim in self.telling.aims(seat):
            yield Content.assemble((f"  {self.words.say('term-victory')}: ", "$ink-3"), aim)

    def _piles(self, army: Mapping[str, Any], is_own: bool) -> Iterator[Content]:
        for pile in ("hand", "discard", "deck"):
            cards = ", ".join(
                self.words.card(card) + (f" × {count}" if count > 1 else "")
                for card, count in army[pile].items()
            )
            is_hidden = pile == "deck" and not is_own
            name = (
                self.speech.say("ui-pile-unseen") if is_hidden else self.words.say(f"term-{pile}")
            )
            yield Content.assemble((f"  {name}: ", "$ink-3"), cards or "–")
        if kits := self.deck.equipment(army):
            yield Content.assemble((f"  {self.words.say('term-equipment')}: ", "$ink-3"), kits)
        if is_own:
            bonuses = [self.words.say(f"bonus-{b.replace('_', '-')}") for b in army["bonuses"]]
            if bonuses:
                name = self.words.say("term-bonus-tactic")
                yield Content.assemble((f"  {name}: ", "$ink-3"), ", ".join(bonuses))

    # Options

    def option(self, view: View, move: Move, decision: Decision) -> Content:
        return self.options.text(known(view), move, decision)

    def first(self, view: View, decision: Decision) -> int:
        """Return the option to select first: of several crossings one with most units under it."""
        position = known(view)
        under = [position.preview(move).get("under", 0) for move in decision.options]
        return under.index(max(under))

    def withheld(self, view: View, decision: Decision) -> list[Move]:
        return self.options.withheld(view, known(view), decision)

    def odds(self, preview: Mapping[str, int]) -> Content:
        return self.options.odds(preview)

    # Rules

    def lessons(self, decision: Decision) -> list[Content]:
        ids = rules_behind(decision, self.rule_table)
        return [rule_content(self.rulebook[id]) for id in ids if id in self.rulebook]

    def lesson(self, id: str) -> str:
        message = f"ui-lesson-heroes-{id}"
        return self.speech.say(message) if self.speech.has(message) else ""

    def legend(self, view: View) -> list[tuple[str, str]]:
        term = self.words.say
        example = next(iter(self.counters.letters.values()))
        lines = [
            (" ".join(f"{sign}{example}" for sign in signs.READY), term("term-unit")),
            (" ".join(f"{sign}{example}" for sign in signs.SUPPRESSED), term("term-suppressed")),
            (f"{SIGNS[0]}{signs.UNKNOWN}  {signs.CONCEALED}", term("term-concealed")),
            (signs.OWN_TOKENS[:3], self.speech.say("ui-legend-token")),
            (signs.SHOWN_TOKENS[:3], self.speech.say("ui-legend-shown")),
            (signs.HIDDEN, self.speech.say("ui-legend-hidden")),
            (signs.SPECIAL, term("term-special-order")),
            (signs.BLUFF, term("term-bluff")),
            ("↑ ↗ → ↘ ↓ ↙ ← ↖", self.speech.say("ui-legend-facing")),
            (signs.MARKER, self.speech.say("ui-legend-marker")),
            (signs.WOUNDED, term("term-wounded")),
            (signs.DAMAGED, term("term-damage")),
            (signs.ACTED, term("term-activated")),
            (signs.RIDERS, term("term-aboard")),
            (ITEM, term("term-item")),
            (OBJECTIVE, f"{term('term-objective')}; {term('term-points')}"),
            (BONUS, term("term-bonus-tactic")),
            (INITIATIVE, term("term-initiative")),
            ("+2", term("term-cover")),
            ("█ ╌╎ ▯", self.speech.say("ui-legend-walls")),
            (" ".join(ground.SHUT.values()), self.speech.say("ui-legend-shut")),
            (" 1 ● ", self.speech.say("ui-legend-exit")),
            ("• −1 ✕", self.speech.say("ui-legend-line")),
            ("", self.speech.say("ui-help-sum")),
            ("", ""),
        ]
        terrains = {self.chart.terrain(known(view), cell) for cell in self.chart.cells(known(view))}
        for terrain, sign in ground.PATTERNS.items():
            if terrain in terrains and sign != " ":
                lines.append((sign, self.options.terrain(terrain)))
        lines.append(("", ""))
        return lines + [
            (letters, self.words.card(unit)) for unit, letters in self.counters.letters.items()
        ]


def known(view: View) -> Engine:
    """Return what a seat may know, as a position."""
    position = view.position
    assert isinstance(position, Engine)
    return position


def make(game: HeroesGame, scenario: str, words: Words) -> HeroesPainter:
    """Return the painter of a scenario."""
    return HeroesPainter(game, scenario, words, speech(words.language, LOCALES))
