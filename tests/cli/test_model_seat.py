"""A seat for a language model: whole games, in text without hidden information."""

import itertools
import random

import pytest

import sandtable
from sandtable import Rng
from sandtable.core import IllegalMove, SandtableError
from sandtable.model_seat import Rating, SeatGame, lines, odds
from sandtable.testkit.strategies import walk

EACH_TITLE = pytest.mark.parametrize("title", sandtable.TITLES)


def finish(table: SeatGame, seed: int) -> str:
    choosing = random.Random(seed)
    text = ""
    while not table.over:
        options = table.record.state.options(table.seat)
        text = table.choose(str(choosing.randrange(len(options))))
    return text


@EACH_TITLE
def test_a_model_plays_a_whole_game(title: str) -> None:
    game = sandtable.load(title)
    scenario = game.settings["bench"]["scenarios"][0]
    table = SeatGame(title, scenario, game.seats[1], "random", seed=2)
    assert f"seat: {game.seats[1]}" in table.position()
    assert table.question().splitlines()[1].startswith("0: ")
    assert len(table.battlefield().splitlines()) > 10
    before = table.record.state.clone()
    wrong = next(move for move in before.scenario.moves if move not in before.options(table.seat))
    with pytest.raises(IllegalMove) as error:
        table.choose(wrong.text)
    assert table.why_not(wrong.text) in str(error.value)
    with pytest.raises(IllegalMove, match="unknown option 999"):
        table.choose("999")
    for odd in ("surrender", "", "-1", "0.0", "²", "9" * 5000, "x" * 5000):
        with pytest.raises(SandtableError, match=r"unknown (move|option)") as error:
            table.choose(odd)
        assert len(str(error.value)) < 600
    assert table.record.state == before
    assert table.why_not(before.options(table.seat)[0].text) == "This move is possible now."
    text = finish(table, 4)
    assert table.result() in text
    assert table.choose("0") == table.result()
    assert sandtable.replay(table.record.text()).state == table.record.state


@EACH_TITLE
def test_what_is_hidden_does_not_change_what_a_model_reads(title: str) -> None:
    game = sandtable.load(title)
    compared = 0
    for seed in range(10):
        side = game.seats[seed % 2]
        table = SeatGame(title, game.listings()[seed % 3].id, side, "random", seed)
        walk(table.record, Rng(seed), 12 * seed)
        table.record.settle_all(Rng(seed))
        if table.over or table.seat not in table.record.state.seats_owing:
            continue
        moves = table.record.state.scenario.moves[::7]

        def told(table: SeatGame = table, moves: list[sandtable.core.Move] = moves) -> list[str]:
            why = [table.why_not(move.text) for move in moves]
            return [table.battlefield(), table.position(), table.question(), *why]

        shown = told()
        table.record.state = table.view().imagine(Rng(seed + 1))
        assert told() == shown
        compared += 1
    assert compared >= 3


def test_the_games_of_a_pair_have_exchanged_sides_and_their_own_luck() -> None:
    rating = Rating("undaunted-normandy", "la-raye", "random", pairs=2, seed=5)
    tables = []
    for result in (1.0, 0.0, 0.5, 1.0):
        table = rating.next_game()
        assert table is not None
        tables.append(table)
        rating.results.append(result)
    assert rating.next_game() is None
    assert [table.seat for table in tables] == [0, 1, 0, 1]
    hands = [table.record.state.view(0).data()["sides"] for table in tables]
    # A model that remembers the first game of a pair must not know the hands of the second.
    assert all(one != other for one, other in itertools.pairwise(hands))
    data = rating.data()
    assert data["win_rate"] == 0.625
    assert data["pairs"] == {"won": 1, "even": 1, "lost": 0}


def test_time_tokens_and_refusals_are_counted() -> None:
    rating = Rating("undaunted-normandy", "la-raye", "random", pairs=1)
    rating.asked(choice=False, tokens=0)
    rating.answered("twelve signs", refused=False)
    assert rating.seconds == 0
    rating.asked(choice=True, tokens=40)
    rating.answered("no", refused=True)
    rating.asked(choice=True, tokens=-3)
    data = rating.data()
    assert (data["choices"], data["refused"], data["tokens"]) == (2, 1, 40)
    assert data["characters_read"] == 14
    assert rating.seconds > 0


def test_data_is_told_in_short_lines() -> None:
    data = {
        "round": 3,
        "winner": None,
        "sides": {"us": {"hand": {"scout": 2}, "discard": {}}},
        "counters": [{"unit": "scout", "tile": "4A", "suppressed": False, "acted": True}],
        "marked": ["4A", "5B"],
    }
    assert list(lines(data)) == [
        "round: 3",
        "sides:",
        " us:",
        "  hand: scout 2",
        "counters:",
        " unit scout, tile 4A, acted",
        "marked: 4A 5B",
    ]


def test_odds_are_told_in_percent() -> None:
    assert odds({"defence": 4, "hits": 3, "ways": 10}) == " [hits 30%, defence 4]"
    assert odds({}) == ""
