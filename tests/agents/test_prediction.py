"""Predictions of a scenario's balance: reproducible, with an error estimate, or none at all."""

import random
import time

import pytest

import sandtable
from sandtable.agents.prediction import first_position, predict, predictor
from sandtable.core import made_scenarios

TITLES = [title for title in sandtable.TITLES if predictor(title)]
"""The titles for which a predictor was trained."""


@pytest.mark.parametrize("title", TITLES)
def test_printed_scenarios_are_predicted_the_same_each_time(title: str) -> None:
    game = sandtable.load(title)
    scenario = game.listings()[0].id
    told = predict(game, scenario)
    assert told is not None
    assert 0 < told.mean_error < told.error < 0.3
    assert 0 < told.first_side < 1
    assert predict(game, scenario) == told


def test_a_side_that_is_helped_a_lot_is_predicted_to_win_more() -> None:
    game = sandtable.load("undaunted-normandy")
    data = made_scenarios.parse(game.text("la-raye"))
    data["us"]["aim"]["points"] = 2
    before, after = (
        predict(game, "la-raye"),
        predict(game, game.add(made_scenarios.canonical(data))),
    )
    assert before is not None
    assert after is not None
    assert after.first_side > before.first_side + 0.2


def test_what_is_unlike_all_known_scenarios_has_no_estimate() -> None:
    game = sandtable.load("undaunted-normandy")
    known = predictor(game.id)
    assert known is not None
    start = first_position(game, "la-raye")
    assert not known.is_unlike(start)
    draw = random.Random(1)
    for place in draw.sample(range(len(start)), len(start) // 20):
        start[place] = known.high[place] + 1
    assert known.is_unlike(start)


def test_a_prediction_takes_a_moment() -> None:
    game = sandtable.load("undaunted-normandy")
    predict(game, "la-raye")

    def seconds() -> float:
        began = time.process_time()
        predict(game, "la-raye")
        return time.process_time() - began

    # The minimum of several runs, because other programs may slow down some of them.
    assert min(seconds() for _ in range(5)) < 0.2
