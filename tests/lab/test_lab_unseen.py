"""Battles that are not used in training: the list of each title, and matches on it."""

import json
from pathlib import Path

import pytest

import sandtable
from sandtable.agents.title_settings import learned_file
from sandtable.cli import main
from sandtable.core.random_battles import SEEDS
from sandtable.lab.measure import unseen
from sandtable.lab.measure.prediction_training import EDITED_FROM, EXAMINED_FROM, TAUGHT_FROM
from sandtable.lab.measure.scores import Player, Wanted
from sandtable.lab.measure.unseen import ABOUT_EVEN, FIRST_SEED, UNSEEN, unseen_battles
from sandtable.lab.train.training import FIRST_BATTLE, FIRST_EXAM_BATTLE
from sandtable.lab.workers import LocalWorkers

TITLE = "undaunted-north-africa"
THUMB = Player("thumb")


@pytest.mark.parametrize("title", sandtable.TITLES)
def test_the_list_holds_200_battles_that_are_about_even(title: str) -> None:
    game = sandtable.load(title)
    battles = unseen_battles(title)
    assert len(battles) == 200
    for id, share in battles.items():
        _, size, seed = id.split("-")
        assert game.random_battle(int(seed), size) == id
        assert FIRST_SEED <= int(seed) < SEEDS
        assert ABOUT_EVEN[0] <= share <= ABOUT_EVEN[1]


def test_nothing_is_trained_on_seeds_of_the_list() -> None:
    """A run uses consecutive battles from its first seed, and has room for tens of millions."""
    firsts = (FIRST_BATTLE, FIRST_EXAM_BATTLE, TAUGHT_FROM, EDITED_FROM, EXAMINED_FROM)
    assert all(first + 40_000_000 < FIRST_SEED for first in firsts)


def test_a_list_is_drawn_and_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "learned" / UNSEEN
    monkeypatch.setattr(unseen, "learned_file", lambda title, name: file)
    monkeypatch.setattr(unseen, "LOT", 6)
    monkeypatch.setattr(unseen, "LOOKS", ((2, 0.1, 0.9), (9, 0.0, 0.0)))
    drawn = unseen.draw(TITLE, LocalWorkers(1), battles=2, games=6)
    assert drawn == file
    kept = json.loads(file.read_text())
    assert (kept["agent"], kept["games"], len(kept["battles"])) == ("thumb", 6, 2)
    assert unseen_battles(TITLE) == kept["battles"]
    shares = unseen.measure(
        LocalWorkers(1), TITLE, {id: Wanted(id, "", 6) for id in kept["battles"]}, THUMB
    )
    assert {id: round(sum(won) / 6, 4) for id, won in shares.items()} == kept["battles"]


def test_a_list_that_was_started_is_completed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / UNSEEN
    lots: list[int] = []

    def lot(title: str, team: object, first: int, games: int) -> dict[str, float]:
        lots.append(first - FIRST_SEED)
        return {f"random-small-{first}": 0.5, f"random-small-{first + 1}": 0.45}

    monkeypatch.setattr(unseen, "learned_file", lambda title, name: file)
    monkeypatch.setattr(unseen, "_about_even", lot)
    monkeypatch.setattr(unseen, "LOT", 10)
    unseen.draw(TITLE, LocalWorkers(1), battles=3, games=6)
    assert lots == [0, 10]
    assert len(unseen_battles(TITLE)) == 3
    unseen.draw(TITLE, LocalWorkers(1), battles=5, games=6)
    assert lots == [0, 10, 20]
    assert len(unseen_battles(TITLE)) == 5
    unseen.draw(TITLE, LocalWorkers(1), battles=5, games=8)
    assert lots == [0, 10, 20, 0, 10, 20], "other games make another list"


def test_a_match_is_played_in_pairs_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["lab", "unseen", TITLE, "--agents", "thumb", "random", "--jobs", "1"]
    assert main([*command, "--games", "4", "--output", str(tmp_path)]) == 0
    first = capsys.readouterr().out
    assert "thumb against random: 100.0% (51.0 to 100.0) of 4 games" in first
    assert main([*command, "--games", "4", "--output", str(tmp_path)]) == 0
    assert capsys.readouterr().out == first
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert len(lines) == 1 + 4


def test_games_that_are_no_pairs_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "unseen", TITLE, "--games", "3"]) != 0
    assert "must be even" in capsys.readouterr().err


def test_a_title_without_a_list_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unseen, "learned_file", lambda title, name: tmp_path / name)
    with pytest.raises(sandtable.core.SandtableError, match="no list of unseen battles"):
        unseen_battles(TITLE)
    assert learned_file(TITLE, UNSEEN).exists()
