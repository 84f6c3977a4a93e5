"""Recorded games replay exactly: a changed rule is a diff here."""

from pathlib import Path

import golden_games
import pytest

import sandtable

FOLDER = Path(__file__).parent / "replays"
RECORDS = sorted(FOLDER.rglob("*.record"))
ENDINGS = {
    "undaunted-normandy": {
        *("objectives", "pinned", "hopeless", "both_pinned", "round_limit"),
        *("resigned", "timed_out", "draw_agreed"),
    },
    "undaunted-north-africa": {
        *("objectives", "demolished", "escaped", "neutralised"),
        *("hopeless", "both_hopeless", "round_limit"),
    },
}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_replays(file: Path) -> None:
    record = sandtable.replay(file.read_text())
    assert record.state.over
    assert file.stem == f"{record.scenario}-{record.state.ending}"
    assert record.text() == file.read_text()


@pytest.mark.parametrize("file", sorted(FOLDER.rglob("*.events")), ids=lambda file: file.stem)
def test_the_events_of_a_recorded_game_are_the_same(file: Path) -> None:
    record = sandtable.replay(file.with_suffix(".record").read_text())
    assert golden_games.told(record) == file.read_text()


@pytest.mark.parametrize("title", ENDINGS)
def test_there_is_a_game_for_each_ending_and_each_scenario(title: str) -> None:
    records = [sandtable.replay(file.read_text()) for file in (FOLDER / title).glob("*.record")]
    assert {golden_games.how_it_ended(record) for record in records} == ENDINGS[title]
    played = {record.scenario for record in records}
    listed = {listing.id for listing in sandtable.load(title).listings()}
    assert not listed - played, "a scenario has no recorded game: run `make golden`"
    assert not played - listed, "a recorded game has no scenario: run `make golden`"
