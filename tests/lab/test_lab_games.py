"""Games of an experiment: reproduced by their numbers, mirrored, kept, resumed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from math import inf, sqrt
from pathlib import Path

import pytest

import sandtable
from sandtable.agents import AGENTS, RandomAgent
from sandtable.agents.match import play_game
from sandtable.cli import main
from sandtable.core import Decision, IllegalMove, Move, SandtableError, View
from sandtable.lab import fixtures, ledger
from sandtable.lab.fixtures import Fixture, Played, play, played_from
from sandtable.lab.hands import Here, OnRay, hands
from sandtable.lab.ledger import Ledger, fingerprint

LA_RAYE = Fixture("undaunted-normandy", "la-raye", ("recruit", "random"), 7, 3)
PAIR = Fixture("undaunted-normandy", "la-raye", ("random", "random"), 1, 0)


def timeless(played: Played) -> Played:
    """Without what differs from one machine to the next."""
    return replace(played, seconds=(0.0, 0.0), slowest=(0.0, 0.0), longest=(0.0, 0.0))


def test_a_game_is_the_one_that_a_match_plays() -> None:
    record = play_game(sandtable.load(LA_RAYE.title), "la-raye", LA_RAYE.agents, 7, 3)
    assert play(LA_RAYE, keep=True).record == record.text()
    assert play(LA_RAYE).record == ""


@pytest.mark.parametrize(
    "fixture",
    [
        LA_RAYE,
        replace(LA_RAYE, title="undaunted-north-africa", scenario="murzuk"),
        replace(LA_RAYE, title="heroes-of-normandie", scenario="godsend", agents=("random",) * 2),
    ],
    ids=lambda fixture: fixture.title,
)
def test_a_game_follows_from_its_fixture(fixture: Fixture) -> None:
    one, two = play(fixture, keep=True), play(fixture, keep=True)
    assert timeless(one) == timeless(two)
    assert timeless(play(replace(fixture, number=4), keep=True)) != timeless(one)
    record = sandtable.replay(one.record)
    assert (one.winner, one.ending) == (record.state.winner, record.state.ending)
    assert one.first in (0, 1)
    assert 0 < one.lines <= len([entry for entry in record.entries if entry.kind == "choice"])
    assert all(one.choices)


def test_the_mirrored_game_has_the_same_chance_and_the_other_seats() -> None:
    mirrored = LA_RAYE.exchanged()
    assert mirrored.agents == ("random", "recruit")
    assert mirrored.exchanged() == LA_RAYE
    assert mirrored.key != LA_RAYE.key
    first, second = (
        [line for line in play(one, keep=True).record.splitlines() if "draw" in line][:8]
        for one in (LA_RAYE, mirrored)
    )
    assert first == second


def test_half_time_is_told_by_the_share_of_the_goal() -> None:
    played = play(replace(LA_RAYE, agents=("recruit", "recruit")), keep=True)
    record = sandtable.replay(played.record)
    sides = record.at(len(record.entries) // 2).state.view(None).data()["sides"]
    expected = [
        side["points"] / side["points_to_win"]
        for side in sides.values()  # type: ignore[attr-defined]
    ]
    assert played.half == pytest.approx(expected, abs=1e-4)
    escape = Fixture("undaunted-north-africa", "jebel-sherif", ("random", "random"), 1, 0)
    assert play(escape).half is None


def test_what_was_played_survives_json() -> None:
    played = play(LA_RAYE)
    assert played_from(json.loads(json.dumps(played.data()))) == played


def test_choices_and_turns_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every choice takes a second."""
    seconds = count()
    monkeypatch.setattr("sandtable.lab.fixtures.time.perf_counter", lambda: float(next(seconds)))
    played = play(LA_RAYE)
    assert played.seconds == played.choices
    assert played.slowest == (1.0, 1.0)
    for choices, longest in zip(played.choices, played.longest, strict=True):
        assert 4 <= longest < choices / 2


class Deep(RandomAgent):
    """An agent with a budget that notes how much of it there is."""

    name = "deep"
    seen: list[float]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.budget = 500
        self.fraction = 1.0
        self.seconds = inf

    def decide(self, view: View, decision: Decision) -> Move:
        self.seen.append(self.fraction)
        return super().decide(view, decision)


def test_a_fraction_makes_budgets_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AGENTS, "deep", Deep)
    for fraction in (1.0, 0.1, 0.0001):
        Deep.seen = []
        play(replace(PAIR, agents=("deep", "random"), fraction=fraction))
        assert set(Deep.seen) == {fraction}


def test_an_agent_that_chooses_what_was_not_offered_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Cheat(RandomAgent):
        name = "cheat"

        def decide(self, view: View, decision: Decision) -> Move:
            moves = view.position.scenario.moves
            return next(move for move in moves if move not in decision.options)

    monkeypatch.setitem(AGENTS, "cheat", Cheat)
    with pytest.raises(IllegalMove, match="'cheat' chose"):
        play(replace(PAIR, agents=("cheat", "random")))


# Hands


@pytest.mark.parametrize("processes", [1, 2])
def test_every_thing_is_done_once(processes: int) -> None:
    done = dict(Here(processes).run(sqrt, range(30)))
    assert done == {number: sqrt(number) for number in range(30)}


@pytest.mark.parametrize("processes", [1, 2])
def test_things_are_asked_for_only_when_they_are_needed(processes: int) -> None:
    """So that what came of the first can decide that there is no next."""
    asked = 0

    def things() -> Iterator[int]:
        nonlocal asked
        for number in range(1000):
            asked += 1
            yield number

    running = Here(processes).run(sqrt, things())
    for done, _ in enumerate(running, 1):
        assert asked <= done + 2 * processes
        if done == 5:
            break
    running.close()  # type: ignore[attr-defined]
    assert asked < 20


@pytest.mark.parametrize("processes", [1, 2])
def test_what_goes_wrong_in_a_process_is_told_here(processes: int) -> None:
    with pytest.raises(ValueError, match="math domain error"):
        list(Here(processes).run(sqrt, [1, -1]))


def test_nobody_can_do_no_work() -> None:
    with pytest.raises(SandtableError, match="0 processes are too few"):
        Here(0)
    assert isinstance(hands(None, None), Here)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SandtableError, match=r"pip install 'sandtable\[ray\]'"):
        OnRay("auto")


# The ledger


def test_a_ledger_remembers(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "games.jsonl"
    played = play(PAIR)
    with Ledger(file) as book:
        assert PAIR not in book
        book.add(PAIR, played)
        assert PAIR in book
    with Ledger(file) as book:
        assert book[PAIR] == played
        assert PAIR.exchanged() in book  # the same agents: the same game
        assert replace(PAIR, number=1) not in book
        assert replace(PAIR, fraction=0.5) not in book
    with Ledger(file, fresh=True) as book:
        assert book.games == {}
    assert len(file.read_text().splitlines()) == 1


def test_a_line_that_was_half_written_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played = play(PAIR)
    with Ledger(file) as book:
        book.add(PAIR, played)
    whole = file.read_text()
    file.write_text(whole + '{"game": "undaunted-norm')
    with Ledger(file) as book:
        assert list(book.games) == [PAIR.key]
        book.add(LA_RAYE, played)
    assert file.read_text().startswith(whole)
    with Ledger(file) as book:
        assert set(book.games) == {PAIR.key, LA_RAYE.key}


def test_one_run_at_a_time_writes_a_ledger(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with Ledger(file), pytest.raises(SandtableError, match="another run is writing"):
        Ledger(file)


def test_games_of_other_code_are_not_counted_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    with Ledger(file) as book:
        book.add(PAIR, play(PAIR))
    monkeypatch.setattr(ledger, "fingerprint", lambda: "another")
    with pytest.raises(SandtableError, match=r"1 games of other rules or agents.*--fresh"):
        Ledger(file)
    with Ledger(file, anyway=True) as book:
        assert PAIR in book


def test_the_fingerprint_changes_with_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "agents").mkdir()
    code = tmp_path / "agents" / "clever.py"
    code.write_text("clever = 1\n")
    monkeypatch.setattr(ledger.sandtable, "__file__", str(tmp_path / "__init__.py"))
    before = fingerprint()
    code.write_text("clever = 2\n")
    assert fingerprint() != before


def test_what_is_no_ledger_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("a diary\n")
    with pytest.raises(SandtableError, match="no ledger"):
        Ledger(file)
    assert file.read_text() == "a diary\n"
    head = json.dumps({"format": ledger.FORMAT, "code": fingerprint()})
    file.write_text(f"{head}\nnonsense\n")
    with pytest.raises(SandtableError, match="line 2 is no game"):
        Ledger(file)


def keys(file: Path) -> list[str]:
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:] if line.endswith("}")]
    return [line["game"] for line in lines]


def test_a_killed_run_goes_on_and_neither_loses_nor_repeats(tmp_path: Path) -> None:
    games = 48
    words = ["lab", "balance", "undaunted-normandy", "la-raye", "--games", str(games), "--to"]
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    run = subprocess.Popen(
        [sys.executable, "-m", "sandtable.cli", *words, str(killed), "--jobs", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        process_group=0,
    )
    file = killed / "games.jsonl"
    until = time.monotonic() + 30
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
    # Nobody is left behind: workers go when their parent was killed.
    while True:
        try:
            os.killpg(run.pid, 0)
        except ProcessLookupError:
            break
        assert time.monotonic() < until
        time.sleep(0.02)
    assert run.returncode == -signal.SIGKILL


def test_games_are_kept_before_they_are_counted() -> None:
    assert fixtures.play_and_keep(PAIR).record.startswith("sandtable record 1")
