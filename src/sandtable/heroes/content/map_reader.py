"""Reading the map of a scenario: boards and their turns, overlays, names of places."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from sandtable.core.content import Table
from sandtable.core.errors import shown
from sandtable.core.vec import vec
from sandtable.grid.squares import DOOR, INNER, NOWHERE, WINDOW, House
from sandtable.heroes.content import faults
from sandtable.heroes.content.library import BOARD_SIZE, Board, Library, Overlay, square
from sandtable.heroes.model.battlefield import Theatre

NAMED_SIDES = "nesw"
BETWEEN = re.compile(r"([a-z][0-9]{1,2})([a-z][0-9]{1,2})")
ON_BOARD = re.compile(r"i?-?[0-9]{1,2}(\.5)?")
TURN = re.compile(r"-?[0-9]{1,3}")
MOST_COLUMNS, MOST_ROWS = 3, 2
"""Greatest number of boards side by side, and of rows of boards."""
AREAS_AT_MOST = 60
MOST_LETTERS = 60
"""Greatest length of a text in a user's scenario."""


@dataclass(frozen=True, slots=True)
class LaidBoard:
    board: Board
    turns: int
    """Quarter turns clockwise."""
    column: int
    row: int
    """Column and row of its south-western square, counted from 0."""


@dataclass(frozen=True, slots=True)
class LaidOverlay:
    overlay: Overlay
    name: str
    called: str
    """Name used in texts: that of the overlay, or another one."""
    column: int
    row: int
    width: int
    height: int
    """Size of the block of board squares it covers."""
    turns: int


def turned(column: int, row: int, size: int, turns: int) -> tuple[int, int]:
    """Return the place of a board's square (with size + 1: a crossing) after turns, from 1."""
    for _ in range(turns % 4):
        column, row = row, size + 1 - column
    return column, row


def build_house(overlay: Overlay, column: int, row: int, turns: int) -> House:
    """Return a house on the block that starts at this square, with its openings turned."""
    inside = (overlay.height, overlay.width) if turns % 2 else (overlay.width, overlay.height)
    house = House(column, row, *inside)
    for kind, inner_column, inner_row, side, half in overlay.openings:
        where = NAMED_SIDES.index(side)
        x, y, w, h = inner_column, inner_row, overlay.width, overlay.height
        low = half != "high"
        high = half != "low"
        for _ in range(turns):
            # A clockwise quarter turn makes west north: swap low and high on the east and west
            # sides
            x, y, w, h = y, w + 1 - x, h, w
            if where in (0, 2):
                low, high = high, low
            where = (where + 1) % 4
        what = DOOR if kind == "door" else WINDOW
        if low:
            house.open(x - 1, y - 1, where, 0, what)
        if high:
            house.open(x - 1, y - 1, where, 1, what)
    return house


class MapReader:
    """Reader of the boards and overlays of a scenario table."""

    def __init__(self, root: Table, seats: Sequence[str], library: Library, made: bool) -> None:
        """``made``: whether a user made the scenario; it must then use only what the box has."""
        self.root = root
        self.seats = list(seats)
        self.library = library
        self.made = made
        self.boards = self._lay_boards()
        self.width = max((board.column for board in self.boards), default=0) + BOARD_SIZE
        self.height = max((board.row for board in self.boards), default=0) + BOARD_SIZE
        self.overlays = self._lay_overlays()
        self.houses: list[House] = []

    def _lay_boards(self) -> list[LaidBoard]:
        rows = [line.split() for line in self.root.texts("boards")]
        length = len(rows[0]) if rows else 0
        if not any(rows):
            self.root.fault("boards", faults.NO_BOARDS)
        elif (
            not 1 <= length <= MOST_COLUMNS
            or len(rows) > MOST_ROWS
            or any(len(row) != length for row in rows)
        ):
            self.root.fault("boards", faults.BOARD_GRID, rows=MOST_ROWS, columns=MOST_COLUMNS)
            rows = []
        laid: list[LaidBoard] = []
        for number, words in enumerate(rows):
            for column, word in enumerate(words):
                name, slash, turn = word.partition("/")
                board = self.library.boards.get(name)
                if board is None:
                    known = shown(name)
                    self.root.fault("boards", faults.UNKNOWN_BOARD, at=number, name=known)
                    board = next(iter(self.library.boards.values()))
                elif self.made and any(board.number == one.board.number for one in laid):
                    self.root.fault("boards", faults.BOARD_TWICE, at=number, name=board.number)
                if slash and (not TURN.fullmatch(turn) or int(turn) % 90):
                    self.root.fault("boards", faults.BAD_TURN, at=number, name=shown(word)[1:-1])
                    turn = "0"
                row = len(rows) - 1 - number
                laid.append(
                    LaidBoard(
                        board, int(turn or 0) // 90 % 4, column * BOARD_SIZE, row * BOARD_SIZE
                    )
                )
        # From south to north
        return sorted(laid, key=lambda board: board.row)

    def place(self, table: Table, key: str, text: str, at: int | None = None) -> tuple[int, int]:
        """Return doubled coordinates of 'c4', 'c4d5', 'C6B 5 6.5' or the crossing 'C6B i2 1'."""
        found = self._find(text.split())
        if found is None or not (
            1 <= found[0] <= 2 * self.width + 1 and 1 <= found[1] <= 2 * self.height + 1
        ):
            table.fault(key, faults.NOT_A_PLACE, at=at, value=shown(text))
            return 2, 2
        return found

    def _find(self, words: list[str]) -> tuple[int, int] | None:
        if len(words) == 1:
            found = square(words[0])
            if found is not None:
                return 2 * found[0], 2 * found[1]
            both = BETWEEN.fullmatch(words[0])
            if both is not None:
                one, other = square(both[1]), square(both[2])
                if one is not None and other is not None:
                    return one[0] + other[0], one[1] + other[1]
        elif len(words) == 3 and all(ON_BOARD.fullmatch(word) for word in words[1:]):
            for board in self.boards:
                if board.board.name == words[0] and not words[2].startswith("i"):
                    extra = 1 if words[1].startswith("i") else 0
                    x, y = float(words[1].lstrip("i")), float(words[2])
                    return (
                        round(2 * (board.column + x)) + extra,
                        round(2 * (board.row + y)) + extra,
                    )
        return None

    def _lay_overlays(self) -> list[LaidOverlay]:
        laid: list[LaidOverlay] = []
        counts: dict[str, int] = {}
        taken: set[tuple[int, int]] = set()
        rows = self.root.rows("overlays") if "overlays" in self.root else []
        if len(rows) > AREAS_AT_MOST:
            self.root.fault("overlays", faults.TOO_MANY_OVERLAYS, most=AREAS_AT_MOST)
        for table in rows[:AREAS_AT_MOST]:
            kind = table.text("overlay")
            overlay = self.library.overlays.get(kind)
            if overlay is None:
                table.fault("overlay", faults.UNKNOWN_OVERLAY, name=shown(kind)[1:-1])
                continue
            x, y = self.place(table, "at", table.text("at"))
            turn = table.number("turn", -270, 270, default=0)
            if self.made and turn % 90:
                table.fault("turn", faults.BAD_TURN, name=overlay.name)
            turns = turn // 90 % 4
            width, height = overlay.width, overlay.height
            if turns % 2:
                width, height = height, width
            if overlay.kind == "house":
                width, height = width + 1, height + 1
            counts[overlay.name] = counts.get(overlay.name, 0) + 1
            own = f"{overlay.name}_{counts[overlay.name]}"
            # A user's own name appears in error messages and records.
            name = table.plain("name", MOST_LETTERS, own) if self.made else table.text("name", own)
            called = table.text("called", overlay.name)
            if self.made:
                self._expect_words(table, "called", called, "overlay")
                if any(one.name == name for one in laid):
                    table.fault("name", faults.SAME_NAME, name=shown(name)[1:-1])
            column, row = (x - width + 1) // 2, (y - height + 1) // 2
            cells = {(column + dx, row + dy) for dx in range(width) for dy in range(height)}
            table.close()
            if not all(1 <= x <= self.width and 1 <= y <= self.height for x, y in cells):
                table.fault("at", faults.OVERLAY_OFF_MAP, name=shown(name)[1:-1])
            elif cells & taken:
                table.fault("at", faults.OVERLAYS_OVERLAP, name=shown(name)[1:-1])
            else:
                taken |= cells
                laid.append(LaidOverlay(overlay, name, called, column, row, width, height, turns))
        if self.made:
            self._expect_overlays_in_box(counts)
        return laid

    def _expect_overlays_in_box(self, counts: dict[str, int]) -> None:
        """Check the copies; an overlay and the one on its back are the same piece."""
        pieces: dict[str, int] = {}
        for name, count in counts.items():
            front = self.library.overlays[name].back_of or name
            pieces[front] = pieces.get(front, 0) + count
        for front, count in pieces.items():
            copies = self.library.overlays[front].copies
            if count > copies:
                self.root.fault(
                    "overlays", faults.OVERLAY_COPIES, count=count, overlay=front, copies=copies
                )

    def _expect_words(self, table: Table, key: str, name: str, kind: str) -> None:
        """Check that a user's scenario uses only names that are translated into all languages."""
        known = self.library.names[kind]
        if name not in known:
            table.not_among(key, name, known)

    # Theatre

    def number_terrain(self, theatre: Theatre) -> None:
        terrains = list(self.library.terrains.values())
        theatre.terrains = ["", *(terrain.name for terrain in terrains)]
        theatre.cover = vec[i64]([0, *(t.cover for t in terrains)])
        theatre.limits = vec[i64]([0, *(t.limits for t in terrains)])
        theatre.blocks = vec[i64]([0, *(int(t.blocks) for t in terrains)])
        theatre.difficult = vec[i64]([0, *(int(t.difficult) for t in terrains)])
        theatre.closed = vec[i64]([7, *(t.closed for t in terrains)])
        theatre.ambushes = vec[i64]([0, *(int(t.opportunity) for t in terrains)])
        theatre.hedges = vec[i64]([0, *(int(t.hedge) for t in terrains)])

    def fill_map(self, theatre: Theatre) -> None:
        ground = theatre.ground
        names = theatre.terrains
        by_char = {t.char: names.index(t.name) for t in self.library.terrains.values() if t.char}
        base = [1] * int(ground.n)
        area = [0] * int(ground.n)
        shut = [0] * ground.n_crossings
        for board in self.boards:
            for row in range(1, BOARD_SIZE + 1):
                for column in range(1, BOARD_SIZE + 1):
                    char = board.board.rows[BOARD_SIZE - row][column - 1]
                    x, y = turned(column, row, BOARD_SIZE, board.turns)
                    cell = ground.board_cell(board.column + x, board.row + y)
                    base[cell] = by_char.get(char, 1)
            for one_x, one_y, other_x, other_y in board.board.closed:
                ax, ay = turned(one_x, one_y, BOARD_SIZE, board.turns)
                bx, by = turned(other_x, other_y, BOARD_SIZE, board.turns)
                crossing = ground.crossing_at(2 * board.column + ax + bx, 2 * board.row + ay + by)
                shut[crossing] |= 1 if (bx > ax) == (by > ay) else 2
        house = 0
        terrains, structures, houses, after, positions = [], [], [], [], []
        for index, laid in enumerate(self.overlays):
            overlay = laid.overlay
            is_house = overlay.kind == "house"
            terrains.append(names.index(overlay.terrain))
            structures.append(overlay.structure)
            houses.append(house if is_house else NOWHERE)
            after.append(names.index(overlay.ruin) if overlay.ruin else 0)
            positions.append(int(overlay.kind == "position"))
            for x in range(laid.column, laid.column + laid.width):
                for y in range(laid.row, laid.row + laid.height):
                    area[ground.board_cell(x, y)] = index + 1
            if is_house:
                for cell in range(int(ground.n)):
                    if ground.kind[cell] == INNER and ground.house[cell] == house:
                        area[cell] = index + 1
                        base[cell] = names.index(overlay.terrain)
                house += 1
        theatre.areas = [laid.name for laid in self.overlays]
        theatre.overlays = [laid.called for laid in self.overlays]
        theatre.n_areas = len(self.overlays)
        theatre.base = vec[i64](base)
        theatre.area = vec[i64](area)
        theatre.shut = vec[i64](shut)
        theatre.area_terrain = vec[i64](terrains)
        theatre.area_structure = vec[i64](structures)
        theatre.area_house = vec[i64](houses)
        theatre.area_after = vec[i64](after)
        theatre.area_position = vec[i64](positions)
        theatre.structures = vec[i64](
            [
                cell
                for cell in range(int(ground.n_board))
                if area[cell] and structures[area[cell] - 1]
            ]
        )
        theatre.area_wreck = vec[i64]([int(laid.overlay.kind == "wreck") for laid in self.overlays])
        theatre.crossings = [
            ground.name_at(ground.crossing_x(crossing), ground.crossing_y(crossing))
            for crossing in range(ground.n_crossings)
        ]
