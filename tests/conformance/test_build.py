"""Whoever installs the package has it compiled, in an environment with what the build asks for."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
OF_THE_COMPILER = {"librt", "mypy_extensions"}
"""What mypy brings along."""


def compiled() -> list[str]:
    """The modules setup.py compiles."""
    for node in ast.walk(ast.parse((ROOT / "setup.py").read_text())):
        if isinstance(node, ast.comprehension) and isinstance(node.iter, ast.Tuple):
            paths = ast.literal_eval(node.iter)
            return [f"sandtable.{path.replace('/', '.')}" for path in paths]
    raise AssertionError("setup.py has no list of modules")


def source(module: str) -> Path:
    folder = ROOT / "src" / module.replace(".", "/")
    return folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")


def imported(module: str) -> Iterator[str]:
    """What the compiler reads for a module: the packages it is in, and all it imports anywhere."""
    parts = module.split(".")
    yield from (".".join(parts[:length]) for length in range(1, len(parts)))
    for node in ast.walk(ast.parse(source(module).read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_what_the_compiler_reads_is_there_when_the_package_is_built() -> None:
    wanted = compiled()
    read: set[str] = set()
    others: set[str] = set()
    while wanted:
        module = wanted.pop()
        package = module.split(".", 1)[0]
        if package != "sandtable":
            others.add(package)
        elif module not in read and source(module).exists():
            read.add(module)
            wanted += imported(module)
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    names = {re.split(r"\W", requirement, maxsplit=1)[0] for requirement in asked}
    assert "sandtable.core.state" in read
    assert others - set(sys.stdlib_module_names) <= OF_THE_COMPILER | names
