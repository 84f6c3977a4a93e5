"""The vehicles of an Undaunted title: their seats, crews and actions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from textual.content import Content

from sandtable.tui.painter import COLOURS, SIGNS
from sandtable.undaunted.library import ActionText, Library
from sandtable.undaunted.north_africa.content import DesertLibrary, Seat, Vehicle
from sandtable.undaunted.terminal.pieces import seat_signs
from sandtable.words import Words

WHOLE, BROKEN, LIMIT = "□■┊"
"""The damage track: intact, damaged, and the level at which the vehicle becomes disabled."""
NO_DEFENCE = "–"
INDENT = 3


def motor_pool(library: Library) -> Mapping[str, Vehicle]:
    """Return the vehicle cards of a title, if it has any."""
    return library.vehicles if isinstance(library, DesertLibrary) else {}


class VehicleCards:
    """Describes the vehicle cards of a title."""

    def __init__(
        self,
        library: Library,
        sides: Sequence[str],
        words: Words,
        action: Callable[[ActionText, str], str],
    ) -> None:
        self.cards = motor_pool(library)
        self.library = library
        self.sides = sides
        self.words = words
        self.action = action

    def drawn(self, data: Mapping[str, Any], width: int) -> list[Content]:
        """Return all vehicles on the board, a few lines each."""
        vehicles = data.get("vehicles", ())
        heads = [self._head(vehicle) for vehicle in vehicles]
        defences = [self._defences(vehicle) for vehicle in vehicles]
        # Use the long form only if it fits for all of them.
        is_long = all(
            head.cell_length + len(long) <= width
            for head, (long, _) in zip(heads, defences, strict=True)
        )
        lines = []
        for vehicle, head, (long, short) in zip(vehicles, heads, defences, strict=True):
            lines.append(Content.assemble(head, (long if is_long else short, "$ink-2")))
            lines += self._seats(data, vehicle, width)
        return lines

    def _head(self, vehicle: Mapping[str, Any]) -> Content:
        seat = self.sides.index(vehicle["side"])
        state = f" {self.words.say('term-disabled')}" if vehicle["disabled"] else ""
        return Content.assemble(
            (
                f"{SIGNS[seat]} {self.words.card(vehicle['vehicle'])} ",
                f"bold ${COLOURS[seat]}-text",
            ),
            (f"{vehicle['tile']}  ", "bold $ink"),
            (f"{self.track(vehicle)}{state}  ", "bold $oxide"),
        )

    def _defences(self, vehicle: Mapping[str, Any]) -> tuple[str, str]:
        """Return both defences in a long and a short form."""
        card = self.cards[vehicle["vehicle"]]
        term = self.words.say
        plain = str(card.defence) if card.defence > 0 else NO_DEFENCE
        both = f"{term('term-defence')} {plain} · {term('term-armoured-defence')} {card.armour}"
        return both, f"{term('term-defence')} {plain}/{card.armour}"

    def _seats(
        self, data: Mapping[str, Any], vehicle: Mapping[str, Any], width: int
    ) -> Iterator[Content]:
        seat = self.sides.index(vehicle["side"])
        counters = data["sides"][vehicle["side"]]["counters"]
        suppressed = {counter["unit"] for counter in counters if counter["suppressed"]}
        signs = seat_signs(seat, vehicle["seats"], suppressed)
        names = [self.words.card(unit) if unit else "–" for unit in vehicle["seats"]]
        actions = [self.does(vehicle["vehicle"], place + 1) for place in range(len(names))]
        start = INDENT + 3
        longest = max(map(len, names))
        if start + longest + 2 + max(map(len, actions)) > width:
            longest = 0  # no room for a column of names
        for place, (sign, name, does) in enumerate(zip(signs, names, actions, strict=True), 1):
            who = Content.assemble((f"{place:>{INDENT}} {sign} ", "$ink-3"), (name, "$ink"))
            gap = " " * (max(0, longest - len(name)) + 2)
            if who.cell_length + len(gap) + len(does) > width:
                gap = "\n" + " " * start
            yield Content.assemble(who, (gap + does, "$ink-2"))

    def track(self, vehicle: Mapping[str, Any]) -> str:
        """Return the damage track with the critical level and the integrity."""
        card = self.cards[vehicle["vehicle"]]
        damage = int(vehicle["damage"])
        cells = BROKEN * damage + WHOLE * (card.integrity - damage)
        return cells[: card.critical] + LIMIT + cells[card.critical :]

    def does(self, vehicle: str, place: int) -> str:
        """Return the actions of a seat and the soldier it requires."""
        needs = self.seat(vehicle, place).needs
        actions = self.actions(vehicle, place)
        return f"{actions} ({self._specialist(needs)})" if needs else actions

    def actions(self, vehicle: str, place: int) -> str:
        return ", ".join(self.action(action, "") for action in self.seat(vehicle, place).actions)

    def seat(self, vehicle: str, place: int) -> Seat:
        return self.cards[vehicle].seats[place - 1]

    def _specialist(self, role: str) -> str:
        """Return the name of a soldier with this role."""
        cards = self.library.by_id.items()
        return self.words.card(next(card for card, (title, _) in cards if title.role == role))

    def legend(self, example: str) -> list[tuple[str, str]]:
        """Return the signs of vehicles with their meaning."""
        term = self.words.say
        states = f"● {term('term-ready')}, ◎ {term('term-suppressed')}, ○ {term('term-seat-free')}"
        return [
            (f"{example}●◎○  {example}◆◈◇", f"{term('term-vehicle')}: {states}"),
            (f"{example}●●○!1", f"{term('term-damage')}: 1"),
            (f"{example}●●○✗2", f"{term('term-damage')}: 2, {term('term-disabled')}"),
            (
                f"{term('term-defence')} 6/4",
                f"{term('term-defence')}: 6, {term('term-armoured-defence')}: 4",
            ),
            (
                BROKEN + WHOLE + LIMIT + WHOLE,
                f"{term('term-damage')}: 1, {term('term-critical-level')}: 2, "
                f"{term('term-integrity')}: 3",
            ),
        ]
