"""Games recorded under older rules: titles keep the earlier versions of their rules."""

from pathlib import Path

import pytest

import sandtable
from sandtable.core import Record

OLDER = sorted(Path(__file__).parents[1].glob("*/older/*.record"))
"""The records that the tests of each system keep."""


def follow(file: Path) -> tuple[Record, str]:
    """Replay a record under the rules it names; return it with its recorded result."""
    text = file.read_text()
    version = int(next(line for line in text.splitlines() if line.startswith("rules ")).split()[1])
    assert text.startswith(f"sandtable record {1 if version < 4 else 2}\n"), "lines have marks now"
    (result,) = [line for line in text.splitlines() if line.startswith("=")]
    return sandtable.replay(text), result.split(",")[0]


@pytest.mark.rule("UN-8.6")
@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_a_game_of_older_rules_ends_as_it_did(file: Path) -> None:
    record, result = follow(file)
    winner = record.state.scenario.seats[record.state.winner]
    assert result == f"= {winner} {record.state.ending}"
