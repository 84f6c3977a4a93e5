"""The cards of an Undaunted title: the hand as cards, the piles as short lines."""

from collections.abc import Mapping
from typing import Any

from textual.content import Content

from sandtable.core import Decision, View
from sandtable.tui.client_words import Speech
from sandtable.tui.painter import COLOURS, SIGNS, Deck
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.library import ActionText, Library
from sandtable.words import Words

CARD_LINES = 5
CARD_WIDTHS = (11, 24)
PLAYED_WIDTH = 22
SIZES = {
    "hand": "hand_size",
    "deck": "deck_size",
    "discard": "discard",
    "removed": "removed_size",
}
"""The piles whose sizes the short lines show, with their keys in a view."""


class Cards(Deck):
    """Draws the cards of one scenario."""

    def __init__(
        self, library: Library, scenario: Battlefield, words: Words, speech: Speech
    ) -> None:
        self.library = library
        self.scenario = scenario
        self.words = words
        self.speech = speech

    def letters(self, id: str) -> str:
        """Return the two letters for a card, a vehicle or a structure on counters and in lists."""
        if id not in self.library.by_id:
            return self._letters(id)
        title, squad = self.library.by_id[id]
        letters = self._letters(title.role)
        return letters if id == title.role else letters[:1] + squad

    def _letters(self, name: str) -> str:
        message = f"ui-letters-{name.replace('_', '-')}"
        return self.speech.say(message) if self.speech.has(message) else name[:2].capitalize()

    def action(self, action: ActionText, squad: str) -> str:
        """Return an action as printed on its card."""
        words = [self.words.action(action.verb)]
        if action.number:
            words.append(str(action.number))
        if action.own_squad:
            words.append(squad)
        return " ".join(words)

    # The hand

    def held(self, view: View) -> list[str]:
        if view.seat is None:
            return []
        data: Mapping[str, Any] = view.data()
        side = data["sides"][self.scenario.seats[view.seat]]
        return [card for card, count in side["hand"].items() for _ in range(count)]

    def hand(
        self, view: View, decision: Decision | None, chosen: int | None, width: int, pointed: str
    ) -> Content:
        data: Mapping[str, Any] = view.data()
        if view.seat is None:
            return Content("")
        side = data["sides"][self.scenario.seats[view.seat]]
        held = self.held(view)
        played = self._played(side["played"])
        room = width - 1 - (PLAYED_WIDTH if played else 0)
        narrow, wide = CARD_WIDTHS
        each = max(narrow, min(wide, room // max(1, len(held)) - 1))
        numbers: dict[str, int] = {}
        if decision is not None and decision.prompt in ("bid", "turn"):
            numbers = {move.arg: n for n, move in enumerate(decision.options, 1) if move.arg}
        under_cursor = "" if chosen is None or decision is None else decision.options[chosen].arg
        under_cursor = pointed or under_cursor
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

    def _played(self, played: Mapping[str, int]) -> list[str]:
        """Return lines with the cards a side has played this turn."""
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

    # The piles

    def piles(self, view: View) -> Content:
        """Return each side's piles, one line per side."""
        data: Mapping[str, Any] = view.data()
        lines = []
        names = [self.words.side(side) for side in self.scenario.seats]
        for seat, name in enumerate(names):
            piles = data["sides"][self.scenario.seats[seat]]
            width = max(map(len, names))
            line = Content.assemble(
                (f" {SIGNS[seat]} {name:<{width}} ", f"bold ${COLOURS[seat]}-text"),
                *(
                    part
                    for pile, size in SIZES.items()
                    for part in (
                        (f" {self.speech.say('ui-pile-' + pile)} ", "$ink-3"),
                        (str(_size(piles[size])), "bold $ink"),
                    )
                ),
                (f"  {self.speech.say('ui-pile-supply')} ", "$ink-3"),
                *(
                    part
                    for letters, counts in self.supply(seat, piles["supply"])
                    for part in ((letters, "$ink-2"), (f"{counts} ", "bold $ink"))
                ),
            )
            lines.append(line)
        return Content("\n").join(lines)

    def supply(self, seat: int, supply: Mapping[str, int]) -> list[tuple[str, str]]:
        """Return the cards of each role with the counts of its squads, such as 4/4/3 riflemen."""
        short = []
        for role, cards in self._roles(seat).items():
            if any(card in supply for card in cards):
                letters = self.letters(cards[0]) if len(cards) == 1 else self._letters(role)[:1]
                short.append((letters, "/".join(str(supply.get(card, 0)) for card in cards)))
        return short

    def _roles(self, seat: int) -> dict[str, list[str]]:
        """Return the cards of a side by role."""
        found: dict[str, list[str]] = {}
        for card, role in zip(self.scenario.cards, self.scenario.roles, strict=True):
            if self.library.by_id[card][0].side in ("", self.scenario.seats[seat]):
                found.setdefault(role, []).append(card)
        return found

    def legend(self) -> list[tuple[str, str]]:
        """Explain the line of the supply."""
        groups = list(self._roles(0).values())
        cards = next((group for group in groups if len(group) > 1), groups[0])
        example = dict(zip(cards, (3, 2), strict=False))
        told = ", ".join(f"{count} {self.words.card(card)}" for card, count in example.items())
        return [
            (letters + counts, f"{self.words.pile('supply')}: {told}")
            for letters, counts in self.supply(0, example)
        ]


def _clip(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"


def _size(pile: int | Mapping[str, int]) -> int:
    return pile if isinstance(pile, int) else sum(pile.values())
