"""Random battles: whole scenarios from a number of points and a seed.

They have what printed scenarios have: boards with houses, positions and other overlays, zones on
both sides, objectives that must be reached, bonuses and events, and armies of several plates, with
a field command and its orders if the points allow it. The battles of ``generator``, for which
players build armies, are simpler and do not change.
"""

import re
from collections.abc import Sequence

from sandtable.core.random_battles import NUMBER, Draw, RandomBattle
from sandtable.heroes.content.armies import ArmyList, Plate, check_army
from sandtable.heroes.content.library import BOARD_SIZE, Library, Option

SIZES = ("100", "150", "200", "300")
"""Points of each army."""
SIDES = ("us", "de")
BOARDS = {"100": ((2, 1),), "150": ((2, 1), (2, 2)), "200": ((2, 2), (3, 1)), "300": ((3, 2),)}
"""For each size the possible numbers of boards side by side and of rows."""
BONUSES = {"100": 2, "150": 3, "200": 4, "300": 6}
HOUSES = {"100": (0, 1), "150": (0, 2), "200": (1, 3), "300": (2, 4)}
POSITIONS = {"100": (0, 1), "150": (0, 1), "200": (1, 2), "300": (1, 2)}
"""Least and greatest number of houses on the map, and of positions on each half of it."""
SECOND_PLATE = 200
"""Points from which an army may have two platoons."""
TRIES = 16
"""Armies drawn for each side; of these the two that are about equal in worth are used."""
UNSPENT = 10
"""Points that an army may leave unspent compared with the one that leaves fewest."""
WORTH = {
    "air_strike": -20, "artillery": -21, "assault_group_901": -24, "bazooka_squad_22": 17,
    "bazooka_squad_8": 8, "bluff": -16, "cal_30_squad_8": -24, "concealed": -30, "culin": -14,
    "grenadiere_901": -40, "grenadiere_902": -45, "greyhound_option": -60, "hero_clint": 38,
    "hero_helmut": 24, "hero_ludwig": 33, "hero_oddball": 30, "hero_otto": 72, "hero_the_rock": 20,
    "improvisation": -22, "light_mortar_option": -24, "luchs_option": 48,
    "mechanisierte_902": 15, "mechanized_22": 11, "mortar_option": -29, "pak_40_option": -46,
    "panzer_iv_option": 35, "panzerschreck_group_902": -16, "planning": -26, "puma_option": -57,
    "rifle_grenade": -21, "rifle_squad_8": -12, "rifle_squad_22": -8, "scott_option": 24,
    "sherman_option": 11, "stuart_option": 11, "veteran": -16, "willys_option": -19,
    "zundapp_option": -40, "rifle_platoon_8": 24, "rifle_platoon_22": 18,
}  # fmt: skip
"""Worth of options beyond their points, in hundredths of the logarithm of the odds to win.

Measured in 2,000 random battles between heuristics. These numbers define what a seed means: another
measurement would make another generator.
"""
LEAD = {"100": 45, "150": 20, "200": 10, "300": 5}
"""Extra worth that the first army needs for an even battle, also measured."""
BLOCKS = {
    "house_1x1": (2, 2),
    "house_2x1": (3, 2),
    "house_2x2": (3, 3),
    "position_1": (1, 1),
    "position_2": (2, 1),
    "thicket": (1, 1),
}
"""Size of each overlay in squares: across and up."""
PLACES = ("Graignes", "Hébécrevon", "Le Dézert", "Percy", "Saint-Fromond", "Tribehou")
EVENTS = ("cards", "bonus", "special_order")

Square = tuple[int, int]


def battle(library: Library, made: RandomBattle) -> str:
    """Return the text of a random battle's scenario."""
    return Battle(library, made).text()


class Battle:
    """One random battle while it is being drawn."""

    def __init__(self, library: Library, made: RandomBattle) -> None:
        self.library = library
        self.made = made
        self.points = int(made.size)
        self.draw = Draw(1940, SIZES.index(made.size), made.seed)
        self.columns, self.rows = self.draw.pick(BOARDS[made.size])
        self.width, self.height = BOARD_SIZE * self.columns, BOARD_SIZE * self.rows
        self.left = {
            overlay.name: overlay.copies
            for overlay in library.overlays.values()
            if not overlay.back_of
        }
        """Pieces still in the box, by the overlay on their front."""
        self.taken: set[Square] = set()
        """Squares that an overlay covers, or that must stay free."""
        self.depth = 3 if self.width == 2 * BOARD_SIZE else self.draw.number(4, 5)
        """Columns of each side's zone."""

    def text(self) -> str:
        draw = self.draw
        boards = self._boards()
        objectives = self._objectives()
        overlays = self._overlays()
        bonuses = self._crossings(BONUSES[self.made.size])
        last_turn = draw.number(6, 8)
        lines = [
            f'id = "{self.made.id}"',
            f"number = {NUMBER}",
            f'place = "{draw.pick(PLACES)}"',
            'date = "1944"',
            'source = "designed"',
            f"boards = [{', '.join(quoted(line) for line in boards)}]",
            'initiative = "random"',
            f"last_turn = {last_turn}",
            'banned = ["surprise", "booby_trapped"]',
            f"events = [{', '.join(self._events(last_turn))}]",
            f"overlays = [{', '.join(overlays)}]",
            f"objectives = [{', '.join(objectives)}]",
            f"bonuses = [{', '.join(quoted(self._crossing(*place)) for place in bonuses)}]",
        ]
        zones = (
            f"a1:{letter(self.depth)}{self.height}",
            f"{letter(self.width + 1 - self.depth)}1:{letter(self.width)}{self.height}",
        )
        platoons = 2 if self.points >= SECOND_PLATE and draw.chance(50) else 1
        command = self.points >= SECOND_PLATE and draw.chance(60)
        armies = draft_both(self.library, self.made.size, draw, platoons, command)
        for seat, zone, army in zip(SIDES, zones, armies, strict=True):
            lines += ["", f"[{seat}]", f'army = """\n{army.text()}"""', f'zone = ["{zone}"]']
        return "\n".join(lines) + "\n"

    def _boards(self) -> list[str]:
        names = sorted({name[:-1] for name in self.library.boards if re.fullmatch(r"C\dA", name)})
        drawn = self.draw.sample(names, self.columns * self.rows)
        words = [f"{name}{self.draw.pick('AB')}/{90 * self.draw.number(0, 3)}" for name in drawn]
        return [
            " ".join(words[row * self.columns : (row + 1) * self.columns])
            for row in range(self.rows)
        ]

    def _objectives(self) -> list[str]:
        """Place an objective in the middle and, on larger maps, one nearer to each side."""
        draw = self.draw
        middle = self.width // 2
        places = [("primary", middle, draw.number(2, self.height - 2), draw.number(2, 3))]
        if self.points > 100:
            away = draw.number(1, max(1, middle - self.depth - 2))
            heights = [draw.number(1, self.height - 1) for _ in SIDES]
            places += [
                ("secondary", middle - away, heights[0], 1),
                ("secondary", middle + away, heights[1], 1),
            ]
        found = []
        for number, (rank, x, y, points) in enumerate(places):
            self.taken |= {(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)}
            name = rank if number < 2 else f"{rank}_{number}"
            found.append(
                f'{{ name = "{name}", rank = "{rank}", at = "{self._crossing(x, y)}", '
                f"points = {points} }}"
            )
        return found

    def _overlays(self) -> list[str]:
        """Place houses between the zones, positions on both halves, and up to two thickets."""
        draw, size = self.draw, self.made.size
        between = (self.depth + 1, self.width - self.depth)
        found: list[str] = []
        for _ in range(draw.number(*HOUSES[size])):
            found += self._lay(draw.pick(("house_1x1", "house_2x1", "house_2x2")), *between)
        for _ in range(draw.number(*POSITIONS[size])):
            kind = draw.pick(("position_1", "position_2"))
            if self._in_box(kind) < len(SIDES):
                kind = "position_1"  # both sides get the same kind
            if self._in_box(kind) < len(SIDES):
                continue
            found += self._lay(kind, self.depth, self.width // 2)
            found += self._lay(kind, self.width // 2 + 1, self.width + 1 - self.depth)
        for _ in range(draw.number(0, 2)):
            found += self._lay("thicket", *between)
        return found

    def _lay(self, overlay: str, first: int, last: int) -> list[str]:
        """Place an overlay on free squares between two columns.

        Return an empty list if there is no room or no copy left in the box.
        """
        if not self._in_box(overlay):
            return []
        across, up = BLOCKS[overlay]
        spots = []
        for x in range(first, last + 2 - across):
            for y in range(1, self.height + 2 - up):
                squares = {(x + dx, y + dy) for dx in range(across) for dy in range(up)}
                if not squares & self.taken:
                    spots.append((x, y))
        if not spots:
            return []
        self.left[self._front(overlay)] -= 1
        x, y = self.draw.pick(spots)
        # The squares next to it stay free, so that no unit is walled in.
        self.taken |= {(x + dx, y + dy) for dx in range(-1, across + 1) for dy in range(-1, up + 1)}
        low, high = f"{letter(x)}{y}", f"{letter(x + across - 1)}{y + up - 1}"
        at = low if low == high else low + high
        if across > 2 or up > 2:  # the centre, by the squares on both sides of it
            one = f"{letter(x + (across - 1) // 2)}{y + (up - 1) // 2}"
            other = f"{letter(x + across // 2)}{y + up // 2}"
            at = one if one == other else one + other
        return [f'{{ overlay = "{overlay}", at = "{at}" }}']

    def _front(self, overlay: str) -> str:
        return self.library.overlays[overlay].back_of or overlay

    def _in_box(self, overlay: str) -> int:
        """Return how many copies of an overlay are left; its back is on the same piece."""
        return self.left[self._front(overlay)]

    def _crossings(self, number: int) -> list[Square]:
        """Return crossings between the zones that are not next to each other."""
        free = [
            (x, y)
            for x in range(self.depth + 1, self.width - self.depth)
            for y in range(1, self.height)
        ]
        chosen: list[Square] = []
        for x, y in self.draw.shuffled(free):
            squares = {(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)}
            far = all(max(abs(x - a), abs(y - b)) > 1 for a, b in chosen)
            if far and not squares & self.taken and len(chosen) < number:
                chosen.append((x, y))
        return chosen

    def _events(self, last_turn: int) -> list[str]:
        """Return events for both sides, in some of the battles."""
        if not self.draw.chance(40):
            return []
        kind = self.draw.pick(EVENTS)
        number = ", number = 1" if kind == "cards" else ""
        turn = self.draw.number(2, last_turn - 2)
        return [f'{{ turn = {turn}, side = "both", kind = "{kind}"{number} }}']

    def _crossing(self, x: int, y: int) -> str:
        """Return the name of the crossing north-east of a square: both squares that it joins."""
        return f"{letter(x)}{y}{letter(x + 1)}{y + 1}"


def quoted(text: str) -> str:
    return f'"{text}"'


def letter(column: int) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[column - 1]


def draft_both(
    library: Library, size: str, draw: Draw, platoons: int, command: bool
) -> tuple[ArmyList, ArmyList]:
    """Return two random legal armies of about equal worth."""
    drawn = []
    points = int(size)
    for seat in SIDES:
        armies = [_draft_once(library, seat, points, draw, platoons, command) for _ in range(TRIES)]
        most = max(army.cost for army in armies)
        drawn.append([army for army in armies if army.cost >= most - UNSPENT])
    pairs = [(one, two) for one in drawn[0] for two in drawn[1]]
    lead = LEAD[size]
    return min(pairs, key=lambda pair: abs(worth(pair[0]) - worth(pair[1]) - lead))


def worth(army: ArmyList) -> int:
    """Return an army's worth beyond its points: see ``WORTH``."""
    total = 0
    for option in army.options():
        name = option.name.removesuffix("_us").removesuffix("_de")
        total += WORTH.get(name, WORTH.get(option.name, 0))
    return total


def _draft_once(
    library: Library, seat: str, points: int, draw: Draw, platoons: int, command: bool
) -> ArmyList:
    own = [option for option in library.options.values() if option.army == seat]
    plates = [option for option in own if option.kind == "plate"]
    army = ArmyList()
    for option in draw.sample([plate for plate in plates if not plate.command], platoons):
        army.plates.append(Plate(option))
    if command:
        army.plates += [Plate(plate) for plate in plates if plate.command][:1]
    while check_army(army, library, points) and len(army.plates) > 1:
        army.plates.pop()
    for option in draw.shuffled([option for option in own if option.kind != "plate"]):
        _add(army, option, library, points, draw)
    return army


def _add(army: ArmyList, option: Option, library: Library, points: int, draw: Draw) -> None:
    """Add an option to an army if it fits."""
    if option.kind == "hero":
        army.heroes.append(option)
        if check_army(army, library, points):
            army.heroes.pop()
        return
    plates: Sequence[Plate] = draw.shuffled(army.plates)
    for plate in plates:
        plate.inside.append(option)
        if not check_army(army, library, points):
            return
        plate.inside.pop()
