"""Tests and scripts outside a system's folder know titles and systems only from the registry.

A table by title, a list of titles, a branch for one title or a type of a system would have to be
edited for the next title. What differs between titles is in their ``title.toml`` (``checks``), in
the tests of their system, or in the system's ``testkit``.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_floors import SYSTEMS, imports, types_of_systems

import sandtable

ROOT = Path(__file__).parents[2]
NAMES = SYSTEMS | set(sandtable.TITLES)
ALLOWED = {
    "scripts/shots.py": "the pictures in the documentation show two certain drafts",
}
"""Files that may name titles in a table, and why."""


def outside_systems() -> list[Path]:
    files = [
        file
        for folder in ("tests", "scripts", "examples", "benchmarks")
        for file in (ROOT / folder).rglob("*.py")
        if not SYSTEMS & set(file.relative_to(ROOT).parts[:2])
        and str(file.relative_to(ROOT)) not in ALLOWED
    ]
    assert len(files) > 200
    return files


class Reader:
    """Finds what depends on a certain title or system in the source of a file."""

    def __init__(self, tree: ast.Module, types: set[str]) -> None:
        self.tree = tree
        self.types = types
        self.constants: dict[str, object] = {}
        self.unpacked: set[ast.AST] = set()
        """Both sides of ``A, B = ...``: constants, not a list of titles."""
        for node in tree.body:
            if isinstance(node, ast.Assign):
                self._assign(node.targets[0], node.value)

    def _assign(self, target: ast.AST, value: ast.AST) -> None:
        if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
            self.constants[target.id] = value.value
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            self.unpacked |= {target, value}
            for one, part in zip(target.elts, value.elts, strict=False):
                self._assign(one, part)

    def names_one(self, node: ast.AST | None) -> bool:
        """Return whether an expression is the name of a title or a system, or begins with one."""
        if isinstance(node, ast.Tuple) and node.elts:
            node = node.elts[0]
        if isinstance(node, ast.Name):
            return self.constants.get(node.id) in NAMES
        return isinstance(node, ast.Constant) and node.value in NAMES

    def found(self) -> Iterator[tuple[int, str]]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Dict):
                literal = any(isinstance(k, ast.Constant) and self.names_one(k) for k in node.keys)
                if literal or sum(map(self.names_one, node.keys)) > 1:
                    yield node.lineno, "a table by title"
            elif isinstance(node, ast.List | ast.Tuple | ast.Set):
                if node not in self.unpacked and sum(map(self.names_one, node.elts)) > 1:
                    yield node.lineno, "a list of titles"
            elif isinstance(node, ast.If | ast.IfExp | ast.While):
                if any(self.compares(part) for part in ast.walk(node.test)):
                    yield node.lineno, "a branch for a title"
            elif isinstance(node, ast.comprehension):
                if any(self.compares(part) for test in node.ifs for part in ast.walk(test)):
                    yield node.iter.lineno, "a choice of titles"
            elif isinstance(node, ast.MatchClass) and self.types & used(node.cls):
                yield node.lineno, "a branch for a system's type"
            elif is_question(node) and self.types & used(node):
                yield node.lineno, "a question for a system's type"

    def compares(self, node: ast.AST) -> bool:
        return isinstance(node, ast.Compare) and any(
            map(self.names_one, (node.left, *node.comparators))
        )


def is_question(node: ast.AST) -> bool:
    """Return whether an expression asks for the type of something."""
    return isinstance(node, ast.Call) and name_of(node.func) in ("isinstance", "issubclass")


def name_of(node: ast.AST) -> str:
    return getattr(node, "attr", "") or getattr(node, "id", "")


def used(node: ast.AST) -> set[str]:
    return {name_of(part) for part in ast.walk(node)}


def found_in(source: str) -> list[str]:
    return [what for _, what in Reader(ast.parse(source), {"Skirmish"}).found()]


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ('SIZES = {"undaunted-normandy": 3}', "a table by title"),
        ('A = "undaunted-normandy"\nB = "heroes"\nSIZES = {A: 3, B: 4}', "a table by title"),
        ('EACH = ["undaunted-normandy", "heroes-of-normandie"]', "a list of titles"),
        ('EACH = [("undaunted", 3), ("heroes", 4)]', "a list of titles"),
        ('if title == "heroes-of-normandie": pass', "a branch for a title"),
        ('size = 3 if system in ("heroes",) else 4', "a branch for a title"),
        ('size = 3 if system == "heroes" else 4', "a branch for a title"),
        ('some = [t for t in titles if t != "undaunted-normandy"]', "a choice of titles"),
        ("assert isinstance(state, heroes.Skirmish)", "a question for a system's type"),
        ("match state:\n  case Skirmish(): pass", "a branch for a system's type"),
        ('A, B = "undaunted-normandy", "heroes-of-normandie"\nSIZES = {A: 3}', ""),
        ('A, B = "undaunted-normandy", "heroes"\nSIZES = {A: 3, B: 4}', "a table by title"),
        ('game = sandtable.load("undaunted-normandy")', ""),
        ('assert frame["title"] == "undaunted-normandy"', ""),
        ('main(["new", "undaunted-normandy", "mill.toml"])', ""),
        ('with_army = [("undaunted-normandy", "la-raye")]', ""),
    ],
)
def test_what_depends_on_a_title_is_found(source: str, what: str) -> None:
    assert found_in(source) == ([what] if what else [])


def test_tests_and_scripts_have_no_table_by_title() -> None:
    types = types_of_systems()
    found = [
        f"{file.relative_to(ROOT)}:{line}: {what}"
        for file in outside_systems()
        for line, what in Reader(ast.parse(file.read_text(encoding="utf-8")), types).found()
    ]
    assert found == []


def test_tests_and_scripts_import_only_the_testkit_of_a_system() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in outside_systems()
        for name in imports(file)
        for system in SYSTEMS
        if f"{name}.".startswith(f"sandtable.{system}.")
        and not name.startswith(f"sandtable.{system}.testkit")
    ]
    assert found == []


def test_every_exception_exists_and_is_needed() -> None:
    for name in ALLOWED:
        assert list(Reader(ast.parse((ROOT / name).read_text()), set()).found()), name
