"""The common part of random battles of all Undaunted titles: fair maps, and the scenario text.

The shape of a map is symmetric, and tiles opposite each other mostly give the same cover. The
generator's dice decide the differences, within the limits of the title.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sandtable.core.random_battles import NUMBER, Draw
from sandtable.grid.offset import (
    COLUMN_CHARS_A_LINE,
    FAR,
    ROW_CHARS_A_HALF_STEP,
    OffsetMap,
)
from sandtable.undaunted.library import Library

Place = tuple[int, int]
Shape = Sequence[tuple[int, int]]
"""For each line of tiles the first half-step and the number of tiles."""

SHAPES: Mapping[str, Sequence[Shape]] = {
    "small": (
        ((1, 2), (0, 3), (1, 2), (0, 3), (1, 2)),
        ((0, 3), (1, 2), (0, 3), (1, 2), (0, 3)),
        ((0, 3), (1, 3), (0, 3), (1, 3)),
        ((1, 4), (0, 5), (1, 4)),
    ),
    "medium": (
        ((2, 2), (1, 3), (0, 4), (1, 3), (2, 2)),
        ((0, 5), (1, 4), (0, 5)),
        ((0, 4), (1, 4), (0, 4), (1, 4)),
        ((0, 2), (1, 2), (0, 2), (1, 2), (0, 2), (1, 2), (0, 2), (1, 2)),
    ),
    "large": (
        ((1, 3), (0, 4), (1, 3), (0, 4), (1, 3)),
        ((0, 4), (1, 3), (0, 4), (1, 3), (0, 4)),
        ((0, 3), (1, 3), (0, 3), (1, 3), (0, 3), (1, 3)),
    ),
}


@dataclass(slots=True)
class Ground:
    """A map, and the tile opposite each tile."""

    map: OffsetMap
    across: dict[str, str]
    steps: dict[str, dict[str, int]] = field(init=False)
    """The distance between two tiles."""

    def __post_init__(self) -> None:
        names = list(self.map.places)
        table = self.map.distances()
        self.steps = {
            name: dict(zip(names, row, strict=True)) for name, row in zip(names, table, strict=True)
        }

    @property
    def tiles(self) -> list[str]:
        return list(self.map.places)

    def near(self, tile: str) -> list[str]:
        """Return the tiles that touch a tile, in reading order."""
        return [other for other, steps in self.steps[tile].items() if steps == 1]

    def pairs(self) -> list[tuple[str, str]]:
        """Return the pairs of opposite tiles, each pair once."""
        order = {tile: index for index, tile in enumerate(self.tiles)}
        return [(one, two) for one, two in self.across.items() if order[one] < order[two]]

    def middle(self) -> str:
        """Return the central tile; empty if there is none."""
        return next((tile for tile, other in self.across.items() if tile == other), "")


def draw_ground(draw: Draw, library: Library, size: str, alike: int) -> Ground:
    """Draw a map of a size from the tiles of a title.

    ``alike`` percent of the pairs of opposite tiles give the same cover.
    """
    places = _outline(draw, draw.pick(SHAPES[size]))
    laid = _lay(draw, library, places, alike)
    order = sorted(laid)
    lines = 1 + max(line for line, _ in order)
    ends = [step for _, step in order]
    names = {laid[place]: place for place in order}
    across = {
        laid[place]: laid[lines - 1 - place[0], min(ends) + max(ends) - place[1]] for place in order
    }
    return Ground(OffsetMap(draw.chance(50), names), across)


def _outline(draw: Draw, shape: Shape) -> list[Place]:
    """Return the places of a shape, sometimes without two opposite corners."""
    places = [
        (line, first + 2 * index)
        for line, (first, count) in enumerate(shape)
        for index in range(count)
    ]
    if draw.chance(60):
        edge = [place for place in places if place[0] == 0]
        corner = draw.pick([edge[0], edge[-1]])
        fewer = [place for place in places if place not in (corner, _opposite(corner, places))]
        if _is_connected(fewer) and {line for line, _ in fewer} == {line for line, _ in places}:
            return fewer
    return places


def _opposite(place: Place, places: Sequence[Place]) -> Place:
    lines = [line for line, _ in places]
    steps = [step for _, step in places]
    return max(lines) - place[0], min(steps) + max(steps) - place[1]


def _is_connected(places: Sequence[Place]) -> bool:
    table = OffsetMap(True, {str(place): place for place in places}).distances()
    return all(steps != FAR for row in table for steps in row)


def _lay(draw: Draw, library: Library, places: Sequence[Place], often: int) -> dict[Place, str]:
    """Choose a tile face for each place. A tile has two faces and is used only once."""
    faces = draw.shuffled(sorted(library.cover))
    laid: dict[Place, str] = {}
    for place in places:
        if place in laid:
            continue
        face = faces[0]
        faces = _without(faces, face)
        laid[place] = face
        other = _opposite(place, places)
        if other == place:
            continue
        alike = [name for name in faces if is_even(library, name, face)]
        partner = draw.pick(alike) if alike and draw.chance(often) else faces[0]
        faces = _without(faces, partner)
        laid[other] = partner
    return laid


def _without(faces: Sequence[str], used: str) -> list[str]:
    return [face for face in faces if face[:-1] != used[:-1]]


def is_even(library: Library, one: str, other: str) -> bool:
    """Return whether two tiles are equivalent in cover, hills and difficult terrain."""
    return _kind(library, one) == _kind(library, other)


def _kind(library: Library, face: str) -> tuple[int, bool, bool]:
    return library.cover[face], face in library.hills, face in library.rough


@dataclass(slots=True)
class SideText:
    """The part of a scenario file about one side."""

    aim: str
    scouted: list[str]
    controlled: list[str] = field(default_factory=list)
    spawn: dict[str, list[str]] = field(default_factory=dict)
    counters: dict[str, list[str]] = field(default_factory=dict)
    cards: dict[str, tuple[int, int]] = field(default_factory=dict)
    vehicles: dict[str, tuple[str, list[str]]] = field(default_factory=dict)
    """For each vehicle its tile and its crew."""


@dataclass(slots=True)
class ScenarioText:
    """The content of a scenario file."""

    id: str
    place: str
    date: str
    initiative: str
    ground: Ground
    objectives: dict[str, int] = field(default_factory=dict)
    structures: dict[str, tuple[str, int]] = field(default_factory=dict)
    """For each tile with a structure its kind and points."""
    exits: list[str] = field(default_factory=list)
    sides: dict[str, SideText] = field(default_factory=dict)

    def text(self) -> str:
        lines = [
            f'id = "{self.id}"',
            f"number = {NUMBER}",
            f'date = "{self.date}"',
            f'place = "{self.place}"',
            'source = "designed"',
            f'initiative = "{self.initiative}"',
        ]
        if self.exits:
            lines.append(f"exits = {_texts(self.exits)}")
        lines += [
            f'stagger = "{"rows" if self.ground.map.rows else "columns"}"',
            f'map = """\n{map_text(self.ground.map)}"""',
            "",
            "[objectives]",
            *(f"{tile} = {points}" for tile, points in self.objectives.items()),
        ]
        if self.structures:
            lines += ["", "[structures]"]
            lines += [
                f'{tile} = {{ kind = "{kind}", points = {points} }}'
                for tile, (kind, points) in self.structures.items()
            ]
        for name, side in self.sides.items():
            lines += ["", f"[{name}]", f"aim = {side.aim}"]
            lines.append(f"scouted = {_texts(side.scouted)}")
            lines.append(f"controlled = {_texts(side.controlled)}")
            if side.spawn:
                lines.append(f"spawn = {_by_tile(side.spawn)}")
            lines.append(f"counters = {_by_tile(side.counters)}")
            for vehicle, (tile, crew) in side.vehicles.items():
                lines += ["", f"[{name}.vehicles.{vehicle}]", f'tile = "{tile}"']
                lines.append(f"crew = {_texts(crew)}")
            lines += ["", f"[{name}.cards]"]
            lines += [f"{id} = [{deck}, {supply}]" for id, (deck, supply) in side.cards.items()]
        return "\n".join(lines) + "\n"


def _texts(texts: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{text}"' for text in texts) + "]"


def _by_tile(table: Mapping[str, Sequence[str]]) -> str:
    rows = [f"{tile} = {_texts(names)}" for tile, names in table.items() if names]
    return "{ " + ", ".join(rows) + " }" if rows else "{}"


def map_text(laid: OffsetMap) -> str:
    """Return a map as text in the format of ``OffsetMap.parse``."""
    cells = []
    for tile, (line, step) in laid.places.items():
        if laid.rows:
            cells.append((line, step * ROW_CHARS_A_HALF_STEP, tile))
        else:
            cells.append((step, line * COLUMN_CHARS_A_LINE, tile))
    rows = [""] * (1 + max(row for row, _, _ in cells))
    for row, column, tile in sorted(cells):
        rows[row] = rows[row].ljust(column) + tile
    return "\n".join(rows) + "\n"


def homes(
    draw: Draw, ground: Ground, library: Library, apart: int, closed: Sequence[str] = ()
) -> tuple[str, str]:
    """Choose two opposite tiles with the same cover where the sides start.

    Their distance is as close to ``apart`` as the map allows.
    """
    pairs = [pair for pair in ground.pairs() if not set(pair) & set(closed)]
    even = [(one, two) for one, two in pairs if is_even(library, one, two)]
    off = {pair: abs(ground.steps[pair[0]][pair[1]] - apart) for pair in even or pairs}
    one, two = draw.pick([pair for pair, steps in off.items() if steps == min(off.values())])
    return (one, two) if draw.chance(50) else (two, one)


def objectives(
    draw: Draw, ground: Ground, pairs: int, closed: Sequence[str]
) -> tuple[dict[str, int], int]:
    """Choose points of tiles, the same on both halves of the map.

    Also return the points on one half, without the central tile.
    """
    free = [pair for pair in ground.pairs() if not set(pair) & set(closed)]
    points: dict[str, int] = {}
    half = 0
    for one, two in draw.sample(free, pairs):
        worth = draw.weighted(((1, 5), (2, 4), (3, 1)))
        points[one] = points[two] = worth
        half += worth
    middle = ground.middle()
    if middle and (not points or draw.chance(75)):
        points[middle] = draw.number(1, 3)
    return {tile: points[tile] for tile in ground.tiles if tile in points}, half
