"""Small edits of the scenarios of Heroes."""

import sandtable
from sandtable.core import made_scenarios


def test_edits_change_armies_aims_initiative_and_start() -> None:
    game = sandtable.load("heroes-of-normandie")
    printed = [made_scenarios.parse(game.text(listing.id)) for listing in game.listings()]
    edits = [edit for one in printed for edit in game.facets.edits().candidates(game, one)]
    assert {edit.group for edit in edits} == {"armies", "aims", "initiative", "start"}
