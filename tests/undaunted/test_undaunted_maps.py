"""The maps of Undaunted."""

import sandtable
from sandtable.grid.offset import FAR


def test_every_map_of_ours_is_symmetric_and_whole() -> None:
    game = sandtable.load("undaunted-normandy")
    for listing in game.listings():
        laid = game.map(listing.id)
        steps = laid.distances()
        for one, row in enumerate(steps):
            for other, distance in enumerate(row):
                assert distance == steps[other][one] < FAR
                assert (distance == 1) == (other in laid.neighbours()[one])
