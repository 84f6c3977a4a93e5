"""Small edits of the scenarios of Undaunted."""

import pytest

import sandtable
from sandtable.core import made_scenarios

EACH_TITLE = pytest.mark.parametrize("title", ["undaunted-normandy", "undaunted-north-africa"])
GROUPS = {"markers", "decks", "supplies", "aims", "initiative", "start", "tiles"}


@EACH_TITLE
def test_edits_change_all_that_a_scenario_has(title: str) -> None:
    game = sandtable.load(title)
    printed = [made_scenarios.parse(game.text(listing.id)) for listing in game.listings()]
    edits = [edit for one in printed for edit in game.facets.edits().candidates(game, one)]
    assert {edit.group for edit in edits} == GROUPS
