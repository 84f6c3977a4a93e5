"""Reading a scenario into a theatre: boards, overlays, armies, zones, aims."""

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from sandtable.core.content import Table
from sandtable.core.errors import shown
from sandtable.core.game import Listing
from sandtable.core.random_battles import NUMBER
from sandtable.core.vec import vec
from sandtable.grid.squares import DIRECTIONS, INNER, NOWHERE, SquareMap
from sandtable.heroes.content import faults as said
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
from sandtable.heroes.content.library import NEST, SOURCES, Library, square
from sandtable.heroes.content.map_reader import MOST_LETTERS, MapReader, build_house
from sandtable.heroes.model.battlefield import AIMS, AIR_CARD, ARTILLERY_CARD, Theatre
from sandtable.heroes.model.codes import ABLE, AUTONOMOUS, EQUIPMENT, KITS, SEATS
from sandtable.heroes.turn.scenario_events import CARD as CARD_EVENT
from sandtable.heroes.turn.scenario_events import KINDS, MOMENTS

UNITS_AT_MOST = 62
GROUPS_AT_MOST = 60
EVENTS_AT_MOST = 40
OBJECTIVES_AT_MOST = 12
ITEMS_AT_MOST = 8
BONUSES_AT_MOST = 6
AIMS_AT_MOST = 4
"""Greatest number of aims of a side."""
SPOTS = 8
"""Greatest number of squares from which an item's is chosen."""
PARTS_AT_MOST = 200
"""Greatest number of squares and rectangles in a zone."""
LAST_TURN = 20
LAST_TURN_MADE = 12
"""Greatest last turn of a title's own scenario, and of a user's scenario."""
ANY_POINTS = 9999
LEAST_DECK = 10
"""Least cards in the deck of a user's scenario: a hand, and some to draw."""


class ScenarioReader(MapReader):
    """Reader of a scenario table, which makes a theatre."""

    def __init__(
        self,
        root: Table,
        title: str,
        rules_version: int,
        seats: Sequence[str],
        library: Library,
        built: Mapping[str, ArmyList] | None = None,
        made: str | None = None,
    ) -> None:
        """``made``: the id of a user's scenario; None for other scenarios."""
        super().__init__(root, seats, library, made is not None)
        self.title = title
        self.rules_version = rules_version
        self.id = root.text("id") if made is None else made
        self.build_points = root.number("build", LEAST_POINTS, MOST_POINTS, default=0)
        """Points for armies that players build; 0 if the armies are fixed."""
        self.built = dict(built or {})
        """Armies that players built, by side."""
        if self.built:
            self.id = built_id(self.id, self.built, library)
        self.armies: list[ArmyList] = []

    def listing(self) -> Listing:
        """Return the data of the scenario for a list."""
        root = self.root
        if not self.made:
            number = root.number("number", 1, 99)
            place, date = root.text("place"), root.text("date")
            root.text("source", among=SOURCES)
            return Listing(self.id, number, place, date, len(self.boards))
        root.text("title", self.title, among=[self.title])
        root.plain("id", MOST_LETTERS)
        root.number("number", 1, 99, default=NUMBER)
        place, date = root.plain("place", MOST_LETTERS), root.plain("date", MOST_LETTERS)
        root.text("source", "designed", among=SOURCES)
        return Listing(self.id, NUMBER, place, date, len(self.boards))

    # Theatre

    def theatre(self) -> Theatre:
        self.houses = [
            build_house(laid.overlay, laid.column, laid.row, laid.turns)
            for laid in self.overlays
            if laid.overlay.kind == "house"
        ]
        ground = SquareMap(self.width, self.height, self.houses)
        theatre = Theatre(self.title, self.rules_version, self.id, self.seats, ground)
        self.number_terrain(theatre)
        self.fill_map(theatre)
        self._read_armies(theatre)
        self._fill_numbers(theatre)
        self._deal_cards(theatre)
        self._read_goals(theatre)
        self._read_sides(theatre)
        return theatre

    # Armies

    def _read_armies(self, theatre: Theatre) -> None:
        groups: list[tuple[str, int, int, int, int, bool, bool, tuple[str, ...]]] = []
        units: list[tuple[str, int, int]] = []
        kits: list[list[int]] = []
        orders, bluffs, extra, markers = [0, 0], [1, 1], [0, 0], [0, 0]
        nest = NOWHERE
        for seat, name in enumerate(self.seats):
            table = self.root.table(name)
            army, faults = read_army(table.text("army"), self.library, name)
            if name in self.built:
                army = self.built[name]
            elif self.build_points or self.made:
                limit = self.build_points or ANY_POINTS
                if len(army.options()) <= GROUPS_AT_MOST:
                    faults += check_army(army, self.library, limit)
            for fault in faults:
                table.fault(
                    "army",
                    said.BROKEN_ARMY,
                    fault.line,
                    problem=fault.key,
                    rule=fault.rule,
                    about=shown(fault.about)[1:-1],
                )
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
                    elif inside.order == NEST:
                        nest = len(units)
                    units += [(unit, seat, number) for unit in inside.brings]
            for hero in army.heroes:
                groups.append(
                    (hero.name, seat, NOWHERE, hero.losses, hero.points, False, False, hero.units)
                )
                kits.append([0] * KITS)
                units += [(unit, seat, NOWHERE) for unit in hero.units]
            for at, own in enumerate(table.texts("units", [])):
                counter = self.library.counters.get(own)
                if counter is not None and (not self.made or counter.army == name):
                    units.append((own, seat, NOWHERE))
                else:
                    table.fault("units", said.UNKNOWN_UNIT, at=at, name=shown(own)[1:-1])
        if self.made:
            self._expect_units_in_box([unit for unit, _, _ in units])
        if len(units) > UNITS_AT_MOST or len(groups) > GROUPS_AT_MOST:
            self.root.fault("", said.TOO_MANY_UNITS, most=UNITS_AT_MOST, groups=GROUPS_AT_MOST)
            units, groups, kits = [], [], []
            nest = NOWHERE
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

    def _expect_units_in_box(self, units: list[str]) -> None:
        for unit in dict.fromkeys(units):
            count, copies = units.count(unit), self.library.copies_of(unit)
            if count > copies:
                self.root.fault("", said.UNIT_COPIES, count=count, unit=unit, copies=copies)

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
            """Return how many of a card a side may choose at set-up."""
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
        for key, names in (("banned", banned), ("support", allowed)):
            for at, name in enumerate(names):
                if name not in self.library.cards:
                    self.root.fault(key, said.UNKNOWN_CARD, at=at, name=shown(name)[1:-1])
        for seat_name, deck in zip(self.seats, decks, strict=True):
            if self.made and sum(deck.values()) < LEAST_DECK:
                number = sum(deck.values())
                self.root.table(seat_name).fault(
                    "army", said.SMALL_DECK, count=number, least=LEAST_DECK
                )
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
        return self._rows("events", EVENTS_AT_MOST)

    def _rows(self, key: str, most: int) -> list[Table]:
        """Return the tables of an optional list, up to a greatest number."""
        rows = self.root.rows(key) if key in self.root else []
        if len(rows) > most:
            self.root.fault(key, said.TOO_MANY_THINGS, count=len(rows), most=most)
        return rows[:most]

    # Goals and zones

    def _four_cells(self, theatre: Theatre, x: int, y: int) -> list[int]:
        """Return the four squares around a crossing, or the single square of the place."""
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
        for table in self._rows("objectives", OBJECTIVES_AT_MOST):
            name = table.text("name")
            if name in theatre.objectives:
                table.fault("name", said.SAME_NAME, name=shown(name)[1:-1])
            elif self.made:
                self._expect_words(table, "name", name, "objective")
            theatre.objectives.append(name)
            inside = table.text("inside", "")
            area = theatre.areas.index(inside) + 1 if inside in theatre.areas else 0
            if inside and not area:
                table.fault("inside", said.UNKNOWN_OVERLAY, name=shown(inside)[1:-1])
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
        for at, text in enumerate(root.texts("bonuses", [])):
            bonus += self._four_cells(theatre, *self.place(root, "bonuses", text, at))
        theatre.bonus_cells = vec[i64](bonus)
        theatre.n_bonuses = len(bonus) // 4
        if theatre.n_bonuses > BONUSES_AT_MOST:
            root.fault("bonuses", said.TOO_MANY_BONUSES)
        self._read_items(theatre)
        theatre.events = vec[i64](self._read_events(theatre))
        latest = LAST_TURN_MADE if self.made else LAST_TURN
        theatre.last_turn = root.number("last_turn", 2, latest)
        first = root.text("initiative", among=["random", *self.seats])
        theatre.first_initiative = NOWHERE if first == "random" else self.seats.index(first)
        theatre.no_scouts = int(root.flag("no_scouts"))

    def _read_events(self, theatre: Theatre) -> list[int]:
        """Read the events of the turns, at their start or in supply (HN-4.14)."""
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
                table.fault("at", said.ORDERS_AT_START)
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
        for table in self._rows("items", ITEMS_AT_MOST):
            name = table.text("name")
            if name in theatre.items:
                table.fault("name", said.SAME_NAME, name=shown(name)[1:-1])
            elif self.made:
                self._expect_words(table, "name", name, "item")
            theatre.items.append(name)
            inside = table.text("inside", "")
            spots_given = table.texts("at", [] if inside else None)
            if len(spots_given) > SPOTS:
                table.fault("at", said.TOO_MANY_THINGS, count=len(spots_given), most=SPOTS)
            where = []
            for at, text in enumerate(spots_given[:SPOTS]):
                x, y = self.place(table, "at", text, at)
                cell = int(theatre.ground.board_cell(x // 2, y // 2))
                if cell == NOWHERE:
                    table.fault("at", said.NOT_A_PLACE, at=at, value=shown(text))
                else:
                    where.append(cell)
            if inside:
                where = [
                    cell
                    for cell in range(int(theatre.ground.n))
                    if theatre.ground.kind[cell] == INNER
                    and theatre.areas[theatre.area[cell] - 1] == inside
                ]
            if not where:
                table.fault("", said.NO_PLACE, name=shown(name)[1:-1])
            places.append(where[0] if where and (len(where) == 1 or inside) else NOWHERE)
            spots += (where + [NOWHERE] * SPOTS)[:SPOTS]
            turns.append(table.number("turn", 1, 20, default=1))
            side = table.text("side", "", among=["", *self.seats])
            sides.append(self.seats.index(side) if side else NOWHERE)
            blows = table.text("blows_up", "", among=["", *theatre.areas])
            charges.append(theatre.areas.index(blows) + 1 if blows else 0)
            if blows and theatre.area_house[charges[-1] - 1] == NOWHERE:
                table.fault("blows_up", said.NOT_A_HOUSE, name=shown(blows)[1:-1])
            fires.append(table.text("fires", ""))
            table.close()
        theatre.item_charge = vec[i64](charges)
        theatre.item_fires = vec[i64]([self._fired(theatre, name) for name in fires])
        theatre.item_cell = vec[i64](places)
        theatre.item_spots = vec[i64](spots)
        theatre.item_turn = vec[i64](turns)
        theatre.item_side = vec[i64](sides)

    def _fired(self, theatre: Theatre, name: str) -> int:
        """Return the charge that a detonator fires."""
        if not name:
            return NOWHERE
        if name in theatre.items and theatre.item_charge[theatre.items.index(name)]:
            return theatre.items.index(name)
        self.root.fault("items", said.NOT_A_CHARGE, name=shown(name)[1:-1])
        return NOWHERE

    def _squares(self, theatre: Theatre, table: Table, key: str) -> list[int]:
        """Return 1 for each square of 'a1:g3' or 'c4', including rooms and alleys among them."""
        ground = theatre.ground
        found = [0] * int(ground.n)
        parts = table.texts(key, [])
        if len(parts) > PARTS_AT_MOST:
            table.fault(key, said.TOO_MANY_THINGS, count=len(parts), most=PARTS_AT_MOST)
        for at, text in enumerate(parts[:PARTS_AT_MOST]):
            low, _, high = text.partition(":")
            one, other = square(low), square(high or low)
            if one is None or other is None:
                table.fault(key, said.BAD_AREA, at=at, value=shown(text))
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
                    own = [
                        name
                        for index in range(int(theatre.n_units))
                        if theatre.seats[theatre.seat_of[index]] == table.name
                        for name in (theatre.counters[index], theatre.units[index])
                    ]
                    if unit != "all" and unit not in own:
                        late.fault(unit, said.UNKNOWN_UNIT, name=shown(unit)[1:-1])
                    for index, counter in enumerate(theatre.counters):
                        if unit in (counter, theatre.units[index], "all") and (
                            theatre.seats[theatre.seat_of[index]] == name
                        ):
                            arrives[index] = turn
            for row in table.rows("placed") if "placed" in table else []:
                unit = row.text("unit", among=theatre.units)
                where = row.text("at")
                x, y = self.place(row, "at", where)
                face = DIRECTIONS.index(row.text("face", "n", among=DIRECTIONS))
                row.close()
                if unit not in theatre.units:
                    continue
                index = theatre.units.index(unit)
                cell = int(theatre.ground.cell_at(x, y))
                if cell == NOWHERE:
                    row.fault("at", said.NOT_A_PLACE, value=shown(where))
                elif self.made and cell in placed:
                    row.fault("at", said.TAKEN)
                arrives[index] = 0
                placed[index] = cell
                faces[index] = face
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
                for at, name in enumerate(row.texts("objectives")):
                    if name in theatre.objectives:
                        what |= 1 << theatre.objectives.index(name)
                    else:
                        row.fault(
                            "objectives", said.UNKNOWN_OBJECTIVE, at=at, name=shown(name)[1:-1]
                        )
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
        if len(aims) > 3 * AIMS_AT_MOST:
            table.fault("aims", said.TOO_MANY_AIMS)
        return (aims + [0] * 12)[:12]


def _index(row: Table, key: str, known: list[str]) -> int:
    name = row.text(key)
    if name not in known:
        row.not_among(key, name, known)
        return 0
    return known.index(name)


def _distinct(names: list[str]) -> list[str]:
    """Add a letter to names that occur more than once."""
    found = []
    for index, name in enumerate(names):
        if names.count(name) == 1:
            found.append(name)
        else:
            number = names[:index].count(name)
            letter = "abcdefghijklmnopqrstuvwxyz"[number] if number < 26 else str(number)
            found.append(f"{name}_{letter}")
    return found
