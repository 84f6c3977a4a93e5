"""docs/trust.md names an existing test for each promise."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "trust.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/.]+\.py)(?:::(\w+))?`", PAGE)))


def functions(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


@pytest.mark.parametrize(("file", "test"), NAMED, ids=lambda part: part.rpartition("/")[2])
def test_a_test_that_is_named_exists(file: str, test: str) -> None:
    found = functions(ROOT / file)
    assert test in found if test else any(name.startswith("test_") for name in found)


def test_every_promise_names_a_test() -> None:
    """The second column of a table of promises is the test."""
    tables = re.findall(r"^\| promise \|.*\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert tables
    for row in "".join(tables).splitlines():
        assert re.search(r"`tests/[\w/.]+\.py(::\w+)?`", row), row
