"""Logs of finished games: resumed, kept apart by code and run, never lost."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main
from sandtable.core import SandtableError
from sandtable.lab import game_log
from sandtable.lab.game_log import FORMAT, GameLog, fingerprint
from sandtable.lab.games import Fixture, Played

PAIR = Fixture("undaunted-normandy", "la-raye", ("random", "random"), 1, 0)
LA_RAYE = Fixture("undaunted-normandy", "la-raye", ("recruit", "random"), 7, 3)
TIMES = (0.1, 0.2)
WON = Played(0, "objectives", 10, 60, (9, 8), TIMES, TIMES, TIMES, 0, (0.8, 0.2))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def write(file: Path, *lines: object) -> None:
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))


def head() -> dict[str, object]:
    return {"format": FORMAT, "code": fingerprint()}


def refused(file: Path, message: str, fresh: bool = False, anyway: bool = False) -> None:
    """Check that a game log is refused with a one-line message, and is not changed."""
    before = file.read_bytes()
    with pytest.raises(SandtableError, match=message) as error:
        GameLog(file, fresh, anyway)
    assert len(str(error.value).splitlines()) == 1
    assert str(file) in str(error.value)
    assert file.read_bytes() == before


def test_a_ledger_remembers(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "games.jsonl"
    with GameLog(file) as book:
        assert PAIR not in book
        book.add(PAIR, WON)
        assert PAIR in book
    with GameLog(file) as book:
        assert book[PAIR] == WON
        assert PAIR.exchanged() in book  # with the same agents it is the same game
        assert replace(PAIR, number=1) not in book
        assert replace(PAIR, fraction=0.5) not in book
    with GameLog(file, fresh=True) as book:
        assert book.games == {}
    assert len(file.read_text().splitlines()) == 1


def test_a_line_that_was_half_written_is_dropped(file: Path) -> None:
    with GameLog(file) as book:
        book.add(PAIR, WON)
    whole = file.read_text()
    file.write_text(whole + '{"game": "undaunted-norm')
    with GameLog(file) as book:
        assert list(book.games) == [PAIR.key]
        book.add(LA_RAYE, WON)
    assert file.read_text().startswith(whole)
    with GameLog(file) as book:
        assert set(book.games) == {PAIR.key, LA_RAYE.key}


@pytest.mark.parametrize("size", [0, 1, 12, 30, 45])
def test_a_head_that_was_half_written_is_written_again(file: Path, size: int) -> None:
    file.write_bytes(json.dumps(head()).encode()[:size])
    with GameLog(file) as book:
        book.add(PAIR, WON)
    with GameLog(file) as book:
        assert list(book.games) == [PAIR.key]


def test_one_run_at_a_time_writes_a_ledger(file: Path) -> None:
    with GameLog(file), pytest.raises(SandtableError, match="in use by another run"):
        GameLog(file)


# Other code


def test_games_of_other_code_are_not_counted_unasked(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with GameLog(file) as book:
        book.add(PAIR, WON)
    monkeypatch.setattr(game_log, "fingerprint", lambda: "another")
    refused(file, r"1 games played with other rules or agents.*--restart")
    with GameLog(file, anyway=True) as book:
        assert PAIR in book


def test_who_goes_on_with_other_code_and_comes_back_is_told(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with GameLog(file) as book:
        book.add(PAIR, WON)
    with monkeypatch.context() as changed:
        changed.setattr(game_log, "fingerprint", lambda: "another")
        with GameLog(file, anyway=True) as book:
            book.add(LA_RAYE, WON)
        with GameLog(file) as book:  # confirmed by the run before
            assert set(book.games) == {PAIR.key, LA_RAYE.key}
    codes = [json.loads(line).get("code") for line in file.read_text().splitlines()]
    assert codes == [fingerprint(), None, "another", None]
    refused(file, "2 games played with other rules or agents")


def test_a_head_that_does_not_say_its_code_is_of_other_code(file: Path) -> None:
    write(file, {"format": FORMAT}, {"game": PAIR.key, **WON.data()})
    refused(file, "1 games played with other rules or agents")
    with GameLog(file, anyway=True) as book:
        assert book[PAIR] == WON
    with GameLog(file) as book:
        assert book[PAIR] == WON


def test_an_old_ledger_can_be_read(file: Path) -> None:
    """A log from before the longest turn was measured."""
    old = WON.data()
    del old["longest"]
    write(file, {"format": FORMAT, "code": "f235e246c9d8c57d"}, {"game": PAIR.key, **old})
    with GameLog(file, anyway=True) as book:
        assert book[PAIR] == replace(WON, longest=(0.0, 0.0))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replace our package by a small one."""
    root = tmp_path / "package"
    (root / "agents").mkdir(parents=True)
    (root / "agents" / "clever.py").write_text("clever = 1\n")
    (root / "agents" / "weights.npz").write_bytes(b"weights")
    (root / "elsewhere.py").write_text("")
    monkeypatch.setattr(sandtable, "__file__", str(root / "__init__.py"))
    return root


def changes(file: Path, text: str = "another") -> bool:
    """Return whether the fingerprint changes when a file is written."""
    before = fingerprint()
    file.write_text(text)
    return fingerprint() != before


def test_the_fingerprint_changes_with_the_code_and_the_weights(package: Path) -> None:
    assert changes(package / "agents" / "clever.py")
    assert changes(package / "agents" / "weights.npz")
    assert not changes(package / "elsewhere.py")


def test_what_is_compiled_plays_and_its_source_does_not(package: Path) -> None:
    suffix = EXTENSION_SUFFIXES[0]
    library = package.parent / f"sandtable__mypyc{suffix}"
    assert not changes(library)  # no compiled module uses it
    assert changes(package / "agents" / f"clever{suffix}")
    assert changes(library, "built again")
    assert not changes(package / "agents" / "clever.py")
    assert changes(package / "agents" / "weights.npz")


def test_our_own_fingerprint_looks_at_what_is_loaded() -> None:
    """The engine's module, compiled or not, and the library if there is one."""
    played = {file.resolve() for file in game_log.what_plays(Path(str(sandtable.__file__)).parent)}
    names = ["sandtable.core.state", "sandtable.agents.levels"]
    loaded = [sys.modules[name] for name in (*names, "sandtable__mypyc") if name in sys.modules]
    assert len(loaded) >= len(names)
    for module in loaded:
        assert Path(str(module.__file__)).resolve() in played


# Other runs


def test_the_ledger_of_another_run_is_refused(file: Path) -> None:
    terms = {"scenarios": ["la-raye", "mortain"], "seed": 7}
    with GameLog(file, terms=terms) as book:
        book.add(PAIR, WON)
    with GameLog(file, terms=terms) as book:
        assert PAIR in book
    before = file.read_bytes()
    told = "belongs to another run: scenarios la-raye mortain, not la-raye. Choose another folder"
    with pytest.raises(SandtableError, match=told):
        GameLog(file, anyway=True, terms={**terms, "scenarios": ["la-raye"]})
    with pytest.raises(SandtableError, match="scenarios la-raye mortain, not unknown; seed 7, not"):
        GameLog(file)
    assert file.read_bytes() == before
    with GameLog(file, fresh=True, terms={**terms, "seed": 8}) as book:
        assert book.games == {}


def test_what_lies_beside_is_forgotten_with_the_games(file: Path) -> None:
    old, other = file.parent / "old.record", file.parent / "diary.txt"
    for each in (old, other):
        each.write_text("")
    GameLog(file, beside=("*.record",)).__exit__(None, None, None)
    assert old.exists()
    GameLog(file, fresh=True, beside=("*.record",)).__exit__(None, None, None)
    assert not old.exists()
    assert other.exists()


# Damage


@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize("content", ["a diary\n", "a diary", '{"a": 1}\n', "[]\n", "\n", "{"])
def test_what_is_no_ledger_is_left_alone(file: Path, content: str, fresh: bool) -> None:
    if content == "{":  # the start of a valid header
        content = '{"formal": '
    file.write_text(content)
    refused(file, "not a lab results file", fresh=fresh)


def test_bytes_that_are_no_text_are_left_alone(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\n")
    refused(file, "not a lab results file")
    refused(file, "not a lab results file", fresh=True)


GAME = {"game": PAIR.key, **WON.data()}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"nonsense", "line 3 is not a valid game"),
        (b"[1, 2]", "line 3 is not a valid game"),
        (b"", "line 3 is not a valid game"),
        (b'{"game": "\xff"}', "line 3 is not a valid game"),
        (json.dumps({**GAME, "game": 7}).encode(), "line 3 is not a valid game"),
        (json.dumps({"game": PAIR.key}).encode(), "line 3 is not a valid game: .*missing.*winner"),
        (
            json.dumps({**GAME, "luck": 1}).encode(),
            "line 3 is not a valid game: unknown fields: luck",
        ),
        (json.dumps({**GAME, "winner": "us"}).encode(), "line 3 is not a valid game: .*winner"),
        (json.dumps({**GAME, "choices": [1]}).encode(), "line 3 is not a valid game: .*choices"),
    ],
)
def test_a_damaged_line_is_named(file: Path, line: bytes, message: str) -> None:
    write(file, head(), GAME)
    with file.open("ab") as stream:
        stream.write(line + b"\n" + b'{"game": "half')
    refused(file, message)
    refused(file, message, anyway=True)
    with GameLog(file, fresh=True) as book:
        assert book.games == {}


def existing_file(folder: Path) -> Path:
    folder.write_text("mine")
    return folder


def ledger_is_a_folder(folder: Path) -> Path:
    (folder / "games.jsonl").mkdir(parents=True)
    return folder


def nowhere(folder: Path) -> Path:
    return Path("/proc/nowhere")


@pytest.mark.parametrize("make", [existing_file, ledger_is_a_folder, nowhere])
@pytest.mark.parametrize("experiment", ["rate", "balance", "data"])
def test_a_folder_that_cannot_be_used_is_said_in_one_line(
    make: Callable[[Path], Path],
    experiment: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = make(tmp_path / "out")
    words = ["lab", experiment, "undaunted-normandy", "--output", str(folder)]
    for extra in ([], ["--restart"]):
        assert main([*words, *extra]) == 2
        err = capsys.readouterr().err
        assert err.startswith(f"sandtable: cannot write {folder / 'games.jsonl'}: ")
        assert "choose another folder with --output" in err
        assert len(err.splitlines()) == 1


# Killed runs


def keys(file: Path) -> list[str]:
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:] if line.endswith("}")]
    return [line["game"] for line in lines]


def test_a_killed_run_goes_on_and_neither_loses_nor_repeats(tmp_path: Path) -> None:
    games = 48
    words = ["lab", "balance", "undaunted-normandy", "la-raye", "--agent", "thumb"]
    words += ["--games", str(games), "--output"]
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    run = subprocess.Popen(
        [sys.executable, "-m", "sandtable.cli", *words, str(killed), "--jobs", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        process_group=0,
    )
    file = killed / "games.jsonl"
    until = time.monotonic() + 180
    while not file.exists() or len(file.read_text().splitlines()) < 4:
        assert time.monotonic() < until
        time.sleep(0.01)
    run.kill()
    run.wait()
    kept = keys(file)
    assert 2 < len(kept) < games
    for folder in (killed, whole):
        assert main([*words, str(folder), "--jobs", "1"]) == 0
    assert keys(file)[: len(kept)] == kept
    assert len(keys(file)) == len(set(keys(file))) == games
    assert set(keys(file)) == set(keys(whole / "games.jsonl"))
    assert (killed / "balance.json").read_text() == (whole / "balance.json").read_text()
    # Workers exit when their parent was killed.
    while True:
        try:
            os.killpg(run.pid, 0)
        except ProcessLookupError:
            break
        assert time.monotonic() < until
        time.sleep(0.02)
    assert run.returncode == -signal.SIGKILL
