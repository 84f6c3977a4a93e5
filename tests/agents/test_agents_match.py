"""Games between agents: streams, pairs, processes and counting."""

import json
from math import isclose

import pytest

import sandtable
from sandtable.agents import AGENTS
from sandtable.agents.match import MatchResult, play_game, play_match, stream, wilson
from sandtable.core import (
    Decision,
    Game,
    IllegalMove,
    Move,
    SandtableError,
    State,
    UnknownName,
    View,
)

TITLE = "undaunted-normandy"


class Watcher:
    """Chooses the first option and records its arguments."""

    name = "watcher"
    given: list[tuple[View, Decision]]

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, view: View, decision: Decision) -> Move:
        self.given.append((view, decision))
        return decision.options[0]


class Cheat:
    """Chooses a move that was not offered."""

    name = "cheat"

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, view: View, decision: Decision) -> Move:
        moves = sandtable.load(TITLE).scenario("la-raye").moves
        return next(move for move in moves if move not in decision.options)


def test_a_game_is_written_down_and_replays(game: Game) -> None:
    record = play_game(game, "la-raye", ("recruit", "random"), seed=5)
    assert record.state.over
    assert sandtable.replay(record.text()).state == record.state
    assert play_game(game, "la-raye", ("recruit", "random"), seed=5).text() == record.text()
    assert play_game(game, "la-raye", ("recruit", "random"), seed=6).text() != record.text()


def test_a_match_counts_the_games_that_play_game_writes_down(game: Game) -> None:
    agents = ("recruit", "random")
    records = [play_game(game, "hill-314", agents, 9, number) for number in range(4)]
    result = play_match(TITLE, "hill-314", agents, games=4, seed=9, jobs=1)
    assert result.games == 4
    assert result.wins == tuple(
        sum(record.state.winner == seat for record in records) for seat in (0, 1)
    )
    rounds = [record.state.view(None).data()["round"] for record in records]
    assert result.rounds == sum(int(str(number)) for number in rounds) / 4
    assert sorted(result.endings) == sorted({record.state.ending for record in records})
    assert sum(result.endings.values()) == 4


def test_every_stream_of_every_game_is_its_own() -> None:
    seeds = {
        stream(seed, number, which)
        for seed in range(5)
        for number in range(20)
        for which in range(3)
    }
    assert len(seeds) == 5 * 20 * 3


def test_the_chance_of_a_game_does_not_depend_on_the_players(game: Game) -> None:
    # The first hands are drawn before the first choice.
    drawn = [
        [entry.text for entry in play_game(game, "la-raye", agents, 3).entries[:8]]
        for agents in (("random", "random"), ("recruit", "random"), ("random", "recruit"))
    ]
    assert drawn[0] == drawn[1] == drawn[2]


def test_with_swap_games_come_in_pairs_with_the_seats_exchanged() -> None:
    # Identical agents play the same game twice, so each wins one of every pair.
    result = play_match(TITLE, "streets-of-tessy-sur-vire", ("random", "random"), 20, 2, swap=True)
    assert result.wins == (10, 10)
    # The stronger agent wins from both seats.
    result = play_match(TITLE, "la-raye", ("random", "recruit"), 10, 2, swap=True, jobs=1)
    assert result.wins[1] >= 8
    assert min(result.side_wins.values()) >= 3


def test_without_swap_the_first_agent_has_the_first_seat() -> None:
    result = play_match(TITLE, "la-raye", ("recruit", "random"), games=7, seed=2, jobs=1)
    assert result.side_wins == {"us": result.wins[0], "de": result.wins[1]}


def test_the_number_of_processes_changes_nothing() -> None:
    told: list[tuple[int, int]] = []
    results = [
        play_match(TITLE, "la-raye", ("recruit", "random"), 8, 4, True, jobs, progress)
        for jobs, progress in ((1, None), (2, lambda done, all: told.append((done, all))))
    ]
    assert results[0] == results[1]
    assert told[-1] == (8, 8)
    assert [done for done, _ in told] == sorted({done for done, _ in told})


def test_the_result_as_data() -> None:
    result = play_match(TITLE, "la-raye", ("recruit", "random"), games=6, seed=1, swap=True, jobs=1)
    data = json.loads(json.dumps(result.data()))
    assert list(data) == ["scenario", "agents", "games", "wins", "draws", "interval", "rounds"]
    assert data["scenario"] == "undaunted-normandy/la-raye"
    assert data["agents"] == ["recruit", "random"]
    assert data["games"] == 6
    assert sum(data["wins"]) + data["draws"] == 6
    assert data["interval"] == list(wilson(data["wins"][0], 6))
    assert 1 <= data["rounds"] <= 40


def test_the_result_as_text() -> None:
    result = MatchResult(
        "a/b", ("x", "y"), 10, (7, 2), 1, 4.25, {"us": 5, "de": 4}, {"draw_agreed": 1, "pinned": 9}
    )
    assert str(result).splitlines() == [
        "a/b: 10 games, 4.2 rounds on average",
        "x won 7, y won 2, drawn 1",
        "x wins 75.0% (95% interval 44.2% to 91.9%)",
        "by side: us 5, de 4",
        "endings: draw_agreed 1, pinned 9",
    ]


def test_a_draw_counts_half() -> None:
    result = MatchResult("a/b", ("x", "y"), 10, (4, 4), 2, 1.0, {}, {})
    assert result.interval == wilson(5, 10)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_against_known_values(wins: int, games: int, low: float, high: float) -> None:
    """The examples of Newcombe, Statistics in Medicine 17 (1998), and one mirrored."""
    found = wilson(wins, games)
    assert isclose(found[0], low, abs_tol=5e-5)
    assert isclose(found[1], high, abs_tol=5e-5)


def test_what_cannot_be_played_is_refused() -> None:
    pair = ("recruit", "random")
    with pytest.raises(SandtableError, match="even number of games, not 7"):
        play_match(TITLE, "la-raye", pair, games=7, swap=True)
    with pytest.raises(SandtableError, match="number of games must be at least 1, not 0"):
        play_match(TITLE, "la-raye", pair, games=0)
    with pytest.raises(SandtableError, match="number of processes must be at least 1, not 0"):
        play_match(TITLE, "la-raye", pair, games=2, jobs=0)
    with pytest.raises(UnknownName, match="did you mean 'recruit'"):
        play_match(TITLE, "la-raye", ("recruits", "random"), games=2)
    with pytest.raises(UnknownName, match="did you mean 'la-raye'"):
        play_match(TITLE, "la-ray", pair, games=2)
    with pytest.raises(UnknownName, match="did you mean 'undaunted-normandy'"):
        play_match("undaunted-normandie", "la-raye", pair, games=2)


def test_an_agent_is_given_views_and_never_a_state(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(AGENTS, "watcher", Watcher)
    monkeypatch.setattr(Watcher, "given", [], raising=False)
    record = play_game(game, "la-raye", ("watcher", "random"), seed=1)
    assert Watcher.given
    for view, decision in Watcher.given:
        assert isinstance(view, View)
        assert not isinstance(view, State)
        assert view.seat == decision.seat == 0
        assert getattr(view, "position", None) is not record.state


def test_a_move_that_was_not_offered_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AGENTS, "cheat", Cheat)
    with pytest.raises(
        IllegalMove, match=r"agent 'cheat' chose .* which is not one of its options"
    ):
        play_match(TITLE, "la-raye", ("cheat", "random"), games=1, jobs=1)
