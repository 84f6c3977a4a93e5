"""A scenario for tests only, with all units and vehicles, so that tests need no printed scenario.

Its map, in which each tile touches up to six others:

       1A    9A    3A    2B    16B
    4A    12A   13A   21A   5A
       6B    19A   14A   7A    17A
    18A   8A    11A   10B   15B

9A, 13A and 2B are hills; 2B and 21A are difficult; 4A and 16B have escape markers. Objectives are
6B (2 points), 13A and 14A. Structures are on 18A (1 point), 11A (2), 6B (1) and 1A (none).
"""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sandtable.core import Game
from sandtable.undaunted import north_africa
from sandtable.undaunted.testkit import DesertTable

POINTS = "points = 4"
SIDES = ("lrdg", "it")
LRDG = (
    *("scout", "rifleman", "machine_gunner", "anti_tank"),
    *("engineer", "saboteur", "sniper", "navigator"),
)
IT = (
    *("scout_a", "rifleman_a", "machine_gunner_a", "anti_tank_a"),
    *("tank_driver", "crewman", "gunner"),
)
VEHICLES = ("gun_truck", "support_truck", "pilot_car", "scout_car", "lorry", "medium_tank")
HOPE = {"lrdg": ("navigator",), "it": ("rifleman_a", "scout_a")}
"""Cards with which a side can still take any tile (UA-5.7)."""
LEADER = {"lrdg": "lieutenant", "it": "platoon_sergeant"}
"""A card that keeps a turn from ending."""

SCENARIO = """
id = "proving-ground"
number = 99
date = "1942-01"
place = "Proving ground"
source = "designed"
initiative = "lrdg"
exits = ["4A", "16B"]
stagger = "rows"
map = '''
   1A    9A    3A    2B    16B
4A    12A   13A   21A   5A
   6B    19A   14A   7A    17A
18A   8A    11A   10B   15B
'''

[objectives]
6B = 2
14A = 1
13A = 1

[structures]
18A = { kind = "aircraft", points = 1 }
11A = { kind = "hangar", points = 2 }
6B = { kind = "fuel_dump", points = 1 }
1A = { kind = "radio_mast" }

[lrdg]
aim = { AIM_OF_LRDG }
scouted = ["8A", "6B", "4A"]
counters = { 8A = ALL_LRDG }

[lrdg.vehicles.gun_truck]
tile = "8A"

[lrdg.vehicles.support_truck]
tile = "8A"

[lrdg.vehicles.pilot_car]
tile = "8A"

[lrdg.cards]
lieutenant = [1, 0]
senior_sergeant = [1, 0]
warrant_officer = [1, 0]
CARDS_OF_LRDG
fog_of_war = [2, 5]

[it]
aim = { AIM_OF_IT }
scouted = ["CAMP", "5A", "16B", "6B", "4A"]
counters = { CAMP = ALL_IT }

[it.vehicles.scout_car]
tile = "CAMP"

[it.vehicles.lorry]
tile = "CAMP"

[it.vehicles.medium_tank]
tile = "CAMP"

[it.cards]
platoon_sergeant = [1, 0]
squad_leader_a = [1, 0]
tank_commander = [1, 0]
recon_plane = [1, 0]
CARDS_OF_IT
fog_of_war = [2, 6]
"""


@cache
def proving_ground(
    lrdg: str = POINTS, it: str = POINTS, cards: str = "", camp: str = "7A", vehicles: str = ""
) -> Game:
    """Return the title with this scenario, in which the sides have these aims and the Italians
    start in this camp.

    The given cards and vehicles replace or extend those of the title.
    """
    text = SCENARIO.replace("CAMP", camp)
    for name, aim, units in (("LRDG", lrdg, LRDG), ("IT", it, IT)):
        text = text.replace(f"AIM_OF_{name}", aim).replace(f"ALL_{name}", str(list(units)))
        text = text.replace(f"CARDS_OF_{name}", "\n".join(f"{unit} = [1, 3]" for unit in units))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "scenarios" / "99_proving_ground.toml"
        file.parent.mkdir()
        file.write_text(text)
        if cards:
            (Path(folder) / "cards.toml").write_text(cards)
        if vehicles:
            (Path(folder) / "vehicles.toml").write_text(vehicles)
        game = north_africa.load((Path(folder),))
        game.start("proving-ground")
    return game


def empty(lrdg: str = POINTS, it: str = POINTS, cards: str = "", vehicles: str = "") -> DesertTable:
    """Return a table with an empty board and no markers. Each side has hope in its deck."""
    game = proving_ground(lrdg, it, cards, vehicles=vehicles)
    table = DesertTable("proving-ground", game).take_off("lrdg", "it")
    table.wreck(*table.desert.vehicles)
    for side in SIDES:
        table.cards(side, deck=HOPE[side]).markers(side)
    return table


def lay(seat: str, *hand: str, lrdg: str = POINTS, it: str = POINTS) -> DesertTable:
    """Return the empty board in a side's turn, with this hand and a leader to continue the turn."""
    table = empty(lrdg, it).cards(seat, hand=[*hand, LEADER[seat]], deck=HOPE[seat])
    return table.turn(seat)


def enemy_of(seat: str) -> str:
    return "it" if seat == "lrdg" else "lrdg"


def asked(table: DesertTable) -> tuple[str, dict[str, object]]:
    """Return the prompt of the open decision and its arguments."""
    decision = table.state.decision(table.state.first_owing())
    assert decision is not None
    return decision.prompt, decision.args


def exodus() -> Game:
    """Return a scenario in which all flee from one camp, so that even random play uses vehicles and
    escapes."""
    lrdg, it = (
        f"escape = {{ pieces = {[*units, *VEHICLES]}, number = 3 }}" for units in (LRDG, IT)
    )
    return proving_ground(lrdg, it, camp="8A")
