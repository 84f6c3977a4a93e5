"""The counters of a Heroes title in a few characters: side, unit, facing, state.

A counter is its side's sign and two or three letters made from its name, so a new counter needs no
letters of its own. Its order token, its facing and its state are below.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core import View
from sandtable.heroes.model.battlefield import Theatre
from sandtable.tui.painter import COLOURS
from sandtable.words import Words

READY = "●◆"
SUPPRESSED = "◎◈"
UNKNOWN = "??"
"""Letters of a unit whose identity is unknown."""

HIDDEN = "▣"
"""An order token with an unknown face."""
SPECIAL = "✪"
BLUFF = "∅"
OWN_TOKENS = "①②③④⑤⑥⑦⑧⑨⑩"
SHOWN_TOKENS = "❶❷❸❹❺❻❼❽❾❿"
ARROWS = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖"}
MARKER = "!"
"""A Suppressed marker."""
WOUNDED = "†"
DAMAGED = "✗"
CONCEALED = "◌"
ACTED = "✓"
CARRIES = "¤"
RIDERS = "⇑"

SQUAD = re.compile(r"_[a-h]$")


class Counters:
    """Names and signs of the units of one scenario."""

    def __init__(self, theatre: Theatre, words: Words) -> None:
        self.theatre = theatre
        self.words = words
        self.letters: dict[str, str] = {}
        for seat in range(2):
            units = [unit for n, unit in enumerate(theatre.units) if theatre.seat_of[n] == seat]
            self.letters |= letters_of(units, [words.card(unit) for unit in units])

    def name(self, unit: str) -> str:
        """Return a unit's name; an unknown unit is called concealed."""
        return self.words.card(unit) if unit else self.words.say("term-concealed")

    def letters_on(self, unit: Mapping[str, Any]) -> str:
        return self.letters[unit["unit"]] if unit["unit"] else UNKNOWN

    def sign(self, seat: int, unit: Mapping[str, Any]) -> str:
        return (SUPPRESSED if unit["suppressed"] else READY)[seat] + self.letters_on(unit)

    def is_wounded(self, unit: Mapping[str, Any]) -> bool:
        """Whether an infantry counter shows its wounded side; other counters have other backs."""
        if not unit["unit"] or unit["side"] != "back":
            return False
        number = self.theatre.unit(unit["unit"])
        return not self.theatre.flip_of[number] and not self.theatre.type_of[number]

    def state(self, unit: Mapping[str, Any], carried: Sequence[str], riders: int) -> str:
        """Return the signs for a unit's state, the most important first."""
        return "".join(
            (
                MARKER * min(int(unit["suppressed"]), 3),
                WOUNDED if self.is_wounded(unit) else "",
                DAMAGED * len(unit.get("damage", ())),
                CONCEALED if unit["concealed"] else "",
                CARRIES if carried else "",
                RIDERS if riders else "",
                ACTED if unit["acted"] else "",
            )
        )


def token_sign(unit: Mapping[str, Any]) -> str:
    """Return the sign of a unit's order token; only its own side sees the face."""
    token = unit.get("token", "")
    if token.isdigit():
        return (SHOWN_TOKENS if unit["shown"] else OWN_TOKENS)[int(token) - 1]
    return {"special": SPECIAL, "bluff": BLUFF, "hidden": HIDDEN}.get(token, "")


def face(token: str | int) -> str:
    """Return the sign of a token that is not placed yet."""
    return token_sign({"token": str(token), "shown": False})


def arrow(unit: Mapping[str, Any]) -> str:
    return ARROWS.get(unit.get("facing", ""), "")


def style(seat: int, is_spent: bool) -> str:
    """Return the style of a side's counter; units that have acted are pale."""
    colour = COLOURS[seat]
    return f"${colour}-lo on ${colour}-wash" if is_spent else f"$ink-inv bold on ${colour}"


def on_map(view: View, sides: Sequence[str]) -> list[tuple[int, Mapping[str, Any]]]:
    """Return the units on the map, each with its seat."""
    data: Mapping[str, Any] = view.data()
    return [
        (seat, unit)
        for seat, side in enumerate(sides)
        for unit in data["sides"][side]["units"]
        if "cell" in unit
    ]


def letters_of(units: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """Return letters for each unit, all different.

    These are two letters for the kind of counter, and another one if there are several of a kind.
    """
    found: dict[str, str] = {}
    kinds: dict[str, str] = {}
    for unit, name in zip(units, names, strict=True):
        kind = SQUAD.sub("", unit)
        squad = unit[-1].upper() if kind != unit else ""
        plain = name.removesuffix(squad).strip() if squad else name
        if kind not in kinds:
            taken = set(kinds.values())
            kinds[kind] = next(two for two in abbreviations(plain) if two not in taken)
        found[unit] = kinds[kind] + squad
    return found


def abbreviations(name: str) -> list[str]:
    """Return pairs of letters for a name, best first: initials of its words, then first letters."""
    parts = re.findall(r"[^\W_]+", name)
    parts = [part for part in parts if not part[0].isdigit()] or parts
    initials = "".join(part[0] for part in parts)
    letters = "".join(parts)
    pairs = [initials[:2]] if len(initials) > 1 else [letters[:2]]
    pairs += [letters[0] + other for other in initials[1:] + letters[1:]]
    pairs += [letters[0] + digit for digit in "23456789"]
    return [pair.upper() for pair in pairs]
