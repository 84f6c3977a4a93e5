"""A Heroes battle in text: aims, squares, units, the sum of a shot, threats to a step."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from textual.content import Content

from sandtable.core import Move
from sandtable.heroes.engine import Engine
from sandtable.heroes.model.battlefield import AIMS, Theatre
from sandtable.heroes.model.codes import (
    ABILITIES,
    ABLE,
    ASSAULT_BONUS,
    BONUS,
    CANNOT_MOVE,
    DEFENCE,
    FRAMES,
    HEAVY,
    MOVE,
    NO_BONUS,
    RANGE,
    SEATS,
    TYPES,
    WEAPON,
    WEAPON_ABILITIES,
    WEAPON_ABLE,
    WEAPON_LENGTH,
)
from sandtable.heroes.terminal.counters import Counters
from sandtable.heroes.terminal.map import Chart
from sandtable.heroes.terminal.options import Options, percent
from sandtable.tui.client_words import Speech
from sandtable.tui.painter import SIGNS
from sandtable.words import Words

MOVES = ("step", "drive", "halt")
"""Kinds of move that allow opportunity fire."""
NONE = "–"
PARTS = {
    "bonus": "term-combat-bonus",
    "limit": "term-reducing",
    "far": "term-long-range",
    "suppressed": "term-suppressed",
}
"""The parts of an attack's sum, each with the key of its term."""


class Telling:
    """Texts about a battle, as far as it is known."""

    def __init__(
        self, chart: Chart, counters: Counters, options: Options, words: Words, speech: Speech
    ) -> None:
        self.chart = chart
        self.theatre: Theatre = chart.theatre
        self.counters = counters
        self.options = options
        self.words = words
        self.speech = speech

    def term(self, name: str) -> str:
        return self.words.say(f"term-{name}")

    # Aims

    def aims(self, seat: int) -> list[str]:
        """Return what a side must do to win."""
        theatre = self.theatre
        length = len(theatre.aims) // 2
        row = [int(number) for number in theatre.aims[seat * length : (seat + 1) * length]]
        told = []
        for kind, what, number in zip(row[::3], row[1::3], row[2::3], strict=True):
            if kind:
                told.append(self._aim(AIMS[kind], what, number))
        return told or [self.speech.say("ui-aim-most-points")]

    def _aim(self, kind: str, what: int, number: int) -> str:
        theatre = self.theatre
        args: dict[str, str | int] = {"number": number, "places": "", "what": "", "who": ""}
        if kind in ("hold", "gather"):
            places = [
                self.words.say(f"objective-{name.replace('_', '-')}")
                for n, name in enumerate(theatre.objectives)
                if what >> n & 1
            ]
            args["places"] = ", ".join(places)
        elif kind == "carry":
            args["what"] = self.item(theatre.items[what])
        elif kind == "demolish":
            args["what"] = self.words.say(f"overlay-{theatre.overlays[what - 1].replace('_', '-')}")
        elif kind == "kill":
            args["who"] = self.words.card(theatre.units[what])
        elif kind in ("exit", "points"):
            args["number"] = number or what
        return self.speech.say(f"ui-aim-{kind.replace('_', '-')}", **args)

    def item(self, item: str) -> str:
        return self.words.say(f"item-{item.replace('_', '-')}")

    # Squares

    def square(self, position: Engine, data: Mapping[str, Any], spot: str) -> Content:
        """Return a square: its ground, its units, and other things on it."""
        if spot not in self.theatre.cells:
            standing = [self.options.standing(position, cell) for cell in self.chart.around(spot)]
            told = ", ".join(dict.fromkeys(filter(None, standing))) or NONE
            return Content.assemble(
                (f"{spot}  ", "bold $ink"), f"{self.term('intersection')}: {told}"
            )
        cell = self.theatre.cell(spot)
        name, *rest = self._ground(position, cell)
        lines = [Content.assemble((f"{spot}  ", "bold $ink"), name)]
        for things in (self._things(data, spot), self._objectives(position, data, cell)):
            lines += [Content(thing) for thing in things]
        for seat, side in enumerate(self.theatre.seats):
            for unit in data["sides"][side]["units"]:
                if spot in (unit.get("cell"), unit.get("rear")):
                    lines.append(self.unit(seat, unit, data))
        if rest:
            lines.append(Content.styled(", ".join(rest), "$ink-3"))
        return Content("\n").join(lines)

    def _ground(self, position: Engine, cell: int) -> Iterator[str]:
        """Yield the terrain with its cover, then its other effects."""
        theatre = self.theatre
        terrain = int(position.terrain(cell))
        name = self.options.terrain(theatre.terrains[terrain])
        cover = int(theatre.cover[terrain])
        yield f"{name}, {self.term('cover')} +{cover}" if cover else name
        if theatre.blocks[terrain]:
            yield self.term("blocking")
        if theatre.limits[terrain]:
            yield f"{self.term('reducing')} −{int(theatre.limits[terrain])}"
        if theatre.difficult[terrain]:
            yield self.term("difficult")
        shut = [
            self.words.say(f"type-{kind}")
            for number, kind in enumerate(TYPES)
            if theatre.closed[terrain] >> number & 1
        ]
        if shut:
            yield f"{self.term('impassable')}: {', '.join(shut)}"

    def _things(self, data: Mapping[str, Any], spot: str) -> Iterator[str]:
        for item, where in data["items"].items():
            if where == spot:
                yield f"{self.term('item')}: {self.item(item)}"
        for seat, side in enumerate(self.theatre.seats):
            cell = self.theatre.cell(spot)
            cells = int(self.theatre.n_cells)
            if self.theatre.exit[seat * cells + cell]:
                yield self.speech.say("ui-exit", side=self.words.side(side))

    def _objectives(self, position: Engine, data: Mapping[str, Any], cell: int) -> Iterator[str]:
        theatre = self.theatre
        for number, (name, holder) in enumerate(data["objectives"].items()):
            area = int(theatre.objective_area[number])
            around = [int(one) for one in theatre.objective_cells[number * 4 : number * 4 + 4]]
            if cell in around or (area and int(theatre.area[cell]) == area):
                told = f"{self.term('objective')}: {self.objective(name)}"
                yield f"{told} ({self.words.side(holder)})" if holder else told
        for number in data["bonuses"]:
            around = [int(one) for one in theatre.bonus_cells[number * 4 : number * 4 + 4]]
            if cell in around:
                yield self.term("bonus-tactic")

    def objective(self, name: str) -> str:
        return self.words.say(f"objective-{name.replace('_', '-')}")

    # Units

    def unit(self, seat: int, unit: Mapping[str, Any], data: Mapping[str, Any]) -> Content:
        """Return a unit's name, its state and its numbers."""
        head = f"{SIGNS[seat]} {self.counters.name(unit['unit'])}"
        state = ", ".join(self._state(unit, data))
        lines = [
            Content.assemble(
                (head, f"bold ${('olive', 'slate')[seat]}-text"),
                (f"  {state}" if state else "", "$oxide"),
            )
        ]
        if unit["unit"]:
            lines += [Content.styled(text, "$ink-2") for text in self._numbers(unit)]
        return Content("\n").join(lines)

    def _state(self, unit: Mapping[str, Any], data: Mapping[str, Any]) -> Iterator[str]:
        if unit["suppressed"]:
            yield f"{self.term('suppressed')} {unit['suppressed']}"
        if self.counters.is_wounded(unit):
            yield self.term("wounded")
        for damage in unit.get("damage", ()):
            name = "main-gun" if damage == "gun" else damage
            yield f"{self.term('damage')}: {self.words.say(f'damage-{name}')}"
        if unit["concealed"]:
            yield self.term("concealed")
        if unit["acted"]:
            yield self.term("activated")
        if "facing" in unit:
            yield self.words.say(f"direction-{unit['facing']}")
        if token := unit.get("token"):
            known = token != "hidden"
            yield self.words.say(f"token-{token}") if known else self.term("token")
        if "aboard" in unit:
            yield f"{self.term('aboard')}: {self.words.card(unit['aboard'])}"
        for item, where in data["items"].items():
            if unit["unit"] and where == f"carried {unit['unit']}":
                yield self.item(item)
        for other in data["sides"].values():
            for rider in other["units"]:
                if unit["unit"] and rider.get("aboard") == unit["unit"]:
                    yield f"{self.term('aboard')}: {self.counters.name(rider['unit'])}"

    def _numbers(self, unit: Mapping[str, Any]) -> Iterator[str]:
        theatre = self.theatre
        number = theatre.unit(unit["unit"])
        start = int(theatre.stats(number, 1 if unit["side"] == "back" else 0))
        stat = [int(value) for value in theatre.stat[start : start + WEAPON + 2 * WEAPON_LENGTH]]
        kind = int(theatre.type_of[number])
        what = self.words.say(f"type-{TYPES[kind]}")
        frame = FRAMES[int(theatre.frame_of[number])]
        if frame != "plain":
            what += f", {self.words.say('frame-' + frame.replace('_', '-'))}"
        move = NONE if stat[MOVE] == CANNOT_MOVE else str(stat[MOVE])
        defence = str(stat[DEFENCE])
        if kind == HEAVY:
            sides = ("front", "flank", "rear")
            defence = ", ".join(
                f"{self.term(side)} {stat[DEFENCE + n]}" for n, side in enumerate(sides)
            )
        yield f"{what}. {self.term('movement')} {move}, {self.term('defence')} {defence}"
        for place, term in enumerate(("main-weapon", "secondary-weapon")):
            if weapon := self._weapon(stat[WEAPON + place * WEAPON_LENGTH :][:WEAPON_LENGTH]):
                yield f"{self.term(term)}: {weapon}"
        abilities = self._named(ABILITIES, stat[ABLE])
        if stat[ASSAULT_BONUS]:
            abilities.append(f"{self.words.say('ability-assault')} +{stat[ASSAULT_BONUS]}")
        if stat[SEATS]:
            abilities.append(f"{self.words.say('ability-transport')} {stat[SEATS]}")
        if abilities:
            yield ", ".join(abilities)

    def _weapon(self, stat: list[int]) -> str:
        """Return a weapon's bonus against each type, its range and its abilities."""
        bonuses = stat[BONUS : BONUS + len(TYPES)]
        if all(bonus == NO_BONUS for bonus in bonuses) and not stat[WEAPON_ABLE]:
            return ""
        told = "/".join(NONE if bonus == NO_BONUS else f"{bonus:+d}" for bonus in bonuses)
        parts = [told.replace("-", "−")]
        if stat[RANGE]:
            parts.append(f"{self.term('range')} {stat[RANGE]}")
        return ", ".join([*parts, *self._named(WEAPON_ABILITIES, stat[WEAPON_ABLE])])

    def _named(self, known: Mapping[str, int], mask: int) -> list[str]:
        return [
            self.words.say(f"ability-{name.replace('_', '-')}")
            for name, bits in known.items()
            if mask & bits
        ]

    # Before a choice

    def attack(self, position: Engine, move: Move, preview: Mapping[str, int]) -> list[Content]:
        """Return the parts of an attack's sum, and what its line crosses."""
        if "bonus" not in preview:
            return self.line(position, move) if "under" in preview else []
        signs = {"bonus": 1, "limit": -1, "far": -1, "suppressed": -1}
        parts = [
            f"{self.words.say(term)} {signed(signs[name] * preview[name])}"
            for name, term in PARTS.items()
            if preview[name] or name == "bonus"
        ]
        defence = f"{self.term('defence')} {preview['defence']}"
        if preview["cover"]:
            cover = f"{self.term('cover')} {preview['cover']}"
            defence += f" + {cover} = {preview['total']}"
        lines = [
            Content.assemble(
                (f"{percent(preview, 'hits')}%  ", "bold $oxide"),
                self.words.say("attack-sum", sum=preview["sum"], total=preview["total"]),
            ),
            Content(", ".join(parts)),
            Content(f"{defence}; {self.term('range')} {preview['range']}"),
        ]
        return lines + self.line(position, move)

    def line(self, position: Engine, move: Move) -> list[Content]:
        """Return what limits or blocks a line of fire, and where."""
        line = position.line_of_fire(move)
        squares = line.get("squares", [])
        assert isinstance(squares, list)
        told = [self.term("dispersion")] if line.get("scatters") else []
        for square in squares:
            if square["effect"] == "clear":
                continue
            what = self.options.terrain(square["terrain"]) if square["terrain"] else ""
            if square["by"] in ("vehicle", "infantry"):
                what = self.options.standing(position, square["cell"]) or what
            effect = (
                self.term("blocking") if square["effect"] == "blocks" else f"−{-square['modifier']}"
            )
            told.append(" ".join(filter(None, (square["cell"], what, effect))))
        if not told:
            return []
        return [Content.styled(f"{self.term('line-of-sight')}: {', '.join(told)}", "$ink-2")]

    def threats(self, position: Engine, move: Move) -> list[Content]:
        """Return the enemies that could fire at a unit after this step."""
        if move.kind not in MOVES:
            return []
        found: Sequence[Mapping[str, Any]] = position.threats(move)
        if not found:
            return [Content.styled(self.speech.say("ui-no-threat"), "$ink-2")]
        return [
            Content.styled(
                self.speech.say(
                    "ui-threat",
                    unit=self.words.card(threat["unit"]),
                    cell=threat["cell"],
                    percent=percent(threat, "hits"),
                    suppressed=percent(threat, "suppresses"),
                ),
                "$oxide",
            )
            for threat in found
        ]


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"
