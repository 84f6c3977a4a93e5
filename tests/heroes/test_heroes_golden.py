"""Recorded games replay exactly, and positions have their recorded options: a changed rule is a
diff."""

from pathlib import Path

import golden_battles
import golden_tracks
import pytest

import sandtable

FOLDER = Path(__file__).parent / "replays"
RECORDS = sorted(FOLDER.glob("*.record"))
OLDER = sorted(Path(__file__).parent.glob("version*/*.record"))
CASES = [case.splitlines() for case in (FOLDER / "heroes.perft").read_text().strip().split("\n\n")]

TRACKS = [line.split() for line in (FOLDER / "heroes.tracks").read_text().splitlines()]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_replays(file: Path) -> None:
    record = sandtable.replay(file.read_text())
    assert record.state.over
    assert file.stem == f"{record.scenario}-{record.state.ending}"
    assert record.text() == file.read_text()


@pytest.mark.parametrize("file", OLDER, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_game_of_an_older_version_replays_under_it(file: Path) -> None:
    """Games started under older rules continue under them: whole recorded games."""
    record = sandtable.replay(file.read_text())
    assert record.state.scenario.rules_version == int(file.parent.name.removeprefix("version"))
    assert record.state.over
    assert file.stem == f"{record.scenario}-{record.state.ending}"


def test_there_is_a_game_for_each_ending_and_each_scenario() -> None:
    endings = {file.stem.rpartition("-")[2] for file in RECORDS}
    assert endings == {*golden_battles.ENDINGS, "resigned", "timed_out", "draw_agreed"}
    game = sandtable.load("heroes-of-normandie")
    played = {sandtable.replay(file.read_text()).scenario for file in RECORDS}
    listed = {listing.id for listing in game.listings()}
    assert not listed - played, "a scenario has no recorded game: run `make golden`"
    assert not played - listed, "a recorded game has no scenario: run `make golden`"


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0][9:]}-{case[1][6:]}")
def test_a_position_has_its_options_and_counts(case: list[str]) -> None:
    _, name, entries = case[0].split()
    record = sandtable.replay((FOLDER / f"{name}.record").read_text())
    state = record.at(int(entries)).state
    assert golden_battles.case(name, int(entries), state)[:-1] == case


def test_every_kind_of_question_is_counted() -> None:
    asked = {case[1].split()[1] for case in CASES}
    assert asked >= {"orders", "token", "gap", "activate", "move", "target", "attack", "rolled"}
    assert asked >= {"deploy", "deploy_side", "supply", "discard", "answer", "hit", "roll", "draw"}


@pytest.mark.parametrize("line", TRACKS, ids=lambda line: line[0])
def test_a_game_leaves_the_same_tracks(line: list[str]) -> None:
    """Positions, events, options, reasons, odds and views of a bold game are unchanged."""
    scenario, *digests = line
    for number, digest in enumerate(golden_tracks.tracks(scenario)):
        first = golden_tracks.APART * number
        assert digest == digests[number], (
            f"between entries {first} and {first + golden_tracks.APART}"
        )
    assert number == len(digests) - 1


def test_every_scenario_has_tracks() -> None:
    assert [line[0] for line in TRACKS] == golden_tracks.scenarios()
