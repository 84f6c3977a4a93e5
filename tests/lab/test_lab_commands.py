"""``sandtable lab``, as somebody types it."""

import json
import sys
from collections import Counter
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import sandtable
from sandtable.cli import main
from sandtable.lab import experiments
from sandtable.lab.fixtures import Fixture, Played, play
from sandtable.lab.harvest import DECISION_COLUMNS, GAME_COLUMNS
from sandtable.lab.ladder import Terms, Tournament
from sandtable.lab.ledger import Ledger
from sandtable.lab.observation import choices, observation

TITLE = "undaunted-normandy"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["lab", *arguments])
    output = capsys.readouterr()
    return status, output.out, output.err


def test_rate_leaves_data_a_table_and_a_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["rate", TITLE, "--agents", "random", "recruit", "--games", "24", "--jobs", "1"]
    status, out, _ = run(capsys, *arguments, "--to", str(tmp_path))
    assert status == 0
    assert "| recruit | random" in out
    data = json.loads((tmp_path / "rate.json").read_text())
    assert data["titles"][TITLE]["meetings"][0]["games"] == 24
    assert (tmp_path / "rate.txt").read_text() in out
    assert (tmp_path / "index.html").read_text().startswith("<!doctype html>")
    assert (tmp_path / f"elo-{TITLE}.svg").read_text().startswith("<svg")
    games = (tmp_path / "games.jsonl").read_text()
    assert run(capsys, *arguments, "--to", str(tmp_path))[0] == 0
    assert (tmp_path / "games.jsonl").read_text() == games


def test_rate_that_had_too_little_time_says_so_and_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["rate", TITLE, "--agents", "random", "recruit", "--games", "24", "--jobs", "1"]
    status, _, err = run(capsys, *arguments, "--to", str(tmp_path), "--hours", "1e-9")
    assert status == 2
    assert "no time for a cycle of every meeting: 0 games are kept; the same command goes on" in err
    assert run(capsys, *arguments, "--to", str(tmp_path), "--hours", "1")[0] == 0


def test_each_title_has_its_part_of_the_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    terms = Terms(("random", "recruit"), games=100)
    both = [Tournament(title, terms) for title in (TITLE, "heroes-of-normandie")]
    begun: Counter[str] = Counter()
    # Each game takes a second.
    monkeypatch.setattr(experiments.time, "monotonic", begun.total)
    with Ledger(tmp_path / "games.jsonl") as ledger:
        for fixture in experiments._in_time(both, ledger, 40):
            begun[fixture.title] += 1
    assert begun == {TITLE: 20, "heroes-of-normandie": 20}


def test_balance_can_be_published(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = tmp_path / "lobby.json"
    monkeypatch.setattr(experiments, "LOBBY", lobby)
    arguments = ["balance", TITLE, "la-raye", "--games", "4", "--jobs", "1", "--to", str(tmp_path)]
    status, out, _ = run(capsys, *arguments)
    assert status == 0
    assert "La Raye" in out
    assert not lobby.exists()
    assert run(capsys, *arguments, "--lobby")[0] == 0
    assert json.loads(lobby.read_text())[TITLE]["la-raye"]["games"] == 4
    data = json.loads((tmp_path / "balance.json").read_text())
    assert data["scenarios"]["la-raye"]["games"] == 4


def test_data_leaves_records_and_columns(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["data", TITLE, "la-raye", "mortain", "--games", "4", "--agent", "random"]
    assert run(capsys, *arguments, "--jobs", "1", "--to", str(tmp_path))[0] == 0
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


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rate", "undaunted-normandie"], "did you mean 'undaunted-normandy'?"),
        (["rate", TITLE, "--agents", "recruit", "genral"], "'genral' is no agent"),
        (["rate", TITLE, "--agents", "recruit"], "two or more different agents, not recruit"),
        (["rate", TITLE, "--fraction", "0"], "more than 0 and at most 1"),
        (["rate", TITLE, "--jobs", "0"], "0 processes are too few"),
        (["balance", TITLE, "la-ray"], "did you mean 'la-raye'?"),
        (["balance", TITLE, "--agent", "recrut"], "did you mean 'recruit'?"),
        (["balance", TITLE, "--games", "-3"], "at least one game to play, not -3"),
        (["data", TITLE, "--games", "0"], "at least one game to play, not 0"),
        (["data", "chess"], "'chess' is no title"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_what_cannot_be_done_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], message: str
) -> None:
    status, out, err = run(capsys, *arguments, "--to", str(tmp_path / "out"))
    assert (status, out) == (2, "")
    assert err.startswith("sandtable: ")
    assert message in err
    assert len(err.splitlines()) == 1
    assert not (tmp_path / "out" / "index.html").exists()


def test_without_pyarrow_it_says_what_to_install_before_it_plays(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    status, _, err = run(capsys, "data", TITLE, "--to", str(tmp_path / "out"))
    assert status == 2
    assert "pip install 'sandtable[data]'" in err
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
    arguments = ["balance", TITLE, "la-raye", "--games", "4", "--jobs", "1", "--to", str(tmp_path)]
    with pytest.raises(SystemExit) as stopped:
        run(capsys, *arguments)
    assert stopped.value.code == 130
    assert "2 games are kept; the same command goes on" in capsys.readouterr().out
    monkeypatch.setattr(experiments, "play", play)
    assert run(capsys, *arguments)[0] == 0
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 5


def test_lab_alone_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "--help"])
    out = capsys.readouterr().out
    for experiment in ("rate", "balance", "data"):
        assert experiment in out
