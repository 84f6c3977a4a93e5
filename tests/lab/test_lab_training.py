"""What a network is taught, without the teacher: PyTorch is not needed to play."""

import importlib.util
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

import sandtable
from sandtable.agents import make
from sandtable.agents.insight import Insight, reader
from sandtable.agents.levels import trained
from sandtable.agents.network import Network, blank
from sandtable.agents.thumb import thumb
from sandtable.cli import main
from sandtable.core import Rng
from sandtable.lab import training
from sandtable.lab.selfplay import Lessons, draw, play_by_promise, play_by_search, play_by_thumb
from sandtable.lab.training import Plan, Run, examine, hash_seed, make_lessons, scenarios
from sandtable.testkit.undaunted import Table

TITLE = "undaunted-normandy"
GAME = sandtable.load(TITLE)


def network() -> Network:
    read = reader(GAME, "la-raye")
    return blank(read.size, read.width, wide=8, deep=6, match=4)


class Here:
    """Does at once what a pool of processes would do."""

    def submit(self, work: Any, *args: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        done.set_result(work(*args))
        return done


def test_a_game_by_thumb_teaches_what_the_thumb_says_and_who_won() -> None:
    lessons = Lessons()
    play_by_thumb(GAME, "la-raye", reader(GAME, "la-raye"), lessons, Rng(3))
    assert len(lessons.positions) == len(lessons.choices) == len(lessons.results) > 10
    assert set(lessons.results) == {-1.0, 1.0}
    # What is good for one side is as bad for the other.
    assert len({seat if won > 0 else 1 - seat for seat, won in pairs(lessons)}) == 1
    for rows, promises in zip(lessons.choices, lessons.promises, strict=True):
        assert len(rows) == len(promises) > 1
        assert promises.sum() == pytest.approx(1.0, abs=1e-5)
    # Every decision teaches, but not what every position is worth.
    assert len(set(lessons.telling)) == 2


def test_what_a_position_is_worth_is_learned_after_the_last_slip(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = []
    for late in (1, 100_000):
        monkeypatch.setattr("sandtable.lab.selfplay.LATE", late)
        lessons = Lessons()
        for seed in range(3):
            play_by_thumb(GAME, "la-raye", reader(GAME, "la-raye"), lessons, Rng(seed))
        told.append(sum(lessons.telling))
    assert told[0] > 10
    assert told[1] == 0


def test_a_game_by_promise_does_not_tell_what_a_position_is_worth() -> None:
    lessons = Lessons()
    guide = Insight(trained(GAME.id), reader(GAME, "la-raye"))
    play_by_promise(GAME, "la-raye", guide, lessons, Rng(4))
    assert len(lessons.promises) == len(lessons.telling) > 5
    assert not any(lessons.telling)


def test_the_thumb_likes_best_what_the_recruit_plays() -> None:
    state = Table("la-raye").cards("us", hand=["rifleman_a", "scout_b"]).turn("us").state
    view = state.view(0)
    decision = view.decision()
    assert decision is not None
    likely = list(thumb(view.position, 0))
    assert sum(likely) == pytest.approx(1.0)
    best = decision.options[likely.index(max(likely))]
    assert make("recruit", 0).decide(view, decision) == best


def pairs(lessons: Lessons) -> list[tuple[int, float]]:
    return list(zip(lessons.seats, lessons.results, strict=True))


def test_a_game_by_search_teaches_what_was_thought_of_each_choice() -> None:
    lessons = Lessons()
    guide = Insight(network(), reader(GAME, "la-raye"))
    play_by_search(GAME, "la-raye", guide, 20, lessons, Rng(3))
    for promises, thought in zip(lessons.promises, lessons.thoughts, strict=True):
        assert promises.min() >= 0.0
        assert promises.sum() == pytest.approx(1.0, abs=1e-5)
        assert -1.0 <= thought <= 1.0


def test_lessons_are_kept_as_arrays(tmp_path: Path) -> None:
    assert make_lessons(TITLE, "la-raye", None, 0, 2, 5, tmp_path / "games.npz") > 15
    with np.load(tmp_path / "games.npz") as kept:
        assert len(kept["positions"]) == len(kept["ends"]) == len(kept["results"])
        assert kept["ends"][-1] == len(kept["choices"]) == len(kept["promises"])
    assert [file.name for file in tmp_path.iterdir()] == ["games.npz"]


def test_a_move_is_drawn_as_often_as_its_weight_says() -> None:
    rng = Rng(1)
    drawn = [draw([0, 3, 1], rng) for _ in range(4000)]
    assert drawn.count(0) == 0
    assert drawn.count(1) / 4000 == pytest.approx(0.75, abs=0.03)


def test_some_scenarios_are_held_out() -> None:
    for title in sandtable.TITLES:
        known, unknown = scenarios(title)
        ids = [listing.id for listing in sandtable.load(title).listings()]
        assert sorted([*known, *unknown]) == sorted(ids)
        assert len(unknown) >= 2
        assert scenarios(title, hold_out=False) == (ids, [])


def test_every_lot_of_games_has_its_own_seed() -> None:
    seeds = {hash_seed(1944, g, s, lot) for g in range(20) for s in range(12) for lot in range(40)}
    assert len(seeds) == 20 * 12 * 40
    # The games of a lot are numbered on from its seed, and do not run into those of another.
    largest = Plan(TITLE).school_games // training.MOST_LOTS
    assert len({seed // largest for seed in seeds}) == len(seeds)
    ordered = sorted(seeds)
    assert min(b - a for a, b in pairwise(ordered)) >= 64


def test_an_exam_is_played_from_both_sides(tmp_path: Path) -> None:
    weights = tmp_path / "weights.npz"
    network().save(weights)
    points = examine(TITLE, "la-raye", weights, 2, 3)
    assert points in (0.0, 0.5, 1.0, 1.5, 2.0)
    assert examine(TITLE, "la-raye", weights, 2, 3) == points


def test_a_run_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taught = []

    def learn(start: Network, files: list[Path], **_: object) -> tuple[Network, dict[str, float]]:
        taught.append(len(files))
        return start, {"lessons": 1.0}

    monkeypatch.setattr(training, "teacher", lambda: learn)
    monkeypatch.setattr(training, "scenarios", lambda *_: (["la-raye"], ["mortain"]))
    plan = Plan(
        TITLE,
        generations=1,
        school_games=2,
        drills=1,
        drill_games=1,
        games=1,
        rounds=8,
        exam_games=0,
    )
    told: list[str] = []
    pool = cast(ProcessPoolExecutor, Here())
    Run(plan, tmp_path, told.append).generation(0, pool)
    again = Run(plan, tmp_path, told.append)
    monkeypatch.setattr(training, "ProcessPoolExecutor", HerePool)
    assert again.go() == tmp_path / "weights-002.npz"
    assert taught == [1, 2, 2]
    assert len(told) == 3
    games = sorted(file.name for file in tmp_path.glob("games-*"))
    assert games == [f"games-00{number}-la-raye-00000.npz" for number in range(3)]
    again.go()
    assert len(taught) == 3


class HerePool(Here):
    def __init__(self, *_: object, **__: object) -> None:
        pass

    def __enter__(self) -> "HerePool":
        return self

    def __exit__(self, *_: object) -> None:
        pass


@pytest.mark.skipif(importlib.util.find_spec("torch") is not None, reason="PyTorch is there")
def test_without_pytorch_it_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "train", TITLE, "--to", str(tmp_path)]) != 0
    assert "sandtable[train]" in capsys.readouterr().err


def test_a_plan_without_sense_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "train", TITLE, "--games", "0", "--to", str(tmp_path)]) != 0
    assert "games" in capsys.readouterr().err
