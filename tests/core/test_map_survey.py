"""Questions about a map without a game."""

import time

import pytest

import sandtable
from sandtable.core import Game, UnknownName
from sandtable.core.map_survey import Survey
from titles import largest

TITLES = [title for title in sandtable.TITLES if sandtable.load(title).facets.survey()]
"""The titles that answer such questions."""
MOST_SECONDS = 0.05
"""Maximum seconds for an answer on the largest map, which has been laid out before."""


@pytest.fixture(params=TITLES)
def game(request: pytest.FixtureRequest) -> Game:
    return sandtable.load(request.param)


def survey_of(game: Game) -> Survey:
    found = game.facets.survey()
    assert found is not None
    return found


def test_a_map_has_distances_for_each_side(game: Game) -> None:
    survey, id = survey_of(game), largest(game)
    both = [survey.distances(game, id, side) for side in game.seats]
    for steps in both:
        assert min(steps.values()) == 0, "where it begins"
        assert max(steps.values()) > 2
    assert both[0] != both[1]
    with pytest.raises(UnknownName):
        survey.distances(game, id, "gb")


def test_answers_are_quick(game: Game) -> None:
    """The best of three attempts counts, because the machine may be busy."""
    survey, id = survey_of(game), largest(game)
    first = next(iter(survey.distances(game, id, game.seats[0])))
    for ask in (
        lambda: survey.distances(game, id, game.seats[0]),
        lambda: survey.first_there(game, id),
        lambda: survey.fire(game, id, first, game.seats[0]),
    ):
        times = []
        for _ in range(3):
            began = time.perf_counter()
            assert ask()
            times.append(time.perf_counter() - began)
        if sandtable.COMPILED:
            assert min(times) < MOST_SECONDS, times
