"""Version 5 of the rules, for games started under it; the rules check ``theatre.revised``."""

from functools import cache

from sandtable.heroes import normandie
from sandtable.heroes.content.game import HeroesGame


@cache
def load() -> HeroesGame:
    return normandie.edition(5)
