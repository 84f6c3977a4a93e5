"""How an Undaunted title is drawn: the map, the hand as cards, the piles as short lines."""

from collections.abc import Mapping
from typing import Any

from textual.content import Content
from textual.geometry import Region, Size

from sandtable.core import Decision, Move, View
from sandtable.tui.painter import COLOURS, SIGNS, Painter
from sandtable.tui.rulebook import rule_content
from sandtable.tui.speech import Speech
from sandtable.tui.undaunted_map import (
    CONTROLLED,
    NARROW,
    POINTS,
    READY,
    SCOUTED,
    SPAWN,
    SUPPRESSED,
    TARGET,
    Spotlight,
    TileMap,
)
from sandtable.undaunted.content import ActionText, UndauntedGame
from sandtable.undaunted.field import Battlefield
from sandtable.words import Words, rulebook

CARD_LINES = 5
CARD_WIDTHS = (11, 24)
PLAYED_WIDTH = 22
SIZES = {
    "hand": "hand_size",
    "deck": "deck_size",
    "discard": "discard",
    "removed": "removed_size",
}
"""The piles whose size the short lines show, and what a view calls it."""
PILES = ("hand", "deck", "discard", "played", "supply", "removed")
INITIATIVE = "⚑"

PROMPT_RULES = {
    "bid": ["UN-3.4"],
    "turn": ["UN-4.1"],
    "card": ["UN-4.2"],
    "enter": ["UN-4.6", "UN-4.8"],
    "step": ["UN-5.7"],
    "bolster": ["UN-6.1"],
    "inspire": ["UN-6.5"],
    "count": ["UN-6.2"],
    "guide": ["UN-5.3"],
    "aim": ["UN-6.7"],
    "fire": ["UN-7.1", "UN-7.3", "UN-7.4", "UN-7.7"],
    "blast": ["UN-7.2", "UN-7.3", "UN-7.4", "UN-7.5", "UN-7.7", "UN-7.9"],
}
ACTION_RULES = {
    "move": ["UN-5.2"],
    "guide": ["UN-5.3"],
    "scout": ["UN-5.4"],
    "stalk": ["UN-5.5"],
    "bolster": ["UN-6.1"],
    "command": ["UN-6.2"],
    "conceal": ["UN-6.3"],
    "control": ["UN-6.4"],
    "inspire": ["UN-6.5"],
    "recon": ["UN-6.6"],
    "target": ["UN-6.7"],
    "attack": ["UN-7.5"],
    "suppress": ["UN-7.6"],
    "blast": ["UN-7.2"],
    "ready": ["UN-4.5"],
    "hunker_down": ["UN-4.3"],
}
"""The rules behind what is asked, and behind what a card can do."""


class UndauntedPainter(Painter):
    """Draws one scenario of an Undaunted title."""

    def __init__(
        self, game: UndauntedGame, scenario: Battlefield, words: Words, speech: Speech
    ) -> None:
        super().__init__(scenario.seats, words, speech)
        self.library = game.library
        self.scenario = scenario
        self.map = TileMap(game.map(scenario.id), scenario, self.letters, words.card)
        self.rulebook = rulebook(game, words.language)
        self.least_width = self.map.across * NARROW // 2

    # The board

    def fit(self, room: Size) -> None:
        self.map.fit(room)

    def board(self, view: View, decision: Decision | None, chosen: int | None) -> Content:
        return self.map.draw(view.data(), self._spotlight(view, decision, chosen))

    def place(self, view: View, decision: Decision, option: int) -> Region | None:
        tile = self._tile(view.data(), decision.options[option])
        return self.map.box(tile) if tile else None

    def options_at(self, view: View, decision: Decision, x: int, y: int) -> list[int]:
        tile = self.map.tile_at(x, y)
        data: Mapping[str, Any] = view.data()
        return [
            index
            for index, move in enumerate(decision.options)
            if tile and self._tile(data, move) == tile
        ]

    def _tile(self, data: Mapping[str, Any], move: Move) -> str:
        """The tile a move points at; empty when it points at none."""
        if move.kind in ("to", "enter", "aim"):
            return move.arg
        counter = self._counter(data, move)
        return self._stands(data, counter) if move.kind in ("at", "guide") else ""

    def _counter(self, data: Mapping[str, Any], move: Move) -> str:
        """The counter a move speaks of, as moves name it; empty when it speaks of none."""
        if move.kind == "at":
            return move.arg
        if move.kind in ("play", "bid", "guide"):
            return f"{data['seat']}.{move.arg}"
        return ""

    def _stands(self, data: Mapping[str, Any], counter: str) -> str:
        """The tile of a counter; empty when it is off the board."""
        side, _, unit = counter.partition(".")
        return next((c["tile"] for c in data["sides"][side]["counters"] if c["unit"] == unit), "")

    def _spotlight(self, view: View, decision: Decision | None, chosen: int | None) -> Spotlight:
        if decision is None:
            return Spotlight()
        data: Mapping[str, Any] = view.data()
        numbers: dict[str, list[int]] = {}
        for number, move in enumerate(decision.options, 1):
            if tile := self._tile(data, move):
                numbers.setdefault(tile, []).append(number)
        counters = set()
        if actor := decision.args.get("unit") or decision.args.get("card"):
            counters.add(f"{data['seat']}.{actor}")
        tiles = set()
        if chosen is not None:
            move = decision.options[chosen]
            counters.add(self._counter(data, move))
            tiles.add(self._tile(data, move))
        labels = {
            tile: "·".join(map(str, found)) if len(found) < 4 else f"{found[0]}–{found[-1]}"
            for tile, found in numbers.items()
        }
        return Spotlight(labels, frozenset(tiles), frozenset(counters))

    # Cards

    def letters(self, card: str) -> str:
        """The two letters of a card, as counters and short lists bear them."""
        title, squad = self.library.by_id[card]
        id = f"ui-letters-{title.title.replace('_', '-')}"
        letters = self.speech.say(id) if self.speech.has(id) else title.title[:2].capitalize()
        return letters[:1] + squad if squad else letters

    def action(self, action: ActionText, squad: str) -> str:
        """An action as its card prints it."""
        words = [self.words.action(action.verb)]
        if action.number:
            words.append(str(action.number))
        if action.own_squad:
            words.append(squad)
        return " ".join(words)

    def hand(
        self, view: View, decision: Decision | None, chosen: int | None, width: int
    ) -> Content:
        data: Mapping[str, Any] = view.data()
        if view.seat is None:
            return Content("")
        held = [
            card
            for card, count in self._side(data, view.seat)["hand"].items()
            for _ in range(count)
        ]
        played = self._played(data, view.seat)
        room = width - 1 - (PLAYED_WIDTH if played else 0)
        narrow, wide = CARD_WIDTHS
        each = max(narrow, min(wide, room // max(1, len(held)) - 1))
        numbers: dict[str, int] = {}
        if decision is not None and decision.prompt in ("bid", "turn"):
            numbers = {move.arg: n for n, move in enumerate(decision.options, 1) if move.arg}
        under_cursor = "" if chosen is None or decision is None else decision.options[chosen].arg
        cards = [
            self._card(card, view.seat, numbers.get(card), card == under_cursor, each)
            for card in held
        ]
        if not held:
            empty = self.speech.say("ui-hand-empty")
            cards = [[Content.styled(empty, "$ink-3")] + [Content(" " * len(empty))] * CARD_LINES]
        gap = Content(" ")
        lines = [gap + gap.join(card[line] for card in cards) for line in range(CARD_LINES)]
        for line, text in enumerate(played):
            lines[line] += Content.styled(f"  {text}", "$ink-3")
        return Content("\n").join(lines)

    def _played(self, data: Mapping[str, Any], seat: int) -> list[str]:
        """The cards this side has played this turn."""
        played = self._side(data, seat)["played"]
        if not played:
            return []
        cards = [
            self.words.card(card) + (f" × {count}" if count > 1 else "")
            for card, count in played.items()
        ]
        if len(cards) >= CARD_LINES:
            cards = [", ".join(map(self.letters, played))]
        return [
            _clip(line, PLAYED_WIDTH - 2) for line in (self.speech.say("ui-pile-played"), *cards)
        ]

    def _card(
        self, card: str, seat: int, number: int | None, chosen: bool, width: int
    ) -> list[Content]:
        title, squad = self.library.by_id[card]
        colour = "fog" if title.kind == "fog" else COLOURS[seat]
        head = "$ink bold on $brass-hi" if chosen else f"$ink-inv bold on ${colour}"
        key = f" {number} " if number else ""
        name = _clip(self.words.card(card), width - 4 - len(key))
        lines = [
            Content.assemble(
                (f"{title.initiative:>2} ", head),
                (name.ljust(width - 3 - len(key)), head),
                (key, "$ink bold on $brass-hi"),
            )
        ]
        texts = [self.action(action, squad) for action in title.actions]
        if title.kind == "fog":
            texts = ["≈" * (width - 2)]
        texts += [""] * (CARD_LINES - 1 - len(texts))
        for text in texts[: CARD_LINES - 1]:
            style = "$fog on $paper-0" if title.kind == "fog" else "$ink on $paper-0"
            lines.append(Content.styled(f" {_clip(text, width - 2)}".ljust(width), style))
        return lines

    # Score and piles

    def score(self, view: View) -> Content:
        data: Mapping[str, Any] = view.data()
        turn = self.speech.say("ui-round", round=data["round"], limit=data["round_limit"])
        parts = [Content.styled(turn, "$ink-2")]
        for seat, side in enumerate(self.sides):
            pile = data["sides"][side]
            goal, points = pile["points_to_win"], pile["points"]
            aim = f"{points}/{goal}" if goal else f"{points} {self.speech.say('ui-aim-pin')}"
            flag = f" {INITIATIVE}" if data["initiative"] == side else ""
            parts.append(self.side_name(seat) + Content.styled(f" {aim}{flag}", "bold $ink"))
        return Content("   ").join(parts)

    def piles(self, view: View) -> Content:
        data: Mapping[str, Any] = view.data()
        lines = []
        names = [self.words.side(side) for side in self.sides]
        for seat, name in enumerate(names):
            side = self._side(data, seat)
            width = max(map(len, names))
            line = Content.assemble(
                (f" {SIGNS[seat]} {name:<{width}} ", f"bold ${COLOURS[seat]}"),
                *(
                    part
                    for pile, size in SIZES.items()
                    for part in (
                        (f" {self.speech.say('ui-pile-' + pile)} ", "$ink-3"),
                        (str(_size(side[size])), "bold $ink"),
                    )
                ),
                (f"  {self.speech.say('ui-pile-supply')} ", "$ink-3"),
                *(
                    part
                    for letters, counts in self._supply(side["supply"])
                    for part in ((letters, "$ink-2"), (f"{counts} ", "bold $ink"))
                ),
            )
            lines.append(line)
        return Content("\n").join(lines)

    def _supply(self, supply: Mapping[str, int]) -> list[tuple[str, str]]:
        """The cards of each title with the counts of its squads: 4/4/3 riflemen."""
        short = []
        for title in dict.fromkeys(self.scenario.card_titles):
            cards = [
                card
                for card, other in zip(self.scenario.cards, self.scenario.card_titles, strict=True)
                if other == title
            ]
            if any(card in supply for card in cards):
                letters = self.letters(cards[0])
                counts = "/".join(str(supply.get(card, 0)) for card in cards)
                short.append((letters[:1] if self.library.cards[title].squads else letters, counts))
        return short

    def _side(self, data: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
        side: Mapping[str, Any] = data["sides"][self.sides[seat]]
        return side

    # In words

    def everything(self, view: View) -> Content:
        data: Mapping[str, Any] = view.data()
        lines = []
        for seat in range(len(self.sides)):
            side = self._side(data, seat)
            lines.append(self.side_name(seat))
            own = seat == view.seat
            for pile in PILES if own else PILES[:-1]:
                text = ", ".join(
                    f"{self.words.card(card)} × {count}" for card, count in side[pile].items()
                )
                hidden = pile == "deck" and not own
                name = self.speech.say("ui-pile-unseen") if hidden else self.words.pile(pile)
                lines.append(Content.assemble((f"  {name}: ", "$ink-3"), text or "–"))
            lines.append(Content(""))
        for tile in self.map.layout.places:
            lines.append(self._tile_in_words(tile, data))
        return Content("\n").join(lines)

    def _tile_in_words(self, tile: str, data: Mapping[str, Any]) -> Content:
        term = self.words.say
        parts = [f"{term('term-cover')} {self.map.cover(tile)}"]
        if points := self.map.points(tile, data):
            parts.append(f"{term('term-objective-points')} {points}")
        for seat, name in enumerate(self.sides):
            side = self._side(data, seat)
            sign = SIGNS[seat]
            if tile in side["controlled"]:
                parts.append(f"{sign} {term('term-controlled')}")
            if tile in side["scouted"]:
                parts.append(f"{sign} {term('term-scouted')}")
            if units := self.map.enters(seat, tile):
                everybody = len(units) == int(self.scenario.n_units)
                who = "" if everybody else " " + ", ".join(map(self.words.card, units))
                parts.append(f"{sign} {term('term-spawn-marker')}{who}")
            if data.get("targets", {}).get(name) == tile:
                parts.append(f"{sign} {term('term-target-marker')}")
            for counter in side["counters"]:
                if counter["tile"] == tile:
                    state = f" ({term('term-suppressed')})" if counter["suppressed"] else ""
                    parts.append(f"{sign} {self.words.card(counter['unit'])}{state}")
        return Content.assemble((f"{tile:<4}", "bold $ink"), " · ".join(parts))

    # What the rules say

    def option(self, move: Move, decision: Decision) -> Content:
        text = super().option(move, decision)
        if move.kind == "do" and decision.prompt == "card":
            title, squad = self.library.by_id[str(decision.args["card"])]
            for action in title.actions:
                if action.verb == move.arg:
                    return Content(self.action(action, squad))
        if move.kind in ("to", "enter", "aim"):
            points = int(self.scenario.objective[self.scenario.tile(move.arg)])
            worth = f" {POINTS}{points}" if points else ""
            return text + Content.styled(f"  +{self.map.cover(move.arg)}{worth}", "$ink-3")
        return text

    def withheld(self, view: View, decision: Decision) -> list[Move]:
        """What the chosen card prints, and the tiles and counters one might point at."""
        data: Mapping[str, Any] = view.data()
        texts: list[str] = []
        if decision.prompt == "card":
            card = str(decision.args["card"])
            texts = [f"do {action.verb}" for action in self.library.by_id[card][0].actions]
        elif decision.prompt == "step":
            here = self._stands(data, f"{data['seat']}.{decision.args['unit']}")
            texts = [f"to {tile}" for tile in self.map.neighbours(here)]
        elif decision.prompt == "enter":
            seat = self.scenario.seat(data["seat"])
            unit = decision.args["unit"]
            texts = [
                f"enter {tile}"
                for tile in self.scenario.tiles
                if unit in self.map.enters(seat, tile)
            ]
        elif decision.prompt == "guide":
            texts = [f"guide {c['unit']}" for c in data["sides"][data["seat"]]["counters"]]
        moves = [self.scenario.move(text) for text in texts]
        return [move for move in moves if move not in decision.options]

    def lessons(self, decision: Decision) -> list[Content]:
        ids = list(PROMPT_RULES[decision.prompt])
        if decision.prompt == "card":
            card = str(decision.args["card"])
            for action in self.library.by_id[card][0].actions:
                ids += ACTION_RULES[action.verb]
            ids += [*ACTION_RULES["ready"], *ACTION_RULES["hunker_down"]]
        elif action_id := decision.args.get("action"):
            ids += ACTION_RULES[str(action_id)]
        return [rule_content(self.rulebook[id]) for id in dict.fromkeys(ids)]

    def legend(self) -> list[tuple[str, str]]:
        term = self.words.say
        units = self.scenario.cards[: self.scenario.n_units]
        example = self.letters(units[0])
        lines = [
            (f"{READY[0]}{example}  {READY[1]}{example}", term("term-ready")),
            (f"{SUPPRESSED[0]}{example}  {SUPPRESSED[1]}{example}", term("term-suppressed")),
            (f"╰{SCOUTED[0]}──{SCOUTED[1]}╯", term("term-scouted")),
            (f"┗{CONTROLLED[0]}━┛  ╚═{CONTROLLED[1]}╝", term("term-controlled")),
            (f"{SPAWN[0]} {SPAWN[1]}", term("term-spawn-marker")),
            (f"{TARGET[0]} {TARGET[1]}", term("term-target-marker")),
            (f"{POINTS}2", term("term-objective-points")),
            ("+2", term("term-cover")),
            ("+3/1", f"{term('term-cover')}: {term('term-hill')}"),
            (INITIATIVE, term("term-initiative")),
            (
                f"{example[:1]}3/2",
                f"{self.words.pile('supply')}: 3 {self.words.card(units[0])}, "
                f"2 {self.words.card(units[1])}",
            ),
            ("", self.speech.say("ui-help-odds")),
            ("", ""),
        ]
        return lines + [(self.letters(card), self.words.card(card)) for card in self.scenario.cards]


def _clip(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"


def _size(pile: int | Mapping[str, int]) -> int:
    return pile if isinstance(pile, int) else sum(pile.values())
