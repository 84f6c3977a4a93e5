"""The pages about the lab are correct."""

import re
from pathlib import Path

from sandtable.lab.train.dataset import DECISION_COLUMNS, GAME_COLUMNS

PAGES = Path(__file__).parents[2] / "docs" / "how-to"


def test_every_column_is_documented() -> None:
    rows = re.findall(r"^\| (`.+?) \|", (PAGES / "research.md").read_text(), re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert named == [*GAME_COLUMNS, *DECISION_COLUMNS]
