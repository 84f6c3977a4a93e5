"""What stands above the systems knows none of them; each title says what it offers."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import sandtable
from sandtable.core.facets import NO_FACETS

ROOT = Path(sandtable.__file__).parent
UPPER = ("agents", "bench", "lab", "server", "testkit", "tui")
SYSTEMS = {package.split(".")[1] for package in sandtable.TITLES.values()}
EACH_TITLE = pytest.mark.parametrize("title", sandtable.TITLES)


def strings(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_no_upper_floor_names_a_title_or_a_system() -> None:
    """No table is keyed by one: what differs is in the folder of the title."""
    files = [file for folder in UPPER for file in (ROOT / folder).rglob("*.py")]
    assert len(files) > 100
    names = SYSTEMS | set(sandtable.TITLES)
    found = {
        f"{file.relative_to(ROOT)}: {text}"
        for file in files
        for text in strings(file)
        if text in names
    }
    assert found == set()


@EACH_TITLE
def test_a_title_offers_all_that_the_upper_floors_ask(title: str) -> None:
    game = sandtable.load(title)
    facets = game.facets
    assert facets is not NO_FACETS
    assert facets.lines.rests
    assert facets.thumbs
    assert facets.lobby() is not None
    assert facets.measures() is not None
    start = game.start(game.settings["bench"]["scenarios"][0])
    assert start.scenario.facets is facets
    assert facets.chronicle(start) is not None
    assert facets.reader(start).size > 0
    assert callable(import_module(facets.painter).make)


@EACH_TITLE
def test_a_kept_edition_offers_the_same(title: str) -> None:
    today = type(sandtable.load(title).facets)
    kept = [sandtable.kept(title, version) for of, version in sandtable.EDITIONS if of == title]
    assert kept
    assert all(game is not None and type(game.facets) is today for game in kept)


@EACH_TITLE
def test_the_round_a_game_is_in_is_what_its_view_shows(title: str) -> None:
    game = sandtable.load(title)
    state = game.start(game.settings["bench"]["scenarios"][0], sandtable.Rng(1))
    data = state.view(None).data()
    assert state.rounds() == data["round" if "round" in data else "turn"]
