"""Made scenarios of Heroes: their form, and the limits of the box."""

from collections.abc import Callable
from typing import Any

import pytest

import sandtable
from sandtable.core import made_scenarios
from sandtable.scenario_files import starter
from sandtable.words import LANGUAGES, Words

GAME = sandtable.load("heroes-of-normandie")


def test_an_army_has_one_form() -> None:
    text = GAME.text("azeville")
    other = text.replace("  bazooka_squad_22", "# anti-tank\n\n     bazooka_squad_22 ")
    assert other != text
    assert GAME.add(other) == GAME.add(text)


def changed(old: str, new: str) -> list[tuple[str, str]]:
    text = GAME.text("azeville")
    assert text.count(old) >= 1, old
    return [(fault.path, fault.key) for fault in GAME.faults(text.replace(old, new, 1))]


def test_heroes_has_each_board_once_and_few_overlays() -> None:
    assert ("boards[1]", "board-twice") in changed("C4A C1B", "C3B C1B")
    assert changed("C4A C1B", "C4A/45 C1B") == [("boards[0]", "bad-turn")]
    assert ("boards", "board-grid") in changed("C4A C1B", "C4A C1B C2A")
    more = "".join(f'    {{ overlay = "thicket", at = "a{row}" }},\n' for row in (1, 3, 5))
    assert changed("overlays = [\n", f"overlays = [\n{more}") == [("overlays", "overlay-copies")], (
        "a thicket is the back of a position, of which there are four"
    )
    assert changed('called = "blockhouse"', 'called = "<b>castle</b>"') == [
        ("overlays[0].called", "not-among")
    ]
    for name in ("x" * 61, "mill\\u202e", "a\\nb"):
        named = changed('name = "blockhouse"', f'name = "{name}"')
        assert ("overlays[0].name", "not-plain") in named
    assert changed("  rifle_squad_22\n", "  rifle_squad_22\n  rifle_squad_22\n")[0] == (
        "us.army",
        "broken-army",
    )


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda data: data.update(last_turn=13), ("last_turn", "out-of-range")),
        (lambda data: data.update(boards=["C4A C1B C2A C3A"]), ("boards", "board-grid")),
        (lambda data: data.update(boards=["C4A"] * 3), ("boards", "board-grid")),
        (
            lambda data: data.update(overlays=[{"overlay": "thicket", "at": "a1"}] * 61),
            ("overlays", "too-many-overlays"),
        ),
        (lambda data: data["us"].update(units=["fire_team"] * 63), ("", "too-many-units")),
        (
            lambda data: data["us"].update(army="plate rifle_platoon_8\n" * 61),
            ("", "too-many-units"),
        ),
        (lambda data: data.update(bonuses=["a1b2"] * 7), ("bonuses", "too-many-bonuses")),
        (lambda data: data["us"].update(aims=[{"kind": "x"}] * 5), ("", "too-many-aims")),
        (lambda data: data.update(events=[{}] * 41), ("events", "too-many-things")),
    ],
)
def test_a_content_keeps_every_limit(
    change: Callable[[dict[str, Any]], None], fault: tuple[str, str]
) -> None:
    data = made_scenarios.parse(starter(GAME.id))
    change(data)
    faults = GAME.faults(made_scenarios.canonical(data))
    found = {(one.path, one.key) for one in faults} | {("", one.key) for one in faults}
    assert fault in found


def test_names_of_things_in_heroes_have_words_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(GAME, language)
        for kind, names in GAME.library.names.items():
            for name in names:
                assert words._forms(kind, name)[""], (language, kind, name)
