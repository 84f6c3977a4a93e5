"""Version 3 of the rules, for games started under it; the rules check ``theatre.corrected``."""

from functools import cache

from sandtable.heroes import normandie
from sandtable.heroes.content.game import HeroesGame


@cache
def load() -> HeroesGame:
    return normandie.edition(3)
