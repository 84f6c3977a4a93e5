"""Intervals have their coverage, the test its error rate, and ratings find the strengths."""

import random
from math import exp, isclose

import pytest

from sandtable.core import SandtableError
from sandtable.lab.measure.ratings import ELO, Ratings, Score
from sandtable.lab.measure.statistics import BETTER, OPEN, WORSE, SequentialTest, difference, rate

LADDER = {"one": 0.0, "two": 100.0, "three": 260.0, "four": 330.0}
"""Strengths of the agents in Elo."""


def chance(upper: str, lower: str) -> float:
    """Return the probability that one agent beats another, from the strengths above."""
    return 1 / (1 + exp(-(LADDER[upper] - LADDER[lower]) / ELO))


def tournament(games: int, dice: random.Random) -> dict[tuple[str, str], Score]:
    pairs = [("two", "one"), ("three", "two"), ("four", "three"), ("four", "one")]
    return {
        pair: Score(sum(dice.random() < chance(*pair) for _ in range(games)), games)
        for pair in pairs
    }


def test_ratings_recover_known_strengths() -> None:
    ratings = Ratings(list(LADDER), tournament(20_000, random.Random(1)))
    for agent, strength in LADDER.items():
        assert ratings[agent].elo == pytest.approx(strength, abs=10)
    assert ratings["one"].low == ratings["one"].elo == 0
    assert ratings.above("three", "two").elo == pytest.approx(160, abs=10)
    assert ratings.above("two", "three").elo == pytest.approx(-ratings.above("three", "two").elo)


def test_intervals_of_ratings_cover_the_truth() -> None:
    dice = random.Random(2)
    covered = tried = 0
    for _ in range(150):
        ratings = Ratings(list(LADDER), tournament(100, dice))
        for agent in ("two", "three", "four"):
            found = ratings[agent]
            covered += found.low <= LADDER[agent] <= found.high
            tried += 1
    assert 0.92 < covered / tried < 0.99


def test_two_agents_are_rated_as_their_score_says() -> None:
    """With the drawn game that is added, the score is 75.5 of 101."""
    ratings = Ratings(["a", "b"], {("b", "a"): Score(75, 100)})
    expected = 75.5 / 101
    assert 1 / (1 + exp(-ratings["b"].elo / ELO)) == pytest.approx(expected)
    wide = 1.959963984540054 * ELO / (101 * expected * (1 - expected)) ** 0.5
    assert ratings["b"].high - ratings["b"].elo == pytest.approx(wide)


def test_who_never_lost_has_a_rating_with_an_end() -> None:
    found = Ratings(["a", "b"], {("b", "a"): Score(200, 200)})["b"]
    assert 300 < found.low < found.elo < found.high < 2000


def test_a_draw_is_half_a_win() -> None:
    drawn = Ratings(["a", "b"], {("b", "a"): Score(50, 100)})
    assert drawn["b"].elo == pytest.approx(0)
    assert rate(50, 100) == rate(49.5 + 0.5, 100)


def test_agents_that_never_met_are_not_compared() -> None:
    with pytest.raises(SandtableError, match="not connected by games"):
        Ratings(["a", "b", "c", "d"], {("b", "a"): Score(1, 2), ("d", "c"): Score(1, 2)})


def test_a_rate_has_wilsons_interval() -> None:
    found = rate(8, 10)
    assert found is not None
    # Newcombe 1998, and any table: 8 of 10.
    assert (round(found.low, 4), round(found.high, 4)) == (0.4902, 0.9433)
    assert str(found) == "80.0% (49.0 to 94.3)"
    assert rate(0, 0) is None


def test_the_difference_of_two_rates_has_newcombes_interval() -> None:
    """The first example of Newcombe 1998: 56 of 70 and 48 of 80."""
    one, other = rate(56, 70), rate(48, 80)
    assert one is not None
    assert other is not None
    between, low, high = difference(one, other)
    assert between == pytest.approx(0.2)
    assert (round(low, 4), round(high, 4)) == (0.0524, 0.3339)


# The sequential test


def verdict(claim: float, truths: list[float], cycles: int, dice: random.Random) -> tuple[str, int]:
    """Return the verdict and the number of cycles, with one check after each cycle of win rates."""
    test = SequentialTest(claim)
    for cycle in range(1, cycles + 1):
        for truth in truths:
            test.add(sum(dice.random() < truth for _ in range(2)) / 2)
        if test.verdict != OPEN:
            return test.verdict, cycle
    return OPEN, cycles


def test_a_clear_difference_is_found_soon() -> None:
    dice = random.Random(3)
    found = [verdict(0.6, [0.8] * 12, 30, dice) for _ in range(40)]
    assert {one for one, _ in found} == {BETTER}
    assert sum(cycles for _, cycles in found) / 40 < 6
    assert {verdict(0.6, [0.4] * 12, 30, dice)[0] for _ in range(40)} == {WORSE}


def test_it_errs_in_at_most_one_of_a_hundred_however_often_one_looks() -> None:
    """If the claim is true, every verdict is an error; a fixed test would err far more often."""
    dice = random.Random(4)
    found = [verdict(0.6, [0.6] * 4, 60, dice)[0] for _ in range(400)]
    assert found.count(BETTER) <= 8
    assert found.count(WORSE) <= 8


def test_uneven_scenarios_do_not_deceive_it() -> None:
    """A cycle whose average is the claim, though some of its scenarios are far above it."""
    dice = random.Random(5)
    found = [verdict(0.6, [1.0, 1.0, 0.2, 0.2], 60, dice)[0] for _ in range(300)]
    assert found.count(BETTER) <= 6
    assert found.count(WORSE) <= 6


def test_long_series_stay_numbers() -> None:
    test = SequentialTest(0.9)
    for _ in range(20_000):
        test.add(1.0)
    assert test.verdict == BETTER
    assert not isclose(max(test.above), 0)
