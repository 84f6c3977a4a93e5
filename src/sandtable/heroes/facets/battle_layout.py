"""How a battle is laid out: its ground, what lies on it, both armies, and a picture of its map."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from sandtable.core.map_patches import BRASS, INK, Colour, Plan, disc, square
from sandtable.grid.squares import DIRECTIONS, INNER, NOWHERE
from sandtable.heroes import lobby_wire as wire
from sandtable.heroes.content.armies import ArmyList, Plate
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.content.map_reader import LaidOverlay
from sandtable.heroes.content.scenarios import ScenarioReader
from sandtable.heroes.facets.box import halves_of
from sandtable.heroes.model.battlefield import (
    AIM_CARRY,
    AIM_DEMOLISH,
    AIM_GATHER,
    AIM_HOLD,
    AIM_KILL,
    AIMS,
    Theatre,
)
from sandtable.heroes.model.codes import EQUIPMENT, KITS
from sandtable.heroes.turn.charges import FUSE
from sandtable.heroes.turn.scenario_events import (
    ARRIVAL,
    BOTH,
    CARD,
    KINDS,
    LENGTH,
    MOMENTS,
    units_arrive,
)
from sandtable.heroes.victory import orders_to_come

DIAGONALS = ["", "rising", "falling", "both"]
GROUND: dict[str, Colour] = {
    ".": (187, 192, 132),
    "=": (214, 200, 160),
    "H": (62, 84, 38),
    "w": (112, 135, 70),
    "W": (78, 103, 52),
    ",": (214, 186, 96),
    "b": (146, 160, 92),
    "~": (106, 142, 160),
}
HOUSE: Colour = (142, 66, 44)
GRID: Colour = (150, 150, 100)
LEAVES: dict[str, Colour] = {"H": (86, 112, 54), "w": (90, 114, 54), "W": (98, 124, 66)}
"""Plants on some kinds of ground: a few bushes in another green."""
BUSHES = ((0.3, 0.32, 0.42), (0.68, 0.5, 0.46), (0.36, 0.74, 0.36))


def plan(info: wire.SkirmishInfo) -> Plan:
    columns, rows = info.columns, info.rows
    patches = [square(columns / 2, rows / 2, GRID, columns + 0.04, rows + 0.04)]
    for row, letters in enumerate(info.ground):
        for column, letter in enumerate(letters):
            colour = GROUND.get(letter, GROUND["."])
            patches.append(square(column + 0.5, row + 0.5, colour, 0.96))
            if letter in LEAVES:
                patches += [
                    disc(column + x, row + y, LEAVES[letter], width) for x, y, width in BUSHES
                ]
    for overlay in info.overlays:
        if overlay.rooms:
            x, y = _middle(info, overlay.x, overlay.y)
            width, height = overlay.width, overlay.height
            patches.append(square(x, y, INK, width + 0.1, height + 0.1))
            patches.append(square(x, y, HOUSE, width - 0.1, height - 0.1))
    for objective in info.objectives:
        x, y = _middle(info, objective.x, objective.y)
        patches += [disc(x, y, INK, 0.9), disc(x, y, BRASS, 0.74)]
    return Plan(columns, rows, patches)


def _middle(info: wire.SkirmishInfo, x: int, y: int) -> tuple[float, float]:
    """Convert doubled coordinates from the south-west to squares from the north-west."""
    return x / 2 - 0.5, info.rows - y / 2 + 0.5


def skirmish(game: HeroesGame, id: str) -> wire.SkirmishInfo:
    """Return the layout of a battle."""
    start = game.rules(id).start()
    theatre = start.theatre
    reader = game.reader(id)
    ground = theatre.ground
    letters = {terrain.name: terrain.char for terrain in game.library.terrains.values()}
    return wire.SkirmishInfo(
        columns=int(ground.width),
        rows=int(ground.height),
        boards=[
            wire.LaidBoardInfo(
                face=laid.board.name,
                turn=90 * laid.turns,
                column=laid.column + 1,
                row=laid.row + 1,
            )
            for laid in reader.boards
        ],
        ground=[
            "".join(
                letters[theatre.terrains[theatre.base[ground.board_cell(column, row)]]]
                for column in range(1, int(ground.width) + 1)
            )
            for row in range(int(ground.height), 0, -1)
        ],
        closed={
            theatre.crossings[crossing]: DIAGONALS[shut]
            for crossing, shut in enumerate(theatre.shut)
            if shut
        },
        cells={
            name: wire.LaidSquare(
                x=int(ground.x[cell]),
                y=int(ground.y[cell]),
                terrain=theatre.terrains[start.terrain(cell)],
            )
            for cell, name in enumerate(theatre.cells)
        },
        crossings={
            name: wire.Place(
                x=int(ground.crossing_x(crossing)),
                y=int(ground.crossing_y(crossing)),
            )
            for crossing, name in enumerate(theatre.crossings)
        },
        overlays=[_overlay(theatre, laid, area) for area, laid in enumerate(reader.overlays, 1)],
        objectives=_objectives(reader, theatre),
        bonuses=_bonuses(reader, theatre),
        items=_items(theatre),
        events=list(_track(theatre)),
        last_turn=int(theatre.last_turn),
        scouts=not theatre.no_scouts,
        armies=_armies(game, reader, theatre),
    )


def _track(theatre: Theatre) -> Iterator[wire.TrackEvent]:
    """Yield the events of the turn track; for an arrival, the units and items that arrive."""
    for turn, side, kind, moment, number in _chunks(theatre.events, LENGTH):
        event = wire.TrackEvent(
            turn=turn,
            side=[*theatre.seats, "both"][side],
            kind=KINDS[kind],
            at=MOMENTS[moment],
            number=0 if kind == CARD else number,
            card=theatre.cards[number] if kind == CARD else "",
            item="",
        )
        if kind != ARRIVAL:
            yield event
            continue
        for seat, name in enumerate(theatre.seats):
            if side in (seat, BOTH) and units_arrive(theatre, seat, turn):
                yield replace(event, side=name)
        for item, name in enumerate(theatre.items):
            if theatre.item_turn[item] == turn:
                yield replace(event, kind="item", item=name)


def _chunks(numbers: Iterable[int], size: int) -> list[list[int]]:
    flat = [int(number) for number in numbers]
    return [flat[start : start + size] for start in range(0, len(flat), size)]


def _cells(theatre: Theatre, cells: Iterable[int]) -> list[str]:
    return [theatre.cells[cell] for cell in cells if cell != NOWHERE]


def _marked(theatre: Theatre, marks: Iterable[int], seat: int) -> list[str]:
    """Return the squares with a 1 in a side's row."""
    return _cells(
        theatre,
        [cell for cell, mark in enumerate(_chunks(marks, len(theatre.cells))[seat]) if mark],
    )


def _overlay(theatre: Theatre, laid: LaidOverlay, area: int) -> wire.OverlayInfo:
    overlay = laid.overlay
    is_house = overlay.kind == "house"
    ground = theatre.ground
    inside = [cell for cell in range(int(ground.n)) if theatre.area[cell] == area]
    return wire.OverlayInfo(
        name=laid.name,
        id=overlay.name,
        kind=overlay.kind,
        x=2 * laid.column + laid.width - 1,
        y=2 * laid.row + laid.height - 1,
        width=laid.width - is_house,
        height=laid.height - is_house,
        turn=90 * laid.turns,
        terrain=overlay.terrain,
        ruin=overlay.ruin,
        structure=overlay.structure,
        called=laid.called,
        covers=_cells(theatre, [cell for cell in inside if ground.kind[cell] != INNER]),
        rooms=[
            wire.RoomInfo(
                cell=theatre.cells[cell],
                room=int(ground.room[cell]),
                halves=halves_of(ground.houses[ground.house[cell]], int(ground.inner[cell])),
            )
            for cell in inside
            if ground.kind[cell] == INNER
        ],
    )


def _objectives(reader: ScenarioReader, theatre: Theatre) -> list[wire.ObjectiveInfo]:
    infos = []
    rows = reader.root.rows("objectives") if "objectives" in reader.root else []
    cells = _chunks(theatre.objective_cells, 4)
    for number, row in enumerate(rows):
        area = theatre.objective_area[number]
        side = theatre.objective_side[number]
        if area:
            laid = reader.overlays[area - 1]
            x, y = 2 * laid.column + laid.width - 1, 2 * laid.row + laid.height - 1
        else:
            x, y = reader.place(row, "at", row.text("at"))
        infos.append(
            wire.ObjectiveInfo(
                name=theatre.objectives[number],
                rank=row.text("rank", "primary"),
                x=x,
                y=y,
                cells=_cells(theatre, cells[number]),
                inside=theatre.areas[area - 1] if area else "",
                side="" if side == NOWHERE else theatre.seats[side],
                points=int(theatre.objective_points[number]),
            )
        )
    return infos


def _bonuses(reader: ScenarioReader, theatre: Theatre) -> list[wire.BonusPlace]:
    places = [
        reader.place(reader.root, "bonuses", text) for text in reader.root.texts("bonuses", [])
    ]
    around = _chunks(theatre.bonus_cells, 4)
    return [
        wire.BonusPlace(
            x=x,
            y=y,
            cells=_cells(theatre, cells),
        )
        for (x, y), cells in zip(places, around, strict=True)
    ]


def _items(theatre: Theatre) -> list[wire.ItemInfo]:
    spots = _chunks(theatre.item_spots, 8)
    return [
        wire.ItemInfo(
            name=name,
            cells=_cells(
                theatre,
                spots[item] if theatre.item_cell[item] == NOWHERE else [theatre.item_cell[item]],
            ),
            turn=int(theatre.item_turn[item]),
            side=""
            if theatre.item_side[item] == NOWHERE
            else theatre.seats[theatre.item_side[item]],
            blows_up=theatre.areas[theatre.item_charge[item] - 1]
            if theatre.item_charge[item]
            else "",
            fires=""
            if theatre.item_fires[item] == NOWHERE
            else theatre.items[theatre.item_fires[item]],
            reach=0 if theatre.item_fires[item] == NOWHERE else int(FUSE),
        )
        for item, name in enumerate(theatre.items)
    ]


# Armies


def _armies(game: HeroesGame, reader: ScenarioReader, theatre: Theatre) -> list[wire.ArmyInfo]:
    start = game.rules(theatre.id).start()
    decks = _chunks(theatre.deck, len(theatre.cards))
    return [
        wire.ArmyInfo(
            id=theatre.seats[seat],
            text=army.text(),
            cost=army.cost,
            plates=[plate_info(plate) for plate in army.plates],
            heroes=[hero.name for hero in army.heroes],
            groups=_groups(theatre, army, seat),
            units=_units(theatre, seat),
            deck={
                card: copies
                for card, copies in zip(theatre.cards, decks[seat], strict=True)
                if copies
            },
            orders=int(orders_to_come(start, seat)),
            bluffs=int(theatre.bluffs[seat]),
            markers=int(theatre.markers[seat]),
            improvises=bool(theatre.hand_extra[seat]),
            zone=_marked(theatre, theatre.zone, seat),
            entry=_marked(theatre, theatre.entry, seat),
            exit=_marked(theatre, theatre.exit, seat),
            aims=_aims(theatre, seat),
        )
        for seat, army in enumerate(reader.armies)
    ]


def plate_info(plate: Plate) -> wire.PlateInfo:
    lying = plate.seating() or []
    return wire.PlateInfo(
        option=plate.option.name,
        slots=[one.name if one else "" for one in lying],
    )


def _groups(theatre: Theatre, army: ArmyList, seat: int) -> list[wire.GroupInfo]:
    # Groups are plates and options with units, in the order in which an army lists them.
    options = [option for option in army.options() if option.kind == "plate" or option.units]
    numbers = [group for group in range(int(theatre.n_groups)) if theatre.group_seat[group] == seat]
    kits = _chunks(theatre.kits, KITS)
    # Units are in the order of the groups that bring them.
    left = [unit for unit in range(int(theatre.n_units)) if theatre.seat_of[unit] == seat]

    def brought(counter: str, plate: int) -> int:
        unit = next(
            unit
            for unit in left
            if theatre.counters[unit] == counter and theatre.plate_of[unit] == plate
        )
        left.remove(unit)
        return unit

    units = [
        [brought(counter, int(theatre.group_plate[group])) for counter in option.units]
        for group, option in zip(numbers, options, strict=True)
    ]
    return [
        wire.GroupInfo(
            id=theatre.groups[group],
            option=option.name,
            plate=_plate_name(theatre, int(theatre.group_plate[group])),
            units=[theatre.units[unit] for unit in own],
            losses=int(theatre.group_losses[group]),
            points=int(theatre.group_points[group]),
            stars=int(theatre.group_star[group] + sum(theatre.stars_of[unit] for unit in own)),
            kits={kit: count for kit, count in zip(EQUIPMENT, kits[group], strict=True) if count},
        )
        for group, option, own in zip(numbers, options, units, strict=True)
    ]


def _plate_name(theatre: Theatre, group: int) -> str:
    return "" if group == NOWHERE else theatre.groups[group]


def _units(theatre: Theatre, seat: int) -> list[wire.UnitInfo]:
    return [
        wire.UnitInfo(
            id=name,
            counter=theatre.counters[unit],
            plate=_plate_name(theatre, int(theatre.plate_of[unit])),
            arrives=int(theatre.arrives[unit]),
            cell="" if theatre.placed[unit] == NOWHERE else theatre.cells[theatre.placed[unit]],
            facing="" if theatre.placed[unit] == NOWHERE else DIRECTIONS[theatre.faces[unit]],
        )
        for unit, name in enumerate(theatre.units)
        if theatre.seat_of[unit] == seat
    ]


def _aims(theatre: Theatre, seat: int) -> list[wire.SkirmishAim]:
    return [
        wire.SkirmishAim(
            kind=AIMS[kind],
            objectives=[
                name
                for index, name in enumerate(theatre.objectives)
                if (kind == AIM_HOLD and what >> index & 1)
                or (kind == AIM_GATHER and what == index)
            ],
            item=theatre.items[what] if kind == AIM_CARRY else "",
            unit=theatre.units[what] if kind == AIM_KILL else "",
            structure=theatre.areas[what - 1] if kind == AIM_DEMOLISH else "",
            number=number,
        )
        for kind, what, number in _chunks(_chunks(theatre.aims, 12)[seat], 3)
        if kind
    ]
