"""The tables of the architecture page match the code, and the quiz has correct answers."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "scripts"))
import module_tables  # noqa: E402

ROW = re.compile(r"^\| (?:how|what|which|why|when) ")


def test_the_tables_of_the_architecture_are_those_of_the_code() -> None:
    """``python scripts/module_tables.py --write`` updates them."""
    page = module_tables.PAGE.read_text(encoding="utf-8")
    assert len(page.split("\n")) <= 90
    assert module_tables.filled(page) == page
    assert all(layer.replace("sandtable.", "") in page for layer in module_tables.layers())
    assert len(list(module_tables.rooms())) > 30


def test_every_module_says_in_a_line_what_it_is() -> None:
    for file in module_tables.PACKAGE.rglob("*.py"):
        if "versions" not in file.parts:
            assert len(module_tables.first_line(file)) > 10, file


def test_the_questions_have_answers() -> None:
    page = (ROOT / "docs" / "finding-your-way.md").read_text(encoding="utf-8")
    rows = [line.split("|")[2:4] for line in page.split("\n") if ROW.match(line)]
    assert len(rows) == 30
    for room, look in rows:
        file = ROOT / room.strip(" `")
        assert look.strip(" `") in file.read_text(encoding="utf-8"), file
