"""Version 4 of the rules, for games started under it.

In this version The Guns of Azeville lasts seven turns and has other handicaps; this folder contains
both and overrides the current content.
"""

from functools import cache
from pathlib import Path

from sandtable.heroes import normandie
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.normandie.version6 import FOLDER as VERSION6


@cache
def load() -> HeroesGame:
    return normandie.edition(4, packs=[VERSION6, Path(__file__).parent])
