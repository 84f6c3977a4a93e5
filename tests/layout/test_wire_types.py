"""Everything on the wire has a type: no wire module uses ``Any`` or ``object``."""

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
    assert {f"{system}/lobby_wire.py" for system in systems} <= names


def test_the_server_has_no_type_of_a_system_on_its_wire() -> None:
    """Types of vehicles, tiles and armies are defined by the system that has them."""

    def classes(files: list[Path]) -> set[str]:
        trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
        return {n.name for tree in trees for n in ast.walk(tree) if isinstance(n, ast.ClassDef)}

    systems = {package.split(".")[1] for package in sandtable.TITLES.values()}
    theirs = [file for file in WIRE if file.relative_to(ROOT).parts[0] in systems]
    server = [file for file in WIRE if file.relative_to(ROOT).parts[0] == "server"]
    assert len(classes(theirs)) > 100
    assert not classes(theirs) & classes(server)


@pytest.mark.parametrize("file", WIRE, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_type_on_the_wire_is_left_open(file: Path) -> None:
    open_types = [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.AnnAssign)
        and {"Any", "object"} & {n.id for n in ast.walk(node.annotation) if isinstance(n, ast.Name)}
    ]
    assert open_types == []
