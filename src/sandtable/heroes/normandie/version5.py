"""Version 5 of the rules, for games started under it; the rules check ``theatre.revised``."""

from functools import cache

from sandtable.heroes import normandie
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.normandie.version6 import FOLDER as VERSION6


@cache
def load() -> HeroesGame:
    return normandie.edition(5, packs=[VERSION6])
