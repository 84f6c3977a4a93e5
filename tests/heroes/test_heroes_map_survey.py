"""Questions about maps of Heroes without a game."""

import pytest

import sandtable
from sandtable.core import UnknownName

GAME = sandtable.load("heroes-of-normandie")


def test_who_is_first_at_an_objective() -> None:
    for one in GAME.facets.survey().first_there(GAME, "war-mess"):
        assert one.places
        assert all(moves is not None and moves > 0 for moves in one.moves)


def test_fire_from_a_place() -> None:
    survey = GAME.facets.survey()
    seen = survey.fire(GAME, "tempest-of-fire", "j7", "us")
    assert any(target.is_blocked for target in seen.targets), "houses and hedgerows"
    assert any(not target.is_blocked and target.limit for target in seen.targets)
    with pytest.raises(UnknownName, match="not a square"):
        survey.fire(GAME, "tempest-of-fire", "z99", "us")


def test_units_under_whose_fire_the_enemy_sets_up() -> None:
    survey = GAME.facets.survey()
    (nest,) = survey.threats(GAME, "private-rex")
    assert (nest.side, nest.unit, nest.place) == ("de", "mg_nest", "j8")
    # Fewer squares than within range: its arc and obstacles exclude some.
    assert 0 < nest.under_fire < survey.fire(GAME, "private-rex", "j8", "de").under_fire
    # A scout sees four squares of the enemy's zone, but even the best die cannot hit there.
    assert survey.fire(GAME, "slaughterhouse", "k5l6", "us").under_fire == 4
    assert survey.threats(GAME, "slaughterhouse") == []
