"""Version 6 of the rules, for games started under it.

In Counterattack at Le Dézert the Germans had a Panzerfaust instead of grenades. In The Road
Junction the Americans had grenades too. This folder contains these scenarios and their handicaps,
which override the current ones.
"""

from functools import cache
from pathlib import Path

from sandtable.heroes import normandie
from sandtable.heroes.content.game import HeroesGame

FOLDER = Path(__file__).parent


@cache
def load() -> HeroesGame:
    return normandie.edition(6, packs=[FOLDER])
