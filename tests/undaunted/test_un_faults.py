"""Invalid content: all faults are reported with file, path and line in one run."""

import shutil
from pathlib import Path

import pytest

import sandtable
from sandtable.core import ContentError
from sandtable.undaunted import normandy
from sandtable.undaunted.game import UndauntedGame

DATA = Path(normandy.__file__).parent / "data"
SCENARIO = "scenarios/01_la_raye.toml"


def pack(folder: Path, file: str, *changes: tuple[str, str]) -> UndauntedGame:
    """Return the title with a content pack of one changed file."""
    text = (DATA / file).read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / file).parent.mkdir(exist_ok=True)
    (folder / file).write_text(text)
    return normandy.load((folder,))


def line_of(file: Path, text: str) -> int:
    lines = file.read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def test_our_own_content_has_no_faults() -> None:
    assert normandy.load().check() == []


@pytest.mark.parametrize(
    ("old", "new", "path", "message"),
    [
        ("number = 1", 'number = "one"', "number", "expected an integer, got 'one'"),
        ("number = 1", "number = true", "number", "expected an integer, got True"),
        (
            'initiative = "us"',
            'initiative = "gb"',
            "initiative",
            "invalid value 'gb'; expected one of: us, de",
        ),
        ('place = "La Raye"', "round_limit = 1000", "round_limit", r"is out of range (1 to 999)"),
        ('place = "La Raye"', "round_limits = 40", "round_limits", "unknown key"),
        ("2B = 1", "2A = 1", "objectives.2A", "tile 2A is not on the map"),
        ("points = 5", "points = 50", "us.aim", "50 points required, but the map has fewer"),
        ("points = 5 }", "pin = true, points = 5 }", "us.aim", "either points or pin"),
        ('"rifleman_b", "scout_a"', '"rifleman_a", "scout_a"', "us.counters", "placed twice"),
        ('"rifleman_b", "scout_a"', '"tank", "scout_a"', "us.counters", "unknown counter tank"),
        ('"all"', '"everyone"', "us.spawn", "expected 'all', a squad or a unit"),
        ("rifleman_a = [1, 4]", "rifleman_a = [2, 4]", "us.cards.rifleman_a", "the box has only 5"),
        ("rifleman_a = [1, 4]", "rifleman_a = [1]", "us.cards.rifleman_a", "2 integers"),
        ("rifleman_a = [1, 4]", "rifleman_z = [1, 4]", "us.cards.rifleman_z", "unknown card"),
        ('scouted = ["17B", "2B"]', 'scouted = "17B"', "us.scouted", "a list of strings"),
    ],
)
def test_a_fault_names_file_path_and_line(
    tmp_path: Path, old: str, new: str, path: str, message: str
) -> None:
    game = pack(tmp_path, SCENARIO, (old, new))
    faults = [fault for fault in game.check() if message in fault.message]
    assert len(faults) == 1, game.check()
    assert faults[0].file == str(tmp_path / SCENARIO)
    assert faults[0].path.startswith(path)
    assert faults[0].line == line_of(tmp_path / SCENARIO, new)
    with pytest.raises(ContentError, match="la_raye"):
        game.start("la-raye")


def test_a_missing_key_is_reported_at_its_table(tmp_path: Path) -> None:
    faults = pack(tmp_path, SCENARIO, ('place = "La Raye"', "")).check()
    assert [(fault.line, fault.message) for fault in faults] == [
        (1, "missing key 'place' (expected a string)")
    ]


def test_a_broken_map_is_reported_at_its_line(tmp_path: Path) -> None:
    text = (DATA / SCENARIO).read_text()
    row = next(line for line in text.splitlines() if line.strip().startswith("2B "))
    game = pack(tmp_path, SCENARIO, (row, " " + row))
    faults = [fault for fault in game.check() if fault.path == "map"]
    assert faults[0].line == line_of(tmp_path / SCENARIO, " " + row)
    assert "starts at column" in faults[0].message


def test_all_faults_are_reported_in_one_run(tmp_path: Path) -> None:
    changes = [("number = 1", 'number = "one"'), ('initiative = "us"', 'initiative = "gb"')]
    pack(tmp_path, SCENARIO, *changes)
    faults = pack(tmp_path, "tiles.toml", ("cover = 0", "cover = 77")).check()
    assert {Path(fault.file).name for fault in faults} == {"01_la_raye.toml", "tiles.toml"}
    assert len(faults) == 3


def test_an_invalid_toml_file_is_reported_with_its_line(tmp_path: Path) -> None:
    game = pack(tmp_path, SCENARIO, ("number = 1", "number = = 1"))
    [fault] = game.check()
    assert "not valid TOML" in fault.message
    assert fault.line == line_of(tmp_path / SCENARIO, "number = = 1")


def test_a_file_that_is_not_text_is_reported(tmp_path: Path) -> None:
    game = pack(tmp_path, SCENARIO)
    (tmp_path / SCENARIO).write_bytes(b"\xff\xfe\x00")
    assert "not valid UTF-8" in game.check()[0].message


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    folder = tmp_path / "title"
    shutil.copytree(DATA, folder / "data")
    (folder / "data" / "tiles.toml").unlink()
    ours = normandy.load()
    game = UndauntedGame(
        ours.id,
        rules_version=1,
        seats=ours.seats,
        folder=folder,
        verbs=normandy.VERB_NAMES,
        numbered=("guide", "blast"),
        make_rules=normandy.make_rules,
        list_moves=normandy.list_moves,
    )
    missing = f"{folder / 'data' / 'tiles.toml'}:1: file not found"
    assert missing in [str(fault) for fault in game.check()]
    with pytest.raises(ContentError, match=r"tiles\.toml"):
        game.start("la-raye")


def test_two_scenarios_of_one_id_are_reported(tmp_path: Path) -> None:
    pack(tmp_path, SCENARIO)
    (tmp_path / SCENARIO).rename(tmp_path / "scenarios" / "99_again.toml")
    messages = [fault.message for fault in normandy.load((tmp_path,)).check()]
    assert messages == [
        "duplicate id 'la-raye', also used by 01_la_raye.toml",
        "duplicate number 1, also used by 01_la_raye.toml",
    ]


def test_a_pack_overrides_the_content_of_the_title(tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text('[2B]\ncover = 9\nsource = "designed"\n')
    game = normandy.load((tmp_path,))
    assert game.check() == []
    field = game.rules("la-raye").field
    assert field.cover[field.tile("2B")] == 9
    assert field.cover[field.tile("16B")] == 2


def test_an_unknown_scenario_or_title_is_reported_with_the_nearest() -> None:
    with pytest.raises(sandtable.UnknownName, match="did you mean 'la-raye'"):
        sandtable.load("undaunted-normandy").start("la-rey")
    with pytest.raises(sandtable.UnknownName, match="did you mean 'undaunted-normandy'"):
        sandtable.load("undaunted-normandie")
