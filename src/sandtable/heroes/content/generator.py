"""Battles generated from a seed and a number of points (HN-13.6).

A generated battle is an ordinary scenario text. Its id defines how it is generated, so that a
record of it can be replayed. ``battle-200-7`` has 200 points and seed 7, and both armies are drawn
at random from the seed. ``battle-200-7~us.rifle_platoon_8.ammo_us`` has an army that a player built
(see ``armies``); the other side can have one too: ``~us.(...)~de.(...)``.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from sandtable.core import Rng, SandtableError
from sandtable.core.random_battles import NUMBER
from sandtable.heroes.content.armies import (
    LEAST_POINTS,
    MOST_POINTS,
    ArmyList,
    Plate,
    built_id,
    check_army,
    legal,
    read_armies,
    read_army,
)
from sandtable.heroes.content.library import Library, Option

SIZES = ((100, 2, 1), (150, 2, 2), (200, 2, 2), (300, 3, 2))
"""For battles up to a number of points: boards side by side, and rows of boards."""
BONUSES = {100: 2, 150: 3, 200: 4, 300: 6}
BATTLE = re.compile(r"battle-(\d{2,3})-(\d{1,9})((?:~[a-z]+\.[a-z0-9_.-]+)*)")
PRIMARY_POINTS = 3
SECONDARY_POINTS = 1
SIDES = ("us", "de")

T = TypeVar("T")


@dataclass(slots=True)
class Battle:
    """The content of a generated battle's id: points, seed, and the armies that were built."""

    points: int
    seed: int
    armies: dict[str, ArmyList] = field(default_factory=dict)

    def id(self, library: Library) -> str:
        return built_id(f"battle-{self.points}-{self.seed}", self.armies, library)


def parse_id(id: str, library: Library) -> Battle | None:
    """Return the battle of an id, or None; raise IllegalArmy if an army breaks rules."""
    found = BATTLE.fullmatch(id)
    if found is None or not LEAST_POINTS <= int(found[1]) <= MOST_POINTS:
        return None
    points = int(found[1])
    armies = read_armies(found[3], library, SIDES, points)
    if armies is None:
        return None
    made = Battle(points, int(found[2]), armies)
    return made if made.id(library) == id else None


def battle_id(library: Library, points: int, seed: int, armies: dict[str, str]) -> str:
    """Return the id of a battle with these armies; raise IllegalArmy if one breaks rules."""
    if not LEAST_POINTS <= points <= MOST_POINTS or not 0 <= seed < 10**9:
        raise SandtableError(f"cannot generate a battle with {points} points and seed {seed}")
    return Battle(points, seed, read_texts(library, points, armies)).id(library)


def read_texts(library: Library, points: int, armies: dict[str, str]) -> dict[str, ArmyList]:
    """Read armies, in the order of the sides; raise IllegalArmy if one breaks rules."""
    found = {}
    for seat in SIDES:
        if seat in armies:
            army, faults = read_army(armies[seat], library, seat)
            found[seat] = legal(army, faults, library, seat, points)
    return found


def pick(rng: Rng, items: Sequence[T]) -> T:
    return items[rng.below(len(items))]


def battle(library: Library, made: Battle) -> str:
    """Return the text of a battle's scenario; a missing army is drawn at random from the seed."""
    points, seed = made.points, made.seed
    rng = Rng(seed * 1000 + points)
    columns, rows = next((c, r) for most, c, r in SIZES if points <= most)
    names = sorted({name[:-1] for name in library.boards if re.fullmatch(r"C\dA", name)})
    laid = []
    for _ in range(rows):
        line = []
        for _ in range(columns):
            name = names.pop(rng.below(len(names)))
            line.append(f"{name}{pick(rng, ['A', 'B'])}/{90 * rng.below(4)}")
        laid.append(" ".join(line))
    width, height = 7 * columns, 7 * rows
    bonuses = next(count for most, count in BONUSES.items() if points <= most)
    middle = width // 2
    crossings = [
        (x, y) for x in range(middle - 4, middle + 5) for y in range(1, height) if 0 < x < width
    ]
    chosen: list[tuple[int, int]] = []
    while len(chosen) < bonuses + 3:
        place = pick(rng, crossings)
        if all(max(abs(place[0] - x), abs(place[1] - y)) > 1 for x, y in chosen):
            chosen.append(place)
    objectives = [("primary", middle, chosen[0][1], PRIMARY_POINTS)]
    if points > 100:
        objectives.append(("secondary", *chosen[1], SECONDARY_POINTS))
    lines = [
        f'id = "{made.id(library)}"',
        f"number = {NUMBER}",
        'place = "Normandy"',
        'date = "1944"',
        'source = "designed"',
        f"boards = [{', '.join(repr_text(line) for line in laid)}]",
        'initiative = "random"',
        f"last_turn = {6 + rng.below(3)}",
        'banned = ["surprise", "booby_trapped"]',
        "objectives = ["
        + ", ".join(
            f'{{ name = "{name}", rank = "{name}", at = "{crossing(x, y)}", points = {worth} }}'
            for name, x, y, worth in objectives
        )
        + "]",
        f"bonuses = [{', '.join(repr_text(crossing(x, y)) for x, y in chosen[2:][:bonuses])}]",
    ]
    zones = (f"a1:c{height}", f"{letter(width - 2)}1:{letter(width)}{height}")
    for index, seat in enumerate(SIDES):
        # Each side has its own random numbers, independent of the other side's army.
        own = Rng((seed * 1000 + points) * 2 + index)
        army = made.armies.get(seat) or draft(library, seat, points, own)
        lines += ["", f"[{seat}]", f'army = """\n{army.text()}"""', f'zone = ["{zones[index]}"]']
    return "\n".join(lines) + "\n"


def repr_text(text: str) -> str:
    return f'"{text}"'


def letter(column: int) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[column - 1]


def crossing(x: int, y: int) -> str:
    """Return the name of the crossing north-east of a square: both squares that it joins."""
    return f"{letter(x)}{y}{letter(x + 1)}{y + 1}"


def draft(library: Library, seat: str, points: int, rng: Rng) -> ArmyList:
    """Return a random legal army that uses as many points as possible."""
    plates = [
        option
        for option in library.options.values()
        if option.kind == "plate" and option.army == seat and not option.command
    ]
    army = ArmyList([Plate(pick(rng, plates))])
    others: list[Option] = [
        option
        for option in library.options.values()
        if option.army == seat and option.kind in ("unit", "equipment", "trait", "hero")
    ]
    while others:
        option = others.pop(rng.below(len(others)))
        if option.kind == "hero":
            army.heroes.append(option)
            if check_army(army, library, points):
                army.heroes.pop()
            continue
        army.plates[-1].inside.append(option)
        if check_army(army, library, points):
            army.plates[-1].inside.pop()
    return army
