"""Cursor movement on a board by arrow keys."""

from collections.abc import Mapping


def nearest(spots: Mapping[str, tuple[int, int]], spot: str, east: int, south: int) -> str:
    """Return the nearest place in a direction; the same place if there is none."""
    if spot not in spots:
        return next(iter(spots), spot)
    x, y = spots[spot]

    def reach(name: str) -> tuple[int, int]:
        """Return a place's distance along the direction, and across it."""
        dx, dy = spots[name][0] - x, spots[name][1] - y
        return dx * east + dy * south, abs(dx * south) + abs(dy * east)

    ahead = {
        name: along + 2 * beside
        for name in spots
        for along, beside in [reach(name)]
        if along > 0 and beside <= along
    }
    return min(ahead, key=lambda name: ahead[name], default=spot)
