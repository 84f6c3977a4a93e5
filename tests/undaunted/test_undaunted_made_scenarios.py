"""Made scenarios of Undaunted: their form, and the limits of the box."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import sandtable
from sandtable.core import made_scenarios
from sandtable.scenario_files import starter
from sandtable.words import Words


def test_a_map_has_one_form_wherever_it_lies_in_its_text() -> None:
    game = sandtable.load("undaunted-normandy")
    text = game.text("la-raye")
    head, opening, rest = text.partition('map = """\n')
    drawn, closing, tail = rest.partition('"""')
    moved = "\n\n" + "".join(f"          {line}\n" for line in drawn.splitlines())
    assert game.add(f"{head}{opening}{moved}{closing}{tail}") == game.add(text)


def test_names_stand_for_ids_in_a_fault() -> None:
    game = sandtable.load("undaunted-normandy")
    text = game.text("la-raye").replace(
        '"rifleman_a", "rifleman_b"', '"rifleman_a", "rifleman_a"', 1
    )
    fault = next(one for one in game.faults(text) if one.key == "placed-twice")
    assert fault.path == "us.counters.17B[1]"
    assert fault.message == "rifleman_a is placed twice"
    assert Words(game, "en").fault(fault) == "Rifleman A is placed twice"


TITLES = ("undaunted-normandy", "undaunted-north-africa")
FACES = "\n".join("  ".join(f"{n}A {n}B" for n in range(1, 40)) for _ in range(2))


def with_first(data: dict[str, Any], key: str, value: object) -> None:
    """Set another value for the first entry of a table."""
    data[key][next(iter(data[key]))] = value


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda data: data.update(round_limit=101), ("round_limit", "out-of-range")),
        (lambda data: with_first(data, "objectives", 10), ("", "out-of-range")),
        (lambda data: with_first(data, "objectives", 0), ("", "out-of-range")),
        (lambda data: data.update(map=FACES), ("map", "too-many-tiles")),
        (
            lambda data: data.update(map=data["map"] + "\n" + next(iter(data["objectives"]))),
            ("map", "tile-twice"),
        ),
        (
            lambda data: with_first(next(sides(data)), "cards", [90, 9]),
            ("", "too-many-copies"),
        ),
    ],
)
def test_a_content_keeps_every_limit(
    change: Callable[[dict[str, Any]], None], fault: tuple[str, str]
) -> None:
    for title in TITLES:
        data = made_scenarios.parse(starter(title))
        change(data)
        faults = sandtable.load(title).faults(made_scenarios.canonical(data))
        found = {(one.path, one.key) for one in faults} | {("", one.key) for one in faults}
        assert fault in found, title


def sides(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the tables of the sides."""
    return (table for table in data.values() if isinstance(table, dict) and "cards" in table)


def test_the_desert_has_four_escape_markers_and_six_structures() -> None:
    game = sandtable.load("undaunted-north-africa")
    text = game.text("jebel-sherif")
    exits = re.search(r"exits = \[.*\]", text)
    assert exits is not None
    tiles = re.findall(r"\b\d+[AB]\b", text.partition('map = """')[2].partition('"""')[0])
    five = "exits = [" + ", ".join(f'"{tile}"' for tile in tiles[:5]) + "]"
    (fault,) = game.faults(text.replace(exits[0], five))
    assert (fault.path, fault.key) == ("exits", "too-many-exits")
    assert dict(fault.args) == {"count": 5, "copies": 4}
