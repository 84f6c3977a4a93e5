"""Random battles of this title; see ``undaunted.generator``."""

from dataclasses import dataclass, field

from sandtable.core.random_battles import Draw, RandomBattle
from sandtable.undaunted.game import SIZES
from sandtable.undaunted.generator import (
    Ground,
    ScenarioText,
    SideText,
    draw_ground,
    homes,
    objectives,
)
from sandtable.undaunted.library import Library

SEATS = ("us", "de")
SQUADS = {"small": ((1, 4), (2, 6)), "medium": ((2, 1),), "large": ((2, 6), (3, 4))}
"""For each size the possible numbers of squads, with their weights."""
PAIRS = {"small": (1, 2), "medium": (2, 3), "large": (2, 4)}
"""The minimum and maximum number of pairs of objectives."""
APART = {"small": (3, 4), "medium": (4, 5), "large": (4, 6)}
"""The minimum and maximum number of steps between the sides at the start."""
ALIKE = 85
PLACES = (
    ("Le Dézert", "1944-07"),
    ("Graignes", "1944-06"),
    ("Saint-Fromond", "1944-07"),
    ("Moon-sur-Elle", "1944-06"),
    ("Airel", "1944-07"),
    ("Hébécrevon", "1944-07"),
    ("Percy", "1944-07"),
    ("Barenton", "1944-08"),
    ("Juvigny", "1944-08"),
    ("Romagny", "1944-08"),
)
MOST_FOG = 10
RIFLEMEN, SPECIALISTS = 5, 3
"""Cards of a rifleman, and of each other soldier, in the box."""


@dataclass(slots=True)
class Force:
    """The cards of a side, each with its numbers in the deck and in the supply."""

    cards: dict[str, tuple[int, int]] = field(default_factory=dict)

    def add(self, id: str, copies: int, in_deck: int) -> None:
        self.cards[id] = (in_deck, copies - in_deck)

    def units(self) -> list[str]:
        """Return the soldiers who start on the map: those with cards in the deck."""
        commands = ("platoon_", "squad_leader", "fog")
        return [id for id, (deck, _) in self.cards.items() if deck and not id.startswith(commands)]


def battle(library: Library, made: RandomBattle) -> str:
    """Return the text of a random battle's scenario."""
    draw = Draw(1944, SIZES.index(made.size), made.seed)
    ground = draw_ground(draw, library, made.size, ALIKE)
    home = homes(draw, ground, library, draw.number(*APART[made.size]))
    place, date = draw.pick(PLACES)
    points, half = objectives(draw, ground, draw.number(*PAIRS[made.size]), home)
    middle = points.get(ground.middle(), 0)
    needed = half + (draw.number(1, middle) if middle else draw.number(0, 1))
    forces = _forces(draw, made.size)
    text = ScenarioText(made.id, place, date, draw.pick(SEATS), ground, points)
    second = draw.chance(50)
    for index, seat in enumerate(SEATS):
        text.sides[seat] = _side(
            ground, home[index], home[1 - index], forces[index], second, needed
        )
    return text.text()


def _side(
    ground: Ground, home: str, other: str, force: Force, second: bool, needed: int
) -> SideText:
    near = [tile for tile in ground.near(home) if tile != other]
    near.sort(key=lambda tile: ground.steps[tile][other])
    scouted = [home, near[0]]
    spawn = {home: ["all"]}
    counters = {home: force.units()}
    squad_b = [unit for unit in force.units() if unit.endswith("_b")]
    if second and squad_b:
        # The second squad starts on a tile of its own next to the first squad's.
        spawn = {home: ["A", "C", "sniper", "mortar"], near[-1]: ["B"]}
        counters = {
            home: [unit for unit in force.units() if unit not in squad_b],
            near[-1]: squad_b,
        }
        scouted.append(near[-1])
    return SideText(
        f"{{ points = {needed} }}",
        [tile for tile in ground.tiles if tile in scouted],
        spawn=spawn,
        counters=counters,
        cards=force.cards,
    )


def _forces(draw: Draw, size: str) -> tuple[Force, Force]:
    """Draw two forces of equal strength, mostly with the same cards."""
    squads = "abc"[: draw.weighted(SQUADS[size])]
    forces = (Force(), Force())
    for force in forces:
        force.add("platoon_sergeant", 1, 1)
    if draw.chance(40):
        at_once = draw.number(0, 1)
        for force in forces:
            force.add("platoon_guide", 1, at_once)
    for squad in squads:
        late = squad == "c"
        riflemen = draw.number(1, 2)
        gun = 0 if late else draw.weighted(((None, 4), (0, 3), (1, 3)))
        for force in forces:
            force.add(f"squad_leader_{squad}", 1, 0 if late else 1)
            force.add(f"rifleman_{squad}", RIFLEMEN, 0 if late else riflemen)
            force.add(f"scout_{squad}", SPECIALISTS, 0 if late else 1)
            if gun is not None:
                force.add(f"machine_gunner_{squad}", SPECIALISTS, gun)
    for unit, percent in (("sniper", 35), ("mortar", 30 if size != "small" else 0)):
        if draw.chance(percent):
            at_once = draw.number(0, 1)
            for force in forces:
                force.add(unit, SPECIALISTS, at_once)
    if draw.chance(35):
        _differ(draw, forces)
    fog = draw.number(2, 3)
    for force in forces:
        force.add("fog_of_war", MOST_FOG, fog)
    return forces


def _differ(draw: Draw, forces: tuple[Force, Force]) -> None:
    """Give one side a sniper and the other a machine gun, if they have neither yet."""
    one, two = forces if draw.chance(50) else forces[::-1]
    if "sniper" not in one.cards and "machine_gunner_a" not in one.cards:
        at_once = draw.number(0, 1)
        one.add("sniper", SPECIALISTS, at_once)
        two.add("machine_gunner_a", SPECIALISTS, at_once)
