"""The tables of docs/architecture.md, from the import linter's layers and first docstring lines.

``module_tables.py --write`` updates the page; ``module_tables.py FOLDER`` lists a folder's modules.
"""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "sandtable"
PAGE = ROOT / "docs" / "architecture.md"
DEEPEST = 2
"""Maximum depth of the folders in the table."""
EVERYWHERE = ("facets", "terminal")
"""Folders that each system has; the page describes them once."""


def first_line(file: Path) -> str:
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    assert docstring, f"{file} has no docstring"
    return docstring.split("\n")[0]


def layers() -> Iterator[str]:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    yield from contracts["importlinter"]["contracts"][0]["layers"]


def rooms() -> Iterator[tuple[str, str]]:
    """Yield the folders of the package with their descriptions."""
    for file in sorted(PACKAGE.rglob("__init__.py")):
        folder = file.parent.relative_to(PACKAGE)
        if 0 < len(folder.parts) <= DEEPEST and folder.name not in EVERYWHERE:
            yield folder.as_posix(), first_line(file)


def tables() -> dict[str, str]:
    drawn = "\n".join(f"    {layer.replace('sandtable.', '')}" for layer in layers())
    listed = "\n".join(f"| `{name}` | {line} |" for name, line in rooms())
    return {"layers": f"\n{drawn}\n", "rooms": f"\n| room | what is in it |\n|---|---|\n{listed}\n"}


def filled(text: str) -> str:
    """Return a page with its tables updated."""
    for name, table in tables().items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = text.partition(begin)
        text = before + begin + table + "\n" + end + rest.partition(end)[2]
    return text


def main(words: list[str]) -> None:
    if words == ["--write"]:
        PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
        return
    for word in words:
        for file in sorted((PACKAGE / word).glob("*.py")):
            print(f"{file.stem:20} {first_line(file)}")


if __name__ == "__main__":
    main(sys.argv[1:])
