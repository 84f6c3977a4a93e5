"""Version 1 of the rules, for the games started under it: the last round was the 40th (UN-8.6)."""

from functools import cache

from sandtable.undaunted import normandy
from sandtable.undaunted.game import UndauntedGame

ROUND_LIMIT = 40


@cache
def load() -> UndauntedGame:
    return normandy.edition(1, round_limit=ROUND_LIMIT)
