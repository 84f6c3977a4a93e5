"""Invalid content of North Africa: the parts that only this title has are checked, too."""

from pathlib import Path

import pytest

from sandtable.core import ContentError, Fault
from sandtable.undaunted import north_africa
from sandtable.undaunted.north_africa import NorthAfrica

DATA = Path(north_africa.__file__).parent / "data"
SCENARIO = "scenarios/98_trial.toml"
TOLD_AT = {"lrdg.counters": "counters = { 8B", "lrdg.aim.escape": "aim = { points"}
"""Where a fault is reported if not at the changed line."""

# A separate scenario, because those of the title may change.
TRIAL = """
id = "trial"
number = 98
date = "1942-01"
place = "Trial"
source = "designed"
initiative = "it"
exits = ["8B"]
stagger = "rows"
map = '''
   8B    17A   16A
1A    19A   12A
'''

[objectives]
19A = 1

[structures]
1A = { kind = "hangar", points = 2 }

[lrdg]
aim = { points = 3, escape = { pieces = ["rifleman", "gun_truck"], number = 2 } }
scouted = ["8B"]
counters = { 8B = ["rifleman"] }

[lrdg.vehicles.gun_truck]
tile = "8B"
crew = ["", "engineer", "scout"]

[lrdg.cards]
rifleman = [1, 3]
engineer = [1, 3]
scout = [1, 3]

[it]
aim = { neutralise = { pieces = ["scout"] } }
counters = { 12A = ["rifleman_a"] }

[it.vehicles.scout_car]
tile = "12A"

[it.cards]
rifleman_a = [1, 3]
"""


def pack(folder: Path, file: str, text: str) -> NorthAfrica:
    """Return the title with a content pack of one file."""
    (folder / file).parent.mkdir(exist_ok=True)
    (folder / file).write_text(text)
    return north_africa.load((folder,))


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def expect(game: NorthAfrica, file: Path, path: str, message: str, line: int) -> None:
    faults = [fault for fault in game.check() if message in fault.message]
    assert faults == [Fault(str(file), line, path, faults[0].message)], game.check()


def test_our_own_content_and_the_trial_have_no_faults(tmp_path: Path) -> None:
    assert north_africa.load().check() == []
    game = pack(tmp_path, SCENARIO, TRIAL)
    assert game.check() == []
    assert game.start("trial").scenario.id == "trial"


@pytest.mark.parametrize(
    ("old", "new", "path", "message"),
    [
        ("vehicles.gun_truck]", "vehicles.jeep]", "lrdg.vehicles.jeep", "unknown vehicle"),
        (
            "vehicles.gun_truck]",
            "vehicles.lorry]",
            "lrdg.vehicles.lorry",
            "this vehicle belongs to the other side",
        ),
        ('exits = ["8B"]', 'exits = ["9B"]', "exits[0]", "tile 9B is not on the map"),
        ("1A = {", "2A = {", "structures.2A", "tile 2A is not on the map"),
        (
            '"hangar"',
            '"castle"',
            "structures.1A.kind",
            "invalid value 'castle'; expected one of: aircraft, hangar",
        ),
        ("points = 2 }", "points = 10 }", "structures.1A.points", "10 is out of range (0 to 9)"),
        ("points = 2 }", "worth = 2 }", "structures.1A.worth", "unknown key"),
        (
            "points = 3,",
            "points = 4,",
            "lrdg.aim.points",
            "4 points required, but the map has fewer",
        ),
        (
            'tile = "12A"',
            'tile = "13A"',
            "it.vehicles.scout_car.tile",
            "tile 13A is not on the map",
        ),
        (
            'tile = "12A"',
            'tile = "16A"',
            "it.vehicles.scout_car.tile",
            "a vehicle cannot stand on difficult terrain",
        ),
        (
            'crew = ["", "engineer", "scout"]',
            'crew = ["", "engineer", "scout", ""]',
            "lrdg.vehicles.gun_truck.crew",
            "the vehicle has only 3 seats",
        ),
        (
            '["", "eng',
            '["sapper", "eng',
            "lrdg.vehicles.gun_truck.crew[0]",
            "unknown counter sapper",
        ),
        (
            '["", "eng',
            '["rifleman", "eng',
            "lrdg.vehicles.gun_truck.crew[0]",
            "rifleman is placed twice",
        ),
        (
            '["", "engineer", "scout"]',
            '["scout", "engineer", "scout"]',
            "lrdg.vehicles.gun_truck.crew[2]",
            "scout is placed twice",
        ),
        (
            '["", "eng',
            '["rifleman_a", "eng',
            "lrdg.vehicles.gun_truck.crew[0]",
            "rifleman_a has no cards in this scenario",
        ),
        (
            '["", "engineer", "scout"]',
            '["", "engineer", ""]',
            "lrdg.counters",
            "scout has cards but is not placed",
        ),
        (
            '{ neutralise = { pieces = ["scout"] } }',
            "{ }",
            "it.aim",
            "points, escape and neutralise",
        ),
        (
            'pieces = ["scout"] }',
            "pieces = [] }",
            "it.aim.neutralise.pieces",
            "at least one piece",
        ),
        ('exits = ["8B"]', "exits = []", "lrdg.aim.escape", "no escape marker on the map"),
        (
            'pieces = ["scout"]',
            'pieces = ["rifleman_a"]',
            "it.aim.neutralise.pieces[0]",
            "rifleman_a is not a soldier of that side",
        ),
        (
            'pieces = ["rifleman", "gun_truck"]',
            'pieces = ["rifleman", "rifleman_a"]',
            "lrdg.aim.escape.pieces[1]",
            "rifleman_a is not a soldier of that side",
        ),
        (
            'pieces = ["scout"]',
            'pieces = ["medium_tank"]',
            "it.aim.neutralise.pieces[0]",
            "unknown soldier or vehicle medium_tank",
        ),
        ("number = 2 }", "number = 3 }", "lrdg.aim.escape.number", "3 is out of range (1 to 2)"),
        ("aim = { points = 3,", "aim = { pin = true,", "lrdg.aim.pin", "unknown key"),
        ('kind = "hangar"', "kind = 7", "structures.1A.kind", "expected a string, got 7"),
        ('initiative = "it"', "initiative = 1", "initiative", "expected a string, got 1"),
    ],
)
def test_a_fault_of_a_scenario_names_file_path_and_line(
    tmp_path: Path, old: str, new: str, path: str, message: str
) -> None:
    text = changed(TRIAL, old, new)
    game = pack(tmp_path, SCENARIO, text)
    expect(game, tmp_path / SCENARIO, path, message, line_of(text, TOLD_AT.get(path, new)))
    with pytest.raises(ContentError, match="98_trial"):
        game.start("trial")


VEHICLE = """
[jeep]
side = "lrdg"
defence = 6
armour = 4
critical = 1
integrity = 2
seats = [
    { actions = [{ do = "drive", n = 2 }] },
    { actions = [{ do = "attack", n = 1 }], needs = "rifleman" },
]
source = "designed"
"""


@pytest.mark.parametrize(
    ("old", "new", "path", "message"),
    [
        ("[jeep]", "[rifleman]", "rifleman", "name already used by a card"),
        (
            'side = "lrdg"',
            'side = "us"',
            "jeep.side",
            "invalid value 'us'; expected one of: lrdg, it",
        ),
        ("integrity = 2", "integrity = 0", "jeep.integrity", "0 is out of range (1 to 9)"),
        ("critical = 1", "critical = 3", "jeep.integrity", "integrity must be higher"),
        ("defence = 6", "defence = 0", "jeep.defence", "0 is out of range (1 to 10)"),
        ("armour = 4", "", "jeep", "missing key 'armour'"),
        ('needs = "rifleman"', 'needs = "baker"', "jeep.seats", "invalid value 'baker'"),
        ('do = "drive"', 'do = "fly"', "jeep.seats", "invalid value 'fly'"),
        ("n = 2 }] }", "n = 2, m = 1 }] }", "jeep.seats", "unknown key"),
        ('{ do = "drive", n = 2 }', "{ n = 2 }", "jeep.seats", "missing key 'do'"),
        ("armour = 4", "armour = 4\nwheels = 4", "jeep.wheels", "unknown key"),
    ],
)
def test_a_fault_of_a_vehicle_is_reported(
    tmp_path: Path, old: str, new: str, path: str, message: str
) -> None:
    game = pack(tmp_path, "vehicles.toml", changed(VEHICLE, old, new))
    found = [fault for fault in game.check() if message in fault.message]
    assert len(found) == 1, game.check()
    assert found[0].file == str(tmp_path / "vehicles.toml")
    assert found[0].path.startswith(path)
    with pytest.raises(ContentError, match="vehicles"):
        game.start("undefended-camp")


@pytest.mark.parametrize("seats", ["[]", str([{}] * 5).replace("{}", "{ actions = [] }")])
def test_a_vehicle_has_one_to_four_seats(tmp_path: Path, seats: str) -> None:
    head, _, rest = VEHICLE.partition("seats = ")
    text = head + "seats = " + seats.replace("'", "") + '\nsource = "designed"\n'
    assert rest
    [fault] = pack(tmp_path, "vehicles.toml", text).check()
    assert (fault.path, fault.message) == ("jeep.seats", "a vehicle must have 1 to 4 seats")


@pytest.mark.parametrize(
    ("text", "path", "message"),
    [
        ('[tent]\ndefence = 11\nsource = "designed"', "tent.defence", "out of range (1 to 10)"),
        ('[tent]\nsource = "designed"', "tent", "missing key 'defence'"),
        ('[tent]\ndefence = 2\nsource = "dream"', "tent.source", "invalid value 'dream'"),
        ('[tent]\ndefence = 2\npoints = 1\nsource = "designed"', "tent.points", "unknown"),
    ],
)
def test_a_fault_of_a_structure_is_reported(
    tmp_path: Path, text: str, path: str, message: str
) -> None:
    [fault] = pack(tmp_path, "structures.toml", text).check()
    assert fault.file == str(tmp_path / "structures.toml")
    assert fault.path == path
    assert message in fault.message


def test_a_soldier_belongs_to_one_side(tmp_path: Path) -> None:
    cards = (DATA / "cards.toml").read_text()
    game = pack(tmp_path, "cards.toml", cards.replace('side = "lrdg"\n', "", 1))
    [fault] = game.check()
    assert (fault.path, fault.message) == ("scout", "a soldier must belong to exactly one side")


def test_all_faults_are_reported_in_one_run(tmp_path: Path) -> None:
    text = changed(changed(TRIAL, '"hangar"', '"castle"'), 'tile = "12A"', 'tile = "13A"')
    pack(tmp_path, "structures.toml", '[tent]\ndefence = 11\nsource = "designed"')
    faults = pack(tmp_path, SCENARIO, text).check()
    assert {Path(fault.file).name for fault in faults} == {"98_trial.toml", "structures.toml"}
    assert len(faults) == 3


def test_a_pack_brings_its_own_vehicle_and_structure(tmp_path: Path) -> None:
    pack(tmp_path, "vehicles.toml", VEHICLE)
    pack(tmp_path, "structures.toml", '[tent]\ndefence = 2\nsource = "designed"')
    text = TRIAL.replace("gun_truck", "jeep").replace('"hangar"', '"tent"')
    text = changed(text, 'crew = ["", "engineer", "scout"]', 'crew = ["engineer", "scout"]')
    game = pack(tmp_path, SCENARIO, text)
    assert game.check() == []
    data = game.start("trial").view(0).data()
    assert data["vehicles"] == [
        {
            "vehicle": "jeep",
            "side": "lrdg",
            "tile": "8B",
            "seats": ["engineer", "scout"],
            "damage": 0,
            "disabled": False,
        },
        {
            "vehicle": "scout_car",
            "side": "it",
            "tile": "12A",
            "seats": ["", "", ""],
            "damage": 0,
            "disabled": False,
        },
    ]
    assert data["structures"] == [{"structure": "tent", "tile": "1A", "points": 2, "defence": 2}]
    assert data["exits"] == ["8B"]
