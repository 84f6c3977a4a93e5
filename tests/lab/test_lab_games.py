"""Games of an experiment: reproducible by number, mirrored, timed, played by many workers."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from math import inf, sqrt

import pytest

import sandtable
from sandtable.agents import AGENTS, RandomAgent
from sandtable.agents.match import play_game
from sandtable.core import Decision, IllegalMove, Move, SandtableError, View
from sandtable.lab.games import Fixture, Played, play, played_from
from sandtable.lab.workers import LocalWorkers, RayWorkers, make_workers

LA_RAYE = Fixture("undaunted-normandy", "la-raye", ("recruit", "random"), 7, 3)
PAIR = Fixture("undaunted-normandy", "la-raye", ("random", "random"), 1, 0)


def timeless(played: Played) -> Played:
    """Return a result without the values that differ between machines."""
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
    kept = replace(played, record="sandtable record 1")
    assert played_from(json.loads(json.dumps(kept.data()))) == kept


def test_choices_and_turns_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock on which every choice takes a second."""
    seconds = count()
    monkeypatch.setattr("sandtable.lab.games.time.perf_counter", lambda: float(next(seconds)))
    played = play(LA_RAYE)
    assert played.seconds == played.choices
    assert played.slowest == (1.0, 1.0)
    for choices, longest in zip(played.choices, played.longest, strict=True):
        assert 4 <= longest < choices / 2


class Deep(RandomAgent):
    """An agent with a budget, which records its value."""

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


# Workers


@pytest.mark.parametrize("processes", [1, 2])
def test_every_thing_is_done_once(processes: int) -> None:
    done = dict(LocalWorkers(processes).run(sqrt, range(30)))
    assert done == {number: sqrt(number) for number in range(30)}


@pytest.mark.parametrize("processes", [1, 2])
def test_things_are_asked_for_only_when_they_are_needed(processes: int) -> None:
    """The results of the first tasks may decide that there are no more."""
    asked = 0

    def things() -> Iterator[int]:
        nonlocal asked
        for number in range(1000):
            asked += 1
            yield number

    running = LocalWorkers(processes).run(sqrt, things())
    for done, _ in enumerate(running, 1):
        assert asked <= done + 2 * processes
        if done == 5:
            break
    running.close()  # type: ignore[attr-defined]
    assert asked < 20


@pytest.mark.parametrize("processes", [1, 2])
def test_what_goes_wrong_in_a_process_is_told_here(processes: int) -> None:
    with pytest.raises(ValueError, match="math domain error"):
        list(LocalWorkers(processes).run(sqrt, [1, -1]))


def test_nobody_can_do_no_work() -> None:
    with pytest.raises(SandtableError, match="--jobs must be at least 1, not 0"):
        LocalWorkers(0)
    assert isinstance(make_workers(None, None), LocalWorkers)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SandtableError, match=r"pip install 'sandtable\[ray\]'"):
        RayWorkers("auto")
