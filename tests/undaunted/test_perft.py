"""Counts of the lines of play, and the options in their order."""

from pathlib import Path

import golden_games
import pytest

import sandtable

REPLAYS = Path(__file__).parent / "replays"


CASES = [
    (file.stem, case.splitlines())
    for file in sorted(REPLAYS.glob("*.perft"))
    for case in file.read_text().strip().split("\n\n")
]


@pytest.mark.parametrize(("title", "case"), CASES, ids=lambda value: str(value[0])[9:])
def test_a_position_has_its_options_and_counts(title: str, case: list[str]) -> None:
    _, name, entries = case[0].split()
    record = sandtable.replay((REPLAYS / title / f"{name}.record").read_text())
    state = record.at(int(entries)).state
    assert golden_games.perft_case(name, int(entries), state)[:-1] == case


COMMON = {
    *("draw", "roll", "bid", "turn", "card", "step"),
    *("bolster", "inspire", "count", "fire"),
}


@pytest.mark.parametrize(
    ("title", "own"),
    [
        ("undaunted-normandy", {"guide", "aim", "blast"}),
        ("undaunted-north-africa", {"afterwards", "mark", "pick"}),
    ],
)
def test_every_kind_of_question_is_counted(title: str, own: set[str]) -> None:
    asked = {case[1].split()[1] for played, case in CASES if played == title}
    assert asked >= COMMON | own
