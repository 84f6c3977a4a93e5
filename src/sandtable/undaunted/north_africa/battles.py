"""Random battles of this title: a fight, a raid or a breakout; see ``undaunted.generator``."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sandtable.core.random_battles import Draw, RandomBattle
from sandtable.undaunted.game import SIZES
from sandtable.undaunted.generator import (
    Ground,
    ScenarioText,
    SideText,
    draw_ground,
    homes,
    is_even,
    objectives,
)
from sandtable.undaunted.library import Library

RAIDERS, GARRISON = "lrdg", "it"
COPIES = 4
"""Cards of each soldier in the box."""
FOG = {RAIDERS: 7, GARRISON: 8}
KINDS = (("fight", 4), ("raid", 4), ("breakout", 3))
STRUCTURES = ("aircraft", "hangar", "motor_pool", "fuel_dump", "radio_mast", "water_tower")
TRUCKS = ("gun_truck", "support_truck", "pilot_car")
CARS = ("scout_car", "lorry")
SEATS = {"gun_truck": 3, "support_truck": 4, "pilot_car": 2, "scout_car": 3, "lorry": 4}
ARMED = ("gun_truck", "scout_car", "lorry")
"""Vehicles with a gun at the second seat."""
WALKERS = ("rifleman", "scout", "machine_gunner")
"""Soldiers who are needed on foot and drive only if no one else can."""
CREW = ("tank_driver", "gunner", "crewman")
"""The crew of the tank, in the order of its seats."""
APART = 4
"""Steps between the sides at the start. All distances here affect the balance strongly."""
ALIKE = 100
FROM_GARRISON = 2
WAY_TO_STRUCTURES = 3
STRUCTURE_POINTS = (2, 1)
WAY_OUT = 4
"""The distance of the exits of a breakout, if the map is large enough."""
PAIRS = {"small": 1, "medium": 1, "large": 2}
PLACES = (
    ("Gebel Uweinat", "1940-10"),
    ("Ain Zuwaya", "1941-01"),
    ("Traghen", "1941-01"),
    ("Marada", "1941-07"),
    ("Jalo", "1941-11"),
    ("Wadi Tamet", "1941-12"),
    ("El Agheila", "1942-01"),
    ("Bir el Gseir", "1942-05"),
    ("Siwa", "1942-06"),
    ("Qattara", "1942-07"),
)


@dataclass(slots=True)
class Force:
    """A side: its start tiles, its soldiers and vehicles, and its cards."""

    home: str
    beside: str
    """A tile next to ``home`` that vehicles can enter."""
    soldiers: list[str]
    vehicles: dict[str, tuple[str, list[str]]] = field(default_factory=dict)
    cards: dict[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def pieces(self) -> list[str]:
        return [*self.vehicles, *self.soldiers]

    @property
    def on_foot(self) -> list[str]:
        riders = {rider for _, crew in self.vehicles.values() for rider in crew}
        return [soldier for soldier in self.soldiers if soldier not in riders]


def battle(library: Library, made: RandomBattle) -> str:
    """Return the text of a random battle's scenario."""
    draw = Draw(1942, SIZES.index(made.size), made.seed)
    ground = draw_ground(draw, library, made.size, ALIKE)
    place, date = draw.pick(PLACES)
    kind = draw.weighted(KINDS)
    closed = [tile for tile in ground.tiles if tile in library.rough]
    first, second = homes(draw, ground, library, APART, closed)
    beside, opposite = _beside(library, ground, first, second, closed)
    garrison = _garrison(draw, kind, made.size, second, opposite)
    raiders = _raiders(draw, kind, garrison, first, beside)
    doubled, fog = draw.number(0, 2), draw.number(2, 3)
    _deal(draw, raiders, doubled, fog + (kind == "raid" and made.size != "large"), FOG[RAIDERS])
    # Additional Fog of War compensates for a measured advantage.
    _deal(draw, garrison, doubled, fog + (kind != "raid"), FOG[GARRISON])
    text = ScenarioText(made.id, place, date, draw.pick((RAIDERS, GARRISON)), ground)
    if kind == "breakout":
        aims = _breakout(text, raiders, garrison, closed)
    else:
        aims = _points(draw, text, kind, made.size, raiders, garrison)
    for name, force, aim in zip((RAIDERS, GARRISON), (raiders, garrison), aims, strict=True):
        scouted = {force.home, force.beside}
        text.sides[name] = SideText(
            aim,
            [tile for tile in ground.tiles if tile in scouted],
            counters={force.home: force.on_foot},
            cards=force.cards,
            vehicles=force.vehicles,
        )
    return text.text()


def _beside(
    library: Library, ground: Ground, home: str, other: str, closed: Sequence[str]
) -> tuple[str, str]:
    """Return the tiles next to both homes, towards the enemy, that vehicles can enter.

    They give the same cover if the map allows it.
    """
    near = [
        tile
        for tile in ground.near(home)
        if tile not in closed and ground.across[tile] not in closed
    ] or [home]
    even = [tile for tile in near if is_even(library, tile, ground.across[tile])]
    beside = min(even or near, key=lambda tile: ground.steps[tile][other])
    return beside, ground.across[beside]


def _raiders(draw: Draw, kind: str, garrison: Force, home: str, beside: str) -> Force:
    """Draw as many soldiers as the garrison has, plus one for a raid or a breakout."""
    tank = "medium_tank" in garrison.vehicles
    number = len(garrison.soldiers) - (1 if tank else 0) + (kind != "fight")
    soldiers = ["rifleman", "scout", "machine_gunner"]
    if tank:
        soldiers.append("anti_tank")
    if kind == "raid":
        soldiers += ["engineer", "saboteur"]
    rest = [name for name in ("navigator", "anti_tank", "engineer") if name not in soldiers]
    if tank and kind != "raid":
        rest.append("sniper")
    soldiers += draw.sample(rest, max(0, number - len(soldiers)))
    force = Force(home, beside, soldiers)
    if kind == "breakout":
        trucks = 2
    elif tank:
        trucks = draw.number(1, 2)
    else:
        trucks = len(garrison.vehicles)
    chosen = draw.sample(TRUCKS, trucks)
    if "scout_car" in garrison.vehicles and "gun_truck" not in chosen:
        chosen[0] = "gun_truck"  # as well armed as the scout car
    _mount(force, chosen)
    force.cards = {"lieutenant": (1, 0), "warrant_officer": (1, 0)}
    if "recon_plane" in garrison.cards:
        force.cards["senior_sergeant"] = (1, 0)
    return force


def _garrison(draw: Draw, kind: str, size: str, home: str, beside: str) -> Force:
    soldiers = ["rifleman_a", "scout_a", "machine_gunner_a"]
    tank = size != "small" and draw.chance(30)
    if tank or size != "small" or draw.chance(50):
        soldiers.append("anti_tank_a")
    force = Force(home, beside, soldiers)
    force.cards = {"platoon_sergeant": (1, 0), "squad_leader_a": (1, 0)}
    if tank:
        force.soldiers += CREW
        force.vehicles["medium_tank"] = (home, list(CREW))
        force.cards["tank_commander"] = (1, 0)
    else:
        _mount(force, draw.sample(CARS, 1 if kind == "breakout" else draw.number(0, 1)))
    if draw.chance(35):
        force.cards["recon_plane"] = (1, 0)
    return force


def _mount(force: Force, vehicles: Sequence[str]) -> None:
    """Put soldiers into vehicles: a driver each, and the machine gunner at a gun."""
    waiting = sorted(force.soldiers, key=lambda soldier: soldier.startswith(WALKERS))
    gunners = [soldier for soldier in waiting if soldier.startswith("machine_gunner")]
    waiting = [soldier for soldier in waiting if soldier not in gunners]
    for index, vehicle in enumerate(vehicles):
        crew = [waiting.pop(0), *[""] * (SEATS[vehicle] - 1)]
        if vehicle in ARMED and gunners:
            crew[1] = gunners.pop()
        force.vehicles[vehicle] = (force.beside if index else force.home, crew)


def _deal(draw: Draw, force: Force, doubled: int, fog: int, most_fog: int) -> None:
    """Give each soldier one card, some of them two, and add Fog of War."""
    twice = draw.sample(force.soldiers, doubled)
    for soldier in force.soldiers:
        first = 1 + (soldier in twice)
        force.cards[soldier] = (first, COPIES - first)
    force.cards["fog_of_war"] = (fog, most_fog - fog)


def _breakout(
    text: ScenarioText, raiders: Force, garrison: Force, closed: Sequence[str]
) -> tuple[str, str]:
    """Set up a breakout: half of the raiders' pieces must escape past the garrison."""
    ground = text.ground
    way = ground.steps[raiders.home]
    free = [tile for tile in ground.tiles if tile not in (garrison.home, *closed)]
    far = min((way[tile] for tile in free), key=lambda steps: abs(steps - WAY_OUT))
    exits = [tile for tile in free if way[tile] == far]
    exits.sort(key=lambda tile: abs(ground.steps[garrison.home][tile] - FROM_GARRISON))
    text.exits = exits[:2]
    pieces = raiders.pieces
    number = len(pieces) // 2 + (far < WAY_OUT)
    named = ", ".join(f'"{piece}"' for piece in pieces)
    stopped = len(pieces) - number + 1
    return (
        f"{{ escape = {{ pieces = [{named}], number = {number} }} }}",
        f"{{ neutralise = {{ pieces = [{named}], number = {stopped} }} }}",
    )


def _points(
    draw: Draw, text: ScenarioText, kind: str, size: str, raiders: Force, garrison: Force
) -> tuple[str, str]:
    """Set up a battle for points; a raid has structures on the garrison's half."""
    ground = text.ground
    closed = [raiders.home, garrison.home]
    text.objectives, half = objectives(draw, ground, PAIRS[size] + (kind == "fight"), closed)
    ours = theirs = half + 1
    if kind == "raid":
        free = [
            tile
            for tile in ground.tiles
            if tile not in text.objectives
            and tile not in closed
            and ground.steps[garrison.home][tile] < ground.steps[raiders.home][tile]
        ]
        free.sort(key=lambda tile: abs(ground.steps[raiders.home][tile] - WAY_TO_STRUCTURES))
        for tile, points in zip(free, STRUCTURE_POINTS, strict=False):
            text.structures[tile] = (draw.pick(STRUCTURES), points)
        ours += 1 if size == "large" else 2
        # The garrison already holds the structures, so it must win points from the raiders.
        theirs += sum(points for _, points in text.structures.values())
    total = sum(text.objectives.values()) + sum(points for _, points in text.structures.values())
    return (
        f"{{ points = {min(ours, total)}, {_kills(garrison)} }}",
        f"{{ points = {min(theirs, total)}, {_kills(raiders)} }}",
    )


def _kills(enemy: Force) -> str:
    """Return the alternative aim: to neutralise most of the enemy's soldiers."""
    named = ", ".join(f'"{piece}"' for piece in enemy.soldiers)
    number = max(2, (2 * len(enemy.soldiers) + 1) // 3)
    return f"neutralise = {{ pieces = [{named}], number = {number} }}"
