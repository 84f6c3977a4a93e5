"""Version 1 of the rules, for games started under it: the round limit was 40 (UN-8.6)."""

from functools import cache

from sandtable.undaunted import normandy
from sandtable.undaunted.game import UndauntedGame

ROUND_LIMIT = 40


@cache
def load() -> UndauntedGame:
    return normandy.edition(1, round_limit=ROUND_LIMIT)
