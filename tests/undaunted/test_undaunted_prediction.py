"""Predictions of the balance of Undaunted's random battles."""

import pytest

import sandtable
from sandtable.agents.prediction import predict
from sandtable.lab.measure.scores import Player, Wanted, measure
from sandtable.lab.workers import LocalWorkers


@pytest.mark.parametrize("title", ["undaunted-normandy", "undaunted-north-africa"])
def test_it_tells_more_than_one_half(title: str) -> None:
    """On random battles outside the training set, each measured by 48 games."""
    game = sandtable.load(title)
    ids = [game.random_battle(seed, "small") for seed in range(700_000, 700_012)]
    wanted = {id: Wanted(id, "", 48) for id in ids}
    found = measure(LocalWorkers(1), title, wanted, Player("thumb"))
    guess = half = 0.0
    for id, scores in found.items():
        told = predict(game, id)
        assert told is not None
        guess += (told.first_side - sum(scores) / len(scores)) ** 2
        half += (0.5 - sum(scores) / len(scores)) ** 2
    assert guess < 0.8 * half
