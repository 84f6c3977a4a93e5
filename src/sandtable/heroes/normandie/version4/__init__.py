"""Version 4 of the rules, for games started under it.

The Guns of Azeville lasted seven turns, with handicaps of its own: both lie in this folder, over
today's.
"""

from functools import cache
from pathlib import Path

from sandtable.heroes import normandie
from sandtable.heroes.content.game import HeroesGame


@cache
def load() -> HeroesGame:
    return normandie.edition(4, packs=[Path(__file__).parent])
