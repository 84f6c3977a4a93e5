"""Reading a scenario: boards laid and turned, overlays, armies, zones, aims, into a theatre."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from sandtable.core.content import Table
from sandtable.core.vec import vec
from sandtable.grid.squares import (
    DIRECTIONS,
    DOOR,
    INNER,
    NOWHERE,
    WINDOW,
    House,
    SquareMap,
)
from sandtable.heroes.content.armies import (
    LEAST_POINTS,
    MOST_POINTS,
    ArmyList,
    built_id,
    check_army,
    deck_of,
    read_army,
    support_left,
)
from sandtable.heroes.content.library import BOARD_SIZE, Board, Library, Overlay, square
from sandtable.heroes.model.battlefield import AIMS, AIR_CARD, ARTILLERY_CARD, Theatre
from sandtable.heroes.model.codes import ABLE, AUTONOMOUS, EQUIPMENT, KITS, SEATS
from sandtable.heroes.turn.scenario_events import CARD as CARD_EVENT
from sandtable.heroes.turn.scenario_events import KINDS, MOMENTS

NAMED_SIDES = "nesw"
BETWEEN = re.compile(r"([a-z]\d+)([a-z]\d+)")
UNITS_AT_MOST = 62
GROUPS_AT_MOST = 60
AREAS_AT_MOST = 60


@dataclass(frozen=True, slots=True)
class LaidBoard:
    board: Board
    turns: int
    """Quarter turns clockwise."""
    column: int
    row: int
    """The square of the map at its south-western corner, counted from 0."""


@dataclass(frozen=True, slots=True)
class LaidOverlay:
    overlay: Overlay
    name: str
    called: str
    """What it is spoken of as: the overlay's own words, or others."""
    column: int
    row: int
    width: int
    height: int
    """The block of board squares it covers."""
    turns: int


def turned(column: int, row: int, size: int, turns: int) -> tuple[int, int]:
    """Where a square (or, with size + 1, a crossing) of a board comes to lie, counted from 1."""
    for _ in range(turns % 4):
        column, row = row, size + 1 - column
    return column, row


class ScenarioReader:
    """Reads one scenario table into a theatre."""

    def __init__(
        self,
        root: Table,
        title: str,
        rules_version: int,
        seats: Sequence[str],
        library: Library,
        built: Mapping[str, ArmyList] | None = None,
    ) -> None:
        self.root = root
        self.title = title
        self.rules_version = rules_version
        self.seats = list(seats)
        self.library = library
        self.id = root.text("id")
        self.build_points = root.number("build", LEAST_POINTS, MOST_POINTS, default=0)
        """The points for which players build their armies; 0 where the armies are given."""
        self.built = dict(built or {})
        """The armies that players built, by the side's name."""
        if self.built:
            self.id = built_id(self.id, self.built, library)
        self.boards = self._lay_boards()
        self.width = max((board.column for board in self.boards), default=0) + BOARD_SIZE
        self.height = max((board.row for board in self.boards), default=0) + BOARD_SIZE
        self.overlays = self._lay_overlays()
        self.houses: list[House] = []
        self.armies: list[ArmyList] = []

    # The map

    def _lay_boards(self) -> list[LaidBoard]:
        laid = []
        value = self.root.texts("boards")
        for row, line in enumerate(reversed(value)):
            for column, word in enumerate(line.split()):
                name, _, turn = word.partition("/")
                board = self.library.boards.get(name)
                if board is None:
                    self.root.fault("boards", f"unknown board {name!r}")
                    board = next(iter(self.library.boards.values()))
                laid.append(
                    LaidBoard(
                        board,
                        int(turn or 0) // 90 % 4,
                        column * BOARD_SIZE,
                        row * BOARD_SIZE,
                    )
                )
        return laid

    def place(self, table: Table, key: str, text: str) -> tuple[int, int]:
        """Doubled coordinates of 'c4', 'c4d5', 'C6B 5 6.5' or the crossing 'C6B i2 1'."""
        words = text.split()
        if len(words) == 1:
            found = square(words[0])
            if found is not None:
                return 2 * found[0], 2 * found[1]
            both = BETWEEN.fullmatch(words[0])
            if both is not None:
                one, other = square(both[1]), square(both[2])
                if one is not None and other is not None:
                    return one[0] + other[0], one[1] + other[1]
        elif len(words) == 3:
            for board in self.boards:
                if board.board.name == words[0]:
                    crossing = words[1].startswith("i")
                    x, y = float(words[1].lstrip("i")), float(words[2])
                    extra = 1 if crossing else 0
                    return (
                        round(2 * (board.column + x)) + extra,
                        round(2 * (board.row + y)) + extra,
                    )
        table.fault(key, f"{text!r} is not a place on this map")
        return 2, 2

    def _lay_overlays(self) -> list[LaidOverlay]:
        laid = []
        counts: dict[str, int] = {}
        for table in self.root.rows("overlays") if "overlays" in self.root else []:
            overlay = self.library.overlays.get(table.text("overlay"))
            if overlay is None:
                table.fault("overlay", "unknown overlay")
                continue
            x, y = self.place(table, "at", table.text("at"))
            turns = table.number("turn", -270, 270, default=0) // 90 % 4
            width, height = overlay.width, overlay.height
            if turns % 2:
                width, height = height, width
            if overlay.kind == "house":
                width, height = width + 1, height + 1
            counts[overlay.name] = counts.get(overlay.name, 0) + 1
            name = table.text("name", f"{overlay.name}_{counts[overlay.name]}")
            called = table.text("called", overlay.name)
            column, row = (x - width + 1) // 2, (y - height + 1) // 2
            laid.append(LaidOverlay(overlay, name, called, column, row, width, height, turns))
            table.close()
        return laid

    def _build_house(self, laid: LaidOverlay) -> House:
        overlay = laid.overlay
        house = House(laid.column, laid.row, laid.width - 1, laid.height - 1)
        for kind, column, row, side, half in overlay.openings:
            where = NAMED_SIDES.index(side)
            x, y, w, h = column, row, overlay.width, overlay.height
            low = half != "high"
            high = half != "low"
            for _ in range(laid.turns):
                # A quarter turn clockwise: west becomes north, so low and high change on east, west
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

    # The theatre

    def theatre(self) -> Theatre:
        self.houses = [
            self._build_house(laid) for laid in self.overlays if laid.overlay.kind == "house"
        ]
        ground = SquareMap(self.width, self.height, self.houses)
        theatre = Theatre(self.title, self.rules_version, self.id, self.seats, ground)
        self._number_terrain(theatre)
        self._fill_map(theatre)
        self._read_armies(theatre)
        self._fill_numbers(theatre)
        self._deal_cards(theatre)
        self._read_goals(theatre)
        self._read_sides(theatre)
        return theatre

    def _number_terrain(self, theatre: Theatre) -> None:
        terrains = list(self.library.terrains.values())
        theatre.terrains = ["", *(terrain.name for terrain in terrains)]
        theatre.cover = vec[i64]([0, *(t.cover for t in terrains)])
        theatre.limits = vec[i64]([0, *(t.limits for t in terrains)])
        theatre.blocks = vec[i64]([0, *(int(t.blocks) for t in terrains)])
        theatre.difficult = vec[i64]([0, *(int(t.difficult) for t in terrains)])
        theatre.closed = vec[i64]([7, *(t.closed for t in terrains)])
        theatre.ambushes = vec[i64]([0, *(int(t.opportunity) for t in terrains)])
        theatre.hedges = vec[i64]([0, *(int(t.hedge) for t in terrains)])

    def _fill_map(self, theatre: Theatre) -> None:
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
                    cell = ground.board_cell(x, y)
                    if cell == NOWHERE:
                        self.root.fault("overlays", f"{laid.name} is not on the map")
                    elif area[cell]:
                        self.root.fault("overlays", f"{laid.name} overlaps another overlay")
                    else:
                        area[cell] = index + 1
            if is_house:
                for cell in range(int(ground.n)):
                    if ground.kind[cell] == INNER and ground.house[cell] == house:
                        area[cell] = index + 1
                        base[cell] = names.index(overlay.terrain)
                house += 1
        theatre.areas = [laid.name for laid in self.overlays]
        theatre.overlays = [laid.called for laid in self.overlays]
        theatre.n_areas = len(self.overlays)
        if len(self.overlays) > AREAS_AT_MOST:
            self.root.fault("overlays", f"more than {AREAS_AT_MOST} overlays")
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

    # The armies

    def _read_armies(self, theatre: Theatre) -> None:
        groups: list[tuple[str, int, int, int, int, bool, bool, tuple[str, ...]]] = []
        units: list[tuple[str, int, int]] = []
        kits: list[list[int]] = []
        orders, bluffs, extra, markers = [0, 0], [1, 1], [0, 0], [0, 0]
        nest = NOWHERE
        for seat, name in enumerate(self.seats):
            table = self.root.table(name)
            army, faults = read_army(table.text("army"), self.library, name)
            for fault in faults:
                table.fault("army", str(fault))
            if name in self.built:
                army = self.built[name]
            elif self.build_points:
                for fault in check_army(army, self.library, self.build_points):
                    table.fault("army", str(fault))
            self.armies.append(army)
            for plate in army.plates:
                number = len(groups)
                option = plate.option
                groups.append(
                    (
                        option.name,
                        seat,
                        number,
                        option.losses,
                        option.points,
                        False,
                        option.command,
                        (),
                    ),
                )
                kits.append([0] * KITS)
                units += [(unit, seat, number) for unit in option.units]
                starred = plate.starred()
                for inside in plate.inside:
                    if inside.units:
                        groups.append(
                            (
                                inside.name,
                                seat,
                                number,
                                inside.losses,
                                inside.points,
                                inside is starred,
                                False,
                                inside.units,
                            ),
                        )
                        kits.append([0] * KITS)
                        if inside is starred:
                            starred = None
                        units += [(unit, seat, number) for unit in inside.units]
                    if inside.gives:
                        kit = EQUIPMENT.index(inside.gives)
                        kits[number][kit] += self.library.tokens[inside.gives]
                    if inside.order == "planning":
                        orders[seat] += 1
                    elif inside.order == "bluff":
                        bluffs[seat] += 1
                    elif inside.order == "improvisation":
                        extra[seat] = 1
                    elif inside.order == "concealed":
                        markers[seat] = 2
                    elif inside.order == "mg_nest":
                        nest = len(units)
                        units.append(("mg_nest", seat, number))
            for hero in army.heroes:
                groups.append(
                    (hero.name, seat, NOWHERE, hero.losses, hero.points, False, False, hero.units)
                )
                kits.append([0] * KITS)
                units += [(unit, seat, NOWHERE) for unit in hero.units]
            for own in table.texts("units", []):
                if own in self.library.counters:
                    units.append((own, seat, NOWHERE))
                else:
                    table.fault("units", f"unknown counter {own!r}")
        if len(units) > UNITS_AT_MOST or len(groups) > GROUPS_AT_MOST:
            self.root.fault("", f"more than {UNITS_AT_MOST} units or {GROUPS_AT_MOST} groups")
        theatre.nest = nest
        theatre.orders_extra = vec[i64](orders)
        theatre.bluffs = vec[i64](bluffs)
        theatre.hand_extra = vec[i64](extra)
        theatre.markers = vec[i64](markers)
        self._fill_units(theatre, units)
        kinds = list(dict.fromkeys(theatre.counters))
        theatre.n_kinds = len(kinds)
        theatre.kind_of = vec[i64]([kinds.index(counter) for counter in theatre.counters])
        theatre.groups = _distinct([group[0] for group in groups])
        theatre.n_groups = len(groups)
        theatre.group_seat = vec[i64]([group[1] for group in groups])
        theatre.group_plate = vec[i64]([group[2] for group in groups])
        theatre.group_losses = vec[i64]([group[3] for group in groups])
        theatre.group_points = vec[i64]([group[4] for group in groups])
        theatre.group_star = vec[i64]([int(group[5]) for group in groups])
        theatre.group_command = vec[i64]([int(group[6]) for group in groups])
        theatre.group_takes = vec[i64]([group[7].count(kind) for group in groups for kind in kinds])
        theatre.kits = vec[i64]([count for row in kits for count in row])

    def _fill_units(self, theatre: Theatre, units: list[tuple[str, int, int]]) -> None:
        counters = [self.library.counters[name] for name, _, _ in units]
        theatre.counters = [name for name, _, _ in units]
        theatre.units = _distinct(theatre.counters)
        theatre.n_units = len(units)
        theatre.seat_of = vec[i64]([seat for _, seat, _ in units])
        theatre.plate_of = vec[i64]([plate for _, _, plate in units])
        theatre.type_of = vec[i64]([counter.type for counter in counters])
        theatre.squares_of = vec[i64]([counter.squares for counter in counters])
        theatre.flip_of = vec[i64]([counter.flip for counter in counters])
        theatre.frame_of = vec[i64]([counter.frame for counter in counters])
        theatre.scout_of = vec[i64]([counter.scout for counter in counters])
        theatre.stars_of = vec[i64]([counter.stars for counter in counters])
        theatre.personal_of = vec[i64]([int(counter.personal) for counter in counters])
        theatre.personals = sum(counter.personal for counter in counters)
        theatre.autonomous = sum(
            any(side[ABLE] & AUTONOMOUS for side in counter.stats) for counter in counters
        )
        theatre.transports = vec[i64](
            [unit for unit, counter in enumerate(counters) if counter.stats[0][SEATS]]
        )
        theatre.wreck_of = vec[i64](
            [theatre.terrains.index(c.wreck) if c.wreck else 0 for c in counters]
        )
        theatre.wreck_structure = vec[i64]([counter.wreck_structure for counter in counters])
        theatre.stat = vec[i64](
            [number for counter in counters for side in counter.stats for number in side]
        )

    def _fill_numbers(self, theatre: Theatre) -> None:
        theatre.template = vec[i64](
            [number for numbers in self.library.templates.values() for number in numbers]
        )
        kits = [self.library.equipment.get(name, (0, 0, 0, 0, 0)) for name in EQUIPMENT]
        theatre.kit_bonus = vec[i64]([number for numbers in kits for number in numbers])

    def _deal_cards(self, theatre: Theatre) -> None:
        banned = self.root.texts("banned", [])
        allowed = self.root.texts("support", [])
        decks = [
            deck_of(army, self.library, seat, banned, allowed)
            for army, seat in zip(self.armies, self.seats, strict=True)
        ]
        granted = [row.text("card") for row in self._events() if "card" in row]
        left = [
            {kind: support_left(army, self.library, kind) for kind in ("air", "artillery")}
            for army in self.armies
        ]

        def choosable(name: str, seat: int) -> int:
            """How many of a card a side may choose at set-up."""
            card = self.library.cards[name]
            own = card.army == self.seats[seat] and name not in banned
            return card.copies if own and left[seat].get(card.kind, 0) > 0 else 0

        used = [
            name
            for name in self.library.cards
            if any(name in deck for deck in decks)
            or name in granted
            or any(choosable(name, seat) for seat in (0, 1))
        ]
        for name in (*banned, *allowed):
            if name not in self.library.cards:
                self.root.fault("banned", f"unknown card {name!r}")
        cards = [self.library.cards[name] for name in used]
        theatre.cards = used
        theatre.n_cards = len(used)
        theatre.deck = vec[i64]([deck.get(name, 0) for deck in decks for name in used])
        theatre.effect = vec[i64]([card.effect for card in cards])
        theatre.power = vec[i64]([card.power for card in cards])
        theatre.windows = vec[i64]([card.windows for card in cards])
        theatre.card_bonus = vec[i64]([number for card in cards for number in card.numbers])
        kinds = {"air": AIR_CARD, "artillery": ARTILLERY_CARD}
        theatre.support_kind = vec[i64]([kinds.get(card.kind, 0) for card in cards])
        theatre.support = vec[i64]([choosable(name, seat) for seat in (0, 1) for name in used])
        theatre.air_cards = vec[i64]([one["air"] for one in left])
        theatre.artillery_cards = vec[i64]([one["artillery"] for one in left])

    def _events(self) -> list[Table]:
        return list(self.root.rows("events")) if "events" in self.root else []

    # Goals, zones

    def _four_cells(self, theatre: Theatre, x: int, y: int) -> list[int]:
        """The four squares around a crossing, or the one square of a place on a square."""
        ground = theatre.ground
        if x % 2 == 0 and y % 2 == 0:
            return [int(ground.board_cell(x // 2, y // 2)), NOWHERE, NOWHERE, NOWHERE]
        cells = []
        for row in (y // 2, (y + 1) // 2):
            for column in (x // 2, (x + 1) // 2):
                cell = int(ground.board_cell(column, row))
                cells.append(NOWHERE if cell in cells else cell)
        return cells

    def _read_goals(self, theatre: Theatre) -> None:
        root = self.root
        cells: list[int] = []
        areas, sides, points = [], [], []
        for table in root.rows("objectives") if "objectives" in root else []:
            theatre.objectives.append(table.text("name"))
            inside = table.text("inside", "")
            area = theatre.areas.index(inside) + 1 if inside in theatre.areas else 0
            if inside and not area:
                table.fault("inside", f"unknown overlay {inside!r}")
            areas.append(area)
            if area:
                cells += [NOWHERE] * 4
            else:
                cells += self._four_cells(theatre, *self.place(table, "at", table.text("at")))
            side = table.text("side", "", among=["", *self.seats])
            sides.append(self.seats.index(side) if side else NOWHERE)
            table.text("rank", "primary", among=["primary", "secondary"])
            points.append(table.number("points", 0, 20, default=0))
            table.close()
        theatre.n_objectives = len(areas)
        theatre.objective_cells = vec[i64](cells)
        theatre.objective_area = vec[i64](areas)
        theatre.objective_side = vec[i64](sides)
        theatre.objective_points = vec[i64](points)
        bonus: list[int] = []
        for text in root.texts("bonuses", []):
            bonus += self._four_cells(theatre, *self.place(root, "bonuses", text))
        theatre.bonus_cells = vec[i64](bonus)
        theatre.n_bonuses = len(bonus) // 4
        if theatre.n_bonuses > 6:
            root.fault("bonuses", "at most six bonus tactics are allowed")
        self._read_items(theatre)
        theatre.events = vec[i64](self._read_events(theatre))
        theatre.last_turn = root.number("last_turn", 2, 20)
        first = root.text("initiative", among=["random", *self.seats])
        theatre.first_initiative = NOWHERE if first == "random" else self.seats.index(first)
        theatre.no_scouts = int(root.flag("no_scouts"))

    def _read_events(self, theatre: Theatre) -> list[int]:
        """HN-4.14: what happens on which turn, at its start or in supply."""
        events: list[int] = []
        for table in self._events():
            turn = table.number("turn", 1, 20)
            side = table.text("side", among=["both", *self.seats])
            kind = table.text("kind", "arrival", among=KINDS)
            moment = table.text("at", "turn", among=MOMENTS)
            number = 0
            if kind == KINDS[CARD_EVENT]:
                number = _index(table, "card", theatre.cards)
            elif kind in ("cards", "orders"):
                number = table.number("number", 1, 4)
            if kind in ("orders", "special_order") and moment != "turn":
                table.fault("at", "orders are given at the start of a turn")
            events += [
                turn,
                2 if side == "both" else self.seats.index(side),
                KINDS.index(kind),
                MOMENTS.index(moment),
                number,
            ]
            table.close()
        return events

    def _read_items(self, theatre: Theatre) -> None:
        places, spots, turns, sides = [], [], [], []
        charges: list[int] = []
        fires: list[str] = []
        for table in self.root.rows("items") if "items" in self.root else []:
            theatre.items.append(table.text("name"))
            where = [
                int(theatre.ground.board_cell(x // 2, y // 2))
                for x, y in (self.place(table, "at", text) for text in table.texts("at"))
            ]
            inside = table.text("inside", "")
            if inside:
                where = [
                    cell
                    for cell in range(int(theatre.ground.n))
                    if theatre.ground.kind[cell] == INNER
                    and theatre.areas[theatre.area[cell] - 1] == inside
                ]
            places.append(where[0] if len(where) == 1 or inside else NOWHERE)
            spots += (where + [NOWHERE] * 8)[:8]
            turns.append(table.number("turn", 1, 20, default=1))
            side = table.text("side", "", among=["", *self.seats])
            sides.append(self.seats.index(side) if side else NOWHERE)
            blows = table.text("blows_up", "", among=["", *theatre.areas])
            charges.append(theatre.areas.index(blows) + 1 if blows else 0)
            if blows and theatre.area_house[charges[-1] - 1] == NOWHERE:
                table.fault("blows_up", f"{blows!r} is not a house: no unit can be inside it")
            fires.append(table.text("fires", ""))
            table.close()
        theatre.item_charge = vec[i64](charges)
        theatre.item_fires = vec[i64]([self._fired(theatre, name) for name in fires])
        theatre.item_cell = vec[i64](places)
        theatre.item_spots = vec[i64](spots)
        theatre.item_turn = vec[i64](turns)
        theatre.item_side = vec[i64](sides)

    def _fired(self, theatre: Theatre, name: str) -> int:
        """The charge that a detonator fires."""
        if not name:
            return NOWHERE
        if name in theatre.items and theatre.item_charge[theatre.items.index(name)]:
            return theatre.items.index(name)
        self.root.fault("items", f"{name!r} is not an item that blows something up")
        return NOWHERE

    def _squares(self, theatre: Theatre, table: Table, key: str) -> list[int]:
        """1 for each square of 'a1:g3', 'c4' and the houses and alleys among them."""
        ground = theatre.ground
        found = [0] * int(ground.n)
        for text in table.texts(key, []):
            low, _, high = text.partition(":")
            one, other = square(low), square(high or low)
            if one is None or other is None:
                table.fault(key, f"invalid area {text!r}; expected a form such as 'c4' or 'a1:g3'")
                continue
            for cell in range(int(ground.n)):
                if (
                    2 * one[0] - 1 < ground.x[cell] < 2 * other[0] + 1
                    and 2 * one[1] - 1 < ground.y[cell] < 2 * other[1] + 1
                ):
                    found[cell] = 1
        return found

    def _read_sides(self, theatre: Theatre) -> None:
        zones: list[int] = []
        entries: list[int] = []
        exits: list[int] = []
        arrives = [0] * int(theatre.n_units)
        placed = [NOWHERE] * int(theatre.n_units)
        faces = [0] * int(theatre.n_units)
        aims: list[int] = []
        for name in self.seats:
            table = self.root.table(name)
            zones += self._squares(theatre, table, "zone")
            entries += self._squares(theatre, table, "entry")
            exits += self._squares(theatre, table, "exit")
            if "arrives" in table:
                late = table.table("arrives")
                for unit in late:
                    turn = late.number(unit, 1, 20)
                    for index, counter in enumerate(theatre.counters):
                        if unit in (counter, theatre.units[index], "all") and (
                            theatre.seats[theatre.seat_of[index]] == name
                        ):
                            arrives[index] = turn
            for row in table.rows("placed") if "placed" in table else []:
                unit = row.text("unit", among=theatre.units)
                x, y = self.place(row, "at", row.text("at"))
                index = theatre.units.index(unit)
                arrives[index] = 0
                placed[index] = int(theatre.ground.cell_at(x, y))
                faces[index] = DIRECTIONS.index(row.text("face", "n", among=DIRECTIONS))
                row.close()
            aims += self._aims(theatre, table)
            table.close()
        theatre.zone = vec[i64](zones)
        theatre.entry = vec[i64](entries)
        theatre.scouting = vec[i64]([NOWHERE] * len(zones))
        theatre.exit = vec[i64](exits)
        theatre.arrives = vec[i64](arrives)
        theatre.placed = vec[i64](placed)
        theatre.faces = vec[i64](faces)
        theatre.aims = vec[i64](aims)

    def _aims(self, theatre: Theatre, table: Table) -> list[int]:
        aims: list[int] = []
        for row in table.rows("aims") if "aims" in table else []:
            kind = row.text("kind", among=AIMS[1:])
            what = 0
            number = 0
            if kind == "hold":
                for name in row.texts("objectives"):
                    if name in theatre.objectives:
                        what |= 1 << theatre.objectives.index(name)
                    else:
                        row.fault("objectives", f"unknown objective {name!r}")
                number = row.number("from", 1, 20, default=2)
            elif kind == "carry":
                what = _index(row, "item", theatre.items)
            elif kind == "exit" or kind == "points":
                number = row.number("number", 1, 60)
            elif kind == "gather":
                what = _index(row, "objective", theatre.objectives)
                number = row.number("number", 1, 9)
            elif kind == "kill":
                what = _index(row, "unit", theatre.units)
            elif kind == "demolish":
                what = _index(row, "structure", theatre.areas) + 1
            aims += [AIMS.index(kind), what, number]
            row.close()
        if len(aims) > 12:
            table.fault("aims", "a side can have at most four aims")
        return (aims + [0] * 12)[:12]


def _index(row: Table, key: str, known: list[str]) -> int:
    name = row.text(key)
    if name not in known:
        row.fault(key, f"invalid value {name!r}; expected one of: {', '.join(known)}")
        return 0
    return known.index(name)


def _distinct(names: list[str]) -> list[str]:
    """Names with a letter where there are several of one."""
    found = []
    for index, name in enumerate(names):
        if names.count(name) == 1:
            found.append(name)
        else:
            found.append(f"{name}_{'abcdefghijklmnopqrstuvwxyz'[names[:index].count(name)]}")
    return found
