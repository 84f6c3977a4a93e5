"""The training of networks, without PyTorch and the actual learning."""

import importlib.util
import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import sandtable
from sandtable.agents import make
from sandtable.agents.heuristics import likelihoods
from sandtable.agents.levels import trained
from sandtable.agents.network import Network, blank
from sandtable.agents.network_guide import NetworkGuide, reader
from sandtable.agents.title_settings import NETWORK, learned_file
from sandtable.cli import main
from sandtable.core import Rng, SandtableError
from sandtable.lab.train import command, run_folder, training
from sandtable.lab.train.courier import Courier
from sandtable.lab.train.selfplay import (
    Lessons,
    draw,
    play_by_promise,
    play_by_search,
    play_by_thumb,
)
from sandtable.lab.train.training import (
    Exam,
    Lot,
    Plan,
    Run,
    examine,
    hash_seed,
    make_lessons,
    scenarios,
)
from sandtable.lab.workers import LocalWorkers
from sandtable.undaunted.testkit import Table

TITLE = "undaunted-normandy"
GAME = sandtable.load(TITLE)


def network() -> Network:
    read = reader(GAME, "la-raye")
    return blank(read.size, read.width, wide=8, deep=6, match=4)


def test_a_game_by_thumb_teaches_what_the_thumb_says_and_who_won() -> None:
    lessons = Lessons()
    play_by_thumb(GAME, "la-raye", reader(GAME, "la-raye"), lessons, Rng(3))
    assert len(lessons.positions) == len(lessons.choices) == len(lessons.results) > 10
    assert set(lessons.results) == {-1.0, 1.0}
    # The result for one side is the opposite for the other.
    assert len({seat if won > 0 else 1 - seat for seat, won in pairs(lessons)}) == 1
    for rows, promises in zip(lessons.choices, lessons.promises, strict=True):
        assert len(rows) == len(promises) > 1
        assert promises.sum() == pytest.approx(1.0, abs=1e-5)
    # Every decision is used, but not the value of every position.
    assert len(set(lessons.telling)) == 2


def test_what_a_position_is_worth_is_learned_after_the_last_slip(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = []
    for late in (1, 100_000):
        monkeypatch.setattr("sandtable.lab.train.selfplay.LATE", late)
        lessons = Lessons()
        for seed in range(3):
            play_by_thumb(GAME, "la-raye", reader(GAME, "la-raye"), lessons, Rng(seed))
        told.append(sum(lessons.telling))
    assert told[0] > 10
    assert told[1] == 0


def test_a_game_by_promise_does_not_tell_what_a_position_is_worth() -> None:
    lessons = Lessons()
    guide = NetworkGuide(trained(GAME.id), reader(GAME, "la-raye"))
    play_by_promise(GAME, "la-raye", guide, lessons, Rng(4))
    assert len(lessons.promises) == len(lessons.telling) > 5
    assert not any(lessons.telling)


def test_the_thumb_likes_best_what_the_recruit_plays() -> None:
    state = Table("la-raye").cards("us", hand=["rifleman_a", "scout_b"]).turn("us").state
    view = state.view(0)
    decision = view.decision()
    assert decision is not None
    likely = list(likelihoods(view.position, 0))
    assert sum(likely) == pytest.approx(1.0)
    best = decision.options[likely.index(max(likely))]
    assert make("recruit", 0).decide(view, decision) == best


def pairs(lessons: Lessons) -> list[tuple[int, float]]:
    return list(zip(lessons.seats, lessons.results, strict=True))


def test_a_game_by_search_teaches_what_was_thought_of_each_choice() -> None:
    lessons = Lessons()
    guide = NetworkGuide(network(), reader(GAME, "la-raye"))
    play_by_search(GAME, "la-raye", guide, 20, lessons, Rng(3))
    for promises, thought in zip(lessons.promises, lessons.thoughts, strict=True):
        assert promises.min() >= 0.0
        assert promises.sum() == pytest.approx(1.0, abs=1e-5)
        assert -1.0 <= thought <= 1.0


def test_lessons_are_kept_as_arrays(tmp_path: Path) -> None:
    assert make_lessons(Lot(TITLE, ("la-raye",), None, 0, 2, 5, tmp_path / "games.npz")) > 15
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
    # The games of a lot are numbered from its seed, without overlap with other lots.
    largest = Plan(TITLE).school_games // training.MOST_LOTS
    assert len({seed // largest for seed in seeds}) == len(seeds)
    ordered = sorted(seeds)
    assert min(b - a for a, b in pairwise(ordered)) >= 64


def test_an_exam_is_played_from_both_sides(tmp_path: Path) -> None:
    weights = tmp_path / "weights.npz"
    network().save(weights)
    exam = Exam(TITLE, "la-raye", weights, 2, 3)
    points = examine(exam)
    assert points in (0.0, 0.5, 1.0, 1.5, 2.0)
    assert examine(exam) == points


SHORT = Plan(
    TITLE,
    generations=1,
    school_games=2,
    drills=1,
    drill_games=1,
    games=1,
    rounds=8,
    exam_games=0,
    processes=1,
)


class Teacher:
    """Does not train, but records the number of files of each call."""

    def __init__(self) -> None:
        self.taught: list[int] = []

    def learn(
        self, start: Network, files: list[Path], **_: object
    ) -> tuple[Network, dict[str, float]]:
        assert all(file.exists() for file in files)
        self.taught.append(len(files))
        return start, {"lessons": 1.0}


@pytest.fixture
def teacher(monkeypatch: pytest.MonkeyPatch) -> Teacher:
    teacher = Teacher()
    monkeypatch.setattr(training, "teacher", lambda: teacher.learn)
    monkeypatch.setattr(training, "scenarios", lambda *_: (["la-raye"], ["mortain"]))
    return teacher


def go(plan: Plan, folder: Path, *, fresh: bool = False, anyway: bool = False) -> list[str]:
    """Return the log lines of a run."""
    told: list[str] = []
    Run(plan, folder, told.append).go(fresh, anyway)
    return told


def stop(*_: object) -> float:
    raise KeyboardInterrupt


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, teacher: Teacher) -> None:
    assert len(go(replace(SHORT, generations=0), tmp_path)) == 2
    assert len(go(SHORT, tmp_path)) == 1
    assert teacher.taught == [1, 2, 2]
    games = sorted(file.name for file in tmp_path.glob("games-*"))
    assert games == [f"games-00{number}-la-raye-00000.npz" for number in range(3)]
    assert go(SHORT, tmp_path) == []
    assert len(teacher.taught) == 3


def test_games_that_were_played_are_not_played_again(
    tmp_path: Path, teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = replace(SHORT, school_games=25, generations=0, drills=0)
    played: list[Lot] = []

    def play(lot: Lot) -> int:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(lot)
        return make_lessons(replace(lot, games=1))

    monkeypatch.setattr(training, "make_lessons", play)
    with pytest.raises(KeyboardInterrupt):
        go(plan, tmp_path)
    assert teacher.taught == []
    # A file that was incomplete when the run was killed.
    (tmp_path / "games-000-la-raye-00020.part.npz").write_bytes(b"half a file")
    first = played.copy()
    played.clear()
    shown: list[tuple[str, int, int]] = []
    Run(plan, tmp_path, lambda told: None, lambda *show: shown.append(show)).go()
    assert [lot.out.name for lot in first] == [
        "games-000-la-raye-00000.npz",
        "games-000-la-raye-00010.npz",
    ]
    assert [lot.games for lot in played] == [5]
    assert shown == [("generation 0: game batches", 3, 3)]
    assert teacher.taught == [3]


def test_an_exam_that_was_stopped_is_made_up_for(
    tmp_path: Path, teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = replace(SHORT, generations=0, drills=0, exam_games=2)
    monkeypatch.setattr(training, "examine", stop)
    with pytest.raises(KeyboardInterrupt):
        go(plan, tmp_path)
    assert (tmp_path / "weights-000.npz").exists()
    monkeypatch.setattr(training, "examine", lambda exam: 2.0 * (exam.scenario == "mortain"))
    told = go(plan, tmp_path)
    assert len(teacher.taught) == 1
    assert [json.loads(line) for line in told] == logged(tmp_path)
    (entry,) = logged(tmp_path)
    assert entry["exam"] == {"known": 0.0, "unknown": 1.0}
    assert entry["lessons"] == 1.0
    assert {"seconds_playing", "seconds_learning", "seconds_exam"} < entry.keys()
    assert go(plan, tmp_path) == []
    # A longer evaluation counts as a new one.
    assert len(go(replace(plan, exam_games=4), tmp_path)) == 1
    assert [entry["exam_games"] for entry in logged(tmp_path)] == [4]


def test_weights_are_there_only_with_their_note(
    tmp_path: Path, teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = replace(SHORT, generations=0, drills=0)
    with monkeypatch.context() as killed:
        killed.setattr(run_folder.RunFolder, "note", stop)
        with pytest.raises(KeyboardInterrupt):
            go(plan, tmp_path)
    assert not (tmp_path / "weights-000.npz").exists()
    with monkeypatch.context() as killed:
        put = Path.replace
        killed.setattr(
            Path, "replace", lambda file, to: stop() if "weights" in to.name else put(file, to)
        )
        with pytest.raises(KeyboardInterrupt):
            go(plan, tmp_path)
    assert len(logged(tmp_path)) == 1
    assert len(go(plan, tmp_path)) == len(logged(tmp_path)) == 1
    assert sorted(file.name for file in tmp_path.iterdir() if "part" in file.name) == []


def logged(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda plan: replace(plan, title="undaunted-north-africa"), f"title {TITLE}, not undaun"),
        (
            lambda plan: replace(plan, seed=7, hold_out=False),
            "hold out yes, not no; seed 1944, not 7",
        ),
        (lambda plan: replace(plan, school_games=3), "school games 2, not 3"),
        (lambda plan: replace(plan, drills=2), "drills 1, not 2"),
        (lambda plan: replace(plan, drill_games=2), "drill games 1, not 2"),
        (lambda plan: replace(plan, games=2), "games 1, not 2"),
        (lambda plan: replace(plan, rounds=9), "rounds 8, not 9"),
        (lambda plan: replace(plan, passes=2.0), "passes 1.0, not 2.0"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_folder_of_another_plan_is_refused(
    tmp_path: Path, teacher: Teacher, change: Callable[[Plan], Plan], said: str
) -> None:
    begun = replace(SHORT, generations=0)
    go(begun, tmp_path)
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(SandtableError) as refused:
        go(change(begun), tmp_path, anyway=True)
    assert said in str(refused.value)
    assert "choose another folder with --output, or discard this run with --restart" in str(
        refused.value
    )
    assert len(str(refused.value).splitlines()) == 1
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before
    assert len(teacher.taught) == 2


def test_what_does_not_decide_what_is_learned_may_change(tmp_path: Path, teacher: Teacher) -> None:
    go(SHORT, tmp_path)
    assert go(replace(SHORT, processes=2, generations=0), tmp_path) == []


def test_a_fresh_run_forgets_another_and_nothing_else(tmp_path: Path, teacher: Teacher) -> None:
    go(SHORT, tmp_path)
    (tmp_path / "notes.txt").write_text("mine")
    assert len(go(replace(SHORT, generations=0, seed=7), tmp_path, fresh=True)) == 2
    assert teacher.taught == [1, 2, 2, 1, 2]
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "games-000-la-raye-00000.npz",
        "games-001-la-raye-00000.npz",
        "log.jsonl",
        "notes.txt",
        "plan.json",
        "weights-000.npz",
        "weights-001.npz",
    ]
    assert len(logged(tmp_path)) == 2


@pytest.mark.parametrize("plan", [None, "", "[]", "{}", "half a fi"])
def test_training_without_a_plan_is_refused(
    tmp_path: Path, teacher: Teacher, plan: str | None
) -> None:
    (tmp_path / "weights-000.npz").write_bytes(b"of an earlier version")
    if plan is not None:
        (tmp_path / "plan.json").write_text(plan)
    with pytest.raises(SandtableError, match="choose another folder with --output"):
        go(SHORT, tmp_path)
    assert len(go(SHORT, tmp_path, fresh=True)) == 3


def test_changed_code_is_asked_about(
    tmp_path: Path, teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    go(replace(SHORT, generations=0), tmp_path)
    monkeypatch.setattr(run_folder, "fingerprint", lambda: "other")
    with pytest.raises(SandtableError, match="use --restart to discard it or --force"):
        go(SHORT, tmp_path)
    assert len(go(SHORT, tmp_path, anyway=True)) == 1
    assert len(json.loads((tmp_path / "plan.json").read_text())["code"]) == 2
    # A change of the code is reported once.
    assert go(SHORT, tmp_path) == []


def test_the_fingerprint_tells_what_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_folder.fingerprint() == run_folder.fingerprint()
    read: list[str] = []
    whole = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda file: read.append(str(file)) or whole(file))
    run_folder.fingerprint()
    for part in (
        "lab/train/fit.py",
        "lab/train/selfplay.py",
        "lab/train/training.py",
        "agents/network",
        ".toml",
    ):
        assert any(part in file for file in read)
    # Installed weights are a run's result, and must not prevent continuing the run.
    assert not any(file.endswith(".npz") for file in read)


def test_a_run_leaves_weights_the_agents_play_by(
    tmp_path: Path,
    teacher: Teacher,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    kept = tmp_path / "kept" / "network.npz"
    monkeypatch.setattr(command, "learned_file", lambda *of: kept)
    run = [
        "lab",
        "train",
        TITLE,
        "--warmup-games",
        "2",
        "--fast-generations",
        "0",
        "--eval-games",
        "2",
        "--jobs",
        "1",
    ]
    run += ["--output", str(tmp_path / "run")]
    assert main(run) == 0
    assert not kept.exists()
    assert main([*run, "--install"]) == 0
    assert kept.read_bytes() == (tmp_path / "run/weights-000.npz").read_bytes()
    assert teacher.taught == [1]
    capsys.readouterr()
    # Weights of another plan are not installed for this one.
    assert main([*run, "--install", "--include-held-out", "--seed", "7"]) == 2
    assert "hold out yes, not no; seed 1944, not 7" in capsys.readouterr().err


def test_ctrl_c_ends_a_run_and_the_same_command_goes_on(
    tmp_path: Path,
    teacher: Teacher,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    run = [
        "lab",
        "train",
        TITLE,
        "--warmup-games",
        "2",
        "--fast-generations",
        "0",
        "--eval-games",
        "0",
        "--jobs",
        "1",
    ]
    run += ["--output", str(tmp_path)]
    with monkeypatch.context() as context:
        context.setattr(training, "make_lessons", stop)
        with pytest.raises(SystemExit) as stopped:
            main(run)
    assert stopped.value.code == 130
    assert "stopped: progress saved" in capsys.readouterr().out
    assert main(run) == 0


@pytest.mark.skipif(importlib.util.find_spec("torch") is not None, reason="PyTorch is there")
def test_without_pytorch_it_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "train", TITLE, "--output", str(tmp_path)]) != 0
    assert "sandtable[train]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--games 0", "games must be at least 1, not 0"),
        ("--warmup-games 0", "--warmup-games must be at least 1, not 0"),
        ("--generations -1", "generations must be at least 0, not -1"),
        ("--eval-games -2", "--eval-games must be at least 0, not -2"),
        ("--eval-games 1", "--eval-games must be even (half from each side), not 1"),
        ("--jobs -1", "--jobs must be at least 1, not -1"),
        ("--jobs 0", "--jobs must be at least 1, not 0"),
        ("--seed -1", "--seed must be from 0 to 2^63 - 1, not -1"),
        (
            "--seed 9223372036854775808",
            "--seed must be from 0 to 2^63 - 1, not 9223372036854775808",
        ),
    ],
)
def test_a_plan_without_sense_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: str, message: str
) -> None:
    folder = tmp_path / "run"
    assert main(["lab", "train", TITLE, *arguments.split(), "--output", str(folder)]) == 2
    err = capsys.readouterr().err
    assert message in err
    assert len(err.splitlines()) == 1
    assert not folder.exists()


@pytest.mark.parametrize("passes", [0.0, -1.0, float("inf"), float("nan")])
def test_games_are_gone_over_some_times(passes: float) -> None:
    with pytest.raises(SandtableError, match="greater than 0"):
        Plan(TITLE, passes=passes).check()


def test_against_a_rival_only_the_other_side_is_learned() -> None:
    guide = NetworkGuide(network(), reader(GAME, "la-raye"))
    lessons = Lessons()
    play_by_search(GAME, "la-raye", guide, 4, lessons, Rng(5), rival=guide)
    assert lessons.results
    assert len(set(lessons.results)) == 1


def test_a_best_response_begins_with_what_ships(tmp_path: Path) -> None:
    plan = Plan(TITLE, generations=1, drills=0, rival=True, games=4, rounds=4, processes=1)
    plan.check()
    run = Run(plan, tmp_path / "run", lambda text: None)
    run.folder.path.mkdir()
    run.teach(0)
    begun = Network.load(run.folder.weights(0))
    assert np.allclose(begun.weights["worth"], trained(TITLE).weights["worth"], atol=1e-3)
    assert {lot.rival for lot in run.lots(1)} == {run.rival}
    assert list(run.window(1)) == [1]
    with pytest.raises(SandtableError, match="--fast-generations 0"):
        replace(plan, drills=1).check()


def test_a_best_response_that_was_stopped_goes_on(
    tmp_path: Path, teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole command with small settings, stopped during its games and its evaluation."""
    monkeypatch.setattr(training, "EXAM_ROUNDS", 2)
    run = ["lab", "train", TITLE, "--best-response", "--fast-generations", "0"]
    run += ["--generations", "1", "--games", "5", "--search-iterations", "2"]
    run += ["--eval-games", "2", "--jobs", "1", "--output", str(tmp_path)]
    played: list[Lot] = []

    def play(lot: Lot) -> int:
        if len(played) == 1:
            raise KeyboardInterrupt
        played.append(lot)
        return make_lessons(lot)

    with monkeypatch.context() as context:
        context.setattr(training, "make_lessons", play)
        with pytest.raises(SystemExit):
            main(run)
    assert [lot.rival for lot in played] == [learned_file(TITLE, NETWORK)]
    with monkeypatch.context() as context:
        context.setattr(training, "examine", stop)
        with pytest.raises(SystemExit):
            main(run)
    assert main(run) == 0
    assert teacher.taught == [2]
    log = logged(tmp_path)
    assert [entry["exam_games"] for entry in log] == [2, 2]
    assert all(set(entry["exam"]) == {"known", "unknown"} for entry in log)


def test_the_files_of_a_task_travel_with_it(tmp_path: Path) -> None:
    """As on a cluster without a shared disk."""
    weights = tmp_path / "weights.npz"
    network().save(weights)
    places: list[Path | None] = []

    class Elsewhere(LocalWorkers):
        def run(self, work, things):  # type: ignore[no-untyped-def]
            for parcel in things:
                assert weights.read_bytes() in parcel.taken.values()
                yield parcel, work(pickle.loads(pickle.dumps(parcel)))

    def played(lot: Lot) -> int:
        places.extend([lot.weights, lot.out])
        return make_lessons(lot)

    lots = [
        Lot(TITLE, ("la-raye",), weights, 0, 1, seed, tmp_path / f"{seed}.npz") for seed in (5, 6)
    ]
    team = Courier(Elsewhere(1))
    assert [lot for lot, _ in team.run(played, lots)] == lots
    assert all(place is not None and place.parent != tmp_path for place in places)
    for lot in lots:
        here = replace(lot, out=tmp_path / "here.npz")
        make_lessons(here)
        with np.load(lot.out) as there, np.load(here.out) as expected:
            assert all((there[name] == expected[name]).all() for name in expected)
        here.out.unlink()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["5.npz", "6.npz", "weights.npz"]
    exam = Exam(TITLE, "la-raye", weights, 2, 3)
    assert dict(team.run(examine, [exam])) == {exam: examine(exam)}
