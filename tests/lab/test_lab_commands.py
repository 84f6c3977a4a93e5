"""``sandtable lab`` on the command line."""

import json
import sys
from collections import Counter
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import sandtable
from sandtable import scenario_files
from sandtable.cli import main
from sandtable.lab import experiments
from sandtable.lab.adapters.observation import choices, observation
from sandtable.lab.game_log import GameLog
from sandtable.lab.games import Fixture, Played, play
from sandtable.lab.measure.ladder import Terms, Tournament
from sandtable.lab.train.dataset import DECISION_COLUMNS, GAME_COLUMNS, record_file

TITLE = "undaunted-normandy"
CYCLE = 2 * len(sandtable.load(TITLE).listings())
RATE = ("rate", TITLE, "--games", str(CYCLE), "--jobs", "1")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["lab", *arguments])
    output = capsys.readouterr()
    return status, output.out, output.err


def test_rate_leaves_data_a_table_and_a_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = [*RATE, "--agents", "random", "recruit"]
    status, out, _ = run(capsys, *arguments, "--output", str(tmp_path))
    assert status == 0
    assert "| recruit | random" in out
    data = json.loads((tmp_path / "rate.json").read_text())
    assert data["titles"][TITLE]["meetings"][0]["games"] == CYCLE
    assert (tmp_path / "rate.txt").read_text() in out
    assert (tmp_path / "index.html").read_text().startswith("<!doctype html>")
    assert (tmp_path / f"elo-{TITLE}.svg").read_text().startswith("<svg")
    games = (tmp_path / "games.jsonl").read_text()
    assert run(capsys, *arguments, "--output", str(tmp_path))[0] == 0
    assert (tmp_path / "games.jsonl").read_text() == games


def test_rate_that_had_too_little_time_says_so_and_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = [*RATE, "--agents", "random", "recruit"]
    status, _, err = run(capsys, *arguments, "--output", str(tmp_path), "--max-hours", "1e-9")
    assert status == 2
    assert (
        "no pairing finished a cycle. 0 games saved; run the same command again to continue" in err
    )
    assert not (tmp_path / "index.html").exists()
    assert run(capsys, *arguments, "--output", str(tmp_path), "--max-hours", "1")[0] == 0


def test_rate_tells_of_the_meetings_there_was_time_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = [*RATE, "--output", str(tmp_path)]
    assert run(capsys, *arguments, "--agents", "random", "recruit")[0] == 0
    more = ["--agents", "random", "recruit", "thumb", "plain", "--max-hours", "1e-9"]
    status, out, _ = run(capsys, *arguments, *more)
    assert status == 0
    missing = "No complete cycle yet for thumb – recruit, plain – thumb, plain – recruit."
    for told in (out, *((tmp_path / name).read_text() for name in ("rate.txt", "index.html"))):
        assert missing in told
    assert "Run the same command again" in out
    data = json.loads((tmp_path / "rate.json").read_text())["titles"][TITLE]
    assert [one["agent"] for one in data["ratings"]] == ["random", "recruit"]
    assert [one["games"] for one in data["meetings"]] == [CYCLE, 0, 0, 0]


def test_a_title_there_was_no_time_for_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["--agents", "random", "recruit", "--games", str(CYCLE), "--output", str(tmp_path)]
    assert run(capsys, "rate", TITLE, *arguments)[0] == 0
    other = list(sandtable.TITLES)[-1]
    late = ["rate", TITLE, other, *arguments, "--max-hours", "1e-9"]
    status, out, _ = run(capsys, *late)
    assert status == 0
    assert out.count("No complete cycle yet for recruit – random.") == 1
    assert not (tmp_path / f"elo-{other}.svg").exists()


def test_each_title_has_its_part_of_the_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    terms = Terms(("random", "recruit"), games=100)
    both = [Tournament(title, terms) for title in list(sandtable.TITLES)[:2]]
    begun: Counter[str] = Counter()
    # Each game takes a second.
    monkeypatch.setattr(experiments.time, "monotonic", begun.total)
    with GameLog(tmp_path / "games.jsonl") as log:
        for fixture in experiments._in_time(both, log, 40):
            begun[fixture.title] += 1
    assert begun == {tournament.title: 20 for tournament in both}


def test_balance_can_be_published(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = tmp_path / "lobby.json"
    monkeypatch.setattr("sandtable.lab.measure.balance.FILE", lobby)
    arguments = [
        "balance",
        TITLE,
        "la-raye",
        "--games",
        "4",
        "--jobs",
        "1",
        "--output",
        str(tmp_path),
    ]
    arguments += ["--budget-fraction", "0.1"]
    status, out, _ = run(capsys, *arguments)
    assert status == 0
    assert "La Raye" in out
    assert not lobby.exists()
    assert run(capsys, *arguments, "--publish")[0] == 0
    shown = json.loads(lobby.read_text())["la-raye"]
    assert (shown["agent"], shown["fraction"], shown["games"]) == ("corporal", 0.1, 4)
    data = json.loads((tmp_path / "balance.json").read_text())
    assert data["scenarios"]["la-raye"]["games"] == 4


def test_data_leaves_records_and_columns(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["data", TITLE, "la-raye", "mortain", "--games", "4", "--agent", "random"]
    assert run(capsys, *arguments, "--jobs", "1", "--output", str(tmp_path))[0] == 0
    games = pq.read_table(tmp_path / "games.parquet")
    assert games.column_names == list(GAME_COLUMNS)
    assert games["scenario"].to_pylist() == ["la-raye", "mortain", "la-raye", "mortain"]
    file = tmp_path / "decisions-000000-000003.parquet"
    decisions = pq.read_table(file)
    assert decisions.column_names == list(DECISION_COLUMNS)
    for field in decisions.schema:
        assert field.metadata[b"about"].decode() == DECISION_COLUMNS[field.name][1]
    records = [
        sandtable.replay((tmp_path / "records" / f"{number:06}.record").read_text())
        for number in range(4)
    ]
    for row in decisions.to_pylist()[::40]:
        record = records[row["game"]]
        past = record.at(row["entry"])
        view = past.state.view(row["seat"])
        decision = view.decision()
        assert decision is not None
        assert row["prompt"] == decision.prompt
        assert [int(move.index) for move in decision.options] == row["options"]
        assert decision.options[row["chosen"]].text == row["move"]
        assert record.entries[row["entry"]].text == row["move"]
        assert row["observation"] == observation(view).tolist()
        assert row["choices"] == choices(view).reshape(-1).tolist()
        assert len(row["choices"]) == row["width"] * len(row["options"])
        won = record.state.winner == row["seat"]
        assert row["result"] == (0 if record.state.winner < 0 else 1 if won else -1)
    totals = [0] * 4
    for number in decisions["game"].to_pylist():
        totals[number] += 1
    assert totals == [sum(pair) for pair in games["choices"].to_pylist()]


def make_dataset(
    folder: Path, *extra: str, games: int = 4, scenarios: str = "la-raye mortain"
) -> int:
    words = ["lab", "data", TITLE, *scenarios.split(), "--agent", "random", "--jobs", "1"]
    return main([*words, "--games", str(games), "--output", str(folder), *extra])


def left(folder: Path) -> list[str]:
    """Return the names of a folder's files, without their content."""
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())


def content(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in left(folder)}


@pytest.mark.parametrize(
    ("extra", "different"),
    [
        (["--seed", "7"], "seed 1944, not 7"),
        (["--budget-fraction", "0.5"], "fraction 1.0, not 0.5"),
        (["--agent", "recruit"], "agent random, not recruit"),
        (["--agent", "recruit", "--seed", "7"], "agent random, not recruit; seed 1944, not 7"),
    ],
    ids=" ".join,
)
def test_the_data_of_another_run_are_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, extra: list[str], different: str
) -> None:
    assert make_dataset(tmp_path) == 0
    before = content(tmp_path)
    capsys.readouterr()
    for more in ([], ["--force"]):
        assert make_dataset(tmp_path, *extra, *more) == 2
        err = capsys.readouterr().err
        assert f"belongs to another run: {different}. Choose another folder with --output" in err
    assert content(tmp_path) == before


def test_data_of_other_scenarios_are_another_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert make_dataset(tmp_path) == 0
    assert make_dataset(tmp_path, scenarios="la-raye") == 2
    assert "scenarios la-raye mortain, not la-raye." in capsys.readouterr().err
    assert run(capsys, "balance", TITLE, "la-raye", "--output", str(tmp_path))[0] == 2


def test_a_ledger_that_does_not_say_its_run_is_not_gone_on_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A log of an older version, whose records may be of several runs."""
    GameLog(tmp_path / "games.jsonl").__exit__(None, None, None)
    assert make_dataset(tmp_path, "--force") == 2
    assert (
        "belongs to another run: title unknown, not undaunted-normandy;" in capsys.readouterr().err
    )
    assert make_dataset(tmp_path, "--restart") == 0


def test_more_data_after_fewer_leave_no_column_twice(tmp_path: Path) -> None:
    some, whole = tmp_path / "some", tmp_path / "whole"
    for games in (3, 6):
        assert make_dataset(some, games=games) == 0
    assert make_dataset(whole, games=6) == 0
    assert left(some) == left(whole)
    assert [name for name in left(some) if name.startswith("decisions")] == [
        "decisions-000000-000005.parquet"
    ]
    for file in some.glob("*.parquet"):
        assert pq.read_table(file).equals(pq.read_table(whole / file.name))
    # With fewer games the columns are of these games only, but the records stay.
    assert make_dataset(some, games=2) == 0
    assert pq.read_table(some / "games.parquet").num_rows == 2
    assert len(list(some.glob("decisions-*"))) == 1
    assert len(list((some / "records").iterdir())) == 6


def test_fresh_data_leave_nothing_of_the_old(tmp_path: Path) -> None:
    old, whole = tmp_path / "old", tmp_path / "whole"
    assert make_dataset(old, games=5) == 0
    (old / "notes.txt").write_text("mine")
    for half in ("records/000009.record.part", "decisions-000000-000099.parquet.part"):
        (old / half).write_text("half")
    assert make_dataset(old, "--restart", "--seed", "7", games=2) == 0
    assert make_dataset(whole, "--seed", "7", games=2) == 0
    assert left(old) == sorted([*left(whole), "notes.txt"])
    for file in old.glob("records/*"):
        assert file.read_text() == (whole / "records" / file.name).read_text()


def test_a_record_that_was_removed_is_played_again(tmp_path: Path) -> None:
    assert make_dataset(tmp_path) == 0
    lost = tmp_path / "records" / "000002.record"
    before = lost.read_text()
    lost.unlink()
    assert make_dataset(tmp_path) == 0
    assert lost.read_text() == before


def test_a_record_is_kept_before_its_game_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run that is killed between the two therefore plays the game again."""
    counted = []
    add = GameLog.add

    def looking(log: GameLog, fixture: Fixture, played: Played) -> None:
        text = record_file(tmp_path, fixture.number).read_text()
        assert sandtable.replay(text).state.winner == played.winner
        counted.append(fixture.number)
        add(log, fixture, played)

    monkeypatch.setattr(GameLog, "add", looking)
    assert make_dataset(tmp_path) == 0
    assert counted == [0, 1, 2, 3]


@pytest.mark.parametrize("experiment", [("follies", "--agent", "thumb"), ("data",)], ids=" ".join)
def test_an_own_scenario_is_given_as_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, experiment: tuple[str, ...]
) -> None:
    name, *more = experiment
    file = tmp_path / "mine.toml"
    scenario_files.write_new(TITLE, file)
    more += ["--output", str(tmp_path / "out")] if name == "data" else []
    assert run(capsys, name, str(file), "--games", "2", "--jobs", "1", *more)[0] == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rate", "undaunted-normandie"], "did you mean 'undaunted-normandy'?"),
        (["rate", TITLE, "--agents", "recruit", "genral"], "unknown agent: 'genral'"),
        (["rate", TITLE, "--agents", "recruit"], "at least two different agents, not recruit"),
        (["rate", TITLE, "--budget-fraction", "0"], "greater than 0 and at most 1"),
        (
            ["rate", TITLE, "--seconds-per-move", "nan"],
            "--seconds-per-move must be 0 (use the search budget) or more, not nan",
        ),
        (
            ["rate", TITLE, "--seconds-per-move", "inf"],
            "--seconds-per-move must be 0 (use the search budget) or more, not inf",
        ),
        (["rate", TITLE, "--max-hours", "nan"], "--max-hours must be greater than 0, not nan"),
        (["rate", TITLE, "--jobs", "0"], "--jobs must be at least 1, not 0"),
        (["balance", TITLE, "la-ray"], "did you mean 'la-raye'?"),
        (["balance", TITLE, "--agent", "recrut"], "did you mean 'recruit'?"),
        (["balance", TITLE, "--games", "-3"], "--games must be at least 1, not -3"),
        (["data", TITLE, "--games", "0"], "--games must be at least 1, not 0"),
        (["data", "chess"], "unknown title: 'chess'"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_what_cannot_be_done_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], message: str
) -> None:
    status, out, err = run(capsys, *arguments, "--output", str(tmp_path / "out"))
    assert (status, out) == (2, "")
    assert err.startswith("sandtable: ")
    assert message in err
    assert len(err.splitlines()) == 1
    assert not (tmp_path / "out" / "index.html").exists()


def test_without_pyarrow_it_says_what_to_install_before_it_plays(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    status, _, err = run(capsys, "data", TITLE, "--output", str(tmp_path / "out"))
    assert status == 2
    assert "pip install 'sandtable[lab]'" in err
    assert not (tmp_path / "out").exists()


def test_ctrl_c_keeps_what_was_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = 0

    def impatient(fixture: Fixture) -> Played:
        nonlocal played
        played += 1
        if played == 3:
            raise KeyboardInterrupt
        return play(fixture)

    monkeypatch.setattr(experiments, "play", impatient)
    arguments = [
        "balance",
        TITLE,
        "la-raye",
        "--games",
        "4",
        "--jobs",
        "1",
        "--output",
        str(tmp_path),
    ]
    arguments += ["--agent", "thumb"]
    with pytest.raises(SystemExit) as stopped:
        run(capsys, *arguments)
    assert stopped.value.code == 130
    assert "2 games saved; run the same command again to continue" in capsys.readouterr().out
    monkeypatch.setattr(experiments, "play", play)
    assert run(capsys, *arguments)[0] == 0
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 5


def test_lab_alone_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "--help"])
    out = capsys.readouterr().out
    for experiment in ("rate", "balance", "data"):
        assert experiment in out
