"""Cursor movement on a board by arrow keys."""

from collections.abc import Mapping


def nearest(spots: Mapping[str, tuple[int, int]], spot: str, east: int, south: int) -> str:
    """The next place in one of the four directions; the same one where there is none."""
    if spot not in spots:
        return next(iter(spots), spot)
    x, y = spots[spot]

    def reach(name: str) -> tuple[int, int]:
        """How far a place lies along the arrow, and how far beside it."""
        dx, dy = spots[name][0] - x, spots[name][1] - y
        return dx * east + dy * south, abs(dx * south) + abs(dy * east)

    ahead = {
        name: along + 2 * beside
        for name in spots
        for along, beside in [reach(name)]
        if along > 0 and beside <= along
    }
    return min(ahead, key=lambda name: ahead[name], default=spot)
