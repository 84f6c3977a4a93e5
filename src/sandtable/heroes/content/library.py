"""The components of a Heroes title: terrain, overlays, boards, counters, options, cards."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sandtable.core import Fault
from sandtable.core.content import Table, merged
from sandtable.heroes.cards.effects import EFFECTS
from sandtable.heroes.model.codes import (
    ABILITIES,
    ABLE,
    ASSAULT_BONUS,
    BONUS,
    CANNOT_MOVE,
    DEFENCE,
    DEMOLITION,
    EQUIPMENT,
    FLIPS,
    FRAMES,
    MOVE,
    MOVE_PENALTY,
    NO_BONUS,
    ON_THE_MOVE,
    RANGE,
    SEATS,
    STATS,
    TEMPLATE,
    TYPES,
    WEAPON,
    WEAPON_ABILITIES,
    WEAPON_ABLE,
    WEAPON_LENGTH,
)
from sandtable.heroes.model.windows import WINDOWS

SOURCES = ["rulebook", "published", "designed"]
BOARD_SIZE = 7
SQUARE = re.compile(r"[a-z][0-9]{1,2}")
NEST = "mg_nest"
"""An order option, and the counter that it adds (HN-12.10)."""
ORDER_OPTIONS = [
    "air_strike",
    "artillery",
    "bluff",
    "planning",
    "improvisation",
    NEST,
    "concealed",
]
OPTION_KINDS = ["plate", "unit", "equipment", "trait", "order", "hero"]
SIZES = ["", "small", "large"]
CARD_KINDS = ["common", "special", "artillery", "air"]


@dataclass(frozen=True, slots=True)
class Terrain:
    name: str
    char: str
    cover: int
    limits: int
    blocks: bool
    difficult: bool
    closed: int
    opportunity: bool
    hedge: bool


@dataclass(frozen=True, slots=True)
class Overlay:
    name: str
    kind: str
    width: int
    height: int
    terrain: str
    ruin: str
    structure: int
    openings: tuple[tuple[str, int, int, str, str], ...]
    copies: int
    """Number of copies in the box."""
    back_of: str
    """The overlay whose back it is; both share the same copies."""


@dataclass(frozen=True, slots=True)
class Board:
    name: str
    rows: tuple[str, ...]
    """From north to south."""
    closed: tuple[tuple[int, int, int, int], ...]
    """Closed diagonals: column and row of both squares."""

    @property
    def number(self) -> str:
        """The board of this face: C3 for C3A."""
        return self.name[:-1]


@dataclass(frozen=True, slots=True)
class Counter:
    name: str
    army: str
    type: int
    frame: int
    flip: int
    squares: int
    scout: int
    stars: int
    personal: bool
    wreck: str
    wreck_structure: int
    stats: tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Option:
    name: str
    kind: str
    army: str
    cost: int
    insignia: str
    size: str
    colours: tuple[str, ...]
    units: tuple[str, ...]
    gives: str
    order: str
    copies: int
    losses: int
    points: int
    slots: tuple[tuple[str, tuple[str, ...]], ...]
    command: bool
    star_slot: bool

    @property
    def brings(self) -> tuple[str, ...]:
        """The counters that an option adds to the battle."""
        return (*self.units, NEST) if self.order == NEST else self.units


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    army: str
    kind: str
    copies: int
    effect: int
    windows: int
    power: int
    numbers: tuple[int, ...]
    """Bonus against three types, demolition, scatter, anti-aircraft."""


@dataclass(slots=True)
class Library:
    terrains: dict[str, Terrain] = field(default_factory=dict)
    overlays: dict[str, Overlay] = field(default_factory=dict)
    boards: dict[str, Board] = field(default_factory=dict)
    counters: dict[str, Counter] = field(default_factory=dict)
    options: dict[str, Option] = field(default_factory=dict)
    cards: dict[str, Card] = field(default_factory=dict)
    templates: dict[str, tuple[int, ...]] = field(default_factory=dict)
    equipment: dict[str, tuple[int, ...]] = field(default_factory=dict)
    tokens: dict[str, int] = field(default_factory=dict)
    names: dict[str, list[str]] = field(default_factory=dict)
    """The names that are translated into all languages, by kind of thing."""
    corrected: bool = True
    """Whether armies are built by the rules since version 4: see ``theatre``."""

    def copies_of(self, counter: str) -> int:
        """Return the copies of a counter in the box: those of all options that add it."""
        brought = sum(
            option.copies * option.units.count(counter) for option in self.options.values()
        )
        return max(1, brought)


def read_library(folders: Sequence[Path], seats: Sequence[str], faults: list[Fault]) -> Library:
    library = Library()
    armies = list(seats)
    for table in merged(folders, "terrain.toml", faults):
        library.terrains[table.name] = _terrain(table)
    for table in merged(folders, "overlays.toml", faults):
        library.overlays[table.name] = _overlay(table, library)
    for table in merged(folders, "boards.toml", faults):
        library.boards[table.name] = _board(table, library)
    for table in merged(folders, "templates.toml", faults):
        library.templates[table.name] = _numbers(table, ("demolition", "scatter"))
        _close(table)
    for table in merged(folders, "equipment.toml", faults):
        if table.name not in EQUIPMENT:
            table.fault("", f"unknown equipment; expected one of: {', '.join(EQUIPMENT)}")
        library.tokens[table.name] = table.number("tokens", 1, 9)
        table.flag("trait")
        library.equipment[table.name] = (*_numbers(table, ("demolition",)), 0)
        _close(table)
    for table in merged(folders, "units.toml", faults):
        library.counters[table.name] = _counter(table, library, armies)
    for table in merged(folders, "options.toml", faults):
        library.options[table.name] = _option(table, library, armies)
    for table in merged(folders, "cards.toml", faults):
        library.cards[table.name] = _card(table, armies)
    for table in merged(folders, "names.toml", faults):
        library.names[table.name] = table.texts("names")
        table.close()
    return library


def _close(table: Table) -> None:
    table.text("source", among=SOURCES)
    table.close()


def _numbers(table: Table, more: Sequence[str]) -> tuple[int, ...]:
    bonus = [table.number(kind, -9, 9, default=0) for kind in TYPES]
    return (*bonus, *(table.number(key, 0, 9, default=0) for key in more))


def _mask(table: Table, key: str, known: dict[str, int]) -> int:
    mask = 0
    for name in table.texts(key, []):
        if name in known:
            mask |= known[name]
        else:
            table.fault(key, f"invalid value {name!r}; expected one of: {', '.join(known)}")
    return mask


def _terrain(table: Table) -> Terrain:
    terrain = Terrain(
        table.name,
        table.text("char", ""),
        table.number("cover", 0, 9, default=0),
        table.number("limits", 0, 9, default=0),
        table.flag("blocks"),
        table.flag("difficult"),
        _mask(table, "closed", {name: 1 << index for index, name in enumerate(TYPES)}),
        table.flag("opportunity"),
        table.flag("hedge"),
    )
    _close(table)
    return terrain


def _overlay(table: Table, library: Library) -> Overlay:
    openings = []
    for text in table.texts("openings", []):
        words = text.split()
        if len(words) in (4, 5) and words[0] in ("door", "window") and words[3] in "nesw":
            half = words[4] if len(words) == 5 else ""
            openings.append((words[0], int(words[1]), int(words[2]), words[3], half))
        else:
            table.fault(
                "openings",
                f"invalid opening {text!r}; expected a form such as 'door 1 1 s' or 'window 1 1 "
                "e low'",
            )
    known = list(library.terrains)
    overlay = Overlay(
        table.name,
        table.text("kind", among=["house", "position", "cover", "wreck"]),
        table.number("width", 1, 4),
        table.number("height", 1, 4),
        table.text("terrain", among=known),
        table.text("ruin", "", among=["", *known]),
        table.number("structure", 0, 9, default=0),
        tuple(openings),
        table.number("copies", 1, 20, default=1),
        table.text("back_of", "", among=["", *library.overlays]),
    )
    _close(table)
    return overlay


def square(text: str) -> tuple[int, int] | None:
    """Return the column and row of a square such as c4."""
    if SQUARE.fullmatch(text) is None:
        return None
    return ord(text[0]) - ord("a") + 1, int(text[1:])


def _board(table: Table, library: Library) -> Board:
    rows = tuple(table.text("map").strip().splitlines())
    letters = {terrain.char for terrain in library.terrains.values() if terrain.char}
    if len(rows) != BOARD_SIZE or any(len(row) != BOARD_SIZE for row in rows):
        table.fault("map", f"a board must have {BOARD_SIZE} rows of {BOARD_SIZE} squares")
        rows = ("." * BOARD_SIZE,) * BOARD_SIZE
    for index, row in enumerate(rows):
        for char in row:
            if char not in letters:
                table.fault("map", f"unknown terrain letter {char!r}", below=index + 1)
    closed = []
    for text in table.texts("closed", []):
        one, other = square(text[:2]), square(text[2:])
        if one is None or other is None or abs(one[0] - other[0]) != 1:
            table.fault("closed", f"{text!r} is not a pair of squares that touch at a corner")
        else:
            closed.append((*one, *other))
    _close(table)
    return Board(table.name, rows, tuple(closed))


def _counter(table: Table, library: Library, armies: list[str]) -> Counter:
    kind = TYPES.index(table.text("type", among=TYPES))
    flip = FLIPS.index(table.text("flip", "", among=FLIPS))
    wreck = table.text("wreck", "", among=["", *library.terrains])
    if kind and not wreck and not table.flag("no_wreck"):
        table.fault("wreck", "a vehicle needs a wreck or no_wreck")
    front = _side(table.table("front"), library)
    back = _side(table.table("back"), library) if "back" in table else front
    counter = Counter(
        table.name,
        table.text("army", among=armies),
        kind,
        FRAMES.index(table.text("frame", "plain", among=FRAMES)),
        flip,
        table.number("squares", 1, 2, default=1),
        table.number("scout", 0, 4, default=0),
        table.number("stars", 0, 3, default=0),
        table.flag("personal"),
        wreck,
        table.number("wreck_structure", 0, 9, default=0),
        (front, back),
    )
    _close(table)
    return counter


def _side(table: Table, library: Library) -> tuple[int, ...]:
    stats = [0] * STATS
    stats[MOVE] = table.number("move", 0, 9, default=CANNOT_MOVE)
    value = table._data.get("defence")
    if isinstance(value, list):
        stats[DEFENCE : DEFENCE + 3] = table.numbers("defence", 3)
    else:
        stats[DEFENCE : DEFENCE + 3] = [table.number("defence", 1, 12)] * 3
    stats[ABLE] = _mask(table, "abilities", ABILITIES)
    stats[ASSAULT_BONUS] = table.number("assault_bonus", 0, 9, default=0)
    stats[SEATS] = table.number("seats", 0, 9, default=0)
    for index, name in enumerate(("main", "second")):
        at = WEAPON + index * WEAPON_LENGTH
        stats[at + BONUS : at + BONUS + 3] = [NO_BONUS] * 3
        if name in table:
            _weapon(table.table(name), stats, at, library)
    return tuple(stats)


def _weapon(table: Table, stats: list[int], at: int, library: Library) -> None:
    for index, kind in enumerate(TYPES):
        if kind in table:
            stats[at + BONUS + index] = table.number(kind, -9, 9)
    stats[at + RANGE] = table.number("range", 0, 20, default=0)
    stats[at + WEAPON_ABLE] = _mask(table, "abilities", WEAPON_ABILITIES)
    if "on_the_move" in table:
        stats[at + WEAPON_ABLE] |= ON_THE_MOVE
        stats[at + MOVE_PENALTY] = table.number("on_the_move", 0, 9)
    stats[at + DEMOLITION] = table.number("demolition", 0, 9, default=0)
    template = table.text("template", "", among=["", *library.templates])
    if template:
        stats[at + TEMPLATE] = list(library.templates).index(template) + 1


def _option(table: Table, library: Library, armies: list[str]) -> Option:
    slots = []
    for text in table.texts("slots", []):
        size, *colours = text.split()
        slots.append((size, tuple(colours)))
    units = tuple(table.texts("units", []))
    for unit in units:
        if unit not in library.counters:
            table.fault("units", f"unknown counter {unit!r}")
    option = Option(
        table.name,
        table.text("kind", among=OPTION_KINDS),
        table.text("army", among=armies),
        table.number("cost", 0, 300),
        table.text("insignia", ""),
        table.text("size", "", among=SIZES),
        tuple(table.texts("colours", [])),
        units,
        table.text("gives", "", among=["", *EQUIPMENT]),
        table.text("order", "", among=["", *ORDER_OPTIONS]),
        table.number("copies", 1, 9, default=1),
        table.number("losses", 0, 9, default=0),
        table.number("points", 0, 20, default=0),
        tuple(slots),
        table.flag("command"),
        table.flag("star_slot"),
    )
    _close(table)
    return option


def _card(table: Table, armies: list[str]) -> Card:
    windows = 0
    for name in table.texts("when"):
        if name in WINDOWS:
            windows |= WINDOWS[name]
        else:
            table.fault("when", f"invalid value {name!r}; expected one of: {', '.join(WINDOWS)}")
    effect = table.text("effect", among=EFFECTS)
    card = Card(
        table.name,
        table.text("army", among=["both", *armies]),
        table.text("kind", among=CARD_KINDS),
        table.number("copies", 1, 9),
        EFFECTS.index(effect),
        windows,
        table.number("power", 0, 9, default=0),
        (*_numbers(table, ("demolition", "scatter", "anti_air")),),
    )
    _close(table)
    return card
