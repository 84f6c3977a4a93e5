"""What tests of all titles run for: every title that is registered, and some of its scenarios."""

import sandtable
from sandtable.core import Game

WITH_BATTLES = [title for title in sandtable.TITLES if sandtable.load(title).battle_sizes]
"""The titles that have random battles."""


def spread(game: Game, count: int) -> list[str]:
    """Return up to ``count`` printed scenarios at even distances, the first and last included."""
    ids = [listing.id for listing in game.listings()]
    last = len(ids) - 1
    return list(dict.fromkeys(ids[last * place // max(1, count - 1)] for place in range(count)))


def largest(game: Game) -> str:
    """Return the printed scenario with the most tiles or boards on its map."""
    return max(game.listings(), key=lambda listing: listing.tiles).id
