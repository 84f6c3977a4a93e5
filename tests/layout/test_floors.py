"""Layers above the systems do not know any system; each title provides its features as facets."""

import ast
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import sandtable
from sandtable.core.facets import NO_FACETS

ROOT = Path(sandtable.__file__).parent
SYSTEMS = {package.split(".")[1] for package in sandtable.TITLES.values()}
REGISTRY = ROOT / "__init__.py"
"""The only module that names titles: it maps them to their modules."""
EACH_TITLE = pytest.mark.parametrize("title", sandtable.TITLES)


def nodes(file: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def strings(file: Path) -> Iterator[str]:
    for node in nodes(file):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def imports(file: Path) -> Iterator[str]:
    """Yield all imports of a file, including those for types."""
    for node in nodes(file):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def outside_systems() -> list[Path]:
    files = [file for file in ROOT.rglob("*.py") if file.relative_to(ROOT).parts[0] not in SYSTEMS]
    assert len(files) > 100
    return files


def types_of_systems() -> set[str]:
    """Return the classes that systems define, except names that are also used elsewhere."""
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for file in ROOT.rglob("*.py"):
        inside = file.relative_to(ROOT).parts[0] in SYSTEMS
        found[inside] |= {node.name for node in nodes(file) if isinstance(node, ast.ClassDef)}
    return found[True] - found[False]


def test_only_the_registry_names_a_title_or_a_system() -> None:
    """No table is keyed by title or system: differences belong into the title's folder."""
    names = SYSTEMS | set(sandtable.TITLES)
    found = {
        f"{file.relative_to(ROOT)}: {text}"
        for file in outside_systems()
        for text in strings(file)
        if file != REGISTRY
        and (text in names or any(text.startswith(f"sandtable.{name}") for name in SYSTEMS))
    }
    assert found == {"cli.py: undaunted"}, "the default of `new-title` and nothing else"


def test_no_file_outside_a_system_is_named_after_a_title_or_a_system() -> None:
    """Files by title in one folder would be a table by title too."""
    names = SYSTEMS | set(sandtable.TITLES)
    names |= {name.replace("-", "_") for name in sandtable.TITLES}
    found = [
        str(file.relative_to(ROOT))
        for file in ROOT.rglob("*")
        if file.relative_to(ROOT).parts[0] not in {*SYSTEMS, "__pycache__"}
        and "static" not in file.parts
        and any(part in names for part in file.name.split("."))
    ]
    assert found == []


def test_what_is_outside_a_system_knows_none_of_its_types() -> None:
    """Neither imports, nor comparisons with the name of a type."""
    systems = tuple(f"sandtable.{name}" for name in SYSTEMS)
    types = types_of_systems()
    assert len(types) > 100
    for file in outside_systems():
        assert not [name for name in imports(file) if name.startswith(systems)], file
        for node in nodes(file):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "isinstance",
                "issubclass",
            ):
                asked = {name.id for name in ast.walk(node.args[1]) if isinstance(name, ast.Name)}
                asked |= {n.attr for n in ast.walk(node.args[1]) if isinstance(n, ast.Attribute)}
                assert not asked & types, f"{file.relative_to(ROOT)}: {asked & types}"
            if isinstance(node, ast.Compare):
                texts = {
                    part.value
                    for part in (node.left, *node.comparators)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
                assert not texts & types, f"{file.relative_to(ROOT)}: {texts & types}"


def test_no_one_imports_a_title() -> None:
    """Not even its system or another title imports a title; a title imports only its own folder."""
    titles = tuple(sandtable.TITLES.values())
    for file in ROOT.rglob("*.py"):
        module = ".".join(("sandtable", *file.relative_to(ROOT).with_suffix("").parts))
        for name in imports(file):
            of = next((title for title in titles if f"{name}.".startswith(f"{title}.")), None)
            ours = of is None or module.startswith(of)
            assert ours or module.endswith((".testkit", ".terminal.vehicles")), (module, name)


def test_every_part_of_a_system_is_in_its_contract() -> None:
    """Titles are not in the contract, so that adding one needs no line there."""
    project = tomllib.loads(
        (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    )
    contracts = project["tool"]["importlinter"]["contracts"]
    for system in SYSTEMS:
        (contract,) = [c for c in contracts if c.get("containers") == [f"sandtable.{system}"]]
        layers = {part.strip() for layer in contract["layers"] for part in layer.split("|")}
        parts = {
            entry.stem
            for entry in (ROOT / system).iterdir()
            if entry.suffix == ".py" or (entry / "__init__.py").exists()
        }
        titles = {p.split(".")[2] for p in sandtable.TITLES.values() if p.split(".")[1] == system}
        assert parts - layers - titles == {"__init__"}


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
