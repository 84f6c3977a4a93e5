"""Everything on the wire has a type: no wire module says ``Any`` or ``object``."""

import ast
from pathlib import Path

import pytest

import sandtable

ROOT = Path(sandtable.__file__).parent
WIRE = sorted(
    file
    for file in ROOT.rglob("*.py")
    if file.parent.name == "wire" or file.stem.split("_")[-1] in ("wire", "messages")
)


def test_the_wire_modules_are_found() -> None:
    names = {str(file.relative_to(ROOT)) for file in WIRE}
    systems = {package.split(".")[1] for package in sandtable.TITLES.values()}
    assert {"core/wire.py", "server/wire/table.py", "agents/coach_messages.py"} <= names
    assert {f"{system}/wire.py" for system in systems} <= names
    assert "heroes/lobby_wire.py" in names


@pytest.mark.parametrize("file", WIRE, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_type_on_the_wire_is_left_open(file: Path) -> None:
    open_types = [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.AnnAssign)
        and {"Any", "object"} & {n.id for n in ast.walk(node.annotation) if isinstance(n, ast.Name)}
    ]
    assert open_types == []
