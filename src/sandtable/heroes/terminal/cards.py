"""The cards of a Heroes title: the hand with its texts, and a line of counts for each side."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from textual.content import Content

from sandtable.core import Decision, View
from sandtable.heroes.model.battlefield import Theatre
from sandtable.heroes.terminal.counters import HIDDEN, Counters, face, token_sign
from sandtable.tui.client_words import Speech
from sandtable.tui.painter import COLOURS, SIGNS, Deck
from sandtable.words import Words

CARD_LINES = 5
CARD_WIDTHS = (18, 40)
CARD_MOVES = ("card", "discard")
"""Kinds of move that name a card in hand."""


class Cards(Deck):
    """Drawing of the hand and the counts."""

    def __init__(self, theatre: Theatre, counters: Counters, words: Words, speech: Speech) -> None:
        self.theatre = theatre
        self.counters = counters
        self.words = words
        self.speech = speech

    def text(self, card: str) -> str:
        """Return the printed text of a card."""
        return self.words.say(f"text-{card.replace('_', '-')}")

    def held(self, view: View) -> list[str]:
        if view.seat is None:
            return []
        data: Mapping[str, Any] = view.data()
        hand = data["sides"][self.theatre.seats[view.seat]]["hand"]
        return [card for card, count in hand.items() for _ in range(count)]

    def hand(
        self, view: View, decision: Decision | None, chosen: int | None, width: int, pointed: str
    ) -> Content:
        if view.seat is None:
            return Content("")
        held = self.held(view)
        if not held:
            return Content.styled(f" {self.speech.say('ui-hand-empty')}", "$ink-3")
        options = decision.options if decision is not None else []
        numbers = {
            move.arg: number for number, move in enumerate(options, 1) if move.kind in CARD_MOVES
        }
        if not pointed and chosen is not None and options[chosen].kind in CARD_MOVES:
            pointed = options[chosen].arg
        least, most = CARD_WIDTHS
        each = max(least, min(most, (width - 1) // len(held) - 1))
        cards = [
            self._card(card, view.seat, numbers.get(card), card == pointed, each) for card in held
        ]
        gap = Content(" ")
        lines = [gap + gap.join(card[line] for card in cards) for line in range(CARD_LINES)]
        return Content("\n").join(lines)

    def _card(
        self, card: str, seat: int, number: int | None, is_pointed: bool, width: int
    ) -> list[Content]:
        head = "$ink bold on $brass-hi" if is_pointed else f"$ink-inv bold on ${COLOURS[seat]}"
        key = f" {number} " if number else ""
        name = clip(self.words.card(card), width - 2 - len(key))
        lines = [
            Content.assemble(
                (f" {name}".ljust(width - len(key)), head), (key, "$ink bold on $brass-hi")
            )
        ]
        texts = wrap(self.text(card), width - 2)
        if len(texts) > CARD_LINES - 1:
            texts[CARD_LINES - 2] = clip(texts[CARD_LINES - 2] + " …", width - 2)
        texts += [""] * (CARD_LINES - 1 - len(texts))
        look = "$ink on $paper-0" if number else "$ink-3 on $paper-0"
        for text in texts[: CARD_LINES - 1]:
            lines.append(Content.styled(f" {text}".ljust(width), look))
        return lines

    # Overview of the sides

    def piles(self, view: View) -> Content:
        """Return for each side its orders, its cards and its equipment."""
        data: Mapping[str, Any] = view.data()
        names = [self.words.side(side) for side in self.theatre.seats]
        width = max(map(len, names))
        lines = []
        for seat, name in enumerate(names):
            side = data["sides"][self.theatre.seats[seat]]
            line = Content.assemble(
                (f" {SIGNS[seat]} {name:<{width}} ", f"bold ${COLOURS[seat]}-text"),
                (f" {self.speech.say('ui-track')} ", "$ink-3"),
                self.track(side, data),
                *(
                    part
                    for pile in ("hand", "deck", "discard")
                    for part in (
                        (f"  {self.speech.say('ui-pile-' + pile)} ", "$ink-3"),
                        (str(self._size(side, pile)), "bold $ink"),
                    )
                ),
                (f"  {self.equipment(side)}", "$ink-2"),
            )
            lines.append(line)
        return Content("\n").join(lines)

    def _size(self, side: Mapping[str, Any], pile: str) -> int:
        return sum(side["discard"].values()) if pile == "discard" else side[f"{pile}_size"]

    def track(self, side: Mapping[str, Any], data: Mapping[str, Any]) -> Content:
        """Return the tokens on units in the order of their numbers, then those not placed yet."""
        laid = [unit for unit in side["units"] if unit.get("token")]
        laid.sort(key=lambda unit: int(unit["token"]) if unit["token"].isdigit() else 99)
        parts: list[Content] = []
        for unit in laid:
            is_next = data["phase"] == "activation" and unit["token"] == str(data["slot"])
            look = "$ink bold on $brass-hi" if is_next and not unit["shown"] else "bold $ink"
            letters = self.counters.letters_on(unit)
            parts.append(Content.styled(f"{token_sign(unit)} {letters}", look))
        own = side.get("tokens")
        left = [face(token) for token in own] if own is not None else [HIDDEN] * side["tokens_left"]
        if left:
            parts.append(Content.styled(f"+ {' '.join(left)}", "$ink-2"))
        return Content("  ").join(parts) if parts else Content("–")

    def equipment(self, side: Mapping[str, Any]) -> str:
        """Return the equipment tokens of a side, of all groups together."""
        counts: dict[str, int] = {}
        for kits in side["kits"].values():
            for kit, count in kits.items():
                counts[kit] = counts.get(kit, 0) + count
        return " ".join(f"{self.kit(kit)} {count}" for kit, count in counts.items())

    def kit(self, kit: str) -> str:
        return self.words.say(f"kit-{kit.replace('_', '-')}")


def clip(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"
