"""What the documentation says is true."""

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "docs" / "concepts.md"]
MODULES = ["sandtable.grid.offset", "sandtable.undaunted.dice", "sandtable.testkit.undaunted"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_run(module: str) -> None:
    """Read from the source: a compiled function keeps no docstring that doctest would find."""
    loaded = importlib.import_module(module)
    file = Path(str(loaded.__file__))
    tree = ast.parse(file.with_name(file.name.split(".")[0] + ".py").read_text())
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    examples = 0
    for node in ast.walk(tree):
        docstring = ast.get_docstring(node) if isinstance(node, documented) else None
        test = doctest.DocTestParser().get_doctest(
            docstring or "", dict(vars(loaded)), module, None, 0
        )
        examples += len(test.examples)
        assert doctest.DocTestRunner().run(test).failed == 0
    assert examples > 0


def test_every_link_between_pages_leads_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert len(pages) > 10
    for page in pages:
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text()):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page}: {target}"


def test_concepts_fit_a_page() -> None:
    assert len((ROOT / "docs" / "concepts.md").read_text().splitlines()) <= 90
